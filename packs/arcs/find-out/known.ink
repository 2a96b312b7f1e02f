// KNOWN, episodes 1 and 2: one of those whom everybody trusts did it. Clue of episode 1: clue=slip, tidy, knot.
// Clue of episode 2, by the door: way=ask, watch, trap. They prove it in episode 3 and are said again in episode 4.

=== findout_look_slip ===
# step: look
# skeleton: known
# makes: clue=slip
# title: Any Time Till Breakfast
N: They began where you begin, with who had heard what. It was soon done. # plain
A: Nobody heard a thing. So nobody knows when, either. It could have been any time from supper until breakfast. # reading
B: That's eleven hours. You could do anything in eleven hours. You could do it, and have a bath. # gloomy
N: {h} had come by with {food}, and stood and watched them look. # warm
H: I keep thinking about them, whoever it was. Ten to four in the morning, all alone, and not a light anywhere. You could be sorry for a person. # shaking {h_their} head
A: I'm not sorry for them. I'm cross. # writing
B: Is there any more {food}? # hopeful
H: There's always more. # fond
N: So they ate it, and went on. And at the end of the day this was what they had on paper: nobody had heard anything, and nobody knew when. # dry

=== findout_look_tidy ===
# step: look
# skeleton: known
# makes: clue=tidy
# title: Long, Middling, Short
N: They looked all round the place where it had happened, as far out as anyone could have thrown a shoe. # plain
A: There's some string here. Three bits. # low down
B: Somebody dropped it. # not stopping
A: Then somebody bent down again and put it straight. Look. Long, middling, short. # puzzled
B: Who does a thing like that, in the dark, with their heart going, and stops to put the bits in order? # coming back
A: Somebody who can't help it. # slow
N: {h} had brought them something hot, and heard it all, and was properly shocked. # warm
H: What a world. Hold your cups, and tell me again from the start. # setting out cups
N: There were three. {h_they} set them down in a row, the large, the middling and the small, with the handles all one way, and poured; and they told it again from the start. # plain
B: That one's the biggest. Bags I. # quick

=== findout_look_knot ===
# step: look
# skeleton: known
# makes: clue=knot
# title: A Bow with Three Ears
N: {h} had sent them out with a tin of {food}, done up in string. It took {b} a while to get in. Most bows have two ears. This one had three. # plain
B: It's a trick. You pull this ear, and that one gets longer. # struggling
A: We're supposed to be looking. # looking
B: I can't look on an empty stomach. There. Oh, that's good. # mouth full
A: Here. Low down. It's a loop of string. # sudden
B: What's it tied to? # mouth full
A: Nothing, now. It's held something in place that night, or held something back. And then they cut it, and left it. # holding it up
B: You can't get a finger in the knot? # mouth full
A: It isn't a knot. It's a bow. It's got three ears. Does that matter? # counting
B: I don't know. It's one more than you need. # shrugging
N: They put it in the empty tin, to keep it safe, together with the other string. # dry

=== findout_go_round ===
# step: go2
# skeleton: known,nobody
# door: Ask everybody in turn, along with [g]
# style: kind
# recall: asked everybody, one after another, along with [g]
# makes: way=ask
N: They asked everybody in turn, and took {g} along, because people shut up tight in front of two with a pencil, and open again in front of one who only wants to sit down. # brisk
G: {g_says}
A: You needn't say anything at all. Only look as though your feet hurt. # low
G: They do hurt. # low
B: That's it. You've got it exactly. # low
N: It was one question, and they put it in the same words every time. Where were you, that night, and who was with you? {a} wrote down the where. {b} wrote down the who. {g} sat. # brisk
A: They're all so willing. I'd thought that there'd be shouting. # low
B: One of them asked if we'd like to see the blankets. # low
G: I've been given a pear, and told about a divorce. I never knew that it was this easy. # settling in

=== findout_go_watch ===
# step: go2
# skeleton: known,nobody
# door: Sit up all night in the dark and watch
# style: bold
# recall: sat up all night in the dark to watch
# makes: way=watch
N: They sat up in the dark, by {hide}, with nothing, not even a light, and waited for whoever did it to come and do it again. # hushed
A: We'll take turns. One of us sleeps, and the other one looks. # whispered
B: I couldn't possibly sleep. # whispered
A: Nor could I. # whispered
B: Then we'll both look. What do we do if they come? # whispered
A: We stand up suddenly. # whispered
B: And then? # whispered
A: I've never got further than that. I think that it's mostly the standing up. # whispered
N: {noise_cap} went on for a while, and left off. It got so dark that you had to feel whether your eyes were open. # hushed
B: {b_chat} # whispered
A: Shh. Did you hear that? # whispered
B: It was me. I swallowed. # whispered

=== findout_go_trap ===
# b: maker
# step: go2
# skeleton: known,nobody
# door: Set a trap with [tool]
# style: clever
# recall: set a trap with [tool]
# makes: way=trap
N: They set a trap with {tool}. {b} had thought of it in the night, and had been unbearable since. # brisk
B: Nobody gets hurt. Nobody gets so much as wet. We put {tool} just here, in the way, so that whoever comes has got to move it. # showing
A: And then? # patient
B: And we rub it all over with this. # opening a jar
A: What is it? # stepping back
B: Blue. You can't see it in the dark, and it doesn't come off for a week. Tomorrow morning we ask everyone to show us their hands. # glowing
N: It was so simple that {a} looked for what was wrong with it, and could not find it. They put {tool} in the way, and rubbed it with blue. # dry
A: Show me yours. # sudden
B: My what? # behind {b_their} back
A: Your hands, {b_call}. # tired
B: I had to put it on with something.

=== findout_find_ask ===
# step: find
# skeleton: known
# needs: way=ask
# title: Crossing Everybody Off
N: By evening they had everybody down on paper. They spread it out upon {ground}, with a shoe on each corner. # plain
A: It can't have been any of them. They were all with somebody. # reading
B: Good somebodies? # chewing the pencil
A: The best. This one couldn't sleep, so {h} sat up with him. This one had toothache, and {h} held her hand. This one just felt low. # reading
B: Who did he have? # writing
A: {h}. # reading
G: {h_they} looked in on me, too. In the middle of the night. We had {food}. # fond
B: They all say the middle of the night. Isn't it nice? There's always somebody. # touched
A: So we can cross off all of these. # businesslike
N: They crossed them off. It took most of a pencil, and when they had done there was only one name left with no line through it, the one that had sat up with nobody. It was {foe}. # flat

=== findout_find_watch ===
# step: find
# skeleton: known
# needs: way=watch
# title: Tucked In
N: Nobody came. They were both quite sure of it, until they opened their eyes. # dry
A: I wasn't asleep. # instantly
B: Nor was I. # instantly
A: Then what's this? # slow
N: It was a blanket. It lay over the two of them, and it had been tucked in, all along the one side and all along the other, and round the feet, and then round the feet again. And beside it, with a lid on, stood some {food}. It was still warm. # hushed
B: Somebody's been. # whispered
A: Somebody's been, and stood here, and done it again. The whole thing, right over our heads. # appalled
B: And then stopped to tuck us in? What kind of villain does the feet twice? # baffled
A: It must have been two people. A bad one, and then a good one. # firm
B: Both in one night? And we slept through both? # doubtful
A: I'd rather that it was two. I've eaten half of this. It's very good. # low

=== findout_find_trap ===
# step: find
# b: maker
# skeleton: known
# needs: way=trap
# title: Show Me Your Hands
N: In the morning {tool} had been moved. It had not been moved far. It had been lifted, and put to one side, and squared up. # hushed
B: It worked! It worked! Somebody's walking about out there with hands like two plums! # dancing
A: Then let's have a look at them. # grim
N: They had {crowd} out, in a line, and everybody held up both hands and turned them over. {h} went along behind with a tray, and thick gloves on, since it was so cold so early, and saw to it that they all had some {food}. # brisk
A: Clean. Clean. Clean, and I'd see somebody about that thumb. Clean. # going along
B: That can't be right. That's everybody. # going along
A: It's everybody who came. # stopping
B: {h}'s tray is wet underneath. Look, it's come off on my sleeve. # wiping
A: That's blue. # not looking
B: I know it's blue. I'm blue all over. I've told you how that happened. # short
N: Nobody was missing from the line but {foe}. # flat

=== findout_accuse_calm ===
# step: accuse
# skeleton: known
# needs: foe=talks foe_type=thing,place,event,idea
# title: Where It Was Seen
N: They said it in front of {crowd}, out loud, and everybody looked towards {edge}, since there was no telling where its face was. # flat
A: It was {foe}! # loud
{ way:
- "ask": B: Everybody else was with somebody. We've got it on paper. # loud
- "watch": B: It was done in the dark, right over our heads. Who else would have the nerve? # loud
- else: B: Everybody's shown us their hands. And some have none to show! # loud
}
F: I wasn't there. # mild, from all round
A: You're always there! # loud, less sure
F: Not that night. That night I was out by {far}. I was seen. I generally am. # mild
W: That's so. My sister was out there. She had to hold on to her hat. # from the crowd
N: There is a special quiet that comes after a person has been wrong at the top of their voice. # dry
B: We're sorry. We're so sorry. # small
F: People do say that it was me. They say it whenever they've lost something. # mild
A: Is there anything that we can do? # small
F: You might ask where I was. Nobody's ever asked. I'd have liked to tell somebody about it. # going

=== findout_accuse_cold ===
# step: accuse
# skeleton: known
# needs: foe=talks no-foe_type=thing,place,event,idea
# title: Too Big to Put Back
N: They said it in front of {crowd}, out loud, and as soon as it was out they saw that it was too big to put back. # flat
A: It was {foe}! # loud
{ way:
- "ask": B: Everybody else was with somebody. We've got it on paper. # loud
- "watch": B: It was done in the dark, right over our heads. Who else would have the nerve? # loud
- else: B: Everybody's shown us their hands. So what keeps {foe} away? # loud
}
F: I am here. Turn round. I've had a cold. I've been flat on my back for three days, and this is the first time that I've stood up. # hoarse
W: It's true. You could hear it all over. It was like somebody moving a wardrobe. # from the crowd
N: There is a special quiet that comes after a person has been wrong at the top of their voice. # dry
B: We're sorry. We're so sorry. # small
F: You're embarrassed. It's a different thing. It wears off. # hoarse
A: Is there anything that we can do? # small
F: You might have looked round to see if I was here. That's all. You might have looked round. # going

=== findout_accuse_glove ===
# step: accuse
# skeleton: known
# needs: foe=talks no-foe_type=thing,place,event,idea
# title: One Glove
N: They stood on something, in front of {crowd}, so as to be heard right at the back; and they were. # flat
A: It was {foe}! # loud
{ way:
- "ask": B: Everybody else was with somebody. We've got it on paper. # loud
- "watch": B: It was done in the dark, right over our heads. Who else would have the nerve? # loud
- else: B: Everybody's shown us their hands. So what keeps {foe} away? # loud
}
F: Which night was it, that it began? # right at the back
A: You know very well which! # loud, less sure
F: That was when you two went home late, and sang. You dropped a glove. I walked behind you with it, the whole of the way, and called. # holding it up
W: So that's who it was! It went by our house. It called till it was hoarse. # from the crowd
F: And then I sat on your step until it got light. I thought that you'd miss it. # mild
N: {b} had had the one hand in a pocket for a week. # dry
B: We're sorry. We're so sorry. # small
F: It's a good glove. # putting it down
A: Is there anything that we can do? # small
F: You might have looked round. That's all. You might have looked round. # going

=== findout_accuse_noir ===
# step: accuse
# skeleton: known
# needs: foe=talks
# tone: noir
# title: An Alibi with Witnesses
N: They got everybody together in one place and stood in front of them, the way it is done, and {a} talked for ten minutes. It was a good ten minutes. It had only one thing wrong with it. # dry
A: And so there's one name left. {foe_cap}. # level
{ way:
- "ask": B: The one without a friend in the whole of that night. # level
- "watch": B: The one with nerve enough to do it over two sleeping heads. # level
- else: B: The one who didn't care to hold up two hands. # level
}
F: That's pretty. Could I say something? I was in the cells. # mild
A: What for? # after a while
F: For nothing. People had been saying things about me, so I asked to be locked in, for the night, with two witnesses. I thought that somebody might try this. # mild
W: We played cards. I lost a coat. # from the back
B: You could have told us. # low
F: I could. I wanted to see if you'd ask. Do you know, I had hopes of you two? # putting on a hat
N: There was no shouting. They only heard the chairs, one after another, being put back where they came from. # flat

=== findout_accuse_restful ===
# step: accuse
# skeleton: known
# needs: foe=mute
# title: Somebody Who Was Up
N: They led {crowd} up to {edge}, and pointed. # grim
A: There! It was {foe}! # loud
{ way:
- "ask": B: Everyone else was with somebody. We've got it on paper. # loud
- "watch": B: It was done in the dark, over our own heads. No person could be so quiet. # loud
- else: B: Everyone else has shown us their hands. # loud
}
N: It went round like fire in straw. Somebody shouted. Somebody threw half a bun at {foe}, and it fell short. # sudden
W: It wasn't, though. # not loud
A: Who said that? # sharp
W: Me. I couldn't sleep, so {h} sat with me for a bit, and then {h_they} had to get on, and I came up here and watched {foe} instead. All night. I find {foe_them} restful. {foe_they_cap} never went anywhere near. # shy
B: All night? You're sure? # faint
W: I counted {foe_them}. I do it most nights. # shy
N: {one_cap} had not even looked at the bun. That made it worse. # quiet
A: You can't say sorry to {foe_them}. {foe_they_cap} wouldn't know what for. # low
B: I think you can. I think that it's just harder. # low

=== findout_accuse_mark ===
# step: accuse
# skeleton: known
# needs: foe=mute sign
# title: The Chalk Ring
N: They had it all worked out, and they had {crowd} come to the very spot, and stand round {foe_sign}. # brisk
A: You all know whose that is! It's as good as a name! # loud
{ way:
- "ask": B: And everybody else was with somebody! # loud
- "watch": B: And it was done without a sound, right over two people's heads! # loud
- else: B: And every hand in {place_of} has turned out clean! # loud
}
W: Could I get through? # from the crowd
A: Of course. Make way, there. # gracious
W: Only that was there at the end of the winter. I put a chalk ring round it myself, so that nobody should tread on it. There. That's my chalk. # apologetic
N: Everybody looked at the ring. It was rather worn. You could see that it had been there for some time, and that everybody had been standing on it. # dry
B: Why didn't you say so? # faint
W: You never asked how long. You only asked whose. # apologetic
N: At {den}, {one} had turned to see what all the noise was. {one_they_cap} looked for a moment, and turned away again. # quiet
A: I'd have felt better if {one_they} had come at us. # low

=== findout_leave_collar ===
# step: leave
# skeleton: known
# title: Leave It Now
N: Nobody would sit with them that evening, except {h}, who came and sat, and brought {food}, and asked for nothing. # warm
H: You did your best. Come here, you'll catch your death. # gentle
N: {h_they} did up {b}'s collar, first the one side, then the other, and then felt whether {b_their} feet were dry, and then felt again. # soft
B: We hurt somebody. For nothing. We were so sure. # low
H: I know. I blame myself. I should never have asked it of you. # quiet
A: We can still find out. {way == "ask":There's something that nobody said.|{way == "watch":There's something that we slept through.|There's somebody who never went near it.}} # stubborn
H: Leave it, now. I mean it. It's only a question. It'll stop, if nobody scratches it. # very gentle
A: You said that you wanted it found out properly. # puzzled
H: Did I? Yes. I did say that. Well, eat up. # busy with a plate
N: It was the kindest thing that anyone had said to them all day, and it was strange how little they liked it. # dry

=== findout_leave_chair ===
# step: leave
# skeleton: known
# title: Who to Blame
N: There were four chairs' worth of space round the two of them wherever they went. Only {h} walked straight across it. # quiet
H: Well! I've been wrong in front of people, too. You don't die. You only wish that you'd been taller. # brisk
A: {a_tryline}
H: There. It's said. Now hand it over, {way == "ask":the answers and all.|{way == "watch":the blanket and all.|{tool} and all.}} I'll tell them that it was my idea, and that it's closed. # brisk
B: You can't do that. It wasn't your fault. # shocked
H: You don't know what's my fault. Nobody does. It's one of the few comforts of being me. # light
A: But then nobody would ever know {ask}. # slow
H: Would that be so bad? # light
N: They waited for {h_them} to laugh. {h_they_cap} was looking past them, towards {den}, and winding a bit of string round one finger. # quiet
A: {foe_cap} would go on being looked at sideways. For good. # slow
H: Yes. There's that. There is that, I do see that. # much lower

=== findout_leave_night ===
# step: leave
# skeleton: known
# tone: gentle,eerie
# title: Some Questions
N: It grew late. Somebody had hung a small light near them, so that they need not be wrong in the dark as well, and that was {h}. # soft
H: Shall I tell you a thing about questions? # soft
A: Is it long? # small
H: It's short. Some of them are doors, and you go through. And some of them are more like a lid. # soft
B: What's under it? # whispered
H: Whatever somebody wanted kept warm. So you let it be, and you say good night to it. I should let this one be. # soft
A: But you asked us. You made us promise. {way == "ask":We've asked everyone there is.|{way == "watch":We sat up in the dark for it.|We're blue to the wrists.}} # sitting up
H: I thought that I wanted to be asked. I did. It turns out to be colder than I remembered. # soft
B: What is? # puzzled
H: Out of bed. Lie down. There. # tucking
N: {h_they_cap} went off without a light. {h_they_cap} had never needed one. You could not even hear {h_them} go. # hushed
