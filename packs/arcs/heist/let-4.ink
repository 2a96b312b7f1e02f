// LET, episode 4: a proper robbery (end=loud, tea, guard), where x is put, and what the guard does with being free.

=== heist_go4_loud ===
# step: go4
# skeleton: let
# door: Rob the place as loudly as they can
# style: bold
# recall: robbed the place as loudly as they could
# makes: end=loud
N: A guard whom nobody has heard being robbed has not been robbed. So there had to be noise. They brought everything that they had. # brisk
Q: Saucepan lids. A rattle. {h}'s cough.
{ price:
- "name": P: And I'm the one who shouts. I shout my name. I've written it on my cuff, in case. # pale
- "turn": P: And when you've gone I stop, and go round. Left to right. I've been doing it in the kitchen. # pale
- else: P: On the third. The third. I'm saying it so that it'll wear a groove. # pale
}
{ foe_talks:
  F: What do I do? I've never been overpowered. # anxious
  Q: You say, stop, thief. And then you're flung aside.
  F: Who by? # looking at them, from above
  Q: We hoped that you'd see to that part.
- else:
  N: {foe_cap} lay down, in a likely attitude, and looked up to see if that would do. # dry
  Q: Not yet. We've got to come in first.
}

=== heist_go4_tea ===
# step: go4
# skeleton: let
# door: Come at four, and have [x] handed over
# style: kind
# recall: come at four, to be handed [x]
# makes: end=tea
N: They came at four, in clean collars, by the front; and wiped their feet. There had never been a robbery in {place_of} to which people brought their own plates. # plain
Q: I hope that we're not early.
{ foe_talks:
  F: Not at all. It's all ready. I've done {x_them} up. Will you take {x_them} now, or after? # in a clean collar
- else:
  N: {one_cap} had done {x} up. There was a great deal of string; and on the top of it a bow. # soft
}
P: After, please. I've something to get over first.
{ price:
- "name": P: I've brought the board, and a pen. I thought that I'd sign while my hand's steady. # laying it on the cloth
- "turn": P: I'm to have your lamp. And your stick, if you'd not mind. I'd like to be shown the round, before you go. # laying down a hat
- else: P: I've brought a calendar. I'd like you to put the ring round the third yourself. # laying it on the cloth
}
Q: And {food}. It's from {h}. It isn't drugged. We thought that you'd care to know.

=== heist_go4_guard ===
# step: go4
# skeleton: let
# door: Steal [foe] as well
# style: clever
# recall: stolen the guard as well
# makes: end=guard
N: It was {g} who said it; and {g} so seldom said a thing that it was some time before they knew where it had come from. # plain
G: If {x_theyre} stolen, they'll say, and where {foe_was} {foe}? But if {foe} {foe_is} stolen, too, they'll say, how dreadful. # from behind the tray
Q: You can't steal a guard!
G: Nobody's ever looked into it. # mild
N: So there were two sacks. One was for {x}. The other had been three sacks, and a curtain. # dry
{ foe_talks:
  F: Do I struggle? # with one leg in
  Q: Only to begin with.
- else:
  N: {foe_cap} got in without being asked, and turned round once or twice, and lay down. # soft
}
{ price:
- "name": P: And I'm the thief. Both of them, in one night, by me. They'll never believe that I could lift it. # tying a knot
- "turn": P: And I'm what's left. I'll be going round, as if nothing was gone, with nobody behind me, and nothing in front. # tying a knot
- else: P: The third of every month. I'd like to be stolen, too. # tying a knot
}

=== heist_act_loud ===
# step: act
# skeleton: let
# needs: end=loud
# title: Stop, Thief
S: crash
N: {h} coughed, and {g} beat upon the lid, and the two of them came in by every way that there was. # quick
A: We're robbing you! # at the top of {a_their} voice
B: It's a robbery! And there's nothing that you can do about it!
{ foe_talks:
  F: Oh, no! Help! I'm being overpowered! Mind that corner. It's heavier on the left. # loud, then soft
- else:
  N: {foe_cap} lay down with a great noise, and opened one eye, to see that they had got hold of the right end. # dry
}
A: I've got it! Have you got it?
B: I've got {x}! Up! {x_carry_cap}! # struggling
{ price:
- "name": P: And it's me! It's {p}! I did it! Has everyone got that? There's only the one way to spell it! # shouted
- "turn": P: Go on! I'm stopping! Give me the lamp! I'll say that I never saw a thing! # shouted
- else: P: I'll come on the third! Of every month! # shouted
}
N: They went down the swept path at a run; and at the corner every one of them minded it. There was {x_sound}, over the whole noise. # quick
Q: We've done it. I never knew that you could do it with your mouth open. # running
G: I did want to thank somebody. I said, stand back, you brute, and I very nearly put, please. # running

=== heist_act_tea ===
# step: act
# skeleton: let
# needs: end=tea
# title: After the Second Cup
N: They had a second cup. Then no one could think of anything else; and they all stood up. # quiet
A: Well. That was delicious. I suppose that we ought to be robbing you. # brushing off a crumb
{ foe_talks:
  F: I'll get the door. You take that end. It's heavier on the left. # a little thick
  B: Are you sure? You've had {x_them} for so long.
  F: I never liked {x_them}, you know. I might have, if I hadn't had to look. # thick
- else:
  N: {one_cap} took the heavy side. # soft
  B: You needn't carry as well. It's we who are the thieves.
}
{ price:
- "name": P: That's dry, on the board. It doesn't look like my name at all. It looks like somebody's with a scar. # blowing on it
- "turn": P: I'll start now, then. Left to right. Don't anybody look round at me. # taking up the lamp
- else: P: The third. I'll be here. You can put two cups out. # shaking hands
}
Q: Mind the step, {h}. # going backwards
H: I'm minding it. I'd heard such a lot about that step. # at the other end
N: So {x} left {den} in the middle of the afternoon, {x_carry}, through the front. There was {x_sound}. # warm
Q: Was that a crime, do you think? Those people held the gate for us. # when they were round the corner
H: If it was, I'd like the recipe for the cake.

=== heist_act_guard ===
# step: act
# skeleton: let
# needs: end=guard
# title: Two Sacks
N: The small sack went well enough. It was the other one. # brisk
A: Lift! # lifting
B: I'm lifting. It's not a thing that lifts. What do you feed on, in there?
{ foe_talks:
  F: Soup. Shall I get out and walk as far as the corner? # from within
  A: You're being stolen! You can't walk!
  F: I could walk in the sack. I could look as if I was being made to. # from within
- else:
  N: Two feet came out of the bottom of the sack. They waited, politely; and began to walk. # dry
  A: There's feet on it! Is that allowed?
}
B: Left a bit! Not you, the other sack!
{ price:
- "name": P: It was me! I stole the both of them! I'd like it put down that I did the lifting! # calling back
- "turn": P: Go on. Get along. I'll be going round. Somebody leave me a bit of the string, for company. # by the door
- else: P: And on the third I'll come and tell you. I'll tell you how it does. Only I don't know where you'll be! # panting
}
N: By {edge} somebody held up a lamp. There was {h}, with a cough, and {g}, with a tray; a sack that said {x_sound}; and a curtain with feet, going home. # dry
W: Moving house? # lowering the lamp
Q: In a manner of speaking. # not stopping
G: Mind the step. # to the curtain

=== heist_put_square ===
# step: put
# skeleton: let
# needs: price=name,promise
N: They put {x} in the middle, before it was properly light, where nobody could go to market without walking round it. # plain
A: {end == "loud":They're all at their windows, the other way. Take the sack off. And pull it straight.|{end == "tea":There's still a crumb on it. Take the sack off. And pull it straight.|Not that sack, that's {foe}. The other one. And pull it straight.}} # breathless
B: Is it straight?
A: It's straighter than it was in there. Now let's get behind something, and see who's first. # behind {hide}
N: It was {h}, who had gone round by the other way in order to be surprised. # warm
H: Well, I never! It's {x}! However did that get here? # very loud
B: A bit less. # aside
N: They came out by whole families. Somebody {x_used}. There was {x_sound}. # hushed
H: Don't push! There's no hurry. It isn't going anywhere. # enjoying it
H: Look at them all! {stake_fixed_cap}! And nobody to tell them not to! # in {h_their} own voice
A: We said that we'd {verb}. # behind {hide}
B: And we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}. I saw it.|} You can stop holding my sleeve.
A: I'm not holding it because I'm afraid.

=== heist_put_turns ===
# step: put
# skeleton: let
# needs: price=name,promise
N: There was to be no rail, they had agreed, and no guard like {foe}, and no notice; apart from a small one. # plain
A: "Please." That's all that I've got so far. {end == "tea":I can smell the tea on my sleeve.|{end == "loud":My ears are ringing.|I keep hearing a sack being polite.}} # pencil out
B: Please what?
A: Please do. # writing it
N: They set {x} up at the height of a small person; and a small person was the first to come. She looked at {x}, and then at the notice, and went through it twice with one finger. # warm
H: Go on, then. It's allowed. I'm told that it's allowed. # hovering
N: She {x_used}. There was {x_sound}. All down the row people put their heads out, and left them out. # hushed
H: There. {stake_fixed_cap}. I thought that I'd mind more. I thought that I'd stand here all day, saying careful. # surprised
A: We said that we'd {verb}. And we {verb_did}{till != "":, and before {till}|}. Look.
B: I'm quite hoarse with it.{must_who != "" && must != "": And {must_who} was {must}. It isn't everyone's first crime.|} Who's to take {x_them} in, at night?
A: Whoever's nearest. It's on the other side of the notice.

=== heist_put_slow ===
# step: put
# skeleton: let
# needs: price=name,promise
# tone: eerie,noir,space,epic,manners
N: They set {x} down, and took off the cover, and stepped away; and that was that. It had been theirs for about as long as it takes to cross {place_of} in the dark. # quiet
A: {end == "loud":After all that noise.|{end == "tea":After two cups.|After what we did with the sacks.}} I thought that I'd want to keep {x_them}. # after a while
B: So did I. I thought that I'd have to be spoken to.
N: It was {h} who came by. {h} walked past, as people walk past things; and stopped; and stood there without turning round, like somebody who has heard their name. # hushed
H: Is that real? # not turning
A: You could come and see.
H: I've got so that I don't like to. # not turning
B: There's nothing to stop you. There's nobody but you and {x}.
N: {h} came. {h} {x_used}. There was {x_sound}; and one after another, all along, the lights went on. # hushed
H: I'd only to put out a hand. I put out a hand, and {stake_fixed}. # when {h_they} could
A: We said that we'd {verb}.
B: And we {verb_did}{till != "":, and before {till}|}. Look at them, coming out in their stockings.{must_who != "" && must != "": And {must_who} was {must}, and nobody'll ever put that on a wall.|}

=== heist_put_three ===
# step: put
# skeleton: let
# needs: price=turn
N: There were three to set {x} down: {q}, and {h}, and {g}. It was done before it was light. # plain
H: Is that straight?
Q: It's straighter than it was in there. Who wants to be the first?
G: I've never been the first. # simple
N: So it was {g}. {g} {x_used}. There was {x_sound}; and somebody looked out to see what it was, and called to somebody else. # hushed
H: And there's no one to tell them not to! So {stake_fixed}! Come out, all of you! It's allowed!
Q: We said that we'd {verb}. And we {verb_did}{till != "":, and before {till}|}. The whole lot of us.{must_who != "" && must != "": And {must_who} was {must}.|}
G: Is this all of us? I only get to three. # counting
Q: You've left out yourself. One always does. # not looking round
G: I put myself in. I put me in first. # puzzled
H: Hush, and let the little ones by. # happy

=== heist_put_lamp ===
# step: put
# skeleton: let
# needs: price=turn
# tone: eerie,noir,space,epic,manners
N: {q} took off the cover, and stepped away. It was that hour at which one sees shapes, and does not see yet whose they are. # quiet
H: I've got so that I don't like to look. # a little way off
Q: You carried it. You had the heavy end.
H: That was in the dark. That's only weight. # coming nearer
N: {h} {x_used}. There was {x_sound}. And one after another, all along, the lights went on. # hushed
H: I had the heavy end of that, and {stake_fixed}. I'd forgotten what it does to the back of your neck. # when {h_they} could
Q: We said that we'd {verb}. And we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}, though nobody'll ever put that on a wall.|}
G: There's one light too many. Over there, by {den}. It's going along. Left to right. # pointing
Q: That's only the guard. # without looking
G: I thought that {foe} {foe_was} gone. # puzzled
Q: So did I. Look at them, coming out in their stockings! # without listening

=== heist_change_name ===
# step: change
# skeleton: let
# needs: price=name
N: It was on {board} by noon. It said what had been taken, and by whom; and it was in ink. # dry
P: They've spelt it right. # looking up at it
Q: {end == "loud":You did tell them how.|{end == "tea":You wrote it yourself.|And it says, and the guard.}} Have they said anything?
P: I've had to hand in the prize for honesty. They said that it was very honest of me. # rueful
N: People counted their spoons when {p} came. But they laid an extra one, too; it is not every day that one has a person to supper who robbed {foe}. # warm
{ foe_talks:
  F: {way3 == "back":I slept until Thursday. I never heard that I'd been disgraced. They brought me soup, and said, what could you have done, against that one?|{way3 == "thank":I've had callers. They want to hear what you looked like. I've given you a scar.|I've been to {far}. It's not blue when you're in it. It's green. And then I told them how I'd been robbed, and they moved up for me.}}
- else:
  N: {way3 == "back":{foe_cap} slept until Thursday, and turned over, and slept until the next one.|{way3 == "thank":{foe_cap} had callers. They sat in a row, and nobody ran.|{foe_cap} {foe_was} seen at {far}, looking back, to find out what it was like from there.}}
}
Q: Are you sorry?
P: I was, till this morning. Somebody's mother pulled him over to the other side. He looked back at me, all the way along. # sitting up a little
Q: How?
P: As if I'd a sack.

=== heist_change_turn ===
# step: change
# skeleton: let
# needs: price=turn
N: They had forgotten {p}. It must be owned. It was broad day before somebody said, where's {p}? # flat
Q: Come out! It's over! You can stop! # calling, at {den}
P: Left to right. Stop. Look about. # hoarse
Q: There's nothing left to guard! There's been nothing since last night. {end == "loud":Everyone heard.|{end == "tea":You handed round the cake yourself.|There isn't even a guard.}}
P: I know that. I did the first hour for you. And then I thought, I'll just do one for {foe}. I wanted to see how many there are in it. # stopping at last
N: {p} sat down upon the step, all at once. {p_they_cap} had been afraid, to start with; and then cold; and by about the middle there had not been room for either. # quiet
P: You get to know it. There's a bit, at the end, where you can see everybody's light. You count them. I think that's what it was really for. # low
Q: {way3 == "back":{foe_cap} {foe_is} asleep. We could hear it from here.|{way3 == "thank":{foe_cap} {foe_is} at {h}'s. There's a chair been put in the row.|{foe_cap} {foe_is} a dot. You can see it against {far}, if you stand here. I think that was a wave.}}
P: I sighed, you know. On the corner. I didn't have to think about it.
Q: Come and see {x}. Everyone's had a go but you.
P: In a minute. I'm off duty. I've never been off duty before. # leaning back

=== heist_change_promise ===
# step: change
# skeleton: let
# needs: price=promise
N: On the second {p} tied a string to one finger. On the evening of the second {p_they} tied another on the first, in case. # dry
Q: It's only one thing to remember.
P: That's what I always think. # not lying down
N: On the third, before it was light, {p} was at {den}, with a page of writing. There was no sign of {foe}. # quiet
P: I'm too late. I'm never in time. I've broken it on the first go! # wild
Q: You're too early. It's still dark. {end == "loud":You shouted it so that all of {place_of} heard. They've been reminding me since Sunday.|{end == "tea":There's a ring round it.|I tied a knot in the curtain.}}
{ foe_talks:
  F: I thought that I'd come back for it. {way3 == "back":I set a clock. It's the first time that I've ever had to be woken.|{way3 == "thank":I've told them all that I've got somebody coming.|I've walked since yesterday, from {far}. It's blue, from there, too. I mean here is.}} How are things? Dry? # from behind them
- else:
  N: {way3 == "back":{foe_cap} had pillow marks, all down one side|{way3 == "thank":{foe_cap} had brought a second cup|{foe_cap} had come from as far as {far}, and smelt of it}}. It was time to be told. # soft
}
P: Dry. I felt all over. And four people {x_used}, that I saw, and one of them was singing. # reading
N: When they had got to the end there was a silence; and the page was turned back to the top. # soft
Q: I think that you're to read it once more. With the singing.
P: It's only half past. I've got the whole of the third. # clearing {p_their} throat
