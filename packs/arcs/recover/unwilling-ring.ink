// UNWILLING, asked at home (way3=ask): everybody has gone round {x}, for years, at a distance (found=path). Told of anything, and of everybody; what
// is kept behind a notice is told in unwilling-study.ink and unwilling-3.ink, and of things only. And further ways of taking turns.

=== recover_study_path ===
# step: study
# skeleton: unwilling
# needs: way3=ask
# makes: found=path
# a: careful
# title: As Near as Anybody Came
N: People had told them what they did not do. Where they had not done it stood on {ground}, round about {x_home}, and one could read it with a lamp held low. # quiet
A: That's {h}. One can tell by the heel. {h} comes as far as here, and goes round. # stooping
B: And that's {g}, going round as well. And these two are us. We go round the same way. # stooping
A: Everybody does. It's a ring. Look how it's worn. # following it
B: How wide is it?
A: It's two arms and a broom, wherever I measure. And inside there isn't one foot. # straightening up
H: I should hope not! One goes round. # shocked
B: Why does one?
H: I was told that it was kinder. I can't think who by. # after some thought
A: So that's as near as anybody's been to {x}. # the lamp down

=== recover_sore_path ===
# step: sore
# skeleton: unwilling
# needs: way3=ask found=path
# makes: sore=best
# title: Inside the Ring
N: They stood on the edge of the ring, where one stops, and neither of them liked to go on. # quiet
A: Put a foot in.
B: You put a foot in. # at once
N: They put in one each. It was like getting into somebody's bed. {b} went as far as the middle, and got down, and looked out of it. # still
B: You can see how they come up. They come up, and stop, and look kind; and then you see them all from the side. # from the middle
A: I always thought that I was being considerate. # low
B: There's you, with your considerate face. It must have gone by here ten times in a day. # turning slowly
A: And {den_in}? What do they do there?
B: They bump into {x_them}. I saw it, when we fetched {x_them}. They say sorry, and go on; and in a minute somebody else does. # slow
A: Then nobody here was ever unkind. # slow
B: No. We've been so careful that there was nobody near. # getting up

=== recover_price_path ===
# step: price
# skeleton: unwilling
# needs: sore=best found=path
# makes: price=risk
# title: Whose Boot It Was
Q: Then it's soon mended. We go straight across. Everybody does; with buckets, and children. # brisk
P: Across? # sharp
Q: Where the ring is.
P: You can't have people go across! They've got elbows! They come round corners, and look the other way! I've seen what they do to a doorpost! # rising
N: {q} had knelt, with the lamp. Beneath all the feet that had followed there was one that had followed nobody. # quiet
Q: It's your boot. It's got the nail. # slow
P: It was only to show how far to keep off. I went round of an evening, for a month. After that they did it by themselves. {p_fearline} Well, this is worse. Something'll happen to {x_them}. # faint
Q: What will?
P: I don't know. Something. # small
Q: Yes. I think that's what {x_they} went out for. # gentle
N: {p} looked at the ring for a long time; and then put out the toe of that boot, and rubbed away as much of it as a hand would cover. # soft

=== recover_settle_path ===
# step: settle
# skeleton: unwilling
# needs: price=risk found=path
N: There was a broom, in the morning, and {p} had it. It took an hour to sweep away what it had taken years to walk. # quiet
H: And where do we go now? # stopped at the place
P: Anywhere. Straight on. # in pain
N: Nobody moved. Then somebody of about five came across at a run, after a ball, with the eyes on the ball; and ran into {x}; and said sorry, and went on. # dry
Q: Breathe. # aside
P: There was an elbow. I saw it go in. # aside
N: And there was {x_sound}. By noon people came through there as one comes through a kitchen, and {x} {x_was} in everybody's way. # warm
H: Mind your back! Oh, I beg your pardon. It's only you! And {stake_fixed}! # going by, with a tray
Q: So we {verb_did}, in the end.{must_who != "": And {must_who} was {must}.|} That's nine times that {x_theyve} been bumped.
P: Eleven. # low
Q: Do you mind very much?
N: {p} put down the broom; and went across, for the first time, straight; and had an elbow, like everybody. # soft
P: I beg your pardon. # hoarse

=== recover_act_share_basket ===
# step: act
# skeleton: unwilling
# needs: end=share
# title: What Goes with It
N: {foe_cap} had packed. There was {x}; and beside that stood a basket with a cloth on it, which was to go along. # quiet
A: What's all this? # lifting a corner
{ foe_talks:
  F: That's a stone that's got used to. And that's the draught from under the gate, as near as I could get it. I had to put it in a sock. # gruff
- else:
  N: There was a stone in it, worn on one side; and a sock, tied at the top, with nothing in it but a draught. # dry
}
B: It's so that it's like here, when it's with us. # slow
A: We never sent anything along. We'd have sent string. # low
B: What would you put in? From ours? # low
A: I don't know. I'd have to find out what there is. # honest
N: They took up {x} between them, {x_carry}, and the basket after; and nobody at {edge} said that anybody looked thin. # warm
B: It's our turn, then. We said it and we {verb_did}. Till the end of the month.
A: You've got the heavy end. # gentle
B: It's the sock. I'm being careful of the sock. # not steady
N: They had not gone ten steps before there was, of its own accord, {x_sound}. # soft

=== recover_change_turns_sock ===
# step: change
# skeleton: unwilling
# needs: end=share
# a: payer
# title: Thirty Days, Less One
N: A week before the day {a} began to pack. # plain
B: It's a week off. # from the doorway
A: One forgets things. There's the stone. There's the notes. And I've put in a bit of our noise, in a jar. # busy
B: You can't put noise in a jar.
A: They sent us a draught. # dignified
N: On the day they were at {edge} much too early; and {foe} had been there for an hour. # dry
{ foe_talks:
  F: I don't say that I looked forward to it. I only came by to see if the gap was the right size. # gruff
- else:
  N: {one_cap} had swept. There was a clean place, of just the right size, with a sock lying ready beside it. # soft
}
B: {way == "carry":It's the third time that we've come this way. I know all the stones.|{way == "gift":And here's the basket back. {g} filled it. It was for nothing in particular.|We brought {tool}. It knows the way by itself.}}
N: Then there was nothing to do but let go. There was {x_sound}, and a gap; and one could see right through it to the other side, where somebody had begun, with great care, to open a jar. # quiet
A: Thirty days. # hoarse
B: Twenty-nine and a half. {price == "place":You can have your elbow back till then.|{price == "risk":You'll not have to watch.|You can have your hour.}} # taking an arm
