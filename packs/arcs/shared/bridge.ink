// After a path that another storyteller thought up: the two of them take it, before the season goes on as it was planned.

=== shared_bridge_said ===
# step: bridge
N: So that was settled. It had been put to them, and they had looked at it from all sides, and there it was: {choice}.
A: We said it, so that's what we do. # firm
B: I was hoping that you'd forgotten.
A: I had. Then I looked at your face. # dry

=== shared_bridge_hands ===
# step: bridge
A: Hands up who's for it. # brisk
N: Both of them put up a hand, and neither looked at the other's. It was this: {choice}.
B: I only put mine up because yours was going.
A: Mine was going because yours was. # slow
B: Then who wanted it? # small

=== shared_bridge_before ===
# step: bridge
N: They did it before they could talk themselves out of it, which was how they did most things. What they did was this: {choice}.
B: Are you sure? # low
A: No. Walk faster. # low
