// The setting out: errand (arrived), where somebody asks why nobody ever comes from {den}; sendoff (turned), where {h} lets slip
// what only somebody who had been there could know: hint=bend, bag, count.

=== journey_errand_heap ===
# w: An aunt
# step: errand
# skeleton: arrived
# title: As You're Going
N: It had got about. When they came out, ready to go, there was a line of people waiting with things in their arms. # dry
W: As you're going that way. # holding something out
A: We're only taking what we have to. # firm
W: It's for my niece. She moved out there, and I've never heard. It's a jelly. # hopeful
B: Is it meant to be doing that? # looking at it
W: It's shy. # proud
N: They were given the jelly, and a hinge, and a letter with nothing in it but the word "Well?" They were given five kisses, and shown where. # warm
A: Why do they never come here? # from under it all
H: Who? # tying on the hinge
A: Anybody. From {den}. You'd think that one of them might, once, in all these years. It's exactly as far. # puzzled
H: Oh, no. It's much further from there. # certain

=== journey_errand_speech ===
# step: errand
# skeleton: arrived
# title: Good Evening
N: The last thing that they did was to practise arriving. {h} was the door. # brisk
A: Knock, knock. # bright
H: Who's there? # as a door
A: Good evening. We're from {place_of}. # bright
B: What if it's morning? # aside
A: Good day, then. We're from {place_of}, and we're sorry that it's taken such a long time. # less bright
H: I should think you are. What kept you? # as a door
A: Can a door say that? # thrown
H: This one would. It's been standing there for years, with nobody knocking. It's had nothing to do but think. # carried away
B: Perhaps they thought that we'd come when we could. Perhaps they're sitting there now, thinking, any day. # low
H: Then why didn't they come to us? # in {h_their} own voice
N: Nobody had an answer. It had not been asked before. # quiet
A: Knock, knock. # again, lower

=== journey_errand_gentle ===
# step: errand
# skeleton: arrived
# tone: gentle
# title: The End of the Wool
N: They said good night, and not goodbye; it was shorter, and did not catch on anything. # soft
G: How will we know that you're still going? # small
A: You'll have the end of the wool. See? I've got the ball, and you've got the end. # soft
G: And if I pull? # small
B: Then we'll feel it, and we'll know that you're up when you oughtn't to be. # soft
G: Have they got somebody at {den} who holds an end? # after thinking
A: I don't think that anyone at {den} ever went anywhere. # soft
G: They might be going to. They might be saying good night to somebody, just this minute. # small
B: Then that's two lots of people not going to sleep. Lie down. # very soft
N: {g} lay down. The wool went across the blanket, and over the edge of the bed, and out. # soft

=== journey_errand_noir ===
# w: A man with a case
# step: errand
# skeleton: arrived
# tone: noir,eerie
# title: One Way
N: They bought what you buy, at the place that stays open. It came to two of everything. # dry
W: Going far? # counting it out
A: {den_cap}. # level
W: I don't get many for {den}. I get some from there. # counting
B: From there? Who ever came here from {den}? # turning
W: Nobody that stayed. There's one turns up at {edge}, every few years, and looks. You see the hat. Then it's gone. I always thought, that one's working up to something. # shutting the drawer
A: Why does nobody speak to them? # level
W: Well, who'd begin? # reasonable
N: That is all there is to most distances. They took up {load == "take":{x}, and what they had bought|what they had bought}, and went out. # low
B: I'd have liked to ask what kind of hat. # low

=== journey_sendoff_bend ===
# step: sendoff
# skeleton: turned
# makes: hint=bend
# title: It Leans
N: {h} saw them off, and went on doing things to straps that were done up. # plain
H: Keep left at first. Where it gets narrow, breathe out. And mind the second bend. It leans. # pulling one tight
A: How do you know that it leans? # surprised
H: One hears things. # to the strap
B: Who from? Nobody's ever been. # laughing
H: It stands to reason. It's a long way. There'd be a bend in it. # to the strap
A: There'd be a second one? # slow
H: If there's a first. # cross
N: It was a good knot, when {h} had finished. Neither of them knew it. It was the kind of knot that you tie when you have once had to do it in the dark. # dry
B: Why don't you come with us? # on an impulse
H: Me? I've never been one for going places. # going in

=== journey_sendoff_bag ===
# step: sendoff
# skeleton: turned
# makes: hint=bag
# title: One of Two
N: They had packed. {h} came and saw what they had packed, and took it all out again, and went away; and came back carrying a bag. # plain
H: Take this one. # short
A: But it's full. It's packed already. # lifting it
H: It's a bag. I keep it by me. # short
B: This strap hasn't been undone for years. It's gone like wood. Who did you pack it for? # at the buckle
H: For anybody. You know. In case. # looking away
A: It's for two. There's two of everything. No, there isn't. There's only the one cup. # looking in
B: It's got a blue ring round it. It's one of two. Where's the other? # holding it up
H: I put it down somewhere. # after a moment
N: {h} took the cup away from {b_them}, and wiped it, and put it back exactly where it had been. # quiet

=== journey_sendoff_count ===
# step: sendoff
# skeleton: turned
# makes: hint=count
# title: Four Thousand
H: It's four thousand steps. # out of nowhere
A: What is? # doing up a bag
H: To {den}. I'd count them, if I were you. It keeps your mind off it. # offhand
B: How can you know? Nobody's been. # amused
H: Somebody worked it out. I forget who. You go on till three thousand nine hundred, and then you sit down for a bit. # offhand
A: With only a hundred to go? Why would I sit down there? # laughing
H: You might want to. # not laughing
N: They both looked at {h}, who had gone rather pink, and was folding a thing that had been folded. # dry
B: Have you ever been out there, {h}? Even a little way? # gentle
H: I get giddy. Ask anybody. I've always got giddy. # folding

=== journey_sendoff_epic ===
# step: sendoff
# skeleton: turned
# tone: epic,space
# makes: hint=count
# title: Three Thousand Nine Hundred
N: At the last, {h} walked beside them as far as {edge}, and there set down {h_their} feet together, as if on a line. # quiet
H: I come no further. It's four thousand steps. # looking out
A: Who says so? There's nobody living who's been. # low
H: It is handed down. You are to count; and at three thousand nine hundred you are to sit and rest. # looking out
B: With a hundred left? What for? # puzzled
H: That isn't handed down. # after a time
A: And you never thought of going? You know more about it than the chart does. # low
H: I was needed here. # still on the line
N: It was said without complaint. It had been said so often that all the complaint had come off it. # dry
B: We'll tell you how it ends. # gripping {h_their} hand
H: Yes. I should like to know how it ends. # low
