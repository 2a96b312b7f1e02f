=== turn_dew ===
# role: turn
# recap: They found a spider's web hung with drops, and in each drop was [place], upside down. But in one drop there was something more: [topic], and a lit window where there was none.
# phase: 1
# topic: thing creature person
# title: In a drop of water
N: The web hung across the gap from post to post, with a drop on every thread. {b} was about to duck under it, and did not. # hushed
B: {~There's a picture in it. Look close. There's one in every drop.|It's us. It's {place}, the wrong way up, three hundred times.} # breathing on nothing
{ a_kind:
- "planner": A: A drop bends the light. It's like the eye of a fish. You get all that's behind it, very small. We learned that. # kneeling
- "explorer": A: I've lived here all my life, and I've never once seen the whole of it together. # kneeling
- "wildcard": A: If I put out my tongue I could drink {mark}. I won't. # kneeling
- else: A: Look at it, all hanging there. You'd want to be so careful of it. # kneeling
}
N: They looked along the rows. It was {place} in every one of them. {~Then {b} came to a drop near the edge, and stopped, and counted under {b_their} breath.|Then {a} said, "That's funny," and after that neither of them said anything for a bit.} In that one drop {mark} had a lit window on its blind side. And in the window, as small as a grain of salt, {topic_was} {topic}.
B: {~But there's no window there. I've leaned on that wall.|Turn round and look. Is it there? It isn't there. It's only there in here.} # whispered
A: {~Then it depends on where you look from. Everybody's been standing in the same place.|It's hung in a different spot, that's all. So if we got our heads to where that drop is...} # slow
N: The spider came out, and ran along to it, and drank it.
~ m_clues += 1

=== turn_ten_minutes ===
# role: turn
# recap: With a stone on a string they proved that the clock of [mark] cheated. Every day it swallowed ten minutes, so that all of [place] should be indoors when something went by.
# phase: 2
# title: Ten minutes short
N: It began with an egg. {b} hung a stone on a string to time it, and let it swing, and counted; for a string keeps time, if it is always the same string. # easy
B: {~That can't be right. By {mark} it's an hour. By the string it's ten minutes more.|I've done it three times, and had three eggs. The clock up there is wrong.} # frowning
{ a_kind:
- "planner": A: A slow clock's slow all day. This one's right at noon, and right at six, and swallows something in between. # intent
- "explorer": A: So there's a bit of every day that I've never been out in? # outraged
- "wildcard": A: Somebody owes me ten minutes for every day of my life. I'm going to spend them all at once. # outraged
- else: A: I had it from my father that you could set your heart by that clock. # sad
}
N: At a quarter to seven by the clock all of {place} went in to supper and drew the curtains. {~They stayed out, on the step, with their bowls on their knees.|They hid under the cart, and let the stone swing.} And into the hole in the day, while everyone was blowing on a spoon, came a row of people in grey felt shoes, carrying something covered. # hushed
B: {~That has to do with {topic}. It must. And they do it every night, right down the middle of the street.|They're not even hiding it. They don't have to.} # barely audible
A: {~The whole town's been taught when not to look.|They need us to be on time. That's all they've ever needed.} # barely audible
N: {foe != "":The last of them shut the gate, and under the hood was {foe}.|The last in the row turned, and put a finger to her lips, and it was the teacher who had taught them to tell the time.}
~ m_clues += 1
~ m_danger += 1

=== turn_not_a_word ===
# role: turn
# recap: They found [topic], and found out why nobody had ever told of it. With each word that was said about it, it grew smaller. They might bring it home, but they could never tell anyone.
# phase: 3
# kind: recover quest mystery journey friend
# topic: thing creature
# title: Not a word
N: It was no bigger than a hen when they first saw it, and it lit the whole room. # hushed
A: Oh, {b}. That's {topic}. That's really {topic}. # very soft
N: And it was no bigger than a fist. # quiet
{ b_kind:
- "planner": B: Say that again. No. Don't. It went down by half. It went down when you said it. # quick
- "explorer": B: Where's the rest of it gone? It was as big as a hen. Oh! It's a plum. # stricken
- "wildcard": B: It's shrinking! Why's it shrinking? Sorry! Sorry! I'll stop shouting! # clapping a hand to the mouth
- else: B: Hush. I think it's shy. I think we're hurting it. # whispered
}
N: After that neither of them spoke for as long as you could hold a breath, and it grew: plum, fist, hen. {~On the wall were the marks of all who had got so far: hand after hand, laid flat over a mouth.|Everyone who had ever found it had gone home and said that there was nothing to find. They had not been liars. They had been kind.} # quiet
A: {~We can bring it back. We can. But we couldn't ever say.|No thanks. No story. They'd ask what we'd done all this time, and we'd have to say, not much.} # in the smallest of whispers
N: {b} liked telling people things. {~You could see it going by behind {b_their} eyes, the supper table, the faces.|It was what {b_they} had been looking forward to since the first night.} Then {b} took off {b_their} scarf, and wound it round {b_their} own jaw, and tied it on top.
{ a_kind:
- "wildcard": A: That's the bravest thing I've ever seen, and I can't tell a soul. # whispered
- else: A: I'll know. Every time they ask, I'll look at you, and I'll know. # whispered
}
~ m_clues += 1
~ m_trust += 1

=== turn_bedtime ===
# role: turn
# recap: It was only overtired. In a hundred years nobody in [place] had told it that it might go to sleep. [a] and [b] put it to bed, and in that way they managed to [goal]. But somewhere else something had just woken up.
# phase: 4
# topic: thing creature person
# title: Long past its bedtime
N: They had it the wrong way round, to the very last. {craft} was not angry. It had been up for a hundred years, and it was at the stage when you throw things. # rueful
B: {~I know that cry. My sister does that cry. That isn't wickedness. That's half past nine.|It's rubbing its eyes. I don't know how, with no eyes, but that's what it's doing.} # dawning
{ m_style:
- "bold": N: {a} climbed straight up into the middle of it, through the noise, and drew the curtains.
- "careful": N: They did it in the proper order, a wash, a drink, a look under the bed, and it watched {b} for mistakes.
- "kind": N: {b} sat down on the edge of it, and put out a hand, and just sat there in the din, being no trouble to anyone.
- else: N: {a} took out the dullest book in {place}, which was about drains, and began to read from it, without any expression at all.
}
A: {~There. It's all done for today. You did such a lot.|Nobody's cross. You can leave it now. It'll all be here.} # low, even
N: {~One after another the lights came down to a glow.|It turned over once, and all the crockery in {place} slid to the left.} Then came one long breath. And that, in the end, was how they came to {goal}. What had been lost lay tucked in at its side, where it had been holding on to it all this time: {topic}.
{m_ally != "":X: Is it off? Don't anybody drop anything. # in a whisper that could be heard in the street}
{m_pet != "":N: {m_pet} had gone off as well, in {b}'s sleeve, with the hiccups.}
{m_debt != "":N: They went round by way of {m_debt}'s, and told it with their hands, so as not to wake anything.}
{ a_kind:
- "planner": A: It'll want breakfast. In about a hundred years. I'd better leave a note. # whispered
- "explorer": A: I wonder what it dreams about. I'd give a lot to see that. # whispered
- else: A: You're yawning. Don't yawn. If you yawn I'll. Oh, now look. # yawning
}
B: {~Shh. Listen. There were two of them breathing, before. Now there's one.|What's that, over there? {a}, something over there has just sat up.} # very quiet
~ m_clues = 0
~ m_danger = 0
