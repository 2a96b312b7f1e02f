=== cliff_star ===
# role: cliff
# recap: Then something bright fell out of the sky, with a door in it, and a frightened crowd was coming up the hill.
N: Something fell out of the sky. {~It fell slowly, as if it were looking for the right place.|It came down without any noise at all and stopped, at about the height of a table, and hung there.} It was bright, and round, and it was waiting. # hushed
A: {~It knows that we're here.|I don't think it fell. I think it landed.} # whispered
B: {~It's got a sort of door.|There's somebody inside. There's a hand against the glass.} # whispered
N: Behind them, over at {place}, people had begun to shout, and the {alarm} had gone off. In a minute there would be a crowd, and the crowd would be frightened, and would have sticks. There was time to do one thing. # urgent
* [Climb inside before the crowd comes # id:climb # style:bold # recall:climbed into the fallen star # led:It closed like an eye, and carried them up, until {place} was very small.]
  N: {a} climbed in first. It was bigger inside than the outside could explain, and it smelled of {smell}, as home does. {~The door drew shut behind {b} like an eye. There was no bump. There was only {place}, all at once, very small, and underneath.|There were two seats, and they were the right height.}
  B: {~We're going up. {a}, we're going up. Did you touch something?|There's a picture on the wall. It's a map. It's got a line on it, and the line's moving.} # gripping the seat
  A: {~It touched me.|Then I suppose we're in for it now. Hold on to me.} # breathless
  ~ m_danger += 1
* [Stand in front of it and face them # id:stand # style:kind # recall:stood between the crowd and the star # led:Nobody threw anything, and behind them, very shyly, the door began to open.]
  N: They stood in front of it, hand in hand. It is hard to stand still when people run at you. {~The crowd came up over the hill with its torches, and saw two people whom it had known all their lives, and slowed down.|"Move aside," said somebody, and {b} said, "No," in a voice that surprised them all.}
  B: {~It came a long way, and the first thing that it sees is us. What do you want it to see?|You're frightened. So am I. So is that. Look, it's shaking.} # clear
  N: Nobody put down a stick. But nobody lifted one. And behind them, very shyly, the door began to open.
  ~ m_trust += 1
* [Cover it up and roll it away # id:cover # style:clever # recall:rolled a star home under a blanket # led:In the shed it told them, in {a}'s own voice, that it was a present for an aunt.]
  N: {a} threw {a_their} coat over it, and {b} put a shoulder to it, and it rolled. It rolled like an egg, first this way and then that, and {~the light came out through the buttonholes|it giggled}. When the crowd came over the hill there was nothing to be seen but two people and a very large cheese.
  A: {~It's a present. For my aunt. She's very fond of cheese.|Evening. Mild for the time of year. Careful, it's ripe.} # innocent
  B: {~I will never know how that worked.|They smelled it. They actually said that they could smell it.} # later, weak
  N: They got it as far as the old shed, and shut the door, and took the cover off. And it said, in {a}'s own voice, "It's a present. For my aunt."
  ~ m_clues += 1

=== cliff_tide ===
# role: cliff
# recap: Then [w], the [w_job], came running: it was rising, all of it, and there was a ledge for two, and one small boat.
# walkon: yes
N: The {light} changed. {w}, the {w_job}, came running along the edge of the {hazard} with {w_their} arms out, {~like somebody trying to stop a train|and had no breath left, and tried to speak without it}.
W: {~It's rising. It's all rising. You've got as long as it takes to say so.|Whatever you did, it's awake. It's coming to see who did it.} # gasping
N: It was true. {~Below them the dark was filling up, quite gently, like a bath.|Out at the edge of things a line had appeared, as fine as a hair, and it was getting thicker.} Above was a ledge with room for two. On the far side, out of reach of everything, stood the little boat that {w} had come in.
{ shuffle:
- A: There are three of us. # low
  B: I know. I can count. # low
- A: Two could stand up there. If they were fond of each other. # low
  B: And which of us is the third? # low
- B: Whose boat is that? # quick
  A: Not ours. And it isn't coming any nearer. # low
}
* [Swim for the boat, all three # id:swim # echo:yes # style:bold # recall:jumped in and swum for the boat # led:It was not water. It held them up, and was full of lights.]
  N: They took hands and jumped. It was not water. It held them up, and it let them breathe, and it was full of small lights going about their business. {~{b} opened {b_their} mouth to shout, and what came out was music.|Something passed under them as long as a street, and turned over on its side to look at them as it went by.}
  A: {~It isn't drowning anything. Look down! It's putting it all back!|We were running away from this. From this!} # amazed
  W: {~My boat's over there. I don't think I want my boat.|Forty years I've fished on top of it.} # full of wonder
  ~ m_clues += 1
* [Give {w} the ledge and hold on # id:ledge # style:kind # recall:given {w} the ledge and held on below # led:It rose to their chins, and thought about it, and put them down again, bone dry.]
  N: They pushed {w} up on the ledge between them, and took hold of the edge with their fingers, one on each side. {~It came up to their knees, and then to their ribs, and it was warm.|"There's room," said {w}. There was not, and all three of them knew it.}
  W: {~Why would you do that? You don't even know me.|I'm a {w_job}. Nobody's ever gone without for a {w_job}.} # crying
  B: {~We know you now.|You ran all that way to tell us. You could have just gone.} # through {b_their} teeth
  N: It stopped at their chins. It stayed there a moment, as if it were thinking. Then, all at once, it set them down where they had been, bone dry, and went back the way it had come.
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
* [Stay and wait to meet it # id:meet # style:careful # recall:stayed where they were and let it come # led:And out of it, doing its best, there came a face.]
  N: "I'm going to stay and meet it," said {b}, and sat down. It is not easy to sit down in front of a thing like that. {a} sat down too. {~It came to their boots, and stopped, and ran its edge along them like a finger.|The line rose up over them as high as {mark}, and hung, and did not fall.}
  A: {~Good evening. We're the ones who knocked.|We're sorry if we woke you. We didn't know that anyone was asleep.} # shaking, polite
  N: {~And in the front of it, slowly, out of nothing but the way that the light bent, there came a face. It was doing its best. It had only ever seen faces from underneath.|There was a sound like the whole sea taking off its hat.}
  ~ m_trust += 1

=== cliff_doors ===
# role: cliff
# recap: Then they stood in a round room with three doors and no way back, and the floor began to turn.
N: They came into a round room, and the door that they had come in by was not there any more. There were three others. {~Over each there was a picture: an eye, a hand, and an ear.|One was wet. One was warm. One was very slightly open.} # hushed
B: {~Don't touch anything until we've thought.|It's like a question. It's like being asked what sort of person you are.} # low
A: {~And what happens to the ones who get it wrong?|There's a shoe there, in the corner. Just one.} # low
N: {~The floor gave a small lurch. It had begun, very gently, to turn.|The {light} sank by half, and then by half again.} They would not be allowed to stand there for long.
* [Take the door that is warm # id:warm # style:bold # recall:gone through the warm door # led:They fell through it into somewhere that they half knew, with the wrong stars outside.]
  N: {a} put a palm to the warm door and it swung, and they fell through it into summer. {~There was grass, and there was a table laid under a tree, and a great many people turned round with their mouths full.|It was a kitchen. It was {a}'s own kitchen at home, down to the crack in the jug. Only the window looked out on stars.}
  A: {~I think we've come in at the end of something. I think that it's a party for us.|Don't sit down. If you sit down you'll stay. I can feel it.} # dazed
  B: {~They've kept us places. It's got our names on. How long have they been keeping us places?|It smells just like it. How does it know what it smells like?} # wary
  ~ m_clues += 1
* [Listen at each door in turn # id:listen # style:careful # recall:listened at all three doors # led:Behind the third somebody was listening too, and fell in on top of them, and turned out to be of use.]
  N: They listened, with the floor going round. Behind the first there was rain. Behind the second somebody was snoring. Behind the third there was nothing, {~and then, very close to the wood, somebody else who was listening|and it was the kind of nothing that holds its breath}.
  B: {~There's somebody there. They've got their ear where my ear is.|That one. It's trying too hard.} # without a sound
  N: {a} opened it, quite suddenly, and a small person in grey fell in on top of them, and said that in nine hundred years nobody had ever thought to listen first, and would they please get off {~the keys|the map}.
  ~ m_clues += 1
* [Knock, and wait to be asked in # id:politely # style:kind # recall:knocked and waited to be asked in # led:All three doors opened at once, for nobody had ever asked before.]
  N: {a} knocked, once on each, and stood back, and folded {a_their} hands. The floor stopped turning. {~"Well," said a voice, from no particular door. "Manners."|There was a pause, as when a whole family stops talking and looks at the hall.} Then all three doors opened together, and behind all three there was the same long bright room.
  B: {~So it didn't matter which one we took.|They all go to the same place. They only wanted to see how we'd come in.} # slow
  A: {~I think it mattered very much.|Wipe your feet.} # quiet
  ~ m_trust += 1
