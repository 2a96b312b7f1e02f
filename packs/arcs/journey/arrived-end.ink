// ARRIVED, the last of episode 4: the price is named again, and what stands half-way now.

=== journey_change_bench ===
# step: change
# skeleton: arrived
# title: The Bench
N: The wall came down in an afternoon. It had been such a thin one. They left the bench. # plain
{ price:
- "keep": Q: You could have {p_keep} back. It's hanging there. Nobody'd say a word. # low
- "secret": Q: They've told theirs. To my face. It took the whole of Sunday, and it was about the size of yours. # low
- else: Q: It's the first of the month. You don't need to knock, there's no wall. # low
}
{ price:
- "keep": P: It's for whoever's holding on to the bench. I come and look at it. # low
- "secret": P: And did anything fall down? # low
- else: P: I know. I knock on the wood. I said that I would. # knocking
}
N: It had turned out to be just half-way. People came out to it from {place_of} with a jar of something, and sat; and sometimes somebody would be sitting there already, who had come from the other end. # warm
{ foe_talks:
  F: I still don't introduce people. I only say that there's room. # stiff
- else:
  Q: We had {foe} by again, yesterday. One only moves up a bit. # placid
}
P: It was never {den} at all. We'd only to go as far as here, and {stake_fixed}. # slow

=== journey_change_chairs ===
# step: change
# skeleton: arrived
# title: Another Chair
N: They carried out a second chair to {den}. It took two of them to carry it, and one to walk in front and say mind. # brisk
{ foe_talks:
  F: Chairs, is it? I've nothing in the book about chairs. I suppose that they might go through if nobody sat on them. # weakening
- else:
  A: Mind {foe}. To you. To me. There. We hardly touched. # carrying
}
B: Where shall it go? # puffing
N: It went beside the other one. That looked wrong, as it does when you have seen a thing one way for years; and then somebody sat down upon each, and it looked as though it had been a pair. # soft
{ price:
- "keep": Q: There's {p_keep}, on the arm. It's been polished. # low
- "secret": Q: They know it here, you know. What you said to the wall. They've never once looked at you differently. # low
- else: Q: And on the first of the month you'll be out on that bench again. # low
}
{ price:
- "keep": P: It isn't mine, on that arm. It's theirs, and I know it by sight. That isn't so bad. # low
- "secret": P: No. I've been watching for it. It's a great nuisance, I'd got so used to minding. # low
- else: P: I'd go if there were nobody to knock to. I've got a taste for it. # low
}
Q: We might have knocked years ago. One knocks, and {stake_fixed}. # contented

=== journey_change_gentle ===
# step: change
# skeleton: arrived
# tone: gentle,eerie,space
# title: Both Ends
N: At night you can see it now from {edge}. It is half-way, and it is very small. It is the light on the bench. # soft
Q: Somebody's there. Who is it tonight? # soft
P: One of theirs. Ours puts the lamp on the left. # soft
Q: What about {foe}? # soft
{ foe_talks:
  P: At the other end of the bench, pretending to be waiting for someone. # soft
- else:
  P: One goes round. I think that it was only the way because nobody had ever tried another. # soft
}
{ price:
- "keep": Q: Do you miss {p_keep}? # soft
- "secret": Q: Do you mind, that you told it? # soft
- else: Q: It's the first of the month tomorrow. # soft
}
{ price:
- "keep": P: I lent it to the dark. It's doing more there than it did in my pocket. # soft
- "secret": P: Only before I go to sleep. And then I think of the wall, and it never did me any harm. # soft
- else: P: I've put my boots out. # soft
}
Q: It's odd what comes of leaving a wall open. {stake_fixed_cap}. # very soft

=== journey_meet_gap ===
# w: The voice
# step: meet
# skeleton: arrived
# needs: end=first
# title: Round the End of It
N: They were back at the bench by evening, out of breath, and sat down on their own side of it, from habit. # breathless
B: Are you still there? # to the wall
W: I thought that you'd gone. You went so quietly. I thought, that's manners, they haven't woken me. # through the wall
A: It wasn't manners. # to the wall, ashamed
B: We went past you. We've been to {den}, and sat in your chair, and there was nobody in. # to the wall
W: There wouldn't be. I'm here. # through the wall
N: They all thought about that, on both sides. # quiet
{ load:
- "fetch": W: I've been holding {x} the whole night. It's for you. I'd wondered whether to mention it. # through the wall
- "take": A: We've got {x} here. It's for whoever lives there. It's for you. # to the wall
- "with": A: We've got {x} here. It was you whom {x_they} wanted to see. # to the wall
- "see": A: We saw {x}, and we'd nobody to say it to. # to the wall
- else: A: We came about {x}. We told your cushion. # to the wall
}
{ load != "see":
  B: We said that we'd {verb}. And we {verb_did}. We did it the long way round. # to the wall
}
W: I could come out to you. If you tell me how one does it. # through the wall
A: I think that you just get up, and walk along till it stops. # to the wall
N: And they heard somebody get up; and somebody did. # soft
