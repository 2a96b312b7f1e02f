// SILENT: something keeps the two apart, and they do not speak. Episode 1: not a word between them; 2: it can't be kept up.

=== two_of_us_hushed_salt ===
# step: hushed
# skeleton: silent
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
N: He stood there with the second pint. He was new, and nobody had told him. He put it down half-way; and in the evening it was still standing there, and each of them had looked out at it four times. # dry

=== two_of_us_hushed_table ===
# step: hushed
# skeleton: silent
# title: Would You Tell Somebody
N: {air} {a_who} {b_who} There they sat, at one table, on opposite sides of {h}. They had not spoken to one another for so long that it had begun to make a noise. # dry
A: Would you tell somebody that somebody's got an elbow in the butter? # to {h}
H: It's your elbow, {b_call}. # turning
B: Thank you, {h}. I like it there. # to {h}
H: I'm not having this at breakfast. You two used to finish each other's toast. # putting down the pot
A: I finish my own now. There's more of it. # to {h}
B: So do I. It keeps one warm, having enough. # to {h}
N: Neither had eaten any. There were two whole slices, with one bite out of each. {h} looked at the bites. # quiet
H: And who's going to tell me what it was all about? # folding {h_their} arms
A: Ask across the table. # to {h}
B: Ask anyone you like. I wasn't listening. # to {h}

=== two_of_us_hushed_gentle ===
# step: hushed
# skeleton: silent
# tone: gentle,eerie,space
# title: On Both Sides of One Wall
N: {air} {a_who} {b_who} There was one wall, and a bed on either side of it. You used to knock on it: one for good night, two for are you there. It had been quiet now for days. # soft
G: Are you asleep? # whispered, at the one side
A: I'm trying to be. Is somebody up, next door? # whispered
G: I can't see from here. Shall I go round and ask? # whispered
A: No! I only wondered if it was the wall that creaked. # whispered
N: So {g}, who had the floor to sweep on both sides, went round with the broom. # soft
G: Are you asleep? # whispered, at the other side
B: Who wants to know? # whispered, sitting up
G: Me. # whispered
B: Oh. Then I'm asleep. # whispered, lying down
N: When the light was out two people lay with their faces to the wall, and each had one knuckle up, and neither knocked. # soft

=== two_of_us_then_h ===
# step: then
# skeleton: silent
# title: What It Was About
G: What was it about? I was away. I only came back to the silence. # to {h}
H: Sit down. I'll tell it you quickly, or else I start to laugh, and it isn't funny. # low
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
# title: There Are Two Sides to [x]
N: {r_then} That was how it had been; and it was told now, twice a day, in two places, with the good bits on different sides. # plain
A: I don't talk about it. I only say that if I were asked, I'd know what to say about {x}. # to {h}
H: I'm asking. # knitting
A: No, I shan't. It'd only get round to certain people. # to {h}
B: I never think of it. Only when I'm not doing anything else. # to {g}, at the same moment, elsewhere
G: And when's that? # sweeping
B: From about six. # to {g}
H: You miss {b}. # knitting
A: I miss a target, when I throw at it. Besides, I've got a perfectly good wall to talk to. # to {h}
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
N: They tried it with {g}, who was too short. They tried it with somebody's uncle, who told them how it ought to be done. # dry
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
N: They stood there side by side, and read the same line, for much longer than it takes. It was the nearest that they had been for weeks. {a} smelled of what {a} always smelled of. # quiet
{ foe_talks:
  F: What fun. I'll bring a chair. # going by
- else:
  N: Somewhere behind them was {foe}. Neither turned round; they both only stood a bit closer to the board. # low
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
N: They lifted, at a cough. They went six steps. Then {b} had some dust in {b_their} nose. # dry
G: That was stop! No, it was lift! Was it a sneeze? It was a sneeze! # running alongside
A: What does a sneeze mean? # to {g}, one end in the air
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
Q: It's always the left one, since you fell out of the... I'm not talking to you. # not to the stool, either
P: You are, though. That was nine words. # low
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
N: There was a silence. It was quite another kind from the one that they had had. # still
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
P: I'd say it to anyone. I'd say it to a horse. # redder
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
N: It was the wrong moment for either of them to laugh, and so they fell out instead. It was quicker. # dry
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
H: Shall I tell {q_them} that you didn't mean it? # kind
P: I did, though. I meant it for about as long as it took. # low
N: That night the wall between them was as thin as ever. On the one side somebody said the whole quarrel over again, quietly, with other answers. And on the other somebody was doing the same, and got as far as "no, it wasn't". # still
P: What did you say? # to the wall, very low
