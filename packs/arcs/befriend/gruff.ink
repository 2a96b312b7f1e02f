// Who is cross with everybody hides from nobody, and does not run: they throw things back.

=== befriend_notice_gruff ===
# step: notice
# needs: gruff x=creature,person,group
# title: Folded in Four
N: {air} {a_who} {b_who} One was not to go by {hide} without a reason; so {b} had thrown the reason over. # dry
A: What was it?
B: Your hat. It's what I had. # honest
N: From the other side there came {x_sound}. Then the hat came back. It had been folded in four, with a stone in the middle, and it went exactly between the two of them. # dry
{ x_talks:
  X: And stay out! # from beyond it
  B: We never came in! # calling
  X: Then stay where you are! # from beyond it
- else:
  N: {x_sound2_cap}. It could only mean the one thing, and in case it should not be understood it was meant again. # dry
  B: We never came in! # calling
}
H: That'll be {x}. I shouldn't stand there. We've none of us got a hat that hasn't been folded. # going by at a trot
A: What's anybody ever done to {x_them}? # calling after
H: Nothing! Nobody's ever been near enough! # from further off
B: It's a very good fold. # turning it over

=== befriend_fear_gruff ===
# step: fear
# needs: gruff foe=talks,mute
# title: Noise, and No Noise
N: They asked what {x} had against people, and everybody could tell them. # dry
H: It's noise. I coughed, once, the year before last. # low
G: With me it was no noise. I'd come by on tiptoe, so as not to make any, and I was driven off for creeping. # low
A: So it's noise; and it's no noise. # pencil up
H: And hats. And being looked at. And when I wouldn't look, it was that. # counting
N: As for {foe}, {foe_they} had been driven off like all the rest, and had come again the next day, and the next. It was the only visit that {x} had. # quiet
A: So the one that comes is the worst of them. # slow
B: I'd be cross, too. If I had a whole week, and that was what was in it. # thinking
{ b_kind:
- "planner": B: We could come on the days between. I'd put up a list, only I suppose that it'd be folded. # practical
- "explorer": B: I'd like to see that throw again. From the side. # eager
- "wildcard": B: I could be cross back. It might make a change. # hopeful
- else: B: Has nobody ever just stood there, and let it go by? # soft
}
A: You'd want to stand rather to one side. # fair

=== befriend_hello_gruff ===
# step: hello
# needs: gruff
# title: What For?
N: They went up to {hide} in broad daylight, side by side, with their hands where one could see them. # plain
A: Good morning! We've come to make friends! # clear
{ x_talks:
  X: What for? # at once
  A: I beg your pardon?
  X: Nobody comes for that. What have you broken? # sharp
  B: Nothing. Not yet. # honest
  X: Then come back when you have. # going in
  A: That was a question. Two questions. # low
- else:
  N: Something came over. It was a potato, and it had been thrown with feeling. # dry
  B: It's a good potato. # picking it up
  A: Say thank you. # aside
  B: Thank you! # calling
  N: There was a pause; and then, with rather less feeling, there was another. # dry
  A: That one was underarm. # low
}
N: They stood on for a while, since they had nothing ready for afterwards. # dry
B: How long does one stay, the first time? # aside
A: Till one's asked to go.
B: We've been asked to go. # aside
A: Till one's asked nicely. # firm

=== befriend_learn_gruff ===
# step: learn
# skeleton: shy
# needs: gruff way=food,wait,tool
# title: Thrown Flat
A: {way == "food":The plate's been thrown out again. I heard it bounce.|{way == "wait":We've been driven off since six. I've counted eleven times.|{tool_cap} {tool_is} out here again. I heard it land.}} # tired
B: What's that you're sitting on?
N: It was an old rug, folded double, with the good side up. It had not been there the day before. It lay just where {a} had sat all that week, and complained, quite low, of the damp. # quiet
A: That came over with the rest. I thought it was to hit me. # getting up
B: You don't throw a rug flat because you're cross. You've got to want it flat. It takes both arms. # slow
A: I only said it to you. About the damp. I hardly moved my lips. # slower
B: Then somebody's been listening the whole time. # low
N: They looked over at {hide}. There was {x_sound}, rather late, as when somebody has been caught looking. # dry
B: It was a potato, the second day. And it was string. It's all been things that one can use. # counting
A: Nobody's ever stayed long enough to add it up. # low

=== befriend_closer_gruff ===
# step: closer
# skeleton: shy
# needs: gruff
# title: A Quarter of an Hour
N: So they made a point of being driven off, every day, at five. # plain
A: Good evening! You missed us yesterday. # calling
{ x_talks:
  X: I wasn't trying. # from inside
  B: It was a good yard out! # calling
  X: There was a draught. # stung, after a moment
  A: You're better off the left. # fair
  X: That's what my mother said. Go home! # before it could be helped
- else:
  N: There was {x_sound}; and then {x_part}, for about as long as it takes to see if it is raining. # dry
  B: That was a look. # whispered
  A: Don't wave. It'd only have to be taken back. # whispered
  N: {x_sound2_cap}. It would have been fierce, if it had not come so late. # dry
}
N: On the sixth day they were kept, and it was a quarter past. {x_cap} stood out in front, with something heavy, and was looking along the way that they always came by. # warm
B: That's to throw. # low
A: Yes. {x_they_cap}{x_plural:'ve|'s} been holding it for a quarter of an hour. # low
B: It must weigh a ton. # low
A: Run. I don't want {x_them} to think that we'd forgotten. # low, already running

=== befriend_scare_gruff ===
# step: scare
# skeleton: shy
# needs: gruff way=food,wait,tool
# makes: hurt=crowd
# a: bold
# title: "At Last"
N: It was {a} who told. {a} had seen something on {x}, at five past five, that would be a smile when it was done; and it was too good to keep. # flat
H: We've all come to see! Does it do it again? # ringing
B: Oh, no. # low
N: {crowd_cap} had drawn up in front of {hide}, in two rows, the short ones to the fore, with their faces ready. # flat
H: There's cake! We've put "At Last" on it! # ringing
{ x_talks:
  X: So that's what it was for. # not loud at all
  A: It wasn't! I was only so glad! # calling
  X: Then go and be glad at somebody else. # and shut it
- else:
  N: {x_cap} looked along the front row, and along the back, and then at {a}. There was no sound whatever. Then there was only {x_left}. # quiet
  A: I was only so glad! # calling
}
N: They waited. Nothing came over. # flat
B: That's the first time that we've not been thrown at. # after a while
A: I'd give anything for a potato. # hardly to be heard

=== befriend_act_gruff ===
# step: act
# skeleton: shy
# needs: gruff no-lulls=sleep end=back,guard,lend
# title: All the Hats
N: {crowd_cap} had been told to keep back, and {foe} with them, and kept back, where one could see. {x_cap} came out from {hide} {x_talks:with both arms full|backwards, with a sack in tow}. # tense
{ foe_talks:
  F: Now you'll see it. It begins with the small ones. # from behind {h}
- else:
  B: That's {foe} as well. There'll be nothing left standing. # low
}
A: Nobody duck. # low
N: Nothing was thrown. It was all put down, in a row, along the edge: a ball, a spoon, nine gloves, a kite. It was whatever had gone over to that side in thirty years; and there was not a thing there that had not been mended. # hushed
H: That's my hat. That was my good hat! It's got a new brim. # staring
{ x_talks:
  X: You might have come and asked for it. # gruff
  H: I was afraid to.
  X: So I heard. I thought, then I'd better be something to be afraid of. It passed the time. # gruffer
- else:
  N: There was {x_sound}. It was meant for all of them, and it was not kind. But {x_part} stayed where it was, next to the hats. # warm
  B: You'd better go and get it, {h}. I don't think that it'll be brought. # low
}
P: {price == "keep":I've brought {p_keep}. It's not to throw.|{price == "board":There's the board. It's got its cord on. You can be as far off as you like.|I'd told them that you'd come in to supper. I've told them since that you needn't.}} # not very steady
Q: We said that we'd {verb}. # low
P: {verb_did_cap}. I believe that this is how it looks.{must_who != "" && must != "": And {must_who} was {must}.|} # low
