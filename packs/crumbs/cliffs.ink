=== cliff_cake ===
# role: cliff
# recap: Then all at once there was a cake, taller than [a], with both their names on it. It was ticking.
N: {~At that moment the lights came on.|That was when all the clocks in {place} struck, including the broken one.} In the middle of the floor stood a cake. It was taller than {a}. It was pink. It had not been there before, and it was ticking.
A: Did you order a cake? # careful
B: I think the cake ordered us. # low
N: There was a label. It had both their names on it, in icing. {~The ticking was getting quicker.|Somewhere in the sponge, something cleared its throat.} # hushed
* [Cut the cake before it can stop you # id:cut # style:bold # recall:cut the ticking cake # led:It fell open like a book, and there was somebody inside, or nearly somebody.]
  N: {a} cut the cake. There was no time to find a knife, so {a_they} used the edge of a tray, straight down the middle, and the cake fell open like a book. {~Inside sat a clockwork mouse with a candle on its head. It rang a tiny bell and held out a card.|Inside was a person, folded in four, who said "Surprise" in a very tired voice and asked what year it was.}
  B: {~It's an invitation. It's for tonight. It says to come hungry and bring no friends.|You might have cut me some warning.} # shaken
  A: {~Well, it isn't ticking now.|Worst birthday ever. And it isn't anybody's birthday.} # breathless
  ~ m_clues += 1
* [Back away slowly, on tiptoe # id:tiptoe # style:careful # recall:tiptoed away from the ticking cake # led:It was not pleased to be left, and nor was whoever had sent it.]
  N: They went backwards, on tiptoe, one step at a time. {~The cake came after them. It was on wheels.|For every step they took, the ticking slowed down, until it sounded almost disappointed.} They went out through the door, and along the passage, and they had just begun to breathe when somebody on the other side of the wall said, quite clearly, "They didn't cut it. They always cut it."
  B: {~There are people in the walls.|So it was a test. I do like a test.} # whispered
  A: {~And now they know that we know that they're there. Keep tiptoeing.|What happens to the ones who cut it?} # whispered
  ~ m_clues += 1
* [Knock on the cake and ask who it is # id:knockcake # style:kind # recall:knocked on the cake and said hello # led:It was very touched, and it knew the way out.]
  N: {a} knocked on the cake, as you would on a door, and left a dent. "Who is it?" said the cake. "It's {a}," said {a}, "and that's {b}. Are you all right in there?" {~There was a sniff. "Nobody ever knocks," said the cake.|There was a silence, with crumbs in it. "No," said the cake.} And a sugar rose turned like a handle, and out climbed somebody very small, with jam in both ears.
  B: {~Have my hanky. Have both of them.|How long have you been in there?} # kind
  N: It turned out that the cake was the only way out of {mark}. It went out empty every Friday, by the back gate, and the guards saluted. {~It would go back in on Saturday. There was room for two.|And nobody had ever thought of going in by it.}
  ~ m_trust += 1

=== cliff_alarm ===
# role: cliff
# recap: Then the [alarm] went off, the doors began to close, and something large came down the stairs to ask about its custard.
N: {~There was a noise like a drawer full of spoons falling down a well.|Somebody screamed. It was, they agreed later, both of them.} The {alarm} had gone off. Every door in the place began to close, slowly and all together, like a yawn going backwards.
A: {~There's a way out on the left!|If we go now, we can make it!} # urgent
B: {~Before we do. Is that a coat on the stairs, or is there somebody in it?|One thing. Have the stairs always had feet?} # faint
N: There was something on the stairs. {~It was large, and it had a tray.|It wore a dressing gown, and it did not look pleased.} "Which of you," it said, "has been at my custard?" # awful
* [Run for the closing door # id:dash # echo:yes # style:bold # recall:run for the closing door # led:The door came down behind them with a boom, and they were a button short.]
  N: They ran. {~{a} slid under with a finger's width to spare. {b} slid under with less than that, and left a button.|The door had been built to keep things in, and it was surprised to be charged at by a person with a tray on their head.} It came down behind them with a boom that shook the plaster, and then, from the other side, there was a small sad knocking.
  A: {~Did it say please?|It only wanted its custard back.} # panting
  B: {~Don't. If you make me sorry for it I shall have to go back.|I lost a button. I loved that button.} # panting
  ~ m_danger += 1
* [Own up about the custard # id:ownup # style:kind # recall:owned up about the custard # led:In forty years nobody had ever liked that custard, and so they came by a guide who was eight feet tall.]
  N: "It was us," said {a}. "About the custard. We own up. We thought it was a trap." {~The thing on the stairs came down three steps, and sat, and the stairs complained.|There was a silence as wide as a barn.} "Forty years," it said. "Forty years I've made that custard, and you're the first who ever ate any. Was it all right?"
  B: {~It was the best custard I've ever worn.|It could do with a bit of lemon. But it was very brave custard.} # truthful
  N: And that was how they came by a guide who was eight feet tall, knew every passage in {mark}, and carried them over the wet parts.
  ~ m_trust += 1
  ~ m_clues += 1
* [Hide inside the suit of armour # id:armour # style:clever # recall:hidden together in one suit of armour # led:They were saluted, and marched through a gate that nobody else is let through.]
  N: There was a suit of armour by the wall. It was made for one. {a} went in at the top and {b} went in at the bottom, and between them they had two arms, one leg and no view. {~Footsteps came up, and stopped. "I've not seen you before," said a voice to the armour. "Are you new?"|Somebody hung a coat on them.} They saluted, more or less. It was taken for an answer.
  N: {~After that they were marched, with eleven other suits, clanking, through the one gate that nobody without armour had ever passed.|They were told to guard a door, and left alone with it, which was more than they could have hoped.}
  A: {~Your elbow is in my ear.|Whatever you do, don't sneeze.} # echoing
  B: {~That's not my elbow.|I wasn't going to until you said so.} # echoing
  ~ m_clues += 1

=== cliff_vote ===
# role: cliff
# recap: Then [w], the [w_job], was waiting with a clipboard. There had been a meeting, and it had been decided that they did it.
# walkon: yes
N: They came round the last corner, and there stood {w}, the {w_job}, with a clipboard, and behind {w_them} all the people who had ever been rude to them since breakfast. # flat
W: {~Ah. The accused. You're early.|There you are. We've had a meeting about you.} # pleasant
A: {~Accused of what?|What sort of meeting?} # wary
W: {~Of finding things out. There's a law. It's very old, and we've only just written it.|A short one. It was decided that you did it. All of it. It's tidier.} # kind
N: {~Somebody had already painted the sign.|There was a cage. Somebody had put a cushion in it, to be nice.} Over their heads, in one high window of {mark}, a light was blinking: long, short, long.
* [Ask for a fair trial, loudly # id:trial # style:bold # recall:asked for a trial and got one # led:By the third question four people were crying, and two had confessed to something else.]
  N: "We demand a trial!" cried {a}. "A fair one, with a jury!" It was the loudest thing anyone had said in {place} for years. {~"Ooh," said the crowd. It was a Wednesday, and there was nothing else on.|They had to hold it in the bandstand. They had to send out for a wig.} {w} turned two shades of pale, because at a trial people are allowed to ask questions.
  B: {~I call my first witness. I call everyone.|I've read the old laws. Page nine. The goose may vote.} # grand
  N: By the third question four people were crying, two had confessed to something else, and {w} had put the clipboard down.
  ~ m_clues += 1
* [Plead guilty and get in the cage # id:cage # style:clever # recall:got into the cage on purpose # led:It was taken straight through the great gate of {mark}, with them in it, on a cushion.]
  N: "Guilty," said {b}, and climbed into the cage and sat down on the cushion. {a} looked at {b_them}, and got in too. {~Nobody had expected that. There was a muddle about who had the key.|"You're supposed to struggle," said {w}.} They were put on a {ride} and taken, bumping, up the hill and in through the great gate of {mark}, which opens for nobody but prisoners.
  A: {~I see. That's very clever. Next time, tell me.|You could have said it was a plan.} # low
  B: {~I didn't know until I'd sat down.|It's only a plan if it works. Wait until it works.} # low
  ~ m_clues += 1
* [Ask {w} what the light is saying # id:light # style:kind # recall:asked {w} about the light in the window # led:And {w} had to stop being official, and the whole crowd looked up.]
  N: {a} did not look at the cage. {a_they} pointed up at the light. "What's it saying?" {a_they} asked. "You know. You keep not looking at it." {~{w} opened {w_their} mouth to say something official, and nothing official came out.|The crowd turned round to see. It struck them that they had not looked up for quite some time.}
  W: {~It says, send soup. It says it every night. It's my sister. She went in to complain, and they made her manager.|It's my little boy. He went up to see the view, and they won't let him down until he's signed something, and he can't write yet.} # small
  B: {~Then never mind the trial. Have you got a ladder?|You should have said. We'd have gone up hours ago.} # warm
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
