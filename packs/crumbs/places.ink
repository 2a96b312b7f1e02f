=== place_signs ===
# role: place
N: {place_detail} {place} was a town that believed in signs. There was a sign to say where the signs were. There was a sign that said: mind the step. {~There was no step. There had been one once, and people missed it.|The step was some way further on, and nobody was minding it at all.}
N: {a} read a new one, still wet. It said: nothing to see here. Behind it, under the {light}, there was plainly something to see. {~Somebody had thrown a tablecloth over it.|It had been there long enough for a {beast} to go to sleep on it.}
{ a_kind:
- "planner": A: Nobody paints a sign like that unless they have something to hide and some paint left over. # shrewd
- "wildcard": A: I'm going to look. It's practically an invitation. # bright
- "explorer": A: It's the first interesting sign I've ever read. # eager
- else: A: The brush was shaking. Look at the g. Somebody was upset. # soft
}
B: {~Look, but don't touch. You've touched it. Of course you've touched it.|Quickly, then, before they paint one that says stop.} # resigned

=== place_queue ===
# role: place
N: There was a queue in {place}. It went twice around the square and in at a door, and it moved along one place whenever the {alarm} rang. {~Nobody in it could say what it was for.|The people at the front had brought their children, and the people at the back had been children when they joined.} {place_detail}
A: Excuse me. What are we all queueing for? # polite
N: {~"We'll know when we get there," said a lady with a folding chair.|"I never like to ask," said a man with a beard. "It might be my turn."} It smelled of {smell}, and of people who had been standing up for a long time.
{ b_kind:
- "explorer": B: I'm going in by the window. If it's good, I'll wave. # cheerful
- "planner": B: At one place a minute, with four hundred places, that's supper time. I've brought supper. # calm
- "wildcard": B: Watch this. Free {food}! Round the corner! # shouting
- else: B: Does nobody want to sit down? I could hold places. I could hold everyone's places. # kind
}
N: {~By the time the dust settled, they were at the front.|It was remarkable how fast a queue could turn into a race.} Behind the door was a very small man with a very large stamp, and he was asleep.

=== place_fair ===
# role: place
N: It was the day of the fair in {place}. There was a prize for the longest marrow, a prize for the shortest speech, and a prize for the best behaved {beast}, which had been stolen by the {beast}. {place_detail}
N: {~Everywhere the {folks} were being cheerful at the tops of their voices.|A band was playing two tunes at once, to save time.} But whenever anybody said the word {topic_head}, the smiles stayed where they were and the eyes went somewhere else.
{ b_kind:
- "helper": B: That man has been laughing at nothing for five minutes. He's frightened stiff. # low
- "planner": B: Count the guards. You don't put nine guards on a marrow. # low
- "explorer": B: There's a tent round the back with no sign on it. All the best tents have no sign on them. # eager
- else: B: I've won a goldfish, a cushion and a lady's hat. I think the fair is rigged. # suspicious
}
A: {~Then somebody here knows something, and they've hidden it under a fair.|Keep smiling. No, not like that. That's worse.} # under the breath
