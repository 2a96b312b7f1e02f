// ONE OF US: what was owed to {foe}, and what became of {g}.

=== recover_amends_hands ===
# step: amends
# skeleton: one_of_us
# needs: price=hands
# b: careful
N: {p} went to {den} every day, and did what had been promised. # plain
Q: How many is that? # from where watching is done
P: Two hundred and six. It goes better if I don't count. Is it this one? # holding up a bit
{ foe_talks:
  F: No. # from a stool
  P: This one?
  F: You had it in your hand before. # patient
- else:
  P: Not this one. This one? Nobody's blinking. Not this one, either. # patient
}
Q: {must_who != "":Somebody had to be {must}, and {must_who} was.|They like to see you find it.} # low
N: On the last evening there was one bit over, and it did not fit. {one_cap} reached across, and turned it round in {p}'s hand. # soft
P: It goes in backwards. # slow
Q: What did?
P: That one. It was always going to. You'd only know if you'd been there from the bottom.

=== recover_amends_word ===
# step: amends
# skeleton: one_of_us
# needs: price=word
# b: payer
N: {p} said it from the same spot, to the same people. # still
P: I swore to a thing, and it wasn't so. I didn't know it. I only liked saying it. You can take that down, {h}, and I'll hold the nails. # clear
H: We all said it. # uncomfortable
P: I said it first, and best.
N: The nails squealed coming out.{must_who != "": It takes a good deal to be {must} with nails squealing, but {must_who} was.|} Then {p} went over to {edge}, with {p_keep} in both hands. # quiet
P: I put this down on it, and I lost. It's yours. # steady
{ foe_talks:
  F: What am I to do with it? # startled
  P: Whatever you like. That's all that swearing is. # not so steady
- else:
  N: {one_cap} took it, and turned it about. It was plain that {one_they} had no use for it whatever, and would never give it back. # soft
}
P: Just tell me where you'll put it. # not moving

=== recover_amends_host ===
# step: amends
# skeleton: one_of_us
# needs: price=host
# b: payer
N: So {one} came to stay, in {p}'s own bed, with the foot on a cushion. # dry
Q: There's eleven out there, looking in. Shall I send them off?
P: Charge them. Everyone who wants a look brings {food}. # busy
Q: Did you sleep?
P: In bits. I did the sweeping at two. # hoarse
{ foe_talks:
  F: You missed the corner by the step. # from the bed
  P: I did not miss it, I was coming to it. # warmly
- else:
  N: From the bed somebody pointed, or as good as pointed, at a corner that had been left.
  P: I was coming to that. # warmly
}
N: {must_who != "":Nobody remembered any more that {must_who} had had to be {must} to ask {one_them} in. |}On the ninth day the foot held; and on the tenth {one} could have gone home, and on the eleventh, and nobody said so. # warm
P: I suppose you'll be wanting to be off. # to the broom
Q: I don't believe you were heard. # after a time
P: No. I said it as quietly as I could.

=== recover_amends_comic ===
# step: amends
# skeleton: one_of_us
# needs: price=word
# tone: comic
# b: payer
N: The meeting was called to unsay it. The same bell was brought, and nobody could stop that, either. # brisk
H: Who's in favour of it not having been {foe}? # shouting
N: All hands went up. One man put up two, as before, being consistent. # dry
P: I want it taken down that I was wrong! I swore on {p_keep}, and I'm going over there now to hand it in! # over the bell
H: You swore on your ears as well! # helpful
P: I've brought those! They can see them any time!
N: {must_who != "":{must_who} had been told to be {must}, and was, the whole way across. |}{one_cap} was at {edge}. {p} held out {p_keep}, and shut both eyes, and bent {p_their} head a little on one side. # quiet
Q: What are you doing? # low
P: Offering the ear. # low
N: There was a pause. Something took {p_keep}, with care. And something else blew, once, quite softly, into the ear. # soft
P: What was that? What does it mean? # eyes shut
Q: I think it means that you can keep it.

=== recover_change_broke ===
# step: change
# skeleton: one_of_us
# needs: motive=broke
N: {x_part_cap} had a line across it, as thin as a hair. They might have sent away for a new one. # quiet
B: It's the ninth try. {g} kept the other eight. On a card. # amused
N: On the Monday somebody came to {g}'s after dark, with a jug under a shawl. # soft
G: How did you do it? # lamp up
W: I sneezed. # very low
G: It's generally that. Put it with the others.
N: By the end of the week there was a line, all of them looking the other way. {h} was the ninth. # dry
H: It's the good plate. I've kept the good side out since I was married.
A: {way3 == "bait":And I'm to say that it's been found?|{way3 == "look":Mind the crumbs. I know somebody who finds them.|Were you awake that night, as well?}} # passing, kindly
G: One at a time. And nobody's to say who else was here. # happy

=== recover_change_ill ===
# step: change
# skeleton: one_of_us
# needs: motive=ill
N: {x_cap} got well by inches, with a shawl on. And every morning {h} came across and stood in front of {g}. # quiet
H: Well? What do you see? # gruff
G: That's a bit brighter about the eye. And you didn't sleep. # in one look
H: How do you do that?
G: I've nothing much to say. So I look.
A: {way3 == "ask":Did you see us coming, that night, with our one question?|{way3 == "look":Did you see me coming, that day, on my knees?|Did you see through us, when we shouted that they'd been found?}}
G: Oh, yes. You'd both got your kind faces on. # mild
N: There is a seat there now, beside {x_home}. It was {foe} who brought it, in the night; and everyone knows whose it is. # soft
B: And who looks after you, {g}? When you're off colour? # after a bit
N: {x_cap} got up, at that, with the shawl trailing, and went over, and sat down on {g}'s feet. # soft
G: I'm told it's being seen to.

=== recover_change_asked ===
# step: change
# skeleton: one_of_us
# needs: motive=asked x=person
N: {x_cap} took the notice down from {board}, to keep. It was {b} who saw that the paper was being turned over. # quiet
A: There's nothing on the back. You said so.
X: There wasn't. I left it up for another day. I'm only human. # flat on the knee
N: The back was black with it, in every hand there was. # warm
X: "Nobody hummed." Do I hum? # reading
B: The whole time.
X: "I had nobody to be cross at." And there's one here that isn't even writing. It's a smudge. # puzzled
A: That's {foe}. They asked could they put something. # low
G: And that's me, in the corner. It says, I knew where you were, and I missed you anyhow. # pink
B: {way3 == "ask":You might have said so when we asked.|{way3 == "look":I'd have needed to be on my hands and knees, to read that.|We only shouted that you'd been found. We never thought to shout that you'd been missed.}}
A: Are you going to do it again?
X: Not this year. # folding it

=== recover_change_never ===
# step: change
# skeleton: one_of_us
# needs: motive=never
N: There was a new list up on {board}. It sloped, and there was a blot. # quiet
A: I did it. I know that it goes uphill. # ashamed
G: You've put two Thursdays. # looking
B: Read the top.
N: {g} read the top for about as long as you would read a page. # still
G: You've spelt it right. # at last
B: {way3 == "ask":We asked ten people, and not one of them knew how.|{way3 == "look":It was inside {g_keep}. That's how we knew.|So we gave out that there was a list, and waited to see who'd not look for themselves.}}
G: And who's this, after me? In the second place? # finger moving down
A: That's {foe}. They don't know yet. We thought that you might like to be the one to tell them.
N: {x_cap} {x_was} {g}'s till {t_noon}. For the first hour nothing was heard; and then, a little at a time, like somebody trying a door, came {x_sound}. # soft
B: Don't look. It's not our turn.

=== recover_change_lent ===
# step: change
# skeleton: one_of_us
# needs: motive=lent
N: There is a rule now about Fridays. On Fridays {x} {x_is} not at home. # plain
A: Who's got the other end? # setting out
B: {foe_cap} {foe_has}. They're quicker on the corner than we are. And {g} goes in front, to say mind.
A: {way3 == "look":I went past that place on hands and knees once, and never saw it.|{way3 == "ask":We asked who'd been awake. Nobody'd thought to ask who couldn't sleep.|They all ran to {x_home}, that day. All but the one who couldn't.}} # low
N: The boy had been propped up since dinner, and was strict about it. # warm
G: He says you're late. And you've brought that one again, and good. # ear to the pillow
A: What's he saying now? # whispered
G: He says, is it true that everybody thought it was you? Nobody's ever thought that it was him. # to {one}
N: {one_cap} looked to both sides, and slid {x_part} in beneath the blanket, in a very suspicious way. # soft
G: He says, now go out again, and come in, and find it. # gruff

=== recover_go4_tell ===
# step: go4
# skeleton: one_of_us
# needs: no-shines
# a: bold
# door: Stand up beside [g] and tell them all
# style: honest
# recall: stood up beside [g] and told them all
# makes: end=tell
N: They went and stood in front of everybody, three in a row, with {g} in the middle, and {x} just behind, where nobody could see yet. # still
A: We've got something to tell you, and it goes on for a bit, and nobody's to shout till the end. # clear
H: Is it about {x}? # starting forward
B: That's the end of it. You'll get there.
N: {g} opened {g_their} mouth. Nothing came. {g} tried it again. And {a} took hold of one hand, and {b}, after a moment, of the other. # soft
G: It was me. # cracked, quite loud
H: {g}? Our {g}?
G: You asked me who. You never asked me, was it you? I think I'd have said. # shaking
A: And we blamed {foe}. You all did, because we did. So that's four things to be sorry for, and only one of them's {g}'s. # firm
B: Now you can shout. If you want to.

=== recover_go4_quiet ===
# step: go4
# skeleton: one_of_us
# needs: no-shines
# a: careful
# door: Put [x] back in the dark and name nobody
# style: kind
# recall: put it back in the dark and named nobody
# makes: end=quiet
N: They did it in the dark, the three of them, in their socks. # hushed
G: You don't have to. You could just point. # whispered
A: There's been enough of that. Take your end. # whispered
B: What do we say in the morning? # whispered
A: That {x_they} came back. That'll be true.
B: And when they ask who? # whispered
A: I'm going to tell them who it wasn't. Past that they can whistle. # whispered
G: They'll think that it was you. # stopping
A: I dare say some of them will. # whispered
N: {g} put down {g_their} end. You cannot cry and carry. Then they went on, a step at a time, with {x} among them; and {x_part} did not once knock against anything. # soft
B: Mind. That's the board that creaks. # whispered
G: I know. I learnt it coming the other way.

=== recover_go4_honour ===
# step: go4
# skeleton: one_of_us
# needs: no-shines
# b: bold
# door: Ask [foe] to be the one to bring [x] home
# style: clever
# recall: asked [foe] to be the one to bring it home
# makes: end=honour
N: They went to {foe}, all three of them, with {x}, and it was {g} who did the talking. It was {g} who would have to. # still
G: It was me. I said it was you. I thought you ought to know what I look like. # hoarse
B: We want you to carry {x_them} home. In by the front, with everyone there. We'll come behind. # quick
{ foe_talks:
  F: Why me? # wary
  A: Because they've all got a picture in their heads, of you, with {x}. Let's give them that, only going the other way.
- else:
  N: {one_cap} looked at {x} as you look at somebody else's baby, and drew back. # soft
  B: Go on. You won't drop {x_them}. You're the only one in this whole thing that hasn't.
}
G: Here. Please. I've had my turn. # holding on, then not

=== recover_act_tell ===
# step: act
# skeleton: one_of_us
# needs: end=tell no-shines
# title: Three in a Row
H: Well, I call it a disgrace. # at last
B: Which?
H: I don't know! I had it all ready, and now I don't know where to put it. # upset
N: It went along the rows. Hardly anyone was looking at {g} any more; they had so much to look at nearer home. # quiet
A: Can we finish? There's a bit more. It's the good bit. # turning round
B: {g}, you take a side. You've the best idea how. # low
G: After everything? # on a breath
B: Who's had more practice?
N: So the three of them brought {x} through, and the crowd opened down the middle, and closed behind. # warm
A: I thought they'd throw things. # not moving the lips
B: They'd have had to let go of their own. Keep straight. We're nearly there.
G: There's a step. {foe_cap} did it up. Mind. # through {g_their} nose

=== recover_act_quiet ===
# step: act
# skeleton: one_of_us
# needs: end=quiet no-shines
# title: Who It Wasn't
N: {h} found {x}, first thing, as if {x_they} had come with the milk. By the time that the shouting had got round, everybody was there. # brisk
H: Who brought {x_them}? Was it {foe}? Did they get frightened? # to all sides
A: No. # up on the box
A: It wasn't {foe}. It wasn't ever {foe}. I went along with it, and I was wrong from top to bottom. # loud
W: Then who was it? # calling
A: I'm not going to say.
N: {b} got up on the box as well. It was not built for two. # low
B: It's somebody who was sorry before you'd even noticed. That's all you're getting. # loud
A: Think that it was me, if you like. It'd be a change for {foe}. # quite calm
N: At the very back {g} handed somebody's baby back. # soft
G: No. That won't do. I can't have that. It was me. # quite loud
A: {g}. You needn't have. # low
G: I know. That's how I could.

=== recover_act_honour ===
# step: act
# skeleton: one_of_us
# needs: end=honour no-shines
# title: In by the Front
N: They came up from {edge} in the middle of the day. First came {one}, walking as you do with a full cup, and bringing {x}; and behind came the other three, with nothing. # hushed
H: It's {foe}! They've got {x}! # shouting
A: Yes. They're bringing {x_them} home. You might open that. # calling
H: So it was them!
B: No. It was one of us. We'll tell you who at supper, if {g} hasn't first. # calling
G: It was me! # calling, from behind
H: All three of you? I can't be angry in three directions! # bothered
A: Keep going. You're doing it beautifully. # to {one}
B: They don't know where to look. Half of them have taken their hats off.
W: Is this right? Do I take my hat off to {foe}? # from the crowd
B: Leave it off. You were the loudest. # kind
H: Well, mind the step, then. # gruff, to {one}

=== recover_act_manners ===
# step: act
# skeleton: one_of_us
# needs: end=quiet no-shines
# tone: manners
# title: Not Another Word
H: How delightful to see {x} again. Not {foe}, surely? # bright
A: No. A friend. The friend would rather not be thanked. # bright
H: How mysterious! I adore it. Do tell. I shan't breathe a word to a soul. # leaning closer
B: They're all here. There are forty of them, and they've stopped breathing. # pleasant
H: Then I'll guess. I'm a demon at guessing. Was it… # a finger up
A: I'm afraid that if you guess I shall have to be rude. I've been saving up. There's a great deal of it. # even more pleasant
N: The finger stayed where it was. All round them people had begun to take an interest in their shoes. # dry
G: It was I. I took {x_them}. Do have some {food}. # small and clear
N: It was done so quickly, and with such good manners, that {h} had said thank you and taken a piece before it had been understood. # warm
H: Oh. # with a full mouth
A: There. And now nobody can say anything until that's swallowed.
