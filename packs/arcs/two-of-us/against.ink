// AGAINST, episode 1: the two stand against each other in x, and mean to stay friends. rivalry=vote, make, race, game, still, job, other; loath where neither wants to win.

=== two_of_us_sign_board ===
# step: sign
# skeleton: against
# needs: no-loath
# title: Two Lines and a Pencil
N: {air} {a_who} {b_who} That morning there was a sheet on {board}, about {x}, with a pencil on a string. # plain
A: Look the other way a minute. I only want to see if it writes. # pencil in hand
B: It writes. I tried it before breakfast. # looking the other way
N: There were two lines on the sheet. On the one stood {a}, rather large; and on the other stood {b}, with a full stop. # dry
A: You never said that you wanted to. # low
B: Nor did you. I thought that nobody would, and then there wouldn't be any. I did it to be kind. # low
H: Only the two of you? Then I'll rule it off. # with a ruler
A: One of us could be rubbed out. # quick
H: Not with that pencil. It's the sort that's for ever. # ruling
B: Well. I'd sooner have you against me than anyone. # holding out a hand
A: I was going to say that. It doesn't sound so nice from this side. # shaking it

=== two_of_us_sign_stand ===
# step: sign
# skeleton: against
# needs: rivalry=vote no-loath
# title: Whoever Wants to Stand
N: {air} {a_who} {b_who} They were all sitting close together, for there was going to be {x}, and {h} had brought the box with the slit. It had been for hats. # plain
H: Whoever wants to stand had better stand. # pencil up
N: Two people got up. They were a yard apart, and each had been looking straight in front. # dry
A: What have you got up for? # whispered
B: To be voted for. What have you? # whispered
A: I thought that you were going out. # whispered
H: That's two. Does either of you want to sit down again? # pencil up
A: I'd sit, if you did. # whispered
B: So would I. On three. # whispered
N: They counted three. Then each of them waited, so as to be sure that the other was not left standing there alone. # dry
H: {a}, then; and against {a}, {b}. Somebody else will have to hand round the buns. # writing it down
B: We always hand round the buns. # low
A: We could still do that. We'd only each want to be thanked more. # low

=== two_of_us_sign_helper ===
# step: sign
# skeleton: against
# needs: rivalry=make no-loath
# title: Each Down as a Spoon
N: {air} {a_who} {b_who} Everybody had known that the two would go in for {x}. It had only been thought that they would do it with one between them. # plain
A: I've put us down. It's all done. # coming from {board}
B: So have I! That was quick of us. How did you put it? # pleased
A: My name, in front, and then a line for the helper. That's you. You're down for the stirring. # pleased
B: I put my name in front. You're the helper. # slower
H: I've got two entries here, and in each of them the other one's a spoon. # reading
A: You could be in front of mine. # generous
H: It'll have to be two. I've got two tables. # cutting the sheet in half
N: It went through with a noise like a small animal. They each got a half. # dry
B: I've never made it without you on the other side of the bowl. # looking at the half
A: It'll be the same, with more elbow. # not quite sure

=== two_of_us_sign_quicker ===
# step: sign
# skeleton: against
# needs: rivalry=race no-loath
# title: Which of the Two
N: {air} {a_who} {b_who} It was {g} who said it, at table, and meant no harm. # plain
G: I've often wondered which of you two is quicker. # passing the bread
A: {b} is. # at once
B: {a} is. # at once
G: It can't be both. # interested
N: It had never come up. Wherever they went they had gone there together, and whoever had the longer legs that day had waited. # quiet
H: There's {x}. It's on {board}. One would only have to put them both down. # interested
A: I wouldn't like to beat you. # to {b}, kind
B: What makes you think that you'd beat me? # not so kind
N: One could hear people putting down their spoons. # dry
A: I only said that I wouldn't like it. # low
B: And I said, what makes you think so? I asked it quite nicely. # low
G: Shall I put you down? Both? # pencil already out
A: Both. # chin up
B: Both. It's time that we knew. Pass the butter. No, I'll get it. I'm quick. # getting up

=== two_of_us_sign_bet ===
# step: sign
# skeleton: against
# needs: rivalry=game,still,other,job no-loath
# title: I Bet
N: {air} {a_who} {b_who} Nobody could say afterwards how it had begun. There had been talk of {x}, and somebody had yawned. # plain
A: I'd be rather good at that. # yawning
B: Would you? # surprised
A: Why do you say it like that? # no longer yawning
B: I only thought that I would. I'd always thought, if it came to it, that'd be me. # honest
N: It was quite a small thing. It lay there between them, on {ground}, about as large as a pea, and either could have put a foot on it. # dry
A: We needn't find out. # fair
B: No. We could go on for years, with you thinking that you would, and me thinking that I would. # fair
A: I'd see you thinking it. # after a moment
B: So would I. At breakfast. # after a moment
H: Then put it to the test, for pity's sake, and I'll hold the watch. # not looking up
A: Shall we? As friends? # holding out a hand
B: As friends. It's only {x}. # shaking it, rather hard

=== two_of_us_sign_pushed ===
# step: sign
# skeleton: against
# needs: loath
# title: Put Down by Others
N: {air} {a_who} {b_who} And neither of the two had put down a name for {x}. They found that it had been done for them. # plain
A: "{a}." That isn't how I make my capitals. # reading {board}
H: I did it. It was to give you a push. # proud
B: And who's done me? There's a "{b}" under it, in red. # reading
G: When I saw what {h} was up to I couldn't leave you out. It'd have looked as if nobody believed in you. # proud
A: That's kind. But I don't want to beat anybody. And not {b}. # low
B: Nor do I. I shouldn't know where to look. # low
H: Everybody says so, until they hear the clapping. # laughing
A: I'd have to walk home beside you with it under one arm. # low
B: And I'd have to say, well done. And mean it, all the way to {door}. # lower
A: Couldn't we both simply not win? # whispered
B: One of us has got to. There's only the two on the sheet. # whispered

=== two_of_us_pact_terms ===
# step: pact
# skeleton: against
# title: Nine Terms
N: They sat down by {hide}, to set up terms, while they were still on them. # dry
A: One. It doesn't change anything. # writing
B: Two. Nobody says "ha". # firm
A: Three. We have our supper together, just the same, and it isn't talked about. # writing
B: What shall we talk about, then? # practical
A: What we always talk about. # pencil stopping
N: They tried it. It turned out to be rather hard to remember what that had been. # dry
B: Four. Whoever it is who wins goes straight across to the other, before they go to anybody else. # low
A: And says what? # low
B: Nothing. It's only so that one isn't standing there. # low
A: Five to nine are that we mean it. Sign here. We said that we'd {verb}; and we'll {verb} like people. # handing over the pencil
N: Both signed. {a} had it on the one side of the paper and {b} on the other, so that it could not be cut in two. # quiet

=== two_of_us_pact_usual ===
# step: pact
# skeleton: against
# needs: no-loath
# title: Nothing Will Be Different
B: Let's say it aloud, so that it's been said. We'll {verb}, you and I, and nothing's going to be different. # stopping
A: Nothing at all. # stopping as well
B: Then why've you gone and stopped on that side of me? You always walk on the other. # puzzled
A: I don't know. I thought that I'd leave you some room. # puzzled
N: They changed over, and went on a few steps, and neither of them could have said which foot came first. # dry
B: Do you mind if I ask you a thing? Only this once. Are you going to try? Properly? # low
A: I'd thought so. Aren't you? # low
B: Yes. I'd be cross if you didn't. I'd be ever so cross. # relieved
A: So should I! I'd never forgive it. # relieved
N: That made them feel a great deal better, and it held for as far as {edge}. # quiet
A: How hard were you going to try? # careless
B: Oh, the usual amount. # careless

=== two_of_us_stake_seats ===
# step: stake
# skeleton: against
# title: Which Side Is Yours
N: It had been up for one day, and already one could not sit down without being asked. # plain
G: Which side's that bench? # tray in both hands
A: It's a bench. # not understanding
G: Only that there's talk. Those who are for you have moved up to the one end, and those who are for {b} to the other. There's nobody in the middle but a cat. # low
B: We never asked them to! # shocked
H: People like a thing to be for. They were so glad, they'd not been for anything since the spring. But I don't like how it's going. If it goes on, {stake}. # low
A: Because of {x}? # staring
H: That's how it starts. It's never because of anything large. # moving the salt to the middle
B: Then we'll sit there, both of us, where the cat is. # getting up
N: So they did; and eleven people to the left of them stopped talking to eleven on the right. # flat
A: Don't look as if we minded. # through the teeth

=== two_of_us_stake_ribbon ===
# step: stake
# skeleton: against
# w: A small person
# title: Two Ribbons
W: Is it blue for you, and yellow for you? Or is it the other way about? # with two ribbons
A: It isn't any colour. It's only {x}. # gentle
W: You've got to be a colour. My friend's yellow. I was blue first; so we can't sit together any more. # explaining it
B: Who says so? # quick
W: Everybody. It's on account of you two. My mother says, if that's how it's going to be, then {stake}. # simple
N: They looked at each other over the top of the small head. It came up to about their belts. # quiet
A: And where's your friend now? # low
W: Over there. We wave, but only like this. # showing it, very small
B: Give me the blue one. And the yellow. Now hold still. # kneeling
N: When it was tied it was one ribbon, with a knot in it, and went round twice. # dry
W: What am I now? # looking down
A: You're the referee. Run and tell your friend that there are two of them. # pointing
B: {stake_cap}. From a ribbon. # low

=== two_of_us_camp_speech ===
# step: camp
# skeleton: against
# needs: rivalry=vote
# title: What One Would Do If
N: {p} walked up and down behind {hide}, with a sheet of paper, and {h} was the crowd. # plain
P: "If you vote for me there shall be more of everything." # reading
H: More of what? I'm only asking as a crowd. # on a box
P: Of everything! More soup. More Sundays. {q} promised shorter queues, so I've put, no queue at all. # turning over
H: How would that be done? # still as a crowd
P: I haven't come to that. # turning over once more
N: Elsewhere {q} was standing in front of {g}, and had got no further than the first line. # dry
Q: "Friends." # and stopped
G: Go on. I liked that. # nodding
Q: That's where {p} comes in. When there's something to be said {p} says it, and I stand next to {p_them} and look as if it was true. # miserable
G: And what do you want to do for them, if you get in? # kind
Q: I only know what I'd ask {p} to do. # to the paper
N: {g} wrote that down, and then took it out again. # quiet

=== two_of_us_camp_taste ===
# step: camp
# skeleton: against
# needs: rivalry=make no-loath
# title: One Bowl Each
N: So there were two bowls, and two cloths over them, and between the two a wall. # plain
H: Well? How's it coming on? # at the one end
P: It's very nearly right. It wants something. Taste this, and tell me what it wants. # holding out a spoon
H: I'd say that it wants {q}. {q_they_cap} used to do the fiddly part, if I remember. # after thinking
P: I can do the fiddly part. I've got fingers. # cross
N: At the other end {g} had been given a spoon as well. # dry
G: It's very neat. It's the neatest I ever saw. # polite
Q: But? # at once
G: It's careful. When the two of you did it there was always something in it that nobody expected. # honest
Q: That'd be {p}. {p_they_cap} puts things in when I've got my back turned. I used to be so angry. # low
N: {q} turned {q_their} back to the bowl for a time. When {q_they} looked again it was just the same. # quiet
Q: It isn't going to do it by itself, is it? # to the bowl

=== two_of_us_camp_laces ===
# step: camp
# skeleton: against
# needs: rivalry=race no-loath
# title: Up and Down
N: Before anyone was up {p} ran as far as {far}, and back. {h} stood there with a watch. # plain
H: That's slower than yesterday. # looking at it
P: I stopped half-way. I always stop half-way, it's where {q} gets a stitch. I'd stopped before I noticed that there wasn't anybody with me. # bent double
H: And how long did you wait? # writing
P: About as long as a stitch. # panting
N: When {p} had gone in {q} came out, and ran the same. {g} had a watch as well. # dry
G: Very good! Only why do you look round? You lose a second each time. # hopping
Q: To see if {p_theyre} still there. It's about there that the ideas come. I've got to be ready to go after {p_them}. # panting
G: But {p} isn't running with you. {p} is running against you. # patient
Q: I know. I looked round to see if I'd got used to it. # sitting down on {ground}

=== two_of_us_camp_alone ===
# step: camp
# skeleton: against
# needs: rivalry=game,still,other,job no-loath
# title: With Nobody Opposite
N: {p} was getting ready for {x}, behind {hide}, with the door shut and {h} to keep off visitors. # plain
H: How's it going? # through the door
P: I can't tell. I'm too good for myself. I beat me every time. # through the door
H: Shall I come in, and be {q}? # kind
P: You couldn't. You've got to do it with one eyebrow. When I've done something clever the eyebrow goes up, and that's how I know. # opening it
N: {h} tried it, with both, and had to hold on to the wall. # dry
G: Are you working? May I look? # elsewhere, to {q}
Q: There's nothing to see. I've thought of eleven ways to do it, and they're all of them what {p} would do. I haven't any of my own. # head in hands
G: What did you do before you knew {p}? # gentle
Q: I was five. I ate chalk. # into the hands
N: {g} could make nothing of that for {x}, and said that it was early yet. # quiet

=== two_of_us_camp_worse ===
# step: camp
# skeleton: against
# needs: loath
# title: Practising to Be Bad at It
N: It is not easy to be bad at a thing on purpose, so that nobody sees. {p} had been at it behind {hide} since six. # dry
H: That was rather good! # clapping
P: Was it? I did it with my eyes shut! # dismayed
H: It's a gift. You'll beat {q} hollow. # warm
P: But I don't want to! What would be really poor? Show me how you'd do it. # begging
H: I'd do it just as you did. Only not so well. # after thinking
N: {p} sat down, and looked at {p_their} own two hands as one looks at a dog that has brought something in. # dry
G: You've picked a hard one. You could simply lie down, when it starts. # elsewhere, to {q}
Q: Then {p} would come back for me, as always. And then we'd both be last, and they'd say that {p_they} won. # having thought of it
G: Can both be last? When there's two? # counting on two fingers
Q: I've drawn it. It's got to be done to the inch. # unrolling a sheet

=== two_of_us_fork1_umpire ===
# step: fork1
# skeleton: against
N: {h} was to be the umpire, and had a whistle for it, and wished to know how the thing was going to be fought. # plain
H: I've got three kinds down here. It's usual to ask both parties. You could {d1}. # whistle in one hand
A: What does {b} say? # looking across
B: I'd like to hear what {a} says. # looking across
H: Or you could {d2}. I'd have less to do, then. # writing
A: We'd thought of that ourselves. Hadn't we? # to {b}
B: I had. I didn't know that you had. I thought it was the one thing that I'd thought of by myself. # low
H: Or else, {d3}. # whistle to the lips
N: They were both trying to see which of the three the other would like, so as to be for it; and then so as to be against it. # dry
A: It used to be quicker, when we were on one side. # to the whistle
H: You're looking at each other now. # lowering it
A: That's to see what {b_they} {b_many:want|wants}. It isn't the same look. # after a moment

=== two_of_us_fork1_draw ===
# step: fork1
# skeleton: against
N: They had to agree how to go about it; and so for once they sat down on the same side of the table, with {g} opposite. # plain
G: It's for you to say. Either you {d1}. That's clean. # one finger
A: I can see how it would suit some people. # polite
G: Or you {d2}. That's what I'd call old-fashioned. # two fingers
B: I can see how that would suit other people. # just as polite
G: Or you {d3}. That would suit nobody, so it's fair. # three fingers
N: Under the table somebody's foot nudged somebody's foot. It was what they did when they had both thought of the same thing. Then both feet were drawn in. # dry
A: I wasn't asking you. It slipped out. # low
B: I know. Mine answered before I could stop it. # low
G: What was that? I didn't catch it. # leaning over
A: Nothing. We're thinking. # sitting up
B: Separately. # sitting up too
