// Further ways: how one is told of it, how it is hindered, and what the big sheet was.

=== celebrate_news_funeral ===
# step: news
# needs: feast=funeral
# title: By the Back
N: {air} {a_who} {b_who} {h} had come in with {h_their} hat in both hands, and turned it round by the brim, as if it might say on the lining how one begins. # quiet
H: It's about {x_alive:{x}|{event}}. You'll have heard. # low
A: We heard. {x_alive:We were very fond of {x_them}.|We'd been meaning to come over.} # low
H: So was everyone. They've all told me, one at a time, and then they went home by the back. Nobody's said it to anybody else. # turning the hat
B: And who's to see to {event}? # after a moment
H: I thought, two people who'd know what to leave out. It needn't be fine. {x_alive:There was never anything fine about {x_them}. There was {x_sound}. You could have set a clock by it.|Nobody ever came in by that door with so little to say, and stayed so long.} # into the hat
N: They listened, all three, to where {x_alive:it used to come from|nobody was coming in}. It is a very small noise, not hearing something. # quiet
A: What does one say, at such a thing?
H: I've only ever stood at the back. {till != "":I'd have it done before {till}.|I'd do it tomorrow, before people get used to it.} # putting the hat on
B: We'll {verb}. And nobody goes home by the back. # firm

=== celebrate_news_chairs ===
# step: news
# needs: no-feast=surprise,funeral
# w: A person with a chair
# title: Bring Your Own Chair
N: {air} {a_who} {b_who} There was a chair outside {door}. By the time that they had wondered whose it was there were four. # plain
A: Excuse me. Is something on? # to the fifth
W: {event_cap}. We were told that you bring your own, and leave it with you two. # setting it down
B: Who told you that?
W: It's on the back. # turning it
N: It was on the back of all of them, in chalk: {a} and {b} will know where. They had been brought early, for the good places. # dry
A: We don't know where! We don't know when! # counting seven
H: {till != "":Before {till}.|Tomorrow.} I'd have asked you first, only you'd have said no; and then I'd have been left with the chairs. # from behind the ninth
B: Is there anything else that we're supposed to know? # faint
H: Where one gets enough to eat. And that it won't be the same without {x == event:{x_part}|{x}}. The rest is only sitting down. # comfortable
A: They've left two in the middle, with nothing on. # slow
H: Those are yours. I shouldn't think that you'll get to use them. # going

=== celebrate_hitch_crossed ===
# step: hitch
# a: careful
# title: Crossed Off
N: The list hung by {door}, with a pencil on a string; and whoever had done a thing was to cross it off. By noon nearly half was crossed off. It was {b} who thought of going to look. # plain
B: "Benches." Where are the benches? # reading
A: They're crossed off. So they've come. # busy
B: They've been. There are the four marks, where they stood. # slow
{ foe_talks:
  F: I took it that one draws a line, and then it's seen to. I've seen to nine. I did the benches first, as they're heavy. # with the pencil
  A: It's meant for when it's ready! # hot
  F: It says nothing of ready. It says {event}; and under that are forty things which I'd sooner didn't happen. # level
- else:
  A: That's no pencil. That's gone right through, and there's the same mark on the wall. # looking closer
  B: It's {foe}. {foe_theyve_cap} been all down the list. {foe_theyve_cap} got as far as the spoons. # low
}
N: They took it down. It was very nearly finished, if one read it like that. # dry
A: Then we start again, at "string". # small
B: And what about {foe}? Should {foe_they} go on it? # pencil up
A: What as? # low
B: I don't know. There isn't a line for what's against. # low

=== celebrate_price_plan_roll ===
# step: price
# skeleton: small
# makes: price=plan
# title: At the Back of the Cupboard
N: It ought to have something under it, however small it was. {q} had gone to look, and came back with a roll as long as an arm, from behind {p}'s winter things. # plain
Q: May we have this? It's only paper. # unrolling
P: Not that. # too loud
N: It had come open by then. It was {event}, in eleven colours. There were two arches, with music, and people coming in beneath; and the seat at the end was a sort of a swan. # quiet
Q: When did you do it? There's years in there. # low
P: Whenever it's gone wrong. I think, the next time it'll be like that. And then I put in a bit more of the swan. # low
Q: You might have shown us.
P: You'd have asked what it would cost; and then I couldn't have had it any more. # lower
Q: I'll put it back. We'll use a newspaper. # rolling it up
P: It'd show through. I've been over everything we've got, in my head, since you opened that door. It's the only big sheet that's white. # hoarse
N: {p} took it out of {q}'s hands, and looked once more at the swan, from quite near, as one looks whether a child is asleep. # quiet
P: There. It's good paper. Nobody's so much as sat on it. # holding it out

=== celebrate_act_vows ===
# step: act
# skeleton: held
# needs: feast=wedding end=ask,begin,place x=creature,person,group
# title: The Question in It
N: It was late, and it was not where {event} should have been. {h} stood up on a box, and had lost the paper. # plain
H: I knew it yesterday. There's a question in it. One says it twice. # feeling in every pocket
Q: You ask if they want to. # low
H: Do you want to? And do you? # aloud, to both
{ x_talks:
  X: {x_plural:We've|I've} wanted to since the spring. There was only never the evening. # not loud
- else:
  N: There was {x_sound}. It was taken as said. # soft
}
H: There's a bit more. If anybody minds, they've got to say so now. I've always hated that bit. # shutting both eyes
N: It grew so quiet that one heard who was at {door}. It was {foe}. # tense
{ foe_talks:
  F: I did mind. I've minded the whole way here. I can't think, now, what it was. # after a while
- else:
  N: They all looked round, and waited. It went on for as long as it takes to change one's mind. # hushed
}
P: {price == "seat":Then there's a place for you, third from the end. It was mine. It's quite worn in.|Then here. I've wrapped it. It's {p_keep}. It's for coming.} # holding on, then not
H: So that's that. You are. Mind the box. # opening one eye
Q: We said that we'd {verb}! # under the noise
P: We {verb_did}{till != "":, and before {till}|}. Look at them. They keep on looking at their own hands.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== celebrate_act_vows_small ===
# step: act
# skeleton: small
# needs: feast=wedding end=doors,lamp,room x=creature,person,group
# title: Nothing Else Was Ready
N: {end == "doors":They had got as far as the last door with it, and there was no further to go.|{end == "lamp":There was one lamp, and those who had come stood as near to it as they could.|There was nothing left up that one might have looked at.}} Nobody had a paper, or a ring, or knew where to stand. # plain
H: I could say it, if I had it in front of me. # wretched
Q: What's in it? Only the main thing.
H: It asks if they want to. And then it asks if they're sure. # thinking
{ x_talks:
  X: We want to. We thought that all the rest had to be there first. # low
- else:
  N: From where {x} {x_was} there came {x_sound}. It was quite sure. # soft
}
H: Then you have. I believe that that's all there ever was to {event}. I never noticed, for the hats. # amazed
N: {end == "doors":Behind them, right down the length of {place_of}, were all those who had only come to their doors to see.|{end == "lamp":It is a good light for it. One could see two faces, and not much else.|They had sat down where they were, and nobody had told them to.}} And at the back, with nothing to be against, {foe_was} {foe}. # warm
{ foe_talks:
  F: Is that it? I put a stop to the music. I put a stop to the cake. # put out
  P: I know. It wasn't in those. # kind
- else:
  P: Don't anybody run. {foe_they_cap} can't get at it. It's only two people. # low
}
Q: We said that we'd {verb}. # low
P: We {verb_did}{till != "":, and before {till}|}. I blinked, and they'd done it.{must_who != "" && must != "": And {must_who} was {must}.|} # low
