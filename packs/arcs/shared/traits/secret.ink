// One of the two is something that nobody knows: a dragon, the thief's sister, a spy. {trait_of} has its article.
// Q does not know it in trait1 and trait2; it is out after trait3, whichever way that is told.

=== trait_secret_1_label ===
# step: trait1
# needs: trait=secret
# makes: trait_plan=label
H: Nobody goes off to {verb} without a label. Put down who you are, in clear letters. # handing out pencils
N: {p} wrote, and looked at it, and crossed it out until the paper tore. # dry
Q: What was that?
P: I'd spelled it wrong. # quick
Q: Your own name?
P: It's longer than you'd think. # tying it on
H: Don't hold your hand over it. What's the use of that? # patient
N: What it had said was, {trait_of}. It had been spelled perfectly. # low

=== trait_secret_1_queen ===
# step: trait1
# needs: trait=secret
# makes: trait_plan=joke
P: Suppose that one of us weren't what you think. Could we still {verb}? # careful
Q: How do you mean? # mouth full
P: Suppose I told you that I'm {trait_of}.
N: {q} laughed until the {food} went down the wrong way, and {p} had to thump. # dry
Q: You! And I'm the Queen of Spain! # weeping
P: Are you? # hopeful
Q: {trait_of_cap}! With those ears! Oh, do it again. # off again
P: No. I was only wondering. # feeling one ear

=== trait_secret_1_time ===
# step: trait1
# needs: trait=secret
# w: The old man with the parcel
W: Excuse me. Aren't you {trait_of}? # stopping
P: No. # at once
W: I could have sworn. You've got it all over you. # peering
P: People do say so. Good day.
N: The old man laid a finger on his lips, and then on his hat, and went off on tiptoe. # quiet
Q: Who was that? # coming up
P: He wanted the time.
Q: We've got to {verb}, and you stand about being exact to people. He bowed! # walking on

=== trait_secret_2_eyes ===
# step: trait2
# needs: trait=secret
H: Have you heard? Somebody's seen {trait_of}. Not two steps from here. # low
Q: Would you know, if you saw?
H: At once. It's the eyes. They're too close together.
N: Next to them {p} could be seen trying to get {p_their} own a bit further apart. # dry
Q: What's the matter with your face?
P: Nothing. I'm resting it. # strained
H: Well, nobody goes on from here till I've had a proper look at all the eyes in {place_of}. {p_call}, you can hold the lamp. # firm

=== trait_secret_2_letter ===
# step: trait2
# needs: trait=secret
# makes: trait_turn=letter
H: There's a letter. It's addressed to {trait_of}, care of us. # turning it over
Q: There's nobody like that here. Send it back.
P: I could take it. # too quick
H: Do you know {trait_of}?
P: Slightly. To nod to.
N: {p} read it behind {hide}, twice, while the others waited. It was from home, and it asked if {p_they} {p_was} eating. # quiet
Q: What are you doing back there? We ought to be gone! # calling
P: Eating! # muffled

=== trait_secret_2_wanted ===
# step: trait2
# needs: trait=secret
N: They were stuck. It was the kind of stuck in which you look round to see whether somebody else has come. # dry
Q: You know what we want here? {trait_of_cap}. # sitting down
P: Why? # careful
Q: It'd all be done by now. There'd be none of this standing about.
P: I don't know. I should think that {trait_of} would be standing about, with cold feet, like anybody. # low
Q: You don't know the first thing about it. # scornful
N: {p} looked at {p_their} feet. They were very cold. # dry

=== trait_secret_3_ribbon ===
# step: trait3
# needs: trait=secret
Q: I know what it is. You needn't go on hiding it. # kind
P: You know? # quite still
Q: I worked it out. You go off by yourself, and you jump when you're spoken to. I've kept back some {food}. Many happy returns.
N: There was a ribbon round the dish. It had been ironed. # plain
P: It's not my birthday. I'm {trait_of}. I'm sorry about the ribbon. # very low
Q: Do you still eat {food}? Being {trait_of}? # after a while
P: Yes.
Q: Then sit down. I'm not ironing that twice. # gruff

=== trait_secret_3_shy ===
# step: trait3
# needs: trait=secret
H: Ask {p}. Who'd know, if not {trait_of}? # over the shoulder
N: For a while there was only {noise}. # still
H: I thought that you'd been told. We've all been told.
P: {h} tripped over it. {g} guessed, from a hat. And by then it seemed so late to begin. # wretched
Q: I've stood right next to you the whole time! I thought that you were shy!
P: I know. I liked that. I'd never been just shy.
Q: So you're not shy at all? # hurt
P: Oh, yes. I'm that as well.

=== trait_secret_3_salt ===
# step: trait3
# needs: trait=secret
Q: How would you know? Who are you, to say so? # hot
P: I'm {trait_of}! # shouted
N: It could be heard arriving at {far}. # dry
Q: And when I had the mumps, and somebody left {food} outside for me, every night, with a plate on top? # slow
P: That was me.
Q: So I was brought my supper by {trait_of}. # trying it out
P: You sent word that it wanted salt.
Q: It did want salt. # not so hot

=== trait_secret_3_spain ===
# step: trait3
# needs: trait=secret trait_plan=joke
Q: That thing you said, when I choked. Suppose I'm {trait_of}, you said. You weren't supposing. # slow
P: No. # low
N: {q} divided the last of the {food}, and looked for a long time to see which half was the larger. # quiet
Q: And I said that I was the Queen of Spain. You said, are you? You sounded so pleased.
P: I thought, then there's two of us.
Q: I've never even been there. Here. # pushing it across
P: This is the big half.
Q: I can see what it is. # gruff

=== trait_secret_4_majesty ===
# step: trait4
# needs: trait=secret trait_plan=joke
# w: Somebody with keys
W: Stop there! Nobody goes by without saying who they are! # sharp
P: {trait_of_cap}. # after a moment
W: Oh, yes? And who's that with you?
Q: The Queen of Spain. # chin up
N: They were looked at for some time. But nobody cares to be the one who kept a queen waiting. # dry
W: Mind the step, your majesty. And you, whatever you said. # jingling
P: So you got us in, and I was only with you. # aside
Q: That's how it's done. You tell them the truth, and I stand next to it. # aside

=== trait_secret_4_label ===
# step: trait4
# needs: trait=secret trait_plan=label
Q: You'll have to use both hands! # over the shoulder
P: I can't. I've got to keep one on the label. I've had it there since we started. # low
N: Then {p} let go of the label, and took hold; and it swung round upon its string, with the torn place to the front. {g} bent down to it. # quick
G: There's something under the crossing out. It says, {trait_of}. # spelling it out
Q: Yes, it does. Stop reading, and take the other side. # not looking round
P: It's come out rather clear, hasn't it? # two-handed
G: Nicely spelled, too. # taking hold

=== trait_secret_4_who ===
# step: trait4
# needs: trait=secret foe=talks
F: And who are you, to tell me so? # scornful
P: {trait_of_cap}. # clear
F: You? # less scornful
Q: It's perfectly true. I've had to share a blanket with it. # loyal
N: {one_cap} stood differently at once, like somebody who has been told what the chair cost. # dry
F: You might have said! One likes to be told! I'd have spoken quite differently! # put out
P: I'm telling you now. You're about the fourth. Would you move your foot? # getting by

=== trait_secret_4_least ===
# step: trait4
# needs: trait=secret
G: Did you know about {p}? # hissed
Q: Know what? Hold the lamp. # busy
G: It's all over {place_of}! {trait_of_cap}! All this time! # hissed
Q: Oh, that. Up a bit. # busy
G: And you don't mind?
Q: I'll tell you what I mind. I mind the humming. And whoever shares a blanket with {p} gets the fringe. It comes about ninth, being {trait_of}. # busy
N: A little way in front {p}, who had heard every word, stopped humming. # dry
P: I like the fringe! I thought that I was giving you the good end!

=== trait_secret_4_lemon ===
# step: trait4
# needs: trait=secret
H: It'll never work. How can you be so sure? # hanging back
P: I just am.
H: I'm not putting down my knitting for I just am. # firm
N: {p} looked at {q}, and {q} moved one shoulder, about an inch. # still
P: I'm {trait_of}. Where I come from they know that before they can walk. # aloud
N: {h} looked {p_them} up and down, and went on to the end of the row, and put it down. # quiet
H: Well, why didn't you say? I've been standing here like a lemon. # coming
