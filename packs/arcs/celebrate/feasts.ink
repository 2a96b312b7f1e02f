// What sort of feast it is, as it is got ready; and two more ways of getting it to do.

=== celebrate_news_spoons ===
# step: news
# needs: no-feast=funeral
# title: The Short Spoon
N: {air} {a_who} {b_who} They were drawing lots, for {event}, and it was done with spoons. Whoever had the short one saw to everything. # plain
H: Nobody's to look, and nobody's to feel. {a}. # holding out a jug
A: Long. # relieved
H: {b}.
B: Long! # more relieved
N: It went round {crowd}, and everybody's was long. # dry
A: Then who's got it?
H: That's a funny thing. I've got it here. It must have stuck to my hand. # very red
B: You held on to it? # slow
H: I did it last time, and the time before. I've never once sat down at it. I only know what it's like from behind, with a pot in each hand, and I thought, if I just don't say. # low
A: Give it here. # low
B: Give it to both of us. We'll have an end each. # low
H: It's {x == event:{x_part}|{x}} that they'll ask about first. I'll show you where, no. I won't. I'm sitting down. {till != "":It wants to be done before {till}.|It's tomorrow.} # happy

=== celebrate_news_box ===
# step: news
# needs: no-feast=funeral
# title: Please Pick Up
N: {air} {a_who} {b_who} Somebody had left a box, by {hide}, where one fell over it. There was a label: {event}, everything for. # plain
A: It's very light. # lifting it
H: It gets lighter every time. # stepping out, relieved
B: Is it yours? # startled
H: It was till you picked it up. Whoever's got the box has to see to it. I've walked about since Sunday, looking for two people with nothing in their hands. # fast
N: There was a ball of string in it, and a list on which everything had been ticked by somebody else, and one spoon. # dry
A: {x == event:{x_part_cap}|{x_cap}} isn't in here. It's at the top of the list, it's underlined, and it isn't in here. # reading
H: No. That you have to find new each time. # going
B: When's it for? # calling after
H: {till != "":Before {till}|Tomorrow}! I'd have put it on the lid, but then people don't pick it up. # from further off
A: We could leave it for somebody else to fall over. # low
B: I've got the string round my thumb already. # low

=== celebrate_ready_wedding ===
# step: ready
# needs: feast=wedding
# title: Who Sits by the Trombone
N: {a} had drawn the tables as rounds, and wrote names round them, and rubbed them out. At a wedding there are two lots of people, and somebody has to sit where they meet. # brisk
A: The aunt goes by the trombone. Then she needn't hear what's said. # writing
B: And who's by the door?
A: Whoever cries first. # writing
B: That's {h}. {h_they_cap} {h_plural:start|starts} at the envelope. # sure
H: I do not! It's only such good paper. # thick, from behind a handkerchief
N: By evening there were nine tables, and at each of them one person more than would go round it. # dry
B: Couldn't two of those be married to each other as well? They'd take less room. # studying it
A: I should think that's how it began. # dry
B: Has anybody asked the pair themselves what they'd like? # slow
A: Somebody did. It's written down here, on the first day. "Soup. And to sit together." # reading
B: That's all? # low
A: We said that we'd {verb}, and we will. I'll put the soup under "soup". # firm
B: And where have you got them sitting?
A: At two different tables. It came out neater. # very small

=== celebrate_ready_birthday ===
# step: ready
# needs: feast=birthday no-water no-under
# title: One to Find the Knife By
N: There was the matter of how many candles. They had asked three people, and been told three numbers. # dry
A: {h} says that it's rude to count.
B: Then how do you know where to stop?
A: You light them till somebody goes pink. # guessing
G: I always put one extra for luck. And one for the year that went too fast. And one that you don't blow out. # holding out a box
B: What's that for? # interested
G: To find the knife by. # simple
N: They tried it, along {edge}, to see how it would look. They lit the first. It looked so much like somebody's birthday, all at once, that they left off talking. # soft
A: It's only the one candle. # whispered
B: I know. I was about to sing. # whispered
A: Blow it out. We said that we'd {verb}, and we'll want it for that. # low
B: I can't. You've got to have a wish, or it's only breath. # low
A: Then wish that there'll be enough of everything. # practical
B: That's not a wish. That's your list. # and blew

=== celebrate_ready_surprise ===
# step: ready
# needs: feast=surprise
# title: A Person with a Stiff Arm
N: It was to be a surprise. So whatever was brought had to be carried past the very person whom it was for, looking like something else. # brisk
A: What are you? # low, in passing
B: Somebody with a stiff arm. It's forty paper hats. What are you? # low
A: I'm moving a wardrobe. It's full of people, they're practising how to keep still. # low
N: From the wardrobe came a sneeze, and then eleven voices, saying hush. # dry
H: I've been asked straight out. "What's everyone whispering about?" And I said, nothing nice. I couldn't think of anything else! # wretched
A: And what happened? # dreading it
H: It worked. There were no more questions. Only somebody going off, with both hands in their pockets, kicking a stone. # wretched
N: They put down the wardrobe. It let out a breath. # quiet
B: That's what's wrong with a surprise. Till it comes it's just all of us being horrid. # low
A: Then it can't be a long one. We said that we'd {verb}, and it'll have to be quick, or it won't be a surprise. It'll be an apology. # firm
B: I could go and kick a stone as well. Near by. Not saying anything. # low
A: Leave the hats here. You rustle. # low

=== celebrate_ready_ball ===
# step: ready
# needs: feast=ball
# title: Oneself, with a Feather
N: Everybody was to come as something. {a} had the pins. # brisk
B: {h} was a pirate last time. # digging
A: Last time {h} was a queen. It only came out as a pirate. # through pins
H: I don't want to be stared at. # from inside a curtain
A: No. # patient
H: I'd like to be stared at a bit. # after a moment
A: Turn round. Who do you want to be? You needn't say it loud. # patient
H: Somebody who'd go up to a person and ask for the second dance. Not the first. Anyone can have the first. # muffled
N: {a} took out four pins, and put back two, and a feather. What came out of the curtain was {h}; but it was a good inch taller, and walked as if there were a sword somewhere. # plain
B: Who is it? # whispered
A: It's {h}, with a feather. I've looked into it. It's all that anyone ever goes as. # low
B: I'm a teapot. # hurt
A: You're a very good teapot. We said that we'd {verb}, and somebody's got to pour. # warm
H: Which is the second dance? Is it after the first? # pacing

=== celebrate_ready_holiday ===
# step: ready
# needs: feast=holiday
# title: The Right Way
N: Everybody knew how it was done. There was one right way, and they had asked two people for it. # dry
H: First the lamps, and then the food. It's always been so. # firm
G: First the food! You'd have us sit there in the light, and look at it getting cold? # shocked
H: One does look at it. That's the best of it.
G: My grandmother would have had something to say to that! # hot
H: Mine did have! She said it over the wall, every year, with a ladle! # hot
N: It grew quiet. It came out, by and by, that there had been one wall, and one ladle, and that it had been thrown back. # dry
N: So they put down what nobody had any quarrel with. It took up three lines. # plain
A: "Something's lit. Something's burnt. And no one's by themselves." # reading
B: Is that the whole of it? I've seen people need a fortnight for it. # surprised
A: That's the wall. We said that we'd {verb}, and we will. We'll do without the wall. # low
H: I've still got the ladle. # low, to {g}

=== celebrate_ready_funeral ===
# step: ready
# needs: feast=funeral
# title: On Monday, Washed
N: Whoever came was to bring one thing to remember by, and put it on the table. It was meant to be done quietly. # soft
H: I've a spoon. It was borrowed off me on the Sunday, every week, and on the Monday I had it back, washed. I never knew if that was for friendship, or for want of a spoon. # low
A: Put it by the umbrella. That was lent to nine different people. They're all here. # low
G: I've brought nothing but a rude story. # low
B: That goes at the end, by {food}. # low
N: The heap grew. There was a glove, and half of a bet, and a recipe with the one thing left out that would have made it work. # quiet
H: So that's why it never rose! # before {h_they} could stop
N: Somebody laughed, and put a hand over it. It came out round the sides. # warm
A: Is one allowed to? # whispered
B: I don't know. It's what I always did, when we had the company we're thinking of. I can't be expected to stop today. # whispered
A: We said that we'd {verb}. We never said with what face. # low
H: I'll want that spoon back, by the way. On the Monday. # and blew {h_their} nose
