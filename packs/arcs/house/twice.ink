// TWICE: a second x comes by mistake; it is foe's. way=use, ask, tool; way3=look, foe, eyes; price=keep, promise, own; end=choice, say, turns; mix=turn, cloth, sheet is how they got mixed up.

=== house_comes_parcel ===
# step: comes
# skeleton: twice
# w: Somebody with a parcel
# title: Sign Here
N: {air} {a_who} {b_who} Nothing was going to happen that day. {h} had said so, in ink. # dry
S: knock
W: Sign here. It's heavy, it's not mine, and I've carried it past my own house. # out of breath
A: We aren't expecting anything. # polite
W: Nobody ever is. Sign. And mind the string. Somebody's tied that who meant it to arrive. # going already
B: I've got it open. # quick
A: You might have read what was on it first! Well? What is it?
B: It's {x}. # puzzled
H: It can't be. I've just this minute been by. # from the other end
N: They looked. {x_cap} {x_was} where {x_they} always {x_was}; and in the paper, with a straw in it, was {x}. # still
B: It's got the same mark, look, on {x_part}. # whispered
A: Give me the paper. It's torn. It says "to", and then there's a hole, and then it's {foe}. # reading

=== house_comes_morning ===
# step: comes
# skeleton: twice
# title: One Too Many
N: {air} {a_who} {b_who} It was {h}'s habit to count everything in {place_of} before breakfast. # dry
H: There's one too many. I've been through it three times. Come and tell me that I've gone silly. # leading the way
N: There stood {x}. And beside {x_them} stood {x}. # still
B: It's had a young one. # awed
{ a_kind:
- "planner": A: Who's been in? Who's got a key? Nobody's to touch either of them till I've drawn it. # pencil out
- "explorer": A: Which came to which, do you suppose? # going round behind
- "wildcard": A: Good. Now we can drop one, and find out. # reaching
- else: A: Perhaps it was lonely, and it thought very hard. # soft
}
G: That'll be what was left on the step. It was in the wet, so I brought it in, and put it with its friend. There was a label. I've got it here, I used it for a list. # arriving with a mop
B: What was on it, {g}? Under the eggs?
G: {foe_cap}. # reading, with difficulty

=== house_mixed_turn ===
# step: mixed
# skeleton: twice
# makes: mix=turn
# title: For Comparison
N: They set them side by side, for comparison. # dry
A: On the left, ours. On the right, the new one. Nobody forget that. # clear
B: Ours is a bit more worn, about {x_part}. I'd know it with my eyes shut. # peering
G: Then shut them. I'll change them about, and you say which. # helpful
A: Good. Turn round, everybody. # turning
N: They turned round. One heard some breathing. # dry
G: Ready! # proud
B: It's that. No. It's this. Is it? What's the answer, {g}?
G: I thought that you knew. # after a moment
A: But you changed them! You know if you changed them!
G: I did it three times, to be fair. And then I thought, that's too easy, and I did it with my own eyes shut. # less proud
H: Which of them's ours? # not loud
A: We'll know in a minute. It's only that you're all looking at me. # not loud

=== house_mixed_clean ===
# step: mixed
# skeleton: twice
# makes: mix=cloth
# title: Nice for When They Come
N: It ought to have been perfectly simple. One had been there always, and was ours; the other was new, and was clean. # plain
A: So we wrap the clean one up again, and put {foe} on it, and there's an end. # with the paper
B: Which is the clean one?
A: It's the one that's... # and stopped
H: I gave them a bit of a rub. I thought, if {foe} {foe_plural:are|is} coming, or anyone is, I'd like them both to look nice. # with a cloth
A: Both? # faint
H: I'd got the cloth out. # with dignity
B: There's the mark! Ours has got a mark, on {x_part}, from that time with the soup! # on both knees
H: I got that off. It's taken me eleven years. I got it off both. # with quiet pride
{ b_kind:
- "planner": B: I had it in a drawing. I had the mark in a drawing, and I threw it away, because we'd got the mark. # white
- "explorer": B: What about underneath? Nobody rubs underneath. Do they? # upside down
- "wildcard": B: Then we'll never know! Isn't it awful? I feel quite well. # dazed
- else: B: You weren't to know, {h}. It does look lovely. # kind
}
A: One of those belongs to {foe}. # to nobody

=== house_due_talks ===
# step: due
# skeleton: twice
# needs: foe=talks
# title: At Six
N: It was then, naturally, that there {foe_was} {foe}; with a hat on, as one calls about a parcel. # dry
F: I've come to ask if anything was left here by mistake. It had a good deal of string. # polite
A: String? # in a high voice
F: I've had it made. It took two years. I'd told nobody, and now I've walked from {den}, and everyone I've passed has said, oh, yes, the parcel. # polite
B: It's here! It's quite safe! It's only that it isn't wrapped. # very fast
N: {one_cap} was trying to see past them, without appearing to. They stood closer. # dry
F: I'd like to carry it in myself. Six o'clock? # low
A: Six. {till != "":Or before {till}?|Or seven?} # hopeful
F: Six. I've put up a shelf. # going
N: They watched until there was nothing to be seen but the hat. # still
B: And if we give back the wrong one, then ours is on that shelf, and we've got a thing that came in a parcel. # low

=== house_due_mute ===
# step: due
# skeleton: twice
# needs: foe=mute
# title: They Know
G: I'd not want to hurry anyone. Only there {foe_is} {foe}, waiting, {foe_plural:in a sort of a row|and not so much as scratching}. # at {door}
A: What {foe_they == "they":are|is} {foe_they} doing? # low
G: Nothing. That's what I don't care for. Only {foe_plural:they're|it's} pointed in this direction. # low
N: They looked, through {slot}. It was so. {foe_plural:{one_cap} was in front, very upright.|{foe_cap} stood there, very upright.} # dry
H: Who'd send a thing like {x} to {foe}? # whispered
A: Whoever it was, there's a label on it. And {foe} {foe_plural:know|knows} that it's come. # letting down the flap
H: At six {foe_they}'ll go home. It's always at six. And {foe_they}'ll want to take it along. # grim
B: We'll have found out by then. It can't be so very hard. There are only the two. # low
A: And if we give up the wrong one? # low
H: Then ours goes off to {den}. I've looked after that since I was so high. And I'd be left here with a stranger, and never know. # sitting down

=== house_go2_use ===
# step: go2
# skeleton: twice
# a: bold
# door: Use them both, and see
# style: bold
# recall: used them both, to see
# title: In Daily Life
# makes: way=use
A: You don't get to know a thing by looking at it. You use it. There's one of those has had years of being ours; the moment that it's put to work it'll come out. # sleeves up
B: Both at once?
A: One each. You have that, I have this, and we go about the day just as we always do. And then we'll say how it was. # handing it over
N: They went about the day, and each of them {x_used}, more than once. It is not easy to be natural with a thing, when it may be a stranger. {b} was heard to say "excuse me". # dry
H: Well? # at noon
A: Mine's got something. It's as though it knew me. # warm
B: So has mine. It's as though it had been waiting. # warm
H: They can't both have. # short
A: Yours is only being polite. # to {b}
B: Mine isn't polite! Mine's never been polite! There was {x_sound}, as soon as I picked it up! # hot
N: And as if it had been asked there came, from {a}'s, {x_sound}. # flat

=== house_go2_ask ===
# step: go2
# skeleton: twice
# door: Ask everyone what they remember
# style: kind
# recall: asked everyone what they remembered
# title: What Everybody Knew
# makes: way=ask
N: They asked {crowd}. There was nobody who did not know {x}; people came in from as far as {far}, wiping their hands, to say so. # warm
A: There's just one thing that we'd like you to tell us. What's it got, that you'd know it by? # pencil ready
G: The dent. There's a dent in {x_part}, low down, on the left. I was by when it was done. # at once
H: It's on the right. And it's not a dent, it's a sort of a star. # short
B: One says dent, on the left. One says star. Next? # writing
N: The next said that one knew it by {x_sound}. The one after her had never heard that, but it was darker when somebody was going to be ill. It had been dropped, and by whom, in nineteen ways. It had been larger. # dry
{ b_kind:
- "planner": B: I've got fifty-one marks, and there's only room on it for six. # leafing
- "explorer": B: It's been further than I have. It's been up {far}, and I never noticed it was gone. # leafing
- "wildcard": B: Somebody's put down that it winks. It's in my writing, but I never said it. # leafing
- else: B: They're all so fond of it. It's only that it isn't the same one. # leafing
}
A: And what do you remember? # to {h}
H: Putting it straight. # after a while

=== house_go2_tool ===
# step: go2
# skeleton: twice
# b: maker
# door: Test them both with [tool]
# style: clever
# recall: tested them both with [tool]
# title: Under Test
# makes: way=tool
B: We want something that's got no opinion. Eyes are no good. Eyes see what they'd like. # wheeling it in
A: And {tool}? # doubtful
B: {tool_cap} never liked anything in its life. If I rig it so, then each of them goes in at this end, and what comes out is a plain yes, or no. # tying
N: The whole of the morning went by, and a good half of the string from the parcel. Then they put in the one; and {tool} shook, and gave it thought. # tense
A: What's it say?
B: It says yes. That's ours! I knew it! I knew it by how it sits! # throwing up {b_their} arms
A: Now put in the other. To be sure. # careful
N: They put in the other. {tool_cap} shook, and gave it thought, for just as long. # dry
B: It says yes. # after some time
A: Put me in. # low
S: creak
B: It says yes. # very low
A: It's friendly. You've gone and made a friendly one. # climbing out

=== house_wrong_use ===
# step: wrong
# needs: way=use
# skeleton: twice
# title: The Better One
N: By four o'clock there was nothing that they had not done with the both of them, and it had to be admitted that one was better. # plain
A: It's mine. There's no question. It goes quicker. It sits flatter. Feel. # holding it out
B: It does. # feeling, unwilling
A: So that's ours. # glad
H: Was ours ever good? # from the side
N: No one had expected that. # still
H: It stuck. It had that way with it. You'd to lean. I showed you both how one leans, when you were new. I don't remember that it was ever any good, I only remember it's ours. # low
A: Then the good one is {foe}'s. And ours is the one that isn't. # slow
B: That's mine. Mine sticks. I've been leaning on it since breakfast. # slow
A: Let me lean on it.
N: {a} leaned. And it was just how one had always leaned; only that by then {b} had been doing it for the whole day, and one could not say any more who had taught it to whom. # rueful

=== house_wrong_ask ===
# step: wrong
# needs: way=ask
# skeleton: twice
# title: A Difference of Opinion
N: It had never crossed anyone's mind that {place_of} might be of two minds about {x}. # dry
H: There's a party that says it's the left. There's a party for the right. They've stopped asking each other to supper. # shutting {door}
A: It was only a question!
H: It was the one question that nobody'd asked. We'd all got along for years, each with our own. # heavy
G: I said a dent. I said it to be helpful. And somebody called me a liar. I've known him since school. # stricken
B: We could say that it doesn't matter. # low
H: You try it. They're all out there, in their coats, in two lots; and each has got a thing that it remembers, that the other lot says never happened. # sitting down
A: We've split it. There was just one of {x}, in everyone's head, and we've gone and made it two. # low
B: It's fifty-one, if you go by the list. # lower

=== house_wrong_tool ===
# step: wrong
# b: maker
# needs: way=tool
# skeleton: twice
# title: Yes
N: They could not get it to say anything else. It said yes to {h}, and yes to a boiled egg. # dry
B: I'll put it in harder. I'll turn up the doubt. # turning something
A: Don't! That's the one that might be ours!
B: It's got to be pressed! You never find out a thing about anyone till they're pressed! # turning
S: crash
N: When it had stopped falling there {tool_was} {tool}, with its legs in the air, and in the midst lay {x} and the other one, some way apart. One of them had lost a piece. It was about as big as a fingernail, off the edge. # still
H: Which one was that? # into the silence
B: I don't know. I'd lost count. # barely
A: So either we've broken ours, or we've broken what belongs to {foe}. # level
H: There's one good thing. # presently
B: What? # wretched
H: You can tell them apart. # picking up the piece

=== house_alike_like ===
# step: alike
# skeleton: twice
# title: Good Night to Both
N: One had begun to get used to them, and nobody wished to be the first to say it. # quiet
A: I said good morning to the both of them. I couldn't say it to one. It might have been the wrong one, and then it'd have been rude to ours. # low
B: I dusted twice. It takes no longer. You come to {x_part}, and go straight on, and there's another. # low
H: It looks better, in a pair. I don't say so to be heard. It was always a bit one-sided, there. # gruff
G: I gave them names. So as to know which was which. # shy
A: You know which is which? # turning
G: No. That's what's so hard. I know what they're called. # shy
N: {x_cap} and the other one stood side by side in the last of the lamp, and threw one shadow between them. # soft
B: One of those goes. At six. And whichever it is, we'll have sent it away not knowing. # low
A: Don't look at it like that. You'll only make it worse. # low
B: I'm not looking at it. I'm looking at both. # low

=== house_alike_foe ===
# step: alike
# skeleton: twice
# title: What Anyone Would Want with It
A: What I don't see is what it's for. {foe_cap} {foe_has} got no more use for {x_a} than a fish for a shelf. # walking up and down
H: {foe_they_cap}'ll want it to laugh at. # sure
B: Nobody makes a thing like that, with the very same mark on it, to laugh at. Look at the work in that. Somebody's gone over {x_part} with a brush of one hair. # holding it to the light
A: How would {foe} know about the mark? It's on the side that's to the wall. # slow
N: They thought about it. One would have had to stand by {hide}, a long time, on a good many evenings, and look in when the lamp was lit. # quiet
G: There's a flat place, just there. I've seen it. I took it for a cat. # slow
B: All that time? To get it right? # low
H: {foe_they_cap} might have knocked. # not so sure
A: Did we ever say that {foe_they} could? # low
H: I said a number of things. I don't know that I ever said that. # very gruff

=== house_go3_look ===
# step: go3
# skeleton: twice
# b: careful
# door: Look where nobody ever looks
# style: careful
# recall: looked where nobody ever looks
# title: On the Inside
# makes: way3=look
A: There's one place that you couldn't copy if you'd only seen it through {slot}. # with the lamp
B: Where?
A: Inside. Or underneath, or round at the back. Wherever it is that one doesn't go. # rolling up a sleeve
N: They had had {x} all their lives, and not one of them had ever looked in there. It felt like reading a person's letters. # hushed
B: What can you see? # holding the lamp
A: It's dark. There's fluff. There's something written, scratched in, quite small. I can't turn my head that far. # muffled
B: What's it say? # eager
A: It's a name. Wait. There's a date under it. # muffled
H: You needn't go on. # from behind them, sharp
N: They had not heard {h_them} come. {h_they_cap} had a hand out, as though to draw a curtain. # still
H: It's only a scratch. It'll be from the maker. Put it back. # not looking at it

=== house_go3_foe ===
# step: go3
# skeleton: twice
# a: bold
# door: Go and look round [den]
# style: honest
# recall: gone to look round [den]
# title: A Shelf
# makes: way3=foe
N: It was some way to {den}. They went by {way_there}, with a lamp, and told each other that it was just to measure. # low
A: If we know where it's to go, we'll know what it's for. # whispered
B: And if we're seen? # whispered
A: We've brought back the string. # whispered
N: Nobody was in. It was very plain, at {den}; there was next to nothing there that had not been found. But on the best side, out of the draught, there was a place that had been made ready. It had been swept. Somebody had put down something soft. # hushed
B: It's exactly the size. # whispered
A: It's higher than ours. It's got the light on it. # whispered
N: In front of it was a place to sit, worn smooth. There was room on it for one; and, one saw after a time, by the way that it had been added to, for some more. # quiet
B: That's where ours goes, at home. You sit so, and it's there, and somebody comes and sits next to you. # slow
A: They've copied that as well. # low
B: They've copied it all. They've only got to have people. # low

=== house_go3_eyes ===
# step: go3
# skeleton: twice
# door: Choose with both eyes shut
# style: bold
# recall: chosen with both eyes shut
# title: The One on the Left
# makes: way3=eyes
A: It's got to be somebody. I'll shut my eyes, and put out a hand, and whichever it is, that's ours. And no one's ever to say a word about it again. # firm
B: For ever?
A: For as long as we live. # firm
N: {a} shut both eyes, and was turned round three times. It was quite still. One hand went out, and wavered, and came down. # hushed
A: This. This is ours. # eyes shut
B: Then it's ours. # low
N: And they waited to feel it. They stood round it, all four, and each put on the face that one has for an old friend at a station. # dry
G: It's gone strange. # whispered
H: It hasn't. It's you. # short, and looked away
A: Somebody say something. I've chosen. I can't keep my eyes shut until supper. # eyes shut
B: It's only that the other one looks so... You didn't see. When your hand went by. # wretched
A: It's a thing! It can't look! # opening them
N: The other one stood there, a little to the side, as one does who has not been picked, and does not mind. # quiet

=== house_truth_look ===
# step: truth
# skeleton: twice
# needs: way3=look
# title: The Third of the Month
A: "{h}." It's your name. And it says, the third, and there's a year. # reading
B: You'd only have been small. # gentle
H: I broke it. # to the lamp
N: It was said so low that {noise} nearly had it. # still
H: I broke the old one. The real one, that's in all of the stories. I was told to hold it, I was looking at something else; and it was in two. I'd a friend who could make things. We did it in a night. I scratched my name in, where no one would look, so that if ever it was found it'd be fair. # low
A: So this, that we've had, for all these years... # slow
H: It's a copy. It always was. I've put it straight every day of my life. I've told people about the dent. # lower
B: Then what {foe} {foe_has} got is a copy of a copy. # trying it
A: Which of them's got the name? # after a moment
B: This. No. I put it down to look at {h}. # looking from one to the other

=== house_truth_foe ===
# step: truth
# skeleton: twice
# needs: way3=foe
# title: Somebody Comes
{ foe_talks:
  F: It isn't finished. You weren't to see it till it had been dusted. # behind them
  A: We only came about the string. # jumping
  F: You're standing just where I'd have asked you to. I'd thought, if there were one here, as well, then there might be somebody who was going by, who'd say, oh, you've got one. And they'd stop. # not moving
  B: Is that what it's for? # low
  F: That's what comes of {x}, with you. I've watched. It doesn't do another thing. People come and put it straight, and then they stay to supper. # simple
- else:
  N: They did not hear {one} till {one_they} {one_was} there. {one_they_cap} looked at them, and at the string; and went by, and sat down, at the one end, before the empty place. # quiet
  A: We were only measuring. # whispered
  N: {one_cap} moved up. {one_they_cap} did it without turning, as one does at home, in the evening, when somebody has come in. # soft
  B: It's for sitting next to. That's all it is. They've seen us at it, through {slot}. They think it's {x} that does it. # whispered
}
A: It's not the thing. It's that there's always been someone else who was looking at it. # low
B: You could do that with a bucket. # low
A: You could. But how would you know, if nobody'd told you? # low
N: One of them had to say that it was nearly six. Neither did. # quiet

=== house_truth_eyes ===
# step: truth
# skeleton: twice
# needs: way3=eyes
# title: What Made It Ours
B: It isn't in it. # sudden
A: What isn't?
B: Whatever it is. I've been going by the feel of it, and the dent, and how it smells. It was never in there. You could boil it down, and there'd be no ours. # walking round the two of them
H: It's been here since before I was. That's in it. # stubborn
B: That's in you. It's you who was here. It's just had you round it. # gentle
N: They turned this over, with caution, as it seemed to have an edge somewhere. # quiet
G: So if we'd had the other? From the start? # working it out
B: Then we'd be fond of the other, and this would be what came in a parcel. # gentle
A: Then it doesn't matter, which we give. # slow
B: No. It doesn't matter in the least. # slow
N: One would have thought that they would be glad of it. They stood there and looked at {x}, twice; and {h}, who had put out a hand to set one of them straight, drew it back. # still
H: I'd sooner have had it broken. # low
A: And {foe}? It'd be the same there. It'll only be ours or theirs by what happens round it. And who's ever been round there? # slower

=== house_price_keep ===
# step: price
# skeleton: twice
# needs: way3=foe
# makes: price=keep
# title: Something to Go with It
P: I'll not send it over there with nothing. A thing wants something next to it that's been somewhere. Otherwise it's only new. # low
Q: It mightn't be new. It might be ours.
P: Then it ought to have something that it knows. It comes to the same. # low
N: {p} had begun to feel through {p_their} pockets, and came, rather soon, to {p_keep}. # quiet
Q: You needn't go as far as that. Put in {food}. # quick
P: It's got to be a thing that somebody'd come back for. To ask how it was. {p_keepwhy} # low
Q: Would you? Go and ask?
P: I'd not be able to keep away. I'd be over there every Sunday. I'd have to say that I was only passing. # with half a smile
Q: That's not giving it. That's lending.
P: No. I'm giving it. It's my going there that's lent. # setting it down

=== house_price_promise ===
# step: price
# skeleton: twice
# needs: way3=look
# makes: price=promise
# title: Whichever Stays
H: I can't. Whichever one it is that stays, I'd look at it and think, is it you? I'd do it every morning. I've not got the mornings. # very low
Q: You'd get used to it.
H: I don't want to get used to it. I want to know. # low
N: {p} had been walking up and down, and now came and stood in front of {h}. # quiet
P: I'll do it. I'll look after it. The putting straight, and the cloth, first thing, before anyone's up. Whichever it is. I'll do it till it's ours, if it isn't. # plain
Q: You? You've never got up first in your life. You think that mornings are something they put on for other people. # amazed
P: How long does it take, {h}? Till it's ours?
H: It took me eleven years. # after thinking
P: Then eleven years. I promise. You can come down and find it straight, and you needn't ask it anything. # rather pale
H: Every day? # looking up
P: I said so. I've only just heard it, myself. # low

=== house_price_own ===
# step: price
# skeleton: twice
# needs: way3=eyes
# makes: price=own
# title: Who Said That It Was Safe
P: Somebody's got to tell {foe} that we don't know. It was left with us for an hour, and we unwrapped it, and {mix == "cloth":rubbed off the mark|got it mixed up with ours}; and now there's not a soul could say which is which. # low
Q: We'll all say it.
P: It was one of us that said it was quite safe. It wasn't all of us. I've got that sort of a voice. I say a thing's safe, and people go home. # low
N: It was so. It was what {p} was for; there were those in {place_of} who would not so much as cross over without having heard it. # quiet
Q: If you say that it wasn't, they'll none of them ever... # and stopped
P: No. Next time that I say it they'll come and see for themselves. They'd be right to. # low
Q: {mix == "cloth":You could say that it was {h}, with the cloth. It was {h}.|You could say that it was {g}. It was {g}.}
{ mix:
- "cloth": H: It was me. I'd got the cloth out. You may say so. # at once
- else: G: It was me. I'd be glad to. # at once
}
P: I know that it was you. And I was the one who said, {mix == "turn":turn round, everybody|they'll be quite safe there, side by side}. # kind, and tired

=== house_go4_choice ===
# step: go4
# skeleton: twice
# door: Let [foe] choose first
# style: kind
# recall: let [foe] choose first
# title: Two, on a Cloth
# makes: end=choice
N: At six they had {x} out, twice over, on a clean cloth, with a lamp to each. # still
A: They're to choose. Whichever they like. And if it's ours then it's ours that they have. # low
H: I've put my back to it. Tell me when it's done. # with {h_their} back to it
B: What if they ask which is which?
A: We'll say. We don't know, and we're sorry, and would they like the one on the left? # low
{ b_kind:
- "planner": B: I've written us a receipt. It says, one, of two. I couldn't think what else to put. # low
- "explorer": B: I'd like to see how one chooses, who's never been let. # low
- "wildcard": B: I'll count to ten, and if they've not picked then I get both. No? No. # low
- else: B: I hope they don't pick the one that they think we'd mind least. # low
}
S: steps_stone
N: They heard {foe} come, and stop, outside {door}, and wait for somebody to say that one could. # hushed
A: It's open! # and then, warmer
B: You can come in. You needn't stand there. It's all out. # calling

=== house_go4_say ===
# step: go4
# skeleton: twice
# door: Own up that they're mixed
# style: honest
# recall: owned up that they were mixed
# title: Before the Hat Is Off
# makes: end=say
N: They had agreed that it should be said at once, before there was time for anyone to be nice. # dry
A: Don't take off your hat. I've got to tell you something, and then you may want to go. # at {door}
N: There {foe_was} {foe}, as good as {foe_their} word, on the stroke. # plain
A: There are two. One's yours, and one's ours; they were next to each other, and {mix == "cloth":somebody had got a cloth out|they got mixed up}. And now we don't know. We've done all that one can do. We don't know. # in one breath
B: We're very sorry. {mix == "cloth":We rubbed it.|We dropped the label, too.} # humble
H: {mix == "cloth":I did that.|I ought to have known ours. I didn't.} # humbler
{ foe_talks:
  F: You unwrapped it? # after a moment
  A: Yes.
  F: All of the string? I did that string. It took me an evening. I'd left you a bow. # hurt
  G: I've got the bow. I kept it. # from behind, holding it out
- else:
  N: {one_cap} heard all that, or at any rate watched their mouths. Then {one_they} came by, between the two of them, to see. # quiet
  G: I've kept the bow. It was such a good one. # holding it out
}
N: It had grown very quiet. {x_cap} stood there, in the lamp; and beside {x_them} {x_was} {x}. # still

=== house_go4_turns ===
# step: go4
# skeleton: twice
# b: maker
# door: Change them over each month
# style: clever
# recall: changed them over each month
# title: On the First of the Month
# makes: end=turns
B: We've been going at {x} as if one stayed, and the other went. Why does either? # sitting up
A: One's theirs.
B: Yes. And we don't know which; so there's only the one way to be fair, and it's that they both live in both. On the first of the month that goes over, and this comes back. # drawing it in the air
H: You'd need somebody to carry it. To and fro. Whatever it was doing out. # slow
B: Two. One from here, and one from there. And it'd be halfway that they'd meet, so that's supper, as neither would have had any. # drawing
N: It was looked at from all sides. It was the kind of plan that has a great deal of walking in it, and not one bit of sense. # dry
A: And which goes first? # weakening
B: It doesn't matter! That's what's so good! It's the only one of all our plans where it doesn't matter! # up on {b_their} feet
H: I'd know where the both of them were. # to {h_them}self
S: knock
N: It was six, and there {foe_was} {foe}. # plain

=== house_act_choice ===
# step: act
# skeleton: twice
# needs: end=choice
N: {foe_cap} came in as far as the cloth, and stood there. # hushed
Q: It's taking ever so long. # whispered
{ foe_talks:
  F: You've put them out so nicely. Which would you like me to have? # at last
  P: It's for you to say. {price == "own":I told you that it was safe, and it wasn't. We mixed them. I did.|We mixed them up, and we're sorry.} You choose. # steady
  F: I've never had the first of anything. May I hold them? # low
- else:
  N: {one_cap} went round by the left, and round by the right. # quiet
  P: Go on. Whichever you like. {price == "own":I said that it was safe with us, and it wasn't. It's the least I can do.|It's for you to say.} # steady
}
N: The one was taken up, with care, and the other; and the one made its very small noise, as on every day of their lives, and the other did not. # still
Q: That's ours. That's the one that does it. Oh, {p}. # not aloud, or hardly
N: It was put down. It was pushed, quite gently, over the cloth, to {h}'s side; and {foe} took up the one that had made no sound. # warm
{ foe_talks:
  F: That one was talking to you. I'd like one that I can start from the beginning. # tucking it under an arm
- else:
  G: Well, I never. They left us the one that talks. # whispered
}
P: We said that we'd {verb}. # when one could
Q: And we {verb_did}. Or it was kept for us.{must_who != "" && must != "": And {must_who} was {must}.|} # blowing {q_their} nose

=== house_act_say ===
# step: act
# skeleton: twice
# needs: end=say
P: {price == "own":It was me who said that it was safe. It's my voice that did it. You needn't believe me, the next time.|So you're to have the one that you think is yours. We'll not say a word.} # steady
{ foe_talks:
  F: I can't tell, either. I'd hoped that you'd know. I thought, they'll be able to see at a glance that mine's only a copy. # low
  Q: We couldn't. We've been at it for the whole day. It was as good as ours. # honest
  F: As good? # very low
  H: There was nobody could tell. I couldn't. And I've had it in my hands since I was so high. # gruff
- else:
  N: {one_cap} put {one_their} face close to the one, and close to the other, as one smells two roses; and sat down between them, baffled. # soft
  H: You see? They can't tell. They made it themselves, and they can't tell. It's as good as that. # gruff
}
P: Take that one. And then you'll come over, won't you, to see if it was the right one? You might have to come more than once. # quick
Q: And we'd come and look at yours. To compare. # quick
N: {foe_cap} took it. Nothing was tied up; there was only the bow, which {g} had put on crooked. # soft
P: We said that we'd {verb}. # at {door}, after a time
Q: We {verb_did}, I should think. One of it.{must_who != "" && must != "": And {must_who} was {must}.|} # waving

=== house_act_turns ===
# step: act
# skeleton: twice
# needs: end=turns
P: Come in. We've something to ask you, and it's got a drawing. {price == "own":And first I've to tell you that it wasn't safe with us. I said that it was. We mixed them.|We've mixed them up. We're sorry. There's a drawing.} # at {door}
N: They showed the drawing. There were two houses on it, and a line between, and on the line two people with one plate. # dry
{ foe_talks:
  F: And who's this? # pointing
  Q: That's you. With the hat. That's when we meet. # hopeful
  F: Every month? # looking up
  Q: On the first. You'd have to bring your own spoon. # hopeful
  F: I've only ever been asked to things so that I could be asked to leave. # slow
- else:
  N: {one_cap} looked at it upside down, which may have been the right way; and laid {one_their} chin, or what {one_they} had, on the line in the middle, where the plate was. # soft
  Q: I think that's a yes. It's either yes, or hungry. # whispered
}
H: Take that one. It's this one's turn to be at home. And you're to put it straight, mornings. It leans. # gruff, handing it over
N: So it went; and as {foe} carried it over {edge} there came back, quite clear, a very small noise. They never knew if that had been theirs. # warm
P: We said that we'd {verb}. # listening
Q: We {verb_did}. Half the time, for ever.{must_who != "" && must != "": And {must_who} was {must}.|} # listening

=== house_after_keep ===
# step: after
# skeleton: twice
# needs: price=keep
N: It was Sunday, and {p} was putting on a clean collar, with {p_their} back to everyone. # dry
Q: Are you going out?
P: I might go by {den}. I'd only be passing. # to the collar
Q: It's not on the way to anything. # fair
P: I'd like to see how it looks, there, with {p_keep}. You get so that you want to know. # off-hand
Q: I'll come. I'll be passing, too. # getting a coat
N: It was where it ought to be, on the best side, out of the draught: {x}, and in front, as straight as a sentry, {p_keep}. # soft
Q: It's been rubbed. # low
{ foe_talks:
  F: I've told two people that it's yours. They both stopped to ask. # as if it were nothing
  P: What did they ask? # low
  F: What you were like. I said that I'd know by Sunday. # moving up
- else:
  N: {one_cap} moved up. There was room, as it happened, for two. # soft
}
Q: Do you miss it? # low, on the way home
P: When I'm at home. Not when I'm there. It's a nuisance, I'll have to keep on going. # low

=== house_after_promise ===
# step: after
# skeleton: twice
# needs: price=promise
N: There was somebody about, at an hour when there was nobody about; one heard a bump, and a word. # dry
Q: {p}? What are you doing up? # from under a blanket
P: I'm putting it straight. # in the dark
Q: Can't it be straight at eight?
P: I said before anyone. Today's the fourth. It was the third yesterday, I trod on a cat. # in the dark
N: One could hear it done: first a very small noise, and then a cloth going round, and then a step back, to look; though as there was no light there can have been nothing to see. # soft
H: You want to lean. # out of the dark
P: I didn't know that you were there. # starting
H: I wasn't going to say. I thought I'd lie in. I lay there, and I waited to mind; and I heard you go round it the wrong way. # gruff
P: Which way's right?
H: Toward you. There. You felt that? It comes to meet you. # showing
P: It never did that for me before. # amazed
H: It's only the fourth day. # satisfied

=== house_after_own ===
# step: after
# skeleton: twice
# needs: price=own
N: It got about, as {p} had known it would. When {p} said that a thing was safe, people nodded, and then they came along and had a look. # dry
H: You said that the step was mended. # arriving with a lamp
P: It is. I think so. I only did it yesterday. # honest
H: I'll just see. You don't mind? # getting down
N: There were four of them at it by noon. They had brought a plank. {p} stood in the midst, and was asked things, and said each time as much as {p_they} knew, and where it left off. # plain
Q: Is it very bad? # low
P: I used to say it, and they'd go. They'd never so much as stop walking. I don't think I ever knew what {h}'s knees looked like. # low
Q: And now?
P: They won't go away. I can't get them to go. That one's telling me about her brother. # with a kind of alarm
H: It's not safe. It's nearly. You want another nail. Hold the lamp. # from underneath
P: You see? It wasn't. I'd have let somebody stand on it. # holding the lamp
