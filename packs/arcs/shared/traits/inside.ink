// {x} is shut, and is opened in the last episode and not before; everybody guesses what is inside. Their guesses go in through the crack of the lid.

=== odd_inside_1_slips ===
# step: trait1
# needs: trait=inside
# makes: trait_slips=yes
N: {x_cap} {x_was} shut, but for a crack as wide as a fingernail. # plain
G: It's a hat. I'd know the smell of a hat. # nose to the crack
H: It's letters. It's always letters. # firm
P: Write it down, and we'll see who was right. # tearing up paper
Q: And where do we keep them, so that nobody cheats? Somebody always cheats. # frowning
N: {g} folded the slip, and pushed it in through the crack, and it was gone. # dry

=== odd_inside_1_shake ===
# step: trait1
# needs: trait=inside
Q: Don't shake! # sharp
G: I wasn't shaking. I was only holding on, while I trembled. # hurt
P: Well? What was it like? # low
G: It went, tup. And then after a bit it went, tup. # after thought
H: Two things, then. # leaning in
P: Or one that's thinking. # low
N: They all looked at {x}. From within there came nothing whatever, and one had the feeling that it was on purpose. # dry

=== odd_inside_1_rule ===
# step: trait1
# needs: trait=inside
H: I was handed it with one thing said. Not till the end. # solemn
P: The end of what? # puzzled
H: That's what I asked. And they said that I'd notice. # solemn
Q: It could be anything! It could be going bad! # hot
G: It could be a pie. # faint
N: From that moment everybody who went by went by a little slower, and a little nearer, and breathed in. # dry

=== odd_inside_2_rumour ===
# step: trait2
# needs: trait=inside
N: By now nobody had no opinion. There were two parties, and they did not eat together. # dry
G: It's alive. We're sure of that, on our side. We sing to it. # low
H: It's a map. Nobody sings to a map. # sharp
Q: What do you think, {p}? # low
P: I think that it's been a long time since anyone here talked about anything with so much spoon in the air. # interested
G: I had a dream that I was in there. It was roomy. # low

=== odd_inside_2_light ===
# step: trait2
# needs: trait=inside
N: {q} lay on the ground, with one eye at the crack, and {p} held the lamp. # plain
P: What can you see? # low
Q: It's dark, and then there's something white. It's got an edge. # muffled
P: White, like a tooth? Or white, like a sheet? # hoarse
Q: I don't know! It's a bit of white! I'm looking down a slot! # muffled
H: Come away from there. You'll only spoil your eye for when it's open. # behind them
N: {q} got up, with a line down {q_their} face. They all asked to see the line. # dry

=== odd_inside_2_slip ===
# step: trait2
# needs: trait=inside trait_slips=yes
G: I've changed my mind. I want my slip back. It isn't a hat. # anxious
P: It's gone in. You can't get it out without opening. # patient
G: Then I'll put in another. # folding
N: {g} put it in, and gave it a push with a straw. It was by no means the only one. People came by at all hours, with a bit of paper, and looked the other way. # dry
Q: What did you put this time? # curious
G: That I don't know. It was quite a relief. # honest

=== odd_inside_3_nearly ===
# step: trait3
# needs: trait=inside
N: {h} was found with a knife. It was a butter knife, and {h} was holding it as one holds a flower. # still
Q: {h}! You've kept that for us all this time! # low
H: I know. I only put it in the crack to feel. And then it was so easy. It gave. # ashamed
P: Did you look? # very quiet
H: No. It gave, and I thought, tomorrow I'd have nothing to wonder. And I took it out again. # low
N: They put the knife on {board}, where everybody could see it, and see that it was still there. # dry

=== odd_inside_3_empty ===
# step: trait3
# needs: trait=inside
P: What if there's nothing in there? # low
Q: Don't say that. # at once
P: I only mean, if there were. They've been so happy. They get up early. # low
Q: Then we ought to put something in. # slow
P: Through that crack? # low
N: They looked at what they had that was flat. {q} had a button, and put it back. # quiet
Q: No. It's got to be as it is. I'd know my own button. # low

=== odd_inside_3_hold ===
# step: trait3
# needs: trait=inside
N: At the worst of it somebody had run back for {x}. It was {g}, who never ran. # plain
Q: You could have been hurt! You don't even know what it is! # shaking
G: That's why. If I'd known that it was a hat I'd have left it. # out of breath
P: And what is it, do you think, now that you've carried it? # gentle
G: It's lighter than I thought. # slow
Q: You can put it down now. # low
G: In a minute. # not putting it down

=== odd_inside_4_end ===
# step: trait4
# needs: trait=inside
G: Is this the end? # looking about
H: No. They said that I'd notice. I've noticed nothing but my feet. # tired
P: I want to know, and I don't. I've got so used to standing here. # honest
Q: What'll we talk about, afterwards? # low
G: We could shut it again, and forget. # hopeful
N: They listened at it once more, all five of them, in a row, with their heads one above the other. # dry

=== odd_inside_4_last ===
# step: trait4
# needs: trait=inside trait_slips=yes
N: The last to put in a slip was {p}. {p} had not guessed in all that time. # quiet
Q: What did you write? # low
P: I'll tell you when it's open. # pushing it in
Q: It went in slowly. It's as if it were full. # struck
P: It can't be full. It weighs next to nothing. # low
H: Hands off, the two of you. Soon. I can feel it coming in my knees. # gruff

=== odd_inside_4_bets ===
# step: trait4
# needs: trait=inside
H: Whoever's right gets the first look. I've got them all down: hat, letters, map, something that sings. # pencil up
G: Put me down twice. # quick
Q: And if none of you is? # low
H: Then it was worth nothing, and we'll have had it for nothing. # fair
P: I never got so much out of anything that was shut. # low
N: The crack looked at them, as it had from the beginning, and kept its mouth closed. # dry

=== odd_inside_5_slips ===
# step: trait5
# needs: trait=inside trait_slips=yes
N: It was the end, and one noticed. {h} lifted the lid. # still
G: It's paper! It's all our bits of paper! # leaning over
P: Not all ours. This one's brown with age. "I think it is a cheese." # reading
Q: "A very small dog." {h}! That's your grandfather's hand! # reading
H: He never said. So they stood here, too, and wondered. # hoarse
N: There was nothing else in it, down to the boards. # warm
G: And who put in the first? # hushed

=== odd_inside_5_small ===
# step: trait5
# needs: trait=inside
N: They opened it together. In the middle of it stood another, smaller, and shut. # still
G: Oh, no. # faint
Q: There's a card. "Well done. Not yet." # reading
H: That's my aunt! That's her all over! She gave me an onion, once, in nine papers! # beginning to laugh
G: It smells of hat. # nose to the new crack
P: Give me a bit of paper. # happy

=== odd_inside_5_lid ===
# step: trait5
# needs: trait=inside
N: {q} lifted the lid, and {p} held the lamp. It was quite empty. It had been swept. # still
G: There's nothing? # very small
P: Wait. It's on the inside of the lid. There's writing. # turning the lamp
Q: "If you've read this, then you all stood here together. That's what I put in. Take it out carefully." # reading
N: They looked at one another, forty people, with their heads close, and their breath going up together. # warm
H: It went, tup, though. I heard it go, tup. # low
G: That was me. I was knocking to see if anyone was in. # owning up
