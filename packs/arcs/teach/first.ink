// The first episode where a pupil is taught: it is asked for, it is said to be easy, and the day is named.

=== teach_ask_paper ===
# step: ask
# needs: x_talks no-x_plural no-learns=letters no-vast
# a: payer
# title: In the Middle, Very Small
N: {air} {a_who} {b_who} {x_cap} had come in so quietly that they had been talking for some time before they noticed somebody else, not saying anything. # dry
A: Goodness! Have you been there long?
X: Since the part about the plums. I've got it written down. I thought that if I wrote it I needn't be here when it was said. # holding out a paper
B: But you are here. # gentle
X: I know. I couldn't find where to leave it. # wretched
N: In the middle of the sheet, very small, stood: {lesson}. # plain
A: And that's what you'd like to learn? Is that all? # kind
X: Everybody can, you see. They just can. And I kept on not asking, and now I've got so old.
A: Then you've come to the right place. I've always been able to do that. We'll have you doing it in no time. # easy
B: We? # aside
X: You wouldn't have to say it was me. You could say it was somebody you were teaching. # shining

=== teach_ask_knee ===
# step: ask
# needs: learns=body,other no-vast
# a: payer
# title: Where Nobody Looks
N: {air} {a_who} {b_who} It was {g} who had noticed, since {g} went past {edge} every evening, slowly, on account of a knee. # dry
G: It's {x}. I wasn't going to say. There {x_they} {x_was} again last night, where nobody looks, hard at it. # low
B: Hard at what?
G: {lesson_ing_cap}. Or trying to. First there's a kind of run. Then there's {x_sound}. And then, for a very long time, there's nothing. # lower
A: All alone? With no one to say how? # struck
G: I held my hat. It was all I could think of to do.
A: But that's no way to go about it! I could. I've always been able to do that. # easy
B: Have you? I've never seen you. # interested
A: You never asked. One doesn't go about doing it at people. # smooth
{ b_kind:
- "planner": B: What does one need? Apart from you? I'd like to lay it out the night before. # pencil up
- "explorer": B: Good. I'll come, and stand somewhere different each time. # at once
- "wildcard": B: May I do the whistle? There's always a whistle. # hopeful
- else: B: I'll bring something warm for afterwards. Whichever way it goes. # warm
}
G: And I'll bring a towel. There's nothing so bad that it's the worse for a towel. # relieved

=== teach_ask_returned ===
# step: ask
# needs: no-x_plural x=creature,person no-vast
# a: payer
# title: Your Turn
N: {air} {a_who} {b_who} {h} came along {way_there} with {x} in tow, and stopped in front of them. # dry
H: I've done nine weeks. I've done it slowly, and I've done it loud. It's your turn. # worn out
A: Nine weeks of what?
H: {lesson_ing_cap}! It's not much to ask! I've had small children do it, in a row, with a smile! # bitter
B: And what happened? # careful
H: {x_cap} clapped. {x_cap} wanted more. I think {x_they} thought that it was a treat. # sitting down
N: {x_cap} waited beside {h}, with {x_part} held out a little. # plain
A: You'll have made it look hard. I've always been able to do it, so I ought to know. # kindly
H: Have you? Then you won't want my notes. # going at once
B: There were notes? # after {h_them}
H: They're all one word! It's just the one word, and it gets bigger! # from some way off

=== teach_ask_moth ===
# step: ask
# needs: no-vast no-bulky
# tone: gentle
# a: payer
# title: The Only One Who Couldn't
N: {air} {a_who} {b_who} It was nearly too late to be up, and somebody was. # soft
A: Who's there? # whispered
B: It's {x}, behind {hide}. {x_they_cap} only {x_they == "they":come|comes} out when there's no one to see. # whispered
A: What's the matter? Is it a bad dream? # soft
{ x_talks:
  X: No. It's a good one. I can do it, in there. And then I wake up, and I've got to find out all over again. # very small
- else:
  N: {x_cap} looked up, and made as if to do it; very small; and stopped, and looked down. # soft
}
B: I think it's this: {lesson}. I've seen {x_them} watching, when the others do. # whispered
A: Oh, but that's easy! I've always been able to do that. I could show {x_them} how. It only wants somebody who doesn't mind starting at the start. # soft
B: Now? # whispered
A: Tomorrow, when there's some light to do it in. Tonight we'll only say that we will. # soft
N: So they said it. It made the dark a good deal shorter. # very soft

=== teach_first_three ===
# step: first
# needs: learns=body,sound,other no-vast
# a: payer
# b: careful
# title: There Are Three Things
N: The first lesson was held at {spot}, directly after breakfast, while everybody was still cheerful. # brisk
P: There are three things to {lesson_ing}. There's the standing, there's the letting go, and there's the not thinking. That's all there is. Stand! # clear
N: {x_cap} stood. {x_they_cap} did it so hard that one could hear it. # dry
Q: That's good. That's really a lot of standing. # warm
P: And now let go. # encouraging
Q: Of what? {x_they_cap} {x_has}n't got hold of anything. # low
P: In general. From the shoulders. There! Did you see it? Now the third one, and put them all together. Don't think! # clear
N: It was at the third thing that one could see {x} begin to think. It started at {x_part}, and went all through. # dry
Q: Couldn't you just show {x_them}? Once, from the front? # aside
P: I wouldn't want to put {x_them} off. You don't start anybody on the finished thing. # aside, quick
N: There was {x_sound}. # plain
P: Well! Now we know where to start. # bright

=== teach_first_board ===
# step: first
# needs: learns=body,other no-vast
# a: payer
# title: The One with the Arrow
N: {p} drew it all on {board} first, in chalk. # plain
P: This is you. This is where you are now, and that's where you'll be. And this arrow is you doing it. # drawing
Q: Why's it smiling? # looking on
P: It's the arrow for somebody who can. The next one down's for somebody who can't. See its elbows? # patient
N: {x_cap} looked from the one to the other. Then {x_they} went and stood in front of the second arrow, and did the elbows, perfectly. # dry
Q: {x_they_cap} {x_was} quick to get that. # fair
P: That's the wrong one! That's only there so that you know what not to do! # hurrying up
{ x_talks:
  X: Oh. I thought that I'd got it. It felt so much like me. # cast down
- else:
  N: {x_cap} did it once more, with feeling. From somewhere about {x_part2} came {x_sound}. # dry
}
G: I did it, too. I did the elbows, behind you. I only thought that I'd mention it. # with the towel
P: Nobody's to do the elbows! # rubbing out, with a sleeve
N: For the rest of the morning there were elbows everywhere. # rueful

=== teach_first_dry ===
# step: first
# needs: learns=body,other no-vast
# a: bold
# title: Without Doing It
N: They began without doing it, since it is in doing it that most of the mistakes are made. # dry
P: Today we're only going to think about it. Shut your eyes, and be somebody who can. # low
Q: What does it look like, when you can? # eyes shut
P: It looks like nothing. It's like when you've gone through a door, and you can't remember the handle. # low
Q: Are you thinking about it too?
P: I don't need to. I can do it.
N: It was very peaceful. {noise_cap} went on for a while, and left off. {x_cap} sat between them with {x_their} eyes screwed shut, being somebody. # soft
{ x_talks:
  X: I can! I'm doing it! I can feel it! # eyes shut
- else:
  Q: Look. {x_part_cap} moved. {x_they_cap} {x_was} never as easy as that. # whispered
}
P: There. Now keep hold of that, and open your eyes, and do it. # gentle
S: crash
Q: I think {x_they} did it with {x_their} eyes still shut. # after a moment
P: It's a start. # from underneath

=== teach_first_noir ===
# step: first
# needs: learns=body,hands,other no-vast
# tone: noir,eerie,space
# a: payer
# title: After Hours
N: They did it late, when there would be nobody to see, in the corner by {hide}. # low
P: It's all in the hands. Or in what you do instead of hands. Nobody ever tells you that. # low
Q: Who told you? # leaning on something
P: It was a long time ago. I don't use names. Watch. No, not me. Watch the spot where it's going to happen. # low
N: They watched the spot. {x_cap} watched it longest; there was {x_sound}, and then, after a long silence, there was not. # flat
Q: Was that it? # low
P: That was just before it. You learn to tell. Again. # low
Q: I'd feel happier if I'd seen what it is that we're waiting for. # dry
P: If it's done right, you don't see it. # after a pause
{ x_talks:
  X: Then I might have done it already. How would I know? # hopeful
  P: You'd be told. # short
- else:
  N: {x_cap} looked at {p} for some time, with {x_their} head to one side. It was the way that one looks at a clock that has stopped. # dry
}
Q: Same time tomorrow? # getting up
P: Same time. Bring a coat. # low

=== teach_doubt_talks ===
# step: doubt
# needs: foe=talks no-vast
# a: payer
# title: In Front of Everybody
N: They had thought that nobody was looking; but there, with nothing to do, {foe_was} {foe}. # plain
F: I've been counting. That's eleven times, and the last one was the worst. What's it meant to be? # from close by, pleasant
Q: It's private! # stung
F: Is it? It can be heard from {far}. I only ask because I had a bet with myself. I'd said that it was furniture. # pleasant
N: {x_cap} had gone to stand behind {q}, and {x_was} trying to look smaller. # quiet
P: {x_cap} {x_is} going to do it. Properly, and very soon. {till != "":Before {till}, if you want to know.|You'll see.} # hot
F: Shall I? Where? # interested
P: Here! In front of everybody! # before it could be stopped
Q: Oh, {p}. # low
F: I'll come early. One wants to be near enough to hear what's said afterwards. # moving off
{ x_talks:
  X: In front of who? # very small
- else:
  N: {x_cap} said it with {x_sound2}, into the back of {q}'s knees. # rueful
}
P: It's only everybody. You know them all. # low

=== teach_doubt_mute ===
# step: doubt
# needs: foe=mute no-vast
# a: payer
# title: The One Thing in the Way
Q: Again. It was nearly something, that time. # kind
N: {x_cap} took a breath, and set {x_part} as {x_they} had been shown; and it was at this moment that there {foe_was} {foe}. # flat
P: Don't look. Pretend there's nobody. # low
Q: It's hard to pretend {foe} {foe_is} nobody. There's such a lot to leave out. # low
N: {x_cap} looked. That was the end of it. # dry
H: It's always been that. I could have told you. It's a bit of {foe}, and it's good night. # passing
P: {x_they_cap} can't wait till we're rid of {foe}. We're never rid of {foe}. # tight
H: Well, that's it. So {x_they} never will. # not unkind
P: {x_they_cap} will! In front of {foe}, and you, and everybody! {till != "":Before {till}!|You can put a day to it!} # before it could be stopped
H: I'll put it up on {board}, then. So that people can plan. # pencil out
Q: Why did you say everybody? # low
P: I'd got my mouth open. # low

=== teach_doubt_form ===
# step: doubt
# needs: no-vast
# tone: manners,space,comic
# a: payer
# title: With Intervals
N: It came out, as everything did at {spot}, over {food}. # dry
H: And {x}? One hears things. One hears them through the wall.
P: Splendidly. Any day now. # reaching for the plate
H: How nice. Because I'd put the two of you down on the list, for the evening. Only it's got such a gap in it, after {g}'s recitation. # pencil ready
Q: What evening? # putting down a cup
H: {till != "":The one before {till}. Everybody's coming. Even {foe}, as far as one can ask {foe_them}.|The evening. Everybody's coming. Even {foe}, as far as one can ask {foe_them}.} Now, what do I write? # bright
N: There was a short pause. There was {x_sound}, from the other side of {door}. # dry
P: Put, {x}. And put: {lesson}. # recklessly
H: By heart?
P: Is there any other way?
Q: What are you doing? # under the table
P: There was a gap. I can't see a gap. I've always been like that. # under the table
H: I've put, with intervals. # pleased
