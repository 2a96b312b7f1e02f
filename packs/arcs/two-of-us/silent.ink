// SILENT: something keeps the two apart, and they do not speak. Episode 1: not a word between them; 2: it can't be kept up.

=== two_of_us_hushed_salt ===
# step: hushed
# skeleton: silent
# needs: no-within
# where: village
# w: The milk boy
# title: Eleven Steps to the Left
N: {air} {a_who} {b_who} Between their two doors there were eleven steps. {a} used to take them on one leg. Now nobody took them at all. # plain
W: Two pints, as usual? # at the one door
A: One. # at the one door
W: You've always had two. One's for over there. You have it sent across. # puzzled
A: Over there has got legs. # shutting the door
W: Two pints, as usual? # at the other door
B: One. And if anybody over there has asked after me, I'm very well. # at the other door
W: Nobody's asked. # truthful
B: That's what I thought. # shutting the door
N: He stood there with the second pint. He put it down half-way; and in the evening it was still standing there, and each of them had looked out at it four times. # dry

=== two_of_us_hushed_table ===
# step: hushed
# skeleton: silent
# needs: no-within
# where: room town ship vehicle space under
# title: Would You Tell Somebody
N: {air} {a_who} {b_who} There they sat, at one table, on opposite sides of {h}. # dry
A: Would you tell somebody that somebody's got an elbow in the butter? # to {h}
H: It's your elbow, {b_call}. # turning
N: From door to door it was eleven steps; and they had not spoken to one another for so long that it had begun to make a noise. # dry
B: Thank you, {h}. I like it there. # to {h}
H: I'm not having this at breakfast. You two used to finish each other's toast. # putting down the pot
A: I finish my own now. There's more of it. # to {h}
B: So do I. It keeps one warm, having enough. # to {h}
N: {h} looked at the two slices. There was one bite out of each. # quiet

=== two_of_us_hushed_gentle ===
# step: hushed
# skeleton: silent
# needs: no-within
# tone: gentle,eerie,space
# title: On Both Sides of One Wall
N: {air} {a_who} {b_who} From door to door it was eleven steps. But there was only the one wall, and a bed on either side of it. # soft
G: Are you asleep? # whispered, at the one side
N: They used to knock on it: one for good night, two for are you there. It had been quiet now for days. # soft
A: I'm trying to be. Is somebody up, next door? # whispered
G: I can't see from here. Shall I go round and ask? # whispered
A: No! I only wondered if it was the wall that creaked. # whispered
N: So {g}, who swept on both sides, went round with the broom. # soft
G: Are you asleep? # whispered, at the other side
B: Who wants to know? # whispered, sitting up
G: Me. # whispered
B: Oh. Then I'm asleep. # whispered, lying down
N: When the light was out two people lay with their faces to the wall, and each had one knuckle up, and neither knocked. # soft

=== two_of_us_then_h ===
# step: then
# skeleton: silent
# where: town ship vehicle space air
# title: What It Was About
G: What was it about? I was away. I only came back to the silence. # to {h}
H: Sit down. I'll tell it you quickly, or else I start to laugh. # low
N: {h} told it. {r_then} # plain
G: And that's all? # amazed
H: It's all that one could see. It generally goes in further than that. # low
G: Hasn't anyone told them to make it up? # low
H: Everyone. They both say that they would, if it wasn't for the other. # shrugging
N: Just then {a} came by, with {a_their} head up; and from the other side came {b}. It was narrow there. They passed each other like two people who carry a large pane of glass. # dry
A: Good morning, {h}! Good morning, {g}! # very clear
B: Good morning, both! I mean, both of you two! # clearer

=== two_of_us_then_each ===
# step: then
# skeleton: silent
# needs: no-within
# title: There Are Two Sides to [x]
N: {r_then} That was how it had been; and it was told now, twice a day, in two places, with the good bits on different sides. # plain
A: I don't talk about it. I only say that if I were asked, I'd know what to say about {x}. # to {h}
H: I'm asking. # knitting
A: No, I shan't. It'd only get round to certain people. # to {h}
B: I never think of it. Only when I'm not doing anything else. # to {g}, elsewhere
G: And when's that? # sweeping
B: From about six. # to {g}
H: You miss {b}. # knitting
A: I miss a target, when I throw at it. # to {h}
G: You might go over. It's only eleven steps. # sweeping
B: I know how many. I'm not going to be the one who's counted them. # to {g}

=== two_of_us_needs_job ===
# step: twofold
# skeleton: silent
# title: It Takes Two
N: It could have gone on for years like that. But now there was something that had to be done. It was {r_job}. # brisk
H: It takes two. There are plenty of people. I say no more. # to the air
A: I'll do it with anybody. I'd do it with a goat. # to {h}
B: I'd do it by myself, but for the other end. # to {g}
N: They tried it with {g}, who was the wrong height. They tried it with somebody's uncle, who told them how it ought to be done. # dry
{ foe_talks:
  F: I could lend a hand. I've always wanted to get in between those two. I mean, in between two people. # obliging
  A: No! # at once
  B: No! # at once, from the other side
- else:
  N: And every day that it stood there {foe} {foe_was} a little nearer, and looked at it from the side. # low
}
H: There's only one pair here that's the right height for it. # to the air
A: I won't say a word. # to {h}
B: Then somebody else will have to say "lift". # to {g}

=== two_of_us_needs_night ===
# step: twofold
# skeleton: silent
G: They say it's got to be done by the day after tomorrow. {r_job_cap}. # reading from {board}
H: Who's down for it? # looking over
G: Those two. They were put down last year, when they were speaking. Nobody's dared to cross it out. # low
A: I see that I'm down for something. I shall come. I don't know about anyone else. # to the board
B: I'm a person who comes if I'm down. Others may do as they like. # to the board
N: They stood there side by side, and read the same line, for much longer than it takes. It was the nearest that they had been for weeks. # quiet
{ foe_talks:
  F: What fun. I'll bring a chair. # going by
- else:
  N: Somewhere behind them {foe_was} {foe}. Neither turned round; they both only stood a bit closer to the board. # low
}
H: Have you two got a pencil? You'll want to arrange it. # helpful
A: We're not arranging. I'm reading. # to {h}
B: I've finished. I finished before certain people. # going, not fast

=== two_of_us_go2_notes ===
# step: go2
# skeleton: silent
# a: careful
# b: bold
# door: Do it together, but only through [h]
# style: careful
# recall: did it together, but only through [h]
# title: Somebody's Left
# makes: way=through
N: {h} stood in the middle, where one could be heard from both ends. {h_they_cap} had asked for a stool. # brisk
A: Tell the other end to lift. # to {h}
H: Lift, love. # to the other end
B: I never lift for "love". What did they really say? # to {h}
H: Lift. # tired
B: Tell them that I've been lifting since before they asked. And to go left. # to {h}
H: Left, when you're ready. # to the one end
A: Whose left? # to {h}
H: Whose left? # to the other end
B: Anyone who knew me would know whose left! # to {h}, stung
N: They got as far as {door}. There they stuck; and since it takes some time to say "stop" by way of a third person, they went on for a while being stuck. # dry

=== two_of_us_go2_alone ===
# step: go2
# skeleton: silent
# a: bold
# b: careful
# door: Each do the whole of it alone
# style: bold
# recall: each tried to do the whole of it alone
# title: There's a Way to Do It with a Broom
# makes: way=alone
N: {a} got up at three to do it, alone, before anybody else could. It was dark. Somebody was there already. # dry
A: Who's that? # to the dark
N: There was no answer, but it was the sort of no answer that {a} knew. # quiet
A: I wasn't talking to you. I was talking to the one end of this. # to the dark
B: I'm not here. I'm a person who's come for a broom. # to the broom
A: I'm told that there's a way to do it alone, with a broom. # to the post
B: I'm told that it falls on your foot. # to the broom
N: They each did it alone, then, from their own end, without taking any notice. Whenever the one lifted, the other let down. It went up and down like that until it got light. # dry
G: Oh, good! You're doing it together! # with the lamp
A: We're not! # to {g}
B: It's two people doing it by themselves! # to {g}

=== two_of_us_go2_signs ===
# step: go2
# skeleton: silent
# a: careful
# b: bold
# door: Do it side by side, without a word
# style: clever
# recall: did it side by side, without a word
# title: One Cough for Lift
# makes: way=signs
N: Nobody had said that they must talk. One can do a great deal without; oxen do. {g} had gone round to both of them and settled it. # plain
G: One cough is "lift". Two is "stop". A sniff is "mind your foot". # to {a}
A: And what's "mind yours"? # to {g}
G: The same, but nicer. # to {a}
N: They lifted, at a cough. They went six steps. Then {b} had something in {b_their} nose. # dry
G: That was stop! No, it was lift! Was it a sneeze? It was a sneeze! # running alongside
A: What does a sneeze mean? # to {g}, holding up an end
G: We never said! # wringing both hands
N: {a} had opened {a_their} mouth. There was only one thing that people in {place_of} said, when somebody sneezed. It was quite short. It stood there behind the teeth. # still
B: Somebody might say it. It's usual. # to {g}, low

=== two_of_us_slip_through ===
# step: slip
# skeleton: silent
# needs: way=through
H: I've got something in my throat. I've said both your halves for an hour, and they're none of them nice. I'm going to have a drink of water. # getting down from the stool
N: So {h} went. There they stood, one at each end, and between them was an empty stool. # still
Q: I shall wait until {h_they} {h_many:come|comes} back. # to the stool
P: So shall I. My arm's coming off, but I don't say so. # to the stool
Q: It's the left one, I suppose. # to the stool
P: How d'you know that? # not to the stool
N: It was out. It hung there in the air between them, with a question mark to it. # still
Q: It's always the left one, since you fell off that cart. I'm not talking to you. # not to the stool, either
P: You are, though. That was ten words. # low
Q: Put it down, then. Put it down before it comes off. Not there, that's my foot! # loud

=== two_of_us_slip_alone ===
# step: slip
# skeleton: silent
# needs: way=alone
N: It came down in the end, and both of them were underneath. Nothing was hurt, except what they had been carrying so carefully for weeks. # dry
P: Are you dead? # before {p_they} could help it
Q: No. Are you? # from below
P: I've got something on my leg. # feeling
Q: It's me. # from below
N: They lay there, not speaking. It was quite another kind of it from the one that they had had. # still
P: I wasn't talking to you, by the way. I only wanted to know. # to the dark
Q: And I only answered. It doesn't count, if you're lying down. # from below
P: You smell of soap. You never used to use that one. # low
Q: There's nobody to say that they like the other. # from below, and then angrily
Q: Get off my hair!

=== two_of_us_slip_signs ===
# step: slip
# skeleton: silent
# needs: way=signs
P: Bless you. # to the far end, quite clear
N: It went through {place_of} like a dropped plate. {g} put down {g_their} broom. # still
Q: What did you say? # not to {g}
P: I said it to the sneeze. # red
Q: It was my sneeze. # low
P: I'd say it to anyone. I'd say it to a post. # redder
Q: You said it the way you always say it. You go up at the end. # low
N: Two coughs ought to have come now, for they were standing on a slope. Nobody thought of it. # quiet
P: It's sliding! # loud
Q: That wasn't a cough! # loud
P: I'm not coughing! I'm telling you! Let go, it'll have your fingers! # at the top of {p_their} voice

=== two_of_us_burst_out ===
# step: burst
# skeleton: silent
N: And since one word was out, all of them wanted to come. They had been standing in line for weeks. # quick
Q: You! You of all people! And you walk by me with your nose up, as if I were a hedge! # loud
P: You started! I came out the next morning, with two spoons, and you looked through me! # loud
Q: I was waiting for you to say something! # loud
P: I was waiting for you! I waited till the porridge was stone! # loud
{ foe_talks:
  F: Oh, don't stop. It's so good for the lungs. # from a chair
- else:
  N: {foe_cap} {foe_was} close by, and nobody so much as saw. # quick
}
Q: You know what it was about! # hot
P: {r_what}! I'm not stupid! # hot
P: {way == "through":And you needn't turn round for {h_them}! {h_cap} isn't there! It's me!|{way == "alone":And you've been lifting the wrong end all along!|And don't cough at me!}} # hot
N: Now that it was said aloud it was not very long. They both listened after it, a little surprised. # still
Q: I've had {r_without}, all this time. I don't know if you've noticed. # quieter
P: I had the same. I've not been able to taste anything since. # quieter

=== two_of_us_burst_low ===
# step: burst
# skeleton: silent
Q: So you can still talk. I'd thought that it had healed over. # low
P: I talk all day. I talk to {h}, and to {g}, and to a wall. It's just that none of them says "no, it wasn't". # low
Q: No, it wasn't what? # low
P: You see? You do it without even knowing. # low
N: {way == "through":There was nobody to turn to; {h} had gone to see to a pan.|{way == "alone":They were both of them sore, from having lifted one thing from two ends.|Neither had coughed. There was no cough for what was coming.}} It was the wrong moment for either of them to laugh, and so they fell out instead. It was quicker. # dry
Q: You've had weeks to say one word! # hot
P: It's not me who's got to say it! # hot
Q: {r_what}! You know that as well as I do! # loud
P: You needn't tell me what it was about! I was there! I was on the other side of it! # loud
N: Then they stood and breathed. It is tiring, when you are out of practice. # plain
Q: And I've had {r_without}. Go and put that in your pipe. # voice going
P: I don't smoke. You know that I don't. # wretched

=== two_of_us_wall_back ===
# step: still
# skeleton: silent
# title: Worse Than Before
N: One might have thought that it would be better now. It was worse. Before, they had not known what the other was thinking. # flat
H: Well, you've spoken. That's something. # hopeful
P: We've said the worst there is. There isn't anything left to say it with. # to the ground
H: Did you say that you were sorry? # hopeful
P: Nobody said that. It didn't come up. # to the ground
G: And did {p}, at your end? # to {q}
Q: {p_they_cap} said that I do things without knowing. I do everything without knowing. I stood there just now, with two spoons in my hand. # to {g}
G: What for? # gentle
Q: I've no idea. I thought I was laying the table. # putting one back
G: {way == "through":And nobody came to you to have it passed on?|{way == "alone":You'll want two, if you're to get that thing lifted.|There isn't a cough for it, I suppose.}} # gentle
N: In the evening there was one spoon lying on the eleventh step. Nobody had put it there; it had only been dropped, by somebody who turned round rather fast. # quiet

=== two_of_us_wall_rain ===
# step: still
# skeleton: silent
# title: A Word Too Many
G: I put down the broom for that. I thought, now it comes. And then it was only a fight. # sad
Q: It wasn't only a fight. It was a very good one. I'd had it ready for weeks. # to {g}
G: And how do you feel? # sad
Q: Like an empty drawer. # after thinking
H: You said that {q_they} {q_many:walk|walks} about like a queen with a boil. # to {p}, elsewhere
P: It was the best bit. I'd polished that. And then it went in, and I saw it go in. # low
H: Shall I tell {q_them} that you didn't mean it? {way == "through":It's what I'm for. I've still got the stool warm.|{way == "alone":You could hardly lift that thing with {q_them} tomorrow, else.|It's more than one can cough.}} # kind
P: I did, though. I meant it for about as long as it took. # low
N: That night the wall between them was as thin as ever. On the one side somebody said the whole quarrel over again, quietly, with other answers. And on the other somebody was doing the same, and got as far as "no, it wasn't". # still
P: What did you say? # to the wall, very low

=== two_of_us_stake_hat ===
# step: stake
# skeleton: silent
# where: town village wild room
N: {place_of_cap} had put up with it for a while, as you put up with a smell. Then it began to cost something. # dry
H: I can't have the two of them to supper, and I can't have one. I've got four chairs and no peace. # to {g}
G: I sweep up to the line and stop. There's a heap there now. Nobody's heap. # leaning on the broom
H: If it goes on like this, then {stake}. I said so to the one, and was told to tell the other. # to {g}
G: And the other? # low
H: Said, "What other?" # bitter
A: I'm only passing through. I can't hear anything. # going by, on the one side
B: Nobody need stop talking on account of me. # going by, on the other
H: You heard that! {stake_cap}! Both of you! # calling after them
A: I heard somebody shout. # to the air
B: So did I. I mean, I heard it by myself. # to the air

=== two_of_us_stake_notice ===
# step: stake
# skeleton: silent
# w: A small person
W: Are you one of the two who don't talk? # looking up
A: I talk. I'm talking to you. # with dignity
W: My mother says that if it goes on, then {stake}. # reciting
A: Your mother ought to say that to somebody else. Eleven steps from here. # pointing, without looking
N: The small person went eleven steps. # dry
W: Are you the other one? # looking up
B: That depends on who sent you. # at once
W: My mother. And the one over there said that I'm to say it to you. {stake_cap}. # reciting
B: Did they say it in a cross voice, or in a sad one? # low
W: In a voice like when you've got a stone in your shoe, and it's in front of people. # after thinking
B: Oh. # not sounding very well
W: And which of you is it that's right? I've got to tell my mother. # patient
B: Say that I'll let her know. # closing the door slowly

=== two_of_us_stake_third ===
# step: stake
# skeleton: silent
G: They've sent me to ask the pair of you something. You needn't look at one another. I'll stand so that you can both look at me. # setting down the broom
A: I'm listening. I don't know if anyone else is. # to {g}
B: There's nothing wrong with my ears. # to {g}
G: It's that {stake}. It isn't said to hurt. It's only how it'll be, if there's no end to it. # unhappy
A: I never wanted that. # quick
B: Nobody wants that! # at the very same moment
N: It was the first thing that they had said together for weeks. They both looked at {g}, as if {g_they} had tricked them. # still
G: I didn't do anything. # both hands up
A: I'd only like it to be known that I said it first. # to {g}
B: It was a tie. # to {g}
G: I'll tell them that you agree. I'll tell them that it's a beginning. # taking up the broom

=== two_of_us_fork1_boards ===
# step: fork1
# skeleton: silent
N: It had to be settled how it was to be done; and there were two to settle it, who did not speak. So {h} went to and fro. # brisk
H: This end says you could {d1}. # at the other end
B: Tell this end that I'd thought of that, and that I'd also thought of something better. One might {d2}. # to {h}
H: "One might {d2}." With a sniff. # at the one end again
A: Did it say anything else? # to {h}
H: It looked as though it wanted to say, or {d3}. But it only breathed. # truthful
A: It always breathes like that when it's right, and doesn't like to say so. # to {h}, before thinking
H: Shall I tell it that? # turning round
A: No! # seizing a sleeve
N: {h} went over once more, all the same. {h_they_cap} came back with a slip of paper, folded very small, on which nobody had written anything. # dry
A: What does that mean? # turning it over
H: I think it's your move. # rubbing {h_their} feet

=== two_of_us_fork1_pegs ===
# step: fork1
# skeleton: silent
# where: village wild room
N: {g} put up three pegs, half-way between the two doors. Whoever wanted something hung a sock on it. {g} had seen it done like that with cows. # dry
G: The first is that you {d1}. The second is, {d2}. Come out one at a time, and nobody's to look. # calling to both sides
A: And the third? # from behind the one door
G: {d3_cap}. I only put it up because I'd got a peg left. # calling
N: A sock came out, in the dusk, and thought, and was hung up. Then a sock came from the other side. It hung itself on the same peg, saw what was there, and moved to the next. # dry
B: Somebody's taken my peg! # from behind the other door
G: It's the same peg that you both wanted! # hopeful
A: Then I don't want it any more. # from behind the one door
B: Neither do I. # from behind the other
G: That's two pegs gone. And one with no sock at all, that nobody's had time to be against. # counting
N: They all three looked at that peg, from behind three different things. # quiet

=== two_of_us_fork1_egg ===
# step: fork1
# skeleton: silent
# where: room town vehicle ship
H: One of you say something, or else I shall choose for you. There are three ways to go about it. # both hands on the table
A: I'd tell anyone who asked me that we might {d1}. # to the lamp
H: And the other lamp? # turning
B: It's a free country. I'd {d2}. # to the other lamp
H: Or one could {d3}. I'm only a person with a pan, but I can count to three. # tired
N: There was a pause. It was a good sort of pause. You could hear that they were both thinking the same, and were each afraid that the other would notice. # quiet
A: If somebody were to nod, I shouldn't mind which. # to the lamp
B: If somebody did, I shouldn't look. # to the other lamp
H: Then I shut my eyes. On three. Whoever's for it, nods. One. Two. # eyes shut
N: {h} heard a chair creak, and then another. When {h_they} looked they were both sitting there, very straight, with their hats a little crooked. # dry
H: Well? Did anybody nod? # looking from one to the other
A: You had your eyes shut. # to {h}
B: It's gone. You'll have to guess. # to {h}

=== two_of_us_fork2_back ===
# step: fork2
# skeleton: silent
G: It can't stay like that. Before, it was only quiet. Now it's quiet with things in it. # to {h}
H: I've done what I could. I've worn out a stool. # to {g}
G: There's people who {d1}. It's said to help. # counting on the broom
H: Those two? And then what? Or they {d2}, I suppose, and somebody falls off something. # bitter
G: Or {d3}. # low
N: They had not talked very loud. But it is a fact that on the one side a door stood open by a hand, and on the other side another. # quiet
P: What was the third? I only ask. I was just seeing to the hinge. # round the one door
Q: And the first? I couldn't hear, for the draught. # round the other
G: I'd say it over again. But I'd want you both to come where I needn't shout. # hopeful
N: There was a good long wait. Then the one door opened by another hand, and so did the other. Nobody came out; but one could see that they were each of them thinking which shoes. # dry

=== two_of_us_fork2_line ===
# step: fork2
# skeleton: silent
# title: Pass It On
P: Tell {q} that I was thinking. One could {d1}. # to {h}, low
H: Tell {q_them} yourself. I've resigned. # knitting
P: I can't. If I go over there I'll start about {x} again. # low
H: Then write it down, and I'll put it by the soup, and if somebody reads it that's no concern of mine. # knitting
N: It lay by the soup for an hour. When {p} came to look there was something underneath, in another writing, pressed hard. # quiet
P: "Or {d2}. I'm not saying that I would." # reading
H: What's that at the bottom? # needles stopping
P: It's been crossed out. I think it says, "Or {d3}." And then it says, "Forget it." # holding it to the light
H: When people cross a thing out like that you can generally read it. # knitting again
P: It's three times as thick as the rest. # slow
H: Well? You've still got a bit of pencil. # looking over the needles

=== two_of_us_fork2_spoons ===
# step: fork2
# skeleton: silent
# where: room
N: That evening {h} laid three spoons on the table, between the two of them, and sat down in front of the door. # plain
H: No one's going out until there's only one. That spoon's to {d1}. That one's to {d2}. And that one, {d3}. # arms folded
Q: I'm not choosing with somebody who thinks that I spoil things. # to {h}
P: I'm not choosing with somebody who isn't choosing. # to {h}
H: I've got my knitting. I've got enough wool for a whale. # comfortable
N: It grew dark. The spoons shone a little. Now and then one of the two would look at one of them, and away, when the other did. # quiet
P: That one's got a dent in it. # after an hour, to {h}
Q: I know. It fell off the cart, that time. Everybody laughed. # to {h}
P: {q} laughed most. # to {h}
Q: I'd hiccups till Friday. # to {h}
H: I'm only the door. Don't tell it to me. # not looking up
