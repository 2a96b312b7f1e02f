// LINE, episodes 3 and 4: what each half lacks, and how it was over long ago. way3=cross, send, trade; price=keep, word, warm; end=sorry, rub, look.

=== survive_go3_cross ===
# step: go3
# skeleton: line stranded
# a: bold
# b: careful
# door: Cross the line in the dark
# style: bold
# recall: crossed the line in the dark
# title: A Raid
# makes: way3=cross
N: At some time after two, {a} crossed the line. It was done on elbows, and with great skill. # low
A: I'm only after the lamp. I'd bring it back. # whispered, to nobody
N: There was a place where {h}'s feet came, and then there was the blanket. {a} felt along it for the end with nobody in, and came on an elbow, going the other way. # still
B: Who's that? # whispered
A: Nobody. I live here. # whispered
B: You don't. That's my side. You've got your knee on my side. # whispered
A: Then what are you doing over on mine? # whispered
N: That was so. They had passed each other in the dark. {a} was by the lamp, and {b} was by {food}, each with one hand out. # dry
B: I was only going to smell it. # whispered
A: I was only going to look at something. It didn't matter what. # whispered
H: I've got my eyes shut. I shall go on having them shut for as long as it takes two people to go home. # from the stool

=== survive_go3_send ===
# step: go3
# skeleton: line stranded
# door: Send [g] across with a message
# style: kind
# recall: sent [g] across with a message
# title: The Ambassador
# makes: way3=send
N: They sent {g}. {g_they_cap} had on {h}'s scarf, to look more like an ambassador. # dry
A: You're to say that I'm not sorry, but that if I were I'd be sorry for what I said. # stiff
G: Not sorry. Said. # going
N: It was four steps. {g} took them slowly, as one does with a thing that might spill. # dry
G: I'm to say that it's not so sorry as it said. # to the other side
B: What's that meant to mean? You can say that I never heard it. And you needn't say it nicely. # stiff
G: I don't know any other way. # worried
N: {g} went over, and came back. After a dozen times there was a path; and at each crossing something was left behind, or put in. # quiet
G: {b_they_cap} never heard it. And then {b_they} didn't say anything, and did this, with {b_their} chin. # at the first side
A: Show me. With the chin. # after a pause
G: Like that. Only I haven't got the chin for it. # showing
A: Go back, and ask if it's cold over there. Say it as if you were asking for yourself. # low

=== survive_go3_trade ===
# step: go3
# skeleton: line stranded
# door: Trade what each side has
# style: clever
# recall: traded what each side had
# title: Opening Hours
# makes: way3=trade
N: It was {h} who opened the market. There was a plank, across the line, and trade was from nine to five minutes past. # dry
H: What am I bid for an hour of the lamp? # rapping with the pin
B: Two mouthfuls. Small.
A: It's a good lamp! You can see your hand! Three! # hot
B: We've no call to see our hands, on this side. We know where we keep them. Two, and a button. # bored
A: Done.
N: It was passed over. They had not been so near to each other in days, and both of them looked at the plank. # quiet
B: And I'll want {g}, from four until five.
A: What for?
B: To talk to. You needn't think that there's nobody here with anything to say. # careless
A: You can't have {g}. {g_theyre_cap} all I've got, to talk to. # less careless
H: Sold, to neither. Is there anything else, before I close? # pin up
N: There was a good deal else. One could see it on the both of them; but there was no word for it at a market. # quiet
A: I've got a scarf that you left. It's no use to me. # at four minutes past

=== survive_halves_cross ===
# step: halves
# skeleton: line stranded
# needs: way3=cross
# title: What Was Over There
N: So there they lay, each upon the other's side; and as it was so dark, and nobody could be seen to be looking, they had a look. # quiet
A: It's bigger, over here. # whispered
B: That's because I'm not in it. It's bigger on yours, too. # whispered
A: There's no draught. I thought you'd got the draught. I've been lying there glad of it. # whispered
B: I thought that you had. I couldn't think why you weren't complaining. # whispered
N: They both listened for the draught. It had always come under {door}, with a whine, and told one how far along {threat} had got. # still
A: When did you last hear the hinge go? # whispered
B: I haven't been listening for hinges. I've been listening for you. In case you turned over, and I could be annoyed. # whispered
A: I've listened to nothing else but you since it was drawn. # whispered
{ with == "them":
  G: {x_cap} {x_is} asking if it's still on. # whispered
}
{ with == "place":
  G: It's so big, {x}, and we've got a line in it. # to nobody
}
H: There's two of us who'd like to sleep, and it's the first time that it's been quiet enough. # from the stool
N: That was a strange thing to say, and if they had not been so busy they might have thought about it. # dry
A: You've got {food}, and I've got the lamp. You can't even see to eat it. # whispered

=== survive_halves_send ===
# step: halves
# skeleton: line stranded
# needs: way3=send
# title: Between the Two Sides
G: I'd like to say something that's from me. I've been carrying other people's for so long. # sitting down upon the line
A: Go on.
B: Go on.
G: There's one of you has got all the lamp, and sits with it on {a_their} knees, and doesn't look at anything. And there's one that's got {food}, and isn't eating it, as there's nobody to eat it faster than. And I go to and fro between you, and I'm the only one who's ever warm. # in a rush
N: It was more than {g} had said all together since the jar. # quiet
H: I'm warm. # after a time
G: You're on the stool. That's from both sides. # fair
A: I'm not cold. # with blue lips
B: No more am I. # the same
G: And there's this. When I'm in the middle, and I've stopped hearing the one of you, and not started on the other, there's a bit where it's quite still. There never used to be. There used to be {threat} in it. # frowning
{ with == "them":
  G: {x_cap} {x_was} remarking on it. # to nobody
}
{ with == "place":
  G: There's all of {x} out there, and nobody's using it. # to nobody
}
N: Neither of them had heard a word of that. Each had been looking to see if the other one was shivering. # dry

=== survive_halves_trade ===
# step: halves
# skeleton: line stranded
# needs: way3=trade
# title: The Books
N: {h} did the books on the third evening, by what light had been bought. # dry
H: It's a funny thing. I've got it all down, in and out. The one side's sold the lamp four times, and bought it back. The other's sold the same three mouthfuls. Nobody's eaten them. # running the pin down
B: I only wanted something to sell. # low
H: And there's a scarf that's been over nine times. I can't find that it was ever wanted. # turning the leaf
N: They looked, the one here and the other there, at the scarf. It had begun to go at the fringe. # quiet
H: And here's what I don't understand. {door_cap}. That's on the left. It was let, by the hour, to the right, to lean on. And for a day and a half there's been no one's taken it. # running the pin down
A: I forgot. # surprised
B: I'd other things to think of. # surprised
{ with == "them":
  G: {x_cap} {x_was} playing ball against it. # helpful
}
{ with == "place":
  G: I could do the whole of {x} by the yard, if anyone's buying. # helpful
}
H: Nobody's leaned on it. And it's not so much as moved. # slow
A: It'll be stuck. {threat_cap} {threat_has} got it jammed. # not interested
B: I've a button that I could let go. # not to {h}

=== survive_price_keep2 ===
# step: price
# skeleton: line stranded
# makes: price=keep
# title: On the Line
N: {p} had been sitting for a long time with {p_their} face to the line, which was the wrong way. # quiet
Q: What are you looking at? That's my side. # short
P: I'm not. I'm looking at the string. # low
N: And {p} leaned over, and put something down. It was neither on the one half nor on the other. It lay along the string like a cat along a wall; and it was {p_keep}. # still
Q: What's that doing there? You never let that out of your hand. # thrown
P: {p_keepwhy} # low
Q: I know that! I know all about it! So pick it up. Somebody'll tread on it. # sharp
P: I've been trying to think of something that I'd sooner keep than be right. There was just that. I thought, if I put it there, then it's gone, and there'll be nothing left that I mind about except the one thing. # with difficulty
Q: I don't want it. # low
P: No. It isn't to have. You can put it on the other side of the door, or in the lamp. It's just that I'd like to have been the one who went first. # low

=== survive_price_word2 ===
# step: price
# skeleton: line stranded
# needs: crumb=raisin
# makes: price=word
# title: Who It Was
P: I'm going to say a thing, and nobody's to be kind. # standing up, on {p_their} own side
H: There's nobody been kind since Tuesday. # from the stool
P: There was a bit missing. At the start, before the line. One of us was blamed for it, and shouted at, and it was the one of us who hadn't. It was me. # level
Q: It was you? # slow
P: It was in the night. I thought that it was my own. I'd got it half down, and I felt the raisin; and I knew then that I'd had mine. I could have said so. It was dark, I had it in my cheek, and I thought, in the morning. # level
N: One could hear {noise} make up its mind not to say anything. # still
Q: You lifted me up to look underneath. # in a voice with no colour
P: Yes.
Q: You let me lie in the wet, and I was sorry for you. # the same
P: I've always been the one that people leave things with. Whenever there's anything to be minded, they say, give it to {p}. You'll none of you be able to say that again. I know what it was worth, I had it ever since I was small. # low

=== survive_price_warm ===
# step: price
# skeleton: line stranded
# makes: price=warm
# title: The Good Side
N: It is hard to know that one has the good side. It only feels like what one is owed. {p} found it out by accident, reaching over for the pin. # quiet
P: It's wet, here. # feeling about
Q: It's always been wet. # short
P: All of it? Where do you sleep?
Q: Sitting up. It's drier, the less of you that's in it. I didn't choose it. You said, that's my half, and there you were. # short
N: {p} went on feeling about. There was a dent in the wet, as big as a person folded in four. # still
P: We'll change. # low
Q: You needn't. I'm used to it.
P: I'm not doing it to be nice. I'll have your half, from now till {till != "":{till}|the end}; and I'll not have a turn by the lamp, and I won't change back. Not if you ask. I'd like you to know what it's like to lie there in the dry, and be sure that you're in the right. It's lovely. # rather fierce
Q: And you?
P: I've never been on the other side of me. I'd better have a look. # sitting down in it

=== survive_go4_sorry ===
# step: go4
# skeleton: line stranded
# door: Say sorry before it's fair
# style: honest
# recall: said sorry before it was fair
# title: Out of Turn
# makes: end=sorry
P: I'm sorry. # quite loud
N: It gave everyone a start. It was the middle of the afternoon, and nobody had been saying anything. # dry
H: You can't. It isn't your turn. By the article it's the other side that's got to begin. # finding the place
P: I know whose turn it is. I've been waiting for it, with my arms folded. I could wait till I'm ninety. I'd only be ninety and right. # getting up
Q: I was just going to say it. # put out
P: Then we can both have said it.
Q: No, we can't! You've said it, and now mine's only an answer! I had it all ready! It'd got a beginning! # getting up
P: Say it now. I'll not listen to mine. # coming up to the string
Q: I'm sorry {crumb == "raisin":about the coat|{crumb == "breath":for what was said about noses|about the list}}. And I'm sorry I ever thought that I'd sooner be cold. # in a rush
N: They stood there, on either side of a bit of string, with their toes to it. # quiet
P: It isn't fair at all, is it? # low
Q: No. It's nice. # low

=== survive_go4_rub ===
# step: go4
# skeleton: line stranded
# door: Take away the line
# style: kind
# recall: taken away the line
# title: What the String Was For
# makes: end=rub
N: {a} undid the one knot, and {b}, who had seen, undid the other; and neither of them looked along it to see who was at the end. # quiet
A: I'm only doing it because we'll want the string. # winding
B: That's all I'm doing it for. # winding
N: They met in the middle, since that is where one does. There was a ball in each hand, and between the two of them about as much string as would go round a parcel. # dry
A: You have it.
B: No, you.
H: Well, somebody take it. I've had it under my seat for days. There's going to be a mark. # getting up at last
N: And when {h} stood up there was nothing there any more. It was surprising how little of it there had been. It had been as thick as a straw; and they had gone round by the wall. # quiet
G: Which side am I on? # looking about
A: You're just in. # low
G: I'd got used to being on both. I don't know where to sit. # lost
B: Here. It's between us. It's the same place, there's just nothing going through it. # making room

=== survive_go4_look ===
# step: go4
# skeleton: line stranded
# a: bold
# door: Open up, and look out
# style: bold
# recall: opened up, and looked out
# title: A Little Air
# makes: end=look
A: I can't be in here with what was said. It's got so that I know every word by sight. I'm going out. # at {door}
H: You'll let it in! There's {threat}! # up off the stool
A: Let it come. I'd sooner be shouted at by that. # a hand on the latch
B: If you go out there you'll be blown to bits. # not moving
A: I thought that you'd be pleased. You'd have the whole. # not turning
N: Nobody spoke. {b} got up; and came across the line, as though it had been a bit of string, and took hold of {a} by the belt, from behind. # quiet
B: I don't want the whole. I've got nobody to keep off it. If you're going to be blown to bits then I'm going to be what they have to undo from you. # gruff
A: You're on my side. # low
B: I know. Open it. # low
G: Ought I to hold on to somebody? # hurrying up
N: So {g} had {b}, and {h} had {g}; and {a} breathed in, and shut both eyes, and pulled. # tense
S: door_open

=== survive_act_sorry ===
# step: act
# skeleton: line stranded
# needs: end=sorry
G: Now that nobody's shouting, can I say it again? It's quiet. # with a hand up
H: So it is. It's what comes of saying sorry. # sitting back
G: I mean outside. # patient
N: They listened. They had not, for days; there had been so much to hear indoors. And from beyond {door}, where {threat} had been, there came no sound but that of somebody's spoon, going round in a cup. # hushed
P: That's not {threat}. # low
Q: Open it. # low
S: door_open
{ foe_talks:
  F: Good afternoon. I didn't like to knock. There was such a to-do. # looking up
  P: {foe_cap}! How long have you been there? # dazzled
  F: Since it was over. Two days. I brought a chair, in the end. You were just coming to the good bit. # stirring
- else:
  N: {with != "":{foe_cap} {foe_was} a long way off, and going, with nothing meant.|There {foe_was} {foe}. {foe_they_cap} had plainly been there for some time. There were one or two things that had been brought to eat, as one takes a bag to a play.} # dry
  P: It's over! It's been over for days! {with == "":Look at {foe}, {foe_they} {foe_was} listening to us!|} # dazzled
}
N: It lay all round, bright and quite still. # warm
{ with == "them":
  G: {x_cap} {x_is} out there already. # low
}
{ with == "place":
  G: It's still there. All of {x}. It's been rinsed. # low
}
Q: We said that we'd {verb}. # shading {q_their} eyes
P: We {verb_did}. We never noticed. We've been lasting out each other.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== survive_act_rub ===
# step: act
# skeleton: line stranded
# needs: end=rub
N: It was when they were all four sitting down, in the one place, that it came to them how much they could hear. # soft
Q: What's that? # low
P: What?
Q: That. It's nothing. It's a great deal of nothing. What's become of {threat}? # low
N: They went to {door} in a body. It did not even stick. There was a line there, too, upon the step, where somebody had swept up to. Of {threat} there was no more to be seen than of last week. # hushed
H: That's two days. That's two days, if it's an hour. I'd have noticed. I've never missed the end of one in my life. # shaken
G: I did say. I said it to all of you. I said, there's a bit where it's still. # mild
{ foe_talks:
  F: They're out! Come and look, they've come out! # calling to the others
  P: {foe_cap}! What are you all doing there? # blinking
  F: We thought it must be worse where you were. We'd have come in. Only there was somebody shouting that nobody was to cross. # at the foot of the step
- else:
  N: {with != "":{foe_cap} {foe_was} a long way off, and going, with nothing meant.|{foe_cap} {foe_was} out in it. {foe_they_cap} looked up, with the mild surprise that one has for late sleepers, and went on with what {foe_they} had been about.} # dry
  P: {with != "":It's done. It's packed up, and it never told us.|{foe_cap} {foe_is} out. {foe_cap} {foe_was} in all of it, at {den}, with nothing; and {foe_plural:they look|it looks} better than we do.} # blinking
}
{ with == "them":
  H: {x_cap} went out yesterday! I thought that it was for a bet! # shaken
}
{ with == "place":
  H: And {x} never so much as looked at us. # shaken
}
P: We said that we'd {verb}. # sitting down on the step
Q: We {verb_did}, the day before yesterday. And then we went on.{must_who != "" && must != "": And {must_who} was {must}.|} # sitting down as well

=== survive_act_look ===
# step: act
# skeleton: line stranded
# needs: end=look
N: Nothing came in. They stood there, in a string, all leaning; and as there was nothing to lean against they fell out, one on top of the other. # sudden
S: crash
P: It's stopped! # face down
Q: It can't have stopped. It'll be the middle. They have a middle. # face down
G: There's a snail. It's got all the way across. That's never the middle. # face down, nearest
N: They raised their heads. It was so bright that it hurt, and as still as a plate. Of {threat} there was nothing to be seen; and that had been so for such a time that there was a track, which people had made, going by. # hushed
{ foe_talks:
  F: Oh, you do live here! We'd wondered. We've been going past on tiptoe. # on the track
  P: {foe_cap}! When did it stop? # from the ground
  F: {threat_cap}? When was it, the day before yesterday? We had a dance. We'd have asked you, but you seemed to have company. # trying to recall
- else:
  N: {with != "":{foe_cap} {foe_was} a long way off, and going, with nothing meant.|{foe_cap} went by upon it. {foe_they_cap} did not hurry; {foe_they} had, by the look of it, been by a good many times.} # dry
  P: {with != "":Everybody knew! There's a path!|Even {foe}! Even {foe} knew!} # from the ground
}
H: I sat on that stool for two days that nobody needed. # flat on {h_their} back
{ with == "them":
  G: And {x}? {x_they_cap} {x_was} waving. I waved back. # face down
}
{ with == "place":
  G: Look at it. That's {x}, just as we left it. # face down
}
P: We said that we'd {verb}. # starting to shake
Q: We {verb_did}. You can let go of my belt.{must_who != "" && must != "": And {must_who} was {must}.|} # shaking too
P: It's you who's got mine. # helpless

=== survive_after_keep2 ===
# step: after
# skeleton: line stranded
# needs: price=keep
N: When they went in for their things there was the mess that four people make who have not been speaking; and {p_keep} was not where it had been put. # plain
P: It was there, along the string. I suppose that somebody trod on it. # not asking
Q: It's outside. # after some time
P: What's it doing outside?
Q: You said that I could put it on the other side of the door. You said, or in the lamp. I was so angry that I did. I opened it a crack, in the night, and I threw it. And I never even noticed that there was nothing blowing. # very low
N: They looked for it all along the track. # quiet
P: Never mind. # not very well
Q: Shout at me. You're owed it. We've got the whole of the outdoors. # wretched
P: I've shouted it all. I can't think of a single thing. # surprised
Q: I'd give it back, if I could.
P: I know. It's where I put it. I put it down for you to do what you liked with. I only hadn't thought that you'd have such a good arm. # with half a smile

=== survive_after_word2 ===
# step: after
# skeleton: line stranded
# needs: price=word
N: There was a good deal to carry back. {h} stood over it, saying who should have what. # plain
H: {q} takes the lamp. {g}'s got the jar. And {food}, what's left of it, that goes to... # and stopped
N: It had always gone to {p}. It would have gone there before anyone had thought. {h} stood with it in {h_their} hand. # still
P: Give it to {g}. I'd feel better. # low
G: I'd only put it down somewhere. # nervous
Q: It goes to {p}. # loud
H: After what we heard? # fair
Q: It's just because we heard it. There's only one of us who's ever said. # holding it out
N: {p} took it. {p_they_cap} carried it the whole way in front of {p_them}, in both hands, like somebody with a full bowl. # quiet
P: You count it. When we're there. # gruff
Q: I'm not going to count it.
P: Count it all the same. It's not for you. I'd like to see somebody do it, and get to the end, and it's right. # gruff

=== survive_after_warm ===
# step: after
# skeleton: line stranded
# needs: price=warm
N: {p} had a cold. It had come on at the moment when it was all over, as colds do. # dry
Q: That's my cold. You got it in my half. # with the blanket
P: I'll keep it. I said that I wouldn't change back. # thickly
Q: You've gone and got the dent in your back. I know that dent. # feeling for it
N: {q} tucked in the blanket; {q_they} did it round the feet, too, where there was nearly enough. # soft
Q: What was it like?
P: One hears everything that goes on upon the other side. I never knew. I used to sit there, and sigh, I thought it was only going up. # thickly
Q: And I had two nights in the dry, and was right, just as you said. You'd not told me that one can't sleep. # low
H: If you've finished being sorry for each other there's the stool wants carrying. # from the door
P: I'm ill. # with dignity
Q: I'm looking after somebody who's ill. # at once

=== survive_change_names ===
# step: change
# skeleton: signal line stranded
N: One thinks that one will never forget what the noises were called. By the end of the week they had to help each other. # dry
A: There was Harold. He was the hinge. And then there was one that dragged. # counting
B: From left to right. I used to lie there, and hope that she'd be in. # counting
{ foe_talks:
  F: We'd one that went, oo. My uncle always said good night to it. # by {edge}, with a cup
  A: We had that! That was ours! # sitting up
  F: Then we were listening to it from the two ends. How very odd. # struck
- else:
  A: And {foe}. I used to hear {foe_them}, and think, that's only {foe}. # low
  B: So did {foe_they}, I expect. That's only us. # low
}
N: {h} had come out as well, with the stool. # warm
H: They tell me that {stake_fixed}. I'd clean forgotten that there was anything else to get through. # grudging
B: What's the jar for? # looking
H: {g} took it back. They gave it to {g_them}, to keep. {g_theyre_cap} putting in a bit of everybody's. # lower

=== survive_change_door ===
# step: change
# skeleton: signal line stranded
N: A curious thing happened about {door}. Nobody remembered to shut {door_them} any more. # plain
H: There's a draught! # from inside
A: It's only us. We're coming in. # on the step
H: Well, who else is? # from inside
N: It appeared that a number of others were. They came with a spoon, or half of something; and nobody had asked them. # warm
H: I told them it was until {till != "":{till}|the morning}; and they all said, which? # at the pot
{ foe_talks:
  F: I've brought an onion. It isn't much. I can tell you where it's been. # at the door
  H: In the heap. No. On the left. I'm keeping it in columns. # severe
- else:
  N: Between one person's legs and another's there came {with != "":somebody whom they had never seen|{foe}}, without any fuss, and put down an onion. # dry
  H: In the heap. Good. Wipe your feet. # severe
}
A: We've come through it, and {stake_fixed}. Had you seen? # low, over a spoon
B: We'd better not tell them that it's safe. They'd all go home. # low, over another

=== survive_change_kit ===
# step: change
# skeleton: signal line stranded
N: {h} wrote out a list, so that the next ones should be better off. It was to hang on the inside of {door}. # plain
H: "For the use of those who have got to stay. One lamp. One blanket, longer." What else was it that we wanted? # writing
A: Somebody who doesn't say what time it is. # feeling
B: Somebody who does. # feeling
G: A jar. # firm
H: "Sundries, one jar." And I've got a line left, at the bottom, for what we'd have been glad to know. # pen up
A: Put, look outside now and then.
B: Put, there's somebody else out there, and they think that it's you who's coming. # slow
H: That's two. I've room for the one. # pen up
{ a_kind:
- "planner": A: Write small. # dry
- "explorer": A: It's the same thing. You've got to look out for either. # struck
- "wildcard": A: Put, it's mostly elbows. # honest
- else: A: Put both. Go up the side. People read the sides, when they're cooped up. # gentle
}
H: And at the top? There ought to be something cheerful. # ruling a line
B: Put that {stake_fixed}. It's cheerful, and it's so. # simple

=== survive_change_gentle ===
# step: change
# skeleton: signal line stranded
# tone: gentle,eerie,space
N: It was some time before they could sleep without it. They lay, each in a proper bed, in the dry, with far too much room. # soft
A: Are you there? # whispered
B: I'm over here. I can't get warm. There's nobody's knees. # whispered
N: There was a small sound at {door}. # hushed
G: I only brought back a jar. # whispered
B: It's yours, {g}. They gave you it. # whispered
G: I know. I thought that I'd bring it back. # whispered
N: They moved up. It was a bed for one, who had no feet. By and by there was the creak of a stool being set down. Nobody lit anything, to see who it was. # soft
H: I'm not stopping. I'm only seeing if the lamp's out. # gruff
A: {stake_fixed_cap}, {h}. You needn't watch for it. # drowsy
H: I'm not watching. I'm sitting. # gruff
B: Turn. # nearly gone
N: And they all turned over; to the left, or to what each of them thought was the left. # very soft
