=== turn_thumb ===
# role: turn
# recap: In [place] they found a thumb mark in marmalade, and [a] licked it. There was only one orange tree of that kind, and it grew at [mark]. Somebody who had to do with [topic] had gone home to breakfast.
# phase: 1
# title: Thick cut
N: There was one thumb mark. It was on the last thing that anybody had touched before the trouble with {topic}, and it was sticky. {b} bent over it with a glass. {a} bent over it and licked it. # flat
B: That was the evidence. # stunned
A: {~It still is. It's only moved.|I know. Hush. I'm reading it.} # tasting
{ a_kind:
- "planner": A: Marmalade. Thick cut. Bitter orange, a pinch of pepper, eleven minutes on the boil. # exact
- "explorer": A: Orange. But not our sort. This one's from somewhere high up, with a wall round it. # far away
- "wildcard": A: It's marmalade! It goes hot, and then it goes cross, and then it goes orange. # delighted
- else: A: Somebody makes this at home. It's too kind to be from a shop. # soft
}
B: {~That's pepper. There's just one tree with peppery oranges in all {land}.|There's one tree in {land} with peppery oranges. I had to learn it for a test.} # slow
N: {~It stands in a pot at {mark}, high over {place}, and four people are allowed to pick from it.|They asked the grocer, who went red, and put the lid on the pickles. The tree was at {mark}, he said. It did for one table, and he had never sold a spoon of it.}
B: {~So whoever did it had breakfast first. At {mark}. With a napkin.|So nobody came from outside. Somebody got up from the best table in town, and didn't wash.} # low
A: And they'd had seconds. That's not somebody in a hurry. That's somebody who was sure. # licking the thumb
~ m_clues += 1

=== turn_statue ===
# role: turn
# recap: The statue in the square of [place] had moved its weight to the other leg. It had seen what became of [topic], and had been trying to point ever since, about an inch a night.
# phase: 1
# title: An inch a night
N: They sat down to think about {topic}, under the bronze general in the square. He had a hat, a bridle and no horse. {b} looked up at him, and went on looking. # puzzled
B: He used to stand on the other leg. # slow
{ a_kind:
- "planner": A: He can't have. I'd have made a note. I did make a note. Left leg. Oh. # leafing
- "explorer": A: There are scrapes on the stone. He's been at it for days! Where's he off to? # on hands and knees
- "wildcard": A: So would you, after two hundred years. I've been dying to sit down on his behalf. # sensible
- else: A: His knee must hurt him so. What would make you do that, if you were him? # troubled
}
B: {~And he used to point at the brewery.|And that arm was up. Pigeons sat on it.} # going round him
N: They lay on their backs and looked along the finger. {~It had come round by an inch a night, {a} thought, and it had a hand's breadth still to go.|The moss had cracked at the elbow. An inch a night, by the look of it, and he was not done yet.} It was on its way to {mark}.
A: {~He stands here all night with his eyes open. He's the only one in {place} who saw.|Whatever happened, it went right past him.} # hushed
B: {~So there was a witness, all along. We've been asking everyone who blinks.|Nobody ever asks a general anything. They only put cones on him.} # hushed
N: {b} thanked him. There was a small click, as of two heels.
~ m_clues += 1
~ m_trust += 1

=== turn_slow_clock ===
# role: turn
# recap: [b]'s stomach, which is never wrong, said that it was ten, and every clock in [place] said nine. Everybody had told the truth about where they were. Somebody had moved the hour.
# phase: 2
# title: The stomach of [b]
N: They had asked all of {place} where it was at nine o'clock that night, and all of {place} had been at supper. It was true, too. You could count the plates. Then {b}'s stomach rumbled. # weary
B: {~That's ten. That's my ten o'clock.|Bedtime biscuit. It's ten.} # frowning
A: {~It's nine. Look up. It's nine by the tower, and nine by the church, and nine by the bank.|The clock says nine.} # patient
{ b_kind:
- "planner": B: I have eaten a biscuit at ten o'clock every night of my life. The tower is wrong. # certain
- "wildcard": B: It doesn't do nine. It does four, and ten, and it does weddings. # certain
- "explorer": B: I've been lost in three countries with this stomach. It's never once been out. # certain
- else: B: I wouldn't make a fuss. But it's never told me a lie. # certain
}
N: {~They went up the tower. On the big cog was a bootmark, and a penny, put there to be in the way.|They asked the sundial in the mayor's flower bed, and it took the stomach's side.} Everybody had told the truth about nine o'clock, and it had not been nine o'clock.
A: {~Then they weren't at supper at all. They were walking home, every one of them, past everything.|So nobody's word is good. Not one of them lied, and we can't believe any of it.} # slow
B: {foe != "":Whoever climbs that tower gave {foe} an hour to play with.|And the one who winds that clock has been so helpful about the times.} # grim
N: To {goal}, they would have to begin again, an hour earlier.
~ m_clues += 1
~ m_danger += 1

=== turn_needle ===
# role: turn
# recap: The whole search party of [place] had gone round in a ring for three days, because of a magnet in a pie. Somebody who handed out the pies did not want [topic] found.
# phase: 2
# kind: quest recover rescue journey mystery
# title: North by pie
N: By the third day the search party of {place} had gone through the same hedge nine times. {~By now it had a gap in it, in the shape of the vicar.|They had found footprints, and tracked them with great excitement, and they were their own.} # dry
A: {~That's our tree. I carved that. It says "this way."|I know that cow. That cow knows me.} # stopping
{ b_kind:
- "planner": B: I've drawn where we've been. It's a ring. It's a perfectly good ring. # cold
- "wildcard": B: I put my compass down by yours, and they both looked round at my lunch. # baffled
- "explorer": B: I can tell which way's north with my eyes shut, and it isn't where these say. # sure
- else: B: Nobody wanted to be the one to say it. They've all been so brave about the hedge. # uneasy
}
N: {a} turned all the way round with a compass. The needle did not point to the north. It pointed to {b}'s pie. {~They cut it open. There was onion, and a magnet as big as a thumb.|Under the crust was a magnet, baked brown.} There was one in each. They came every morning in a basket, with a clean cloth.
A: {~So the nearer we keep to our dinner, the further we get from {topic}.|Three days, and it's all been round and round somebody's kitchen.} # slow
B: {~And who carries the pies round, and asks us how far we've got?|They're from the very person who told us not to give up.} # quiet
N: They told nobody. When it was dark they went the way that the needle would not.
~ m_clues += 1
~ m_danger += 1

=== turn_lodgers ===
# role: turn
# recap: They found [topic] at last, and somebody had moved in: three hundred people no taller than a pin, with a school and a band. To take it home would bring their roofs down.
# phase: 3
# topic: thing place creature
# title: Vacant possession
N: And there {topic_was} {topic}, in plain sight, with nobody on guard. {a} put out both hands. "Mind the washing," said a very small voice. # hushed
N: {~It came from a man no taller than a pin, on a ladder made of eyelashes.|A woman as high as a pin looked out of a window, with pegs in her mouth.} Behind the washing was a street, and a school, and a band with one drum. Three hundred of them had moved in. {~They had just voted for lamp posts.|The mayor was being woken.}
{ b_kind:
- "planner": B: There's a waiting list for the upper floor. They've got drains. I've never seen such drains. # awed
- "wildcard": B: Hello! Was that loud? Sorry. I've blown off a hat. # whispered
- "explorer": B: Look, there's a hill, and there's somebody who's climbed it with a flag. # in love
- else: B: There's a baby. It's got its foot in its mouth. It's so small that I can't breathe. # melting
}
A: {~They've no idea that they're on the roof of anything. Nobody's told them.|We said we'd {goal}. If we do, down come three hundred ceilings.} # low
B: {~And at home they're counting on us. We gave our word.|Can you give back a thing that's got a school on it?} # low
N: {foe != "":So that was why {foe} would not say a word. There are things you cannot say in front of a school.|Somebody had known it, and had kept quiet, and had been hunted for it all this while.} The band struck up in their honour. It was about as loud as a watch.
~ m_clues += 1
~ m_trust += 1

=== turn_long_table ===
# role: turn
# recap: They knew at last how to set everything right. But since the trouble began, all of [place] had been eating at one long table, and laughing. When the trouble was over, so would that be.
# phase: 3
# title: The good of it
N: They had the whole answer. They ran back to {place} to say that they could {goal} before dark. Then they came round the corner, and stopped running. # quick
N: The trouble had been too much for people, each in their own kitchen, and they had brought out their tables. {~There was one now, from the pump to the church, with eleven sorts of cloth on it.|They stood end to end, right through the middle of the street.} Two brothers who had not spoken since the matter of the ladder were sharing a jug. {~An old man was teaching the bank to whistle.|The lady who never came down had come down.}
{ a_kind:
- "planner": A: If it's put right, they'll each take a table home. I know just how long that takes. I could time it. # slow
- "explorer": A: I've been all over this town, and I never found this street. It was here. It was under the other one. # quiet
- "wildcard": A: I could forget the answer. I forget things all the time. Ask me something. # hopeful
- else: A: Look at her face. She's not sat next to anybody in years. # very soft
}
B: {~So somebody wanted this. They didn't want {topic}. They wanted the table.|It was done on purpose. Somebody was lonely, and very clever, and did the sum.} # dawning
A: {~And if we leave it, it'll get worse. It got worse today.|We can't not tell. There's a roof gone since Monday.} # unhappy
B: {~Then we'll tell them. After the pudding.|Sit down. Have some. Then we'll think how to end a thing, and keep the good of it.} # sitting
N: There were two places laid, with their names on cards. It was the handwriting that they had been looking for.
~ m_clues += 1
~ m_trust += 1

=== turn_pepper ===
# role: turn
# recap: They put it right with a sack of pepper, and the biggest sneeze that [place] had ever known. They had meant to [goal], and they had. But one person in all the town had not sneezed.
# phase: 4
# title: Bless you
N: In the end they did it with pepper. It was the biggest sack in {place}, and it took both of them to get it to the top of {mark}. # gleeful
{ m_style:
- "bold": N: They did not give notice. {a} put a foot in the middle of the sack, and pushed.
- "careful": N: First they told every house to take the good plates off the shelf. Then, at the count of ten, {b} pulled the string.
- "kind": N: They handed out clean handkerchiefs first, one each, ironed. Then {a} said sorry to everybody, and undid the knot.
- else: N: The town had been promised a free tasting, out of doors, with the mouth open. It was {b} who thought of that.
}
N: For a moment all {place} drew in its breath. Then it sneezed. {~Wigs blew off, and an old secret came out through a letter box.|It was all one sneeze, from the cradle to the town hall, and it lifted the weathercock.} Whatever had been tucked away, or sat on, or hidden up a sleeve, came down in the street, where anyone could see whose it was. That was how they managed to {goal}. {~Nobody could be cross, for nobody could speak.|It was over by five past.}
A: {~Bless you. Bless you. Bless you, your worship. Is that ours?|My hat's come back! I never knew that it was gone!} # streaming
{m_ally != "":X: I should like to say something, and I shall, as soon as... # about to sneeze}
{m_debt != "":A: And we've still to tell {m_debt}, from the beginning. I'll do the sneeze. # hoarse}
B: {~There's one who hasn't sneezed. There, by the pump. With a dry nose, smiling.|Did you see? They all went off together, all but one. Who can stand in that, and not sneeze?} # wiping both eyes
A: {~Perhaps they held it.|Don't point. They've seen you look.} # slow
~ m_clues = 0
~ m_danger = 0

=== turn_putting_back ===
# role: turn
# recap: It began with [a] giving back a spoon, and by morning all of [place] had given back whatever it had kept. So they got to [goal]. But there was one thing left over in the square that was nobody's.
# phase: 4
# title: Somebody else's rake
N: It began with a spoon. {a} had borrowed it on the first day from the old man at the pump, and went to give it back. # warm
{ m_style:
- "bold": A: This is yours! I've had it all week, and I'm sorry, and I don't care who hears me! # at the top of the voice
- "careful": B: I've kept a list. One spoon, one ladder, one good turn. We'll go down it with a pencil. # in order
- "kind": A: I ate soup with it. I ought to have asked. Thank you for the spoon. # warm
- else: B: I do hear there's a reward for whoever gives back a thing before they're asked. # rather loudly
}
N: The old man stared at it. Then he went indoors, rather pink, and came out with his neighbour's rake.
N: By two o'clock you could not move in {place} for rakes. {~Ladders went by, and cats, and a bath with somebody's ducks in.|A lady in black returned a kiss. Someone pushed a shed home on rollers.} And at dusk it was the turn of somebody who had been waiting all along for it to be easy. So that was how they got to {goal}.
{m_ally != "":X: I've given back eleven pencils. I feel quite thin. # happy}
{m_debt != "":B: That leaves {m_debt}. We owe a story. I'd like to give it back with the ending on. # remembering}
A: {~I went to give back one spoon.|I've been given back four hats, and I've only ever lost the one.} # tired, glad
B: {~There's a thing still standing out there, in the square. Nobody's ever seen it before.|It doesn't come out even. There's one thing left over, with a sheet on it, and it isn't anybody's.} # slow
~ m_clues = 0
~ m_danger = 0
