// TAUGHT, episodes 3 and 4: p has never been able to do it. way3=show, sit, past; price=row, keep, promise; end=tell, swap, both.

=== teach_go3_show ===
# step: go3
# skeleton: taught
# needs: no-learns=manner,quiet
# door: See how the teacher does it
# style: bold
# recall: made the teacher show how it is done
# title: Go On, Then
# makes: way3=show
Q: It isn't late, it isn't cold, and I've asked your knee, and it's well. Give me your coat. # holding out an arm
P: This is ridiculous. # handing over the coat
Q: Then it won't take long. There's where you do it. There's {x}, in the front row. And I'm holding the coat. # firm
N: {p} walked out to the place. It was about twelve steps. At the end of them {p_they} turned round, as people turn round on stairs. # still
P: I'd usually have somebody count me in. # calling
Q: One. Two. Three.
P: Slower! # calling
Q: One.
N: {x_cap} had come to the very edge of where {x_they} sat. {p} lifted both hands. {learns == "letters":There was a page in them, and it|One of them} was seen to be shaking; and they stayed up there, in the air, for such a time that {noise} came to the end of what it was doing. # hushed
Q: Two. # very low
P: Could you not look? # calling, in another voice

=== teach_go3_sit ===
# step: go3
# skeleton: taught
# door: Sit with [x] and teach nothing
# style: kind
# recall: sat with [x], and taught nothing
# title: Nothing on Tuesday
# makes: way3=sit
P: There's no lesson today. I've run out of ways to say it. # sitting down by {x}
Q: Then what do we do?
P: Nothing. I thought that we'd do it all three together. # low
N: They did nothing. {x_cap} waited for it to turn into something, as it always had. By and by {x_they} saw that it would not, and leaned. # quiet
Q: It's nice, with nobody explaining. # drowsy
P: I talk too much. I could hear it, all last week. I went round and round it, like a cat round a bath. # low
{ x_talks:
  X: I don't mind. I like the way you say it. I only can't see what it's for. # kind
  P: What don't you see?
  X: Well, you say how it goes. And then you look at it the way I do. # simple
- else:
  N: {x_cap} put up {x_part}, and laid it against {p}'s cheek, which was hot; and kept it there; and looked, not at {p}, but out to where the thing is done. And then at {p} again. # soft
}
P: What? # quick
N: Nobody said anything. {p} sat quite still, like somebody who has been asked for a ticket. # quiet

=== teach_go3_past ===
# step: go3
# skeleton: taught
# door: Ask [h] who taught the teacher
# style: careful
# recall: asked [h] who had taught [p]
# title: Before Their Time
# makes: way3=past
Q: If I knew how {p} learned it, we could do the same for {x}. You were there, {h}. Who was the teacher? # settling
H: Of what? # looking for {h_their} page
Q: It. {lesson_ing_cap}. {p} has always been able to do it.
N: {h} shut the book, with a finger in it; and then without the finger. # quiet
H: There was a summer that we all learned. It was one after another, like measles. # slow
Q: And {p}? Early or late?
H: {p} had a cold. That was the first week. Then it was a sprain. And after that we could all do it, you see, so nobody was looking. # slower
Q: But later on. In the autumn. # less sure
H: I suppose so. One thinks, so-and-so can do that, and then one just goes on thinking it. You don't ask to see. It'd be like asking to see if they'd got feet. # troubled
P: Is that my name I hear? # coming in with {x}
N: Neither of them answered. They were both, without meaning to, looking at {p}'s feet. # dry

=== teach_truth_show ===
# step: truth
# skeleton: taught
# needs: way3=show no-learns=letters,manner,quiet no-vast
# title: The Count
Q: Three. # very low
N: Nothing happened. {p} stood there with {p_their} arms up. # still
P: I can't. # calling
Q: What's wrong? Is it the knee?
P: It isn't the knee. I can't do it. I never could. # not calling
Q: But you've always... # stopping
P: I've always said so. I said it when I was little, to get out of being watched; and people were so quick to believe me. By the time I saw that I might have learned it, I was somebody who could. You can't go and have lessons in a thing that you can do. # low
Q: And you taught it! You stood up there with a chalk! # staring
P: I know it all. I've read everything. I know it better than anybody who can do it. There's just a place, at the start, where you've got to... and I look at it. # very low
N: {x_cap} had got up. {x_they_cap} came all the twelve steps, and took {x_their} stand beside {p}, facing the same way; and put {x_part} up in the air, too, next to {p_their} hands. # hushed
{ x_talks:
  X: That's just where I stop. Isn't it high? # friendly
- else:
  Q: {x_theyre_cap} showing you where {x_they} {x_they == "they":stop|stops}. It's the same place. # low
}

=== teach_truth_sit ===
# step: truth
# skeleton: taught
# needs: way3=sit no-vast
# title: All Three
P: I can't do it. # to {x}
Q: What can't you do? # half asleep
P: It. Any of it. I was told that I could, when I was about so high, by somebody who'd mixed me up with my cousin. I thought I'd look it up, and do it by Monday. I've been meaning to put that right ever since. # level
N: {q} was no longer half asleep. # still
Q: You said that there was nothing easier. You said it twice. # faint
P: I've always been good at that part. # wretched
Q: Did {x} know?
{ x_talks:
  X: I saw on the first day. You go right up to it, and then you tell people about it. That's how I do it. # apologetic
  P: And you never said a word? # staring
  X: You were so kind about mine. # simple
- else:
  N: {x_cap} got up. {x_they_cap} went to the place with a firm step, stopped just short of it, felt for a pocket, whether there was one or not, and looked sideways to see who was looking. It was {x}. It was also, in each particular, {p}. # dry
  Q: {x_theyve_cap} known the whole time. # slow
}
P: I've been teaching {x_them} to be me. # low
Q: {x_they_cap} {x_was} coming on so well, too. # not able to help it

=== teach_truth_past ===
# step: truth
# skeleton: taught
# needs: way3=past no-vast
# title: A Cold, and Then a Sprain
Q: {p}. What was it that you had, that first week? # mild
P: When?
H: It was a cold. I brought you a lemon. # from the chair
P: Oh, that. Yes. # very casual
Q: And then it was a sprain. And what came after that?
N: {p} looked from one to the other. # quiet
P: After that there was nothing the matter with me at all. I used to go there, after dark, when you'd all gone in. I stood. And then I'd come home and say that I'd had a lovely time. # low
H: You never learned it? # not loud
P: I learned what everybody said about it. I've got it all. I could do you the whole of it in chalk. # low
Q: And then somebody came and asked, and you said, I've always been able to. # slow
P: It was out before I'd looked at it. It's what I always say. It's as smooth as a stone. # wretched
{ x_talks:
  X: I'm so glad. I thought that it was only me. # in the silence
- else:
  N: It was {x} who moved. {x_they_cap} went across to {p}, sat down beside {p_them}, rather closer than there was room for, and let out {x_sound2}, like someone who has been alone with a thing for a long time. # soft
}

=== teach_price_row ===
# step: price
# skeleton: taught
# needs: way3=past,show no-vast
# makes: price=row
# title: The Smallest First
H: There's a class. I'm bound to tell you, since I've never taken it off {board}. For those who'd like to begin. # careful
P: How old are they, in it? # after a moment
H: The eldest will be six. She's left, I think. It's the little ones now. They start at the front, by size. # careful
Q: {x_cap} could go, too. # low
P: I'm on the other list. "Those Who Can." I'm third from the top. My name's been up there so long that the paper's gone brown round it. # low
H: You'd have to come off that. I can't have you on both. # unhappy
P: They'd see it. The day that I do it, they'd all come by and see the white bit, where I was. # low
Q: They'd see {x} on the other one. Right by the side of you. # low
P: Have you got something to rub out with? No. Give it to me. It's my name. # holding out a hand

=== teach_price_keep ===
# step: price
# skeleton: taught
# needs: way3=show,sit no-vast
# makes: price=keep
# title: What a Teacher Gets
P: There's one person here who knows what it's like to stand at that place, and has got any further. # low
Q: Who's that?
P: {x}. {x_theyve_cap} fallen over the other side of it about ninety times. I never have. I've only ever stood. # low
Q: So you want {x_them} to teach you? # slow
P: If {x_they} would. I'd have to do it properly, though. You don't have lessons for nothing. # feeling in a pocket
N: And out of the pocket came {p_keep}. {p} looked at it, back and front. # still
Q: You can't give that! You're never without it! # shocked
P: {p_keepwhy} # low
Q: Then give something else. Give {x_them} {food}. # pleading
P: I've told {x_them} how it's done for all this time, and not one word of it was worth anything. I'd like to hand over something that is. # low
N: {x_cap} took it. {x_they_cap} did not know what it was; but {x_they} saw {p}'s face, and took it with everything that {x_they} had to hold with. # soft

=== teach_price_promise ===
# step: price
# skeleton: taught
# needs: way3=sit,past no-vast
# makes: price=promise
# title: Me First
P: I know why {x_they} {x_they == "they":stop|stops} there. It isn't the thing itself. It's that {x_they} {x_they == "they":go|goes} first, and there's everybody, with their kind faces. # low
Q: They are kind.
P: That's what's so awful. If they'd throw something you could duck. # low
Q: Well, somebody's got to go first. # practical
N: {p} did not say anything for so long that {x} turned round to see if {p_they} had gone. # quiet
P: I will. Before {x}, every time. Every evening, with everyone there, till {x_theyve} got used to it. I'll go out, and I'll do it as badly as it can be done. Then whatever {x} {x_plural:do|does}, it'll be an improvement. # low
Q: You? You don't so much as sing when there's somebody in. # amazed
P: I know.
Q: They'll laugh. They all think that you can do it. They'll be holding on to each other. # honest
P: You needn't describe it. I've said it. I promise. Me first, and worse. # to {x}
{ x_talks:
  X: How much worse? # wanting to be sure
  P: I don't think that you need worry about that. # bleak
- else:
  N: {x_cap} considered it; and laid {x_part} upon {p}'s hand, as one does to close a bargain. # soft
}

=== teach_go4_tell ===
# step: go4
# skeleton: taught
# door: Tell everyone that the teacher can't
# style: honest
# recall: told everyone that [p] couldn't do it either
# title: Before We Start
# makes: end=tell
N: They had all come, {crowd}. They had brought things to sit on, and {x} stood in the middle of it with nowhere to put {x_their} eyes. # plain
P: Before we start. There's a thing that I've got to say. # on a box
P: It's about me. I can't do it. # loud
N: One could hear people wait for the funny part. # dry
P: I never could. I told you all that I'd had a cold. I've stood about at the edge of this for years, with everybody's coat, and I've told you how to do it better. # loud
G: You told me how to hold my chin. I've held it like that ever since. # dismayed
P: I made it up! # wretched
Q: Go on. You're past the worst. # low
P: So if there's anybody here tonight that you want to stare at, stare at me. I'm older, and I've got no excuse. {x_cap} {x_has} only been at it since the start. # loud
N: And they did. There was a general turning round of chairs. Behind all their backs, for the first time, {x} drew a whole breath. # warm

=== teach_go4_swap ===
# step: go4
# skeleton: taught
# door: Let [x] give the lesson
# style: kind
# recall: let [x] give the lesson
# title: The Other Way About
# makes: end=swap
P: You take the chalk. # holding it out
N: {x_cap} looked at the chalk, and behind {x_them}, to see who was meant. # dry
Q: You're the teacher, today. {p} {p_is} the one who can't. You've just got to tell {p_them} what you do. # encouraging
P: Where do I stand? # humble
{ x_talks:
  X: There. No. Nearer than you like. I always stand too far off, and then I've got to think all the way up to it. # shy
  P: Here? That's terribly near. # in a high voice
  X: That's where it's frightening. It's worse a bit further back. That's what I've found. # thoughtful
- else:
  N: {x_cap} got behind {p}, and pushed: past the place where one stands to explain, and past the place where one finds that there is something wrong with one's shoe, up to the very edge. # dry
  P: It's terribly near! # in a high voice
  Q: I expect that's where you do it from. # fair
}
P: I'm frightened. # surprised
Q: Good. Now you know what it's about. What's next? # calling
N: People had begun to come. They came up softly, and stood round, because it is not every day that one sees {p} being taught something. # warm

=== teach_go4_both ===
# step: go4
# skeleton: taught
# a: bold
# door: Put both of them down as beginners
# style: bold
# recall: put both of them down as beginners
# title: Beginners, Two
# makes: end=both
H: And now we come to {x}, who'll show us. Oh. There's something else written here. # with the list
Q: It says, beginners. And there's a two. # loud
H: Who's the other? # turning the list about
N: {p} had already come out, and stood by {x}, with a gap between them, as between teeth. # dry
G: That's {p}! {p} can do it! What's {p_they} doing on the beginners? # to everyone
P: Beginning. # not loud
Q: Ask {p_them} when {p_they} learned! Ask anyone! # calling
N: A good many people could be seen to go back and look for the day when they had seen it; and not to find one. # quiet
{ x_talks:
  X: Are you all right? You've gone a funny colour. # low, from the side
  P: So have you. # low
  X: I always go that colour. It's nice to see it on somebody. # low
- else:
  N: {x_cap} moved over, until there was no gap. # soft
}
Q: When you're ready! Or before! # calling

=== teach_act_tell ===
# step: act
# skeleton: taught
# needs: end=tell learns=body,other no-vast
{ foe_talks:
  N: That was when {foe} got up. # dry
  F: So it's been taught by one who can't do it. I'd like my bet. # from the front
- else:
  Q: Don't anyone move! It's {foe}! # whispered
  N: There {foe_was} {foe}, as there always {foe_was}, just where it would have been kinder not to be. # flat
}
N: For {x} had begun. Nobody was looking, or nobody but three or four; and {x_they} had got as far as the place, and had stopped, and looked round for {p}. # hushed
P: I can't help you! I don't know what comes next! You've been further than me! # calling
Q: Then tell {p_them}! Show {p_them} how it goes! # calling
N: It made a difference. It is one thing to do it for people who can. {x_cap} turned {x_their} back on all of them, and did it, slowly, from start to finish, with {x_sound2} in the middle, to show where one breathes. # warm
P: So that's {lesson_ing}! # in another voice
P: You let go last! I'd always got it first! Wait, I'm coming! # getting down
N: And {p} walked up to it, in front of {place_of}, and did it, too. It was dreadful. It was all there. # glad
Q: We said that we'd {verb}. Well, somebody {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== teach_act_swap ===
# step: act
# skeleton: taught
# needs: end=swap learns=body,other no-vast
{ x_talks:
  X: Then you stop telling yourself about it. That's the hard part. I used to hear your voice, and then I'd fall. # careful
  P: You might have said! # over a shoulder
  X: I thought that it was part of it. # apologetic
- else:
  N: {x_cap} put {x_part} over {p}'s mouth. It was gently meant, and quite thorough. # dry
  Q: I think you're to stop telling yourself about it. # calling
}
{ foe_talks:
  N: In front {foe} sat with folded arms. # dry
  F: This is very touching. Does anybody do it, in the end? # looking round
- else:
  N: And along {foe_plural:were|was} {foe}, as at every lesson there had ever been. {x_cap} did not turn round. A teacher does not. # dry
}
N: {p} could not get past it. {p_they_cap} went up to it three times, and three times there was something the matter with the shoe. So {x} sighed, as {p} had so often; told {p_them} by a look to watch; and went and did it. # warm
H: {x} did it! Did you see? {x_cap} did it! # shouting
Q: Hush! {x_theyre_cap} teaching! # hissed
N: {x_cap} had not noticed. {x_they_cap} was looking at {p}: there, like that; now you. # soft
P: Is that {lesson_ing}? As short as that? # and was through it
N: It was not well done. One arm did something by itself. But it was done, and {p} stood on the other side of it, with {p_their} mouth open. # glad
P: We said that we'd {verb}. # out of breath
Q: You {verb_did}{till != "":, and before {till}|}. It's only that I couldn't say which of you.{must_who != "" && must != "": And {must_who} was {must}.|} # happy

=== teach_act_both ===
# step: act
# skeleton: taught
# needs: end=both learns=body,other no-vast
Q: One! Two! # calling
N: Neither moved. They had both come to the same place, and they stood there, looking at it. # still
P: This is as far as I know. # low
{ x_talks:
  X: I know the next bit. It's only short. You look at somebody who isn't laughing. # low
  P: Which one? There's all of {place_of}. # low
  X: I've been using you. # low
- else:
  N: {x_cap} gave {p} a nudge; and looked {p_them} in the face, and went on looking. It was plain that this was how the next bit was done. # soft
  P: Is that it? You look at somebody? # low
}
{ foe_talks:
  N: In the front row {foe} yawned. # dry
  F: Perhaps they've taken root. # loud enough
- else:
  N: Just then there {foe_was} {foe}, in all of {foe_their} usual way. They were the only two there who did not see. # plain
}
Q: Three!
N: They did it. {x_cap} {x_was} ahead by half; and {p}, who had told them all so often how it went, followed the whole way with {p_their} eyes on {x}, as one follows a lamp. {x_part_cap} went up, and up went {p}'s hand. There was {x_sound}; there was another, rather like it. # warm
H: That's {lesson_ing}! They've done it! Which was the teacher? # on a chair
Q: The one in front! # shouting
P: We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}! # flat on {p_their} back
Q: One of you did. The other one was taught.{must_who != "" && must != "": And {must_who} was {must}.|} # leaning over

=== teach_after_row ===
# step: after
# skeleton: taught
# needs: price=row
N: There was a white place on {board}, third from the top. People came by to look at it, as they do at a tooth that has come out. # dry
H: You could go back up. You did it. I saw you. # with the pencil
P: Once. # low
H: Once is what most of them did. You'd be surprised, if I was to ask them all to come and show me. I've had three of them in today, asking which evening that class is. # lowering {h_their} voice
N: So {p} stood and thought about it, with the pencil. The other list was new, and had {x} on it, and four children, and a great deal of room. # quiet
P: Leave me where I am. There's nobody on that one who'd ever ask me how it's done. # giving back the pencil
Q: You're under somebody called Button. # reading
P: She's very good. She's promised to show me how she stops. # warm

=== teach_after_keep ===
# step: after
# skeleton: taught
# needs: price=keep
N: {x_cap} had {p_keep}. {x_they_cap} had it with {x_them} at supper, where it could be seen. # plain
Q: You could ask for it back. Now that it's over. # low
P: I've thought of that. I thought of it in the middle of the night, and I got as far as {door}. # low
Q: And?
P: I paid for lessons. I had the lessons. # low
{ x_talks:
  X: I've been looking after it. What does it do? # across the table
  P: It doesn't do anything. You have it in your pocket, and then you're somebody who's got it. # after a moment
  X: It works. I was somebody who'd got it, all day. # serious
- else:
  N: Just then {x} looked up, and saw them looking, and turned {p_keep} round, so that its better side was towards {p}. Then {x_they} went on eating. # soft
}
Q: You've gone quiet. # low
P: It's only that I never had anything that I'd earned by being bad at it. I keep feeling for {p_keep}, and there's this instead. # low
Q: What's it feel like? # curious
P: It's a lot lighter. It doesn't fit the pocket. # honest

=== teach_after_promise ===
# step: after
# skeleton: taught
# needs: price=promise
N: The next evening {x} came out, and there were three who had come to watch; and {x} looked round, and waited. # plain
Q: You needn't, you know. {x_they_cap} can do it now. # low
P: I said, every time. Till {x_theyve} got used to it. # taking off {p_their} coat
Q: They'll laugh. There's {h}, with a cushion. # low
N: {p} did it. It was bad from the start, and after that there was the middle. {h} laughed until {h_they} had to be patted. # dry
P: Was that it? The middle? I thought it might be the middle. # calling, hopeful
Q: That was even worse than last night! # calling
P: I know! I'd no idea that there was so much further down! # calling back, quite pink
N: And then, when they were all wiping their eyes, {x} strolled out and did it, as one does a thing on the way to somewhere else. # warm
Q: You've started to like it. Being first. # when {p} was back
P: It's very odd. I kept away from it, for years, so that nobody should make that noise; and it's rather a nice noise. # low
