// EMPTY, episodes 2 and 3, second ways: in (way), go3 and shame (way3), price (keep, glory). In each a cloth comes home, or a foot sticks out,
// or g was the last, as the ways beside them say.

=== heist_in_creep_rail ===
# step: in
# skeleton: empty
# needs: way=creep
# title: No Furniture
N: There was no light to speak of, so they went by hand. There was a rail. It went round in a curve, and was worn as smooth as a spoon. # hushed
A: Keep hold of it. If you lose it, stop, and say so. # whispered
B: I've lost it. # whispered
A: You've got my sleeve. # whispered
B: I know. I'd like to have both. # whispered
N: Further along there was something nailed to it. {b} read it with a thumb. # dry
B: It says, no. Then it's an F, and a U, and an R. It's, no furniture. # whispered
A: There's more of it, round here. # whispered
B: T. H. It's "no further". # after a time
A: I liked it better when it was furniture. # whispered
N: They got under. On the other side {ground} {ground_was} not level. There was a path in it, gone down like a gutter, from being gone round. # plain
A: That's {foe}. That's every night since before we were born. # feeling it
B: You wouldn't do that for wages. You'd stop when you'd got a decent path. # whispered
A: I've got cloth. Here. In front of me. # on a breath
B: So have I. Is yours moving? # on a breath
A: That's you, breathing on it. # on a breath

=== heist_in_front_noises ===
# step: in
# skeleton: empty
# needs: way=front as=plank
# title: The Noise of Some Work
{ foe_talks:
  F: I won't stand over you. I know what it is to be stood over. # turning about
- else:
  N: {foe_cap} had turned to face the other way, so as not to put them off their work. # dry
}
A: What work? We haven't got any! # through the teeth
B: Then make the noise of some. # through the teeth
N: {a} thought about it, and hit the rail twice with a knuckle. It sounded very well. # dry
A: Left a bit! # loud
B: How's that? # loud
A: That's worse! # loud
N: In this way, knocking, and saying that it was worse, they got over the rail and past the notice, and came in towards the cloth, sideways, an arm's length at a time. # quick
B: I feel dreadful. Look at that back. It's such a polite back. # aside
A: Don't look at it. Knock. # aside
B: Over there they think that there's something being mended. # aside
A: So there is. {x_cap} {x_is} going to be where people are. You take hold on that side, and I'll say the next thing. # aside
B: Say something cheerful. I can't bear it. # taking hold
A: There! That's got it! # very loud

=== heist_in_tool_early ===
# step: in
# skeleton: empty
# needs: way=tool
# b: maker
# title: Eight Minutes Over
N: They were through in one minute. {b} had allowed nine, because things go wrong; and nothing had; and there they stood beside the cloth, with eight over. # dry
A: Then we'll lift it now. # whispered
B: We can't. {h} coughs at ten past. If we're early, then the cough's late. # whispered
A: Who'd mind that?
B: {tool_cap}. It's all timed from {tool}. You can't just pull out one bit and expect the rest to stand up. # strict
N: So they waited. They stood one on each side of it with their hands behind them, like people in a shop where everything is dear. # quiet
A: What do you think it'll be like? Close to?
B: I've drawn {x_them} so often that I'll be put out if {x_they} {x_plural:look|looks} like anything else. # low
A: I don't mind being frightened in a hurry. It's only when I've got to stand still for it. # low
B: Look at the notice, then. That's something to read.
A: It says, no further. How much further is there? # reading
B: Just the cloth. I put you down for that side. I thought that you'd like to be the one.
N: A good way off somebody began to cough, and tried not to, and could not help it. # dry
B: That's four minutes too soon! {h_they_cap} never could hold it. Take your corner. # moved, in spite of it

=== heist_go3_ask_cloth ===
# step: go3
# skeleton: empty
# door: Take the cloth back, and ask [foe]
# style: honest
# recall: taken the cloth back, and asked
# makes: way3=ask
N: In all the hurry {b} had come away with the upper cloth. It had spent the night round {b_their} neck; and in the morning there it was, and it was not theirs. # plain
B: I'll give it back. And if I'm asked where I got it, I'll say. # folding it
A: Say what?
B: "Good morning. This was on top of nothing. Where's the rest?" # trying it
N: They walked to {den} in the open. {b} carried the cloth on both arms, like somebody else's sleeping cat. {foe_cap} {foe_was} on the way from left to right. # steady
B: This is yours. I've washed it. The patch held. # holding it out
A: And we'd like to ask about what was under it. # in one breath
N: Left to right had never yet been known to stop in the middle. It stopped. # quiet

=== heist_go3_watch_lodger ===
# step: go3
# skeleton: empty
# door: Lie down under the stand, and wait
# style: careful
# recall: lain down under the stand, to wait
# makes: way3=watch
N: There was room under the stand for one to lie straight, or for two who did not mind. # hushed
A: There's something in my back. # whispered
B: Is it me?
A: It's a tin. It's got polish in. And there's a mug without a handle, and a bit of carpet, to kneel on. Somebody comes here. # feeling about
B: Somebody spends the evening here. I'm lying on a biscuit.
N: They listened to {noise}; and it came to them both, by and by, that they were in somebody's room, and had not wiped their feet. # quiet
A: I don't mind being a thief. It's being a visitor, when they're out. # whispered
B: Is your foot in?
A: It doesn't go in. There's only room for three. # whispered
N: That was when the step came. It came along the path, as it always had; and then it came across. # very soft
B: Then keep it still. Look like a bit of the stand. # on a breath

=== heist_go3_look_queue ===
# step: go3
# skeleton: empty
# door: Ask [h] who was let in last
# style: kind
# recall: asked who had been let in last
# makes: way3=look
A: We only need the last one. Who was the very last to see {x_them}? # settling
H: That'd be me. No. I'd got as far as the rail when I was called to supper. # with both eyes shut
B: You were let in?
H: Of a Sunday. You went round once, and came out with something to think about. # warm
H: Then it was the night of the big noise. In the morning it said, not today. # lower
N: They drew up the queue on the back of a bill. # plain
B: Who's this, on the end? I took it for a full stop.
H: That's {g}. {g} let people go by. You know how {g_they} {g_is}. {g_they_cap} said that {g_they}'d wait, until there was nobody. I didn't look round to see. One doesn't, at {g}. # honest
B: Then that's the last. And in all this while nobody's asked. # getting up

=== heist_shame_round ===
# step: shame
# skeleton: empty
# needs: way3=ask
# title: The Far Side
{ foe_talks:
  F: I can't say it standing. If you want to hear, you'll have to walk. # after some time
  N: So they walked, left to right, with {one} between them. # quiet
  F: It was the night of the big noise. It went on and on, and it stopped. I thought, I'll shut my eyes while I count ten. I got to ten. And there was a cushion. Mind, it dips here. # to the path
  A: Who'd had {x_them}?
  F: I never knew. I meant to have {x_them} back by breakfast. And then it was breakfast, and people were bringing it, with their hats off. So I said, not today. You only need to say it once. After that it says itself. # to the path
- else:
  N: {one_cap} took the cloth, and looked at it; and went on with the round, but so slowly that there was nothing for it but to go along. Left to right. Stop. Look about. # quiet
  A: Are we being taken up? Is this an arrest? # low
  B: I think that we're being shown. Look how deep it is. You could keep water in it. # low
  }
N: They had come to the far side, which nobody sees. There was a place there, upon the side of {den}, at the height of a bent head, that had been rubbed quite smooth. {one_cap} leaned on it, with {one_their} forehead, while one might count ten; and stood up straight, and went on. # hushed
A: It's where one goes to have lost a thing. # low
B: All of us, with our hats off! And not one ever said, and how are you? # wretched

=== heist_shame_hats ===
# step: shame
# skeleton: empty
# needs: way3=watch
# title: Today's Hats
N: A light was set down, and the cloth went up on the far side. There was the sound of somebody's getting comfortable. # hushed
{ foe_talks:
  F: Forty-one, today. That's up by two. There was a little one who hadn't got a hat, and took off a sock. I counted it. # to the cushion
- else:
  N: Then came a small dry click, and one more, and a good many after. {one_cap} {one_was} laying out pebbles on the edge of the stand. They came to forty-one. # soft
  B: That's today's hats. I counted, as well. It's forty-one, if you put in the sock. # on a breath
}
A: Who's being told? # on a breath
B: Nobody. It's where {x} {x_was}. # on a breath
{ foe_talks:
  F: They asked for you. I said that you were very well. I said, not today. # lower
}
N: After that there was a duster. It went over the top, and down each leg; and it did the toe of a boot that stuck out from under, along with the rest; and stopped, and came back to the boot. # quiet
A: That's mine. # without any voice
N: Nobody breathed. Then the toe was done once more, rather better; and the light was taken up. # quiet
{ foe_talks:
  F: I only shut my eyes. It was that night with the noise. I did mean to look after you. # going
- else:
  N: On the way out somebody turned, and bowed to the cushion, for longer than one need. # soft
}
B: {foe_they_cap} lost {x_them}. And there's nobody been told of it but a cushion. # when it was quiet
A: And a boot. # low
B: I've gone off robbing. There's nobody here who's got anything. # low

=== heist_shame_squares ===
# step: shame
# skeleton: empty
# needs: way3=look
# title: Squares
N: On the way to {g}'s {a} fell over a string. There was another across it, and more beyond; {ground} {ground_was} done in squares, like a page of sums. # dry
A: That's new. # from below
B: It isn't. Look at the knots. It's been there for years; one steps over. And they've each got a letter, and a number. # bending
N: In the last square but one {foe_was} {foe}, with a low light. Every pebble was being taken up, and looked under, and put back. # hushed
{ foe_talks:
  F: Q, fourteen. Nothing. Q, fifteen. # to nobody
- else:
  N: Outside the string there was a heap of those that had looked most like something. # soft
}
A: What {foe_plural:are|is} {foe_they} looking for? # whispered
B: What is there that {foe_they} could lose?
A: Only the one thing. Then there never was a thief! There was somebody who'd nodded, on the night of the big noise; and looked up; and has been looking ever since. # slow
N: {foe_cap} got up stiffly, and went all the way across, to the far corner, where it was A, one; and started. # quiet
B: From the beginning! # stricken
A: I've had picnics there. I've said, isn't it tidy?
B: I've complained of the string. I wrote a letter. # whispered
A: Come on. It's {g} that we've got to ask. And lift your feet.

=== heist_price_scales ===
# step: price
# skeleton: empty
# needs: had=found,mind
# tone: gentle,epic,eerie
# makes: price=keep
# title: Under the Hat
H: I know that sort of a stand. It's got a spring. If you put {x} down on it, all of a sudden, they'll hear it at {far}. My uncle had one, for cheese. # gloomy
Q: Then how did he put down the cheese?
H: You bring it down first, with something else. It's got to be just of the one weight; and it stops there, under the cushion, for good. # setting out scales
N: {h} laid two spoons in the one pan. Into the other {p} turned out both pockets: there was a key, and a cork, and a bit of string. # plain
H: No. No. Not nearly. What's that, there, with a hat over it? # weighing
P: Nothing. It's where I put my hat. # too quickly
N: It was {p_keep}. {h} put it in the pan without a word; and the two pans stood as level as a shelf. # quiet
P: {p_keepwhy} # to the scales
H: There's nobody would ever lay a finger on it there. # kind
P: I know. That'd be me, as well. # low

=== heist_price_front_page ===
# step: price
# skeleton: empty
# needs: had=found,lent
# makes: price=glory
# w: Somebody with a pencil
# title: The Whole of the Front Page
W: You two were seen. There were lights at {den}, in the middle of the night, and there's a footprint on the notice. I've kept the whole of the front page. # pencil up
P: The whole? # glowing
W: With a picture. # inviting
N: {p} drew a breath. All of it was in there: the socks, and the rail, and how they were going to steal a thing inwards, which nobody has ever done. # dry
P: Well! It was so quiet that... # and stopped
W: So quiet that what?
N: Over the pencil one could see as far as {den}; and {foe}, going along in front, from left to right. # quiet
P: If we got in, you'd print what there was to get. # slow
W: That's the story.
P: And then somebody's been walking round a cushion. And everyone'd have it with their breakfast. # slower
P: We were in bed. # with great difficulty
P: I never do anything. And tonight we're not doing anything, either. It'll be the best nothing that there ever was, and nobody'll hear of it. # hoarse
W: There's a marrow I could put in. # shutting the notebook
Q: You had it in your mouth. I saw. # when they were alone
P: It's still there. I'll have to eat something on top of it. # low

=== heist_nothing_pins ===
# step: nothing
# skeleton: empty
# title: Six Pins
N: There was a pin in the cloth, at each corner, so that it should hang straight. They drew them out, all four, and laid them in {a}'s hat. # quiet
A: {way == "creep":I came here on my stomach. I want to go home upright.|{way == "front":Quick, while we're still somebody who belongs here.|{tool_cap} can't give us longer than that.}} Up, on your side. # whispered
B: It comes very easily. # lifting
A: That's good.
B: No. It comes the way a sheet does, when there's nobody in the bed. # slow
N: They held it up between them, and looked at each other over the top. Beneath it was a stand, and a cushion; and on the cushion there {x_left_was} {x_left}. # flat
A: Shake it. # after a time
B: {x_cap} wouldn't be in the folds.
A: Shake it all the same.
N: They shook it. Another pin fell out, and one more. Then they saw that of the six no two were of the same age. # dry
B: It's been pinned up again each time that it wore through. Year after year. And all the while, underneath... # low
A: Don't say it.
B: I've taken my hat off to six pins. # hollow
