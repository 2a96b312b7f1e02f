// Ways that only a school under the sea has: lamps that have to be asked, words that float up, and detention.

=== tidewater_gone_register ===
# step: gone
# show: tidewater-academy
# where: water
# title: Absent
N: {air} {a_who} {b_who} It came out at the register, which is taken of everything down there, since everything drifts. # brisk
A: Anchors? Present. Lamps? Sulking, but present. {x_cap}? # reading
B: Present.
A: You didn't look.
B: It's always present. Oh. # looking
N: There was {x_home}, and there {x_left_was} {x_left}, going slowly round by itself in the water. # dry
A: I'll have to put absent. Has there been a note? # pencil up
B: Who from?
A: From its mother, for all I know. You have to ask.
{ b_kind:
- "planner": B: Things don't float up on a Tuesday. The tide's out till four. I've got it written on my arm. # uneasy
- "explorer": B: If it drifted, then where to? And who was pulling? # already swimming
- "wildcard": B: I had nothing to do with it. I'd like that written down, I've never got to say it before. # amazed
- else: B: Nobody go and cry. It's bad for the salt. # not quite steady
}
A: Absent, without leave. That's detention, when we find it. # writing
B: I think that we had better find it, then. It'll be frightened.

=== tidewater_call_quiz ===
# step: call
# show: tidewater-academy
# where: water
# a: lead1
# title: Extra Credit
N: {air} {a_who} The notices at the Academy are written on flatfish, and have to be read quickly. # dry
A: Hold still. It says, {event}. It says, anybody may enter. Oh, now it's gone and put itself the colour of the wall. # chasing it
B: Tickle it. What's in it for whoever wins?
A: {prize_cap}. Underlined, and then it's a fin.
N: {b_who} {b_they_cap} came round the other side and cut the notice off at the corner. # brisk
B: Has anyone put their name down?
A: Just the one. {foe_cap}. It's signed very large.
B: It's always {foe}. # low
A: {deadline != "":It's {deadline}.|It doesn't say when.} There's room under it. For two, if we write small. # looking
B: On a fish?
A: You hold it. I'll spell us.

=== tidewater_stake_lamps ===
# step: stake
# needs: no-lasts
# show: tidewater-academy
# where: water
N: The lamps had gone out, all of them at once. The lamps there are jellyfish, and do it to make a point. # dry
H: Please. # in the dark
A: Please would you be so kind. # in the dark
N: One came on, about halfway, over {h}, who had the notice in both hands. # quiet
H: They're upset. Somebody read it aloud in front of them. It says that without {x}, {stake}. # low
B: And what's that to a jellyfish?
H: They've got nothing in them but water and what they're told. They'll go out one by one till it's put right. {till != "":By {till} we'll be doing sums by feel.|By tomorrow we'll be doing sums by feel.}
A: Somebody should promise them something. Somebody they'd believe. # slow
B: Why's it hanging over us? # uneasy
H: It likes you. You always say thank you, after. Nobody says it after. # gentle
B: We'll {verb}. Please don't go out. We'll go and {verb}. # to the lamp
N: It thought about it. Then it turned itself up a little, and so did the next one, and the next. # soft

=== tidewater_blame_detention ===
# step: blame
# show: tidewater-academy
# where: water
N: They had been given an hour's detention, at two desks, with an octopus to see that they did not talk. # dry
A: What did you get yours for? # low
B: The same as you. What do you mean, what did I get it for? # low
N: The octopus put one arm to where its lips would have been, and went back to its marking. # quiet
A: I wrote that it was my fault. I've got to do it a hundred times. I'm on nine. # low
B: That's funny. I wrote that it was mine. # low
A: It was me that looked round.
B: It was me that said, is there something behind you. # lower
N: An arm came over, and took both papers. # dry
A: Is it allowed to be both? # to the octopus
B: What's it writing? It's got the red one out. # craning
N: It had joined the two with a bracket. Beside it stood: "Share. Fifty each." # dry
A: That's generous. # after a moment
B: It can count to eight. It's used to things being split. # taking up the pencil

=== tidewater_quarrel_bubbles ===
# step: quarrel
# show: tidewater-academy
# where: water
# title: What Went Up
N: Down there, whatever you say hangs about over your head for a while, in a bubble, before it leaves. # plain
P: You never listen. # hot
Q: You never stop! # hot
P: If I stopped, you'd have to decide something! You'd sooner be sorry afterwards! # hotter
N: That was a big one. It stayed between them, and wobbled, and they could see each other through it, upside down. # still
Q: Is that what you think? # very small
P: I thought that it would come out smaller. # wretched
Q: Well, get it down, then.
P: I can't. If I pop it, it'll be all over the school. # reaching
N: {q} got underneath, and gave it a push with one finger, out through the nearest gap, and up. # quiet
Q: It'll come out by the bus stop. Some gull will get it. # gruff
P: It'll think, what have I done? # after a while
Q: Serve it right. It's probably never decided a thing in its life. # nearly smiling

=== tidewater_coming_shoal ===
# step: coming
# skeleton: kept
# show: tidewater-academy
# where: water
N: Something was making its way towards them, with a great deal of shushing. # dry
A: It's a shoal. It's got satchels. # listening
B: That's {crowd}. They've come to save us, with {rake}s. They're in twos, holding hands. {h} is in front, with a whistle.
A: Can they see us?
B: They can only see the one ahead. They'll come straight on until somebody stops, and they've never been taught that. It's turn left, or lunch. # looking
N: {foe_cap} drew in round {x}. # quick

=== tidewater_home_bus ===
# step: home
# show: tidewater-academy
# where: water
# title: Any More Fares
N: The last bus goes up at six. It is an old turtle with a bell, and has never waited for anybody, though nobody has ever been able to tell. # dry
A: It's leaving! # out of breath
B: It's been leaving since we turned the corner. Don't run. It takes it as rude. # out of breath
S: bell
A: Two, please. And {x}. # climbing on
B: {x_plural:Do|Does} {x} count as luggage?
A: Sit on that side. Hold on. It's going to put in its other foot. # bracing
N: They rode home at about the pace of a hymn. Things that they had fled from on the way out came up, and swam along beside. # soft
B: That's the one with the teeth. # not moving
A: It's nodding. Nod back. It only wants to see how it came out. # nodding
B: It came out all right, thank you! # calling

=== tidewater_last_whale ===
# step: last
# show: tidewater-academy
# where: water
# title: The Answer
N: {air} They had double whale. It is a lesson in patience: one sits on her back, and asks a thing, and waits. # peaceful
A: What did you ask? # low
B: The same as last week. I only wanted to know how she was. # low
A: And has she said?
B: She's drawn breath. That was before break. I think that it's going to be a long one. # comfortable
A: Have some {food}. I used to bring a book. I used to look at the clock. # after a time
B: So did I. I gave it to the octopus.
N: And underneath them the whale said something. It was too low to hear, and both their hats came slowly off. # warm
B: Oh, good. So am I. # patting her

=== tidewater_puzzle_question ===
# step: puzzle
# show: tidewater-academy
# where: water
# title: Question One
N: {air} {a_who} {b_who} They had been sitting over the test for an hour. It was the shortest that anybody had ever been set. # dry
A: Have you done question one? # whispered
B: There's only question one. "Concerning {x}. Say {ask}." That's the whole of it. Then there's four feet of lines. # whispered
A: I've put my name. # whispered
B: I put the date. What's everyone else doing? # whispered
A: Looking at each other. Nobody knows {ask}. I don't believe that they know. Look at {h}, up there in front, pretending to count the chalk. # whispered
{ b_kind:
- "planner": B: It isn't in the guide. I've been through the guide with my foot. # whispered
- "explorer": B: Then it isn't a test. It's a real one! They've let out a real one by mistake! # whispered
- "wildcard": B: I've an idea. We hand it in blank, and go and look. They can't mark us down for being out. # whispered
- else: B: I think it's not a test at all. I think somebody's asking. # whispered
}
N: The bell went. Everyone put their pens down, and the octopus came round and collected forty sheets of very clean paper.
A: I've written something, at the end. I put, may we have until Friday. # low

=== tidewater_stake_photograph ===
# step: stake
# show: tidewater-academy
# where: water
# w: The photographer
# title: Say Seaweed
N: It was the day of the school photograph. The photographer was a squid. # brisk
W: Once more! All together! Seaweed! # several arms up
A: Seaweed. # glum
W: What's the matter? You look like forty people at the dentist!
H: They say that {stake}. It went along the rows. And nobody wants to be the one who's smiling, when it's hung on the wall. # from the back
B: You might have told me. I've been smiling since nine.
W: And who's going to see to it?
N: Everybody looked at the sand. Then one hand rose. It was {b}'s, and {a} was holding it up by the wrist. # dry
B: You could have asked!
A: I'd never have got mine up, if I hadn't had hold of yours. # in a rush
W: Hold it there! That's the first one with a face in it!

=== tidewater_stake_ankles ===
# step: stake
# show: tidewater-academy
# where: water
# title: About an Ankle's Worth
N: The lower school sleeps in the kelp, and each is tied to it by one ankle, so as not to be somewhere else on waking. {h} ties the bows. # hushed
A: You've done it wrong. They're not tied to the kelp. # whispered
H: No. # whispered
B: They're tied to each other!
H: They asked me. They'd heard that {stake}. They said that if there's going to be drifting, they'd sooner all do it. # whispered
N: A small foot turned over in its sleep, and all the rest went a little that way. # soft
A: How long will that hold?
H: It's only a bow. {till != "":Until {till}, if nobody dreams.|Until one of them dreams.} # whispered
B: Is there any ribbon over? # after a while
H: About an ankle's worth.
B: It'll do two, if you cut it thin. Give me your foot, {a_call}. I'm not going anywhere by myself.

=== tidewater_fork1_starfish ===
# step: fork1
# show: tidewater-academy
# where: water
# title: Marked by a Star
N: They wrote it up on the big flat oyster, one, two, three, and put a starfish underneath, to do the marking. # brisk
A: One. We {d1}. Two. We {d2}. # chalk down
B: And three, we {d3}. Now nobody's to influence it.
N: They watched. A starfish is a very fair marker, but it is not quick. # dry
A: It's put up an arm!
B: That's for balance. Which do you want it to go to?
A: I'm not to say. You said so.
B: I only want to know if it's the same as mine. # wriggling
N: By the second bell it had moved about an inch, in all five directions. # dry
A: It's trying not to hurt anybody. You've got five points as well. Put your hand up there. # struck
B: Only if yours goes up with it.

=== tidewater_fork1_otter ===
# step: fork1
# show: tidewater-academy
# where: water
# title: The Parting
N: At four the otters come round with combs, and you have to sit still for it. It is a good time to think. # comfortable
A: We could {d1}. # being combed
N: The otter gave {a} a parting on the left. # dry
B: It isn't you. Or we could {d2}.
N: The otter shook its head, and did it over again on the right.
B: You look like somebody who's got to read the lesson. Well, then. We {d3}.
N: The otter stopped. It stood back, with the comb in its teeth. Then it did the whole lot straight up. # grave
A: How's that? # anxious
B: As if you'd seen something coming, and hadn't run. I'd go anywhere with that.
A: Then it's your turn. I want to see what it thinks that you are.
B: Hold my hand, though. It pulls.

=== tidewater_fork2_corrections ===
# step: fork2
# show: tidewater-academy
# where: water
# title: Corrections
N: When a thing has gone wrong at the Academy one does corrections: on the left what it was, on the right what it should be. # brisk
A: I've put, "We had a plan." And then there's a great deal of right. # writing
B: Put, "We should {d1}."
A: "Should" looks so bossy. I'd say, "We might {d2}."
B: And leave a line, and put, "We could always {d3}."
A: That isn't corrections. It's grammar. # head on one hand
B: Which would you give a tick?
A: You mark it.
B: I can't mark you. I'm in it as well!
A: I'd sooner have it wrong from you than right from an octopus. # not looking up
N: {b} took the pencil. What went into the margin was not a tick, and it was not a cross. It had a fin, and it was smiling. # soft

=== tidewater_fork2_crab ===
# step: fork2
# show: tidewater-academy
# where: water
# title: Past the Crab
N: The current had got hold of them, and was taking them round, on opposite sides. It was not fast. Once every lap they went by the same crab. # dry
A: We could {d1}! # shouting across
B: What? I was behind the crab! # shouting across
A: I said one! Now you say one!
B: We could {d2}! Or, no, wait, here's the crab. Or we could {d3}! # going by
A: I liked the bit before the crab!
N: The crab looked from one of them to the other, as people do at tennis. # dry
B: If you'd stop paddling, I could catch you up!
A: I'm not paddling! I'm waiting for you!
B: So am I! I've been waiting for you all the way round! # indignant
A: Then one of us has got to come across! Put out a foot!

=== tidewater_fork3_paper ===
# step: fork3
# show: tidewater-academy
# where: water
# title: Answer One Only
N: The octopus had set it for them as a paper. It thought that they would feel more at home. # kind
A: "Answer one question only. One. We {d1}. Discuss." # reading
B: I don't want to discuss it. I want to lie down. What's two?
A: "Two. We {d2}. Draw a diagram."
B: You know that I can't draw. My whale was a boot.
A: I kept it. "Three. We {d3}. Show your working."
B: You kept it? # staring
A: It's over my bed. Which? We've got until the sand runs out.
B: It's the sea. It's all sand. # looking round
A: I didn't like to put up my hand and say.
B: Are we allowed to do it together?
A: I've looked for where it says not. There isn't one.

=== tidewater_fork3_shells ===
# step: fork3
# show: tidewater-academy
# where: water
# title: What You Hear in a Shell
N: If you put a shell to your ear, down there, you hear the bus stop. They had three of them, and passed them to and fro. # quiet
A: I told this one that we {d1}. Now listen.
B: Somebody's got a pushchair, and they're in a hurry. Give me the long one.
A: In that, we {d2}.
B: There's a dog. It's waiting for someone, and it isn't worried. # listening
A: And in the little one, we {d3}.
B: Nothing. # listening hard
A: What, nothing at all?
B: No, wait. There's somebody there. They're just about to say something.
A: That's me. I've got my ear on the other side. # very near
B: What were you going to say?
A: I was hoping to hear it from you.

=== tidewater_quarrel_hose ===
# step: quarrel
# show: tidewater-academy
# where: water
# title: A Breath Each
N: In the deepest part they shared the one hose, turn about. You can only be angry down there when it is your breath. # dry
P: You never looked back. Not once. # handing it over
Q: You'd have stayed there and thought about it. # handing it over
P: I'd have stayed there and been frightened! You could have asked which! # handing it over
Q: You're not frightened of what's down here. You're frightened of being laughed at. You'd let the whole school go dark first. # fast, and handing it over
N: It was {p}'s breath. {p} held it for nearly all of its length. # still
P: That's true. # on the end of it
N: Then it was {q}'s; and {q} held the thing out again, and had not had any. # quiet
P: It's your turn.
Q: I've said plenty with mine. Have two. # thin
P: I'll have half. You have the other half, and don't talk. # gruff

=== tidewater_home_late ===
# step: home
# show: tidewater-academy
# where: water
# title: The Late Book
N: They had to come in by the office, where the octopus keeps the Late Book. There is a column for the reason, and it is not wide. # dry
A: Where do I begin? # pencil up
B: Put, there was a herring who wouldn't let us by.
A: "We were frightened, and then we weren't, and by that time it was dark." It doesn't go in! # writing smaller
N: With one arm the octopus ruled the column wider. With two it set down soup. With the others it went on marking, as if it had never met those three. # soft
B: Hold on to my bowl. It's going up. What have you put for absent?
A: It's been filled in. Look! "Present." It's in red, right down the page, by both of us. # slow
B: But we weren't here.
A: Don't tell it.

=== tidewater_last_seat ===
# step: last
# show: tidewater-academy
# where: water
# title: Grown
N: {air} In the Reef Hall one grows one's own seat. They had gone to see how theirs were doing. # peaceful
A: Mine's got a place for a cup. I never asked for that. # sitting
B: Where's mine? It was next to yours. I've been watering it.
A: It's under the sea.
B: I know. I wanted it to feel that somebody had come. # dignified
A: This is it. It's this piece. Oh. It's joined on. # feeling along
B: It's not supposed to do that. Where's the arm?
A: It hasn't got an arm. It just goes on from my elbow until it's you.
N: They tried it. In the middle, where there should have been an arm, was a sort of dent, of about the size of a plate. # warm
B: Pass me the {food}. I want to see something.

=== tidewater_last_please ===
# step: last
# show: tidewater-academy
# where: water
# title: As Far as the P
N: {air} They came in late, shoes in hand, and it was dark. # hushed
A: You ask it. # whispered
B: I asked last time. # whispered
A: I've got my mouth full. # whispered, through it
B: Oh, very well. P... # whispered
N: It came on. # soft
A: You hadn't said it!
B: I'd only got as far as the P.
A: They don't do that. They don't do it for the whale.
N: The lamp looked at the wall, as though it had been on all along. It had gone rather pink. # soft
B: Thank you. I'm saying it anyway.
A: How do we get it to go out? We've got to sleep. I don't like to ask it now.
B: Nor do I. Leave it. Come round this side, and we'll shut our eyes instead.

=== tidewater_fork3_bubbles ===
# step: fork3
# show: tidewater-academy
# where: water
# title: It Isn't Said till It Pops
N: At Tidewater nothing that you blow in a bubble is said until somebody pops it. # kind
A: You do mine. I can't look. # eyes shut
B: "We {d1}." It's just like you, only rounder. # a finger out
A: Then I'll do yours. "We {d2}." You were laughing when you blew that.
B: I wasn't. I was nervous. Whose is the big one?
A: It's half mine. I ran out of breath.
B: The other half's me. I thought that I'd finish it for you.
N: It came up slowly, between their noses, with both of them in it, upside down. # soft
A: You needn't pop it. I know what it says. We {d3}.
B: When it gets to the top everybody'll hear. # whispered
A: Then hold it down. No, lower. That's my hand. # whispered
B: I know it is. # whispered

=== tidewater_fork2_puffer ===
# step: fork2
# show: tidewater-academy
# where: water
# title: It Feels Things for You
N: Whoever has had a thing go wrong at Tidewater is given the puffer to hold. It feels things for you, until you can do it by yourself. They had a fin each. # kind
A: We could {d1}.
B: It's up to the size of a bun. It's worried.
A: So am I. We could {d2}.
B: It's down on my side, and up on yours. What did you think?
A: That you'd be the one in front. Is there nothing smaller? # low
B: We {d3}.
N: It became perfectly round, with all its spines out. # dry
A: It's terrified!
B: No. It only does it like that for people whom it means to look after. # struck
A: I can't see you. Are you all right, round there?
B: Put a hand round the side.

=== tidewater_fork1_heels ===
# step: fork1
# show: tidewater-academy
# where: water
# title: Nothing Under Them
N: At Tidewater nobody can hide what they think of a thing. If you like it your heels come up. # brisk
A: We could {d1}. # looking down
B: I'm up by an inch. You're up by two!
A: That's just my breakfast. We could {d2}. # looking down
B: One heel. I like half of it. Do the last.
A: We could {d3}. # trying not to
N: Each looked hard at the other's feet. It was a time before they saw that there was nothing under any of them. # dry
B: Whose fault's that?
A: I don't know! How do you get down?
B: You think about a test!
A: I am, and I'm still going up! Hold on to something!
B: There's only you! # holding on
