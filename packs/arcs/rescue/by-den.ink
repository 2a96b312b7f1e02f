// RESCUE, episode 1, by what kind of place it is (den_is, see packs/words/dens.yaml): they go and look (found), and try the first thing
// that comes to mind (try).

=== rescue_found_below ===
# step: found
# needs: den_is den_is=below
N: They lay down at {edge}, on their stomachs, and put their heads over, and waited until the dark had got used to them. # quiet
A: There's a bottom. I can see it shine. # upside down
B: That's {x_part}. The bottom's further on. # upside down
N: There was {x_sound}. It came up the side a good while after it had set out, and a size larger. # hushed
A: {x_theyre_cap} standing up. That's something. # quick
B: And {foe}? # low
A: I'd thought that there was a good deal of wall on the left. # after a moment
{ a_kind:
- "planner": A: It's three of us, and a coat, and a bit. I've counted the stones. # low
- "explorer": A: I could be down there in no time. It's only that I'd then be down there. # fair
- "wildcard": A: I dropped a biscuit. I thought that it'd be friendly. I haven't heard it land. # uneasy
- else: A: {x_they_cap} looked up. I smiled, and then I thought, from there it's just a row of teeth. # wretched
}
B: Come back a bit. You're dripping on {x_them}. # pulling a coat

=== rescue_found_above ===
# step: found
# needs: den_is den_is=above
N: One did not have to look for {x}. One had to stop everybody else from looking; they stood about underneath, with their mouths open, and told each other where to stand. # dry
A: Right up. No, past that. You can see {x_part}, when it blows. # head back
B: Why {x_plural:don't|doesn't} {x_they} come down the way that {x_they} went up? # head back
A: Because of {foe}. There, in between. {x_they_cap} must have got by while nobody was looking.
N: There was {x_sound}. It was quite small by the time that it had got to the ground. # hushed
B: {x_theyre_cap} holding on with everything. # low
A: What's there to hold on to? # low
B: It's flat, mostly. # lower
H: I've asked people to stand back. They've all stood back on to my feet. # arriving
A: Nobody's to call out. If you call, {x_they}'ll look down. # quick
B: I've got to keep swallowing it. I'd called out twice before you said. # guilty

=== rescue_found_strict ===
# step: found
# needs: den_is den_is=strict
N: They went up to {den} by the front. There was a board, with rules on; and they read it through to the end, since nobody came. # dry
A: "No visitors on a weekday. No visitors at the weekend." # reading
B: Then there's only the one door to try. # looking along
N: It was at the back, and it had a crack in it; and by standing upon {b} one could see right in. There {foe_was} {foe}, between that and everything. And at the far side there {x_was} {x}, with {x_part} just in the light. # quiet
A: {x_theyve_cap} got a number. It's been put on with a pin. # from above
B: How {x_plural:do they|does it} look? # from below
A: As if somebody'd said, wait here, and gone. {x_theyre_cap} waiting beautifully. # from above, angry
N: There was {x_sound}, from in there; and a voice at once, reading out rule nine. # hushed
B: What's rule nine? # from below
A: It was that. What you just heard. There's not to be any. # getting down

=== rescue_found_moving ===
# step: found
# needs: den_is den_is=moving
N: The trouble with {den} was that it would not stop where it was, and be looked at. They had to see it as it went by, and run round, and see it again. # quick
A: I got {x_part}! Near the back! # running
B: I got {foe}. That's all I got. I had the wrong end. # running
N: It came round again. They had chosen an end each. For as long as it takes to say so there {x_was} {x}, quite clear, looking out; and there was {x_sound}, which began on the left and finished on the right. # quick
A: {x_they_cap} saw us! {x_they_cap} got half-way through being pleased. # out of breath
B: What were you able to say? # out of breath
A: Hel. # bitter
B: I'll have the lo ready, for next time. # looking out for it

=== rescue_try_below ===
# step: try
# needs: den_is den_is=below
N: There was a bucket, and there was rope. It is what anybody thinks of. They let it down, hand over hand, with a piece of {food} in the bottom, so that it should not look like an order. # plain
A: Say when. # letting out
B: When what? # letting out
A: When it gets heavy. # letting out
N: It got heavy. They both cried out, and pulled, until their ears rang; and up it came, over {edge}, with {foe_sign != "":{foe_sign} in it|a stone in it}. # flat
A: {foe_cap} got there first. # sitting down
B: {x_cap} must have thought that it was for somebody else. {x_they_cap} would. # sitting down
N: From below there was {x_sound}. It was not a complaint. It was more as if somebody had said, after you. # quiet
A: There's a crumb left. {foe_cap} {foe_has} left a crumb. # looking into it
B: Then one of us must go down with it, and say who it's for. # getting up

=== rescue_try_above ===
# step: try
# needs: den_is den_is=above
N: They fetched the largest tablecloth in {place_of}, and everyone who could be spared took an edge of it. # brisk
A: Jump! # calling up
H: Don't jump! We're not tight! Who's got the hem? # going round
B: Jump when I say! # calling up
N: They held it out until their arms shook. High up there one could see {x_part}. It came forward, and had a look at the tablecloth, and went back. # quiet
A: {x_theyre_cap} thinking about it. # low
B: I'd think about it. It's got a darn right in the middle. It's as big as a plate, and I did it. # low
N: Then {foe} moved, up there, and {x} shrank in against what there was; and there was {x_sound}. Everybody let go of the tablecloth at once, to put a hand over their mouth. # flat
A: It'd be the same if {x_they} jumped. We'd all be so worried that we'd let go. # picking it up
B: Then somebody's got to be up there, and bring {x_them} down by the hand. # folding

=== rescue_try_strict ===
# step: try
# needs: den_is den_is=strict
N: They tried doing it properly. {a} wrote a letter, in {a_their} best hand, on paper with a line round it, and they put it in at the front. # plain
A: "Dear Sirs. You have got somebody of ours." # reading it over
B: I'd have begun with please. # fair
A: It ends with please. # stiff
N: It was answered by return. It was their own letter, with a stamp across it. # dry
B: What's it say? # leaning over
A: "Received." # reading
B: And underneath? In the small? # leaning over
A: "Please form a queue." # reading
N: They looked behind them. There was nobody else. They formed a queue, so as to have done everything; and stood in it till the lamp went out over the door; and all that came out of {den} was {x_sound}, and {foe}, to see that the queue was straight. # flat
B: I've never been so polite for so long. It hasn't half made me want to break something. # low
