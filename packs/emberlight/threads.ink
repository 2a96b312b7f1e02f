=== bridge_dawn ===
# role: bridge
N: {~When the light came they were still on their feet, which was more than either of them had expected.|It was a while before they could hear anything over their own hearts. When they could, it was only {place}, going about its night.}

=== bridge_rooftops ===
# role: bridge
N: {~They went home over the rooftops and down again by another street, in case.|They took the long way round, and stopped at each corner, and let the footsteps behind them catch up. There were none. That was worse.}

=== bridge_bread ===
# role: bridge
N: {~They ate what they had, standing up, in a doorway in {place}, and did not talk about it.|An hour later it seemed hardly possible. There was mud on their knees, though, and mud does not lie.}

=== callback_choice ===
# role: callback
# needs: recall
N: {~There is a kind of thinking that only happens on stairs.|It caught up with them where the road was steep.} # low
B: We could have done something else. Back then. Instead, we'd {recall}. # quiet
{ a_kind:
- "planner": A: I've drawn it out both ways. The other way ends sooner. # grim
- "explorer": A: And we'd have wondered about it for the rest of our lives. # firm
- "wildcard": A: I never look at the road I didn't take. It's always full of people pointing. # light
- else: A: Somebody's safe tonight because of it. I'm nearly sure. # gentle
}
N: {~It was not quite an answer, but it was enough to climb on.|{b} counted the steps after that, aloud, so as to have something to be sure of.}

=== callback_item ===
# role: callback
# needs: item
N: {a} took out {m_item} and looked at it again, under the {light}, though {a_they} could have drawn it by heart. {~This time it was the back that {a_they} looked at.|This time {a_they} held it up against {mark}, far off, and shut one eye.}
A: {~There's another mark. It wasn't there this morning.|It's not only a thing. It's half of a thing.} # slow
B: {~Put it away. Somebody's looking. Somebody's been looking for a while.|Then somebody has got the other half, and they'll be wanting ours.} # low

=== callback_wound ===
# role: callback
# needs: wound
N: It was {m_wound} that slowed them down. {b} would not say that it hurt. {b_they} had gone very polite, which was how you could tell.
A: {~Sit. That's not a question.|Let me see. You're walking as if the ground were hot.} # firm
B: {~If I sit, I'll have to get up.|Tell me something else. Tell me about the first thing that you ever stole.} # tight
N: {~So {a} told a story, tying the knot, and it was so long and so untrue that by the end of it they were both laughing, and the knot was tied.|It was tied with the best scarf in {place}, and neither of them ever mentioned the scarf.}
~ m_wound = ""
~ m_trust += 1

=== thread_stair ===
# role: thread
# the: the thirteenth stair
# is: place
# bare: thirteenth stair
# head: stair
# goal: find out who built the thirteenth stair
# title: One too many
N: It should have been over. They had gone back to {mark} for one last look, only to be sure, and {a} counted the stairs on the way down, because {a_they} always did. There had been twelve. Now there were thirteen. # hushed
B: {~You've miscounted.|You counted one twice. People do.} # hopeful
A: {~Then you count.|I went up twelve. I've come down thirteen. So where are we?} # very calm
N: {~The last step was not like the others. It was clean. There was one footprint on it, and it was pointing up.|They stood on the last stair and looked at the door in front of them. It was just like the door that they had come in by. It was only the other way round.} They had not finished after all. They were going to find out who built the thirteenth stair.

=== thread_name ===
# role: thread
# the: the wrong name
# is: event
# bare: wrong name
# head: name
# goal: find out who had put the wrong name in the book
# title: Whoever that was
N: They were heroes, for a week. There was to be a page about them in the great book at {mark}. They went together to see the ink dry. It was a handsome page. One of the two names on it was not theirs. # quiet
B: {~Who is that?|That isn't a mistake in the spelling. That's a different person.} # slow
A: {~They all came up and shook that person's hand. I saw them. They were looking at me.|Ask anyone. Go on. Ask anyone who was there.} # unsteady
N: {~They asked. And everybody smiled, and told them how brave the two had been, and used the other name.|{a} looked a long time at the other name. It was a good name. It was written in {a_their} own hand.} Something had begun to put them out, as you put out a lamp, from the edges inward. They had to find out who had put the wrong name in the book, while there was still somebody to ask.
