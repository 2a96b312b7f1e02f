// Ways of single tones, for steps that had two ways each.

=== teach_vow_odds ===
# step: vow
# skeleton: turned
# needs: foe=talks
# tone: noir
# a: payer
# title: Twenty to One
N: {foe_cap} {foe_was} there again, and this time had brought a piece of chalk. # low
F: Don't stop on my account. It's twenty to one at present. # writing it up
A: What is? # low
F: That you never do it. People like to have a bag of toffee on a thing. # easy
B: And who's got toffee on {a}? # sharp
F: Nobody. I've kept a line free, in case somebody should feel sorry. # easy
N: It had not gone well, that evening, with {x}. The book was open where they had begun. # quiet
A: When do they pay out? # low
F: On the day, with everyone there. {till != "":It'll be before {till}.|I'm told that there are benches.}
A: Then put this down. One bag, the large. On me, from me. # level
F: And if you should stick in the middle? # writing
A: You can chew it in the front row, and I'll have to listen. # level
B: You haven't got a large bag. # low, when they were alone
A: No. Why didn't you put anything on me? # low
B: I didn't like to spoil your odds. # to the book

=== teach_vow_reader ===
# step: vow
# skeleton: turned
# needs: foe=mute
# tone: eerie
# a: payer
# title: Chapter Two
N: It went wrong where it had gone wrong before; and at just that moment, as before, there {foe_was} {foe}. # low
A: What did you read out to me? Right before? # low
B: "And now once again." # reading
A: You read that yesterday, as well. Read me a different bit. # low
B: "Chapter two. On {x}." # reading
N: They waited. There was nothing but {noise}. # low
A: And now the other. # very low
B: "And now once again." # whispered
N: And there {foe_was} {foe}. # still
A: {foe_they_cap} {foe_plural:know|knows} the book. # whispered
B: Perhaps we're not the only ones who are learning it. # whispered
H: You're up on {board} for the day. {lesson_cap}, it says. Shall I rub you out? # putting in a head
A: No. I'll do it on the day. And leave a place for {foe}, in the front. I want {foe_them} where I can see. # rather white
B: And what do I do? # low
A: You read. And when you get to that bit, you read it as if we didn't mind. # low

=== teach_vow_glove ===
# step: vow
# skeleton: turned
# needs: foe=talks
# tone: epic
# a: payer
# title: At the Wrong Person
F: So the rumour is true. Somebody here thinks to master {x}. # from above
N: It was {foe}, of course, and at the worst moment that there was. # flat
A: I'm only at the beginning. # red
F: One sees that. I'd heard of it as far away as {far}, and I said, let them have their joke. Is that the page? It's the first page. # bending over the book
B: It's a very long page. # loyal
A: I'll do it. Before all {place_of}. {till != "":By {till}.|On the day that's set.} I call you to be there. # standing up
F: You challenge me? It's usual to throw something down. # pleased
N: {a} had a mitten, and threw it. It was a light one, and went rather to the left. # dry
H: Ow. Whose is this? What have I said yes to? # stopping, with benches
F: It'll do. I shall sit in the middle, and I don't clap. # going
B: You've challenged {h}, as well. # low
A: Then there'll be one that I can beat. # sitting down, low
