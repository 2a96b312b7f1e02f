// DELIVERED, episode 4: x is handed over (end=front, list, use), and is kept, because of what the doors did to it. What h makes of that
// hangs on the price.

=== journey_go4_front ===
# step: go4
# skeleton: delivered
# needs: cargo=made,cure,shut,eaten,egg,message
# b: bold
# door: Knock, hold [x] out, and say nothing
# style: bold
# recall: knocked, held [x] out, and said nothing
# makes: end=front
N: Now there was only {den} in front of them, and a door, or what does for one there, with a mat. They had all at once got very bad at walking. # quiet
A: What do we say? # low
B: Nothing. If you say something, then it's a speech, and they clap, and send it back. We hold it out. # low
A: For how long?
B: Until it's taken. My aunt gave me a kitten like that. She said that she'd only stood there. # lifting {x}
A: It's got its bad side to the front. # low
B: That's the side that we did. # low
N: They held out {x}, with four arms, and kicked the door with whichever foot could be spared. # brisk

=== journey_go4_front_alive ===
# step: go4
# skeleton: delivered
# needs: cargo=alive,person,huge
# b: bold
# door: Knock, push [x] forward, and say nothing
# style: bold
# recall: knocked, pushed [x] forward, and said nothing
# makes: end=front
N: Now there was only {den} in front of them, and a door, or what does for one there, with a mat. They had all at once got very bad at walking. # quiet
A: What do we say? # low
B: Nothing. If you say something, then it's a speech, and they clap, and send it back. We put {x} on the mat, and stand behind. # low
A: For how long?
B: Until something's said from the other side. My aunt got her husband that way. # low
A: Shouldn't we turn {x_them} round? That's the bad side. # low
B: That's the side that we did. # knocking
N: They got down, as well as they could, behind {x}. It was rather like waiting for a sneeze. # dry

=== journey_go4_list ===
# step: go4
# skeleton: delivered
# door: Read out the whole card, before anybody can look
# style: honest
# recall: read out the whole card, before anybody could look
# makes: end=list
N: Now there was only {den} in front of them, and a door, or what does for one there, with a mat. {q} got out the card, and looked for the beginning. # quiet
P: You're not going to read that. Out loud? To {whom}? # low
Q: It'll be seen in any case. They'd stand there and find one thing after another, and we'd be looking at our feet. I'd sooner that it came from us. # low
P: It's all that we did wrong to {x}. From one end to the other. # low
Q: It's all that we did. # after thinking
P: Then read it well. Don't mumble at the bad bits. # straightening {q_their} collar
Q: They're all bad bits. # knocking
N: Somebody could be heard to come, in slippers, in no hurry. {q} began before there was anyone to begin to. # brisk

=== journey_go4_use ===
# step: go4
# skeleton: delivered
# b: maker
# needs: cargo=made,cure,shut,eaten,egg,message,huge
# door: Put [x] in there, among the other things
# style: clever
# recall: put [x] in there, among the other things
# makes: end=use
N: {den_cap}, when they got there, was open, and there was nobody in. There was a teapot, still warm. # plain
A: We'll wait outside, and give it properly. # on the mat
B: That's how it was given the other times. And then it's a present, and one's got to have a face for it. Look how it is in here. # looking in
N: There was a chair with a leg of string. There was a cup with half a handle, and a clock that lay on its back, because it went best so. Nothing in the place had ever been new, or not to anyone's knowledge. # quiet
A: It's all been mended. # low
B: It's all been used. What {x_plural:do|does} {x} look like to you, by now? Honestly?
A: As if it came from here. # slow
B: Then help me find where it's been missing from. # going in on tiptoe

=== journey_go4_use_alive ===
# step: go4
# skeleton: delivered
# b: maker
# needs: cargo=alive,person
# door: Let [x] go in alone, as if coming home
# style: clever
# recall: let [x] go in alone, as if coming home
# makes: end=use
N: {den_cap}, when they got there, was open. One could hear somebody inside, moving things about, and talking to a saucepan. # plain
A: We'll knock, and hand {x_them} over properly. # on the mat
B: That's how it was done the other times. And then it's a visit, and everybody sits up straight. Who knocks, when they come home? # low
A: Nobody. You just come in. You say, it's me. # low
B: Well, then.
{ load_is == "person":
  X: I couldn't. Not without wiping my feet. # alarmed
  B: Least of all that. # low
}
N: They took away their hands. {x_cap} stood for a moment, not held by anyone, and looked round at them once. Then there was nobody on the mat. # still

=== journey_act_front ===
# step: act
# skeleton: delivered
# needs: end=front
# w: [whom]
# title: The Usual
N: It was opened. There stood {whom}, with a pencil ready behind one ear. # plain
W: How very kind. Beautiful, I'm sure. If you'd just turn round the label, I'll put the usual. # not looking
{ way3:
- "bare": N: They said nothing. There was no label to turn. # quiet
- else: N: They said nothing. Nobody turned anything. # quiet
}
{ way:
- "run": W: What's that? That's a plaster. Has it got ducks on? # looking
- "lunch": W: Where's the cloth? There was always a cloth. One couldn't see what it was for cloth. # looking
- else: W: Why is there a moustache? # looking
}
N: Nothing was said. It was the hardest thing that {a} had ever done. {must_who != "" && must != "":{must_who} had to be {must}, and it turned out to be this: to go on standing there.} # still
{ way3:
- "bare": W: And it doesn't say who it's for. It's always said who it's for, so large. One felt as if one had been arrested. # nearer
- "many": W: And somebody's had hold of {x_them}. How many is that? There must be eleven. # nearer
- else: W: And that's supper. Somebody's had their supper, here. # nearer
}
N: The pencil had been taken out from behind the ear. It was looked at, and put into a pocket. # soft
W: {load_is == "person":To stay? With me?|For me?} # quite low
A: We said that we'd {verb}. # hoarse
B: And we {verb_did}. Only not quite as {x_they} {x_was}. # hoarse
{ price:
- "promise": W: And who are all those people on tiptoe? # looking past them
- "keep": W: And what's this that's been put in? # finding {p_keep}
}
{ price:
- "promise": P: They helped. They only want to see your face. # low
- "keep": P: That goes with it. # quick
}

=== journey_act_front_gap ===
# step: act
# skeleton: delivered
# needs: end=front
# w: [whom]
# title: On a Chain
N: It was opened as far as a chain goes. Through the gap there came a hand, with a pencil in it. # dry
W: So kind. If somebody would just hold up the label. It's the same as always. # behind the door
{ way3:
- "bare": N: Nobody held up anything. There was nothing to hold. The hand went to and fro, and felt about, and stopped. # quiet
- else: N: Nobody held up anything. The hand went to and fro, and felt about, and stopped. # quiet
}
{ way:
- "run": W: That's a plaster. Who's hurt? # in another voice
- "lunch": W: There isn't a cloth. I felt for the cloth, and there's just... there's {x}. # in another voice
- else: W: That's hair. That's a moustache, or it's the picture of one. # in another voice
}
A: You could look. # all in one breath
B: We said that we'd say nothing! # whispered
N: The chain was let down. {whom_cap} stood there, and looked at {x} from the top to the bottom, and went back to the top. {must_who != "" && must != "":{must_who} had to be {must}, and it turned out to be this: to be looked at as well.} # still
{ way3:
- "many": W: How many of you had hold of {x_them}? It's like a railing. # low
- "sit": W: And there's supper here. Somebody's had a good evening. # low
- else: W: And no name. So it's not for anyone in particular? # low
}
{ price:
- "keep": W: What's this that's been put in? It's warm from somebody's pocket. # finding {p_keep}
- "promise": W: And who are all those people on tiptoe? # looking past them
}
{ price:
- "keep": P: That goes with it. # quick
- "promise": P: They helped. They only want to see your face. # low
}
A: It's for you. We said that we'd {verb}. # hoarse
B: And we {verb_did}. # hoarse

=== journey_act_list ===
# step: act
# skeleton: delivered
# needs: end=list
# w: [whom]
# title: From One End to the Other
{ way:
- "run": Q: "One bump. One plaster, with ducks." # reading, very fast
- "lunch": Q: "One best tablecloth, gone." # reading, very fast
- else: Q: "One moustache." # reading, very fast
}
W: Good evening. Is it for the poor? # in slippers
Q: "Four hours missed." I'm sorry, it gets worse. # reading
{ way3:
- "bare": Q: "One label, left off." That's why it doesn't say that it's yours. # reading
- "many": Q: "Eleven people had hold of {x_them}, and it shows." I've their names here. # reading
- else: Q: "One spot, from supper." # reading
}
N: {whom_cap} had come out on the mat. There was a pencil behind one ear; and it was plain that it had been going to be used. {must_who != "" && must != "":{must_who} had to be {must}, and it turned out to be this: not to shut both eyes.} # still
W: Read me the first one again. # odd
{ way:
- "run": Q: "One plaster, with ducks." # small
- "lunch": Q: "One best tablecloth." # small
- else: Q: "One moustache." # small
}
W: And all that's happened to {x_them} on the way here? To me? # low
{ price:
- "sign": W: And who's this {p}, all down the side? # reading over
- "keep": W: And what's this that's been put in? It isn't on the card. # finding {p_keep}
- else: N: All along the way behind them there were eleven people, on tiptoe, and they saw the face. # soft
}
{ price != "promise":
  P: {price == "sign":That's me.|That goes with it.} # quick
}
P: We said that we'd {verb}. # low
Q: And we {verb_did}. That's what it came to. # folding up the card
W: Don't fold it. I'd like to look at it, too, by and by. # holding out a hand

=== journey_act_use ===
# step: act
# skeleton: delivered
# needs: end=use cargo=made,cure,shut,eaten,egg,message,huge
# w: [whom]
# title: Where It Had Been Missing From
N: They had hardly got down behind the chair when {whom} came in, and put down a bag, and went by {x}, twice, without a look. # hushed
A: It's not been noticed. # whispered
B: That's what I mean. It's at home. # whispered
N: The third time {whom} stopped, and hung a wet hat on it. And then stood there with an arm up, and took the hat away again, slowly. # still
W: Where have I seen you before? # to {x}
{ way:
- "run": W: I don't know that plaster. I've never had any with ducks. # nearer
- "lunch": W: No. The one that I mean had always got a cloth on. One couldn't get near it for starch. # nearer
- else: W: I'd have remembered the moustache. # nearer
}
{ way3:
- "bare": W: And it doesn't say who it's for. # feeling for a label
- "many": W: And look at all those thumbs. # counting
- else: W: And that's gravy, or near it. # a finger on the spot
}
A: It's for you. We said that we'd {verb}. # getting up from behind the chair
B: And we {verb_did}. {must_who != "" && must != "":{must_who} had to be {must}, and that was why we hid.|We only didn't like to say so.} # getting up as well
{ price:
- "promise": N: There was a noise at the gap, of eleven people who had just seen the face, and were pushing so that the short ones could. # warm
- "keep": W: And what's this that's been put in? # finding {p_keep}
- else: N: There was a pencil behind one ear, ready. It was taken out, and looked at, and used to stir the tea. # soft
}
{ price == "keep":
  P: That goes with it. # quick
}

=== journey_act_use_alive ===
# step: act
# skeleton: delivered
# needs: end=use cargo=alive,person
# w: [whom]
# title: It's Me
N: They listened at the gap. There were steps, which went in, and did not wipe themselves. There was a chair. Then there was nothing, for as long as one can hold a breath. # hushed
W: You're in my chair. # from inside
{ load_is == "person":
  X: Yes. It's a very bad one, isn't it? # from inside
- else:
  N: There was a creak. Somebody had settled deeper. # hushed
}
{ way:
- "run": W: What's that on your head? Is that ducks? # from inside
- "lunch": W: I know you. You've been here with a tablecloth on. Where's it gone? # from inside
- else: W: I don't know anyone with a moustache. Come into the light. # from inside
}
{ way3:
- "bare": W: And no label. You've not been sent, then. You've just come. # from inside
- "many": W: And somebody's patted you flat. A good many people have. # from inside
- else: W: And you've had supper. You've had it all down here. # from inside
}
N: It was then that the door was pushed wide; and there they both were, on the mat, bent double, with their ears out. # dry
A: We said that we'd {verb}. # straightening up
B: And we {verb_did}. {must_who != "" && must != "":{must_who} had to be {must}, and that was the hard part.|{x_they_cap} went the rest of the way alone.} # straightening up
W: {price == "promise":How many of you are there? Eleven? Twelve? Come in, there's a draught.|There's a draught. Come in, if you're coming.} # gruff

=== journey_kept_message ===
# step: kept
# skeleton: delivered
# needs: cargo=message
# w: [whom]
# title: Thursday
P: Why did you send them back? The others? # it had to be asked
W: There was so much wax. I thought, whatever that is, somebody has gone to great trouble to shut it in. I took it for a bill. I took it for three bills. # low
Q: And this one?
W: {way == "uncle":One isn't sent a bill with a moustache.|{way == "run":One isn't sent a bill with ducks on.|One isn't handed a bill without so much as a cloth round it.}} It looks as if it had only come to say something. # opening it
N: It was opened, with a thumb, as one opens a thing that has been opened half-way by the wind. It was one line, in {h}'s good hand. # quiet
W: "Come to supper on Thursday. Come as you are." # reading
Q: Is that all? # after a moment
W: "It's nothing special." That's underneath. # reading it again
P: {h} wrote you that three times? And each time you said, no thank you. With a pencil. # slow
W: What's today? # looking up
Q: Thursday. # low
N: {keeper_cap} went by them both, in slippers, as fast as one can in those, and was past {hide} before they had turned round; and came back, for the letter; and went. # brisk
W: I'm coming as I am! # calling

=== journey_kept_eaten ===
# step: kept
# skeleton: delivered
# needs: cargo=eaten
# w: [whom]
# title: With the Fingers
P: Why did you send the others back? # it had to be asked
W: I couldn't begin them. I'd put it there, and walk round it. It'd look at me, as much as to say, who are you? And I'd think, nobody much; and I'd send it home while it was good. # low
Q: And this one?
W: {way3 == "sit":Somebody's spilt on this one. I couldn't do any worse.|{way3 == "many":Eleven people have had a thumb in it. I'd only be the twelfth.|This one doesn't say that it's mine. I could just happen to be passing.}} # coming closer
N: {keeper_cap} put out one finger, and had it in, and out, and licked it, and shut both eyes. # still
W: Oh. That's what they're for. # barely
N: It went by the handful, standing up, between the three of them, down to the very last. # warm
{ way:
- "run": N: {keeper_cap} kept the plaster till the last. It is on the wall at {den} now: four ducks, in a row. # dry
- "lunch": N: There was nothing to wipe one's hands on. {keeper_cap} looked round for a cloth, and then looked at the front of a good clean shirt, and used that. # dry
- else: W: Have I got it on me? The moustache? # wiping
  P: A bit of it. On the left. # honest
}
Q: I'll put it down. "None left." # pencil out
P: That's not a mark. # mouth full

=== journey_kept_egg ===
# step: kept
# skeleton: delivered
# needs: cargo=egg
# w: [whom]
# title: From Inside
P: Why did you send the others back? # it had to be asked
W: They were so clean. I'd put one on a cushion, under a glass, and walk by on my toes. Not a thing ever came of it. So I'd send it home, and say thank you. # low
Q: And this one?
W: I'd never have dared to touch it, if it weren't for {way == "run":the ducks|{way == "lunch":its having no cloth|the moustache}}. But that's been had hold of. That's been dropped and told stories. # taking it in both hands
N: From inside there came a tap. # hushed
P: That wasn't me. # whispered
N: There was another; and a crack went round from {way == "run":under the plaster|{way == "uncle":one end of the moustache|the blunt end}}, and met itself; and the top came off like a hat. Something looked out that was wet, and very small, and extremely cross. # quick
Q: What is it? # whispered
W: I've no idea. I've only ever had the outside. # not breathing
N: It looked at the three of them, one after another, as if to see which was the best that there was. Then it climbed up {keeper}, by the buttons, and got into the hair, and sat. # soft
P: What does it want? # whispered
Q: My card. It's got the corner. It's eating the first mark! # whispered
W: Let it. It'll be hungry. It's come such a way. # with great care

=== journey_kept_alive ===
# step: kept
# skeleton: delivered
# needs: cargo=alive
# w: [whom]
# title: Not a Sound
P: Why did you send {x_them} back? The other times? # it had to be asked
W: {x_plural:These? Never. Those had got partings. They'd|This one? Never. That one had a parting. It'd} sit there on the best chair and not make a sound; I was afraid to cough. I thought, here's somebody's treasure, and they'll be missing it. # low
Q: {x_plural:They're the same. They've|It's the same. It's} only been with us. # low
W: {way == "run":There were no ducks, the last time.|{way == "uncle":There was no moustache.|There was a cloth, and one sat up straight.}} And mine make a noise. That's how I know them. # looking hard
N: {x_cap} looked round, to see if there was anybody with a brush. Nobody had a brush. And then there was {x_sound}. They had come all that way, and it was the first. # soft
W: Say that again. # hoarse
N: It was said again, louder; and from all over {den}, from behind things, it was answered. # warm
W: {x_plural:They're mine! Listen to them!|That's mine! That's one of mine! Listen to it!} # shouting, to be heard
Q: What? # shouting
N: Nobody could hear themselves speak. {x_cap} {x_did}; and {keeper} got down on both knees, and did the same. # warm
Q: I'll put it down. "One noise." # pencil out, not writing

=== journey_kept_person ===
# step: kept
# skeleton: delivered
# needs: cargo=person x_talks
# w: [whom]
# title: The Cup Without a Handle
P: Why did you write that? "Did not stay"? # it had to be asked
W: I'd get out the good cups. And I'd put on a collar, and there'd be the two of us, bolt upright, and neither would take the last biscuit. I was so glad when the bus came that I was ashamed. # low
X: So was I. I've had a crick from that chair since the first time. # frank
W: Why did you never say?
X: I didn't want to be a trouble. What's the matter with my shoe? # looking down
W: It's coming off. # after a moment
N: It did. The other came off after it. {x_cap} put both feet up on the table, next to {way == "run":the plaster, which had come off as well, with its ducks|{way == "uncle":a looking-glass, and had a good long look at the moustache|the place where one would put a cloth}}, and let out a breath that had been kept in for years. # soft
W: I've only got the one cup out. It hasn't got a handle. # pouring
X: We'll take turns. # holding out a hand
N: There were three tickets in the bag, with holes in, and one that had none in it yet. {x_cap} folded that in four, and pushed it in beneath the short leg of the table, where it is still. # warm
Q: For how long shall I put? # pencil out
X: Put, till it stops wobbling.

=== journey_kept_cure ===
# step: kept
# skeleton: delivered
# needs: cargo=cure
# w: [whom]
# title: Not Bad Enough
P: Why did you send it back? The other times? # it had to be asked
W: It was so good. There was a seal, and the best of everything. I thought, we're not as bad as that. There'll be somebody who's worse. # coughing
Q: How long have you had that cough?
W: Three years. We've all got it. We've got so used to it that we do it in parts, on Sundays. # coughing
Q: What's that one, that comes in late? # listening
W: That's the baker. He never could count. # coughing
P: {way3 == "many":Eleven people have had their thumbs on it. It's not too good now.|{way3 == "sit":Look, somebody's had supper over it. It's not too good now.|There's no name on it. It isn't for anybody worse. It's for whoever's here.}} # holding out the spoon
W: I couldn't. You first. # weakening
N: {p} had one. It went down like a boot. After that {keeper} could hardly refuse; and had one, and stood quite still, with both eyes watering, and listened. # quick
W: It's stopped. # whispered
Q: What has?
W: I have. # amazed
N: It went from one to the next in one spoon, with {q} behind it, counting. By bedtime there was not a cough left in the place, and nobody there could get to sleep, because of how quiet it was. # warm

=== journey_kept_shut ===
# step: kept
# skeleton: delivered
# needs: cargo=shut
# w: [whom]
# title: Open at Once
P: Why did you send it back? The other times? # it had to be asked
W: One couldn't get in. I don't mean the knots. I'd look at that paper, without a crease in it, and I'd think, it's finished. It's only me that could spoil it. # low
Q: And now?
W: {way3 == "many":Now there's eleven people's thumbs to begin with.|{way3 == "sit":Now there's a spot to begin at.|There isn't a name on it, so I needn't mind my manners.}} # pulling
N: It was opened. And in it, just a little smaller, there was another one, with a label, and on the label in pencil: returned with thanks. # still
Q: That's the one from the time before! {h} only wrapped it up again. In something better. # slow
P: Go on. # low
W: And here's the one before. And here's the very first! # up to the knee in paper
N: In the very first there lay a bun, as hard as a doorknob, and a card. # quick
W: "Open at once." # reading
P: How long ago was that?
W: Three years. It says, for tea. # sitting down in the paper
Q: You can't eat that now. # gentle
W: It's the only bun that was ever sent to me. I'll boil it. # firm
N: {keeper_cap} boiled it, and it did no good; and then sucked it, like a sweet, till far into the night. # soft

=== journey_kept_used ===
# step: kept
# skeleton: delivered
# needs: cargo=made,huge
# w: [whom]
# title: Without Washing First
P: Why did you send {x_them} back? The other times? # it had to be asked
W: {x_they_cap} {x_was} too good. I'd have had to wash first. And then one lays a finger on it, and then it's oneself who's spoilt it. So I'd look for a day, and send {x_them} home while there was nothing the matter. # low
Q: And now?
W: {way3 == "many":Eleven people have spoilt {x_them} already. I'd only be the twelfth.|{way3 == "sit":Somebody's had their supper over {x_them}. I could hardly do any harm.|There isn't even a name. {x_they_cap} might be anybody's. {x_they_cap} might be mine.}} # walking round
N: {keeper_cap} looked at both hands, which were none too clean, and wiped them, and it did no good. {way == "run":One finger was laid on the ducks.|{way == "uncle":One finger was laid on the moustache.|There was no cloth to lift, and nothing to untie.}} # still
P: Go on. # low
N: And {keeper} {x_used}. It was done badly, the first time; and so it was done again, with the sleeves up. # soft
S: crash
W: Something's come off! # stricken
Q: That's all right. I'll put it down. # getting out the pencil
W: No. Let me. It's mine. # taking the pencil
N: It was written at the bottom of the card, in a hand that they knew: one bit off. Kept, with thanks. # warm

=== journey_kept_bent ===
# step: kept
# skeleton: delivered
# needs: cargo=made,huge
# w: [whom]
# title: Kept
Q: I suppose that you'll want to write on it. # low
W: I did write on it. "Not used." How would I use a thing like that? I've got a house where all the cups lean. I put {x_them} in the middle, and everything all round looked ashamed. # low
P: We didn't know that. {h} thought that there'd been a speck.
W: There never was. I looked for one. I thought, if there's only one speck, I'll keep it. # frank
Q: And the second time? # slow
W: {x_they_cap} had been polished. # low
N: They thought of {h}, up since four, with a soft brush: once, and once more, and once more. # quiet
W: And now there's {way == "run":this, with the ducks|{way == "uncle":a moustache|not even a cloth}}. And there's {way3 == "many":all those thumbs|{way3 == "sit":a spot|nobody's name on it, to frighten one}}! That's two things before I've so much as breathed on it! # with growing joy
P: {way3 == "sit":It's {food}.|You could do a third. If you liked.} # grinning
N: And {keeper} {x_used}, there and then, with no hat on, in the middle of all the cups. They leaned towards it, if anything. # warm
W: Tell {h} that it's perfect. No. Don't tell {h} that. # alarmed

=== journey_change_keep ===
# step: change
# skeleton: delivered
# needs: price=keep no-cargo=message
# title: What We Like Best
H: Let me see the card. # hand out
N: {h} read it, on both sides, and sat down too. Nobody said anything. There was a good deal on it. # quiet
H: And so {x} {x_has} come back. # very level
Q: No. There's a note. # giving it
H: "Kept, with thanks. It is just what I never had. What I like best is the bit {best_bit}." What bit? # reading
P: That's {p_keep}. # both hands between {p_their} knees
H: But that wasn't part of it! That's yours! You've got to write, and say so! # shocked
P: I thought of it. And then I thought, I've never given anybody the bit that they liked best. # low
N: {h} folded up the note, small. Then {h} got down the plates that were kept for best, and they ate off them. They chipped two. # warm
H: That's one. And that's the other. Where's that card? # pencil in hand

=== journey_change_keep_hold ===
# step: change
# skeleton: delivered
# needs: price=keep cargo=alive,person
# title: Held Up in Front
N: A picture came. It was of {den}, from in front, and it had been taken by somebody who could not stand still. # plain
H: Which one's {x}? # both glasses on
Q: That one. In the middle. # pointing
H: {x_theyve_cap} got no parting. {x_theyve_cap} got jam on! # faint
Q: {stake_fixed_cap}. It says so on the back. And it says, kept. # low
H: And what's that, being held up?
N: They all bent over it. It was small, and it was held up in front, as one holds up what one wants to be seen with. It was {p_keep}. # quiet
Q: You could ask for it back, {p}. Now that there's other things to hold. # low
P: Look how it's being held, though. I never held it like that. I kept it in a pocket. # gruff
N: {h} said nothing. But a brush that was as soft as soft, and was used for nothing else, went that night into the box of things for shoes. # warm
H: I never asked if it tickled. # shutting the lid

=== journey_change_promise_talks ===
# step: change
# skeleton: delivered
# needs: price=promise foe=talks
# title: The Date
H: "Kept." It says kept. Underneath. It isn't even my writing. # sitting down, with the card
N: {stake_fixed_cap}; that was soon known. But there was the other thing, and it came round in a year, on the day. # plain
Q: You could do it tomorrow. It's your birthday. There's {food}, and a band. # at the door
P: I said the date. # doing up a bow
N: {p} went on foot, and heard the band for the first mile. {foe_cap} {foe_was} in the usual place. There was a shelf, dusted. # quiet
F: Who's that for? # at once, as usual
P: It's for you.
F: No. But who's it for?
P: It's got a bow on. # holding it out
N: It was a pair of socks. {h} had wanted to iron them, and had been stopped. # soft
F: And I do what, now? # hoarse
P: You needn't do anything. You've got it. # low
F: What about my face?
P: That's it. That's what they look like. # low

=== journey_change_promise_mute ===
# step: change
# skeleton: delivered
# needs: price=promise foe=mute
# title: Eleven Faces
H: "Kept." It says kept. Underneath. It isn't even my writing. # sitting down, with the card
N: {stake_fixed_cap}; that was soon known. But there was the other thing, and it came round in a year, on the day. # plain
Q: You could do it tomorrow. It's your birthday. There's {food}, and a band. # at the door
P: I said the date. Pass me the string. # tying the ninth
H: They're crooked. Let me iron them, at least. # hands twitching
P: No. # firm
N: It took from dawn until the lamps were lit. There was one for the girl with the loaf, and one for the man who had been on his way to be cross. The old man was last. He was standing by his rake. # soft
H: And what was in them? # at home, over cold soup
P: Socks.
H: And the faces? # after a moment
P: All different. I'd no idea. There's one that goes in before it comes out. I'd have to show you. # taking off a shoe
N: The year after that {h} came along to see. {h} carried six, and did not look at the bows. # warm

=== journey_change_sign ===
# step: change
# skeleton: delivered
# needs: price=sign no-cargo=message
# title: That Pause
H: I'd like the card. # hand out
N: {h} read it aloud. It was bad to hear. First there was what, and then there was who; and who was {p}, and {p}, and {p}. There came that pause. # quiet
H: I see. Well, I ought to have known. I shan't ask it of you again. # laying it down
P: No. # low
Q: It wasn't... # red
P: It was. Read the bottom. # quick
N: At the bottom it said, in another hand: Kept, marks and all. Another time, please, by the same person. # still
H: "By the same person." # reading it twice
Q: That'll be {p}. It says so everywhere. # loud
H: But there are three things wrong with {x_them}! And one's gravy! # helpless
P: It's {food}. # truthful
N: {h} sat with it for a long time. In the end {h} went for the second-best cups, and poured out for everybody, and gave the first to {p}, full. Nobody breathed. {p} got it as far as the table. # warm

=== journey_change_sign_owned ===
# step: change
# skeleton: delivered
# needs: price=sign cargo=made,cure,shut,huge
# title: The First Time
N: The card hung on {board}, where anybody could read it. {h} had put it there. {p} went past it for a week, with a collar up. # quiet
G: "{p}, {p}, {p}." I say! And which of them was the worst? # reading
P: Ask {h}. I'm not allowed to carry anything. # short
Q: One of those was... # beginning
P: It wasn't. # shorter
H: May I get by? # with a pencil
N: {h} wrote something, right at the top, over all the rest, and stood in front of it; and then moved, since somebody had to be the first to read it. # still
Q: "Dropped, on the way to the table. The first time of all. {h}." # reading
H: I've {load_is == "shut":wrapped|polished} over it ever since. It doesn't come out. I thought that that was why it came back. # red
G: And they've kept it now? # mild
H: They've kept it. {stake_fixed_cap}, and there's a note: they ask who {p} is. They'd like to shake hands. # low
N: {q} took the pencil. It was the fourth line up from the bottom, the one with the spot. One name was crossed out there, and one was put instead. # warm
Q: That's my writing. I'd know it anywhere.

=== journey_change_sign_living ===
# step: change
# skeleton: delivered
# needs: price=sign cargo=alive,person
# title: As Far as the Corner
N: The card hung on {board}, where anybody could read it. {h} had put it there. {p} went past it for a week, with a collar up. # quiet
G: "{p}, {p}, {p}." I say! And which of them was the worst? # reading
P: Ask {h}. I'm not allowed to take anybody as far as the corner. # short
Q: One of those was... # beginning
P: It wasn't. # shorter
H: May I get by? # with a pencil
N: {h} wrote something, right at the top, over all the rest, and stood in front of it; and then moved, since somebody had to be the first to read it. # still
Q: "Brushed too hard. Every day for a week. {h}." # reading
H: I thought that a hair must have been out of place. And it was all of them that were in it. # red
G: And {x_is} {x_they} staying? # mild
H: Yes. {stake_fixed_cap}, and there's a note. It asks who {p} is. Somebody looks out for {p} every morning, and makes a noise about it. # low
N: {q} took the pencil. It was the line with the spot. One name was crossed out there, and one was put instead. # warm
Q: That's my writing. I'd know it anywhere.

=== journey_change_supper_keep ===
# step: change
# skeleton: delivered
# needs: price=keep cargo=message
# w: [whom]
# title: As You Are
N: {h} had the plates out that were kept for best, as on every Thursday, in case. And there was a knock. # quiet
H: Nobody knocks on a Thursday. # not moving
P: Somebody does. # at {door}
W: I've come as I am. # in slippers, out of breath
N: {h} looked at the slippers. {h} had had a thing to say for this ever since the first one went out, and it was gone. # still
H: It's nothing special. # at last
W: You said so. I've got it in writing. And I've got this. It's the best of all. It held the whole thing shut, and never hurt it. # holding up {p_keep}
Q: That's {p}'s! # low
P: No. It came with the letter. # quick
H: But {p}, you never went anywhere without it! # shocked
P: I'm not going anywhere. I'm having my supper. # gruff
N: They ate off the good plates. {stake_fixed_cap}. When the second one had been chipped {h} stopped counting. # warm

=== journey_change_supper_sign ===
# step: change
# skeleton: delivered
# needs: price=sign cargo=message
# w: [whom]
# title: That Pause
N: {h} had the plates out that were kept for best, as on every Thursday, in case. And there was a knock. # quiet
W: I've come as I am. # in slippers, out of breath
H: It's nothing special. # white
Q: And here's the card. # over the soup
N: {h} read it aloud. First there was what, and then there was who; and who was {p}, and {p}, and {p}. There came that pause. # still
H: I see. Well, I shan't ask it of you again. # laying it down
P: No. # low
W: I would. Three times it came without a mark, and I didn't know that there was anybody in it. I'd not be here, but for... What's that first one? # holding the card to the light
Q: {way == "run":Ducks|{way == "lunch":The tablecloth|The moustache}}. And the last one's mine. {p} put {p} for all of them. The spot's mine! # in a rush
N: {h} looked from one to the other. Then {h} poured the good coffee, right up to the brim, and gave it to {p} to carry round. Nobody breathed; and it got there. # warm

=== journey_change_sign_thumb ===
# step: change
# skeleton: delivered
# needs: price=sign cargo=eaten,egg
# title: On Purpose
N: {h} had read the card, and had not said anything for a week. Then it was that time again; and there stood the next one, just like it, on the table, and {h} before it with {load_is == "eaten":a spoon|the soft brush}. # quiet
Q: They kept it, {h}. It said so at the bottom. "Kept, marks and all." # careful
H: I know what it said. # hand in the air
Q: {stake_fixed_cap}. You could send this one as it is.
H: I can't. I've tried. It looks at me. Where's {p}? # stiff
P: I'm over here. I'm not allowed to touch anything. # from the other end
H: Come here. Give me that thumb. # stiffer
N: {h} took {p}'s hand, and turned it over, and did not wipe it first. And there, on the best side, in the very middle, where anybody would see it, the thumb was set down, and pressed. # still
H: There. That's the worst over. And you're to carry it. I'd not trust anyone else to do the rest. # hoarse
Q: I'd like to say something about the spot. # small
H: I know, {q}. You went red at the word gravy. # mild
