// The Lantern Keepers: forty-one people, two hundred and twelve stairs, and a sea that blinks back.

=== lantern_stake_loaf ===
# show: the-lantern-keepers
# step: stake
# where: room village town
# title: Three Cuts
N: At Gull Point you can read how things stand from the bread. One cut across the top is a common day. Two is a burial, or the herring not coming. # plain
A: There's three in this one. # turning it round
B: There's never been three. What's three?
A: My gran had a three. She kept the crust. She'd never say what it was for. # low
N: {h} had come along the wall, and stood there with floury cuffs. # quiet
H: I asked for it. I didn't know how else to put it, so that everybody would hear at once and nobody'd have to say it. # gruff
B: Say it to us.
H: If it isn't put right, {stake}. There. I'd sooner have cut it. # to the loaf
A: And is anybody eating it? # quiet
H: No. Forty-one loaves, and you never saw such a polite breakfast.
B: Then give us the end. We'll want something for the way. # holding out a hand

=== lantern_fork1_blink ===
# show: the-lantern-keepers
# step: fork1
# where: room village town
# title: Two Short and One Long
N: When nobody at Gull Point can decide, they put it to the sea. It had blinked back at them all winter. It might as well be some use. # dry
A: Two short, one long. It's still at it. # looking out
B: Say the first short is that we {d1}. # pointing with a crust
A: Then the second short is, we {d2}.
B: And the long one?
A: We {d3}. It would be long. # grim
N: They watched it. Two short, and one long. # hushed
B: That's all three of them. It wants all three. # after a bit
A: It's said that since November. I don't believe it's listening. I think that it's just got one thing to say. # slow
B: So's my uncle. You still have to pick a chair.

=== lantern_quarrel_stairs ===
# show: the-lantern-keepers
# step: quarrel
# where: room village town
# title: The Last Stair
N: Their turn at the lamp would not wait till they were friends. They went up in the dark, {q} in front. # flat
Q: Two hundred and nine. Ten. Eleven. # short
P: Twelve. # short
Q: Eleven. That was eleven.
P: You missed one. You miss one every time, and the rest of us go down behind you not saying so. You're not brave, {q_call}. You've just never once looked at your feet. # clear
N: The lamp went round, and showed them each other's faces. # still
Q: And you've never lit it. You know the number of every stair there is, and you've never once been the one with the match. # quiet
N: There was only the one stair left, and neither of them would go first. # still
P: Two hundred and twelve. Together? # very small
Q: On the twelve. I'll look at my feet. # gruff
P: I'll hold the match.

=== lantern_blame_slate ===
# show: the-lantern-keepers
# step: blame
# where: room village town
# title: One Line a Day
N: At the foot of the stairs hangs the day slate. It has one line for each day, and whatever goes on it has happened. # plain
A: "Lamp burned all night. Wind north. All well." That's how it's done. # chalk up
B: It wasn't all well. # low
A: "Wind north. Some of it well." # writing
B: You're leaving out who did it.
A: There's one line, {b_call}. By the time I've put the wind there's no room for me. # hopeful
B: Then leave out the wind. # level
N: {a} rubbed out the wind. It had been on every line of that slate for three hundred years. # hushed
A: "We got it wrong. The both of us, about even. We thought that we knew." It goes right to the frame. # reading over
B: It's the only line up there with a person in it. # looking
A: Somebody'll want to know how the weather was.
B: They can look at the writing. You can see that it was shaking.

=== lantern_home_lights ===
# show: the-lantern-keepers
# step: home
# where: room village town
# title: Thirty-Nine
N: There are forty-one people at Gull Point, and when anyone is out at night everybody who is not puts a light in a window. # plain
A: So there should be thirty-nine. Forty-one, less us. # breath short
B: I make it thirty-eight. Somebody's fallen asleep. # counting
A: There, low down. That's the oven. That's thirty-nine.
N: They went on. It was some time before {b} stopped. # quiet
B: There's a forty. # slow
A: You've counted the lamp.
B: I never count the lamp. By the steps. And there, next to it. Forty-one. # slower
A: But that's my window. That one's yours. There's nobody in. # staring
N: {h} was on the harbour wall with a taper still in one hand and, so to speak, nothing in the other. # soft
H: It looked untidy. Two black ones, in the middle of the row. You'd have done the same. # gruff

=== lantern_last_answer ===
# show: the-lantern-keepers
# step: last
# where: room village town
# title: Good Night, in Light
N: {air} It was their night for the lamp. # peaceful
A: There it goes. Two short and one long. # chin on the rail
B: I've been thinking. We've always asked what it wants. Suppose that it doesn't want anything? # slow
A: What does it say it for, then?
B: What do you say, when you go past somebody's house and there's a light in? # shy
N: {a} got up, and took hold of the shutter. Two short. One long. # hushed
A: Evening. # under the breath
B: Nothing. You've frightened it. # whispered
A: I only said evening. Wait. Give it a minute. You'd want a minute, if you'd been saying the same thing for three hundred years and then somebody said it back. # whispered
N: Then it came, very fast, four times over, anyhow. # soft
B: It's beside itself! # delighted

=== lantern_back_chain ===
# show: the-lantern-keepers
# step: back
# where: room village town
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: Hand over Hand
N: Anything that matters at Gull Point goes up by hand. They had lined the whole way, from the water to {x_home}, before anybody told them to. # warm
H: Pass {x_them} along, then. And don't anybody stop to make a speech. # gruff
A: Careful with {x_part}. No, the other way up. Now give {x_them} to the next one. You've got to let go, or it isn't passing. # to a glove
B: It's slower than walking. # low
A: I know. Look at their faces. That's the third time that {x_theyve} been wiped. # low
N: {h} stood last in the row, and set {x_them} down, and {x_used}. {x_sound_cap}. # hushed
H: That's better. {x_cap} at {x_home}, and {stake_fixed}. You can tell by the bread. # hoarse
A: We said that we'd {verb}. # low
B: We {verb_did}. With these. I can't feel them, but it was these. # looking at two hands

=== lantern_coming_song ===
# show: the-lantern-keepers
# step: coming
# where: room village town
# skeleton: kept
# title: The Rowing Song
N: It came from a long way off, in four parts, and the low part was late. # sudden
A: That's the rowing song. They sing that when somebody's overdue. Who's overdue? # listening
B: We are. It's all of Gull Point, {a_call}, with {rake}s. {h} has got the verse. # appalled
A: How many verses are there?
B: Nine. They were on the seventh. # counting on fingers
N: {foe_cap} drew in about {x}, as hands go round a candle. # low
A: Then we've got two verses and the chorus. # breathing in

=== lantern_fork3_round ===
# show: the-lantern-keepers
# step: fork3
# where: room village town
# title: What the Lamp Shows
N: The light went round once a minute. They agreed that nobody should say anything in the dark. # plain
A: Now. We {d1}. # quick, as it passed
B: I saw your face. You'd hate it. # waiting for the next
A: Then it's your turn.
B: Now. We {d2}. # quick
A: I saw yours. And I saw a gull laughing. # waiting
B: There's just the other. Wait for it. Now. We {d3}! # quick
N: It went by, and they both had their eyes shut. # dry
A: That's cheating.
B: It was bright. # after a moment

=== lantern_stake_boots ===
# show: the-lantern-keepers
# step: stake
# where: room village town
# title: Toes to the Door
N: The sea boots at Gull Point stand in the net loft, forty-one pairs, with their toes to the door, so that nobody need think which way to run. # plain
A: {h}. What are you doing to the boots? # in the doorway
H: Turning them. # at the far end, busy
B: Toes to the wall?
H: You run out when there's something to be done. If {stake}, there's nothing to run to. We'd only fall over each other. # turning a pair
A: You've left two.
H: I've left yours. I got that far, and my back gave out. # stiff
B: There's nothing the matter with your back.
N: So there they stood: thirty-nine pairs one way, and two the other, looking rather forward. # level
B: I'll go if you will. I don't care to be the only pair. # aside
A: I've got my left one on. Give me a pull with the right. # hopping

=== lantern_stake_jar ===
# show: the-lantern-keepers
# step: stake
# where: room village town
# title: The Rope Jar
N: By the harbour stove stands a pickle jar for a new bell rope. Everybody puts in a penny when the herring come. {h} had it upside down on the table. # plain
H: Nine for the Pikes. Nine for the bakehouse. Nine, and nine and a button, that's you two. # counting into heaps
A: We've been nine years at that! # shocked
H: They tell me that {stake}. What's the use of a new rope? # pushing it over
B: How much were we short?
H: We weren't. I just liked to see it full. # to the button
N: They were very small heaps, for nine years. {a} looked at {b}, and {b} knew what was wanted, and sighed. # quiet
A: Mine goes back in.
B: Mine, too. And the button. # letting it drop
N: There is nothing so loud as eighteen pence and a button in a large jar. # fond

=== lantern_fork1_herring ===
# show: the-lantern-keepers
# step: fork1
# where: room village town
# title: Three Herrings
N: They laid three herrings on the harbour wall, and left it to the gull. # dry
A: The first one's, we {d1}. The second's, we {d2}. # stepping back
B: And the small one's, we {d3}. I picked it out for that specially.
A: You're not to favour it.
B: I only straightened its tail. # guilty
N: The gull came along the wall like a man at an auction. It looked at all three, and then for a long time up into {b}'s face. Then it took {b}'s mitten. # grave
A: It's gone off with it! Which one were you hoping for?
B: I'll say if you'll say.
A: I can't. I'd talked myself into all of them. # peeling something off
B: What's this?
A: It's one of mine. That's a warm hand each, and a pocket each for the other.

=== lantern_fork2_net ===
# show: the-lantern-keepers
# step: fork2
# where: room village town
# title: Three Ends
N: When a thing goes wrong at Gull Point they sit you down with a torn net. It gives your hands something to do while people look at your face. # plain
A: There's three ends here, and I can only knot the two. # needle in teeth
B: Call that one, we {d1}. # holding it out
A: It's stiff. It's got tar on. And that?
B: That's, we {d2}. It's been tied before, by somebody in a hurry.
A: Then what's this, that I keep on dropping?
B: We {d3}. You keep dropping it because you will look up.
A: I look up to see if you're still cross with me. # to the net
B: I never was. I was holding my breath. # surprised
A: It comes out just the same, from here.
B: Then tie something, so I can let go of it.

=== lantern_fork2_tube ===
# show: the-lantern-keepers
# step: fork2
# where: room village town
# title: At the Other End of the Tube
N: They thought it over apart, {a} at the top of the tower and {b} at the bottom, with two hundred and twelve stairs between, and a speaking tube. # hushed
A: We could {d1}. # out of the tube
B: Is that what you want? Or are you asking me? # into the tube
A: You can't tell, from up here. # out of the tube
B: I'd sooner we {d2}. Could you hear me frown?
A: No. I can hear you breathe. It's quite good company. # out of the tube
B: Say the other one.
A: We {d3}. # a long way off
N: After that there was just a hum in it, and a taste of brass. # still
B: {a_call}? Are you there? Did you put the plug in?
A: I'm on the stairs. I can't make up my mind at somebody who hasn't got a face. # much nearer, panting

=== lantern_fork3_socks ===
# show: the-lantern-keepers
# step: fork3
# where: room village town
# title: Two Pairs, Grey
N: Before anyone at Gull Point goes where they may get wet, they hang dry socks on the stove rail for afterwards, with a label. The label says what they have gone to do. # plain
A: What do I put? "Gone to {d1}"? # licking the pencil
B: They'd come after us with a blanket. Try, "Gone to {d2}."
A: That's what you'd tell an aunt. What's the last one?
B: "Gone to {d3}."
A: I'd not know how many socks. # pencil stopped
N: The socks were grey, two pairs, and had been hung so near together that each kept one side of the other warm. # quiet
B: Leave it out, then. Just do the names.
A: It's got to say something, {b_call}. Somebody'll be standing here reading that.
B: Put, "Back for these." Then you've got to see to it that I am.

=== lantern_quarrel_lens ===
# show: the-lantern-keepers
# step: quarrel
# where: room village town
# title: A Thumb Mark
N: Whatever has happened, the great lens is wiped every evening, by two people, one on each side; and each sees the other through it, upside down, and as large as a door. # plain
P: You've missed a bit. # rubbing
Q: It's on your side.
P: It's always on my side. Whatever goes wrong, you hold it up to the light, and it's on my side. # rubbing harder
Q: You'd never have got here without me to hold it up.
P: I'd have got here sooner. I'd have got here happy! # hot
N: Nothing gets lost in that glass. It went all round the room, and came back to them both. # still
Q: Were you happy, then? Before? # upside down
P: No. There just wasn't anybody to tell. # very small
Q: There's a thumb mark, bang in the middle. # after a time
P: Whose is it?
Q: You can't see. It's the same from both sides. You breathe, and I'll breathe. # gruff

=== lantern_home_tags ===
# show: the-lantern-keepers
# step: home
# where: room village town
# title: Brass
N: In the harbour office hangs a brass tag for everyone at Gull Point. You turn it to the wall going out, and until you have turned it back you are not home, however warm you get. # plain
A: You do mine, and I'll do yours. I can't feel which are my fingers. # teeth chattering
B: This isn't yours. Yours is green. It's been green for years. # stopping
A: It's got my name on. But look at it! It's like a spoon!
B: So's mine. Somebody has been polishing us.
H: Nobody's polished anything. # from behind the stove
A: Then what do you call that?
H: Thumbs. People went by, and they'd put up a hand to it, to see that it was there. And then they'd have to go by again. # gruff
B: Every one of them? # staring
H: I was eating a bun. There's butter on yours.

=== lantern_last_stool ===
# show: the-lantern-keepers
# step: last
# where: room village town
# title: The Second Stool
N: {air} The lamp is kept by one, and so there is one stool. They had it by turns. # peaceful
A: That's your quarter of an hour. # holding out a hand
B: I was just going to have a thought.
A: Have it standing. I've had all of mine standing.
N: Somebody was on the stairs, with something that knocked at every one. It took a long time to arrive; and then nobody came in. When they got the hatch up there stood a stool, quite new, with one short leg. # soft
B: Who'd carry that up here, and not knock?
A: Somebody who'd have had to be thanked. # listening to feet go down
B: It's only ever been one. You have it.
A: No, you. I want to see you try it.
B: It rocks. # sitting
A: Hold still. There. That's my foot. Now have your thought.

=== lantern_last_pin ===
# show: the-lantern-keepers
# step: last
# where: room village town
# title: Winkles
N: {air} They had a bag of winkles and one pin, and you can't talk and winkle. # peaceful
A: Pin.
B: Pin. # giving it back
A: Pin. # by and by
N: The bag went down, and the heap of shells went up. A gull walked by to hear what was being said, and was disappointed. # dry
B: Pin. Wait a minute. # looking at it
A: What's wrong with it?
B: You gave it me blunt end first.
A: Did I?
B: You never do. You just stick it out, and I find it. I've had that pin in my thumb every night this winter. # wondering
A: You never said.
B: I thought that it was part of winkles.
A: I must have been looking. # shy
N: {b} had one, and turned the pin round, and held it out by the sharp end, with care. # soft
B: Pin.

=== lantern_fork3_mitten ===
# step: fork3
# show: the-lantern-keepers
# where: room village town
# title: A Mitten for Two
N: At Gull Point there is a mitten that was knitted for two, for long nights on one rope. They each put in a hand. # plain
A: One squeeze, and we {d1}. # looking straight ahead
B: Right. And two, we {d2}?
A: Two. And for three, we {d3}. Don't do it yet!
B: I'm not doing it. It's just a small mitten.
A: Both together, then, so that nobody has to be first. Now. # low
N: From outside, nothing happened. # dry
B: Well. There it is. # after a moment
A: What did you get?
B: Two short. And then one long. # slow
A: So did I. I thought that it was you.
B: I thought that it was you. # not letting go

=== lantern_fork2_jersey ===
# step: fork2
# show: the-lantern-keepers
# where: room village town
# title: Somebody Has to Disagree
N: Whatever goes wrong at Gull Point, one gets wet. They wrung out the big jersey. It takes two, and each turns it against the other. # plain
A: We could {d1}. # twisting
B: That's half a pint. We could {d2}. # twisting
A: You're turning it my way. It only goes round.
B: I was agreeing with you.
A: Well, don't. It'll never be dry unless somebody disagrees. We {d3}. # twisting
N: It would not go any further. It stood out between them, as stiff as an oar. # dry
B: I disagree. # straining
A: Do you mean it?
B: No. It's for the jersey. # straining
A: Then you have it on first. It's warm where I had hold of it. # gruff

=== lantern_fork1_line ===
# step: fork1
# show: the-lantern-keepers
# where: room village town
# title: A Good Throw
N: At Gull Point you don't tell anybody a plan. You throw it to them, with a line, and see if they can hold it. # plain
A: We {d1}. # throwing
B: It's dropped short. You didn't want it to get here.
A: Then you do one.
B: We {d2}. # throwing
A: It's round my neck!
B: I'm sorry. I was keen. Send it back, with the other.
A: We {d3}. # throwing
N: It took its time, as a line does when it's thrown right, and lay down across {b}'s hand. # quiet
B: That was only a good throw. It needn't mean anything. # holding it
A: I know. But I can feel that you're there.
B: Haul in, then. I don't care to shout, if it's that one.
