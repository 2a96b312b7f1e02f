// Second ways of deeds and prices: of KEPT the act, of UNWILLING the price.

=== recover_act_front ===
# step: act
# skeleton: kept
# needs: end=pay
# title: Out by the Front
N: They both knew how you walk when you are stealing a thing. It turned out that neither of them knew how you walk when you have been given it. # quiet
B: You're on tiptoe. # carrying
A: It's habit. Have you got {x_part}? # carrying
B: I've got {x_part}. {x_carry_cap}. I keep on waiting for somebody to pull. # carrying
{ foe_talks:
  F: Turn {x_them} a bit, for the door. It's how I got {x_them} in. # behind them
  A: Thank you. # surprised
  F: I never got thanked for that part. # gruff
- else:
  N: {foe_cap} came as far as the door, and there gave way, on both sides, and waited until {x_part} {x_part_was} through. # soft
}
N: Outside it was just the ordinary time of day. They stood in it, with {x} between them, in plain sight, and nobody gave chase. # warm
A: What do we do with our faces? # not moving the lips
B: I think that this is them. # wondering
A: We crept up on the place twice. And all that we had to do was knock. # slow
B: And paying. You've left out the paying. # carrying on

=== recover_act_caught ===
# step: act
# skeleton: kept
# needs: end=snatch
# title: What It Had Caught On
N: They had got as far as {edge}. {q} was in front, and had the front of {x}; and then {q} was pulling, and nothing came. # flat
Q: What is it? Are you caught on something? # panting
P: Yes. # not moving
Q: There's nobody after us! # panting
P: I know. That's what I'm caught on. # not moving
N: They looked back. {den_cap} stood open, as they had left it. It was quite still over there, as it is in a room in which somebody has just been told something. # flat
Q: We've got {x}. It's all the way downhill from here. # pleading
P: {price == "keep":And I've still got {p_keep}. We'd as good as shaken hands.|And I gave my word. I've only got the one.} # quiet
Q: Then you go, and I'll wait here with {x_part}. # pleading
P: If I go without {x_them}, it'll look like a trick. # getting a better hold
N: So they carried {x} the whole way in again, and paid, to the last of it, and were let out by the front. It was twice as far, and felt like half. # warm
Q: I didn't know that one could steal a thing backwards. # carrying
P: I think that's what it's called when it's ours. # breathing out

=== recover_price_box ===
# step: price
# skeleton: unwilling
# needs: sore=view
# makes: price=place
# title: Nine Years and a Dent
N: It had to have a view. They went all round {place_of} with an empty box, which was to be {x}; and put it down, and squatted next to it, and looked. # plain
Q: What do you get from there? # hopeful
P: The back of somebody's chair. # squatting
Q: And there? # hopeful
P: {noise_cap}. It's all {noise}, from there. # squatting
N: When they had been all the way round, {q} picked the box up without a word, and brought it to a certain spot, and put it down. There was a cushion there. # quiet
Q: You needn't try it. I know what you get. # gentle
P: You get {far}. And the light comes on the left. And nobody's looking for you, because it's where you always are. # slow
Q: You always say you're only stopping for a minute. # gentle
P: It's nine years. There's a dent. I've just tried the box in it. It goes in as if it had been asked. # very quiet
N: {p} took up the cushion, and did not know which way one holds such a thing. # soft

=== recover_price_corners ===
# step: price
# skeleton: unwilling
# needs: sore=best no-found
# makes: price=risk
# title: Somebody Who Minded about Corners
Q: So that comes down, and everybody may. # cheerful
P: With what hands? # sharp
Q: The ones that they've got. # cheerful
P: I've seen them. I've seen what they do to a loaf. # rising
N: {q} was looking at the notice. One could see that it had been put up more than once, by somebody who minded about corners. # still
Q: It was you. # slow
P: It fell down. I only put it back. And I went over the letters, once, when they were going. {p_fearline} And this is worse. I'm the only one who knows what {x_they} {x_was} like with not one mark. I'll be the only one who knows what's gone. # fast
Q: How do you know that there isn't a mark now? # slow
P: I go and look. With a lamp. I never touch. # small
Q: You never touch. # gentle
P: No. # smaller
N: {p} took hold of the notice, and folded it in two, and then in four, and went on until it was a small hard square, and there was nothing more that it could say. # soft
