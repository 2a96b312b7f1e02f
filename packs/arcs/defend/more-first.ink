// Further ways of the first episode, and of what is left.

=== defend_threat_sack ===
# step: threat
# needs: x_parts no-vast foe=talks
# a: lead1
# title: A Very Good Sack
N: {air} {a_who} {b_who} By {x} lay a sack. It was clean, and folded in two, with a stone on top so that it should not blow away. # plain
A: Is that yours?
B: I've never had a sack as good as that. Whose is it? # lifting the stone
H: It's been put ready. I watched it being done. I was asked if I'd be so kind as to keep an eye on it. # coming up
A: Ready for what? # slow
H: For {x}. Or for as much of {x_them} as will go in. It's {foe}. {one_cap} measured the mouth of it against {x_part}, and wrote it down, and raised {foe_plural:a|a} hat. # unhappy
N: From {x} came {x_sound}. One looked at it, and at the sack; and it could not be denied that somebody had an eye for size. # dry
B: And you said that you'd keep an eye on it? # hot
H: I said it before I knew. It was so civil. # wretched
A: Then keep your eye on it from over there. With the stone. # kicking it
B: It'll only be back with a bigger one. # low
A: I know. But I'd like it to have to go and look for the stone. # low

=== defend_change_evening ===
# step: change
# needs: no-closing
# title: Who Was There
N: It had got to be a habit, being there. Nobody had called it that. They had all found, each by himself, that there was something to be looked at on the way home. # warm
H: I only came to see if {x} {x_was} still here. # sitting down
A: You came yesterday. And the day before.
H: Well, it might have gone in the night. Things do. I've brought a cushion. # settling
N: By and by there were eleven, and somebody had {food}. There was {x_sound}, and they left off talking till it was over, as one does for a clock. # soft
B: Before all this I'd have told you that I was fond of {x_them}. And I couldn't have said what {x_they} did of an evening. # low
A: And now?
B: {x_they_cap} {x_was}n't ever as quiet as I thought. It was us, going by. # low
{ foe_talks:
  F: Is there room? I've got a stool of my own. # from a little way off
  A: You can sit where we can see you. # after a moment
  F: That's where I'd meant to. # unfolding it
- else:
  N: A good way out {foe_was} {foe}, and came no nearer. They had turned one of the chairs round, so that somebody should see if it was otherwise. # plain
}
