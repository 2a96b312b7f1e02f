=== turn_shadow_play ===
# role: turn
# topic: thing creature person place
# recap: On a wall, by the light of the [tool], they counted three shadows. The third one drew a picture of [topic] for them. It had not been lost. It had been let in by somebody.
# phase: 1
# title: The [topic_head] on the wall
N: They had put the {tool} down on the {ground} to rest their arms, and it threw their shadows up on the wall. There were three.
{ a_kind:
- "planner": A: One, two. One, two. I'm doing it slowly, and it keeps coming to three. # careful
- "explorer": A: Don't move. I want to see what it does when it thinks that we've gone. # thrilled
- "wildcard": A: Hello, you. Whose are you? # friendly
- else: A: It's standing very close to us. I think it's cold. # soft
}
B: {~It isn't doing what we do. Look. It's pointing.|It's holding something. Hold up the light. It's holding up a light as well.} # whispered
N: {~The third shadow lifted one long hand and drew on the wall, with a finger, the way you draw on a window. When it had done, there was {topic}, as plain as could be, and beside it a door.|It made a shape with its two hands. First the shape was a bird. Then it was {topic}. Then it was a house, with somebody looking out.}
A: {~So it wasn't lost. It was taken in. Somebody opened a door.|Everyone's been looking for where it went. Nobody's looked for who was glad to see it.} # slow
B: {~And you know who. Don't you? Nod, if you do.|Are they still alive, whoever it was? Just nod.|Would you take us there? You needn't say. Just nod.} # to the shadow
N: The shadow nodded. Then the {tool} flickered, and there were two.
~ m_clues += 1

=== turn_borrowed_story ===
# role: turn
# recap: [b] made the old story-teller of [place] turn the page that is always left out. Long ago somebody had asked for help, and [place] had pretended to be out. Behind [topic] there was an apology, still owed.
# phase: 2
# title: The other half of the story
N: It was {b} who asked the old story-teller of {place} for the story of {topic}, all of it, and not only the part for children. # low
B: {~You always stop at the same place. What comes after?|There's another page. I can see it. You've been turning two at once.} # gentle
N: "Nothing comes after," said the story-teller, and shut the book on one finger. But {a} had seen the finger shake.
{ a_kind:
- "helper": A: Somebody asked you not to tell it. Was it somebody you were fond of? # quiet
- "planner": A: The story's got four people in it at the start and three at the end. I've always wondered where the fourth one went. # precise
- "wildcard": A: If you don't tell us, I shall make up an ending. My endings have bears in. # earnest
- else: A: I used to think it was the end because it was bedtime. # slow
}
N: {~So the page was turned. It was a picture of {mark}, and all the people of {place} stood in front of it with their backs to somebody small.|So they heard it. It was not long. Once, {place} had been asked for help, and had pretended to be out.}
A: {~They weren't robbed, then. They were left. And they'd sooner be robbed.|So the story we grew up on was an apology. Only nobody ever got to hear it.} # low
B: {foe != "":Then {foe} isn't the wicked one in this. {foe} is the one at the door.|Then somebody's still out there, knocking. And we're the first who've got up.} # very quiet
~ m_clues += 1
~ m_trust += 1

=== turn_three_wishes_left ===
# role: turn
# topic: thing creature person place
# recap: In the last room stood a bowl of still water, and in it, no bigger than a plum, was [topic]. They might take it out, if they put in something that they would miss.
# phase: 3
# title: One each, and one over
N: In the last room of all there was a bowl of still water, and in the water {topic_was} {topic}, no bigger than a plum, looking up at them. # hushed
B: {~There's writing round the edge. It says that you may take it out. It says that you put something in.|It isn't a lock. It's a pair of scales.} # reading
A: What sort of something? # wary
B: {~Something that you'd miss.|It doesn't say. I think that's the point of it.} # slow
{ a_kind:
- "planner": A: I've nothing but lists. I'd miss the lists. I'd have to write down that I missed them. # trying to smile
- "explorer": A: I could give it the way home. I'd never know the way home again, but I was never any good at it. # light
- "wildcard": A: I've got a joke that only I know. I've been keeping it for when I'm old. # small
- else: A: I could give it my mother's voice. How she says my name. I've got that. # very quiet
}
B: {~No. Not that. Nobody should have to pay with that.|You'd do it, too. That's why it asked you first.} # fierce
N: {~The water did not hurry them. It had all the time there was. Far away, in {place}, one window after another was waiting.|Everyone who came before had knelt here. You could see the two worn places, side by side, where the knees went.}
A: Then what did the others give? Look down there, at the bottom. # hushed
N: They looked. At the bottom lay a hundred small bright things, each as clear as on the day that it was given. None of them had been spent.
~ m_clues += 1

=== turn_homecoming_quiet ===
# role: turn
# recap: They came home to [place] before anyone was up, and set it right, and only the bakers saw. They had said that they would [goal], and they had. But somewhere behind them a light was on that should not have been.
# phase: 4
# title: The last one up
N: They got back to {place} at the hour when only bakers are awake. They had thought about what they would say. # tired
{ m_style:
- "bold": N: {a} had meant to ring every bell in the town. But when it came to it {a_they} only rang one, and that one softly.
- "careful": N: They set everything back just as it had been, a hair's breadth at a time, and {b} checked it, and then {a} checked {b}.
- "kind": N: First they went to the one house where nobody ever called, and told it there, at the kitchen table, to the person who had waited longest.
- else: N: There was one more trick to it. They left the door open, and went and stood round the corner, and let it come home by itself.
}
B: {~Did it work? I was afraid to look.|Is that it? Is that what it's supposed to do?} # whispered
A: {~Look now. Look up. Oh, look at it go.|Shh. Listen. That's the first time in all this while that nothing's missing.} # whispered
N: {~It went over the roofs like breath over a glass. Behind the shutters people turned in their sleep, and smiled, and did not know why.|The baker came out with flour to the elbows, and stood, and took off a cap.} They had said that they would {goal}, and they had, and nobody had seen it but the two of them and a {beast}.
{m_ally != "":X: I saw it. I wasn't asleep. I was never going to be asleep. # gruff}
{m_debt != "":B: We've still got to tell {m_debt}. We promised. We'll go on the way to breakfast. # yawning}
A: {~Are you sorry that nobody clapped?|We could wake them. We could tell them it was us.} # curious
B: {~No. But, {a}, somebody did. Just once. Behind us.|Let them sleep. Wait, though. Who's that, up there, with a light on?} # slow
~ m_clues = 0
~ m_danger = 0

=== turn_kept_for_you ===
# role: turn
# recap: At the very end there was a shelf of jars, with a jar for everyone in [place] and all that they had been afraid to be. That was how they came to [goal]. But there was one jar too many.
# phase: 4
# kind: rescue recover quest mystery friend
# title: Kept for you
N: At the very end there was only a shelf, in a cupboard, under a stair in {mark}. On the shelf stood a row of jars, and each jar had a name on it. # hushed
A: {~That's your name. That one, there, next to mine.|They've got everyone. They've got all of {place} in a cupboard.} # astonished
B: {~It's what we were going to be afraid of. It's been taken out, and put by.|It's every time that somebody gave up. It says so on the lids. With the date.} # reading
{ m_style:
- "bold": N: {a} took the first jar off the shelf and pulled out the cork.
- "careful": N: They carried the jars out one by one, and it took until morning, and they did not break any.
- "kind": N: They took each jar to the house that it belonged to, and knocked, and waited to be asked in.
- else: N: They changed the labels round. It was such a small thing to do, and it undid the work of a hundred years.
}
N: {~And in the last jar of all, with no name on it but the one they had been saying for days, there {topic_was} {topic}.|It made no noise. It was only that, all over {place}, people put down what they were doing and remembered that they had been brave once.} That was how they came to {goal}.
A: {~What shall we do with ours?|You haven't opened yours.} # soft
B: {~Keep them shut. For now. I want to have something to look forward to.|There's one jar more than there are people. I've counted. Somebody isn't on any list.} # thoughtful
~ m_clues = 0
~ m_danger = 0
