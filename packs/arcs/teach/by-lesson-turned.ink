// TURNED for what is learnt: letters, hands, manner. One of them practises, and the other, with the book, can do it.

=== teach_start_grey ===
# step: start
# skeleton: turned
# needs: learns=letters
# a: payer
# title: The Ones That Don't Move
N: There was a book for it. A great many people had borrowed it, and all of them had stopped at page nine. # dry
B: There's a picture. It's a lady with a goose, if that's any help. # holding it up
A: Don't tell me! I want to get it out of the writing. # scowling at it
A: That one I know. There it is again! And there, and there! # faster and faster
B: You're only doing the one that you know.
A: It's the one that doesn't move. # hot
N: So they came to page nine. It had none of those on it. It was grey from one side to the other, like rain. # flat
A: I look at it, and it looks at me. And then I think of the goose. # low
B: Never mind. # turning back
A: I'll go through it until I get it. A hundred times. You don't have to stay. # grim
B: Somebody's got to turn over. I can look at the goose. # settling down

=== teach_start_light ===
# step: start
# skeleton: turned
# needs: learns=hands
# a: payer
# title: With a Light Hand
N: There was a book, with something spilt on every page up to the ninth, and after that quite clean. # dry
B: "Take what you have, and make a good beginning." # reading out
A: I've made it. It's a lovely beginning. # busy
B: "Now, with a light hand, the rest." # turning over
A: How heavy's light?
B: There's a picture of a lady's hand. It's got a ring on. # holding it up
N: {a} took off a glove, and did the rest, with what was meant to be a light hand. # tense
S: crash
A: It always does that! It's as good as gold, as far as the middle; and then I think about my hand, and it weighs as much as a leg. # from the ruins
B: It was a good beginning. I'd keep that. # brushing it off the page
A: I'll make a hundred of them. You needn't stay. # grim
B: Somebody's got to turn over. # settling down

=== teach_start_occasion ===
# step: start
# skeleton: turned
# needs: learns=manner,quiet
# a: payer
# title: An Exercise for Two
N: There was a book. It fell open at page nine, where everyone before them had given up. # dry
B: "Think of the last time that you ought to have, and did not." # reading out
A: Which? There's rather a list.
B: "Now let a friend come in, and it all happens over again." That's me. I'll do {foe}. # going out
N: {b} came in and was {foe}. It was not very like; but there was something about the eyebrows. # dry
A: Right. This is it. I'm doing it. # with both fists shut
B: You've gone red. # as {b_them}self
A: That's me doing it!
B: It says here that it's quite quiet. There's a lady doing it, look, and she's got a cat on her. # with the page
N: They did it over eleven times. It went well up to where it was wanted, and there {a} thought about it; and then it was only {a}, with {a_their} fists shut. # rueful
A: I'll do it until I can. A hundred times. You needn't stay. # grim
B: Then who's going to come in? # going out again

=== teach_able_by_the_way ===
# step: able
# skeleton: turned
# needs: learns=letters,hands,manner,quiet way3=try,away
# title: By the Way
{ way3:
- "try": Q: Now I'm you. I begin, and I look worried. And now it all goes wrong. Watch! # beginning
- else: N: {p} looked in through the crack. There was {q}, alone, with the book, and had no idea that there was anybody. # still
}
{ learns:
- "letters": N: {q} had page nine open; and went along it, and over to page ten, and laughed at something half-way down. # hushed
- "hands": N: {q} had it before {q_them}, and was thinking of something else; and under {q_their} hands it came right, as a cat sits down. # hushed
- else: N: Then {g} ran in, with a grievance, and got it all over {q}; and {q} did just what one does, and went on looking for {q_their} place. # hushed
}
P: Do that again. # very even
Q: Do what? # looking up
P: What you did there. At the place where one can't.
Q: Is that the place? I didn't see that there was anything. # and then saw {p}'s face
P: I've been at it since I was seven. # very even
Q: I wasn't trying! I'd never have touched it! I only turn over, and it gets in! # frightened
{ way3:
- "try": P: You were making fun of me. You couldn't even get it wrong. # low
- else: P: I was at {far}, all alone, so that nobody should see me not do it. # low
}
Q: I'll forget it. I'll sit on the book. # wretched
P: No. Show me what it looks like when it isn't me. # after a while

=== teach_act_last_page ===
# step: act
# skeleton: turned
# needs: learns=letters
# title: The Last Page
N: They stood up with the book between them, and {p} began. It was slow, with a finger under it; one could hear each step go down. # hushed
{ foe_talks:
  N: At the end of the row {foe} looked at a watch. # dry
  F: Wake me when there's a verb. # aside
- else:
  N: There {foe_was} {foe}; and the finger stood still, and went on. # flat
}
P: And here's the grey page. It's as far as I go with {x}. {q}! # not looking up
N: {q} took it from there. {q_they_cap} read as other people breathe, page upon page; and nobody coughed. It was the first time that anyone had heard what came after the ninth. # warm
Q: There's just the end, now. It's only one line. # and held out the book
P: That's your half. # whispered
Q: It's short. It isn't grey. # whispered
P: "If... you have got... as far as this." # with a finger
N: They waited. It was so still that one could hear the finger. # hushed
P: "Give the book to somebody else." It says that! I read that! That's {lesson_ing}! # in a shout
H: Over here! # with both arms up
P: We said that we'd {verb}. # holding on to the book
Q: We {verb_did}{till != "":, and before {till}|}. You've got to let go of it now.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_act_join ===
# step: act
# skeleton: turned
# needs: learns=hands
# title: A Join in the Middle
N: {p} made the beginning. There was never a better; people stood up, to see it. Then it came to the middle, and {p_their} hand began to weigh. # hushed
{ foe_talks:
  N: {foe_cap} leaned out to watch it fall. # flat
  F: Any moment. # content
- else:
  N: And there {foe_was} {foe}. # flat
}
P: That's all that I know of {x}. Quick, it's going. # low
Q: I can't, with them all looking. I've never thought about it before. It's as heavy as a leg! # whispered
P: I know! You've got it, as well! Put it on top of mine! # whispered
N: So they both had hold of it; and as each of them was thinking about the other's hand, and neither about the thing, it came on by itself, through the middle, and out at the end. # warm
H: It's stopped. Is it meant to have stopped? # whispered
Q: It's done. # looking at it
N: It was put on a tray, and went round. It had a join in it, half-way, as plain as a belt. Nobody would hand it on. # glad
G: That's {lesson_ing}, that is. I've got the bit with the join. # with it in both hands
P: We said that we'd {verb}. # shaking out a hand
Q: And we {verb_did}{till != "":, and before {till}|}. That end's me, and that end's you.{must_who != "" && must != "": And {must_who} was {must}.|} # happy

=== teach_act_real_one ===
# step: act
# skeleton: turned
# needs: learns=manner,quiet
# title: The Real One
N: It was all arranged. {g} was to come in, and be an occasion; {p} was to begin with {x}, and {q} stood by, for the middle. # plain
{ foe_talks:
  N: But it was {foe} who came in. # flat
  F: So which of you is it that can't? # to the whole row
- else:
  N: But {g} did not come. There {foe_was} {foe}, the real one, and no one had practised that. # flat
}
Q: It's not in the book. {p}, it isn't what we did! # whispered
N: {q} had never once had to think of it. Now {q_they} thought of it; and stood there, with {q_their} fists shut, and went red. # still
P: That's how I look. # surprised
Q: How do you get out of it? # whispered
P: I don't know. I've only ever been in. Hold my sleeve. # whispered
N: And because there was somebody hanging on to {p_their} sleeve, who was worse off, {p} forgot to look at {p_their} own fists; and went up to it, and did it. It was quite quiet. It wanted only a cat. # hushed
H: I'd not have known that it was that, if I hadn't felt better. # to {g}
Q: You did it! That was {lesson_ing}! You went straight past the place! # letting go
P: Did I? I was busy. We said that we'd {verb}. # looking back
Q: We {verb_did}{till != "":, and before {till}|}. I've got the book here, and I never turned over.{must_who != "" && must != "": And {must_who} was {must}.|} # out of breath

=== teach_overheard_ahead ===
# step: overheard
# skeleton: turned
# needs: learns=letters,hands,manner,quiet
# title: After Page Nine
N: {p} had begun on {x} once more, and stuck, at the usual place. It was quiet. # plain
{ learns:
- "letters": N: And in the quiet {q}, with the book, laughed out loud. # sudden
- "hands": N: And {q}, who was looking at the book, put out a hand to it, gave it half a turn, and took the hand away. # hushed
- else: N: Then {h} came by, in a temper. {q} did not look up; {q_they} only did what one does, and turned over. And {h} went off, a good deal better. # hushed
}
P: What was that? # slow
{ learns:
- "letters": Q: It's the goose. It's got into her hat, and she doesn't know. # wiping an eye
- "hands": Q: It was leaning. One can't think, with it leaning. # not looking up
- else: Q: What was what? There was somebody here, I think. # not looking up
}
P: That's not on page nine. We haven't come to that. # very even
Q: Haven't we? Then I'll have seen it in the picture. # uneasy
P: There's no picture on that side. # very even
Q: It was an accident. It won't come again. I'm only here to turn over! # alarmed
N: They went back to page nine. But from now on {p} could not help seeing how {q} turned over: a little early, like somebody who has been waiting at the bottom. # quiet
