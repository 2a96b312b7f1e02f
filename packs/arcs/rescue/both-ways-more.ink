// BOTH WAYS, second ways: stuck, passed, comes, price=along and told.

=== rescue_stuck_tight ===
# step: stuck
# skeleton: both_ways
# title: The Tight Place
N: There was a tight place, further in. {a} had got into it as far as the shoulders, and {b} had come up behind, to push. Now there were two of them in the tight place. # flat
A: Stop pushing. # muffled
B: I stopped some time ago. I can't do anything else, either. # muffled
A: Then go back. I'll follow.
B: I've tried. My boots went back, and I stayed. # fair
N: Close by, on the other side, there {foe_was} {foe}. Nobody called out. # quiet
A: Who knows that we're in here? # whispered
{ way:
- "friend": B: {h} does. {h_theyve_cap} got our coats, and thinks that it's us. # whispered
- "tool": B: {tool_cap}. And I don't think we'll hear from that quarter. # whispered
- else: B: Nobody. You said that it would be quicker than telling them. # whispered
}
A: So somebody will have to come and rescue us. # slow
B: We're the people who do that. There isn't anybody after us. # having thought about it
N: Then there was {x_sound}. It did not come from further in, where they had seen {x}. It came from behind them, and it was going by. # hushed
A: That's odd. # whispered

=== rescue_passed_fuss ===
# step: passed
# skeleton: both_ways
# needs: x_talks no-x_plural
# title: Back after Supper
X: Knock, knock. Is this where the new people are? # from outside
A: {x_cap}? How did you get loose? # muffled
X: Loose from what? # puzzled
B: You were stuck! In here! You couldn't come out!
X: There's a way round by the side. I only come in for the quiet. # settling down
A: We told everybody that you were in terrible trouble. # small
X: That was kind. Was there a fuss? I do like a fuss. Who cried? # pleased
B: {h} did.
X: Oh, good. And what are you two doing in that crack? # interested
A: Rescuing you. {way == "friend":{h} is helping. {h_they_cap}'s got our coats.|{way == "tool":With {tool}.|With nothing in our pockets.}} # very small
N: It was the politest silence that either of them had ever been in. # dry
B: Couldn't you pull us out?
X: It's no use pulling. There's a trick to it, and my supper's getting cold. I'll be back when I've had it. Don't go anywhere. # going

=== rescue_passed_boot ===
# step: passed
# skeleton: both_ways
# needs: no-x_talks x=creature,person,group
# title: A Boot, a Spoon and a Glove
A: Something's got hold of my foot. # very still
B: What sort of something?
A: It's warm. And it's undoing my boot.
N: There was a tug, and the boot was gone. Somebody could be heard walking away with it; and with the steps there went, quite cheerful, {x_sound}. # quiet
B: That was {x}! # amazed
A: It can't have been. {x_cap} {x_is} shut in at the back. That's why we came!
N: {b} got an eye to a crack. Outside, in the clear, {x_was} {x}, with the boot. The boot was put down, with care, at the end of a row. There was a spoon in the row, and one glove, and somebody's left brace. # hushed
B: {x_theyve_cap} made a collection. {x_theyve_cap} been in and out of here all day. # slow
A: So who's shut in?
B: {way == "friend":There's a boot of yours outside, and our coats.|{way == "tool":There's a boot of yours outside, and one handle of {tool}.|There's a boot of yours outside, and the heap from our pockets.}} All the rest of us is in. # fair
A: Call! Say something!
B: What do I say? Thank you for having the boot? # humbly

=== rescue_comes_shout_button ===
# step: comes
# skeleton: both_ways
# needs: way3=shout
# title: What It Was That Held
N: They heard the steps from a long way off, and tidied themselves, as far as they could reach. # quick
A: It'll be {h}. I knew that {h} would come.
B: Or somebody with a rope. Hello! In here! # calling
N: It was {x}. # flat
A: Not you! {x_plural:You're the ones who are|You're the one who's} stuck!
{ x_talks:
  X: There's nobody stuck but you. And there are people here trying to sleep. # yawning
- else:
  N: There was {x_sound}, of the sort that one makes who has been asleep, and was comfortable. # dry
}
N: Then {x_they} had a good look; and went in under {b}'s chin, and took hold of one small thing there, and drew it out sideways. And everything let go. # hushed
A: What was that? What did {x_they} do?
B: It was my button. It had gone through a crack, and turned. # low
A: We've been calling for help for an hour, and it was your button?
B: I sewed it on myself. I sewed it on so that it'd never come off. # lower
A: {x_theyve_cap} given it back to you. {x_theyve_cap} even wiped it.

=== rescue_comes_wait_limp ===
# step: comes
# skeleton: both_ways
# needs: way3=wait
# title: How It Is Done
N: They kept so still that {x} took them for a part of the place, and came along as on any evening. So they saw how it was done. # hushed
A: {x_theyre_cap} coming through the tight bit. The same bit that we're in! # whispered
B: Nobody can get through that. It's far too narrow. # whispered
N: {x_cap} stopped in front of it, and went limp. It began at the top and went all the way down, until there was nothing stiff left anywhere; and then {x_they} went through, as a scarf goes through a ring. # quiet
A: {x_they_cap} went soft. That's all. # slow
B: And what have we been doing?
A: Being brave. I've not had a soft place in me since this morning. # low
B: Try it. Begin with your shoulders.
N: It is not easy, when you are frightened. They did it from the top down. They had got as far as the knees when they both came out, all at once, in front of {x}. # quick
{ x_talks:
  X: That's right. But there's no need to do it so fast. # kind
- else:
  N: There was {x_sound2}, and they were looked over, to see if they were done. # soft
}
B: We came to get you out. # on the ground
A: Let's not say that just now. # on the ground

=== rescue_comes_climb_curtain ===
# step: comes
# skeleton: both_ways
# needs: way3=climb
# title: Half-Way up a Curtain
N: {b} was on {a}'s shoulders, and {a} was on tiptoe, when {x} came round the corner, down at the bottom, and stopped to look. # flat
A: Stay where you are! We're getting you out! # from habit
{ x_talks:
  X: Out of where? And who's holding up the top one? # interested
- else:
  N: There was {x_sound2}, as if to ask what it was all for. # dry
}
B: What's happening? I can't see, from up here. # holding on
A: {x_theyre_cap} walking straight at the wall!
B: Stop {x_them}!
N: {x_cap} walked straight at the wall, and through it. It was not a wall. It was only hanging there, as a curtain does. They had pushed at what was under them, and they had climbed for the roof, and they had never once pushed at that. # quiet
A: It's a curtain. # after a moment
B: What is?
A: What you're holding on to.
N: Then it came down, and so did they. {x_cap} waited till they had found all of their feet. # quick
B: We climbed up a curtain. # from underneath
A: Half-way. Come along. {x_theyre_cap} holding up the end for us.

=== rescue_price_along_row ===
# step: price
# skeleton: both_ways
# needs: way3=wait,shout
# makes: price=along
# title: What Came Home in Your Pockets
N: On the way out {x} stopped at a hole in the side, to show them something. It was a row of things, laid out in order. # quiet
Q: That's your bootlace. It's the one that broke on the long walk. # bending down
P: And that's the paper off the sandwiches. And there's my pencil, with no more pencil in it. Why would anybody keep those? # puzzled
Q: They're all from when we went somewhere. That's the walk. That's the picnic. That's the day when we got lost, and it was so nice. # slow
P: {x_cap} never came on any of those. I said that it wasn't for {x_them}. # short
Q: You said so every time. So {x_they} kept what you'd got in your pockets when you came home.
N: {p} looked along the row. It was rubbish, every bit of it, and it had all been cleaned. # soft
P: I only said it because we'd never have arrived. Think of {x_them} stopping to look at everything! I like to get somewhere. It's the one thing that I'm good at. # low
Q: I know.
P: I'll have to ask {x_them} along, now. And it's no good just the once. It'll have to be every time. # bleak

=== rescue_told_chairs ===
# step: told
# skeleton: both_ways
# title: Two Chairs with Cushions
N: They had laid the table for heroes. At the top stood two chairs with cushions on; and right at the bottom was a small hard one, for whoever had been rescued. # dry
H: Sit down, sit down! Everybody's home, and {stake_fixed}! Now tell it from the beginning. # beaming
Q: We said that we'd {verb}. And we {verb_did}; but only for the very last bit of the way.{must_who != "" && must != "": And {must_who} was {must}.|}
H: And before that?
{ price:
- "tale": P: Before that it was the other way about. {way3 == "shout":We lay and called for help|{way3 == "wait":We lay there and waited|We stood on each other}}, and it was {x} who got us out. You're not to put me on the banner. # standing up, red
- "along": P: Before that it was {x} who got us out. I never would take {x_them} anywhere. So I'm asking, with you all listening. We're going out on Sunday, and will {x_they} come along? # standing up, red
- else: P: Before that it was {x} who got us out. I'd to let go of {p_keep}, and leave it in there. So if you see me feeling in my pocket, that's why. # standing up, red
}
N: Nobody said anything. {p} took the cushion off the best chair, and walked with it down the whole length of the table, and put it on the small hard one. # soft
H: Then we've laid it the wrong way round. # thoughtful
Q: You needn't move a thing. Just begin with the {food} at that end.
{ price:
- "tale": N: {x_cap} sat on two cushions, and was heard to enjoy it. There was {x_sound2}. # warm
  P: It's a hard chair, this. I like it. I can see everybody. # honest
- "along": N: On Sunday they set out at nine. By ten they had got as far as {edge}, and {p} was down on both knees beside {x}, looking at something very small. # warm
  P: It's got legs! Come and see! We can always get there next week. # calling
- else: N: On Monday there was something lying on {p}'s own chair. It was {p_keep}, and {x} had been out all night. # warm
  P: I'd only just stopped feeling for it. # not touching it yet
}

=== rescue_step_room ===
# step: step
# skeleton: both_ways
# title: A Count of Five
N: {x_cap} came as far as {door}. There {x_they} stood still, and would not look at it. # flat
A: {end == "eyes":We came by all of that with our eyes shut.|{end == "say":You said goodbye, and all.|You knew every step, in there.}} And this is only home. What's the matter with it? # kneeling
B: Us. We're generally in it. Listen. # after a moment
N: {h} was calling to somebody to mind the good cups. Somebody ran; something fell, and was laughed at. It went on and on, without a gap that one could have put a nose in. # dry
A: I never hear it. I'm mostly doing some of it.
B: Over there, {x_they} could come in when {x_they} liked. Here you've got to find the place, as with a skipping rope. # slow
A: How do you find it?
B: I shout. I thought that everybody liked to. # sorry
N: So {a} put {a_their} head in, and asked them all to leave off until five; and they were so surprised that they did it. # quick
B: One. Two. Now, while there's room. # whispered
N: They took {x} in between them, {x_carry}, on three. By five it was done; and then it could all begin again round about {x_them}, a little lower. # warm

=== rescue_found_caretaker ===
# step: found
# needs: foe=talks
# title: The Inventory
N: They had meant not to be seen. But round the last corner, with a pencil, stood {one}, and was counting. # dry
F: Two, with dirty knees. Are you going in, or coming out? # not looking up
A: We've come about {x}. # short
F: So that's what {x_they} {x_is} called. I've got {x_them} down as one, various. # writing
B: Where {x_is} {x_they}? # quick
F: Right at the back, where it's narrow. I heard {x_sound}. I don't go in there, I've got my good things on. # writing
N: It came again, as if to say that one would do. They could just see {x_part}, with a good deal of {den} in front. # quiet
A: Then we'll go and get {x_them}. # starting
F: You may go in. Everything may go in. It's only that I've nothing here under out. # turning the page
B: Could you make a line for it? # careful
F: I could rule one. It'd look very empty. # interested

=== rescue_try_ask ===
# step: try
# needs: foe=talks
# title: A Reason Each
N: They thought that there might be a rule about it; and if there was one there would be a way round. # plain
A: Who is allowed to take things out of here? # polite
F: Whoever put them in. # at once
B: And who put {x} in?
F: Nobody. {x_they_cap} came in without any help. # at once
A: Then {x_they} could go out without any. # quick
F: {x_they_cap} could. {x_they_cap} {x_plural:haven't|hasn't} asked me. # fair
N: There was {x_sound}, from far inside. It was open to more than one reading. # dry
A: That was asking! # hot
F: That was a noise. I get a great many. If I let go of something for every noise, I'd be left with the walls. # not unkind
B: What would it have to be, then? For you to be sure? # careful
F: Somebody'd have to come out here and say so, to my face. I'm not hard. I only want it done properly. # settling down
A: We're going in, to tell {x_them}. # low
