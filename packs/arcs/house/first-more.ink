// Episode 1, third ways: visit, unlisted, until (list); comes, mixed (twice). Episode 2: seen (list), alike (twice).

=== house_visit_nails ===
# step: visit
# skeleton: list
# w: The one with the list
# title: Eleven Nails
N: {air} {a_who} {b_who} Somebody was counting the nails in {door}, with her nose very near to it. # dry
A: Excuse me. Are those your nails? # polite
W: They're nobody's, till I've counted them. Eleven. # ticking
B: Is that a list? What's on it?
W: Everything that there is in {place_of}. I tick what I find, and that stays where it is. What's here, and isn't on the list, goes off on the cart, at six. # turning over
G: I think that I've been counted. She looked at both of my feet. # uneasy
W: I was looking at what you stand on. I've not got as far as people. Now, {foe}. I've got {foe_them} down for {den}. Is that right? # pencil up
{ b_kind:
- "planner": B: It's all in columns. Look at that. She's ruled them by hand. # drawn to it
- "explorer": B: How far does it go? Is there a last page? # drawn to it
- "wildcard": B: And if I ate something, just now? Between one tick and the next? # drawn to it
- else: B: Have you walked all this way by yourself? With all that to carry? # shocked
}

=== house_unlisted_spell ===
# step: unlisted
# skeleton: list
# w: The visitor
# title: Spell It
N: They showed her round. She was pleased with all of it, until she walked into {x}. # plain
W: I beg its pardon. What is that? # rubbing her elbow
B: It's {x}! # surprised
W: Spell it.
N: {b} spelt it. She looked under the first letter, and under the last; and then, because she was fair, under all those in the middle. # dry
W: There's no such thing. # shutting the list on a finger
A: You've still got your elbow on {x_part}!
W: I've walked into a good many things that weren't there. I had a bruise off one. # patient
H: That's been here for longer than I have. Everybody in {place_of} knows it. # not loud
W: I'm sure. But it's here, and it isn't down. So it goes off on the cart at six, with whatever else is left over. # gentle
G: Where to? # in a whisper
W: To the shed. It's quite dry. # writing
G: And if we all stood in front of it?
W: Then I'd wait till you got hungry. I've brought a sandwich. # not unkind

=== house_until_chalk ===
# step: until
# skeleton: list
# w: The visitor
# title: All Round It in Chalk
N: When they came back she had drawn round {x} in chalk, very exactly, on {ground}. # still
A: What's that for?
W: It's so that he'll know what to lift. He can't read. He comes at six. # blowing chalk off her fingers
B: And there's nothing that'd stop it? Nothing at all?
W: It would have to be in use. If I saw, with my own eyes, that somebody couldn't do without it, I'd put it down, and gladly. I don't enjoy this part. # low
H: I couldn't do without it. # at once
W: What is it that you do with it?
N: {h} thought. One heard {noise}. # dry
H: I {x_used}, when I was small. And I put it straight. # stiff
W: And then what?
H: Then it's straight. # stiffer
W: I'd need something more than that. You've until six. {till != "":I know that there's {till} to come after, but he won't wait for it.|I'd make it seven, but it isn't my cart.} # going off, with the chalk
G: It goes all the way round. There's not a gap in it. # following the line with a foot
A: Six. # to {b}
B: Then it's got to be something that she'll see. # looking at {x}

=== house_seen_pencil ===
# step: seen
# skeleton: list
# w: The visitor
# title: What the Other Pencil Was For
N: She had left the list on {ground}, under a stone, and gone to wash her hands; and the draught turned it over. They did not touch it. They only read it. # quiet
A: This is the back. It's all drawings. # low
B: There's a chair, with one arm. There's a clock. There's hundreds of them. They're ever so good. # low
A: "Chair, one arm. Sent off on the fourth of May. Somebody had been sitting in it." # reading
H: Sent off? Then that's the overs. That's all the things that weren't on the list. # over their shoulders
B: She's drawn them. Every one, before it went on the cart. # slow
G: What did she do that for? Nobody'd ask her to.
A: So that they'd be down somewhere. # low
N: On the last page she had begun on {x}. She had got as far as {x_part}, and rubbed that out, and done it again, better. # soft
W: It isn't allowed. That's what the other pencil's for. # behind them
B: Then you don't want to send it off! # turning round
W: I never did want to. Not once. But there isn't a column for what I want. # taking back the list

=== house_comes_signed ===
# step: comes
# skeleton: twice
# title: Signed For
N: {air} {a_who} {b_who} It was {g} who had signed for it. {g} will sign for anything. # dry
G: It's a parcel! I said that it was for us. # out of breath
A: And is it?
G: I didn't like to ask. He'd carried it such a way; and it's so seldom that anybody wants my name. # less sure
B: I've never seen as much string in one place. You take that end. # pulling
H: That's {x}. Who's been wrapping up {x}? # coming in
A: Look behind you. # slow
N: There {x_was} {x}, in the same place as ever. And here, in the brown paper, {x_was} {x}. # still
B: There's two of it! # whispered
H: There can't be. There was only ever the one. # sitting down
A: Where's the label?
G: I kept it, for the stamp. # holding it out
A: "To {foe}." In capitals, and every one's been gone over twice. That's somebody who doesn't get much post. # reading
G: That isn't us. # small

=== house_mixed_sheet ===
# step: mixed
# skeleton: twice
# makes: mix=sheet
# title: Under a Sheet
A: We'll look at them side by side, in the light. You take theirs, and I'll take ours. Ours is the one that I've got. # lifting
B: And this is theirs. I'll know by my having it. # lifting
N: They went out by {door}; and at that moment {g} came in by it, backwards, with a sheet to fold. # quick
S: crash
N: They were some time under the sheet. When they had found the edge there lay on {ground}, next to each other, {x} and {x}. # still
A: Which did I have? # on both knees
B: The one on that side. Only I think that you were on this side.
G: You both went round. I know, I was holding on to one of you. # from the last of the sheet
H: Don't fuss. I've had that in my hands every day for eleven years. Let me see. # coming
N: {h} bent down, and looked at the one, and at the other, and wiped {h_their} glasses, and looked again. # quiet
H: I can't tell. # straightening up
B: So one of those is ours, and one's {foe_whose}. And nobody knows which. # low

=== house_alike_what_parcel ===
# step: alike
# skeleton: twice
# title: What Parcel?
A: There's one thing that we've not thought of. We could say that it never came. # to the wall
B: You couldn't.
A: I could. I'd say, what parcel? I've got the face for it. Then we'd have {x} twice over, and it'd never matter which was which. # turning round
H: It would work. # not looking at anyone
B: Do it, then. Do it to me. I'm {foe}. I've come all the way from {den}, and I've got my hat off. # taking it off
A: Good evening. # brisk
B: I only wondered if there'd been anything for me. # hat in hand
A: No. # less brisk
B: It'd have had string on. Somebody did it up very nicely. You'd have noticed. # hat in hand
A: What... # and stopped
N: {a} tried it three times more. It never got as far as "parcel". # dry
A: It's the string. I can see it from here. # wretched
G: I've been winding it up. I thought it'd be wanted. # with the ball
H: I'd have kept both. I say so, as nobody else will. I'd have kept the two of them, and not slept. # gruff
B: So one of them's got to go. # putting the hat back on
