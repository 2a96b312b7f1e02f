=== recover_go4_pay ===
# step: go4
# skeleton: kept
# door: Pay the price, and ask for [x]
# style: kind
# recall: paid what was asked
# makes: end=pay
N: They paid it. {p} stepped forward and did it at once, before {p_they} could hear {p_them}self think. # plain
{ price:
- "keep": P: Here. It's {p_keep}. It likes to be a bit to the left. That's comfortable. # very careful
- "secret": P: I'll say it again, out there, to everybody. You can come and check. # clear
- "turn": P: My name's on the list. Nights, the cold end. I've told them I snore. # clear
- "hole": P: I've been the stopper long enough. I'll stop it up for good with my own hands. # clear
- else: P: Every week. I promise. You can have my hand on it, or whatever you've got. # clear
}
Q: And now we'd like to bring {x} home, please. # steady
{ foe_talks:
  F: Yes. I think that's fair. I thought I'd enjoy it more. Take the left side. # rough
- else:
  N: {one_cap} thought about it, and then, with one push, sent {x} across to them. # soft
}

=== recover_go4_snatch ===
# step: go4
# skeleton: kept
# door: Take [x] now, and run
# style: bold
# recall: taken [x] and run
# makes: end=snatch
N: They did not talk about it. {a} took {x}, and {b} took {a}, and they ran. # breathless
B: We never paid! # running
A: I know! # running
B: We said that we would! # running
A: I know what we said! Mind the step! # running
N: Behind them nobody shouted. There was only one sound, small and surprised. # flat
B: I wish there'd been shouting. # running
A: Don't look round. # running
N: {p} looked round.

=== recover_go4_stand ===
# step: go4
# skeleton: kept
# door: Stand between [foe] and the crowd
# style: clever
# recall: stood between [foe] and the crowd
# makes: end=stand
N: They stood in front of {foe}, side by side, with their arms out. {crowd_cap} came up with {rake}s and stopped, with {h} at the front. # brisk
H: Get out of the way, {a}. Right behind you! # grim
A: We know. # steady
H: That's the lot who took {x}!
B: Yes. Put the {rake} down, and we'll tell you why. It isn't long. # steady
N: So they told it. They told them about {why == "nest":{young}|how carefully {x_they} {x_was} kept}, and what it would cost. # warm
{ foe_talks:
  F: Well, I'm damp. Nobody's ever stood in front of me. Here. Take {x_them}. Take {x_them}, before I think. # rough
- else:
  N: And something pushed {b} softly in the back of the knees. It was {x}. # soft
}

=== recover_act_pay ===
# step: act
# skeleton: kept
# needs: end=pay
# title: [x_cap], going home
N: {b} took {x} by {x_part}, and this time nobody had hold of the other side. # quiet
B: Have you got {x_them}? # low
A: I've got {x_them}. {x_carry_cap}. Mind the step. That's it. Have you got me? # low
B: I've got you. Are we allowed to walk? I keep wanting to run. # low
A: Walk. I think that it's how you can tell. # low
N: So they brought {x} out of {den} by the front. {foe_cap} came as far as {edge}, and once, without a word, set {x_part} straight. # warm
A: We crept up on it twice. {way == "tool":We made a thing.|{way == "ask":We hid behind {g}.|We ran at it.}} And we'd only to ask. # wondering
B: We'd only to ask and pay. We hadn't anything to pay with, the first time.
A: Listen. That's ours. # on a breath
B: Well. Ours to carry. # smiling

=== recover_act_snatch ===
# step: act
# skeleton: kept
# needs: end=snatch
# title: Don't look round
N: They had {x}, {x_carry}. There was {edge}, in front of them, and not a soul in the way. {p} stopped. # flat
Q: What are you doing? Come on! We've won! # gasping
P: {price == "keep":I've still got it. Look. It's still mine.|I said I would. I said so, face to face.} # not moving
Q: {q_no}
P: You go. Take {x_them}. I'll catch you up. # quiet
Q: I can't go in by myself and be clapped. What would I do with my face? # hopping
P: You needn't come.
Q: I know I needn't. If we're eaten, I'm not speaking to you. # walking
N: They went back in, the pair of them, and paid, all of it. Then, which very few thieves can say, they picked {x} up and stole {x_them} a second time, slowly, with permission. # warm
P: Now we've won. # breathing out

=== recover_act_stand ===
# step: act
# skeleton: kept
# needs: end=stand
# title: The other side of the [rake]s
N: {x_cap} {x_was} handed forward over {b}'s head, from {foe} to {a}, from {a} to {h}, and nobody dropped {x_them}. # brisk
H: Not a scratch. Better than not a scratch. Who's seen to {x_part}? # gruff
A: {foe_cap}. More care in one night than we've ever taken. # plain
H: Hm. # a long one
B: So are we going home, or are you going to shout? Because if it's shouting, I'd like to sit down. # tired
N: {h} turned the {rake} round, and held it out to {foe}, handle first. # still
H: That doorway wants clearing. I'm only saying so. I've an hour on Thursday. # to the dark
A: Was that an apology? # whispered
B: From {h}? That was practically a song. # whispered
N: And so {x} came away from {den} under everybody's hands at once.

=== recover_home_chase ===
# step: home
# skeleton: kept
# b: maker
# needs: way=chase
A: This isn't the way we came. # slow
B: It is. It's just that we came very fast, and I'd my eyes shut for the first part. # honest
B: If only we'd brought {tool}. # wistful
A: Don't. # short
N: So {a} gave a coat, and {b} gave a sock to tie it, and where it was too steep for one they handed {x_them} up to each other. # brisk
B: You know where I touched {x_them}? The first time? When we'd nothing in our hands? # panting
A: You've told me. You've told everybody.
B: It was just here. # proud
N: {b} {b_skill}, because it was that or cry. {till != "":It was before {till}, by the width of a hair.|It was not far now.}

=== recover_home_ask ===
# step: home
# skeleton: kept
# needs: way=ask trouble=told
N: There was one more thing to fetch. {g} was sitting inside on an upturned box, with {foe}, having {food}. # dry
A: {g}! We've come to get you out! # rushing
G: Shh. It's just getting to the good part. # not turning round
B: What is? # baffled
G: I said I was sorry, and there turned out to be rather a lot of it. We've only got as far as the winter before last. # calm
N: {g} came, in the end, and knew a short way home, having come half along it, every year or so, and turned back each time at the same place. {g_they_cap} nodded to it as they went by. # soft
B: You might have told us there was a short way. # carrying
G: You'd have been in time to miss all of it. {till != "":As it is, it's still before {till}. You'll do.|Mind {x_part}.} # placid

=== recover_home_ride ===
# step: home
# skeleton: kept
# b: maker
# needs: way=tool made=ride
N: At {edge} lay half of {tool}, and then the other half. # flat
A: No. # firm
B: I've thought about the middle. # eager
A: No!
B: I've done the sum, this time. All of it. The middle's where you put the heaviest thing. Last time I put nothing there. Put {x} there! # eager
N: They put {x} in the middle, and wound the string round; and the two halves of {tool} drew together like hands, and held. # wondering
A: It wanted something to carry. # slow
B: It was never a way in. It was a way home. # radiant
N: It bore them home, {till != "":and it was still before {till}|upright}. {b} steered, with {b_their} feelings. # warm

=== recover_home_lure ===
# step: home
# skeleton: kept
# b: maker
# needs: way=tool made=lure x=creature
# where: space
N: {tool_cap} {tool_was} dead. {tool_they_cap} lay on {ground}, and had given out. And without {tool_them} {x} would not come so much as one step over the sill. # flat
A: Just sitting there. Between us and it. {till != "":We've got till {till} and no longer!|We can't hold the door for ever!} # low
B: That's waiting. For the tune.
A: There isn't a tune. It's broken.
B: You know how it goes. # gentle
A: I don't sing. # horrified
B: Nor did the radio, much. # gentle
N: So they sang it, four notes, small and cracked. {a} was flat, and {b} was somewhere else altogether. {x_cap} got up, and stretched, and walked in over the sill. # warm
A: We're never to speak of this. # shutting the door
B: It's all on the tape. # content

=== recover_back_thing ===
# step: back
# needs: x=thing no-vast
N: So {x} came back to {x_home}. {crowd_cap} had come to see, and pretended that they were passing. # warm
H: Well, put {x_them} back, then. {end == "pay":I hear that it's paid for.|{end == "honour":I hear that {foe} carried it very level.|{end == "stand":I had a {rake} with me. I've put it away.|}}} Don't stand there like a wedding. # gruff
N: {b} wiped the place, with a sleeve, and {a} put {x_them} back, a little crooked, and then straight. # quiet
A: Go on. You do it. # to {h}
H: Me? # caught out
B: It's your turn. We've had our turn.
N: {h} put out a hand. This time it met something. {h} {x_used}. {x_sound_cap}. # hushed
H: {x_plural:They know|It knows} my hand. Only the once, and you see that {stake_fixed}. # not quite steady
A: We said that we'd {verb}. # soft
B: And we did. We {verb_did}. Can I sit down now? # soft

=== recover_back_live ===
# step: back
# needs: x=creature loss=tin
N: {x_cap} went home past {crowd} with {x_their} nose in the air. # warm
H: That's thinner. Isn't that thinner? # anxious
A: Exactly the same. You're all just looking for once. # smiling
B: Stand back. I'm going to open the good tin. Slowly. I want every part of it to be heard. # solemn
A: Listen. No, under the tin. Listen. # whispered
N: {x_cap} had turned round three times on {x_home}, and {x_did}. And there it was: {x_sound}. # hushed
H: There. I hadn't known that I was holding my breath. Three times round, and {stake_fixed}. # not quite steady
B: We said that we'd {verb}. # soft
A: We did say that. I never thought that we'd do it. # honest

=== recover_change_keep ===
# step: change
# skeleton: kept
# needs: price=keep
N: {p} kept reaching for something that was not there. # quiet
Q: Does it hurt? # gentle
P: Not hurt. It's like a tooth. I keep going to see. # considering
N: A week later there was something at {edge}, set down with care; and a long way back from it, not looking, {way == "ask" and trouble == "told":were {one} and {g}|was {one}}. # hushed
P: It's {p_keep}. Somebody's cleaned it. I never did. # slow
Q: {foe_sign != "":And it's come back with {foe_sign}.|There's something tied to it. In a bow.} # looking
P: That's what it is, then. It wasn't a price. It was a loan. # wondering
N: In the evening {p} took {p_keep}, and went, by {way_there}, and lent it again. # soft
Q: You'll never see it now. # calling after
P: I'll see it Thursdays! # calling back

=== recover_change_secret ===
# step: change
# skeleton: kept
# needs: price=secret why=owed x=thing
N: Half the price was still owing. {p} got up on a box, in front of {crowd}. At the back, under a hat, stood somebody who was never in a crowd. # still
P: I've something to say, and then you can all go home. {p_secret} # clear, not loud
N: Nobody spoke. Somebody coughed. Then {h}, of all people, sat down where {h_they} stood. # quiet
H: Well, if we're doing that, I'd better tell you about the plate. # heavy
Q: What about the plate? # sharp
H: It came off, once. There was another name scratched under it. I saw it, and I screwed the plate back on. I'd somewhere to be. # ashamed
N: Four minutes later there was a new plate on {x}, cut from a tin lid, with the right name on it, going uphill. # warm
F: It's crooked. Leave it. # from the back, hoarse

=== recover_change_promise ===
# step: change
# skeleton: kept
# needs: price=promise seat=gloves
N: Nobody would have known. That was what {p} thought, when the week was up, and there was {food}, and somebody had saved {p_them} the good end. # quiet
Q: You could go tomorrow. # careful
P: I could. # getting up
Q: Nobody there would know one day from another.
P: I will. {p_keep_cap}, where is it? I'm taking it along. It's never seen one. # busy
Q: Hold on. I said that I'd hate it with you. I'll bring {food}. # sighing
N: When they came to {edge} there was a tenth thing in the ring of nine left gloves. It had been put together, with great trouble, by something that had no hands. # soft
P: It's a chair. It's made me a chair. # very quiet
Q: It's made two.
