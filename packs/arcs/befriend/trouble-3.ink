// TROUBLE, episode 3: it is to go, and somebody has to answer for it.

=== befriend_go3_own ===
# step: go3
# skeleton: trouble
# a: bold
# b: careful
# door: Own up to everything, before they ask
# style: honest
# recall: owned up to everything, before they asked
# title: From House to House
# makes: way3=own
N: They went round that same evening, to everyone in turn, with {x} {x_size == "huge":close behind|{x_carry}}, and a list. # plain
A: Good evening. It was us. # as soon as it opened
H: What was? # blinking
B: We've got you down for a broken jar, one fright, and a half of a pudding. # reading
H: I thought that I'd eaten that pudding. I've been cross with myself for days. # slow
A: No. It was us. I mean, it was {x}, but we're who let {x_them}. # red
H: {way == "hide":And the stomach?|And that noise at night?}
B: {way == "hide":There never was one. We made it up. I'm quite well.|That was all of us. It was mostly me, saying no.} # very low
N: It is surprising how long a list is, when you read it out on your feet. At the ninth place {b}'s voice went; and {a} took it on, and did the voice. # dry
A: That's all of them. I feel as if I'd been washed. # on the way home
B: I feel as if they'd all seen me do it. # on the way home

=== befriend_go3_teach ===
# step: go3
# skeleton: trouble
# door: Get [g] to teach [x] some manners
# style: clever
# recall: got [g] to teach [x] some manners
# title: Manners in One Night
# makes: way3=teach
N: {g} said that it could be done. {g_they_cap} had once taught an uncle. # brisk
G: It's only four things. Please, thank you, after you, and leave that alone. We've got till morning. # sleeves up
A: Which one's first?
G: After you. You stand back, and let somebody through. Show it, {b}.
N: {b} stood back. {x_cap} watched with deep attention, and stood back as well. {b} bowed, and so did {x}. They went on for some time, further and further off, until one of them met a wall. # dry
B: {x_they_cap}{x_plural:'re|'s} very good at it. # rubbing an elbow
G: {x_they_cap}{x_plural:'re|'s} too good. Now nobody's through. Try leave that alone. # undaunted
N: That took until three. By four {x} would pass a pudding, with {x_their} eyes shut, breathing hard. # warm
{ x_talks:
  X: Please may I leave that alone? # trembling
- else:
  N: {x_sound_cap}, in agony; and {x_they} walked on. # warm
}
A: I never had to work like that to be let stay. # low
B: You had a mother. She vouched for you. # low

=== befriend_go3_den ===
# step: go3
# skeleton: trouble
# a: bold
# door: Take [x] off to [den] for the night
# style: bold
# recall: took [x] off to [den] for the night
# title: One Night at [den]
# makes: way3=den
N: They thought that if nobody could see {x_them}, then everyone might calm down. So they took {x_them} to {den}, by {way_there}, and it was thought to be a picnic. # brisk
A: You stay here. It's just for tonight. We'll come for you. # bright
B: There's {food}. There's a blanket. It's only like being a parcel. # brighter
{ x_talks:
  X: And you're the other parcels? # settling down
  A: No. We've got to be seen at home. # low
  X: Oh. # as if it were all right
- else:
  N: {x_cap} made three beds out of the blanket, each with a dent, and got into the smallest. # quiet
  A: No. We've got to be seen at home. # to {x_part}
}
N: They had got as far as {edge} when they heard {x_sound}. It was not a crying noise. It was how one says good night. It was done to the left, and then to the right, where there was nobody. # hushed
B: Keep walking. # thick
A: I am. I'm walking. Which of us has stopped? # thick

=== befriend_turn_own ===
# step: turn
# skeleton: trouble
# needs: way3=own
N: It had got about by morning that they had confessed, and it had made nothing better. Now everybody knew how much it was. # dry
A: I thought that being honest would help. # low
B: It's helped them to add up. # low
N: Yet someone had been. On the step there lay a jar with a new lid, and by it a note. # quiet
A: "I wasn't going to say, but {x_they} sat with my dad all Monday. He doesn't know any of us now. {x_they_cap} didn't know him, either. They got on." # reading
B: Who's it from?
A: There's no name. There's another. "Frights, one. It got my hips moving." # turning it over
B: We only asked what {x_they} had broken. We never asked what else. # slow
A: I gave them the wrong list. I read out half of it and went home. # slower
N: There was {x_sound}, from under the two of them, where somebody had begun on the lid. # warm
B: Will they say so in front of the rest? # low
A: There's no name on it, {b}. # low

=== befriend_turn_teach ===
# step: turn
# skeleton: trouble
# needs: way3=teach
N: In the morning there was something wrong with {x}. {x_they_cap} sat on {ground}, with {x_their} hands, or what {x_they} had for hands, folded, and gave no trouble to anyone. # flat
A: Good morning! # cheerful
{ x_talks:
  X: After you. # dull
- else:
  N: {x_they_cap} made a little bow, and looked at nothing. # flat
}
B: {x_they_cap}{x_plural:'re|'s} only tired. Where can {x_they} be? Where can {x_they} be, I wonder! # with the towel, hopeful
N: The towel was handed back to {b_them}, folded. # quiet
G: You've got to say that {x_they}{x_plural:'ve|'s} come out beautifully. You could take {x_them} anywhere. # not quite happy
A: You could take {x_them} anywhere. I don't know who you'd be taking. # low
B: I've done that. I've done that exact face. It was at my aunt's. I did it for a whole summer, and they told everyone how good I'd been. # very slow
G: And had you?
B: I don't know. I wasn't there. # low
A: Please. Leave off leaving things alone. # down on both knees
N: It took a little while. Then, from very far in, there was {x_sound2}. # hushed

=== befriend_turn_den ===
# step: turn
# skeleton: trouble
# needs: way3=den
N: At home it was quiet. They were seen there, by a number of people. They sat, and each had the whole of a blanket. # flat
A: It's nice to have the use of your feet. # after an hour
B: Very.
A: We could go to bed early. # after another
B: There's nobody sitting on me. I keep waiting for it. # low
N: It must have been the middle of the night when {b} got up, and said that {b_they} was only getting some air, and met {a}, dressed, with both of the blankets. # dry
A: I was getting some air, too. # caught
{ b_kind:
- "planner": B: I've worked it out. There's no hour at which I don't go. # gruff
- "explorer": B: I've been halfway twice. # gruff
- "wildcard": B: I've put a bolster in my bed. It's got my hat on. # proud
- else: B: I said that we'd come for {x_them}. I never said when. # firm
}
N: {den_in_cap} they found {x_them} sitting up, between two dents. {x_they_cap} had put the best of the {food} in each. # quiet
A: {x_they_cap} kept our places. # when {a_they} could

=== befriend_verdict_talks ===
# step: verdict
# skeleton: trouble
# needs: foe=talks
N: So there they stood by {edge}, with {x} between them; and all in front of them stood {crowd}, and {one} in the middle, with a paper. # grave
F: {way3 == "own":You've confessed to it all, and we've added it up.|{way3 == "den":You had {x_them} out at night, and in again. We saw the lamp.|We've seen the manners. They were very nice, and my door's off.}} It's been put to everybody. {x_they_cap} {x_plural:go|goes}. By tonight. # reading
A: To where? # sharp
F: Where {x_they} came from.
B: All alone, where {x_they} came from!
F: That isn't on the paper. I've nothing against {x_them}. I've something against not knowing. You lie down at night, and you don't know what'll be sitting on you when you wake. # putting it away
A: It'll be {x}. You do know. # low
F: There's just one way that {x_they} {x_plural:stay|stays}. Somebody says, whatever {x_they} {x_plural:do|does} from now on, it's I who did it. It's me you come to, it's me you shout at. Every time. Somebody with something to lose. # looking round
N: It went very quiet, in the way of people who have just remembered their feet. # dry
F: I thought as much. Tonight, then. # not cruel

=== befriend_verdict_mute ===
# step: verdict
# skeleton: trouble
# needs: foe=mute
N: The meeting was held by {edge}, standing, since most of what they had sat on was broken. # grave
H: It's {foe} or {x_them}. That's how it looks. {foe_cap} {foe_was} here first. We'd got used to {foe_them}, and {foe_they} to us, and there was peace. And now look. # tired
N: They looked. {one_cap} could be seen from there, and had plainly not done with it. # flat
A: {x_they_cap} only wanted to be friends! # hot
H: I dare say. So does a landslide. # gentle
B: {x_they_cap} could learn. {way3 == "own":We've told you everything that {x_they} did. We've left nothing out.|{way3 == "den":{x_they_cap} stayed a whole night where we put {x_them}, and kept our places.|You saw how {x_they} said please.}} {x_they_cap}{x_plural:'ve|'s} hardly been here a week.
H: I've nothing left for {x_them} to learn on. No. {x_they_cap} {x_plural:go|goes} by tonight; or else somebody's to step out here, and say, it's I who'll stand between the two of them. Whatever gets broken, I broke it. And mean it, in the mornings, too. Every day there is. # to all of them
N: It went very quiet. Everybody there was fond of something, and thought of that. # dry
H: I don't blame you. I've not stepped out, either. # low

=== befriend_verdict_manners ===
# step: verdict
# skeleton: trouble
# needs: foe=talks
# tone: manners
F: We've so enjoyed having {x} among us. # to the company
A: Have you? # hopeful
F: It's been an education. {way3 == "own":Your list was so very full.|{way3 == "den":One heard that you had taken rooms for {x_them}, elsewhere.|One does so admire the bow. It took the table with it.}} And now {x_they} must be longing to get away, and far too well bred to say so. So I've taken it on myself to say it. Shall we call it tonight? # sweet
N: There was a murmur, of the kind made by people who do not care to have thought of a thing, but are glad that it has been thought. # dry
B: {x_they_cap} {x_plural:aren't|isn't} longing. {x_they_cap}{x_plural:'re|'s} sitting on your foot. # plain
F: I had noticed. # with control
A: And supposing that {x_they} stayed?
F: But as whose? One must be somebody's. If one only knew to whom one should send the bill, the boots, and so forth. If some person were to say to me: in future, it was I. I broke your jug. I admired you in your bath. # very clear
N: Cups were looked into. {x_sound_cap}, from the foot. # dry
F: Nobody? Such a pity. I'd have thought so much of them. # and meant it, nearly

=== befriend_price_bond ===
# step: price
# skeleton: trouble
# needs: way3=own
# makes: price=bond
N: {p} had gone rather white. # quiet
Q: No. Don't you dare. I can see you thinking it. # low
P: You've always said that I was the one whom nobody had a word against. # low
Q: It took you years, that. Even last night they all looked at me! # low
P: I know. I like it. I like going past, and they don't look up, because it's only me. # low
N: It's a thing that you can't put in a bag, a good name. It has no lid. {p} stood there and felt the weight of it, perhaps for the first time. # dry
P: I'd be shouted at. For puddings. I've never been shouted at for a pudding. # faint
Q: Every week. They'd lock things when you came.
P: And if nobody says it, then it's tonight. And {x_they}'ll think that we're all going. {x_they_cap}'ll wait for us to get our coats. # lower
Q: You could say it, and not mean it very much.
P: Then it wouldn't be my name, would it? It'd be just a noise. # low

=== befriend_price_pawn ===
# step: price
# skeleton: trouble
# needs: way3=teach
# makes: price=keep
Q: They want somebody with something to lose. We've not got anything. {x_they_cap}{x_plural:'ve|'s} eaten it. # low
N: {p} did not answer. {p_they_cap} had put a hand up to where {p_keep} was. # quiet
Q: Not that. # sharp
P: They'd take it seriously, if it was that. They all know what it is to me. # low
Q: {p_call}, they'd keep it. It'd sit up over {door}, for everyone to look at. And the very first time that {x_they} forgot {x_their} manners... # low
P: I'm not having {x_them} remember them! I saw {x_their} face. I want {x_them} to forget, and be let forget. That's what I'd be paying for. # fierce
Q: {x_they_cap}'ll break something by Thursday.
P: By Wednesday. And then they'll have {p_keep} for good. {p_keepwhy} # lower
Q: So you'd be giving it away. With a wait in front. # slow
P: I'd have till Wednesday. # low
N: {x_cap} had been looking from one to the other. {x_sound_cap}, quite small; and {x_they} tried to give {p} the towel. # hushed

=== befriend_price_nights ===
# step: price
# skeleton: trouble
# needs: way3=den
# makes: price=nights
P: {x_they_cap} can't be in there with people at night. They're right. {x_they_cap} {x_plural:don't|doesn't} know {x_their} own weight. # slow
Q: And not out here alone. # level
P: No.
N: Between those two sentences there lay a bit of {ground}, about as long as a person. They both looked at it. # dry
Q: Someone would have to live out here. With {x_them}. Every night. # feeling the way
P: I've got a bed. I like my bed. It's had me so long that it knows where I go in. # low
Q: I know. You talk about it at meals.
P: And every night after. With {noise} going in my ear. And I shouldn't hear what they're all laughing at in there, of an evening; I'd only hear that they were. # lower
Q: You could come in till nine.
P: {x_they_cap}'d sit at the edge and wait for me. {x_they_cap}'d keep me a place, {q_call}. You saw. {x_they_cap} {x_plural:put|puts} the best bit in. # hoarse
Q: Then that's what it is. It's your bed, and your evenings. # quiet
P: And my back. I've got a back, you know. # very low
