// TURNED, episodes 3 and 4: q can do it, without having tried. way3=try, away, now; price=part, word, keep; end=begin, both, swap.

=== teach_go3_try ===
# step: go3
# skeleton: turned
# a: payer
# door: Try it the other way round, once
# style: kind
# recall: tried it the other way round, just once
# title: Just Once
# makes: way3=try
P: You have a go. You've never had {x} to yourself. # light
Q: Me? I'm the book. # laughing
P: You've sat there for all this time. It must be dull. Just once, for a change, so that I can see what it looks like from the side. # light
N: It was said so lightly that {q} looked up. {p} was smoothing the page of the book, over and over, where it was flat already. # quiet
Q: I'd only spoil it. I've never done it. I wouldn't know how to sit. # uneasy
P: You'd sit where I sit. It's warm.
Q: You're sure?
P: I'd like to see somebody else get it wrong. I've only ever seen me. # light
Q: Oh, well, if it's that! I can get it wrong for you. I'll do it with the noises. # relieved
N: So they changed places. It is odd how different a thing looks, from where one turns over. # still

=== teach_go3_away ===
# step: go3
# skeleton: turned
# a: payer
# door: Practise where no one can hear
# style: careful
# recall: practised where no one could hear
# title: On One's Own
# makes: way3=away
P: I'll do it by myself today. I'd sooner. You've been very good. # not looking at {q_them}
Q: Who'll turn over?
P: There's nothing to turn over. I know it by heart, all of the wrong parts. You have a rest. # gathering up the things
Q: I'm not tired. I like it. # left standing
N: {p} went as far as one could go, which was {far}, and shut what there was to be shut. It was very quiet without {q}. # flat
P: Again. From {x_part}. # to nobody
N: It was when {p} came back, by {way_there}, and earlier than {p_they} had said, that {p_they} stopped, outside {door}. Somebody was in there, doing it. # still
P: That's how I'd do it, if I could. But I'm out here. # whispered
N: {p} put one eye to the crack, and one ear, since it was hard to choose. # quiet

=== teach_go3_now ===
# step: go3
# skeleton: turned
# a: payer
# door: Do it today, before everyone
# style: bold
# recall: done it that same day, before everyone
# title: Without Waiting for the Day
# makes: way3=now
P: I'm not going to get any better. I'm only getting nearer. Call them in. I'll do it today, and then it'll be over, and I can have my supper. # brisk
Q: Today? You've not got past {x_part2} since Sunday! # appalled
P: Then they'll have had it as far as that.
N: So they were called in; not all of {place_of}, but a good many, with their hands still wet. {p} sat down in front of them. {q} stood at the side, with the book. # tense
P: I'd like to say that I've been at it since I was seven. In a manner of speaking. # bright
H: Sit up. # from the front, low
N: It began. It was better than it had ever been, up to {x_part2}; and there it stopped. One could have heard a hand dry. # still
P: I'll take that again. # bright
N: {p} took it again. And again there was the stop; only that, this time, at the place, somebody did the bit that was not there. It was quite soft. It was somebody who was thinking of something else. # hushed

=== teach_able_try ===
# step: able
# skeleton: turned
# needs: way3=try tune
# title: From the Side
Q: I've forgotten the noises. Let me see. You start so, with that. # sitting
N: And {q} did it. {q_they_cap} did it as one does up a coat, talking; {q_they} went by {x_part2} in the middle of a word, and came out at the far end, where neither of them had ever been. It had a clear round tone. # hushed
Q: And that's as far as it goes, I think. There isn't any more on the page. Was it bad enough? # turning about
N: {p} was sitting with the book, and had forgotten to turn over. # still
Q: What's the matter? I said that I'd be no good! I told you. # anxious
P: That was it. # with some trouble
Q: What was?
P: What it's meant to be. {lesson_cap}. You did it. You did it with your mouth full. # very even
Q: No, I never. I was just doing what you do. # frightened
P: It's not what I do. That's what I do, over there, all over {ground}. # very even
N: From {hide} came {noise}, and then, since there was nothing else to say, it came again. # quiet
Q: I'll never do it again. I'll forget it. I'll sit on my hands! # getting up too fast

=== teach_able_away ===
# step: able
# skeleton: turned
# needs: way3=away tune
# title: The Other Side of the Door
N: It went on, in there, from one end to the other. {p} stood and listened. It was like looking through somebody's gate at one's own garden, the year that it comes up. # hushed
P: {q}? # opening
S: crash
Q: I was tidying! It fell! It made a noise as it fell! # scarlet
P: It made all of them. In the right order. # very even
Q: I didn't mean to. It was only lying there, and you'd gone. I was missing it. I thought, I'll just do the place where the foot goes; and then I was at the end. # in a rush
P: How long have you been able to?
Q: I'm not able to! I only do it. # wretched
N: That was the worst thing that could have been said, and both of them looked at it. # still
P: I've been out there, at {far}, with {x} in my head. I did it a hundred and six times. # low
Q: I know. I could feel when you'd be stopping. # lower
P: You never so much as wanted it. It wasn't on your list. # nearly a whisper
Q: I haven't got a list. # as though it were a fault

=== teach_able_now ===
# step: able
# skeleton: turned
# needs: way3=now
# title: The Bit That Was Not There
P: Who did that? # turning
N: They had all turned. {q} stood at the side with the book beneath one arm; and {q_their} hands were still where they had been when they did it. # still
Q: I was only helping. It had stopped. I couldn't bear it to be stopped. # scarlet
H: Do the rest. # from the front
Q: No! It's {p}'s! # horrified
H: Do the rest, child. I've waited forty years to hear someone not notice that. # not loud
N: {p} got up. It was as if one had been asked to move along a bench. {q} looked at {p_them}, and {p} nodded; and so, standing, with the book falling slowly out from under the arm, {q} did the rest of it. # hushed
G: That's it. That's how it goes. I'd forgotten. # in tears
{ foe_talks:
  F: Dear me. And which of them has been learning it? # to the row
- else:
  N: Not even {foe} made any difference. It went through {foe_them}, like a spoon through soup. # quiet
}
Q: I'm sorry. # in the silence, to one person
P: Don't be. You'd have to be sorry for all of it, and it was lovely. # very even

=== teach_price_part ===
# step: price
# skeleton: turned
# needs: tune
# makes: price=part
# title: As Far as the Stop
P: You'll do it, on the day. I've thought. It'd be silly for it to be me. # to {noise}
Q: It's you that wanted it. It's your name up there. It's been in your lid since you were seven! # hot
P: They want to hear it. They don't want to hear who'd have liked to. # to {noise}
Q: I won't. Not without you. I've never started. I wouldn't know what to do with {x}, to start. I only ever come in where you've stopped. # hot
N: It was true, when one thought of it. Each time that {q} had done it, it had been because it was lying there, begun. # quiet
P: Then I'll start it. I do as far as {x_part2}; that's the bit I can do. And then I'll stop, as I always stop. And you go on. # slow
Q: And they'll all hear you stop.
P: Yes. That's what I've got, there's nothing wrong with it. It's the best stop in {place_of}. I've done it two hundred times. # low
Q: Everyone'll clap, at the end. It'll be for me. # ashamed
P: I know. I've seen it. I was at the side. # low

=== teach_price_word ===
# step: price
# skeleton: turned
# makes: price=word
# title: The Name on the Board
N: It was up on {board}, in {p}'s best hand: the word, and then the name. # plain
Q: Leave it. I'll say that I can't come. I'll be ill. I'm good at it. # begging
P: Are you going to be ill for the whole of your life? # reasonable
Q: If you'd like. # at once
P: I'd still know who it was that could do it. There'd be {x}, and there'd be you, with a thermometer. I don't want to be given it. You can't give a person number one. # low
N: {p} had a pencil. {p_they_cap} had told everybody. There was an old woman, on the other side of {place_of}, who was having a hat cleaned for it. # quiet
P: I gave my word that it'd be me. I'll have to go round to all of them and take it back. One at a time, at their doors, so that they can ask me why. # low
Q: What'll you say? # small
P: That there's somebody who's better. That it's the one who was holding the book. # crossing out, and writing
Q: You've spelled me wrong. # very small
P: I know how you're spelled. It's my hand that doesn't. # low

=== teach_go4_begin ===
# step: go4
# skeleton: turned
# a: payer
# door: Let one begin, and the other go on
# style: kind
# recall: let one begin, and the other go on
# title: Where the One Leaves Off
# makes: end=begin
N: It was full. They had put the last of them along {edge}, and one was on a bucket. In front, close together, stood two chairs. # tense
H: It only says that there'll be one of you. # with the list
P: It takes two. There's one to start it, and one to go on. # sitting down
Q: I can't feel my feet. # whispered, sitting
P: That's only everybody looking. You've never had that, have you? I've had it every night since I put my name down. You let it go on past you, like a cart. # whispered
Q: Do you mind very much? # whispered
{ price:
- "word": P: I've said it at forty-one doors. By the end I could say it with my mouth full. # whispered
- else: P: I've got my part. I want to do it so well that they can tell just where it isn't there. # whispered
}
Q: What if I can't go on?
P: Then I'll start it over again, and you'll see me stop, and you won't be able to bear it. I know you. # whispered
N: {p} lifted both hands. {q} had not brought the book. # hushed

=== teach_go4_same ===
# step: go4
# skeleton: turned
# a: bold
# door: Both do it at once
# style: bold
# recall: both done it at once
# title: Two Hundred and Seven
# makes: end=both
P: We'll do it together. All of it. You do it right, and I'll do it. # on the way in
Q: They'll see that one's right and one isn't. It'll look odd. # running to keep up
P: They can have it right from {h}, any day. I've been wanting this since I was seven. I never said that I wanted to be good at it. I looked it up. It only gives the thing. # striding
N: They had. It was in the lid: a number, and two dots. # plain
H: There's one chair! # as they came up
P: We'll stand. # moving it
{ price:
- "word": H: And you came to my door, and told me that it would be {q}. I'd got used to it. # with the list
- else: H: I was told that you'd stop in the middle. I've told people when to look sympathetic. # with the list
}
P: So I did. I'm not in it instead, I'm in it as well. # clear
Q: What do I do when you go wrong? # whispered
P: Go on. I'll catch you up. I always know where I'll be. # whispered
N: And they stood there, with their elbows touching, and each took the same breath. # hushed

=== teach_go4_swap2 ===
# step: go4
# skeleton: turned
# a: careful
# door: Swap places at the hard part
# style: clever
# recall: swapped places at the hard part
# title: At the Difficult Bit
# makes: end=swap
Q: There's just one place where you stop. So it's only there that it needs me. I'm there, you duck, I do it, and you come up on the other side. # with a diagram
P: They'd see.
Q: Not if something else happened. {g} could faint. # drawing {g}
P: I don't want them not to see. I've had it up to here with being seen only from the front. # firm
N: They marked the place upon {ground} with a bit of chalk. # plain
{ price:
- "word": P: I've told forty-one people that I can't do it. It's got so it hardly stings. I may as well let them see which bit. # low
- else: P: I said that I'd stop, and I'll stop. I never said I wouldn't start up again, afterwards. # slow
}
Q: And what do you do, while I'm doing that part? # low
P: Hold the book. # low
Q: There's no book.
P: Then I'll stand there, and look grave. I've seen it done. # low
H: Quiet, in front! # turning down the lamps

=== teach_act_begin ===
# step: act
# skeleton: turned
# needs: end=begin tune
N: There {x_was} {x}; there was {p}; and {p} began. Nobody had known that a beginning could be as good as that. It had been done two hundred times, and everything had been rubbed off it that was not beginning. # hushed
{ foe_talks:
  N: At the end of the row {foe} sat up. # dry
  F: That's rather... # and stopped
- else:
  N: There {foe_was} {foe}, on the stroke; and {p} heard, and went straight on. {p_they_cap} had never meant to get past the place today, so there was nothing to be afraid of. # plain
}
N: It came to {x_part2}, and stopped. There it hung, with all of {place_of} leaning in after it. # still
P: Now. # low
Q: I can't. It's too quiet. # whispered
P: Listen to it. Look how it's lying there. # whispered
N: {q} could not bear it. {q_they_cap} put out a hand, only to stop it from being stopped; and then {q_they} had gone by {x_part2} in the usual way, and stood in the middle, and there was {x_sound2}, clear, and as round as an egg. # warm
H: There. That's {lesson_ing}. # to {h_them}self
N: It ended. It was {q} whom they clapped, and {q} who looked about, quite wildly, for someone. # loud
P: I'm here. I'm at the side. We said that we'd {verb}. # calling
Q: You {verb_did}{till != "":, and before {till}|}! You did the part that I can't!{must_who != "" && must != "": And {must_who} was {must}!|} # calling back

=== teach_act_both2 ===
# step: act
# skeleton: turned
# needs: end=both tune
P: You take that side of {x}, and I'll take this. One. Two. # under the breath
N: They began. There was the one that was right, and there was the other, and up to {x_part2} no one could have said which was which. # hushed
{ foe_talks:
  N: {foe_cap} sat back. # flat
  F: Now we shall see. # content
- else:
  N: Then there {foe_was} {foe}, just as there had always been. # flat
}
P: Here's where I go. Don't wait! # whispered
N: {p} went wrong. One could hear it: {x_sound}, all by itself, off to the left. {q} did not wait. {q_they_cap} went on, but a shade slower, as one does who has heard somebody drop something on the stairs; and {p} picked it up, and came after, and was there, half a beat behind, and went through. # warm
Q: You're past it! You're past {x_part2}! # forgetting to whisper
P: I know! I've never been here! What comes now? # forgetting as well
Q: You go round, and then it's just downhill!
H: Hush! # in front, delighted
N: It was not clear, and it was not round. But it was in two voices, a thing which had not been heard there before, and they came to the end of it very nearly together. # glad
P: We said that we'd {verb}. # in the noise
Q: And we {verb_did}{till != "":, and before {till}|}. I did it properly, and you did it.{must_who != "" && must != "": And {must_who} was {must}.|} # in the noise

=== teach_act_swap2 ===
# step: act
# skeleton: turned
# needs: end=swap tune
N: {p} began, and it was good. People settled back. They were just thinking how easy it looked, when {p} came to the bit of chalk, and got up. # plain
P: This is the part of {x} that I can't do. Here's somebody who can. # clear
{ foe_talks:
  N: {foe_cap} {foe_was} half out of the seat. # dry
  F: I beg your pardon? # shocked
- else:
  N: Even {foe} seemed to be surprised, and left off; a thing that no one there could remember. # dry
}
N: {q} slid in from the one side as {p} went out at the other. For as long as it takes to do up three buttons it was done as it has been done by only two or three people, and a good many of those present stopped breathing. # hushed
Q: Mind out. I'm coming back. # low
N: And {q} got up, and {p} sat down, in the middle of a note; and went on with the rest, which {p_they} had never got so far as to practise. # tense
Q: You don't know this bit! Nobody's ever done this bit! # whispered
P: I've heard you. I was on the other side of the door. # whispered, doing it
N: It had a slip in it, and a place where somebody laughed; but it went to the end, and when it stopped it was because it was over. # glad
P: We said that we'd {verb}. # not getting up
Q: We {verb_did}{till != "":, and before {till}|}. There's just a join in it.{must_who != "" && must != "": And {must_who} was {must}.|} # holding no book

=== teach_after_part ===
# step: after
# skeleton: turned
# needs: price=part
N: They would not let {q} go home. They stood round {q_them} three deep, and asked what it felt like. {p} sat upon {edge}, and ate {food}. # quiet
H: Is there room? # sitting down
P: You'll miss {q_them}.
H: I've heard that sort before. It comes by itself, and it's very fine. I never before heard a person stop like that. # looking straight ahead
P: I couldn't help stopping. # dry
H: No more can the sea. I don't say it to be kind. I haven't got that kind of a face. There'll be one or two who wake up, in the night, and hear the place where you left it, with everything still to come. # gruff
P: I wanted the clapping. # honest
H: I know you did. You'd given it away before you came in. I saw you put it down. # getting up
Q: {p}! Come and tell them! They want to know how it starts, and I don't know! # calling, from the midst

=== teach_after_word ===
# step: after
# skeleton: turned
# needs: price=word
N: The next day {p} was stopped eleven times before noon. # dry
P: I thought that it'd be to say they were sorry for me. I'd got a nod ready. # low
Q: And what was it?
P: They wanted to tell me what they've crossed out. The old woman with the hat, she wanted to sing. She had her name down, for a hall. And then her sister opened her mouth. # wondering
Q: What did she do?
P: She took up hats. She says that they were all right, but you do notice them. And there's {g}, who could do it once, and let it go. And someone whose brother could swim. They've none of them ever told anyone. They saw me going round, from door to door, and they thought, there's one who says it. # low
N: They walked on. {q} kept looking sideways. # quiet
Q: Do you wish that I'd not been holding the book? # at last
P: On Mondays and Tuesdays. The rest of the time I like to hear it. # honest
Q: It's Tuesday. # anxious
P: I know. It's nearly over. # looking at the light

=== teach_change_start ===
# step: change
# skeleton: turned
N: The lid was on the table, with the list. {p} had a pencil in {p_their} hand, and was not using it. # plain
Q: You could cross it out. Number one. You did it, you were there. # leaning over
P: I did some of it. {price == "word":I've taken it back at eleven doors. At two of them they hadn't been listening.|I stopped where I said I'd stop.} I was thinking of putting a line through half. # considering
Q: Which half?
P: That's what's so hard. I do the beginning. I've been asked to begin things for nine people. {h} wants me to come and begin the soup. They say that they've never liked to. # slow
Q: You begin a thing, and see what comes of it. {stake_fixed_cap}. # turning the lid to the light
P: I began that, too. I only went up to it and said, well, somebody's got to. # modest
Q: What's this? There's a new one, at the bottom. "Number eleven: let {q} win at cards." # reading
P: That's private. # putting a hand over it
Q: You let me? # outraged

=== teach_change_h ===
# step: change
# skeleton: turned
# needs: tune
N: From {h}'s side, after dark, one could hear it as before. Only that nowadays {h} did not wait until they were out. # soft
A: It's not so grand. Hear that? {h_they_cap} went wrong. # listening
B: On purpose? # listening
A: I don't think so. {h_they_cap} laughed.
N: Then there were two of them at it. The second had no idea whatever. There was a thump, and somebody said that that had very nearly been it. # warm
B: That's {g}. {g} {g_is} having lessons, at {g_their} age. {g_theyre_cap} page one. # delighted
A: Do you remember how quiet it used to be? You could only hear people being able to. # slow
{ foe_talks:
  B: I met {one}, on the way. {one_they_cap} asked me, in strict confidence, what one does about the thumb. # low
- else:
  B: And listen to {foe}, out there. You'd say that {foe_they} {foe_was} joining in. # low
}
A: {stake_fixed_cap}, at any rate. {h} told me, through the wall. # settling
B: Shall we go and be bad at it for a bit? Before bed? I'll hold the book, or you can. # getting up
