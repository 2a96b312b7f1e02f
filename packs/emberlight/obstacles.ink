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
