=== premise_straws ===
# role: premise
N: Straws were drawn for it in the {hall} of {mark}: forty long ones and one short. All of {place} had to draw, {~and when a straw bent they all heard it|and you could hear people swallow}. It had been read out first, so that nobody could say that they had not known. {logline} # hushed
N: {a} drew the short one. All round {a_them} people breathed again, and were ashamed of it.
{ a_kind:
- "explorer": A: Oh. Oh, good. I was so afraid it would be one of you. # honest
- "planner": A: Well, somebody had to be the one. I'll want a {tool}, and what's left of the bread. # steady
- "wildcard": A: I never win anything! Do I get to keep the straw? # loud
- else: A: It's all right. Don't look like that, any of you. It's all right. # gentle
}
N: Then there was a small sharp crack. {b} had drawn a long straw, and had just broken it in half.
{ b_kind:
- "explorer": B: Mine's short as well. I can't think how that happened. When do we leave? # innocent
- "planner": B: By my reckoning there are now two short straws. It's arithmetic. You can't argue with it. # stiff
- "wildcard": B: Would you look at that. It's defective. I'll have to go too. # cheerful
- else: B: You'd forget to eat. Somebody has to carry the lunch. # not looking up
}
N: So two of them were to {goal}. {~The oldest of the {folks} took off {b}'s cap, put it on again straight, and opened the door.|The long straws were swept up afterwards, and it was said that a good many were damp.}

=== premise_cried_wolf ===
# role: premise
N: {a} rang the {alarm}, and {b} rang the {alarm}, and they rang it both together until their arms gave out. In all of {place} not one shutter opened. # breathless
A: {~They think that it's me again. It's because of the sunset.|I only rang it for the sunset once. Twice. It was a very good sunset.} # hoarse
{ b_kind:
- "planner": B: Eleven times since the spring. I did say. I said that one day it would be real. # hoarse
- "explorer": B: It's because of the time we rang it for the whale. I'd ring it for the whale again. # hoarse
- "wildcard": B: And my birthday. We did ring it for my birthday. # hoarse
- else: B: They're tired, that's all. I'd stay in bed too, if I'd been got up for that hedgehog. # hoarse
}
N: What they would have told to anyone in slippers who came to the door was this. {logline}
{ a_kind:
- "explorer": A: Well, then. We know where it is, and they don't. I call that a start. # brightening
- "planner": A: If we knock on every door, it's two hours. We haven't got two hours. We've got us. # grim
- "wildcard": A: So for once in my life I've done nothing wrong, and I still have to fix it. # bitter
- else: A: Let them sleep. They'll only be frightened in the wrong direction. # soft
}
B: Then it's you and me and a rope. # steady
N: They hung a note on the {alarm}. {~It said: sorry, it was real this time.|It said: not a sunset.} And they went down the back stair to {goal}, {deadline != "" && not (goal ? deadline):which had to be done {deadline}|with the whole of {place} snoring behind them}.

=== premise_spoon ===
# role: premise
N: A stranger walked into {place}, sat down at the first table, and ate three bowls of {food} without a word. {~The boots were worn through.|The coat had been a good one, and not long ago.} Then the stranger looked round at all the faces, and told them. # low
N: {logline} And with that, the spoon still in the air, the stranger fell asleep. That was on Monday.
{ a_kind:
- "explorer": A: Look at the soles. They've walked through something that dissolves boots. I'd like to see that. # kneeling
- "planner": A: They were going to say something else. Look at the mouth. It's still on the first letter. # intent
- "wildcard": A: I tickled the foot. Not a twitch. Then I shouted "pudding." # worried
- else: A: Nobody's even put a pillow under that poor head. Lift. There. # quiet
}
{ b_kind:
- "explorer": B: The map's gone from the case, but it's left its shape. We could walk by the shape. # keen
- "planner": B: So there's a hole in the story, and everyone else is filling it with guesses. I'd sooner go and look. # dry
- "wildcard": B: I vote that we do what they came to do. They can have the credit when they wake up. # firm
- else: B: They came all that way to ask somebody. We're somebody. # simple
}
N: All of {place} stood round and had opinions. {~Only two of them had their hats on.|Two people went to fetch their coats.} They were going to {goal}. {~On the way out {a} took hold of the spoon, and found that it would not come.|As the door closed, {b} saw the stranger's shoulders drop, as if a load had been taken off.}

=== premise_rumour ===
# role: premise
N: By the time that it got to {a}, the story was about a goose. # dry
A: {~A goose the size of a barn, with a grudge. I had it from the woman who does the eels.|They say it's a goose, it's got a hat, and it wants the mayor.} # telling it
B: That's odd. I heard a ghost with the hiccups. And that came from just over the road. # frowning
N: So they walked it backwards, from door to door through {place}. {~In the next street the goose was a bear. Past the well the bear had lost its hat.|At the ninth house it was not a goose. At the twelfth people lowered their voices.} And in the very last kitchen, with the door on the chain, they got it as it was when it was new. {logline} # low
{ b_kind:
- "explorer": B: It's better than the goose. It's so much better than the goose. # whispered
- "planner": B: Forty people passed that on, and each of them made it easier to laugh at. # slow
- "wildcard": B: I'd got quite fond of that goose. # small
- else: B: They changed it so that the children could sleep. I'd have done the same. # gentle
}
{ a_kind:
- "explorer": A: Then we're the only two who know. Come on, before it turns back into a goose. # eager
- "planner": A: Say it once more, and I'll write it down. Then it has to stay like that. # firm
- "wildcard": A: Well, I can't just go home now. I'd lie there all night, knowing it. # restless
- else: A: Nobody had ever asked straight out. We did, so now it's ours. # steady
}
N: An old hand passed them out a {tool}. They were going to {goal}, and behind them the goose was already on its way to the next village.

=== premise_late ===
# role: premise
N: Two people in {place} missed the meeting. {a} had been told the wrong hour, and {b} the wrong door, and they met on the steps of {mark} just as everybody else came out with their collars up. # wry
N: {~Only a child held up a slate, with the whole of it written down in capitals.|On the table inside, the paper had been left face down.} {logline}
{ a_kind:
- "explorer": A: And they talked for three hours and then went home? Who's going? # incredulous
- "planner": A: There's always a bottom line. There's always a name on it. # sharp
- "wildcard": A: I know that look. People look like that when they've eaten your cake. # suspicious
- else: A: They're ashamed of something. All of them. Look at their hats. # quiet
}
B: It says, it has been decided. It says that we offered. # reading
N: It was signed by four hundred and six people, and there was a space for two more.
{ b_kind:
- "explorer": B: I'd have offered anyway. I wish that they'd waited for me to do it. # hurt
- "planner": B: I could have it thrown out by Thursday. Thursday's too late, isn't it? # tight
- "wildcard": B: I want it put down that I wasn't brave. I was late. # flat
- else: B: I expect each of them thought that somebody else would mind. # sad
}
N: {a} signed, and so did {b}, because it is one thing to be sent and another to go. {~Then {a} crossed out "offered" and put "agreed".|{b} added a line: we asked for sandwiches.} They would {goal}. After that they would have some questions for {place}.
