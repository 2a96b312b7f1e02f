// SINCE, episodes 3 and 4: x can do it, and hides it. way3=ask, follow, count; price=promise, turn, keep; end=hour, fail, pupil.

=== teach_go3_ask ===
# step: go3
# skeleton: since
# door: Ask [x] straight out
# style: honest
# recall: asked [x] straight out
# title: A Straight Question
# makes: way3=ask
P: I'm going to ask you something, and you needn't be afraid of the answer. I'm a bit afraid of it myself. # sitting down by {x}
Q: Don't frighten {x_them}. # low
P: I'm not. Look at me. Can you do it? # gentle
N: {x_cap} looked at {p}, at {q}, and at the three cups that were put out. It was remarkable what a time it took. # quiet
{ x_talks:
  X: What, now? # playing for time
  P: Ever. At all. When there's nobody here. # gentle
  X: I don't see how I could tell, if there was nobody here. # very low
- else:
  N: Then {x_they} did it wrong. {x_they_cap} did it with great care, in the usual place, and looked up to see if that would do. # dry
  P: I didn't ask if you could do it wrong. I know you can. There's nobody to touch you. # gentle
}
Q: You've hurt {x_their} feelings. # low
P: I don't think so. I think that I've found them. # low
N: For {x} had begun, rather fast, to put away the cups. # still

=== teach_go3_follow ===
# step: go3
# skeleton: since
# b: bold
# door: Follow [x] in the night
# style: bold
# recall: followed [x] in the night
# title: Not Asleep
# makes: way3=follow
N: They lay down in their coats, and breathed like people who are asleep. {q} had put in a little whistle, at the end. # low
P: {x_theyre_cap} up. # whispered
Q: That could be for a drink of water. # whispered
P: {x_they_cap} went past the water. {x_theyre_cap} going by {way_there}, on tiptoe. I never taught {x_them} to tiptoe. # whispered
Q: You never taught {x_them} anything. That's what we're here about. # whispered
N: They went after. It was dark, and {cold} was out in it as well; and in front of them, now and then, there was {x_sound}. It was quick, and not at all like the one that went with lessons. It sounded as though it knew where it was going. # hushed
P: That's towards {far}. # whispered
Q: What would {x_they} want there? # whispered
P: We'll feel so silly if it's only a friend. # whispered
N: And then the sound left off; and they got down behind what there was, and looked. # hushed

=== teach_go3_count ===
# step: go3
# skeleton: since
# b: careful
# door: Write down each mistake
# style: careful
# recall: written down each mistake
# title: A Table of Errors
# makes: way3=count
A: I want it in columns. What went wrong, where, and how badly, out of ten. # handing over a pencil
B: That seems unkind.
A: It's only so we can see what to mend. Off you go! # calling, to {x}
N: They filled a sheet by noon. By evening they had four, and had spread them out side by side on {ground}. # plain
B: This can't be right. I've got nine every time. I never gave it an eight, or a ten. # low
A: And the place?
B: The same. To the width of my thumb. And look at the clock. It's twelve minutes in. It's always twelve minutes in. # low
A: What's so special about twelve minutes?
N: {b} turned back through the sheets, until {b_they} came to the small things, in the margin, which {b_they} had only put down to be thorough. # quiet
B: That's when you look at the time. Each day, at twelve minutes. You look up, as if you might be going to say that it'll do for today. # slow
A: And then?
B: And then it goes wrong. # very slow

=== teach_known_ask ===
# step: known
# skeleton: since
# needs: way3=ask
# title: It Was Only Small
P: If I said that it didn't matter. If I said, I only want to see. # low
N: {x_cap} stood for a while with {x_their} back to them. Then, without any run at it, and without so much as putting down the cup, {x_they} did it. It was only small. It was as if someone had been asked the way, and pointed. # hushed
Q: That was it. # after some time
P: That was all of it. With a cup. # in a whisper
Q: Since when? # low
{ x_talks:
  X: The second day. I woke up, and it was there. I came to tell you. And you'd put out the mat, and you said, now, we've got a long way to go, us three. And I'd never been an us three. # very low
- else:
  N: {x_cap} went to where the mat was rolled, and felt about inside; and drew out the first of the paper cups, from the very beginning. There was a two on it, in chalk. # quiet
  P: That's from the second day. I numbered them. # slow
}
P: All those weeks! With the chalk! I've been lying awake, thinking of other ways to say it! # getting up
Q: And {x_they} got it wrong for us, every single day, so that we'd have a reason to come. # low
N: {x_cap} had let {x_their} head hang, like somebody at the end of a good holiday. # soft

=== teach_known_follow ===
# step: known
# skeleton: since
# needs: way3=follow no-learns=letters
# title: By Heart
N: There was hardly any light, but it does not take much. {x_cap} did it. {x_they_cap} did it as one eats when one is hungry, twice over, without looking; and then slowly, for the taste. # hushed
Q: {x_they_cap} can do it. # whispered
P: {x_they_cap} can do it in the dark. # whispered
Q: That's better than {h}. That's better than anyone. How long {x_has} {x_they} been able to do that? # whispered
P: One doesn't get like that in a night. That's been weeks. # whispered
N: {x_cap} had stopped. {x_they_cap} went over to one side, and stood up two sticks, with a stone on the top of each; and one of the stones had been given a scrap of something for a collar. It was {p}'s sort of collar. # quiet
Q: That's us. # whispered
N: {x_cap} came back to the middle, looked at the two sticks, and did it wrong. {x_they_cap} did it very thoroughly, at the usual place; sat up; and waited, with {x_their} head to one side, for somebody to come and explain it. # soft
P: {x_theyre_cap} practising. # whispered
Q: Practising what? # whispered
P: Needing us. # barely

=== teach_known_count ===
# step: known
# skeleton: since
# needs: way3=count
# title: Twelve Minutes
P: We'll try something. You watch {x_them}, and I'll not look at the time at all. I'll look at {noise}. # low
N: It got to be ten minutes. It got to be eleven. At twelve {p} gazed at {noise}, and {x}, who had been watching {p_them} and nothing else, went clean past the place, and on, and out at the other end. # hushed
Q: {p}. # low
P: Has it gone wrong? # not looking
Q: It's gone right. # low
N: {x_cap} stood there. {x_they_cap} looked back along the whole of it, like a person who has walked by {x_their} own house. Then {x_they} saw their faces, and sat down, with {x_sound}; and it was too late by a good way. # quiet
{ x_talks:
  X: That was beginner's luck. # faint
  P: How many times have you had it? # gentle
  X: Every day since the second. I had it before you were up, mostly. Then I'd wash, and come and not. # fainter
- else:
  Q: You knew all the time. You've been getting it wrong by the clock. # amazed
  N: {x_cap} pulled the mat over {x_their} head. It was not large enough. # soft
}
P: But why? It must have hurt! # upset
Q: It says here. At twelve minutes {p} looks up, as if it might be over. # holding out the sheet

=== teach_price_next ===
# step: price
# skeleton: since
# needs: way3=ask,count
# makes: price=promise
# title: Something Else by Then
Q: {x_they_cap}'d have to do it in front of everyone. And then that's that. It's done. There's no more lessons. # low
P: And so {x_they} won't.
Q: Would you? # plain
P: Then there'll have to be another thing, as soon as this is done. I'll think of one. And when {x_they} can do that, one more. # low
Q: You? You like a thing to be finished. You like to draw the line, and go home. You hum. # doubtful
P: I know what I like. I'm promising it, not liking it. Something new to be bad at, every week, at the same hour. I'll have to find things that none of us can do. # low
Q: And you won't tell {x_them} that you've got a cold. # slow
P: I shan't have a cold. I'll come with it. # to {x}
{ x_talks:
  X: And what if I can do it straight off? # from under something
  P: Then I'll have chosen badly, and you'll have to teach me. # firm
- else:
  N: One eye came out from where {x} lay, and looked {p} up and down, and stayed out. # soft
}

=== teach_price_turn ===
# step: price
# skeleton: since
# needs: way3=count,follow
# makes: price=turn
# title: The Other Chair
Q: It's our turn, if you think of it. {x_cap} {x_has} been the one who couldn't for all this while. {x_they_cap} got it wrong ninety times, to be company for us. # low
P: So what do we owe {x_them}? Ninety? # dry
Q: I'd think one of us ought to be the one who can't. For as long. So that {x_they} {x_has} somebody to come early for. # slow
P: There's nothing I can't do. That's to say, there's nothing that I do. # stiff
Q: There's {p_fear}. # mild
P: No.
Q: You've gone round it as long as I've known you. # mild
P: {p_fearline} # low
Q: Well, then. There's your lesson. And there's somebody who's really good at being bad at it. # gentle
N: {p} looked at {x}. It was a long way down from where one stood to explain to where one sat to be told. # quiet
P: Every evening? # very low
Q: You'd be in the middle. You'd get the good side of the mat. # low

=== teach_price_keeps ===
# step: price
# skeleton: since
# needs: way3=ask,follow
# makes: price=keep
# title: Till I Come Back for It
P: We'll just tell {x_them} that we'll still come. That's all it wants. # sure
Q: People say that. I've said it. I said it to a whole boat once, with handkerchiefs. # low
P: I'd mean it.
Q: They all mean it. {x_they_cap}'d sit out there with three cups, and we'd mean it, at home. # low
N: {x_cap} had gone back to putting things away. # quiet
P: Then I'd have to leave something. Something that I'd be bound to come for. # slow
Q: Not a hat. You'd never come back for a hat.
P: No. # and did not go on
N: It was {p_keep}. {p} took it out and set it upright in the middle cup, where {x} could not help but see. # still
P: {p_keepwhy} I've got to look at it every day. So I'll have to come where it is. # to {x}
Q: And if {x_they} never {x_they == "they":give|gives} it back? # low
P: I don't get it back. It's not for that. It lives here now, and I visit. # with an effort

=== teach_go4_hour ===
# step: go4
# skeleton: since
# a: payer
# door: Say that the lessons go on
# style: honest
# recall: said that the lessons would go on
# title: The Usual Hour
# makes: end=hour
P: I'm going to say it in front of everyone, because then I can't have meant something else. # getting up on {edge}
N: {crowd_cap} had come, and sat. {x_cap} stood in the middle with {x_part} drawn in, as one stands to have a tooth out. # plain
P: You've all come to see if {x} can do it. Well, I don't care. I mean that I do. But whatever comes of it, there's a lesson tomorrow. # loud
H: In what? # calling
P: I don't know yet! It's at the same time, on the same mat, with the same people. It'll be tomorrow, and the day after, and when it's wet. # loud
Q: You'll have to put it up on {board}. # low
P: I have. It's where it said, the end. # low
{ x_talks:
  X: What if I can do it? # not very loud
  P: Then you can do it. And it's at the usual hour. # to {x}, alone
- else:
  N: {x_cap} looked over to {board}. One could see {x_them} spell it out. # quiet
  P: The usual hour. Whichever way it goes. # to {x}, alone
}
N: Something let go at the back of {x_whose} neck. # soft

=== teach_go4_fail ===
# step: go4
# skeleton: since
# door: Let [x] do it badly, on purpose
# style: kind
# recall: let [x] do it badly, on purpose
# title: As Badly As You Like
# makes: end=fail
Q: You don't have to do it. # low
P: {q}! There's all of {place_of} out there, on chairs! # low
Q: {x_they_cap} can go out and do it wrong. At the usual place, with that noise. # low
N: {x_cap} looked up, in the corner by {hide}. # quiet
Q: And then we'll all three go home, and it'll be said that we're no good. And tomorrow we'll be here. # to {x}
P: They'll say that I can't teach. I told them it was easy. # after a struggle
Q: They'll say it either way. You've got chalk in your hair. # kind
P: All right. As badly as you like. I'd only ask you not to hang your head, because I can't watch it now that I know. # to {x}, gruff
{ x_talks:
  X: You'd let them laugh at you? # slow
  P: I expect that I'd hear it. # gruff
- else:
  N: {x_cap} came out, and stood for a little in front of {p}, looking up; and with {x_part} took off some of the chalk. # soft
}
N: And then {x} went out to them, with nobody calling. # still

=== teach_go4_pupil ===
# step: go4
# skeleton: since
# door: Give [x] a pupil
# style: clever
# recall: given [x] a pupil
# title: The One with the Towel
# makes: end=pupil
Q: Who is there who can't do it? # looking about
G: Don't look at me. # behind the towel
P: You've sat through all of them. Ninety lessons. Have you never wanted to? # coaxing
G: I've wanted to so much that I bought the towel. But I'm not the one that it's for. # low
N: {x_cap} had turned round. {x_they_cap} looked at {g}, and at the towel, as if it had never come into {x_their} head that there might be a person at the end of it. # quiet
Q: {x_call}, {g} can't do it. And {p} here is no use, {p_they}'d only explain it. There's nobody to show {g_them}. # with a great sigh
P: That's true. I'd explain it for a week. # catching on
N: {x_cap} had taken hold of one end of the towel, and was pulling; and as {g} had the other, {g} came too, out into the middle. # warm
G: What am I to do? # alarmed
Q: I think it's your first lesson! # calling
G: In front of people? # more alarmed
P: {x_they_cap}'ll have to show you! You'll never get it from being told! # calling

=== teach_act_hour ===
# step: act
# skeleton: since
# needs: end=hour learns=body,sound,other
N: {x_cap} went to the place, and looked at the two of them, and did it. # hushed
{ foe_talks:
  N: {foe_cap} had brought something to read, and let it drop. # dry
  F: Oh. # in spite of everything
- else:
  N: There {foe_was} {foe}, too, as always; and for once it made no more difference than a clock. # plain
}
N: It had been worn smooth, all those nights, with nobody by, and it came down on {x_sound2} like a word at the end of a line. One could have heard {g} hold the towel. # soft
H: So that's {lesson_ing}. Where did {x_they} keep it? # into the silence
P: At home. # very proud
{ foe_talks:
  F: That was never taught in a week. I know what's done in a week. # narrow-eyed
  Q: No. It was taught in a day. The rest was for us. # honest
- else:
  Q: Look at that. {x_they_cap} never even looked round for {foe}. # low
}
N: People got up on their chairs. {x_cap} came through all of them to {board}, to see what it said. # warm
P: It says tomorrow. I'd tell you if it didn't. We said that we'd {verb}. # low
Q: {verb_did_cap}. Weeks ago. It was us that took so long.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_fail ===
# step: act
# skeleton: since
# needs: end=fail learns=body,other
N: It went well; it went almost too well, as it always did, up to the place. {p} had shut both eyes. # tense
Q: {x_theyre_cap} nearly there. That's where {x_they} {x_they == "they":fall|falls}. # whispered
{ foe_talks:
  N: In front {foe} leaned forward. # flat
  F: Here it comes. I've got a penny on this. # content
- else:
  N: And {foe} {foe_was} there, just at the spot, where a fall would look its worst. # flat
  Q: It would be there. # whispered
}
N: {x_cap} came up to the place. {x_they_cap} put out {x_part}, and stopped. {x_they_cap} looked round, to where {p} was, with {p_their} eyes shut. # still
Q: Look. Look now. # whispered
P: I can't. # whispered
Q: {x_theyre_cap} not going to. # whispered
N: And then {x} did it. {x_they_cap} did all of it, as easily as in the dark; and one saw that {x_they} would rather have fallen, for it was a good fall. # soft
{ foe_talks:
  F: That's my penny. # sour
}
P: Why did you? You didn't have to! # running out
{ x_talks:
  X: You'd got your eyes shut. I didn't like it. # gruff
- else:
  N: {x_cap} rubbed away the rest of the chalk. # soft
  Q: {x_they_cap} looked at you first. You'd got your eyes shut, and {x_they} couldn't do it to you. # low
}
P: We said that we'd {verb}. # hoarse
Q: And we {verb_did}, or somebody did. I'll be here tomorrow. Will you?{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== teach_act_pupil ===
# step: act
# skeleton: since
# needs: end=pupil learns=body,other
N: {g} stood where {g_they} had been put. {x_cap} looked {g_them} over, took away the towel, and moved one foot out by an inch. # dry
G: I can't see how it goes! Somebody'll have to do it for me! # with feeling
N: So {x} showed {g_them}. It was done slowly, so as to be clear; there might have been nobody else there. It was whole from end to end. # hushed
H: But that's {lesson_ing}! {x_theyre_cap} doing it now! # on a chair
Q: Don't tell {x_them}! # hissed
{ foe_talks:
  N: {foe_cap} stood up to see. # dry
  F: That's got to be the twin. # baffled
- else:
  N: Somewhere behind, {foe} had come, and {foe_was} taken no notice of by anyone. # dry
}
G: Again? I was watching the foot. # humble
N: {x_cap} did it again. {x_they_cap} did it nine times. And at the ninth, just a hair after {x}, in boots: up went {g}. # warm
G: Was that anything? # afraid to look
P: That was all of it! # with a yell
G: It can't have been. I'd have noticed. # sitting down, shaken
Q: We said that we'd {verb}. # laughing
P: We {verb_did}{till != "":, and before {till}|}. And that's two, and there's a whole row in front that looks as if it'd like to.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_after_promise2 ===
# step: after
# skeleton: since
# needs: price=promise
N: The first new thing had been chosen with care. It was yodelling. # dry
Q: Why that? # looking at the book
P: Nobody here can do it. I asked. {h} said that {h_they} could, and then {h_they} did. # setting out the mat
Q: And you can't?
P: I promised something that I'm bad at. I tried it, in the night, with a pillow. I'm so bad that I had to sit down. # low
N: {x_cap} {x_was} there already. There were the cups; and there was a fourth for {g}, who had only come to bring back the mat, and had a towel. # warm
P: Now. There are three things to it. # out of habit
Q: No explaining.
P: No. I don't know what they are. I just know that there are three. Who'd like to be wrong first? # sitting down
{ x_talks:
  X: Can I be wrong last? I'd like to hear what there is. # thoughtful
- else:
  N: {x_cap} made a noise. It was so good that they all looked at {x_them}. {x_they_cap} thought again; and made one that was worse. # dry
}
P: I saw that. # stern
Q: Let {x_them}. It's a good noise. # pouring

=== teach_after_turn ===
# step: after
# skeleton: since
# needs: price=turn learns=body,other
N: At the usual hour {p} came, very slowly, and found two who were waiting. # plain
P: I've got rather a throat. # hopeful
Q: Sit in the middle. # kind
N: It was to do with {p_fear}. They began with only the word. {x_cap} had a piece of chalk. # dry
P: What's that you're drawing? Is that me? # in alarm
Q: That's you, and that's the mat.
P: I look so far away from it. # faint
{ x_talks:
  X: It hasn't got to be today. We go at it a bit, and then you fall over, and there's {food}. # earnest
- else:
  N: {x_cap} showed {p_them}. One went up to it, not far; and then one let one's {x_part} go from under one, with {x_sound}, and sat there until somebody came. It did not look difficult. # soft
}
P: Just fall over? Is that all it is, the first day? # looking at the mat
Q: That's all it's been any of the days. # fair
N: {p} went up to it, not far; and sat down, with a bump. They both came. # warm
P: Oh. # surprised

=== teach_after_keeps ===
# step: after
# skeleton: since
# needs: price=keep
N: It was a wet sort of evening, and there was nobody about, and {q} had supposed that {q_they} would be the only one. # plain
Q: You came. # shaking out a sleeve
P: I've got to look at {p_keep}. I told you. I can't sleep if I don't know which way up it is. # stiff
Q: It's in the cup. It's the way up that it was yesterday.
P: So it is. # looking, for no time at all
N: It had been dusted. Beside it somebody had laid a bit of {x_left}, so that it should not be lonely. {p} took off {p_their} coat. # soft
Q: I thought you'd only come to look. # mild
P: I'm here now. It'd be a waste. # sitting down
{ x_talks:
  X: You can take it home, if you like. I asked it. It doesn't mind which. # passing a cup
  P: No. Then I'd have no reason. # low
  X: You'd have two others. # puzzled
- else:
  N: {x_cap} picked {p_keep} out of its cup, and held it out to {p}; and when {p} shook {p_their} head, {x_they} put it back, and turned the cup so that it could see all three of them. # soft
}
Q: What's the lesson tonight? # leaning back
P: I don't think we've got one. # leaning back

=== teach_change_row ===
# step: change
# needs: no-vast
# skeleton: taught since
N: There had to be more chairs. It had got about that a person might come who could not do it, and that there was {food}. # warm
H: {price == "row":There are nine more come off the other list.|{price == "keep":They all ask to see {p_keep}, and it's let be seen.|{price == "promise":They've heard what {p} promised, and they want to watch.|They've heard who sits in the middle now.}}} I put them in rows, and they keep on moving them round. They want to see each other do it wrong. # with a chair on each arm
A: Who's come?
H: Who hasn't? There's the one who can't whistle. There's somebody at the back who's eighty, and says that it's to do with a bicycle. # lower
B: And who's teaching them?
H: They are. That's what's so noisy. Each one can do what some other one can't. It goes round. # with wonder
N: In the midst stood {x}, doing it for anyone who asked. # warm
A: What's different? There's something. # listening
B: It's that {stake_fixed}. # simple
H: Would either of you know how you fold a sheet? By yourself? I've always had to say that I'd a bad arm. # in a rush

=== teach_change_foe ===
# step: change
# needs: foe=talks,mute
# skeleton: taught since
N: {foe_cap} came last. {foe_talks:It was late, and the chairs were up.|Nobody had thought of that, and nobody knew where to look.} # quiet
{ foe_talks:
  F: I'm not here for any reason. I happened to be going by. # at {door}
  A: We've finished for today. # wary
  F: I supposed that you would have. I waited till you had. # looking at the mat
  B: Did you want something?
  F: It isn't that I can't. I want that understood. It's that I've never been seen to, and there comes a time when one doesn't like to begin. # very stiff
  A: Which part is it that you don't like? # after a pause
  F: The place where one stops. Just before it. # hardly audible
- else:
  A: {foe_they_cap} {foe_plural:come|comes} every time. I thought that it was to spoil it. # low
  B: What if it's the only lesson {foe_they}'d ever heard of? # low
  A: You think that {foe_they}'d like to? # staring
  N: {one_cap} had stopped where nobody was; and, small and rather crooked, there was something like a try at it. # hushed
  B: {one_they_cap} {one_was} doing what {x} did, the first day. # in a whisper
}
A: Put out the mat again. {price == "row":There's room on the list.|{price == "keep":And put {p_keep} where it can be seen.|{price == "promise":We're promised, anyhow.|There's room next to {p}.}}} # low
B: So {stake_fixed}, and we've got one pupil more. # low

=== teach_change_gentle ===
# step: change
# skeleton: taught since
# needs: learns=body,other no-vast
# tone: gentle,eerie
N: In the end there was just the place, by itself, with nobody doing it. # soft
A: It looks so ordinary. You'd never think that you could stand there for years. # low
B: Did you count how often {x_they} fell? # low
A: I stopped at ninety. It got to be like {noise}. You'd only have noticed if it hadn't come. # low
N: It did not come. They listened for it, and there was only {noise}, and {foe}. # very soft
B: I miss it a bit. # low
{ x_talks:
  X: I can still fall. If you'd like. I don't mind. # sleepy, from the other side
  A: No. You go to sleep. # soft
- else:
  N: Out of the dark, from {x_whose} side, came {x_sound}; a quite small one, as a kindness. # soft
}
B: {h} told me that {stake_fixed}. I forgot that it was partly for that. # drowsy
A: So did I. What's the thing that you can't do? You never said. # drowsy
B: I can't stay awake till you've gone off. I've never once done it. # nearly gone
A: I could teach you. It's quite... # and that was all
