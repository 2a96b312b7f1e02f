=== obst_robbers ===
# role: obstacle
N: Three robbers jumped out of a ditch. One of them had a card with the words on. "Stand," he read, "and..." He turned it over. "It's come off in the wet." # dry
{ a_kind:
- "planner": A: Deliver. It's "stand and deliver." And you ought to be in front of us, not beside. # correcting
- "explorer": A: Is it your first day? Ours was dreadful. We fell in a vat. # friendly
- "wildcard": A: Stand and dance! Go on, say that. It's much better. # eager
- else: A: Take your time. Nobody's cross. Have a cough lozenge. # soothing
}
N: They thanked {a}, and started again from the ditch. {~They held out a sack with a hole in it, and {b} tied a knot in the corner.|They were given half a bun and a {coin}, and shared them in three.}
B: {~You don't look as if you like it. Why robbing?|What did you do before this?} # curious
{ shuffle:
- N: They had been ferrymen, they said, until somebody bought the ferry, and closed it, on the day of the trouble with {topic}.
  A: Somebody bought a ferry so that it wouldn't run? # slow
- N: "Gardeners," said the tall one. "At {mark}. We dug up something we shouldn't, and that was that. Now it's ditches."
  A: And did you choose this ditch, or did someone tell you where to stand? # slow
}
N: The three looked at each other over their scarves, and let them by. "Tell us how we can improve!" the small one called after them.
B: Be louder! And stop saying sorry! # calling back
~ m_clues += 1

=== obst_whisper_hall ===
# role: obstacle
N: There is a hall in {place} that was built wrong. A whisper in it comes out as a shout, and a shout comes out as a whisper. At the far end five guards were having their nap. # low
A: Tiptoe. # whispered
N: "Tiptoe!" roared the hall, and it went round the roof like a cannon ball. One guard scratched his nose. {b} took {a} by the lapels.
B: {~It's backwards! You've got to shout!|Don't whisper! Yell at me!} # bawling
N: It made a sound about as loud as a moth. {~{a} nodded.|A moth, in fact, looked round.}
{ a_kind:
- "planner": A: Thirty-one paces! Keep to the rug! I've always wanted to say this: I'm frightened of rugs! # at the top of the voice
- "explorer": A: I love this! I'm going to shout everything from now on! # at the top of the voice
- "wildcard": A: Your feet smell! They all smell! We're on an adventure! # at the top of the voice
- else: A: You're doing very well! I've been meaning to tell you that for years! # at the top of the voice
}
N: So they went by, red in the face, screaming like gulls, and it was as quiet as snow. They were at the last guard's boots when {b} sighed. It was only a small one. {~It blew off five hats.|The windows on that side fell out.}
B: {~I think that we should run now.|Well, that's done it.} # bawling
A: {~What? Speak up!|I can't hear you! Stop sighing!} # bawling, running
~ m_danger += 1
~ m_trust += 1

=== obst_fetch ===
# role: obstacle
N: The yard belonged to a dog as big as a sofa, and it knew one trick. {b} threw a stick, so that they could run. The dog was back before they had taken a step. It had brought the stick, and the fence. # brisk
{ b_kind:
- "planner": B: Further, then. I'll allow for the wind. # throwing
- "explorer": B: What a beauty. Let's see if you can do round the back of the barn. # throwing
- "wildcard": B: Fetch... Tuesday! Go on! Fetch Tuesday! # throwing nothing
- else: B: Who's a clever one? You are. You'd like somebody to stop, wouldn't you? # throwing
}
N: {~It brought a gatepost. It brought somebody's washing, and somebody.|It brought a bucket, the rope of the bucket, and most of the well.} It put each thing at their feet, and beat the {ground} with its tail until the hens rose up in the air.
A: {~We can't go round it. It thinks that round is a game.|It's not trying to keep us in. It's only never been thanked.} # thoughtful
B: {~Then we've been asking it for the wrong thing.|It'll fetch anything. Anything at all. Why are we throwing sticks?} # slow
N: So {a} said {topic}, quite clearly, and pointed at nothing. The dog went over the wall like a wave. {~In a minute it was back with a silk slipper, left, with the sign of {mark} on the toe.|It came back with half of a coat tail, of very good cloth, and there had plainly been someone in it.}
A: Good dog. Oh, you very good dog. # meaning it
~ m_item = "what the dog brought"
~ m_clues += 1

=== obst_sentry ===
# role: obstacle
N: The sentry at the gate was made of wood from the neck up, or he might have been. "He lets by anyone who can make him laugh," said a woman with a barrow. "My husband tried. He's a monk now." # dry
{ b_kind:
- "planner": B: I've a joke. It's in three parts, with a diagram. What is the difference between a rhombus? # clearing the throat
- "explorer": B: I'll do the one about the sailor and the lighthouse. It's true, that's what's so good. # clearing the throat
- "wildcard": B: Knock knock. Wait. I'll be the door as well. # clearing the throat
- else: B: I don't know any where nobody gets hurt. There's one about a potato that's all right in the end. # clearing the throat
}
N: {~A fly walked over one of the sentry's eyes and found it restful.|When it was over you could hear the {weather}.} {a} fell over on purpose. {a} fell over by mistake, into the barrow. {~Nothing.|The sentry looked at {mark}.}
A: {~I give up. I've a bruise the shape of a leek.|Let's go home. I've swallowed a caterpillar.} # limping
B: {~We can't. We've got to {goal}. I told my mother.|We've got to {goal}. We said so, in front of everybody.} # miserable
N: Something happened in the sentry's chin. {~"Say that again," he said.|A sort of squeak came out of it.} "You two?" And it ran up through his cheeks, and shook his hat. He had to hold on to the gate, and it swung open, with him on it.
A: {~That's not the joke. That's our plan.|It wasn't meant to be funny.} # stiff
B: {~Walk through. Be offended on the other side.|Don't stop him. We can sulk later.} # dignified
~ m_trust += 1

=== obst_lawn ===
# role: obstacle
N: It was only a lawn, in stripes, but there was a notice: not so much as a toe. In the middle the gardener of {mark} was asleep in a chair, with a whistle between his teeth. {~Each time he breathed out, it gave a small peep.|Peep, it went, as he breathed.} # hushed
{ a_kind:
- "planner": A: Forty feet. We lay down my coat, then your coat, then my coat. # whispered
- "explorer": A: We could go along the clothes line. I've done it with a goat. # whispered
- "wildcard": A: If one of us held the other by the ankles, we'd be a wheelbarrow. They let in wheelbarrows. # whispered
- else: A: He must have cut every blade by hand. It would be like treading on a cat. # whispered
}
N: In the end they went round by the flower bed on their fingers and toes, {~like two spiders with a secret|with their noses in the mint}. They were nearly there when {b} looked down.
B: {~{a}. There's a stripe that goes the wrong way.|Look at that bit. It's the same green, but it isn't growing.} # whispered
A: {~It's painted.|That's carpet.} # whispered
B: {~There are boards under it, and a ring. Somebody's been in and out all week.|It lifts up. There's a ladder, and it smells of {smell}.} # holding up a corner
A: {~Put it down. He's got one eye open.|The whistle's stopped.} # very small
N: {~"I never saw you," the gardener said. "I never see anyone. That's what's ruining my stripes."|"Go on," said the gardener, with his eyes shut. "Somebody ought to. It's killing the roots."}
~ m_clues += 1

=== obst_cuckoos ===
# role: obstacle
N: The only way on was through a bedroom. There was a clockmaker in it, asleep, and on the walls hung nine hundred cuckoo clocks, and it was two minutes to twelve. # hushed
B: {~When those go off, my uncle will wake up, and he's at sea.|Nine hundred, times twelve. That's a good deal of cuckoo.} # barely moving the lips
{ a_kind:
- "planner": A: We hold the doors shut. You take the left. Begin with the fast ones. # rolling up both sleeves
- "explorer": A: Run or creep? I say we creep, but fast. # rolling up both sleeves
- "wildcard": A: I've some {food} here. Cuckoos can't say much with their mouths full. # rolling up both sleeves
- else: A: He's got his hands folded. He looks as if he hasn't slept since he began. # rolling up both sleeves
}
N: They stuffed beaks with {food}, with socks, with {b}'s gloves, one finger to a bird. {~Twelve o'clock was like an army trying not to laugh.|It struck, and all over the room birds came out and said "mf."} The clockmaker smiled in his sleep. Then, by the bed, the last and smallest clock of all went off. It was not a cuckoo. {~It was a little carved person, with a sack, coming out of a little carved {mark}.|It was a tiny wooden {mark}, and a tiny wooden hand that put something in.}
A: {~He saw it. He was too scared to tell, so he made it.|That's what they did with {topic}. He's been telling everybody, every hour, and nobody looks.} # without a sound
B: {~And we very nearly put a sock in it.|Wait for it to strike again. I want to see who it is.} # without a sound
~ m_clues += 1
