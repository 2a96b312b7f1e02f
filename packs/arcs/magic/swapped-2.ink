// SWAPPED, episode 2: each has to do the other's day (day), all are told (tell), or it is tried with the idea's own thing, which leaves each
// with one habit of the other's (tool). x finds that o goes round every night and shuts what the others leave open; o finds what x hides.

=== magic_swap2_day ===
# step: go2
# skeleton: swapped
# a: bold
# door: Let each do the other's day
# style: bold
# recall: let each do the other's day
# makes: way=day
N: There was no time to be lost; there was a day to be done, and then another. {a} wrote out two lists. # brisk
A: {x_call}, this is {other_whose}. Supper's at six. It's {o_food}. You sleep on {o_bed}. # handing it over
X: Is that all? There's nothing else on it. # turning it round
A: That's the whole list.
X: I think that I'm going to be very good at this. # lying back
B: And {other} has the other one. # low
N: {x_whose_cap} list was so long that it had to be folded twice. {other_cap} read it standing, from the first to the last, and moved {other_their} lips. # dry
O: They want me for all of that? # awed
B: From six in the morning.
O: All those people are going to call me? By name?
B: By {x_whose}.
O: It's somebody's, though. I'd better wash my ears. # going

=== magic_swap2_day_nobody ===
# step: go2
# skeleton: swapped
# needs: other=person swap=bodies,ages,voices
# door: Swap their days as well
# style: bold
# recall: swapped their days as well
# makes: way=day
A: People see {x}, so it's {x} they'll want; and the one they'll get is {other}. Somebody had better know how it's done. # brisk
X: You get up at six, before they can call. You say yes to the first three. It's no use saying no, they only ask again louder. # rapid
O: What do they ask? # writing on one hand
X: Everything. Where it is, and whose turn it is. And whether it'll do. # weary
B: And {other_whose} day? What would {x} need to know? # turning round
O: You get up when you like. # thinking
X: And?
O: You can look at things. Nobody minds what you look at. You go to bed when it's dark. # thinking harder
N: {x_cap} waited for the rest. It was some time before it was clear that this had been all of it. # quiet
X: And who do you talk to?
O: Well. There's you, now. # pleased

=== magic_swap2_tell ===
# step: go2
# skeleton: swapped
# door: Tell everybody who is who
# style: honest
# recall: told everybody who was who
# makes: way=tell
N: {crowd_cap} had come, every one. {b} had made two cards, on strings; one said {x}, and one said {other}. # plain
A: Listen, all of you! They've been swapped! Whoever's got {x_whose} {seen_by} is {other}; and it's {x} whom you've been taking for {other}! # loud
H: Which has got the card that says {x}? # from the front
B: {x} has. # pointing
H: That's {other}. # kind
B: No. It's {x}. That's why it says so on the card. # patient
G: Then the other card's wrong. # from the back
O: It's quite right. I'm {other}. Listen to me. You know my voice. # clear
N: There was a silence. Nobody liked to say so, but it was seen in all the faces: they did not. # still
O: Nobody? # small
X: It's {other_whose}. I'd know it anywhere. I never listened to what it said. # ashamed

=== magic_swap2_tool ===
# step: go2
# skeleton: swapped
# b: maker
# door: Try what [tool] can do for them
# style: clever
# recall: tried it with [tool]
# makes: way=tool
N: {b} stood {x} on the one side of {tool}, and {other} on the other side, and chalked a line. # brisk
A: And what's {tool} for? # wary
B: It's in the middle. If it went across from the one to the other, then it's got to come back past here. And when it does, I lean. # both sleeves rolled
X: On what?
B: On {tool}. As hard as I can. Somebody say something envious. # bracing
X: It's all right for you. # obliging
O: It's all right for you, too, if you'd only lie down. # sincere
N: {b} leaned. There was a hiccup. For as long as a sneeze takes, everything was as it ought to be. # quick
S: crash
A: It worked! It's back! # loud
O: No. I'm still {other}. I was me for a moment, and then somebody called {x}. # a little guilty
X: But something's stayed over. I want to {o_tail}. # slow
O: That depends. # stopping, hand over mouth

=== magic_swap2_tool_ends ===
# step: go2
# skeleton: swapped
# b: maker
# door: Put [tool] between the two of them
# style: clever
# recall: put [tool] between the two of them
# makes: way=tool
B: It's like two cups of tea that were poured into each other's cup. You want a third cup. # explaining
A: And that's {tool}? # looking at it
B: I've emptied it. First we pour {x} in there. Then {other} goes over to where {x} was. And then {x} out of there, and home. # sure
X: How long am I in {tool}? # wary
B: As long as you can hold your breath. Touch it. Both of you. # stern
N: They touched it. There was a hiccup, as if {tool} had swallowed something that did not agree with it; and then another. # quick
A: Who's that? # to the nearest
O: Ask me tomorrow. # stopping short
A: That's {x}! {x} always says that! # glad
X: It's me who says it. I'm here. And I've just had a strong wish to {o_tail}. # faint
B: Some of it's slopped over. # looking into it

=== magic_found_boot ===
# step: found
# skeleton: swapped
# needs: way=day
# title: A Boot
N: That night {x}, as {other}, could not sleep. There was a path worn in {ground}, that began at {o_bed} and went off into the dark; so {x} went along it. # hushed
X: It stops at every door. # whispered
N: At the first door a lamp had been left on, and there was a string to pull, low down, with a knot in it. At the next there was a shutter that swung; and a stone, to put against it. The stone was worn quite smooth. # quiet
X: Somebody's been doing this. Every night. For years. # whispered
N: The last door swung. {x_cap} pushed it to; and something came out by the gap, in the dark, very hard, and hit {x_them} on the ear. # quick
S: crash
X: Ow! # loud
N: It was a boot. Nobody came after it. From inside one heard somebody lie down again. # flat
Q: Whose door is that? # in the morning
X: I couldn't see. It's the one that swings open of itself. I shut it, and it hit me. And it's {other} that does it all. I asked. {other_they_cap} said, of course; didn't we hear how quiet it is? # still holding the ear
P: Is the boot anywhere about? # casual

=== magic_found_bang ===
# step: found
# skeleton: swapped
# needs: way=tell
# title: What Bangs
N: That night nobody slept. There was a banging at {h}'s, and a thing that creaked at {g}'s; there was a light left on; and something, somewhere, said tock. # dry
H: It's never done that! # at the door, in a blanket
G: Nothing's ever done anything! It's the quietest place there is! # shouting across
N: One after another they came out; and there in the best bed, in {x_whose} place, slept {other}, like a stone. They woke {other_them}. # plain
O: Oh. That'll be the doors. I go round, when you're all asleep. I push that one to, and I put out the other. I didn't think, tonight. I had such a soft bed. # sitting up
A: Every night? # slow
O: It's only the once round. There's string on the high ones.
B: Why did you never say?
O: I did try. When I got to the last one, somebody used to throw a boot. # simple
N: They all looked at their feet, as one does. # still
Q: Whose is the last one? # low
P: It was very dark, I expect. # looking at {p_their} own

=== magic_found_feet ===
# step: found
# skeleton: swapped
# needs: way=tool
# title: Feet
N: At midnight {x} got up. {x_they_cap} had not meant to; it was {x_their} feet. Something of {other_whose} had stayed over in them. # hushed
X: Where are we going? # whispered, to the feet
N: They went to {h}'s, and one of them pushed a door shut. They went to {g}'s; and there {x} stood up on tiptoe, and put out a lamp, by a string with a knot in it. They went to eleven doors like that. They knew each of them. # quiet
X: So that's why nothing ever bangs. # whispered
N: At the last door the feet slowed down. They seemed to have something against it. It had swung open, of itself; and when {x} pushed it to, there came out, low and hard, a boot. # quick
S: crash
X: Ow! # loud
Q: And then? # in the morning
X: Then somebody lay down again. I asked {other}. {other_they_cap} said, of course; did I think that doors shut themselves? Every night. Nobody ever asked {other_them} to. # holding one ear
Q: And who sleeps at the last one? # slow
X: It was too dark. My feet know. They won't say.
P: Feet don't know anything. # a moment late, in one boot
