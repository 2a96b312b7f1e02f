// SIGNAL, episode 3, second ways: go3 and same (way3), price. In each those who answer are no nearer than they were.

=== survive_go3_wait_front ===
# step: go3
# skeleton: signal
# a: careful
# door: Stand where we can be seen
# style: careful
# recall: stood where they could be seen
# title: On Behalf of the Four of Us
# makes: way3=wait
A: We'll want a front. If they come on us from behind, we'll only look like luggage. # straightening {h}
N: So they stood by {edge}, in order of height. {h} had the lamp, and {g} the jar, with its best side out; and there was a speech. # warm
B: "On behalf of the four of us." No. It sounds as if there'd been five. # trying it
H: Say thank you, and mind the step.
A: There's no step.
H: It's what one says. # short
N: They sent it every quarter of an hour: three. Every time it came back, three, from the side of {den}; and in between lay {x}, as if for good. # quiet
H: It's not any louder. # slow
A: It will be.
H: I've been listening for the feet, under it. There's no feet. Whoever that is, they're standing still. # slow
B: What'd they stand still for? # low
A: Perhaps they're waiting where we can see them. # with half a laugh
N: Nobody took the other half. It came once more, rather fast, and broke off in the middle of the third. # still

=== survive_go3_meet_count ===
# step: go3
# skeleton: signal
# a: bold
# door: Set out to meet them
# style: bold
# recall: set out to meet them
# title: Ninety-One and a Half
# makes: way3=meet
H: You'll count. Every step, out loud. You'll be glad to know how much of {within != "":{x}|it} there is, when you've got to come back through it. # doing up a collar
A: It's only as far as they've got.
B: How shall we know that it's them?
A: They'll be the ones who are pleased to see us. # at {door}
N: After that one heard counting, and one heard {threat}. # tense
B: Ninety. Ninety-one. There's something in my boot. Ninety-one and a half. # shouting
A: Give them a call! # shouting
N: They called it: three. And back it came, so near that {b} lost the number. # quick
B: They've done nearly all of it! They've come right across! # shouting
A: Which way would you say they're facing? # shouting
B: How should I know? Why? # shouting
A: It comes from low down. It comes from about as high as you'd be if you were sitting. # slower
N: One is not rescued by somebody sitting. They went the last of it quite softly, a hundred and four, a hundred and five; and what they came upon was a back. # still

=== survive_go3_ask_one ===
# step: go3
# skeleton: signal
# needs: no-foe_type=group
# door: Ask them how many they are
# style: clever
# recall: asked them how many they were
# title: A Gap for the Answer
# makes: way3=ask
A: We'll ask them how many they are. I don't want to lay for six, and have it be nine. # rubbing {a_their} hands
B: How? We've only got threes.
A: We'll do it in ones. We do four, for us; and we leave a gap, of the sort that you'd put a plate in. # doing it
N: One, two, three, four; and the gap. It went out {within != "":over {x}|into {x}}, and was gone. They stood there, with their fingers up, ready to count. # hushed
G: There! One. # folding a finger
H: Hush. Here come the rest.
N: They listened for the rest. {g} had the one finger folded, and the other nine in the air. # hushed
B: They've lost their place. # at last
A: It's a big number. It's somebody who likes to get it right. # less sure
G: My hands are getting tired. # whispered
H: Put them down. That was it. That was the number. # low
A: It can't be. You don't send one. Not to four. # low
N: Nobody said anything. And then it came again, from the side of {den}, in a great hurry: three. Three. Three. # still

=== survive_same_wait_them ===
# step: same
# skeleton: signal
# needs: way3=wait
# title: What You Would Do Back
H: {g}. Go over there, by {hide}, and be them. # slow
G: What do I do? # going
H: I'll do three. And then you do whatever you'd do. # slow
N: {h} did it with a knuckle, upon the lid of the jar. {g} thought it over, by {hide}, and did it back. # quiet
H: And what did you mean by that?
G: I meant, help. I thought that was what you meant. I thought, oh, good, there's somebody there. # simple
N: There was a silence, and it lasted for as long as was needed. Out at {den} {foe_was} {foe}. They had all known that, as one knows what is in a drawer. # still
A: We've been asking each other. # low
B: All night. And been so pleased, every time. # low
{ foe_talks:
  F: Have you set out yet? # very far off
  A: Somebody say something. # low
  H: You say it. What would you say? # lower
- else:
  N: It came again from over there: three, and then a pause, held open, as one holds a door for a person with a tray. # quiet
}
G: Can I come back from {hide}? I don't like being them. # in a very small voice

=== survive_same_meet_box ===
# step: same
# skeleton: signal
# needs: way3=meet
# title: A Box to Sit On
N: It was {foe}. And at the near side of {den}, all round, somebody had been tidying. There was a clear space, with a sort of a border; and in the middle of it was a box, with nobody sitting on it. # still
B: That's for us. It's for whoever was coming. # low
A: We're not whoever was coming. # low
{ foe_talks:
  F: Do sit. You must have come such a way. Are the others far behind? # with blue lips
  B: There are no others. # low
  F: But there was a three. So I said three; and there was another. It was as good as having it in writing. # slow
  A: We were saying, help.
  F: Ah. So was I. # after a time
- else:
  N: {one_cap} looked behind them, for whoever had the rope; and then pushed the box an inch nearer to {a}. # quiet
  B: No, we were saying help. You see? Three. It's us that it's for. # showing how
  N: It was said back, with what there was to say it with: three. It was quite the same word. # hushed
}
A: I can't sit on that. It's been dusted. # low
B: Sit. It's all that there is, and it's been kept for you. # low
N: So they had a half of it each, with {x} on every side; and nobody could think of what one says next. # flat

=== survive_same_ask_one ===
# step: same
# skeleton: signal
# needs: way3=ask no-foe_type=group
# title: All of the Number
B: Just one, out there. And nobody's sent it to fetch us. # slow
A: But there was an answer. We said help, and back it came... # and stopped
B: Help. # low
H: It's {foe}. Who else is there, at {den}? There's not one of us that didn't know. We only never put it next to the other thing. # harsh
N: They had been rescued since supper, and it was hard to stop all at once. {g} still had a cloth in one hand, for the jar. # quiet
{ foe_talks:
  F: Was it four? Did you say that it's four of you who are coming? # very far away
  G: What a nice voice. # stricken
  A: What do I answer?
  H: Nothing. Not till we know what's true. # low
- else:
  N: It came once more. They had thought it such a firm hand. It was only that the other hand was holding on to something. # hushed
  G: We told {foe_them} four. I put up my fingers for it. # stricken
}
B: That's four of us, on the way, with something hot. That's what'll be being looked out for. # low
A: Fancy having to say one. I'd have said it louder. I'd have made it two. # low
H: Nobody's said that we're going. # not looking at anyone

=== survive_price_by_feel ===
# step: price
# skeleton: signal
# makes: price=keep
# title: With Your Eyes Shut
H: Shut your eyes. What's that? # putting something into a hand
Q: A key. # eyes shut
H: Which?
Q: I don't know. They're all keys. # eyes shut
H: Then it's no use. There'll have to be something put down halfway; and you've got to know it by the touch, with no skin on your fingers, and {threat} going on. You, now. What's that? # to {p}
P: String. # eyes shut
H: It's hair. And this?
N: {p} did not answer. {p_their_cap} hand had closed before the thing had properly been put there. # still
P: You've been in my pocket. # not loud
H: It had to be tried. You were quicker with that than with anything. # gruff
Q: That's {p_keep}. # eyes open
P: {p_keepwhy} # eyes still shut
Q: Give it back to {p_them}! It'd be left out there, in all that. You'd not get it again. # hot
P: No. I'll know it on the way out; and I'll know it coming home, with somebody on my back. It's only to stand there halfway. It needn't come in. # after a time

=== survive_price_corner ===
# step: price
# skeleton: signal
# makes: price=food
# title: Four Corners
N: What was left of it lay on its paper, on the lid of the jar. It was in four, though one had to be told. # quiet
H: That's the bit for looking at. One each. It's until {till != "":{till}|morning}, and there's none behind it. # unfolding the paper
Q: How far is it, out to {den}?
H: It's further than you'd get on a look. # level
P: And what have they got to look at, out there? # slow
N: It was not a question that wanted an answer. # quiet
P: I've had my eye on mine since the first night. There's a corner on it that I've been saving, by not blinking. # low
Q: Eat it, then. You've earned it.
P: If I do I've got nothing to bring. And if I bring it by itself, it's only a corner. # pushing it to the middle
H: I'll say this the once. If it goes out, and you don't come back, there's the paper. If you do come back, with company, there's more of us, and the paper. # level
N: Then three other corners were pushed up against the first. # still
P: I'll carry it. I'd like to go on looking at it for as far as that. # wrapping it up, badly

=== survive_price_coat_off ===
# step: price
# skeleton: signal
# makes: price=promise
# title: With Your Coat Off
Q: You'll hold the lamp in the crack for us, {h}. # buttoning
H: No. Give it to {g}. # both hands behind {h_their} back
Q: You've been holding it all night!
H: That's with everybody in. I won't hold it with anybody out. I did that. I was told to keep it up till they came; and nobody's ever been by to say that I can put it down. # hard
G: I'd hold it. It's just that I drop off. # small
P: What would you have wanted, {h}? That other time? # low
H: A word. If I'd had some word, every hour, I'd have known that it was only long. # after a while
P: Then you'll have that. Every hour, three, from wherever I've got to. Till I'm back. For just as long as you've got that in your hand. I promise. # low
H: They said things, too. They said them with their coats on. # sharp
N: So {p} took off the coat, in all that cold, and stood there, and said it over again. # quiet
H: Put it on. You look like a peeled stick. Every hour. # taking the lamp
