// Ways that only the Amber Desert has: two shadows that do not agree, stories paid for in dates, and a city that was put away with care.

=== amber_gone_shadow ===
# step: gone
# show: two-moons-over-amber
# where: wild village under town
# title: Two Shadows and Nothing
N: {air} {a_who} {b_who} While there are two moons everything throws two shadows. It was by the shadows that they knew. # low
A: Count them with me. Camel, and camel. Tent pole, and tent pole. # slow
B: And there? By {x_home}?
A: Two. They're both in order. One long, one short.
B: Yes. And whose are they? # very quiet
N: They went nearer. There lay the shadows on {ground}, side by side, as they had lain every night of the road. Where {x} should have stood to throw them, they found {x_left}. # hushed
A: {x_cap} went, and they stayed. # on a breath
B: They're paling. Look. They'll have gone by moonset.
A: And after that there'll be nothing to say that there was ever anything here at all.
{ b_kind:
- "planner": B: Then that's our measure of the time, and I never saw one that I liked less. # grim
- "explorer": B: They're leaning. They lean to where it was carried. Saddle up. # kneeling
- "wildcard": B: I'd a mind to be bored tonight. I'd set my heart on it. # standing up
- else: B: We won't let you go out. Do you hear? Neither of you. # to the shadows
}

=== amber_call_crier ===
# step: call
# show: two-moons-over-amber
# where: wild village under town
# w: The crier
# a: lead1
# title: Let Them Come Who Dare
N: {air} {a_who} A horn was blown three times, and the crier stood up on a camel, which sat down. # brisk
W: Hear me, you of the forty tents! {event_cap}! # from lower
A: What's at the end of it? # calling
W: {prize_cap}! And the name of the winner to be sung at every well from here to the sea! # grand
N: {b_who} {b_they_cap} had come up behind, with a mouth full of {food}. # dry
B: Who's come forward? # chewing
W: One! Only one, in all the years that I have cried it! {foe_cap}! # dropping a little
B: And who have they ever beaten, then?
W: Nobody. It is that which makes them so terrible. Will none of you dare? I've to stand here until somebody does, and it's the camel's supper. # in an ordinary voice
A: {a_yes}
B: I was about to say so. I was only swallowing.

=== amber_stake_dates ===
# step: stake
# needs: no-lasts
# show: two-moons-over-amber
# where: wild village under town
N: At the fire a story is paid for in dates, and a good one costs a bagful. When {h} began that night, nobody reached for the bag. # low
H: I had this from my grandmother, who'd have charged you. It begins with {x}, and with a camp full of people who said that somebody ought to. And nobody did; and so, one night, {stake}. # slow
A: And then? # after a while
H: There's no then. It's tonight. It goes as far as this fire and stops.
B: You can't leave it there! There are children here!
H: I've told it as far as it has gone. Somebody has to go and make the rest. {till != "":They've till {till}.|They've the length of one moon.} I'm only the one who says it after. # looking round the ring
N: Nobody spoke. Then somebody's hand came out of the dark and set down a date, in front of the two of them; and somebody's else; and it went all round the fire. # hushed
A: What's this for? We haven't told anything. # low
H: It's paid ahead. I've only ever seen that done once. # low

=== amber_learn_swept ===
# step: learn
# skeleton: kept
# show: two-moons-over-amber
# where: wild village under town
# title: By People Who Meant to Come Back
N: There was one who had seen {den} from within, and that was {g}. It had to be bought with the last of the {food}. # low
G: {g_says}
A: What do they want with {x}? What do they do there, all night?
G: They put things straight. I watched it through a crack. They'd set {x} down, and stand off, and look, and turn {x_part} by a hair. As you do in a house when there's somebody expected. # slow
B: Who do they expect? # quiet
G: They've no more idea than the chairs have. Somebody told them, keep it ready. It was a long while ago. And nobody came, and they've kept it ready. # chewing
A: Then it isn't theft. Not as they'd tell it. # slow
G: As they'd tell it you're the draught. You've come in and you've left the door open. # mild
B: And what's the way of getting near them?
G: Wipe your feet. I mean it. I got further than anybody ever did, and I'd only come in to wipe my feet.

=== amber_coming_horns ===
# step: coming
# skeleton: kept
# show: two-moons-over-amber
# where: wild village under town
S: whistle
N: Far off a horn was blown; and a second one answered, nearer, and flat. # sudden
A: That's ours. Nobody else's is as flat as that. # listening
B: It's {crowd}. They're riding with {rake}s. {h} is in front, upright in the stirrups, swearing an oath.
A: What oath? # anxious
B: I can only get the ends of it. Blood, and sand, and something about breakfast.
A: How long do we have?
B: As long as the oath. It's an old one. It's got a chorus.

=== amber_quarrel_well ===
# step: quarrel
# show: two-moons-over-amber
# where: wild village under town
# w: The well
# title: The Well Says It Back
N: They fell out with their heads over a well. That country has wells that keep what they hear. # low
P: You gave your word for me. You put my name in, as if I'd been a goat! # hot
Q: Because you'd have stood there weighing it until the moon was down! Have you ever in your life sworn to a thing? # hot
P: I've never had to break one, either!
N: It went down; and they heard it touch the bottom, and turn. # still
W: Ever in your life. As if I'd been a goat. # hollow, from below
P: It'll say that for a hundred years. To some child with a bucket. # low
Q: Then say something else on top. Quick, before it sets.
P: I'd have come. I only wanted to be asked. # down the well
Q: I was afraid that you'd say no. I'd nobody else. # down the well
N: They waited. It had run the two together. # soft
W: I'd have come. I'd nobody else. # hollow, gentler

=== amber_fork3_sand ===
# step: fork3
# show: two-moons-over-amber
# where: wild village under town
# title: Three Lines Before the Wind
N: {a} knelt, and drew three lines with one finger. # low
A: This one: we {d1}. It's short. It goes by the place where they sing about people.
B: And the next?
A: We {d2}. See how it bends there? That's where one of us says, go on without me, and isn't listened to. # drawing
B: And the last? It's hardly a line at all.
A: We {d3}. I can't draw that. I only know where it starts. # the finger still
B: My grandmother used to say, choose before the wind does. She'd two camels and a limp, and she was always laughing. # looking at the third

=== amber_home_latch ===
# step: home
# show: two-moons-over-amber
# where: wild village under town
# title: On the Latch
N: The second moon was a finger's breadth from the edge. They were very nearly out when {a} turned round. # tense
B: What is it? There's no time! # over one shoulder
A: I moved a chair. I fell against it, on the way in, and I never put it back. # stricken
B: A chair? There's a whole desert coming down like a lid!
A: They swept before they left. Someone pushed each one in, and thought, there. For when we're home. I can't leave it crooked. # already running
B: {b_no} Which chair? # running after
N: They set it to its table. {b} breathed on the place where the hand had been, and rubbed it with a sleeve. # quiet
A: Thank you for having us. # to the room
B: Go! Now! Go! # from the door
N: And behind them, one after another, they heard the doors go softly on the latch. # warm

=== amber_last_moon ===
# step: last
# show: two-moons-over-amber
# where: wild village under town
# title: The Usual Number
N: {air} The second moon went down, and all over the desert people stood up. # low
A: That's that, then. Once in a lifetime. I blinked at the end. # quiet
B: I'll tell you how it was. I was looking at you blink. # quiet
A: When we're eighty they'll come and sit down and ask us to tell it.
B: What shall we charge?
A: A bag. Two, for the part with {foe}. And we'll say that it was bigger. # settling
B: It couldn't have been. I had my eyes open for that. # honest
N: By and by they noticed that they had one shadow each again; and that these had got mixed up, and lay across one another with their feet to the fire. # soft

=== amber_puzzle_camels ===
# step: puzzle
# show: two-moons-over-amber
# where: wild village under town
# title: A Thing That the Songs Leave Out
N: {air} {a_who} {b_who} Round every fire on that road they sing the same song, and it has ninety verses. That night it had stopped at the eleventh. # low
A: Why have they left off? # low
B: Because of {x}. That's in the twelfth verse. They got that far, and the singer put down his drum, and said that he'd not sing what he didn't know. # low
A: He's sung it for thirty years!
B: He's hummed it for thirty years. Nobody knows {ask}. It seems that everyone always took a mouthful of {food} just there. # dry
A: They'll not sleep. They never sleep till the goat comes home, and that's the ninetieth.
B: Somebody'll have to go and find it out. # not looking up
A: By moonset?
B: By the next fire. Or there'll be no one on this road, by and by, who remembers that there was a goat.

=== amber_stake_water ===
# step: stake
# show: two-moons-over-amber
# where: wild village under town
# title: To the Crack in the Cup
N: Water is given out at the camp by the cup, from the oldest skin, and it was {h} who poured. # quiet
A: That's only up to the crack. # looking in
H: It's half for everybody, from now on. # not spilling
B: Has the well failed us?
H: No. But if {stake}, we shall sit here for longer than we packed for. So I pour short now, while they've the spirit to be cross. # pouring
N: The line went by. Nobody was cross. They said thank you, every one, and it was terrible. # dry
A: And those two, that are full?
H: Those are yours. You'll be walking. {till != "":There and back, by {till}.|There and back.} They each gave a mouthful. # gruff
B: You drink first. I can't swallow while they're being so polite. # aside
A: Both at once, then. And don't look at the little one with the bowl.

=== amber_stake_fringe ===
# step: stake
# show: two-moons-over-amber
# where: wild village under town
# w: The weaver
# title: A Very Slow Fringe
N: The weaver had been at the one carpet for forty years, and whatever befell the camp went into it. She was tying knots along the end. # quiet
A: What's that part, mother?
W: The fringe. # tying
B: But it's not done! There's bare loom up there!
W: You put the fringe on when there's no more to come. They tell me that {stake}. I've no pattern for that. I've camels, and a goat. # tying
A: How many knots have you left?
W: Half. I'm known for a slow fringe. # not looking up
N: {a} found the end of the last thread that was still a picture, and took hold of it. It was red. # still
A: Leave this one. {till != "":Just until {till}.|Just until we're back.}
W: And what do I make of it then?
A: That's for me. And {b} goes here, next to it.
B: I could be the goat. # hopeful
A: I want you with a face on.

=== amber_fork1_brothers ===
# step: fork1
# show: two-moons-over-amber
# where: wild village under town
# title: Three Brothers
N: In the stories of that country it is always three brothers; so they tried it on three brothers. # dry
A: And the eldest said, let us {d1}. And the desert opened its mouth. # as at the fire
B: It does that, for an eldest.
A: And the second said, no, let us {d2}. And he came home with one shoe.
B: He came home, though. And the youngest, that nobody had been feeding?
A: And he said, let us {d3}. And he got the kingdom, and both shoes.
B: Is that how it goes?
A: It's how it's told. I've always thought that it was the youngest who told it. # thoughtful
B: And which would you have been?
A: The sister, who stopped at home and minded the goat.
B: You can't be her! Who'd I go with? # alarmed

=== amber_fork1_camel ===
# step: fork1
# show: two-moons-over-amber
# where: wild village under town
# title: Into a Large Ear
N: They told it to the oldest camel, who could be trusted not to repeat it. # dry
A: We could {d1}. # into an ear
N: The camel looked at {a} as one looks at a bill.
B: She's thinking. We could {d2}. # into the other ear
N: The camel looked at {b} in just the same way, for longer.
A: She liked mine better.
B: She'd something in her teeth. Tell her the last one. Say it kindly.
A: And there's always this, old mother. We {d3}. # tenderly
N: The camel shut her eyes. She folded up in front, and then behind, and sat down upon {b}'s coat. # dry
B: Is that a yes?
A: It's a no to going without supper. You can have half of my coat.
B: I'd rather have half of your answer.
A: I haven't got one. I was waiting to hear yours. # owning up

=== amber_fork2_tent ===
# step: fork2
# show: two-moons-over-amber
# where: wild village under town
# title: Three Ropes and Two People
N: The tent had come down, with the plan inside. They put it up again, in a wind, with three ropes and two people. # brisk
A: Hold that! That's if we {d1}! Pull! # shouting
B: It's pulling me! I'll have this! Say that we {d2}! # shouting
A: It leans! It's leaning over to your side!
B: Everything does! Get that one that's flapping! What's on that?
A: We {d3}! I've got it in my teeth! # through rope
N: For about a breath it stood. It was a very fine tent. # dry
B: Let go of yours, and then I can tie mine!
A: You let go! I always let go first! # indistinct
B: Do you? Why?
A: So that when it falls on us it's me who did it. # spitting out rope
B: Then hold on, for once. Say which, and I'll let go of the rest.

=== amber_fork2_ring ===
# step: fork2
# show: two-moons-over-amber
# where: wild village under town
# title: Two People's Feet
N: They had walked since it went wrong, and not talked. They came on footprints: two people's, quite fresh. # still
A: They've had a worse time than we have. That one's limping.
B: And here the other one stopped, and waited. Look how deep. # kneeling
A: {b}. That's my heel. # slow
B: I know. I'd just been feeling sorry for them.
N: It was a large ring, and a neat one. They had made it themselves. # dry
A: Then there are three ways to get out of it. We {d1}.
B: Or we {d2}.
A: Or we {d3}. It'd have to start there, where you stopped. Why did you stop? You said that you'd a stone.
B: I hadn't any stone. You were limping, and you'd never have asked. # to the sand
A: Then you choose where I put it next. This foot. Go on.

=== amber_fork3_glass ===
# step: fork3
# show: two-moons-over-amber
# where: wild village under town
# title: A Piece of Dune Glass
N: They had a piece of dune glass, about as large as a plate. If you tilt it between two moons, it shows you what you may do. # hushed
A: That's if we {d1}. You look tall. # tilting it
B: You've got hold of my sleeve. Tip it a little. That'll be where we {d2}.
A: I've got hold of it in that one, too.
B: And that's where we {d3}. It's dim. I can only see hands. # breath held
A: Whose?
B: One each.
A: Then it's the same in all of them. # sitting back
B: What is?
A: The sleeve.
B: Well, it's not to be sung that I was dragged. Take it now, and choose after. # holding out an arm

=== amber_quarrel_belt ===
# step: quarrel
# show: two-moons-over-amber
# where: wild village
# title: One Camel
N: They had one camel between them, and it is hard to leave somebody for ever upon the same camel. # dry
P: You let it be me. You sat there with your hands in your sleeves, and let it be me. # facing front
Q: I thought that you wanted to. You like to. You like it sung. # to the back of a neck
P: Put me down. # very cold
N: A camel kneels by halves, and after the first half they were both on their way over its head. # grave
P: I'd sooner have crossed with a stranger. A stranger would have put out a hand! # at a slant
N: Then the second half went down. {p} could have got off. # still
Q: I'd a hand out. It was behind you. You never look behind you. # barely
P: What was it doing there?
Q: You lean, when you ride. I've had hold of your belt the whole way. # barely
P: Up. # to the camel, hoarse

=== amber_home_moved ===
# step: home
# show: two-moons-over-amber
# where: wild village under town
# title: Two Hours Too Few
N: There were two hours still to go, by anybody's reckoning, when {a} fell over a guy rope. # dry
A: Who'd pitch a tent out here? # from the ground
B: Mind. There's another. There are forty of them! # turning round
A: It's ours. That's {h}'s washing. But ours is right over by... We've walked two hours too few.
H: You're late. Or we're early. Sit down. # by the fire
B: You struck camp? All forty, in the dark? Whatever for?
H: It was felt that you'd be tired. # stirring
A: How did you know which way we'd come?
H: We didn't. This is the third place. The camels are not speaking to us. # stirring
N: {a} sat down to pull off a boot, and was asleep before it came. {b} got hold of the heel, and pulled, and then did the other. # soft

=== amber_last_chin ===
# step: last
# show: two-moons-over-amber
# where: wild village under town
# title: The Camel's Supper
N: {air} It was the hour when the oldest camel has her supper, and spits at somebody. They had drawn dates for it. # easy
A: You carry the bucket. I'll stand behind, and be sorry for you.
B: It was you who lost.
A: I know that. I'm asking. # pleading
N: The camel came up. She looked at the one, and she looked at the other, and her cheeks went in. # still
B: Shut your eyes!
N: Nothing came. When they opened them she had laid her chin upon the top of {a}'s head, and left it there. # soft
A: What's she doing?
B: I don't know. She's never done it to anybody. Don't move. It's like a hat.
A: How long do I stay like this?
B: Until she drops off. I'll sit here with you. I've brought the {food}.

=== amber_last_boots ===
# step: last
# show: two-moons-over-amber
# where: wild village under town
# title: The Heap
N: {air} Whoever comes back to that camp empties both boots on the heap by the fire. It is all the monument they have. # warm
A: That red was the first day. And there's the salt. # shaking
B: This grey's from where we fell out. Do I put that in? # hesitating
A: Put it in. It wouldn't be a true heap.
N: It made two small peaks, one by the other. Then somebody who was three slid down both. # fond
B: There's something else in here. It won't come out. # knocking the heel
A: Give it to me. It's a date stone. But look! It's got a root on it!
B: I've walked on that the whole way!
A: It must have been damp in there.
B: It was. I was frightened. # simply
A: It'll want water. You do it tonight, and I'll do tomorrow.

=== amber_fork3_spun ===
# step: fork3
# show: two-moons-over-amber
# where: wild village under town
# title: If You Don't Fall
N: It's how the guides do it. One is blindfolded and spun, and the other names the roads. # low
A: If you fall to the left, then we {d1}. # spinning {b}
B: Slower. I've had dates. # blindfolded
A: If it's to the right, we {d2}.
B: And what if I don't fall?
A: They all do. If you don't, we {d3}. Now!
N: {b} went to the left, and to the right, with both hands out; and one of them found a sleeve. # still
B: I'm standing. Am I standing? What does it mean?
A: That it doesn't count. You've got hold of me. # close by
B: How did you come to be just there?
A: I'd seen which way you were going. # low
B: Which way was it? # hand on the cloth
A: I'd sooner hear it from you than from your feet.

=== amber_fork2_neck ===
# step: fork2
# show: two-moons-over-amber
# where: wild village under town
# title: Up to the Neck
N: However a thing goes wrong in the desert, it ends in sand. They were in it up to the neck, face to face. # dry
A: We could {d1}. # chin up
B: With what? I can't find my arms. We could {d2}.
A: There's a beetle on your ear. Don't nod.
B: Is it for it or against it?
A: It's looking at the view. Or we {d3}. I'd point, if I'd anything to do it with.
N: There was some heaving from both sides, a long way down. Then something took hold of something. # still
B: Is that you? # not moving
A: I trust so. It's squeezed back.
B: Then there's that much of us that isn't stuck.
A: Pull. And tell me where to, while you're about it. I'd sooner not be dug out for nothing.

=== amber_fork1_slipper ===
# step: fork1
# show: two-moons-over-amber
# where: wild village under town
# title: By Slipper
N: In that country it is settled by slipper. You throw it over your shoulder, and go where it points. Meanwhile you stand on one leg. # dry
A: We could {d1}. # throwing
B: It's pointing at supper. I'd follow that. We could {d2}. # throwing
A: Yours is on its back, with its toe up. I think it's died.
B: It's tired. Lean on me, you're swaying. Is there a third?
A: We {d3}. But I've thrown mine.
N: They looked down. They had a slipper left each, and it was all that they stood on. # still
B: If you throw that, I'll have to carry you. # considering
A: And if you throw yours, I'll have to carry you.
B: Then we'd best both throw. I'd like to see who's quicker to pick up the other.
