// Ways for what is learnt, episode 4: the lesson is done, and heard. TAUGHT and SINCE, for letters, sound, hands and manner.

=== teach_act_notice ===
# step: act
# skeleton: taught
# needs: learns=letters no-vast
# title: A Moon and an Egg
N: There was nothing to read but what had been put up on {door}; so that was taken down, and held in front of the two of them. # plain
{ foe_talks:
  F: It says: keep out. One can see that from here. # in front
  N: {foe_cap} had not, as it happens, looked. # dry
- else:
  N: Just then there {foe_was} {foe}. {x_cap} had got hold of the first letter, and did not so much as turn round. # flat
}
P: There's a moon, and then there's an egg. I've never got past the egg. # low
{ x_talks:
  X: After that it's two hills. "Com." It's "come". # slow
  P: I always took those for a gate! # staring
  X: "Come in." It doesn't say keep out. It says: "Come in." # and once more, to be sure
- else:
  N: {x_part_cap} went along beneath it: moon, egg, two hills. {x_they_cap} went back, and did it again. Then {x} walked up to {door}, in front of everybody, and pushed. # hushed
  H: It says: "Come in." {x_cap} {x_has} read it. # whispered
}
N: Nobody spoke. They had kept out for eleven years. # hushed
P: There's more, in small. Let me. "There... is." And it's the one that goes like a snake. And the egg! # with one finger
P: "Soup." It's soup! It's really soup! # in another voice
H: That's {lesson_ing}! It's the two of them! # on a chair
Q: We said that we'd {verb}. And somebody {verb_did}{till != "":, and before {till}|}. I only hope that it's still warm.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_act_floor ===
# step: act
# skeleton: taught
# needs: learns=sound no-vast
# title: What It Stood On
N: It got so quiet that one heard {p} breathe in, and one heard {p} not go on. # hushed
P: I know where one puts one's chin. There's nothing else in there. # low
{ foe_talks:
  N: {foe_cap} began to do up a coat. # dry
  F: Shall we say that we've had it? # in front
- else:
  N: There {foe_was} {foe}, in the middle of the quiet. # flat
}
{ x_talks:
  X: There's one. It came out when you hit your thumb. # low
  P: That was only a noise. # low
  X: It's what they're made of. # patient
- else:
  N: {x_cap} leaned on {p}, harder and harder, until something came out. # dry
  Q: That's one! You've got one in there! # calling
}
N: So {p} made it again. It was a poor, brown sort of note. And {x} laid {x_sound} on it, a little higher up; and it was not poor any more. # soft
Q: Stay there! Don't move! # whispered
N: Then {x} went on, up from there, and over, and all the way down, to the end of it; and {p}, who had the one, stood underneath, and held it up. # warm
H: That's {lesson_ing}! But who's that at the bottom? # on a chair
G: It's {p}. {p_theyre_cap} what it's standing on. # with wet eyes
P: Is it over? May I breathe? We said that we'd {verb}. # crimson
Q: And you {verb_did}, the one of you or the other{till != "":, and before {till}|}. Breathe.{must_who != "" && must != "": And {must_who} was {must}.|} # happy

=== teach_act_tray ===
# step: act
# skeleton: taught
# needs: learns=hands no-vast
# title: What One Does with It
N: {x_cap} laid out everything in a row, in front of them all; and gave {p} the other end. # plain
P: I don't know when it's done. I've never had one that got so far. # low
{ x_talks:
  X: It tells you. Only it's not very loud, so you'd have to stop talking. # careful
- else:
  N: {x_cap} put {x_part} on {p}'s hand, so that it could go no faster than was right. # soft
}
{ foe_talks:
  N: In front {foe} felt for a bag. # dry
  F: I'll have mine wrapped. So as not to see it. # in front
- else:
  N: There {foe_was} {foe}; but {x} {x_was} at the difficult part, and had no time. # dry
}
N: They went on, not fast. They came to where it always fell in. {p} took a breath, to explain, and let it out again. # tense
Q: Stop! That's done! # not able to bear it
N: But {x} had stopped, a moment before anybody. What stood there on the tray looked as if it had never been anything else. # hushed
H: So that's {lesson_ing}! May one touch? # whispered
N: One might. It went along the rows, from hand to hand. Nobody said that it was very nice; and nobody asked what one did with it. # warm
P: This is mine. It's the one that leans. I made that! We said that we'd {verb}! # holding it in both hands
Q: We {verb_did}{till != "":, and before {till}|}; and I shouldn't care to say who.{must_who != "" && must != "": And {must_who} was {must}.|} # happy

=== teach_act_jug ===
# step: act
# skeleton: taught
# needs: learns=manner no-lesson=lie,fib no-vast
# title: Life Comes In First
N: {g} was at {door}, waiting to come in as if it were life. But life came in first. # dry
S: crash
N: It was {h}'s best jug. It lay there in nine pieces; and over it, with the tray, stood {p}. # flat
H: Who did that? # getting up
{ foe_talks:
  N: In front {foe} sat forward. # flat
  F: This is better than the programme. # content
- else:
  N: There {foe_was} {foe}, too, and nobody turned a head. # flat
}
N: {p} knew what was wanted. {p_they_cap} had taught it. It was only that {p_their} mouth had begun to say something about a draught. # quiet
{ x_talks:
  X: This is it. This is what it's for. # low
  P: I know. I can't do it. # low
  X: I can't, either. I've got as far as standing up. # and stood there, shaking
- else:
  N: {x_cap} came across, in front of everybody. {x_they_cap} shook all over; and {x_they} sat down in the middle of the pieces, close to {p}'s shoes, like somebody who belongs there. # soft
}
P: It was me, {h}! I let go of it! {x_cap} {x_was} nowhere near; {x_they} only came so that I could say it! # loud
N: {h} looked at the nine pieces, for some time, and at the two of them. # still
H: I never could bear that jug. I was told that I had to be fond of it. # at last
G: Do I come in now? # from {door}
Q: You're too late! That was {lesson_ing}, and it was the both of them! # calling
P: We said that we'd {verb}. # weak in the knees
Q: One of you {verb_did}{till != "":, and before {till}|}. The other one was taught.{must_who != "" && must != "": And {must_who} was {must}.|} # warm

=== teach_act_notebook ===
# step: act
# skeleton: since
# needs: learns=letters
# title: Day Ninety
{ end:
- "pupil": G: I'd follow it better with a bit to look at. # humble
- else: H: Something short, please. There's the raffle. # with the list
}
N: {p} felt in a pocket, and handed out the first thing that came. It was a notebook. # plain
P: No! Not that one! # too late
{ foe_talks:
  N: {foe_cap} sat back. # dry
  F: I'll wait. I've waited through all the others. # in front
- else:
  N: There {foe_was} {foe}, as always, and {x} read on through it. # plain
}
{ x_talks:
  X: "Day two. No better. I shall try it with chalk." # reading, clear
  X: "Day thirty. No better. I ought to mind." # slower
  X: "Day ninety. If it's ever learnt, what am I to do with the evenings?" # hardly to be heard
- else:
  N: {x_part_cap} went along under day two, and day thirty, as smoothly as a tram. At day ninety it stood still. {x_cap} came, and laid it against {p}'s sleeve; and held out the page to {q}. # hushed
  Q: "Day ninety. If it's ever learnt, what am I to do with the evenings?" # reading
}
H: But that's {lesson_ing}! {x_cap} can do it! # on a chair
Q: {x_they_cap} could do it on day two. And you've got down: no better. # to {p}
P: I never looked up. I was writing. # scarlet
N: So there had been two of them, all that time, who had not wanted it to be over; and only one of them had known that the other could read. # soft
P: We said that we'd {verb}. # hoarse
Q: We {verb_did}{till != "":, and before {till}|}. Day ninety-one's tomorrow.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_flat ===
# step: act
# skeleton: since
# needs: learns=sound
# title: A Little Flat
N: {x_cap} began as they all knew it, with the one that was flat. # plain
P: That's flat. # from habit, low
N: {x_cap} heard. {x_they_cap} stopped where {x_they} {x_was}, and looked round for {p}. # still
{ foe_talks:
  N: In front {foe} gave a nod. # flat
  F: Flat as a plate. # content
- else:
  N: There {foe_was} {foe}, and no one could have said which was worse. # flat
}
P: I don't mind it. I only want you to know that. I've got quite used to it. # calling
N: And {x} took it up, by a hair, and by another hair, until it was not flat; and from there {x_they} could not well go on with anything but the rest. It went out over their heads as far as {far}, with {x_sound2} in it, and came home. # hushed
H: So that's {lesson_ing}! # on a chair
Q: It's harder to do it flat. I've been trying. {x_they_cap} must have worked at that for weeks. # low
P: I said it every day. It was the only thing that I could think of to say. # low
{ x_talks:
  X: I liked it. You always came over, to say it. # small
- else:
  N: {x_cap} did the flat one again, quite softly, for {p} alone; and waited. # soft
}
P: That's flat. We said that we'd {verb}. # not steady
Q: We {verb_did}{till != "":, and before {till}|}. The same time tomorrow, and we'll find you something that you can't do.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_cloth ===
# step: act
# skeleton: since
# needs: learns=hands
# title: Under the Cloth
N: {x_cap} had brought a tray, with a cloth on it, and would not be helped. Under the cloth, as everyone knew, would be one more of those that fell in. # plain
{ foe_talks:
  N: {foe_cap} bent forward, to be helpful. # dry
  F: Is there a shovel? # in front
- else:
  N: There {foe_was} {foe}, as if it had been sent for. # flat
}
P: Whatever it is, I want it. # and took off the cloth
N: It was right. It was as right as an egg. By the side of it lay yesterday's, and the one from before that; there was one for each of the lessons, and there was nothing the matter with any. # hushed
H: But that's {lesson_ing}! That's weeks of it! # on a chair
Q: Then what were the ones that we had? # slow
{ x_talks:
  X: Those took longer. You've got to make it right first, or you don't know where to press. # ashamed
- else:
  N: {x_cap} picked out the best of them all, showed them the spot, and pressed. It fell in. # dry
  Q: {x_they_cap} made them right. And then {x_they} spoilt them, so that we'd come and say how. # low
}
P: I told you every day not to be downhearted. # low
Q: You were very good at it. I think that's what {x_they} came for. # low
P: May I have the one from the second day? # to {x}
N: It had gone quite hard. {p} put it in the inside pocket. # warm
P: We said that we'd {verb}. # buttoning it in
Q: We {verb_did}{till != "":, and before {till}|}. There's somebody's been ahead of us, that's all.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_no_words ===
# step: act
# skeleton: since
# needs: learns=manner
# title: What It Was Wanted For
N: {p} had got up to say a few words first; and saw all those faces, and could not find one of them. # still
P: I... # and no more
{ foe_talks:
  N: {foe_cap} put a hand behind one ear. # flat
  F: Louder! # in front
- else:
  N: There {foe_was} {foe}, and that was the only sound. # flat
}
Q: Somebody help {p_them}! I can't get past the chairs! # at the back
N: {x_cap} had been told to wait until {x_they} {x_was} called. {x_they_cap} did not wait. {x_they_cap} walked out to {p}, through all of {place_of}, and stood so that {x_they} {x_was} in front; and there, with nobody to say now, did it. # hushed
{ x_talks:
  X: You can stop looking at {p}. I can do it. I could do it on the second day, and I didn't say, because I liked the lessons. # to everyone, clear
- else:
  N: It was what {x_they} had got wrong for weeks, at the same place, with such care. It was done in the time that it takes to hold out a hand; and then {x_they} held out {x_part}, to {p}. # soft
}
H: But that was {lesson_ing}! Is that all that it looks like? # on a chair
Q: It is when it's wanted. # out of breath, arriving
P: Did I teach you that? # very low
Q: You taught it all wrong. You were just somebody to do it for. # low
P: We said that we'd {verb}. # finding the words
Q: And we {verb_did}{till != "":, and before {till}|}. The lesson's at the usual hour.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_hush ===
# step: act
# skeleton: taught since
# needs: learns=quiet
# title: Nothing to See
N: {x_cap} sat down in the middle, on the mat; and that was all. It took people some time to see that it had begun. # hushed
H: When does it start? # whispered
Q: It's going on now. # whispered
{ foe_talks:
  N: {foe_cap} leaned over, from the front. # dry
  F: I've got something here that you'd like. You'd only have to ask me what. # soft
- else:
  N: Then there {foe_was} {foe}, as they had all been afraid of. # flat
}
N: One saw it arrive at {x}. It got as far as {x_part}, which moved; and then one saw it go away again. # still
G: I'd have gone off like a kettle. # whispered, into the towel
P: So should I. I'm going. I can feel the lid. # whispered, crimson
{ x_talks:
  X: Sit here. You count the people in hats. And then you count the others. # barely
  N: {p} sat down on the mat, and counted. # quiet
- else:
  N: {x_cap} moved over, to make room on the mat; and {p} came and sat there, and held on to {x_part}. # soft
}
N: So there were two of them at it. It went on through the raffle. It went on when {h} fell off a chair. By the end there had been nothing whatever to see; and everyone got up, and clapped. # warm
H: That's {lesson_ing}! That was the whole of it! # from {ground}
P: We said that we'd {verb}. # letting out a long breath
Q: And we {verb_did}{till != "":, and before {till}|}. I never thought that you'd got it in you.{must_who != "" && must != "": And {must_who} was {must}.|} # amazed
