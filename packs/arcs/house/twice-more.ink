// TWICE, second ways of the steps that hang on a door: wrong, truth, act and after.

=== house_wrong_change ===
# step: wrong
# needs: way=use
# skeleton: twice
# title: Changing Over
N: At three they changed over, so as to be fair, and that was the mistake. # plain
A: This one's cold. # holding it
B: It isn't cold. You've got cold hands. It was never cold with me. # holding the other
A: And that's mine you've got there. You're holding it by the wrong end. # not able to look
B: It was yours till five minutes ago. And now that I've got it I see that it's not a patch on mine. # stiff
N: They sat opposite each other, and watched, each of them, how the other held it. # dry
H: I thought that we wanted to know which of them's ours. # from the side
A: We do know! It's that. It's the one that I've just given away. # pointing
B: That's what I say! It's the one that I've just given away! # pointing
H: That's two. # after a moment
N: So it was. It had come out quite clear, and it was no help to anybody: whichever of them you had, ours was the one that you had not. # rueful
G: Shall I hold the both? # kind
A: No! # at once

=== house_wrong_queue ===
# step: wrong
# needs: way=ask
# skeleton: twice
# title: A Queue to the Door
N: No one was content with having been asked. They wished to see for themselves. By two o'clock there was a queue from {door} to {edge}. # dry
A: One at a time! You look, and you say left or right, and you don't touch! # standing on something
H: They'll touch. # beside {a_them}
N: They touched. Each of them put a thumb where they had always put it, and said which, and went round, and stood in line again. # dry
B: That's a hundred and four for the left. And it's a hundred and four for the right. There aren't so many of us. # adding up
G: I went four times. I wanted to be quite sure. # honest
A: And were you?
G: Every time. # honest
H: Come here. Feel that. There, where the thumb goes. And now that one. # low
N: They felt. There had been one this morning that was worn, just there, by all the years, and one that was not. And now two hundred and eight thumbs had been over them. # still
H: There isn't a new one any more. # wiping {h_their} hands

=== house_wrong_string ===
# step: wrong
# b: maker
# needs: way=tool
# skeleton: twice
# title: A Helping Hand
N: It was so very agreeable that {b} got down in the end, and crawled in underneath, with a lamp, to see what made it so. # dry
A: What is it? # from outside
B: It's {g}. # muffled
G: I'm helping. # from inside {tool}
B: There's a string. {g}'s got hold of the end of the string. # muffled
G: You both looked so anxious, each time. I thought that somebody ought to say yes. # from inside
A: To both of them? # faint
G: I couldn't see which it was, from in here. And I'd not have liked the other one to feel it. # from inside
B: Out. We'll do it over, and nobody's to hold anything. # backing out
S: crash
N: They did it over. {tool_cap}, with nobody to help, thought for a while, and then let go of everything at once. When they had got the lid off there {x_was} {x}, twice, in one heap; and on the top lay a bit of ribbon. # flat
A: What's the ribbon?
B: I'd tied it on to the one that went in first. So that we'd never mix them up. # very low

=== house_truth_lent ===
# step: truth
# skeleton: twice
# needs: way3=look
# title: For a Winter
A: It's your name, {h}. And under that it says, mine. # reading
H: I was six. They'd told me that it had to go back. # to the lamp
B: Back where?
H: To {den}. It was lent to us. It was only ever lent, for a winter, before I was born, when we'd nothing. And then it was spring, and nobody thought. And when I was six somebody came for it. # low
A: What did you do?
H: I'd scratched that in it by breakfast. And then I sat on it, and howled. I was a great howler. # low
N: They tried to see it. It was not easy, with {h} there, so upright, and with so clean a collar. # quiet
B: And whoever came for it? # gentle
H: Said, let the child have it. Said that they'd manage. I watched them go, from {slot}, with nothing in their hands. # very low
A: So {foe} went home, and had to make one. From what could be remembered. # slow
B: Then which of these is it that's theirs? # low
H: That's what I've been standing here not saying. # drawing back a hand

=== house_truth_pebbles ===
# step: truth
# skeleton: twice
# needs: way3=foe
# title: White and Grey
N: Next to the place that had been swept there was a heap of pebbles, or two heaps; they had been sorted, into white and grey. # quiet
A: What would anyone want with those? # whispered
{ foe_talks:
  F: The white ones are evenings when somebody laughed. # behind them
  A: We only came about the string! # jumping
  F: I stand by {hide}. I can't hear what it's at, from there. I only see that it's always somewhere near to {x}. So I thought, that'll be what does it. # simple
  B: And the grey ones? # low
  F: Those are when you'd drawn the curtain. # simple
- else:
  N: {one_cap} came in behind them with a pebble, a white one, and went past, and laid it on the heap. Then {one_they} looked from the one of them to the other, as one does at people who are known to be amusing. # soft
  A: We laughed tonight. At {g}, and the string. They were out there by {hide}. It's one for every time. # whispered
  B: And what are the grey ones for? # whispered
  A: That'll be when we'd drawn the curtain. # whispered
}
N: There were a great many more of the grey. # still
B: It was never {x} that was funny. It was mostly {h}. # low
A: You can't say that to anybody. Look at it. They've made a shelf. # low

=== house_truth_aunt ===
# step: truth
# skeleton: twice
# needs: way3=eyes
# title: In the Shop
H: That's how it was done the first time. # to nobody
A: How what was?
H: There were two of them, in the shop. I was there. I'd have been as high as that. You couldn't have told the one from the other; and my aunt said, I can't stand here all day, and she shut her eyes, and put out her hand. # slow
B: And that was ours? # low
H: It wasn't anything. It was what she'd got hold of. She said, this one's ours, and paid; and by the time that we were home it was. I used to lie there, and think about the other. # low
N: No one had known it. {x_cap} had always been there; one does not think of {x} as having been on a shelf, with a price. # quiet
A: So it never had anything in it that was ours. It's only that somebody said so. # slow
H: And then we all went on saying it. It takes a good while. It took me eleven years. # gruff
B: Then {foe} could do it, too. With either. # slow
H: If there was somebody to say it to. I had an aunt. # not loud

=== house_act_turned ===
# step: act
# skeleton: twice
# needs: end=choice
# title: Turn Round, Everybody
N: {foe_cap} looked at the one and at the other, and it could be seen that it was a good deal harder with people watching. # quiet
P: We'll turn round. All of us. {mix == "turn":It's how they got mixed, so it's only fair.|One can't choose, with people looking.} {price == "own":And I'll turn round the longest, I'm the one who said that it was safe.|Nobody's to peep.} # turning
N: They turned round. {h} put both hands over {h_their} eyes. One heard breathing, and a cloth; and then for a long time nothing whatever. # hushed
{ foe_talks:
  F: You can look now. # from {door}
- else:
  N: When it had been quiet for so long that there could not be anyone there, they looked. # hushed
}
N: There was one left, in the middle of the cloth. The string off the parcel had been put round it, with great care, and on the top there was a bow. # still
Q: They've done up ours. Why've they done up ours? # low
{ foe_talks:
  F: You ought to have had one that was meant for you, as well. Mine was in a parcel. Yours was only always there. # with the other one held close
- else:
  H: So that we'd have had it given us. It was only ever there. # very gruff
}
N: And off went {foe} by {way_there}, with {x_a} that had no string on it at all. # warm
P: We said that we'd {verb}. # not undoing it
Q: And we {verb_did}, with a bow on.{must_who != "" && must != "": And {must_who} was {must}.|} # not undoing it

=== house_act_straight ===
# step: act
# skeleton: twice
# needs: end=say
# title: Which Way It Leans
P: {price == "own":It was me who told everyone that it was safe. So I'll say the rest of it, too. You're to take whichever you think. We'll none of us say a word.|You're to say which it is. Whatever you say, that's what it'll be.} # steady
{ foe_talks:
  F: I made it so that one couldn't tell. It took me two years. It'd be a poor thing if I could do it at a glance. # distressed
- else:
  N: {one_cap} sat down in front of the two, and did not get any further. # quiet
}
N: It was {h} who moved. {h} put out a hand, from habit, not thinking, and set the left-hand one straight. # quiet
Q: Look. # in a whisper
N: For from the other side there had come out, at the same moment, {one}, from habit, not thinking; and had set straight the right. # hushed
H: Who taught them that? That's how it's done! That's mine! # staring
Q: You did. Every evening, with the curtain open. # low
P: That's that, then. You have the one you put straight. And {h} has the one that {h} did. And you'll both know it again tomorrow. # hoarse
{ foe_talks:
  F: And if it was the wrong one? # holding it
  H: Then we've each been kind to the other's. There's worse. # gruff
- else:
  N: {foe_cap} took it up. It was carried out as one carries soup. # soft
}
P: We said that we'd {verb}. # at {door}
Q: And we {verb_did}. You could tell it by the leaning.{must_who != "" && must != "": And {must_who} was {must}.|} # at {door}

=== house_act_halfway ===
# step: act
# skeleton: twice
# needs: end=turns
# title: Nine Steps
P: Let's walk it, once. {price == "own":And I'll say it as we go: I told them that it was safe with us, and it wasn't. We mixed them up.|And I'll say it as we go: we mixed them up, and we're sorry. There's supper.} # at {door}
N: So they walked it, all of them, with {foe} in front, and the one {x_head}, and {p} and {q} behind with the plate. # warm
Q: This'll be the half of it. You can see both ends. # stopping
{ foe_talks:
  F: It's nearer to you. It's nine steps on. I've been out here a good many nights, and I've counted it. # shy
  P: Then we'll go nine further. # going
- else:
  N: {one_cap} went on, past them; and nine steps further along {one_they} sat down, and looked round. # soft
  P: That's the real half. Somebody's been out here before, and counted. # going
}
N: They had their supper on the real half, off the one plate. {x_cap} stood by, and got leaned on, and had a spoon put down on it. It had not been so little looked at all day. # warm
Q: I'd thought that it would be about {x}. # with a full mouth
P: It is. It's got to be carried by somebody. # with a full mouth
N: Then {foe} took it up, and went on by {way_there}; and they heard, from over there, quite small, that it had been set down straight. # soft
P: We said that we'd {verb}. # shaking out the cloth
Q: And we {verb_did}, as far as here and back.{must_who != "" && must != "": And {must_who} was {must}.|} # taking the plate

=== house_after_scratch ===
# step: after
# skeleton: twice
# needs: price=keep
# title: About a Scratch
N: On Friday there was somebody at {door}, with {p_keep} in a clean cloth. # plain
{ foe_talks:
  F: There's a scratch on it, look, underneath. I wouldn't like you to think that it was me. # anxious
  P: That's mine. I did that when I was nine. # taking it
  F: And this? # pointing
  P: That's from the same day. # beginning to laugh
- else:
  N: {one_cap} laid it down, and turned it over, and stood next to the scratch on the underside, very upright, as one comes about a breakage. # dry
  P: You didn't do that. I did that, when I was nine. And that's from the same day. # beginning to laugh
}
N: It took the whole of the afternoon. Each of the marks had to be gone into. # warm
Q: Anyone could see that those were old ones. # aside
P: I know. # aside
Q: It's just that it came to them without any of the stories. # aside
P: I know. I've left two out. There's got to be something for next Friday. # aside
N: And at six {p_keep} went home again, in its cloth, along {way_there}. {p} went with it as far as {edge}. # soft
Q: Do you mind it? When it goes? # low
P: I had it for all that time, and nobody ever asked me. # looking after it

=== house_after_cold ===
# step: after
# skeleton: twice
# needs: price=promise
# title: The Nineteenth Day
N: On the nineteenth day {p} had a cold, and got up all the same, in the blanket. # dry
Q: Lie down. It'll be just as straight at nine. # from under the other
P: I said every day. I said, before anybody's up. There were people there. # through the nose
N: {p} went along by the wall. In the dark, in front of {x}, there were some people standing. # quiet
P: Who's that?
H: It's me. I wasn't going to touch it. I only came to see that nobody did. # caught
G: So did I. It's leaning. I've been here since four, telling myself that it isn't. # caught as well
P: Nobody's to lay a finger on it. It's mine till it's ours. # and a sneeze
N: They made room. {p} set it straight, and sneezed, and had to set it straight again; and there came, on the second time, a very small noise. # soft
H: There! It never did that for me. I was here at five, and I coughed at it. # amazed
P: Is that it? Is it ours? # hopeful
H: It's the nineteenth day. It only knows your step. # gruff
N: They put a chair there for {p}, out of {cold}, and somebody went for a lemon. # warm
P: I've ten years and eleven months. I'd thought that it would be lonelier. # from the blanket

=== house_after_bridge ===
# step: after
# skeleton: twice
# needs: price=own
# title: What It's Like in the Middle
N: {g} stood at the beginning of {way_there}, which was wet, and did not go on. # plain
G: Is it safe?
N: Everybody looked at {p}. It was from habit. {p} opened {p_their} mouth, and shut it. # dry
P: I don't know. It was on Monday. # honest
G: You always know. # uneasy
P: I always said. It's not the same. I've been into it. # honest
Q: Well, what do we do? Stand here until it dries? # low
P: I'll go first. I'll shout back what it's like, as I come to it. Then you'll know as much as I do. # going
N: {p} went, and shouted. It was slippery to begin with. After that came rather a good bit, with a view. # warm
G: I never knew that there was a view. # following, hand over hand
H: You used to just say yes. I've been across here for thirty years with both eyes shut. # following {g}
P: So have I. # from in front
N: By the time they had all of them got over, each was shouting back to the next, and nobody had once asked if it was safe. # warm

=== house_due_surprise ===
# step: due
# skeleton: twice
# needs: foe=talks
# title: With Both Eyes Shut
N: They had carried the two of them out into the light, to see better, and were standing there with one each, when somebody coughed. # plain
F: I haven't seen. I shut my eyes directly. I'd so like to be surprised. # with both eyes shut
N: It was {foe}. # dry
A: It came! It's here! It's quite all right! # much too high
F: I've never had a parcel. I only wanted to hear that it wasn't broken. Is it like? # with both eyes shut
B: Like what? # careful
F: Yours. I had it made to be. It took two years, and I could only tell them what one sees from {hide}. Could you tell them apart, do you think, if you didn't know? # shy
A: No. We couldn't. # hoarse
F: Oh, I'm glad. Then I'll come for it at six. I've put up a shelf. {till != "":There's time, isn't there, before {till}?|You won't want it for anything, before six?} # turning, and feeling for the way
B: And if we give back the wrong one, then there's a thing on our shelf that came in a parcel, and ours is at {den}. # low

=== house_due_light ===
# step: due
# skeleton: twice
# needs: foe=mute
# title: A Light over There
G: There's a light at {den}. # from {edge}
H: There's never a light at {den}. # going to see
N: But there was. It was quite a small one; and somebody over there was passing to and fro in front of it. # quiet
A: What {foe_they == "they":are|is} {foe_they} doing? # a hand over {a_their} eyes
G: {foe_they == "they":They've|{foe_they_cap}'s} swept it. It's all been taken out, and put back. And now there's just standing, and looking at where it's to go. # low
B: Where what's to go? # who knew
H: At six {foe_they}'ll be here. {foe_they_cap} {foe_they == "they":come|comes} by at six, always. # grim
A: Six. {till != "":And there's {till} after that.|It's only that we'd got to like having the day.} So we'd better know by then. There are only the two. # letting down the hand
B: And if we give up the wrong one? # low
N: Nobody answered. # still
H: I've put that straight since I was so high. And I'd be left here with a stranger, and never know it. # sitting down
