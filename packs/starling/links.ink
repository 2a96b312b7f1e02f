=== link_lamps ===
# role: link
N: {~By then the lamps were going on, one street at a time.|It was later than either of them had thought.} Somewhere in {place} there was somebody who knew about {topic}, and it did not seem much to ask, that they should only have to find the right door.

=== link_slow ===
# role: link
N: They did not hurry. {~If you mean to {goal}, said {a}, you had better not frighten it.|You see more of {place} when you walk slowly, and they had not seen {topic} anywhere yet.}

=== link_bench ===
# role: link
N: {~There is a bench in {place} where people sit when they do not know which way to go. They sat on it for as long as it takes to eat an apple.|They shared an apple, and {b} counted on the pips what they knew about {topic}. There were more pips than answers.} Then they got up, because nobody ever managed to {goal} by sitting down.

=== link_followed_sound ===
# role: link
N: {~They let their feet decide, and their feet took them downhill.|{a} picked the path that nobody had swept.} All of {place} seemed to be holding its breath. {~It might have been the {weather}. It might have been {topic}.|Whoever wanted to {goal} would have to go where it was quietest.}

=== link_child ===
# role: link
N: A small girl on a step in {place} looked up from her chalk. {~"You're the ones about {topic}," she said. "You want to go that way." And she pointed, and went on drawing.|She had drawn two people on the stones, with a long way to go still in front of them. They looked very like themselves.} {~So they went that way.|It seemed as good a map as any.}
