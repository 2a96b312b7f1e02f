=== place_steps ===
# role: place
N: {~The steps of {place} have been worn down in the middle like spoons.|Every step in {place} has a name, and most of them are called after somebody's aunt.} {place_detail}
A: {~Sit down a moment. I want to see what it's like when we're not running.|Can you smell that? That's {smell}. I'd know I was home by that, with my eyes shut.} # content
B: {~I can hear {sound}. And I can hear that you've got a stone in your boot.|It's never as big as I think it is. It's only that I keep forgetting bits.} # amused
{ a_kind:
- "explorer": A: There's a gap between those two roofs. I never saw that there was a gap. # sitting up
- "planner": A: The lamps are wrong. They go in pairs, all down the hill. That one's by itself. # frowning
- "wildcard": A: Race you to the bottom. Wait. There's somebody at the bottom. # cheerful
- else: A: That woman down there has been holding the same cup since we sat down. I think she's had news. # concerned
}
N: A {beast} came by on business of its own, and looked where they were looking, and went home by another way.
B: {~Did you see that? Even the {beast} knows about {topic}.|We've had our rest, I think.} # low

=== enc_ferry ===
# role: encounter
# topic: thing creature person
# walkon: yes
N: You could only go on from there by asking {w}, the {w_job}, and {w} never took money. {w_they} took questions.
W: {~One each. And it must be a real one. I've a shelf of the other sort.|I want one from each of you. Nothing that you know the answer to.} # calm
{ a_kind:
- "planner": A: What's the right question to ask? # careful
- "explorer": A: What's on the other side of the furthest place that you've ever been to? # at once
- "wildcard": A: Do fish know that they're wet? # eager
- else: A: Are you ever lonely, here by yourself? # gentle
}
W: {~Ah. I shall have that one with my supper. And the other?|Now that's good. That's the first new one in seven years. And yours?} # pleased
B: {~Who came this way with {topic}, and were they sad?|Why did you look away when we said {topic}?} # quiet
N: {w} did not answer at once. {~{w_they} looked at the water, and the water looked back.|{w_they} took off {w_their} cap and turned it round and put it on again.}
W: {~I carried them over in the dark. They held it in their two arms, the way you hold something that's asleep. And they asked me if it would be missed. I said I was sure that it would. I've been sorry since. I ought to have asked why.|Because I was the last to see it, and I waved. You don't stop a thing that you've waved to.} # low
B: {~It wasn't your fault. You just do the boat.|Then come with us, and say so to somebody else.} # kind
W: {~I'll take you over. And I'll wait. I've never waited for anyone yet.|Get in, then. Sit in the middle. I shall go quietly.|There's room for two. There's room for three, if you come back with somebody.} # gruff
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "told"
~ m_trust += 1

=== callback_road ===
# role: callback
# needs: recall
B: {~When we'd just {recall}, what did you think would happen?|I keep dreaming that we'd just {recall}. What did you think would happen, when we did it?} # wondering
{ a_kind:
- "explorer": A: I didn't think. I looked. There was such a lot to look at. # honest
- "planner": A: Something worse. I'd got a plan for something worse. I was almost put out. # dry
- "wildcard": A: This. Exactly this. No. Nothing like this at all. # cheerful
- else: A: I thought that you'd be all right. I didn't get any further than that. # simply
}
B: {~It's funny. It didn't feel like the beginning of anything.|I'd like to go back and tell us. I don't know what, though.} # soft
N: {~They walked on for a little without talking, in step.|Neither of them said anything for the length of a street, and it was not an empty sort of nothing.}
