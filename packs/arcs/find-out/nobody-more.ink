// NOBODY, second ways: who was the first, and what everybody does about it, once more and otherwise.

=== findout_go_pegs ===
# a: careful
# step: go3
# skeleton: nobody
# tone: space,noir,epic
# door: Go back through them all, one by one
# style: careful
# recall: gone back through them all, one by one, with a peg for each
# makes: way3=order
N: They began with the one who had done it last, and put in a peg with a name on, and asked who had been there before. # plain
W: I never saw. But it came up to there when I came, and it came up to there when I left. # showing with a hand
B: Keep your hand where it is. # measuring
W: I'd never have begun it. It had been begun. # firm
A: Nobody says you did. We'll just go to the one before. # moving on
N: It is wonderful what people can tell you when it is about somebody else. By evening the pegs went from {board} as far as {edge}, and everyone had come to see whom they had been standing behind. # dry
B: It had been begun. It had been begun. They've all of them said it. It's nearly got a tune. # quiet
A: There'll be one who can't. We only have to go on till it stops. # quiet
B: You go in front. # quiet

=== findout_go_ring ===
# a: bold
# step: go3
# skeleton: nobody
# tone: gentle,eerie,manners
# door: Have them all come back, each with a light
# style: bold
# recall: had them all come back, each with a light
# makes: way3=places
N: They had everybody come back, each with a light, and stand where they had stood, with a hand out. # soft
W: How will I know that it's the right place? # whispered
A: Your arm will. # whispered
N: It was true. One beside another the lights came up, with the hands beside them, until they went round in a ring, and the ring was very nearly whole. # soft
B: Why did you do it? # going along, whispered
W: Because she had. It was done already. # whispered
B: And you, {g_call}? # whispered
G: Because of somebody. They were here, next to me, on the dark side. I thought how comfortable they looked. # peering
A: There isn't anybody next to you. # whispered
G: No. But there was. You can see that it's one light short. # whispered

=== findout_go_packed ===
# step: go3
# skeleton: nobody
# door: Tell [g] that nobody is cross
# style: kind
# recall: told [g] that nobody was cross
# makes: way3=soft
N: {g} had packed a small bag, and was sitting on it, waiting to be taken away. # plain
G: I've put in a warm thing. I didn't know if it's cold, where they send you. # brave
A: Nobody's sending anybody. Nobody's even cross. # sitting down on one side
B: It was such a little bit. It was about the nicest of them all. # sitting down on the other
G: I'd never have dreamed of it. It's only that I saw it done. And I thought, they'd know if you may. They're always so particular about asking. # sniffing
A: Who is? # smiling
G: Well. # stopping
B: Who did you see, {g_call}? # not smiling now
N: {g} looked at the one of them, and then at the other; and stayed at the other. {noise_cap} seemed very loud. # still
G: I thought that was why you'd come. # small

=== findout_go_paste ===
# step: go4
# skeleton: nobody
# door: Write down everyone, and read it out
# style: honest
# recall: written down everyone, and read it out
# makes: end=names
N: There were forty names, and the paper gave out, so they pasted on another piece; and at the top of it all was a space. # plain
Q: What's that for? # reading
P: It's for me. I thought I'd do it last, when my hand was warm. # quiet
Q: You might make it small. # kind
P: I made everybody else's the same size. # writing
N: {q} blew on it until it was dry, and then went on standing there. # quiet
Q: Leave me a line. Next to yours. # sudden
P: Why? You never touched it! # amazed
Q: I saw you. I told you off, and then I looked the other way. Somebody's got to look the other way. You can't get it done without. # gruff
P: That might be the biggest bit of all. # moved
Q: Then don't you write it small. # gruff

=== findout_go_plate ===
# a: bold
# step: go4
# skeleton: nobody
# tone: comic,epic,noir
# door: Show everybody how it was done, by doing it
# style: bold
# recall: had everybody do it again, where everybody could see
# makes: end=together
N: It would be done again, all of it, from the beginning, with nobody's back turned. They tried it out on a plate of {food}. # brisk
A: You be everybody. I'll be whoever looks on. # setting it down
B: I only take a bit. # taking it
A: And I say that it had been begun. # looking on
B: Now I'm another one. I'm taller. I only take a bit. # taking it
A: It had been begun. # looking on
N: It went remarkably fast. Neither of them would have said that anything had been done. Only at the end there was a plate. # dry
H: What was on that? # at the door
B: I couldn't tell you. It was so gradual. # awed
A: That's what they've got to see. They've all been looking for a who. It's a how. # firm
H: I'd been keeping it for Sunday. # looking at the plate

=== findout_go_sneeze ===
# a: careful
# step: go4
# skeleton: nobody
# tone: gentle,eerie,manners
# door: Leave it alone, where they can all see
# style: careful
# recall: left it alone, where everybody could see
# makes: end=stop
N: You cannot tell people to leave a thing alone. They talked it over until late, and it came out the same every time. # quiet
A: If you say don't, then they want to. I want to, and it was me who said it. # yawning
B: So we won't say it. We'll only not do it, where they can see. # thinking
A: How can you see somebody not do a thing? # puzzled
B: You go as far as the hand. You know when someone's going to sneeze? You can't look at anything else. # thinking
A: And then they don't. # seeing it
B: It's the most interesting thing that can happen to anybody. # sure
N: They tried it with the light out, where it did not count; and it was just as hard. # soft
A: Are you doing it? # in the dark
B: I'm not doing it so hard that my ears hurt. # in the dark

=== findout_act_fortieth ===
# step: act
# skeleton: nobody
# needs: end=names
# title: The Thirty-Ninth and the Fortieth
N: {p} read it out, in the voice that one has for other people's names; and the first of them was {p_their} own. # still
P: We said that we'd {verb}, and we {verb_did}. We know {ask}. Me. There was nothing there, and I only {bit}. {price == "peg":It's the peg at the end, you can go and look.|{price == "keep":I've put down {p_keep} for it.|I've told you all so, at your own doors.}} # clear
W: Shame! # from the crowd
P: Yes. Then {q}. # clear
Q: Here. I looked the other way. # clear
N: By the sixth they had begun to answer like a school. Here. Here. I only leaned. Here. Nobody laughed, for nobody knew how far down they came. # quiet
W: What about {foe}? # from the crowd
P: Thirty-ninth. One bit. Like anybody. # reading
Q: {adds} That's {ask}. # to them all
W: Only one? I did two! # and a hand over the mouth
P: Fortieth. # writing it in

=== findout_act_eyes ===
# step: act
# skeleton: nobody
# needs: end=together
# title: With Eyes Shut
N: This time nobody crept. They came as if to have their picture taken, and stood where they had stood. # still
P: I'm first. I was going by, and I only {bit}. # and did it
N: It made no noise. That was what everyone noticed. They had thought that anything so large would begin with a noise. # hushed
G: Then me. I leaned. # leaning
H: I blew. Like that. No, less. Like that. # blowing
W: I can't do mine. You're all looking! # stuck
Q: Nobody looked the last time. We'll shut our eyes. # gentle
N: So they all shut their eyes, and it went round behind their lids, past {foe}, who did one, and on; and when they looked there it was, the whole of it. # hushed
Q: We said that we'd {verb}, and we {verb_did}. {adds} That's {ask}. # quiet
P: I thought that it would be uglier. # quiet
W: I thought that mine would be bigger. # let down

=== findout_act_wait ===
# step: act
# skeleton: nobody
# needs: end=stop
# title: As Far As the Hand
N: {p} went up to it in front of them all, and got as far as the hand. # still
W: There! It's starting again! # from the crowd
P: Wait. # hand out
N: They waited. It is hard to look away from a hand that is doing nothing. Somebody at the back got up on a box. # dry
Q: You've gone white. # beside {p_them}
P: It's such a little way. # hand out
Q: I know. Come back. # gentle
N: {p} came back. It took as long as getting out of cold water, and {x} {x_was} no worse than before. # soft
P: We said that we'd {verb}, and we {verb_did}. It was all of us. We only {bit}, each of us. {adds} # out of breath
Q: That's {ask}. # for those at the back
P: And I was the first. So I'm stopping first.
W: And what do you do with the hand? # coming closer
P: You put it in a pocket. You give it something to hold. # doing it
W: Mine's got a hole in. # pocket out
Q: Then hold somebody's. # and held one out

=== findout_many_list ===
# step: many
# skeleton: nobody
# needs: foe=mute
# title: Forty-One
N: They stood by {edge} with the list, and {crowd} stood before them. Everyone on the list had come, and was waiting to hear that it was somebody else. # dry
W: So who was it? # from the front
A: It was you, a bit. And you. And the lady with the basket, twice. # reading
W: I only {bit}! That isn't who did it! That's only somebody who did something! # shocked
B: {way == "watch":We sat up for it.|{way == "trap":We've got it in blue.|We've got it in writing.}} That's all that there is. It's forty people who did something. # reading, too
W: Then there's one left out. What about {foe}? # from the back
N: They all turned round. As it happened {one} was just passing; and stopped, and, seeing that everybody was looking, did a bit. # dry
W: There you are, then! # relieved
A: It makes forty-one. It doesn't make it any better. # writing it down
N: They went home, after that, and each of them tried to be the last. # dry
B: So we've got everyone. And it's still nobody. # low

=== findout_find_sheets ===
# step: find
# skeleton: nobody
# needs: way=ask
# title: Little Ones
N: It came to nine sheets. They laid them out on {ground}, and {a} went along with a pencil, to strike out everybody who had not done it. # plain
B: How many's that you've struck out? # following
A: None. # stopping
B: You've been the whole way along. # puzzled
A: Listen. "I only {bit}." And this one. "I only {bit}." And that one was never near it, and only {bit}. # reading
G: I'd been going to tell you about mine. You gave me {food} before I'd got to it. # small
B: You, {g_call}? # turning
G: It was such a little one. I thought that you meant big ones. # smaller
N: They turned a sheet over, and wrote at the top, little ones; and they began again at the beginning of the line. That side was full before they had got to {hide}. # dry
B: That's twenty-two onlys, and we've hardly begun. You couldn't do it with an only. # counting
A: I don't believe there is a big one. # slow

=== findout_sum_slippers ===
# step: sum
# skeleton: nobody
# title: Put Back
N: They put the notebook away in the drawer where {h} keeps string. {h} would not have it on top. # warm
H: I never could see how you took so long. # pressing it down
{ clue:
- "hands": P: There was one man, and he was kneeling, and I'd my hand in my pocket. It all fitted. # honest
- "more": P: I had hold of the string. You don't look at your other hand when you've got hold of string. # honest
- else: P: I said that somebody must be fond of it. I was being clever. I'd a hand out at the time. # honest
}
{ way:
- "ask": Q: We asked forty people who did it. Nobody's ever done it. They'd only have told us what they only did. # adding it up
- "watch": Q: We sat up all that night for one person with nerve. We'd have done better with five, and slippers. # adding it up
- else: Q: We'd one jar of blue for one pair of hands. I did wonder why it ran out. # adding it up
}
H: I'll tell you what I did, since nobody's asked me. I put it straight. Every morning, when you'd gone by. # chin up
P: You put it back? # slow
H: As far as I could reach. # stately
Q: Then there was somebody going the other way the whole time. # slow

=== findout_price_own_peg ===
# step: price
# skeleton: nobody
# needs: way3=order
# makes: price=peg
# title: Forty-One
Q: Well, there he is. We said that we'd be civil. # after a time
P: I'd thought of him as taller. # low
Q: So had I.
P: I've been so patient with them all. I told that old man that it was only a bit. I patted his arm. # low
Q: It was only a bit.
P: It's easy to say, with the pencil in your hand. Nobody's asked me my name. They just took it that I was the one who writes. # low
Q: They needn't know. There's room to stop at forty. # gentle
N: {p} looked along the row. Each of the forty had written it for themselves, and some of them had had to sit down to do it. # quiet
P: No. Give me a peg. It's to stand out here, in front, where you fall over it. # and wrote it large
