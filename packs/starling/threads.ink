=== thread_second_voice ===
# role: thread
# the: the second voice
# is: event
# bare: second voice
# head: voice
# goal: find out whose the second voice was
# title: A different voice
N: For nine nights there was nothing, and they slept. On the tenth night it began again. But it was not the same. It was higher, and quicker, and it did not come from where the other had come from. # low
A: {~That isn't our friend. That's somebody else, using our friend's words.|Listen to how it says it. Like a person reading out a language that they don't know.} # uneasy
B: {~Then where's our friend?|It's saying our names. It's got them the wrong way round.} # quiet
N: Nobody else in {place} had noticed. To everyone else it was the same old miracle, and by now they were a little bored with it. So it was the two of them again. They had to find out whose the second voice was, and what it had done with the first.

=== thread_empty_book ===
# role: thread
# the: the empty book
# bare: empty book
# head: book
# goal: find out who was writing in the empty book
# title: The book that filled itself
N: The people of {place} were so grateful that they gave them a present. It was a fine big book with nothing in it. "For your next adventure," they said. {a} put it on the shelf. In the morning there was a page of writing in it. # light, then not
B: "They slept late, for they did not know what was coming up the hill." # reading
A: {~What's coming up the hill?|That's not my writing. Is it your writing?} # slow
N: {~They looked out. There was nothing on the hill but a {beast}, and the {beast} was walking backwards.|They both went to the window. There was nothing there. When they came back, there were two more lines.} There was only one thing for it. They were going to find out who was writing in the empty book, and, if they could, they were going to get to the last page first.

=== bridge_hush ===
# role: bridge
N: {~It took them both a while to come back from that, and they did not hurry it.|Afterwards they could not have said how long they sat there, getting their breath, and looking at the same piece of sky.}

=== bridge_road ===
# role: bridge
N: {~The road brought them round at last to {place}, as roads there do if you let them.|By and by it was an ordinary evening again, or it looked like one, and there lay {place}.}

=== bridge_step ===
# role: bridge
N: {~There is only one thing to do after a thing like that, and it is the next thing.|They told nobody. There was nobody yet who would have known what to do with it.}

=== callback_hand ===
# role: callback
# needs: recall
N: {~{b} stopped in the middle of a step.|It came back to {b} for no reason, the way things do.} It was how it had felt when they had just {recall}.
B: {~I keep thinking of it. If we hadn't, we'd be home now.|That was where it turned. Before that, we could still have gone home.|I can't put it down. One word from either of us, and we'd never have come here.} # quiet
{ a_kind:
- "explorer": A: And we'd never have seen any of this. # sure
- "planner": A: I've gone over it again and again. I'd still choose it. # steady
- "wildcard": A: Home's nice. But it doesn't glow. # light
- else: A: Are you sorry? It's all right, if you are. # gentle
}
B: {~No. I just like to know where the corner was.|No. I only wanted to hear you say it.} # smiling

=== callback_small_light ===
# role: callback
# needs: pet
N: {m_pet} was awake. {~You could tell, because {m_pet} did not like to miss anything, and had climbed up on {a}'s shoulder to see.|{m_pet} had been quiet all day, and now {m_pet} was looking back the way they had come, and would not be talked round.}
A: {~What is it? What do you see?|You've gone all stiff. What's the matter?} # soft
B: {~I've never known it to be wrong.|There's somebody behind us. A long way back. They stop when we do.} # low
