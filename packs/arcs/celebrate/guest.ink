// Where the feast is somebody's: why it is theirs, what they would like, and what they got. x is alive in all of these.

=== celebrate_news_guest ===
# step: news
# needs: x=creature,person,group no-feast=funeral
# title: Who Held the Plates
N: {air} {a_who} {b_who} It all came of something about {x} that nobody had noticed. # plain
{ x_talks:
  X: Is it nice, when it's {event_a} and it's all for you? From behind the plates one can't tell. # in passing
  A: Haven't you ever had one of your own? # struck
  X: Somebody's got to hold the plates. # without complaint
- else:
  N: There was an old paper on {board}, left over from {event_a}. It had been somebody else's. {x_cap} {x_was} looking at it; and there was {x_sound}. # quiet
  A: Has nobody ever given {x_them} one? # struck
}
B: Never. I'd know. I've been to all of them. # having counted back
H: I've got a book of them. There's everybody's in it. There's the cat's. # fetching it
N: They went down the pages with a finger. {x_cap} {x_was} in it forty times, each time at the bottom, under plates. # flat
A: Then this one's for {x}. {event_cap}. All of it. # shutting the book
H: {till != "":Before {till}?|When?} And who's to see to it?
A: We are. We'll {verb}; and {crowd} will be there, and it'll all be for {x}. # firm
B: And who holds the plates? # after a moment
A: You and I.

=== celebrate_ready_guest ===
# step: ready
# needs: x=creature,person,group no-feast=funeral
# a: careful
# b: bold
A: What would {x} like best? That ought to come first. # pencil up
B: Dancing. # at once
A: That's what you'd like.
B: Then {food}.
A: That's what {g} would like. What would {x} like? # pencil up
N: It went very quiet. They had known {x} for as long as they had known anybody. # dry
G: {x_they_cap} never {x_plural:say|says}. # uneasy
A: We've never asked. # ashamed
N: So they watched {x} for a whole afternoon, from {hide}, with the pencil. # plain
B: {x_they_cap} stopped by {edge}, and looked at the people going by. {x_they_cap} moved up a bit on the seat, in case anyone would like to sit down. # whispered
A: And did they? # writing
B: No. They were going somewhere. # whispered
N: By evening there were two things on the list. It said: people. It said: sitting down. # quiet
A: It isn't the food at all. {x_they_cap} only {x_plural:want|wants} everybody to stop for a bit. # slow
B: Then we'll {verb}, and we'll need a great many chairs. # getting up

=== celebrate_feast_guest_plan ===
# step: feast
# skeleton: small
# needs: price=plan x=creature,person,group no-feast=funeral
N: {p} did not sit down. {p_they_cap} was going round with the plates, and had got as far as {x}. # plain
P: It's not what I meant it to be. There were to be two arches. I'd drawn you a seat with a swan. It's all on the back of that. # low
{ x_talks:
  X: Is this for me? All of them? # looking round
  P: There was going to be music.
  X: They've sat down. They've all sat down, at once. They've never once done that. # not hearing
- else:
  N: {x_cap} {x_was} not looking at the place where the arches should have been. {x_they_cap} {x_was} looking at one face after another, all the way along; and there was {x_sound}. # soft
  Q: {x_theyve_cap} never had so many people stop. # low
}
N: {p} stood there, with the plates. Then {p_they} turned over the big sheet of paper, with the swan, so that the drawing was underneath, and put a dish on it. # quiet
Q: Don't you mind about it? # low
P: I drew that for six years, and there was never anyone in it. I forgot to put in {x}. # low
Q: And {stake_fixed}. {h} told me, with {h_their} mouth full. # happy
P: Give me the rest of the plates. I'm good at this. # happy

=== celebrate_feast_guest_knots ===
# step: feast
# skeleton: small
# needs: price=keep x=creature,person,group no-feast=funeral
N: There was one thing wrong, and it was {x} who found it out. # plain
{ x_talks:
  X: What have you done with {p_keep}? # to {p}
  P: I lent it out. # at once
  X: For this? For {x_plural:ours|mine}? # after a while
- else:
  N: {x_cap} came and looked at {p}'s pocket, and then at the other pocket; and then at {p}. # quiet
  Q: {x_theyve_cap} noticed, about {p_keep}. # low
}
P: It's only a thing. I wanted an hour for you with nothing to spoil it, and that's what it cost. # short
Q: It was more than an hour. It's dark out. # low
N: {x_cap} thought about it. Then {x_they} moved up, on the seat, till there was room for one; and it was clear for whom. # soft
{ foe_talks:
  F: I've got it here. I've undone all the knots. Nobody's ever left me a thing to undo. I thought I'd come in, and say that it was well tied. # from the door, gruff
  P: Keep it, for tonight. There's room on that side, too. # moving up
- else:
  Q: And {foe} never came. {foe_they_cap} must be at the knots still. # low
  P: They were your good ones. # moving up
}
Q: Look at them all. {stake_fixed_cap}; and all of it for {x}. # warm
P: I'd do it again. Not tomorrow. # thick

=== celebrate_feast_guest_seat ===
# step: feast
# skeleton: held
# needs: price=seat x=creature,person,group no-feast=funeral
N: Everybody had a place but {p}, who was going round with the dish. So it was {p} who saw {x}, from behind, sitting very straight. # plain
P: Is it all right? Is there something that you haven't got? # bending down
{ x_talks:
  X: {x_plural:We keep|I keep} getting up to fetch the plates. And they're all fetched. # low
  P: That's because I'm doing it.
  X: Does it hurt your back? It's about now that it hurts. # low
- else:
  N: {x_cap} looked at the dish, and half got up to take it; and was given a piece of what was on it instead. There was {x_sound}. # soft
  Q: {x_they_cap} can't get used to it. Forty times with the plates, and now they come to {x_them}. # low
}
N: Across the table {foe} had {p}'s old seat, the third from the end, and was telling {h} a thing, badly, with both elbows. # dry
Q: You gave that up, and all you've got is backs. # low, passing the bread
P: You see different things. {h} has got a patch on the collar. I never knew. And from here I can see {x_whose} ears going red. # low
Q: Is that good?
P: {stake_fixed_cap}; and they've all got a cup up, for {x}. I'd not have seen that from the third from the end. I'd have been drinking. # low

=== celebrate_feast_guest_keep ===
# step: feast
# skeleton: held
# needs: price=keep x=creature,person,group no-feast=funeral
N: When it was late they sang, for {x}. They had to do it twice, since at the first go everybody had started somewhere else. # warm
{ x_talks:
  X: What does one do, while it's going on? # low, scarlet
  P: You just sit there, and be sung at. # low
- else:
  N: {x_cap} sat there, and was sung at, and held on to the table. There was {x_sound}, in the wrong place, and it was the best part. # warm
}
N: Only {foe} did not sing. {foe_cap} {foe_was} holding {p_keep}, in its paper, and had not undone it. # quiet
{ foe_talks:
  F: I've never been given one. I don't like to spoil the outside. # gruff
  P: It's nothing to look at. It's only what I'd have missed the most. # low
  F: Then hadn't you better have it back? # gruffer
  P: No. I'd miss you more, if you went off now. You know all the words. # surprised to hear it
- else:
  Q: {foe_theyve_cap} got it right up close. You won't see that again. # low
  P: No. But look how quiet it's kept things. # low
}
Q: So {stake_fixed}. And {x} {x_has} had one that was {x_their} own. # warm
P: Get {h} to put it in the book. At the top of a page. And somebody put down who held the plates. # sitting down at last
