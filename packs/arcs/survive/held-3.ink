// HELD, the rest of episode 3: what it is for, one of the two very nearly does it, and what p gives so that g can hold out. reason=cause, sleeper, breath, sister; price=keep, turn.

=== survive_reason_given ===
# step: reason
# skeleton: held
# needs: ban_because
# makes: reason=cause
# title: So It's True
H: I said why, on the first day. You all nodded. I don't believe that one of you listened. # level
A: You said that {ban_because}. # level
H: Yes. And what did you think? # level
A: I thought, that's the kind of thing that's put on a card. # honest
H: Come with me. On your knees, and no talking. I'll show you where you can see it. # low
N: They went on their knees, by {way_there}, and then {h} laid a hand on each of their heads, and turned them the right way. They looked for a good while. # still
B: It's true. It's just as you said. # in a breath
A: I never thought that it'd be so small. I'd thought, with so big a card. # in a breath
H: I saw it by chance. I was going to {ban} myself. I'd got as far as my sleeve. And I thought, nobody'd ever have known. # in a breath
N: They stayed until their knees had gone to sleep. On the way back nobody had to be told to walk softly. # warm
B: I still want to. # low
A: So do I. It's only that now there's somebody in the way. # low

=== survive_reason_breath ===
# step: reason
# skeleton: held
# needs: no-ban_because ban=will
# makes: reason=breath
# title: A Breath, Taken
H: There was somebody who'd something to say to me. It's years ago. They'd got as far as taking the breath. # low
A: And? # low
H: And I didn't know where to look. So I got up and said that I'd just {ban_it}. To be busy. It takes no time at all. And when I turned round they'd let the breath out, and were putting on their coat. # flat
B: What was it going to be? # low
H: I don't know. I've thought of nine things that it might have been. I've an answer to every one of the nine. # low
N: They did not look at {h}. It was easier for all three of them to look at {board}. # quiet
H: There's been a letter. They're coming by, and they'd like to sit where we sat. I thought, this time there's to be nothing that anybody could get up and do. Not me, and nobody else either. # low
A: You might have put that on the card. # gentle
H: Would you? # simple
B: No. # after a moment
H: If they take the breath, I want it to be so that it's the only thing going on. # low

=== survive_reason_sister ===
# step: reason
# skeleton: held
# needs: no-ban_because ban=will
# makes: reason=sister
# title: It's a Bad Reason
H: You won't like it. It's a bad reason. # warning
A: Is it dangerous? # low
H: No. # ashamed
B: Is somebody ill? # low
H: No. I've got a sister. She wrote. She always said, when we were small, that I never in my life left a thing alone. And in the letter it said, I don't suppose that there's one of you there who could keep from it, if it were only to {ban}. # all at once
N: They waited for the rest. It took them a moment to see that there was none. # dry
A: That's all? We've gone without for that? We've had {g} sitting there in a clean collar! # loud
H: I said that it was bad. I'd have stopped it the same day, but then I saw {g} go up to it, and turn round, and go home. And I thought, well, look at that. She's wrong. # low
B: It's not even a good bet. What do you get? # baffled
H: I'd write back, no. That's the whole letter. I've had it ready in an envelope since I was eight. # very low
A: Is there room on it for two more names? # after a while

=== survive_reason_sleeper ===
# step: reason
# skeleton: held
# needs: no-ban_because ban=will
# makes: reason=sleeper
# title: Who Gets Up
H: You know the old woman at {far}, the one who's always tired? # low
A: Everybody knows her. She fell asleep in the middle of shaking hands. # low
H: I asked her once why she didn't sleep. She said, how can I? And then it came out. She looked after {x}, years back, before any of us. And whenever somebody goes to {ban_it}, she hears it, and thinks that it's hers to see to. So she gets up, and puts on her shoes. She's half-way here before she remembers. # low
B: Every time? # shocked
H: Every time that I ever did it. And I did it a good deal. I liked doing it. # wretched
N: They thought how often they had. Neither of them said the number. # quiet
A: So it's for her. So that she has one good sleep. # slow
H: I wanted her to have one that goes right through. I can't tell people. They'd go and look if she's asleep. They'd take a lamp. # low
B: How's she getting on? # whispered
H: I went past. You never heard anybody do it so hard. # whispered

=== survive_reason_nine ===
# step: reason
# skeleton: held
# needs: no-ban_because ban=wake
# makes: reason=nine
# title: Nine Days of It
H: {x_cap} {x_has} not slept for nine days. You'd say, that can't be. I was there. # whispered
A: What was done instead? # whispered
H: I was looked at. I'd say good night, and I'd be looked at, as if I'd only begun. I sang. I walked up and down. I know how many steps there are to {edge} and back. I told everything that I know, and that took until the Tuesday. # whispered
B: And then? # whispered
H: Then I told something that I've never told anybody, because I'd run out. And I looked, and {x} {x_was} asleep. In the middle. Without hearing how it comes out. # whispered
N: {h} was so tired that it could be seen through {h_them}. One hand went on rocking, by itself, and there was nothing in it. # quiet
A: Then you sleep, too. We'll see to this. # firm
H: I daren't. Somebody's got to be there who knows how quiet it has to be. # swaying
B: We know how quiet. We've had soaked {food}. Lie down. # firm

=== survive_slip_asleep ===
# step: slip
# skeleton: held
# needs: ban=will
# title: Somebody Else's Hand
N: Now that they knew, it should have been easy. And then {q} woke, and the place alongside was empty. # still
Q: {p_call}? # low
N: {p} was on {p_their} feet, with {p_their} eyes open, and nobody at home in them, and was going to {ban_it}. It was all being done quite properly, and without any hurry. # tense
Q: You're asleep. Stop. You're doing it in your sleep. # at the elbow
P: I know. Isn't it nice? It's not me. # far away
Q: It's you. I know the socks. # hoarse
N: One ought not to wake people. {q} did the only thing that came to mind, and got in front, and was walked into. # dry
P: Where am I? What have you got on my foot for? # waking
Q: Look round. No, look at your hand. # low
N: {p} looked; and sat down where it was, on {ground}, and took that hand in the other one. # still
P: I did that. I thought that it'd be {g}. I was so sure that it'd be {g}. # very small
Q: It was a very good try. {way3 == "sit":And nobody'd even given you the soap.|{way3 == "practise":You didn't so much as count to three.|Nobody else has got so near.}} # kind

=== survive_slip_said ===
# step: slip
# skeleton: held
# needs: ban=will
# title: I'd Have Done It
N: {q} had only gone to fetch {food}. It could not have been five minutes. # plain
Q: Why are you standing there like that? What's the matter? # stopping
P: Don't come any nearer. I'd have done it. If you'd been a minute longer. I'd said all the things to myself, and they'd all come out yes. # in a flat voice
Q: But you didn't. # careful
P: I heard you drop the spoon. That's all that it was. It wasn't being good. It was a spoon. # bitter
N: {q} put down the bowl, and picked up the spoon, and looked at it with some respect. # dry
Q: I dropped it on purpose. # low
P: You never. You didn't know. # looking up
Q: I dropped it because I was running. {way3 == "sit":One can't throw away the soap twice.|{way3 == "practise":You'd been so quiet, and I'd heard you get as far as two.|}} And all at once I thought, if it were me by myself there, I'd do it. # honest
N: After that they did not leave each other alone, not even for the soup. # warm

=== survive_slip_story ===
# step: slip
# skeleton: held
# needs: ban=wake
# title: A Laugh
N: It was past the worst, and that was what was wrong with it. They had grown used to it, and had begun to be happy. # dry
Q: What are you thinking of? # whispered
P: Nothing. {h}'s face, when the slate went. # whispered
Q: Don't. # whispered
P: I'm not. I'm thinking of a wall. # shaking a little
Q: What kind of a wall? # shaking a little
P: A wall with {h}'s face. {way3 == "sit":And it's got hold of the soap.|{way3 == "practise":And it's counting to three.|}} # in a thread
N: It got out. It was not a big laugh; but it was {p}'s, and it had been kept in for so long that it went right round the place, and came back. # still
Q: Oh, {p_call}. # in a breath
N: The small cross sound came. It came again, and louder, and there was a word in it, or the beginning of one. And {p}, as white as flour, began to hum: it was no tune, it was only the same two notes, up and down, up and down. # tense
Q: Go on. It's stopped. Don't you dare to stop. # in a breath

=== survive_spared_keep ===
# step: spared
# skeleton: held
# makes: price=keep
# title: Something to Hold
N: {g} came to them, and did not ask for anything. That was how they knew that it could not go on. # quiet
G: I've got as far as I can. I thought I'd say so, while I'm still on this side of it. # low
Q: It's not so much longer. # gentle
G: It's not how long it is. It's that I've nothing to hold on to. # low
N: {p} had put a hand in a pocket, and did not take it out for some time. # still
P: Here. Hold on to that. # holding out {p_keep}
Q: {p}. That's {p_keep}. # low
P: I know what it is. # short
G: I can't take that. Everybody knows what that is to you. # drawing back
P: That's what's good about it. It's been held so hard, for so long, that it's got the way of it. You'll see. It holds back. # gruff
N: {g}'s fingers went round it. {p} looked at {p_their} own, which were empty, and did not seem to know how one puts away a thing like that. # quiet
Q: For how long is it? # very low
P: For good. You can't lend a person something to hold on to. # low

=== survive_spared_turn ===
# step: spared
# skeleton: held
# needs: ban=will ban_ends
# makes: price=turn
# title: The First, Afterwards
N: There was one thing that {p} had had all this time, and had told nobody but {q}: {h} had said that when it was over {p} should be the first. # quiet
P: I've thought out how I'd do it. I've got as far as which foot. It's what I hold on to. # low
Q: I know. You've told me which foot. You've told me nine times. # fond
N: And now {g} sat there, and had both arms wrapped round the one knee, and was not going to get through. They could both see it. # still
G: Don't mind me. You two talk. # through shut teeth
P: {g}. When it's over. You're to be the first. # all at once
G: Me? That's yours. {h} told me that it was yours. # looking up
P: It was. I'm giving it you. You've got something to get there for, now. # short
Q: You've been living on that. # very low
P: I know what I've been living on. Don't look at me, or I'll want it back. # rough
N: {g} let go of the knee. {g_they_cap} sat up, and looked straight in front of {g_them}, like somebody who has been given a ticket. # warm
