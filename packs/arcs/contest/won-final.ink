// WON, episode 4: the way out to the final, and the final.

=== contest_go_straight ===
# w: the one who lost first
# step: go4
# skeleton: won
# b: payer
# door: Win it straight, with nothing clever
# style: careful
# recall: gone out to win it straight
# makes: end=straight
N: They went out to win it straight. There was nothing clever about it. They washed their hands. # steady
A: No tricks. # low
B: No tricks. No cracks. No tins with advice on. # low
A: We just do the thing that it's supposed to be, from one end to the other. # low
{ price:
- "alone": Q: And I'll be behind the rope. # low
- "share": W: And we'll be right under you. Don't look down. # from low down
- else: N: Where it had been put, in front of everybody, {p_keep} waited, and looked smaller than ever. # quiet
}
Q: I'm frightened. # friendly
P: Me, too. Isn't it nice? It means that we think we might.

=== contest_go_mistake ===
# w: the one who lost first
# step: go4
# skeleton: won
# a: payer
# door: Try the mistake again, on purpose
# style: bold
# recall: made up their minds to make the mistake on purpose
# makes: end=mistake
N: They would make the mistake again, on purpose. Once it was said aloud it sounded just as foolish as it was. # brisk
A: What did we do, exactly? First you did something stupid. # counting
B: And then you did. # helpful
A: And then we looked at each other. # slow
B: I think that's the part we've been leaving out. In all those goes I don't believe that we once looked up. # slower
{ price:
- "alone": P: But you'll be behind the rope. # stricken
- "share": W: What do you want us to do? # eager
- else: P: If it doesn't work I'll have lost my, well. You know what I'll have lost. # low
}
Q: {price == "share":Something stupid. All of you. When I nod.|Look up anyhow. I'll be looking.} # sure

=== contest_go_kind ===
# step: go4
# skeleton: won
# door: Go across and help [foe] first
# style: kind
# recall: gone across to help [foe]
# makes: end=kind
N: On the other side something was rattling. It was on {foe_whose} side. They went across, in front of everybody. # steady
{ foe_talks:
  F: What do you want? # grey
  A: You're shaking. Give me that. # plain
  F: Why? # grey
  B: We've come to win. It's no good to us if you fall over. # plain
- else:
  A: You're shaking. What's the matter with you? # to {foe}, low
  B: It's that, there. It's come loose. Can you hold it still? # low
  A: Aren't we supposed to be beating {foe_them}? # holding it
  B: It's no good to us if {foe_they} fell over. # plain
}
N: {b} held what wanted holding. {a} found the thing that was loose, and it turned out that {a_they} knew by now how something like that goes together. # warm
{ foe_talks:
  F: Nobody's ever been on this side of the line. # low
  A: It's very clean. # looking round
  F: Thank you. I do it when I can't sleep.
- else:
  A: Nobody's ever been on this side of the line, I suppose. # looking round
  B: It's lonelier than it looks from ours.
}

=== contest_final_make ===
# w: the one who lost first
# step: final
# skeleton: won
# needs: act=make
# title: [event_cap]
N: So they made it. There were two places left upon {ground}, and all of {place_of} round them in a ring. # hushed
P: First the plain part. Now leave it. Leave it! # low
Q: I'm not touching it! # low
{ end:
- "mistake": P: Look up. Now. Did you put in {weak}? So did I! # fast
- "kind": Q: Theirs is steady now. Look at the two of them, side by side. They're leaning towards each other. # low
- else: P: We just stand by it. That's all. Why's that so hard? # low
}
P: It's coming up. {q}, it's coming up to the edge! # rising
Q: Let it. Wait. Not yet. # rising
{ price == "share":
  W: There's a bit there that's about to be a mistake. Left of the middle. I can hear it. # ears pricked
}
N: {x_cap} rose, and stood a finger's breadth higher than anything ought to, as if to have a look at everybody. # hushed
P: Now? # whispered
Q: Not yet. Can't you hear it? It's still talking. # whispered

=== contest_final_race ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=race no-x=creature
# title: [event_cap]
N: So they raced. There were only the two left, nose to nose. # hushed
P: Three. Two. # calm
Q: {price == "alone":Go! Never mind me and the rope!|I've gone!} # breathless
Q: {x_cap} {x_has} never gone like this! That's half a length! That's {foe} I can hear breathing! # joyful
{ end:
- "mistake": P: Now. Do the stupid thing. Lean the wrong way! # clear
- "kind": Q: They're leaving us room on the corner! Who leaves room on a corner? # amazed
- else: P: Just go. Don't do anything. Just go where it goes. # low
}
N: {weak_cap} coughed, once. {end == "mistake":And they spun round, like a dog on a rug, and were going backwards, and faster.|{p} {p_skill}. And it caught, and held.} # quick
{ price == "share":
  W: Four hundredths. Three. Hic. Turn! # from far away, very serious
}
Q: I can see them! I can see right up {foe_their} nose! # joyful
P: Never mind that. What's behind us? # calm
Q: Which behind? # joyful
P: Go on. Show me. # calm

=== contest_final_perform ===
# step: final
# skeleton: won
# a: doer
# needs: act=perform
# title: [event_cap]
N: So there was {a}, in the light, with {x}, and {b} with {weak}. # hushed
A: What if I just stand here? # not moving the lips
B: Then it's the shortest one tonight. They'll thank you. # not moving the lips
A: My mouth's gone dry. It's gone to somebody else's mouth. # not moving the lips
{ end:
- "mistake": N: {b} went wrong, on purpose, and looked up. And {a} looked at {b_them}, and there it was, coming up like a sneeze.
- "kind": N: At {edge} {foe} nodded, one inch, as you would to somebody on the next ledge.
- else: N: {b} gave {a} the plain beginning, and held it, and did not decorate it at all.
}
N: And {a} began. {end == "mistake":{a_they_cap} laughed, half of the way in, and this time {a_they} went after it.|It sounded like somebody that {a} had been keeping in the back room for years.} # soft
{ price == "share":
  W: We're under you. All seven. Hic. That was on the beat. # from low down
}
B: They've stopped eating. Keep going. # barely
A: I don't know any more of it. # between two breaths
B: Then tell them something. Tell them what you'd tell me. # barely

=== contest_final_wit ===
# w: the one with the hiccups
# step: final
# skeleton: won
# needs: act=wit
# title: [event_cap]
N: So there were the two chairs, and {foe} in one of them, and {x} still to come. # hushed
P: I've forgotten everything. I've forgotten what I'm called. # low
Q: You're called {p}. Sit down. # low
N: It was as quick as a drawer. One, two, and {p} had to answer. # quick
P: Is it a spoon? It's a spoon. Then I say it back the other way up! # gasping
Q: That's one each. Breathe in! # low
{ end:
- "mistake": P: I'm going to say the wrong thing. I'm going to say it and look at you. # calm
- "kind": Q: They gave you a whole breath, just then. That was manners. # amazed
- else: P: No tricks. I'll just say what's so. It's quicker. # calm
}
{ price == "share":
  W: They always look left before a hard one. I've counted. Hic. Left! # under the chair
}
Q: It's the last one. It's all on this one. # whispered
P: I know. {weak_cap}. It would be. # whispered

=== contest_final_strength ===
# w: the one who lost first
# step: final
# skeleton: won
# needs: no-act=make,grow,race,perform,wit,board,leap,hide,still,ball
# title: [event_cap]
N: So they took hold. {crowd_cap} had stopped sitting on their cushions and were biting them. # hushed
H: When I drop the hat. # hoarse
Q: Feet. Mind your feet. # low
P: I've got feet. I've never had so many. # low
N: The hat came down. For a long time after it nothing else did. # plain
P: It's like pulling at a house. # through the teeth
{ end:
- "mistake": Q: Then stop pulling. Fall over. The way we did. Both on the same side! # fast
- "kind": Q: Their foot was slipping. They'd have gone, if you hadn't pointed. Now it's a real one. # low
- else: Q: Don't be clever. Just stay where you are. Be a post. # low
}
{ price == "share":
  W: There's seven of us have got hold of the back of your coat. Nobody said that we couldn't. # from low down
}
P: {weak_cap} {weak_is} going. # quiet
Q: Let it go. You've got all the rest of you. # quiet
N: And something that had been there for ever moved by the width of a thumb. # hushed

=== contest_turn_train ===
# step: turn
# skeleton: won
# needs: way=train
P: It's stopped. My {oops == "answer":tongue|hand} has stopped. # quiet
Q: It's done it again? Here? Now? # horrified
P: Same place. I'm telling it, and it isn't doing it. # oddly calm
Q: What do we do? Forty-two times, and it stops on this one! # whispered
P: There were forty-one that didn't hurt. I'm going to get out of the way and let them do it. # calm
N: {p} shut both eyes; and it went, by itself, as smooth as an old step. # hushed
Q: How are you doing that? # whispered
P: I'm not. I'm thinking about lunch. # eyes shut
{ foe_talks:
  F: Nobody told me you could do that. # to nobody
- else:
  Q: {foe_cap} {foe_has} stopped to watch. There's only a second in it, and that was the second! # whispered
}

=== contest_turn_teach ===
# step: turn
# skeleton: won
# needs: way=teach
N: Then came the place where {g} had gone wrong, all those years ago. # flat
P: Here it is. What did you hear? # whispered
Q: {noise_cap}. It's gone slower. And somebody's humming. # whispered
N: It was {g}, at the very back, where you stand if you mean to leave. # quiet
G: Wait for them. # not loud
P: What?
G: You've got time. {foe_cap} {foe_plural:have|has} stumbled. Do what I didn't. Wait. # louder
Q: Everybody's looking at you, {g}. # whispered
G: Let them. Wait! # hoarse
N: They waited, for as long as it takes to get up again. Then, all together, they went on. # warm
{ foe_talks:
  F: Thank you. I said thank you! # gruff, then loud
- else:
  Q: I think that was a thank you. # whispered
}

=== contest_turn_spy ===
# step: turn
# skeleton: won
# needs: way=spy
N: And then something came down beside {p}'s foot. It was {trick}. # flat
Q: It isn't ours. # whispered
P: I know whose it is. # whispered
Q: {foe_cap} can't win without it. Nobody's seen. You needn't do a thing. You need only stand where you're standing. # whispered
P: That's all we did at the crack. We stood there. # whispered
Q: And we were thrown out for it. I'm saying that it'd be fair. # whispered
P: Hi! You! You've dropped this! # calling
N: {one_cap} got it back, in front of everybody, and left it lying, a long way off, and went on without it. # warm
{ foe_talks:
  F: I've always wondered. # to nobody
- else:
  Q: Look at that. I don't believe it was ever for anything. I think it was company. # slow
}

=== contest_finish_make ===
# step: finish
# skeleton: won
# needs: act=make
N: Then there was only the one moment left for it. {p} let go of {x}. It leaned, and thought about it, and stayed exactly where it was. Somebody sat down on somebody else's hat. # warm
P: That's it! That's the bit! It's from where it nearly goes! # amazed
H: Stand back. I'm going to look at it again. # husky
Q: What if you don't like it? # small
H: Hush. I'm looking at it some more. # husky
P: Is that an eyebrow?
Q: That's both of them. # whispered

=== contest_finish_race ===
# step: finish
# skeleton: won
# needs: act=race no-x=creature
N: And there was the line. {end == "mistake":They crossed it with the wrong end first|They crossed it with all that they had}, and a hundred small pieces of something came over after them, like people getting in for nothing. # warm
Q: Was that it? Was that the line? # breathless
P: It was a line. It had flags on. # breathless
Q: Which of us was in front?
P: I don't know. I'd got my eyes shut for the nice part. # breathless
H: That's you. That's you! By a, hold on. By a button! # cracking

=== contest_finish_perform ===
# step: finish
# a: doer
# skeleton: won
# needs: act=perform
N: So {a} stopped being good and just told them about {cold}, and somebody who goes home in it. # hushed
B: Is that written down? # barely
A: No. I've never said anything that wasn't written down. # between two breaths
B: It shows. It's better. # barely
A: How does it end?
B: You get home. # barely
H: Well, I'm blowed. # soft, at the back

=== contest_finish_wit ===
# step: finish
# skeleton: won
# needs: act=wit
N: {p} opened {p_their} mouth, and what was in it was not clever at all. # hushed
P: I don't know. But I like it here. I'm having a lovely time. # plain
Q: You can't say that! # whispered
P: I have.
Q: One. {foe_cap} {foe_has} got no answer. Nobody's ever needed one, to that. Two. Three. Four. # whispered
H: That was four! # dropping the bell

=== contest_finish_strength ===
# step: finish
# skeleton: won
# needs: no-act=make,grow,race,perform,wit,board,leap,hide,still,ball
N: It went like a tooth; and they were lying on {ground}, with {x} on top of them. # warm
S: crash
P: Did it go? # muffled
Q: Something went. I think it was my braces. # muffled
P: Which way did we fall?
Q: Backwards. That's ours. Backwards is ours! # muffled, rising
H: Don't anybody move! I've got to measure it. Whose knee is this? # on hands and knees
