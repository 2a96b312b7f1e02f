// Further ways of the first episode: how one comes to ask, how one is asked, and whom everybody suspects.

=== findout_puzzle_bet ===
# step: puzzle
# needs: x=thing no-vast
# title: Doubled Every Day
N: {air} {a_who} {b_who} {a} owed {h} beans. It had been a small bet, to begin with. # dry
B: What about?
A: {x_cap}. I'd said that anyone with two eyes must know {ask}; and {h} said, well, go on. # gloomy
B: And what did you say?
A: I said, by the evening. That was a week ago, and it's been doubled every day. There aren't as many beans. # low
B: Doesn't anybody know?
A: Nobody knows. They all make a face as if they'd had it a minute ago, and put it down somewhere. # bitter
N: They went to have a look. It was just as on any other day, but that one could not leave off. # quiet
B: I'm not in this. I only came to ask if you'd like some {food}. # firm
A: You've been standing there for some time.
B: It's just that it can't be so very hard. # crouching down
A: That's what I said. Those were the words. # fair

=== findout_puzzle_visitor ===
# step: puzzle
# needs: x=thing no-vast
# w: A person with a small bag
# title: Is This the One?
N: {air} {a_who} {b_who} In front of {x} stood somebody with a small bag, who was not from there, and had taken off a hat. # plain
W: Is this the one? I've come a good way.
A: I suppose that it is. What have you heard?
W: That nobody knows {ask}. I thought, that can't be so. There are people living round it. # interested
B: We've been busy. # stiff
W: Of course. And what do you say to those who come?
N: They looked at each other. It was a perfectly civil question. # dry
A: We say, it's over there. # honest
W: I see. I'll be by again at the end of the week, on my way back. I like to hear a thing from somebody who lives next to it. # writing that down
N: The small bag went off, and at the corner it turned round once more to look. # quiet
A: I've gone past that every day of my life. # slow
B: We could find out. By the end of the week. So that one had something to say. # low
A: It's the hat. Nobody's ever taken off a hat to it. # low

=== findout_asked_tin ===
# step: asked
# title: Half of Them
N: {h} had put everybody's name into a tin, and shook it, and drew one. It was {a}. {h} drew again, and it was {b}. # brisk
A: What have we won? # hopeful
H: It's to find out {ask}. # reading it off the lid
B: You shook that for a long time. # looking at {h_them}
H: I wanted it to be fair. # busy with the lid
N: {b} took one out behind {h}'s back. It said {a}. So did the next. # dry
B: They're all us! # whispered
H: Half of them are. I do know how many I put in. # not turning round
A: But why?
H: Since until it's known {stake}. And since you two are the only ones who'd have brought the tin back. # plain
A: We'd have done it if you'd asked.
H: I know you would. I thought that it'd be nicer to have won it. # gruff

=== findout_suspect_paper ===
# step: suspect
# needs: foe=talks
# title: Two Picnics
N: On {board} there was a paper, to be signed by whoever thought that it was {foe}. It had had to go on over the page. # dry
A: What do they say? # craning
B: "Looks it." "Has a way of walking." "Was not at the picnic." "Was at the picnic." # reading down
A: It can't be both.
F: There were two picnics. # close behind them
N: {foe_cap} had come to see how it was getting on, and had brought a pencil. # dry
F: I'd like to sign the one about the walking. It's quite true. # mild
B: Doesn't it make you angry? # struck
F: It did on Monday. By now I mostly look at the spelling. # frank
A: Do you know {ask}?
F: You're the first who's put it like that, with the voice going up. I'd have to think. I've only got answers to the other thing. # slow
B: That isn't no. # low
A: It's more than they've got on the paper. # low
