=== banter_plan ===
# role: banter
# a: planner
N: {a} had a plan. It had seven steps, and {a_they} had drawn little boxes beside each one so that they could be ticked.
A: Step one, we do not touch anything. # crisp
{ b_kind:
- "wildcard": B: I've touched something. # sheepish
- "explorer": B: Define touch. # innocent
- "planner": B: Step one should be step two. We haven't agreed who carries the {tool}. # precise
- else: B: It's a lovely plan. You've forgotten to eat, though. There's no box for that. # fond
}
N: {~There was a pause while {a} drew an eighth box.|{a} looked at the plan, folded it twice, and put it away.} {~That was the thing about the two of them. Somewhere between the plan and the mess, they usually arrived.|It had gone this way since they were small, and it had never once gone the other.}
~ m_trust += 1

=== banter_dare ===
# role: banter
# a: wildcard
A: I bet you your supper I can get across that {crossing} with my eyes shut. # bright
{ b_kind:
- "planner": B: I bet you your supper you'll do it whether I say yes or no. # weary
- "explorer": B: I bet you mine I can beat you to the far side. # laughing
- "helper": B: I'm not betting. I'm holding your coat. Both hands, please. # firm
- else: B: Double it, and I do it backwards. # gleeful
}
N: {~{a} shut {a_their} eyes at once.|{a} was already halfway.} {b} said nothing at all for eleven steps, which for {b_them} was a kind of prayer, and on the twelfth {b_they} caught {a} by the collar.
A: I knew you'd be there. # cheerful
B: I know you knew. That's what worries me. # quiet
~ m_trust += 1

=== banter_care ===
# role: banter
# a: helper
N: They rested in a doorway. {a} divided the {food} into two portions, and gave {b} the larger, and thought {b_they} had not noticed.
{ b_kind:
- "planner": B: You do that every time. I keep a tally. You're owed fourteen suppers. # dry
- "explorer": B: You did that at the last place too. Eat. We've a long way to go. # kind
- "wildcard": B: Swap. Go on, swap. Or I throw mine to the {beast}. # grinning
- else: B: We can't both give away the big half. One of us has to be rude. # laughing
}
A: {~I'm not afraid of the dark, you know. I'm afraid of you being in it.|If this goes badly, I want you to run. I won't be cross.} # soft
B: {~Then we'd best both be in it.|You'd be furious.} # gentle
N: {~The {weather} went on outside, and neither of them mentioned it again.|It was not much of a joke, but it was warm, and they stayed in it for a minute.}
~ m_trust += 1

=== banter_horizon ===
# role: banter
# a: explorer
A: Do you ever think about all the places we haven't been yet? # dreamy
{ b_kind:
- "planner": B: Alphabetically. # deadpan
- "wildcard": B: Only the ones with signs telling us to keep out. # amused
- "helper": B: I think about getting you home from this one. # warm
- else: B: Every single night. I've got a list under my bed. # eager
}
N: {a} laughed, and the laugh went down the passage ahead of them and came back changed. {~It came back with footsteps in it.|When it came back there was a second voice inside it.} They both stood very still. {~Whatever it was, it was standing still too.|Then there was only {sound}.}
B: {~Tell me you've got the {tool}.|Next time, think quietly.} # whispered

=== banter_quiet ===
# role: banter
N: They walked without talking for a while. {~It was a good silence, the kind with room in it.|With anyone else it would have been an argument.}
{m_wound != "":N: {b} was careful of {m_wound}. {a} was careful not to be seen noticing.}
{m_debt != "":A: We still owe {m_debt}. I haven't forgotten. # low}
{m_debt != "":B: Neither has {m_debt}, I should think. # wry}
B: What will you do, when it's over? # quiet
{ a_kind:
- "explorer": A: Ask me when there's no next hill. # light
- "planner": A: {~I only plan as far as the part where we're both alive. After that I improvise.|Sleep. I've allowed nine hours. You're welcome to nine of your own.} # wry
- "wildcard": A: Sleep. Then start trouble somewhere with better food. # grinning
- else: A: Look in on everyone we met. Make sure it stuck. # gentle
}
N: {~{b} thought about that for longer than {b_they} let on.|{b} nodded, as if a sum had come out right.}

=== banter_bet ===
# role: banter
N: {~They had been lying flat for so long that {a} had made friends with an ant.|There was nothing to do but wait, and neither of them was any good at it.} # low
A: If we get out of this, what's the first thing that you'll eat? # whispered
{ b_kind:
- "planner": B: I've a menu. It's four courses. There's an order. # dreamy
- "explorer": B: Something that I can't pronounce, in a place that I can't find. # dreamy
- "wildcard": B: Pudding. Then another pudding, so that it isn't lonely. # firm
- else: B: Whatever you're having. And then the end of yours. # fond
}
N: {~They went through the whole of it, from the soup to the nuts, in whispers. It did not fill them. But it passed an hour, and by the end of it they were rather less afraid, because you cannot be quite so afraid with gravy on your mind.|Somebody walked by, so near that they could smell the soap. They stopped breathing. When it was gone, {b} said, "And cheese."}
A: {~And we'll not tell anyone why we're so hungry.|I'll hold you to the cheese.} # whispered
~ m_trust += 1

=== banter_quarrel ===
# role: banter
N: They quarrelled. It was about the map, and then it was about the last map, and then it was about something that {a} had said two years ago, in the rain. # low
{ a_kind:
- "planner": A: If you'd only tell me before you do things. Only once. Before. # tight
- "wildcard": A: You'd have us stand here drawing boxes until it ate us. # hot
- "explorer": A: You always want to go back. There's nothing back there. I've seen it. # hot
- else: A: You never let me help. You'd sooner bleed than be helped. # upset
}
B: {~And you never once ask if I'm scared.|I know. I know I do. I don't know how to stop.} # quiet
N: {~There was a silence. It was the good kind of quarrel, with a floor to it.|After that neither of them spoke for a bit. Then {b} took the heavier of the two bags, and put it on, and walked ahead. It was as near to a letter as {b_they} had ever come.}
A: {~Are you scared?|Give me that back. I'll take the strap, and you take the strap. There.} # gruff
B: {~Terribly. Thank you for asking.|You were right about the rain.} # with half a smile
~ m_trust += 1
