// There is one {odd_of} too many ({odd_many} for several, {odd_at} " by the door" or ""), each time that anybody counts, and nobody talks about it.
// Whose it is, is the plot's business; here it is counted, stepped round, and in the end said aloud.

=== odd_extra_1_count ===
# step: trait1
# needs: trait=extra
P: Count again. # low
Q: I've counted. There are eleven of us here, and there are twelve {odd_many}{odd_at != "":{odd_at}|}. # low
H: Are there? I must go and see to the {food}. # at once
G: Goodness, is that the time? # following
N: Everybody had remembered something. In a moment there was nobody left but the two of them, and {x}. # dry
P: I only said a number. # hurt
Q: It wasn't the number. It was that there's one over. # low

=== odd_extra_1_hip ===
# step: trait1
# needs: trait=extra
N: {g} came past, said good evening, and went in a neat curve round {x}. # plain
Q: You went round {x_them}! # quick
G: Round what? # bright
Q: That! There's one {odd_of} more than there are people! # pointing
G: I always walk in a curve. It's my hip. # bright
P: Which hip? # mild
G: Whichever is nearest. # going

=== odd_extra_1_polite ===
# step: trait1
# needs: trait=extra
N: There it was again: one {odd_of} too many. Nobody looked. They did it very thoroughly. # dry
Q: Whose is that one? # clear
N: Eleven people began to speak at once, about {food}. # dry
P: I never knew that there was so much to say about it. # low
Q: There isn't. They're afraid that one of them will stop. # low
H: And then there's the smell of it! # loud

=== odd_extra_2_names ===
# step: trait2
# needs: trait=extra
N: {q} had tied a name to every {odd_of}, with thread. It had taken until supper. # plain
P: And does it come out? # hopeful
Q: That's everybody, and that one's left over. So on that I've put, whose? # tired
P: Somebody's answered. There's something underneath. # bending down
Q: Read it out. # low
P: It says, never mind. # low
Q: That's what people say when they do. # slow

=== odd_extra_2_line ===
# step: trait2
# needs: trait=extra
H: Very well. Everybody in a line, each beside their own. # sighing
N: They made a line. At the end of it {x_was} {x}, and a gap in front, as wide as one person. # still
Q: Who left that gap? # low
G: Nobody left it. One doesn't like to crowd. # not looking
P: To crowd whom? # gentle
G: I've said too much. I ought never to have said crowd. # unhappy

=== odd_extra_2_away ===
# step: trait2
# needs: trait=extra
P: What if we took one away? # whispered
N: They carried {x} off behind {hide}, and went back and counted. # plain
Q: Twelve. There were twelve, and we've taken one, and there are twelve. # faint
P: So there's one too many here as well. # whispered
H: Put that back, you two. # from behind
Q: Then you do know about it! # turning
H: I know about manners. I don't know about anything else. # stiff

=== odd_extra_3_warm ===
# step: trait3
# needs: trait=extra
N: {p} put a hand on {x}, and left it there. # still
P: It's warm. # low
Q: Come away. # low
P: No, it's nice. It's as when somebody's just got up, so that you can sit. # low
Q: So you don't mind it any more. # surprised
P: I did, while I took it for one too many. But what if it's we who are one too few? # slow
Q: Move over. Let me feel. # low

=== odd_extra_3_sister ===
# step: trait3
# needs: trait=extra
G: Shall I tell you why I never say anything? # low
Q: Please do. # low
G: If you ask whose it is, then it gets to be somebody's, and there's an end of it. If you don't, it might be anybody's. It might be for my sister. # low
P: I didn't know that you'd got a sister. # gentle
G: I might have. I never asked about that, either. # honest
N: {g} set {x} a little straighter, and was gone. # soft

=== odd_extra_3_plate ===
# step: trait3
# needs: trait=extra
P: I've done something. I've put out a plate. # owning up
Q: For {x}? # shocked
P: Every evening, and nobody's ever offered it a thing. You'd do it for anyone. # stubborn
H: What was on it? # after a moment
P: Only some {food}. # small
N: {h} looked all round, came up close, and spoke very low. # plain
H: Leave it the corner piece. That's always gone by the morning. # whispered

=== odd_extra_4_said ===
# step: trait4
# needs: trait=extra
N: {p} got up in front of everybody, and said it. # still
P: There are eleven of us, and twelve {odd_many}. There. It's been said. # clear
N: Nothing fell over. You could hear {noise}. # dry
G: I get twelve, too. # small
H: I've been getting twelve since the spring. I put it down to my arithmetic. # low
Q: So everybody's known it, and each of you by yourself? # slow
G: One didn't want to be the only one. # honest

=== odd_extra_4_three ===
# step: trait4
# needs: trait=extra
G: I'll tell you whose I think it is, if you'll all say whose you do. # low
Q: On three, then. # firm
N: They said it on three, and no two had said the same name. # quiet
H: That's eleven people, for one {odd_of}. # counting
P: Who's Bartholomew? # curious
H: We had a goat. # red
Q: Then they'll have to take it in turns. # practical

=== odd_extra_4_gone ===
# step: trait4
# needs: trait=extra
Q: Count again! # quick
P: Eleven {odd_many}. And there are eleven of us. It's gone. # low
N: They looked, quite openly, all of them, at where it had been. # still
H: I never said that it was to go! # upset
G: None of us said a thing. Perhaps that was it. # low
P: Then somebody say something now. It can't have got far. # firm
N: They all called, and felt foolish. When they turned round there were twelve. # soft

=== odd_extra_5_card ===
# step: trait5
# needs: trait=extra
N: There was a card by {x} now. # plain
Q: What did you put? # looking
P: I put, for whoever's next. {h} wanted, just in case. So it says both. # content
G: And if nobody comes? # low
P: Then there's one over. It was never in anybody's way. # mild
N: They went by, one after another, and each of them said good evening. # warm

=== odd_extra_5_thirteen ===
# step: trait5
# needs: trait=extra
H: Eleven, and one's twelve. Good. All here. # counting aloud
Q: You count it in, now? # smiling
H: I'd only lie awake. One wants it to come out. # brisk
G: I made it thirteen, just now. # low
P: Thirteen? # turning
G: There's a small one, next to it. I didn't like to say. # whispered
N: They all looked, and then, very politely, they all talked about {food}. # dry

=== odd_extra_5_late ===
# step: trait5
# needs: trait=extra
# w: Somebody with a bag
W: I'm sorry to be so late. I don't suppose that there'll be one for me? # at the edge
N: Everybody looked at {x}, and then, for the first time, at one another. # quiet
Q: There's just the one. It's been ready for a good while. # gentle
W: You can't have known that I was coming? # astonished
P: We didn't. We never so much as talked about it. # honest
H: Come in, come in. Have you had any {food}? # brisk
