// SHY, where somebody is to be got to sleep: songs and sheep work on everybody else, and it is not sleep that is the matter. Nobody had
// ever said whose turn it was to listen.

=== befriend_notice_awake ===
# step: notice
# needs: lulls=sleep x=thing,creature,person,group,place,event,idea no-gruff
# a: lead1
# title: The Other Side of the Pillow
N: {air} {a_who} {b_who} They had both gone to bed, and there they both were, up again. # plain
A: Did it wake you, too? # low
B: I wasn't asleep. I was lying there and being patient with it. # low
N: It came again, from {hide}. It was {x_sound}; and after a while there was another, as when somebody turns over, and finds that the other side is just the same. # hushed
A: That's {x}. {x_they_cap} {x_plural:haven't|hasn't} slept since Monday. {h} went out, and told {x_them} what time it was. # low
B: And did that help? # interested
A: No. {x_they_cap} {x_was} up already. # low
{ b_kind:
- "planner": B: Then I'll bring something to sit on. It's not a thing one does standing. # practical
- "explorer": B: I'll go and look. If I've got to be awake I'd like to know who with. # feeling for a boot
- "wildcard": B: Come on. I've always wanted to see what's on at this time. # out of bed
- else: B: I'm going over. It's a long time, if nobody comes. # feeling for a boot
}

=== befriend_hello_song ===
# step: hello
# skeleton: shy
# needs: lulls=sleep no-wants no-gruff
# title: Where the Hen Came In
N: {a} had a song for it. In the first verse a cow lies down; and in each of the others somebody comes, and lies down next to her. # plain
A: Nobody's ever stayed awake past the sixth verse. # low
B: Then we {verb}, and we're home by the seventh. # settling down
N: {a} began. By {hide} it got quiet; and {x_part} came out a little way, and kept time. # hushed
A: And the goat lay down by the cow, and the pig lay down by the goat. # singing, low
B: That's the third. I'm only shutting my eyes to hear it better. # thick
N: At the fourth {b} lay down by the pig. At the sixth there was nobody in {place_of} who was not asleep, but for two; and one of those was singing. # dry
A: And the hen... What came in after the hen? # nearly gone
{ x_talks:
  X: The dog. You had the dog in before, but it got up again. # wide awake
- else:
  N: There was {x_sound}. It was wide awake, and would have liked to know what came in after the hen. # dry
}
N: {h} found them in the morning, with their mouths open. All round them {ground} had been trodden flat, by somebody who had come to see why it had stopped. # plain
H: Did it work? # eager
B: On everybody that it wasn't for. # stretching
A: {x_they_cap} came out, {b}. All the way. And we slept through it. # stricken

=== befriend_hello_yawn ===
# step: hello
# skeleton: shy
# needs: lulls=sleep no-gruff
# title: With an Uncle
N: A yawn is catching. All that they needed to do was to stand where they could be seen, and do a really good one. # brisk
A: If we want to {verb}, we've only got to start it off. Go on. # low
B: I can't. I'm too interested. # low
A: Then think of a Sunday. With an uncle. # low
B: I'm thinking of him. He's telling me about a gate. # low
N: And it came. It was a large one, and it had a noise at the end, and it went out over {ground} like a ball that somebody has let go of. # dry
A: Now! {x_they_cap}{x_plural:'ve|'s} breathed in. {x_they_cap}{x_plural:'re|'s} going to! # whispered
N: What came out of {hide} was {x_sound}; and there was nothing tired about it at all. It is how you say, do that again. # flat
B: That was my best one. I've got water in my eyes. # hurt
A: It's gone on past. Listen. # low
N: One could hear it go from one to the next, until it had been all round {crowd}; and behind it there was nothing left but breathing. # dry
B: So now they're all asleep, and {x_they}{x_plural:'ve|'s} got nobody. # slow
A: {x_they_cap}{x_plural:'ve|'s} got us. I couldn't shut my eyes now if I was paid for it. # low

=== befriend_closer_sheep ===
# step: closer
# skeleton: shy
# needs: lulls=sleep no-gruff
# title: Forty-Three
N: They counted sheep. If there is somebody else to hear it, it has to be done aloud. # plain
A: {way == "food":{x_they_cap}{x_plural:'ve|'s} had supper, so {x_they} ought to be heavy.|{way == "wait":I've sat still for so long that I've lost both feet.|{x_they_cap}{x_plural:'ve|'s} got {tool} to put down now. That's half of it.}} Forty-one. Forty-two. # low
B: Forty-two's limping. # low
A: You're not to look at them. You only let them over. # low
B: I can't let it go on like that. Somebody ought to see to the foot. # low
N: From {hide} came {x_sound}. It was short, and it was no sheep. # hushed
A: Was that one of ours? # whispered
{ x_talks:
  X: Forty-three. You were both talking, and it went by. # from the dark
  B: Thank you. Which way did it go? # politely
  X: It came over here. It's lying down. # low
- else:
  N: There it was again, and after the proper time again: forty-four; forty-five. Nobody was left out. # hushed
  B: {x_they_cap}{x_plural:'ve|'s} taken over the gate. I was only in the way. # whispered
}
A: That's as near as {x_they}{x_plural:'ve|'s} ever been. I could put out a hand. # not moving
B: Don't. {x_they_cap}{x_plural:'ve|'s} got all those to see home. # whispered
A: And which of us was this to put to sleep? # whispered
B: The one with the foot. # whispered

=== befriend_linger_watch ===
# step: linger
# skeleton: shy
# needs: lulls=sleep
# title: Whose Turn It Was
N: It was so late that whoever is still awake says what comes into their head. # low
A: {way3 == "ask":I've asked for a hand already. So I'll ask one thing more.|{way3 == "follow":I've come all this way, so I'll ask.|I've nothing in my hands, so I'll just ask.}} What do you do, the whole night? # low
{ x_talks:
  X: {x_plural:We|I} listen. All the rest of you leave off, you know. # low
  B: What for? # soft
  X: In case. # low
- else:
  N: {x_part_cap} turned to the left, and waited; and then to the right, and waited. There was {x_sound}, quite low. And it began at the left again. # hushed
  B: {x_they_cap}{x_plural:'re|'s} listening. {x_they_cap} {x_plural:go|goes} all the way round, like somebody locking up. # whispered
}
N: They thought of all the nights that they had slept right through, and of how it had never once crossed their minds. # quiet
A: We just lie down, and stop. Nobody ever said whose turn it was. # slow
B: I thought that it was looked after. # low
A: It was. It was {x}. # low
B: Then it's not sleep that's the matter. {x_they_cap}{x_plural:'ve|'s} got nobody to hand over to. # slow
A: And we came to {verb}. # ashamed

=== befriend_act_watch ===
# step: act
# skeleton: shy
# needs: lulls=sleep end no-gruff
# a: payer
# title: From Here till It's Light
N: {end == "guard":{h} stood with both arms out, and would let nothing by, not so much as a draught.|{end == "lend":{tool_cap} lay where {tool_they} had been put, with the mark showing.|They sat just as far off as they had said that they would.}} {foe_cap} {foe_was} there, too. {x_cap} came out from {hide}, and did not know where to look first. # hushed
N: {price == "keep":{p} had laid {p_keep} down, and taken the hand away.|{price == "board":{p} had put the cord of the board within reach.|{p} had told everybody that there was nobody coming in to supper.}} # quiet
A: It's our turn. From here till it's light we've got it, the two of us. # low
B: I've got the left. If there's anything, we'll wake you. It'd have to be big. # low
{ foe_talks:
  F: I'll take the back. I'm up in any case. # stiff
- else:
  N: {one_cap} kept quite still for that, as if to be counted in. # soft
}
N: {x_cap} went round once more, left, and right, to show them how it was done. And then {x_part} went down, by a little at a time, like a lamp when somebody else is seeing to it. # soft
A: Don't sing. # whispered
B: I wasn't going to. I'm listening. # whispered
N: Somebody breathed out, and it was a long one. They waited for the next. # hushed
A: {x_they_cap}{x_plural:'re|'s} off. With all of us looking! # whispered
B: We said that we'd {verb}. And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} # whispered
A: We only stopped up. All the rest was {x_whose} own doing. # whispered

=== befriend_act_noises ===
# step: act
# skeleton: shy
# needs: lulls=sleep end no-gruff
# a: payer
# title: What Everything Is
N: {end == "guard":{h} stood with both arms out, and did not look round.|{end == "lend":{tool_cap} lay where {tool_they} had been put, with the mark showing.|They sat just as far off as they had said that they would.}} {price == "keep":{p} had laid {p_keep} down, and taken the hand away.|{price == "board":{p} had put the cord of the board within reach.|{p} had told everybody that there was nobody coming in to supper.}} Then {p} began to say what there was. # quiet
A: That's {noise}. It does that. You needn't do anything about it. # low
B: That's {h}, breathing. And that's me, sitting down. # low
N: There was {x_sound}, and it was a question. It was about something further off. # hushed
A: I heard. That's {foe}. # low
{ foe_talks:
  F: It's only me. I've got a cold. # from the dark
- else:
  B: I'm keeping an eye on {foe_them}. I've got nothing else to do till it's light. # low
}
N: So they went through it all, and everything was told whose it was; and when a thing had been told it seemed to go and sit down. # soft
A: And that's nothing. I thought that it was something, and it's nothing. It can go with the rest. # slow
N: {x_part_cap} had come to lie across the end of somebody's coat. It was quite a time before they noticed that nobody was asking any more. # hushed
B: Is there one that we haven't said? # whispered
A: There's that. The slow one. That's {x}, asleep. # whispered
B: We said that we'd {verb}. # whispered
A: And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} I can't feel my arm, and I'm not going to say whose that is. # whispered

=== befriend_change_watch ===
# step: change
# skeleton: shy
# needs: lulls=sleep
# title: Whose Night It Is
N: By {edge} there is a list now, with the days of the week. It says whose night it is. # plain
H: It says {h}. That's my own writing. What did I do that for? # reading
A: You put your hand up. # patient
H: I was reaching for the {food}! # stung
B: You've only to sit there, and listen once round. If there's anything, you wake somebody. # kind
H: Has there ever been anything? # lower
A: Not once. But you'd be surprised how differently one lies, if it's been seen to. # low
N: {h} took two cushions, and went. One heard how it was done, to the left, and to the right; and after a while one heard nothing, and did not listen for it. # soft
B: {x_cap} {x_plural:have|has} put in for Thursdays. {x_they_cap} won't be left out of it. # fond
A: And all the other days? # drowsy
B: {g} says that it's like lying next to a sawmill. # drowsy
A: That's all right. You'd know what it was. # nearly asleep
