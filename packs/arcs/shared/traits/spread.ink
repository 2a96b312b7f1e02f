// {x} gets into everything, or everybody has got it (trait_in: places, people), nobody owns up, and it is treated as an emergency. "it" is all of that.
// Whose fault it was is the plot's business.

=== odd_spread_1_list ===
# step: trait1
# needs: trait=spread
N: {h} stood on a box, with a list, and a saucepan for a hat. # plain
H: This is not a drill. Nobody is to run. {x_cap} {x_has} been reported by {edge}, by {door}, and twice at home. # grave
G: Oughtn't we to lie down? # tense
H: We walk to our places, and we lie down there. # reading
Q: Who was it that began it? # clear
N: Everybody looked at somebody, all the way round, until it got back to {h}. # dry
H: That isn't on the list. # reading

=== odd_spread_1_second ===
# step: trait1
# needs: trait=spread
P: How far has it got? # low
Q: As far as {g}. # low
G: I'm perfectly all right! # from far off
N: They looked. It had got as far as {g}, there was no doubt about that. # grave
P: Somebody must have been the first to have {x}. # low
Q: I've asked everybody. They were all second. # pencil out

=== odd_spread_1_sorry ===
# step: trait1
# needs: trait=spread
H: Whoever it was that started {x}, let them put up a hand. Nothing will be said. # stern
N: Nobody put up a hand. Several people sat on theirs. # dry
H: It only takes one word. # stern
G: Which word? # careful
H: Sorry! # loud
G: Granted. # relieved
P: I went quite red, and I know that it wasn't me. # low
Q: So did I. It's a very good look, that one. # low

=== odd_spread_1_firm ===
# step: trait1
# needs: trait=spread trait_in=people
G: I never catch a thing. What I always say is, one needs only to be firm, and not to breathe in. # firm
N: And then, from top to toe, {g} had got {x_them}, too. # dry
P: Sit down. Think of something sad. # quick
G: I'm thinking of it! It makes no difference! # helpless
Q: That's everybody on this side, then. Put down the time. # grave
P: It's ten past. How do you spell {x}? # writing

=== odd_spread_1_tin ===
# step: trait1
# needs: trait=spread trait_in=places
N: {p} opened a tin that had not been opened since the spring. {x_cap} had got there first. # plain
P: It was shut! I had to use both hands! # faint
Q: So it can get into what's shut. # grave
P: Apart from what's shut and what's open, what is there? # low
G: There's us. # small
N: They looked down at themselves, quite slowly, all three. # still
Q: Nobody's to touch anybody. # grave

=== odd_spread_2_line ===
# step: trait2
# needs: trait=spread
N: {h} was drawing a line, right across {ground}. {x_cap} had got past before it was done. # dry
H: Nobody goes over that line. # firm
Q: It's got over that line. # gentle
H: Then it's the others who are shut in. # firm
P: That's everybody except you. # counting
H: Good. I've only got to keep an eye on myself. # firm

=== odd_spread_2_hands ===
# step: trait2
# needs: trait=spread
Q: Where were you when it began? # pencil up
G: I was behind {hide}, washing my hands. # quick
Q: Of {x}? # sharp
G: Of nothing at all! They were quite clean! # miserable
P: Why wash them, then? # gentle
G: I heard that somebody was going to ask. # very miserable
N: {q} wrote down, hands. Under it there were now eleven pairs of them. # dry

=== odd_spread_2_cures ===
# step: trait2
# needs: trait=spread
# w: A man upside down
N: There were eleven cures for {x} by now, and a queue for every one. # dry
W: Has it gone? # upside down
P: Not yet. # kind
W: I'm to stay like this until it has. # upside down
Q: Who told you that? # stooping
W: She did. The one in the barrel. # upside down
P: And what's the barrel for? # curious
W: She doesn't like to ask. # upside down

=== odd_spread_2_step ===
# step: trait2
# needs: trait=spread trait_in=places
Q: It's worst behind us, and there's hardly any in front. # slow
P: But we came from behind us. # slow
Q: Then it's we who are bringing it. # low
H: Stop where you are! # calling
N: They stopped. They were in the middle of a step, and stood on one leg each. # dry
P: For how long? # calling
H: I'm looking it up! It only says what to do about {x} in the case of cows! # calling

=== odd_spread_2_meeting ===
# step: trait2
# needs: trait=spread trait_in=people
H: I call this meeting to order. Those who have got {x} sit on the left. # stern
N: Everybody moved over to the left. It was a squash. # dry
H: And those who haven't, on the right. # stern
G: That's only you. # muffled
H: Then the right will now vote on what's to be done with the left. # stern
N: {h} put up a hand, and was just going to speak, and had got {x_them}. # quick
Q: Move up, everybody. # kind

=== odd_spread_3_fourth ===
# step: trait3
# needs: trait=spread
G: It was me. # whispered
Q: You're the fourth. # gentle
G: The fourth who did it? # hurt
Q: The fourth who says so. One of them wasn't even here. # low
P: Why say that you began it, when you didn't? # puzzled
G: I couldn't stand it any longer. Everybody's being so brave about {x}. # small
N: They gave {g} some {food}, and put the name down with the others. # kind

=== odd_spread_3_fond ===
# step: trait3
# needs: trait=spread
P: I've stopped minding {x}. # low
Q: I know. It let up for a minute, just now, and I thought, what's wrong? # low
P: We're not meant to get fond of it. # low
Q: It's the one thing that everybody's ever had. # slow
P: There was the {food}. # trying
Q: There was only enough of that for half. # low
N: They sat, and it did not let up, and nobody could have said that it was lonely. # soft

=== odd_spread_3_reward ===
# step: trait3
# needs: trait=spread
N: On {board} it said that there would be a reward for whoever owned up to {x}. Beneath, in pencil, it said, how much? # dry
H: There! That's as good as a hand up! Who wrote that? # eager
Q: It's your writing. # looking
H: I was only curious. # red
P: Did you do it? # gentle
H: No. But I'd got as far as what I should buy. # ashamed

=== odd_spread_4_places ===
# step: trait4
# needs: trait=spread
N: Everybody was lying down, each in the proper place, as the list said. It made no difference to {x}. # grave
H: Is anybody hurt? # muffled
G: I'm bored. # muffled
H: That isn't hurt. # muffled
G: It's on the way there. # muffled
Q: We know what to do. We only need somebody to hold the lid. # low
P: I've got a lid. I don't know what it's off. # whispered

=== odd_spread_4_once ===
# step: trait4
# needs: trait=spread
Q: If only nobody had it, for one moment, all at the same time! # loud
N: They tried. It was very still. It lasted for about as long as it takes to think, it's lasting. # dry
G: That was me. I'm sorry. # small
P: You said it! You said sorry! # delighted
G: For that one. Not for {x}. # quick
Q: It's a start. Who'd like to be sorry next? # warm
N: Three hands went up. # soft

=== odd_spread_4_face ===
# step: trait4
# needs: trait=spread
N: They looked round, as though by chance. Nine people looked away, and one had not been looking. # dry
G: It's only my face. I was born with it. # at once
Q: Nobody said anything. # gentle
G: You were going to. Whenever there's anything, it's me that they look at. I've been looked at for two broken plates and a wedding. # bitter
P: Then come and look with us. From here it's the others who go red. # moving up
N: {g} came, and looked, and had never enjoyed {x} so much. # warm

=== odd_spread_5_second ===
# step: trait5
# needs: trait=spread
H: It's all to go in the book. We know who was first. Who was second to have {x}? # pencil up
G: I was! # at once
Q: You told us that you'd never had it at all! # amazed
G: That was when there was trouble in it. # dignified
N: In the end there were nine who had been second, and they had to be put side by side. # dry
P: What about me? # low
H: You were fourth. It's a very good place. # kind

=== odd_spread_5_drill ===
# step: trait5
# needs: trait=spread
N: It was agreed that from now on there should be a drill. # plain
H: Everybody walks to their place. Then somebody puts up a hand, and says, it was me. # reading
G: What's that for? # puzzled
H: It's for practice. It's the one part that we couldn't do. # honest
N: They tried it out at once. Eleven hands went up. # warm
Q: It needn't be all of you! # laughing
P: Let them. They've a good deal to catch up on. # low

=== odd_spread_5_kept ===
# step: trait5
# needs: trait=spread
H: It's over. I've been all round, and I can't find any. You may get up. # list folded
N: Nobody got up. They had just got comfortable. # dry
G: What, none? Not even a bit of it? # low
P: There's some left by {hide}. Somebody's keeping it. # low
Q: Whatever for? We had the whole place lying down, because of {x}! # baffled
G: In case it gets dull. # with dignity
