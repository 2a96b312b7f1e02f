// {x} does something ({odd_of}: "get heavier") every time that somebody does something ({odd_cause}: "tell a lie"; {odd_causes}, {odd_caused}).
// In each way it happens, before people. Why, is the plot's business. trait_turn is that they have found a use for it.

=== odd_each_1_passing ===
# step: trait1
# needs: trait=each
N: {g} came by, and {odd_caused}, just in passing; and {x} {odd_did}. # plain
Q: Did you see that? # low
P: It could've been chance. # low
Q: Then do it again, {g}. Just as you did it, and with the same face on. # firm
G: Do what again? # puzzled
N: So {p} {odd_caused}, to be of help. And once more {x} {odd_did}. # still
Q: That's twice. Somebody {odd_causes}, and there you are. # pencil out

=== odd_each_1_who ===
# step: trait1
# needs: trait=each
N: {x_cap} {odd_did}. # still
Q: There! Which of you was that? Somebody {odd_caused}. It never happens unless somebody does. # sharp
H: It wasn't me. # quick
G: It wasn't me, either. # quicker
N: They all looked at {x}, as at somebody who can't keep a thing to themselves. # dry
P: It was me. I {odd_caused}. I never thought that it'd get about. # small

=== odd_each_1_chalk ===
# step: trait1
# needs: trait=each
N: {q} had been making marks on {board}, and stood there with the chalk. # plain
P: What are the lines? # coming to look
Q: Each line's for when somebody {odd_caused}. And the cross is where {x} {odd_did}. # pointing
P: It's a cross to every line. No. Here's one without. # counting
Q: That's you. You only thought of it. # stern
P: Then it goes by what one does. That's a mercy. # relieved
N: Behind them {g} {odd_caused}. {x_cap} {odd_did}. {q} made a line, and a cross. # dry

=== odd_each_2_turns ===
# step: trait2
# needs: trait=each
N: Everybody stood in front of {x}. # plain
Q: Now one of you must {odd_cause}. Just once, so that you all see it. # loud
N: A child at the front {odd_caused}, and {x} {odd_did}. # still
H: Let me try! I've got a better one! # pushing
G: And then me! I was standing here first! # pushing
N: Each of them {odd_caused}, and each time {x} {odd_did}. # quick
P: Stop! That's enough! Think what you're doing to {x_them}! # shouting

=== odd_each_2_quarrel ===
# step: trait2
# needs: trait=each
N: There was a quarrel by {door}, and in the midst of it somebody {odd_caused}, and so did somebody else. # dry
P: Not here! Anywhere else, but not so near to {x}! # shouting
N: It was too late. {x_cap} {odd_did}, and then again. # tense
H: How many of us did that? # faint
Q: All of you. It went round like a plate of buns. From now on whoever {odd_causes} goes behind {hide} for it. # firm

=== odd_each_2_card ===
# step: trait2
# needs: trait=each
# w: An old man
N: {q} had put up a card in front of {x}. It said, please do not {odd_cause}. # plain
W: And what if I do? # interested
P: Don't! You've no idea what you'd be starting! # quick
N: The old man {odd_caused}, so as to see. {x_cap} {odd_did}. After that everybody wanted to see. # dry
Q: Before I put it up it was twice a day, and mostly by mistake. # tired
P: And now? # low
Q: Now there's a queue all the way back to {edge}, and somebody's selling buns. # tired

=== odd_each_3_two ===
# step: trait3
# needs: trait=each
N: There was nobody there but the two of them; and {x} {odd_did}. # still
Q: It wasn't me. # low
P: Then it was me. I {odd_caused}. I thought that you weren't listening. # low
Q: I wasn't. {x_cap} {x_plural:were|was}. # low
P: It's a poor thing, to be noticed by nobody else. # low
Q: Do it again, when you have to. I'll try to be quicker than {x}. # after a moment

=== odd_each_3_dare ===
# step: trait3
# needs: trait=each
G: I've not dared to {odd_cause} for days. None of us has. # low
Q: That's good, isn't it? Then nothing happens. # puzzled
G: You try. I'd no idea how often I did it. It's what I do between one thing and the next. # wretched
N: And there, because it was the end of a long day, {g} {odd_caused}. They all turned round. {x_cap} {odd_did}. # still
P: It was hardly to be seen. # kind
G: I saw it. # low

=== odd_each_3_use ===
# step: trait3
# needs: trait=each
# makes: trait_turn=used
Q: What's the good of it? Somebody {odd_caused}, and {x} {odd_did}. There it is again, and we're no wiser. # tired
P: Nobody could do it in secret, though. Not with {x} there. # slow
Q: We'd know. We'd know it even if they didn't. # sitting up
N: They both looked at {x}, as one looks at a dog that has turned out to be able to count. # dry
P: Don't tell anyone. # low
Q: That we've found a use? They'd want one, too. # low

=== odd_each_4_used ===
# step: trait4
# needs: trait=each trait_turn=used
N: {q} had seen to it that everybody stood where {x} could be seen. # tense
Q: Now we wait. # low
N: At the back somebody {odd_caused}. Nobody would ever have known. But {x} {odd_did}. # still
P: There. Now we know when. And who was it? # quiet
G: It was me. I'd never have owned to it, if it weren't for {x}. # small
Q: Thank you. That's all that we wanted. You're the first who ever said so. # gentle

=== odd_each_4_nearly ===
# step: trait4
# needs: trait=each
Q: If anybody {odd_causes} now, it's all to do again. # hushed
P: Nobody will. I've asked every one of them. # hushed
N: It was so quiet that you could have heard a button fall. Then {h}, who meant no harm, {odd_caused}. # tense
Q: Oh, {h}! # groaning
N: And {x} {odd_did}, before the eyes of everybody. # tense
P: Then it'll have to be done like that. It's no use waiting until people are better. # grim
Q: No. I did it myself, before breakfast. # honest

=== odd_each_4_end ===
# step: trait4
# needs: trait=each
N: {p} stood close to {x}, and {odd_caused}, on purpose; and {x} {odd_did}. # tense
Q: More! Don't stop to look! # calling
P: I'm running out! I've never done so much of it in one day! # breathless
H: We'll help! Everybody! On three! # calling
N: Everybody {odd_caused} at once. {x_cap} {odd_did}, and {odd_did} again, and then there was no further to go. # tense
Q: That's the end of it. There is one. Nobody ever got so far. # faint
P: Then from here on it can only be less. # breathless

=== odd_each_5_kept ===
# step: trait5
# needs: trait=each
# skeleton: known, wrong_question, nobody, better
N: They let {x} be. It had been put to the vote. # plain
H: Whoever {odd_causes} ought to know that it doesn't go for nothing. # firm
G: I hear myself do it, now. I'm about to, and I think of {x}, and I look round first. # honest
Q: And then you don't? # hopeful
G: Mostly. # honest
N: Just then {g} {odd_caused}, without a thought. {x_cap} {odd_did}. And everybody waited, and nobody was cross. # warm

=== odd_each_5_asked ===
# step: trait5
# needs: trait=each
# skeleton: known, wrong_question, nobody, better
P: Whoever wants to {odd_cause} comes here now and does it. It's all the same to {x}, whoever it is. # watching
Q: It isn't to them. Look at {h}. # low
N: {h} {odd_caused}. {x_cap} {odd_did}. {h} nodded, as one does to a doctor. # dry
H: So now you know. I've been wanting somebody to, for years. # low
P: Who's next? # gentle

=== odd_each_5_gone ===
# step: trait5
# needs: trait=each
# skeleton: undone
N: When it was over {p} sat down by {x}, and {odd_caused}, quite softly. # quiet
Q: Well? # leaning over
N: Nothing. {x_cap} stayed just as before. # still
P: Nothing at all. I could go on all day. # almost sorry
Q: That's what we wanted. You ought to be glad. # puzzled
P: I am. It's only that I always knew when I did it. Now I'll have to tell by myself. # low
