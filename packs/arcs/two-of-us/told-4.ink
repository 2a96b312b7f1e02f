// TOLD, episode 4: it is mended, otherwise than it was.

=== two_of_us_go4_run ===
# step: go4
# skeleton: told
# a: bold
# door: Run to [x] now, and talk afterwards
# style: bold
# recall: ran to [x], and left the talking for afterwards
# title: Talk While You Run
# makes: end=run
N: So they ran. There was no time to be on terms or off them. # quick
A: Left! By {hide}! # running
B: I know where it is! I've been avoiding you there for days! # running
A: If {foe} {foe_plural:get|gets} to {x} first...
B: Don't talk! You'll get a stitch! You always get a stitch! # running
A: You remember that? # gasping
B: Give me your hand, you great pudding! Not to be friends! It's to go faster! # reaching back
N: {a} gave it. It did go faster. There is no telling where the one thing stops and the other starts, at that speed. # warm
A: I've got the stitch. # gasping
B: Lean on it! On me! Run crooked! # pulling

=== two_of_us_go4_sit ===
# step: go4
# skeleton: told
# a: careful
# b: bold
# door: Sit down face to face, and begin
# style: careful
# recall: sat down face to face, and began
# title: You First
# makes: end=sit
N: They sat down, face to face, with {x} between them where both could keep an eye on it, and two knees touching because there was no other place for knees. # plain
A: You first. # after a time
B: You're the one who said to begin.
A: I've begun. I've sat. # dignified
B: Then I'll say a thing, and you say what you heard, and if it's wrong I'll say it again louder. # breath
A: That'll take till {t_noon}.
B: Have you got somewhere to be?
N: Neither had. They had both noticed that, lately: how much of the day there is, and how few people in it. # quiet
B: I was lonely. I say that first, because it's the one that'd stick. # fast
A: I heard, "I was lonely". # slow
B: That's right. You've got it in one. # surprised

=== two_of_us_go4_all ===
# step: go4
# skeleton: told
# b: payer
# door: Call everyone together, and say it
# style: honest
# recall: called everyone together, and said it
# title: Everyone Who Was Told
# makes: end=all
N: {h} banged two lids together, and they came: everyone who had been told, and everyone whom those had told, which left out nobody. # dry
A: Is this all right? You've gone grey. # aside
B: It's my good grey. I save it. Is {foe} here? # aside
A: Over there, behind the hats. Near enough to {x} for my liking. Where do you want me? # aside
B: Where you'd be if I hadn't done it. # aside
N: That was easy to find. It was on the left, half a step back, with one sleeve over the other one's. {a} went and stood there, and did not take hold. # still
A: I'm only standing. I haven't decided. # low
B: It's a good place for deciding. # low
H: Speak up, then! Some of us have pans on! # calling

=== two_of_us_act_run ===
# step: act
# skeleton: told
# needs: end=run
N: They came in under the nose of {foe} by about a nose, and threw themselves round {x}, one from each side. # quick
{ foe_talks:
  F: Who told you that I'd be here? # put out
  Q: Nobody told. We've just got eyes. Four. That's what comes of there being two of us. # panting
- else:
  N: {foe_cap} stopped. Where there had been three ways through, now there was none. # still
  Q: Not today. There's two of us. # panting
}
P: Now. While I've no breath to be frightened with. {price == "swap":Here's mine. {p_secret} And you needn't promise.|Listen, all of you, I know you're behind there! It was me who told about {x}! Nobody else! You can all stop looking at the cook!} # gasping
N: One heard {noise}. Then somebody sniffed, and it was {q}. # warm
Q: {price == "swap":That's not even funny. I'd got ready to laugh.|You said it with your name in. You said it as loud as I'd have.} # thick
P: We said that if we ever fell out, we'd {verb}. # small
Q: Well, we {verb_did}. That's what this is. Get off my foot. # gruff

=== two_of_us_act_sit ===
# step: act
# skeleton: told
# needs: end=sit
P: I heard, "You let me go round telling them it wasn't you." I heard it in both knees. # low
Q: Then I've no more. That's all I had. It was a lot smaller, outside. # surprised
P: Now mine. {price == "swap":{p_secret} That's it. That's all the way down. You needn't promise anything.|I'm going to shout it, from here, sitting down. It was me who told about {x}! Nobody else did! I, {p}! It's done.} # eyes shut
N: {h}, who was not listening, dropped a pan. # dry
Q: I heard it. # slow
{ foe_talks:
  F: Have you quite done? I only came about {x}. # from close by
  Q: You've come too late. There's nothing between us for you to get in by. Look. Not a finger's breadth. # not even turning
- else:
  N: {foe_cap} had come as far as {x}, and found two pairs of knees in the way, and four arms. # still
  Q: There's nothing to get in by, now. Look. Not a finger's breadth. # low
}
P: We said that we'd {verb}. # hoarse
Q: And we {verb_did}. Don't get up. My leg's asleep, and yours is under it. # hoarse

=== two_of_us_act_all ===
# step: act
# skeleton: told
# needs: end=all
P: It's about {x}. You've all been wondering who told. {price == "own":It was me. It was never the cook. {q} knew it, and didn't say, for my sake.|I'll tell you when I've told {q} something. It's the wrong way round, otherwise.} # loud, shaking
{ price == "swap":
  N: And {p} turned round, and said it into {q}'s ear, while {crowd} waited. # still
  P: {p_secret} # whispered
  Q: Oh. All this time? # whispered
  P: And it was me who told about {x}! There! # to all of them
- else:
  N: The cook sat down, on what happened to be the butter. # dry
}
{ foe_talks:
  F: Well! Then I suppose {x} {x_is} anybody's! # stepping forward
- else:
  N: In that hush something stirred. {foe_cap} had got past all of the hats, to {x}. # quick
}
Q: Oh no. Not while we're both here. # moving
N: It took one step from each of them, and they had not had to look. # still
Q: We promised that if it came to this we'd {verb}. So you can all go home. We {verb_did}. # to everyone
H: When? I was watching the whole time! # cheated
P: Just then. It's quick, when you get to it. # leaning a little

=== two_of_us_mended_swap ===
# step: mended
# skeleton: told
# needs: price=swap
N: It was not as it had been. They noticed it first at the handshake. There had always been one, and it had nine parts. # plain
P: Elbow, elbow. What comes next? # stopping
Q: You swear. But I don't think that I want you to. # thinking
P: Never again?
Q: You'd mean it. You meant it the last time. And then there'd be {g}, with a face like a wet week, and nothing else in your pockets. # honest
P: You've got my secret. You could tell that to {g}. Any time. I didn't make you promise. # careful
Q: I know. I take it out and look at it. I've not told. Some days it's a near thing, it's such a good one. # honest
N: {way == "chain":They had been all along the string to the end, and here was the end|{way == "watch":They had one sleeve each again, and one over|There never had been any treacle}}. {way3 == "written":Somebody still wrote "Yours faithfully", now and then, on a hand|{way3 == "halves":They had kept the middle of the day|{h} had been thanked, and missed it}}. # warm
P: So what do we do instead?
Q: If you feel it coming, you come and tell me. Tell me the thing I know. As often as you like. # firm

=== two_of_us_mended_shelf ===
# step: mended
# skeleton: told
# needs: price=swap
N: It was not as it had been. They were rather polite, and each of them knocked. # plain
Q: I've put it on a shelf. Yours. The one that you gave me. # pouring out
P: Is it safe there? # before {p_they} could help it
Q: It's behind the big jug. Nobody moves the big jug. I take it down on Sundays. # calm
P: You needn't keep it. I never made you promise. # looking into the cup
Q: That's what makes it so heavy. I've had promises, and you could put them down anywhere. # thinking
N: {way == "chain":The string hung by the door, with one knot left in it, for show|{way == "watch":Of the two sleeves one was longer now than the other|The jug said "treacle" on it. Somebody had thought that funny}}. {way3 == "written":They had kept the paper; some of it was even good|{way3 == "halves":You could still see where the crack had been, if you were told|{h} missed being a pipe, and sometimes carried a thing across that nobody had sent}}. # dry
P: I nearly told {g} something yesterday. I'd got my mouth open. # honest
Q: And?
P: I came and told you instead. It was about the cat, and you knew it. # low
Q: I liked how you did it. Do it again. # firm

=== two_of_us_mended_own ===
# step: mended
# skeleton: told
# needs: price=own
N: It was not as it had been. For one thing, people told {p} nothing now. They would stop when {p_they} came, and talk about pans. # plain
Q: Does it hurt? # beside {p_them}
P: Only on the side where they are. I said it, with my name in, and they've written it down. # honest
N: {way == "chain":Those who had been on the string nodded to each other, and the string was gone|{way == "watch":By {hide} there was a place pressed flat, the length of two people|A jug stood by {tool}, in case}}. {way3 == "written":There was ink on somebody's nose, that would not come off|{way3 == "halves":The middle of the day was theirs again|And {h} still turned to and fro, a little, when they talked}}. # warm
Q: I've got something to tell you. It's about me. It's rather big. # sitting down
P: Don't! I mean, are you sure? You know what I'm like. # alarmed
Q: I know exactly what you're like. I didn't, before. It's not so far to fall. # calm
P: I can't promise that I'd...
Q: I'm not asking you to promise. I'm asking you to move up. # calm
