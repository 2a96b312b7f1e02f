// Second ways of the doors of episodes 3 and 4. What is said later of each stays true: the two mops and the twenty-four, the cup that
// was put down, the small hop.

=== rescue_go3_door ===
# step: go3
# skeleton: reach
# tone: gentle,eerie,noir
# door: Go and sit by [x] with no plan
# style: kind
# recall: gone and sat by [x] with no plan
# makes: way3=sit
N: Everyone else had gone to see about something. The two of them went back, as near as there was, and did nothing. # quiet
A: Are you watching, or resting? # whispered
B: I don't know what I'd be watching for. # whispered
A: Nor do I. When I've lost a thing I stop looking, and sit down where I had it. # whispered
N: {x_cap} had seen them come. There was {x_sound}. It was not a call. It was more what you say when somebody has come in, and shut the door behind them. # soft
B: We've never come without a plan. # whispered
A: No. I should think that {x_they} had got quite tired of our plans. # whispered
B: And {foe}? # whispered
A: Just there. If you don't look then I won't. # whispered

=== rescue_go3_collar ===
# step: go3
# skeleton: reach
# tone: manners,comic,epic
# a: bold
# door: Pay a call on [foe], in a clean collar
# style: honest
# recall: paid a call on [foe], in clean collars
# makes: way3=ask
N: They had called {foe} a good many things, from a distance. {a} said that it was time they called. # steady
B: Called what? # puzzled
A: Just called. As one does. With a clean collar. # doing up {b}'s
N: They went up by {way_there}, where you can be seen; and as there was nothing to knock on, {a} coughed. # plain
A: It's about {x}! # loud
B: We'd like to put it to you that you've made your point! # louder
A: What would it take for you to let go? # loud
{ foe_talks:
  F: Let go of what? # puzzled, from close by
- else:
  N: There was a silence; and then {foe} drew back by about a foot, on both sides, as you do for people whom you had not noticed. # hushed
}
B: That isn't what I'd expected. # aside
A: Ask it again. Only not so loud. # aside

=== rescue_go3_notches ===
# step: go3
# skeleton: reach
# a: careful
# door: Ask the gap how long it is
# style: careful
# recall: measured the gap with two mops
# makes: way3=sum
N: What they were up against was a distance, and nobody had so much as asked how long it was. {a} went home, and came back with a mop. # brisk
B: Are we going to clean it? # puzzled
A: We're going to know. I've cut notches, a finger to each; and where it gave out I've tied on the other mop. # showing
N: It went out over the gap, with its hair hanging down. {foe_cap} let it by. It came to rest by {x}, and dripped. # dry
A: Forty-one. # reading
B: Is that a lot? # holding the other end
A: We've got eleven, with you lying down. {x_cap} could do six, at a stretch. That leaves twenty-four. # writing it down
B: What comes in twenty-fours? # thinking
A: Arms. Not yours. I've had you measured for a jersey, and you're a twenty-two. # writing it down
B: But there's the mop! {x_they_cap} {x_has} only to take hold of the mop! # waving it

=== rescue_go3_jam ===
# step: go3
# skeleton: both_ways
# tone: comic,manners,noir
# door: Say the word, both together
# style: honest
# recall: said the word, both together
# makes: way3=shout
N: They were people who needed help. There was a word for it; and they had often heard it, from the other end. # dry
A: Which of us? # muffled
B: You. You're lower down. It'll sound better. # muffled
A: I don't like to trouble anyone. Couldn't we hum? # muffled
B: It's got to be the word. I'll count you in. # firm
A: Help. # in a small, clear voice
B: You said that as if you were asking for the jam. # fair
A: It's how I was brought up. Help! I say! Help! # louder
N: By the fifth they had lost all shame, and it was really very like. It went through {den} from the top to the bottom; and somewhere a cup was put down. # loud

=== rescue_go3_brisk ===
# step: go3
# skeleton: both_ways
# tone: gentle,eerie,space
# door: Do as we've always told others to do
# style: careful
# recall: done as they had always told others to do, and waited
# makes: way3=wait
N: If you are lost, stay where you are. They had both of them told that to other people. # quiet
A: How do you do it? # whispered
B: I believe that you're doing it. # whispered
A: I keep getting ready to. # whispered
B: Let your shoulders down. There. You've been holding up the roof. # whispered
N: It was not so dark, now that nobody was trying to see. A long way off {noise} went on, as at home, without them. # hushed
A: I was never quiet with you before. Not for so long at a time. # whispered
B: There's generally something to carry. # whispered
A: What are you thinking about? # whispered
B: Everybody whom I ever told to stay where they were. I said it so briskly. # whispered

=== rescue_go3_tower ===
# step: go3
# skeleton: both_ways
# door: Make a tower out of the two of us
# style: bold
# recall: made a tower out of the two of them
# makes: way3=climb
N: Up was the one direction that they had not tried. There was nothing to climb; so they made something, and {b} was the bottom of it. # brisk
A: Lift! # standing on {b}
B: This is me lifted. I haven't any more. # strained
A: I've nearly got a hand on the top. I only want another foot. # stretching
B: You've got both of mine. # strained
A: Then stand on something! # stretching
B: You're standing on it. # strained
N: There was one hat between them. They put that under {b}, and it made no difference. They put it on {a}, who said that it was a help. # dry
A: We'll change over. You get up on me, and then I'll get up on you. # thinking
B: And where does that end? # strained
A: Well, somebody's bound to be on top when it stops. # less sure

=== rescue_go4_yawn ===
# step: go4
# skeleton: both_ways
# tone: comic,gentle,epic
# door: Follow [x], and leave nothing out
# style: careful
# recall: followed [x], and left nothing out
# makes: end=steps
N: There was to be no thinking. What {x} did they would do; and what {x} left out was not to be done. # plain
{ price == "keep":
  P: I've put it down. {p_keep_cap}. It stays in there. I've got two hands, now, and I don't know what the other one's for. # hoarse
- else:
  P: {price == "tale":I'll tell it as it was. I'll tell it in this order, with me at the back.|I'm to ask {x_them} along, every time. I may as well get used to the view.} # gruff
}
Q: Left. Left again. A small hop. # watching
P: What's there? # on one leg
Q: Nothing. It's only a hop. # hopping
P: I'm not hopping over nothing. # on one leg
N: {x_cap} had stopped, and looked round, and waited, as you wait for somebody with short legs. There was {x_sound2}. # dry
P: All right. I'm hopping. # hopping
Q: And now {x_theyre} yawning. # slow
P: Is that part of it? # doubtful
Q: I won't be the one who left it out. # yawning

=== rescue_go4_fringe ===
# step: go4
# skeleton: both_ways
# tone: eerie,noir,space
# door: Go blind, with a hand on [x]
# style: bold
# recall: gone blind, with a hand on [x]
# makes: end=eyes
N: {x_cap} never looked at anything in there. It was they who looked; and as soon as they had looked at a thing they were careful of it, and then they stuck. # quiet
Q: So we go without. Eyes shut, and a hand on {x}. # firm
{ price == "keep":
  P: I can. I've a hand free. I've left {p_keep}, and it's let go of me. # hoarse
- else:
  P: {price == "tale":I shall have to say so, at home. I'll say, I was at the back, with my eyes shut.|It's how it'll be from now on. {x_cap} in front, and us along.} # gruff
}
Q: Have you got {x_them}? # eyes shut
P: I've got hold. Have you got me? # eyes shut
Q: I've got somebody. # eyes shut
N: It was extraordinary how large it grew, at once, and how little there was in the way. From in front came {x_sound2}, as much as to say, all in? # hushed
P: All in. # whispered

=== rescue_go4_guests ===
# step: go4
# skeleton: both_ways
# a: bold
# door: Take leave of [foe], like guests
# style: honest
# recall: taken their leave of [foe], like guests
# makes: end=say
N: They had come in on their faces. {a} did not mean to go out on them. When you have been a night in a place you say so at the door. # plain
A: We're off now! And {x} with us! # clear
{ foe_talks:
  F: What, {x}, too? I keep that side open for {x_them}. # from somewhere, gruff
  B: Only home. I don't suppose that it's for good. # kind
- else:
  N: {x_cap} had gone over to {foe}, and was in no hurry. It was not for anybody else to say how long that takes. # soft
  B: We just stand here, I think. # whispered
}
{ price == "keep":
  P: I've left you something. It's {p_keep}. I'd take it kindly if you kept it dry. # hoarse
- else:
  P: {price == "tale":It was {x} who got us out. I shall say so at home; and I thought I'd say it here first.|We'll all be back. We'll knock.} # to all of it
}
A: And thank you for having us. # meaning it
B: Do you know, I've left worse parties. # turning round
