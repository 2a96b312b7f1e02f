// EMPTY, episode 2: in they go, and x is not there.

=== heist_in_creep ===
# step: in
# skeleton: empty
# needs: way=creep
N: They were in. It was so quiet inside that they could hear each other's socks. # hushed
A: There it is. With the cloth on it. # whispered
B: How do we know that it's not got a bell tied to it?
A: Because I've looked. There's no bell. There's just a rail, to stop you, and a notice.
B: What's the notice say?
A: It says, no further. # climbing over it
N: It stood in the middle, by itself; and round about it, in the grey, went a path, as narrow as a foot, where {foe} had gone by, and gone by. They crossed that on tiptoe, as one crosses somebody's flower bed. # quiet
B: It's all so well looked after. I've taken my hat off to this, from outside, ever since I had one. # whispered
A: I know. I feel as if I ought to have washed.
B: You take that corner, and I'll take this one. We'll fold it back. We're not going to pull it off, like conjurors. # whispered
A: After three. # whispered
B: I want it said that I was sorry even before. # whispered

=== heist_in_front ===
# step: in
# skeleton: empty
# needs: way=front
N: Nobody had stopped them, and so they went on; past the rail, and past the notice, and right up to the cloth. # quick
A: What do we do, when there's no more room to be walking in? # not moving {a_their} lips
B: Look as if this was where we'd been sent.
A: I've run out of being cross. People take off their hats to this. They do it from as far as {edge}. # not moving {a_their} lips
B: Then turn it to the wall. Is {foe} behind us?
A: {foe_cap} {foe_has} gone back. I heard something creak.
N: There was the cloth. There was a shape underneath. Someone had sewn a small neat patch at one corner, not long since, and in the right colour. # quiet
B: That's nice work. Somebody cares about that. # looking closer
A: Don't look at the cloth! We've come about what's under the cloth!
B: I'm only saying that I couldn't have done it. Not with those hands. All right. You lift, and I'll have {x}, {x_carry}, before you can say knife.
A: And then?
B: Then we're two people going out with something. It's just the same, the other way. # with perfect confidence

=== heist_in_tool ===
# step: in
# skeleton: empty
# needs: way=tool
# b: maker
N: It was exactly as {b} had said. It went off so like the plan that {a} kept looking at the plan, to see what came next. # brisk
A: It says here, now we breathe out. # reading
B: I put that in for you. # breathing out
A: And here it says, don't touch the rail, it's loose.
B: It's loose. Look. I never even saw it. I just thought, that there'd be a rail, and that no one would have seen to it. # moved
A: And what's this? After the cloth? You've drawn two people, jumping up and down.
B: That's us. That's tomorrow.
N: Behind them {tool} went on doing what had been planned. They could hear {h}, not coughing. They each took hold of a corner of the cloth; and {b}, who had planned for everything, found that there was a lump in {b_their} throat, and there was nothing about it on the paper. # quiet
A: Shall I say a few words?
B: Just lift it. # gruff
A: It's only that it's {x}. We've all of us taken our hats off to that cloth, and I've never been closer than a crack.

=== heist_nothing_cloth ===
# step: nothing
# skeleton: empty
# title: Under the Cloth
N: They lifted the cloth. There was a stand; and upon the stand, where {x} should have been, there was another cloth. # plain
A: It's been well wrapped. {way == "creep":We crawled all that way, and it's been well wrapped.|{way == "front":I know cloths, now. It's been well wrapped.|{tool_cap} gives us another minute. It's been well wrapped.}}
B: Lift that one, too.
N: Under the second {x_left_was} {x_left}. They looked for some time at {x_left}. # flat
A: That's not {x}. # after some time
B: No.
A: That's where it was.
B: Somebody's dusted it. Look. It's all grey, round about; but the part with nothing on it's been wiped. It's been done today. # bending close
A: Why would you go round and round, for this? # turning right round
{ b_kind:
- "planner": B: I've eleven pages. There isn't one that begins with this. # faint
- "explorer": B: I've gone all this way, and I've discovered nothing. I've actually discovered it. # wondering
- "wildcard": B: That's the best trick I ever saw. I wish that somebody'd been here to see it. # hushed
- else: B: All those hats. All those people, taking off their hats. # stricken
}
A: {foe_cap} {foe_is} coming! Put it back!
B: Put what back?

=== heist_nothing_hand ===
# step: nothing
# skeleton: empty
# title: A Hand Under
A: I'm not going to look. I'm going to put a hand under, and get hold of {x_them}, and go. # arm in to the elbow
B: Have you got it? {way == "tool":{tool_cap} can't go on for ever.|{way == "front":We've been here too long for people who belong.|I can hear the round.}}
A: I've got something. It's hard, and it's flat.
B: It isn't flat.
A: It's flat, and it's got four legs. # puzzled
B: That's the stand, {a}.
N: {a} felt along it, to the one end, and the other. You could see the cloth going up and down, like somebody looking for slippers under a bed. # dry
A: There's a cushion. # reporting
B: And on the cushion?
A: There's where something's been. It's gone in, in the middle. It's about as big as {x}. # slower
B: Come out, and let me. # lifting the cloth
N: It was so. There {x_left_was} {x_left}, and a cushion with a hollow in it. The hollow was quite cold, and somebody had brushed it. # quiet
B: {foe_they_cap} can't know. Nobody'd walk round and round a cushion. # low
A: Or it's known quite well, and somebody walks round it so that nobody else will know. Get down! There's a light!

=== heist_nothing_still ===
# step: nothing
# skeleton: empty
# tone: eerie,noir,space,epic
# title: What There Was
N: There is a silence that a thing makes by being there, and another, a little larger, that it makes by not. They knew before they had touched the cloth. # quiet
A: {way == "creep":We've come on our stomachs for this. Lift it.|{way == "front":We've walked in by the front for this. Lift it.|Nobody's looking at anything but {tool}. Lift it.}} # level
B: I don't want to be the one who's lifted it.
A: We'll each take a side.
N: There {x_left_was} {x_left}. It was as clean as a plate. # hushed
B: Somebody got here before us. # after a time
A: A long while before. See how the light's faded the stand, all but that part. That's for as long as we've been hearing that nobody could take {x}. # level
B: Then what was there to guard?
A: What we all thought was here. I suppose that's heavier. I suppose you daren't put it down.
N: Outside they could hear the step, coming round. It was just as it had always been. It seemed to them that they had never listened to it before. # very soft
B: Cover it up. # on a breath
A: It's only a cushion.
B: Cover it up, all the same. Nobody's to see it like that.
