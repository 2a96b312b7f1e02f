// A contest with a ball and a goal. x is what they kick or throw with, weak what of it comes undone.

=== contest_try_ball ===
# step: try
# needs: act=ball
# makes: oops=heel
N: They tried it that evening, {a} to shoot, and {b} in goal, between two coats. # plain
A: I've got {x}. Are you ready? # scraping a foot
B: I've been ready for an hour. It's {weak} that we're waiting for. # jigging
N: {a} ran up. At the second step {weak} went; and at the third {a} turned right round, and sat down; and the ball came off {a_their} heel, backwards, over {a_their} own head, and in. # quick
B: I never saw it. I was watching your face. # turning round
A: Did it go in? Which way was I looking? # sitting
B: The other way. Nobody could have stopped that. Do it again! # running for it
A: I can't do it again. I wasn't doing it. # sad

=== contest_heat_ball ===
# step: heat
# needs: act=ball
S: whistle
N: The first round was {t_first}. There were nine sides, and {crowd} all along the chalk. # brisk
A: Who have we got? # low
B: Those. The one in goal has brought a chair. # low
{ way:
- "train": A: Forty times. It can't be any harder than the fortieth. # low
- "teach": A: What did {g} say? About the other side? # low
- "spy": A: They've all got shoes on like that pair at the crack. # low
- "luck": A: I've got {g_keep} in my pocket. I can feel it being lucky. # low
- "third": A: There's room next to you. I keep looking to see who's in it. # low
- "last": A: That's Auntie. {g} said to be slow with her. # low
- "aloud": A: There goes somebody else. "What does the winner keep?" They're whispering it. # low
- "box": A: It's all on loan. Do you think that they know? # low
- "rules": A: There isn't a why. I looked right to the end. # low
- else: A: Don't think about anything. # low
}
H: Play! # bored
N: They ran about for some time, like people who hope that it will go to somebody else. Then it came to {a}, and there was nothing for it. # dry
B: Now! With {x}! Mind {weak}! # running
N: {a} minded. The ball went quite slowly. The one in goal got up to let it by, as one does for a lady with a pram, and then saw what it had been. # warm
H: That's a goal. Name? # pencil out
A: It's on the list. It's the other one. # panting
B: And {a_call}? {foe_cap} saw. # low

=== contest_near_ball ===
# step: near
# skeleton: lost_well
# needs: act=ball
# title: In front
N: So they played, {foe} at the one end, and they at the other, and {g} {end == "three":between the two of them, going where nobody expected|far out by the flags, against nobody, as hard as it can be done}. It was one all, and nearly over. # quick
P: I've got it. Why have I got it? # running
Q: They've all gone to where you generally kick it! # running
P: And {weak}? # running
Q: {end == "three":{g} saw to it. It won't come off in this life.|It's holding. I don't know who told it to.} # running
N: And there was nobody in front of them. There was only the goal, and it looked, for once, as wide as a barn. # hushed
P: Look how big it is. It was never that big. # hushed
Q: One kick, and it's ours. We've never been in front. Not once. # hushed
H: I've dropped the whistle. # very quiet

=== contest_final_ball ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=ball
# title: [event_cap]
N: So they played. It was the last minute of it, and nobody had scored; and {foe} stood before the goal like a wardrobe before a door. # hushed
P: What if it comes to me? I'll only kick it. # low
Q: That's what it's for. # low
{ end:
- "mistake": P: I'm going to turn round, and sit down. Like the first time. # calm
- "kind": Q: It had rolled, and they put it back on the spot for us. Who does that? # amazed
- else: P: No tricks. I'll look where I want it, and send it there. # calm
}
{ price == "share":
  W: They always lean to the left before they jump. Seven of us wrote it down. Hic. Left! # from behind the goal
}
N: {p} ran up, {x} and all. {weak_cap} held, and held, and thought better of it, and by then it was too late to matter. # quick
Q: Has it gone? # eyes shut
P: It's gone. I don't know yet where to. # on a breath

=== contest_finish_ball ===
# step: finish
# skeleton: won
# needs: act=ball
N: {end == "mistake":It went off the heel, over {p}'s own head, so that only the people behind saw it coming.|It went where {p} was looking, and no faster than it had to.} {foe_cap} stood quite still, as one does when something goes by that one had meant to catch. # warm
P: Where is it? I'm lying on my face. # muffled
Q: I daren't look. # eyes shut
H: Nobody touch it! It's in. It's in by the width of a string! # cracking
Q: It's in, {p}. Get up. They all want to see your foot. # joyful
