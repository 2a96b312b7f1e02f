// More ways of the skeleton `kept`.

=== recover_go2_use ===
# step: go2
# skeleton: kept
# b: maker
# door: Find a use for [tool]
# style: clever
# recall: found a use for [tool]
# makes: way=tool made=use
N: They let {x} be, and sat down on {ground} with {tool} between them, and thought. # dry
B: What do people see, when somebody goes by with {tool_a}? # walking round it
A: They see {tool_a}.
B: And who's carrying it? # possessed
A: I don't know. You never look. You look at the {tool_head}.
B: Exactly! You never look! So it isn't {tool_a}. It's a place to hide, that you can walk about with! # delighted
N: They tried it out. {b} went up and down behind {tool}; and {a}, who knew, had to look twice to find the feet. # warm
A: That's the stupidest thing that I've ever been told. # slow
B: Yes. Will you hold that end?
A: It might even work. From the front there's nobody there. What about from the side? # worried
B: You're not to stand at the side.

=== recover_learn_gap ===
# step: learn
# skeleton: kept
# title: A Place the Size of [x]
{ way:
- "chase": N: They lay where they had ended up, getting their breath, and for want of anything better they looked in. # hushed
- "ask": N: {g} knew a spot near {hide} where you could see in, and had never, {g_they} said, cared for the view. # hushed
- else: N: They had brought {tool} as far as {door} when {b} held up a hand, and they both looked in. # hushed
}
A: I can see {x}. In the middle. Why {x_is} {x_they} in a hole? # whispered
B: That's not a hole. Look at the edges. They're worn. # whispered
N: It was a hollow, as smooth as a spoon, and exactly the shape of {x}. It had not been made last night. It had been there, with nothing in it, for years and years. # soft
A: There used to be one. # slow
B: One what?
A: One of their own. And lost it, and kept the place. And swept round it all this time. # whispered
{ b_kind:
- "planner": B: So it isn't a theft, it's a replacement. I've no form for that. # unhappy
- "explorer": B: Then where's the first one? Doesn't anybody want to know where the first one went? # burning
- "wildcard": B: I wish they'd been wicked. I'm so much better with wicked. # cross
- else: B: We've been without for one day, and look at the state of us. # quiet
}
A: We still have to. You know that we still have to.

=== recover_learn_queue ===
# step: learn
# skeleton: kept
# needs: foe_plural
# title: One at a Time
{ way:
- "chase": N: They had meant to rest for a minute by {hide}. They were there an hour, because of what went past. # hushed
- "ask": N: "Don't talk," said {g}. "Only count," and drew them in beside {g_them} at {hide}. # hushed
- else: N: They got down behind {tool}, and watched {foe} go by. # hushed
}
A: They're in a line. # whispered
B: What are they doing at the front of it?
A: Having a turn with {x}. Each one goes up, and has a turn, and goes round to the back. # puzzled
B: How long a turn?
A: About as long as you'd hold your breath. And nobody's pushing. I've never in my life seen a queue that nobody was pushing in. # whispered
N: The last in the line was the smallest, and it could not see past the others, and kept hopping. The one in front moved over. # soft
{ b_kind:
- "planner": B: We have {x} all day long, and I don't believe I've had a turn since spring. # thoughtful
- "explorer": B: I want to join on at the end. I do. I want to see what they see. # whispered
- "wildcard": B: I'd feel better if one of them cheated. Go on. One of you. # pleading
- else: B: The little one's nearly there. We can't possibly go before the little one. # firm
}
A: We'll go when there's a gap. # reluctant

=== recover_learn_voice ===
# step: learn
# skeleton: kept
# needs: why=lonely,bored,fear foe=talks
# title: Two Voices, Both the Same
{ way:
- "chase": N: They lay with their cheeks to {ground} where they had fallen. There were voices coming through it. # hushed
- "ask": N: {g} stopped, with one hand up. There were voices. # hushed
- else: N: They had just set {tool} down when they heard that there were voices. # hushed
}
F: And how was your day? # muffled, hearty
F: Mine? Oh, you know. And yours? # muffled, higher
A: Who's that with {one_them}? # whispered
B: Nobody. It's {one}. It's {one}, doing both. # slow
F: I've got company now, as it happens. No, only {x}. But one does feel it, somebody being there. One stands up straighter. # muffled
N: There was {x_sound}. There was a laugh, a little late, of somebody out of practice. # soft
{ b_kind:
- "planner": B: I've got two people down on my list for in there. I'll have to cross one out. I don't like to. # low
- "explorer": B: I do that. On long trips. You run out of things to tell yourself about the second week. # low
- "wildcard": B: The second voice is very good, you know. There's real work in that. # low
- else: B: And we came to bang on the door and call names. # wretched
}
A: We've still got to take {x_them} home. I just wish I hadn't listened first.

=== recover_attempt_any ===
# step: attempt
# skeleton: kept
# needs: way=ask,tool
# b: maker
N: They did it by the clock, with {tool} between them, and a nod for go and a cough for stop. # low
A: Now. # a breath
B: You coughed.
A: I nodded. I coughed because of the nod. # hissed
N: {foe_cap} {foe_was} all at the far end of {den}. Nobody was minding {x}. It seemed too good, but there was no signal for too good. # tense
B: {way == "ask":{g}, hold this end. Don't hum.|You take this end. If I say let go, let go.} # whispered
A: How much further? # whispered
B: Three steps. Two. I'm doing them small. It's holding. I never thought that it would hold.
A: Don't tell me that now!
B: When would you rather have known? # reasonable
N: {b} let {b_them}self down the last of the way on {b_their} elbows, stretched out an arm until something in it clicked, and closed two fingers upon {x_part}. # hushed
B: I've got {x_them}. Pull. Slowly. As if I were made of egg. # whispered

=== recover_attempt_eerie ===
# step: attempt
# skeleton: kept
# needs: way=ask,tool
# tone: eerie
# a: careful
N: It was not dark in {den}. That would have been easier. It was lit from nowhere in particular, and none of the shadows were quite underneath the things they belonged to. # low
A: Keep hold of {tool}. If I can feel you pull, I know that it's you. # whispered
B: I'm not pulling. # whispered
A: Somebody is.
B: Just walk. Count, or something.
A: One. Two. Three. # whispered
N: From ahead of them, very softly, came four. # flat
B: Was that you?
A: I was going to say it. I hadn't got there.
B: Then that's manners. Somebody's only helping. Don't stop. # shaking
N: And there {x_was} {x}, on its own in all that light. {x_sound_cap}. It was so ordinary a noise, in such a place, that {b} very nearly wept. # hushed
B: I've got hold of {x_part}. I know this. I'd know this anywhere. # whispered
A: Then turn round, and don't look at what's on your left.
B: I wasn't going to! Now I want to!

=== recover_attempt_dash ===
# step: attempt
# skeleton: kept
# needs: way=chase
# b: maker
N: They had no plan, so it went like clockwork for about a minute. # dry
A: What do we do when we get to the corner? # panting
B: Go round it!
A: And then?
B: I'll tell you when I've seen it! Oh, I can see {x}. We go there! # panting
N: {foe_cap} had gone by them in the other direction, looking for two people with equipment. Nobody looked twice at two people without so much as a hat. # brisk
A: They're looking for {tool}. They think that we'd have brought {tool}. # amazed
B: Anybody would have. # with feeling
A: So having nothing's the cleverest thing that we've got!
B: I'd still have liked {tool}. I'd like to be less clever, and have {tool}. # arriving
N: {b} put both arms round as much of {x} as there was, and leaned back, and something gave. # tense
B: That's either {x} coming, or my braces. # strained

=== recover_wrong_use ===
# step: wrong
# skeleton: kept
# needs: way=tool made=use
# b: maker
# title: From the Side
N: From the front there was nobody there. But to take hold of {x} you have to put {tool} down. # flat
A: Gently! You know what a noise it makes! # quick
B: It slipped. I've only got two hands. # faint
N: {tool_cap} came down, {den_in}, as it had come down every day at home, and nobody there had ever so much as turned round. It had never been so loud. # dry
A: Get behind it again! # hissed
B: I'm behind it! They've come round the side!
A: Everybody's looking!
B: I can see that. Good evening. Don't get up. # ghastly
N: {foe_cap} did not hurry. {x_cap} {x_was} lifted out of {b}'s hands, and {tool} too, with great interest; and was looked at, and shaken, and very soon was in a good many pieces.
B: I said not to stand at the side. I forgot to tell {foe}. # hollow
A: Come away. Come on. They're letting us. Don't count the pieces. # low

=== recover_wrong_thanks ===
# step: wrong
# skeleton: kept
# needs: way=chase
# title: A Hand Too Few
N: {x_cap} came free all at once, and that was the trouble. Nobody had given a thought to the next bit. # flat
A: Take the other side!
B: I'm opening the way for you!
A: I don't need the way! I need the other side! # slipping
B: With what? I've got the way! # desperate
N: One of them had too much to hold, and the other was holding nothing that mattered. A third would have made all the difference; so would a strap. {x_cap} slid, and turned over once, and was caught, low down, by {foe}. # dry
A: Oh. Well held. # before thinking
B: Don't praise them!
A: It was, though. I couldn't have done it. # faint
N: Nobody chased them. That was the worst of it. They were simply pointed at, and then pointed at the way out, and they went, with their four empty hands. # tired
B: Two people. All that way. And we'd not thought who'd carry. # low

=== recover_wrong_asked ===
# step: wrong
# skeleton: kept
# needs: way=ask
# makes: trouble=told
# title: A Third Pair of Feet
N: It was going so well that {g} began to enjoy it, and that is when people make a noise. # flat
G: We're doing it. We're really doing it. I've never been in on anything. # much too loud
A: Shh! # hissed
G: Sorry. Sorry! I said sorry! # louder
B: Stop saying it! # hissed
N: {one_cap} was there before the third sorry was over. {one_they_cap} did not look at {x}, or at the two who were holding {x_them}. {one_they_cap} looked at {g}, who had once been called on, and had once said not now. # still
G: Oh. It's you. You've not changed. I have, rather. # very small
A: {g}, come on! # from the way out
G: You go. No, go. I've just been offered a seat. I've never been kept one. # wondering
N: Something took {x} out of their hands, quite firmly, as you take the scissors from a child. They were outside again, in {cold}, and there were two of them.
B: We've lost {x}. And now we've lost {g}. # stunned

=== recover_inside_keep ===
# step: inside
# skeleton: kept
N: They had thought of a heap. {foe_cap} had swept a space, and put {x} in the very middle; and nothing else was allowed within a yard. # quiet
A: There's a line. On {ground}. All the way round. # whispered
B: What's it for?
A: It's how near you may come if your hands aren't clean.{way == "ask" and trouble == "told": Look, they've got {g} washing.} # slow
B: At ours it's {x_home}. With the string, and whatever came in pockets. # ashamed
{ a_kind:
- "planner": A: I had a label on the place. I see now that a label isn't the same as looking. # low
- "explorer": A: I never stopped. I've gone by {x_them} a thousand times on my way to somewhere. # low
- "wildcard": A: I leaned on {x_them}. I've leaned on {x_them} to do up a boot. # low
- else: A: I thought we were being homely. I thought {x_they} liked company. # low
}
B: Listen. # lifting a finger
N: {x_sound_cap}. Here it had all the room that it wanted. # soft
A: Is that what {x_they} always sounded like? # slowly
B: I was going to ask you.

=== recover_inside_child ===
# step: inside
# skeleton: kept
# tone: gentle
N: It was night in there, and everyone was in bed. There was a very small one of them at the end of the row, and it was not asleep at all. It was looking at {x} with both eyes. # soft
A: Don't move. It's seen us. # whispered
B: It hasn't. It's only got eyes for one thing.
N: A large one leaned down and tucked it in. It waited. The small one put out one bit of itself and laid it against {x_part}; and there was {x_sound2}; and the eyes began to close, first one of them, then the other. # hushed
A: That's how they get it to sleep. # whispered
B: That's how anybody would. {way == "ask" and trouble == "told":Look at {g}. Snoring|I'm nearly gone myself}. # whispered
A: And when it wakes up, and there's nothing there? # unhappy
{ b_kind:
- "planner": B: I hadn't got to that. I'd only got to us, walking home. # low
- "explorer": B: It'll go looking. I would. It'd follow us all the way. # low
- "wildcard": B: Then there'll be a noise. I know that noise. I've made it. # low
- else: B: Don't. I can't hear about that. I'll have to stay. # low
}
A: Somebody's coming. Sit down. Look like bedding. # whispered

=== recover_truth_plain ===
# step: truth
# skeleton: kept
# needs: foe=talks
# b: payer
F: I've been wondering how long you'd stand there. {way == "chase":Not running, this time.|{way == "ask":I know {g} sent you.|And without {tool}.}} Come here. # tired
A: We want {x} back. # plain
F: I heard you the first three times. Why?
A: Without {x}, {stake}.
F: So that's what {x_they} {x_was} for. Nobody was looking at {x_them}, so I thought that I would. # mild
B: We miss {x_them}. # after a moment
F: Ah. I shall miss {x_them}, too. It's a nuisance, having something to miss. You find that you come home for it. # slow
{ must_who != "":
  A: Go on, {must_who}. You said that you would. # low
  N: {must_who} thought about being {must}, and sat down, which seemed to be all there was to it. # soft
- else:
  N: {b} sat down, without being asked. It made them about the same height. # soft
}
B: Then it isn't that you won't. It's that you can't see what you'd do on the day after. # slow
B: What would make it so that you could? # careful

=== recover_truth_line ===
# step: truth
# skeleton: kept
# needs: foe=mute
# a: payer
N: They were seen, of course. {one_cap} had seen them some while ago, and had been waiting to find out what sort of people they were. # quiet
B: {way == "chase":We're sorry that we ran.|{way == "ask":{g} says that one can ask.|We're sorry about {tool}.}} We've got to have {x}. Without {x_them}, {stake}. # earnest
A: That's only a noise, from over there. Think how we sound to a potato. # low
B: Then what do we do?
A: Put down what you're holding. All of it. Show your hands. # slow
{ must_who != "":
  B: And {must_who} first. Somebody's got to be {must}. # low
  N: So {must_who} went first. It felt not in the least {must}, and from outside it looked exactly the same. # soft
- else:
  N: They put everything down on {ground} and showed their hands. # soft
}
A: This is where we're empty. See? There used to be something here. # holding them out
N: {one_cap} came close, and looked into the hands for a long while. Then, with no hurry, {one_they} went to where {x} {x_was}, and lay down beside {x_them}, and left a space.
B: That's for us. That's... oh. They miss {x_them}, too. They'd have the same empty place. # slow
A: Yes. So what do you give somebody who'll have that empty place again tomorrow? # low

=== recover_truth_epic ===
# step: truth
# skeleton: kept
# needs: foe=talks foe
# tone: epic
# b: payer
F: Who stands there? # out of the dark
A: Two from {place_of}. {way == "chase":We've come the whole way, the first part of it at a run,|{way == "ask":We've come the whole way, by what {g} told us,|We've come the whole way, with {tool},}} to {verb}, and we'll go home with {x_them} or not at all. # large
F: You swore an oath, I dare say. At {edge}. With a hand up. # interested
B: We said that we'd try. There wasn't anybody there to swear to. # honest
F: I swore one. I was to keep {x} until somebody came who would look after {x_them} better. I've turned back heroes. They all had excellent boots. Not one of them asked was {x_they} warm enough. # grave
N: Nobody spoke for as long as it takes to be ashamed properly. # still
B: Are you warm enough? # quiet
F: I? # thrown
B: It's you that's been sitting on {ground}. # plain
F: There's a price. There's always a price. But I confess I'd got it ready for somebody ruder. # slow

=== recover_price_turn ===
# step: price
# skeleton: kept
# needs: way3=disguise foe_plural
# makes: price=turn
# title: The Cold End
N: The trouble with going in as one of them is that they believe you. {one_cap} was holding out a list of whose turn it was to sit up. # dry
Q: What's that mark, at the bottom? # whispered
P: That's me. They've put me down. For the nights. # slow
Q: Which nights?
P: I make it eleven. At the cold end. # faint
Q: You're not even one of them. You're wearing paste. # hissed
P: Somebody moved over for me, when I came in. If I walk off now, I've stolen a place in the row. # low
Q: You? Sit still for eleven nights? You'd go mad.
P: {p_fearline} This is that, with the lamp out. # hollow
N: {p} put a mark. # flat

=== recover_price_hole ===
# step: price
# skeleton: kept
# needs: way3=back
# makes: price=hole
# title: The Way They Came In
N: It was {p} who noticed it first: a thin, mean, steady draught, on the back of the neck. # quiet
P: That's us. That's the way we came in. It was stopped up, and I unstopped it. # slow
Q: Put it back.
P: I came through it. It's in bits. # low
Q: {p}. No. You're not a door. # low
P: I'm the right size. I found that out on the way in. {p_fearline} # wretched
N: {p} got down, and backed in, facing out into {cold}, and stopped it, like a cork. # soft
Q: How long for?
P: I'll tell you when I can't feel it. Is that better, in there?
Q: Nobody's shaking. They're all looking at the back of your head. # quiet
