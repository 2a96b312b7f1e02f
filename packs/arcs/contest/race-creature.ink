// A race in which the two do not run: they enter a snail, a duck, a dog, and can only stand beside the line and hope.

=== contest_try_creature ===
# step: try
# needs: act=race x=creature
# makes: oops=spin
N: They tried it out that evening, with a line of chalk at either end. {a} stood at the one end, and {b} at the other, with {food}. # plain
A: From now. Go! # letting go
B: Come on! Come on, this way! I've got {food}! # calling
N: {x_cap} thought it over. {x_they_cap} went as far as the first crumb, and looked at it. # dry
A: {x_plural:They've|It's} stopped. What's the matter with {weak}? # calling
B: Nothing. Don't shout, it's the shouting. {a_call}, come here, and be quiet. # calling
N: {a} came. They stood side by side, and said nothing, and {b} began without noticing to eat the {food}. Then {x} turned right round, the wrong way, and came for it at a speed that nobody would have believed. # quick
A: What did you do? # staring
B: I was hungry. I wasn't thinking of {x_them} at all. # guilty
A: Could you not think of {x_them} again? # slow
B: I can't now. I'm thinking of it. # sad

=== contest_heat_creature ===
# step: heat
# needs: act=race x=creature
S: whistle
N: The first round was {t_first}. There were nine of everything, in a row, each with somebody behind it who had hardly slept. # brisk
A: What's that one got on? # low
B: A little coat. It's got its name on. Don't look, you'll make ours feel plain. # low
{ way:
- "train": A: It goes by itself, by now. We've only to keep out of its way. # low
- "teach": A: {g} said, listen. So listen. # low
- "spy": A: I keep on looking for {trick}. # low
- "luck": A: Have you got {g_keep}? Hold on to {g_keep}. # low
- "third": A: {g} ought to be here. {g_they_cap} said, nearly three. # low
- "last": A: {g} said that we're to say good morning to it. # low
- "aloud": A: Don't look round. They're all asking each other what the winner keeps. # low
- "box": A: I keep on thinking about the velvet. # low
- "rules": A: I can't think. I've got my head full of rules. # low
- else: A: Don't think about anything. # low
}
H: Hands off. Nobody's to touch. Go! # bored
N: For some time it was hard to tell that anything had begun. Then one of the nine sat down, and two of them made friends. # dry
A: {x_cap}! Look! {x_theyre_cap} still going! # hushed
B: How's {weak}? # eyes shut
A: Going, too. I don't know how it's done. Don't breathe on it. # hushed
B: Who's in front? # eyes shut
A: Nobody's in front. There's only {foe}, and there's only us. # very hushed
N: {foe_cap} looked round. It was the first time that anyone had seen it done. # low

=== contest_near_creature ===
# step: near
# skeleton: lost_well
# needs: act=race x=creature
# title: In front
N: So they let go. There {foe_was} {foe}, and {x}, and far back by the line whatever it was that {g} had brought; and nobody might touch, and everybody might shout. # quick
P: Don't shout. {x_they_cap} {x_plural:go|goes} when you don't shout. # low
Q: I'm not. I'm thinking it. # low
N: At the half way post {x} drew level. And then, for no reason that anyone has ever given, {x} went past. # hushed
P: We're in front. Are we in front? Which is the front? # hushed
Q: It's that end. We're in front. We've never been there. Not once. # hushed
P: How's {weak}? # hushed
Q: {end == "three":{g} is walking along next to it, saying good morning.|As if nobody had ever told it that there was anything the matter.} # hushed
P: Look at {x_them} go! It's as far as that crumb. That's all that there is left. # rising
Q: {x_cap}! One crumb! # on a breath

=== contest_final_creature ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=race x=creature
# title: [event_cap]
N: There were only the two left, side by side behind the chalk. On the one side {foe_was} {foe}. On the other {x_was} {x}, looking at nothing in particular. # hushed
P: We've done all that we can. Now it isn't us any more. # low
Q: That's the worst part. I want to get in there and push. # low
H: Hands off! Go! # hoarse
{ end:
- "mistake": P: Don't call. Turn your back. Have something to eat, and don't think about it, the way you did. # fast
- "kind": Q: They've gone wide, to leave ours the smooth bit. Who does that? # amazed
- else: P: Say nothing. Only be somebody whom one would like to get to. # low
}
N: {x_cap} came back from wherever {x_they} had been, and set off. {weak_cap} went first, and the rest went after it. # quick
{ price == "share":
  W: There's a bump coming, on the left. We've all seven sat down on it. Hic. It's flat. # from down the course
}
Q: That's half way! That's half way, and we're level! # joyful
P: Don't tell me. I'm being somebody whom one would like to get to. # eyes shut

=== contest_finish_creature ===
# step: finish
# skeleton: won
# needs: act=race x=creature
N: There was as much left as a hand is long. {foe_cap} came on, as {foe_they} always did. {end == "mistake":And {x} turned right round, and came at it backwards, for the last of somebody's bun.|And {x}, who had never hurried for anyone, hurried.} # warm
Q: Was that a nose? Whose nose was it? # breathless
P: I had my eyes shut. What did it look like? # breathless
Q: Wet. # breathless
H: Nobody move! It's {x}! It's by, hold on. It's by a crumb! # cracking
