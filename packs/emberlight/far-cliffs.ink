=== cliff_board ===
# role: cliff
# recap: Then there was a game, half played, with the people of [place] for pieces. Two of them were [a] and [b], and a tall one without a face was coming their way.
N: A crate stood in their path, and on it lay a game half played. {~The pieces had been carved by a person who knew {place} well: the baker, the twins from the corner, the woman who argues with birds.|The carver had been unkind about noses, and so you could tell everyone in {place}, from the baker down to the baker's cat.} # low
B: {~Those two at the edge are us. I'd know that chin.|There's you. There's me. I'm not sure I stand like that.} # bending close
A: {~Then who's got the other side?|So somebody's been moving us about. Since when?} # very quiet
N: A tall piece without a face slid forward, and no hand had touched it. Over in {place} a window went dark. Its next square was the baker's. The one after that was theirs. {~Politely, it waited for them to move.|It seemed to be their turn.}
* [Charge the tall piece with your own # id:charge # style:bold # recall:charged straight at the piece without a face # led:It went over, and far off something much larger fell down with it.]
  N: {a} took the wooden {a} and charged, straight across the board, through everyone. The tall piece toppled. {~A long way off something a good deal bigger fell down a flight of stairs.|Far away in {mark} a voice cried out, more astonished than hurt.} And the wooden {a} split from hat to heel.
  B: {~Let me see your head. Let me see. Say something long.|You took it! Does it hurt? Where does it hurt?} # alarmed
  A: {~Only cold, all down one side. It'll pass. But look where it stood! That's not a square. That's a window.|It's as if I'd been walked through. {b}, there's a hole in that square, and there's lamplight in it.} # dazed
  N: Very far down there was a room, and in the room a hundred more boards.
  ~ m_danger += 1
* [Move the baker out of danger first # id:baker # style:kind # recall:moved the baker out of danger # led:The tall one came up to them, and did not take them. It drew them a road instead.]
  N: {b} moved the baker, two squares, round the corner of a matchbox. {~The dark window in {place} turned yellow again.|In {place} a door banged, and there was a faint, cross smell of rolls.}
  A: {~That was our one move, and you spent it on bread.|We're next, then. You know that we're next.} # low
  { b_kind:
  - "planner": B: I played it through. We win in eleven, and the baker's gone by the second. I don't want that game. # stubborn
  - "wildcard": B: I've never won at anything. I thought I might at least lose on purpose. # airy
  - "explorer": B: It knows what people do who want to win. I'd like to see it meet the other sort. # intent
  - else: B: I get the burnt ones for nothing, every Friday. I couldn't look in that shop again. # simple
  }
  N: The tall piece slid up until it touched them. Then it bowed, with a creak, and went off over the edge of the board, and scratched them a road as it went.
  ~ m_trust += 1
  ~ m_clues += 1
* [Turn the whole board the other way round # id:turnboard # style:clever # recall:turned the board round # led:Now the tall one was theirs, and whoever had been playing was not used to that.]
  N: {a} took the whole board by two corners and turned it, until the tall one stood on their own side. {~Out in the dark there was a sharp breath, drawn through teeth.|Overhead there was a cough, as of a person with a card up one sleeve.}
  B: {~Can you do that? Are you allowed to do that? There must be a rule.|You can't just turn it round! Can you?} # delighted
  A: {~Nobody's said that it was their side. They just sat there first.|If there's a rule, they can come down here and read it out.} # polite, loud
  N: No one came. {a} pushed the tall piece on, and each square that it left lit up, as far as {mark}, and a cellar that was on no plan.
  ~ m_clues += 1

=== cliff_sandglass ===
# role: cliff
# recap: Then they found two sandglasses with their own names on them. One was nearly full, and the other, [b]'s, had a spoonful left.
N: Two sandglasses stood on the sill. {~Each had a paper label, and on the labels was written: {a}, and {b}.|A name had been burned into the foot of each: {a}, and {b}.} In {a}'s the sand had hardly begun to run. In {b}'s there was a spoonful left. # quiet
{ b_kind:
- "planner": B: That's fifty seconds. I've boiled a great many eggs. # too calm
- "wildcard": B: Well, that explains why I'm always in a hurry. # a small laugh
- "explorer": B: Fifty seconds of what? It doesn't say of what. # leaning in
- else: B: Yours is all right, though. Look, yours is nearly full. I'm glad. # gentle
}
A: {~It could be anything. It could be how long until you sneeze.|We don't know what it counts. It might be counting something you'd like.} # fast
N: Next to them stood one that had run out. They both knew the name on it. {~That neighbour had gone away in the spring, people said, very early, with no luggage.|In that neighbour's window there had been the same loaf since March.} In {b}'s glass a dimple opened in the sand. # urgent
* [Turn both of the glasses over # id:turnover # echo:yes # style:bold # recall:turned both the sandglasses upside down # led:Everything ran backwards, and then it was {a} who had only a minute left.]
  N: {a} snatched one in each fist and upended them. For a blink nothing could decide. Then the world ran the other way. {~Their own voices came towards them, talking nonsense.|A moth backed out of the candle and was well again.}
  B: You've done yours as well. {a}, yours was full. Why did you turn yours? # horrified
  A: {~Then I've got fifty seconds, and you've got years. Stop wasting mine.|Never mind that. Look who's here.} # rapid
  N: For now it was an hour ago, and a stooped person in grey mittens was just setting down the second glass.
  ~ m_danger += 1
  ~ m_clues += 1
* [Lay {b}'s glass down on its side # id:lay # style:clever # recall:laid the sandglass down on its side # led:The sand stopped, and so did everything else, except for the two of them.]
  N: {b} laid the glass down on its side. The sand stopped. {~So did the candle flame, bent over like a leaf. So did {sound}, half way through.|So did the {weather} at the window, hung up in the air like washing.} Nothing in {place} moved but themselves.
  A: {~It hasn't stopped you. It's stopped whatever was coming. For how long?|How long have we got?} # awed
  B: {~Until somebody stands it up again. We could walk right in anywhere. We could walk into {mark}.|I don't know. All of it. I've never had all of it before.} # trying out a step
  N: On the stairs they met what had been coming. It had one foot raised. They went round it on tiptoe.
  ~ m_clues += 1
* [Pour some of {a}'s sand into {b}'s # id:pour # style:kind # recall:shared out the sand between two glasses # led:It was warm, and it weighed more than sand, and afterwards they were level to the grain.]
  N: {a} drew the corks and poured, from the full glass into the other, with {a_their} tongue between {a_their} teeth. The sand was warm. {~Not a grain was spilled.|It went over with a whisper, and the whisper had words in it.}
  B: You don't even know what it was. That might have been your whole old age. # appalled
  { a_kind:
  - "planner": A: I had plans for half of it. I was never going to fill in the rest. # brisk
  - "wildcard": A: I'd have wasted it. I'd have spent it looking for my other sock. # light
  - "explorer": A: What use is all that road with nobody to show it to? # plain
  - else: A: And who was I going to have my old age with? # cross
  }
  N: When the two stood level, the sill clicked, and lifted like the lid of a desk. Underneath lay a list of names.
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_wet_feet ===
# role: cliff
# recap: Then bare wet footprints came up to them, one after another, with nobody in them. And something large was sniffing along behind.
N: {b} had begun to say something sensible when the footprints came. They were wet, and bare, and they appeared as you looked: {~left, right, left, across the {ground}|one, and then one, and then one, in no great hurry}. There was nobody in them. # hushed
A: {~You see those. Tell me you see those.|Who's there? Whose are you?} # whispered
B: {~Small. Smaller than mine. I can see every toe, and I can't see a foot.|They're shivering. Look how they've smudged. Footprints can't shiver.} # whispered
N: At arm's length they halted, side by side, and a puddle grew between them. Then from back in the dark came another noise: {~a long wet sniff, close to the ground, and then another, a little nearer|something large, with its nose down, snuffing from print to print}. # urgent
* [Grab the hand that ought to be there # id:grab # style:bold # recall:grabbed a hand that was not there # led:They ran three abreast, with a gap in the middle, and the gap knew the way.]
  N: {a} grabbed at nothing and got hold of it: a wrist, as thin as the handle of a ladle. Then cold fingers came round and held on, and they ran, three abreast, with a gap in the middle.
  B: {~Which of us is dragging which? I keep wanting to introduce myself.|I can hear three of us panting. Is that right? Is it meant to be three?} # panting
  A: {~It knows the way! Just let it pull! Say hello later!|Left! It wants left! Mind the bucket!} # panting
  N: Behind them the sniffing had got feet. {~"Down here," said the gap, "and tuck your elbows in."|"Under the cart," said the gap. "Lie on me. I don't mind."} So they lay there, with three hearts going.
  ~ m_danger += 1
  ~ m_clues += 1
* [Lay a false trail with wet boots # id:falsetrail # style:clever # recall:laid a false trail with wet boots # led:What followed it was as big as a shed, and it wore a hat.]
  N: {b} emptied the water bottle over {b_their} boots, and splashed away down the hill, right up to the lip of a rain barrel. Then {b_they} climbed the fence and came home along it in {b_their} socks.
  A: {~Here it comes. Don't look. All right, look. It's as big as a shed, and it's got a hat on.|Get down. There. It's put its whole head in the barrel. It's thinking.} # flat on the ground
  N: It took out a watch on a chain, {~and wrote something in a book|and shook its head, and went on to the next street}.
  B: {~Somebody sends it out in the mornings. Somebody packs its lunch.|It isn't hungry at all. It's at work. Who would it work for?} # hollow
  ~ m_clues += 1
* [Hang your coat on the empty air # id:coat # style:kind # recall:hung a coat on the empty air # led:The coat stayed up. It had shoulders in it, and a boy's voice, and it stopped dripping.]
  N: {b} held up {b_their} coat by the collar, as you do for a child, and let go. It did not fall. {~One sleeve filled, and then the other.|The buttons did themselves up, all wrong, in a hurry.} Then the dripping stopped, and where there is no wet there is nothing to sniff.
  { a_kind:
  - "helper": A: Better? You're blue with cold, I should think. I'm only guessing. # softly
  - else: A: There. Now, who's after you, and what did you see? # low
  }
  B: Keep it. I've another at home. It's got no elbows, but I have. # kind
  N: "I saw where they put it," said the coat, in the voice of a small boy. "That's why they rubbed me out."
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_sleepwalker ===
# role: cliff
# walkon: yes
# recap: Then [w], the [w_job], came walking in [w_their] sleep along the very edge of the [hazard], with a bundle that moved.
N: {w}, the {w_job}, came round the corner in {w_their} nightshirt, fast asleep. {~You could tell by the eyes, which were open, and had nobody at the window.|There was a slipper on one foot. The other was bare, and had come a long way.} {w_they} was carrying a bundle, and walking along the very edge of the {hazard}. # low
W: {~Nine, and a small one. Nine, and a small one. Down the steps before they wake.|Yes, madam. No, madam. Down the steps, and never count them, madam.} # flat, asleep
B: {~That's not even {w_their} own voice.|You're not to wake a sleepwalker. Everyone says it. Nobody's ever told me why.} # whispered
A: {~What's in the blanket? It's got corners, and one of them kicked.|Whose errand is that? Who sends a person out on an errand asleep?} # whispered
N: One bare foot went forward over the drop, and felt about in the air, as if it were looking for a step. # urgent
* [Snatch the bundle and let {w} wake # id:snatch # style:bold # recall:snatched the bundle from a sleeper # led:All over {place} other people sat up in bed and asked for it back.]
  N: {a} snatched the bundle with one hand and the nightshirt with the other, and all three of them went over backwards, on the right side of the edge. {w} woke with a scream. {~And in {place}, in house after house, other people sat up and screamed as well, on the same note.|Then, from every bedroom window in {place}, sleepy voices said together: "Put it back."}
  W: Where's my bed? Why are my feet wet? Oh, don't give it me. Don't give it me again. # waking
  B: {~It isn't yours, then? You've never seen it before?|Breathe. You're out. You're awake. We've got it.} # holding on
  A: {~Candle ends. Ten of them, and they're hopping about like beans.|It's our street. It's our whole street, in wax, and it's warm.} # unwrapping
  ~ m_danger += 1
  ~ m_clues += 1
* [Follow three steps behind, without a sound # id:followon # style:careful # recall:followed a sleepwalker over the edge # led:There were stairs there, for anyone who did not look.]
  N: The foot came down on nothing, and the nothing held. {w} walked on, down, a stair at a time, into the {hazard}. They followed. {~It only worked with your eyes shut. {b} peeped, once, and sank to the knees.|You had to put your foot where there was no stair, and not mind. It was a little like being polite.}
  B: {~Seventeen. Eighteen. Don't tell me how high we are.|Hold my sleeve. If you laugh, we'll drop.} # eyes shut
  A: {~There are others. I can hear slippers. Above us and below us, all the way down.|I can smell {smell}. There's somebody living down here.} # eyes shut
  N: At the bottom somebody said, "Nine, and a small one. And two who are awake."
  ~ m_clues += 1
  ~ m_danger += 1
* [Take {w}'s arm and lead {w_them} home # id:leadhome # style:kind # recall:led a sleepwalker home to bed # led:And {w} told them, between sleeping and waking, whose voice it was.]
  N: {a} slipped an arm through {w}'s and led {w_them} round, in a wide curve, and home to bed. {~At the bedside {w} held on to {b}'s hand, and would not give it back.|{b} put the slipper where the other slipper would look for it.}
  B: You've got a kind face when you're not being somebody else. # soft
  W: {~She comes in by the ear. Every night. She used to be a person, and she was so good at asking.|It's the old lady's voice. I let her in. She only said she was cold.} # half awake
  A: Who does? Who is she? # softly
  N: But {w} was snoring. In the bundle lay nine candle ends and a small one, each in the shape of a house in {place}.
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
  ~ m_clues += 1

=== cliff_collar ===
# role: cliff
# recap: Then a [beast] with a bell round its neck wanted them to follow, and other bells were closing in on every side.
N: A {beast} was waiting for them, and it was wearing a bell. {~There was a black ribbon, and a knot that only fingers could have tied.|The bell hung from a silk ribbon, and the silk had worn a groove.} It went off a little way, and looked round at them like a waiter. # dry
A: {~It wants us to come. It's done this before. It's good at it.|I think that we're expected. I don't like to be expected.} # low
B: {~That's tied too tight. It can hardly swallow.|Look at its throat. Who'd do that to a {beast}?} # low
N: Its bell gave one small clear note. {~From the left another answered. Then from the right, and then from behind.|Off in the {weather} there was a second, and a third, each a little nearer.} They were being brought round in a ring, those bells, and in the middle of it stood {a} and {b}. # urgent
* [Follow the {beast} as fast as it goes # id:followbeast # style:bold # recall:followed a bell through the dark # led:It brought them to a lit table, to a chair each, and to a hostess with a ribbon in her lap.]
  N: They followed. It was a great deal faster than it looked. {~It took them over two walls and through the middle of somebody's supper, and the supper was left standing there with its fork up.|It went under things, and so they went under things. {b} left a sleeve behind, and later on the other.} Then there were lamps, and a table, and two chairs pulled out.
  A: {~She's got our names on little cards.|There's a bowl for us. It's on the floor.} # uneasy
  B: {~And there's ribbon in her lap. Two lengths. She's measuring with her eyes.|Keep your scarf on. Whatever she says, keep your scarf on.} # through a smile
  ~ m_danger += 1
  ~ m_clues += 1
* [Untie the ribbon and let it go # id:untie # style:kind # recall:untied the ribbon from its neck # led:It ran free, and one after another the other bells fell silent.]
  N: {b} knelt, and was looked at for a very long time. Then it came and put its neck in {b_their} hands. The knot took teeth. {~When the ribbon fell, the {beast} shook itself, and seemed to be twice the size.|Under the ribbon it said, in stitches: no supper till they come.}
  A: There. Off you go. Run, before they see what we've done. # gentle
  B: {~It isn't going. It's waiting for us to keep up. It's on our side now.|Listen. It's calling to the others. I think it's telling them how.} # wondering
  N: All round the ring the bells faltered, and there was the sound of silk being bitten through.
  ~ m_trust += 1
* [Stop up the bell with bread # id:stopup # echo:yes # style:clever # recall:stopped up the bell with bread # led:Then the one who was listening for it had to come out and look.]
  N: {a} thumbed half a roll into the bell, until it said nothing at all, and they sat down behind a wall with the {beast}. {~The ring of bells came on, and went wrong. It was one short.|One by one the other bells stopped, like singers who have lost the place.}
  B: {~Somebody will have to come and see why. Somebody out there can count.|Wait. Whoever tied that ribbon will want to know where it's got to.} # whispered
  A: {~There. Carpet slippers and a tuning fork. Is that all it is?|It's a little man with a list. All that fear, and it's a little man with a list.} # whispered
  N: They could read it as he went by. It was headed: friends of {place}. Two lines had been crossed out, and then put in again.
  ~ m_clues += 1
