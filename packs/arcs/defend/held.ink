// HELD, episodes 2 and 3: the wall does not hold; another way, and what it costs.

=== defend_breach_near ===
# step: breach
# skeleton: held
N: When it was light they saw how near it had been. {foe_cap} had been as far as {x_parts:{x_part}|{x_home}}. One could have laid a hand across what was left between. # flat
A: That's how much we won by. # holding up the hand
B: We didn't win. {foe_they_cap} left off. # sitting down
A: And there's tonight. And the night after. # low
{ foe_talks:
  F: You put up a good show. I was quite out of breath. You'll be more tired than I am, though. There's only the few of you. # from over there
  B: We can go on! # hoarse
  F: I'm sure. It's simply that I only have to do it once, and you have to do it every time. # not unkind
- else:
  N: Over there {foe_was} {foe}, and {foe_they} {foe_was} not tired. {foe_they_cap} had no more than leant. # flat
}
B: We're stronger than we were. I can lift {g}. # stubborn
A: That's so. And each time we push back, {foe_they}{foe_plural:'ve|'s} come on harder. Did you count? I did. It was eleven when we'd nothing. It was thirty when we had {way == "stand":our feet apart|{way == "watch":the whistle|the wedges}}. # slow
N: {x_sound_cap}. Nobody is pleased to be fought over. # quiet
B: Then what, {a}? We can't not push. # very low

=== defend_breach_shy ===
# step: breach
# skeleton: held
# needs: x=creature,person,group
N: In the morning {foe} {foe_was} gone back a little way, and {x} {x_was} nowhere to be seen. # tense
A: {foe_cap} got in! While we were shouting! # wild
H: No. {x_they_cap}{x_many:'re|'s} here. Get down, and look. # low
N: They got down. Right at the back, behind {hide}, there was {x_sound}, very small. # hushed
B: We've kept {x_them} safe. Why {x_many:don't|doesn't} {x_they} come out? # hurt
H: {foe_cap} never laid a finger on {x_them}. It was {way == "stand":you two, coming down like a wardrobe|{way == "watch":that whistle|all the hammering}}. That's who {x_they}{x_many:'re|'s} hiding from. # plain
{ foe_talks:
  F: I was going to say. I'd have come in on tiptoe. # from over there, mild
- else:
  N: Over there {foe_was} {foe}, not tired, and not making a sound. # flat
}
A: From us? # very small
H: You weren't to know. You can't hear yourselves. # gruff
B: So the harder we push {foe_them} off, the worse it is in here. # slow
A: And there's tonight. What do we do tonight? We can't do that again. # low

=== defend_breach_shield ===
# step: breach
# skeleton: held
# needs: x_parts
N: It was {h} who noticed the mark on {x}. It was quite new, just beside {x_part2}. # flat
H: {foe_cap} did that? # running a thumb along
A: It must have been. Last night. # hot
H: It was done from this side. From behind. # quiet
N: They were silent while each of them remembered, in the dark, how something had been swung. # dry
B: That was me. {way == "stand":I went over backwards, when the knee went.|{way == "watch":I'd got hold of the chair.|It was a wedge. I was knocking it in.}} I felt it hit something. I was glad. # very low
A: You were keeping it safe. # faint
B: It's got a dent as deep as my thumb! {foe_cap} never so much as chipped it! # wretched
{ foe_talks:
  F: I was going to say. I thought that it was a curious way to go about it. # mild
- else:
  N: Further off lay {foe}, which so far had done nothing worse to {x} than come. # flat
}
H: Well. It's had worse. The other one's me. I was looking after it with a broom. # gruff
A: We can't do that again. If that's how one does it, there'll be nothing left for anybody to take. # low

=== defend_go3_out ===
# step: go3
# skeleton: held
# a: bold
# b: careful
# door: Go out to [foe] and watch
# style: bold
# recall: went out to [foe] and watched
# title: From the Other Side
# makes: way3=out
N: They went over to the other side. It felt like getting up in the middle of church. # low
A: Look. That's {x}, as {foe} {foe_plural:see|sees} {x_them}. # lying flat
B: {x_they_cap} {x_many:look|looks} smaller. # lying flat
A: There's us in front, as a rule. What would you do, if you were {foe}?
B: Me? I'd go where there's somebody shouting. If people are shouting it's generally worth a look. # thinking
N: They lay there, and they saw something. {g}, a long way off, was carrying a plank past {hide}, for some reason of {g_their} own; and {foe} turned, quite plainly, and followed the plank. # hushed
A: Did you see that? # whispered
B: {g_cap}'s put it down. And now? # whispered
N: And now {foe_they} lost interest, and turned back to where there was {way == "stand":a row of footprints|{way == "watch":a chair, and a blanket|still a good deal of wood}}, in front of {x}. # quiet
A: {foe_they_cap}{foe_many:'ve|'s} not come for {x} at all. {foe_they_cap} {foe_many:come|comes} where somebody's on guard. # very low

=== defend_go3_old ===
# step: go3
# skeleton: held
# door: Ask [h] who held it before
# style: kind
# recall: asked [h] who had held it before
# title: The Time Before This
# makes: way3=old
N: {h} made them wait until everything had been washed up, and then until it had been dried. # dry
A: {x_they_cap}{x_many:'re|'s} still here, {h}. There must have been somebody who wouldn't let {x_them} go. # leaning forward
H: There was. It's not a story. It was only an aunt. # hanging up the cloth
B: What did she do? Did she fight?
H: She'd a bad hip. It was {foe}, that time too, or something of the kind. They all ran about with poles. And she went and sat down next to {x}, with her mending, and said, good evening. # slow
A: To {foe}?
H: Every evening. At the same time. She never missed one. And after a year or so {foe_they} came by, and got a good evening, and went on. It'd turned into a thing that one passes. # low
N: {x_sound_cap}, through the wall of the dark. They had all heard it since they were born, and thought that it was the only thing out there at that hour. # soft
B: And when she died? # gentle
H: I was meant to take it on. And that very evening there was a dance. # very low

=== defend_go3_home ===
# step: go3
# skeleton: held
# needs: no-x_parts
# a: careful
# door: Look closely, by [x_home]
# style: clever
# recall: looked closely, by [x_home]
# title: What It Was That Shone
# makes: way3=inside
N: They had stood with their backs to {x} for so long that it was strange to turn round. {a} had brought a lens, and a clean page. # plain
A: If you want to know why somebody comes to a place, then look at the place. I'm starting by {x_home}. # on hands and knees
B: That's only where {x_they} {x_many:live|lives}. There's nothing there. # fretting
A: There's something shining. Just there. # low
N: {x_cap} made room, to let them see. It had been pushed in deep, and wrapped up, and the wrapping had slipped. It took what light there was and threw it, like a thrown pin, straight towards {den}. # quiet
B: That's {p_keep}! That's {p}'s! # in a whisper
A: It was put here so as to be safe. Next to {x}. For months, I should think. # slow
B: And how long {foe_has} {foe} been coming? # slower
A: For months. # very low

=== defend_go3_inside ===
# step: go3
# skeleton: held
# needs: x_parts
# a: careful
# door: Look closely at [x] itself
# style: clever
# recall: looked closely at [x] itself
# title: What It Was That Shone
# makes: way3=inside
N: They had stood with their backs to it for so long that it was strange to turn round. {a} had brought a lens, and a pencil, and a clean page. # plain
A: If you want to know why somebody wants a thing, then look at the thing. I'm starting at {x_part}. # peering
B: You've known it all your life. It's just {x}.
A: That's what I'd have said. What's this in here? # low
B: Where?
A: Behind {x_part2}. It's not part of it. Somebody's tucked it in. # on tiptoe
N: It could be seen only from one side; from the side, in fact, where {foe} had always come. There it must have stood out like a lit lamp. # quiet
B: That's {p_keep}! That's {p}'s! # in a whisper
A: It's been kept here so as to be safe. For months, I should think. There's nothing that could be safer. # slow
B: And how long {foe_has} {foe} been coming? # slower
A: For months. # very low

=== defend_why_out ===
# step: why
# skeleton: held
# needs: way3=out
N: They tried it out with a stool. While nobody guarded the stool, nothing came. Then {a} stood in front of it and said keep off, and there, in a minute, {foe_was} {foe}. # dry
A: Keep off! # to make sure
{ foe_talks:
  F: Why, what is it? What have you got there? # coming closer
  B: It's a stool.
  F: Then why are you standing like that? It must be a very good one. You don't stand like that over nothing. # craning
  A: And {x}? What did you want {x_them} for? # low
  F: I've no idea. I never saw anything so looked after. I thought, I must have that. # frank
- else:
  B: {foe_they_cap} {foe_plural:lean|leans} on whatever's leaning. {foe_they_cap} {foe_plural:come|comes} to where the push is. There's nothing more to it. # slow
  A: Step away from the stool. Whistle. # low
  N: {b} stepped away, and whistled. {foe_they_cap} thought about that; and went by. # hushed
}
A: So if we'd never built a thing. If we had just gone on as we were... # faint
B: We put a guard on {x}. So {foe} thought there was something to get. # low
A: Then it's all got to come down. Everything. And we've got to stand there, and look as though we didn't care. # slow

=== defend_why_old ===
# step: why
# skeleton: held
# needs: way3=old
N: They went out that same evening, to see if it could be so. {p} had only meant to carry the mending. # low
Q: When was it that she said it? # low
P: At six. Just when it turns. Sit down, we'll look stupid either way. # low
N: At six came {foe}, as on every other day. {p}, with a sock on one hand, looked up. # tense
P: Good evening. # not steady
{ foe_talks:
  F: I beg your pardon? # stopping dead
  P: I said good evening. I said it in case nobody had. # low
  F: No. Nobody has. I generally get, keep off. There was a lady once, with a hip. # slow
  Q: Did you come for {x} in those days?
  F: I came for the good evening. It stopped. I took to wondering what else was here. # gruff
- else:
  N: {foe_they_cap} did not stop. But {foe_they} went by upon the outside of them, when {foe_they} might have gone through, as people do if someone is sitting there. {x_sound_cap}, like a breath let go. # hushed
  Q: {foe_they_cap} went round. {p}! {foe_they_cap} went round the sock! # whispered
}
P: That's one. She did it every evening for thirty years. # after a while
Q: Somebody'd only got to be there. # slow

=== defend_why_inside ===
# step: why
# skeleton: held
# needs: way3=inside
N: {p} saw what they had found, and went white. # flat
P: I put it there so nobody'd find it. It was the safest place. I thought, they'll never let anything happen to {x}. # low
Q: Somebody did find it. Look where it faces. # gentle
{ foe_talks:
  F: That's it! That's what I saw, from right over in {den}! I never wanted {x}. I only saw where it shone. # delighted
  Q: You'd have come through {x}, for that?
  F: I'd have been ever so disappointed. # honest
- else:
  N: They took {p_keep}, to try, and went ten steps to one side. Far off {foe} swung slowly round, as a needle does. They went ten steps back, and round {foe_they} came. # hushed
  Q: Nobody over there was ever after {x}. It's just that you'd put that here. # low
}
P: But it's mine. {p_keepwhy} # fast
Q: I know.
P: So what do I do with it? If I take it home, then it's home that {foe}'ll come to. Wherever I've got it! # rising
N: Nobody said anything. {x_sound_cap}, for the first time in weeks quite easy, as when a stone has been got out of a hoof. # quiet

=== defend_price_guard ===
# step: price
# skeleton: held
# needs: way3=out
# makes: price=guard
N: There was one thing that could not be taken down with a hammer, and that was {p}. # dry
Q: You'll have to go off duty, {p}. # careful
P: I am off. I'm just standing.
Q: You've stood like that since you were small. You come in, and you put your back against something. {foe_cap} could see you from {den}. # gentle
P: It's how I'm made. I look after things. Ask anyone. If I didn't, who'd... # stopping
Q: Who'd what?
P: I'm somebody who stands in front. If I'm not in front I shouldn't know where to be. # very low
N: It was very quiet. {p} still had one hand flat against {x}, behind, without knowing it. # quiet
Q: You'd have to sit. With your back to it, and eat something. And laugh, if you can, when {foe} {foe_plural:come|comes} right up. # low
P: And if you're wrong? And {foe} {foe_plural:take|takes} {x_them}, and there's me, with my mouth full? # hoarse
Q: Then I'll have been wrong. But you'll have been the one who let go. I know that it's not the same. # low

=== defend_price_stay ===
# step: price
# skeleton: held
# needs: way3=old
# makes: price=stay
Q: We could take turns, you and I and {g}. # thinking aloud
P: No. It was always the one lady. That's what {foe} came by. It's no use if it's a rota. # low
Q: You've tried it just the once.
P: {foe_they_cap} went round me. I felt it. {foe_they_cap} had a look, so as to know me again. # low
N: {p} had a bag packed. It had stood behind the door since spring, and all of them had stepped over it, and been told not to ask. # quiet
Q: You were going to go away. # slow
P: A year. Or two. I'd got as far as the socks. I was going to see what's on the other side of {far}, and then the other side of that. I was only waiting until {x} {x_was} safe. # very low
Q: And now {x_they} would be. Just so long as you're back by six. # low
P: You can't get far, if you've got to be back by six. # trying to laugh
Q: How far?
P: I worked it out. It's as far as {h}'s, and one more bend. # hoarse
{ q_kind:
- "planner": Q: There might be a way. I'd need every timetable there is, and I'd still say no. # low
- "explorer": Q: I couldn't do it. I'm telling you so that you'll know that I know. # low
- "wildcard": Q: What if you taught it to come at five? No. I'll stop. # low
- else: Q: I'd sit with you. It isn't the same. But I'd sit. # low
}

=== defend_price_keep ===
# step: price
# skeleton: held
# needs: way3=inside
# makes: price=keep
N: They went through it all. It could not be hidden; it had been hidden. It could not be buried, nor painted, nor put under a bucket: {p} had tried the bucket. # dry
P: It comes straight to the bucket. # low
Q: Then there's only the one thing. If {foe} {foe_plural:want|wants} it so much. # careful
P: Don't say that. # quick
Q: I needn't, if you're going to think it. # low
P: I've had it longer than I've had you. You'd not give up something you'd had for as long as that, just to save {x}! # hot
Q: No. I might not.
N: {x_sound_cap}. {p} listened, as they had all done every night, on the way to sleep. # quiet
P: I put it there because I was fond of both. I thought that they'd be company. # very low
Q: It was a good thought.
P: And now I can have it without {x}, or I can have {x}, and an empty place {x_parts:behind {x_part2}|by {x_home}}. # hoarse
