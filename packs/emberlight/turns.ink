=== turn_mark ===
# role: turn
# recap: Cut into the stone, at knee height, was a sign, and in a crack beside it a scrap of paper that spoke of [topic]. It had been no accident. Somebody had wanted it.
# phase: 1
# title: What the [topic_head] left behind
N: It was cut into the stone at knee height, where only someone kneeling would see it: {~a circle, and inside the circle a door|a row of marks, like a tally, with the last one fresh}. {a} knelt. There, caught in a crack, was a scrap of something that had no business being in {place} at all.
A: {~Look at this. This is from {mark}. Only the people at {mark} are allowed to carry these.|It's a page. Somebody tore it out and then thought better of it.} # low
N: {b} read it twice, once with {b_their} eyes and once with {b_their} finger. There was only one line on it, and it had {topic} in it. {~"Not taken," it said. "Called."|"Ask who was glad," it said.}
B: {~So it wasn't an accident. Somebody wanted this.|Then we've had it backwards. This isn't the start. This is the middle.} # slow
~ m_clues += 1
~ m_item = "the torn page"

=== turn_lie ===
# role: turn
# recap: Then [b] noticed that everybody in [place] told the same story, word for word. It had been learned, like a part in a play. Somebody had known all along, and they could trust almost nobody.
# phase: 2
# title: A very small lie
N: {~It was {b} who noticed, and {b_they} wished {b_they} had not.|It came apart over a very small thing, the way lies do.} {m_item != "":They had laid {m_item} out under the {light}, and held the edge of it against the edge of a notice on the wall. They fitted.|There was a notice on the wall, and beside it a letter that was signed with quite another name. The hand was the same hand. The ink was the same ink.}
B: {~Everyone's been telling us the same story. Word for word. Nobody remembers a thing word for word.|This was written before it happened. The day before. Look at the date.} # grim
A: {~They learned it. Like a part in a play.|So somebody knew. Somebody stood in this street and knew.} # quiet
{foe != "":N: That changed what {foe} was. Until then {foe} had been the beginning of the trouble. Now it looked very much as though somebody had opened a gate.|N: And if somebody knew, then somebody could have stopped it. Somebody had decided not to.}
N: {~{a} folded the paper very small.|For once, neither of them had anything clever to say.} If they still meant to {goal}, they could trust nobody who had helped them so far{m_ally != "":, except, perhaps, {m_ally}}.
~ m_clues += 1
~ m_danger += 1

=== turn_cost ===
# role: turn
# recap: They found [topic] at last, and found what it was for: all of [place] was living off it. To take it away would cost everyone their light. There had to be a third way.
# phase: 3
# topic: thing creature person
# title: The price of it
N: And there, at last, {topic_was} {topic}. {~Not behind bars. Not under guard. Simply there, as if waiting to be asked.|After so much looking, neither of them moved.}
A: {~It's not a prison. It's a bargain. Look, there's even a place to sign.|It's holding the whole place up. If we take {topic_them} away, everything above us comes down.} # hushed
N: {~{craft} ran through the floor like a pulse. Every lamp in {place} was burning because of what was in this room.|They could feel it through their boots: {craft}, old and patient, drawing on something that had never agreed to be drawn on.}
B: {~So that's why nobody would talk. They've been warm all winter because of this.|They knew. They knew, and they ate their {food}, and they knew.} # angry
{ a_kind:
- "planner": A: Then we need a third way. There's always a third way. Give me one minute. # tight
- "helper": A: They weren't wicked. They were cold. We have to fix it for them as well. # soft
- "wildcard": A: Everyone's been very careful for a very long time. I think I'm about to be the other thing. # quiet
- else: A: I always wondered what was at the bottom. I wish I didn't know. # quiet
}
~ m_clues += 1

=== turn_end ===
# role: turn
# recap: They went to the heart of it, and for a breath all of [place] went dark. Then, one window at a time, the light came back. They had said that they would [goal]. But not everything about it could be explained.
# phase: 4
# title: The long way home
{ m_style:
- "bold": N: They did it the way they had done everything, straight through the middle. {a} put both hands to the heart of the thing and pulled.
- "careful": N: They did it slowly. {b} read each step aloud and {a} did it, and they did not go on to the next until the last had held.
- "kind": N: In the end they did not break anything. {a} sat down on the floor in front of it and asked, out loud, what it wanted. Nobody ever had.
- else: N: In the end there was a trick to it, and the trick was so simple that they had walked past it three times.
}
N: {~For the space of a breath {place} went dark from end to end.|Every lamp in {place} leaned over sideways, and went out.} Then, from the top of {mark}, {light} began to come back, one window at a time, {~and this time nobody was paying for it but the sun|and it was warmer than before}.
{m_ally != "":N: {m_ally} was on the steps when they came out, and did not say well done. {m_ally} only moved over, so that there would be room to sit.}
{m_debt != "":N: They found {m_debt} where they had left {m_debt}, and told it all from the beginning, and did not leave out the frightening parts, because a promise is a promise.}
A: {~So that's that. We said we'd {goal}, and look at us.|We did it. Say it, {b}. I want to hear you say it.} # tired, happy
B: {~We did it. Now ask me what's in my pocket.|We did. But it opened from the inside, {a}. So who's been inside?} # sly
~ m_clues = 0
~ m_danger = 0
