// UNDONE, episodes 2 and 3: the way back goes wrong; what holds it, and what it would cost.

=== magic_learn_again ===
# step: learn
# skeleton: undone
# needs: way=again
N: The second time went exactly like the first, for as long as it takes to draw a breath. Then something came off. # tense
A: Look! Down at the end there! That's {x_part}! # pointing
B: It is! I'd know it anywhere! Only the rest's still {became_a}. # excited
A: Well, go on! Do the rest!
N: But nothing further came; and presently {x_part} {x_part_was} not to be seen, either. What there was had gone back in, slowly, like somebody who is being pulled by the coat. # quiet
B: Did you see that? It didn't go. It was fetched. # slow
A: Fetched by what?
B: There's somebody on the other end. It isn't that {x_they} can't come out, it's that {x_they}{x_plural:'re|'s} held. # low
A: It's a spell. Nobody holds a spell. # uncertain
B: That's not how you'd feel if you were the rope. # low
N: {x_sound_cap}. It was clearer than before, and sounded as if it had been nearly home. # soft

=== magic_learn_advice ===
# step: learn
# skeleton: undone
# needs: way=advice
N: {g} made them say it all twice, and stopped them both times at the same place. # plain
G: There. Who else was in the room?
A: Nobody. {h}. All of us. We were only standing about. # puzzled
G: That's what we said, about my aunt. She'd been a sideboard for a year, and we blamed the man who came about the damp. And all that time it was Uncle. # low
B: He'd done the spell?
G: He couldn't boil an egg. But he'd thought, that same moment: what a nuisance she is. And the thing came by looking for somewhere to catch hold, and there was a hook out. # hanging a finger in the air
N: {x_sound_cap}, very low. Nobody quite looked at anybody. # quiet
A: You're saying it's one of us that's holding {x_them}. Without knowing. # slow
G: I'm saying that a spell's no good by itself. It's like a hat. It'll want a peg. # kind

=== magic_learn_tool ===
# step: learn
# skeleton: undone
# needs: way=tool
# b: maker
N: It worked. {b} was more surprised than anybody. They had put {x} in at one end, and now they stood about the other. # tense
A: There's something coming! I can see {x_part2}! # bending down
B: Don't pull! Let it come by itself! # hopping
A: It's stopped. It's come as far as the handle.
B: The handle doesn't do anything. It's only there for looks! # wounded
N: Then a strange thing could be seen. From out of the middle, a thread ran off over {ground}, as thin as a hair, and quite taut. It ran right through them where they stood, and none of them could have said behind whom it stopped. # hushed
A: What's that? # low
B: I didn't put that in. That was in there already. It's not mine that won't let {x_them} by. Somebody's got {x_them} on a string. # slow
A: Which of us does it go to? # not stepping aside
N: {x_sound_cap}; the thread shook; and it was gone. # flat

=== magic_worse_spread ===
# step: worse
# skeleton: undone
N: They went on at it, naturally. Anyone would have. And it was {h} who came to tell them that it had begun to spread. # flat
H: I don't want to be a bother. But it's got my shoes. # standing strangely
A: What has? What's wrong with your shoes?
H: They're {became_a}, more or less. Not the laces. # dignified
B: It's us that did that. {way == "again":It came out with {x_part}, when we did it over.|{way == "advice":It's come off the hook, and it's looking for others.|It got out of our thing by the wrong end.}} # horrified
{ foe_talks:
  N: Behind {h_them} stood {foe}, pale. # flat
  F: I shouldn't go on, if I were you. You've loosened it. It was quite snug, the way I left it. # worried
  A: Now you say so! # furious
- else:
  N: Beyond {h} {foe_was} {foe}, and no one could have said that it looked sorry. # flat
}
H: And {g}'s gone funny in the left hand. {g_they_cap}{g_plural:'re|'s} wearing a mitten, and says it's fashion. # low
A: We've made it worse. There was one, and we've made it one and a half. # wretched
H: I wouldn't say a half. They were only my second-best. # kind

=== magic_worse_fade ===
# step: worse
# skeleton: undone
N: They tried it once more; and once more; and the last time {a} sat up and listened. # plain
A: {way == "again":Do you hear? {x_they_cap} didn't do it.|{way == "advice":{g_cap} never said anything about that. {x_they_cap} didn't do it.|Stop the thing a moment. {x_they_cap} didn't do it.}} # sharp
B: Do what?
A: {x_sound_cap}! Every time, you get {x_sound}, so that you know who's in there. It hasn't come. # frightened
N: They bent down, with their ears quite close. There was a pause. At the end of that there was something, but so faint, and so much as {became_a} might have done it, that they would have taken it for nothing else. # hushed
{ x_talks:
  B: What's my name? You know it. You've known me for years. # low
  X: It begins with something. Give me a minute. I had it here. # far away
- else:
  B: It's getting the taste of it. It's forgetting how to be anything else. # low
}
{ foe_talks:
  N: {foe_cap} had come up, and bent an ear, too. # quiet
  F: That's the setting. I ought to have mentioned that. It sets. # quiet
- else:
  A: Every time that we pull, it holds on tighter. {foe_cap}'ll have all of {x_them} by tomorrow. # low
}
A: And each time we said, just once more. It was my voice that said it. # very low

=== magic_worse_comic ===
# step: worse
# skeleton: undone
# tone: comic
N: In the course of that afternoon {x} {x_was}, in this order, {became_a}, the same but smaller, something with a spout, and {became_a} with a spout. # dry
A: {way == "again":It's only the same again.|{way == "advice":{g_cap} said, think of a peg.|Turn the handle.}} Back a bit. You'd nearly got it. # giving directions
B: I can't go back, I don't know what I'm doing! # both hands full
A: Then do it the other way. Do whatever it is that you're not doing! # louder
S: sparkle
N: There was a flash. When they could see again, {x} {x_was} just as at the start, and {h} had a spout. # flat
H: I only came in to ask if it was going well. # with some difficulty
A: Not very. Does it hurt? # faint
H: It whistles when I breathe out. I don't like to breathe in. # whistling
{ foe_talks:
  N: {foe_cap} had come to the front, so as to see better. # dry
  F: I'd love to know how you did that. I've never managed one on a moving person. # with respect
- else:
  B: {foe_cap} did one. We've done two. It's got to be asked who's the menace. # low
}
A: Let go of {tool}, {b}. Let go very slowly, and step away. # faint

=== magic_go3_own ===
# step: go3
# skeleton: undone
# a: bold
# b: careful
# door: Own up to what you were thinking
# style: honest
# recall: owned up to what they had been thinking
# title: What Everybody Had Been Thinking
# makes: way3=own
N: {a} made them stand as they had stood, {den_in}, and say what had been in their heads at that moment: all of it, and not the sort of thing that one says. # plain
A: If somebody's holding on to {x}, it'll be somebody who wanted something. I'll start. I was thinking about {food}. # firm
B: Is that all?
A: I was thinking there was one left, and that I'd like you not to see it. # going red
B: I'd seen it. I was thinking of the same one. # low
H: I was thinking that nobody'd asked me to sit down. # surprised at it
N: At each of these they looked round at {x}. There was {x_sound}, but nothing gave. It was none of those. # quiet
A: Well, who's left? {way == "tool":There's a string here, and it ends somewhere.|{way == "advice":There's a hook out. {g} said.|Somebody's got {x_them} by the coat.}} # low
B: I've said mine. I've said all that I can say out loud. # too quick
A: You've gone and put your hands behind you. # slow

=== magic_go3_den ===
# step: go3
# skeleton: undone
# a: careful
# b: bold
# door: Go to [den] and look behind it
# style: bold
# recall: went to [den] and looked behind it
# title: The Back of the Thing
# makes: way3=den
N: Everybody had looked at the place where it had happened, {den_in}; nobody had looked at the back of it. It took them some time to find that it had one. # low
A: It's like behind a stage. Is that canvas? # whispered
B: It's a sort of shelf. Look along there. It's all done with labels. # whispered
A: "One toad. Formerly a cousin." "One cousin. Formerly a toad." That one came out even. # reading
B: Here's ours. "{became_a_cap}." And next to that there's a gap. # whispered
N: It was a clean bare gap, exactly wide enough, and from inside it there came, as thin as a thread, {x_sound}. # hushed
A: {x_they_cap}{x_plural:'re|'s} in there? The real one? # hand out
B: Don't! You've seen how it works. Nothing's been taken off that shelf but there's something else gone on. {way == "advice":That's {g}'s peg. It isn't ever left empty.|{way == "tool":That's where your string goes in.|That's what was pulling.}} # catching it
A: It isn't wicked at all. It's just tidy. # slow

=== magic_go3_sit ===
# step: go3
# skeleton: undone
# door: Sit up all night with [x]
# style: kind
# recall: sat up all night with [x]
# title: Sitting Up with [x]
# makes: way3=sit
N: They gave up pulling. They got a blanket, and sat down with {x} between them, and did nothing to {x_them} whatever. # quiet
A: Are we allowed to lean? # low
B: I think so. It's still {x_them}. I'd lean if it were {x_them} as before. # leaning
A: I never did. I never sat down with {x_them} for as long as this. I'd always just come for something. # low
B: What was it like, when you came?
A: I don't know. It was always there to be come to. # slow
N: They told {x_them} the news, such as it was. They passed {food} across. Towards the end of the night, when there was nothing left to say, there was {x_sound}; and then, close by, somebody else's; and neither was from {x}. # hushed
B: That was you. # very low
A: It was not. I only breathed out. # startled
B: You did it again! You're doing {x_sound}! It's come across. {way == "tool":It's the string. It's you that's at the end.|It's let go a bit, because you were leaning.} # whispered

=== magic_root_own ===
# step: root
# skeleton: undone
# needs: way3=own
N: In the end they were all looking at {p}; and {p} looked at the ground, of which there seemed not to be enough. # quiet
P: I was only tired. # low
Q: What did you think, {p}? Just then?
P: That it was {x}, {x}, {x} the whole time. That everyone comes in, and the first thing that they ask is how {x_they} {x_plural:are|is}. I thought, I wish that there was something else here, for a change. # very low
N: Something twanged, as when a cord is let go at one end, and {x_sound} came in the middle of it. # hushed
Q: That was it! It heard you! Something else. It took you at your word! # gripping an arm
{ foe_talks:
  F: I wondered who'd ordered it. You can't do one without an order. I was only passing with the tray. # mild
- else:
  Q: It wasn't {foe} that wanted it. It just does what it's nearest to. # slow
}
P: I didn't mean it! I love {x_them}. I only didn't at that minute. # wretched

=== magic_root_den ===
# step: root
# skeleton: undone
# needs: way3=den
N: They tried it with a pebble. They put that into the gap, and stood back. # low
P: Nothing. # low
Q: It's rolled it out again. Look. It doesn't want a thing that nobody would miss. # low
P: What did it get for the cousin?
Q: It says here. "A cornet. Had been practised on daily." # reading
N: They tried it with a good handkerchief, and with {b}'s second-best knife. These were rolled out also; the knife after a short delay, as though it had been thought about. # dry
{ foe_talks:
  F: It's no use looking at me. I just put things on. The weights aren't mine. # from behind
  Q: What did you give it, when you took {x}?
  F: Nothing. It let me have the first one free. # uneasy
- else:
  Q: It's only {foe}. It isn't cheating us. It wants as much on one side as there is on the other. # low
}
P: How much would {x} be? # after a while
Q: To you? # gentle
P: Then there's just the one thing I've got that's as heavy. I don't want to say it. It's listening. # very low

=== magic_root_sit ===
# step: root
# skeleton: undone
# needs: way3=sit
N: It had come over into {p}, of all people: about a spoonful. When {p} laughed, there was {x_sound} at the end of it. # low
P: Get it out of me. Make it stop. # alarmed, and did it again
Q: Wait. Look at {x}. That's not all {became}, there at the edge. That's {x_part}. # bending close
P: Because I've got some? # slow
Q: There's so much of it, and it's got to be somewhere. Nobody can do away with it. But you can hold a bit, and {x_they}{x_plural:'ve|'s} that much less. # working it out
{ foe_talks:
  F: I never thought of sharing it out. It's always been all on the one. # struck
  Q: Nobody'd ever sat so near before, I expect. # dry
- else:
  N: Somewhere a long way behind them {foe_was} {foe}. It did not come any closer. There was no need. # flat
}
P: How much would I need to hold? For {x_them} to get out? # small
Q: I don't know. More than that. Enough so that one would notice. # honest

=== magic_price_word ===
# step: price
# skeleton: undone
# needs: way3=own
# makes: price=word
Q: So you unwish it. That's not hard. You say, I take it back. # brisk
P: I've said it. I've been saying it in my head ever since. # low
N: {x_cap} {x_was} {became_a} still. It may be that heads were not enough. # flat
Q: Say it aloud, then.
P: I take it back. # aloud
N: It stirred; and went no further. {x_sound_cap} came from in there like a question. # quiet
Q: To {x_them}. I think that it's got to be all of it, and to {x_them}, and in front of everybody who was there. What you wished, and why. # slow
P: They'd know. They all think that I'm the one who doesn't mind. I'm the easy one, that's my whole, that's what I'm for! # horrified
Q: What would you be instead?
P: I'd be somebody who looked at {x}, and everyone being so fond of {x_them}, and counted. Do you know what I've counted? I can give you numbers. # very low
Q: I'd like to hear them. But I'm not the one they're for. # gentle

=== magic_price_keep ===
# step: price
# skeleton: undone
# needs: way3=den
# makes: price=keep
N: {p} had brought {p_keep} along as {p} always did, without thinking of it; and was thinking of it now. # low
P: {p_keepwhy} # fast
Q: I know. That's what makes it heavy. # low
P: And what'll happen to it? If I put it there, and {x} {x_plural:come|comes} off?
Q: It'll be {became_a}, I should think. For good. That's how they balance. # not looking up
P: You'd not even know that it had been anything. You'd walk past. # hoarse
Q: I'd know. I'd tell people.
P: They'd say, oh yes, and they'd look at {became_a}. # bitter
N: From the gap there was {x_sound}; it was not asking for anything. It was only that somebody was in there, and had heard them talking. # quiet
Q: Nobody says that you must. We could look for something else that you love as much. # low
P: I've been through my pockets. There's that, and there's you. # low

=== magic_price_bit ===
# step: price
# skeleton: undone
# needs: way3=sit
# makes: price=bit
N: They did it by spoonfuls, to see. At the third, {p} could say no sentence with an S in it without {x_sound} before the end. # dry
P: Is that enough? # and it comes
Q: {x_they_cap}{x_plural:'re|'s} out as far as {x_part2}. It wants as much again. # measuring
P: And I can give it back? Afterwards? # and it comes
Q: To whom? # low
N: That was the thing. They had both been looking at the near side of it, and that was what was on the far one. # quiet
P: So I'd have it always. When I'm trying to be serious. When I'm old. If I were to stand up before {crowd}, and say the finest thing that anybody's ever said... # slow
Q: It would come at the end, yes.
P: They'd laugh. I've never once been laughed at. You don't know the trouble I go to. # very low
Q: I do. I've watched you go. # gentle
P: Couldn't you have some? # desperate
Q: I tried while you were asleep. It doesn't take. It only goes where it likes. # low
