// SILENT, episode 1, more ways of hushed and then: by where they live, and by what came between them.

=== two_of_us_hushed_passage ===
# step: hushed
# skeleton: silent
# needs: no-within
# where: ship vehicle space air
# title: Left of the Mop
N: {air} {a_who} {b_who} There is one way through, and it is as wide as one person and a half. They used to pass in it at breakfast, belly to belly. # plain
H: It's ten past. You may come out, {a}. The other party's gone by. # with a list
A: I was coming out in any case. I'm not coming out because of a list. # to {h}
H: You're early, {b}! It says quarter past! # alarmed
N: It was too late. They met in the middle, by the mop. Each turned a face to the wall, and they went by back to back. # dry
A: Somebody's wearing my jersey. # to the mop
B: Somebody lent it to somebody. # to the mop

=== two_of_us_hushed_fires ===
# step: hushed
# skeleton: silent
# needs: no-within
# where: wild village
# title: Two Pots
N: {air} {a_who} {b_who} There had been one fire, and one pot on it. Now there were two fires, eleven steps apart, and two pots; and {h} sat half-way between them, and was roasted on both sides. # dry
A: Would you ask if there's any salt? # to {h}
H: They've got all the salt. You've got all the pepper. It was you two who shared it out. # turning
A: I wasn't going to ask. Say that. # to {h}
N: {a} tasted what was in the one pot. {b} tasted what was in the other. They both made the same face. # dry
H: It's the same soup. It was one soup until Thursday. You cut it in half with a spoon. # tired
A: There's somebody's smoke in my eyes. # moving round, and wiping them

=== two_of_us_hushed_labels ===
# step: hushed
# skeleton: silent
# needs: no-within
# where: room town
# title: Whose Is the Lamp
N: {air} {a_who} {b_who} They had shared out everything, down to the hooks, and on everything there was a label. {g} came to sweep, and read as {g_they} went. # plain
G: "{a}'s." "{a}'s." "{b}'s." "Half {a}'s." What's that, half a lamp? # reading
A: I've got the lower half. I'm not responsible for whether it's lit. # to {g}
B: I light it, and I sit by it. If any light falls over there, it's because I can't help it. # to {g}
G: And this? There's no label on it. # holding it up
N: It was a small picture. There were two people on it, with one hat. # quiet
A: That's nobody's. # to {g}, quick
B: That was just in the way. Put it where it was. # to {g}, quicker
G: Facing out? # after a moment
A: I shouldn't know. # to {g}
B: Facing out's how it dusts best. # to the broom

=== two_of_us_hushed_notices ===
# step: hushed
# skeleton: silent
# needs: no-within
# where: town village room air water
# title: Found: One Glove
N: {air} {a_who} {b_who} Since they had stopped speaking, the two of them had begun to write. They put it up on {board}, where anybody could read it. # plain
H: "Found, one glove. It isn't mine. I don't wear that sort of thing." # reading
A: It's a public notice. I thought that the public might like its glove. # to {h}
H: And under it: "Lost, one glove. There's no hurry. I've got another hand." # reading
N: The glove itself hung next to that, and each of them passed it four times a day, with one cold hand. # dry
A: If I were asked, I'd say that it wants a wash. # to {h}
B: If I were asked, I'd say that it's been washed. It's been washed every night, and hung up again. # to {h}, before thinking

=== two_of_us_hushed_habit ===
# step: hushed
# skeleton: silent
# needs: rift=friend,leaving
# a: payer
# title: Two of Everything
N: {air} {a_who} {b_who} It was {b} who brought the {food}. {b_they_cap} had brought two, as on any other day, and got as far as {edge} before {b_they} noticed. # plain
H: Is one of those for me? # hopeful
B: It's for later. I get hungry twice. # to {h}
N: There came {a}, from the other side, and looked at the two, and looked at the ground. # dry
A: Good evening, {h}. # to {h}
A: Somebody might be told that I've got to go. I've got things to see to, on account of {x}. # to {h}, walking on
N: {b} ate the one, and then the other, standing up, and with no pleasure at all. # flat
H: I'd have had it. # after some time

=== two_of_us_then_boots ===
# step: then
# skeleton: silent
# where: room village wild under water
# title: With Two Boots
H: I'll show you how it was. That boot's {a}, and that boot's {b}. # setting them down
N: {r_then} {h} did it all, with two boots; and at the end of it let them fall over, on opposite sides. # plain
G: Do it again. Slower. I didn't see whose fault it was. # leaning in
N: {a} had come in at the one door, and {b} at the other, each in one sock; and each had seen what was going on. # dry
A: My boot never said that. # to {h}
B: Mine wasn't standing there. It was further over, and it was being very patient. # to {g}
H: Then show me. Here. You do yours. # holding out a boot to each
N: For a moment it looked as though they might. But somebody would have had to kneel down first. # quiet
A: I need it for walking. # taking it

=== two_of_us_then_log ===
# step: then
# skeleton: silent
# where: ship space air vehicle
# title: Entered in Ink
N: There was a book, in which everything was entered that happened on the way. {g} looked for the day, and found it by the blots. # plain
G: "{a} and {b} not speaking. Course as before." That's all that you wrote? # to {h}
H: I'd no more room. They had both been at the margin. # low
N: Down the one side it stood in {a}'s writing, and down the other in {b}'s, and in the middle {h} had put it as it had been. {r_then} # plain
G: And here, quite at the bottom? It's in pencil. # turning the book
H: What's it say?
G: "Is your cold better?" And from the other side: "A bit." # slow
A: That's an official book. Nobody's to read in it. # going by
B: I only look at it for the date. # going by, the other way

=== two_of_us_then_goat ===
# step: then
# skeleton: silent
# w: Somebody with a basket
# title: There Was No Goat
W: I heard that there was a goat in it. # putting down the basket
H: There wasn't any goat. # tired
W: My sister's husband had it from somebody who was nearly there. The goat got hold of {x}, and the two of them haven't talked since. # firm
N: It had had a good way to go, and had grown. So {h} told it as it had been. {r_then} # plain
W: And that's all? Without a goat? # let down
H: They don't need a goat. They do it all themselves. # shrugging
W: Shall I say that you've both been asking for each other? It's no trouble. I go by there in any case. # helpful
A: Say nothing! # to the basket
B: What would I be asking? # to {g}, and then lower
B: You might say that I was seen, and had a hat on. # to {g}

=== two_of_us_then_bedtime ===
# step: then
# skeleton: silent
# needs: no-within
# w: A small person
# tone: gentle,eerie,manners,comic
# title: A Story Without an End
W: Tell me one that I don't know. # from under the covers
H: Once there were two people, and you couldn't have got a leaf in between them. # sitting down on the bed
W: I know that one. It's {a} and {b}. Do the bit where it goes wrong. # settling
N: {h} did it, in a low voice. {r_then} # soft
W: And then?
H: Then nothing. That's as far as it's got. # low
W: You can't stop there! Somebody's got to go over and knock! # sitting up
N: It was not a thick wall. On the far side of it there was a board that creaked, as if somebody who had been standing there had shifted to the other foot. # still
W: Who's that? # whispered
H: Go to sleep. That's the end of the story. It's listening. # putting out the light

=== two_of_us_then_calendar ===
# step: then
# skeleton: silent
# needs: rift=leaving
# title: Three Weeks of Crosses
G: Why's that day got a ring round it? # in front of the calendar
H: That's when {x} {x_is} carried out. {p} put the ring there three weeks ago. In pencil, so that it shouldn't hurt. # low
G: And who put in the crosses? # counting
H: That's {q}. Every day a cross, once {q_they} knew. They're in ink. # low
N: {h} told it, with a finger on the place. {r_then} # plain
G: You'd think that they'd sit together from morning to night, with so few left. # amazed
H: That's what I'd think. But if you're not speaking to somebody, you don't have to say it. # low
N: They had both come to look. There were eleven white squares. Each of them would have liked to be alone with that, and neither went. # still

=== two_of_us_then_string ===
# step: then
# skeleton: silent
# where: room town wild village ship vehicle
# needs: rift=share no-within
# title: Measured with String
N: {g} had come to settle it, and had brought a piece of string. # brisk
G: And now tell me what happened. Only what can be measured. # pencil up
H: {x_cap}. One. # counting on one finger
G: And them? # writing
H: Two. That's really the whole of it. # low
N: {r_then} {g} wrote that down as well, and drew a line, and could get nothing to come out underneath. # plain
G: There's enough for each of you to have half. I've got it here to the inch. # to both
B: I've never asked for half. I asked for what I was promised. # to {g}
A: That's the first thing I've heard from over there that I could have said. # to {h}, and then annoyed
N: {g} wound up the string. There was a piece left over, just as long as it was from the one to the other. # dry
