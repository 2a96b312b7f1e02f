=== premise_watch ===
# role: premise
N: {a} had the late watch, because somebody had to, and {a_they} liked it. In the whole of {place} there was one light burning, and {a_they} sat beside it and listened to {sound}. # quiet
N: {~At a quarter past the hour, something answered.|At first it was only a feeling, like being looked at by a very large animal that means no harm.} And in the morning everyone was saying the same thing. {logline}
{ a_kind:
- "explorer": A: I heard it, {b}. It came from further out than anything's ever come from. I want to go and meet it. # glowing
- "planner": A: I wrote it all down, minute by minute. Look. It isn't noise. It has a shape. # intent
- "wildcard": A: I know what you're going to say, so I've packed for both of us. # bright
- else: A: It wasn't a threat. I was there. It sounded the way you sound when you've lost something. # soft
}
{ b_kind:
- "explorer": B: You should have woken me. I'd have woken you. # aching
- "planner": B: Show me the shape. Slowly. Start from where it begins again. # leaning in
- "wildcard": B: Is there room in that bag for a kite? # serious
- else: B: Then somebody ought to answer. It's rude, otherwise. # gentle
}
N: They did not ask for leave. There was nobody awake to ask. They would {goal}, {deadline != "" && not (goal ? deadline):and it had to be {deadline}|and they set out while the lamp was still warm}.

=== premise_lesson ===
# role: premise
N: It was meant to be an ordinary lesson. The old teacher of {place} held up a jar, and asked what was in it, and everybody said: nothing. "Look longer," said the teacher. # warm
N: {~{b} looked until {b_their} eyes watered, and then, at the very bottom, something looked back.|So they looked. After a while it was clear that the nothing had an edge to it, and that the edge was moving.} "That," said the teacher, "came in last night. And now you had better hear the rest." {logline}
{ b_kind:
- "explorer": B: Where was it found? Can you walk there? # at once
- "planner": B: How long has it been since it changed? Has anyone measured? # sharp
- "wildcard": B: Can I hold it? I'm very nearly careful. # hopeful
- else: B: Is it all right in there? It looks lonely. # worried
}
{ a_kind:
- "explorer": A: You're going to send somebody. Send us. # steady
- "planner": A: You've kept us two behind for a reason. You'd like somebody to go and ask questions. # slow
- "wildcard": A: You want two people who don't mind not knowing. That's us. We hardly know anything. # cheerful
- else: A: You're too old to go yourself, and you hate it. We'll go. We'll remember it all for you. # kind
}
N: The teacher only smiled, and gave {a} the jar. They were going to {goal}, and {~it would count, they were told, as homework|they were to bring back at least one good question}.

=== premise_gift ===
# role: premise
N: On the longest night of the year in {place}, everybody leaves a gift at somebody else's door, and nobody ever says who from. {b} opened the door, and on the step there was {~a box the size of an apple, with holes in the lid|an envelope that was heavier than it ought to be}. # gentle
N: There was a card with it. {logline} {~Underneath, in pencil: I would go myself, but I am not allowed out.|Underneath was a drawing of two people, quite a good one, seen from a long way above.}
A: Is it from me? I don't think that it's from me. # puzzled
{ b_kind:
- "explorer": B: It's from somebody who knows we'd go. # glad
- "planner": B: Nobody knew which of us would open the door. And yet it's got both of us on it. # uneasy
- "wildcard": B: It's warm. Put your hand there. It's humming. # whispered
- else: B: Somebody asked us for help, and did it nicely. That's all I need. # simple
}
{ a_kind:
- "explorer": A: There's dust on the step, and no footprints. It came from up. # looking up
- "planner": A: Then we take a lamp, and string, and tell one person where we've gone. # calm
- "wildcard": A: I was going to give you socks. This is better than socks. # honest
- else: A: Let me get you a scarf. It sounds like a scarf sort of thing. # fond
}
N: All down the street the windows were lit, and people were singing. The two of them went the other way. They were going to {goal}.
