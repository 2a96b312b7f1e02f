// Second and third ways of what came up in every season: how it is noticed, who is afraid of it, and how near it comes.

=== befriend_notice_count ===
# step: notice
# needs: x=creature,person no-gruff
# title: One Too Many
N: {air} {a_who} {b_who} They had been sent to count the chairs, and {a} had counted them twice. # plain
A: It's right. That's what I don't like. There's always one too few. # low
B: Somebody's brought one back.
A: Somebody's brought it back, and sat on it. It's warm. Feel. # stepping aside
B: {g}? # hand on the seat
A: {g} sits like a sack. This has been sat on by somebody who didn't mean to be any trouble. It's only warm at the front. # exact
N: From {hide} there came {x_sound}. They both went on looking at the chair, as one does when one would rather look round. # hushed
B: That'll be {x}, then. That they all talk of. # barely moving the lips
A: They never said that {x_they} sat. # the same
B: They said it was best not to go near enough to find out. # the same

=== befriend_fear_home ===
# step: fear
# needs: foe=talks no-gruff
# title: The Long Way Round
N: {foe_cap} caught up with them at {edge}, and fell in, and walked in the middle. # plain
F: I'm going your way. # quick
A: We're going to {hide}. # polite
F: Then I'm not. I'm going the other way, and so are you. One doesn't go by there. Not since {x}. I've not been by there for a month. # stopping dead
B: But it's the only way to your place. # surprised
F: There's another. You go round by {far}, and over the back. It's an hour and ten. One gets used to it. # stiff
A: In those shoes? # looking down
F: I've worn out the good ones. # shorter
B: And what {x_plural:have|has} {x_they} done? To you? # gentle
F: I was seen. I'd a cake in one hand, and I was singing, and I was looked at. I didn't care for it. I've had to give up singing. # low
N: They watched {foe} set off, by {far}, at a very good pace, and look round twice. # quiet
A: An hour and ten. # low
B: Each way. You'd have to be as lonely as anything, to have so much time. # slow

=== befriend_learn_food_fold ===
# step: learn
# skeleton: shy
# needs: way=food no-gruff
N: It was {b} who looked at the plates. {b_they_cap} had gone to fetch them in, and stayed down there so long that the others went to see. # quiet
A: Is it broken? # coming up
B: It's washed. They're all washed. It's the wrong way round. The guest doesn't wash. # puzzled
A: There's a bit left on this. The middle. I'd have eaten that first. # bending over
B: It was the same yesterday. I thought that we'd put out too much, and I ate it, standing up. # slow
N: They put the one plate down by {hide}, and the other next to where they sat themselves. If you did that, it was a table. It was only rather a long one. # quiet
A: We've been at supper with {x_them} all this week. And we got up and left. # stricken
B: In the middle. Literally. # small
A: Then sit. And don't bolt it. # breaking the bit in two
N: They ate it slowly, with manners. At the far end of the table there was {x_sound}. # warm

=== befriend_scare_shut_kind ===
# step: scare
# skeleton: shy
# needs: way=food no-gruff
# makes: hurt=shut
N: On the sixth evening {x} came in. The cloth was well on this side of {door}, and {x} came after it, and sat down at the edge, where it was still nearly outside. # hushed
A: Pass the salt. Just pass it, as one does. # hardly breathing
B: It's gone. The salt's gone. It's been passed! # hardly breathing
N: It was only {h}, who was going by outside, and who cannot see a thing standing open without thinking of other people's coal. # dry
S: door_close
H: There you are! You'd have caught your deaths! # through the door, kindly
N: It was very quiet. {x_cap} looked at {door}. After that {x_they} looked at the two of them, for quite a long time, and then at the salt. # still
B: It wasn't us! I'm opening it! It sticks, I'm opening it! # pulling
N: There was {x_sound2}, and a draught. # quiet
A: {x_they_cap} thought that we'd planned it. The supper, and everything. # low
B: I would have. Six nights of cake, and then the key. I'd never go out to supper again. # wretched

=== befriend_closer_trade ===
# step: closer
# needs: no-gruff
# skeleton: shy
N: {a} had lost a button. The next morning it lay out in the open, by {hide}, on a leaf. # quiet
A: That's honest. # pleased
B: It's an offer. Put something there. # low
A: What have I got? I've got a bit of string. # pockets out
B: Ask what string's worth, and see. # shrugging
N: It was worth a blue bead. The bead, being left there overnight, was worth a spoon with no handle; and the spoon was worth so much that they had to go and fetch it with both arms. # dry
A: We're getting rich. I don't like it. {x_they_cap}{x_plural:'ve|'s} got nothing left but string. # uneasy
B: Then we've been doing it wrong. I don't believe it's a shop. # slow
A: What is it, if it isn't a shop? # turning over the bead
N: {b} took out the button, and put that back on the leaf; and sat down, this time, to be there when it was found. There was {x_sound}. And very slowly somebody came to see what it was that they wanted for it. # hushed
B: Nothing. We only wanted you to come and ask. # whispered
