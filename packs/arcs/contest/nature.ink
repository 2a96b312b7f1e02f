// Against the tide, the storm, the moon: a rival that does not know of the contest, and to whom nobody can hand a cup.

=== contest_rival_weather ===
# step: rival
# needs: foe=mute foe_type=thing,place,event,idea
N: From where they stood you could see {foe}, doing what {foe_they} did every day, and taking no notice of anybody. # dry
A: {foe_plural:They don't|It doesn't} even practise. # low
B: That's what gets people down. You can't shake hands with {foe_them} before, and you can't be rude after. # low
A: Has anybody ever come close?
B: There was a man with a bicycle. They found the bell. # flat
A: And what have we got? # after a while
B: We've got {x}. # with dignity
N: {a} took the pencil and wrote two names, so hard that they can still be read on {board} today. # flat
B: You've signed for me.
A: Were you going to say no? # interested
B: {b_no} But I was going to say it after I'd signed.

=== contest_better_weather ===
# step: better
# skeleton: lost_well
# needs: foe=mute foe_type=thing,place,event,idea
N: {h} has kept a book of it for nineteen years, and has a page for every day of {foe}. They were all the same page. # quiet
A: Was there never a bad day? # turning over
H: No. Nor a good one. I used to think that was a pity. # pouring something hot
B: There must be something that puts {foe_them} off.
H: What would it be? There's nobody waiting at home. There's nobody to turn round for. That's how it's done, and that's the whole of how it's done. # plain
A: So if we'd nobody to turn round for... # slow
H: Then you might do it. You're quick enough. I've watched you. {way3 == "sorry":Only you lost an hour this morning, on {g}'s step.|You went past {g}'s this morning and neither of you looked.} # plain
N: It was a warm room, with two cups in it and a third one on the hook. # soft
B: Was that praise? # low
H: I only write it down.

=== contest_loss_nobody ===
# step: loss
# skeleton: lost_well
# needs: prize=one foe=mute foe_type=thing,place,event,idea
N: There was nobody to hand it to. {foe_cap} had won, and had not stopped to be told. So {h} held up {prize}, and everybody looked, and then the lid was put on. # flat
A: It goes back in the box. I'd forgotten that. # small
B: It's only a thing. {end == "back":What we turned round for can talk.|{end == "three":It wouldn't have gone into three.|And there wasn't any more that we could do.}} # not believing it
H: I'd ironed the cloth for it. I'd so hoped that there'd be somebody to give it to. # low
A: So had we. # low
B: Then it's true. {stake_cap}. # after a while
H: Till next year, it is. # low
B: Shall we go in?
A: Not yet. I want to have minded it properly. # holding on to {edge}

=== contest_loss_light ===
# step: loss
# skeleton: lost_well
# needs: prize=one foe=talks foe_type=thing,place,event,idea
N: {h} held up {prize}, and nobody came for {prize_them}. # flat
F: I'd take it, only I've nothing to take it with. I never thought of that when I put down my name. # from a long way off
A: {end == "back":I'd have had two hands. They were full.|{end == "three":We had six hands between us.|We'd have had four.}} Then why did you go in for it? # small
F: Everybody leaves off what they're doing, and looks at me. It's the one time that they do. # simple
B: We look at you every day. # unwilling
F: You look to see how late it is. # without reproach
A: So it goes back in the box. And {stake}. # low
F: I'm sorry. I can't lose, you know. I don't see where one would begin. # low
B: Shall we go in? # after a while
A: Not yet. I want to have minded it properly. # holding on to {edge}
