// DELIVERED, episode 3: way3=bare (everything else is left, the label as well), many (others carry, and leave their marks) or sit (a
// spot of supper). Then it comes out what p has read; price=keep, promise or sign by way3.

=== journey_go3_bare ===
# step: go3
# skeleton: delivered
# b: bold
# door: Leave everything else behind, and take only [x]
# style: bold
# recall: left everything else behind, and taken only [x]
# makes: way3=bare
N: They put down everything that they had in one heap, and walked round it. # brisk
B: What's all that? # hands on hips
A: What we've been carrying. I thought that it was {x}. # amazed
B: It's a bag with a bag in it. There's a lantern, and a lantern in case. What's {tool} for? # sorting
A: You said that we'd be glad of {tool_them}.
B: I've been glad. I can't be glad and have my arms full. We leave it. We leave the lot, and there'll be four free hands, and one thing to do with them. # decided
A: And supper?
B: Eat it now. # handing it over
N: They ate it standing up, like people before a train. # dry

=== journey_go3_many_talks ===
# step: go3
# skeleton: delivered
# needs: foe=talks
# door: Go back, and ask [foe] to help
# style: kind
# recall: gone back, and asked [foe] to help
# makes: way3=many
N: They went back and asked. It was the one thing that had never occurred to anybody. # plain
F: Me? # looking round
A: We can't do it with four hands. You've been past this way more than anyone has. # honest
F: I've never been past. I've been here. What would I have to do? # suspicious
B: Take one side, and be careful.
F: And whoever it's for, they'll see me coming? With something? # slow
A: If you come as far as that. # kind
F: I've no idea what to do with my face. # after a moment, agitated
B: Just as it is. Mind your back.
N: {foe_cap} took hold, as one takes hold of a baby that belongs to somebody better. # quiet

=== journey_go3_many_mute ===
# step: go3
# skeleton: delivered
# needs: foe=mute
# w: An old man with a rake
# door: Ask whoever comes by to carry for a bit
# style: kind
# recall: asked whoever came by to carry for a bit
# makes: way3=many
W: You want me to carry what? # cupping an ear
A: {x_cap}. Only as far as you're going in any case. # polite
W: I'm going to put this rake back. It's about forty steps.
B: Then that's forty that we needn't.
W: And is there something in it for me? # considering
A: No. You'd have had a hand in it, that's all. # honest
N: The old man looked at his hands. It was some time since they had been in anything. Then he leaned the rake on {hide}, wiped them on his trousers, and held them out. # quiet
W: What's the rule?
B: Careful. There's a card. And when you've had enough you don't put it down, you ask the next one. # handing over
W: Forty, I said. I might do fifty. # already walking

=== journey_go3_sit ===
# step: go3
# skeleton: delivered
# b: careful
# needs: cargo=made,cure,shut,eaten,egg,message,huge
# door: Stop here, and sit up with [x]
# style: careful
# recall: stopped where they were, and sat up with [x]
# makes: way3=sit
N: It had been carried, and it had been counted and looked at and written down. Nobody, so far, had stopped. # quiet
B: I'm not going another step until {x_theyre} right. # sitting down
A: And how long does that take?
B: I don't know. How long does it take you, when you're not right? # making room
A: About a night. And something warm. # sitting down as well
N: They put {x} in the good place, out of the draught, and themselves in the other one. And because there was nothing to be done any more they began to talk; and from there it is not far to supper. # soft
A: Is there any? # low
B: There's {food}. It's for {whom}, in case there wasn't any there. # low
A: {whom_cap} isn't here. # after a moment
B: No. It's only us three. # getting out the spoon

=== journey_go3_sit_alive ===
# step: go3
# skeleton: delivered
# b: careful
# needs: cargo=alive,person
# door: Stop here, and sit down with [x]
# style: careful
# recall: stopped where they were, and sat down with [x]
# makes: way3=sit
N: If somebody will not get up, one may pull. Or one may sit down, too, and see what it is like from there. # quiet
B: It's not bad, down here. You can't see how far it is. # sitting
A: What about the hour? # standing
B: I've stopped the hour. I've put the card under me. Sit down. You're making it look late.
A: How long for? # sitting
B: Until somebody wants to get up. It needn't be us. # leaning back
N: {x_cap} looked from one to the other. Nobody brushed anything. Nobody said what time it was. After a while {x_they} moved up a little, to make it easier to lean. # soft
A: Is there any supper? # low
B: There's {food}. We were saving it for {whom}. # low
A: {whom_cap} isn't here. # after a moment

=== journey_second_bare ===
# step: second
# skeleton: delivered
# needs: way3=bare no-cargo=message
# title: Only String and Card
N: There it all stayed, in a heap, with {tool} on top. {x_cap} {x_was} {cured} in no time, with four hands to it; and for a while it went as it ought to. # plain
Q: Are you sure that there's nothing else? # out of breath
P: There's that. # nodding at the label
Q: It doesn't weigh anything. It's only string and card.
P: It's the heaviest thing we've got. # low
N: And before anything could be said about it {p} had pulled both of the knots, and had put down the label, with its back up, underneath {tool}. # quick
Q: Nobody will know who it's for! # shocked
P: We know who it's for.
Q: There's always a label! "One label, left off." That's another mark. That's you again! # getting out the card
P: Put it in. It looks very well without. # walking on

=== journey_second_bare_letter ===
# step: second
# skeleton: delivered
# needs: way3=bare cargo=message
# title: Without Its Coat
N: There it all stayed, in a heap, with {tool} on top. {x_cap} {x_was} {cured}, more or less; and they each held down a corner with a thumb, as they went. # plain
Q: Is there nothing else that we could leave? # out of breath
P: There's the label. And the string. And all that wax weighs as much as a dog. # low
Q: You can't leave those! They're what makes it a letter!
P: It's what's in it that makes it a letter. # quick
N: Off came the label; and four lots of wax came with it, and what the wax had been holding. {p} put it all underneath {tool}, with the back of the label up. What was left was quite small, and folded in two. # quiet
Q: It looks as if it had got its coat off. # unhappy
P: So it should. It's going to see somebody. # low
Q: "One label, left off. No wax." That's another mark. And that's you again. # getting out the card
P: Put it in.

=== journey_second_many_talks ===
# step: second
# skeleton: delivered
# needs: way3=many foe=talks
# title: With Something
N: They went in a row: first {p}, then {x}, {cured}, and last of all {foe}, with {foe_their} eyes shut, to feel it better. # plain
F: They're looking at me. Over there. Do they see that I've got something? # whispered
Q: They see it. # whispered
F: They've always thought that I've got nothing. May I tell them? # whispered
N: {foe_cap} told everybody. By the evening there were ten more who had come along to help, and each could say why it had to be {foe} and them. # dry
{ load_is == "alive" || load_is == "person":
  N: Ten people, one after another, had patted {x} on the head, to be quite sure; and it showed. There was a flat place now, on top, as smooth as a plate. # flat
  Q: "One flat place, from patting. Eleven people." I don't know all of their names! # writing
- else:
  N: They had come from their work, all ten, and with {foe} that made eleven. One saw it afterwards on {x}. There were eleven thumbs, in a row, and some were soot and some were jam. # flat
  Q: "Eleven thumbs." I don't know all of their names! # writing
}
F: Put mine first. Put that I was first. # happy

=== journey_second_many_mute ===
# step: second
# skeleton: delivered
# needs: way3=many foe=mute
# w: The old man
# title: Eleven
N: The old man did three hundred and ten. Then there was a girl with a loaf, and a man who had been on his way to be cross with somebody; and by the evening it was eleven, and not one had gone home. And {x} {x_was} {cured}. # warm
Q: Why are they still here? # low
W: We want to see the face. # overhearing
P: What face? # not looking up
W: When it's given. There's always a face. # sure
{ load_is == "alive" || load_is == "person":
  N: Each of the eleven had patted {x} on the head, in passing on; and it showed. There was a flat place now, on top, as smooth as a plate. # flat
  Q: "One flat place, from patting. Eleven people." Could I have your names? # writing
- else:
  N: They had come from their work, all eleven. One saw it now, on {x}. There were eleven thumbs, in a row; and some were soot, and some were jam. # flat
  Q: "Eleven thumbs." Could I have your names? # writing
}
W: All of them? It's not a bad thing, is it? # alarmed
P: No. It's the best thing that's happened to it. # low

=== journey_second_sit ===
# step: second
# skeleton: delivered
# needs: way3=sit cargo=made,cure,shut,eaten,egg,message,huge
# title: The Side That Nobody Looks At
N: They ate with {x} in the middle, and passed the spoon across. By midnight they had told each other everything that they could think of, and {x} {x_was} {cured}. Nobody could have said when it happened. # soft
Q: I've been carrying a rule. I never once looked at {x_them}. # chin in hand
P: And what {x_is} {x_they} like?
Q: Nice. There's a nice side, and a side that thinks nobody's looking. # fond
N: And just there, when they held up the light, was a spot. It was {food}, and it was about as big as a button, and it had gone in. # flat
P: That was my spoonful. # low
Q: It was mine. I was talking, and I pointed. Oh, no. # white
N: {q} took out the card. The pencil was put to it, and was taken away again, and licked, and put to it. # quiet
Q: "One spot, from supper." And who. # barely

=== journey_second_sit_alive ===
# step: second
# skeleton: delivered
# needs: way3=sit cargo=alive,person
# title: From the Same Spoon
N: There was one spoon. {p} had it first, and then {q}; and then there was a hand, or what does for one, on {q}'s sleeve. # soft
Q: You can't want {food}. You've had your dinner, off a plate, with a napkin. # surprised
P: It's the spoon that's wanted. It's because it goes round. # low
{ load_is == "person":
  X: I never have anything between meals. # opening wide
}
N: It went round three ways, after that. Some went in, and some went down the front: {x} had a spot there, as big as a button, over the heart. And when the bowl was empty {x} {x_was} {cured}. # warm
P: That was my spoonful. # low
Q: It was mine. I was laughing. I never even... Oh, no. # white
N: {q} took out the card. The pencil was put to it, and was taken away again, and licked, and put to it. # quiet
Q: "One spot, on the front." And who. # barely

=== journey_quarrel_slow ===
# step: quarrel
# skeleton: delivered
# title: Returned with Thanks
Q: You've gone slow. # stopping
P: I'm being careful. You like that. # not stopping
Q: You're not careful. You're like somebody who's bringing a thing back. What did you read? # low
N: {p} stopped, too, and stood with both arms hanging. # still
P: "{not_done}. Returned with thanks." It's in three different inks. {before_said} It's all gone out there, in the best tablecloth, with not a mark on it, and it's all come home. They don't want it, {q}. # low
Q: Since when have you known? # very level
P: Since a little after {foe}.
Q: And I've been stopping every hour. I've knelt in things. And you watched me. # white
P: You like kneeling! It's all you're for, is being careful! If I'd told you, there'd be nothing left of you! # before it could be stopped
N: That lay between them, with no plaster on it. # still
Q: I'd have liked to know what I was being careful of. # at last
P: I couldn't tell you. You'd got the pencil. # wretched
N: {q} looked at the card. Then {q} tore off the clean end, about as wide as a ruler, and pushed it into {p}'s top pocket. # quiet
Q: You can have that bit. For what I've done. It's got room on both sides. # gruff

=== journey_quarrel_list ===
# step: quarrel
# skeleton: delivered
# title: Whose Marks
Q: I've been adding it up. There are three things on this card, and you are most of them. # stiff
P: Am I? # not looking up
Q: And you don't mind! You say, put me! You say it as if I'd offered you a bun! # rising
P: Because it doesn't matter. # low
Q: It's the only thing that does matter! It's got to be perfect! # louder
P: It was perfect the last time! It's on the label. "{not_done}. Returned with thanks." {before_said} {whom_cap} never wanted {x_them}. You're keeping a list of what's wrong with something that nobody wants. And you've got lovely handwriting. # shouted
N: The last bit was meant kindly, and that is what made it so bad. # still
Q: And {h} packed it again. # after a while
P: {h} thinks that there must have been a speck. # low
Q: You could have said. You let me be proud. # very quiet
P: I didn't want to take it off you. You'd nothing in the other hand. # wretched
N: {q} did not answer. But when they went on {q} had changed sides; and it was the side where {p} could see what was being written. # quiet

=== journey_quarrel_person ===
# step: quarrel
# skeleton: delivered
# needs: cargo=person x_talks
# title: I Can Hear You Both
Q: Walk faster. We're late as it is. # low
P: What for? So as to be sent home sooner? # low
Q: Who's to be sent home?
P: {x_cap}! It's on the label. "Did not stay. Returned with thanks." Three times, there and back! And you've been brushing that coat like a fool! # hissed
Q: You knew that. You knew it, and you let me brush. # white
P: You'd have gone on brushing. You'd brush somebody at their own funeral. # before it could be stopped
X: I can hear you both. I'm sitting down, I'm not away. # mild
N: That was worse than anything that they had said. # still
P: I'm sorry. # small
X: It isn't what you think. I go. I sit on the edge, so as not to dent it. They say, do stay. I say, I couldn't; I wouldn't be a trouble. And then there's a bus. # looking at both hands
Q: And do you want to go home, then? # gentle
X: I never have. I only thought that if I was very little trouble, somebody might notice that there was hardly any. # low
N: {p} and {q} did not look at each other. But each of them took an arm; and {q} left the brush where it had fallen. # quiet

=== journey_quarrel_helpers ===
# step: quarrel
# skeleton: delivered
# needs: way3=many
# title: In Front of Everybody
N: It came out in front of all eleven, since by then there was nowhere else. # plain
Q: They keep asking me what {whom} will say. Tell them. You've got your nice face on again. # low
P: I can't. # low
Q: You can always tell people things. It's me who can't. # sharp
P: Then I'll tell you what it says! "{not_done}. Returned with thanks." It's on the back. {before_said} There's never been a face. There's been a pencil! # loud
N: Ten people and one more stood and looked at the ground. Somebody took off a cap. # still
Q: You knew. I've said please to each of these. I've written down what they're called. And you walked in front of me, and whistled. # white
P: I stopped whistling.
Q: Yes. I noticed. I thought, that's tact. I thought, at last. # low
N: It was not even said loudly; and {p}, who could get over nearly everything, stood there holding it. # still
P: I thought that, if I didn't say it, it might not be so, until Thursday or so. # small
Q: You might have let me not say it, too. I'm rather good at it. # gruff, after a while

=== journey_price_packed ===
# step: price
# skeleton: delivered
# needs: way3=bare cargo=made,cure,shut,eaten,egg,message,huge
# makes: price=keep
# title: What Was Left to Put In
N: They had left behind everything that one can put beneath a thing, or round it. And now, at the worst of the way, {x} {x_was} {ails} again. # flat
Q: It wants something {packed}. What've we got? # holding on
P: Nothing. It's all in the heap. It was a very good idea. # bitter
Q: Then it won't get there. And you'll say that it doesn't matter.
N: {p} had gone red, and was feeling in an inside pocket; and stopped, and felt again, as though it might have been something else. It was {p_keep}. # quiet
Q: Not that. # at once
P: {p_keepwhy} # low
Q: I know. That's why I said it. And it's for nothing! You read it yourself! They'll send it back!
P: Then it'll come home with that in it. If I don't, then it's me who didn't want it to get there. And I find that I do. # gruff
N: It fitted as if it had been made for that. {x_cap} {x_was} {cured} at once. One could see hardly any of {p_keep} from outside. # still
Q: I'm not putting that on the card. # low
P: No. That isn't a mark. # low

=== journey_price_from ===
# step: price
# skeleton: delivered
# needs: way3=bare cargo=made,cure,shut,eaten,egg,huge
# makes: price=keep
# title: Who It's From
Q: There's one thing. With no label, it isn't only that nobody can see who it's for. # slow
P: What, then?
Q: Nobody can see who it's from. It'll be there on the mat like something that's come up with the tide. # slow
N: They walked on. {p} had gone red; and was feeling in an inside pocket, and stopped, and felt again, as though it might have been something else. It was {p_keep}. # quiet
Q: Not that. # at once
P: {p_keepwhy} # low
Q: I know what it is. That's why I said it. A pencil would do! A button! And it's for nothing, you've read it yourself! # upset
P: Nobody would think that a button was from anybody. If it's sent home again, I'd like it to be me who's sent home. Not just any parcel. # gruff
N: {p} put it in with {x}, well down, where it would be found last; and then had a hand too many, for the rest of the way. # still
Q: I'm not putting that on the card. # low
P: No. That isn't a mark. # low

=== journey_price_held ===
# step: price
# skeleton: delivered
# needs: way3=bare cargo=alive,person
# makes: price=keep
# title: Something to Hold
N: They had left behind everything that can be given to somebody to hold. And now, at the worst of the way, {x} {x_was} {ails}. # flat
Q: Give {x_them} something. One goes anywhere, if one's got something to carry. # low
P: It's all in the heap. It was a very good idea. # bitter
N: {p} had gone red, and was feeling in an inside pocket; and stopped, and felt again, as though it might have been something else. It was {p_keep}. {x_cap} looked up. # quiet
Q: Not that. # at once
P: {p_keepwhy} # low
Q: I know. That's why I said it. And you won't get it back. Look at {x_them}. {x_theyve_cap} got eyes like plates. # low
{ load_is == "person":
  X: I couldn't possibly. # already reaching
}
P: They'll say, not wanted, and send {x_them} home. And I thought, nobody ought to be sent home with nothing. # gruff
N: So it changed hands, if they were all hands. It was taken hold of, and turned over, and held very tight. And then {x} got up. # still
Q: I'm not putting that on the card. # low
P: No. That isn't a mark. # low

=== journey_price_promise_talks ===
# step: price
# skeleton: delivered
# needs: way3=many foe=talks
# makes: price=promise
# title: On Foot
N: {foe_cap} had let go. It was done gently, but it was done. # still
F: So there's no face. I come all that way, and somebody writes on the label, and it's home again past where I stand. # flat
Q: We don't know that. # not hopeful
F: And I'll stand there. And nobody will bring me anything, as before. I was quite used to it. I was getting on very well. It's you who came and asked. # quiet
N: There was a silence. It went on until it had come round to {p}. # quiet
P: I will. # low
F: You will what?
P: Bring you something. Every year, on this day, on foot. It needn't be good. It'll have a bow on. # gruff
Q: On this day? You can't. It's your birthday. You've only got the one! # low
P: I know which day it is. # to {foe}
F: They all say the next time. # not moving
P: I'm not saying the next time. I'm saying the date. Have you got a pencil? Put it on your shelf. # hoarse
N: It was written down. {foe_cap} looked at it for as long as one looks at rain that may be stopping; and bent down, and took hold. # soft

=== journey_price_promise_mute ===
# step: price
# skeleton: delivered
# needs: way3=many foe=mute
# w: The old man
# makes: price=promise
# title: Eleven Bows
N: The old man had let go. Then all the others did. It was done gently, but it was done. # still
W: So there's no face. # flat
Q: We don't know that. # not hopeful
W: I left a rake. I thought, for once I'll be there when something's given. I've only ever seen things put away. # mild
N: Nobody blamed anybody. They began to look for their caps. That was the worst of it; and it went on until it had come round to {p}. # quiet
P: I'll bring you something. # low
W: Which of us?
P: All of you. Every year, on this day, on foot, with a bow on. Then there'll be eleven faces, whatever happens with this one. # gruff
Q: On this day? It's your birthday! You've only got the one! # low
P: I know which day it is. # low
W: What sort of a thing would it be? # thinking it over
P: I don't know. It's the bows I can promise. # hoarse
N: The old man spat on his hands. One after another, all along the row, they bent down and took hold. # soft

=== journey_price_promise_small ===
# step: price
# skeleton: delivered
# needs: way3=many foe=mute
# w: The smallest of them
# makes: price=promise
# title: Whose Birthday
N: They had all let go. The caps were being looked for. Only the smallest of the eleven had not moved. # still
W: Whose birthday is it? # looking up
Q: Nobody's. # kind
W: Then why's it got to be today?
N: {p} had turned away, and was doing something to a shoe. # quiet
Q: {p}? What's the date? Oh. Oh, {p}, it's yours! You never said! # stricken
P: It didn't seem to be the day for it. # to the shoe
W: And did you get anything?
P: No. But I'll tell you what. You shall. All eleven. Every year on this day I'll come by, on foot, and bring everybody something with a bow on. Whatever's done with this one. # hoarse
Q: On your birthday? You've only got the one! # low
P: I know what I've got. I'd sooner see eleven faces than blow out a thing. # gruff
W: What if it rains, or whatever it does? # thinking it over
P: Then they'll be wet bows.
N: The smallest of them spat in both hands, as the big ones did, and took hold. And then, one after another, all along the row, so did they. # soft

=== journey_price_sign ===
# step: price
# skeleton: delivered
# needs: way3=sit cargo=made,cure,shut,eaten,egg,message,huge
# makes: price=sign
# title: And Who
N: Neither of them slept. {q} had written down what, and had not written down who. The pencil lay across the card, and pointed at nobody. # quiet
Q: I've never had a mark. Not at school. I never so much as got my own name wrong. {h} gave it to me because of that. # low
P: It's only a spot.
Q: It's my spot. {h} will read it out. There'll be that pause. You don't know what it's like, {h} never expects anything of you. # wretched
N: That was true, as well. {p} took it quietly, and picked up the pencil. # still
P: There. # writing
Q: What have you put? # looking
P: Me. For that. And look, I've put me for all of it, while I was there. It's neater. # gruff
Q: But {way == "run":I said that we could|{way == "lunch":I smoothed my side of it|I held the hat}}! And I held the other half of everything! {h} will never let you carry so much as a cup again! # shocked
P: I know. I'd just begun to be given cups. # low
N: It stood there all down the side, one beneath another: {p}, {p}, {p}. It was the best writing that {p} had ever done. # quiet

=== journey_price_sign_rubbed ===
# step: price
# skeleton: delivered
# needs: way3=sit
# makes: price=sign
# title: A Thin Place
N: {p} woke up, because something was going to and fro. It was {q}, with the card on one knee, rubbing. # quiet
P: What are you rubbing out?
Q: Nothing. There isn't a name there yet. I've been writing mine, and taking it off again, since it got dark. It's gone thin. You can see your finger through it. # wretched
P: It's a spot of {food}.
Q: It's the only one I've ever done. You've had lots. It must be quite different, when one's had lots. # low
N: It was not meant to hurt, and it went in a good way. {p} lay and looked at it for a time, and then sat up. # still
P: Give me the pencil. # holding out a hand
Q: What are you putting? # craning
P: What {h} will think in any case. Me. And me for that one. And me for the top one, too, so that it's in a row. # writing
Q: {h} will never let you touch anything again! # shocked
P: I know. I'd just begun to be let. # gruff
N: Where it was thin the pencil had gone through. If you held it up there was a little light in the middle of the name. # quiet

=== journey_price_sign_alive ===
# step: price
# skeleton: delivered
# needs: way3=sit cargo=alive,person
# makes: price=sign
# title: And Who
N: {x_cap} slept, and {p} and {q} did not. {q} had written down what, and had not written down who. The pencil lay across the card, and pointed at nobody. # quiet
Q: I've never had a mark. I never so much as got my own name wrong. {h} gave it to me because of that. # whispered
P: It's a spot of {food}. # whispered
Q: It's my spot. {h} will read it out, and there'll be that pause. You don't know what it's like. {h} never expects anything of you. # whispered
N: That was true, as well. {p} took it quietly, and picked up the pencil. # still
P: There. # whispered
Q: What have you put? # whispered
P: Me. And I've put me for all of it, while I was there. It's neater. # whispered
Q: I held the other half of everything! {h} won't ever trust you to take anyone as far as the corner again! # whispered, shocked
P: I know. I'd just begun to be trusted with the corner. # whispered
N: Something stirred between the two of them, and leaned. It leaned against {p}; and {p} sat like that, with one arm going dead, until it was light. # soft
