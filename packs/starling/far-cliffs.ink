=== cliff_small_town ===
# role: cliff
# recap: Then they found a town under their feet, no bigger than a tray, with its bridge broken by a heel. And the sweepers were coming, with brooms.
N: {b} caught hold of {a} with one foot in the air. Under the boot, between two stones, there was a town. {~It had a main street the length of a spoon.|Its tallest tower would have fitted into a thimble.} All its windows were lit, and its bridge was broken in the middle, in the shape of a heel. # hushed
A: {~That's my heel. There's the nail in it. I've done that.|Was it me? Just now? Oh, look at them run.} # horrified
B: {~They've got lamps. They're as long as eyelashes. Don't breathe.|There's a cart down there no bigger than a ladybird. It's stopped right at the edge.} # whispered
N: A bell rang, as loud as a pin. And behind them, swish, swish, swish, came the {folks} who sweep the road at night, nine abreast, who had never once looked down.
* [Lie down across the road and be a wall # id:liedown # echo:yes # style:bold # recall:lain down in the road in front of nine brooms # led:The brooms stopped, and the whole of the small town walked up a sleeve to see why.]
  N: {a} lay down on one side of the town, and {b} lay down on the other, nose to nose, and the brooms came on. {~The first one swept {a}'s hat off. The second one stopped.|"There's somebody in the road," said the first sweeper. "I shouldn't wonder," said the second.}
  B: {~Please don't sweep us. There are people here, and they've got a school.|Evening. Would you mind very much going round?} # flat on the ground
  A: {~Something's walking up my sleeve. A lot of somethings. I'm not going to laugh.|They've put a ladder against my chin. {b}, they're coming up.} # hardly moving the lips
  N: It was the mayor. She was very small, and she had brought the fire brigade.
  ~ m_danger += 1
  ~ m_trust += 1
* [Build them a bridge out of a comb # id:comb # style:kind # recall:built a bridge out of a comb # led:The whole town crossed it, and the last one over left them something no larger than a crumb.]
  N: {b} had a comb. {a} laid it across, bank to bank, as you lay a sleeping child on a bed, with the brooms so near that they could smell the dust. {~The cart went over first, and then a great deal of bedding.|Over it they came, in their nightcaps, with babies like grains of rice.}
  A: That's it. Mind the gap by the third tooth. I'm so sorry about this. # whispered
  { b_kind:
  - "planner": B: Two hundred and eleven. They all came out in order. I could weep. # whispered
  - "wildcard": B: That one saluted me! Did you see? I've been saluted by a crumb! # whispered
  - "explorer": B: They've gone in under the root. There must be miles of it, down there. # whispered
  - else: B: Somebody's gone back for a cat. Wait. Wait for the cat. There. # whispered
  }
  N: The last one over put something down on {a}'s thumbnail: a book.
  ~ m_clues += 1
  ~ m_trust += 1
* [Put a bucket over the whole town # id:bucket # style:clever # recall:put a bucket over a town # led:For a moment it was night down there. Then somebody inside it began to knock, and knew the news.]
  N: There was a bucket by the wall. {b} put it over the town, gently, rim to the ground, and sat on top. {~The brooms parted to the left and the right, like water round a stone.|"Sitting on a bucket," said one of the sweepers, going by. "Wish I'd the time."}
  A: {~It's gone dark in there. They'll think it's the end of the world.|I can hear them singing. I think that they think it's bedtime.} # anxious
  B: {~Only till the ninth broom. Seven. Eight. Now lift.|Hush. Somebody's knocking on the inside. It's a pattern.} # ear to the tin
  N: When they took it off, everyone small stood in the street in rows, looking up. One held a sheet on which was written, in letters like dust: we saw who dropped it.
  ~ m_clues += 1

=== cliff_moths ===
# role: cliff
# recap: Then moths came, thousands of them, and settled on [b]'s coat, until [b]'s feet were off the ground.
N: A moth settled on {b}'s shoulder. It was silver, and rather heavy, for a moth. {~Another came and sat on the cuff. Then the whole sleeve was silver.|Then there was one on each button, and after that you could not see the buttons.} They came in over {place} without any noise, thousands and thousands of them. # hushed
{ b_kind:
- "planner": B: They weigh nothing, and there's a great deal of it. {a}, which way is up? # careful
- "explorer": B: Don't brush them off. I want to see where they were going. # thrilled
- "wildcard": B: I've never been so well dressed in my life. # delighted
- else: B: They've flown such a long way. You can feel their hearts. # soft
}
A: {~Your feet. {b}, look at your feet. There's a gap.|You're taller. You weren't that tall. Oh, no.} # slow
N: By now there was a hand's width of air under {b}'s boots, and then there were two. Every moth had its face to the {tool} in {a}'s hand.
* [Hold on to {b} and go up too # id:goup # style:bold # recall:gone up into the air with the moths # led:They were put down on top of {mark}, where there was a nest with a lamp in it.]
  N: {a} got both arms round {b}'s knees and held on, and up they went. {~The roofs of {place} came by, and then the tops of the chimneys, and a surprised {beast}.|{place} got small. It was like going to sleep, only cold round the ankles.}
  B: {~You've still got the {tool}. They're following you. You're steering!|Hold it to the left! Left! Now away from the spike!} # shouting
  A: {~I can't steer! I can't even look!|I've got a mouthful of your trousers, and I'm steering!} # muffled
  N: The moths set them down right at the top of {mark}, in a sort of nest, and in the nest stood a lamp that nobody had ever told them of.
  ~ m_clues += 1
  ~ m_danger += 1
* [Put out the light and wait # id:putout # style:careful # recall:put out the only light there was # led:In the dark they saw what the moths saw: a second light, a long way off, and calling.]
  N: {a} put out the {tool}. It was as dark as a pocket. {~There was a soft thump, which was {b}.|Slowly, with a good deal of rustling, {b} came down.} They waited, shoulder to shoulder, until their eyes had stopped inventing things.
  B: {~They haven't gone. They're sitting all over us, waiting for something.|My nose itches, and there's one on it. Say something to me.} # without moving
  A: {~There. Low down, to the left. There's another light.|I see it. They'd have seen it all along, if we hadn't been so bright.} # breathing it
  N: It went on and off, very far away, in a place where the map was blank. And every moth got up at once, and went.
  ~ m_clues += 1
* [Give them the {tool} and follow # id:givelight # style:kind # recall:given the moths our only light # led:They carried it like a queen, and where it went by it lit up everything that had been hidden.]
  N: {a} held up the {tool} and let go. "Have it," {a_they} said. "You want it more than we do." They left {b}'s coat with a sound like a sigh, and closed round the light, and lifted it. {~It went along over the road like a queen in a chair.|They had never been given anything before, and did not quite know how to carry it.}
  B: {~That was our only light.|I'm down. I'm sorry to be down. I'd just got used to it.} # blinking
  A: {~Look what it's shining on. We've come by here three times, and I never saw that wall.|There's writing. There's writing on the wrong side of everything.} # wondering
  N: They ran along underneath it, with their faces up, like children after a band.
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_string ===
# role: cliff
# recap: Then a string came down out of the sky, with nobody at the bottom of it, and something at the top that pulled.
N: A string came down out of the sky, {~as thin as a bootlace|hardly thicker than a thread}, and it was made fast to a nail in a wall. They looked up it as far as they could, and it went on from there. # wondering
A: {~What's it tied to? What would you tie it to?|It's a kite string. It's got to be a kite string. So where's whoever was flying it?} # looking up
B: {~It's pulling. Gently. Like somebody who wants to ask you a question.|This knot's new. There's still a thumbprint in it. They can't have gone far, unless they went up.} # holding it
N: There was a tug, and a wait, and two tugs. Then a puff of dust jumped from the wall, and the nail came half way out. # urgent
* [Climb up the string, hand over hand # id:climbup # style:bold # recall:climbed a string into the sky # led:At the top there was a kite as big as a barn, and somebody's slippers, side by side.]
  N: {a} spat on {a_their} hands and began to climb, and {b} came after. The string did not so much as stretch. {~They went up through the {weather} and out at the top.|After a time they stopped looking down, and after that they stopped having a down to look at.}
  B: {~How far is it? Only say a number. I'll like any number.|If you fall, fall to one side. I'm underneath.} # puffing
  A: {~There's cloth. It's a kite, {b}, it's as big as a barn. There's a lamp in the window.|Somebody lives on it. There's a doormat. There's a pair of slippers!} # astonished
  N: The door of the kite stood open. Inside, on the table, lay a second string, going up.
  ~ m_danger += 1
  ~ m_clues += 1
* [Send up a message with a sandwich # id:sendup # style:kind # recall:sent a sandwich up the string # led:The plate came down again, very clean, with a question on it.]
  N: {b} wrote, "Are you all right up there?" and threaded it on the string, and then, because it looked thin by itself, half a sandwich. {a} gave the string a shake. Up it all went, {~like a leaf going the wrong way|round and round}.
  A: {~What if they don't like cheese?|You've got terrible handwriting. They'll think that it's a spider.} # looking up
  B: {~It's coming down! On a proper plate! It says, what is cheese?|It says thank you. And then it says, which of you is the ground?} # reading
  N: There was something else on the plate, wrapped in a leaf: a very small weather.
  ~ m_trust += 1
  ~ m_clues += 1
* [Wind it in slowly on a bottle # id:windin # style:careful # recall:wound the string in round a bottle # led:It took them half the night, and what they landed was asleep, with a label on its toe.]
  N: {b} knotted it to a bottle and began to wind. They took it in turns, a hundred turns each. {~Whatever it was came down like a good-tempered cow.|Now and then it stopped, and thought, and let them have another yard.}
  A: {~Ninety-eight. Ninety-nine. Your go. My arms are on fire.|It's heavy now. It's turned over. I think it's snoring.} # puffing
  B: {~I can see feet. There are two feet, side by side, in one sock.|Easy. It's over the roof. Get the quilt under it.} # whispered
  N: They let it down on the quilt: a boy, the colour of evening, fast asleep. Round his big toe was a label: please return to {mark}.
  ~ m_clues += 1

=== cliff_mitten ===
# role: cliff
# recap: Then there was a mitten, as long as a boat, full of small animals. And whoever had lost it was coming back to look.
N: A mitten lay across the way. It was red, and hand-knitted, and as long as a boat. {~Its thumb stuck up like a chimney, and there was smoke coming out.|By the cuff hung a name tape, but the name was taller than they were.} # wondering
B: {~It's warm. Put your ear there. It's full of people breathing.|There's somebody at home. I can smell {smell}, and toast.} # hushed
A: {~Hedgehogs. And a {beast}, in a shawl. They've got bunks in the fingers.|They've all stopped talking. They think that we've come about the rent.} # peeping
N: Then the ground shook, a very long way off, and waited, and shook again. {~Those were footsteps. They came slowly, with pauses, as when a person is looking for something that has been dropped.|A voice like weather said, "Now, where did I have it last?"} In the mitten somebody put out the lamp.
* [Crawl in and be picked up with them # id:crawlin # style:bold # recall:crawled into the mitten with the hedgehogs # led:They were lifted up, and put in a pocket, and carried further in one step than they had come in a week.]
  N: They crawled in at the cuff and were budged up for. It was hot, and there was a great deal of elbow. Then came a hand. {~It took the mitten by the top, and the floor became a wall.|The whole house went up, and every hedgehog said the same word.}
  A: {~Has everyone got hold of someone?|Is it always like this? How often does she come?} # squashed
  B: {~We're in a pocket. There's a handkerchief. There's a toffee as big as a stove.|She's walking. That was {place}. That was all of {place}, in one go.} # peeping out
  N: In three more strides they had gone off the edge of all their maps. "There you are," said the voice, over their heads, as kind as a hill.
  ~ m_danger += 1
  ~ m_clues += 1
* [Darn the hole where the cold gets in # id:darn # style:kind # recall:darned a hole in the mitten # led:The one who came to fetch it looked for a long time at the darn, and left the mitten where it was.]
  N: By the thumb was a hole as wide as a plate. They darned it with rope, {a} at the edges, and {b} running to and fro with the end. The footsteps came up. {~A knee came down beside them like a boulder.|"Oh," said the voice. "It's you that's got it."}
  B: {~One more row. Nobody speak to me for one more row.|You can have it back when it's finished. It's cold in there.} # very busy
  A: {~There are eleven of them living in it. I thought that you'd want to know.|We aren't stealing. We're only doing the thumb.} # head right back
  N: A finger stroked the darn. Then the other mitten was laid next to the first, with its cuff towards the sun.
  ~ m_trust += 1
* [Lead her away with the other one # id:leadaway # echo:yes # style:clever # recall:led a giant away by her other mitten # led:She followed it over the hill like a kitten after wool, and where she had been standing there was a way down.]
  N: Out of the great coat pocket, on a red string, trailed the other mitten. They took hold of it and ran, away down the hill. {~Behind them there was a delighted sort of gasp.|"No, you don't," said the voice, and there came a step that nearly threw them over.}
  B: {~She's coming! She's on her hands and knees! She thinks it's alive!|Wiggle it! Make it go round the tree!} # shrieking
  A: {~She's laughing. Has anyone told her how big she is?|Now let go. Let her catch it. There. She's so happy.} # out of breath
  N: When they came back, the hedgehogs were pegging out their washing. And where the giant had stood there was a footprint, with a stair at the bottom.
  ~ m_clues += 1

=== cliff_slow_answer ===
# role: cliff
# walkon: yes
# recap: Then [w], the [w_job], brought them to the oldest creature in [land], which speaks once a year. It had begun to answer, very slowly.
N: {w}, the {w_job}, had {w_their} finger on {w_their} lips. In front of {w_them} sat a tortoise as big as a table, with moss on its back. # hushed
W: {~You've come on the very night. It speaks once a year, and it's just breathed in.|Somebody asked it about {topic}, when I was a child. It's got as far as the answer.} # whispered
N: The mouth opened. "Do," said the tortoise. {~A leaf came down, and turned over, and landed.|Two streets away a baby was put to bed.} "Not." # very slow
A: {~Do not what? Do not what?|It could be do not worry. It could be do not blink.} # tight
B: {~How long till the next word?|Is that a worried face, or is it just folded like that?} # whispered
W: {~The last time it was a whole night. And there's a light coming up behind you that I don't like.|By morning, I should think. But that's a torch, on the road. They'll be here before it's done.} # low
* [Go now, without the end of it # id:gonow # style:bold # recall:gone without waiting for the end of the sentence # led:The third word caught up with them at a run, and it was: hurry.]
  N: "We'll go now," said {a}, and they went, at a run, the way that the old head was pointing. {~They ran past the last lamp and the last fence.|It is not easy to run from you do not know what.} On the {crossing} it reached them, rolling like a cart.
  B: Hurry. It said hurry. {a}, stop! It said do not hurry! # skidding
  { a_kind:
  - "planner": A: I should have liked to have that one first. # panting
  - "wildcard": A: I can't stop! It's downhill! # receding
  - "explorer": A: Then we've run past it. We've run right past something! # panting
  - else: A: Sit. Breathe. What did we not look at? # panting
  }
  N: Behind them, on the stretch where they had run the fastest, a lamp came on that they had gone straight past.
  ~ m_clues += 1
  ~ m_danger += 1
* [Sit down and wait for the last word # id:waitword # style:careful # recall:waited all night for one word # led:The word was: hurry. But by then it had told them the rest of it with its eyes.]
  N: They sat down to wait, against the shell. The torch came up the road, and under it was a boy who had lost his way, and {w} gave him soup. {~{b} learned to tell when it was thinking.|About three in the morning {a} laid an ear to the shell, and it was like listening at a wall.}
  A: {~It isn't slow. We're just very quick, and miss things.|It's looking at {mark}. It's been looking at the same window since we came.} # softly
  W: {~Here it comes. Here it comes. Hats off.|Forty years I've sat here, and nobody's ever stayed for the end.} # trembling
  N: "Hurry," said the tortoise, with the sun on its face. And it winked, which took until breakfast.
  ~ m_clues += 1
  ~ m_trust += 1
* [Ask it what it would like to hear # id:asktortoise # style:kind # recall:asked the tortoise what it would like to hear # led:It stopped in the middle of a warning four hundred years old, and thought of something else.]
  N: {b} got down, nose to nose with it. "Everyone comes and asks you things," said {b}. "What would you like to hear?" {~The mouth had been half way to the next word. It stopped.|In the old black eye a very small {b} looked out, upside down.}
  W: Well, I never. It's put its foot down. # faint
  A: {~Go on, then. Tell it something. Tell it about this morning.|Tell it a short one. No, tell it a long one. It'll think that a long one's short.} # whispered
  N: So {b} told it all, with the voices. When it was over the tortoise moved, for the first time in a hundred years, two steps to the left. It had been sitting on the way in.
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "told"
  ~ m_clues += 1

=== cliff_loose_sky ===
# role: cliff
# recap: Then, low down behind [place], a corner of the sky came loose, and it was daylight underneath.
N: Low down, where the sky comes behind the last roof of {place}, a corner of it had come loose. {~It had curled over, the way wallpaper does above a stove.|It flapped a little. On the back it was plain brown, like the back of a picture.} Behind it, at this hour, it was broad day. # wondering
A: {~You can get a finger under it. Feel. It's like felt, with bits in.|That can't come off. What's it been stuck on with?} # hushed
B: {~There's somebody round there. There's a washing line. I can see a sleeve, waving.|Listen. I can hear a school playground. It's coming through the crack.} # hushed
N: The wind got hold of it, and there was a noise like a long, long piece of sticking plaster. {~The evening star was on that corner. It had begun to hang by one point.|A bit of night the size of a tablecloth came away, and the birds who live in it flew up and complained.} # urgent
* [Pull the corner and step through # id:pullcorner # style:bold # recall:pulled the sky open and stepped through # led:On the other side it was Tuesday, and people had been wondering when someone would come.]
  N: They pulled, both together, and it came away as high as a door, and they stepped over the skirting board and into the sun. {~They were in somebody's garden. The somebody had a hose.|It was noon, and a woman was hanging out sheets, and every sheet had stars on.}
  B: {~Excuse us. We've come from behind your wall.|Good afternoon. Is it? Is it afternoon?} # dazzled
  N: "Tuesday," said the woman, through a peg. "You'll be from inside. We did wonder when somebody'd pick at it."
  A: {~Inside? You mean to say that we're inside?|Is it you who does the stars? They're lovely. We've always wanted to say.} # faint
  ~ m_danger += 1
  ~ m_clues += 1
* [Pin it down before it tears # id:pindown # style:careful # recall:pinned down a corner of the sky # led:They did it with hatpins and a ladder, and found that somebody had mended it before them.]
  N: They borrowed a ladder, and every hatpin in the street. {a} held the edge flat and {b} pinned it, all along the seam. {~It was like dressing a very large child.|Whenever the wind got under it they had to stop, and lean on the night.}
  B: {~There are holes already. Somebody's pinned it before, in just the same places.|Look at this. Cross-stitch. Whoever did this bit knew what they were about.} # with pins in the mouth
  A: {~And they've sewn their name in, in the corner, where it wouldn't show. {b}, I know that name.|I know that stitch. I've got it on my collar. She lives at the end of our road.} # slow
  N: As the last pin went in, a child on the far side said, quite near, "Oh, bother."
  ~ m_clues += 1
* [Put your mouth to the gap and say hello # id:sayhello # echo:yes # style:kind # recall:whispered through the gap in the sky # led:A child there had always been told that there was nobody on this side.]
  N: {a} put {a_their} mouth to the gap. "Hello," {a_they} said. "It's only us." The playground went silent. There was some breathing, and then one brown eye.
  B: {~Don't be frightened. It's just dark on our side. We're used to it.|Good evening. We've got a bit of your daylight here.} # friendly
  N: "Miss says that there's nobody there," said the eye. "She says that it's just painted."
  A: {~Well, we always thought that you were just blue. How many fingers am I holding up?|Tell Miss that we send our love. How many fingers am I holding up?} # smiling
  N: "Three," said the eye. A hand came through, as small as a leaf, with a marble in it. "Is this yours? It came through in the rain."
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_small_cloud ===
# role: cliff
# recap: Then a cloud no bigger than a sheep sat down on [b] and cried, and away behind the hills there was thunder, calling for it.
N: It began to rain, but only on {b}. A cloud hung there, no bigger than a sheep, right over {b_their} head. {~When {b} took a step to the left, so did the cloud.|{b} tried walking round the other side of {a}. It came too, with a hiccup.} # light
A: {~I think that it's crying.|It's lost, the poor scrap. It's wetting everything it looks at.} # gentle
{ b_kind:
- "planner": B: It's raining at a steady cupful a minute. I've got perhaps an hour before I float. # dripping
- "explorer": B: It's so soft! I've got my whole hand in it. There's a tiny bit of lightning, like a cat's tooth. # dripping
- "wildcard": B: I've always wanted something that followed me home. # dripping
- else: B: There, there. You cry. I was wet already. # dripping
}
N: Then over the hills it went black, {~and the front edge of the black leaned this way and that, as you do when you call someone in|and there was thunder, and then a gap, with a question in it}. In {place} they were nailing up the shutters. The little cloud got in under {b}'s hat. # urgent
* [Run up the hill to meet the storm # id:meetstorm # style:bold # recall:run up the hill to meet the storm # led:They held the small one up as high as they could reach, and the thunder stopped in the middle.]
  N: They ran up the hill, straight at the storm, with the hat held on between them. {~The rain came at them sideways and went up their noses.|It was so loud that they could only see each other shouting.} At the top {b} held it up, as high as arms go.
  B: {~Here! It's all right! It was only under my hat!|Is this yours? It's been so good! It's only been crying!} # yelling
  A: {~It's stopped. Why has it stopped?|She's seen it. Oh, look at her. She's coming down on her knees.} # whispered
  N: The whole black sky bent down, and picked up what was hers. Then it rained, warm, and every drop ran round their feet and wrote something.
  ~ m_clues += 1
  ~ m_trust += 1
* [Hide it in the teapot till it is calm # id:teapot # style:clever # recall:hidden a cloud in a teapot # led:It settled, with the lid on, and hummed, and the storm came in at the door and asked for tea.]
  N: They hid it in the teapot. It went in at the spout, a wisp at a time, and {a} put the lid on. {~From inside there came a hum, like a bee in a foxglove.|The teapot rocked a bit, and steamed, and was good.} Then every shutter in the place blew open.
  A: Don't look at the teapot. Whatever comes in, nobody look. # smiling hard
  N: What came in was grey, and enormous, and had wiped its feet. {~"I don't like to be a trouble," said the storm.|"I wonder if I might sit down," said the storm. "I've been up all night, shouting."}
  B: {~Come in. We were only just... Would you like some tea?|You're soaked. That's silly. Of course you are. Have this towel.} # squeaking
  ~ m_clues += 1
  ~ m_danger += 1
* [Tell it a joke and ask its name # id:cloudjoke # style:kind # recall:told a joke to a cloud # led:It laughed, very small, and snowed on everyone, and decided to stay.]
  N: {b} sat down in the puddle. "Shall I tell you a joke?" said {b}. "What goes up when the rain comes down?" {~The cloud came down to the level of {b_their} nose.|The crying slowed to a drip.} "An umbrella," said {b}.
  A: {~That's a dreadful joke. Look at it, though. It's gone pink.|It didn't get it. No, wait. It's got it.} # fond
  N: It laughed so hard that it snowed, three flakes, all of them on {a}.
  B: {~What do they call you? Puddle? It went brighter when I said Puddle.|I'm going to say names, and you drip when I'm right. Mist? Fluff? Puddle? That's it!} # delighted
  N: And the thunder, which had been listening, came no nearer, and let it play.
  { m_pet == "":
    ~ m_pet = "Puddle"
  }
  ~ m_trust += 1
