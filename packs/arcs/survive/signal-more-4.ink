// SIGNAL, episode 4, second ways: go4 and act (end), morning (price).

=== survive_go4_in_stool ===
# step: go4
# skeleton: signal
# door: Make room in here for [foe]
# style: kind
# recall: made room for [foe]
# title: The Upper Half
# makes: end=in
N: {g} had drawn it on {ground} with the pin: the four of them, as rounds, and the room that was left over. It was about as wide as the pin. # dry
G: We'd have to be another shape. # studying it
H: I'm the shape that I am. # on the stool
A: Stand up, then, {h}. And {g} gets up on the stool. And the jar goes up on {g}. # helping
B: There. That's nearly half of it again! # amazed
N: There had been all that, for days, with nothing in it but breath. # warm
H: What do I do, down here? # low
A: You've got {door}. When we bang on it, you open. And you don't shut till I say that's all. # buttoning
H: It'll let in {threat}. # lower
B: That, too. We'll not be able to pick. # buttoning
G: Ought I to say something? If it's company? # from above
A: Say, come in. Say it the whole time. # at {door}
N: They went out, with nothing to hold but each other; and behind them {g} was already saying it over softly, in order to have it ready. # hushed

=== survive_go4_there_latch ===
# step: go4
# skeleton: signal
# door: Move out to [foe], all of us
# style: bold
# recall: moved out to [foe], all of them
# title: Jar with Us
# makes: end=there
N: It was {h} who got up. {h} had not got up for anything since it began. # dry
H: Well? Will somebody take the other end of the blanket? # stool under an arm
A: Where are you going? # staring
H: Out to {den}. I've sat through all of these, and always where I was put. I've never once been where I was wanted. # gruff
B: But if somebody comes for us, and there's no one in?
H: Then they'll have it in writing. {g}, do them a note. # at the knot
G: "Gone to {den}. Jar with us." # writing
H: Put that it's on the latch.
N: They took all of it at once, since nobody meant to go twice: the lamp, and the blanket, and {tool}. {b} had three keys, and there was no door where they were going. # dry
A: It feels like moving house. # low
B: It'll feel like that until we open {door}. # low
A: When I say three, we call it. All four of us. As if we were more. # breathing in

=== survive_go4_way_reach ===
# step: go4
# skeleton: signal
# b: maker
# door: Lay a trail of all we've got
# style: clever
# recall: laid a trail of all they'd got
# title: A Reach, and a Thing
# makes: end=way
B: Lie down on your front. Now reach. As far as you can. # measuring it with a foot
A: What am I doing it for? # face down
B: You're {foe}. You can't see, and you'd sooner not stand. You put out a hand, and there's got to be something in it. So it's a reach, and a thing; a reach, and a thing. All the way here. # pacing
H: That's a good many reaches. I don't see as many things. # looking at the heap
B: You've twelve buttons down the front of you. # holding out a hand
N: They went out along it, flat; and wherever {a}'s fingers came down there was put a key, or a button, or half of a spoon. {h} kept {door}, with everything undone. {g} sang, so that one should know where the beginning was. # tense
G: I'm here! I'm still here! It's the same verse, I've only got the one! # singing
A: Was that the last of the buttons? # flat
B: It was the last of anybody's. How far is there to go?
A: It's five reaches, by the sound. # listening
B: Have you got your boots on? # slow
A: Have I got... Oh. # sitting up

=== survive_act_in_legs ===
# step: act
# skeleton: signal
# needs: end=in
N: They found {foe} in the dark, by walking into something that said three. # quick
A: It's us! Up! There's {door}, and there's somebody holding it! # shouting
{ foe_talks:
  F: I've been sitting for so long that I can't tell which of it's me. # hardly to be heard
  B: Then we'll take all of it! Arms round there! # shouting
  F: Is it far? # getting up
- else:
  B: Get in between us! Hold on to whatever's there! # shouting
  N: {one_cap} had sat there for such a time that it was like lifting a chair. # quick
}
N: {price == "keep":Halfway there {p} put out a hand, and it came down on {p_keep}, and knew where it was; and they all had to go by.|{price == "food":They went along chewing. {p} had shared it out by the corner, and gone without one.|The hour came up while they were in the thick of it. {p} stopped there, and gave it, three; and in front of them a light went up, and down.}} # tense
H: Come in! Come in! Never mind your feet! # shouting, at the door
A: We've let in half of {threat}! # shouting
H: Let it all come! I'll sort it when it's in! # shouting
N: And when it was all in {h} leaned on {door}, and {door_they} shut{within != "":, and {x} {x_was} on the other side|}. # warm
P: We said that we'd {verb}. # under somebody's arm
Q: We {verb_did}. And so did {foe}. I'd always thought that the help would be bigger. It's only us, with the door open.{must_who != "" && must != "": And {must_who} was {must}.|} # on somebody's foot

=== survive_act_there_furniture ===
# step: act
# skeleton: signal
# needs: end=there
N: Whoever calls for help has some notion of how it will look. One does not think that it will have a stool. # dry
{ foe_talks:
  F: Is that more of {threat}? # an arm up, against the lamp
  A: No! It's four people, and a blanket! # through stiff lips
  F: And are you the rescue? # doubtful
  H: We're the furniture. Move over. # setting it down
- else:
  N: {one_cap} shrank away from the lamp; and then saw what was coming on behind, one leg at a time. Nothing in the world looks less like {threat}. # dry
  H: Don't get up. # setting it down
}
N: They made a wall of what they had, on the side where it was worst: {tool}, and the stool, and {h}. {price == "food":{p} undid the paper, and gave it round from the left; when it got to {p}, there was the paper, and {p} folded that.|{price == "keep":Back in the dark, halfway, {p_keep} stood by itself. {p} had not looked round at it, for fear of turning back.|On the hour {p} got up, and faced the way that they had come, and did it, three, though {h} was not a yard off; and {h} put up the lamp.}} # warm
G: There's nothing in the jar. But it's a thing to hold, if anybody'd like to. # offering it
N: It was held. It went all the way round {foe}, and then round everyone else, and came back warm. # soft
B: How long is it till it's light?
H: Look behind you. # gruff
P: We said that we'd {verb}. # turning round
Q: We {verb_did}. We did it out here, in the worst of {within != "":{x}|it}, with {foe}; and there wasn't a door in the place.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== survive_act_way_yard ===
# step: act
# skeleton: signal
# needs: end=way
N: The last sock did not reach. It lay at the full stretch of {a}'s arm, and beyond it there was still about a yard to go{within != "":, and that was the darkest yard in the whole of {x}|, with {threat} in it}. # tense
A: There's nothing left to put. # face down
B: There's you. # low
N: So {a} went down after the sock, at full length, and put out a hand. And something took hold of it. # hushed
{ foe_talks:
  F: This one's warm. Is it the rope? # low
  A: {foe_cap}! No, it's me. You come along me, and then there's a sock; and after that it's things, all the way. # low
- else:
  N: It was felt all over, a finger at a time. Then it was {foe}, coming along {a} from the one end to the other, like somebody on a narrow plank. # soft
  A: Keep on. There's a sock, and then it's things, all the way. # muffled
}
N: {price == "keep":In the middle, where it was at its worst, one came on {p_keep}, upright, to be held on to, and let go of, and left.|{price == "food":At the half {p} had the paper open, with a bite for anybody who got so far; and none over for {p}.|Each hour {p} let go of everything, to give it, three; and from {door} there came a light.}} Nobody could see anybody. There was a reach, and a thing; a reach, and a thing. # tense
G: It's the same verse! Mind the pin! # hoarse, singing
H: That's a hand! I've got a hand! Whose is it? # at the door
P: Does it matter? There's another behind it. # far out
Q: We said that we'd {verb}. # picking up a sock
P: And we {verb_did}. It only took everything.{must_who != "" && must != "": And {must_who} was {must}.|} # picking up a boot

=== survive_morning_sixty ===
# step: morning
# skeleton: signal
# needs: price=keep
# title: Sixty Steps
N: What woke them was that there was nothing to shout over. In the night everything had been put away, and gone over with the flat of a hand. # soft
Q: Which way is it? Halfway? # whispered
P: You go on till you can't. And then there it is. # whispered
N: They went on for as far as they could not have gone on, the night before. It took about as long as it takes to peel an egg. # dry
Q: This isn't it. It was miles. # looking back
P: It was. # looking back
{ foe_talks:
  F: I counted. It was sixty steps, to where I put my hand on it, and sixty after. But I'd got very short legs, last night. # coming up behind
  P: Was it standing? # not turning
  F: It was the only thing that was. I said thank you to it. I hope that was right. # shy
- else:
  N: {one_cap} came up, and went once round in a ring, and sat, leaning a little; though there was nothing there to lean on. # soft
  P: That'll be {p_keep}. # low
}
Q: We could come back with something, and dig.
P: It's a good place. If I'd lost somebody, it's where I'd go and look. Let it stay halfway. # after a time

=== survive_morning_bean ===
# step: morning
# skeleton: signal
# needs: price=food
# title: The Bean
N: It was light, and it was over, and there was no breakfast. One noticed it in that order. # dry
H: We'll have it properly, all the same. I'll lay. # smoothing out the paper
N: The paper went in the middle. There was a mark on it, in the shape of a corner; and they all sat round, and looked at that. # quiet
P: That's mine. I'd know it anywhere. # low
Q: Do you miss it?
P: I miss its being tomorrow. # honest
{ foe_talks:
  F: I've got a bean. I had it by me all along, for if it got worse. # laying it on the paper
  H: And didn't it get worse?
  F: It did. Only then there were people. # shy
- else:
  N: Then {one} got up, and was gone, and came and laid something on the paper, just where the mark was. It was a bean. It was quite warm; somebody had been saving it. # soft
  H: That makes breakfast. # after clearing {h_their} throat
}
N: {h} cut it. {h} had never in {h_their} life cut anything so small; and when everyone had got some there was still a piece. # warm
Q: Whose is the one that's over?
P: Wrap it up. It's for looking at. # low

=== survive_morning_heel ===
# step: morning
# skeleton: signal
# needs: price=promise
# title: Under the Blanket
N: It had been light for some time when it came again: one, two, three. They all sat up, and counted. # still
Q: Who's out? There's nobody out. We're all in. # low
N: It came from under the blanket. It was {p}, fast asleep, who was doing it on {ground} with one heel. # dry
Q: {p}! You can stop! It's over! # laughing
P: Is it the hour? # asleep
H: To the minute. Leave {p_them} be. # not laughing
N: {h} was sitting bolt upright, in the broad day, with the lamp held up, and a light in it that nobody could see. # quiet
Q: You might put that down now, {h}.
H: I was told to keep it up till they came. I've been waiting for somebody to come by and say. # low
P: We're back. # awake
H: Say it again. # low
P: We're back, {h}. It's all of us. I've just counted us, twice. # sitting up
N: {h} blew. # soft
H: You needn't leave off altogether. I'd not object to the one at noon. # gruff
