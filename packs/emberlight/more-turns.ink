=== turn_seen ===
# role: turn
# recap: In a window where nobody lived, somebody held up a lamp, and on the wall they found one word in fresh chalk, and under it: not yet. They were not hunting [topic]. They were being led to it.
# phase: 1
# kind: mystery recover rescue heist
# title: Somebody at the window
N: They had found nothing, and they were going home. It was {b} who looked back. In the top window of {mark}, where nobody lived, somebody was standing, and holding up a lamp. # low
B: {~Don't turn round. Tie your boot. Now look, under your arm.|Third window. It's been there since we came. It's watching us not find things.} # barely moving
{ a_kind:
- "explorer": A: Then let's go up and say good evening. # already turning
- "planner": A: Left, right, left. They're not watching. They're signalling. Somebody behind us is reading it. # cold
- "wildcard": A: I'm going to wave. I'm waving. Oh. They've waved back. # surprised
- else: A: They look so tired. How long do you suppose they've been stood there? # soft
}
N: {~Then the lamp went out, and when they turned they saw another, just for a breath, go out on the other side of {place}. And another. Someone had known all along where they were.|The figure put one hand flat on the glass, and with the other it pointed, not at them, but at the ground under their feet.} And on the wall beside them, in chalk, so new that it came off on the sleeve, someone had written the word {topic_head}, and under it: not yet.
A: {~We're not hunting anything. We're being walked.|That's not a threat. That's advice.} # slow
~ m_clues += 1

=== turn_crew ===
# role: turn
# recap: They counted the bread and knew that somebody had been travelling with them, an arm's length away. The stranger had left a note: they lied to you about [topic].
# phase: 2
# kind: journey escape quest heist
# title: Room for one more
N: It was the packs that gave it away. They had set out with food for six days, and they had eaten for three, and there was food for one. # flat
B: {~I haven't touched it. Have you touched it?|I'm not accusing anyone. I'm counting.} # careful
A: Nor I. # quiet
N: They looked at each other, and then, with great care, at the dark. {~Somebody had been travelling with them. Somebody had slept when they slept, an arm's length away, and got up first.|There were two dents in the {ground}, where they had slept. Then there was a third.} On a flat stone lay a crust, a {coin}, and a scrap of paper. It said: thank you. It said: they lied to you about {topic}. It said: don't look for me.
{ b_kind:
- "planner": B: Whoever it is could have robbed us. They've paid for the bread. That isn't a spy. # thinking
- "wildcard": B: I told you that somebody was snoring in three parts. # triumphant
- "explorer": B: Three days, and never a sound. I'd give anything to know how. # impressed
- else: B: Out there, in this {weather}, with nothing but our crusts. # stricken
}
A: {~Then they know where we're going, and they're going there too.|If they've been near enough to steal, then they've been near enough to hear. And they still want to help.} # slow
~ m_clues += 1

=== turn_inside ===
# role: turn
# recap: They found the hole in the wall, and all the dust lay on the wrong side of it. Nobody had broken in. [topic] had been worked loose from within, by somebody whom they had shared their supper with.
# phase: 2
# kind: defend contest build friend
# title: The hand on the inside
N: They found the place where it had been done. It was a small hole, at the back, low down, where the wall was newest. {~All the dust lay on the far side.|The stones had been laid back in with care, in their right order, by somebody who knew them.} # grim
B: {~That's wrong. If they'd come in from outside, the dust would be in here.|Nobody broke in. Somebody broke out, and put it back.} # slow
{ a_kind:
- "planner": A: There are nine people with a key to this room. We had supper with eight. # flat
- "explorer": A: It goes right through. You can see {mark} from here. It's aimed at it. # lying down
- "wildcard": A: So all this time we've been guarding the wrong side of the wall. That's almost funny. # not laughing
- else: A: It's one of us. Somebody we've been bringing soup to. # stricken
}
N: {foe != "":So {foe} had not needed to be clever. {foe} had only needed to be let in.|So there was no enemy at the gate. There was only somebody at the table.} {~And {topic}, that everyone had been so loud about, had been worked loose from within, a little every night, by someone with small hands and a great deal of patience.|Whoever it was had gone on passing the salt, and asking how the search went.}
B: {~We can't tell anyone. We don't know who we'd be telling.|We go back in there, and we smile, and we see who doesn't ask us where we've been.} # quiet
~ m_clues += 1
~ m_danger += 1

=== turn_night_itself ===
# role: turn
# recap: From the roof they saw what [topic] was for: a great ring of people, made to turn like a lock. It kept the dark away from [place], and it took one of them each time.
# phase: 3
# topic: event place
# title: What it was for
N: They had come in by the roof, and so they saw it from above, as it was never meant to be seen. {topic} was only the outside of it. {~From up there you could see the shape: a great ring, and a smaller ring, and all of it made to turn.|Every lamp, every rope, every person in a borrowed coat, had been set just so, round a space in the middle. And the space was just big enough for one.} # hushed
A: {~It isn't a feast. It's a lock. They've built a lock out of people.|They think that they're here to enjoy themselves. Look where they're standing. They're being counted in.} # whispered
N: {craft} went round it like a whisper round a class. {~And in the middle, on a plain chair, sat the oldest of the {folks}, with folded hands, waiting to be thanked.|It had been done before. You could see the worn place in the floor.}
{ b_kind:
- "helper": B: Somebody volunteered. Somebody always volunteers. That's how they live with it. # low
- "planner": B: It needs a hundred. If one steps out of line at the right moment, it will jam. But that one will be the one it takes. # flat
- "explorer": B: There's something under the floor. It's big, and it's looking up. # faint
- else: B: I've got a very loud whistle and a very bad idea. # grim
}
A: {~And if we stop it, nothing holds the dark off {place}. That's the price. That's always been the price.|They'll never forgive us. They'll be alive, and they will never forgive us.} # slow
~ m_clues += 1

=== turn_bring_home ===
# role: turn
# recap: The last part was only walking, and in [place] somebody put a light in the window for them. They had said that they would [goal]. But something had been behind them on the road, and it had gone on ahead.
# phase: 4
# kind: rescue recover quest journey escape
# title: All the way home
N: The last part was only walking. They had thought that there would be a fight. {~But somebody had got there first and left all the doors open.|But when it came to it, those who should have stopped them looked at their boots, and stood aside.} # tired
{ m_style:
- "bold": N: {a} went in front, because {a_they} had gone in front the whole way, and did not know how to stop.
- "careful": N: They went by the wall, and tried each step, because it is on the last mile that people fall.
- "kind": N: {b} kept turning round, to see that nobody was left behind, and each time there were a few more people following.
- else: N: They had one trick left and did not need it. {a} kept it in {a_their} pocket ever after, for luck.
}
N: {~At the edge of {place} a child saw them, and dropped a bucket, and ran ahead, shouting.|Nobody cheered. It was too early, and too strange. But in one house after another somebody put a light in the window.} They had said that they would {goal}. It had been such an easy thing to say.
{m_ally != "":N: {m_ally} walked with them as far as the gate, and would not come in, and would not go away.}
{m_debt != "":N: They knocked at {m_debt}'s door before they went to their own.}
B: {~Is it supposed to feel so quiet?|I had a speech. I had the whole thing ready, and I can't remember one word.} # hoarse
A: {~Wait. Count the windows. Count the windows, {b}. There's one too many.|It's what's behind us that's quiet. Listen. It's stopped following. It's gone on ahead.} # very still
~ m_clues = 0
~ m_danger = 0
