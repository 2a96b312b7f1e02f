// DELIVERED, episode 2: way=run (a plaster), lunch (no tablecloth) or uncle (a moustache); the first mark goes on the card. p reads the
// back of the label, and says nothing. Then what x needs every hour is missed.

=== journey_go_run ===
# step: go2
# skeleton: delivered
# b: bold
# needs: cargo=made,cure,shut,eaten,egg,message
# door: Take [x] past [foe] at a run
# style: bold
# recall: taken [x] past [foe] at a run
# makes: way=run
N: There is a kind of person who carries a full cup slowly, and spills it, and there is {b}. # brisk
B: It's the slowness that does it. You give it time to think. Have you got your end? # crouching
A: I've got all of it. You've got the label. # faint
B: Then I'll run in front and shout. Nobody looks at what's behind a person who shouts. # pleased
A: What'll you shout?
B: Mind your backs. It's what they shout in big hotels. # getting ready
A: I'd like to say that I'm against this. Is there a place on the card for that?
B: You can say it as we go by. Now! # off
N: They went. {foe_cap} had been expecting something on tiptoe. # breathless

=== journey_go_run_alive ===
# step: go2
# skeleton: delivered
# b: bold
# needs: cargo=alive,person,huge
# door: Get [x] past [foe] at a run
# style: bold
# recall: got [x] past [foe] at a run
# makes: way=run
N: It was {b} who had the idea of wheels. There was a thing on four of them by {hide}, that somebody had left there because of the brakes. # brisk
A: You want to put {x} on that? # walking round it
B: I want to put {x} on that, and sit behind, and have you push. And when we go by {foe}, we look the other way, as if it were usual. # pleased
A: What's the rope for?
B: To steer with. I think. It came off in my hand.
A: I'd like to say that I'm against this. Is there a place on the card for that? # taking hold
B: You can say it as we go by. Ready? {x_cap} {x_is} looking forward to it. # sitting down
A: {x_cap} {x_is} only looking forward because we're facing that way. # pushing
N: There was a slope that none of them had noticed. # breathless

=== journey_go_lunch ===
# step: go2
# skeleton: delivered
# needs: foe_type=creature,person,group
# door: Spread the best cloth, and ask [foe] to lunch
# style: kind
# recall: spread the best cloth, and asked [foe] to lunch
# makes: way=lunch
N: They took the best tablecloth off {x}, and shook it, and laid it on {ground}. It looked at once like somewhere that one had been asked to. # soft
A: {h} won't even let me iron that. # low
B: It's for when somebody comes. Well? # laying out {food}
A: What if there's gravy?
B: There isn't any gravy. It's {food}. Smooth your side. # smoothing
N: They put out three plates, and the card with the rules, folded, for a napkin. Then they sat and looked hungry in a friendly way. # plain
A: I don't think that {foe} {foe_was} ever asked to anything. It mightn't be known what one does. # whispered
B: Then leave the first bite to whoever comes. You've only got to look at what they look at. # whispered
N: There was a long wait. And then, at the far edge of the cloth, there was company. # hushed

=== journey_go_shelter ===
# step: go2
# skeleton: delivered
# needs: no-foe_type=creature,person,group
# w: A woman on a bag
# door: Share the best cloth with everybody who waits
# style: kind
# recall: shared the best cloth with everybody who was waiting there
# makes: way=lunch
N: They were not the only ones who had somewhere to get to. On this side of {foe} there sat quite a number of people, on bags, and had got used to it. # plain
A: How long have you been here? # to all of them
W: That's rather personal. I'd a baby in my arms when I came, and now look. # from a bag
B: What's that behind you?
W: That's the baby.
N: It was a large baby, and it was cold, and so were they all. {a} looked at {foe}, and at the best tablecloth; and {b} looked at {a}. # quiet
B: {h} won't even let me iron that. # low
A: It's for when there's company. There's a dozen, here. If each of us takes hold of the edge, we could all go at once, underneath. # undoing the knots
B: And {x}?
A: In the middle, with the baby. # counting heads

=== journey_go_uncle ===
# step: go2
# skeleton: delivered
# b: maker
# door: Pass [x] off as somebody's uncle
# style: clever
# recall: passed [x] off as somebody's uncle
# makes: way=uncle
N: Nobody stops an uncle. He is on his way from somewhere dull to somewhere else, and if you stop him he tells you about it. {b} had worked it all out. # dry
A: But it's {x}. # patient
B: Now it is. Hold the hat. # sticking out a tongue, drawing
A: What's that you're putting on {x_them}?
B: A moustache. It comes off afterwards. It's only ink. # drawing the other half
A: What sort of ink? # quick
B: The good sort. There. And if we want something to stand him beside, we've got {tool}. An uncle always has a thing with him that he won't explain. # stepping back
N: They looked. It was remarkable how little it took. One felt that one had forgotten his birthday. # quiet
A: What's he called? # low
B: Uncle. It's you who's lost, if you need more than that. # taking an arm

=== journey_mark_run ===
# step: mark
# skeleton: delivered
# needs: way=run cargo=made,cure,shut,eaten,egg,message
# title: With Ducks On
N: They were past {foe}, and clear, and {p} had just turned round to say so, and trod on the tablecloth. # quick
S: crash
Q: Don't move! Nobody's to move! Where {x_is} {x_they}? # from the ground
P: I'm lying round {x_them}. # muffled
N: It might have been worse. {x_cap} {bump}; and apart from that {x_they} looked much as before, only surprised. # flat
P: Have you got anything to put on it?
Q: I've got a sticking plaster. It's from my own knee. It's got ducks on. # feeling
P: You can't put ducks on {x}. It's for {whom}! # shocked
Q: Have you anything better?
N: They put it on. {q} pressed down the corners with a thumb, one after another. Then out came the card, and the clean white side of it was looked at for the last time. # quiet
Q: "One bump. One plaster, with ducks." And who. I've got to put who. # writing
P: Put me. You can make it large.

=== journey_mark_run_stop ===
# step: mark
# skeleton: delivered
# needs: way=run
# title: What Stops One
N: They were past {foe} before {foe_they} could so much as turn round. Nobody had ever run so well. The one thing that nobody had thought of was how it is ended. # breathless
Q: That'll do! You can stop! # calling
P: I can't! It's downhill! You stop! # calling
S: crash
N: What stopped them was something hard, with a corner. It stopped {x} first. {x_cap} {bump}; and {q}, who had been behind, got off with a shoe. # flat
Q: Say that it isn't bad. # eyes shut
P: It isn't bad. It's only that one can see it from every side. Have you got a plaster?
Q: I've got one. It's on my heel. It's got ducks on. # taking off the other shoe
N: It was pressed down, and smoothed. It looked as if it had been a present from somebody of four. Then the card came out, and its clean white side was looked at for the last time. # quiet
Q: "One bump. One plaster, with ducks." By whom? # writing
P: By me. I was the end that arrived.

=== journey_mark_run_alive ===
# step: mark
# skeleton: delivered
# needs: way=run cargo=alive,person,huge
# title: The Brakes
N: They were past {foe} almost before they had begun. It was wonderful. It went on being wonderful for about as long as it takes to look for a brake. # breathless
Q: Which is it? # shouting
P: The one that isn't there! Lean! # shouting
S: crash
N: When they had all been sorted from the wheels, {x} {bump}. {x_they_cap} had taken it very well. # flat
{ load_is == "person":
  X: It's nothing. Don't write it down. # from the ground
}
P: Have you got anything to put on it? # feeling {p_their} own
Q: I've got a sticking plaster. It's from my knee. It's got ducks on. # hunting
P: You can't send {x} to {whom} with ducks on! # shocked
Q: Have you got anything better?
N: They put it on. {q} pressed down the corners, one after another. Then out came the card, and its clean white side was looked at for the last time. # quiet
Q: "One bump. One plaster, with ducks." And who. I've got to put who. # writing
P: Put me. You can make it large.

=== journey_mark_lunch ===
# step: mark
# skeleton: delivered
# needs: way=lunch foe_type=creature,person,group foe=mute
# title: As If on Something
N: It went better than anyone had hoped. {foe_cap} sat down to it, and had {food}, and had what was left of it; and afterwards looked at the cloth for so long that it was plain what would come next. # dry
Q: No. Not that. # low
P: It's happening. # low
N: {one_cap} turned round on it three times, and lay down in the middle, and let out a breath that had been kept in for years. And then there was nothing but snoring. # soft
Q: That's the best tablecloth! # hissed
P: It's never looked so much like one. Come on. On your toes. # hissed
Q: But it was round {x}! What's {x} to go in? # hissed
P: In the open. Like anybody else. # lifting
N: They went by, with {x}, so near that they could feel the warmth. On the far side {q} got out the card, and looked at the clean white side for the last time. # quiet
Q: "One best tablecloth. Slept on." And who. I've got to put who. # writing
P: Put me. It was my smoothing that did it.

=== journey_mark_lunch_talks ===
# step: mark
# skeleton: delivered
# needs: way=lunch foe_type=creature,person,group foe=talks
# title: Company
F: I've never been asked to anything. What does one do? # at the edge of it
P: You sit down, and you say that you couldn't possibly. And then you do.
F: I couldn't possibly. # sitting down
N: {foe_cap} could, for an hour and a quarter. There was no more {food} after that, and there was a spot on the tablecloth, the first of its life, and the shape of a person who has been comfortable. # dry
F: Do I go home now, or do you? # anxious
P: We do. But you may keep your place.
F: This? For me? To sit at? # feeling it all over
Q: {p}! # hissed
P: It's used now. You can't put it round {x} again. It'd show. # low
N: {one_cap} did not even see them go by. {foe_cap} had begun to lay out, on the cloth, everything that {foe_they} had, to see how it looked. # quiet
Q: "One best tablecloth. Given away." By whom, it says. # writing on the clean side
P: By me. But you had your elbows on it as well.

=== journey_mark_shelter ===
# step: mark
# skeleton: delivered
# needs: way=lunch no-foe_type=creature,person,group
# w: Somebody on the left
# title: Hold Your Edge
N: They went in all together, under the best tablecloth, like one animal with a great many feet. # brisk
P: Hold your edge! And nobody's to stop! # calling
W: Something's pulling at my end! # calling
P: Then pull back! It's only {foe}! # calling
Q: Where {x_is} {x_they}? {p}! I can't see {x}! # calling
W: In here with us! The baby's got both arms round it. # calling
N: When they were out at the other side, and had been counted, there was nobody missing. The baby was asleep. It had the whole of the best tablecloth round it, twice, with its thumb in a corner, and the corner in its mouth. # soft
Q: Somebody ought to ask for that back. # low
P: You ask. # low
N: {q} looked at the thumb for a good while, and got out the card, with its clean white side. # quiet
Q: "One best tablecloth. Sucked." By the baby. But on whose account? # writing
P: On mine. I was the one who undid it.

=== journey_mark_uncle_talks ===
# step: mark
# skeleton: delivered
# needs: way=uncle foe=talks
# title: My Uncle
F: And who may this be? # stepping out
P: My uncle. # at once
F: Your uncle. He's a very odd colour. # coming round him
P: He's been abroad.
Q: He doesn't like to be looked at. # too fast
F: No more did mine. Mine sat just so. You'd come in, and he would be sitting, and you'd think, have I done something? # softer
{ load_is == "person":
  X: I dare say that you had. # deep
- else:
  N: The uncle said nothing. It was extremely well said. # dry
}
F: That's him all over! Go on by. Go on! And write to him, when he's home. I never wrote to mine. # moved
N: They went by, at an uncle's pace. When it was safe {p} licked a handkerchief and rubbed; and rubbed; and looked at the handkerchief. It was as clean as before. # flat
Q: What was that about its coming off? # low
P: It does. It only takes a few years. # small
Q: "One moustache." And who. I've got to put who. # writing on the clean side

=== journey_mark_uncle_kissed ===
# step: mark
# skeleton: delivered
# needs: way=uncle
# w: An old lady
# title: Since the Dance
N: {foe_cap} let the uncle go by, since one does. They were as good as through, when somebody small, with two sticks, stood still in front of them and dropped both. # quiet
W: Bertie? # hardly aloud
P: No. That's our uncle. # polite
W: You said that you'd only be a minute. You went to get me a lemonade. # to the uncle
Q: I don't think that it was this one. # wretched
{ load_is == "person":
  X: There was a queue. # gruff, and kind
- else:
  N: The uncle said nothing; but he said it so nicely, and she had such a good look at him, that it seemed to do. # soft
}
W: Well. It was a long time ago. And you've kept your moustache. # reaching up
N: She kissed him on it. When she had gone on, much straighter, with no sticks at all, {p} licked a handkerchief and rubbed; and rubbed. # dry
Q: You said that it came off! # low
P: It does. She's got some. It's just that most of it's staying. # small
Q: "One moustache, kissed." And who. I've got to put who. # writing on the clean side
P: Me. You needn't put who kissed it.

=== journey_mark_uncle_mute ===
# step: mark
# skeleton: delivered
# needs: way=uncle foe=mute
# w: A woman in a shawl
# title: He Doesn't Say Much
N: {foe_cap} let the uncle go by as one does, without looking twice. It was the people on the far side who were trouble. They had a bench. # dry
W: Sit him down, poor man. He looks worn out. # moving up
P: He's quite happy standing. # holding on
W: What does he do? # kind
Q: He's retired. # at the same moment
P: He's in ships. # at the same moment
W: I thought so. It's in the face. Would he take a peppermint?
{ load_is == "person":
  X: He'd take two. # deep
- else:
  N: The peppermint was laid on top of him, where he could reach it. # dry
}
N: It was an hour before they could get away. Then {p} licked a handkerchief and rubbed; and rubbed; and looked at the handkerchief. It was as clean as before. # flat
Q: You said it came off! # low
P: It does. It only takes a few years. # small
Q: "One moustache." And who. I've got to put who. # writing on the clean side

=== journey_label_run ===
# step: label
# skeleton: delivered
# needs: way=run
# title: The Back
N: In the fall the label had turned over on its string. It was {p} who went to put it straight; and one cannot help one's eyes. # plain
Q: What's the matter? # wiping the card
P: Nothing. # after a moment
Q: You've stopped whistling.
P: I'd got to the end. # turning the label round again
Q: You read it. You read the back! We were asked not to! # shocked
P: It's where it's tied. There's a knot. It's quite a good knot. # quick
N: {q} waited, but no more came. {p} tied down the label with the writing inwards, and then with a second knot on top of the first. # quiet
Q: Is it something bad?
P: Come on. # getting up
N: And from there on {p} {carried} in another way: {load_is == "alive" || load_is == "person":as you walk home with somebody who was not picked.|not worse, quite; but as you bring a tray back to the kitchen, when nobody has eaten anything.} # still

=== journey_label_lunch ===
# step: label
# skeleton: delivered
# needs: way=lunch
# title: Hanging Down
N: With the tablecloth gone the label hung down by itself, and turned in the draught. First it said {whom}, and then it said something else. # plain
Q: I'm looking the other way. We were asked to. # walking with {q_their} head turned
P: So am I. # not doing it
Q: What's that whistle you're not doing? You were whistling. # turning back
P: I've got to the end of it. # low
Q: You've read the back! # shocked
P: It came round. I was only there. # catching hold of the label
Q: And what does it say?
P: That it's made of card. Mind that step. # too quick
N: There was no step. {p} put the label away, where it could not turn round; and from there on {p} {carried} in another way: {load_is == "alive" || load_is == "person":as you walk home with somebody who was not picked.|as you carry home an umbrella, when it has not been wanted.} # still

=== journey_label_uncle ===
# step: label
# skeleton: delivered
# needs: way=uncle
# w: A small boy
# title: Where He Lives
W: Where's your uncle live? # from knee height
P: It's written on him. I'll look. # turning up the label
W: Not that side. There's nothing there but who it's for. Turn it round.
Q: We were asked not to. # at once
W: I wasn't. # turning it round
N: The boy could not read yet. He held it up as high as he could, to be told; and so it was {p} who read it, in the middle of a smile. # quiet
W: What's it say? Is it a long way?
P: No. Not any more. # letting go of the label
Q: {p}? What's on it? # low
P: It's where he lives. It's just a number. Come along, Uncle. # low
N: And from there on {p} {carried} in another way: a good deal slower; as you walk with somebody who is going to be told something at the end of it. # still

=== journey_label_person ===
# step: label
# skeleton: delivered
# needs: cargo=person x_talks
# title: A Clean Handkerchief
N: {x_cap} needed a clean handkerchief, and would not have the bag opened for it. So it was opened when {x_they} had gone to sleep. # plain
Q: Can you find one? # whispered
P: There are twelve. And there's... # whispered
Q: There's what? # whispered
N: {p} had moved the label, so as to get at the lock. It lay with its back up, now. And beneath it, in the bag, held by a clip, there were three tickets, with holes in. # still
P: Nothing. Peppermints. # whispered
Q: You read the back of it. We were asked not to! # whispered
P: I've got the handkerchief. Shut the bag. # whispered
N: {q} waited, but no more came. And from there on {p} {carried} in another way, and did not hurry {x_them} any more; as you walk somebody the long way round to a bus. # quiet

=== journey_label_rest ===
# step: label
# skeleton: delivered
# title: From Underneath
N: They had a rest. {q} sat with the card on both knees, and looked at the one thing that was on it. {p} lay flat, with nothing to do but look up; and over {p} hung the label. # plain
Q: What's it like down there? # idle
P: Very nice. There's a bow, and there's... # stopping
Q: There's what?
P: A bow. # after a moment
Q: You said that. You're reading! You're lying under it, and reading! We were asked not to! # shocked
P: I was looking straight up. It's what came in between. # sitting up
Q: Then what does it say?
P: It's about the other times. Don't ask me. You've got such a nice straight back, when you don't know things. # low
N: {q} waited, but no more came. And from there on {p} {carried} in another way: as you do a sum when you have seen what it comes to. # still

=== journey_halt_run ===
# step: halt
# skeleton: delivered
# needs: way=run
# title: The Hour
Q: What time is it? # stopping
P: We've made wonderful time. We've done half of it in one go. # proud
Q: Yes. But what time is it? When did we last stop, and {care}?
N: They looked at each other. They had not stopped at all. It had seemed such a pity to. # dry
P: It's only once an hour.
Q: And we've been four. # already kneeling
N: They looked everywhere that there was to look. The plaster was there, and the ducks were dry. But {x} {x_was} {ails}. # flat
{ load_is == "person":
  X: I'm not tired. I only don't seem to be going anywhere. # surprised
}
Q: It's on the card. It's in red. One thing, we were told, once an hour. And you wanted to be quick! # upset
P: I did. I'd have liked to get it over. # low
Q: Get what over? # looking up
P: We can't go on like this, anyway. We'll have to do something. # quick

=== journey_halt_lunch ===
# step: halt
# skeleton: delivered
# needs: way=lunch
# title: With Nothing On
N: A thing with a tablecloth round it is nobody's business. With nothing round it, it is everybody's. They had a crowd behind them by {t_noon}. # dry
Q: There are eleven of them. That one's brought a chair. # over a shoulder
P: They only want a look.
Q: They've had a look. Now they want to know what we've done to {x_them}. When did we last stop, and {care}? # walking faster
P: We couldn't. It'd have been in front of everybody. # walking faster
N: That had been four hours ago. They stopped now, with the crowd in a ring, and looked; and {x} {x_was} {ails}. # flat
{ load_is == "person":
  X: I'm not tired. I only thought that they'd like me lower. # from the ground
}
Q: One thing! Once an hour! And there was a cloth to keep the draught off, that somebody gave away! # upset
P: I know. I've got it on my list, too, you know. I don't need it in pencil. # low
Q: Then what do we do?
P: Not this. # looking round the ring

=== journey_halt_uncle ===
# step: halt
# skeleton: delivered
# needs: way=uncle
# w: A landlady
# title: Two Breakfasts
W: There he is! That's him! He owes me for two breakfasts! # pointing
P: That's our uncle. # faint
W: I'd know that moustache anywhere. Left by the back way, in March, with my good towel. # arms folded
Q: It wasn't him. He's never eaten a breakfast in his life. # truthful
W: He ate two. # grim
N: They washed up for it. It was only two breakfasts, but it was her whole week's plates. The uncle was stood in the hall, where she could see him; and for four hours there was nobody who might go and {care}. # dry
P: There. Paid. May we have our uncle? # drying both arms
N: When they got to him {x} {x_was} {ails}. # flat
{ load_is == "person":
  X: I'm not tired. I only don't seem to be going anywhere. # from down there
}
Q: One thing, we were told! Once an hour! It's in red! # upset
P: Then we can't go on like this. Not with him like that. # low

=== journey_halt_alive ===
# step: halt
# skeleton: delivered
# needs: cargo=alive
# title: Verse Nine
N: {way == "run":It was the hour. It had been the hour three times already, but they had been going too fast to hear it.|{way == "lunch":It was the hour. They had no tablecloth to be private under, so they had left out the last three.|It was the hour. One can't very well sing to an uncle with people about, so they had left out the last three.}} # plain
Q: Sing! We're slowing down! # low
P: You sing. I did the one at breakfast.
Q: "As I went out to market..." What's he want at the market? # hoarse
P: A hen. Then in verse two it's a hen and a bucket. # low
N: They got as far as the ninth, and a wheelbarrow, and there it stopped; for neither of them had ever listened to the end. {x_cap} waited. And then {x_they} {x_was} {ails}. # flat
Q: What's the tenth? Think! # pulling gently
P: I don't think that it'd help. I think that {x_theyve} heard it before. # low
Q: What do you mean, before?
P: Nothing. Only that {x_they} knew where to come in. # quick
N: {x_cap} looked past them both, with perfect manners, at nothing. # still

=== journey_halt_huge ===
# step: halt
# skeleton: delivered
# needs: cargo=huge
# title: Where It Was Soft
N: {way == "run":The wheels had been all very well, and now there were three of them, and those were square.|{way == "lunch":Without the tablecloth there was nothing to get a hold on.|An uncle of that size gets looked at, so they had gone round by the back.}} So it was done by hand, a hundred steps and a rest; and after the fourth rest nobody counted. # plain
Q: How many's that? # at the back end
P: I thought that you were counting. # at the front end
Q: I'm at the back! I can't see any steps! I can see {x}! # panting
N: They put {x_them} down to have it out. They ought to have looked first at what they were putting {x_them} down on. {x_cap} {x_was} {ails}. # flat
P: Lift. # after a moment
Q: I am lifting. # after a moment
P: So that's only us, then, getting longer.
Q: "Every hundred steps." It's in red. It's the first one! # upset
P: Yes. Well. There's one good thing about {x}. {x_theyre_cap} in no hurry to get there. # low
Q: What do you mean by that? # sharp
