// BETTER, episodes 3 and 4: what its staying would cost; it is asked, in its own shape, and chooses.

=== magic_no_talks ===
# step: no
# skeleton: better
# needs: x_talks
X: I'd like to say something. I've never been one for saying. # low
A: Take your time.
X: I know that it was a mistake. I know how hard you've tried. {way3 == "force":I felt you lift.|{way3 == "ask":You asked me twice, and you waited both times.|You kept your hands behind you for a whole day.}} And when it comes to it, I'll go back, if I have to. I've always done what I had to. # low
B: But? # gentle
X: Only, all my life I've been good at being {x}, and nobody ever asked if I liked it. It was like a coat that's been left to you. And then, one day, I wasn't wearing it, and I looked down. # wondering
A: And you were {became_a}.
X: I was comfortable. # simple
N: It is hard to argue with the word. They tried, each of them, inside, and gave it up. # quiet
{ foe_talks:
  F: I've had complaints, in my time. I never had one like that. # looking at the ground
- else:
  B: It was {foe} that did it. I've been so cross with it. # slow
}
A: But {stake}, if you don't. What do we do about that? # low
X: I know. I've been lying awake over that. You do it beautifully, as {became_a}. # low

=== magic_no_mute ===
# step: no
# skeleton: better
# needs: no-x_talks
N: In order to be sure, they put it to the test. On one side, by {hide}, they laid out everything that {x} had had before: {x_left}, and whatever else there was. On the other they put nothing. # plain
A: {way3 == "force":We've tried pulling. Now we go right away, and don't lean.|{way3 == "ask":{x_they_cap} said no. We'd better see if {x_they} {x_plural:mean|means} it. Now we go right away, and don't lean.|One more day of nothing. Now we go right away, and don't lean.}} # stern
B: I'm not leaning.
A: You're leaning with your face.
N: They went away, and counted to a hundred, and came back. {x_cap} had not gone to the one side or to the other. {x_they_cap} had gone to the very edge, where there was a good view, and {x_they} {x_was} looking at that. # quiet
B: It's not that {x_they} {x_plural:mind|minds} the old things. {x_they_cap} just never got to look round from them. # slow
A: Look how high up {x_they} {x_plural:hold|holds} {x_many:themselves|{x_them}self}. I used to think that was the natural height. Where it was before. # low
{ foe_talks:
  F: I could tell you that I'd planned that. # humbly
  B: Did you? # turning
  F: No. # humbly
- else:
  B: And it was only {foe} that did it. It might have done it to a bucket. # low
}
A: But we can't leave it so. {stake_cap}. Somebody's got to think about that. # unhappy
N: {x_sound_cap}. Somebody plainly was. # soft

=== magic_no_manners ===
# step: no
# skeleton: better
# tone: manners
N: A small party was got up, so that {x} might decline in comfort. # dry
A: One does so hope that you'll consider coming back to us. As you were. # pouring
{ x_talks:
  X: How very kind of you to ask. # and nothing further
- else:
  N: {x_sound_cap}. It was gracious, and did not commit itself. # dry
}
B: There's no pressure. Everyone's merely in despair. # passing things
H: I said to {g}, {x} will know what is expected. {x_cap} always did. # sweet
N: And here {x}, who as {x_they} used to be had never in living memory kept anybody waiting, did a thing that they talked of for a year. {x_they_cap} did not hurry. # dry
A: I believe that was a no. # behind the cup
B: It was the most beautiful one that I ever saw. I'd like to learn that. # behind the cup
H: But {stake}! One has a position! Who is to see to it? # shaken
A: We did rather leave that to {x}. All of us. For as long as I've been coming here. # slow
B: Did we ever say thank you? # low
A: We sent a card. It had a kitten on it. We'd signed it in the wrong order. # low

=== magic_price_job ===
# step: price
# skeleton: better
# needs: way3=force
# makes: price=job
N: They put {x} down, and sat on either side of {x_them}, and got their breath. {p} got it back last. # low
P: It can't be done, though. {stake_cap}. You can't have a hole where somebody was, and go round it for ever. # stubborn
Q: No. # low
P: It's got to be seen to. First thing, every day, when it's dark. And no one says well done, because it's only what's always been there. # going slower
Q: That's what {x_they} did. # low
P: I know it's what {x_they} did. I'm just saying it all through once. # irritable
N: {noise_cap} could be heard. It took {p} some time to get to the end of what had been begun. # quiet
P: It'd have to be one of us. # very low
Q: I've got my own. And I'd be no good at it. You need somebody who can't leave a thing crooked. # gentle
P: I was going to have mornings, {q}. This year. I'd a plan for the mornings. I hadn't told anyone, it was going to be just sitting. # very low
Q: You needn't. We can pick {x_them} up again. You take that end. # low

=== magic_price_promise ===
# step: price
# skeleton: better
# needs: way3=ask
# makes: price=promise
N: {p} had got up, and gone off a few steps, and was looking at {board}, on which there was nothing. # low
Q: What have you done? # after a while
P: I gave my word. To {h}. I went on the first night, and {h_they} {h_plural:were|was} sitting there in {h_their} hat, with the lamp on, so as not to miss it. And I said, I'll bring you {x}, exactly the same. I promise. I put my hand here. # low
Q: Did you say exactly?
P: I said it twice. # wretched
N: Back there was {x_sound}. It came once only. One was for yes: it would go, if that was what it was about. # quiet
P: You see? {x_they_cap}'d do it. So that I needn't be somebody who broke it. {x_they_cap} {x_plural:are|is} used to doing it. # bitter
Q: And {h}?
P: {h_they_cap} {h_plural:believe|believes} me. I'm the only one that {h_they} ever {h_plural:do|does}. I'll have to walk in with nothing in my hands, and say that it's not going to happen, and watch the lamp. # very low

=== magic_price_room ===
# step: price
# skeleton: better
# needs: way3=wait
# makes: price=keep
N: {x_cap} would need somewhere to be, for a start. {x_home_cap} was no good, not for {became_a}; they had tried it. # plain
Q: It ought to be dry. There ought to be something to see. And not too far from people. # counting on fingers
P: There isn't any such place. # fast
Q: There is one.
P: That's taken. # faster
N: It was where {p_keep} was. Nobody else had ever put so much as a cup down there. # quiet
P: {p_keepwhy}
Q: I know. I wasn't going to bring it up. # low
P: You did, though. You brought it up with your eyebrows. And there's no room for the two. Where would it go? In a box? # hot
Q: It could go to somebody. You could pick whom. # low
P: Give it away? For {became_a}? # staring
N: There was {x_sound}, in three parts, from across the way, with the flourish. {p} listened to the end, from good manners, and then for some other reason. # soft

=== magic_go4_minute ===
# step: go4
# skeleton: better
# a: bold
# b: careful
# door: Bring [x] back for just one minute
# style: bold
# recall: brought [x] back for just one minute
# title: For One Minute
# makes: end=minute
N: {a} sat straight up in the dark. # plain
A: We've been going on as though it's got to be for good! You don't wake a person for good. You wake them to ask if they want to get up. # loud
B: Sit down. What do you mean? # half awake
A: We {verb}. Properly, the whole way. Just for a minute. And then we ask, so that it's {x} that's answering, and not {became_a}. If {x_they} {x_plural:say|says} stay, {x_they}'ll stay. And if not, we let go. # in a rush
B: And you could do that? Let go? # slow
A: {p == b:{price == "job":I've seen you trying out that alarm clock. If you can, I can.|{price == "promise":It's you that's got to go and tell {h}. I've only got to open a hand.|You packed up {p_keep} tonight. I heard the paper. I can open a hand.}}|{price == "job":I've bought an alarm clock. After that it's nothing, to open a hand.|{price == "promise":I've got to go and tell {h}. After that it's only opening a hand.|I packed up {p_keep} tonight. I know now how a hand opens.}}} # lower
B: How would we even keep hold of it for a minute? # thinking
A: You'd count. You're the only person I know who counts at the right speed. # already dressing

=== magic_go4_party ===
# step: go4
# skeleton: better
# door: Give [x] a supper, with [g]
# style: kind
# recall: gave [x] a supper, with [g]
# title: Supper for Somebody Who Was Leaving
# makes: end=party
N: It was {g} who said that nobody ought to stop being {x} without a supper. # warm
G: You'd do it for a person who was moving house. You have them once more as they were, and everybody says the thing they meant to. Then you stand about in the doorway for an hour. # firm
A: So we {verb}, just for the evening? And then?
G: Then it's late, and somebody looks round for their coat. They take whichever they like. # simple
B: Both coats would have to hang there. # slow
G: Side by side. And no one's to stand in front of either. # sharp
N: {crowd_cap} cooked. It was noticed that each brought what they took to be {x_whose} favourite, and that there were nineteen of them, all different. # dry
A: Not one of us ever knew. # looking at it all
Q: {price == "job":You needn't tell me where you've been. I heard you go round twice, in the dark, to practise.|{price == "promise":You haven't brought a dish. You're going to sit next to {h}, aren't you, and say it.|You've cleared the place. There's a ring there, where {p_keep} was.}} # low

=== magic_go4_dial ===
# step: go4
# skeleton: better
# b: maker
# door: Turn [tool] into a way both ways
# style: clever
# recall: turned [tool] into a way both ways
# title: In and Out
# makes: end=both
N: {b} had begun again with {tool}, and this time there was no front to it. # busy
A: Which end do you go in at?
B: Either. I was so taken up with getting {x_them} out. A thing that you can only come out of is a trap, whichever side you're on. It's got to go both ways, or I'm no better than {foe}. # tightening something
A: So we {verb}, and if {x_they} {x_plural:don't|doesn't} like it... # slow
B: It's there. And there's no catch, I've taken off the catch. And {x_they} {x_plural:work|works} it, not us. # standing back
N: There was one small lever, low down, where {became_a} could get at it, and a second, just above, for {x}. # warm
A: You've put the word "Please" on this one. # reading
B: That's for us. It's so that we'd remember who to say it to. # gruff
Q: {price == "job":You've been asking what time {x} used to get up. {h} told me.|{price == "promise":That's your good collar. You're going up to see {h}. After, is it?|You gave away {p_keep} this morning. You've been very bright ever since.}} # low

=== magic_act_minute ===
# step: act
# skeleton: better
# needs: end=minute
# a: bold
# b: careful
N: They did it {den_in}, when nobody was by. It was easier than it had ever been. Perhaps it was that for once they were not holding on. # tense
S: whoosh
A: {x_cap}! It's {x_them}! We {verb_did}! All there, down to {x_part}!{must_who != "" && must != "": And {must_who} was {must}!|} # breathless
B: Sixty. Fifty-nine. Say what you've got to say. # counting steadily
A: Nobody asked you. So we've come to ask. You can be {x}, and everyone'll be glad. Or you can be {became_a}, and everyone will be, well, late for things. But you choose. Nobody's to mind. # in a rush
B: I'll mind. Forty. But that's not for you to carry. # counting
{ x_talks:
  X: It's good to have the use of {x_part}. I'd forgotten. # looking down
  B: Twenty.
  X: You came all this way to ask me. Then I'd like to be {became_a}, please. I only couldn't have said so as that. You'd have thought that it was the spell talking. # gently
- else:
  N: There {x_was} {x}, with {x_part} and {x_part2}, and nothing put in. {x_sound_cap}. Then, while they watched, {x_they} turned, without being told, and went back to where the crease was, and waited there, like somebody at a gate. # hushed
  B: Two. One. That's not waiting for us to come. That's waiting to be let. # low
}
A: Then I'm letting go. Look. Both hands. # not quite steady

=== magic_act_party ===
# step: act
# skeleton: better
# needs: end=party
N: They did it between the soup and the rest. There was a crease; and there at the head of the table, blinking at nineteen dishes, {x_was} {x}. # warm
A: We {verb_did}! As we said!{must_who != "" && must != "": And {must_who} was {must}!|} And nobody's to cheer, it's late. # beaming
N: They cheered. Then it was quiet, and each of them found that what they had meant to say to {x} for years was quite short. # warm
H: You were always there. I never said. I thought it showed. # gruff
{ x_talks:
  X: It did, a bit. # low
- else:
  N: {x_sound_cap}, as it used to be. Half the table had to look for something in their laps. # soft
}
{ foe_talks:
  F: I only want to say that I'd never have done it if I had known how well you'd all take it. # rising, and sitting down
- else:
  B: Even {foe} {foe_has} stayed away. You'd say that everybody was waiting to be told. # low
}
N: It got late. Somebody looked round for a coat. And {x}, having gone once about the table, and stopped by everyone, went neither left nor right, but straight up to being {became_a}, and put that on. # hushed
A: That's that one, then. # low
B: It fits. You have to say that it fits. # low

=== magic_act_both ===
# step: act
# skeleton: better
# needs: end=both
# b: maker
N: Nobody touched it. They stood well back, with their hands in their pockets, and {x}, as {became_a}, looked the thing over, and got hold of the lower lever. # tense
A: If we {verb} it's you that does it. Please. # low
S: spring
N: There was one smooth click. And {x} stood there, just as on the first day, with {x_part} a little out of true from having been so long put away. # hushed
A: We said that we'd {verb}! {b}! It goes! {x_they_cap} did it {x_many:themselves|{x_them}self}!{must_who != "" && must != "": And {must_who} was {must}!|} # seizing an arm
B: Ssh. That's only one way. # not breathing
{ x_talks:
  X: So that's how you work it. And this one's for going back? # interested
  B: Whenever you like. And then out again. It won't wear out, I've greased it. # hoarse
  X: Then I needn't decide for ever. I was so afraid that I'd have to decide for ever. # letting out a breath
- else:
  N: {x_sound_cap}. {x_they_cap} tried {x_their} old weight, on this side and on that, like someone who is looking over a house they were born in. It was all there. Nobody said a word. # soft
}
N: Then came the second click; and it was {became_a} again, and comfortable. # warm
A: Well, {x_they} tried both. It's more than I ever did. # slow
B: It went both ways. I never made a thing that went both ways. # low

=== magic_settle_job ===
# step: settle
# skeleton: better
# needs: price=job
N: So {p} did it. {p} got up when it was dark, and did what {x} used to do, and for the first week did it badly. # dry
Q: It's crooked. # at {p_their} elbow
P: I know it's crooked! I've been at it since four. How did {x_they} ever get it to stay? # cross
{ x_talks:
  X: You want to lean on it, a bit to the left, and think about something else. # calling over
- else:
  N: From over there came {x_sound}. {p} moved it somewhat to the left. {x_sound_cap}. A hair more. {x_sound2_cap}; and it stayed. # warm
}
P: {x_they_cap} might have said so a week ago. # amazed
Q: {x_they_cap} {x_was} waiting to be asked. It's what {x_they}{x_plural:'re|'s} like now. # dry
N: It was as good as if it had never happened: {stake_fixed}. You could not have told the difference, if you had not been there at four. # quiet
Q: What about those mornings of yours? Just sitting?
P: I get done by seven. Then {x} {x_plural:come|comes} over, and we have ten minutes. I never had it with anyone to sit next to. I'd left that out of the plan. # gruff

=== magic_settle_promise ===
# step: settle
# skeleton: better
# needs: price=promise
N: {p} went up to {h}, with both hands open, so that it could be seen from the door that they were empty. # low
P: I said that I'd bring {x}, exactly the same. I can't. I could have, and I didn't. I'm sorry. # straight out
N: {h} reached over, and turned down the lamp. It was not put out; only turned down, as you do when you have stopped looking at the door. # quiet
H: You said exactly. Twice.
P: I know it. # low
H: I thought at the time, that's a big word. I've known {p} for years, and I never once had anything from {p_them} exactly. # dry
P: What did you want it back for? You never said. # after a while
H: So that I'd know what to do with myself at six. That's all it was. # low
{ x_talks:
  X: I could come at six. I'm free at six, these days. # from behind
- else:
  N: {x_sound_cap}, from somewhere about the height of the knee. {x_they_cap} had come along behind. It was just on six. # warm
}
H: {became_a_cap}. Well, I've had worse to sit with. Move that lamp nearer. # gruff
Q: You went and said it, and {stake_fixed}, after a fashion. # low
P: Nobody believes me now, when I say exactly. It's made me a lot more careful with it. # low

=== magic_settle_room ===
# step: settle
# skeleton: better
# needs: price=keep
N: It was {g} whom {p} had given it to: {p_keep}, and the cloth that went with it, and a page about how. # quiet
P: You've got to say good night to it. You needn't do it out loud. # stern
G: I've got it next to my bed. I say it out loud. # solemn
N: And in the place where that had been, dry, with a view, and not too far from people, there {x_was} {x}. It might have been made for {became_a}. # quiet
Q: You go by there a good deal. # careful
P: I keep putting a hand out. I've done it for so many years that the hand goes by itself. # low
Q: And what happens?
P: It meets {x}. The first time we were both of us embarrassed. # honest
{ x_talks:
  X: I wasn't. I thought, that's a good warm hand, and it's come for somebody else. It can stop here till it remembers. # kind
- else:
  N: {x_sound_cap}, in three parts. There had been a fourth for some days now. It came in when {p} did. # warm
}
Q: They say that {stake_fixed}. How's that been managed? # practical
P: Everyone does a bit, as they pass. It was only ever a lot for one. # slow

=== magic_change_queue ===
# step: change
# skeleton: better
# needs: use=queue
N: After a month nobody would have called it a queue. It was where one went. People had worn a dip in {ground}. # warm
H: Are you for {x}? # making room
A: We only came to see how you were. # sitting down
H: We're the same. We've been meaning to go up to the front, {g} and I, since Thursday. # content
{ foe_talks:
  F: I'm eighth. I had an offer for eighth, and I turned it down. # with pride
- else:
  B: {foe_cap} {foe_plural:haven't|hasn't} been near it. I suppose one doesn't like to push in. # looking about
}
A: {way == "again":And {x_plural:do|does} {x} still go round?|{way == "advice":Did your aunt get up here?|{way == "tool":Who's got the slide?|}}}
H: {way == "again":Every evening. We've started to lay bets.|{way == "advice":She's at the front. The two of them don't say much.|It's been let out by the hour. There's a list.}} # nodding
N: {end == "minute":Once in a while somebody counted from sixty, quite softly, out of respect, and at one they all opened their hands.|{end == "party":Two hooks had been put up there, side by side. On the one there was nothing, and nobody ever hung a coat upon it.|Now and then, when the mood took {x_them}, there was a click, and {x} came out as {x_they} used to be, and had some {food}, and went in again.}} # soft
B: Did we do that right, do you think? # low
A: I don't know. We did it last. It's the first time that we've thought of asking first. # low

=== magic_change_base ===
# step: change
# skeleton: better
# needs: use=base
N: It was not only the small ones now. At any hour somebody would come round by {edge} at a run, in their good boots, and put one hand on {x}. # dry
G: Home! # puffing
A: Who's after you, {g}? # interested
G: My sister. She has come about the curtains. # holding on
H: Move up. I'm only here till I've been forgotten. # with one finger on
B: It's a small place to have so many people in it. # counting
H: That's what makes it safe. # content
N: {way == "again":It was understood that {x} might go round, meanwhile, if it was done slowly.|{way == "advice":It was hummed along to, by those who had got their breath.|Whoever wanted the slide had to wait.}} {end == "minute":Once in the day, for a minute, it was {x} as before that they had hold of; and in that minute nobody pushed.|{end == "party":Of the two coats, one was generally lent to whoever had run without.|Both the levers were sticky with small hands.}} # warm
A: It's not how it was. # low
B: No. I used to go round {x}. I never once went up to {x_them}. # low
G: Is she gone? # from behind

=== magic_change_two ===
# step: change
# skeleton: better
# needs: use=two
N: {h} and {g} still took their turns with {x}. It was only that nobody could say any longer when the one left off and the other began. # dry
G: You may tell {h} that it's past bedtime. # to nobody
H: I heard. I was coming. I'd just got to the pudding. # calling
A: What was it, with the pudding? We've never known. # low
H: Each of us thought that the other one hated it. So we both ate it up, out of kindness, for eleven years. # low
B: And did you?
G: It was revolting. # with love
N: {way == "again":Around them {x} went, quite slow, now, so as not to make a draught.|{way == "advice":{x_cap} lay between them, humming slightly, and being told.|{x_cap} had done for the day, and the slide was folded up.} {end == "minute":At the last stroke, before they put out the lamp, they counted backwards from sixty. It was to show that it could be done.|{end == "party":Two coats hung beside each other at the back; one had a dry cloth over its shoulders, against the moths.|By the two levers somebody had put a saucer with some grease in it, and it was kept full.}}} # warm
A: It's not how it was. # low
B: No. I keep on looking for what's missing, and it's only where I used to look. # low
