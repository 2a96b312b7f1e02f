// A contest at a table: chess, draughts, cards. x is the one good move, weak the move after it.

=== contest_try_board ===
# step: try
# needs: act=board
# makes: oops=piece
N: They played it through that evening, the two of them on one side of the table, and on the other an empty chair, for {foe}. # plain
A: First {x}. It's the only thing that we're sure of. # sitting up
B: There. It looks lovely. And what do we do next? # pleased
A: {weak_cap}. That's where we always lose it. # low
N: They thought about it for an hour. The empty chair did not seem to need so long. Then {b} sneezed, and {b_their} sleeve put down the wrong one, in the wrong place. # dry
B: I'll take it back. # reaching
A: Don't touch it! Look. There's nothing that the chair can do. It can't get out. # slow
B: That was a sneeze. # low
A: I know. Nobody's ready for a sneeze. Which one did you put down? # slow
B: I don't know. I'd got my eyes shut. # sad

=== contest_heat_board ===
# step: heat
# needs: act=board
N: The first round was {t_first}: nine tables, and {crowd} on tiptoe between them. Nobody was allowed to cough. # brisk
A: Who have we got? # low
B: A man who eats a biscuit whenever he's winning. He's brought the whole tin. # low
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
N: He moved, and ate one. They moved. He moved, and ate one. By the tenth there were crumbs all over his side of the table. # plain
A: It's time for {x}. # whispered
B: Are you sure? We've only got the one. # whispered
N: {a} played it. The man put out a hand for a biscuit, and stopped, and looked at the table, and put the lid on the tin. # warm
H: That's that one done. Who won it? # passing
B: We did! And it never came to {weak}. He gave up before that. # faint
A: Don't look round. {foe_cap} saw. # low

=== contest_near_board ===
# step: near
# skeleton: lost_well
# needs: act=board
# title: In front
N: So they played, {foe} on the one side of the table, and they on the other, with {g} at the end, where there was a chair left over. It went on for four hours. # plain
P: {x_cap}. Now. # low
Q: It's down. And what about {weak}? # low
P: {end == "three":{g} has hold of my sleeve, until I've thought about it.|I can see it. For once I can see it. It's been there the whole time, behind the other.} # low
N: It was {foe_whose} turn, and it took longer than it had ever taken. Two people at the back sat down where they were. # hushed
Q: Count them. We've got more left than {foe}. We've never been in front. Not once. # whispered
P: There's only one way out for {foe_them}, and we can stop it up. # whispered
Q: One more, and it's ours. You can see it from here. # on a breath
H: I've had to sharpen the pencil. # very quiet

=== contest_final_board ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=board
# title: [event_cap]
N: So they sat down, {foe} on the one side of the table, and they on the other, and it was so quiet that you could hear {noise}. # hushed
P: I can't think. I only look at {foe_whose} side. It's so tidy. # low
Q: Then look at ours. Which of them haven't we touched? # low
{ end:
- "mistake": P: I'm going to shut my eyes, and let my sleeve do it. Like the sneeze. # calm
- "kind": Q: They've pushed the lamp over, so that we can see as well. Did you notice? # amazed
- else: P: No tricks. One at a time. I'll move whatever wants to be moved. # calm
}
N: They played {x}, and it was stopped; for {foe} had seen it in the first round. That left only {weak}. # quick
{ price == "share":
  W: They always look at the corner that they're afraid for. I've counted. Hic. It's that one! # under the table
}
Q: It's the last one. It's all on this one. # whispered
P: I know. It would be. # whispered

=== contest_finish_board ===
# step: finish
# skeleton: won
# needs: act=board
N: {p} put it down. It made a small click, and for a long time after that nothing else did. {foe_cap} looked at it from the one side, and then, which nobody had ever seen, from the other. # hushed
P: Is that allowed? # small
Q: It's allowed. It's only that nobody's ever wanted to. # whispered
H: There's nothing {foe_they} can do. I've gone round it twice. There isn't a thing left to move! # cracking
P: Then whose turn is it?
Q: Nobody's. I think that's what it looks like, when you win. # whispered
