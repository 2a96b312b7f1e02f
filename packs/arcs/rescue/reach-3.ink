// REACH, episode 3: what holds x is that x holds on (way3=sit, ask, sum); the arm that is missing is g's, and it has a price.

=== rescue_go3_sit ===
# step: go3
# skeleton: reach
# door: Stay close to [x] and watch
# style: kind
# recall: stayed close to [x] and watched
# makes: way3=sit
N: They did not go home. They went back to as near as one could get, with a rug, and made themselves small. # quiet
A: I'll take the first part. You shut your eyes.
B: I can't sleep next to {foe}. I can't so much as blink next to {foe}.
A: Then we'll both take the first part.
N: {x_cap} saw them settle; and there was {x_sound}, a shade lower than it had been all day. # soft
B: {x_they_cap} thought that we'd gone.
A: Everybody else did. {h} went home to see to the supper, and said that it was for {x}. # fair
B: What are we watching for?
A: I don't know. We've shouted, and we've thrown things, and we've lain on each other. We've never just looked.

=== rescue_go3_ask ===
# step: go3
# skeleton: reach
# a: bold
# door: Take it up with [foe]
# style: honest
# recall: taken it up with [foe]
# makes: way3=ask
N: In all that time nobody had gone and faced {foe}. They had gone by, and under. So they walked round to the front. # steady
B: Which is the front?
A: Wherever it's worst.
B: Then it's here. # stopping
A: Good morning! It's about {x}! # loud
B: You don't need to shout. I believe that {foe_theyre} listening already.
A: We only want to know what you're holding {x_them} for! And how hard!
{ foe_talks:
  F: Holding? # slow, from close by
- else:
  N: There was a pause, of the sort in which somebody puts down what he is doing. Then {foe} came nearer, to attend. # hushed
}
B: You've hurt {foe_their} feelings. # aside
A: I didn't know that there were any in reach.

=== rescue_go3_sum ===
# step: go3
# skeleton: reach
# a: careful
# door: Measure how far it really is
# style: careful
# recall: measured how far it really was
# makes: way3=sum
N: It was {a} who said that they had been crying about a distance, and that a distance was only a number. So they fetched what there was to measure with, and knocked it together. # brisk
B: What's that made of?
A: A mop, and the other mop. I've marked it in fingers.
B: Whose fingers?
A: Mine. I had them with me.
N: They pushed it out over the gap. {foe_cap} let it go by, as a cow lets by a bicycle. The end of it came to rest beside {x}, and wagged. # quiet
A: Forty-one. We get to eleven, lying down. {x_cap} could do six, at a stretch. That leaves twenty-four.
B: And what's twenty-four?
A: It's an arm. Not yours. Yours is twenty-two; I did you while you were eating. # writing it down
B: Then why can't {x} just take the end of the mop? It's there. It's right there!

=== rescue_held_sit ===
# step: held
# skeleton: reach
# needs: way3=sit
# title: The Only Bit That Stuck Out
N: It was about the coldest part of it when they saw. {foe_cap} had gone quite slack. Anybody could have walked away. # hushed
A: Why {x_plural:don't|doesn't} {x_they} come? There's nothing holding on to {x_them}. # whispered
B: Wait. {x_theyre_cap} going to.
N: {x_cap} let go, by about half, of the only bit of {den} that stuck out; and reached; and felt about in the dark, as one does for the switch. There was nothing. And so, quite gently, {x_they} took hold again. # quiet
B: That's the ninth time. I thought that {x_they} {x_was} only being restless.
A: It isn't {foe}. It hasn't been {foe} since yesterday. {x_they_cap} won't let go. # slow
B: Would you? I wouldn't let go of that till I'd got hold of something else. I don't let go of the side till I've got the rope.
A: {way == "tool":There {tool_was} {tool}. We held it out to {x_them}, with inches to spare|{way == "friend":There was {h}, at the end of the line. There was all that pulling|There was my hand. It was only short by an arm}}!
B: It wants a hand, and it wants it there before. You can't tell, from a thing that stops short, whether there's anyone on the other end.

=== rescue_held_talks ===
# step: held
# skeleton: reach
# needs: way3=ask foe=talks
# title: Nobody's Holding Anybody
F: I'm not holding {x_them}. I'd like that understood. I let go yesterday. # offended
A: You said that whatever comes in here you keep!
F: I say it to all of them. It's expected. I kept it up for an hour, and then I said, go on, hop it. And nothing. So I had a look; and it's the other way about. {x_theyve_cap} got hold of the only bit of this place that sticks out, and won't leave go. I can't shut the door. I've not had my feet up since. # aggrieved
N: They looked. It was so. It was {x} who was holding on, with everything that {x_they} had. # quiet
A: Then {x_they} only {x_has} to let go! # staring
F: You come and do it, and tell me what you'd let go for. I offered my stick. {x_they_cap} looked at me. # hurt
B: For a hand. I'd let go for a hand. But it'd have to be there first.

=== rescue_held_mute ===
# step: held
# skeleton: reach
# needs: way3=ask foe=mute
# title: Nobody's Holding Anybody
N: It is not easy to go on being angry with a thing that gives way. They pushed at {foe}; and there was room. They pushed again, and there was more. # quiet
A: We're not being stopped. # thrown
B: Nobody's being stopped. Look. You could drive a cart through there. Since when?
A: It's open! You can come out! # calling
N: They heard {x_sound}. It was perfectly civil. But {x} stayed where {x_they} {x_was}, holding on to the only bit of {den} that stuck out; and when {foe} drew off by another foot, in the friendliest way, {x_they} held on all the harder. # hushed
B: {foe_cap} {foe_has} let go. It's {x} who hasn't. # slow
A: But {x_they} {x_has} only to walk!
B: You'd have to let go first. Of the one thing in there that's never moved. You try it. You try it with your eyes shut and your legs gone.
A: What would I let go for? # after some time
B: A hand. Not before it was there, though. I'd have to feel it.

=== rescue_held_sum ===
# step: held
# skeleton: reach
# needs: way3=sum
# title: Twenty-Four
N: They wagged it to the left, and they wagged it to the right. {x_cap} watched the end of the mop go by, and held on to the only bit of {den} that stuck out. # plain
A: {x_they_cap} could just take hold.
B: Tie a glove on it.
N: They tied on a glove. It looked a good deal worse. {x_cap} reached out, and felt it; and found out, as one does in the dark with a coat, that there was nobody in it. {x_they_cap} took hold of {den} again. # hushed
B: It isn't that {x_they} can't. Nobody's stopping {x_them}. {foe_cap} {foe_is} over there, look, scratching. # slow
A: Then what's wrong with it?
B: You'd have to let go of a thing that's real, for a mop. It wants somebody on the end. And it's got to be there before. It's no use its being there after.
A: So it can't be any twenty-four. It's got to be twenty-four of a person. # crossing out
B: With a hand to it.

=== rescue_price_ask ===
# step: price
# skeleton: reach
# needs: way3=sum,ask
# makes: price=ask
# title: The Wheelbarrow
N: There was one arm in {place_of} that would do it, and they both knew whose. {q} let {p} be the one to say so. It took some time. # quiet
P: I can't ask {g}.
Q: What was it about, in the end? Nobody can remember.
P: A wheelbarrow. # stiff
Q: Whose?
P: That's what it was about. # stiffer
Q: And it's two years since you spoke.
P: I said it in front of everybody. I stood up on something. I said, I'd never ask {g} for so much as the time of day, not if I lived to be ninety. And they all looked round, and {g} said, I'll wait. # wretched
N: From over there they could hear {x_sound}. It was getting to be hardly a sound at all. # soft
Q: I could ask. For both of us.
P: No. {g_they_cap} would come for you. That's why it's got to be me. I'm the one it would cost something. # getting up
Q: You're eighty years early.
P: I know what I am.

=== rescue_price_sorry ===
# step: price
# skeleton: reach
# needs: way3=sit,ask
# makes: price=sorry
# title: In the Lining
Q: So it wants somebody with twenty-odd inches more than us, and there's only {g}. I don't see what's so hard. # reasonable
P: I told people that {g} took my pencil. The good one. I told all of them. # not looking up
Q: That was two years ago. And {g_they} did. Everybody knows it.
P: Everybody knows it from me. # very quiet
N: {q} waited. There was more of it on its way. # quiet
P: I found it. It'd gone through the pocket. It was down in the lining all that while, in my own coat.
Q: When did you find it?
P: The week after.
Q: Oh, {p}. # sitting down
P: I thought, I'll say so tomorrow. And then it was Tuesday. And then it had got so long that I'd have had to say sorry for that as well; so I stopped going by {g_their} door, and it looked like being cross. # in a rush
Q: And {g} thinks that you think it was {g_them}.
P: I'd have to say it on the step. With {g} standing there. And then I'd have to ask {g_them} for an arm.

=== rescue_price_front ===
# step: price
# skeleton: reach
# needs: way3=sum,sit
# makes: price=front
# title: Who Gets to Be the Hand
N: They knew whose arm it was that they wanted. There was just one in {place_of} of that length, and it was {g}'s. # plain
Q: {g} would come. {g_theyve_cap} only been waiting to be asked.
P: {g_they_cap} was at the back last time. And the time before. I put {g_them} there. I said, somebody has got to mind the coats. # short
Q: You were quarrelling.
P: We were quarrelling about that! And I said that I wouldn't have {g_them} at all. And now {g_they} {g_has} to be the one in front. It's no good to anyone at the back, an arm.
N: {p} looked over to where {x} {x_was}. {p_they_cap} had been the first one in, every time. {p_they_cap} had got the skin off both elbows. # quiet
P: I wanted it to be me. The hand. I wanted {x_them} to open {x_their} eyes, and it'd be me. # low
Q: You'd be the one behind.
P: Holding somebody's feet. You can't see anything at all, from feet. They'll say, {g} did that. They'll say it when I'm in the room. # bitter
Q: Yes. I expect that they will.

=== rescue_price_noir ===
# step: price
# skeleton: reach
# needs: way3=sum,sit
# tone: noir,manners,comic
# makes: price=ask
# title: The Salt
Q: There's only one person in {place_of} who's built like that. # looking at {p_their} boots
P: I'm not on terms with {g}.
Q: I know. You cross over. I've seen you cross over when there was nothing to cross over to.
P: There were words. # dignified
Q: What were they?
P: I said that I wouldn't ask {g} for the salt if I were at the same table. And {g} said that I needn't trouble to ask for a rope, if I were down a well. It was at a christening. # remembering it
Q: What had {g_they} done?
P: {g_they_cap} said a thing about my hat. It was true, too. That's the sort of thing that one can't get over. # short
N: They sat. There was {x_sound2}, from away over there; and you could tell that it was no longer said to anybody. # quiet
Q: You wouldn't be asking for yourself.
P: That's what's wrong with it. If it were for me I could just be down the well. # reaching for the hat
