// Fresh ways: what cannot be held is gone (all spines), and a thing that falls out of a pocket (kept).

=== recover_gone_idea ===
# step: gone
# needs: x=idea
# title: Something Short
N: {air} {a_who} {b_who} It began with a feeling that there was something short, as when you go upstairs in the dark, and think that there is one more stair. # plain
A: Say something. Anything you like. # puzzled
B: What about?
A: There. Did you notice? There's a bit that isn't there.
B: I've had it since I got up. I've been through all my pockets. # uneasy
A: What for?
B: I didn't know. I thought that I'd know when I found it.
N: So they went through everything there was, from the top, as you count children on an outing. Nothing was missing until they came to {x_home}; and there they found {x_left}. # quiet
A: It's {x}. # slow
{ b_kind:
- "planner": B: {x_they_cap} {x_was} on the list this morning. It's been the same list for years. I never thought to lock the list. # stiff
- "explorer": B: But where would you go with {x_them}? I'd like to see the place where you could put {x_them} down. # honest
- "wildcard": B: I've stolen a good many things, and I never thought of that. I'm quite jealous. # honest
- else: B: I used {x_them} every day, and I never said thank you. Nobody does. # small
}
A: You can't carry off {x}. What would you carry {x_them} in? # baffled
B: Somebody's thought of something. # grim

=== recover_gone_lent ===
# step: gone
# needs: x=thing x_size=small
# a: lead1
# title: I Thought You Had
N: {air} {a_who} {b_who} They were both pleased that morning, and each was pleased with the other. # plain
A: It was nice of you to lend {x} to somebody. # warm
B: I didn't. I thought you had. # warm
A: Me? No. I came by last night, and saw {x_left}, and I thought, that's kind. That's more than I'd have done.
B: I saw that, too. I'd have been cross, only I thought that it was you being good.
N: It was quiet. They went and stood in front of {x_home}, and found {x_left}. # quiet
A: So if you didn't lend {x_them}, and I didn't lend {x_them}… # slow
B: Then somebody's had a whole night's start, and we've spent it being proud of each other. # flat
{ a_kind:
- "planner": A: Eleven hours. I had eleven hours, and I slept through them with a smile on. # grim
- "explorer": A: Eleven hours! You could get anywhere in that. I could. # restless
- "wildcard": A: I knew there was something wrong. I'd never have lent {x_them} without a deposit. # honest
- else: A: It was such a nice feeling, too. I told people. # stricken
}
B: Who takes {x}, and doesn't even leave a note?
A: Somebody who never meant to bring {x_them} back.

=== recover_price_fell ===
# step: price
# skeleton: kept
# needs: way3=back
# makes: price=keep
# title: What Had Come Out of a Pocket
N: Something had come out of {p}'s pocket on the way in; and {one} had picked it up. # flat
Q: What's that, over there? # low
P: It's {p_keep}. I'd have said that nobody could make me take it out. It came out by itself. # not moving
N: {one_cap} turned it over, and held it next to {x}, to see how the two of them looked. # quiet
Q: Ask for it back.
P: I can't very well. I came in by the back to fetch something away. # low
{ foe_talks:
  F: Is it yours? It looks as though somebody minded about it. Nobody's ever lent me a thing. I only ever find them. # holding it out, slowly
- else:
  N: Then it was held out to {p}; but slowly. # soft
}
N: {p} took it. # still
Q: Well, that was nice. So you've got it back.
P: Yes. That's what's the matter. Now I'll have to give it on purpose. {p_keepwhy} # low

=== recover_housed_rope ===
# step: housed
# skeleton: unwilling
# a: lead1
# title: Please Do Not
N: So {x} came home; and this time it was to be done properly. There was a rope all round {x_home}, and a lamp above, and {h} had painted a notice. # brisk
H: "Please do not touch." Is it straight? # stepping back
A: It's very straight. I'll just set {x_them} a bit to the left.
H: It says, do not touch. # pointing
A: {way == "carry":But I'm the one who picked {x_them} up!|{way == "gift":But I'm the one who said please!|But it was my idea to take {tool}!}}
H: And I'm much obliged to you. There's a line to stand behind. # firm
N: {crowd_cap} came, with {food}, and stood behind the line, and looked. They looked for as long as it took to eat it. # dry
B: What do we do now? # low
A: We look at {x_them}.
B: We've done that. What did we use to do, before?
A: I don't know. I don't think that we did anything. We were just about. # thinking
B: It's like visiting somebody in bed. # low
A: It's only to be on the safe side. Have some {food}. # cheerful

=== recover_go3_hired ===
# step: go3
# skeleton: kept
# needs: no-foe_plural
# door: Offer to help look after [x]
# style: clever
# recall: offered to help look after [x]
# makes: way3=disguise
N: They knocked, in aprons. {a} had a cloth, and {b} had a notebook. # dry
A: We're the help. # bright
{ foe_talks:
  F: I never sent for any help. # through the crack
  B: You wouldn't have. It's sent when somebody's doing it all alone. # bright
  F: Who told you that? # after a moment
- else:
  N: {one_cap} looked from one to the other, and then for some time at the cloth. # quiet
  B: It's for {x}. Somebody's got to see to {x_them} while you sleep. # bright
}
N: People don't know how tired they are until somebody offers. They were let in; not very far, but in. # soft
A: That's it. Now I feel dreadful. # aside
B: Feel dreadful, and rub something. # aside
A: And when it all shines? # aside
B: I'd thought that we'd have {x_them} by then. # aside

=== recover_price_nights ===
# step: price
# skeleton: kept
# needs: way3=disguise no-foe_plural
# makes: price=turn
# title: Eleven Nights
N: The trouble with saying that you are the help is that you are believed. {one_cap} had gone to sleep, sitting up. # dry
Q: Now we can go! # whispered
P: Did you ever see anybody sleep like that? It isn't {x} that was wanted. It was that there should be something there, in the night. # whispered
Q: Well, it can't be us. # whispered
P: Not us. Me. Eleven nights, at the cold end, where anybody who wakes up can see me. # slow
Q: You? Sit still for eleven nights? You'd go mad.
P: {p_fearline} This is that, with the lamp out. # hollow
N: Then {one} woke, and looked straight away to see if they were still there. {p} held up ten fingers, and then one more. They were counted twice. # flat

=== recover_change_nights ===
# step: change
# skeleton: kept
# needs: price=turn no-foe_plural
N: {p} sat up all eleven; and on the twelfth evening {p_they} put the scarf on again, and got halfway to {edge}. # soft
Q: Where are you going? You've done them. I've been crossing them off. # running
P: Have I? I'd lost count. I never lose count at home. # stopping
Q: You hate it. It's the cold end!
P: It's not so cold as all that. There's somebody asleep on the other side. You can hear how well it's going. # awkward
Q: And that's all? All night?
P: About four in the morning somebody wakes, and looks to see if I'm there. And I am. That's all of it. # simple
N: {q} went along, that once. At the cold end lay a rug that had not been there before; and on the rug was a scarf, knitted with great trouble, out of eleven different wools. # warm
Q: It's for you. It must have been begun on the first night. # low
P: Then it was meant for the twelfth. # putting it on, over the other
