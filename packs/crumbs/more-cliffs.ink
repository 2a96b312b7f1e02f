=== cliff_auction ===
# role: cliff
# walkon: yes
# recap: Then [b] scratched an itch at an auction, and bought lot forty-nine: a travelling trunk, with air holes, that hummed.
N: They had only gone in to get out of the {weather}. It was an auction. {b} had an itch, and put up one finger to see to it, and a hammer came down. # flat
W: {~Sold! Lot forty-nine, for nine hundred, to the eyebrows at the back.|Sold, for nine hundred! And not a minute too soon.} # ringing
N: That was {w}, a {w_job} on weekdays. Up the aisle came {~lot forty-nine, a travelling trunk with air holes|a travelling trunk with air holes in the lid}. It was humming {m_song != "":{m_song}|the tune that {a} had hummed over breakfast}.
A: We haven't got nine hundred. We've got a {coin} and half a bun. # faint
B: {~I had a tickle. And there's somebody down there in black gloves who wanted it very badly.|Don't look now. Somebody in black gloves isn't pleased with my tickle.} # faint
N: The black gloves stood up, and cracked one knuckle after another. # urgent
* [Grab the trunk and run # id:trunk # style:bold # recall:run out of an auction with a humming trunk # led:The lodger in the trunk said that they had been a long time bidding.]
  N: {a} grabbed one handle and {b} had the other, and they ran with the trunk between them, going bump on every chair. {~Two people bid for the noise, out of habit.|Black gloves came over the seats like a spider over a plate.} They did not stop until the humming did.
  A: {~It's gone quiet in there. Knock. Say we're sorry about the stairs.|My arms have come out longer than they went in.} # panting
  B: {~It knocked first. It says that we took our time bidding.|There's a lodger. It says that we were slow, and would we turn it the right way up.} # panting
  ~ m_danger += 1
* [Bid against yourselves until nobody can follow # id:bid # style:clever # recall:bid against themselves up to nine million # led:Anything over a million may be looked at first, by the rules, and so they were left alone with it.]
  N: "One thousand," said {a}, and {b} bid two. {a} glared across the room, and bid twelve. {~The gloves went as high as forty, and sat down, and bit a thumb.|At ninety thousand a lady had to be fanned.} By nine million there was no more room on the slate.
  W: Over a million, the buyer may inspect. A quarter of an hour, in the back room, by themselves. It's in the rules. # reading
  A: {~I should never have let you have it for less than ten.|You bid very well. I was frightened of you.} # low
  B: Close the curtain. It's stopped humming, and something is undoing the straps from inside. # low
  ~ m_clues += 1
* [Tell {w} that it was only an itch # id:itch # style:kind # recall:owned up to {w} about an itch # led:And {w} confessed as well: all morning long the hammer had come down on sneezes, to keep that trunk from the gloves.]
  N: {b} went up to the desk and told it as it was. "It was only an itch," {b_they} said. {w} leaned down over the hammer, as if to check a date.
  W: {~I know it was. I've sold it four times this morning, to two sneezes and a wave. Anybody but the gloves.|Of course it was. Why do you suppose I was so quick? I'll not see it go to the gloves.} # whispered
  B: So what are we meant to do with it? # whispered
  W: Owe me. Take it out by the yard, and feed it at six, and owe me nine hundred until we're all a hundred and two. # whispered
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "told"
  ~ m_trust += 1

=== cliff_puppets ===
# role: cliff
# recap: Then they came on a puppet show, with one small boy to watch it. The puppets were the two of them, and a third one stood behind, with a sack.
N: In the emptiest corner of {place} stood a striped booth, and one small boy on a bucket. Two puppets bowed. One had {a}'s coat on. The other had {b}'s way of standing. # hushed
A: {~I'm a sock. I've been played by a sock.|Is my nose like that? From the side?} # whispered
B: {~Never mind how you look. That's what we said this morning, word for word.|They're doing us. Look, they've even got the stain.} # whispered
N: The socks argued about {topic}, and made it up, and shook hands. Behind them rose a third, in a black hood, with a sack. {~The sack opened.|It looked past the boy, straight at the two of them.}
* [Pull the cloth off the booth # id:booth # style:bold # recall:pulled the cloth off a puppet show # led:Nobody stood there at all, but the play lay open, and it knew what they had just done.]
  N: {a} pulled, and all the stripes came away like a cloth from under a tea set. {~Three sticks stood in a rack. The one with the hood was warm.|Nobody was there. The hood rocked a little on its peg.} Somebody's place in the script was marked with a fish bone.
  { shuffle:
  - B: Listen. "Scene four. They pull the cloth off." It's been printed. It's been printed and bound. # reading
    A: Turn over. What do we do in scene five? # shaken
  - B: It's all in here. "Scene four: the cloth comes off, and the one with the nose says a rude word." # reading
    A: Then I won't say it. I'll say bother. Read on. # shaken
  }
  ~ m_clues += 1
* [Sit down and watch to the end # id:watch # style:careful # recall:watched a play about themselves to the end # led:The socks got away by a trick, and anyone with a bootlace could do it.]
  N: They sat down on the {ground}, either side of the bucket, to watch. Down came the sack on {a}, or on the sock, and both of them winced. {~But the sock with {b}'s shoulders had crept round behind, holding a bootlace.|Then the other sock did a thing with a bootlace that made the boy stand up and cheer.} The hood fell flat on its face.
  B: {~I'd never have thought of that. Well, I suppose I did.|A bootlace. Mine's got a knot in it. Would a knot matter?} # struck
  A: {~Whoever wrote it is trying to tell us something, and is too scared to say it without socks on.|We were very good. I thought I was a bit loud.} # quiet
  ~ m_clues += 1
* [Ask the boy how it ends # id:boy # style:kind # recall:asked a small boy how it ends # led:He had seen it every day that week, and he told them which day it was.]
  N: {a} sat on the {ground} by the bucket, and asked the boy if it ends well. He thought about that for as long as it takes to lick a thumb. "They win on Mondays," he said. "They win every day but one."
  A: And which day's the one? # careful
  N: {~"Fridays," said the boy. "It's Friday."|The boy looked at {a} kindly. "I'd go home," he said, "if I was made of sock."}
  B: {~What does the hood do different, on that day? You've seen it. You're the only one who has.|Would you show us where they go wrong? You can have my bun.} # kneeling
  N: So he showed them, with two twigs and a snail.
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_bees ===
# role: cliff
# recap: Then nine thousand bees sat down on [a]'s head, and two guards came down the lane, looking for anybody without a hat.
N: Nine thousand bees came out of an old straw hive and sat down on {a}'s head. It was done quite gently, as an aunt puts a bonnet on you. # hushed
{ a_kind:
- "planner": A: I have read about this. One must be boring. I am thinking about shelves. # without moving
- "wildcard": A: They tickle. I believe I've been elected. # without moving
- "explorer": A: I can hear every one of them. It's like living under a town. # without moving
- else: A: They're only worn out, poor things. Nobody shout. # without moving
}
B: {~Look in the hive they've left. In the honey. There's something of {mark}'s in there.|Stay. There's something shiny in the honey, where they were. It's got the sign of {mark} on it.} # low
N: Two guards had turned into the lane. {~They had orders to take up anyone without a hat.|They were looking for two people, the last that was heard of them, with nothing on their heads.} {b} had never owned a hat. # urgent
* [Reach into the honey and take it # id:honey # style:bold # recall:reached into a beehive up to the shoulder # led:It was a little brass ear trumpet, and through it one could hear what was said inside {mark}.]
  N: {b} took off the left sleeve, and reached into the honey up to the shoulder. {~It was like shaking hands with a pudding.|Something in there had stayed at home, and stung.} Out came a little brass ear trumpet, dripping. {b} held it up to see, and out of it, quite clearly, came a voice from inside {mark}.
  B: {~It says, "Have they got as far as the bees?" It's about us! They're having biscuits!|Ow. Listen to that, though. Somebody in there has just asked for more ink.} # sticky
  A: {~Then don't drop it. Lick it, if you must, and run.|That's grand. Now I shall need somebody to run for me. I mustn't bounce.} # through the teeth
  ~ m_item = "the brass ear trumpet"
  ~ m_clues += 1
* [Walk past the guards in the bees # id:beehat # style:clever # recall:walked past two guards in a hat of bees # led:It was much admired, and one of the guards asked where he might buy one.]
  N: {a} began to walk. {b} walked very close, under the edge of the hum, as you share an umbrella. "Evening," said the guards. {~Then one of them looked again. "That's a fine thing," he said. "Is it beaver?"|They stood aside. It was far too good a hat to be stopped.}
  A: {~It's made to order. It has to be fed.|Thank you. I find that it keeps off strangers.} # very smooth
  B: {~He wants one for his wife. He's written down your name. He's spelled it with a zed.|Round the corner. Then left. I've got one in my ear, and it's singing.} # without lips
  ~ m_clues += 1
* [Find the bees somewhere to live # id:rehouse # style:kind # recall:found nine thousand bees a home # led:They took the whole of a broken clock, and one of them stayed behind, to show the way.]
  N: "They've nowhere to live," said {a}. "Look, the bottom's dropped out of it." So they went from house to house, at the pace of a wedding, and at last found a clock with no works. {~The guards saw the bees, and saw that it was nearly time for tea.|The guards held the ladder. It seemed to be what was wanted.}
  B: {~In they go. Now it'll strike, and everyone will wonder.|Mind the pendulum, ladies. One at a time.} # soft
  A: {~There's one who won't leave. She keeps going to {mark}, and coming back for me.|My head feels so quiet. I rather miss them.} # touched
  N: One bee had stayed. She flew three steps ahead, and waited, and flew.
  ~ m_trust += 1

=== cliff_parrot ===
# role: cliff
# recap: Then a parrot began to tell the whole of their plan to an empty kitchen, in [b]'s own voice, and somebody was coming down the passage.
N: They had gone over it twice, in an empty kitchen, in whispers, so that they could {goal} without a hitch. # low
N: "First we wait until the cook's asleep," said {b}'s voice. {~It came from a birdcage, under a tea towel.|But {b}'s mouth was shut. It came from a cage, with a tea towel over it.} "Then {a} goes in by the laundry. {~And mind the third stair, you great lump.|Ooh, I do feel sick.}"
B: {~I never said great lump. I thought it.|It's got my cough. It's even got my cough.} # horrified
A: {~It isn't finished. It's going to do the part with the rope.|Somebody's coming. They've stopped to listen.} # whispered
N: One stair at a time, down came the night porter.
* [Sing louder than the parrot # id:outsing # style:bold # recall:sung louder than a parrot # led:The night porter had a lovely bass, and nobody in that house had ever wanted it.]
  N: {a} sang. It was the loudest song {a_they} knew, and it was about a plumber. {~The parrot shouted the plan in the gaps.|The parrot, after one verse, took the tune.} In the doorway the night porter put down his lamp, laid a hand on his chest, and came in on the low part.
  B: {~He's harmonising. Keep going. Do the chorus about the bath.|He's crying. It's the second verse. It's where they find the leak.} # under the noise
  A: {~I don't know any more verses. I'm going to have to rhyme "tap."|He says that nobody's ever asked him. He's giving us cake for the road.} # out of breath
  ~ m_trust += 1
* [Teach it a different plan, quickly # id:teach # style:clever # recall:taught a parrot a different plan # led:It got the two of them mixed, and sent half the guard to arrest a pudding.]
  N: {a} put {a_their} nose to the bars. "First we go home," said {a}, slowly, as you teach a baby. "Then we have pudding. Then we go to bed." {~The parrot looked at {a_them} out of one eye, and then the other, like somebody reading small print.|The parrot said it back at once, but it did not seem to care for the style.} The porter came in.
  B: {~Here it goes. Oh no. It's joined them up.|It's mixing them. It's telling him that the pudding goes in by the laundry.} # hidden
  A: {~He's blowing his whistle. They're all running to the larder.|"Mind the pudding, it's got a rope." I'd like to have that on a cushion.} # hidden
  ~ m_clues += 1
* [Open the cage and let it out # id:cage # style:kind # recall:let a parrot out of its cage # led:It had hung in that kitchen for sixty years, and it flew to the highest roof in {place} and told everything else that it had heard.]
  N: {b} took off the tea towel and opened the cage. The parrot stopped in the middle of a word. {~It walked out along {b}'s arm like an old lady leaving a bus.|It looked at the window as you might look at a plate you had stopped asking for.} Then it was up, and out, and over the roofs, and it had sixty years of kitchens to tell.
  A: {~That's not our plan that it's shouting. That's the mayor, asking how deep to dig.|It isn't telling on us. It's on to the year that the spoons went.} # at the window
  B: {~Windows are going up all over town. They can hear everything. So can we.|Write it down! Names, and all the prices!} # at the window
  ~ m_clues += 2

=== cliff_chairs ===
# role: cliff
# walkon: yes
# recap: Then they were in a game of musical chairs, with one chair left. Who sits in it may ask [mark] a question, and [w], the [w_job], had one as well.
N: {~You cannot walk through that hall while the fiddle plays. You have to go round.|They had come for the caretaker of {mark}, and found him on a stool, with a fiddle.} Nine players were out already. That left {a}, {b}, and {w}, the {w_job}, and one chair. # quick
W: {~Winner gets one question, and he's got to answer it true. I've been in training since the spring.|Whoever's sitting down at the end may ask him anything. I've come second nine times.} # jogging
A: {~So do we want something. We want to ask about {topic}.|We've only the one question. It's about {topic}.} # jogging
B: {~And what's yours? Is it a big one?|What would you ask him?} # jogging
W: {~It's about my dog. He went in there after a ball. Button, he's called. He isn't brave.|Where my dog is. Button. He went in after a ball, and he'd come out if he could.} # jogging
N: Round they went, past the chair, past it again. {~The bow slowed down.|The caretaker shut his eyes, and his elbow began to lift.} # urgent
* [Dive for the chair # id:dive # style:bold # recall:dived for the last chair # led:They got a true answer to their question, and {w} went home without one.]
  N: The music stopped, and {a} had already dived. {a_they} crossed that chair on {a_their} stomach, and hung off it at both ends, but it counted. {~{w} had been so close that {w_their} coat was under {a_them}.|{w} sat down on nothing, and stayed there.}
  A: {~Where do we look for {topic}? And I'm sorry. I'm truly sorry.|What is it that nobody's told us about {topic}?} # muffled
  N: "Ask who sold the ladder," said the caretaker, and put the fiddle in its case.
  B: {~We'll find Button for you, {w}. I promise. We'll look under everything.|We'll bring him back. I promise, {w}. Put us down for one dog.} # ashamed
  ~ m_debt = w
  ~ m_clues += 1
* [Leave the chair to {w} # id:giveup # style:kind # recall:left the last chair to {w} # led:The dog, it seemed, was asleep on the very spot that they had been looking for.]
  N: The bow stopped. {a} and {b} each found that a shoelace needed tying. When they had done, {w} was in the chair. {~"Where's my dog?" said {w_they}, in a voice with a crack in it.|"Button," said {w}. "Where's Button?"}
  N: The caretaker looked sideways. "Under {mark}," he said, "in the warm, on top of what these two came for. He won't let me near it."
  W: {~You knew what you were leaving me. Come on. He'll let you by if you're with me.|He'd never bite you. He might sit on you. I'd better come along.} # wiping an eye
  B: {~I like this dog.|Tell us on the way. What sort of biscuit?} # glad
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
  ~ m_clues += 1
* [Sit down all three at once # id:allthree # style:clever # recall:sat down three at once on one chair # led:It broke in three, and so they had a question each, of one word.]
  N: "Now!" said {b}, and pulled, and down they sat, all three at once. The chair gave a cough. {~Then it was three pieces of chair, with somebody on each.|When the dust cleared, {a} had the seat, {b} had the back, and {w} was sitting on a leg.} The caretaker got out the rules, and turned a good many pages. "A third of a chair," he said, "is a third of a question. One word each."
  A: Where? # at once
  B: {~Who?|Why?} # at once
  W: Dog? # at once
  N: He answered the last one first, because he liked it best. But he answered them all.
  ~ m_clues += 1
  ~ m_trust += 1

=== cliff_dish ===
# role: cliff
# recap: Then they lay side by side on a serving dish, under a silver lid, and were carried in to dinner.
N: {~Of all the places to hide, it had looked the roomiest.|There had been time for one thought between them, and it was not a good one.} It was a serving dish as long as a bath. They had pulled the silver lid over, and were really quite comfortable until somebody picked it up. # low
A: {~Is that you, or is that a sprout?|We're moving. Why are we moving?} # echoing
B: {~I'm lying in something. I think that it's sauce.|We've gone through a swing door. It smells of candles.} # echoing
N: They were set down. A chair creaked, and went on creaking, the way a chair does under a great deal of somebody. {~"Boots," said a deep voice, sniffing. "I do like boots."|"About time," said a deep voice. "And give me the end with the crackling."} A fork went ting on the lid. # urgent
* [Stand up and take a bow # id:bow # style:bold # recall:stood up in the gravy and taken a bow # led:It was thought to be the best dish of the evening, and they were asked to go round again.]
  N: They stood up so fast that the lid went off like a gong, and took a bow, with parsley. {~There were thirty at the table, all in paper crowns, and not one of them breathed.|The gentleman with the fork had it halfway to his mouth already, and his mouth stayed as it was.} Then somebody began to bang a spoon.
  A: {~Ladies and gentlemen! Tonight's soup will be sung!|Good evening! We're the surprise.} # grand
  B: {~They want it again. They want us to get back in and do it again.|Smile. Walk along the table. Mind the trifle. That's where the windows are.} # through a smile
  ~ m_danger += 1
* [Lie still, with parsley in your mouth # id:parsley # style:careful # recall:lain still among the sprouts # led:They were sent back for being underdone, and so they heard what is only said in kitchens.]
  N: {b} put a sprig of parsley in {b_their} mouth, and lay as still as meat. The lid went up. There was a long look. {~"It's wearing a belt," said the deep voice. "Take it away, and do it till the belt comes off."|A fork tried {a} in the knee. "Raw," said the deep voice, much hurt. "Raw as a gate."} So they rode back to the kitchen.
  A: {~I have never been so glad to be underdone.|He'd put salt on me. I've got salt in my ear.} # when it was quiet
  B: {~Hush. Hear that? The cooks are talking. They know all about {topic}.|Stay down. Listen to the pastry cook. She was there that night.} # hardly a breath
  ~ m_clues += 1
* [Whisper to the waiter for help # id:waiter # style:kind # recall:whispered to a waiter through a silver lid # led:He had dropped three things already that night, and a fourth would never be noticed.]
  N: "Waiter," came a whisper through the lid. "Please. We aren't food." {~The waiter's thumb, on the edge of the dish, turned white.|Nothing happened, except that the dish began to tremble.} "It's my first night," said a very young voice. "I've dropped the soup and both of the ducks."
  B: {~Then you won't be in much more trouble for us. Could you drop us near the stairs?|You'd be doing us a kindness. Nobody will be a bit surprised.} # gentle
  A: {~We'd break our fall on the carpet. We've done it before.|On three. And, waiter? You carry beautifully.} # gentle
  N: He dropped them. He did it really well, and in the uproar he took off his apron and came too.
  ~ m_trust += 1

=== cliff_jars ===
# role: cliff
# recap: Then [a] took one jar from the bottom of a heap of nine thousand. The heap began to lean, and slippers were coming down the stairs.
N: In the cellar stood a heap of pickles. It went up to the roof, nine thousand jars of them, and only one was not a pickle. It was at the very bottom, and something in it blinked, on and off. {a} had it out before {b} could say the word "bottom". # dry
{ a_kind:
- "planner": A: I did the sum first. I did it for eight thousand. # small
- "wildcard": A: It winked at me. You saw it wink. # small
- "explorer": A: I only wanted to see what it was. It's a sort of small lighthouse. # small
- else: A: It looked so lonely in there, with all that vinegar. # small
}
B: {~I've got my back against the hole. I can feel all of them thinking about it.|Don't breathe on anything. I'm holding up the winter.} # strained
A: {~It won't go back in. I think that it's pleased to be out.|I could put it back. No. I couldn't. They've closed up.} # small
N: {~One jar, near the roof, began to turn round and round on the spot.|High up, glass said tink to other glass.} And down the cellar stairs, slip, slop, slip, slop, came somebody in slippers. # urgent
* [Let go and run for it # id:letgo # style:bold # recall:let go of nine thousand pickles # led:They were carried up the stairs and out at the front by a green wave, past everybody who was looking for them.]
  N: "Run," said {b}, and let go. For one second nothing happened, and they had got as far as the third stair. {~Then the winter came down.|Then there was a sound like a glass mountain sitting on its spectacles.} The wave caught them at the knees, green and cold, and took them up, and round the landing, and out over the step.
  A: {~Everyone's looking at the gherkins! Nobody's looking at us!|Was that whoever it was in the slippers? Going by on the tray?} # spluttering
  B: {~I've swallowed one. I've swallowed one whole.|The man in the slippers waved. I feel terrible. He waved.} # spluttering
  N: In {a}'s fist the small light was still blinking. Now it blinked faster.
  ~ m_danger += 1
  ~ m_clues += 1
* [Put a boot in the gap # id:boot # style:clever # recall:held up a cellar with one boot # led:It held, and they got clean away, though one of them hopped.]
  N: {b} wriggled one foot, and the boot came off, and {b_they} put it in the gap, heel first, where the jar had been. They both took their hands away, finger by finger. {~Up at the roof the one that was turning turned a bit less.|The heap thought it over, and settled.} When the slippers arrived there was nobody there but pickles, with laces.
  A: {~It's like putting a hat on a drain. I'm so proud.|You've left your best boot to hold up somebody's onions.} # outside, low
  B: {~I shall want it back one day. Lend me your shoulder. Which way's it blinking?|It was always the other one that I liked. Look at your light, though. It goes quicker when you point it at {mark}.} # hopping
  ~ m_item = "the blinking jar"
  ~ m_clues += 1
* [Wait for the slippers, and explain # id:slippers # style:kind # recall:waited to explain about a pickle # led:The owner of the heap had not dared to touch it in years, and was very glad that somebody had.]
  N: They waited, with their best faces on. It was an old man with a fork. "We took one," said {a}. "I can explain. But could you hold this bit?"
  N: {~He looked at the fork. "I've not had a pickle since my wedding," he said. "I was afraid to start."|He put down the fork. "My father piled them," he said. "I eat mine at a friend's."}
  B: {~Then let's start at the top. Have you a ladder? I'll pass, and you can eat.|We'll take it down with you. Jar by jar. It's only nine thousand.} # kind
  A: {~And what's this one, do you know? The one that blinks?|May we borrow the one with the light?} # careful
  N: He did know. He had seen it put there.
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_other_two ===
# role: cliff
# recap: Then they saw themselves arrested, over the road: two people in their coats, with their walk, and a wig.
N: They came out by the fish stall, and were just in time to see themselves arrested. There they were, on the other side of the road: {a}'s coat, {b}'s walk, the bag with the same patch. {~Four guards had them by the elbows.|A sergeant was reading them their names.} # puzzled
A: {~Is that us?|Did we do something? Just now? Over there?} # slow
B: {~It can't be. I'd have noticed.|I hope not. I'm wearing a wig. Look, it's slipped.} # slow
N: {~"Eight dinners," said the sergeant. "Eight dinners, as heroes, and not one of them paid for. And a parade."|They had been the two of them, said the fish woman, since Sunday. They had opened a bridge. They had kissed a pig.} Now they were to go down to the lowest cellar of {mark}, and stay there. {~And nobody was looking at the fish stall.|The one with {a}'s coat had begun to cry.}
* [Shout that you are the real ones # id:realones # echo:yes # style:bold # recall:told the guards who they were # led:There was a test, and the other two won it.]
  N: "That's not us!" they called. "We're us!" So there had to be a test, there on the pavement. {~The other {b} did {b}'s laugh, and it was better.|Somebody sneezed, and the other {b} said bless you at once, and the real {b} had not noticed.} By two votes to one the sergeant found that these were the false ones, and let the false ones go.
  A: {~Arrested for looking like myself! And I don't even do it well!|I couldn't remember my middle name. They asked the other one, who knew what it was for!} # being led off
  B: {~Look on the bright side. We wanted to get inside {mark}.|Watch the other two. They're frightened. They didn't want to win.} # being led off
  ~ m_danger += 1
  ~ m_clues += 1
* [Say nothing, and be nobody # id:nobody # style:careful # recall:let themselves be arrested without them # led:Nobody looked for them any more, or said good morning to them either.]
  N: They said nothing. It is hard to say nothing while you are being taken away. By noon all {place} knew that the two of them were under lock and key, {~and they were as free as smoke|and nobody turned a head for them}. They walked by the guards. They read the plans over the mayor's shoulder.
  A: {~I said good morning to the baker, and he looked through me, at the wall.|I don't think that I like being nobody. It's draughty.} # quiet
  B: {~Just for today. And then we go and get ourselves out.|Remember page three. And after that we owe those two a very large dinner.} # quiet
  ~ m_clues += 2
* [Help the other two to get away # id:helpthem # style:kind # recall:helped themselves to get away # led:As the two of them, those two had been told all sorts of things that nobody tells a hero to their face.]
  N: {b} tipped over the fish. It was meant to help, and it did: {~the four guards sat down on it, one after another|there was a great deal of it, and it was quick}. {a} took {a_their} own double by the wrist, and all four of them ran, in the same two coats, until the sergeant had to sit down on a kerb.
  A: {~Why us? There must be better people to be.|You do my walk. Do I really swing my arms?} # breathless
  B: {~Don't be sorry. When did you last eat something that you'd paid for?|What did they tell you, while you were us? Did anyone talk about {topic}?} # breathless
  N: They had. Everyone had.
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_bill ===
# role: cliff
# walkon: yes
# recap: Then [w], the [w_job], gave them the bill for all that they had broken, and the last thing on it was not broken yet.
N: {w} came up with them at the pump. {w_they} was a {w_job}, and on Tuesdays {w_they} did the damages. The bill was as long as a scarf. # brisk
W: {~One lamp-glass. One hedge. One peace and quiet. You'll find it's all there.|It's by the hour. Here's you at eight, with the hedge. Here's you at nine, going back through it.} # reading
A: {~We never broke a weathercock.|What's this? We haven't been near a weathercock.} # puzzled
W: {~That's at half past three. I make it out a day ahead. It saves running about.|You will. I do the book the night before. I've never had to cross anything out.} # comfortable
B: {~And this, right at the bottom? "Ten past four. One {crossing}."|Then turn it over. There's one more. "Ten past four. One {crossing}."} # slow
N: {~"With {w} on it," {a} read out.|Below that, in the same neat hand, it said: with {w} on it.} Nobody had read down as far as that before, and {w} had not either. It was four o'clock. # quiet
* [Run there before ten past four # id:tenpast # style:bold # recall:run to stop a thing before they broke it # led:It was the running that shook it loose, but at least they had hold of it when it went.]
  N: They ran, and {w} ran too, with the bill flying. They reached the {crossing} at nine minutes past, in a row, at full tilt, {~and only then did {b} begin to wonder what would shake it loose|stamping like a band}. There was a crack.
  B: {~It's us! We're what breaks it! Stand still!|Stop running! It's the running!} # shouting
  A: {~I've got this end. I've got it. {w}, give me your hand, and bring the pencil.|Hold on to {w}! I've got hold of the rest!} # straining
  N: It went, but it went slowly, with them under it. {w} crossed out a line, and wrote: bent.
  ~ m_trust += 1
  ~ m_danger += 1
* [Pay the whole bill now, in advance # id:payup # style:clever # recall:paid for everything before it was broken # led:What is paid for need not be broken, by law, and they had not a thing left in their pockets.]
  N: "We'll pay it," said {b}. "All of it, now. If it's paid for, have we got to go and break it?" {w} looked up the rule. {~There was one. It was in very small print, under soup.|"Not if there's a stamp," {w} said.} It took every {coin} they had, and both belts, and {a}'s lunch.
  W: {~Paid. Paid in full. Oh, I've gone all warm.|There. Stamped. I shan't go near it till Thursday, all the same.} # weak
  A: {~I've got nothing left but string. I feel rich.|Hold your trousers. Now, who else have you got in that book of yours?} # light
  B: {~May we see tomorrow's page?|Since you do it a day ahead, what do we break tomorrow?} # sly
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
  ~ m_clues += 1
* [Take {w} somewhere for tea instead # id:teatime # style:kind # recall:taken {w} out to tea # led:At ten past four there was a crash, some way off, and {w} asked for another spoon of sugar.]
  N: {a} took one of {w}'s arms, {b} the other. "You're not going anywhere," said {a}, "but to tea." {~There was a place by the pump with a cake in the window.|They put {w_them} in a corner, with a pot, and sat on either side.} The hand of the clock went up to ten past like a man going up a ladder. Far away, something fell down.
  W: {~So that was that. I'd have been on it. I go that way. I always go that way.|And I've not got a hat on that I'd want to be found in.} # very quiet
  B: {~Have some of mine. It's got a cherry.|Drink up. You can put it on our bill.} # soft
  A: {~Only if we weren't there, then who broke it?|We're here, and it's down. So whose bill does it go on?} # slow
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
  ~ m_clues += 1

=== cliff_model ===
# role: cliff
# recap: Then they found all of [place] on a table, no higher than a teacup, with two tiny people bending over it. And above them something creaked.
N: The whole of {place} stood on a table in the back room, and no chimney in it was higher than a teacup. {b} leaned down to look in at a window, and breathed, {~and outside, all the real shutters banged|and in the real street somebody's hat blew off}. # hushed
A: {~Do that again. No. Never do that again.|Breathe in. Breathe in, and hold it.} # whispered
B: {~Here's the room. This one. Somebody's lifted the roof off it, so that you can see.|There's us. There, by the table, the size of two peas. What are we looking at?} # whispered
N: The two tiny people had a table too, and a town on it. {~{a} scratched one ear, and so did the one on the left.|The one with {b}'s hair was pointing down.} {~Above them something creaked, as a chair does under somebody who leans forward.|A shadow with five fingers came over the roofs, and stopped.} # urgent
* [Lift a tiny roof and look in # id:liftroof # style:bold # recall:lifted the roof off {mark} with two fingers # led:Over the town there was a noise like a dropped tray, and {mark} stood open to the sky.]
  N: {a} took {mark} by the chimney, with two fingers, and lifted. The roof came up like the lid of a jam pot. {~Over the real town there was a noise like a dropped tray.|Outside, a flock of real pigeons found itself without a floor.} They put their heads together and looked in.
  B: {~There's a room in the middle with no way into it. And look what's there.|Everybody's running about in there with a hand on their wig.} # hushed
  A: {~We'd never have found that on foot. Now they've all looked up.|I can see it. I could pick it out with tweezers. I'd better put this back. Which way round was it?} # hushed
  ~ m_clues += 2
  ~ m_danger += 1
* [Touch nothing, and keep watching # id:watchtown # style:careful # recall:watched all of {place} at once # led:Everyone in it was walking the same way, as slow as the hand of a clock, except for one.]
  N: They put their hands in their pockets, so as to touch nothing, and watched. Bit by bit they saw that everyone in there was moving, no faster than the hand of a clock. {~They were all going to {mark}.|They all went towards {mark}, with their heads down.} All but one. That one had something under a coat, and was going home.
  A: {~Which street's that? Quick, before it's dinner time down there.|There. By the pump. What's that under the coat? Is that {topic}?} # low
  B: {~I know that limp. I've held a gate for that limp.|I could put a thimble over them. I won't. But we could be at that corner first.} # low
  ~ m_clues += 1
* [Wave to whoever is up there # id:waveup # style:kind # recall:waved to somebody very large # led:A hand as big as a haycart came down, and waved back with one finger, so as not to make a wind.]
  N: {a} looked up. There was something there that might have been an eye, or a pond. {a} waved. {~For a time there was only the creaking.|The pond blinked.} Down came a hand as big as a haycart. It put out one finger, and moved it a very little from side to side, so as not to make a wind.
  B: {~It's careful. It's been holding its breath. That's what makes it creak.|It's got a plaster on its thumb. It's made all this by hand.} # in wonder
  A: {~It's put something down on the sill. It's for us.|Look where it's pointing. It's been wanting to tell somebody all day, and it can't talk, or we'd blow away.} # in wonder
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_cheese ===
# role: cliff
# recap: Then [b] leaned on the prize cheese of [place], and it rolled off down the hill, towards a glass-blower with his back turned.
N: The prize cheese of {place} stood on its edge at the top of the hill. It weighed as much as a cow. {b} leaned on it for a rest. {~Then there was nothing to lean on.|It was, {b} found, less of a wall than it looked.} # flat
{ b_kind:
- "planner": B: I checked that it was standing. I did not ask what it was standing for. # aghast
- "wildcard": B: It started it. # aghast
- "explorer": B: I do so want to see where it goes. I also don't. # aghast
- else: B: I'm so sorry. I'm so sorry, cheese. # aghast
}
A: {~There's a man down there. He's blowing glass. He's setting it out in rows, all over the grass.|Is that glass? Is that a whole year of glass, on a blanket?} # aghast
N: It was. He had his back to the hill, and he was whistling. {~On the left of him stood the long blank wall of {mark}, which no one had ever found a way through.|A little to the left was {mark}, with its long blank wall and no gate on that side.} The cheese hit a bump, and liked it. # urgent
* [Jump on and try to steer # id:steer # style:bold # recall:ridden a cheese down a hill # led:It cannot be steered, but it can be talked to, and it stopped one wine glass short.]
  N: They caught it on the bend, jumped, and stayed on by walking backwards, very fast. {~"Steer!" cried {a}. "What with?" cried {b}.|It would go left for nobody. It would go a little less right if they leaned and begged.} The glass came up at them like a frozen pond.
  A: {~Lean left! Lean like a boat!|Left! Think of something heavy!} # shouting
  B: {~I'm walking as backwards as I can!|I'm thinking of the bill!} # shouting
  N: It stopped. It rocked, and breathed, and one wine glass fell over on its own. Behind the grass they had torn off lay a flat stone with a ring in it.
  ~ m_clues += 1
  ~ m_danger += 1
* [Knock out a post so that it turns # id:post # style:clever # recall:sent a cheese through the wall of {mark} # led:It went in at one side, and left a way through, quite round, with a smell.]
  N: {b} kicked out the corner post of the fence. The rail swung across, the cheese came up against it, thought, and turned left, {~as a great lady turns from a draught|with a sort of sigh}. There was a boom. When the dust had gone there was a hole in the wall of {mark}, as round as a plate. The man with the glass had not stopped whistling.
  A: {~Years they've looked for a way in. Nobody tried dairy.|It's gone through two walls and a portrait. After you.} # awed
  B: {~It's warm in there. I can hear somebody saying, "What was that?"|Quick, while they're all asking each other. And bring a cracker.} # whispered
  ~ m_clues += 1
* [Run ahead and warn the man # id:warn # style:kind # recall:outrun a cheese to warn a man # led:There was no time to move the glass, and so he did something with it that was never seen before.]
  N: They took the short way, through the nettles. "Cheese!" shouted {a}, to warn him. {~He turned round, and held up a jug. "No," he said, "it's for milk."|"Not today, thank you," said the man.} Then he saw it. He put his lips to his pipe, and blew.
  B: {~He's blowing a bubble. It's as big as a shed. He's going to catch it!|Get behind it! It's for the cheese! He's putting the cheese in a bottle!} # yelling
  A: {~It's stopped. It's just hanging in there, like a moon.|He's done it. There's a cheese in a bottle, and he's done it in one breath.} # very quiet
  N: He asked their names. "Ah," he said. "I was to give you something."
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_barber ===
# role: cliff
# recap: Then, at the barber's, the towel in the next chair began to talk. Under it was the captain of the guard, who had been after them all day.
N: {~The nearest place to hide was the barber's.|It was the barber's or the duck pond, and they had tried the duck pond.} He was out, fetching hot water. In the next chair somebody lay under a towel, with boots at one end, and on the boots were silver spurs. # low
A: I know those spurs. They've been behind us since breakfast. # barely breathing
N: "Is that you, Albert?" said the towel. It was the captain of the guard. "Take a bit off the sides. I've had a beast of a day. {~I've been after a couple of fools."|Two of them, and neither one can run."}
{ b_kind:
- "planner": B: Three steps to the street. All of them squeak. I noticed as we came in. # barely breathing
- "wildcard": B: I've always wanted to have a go with those scissors. # barely breathing
- "explorer": B: His coat's on the hook. It's got a great many pockets. # barely breathing
- else: B: He sounds so tired. I could just do round the ears. # barely breathing
}
N: {~"Albert?" said the towel.|One corner of the towel began to lift.} # urgent
* [Pick up the comb, and chat # id:comb # style:clever # recall:given the captain of the guard a trim # led:People tell a barber everything, and the captain did, and left a tip.]
  N: {a} picked up the comb. "Going anywhere nice?" said {a}, as deep as {a_they} could. {~Nobody in a towel has ever been able not to answer that.|The towel settled down, and let out a breath. It was all it had wanted.} Out it came: his wife, his feet, and why he was to be at {mark} tonight with forty men and no lamps.
  A: {~No lamps, sir? Fancy. And how would you like the back?|Well I never. Chin up. And who was it that gave the order?} # deep
  B: {~You've cut a sort of step in it. Put it back.|Ask him about {topic}. Gently. Do the other ear.} # mouthing
  N: He left them a {coin}. He had not yet seen the back.
  ~ m_clues += 2
* [Tie the captain to the chair # id:tie # style:bold # recall:tied up the captain of the guard in a sheet # led:They left at a walk, and he left too, because the chair had wheels.]
  N: {b} took one end of the sheet and {a} the other, and they went round and round. {~"That's snug, Albert," said the towel, and then it said something else.|They had him tied before the towel got as far as "I say."} They finished it with a bow, since they had the ends over, and walked out into the street as if they had been there about a fringe. Behind them something squeaked. The chair was on wheels.
  A: {~He's coming. He's pushing off from the lamp posts.|Down the hill or up the hill? Think! He's on wheels!} # walking faster
  B: {~Go up the hill. Up, up. There he goes, back down.|I said a knot. You said a bow would be nicer.} # walking faster
  ~ m_danger += 1
* [Look through the coat on the hook # id:coat # style:careful # recall:looked through the captain's pockets # led:There was a bun in one of them, and a child's drawing, and a list of who was to be let off.]
  N: {a} went through the coat on the hook while {b} snipped at the air, to keep the towel happy. There was a bun, with a bite out. There was a child's drawing of a man on a {~horse|very long dog}, marked "Papa". Last came a list, with their own names at the top, and a note beside them: let them get away.
  B: {~So he isn't trying to catch us. He's trying to look as if he were.|All day long he's been running after us as slowly as he could.} # snipping
  A: {~Then who's he afraid of? Who reads his list?|Put back the bun. Put back everything. No, wait. I'm leaving him ours.} # whispered
  ~ m_trust += 1
  ~ m_clues += 1
