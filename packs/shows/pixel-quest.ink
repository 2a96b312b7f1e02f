// Pixel Quest: a game that is switched off at the wall and remembers everyone.

=== pixel_stake_warning ===
# show: pixel-quest
# step: stake
# where: village town room
# w: The game
# title: Press Any Key
N: The sky went blue from edge to edge, and spoke. It had a great voice, and had been built by somebody's older sister. # grand
W: Warning. A problem has occurred. It appears that {stake}. Press any key. # vast
A: We haven't got any keys! # shouting up
W: Then press on. # vast
B: It's never said that before. It's always said, try again. # low
A: What happens if nobody does anything?
W: Then I shall count. I do not want to count. I have counted from ten more often than anyone alive, and I have never once been told what comes after none. # vast, smaller
B: Where are you counting now? # gentle
W: I am on ten. I am being slow about it. # small
A: Then stay there. Stay on ten as long as you can. {till != "":We'll be back before {till}.|We're going.} # hand up
W: Ten. # holding it, like a note

=== pixel_fork2_menu ===
# show: pixel-quest
# step: fork2
# where: village town room
# w: The menu
# title: Choose
N: A menu came down in front of them, with a gold border, and a hand that pointed. # grand
W: Choose thy fate. # deep
A: "{d1}." That's the top one. # reading
B: "{d2}." And there's a third. It goes, "{d3}." It's got a small picture of us doing it. We look awful. # reading
W: Choose. I shall count from ten. # deep
A: Can we see what happens first? Is there a save?
W: There is no save. Nine.
B: Is there a back? A cancel? Anything with a little X on?
W: I never got to that. I was only here for the one winter, and I did the border first. Eight. # less deep
A: It's a very good border. # kind
W: Thank you. Nobody ever says. Take what time you like. Eight. Eight. Eight. # shy

=== pixel_quarrel_pause ===
# show: pixel-quest
# step: quarrel
# where: village town room
# title: Paused
P: You've never had to be the one who jumps! You stand at the bottom and shout where I should've landed! # hot
Q: You've got one idea in your head, and it's up! One day you'll come down, and there won't be a me there, and I'll be...
N: And everything stopped. Somewhere, in another world, a thumb had come down. It lasted about as long as a sandwich. Over their heads, in plain white letters, hung what each of them had just said. # still
P: I read yours four times. I'd nothing else to read. It hasn't got an end on. You'll be what? # when it let go
Q: Glad. I was going to say glad. It isn't true. I couldn't reach to rub it out. # wretched
P: It's gone now. Look. It's scrolled. # gentle

=== pixel_blame_replay ===
# show: pixel-quest
# step: blame
# where: village town room
# w: The game
# title: Instant Replay
N: The game thought that they would care to see it again. It showed it on the side of a cloud, slowly, with arrows. # dry
W: Here. Player one. See the foot. # vast
A: That's my foot. Why did I put it there? There's nothing there! # hands over face
W: And now player two. Behold the mouth.
B: I'm saying go. I'm saying go, and I'm looking the other way. I'm looking at a coin! # horrified
W: It was worth one point. # fair
A: Play it again. No, don't. Is there a version where we do it right?
W: I have it from nine sides. You do it from all of them. # gentle
B: What's that at the end? After we fall off? Let it run. # pointing
N: It ran on. There were two small figures at the bottom of a hole, and each had got up first, to see about the other. # soft
W: That is my favourite part. I have put it on a loop. # small

=== pixel_home_reset ===
# show: pixel-quest
# step: home
# where: village town room
# title: They Don't Remember
N: They had to go back through it all, from right to left, and everything that they had beaten was up again, and walking to and fro. # dry
A: That's the one with the spikes. It chased us for an hour. Get behind me. # low
B: Wait. It's not doing anything. It doesn't know who we are. # slow
A: It hasn't met us yet. It goes back to the beginning, whenever you leave the screen. # low
B: So it's never been beaten. It's having a perfectly nice day. # watching it
N: It got to its edge, and turned, and saw them. You could see that it felt it should do something. # soft
A: What do we say? We can't say sorry. It'd want to know what for. # whispered
B: Good game. I think you say good game. And then you don't jump on it. # hand up
N: They said it to all of them, the whole way home, and one of the small ones followed them to the end of its ledge. # warm
A: It waved. # slow
B: It was jumping. # slow
A: It was both.

=== pixel_last_letters ===
# show: pixel-quest
# step: last
# where: village town room
# w: The game
# title: Three Letters
N: {air} There was a place on the board, and it was first, and under it three white lines blinked. # grand
W: Enter thy name, hero. Three letters. # vast
A: There are two of us. # mouth full
W: It has only ever been one.
B: You put yours in. It was you who, you know, at the end. # nudging
A: It was you before the end. If you hadn't there wouldn't have been one. # nudging back
W: I can wait. I am off at the wall. # patient
N: They had some more {food}. Then {a} reached up, and turned the first letter to a U, and {b} did the next. # warm
B: That leaves one over. What'll we put in the last?
A: Leave it. There's always somebody. # sitting down again
W: U, S, gap. I have been hoping that someone would leave a gap. # very small

=== pixel_back_fanfare ===
# show: pixel-quest
# step: back
# where: village town room
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: Overhead
N: The trouble was the fanfare. In that world whoever lifts a thing gets one, and has to hold the thing up till it's done. # dry
A: Can you put your arm down? # arm up
B: No. Can you? # arm up
A: It's got another verse. It's got a harp. Walk. # arm up
H: Is it heavy? You've gone purple.
B: It's the glory. It's murder on the shoulder. # through teeth
H: Left a bit! You're going to miss {x_home}!
A: We can't bend! We can't bend till the harp's done! # through teeth
N: At the last note their arms came down, with {x} in them, dead straight. {h} {x_used}. {x_sound_cap}. # hushed
H: Would you believe it? {stake_fixed_cap}. # quiet
A: We said that we'd {verb}. # rubbing an elbow
B: And we {verb_did}. With a harp. # rubbing the other

=== pixel_coming_lives ===
# show: pixel-quest
# step: coming
# where: village town room
# skeleton: kept
# title: Every Life We Lost
N: Somewhere a door swung open, and out came feet, hundreds of them, in the same two pairs of shoes. # sudden
A: Who's that? They look like us. # squinting
B: They're all the lives that we ever lost. They've come to save us. They've got {rake}s, and {h} in front. # faint
A: How good are they?
B: Well. They're the ones who didn't make it. # honest
N: {foe_cap} closed in on {x}. # grim
A: If I get here I'll ruin everything. I know me. Quick! # already moving

=== pixel_fork3_doors ===
# show: pixel-quest
# step: fork3
# where: village town room
# w: The game
# title: The Last Screen
W: This is the last screen. I shall dim the music. # vast, hushed
A: What's behind the first? # low
W: On the first it says, we {d1}. On the second it says, we {d2}. I have seen both. I am not permitted to make a face. # hushed
B: And the third?
W: It says, we {d3}. I drew it, and nobody ever came that far. I do not even know if the ground is on. # hushed
A: How many goes have we got?
W: It says here, one. I counted it twice, as I hoped that I had it wrong. # small
B: Which of them would you do? # gentle
W: I would have somebody with me. # very small

=== pixel_stake_one_line ===
# show: pixel-quest
# step: stake
# where: village town room
# w: The man with one line
# title: Lovely Day for It
N: There is a man beside {door} who was only ever given one line. Everybody who goes by stops for it, to be friendly. # dry
W: Lovely day for it. # bright
A: Lovely day. # walking on
W: If nobody does anything, {stake}. # bright
B: Wait. That isn't your line. # turning back
W: Lovely day for it. # bright, eyes wide
A: Somebody's put another one in. Say it again?
W: Lovely day for it. # pleading
B: He can't. He's saying this one as hard as he can.
N: A small box came up, as it does when one is asked something. It had a yes in it. Nobody had had the heart to draw the no. # soft
A: Both of us, then. On three. {till != "":It's to be done before {till}.|And then we run.} # finger out
W: Lovely day for it! # so relieved

=== pixel_stake_squares ===
# show: pixel-quest
# step: stake
# where: village town room
# title: Round the Back
N: {a} leaned on {hide}, and it turned out to be flat, with nothing behind it but squared paper. # dry
A: It's all squares back here. And there's a list. # head through
B: What's on it? Don't fall in. # holding a belt
A: "To do. One, clouds. Two, more clouds. Three, feet." Those are ticked. # reading
B: She does do nice feet.
A: "Four. If nobody looks after it, {stake}. Must fix before anybody comes." # slower
B: And is it ticked?
A: No. I think she was called in to supper. There's the pencil, on a string. She's chewed it.
B: You can't tick it. We haven't done it yet! # tugging
A: I know. I'm only taking the pencil. {till != "":That way we've got to be back here by {till}.|That way we've got to come back.} # pocketing it

=== pixel_fork1_hint ===
# show: pixel-quest
# step: fork1
# where: village town room
# w: The hint
# title: The Hint
N: A small light came and flew round their heads, with a tinkle. It was the hint. Nobody had sent for it in years. # dry
W: Hint! You can {d1}! # shrill
A: We know. We thought of that by ourselves.
W: Hint! You can {d2}! # shrill
B: That's the other one that we'd got. Haven't you got one that people don't know? # patient
W: I did have. They always switch me off before I come to three. # less shrill
A: Nobody's switching you off. Sit on my thumb.
W: Then you can {d3}. Was that all right? # sitting down
B: It's the best of them. Or it's the worst. How do you tell?
W: I've no idea. I've never been on for that part. Might I come, and see? # very small

=== pixel_fork1_idle ===
# show: pixel-quest
# step: fork1
# where: village town room
# title: Standing About
N: In that world whoever stands still for too long begins to fidget. They can't help it. It was drawn in. # dry
A: So, we could {d1}. My foot's started. # tapping
B: Don't look at it. Or else we {d2}. Oh, no. Now I'm looking at my watch. I haven't got a watch! # wrist up
A: It's the thinking that does it. Be quick! What's the third? # tapping harder
B: We {d3}. And now there's a yawn coming. It's the long one. I can feel that they spent a whole day on it. # yawning
A: Just pick one, before I sit down and take out the banjo! # both feet
B: There's a banjo? # mouth still open
A: Pick one! # sitting down
B: Is it a long tune? # sitting down, too

=== pixel_fork2_ghosts ===
# show: pixel-quest
# step: fork2
# where: village town room
# title: Six Ghosts
N: When people can't decide, the game sends out ghosts. They are pale blue, and they are you, and they show how it could be done. Six of them ran by. # dry
A: Those two are off to {d1}. Look at me go! I've got no knees! # pointing
B: And that's us, going to {d2}. You're in front. You're always in front. # pointing
A: Only because you always stop. Where are the other pair?
B: Over by {edge}. They'd like to {d3}, I think. But they're not running. One of them's just standing there. # puzzled
N: The ghost held one hand out behind it, and jiggled the fingers. # quiet
B: What are you doing there, with your hand? # slow
A: I'm waiting for you. I do it every time. You're always tying your boot.

=== pixel_fork3_buttons ===
# show: pixel-quest
# step: fork3
# where: village town room
# title: Red and Blue
N: Two buttons came up out of {ground}, a red one and a blue one, each as wide as a table. There was a card, in felt pen. # plain
A: "Red, and you {d1}. Blue, and you {d2}." # reading
B: Turn it over.
A: "Both at once, and you {d3}. I never got to try. My sister wouldn't." # turning it
B: Why wouldn't she?
A: "She said that I'd jump early, and laugh."
N: They each climbed up on one, and took care not to weigh anything. # quiet
B: You'd jump early. # across the gap
A: I would not! I'd look to see if you were ready. # hurt
B: Then we'd never jump. I'd be looking at you.
A: So we'd stand here, and look at each other. # slow
B: I've been in worse places. # not looking away

=== pixel_quarrel_split ===
# show: pixel-quest
# step: quarrel
# where: village town room
# title: Split Screen
N: They had got too far apart to fit into one picture. So a black line came down, and gave them half each. # dry
P: Good! I've been wanting some room! # from the left
Q: Have it! You can be first all over it! # from the right
P: I'd have been first years ago! I only ever lose when you're in it! # loud
N: The line got thicker. It does that by itself. # still
Q: I see. # level
P: I said that too loud.
Q: You said it on your half. I heard it on mine.
N: Nothing moved for a long time. Then something small and yellow rolled out from under the line, and fell over against {q}'s boot. # quiet
Q: It's a coin. What's it for? # not picking it up
P: It's for if there's a second player. # small
Q: It might take me a minute. # picking it up

=== pixel_home_credits ===
# show: pixel-quest
# step: home
# where: village town room
# title: With Thanks To
N: They were halfway home when the credits began. The letters were white, and as high as a wall, and had to be climbed over. # dry
A: "Clouds." That was the big sister. "More clouds." Her again. Mind the C. # climbing
B: "Feet." "Other foot." It's only the two of them, all the way. # climbing
A: Are we in it?
B: It was finished before we came. Hang on. "Lost lives, in order of falling." That's all us. # reading
A: Then it gets small. "Fell in first." "Went back for the other." It doesn't say who. There's only dots. # bending down
B: I know who. # quick
A: So do I. You needn't look at me like that. # pleased
N: The last line was lit from behind. It said that the supper was by {h}. # warm
H: And it's going cold! # from inside

=== pixel_last_eighth ===
# show: pixel-quest
# step: last
# where: village town room
# title: The Eighth Cloud
N: {air} They had gone out to lie on the first hill, with their boots off. There are seven clouds, and everybody knows them. # peaceful
A: The boat. The boot. The bun. # pointing
B: The other bun. The dog. The nose.
A: And the one that she did when she was cross. That's seven. So now it's the boat again.
B: That isn't the boat. # sitting up
N: It came along slowly, not coloured in quite to the edge. Two small heads stuck up out of it. # soft
A: I've never seen that one. Nobody has. It's still wet.
B: She's started again. # amazed
A: Which of them's me?
B: The one who's pointing.
N: {a} looked along {a_their} own arm, to the end, and left it where it was. # warm

=== pixel_last_bush ===
# show: pixel-quest
# step: last
# where: village town room
# title: For Whoever's Next
N: {air} There was one thing left to do, and nobody was looking. # peaceful
A: Which bush?
B: The third. It's where you'd look first, if you were new.
A: I did look there. There was a coin. I thought that they grew. # remembering
B: No. Somebody'd put it there. Give me ours. # kneeling
A: It's our last. We could have had more {food}. # holding on
B: I know. Let go with the thumb, too.
N: They set it down, and went a little way off, and strolled past, to see what it was like. # warm
A: I'd find that. I'd think that it was my lucky day.
B: You did. I was behind you. You never stopped talking.
N: It turned round and round in the dark, and made the bush look like somebody's house. # soft

=== pixel_fork3_hearts ===
# step: fork3
# show: pixel-quest
# where: village town room
# title: Six Hearts
N: In that world three small hearts hang over everybody. As soon as you think of a thing they show what it will cost. # dry
A: I'm thinking that we {d1}. What have I got? I can't see my own. # looking up
B: One went grey. It's back. {d1_style == "bold":It only jumped.|It was just a scare.} Now watch mine. We {d2}.
A: Half of one. It's the half towards me.
B: Do the other. Slowly.
A: We {d3}. Well?
N: Nothing went grey. But all six had come down a bit, and bumped, and hung over nobody. # soft
B: They're not meant to do that. Which are yours?
A: No idea. # turning round
B: You'd better have the ones that I think are mine.
A: That isn't how it's scored. # touched
B: It's how I score it. Now say which.

=== pixel_fork2_code ===
# step: fork2
# show: pixel-quest
# where: village town room
# title: Up, Down, and Sideways
N: For when it has all gone wrong there is a code. It has to be done with the whole body. # dry
A: Up. We could {d1}. # jumping
B: Down. We could {d2}. Then what? # squatting
A: Left. Is it left? It's been years.
B: Mine or yours? You're facing me.
A: Just step. We {d3}! # stepping
N: They had both stepped to the same side, and met. Something went ping. # soft
B: What did we get? # rubbing a nose
A: I've got your hat on. # feeling
B: Then that's yours, on me. Is that all that it does? # pushing it up
A: It's big, in here. Is this how much you think? # from under it
B: You choose in mine, then, and I'll choose in yours.

=== pixel_fork1_flagpole ===
# step: fork1
# show: pixel-quest
# where: village town room
# title: The Ball on Top
N: There is always a flagpole, and one jumps at it. The higher up you land, the more you meant it. # dry
A: We {d1}! # jumping
B: Halfway. You had your eyes shut. Now me. We {d2}! # jumping
A: That's above mine. I think that you only meant the end of it. One more?
B: Let's both do it. Say it as we go.
A: We {d3}! # jumping
N: There was a boot on a shoulder, and a shoulder under a boot, and then there was no more pole. # warm
B: We've got the ball! Nobody gets the ball! What does it do?
A: I don't know. It's high. Slide down, you're on my hand.
B: In a minute. You can see all three of them from here.
