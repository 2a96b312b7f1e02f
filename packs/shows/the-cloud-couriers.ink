// Ways that only the Upper Post has: islands that drift, one try and one knock, and washing.

=== couriers_gone_receipt ===
# step: gone
# show: the-cloud-couriers
# title: Signed For
N: {air} {a_who} {b_who} It began with a receipt, which is how things begin at the Post. # brisk
A: What's this? "Received in good order, {x}." I never sent {x_them} anywhere. Did you? # reading
B: I thought you had. I thought, it isn't like them to wrap a thing that tidily.
A: Wrap?
B: There was a parcel, and it was all corners. It went off on the early balloon. It said on it, do not say what this is. So I didn't. # proud
N: They looked at each other, and then both ran at once, and stuck in the door. There, at {x_home}, was {x_left}. # dry
A: You stamped it! # struggling
B: It was the right postage! What was I to do, ask it? # struggling
A: Who's signed for it?
B: It's just a squiggle. And there's a thumb mark. It's a happy thumb mark. # peering
A: Somebody's had {x} posted. From under our noses. By us. # faint
B: First class, though. # after a moment

=== couriers_stake_forms ===
# step: stake
# needs: no-lasts
# show: the-cloud-couriers
N: {h} was behind the counter, with the form for it. There is one. It is pale green, for loss at altitude. # dry
H: Nature of article? # pen up
A: {x_cap}.
H: Value? It wants a sum. Shall I put, some?
B: Put, without {x}, {stake}. # low
H: It won't go in the box. # writing small
A: Then write it up the edge.
H: I've got as far as the corner. I'll have to turn it over. Now it's on the side that we keep blank in case of tears. # writing round
B: And how long does it take? With the form?
H: Six weeks, by sea. There isn't a sea. {till != "":And you say it's wanted by {till}?|And you'd like it sooner?} Then there's only delivery by hand. It's one try, one balloon and one knock. And I'd need the names of two couriers. # gentle
A: Who've you got?
H: Well, I've a pair here who've signed for it already. # turning the receipt round

=== couriers_blame_washing ===
# step: blame
# show: the-cloud-couriers
# where: air
N: They had come down in somebody's washing, and were having it out through a nightshirt. # dry
A: I said left! # muffled
B: You said left of the goat! The goat turned round! # muffled
A: You don't take your left off a goat! You bring your own! # furious
B: Well, who let go of the bag to wave?
A: They waved first! It'd have been rude! # from inside a sleeve
N: A lady came out, took in a sheet, found the two of them behind it, and pegged it back. # dry
B: Good morning. I'm sorry about your smalls. # through the gap
A: Did we hit anything that you minded? # through the other gap
B: She's shaking her head. She's pointing at the chimney, and she's shaking her head. I think that it's the chimney she didn't mind. # peering
A: That's something. # low
B: It was a bit me. I saw the goat start to turn. # after she had gone
A: I waved with both hands. I can't think why. # low

=== couriers_fork1_winds ===
# step: fork1
# show: the-cloud-couriers
# where: air
# title: Three Winds
N: There were three winds that morning, one on top of another, like a cake. {a} let up a feather, to see. # brisk
A: The lowest goes past the palace. It'd do, if we {d1}.
B: It's a very public wind. What's the next?
A: That one's for if we {d2}. See how it loops? You'd be sick, but you'd be sick in the right direction. # pointing
B: And where's the feather now?
A: That's what I'm looking at. There's one up there that isn't on the chart. You'd have to hold on to your hat. We could {d3}. # squinting
{ b_kind:
- "planner": B: Nobody's filed that wind. I'd have to fill something in. # stiff
- "explorer": B: Has it got a name yet? Can I do it? # already climbing
- "wildcard": B: I like that one. It's got no manners. # fond
- else: B: The feather looked as if it was enjoying itself. I'd want to ask it, coming down. # soft
}
A: Well? The balloon goes with whichever we let go into. # one hand on the rope
B: Don't rush me. I've got hold of the wrong end of a cloud.

=== couriers_quarrel_post ===
# step: quarrel
# show: the-cloud-couriers
N: They were not speaking. At the Post that is no obstacle. {p} wrote it down, and handed it across. # dry
Q: "Dear sir or madam." That's me, is it? # reading
P: I'm not talking to you.
Q: "You said yes for both of us, as if I were your luggage. I remain, etcetera." # reading
N: {q} took the pencil away, and wrote on the back.
P: "Dear Luggage. Somebody has to jump. It would be nice if just once you weren't standing there with your eyes shut." # reading, going red
Q: I meant that to be in a sealed envelope. # very quiet
P: But it's what you think.
Q: It was second class. I only looked for something that would get there. # wretched
N: {p} wrote one line more, and stamped it, and put it in {q}'s hand. # quiet
Q: "Not known at this address. Return to sender." # reading
P: So you have to take it back. # gruff
Q: Thank you. I will. # folding it small

=== couriers_home_knock ===
# step: home
# show: the-cloud-couriers
# where: air
# title: One Knock
N: The island that they had started from was not there. It had drifted, as they do, and it had not left a note. # dry
A: It was there. It had a hat stand on it. # turning round and round
B: Smell. Everybody's island smells of something. Go on. Shut your eyes.
A: Toast. Goat. Wet bishop. # sniffing
B: Further.
A: Ink. Pigeon. Somebody's left the lid off the glue. # slower
B: That's us! Left! Left of the ink! # hauling
S: knock
N: They came down on it hard, and along it for a good way, and stopped against the door.
A: Was that our knock? We only get the one. # upside down
B: It was my head. I think that it counts. # upside down
A: Then say it. It's not delivered if you don't.
B: Post! # as loud as {b_they} could

=== couriers_last_reply ===
# step: last
# show: the-cloud-couriers
# where: air
# title: By Return
N: {air} There is one pigeonhole that nobody uses, between the lost and the late. {a} had put a hand in. # peaceful
A: There's a letter in here. It's for us.
B: Who writes to us? We're the Post.
A: It says, to the two in the balloon. In jam. # turning it
B: Oh. That's mine. I wrote it the day we set out. I thought that if we didn't come back somebody ought to say something nice. # pink
A: And if we did?
B: Then I was going to take it out again. I forgot. Don't read it.
A: I've read it. Now I'm answering it. You'll have to wait till it's delivered. # licking a stamp
N: It went up the stairs and down the chute, and round by the palace. It came at four, with one knock; and {b} was in. # warm

=== couriers_puzzle_bag ===
# step: puzzle
# show: the-cloud-couriers
# title: Forty Postcards
N: {air} {a_who} {b_who} The bag had come in heavy, and it was all postcards, and there was only one thing on them. # brisk
A: This one's from the goat island. "What is all this about {x}?" And here's the bishop. "Dear Post, kindly explain {x}." # sorting
B: "Nobody here knows {ask}. Love to all." That's from my own aunt! # sorting
A: What do we generally do, when people ask us things?
B: We say, it's in the post. # honest
A: But it isn't. Nobody's sent it. There's forty people sitting by their letter boxes, for something that isn't on its way. # slow
N: One last card fell off the heap, on to {a}'s foot. # dry
B: Who's that from?
A: It's from here. It's from {h}, downstairs. "I hear that you two are going to find out. How good of you." # reading
B: It's got a stamp on it and everything. We'll have to. It's prepaid. # resigned

=== couriers_call_arrow ===
# step: call
# show: the-cloud-couriers
# a: lead1
# title: By Royal Mail
S: whistle
N: {air} {a_who} The palace sends its notices round by arrow, which is quick, and has made people careful about leaning out. # dry
A: Was that for us? # from under the counter
B: It's for everybody. It went through the register. Have a look what it says, it's pinned the page.
A: {event_cap}{deadline != "":, {deadline}}! Open to all the islands! And the winner's to have {prize}! # reading
N: {b_who} {b_they_cap} pulled the arrow out with both hands and one foot. # brisk
B: Who's entered?
A: {foe_cap}. It's on the same arrow. They can't have waited for it to land. # indignant
B: They never do. And nobody ever goes in against them, and so they've never had to come down and knock, like other people. # low
A: Have you got a pencil?
B: I've got an arrow. # dipping it

=== couriers_back_delivered ===
# step: back
# needs: x=thing no-vast
# show: the-cloud-couriers
# title: Sign Here
N: {h} stood in the way, with a form. It was a pale green one, and it had been twice round the edge. # dry
H: Two couriers, one item. I'm to see it before I sign. # stern
A: This is it. This end's up. # holding one side
B: It's been sat on, but only by people who minded. # holding the other
H: Then kindly deliver it. To the door. It's one knock, the same as for anybody.
S: knock
N: So they knocked, on nothing in particular, since there is no door to {x_home}; and {crowd} said, come in. # warm
A: Down. Mind my thumb. Is it straight? # puffing
B: It never was straight. Leave it how it was. # puffing
H: {x_sound_cap}. That's the one. I'd know it through a sack. I can sign that {stake_fixed}. # signing twice
A: We said that we'd {verb}.
B: And we {verb_did}. I'd like that put down. # awed

=== couriers_stake_weight ===
# step: stake
# show: the-cloud-couriers
# where: air
# title: One Sheet
N: A letter had come that three people had failed to lift. It was one sheet. {h} had got it on to the scale with a plank. # dry
A: What's in it, lead? # pushing
H: It's just ink. It's what they come to when they're meant. Read it out. I can't turn it round. # short of breath
B: "Dear Post. It's about {x}. If nothing's done, then {stake}." # reading
H: It was four ounces up to the comma. All the other forty pounds are in that last bit. And there's more on the way. There's not a balloon that would get off the ground. # mopping
N: The boards had begun to slope a little towards the scale. A pencil went by. # dry
B: What would make it lighter?
H: If it stopped being true. I've no form for that.
A: {till != "":We've got till {till}. Will it hold?|We'll see to it. Will it hold?}
H: If you go out gently, and don't shut the door. # holding the desk

=== couriers_stake_bishop ===
# step: stake
# show: the-cloud-couriers
# where: air
# w: The bishop
# title: As Long As the Lawn
N: Another island was going by, rather close, with the bishop on it. He walked along his lawn, so as to stay level. # brisk
W: Good morning! I've only as far as the sundial! Is it true about {x}? They say that if nothing's done then {stake}! I was so hoping that you'd say no! # calling
B: We can't say no! # calling
W: Oh dear! And I've so little lawn left! Isn't anyone going? # walking faster
A: We are! # calling
W: How good of you! {till != "":By {till}?|Today?} Mind the begonias! No, no, that's me, I'm saying that to me! # hopping
B: As soon as we've packed! # calling, louder
N: He had come to the end. He stood with his toes over the edge, getting smaller, and called one thing more through his hands. # dry
A: What was that? Did you get that?
B: It was either, don't be late, or, there'll be cake.
A: Well, we'd better do both. # waving

=== couriers_fork1_stamps ===
# step: fork1
# show: the-cloud-couriers
# where: air
# title: Do Not Bend
N: Nothing leaves the Post without a stamp on it. There were three rubber ones on the rack, and {a} breathed on the first. # brisk
A: "Urgent." That'd do for if we {d1}.
S: knock
B: It's so urgent that it's half off the page. What's the next?
A: "Fragile." For if we {d2}.
B: Does that mean us, or what we're doing? # peering
A: There's a wine glass on it. I think that we're the glass. And then if we {d3}...
B: Read it out.
A: "Do not bend." # reading
N: They both stood up a little straighter. # dry
{ b_kind:
- "planner": B: They're all in red. Red can't be sent back. # solemn
- "explorer": B: Stamp my hand. I don't mind which, I only want to be sent. # holding it out
- "wildcard": B: I'd use all three, and go as a surprise. # reaching
- else: B: I've bent before now. I bend as soon as anybody says please. # honest
}
A: Well? The ink's drying. # stamp in the air

=== couriers_fork2_ballast ===
# step: fork2
# show: the-cloud-couriers
# where: air
# title: At the Height of a Goat
N: They were going down, and not on purpose. Each time that one of them had said something the other threw something out. # brisk
A: We could {d1}.
B: There go the sandwiches. # heaving
A: It's slower. I don't know if it's the sandwiches or the idea. # looking over
B: My turn. We could {d2}.
A: There goes the anchor. # heaving
B: We land with that!
A: I'd thought it through as far as the landing, and I didn't care for that part.
N: They hung still, at the height of a goat. There was a goat. It had had the sandwiches, and it looked up at them with hope. # dry
B: There's one thing that we've not said. # quieter
A: And nothing left to throw but boots.
B: One each, then. Ready? We {d3}.
N: The boots went. The balloon rose by a foot, thought, and rose another. # dry
A: It liked that one. # gripping the side
B: It may only have been the boots.

=== couriers_fork2_cloud ===
# step: fork2
# show: the-cloud-couriers
# where: air
# title: Rude to Walk Through
N: A cloud had come in while they were arguing, and stood between them. It'd have been rude to walk through it. # dry
A: Are you there? # calling
B: Over here. I've been thinking that we might {d1}. # muffled
A: You sound damp. I'd got as far as, we {d2}. # muffled
B: Nod if you mean it. # muffled
A: I am nodding. # muffled
B: Then I'll take your word for it. And what would you say if we were to {d3}? # muffled
N: There was no answer for a time. Somebody patted {b}, very kindly, on the hand. # quiet
B: I didn't know that you'd take it like that. # touched
A: Like what? I'm over by the door, holding your elbow. # muffled
N: Then the cloud went out, the way that it had come. {a} had hold of a boathook, with a coat on it. There was nobody near {b} at all. # dry
A: Which of them was it, that you got patted for?
B: The last. But I think that it had been working up to it. # drying the hand

=== couriers_fork3_knock ===
# step: fork3
# show: the-cloud-couriers
# where: air
# title: Three Sorts of Knock
N: There's only ever the one knock; so they practised, on the lid of a crate. # plain
A: If we {d1}, then I'd do it like this. # fist up
S: knock
B: That's somebody come about the rent. I'd hide.
A: And if we {d2}, like that. # with one finger
B: I never heard it. You'd be out on the step till Thursday, telling yourself that you'd tried.
A: You do the other, then. Do it as if we'd come to {d3}.
N: {b} pulled down both cuffs, and put up a hand, and it stayed up. # quiet
B: I was thinking of whoever's behind it. They'll hear it, and they won't know yet that it's only us. # slow
S: knock
N: It was not loud. But not far off somebody got up, smoothed something down, and said, come in. # soft
A: Who was that? # hushed
B: I don't know. I think that they've been wanting to say it for a long time.

=== couriers_fork3_flags ===
# step: fork3
# show: the-cloud-couriers
# where: air
# title: Beware of Goat
N: {h} was to be told by flag, so as not to have to sit and wonder. There were three left in the box. # brisk
A: "Beware of Goat." We'd run that up if we {d1}.
B: That's hard on the goat. And it'd be "Happy Birthday" if we {d2}? # shaking it out
A: It's always somebody's. It wouldn't be wasted.
B: And what's the last? It's a pillowcase. There's nothing on it. # turning it over
A: That's for if we {d3}. # busy with the rope
B: {h} won't know what it means!
A: I couldn't have got it on to a flag, what it means.
N: They looked across. Over there, very small, {h} had both hands up against the light, waiting to be told. # quiet
B: Hold it up. Just to see how it looks.
N: It filled, and stood straight out. You could have seen it from the next weather. # dry
A: The goat's brighter, of course. # after a while
B: Oh, the goat's much brighter.

=== couriers_quarrel_and ===
# step: quarrel
# show: the-cloud-couriers
# where: air
# title: And
P: It says, "{q} and {p}." # reading a label
Q: It's just for the bag.
P: It's on the bag, and the list, and the mug. It's always you, and then an and. I'm what comes after the and. # tight
Q: It only sounds better. You never minded.
P: You never looked round! You see an address, and off you go, and there's me, stuck on behind, like a stamp! # hot
Q: Well, somebody has to be the part that people read! # before it could be helped
N: The wind turned the label over. There was nothing on the back. # still
Q: Give me the scissors. # after some time
P: What are you doing?
Q: I'm cutting me off. And I go on at the other end. Lick that.
P: "And {p}." And then there's a hole, and then it's you, crooked. # reading
Q: It's draughty back here. # trying it
P: You get used to it. You hold on to the one in front. # gruff

=== couriers_home_passed ===
# step: home
# show: the-cloud-couriers
# where: air
# w: The man with the boathook
# title: From Hand to Hand
N: There was no wind whatever. They hung where they were, until a boathook came up over the edge of a small island and took hold of their rope. # quiet
W: Where for?
A: The Post. But you can't pull us all that way.
W: No. I can pull you as far as my beans. # pulling
N: It was an island with one house and one chair. At the end of the beans he stopped, and coughed, and straightened his collar. # warm
W: Mrs. Lamb! I've two here for the Post! Could you take an end? # calling, hoarse
B: Do you know her? # whispered
W: I've seen her smoke. It's eleven years. # whispered
N: She took the end. She walked them along past her gate, and gave them to somebody with a dog; and so they went home, from hand to hand, at a stroll. # warm
A: Look behind. They haven't gone in.
B: He's showing her the boathook. # looking back
A: He's let her hold it. # waving

=== couriers_last_egg ===
# step: last
# show: the-cloud-couriers
# where: air
# title: To Be Collected
N: {air} The pigeonholes have names under them, and pigeons inside. {a} had put a hand into the one that was theirs. # peaceful
A: It's warm, and it's round. I don't think that it's for me. # slow
B: Who's it from?
A: It's an egg. # not moving
N: They looked it up. Whatever is left in a box stays there until it is collected, and nobody's to lean on it. # dry
B: She's watching you. She thinks you're signing for it.
A: I'm only taking my hand out. I never touched it. I hardly touched it. # very gently
B: Why ours? There's forty empty.
A: We've been away. She'll have thought that it was a quiet neighbourhood.
B: It won't be now. He'll be in there shouting, and standing on our letters. # fond
N: All the same {b} had taken out a pencil. There was some space on the card, after the two names; and {b} wrote in it, as small as possible, "and one other." # soft

=== couriers_last_chair ===
# step: last
# show: the-cloud-couriers
# where: air
# title: Four O'Clock
N: {air} At four the smoke goes up from the small islands: one house, one chimney, one chair in the window. They always counted, going by. # peaceful
A: One. One. One. Two. # counting
B: You've counted somebody's washing.
A: No, there. It's got a cushion. He's put it across from his own. # leaning out
B: It'll be for the cat.
A: The cat's on the chimney. He's seen us! He's pointing at it!
B: But there's nothing in the bag for him. We can't go and knock with nothing.
A: Is that in the rules?
B: No. We've only never done it. # slow
N: The man had gone in. He came out backwards, with something that kept catching in the door. It had three legs, and had been meant for milking a goat. # dry
A: Now there's three. Which of us is the stool?
B: We'll toss for it when we're down. # pulling the cord
N: They gave one knock; and it was not a delivery. # soft

=== couriers_fork3_finger ===
# step: fork3
# show: the-cloud-couriers
# where: air
# title: A Finger on the Knot
N: It takes two to tie a parcel. Somebody has to put a finger on the knot, and it was {b}'s. # brisk
A: Say that it's for if we {d1}. Then once round will do. Finger. # string in teeth
B: Ow. You've tied me in.
A: You leave it there too long. If we {d2} it's twice round, and a bow. Finger.
B: Ow. I like to be sure. And if we {d3}?
A: I've never done one for that. You'd have to go round till there was no more string. # slower
N: It was then that they saw there was nothing in it. They had begun with the outside. # dry
B: Then what's in there?
A: Your finger. # looking closely
B: Then I'll have to go wherever it goes. What do we put on the label?

=== couriers_fork2_weathercock ===
# step: fork2
# show: the-cloud-couriers
# where: air
# title: Head and Tail
N: They had landed on a weathercock, one on the head and one on the tail. It turned at the least breath, and there was only theirs. # dry
A: We could {d1}! # calling
B: Now I'm facing somebody's bathroom! Say it more gently! # calling
A: We could {d2}. # gently
B: And now it's goats. It goes round whenever you open your mouth. Let me. We {d3}.
N: It stopped. It stood out over the edge, as straight as a ruler, and pointed. # still
A: What did you do?
B: Nothing. I think that I breathed out just when you breathed in.
A: There's nothing over there. Nobody's ever had so much as a postcard from there.
B: Don't laugh. We'll be back at the bathroom. # shaking

=== couriers_fork1_gum ===
# step: fork1
# show: the-cloud-couriers
# where: air
# title: You Can Tell by the Gum
N: Three envelopes had to be stuck down. At the Upper Post they say that you can tell a great deal by the gum. # brisk
A: That's one for if we {d1}. # licking
B: What's it like?
A: Brave. With a bit of carpet. You do the next.
B: We {d2}. It's marzipan! No. It was, until I thought about it. # licking
A: The long one's for if we {d3}. It'll take the two of us.
N: They began at opposite ends, and met at the point. # dry
B: What did you get? # thickly
A: Cough mixture. And then, behind it, somebody's birthday. You?
B: I can't feel my tongue. But I wouldn't say no to some more.
A: Well, which? Quick. My lip's going to be posted.
