// Episode 3, second ways: how it comes out that the teacher can't (truth), that the pupil can (known), that the other one can (able).

=== teach_truth_tiptoe ===
# step: truth
# skeleton: taught
# needs: way3=show no-learns=manner,quiet no-vast
# title: Nobody Was Looking
Q: We're not looking. I've got your coat over my head. # muffled
N: {q} had; and {x} had {x_part} across {x_their} eyes. They waited. They could hear {noise}. # still
Q: Have you done it? # muffled
P: Not yet. # calling
Q: Now? # muffled
P: It's one of the slow ones. # calling, from somewhere else
N: {q} looked out at a sleeve. {p} was going by on tiptoe, at some speed, with a shoe in each hand. # dry
Q: Where are you off to? # coming out
P: Home. I thought that you'd be longer. # stopping, on one leg
Q: But why? You'd only got to do it!
P: I can't do it. I never could. I said so once, when I was little, to get out of being watched; and I was believed, straight off, by everybody. I've been going home ever since, by one way or another. # not calling
Q: But you taught it! You said that there was nothing easier! # staring
P: I know how it goes. I've watched people for years. I know everything about it, apart from what it's like. # very low
{ x_talks:
  X: I go round by {hide}. It's quicker, and you come out behind the coats. # friendly
- else:
  N: {x_cap} pulled at {p}'s sleeve, and pointed: round by {hide}, and along. It was the way that {x_they} always went. # soft
}
P: You saw. # to {x}

=== teach_truth_asleep ===
# step: truth
# skeleton: taught
# needs: way3=sit no-vast
# title: Still Asleep
P: {q}? Are you asleep? # low
Q: Yes. # eyes shut
P: I only want to say something to {x}. It's private. # low
Q: I can't hear a thing. # eyes shut
P: It's this. I can't do it. I was going to tell you, before we began; and then you looked so pleased to have got somebody. # to {x}
Q: What? # eyes open
P: You're asleep! # sharp
Q: I am. I was only turning over. # eyes shut
P: It's years, now. There was an afternoon when they all learned it, and I was indoors with a boil. By the time I was out they'd left off saying how. And one didn't like to ask, so I said, oh, that; and I held the coats, and listened, and it's surprising how much you can pick up from the side. # to {x}
N: {q} was so very much asleep by now that {q_they} had stopped breathing. # dry
{ x_talks:
  X: I thought that it was that. You go just as far as I do; and then you tell me how nice it is further on. # kind
- else:
  N: {x_cap} did not seem to be surprised. {x_they_cap} moved up close, and put {x_part} over {p}'s hand. # soft
}
P: So there's nobody here who can do it. There's just the three of us, on the one side of it. # low
Q: I can't, either. I never said, because you could. # eyes shut

=== teach_truth_picture ===
# step: truth
# skeleton: taught
# needs: way3=past learns=body,other no-vast
# title: On the Left, with Coats
H: I've got a picture of it somewhere. It's of that same summer. There. # getting it down
Q: That's you, {h}! In the air! And who's that, with the plate? # bending over it
P: You don't want to look at old things like that. # quickly
Q: There's thirteen, and they're all doing it. Where are you, {p}? You'd be in the middle. # with a finger
P: I expect I was behind somebody. # faint
N: {x_cap} had come to look as well. {x_they_cap} went along the row, slowly, as far as the left-hand edge; and put {x_part} to it, and kept it there. # quiet
H: That's only the coats. # kindly
Q: It's got a hand. # after a moment
N: It had. It was a heap of coats, as high as a person; out of one side came a hand, and one could see from the hand that it was telling everybody how to do it better. # dry
P: It wasn't a cold. Or it was for two days. After that it was that you could all do it. I knew just what you were doing wrong. I never did it once. # low
H: And I told people that you'd taught me. # slow
P: I did. I called it out. # wretched
{ x_talks:
  X: It's a good hand. You can tell that it wants to. # looking closer
- else:
  N: {x_cap} looked at the hand, and at {p}; and made, very small, with {x_part}, the selfsame sign. # soft
}

=== teach_known_bear ===
# step: known
# skeleton: since
# needs: way3=ask learns=body,other
# title: More Than One Could Bear
Q: Leave it, {p}. I'll tell you what, I've never got that third thing right. I'll have a go, while we're here. # stepping out
P: You? What for? # low
Q: Watch. # aside
N: {q} did it. {q_they_cap} did it dreadfully; {q_they} had a leg where there ought not to have been one, and looked the wrong way. {x_cap} stopped, with a cup in the air. # dry
Q: How was that? I thought that it was rather good. I'll do it all like that, from now on. # cheerful
N: A kind of shiver went through {x}. # quiet
{ x_talks:
  X: It isn't like that. # in a strangled voice
  Q: Isn't it? Like this, then? With the other leg?
  X: No! You'll hurt yourself! It's like this, look, it only goes the one way! # and did it
- else:
  Q: Or with both legs? Would that be it? # starting
  N: It was more than anyone could have borne. {x_cap} took {q} by the sleeve, and stood {q_them} to the one side, and did it: short, and plain. # hushed
}
P: {x_cap}. # very low
N: {x_they_cap} had heard, by then, what {x_they} had done. {x_they_cap} looked at the three cups. # still
P: You've been able to do it since I don't know when. And you fell, for us, each day; so that there'd be a next one. # low
Q: I've got the three cups at home, as well. I've had them out since Sunday. I didn't want it to be over, either. # not quite steady

=== teach_known_stone ===
# step: known
# skeleton: since
# needs: way3=follow
# title: The Stone with the Collar
N: {x_cap} had set a stone on end, with something round it for a collar, and a second by it; and stood in front of them, and did it. It was perfect from end to end. # hushed
Q: {x_they_cap} can do it! # whispered
P: Hush. # whispered
N: Then {x} waited for the stones; and {x_they} took them up, the one and then the other, and carried them off in the direction of {far}, and left them. {x_they_cap} came back, and sat down in the middle, all alone. # quiet
Q: What's {x_they} doing now? # whispered
P: That's us having gone home. # whispered
N: Then {x} got up, fetched back the stones, as fast as {x_they} could, and stood them close; and did it wrong. It ended with {x_sound}; and {x_they} looked up. They were still there. # soft
{ x_talks:
  X: Same time tomorrow? # to the stones
- else:
  N: {x_cap} gave the collar a small pull, to get it straight. # soft
}
Q: {x_theyve_cap} tried it both ways. To see which is better. # in no voice
P: I wear it crooked. I never knew that anyone saw. # in no voice
Q: So it wasn't that {x_they} couldn't learn it. # whispered
P: No. It's that I was such a good teacher. I was the sort that one goes on needing. # bitter, whispered

=== teach_known_no_end ===
# step: known
# skeleton: since
# needs: way3=count learns=body,other
# title: No Time at All
P: I've put away the clock. I've told them at home not to wait. {x_call}, there's no end to it today; we'll stop when we all want to. # sitting down
Q: That's eleven minutes. # aside
N: {x_cap} had been looking at {p}, as {x_they} always did towards twelve. {p} did not look up. {p_they_cap} had taken off both shoes. # quiet
Q: Twelve. {x_they_cap} {x_has}n't. # aside
P: Has anyone got anything to eat? I could stay here till the cows come back. # comfortable
N: It got to be twenty. It got to be half an hour. {x_cap} had left off watching anybody. {x_they_cap} came up to the usual place, humming, and went by, and did all the rest. # hushed
Q: Thirty-one minutes. # very low
{ x_talks:
  X: What are you both looking at? # surprised
  P: At you. You did it. # gentle
  X: I wasn't thinking. You said that there wasn't any end. # smaller
- else:
  P: Did you see that? # very low
  N: {x_cap} had stopped, and looked back along it. Then {x_they} lay down on the spot, and fell off it, rather late. # dry
}
P: It's not twelve minutes that you can't do. It's when I get up to go. # slow
Q: I've got it all in columns. I never put down that we leave. # low
P: All that falling, to keep a person sitting down. You'd only to say. # not quite steady

=== teach_able_wrong ===
# step: able
# skeleton: turned
# needs: way3=try tune
# title: Trying to Get It Wrong
Q: Now I'll do you. First there's the breath. Then you put out your tongue. # sitting
P: I don't put out my tongue.
Q: Only the end. And then it all goes wrong, at {x_part2}. Watch. # starting
N: It did not go wrong. It went by {x_part2} like a person going by a shop, and out at the end, with a clear round tone. # hushed
Q: That's not it. I'll do it over. I had it in my mind, how it goes wrong. # laughing
N: {q} did it over. {q_they_cap} came at it faster, and then slowly; {q_they} did it with {q_their} tongue out, and both elbows up; and each time it came right, and each time {q} laughed rather less. # quiet
Q: How do you do it? There's that place where you fall off. I can't find it. It just goes on. # puzzled
P: There's a gap. It's after the thumb. # very even
Q: I'm looking for it. There isn't any gap. # and then looked round
N: {p} was sitting with the book upside down. # still
Q: I'm doing my best to be bad at it. I truly am. # frightened
P: I can see that you are. # very even
Q: I could learn it, from you. If you'd show me. I'd come every day. # nearly in tears
P: I'd have thought that there'd be one thing about {x} that I could do, and you couldn't. And there is. # after some time

=== teach_able_outside ===
# step: able
# skeleton: turned
# needs: way3=away tune
# title: On the Step
N: {p} did not go in. {p_they_cap} sat down with {p_their} back against {door}, where one can hear, and heard it: once through, to the end, and then the end again, for the pleasure of it. # hushed
P: So it comes out there. # to nobody, very low
N: It was some time before it stopped. There were steps; and {q} came out, quickly, looking the other way, and fell over {p_them}. # dry
S: crash
Q: How long have you been here? # from the ground
P: Twice through. # very even
Q: I was only wiping it! When you go off I give it a bit of a wipe. # scarlet
P: With both hands.
Q: I never meant to keep it. It gets in, when I hold the book; I can't help where I look. And when you'd left, it was so quiet, and there {x_was} {x}, with the place still warm. # in a rush
P: I was at {far}. I did it a hundred and six times. # low
Q: Did it come? # hardly daring to
P: It came just now. I was sitting here. # low
N: Neither of them got up. Far off one could hear {noise}, going on as before. # quiet
Q: You can have it back. I don't want it, it was never on any list of mine. # wretched
P: I know. That's how it knew where to go. # not unkind

=== teach_able_owned ===
# step: able
# skeleton: turned
# needs: way3=now
# title: Who Was It
H: Who did that? # from the front
N: They all looked at one another. {g} put up a hand. # still
G: It might have been me. I'd a crumb. # brave
H: That was no crumb. Take it again, {p}; and everyone keep their hands where I can see them. # getting up
P: From the beginning? # bright
H: From before the stop.
N: {p} took it again. It came up to {x_part2}, and there it ended; and this time there was nobody in the room who was looking at {p}. They saw {q} put the book beneath one arm; and do the bit that was not there; and go on, and do the rest, and take the book out again, and find the page. # hushed
Q: What's the matter? Why's it so quiet? # looking up
{ foe_talks:
  F: Well! So it can be taught, after all. One only has to teach it to somebody else. # to the row
- else:
  N: There {foe_was} {foe}, somewhere; and it was the only sound. # quiet
}
H: Child, how long have you been able to do that? # in an altered voice
Q: Do what? I'm only turning over. # and then saw {p}'s face
P: It's all right. You did it beautifully. You didn't lose the place. # very even
Q: It stopped. I can't bear it when you stop, I want to help you over. I didn't know that I'd got to the other side! # horrified
