// TAUGHT and SINCE, episode 4, second ways of what it costs afterwards, by price.

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
N: {p} knew the beginning. {p_they_cap} had explained it, often, to people who were further on. It was very strange to see it come towards one. # quiet
W: You're doing it from up there. You've got to do it from here. # pulling {p_them} down by the coat
P: Oh. So that's where it's kept. # surprised
Q: How is it, among the little ones? They've rubbed you out of the other list. There's just the white bit. # leaning in at the side
P: I'm ninth. I was never ninth at anything, I was only ever third from the top. I've got a cross, and I've got a star, and I know what they're for. # proud

=== teach_after_keep_shown ===
# step: after
# skeleton: taught
# needs: price=keep learns=body,other
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
# needs: price=promise learns=body,sound,other
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
N: It was then that there was something at {door}. It was {x_sound}. # quiet
Q: It's {x}. {x_theyve_cap} got the mat. And three cups on a tray; and look what's in the middle one. # opening
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
