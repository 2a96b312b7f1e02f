// Ways that only the fox's wood has: an owl that asks, animals that go to bed, and things that have to be put back before morning.

=== fox_gone_owl ===
# step: gone
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: What the Owl Asked
N: {air} {a_who} {b_who} It was the owl who told them, in its way, from just above their heads. # soft
S: owl
A: Who. It always asks that, and it never waits to hear. # sleepy
B: It's waiting now.
A: Who what? # looking up
N: The owl turned its head all the way round, and looked at {x_home}. So they looked, too. There {x_left_was} {x_left}. # quiet
B: Oh. That isn't a who. That's a where. # small
A: I thought that you'd said good night to {x}.
B: I thought that you had. I heard {x_sound}, and I thought, good, that's done.
A: When was it?
B: Before supper. It might have been any time from then till now, and that's very nearly all of the dark. # counting on fingers
S: owl
A: Yes. Who. That's just what we'd like to know. # to the owl, politely
B: Do you think it knows?
A: If it knew it would say something else. # pulling on a boot

=== fox_stake_hedgehog ===
# step: stake
# needs: no-lasts
# show: fox-and-the-borrowed-lantern
# where: village wild
# w: A small hedgehog
N: By the time that they came out again there was a queue. It began at {edge}, and it stood in order of size. # soft
W: Is it true about {x}? # very small
A: Who's been telling you that?
W: The snail. He came as quick as he could. He started at supper.
B: It's only for tonight. You can all go back to bed. # gentle
W: I can't. I said it to myself, in the dark, to see if it was frightening. I said, without {x}, {stake}. And it was. # trembling
A: {h} says so, too, and that was with a light on.
W: Then it's both ways. # hopeless
N: The queue thought about this, and moved up closer. # quiet
B: We'll {verb}. {till != "":Before {till}. |}Now, everybody go home and lie down. # firm
W: Could somebody look under my bed first?
A: You sleep under a hedge.
W: Under that. # hopeful
N: So they looked under all the beds. And then they went.

=== fox_blame_puddle ===
# step: blame
# show: fox-and-the-borrowed-lantern
# where: village wild
A: I've thought whose fault it is. It's yours. # lying down
B: I thought it was yours. # lying down
N: They lay on their backs on {ground}, head to head, since that way nobody has to see anybody. A moth went over, and came back, to listen. # soft
A: You said, I know what I'm doing. You said it in your ordinary voice.
B: I haven't got another. What ought I to have said it in?
A: In the one for when you don't know.
B: But then you wouldn't have come. # after a moment
A: I would. I'd only have brought a biscuit.
{ b == "the Fox":
  B: There were biscuits? You had a choice, and you came without the biscuits? That's what I'd call the fault in it. # sitting up
- else:
  B: I thought of biscuits. I thought, we'll be back before anyone's hungry. So that's a bit that's mine. # honest
}
A: You can have half of mine. It's the half where I pushed. # yawning
B: Did you push? I thought that I'd been brave. # disappointed

=== fox_coming_wood ===
# step: coming
# skeleton: kept
# show: fox-and-the-borrowed-lantern
# where: village wild
N: Behind them there was a rustling. It was the whole wood, being quiet. # soft
A: Who's there? # whispered
B: They've come to help. I can see {h}, with a {rake}. I can see the badgers. The badgers have got saucepans on. # whispered
A: Whatever for? # whispered
B: I don't think that they asked. I think somebody said, put something on your head. # whispered
A: How long have we got? # whispered
B: They're doing it on tiptoe, and the hedgehog has to be carried, and nobody wants to be the one. # whispered
N: {foe_cap} drew in closer round {x}.

=== fox_quarrel_dormouse ===
# step: quarrel
# show: fox-and-the-borrowed-lantern
# where: village wild
N: They would have had it out loudly, there and then, but a dormouse had gone to sleep on {q}'s foot. # soft
P: You said yes for the both of us. # whispered
Q: I said yes for me, rather near you. # whispered
P: You always do that! # whispered, hard
N: The dormouse turned over. They held their breath until it was comfortable.
Q: And you never say what you want. You look sorry till somebody guesses. It's like going about with a wet sock. # whispered, stung
P: A wet sock? # forgetting to whisper
Q: Shh. I didn't mean the sock. # whispered
P: You meant the wet. # whispered
N: Nobody can walk off with somebody asleep on one foot. So {q} stayed. # quiet
P: Is it still asleep? # whispered, after a while
Q: It's got hold of my lace. # whispered
P: I'll carry you, then. Foot and all. I'm still cross. # whispered
Q: Be cross on the other side. It's got its ears on this one. # whispered

=== fox_home_borrowed ===
# step: home
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Before the First Stair
N: The edge of the night was going grey, like a sheet that has been washed with a sock; and there were still things to put back. # soft
A: One ladle, the miller's. One bell. One goat, that goes with the bell. # handing them out
B: And this scarf?
A: We borrowed that from you.
B: So that's where it was. And who had the egg? # putting it on
A: It isn't an egg any more. It's walking behind us. It thinks that we know the way. # not looking round
B: Put it in with the hens, then, and look as though you'd always been there.
N: Everything went back where it had come from, from door to door and from hollow to hollow. # quiet
A: There's a spoon over. Whose is it?
B: Nobody's. I think that it just came along.
A: We could leave it out, low down. In case there's somebody who needs one. # slow

=== fox_last_note ===
# step: last
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: The Other Side of the Note
N: {air} The house had come with a note. It hung by the hook, and everybody knew what it said. # soft
A: "Please leave it where the fox can reach." # reading
B: I know. I could say it asleep.
A: Have you ever turned it over? There's something on the back. It's the same hand, only smaller. # turning it
B: What does it say?
A: "And thank you." That's all. It doesn't say who to.
{ b == "the Fox":
  B: Don't read it again. I'll have to sit down. # muffled
- else:
  B: All this time it's been saying thank you to the wall. # struck
}
A: Shall we hang it up this way round?
B: No. People would only read it. You've got to have turned it over. # after thinking
N: They left their boots on the step. Out of one of them came a very small snore. # soft

=== fox_puzzle_beds ===
# step: puzzle
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Nobody Could Sleep for It
N: {air} {a_who} {b_who} They had gone out to see why it was so noisy, for a time when everybody is in bed. # soft
A: That's the badgers, walking up and down. And that's the hedgehog. I've never known him up. # listening
B: Good evening. Why aren't you lot asleep? # calling softly
N: A good many small voices answered, and they all said the same. # quiet
A: It's about {x}. They can't lie still for it. Nobody knows {ask}. # turning round
B: Doesn't anyone? What about the owl?
A: The owl only says who. It's been saying it all night, and it isn't helping. # low
{ b_kind:
- "planner": B: We'll take it from the left, and go all the way round. That's how one does a wood. # slow
- "explorer": B: I'll find it out! I'm up already! # bouncing
- "wildcard": B: It wasn't me. I do like to get that in early. # quick
- else: B: They'll be so cross in the morning, poor things. Somebody ought to find it out, and tell it them quietly. # soft
}
A: Then tuck them in, and say that we've gone to look.

=== fox_call_glow ===
# step: call
# show: fox-and-the-borrowed-lantern
# where: village wild
# a: lead1
# title: Written in Lights
N: {air} {a_who} In that wood the notices are put up by the glow-worms, who can spell but are slow. # soft
A: It says, C. No, wait. He's only stretching. # reading
B: What's it about?
A: {event_cap}{deadline != "":, {deadline}}. Anybody may come. And then there's a lot of them all sitting on one word. # reading
N: {b_who} {b_they_cap} breathed on the word, very gently, and it sorted itself out. # quiet
B: It's what you get for winning. It's {prize}. # hushed
A: Who's going in for it?
B: There's just the one name there. {foe_cap}. # low
A: There's a little one at the bottom, with no word to be in. He looks so hopeful. # bending down
B: Tell him he can be the end of your name.
A: And what about you?
B: There's a moth who says that she'll hold still.

=== fox_back_tiptoe ===
# step: back
# needs: x=thing no-vast
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: As If It Had Never Been Out
N: It had to be done without waking anybody, and so the whole wood had stayed up to watch. # soft
H: You're not to cheer. I've told them that they can wave. # whispered
A: Lift your end. Mind the sock. # whispered
B: Whose sock is it? # whispered
A: It's been there the whole time. Everyone steps over it. Now. Down. # whispered
N: And {x} {x_was} back at {x_home}, as if it had never been out. {b} wiped it with a sleeve. # quiet
H: Try it. Quite quietly. So that we know. # whispered
A: {x_sound_cap}. Did you hear that? That's it. That's just how it goes. # on a breath
B: Then it's home, and {stake_fixed}. We said that we'd {verb}. # whispered
A: And we {verb_did}. Why's everybody waving at me? # whispered
B: That's cheering. Wave back. # whispered
N: Somewhere near the front a very small person could not hold it in, and cheered, and went to sleep in the middle. # soft

=== fox_stake_fireflies ===
# step: stake
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: They Can Tell
N: {h} was sitting by {hide}, with some fireflies overhead for company. They go out when people are sad; and they can tell. # soft
A: We came to ask if you'd mind. About {x}. # gentle
H: Me? Not a bit. # brightly
N: One of the fireflies went out.
B: They're saying that if nobody helps, {stake}.
H: I'd soon get used to it. # more brightly
N: Three went out together. There was one left, and it was looking at {h} as hard as it could. # dry
A: Say it properly. Nobody can see who it is. # whispered
H: I'd mind so much that I'd not know where to put it. # very small
N: For a moment it was quite dark. Then they came on again, one, and one, and one, to find out who had said that. # soft
B: {till != "":We'll be back before {till}. Stay where it's light.|We're going now. You stay where it's light.}

=== fox_stake_hours ===
# step: stake
# show: fox-and-the-borrowed-lantern
# where: village wild
# w: The mother badger
# title: The Little Hours
N: The badgers had cut a stick with notches, and stood round it in their nightcaps. # soft
W: We're to sleep in turns from now on, on account of {x}. If {stake}, then somebody has to be awake for it. # tired
A: All night?
W: It's me from supper to moonrise. Then him, till the owl. Then it's my sister, from the dew on. # a claw on each notch
B: There's a bit left between, with nobody's mark. # looking close
W: Those are the little hours. They fall to the youngest.
N: The youngest stood up straight. He had a pan lid and a spoon, and came up to {b}'s knee. # quiet
A: What's he to do, if anything comes?
W: Bang. Only, he goes to sleep with the spoon in his mouth. # ashamed
B: Put our mark there. We'll have the little hours. # taking the stick
A: {till != "":We're out till {till} anyhow.|We're out in them anyhow.}
N: The youngest handed over the spoon. It was still warm. # soft

=== fox_fork1_hollows ===
# step: fork1
# show: fox-and-the-borrowed-lantern
# where: village wild
# w: A squirrel
# title: Three Hollows
N: There is an old trunk with three hollows in it, one above another. If you can't tell what to do you say it into the bark, and see what comes of it. # soft
A: We could {d1}. # into the lowest
N: They waited. A hazelnut rolled out.
B: Is that a yes? # picking it up
A: It's a nut. You try one.
B: We could {d2}. # into the middle one
N: Two nuts came out; and then a paw, which took one back. # dry
A: It isn't sure. Hold my feet. We could {d3}. # into the top one
W: Have you any idea what time it is? # sleepy
A: We beg your pardon. We only wanted to know which. # upside down
W: Would it be done here? With talking?
B: Not any of it. We'd be going off somewhere. # looking up
W: Then I'm for that one. # pulling the leaves to
B: Which did she mean? # after a while
A: The one that's furthest off. She didn't say from where.

=== fox_fork1_mice ===
# step: fork1
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Three Mice
N: First there were three mice to put to bed, and each wanted a story that it had never heard. # soft
A: Once there were two people, and they thought, we'll {d1}. # tucking in the first
B: And what happened? # whispered
A: I don't know. It's asleep. # whispered
B: Then it's either a very safe one or a very dull one. Now you. Once there were two people, and they said, let's {d2}. # to the second
N: The second mouse put its paws over its eyes; and then it opened the paws. # dry
A: It's asking if they took a scarf. # listening
B: They took two. Do the last one.
A: Once there were two people, and they looked at each other, and said, we could {d3}. # to the third
N: The third mouse got out of bed, and looked for its hat. # quiet
B: No. You can't come. Lie down.
A: It says, in that case it has to be told how it ends.
B: Tomorrow. We'll know by tomorrow. # turning down the leaf

=== fox_fork2_rabbits ===
# step: fork2
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Mostly Rabbits
N: There was enough of a moon to throw a shadow on {board}, and so they did it with their hands. # soft
A: That's us, and we {d1}. # fingers up
B: That's a rabbit.
A: It's two people, close together. Those are our heads. # hurt
B: They twitch. Look at mine. There we are, and we {d2}. # fingers up
A: That's a rabbit lying down.
B: I can only do the rabbit. # sad
A: So can I. What would it be if we {d3}?
N: It needed all four hands, and some time to find out whose thumb was whose. Then it stood on {board}, as tall as they were, with its ears up, thinking. # hushed
B: It's a hare. # after a moment
A: I'd follow that, if I was a rabbit.
N: Behind them on {ground}, in rows, sat a good many rabbits, and did not breathe. # very soft

=== fox_fork2_burrs ===
# step: fork2
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Hold Still
N: They had come back by way of the burrs. There were three left, and all three of them were in {a}'s back. # dry
B: I'll say something, so that you don't notice. We could {d1}. # taking hold
A: Ow! Was that the idea or the burr?
B: The burr. What did you think of the other?
A: I never heard the end of it. Do the next one slower. # rubbing
B: Slower's worse. We could {d2}. # pulling
A: Ow! That's got hooks. I can still feel where it was. # twisting round
B: The idea?
A: I don't know! You do them both at once!
N: The last was a large one, in the middle, where nobody can reach by themselves. # quiet
B: I don't much like to pull that.
A: Then just say the idea, by itself.
B: We {d3}. # very gently
A: Pull, then. # eyes shut
B: I have. It came away while you were thinking. # holding it up

=== fox_fork3_yawn ===
# step: fork3
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Before the Yawn
N: A yawn had started with the badgers. It goes all the way round the wood, and once it has been through you there's no more thinking that night. # soft
A: Quick, then. We could {d1}.
B: It's got as far as the hedgehogs. I can hear them, one after another. # listening
A: Or we {d2}. Say something! It's in the owl!
S: owl
B: I'm trying. I'm holding my mouth. # through the fingers
A: It's coming up the path. That's a mole. I know that mole.
B: There's one thing more. We could... We could... # mouth opening
A: Shut it! Think of lemons!
B: We {d3}! # all in one breath
N: It went through them both, from the ears down, and on across {ground} to somebody else. # quiet
A: Have you got any left? # blinking
B: All three. They've only gone softer. # blinking

=== fox_fork3_spider ===
# step: fork3
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: From Ear to Ear
N: They had sat still over it for so long that a spider had begun on a web, between {a}'s ear and {b}'s. It would have been rude to get up. # hushed
A: We could {d1}. # moving only the lips
B: She's tied that one to your eyebrow. Or we {d2}. # moving only the lips
A: It tickles. Is it straight?
B: It's beautiful. She's going round, now. Don't nod.
A: I wasn't nodding. I was going to say that we could {d3}. # hardly breathing
N: The spider stopped, with one leg up, until that had done trembling. # very soft
B: I felt you say it. It came all the way along. # whispered
A: If one of us gets up and goes, it'll break.
B: Then whichever it is, it's both of us, in step, with our heads together. # whispered
A: Sideways?
B: I'm afraid so. # whispered

=== fox_quarrel_moon ===
# step: quarrel
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: A Boat or a Tooth
P: It's like a boat tonight. # looking up
Q: It's a tooth.
P: It's got a front and a back. It's a boat.
Q: You always tell me what it is! You've told me before I've got my head back!
P: Because you never say! You just come along. I might as well be out with a coat. # sharp
Q: You'd have gone without me. If I'd been asleep tonight you'd have gone, and I'd never have known. # hot
N: A cloud had come over. There was no moon, and no {p}, and no {q}; there were only two people breathing. # still
P: I'd have waited. I've done it before. I threw acorns. You thought that it was hail. # in the dark
Q: That was you? # in the dark, changed
N: A hand was put out. It took a while to be found. # soft
P: It's coming back. You say what it is.
Q: It's a boat. # after a good look
P: I was going to say a tooth. # shy

=== fox_home_arch ===
# step: home
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: The Moon or the Morning
N: In the dark part the trees stand close and hold hands. On the way out they'd had to crawl. Now the first two lifted their arms, and made an arch. # hushed
A: Is that for us? # whispered
B: There's nobody else. Don't run. It'd look as if we minded. # whispered
A: What do we say to them? # whispered
B: Thank you, tree. To each.
N: They said it forty times, to the left and the right. At the last pair the arms came down, quite slowly, all round them, and stayed there. # soft
A: We're caught. # very small
B: It's only how the game ends. You've got to say which you'd rather have, the moon or the morning.
A: The morning. With toast. # at once
B: I was going to say the moon. Would there be enough toast for two? # after a moment
N: There was a rustle overhead, like people who are trying not to laugh; and they were let go. # warm

=== fox_last_step ===
# step: last
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: Next to the Paws
N: {air} They had sat down on the step by the green door, to empty their boots. It is worn in the middle by paws. # soft
A: There's another, next to it. # feeling along the stone
B: Another what?
A: Another dip. Give me your hand. There. It's as deep as a spoon. # guiding it
B: It's the wrong shape for a paw. It's got a heel. # feeling
A: How long does that take, in a step?
B: With paws it's a hundred years. I suppose that boots are quicker. I thought that it wouldn't show.
N: It had rained a little, and there was water in both. A frog came by, looked into the one and then the other, and got into the smaller. It came up to his chin. # quiet
A: I've never seen him stop here. # whispered
B: There wasn't one in his size. # whispered

=== fox_last_goodnight ===
# step: last
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: And the Dark Part
N: {air} Last of all they said the good nights, from {edge}, with their hands round their mouths. # soft
A: Good night, badgers. # calling softly
B: Good night, hedgehog, and whoever's under you. # calling softly
A: Good night, moles. They can't hear, they've got earth in.
B: And good night, dark part. # calling softly
A: You always do that one. It never says anything.
B: I know. I only think that it'd be horrid to be the one who's left out.
N: They waited, as one does, for about as long as an answer would take. # quiet
A: Come in. You're shivering.
B: Listen. # catching a sleeve
N: It was not a voice. It was a good way off, and very large, and it was only the sound of somebody turning over, and pulling something up to the chin. # very soft
A: You can say it again, if you like. # whispered
B: No. It's asleep. # whispered

=== fox_fork3_log ===
# step: fork3
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: In the Middle of the Log
N: There was a log lying there, and they got up on it, one at each end. For every step one has to say something. # soft
A: We could {d1}. # one step
B: It didn't wobble. We could {d2}. # one step
A: It wobbled!
B: That was me. I was thinking about breakfast.
A: Then think of this. We {d3}. # a small step
N: It did not wobble. It creaked, low down, as a bed does when somebody gets in. # quiet
B: That one frightens me. # whispered
A: Is it no, then?
B: I'm mostly frightened of the ones that I like. It's how I know them.
A: I can't get by you.
B: Then one of us has to go backwards, and be told where the feet go.
A: I'll do the backwards. You do the telling. # hands out

=== fox_fork2_boots ===
# step: fork2
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: One of Each
N: In all the hurry each of them had put on one of the other's boots. They only saw it now that it had gone wrong. # soft
A: This one says that we {d1}. It's yours. It's been pulling all night. # lifting a foot
B: It's only trying to get back to me. Yours says that we {d2}. But it's got a hole in it. # wriggling
A: It says things through that. Don't mind it.
B: And my own foot, in my own boot, would like it if we {d3}. # shy
A: So would my own.
B: Ought we to change back? # bending down
A: When we've got there. Yours is warmer than mine. # curling the toes
B: That's the hole. I've had my finger in it. # owning up

=== fox_fork1_moth ===
# step: fork1
# show: fox-and-the-borrowed-lantern
# where: village wild
# title: It Goes to What Is Lit
N: A moth had come. It will go to anything that is lit, even a little, and so they let it choose. # soft
A: We could {d1}. # chin up
B: It's gone by. I don't think that your face lit up. We could {d2}. # chin up
A: It turned round for that. It's on your collar. There's one more, though.
B: Say it, then.
A: We {d3}. # holding still
N: It came straight over, and sat down on the end of {a}'s nose. # hushed
B: You're all lit up! You never said that you liked it! # whispered
A: It isn't me. You were looking pleased, and it's come off on me. # cross-eyed
B: Then which of us does it mean? # whispered
A: I don't know. Its feet are cold. # whispered
