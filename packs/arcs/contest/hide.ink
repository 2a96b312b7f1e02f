// Hide and seek: whoever is found last has won. x is what they hide under, weak what of them sticks out.

=== contest_try_hide ===
# step: try
# needs: act=hide
# makes: oops=open
N: They practised that evening, one to hide, and one to look. {a} took {x}, and was found in the time that it takes to say so. # plain
B: It's {weak}. You can see {weak_them} from here. # pointing
A: You always can. The rest of me's very good. Now you. # cross
N: {b} ran to {hide}, and to {door}, and every place was too small, or had a broom in it; and by then {a} had counted to a hundred. So {b} stopped in the middle of everything, under {x}, with both eyes shut. # quick
N: {a} looked behind {hide}. {a} looked behind {door}. {a} went by {b} four times, and the last time hung up a scarf on {b_them}. # dry
B: Is it over? # muffled
A: I went past you! I hung something on you! How did you do that? # staring
B: I didn't do it. There wasn't time to do it. # muffled

=== contest_heat_hide ===
# step: heat
# needs: act=hide
N: The first round was {t_first}. Nine of them went to hide, and {h} counted to a hundred, with both hands over {h_their} eyes. # brisk
A: Don't breathe on me. # whispered
B: I'm not. That's {x}. It's close in here. # whispered
H: One at {edge}. Two more behind {door}. Out you come. # calling
A: How's {weak}? # whispered
B: I'm sitting on {weak_them}. # whispered
{ way:
- "train": A: It goes by itself, by now. We've only to keep out of its way. # whispered
- "teach": A: {g} said, listen. So listen. # whispered
- "spy": A: I keep on looking for {trick}. # whispered
- "luck": A: Have you got {g_keep}? Hold on to {g_keep}. # whispered
- "third": A: {g} ought to be here. {g_they_cap} said, nearly three. # whispered
- "last": A: {g} said that we're to say good morning to it. # whispered
- "aloud": A: Don't look round. They're all asking each other what the winner keeps. # whispered
- "box": A: I keep on thinking about the velvet. # whispered
- "rules": A: I can't think. I've got my head full of rules. # whispered
- else: A: Don't think about anything. # whispered
}
N: Feet came up, and stopped. One could hear {h} thinking. Then they went on, and found a man with a moustache in a place where nobody would have looked for a moustache. # dry
H: That's all of you. No. Who hasn't come out? # counting
A: We haven't. We're on the list. We're the other ones. # coming out
B: And {a_call}? {foe_cap} saw. # low

=== contest_near_hide ===
# step: near
# skeleton: lost_well
# needs: act=hide
# title: In front
N: It had been two hours. {h} had stopped calling, and was going round with a lamp. There {foe_was} {foe} still to be found, and there were {p} and {q}{end == "three":; and {g}, who takes up less room than you would think|; and somewhere {g}, who hid alone, and hummed}. # plain
P: Are you there? # on a breath
Q: Down to the knee. The rest has gone to sleep. # on a breath
P: And {weak}? # on a breath
Q: {end == "three":{g} is sitting on {weak_them}.|I can't tell any more which is which.} # on a breath
N: The lamp stopped, in front of {foe}. It had never once stopped there. It stayed for as long as one can go without breathing. # hushed
P: {h} nearly had {foe_them}. Did you see? # on a breath
Q: One more look like that, and it's ours. We've never been last to be found. Not once. # on a breath
P: I've never been so well hidden. I'm not certain that I'm here. # on a breath

=== contest_stop_hum ===
# step: stop
# skeleton: lost_well
# needs: end=back act=hide
# title: So near
Q: {p}. Listen. # on a breath
P: Don't. Don't tell me. # on a breath
Q: It's {g}. The humming's stopped. {g_theyre_cap} stuck in there, and trying not to be any trouble. # on a breath
N: They needed only to stay where they were. {p} thought about it, as you look at a cake in a shop, all the way round; and stood up in the light of the lamp. # flat
H: There you are! That's... Where are you off to? # blinking
S: steps_wood
G: What are you doing? Hide! You'd won! # from somewhere narrow
P: Very nearly. Which bit of you is stuck? # kneeling
Q: All of it. Breathe out, {g}. # kneeling
N: Behind them a bell was rung, and there was the noise that there always is. # plain
H: It's {foe}. By, well. By as long as it takes to stand up. # not loud
P: We said that we'd {verb}. # pulling
Q: {foe_cap} {verb_did}. Mind your thumb. # pulling

=== contest_final_hide ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=hide
# title: [event_cap]
N: There were only two places left to find, and in one of them {foe_was} {foe}. {h} had the lamp, and {crowd} came behind on tiptoe. # hushed
P: We're in the wrong place. I've just thought of a better one. # on a breath
Q: You always have. Pull in {weak}. # on a breath
{ end:
- "mistake": P: No. Come out. Into the middle. We'll be a thing that's always been here. # calm
- "kind": Q: They might have had this one. They were in front. They went by it. # amazed
- else: P: No more running. This one, and we stay in it. # calm
}
N: The lamp came up, and stopped. It shone on {x} for a good long time. # hushed
{ price == "share":
  W: There's seven of us in seven places, being found. We're as loud as we can. Hic. Over here! # from far off
}
Q: {h} is looking straight at us. # not moving the lips
P: Then look straight back. Like a hat stand. # not moving the lips

=== contest_finish_hide ===
# step: finish
# skeleton: won
# needs: act=hide
N: The lamp went on. {end == "mistake":But first {h}, who was warm, took off a coat, and hung it on {p}.|It went on slowly, as one goes on from a shop.} And then from the other side there came a very small noise, and it was {foe}. # warm
H: Found! That's {foe} found! So who's left? Who is there that I haven't got? # cracking
P: Us. We're here. # not moving
H: Where? # turning right round
Q: {end == "mistake":You've just hung your coat on one of us.|You've got hold of my elbow.} # kind
