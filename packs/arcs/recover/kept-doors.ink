// KEPT, second ways of the doors.

=== recover_go2_near ===
# step: go2
# skeleton: kept
# tone: comic,epic,space
# b: maker
# door: Go after [foe] as we are
# style: bold
# recall: gone after [foe] just as they were
# makes: way=chase
N: There was no plan. {foe_cap} {foe_was} getting smaller in front, and the two of them ran after. They took {way_there} as it came. # breathless
A: What have we got with us? # running
B: Legs! # running
A: What else? # running
B: I'd a bun! I dropped it, for speed! # running
N: They gained. Nobody was more surprised. {x_part_cap} came near, and nearer; and {b} threw out an arm, and had it under two fingers, for about as long as a blink. # tense
A: Hold on! # running
B: I haven't got on! I've only got near! # running
N: Then {foe} had gone in; and the door was in front of them, and they were in front of the door, on their faces. # flat
A: You touched {x_them}. # into {ground}
B: I did, didn't I? {x_they_cap} felt just as always. # into {ground}

=== recover_go2_cup ===
# step: go2
# skeleton: kept
# tone: gentle,noir,manners
# door: Ask [g] what to expect of [foe]
# style: kind
# recall: gone to find out from [g] about [foe]
# makes: way=ask
N: {g} was at home. {g} was always at home when the talk was of {foe}. # quiet
A: You know something about them out there. # gentle
G: I know what everybody knows. # putting things straight
B: You've put that cup straight three times. # gentle
G: One of theirs came to me. Here, to this door. It was late, and I was tired, and I looked out by about so much. And I said, not now. # holding the cup
A: What was it that they wanted? # soft
G: I lie there and wonder. I never asked. They went off so quietly. It was as if they'd thought that I'd say it. # to the cup
B: We've got to go there in any case. You could come along, and say something else. # after a moment
G: I'll want my coat. And I'm not to be put in front. # already up

=== recover_go3_ears ===
# step: go3
# skeleton: kept
# tone: manners,comic,gentle
# door: Go in with nothing, and hear [foe] out
# style: kind
# recall: gone in with nothing, to hear [foe] out
# makes: way3=talk
N: They put down everything that they had been going to use, in a heap, and walked up to {den} by the middle. # steady
A: What do you do with your hands, when you aren't stealing? # not moving the lips
B: I'm letting mine swing. # not moving the lips
A: You look like somebody with two buckets. # not moving the lips
{ foe_talks:
  F: Stop there. What's that you've got behind you? # sharp
  B: Nothing. We've got nothing in front, either. # turning round
  F: Then what have you come with? # thrown
  A: Ears, mostly. # meek
- else:
  N: {one_cap} came out to meet them, and went once round the two of them, and stopped for some time at an empty pocket. # hushed
  B: Tell {one_them} that there's nothing in it. # not moving the lips
  A: I am telling {one_them}. I've never stood so still. # not moving the lips
}
N: The way in was narrow, and it had been left free. # quiet
B: After you. No. Together. # brave

=== recover_go3_lean ===
# step: go3
# skeleton: kept
# needs: foe_plural
# tone: eerie,space,noir
# door: Join on behind, and breathe as they do
# style: clever
# recall: joined on behind, and breathed as they did
# makes: way3=disguise
N: They waited till it was late, and {foe} {foe_was} going in, and then they joined on behind. {b} had {foe_sign != "":{foe_sign}|a blanket} on. {a} had drawn {a_them}self another face. # dry
A: What are we meant to be? # whispered
B: Tired. Everybody looks the same, tired. # whispered
A: They're all breathing together. Can you hear? In, and then a bit more in, and then out. # whispered
B: Then do it. # whispered
N: In, and then a bit more in, and then out. It was curiously comfortable. By the third of them somebody had leaned on {a}, from the left, as one leans on a wall that has always been there. # hushed
A: There's somebody asleep on me. # whispered
B: Don't you dare move. # whispered
A: I wasn't going to. I was going to ask if you'd a side free. # whispered

=== recover_go3_sock ===
# step: go3
# skeleton: kept
# tone: epic,comic,manners
# door: Crawl in by the way that nobody watches
# style: bold
# recall: crawled in by the way that nobody watched
# makes: way3=back
N: There was the front, which was watched; and there was the other way, and nobody had ever thought that it needed to be. # grim
A: You first. # whispered
B: Why me? # whispered
A: You've got your old trousers on. # whispered
N: It was a hole, with some rags and boards across it. They pulled those out, and crawled in. It got narrower the further it went, like a sock. # grim
B: There's cobweb. # whispered
A: Go round it. # whispered
B: I can't. It's round me. # whispered
A: Say something cheerful! # whispered
B: There's a light. I can see {x}. # on a breath
A: That is cheerful. # whispered
B: Now push. I can't get my shoulders out. No, push! There! # on a breath

=== recover_go4_coat ===
# step: go4
# skeleton: kept
# tone: noir,space,eerie
# door: Give what was agreed, and then ask
# style: kind
# recall: given what had been agreed
# makes: end=pay
N: It was {p} who had to. There was nothing about it that {q} could hold for {p_them}, so {q} held {p_their} coat. # plain
Q: Now, or in a minute? # quiet
P: Now. In a minute I'd have thought of something. # quick
{ price:
- "keep": P: That's {p_keep}. I've cleaned it. You needn't, every time. # holding it out
- "secret": P: You've had the half of it. The rest of it they'll all hear, tonight. # steady
- "turn": P: I've put down my name for the nights. It's in ink. # steady
- "hole": P: I'll stop up that hole, so that there's never another draught. I know the shape. # steady
- else: P: Every week, then. If I'm late I'll be running. # steady
}
N: It was considered, from all sides, as you consider a thing that you mean to keep. # still
Q: So may we have {x}? # careful
{ foe_talks:
  F: You may. I don't know why I thought it'd feel like winning. Mind {x_part}. # rough
- else:
  N: {one_cap} went, and came again with {x}, and let go. # soft
}

=== recover_go4_fair ===
# step: go4
# skeleton: kept
# tone: epic,comic,noir
# door: Run for it with [x] after all
# style: bold
# recall: run for it with [x] after all
# makes: end=snatch
N: There was nothing between {x} and the way out. They both saw it, and each saw that the other had. # quick
A: It's all been agreed. # not moving the lips
B: I know. # not moving the lips
A: And it's a fair price. # not moving the lips
B: It's very fair. On three? # not moving the lips
N: They did not wait for three. They had {x}, {x_carry}, and were off, before anybody had drawn breath. # breathless
B: It's only what they did to us! # running
A: It serves them right! # running
B: Then why don't you look at me? # running
N: Behind them there was one small noise, like a cup being put down by somebody who has stopped being thirsty. # flat
N: {p} ran slower. # flat

=== recover_go4_sat ===
# step: go4
# skeleton: kept
# tone: manners,gentle,space
# door: Sit down in front of [foe], where the crowd must stop
# style: clever
# recall: sat down between [foe] and the crowd
# makes: end=stand
N: {crowd_cap} came over {edge} with everything that they had with a handle to it. The two had gone out in front of {foe}, and sat down. # brisk
H: Get up from there! # grim
A: We can't. If we get up, then there's nothing here. # sitting
H: They've got {x} in there! # grim
B: They have, and there's a reason for it, and it takes as long as an egg. # sitting
N: Nobody likes to step over a person who is sitting down. So they stood there, {rake}s and all, and were told about {why == "nest":{young}|how carefully {x_they} {x_was} kept}, and what it was going to cost. # dry
H: And you believe that? # less grim
A: We went and looked. You could come and look. It's quite dry. # sitting
{ foe_talks:
  F: You'd have to leave those outside. # from behind, hoarse
- else:
  N: Something had come up at the back of {b}, and was leaning there, ever so lightly. It was {x}. # soft
}
