// OWNED, episodes 3 and 4: what it cost the other, and how it is put right; it stays seen.

=== two_of_us_go3_work ===
# step: go3
# skeleton: owned
# a: payer
# door: Do [q]'s work for a week, unasked
# style: kind
# recall: did [q]'s work for a week, unasked
# title: Seven Days of Somebody's Water
# makes: way3=work
N: {a} got up at four and fetched {b}'s water, and swept on {b}'s side, and blacked {b}'s boots, and then {a_their} own face, by leaning on it. # brisk
H: What's that for? # in a nightgown
A: I'm being sorry. I thought that I'd do it with my hands, since my mouth's no good. # scrubbing
H: And does {b} know? # yawning
A: It's all done before {b_they} {b_many:get|gets} up. {b_they_cap}'ll only see that it's nice. # scrubbing
B: Who's been at my boots? # coming out
H: They've been blacked. # helpful
B: I can see that. I liked them as they were. I knew where they were scuffed. # looking at them
N: It went on for a week. By the end of it everything of {b}'s shone; and {b} sat in the middle of it like somebody in a shop. # dry
B: Tell whoever it is that I'd sooner do my own water. # to the air

=== two_of_us_go3_cost ===
# step: go3
# skeleton: owned
# a: payer
# door: Ask [q] what it was like, and only listen
# style: honest
# recall: asked [q] what it had been like, and only listened
# title: And Only Listen
# makes: way3=cost
N: {a} sat down on {ground}, in front of {b}'s chair, at such a distance as one keeps from a stove. # quiet
A: I'm not going to say sorry. I've said it nine times, and it only makes you say that it's all right. # low
B: It isn't all right. # from the chair
A: No. I want to know what it was like. I won't say anything. I'll put my hand over it. # hand over the mouth
B: What if it takes long? # suspicious
N: {a} nodded, and moved {a_their} feet, as you do who have come to stay. # still
B: On the Wednesday I made a list. Of who it might have been. I had everyone on it. I'd even put the cat. # slow
A: Mm. # through the hand
B: I'd put down me. In case I'd done it myself and forgotten. I never put you. There wasn't even a line where you'd have gone. # slow
A: Mm. # very small, through the hand
B: You're allowed to breathe. # gruff

=== two_of_us_go3_far ===
# step: go3
# skeleton: owned
# a: payer
# door: Bring [q] something from [far]
# style: bold
# recall: went to [far] to bring something back for [q]
# title: As Far as It Goes
# makes: way3=far
N: If it was bad enough, one would have to go a good way to make up for it. {a} looked up, and looked as far as one could look. It was {far}. # plain
A: I'm going to {far}. I'll bring back whatever's best there. # bag on
H: For {b}? What if {b_they} {b_many:don't|doesn't} want it? # anxious
A: Then {b_they}'ll see how far I went. # firm
N: It was farther than it looked. It was also higher, and wet, and at the end of it there was nothing for sale. {a} found a stone with a hole in it. # dry
B: Where's {a}? # to {h}, not looking up
H: At {far}. Fetching you something. # careful
B: At {far}? All alone? {a_cap} can't even find {hide} without... Since when? # up from the chair
H: This morning. # careful
B: I don't want something! I'm cross, I'm not ill! Has {a_they} got a coat? # looking for boots

=== two_of_us_tried_work ===
# step: tried
# skeleton: owned
# needs: way3=work
N: On the eighth day {q} got up at half past three, and was there first, with both buckets. # dry
Q: They're mine. # holding on
P: I only wanted to... # holding on
Q: I know what you wanted. You wanted me to come out, and see it all shining, and say, well, that's that, then. # pulling
P: Yes. # letting go
N: A good deal of water went over the two of them. It was four in the morning, and very clear. # plain
Q: You can't wash it off. I'd have to watch you work yourself thin, and then I'd be sorry for you, and I'm not done being cross. It's not fair to be so useful. # dripping
P: What am I to do, then? # dripping
Q: You could stop being in the right place all the time. And ask me what it cost. Nobody's asked me that. # wringing a sleeve

=== two_of_us_tried_cost ===
# step: tried
# skeleton: owned
# needs: way3=cost
N: It took the whole of the afternoon. {q} had thought that there would not be so much. {p} had not said one word, and {p_their} hand had gone white. # still
Q: That's nearly it. There's only a small bit left, and it's silly. # tired
P: Mm. # through the hand
Q: I'd got you something. The pencil, with the ribbon, or it'd have been a pencil. I'd chosen it by the colour. And afterwards I thought, all that time when I stood there choosing, you knew. # low
N: {p}'s eyes ran over. It went down on both sides of the hand, which stayed where it was, as had been promised. # still
Q: You can take it off. I've finished. # gruff
P: I've got nothing to say. I had a whole speech. It was mostly about me. # hoarse
Q: You've left a mark on your face. It's all your fingers. # leaning forward a little

=== two_of_us_tried_far ===
# step: tried
# skeleton: owned
# needs: way3=far
N: They met half-way, in the dark, each with a lamp, and each of them thought that the other was somebody worse. # dry
Q: Who's there? Stand still! I've got a stick! # loud
P: It's only me. I've got a stone. It's got a hole in it. It's for you. # teeth chattering
Q: I don't want a stone! I want it not to have happened! You can't go and fetch me something for that! # loud
P: I know. I saw it, up there. I looked for hours. There wasn't anything that was the right size. # chattering
N: Somebody took off a coat then, and put it round somebody. It was done roughly, and the buttons were done up wrong on purpose. # quiet
Q: You're not to go and get lost, on top of everything. I won't have that as well. # buttoning
P: Are you still cross? # small
Q: I'm as cross as I ever was. I'm just cross with you in a coat. # buttoning

=== two_of_us_lost_list ===
# step: lost
# skeleton: owned
Q: {d_lost} # after a time
P: I know. # low
Q: You don't. You know that you've {d_done}. You've been looking at that the whole time. You never looked at this side. # not loud
{ foe_talks:
  F: So it's out, about {x}? Then nobody'll object if I have a look at {x_them}. # pleasant, coming in
  Q: I'd object. # at once
  P: So would I. # at once
  F: I thought that you two weren't speaking. # put out
- else:
  N: In the middle of that came {foe}, much too near to {x}. They both jumped up, and one shouted, and one waved; and when it was over they stood side by side, from habit. # quick
}
Q: That doesn't count. # moving off by a step
P: No. What else was it like? # standing where {p_they} {p_was}
Q: {way3 == "work":Somebody had done all my work, and there was nothing to do but listen. It was quiet.|{way3 == "far":When you'd gone off up there, it got quieter still.|Quiet.}} That was the worst. I'd think of something, and I'd turn round to tell it, and there you weren't, although you were. # slow

=== two_of_us_lost_g ===
# step: lost
# skeleton: owned
G: May I say something? I've been thought to be a thief for a week. # from the doorway
Q: Oh, {g}. # stricken
G: I don't mind it for me. But nobody's sat by me at table, and it turns out that I like it if they do. # mild
N: They had forgotten about {g}. It is a thing that happens to people who lean on posts. # flat
P: I knew that it wasn't you. I knew it better than anyone. I heard {q} say it, and I passed the salt. # low
G: You passed it to me. I thought that was kind, at the time. # mild
Q: {d_lost} But I'd only the one side of it. {g} had the outside. # low
P: And the thing itself? {way3 == "work":I can't carry that anywhere in a bucket.|{way3 == "far":There wasn't one the same, up there.|You left that out, when you told me what it was like.}} # after a moment
Q: I don't care half as much about {x} as you'd think. I did on Tuesday. You can't go on caring about that when there's so much else. # tired
G: There's room by me, if anybody'd like to sit. I don't say who. # going

=== two_of_us_pays_keep ===
# step: pays
# skeleton: owned
# makes: price=keep
N: {p} went out, and came back with something under {p_their} coat, and stood there. # quiet
Q: What's that? # not wanting to look
P: {p_keep_cap}. {p_keepwhy} It's for you. It's not instead. {way3 == "work":The work wasn't, either.|{way3 == "far":The stone wasn't, either.|You told me what it was like, and there's nothing that goes in front of that.}} I know that there's no instead. # low
Q: I don't want it. I'd only feel mean. # drawing back
P: You needn't like it. I want to know what it's like, if somebody else has it. You didn't get to choose, that Tuesday. So I'm not going to, either. # holding it out
N: {q} thought about that, for as long as it took the lamp to need turning up. # still
Q: For how long? # low
P: You say. And if you break it, or read it, or forget that you've got it, I'm not to mind. # swallowing
Q: You would mind. # low
P: Yes. That's what it's for. # letting go
N: It lay in {q}'s lap, and neither of them knew where to look. # still

=== two_of_us_pays_own ===
# step: pays
# skeleton: owned
# makes: price=own
P: I've told you. I've told {h}, and a post. {way3 == "work":I've done a week of your work, and they think that it's because I'm nice.|{way3 == "far":I've told a stone, with a hole in it.|I've heard what it was like. I'm the only one who has.}} It's not enough, is it? # low
Q: They still look at {g}. I said it to all of them, and it's stayed said. I went round to take it back, and they thought that I was only being nice. # tired
P: It's got to be me who says it. Where they all are. # slow
Q: I'm not asking you to. # quick
P: They think I'm the honest one. {h_cap} has got it in the book. "Ask {p}." They come to me about change. # low
N: It was true. It had been nice, and {p} had not noticed how nice until one could see the end of it. # quiet
P: After that they'll count it themselves. # with a sort of a laugh
Q: I could stand somewhere where you'd see me. I don't say next to you. # after a moment
P: Where? # quick
Q: At the back. By the coats. # gruff

=== two_of_us_go4_all2 ===
# step: go4
# skeleton: owned
# b: payer
# door: Say it in front of everyone
# style: honest
# recall: said it in front of everyone
# title: Up on a Box
# makes: end=all
N: {h} rang, or banged, or whatever one does there, and everybody came; they had been hoping for it since the week before. # dry
A: You needn't stand on a box. # low
B: I've got to. Or they'll say that they didn't hear, and I'll have to do it twice. # climbing up
A: Is it firm? # steadying it after all
B: No. # on top
H: Quiet, there! {b_cap} has got something to say about {x}! # calling
N: It went quiet, from the front to the back. {g} was there too, at the edge, with a bit of room all round. # flat
B: It isn't long. I only wish that it was longer, so that I needn't get to the end of it. # to all of them
A: By the coats. # mouthing it, from the back

=== two_of_us_go4_hand ===
# step: go4
# skeleton: owned
# a: payer
# door: Put it right with both hands, before [q]
# style: careful
# recall: put it right with both hands, before [q]
# title: With Both Hands
# makes: end=hand
N: {a} laid a cloth on {ground}, and put on it everything that it would take. There was more than you would think. # quiet
A: You sit there. You don't have to help, and you don't have to say anything. You can go if it's bad. # to {b}
B: How long's it going to be? # sitting down on the very edge
A: I don't know. I've only ever done the other half of it. # rolling up both sleeves
H: Is it a private thing? # in the door, with several others
B: It was. # dry
A: They can stay. They were all in it, by now. {g} ought to be in front. # making room
N: So they came in, and stood along the wall. Somebody had a bag of something, and put it away again. # still
A: It's about {x}. You all know half of it. I'm going to begin at the other half. # drawing breath

=== two_of_us_go4_day ===
# step: go4
# skeleton: owned
# a: payer
# door: Have that Tuesday over again, and do it right
# style: clever
# recall: had that Tuesday over again, and did it right
# title: Tuesday, Once More
# makes: end=day
A: It's Tuesday. # at the door, very early
B: It's Saturday. # in bed
A: It's Tuesday. There's pancakes. {h_cap}'s agreed to it, and {g}, and whoever else was there. We go through it once again, from the beginning; and when we come to the place, I do it right. # firm
B: You can't have a day twice. # sitting up
A: You can have it once badly, and once to see how it goes. # holding out a coat
N: So in {place_of} it was Tuesday. People said what they had said, as far as they could remember, and wore what they had worn. One had to have a cold again. # dry
H: It's a fine morning, for a Tuesday! # as it had been said
B: I asked for the syrup here, I think. # unwilling
A: You did. And I passed it, and looked at {x}, and thought it. It's just coming now. # low

=== two_of_us_act_all2 ===
# step: act
# skeleton: owned
# needs: end=all
P: It wasn't {g}. It was never {g}. I've {d_done}, and nobody helped. And I let you think so, and passed the salt. # to all of them
N: Nobody coughed. {g}'s bit of room became, quite slowly, rather smaller. # still
{ foe_talks:
  F: And to think that I suspected the wrong one! # annoyed
- else:
  N: {foe_cap} went by, and nobody turned round. # plain
}
P: {d_why} That isn't an excuse. It's only so that nobody has to make one up. # hoarse
N: Then {d_mend} # quiet
P: {d_back} # to {q}, over all the heads
H: Well! And I used to ask you about change! # sitting down
P: {price == "keep":You'll have to ask {q}. {q_theyve_cap} got {p_keep}, as well.|I know. You'd better count it, from now on.} # climbing down
N: It was a good way to the coats. They made a sort of lane. # still
P: If ever there was a thing like that, we were going to {verb}. That's what we always said. # small
Q: We did say that. Well, then, we {verb_did}. It's not as it was. Move up, you're on my coat. # gruff

=== two_of_us_act_hand ===
# step: act
# skeleton: owned
# needs: end=hand
N: {d_mend} # quiet
P: {d_back} # not looking up
N: {q} put out one finger, and went over it, as you do with a scar, to see if it is smooth. # still
Q: It isn't as it was. # low
P: No. # low
Q: I thought that it was going to be. I'd thought, if it's put right, it's gone. # slow
P: {d_why} And I've {d_done}, and it'll always have been. I can only put it where you can see it. # hoarse
{ price == "own":
  P: And it wasn't {g}! You all heard! I did it, and I let {g} have it for a week! # loud, to the wall of people
  G: You passed me the salt. # mild
- else:
  Q: I've got {p_keep} in my pocket. I've hated every minute of it. # low
  P: Keep it. # low
}
P: We always said, if it ever came to it, that we'd {verb}. # small
Q: We've just {verb_did}, you silly thing. What did you think that this was? # wiping {q_their} nose

=== two_of_us_act_day ===
# step: act
# skeleton: owned
# needs: end=day
N: There it came, the very same moment, with the light from the left. {p} stood before {x}, with the one hand out already, and everyone held their breath with a bit of pancake in it. # still
P: I want to. I'd forgotten how much I wanted to. # amazed
Q: Well? # fork in the air
P: {q}? {d_why} I'm saying it beforehand, this time. # turning round
N: It was such a small thing to say. It took no longer than the other. # still
Q: Is that all? You could have said that! I'd have said... I don't know. Something with "you goose" in it. # throat tight
P: I know that, now. Well, I did it, the first time. I've {d_done}, I and nobody else; and it was never {g}. This is only how it could have gone. # to all of them
N: And then {d_mend} # quiet
P: {d_back} # low
G: I'd got my cold on for this. It was worth it. # blowing {g_their} nose
P: {price == "keep":And {p_keep} {p_keep_plural:stay|stays} with you. That was no rehearsal.|And you needn't ask me about change any more.} We did say that we'd {verb}, if ever. # small
Q: And we {verb_did}. It's Saturday. Pass the syrup. # gruff

=== two_of_us_since_keep ===
# step: since
# skeleton: owned
# needs: price=keep
N: It was not as it had been. {q} still shut the door when {q_they} had not used to; and {p} knocked, at doors that were open. # plain
P: Is it still bad? # in the doorway
Q: It's bad on Tuesdays. The rest of the week it's only true. # moving over
N: {d_now} # warm
{ way:
- "swap": Q: I found another bit of {tool}. I've put it by. I'm going to have it framed. # dry
- "search": Q: I've kept your footprint. I put a bowl over it. # dry
- else: H: They've asked us to do the play. At Christmas. I'm to be {q} again. # glowing
}
P: And {p_keep}? # not looking
Q: It's on my shelf, in front. I know now what you meant. I go by, and I'm afraid that I'll break it. # honest
P: That's how it is to have something of somebody's. # low
Q: You can come and see it, if you like. You needn't knock. {stake_fixed_cap}, I notice, without our doing a thing. # pushing out a chair

=== two_of_us_since_own ===
# step: since
# skeleton: owned
# needs: price=own
N: It was not as it had been. When {p} was in a shop people counted their change twice, and then were sorry, and counted it once more to show that they had not meant it. # dry
Q: Does it sting? # beside {p_them}
P: Like nettles. It's a good sort of sting. You know where it's from. # honest
N: {d_now} # warm
G: I've been asked out four times. To make up for it. I've had to eat three dinners on a Sunday. # loosening a button
{ way3 == "work":
  Q: And if anybody touches my boots, I scream. # firm
- else:
  Q: {way3 == "far":The stone's got a string through it. I don't say that I wear it.|And the mark's quite gone off your face. I'd nearly got used to it.} # gruff
}
P: Do you trust me again? You needn't say. # after a while
Q: I trust you up to about there. # holding a hand out flat
P: And before? # low
Q: There wasn't a mark. I never looked. I think I like it better when one knows how much it is. And {stake_fixed}. Did you see? # thinking
P: It's gone up, since Monday. Your hand. # looking at it
