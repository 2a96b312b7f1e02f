// WRONG QUESTION, episodes 1 and 2: the answer is found early, and is not what mattered. {h} asked it to cover another.
// The other question, by the clue of episode 1: clue=cup ({g} has been living at {h}'s), bag ({h} is going away), labels ({h} forgets).

=== findout_look_cup ===
# step: look
# skeleton: wrong_question
# makes: clue=cup
# title: Thirsty Twice
N: {h} had them in, to hear how far they had got. There were two cups out already. {h} lived alone. # plain
A: Have you got company? # looking round
H: That one's for you. # quick
B: Somebody's had half of it. It's warm. # holding it
H: I was thirsty twice. Sit there. No, there, with your backs to the draught. Now tell me everything about {x}, and go slowly. # sitting down in front of them
N: They told it. They had never been so well listened to. Whenever they stopped, {h} asked them something more. # warm
H: And who saw that? And {foe}, what do they say about {foe}? # leaning in
B: Somebody coughed. # stopping
H: I did. # and coughed
A: {h_they_cap} really minds about {x}. I'd no idea. # going home
B: Two cups. # going home
A: It isn't about cups, {b_call}. It's about {ask}. # kind

=== findout_look_bag ===
# step: look
# skeleton: wrong_question
# makes: clue=bag
# title: One Sorts
N: They went to tell {h} how far they had got, and nearly fell over a bag, a big one, strapped up. # plain
A: Are you off somewhere? # rubbing a shin
H: Me? No. It's old things. One sorts. # moving it with a foot
B: What are all the tags for? # looking
N: Along the shelf stood a spoon, a jar, a good pair of scissors and a hat; and each had a paper tag on a thread, with a name. One said {g}. # plain
H: So that I know whose they are. You're forever borrowing. Now. Tell me about {x}. # warm
A: Well, we looked all over, and everybody says {foe}. # beginning
H: They do, don't they? Morning till night. # pleased
B: The jar's got our names on. # low, to {a}
A: Then we must have lent it. Do attend. We've got to know {ask}. # low

=== findout_look_labels ===
# step: look
# skeleton: wrong_question
# rating: 8+
# makes: clue=labels
# title: This Is the Cup
N: They went to tell {h} how far they had got. There were bits of paper all over, stuck on with paste. # plain
A: This one says cup. It's on a cup. # reading
H: Evidence. I'm labelling the evidence. # brisk
B: This says, left. And this one says, other left. # reading
H: It's how they do it. Now. Tell me about {x}. # brisk
A: We told you this morning. # puzzled
H: Tell me as if you hadn't. It's a method. # after the shortest of pauses
N: They told it again, and at the part about {foe} {h} laughed out loud, exactly as {h_they} had that morning. # warm
B: There's a paper here that says {a} and {b}. It says, they're kind, they've come about {x}. # low
A: Well, we have. # low
B: I know we have. Why would you need to write it down? # low
A: It's a method. Come on. We've got to find out {ask}. # low

=== findout_look_asks ===
# step: look
# skeleton: wrong_question
# tone: noir,manners
# makes: clue=bag
# title: A Client with a Hat On
N: {h} came to hear how it was going. {h_they_cap} did not sit. {h_they_cap} had a hat on, and good shoes, and kept the hat. # dry
A: You're dressed for going out. # mild
H: I'm out. I'm here. What have you got about {x}? # mild
B: Everybody says {foe}. # shrugging
H: They say it a good deal, don't they? You could walk past half of {place_of} with a trunk on your head. # pleased
A: Why would you? # mild
H: It's an expression. # putting something on the table
H: A good pair of scissors. There's a tag on with your name. I'm giving things back, this week. One sorts. # light
A: We never lent you any scissors. # turning them over
H: Then I must have meant to give you some. Do go on finding out {ask}. Take your time. Take till the end of the week. # going
B: What kind of a client says, take your time? # looking after {h_them}

=== findout_go_straight ===
# a: bold
# step: go2
# skeleton: wrong_question
# door: Go straight up to [foe] and find out
# style: honest
# recall: gone straight up to [foe]
# makes: way=straight
N: They went straight up to {foe}. They took nothing with them, and they took no care, either, for once. # brisk
A: Everyone's been creeping about for days. Has one single person been and had a look? # striding
B: They say that you mustn't. # half running
A: Who says?
B: Nobody says. It's what they say. # half running
N: It is not far to {den}. It only seems so if you stop at {edge}, as everybody does, and whisper. # dry
N: On the way they came past {g}, {clue == "cup":asleep, sitting up, at eleven in the morning, and stepped over {g_their} feet|who began to tell them something, and was told, later}. # plain
A: What will you do if it's terrible? # striding
B: Be behind you. # out of breath
A: And if it isn't?
B: Then I'll have been next to you the whole time. # out of breath

=== findout_go_notice ===
# step: go2
# skeleton: wrong_question
# door: Ask [g], who notices things
# style: kind
# recall: asked [g], who notices things
# makes: way=notice
N: They asked {g}, who notices things, and is hardly ever asked which. # plain
G: {g_says}
A: It's about {x}. You'll have seen something. # hopeful
G: I see no end of things. Nobody wants them. They say, not now. So I keep them to myself. # yawning
B: You look tired. # gentle
G: {clue == "cup":I'm not sleeping in my own bed. I mean that I'm not sleeping.|I stay up. It's the only time that you see anything.} Which thing was it you wanted? # yawning
A: We want to know {ask}. # pencil up
G: Oh, that. I saw that. I thought that everybody had. # surprised
B: You saw it? Why did you never say? # faint
G: I said it to the queue. It was a long queue, and they told me to go to the end. # mild

=== findout_go_tryout ===
# b: maker
# step: go2
# skeleton: wrong_question
# door: Try it out with [tool]
# style: clever
# recall: tried it out with [tool]
# makes: way=tryout
N: They tried it out. {b} said that you never know how a thing is done until you have done it badly, and went to get {tool}. # brisk
A: What's that for? # wary
B: Never mind what it's for. It's what we've got. You be {x}. # busy
A: How can I be {x}? # wary
B: Stand there, and have things happen to you. I'll be whoever did it. Now, if I come from this side, with {tool}. Oh. # stopping
A: Oh what?
B: I can't. Nobody could. My arms are the wrong way round for it. # interested
A: Then come from the other side. # being {x}
B: The only other side is from {den}. # slow
N: So they went round to that side. {g} was there, {clue == "cup":in what looked like a blanket, and moved over, yawning|and moved over to make room}. And from there, with {tool}, they saw it all. # hushed

=== findout_found_there ===
# step: found
# skeleton: wrong_question
# needs: foe=talks foe_type=thing,place,event,idea
# title: Was That All?
{ way:
- "straight": N: There is no door to knock at. They stood at {edge}, where it is loudest, and {a} coughed. # plain
- "notice": N: {g} took them to {edge}, and told them where to stand. # plain
- else: N: It fitted so well that they carried {tool} out to {edge}, and held it up. # plain
}
A: We know {ask}. # a little out of breath
F: Yes. It was me. I made no secret of it. # from all round
B: You're saying so? Just like that? # thrown
F: I said so before, to four lots of people. They stood where you're standing, and told each other that it was {noise}. # mild
A: But everybody's been out of their minds for days! # louder than was needed
F: {answer_said} # mild
N: They had a whole notebook with them, and it filled one line of it. It explained everything, down to the first day. # dry
B: Was that all? # small
F: It was a good deal, to me. You needn't shout. I'm never far off. # mild

=== findout_found_talks ===
# step: found
# skeleton: wrong_question
# needs: foe=talks no-foe_type=thing,place,event,idea
# title: Was That All?
{ way:
- "straight": N: {one_cap} was at home, and was doing something to a sock. # plain
- "notice": N: {g} took them along, and {one} was at home, doing something to a sock. # plain
- else: N: It fitted so well that they went and laid {tool} down in front of {one}, who was doing something to a sock. # plain
}
A: We know {ask}. # a little out of breath
F: Yes. It was me. You'll have seen the traces. # not looking up
B: You're saying so? Just like that? # thrown
F: You asked me before, you and four more lots, and all in that voice. You never once asked as if you wanted to hear it. Hold this wool. # mild
A: But everybody's been out of their minds for days! # holding the wool
F: {answer_said} # mild
N: They had a whole notebook with them, and it filled one line of it. It explained everything, down to the first day. # dry
B: Was that all? # small
F: What did you want, a tunnel? # mild

=== findout_found_mute ===
# step: found
# skeleton: wrong_question
# needs: foe=mute
# title: In Plain Daylight
{ way:
- "straight": N: They went up, and stood, and looked; and it took about four minutes. # plain
- "notice": N: {g} took them to the place, and told them where to put their feet, and then it took about four minutes. # plain
- else: N: They lay down behind {tool}, to see, and it took about four minutes. # plain
}
N: {answer_again} And there {foe_was} {foe}. # still
A: In plain daylight. Nobody's even hiding. # whispered
B: {answer_seen} # whispered
A: So now we know {ask}. It was {foe}. It always was {foe}. # whispered
B: Everybody said so! # whispered
A: Yes. And not one of them came and looked. If somebody had only stood here. # whispered
N: {one_cap} finished, and began again, in no hurry, like somebody with a large wash to hang out. There was nothing dark in it at all. # dry
B: Why are we whispering? # whispered
A: I don't know. # aloud
B: I'd hoped for a bit more. I've got a whole notebook. # aloud, sad
A: Draw a picture of it. # kind

=== findout_found_yes ===
# step: found
# skeleton: wrong_question
# needs: foe=talks no-foe_type=thing,place,event,idea
# tone: noir,manners
# title: A Full Confession
{ way:
- "straight": N: {one_cap} had put out two chairs. # plain
- "notice": N: {g} brought them in by the side, and {one} had put out three chairs. # plain
- else: N: They put {tool} down on the table, between them and {one}, like a last card. # plain
}
A: Shall I say it, or will you? # level
F: I did it. Do you take anything in your coffee? # pleasant
B: That's a confession. # thrown
F: It is. I've had it ready for a week. I was beginning to think that nobody would come for it. # pouring
A: You let the whole of {place_of} go half mad. # level
F: I said good day to them all, and they ran. {answer_said} # without hurry
N: {a} wrote it down. It took one line, and explained everything. # dry
B: I had a speech about the human heart. # low
F: Do say it. We've got the chairs. # kind

=== findout_found_trace ===
# step: found
# skeleton: wrong_question
# needs: foe=talks no-foe_type=thing,place,event,idea
# title: One Line of the Notebook
N: {answer_again} # still
A: That's the second. There was one like that the first day. # low
{ way:
- "straight": N: It led them to {one}, who was sitting down to {food}. # plain
- "notice": N: {g} nodded at it, and nodded onward, and there sat {one}, over {food}. # plain
- else: N: They had set {tool} down right beside it. They looked from the one to the other, and then up, at {one}. # plain
}
B: It's you. We've followed it. We know {ask}! # quick
F: Then you're the first who looked at {x}, and not at me. {answer_said} # simple
A: Why didn't you tell anybody? # sitting down
F: Nobody asked. They told me. It isn't the same, with the mouth full or without. # chewing
B: So it's because {answer_short}. I've got room here for nine pages. # pencil in the air
F: Leave the rest clean. You'll want it for something. # mild

=== findout_found_window ===
# step: found
# skeleton: wrong_question
# needs: foe=talks
# title: The Shortest Case
N: {answer_again} Neither of them said anything. They only looked where it pointed. # quiet
{ way:
- "straight": N: It pointed to {den}, where they had been going anyhow. {one_cap} came out to meet them. # plain
- "notice": N: {g} had been pointing there all along. {one_cap} came out to meet them. # plain
- else: N: It pointed past {tool}, to {den}, and {one} was just coming from there. # plain
}
F: You've been quick. The others are still at where was I on Tuesday. # friendly
A: {answer_clue} That was the first day. And now there's this. # steady
F: You've good eyes. Well, then. {answer_said} # giving in
B: That's all? That's {ask}? # let down
F: You look as if I'd given you the wrong change. # kind
A: We had it bigger, in our heads. # honest
F: Most people do. It's why they don't come in. # kind

=== findout_found_watched ===
# step: found
# skeleton: wrong_question
# needs: foe=mute
# title: Four Minutes, Standing Still
N: {answer_again} # hushed
{ way:
- "straight": A: Stand still. We came to look, so we'll look. # low
- "notice": G: There. What did I say? Now stand still, for once. # low
- else: A: Put {tool} down and stand still. We've tried enough. # low
}
N: They stood. {noise_cap} could be heard, and for a time there was nothing else. Then {one} came out, and went about {one_their} business. # still
B: {answer_seen} # slow
A: And the first day. What was it that you said? # slow
B: {answer_clue} I said it, and I wrote it down, and then I went and asked forty people where they'd been. # ashamed
A: So that's {ask}. It was {foe}, and it was because {answer_short}. # plain
B: It isn't even wicked. I'd sharpened two pencils. # flat
A: Then there's one left over. # kind

=== findout_found_back ===
# step: found
# skeleton: wrong_question
# needs: foe=mute
# title: The Way It Had Gone
N: They went back to what they had seen the first day. {answer_again} So there were two, and two of anything make a line. # plain
{ way:
- "straight": A: It goes straight up there. It's nearly rude, how straight it goes. # pointing
- "notice": A: {g} said to look down, and not about. It goes up there. # pointing
- else: A: You'd never see it but for {tool}. It goes up there. # pointing
}
N: At the far end of it was {foe}. There was no chase, and no cry. {one_cap} looked at them, and went on. # still
B: {answer_seen} # quiet
A: That's {ask}, then. {place_of_cap} has had the shutters up for a week, and it's because {answer_short}. # quiet
B: I feel that I ought to be glad. # puzzled
A: So do I. I think that it comes later, like with soup. # puzzled

=== findout_found_haunt ===
# step: found
# skeleton: wrong_question
# needs: asks_of asks_of=haunts foe x
# title: A Place Kept Free
N: They waited, and it grew cold from the feet up; and when {x} went by they did what nobody had yet done. They got up, and went after. # hushed
A: Round every corner. Just as it was the last time. # whispered
B: And out by {door}. And along {edge}. It's going to {foe}. # whispered
N: There sat {foe}, and there was a place kept free, with something soft on it and {food} in front. {x_cap} went in to it like a hand into a glove. There was {x_sound}, and it was a good deal lower. # soft
{ foe_talks:
  F: You might have knocked. We're three to supper, on these nights. # not getting up
  B: It was you? You asked {x_them} in? # staring
  F: {answer_said} # plain
- else:
  N: Nobody jumped. {one_cap} moved over, without looking, as one does for somebody who is always a little late. # soft
  B: {answer_seen} # whispered
}
A: So that's {ask}. It's for the company. And we've all been standing in the way of it. # slow
B: I'd got garlic in both pockets. # ashamed
A: Leave it on the step. It'll do for the soup. # low

=== findout_cheer_medal ===
# step: cheer
# skeleton: wrong_question
# title: The Lid of a Tin
N: So they told everybody, and it was true, and it was short, and there was no end to how pleased people were. # warm
S: applause
W: {foe_cap}! I said so! # from the crowd
A: You said that it was out of spite. It wasn't. It was because {answer_short}. # loud
W: I said so before anyone! # happy
N: There was {food}. There was a speech. Two medals were hung on them, cut from the lid of a tin. They had FOUND OUT punched in them with a nail, and they scratched. # dry
B: I've never had one before. # looking down at it
A: {way == "straight":We only went up and asked.|{way == "notice":It was {g}. We only let {g_them} finish.|We only did it again, with {tool}.}} # looking down at it
B: I know. But it catches the light. # turning a little
A: Where's {h}? I'd have thought that {h_they}'d be in front. # looking round
B: At the back. Look. {h_they_cap} is the only one not clapping. # low

=== findout_cheer_comic ===
# step: cheer
# skeleton: wrong_question
# tone: comic
# title: Carried
N: They told everybody, and before they had got to the end of it they were being carried. # quick
A: We're very heavy! We can walk! # from high up
W: The finest heads in {place_of}! # from underneath
B: {way == "straight":We only went up and asked!|{way == "notice":It was {g} who saw it!|It was {tool} that did it!}} They've got me upside down! # from lower down
A: They mean it well! Wave! # from high up
B: With what? I'm holding on to a beard! # from lower down
N: They went three times round {spot}, and then somebody hung a medal on each of them, cut from the lid of a tin. FOUND OUT, it said. {b}'s was put on while {b_they} was still the other way up, and said it to {b_their} chin. # dry
A: Can you see {h} anywhere? I wanted {h_them} to see this. # from high up
B: I can see {h_their} feet. They're going the other way. # from lower down
A: Going? # puzzled
B: Slowly. I'd have said they were feet with something the matter. # thoughtful

=== findout_cheer_quiet ===
# step: cheer
# skeleton: wrong_question
# title: A Great Weight Off
N: The news was round before they were. By the time they got to {board} people were already telling it to them. # dry
W: Have you heard? It was {foe}! And there was nothing in it! # shaking them by the hand
A: We have heard. {way == "straight":It was us who went up and...|{way == "notice":It was us who let {g}...|It was us who did it again, with...}} # modest
W: It's a great weight off. I slept, just now, standing up. # shaking the other hand
B: They've only just been told, and already {stake_fixed}. Look at them. # amazed
N: Somebody had cut two medals from the lid of a tin, with FOUND OUT on them, and they were pinned on in the middle of it all, and were sharp at the edges, and felt splendid. # warm
A: Let's go and show {h}. It was {h_their} question. # glowing
B: There {h_they} is. By {hide}. # pointing
A: {h_call}! We did it! We know! # calling
N: {h} had turned and looked at them. They would both have said, afterwards, that it was the look of somebody whose umbrella has been taken away. # still

=== findout_odd_cup ===
# step: odd
# skeleton: wrong_question
# needs: clue=cup
# title: More About It
A: We know {ask}! It was {foe}, because {answer_short}, and it's over! # happy
H: Over? Oh no. It can't be. There must be more to it than that. # white
B: There isn't. We looked. # happy
H: Then look again. There's whether {foe_they} had help. There's what the time was. They've left off talking about {x}, all of them. They're going home! They're all going to start dropping in! # low, quick
A: Isn't that what you wanted? # puzzled
H: Yes. Of course it is. Well done. I'm very pleased. Don't come home with me, it's not tidy. # kissing the air by their heads
N: {h_they_cap} went. {h_they_cap} had two loaves under {h_their} arm, and went fast. # plain
B: {h_they_cap} can't eat two loaves. # slow
A: Perhaps {h_they} was hungry twice. # slower

=== findout_odd_bag ===
# step: odd
# skeleton: wrong_question
# needs: clue=bag
# title: A Bit Longer
A: We know {ask}! And it was {foe}, as they all said, only not for what they said! # happy
H: So soon? I thought you'd be at it to the end of the week. # not happy
B: Aren't you pleased? # thrown
H: I'm proud as anything. It's only that they were all so taken up with it. You could come and go. You could, you know, see to things, and nobody'd look. # low
A: What things? # puzzled
H: This and that. I don't suppose you could unfind it? Till the day after tomorrow? # light
B: Unfind it? # faint
H: It's a joke. Well done. That's a lovely medal. Stand up straight, the pair of you, and let me look at you. # too long
N: {h_they_cap} looked from one of them to the other, slowly, like somebody who has been told that there will be questions. # quiet
A: What was that for? # when {h_they} had gone
B: I don't know. I felt as if I'd been packed. # slow

=== findout_odd_labels ===
# step: odd
# skeleton: wrong_question
# needs: clue=labels
# title: What Was It You Found?
A: We know {ask}! It was {foe}, and it took ten minutes, and it's over! # happy
H: That's wonderful. What is? # kind
B: {x_cap}. What you asked us. # laughing
H: Of course. {x_cap}. Wonderful. So nobody'll be talking about it any more. # slower
A: Not after today! # happy
H: What will they talk about? They'll talk about ordinary things, I suppose. Somebody's birthday. Whose turn it is. What I said to them on Monday. # looking at the crowd
B: Is that bad? # less happy
H: It was so nice to have only the one thing. Everyone knew it, and everyone said it over and over, and you couldn't go wrong. # low
N: Somebody called out to {h}, from quite near, by name. {h} smiled at them, very warmly, and put one hand in a pocket, and felt about there, and brought out a bit of paper, and looked. # still
A: Did you see that? # low
B: I saw it. I just don't know what I saw. # low
