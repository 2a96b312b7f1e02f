// What an idea says of one of the two: P is allergic to something. Threads: the peg, the string, the handkerchiefs (from trait1); the fib (from trait3).
// A trait4 way names its thread twice, to weigh enough: what was set up is paid off.

=== trait_allergic_1_peg ===
# step: trait1
# needs: trait=allergic
# makes: trait_plan=peg
N: {p} laid a clothes peg down between the two of them, the way that other people lay down a sword. # dry
Q: What's that for?
P: My nose. {trait_i_cap}. I ought to have said so before I said yes. # low
Q: We might {verb} and never meet with {trait_of} at all. # hopeful
P: I always do. I think that it's put in specially. # gloomy
Q: And how many sneezes is it?
P: I don't know. I've never been left alone to finish. # putting the peg away

=== trait_allergic_1_string ===
# step: trait1
# needs: trait=allergic
# makes: trait_plan=string
N: {p} was allergic, and it had to be known how near was too near. In the absence of {trait_of}, {q} agreed to be {trait_of}, and came up slowly with one end of a string. # dry
Q: I'm {trait_of}. I'm eleven steps away. Say when. # approaching
P: Nothing yet. Nothing. There! That was an itch! # sharp
Q: But I'm only me.
P: You're doing it very well. # scratching
Q: Then that's as close as you ever go. We'll just have to {verb} from this side of the knot. # tying one

=== trait_allergic_1_bless ===
# step: trait1
# needs: trait=allergic
N: Everybody in {place_of} knew about {p} and {trait_of}. Most people said bless you in advance, to have it over. # dry
H: Bless you. # looking in
P: I haven't, yet.
H: That's for later. You're off to {verb}, I hear. And will there be anything there in the way of {trait_of}?
Q: There might be. Now and then. # careful
H: Bless you. Bless you. Bless you. # going
P: That's four. I don't believe that four's enough. # worried

=== trait_allergic_1_hankies ===
# step: trait1
# needs: trait=allergic
# makes: trait_plan=hankies
N: {p} turned out {p_their} pockets. There were nine handkerchiefs in them, ironed, with a number in the corner of each. # plain
Q: Are you expecting to cry?
P: I'm expecting {trait_of}. I'm allergic. For a little I need two. For a lot it's eight and a sleeve. # low
Q: And if we're going to {verb}? Is that a little, or a lot? # doubtful
P: I thought I'd begin at number one and see. # brave
Q: What's nine for?
P: I've never got to nine. # folding it small

=== trait_allergic_2_hide ===
# step: trait2
# needs: trait=allergic
N: They were behind {hide}, talking it over, when {p}'s face began to go. # hushed
Q: No. Don't. Not here. Think of something else. Think of {food}. # whispered
P: It's {trait_of}. It's quite close, and it's getting... I can't. # whispered, pinched
Q: Swallow it! Give it to me! # whispered
N: {q} held {p}'s nose shut. The sneeze found the front door locked, and went out by the roof. # flat
P: I don't think anybody noticed. # muffled, after a while
Q: Somebody said bless you. It wasn't me. # very low

=== trait_allergic_2_sheet ===
# step: trait2
# needs: trait=allergic
N: The plan was on one sheet of paper, and {p} was holding it, because {q} puts things down. # dry
Q: Read me the end again.
P: "When it's all quiet, go round by {way_there}, and on no account..." Oh. Oh no. That's {trait_of}. # nose going
Q: Not on the paper!
N: It was on the paper. The paper left. It was last seen going over {edge}, like something let out of school. # flat
P: I'm sorry. I did hold on to the corner. Look. # holding it up
Q: What's on the corner?
P: "On no account." # small

=== trait_allergic_2_spots ===
# step: trait2
# needs: trait=allergic
N: It began with four spots on the back of {p}'s neck. # plain
Q: Nine, now. Is that from {trait_of}? # counting
P: I didn't touch anything. I only went by. # scratching
Q: Don't scratch, they're joining up. It's going to be a pig. # looking closely
P: I don't want it to be a pig! # upset
N: They had to stop, and hold the neck out in {cold}, until the pig went down. It took a quarter of an hour that they hadn't got. # flat
P: What is it now?
Q: A smaller pig. Come on. # brisk

=== trait_allergic_2_tug ===
# step: trait2
# needs: trait=allergic trait_plan=string
Q: I'll go in front with the string, and meet {trait_of} first. You stay at the safe end. One tug's for come on, and three's for stop. # brisk
N: They had not gone far when the string jerked three times, and three times more. {q} lay down flat, and left off breathing. # hushed
Q: What have you seen? # whispered
P: Nothing. I sneezed. I've got it tied round my wrist. # from behind
Q: But I'm the one in front!
P: It came up from behind. You were being careful in the wrong direction. # thick

=== trait_allergic_3_finger ===
# step: trait3
# needs: trait=allergic
N: {q} had once been told that you can stop a sneeze with a finger, held flat beneath the nose. With {trait_of} about, they tried it. # plain
P: It's going. It's gone! # amazed
Q: Good. Then I'll let go.
P: Don't let go! It's only waiting. # quick
N: So they went on like that, in step, like two people with one moustache between them. # dry
Q: I can't do anything. I've only one hand left. # stiff
P: I've got two. Tell me what yours would be doing, and I'll do it. # stiff, too
Q: It'd scratch my ear. Higher. The other ear. # after a while

=== trait_allergic_3_against ===
# step: trait3
# needs: trait=allergic
N: {q} was saying what {q_they} thought of {trait_of}, out loud, on {p}'s account, and not for the first time. # dry
P: You needn't. I've nothing against {trait_of}. # mild
Q: You're allergic! I've been rude about {trait_of} for years! For you! # put out
P: I know. You did it so well that I never liked to stop you. But it's only that I sneeze. From a good way off, I've always thought rather highly of {trait_of}. # shy
Q: I'll have to take back such a lot. # slow
P: There's no hurry. Just leave off adding to it.
Q: I'd got a good one ready. # sad

=== trait_allergic_3_fib ===
# step: trait3
# needs: trait=allergic
# makes: trait_nose=fib
P: There's nothing here, and I still sneezed. What had you just said? # puzzled
Q: I said that I'm not a bit cross with you.
N: {p} sneezed again. # flat
Q: Two and two are four. The ground's underneath. I never ate the last of the {food}. # trying it
N: That was the biggest one so far. It blew {q}'s hair back. # dry
P: So it isn't only {trait_of}. # slow
Q: I'm a bit cross. # after a while
P: Thank you. That's cleared it right up. # breathing in

=== trait_allergic_3_scarf ===
# step: trait3
# needs: trait=allergic
P: I've worked it out. It gets worse whenever you're nice to me. # thick
Q: Well, I like that! # hurt
P: It's your scarf. You've brought {trait_of} along in your scarf.
Q: I only stopped for a minute. I didn't know that it'd come with me. # caught
N: {q} took off the scarf, and hung it up, and walked away from it, with a neck that was not used to being looked at. # quiet
P: You'll be cold.
Q: I've got shoulders. I can put them up. Is that better? # putting them up
P: Much. You can be nice to me now.

=== trait_allergic_4_peg ===
# step: trait4
# needs: trait=allergic trait_plan=peg
N: They were very nearly there when the strap of the bag gave, and things began to slide out of it, in order of size. # flat
Q: I want something to pinch it with! Quick! # both hands full
P: What sort of thing? # through the nose
Q: Well, something like... No! Not with {trait_of} about! You can't! You'll never stop!
N: {p} took the clothes peg off {p_their} nose, and shut the strap with it. It held. # quick
Q: Bless you. Bless you. Can you go on? # carrying
P: I can go on all right. I just can't stop. # between two of them

=== trait_allergic_4_knot ===
# step: trait4
# needs: trait=allergic trait_plan=string
N: They had come to the knot in the string. Past it was {trait_of}, and so was all that they still had to do. # hushed
Q: That's as close as you go. I'll have to manage by myself. # low
P: You can't. It wants two. # low
Q: With {trait_of}? You'll swell up like a bun.
P: Then I'll be easy to find. Here. You can have the string. # giving it up
N: And {p} went over the knot, sneezing at every second step, so that there was something to march to. # brisk
Q: Left! Bless you! Left! Bless you! # marching

=== trait_allergic_4_nine ===
# step: trait4
# needs: trait=allergic trait_plan=hankies
N: {p} had used up eight handkerchiefs. They hung over {p_their} arm like flags that had been in a war. And it was then that {q} sat down. # flat
Q: It's so nearly done, and my legs won't. And now my nose is running. I don't even know why. # thick
P: Here. # at once
Q: This is nine. You said that you'd never got to nine.
P: I haven't. I've been on my sleeve since the last corner. I was keeping that one clean for somebody. # streaming
N: {q} blew. It was a long, low note, and {noise} stopped to listen. # dry
Q: Right. Where were we? # getting up

=== trait_allergic_4_fib ===
# step: trait4
# needs: trait=allergic trait_nose=fib
Q: We'll do it. I know that we will. We said that we'd {verb}. # loud, for courage
N: They both looked at {p}'s nose, and waited. # still
P: Nothing. Not even a tickle. Say it again. # astonished
Q: We'll do it. # not so loud
P: Nothing! So it must be true. Unless it's stopped working. Say something else, to make sure.
Q: I've always liked your singing. # at once
N: They must have heard that sneeze at {far}. {q} had to hold on to something. # dry
P: It works! Come on! # thick, delighted

=== trait_allergic_4_through ===
# step: trait4
# needs: trait=allergic
Q: It's straight through {trait_of}. I've been up and down, and there isn't a round. # grim
P: How far through?
Q: Twenty steps. I could say that you weren't well.
P: I'm not going to be well. I'm going to be on the other side. Give me your elbow. # taking a breath
N: {p} went in at one end in {p_their} usual shape, and came out at the other in a rounder one, with no eyes to speak of. # dry
P: Was that twenty? # thick
Q: That was thirty-one. I've been trying to tell you. I couldn't get my elbow back. # out of breath

=== trait_allergic_4_start ===
# step: trait4
# needs: trait=allergic
Q: I can't begin. I keep saying now, and then I look, and I haven't. # stiff
P: What would it take?
Q: Something that isn't me saying now.
P: Stay there. I'm going up as close to {trait_of} as I can get. # low
Q: You've kept away from {trait_of} the whole time!
P: Yes. I've been saving it up. # grim, going
N: When it came, {q} left {ground} with both feet at once, and was going by the time that they came down. # dry
Q: I've begun! I can't stop! Bless you! # going

=== trait_allergic_4_aunt ===
# step: trait4
# needs: trait=allergic foe=talks
N: It was a sneeze that would have been heard at {far}. It was answered. # flat
F: Bless you! # from far off, out of habit
P: Thank you! It's only {trait_of}! I'm allergic! # calling, thick
F: So was my aunt! With her it was plums! # from far off
N: There was a silence, in which somebody remembered which side they were on. # dry
F: That doesn't change anything! # from far off
Q: I think it does, though. Quick, while there's still plums in it. # whispered, going
