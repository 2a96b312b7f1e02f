// A contest in keeping still: staring, staying awake, saying nothing. Whoever moves has lost.

=== contest_try_still ===
# step: try
# needs: act=still
# makes: oops=laugh
N: They sat down opposite one another, nose to nose. Whoever moved first was out. # plain
A: Think of {x}. No talking, no blinking, no scratching. From now. # strict
N: It went very well for almost a minute. Then {weak} began. It went slowly, like a cat along a shelf. # dry
B: You're doing something. # not moving the lips
A: I'm not. It's {weak}. I never told it to. # not moving the lips
B: Don't make me look at it. # not moving the lips, higher
N: And {b} laughed, through the nose, with {b_their} mouth shut. It came out as a long thin whistle; and a {rake} fell over, where somebody had stopped to listen. # warm
A: What was that? I couldn't have moved if I'd wanted to. # staring
B: It fell out. I'm sorry. # ashamed
A: Don't be. It stopped me dead. Can you do it again? # slow
B: Not on purpose. # sad

=== contest_heat_still ===
# step: heat
# needs: act=still
N: The first round was {t_first}. There were nine pairs of chairs, and {h} going up and down between them with a feather. # brisk
H: Whoever moves goes home. That's all that there is to it. # bored
A: Who've we got? # not moving the lips
B: A man with a moustache. There's a fly on it. # not moving the lips
{ way:
- "train": A: It goes by itself, by now. We've only to keep out of its way. # not moving the lips
- "teach": A: {g} said, listen. So listen. # not moving the lips
- "spy": A: I keep on looking for {trick}. # not moving the lips
- "luck": A: Have you got {g_keep}? Hold on to {g_keep}. # not moving the lips
- "third": A: {g} ought to be here. {g_they_cap} said, nearly three. # not moving the lips
- "last": A: {g} said that we're to say good morning to it. # not moving the lips
- "aloud": A: Don't look round. They're all asking each other what the winner keeps. # not moving the lips
- "box": A: I keep on thinking about the velvet. # not moving the lips
- "rules": A: I can't think. I've got my head full of rules. # not moving the lips
- else: A: Don't think about anything. # not moving the lips
}
N: The fly walked along the whole of the moustache, and turned round, and walked back. The man's eyes began to water. # dry
A: Don't look at the fly. How's {weak}? # not moving the lips
B: Asleep. I'm thinking of {x}. I've never known it so good. # not moving the lips
N: The man sneezed. It blew the fly as far as {edge}. # quick
H: That's him gone. Who are you two? # pencil out
A: We're on the list. We're the other ones. # not moving the lips
B: You can move now. And {a_call}? {foe_cap} saw. # low

=== contest_near_still ===
# step: near
# skeleton: lost_well
# needs: act=still
# title: In front
N: It had been two hours. There {foe_was} {foe}, keeping as still as ever. There were {p} and {q}; and there was {g}, who had the third chair, and a cushion. # plain
P: Are you there? # not moving the lips
Q: I've gone to sleep as far as the knee. The rest of me's here. # not moving the lips
P: How's {weak}? # not moving the lips
Q: {end == "three":{g} has got a hand on it.|It gave up an hour ago. I think that it's moved away.} # not moving the lips
N: In the crowd a hat fell off. Nobody on the chairs looked round. But {foe} moved. It was about as much as a leaf does. # hushed
H: I saw that. I didn't breathe, and I saw it. # whispered
P: That's never happened. Not once. # not moving the lips
Q: One more like it, and it's ours. We've only to do nothing, and to go on doing it. Think of {x}. # not moving the lips
P: I'm so good at nothing. I never knew. # not moving the lips

=== contest_final_still ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=still
# title: [event_cap]
N: There were two chairs, and over against them {foe}, as still as a coat on a hook. {h} said begin, and went away on tiptoe. # hushed
P: I've got an itch. # not moving the lips
Q: Where? # not moving the lips
P: Everywhere. Think of {x}. # not moving the lips
{ end:
- "mistake": Q: When the laugh comes, let it. Don't hold it in. Do it through the nose, like the first time. # not moving the lips
- "kind": Q: They might have started before we'd sat down. They waited. # not moving the lips, amazed
- else: Q: Don't try to keep still. Only stop wanting to be anywhere else. # not moving the lips
}
{ price == "share":
  W: I've got it down to the second. Hic. There's a wobble every four minutes. It's due. # under the chair
}
N: Then {weak} woke up. You could see it begin. # dry
P: It's going. # not moving the lips
Q: Then let it go by itself. You stop here with me. # not moving the lips

=== contest_finish_still ===
# step: finish
# skeleton: won
# needs: act=still
N: {end == "mistake":It came out through {p}'s nose, as thin as a kettle a long way off, and not a muscle moved; and it went straight across to {foe}.|{weak_cap} went, and came back, and {p} simply stayed, as one stays in a warm bath.} And {foe} moved. # hushed
H: Stop! Nobody move! No, I mean, you can. That was it! That was a move! # cracking
P: I can't. I've forgotten how it's done. # not moving
Q: Begin with a finger. # not moving
P: What made {foe_them} do it?
Q: I think that {foe_they} wanted to see what was so funny. # whispered

=== contest_stop_still ===
# step: stop
# skeleton: lost_well
# needs: end=all act=still
# title: One Eyelid
N: It was the third hour. There was nothing left of {p} and {q} but the holding still; and then, by itself, without asking either of them, one eyelid came down. # quiet
H: That was a blink. # hoarse
Q: Whose? # not moving
H: Yours. One of yours. {foe_cap} never did. I looked as hard as I could, to be fair to you. # hoarse
P: We said that we'd {verb}. # after a while
Q: And {foe} {verb_did}. By one eyelid. That was all we had, and there was nothing wrong with it. # flat
{ price:
- "best": P: You know what would have held it up. It's the bit that isn't on there any more. # slow
- "word": P: So that's that. What time is it? Help me up. I've got to be somewhere. # slow
- else: P: And it held. Did you feel it? What {g} made. It was the only thing under us that wasn't shaking. # slow
}
Q: You may blink now. You've earned a good many. # turning {q_their} head
P: I wish we'd won. I'm going to lie here with my eyes shut, and wish it. # face down

=== contest_rival_still ===
# step: rival
# needs: foe=mute act=still foe_type=thing,place,event,idea
# title: In All Weathers
N: They went to have a look at {foe}. {foe_plural:They were|It was} where {foe_they} always {foe_was}. # dry
A: {foe_plural:They're|It's} not even practising. # low
B: {foe_plural:They're|It's} always practising. There's moss on {foe_them}. # low
A: Has anybody ever come close? # low
B: There was a man who brought his knitting. He lasted till it was nine feet long, and then he looked down to see. # flat
H: And there was my aunt. She'd have done it, but there was a wasp. It went to sleep on {foe}, afterwards. # passing
A: And what have we got? # after a while
B: We've got {x}. # with dignity
N: {a} took the pencil and wrote two names on {board}. A pigeon looked from them to {foe}, and went and sat on {foe}. # dry
B: You've signed for me. # staring
A: You never said no. You never so much as moved. I thought, that's a good sign. # reasonable
