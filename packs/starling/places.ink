=== place_above ===
# role: place
N: They saw {place} from above first, the way birds have it. {place_detail} {~It was smaller than it felt from inside, and it had more light in it.|From there you could see how everything in it was joined: every lamp to a window, every path to a door, every door to somebody.}
N: {~Down among the roofs a {beast} crossed a patch of {light}, stopped, and looked straight up at them.|You could hear {sound}, quite small and clear, as if someone had put it in a box.} The air smelled of {smell}.
{ a_kind:
- "explorer": A: All those streets, and I've only ever gone down the ones I knew. # soft
- "planner": A: There. The paths make a pattern. I've walked on it all my life and I never saw. # still
- "wildcard": A: If I spat, could I hit our house? I'm not going to. I just want to know. # curious
- else: A: Everyone we love is in about as much room as my hand. # quiet
}
B: {~And there's one light down there that wasn't there yesterday.|Look at {mark}. Look at the shadow. It's pointing the wrong way.} # slow

=== place_garden ===
# role: place
N: Behind {mark} there was a garden that nobody had planted. Everything in it had come by itself, on the {weather}, or in somebody's turn-ups, and had decided to stay. {place_detail}
N: {~There were flowers there that only opened if you said good evening.|Things grew there in the order that they were needed, said the {folks}, and this week it was mostly bandages.} {a} bent down. In the middle of the path there was {spark}, no bigger than a breath.
{ b_kind:
- "explorer": B: It goes on further than it should. The wall's over there, and the garden isn't stopping. # thrilled
- "planner": B: Nothing here is by chance. It's just that nobody's told us what it's for. # thoughtful
- "wildcard": B: Good evening. Good evening. Good evening. Oh, that one winked. # delighted
- else: B: Mind your feet. Something's only just come up, there, by your boot. # tender
}
A: {~Somebody's been here before us. They watered it. It's still wet.|It's leaning. All of it. It's leaning towards {topic}.} # hushed

=== place_quiet_hour ===
# role: place
N: There is an hour in {place}, just before the lamps go out, when nobody speaks. Nobody ever made it a rule. {place_detail} {~You could hear {sound}, and the small sounds under it that the day covers up.|People sat on their steps with their hands in their laps and let the day settle.}
N: {a} and {b} went through it as softly as they could. And because nobody was speaking, they heard it: {~a sort of tapping, coming up through the soles of their boots|one note, very low, that the whole town seemed to be leaning on}.
B: {~How long has that been there?|You hear it too. I thought it was only me.} # whispered
{ a_kind:
- "explorer": A: Always, I should think. We've just never been quiet enough. # wondering
- "planner": A: It stops when I stop. It's keeping step with us. # whispered
- "wildcard": A: Let's hum it back. # whispered
- else: A: I think it's why they're all so quiet. I think they've been listening, and they don't know it. # soft
}
