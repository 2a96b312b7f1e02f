// A contest in jumping: who comes down farthest off.

=== contest_try_leap ===
# step: try
# needs: act=leap
# makes: oops=shift
N: They tried it out behind {hide}, with a line scratched on {ground}, and {x} in position. # plain
A: I go up here, and I come down over there. That's all it is. # certain
B: Mind {weak}. # warning
N: {a} took off. {weak_cap} went first, as it always did, and {a} came after it, sideways, and landed on {b}. # dry
S: crash
B: Was that it? # from below
A: I don't think so. I was still going up. # dazed
N: They lay there, and turned their heads. There were two marks on {ground}. One was where {a} had come down. The other was where {b} had been knocked to, and it was farther off by a yard. # hushed
B: I've never got as far as that in my life. # slow
A: You weren't even trying. # slow
B: I was standing still.

=== contest_heat_leap ===
# step: heat
# needs: act=leap
N: The first round was {t_first}. There was a line on {ground}, and a flag for whoever had got farthest, and {crowd} all along both sides. # brisk
A: How far off is that flag? # low
B: A long way. He went over it like a letter through {slot}, and he wasn't even pleased. # low
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
A: And {weak}? # low
B: Quiet. {a_call}, don't think. You always start to think when you're in the air. # low
N: {a} took off. In the air {a_they} started to think, and by then it was too late to do any harm. # quick
H: Well. That's the flag moved. Name? # running up with a tape
B: It's on the list. It's the other one. # hoarse
A: Is that us? Over there, with {x}? # looking back at the line
B: That's us. And {foe} saw. # low

=== contest_near_leap ===
# step: near
# skeleton: lost_well
# needs: act=leap
# title: In front
N: Everyone had three goes. {foe_cap} {foe_has} had all of them, and nobody had ever got farther. They had had two; and their flag stood beside {foe_whose}, level, to the inch. {g} was waiting behind them. # plain
P: We've never been level. Not once. # hushed
Q: Don't look at it. How's {weak}? # hushed
P: {end == "three":{g} has got hold of it.|It wants to go. I can feel it pulling.} # hushed
Q: That last go wasn't even all of it. You'd a foot to spare. I saw you come down with {x}, and you were bored. # low
P: An inch. It's only got to be an inch more. # low
N: {crowd_cap} had left off eating, and it was so still that you could hear {noise}. # hushed
P: I know how it goes. It's like knowing what somebody's about to say. # rising
Q: Then go. Up, and over. It's ours, if you only go. # on a breath

=== contest_final_leap ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=leap
# title: [event_cap]
N: There was the line, and a long way off there was the flag, and the flag was {foe_whose}. They had one go left. # hushed
P: It's been moved. Somebody's moved it. # low
Q: Nobody's moved it. You're standing farther back. # low
P: I'm standing where my legs stopped. # low
{ end:
- "mistake": P: Then run into me, the way I ran into you. Don't jump. Run into me as hard as you can. # clear
- "kind": Q: It's all been raked smooth for us, where we'll come down. It was {foe}. Who does that? # amazed
- else: Q: You needn't fly. You've only got to go on for a little longer than you can. # low
}
{ price == "share":
  W: There's seven of us at the far end, with a blanket. It's allowed. Hic. I've read it. # from far off
}
Q: Now! {x_cap} and all! # loud
N: They took off, with {weak} in front. It was quiet up there, and there was a good deal more of it than they remembered. # quick
P: Why aren't we coming down? # in the air
Q: Don't ask! It'll notice! # in the air

=== contest_finish_leap ===
# step: finish
# skeleton: won
# needs: act=leap
N: They came down. It was not pretty. There was a mark, and then a longer one, and at the end of the longer one lay {p} and {q}, with {x}. # warm
S: crash
P: Where's the flag? # muffled
Q: I'm lying on it. # muffled
P: Is that good?
H: Don't anybody get up! I've got to measure it from behind. Whose behind is this? # on hands and knees
