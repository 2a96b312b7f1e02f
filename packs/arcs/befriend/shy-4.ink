// SHY, episode 4: it is a friend on its own terms, in front of everyone who was against it.

=== befriend_go4_back ===
# step: go4
# skeleton: shy
# a: payer
# door: Stand well back, and let [x] choose
# style: kind
# recall: stood well back, and let [x] choose
# title: As Far As It Likes
# makes: end=back
N: They marked the place with a stone, and went back from it, further than they wanted, and then as far again. # quiet
B: You can hardly see it from here. # low
A: That's how we've looked to {x}. # low
B: And if {x_they} only {x_plural:go|goes}, without a look? Will you mind? # careful
A: I'll mind like anything. I'll do it here, where {x_they} needn't watch. # steady
B: {price == "keep":It looks small, on that stone, {a_keep}. It never did in your hand.|{price == "board":You've made it go together again, the board. You'd never know who'd been holding hands.|I heard you tell {crowd} that nobody was coming in to supper. With all their hair combed. I couldn't have.}} # low
A: {price == "keep":It isn't small. It's just by itself.|{price == "board":I put us on the inside. It runs better.|They were very quiet. I'd rather that they'd thrown something.}} # level
B: I've never known you stand so still. # low
A: I'm not. I'm going round and round. It's just that I'm doing it on the spot. # low

=== befriend_go4_guard ===
# step: go4
# skeleton: shy
# a: bold
# door: Ask [h] to help keep the way clear
# style: bold
# recall: asked [h] to help keep the way clear
# title: Both Arms Out
# makes: end=guard
N: {h} had not come to be useful. {h_they} had come to say that they were all quite sick of it. # dry
A: We need your arms. # straight out
H: My what? # put off
A: You're broad. You've got a way of standing. When you stand in front of a thing nobody even asks. Would you do it with your back to us, and your face to everyone? # urgent
H: In front of {x}? To keep people off {x_them}? I'm one of the people! # shocked
B: That's why. They'd never push past you. # low
N: {h} thought of it; and, as one does, straightened up a little. # warm
H: {h_yes}
A: And you mustn't turn round. Whatever you hear. # firm
H: I shan't look. I don't hold with looking. {x_is_cap} {x_they} ill? # gruff
B: No. {price == "keep":{x_they_cap}{x_plural:'re|'s} going to be given {p_keep}.|{price == "board":{x_they_cap}{x_plural:'re|'s} going home. There's a board been cut up for it.|{x_they_cap} {x_plural:aren't|isn't} coming in to supper. They've all been told, to their faces.}}
H: Well. Then both arms. # both arms out

=== befriend_go4_lend ===
# step: go4
# skeleton: shy
# b: maker
# door: Give [x] [tool] to keep
# style: clever
# recall: gave [x] [tool] to keep
# title: No Longer Lent
# makes: end=lend
N: {b} came with {tool}, and it had been cleaned. # plain
A: You're lending it again? # low
B: No. You lend a thing to somebody who's passing. I've put a mark on it. Underneath. # holding it up
A: You've drawn {x_left}. # looking
B: I copied it from life. It took me an hour to get it wrong enough. # modest
N: They carried it out between them to where they always sat. {price == "keep":In the other hand {p} had {p_keep}, and did not swing that arm.|{price == "board":The board came behind, on its cord. It was sawn in two, and put together so that no one was hand in hand on it.|Behind them there was no light showing. {p} had gone in and told {crowd} that nobody was coming to supper, and they had all gone home clean.}} # quiet
A: Suppose {x_they} only {x_plural:want|wants} to be left alone? # low
B: Then {x_they} can do that, with {tool}. I'd sooner be left alone with something in my hands. # low
A: You've thought about this a good deal. # looking at {b_them}
B: I've had years. # gruff

=== befriend_act_back ===
# step: act
# skeleton: shy
# needs: no-lulls=sleep end=back no-gruff
# a: payer
N: {x_cap} came out from {hide}, all of {x_them}, and there, square in the way, {foe_was} {foe}. # tense
B: {x_they_cap} can't. Not past that. I'll run. I can get there. # starting
A: Don't you move! It's not our stone. # fierce
{ foe_talks:
  F: What's this? Why's nobody holding {x_them}? # sharp
  A: {x_they_cap} {x_plural:don't|doesn't} need to be held! {x_they_cap} {x_plural:need|needs} you to breathe out! # calling
  F: I am breathing. I've always breathed. # and breathed out
- else:
  B: {x_they_cap}{x_plural:'ve|'s} turned round. {x_they_cap}{x_plural:'re|'s} looking for us. Is that us? # anguished
  A: Then let {x_them} see that we're here. You can do that standing still. # low
}
N: {x_sound_cap}. Then {x} went by, quite close, with {x_part} trembling, and came to the stone. # hushed
B: {x_they_cap} didn't run. # hardly a sound
A: {x_they_cap} {x_was} looking at us the whole way, like somebody on a rope. # whispered
B: And {x_they}{x_plural:'re|'s} coming on. {price == "keep":{x_they_cap}{x_plural:'ve|'s} got {a_keep} held out in front, as they carry the cake.|{price == "board":{x_they_cap}{x_plural:'ve|'s} got the board behind {x_them}, with the bundle on. {x_they_cap}{x_plural:'ve|'s} come to say goodbye.|{x_they_cap} {x_plural:aren't|isn't} going to stop there. Look somewhere else. {x_they_cap}{x_plural:'re|'s} going to sit down.}} # hushed
A: {asked_for != "":We said that we'd {verb}, and we {verb_did}. {way3 == "follow":{x_they_cap} only wanted to go home|{way3 == "empty":{x_they_cap} only wanted somebody there, and nothing said|{x_they_cap} only wanted something to look after}}.|{verb_did_cap}. We said that we'd {verb}, and look.}{must_who != "" && must != "": And {must_who} was {must}.|} # not loud
B: We haven't done anything. # whispered
A: No. That's how. # whispered

=== befriend_act_guard ===
# step: act
# skeleton: shy
# needs: no-lulls=sleep end=guard no-gruff
N: They came all at once, {foe} in front; and there in the way stood {h}, with both arms out. # tense
{ foe_talks:
  F: Let us by. You don't know what's back there! # sharp
  H: No. I've not looked. I gave my word. It's a strange thing, I find I'd rather not be told. # not moving
  F: {x_they_cap} might be doing anything!
  H: {x_they_cap}{x_plural:'re|'s} having a minute. Have you never wanted one? # gruff
- else:
  N: {one_cap} came right up. {h} shut both eyes, and stayed. # flat
  H: I'm not going anywhere. I'm too frightened. You'll have to go round, and there isn't a round. # loud
  A: It's stopped. It's never been stood up to with the eyes shut. # low
}
A: Keep on! {x_they_cap}{x_plural:'re|'s} coming out! # low
N: Behind those arms, for once, it was quiet. {x_cap} came across, a bit, and a bit more. {price == "keep":{p} put down {p_keep}, and took {p_their} own hand away. {x_cap} picked it up as you do with eggs.|{price == "board":{p} put the cord of the board into reach, and {x} took hold of it.|{p} moved over on the stone, without a word, and {x} sat down there.}} # hushed
B: Do you know what we've just done? # whispered
A: {asked_for != "":We {verb_did}, as we said that we would. {way3 == "follow":{x_they_cap} only wanted to go home|{way3 == "empty":{x_they_cap} only wanted somebody there, and nothing said|{x_they_cap} only wanted something to look after}}.|{verb_did_cap}. Just as we said that we would.}{must_who != "" && must != "": And {must_who} was {must}.|} # whispered
H: What's happening? I'm not looking. Is it nice? # from the front
B: Yes. # to the broad back

=== befriend_act_lend ===
# step: act
# skeleton: shy
# needs: no-lulls=sleep end=lend no-gruff
# b: maker
N: {x_cap} came for {tool}, and found the mark. # quiet
A: Don't say anything. Let {x_them} read it. # low
{ x_talks:
  X: This is how {x_plural:we sign|I sign}. # very low
  B: It's yours. It isn't lent. # gruff
  X: {x_plural:We've never had anything that's ours|I've never had anything that's mine}. Where does one put it? # low
- else:
  N: There was {x_sound2}. Then {x_sound}; and then both together, which they had not known that you could do. # hushed
  B: It's yours. It isn't lent. It's got your name on. # gruff
}
A: Look out. It's {foe}. And {x_they}{x_plural:'ve|'s} got nowhere left to hide but behind us. # low
{ foe_talks:
  F: That's somebody's! Make {x_them} put that down! # loud
  A: It's somebody's, yes. Read the bottom. # level
  F: I can't read that. # thrown
  A: Neither can we. It's a name. You only have names on things for people who live about here. # steady
- else:
  N: {x_they_cap} did no such thing. {x_they_cap} set {tool} down in front of {b}, with a small firm bump, as you put down a foot. # still
  A: {x_they_cap} {x_plural:aren't|isn't} behind us at all. {x_they_cap}{x_plural:'re|'s} standing in front of you, {b}. # whispered
}
N: {price == "keep":Last of all {p} held out {p_keep}, and it was taken.|{price == "board":Last of all {p} brought up the board, and the bundle went on it.|Last of all {p} sat down, with {p_their} back turned, and after a while there was another back against it.}} # hushed
B: We said that we'd {verb}. And we {verb_did}.{asked_for != "": {way3 == "follow":{x_they_cap} only wanted to go home|{way3 == "empty":{x_they_cap} only wanted somebody there, and nothing said|{x_they_cap} only wanted something to look after}}.|}{must_who != "" && must != "": And {must_who} was {must}.|} # not quite steady

=== befriend_settle_board ===
# step: settle
# skeleton: shy
# needs: price=board
N: They went with {x_them} as far as {far}. It took {t_left == "one hour":an hour|all morning}, since nobody hurried. The board ran well. # quiet
P: It pulls a bit to the left. That's where I'd painted me. It's thicker there. # low
Q: Do you want to say anything?
P: I had it ready. It had please stay in it, so I've taken that out, and there's not a lot left over. # low
{ x_talks:
  X: {x_plural:We|I}'d have stayed, if you'd asked. # low
  P: I know you would. # level
  X: Thank you for not asking. Now there'll be coming back to see you. You can't, if you've never gone. # low
- else:
  N: {x_cap} leant for a moment against {p}'s hand, quite warm. Then {x_they} took up the cord. # hushed
}
N: Out beyond there was {x_sound}, from several throats; and they went on hearing it for some time after there was nothing to see. # soft
P: I'd never have let on that I could paint, either. # hoarse
Q: You let on, and {stake_fixed}. There's nobody by {hide} now to frighten anyone. # gently
P: No. I keep looking, though. # low

=== befriend_settle_word ===
# step: settle
# skeleton: shy
# needs: price=word
N: They laughed at {p} for a week. Somebody had only to say, and will {x_they} take sugar, and they were all off again. # plain
H: So {x_they} never came in. We'd got out the good cloth. # not cross
P: No. {x_they_cap} won't ever. I shouldn't have promised it. It wasn't mine. # red, but straight
H: What's the use of {x_them}, then, if {x_they} won't sit down with people?
Q: Come and see. You'll have to bring something to do with your hands. # low
N: So {h} came, with some knitting, and was shown which way to look. {x_sound_cap}. {h} dropped a stitch. # hushed
H: Is that all? # in a whisper, presently
P: That's all. # low
H: It's restful. Nobody wants anything. # amazed
N: On the next evening there was {g}, with some peas to shell; and then {foe_talks:{one}, who had only come to complain, and stayed to hold the wool|a stool for whoever might be passing}. They all of them looked the other way. # warm
Q: All evening, and nobody asked anybody anything, and {stake_fixed}. # low

=== befriend_settle_keep ===
# step: settle
# skeleton: shy
# needs: price=keep
N: {p} went past {hide} each morning to see if {p_keep} was all right. It was. It had been turned a little, so as to get the light. # quiet
P: I never thought of turning it. # low
Q: You could ask for it back. I think {x_they} would give it you. # low
P: I did ask. On the second day. I held out my hand, and {x_they} gave it at once. {x_they_cap}'d wrapped it in something. And {x_they} stayed there, just as if {x_they}'d still had it to mind. # low
Q: And you've not got it now.
P: No. I said, I only wanted to see how you do the wrapping. # gruff
N: {x_cap} {x_was} out nearly every day, these days. It is not so easy to be shy of people when you are in charge of something. {x_they_cap} had even been seen to look cross, at {foe}, for coming too close with a draught. # dry
Q: {foe_cap} went round. I saw it. I saw who gave way. # pleased
P: That'll be why {stake_fixed}. There's somebody there now who's minding things. # slow
Q: And you've slept, for once. It's taken years off you.
P: It's odd. I've put it down, and it's still mine. # puzzled

=== befriend_change_back ===
# step: change
# skeleton: shy
# needs: end=back
# a: bold
# b: careful
N: There is a stone there now that is not to be moved. It has no writing on it, and everybody knows what it says. # plain
A: I passed {g}'s new neighbour on the way. A thin one, with a hat. I didn't wave. # proud
B: Not at all?
A: I stood about, some way off. I {way == "wait":sat on both my feet|{way == "food":ate something, slowly, where I could be seen|dropped a thing that I didn't need, and went on}}. # modest
B: And?
A: The hat turned round. I'd say we're at thirty. # content
N: {hurt == "crowd":In {place_of}, if you saw something wonderful by {hide}, you told nobody. It was the one secret that everybody kept.|{hurt == "shut":{door_cap} had been wedged open with a folded cloth. It let in a draught, and nobody would hear of moving it.|{b} had made {b_them}self a rule, about hands. It was to hold one out, and then to wait, and it nearly always took longer than you would think.}} # warm
A: I used to think that you made friends by getting there first. # thoughtful
B: I used to think you made them by being asked. # thoughtful
A: Where does that leave us?
B: Here. It's halfway. # moving over

=== befriend_change_guard ===
# step: change
# skeleton: shy
# needs: end=guard
N: What nobody had expected was {h}. {h_they} had got a taste for it, and would stand in front of anyone. # dry
H: Stand back! There's somebody here having a cry, and it's nobody's business! # ringing
A: {h}, I was only blowing my nose. # from behind
H: Take your time over it. # arms out
B: You've not asked once what {x_they} looked like. # curious
H: I said that I wouldn't look. There's not many can say they've got a friend whose face they've never seen. You get a lot of practice with the voice. # gruff
N: {way == "wait":It had become the custom in {place_of} to sit down for a while before saying anything, and a good deal had stopped needing to be said.|{way == "food":At every supper in {place_of}, these days, the best bit was left in the middle, and somebody always broke it in two.|All over {place_of} things that stuck were left out at night by accident. One couldn't get anything done by day.}} # warm
A: And {hurt == "crowd":no one says oh|{hurt == "shut":no one shuts {door}|no one grabs}}. I've noticed.
H: They'd better not. # ominous
B: Did you ever hear {x_them}? Behind you, that day? # low
H: I heard {x_sound}. It was the back of my own neck that it was pleased with. # shy

=== befriend_change_lend ===
# step: change
# skeleton: shy
# needs: end=lend
# b: maker
A: What are you making? # leaning in
B: Nothing. Another of {tool}. I gave mine away, if you remember. # busy
A: It's coming out different. # looking
B: I'm leaving the last part. I used to finish things. I'd not have let anyone near them till they were done. # busy
N: It stood with one side open, at about the height where somebody else could get a hand in. # quiet
A: Who's it for, that part?
B: Whoever comes. You, if you like. You needn't be good at it. # gruff
N: {way == "wait":{a} sat down, on both feet, and did nothing for a while, which was how you began.|{way == "food":{a} broke what was left of the {food}, and put the middle halfway between them.|{a} gave it a kick, for luck, so that it should look more like an accident.}} # warm
B: {hurt == "crowd":Don't tell anyone|{hurt == "shut":And leave {door} open|And you can let go of my sleeve}}. # not cross
A: {b}? This bit sticks. # trying
B: Does it? On the left? # not looking up
A: You did that on purpose. # slow
