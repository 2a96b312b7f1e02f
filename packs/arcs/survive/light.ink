// Where it was the sun that stayed away, or the light (unlit=sun, light), it has to be seen to come back.

=== survive_change_sun ===
# step: change
# needs: unlit unlit=sun no-under
# title: Out for Bread
N: They had left off looking for it. So it was {g}, who had gone out with a bucket, and came back without one. # quiet
G: There's a line, over there. It wasn't there before. # not steady
A: What colour?
G: None, as yet. It's only where it's less dark.
N: They came out as they were, with their blankets on. It was a line; and it was a seam; and then there were ears. # hushed
A: I can see your ears. # to {b}
B: What are they like?
A: Red. And larger than I'd thought. # after a good look
N: And the sun came up, without any fuss, like somebody who has only been out for bread. They had all of them meant to cheer. They shaded their eyes, and looked at each other. # warm
H: How dirty we all are! # wondering
B: It never says where it was. # low
H: One doesn't ask. One lays a place. And {stake_fixed}. # getting out a handkerchief

=== survive_change_light ===
# step: change
# needs: unlit unlit=light
# title: Who That Was
N: It did not come on all at once. First there was a thing that might have been a hand, and {a} found that it was. # hushed
A: Is that me? # holding it up
B: That's me. Yours is the one with the jam. # low
G: There's a chair! I've walked round that for days, and I thought it was a person. I've been saying good night to it. # amazed
H: I know. I answered. It seemed kinder. # dry
N: And then it was light, all over, and nobody had to guess at anything. They stood about, rather shy, as people do who have told each other a great deal in the dark. # warm
B: You've got a different face from the one that I thought. # to {a}
A: Worse?
B: No. I'd only done the outside. # low
H: Well, it's over; and {stake_fixed}. Who was it that kept patting my sleeve?
N: Nobody had. They all looked at the chair. # soft
