// FIRST, episodes 3 and 4: what is behind it, and somebody does it. way3=night, empty, began; price=keep, name; end=all, alone, helped.

=== find_out_go3_night ===
# step: go3
# skeleton: first
# door: Watch all night who goes near it
# style: careful
# recall: watched all night who went near it
# title: Between Two and Three
# makes: way3=night
N: They lay behind {hide}, with one blanket, and took turns at being awake. # low
A: Nobody. # at midnight, whispered
B: Nobody. And I'm cold on the left. # at one, whispered
A: You've got the whole blanket on the left. # whispered
N: It was between two and three that something moved. It came out of the dark in its stockings, with a shawl on, and went up to where one would have to go, if one were to {sh_do}; and stopped. # hushed
B: Who is it? # in the smallest voice there is
A: I can't see. It's breathing in. # in a smaller one
N: It breathed in, and lifted one foot. It stood there on the other for as long as one can. # hushed
H: Well. # aloud, to nobody
N: And then the foot was put down again, and it turned about, and went back as it had come. # quiet
B: That's {h}. # when it was gone
A: That's the third time. There's a track. Look, it's quite worn. # a hand on {ground}

=== find_out_go3_empty ===
# step: go3
# skeleton: first
# door: Try it once, when nobody is there
# style: bold
# recall: tried it once, when nobody was there
# title: With Nobody Looking
# makes: way3=empty
N: They had all gone to supper. {p} stayed behind, and {q} stayed, to see that {p} was staying behind. # plain
P: I'll just see how it is. It doesn't count. # shaking out both arms
Q: Do you want me to turn round? # helpful
P: You can look. No. Look at about my feet. # breathing
N: And then {p} did it. It was over so quickly that {q} had only just got to the feet. # quick
Q: Was that all? # amazed
P: That was all. I did it! There's nothing in it! # amazed
Q: How was it? # coming nearer
P: Like when you go down a step in the dark, and there isn't one. # feeling {p_them}self all over
N: {p} did it again, with one hand in a pocket. {p_they_cap} did it backwards. {q} did it, too, and then both did it, and had to hold on to each other for laughing. # warm
H: What are you two doing? # in the door, with a napkin
P: Nothing! # and stood there like a post
N: It was quite gone. {p} could not have done it now for a kingdom. # flat

=== find_out_go3_began ===
# step: go3
# skeleton: first
# door: Ask who began with it
# style: honest
# recall: asked who had begun with it
# title: The First Who Didn't
# makes: way3=began
N: Somebody must have been the first who did not. It took them all day to get as far back as that. # plain
G: I only stopped because {h} had stopped. # thinking
H: I stopped because there was nobody in front of me any more. There'd always been somebody in front. # thinking
A: Who was it? Who used to {sh_do}, before? # pencil up
N: It went very quiet. It seemed that nobody had thought about that. One looked at the place where somebody had always been, and one had always come second, and never had to think. # still
G: It was old Blue Cap. Blue Cap always did. # slow
B: And where's Blue Cap now? # low
H: By {far}. He doesn't come any more. It's his leg. # low
A: Did anyone go and ask? # looking from one to the other
N: They all became very busy with their hats. They had been going to. They had only waited to see if anybody would be the first. # quiet

=== find_out_dares_night ===
# step: dares
# skeleton: first
# needs: way3=night
# title: As Far as Well
N: The next night they lay there again; but when the one in the shawl had lifted its foot {a} said, very gently, "Good evening." # low
H: Oh! # and sat down
A: It's only us. We've brought you some of the blanket. # coming out
H: I was just seeing if it was all locked up. # clutching the shawl
B: You've come three nights running. You want to. # sitting down on the other side
N: {h} did not say no. In the dark one need not. # quiet
H: I've wanted to since the first day. It's such a small thing. I get up in front of it, and I think, now; and then I think of everybody's faces. {h_secret} I've never told that to anyone. # very low
A: They'd all be so glad. They wouldn't laugh. # low
H: It isn't that they'd laugh. It's that they'd stop talking. # low
N: It was true. It is a thing that one forgets. Behind anybody who goes first it gets quiet; and the quiet goes all the way down one's back. # still
B: And if it weren't quiet? # after a while
H: How do you mean? # lifting {h_their} head

=== find_out_dares_empty ===
# step: dares
# skeleton: first
# needs: way3=empty
# title: Where the Difference Is
Q: It's the same thing. You did it nine times. What's the difference? # on the way home
P: {h}, with a napkin. # hollow
Q: {h} isn't anything to be afraid of. # kind
P: I know. It's what comes out of {h_their} eyes. When there's nobody, then it's a thing that I do. And when somebody's there it's a thing that I'm the one who's doing. # trying to say it
N: They had stopped. Someone was coming along behind, rather fast, with a napkin still on. # dry
H: I didn't want to say so in front of the others. How did it go? The part with the hand in the pocket? # out of breath
P: You saw that? # scarlet
H: I'd been standing there since the third. I'd never seen anybody look so happy. I want to do that. I've wanted to since the first day, and I get as far as "well". # low
Q: You? # staring
H: Everyone thinks that I've got a leg. There's nothing whatever the matter with it. {h_secret} And that's two things that I've never told anybody. # in a rush
N: {p} looked at {h}. It was a long time since {p_they} had thought that anyone could be more afraid than {p} was. # quiet
P: Come back with us. There's an hour until they've done with the pudding. # taking {h_them} by the sleeve

=== find_out_dares_began ===
# step: dares
# skeleton: first
# needs: way3=began
# w: Old Blue Cap
# title: What Blue Cap Said
W: So they've noticed. I've been wondering how long it would take. # one leg up
A: They haven't noticed. They've only stopped. # honest
W: How do you think I did it, all those years? # interested
B: We thought that you weren't afraid. # low
W: I? I couldn't get my breakfast down. # as if it were nothing
N: They looked at him. He had the broadest back that they had ever walked behind. # dry
A: Then why did you? # leaning forward
W: There was somebody behind me who was more so. That's the whole trick. I'd look round, and there was one who'd gone quite green; and I'd think, well, let's get it over with, for that one's sake. # low
B: Who was it? # having begun to guess
W: That'd be telling. Look for the one with the limp. There was never a thing the matter with that leg. # winking
N: They went home by {way_there}, rather silent. One thought of {h}, who had had a limp since the first day, and was always somewhere near the front; and had always said, "Well," and no more. # quiet
A: Is there anybody behind you who's more afraid than you are? # at the corner
B: I've never looked round. # low

=== find_out_lends_keep ===
# step: lends
# skeleton: first
# makes: price=keep
# title: Something in the Hand
H: If I'd only got something in my hand. One doesn't know what to do with them, when it goes quiet. # low
N: {p} had something. It was in {p_their} pocket, and they all knew it. # quiet
Q: A spoon would do. There's spoons. # quick
P: It's got to be something that one wouldn't want to drop. Else one thinks of the faces. # slow
N: {p} got it out, and looked at it, as one reads over a letter before it goes. # quiet
P: {p_keep_cap}. {p_keepwhy} Take hold. And if you get as far as "well", hold tighter. # putting it in {h_their} hand
H: And if I don't give it back? # frightened
P: Then it's gone. I've thought about that. It won't have gone for nothing. # hands in empty pockets
Q: You won't be able to sleep. # low
P: I know that. There'll be three of us. # low
N: It was the hand that shook. What was in the hand kept still, and after a while the hand seemed to have noticed. # still

=== find_out_lends_name ===
# step: lends
# skeleton: first
# makes: price=name
# title: Ask the Careful One
N: If one wanted to know in {place_of} whether a thing would hold, one sent for {p}. {p} was never the first at anything. It was known; one could set one's foot down behind {p}, and there would be something under it. # plain
P: I'm going to be silly. I'm telling you beforehand, so that you can look the other way. # to {q}
Q: What are you going to do? # alarmed
P: I don't know yet. I only know that it'll be in front, and that I haven't tried if it holds. # pale
Q: They'll never send for you again. # low
P: No. They'll say, "{p}? {p_they_cap} just went." It's the one thing that I've got. They've even put it in a song; it's the slow verse. # swallowing
N: {q} had sung it often enough. One stamped at the end. # dry
H: Are you doing that because of me? # low
P: I looked round. You told us that one's got to look round, or somebody did. And there you were, all green. # low
N: Nobody said anything to that. But {h} had stood up, without noticing; and it was on the leg. # quiet

=== find_out_go4_all ===
# step: go4
# skeleton: first
# door: Do it all at the same moment
# style: clever
# recall: done it all at the same moment
# title: On Three
# makes: end=all
N: If everybody did it at once, then nobody was the first. It had taken them a week to think of that. # dry
A: You all hold hands. And when I say three, off you go, all at the same moment. # walking along the row
H: At three, or after three? # anxious
A: At three. # patient
G: With the "th", or with the "ree"? # anxious
B: With the "ree"! # less patient
A: One. Two. Three! # calling
N: Nobody had moved. # dry
H: I was waiting to see if the others did. # honest
B: Again! And whoever waits is waiting by himself! # loud
A: One! Two! # calling
N: But somebody at the end had a small person by the hand, who could not count yet. # quick

=== find_out_go4_alone ===
# step: go4
# skeleton: first
# door: Go and do it, without a word
# style: bold
# recall: gone and done it, without a word
# title: Oh, Let Me
# makes: end=alone
N: They were all standing there, as on every day; and they said "seven", and "twenty-six". Then somebody pushed through from the back. # plain
P: Excuse me. Excuse me. May I get by? # pushing
G: You're going the wrong way. That's the front. # kind
P: I know where it is. # pushing
N: It opened before {p}, as water does. And behind {p} it got quiet. One could hear it come, from row to row, until there was only {noise}. # still
Q: I'm here. I'm the next one behind. # low
P: Say something. Anything. Only so that it isn't so quiet. # not turning round
Q: You've got a thread on your collar. It's blue. I've been looking at it all the way. # low
P: Go on. # low
Q: I could pull it off, but then I'd have nothing to look at. # low
N: There was nobody in front any more. It is a peculiar feeling, and has a good deal of air in it. # quiet
P: Oh, let me. # quite loud

=== find_out_go4_helped ===
# step: go4
# skeleton: first
# door: Let the most frightened one go first
# style: kind
# recall: let the most frightened one go first
# title: Only Look at the Thread
# makes: end=helped
N: When the rest were still at breakfast three people were standing there already, close together, like people under one umbrella. # plain
A: We're one on each side. You've got nothing to do but look at us. # low
H: And when they come? And it goes quiet? # hoarse
B: It won't. We've seen to that. # low
N: They came, with their bandages, and their lists. They saw who was standing in front. And it was just about to go quiet, when a voice at the back began, rather flat, to sing. # quick
G: I was told to! I don't know why! It's the only one I've got! # singing it, to the same tune
N: It was the one with nine verses. You can't not join in with that. They all joined in, and looked at each other, to see who had the tune. # warm
H: They aren't looking. # in wonder
A: They will in a minute. It's only got nine. Is it now? # low
H: Well. # both fists shut
B: That's as far as you always get. What comes after it? # low
H: If nobody else. # and lifted one foot

=== find_out_goes_all ===
# step: goes
# skeleton: first
# needs: end=all
# w: A small person
N: The small person, who could not count, had gone at "two". And since they were all holding hands, the rest went too. # quick
G: Not yet! It's not three! # going
H: Don't pull! Don't anyone pull! # going
N: It went round the corner like a rope when the bucket falls; and then it was done, by all of them, and they were lying in one heap. # quick
A: Who was it? Who was first? # sitting up
N: The whole heap looked into it. There were only arms, and hats. # dry
W: Me! I was! Do it again! # from underneath, delighted
B: You're too small. You don't count. # hair in {b_their} eyes
W: I don't want to count. I want to do it again. # climbing out
H: Is that all that it was? # feeling {h_their} leg
G: That can't have been all. I was so frightened. I haven't slept since Monday. # sitting there with somebody's boot
A: We said that we'd {verb}, who'd {sh_do}. # beginning to laugh
B: And we {verb_did}! It's everybody! # lying back on somebody

=== find_out_goes_alone ===
# step: goes
# skeleton: first
# needs: end=alone
N: And that was it. {p} {sh_did}. It did not take as long as it takes to say so. # plain
Q: Are you still there? # low
P: I'm on the other side of it. # turning round
N: {p} saw them all from the front, for the first time. One had always had them beside one, or seen their backs. They stood there, quite still, with their mouths a little open; and they were all so worried. # still
P: It's all right! It's like going down a step that isn't there! You can come! # calling
H: Well. # quite low
G: Does it hurt? # calling back
P: It hurts until just before! # calling
N: There was a silence while they thought that over. Then {h} took a step, with no limp to it, and everybody saw. And after that it was like when a cork is out. # warm
Q: I was second! I said that I'd be! # arriving
P: We said that we'd {verb}, who'd {sh_do}. # rather weak about the knees
Q: And we {verb_did}. It was you. I'd never have thought it, and I was right behind. # holding {p_them} up

=== find_out_goes_helped ===
# step: goes
# skeleton: first
# needs: end=helped
N: They had come to the eighth verse when it was noticed. Nobody knew who noticed it. But the song stopped, in the middle of a word, from the front to the back; and then it was as quiet as it had ever been. # still
H: I've done it. # in the quiet
N: It was so. {h} {sh_did}. It had been done somewhere in the seventh verse, while they were all taking breath. # plain
G: {h}? But {h_they} {h_many:have|has} got a leg! # aghast
H: I've got two. I've had two the whole time. # a little drunk with it
A: How was it? # holding on to the one arm
H: It went quiet. Just now. And I thought, now it comes. And it came, and it went down my back, and at the bottom it stopped. # wondering
B: And now? # holding on to the other
H: Now I'm standing here. Is there anything else that nobody wants to do? # looking round
{ price == "keep":
  P: You can let go of that, by the way. You've got it quite warm. # low
- else:
  P: I never even had to be silly. I'd got it all ready. # low
}
A: We said that we'd {verb}, who'd {sh_do}. # to everybody
B: And we {verb_did}! It was the last one of whom anybody'd have thought. # to everybody

=== find_out_pays_owed ===
# step: pays
# skeleton: first
# needs: owes end=alone,helped
# w: A small person
# title: Here and Now
W: And now you've got to {sh_must}. It's the rule. It's got a stamp. # loud and clear
N: They had all forgotten that. One saw it come back to them; they drew in their heads, as one does under a gutter. # dry
{ end == "alone":
  P: Now? Here? # to {q}, low
- else:
  H: Now? Here? # to {a}, low
}
Q: There and then, it says. I'll stand next to you. I'll look as if it was me. # low
N: And it was done. Nobody had thought it could be done like that; it was short, and it went wrong once, in the middle, and was begun again from there. That was the place that they liked best. # warm
G: Is that what we've been afraid of? # wiping an eye
W: My uncle did it much worse. # fair
H: I wouldn't have minded if it had been longer. # surprised
N: It got about that evening that to {sh_must} was really rather a fine thing; and that one had always said so. # dry

=== find_out_pays_all ===
# step: pays
# skeleton: first
# needs: owes end=all
# w: A small person
# title: All of Them
W: And who's got to {sh_must}? It says that it's whoever was first. # on top of the heap
N: It was the first sensible thing that anybody had said that day; and it was not liked. # dry
G: Nobody was first. So nobody has to! # quick
A: Or everybody was. So everybody has to. # slow, and beginning to like it
H: All of us? At once? # faint
B: You've got the knack of it now. Hold hands. On three. # getting up
N: So they did. It cannot be said that it was good. Some of them began at "two"; and one came in quite alone, after the end, because he had not been sure if it was over. # warm
G: I had it all to myself for a moment, there in the middle. Did anyone notice? # glowing
H: It's not bad, if there's a lot of you. One can hardly tell which is oneself. # glowing
W: Again! # stamping
N: And the paper with the stamp was taken down, and in the evening it was found that somebody had hung it up again, and had crossed out "has to", and put "may". # quiet

=== find_out_pays_free ===
# step: pays
# skeleton: first
# needs: no-owes
# title: On the Other Side of It
N: And then nothing happened. They had been so sure that there would be something. # plain
G: Is that all? What comes now? # looking about
Q: Nothing comes. It's just been done. # out of breath
G: But what was it that we were all so afraid of? # put out
H: I'd thought that it was the cold. # slow
G: I'd thought that it was something about the police. # slower
H: I've got my whole leg done up. It took an hour. # looking down at it
A: What number was that? # feeling for the book
H: Seven. And nine. You can cross them out. # unwinding
N: They crossed out all of them, down to forty-four. At the end there was one that had no number to it, in very small writing, and it said, "I don't want to be looked at." Nobody remembered who had said that. It might have been any of them. # quiet
B: I'd leave that one in. # low

=== find_out_later_second ===
# step: later
# skeleton: first
# title: Who Is Second
N: It has been different since then. Only now there are those who would like to be second. # dry
G: After you. # to {h}
H: No, no. I did it on Sunday. After you. # warm
A: They aren't starting again? # alarmed
B: That's a different sort of "after you". Look at their feet. # low
N: Both had already got one foot in front. # warm
{ price:
- "keep": P: I've got it back. {h} polished it. I hardly know what to do with it; I keep thinking that somebody else might be more frightened. # low
- "name": P: They've changed the slow verse. It goes quick now, and there's a bump in it. I can't say that I like it. I sing it, though. # low
- else: P: I slept right through, last night. # low
}
Q: And {stake_fixed}. Somebody said so in front of everyone, and was the first to. # content
N: By {door} there is a hook, and on it hang eleven bandages. They are quite clean. One can take one, if one needs it; one has only got to say a number. # quiet

=== find_out_later_round ===
# step: later
# skeleton: first
# title: Looking Round
N: One sees it if one knows. Whoever is in front, these days, looks round, quickly, just before. It is to see who is the greenest. # plain
G: You've got it all wrong. I'm not green. It's the light. # dignified
A: I only looked. # mild
G: Well, don't stop. It's rather nice to be looked for. # after a moment
N: {h} has thrown away the stick. {h_they_cap} has been seen to run. # dry
{ price:
- "keep": P: {h} asked if {h_they} might keep {p_keep} until Friday. There's one who gets as far as "oh". # low
- "name": P: Somebody sent for me today, all the same. It was to ask if I'd go first and see if it held. # low
- else: P: I was asked today how one does it. I said, look at somebody's collar. # low
}
Q: What did you say? # passing the bread
P: That I'd come along. # with {p_their} mouth full
N: And {stake_fixed}. There had been a good deal of talk about whose doing that was. In the book it says: "Everybody's. After you." # warm
