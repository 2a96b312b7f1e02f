=== obst_river_of_light ===
# role: obstacle
N: Across the way, where there ought to have been only {ground}, something was flowing. It made no sound. {~It was the colour of {light}, and it ran uphill.|It was {craft}, come loose, and it had found itself a bed to lie in.} On the other side the path went on, quite dry.
{ a_kind:
- "explorer": A: I'm putting my hand in. Only one finger. # breathless
- "planner": A: Throw something in first. Something that you don't mind losing. # quick
- "wildcard": A: I bet it's warm. # wading
- else: A: It's not trying to stop us. It's just going somewhere. Let's ask it to let us by. # soft
}
N: It was neither warm nor cold. It was like stepping into a time when you were very small and somebody was carrying you. {~{b} stood up to the knees in it, and could not think why anybody would want to reach the other side.|Half way across {b} stopped. "I can hear my name," {b_they} said. "Somebody's calling me in for supper."}
A: {~Look at me. Not at the water. What's my name? Say it.|I can hear it as well. It isn't real, {b}. It's only kind.} # steady
B: {~{a}. You're {a}. And you've got hold of my hand so hard that it hurts. Keep doing that.|I know it isn't. Just let me hear the end of it.} # faint
N: They came out on the far side with dry boots and wet faces. Neither of them ever told the other what they had been called.
~ m_danger += 1
~ m_trust += 1

=== obst_sleeper ===
# role: obstacle
N: The way went through a cave, and there was somebody in the cave, and it was asleep. It was so big that they had walked along its side for some time before they saw that the wall was breathing. # hushed
B: {~Which end are we?|Don't wake it. Whatever we do.} # barely audible
N: Every breath took as long as a verse. On the in-breath all the loose leaves and bits of paper in the place slid one way, and on the out-breath they slid back. {~There was a gap between its chin and the {ground}. It was the only road there was.|Between one paw and the other lay the way out, and one of the paws was dreaming.}
{ a_kind:
- "explorer": A: Look at the size of its eyelashes. # enchanted
- "planner": A: We move when it breathes in. Nine steps, then stop. Nine steps, then stop. # counting
- "wildcard": A: I really need to sneeze. # small
- else: A: It's having a bad dream. Look at its feet. # pitying
}
N: They were nearly past when it spoke. It did not open its eyes. {~"Is it morning?" it said, in a voice like a cart going over a bridge.|"Five more minutes," said the sleeper.} There was a dreadful silence.
{ a_kind:
- "helper": A: Not yet. Go back to sleep. We'll tell them to keep the noise down. # gentle
- else: A: Not yet. # very gently
}
N: And it sighed, and the sigh blew them out of the cave like two dandelion seeds, and set them down, quite softly, a good way further on than they had dared to hope.
~ m_trust += 1

=== obst_bridge_of_questions ===
# role: obstacle
N: The {crossing} was only half there. It came out from the bank a little way and stopped over the {hazard}, as if it had lost the thread. {~On the last board somebody had burned one word: why?|When {a} said, "Why has it stopped?" another board grew out of the end.}
A: Did you see that? # staring
{ b_kind:
- "planner": B: It wants questions. Good ones, I suppose. Let me think. What holds it up? # eager
- "explorer": B: What's on the other side? What's on the other side of that? # laughing
- "wildcard": B: Why do we have two nostrils? Ha! Two boards! # triumphant
- else: B: Are you tired, bridge? Who made you? Do you miss them? # gentle
}
N: So they went across on questions. The easy ones made thin boards, that bent. {~But when {a} asked, to no one at all, what would become of them if they failed, there came a plank as wide as a table.|But when {b} asked why people are unkind to things that they do not understand, there came a stretch with a handrail.} With the last step to go, they had run out.
A: {~Will we still be friends when we're old?|What is it that you've never asked me?} # quiet
N: {~And they were across. It had grown the whole of the rest in one piece, and it did not even creak.|The board that came then was the strongest of them all. It is there still. People walk over it every day.}
~ m_trust += 1
~ m_clues += 1
