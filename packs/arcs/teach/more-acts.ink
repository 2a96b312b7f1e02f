// TAUGHT and SINCE, episode 4, second ways: the act by end, and what it costs afterwards by price.

=== teach_act_tell_others ===
# step: act
# skeleton: taught
# needs: end=tell
# title: Those Who Could
N: It was quiet, after that, for about as long as it takes to find a glove. # plain
G: I can't, either. # getting up
H: Sit down, {g}. You're not the one we've come about. # hissed
G: I only do the arms. I've done the arms since I was nine, and hummed. # to everyone
N: Then there was a sister, who had always had a cold. There was somebody at the back who held the coats as well, and had thought that it was only them. # warm
{ foe_talks:
  F: I can, of course. I think that's understood. # in front
  H: When did we last see it? # interested
  F: It's a thing one does in the holidays. # with less force
- else:
  N: Not even {foe}, coming just when {foe_they} always came, could get them to turn their heads. # dry
}
P: Ssh! All of you! Look at {x}! # pointing
N: But they were too late. {x_cap} had done it. {x_they_cap} had done it in the middle, by {x_them}self, while they were all telling each other; and only {p} had seen. # hushed
P: Again! They missed it! Do it again, and wait for me, I'll come and get the coats out of your way! # running
N: So {x} did it again; and {p}, who had come to clear a space, was in it, and did it after, with somebody's sleeve over one shoulder. It was not pretty. It was from end to end. # glad
Q: We said that we'd {verb}! And we {verb_did}, with witnesses, the second time.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_act_swap_fall ===
# step: act
# skeleton: taught
# needs: end=swap
# title: Falling Comes First
{ x_talks:
  X: First I'll teach you falling over. It's what you'll mostly need. # serious
- else:
  N: {x_cap} took {p} by the sleeve; and sat down, so suddenly that {p} sat down as well. It seemed that this was the first lesson. # dry
}
P: But I'm trying not to fall over! # from the ground
Q: So were they, I suppose. And look where you've got the standing to! # calling
N: They fell over, side by side, until {p} had left off putting out a hand. It took nine goes. Behind them somebody passed round {food}. # warm
{ foe_talks:
  F: I could do that much. # from the front
  Q: Then come and do it! # calling
  N: But {foe} stayed in the seat. # dry
- else:
  N: {foe_cap} came by, and looked, and found nobody with time to be put off by it. # dry
}
P: It doesn't hurt! I've been frightened of that since I was six; and it's only the ground! # amazed
N: {x_cap} {x_was} pleased. {x_they_cap} got up, and went to the place, to show what came next; and it was so clearly what came next that {x_they} had done it before {x_they} remembered that {x_they} couldn't. # hushed
H: {x} did it! # in a whisper
P: And then like that? Off the same foot? # going after
N: It was a very bad one. {p} fell over at the end of it; and did so beautifully. # glad
P: We said that we'd {verb}. # flat on the ground
Q: And one of you {verb_did}. I'm not saying who.{must_who != "" && must != "": And {must_who} was {must}.|} # happy

=== teach_act_after_you ===
# step: act
# skeleton: taught
# needs: end=both
# title: After You
N: They stood at the place; and each waited, out of manners, for the other. # still
P: After you. # low
{ x_talks:
  X: No, you. You've waited longer. # low
  P: You asked first. # low
  X: You're the oldest. # low, and firm
- else:
  N: {x_cap} made room. {p} made room. There was by now a good deal of room, with a place in the middle where it had to be done. # dry
  P: You're the guest. # low
}
{ foe_talks:
  N: In front {foe} gave a yawn. # dry
  F: Shall I go? # helpful
  Q: Nobody asked you! # calling
- else:
  N: There {foe_was} {foe}, just there, where they would both have to go by. # flat
  Q: Don't look! # calling
}
P: I'll say three, and then it's nobody's turn. It's just three. # low
N: {p} said it. Nobody moved but {h}, who had got up to see better, and fell over a bucket. # dry
S: crash
N: It was so like the noise that one of the two of them always made that they both felt it had been done; and with that out of the way, they went. {x_cap} {x_was} a little the quicker. {p} came behind, calling out what it was like. # warm
P: It goes up! And there's a bit where there's nothing! Nobody ever told me there was a bit where there was nothing! # as it came
N: There was {x_sound}, twice. # glad
Q: That's the both of you! We said that we'd {verb}, and we {verb_did}! # running out
P: Who went first? # flat on {p_their} back
Q: The bucket.{must_who != "" && must != "": And {must_who} was {must}.|} # leaning over

=== teach_act_missed ===
# step: act
# skeleton: since
# needs: end=hour
# title: While Everybody Was Getting Comfortable
N: {x_cap} had looked once at {board}, and once at the two of them. And as it was going to be the usual hour in any case, {x_they} went and did it, there and then, so as to have it out of the way. # plain
H: Is it starting? # finding {h_their} seat
Q: It's over. # low
H: It can't be. I've only just got my hat off! # upset
{ foe_talks:
  N: {foe_cap} had been looking for the nuts. # dry
  F: I saw nothing. I should like that written down. # cold
- else:
  N: {foe_cap} {foe_was} just arriving, to spoil it, and had nothing to spoil. # dry
}
N: It went along the rows: who had seen it, and who had dropped something. There were four in all. They had stopped talking, and did not look as if they would begin. # hushed
G: It went up. And it came down where it said. I held on to the towel. # with wet eyes
H: Then {x_they}'ll have to do it again! I've brought my sister! # on a chair
N: {x_cap} did not mind. {x_they_cap} did it again, for the sister; and once more for those at the side. It was as easy as in the night, and each time on the way back {x_they} laid out one of the cups. # warm
P: What are those for? There's the people to bow to. # low
{ x_talks:
  X: For tomorrow. You said. I'm only getting ahead. # busy
- else:
  N: {x_cap} set down the third, and turned its handle to where {p} would be sitting. # soft
}
P: We said that we'd {verb}. # looking at the cup
Q: And we {verb_did}. Three times, and once for nobody.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_fine_fall ===
# step: act
# skeleton: since
# needs: end=fail
# title: The Best Fall Yet
N: {x_cap} came up to the place, and fell. It was the best of them all: it had a turn in it, and a wait, and when one thought that there was no more, there was {x_sound}. # dry
S: crash
{ foe_talks:
  N: Nobody laughed sooner than {foe}. # flat
  F: Oh, very good! I'd have paid for that! # wiping an eye
- else:
  N: It was just then that there {foe_was} {foe}, to make it quite complete. # dry
}
N: They laughed. They held on to each other along the rows. {p} stood with a hot face, and listened to what it was like. # flat
G: That's the teacher. That's the one who said that it was easy. # to the next, not quietly enough
P: It's all right. I said they could. # barely
Q: You don't have to stay and hear it. # low
P: I'll hear it where {x_they} {x_plural:hear|hears} it. # walking out
N: And {p} went out, in front of all of {place_of}, and lay down flat on {ground}, next to {x}; and they laughed a good deal more. # quiet
{ x_talks:
  X: They're laughing at you. # sitting up
  P: I know. It's quite loud, from here. # to the air above
  X: They're not supposed to do that. That was my fall. # getting up
- else:
  N: {x_cap} lifted {x_their} head. {x_they_cap} looked at {p}, who was flat, and along the rows. Then, slowly, {x_they} got up. # still
}
N: {x_cap} went back, six steps, and came on again; and did it. It was so clean, and so quick, that some of them were left with their mouths still open for the laugh. # hushed
P: You needn't have! # on one elbow
Q: We said that we'd {verb}, and we {verb_did}. It was the other one that was your best, though. Tomorrow?{must_who != "" && must != "": And {must_who} was {must}.|} # helping them both up

=== teach_act_towel ===
# step: act
# skeleton: since
# needs: end=pupil
# title: Both Ends of the Towel
G: I can't. I thought that I could if I was pulled, but I can't. # on the spot, shaking
N: {x_cap} considered {g}, all the way up and all the way down. Then {x_they} tied one corner of the towel to {x_part}, and gave the other to {g} to hold. # dry
G: What's that for? # holding it
Q: I think it's so that you'd notice if you were by yourself. # kind
{ x_talks:
  X: You go when it goes tight. You don't have to do anything. I'll do it, and you come too. # explaining
- else:
  N: {x_cap} went a step, till the towel was tight; and looked back; and waited. # soft
}
{ foe_talks:
  N: {foe_cap} had come early, for a good place. # dry
  F: I call it cruel. It's like hanging out the washing. # loud
  G: I heard that. # with a little more colour
- else:
  N: Behind them {foe} had come, and it was {g} who said "Shoo". # dry
}
N: Then {x} did it. {x_they_cap} did it as slowly as it will go, since there was somebody behind; and there was no part of it that one could not see. Some of them had come for years, and never seen it so well. # hushed
H: But that's it! {x} can do it! # on a chair
Q: Don't shout! They're only half-way! # hissed
N: For at the end of the towel came {g}, who had meant only not to let go. The knee did what it did. The rest of {g_them} went through after {x}, round the same corner, and came to a stand. # warm
G: Did it go tight? I was waiting for it to go tight. # with both eyes shut
P: It's over! You've done it! # with a yell
Q: We said that we'd {verb}. # laughing
P: And we {verb_did}, and we've got one too many!{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_after_row_class ===
# step: after
# skeleton: taught
# needs: price=row
# w: A very small pupil
# title: By Size
N: They were put in a row, by size, and it went up very gently from the left as far as {x}, and then there was {p}. # dry
W: Have you been kept down? # looking up
P: Yes. For years. # honest
W: What for? Was it for talking?
P: It was, rather. I talked about it the whole time, and never did it. # low
H: Silence, please. We'll have the beginning once more. # in front
N: {p} knew the beginning. {p_they_cap} had drawn it once, on {board}, with an arrow. It was very strange to see it come towards one. # quiet
W: You're doing it from up there. You've got to do it from here. # pulling {p_them} down by the coat
P: Oh. So that's where it's kept. # surprised
Q: How is it, among the little ones? They've rubbed you out of the other list. There's just the white bit. # leaning in at the side
P: I'm ninth, for standing. I was never ninth at anything, I was only ever third from the top. I've got a cross, and I've got a star, and I know what they're for. # proud

=== teach_after_keep_shown ===
# step: after
# skeleton: taught
# needs: price=keep
# title: What the Teacher Brings
N: {x_cap} gave lessons now. There were four who came; and each time, before it began, {x_they} set out {p_keep} upon {ground}, just at the place where one stops. # plain
Q: Why there? # from the side, low
P: I don't know. It makes me feel quite ill. Somebody'll tread on it. # low
Q: They're all looking where to put their feet. # watching
{ x_talks:
  X: You've got to care about it. If you don't care where you come down, then you come down anywhere. I used to look at your shoes. # to the class, patient
  P: Does it help? # in spite of {p_them}self
  X: Nobody's trodden on it yet. They go right over. # with pride
- else:
  N: The first one came up to it, and saw what it was, and whose it had been; and went over it with all the care in the world, and was past the place. {x_cap} nodded, and moved it on by an inch. # soft
  P: They're going over it. They don't so much as notice that they've done it. # slow
}
N: {p_keep_cap} had never done anything before. For as long as anybody knew, it had been in a pocket. # quiet
Q: Do you want to ask for it back? You could. # low
P: I paid with that. I'd thought that I'd be sorry each time I saw it. # watching the next one
Q: And aren't you? # low
P: I am. But I've got to wait till they've all had their go. # low

=== teach_after_promise_better ===
# step: after
# skeleton: taught
# needs: price=promise
# title: A Broken Promise
N: It went wrong on the sixth evening. {p} had gone out first, as {p_they} had said that {p_they} would, to be as bad as it can be done; and did it. # flat
Q: That was right. # when {p_they} came back
P: I know. I felt it go. I couldn't get out of it in time. # pale
Q: That was very nearly good. There was somebody who clapped.
P: I promised {x_them}! Me first, and worse! And now {x_they}'ll have to go out after that! # wretched
N: They looked round for {x}, who had been next. {x_cap} {x_was} standing there with {x_their} head on one side. # quiet
{ x_talks:
  X: You got it right. # severe
  P: I'm sorry. I've done it so often, it slipped. # humble
  X: You could do it with a hat over your eyes. I'd feel better. # thinking
- else:
  N: {x_cap} went off, and came back with {h}'s hat; and put it on {p}, and pulled, until it was down to the chin. # soft
}
H: That's my hat! # calling
N: {p} went out again, in the hat. It was a great success. It went through the second row. # dry
P: Was that worse? # muffled
Q: It was by a long way the worst that there's ever been! # calling
P: Thank goodness. I'd thought I'd lost it. # muffled, much relieved

=== teach_after_promise_third ===
# step: after
# skeleton: since
# needs: price=promise
# title: Something That Nobody Can Do
N: By the third week it was hard to find. They had done whistling with two fingers. They had done folding a sheet. # dry
Q: What's it to be? You said that you'd bring one. # on the mat
P: Standing on one's head. I've asked all round; there's nobody who can do it but somebody's uncle. # setting down a cushion
Q: You like a thing to be finished. You used to hum. Doesn't it trouble you, to be always at the beginning? # with a cup
P: It did, the first week. I'd go home, and draw a line, and have nothing to draw it under. # low
N: {x_cap} had got {x_their} head on the cushion, to find out what was meant; and there {x_they} {x_was}, upside down, as steady as a lamp. # plain
P: Oh, no. # sinking
Q: Straight off! You chose badly. You know what you said that you'd do. # delighted
P: I said that I'd be taught. # taking off {p_their} shoes
{ x_talks:
  X: It's easy. You just put your feet where your hat is. # upside down
- else:
  N: {x_cap} came down, and patted the cushion, and stood well back. # soft
}
P: I'll want a long time over this. I should think weeks. # and was heard to hum

=== teach_after_turn_hide ===
# step: after
# skeleton: since
# needs: price=turn
# title: The Mat Was Moved
N: The usual hour came, and there were two cups drunk from; and the middle one stood there, and went cold. # plain
Q: {p_they_cap} said that {p_they}'d come. It's {p_their} turn to be the one who can't. # looking at the way in
{ x_talks:
  X: I wouldn't have, either. It's {p_fear}. Where does one go? When one isn't coming? # thinking
- else:
  N: {x_cap} got up. {x_they_cap} knew about it, from both sides; and went straight to {hide}, and looked behind. # dry
}
P: I'm not here. # from behind {hide}
Q: You promised! # calling
P: I know I did. I came. I only came as far as this. # small
N: {x_cap} went back for the mat. It was dragged all the way over, with {food} on it, and the cups; and they laid it down, on the hidden side, round {p}. # warm
P: What are you doing?
Q: It's the lesson. We've come to where you are. # sitting down
{ x_talks:
  X: Today you only have to say what it's called. Then there's {food}. # passing it
- else:
  N: {x_cap} drew it, with the chalk, not large; and next to it, to be fair, drew {food}. # soft
}
P: {p_fear_cap}. # into a collar
Q: That's all of it. That's the lesson.
P: Is it? I've had worse at the dentist's. # looking round one edge of {hide}
Q: Same time tomorrow. And a yard further out. # pouring

=== teach_after_keep_calls ===
# step: after
# skeleton: since
# needs: price=keep
# title: A Visit
N: {p} had a cold. It was a true one, with a towel round it, and it was the usual hour. # plain
P: I've got to go. I've got to look at {p_keep}. # hoarse, from under the blanket
Q: You can't go anywhere. It'll be there tomorrow.
P: I said every day. {x_they_cap}'ll have put out the cups. {x_they_cap}'ll be sitting there, seeing how they mean it, at home. # trying to get up
N: It was then that there was something at {door}. It was {x_sound}; and after a time, more politely, it was {x_sound} again. # quiet
Q: It's {x}. {x_they_cap} {x_has} got the mat. And three cups on a tray; and look what's in the middle one. # opening
{ x_talks:
  X: It wanted to know where you were. I said that you'd be coming, and it said, what if we went? # from under the mat
  P: I left it with you so that I'd have to come. That was the whole idea. # hoarse
  X: You did have to. And you couldn't. So it had to. # reasonable
- else:
  N: {x_cap} set down {p_keep} on the blanket, the right way up, where {p} could see it without turning {p_their} head. Then {x_they} spread the mat, on what there was of {ground}. # soft
  P: That's the wrong way round. It was I who was to come. # hoarse
}
Q: What's the lesson? # taking a cup
P: Sneezing. I'll go first. # and did
N: {x_cap} {x_was} no good at it at all. They were at it until late. # warm
