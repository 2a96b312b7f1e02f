// Second ways of the doors. What is said later of each stays true: forty goes, the bucket, the same evening, the wait at the line,
// the committee with its key, and in WON the seven others who lost.

=== contest_go_corner ===
# step: go2
# skeleton: won
# tone: epic,comic,noir
# door: Do it again until it does itself
# style: bold
# recall: done it again until it did itself
# makes: way=train
N: They made a mark on the wall for every time. There was room for forty, and then they came to the corner. # brisk
A: Forty. And it's gone wrong at the same place in all of them. # hoarse
B: It's very punctual. # hoarse
A: What would it be like to stop? # hoarse
B: Warm. There'd be {food}. Again. # getting up
N: It was four in the morning. At some time in the night they had left off being two people who were trying. # plain
A: That's round the corner. That's forty-one. # slow
B: What did you do? # slow
A: Nothing. I was thinking about the {food}. # hushed
B: So was I. # hushed

=== contest_go_stand ===
# step: go2
# skeleton: won
# tone: manners,gentle,space
# door: Get [g] to say what we do wrong
# style: kind
# recall: got [g] to say what they did wrong
# makes: way=teach
N: {g} owned a cup that nobody was shown. It was kept with its face to the wall. They took care to look at the other wall. # dry
G: You've come about that. # short
A: We've come about {foe}. You're the only one who ever won. # polite
G: I'm the only one who was ever there. Go home. # short
B: We will, as soon as you've told us what's wrong with how I stand. # standing
N: {g} did not look, for nearly a minute. Then it was too much for {g_them}. # dry
G: You stand like something for hats. Who taught you? Give me your hands, the two of you. Not the clean side. # giving in
A: Are they bad? # showing them
G: They're what mine were. There's no {t_sleep} in it, and no thanks, and I don't do it for money. And nobody's to touch that cup. # giving in

=== contest_go_heel ===
# b: careful
# step: go2
# skeleton: won
# door: Look over the wall at [foe], from a bucket
# style: clever
# recall: looked over at [foe], from a bucket
# makes: way=spy
N: There was a wall round {foe}, and a crack in the wall. It was one bucket too high. # dry
B: I hold the bucket, and you get up. # practical
A: It's not enough. # on tiptoe
B: Then I get up on the bucket, and you get up on me. # practical
N: There was a time in the middle when nobody was on anything. # dry
A: I can see! There's {foe}. There isn't so much as a crumb in there. And there's a little box. # whispered
B: Be quick. You've got your heel in my ear. # whispered
A: It's {trick}! That's how it's done! It's all {trick}! Write it down! # whispered
B: What with? # whispered
A: What's the matter? You've gone stiff. # whispered
B: I can see two shoes. I know ours, and they aren't ours. # on a breath

=== contest_go_window ===
# step: go3
# skeleton: won
# tone: manners,comic,epic
# door: Ask where it says Closed, until it opens
# style: bold
# recall: asked where it said Closed, until it opened
# makes: way3=appeal
N: There was a flap where you could ask things, and it was down. It said Closed. So they asked that. # steady
A: We'd like to come back, please! It's rule nine! # loud
H: Nobody's let in because they'd like it. # from behind it
B: {trouble == "accused":We stood upon a bucket! We're ashamed of the bucket!|We did it badly! We'd like to do it well, and then we'd go!} # loud
N: {crowd_cap} had begun to stroll that way. There is always somebody who laughs, and then there are all those who come to see what it was about. # dry
H: Everybody's looking at you. # lifting it a crack
A: I know. It's a good deal worse from out here. # honest
H: Rule nine. I'd have to look for it. # lifting it further
B: We'll wait. # scarlet
H: There's a second part. I never knew. There's a price. # reading

=== contest_go_outwards ===
# step: go3
# skeleton: won
# tone: space,noir,gentle
# door: Build it anew before [t_noon], round the good bit
# style: clever
# recall: built it anew, round the one good bit
# makes: way3=mend
N: Whatever is put right before {t_noon} counts as new. It was rule three. All that they had to put it right with went into one hat. # brisk
A: String. A bit of {food}. Somebody's braces. # turning it out
B: Mine. Go on. # holding up what they had held
A: We won't make it how it was. It was good for as long as a sneeze, so we start from the sneeze, and go outwards. # working
B: And what comes next to that? # handing things
A: I don't know. We've never been there. It was over so fast. # working
N: You can build quickly, outwards. You have only to ask it at every turn if it is still happy. # dry
B: It isn't, there. # pointing
A: Then that comes off. Give me the braces. # working
N: There was a minute in hand when {h} came, with a stopwatch, and went round {x} twice, the second time on tiptoe. # hushed
H: It's new. There's a form for new. I'd so hoped never to need it. # getting it out

=== contest_go_jerk ===
# w: the one who lost first
# step: go3
# skeleton: won
# door: Sit down with all the others who lost
# style: kind
# recall: sat down with all the others who had lost
# makes: way3=team
N: They went after a sound, as of somebody who is trying not to hiccup; and it led them to the rest of those who had lost. There were seven, behind {hide}, in a row. # dry
W: If you've come to cheer us up, he's tried. # gloomy
A: We're out as well. Is there room? # sitting down
B: What's wrong with him? # moving along
W: Hiccups. He can count to a hundredth of a second, and he hiccuped on it. She's never dropped a thing in her life, and they said that she was slow. I can hear a thing just before it goes wrong. I heard mine. # gloomy
A: That must be useful. # slow
W: It was quite loud. # gloomy
B: {a_call}. How many can there be in a team? # slow
A: It's rule four. It doesn't say. It only says, a team. # slow
N: Seven heads came up, one after another, and the last one with a jerk. # warm

=== contest_go_sleeve ===
# w: the one who lost first
# step: go4
# skeleton: won
# tone: noir,space,eerie
# b: payer
# door: Put the clever things down, and just do it
# style: careful
# recall: put the clever things down and gone out to win it
# makes: end=straight
N: They had thought of four clever things to do. They put them down, one after the other, and looked at what there was left. # steady
A: There's only doing it. # plain
B: Slowly? # doubtful
A: Properly. From the front of it to the back. # plain
B: I've always had something up my sleeve. What does one do with the sleeve? # looking at it
A: Roll it up. # rolling up {b}'s
{ price:
- "alone": Q: I'll be behind the rope. I'll be the one who isn't breathing. # quiet
- "share": W: And there's seven of us underneath. Don't hurry. # from below
- else: N: Over there, in front of everyone, {p_keep} lay and waited. They did not look at it. They both knew just where it was. # quiet
}
P: If we lose, then it'll be by what we are. # steady
Q: I shouldn't mind that. I've lost by such a lot of other things. # friendly

=== contest_go_look_up ===
# w: the one who lost first
# step: go4
# skeleton: won
# tone: comic,manners,epic
# a: payer
# door: Find out how to go wrong again
# style: bold
# recall: made up their minds to go wrong again, on purpose
# makes: end=mistake
N: What they had was one mistake. It had been a good one, and over before they could thank it. # brisk
A: Show me how you did it. # watching
B: I can't. I was trying to do it right. # stuck
A: Then try to do it right, and I'll see where it goes. # watching
N: {b} tried to do it right. And for the first time since any of this began it went without a fault. # flat
B: I'm so sorry. # stricken
A: I looked at your hands. It's that. You were looking at me, the other time. You wanted to know if I'd seen. # slow
B: I thought that you'd laugh. # slow
{ price:
- "alone": P: Then stand where I'll see you, behind that rope. I've got to have somebody to look up at. # quick
- "share": W: All of us? Do we all look up? # eager
- else: P: Then it's looking up. And there's a nail over there with the best thing I've got on it, so look up in time. # quick
}
Q: I'll be there. With my mouth open, I expect. # sure

=== contest_go_strap ===
# step: go4
# skeleton: won
# door: Cross the line, and see what ails [foe]
# style: kind
# recall: crossed the line, to see what ailed [foe]
# makes: end=kind
N: It was {b} who saw it, from looking at the other side so as not to look at {x}. # steady
B: There's something the matter over there. It's {foe}. # peering
A: Good. No. Where? # getting up
{ foe_talks:
  F: If you've come to be sporting I couldn't bear it. # grey
  A: It's a strap. It's come undone behind, where you can't see it. # plain
  F: They're all looking at you. # grey
  B: I hope they are. I want this to be a proper one. Breathe in. # pulling
- else:
  A: It's caught, just there. It'd go at the first pull, and that would be the end of it. # peering
  B: Nobody'd ever know. # fair
  A: We'd know. I won't win by a strap. # on both knees
  B: Breathe in, then. If you do breathe. # to {foe}
}
N: There was a line between the two sides, and everyone had seen them cross it. It was only chalk. Some of it had come off on a shoe. # warm

=== contest_go_evening ===
# step: go2
# skeleton: lost_well
# tone: noir,eerie,manners
# door: Ask [g] for the loan of [g_keep]
# style: clever
# recall: asked [g] for the loan of [g_keep]
# makes: way=luck
N: Every night {g} took out {g_keep}, and saw that it was all right, and put it back. They waited until it was out. # quiet
A: Would you ever lend that? # idly
G: I don't know that it works with anybody else. # surprised
B: We thought that it might bring us luck. # idly
G: It's never brought me any. I've come last nine times. {g_keepwhy} # honest
A: But you're so cheerful about it. # struck
G: I wonder if it's that. I never thought of its being that. # turning it over
B: It's only for the first round. You'd have it the same evening. # hand out
G: The same evening? I only say so because I can't {t_sleep} without it. # holding on
A: The same evening. # sure
N: It took {g} some time to let go. It was done a finger at a time. # soft

=== contest_go_moth ===
# step: go2
# skeleton: lost_well
# tone: gentle,epic,space
# door: Tell [g] that there is a place for a third
# style: kind
# recall: told [g] that there was a place for a third
# makes: way=third
N: They found {g} by {edge}, being no trouble. # plain
A: We're short of somebody. # sitting down
G: I'll go and ask round. # getting up
B: It's you that we're short of. # simple
G: Me? # sitting down again
A: There's a place, in the hard part, where one of us ought to be, and we're both of us somewhere else. It wants a person who'll just stand there. # earnest
G: I've had a good deal of practice at that. # slow
N: They brought {g_them} to {board}. {g} held the pencil as you hold a thing that belongs to the shop, and put {g_their} name on the end of their line, in letters that would have done for a moth. # soft
B: You can write it bigger. # gentle
G: No, no. It can be seen that it's there. # stepping back, to see

=== contest_go_flag ===
# step: go2
# skeleton: lost_well
# door: Have [g] take us over it, slowly
# style: honest
# recall: had [g] take them over it, slowly
# makes: way=last
N: They had talked to everybody who had ever come second. Then it struck {a} that one person had been over it oftener than any of them. # dry
A: You've done it nine times, {g_call}. # eager
G: I've been last nine times. I don't know that you'd call it doing it. # stirring something
B: But the others go past a thing, and never see it again. You've seen it with nobody in the way. # pencil out
G: That's true. One does get to be on good terms with it. # pleased
A: Would you take us over it? The way you do? # eager
G: I've only got the one speed. And I stop, at the bad bits. I've given them names. # shy
B: Will you be in it, on the day? # writing
G: A good way behind. They've mostly gone home. But somebody leaves a flag. # cheerful
A: We'll be there. We'll stand there till you come. # easily

=== contest_go_question ===
# w: the committee
# step: go2
# skeleton: same_side
# tone: manners,comic,epic
# door: Put up a hand, and ask who keeps it
# style: honest
# recall: put up a hand, and asked who keeps it
# makes: way=aloud
N: There was a box for questions, with a lock on it. When they shook it nothing moved in there, or ever had. # dry
A: Then it'll have to be out loud. # putting it down
H: Numbers! Come for your numbers! Any questions? # calling
N: {h} said that every year. It was said as one says, how are you. # dry
B: Yes. What does the winner keep? # hand up
H: I beg your pardon? # pen stopping
B: They're given {prize}, and everybody claps. And then do they keep it? # clear
N: You could hear it go from hat to hat. {h} looked for the answer in the book, and then underneath the book. # quiet
W: Who wants to know? # from the back, pleasant
N: It was one very clean person with one key. They had both always supposed that the committee would be more people. # plain

=== contest_go_velvet ===
# step: go2
# skeleton: same_side
# tone: noir,space,eerie
# door: Lift the lid before the applause
# style: bold
# recall: lifted the lid of the box before the applause
# makes: way=box
N: The box came the night before, and stood under a cloth by {edge}; and on the cloth was pinned a card. It said, not to be opened before the applause. # plain
A: We could clap. # whispered
B: What for? # whispered
A: It says, before the applause. We'd be after it. # whispered
N: They clapped, with two fingers each, and felt that everything had been done that anyone could ask of them. # dry
S: creak
B: It's paper. It's all tied up in years. And there's a hollow, with velvet, where something generally is. # whispered
A: And is it? # whispered
B: No. {a_call}? Which side of the lid are you? # whispered
A: This one. # very quiet
B: Then who's got hold of that one? # very quiet

=== contest_go_index ===
# step: go2
# skeleton: same_side
# door: Borrow all the rules, and look under why
# style: careful
# recall: borrowed all the rules, and looked under why
# makes: way=rules
N: {h} lent them the rules, all three of them, and a lamp. # plain
H: I never heard of anybody's getting to the end. There may have been one. I think that I was at lunch. # handing them over
A: We only want to see who gets it. # opening the first
N: It was all in there, who may blow the whistle, and in which ear. By supper they knew what counts as a leg. # dry
B: Here. The winner is whoever wins. See prize. # reading
A: Prize. See winner. # reading
B: There's a star by it. It says that {event} {event_is} held in order to know who's to be in it the next time. # slow
A: That's all. After that it's the index. I looked up why. # slow
B: And? # leaning over
A: It isn't there. It goes straight from whistle to wrist. # turning the page
