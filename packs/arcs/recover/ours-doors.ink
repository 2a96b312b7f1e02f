// ONE OF US, second ways of the doors of episodes 2 and 3.

=== recover_go2_bottom ===
# step: go2
# skeleton: one_of_us
# tone: noir,comic,space
# a: bold
# door: Go through [den] while [foe] cannot see
# style: bold
# recall: gone through [den] while nobody could see
# makes: way=search
N: There was an hour when {foe} {foe_was} out. They came in by {way_there}, and pulled it to behind them, and breathed. # hushed
A: It's very tidy. # whispered
B: That's suspicious. # whispered
A: You said it'd be a mess, and that that would be suspicious. # whispered
B: I've an open mind. And we've left {tool} at home, so we can't do any harm. Start there. # whispered
N: It was a heap, if you can call it a heap when it goes up so straight. It stood in the middle, higher than their heads, and it was all small bits. # plain
A: {x_cap} might be behind it. Or inside. # whispered
B: You take them off from the top, and I'll lay them down in order. # whispered
A: That'd be till supper. I'll just have the bottom one, and look in. # whispered
B: Is that how you'd like yours done? # whispered
A: I haven't got {x} in mine. # taking hold

=== recover_go2_righteous ===
# step: go2
# skeleton: one_of_us
# tone: epic,manners,gentle
# a: bold
# door: Go and have it out with [foe]
# style: honest
# recall: gone to have it out with [foe]
# makes: way=face
N: They had meant to go by themselves. But you cannot walk through {place_of} with so straight a back and not be followed; and by {edge} there were forty people behind them, all in the right. # dry
B: Only ask. Ask it nicely. # aside
A: I'm going to. {foe_cap}! We'd like a word! # calling
W: Hear, hear! # from behind
N: {one_cap} came out, and saw them, and saw how many there were. # plain
A: It's about {x}. # less sure
B: Tell them that we've come without {tool}. Say that it's only talk. # aside
W: You tell them! # from behind
A: We know that it was you! # loud
B: That isn't a question. # aside
{ foe_talks:
  F: What was me? # bewildered
  A: You know very well! You ought to be ashamed! # ringing
- else:
  N: {one_cap} looked round, to see who was meant. There was nobody there. # still
  A: Don't you look round! You ought to be ashamed! # ringing
}
N: They cheered. It came up through {a} from the feet, like soup on a cold day, and after that there was no stopping it. # still

=== recover_go2_blanket ===
# step: go2
# skeleton: one_of_us
# b: maker
# door: Hide by [x_home], and let [tool] do it
# style: clever
# recall: hidden with [tool], and waited
# makes: way=watch
N: It wanted {tool}, and it wanted two people who could keep still; and of those they had {tool}. # dry
B: They put a foot there. That goes up, and this comes down, and nobody's hurt. I've tried it on a bun. # whispered
A: And how's the bun? # whispered
B: It's in there somewhere. # whispered
N: {g} came by with something hot, and found them under a blanket, on either side of {x_home}, and did not laugh. # soft
G: Will you be here all night? # whispered
A: Until they come. # whispered
G: And if nobody does? # whispered
B: They always do. They can't leave it alone. You'll see. # whispered
G: Yes. I suppose that I shall. # going
N: {noise_cap} came and went. It was as late as it could be, and still be the same night, when there was somebody there. # hushed
B: Now. # on a breath

=== recover_go3_patch ===
# step: go3
# skeleton: one_of_us
# tone: noir,space,eerie
# a: careful
# door: Look again, and not for [foe]
# style: careful
# recall: looked again, and not for anybody
# makes: way3=look
N: They put a lamp down upon {ground}, because there are things that do not look like much until they have got a shadow. # quiet
A: You say what you see, and I'll write. Only what. Nobody says who. # pencil ready
B: A thread. Fluff. Half of a foot, going out. # nose to {ground}
A: Whose? # quick
B: You said that nobody says who. It's got a patch on. # nose to {ground}
A: Lots of people have patches. # writing
B: Not with that stitch. {h} does them like that. And {h} only does ours. # slow
N: {a} had written down, ours. It looked different on paper. # still
A: {foe_cap} never had a thing patched by {h}. # slow
B: No. # not getting up
A: Do the dark side. # turning the page

=== recover_go3_wool ===
# step: go3
# skeleton: one_of_us
# door: Find out who was told, and by whom
# style: honest
# recall: found out who had been told, and by whom
# makes: way3=ask
N: It was a smaller question than the last one, and they asked it sitting down. Who had been awake? # plain
H: I was asleep. I always am. I know that it was {foe} because I was told so. # stiff
A: Who by? # gentle
N: It took them a day. Everyone had slept, and everyone had been told; and behind each who had been told there was another. It was like winding wool. # dry
W: I had it from next door. And next door had it from somebody on the step. # the ninth of them
B: And who was on the step? # winding
W: Whoever it is that brings the hot drinks. It'd be {g}. # after a moment
A: That's ten who were told. # not writing
B: And one who was awake. # slow
A: {g} brought us one. When we set out. I said that it was a comfort. # slower

=== recover_go3_glad ===
# step: go3
# skeleton: one_of_us
# b: maker
# tone: epic,comic,manners
# door: Shout that it is all over, and watch
# style: clever
# recall: shouted that it had been found, and watched
# makes: way3=bait
N: They had a lie, and it was a good one. It would take in everybody except for one person. # dry
B: {x_cap} {x_is} found. That's all we shout. # unhappy
A: And they'll all run home and see. # seeing it
B: All but whoever knows that it isn't so. That one has to go and look somewhere else. # unhappy
A: I don't like it. They'll be so glad. # slow
B: I thought of it at three in the morning, and I got up and washed. # honest
N: So {a} went to where there were the most people, and shouted; and the gladness came past on both sides, with its boots undone. # brisk
A: Look at them. {h}'s run out with a spoon. # wretched
B: Don't look at them. Look for a back. # quiet
A: There. Along the edge. That one's going the wrong way. # quiet

=== recover_go4_queue ===
# step: go4
# skeleton: one_of_us
# needs: no-shines
# tone: manners,noir,space
# a: bold
# door: Go out with [g] between us, and say it
# style: honest
# recall: gone out with [g] between them, and said it
# makes: end=tell
N: It was {g} who asked if it could be soon. {g} had not slept, and said that it was like waiting to be sick. # still
A: Now, then. We'll be on both sides of you. # steady
B: You needn't do all of it. Say the first word, and we'll hand you the next. # steady
N: They hardly had to call. People came out, as they do when three go abreast who have never done so. {x_cap} {x_was} behind them, under a cloth. # quiet
G: It was. # stopping
B: Me. # prompting
G: Me. It was me. It never was {foe}. I only needed you all to look the other way, and you did it so well. # in a rush
H: You? You brought us hot drinks! # staring
G: I couldn't think what else to do. # small
A: And it was we who went and shouted. So there's a queue for being sorry. {g}'s at the front of it, but it goes right round the corner. # loud

=== recover_go4_six ===
# step: go4
# skeleton: one_of_us
# needs: no-shines
# tone: gentle,eerie,epic
# a: careful
# door: Carry [x] home by night, all three of us
# style: kind
# recall: carried it home by night, and named nobody
# makes: end=quiet
N: They waited until the last lamp was out, and then for as long again. # hushed
A: We say nothing that isn't so. We only don't say all of it. # whispered
G: They'll want a name. They like to have a name. # whispered
A: They've had one. It was the wrong one. They can go without for a bit. # whispered
N: {x_cap} went home with six hands to hold on by. It was {g} who knew where to put each foot. # soft
B: How did you know about that stone? # whispered
G: My shin found it, the other time. # whispered
B: Was it hard? By yourself? # whispered
G: I put {x_them} down, about here, and very nearly took {x_them} back. I stood just there. It'd have saved such a lot of trouble. # whispered
A: Left foot. You're almost home. # whispered

=== recover_go4_by_day ===
# step: go4
# skeleton: one_of_us
# needs: no-shines
# b: bold
# door: Have [foe] bring [x] in, by daylight
# style: clever
# recall: had [foe] bring it in, by daylight
# makes: end=honour
N: Somebody had to bring {x} in, and be looked at. {b} thought of the one whom they had all looked at already. # brisk
A: {foe_cap}? After that? I wouldn't lend us a bucket. # doubtful
B: That's why it's {g} who's going to ask. # brisk
{ foe_talks:
  G: It was me that said your name. It was near the top, and I was in a hurry. # holding on to {x}
  F: I thought that it might be somebody like you. You never looked me in the eye. # mild
  B: They've all got a picture of you, in the dark, with {x}. We'd like them to see it by day, and going the other way. # quick
  F: By the front? # after a while
- else:
  G: It was me that said your name. # hoarse
  N: {one_cap} did not so much as look at {g}. {one_cap} had seen {x}. # still
  B: You take {x_them}. We'll be behind you. Nobody's going to shout. I'd like to see them try. # gruff
}
A: By the front, and slowly, and we'll hold the door. # firm
G: You have to hold {x_them} a bit to the left. I've had the practice. # letting go
