=== banter_stars ===
# role: banter
# a: explorer
N: {~They lay down on their backs for a minute, since there was nobody to see, and looked up.|{a} had stopped, and tipped {a_their} head back, and so in the end they both lay down.}
A: How far do you think it goes? # lying back
{ b_kind:
- "planner": B: Further than we've got sandwiches for. # dry
- "wildcard": B: All the way round, and then it comes up behind you and says boo. # happy
- "helper": B: Far enough that somebody out there must be lying on their back, asking the same. # soft
- else: B: Let's not find out all at once. I want some left for tomorrow. # content
}
N: They lay and looked. {~One light went over, quite slowly, on business of its own.|It did not get any smaller for being looked at.} {~After a time {b} noticed that {a_they} had gone to sleep with {a_their} hand still pointing.|Neither of them felt small, exactly. It was more like being a short word in a very long book.}
~ m_trust += 1

=== banter_measure ===
# role: banter
# a: planner
N: {a} had a piece of string with knots in it, and with it {a_they} measured everything they came to. {a_they} measured a door, a shadow, and {b}.
{ b_kind:
- "explorer": B: How far have we come? In knots? # eager
- "wildcard": B: You've made me longer than the door. I like that. Don't check it. # proud
- "helper": B: What will you do with all the numbers? # interested
- else: B: Do the shadow again. I have it down as one knot less. # precise
}
A: {~When you've measured a thing, it can't get bigger in the dark.|If anyone ever asks whether this was real, I shall be able to say how wide.} # serious
N: {~{b} thought that was the most sensible thing anybody had ever said about the dark.|{b} held the other end after that, and did not laugh, and now and then let out a little slack to be kind.}
~ m_trust += 1

=== banter_what_if ===
# role: banter
# a: wildcard
N: {~For some time there was nothing to do but walk, and {a} is at {a_their} most dangerous then.|They had been quiet for the length of a wall.}
A: What if it's us? What if we're the strange ones, and everything else is trying to work us out? # bright
{ b_kind:
- "explorer": B: Then I hope that they're enjoying it as much as I am. # laughing
- "planner": B: Then I'm sorry for whoever has you on their list. # dry
- "helper": B: Then I hope that somebody's being kind about it. # gentle
- else: B: I've always thought so. I wave sometimes, in case. # serious
}
N: {~It was a joke, but it went on after they had stopped laughing.|{a} waved, to be on the safe side, at nothing much.} {~Far off, at the very edge of the {light}, something that might have been a branch moved up, and down.|They went a little way with their backs very straight, like people in a photograph.}
B: {~You saw that.|I'm not going to ask you if you saw that.} # quiet

=== banter_mending ===
# role: banter
# a: helper
N: They stopped so that {a} could mend {b}'s sleeve. It was not a good moment for it. It never was, said {a}, and that was how you ended up with no sleeves.
{ b_kind:
- "explorer": B: I don't even remember tearing it. # surprised
- "planner": B: Small stitches. If you go round twice it will hold. # watching
- "wildcard": B: Can you make it so that it looks torn, but isn't? # hopeful
- else: B: You did mine last time. I've got yours in my bag, you know. I've been meaning to. # shy
}
A: {~My grandmother said that you can't be frightened and thread a needle. There isn't room in your head.|Hold still. Talk to me. What do you think is going to happen?} # calm
B: {~I think that we'll get there, and it won't be what we thought, and we'll have to be nice about it.|I think I'd be more scared if I had holes in my sleeves.} # honest
N: {~It was a neat darn, in the wrong colour. Long afterwards {b} would put a thumb on it when {b_they} had something hard to do.|When it was done there was no more reason to sit there, and they sat there for a minute longer.}
~ m_trust += 1
