// WRONG QUESTION, episode 4: the right question. end=aloud, again, stay; other=guest, going, forget.

=== findout_go_aloud ===
# a: bold
# step: go4
# skeleton: wrong_question
# door: Ask the right question, out loud, of everybody
# style: honest
# recall: asked everybody the right question, out loud
# makes: end=aloud
N: They would ask the right question. They would ask it out loud, of everybody at once, and they would not say whom it was about. # brisk
H: You promised not to tell. # alarmed
A: We shan't tell. There isn't a telling word in it. We're only going to ask. # firm
B: We asked the wrong one for days. We've got very good at it. We might as well use it. # firm
H: What if nobody says anything? # low
A: Then it'll be quiet, and I'll feel a fool, and it'll be over by supper. I've timed it. # firm
N: They worked on it together until it was quite short. Then {b} took out one more word, and it was better. # dry
B: You come, too. Stand wherever you like. You can be anybody. # to {h}

=== findout_go_once ===
# step: go4
# skeleton: wrong_question
# door: Get [foe] to do it once more
# style: clever
# recall: got [foe] to do it all once more
# makes: end=again
N: They went back to {foe}, and this time they had something to ask for. # brisk
{ foe_talks:
  A: Would you do it again? The whole of it? # polite
  F: Again? Last time I did it I got no peace for a week. # over the sock
  B: That's what we want. We want them all to look at you, very hard, for one night. # polite
  F: What are they not to look at? # after a while, interested
  A: We can't say. # honest
  F: Good. I wouldn't do it for somebody who could. When do I start? # putting down the sock
- else:
  A: How do we get {foe_them} to do it again? # low
  B: {foe_they_cap} did it every day. It's only that nobody looks, now that they know. We've just got to make them want to. # low
  A: They've seen it. They've had speeches about it. # doubtful
  B: Not at night. Nobody's seen it at night. Tell them that it's different at night. # low
  A: Is it? # low
  B: It's darker. # honest
}
N: So that was one half. The other half was what to do behind their backs, and for that they would have to be quick. # low

=== findout_go_stay ===
# a: careful
# step: go4
# skeleton: wrong_question
# door: Stay with [h], and ask nothing more
# style: kind
# recall: stayed with [h], and asked nothing more
# makes: end=stay
N: They would ask nothing more. They had asked a great deal, that week, of everyone they met, and it had become hard to stop. # quiet
H: What do you want now? # tired
A: Nothing. Is there a job that wants doing? # sitting down
H: There are those to peel. # suspicious
B: Give me a knife. Not the good one. # sitting down
N: They peeled. It was extraordinary how many questions there are in a bowl of things to be peeled. They could be heard not asking them. # dry
H: Well? # after an hour
A: Well what? # peeling
H: Aren't you going to ask what I mean to do? # cross
B: Do you want to be asked? # peeling
H: No. # after a while
A: Then pass me that big one. # comfortable

=== findout_act_aloud ===
# step: act
# skeleton: wrong_question
# needs: end=aloud
# title: Hands
N: {crowd_cap} came, because they had been told that there was a question, and they had got used to having one. {h} stood a long way back. # still
W: Is it about {x}? # from the crowd
A: No. We said that we'd {verb}, and we {verb_did}, and you've all seen how much it was. It was the wrong question. Here's the other. # clear
{ other:
- "guest": B: Who here is cold at home? # clear
- "going": B: Who here can't bear to say goodbye? # clear
- else: B: Who here has forgotten something this week that they'd never tell anyone? # clear
}
N: Nobody moved. {a} began to go red, from the collar up. {b} looked along all the faces, and they were the faces of people waiting for somebody else. # still
A: I'll start, then. # and put a hand up
N: Then a hand went up on the left. Then three. Then there was a sound like washing in a wind, and it was sleeves. # warm
W: I thought that it was just me! # from the crowd, loud
{ other:
- "guest": G: So did I. # hand up, at the back
- else: H: So did I. # hand up, at the back
}
B: Leave them up a minute. I want everyone to have a look round. # not quite steady

=== findout_act_again ===
# step: act
# skeleton: wrong_question
# needs: end=again
# title: Behind Their Backs
N: That night {foe} did it all again, from the beginning, and never better. {crowd_cap} stood round with their mouths open and their backs to the world. # quick
A: Now. We've got as long as it lasts. Ten minutes. # low
{ other:
- "guest": B: Two sacks of wool, and wadding for the cracks. Take the other end. {g}, which side does it come in? # running
- "going": B: The bag. The other bag. No cake, no ring. There's only us, and we'll look at our feet the whole way. # running
- else: B: Paste. Paper. Start at that end. Put cup on every cup in {place_of}. Put left on everybody's left. # running
}
H: You're mad, the two of you! # running, too
A: We said that we'd {verb}, and we {verb_did}! They thanked us! It's all right, now we're only seeing to it! # running
{ other:
- "guest": N: When the mouths were shut again {g} was sitting at home, with both feet up, in a coat of new heat. It had been done so fast that the old cold was still standing outside. # warm
- "going": N: At {edge} {h} turned round. There were just the two of them, and they were looking at their feet, as promised; and so {h_they} could look as long as {h_they} liked. # warm
- else: N: When the mouths were shut again there was a label upon everything, and a name on every back. They all thought that somebody else had ordered it. They read each other, and shook hands. # warm
}
{ other:
- "guest": G: I can't see a word I say. # blissful
- "going": H: I might have let you bring a small cake. # gruff
- else: H: Good evening, {a_call}. Good evening, {b_call}. I like this. Anybody could do it. # reading
}

=== findout_act_stay ===
# step: act
# skeleton: wrong_question
# needs: end=stay
# title: The Big One
N: On the second evening, when there was nothing left to peel, {h} put down the bowl. # still
{ other:
- "guest": H: {g} snores. I haven't slept since the first cold night. There, I've said it. # to the bowl
- "going": H: I'd sooner not walk to {edge} by myself. There, I've said it. # to the bowl
- else: H: I'd sooner be told a thing twice than smile. There, I've said it. # to the bowl
}
A: We didn't ask. # quick
H: I know you didn't. I've been waiting for two days for somebody to not ask me that. # cross, relieved
{ other:
- "guest": G: You never said that I snore! # from behind the second blanket
- "going": B: We could walk there. We needn't say the word. We could just turn round when you do. # careful
- else: B: We could say who we are when we come in. We could say that it's a new rule. {a}, we'd say, who's kind. # careful
}
{ other:
- "guest": H: It's like a saw in a wet plank. You're to have your own bed, with your own heat, and these two are going to see to it, and you'll come to supper by the front. # very fast
- "going": H: And somebody might carry the small bag. Not the large one. I want something to lean against. # very fast
- else: H: And if I ask you what I had for dinner you can just tell me. You don't have to hold my arm. # very fast
}
N: So that was what they did. It took one evening. There were no speeches. # warm
B: We said that we'd {verb}. We {verb_did}, I suppose. But we had to stop asking. # wondering

=== findout_sum_cup ===
# step: sum
# skeleton: wrong_question
# needs: clue=cup
# title: Whose Cup It Was
N: There were four cups on the table now, and nobody coughed. # warm
H: You may as well tell me. How did you know? # pouring
A: There were two cups, the first day, and the second one was warm. And you live alone. # counting
H: I said that I'd been thirsty twice. I thought that was rather quick. # hurt
B: And you'd two loaves. And we were put with our backs to it, and the cough was behind us. # counting
G: {way == "notice":I told them, at the time. I'm not sleeping in my own bed, I said. Nobody listens to me.|I sat and slept in front of them, in broad daylight. Nobody looks at me.} # comfortable
H: You did what? And I lied like a hero for you! I had everybody in {place_of} look at {x}! # outraged
G: I was asleep. I can't be held to it. # comfortable
A: And {ask}? It was {foe}, because {answer_short}. Did you ever want to know it at all? # curious
H: Not for one minute. # and began to laugh

=== findout_sum_bag ===
# step: sum
# skeleton: wrong_question
# needs: clue=bag
# title: What the Tags Said
N: The first letter came a week later. It was thick, and was addressed to the two of them, both names, on a tag. # warm
A: Read it out. # quick
B: It says, dear both, I got here, she is well and so am I. It says, how did you know? # reading
A: Write back. Write that there was a bag, the first day. I've still got the bruise. # laughing
B: And tags on things that nobody lent. And a look at the end, like being packed. And you wanted it to take all week. # writing
A: What else does it say? # leaning over
B: It says, I never cared two pins {ask}. I only needed you to look at {x}, so that I could look at all of you. # slower
N: They did not say anything to that for a while. Then {a} fetched the jar down from the shelf. It had been full all along. It was full of {food}. # soft
B: Is there a tag inside? # with a full mouth
A: It says, don't eat it all at once. And then, I know you have. # reading

=== findout_sum_labels ===
# step: sum
# skeleton: wrong_question
# needs: clue=labels
# title: Good Paste
N: They helped to take the papers down, the ones that nobody needed any more, and left the ones that were useful. # warm
H: How did you know? I thought that the word evidence was very good. # peeling one off
A: It was. But it said cup, on a cup. And there was an other left. # gentle
H: I needed the other left. # with dignity
B: And you asked us to tell it again, and you laughed in the same place. And you kept us in your pocket, on a bit of paper. # gentle
H: I've got you here now. # and did not touch the pocket
A: And {ask}? It was only {foe}, because {answer_short}. Did you want to know that at all? # curious
H: I did, I think. The first time. After that I wanted to be asked it. I'd only just been told the answer. # cheerful
N: One paper would not come off. It said, they're kind. They left it where it was. # soft
B: It's only good paste. # low

=== findout_change_wsecret ===
# step: change
# skeleton: wrong_question
# needs: price=secret no-weighed
# title: Does It Come On at Night?
N: There was still the thing that {p} had told. It did not go back in. It had never got out before, and it looked about. # dry
Q: Are you sorry? # going home
P: I keep waiting to be. I say it over, to see. It's got shorter. # thinking
{ end:
- "aloud": N: In front of them went a good many people, slowly, in twos, who had all had a hand up, and were telling one another why. # warm
- "again": N: Here and there stood a few who were left over, and looked where {x} had been talked about, out of habit, and were happy. # warm
- else: N: They smelled of peelings, both of them. They had got it in the hair. # warm
}
P: {other == "going":{h_they_cap} wrote a line at the bottom, just for me. It says, does it still come on at night?|{h} asked me again today. Quite quietly, in front of everyone. Does it still come on at night? Nobody knew what {h_they} meant.} # low
Q: And does it? # careful
P: Not as often. There's somebody else up. # simple
Q: We had the wrong one, and still {stake_fixed}. # after a while
P: I'd forgotten all about that. Yes. That, too. # surprised

=== findout_change_wkeep ===
# step: change
# skeleton: wrong_question
# needs: price=keep
# title: Used to It
N: Then there was {p_keep}. {p} did not ask for it. {p_they} had said that {p_they} would not, and {p_they} went the long way round so as not to seem to. # soft
Q: You could just say. # going along
P: It's till {h}'s used to our knowing. You can't hurry that. It'd be like pulling up a carrot. # firm
{ end:
- "aloud": Q: There were so many hands, {p_call}. Surely it counts as used to it. # hopeful
- "again": Q: {h_they_cap} was laughing so hard that {h_they} had to hold on to me. Surely that counts. # hopeful
- else: Q: You did two days of peeling. Surely that counts. # hopeful
}
N: When they got home it was there before them, done up in clean paper. There was a tag on it, with a name. # soft
P: It's mine. It's {p_keep}. # undoing it
Q: What does the tag say? # leaning over
P: It says, got used to it on Tuesday. Kept it till Friday. I liked having it. # reading
Q: You gave that up over nothing, as it turned out; and {stake_fixed}, and you've got it back. # pleased
P: It's warm. It's been in somebody's pocket. # holding it

=== findout_change_wmedal ===
# step: change
# skeleton: wrong_question
# needs: price=medal
# title: The Lid
N: They had given the medals back, in front of everybody. They had said that they had got it wrong, and no, they could not say which part. It had gone down as you would think. # dry
P: I hear that somebody's using mine under a table leg. # light
Q: Mine's back on the tin. # glum
{ end:
- "aloud": N: And yet, since the hands, a good many people had looked at them in an odd way, as if there might have been something in it after all. # soft
- "again": N: And by now they had all watched {foe} once more, and seen that the answer was the right one; and nobody could see why anyone should have taken it back. # soft
- else: N: Only {h} knew. {h_they_cap} said nothing. But whoever told the one about the medals, at {h}'s, got the small piece. # soft
}
Q: There's a parcel. It's for you. It's {h}'s writing. # holding it out
P: It's a medal. It's out of the bottom of a tin, this time. That's the thick part. # slow
Q: What does it say?
P: It says, ASKED. # reading
N: It had been filed, all round, so that it did not scratch. # soft
Q: So {stake_fixed}, and nobody knows why. Put it on. # warm
P: Inside. I'll wear it on the inside. # doing it

=== findout_last_waloud ===
# step: last
# skeleton: wrong_question
# needs: end=aloud
N: {air} They sat on what was left of the box, and had some {food}. # peaceful
A: I was so red. Did you see? I could feel it in my knees. # after a while
B: I saw. I thought, if nobody puts a hand up, I shall have to fall over on purpose. # lazy
{ b_kind:
- "planner": B: I've kept the paper. The first try's got forty words in it. It gets better all the way down, and at the bottom there's nearly nothing. # fond
- "explorer": B: It's odd. It was only a few words, and I've never been in so deep. # fond
- "wildcard": B: I've put my hand up for all sorts, since. I put it up this morning for more toast. It works. # fond
- else: B: Did you see that they forgot to take them down? They went home like that, some of them. # fond
}
A: What shall we ask them next? # idle
B: Nothing. Let's wait till somebody asks us. # content
N: And there they sat, with their hands in their laps, until it was nearly dark. # soft

=== findout_last_wagain ===
# step: last
# skeleton: wrong_question
# needs: end=again
N: {air} It had been quite a night, and they were rather proud of it, and there was nobody at all whom they could tell. # peaceful
A: Ten minutes. I've never done so much in ten minutes. # after a while
B: I did the half of it with a sack on my foot. # lazy
{ b_kind:
- "planner": B: It'd have taken me a week to plan. It's as well that there wasn't one. # fond
- "explorer": B: And not one of them turned round. You could have led a brass band through. # fond
- "wildcard": B: I could do that for a living. What is it? Is there a word for it? # fond
- else: B: Did you see {foe}? I think it was the first time that anyone's clapped {foe_them}. # fond
}
A: That's true. They did clap. # thinking
B: And we missed it again. We were that busy. I never looked round once. # yawning
A: No more did I. We've spent a whole week on {x}. And I don't believe that I've ever once been there for it. # slow
B: We could go and look. # getting up

=== findout_last_wstay ===
# step: last
# skeleton: wrong_question
# needs: end=stay
N: {air} They had gone on peeling, rather, as other people go on whistling. There was a bowl between them. # peaceful
A: Can I ask you something? # after a while
B: You can try. I'm out of the way of it. # lazy
A: Is anything the matter? With you, I mean. Not for any reason. # careful
{ b_kind:
- "planner": B: I've a list. It's short. You're not on it. Would you like to see? # surprised
- "explorer": B: Not today. There was on Tuesday. You might ask me again on a Tuesday. # surprised
- "wildcard": B: Nobody's ever asked me that without holding a bucket. No. I don't think so. Fancy that. # surprised
- else: B: I always ask that. I say it forty times a day. I never knew that it felt like this. # surprised
}
A: I only thought I'd see how you do it. When there's no mystery. # peeling
B: You do it very well. You didn't put your head on one side. # fond
N: The peel came off all in one piece, and they both admired it, for as long as it deserved. # soft
