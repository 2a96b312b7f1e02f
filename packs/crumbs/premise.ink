=== premise_meeting ===
# role: premise
N: There was an emergency meeting in {place}. There was one most weeks, but this time people had actually come. {logline} # solemn
N: {~The mayor asked who would like to do something about it, and four hundred people found something interesting on the ceiling.|Somebody proposed a committee. Somebody else proposed a smaller committee to choose the committee. It was going to be a long night.} {a} had only come in for the biscuits. {b} had only come in for {a}.
{ a_kind:
- "explorer": A: We'll go! Where is it? Is it far? I hope it's far. # eager
- "planner": A: I have some notes. I have a chart. I've brought my own pointing stick. # brisk
- "wildcard": A: I put my hand up to ask for the last biscuit. Why is everybody clapping? # puzzled
- else: A: Somebody ought to help, and nobody else has their hand up. # worried
}
{ b_kind:
- "explorer": B: I was halfway up myself. I just wanted to see who else would. # cheerful
- "planner": B: You do know that you've just volunteered both of us. In writing. There's a man writing. # faint
- "wildcard": B: I like it. I've had no plans since breakfast, and I broke those. # bright
- else: B: They won't go alone. Put me down as well. And two packed lunches. # firm
}
N: And so it was carried, by four hundred votes to none, that {a} and {b} would {goal}. The applause was very loud. It sounded a good deal like relief.

=== premise_sandwich ===
# role: premise
N: It began, as so much in {place} began, with somebody else's lunch. {a} unwrapped what {a_they} believed to be {food}. It was a note. # confiding
N: The note was sticky, and in a great hurry, and it said this. {logline} {~Under that, somebody had drawn a very bad picture of two people running.|At the bottom it said, in smaller letters: sorry about the lunch.}
{ b_kind:
- "explorer": B: Turn it over. There's always something on the back. The back is where they put the good part. # eager
- "planner": B: Who knew that you'd be having {food} today? That narrows it down to everyone who has ever met you. # thoughtful
- "wildcard": B: Are you going to eat the corner? I'd eat the corner. # hopeful
- else: B: Whoever wrote that gave up their own lunch to do it. They must be desperate. And hungry. # concerned
}
{ a_kind:
- "explorer": A: It could be a trap. I've always wanted to be in a trap. # thrilled
- "planner": A: Before we do anything at all, I should like a second lunch and a list. # firm
- "wildcard": A: I say we do it. I've got nothing on, and now I've got nothing in, either. # cheerful
- else: A: Then we find them, we sort it out, and we buy them a pie. # decided
}
N: They were going to {goal}. {~Neither of them had done anything of the kind before. It turned out, in the end, that this was an advantage.|They did not know how. But they had a note, a spoon, and most of an afternoon.}

=== premise_expert ===
# role: premise
N: The people of {place} had sent for an expert. It had said so in the paper. {logline} The expert would arrive at noon, and would know just what to do. # grand
N: At noon {a} and {b} got down from the {ride} in the middle of the square, looking for somewhere to sit. There was a band. There was a banner. {~A small child gave {b} a cabbage.|The mayor shook them both by the hand for so long that {a} lost a glove.}
{ a_kind:
- "explorer": A: {b}, they think we're somebody. Don't say anything. I want to see what happens. # whispered
- "planner": A: There has been an administrative error. I should like to say so, and I can't, because the tuba is too loud. # tense
- "wildcard": A: Thank you! Thank you! We accept! What do we accept? # delighted
- else: A: They look so glad to see us. I haven't the heart. Have you the heart? # whispered
}
{ b_kind:
- "explorer": B: Too late to turn back. I've already asked them which way the trouble is. # bright
- "planner": B: Where is the real expert? Somewhere there is a real expert, very cross, without a cabbage. # low
- "wildcard": B: I've told them you're a professor. You're a professor. # whispered
- else: B: Then we had better be worth the cabbage. # brave
}
N: By five past twelve it was too late to explain. They had a map, a cabbage and a signed photograph of themselves, and they were going to {goal}.
