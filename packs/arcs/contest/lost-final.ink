// LOST WELL, episode 4: in front, and then not. g is in the final too, alone and a long way behind.

=== contest_go_stop ===
# step: go4
# skeleton: lost_well
# door: Keep one eye on [g], and stop if need be
# style: kind
# recall: gone in with one eye on [g]
# makes: end=back
N: They settled it beforehand, as you settle who has the window. If {g} was all right, they would go on. If {g} was not, they would stop. # plain
A: And {g} will be all right. So it's only something that we've said. # tying things
B: Nine times. Always got to the end. It's just so that I can stop thinking about it. # tying things
A: One eye, then. You take the left.
B: Is that the same as wanting to lose? # stopping
A: No! I want it so much that my teeth hurt. # fierce
{ price:
- "word": P: And I've given my word on the other. I don't know how people do it that want two things. # low
- "best": P: I know what's missing off ours, and I still think we might. # low
- else: P: We owe {g} two. I'd like to win, and pay, and have it all be very nice. # low
}
H: Three in the final! I'd to look up how you line them up! # calling, pleased

=== contest_go_all ===
# step: go4
# skeleton: lost_well
# door: Give it everything, and look at nobody
# style: bold
# recall: given it everything, and looked at nobody
# makes: end=all
N: They would give it everything. It is a thing that people say, but they went through their pockets, to see what there was. # brisk
A: I'm not saving any for the way home. # shaking out both arms
B: Nor I. What are you looking at? # doing the same
A: {g}. Over there, by {edge}. Waving. # waving
B: After this we don't look. We can look when it's over. That isn't being horrid. It's only the one way to find out. # low
A: Find out what? # low
B: Whether we're any good. I'd like to know it once. Even if it's no. # low
{ price:
- "word": P: And when it's over, whatever it is, I'm there at the end. I said. Nobody's to carry me anywhere. # firm
- "best": P: Without the best bit. Well. We'll find out what the rest is worth. # firm
- else: P: With that on it, that somebody sat up all night over. I'd be ashamed to do it slowly. # firm
}

=== contest_go_three ===
# step: go4
# skeleton: lost_well
# door: Go in as three with [g], and get struck off
# style: clever
# recall: gone in with [g] as three, knowing what the rules said
# makes: end=three
N: They went over to where {g} was standing, all alone, with a whole row to stand in; and stood in it, one on each side. # steady
G: You're in the wrong place. You're over there, by the flags. # worried
A: No, we're here. Move up. # comfortable
H: I can't have three. It's for two, or one. It's behind the nail. I'll have to strike you off! # hurrying up
B: When? # interested
H: Well, when it's finished. I can't do it in the middle. It says, upon completion. # looking
A: Then we've got until completion.
{ price:
- "word": P: I said I'd be there when you came to the end. I couldn't think of a surer way. # to {g}
- "best": P: And it's all back in one place, this way. There's a bit on yours that I should like to see again. # to {g}
- else: P: We owe you two. I couldn't find any way of paying it from over there. # to {g}
}
G: But you could win! # aghast
B: I know. Isn't it awful? Hold this. # cheerful

=== contest_near_race ===
# step: near
# skeleton: lost_well
# needs: act=race no-x=creature
# title: In front
S: whistle
N: So they raced, the three of them at once, with {crowd} on both sides. {foe_cap} led, as {foe} always led. And then, on the long bend, there was nothing in front of them at all. # quick
P: Where's everybody gone? # puzzled
Q: Behind. They're behind us. Both of them. This is the front. # hushed
P: It's very empty. # hushed
Q: How's {weak}?
P: Singing. {end == "three":{g} is sitting on it.|I wish that you could hear it.} We've never gone like this. Not once.
Q: I can see the flags. I can count them. There's eight. # rising
N: It was the best that they had ever done it, or ever would, and they knew it at the time, which is unusual. # warm
P: {x_cap}! Look what we can do! # shouting
Q: Seven. Six. # rising

=== contest_near_make ===
# step: near
# skeleton: lost_well
# needs: act=make
# title: In front
N: So they made it, with {foe} on their left, and far down at the end, where the light was bad, {g}. # plain
P: Now that. Now leave it. Don't breathe. # low
Q: I haven't for some time. # low
N: {x_cap} came up like a sunrise. {h} looked at {foe_whose}, which was perfect, and came to theirs, and looked for some time. # warm
H: Hm.
P: That was both eyebrows. # whispered
Q: How's {weak}? # whispered
P: It's holding. {end == "three":{g} is holding it.|It's holding as if it had never heard of anything else.} There's only the top to go on. It's only the last thing. # whispered
Q: You do it. My hands have gone to jelly. # whispered
P: We've never done it like this. Not once. I didn't know that it could look like that. # hushed
N: Everyone could see it. {foe_cap} could see it, and had stopped. # hushed

=== contest_near_perform ===
# step: near
# skeleton: lost_well
# needs: act=perform
# title: In front
N: {foe_cap} had been before them, and had been perfect, and people had clapped exactly as much as was right. # plain
P: Are you there? # not moving the lips
Q: I'm here. {end == "three":So is {g}. That's {g} you're standing on.|{g} is just behind the curtain. It's {g} next.} # not moving the lips
N: They began. Nobody noticed what {x} {x_was} like; they only noticed what it was about. # hushed
P: How's {weak}? # between two breaths
Q: Don't ask it. It's happy. # between two breaths
P: Listen to that. There isn't a cough in the place. We've never done this. Not once. # between two breaths
Q: It's only the last part to go. It's yours. They're leaning. # barely
P: I can see {h}. {h} isn't even writing. # barely
Q: It's ours. It's like a warm coat that somebody's just going to hand us. # barely

=== contest_near_wit ===
# step: near
# skeleton: lost_well
# needs: act=wit
# title: In front
N: There were three chairs. {foe_cap} had the one in the middle. {g} sat on the third, and had been thinking about the first question for a quarter of an hour. # dry
P: Is it a shadow? # quick
H: It's a shadow. That's six all. # hoarse
Q: You're level. You're level with {foe}! # whispered
P: I can hear them coming. I can hear the next one before it's been said. Is this what it's like? # whispered
Q: How's {weak}? # whispered
P: {end == "three":{g} has got hold of it.|I've stopped needing it.} Ssh. # whispered
N: They asked {foe}, and the answer was a moment late. It had never happened before. # hushed
H: That's a miss. The next one's for it all. To you. # very quiet
Q: You know it. I can see by your ears that you know it. # on a breath
P: I knew it when I was four. It's an egg. # on a breath

=== contest_near_strength ===
# step: near
# skeleton: lost_well
# needs: no-act=make,grow,race,perform,wit,board,leap,hide,still,ball
# title: In front
N: So they took hold, {foe} on the one side, and they on the other, and {g} at the far end, where there was a loop left over. # plain
H: When I drop the hat. # hoarse
P: Heels. # through the teeth
Q: They're in. They've gone in to the ankle. # through the teeth
N: For a long time it might have been a painting. Then something in the painting slid, by an inch. # hushed
P: Did you feel that? # through the teeth
Q: They moved. {foe_cap} moved! Nobody's ever seen the underneath of {foe_their} feet! # through the teeth
P: How's {weak}? # through the teeth
Q: {end == "three":{g} is leaning on it.|It's like a rock. It's like somebody else's.} Another inch. We've never done this. Not once. # through the teeth
P: I can see the mark. It's chalk. I could put my foot out and touch it. # through the teeth
Q: Listen. Nobody's cheering. They need the breath. # through the teeth

=== contest_stop_chair ===
# step: stop
# skeleton: lost_well
# needs: end=back act=wit,board,still
# title: So near
Q: {p}. Left eye. # quiet
P: Don't. Don't tell me. # quiet
Q: It's {g}. That chair's gone, and the one beside it, and {g_theyre} underneath. Nobody's seen. They're all looking at us. # quiet
N: They needed only to stay where they were. {p} looked at it as you look at a cake in a shop, all the way round; and got up. # flat
S: steps_wood
G: What are you doing? Sit down! You'd won! # from under a chair
P: Very nearly. Which leg's yours? # kneeling
Q: That one. It's got a sock on. Pull as if you liked it. # kneeling
N: Behind them a bell was rung, and there was the noise that there always is. # plain
H: It's {foe}. By, well. By as long as it takes to get up. # not loud
P: We said that we'd {verb}. # pulling
Q: {foe_cap} {verb_did}. Mind your thumb. # pulling

=== contest_stop_back ===
# step: stop
# skeleton: lost_well
# needs: end=back no-act=wit,board,hide,still
# title: So near
Q: {p}. Left eye. # quiet
P: Don't. Don't tell me. # quiet
Q: It's {g}. It's all come down round {g_them}, and {g_theyre} just standing there in it. Nobody's seen. They're all looking at us. # quiet
N: There was nothing left to do but the end. {p} looked at it as you look at a cake in a shop, all the way round; and turned about. # flat
S: steps_wood
G: What are you doing? Go back! You'd won! # horrified
P: Very nearly. Which bit goes first? # kneeling
Q: This bit. Hold it as if you liked it. # kneeling
N: Behind them {foe} came to the end, and there was the noise that there always is. # plain
H: It's {foe}. By, well. By as long as it takes to turn round. # not loud
P: We said that we'd {verb}. # working
Q: {foe_cap} {verb_did}. Mind your thumb. # working

=== contest_stop_all ===
# step: stop
# skeleton: lost_well
# needs: end=all
# title: By one
N: They gave it everything. There was none over. When it came to an end they fell down where they were, and lay there, and listened. # quick
H: By one. # hoarse
Q: Which way? # into {ground}
H: To {foe}. By one. I've done it three times. I did it once with my eyes shut, to be fair to you. # hoarse
P: We said that we'd {verb}. # after a while
Q: And {foe} {verb_did}. With nothing wrong anywhere. That was all we had. # flat
{ price:
- "best": P: You know which one it was. It was the one that isn't on there any more. It was worth just one. # slow
- "word": P: So that's that. What time is it? Help me up. I've got to be somewhere. # slow
- else: P: And it held. Did you see? What {g} made. It was the only thing on us that wasn't shaking. # slow
}
Q: Do you wish you hadn't? # turning {q_their} head
P: I wish we'd won. Don't ask me any other ones just now. # face down

=== contest_stop_three ===
# step: stop
# skeleton: lost_well
# needs: end=three
# title: Upon completion
N: They came to the end all three at once, before {foe}; and for as long as it takes to breathe in, that was how it stood. # warm
G: Are we first? Is this what it looks like? # amazed
P: This is it. Have a good look. # panting
G: There's nobody in the way!
Q: {h} is coming. Keep looking. # panting
N: {h} came, with a ruler, not quite steady. # quiet
H: Upon completion. I've never been so sorry to see a thing completed. # ruling a line
A: All three? # watching it
H: All three. It's {foe_whose}. {foe_cap}, ditto. # low
P: We said that we'd {verb}. # quiet
Q: And we nearly {verb_did}. For about as long as a sneeze, we did. There. It's gone. # quiet
G: You knew. You knew it the whole way round. # staring at them
P: It was a very good way round.

=== contest_loss_mass ===
# step: loss
# skeleton: lost_well
# needs: prize=mass
N: {prize_cap} {prize_was} carried off, and they watched until there was nothing to watch. They had thought that it might hurt less, in a good cause. It did not. # flat
A: It was that big. I hadn't seen it close to. # small
B: {end == "three":There'd have been a third for each of us.|I'd worked out where we'd put it.} I'd swept. # small
A: And {stake}. Somebody's got to go and tell them. # low
H: They know. They were here. # coming up behind with a jug
B: Are they angry?
H: They're arguing. There's one says she could spare a spoonful, and there's one says she never asked for a spoonful, and it's gone on from there. If everybody puts in, and nobody's proud, it comes out. I make it three spoons over. # pouring
A: That isn't the same as winning. # stubborn
H: No. It's a great deal more trouble. Drink that. # sitting down by them

=== contest_loss_one ===
# step: loss
# skeleton: lost_well
# needs: prize=one no-foe_type=thing,place,event,idea
N: They brought out {prize}, and gave {prize_them} to {foe}, and that was the worst of it. {foe_talks:There was a place ready.|It was done so quickly.} # flat
A: I thought it'd look back. # small
B: It's only a thing. {end == "back":I could have touched it.|{end == "three":It wouldn't have gone into three.|And there wasn't any more that we could do.}} # not believing it
{ foe_talks:
  F: You'll want to know where it's going. On the shelf, left of the middle. I'll leave the curtain open, on that side. # stiff
  A: Why? # stiff
  F: I've seen how you look at it. I've only ever looked at the place it was to go. # stiffer
- else:
  H: {foe_plural:They only leave|{foe_cap} only leaves} things lying, you know. I'll see that it's put somewhere with a bit of light. # low
  A: It isn't that. # low
  H: I know that it isn't. I can do the light, though. I can't do the other. # low
}
B: So it's gone. And {stake}. # after a while
N: Nobody said that it would be better next year. It was too early for that. # quiet
B: Shall we go in?
A: Not yet. I want to have minded it properly. # holding on to {edge}

=== contest_loss_none ===
# step: loss
# skeleton: lost_well
# needs: no-prize=mass,one
N: So {foe} had {prize}, again. {h} wrote it on {board}: two small marks. # flat
A: Ditto. {end == "back":It doesn't say that we stopped.|{end == "three":It doesn't say that there were three of us.|It doesn't say by how little.}} # reading it
A: We could say that it doesn't matter. # small
B: I've got the face for it somewhere. # feeling for it
N: It turned out that you could simply stand there and mind. People saw them minding, and a few of them stopped. # quiet
{ foe_talks:
  F: Well. It's customary for me to say something generous. # arriving
  A: Don't. # low
  F: No. I find I'd rather not. I was behind you for the whole of the last bit. I've never had anything to look at before. # stiff
- else:
  H: I stood on the box to see you. I'm not supposed to stand on the box. # low
  A: We lost, {h}. # low
  H: I know you did. I wrote it down. I'm only telling you about the box. # low
}
B: And {stake}. # counting what was left
A: Yes. Till next year it does.

=== contest_worth_luck ===
# step: worth
# skeleton: lost_well
# needs: way=luck
N: {g} came in a long while after, when it was nearly dark, and had {g_keep} in {g_their} fist. # quiet
{ price:
- "word": P: Somebody at the end. I said. Mind the rope, I've been falling over it since six. # hoarse
- "best": G: I'd never have got to the end without that bit. I know whose it is. I know your knots. # to {p}
- else: P: That's one. I've one more to pay. I'm thinking of something with cake. # hoarse
}
G: I thought, when I saw the dent, I'd be sorry to look at it. # turning it over
A: So should I be. We are. # low
G: But it only ever used to remind me of me. # considering
B: It wasn't luck, was it? In the heat. # after a bit
G: I told you. It doesn't do anything. # kind
N: {g} put it down on {ground} in the midst of them, where all three could reach. # soft
A: It's got less fluff on it. # looking
B: I kept the fluff. I can put it back. # serious

=== contest_worth_third ===
# step: worth
# skeleton: lost_well
# needs: way=third
N: Somebody was at {board}, in the last of the light, with a pencil, and it was {a}. # quiet
B: You can't do that. It's the official list. # looking over {a_their} shoulder
A: It's got space. {h} said there was a different one, for who stayed. I'm ruling it.
{ price:
- "word": G: I came in, and there was somebody there. Did you see? I nearly went past, I wasn't expecting it. # to everyone
- "best": G: I held it up all by myself, for once. And it was only when I'd set it down that I saw what was holding it. # to {p}
- else: G: Did that thing hold? I only had the bootlace to go by. # anxious
}
P: They said two, and I've been saying us to myself ever since. It isn't a word for two. # gruff
A: Three names, the same size. There. {g}, is that how you write it?
G: You can put it smaller. # out of habit
A: I can't. I've only the one size left.
N: The third name was so black that it shone. # warm
B: And where does it say what we won?
A: It doesn't. It just goes on to the edge.

=== contest_worth_last ===
# step: worth
# skeleton: lost_well
# needs: way=last
N: Nobody had gone home. It had got about that there was somebody still to finish. # soft
{ price:
- "word": P: I'm in front. I gave my word on it. Hold the lamps up. # hoarse
- "best": P: {g_they_cap} will have got as far as Uncle. I hope that it's held. I tied it twice. # hoarse
- else: P: Two. I'm paying off two. Everybody clap for both of them. # hoarse
}
A: Listen. That's Auntie. {g_theyre_cap} saying good morning to her. # whispered
B: It's night. # whispered
A: I expect that she likes it.
N: And {g} came to the end, last, for the tenth time, into the light of all those lamps, and stopped. # hushed
G: Has something happened? # alarmed
B: You have. Come on. There's only a little bit left. # moved
N: They clapped, until {g} had shaken hands with the whole row. # warm
G: So that's who you all are. # looking from face to face

=== contest_worth_gentle ===
# step: worth
# skeleton: lost_well
# tone: gentle
N: Then it was over, and there was the carrying home, which is the longest part of any contest. They did it all three together, slowly, because of {g}. # soft
G: You needn't walk at my pace. # as always
A: We aren't. We're walking at ours. It's only turned out to be the same. # comfortable
{ way:
- "luck": B: Have you got it? {g_keep_cap}? # gentle
- "third": B: You were on the list. I looked again. You can still feel it with a finger. # gentle
- else: B: What's this bit called? It goes down, and then it goes round. # gentle
}
{ way:
- "luck": G: In my hand. You can have a turn, if you like. As far as the corner. # shy
- "third": G: I felt it, too. I went by on purpose. # shy
- else: G: That's only the way home. I never gave it one. # thinking
}
{ price:
- "word": P: I stood there till you came, and I wasn't even bored. I should like it written down. # yawning
- "best": P: You can keep that bit. It looks better there than it did on ours. # yawning
- else: P: That's one we've paid. We could do the other tomorrow, when it's light. # yawning
}
N: Nobody had won anything. There were three of them on the one path, and the one in front kept stopping, so as not to be. # soft
