// Grandma Keeps a Dragon: he is a large dog, he is very sorry, and there are eleven geese.

=== grandma_stake_mayor ===
# show: grandma-keeps-a-dragon
# step: stake
# needs: no-apart no-lead1=Gerald no-lead2=Gerald
# where: village
# w: The mayor
# title: And How Is the Dog?
N: The mayor had stopped for a word. In front of her stood {a} and {b}, very close together, and behind them, not quite covered, lay a good deal of tail. # brisk
W: And how is the dog? # kind
A: Large, thank you. # quick
W: I only looked in to say that it's a sad business. I don't see what's to be done. If nobody does a thing then {stake}. # sighing
B: And would that be for long? # moving left, as the tail did
W: For good, I should think. It'd be in the minutes. Is that dog smoking? # peering
A: It's his age. He's giving it up.
W: Well, somebody ought to do something. I'd do it myself, but I've the ribbon to cut. # going
N: The tail came up, by itself, and wiped its eyes on {b}. # soft
B: Don't cry, you'll put yourself out. We'll do it. We were going to, weren't we? # patting
A: We are now.

=== grandma_fork1_crumpets ===
# show: grandma-keeps-a-dragon
# step: fork1
# where: village
# title: Three Crumpets
N: At Grandma's, when nobody can agree, they ask the crumpets. There were three on the fork, in a row. Gerald did the breathing, since he is the one with a flame. # brisk
A: The top one's that we {d1}. # pointing
B: The one in the middle is, we {d2}. And at the bottom we {d3}. Whichever's brown first, and no leaning! # strict
B: Ready? Gently. As if it was soup.
N: It was beautifully done. It was as small and as blue as a birthday candle. Then there was a tickle in it. # dry
S: fire
A: That was a sneeze. # black from the collar up
B: Which one's brown? # black from the collar up
A: They're all the same. They're all coal. So is the fork.
B: Then we'll have to think of it with our heads. Has anyone still got eyebrows? # feeling

=== grandma_quarrel_hide ===
# show: grandma-keeps-a-dragon
# step: quarrel
# where: village
# title: Quietly
N: They had to have the quarrel by {hide}, in whispers, because the mayor was going by, looking for a large dog. # brisk
Q: You said that it was easy! # whispered
P: I said it was easy if you did it right! # whispered
Q: You always say that! And then I'm the one who's on fire! # whispered
P: You were hardly on fire! You were singed! Everybody here's been singed! # whispered, loud
N: They both smiled, and waved, and went on. # dry
P: You like it when it all goes wrong. It's the only time that anyone looks at you. # whispered
N: It was the sort of thing that does not get any smaller for being whispered. # still
Q: I can't even go away and slam something. # whispered, wobbling
P: I know. I'm sorry. I can't even say it loud. # whispered
N: After a time something was pushed across. It was half a biscuit, the bigger half, hardly burnt. # soft
Q: Thank you. # whispered, full
P: Are we friends? # whispered
Q: Ask me when I can shout. # whispered

=== grandma_blame_chart ===
# show: grandma-keeps-a-dragon
# step: blame
# where: village
# title: Cause of Fire
N: In that house whatever goes wrong goes on the chart, even if it has not burned. It has to have something in each of the boxes. # brisk
A: "What." That's easy. Everything. "When." Just now. "Cause." # pencil up
B: Put geese. # quick
A: Were there any geese?
B: There might have been. They go very flat. # hopeful
A: I've got to put what it was. Look, all the rest are true. "Cause, a sneeze. Cause, was showing off. Cause, Grandma said it would be fine." # running a finger down
B: Then put, "didn't listen." And put my name. In small. # low
A: I didn't listen either. I was listening to me. # writing
B: That's two causes. There's only one box.
A: We'll be in it together. Breathe in. # writing very small
N: Under "what was learnt" there was, for the first time that summer, more than the word ow. # warm

=== grandma_home_backwards ===
# show: grandma-keeps-a-dragon
# step: home
# where: village
# title: Backwards
N: The way home goes past the Goose Pond. There is only one way to get Gerald by it, and that is backwards, so that he need not see them see him. # brisk
A: Everybody turn round. Left foot. No, your other left. # bossing
B: I can't see where I'm going! # backing
A: That's the whole idea. Then you can't mind it.
B: Why's everyone holding my coat?
A: So that nobody's last. Or else everybody is. It comes out fair. # backing
N: Eleven geese came out of the reeds to look. # dry
B: Are they following us? # whispered
A: They're in front. They're doing it, too. # whispered
B: Backwards? # whispered
A: All eleven. I think they think that it's manners. # whispered
N: At the gate the geese stopped, and everybody bowed. # warm
B: Nobody's ever going to believe that bit. # still bowing

=== grandma_last_dog ===
# show: grandma-keeps-a-dragon
# step: last
# where: village
# title: The Top Shelf
N: {air} The cake was on the top shelf, where it used to be safe, before there was a neck in the house. There was one slice less of it than a minute ago. # warm
A: I never saw anybody do that. # not looking round
B: Nobody did it. It was the dog. # mouth full
A: Has the mayor been?
B: She says that the dog's to be in the procession. She wants it to wear a bow. I said it'd have to be a big one. And she looked at me, over her glasses, and she said, "My dear, I've been mayor for twenty years. I've seen a dog." # mouth full
A: She knows! # stopping
B: She winked. And somebody winked back, and there went the curtain. # peaceful
A: Which curtain?
N: It was the last one. It was really very light in there, with all of them gone, and one could see right down the lane. # soft

=== grandma_back_lane ===
# show: grandma-keeps-a-dragon
# step: back
# where: village
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: A Very Large Dog
N: All of Plum Lane had come to see {x} put back, and there was hardly room, on account of the tail. # warm
H: That's only the dog. It's been ill. You can pat that end. # firm
A: Is everyone ready? I'm going to let go of {x_them} now. # both arms round {x}
B: You said that last time.
A: I'm letting go in parts. That's the thumbs. # letting go in parts
B: And now the rest of you. # patient
N: {h} blew off the soot, and {x_used}, and there it was: {x_sound}. # hushed
H: You {verb_did}, the two of you and the dog; and {stake_fixed}. Who'd like a crumpet? # not quite steady
A: We said that we'd {verb}. # proud
B: And we {verb_did}! And nothing burned! # prouder
N: There was a small, sorry cough, and a smell of hat. # dry

=== grandma_coming_tune ===
# show: grandma-keeps-a-dragon
# step: coming
# where: village
# skeleton: kept
# title: With the Band
N: From not far off came a noise like a cupboard falling downstairs in time. # sudden
A: That's the brass band. It's coming here. # listening
B: It's the whole of Plum Lane! They've got {rake}s, and they've got the tuba, and {h} has got a saucepan on! They think that we want saving! # peering
N: {foe_cap} heard the tuba, and shut up tight about {x}, like an umbrella with something in it. # low
A: They'll be here by the end of this tune. # quick
B: They only know half of it. Come on! # quicker

=== grandma_fork3_scorch ===
# show: grandma-keeps-a-dragon
# step: fork3
# where: village
# title: How Much Would Burn
N: At Grandma's every plan is asked one question first. They have a dragon. # dry
A: I've got three! We could {d1}! # hopping
B: How much would burn?
A: A bit. Or we {d2}.
B: How much? # stern
A: Hardly any. You'd only notice if you were a curtain. Or we {d3}. # hopping
B: And how much would burn if we did that?
N: There was a pause, and somebody looked at the ground. # soft
A: It isn't that sort of burning. It's the sort you get in your ears. # low
B: Oh. That sort. I've had that. There's no column for it. # slow
A: Well? Which are you not minding most?

=== grandma_stake_milk ===
# show: grandma-keeps-a-dragon
# step: stake
# where: village
# w: The milkman
# title: None Till Further Notice
N: In Plum Lane whatever people want to say they put in the milk bottle. The milkman had stopped to read this morning's. # brisk
W: Number one. "Two pints, please. Is it true about {x}?" Number two. "One pint, and is it?" # reading
A: What does number three say? # on tiptoe
W: It's only a question mark. She's done it in ink.
B: Then we'd better see ours. # uneasy
N: It was in {h}'s writing, rolled up very small. # quiet
W: "None till further notice. If it goes wrong then {stake}, and I shan't be making custard." # reading
A: No custard? # sitting down on a crate
B: It's worse than anybody's told us. # sitting down, too
W: I'm leaving two pints. I'd sooner see it wasted than believe it. {till != "":How long have you got? Till {till}?|When could you start?} # gruff
A: Leave the cream as well. We've started. # getting up

=== grandma_stake_tickets ===
# show: grandma-keeps-a-dragon
# step: stake
# where: village
# title: Kettle, Twenty Pence
N: {h} had got out the tickets that are for the church sale, and was tying one to everything that could not move away. # dry
A: "Kettle, twenty pence." But it's your own kettle! # reading
H: I'd only want a small one. # not stopping
B: "Cake tin. Dented by nobody you know." What's all this for? # reading
H: It's in case. They say that if nothing can be done about {x}, then {stake}. I'd have one room somewhere, and one cup. # pulling a knot tight
A: You can't bear one cup.
H: I'd get to know it. # very stiff
N: {a} went along behind {h}, untying. They were granny knots, and it took some time. # dry
B: Hold still. You've got one on your back. "Not for sale." # reading
H: That was so that there'd be no mistake. # busy with the string
A: Tie it on again. And then put the kettle on, before it's sold. # turning round

=== grandma_fork1_buckets ===
# show: grandma-keeps-a-dragon
# step: fork1
# where: village
# title: The One with the Hole
N: No plan goes out of that house without a bucket. There were three, and {a} stood each plan beside its own. # brisk
A: The big one's for if we {d1}. Full to the handle.
B: It takes two to lift. We'd have no hands left to do it with. # trying
A: Then there's the seaside one, for if we {d2}.
B: It's got a crab on. It'd put out a sneeze, if the sneeze was sorry. And that one? That one's got a hole in it! # looking up through it
A: That's for if we {d3}. # quick
B: It'd be empty before we got there!
A: I know. So we'd have to do it right. # turning pink
{ b_kind:
- "planner": B: At least we know where the hole is. With most plans you have to wait. # fair
- "explorer": B: Let me carry it. You can wear it, on the way back. # trying it on
- "wildcard": B: I've always liked that one. It leaks on whoever's bossing. # fond
- else: B: Poor thing. It's hung there for years, and nobody's ever asked it out. # patting it
}
A: Whichever it is, fill it quietly. The mayor's begun to count buckets.

=== grandma_fork2_curtain ===
# show: grandma-keeps-a-dragon
# step: fork2
# where: village
# title: Three Holes in a Curtain
N: They held up the worst of the curtains between them. It has three holes, from three separate sneezes, and one can think very well through a hole. # dry
A: Through the top one I can see us {d1}. # one eye shut
B: How do we look?
A: Tidy. But it's a small hole. You only get the beginning.
B: In mine we {d2}. I can see right to the end, and there's jam. # one eye shut
A: Let me look. That's my elbow. You've been looking at my elbow. # offended
B: Then what's in the bottom one?
N: It was as large as a plate. They lay down on their stomachs, one on each side. # brisk
A: There we {d3}. # to the hole
B: I couldn't see a thing. Your face was in the way. # through the hole
A: And how did that look? # after a moment
B: Like somebody who'd go. # through the hole

=== grandma_fork2_plates ===
# show: grandma-keeps-a-dragon
# step: fork2
# where: village
# title: Nothing Matches
N: At Grandma's, when it has all gone wrong, they do the washing up. {a} washed, and {b} dried, and no two plates were the same. # plain
A: The blue one. We could {d1}. # passing it
B: Chipped, but only at the edge. It would do for toast. # drying
A: The one with the rooster. We could {d2}. # passing it
B: This has been glued, twice. What's that you've got? # drying
N: {a} had been washing the same one for some time. It was white, and very thin. # quiet
A: That we {d3}. I don't like to let go of it. What if you drop it?
B: Then we've dropped one. They came in a box marked odd. There isn't a set to spoil. # patient
A: I'm letting go. Have you got the cloth under? # eyes shut
B: I've got it. There's a ship on it! I never knew. It's always had cake on.

=== grandma_fork3_spare ===
# show: grandma-keeps-a-dragon
# step: fork3
# where: village
# title: An Hour That Nobody Counts
N: The church clock struck four, which it does at five. So there was an hour that nobody in Plum Lane was counting; and they sat down in it. # dry
A: If it's four, then there's time to {d1}. # counting on fingers
B: And if it's five?
A: Then we ought to have done that by now. We'd have to {d2}, and run.
B: My head says that it's four. My stomach says five. # fair
A: Ask your stomach about the other. Ask what it would say if we {d3}.
N: They waited. There was a noise like somebody moving a chair in another room. # dry
A: Was that a yes?
B: It does that for geese as well. It means, not by itself. # a hand on it
A: It wouldn't be by itself. I'd be there. # at once
B: It says, could you say that again at five?
A: It is five. # after a moment

=== grandma_quarrel_slice ===
# show: grandma-keeps-a-dragon
# step: quarrel
# where: village
# title: The Big Half
N: There was one slice of cake, and there is one rule: whoever cuts it doesn't choose. {p} had cut. # plain
Q: I'll have that one. # pointing
P: You would. It's the big half.
Q: There isn't a big half! You cut it!
P: I cut it so that you could leave it for me! And you never do! # flaring up
Q: So it was a test? With jam in?
P: You get the big half of everything. You come in, and they're all so pleased, and then they look behind you, and it's only me. # in one breath
N: It went very quiet. Then a long white neck came round {hide}, and went down twice. # still
Q: That goose has had both. Did you see which it took first? # after a while
P: Yours. It could tell. # bitter
Q: When it's you who comes in, I don't look to see who's behind. I've stopped looking by then. # gruff
P: There's a crumb. You cut it. # pushing over the plate

=== grandma_home_paws ===
# show: grandma-keeps-a-dragon
# step: home
# where: village
# title: A Dog Has Four
N: They were black to the knees, and wherever they had trodden the lane was, too. # dry
A: Anyone can see that that's two people. They'll follow it to the door. # looking back
B: What if it was a dog?
A: A dog's got four feet.
B: We've got four. You be the front. And make them round. # stepping close
N: So they went up Plum Lane one behind the other, very close, on their heels. # brisk
B: Take longer steps, it's a large one. And it ought to stop at the lamp post.
A: I'm not doing the lamp post. # firm
B: You need only lean.
N: On the step sat {h}, with a pail and a brush, and watched it come all the way up to the gate. # warm
H: I see that the dog's home.
A: It's had a long walk. # from the front
H: And which end of it's hungry?
B: Both. # from the back

=== grandma_last_hem ===
# show: grandma-keeps-a-dragon
# step: last
# where: village
# title: A Bit of Every House
N: {air} The lane had made new curtains for Grandma's, out of everybody's old ones. There was a bit of each house in them. # warm
A: That's the bakery. And that's from the mayor's bathroom. I'd know those ducks anywhere. # finding it
B: How do you know the mayor's bathroom?
A: We came in by it, once. Look, they've gone wrong down here. There's a slit in the side. # kneeling
B: It isn't wrong. Somebody's hemmed it. It's got red ribbon round. # kneeling, too
A: Who'd want a hole in a curtain at that height?
N: They both turned and looked at the place behind the sofa. From there to the window it is just as far as a tail. # soft
B: They've been in and measured. # hushed
A: And never said a word.
B: They'll have done it while it was asleep. They've even left it room to wag. # feeling the hem

=== grandma_last_warm ===
# show: grandma-keeps-a-dragon
# step: last
# where: village
# title: Ten Cats
N: {air} At night the cats of Plum Lane lie along Grandma's roof, where it's warm from below. One counts them, before bed. # soft
A: Nine. Ten. And there's a white one at the end. # counting
B: There's never been a white one.
A: It's got its neck folded up. # peering
B: Cats don't fold. That's a goose. # slow
A: It'll have been blown there.
B: It's got both feet tucked in. It's come up by the drainpipe, in the dark, all by itself, to get warm. # whispered
{ a == "Gerald":
  A: So that's what it is. I thought that I'd got two cold spots. I didn't like to move. # whispered
- else:
  { b == "Gerald":
    B: I can feel its feet from here. They're like spoons. I'm breathing as gently as I can. # whispered
  - else:
    A: Does he know, underneath? I can hear him snoring. He's doing it very carefully. # whispered
  }
}
N: And all along the roof ten cats moved up, by the width of one. # soft

=== grandma_fork3_cracker ===
# step: fork3
# show: grandma-keeps-a-dragon
# where: village
# title: Without a Bang
N: There were three crackers left over from Christmas. In that family they are pulled very slowly, since a bang goes straight up Gerald's nose. # brisk
A: Whoever gets the long end says. This one's, we {d1}. # pulling gently
B: It's come in half. I didn't know that paper could.
A: You weren't pulling!
B: Nor were you. Here's the next. We {d2}. # pulling gently
N: It came in half. There was a hat in it, and the hat came in half. # dry
A: That leaves this, that we {d3}. Are you going to pull?
B: I will if you do. What if it goes bang?
A: Then it's bang, and everybody in Plum Lane knows that we meant it. # low
B: I've never meant a thing as loud as that. # gripping an end
A: Nor have I. Don't let go. # gripping the other

=== grandma_fork2_lead ===
# step: fork2
# show: grandma-keeps-a-dragon
# where: village
# title: Twice round Both of Them
N: A large dog has to have a lead, for show. It had gone wrong at a run, and now the lead went twice round both of them. # dry
A: Lift your foot. We could {d1}. # hopping
B: That made it tighter.
A: The other foot, then. We could {d2}. # hopping
B: I've only the one left. That's yours. Turn round, and we could {d3}.
N: They turned round. It let go of their knees, and took them by the elbows. # dry
A: Whose end's that? # looking over a shoulder
B: Mine. They're both mine. I picked up the other when you fell over.
A: What for?
B: So that you'd not get lost. # strangled, kind
A: Well, one of them's the way out. Say which. # nose to nose

=== grandma_fork1_backwards ===
# step: fork1
# show: grandma-keeps-a-dragon
# where: village
# title: Done Backwards
N: In that family anything alarming is done backwards. They linked arms and set off, to see what it was like. # brisk
A: We could {d1}. What's coming? # walking backwards
B: How should I know? I can only see where we were. It looks quite safe.
A: Then we could {d2}.
B: Mind your back. That was your back.
A: Or there's always this, that we {d3}. # slower
N: They had come all the way round to where they had set off, and sat down on it by accident. # dry
B: We've been nowhere. # out of breath
A: We've been there with three plans. You're squeezing my arm.
B: Going this way you see all that you're leaving. It's better with an arm. # not letting go
A: Which of them shall we turn round for?
