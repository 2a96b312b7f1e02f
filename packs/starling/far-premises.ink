=== premise_unfinished ===
# role: premise
N: Old Hanne at the corner had told {a} the same story for as long as {a} had had ears, and had always stopped at the same place. That night she did not stop. # warm, low
N: "And now," said Hanne, "comes the part that hasn't happened yet. Sit up, the pair of you." {logline} She nodded at the window, and there lay {place}, just as it was in the story. "It starts with {sound}. Hark."
{ a_kind:
- "explorer": A: You never said that it was real! All these years, and I could have been getting ready. # sitting up
- "planner": A: Wait. Wait. I need to hear the first part again, and this time I'm writing on my arm. # scrambling
- "wildcard": A: I knew it. I knew that the dull bit with the gate was going to be important. # triumphant
- else: A: Were you waiting until we were ready? Or were you hoping that we wouldn't have to? # soft
}
{ b_kind:
- "explorer": B: How does it end? No. Don't tell me how it ends. # holding both ears
- "planner": B: There are always two people in it. I used to ask what they were called, and you always coughed. # slow
- "wildcard": B: I only came to borrow an egg. # honest
- else: B: Will you be all right on your own? Who'll do your lamp? # worried
}
N: "In the story," said Hanne, "they take a scarf." So they took a scarf. They were going to {goal}, {~and behind them she turned down the page, to keep the place|and she watched them from the window, moving her lips}.

=== premise_swap ===
# role: premise
N: For one day they had changed places, to see who had it easier. By noon {a} had burned forty rolls, and {b} had delivered the whole of {place}'s post to one surprised old man. # light
N: So it was that each of them, where the other should have been, had half of a thing whispered to the wrong person. They met at the pump.
A: Somebody leaned in at the hatch and said, "Tell no one," and then told me. But it made no sense. It was only the end of something. # puzzled
B: I've got a beginning. Say your end, and I'll say my beginning first. # slow
N: They put the two halves together, and this was what they had. {logline}
{ a_kind:
- "explorer": A: Forget the rolls. Forget all rolls. Which way do we start? # alight
- "planner": A: Nobody in {place} knows the whole of it but us, and only because we broke the timetable. # shaken
- "wildcard": A: I'd like it remembered that swapping was my idea. # smug
- else: A: They each thought that they'd told a friend. I feel as if I'd opened somebody's bag. # uneasy
}
{ b_kind:
- "explorer": B: I told you that your round was the best job in the world. You just never look up. # happy
- "planner": B: Then we were told it for both of us. That makes two who are in charge. # dry
- "wildcard": B: Do we change back first? Or do I go on being you? # interested
- else: B: Then we'll finish it for them, and give it back as good as new. # kind
}
N: They hung up each other's aprons. They were going to {goal}, {~and the rolls could go to the birds|and the old man was very happy with the post}.

=== premise_buttons ===
# role: premise
N: There was a knock, quite low down. It was a girl of five, from across the yard, with her hat on. She put three buttons on the table in a row. # gentle
N: "I want to hire you," she said. And she said it all at one go, like a poem, with her hands behind her. {logline} "Mam says there's grown-ups seeing to it. But I've looked, all over {place}, and there aren't."
{ a_kind:
- "explorer": A: You went out by yourself and looked? I'd like to shake your hand. # respectful
- "planner": A: Sit down, please. Begin with when. I'm sharpening a pencil specially. # serious
- "wildcard": A: Is that a brass one? You had me at the brass one. # solemn
- else: A: Have you been lying awake with that? All on your own? # gentle
}
{ b_kind:
- "explorer": B: She's right, you know. I thought that somebody must be on it. Everyone thinks that somebody's on it. # struck
- "planner": B: Three's the correct fee. I'll write you a receipt. # serious
- "wildcard": B: One button each, and the third for expenses. We'll take the job. # solemn
- else: B: Keep the red one. That's off your coat, and it's cold. We'll do it for two. # soft
}
N: She thought about that, and spat on her palm, and they shook on it. They were hired to {goal}. {~When they looked back from the corner she was still on the step, in her hat, as if to see that they started straight.|It was a good deal of money, for her. They felt it in their pockets the whole way.}

=== premise_flight ===
# role: premise
N: The flying machine flew for four seconds. In the first, {a} shouted. In the second, {b}, who was in front, saw over the roofs of {place} for the only time in {b_their} life. In the third nobody steered. The fourth was the hen house. # bright
{ a_kind:
- "explorer": A: Four! Four seconds! We could cross a river in four seconds! # from under the straw
- "planner": A: The left wing was a hand too short. I said so. I said so on the drawing. # from under the straw
- "wildcard": A: Again! After we've found the wheel. And the hen. # from under the straw
- else: A: Is anything broken? Not that. I mean on you. # from under the straw
}
B: Never mind that. I saw it, {a}. It's what they've all been saying, and it's true. I was up there, and I saw. # sitting up
N: All week it had gone round {place}, and they had had a machine to build, and paid it no mind. {logline}
{ b_kind:
- "explorer": B: You can only see it from above. I don't suppose that anyone's ever been above. # dazzled
- "planner": B: I had one second, so I looked at three things. A light, a gap in the wall, and something looking back. # precise
- "wildcard": B: It waved. I waved. That's when I stopped steering. # not sorry
- else: B: It looked so by itself, from up there. You can't see that from the street. # soft
}
A: {~Can we walk to it?|You've got an egg on your head. Which way was it?} # at once
N: They left the wings to the hens, and took the wheel, because you never know. They would {goal}, {deadline != "" && not (goal ? deadline):and they would do it {deadline}|on foot, which is slower, but you meet more people}.
