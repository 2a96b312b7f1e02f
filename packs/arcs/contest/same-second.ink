// SAME SIDE, episode 4, second ways: nobody begins, who keeps it, and what is left of the day.

=== contest_both_whistle ===
# step: both
# skeleton: same_side
# needs: end=sit
# title: Not Yet Begun
N: {h} blew the whistle; and, when nothing came of it, looked into the whistle, and blew again. Both sides were sitting in the middle, with {x} between them, like people who have been told that there will be soup. # dry
H: Is somebody hurt? # hurrying up
A: No. We've stopped. # looking up
H: You can't have stopped {event}! You haven't started it! # thrown
F: That's how we did it. It's a good deal easier that way round. # mild
N: At the back they stood up, so as to see; and when they had seen, a child on somebody's shoulders asked quite loudly if that was allowed. # plain
B: We want to know who keeps {prize}. Then we'll get up. # to all of them
F: I've won nineteen times. At home there's a mark on the wall, where it was to go. # to the child, simple
N: One could hear the child thinking. And then one could hear everybody. # hushed

=== contest_both_polite ===
# step: both
# skeleton: same_side
# needs: end=level
# title: After You
N: {event_cap} had never been so well done, nor so slowly. When they were ahead by a hair they stopped, and blew on their nails, until {foe} had come up; and then it was the other way about. # dry
H: You're being polite! Nobody's to be polite! # running from one to the other
F: After you. # from the other side
A: Not at all. Together. # breathing hard
B: {weak_cap} {weak_is} holding. I shall have to let something go. # low
F: I've got one here that squeaks. I could let it squeak. # low
N: Something squeaked, and {weak} gave, in one and the same moment. And then it was over; and {h} lay down flat, with one eye shut, to see which of them was in front. # hushed
H: I can see right through. There isn't a winner in it anywhere! # lying flat
A: Then who gets {prize}? # loud
F: And for how long? I've always wanted to ask that. # louder

=== contest_both_boy ===
# step: both
# skeleton: same_side
# needs: end=all
# title: Sixty-Two
N: By {t_noon} there was nobody left to watch {event}. They had all come in under the rope, and had sent for those who were at home. # warm
H: Sixty-one. Sixty-two. You can't enter, you're delivering. Sixty-two and a loaf. # writing faster
A: How are we doing? # out of breath
B: I've been shown how by nine people, and every one of them does it another way. There's one who's left-handed. It's wonderful. # out of breath
F: Might I have a go with yours? I gave mine to that boy. He'd never had one. # holding out both hands
N: {x_cap} had been round so often that nobody could have said whose {x_they} {x_was}. {weak_cap} had gone long since, and somebody's grandfather had seen to {weak_them}, without a word. # plain
H: Who's ahead? Will somebody kindly be ahead? # wretched
N: Then the boy wished to know what it was that you got. # plain
F: You get {prize}. And then they take it off you. # after a moment
N: It fell into one of those silences. # hushed

=== contest_judged_forty ===
# step: judged
# skeleton: same_side
# needs: way=aloud
# w: the committee
W: I must ask who said that. # pencil up
N: Forty people said that they had. # flat
W: I can't put down forty. It's quite a short line. # lost
A: Then put us. We asked it first. # kind
F: And put me, for the other nineteen times. I only never said it aloud. # level
N: The committee went along the rows, to find somebody who had not asked, and came in the end to {h}. # dry
H: I was just going to. What does the winner keep? # taking off the badge
W: There's a very nice feeling. # small
B: And where's that kept? # gentle
W: In the shed, I suppose, with all the rest. Here. I go in and look at them. I thought that somebody ought to. # holding out a key

=== contest_judged_brush ===
# step: judged
# skeleton: same_side
# needs: way=box
# w: the committee
N: The box was brought, under its cloth, and put down where everybody could see; and {h}, who had never been told not to, turned it upside down. # brisk
W: Not before the applause! # hurrying up
A: There isn't going to be any. # plain
N: Out came a good deal of velvet, and nineteen slips of paper, tied up in years; and last a very small brush. # plain
H: "Received with thanks, on loan." They're all alike. They're all in the one hand. # reading
F: It's mine. It gets smaller. By the last of them you'd think that a mouse had won. # dry
B: What's the brush for? # picking it up
W: For the corners. I do them on the Monday, when everything's come back. # very low
N: They looked at the brush. It was worn down nearly to the wood. # hushed
A: So it's you who had it, all that time. # slow
W: There's a shed. It's got to be rather much for one. I've the key here. # lower

=== contest_judged_others ===
# step: judged
# skeleton: same_side
# needs: way=rules
# w: the committee
N: The committee had all three volumes fetched, to show where it was forbidden. They took two people each. # dry
W: Here we are. Rule one. "It shall be held." # finger on it
B: Does it say why? # interested
W: It says where. # turning over
F: I know that page by heart. Nineteen times I've sworn to it, with a hand up, and nobody ever asked to have it read. # gentle
A: Try the last one. # helpful
W: I've never been as far as that. # and turned to it
N: There was nothing on it but a sum, in pencil; and under the sum somebody had put: ask the others. # hushed
H: Who wrote that? # leaning over
W: Whoever had it before me. I thought that it meant the others in the book. # in a different voice
B: I think it's us. # kind
W: Then you had better have the key. # feeling in every pocket

=== contest_left_flag ===
# w: a small girl
# step: left
# skeleton: same_side
# needs: price=spoil
N: The shed stood open, and people came out with things under their arms, and did not quite know how to carry them. {prize_cap} went halves, with {foe}. By three o'clock there was hardly anybody left. # plain
P: They always stay till dark. # low
Q: They've gone home to put things on shelves. And {stake_fixed}.
F: We {verb_did}, you know. You said that you would, and so did I. I make it that we both {verb_did}. # sitting down
P: And I spoilt their day. One can have had to do a thing, and still be sorry for it. # low
Q: Did anybody say so?
P: Nobody said a word. They moved along. There was room for four, where I was. # lower
N: It was getting dark when somebody sat down there. She had one of the little flags, and she gave {p} the end with the stick to hold. # soft
W: Are you making another one? I couldn't see anything at this one. I was behind a hat. # hopeful

=== contest_left_key ===
# step: left
# skeleton: same_side
# needs: price=left
N: They went to the shed in a body, with a lamp. It took a long time, since everybody stopped in the door to say whose each thing was. # warm
H: That's my mother's. She never told us that she'd won it. # holding something small
F: Mine's still got its dent! # out of the dark, overjoyed
N: {prize_cap} {prize_was} in the middle, where {p} had put {prize_them} back. # quiet
P: I thought of this corner the whole night. I'd had hold of it. I could have been home. # low
Q: And now?
P: I've got hold of it again, and there's somebody on the other end. # amazed
F: It's lighter, with two. I never could have known that. # taking the other end
Q: So we said that we'd {verb}. And we {verb_did}, the lot of us.
P: Don't leave me to carry it by myself. I'm not to be trusted yet. # honest
N: After that it was week and week about, and {stake_fixed}; and on the empty shelf {h} laid the key. # warm

=== contest_left_bracket ===
# step: left
# skeleton: same_side
# needs: price=win
N: There was a line for the winner in {h}'s book, and {h} had ruled it beforehand. # plain
H: I can't get all of you on. I've made a bracket. # writing
A: Put that we said that we'd {verb}. Then put that we {verb_did}, and leave out how many.
F: I'd like to be in small. I've been in large. # leaning over
N: {prize_cap} {prize_mass:{prize_was} to be shared out|{prize_was} to go week and week about}; and so {stake_fixed}, and over there as well. # plain
P: It would have been me. This year. I'd worked out what to say. # low
Q: What was it?
P: "Thank you." I'd thought of several, and they all came down to that. # low
F: Say it now. I'll tell you how it's done. You look at somebody at the back. # kind
P: Thank you. # to the back
N: There was only one person left at the back, and he had come to stack the chairs. He took off his hat. # soft
