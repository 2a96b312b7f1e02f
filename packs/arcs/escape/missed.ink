// ESCAPE, episode 1: more ways of being caught in a small place with a door, of what is missed at home, and of who holds them; and a further
// first attempt.

=== escape_shut_cabin ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=cabin
# title: Between
N: {air} {a_who} {b_who}
N: There was room in {x} for two. It held four of them: the two, and {h}, who had said that there would be another one directly, and {g}, who had said that this one was here. It held them, and then it stopped. # plain
A: Was that it? # after a moment
B: No. That was something else. It goes on, and then that's it. # listening
H: It isn't going on. # low
B: It's having a think. # pressing something
A: What did you press?
B: All of them. # honest
N: Nothing lit up. It was so quiet that one could hear {g} take the paper off a sandwich. # dry
H: Somebody has stopped it. There {foe_was} {foe}, just as it began to shut. I thought, that's odd. I held the door. # slow
A: You held the door for {foe}?
H: One does. # wretched

=== escape_miss_key ===
# step: miss
# needs: x=place x_said no-x_size=abstract no-den_is=company
# title: The Only Key
N: They turned out their pockets, to see what there was to get out with. {b} had put a key on {ground}, and was looking at it. # plain
A: Good. What does that open? # reaching
B: It opens home. It's the one from under the pot. I thought that I'd be back first. # low
H: Is there another?
B: It's the only one. It's always under the pot. # lower
N: They thought of it: how somebody would come home with both arms full, and lift the pot, and put it back, and lift it once more. # quiet
G: They'll sit down on the step. # interested
A: For how long?
G: Till there's no more room on it. # working it out
H: And they'll sit there, and begin to talk. And the end of that's always the same. It's that {stake}. # low
B: I only took it so that nobody should lose it. # shutting a hand on it

=== escape_miss_turn ===
# step: miss
# needs: x=place x_said no-x_size=abstract no-den_is=company
# title: Whose Turn It Was
H: Whose turn is it to do the supper? # looking at the time
A: Mine. I swapped with {b}. # easily
B: I swapped with {g}. It was for a Wednesday, and a bun. # stopping
G: I swapped mine with {h}. I had the bun off {h}. # helpful
H: And I gave it to {a}, because I knew that we'd be out. # slow
N: So it had gone round all four of them, and was back where it started, and they were all in here with it. # dry
A: Then nobody's doing it.
B: They'll be sitting at a table. Nobody'll like to be the first to say that there isn't anything on it. # low
H: It'll go on for an hour, out of manners. And then somebody says something that isn't about the supper. And then {stake}. # low
G: We've got four. Five, if that's one. # in the bag

=== escape_miss_light ===
# step: miss
# needs: x=place x_said no-x_size=abstract no-den_is=company
# title: Three Long
N: {a} knocked on {x_part}, three long and one short. It was how they knocked at home. # plain
B: Who's that to?
A: Anybody. Somebody might know it. # knocking
H: They'd say, there's {a}. And they'd cut another slice, and go and open. # low
B: And there'd be nobody there. # low
H: They'd look to the left, and to the right. They'd say, that's funny. # low
A: Then I'd better stop. # stopping
N: It was worse when it had stopped. There was {x_sound}, and it was not an answer. # quiet
G: You could do the other one. The one for, don't wait supper. # chewing
B: There isn't one for that. We never needed one.
H: No. We were always there. If they find out that we needn't be, {stake}. # to {h_their} hands

=== escape_holder_new ===
# step: holder
# needs: foe=talks no-locked no-den_is=company
# title: The First Four
F: Am I meant to come in? Or do I call through? # putting a head round
A: Who are you? # bristling
F: I've got you. I've never had anybody before. I've read how it's done. Are you comfortable? No. I'm not to ask that. # anxious
B: You're to let us out!
F: Yes. It says that you'd say so. It says, on no account. And then there's a page gone. # turning a leaf
H: What do you want with us? # gentle
F: I hadn't got as far as that. I only thought, everybody else has somebody. # low
N: {one_cap} looked at the four of them, and counted, and was plainly wondering where they would all sleep. # dry
F: Do I rattle something? # hopeful
A: If you like.
F: I've only got the one thing. It doesn't rattle. I'll say it. Rattle. # going
G: I thought that was very well done. # to nobody

=== escape_holder_six ===
# step: holder
# needs: foe=talks no-locked no-den_is=company
# title: Six Had Been Expected
N: {foe_cap} had come to count them, and did it twice, with a finger; and was put out. # plain
F: I'd got ready for six.
A: There are four of us. And we're not stopping. # firm
F: I've done six beds. I've warmed them. It's for six that you get the good blankets. # to the finger
B: We'd like to be let out, please. Then you'd have none to warm. # firm
F: And what would I put? I'd have six down, and nobody in. They'd say, what have you been doing? # hurt
H: Who'd say?
F: I don't know. Nobody's ever come. I keep it ready. # after a moment
N: It was hard to know what to answer. {one_cap} straightened a corner that was straight. # quiet
F: Could two of you lie rather wide? # going
A: No! # calling after
G: I could. # already trying it

=== escape_holder_rows ===
# step: holder
# needs: foe=mute foe_plural foe_type=creature,group no-den_is=company
# title: In Order of Size
N: {foe_cap} did nothing to them at all. They only stood round, in order of size, and looked on. # plain
A: What are they waiting for? # not moving the lips
B: Move a foot. See what they do. # not moving the lips
N: {a} moved a foot. There was a rustle, from the one end to the other; and every one of them moved what it had for a foot, by as much, to the same side. # quiet
A: Now I don't like to put it back.
H: They think that it's how it's done. They've never had anybody in. They want to get it right. # low
B: Then walk out! If we do it, they'll do it! # struck
N: They tried. They walked, all four, as far as there was to walk; and so did {foe}, who got there first, and stood in the way, in order of size, very pleased. # dry
G: They're ever so polite. I've been handed my own hat. # putting it on
A: {g}! Don't bow to them! # hissed
G: It bowed first. # simple

=== escape_attempt_tool_back ===
# b: maker
# step: attempt
# needs: way=tool no-den_is=above,island,company
# title: It Comes Back
N: They put {tool} to the thinnest place there was, and {b} pushed, and the rest of them pushed {b}. # brisk
A: It's going in! # straining
B: I told you that it would. It's only a matter of finding the place. # straining
H: How far's it gone?
B: As far as my elbow. It's come to the outside. I can feel a draught. # triumphant
N: Then there was no more draught. {tool_cap} came back by about a hand; and stopped; and came on again, politely, the whole way, and was put down at their feet. # flat
A: It's been handed in. # staring
B: It must have been dropped out there, and somebody's brought it back. # faint
H: It's been wiped. # picking it up
G: There's a bit of paper with it. It says, yours? # reading
B: I had a hole. I had a hole as far as the elbow. # to the wall
G: They've stopped that up as well. It's very neat. # stroking it
