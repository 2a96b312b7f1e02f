// Ways of single tones, for steps that had two ways each.

=== defend_heart_drill ===
# step: heart
# skeleton: given
# tone: space
# title: Nobody at the Front
N: When the whistle went, everybody was to run to the part of {x} that they would save, put a hand on it, and not think. # brisk
A: It's only practice. # whistle ready
H: So it is, until it isn't. # tying up a boot
N: The whistle went. There was a noise of feet, and then it was quiet. # plain
H: I've got {x_part}. I'd no idea that I was going to. # both arms round it
G: I went for the sound. You can let the rest go. # an ear against it
B: There's nobody at the front! # calling
A: Which front? # calling back
B: The big front of it! The one on all the pictures! Not a soul! # calling
A: And where are you? # coming round
B: Here. It's only where it's worn. You blew that thing, and my feet went. # puzzled
N: {b} had a hand on a small, plain place. The other hand there turned out to be {a}'s. # still
A: I don't remember running. # low
B: Then it's this. And all the rest? # low
A: We've just seen. We'd have left it. # low

=== defend_heart_gingerbread ===
# step: heart
# skeleton: given
# tone: comic
# title: The Last Bit of Gingerbread
N: They made {x} out of gingerbread, so as to find out which part it was that everybody wanted. # brisk
A: Nobody's to be polite. You take the bit that you couldn't do without. # holding the tray
H: {x_part_cap}. I'd have fought you for it. # at once, mouth full
G: Is this where the sound would come out? Then this. # biting off a corner
B: Who wants the front? It's got all the icing. # offering it round
N: People said how like it was. Then they reached past it. # dry
B: But it's the front! We've been standing before it for a week with our arms out! # stung
A: So we have. It's a bit dry, as well. # chewing it, thoughtful
N: In the end there was one crumb left, from low down at the back. They both had a finger on it. # quiet
B: That's mine. I used to put things there. # quick
A: You can't have. It's where I used to put things. # quick
B: Then that's it. That's what it is. # slow
A: Who's going to eat it? # after a time
B: Nobody. Put a cup over it. # low
