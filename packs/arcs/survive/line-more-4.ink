// LINE, episode 4, second ways: go4 and act (end), after (price).

=== survive_go4_sorry_comma ===
# step: go4
# skeleton: line stranded
# door: Read out a sorry, and stop at the comma
# style: honest
# recall: read out a sorry, and stopped at the comma
# title: After the Comma
# makes: end=sorry
N: {p} had written it down, on the back of a list, in order not to be talked out of it. # dry
P: "I'm sorry." There's a comma, and I've crossed out what came next. # reading, loud
H: What was it that came next?
P: It began with "but". # honest
Q: You can't just say it! I was waiting until you'd got to! I had a whole face ready! # up at once
P: I know. I've been looking at that face for two days. It's so tired. I thought, one of us will have to, or else it'll stick. # getting up
Q: Then I'm sorry {crumb == "raisin":about the coat|{crumb == "breath":for what was said about noses|about the list}}. I've been sorry since a minute after. It's been like holding in a sneeze. # in a rush
G: May I be sorry? I've not done anything, but I've got it all ready. # with a hand up
P: You're let off. # hoarse
N: They had come right up to the line, the two of them. It turned out to be just the width of a toe. # quiet
Q: I'd have gone on, you know. I'd have won. # low
P: I know you would. You'd have had all of that end to yourself. # low

=== survive_go4_rub_socks ===
# step: go4
# skeleton: line stranded
# door: Find another use for the line
# style: kind
# recall: found another use for the line
# title: The First Sock
# makes: end=rub
N: {g} hung the first sock on it. {g} meant nothing by it. There was a line; and there was a sock. # dry
H: That's a frontier! # scandalized
G: It's damp. # reasonable
A: If there's to be that one, then there's mine. It's been wet since it was drawn. # not looking at anyone
B: You'll want it higher. It'll drag. I can hold up my end. # not looking at anyone
N: So they held it up, each by a knot. {g} went along underneath it with the rest, and in and out, from this side to that, as though there were no such thing. # quiet
A: It's a good line, for that. # after a time
B: We could tie it out of the way. There's a place, over the lamp. # after a time
A: I'd have to come to your side, to reach.
B: I was going to say that. # gruff
N: And when it was up they stood beneath it, among the socks, and looked to see where it had been. There was a mark, like the mark round a wrist. {h} picked up the stool, and put it on that. # quiet
H: Now there's nobody to ask me which. # sitting down

=== survive_go4_look_latch ===
# step: go4
# skeleton: line stranded
# a: bold
# door: Go out together, and look
# style: bold
# recall: gone out together, to look
# title: Four Hands on It
# makes: end=look
A: Somebody's got to look out. I'll go. And then you'll all be sorry. # at {door}
B: You will not! I'm going! I've been looking forward to your being sorry since Tuesday! # at {door} as well
H: There's neither of you going! It's {threat}! You'd not have an eyebrow left! # up off the stool
A: Let go of the latch. # low
B: You let go of it.
N: It was the first thing that both of them had had hold of since it was drawn. They saw it at the same moment, and neither of them let go. # quiet
A: If you went, I'd have no one to not speak to. # low
B: I got as far as your being sorry, and then I couldn't think what came after. # low
A: Then we'll both be blown to bits. Get hold of my belt. # gruff
B: You get hold of mine.
G: Which do I have? # hurrying up
H: You have me. I'll not have it said that I stopped behind, and sat. # coming last
N: So they leaned, all four of them, with their eyes shut, as one does on a thing that is going to lean back; and somebody's thumb went down on the latch. # tense
S: door_open

=== survive_act_sorry_knock ===
# step: act
# skeleton: line stranded
# needs: end=sorry
S: knock
N: It was not a bang. It was two knuckles; it was how people knock who have got all day. # still
H: Nobody's to move. It's {threat}. It's been taught to knock. # whispered
P: Come in. # low
S: door_open
{ foe_talks:
  F: I do beg your pardon. It had gone so quiet. One thought that somebody had better look. # in the doorway
  P: {foe_cap}! Shut it, quick, you'll let it in! # jumping up
  F: Let what in? There's been nothing out here for two days except for the pair of you. I brought a cushion, for the second half. # puzzled
- else:
  N: {with != "":It had come open by itself. There was no one there; and a long way off went {foe}, with nothing meant.|It was {foe}. {foe_they_cap} looked in, as one looks into a room where a clock has stopped; and seemed easier, and went off about {foe_their} business.} # dry
  P: Shut it, before it... Before what? # slow
}
N: Nobody shut it. It was bright out there, and as still as a picture. # warm
{ with == "them":
  G: That's {x}, out there. I don't believe {x_they} came in for the second day at all. # low
}
{ with == "place":
  G: It's {x}. It's been here the whole time, with the lid off. # low
}
H: I was told to sit till it was over. Somebody might have told me when that was. # shaken
Q: We said that we'd {verb}. # slow
P: And we {verb_did}. It was the day before yesterday; we were in the middle of a sentence.{must_who != "" && must != "": And {must_who} was {must}.|} # sitting down on the line

=== survive_act_rub_light ===
# step: act
# skeleton: line stranded
# needs: end=rub
N: {h} was the one who saw it. {h} had sat in just the one place for days; and from the new one, one looked straight at {door}. # soft
H: There's something come in under. It's as far as my foot, and it's not wet. # slow
P: It'll be {threat}. There's nothing else out there to come in. # not turning
H: It's yellow. It's warm, too. # slow
N: They came and put a foot in it. It was a light, about as wide as a string. It went across from the one half to the other, and there was room on it for eight. # hushed
Q: Open it. # low
S: door_open
{ foe_talks:
  F: There you are! I've lost my bet. I said that it'd be Thursday. # on the step
  P: {foe_cap}! {with != "":Shut it, quick!|Come in, quick!} # starting up
  F: Whatever for? It's been over since the day before yesterday. I'd have come and told you, only there was somebody shouting that nobody was to cross. # mild
- else:
  N: {with != "":Nothing came in. Far off went {foe}, and had not even waited to see their faces.|There on the step {foe_was} {foe}, taking the air. {foe_they_cap} moved up, as one does on a bench.} # dry
  P: How long has it been like this? # blinking
}
{ with == "them":
  G: {x_cap} {x_is} over there. {x_they_cap} waved at us. # mild
}
{ with == "place":
  G: Look at it all. It's {x}, and there's nothing going through it. # mild
}
H: I've had my back to that for two days. I was being a frontier. # shaken
P: We said that we'd {verb}. # in the light
Q: And we {verb_did}. We never saw. We were all of us watching a bit of string.{must_who != "" && must != "": And {must_who} was {must}.|} # in the light

=== survive_act_look_swept ===
# step: act
# skeleton: line stranded
# needs: end=look
N: It did not lean back. They went out all in one piece, like something off a shelf, and lay in the bright on top of one another. # sudden
S: crash
H: It's got me! It's got me by the leg! # face down
G: That's me. # face down
P: What's it doing? # eyes shut
Q: I'm going to look. I'm looking. I can't see {threat}. It's all been swept. # one eye open
{ foe_talks:
  F: Mind where you fall. I've only just done there. # over them, with a broom
  P: {foe_cap}! What are you doing out in this? # from below
  F: In what? It's been over since the day before yesterday. I've done as far as your step. I didn't like to do the step, one can hear every word. # leaning on the broom
- else:
  N: {with != "":Small and far away went {foe}, with nothing meant.|Along came {foe}, on the way from one thing to another, and went round them, as one goes round a puddle.} # dry
  P: {with != "":It went without us!|It's an ordinary day! They've been having ordinary days!} # from below
}
{ with == "them":
  G: {x_cap} {x_is} having {x_their} dinner out here. I think there's some left. # face down
}
{ with == "place":
  G: And there's {x}. It looks as if it'd been ironed. # face down
}
P: We said that we'd {verb}. # starting to shake
Q: And we {verb_did}. We did it so well that we went two days over. You can let go of my belt.{must_who != "" && must != "": And {must_who} was {must}.|} # shaking too
P: I can't. You've got mine, and I think that it's all that's holding me up. # helpless

=== survive_after_crack ===
# step: after
# skeleton: line stranded
# needs: price=keep
# title: Here You Are
N: {p} went in, and looked along where the line had been. In the middle of it was a clean place, just of the shape of {p_keep}. # plain
P: I suppose that somebody's got it. # not asking
Q: I did have. I took it up, in the night. I was going to give it back. I'd got it all ready, what I'd say. # very low
P: And what did you say?
Q: I said it ever so well. I held it out, in the dark, and let go. But you were on your own side, asleep. There wasn't anybody there to take it. # very low
N: There was a crack, by {hide}. It was as wide as a thumb. They lay down on their fronts, and looked into it, first with the one eye and then with the other. # quiet
P: I can't see it.
Q: It went on for a long time. I listened to it. # wretched
P: What was it that you'd got ready? # after a while
Q: It's no good now. It had "here you are" in it.
P: Say it, all the same. I'll put out my hand. # putting it out

=== survive_after_pie ===
# step: after
# skeleton: line stranded
# needs: price=word
# w: A stranger with a bundle
# title: It's a Pie
N: They had not gone ten steps when somebody wanted a thing held. It is always so, when people come out again; there is a shoe to be seen to. # plain
W: Would you mind this for me? It's my dinner. I'd not give it to everyone. # holding it out
N: It was {p} that it was held out to. {p} put both hands behind {p_them}. # still
P: Not to me. Give it to {q}. I ate somebody's raisin. # low
W: Did you? When? # interested
P: While it was on. And I let somebody else be shouted at for it. # low
W: I had my aunt's. I never told a soul till now. # after thinking about it
Q: {p} will hold it. You'll not find another one here who'd tell you, if there was any gone. # firm
N: {p} took it, flat, on both hands, as though it might go off. # quiet
P: You'll want to count it, first.
W: It's a pie. # at the shoe
P: Then look at it. Have a good look. I'd like it to have been looked at. # gruff

=== survive_after_wet_steps ===
# step: after
# skeleton: line stranded
# needs: price=warm
# title: Something Dry to Lean On
N: One could see where {p} went. There was a mark at each step, as of somebody who has come out of a bath. # plain
Q: Sit on my coat. It's dry. # putting it down
P: I'd only spoil it. I've got a good deal of your side on me. # through the teeth
Q: Two days, I was in that. And you never said a word, when it was you. # low
P: I sighed. # fair
Q: I heard you. I lay there in the dry, with a turn of the lamp; and there you were. I couldn't shut my eyes. It's not as soft as you'd think, being right. It's all edges. # low
P: I told you that it was lovely. I'd got so used to it. # after a time
N: They sat down on the step, back to back, so that the one of them should have something dry to lean on. # soft
G: I've brought the jar. You could be wrung out into it. # kind
P: I'm going to sneeze. That's the cold, coming on. It's mine. I said that I'd not change back. # thickly
Q: Nobody wants you to. I'm only sitting next to it. # gruff
