// Robots Don't Cry: one flower, one track, a great deal of time.

=== robots_stake_bloom ===
# show: robots-dont-cry
# step: stake
# where: wild room
# w: A very old machine
# title: Has It Opened?
N: In the cave where old machines lie down, one of them put on a light. It did so about once in a year, and always asked the same. # soft
W: Has it opened yet? # slow, humming
A: No. Not yet. It's still a bud. # gentle
W: That is all right. I will sleep a bit more. Is everything else as it should be?
B: Well. There's one thing. # low
W: Then tell me. I have a large memory, and there is hardly anybody in it. # patient
B: {stake_cap}. Unless somebody does something. # low
W: Is somebody? # slow
N: Nobody answered at once. The light had begun to go yellow, as it does when there is not much left. # quiet
A: We are. We've just this minute decided. # firm
W: Oh, good. Then I shall not worry. I had only enough for the one worry, and I was saving it. # dimming
B: Go to sleep. We'll wake you for the flower. # soft

=== robots_fork1_stones ===
# show: robots-dont-cry
# step: fork1
# where: wild room
# title: By Size
N: They chose three stones, since it is hard to think about three things when they are not lying down. # soft
A: This one's that we {d1}. It's the roundest. # setting it down
B: And this is, we {d2}. It's got a stripe. I found it.
A: And that's us if we {d3}. # setting it down
B: It's a bit small, for that.
A: It's bigger underneath. # careful
N: Out of habit, one of them had put the stones in order, by size. They looked very tidy, and not at all like three things that might happen. # soft
B: Are you meant to take the big one?
A: I think that you're meant to take the one you would carry.
B: How far?
A: All the way there. And then home, if it comes to that. # lifting each in turn

=== robots_quarrel_bucket ===
# show: robots-dont-cry
# step: quarrel
# where: wild room
# title: Two Buckets
N: There are two buckets at the well, on one rope. When one comes up the other must go down. They stood on either side. # soft
P: You weren't there. I looked round for you, and you weren't there. # small
Q: I was busy! I can't always be just behind you! I'm not your wheels! # cross
P: I only asked you because you were nearest! I'd sooner have had a stone! # crosser
N: They both heard it go down the well. It took a long time to get to the bottom. # still
P: I wouldn't, really. # very small
Q: It's said now. It's all wet. # not looking
N: {q} pulled, since the water had to come up, whatever else. On the other side the empty one went down. # quiet
P: If you pull, mine goes down. And if I pull, yours does. # slow
Q: I know. That's how it's made.
P: Then shall we take turns at pulling? You first. I'll hold the rope. # holding it
Q: Stones can't hold a rope. # soft

=== robots_blame_log ===
# show: robots-dont-cry
# step: blame
# where: wild room
# w: An old machine
# title: Whose Was It?
N: They went to the counting machine, because it is always fair. It is in the cave, on the third shelf, and has one eye. # soft
W: What shall I count? # clicking
A: Whose fault it was.
B: It was mine. I didn't look. # quick
W: One. # click
A: It was mine, too. I saw that you weren't looking, and I was thinking about supper. # low
W: Two.
B: And I was cross before. I'd been cross since the hill. That made me go fast. # lower
W: Three. Is there any more? I can go to nine thousand. # kind
A: I think that's all. Who's got the most?
W: I do not do most. I only do all of it together. It comes to three. It is not very many. # clicking
N: They thought about that. It had seemed, on the way there, to be a good deal more than three. # soft
B: What can you do with three?
W: Carry them. One each, and one in the middle.

=== robots_home_track ===
# show: robots-dont-cry
# step: home
# where: wild room
# title: One Track
N: There is one track across the plain, and one pair of wheels made it, about nine thousand times. They came to it when it was nearly dark. # soft
A: There it is. If we stay on that we can't get lost. # glad
B: It's only wide enough for one. # looking
A: Then you take the left rut, and I'll take the right. We can hold on in the middle. # reaching over
B: What's it like, when you go by yourself?
A: You hear the wind, and you hear something squeak. You think, there's someone coming. And it's you. # slow
B: And when there's someone coming, and it's me?
A: Then it's a different noise. It's got more in it. # thinking
N: They went along it, hand in hand, for as long as it takes one moon to catch the other. # soft
B: Look back. There's a line of you, and there's a line of me, and they go all the way. # whispered
A: Nobody's ever done that to it. # whispered
B: I hope that it doesn't blow away before somebody sees. # whispered

=== robots_last_leaf ===
# show: robots-dont-cry
# step: last
# where: wild room
# title: A Very Slow Flower
N: {air} They had come to say good night to the flower. It stood under its glass, as it had on all the other evenings. # peaceful
A: I thought that it might have opened. While we were gone. # low
B: It hasn't, has it? # nose on the glass
A: No. It's exactly the same. I know, because I've got all of it by heart. One stalk. One bud. Two leaves. # looking
B: Three.
A: Two. There have always been two.
B: There. Behind. It's rolled up. It's as big as nothing. # pointing, whispered
N: They knelt down, side by side, and did not breathe on it. # hushed
A: Three. # at last
B: Is something the matter with your eyes? You're dripping.
A: It's only the can. It leaks a bit. # soft

=== robots_back_hum ===
# show: robots-dont-cry
# step: back
# where: wild room
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: A Hum
N: The old machines had come out to see, and stood all round {x_home} in a ring. # soft
H: Put {x_them} just where {x_they} {x_was}. There's a mark. # anxious
A: There's always a mark. Mind your wheels, please. Thank you. # careful
B: Can they all see? Let the little one come in front. She's been charging for this since Monday. # to the ring
N: {x_cap} came down without a bump, and {h} {x_used}. {x_sound_cap}. # hushed
H: Oh, that's good. You walked all that way, so that {stake_fixed}. # not quite steady
N: And one of the old machines began to hum, and then all of them did. # warm
A: We said that we'd {verb}. # whispered
B: And we {verb_did}. Are they sad? # whispered
A: No. That's just how they clap.

=== robots_coming_dust ===
# show: robots-dont-cry
# step: coming
# where: wild room
# skeleton: kept
# title: A Small Cloud
N: Away on the plain there was a little red cloud. It was low down, and it squeaked. # soft
A: That isn't weather. Weather doesn't need oil. # listening
B: It's all the old machines! They've come to help! They've got {rake}s, and {h} in front! # jumping up
A: But they've never been so far. They don't know how to stop. # worried
N: {foe_cap} shut up small round {x}, as you do with a thing that you've only just been given. # low
B: Then we'd better do it now, while it's quiet. # taking a hand

=== robots_fork3_list ===
# show: robots-dont-cry
# step: fork3
# where: wild room
# title: A List with Three Things
N: They wrote a list. It was only the second that anybody had ever made in that place, and it had three things on it. # soft
A: One. We {d1}. # writing
B: Two. We {d2}. You've put a tail on the two. It looks pleased. # leaning over
A: Three. We {d3}. There's no more paper. # writing small
B: On the other list there's just the one thing.
A: Yes. It's easier to be good, with one.
B: Do we do all three?
A: No. We do one, and then we are sorry about two. That is how you can tell that it was a list. # soft

=== robots_stake_door ===
# show: robots-dont-cry
# step: stake
# where: wild room
# w: The ninth door
# title: In Nine Languages
N: There is a ship that lies on its side, and its doors say open in nine languages. None of them does it. But they like to be asked. # soft
A: Good morning, door.
W: Good morning. I have some news, and I shall say it nine times. # polite
B: Could we have just the one that we know?
W: That one is last. # polite
N: They waited. It was said like bells, and like pebbles, and once like somebody eating soup. It was sad in all of them. # soft
W: And now for you. If nobody helps, {stake}. # gentle
A: We'll help. {till != "":Before {till}.|Today.} How do we say that? # quick
W: In which language? # hopeful
B: All of them, please.
N: So they said it once. And the door said it eight times more, to the whole wide plain. # warm

=== robots_stake_telling ===
# show: robots-dont-cry
# step: stake
# where: wild room
# title: Telling the Flower
N: The news is always told to the flower, since it can't get about. They stood in front of it, with their hands behind them. # soft
A: You tell it. You've got a nice voice. # nudging
B: You tell it. It knows you better. # nudging back
A: Hello, flower. A stone rolled over. One of the moons was late. # bright
B: And the other thing. # gentle
A: And there was some dust. # less bright
B: And the other thing. # gentler
A: And if nobody does anything, {stake}. But somebody's going to. It's us. # all at once
N: The flower did what it always did, which was nothing, very beautifully. # soft
B: How's it taking it?
A: It's waiting for the rest. I think it wants to know when.
B: {till != "":Before {till}, flower.|Right now, flower.} And then we'll come and tell you. # bending down
A: You've promised it. Now we've got to. # proud

=== robots_fork1_shadow ===
# show: robots-dont-cry
# step: fork1
# where: wild room
# title: Three Fingers
N: When the light is low on that small planet, a shadow is so long that you can point with it. {a} held up three fingers. # soft
A: The first one's that we {d1}. It goes off past the well. # holding still
B: I'll walk along it, and see what it's like at the end. # setting off
A: Is it nice? # calling
B: It's a bit cold! What's the next one? # far off
A: That we {d2}! You're standing on it now! # calling
B: It's good, here! There's a stone to sit on! And the little one? # far off
A: We {d3}! Be quick! It's my smallest finger! # calling
N: {b} walked along the smallest finger, right to the tip, and was only a dot. # soft
B: I can see you! You've got your hand up, as if you wanted to ask something! # far off
A: I do! Which? # calling

=== robots_fork2_scales ===
# show: robots-dont-cry
# step: fork2
# where: wild room
# w: A weighing machine
# title: One Full Can
N: On the second shelf there is a weighing machine, which is glad of anybody. They both got on. # soft
W: Two of you. And something else, about as heavy as one full can. # humming
A: That's what went wrong. We've still got it. # sighing
B: See if this makes it lighter. We could {d1}. # to the machine
W: It is lighter by one cup.
A: Or we {d2}. # to the machine
W: By two cups. But one of you has begun to lean.
B: That was me. I was leaning away from it. Or else we {d3}. # leaning back
N: The machine hummed for some time. It liked to be sure. # soft
W: It is the same can. Only now you have both got hold of the handle.
A: Is that better?
W: It is not lighter. But you have stopped wobbling. # kind

=== robots_fork2_dust ===
# show: robots-dont-cry
# step: fork2
# where: wild room
# title: A Little Dust
N: A little dust had been following them since the morning. When they sat down it turned round, and lay down too. # soft
A: Let's ask the dust. It hasn't got anything else on. We could {d1}. # crouching
B: It didn't get up.
A: I said it flat. You try, and say it as if you'd got your hat on.
B: Then, we could {d2}! # patting one knee
A: It lifted a corner! Do the last. Do it nicely, it's shy.
B: We {d3}. # nicely
N: The dust got up, and turned round twice. Then it lay down again, across {a}'s feet. # soft
A: What does it mean by that?
B: It means, it doesn't mind which, if it's with you. # watching it
A: And what do you say?
B: The same. Only I don't turn round first. # shy

=== robots_fork3_lights ===
# show: robots-dont-cry
# step: fork3
# where: wild room
# title: Three Lights
N: They lay on their backs. There were three lights to look at, and two of them were moons. # soft
A: The quick one's if we {d1}. It'd be over soon. # pointing
B: And the slow one's, we {d2}. It never gets far, but it always comes.
A: What's that one? Right down low?
B: That's our lamp. Somebody's put it out on a stone for us. It could be that we {d3}.
A: It's very small.
B: It's only far. If you stand next to it, it's bigger than the moons.
N: They looked, and did not speak, and after a while the quick one went down. # soft
A: You're not to tell me which you're looking at. I'd only look at it, too. # not moving
B: I'm not looking at any of them. I'm looking at you, to see which you are. # caught

=== robots_quarrel_shelf ===
# show: robots-dont-cry
# step: quarrel
# where: wild room
# title: Spare
N: In the cave each thing that nobody uses has a shelf, with a label. They had stopped in front of an empty one. # soft
Q: You did it without me. You never even told me what I was for. # hurt
P: You're not for anything! You're spare! # cross
N: It was on the label. {q} read it, and climbed up there, and lay down flat. # still
P: I didn't mean that you should get on it. # after a bit
Q: It's my size. # to the roof
P: Come down. I take it back.
Q: You can't. It's painted.
N: Then {p} climbed up as well, and lay down on what was left, which was hardly anything. # soft
P: There. Now it says it about both of us.
Q: There's only room for one. You'll fall off. # stiff
P: Not if somebody held on to me.
Q: I'm still cross. # holding on

=== robots_home_prints ===
# show: robots-dont-cry
# step: home
# where: wild room
# title: Raked Round
N: At home the sand is raked every day, in fine straight lines. But there were two places that the lines went round. # soft
A: What are those? # stopping
B: They're us. They're our feet. That's where we stood, before we went. # slow
H: I raked round them. And when the wind got up I lay on them. # shy
A: On both?
H: I'm not long enough for both. I did yours, and then I ran and did the others, and then I ran back. # shy
B: What did you want them for?
H: So that I'd know where you left off. And so that you'd know where to stop.
N: They went and stood in them, facing the other way. It was not a very good fit. # soft
A: They've got smaller. # looking down
H: It's the wind. It nibbles. Or else you've grown. # looking up

=== robots_last_order ===
# show: robots-dont-cry
# step: last
# where: wild room
# title: Out of Order
N: {air} All the stones round the flower are in order, by size; and one of them wasn't. # peaceful
A: Somebody's moved the smallest. It's up here by the biggest. # kneeling
B: Are you going to put it back?
A: It's always been at the end. # reaching
B: It was me. It had only got somebody on the one side. # in a rush
N: {a} thought, for as long as it takes to think about nine thousand mornings. # soft
A: The rake'll have to go round in a bend. # gentle
B: Is that bad?
A: I've never done a bend. Hand me the next smallest. The big one's got another side. # making room
N: So it goes a small one, and the big one, and a small one; and on from there as it always did. # soft

=== robots_last_gate ===
# show: robots-dont-cry
# step: last
# where: wild room
# title: Three Grains
N: {air} {a} had brought the oil can. The glass gate had squeaked since before there was anybody to hear. # peaceful
A: There. Try it now. # wiping
B: Not a sound. # swinging it
H: Hello. # close behind
A: Oh! We didn't hear you come! # jumping
H: No. I came in, and it didn't say so. # puzzled
B: At the worst of it all, I thought about that squeak. I thought, first it squeaks, and then we're home.
A: Won't it come back by itself? I only meant to be kind to it. # worried
B: You could be a bit less kind. Have we got some sand?
N: They put in three grains, one each. It was not the old squeak. It went up at the end, as if it was asking who was there. # warm

=== robots_fork3_garden ===
# step: fork3
# show: robots-dont-cry
# where: wild room
# title: About Till Supper
N: They shook out all the sand that they had brought along without meaning to. It made quite a garden. # soft
A: I've made three holes. Now. We {d1}. # into the first
B: Put some on top, so that it isn't cold. Now me. We {d2}. # into the next
A: And we {d3}. # into the last
B: When do they come up?
A: The flower's had nine thousand mornings. I think that we've got about till supper. # fair
B: Then one has to be helped. There's one drop in the can. You pour.
A: You pour. I'd only give it to whichever was smallest.
B: So would I! Which is?
N: They looked. Somebody had patted all three of them flat, to say good night. # soft
A: That was me. # ashamed
B: I did it after you. # ashamed, too

=== robots_fork2_wheel ===
# step: fork2
# show: robots-dont-cry
# where: wild room
# title: One Finger
N: A wheel had come off something, in all the upset. They stood it up, and told it things, and let it go. # soft
A: We {d1}. # letting go
B: It's going a long way. Oh. It's lain down.
A: It's had a hard day. Now you tell it. # carrying it back
B: We {d2}. It's turning round! It's coming home! # letting go
A: So that's a nice one. Or it's a frightened one. Shall we do the last together?
B: We {d3}. # both hands
N: It did not go anywhere. It stood quite still between them, on its edge. # hushed
A: Wheels don't do that. They fall over, if nobody's holding them. Are you holding it? # whispered
B: Only with one finger. Are you? # whispered
A: Only with one finger. # whispered

=== robots_fork1_squeak ===
# step: fork1
# show: robots-dont-cry
# where: wild room
# title: Everybody Squeaks
N: On that planet everybody squeaks a bit, because of the dust. They took one step for each thing, as if they meant it, and listened. # soft
A: We {d1}. # one step
B: That was a high one. It sounded like please. Now me. We {d2}. # one step
A: Yours is like a door that's glad.
B: Is it glad to be open, or glad to be shut?
A: It didn't say. Let's do this one together. We {d3}. # one step
N: That made no sound at all. They looked down, to see if they had gone. # soft
B: We're still here. # whispered
A: Perhaps it's the quiet ones that are brave. # whispered
B: Perhaps. Or perhaps it's because you're standing on my foot. # fair
