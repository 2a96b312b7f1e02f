// TAUGHT and SINCE, episode 4, second ways of the act, by end.

=== teach_act_tell_others ===
# step: act
# skeleton: taught
# needs: end=tell learns=body,other no-vast
# title: Those Who Could
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
N: But they were too late. {x_cap} had done it in the middle, all alone, while they were all telling each other; and only {p} had seen. # hushed
P: That was {lesson_ing}, and they missed it! Do it again, and wait for me, I'll come and get the coats out of your way! # running
N: So {x} did it again; and {p}, who had come to clear a space, was in it, and did it after, with somebody's sleeve over one shoulder. It was not pretty. It was from end to end. # glad
Q: We said that we'd {verb}! And we {verb_did}, with witnesses, the second time.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_act_swap_fall ===
# step: act
# skeleton: taught
# needs: end=swap learns=body,other no-vast
# title: Falling Comes First
{ x_talks:
  X: First I'll teach you falling over. It's what you'll mostly need. # serious
- else:
  N: {x_cap} took {p} by the sleeve; and sat down, so suddenly that {p} sat down as well. It seemed that this was the first lesson. # dry
}
P: But I'm trying not to fall over! # from the ground
Q: So were they, I suppose. And look where you've got the standing to! # calling
N: They fell over, side by side, until {p} had left off putting out a hand. # warm
Q: That's nine! That last one was lovely! # calling
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
Q: And one of you {verb_did}{till != "":, and before {till}|}. I'm not saying who.{must_who != "" && must != "": And {must_who} was {must}.|} # happy

=== teach_act_after_you ===
# step: act
# skeleton: taught
# needs: end=both learns=body,other no-vast
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
Q: That's {lesson_ing}! That's the both of you! We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}! # running out
P: Who went first? # flat on {p_their} back
Q: The bucket.{must_who != "" && must != "": And {must_who} was {must}.|} # leaning over

=== teach_act_missed ===
# step: act
# skeleton: since
# needs: end=hour learns=body,other
# title: While Everybody Was Getting Comfortable
N: As it was going to be the usual hour in any case, {x} went and did it, there and then. # plain
H: Is it starting? # finding {h_their} seat
Q: It's over. # low
H: It can't be. I've only just got my hat off! # upset
{ foe_talks:
  N: {foe_cap} had been looking for the nuts. # dry
  F: I saw nothing. I should like that written down. # cold
- else:
  N: {foe_cap} {foe_was} just arriving, to spoil it, and had nothing to spoil. # dry
}
N: It went along the rows: who had seen it, and who had dropped something. There were four in all. # hushed
G: It went up. And it came down where it said. I held on to the towel. # with wet eyes
H: Then {x_they}'ll have to do it again! I've brought my sister! # on a chair
N: {x_cap} did not mind. {x_they_cap} did it again, for the sister; and once more for those at the side. Each time on the way back {x_they} laid out one of the cups. # warm
P: What are those for? There's the people to bow to. # low
{ x_talks:
  X: For tomorrow. You said. I'm only getting ahead. # busy
- else:
  N: {x_cap} set down the third, and turned its handle to where {p} would be sitting. # soft
}
P: We said that we'd {verb}. # looking at the cup
Q: And we {verb_did}{till != "":, and before {till}|}. Three times, and once for nobody.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_fine_fall ===
# step: act
# skeleton: since
# needs: end=fail learns=body,other
# title: The Best Fall Yet
N: {x_cap} came up to the place, and fell. It was the best of them all: it had a turn in it, and a wait, and when one thought that there was no more, there was {x_sound}. # dry
S: crash
{ foe_talks:
  N: Nobody laughed sooner than {foe}. # flat
  F: Oh, very good! I'd have paid for that! # wiping an eye
- else:
  N: It was just then that there {foe_was} {foe}, to make it quite complete. # dry
}
N: They laughed. {p} stood with a hot face, and listened. # flat
G: That's the teacher. That's the one who said that it was easy. # to the next, not quietly enough
P: It's all right. I said they could. # barely
Q: You don't have to stay and hear it. # low
P: I'll hear it where {x_they} {x_they == "they":hear|hears} it. # walking out
N: And {p} went out, in front of all of {place_of}, and lay down flat on {ground}, next to {x}. # quiet
{ x_talks:
  X: They're laughing at you. # sitting up
  P: I know. It's quite loud, from here. # to the air above
  X: They're not supposed to do that. That was my fall. # getting up
- else:
  N: {x_cap} lifted {x_their} head. {x_they_cap} looked at {p}, who was flat, and along the rows. Then, slowly, {x_they} got up. # still
}
N: {x_cap} went back, six steps, and came on again; and did it. It was so clean, and so quick, that some of them were left with their mouths still open for the laugh. # hushed
P: You needn't have! # on one elbow
Q: We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}. It was the other one that was your best, though. Tomorrow?{must_who != "" && must != "": And {must_who} was {must}.|} # helping them both up

=== teach_act_towel ===
# step: act
# skeleton: since
# needs: end=pupil learns=body,other
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
H: But that's {lesson_ing}! {x_cap} can do it! # on a chair
Q: Don't shout! They're only half-way! # hissed
N: For at the end of the towel came {g}, who had meant only not to let go. The knee did what it did. The rest of {g_them} went through after {x}, round the same corner, and came to a stand. # warm
G: Did it go tight? I was waiting for it to go tight. # with both eyes shut
P: It's over! You've done it! # with a yell
Q: We said that we'd {verb}. # laughing
P: And we {verb_did}, and we've got one too many!{must_who != "" && must != "": And {must_who} was {must}.|} # laughing
