=== cliff_door ===
# role: cliff
# recap: Then there were three knocks from a hatch in the floor, and boots coming up behind them.
N: {~That was when the floor spoke.|That was when they heard it: three knocks, from below.} Not loudly. There was a hatch there, under the dust, and someone on the other side of it was {~pushing up, patiently, like a plant|scratching one word into the wood, over and over}.
B: {~We could still walk away.|Whatever that is, it knows we're here.} # whispered
N: And behind them, from the way they had come, {~came the sound of boots|a lamp was coming up the stairs, and nobody was carrying it gently}.
* [Pull up the hatch and go down # id:down # recall:gone down through the hatch # style:bold # led:There was a ladder, and the dark went down with it, and the hatch fell shut above them.]
  N: {a} got {a_their} fingers under the ring and heaved. The hatch came up like a tooth. {~Cold air rushed out, smelling of {smell} and old pennies.|Below, a ladder went down into the dark, and the dark went down with it.} They dropped through, one after the other, and {b} let the hatch fall shut above them just as the first boot struck the boards.
  A: Well, we're down here now. # breathless
  B: {~I noticed.|You always say that as if it's good news.} # dry
  ~ m_danger += 1
* [Hide, and see who is coming up the stairs # id:hide # recall:hidden behind the curtain and waited # style:careful # led:They saw a hand with a ring on it, giving the same three knocks.]
  N: They hid. There was a curtain, and there was a gap behind it the width of one and a half people, and they made do. {b} breathed through {b_their} sleeve. {~The lamp came in. The person holding it was whistling.|The boots stopped in the middle of the floor.} They saw a hand, and on the hand a ring with the sign of {mark} on it, and they saw it knock three times on the hatch, in answer.
  B: {~So they're friends.|It's a signal. They're talking to each other.} # barely audible
  A: {~Then waiting was the best thing we ever did.|Not a word till they've gone.} # whispered
  ~ m_clues += 1
* [Knock back, and ask who is there # id:knock # recall:knocked back on the hatch # style:kind # led:A voice down there told them of a coal door, and the door was exactly where it said.]
  N: {a} knelt in the dust and knocked three times, softly, as you might at a sickroom. The scratching stopped. {~For a while there was only breathing, theirs and somebody else's.|Then, from under the boards, somebody laughed, or cried; it was hard to say which.}
  A: We're not the ones with the boots. My name's {a}. That's {b}. Who are you? # gentle
  N: "You came," said the voice. "You're early. Go out by the coal door, quick, and I'll find you." And it told them where the coal door was, and it was exactly there.
  ~ m_trust += 1

=== cliff_bargain ===
# role: cliff
# recap: Then [w], the [w_job], stood in the way with an offer: a quick road, at a price that they would not notice.
# walkon: yes
N: {w}, the {w_job}, was waiting at the far side, with {~two cups, and a knife to cut the bread, and no expression at all|a rope over one arm and the patience of someone who has already won}.
W: {~I can take you the rest of the way. Tonight. I only want one thing for it, and you won't miss it.|There's a quick road and a slow road. I own the quick one.} # soft
B: {~How much won't we miss it?|People who say that generally mean my boots.} # wary
W: {~The memory of why you came. You'd still go. You just wouldn't know what for.|Your names. Only to borrow.} # pleasant
N: Beyond {w_them}, {~the lights of {mark} were going out one by one|something was happening at {mark}, and it was happening without them}. There was not much time to be wise in.
* [Take the bargain # id:deal # echo:yes # recall:taken the bargain # style:bold # led:The road was very quick indeed, and since then something had been missing.]
  N: "Done," said {a}, before {b} could open {b_their} mouth, and {w} smiled and shook on it. {~It did not hurt. It was like setting down a bag.|There was a feeling like a stair that is not there.} Then they were on the quick road, and it was very quick indeed, and {place} went by on either side like pages.
  B: {~What did we just give away?|Tell me you kept something back.} # worried
  A: {~I don't know. That's rather the point.|My fingers were crossed. Inside the glove.} # uneasy
  ~ m_debt = w
* [Refuse, and take the slow road # id:slow # recall:taken the slow road # style:careful # led:It was a long way up, but nobody lied to them on it.]
  N: "No," said {b}, "thank you," and {w} stepped aside at once, {~which was somehow worse than an argument|bowing, as though they had passed a test}. The slow road was very slow. It went up, and then it went on going up. {~But every hundred steps somebody had left a lamp, and each lamp was lit.|But nobody lied to them on it, and by the top they had begun to feel like themselves again.}
  A: {~You were right.|I'd have taken it. I was about to.} # rueful
  B: {~Say it again, I'll carve it on something.|I know. I was standing on your foot.} # pleased
  ~ m_trust += 1
* [Ask what {w} is so afraid of # id:ask # recall:asked {w} what was wrong # style:kind # led:And {w}, who had only been doing as {w_they} was told, came over to their side.]
  N: {a} did not look at the cups, or the rope. {a_they} looked at {w}'s hands, which were shaking. "What have they got of yours?" {a} asked. {~It was very quiet after that.|And the pleasant voice stopped, as if someone had shut it in a box.}
  W: {~My brother. They've got my brother. I was to bring you, and they'd let him go.|I signed something, a long time back. I've been a {w_job} ever since. I was supposed to be a singer.} # breaking
  B: {~Then that's two things to mend tonight.|Come with us. You know the road, and we could do with a song.} # kind
  ~ m_ally = w
  ~ m_ally_job = w_job

=== cliff_split ===
# role: cliff
# recap: Then the way forked. On the left somebody was calling for help, and on the right a door was about to close.
N: {~The passage forked. It did it suddenly, like a snake's tongue.|There were two ways on, and they led to two different kinds of trouble.} Down the left, {~they could hear someone calling for help|a voice was calling, and it was calling {b} by name}. Down the right, {~fresh footprints ran on towards {mark}|a door stood open that had been shut for a hundred years, and it was swinging to}.
A: {~We can't do both.|If that door shuts, it shuts.} # urgent
B: {~We could, if we weren't together.|And if we leave that voice, I shall hear it for the rest of my life.} # low
N: {~Behind them the {weather} had found its way in.|The {light} gave a flicker, as a warning, and sank.} There was time for one more decision, and then there would not be.
* [Run for {mark} # id:run # echo:yes # recall:run for {mark} and left the voice behind # style:bold # led:The door boomed shut behind them, and the voice was cut off in the middle of a word.]
  N: They ran. {~Neither of them looked to the left, and both of them heard it.|{a} got a shoulder into the gap and {b} got a boot, and the door closed on the boot and thought better of it.} Then they were through, and it boomed shut behind them, and the voice was cut off in the middle of a word.
  B: {~We're going back for them. After. We are going back.|I lost a boot, and I deserved to.} # shaken
  A: {~First thing. I swear it.|After. I promise.} # firm
  ~ m_danger += 1
* [Answer the voice calling for help # id:help # recall:gone left, to the voice # style:kind # led:They found {w}, the {w_job}, with a broken leg, and lost the door, and gained a friend.]
  N: They went left. {~It was further than it had sounded.|The voice grew no louder, and then all at once it was right beneath them.} A {w_job} lay at the bottom of the {hazard}, with one leg folded the wrong way, and looked up at them as if they had come down on a string from heaven.
  W: I'd stopped calling. I'd only just stopped. # faint
  A: {~Then we were only just late enough. Hold on to me.|You can stop now. We've got you.} # warm
  ~ m_ally_how = "saved"
  N: It cost them the door. They heard it close. {~But the name they had saved was {w}, and {w} had been inside {mark}, and had a key.|But {w}, when {w_they} had breath to talk, knew another way in.}
  ~ m_ally = w
  ~ m_ally_job = w_job
* [Split up, and meet at {mark} # id:split # recall:split up in the dark # style:clever # led:They met again on the far side, one of them bleeding, and one without a {tool}.]
  N: {b} took the left and {a} took the right, and neither said goodbye, because that would have made it one. {~{a} counted {a_their} own footsteps for company.|It was remarkable how loud the dark was, with only one person in it.} When at last they met again at {mark}, {b} had a cut across {b_their} palm and a {w_job} leaning on {b_their} arm, and {a} had jammed the door open with {a_their} own {tool}.
  A: You took your time. # unsteady
  B: {~I brought a friend. What did you bring?|Missed you as well.} # tired, smiling
  ~ m_wound = "the cut hand"
  ~ m_trust += 1

=== cliff_letter ===
# role: cliff
# recap: Then there was a letter, in [b]'s own handwriting, which [b] had not written. It had a second page, and there was something about it that frightened them both.
N: There was a letter waiting for them. {~It lay in the exact middle of the floor, with a stone on it so that it should not blow away.|It was pinned to the inside of the door, which had been locked, and which only they had the key to.} It had both their names on it. It was in {b}'s handwriting.
A: When did you write this? # slow
B: I didn't. # quiet
N: {~It was dated tomorrow.|The ink was still wet.} It said three things. That they were right about {topic}. That one of them was going to be asked to choose. And that {~whatever they did, they must not open the second page|there was a second page}.
* [Open the second page # id:open # recall:opened the second page # style:bold # led:What they saw on it made them both look up, very slowly.]
  N: {a} had the second page open before the echo of the word "must" had died. It was a map. {~It was a map of the room that they were standing in, and there were three people marked on it.|It was a drawing of the two of them, reading a letter, seen from above.} They both, very slowly, looked up.
  B: {~It's gone. But it was there. Look at the dust.|There's a gap in the boards. Somebody's been lying up there for days.} # hushed
  A: {~Then we know something we weren't meant to. Good.|At least now it's a who and not a what.} # grim
  ~ m_clues += 1
* [Burn it unread # id:burn # recall:burned the second page # style:careful # led:The smoke went where no smoke should, and showed them a stair behind the stones.]
  N: {b} held the second page over the flame and did not let go until it was only a corner. {~The smoke went the wrong way: down, through a crack between two stones, as if something were breathing it in.|As it burned, the letters ran, and for an instant they made a different word.} Behind the stones there was a draught, and behind the draught a stair.
  A: {~You'd never have found that by reading.|So that's what it was for. It wanted burning.} # impressed
  B: {~I know my own handwriting. And I know when I'm lying.|If I ever do write that, I shall have had a reason.} # thoughtful
  ~ m_clues += 1
* [Write an answer on the back # id:reply # echo:yes # recall:written back on the letter # style:clever # led:And, in the end, the letter wrote back.]
  N: {a} turned the letter over, licked the pencil, and wrote: "Who are you when you're not being {b}?" They put the stone back on top and sat down to wait. {~They did not see it happen. One moment the paper said one thing, and the next it said two.|It took an hour. Then the pencil rolled over, by itself.}
  B: What does it say? # whispered
  A: It says, "Sorry. It's the only hand I've ever seen. Meet me where the {beast} sleeps." # wondering
  ~ m_trust += 1
