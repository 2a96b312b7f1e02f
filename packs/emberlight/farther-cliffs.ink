=== cliff_pipe ===
# role: cliff
# recap: Then a voice came out of a pipe in the wall, reading aloud everything that [a] and [b] said, while somebody wrote it down.
N: The voice came out of a pipe in the wall, with a brass lid on a hinge. Somebody tired was reading aloud. {~"Then {b} said a thing about the weather. Then {a} laughed, but not much. Then they came to the pipe."|"They have stopped. One of them has put up a hand. Now they are looking at the pipe."} # dry
A: {~It's got my laugh. It's even got how long.|Those lids are all over {place}. I thought that they were for the warm air.} # low
B: {~There was one in the room where we talked about {topic}. There was one over the bed.|Then it knows the lot. It knows what I said about your hat.} # low
N: A pen was scratching at the far end. "And what do they mean to do now?" asked another voice, deeper, further off. "In a moment, sir," said the reader. "They are just about to say."
* [Shout down the pipe that you are coming # id:shout # style:bold # recall:shouted down the pipe that we were coming # led:Forty pens stopped, and every lid in {place} flew open.]
  N: {a} put {a_their} mouth to the brass and shouted. "Write this down! We're coming, both of us, and we're coming to you!" {~There was a crash, as of a person falling off a high stool.|All over {place} the lids jumped open, and the shout came out of every wall.} Then no pen scratched, anywhere. You only knew now how many there had been.
  B: {~You might have let me get my breath.|Now there's nobody in the whole of {place} who doesn't know.} # faint
  A: {~Good. Then they'll all be looking.|It saves on invitations. Follow the pipe.} # hoarse
  ~ m_danger += 1
* [Say something false for them to write # id:sayfalse # echo:yes # style:clever # recall:told a lie to the pipe on purpose # led:Those who had been listening went where they were told, and left their lamp burning.]
  N: {a} winked, and said, loud and slow, "So it's the old mill, then. At midnight. With the sacks." {~"Sacks," said the reader, writing.|"Two L's in mill," said the deep voice.} A great many boots went off along a passage, to a mill that had fallen into the {hazard} long ago.
  { b_kind:
  - "planner": B: With the sacks. I nearly asked you which sacks. # weak
  - "wildcard": B: You should have said trousers off. They'd have done it. # sorry
  - "explorer": B: That draught's come from straight below. They've left the hatch open. # quick
  - else: B: I do hope that it isn't cold, out at the mill. # uneasy
  }
  A: {~Hush. One of them stayed. I can hear a chair.|And now we go and read what they've got. All of it.} # breathing it
  N: At the far end there was a lamp, hissing, and a page being turned.
  ~ m_clues += 1
* [Ask the tired reader for a name # id:askreader # style:kind # recall:asked the reader in the wall for a name # led:Nobody had asked for that one in eleven years, and it had to be looked up.]
  N: "You sound worn out," said {b} to the pipe. "What's your name?" {~The pen scratched: what, is, your. It stopped.|"They are asking..." the reader began, and could not go on in that voice.}
  A: We'd only like to know who we've been talking to, all this time. # friendly
  N: "It isn't in the book," said the reader. "I was nine. I could spell. I think it was Col." The lid shut, and behind it a key went round.
  B: {~Did he lock us out, or himself in?|He's locked the other one out. Listen to that hammering. Col! Stand away from the door!} # tense
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_smoke ===
# role: cliff
# walkon: yes
# recap: Then the record house was on fire, with the only true account of [topic] inside, and upstairs somebody with a lantern. And [w], the [w_job], had lit it.
N: It was {b} who smelled it: not {smell} this time, but paper. Smoke was coming out under the eaves of the record house, where {place} keeps its births and its bills. On the step sat {w}, the {w_job}, black to the elbows. # urgent
W: {~Only the one page, they said. Burn the one page and you can go home.|It went up like a sneeze. They said one page. How was I to know it would be so dry?} # hollow
B: {~The book about {topic}'s in there. I saw the back of it through the window. Red, third shelf.|Everything's in there. Everything that anybody ever wrote down about {topic}.} # tight
A: {~There's a light going along upstairs. That's not fire. Fire doesn't stop to sharpen a pencil.|{w}, who's that on the top floor, with the lantern?} # sharp
W: That's old Amory. He copies. He's as deaf as a boot, and he won't have noticed a thing. # hollow
* [Go in low and bring out the book # id:book # style:bold # recall:gone into the smoke for the book # led:They saved the book, and had to look the old man in the face.]
  N: They went in low, with their collars in their teeth. Third shelf. {~{a} knew it by the feel, because the backs of true books are worn.|It was too hot to hold, so {a} used {a_their} hat.} They were out again before they thought of the lantern.
  B: Amory. There were two of us, and we both went for the book. # coughing
  N: The door opened, and old Amory came down by himself with his hat alight. {~"Next time," said he, "you might bang on the ceiling."|"I should have liked to be asked," he said, and put the hat in a bucket.}
  A: {~I'd give it back. I'd give it back to have gone up.|He's right. I can't think of anything to say to him.} # ashamed
  ~ m_danger += 1
  ~ m_clues += 1
* [Fetch the old copyist down the stairs # id:copyist # style:kind # recall:fetched the old copyist out of the fire # led:The book was lost, but there was not much in it that he had not got by heart.]
  N: They ran up the stairs with wet scarves on. The copyist put up one finger, and finished his line. Then {a} took his lamp and {b} his elbow, and below them the third shelf went, {~like a flock getting up|like a cow lying down}.
  B: That was the red one. That's all of it, gone. # hoarse
  W: Ask him! He's copied it out nine times. # slow to understand
  A: {~What did it say? The red book. What did it say, on the last page?|The red book, Amory! The red one!} # into an ear trumpet
  N: "No need to bellow," said the old man. "There were two keepers. Do you want it with the commas?"
  ~ m_trust += 1
  ~ m_clues += 1
* [Ring the {alarm} and see who stays away # id:ringit # style:clever # recall:rung the alarm and counted who came # led:Everybody came but three, and those three were already packed.]
  N: {a} rang the {alarm} for dear life. In a minute there was a chain of buckets, and a big girl had brought Amory down on her back. {b} stood on a barrow, and looked at faces, and counted.
  A: {~Well? Who's missing?|Quick, before it gets muddled. Who hasn't come?} # breathless
  B: {~Three. And one of them lives across the road. You'd have to try hard, to sleep through this.|Three of them. The same three who were so sorry for us, and brought cake.} # very low
  W: {~That's them. I never said it. But that's them.|They said that nobody would look at who wasn't there.} # shaking
  N: Half the red book was saved. In the nearest of the three houses, somebody was packing.
  ~ m_clues += 1

=== cliff_masks ===
# role: cliff
# recap: Then they found a row of masks, and every one was the face of a person they had talked to. The ninth peg was empty.
N: They saw nine pegs in a passage, and from eight of the pegs hung a face. {~Wood and horsehair, no more, but done with such love that one of them seemed about to cough.|They were only masks. Even so {b} would not turn {b_their} back on them.} Here was the first person who had ever told them about {topic}. Here was the last. # hushed
A: {~So who was wearing them? Who have we been talking to?|Have we met one single person, since this began, with a face of their own?} # low
B: {~I told that one about my mother.|That one cried. I gave it my handkerchief. It's still tucked in the chin.} # low
N: Through a door came the chink of cups, and somebody saying, "Are we all here?" The ninth peg was empty, and warm. One of the masks was cracked from the eye down, and the wood there was wet.
* [Put on two masks and walk in # id:wear # style:bold # recall:put on two masks and walked in # led:They were given cake, and asked to report on themselves.]
  N: They put on the baker and the cheerful one. The inside smelled of other people's breath. They walked in and sat down. {~Nobody looked up. They all had their own faces on, and you would not have known one of them again.|Round the table were seven bare faces, so ordinary that it was hard to go on looking.}
  B: Evening. Sorry we're late. I couldn't find my peg. # muffled
  N: "You two had the children today," said a woman with a pencil. "What will they do next?"
  { a_kind:
  - "planner": A: They've got a list. I've read it. It's much better than ours. # muffled
  - "wildcard": A: No idea. They hadn't either. That's what makes them so dangerous. # muffled
  - "explorer": A: They'll go straight on. That sort always goes straight on. # muffled
  - else: A: I'm not sure that we should be doing this to them. They seem so nice. # muffled
  }
  ~ m_danger += 1
  ~ m_clues += 1
* [Smear soot inside every mask and wait # id:soot # style:clever # recall:put soot on the inside of the masks # led:By breakfast there were nine people in {place} with black noses.]
  N: There was soot in the stove. They did the inside of every mask, right up to the eyebrows, and went out and sat on a wall, {~and it was like waiting for bread to rise|and {a} whistled, and {b} asked {a_them} not to}. In the morning {place} went about its business.
  A: Good morning! Good morning. Cold out, isn't it? # as people pass
  B: {~The nice old man from the corner. Both cheeks. I liked him.|That's four. And there goes five, with a baby. Who brings a baby?} # under the breath
  A: {~Don't stare. Keep smiling. You'll have to like people and count them at the same time.|And number nine's coming this way. Number nine's waving at us.} # under the breath
  ~ m_clues += 1
* [Mend the one that has been cried in # id:mendmask # style:kind # recall:mended the mask that somebody had cried in # led:Whoever wore it found them, without it on, and very nervous.]
  N: {b} had glue. {b} very often had glue. They mended the cracked one, and {a} lined it with a bit of soft flannel. It was an hour before anyone came. She was very young, and she kept touching her own cheeks.
  B: {~Did it rub? It looked as if it rubbed.|You're not very good at it. You kept forgetting to be wicked. I noticed.} # gentle
  A: You don't have to tell us anything. There's soup, and there's a rug. # gentle
  N: "I do the crying ones," said the girl. "They never let me take it off in between. What do you want to know?"
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_statue ===
# role: cliff
# recap: Then the stone woman of [place] had opened her hand. There was a whistle in it, and she was closing it again, and two masons were coming to break her up.
N: The stone woman by the steps of {mark} had stood with her right hand shut since before there were steps. Now it was open. {~A thing lay in the palm that winked in the {light}: a tin whistle, a child's.|On her palm lay a whistle, of the sort that costs a {coin} and drives a family out of its mind.} # hushed
B: {~I sat on her foot this morning. I'd have seen.|Nobody put that there. It's been in with the fingers. She's been holding it.} # slow
A: {~It's closing. Look at the thumb. Now look again.|Watch the little finger. Don't blink. There.} # urgent
N: Finger by finger, no faster than a flower, the hand was going shut. And up the road, with long hammers, came a pair of masons. "Start at the knees," one was saying. "They want her down by dark."
* [Thrust in a hand and take the whistle # id:whistle # style:bold # recall:put a hand into the stone fist # led:It blew no note that anybody could hear, but every statue in {place} turned its head.]
  N: {a} thrust {a_their} hand in up to the wrist. The stone was as warm as a loaf, and it went on closing. {b} pulled. {a} came away without the glove, but with the whistle, and blew it. {~It made no noise at all. The masons' dog put its paws over its ears.|Not a note came out. All the birds on the roof left together.}
  B: {~It's broken. All that for a broken one.|Did you hear that? No. Neither did I. What was it that I didn't hear?} # wary
  A: {~{b}. The lions on the gate. They were looking the other way.|Turn round slowly. Every stone face in the street has come round.} # without moving
  ~ m_danger += 1
  ~ m_clues += 1
* [Send the hammers to another statue # id:otherstatue # style:clever # recall:sent the hammers to the wrong statue # led:The masons broke open a stone mayor, and he was hollow, and he was full of letters.]
  N: "You'll be the hammers," said {b}, going to meet them. "It's not this one. It's the other statue, round the back. They've changed it. You know what they're like." {~The masons knew what they were like.|"Typical," said the one with the barrow.}
  A: {~What other statue? Not the old mayor! What have you got against the old mayor?|Round the back? That's the mayor. You've just sent them to do the mayor.} # through {a_their} teeth
  B: {~He used to own all the water. He can spare a knee.|I was never fond of him. There's never a pigeon on him. Even they know.} # through {b_their} teeth
  N: They heard one blow, and a slither. He had been hollow. Out of him, like corn from a sack, poured forty years of other people's post.
  ~ m_clues += 1
* [Beg the masons to feel her hand # id:feelhand # style:kind # recall:asked the masons to hold a stone hand # led:One of them did, and sat down on his barrow, and would not lift a hammer to her.]
  N: "Before you start," said {a}, "would you take her hand? Only for a moment." {~The older mason laughed. Then he wiped his palm on his apron.|The young one did it for the joke.} His face changed. He took off his cap with the hand that was free.
  { b_kind:
  - "planner": B: It's been getting warmer since noon. I've kept a note of it. # low
  - "wildcard": B: She's got a good grip, hasn't she? # low
  - "explorer": B: What is it like? What does it feel as though she wants? # low
  - else: B: You can feel it, can't you? It's just under the thumb. # low
  }
  N: "I've cut stone for thirty years," said the mason. "There's a pulse." {~His friend was already turning the barrow round.|His friend took his own hammer, and broke it.}
  A: Then who was it that gave you the order? Who can't stand to have her looked at? # quick
  ~ m_trust += 1
  ~ m_clues += 1

=== cliff_wheel ===
# role: cliff
# walkon: yes
# recap: Then a wheel as high as three houses came rolling down the hill, with lit windows in it, and [w], the [w_job], was kneeling in its way.
N: All the cups in all the kitchens had begun to hum. Then it came over the rise: a wheel, as high as three houses. It had come off {mark}, or out of it, and it was rolling down through {place} in no hurry, like a penny along a counter. # grand
B: {~There are windows in it. {a}, there are lit windows, and people at them, going round.|I can see a man with a cup. Now he's upside down. He's still drinking it.} # amazed
N: In its way, with {w_their} back to the whole thing, knelt {w}, the {w_job}, picking up onions.
A: {w}! Leave it! Get out of the road! # screaming
W: {~Half a minute! There's twenty of them, and they roll!|Don't you shout at me! Who made me drop them?} # not looking round
N: At the bottom of the hill the great gates were shut. {~Behind them, by the noise, was the fish market.|Behind them somebody was practising the tuba.}
* [Jump for a lit window as it passes # id:jumpwheel # style:bold # recall:jumped on to the wheel as it went by # led:Inside it the floor was always down, and they were asked for their tickets.]
  N: {a} picked a window, and jumped, and {b} jumped after, and somebody inside very civilly held the sash. {~It missed {w} by the width of an onion.|"Mind my onions!" was the last that they heard from outside.} Within there were plush seats, and a little girl doing a jigsaw.
  A: Excuse me. Do any of you know where this is going? # panting
  N: "Round," said a man behind a newspaper. {~"We used to be told where," said his wife, "but he stopped asking."|"Isn't it lovely to have a view again?" said his wife.}
  B: {~They don't know that they're loose. None of them know.|There's a guard coming. Have you got a ticket? What would it even say?} # whispered
  ~ m_danger += 1
  ~ m_clues += 1
* [Run and pull {w} out of the way # id:pullw # style:kind # recall:pulled {w} out of the way of the wheel # led:It went through the great gates like paper, and {w} knew whose hand had let it go.]
  N: They ran at {w} from both sides and pulled, and all three fetched up in a doorway with an onion each. {~The wheel took the string off the bag and left the bag.|For a while there was nothing in the world but spokes.} It went through the gates as if they were wet paper.
  W: {~You ran in front of that. For me. I'd just called you names.|I was going to say something sharp. I've forgotten it.} # very small
  A: {~Are you hurt? Is all of you here?|How many onions? Count them.} # holding on
  W: I used to grease that wheel. There's one hand on the pin, only one, and I can tell you whose. # getting angry
  B: You were never in the works! # astonished
  ~ m_ally = w
  ~ m_ally_job = w_job
  ~ m_ally_how = "saved"
  ~ m_clues += 1
* [Open the gates and let it through # id:gates # style:clever # recall:opened the gates for the wheel # led:It rolled out across the open country, and drew a line behind it as straight as a rule.]
  N: They took the steps four at a time, and threw up the bar, and opened both gates wide. {~"Fish!" shouted {b}. "Move your fish!"|The tuba player took one long stride to the left.} It went through with a finger to spare.
  A: {~And {w}? Did {w} move?|Where's {w}? Can you see {w}?} # turning
  B: Sitting on the kerb. It went straight over. There's a gap between the spokes, and {w} was in it. # weak
  N: Out in the open the wheel ran on, and left a track as straight as a ruled line. It was going somewhere. It always had been.
  ~ m_clues += 1
