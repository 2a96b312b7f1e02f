// SAID, episode 4: it is said, to the right person, and gets a place.

=== feeling_go4_walk ===
# step: go4
# skeleton: said
# a: payer
# door: Say it walking, with nobody looking
# style: careful
# recall: said it walking, with nobody looking
# title: Side by Side Is Easier
# makes: end=walk
A: Not across a table. I can't, at a face. If we were all going somewhere, and I only had to look at {ground}. # thinking
B: Then we want an errand. A long one, with nothing to carry. # at once
N: {h} was told that there was something to be seen at {far}. It was true; there was {far}. # dry
H: What is it?
B: You can't tell from here. It's better if we go slowly. # taking the outside
N: So they walked, three abreast, with {h} in the middle. Nobody had to look at anyone. There is a great deal of room for things to be said in, just in front of three people's feet. # quiet
H: Are we nearly there?
A: Nearly. I'm just getting up to it. # to {ground}

=== feeling_go4_food ===
# step: go4
# skeleton: said
# b: payer
# door: Say it over something warm, with [h]
# style: kind
# recall: said it over something warm, with [h]
# title: Something for the Hands
# makes: end=food
A: You give {h_them} {food}. You always tell the truth to somebody with a mouth full. They can't answer. # practical
B: Is that kind?
A: It's the kindest thing there is. You get a whole minute. # wrapping it up
N: They set it out by {edge}, for three. When {h} came by with the usual pile, {a} took the pile away. # brisk
H: What's this? It isn't anyone's birthday. # suspicious
A: It's for sitting down to. That's yours, the big bit. Start at the thick end. # guiding {h_them} down
N: {h} started at the thick end. {b} took hold of the table, or what stood for one, with both hands. # quiet
A: Now. You've got about as long as that crust. # aside

=== feeling_go4_stop ===
# step: go4
# skeleton: said
# a: payer
# door: Stand in [h]'s way, and begin
# style: bold
# recall: stood in [h]'s way, and began
# title: Put Down the Pile
# makes: end=stop
N: They waited where it was so narrow that not even {h} could get by. # plain
B: I'll be behind you. If you step back, you'll step on me. I've no boots on, so you won't want to. # low
A: You've taken off your boots for me? # touched
B: It's cold. Be quick. # low
N: Round the corner came the pile, and under it {h}, in a hurry. # quick
H: Mind your backs! Hot! Heavy!
A: No. # not moving
H: What do you mean, no? # having to stop
A: Put it down, please. It'll keep. It's me that won't. # shaking
N: {h} looked over the top. And after a moment, one thing after another, the pile was put down. # still

=== feeling_act_walk ===
# step: act
# skeleton: said
# needs: end=walk
P: It's about {x}. Nobody ever talks about it. I've got to. # to {ground}
N: {h} had drawn breath to say something; and {q} trod, by accident, on {h_their} foot. # dry
{ feel:
- "lonely": P: I'm lonely. I'm lonely with all of you there. I hear you laughing, and I'm next to it. # fast
- "sad": P: I miss {x_them} all the time. I keep on saving things up to tell, and there's nobody at that end. # fast
- "afraid": P: I'm afraid. I'm afraid of it now, and it's broad daylight, and you're holding my arm. # fast
- "jealous": P: I'm jealous. I'm so jealous that I counted. I know how many times you smiled, and at whom. # fast
- "homesick": P: I want to go home. I know it's nice here. It's nice, and I want to go home. # fast
- "left out": P: I used to be the one. And now I'm the one who fetches things. # fast
- "angry": P: I'm angry. I'm as angry as a wasp, and I've been saying "please". # fast
- else: P: I want to come in with the rest, and I get as far as the edge of you all, and I can't find the handle. # fast
}
H: All this time? # nine steps later
P: {price == "wet":Yes. And now it's the cart. I'm sorry. There it goes.|Yes. I'm not all right. I'd like to hand that in.} # hardly to be heard
N: {h} did not say that it would pass. {h_they_cap} moved up till their sleeves touched, and kept in step. {foe_cap} went by, for that matter. Nobody looked. # warm
H: I think about it at the pans. I thought, if I leave it alone, then you will. # low
Q: We said that we'd {verb}. And {p} has. {verb_did_cap}, with me for a witness. # low

=== feeling_act_food ===
# step: act
# skeleton: said
# needs: end=food
P: It's about {x}. Don't stop chewing. Nobody ever talks about it. I'm going to. # holding on
{ feel:
- "lonely": P: I'm so lonely that I talk to {door}. It's been very good about it. But it only ever opens or shuts. # fast
- "sad": P: I lay a place. In my head. Every time, I lay one too many, and then I've got to clear it. # fast
- "afraid": P: I'm afraid. It comes before I've even thought of it. It's quicker than I am, and it knows where I live. # fast
- "jealous": P: I wanted it to be me. I'm glad, and I'm nice about it, and inside I'm biting the furniture. # fast
- "homesick": P: I wake up, and for one moment I'm there. And then there's all of this. It's good. It's only that it isn't that. # fast
- "left out": P: Nobody asked if I'd finished being looked at. I hadn't. I was in the middle. # fast
- "angry": P: It was unfair. It was unfair, and you all said never mind, and I do mind. I mind with my whole legs. # fast
- else: P: When you all look at me I forget how to have arms. So I stay by the wall. It's not that I don't want to. # fast
}
N: {h} had stopped chewing. There was a good deal still to go. # still
P: {price == "wet":That's the cart. I did warn somebody. It'll stop in a minute.|So I'm not the one who's all right. You'll have to find another.} # hoarse
H: Mm. # eyes very bright
Q: {h_they_cap} can't answer. That's the beauty of it. # low
N: So {h} moved the plate, the big half, over to {p}. It was as clear as speech. Then {h_they} swallowed. # warm
H: I'd no idea that there was anybody else in there with me. # low
P: I said I'd {verb}, and I {verb_did}. I think I could eat. # wiping everything

=== feeling_act_stop ===
# step: act
# skeleton: said
# needs: end=stop
P: I'll say it once, and it'll be badly put. It's about {x}. # gripping both sleeves
{ feel:
- "lonely": P: I'm lonely. I didn't tell you, for you'd have sent somebody. I don't want somebody sent. # loud
- "sad": P: I'm sad. It's not getting better, it's only getting quieter, and I don't want it to get quiet. # loud
- "afraid": P: I'm afraid. I'm not a bit brave. It's only that I do my shaking indoors. # loud
- "jealous": P: I'm jealous. It's an ugly thing, and I've got it, and I've been keeping it under my good manners. # loud
- "homesick": P: I'm homesick. I've been so polite about it. I say "how nice" all day, and I mean "how far". # loud
- "left out": P: You've got your arms full. You've always got them full now. I used to be what they were full of. # loud
- "angry": P: I'm angry. There! I've been carrying it about like a full jug, and smiling, so as not to spill. # loud
- else: P: I'm shy. You all think that I don't like you. I like you so much that I can't get it through the door. # loud
}
N: People had come to see why nobody could get by. There {foe_was} {foe}, too, in among them, and it made no difference now. # quiet
P: {price == "wet":Here's the rest of it. It sounds like a cart. You can all stay, I don't care.|I'm not all right. I'm sorry. I was so good at it.} # breaking
H: Come here. No, leave that. I can step over it. # stepping over the pile
N: What {h} said then was not meant for everyone, and had no words to it, only a sort of hum. # warm
Q: {verb_did_cap}. You said that you'd {verb}, and I felt it right down to my feet. May I have my boots? # after a while, low

=== feeling_place_fine ===
# step: place
# skeleton: said
# needs: price=fine
N: It did not go away. {p} looked, the next morning, and it was there; but it had moved up, as one does on a bench. # plain
P: It's still about {x}. It's still as big. # surprised
Q: And how does it feel? # anxious
P: Like a cow in the kitchen. But before, I was saying that there wasn't a cow. # thinking it over
N: They gave it a place, since it was stopping. It got the corner by {cold}, and the time from five to half past, when {h} came by, and put down whatever it was, and sat. # warm
H: Well? How are we today? # sitting
P: {way == "busy":Bad, and I've done no jobs at all.|{way == "tool":Bad. {tool_cap} {tool_has} been let go home.|Bad, on both legs.} } I thought of a nice thing as well, about {x}. Do you want it? # easy
H: I've brought one, too. I've had it in my apron since dinner. # feeling for it
N: {way3 == "paper":The sheet was there, on both sides, with a name in the space|{way3 == "far":It had a face at the other end, now|The brown hat hung on its nail, and nobody had to be in it}}. Nobody ever said again, "Well, there's {p}, at any rate." They said, "How's {p}?", and waited to hear. # warm
Q: {stake_fixed_cap}, I notice. It came in late, but it had somebody in it. # content

=== feeling_place_wet ===
# step: place
# skeleton: said
# needs: price=wet
N: It did not go away. It came on the Wednesday, in the middle of dinner, and everybody heard the cart. # plain
P: I'm sorry. It's {x}. Go on eating. # with noise
H: We are. Pass the salt. Is it a long one? # mild
P: About as far as the corner. # with noise
N: They went on eating. Somebody moved the water jug a little nearer. By the time that the cart had got to the corner, {q} had kept {p} the piece with the most on it. # warm
P: Is that mine? I think I've got room. # drying off
Q: Where does it go, when it goes? # curious
P: It doesn't. It sits down. It's got a place now, just by {edge}, and it likes to be asked. {way == "busy":It doesn't care for jobs.|{way == "tool":It won't be tied up.|It's no better for medicine.}} # thinking
H: And {x}? # careful, spoon in the air
P: You can say it. You can all say it. I'd rather have the noise than nobody saying it. # plain
N: {way3 == "paper":There was not any need to read it aloud. They knew it by then|{way3 == "far":No one had to go to {far} for it|The hats had gone back to their heads}}. And {h} told the one about the goat. # warm
Q: You said it, and {stake_fixed}. You came in before the goat. # low
