// TURNED, episode 4: end=back, word, mend is how {h} is brought to the old place; then {h} goes the last hundred steps, with {x}
// (load=take) or to fetch {x} (load=fetch), and the leads stop short. change names the price: face, mark, hush.

=== journey_go4_back ===
# step: go4
# skeleton: turned
# door: Turn back here, and fetch [h]
# style: kind
# recall: turned back, to fetch [h]
# makes: end=back
N: They turned round. It was the hardest step of the four thousand, and there was nothing to it; you only put the one foot where the other had been. # still
A: Don't look back at it. # low
B: I'm not. I'm looking at your ears, and you've got it in your ears. # low
A: How do they look? # walking
B: As if they'd sooner be facing the other way. # walking
{ load:
- "fetch": A: And we're going home without {x}. # walking
- "take": A: And {x}? Do we take {x_them} all the way home again? # walking
- "see": A: And we've not seen {x}. We've seen where one would see {x_them} from. # walking
- else: A: And what about {x}? That's what we came for. # walking
}
B: {load == "take":Only as far as {h}. It's for {h} to carry from there.|It'll keep till there's the right person to see to it.} # firm

=== journey_go4_word ===
# a: bold
# step: go4
# skeleton: turned
# door: Stay here and send word to [h]
# style: bold
# recall: stayed where they were and sent word to [h]
# makes: end=word
N: They stayed where they were. Somebody who had turned round there once might not believe it, from people who came home and said so. # low
A: What do we say? It's got to be short. It'll go through a good many mouths. # thinking
B: Say that we've found the place. Say it's a hundred. # thinking
A: A hundred what? # low
B: {h} will know what. Nobody else on earth would know. That's how {h_they}'ll see that it's meant. # certain
N: So they sent it back the way that they had come: for {h}, one hundred, please come. And it was handed on, from one to the next, the whole long way, by people who had not the least idea. # dry
A: And meanwhile we just sit here, and look at it? # looking at {den}
B: Look at your boots. # kind

=== journey_go4_mend ===
# b: maker
# step: go4
# skeleton: turned
# door: Mend the way, so that [h] can come
# style: clever
# recall: mended the way, so that [h] could come
# makes: end=mend
N: They mended the way. It took three days. They began at the end, and worked backwards, towards home. # brisk
A: What else is there that {h}'s afraid of? # hammering
B: The bend. The narrow bit. And anything that you could fall off. # reading from a list
A: That's most of it. # hammering
B: Then we'll put a line along it. A good stout one, from there to {h_their} own door. You'd need to hold on to it, that's all, and not think. # paying it out
A: Will it reach? # doubtful
N: It did, when they had tied on their straps and their laces and the cord of somebody's hood. They did it all with the one knot. They had got rather good at it. # dry

=== journey_tell_back ===
# step: tell
# skeleton: turned
# needs: end=back
# title: Did You Get There?
N: {crowd_cap} had come out, to see them come home. It was very quiet. # flat
H: Did you get there? # first of all
P: No. # clear
N: There was a noise, such as a chair makes when it is taken away. # flat
H: Was it {foe}? # low
Q: No. We could see it. It was a hundred steps. # low
H: A hundred. # after a time
P: And we came home. We thought that we'd wait for somebody. # looking at {h_them}
H: I don't know what you mean. I get giddy. # very low
{ hint:
- "bend": P: It's a good knot. It's held, all these years. Get your coat. # low
- "bag": P: You put your cup down. It's still there. Get your coat. # low
- else: P: We sat down for a bit. You said that we'd want to. Get your coat. # low
}
H: Who's to see to things here? # not moving
G: I can. I've got a bad ankle, I can't go anywhere. Go on. You've always wanted to. # from the back

=== journey_tell_word ===
# step: tell
# skeleton: turned
# needs: end=word
# title: A Hundred Hats
N: On the fourth day somebody came. It was {h}; and {h} had on {h_their} good coat, and was carrying a hatbox. # dry
H: I was told, a hundred hats. I was told, you'd got a cold, and it was urgent. # out of breath
A: It's been through a good many people. # low
H: The one before had it as a hundred cats. I thought, no. There's only one thing out here that there's a hundred of. # setting it down
B: So you knew. # gentle
H: I brought a hat along, in case. # with dignity
{ hint:
- "bend": A: It's your own knot. It's still tied. # showing {h_them}
- "bag": A: There's your cup. We've washed it. # showing {h_them}
- else: A: That's your nine. # showing {h_them}
}
N: {h} looked at it all: the little corner, and the big dent, and the small one. {h} had not been giddy the whole way, and noticed it now. # soft
H: Did you read it? All of it? # low
A: We'll never say. # low

=== journey_tell_mend ===
# step: tell
# skeleton: turned
# needs: end=mend
# title: The End of the Line
N: When {h} came out in the morning there was a line tied to {door}. It went along {ground}, and away. # plain
G: What's that? # peering
H: I don't know. It's very untidy. # short
N: {h} took hold of it, to undo it; and felt the knot, and stood still. # still
H: It's come loose, further along. I'll just go and see to it. # odd
G: You haven't got your hat. # mild
H: I shan't be long. # going
G: That's a funny way to be short. # to nobody
N: {h} went a hand at a time, with {h_their} eyes on the line and on nothing else. At the end of it were two people, holding on. # warm
H: You've gone and used up all that good cord. And that's not how I'd have done that knot. # not looking up
A: It's a hundred steps from here. We thought you'd like to see to the rest. # low
H: You read it. # low

=== journey_steps_mute ===
# step: steps
# skeleton: turned
# needs: foe=mute
# title: The Last Hundred
N: They walked with {h} to the very edge of the old place, and there they stopped, with their toes in a row. # still
H: Aren't you coming? # turning
A: No. We've been as far as we're going. It's you that they sent. # low
{ load:
- "fetch": B: You'll see to {x}? You can't miss {x_them}, from what they say. # pointing
- "take": B: Here. You'd better have {x}. # with both hands
- "see": B: You'll look at {x} for us? You've got the eyes for it. # low
- else: B: You'll see to it about {x}? You'll say it better. # low
}
H: There's {foe} coming up. It was like this the last time. # low
A: It's a hundred steps. You can be there before that. We'll stand here, and be in the way. # firm
N: So {h} went on, to {den}. {h} counted aloud at first, and then they could not hear it any more; and {foe} came on at {h_their} heels, the whole way, and never quite had hold of them. # hushed
{ must_who != "" && must != "":
  N: {must_who} had to be {must}, and it turned out to be this: to stand there. # quiet
}
B: Ninety-eight. Ninety-nine. # under {b_their} breath
{ load:
- "fetch": N: They saw {h_them} bend down, and come up again with {x} held over {h_their} head in both hands. # soft
- "take": N: They saw {h_them} stop, and bend down, and put {x} where {x_they} had been meant to go; and stand up with empty hands. # soft
- "see": N: They saw {h_them} take off {h_their} hat, and stand there, and look, for a very long time. From over there, small and clear, came {x_sound}. # soft
- else: N: They saw {h_their} arms begin to go. It was all being explained, at last, by somebody who was there. # soft
}
A: We said that we'd {verb}. # low
B: And we {verb_did}. It took three of us. {h} had the last hundred steps. # hoarse

=== journey_steps_talks ===
# step: steps
# skeleton: turned
# needs: foe=talks
# title: You Again
N: They walked with {h} to the edge of the old place; and there, in front of it, {foe_was} {foe}. # still
F: You again. I know you. You were this far once, with one on your back. # slow
H: I'd only the one back. # stiff
F: I'd stood aside. Did you know that? I'd never done it for anybody. I said to myself, those two can go by. I held my breath. And you turned round. # slow
H: It was getting dark. # low
F: I've wondered about it every day. Nobody turns round when I'm not in the way. # low
A: Could you do it again? Stand aside? # gentle
F: I'd have to see if I remember. # moving over
{ load:
- "fetch": B: You'll see to {x}? # low
- "take": B: Here, {h}. You take {x}. # low
- "see": B: You'll look at {x} for us? You've got the eyes for it. # low
- else: B: You'll see to it about {x}? You'll say it better. # low
}
N: {h} looked at them, where they stood with their toes in a row, and saw that they were not coming, and went on, to {den}. They counted it. It was a hundred exactly. # hushed
{ load:
- "fetch": N: They saw {h_them} bend down, and come up again with {x} held over {h_their} head in both hands. # soft
- "take": N: They saw {h_them} stop, and bend down, and put {x} where {x_they} had been meant to go; and stand up with empty hands. # soft
- "see": N: They saw {h_them} take off {h_their} hat, and stand there, and look, for a very long time. From over there, small and clear, came {x_sound}. # soft
- else: N: They saw {h_their} arms begin to go. It was all being explained, at last, by somebody who was there. # soft
}
{ must_who != "" && must != "":
  N: {must_who} had to be {must}, and it turned out to be this: to stand there. # quiet
}
A: We said that we'd {verb}. # low
B: And we {verb_did}. It took three of us. {h} had the last hundred steps. # low

=== journey_steps_gentle ===
# step: steps
# skeleton: turned
# tone: gentle,space
# title: As Far As We Go
A: This is as far as we go. # soft
H: I can't. Not by myself. I've looked at it so long. # small
B: You aren't by yourself. You've two of us behind you, and {foe} to one side. You're nearly a procession. # soft
H: Will you be here when I look round? # small
A: We'll stand on this line, and not lift a foot. # soft
{ load:
- "fetch": B: What you want's in there. You need only put out a hand. # soft
- "take": B: Take {x}. It'll give you something to do. # soft
- "see": B: Only think, you'll see {x}; and put one foot out. # soft
- else: B: Only think about {x}, and put one foot out. # soft
}
N: {h} looked round at ten, and at twenty, and at fifty. They were there each time. At ninety {h} forgot to. # soft
{ must_who != "" && must != "":
  N: {must_who} had to be {must}, and it turned out to be this: to stand there. # quiet
}
A: That's it. That's {h_them}. That's a hundred. # whispered
{ load:
- "fetch": N: They saw {h_them} bend down, and come up again with {x} held over {h_their} head in both hands. # soft
- "take": N: They saw {h_them} stop, and bend down, and put {x} where {x_they} had been meant to go; and stand up with empty hands. # soft
- "see": N: They saw {h_them} take off {h_their} hat, and stand there, and look, for a very long time. From over there, small and clear, came {x_sound}. # soft
- else: N: They saw {h_their} arms begin to go. It was all being explained, at last, by somebody who was there. # soft
}
N: Nobody cheered. Over there {h} had sat down, all at once, and was laughing, or crying; one does it with the same shoulders. # hushed
B: We said that we'd {verb}. # whispered
A: And we {verb_did}, all three of us. We did our part from here. # whispered

=== journey_change_book ===
# step: change
# skeleton: turned
# title: In the Book
{ price:
- "face": N: It is down in the book that two set out, and turned round, and that {h} got there. People still ask. # plain
- "mark": N: {p_keep_cap} is still out there, on that edge, with its face to {den}. People pass it now. # plain
- else: N: It was never told. {h} got there; that was all that anybody heard. # plain
}
{ price:
- "face": Q: That's six this week. Did you get there, no, we didn't. You do it so well now. # fond
- "mark": Q: They touch it, going by. It's got quite smooth. They say that you're past the worst when you get to that. # low
- else: Q: {g} was telling it again at supper. How they never got anywhere near. And you asked for the salt. # low
}
{ price:
- "face": P: I've got to like it. They look so sorry for me. And then I look at {h}. # low
- "mark": P: I thought I'd mind more. It never did anything in my pocket. # low
- else: P: I'd salt on everything. I'd salt on my pudding. # low
}
Q: {h} hums. Have you heard? I never knew that {h_they} hummed. # smiling
N: You could go there on a Sunday, by then. You held on where there was something to hold, and at a certain corner you sat down for a bit. # warm
P: So {h} stood there, and not we, and {stake_fixed}. And I know just as much about {den} as before. # content
Q: We know what it looks like from a hundred steps. I don't believe there's a better place to see it from. # content

=== journey_change_two_cups ===
# step: change
# skeleton: turned
# title: Giddy
N: {h} came back from it a little pink about the nose, and gave away {h_their} chair by the wall. # plain
H: I shan't need it. I'm not so giddy as I was. # brisk
Q: What's it like there? # careful
H: Don't you want to see for yourselves? # surprised
Q: We like to hear you tell it. # kind
{ load == "see":
  H: Well. First you come to {x_part}. And then you go on, as far as {x_part2}. # pink
}
{ price:
- "face": H: They still say that you turned round. I've a good mind to tell them why. # low
- "mark": H: I saw what you'd left there. I didn't move it. I only turned it to the light. # low
- else: H: You'll never tell {g}? # low
}
{ price:
- "face": P: You can't. {g}'d hear. Let them say it, I know the tune. # low
- "mark": P: I thought that you'd want something to aim for. # low
- else: P: I've told {g_them} four hundred times how nice the soup is. {g} thinks I'm dull. # low
}
H: I'd the better of it, you know. That night. I had somebody warm on my back the whole way home, and {g_they} had nothing to look at but my hat. # low
P: And for that we turned round, with a hundred steps to go; and {stake_fixed}. # gentle
H: Yes. And I got there. It's extraordinary. I keep saying it to the furniture. # low

=== journey_change_noir ===
# w: Somebody kind
# step: change
# skeleton: turned
# tone: noir,manners,comic
# title: No
W: Did you get there? # meaning to be kind
{ price:
- "face": P: No. # easy
- "mark": P: I left something on the way. It got further than I did. # easy
- else: P: They've got soup on, today. # easy
}
N: People had been asking for a month. They asked in doorways; they asked with their heads on one side. # dry
{ price:
- "face": Q: You never even blink. # low
- "mark": Q: Do you miss {p_keep}? # low
- else: Q: One of these days {g} will wonder why you never talk of anything else. # low
}
{ price:
- "face": P: It's the truth. It's surprising how little it weighs when there's somebody under the other end. # low
- "mark": P: I know just where it is. There's not many can say that of a thing they've lost. # low
- else: P: {g} was carried home by somebody, and slept right through it. Let {g_them} sleep. # low
}
N: Across the way {h} came out, without a vest, and stood at the very edge of the top step, on one leg. # dry
Q: A hundred steps, and look. {stake_fixed_cap}, all but that one. That one's going to break something. # watching
P: Let {h_them}. # fond
