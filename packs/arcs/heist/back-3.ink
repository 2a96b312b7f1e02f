// BACK, episode 3: who made the paper one (way3=watch, ask, told), why h took x, and what it costs p that nobody is ever to know (price=keep, blame, hush).

=== heist_go3_paint ===
# step: go3
# skeleton: back
# a: bold
# door: Hide there, and see who paints
# style: bold
# recall: hidden there, to see who was painting
# makes: way3=watch
N: They hid, as near to the cloth as one could, and waited for whoever did the painting. # hushed
A: How long does it take? # whispered
B: It depends how much you mind. # whispered
A: I'd have done it in a morning, with one big brush. # whispered
B: That's how we know that it isn't you. # whispered
N: It got late. {noise_cap} said what it had said before. Then there was a very small light, with something held round it, and somebody who did not want to be heard. # still
A: Don't look. # whispered
B: That's what we came for! # whispered
A: I know. I've only just thought that I might be sorry for them. # whispered

=== heist_go3_pots ===
# step: go3
# skeleton: back
# a: careful
# door: Ask [g] about small pots of paint
# style: clever
# recall: asked [g] about small pots of paint
# makes: way3=ask
N: They asked {g}, who knows what everybody has under their coat. # brisk
G: {g_says}
A: It's about paint. Small pots of it. Has anybody been getting any? # light
G: There's one goes every week. It's always the same colour, and there's a brush with it, with three hairs. # interested
B: What colour's that? # low
G: I couldn't tell you what it's called. It's the colour of {x}. # simple
A: And who has it? # low
G: I didn't like to look. I said, is it for something nice? And there was such a sigh that I never asked for the money. # thoughtful
B: We know that sigh. {h} has got one just like it. # low

=== heist_go3_told ===
# step: go3
# skeleton: back
# door: Tell [h] what is under the cloth
# style: honest
# recall: told [h] what was under the cloth
# makes: way3=told
N: They went back to {h}, and put the bag on the table; and {h} looked at it, and had to sit. # plain
H: You've still got {x_them}. # low
A: There's one there already. It's made of paper. # gentle
H: Then it's known. Somebody's known it, all this time. # low
B: And never said a word. # gentle
H: I've been past there every day since the spring. I took off my hat, so as to look like the rest. I've been taking off my hat to paste. # slow
A: Who'd do such a thing? # low
H: Whoever'd have got the blame. I only ever thought of who'd blame me. # slower
N: There is not more than one who gets the blame, where there is only one who guards. # quiet

=== heist_whose_hairs ===
# step: whose
# skeleton: back
# needs: way3=watch
# title: Three Hairs
N: It was {one}. # still
{ foe_talks:
  F: There. There. Just the one side, and then you may have your cloth on. # to the paper
- else:
  N: There was a pot, and a brush with three hairs; and {one}, bent close, was going over {x_part}, where it had rubbed. # hushed
}
A: It's the guard. It was the guard who made it. # whispered
B: One day the cloth was lifted, and there was nothing there. And the next day there had to be. # whispered
A: And since then it's been every night, so that nobody should know who'd lost {x}. # whispered
B: But nobody lost {x_them}. It was {h}. # whispered
A: And how's {foe} to know that? # whispered
N: It went on for a long time. In the bag, between the two of them, was {x}, and they each had a hand on it, as one has on a dog that may bark. # soft

=== heist_whose_row ===
# step: whose
# skeleton: back
# needs: way3=ask,told
# title: The Ones That Had Not Come Out
N: {way3 == "ask":They went after the next pot of paint, a good way behind. It was taken along by {way_there}.|They took {h} with them, and waited by {way_there}, until somebody went past with a pot of paint.} # quiet
A: That's {one}! # whispered
B: Then it's the guard who does it? # whispered
N: In a corner, all in a row, were the ones that had not come out. There were eleven, and you could see how they had got better. # hushed
A: The first one's a potato. # whispered
B: That's what was under the cloth, on the first day. We took off our hats to a potato. # whispered
{ foe_talks:
  F: A drop more on {x_part}. And nobody's noticed. And nobody ever shall. # muttering
- else:
  N: {one_cap} set the newest of them straight, and went back a step to look, and came and set it straight again. # soft
}
A: So {foe} {foe_has} been ashamed as well. It's been the whole of the time. # whispered
B: The one took it, and the other thinks that it got lost, and they go past each other every morning. # whispered

=== heist_truth_twice ===
# step: truth
# skeleton: back
H: Then I've only got to go and say that it was me. # grey
A: You could. And then {foe} {foe_has} to own up to the paper. # gentle
H: In front of everybody? # low
B: It'd be known that {x} {x_was} gone, and it'd be known that somebody knew. That's twice as much as you wanted. # gentle
N: {h} walked up and down. It was not a big room for it. # dry
H: And if one morning {x} simply {x_was} there, and the paper wasn't? # stopping
A: Then {foe} would know that somebody knows, and lie there wondering who. # thinking
H: I've done that since the spring. I wouldn't wish it on anybody. # low
B: So it's got to go back so that it was never gone, and the paper was never there, and there's nobody who saw to it. # slow
A: Is that all? # faint

=== heist_truth_supper ===
# step: truth
# skeleton: back
A: What did you want {x_them} for? # gentle
H: You'll laugh. # low
B: We shan't. # gentle
H: I wanted to have {x_them} at home. I put {x_them} on the table, and I had my supper across from {x_them}. That's all I did. I used a napkin. It was the nicest evening that I'd had since I don't know when. # low
N: Nobody laughed. # quiet
A: And then you couldn't get in again? # gentle
H: I could have. I had one evening more. And by then it was a bit late, and after that it was too late. # low
B: And over there somebody was sitting up with a pot of paste. # low
H: If I'd known that, I'd have asked them round. We might have been ashamed together. # slow
A: That's the one thing that can't be. If either of you hears about the other, then it happened. # thinking

=== heist_price_drawer ===
# step: price
# skeleton: back
# needs: way3=watch
# makes: price=keep
N: There was one thing left, and it was a drawer. # quiet
Q: It'll be empty. {h} will have supper across from nothing at all. And some evening {h} will go out, just to look at {x}, and it'll all begin again. # low
P: Unless there's something else across from {h_them}. # slow
Q: It'd have to be worth a napkin. # low
N: {p} had already put a hand on {p_keep}. # quiet
P: {p_keepwhy} # low
Q: I know. I never said a thing. # low
P: It needn't be for good. It could be just for suppers. # not looking
Q: You're giving it away, {p}. # gentle
P: I'm lending it. It's only that I'm not going to ask. # gruff

=== heist_price_sack ===
# step: price
# skeleton: back
# needs: way3=ask
# makes: price=blame
Q: Somebody'll have to draw off {foe}. A noise won't do it. It'd have to be a real catch. # slow
P: A catch of whom? # slow
Q: Of a thief. With a sack. # not looking
P: But we're the only people in the world who aren't stealing {x}! # hurt
Q: I know. # low
P: They'd say for ever that I'd tried to. They'd nudge each other. # low
N: {p} looked at both hands for a time, front and back. They were clean. # quiet
P: What does one put in the sack, when one's come to steal? # low
Q: Nothing. That's how they'll know. # low
P: I was never caught for a thing that I hadn't done. I hope that I shall be any good at it. # brave

=== heist_price_ninety ===
# step: price
# skeleton: back
# needs: way3=told
# makes: price=hush
P: It's the best thing that anybody ever did. To break in, and bring something! I've been thinking how to tell it. # glowing
Q: You can't tell it. # gentle
P: I don't mean now. Later on. # sure
Q: Nor later on. Not to {g}, and not when you're ninety. As soon as one person knows that {x} {x_was} gone, then {x_they} {x_was}. # gentle
N: {p} opened {p_their} mouth, and shut it. # dry
P: What if they ask? # small
Q: They never will. That's how we'll know that we've done it. # low
P: I'd sooner have given a finger. # honest
Q: I'd sooner that you had, too. You're going to be unbearable. # fond
P: It'd begin with a pillowcase. # low, to nobody
