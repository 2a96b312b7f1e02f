// BETTER, episode 3, where x has no words: how it says no, by what the door did (way3). And a maker who was paid for it.

=== magic_maker_paid ===
# step: maker
# needs: foe=talks
# title: No Change Given
N: Whoever had done it had put up a notice. It said what it cost. Under that was {foe}, with an open hand. # dry
F: Next, please. What'll it be? # brisk
A: It'll be {x}, please. As before. # level
F: Ah. You've had that one. It's lovely work, you won't find a seam. # admiring
B: Who ordered it? Who'd want {x} to be {became_a}? # bewildered
F: Nobody. It's the sample. You can't ask people to pay for a thing that they haven't seen. # reasonable
A: Then we've seen it. Now turn {x_them} back! # hot
F: I do it in the one direction. I did put that. # pointing
N: It stood at the very bottom, in letters as long as an eyelash. # flat
B: And you tried it out on {x_talks:somebody|something} that everyone knows. # slow
F: Well, it's got to be noticed! I did one on a spoon, and it's never brought in a soul. # hurt
A: We'll find the other direction ourselves. And we shan't pay for that, either. # walking off

=== magic_no_force ===
# step: no
# skeleton: better
# needs: no-x_talks way3=force
# title: Like a Tea Tray
N: They stopped by {door} to change hands. It was {b} who took one step back, so as to get a better grip; and stood still. # quiet
A: What is it? # short
B: Come back a step. No, this way. The way that we came. # odd
A: We're going there. Not back. # short
B: Only one step. So that I know. # odd
N: {a} took it. It was like carrying a tea tray, with nothing on it but the doily. # dry
A: And forwards? # after a moment
B: Like a piano. And the whole of the band behind it. # trying it
N: So there they stood, with {x} between them, and leaned first to the one side and then to the other. # quiet
A: {x_they_cap} can't know which way it is. {x_they_cap} {x_was} asleep when we set out. # stubborn
B: You try telling that to my arms. # rubbing them
N: {x_sound2_cap}. That was at the step back. At the step forward there was nothing whatever, and a good deal of it. # hushed
A: But {stake}! Nobody weighs that. # unhappy
B: I think that somebody's doing it now. I've got the other end of it. # low

=== magic_no_ask ===
# step: no
# skeleton: better
# needs: no-x_talks way3=ask
# title: Two Every Time
N: {a} would not have it on one answer. A thing like that has to be asked so that nobody can lean on it. # plain
A: You go over there, behind {hide}, and ask. I'll stop here with my back turned, and write down what I hear. # pencil out
B: What do I ask?
A: Anything. Mix them up. Put it in the middle. # stern
B: Is it Thursday? # from behind {hide}
N: Two. It was not. {a} wrote it down. # dry
B: Do you like that coat of {a}'s? # from behind {hide}
N: One; after some thought. # dry
B: Would you like us to {verb}? # rather fast
N: Two. They came at once, and side by side, like a pair of shoes. # quiet
A: Again. You mumbled it. # not turning round
B: I'd sooner not. I could see {x_part}. You don't ask somebody a thing like that twice. # coming out
A: I've got it down as two every time, then. Two for the Thursday, and two for that. # looking at the paper
B: And one for the coat. # gentle
A: That's what I can't get over. {x_they_cap} needn't have been nice about it. But {stake}. What do we put for that? # low

=== magic_no_wait ===
# step: no
# skeleton: better
# needs: no-x_talks way3=wait
# title: The Second Day of Nothing
N: On the second day nobody had to be told to leave {x} alone. They had got interested. # plain
A: What's {x_they} at now? # whispered
B: The same as yesterday at this time. Over to the light, and round, and a rest. # whispered
A: We moved that stool last night. It's right in the way. # whispered
B: {x_they_cap}{x_plural:'ve|'s} got a new way round. It goes by {edge}. You could set a clock by it. # whispered
N: For as long as anyone remembered, {x} had been put in a place, and had been there. It had never come up whether there was somewhere that {x_they} went. # quiet
A: That's a habit, that is. You don't get habits if you're only waiting for it to be over. # slow
B: How long have you had yours? # interested
A: Which? # absent
B: All those. # kind
N: {x_sound_cap}, in passing. # soft
A: I'd got the rope ready. For tomorrow. It's under my coat. # low
B: I know. And what about the rest of it? {stake_cap}. # low
A: I'm not saying that I've an answer. I'm saying that I've put down the rope. # low
