// BACK, episodes 1 and 2: h has had x for longer than was meant, and it is to be put back so that it was never gone. Where it belongs there is one
// already, of paper: foe found the place empty, and was ashamed. way (episode 2) is how they get in, as in the other spines.

=== heist_had_pillowcase ===
# step: had
# skeleton: back
# title: In a Pillowcase
N: {air} {a_who} {b_who} {h} had asked them in, shut the door, and sat down against it. # dry
A: What have we done? # at once
H: It isn't you. # low
N: From the very back of a drawer {h} took a pillowcase, and out of the pillowcase, with both hands, {x}. # quiet
B: But {x_theyre} kept {den_in}! # faint
H: That's what they all think. I only wanted {x_them} for one evening. I was going to put {x_them} back in the morning, and in the morning there was somebody about. # low
A: Which morning was that? # gentle
H: It was in the spring. # very low
B: And nobody's noticed? # low
H: Nobody's ever to notice. I want you two to {verb}, so that it was never gone. # taking a sleeve of each

=== heist_had_washing ===
# step: had
# skeleton: back
# title: Washing
N: {air} {a_who} {b_who} {h} came along by {edge} with a basket, very upright, as one carries something that is full. # plain
A: What have you got there? # friendly
H: Nothing. It's washing. # not stopping
B: You can see {x_part}. # looking
N: {h} sat down, there where {h_they} was, and put both arms round the basket. # quiet
H: So you've seen. It's {x}. I've walked up and down with {x_them} since it got light, and every time there's somebody there. # low
A: But {foe} {foe_is} guarding {x_them}! # shocked
H: {foe_cap} {foe_is} guarding where {x_they} {x_was}. I borrowed {x_them}. One isn't let, so I never asked. # low
B: And now? # gentle
H: Now somebody's got to {verb}, and nobody's ever to know that there was a gap. I'd do it myself. But I can't run, and I go red. # wretched

=== heist_missed_spoon ===
# step: missed
# skeleton: back
A: What happens if it gets about? # low
N: {h} had been over that, lying awake, and knew it by heart. # quiet
H: First they'd count everything. Then they'd lock up everything. And then they'd begin to look at one another. It'd start with {x}, and by the end of the week nobody'd lend you a spoon. # low
B: All that, for one thing that was borrowed? # low
H: It isn't the borrowing. It's that it was gone, and nobody saw. They'd never be easy again. # low
A: So it mustn't have been gone. # slow
H: That's all that I'm asking. You're not to take anything. You're to make it not have happened.{till != "": And before {till}.|} # simple
B: It's the opposite of stealing. # slow
A: They hang up your picture for it just the same. # slower

=== heist_missed_sorry ===
# step: missed
# skeleton: back
A: Couldn't you go up to the front, and say that you're sorry? # gentle
H: I've practised. I get as far as, I. # honest
B: It's only {x}. # kind
H: It's what they're proudest of. They bring visitors. They stand there, and say that in all these years nobody's so much as breathed on {x_them}. And I'm at the back, going red. # low
N: {noise_cap} went on for a little, as it does when nobody knows what to say. # dry
A: Has anything happened to {x_them}? # careful
H: I've wiped {x_part}. # offended
B: Then there's nothing to be sorry for except that it went. And if it's back, then it never did. # working it out
H: You'll do it? {till != "":You'd have to be quick. It's got to be before {till}.|You'd have to be quick. They're thorough, on Fridays.} # very small

=== heist_look_pockets ===
# step: look
# skeleton: back
N: They lay behind {hide}, with a bag between them, and watched {foe}. # plain
A: Has anyone ever broken into a place like that, to bring something? # whispered
B: Not that I ever heard. You'd think that they'd be less strict about it. # whispered
N: They were not. Whoever went in to {den} was looked at from the hat down, and whatever they carried was looked at from all sides. # dry
A: And when they come out again? # whispered
B: Nobody's even turned a head. You could come out of there leading a cow. # whispered
A: So if we were stealing, it'd be easy. # slow
B: We'd be at home by now, with our feet up. # bitter
A: Then where do you hide a thing that's the only thing they know? # whispered
B: I'm thinking. Move over, you're lying on {x}. # whispered

=== heist_look_daily ===
# step: look
# skeleton: back
# needs: foe=talks
N: They went up in broad daylight, with nothing in their hands, to see how it was done. {one_cap} was in front of {den}. # plain
A: We'd only like a look at {x}. # airy
F: You can look from there. There's a cloth on. # not stirring
B: Is it true that nobody's ever got away with {x_them}? # airy
F: Never. I'd know. # after the smallest of pauses
A: You'd notice at once? # faint
F: I look under that cloth every day, first thing. And {x_theyre} there. {x_theyre_cap} always there. I can't think why you ask. # rather fast
N: {a} and {b} thought of what they had at home. # dry
B: No reason. # fainter
F: People do ask. And then I tell them. And then I'd like them to go. # faster

=== heist_look_corner ===
# step: look
# skeleton: back
# needs: foe=mute
N: From {edge} they could see as far as {den}, and {foe} in front of it. Behind, beneath a cloth, there was a shape. # plain
A: There's something under that. # low
B: There can't be. It's in your bag. # low
A: I know where it is. It's digging into me. # low
B: Then it's a cushion. Or else it's only the cloth. A cloth can get used to a thing. # not quite sure
N: {one_cap} came by, and stopped, and set one corner of the cloth straight; and stayed there for longer than one does over a corner. # quiet
A: It'd be the simplest thing in the world, to take something out of there. # low
B: Yes. It's us who had to get the other one. # low
A: Put down how long that was, at the corner. # low

=== heist_plan_bottom ===
# step: plan
# skeleton: back
# title: From the Bottom Up
A: I've got a plan for a robbery. It's a very good one. We've only to read it from the bottom. # unrolling it
B: "Get away, with {x}." # reading
A: That's how we begin. We turn up, with {x}. # following with a finger
B: "Lift the cloth. Take." # reading
A: Give. Then down with the cloth. # following
B: "Gag {foe}"? # reading
A: Ungag. I'd thought that we might leave that out. # honest
H: What comes last? # from the chair
B: "Meet in a dark corner, in masks, and think of it." # reading
N: They looked at one another. {b} had a mask on. It had come with the plan. # dry
A: That's where we are now. We're nearly through. # proud

=== heist_plan_eggs ===
# step: plan
# skeleton: back
# title: What the Egg Said
N: They practised on {h}, who sat with both eyes shut and was {foe}. There was an egg cup, with nothing in it; and what they had was the egg. # plain
H: I heard that. # eyes shut
A: We hadn't begun! # a long way off
H: Then it was somebody else. # eyes shut
N: For some time there was nothing at all. # hushed
B: It's in. # whispered
H: I know. I heard it go in. It said, tock. # eyes shut
A: So it isn't the getting there. It's the putting down. # slow
B: Anybody can snatch. This has got to be put as if nobody ever had it. # slow
N: They had gone through eleven eggs by supper. The twelfth did not say anything. # dry
H: Have you begun? # eyes shut

=== heist_carry_rustle ===
# step: carry
# skeleton: back
N: So they were in. Whoever had been there before them, by night, had gone in with empty hands. They were the first who had something to drop. # hushed
A: Don't rustle. # whispered
B: That isn't me, it's {x}. There's {x_sound} whenever I breathe. # whispered
A: Then stop breathing. # whispered
N: {way == "creep":They heard the round go by, and come back.|{way == "front":Somebody wished them a good evening, and they wished it back.|They had left {tool} to go on by itself, where anybody might look at that instead.}} # tense
B: {x_theyre_cap} getting heavier. # whispered
A: It's only that you're afraid of dropping {x_them}. # whispered
B: I wasn't, until you said it. # whispered
A: There's the stand. And there's the cloth. # whispered
B: And there's nobody. {foe_cap} {foe_is} on the far side. It's all going too well. # whispered

=== heist_carry_visitor ===
# step: carry
# skeleton: back
# w: A late visitor
N: They had got half of the way when somebody came towards them with a guidebook. # plain
W: I've just been to see {x}. # beaming
A: And did you? # faint
W: One isn't let. There's a cloth on. But one feels that it's there. # beaming
B: Where does one feel it most? # holding the bag shut
W: It's odd that you should ask. I think it's just about here. # sniffing
A: Good night! # loud
N: They went on, a good deal faster than visitors do. The other stood and looked after them, one hand on the guidebook, deeply moved. # dry
B: Some people have a gift. # whispered
A: Go round by the far side, before {foe} {foe_plural:come|comes} back. And keep {x_part} in. # whispered

=== heist_shape_two ===
# step: shape
# skeleton: back
# title: Two of Them
N: They lifted the cloth. There, in the proper place, {x_was} {x}. # still
A: No. # after a moment
B: It's in here. I'm holding it. # looking into the bag
A: Then what's that? # faint
N: They held the one up beside the other. It was all there, down to {x_part}. Only, when {b} put out one finger, the one on the stand weighed no more than an egg that has been blown. # quiet
B: It's paper. It's paper and paste, and somebody's painted it. # low
A: They've painted all of it. They've even done {x_part}. That took weeks. # low
B: So there's somebody who knows. # very low
A: We can't put {x} where there's something already. # very low
B: There's a light. Cover it up! # quick
A: And take {x_them} out again? We've only just got {x_them} in! # desperate

=== heist_shape_wet ===
# step: shape
# skeleton: back
# title: Still Wet
N: {a} put a hand under the cloth, to see that there was room; and took it out again. # still
A: It's taken. # whispered
B: What is? # whispered
A: The place is. There's one in it. # whispered
B: One what? I've got {x} here. # whispered
N: They lifted a corner. It was just like {x}, as far as {x_part}; and a bit of it had come off on {a}'s thumb. # quiet
B: That's paint. It's wet. # whispered
A: It isn't real. Somebody's made it, out of paper, and they were here this very night, to touch it up. # whispered
B: So that nobody should ever know that there was a gap. # slow
A: That was to be us! # whispered, hurt
N: A step came round. There was nothing for it but to take up {x}, and go out the way they had come in. # quick
B: We've been caught without anybody's catching us. # on a breath
