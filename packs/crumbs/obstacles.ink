=== obst_form ===
# role: obstacle
N: They were stopped by a desk. It stood right across the way, and behind it sat a person with no neck and nine pens. # flat
N: "Purpose of visit?" said the person. "We're going to {goal}," said {a}. The pen stopped. {~"There's no box for that," said the person. "There's trade, and there's pleasure, and there's livestock."|"That's a green form," said the person. "This is the yellow desk. The green desk burned down."}
{ b_kind:
- "planner": B: Then we're livestock. I'd like that in writing, please, with the time and a stamp. # crisp
- "wildcard": B: Livestock! Moo. # at once
- "helper": B: You must be tired. When did somebody last bring you a cup of tea? # kind
- else: B: What's the most interesting thing anybody ever wrote in that box? # curious
}
N: {~There was a very long silence. Then, with a noise like a drawer that had not been opened for years, the person behind the desk began to laugh.|The person behind the desk looked left, and looked right, and moved one pen a very little to the side. Nobody had ever answered before. They had only ever shouted.} The stamp came down. It said: goats, two.
A: {~I have never been so proud to be a goat.|Keep walking. Don't look back. If anyone asks, you've got hooves.} # under the breath
~ m_trust += 1

=== obst_goose ===
# role: obstacle
N: There was a goose on the {crossing}. It was an ordinary goose, of the ordinary size, and nothing in the world was going to get past it. # grave
N: {a} took one step. The goose took one step. {~"Honk," said the goose, in the voice of somebody closing a file.|The goose lowered its head and made a noise like a kettle with a grudge.} Below was the {hazard}, and it did not look any friendlier.
{ a_kind:
- "explorer": A: I've been chased by better things than you! Not worse ones, though. # shaky
- "planner": A: It favours its left foot. On my signal we go right. Why is it looking at me as if it heard that? # low
- "wildcard": A: Honk. # firm
- else: A: There's a nest under the rail. Oh, you poor thing. You're not cross, you're a mother. # soft
}
N: What happened next was quick, and there were feathers in it. When it was over they were on the far side, {b} had lost a shoe, and the goose was walking along behind them with its beak in the air, {~as if it had been its idea from the start|wearing the look of somebody who has just been hired}.
B: {~It's following us. Why is it following us?|Don't feed it. You've fed it. It's ours now, isn't it?} # weary
{ m_pet == "":
  ~ m_pet = "Admiral"
}
{m_pet == "Admiral":A: I shall call it Admiral. # fond}

=== obst_trapdoor ===
# role: obstacle
N: The floor of the passage was made of black squares and white squares, and over the door at the end it said: think before you step. {b} thought. {a} stepped. # dry
N: {~The square sank by the width of a thumb, and somewhere a very large spring said, boing.|There was a click, and a bucket on a rope came down from the ceiling, and stopped just above {a}'s head, and waited.}
{ b_kind:
- "planner": B: Nobody move. White is safe. Or black is safe. It was designed by somebody with a grudge and a ruler. # tense
- "wildcard": B: Hopscotch! # delighted
- "explorer": B: There are footprints. They go as far as the middle, and then they go up the wall. # fascinated
- else: B: Stay there. Hold still. I'm coming to get you, and I'm bringing the umbrella. # calm
}
N: It took three tries and one bucket of custard. {~It was cold custard. It had been there since the place was built.|It was good custard, as it turned out, and that was somehow the worst part.} When they reached the door at last it had no lock, no handle and no hinges. It was painted on.
A: {~All that, for a picture of a door.|I've got custard in my ears. Say something kind.} # dripping
B: {~It's a very good picture. And look, it's a picture of a door that's open.|The paint is wet, though. Somebody's only just shut us out.} # thoughtful
~ m_clues += 1

=== obst_disguise ===
# role: obstacle
N: There was only one way past the guards, and it was a cow. It was a cow for two, from the back room of the theatre, with a zip along the stomach and a sad expression. # straight
A: I'll be the front. # quick
{ b_kind:
- "planner": B: We should toss for it. Fairly. With a {coin} that isn't yours. # suspicious
- "explorer": B: I don't mind. You see more from the back. You just see it later. # cheerful
- "helper": B: You have the front, then. It's hot in the back, and you hate the dark. # kind
- else: B: I was born to be the back. # proud
}
N: They crossed the yard. {~The front half went round a puddle. The back half did not.|Half way over, the two halves had a short disagreement about left.} "Evening, cow," said the first guard. There was a terrible pause. "Moo," said the cow, from both ends.
N: {~"Nice cow," said the second guard, when it had gone by. "Needs feeding up in the middle."|"That's never a cow," said the second guard. "No," said the first. "But I don't get paid for never."}
B: {~I could hear my own heart. Or yours. It was dark.|Next time we're a horse. Horses have more room.} # muffled
~ m_trust += 1
