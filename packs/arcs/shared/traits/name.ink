// Nobody knows what {x} is called, and it is not said until the last episode. Everybody guesses. In trait5, and nowhere before, the name is heard.

=== odd_name_1_guess ===
# step: trait1
# needs: trait=name
# makes: trait_name=small
N: They had begun to guess. Whoever came past {x} said a name, to see whether {x_they} would turn round. # dry
G: Ambrose! Nothing. Not a hair. # calling, then low
Q: That's what your uncle was called. You always say Ambrose. # patient
H: Peregrine! I had high hopes of Peregrine. # low
N: A very small child said a name as well. Nobody listened. # quiet
P: What do we say, till we know? One can't just say, you there. # low
G: I've been saying, ahem. # honest

=== odd_name_1_sheet ===
# step: trait1
# needs: trait=name
H: I've got to put something. There's a line for it. "Name." # pencil up
P: And what did {x_they} say? # asking
H: I got a smile. I can't write down a smile. # helpless
G: Put a B. Everybody's got a B in them somewhere. # helpful
Q: Leave it white. There's time. # gentle
N: {h} left it white. One saw it from everywhere, like a missing tooth. # dry

=== odd_name_1_five ===
# step: trait1
# needs: trait=name
N: By the first evening {x} had five names. # dry
H: I say You. {g} says Florian. Somebody with a barrow says Aunt. # counting
Q: It isn't any of those. # low
P: How do you know? # low
Q: I watched {x_their} ears. You can keep your face still. You can't do it with ears, not when it's really you. # low
G: I'll try the whole calendar. I'm at the fourth of January. # from behind

=== odd_name_2_rumour ===
# step: trait2
# needs: trait=name
G: It's so rude that it can't be said. That's what I heard. # low
H: I heard that it's very long. It takes two people. # low
P: Who told you? # doubtful
H: Nobody. I heard myself say it, and it sounded right. # honest
Q: Perhaps it's just a plain one. # mild
N: They looked at {q} as at somebody who spoils things. # dry
G: Nobody'd keep back a plain one. # firm

=== odd_name_2_post ===
# step: trait2
# needs: trait=name
N: There was a parcel for {x}. Where the name had been it was wet. # dry
G: There's a bit left. It's the tail of something. It could be a y. # nose to it
H: Or a g. Or somebody's put down a cup. # nose to it
P: You could just hand it over. # behind them
G: And then we'd never know! # shocked
N: {x_cap} took it out of their hands, and read the wet place, with a nod. # dry
Q: It was a y. I saw {x_their} eye go down. # whispered

=== odd_name_2_called ===
# step: trait2
# needs: trait=name
N: {q} had run out of things to shout. It had been, look out; then, you; and then it was only a sort of bark. # dry
Q: It's dangerous, not having a name! A plank was coming! # hot
P: {x_they_cap} ducked. # fair
Q: So did everybody. I knocked down eleven people. # hot
H: I could shout Horace. It carries. # offering
P: You can't give somebody a name because it carries. # shocked
H: That's how I got mine. # simple

=== odd_name_3_offer ===
# step: trait3
# needs: trait=name
G: I've thought of the best one yet. I've not told anybody. I wanted to see how it looks on {x_them}, and it looks very well. # shy
P: What is it? # low
G: It's mine. I'd let {x_them} have it. I hardly use it, I'm mostly called hey. # shy
N: Nobody laughed, though it was near. # quiet
Q: And what would you be? # gentle
G: I'd thought, ahem. # low

=== odd_name_3_why ===
# step: trait3
# needs: trait=name
P: Perhaps it's not that it's a secret. Perhaps nobody's asked in the right way. # slow
Q: {g}'s asked in four hundred ways. # tired
P: That was guessing. When I guess what's in your bag I'm not asking. I'm showing you how clever I am. # slow
N: They thought of what it is to stand there and have names thrown at one, like hoops. # quiet
Q: Then how does one ask? # low
P: I think that one says one's own, and then one waits. # low

=== odd_name_3_ears ===
# step: trait3
# needs: trait=name
H: I'm sure that I had it. I said it in my sleep, and it woke me, and I thought, that's it, I needn't write that down. # wretched
G: And? # breathless
H: And I didn't write it down. # more wretched
Q: Lie down again. Perhaps it comes back. # practical
N: {h} lay down on the spot. They stood round, and waited, on tiptoe. # dry
H: Marmalade. # eyes shut
P: That's breakfast, {h}. # kind

=== odd_name_4_stop ===
# step: trait4
# needs: trait=name
G: I've got to the thirty-first of December. That was the last. There isn't one after that. # hoarse
Q: And? # gentle
G: I got a pat on the arm. I think it was for the work. # hoarse
H: Then we'll never know. I shall leave it white. # low
P: It's not the end yet. # low
N: {x_cap} had looked up at that; and it was the look of somebody who has put a hand in a pocket, and found that it is there. # quiet

=== odd_name_4_own ===
# step: trait4
# needs: trait=name
N: {p} went and sat down in front of {x}, and did not guess. # quiet
P: I'm {p}. I ought to have said so to begin with. I don't know why I didn't. # low
N: {x_cap} listened to it, right to the end. # quiet
Q: And I'm {q}. That's with everything in it. # coming up
P: That's all. You needn't do anything with it. It's only so that you've got ours. # low
N: It was a moment before anybody moved. Then {x} made room. # warm

=== odd_name_4_loud ===
# step: trait4
# needs: trait=name
Q: If it goes wrong in there, what am I to call? # low
P: You know which way you look. You look at {x_them}, and you shout. # low
Q: Shout what? # anxious
P: Anything. One knows when one's meant. # low
H: I've still got the line free. It's not the same sheet any more, I wore out the first one. But I took the white over. # low

=== odd_name_5_sunday ===
# step: trait5
# needs: trait=name
N: {h} had the sheet out. {x_cap} took the pencil, and wrote it on the white. # still
H: "Sunday." # reading
G: Is that a name? # amazed
H: It's here. It's on the line, in a good plain hand. And there's more: "Born on a Tuesday. They were in a hurry." # reading on
Q: Sunday. # trying it
N: And {x} turned round. # warm
P: We had it every week. And nobody thought of guessing it. # low, and glad

=== odd_name_5_small ===
# step: trait5
# needs: trait=name trait_name=small
# w: The small child
N: The very small child tugged at {p}'s sleeve. # plain
W: I said it on the first day. Nobody listened. # stern
P: Said what? # bending down
W: Robin. It's on the inside of the hat. One sees it if one's short. # stern
N: {x_cap} took off the hat. There it was, in red thread. # still
Q: Robin. All that time, and we were looking a foot too high. # hushed
N: And {x} bowed, to the smallest person first. # warm

=== odd_name_5_spoken ===
# step: trait5
# needs: trait=name
N: {q} was counting heads, and left a gap, as one had learned to. # plain
Q: {p}, {g}, {h}, and I never know what to say there. # waiting
N: "Linden," came the answer. It was on nobody's list. # still
G: Say it again. # whispered
H: Linden. There's no y in it at all! # indignant
P: Who's there, {q}? Do it once more. # low
Q: {p}, {g}, {h}, Linden. It comes out even. # warm
