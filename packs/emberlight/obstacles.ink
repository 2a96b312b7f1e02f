=== obst_crossing ===
# role: obstacle
N: The only way on was the {crossing}. {~Half of it was missing, and the other half was thinking about it.|It had been built for something lighter than two people, or something braver.} Below, where the {hazard} was, the {light} did not reach.
{ m_style:
- "bold": N: After what they had done already, neither of them wanted to be the one to hesitate. {a} went first, at a run.
- "careful": N: They had come this far by being careful. {a} tested every step with a heel before {a_they} trusted it with a knee.
- "kind": N: {a} went first, holding {a_their} free hand out behind {a_them} the whole way, so that {b} would always have something to reach for.
- else: N: {a} looked at it for a long moment, and then at {b}, and then went first.
}
N: {~Two thirds of the way over, something gave.|They were almost across when the whole length of it shivered.} {b} dropped to one knee. A piece as long as a table turned over once in the air and was gone. They waited to hear it land. {~They went on waiting.|It did not land.}
B: {~Don't look at me. Look at the other side.|I'm all right. I'm all right. Ask me again in a minute.} # strained
A: {~Give me your hand. Not that one. The one that's still holding on.|Three more steps. I'll count, you walk.} # steady
~ m_danger += 1
~ m_trust += 1

=== obst_locked ===
# role: obstacle
N: The door was taller than it needed to be, and there was no handle on their side. Somebody had carved a question over it, {~and worn the answer away|and then scratched the answer out with something sharp}.
B: "What do you give away and still keep?" # reading
{ a_kind:
- "explorer": A: A place! If I tell you about a place, I've still got it. # quick
- "planner": A: A secret, a cold, a bad habit. I can go on. # brisk
- "wildcard": A: Is it this door? Because I'm about to give it a kick. # cheerful
- else: A: Your word. You give someone your word. And then you keep it. # soft
}
N: {~For a moment nothing happened. Then, deep in the wall, {craft} woke up and began to turn things that had not turned for a hundred years.|The {light} dimmed. Something on the other side drew a bolt, slowly, the way you open a door to strangers.}
B: {~I don't think it cared about the answer. I think it wanted to hear us try.|That was too easy. I'd have liked it harder.} # uneasy
~ m_clues += 1

=== obst_chase ===
# role: obstacle
# rating: 8+
N: {~They had gone perhaps a hundred paces when the shouting started.|It was the {beast} that gave them away. It barked once, and every shutter in the street flew open.}
{foe != "":N: {foe} had sent people to find them. Not many. Enough.|N: Somebody had sent people to find them. Not many. Enough.}
A: {~Left. No, the other left!|Up! Up is better than out!|Don't run until they run.} # urgent
N: They went over {ground} and under washing lines and straight through somebody's {food}. {~{b} shouted an apology over {b_their} shoulder, and meant it.|Behind them a stack of barrels came down, and it was not entirely an accident.}
{m_ally != "":N: And then a side door opened, and there stood {m_ally}, the {m_ally_job}, who owed them nothing now and pulled them in all the same.|N: They lay flat under an upturned cart while the boots went by, so close that {a} could have tied the laces together.}
{m_ally == "" && a_kind == "wildcard":N: {a} did, in fact, tie the laces together.}
B: {~That's twice they've known where we'd be.|They weren't trying to catch us. They were trying to turn us round.} # out of breath
~ m_danger += 1

=== obst_weather ===
# role: obstacle
N: Then the {weather} turned. {~It did it between one step and the next.|One moment they could see the far side, and the next they could not see each other.}
A: {b}! Say something! # shouting
B: {~Something!|I'm here! I'm standing completely still, like a sensible person!} # shouting
N: {a} followed the voice with {a_their} hands out. {~The {ground} was gone from under one foot, and there was only air, and the {hazard} under it.|{a_their} boot found the edge of the {hazard} before {a_they} did.} {a} leaned back, a very little, and the world stayed where it was.
N: It was the {tool} that saved them. {b} held it up as high as {b_they} could reach, and turned it, and through all that grey came one small square of {light}. {a} walked towards it as if it were the only address {a_they} had ever known.
{ shuffle:
- A: I wasn't worried. # shaky
  B: You've got hold of my sleeve. # kind
- A: Nobody hears about that part. # shaky
  B: Nobody would believe me. I said something sensible. # kind
}
{ m_wound == "":
  ~ m_wound = "the bad ankle"
}
~ m_trust += 1

=== obst_watchman ===
# role: obstacle
N: The watchman did not look like much. He sat on a stool in the archway with a blanket over his knees, and he was knitting. But he had not dropped a stitch since they came round the corner, and he had not once looked down. # low
A: {~We'd like to go through, please.|Good evening. Is it always this quiet?} # polite
N: "Nobody goes through," said the watchman. "Not until I've finished this row." {~It was a very long row. It went off across the {ground}, and round the corner, and by the feel of it up some stairs.|They looked at the knitting. It was {place}: every roof, every chimney. He was just about to begin on the two people in the archway.}
{ b_kind:
- "helper": B: Your hands are frozen. Have my gloves. No, have them. # at once
- "planner": B: You've gone wrong. There. Eleven rows back. There ought to be a door in that wall. # helpful
- "wildcard": B: Ooh, can I have a go? # sitting down
- else: B: Where does it start? Has anyone ever followed it to the start? # fascinated
}
N: For the first time the needles stopped. {~"Do you know," he said, "nobody's looked at it. They all look at the arch." And he lifted the wool up in both hands, like a man lifting a latch, and let them under.|The whole of {place} seemed to hold its breath. Then he pulled one thread, and the wall beside them, the real one, came open in a long neat ladder from top to bottom.}
A: {~Did you see what was on the needle? After us? There was another row.|He'd already done the other side. Did you see who he'd put there, waiting?} # when they were through
~ m_trust += 1
~ m_clues += 1

=== obst_dark ===
# role: obstacle
N: The {tool} went out. It did not flicker. It went out as if somebody had closed a hand on it. # low
N: {~There is dark with your eyes shut, and there is dark with your eyes open, and then there is this.|They stood quite still and heard {sound}, and heard it stop.} Somewhere in front of them was the {hazard}.
B: {~Talk. Anything. So that I know which way you are.|Give me your sleeve. Is that your sleeve?} # steady, just
{ a_kind:
- "wildcard": A: Once upon a time there were two fools in the dark, and one of them needed the privy. # loud
- "planner": A: Nineteen steps, then the wall turns left. I counted as we came in. I always count. I used to be ashamed of it. # calm
- "explorer": A: There's air on my left cheek. Where there's air, there's out. # turning
- else: A: I'm here. I'm right here. I'm not going to let go. Feel that? That's me, not letting go. # warm
}
N: So they went on like that, by voice and fingertip. {~After a hundred steps {b} said, "You can stop squeezing my hand now." And {a} said, "I'm not holding your hand."|Twice something went by them, at about the height of the knee, and was polite about it.} Nobody screamed. They were both proud of that, later. They only walked a good deal faster, and the dark, a little way on, turned grey, and then {light}.
A: {~It was holding my hand as well.|Whatever it was, it took us the right way.} # out of breath
~ m_danger += 1
~ m_trust += 1

=== obst_price ===
# role: obstacle
N: There was a gate, and in the gate a slot, and over the slot a line of writing. It said: put in what you can spare. {~A {coin} did nothing. A button did nothing. The {tool} would not fit.|{a} put in a {coin}. It came straight out again, on to {a_their} foot.} # dry
{ b_kind:
- "planner": B: Spare. It has to be something that we've two of, or something that we don't need. Doubt. I could spare some doubt. # trying
- "wildcard": B: Can I put in my arithmetic? I never use it. # hopeful
- "explorer": B: It's not locked. It's only shut. It wants to know what sort of people we are. # crouching
- else: B: I have a bit of {food} left. I was saving it for you. # shy
}
N: {~In the end it was {a} who bent down and put {a_their} mouth to the slot, and whispered something, for quite a long time.|Then {a} took a deep breath, and said through the slot, out loud, the thing that {a_they} was most ashamed of. It took less time than you would think.} There was a click.
B: {~What did you say to it?|I never knew that. You could have told me that.} # gentle
A: {~Something I've been carrying for years. I find that I could spare it.|I've just told a gate. Give me a minute, and then I'll tell you properly.} # light-headed
~ m_trust += 1
