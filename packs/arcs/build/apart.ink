// TAKEN APART: it stands, it is splendid, and they take it down themselves.

=== build_again_silence ===
# step: again
# needs: no-rides
# skeleton: taken_apart
N: They tried again, and again after that. It was the ninth, and they had stopped standing back. # plain
A: Ready? # not looking up
B: I've got a splinter. Go on without me. # sucking a thumb
N: There was {x_sound}. It went on. It did what {x} should do, from the one end right through to the other, and there it stood. # hushed
A: Don't move. # whispered
B: It's going. # whispered
A: I know that it's going. I'm waiting for the other thing. # whispered
B: What other thing?
A: The left. # whispered
N: They waited for the left. It held. It looked like something that had never thought of doing anything else. # quiet
H: I've come to say that it doesn't matter, and you're to stop. Oh. # and no more
B: We said we'd {verb}. {till != "":And it isn't {till} yet.|And we have.} # in wonder
A: Somebody say something ordinary. I'm going to cry on the works. # low

=== build_again_crowd ===
# step: again
# needs: no-rides
# skeleton: taken_apart
N: {till != "":With {till} still to come|By supper on the last day} there stood {x}, and it all shone, and went, and was taller than {hide}. # plain
H: You could see it from {far}! I've been! You can see {x_part} sticking up, and I thought, that's ours. # breathless
A: It's only what we drew. # modest
B: It isn't a bit what we drew. It's got a balcony. # honest
N: Everybody had a turn. They {x_used}, and went home, and came back with an aunt; and they began to say "since": since before, and since it was up. # warm
{ foe_talks:
  F: It's holding. # puzzled
  A: Yes. # kind
  F: I've nothing to say. I've always had something to say. I don't know how one stands. # lost
- else:
  B: And {foe}? {foe_has_cap} {foe_they} been? # low
  A: Been, and gone by. It never so much as rattled. # proud
}
B: What did we do before? # low
A: I don't remember. I think we had the evenings. # low

=== build_again_comic ===
# step: again
# needs: no-rides
# skeleton: taken_apart
# tone: comic
A: Version nine. Stand clear. # pen ready
B: I can't. I'm version eight. I'm still in it. # from inside
A: Then hold on to something that isn't moving. # pulling
N: It moved. There was {x_sound}, all along it; and out of the far end, walking, with a clean collar, and slightly taller, came {b}. # dry
A: It works! # faint
B: I feel wonderful. I've been combed. What is it that it did? # looking down
A: I think it did everything, and you were in the way. # looking in
H: May I? # and was in already
N: By evening there had been a line of people right out to {edge}. They went through it twice, and said that it was for somebody else. # dry
B: It's the finest thing that anyone's ever made. I'm not just saying that because of the collar. # solemn
A: Write down what's holding up {x}, so that we'll know. # giving over the pen
B: I can't find that anything is. # after a look

=== build_go3_run ===
# step: go3
# skeleton: taken_apart
# a: bold
# door: Use it at once, for everything
# style: bold
# recall: used it at once, for everything
# title: All Day Long
# makes: way3=run
A: There's nothing so sad as a thing that's only looked at. Who wants a turn with {x}? # calling
H: I'd like a turn at it. If it's no trouble.
A: And you? And you, behind? All of you! # calling
N: It went from first light till the lamps. It was used for what it was for, and for what was next to that; and by the third day somebody had brought their washing. # brisk
B: It's getting warm, just by {x_part}. # hand on it
A: It's happy.
B: It's not got a day off. Nor have we. There's something come loose behind, and I've tied it up with my bootlace. # low
A: They've waited so long for it. # low
{ b_kind:
- "planner": B: I've begun a book of what's worn. It's on its second book. # low
- "explorer": B: I've seen it do all that it does. I'd like to see something else. # low
- "wildcard": B: I miss when it fell down. # low
- else: B: I know. I'd just like to ask how it is. Nobody's asked. # low
}
N: {x_sound2_cap}, from inside, like a person clearing their throat who hopes to be noticed. # dry

=== build_go3_lend ===
# step: go3
# skeleton: taken_apart
# door: Let [g] lend it out
# style: kind
# recall: let [g] lend it out
# title: Back by Thursday
# makes: way3=lend
G: There's a list. They can each have it for the one day. I've told them, bring it back as you got it. # pencil behind one ear
A: How do they take it home? It's as big as {hide}. # doubtful
G: They don't. They come and stand near it, and it's theirs. # explaining
N: So each day it was somebody's. They came early, in a good collar, and walked up and down before it; and others said, I hear you've got it today. # dry
B: What did you do with it? # to {h}, kindly
H: I had it. I had it till six. # shining
A: And what did you need it for?
H: Oh, I didn't need it. It's so big. What I need's a hinge. But I don't like to say so, with that standing there. # low
N: They wrote that on the list, beside the day. There was a good deal in that column by the end of the week, all of it small. # plain
B: "A hinge." "Any sort of lid." "Something to stop the door." # reading

=== build_go3_sheet ===
# step: go3
# skeleton: taken_apart
# a: careful
# door: Keep it safe, under a sheet
# style: careful
# recall: kept it safe, under a sheet
# title: Not to Be Touched
# makes: way3=sheet
A: I'll not have {x} breathed on. It's the only one that ever stood. It gets a sheet, and it comes out on Sundays. # tucking
B: It's for using. # mild
A: If it's used, it's used up. # tucking
N: They sewed the sheet out of everything that there was. It needed a rope round it, and the rope needed a rail; and so that nobody should come near the rail they took it in turns to sit there. # dry
H: May I see it? # hat in hand
A: Is it Sunday?
H: No. I only wanted to ask if there was a nail left over. Just one. Everything went into that, you know. There isn't a nail in {place_of}. # to the sheet
B: We can't take one out. It's holding. # unhappy
H: No. I quite see. I'll lean something against it. # going
N: {b} watched {h} go, all the way to {far}. # quiet
B: What's {h_they} got to lean? # low
A: I don't know. I've only got eyes for the one thing. I know I have. # low

=== build_lack_run ===
# step: lack
# skeleton: taken_apart
# needs: way3=run
N: One goes to look at people, if they stop coming. It was {h} whom they missed first. # plain
A: {h}? Are you ill? # at {door}
H: It's nothing. It's only that I can't get out. My latch went, and there's nothing to mend it with. It all went into yours. # from within
B: All what did?
H: Every nail. Every hinge. Everybody gave. I gave the good latch, and I kept the one that goes. # from within
{ foe_talks:
  N: It was {foe} who spoke next. # quiet
  F: I've a thing of my own that I never finished. I'd the one bit still to get. I saw it on yours the first day. It's holding up the lamp. # from near by, gruff
  A: Why didn't you say so? # shocked
  F: I did. I said that it would never hold. It's what I say. # gruff
- else:
  B: And {foe} {foe_is} coming on again. Look at them all. There's not a door in {place_of} that shuts. # low
  A: {x_cap} will stand. We built it to stand up to {foe}. # slow
  B: Yes. We did that. It'll be the only thing. # slow
}
A: We've got {place_of} standing out there in one piece. It's just nobody's home. # low
B: It's got eleven latches. I put in eleven. One would've done. # very low

=== build_lack_lend ===
# step: lack
# skeleton: taken_apart
# needs: way3=lend
# a: careful
N: {a} had copied out the column of small things. It went over on to the back. # quiet
A: Here's one that's not signed. "A bit of board, about as long as a child." # reading
B: What's it for?
A: It says, "for a child". # turning it to the light
{ foe_talks:
  B: And that, at the bottom? That's {foe_whose} writing. # leaning over
  A: "One wheel. I had the other. I don't need it." It's crossed out. It's been crossed out more than once. # low
- else:
  B: It's so that they've got something to put up. {foe_cap} {foe_is} on the way again, and there isn't a board in the place. # leaning over
  A: There are ninety. I know where all of them are. # low
}
N: From where they sat one could see {x}, against what there was of the light. It had never looked so fine. # quiet
B: Don't look at it like that. # low
A: I'm not. I'm counting hinges. # wretched
B: It's the only one that ever stood. # low
A: There's four hundred and six things on this list. And it's got four hundred and eleven parts. # low

=== build_lack_sheet ===
# step: lack
# skeleton: taken_apart
# needs: way3=sheet
N: On the Sunday they took off the sheet, and nobody came. # flat
A: They've forgotten what day it is. # tugging it straight
B: No. They're all over there. They're trying to get a door to shut, with a spoon. # low
{ foe_talks:
  N: There was only {foe}. # flat
  F: I came. # in front of it, alone
  A: Thank you. # stiff
  F: It's very good. I had a go at one, when I was young. It wanted one more hinge. I had the place for it all made. I look at yours, and there it is. # not turning round
  B: You might have said! # shaken
  F: It's got a rail round it. # mild
- else:
  A: Is it {foe} again? # uneasy
  B: It'll be here by dark. They've nothing to put up. It's all in that. # nodding at it
  A: This won't so much as rattle. # slow
  B: No. We'll be able to watch, from behind the rail. # low
}
N: It shone. There was nothing between it and them now but a rope, and it was a good rope; people had been asking after it. # dry
A: I made it so that nobody could get a part out. # low
B: You know how they go in, though. # very low

=== build_price_proud ===
# step: price
# skeleton: taken_apart
# makes: price=proud
Q: You've thought of it, too. I can tell. You've got your hands behind you. # low
P: Say it, then. I can't. # low
Q: It comes down. All of it. Not falling: we take it down, and everybody gets what they need. # low
N: It was quiet. {x_sound2_cap}, from behind, very like a sigh. # hushed
P: It's the one good thing that I ever did. I've started a lot. I've got drawers of them. People say, here comes {p}, and they smile, and it's kind. And now they go quiet. # low
Q: I know. I've heard them.
P: In ten years there'll be nobody who believes that it stood. They'll say, those two had a thing once, and it came to nothing, like the rest. # lower
Q: I'd know.
P: You'd be the only one. We'd sound like people who say that they used to be able to sing. # low
Q: Well, I can't do it without you. You're the only one who knows what's under the left. # low

=== build_price_last ===
# step: price
# skeleton: taken_apart
# makes: price=keep
Q: If it comes down, all of it's got to go round. Each bit to somebody. # low
P: Yes. It'd have to be all. # low
N: They both looked up at the same place. It was at the very top, where the two halves came together; and what held them was {p_keep}. It had gone in on the ninth day, since nothing else would. # quiet
Q: You'd get that back. That's yours. # quick
P: What's written beside the last name? # low
Q: It doesn't matter. It's just somebody small. # folding the paper
P: What do they need, {q}? # low
Q: "Anything that was somebody's." # reading, unwilling
P: {p_keepwhy} # after a long time
Q: They didn't know that it'd be you. They'd never have asked.
P: That's how one can tell that it's meant. I'd been thinking I'd take it all down, and be so generous, and go home with that in my pocket. # low

=== build_go4_night ===
# step: go4
# skeleton: taken_apart
# a: careful
# door: Take it down by night, in secret
# style: careful
# recall: took it down by night, in secret
# title: With the Lamps Out
# makes: end=night
N: They went out when everyone was asleep, with their boots in their hands and rags about the hammers. # hushed
A: We take {x} from the top. In the order that it went up, only the other way. # whispered
B: Why in the dark? It isn't a crime. # whispered
A: If they see it come down, they'll say, oh no, don't. And I shall stop. I know myself. # whispered
N: It is odd to take down a thing that you have made. The hands know the way, and are pleased, and keep looking for the next bit to put in. # quiet
B: Do you remember this one? It took us all of a Wednesday. # whispered
A: Don't say their names. Just pass them. # whispered
{ b_kind:
- "planner": B: I've put a ticket on each. It's got who it's for. It's in my best. # whispered
- "explorer": B: It's like going home by the way that we came. # whispered
- "wildcard": B: I said goodbye to the lever. You needn't have heard. # whispered
- else: B: I've got blankets, for the ones that ring. # whispered
}

=== build_go4_all ===
# step: go4
# skeleton: taken_apart
# a: payer
# door: Take it down with everybody watching
# style: honest
# recall: took it down with everybody watching
# title: Hold This
# makes: end=all
N: They had asked everyone to come, and to bring a bag. Nobody knew what the bag was for. # plain
A: This is {x}. You've all seen it go. It's the best that we'll ever do, and I'd like you to look at it properly. # on the step
N: They looked. It did look well. # quiet
A: That's enough. {h}, could you hold this? # and took off the first part
H: What is it? # holding it
B: It's a hinge. It's yours. # handing down the next
H: But it's from the front! It'll not go, without that! Put it back! # horrified
A: No. {g}, you're a lid, I think. Come round this side. # not very steady
G: You can't. It's the only one that ever stood! # not moving
B: I know. Please take it. It's heavy, and if you don't then {a_they}'ll stop. # low

=== build_go4_pin ===
# step: go4
# skeleton: taken_apart
# a: bold
# b: careful
# door: Pull out the one pin
# style: bold
# recall: pulled out the one pin
# title: The Pin
# makes: end=pin
B: If we take down {x} bit by bit, it'll be a week, and we'll have changed our minds by the Tuesday. # low
A: There's a pin. I put it in on the first day. It's at the bottom, on the left. If that's out, then it's all out. # low
B: You never told me that! We've been walking about on it! # shaken
A: I never told anyone. I think you should always leave one way to stop. # low
N: They knelt down. It was quite a small pin, with a ring to it; it might have belonged to a hat. # hushed
B: It's such a lot to be held up by that. # low
A: Do you want to say a few words? # finger in the ring
{ b_kind:
- "planner": B: Four hundred and eleven, counting you. Thank you. That's all. # stiff
- "explorer": B: It was the farthest that we've been. # low
- "wildcard": B: It was never boring. Not even when it worked. # low
- else: B: Only, thank you. And mind your toes. # low
}
A: Both together, then. Take hold. # low

=== build_act_night ===
# step: act
# skeleton: taken_apart
# needs: end=night
N: By the first light {ground} {ground_was} bare. They had gone from one to the next with sacks, and set down at each door what was wanted there. # quiet
P: That's {h}'s. A latch. Don't let it clink. # whispered
Q: And the board, about as long as a child. # whispered
{ foe_talks:
  N: At the last of them sat {foe}, awake. # quiet
  F: That's my step. # low, out of the dark
  P: We've brought you something. It's what you hadn't got. # whispered
  F: That was holding up the lamp. You've never taken it down. It held! I was going to tell you so. I'd got the words ready. # shaken
  Q: You can tell us now. # whispered
  F: It held. # gruff
- else:
  Q: I can hear {foe}. It won't be long. Is everyone's in? # whispered
  P: They've only to get up and shut their doors. They've got doors. # whispered
}
P: {price == "keep":This is the last. It's {p_keep}. I'll put it where it's seen from the bed|That's all. There's nothing left to show it ever stood. I looked}. # low
Q: We built it, though. We said that we'd {verb}. # low
P: And we {verb_did}. And then we unbuilt it, which is a good deal harder.{must_who != "" && must != "": And {must_who} was {must}.|} # sitting on the last sack

=== build_act_all ===
# step: act
# skeleton: taken_apart
# needs: end=all
N: It came down past all of them, hand to hand. Each took what was theirs, and stood there holding it, as one holds somebody's baby. # hushed
Q: A wheel. Who's a wheel? # calling
{ foe_talks:
  N: It was {foe}. # dry
  F: I crossed that out. # from the back
  Q: We could read it. Here. # holding it down
  F: I stood there every day, {p}, and told you that it'd never hold. # taking it
  P: And you were right in the end. Look. # nearly smiling
- else:
  G: It's {foe}! They're nearly here, and you've nothing up! # looking round
  Q: You've got it in your hand. Go home and put it in. All of you! # calling
}
N: It was as high as a person; then it was as high as a knee. # quiet
P: {price == "keep":And that's for you. The small one, there. It's {p_keep}. It was somebody's.|That's the step. I'll get off it. There, now it's nothing. You did all see that it stood?} # low
H: We saw. # for them all
P: We said that we'd {verb}; and we {verb_did}. I wanted someone to have seen it.{must_who != "" && must != "": And {must_who} was {must}.|} # low
Q: They're each of them holding some. It's the most that anyone's ever had to do with it. # low

=== build_act_pin ===
# step: act
# skeleton: taken_apart
# needs: end=pin
P: Now. # low
S: whoosh
N: It did not crash. It had been made too well for that. It opened, from {x_part} downward, and lay down in rows, and the last to go was the left. # hushed
H: What's that? What've you done? # running up
P: We've taken it apart. It's for you. It's for anybody who's short of something. # getting up
{ foe_talks:
  N: Behind {h} came {foe}. # quick
  F: It never fell! I've been waiting, all that time, and it never did! You'd no call to! # quite wild
  P: There's a hinge there that you made a place for. # gentle
  F: I did say that it'd never hold. # picking it up, low
  Q: You did. It held till we asked it not to. # kind
- else:
  Q: Take what you need, and run! {foe_cap} {foe_is} nearly on us! # calling
  H: But what's going to stand? # with an armful
  Q: You are. All of you. With the doors shut. # calling
}
P: {price == "keep":That was at the top. {p_keep_cap}. Give it to the small one, by the rope. No, it's meant.|It'll be forgotten by spring, that it ever went. It did go.} # low
Q: We said that we'd {verb}. I've got the pin. # low
P: Then we {verb_did}. That proves it.{must_who != "" && must != "": And {must_who} was {must}.|} Keep it safe. # low

=== build_use_owner_part ===
# step: use
# skeleton: taken_apart
# needs: owner price=keep,proud
N: There was one part left over, and it had a ticket on it. The ticket said, for {owner}. # quiet
Q: It was all to have been for {owner}. All four hundred and eleven. # low
P: I know. I chose the best of them. It's {x_part}. But what does one do with just that? # holding it
N: They took it along themselves, and held it out, without a word; they could neither of them think how to begin. # tense
P: It's from {x}. You'll have heard. There was a whole one. # low
N: {owner_cap} looked at it for a long time. Behind them, from one house after another, came the noise of doors that shut, and lids that fitted, and a wheel. # hushed
Q: Listen. That's the rest of it. They've all got some. # low
P: {price == "keep":The small thing at the top was {p_keep}. That's gone to somebody small.|I was proud of it. I'd like you to know that it did stand.} # low
N: And then {owner} took it, carefully, and put it where one would see it first on coming in. # warm
Q: Is it enough? # anxious
P: I think that it's the only bit that anyone's going to polish. {stake_fixed_cap}, do you hear? # low

=== build_use_proud ===
# step: use
# skeleton: taken_apart
# needs: price=proud
N: It went as {p} had thought. By the week's end there was only a flat place, and somebody new went across it with a basket. # plain
W: Was there something here? # pausing
P: No. We had a thing up for a bit. # easy, nearly
W: Did it work? # politely
P: It's hard to say, now. # low
N: {q} opened {q_their} mouth and was trodden on. And then, from {h}'s, somebody shut a door. # quiet
Q: Listen. That's the latch. That's from the front, next to the lever. # low
P: And that's the lid. It always had that ring. # with {p_their} head up
Q: There, over by {far}. That's a hinge, and it wants oil. # low
N: You could hear it from where they stood, if you knew it: to the left, and the right, and a long way off, four hundred and six small things, all going. # warm
P: It works. It's just got bigger. # slow
Q: {stake_fixed_cap}, too. They think that they did it by themselves. # low
P: Good. Don't tell them. # content

=== build_use_last ===
# w: The small person
# step: use
# skeleton: taken_apart
# needs: price=keep
N: They had not meant to go by there. It was only that it lay between two other places. # dry
Q: Don't look in. # low
P: I'm not. I'm walking slowly. # walking very slowly
N: The small person was sitting on a step made of part of {x}, with {p_keep} in both hands, and was telling it something. # quiet
Q: It's being held the wrong way up. # low
P: Yes. I never thought of that. It goes just as well. # slow
W: This was somebody's. # looking up, severe
P: Was it? Whose? # gently
W: I'm not allowed to know. It's got a worn place, where they had their thumb. Mine goes in it. Look. # showing
P: So it does. # after a moment
Q: Do you miss it? # when they had gone on
P: I did, as far as that step. Did you hear the doors? That's all of them shutting, right along. {stake_fixed_cap}. # low
Q: It's the wrong way up, and you never said. # fond
