// EVERYBODY, episodes 1 and 2: something has come over all who are in x but the two, who were together when it came. It comes on the stroke of
// the hour to whoever is alone just then; it came because g, who always did it in secret, wished once not to be the only one. It goes when
// somebody does it with g who was not made to. spell: backwards, speech (one can't be talked to), moving, state, truth. Facts: way way3 price end.

=== magic_dawn_round ===
# step: dawn
# skeleton: everybody
# title: Good Morning, All of You
N: {air} {a_who} {b_who} They had been under a bed since five, the two of them, after a button. At ten past six they came out; and there was {h}. # plain
H: {cry} # cheerful
A: I beg your pardon? # stopping
H: {cry2} # as cheerful
N: Behind {h} came {g}, and it was the same; and behind {g}, as far as {far}, it was all of {x}. # dry
B: Is it a game? # low
A: There's too many of them. One of them would have told us the rules. Somebody always does. # lower
B: They all {spell_do}. The whole of {x}. Last night they were quite ordinary. I remember it, it was dull. # slow
A: And there's not one of them who sees anything in it. # slower
B: Say something to me. Anything. # quick
A: You've got fluff on your knees. # looking
B: Oh, good. # with deep relief

=== magic_dawn_wall ===
# step: dawn
# skeleton: everybody
# where: room vehicle ship
# title: Through the Wall
N: {air} {a_who} {b_who} They had been together since five, after a button that had gone under a bed. # plain
A: Listen. There's always a cough at six, through there, and a drawer, and somebody who drops the same spoon. There's none of it. # ear to the wall
B: What is there, then? # whispered
A: I'd say that they {spell_do}. All of them. Through there, and over there as well. # listening
N: They went out to see. At {spot} stood {h}. # plain
H: {cry} # kindly
B: Good morning. What did you say? # careful
H: {cry3} # just as kindly
N: Then the others came up, from every side, and nodded to each other as on any other day. # dry
B: It's everybody. It's the whole of {x}. # low
A: And they don't mind it. Look at them. You'd think it was us who ought to be asked. # lower

=== magic_dawn_list ===
# step: dawn
# skeleton: everybody
# title: How Many It Was
N: {air} {a_who} {b_who} They had been up since five, over a button that was under a bed; and {a} kept count, coming out, on the back of one hand. # dry
A: There's {h}. That's one. # pencil licked
H: {cry} # in passing
A: And there's {g}, and that's two. And whoever that is. # writing
B: You may as well say who hasn't got it. It'd save the hand. # watching
A: Nobody. It's the whole of {x}. They all {spell_do}, and it has been so since six; and there isn't a word said about it. # level
H: {cry2} # coming back the other way
B: They might say one if they could. # fair
A: We're up to the elbow. # turning the arm
B: You've missed two. # slow
A: Who? # pencil up
B: You. And me. # looking down at both of them

=== magic_onlytwo_step ===
# step: onlytwo
# skeleton: everybody
# w: A very small person
# title: Two Out of Everybody
N: They asked at nine doors. It was the same behind every one; and at the tenth they sat down on the step. # plain
A: It's the ones that one knows, and the ones that one doesn't. # counting
B: It isn't us, though. Or are we too near to see? Look at me. Do I? # anxious
A: You don't. You're just as you always are. Do I?
B: I'd have told you. # firm
A: Then why haven't we got it? We're no better than they are. We had the same supper. # puzzled
N: A very small person had stopped in front of them, and looked from the one to the other, as one looks at people who have come out in their nightclothes. # dry
W: {cry3} # pointing at them, loud
N: And it went off to fetch somebody. # flat
B: Did you see that? It wasn't rude. It was sorry for us. # low
A: This morning we were two who were well. I think that by supper we'll be two who are ill. # lower

=== magic_onlytwo_school ===
# step: onlytwo
# skeleton: everybody
# title: Under the Bed
N: They sat down by {edge}, close together, and went through the night from the beginning. # plain
A: What did we eat? # brisk
B: {food_cap}. So did everybody.
A: Where did we sleep?
B: Where we always do. I got up at five. I heard you, and I came to see what you were looking for. # remembering
A: A button. It was under the bed. So were you, by six. # slow
B: And who else, in all of {x}, was under a bed with somebody at six o'clock? # slower
N: One could see from there as far as {far}, and how many they were; each came out at a door, on their own, and fell in with the rest, and nobody had to be shown how. # quiet
A: It can't be the button. We never found it. # low
B: It's something that we did, or something that we weren't. I'd sooner know, before it's found that it missed us. # drawing in both feet
A: Don't go and sit over there. # quick
B: I wasn't going to. # not moving

=== magic_dread_board ===
# step: dread
# skeleton: everybody
# title: Underlined Twice
N: {spell == "truth":There was something that {h} would not say aloud, as everything else would have come out behind it|There was something that {h} wished to tell them, and could not get it out in any ordinary way}. So {h_they} wrote it up on {board}, a word at a time, and stood aside. # plain
A: "It came at six. I do not mind it." # reading
B: That's a comfort. # uncertain
A: "Nobody minds it. That is what I do not like." # reading on
H: {cry2} # nodding hard
A: There's more. "When all of us have got used to it, {stake}." It's underlined. # slow
B: Twice. {h_they_cap} never {h_plural:underline|underlines}. # low
N: {h} held out the chalk to them, in case they cared to put something under it. They looked at it for some time. # still
B: Put that we'll {verb}. There's only us who'd want to. # to {a}
A: You put it. Your writing looks as if it knew how. # handing it over
B: "We'll {verb}." And then what?
A: Put our names. Then we can't say that it was two others. # low

=== magic_dread_sum ===
# step: dread
# skeleton: everybody
# w: A person with a hammer
# title: Which Two Were Meant
N: A person with a hammer had come to mend something at {door}, and was not to be stopped; so the two had to hold the nail. # dry
W: {cry3} # hammer up
A: I don't know what that was. I only hope it wasn't, let go. # holding on
B: I asked {h} how it'd end. {h_they_cap} wrote it on my cuff. Hold still, I can't turn my arm. # twisting
A: "If it goes on, {stake}." # reading sideways
B: I thought that I'd got it upside down. # faint
A: "And nobody here will see anything in it. It would take somebody who has not got it. I know of two." # reading
N: They both thought of who those might be. It did not take long. # flat
B: I'd hoped for a bigger two. # low
A: We'll have to {verb}. I don't say that I know how. I say we've said it. # eyes shut
W: {cry} # bringing it down, thankful

=== magic_counsel_fright ===
# step: counsel
# skeleton: everybody
# title: Boo
N: They began with {g}, who never minded what was done to {g_them}. # plain
A: A fright. It's the best thing for whatever won't leave off. I'll be behind {hide}. # low
B: And what do I do? # low
A: You look as though nothing was going to happen. # out of sight
N: There was a pause, in which nothing looked as though it was going to happen. # dry
A: Boo! # leaping out
G: {cry} # rather pleased
A: Then there's cold water. Then there's standing on one leg. Or we do it too, and leave off, and {g} forgets, and leaves off as well. # going through them
N: They did that last, the two of them, to the left and the right of {g}, as well as one can who has not got it; and then they stopped. # plain
G: {cry2} # and it was quieter
B: Did you see that look? # slow
A: As if we'd come to sit down, and had only been doing up a shoe. # slower
B: I don't think it was the wrong cure. I think we took it away too soon. # low

=== magic_counsel_doctor ===
# step: counsel
# skeleton: everybody
# title: Three Times a Day
N: It was tried with what had always helped: a spoonful, a wet cloth, and being told to pull oneself together. # dry
A: Open. That's the cloth. No, that was the spoon. # busy
H: {cry2} # through it
B: Is there any change?
A: The cloth's warm. # feeling it
B: Then we tell them. Nobody's told them. Everyone! You all {spell_do}! You needn't! # calling
N: They listened to that with great attention, and clapped. # flat
A: They think that you've put it very well. # low
N: Only {g} had not clapped. {g_they_cap} stood right at the back, by {hide}, and looked at {g_their} shoes, like somebody whose birthday has got out of hand. # quiet
B: What's {g} got to be red about? # puzzled
A: It's warm, in a crowd. # looking elsewhere
B: It isn't that warm. # still looking

=== magic_fork1_bench ===
# step: fork1
# skeleton: everybody
# title: A Seat for Two
N: In all of {x} there was one place left where nobody had it, and that was the gap between the two of them. They sat on both sides of it, and thought. # dry
A: We might {d1}. # low
B: You'd be good at that. I'd go red. Or we {d2}. # lower
A: And if they've noticed by then that we're no good at it?
B: They've noticed. Then there's just one thing more, that we {d3}. # counting it off
N: Somebody went by, and lifted a hat to them; kindly, as one does to people in a bed at the end of the ward. # flat
A: I don't like the way they look at us. # low
B: If we sit here for much longer they'll bring us grapes. Say which. # getting up

=== magic_fork1_backs ===
# step: fork1
# skeleton: everybody
# title: The Last Ordinary Corner
N: They talked it over back to back, so that nobody should come up from behind and be cheerful. # dry
A: What can you see? # low
B: {h}, with a plate. What can you? # low
A: {g}, without one. We could {d1}. # quick
B: Or {d2}. That's less running about. # trying it
A: And I did think that we might {d3}. I don't know what's in it. I only feel it'd be something to have done. # slow
N: There was a step, and another, with a rattle of spoons in it. # still
B: {h_theyve_cap} brought two spoons. # not moving the lips
A: Then choose, before we're fed. # not moving them either

=== magic_go2_join ===
# step: go2
# skeleton: everybody
# makes: way=join
# a: bold
# b: careful
# door: Do as they all do, and go among them
# style: bold
# recall: did as they all did, and went among them
# title: In Among Them
A: You do as they do, and you go along, and you keep your ears open. It's how people find out about geese. # low
B: And if we can't leave off again? # worried
A: Then we'll have found out that. Ready? # squaring both shoulders
N: {spell == "state":So they went along to {spot}, as near to it as one can come with a straight face|So they did it, all the way to {spot}}, in the midst of all the rest. It is less hard than one would think. # dry
H: {cry} # to the two of them
A: How am I doing? # out of one corner
B: You're better than {h}. Stop enjoying it. # out of the other
N: It was then that they saw that they were two. There were all those people, and not a pair among them. It was one, and next to that one, and behind that one; and every one did it as if there were nobody else at it for miles. # quiet
A: I'd thought that they'd be together in it. # low
B: So had I. It looked like that from outside. # lower

=== magic_go2_mind ===
# step: go2
# skeleton: everybody
# makes: way=mind
# door: Look after whoever has it worst
# style: kind
# recall: looked after whoever had it worst
# title: A Shoulder Each
A: Somebody's got it worst. There's always one. # practical
B: It'll be {h}. {h_they_cap} {h_plural:do|does} everything so thoroughly. # sure
N: It was {h}, who had not sat down since six. They put a cushion behind {h_them}, and some {food} in front; and then one of them sat down on each side, as near as it would go. # plain
H: {cry2} # worn out
B: We know. You needn't say it again. # patting
A: It's going off. Look! It's a good deal less. # hushed
N: It was. It grew less and less, for as long as they sat there with a shoulder each. Then {b} got up to shut {door}, and {a} got up to see what was keeping {b}; and when they looked round it was as bad as ever. # dry
B: What did we do? # stricken
A: Nothing. We stood up. # slow
H: {cry3} # far off, to nobody

=== magic_go2_rig ===
# step: go2
# skeleton: everybody
# makes: way=rig
# a: maker
# door: Make something to keep it off, out of [tool]
# style: clever
# recall: made something to keep it off, out of [tool]
# title: Room for One
A: It comes from somewhere. So there's a side that it comes from; and one puts up {tool} on that side. # hammering
B: Which side is it? # holding the nails
A: That's why I've gone all the way round. # hammering
N: It stood at {spot}, with {tool} in the middle, and it had a lid. There was room in there for one. They had asked {g} to step in, and {g} had; and they shut it. # plain
G: {cry2} # from inside, louder
B: It's worse in there. # listening
A: It's a box. Anything's worse in a box, when you've got it to yourself. I'll get in as well, and see where it leaks. # climbing in
N: There was some breathing. Then there was none of the other. # still
B: It's stopped! What did you do? # astonished
A: I trod on a foot. I said that I was sorry, and then we both laughed. # from inside
N: They lifted the lid. {g} got out, and thanked them with a nod, and walked off alone; and by {edge} it had begun again. # dry

=== magic_rule_stroke ===
# step: rule
# skeleton: everybody
# w: Somebody with a bag
# title: On the Last Stroke
N: It began to strike. They were by {edge}, one close behind the other, as it was narrow there. Towards them came a person who had been away from {x} for a week, and was quite well. # plain
W: What a welcome! I've never been met by so many. Now tell me what's... # friendly
N: There it struck for the last time; and whatever the person had meant to ask was not asked. # flat
W: {cry3} # just as friendly, going on
A: That one was as well as you or me! A moment ago! # seizing an arm
B: And on the stroke, not. By {edge}, with nobody there. # slow
A: We were there.
B: We were over here. I'd got hold of your coat. # slower
N: {way == "join":They thought of all those people, one and next to that one, and not a pair among them.|{way == "mind":They thought of {h} in the middle, with a shoulder on each side, and how it went off; and how they got up.|They thought of a box with two in it, and somebody who said sorry.}} # quiet
A: It's whoever is alone. It comes on the hour, and it takes whoever's alone just then. And at six they were every one of them alone. They were asleep, and you can't be more so than that. # low
B: And we had a bed on top of us. What's the time? # quick
A: It's a minute past. That's very nearly an hour. # taking a hand

=== magic_rule_brothers ===
# step: rule
# skeleton: everybody
# w: One of two brothers
# title: Nose to Nose
N: There were two more who had not got it. They were found behind {hide}, nose to nose, two grown brothers, who had begun on something at supper, and not yet come to the end of it. # dry
W: You said Tuesday! And I've a witness, and it's you! # hoarse
A: Good morning. How long have you been at this? # polite
W: All night, and I'm not going to be the one who gets up! He is! And he has! # pointing after his brother
N: The brother had gone off, with a fling of the arm, round the corner, by himself; and as he went it struck. # flat
B: Listen. He's got it. # slow
W: Who's got what? Come back here! I'd not done! # getting up
A: Don't go after him. Don't you stand there by yourself, either. Hold this. # giving him a sleeve
N: {way == "join":"One, and next to that one," said {b}, "and not a pair among them."|{way == "mind":"It went off, while we sat there," said {b}. "With somebody on both sides."|"It stopped in the box," said {b}. "As soon as there were two."}} # slow
A: They never left each other alone all night. That's why. It comes on the hour, to whoever is alone. # working it out
B: So at six there was nobody, in all of {x}, who wasn't. But for two who were cross, and two under a bed. # low

=== magic_settled_notice ===
# step: settled
# skeleton: everybody
# title: From Today
N: By noon it had settled in. There was a notice on {board}, and there were flowers under that. # dry
A: "From today one {spell_does}. It saves asking." # reading
B: Who put that up? # low
A: Everybody's signed it. It goes all the way down. And there are two lines that have been left, with a pencil on a string. # finger on it
N: And at {spot} there was a class for those who found it hard. Chairs had been brought. In the front row were two with cushions on. # plain
H: {cry2} # beckoning, so gently
B: Those are for us. # not moving
A: Thank you! We'll stand! We're quite used to it! # much too loud
H: {cry3} # to the others, sadly
N: It could be seen that they all thought the same, and that it was meant well, and that somebody would be asked to see to it. # flat
B: It was easier this morning, when they only had it. Now they've got it right. # low

=== magic_settled_joke ===
# step: settled
# skeleton: everybody
# title: The One That Everybody Knew
N: By supper they had a joke about it. It went round the long table, from one end to the other. # dry
H: {cry} # and could not go on
A: What's so funny? They're all holding on to the edge. # to {b}
B: I've got no idea at all. And it's coming this way. # low
N: It was told to the two of them with great care, and waited for. # flat
A: Ha. Ha, ha. That's very good. # stiff
B: It's the way that you tell it. # stiffer
H: {cry2} # kind, to the neighbour
B: They know. They knew before we'd shut our mouths. # lower
A: They've moved the salt to where we can reach it. I could do without the joke. I don't like to have the salt moved. # low
B: A week of that, and I'd wish that I'd got it. # low
A: Don't. Don't you say wish. I don't know that it isn't how it's done. # quick

=== magic_odd_hands ===
# step: odd
# skeleton: everybody
# title: The Other Side of the Nose
N: They had been hand in hand for five hours. It is a long time, for two who have never sat down and agreed on it. # dry
A: You swing it. # short
B: You drag. I've one arm that's longer than I had. # shorter
A: I want to scratch my nose. I've wanted to since two o'clock, and it's that hand. # through the teeth
B: Use the other.
A: It's the wrong side of the nose! I'd like one minute! One, by myself, to be cross in! # flaring up
B: Well, so would I! I've been cross since three, and there's been nowhere to put it! # as loud
N: It was two minutes to the hour. They both looked at the hands; they had been about to come undone, and had been stopped. # still
B: You could have it now. You'd have it quite to yourself. # after a moment
A: I didn't mean it like that. # low
B: No. Scratch it with mine. # holding it up
A: Left a bit. Thank you. You're better at it than I am. # gruff

=== magic_odd_soup ===
# step: odd
# skeleton: everybody
# tone: comic,gentle,space
# title: One at Each End
N: Towards evening {h} came, with soup, and six more with blankets. It was known that there were two who had not got it. # dry
H: {cry3} # a hand on a forehead
A: I'm not ill! # backing
B: They're very strong. They've got you by the feet. # being laid down
A: They're putting you over there! You can't part us! It's catching, if you do! # kicking
B: I'm tucked in! I can't get my arms out! What's the time? # from over there
A: It's nearly on the hour! They're going! # struggling
N: There was some hopping, in the dark, of two people done up as parcels. They met in the middle, as it struck, and went down. # brisk
B: Have I got it? # from below
A: You've got soup. That's all you've got. # feeling
B: I was afraid that you'd stay where you'd been put. You do like to be tucked in. # low
A: I do. I thought about it. I had one leg out by then. # honest

=== magic_fork2_under ===
# step: fork2
# skeleton: everybody
# title: Back Where They Were
N: There was one place where it had missed them, so they went back there. It was the same bed, and there was no more room under it than before. # dry
A: We could {d1}. Your elbow's in my ear. # muffled
B: It's where it was at six. Or we {d2}. Have you found the button? # muffled
A: I've found a button. It isn't ours. What else? # muffled
B: That we {d3}. It's what I'd least like. So I expect that it's that. # after a time
N: A pair of shoes came in, and stood before the bed, and waited politely; and went out again. # still
A: Whose were those? # whispered
B: I don't know. They were very clean. Say it, while there's nobody in them. # whispered

=== magic_fork2_yarn ===
# step: fork2
# skeleton: everybody
# title: As Far As It Reached
N: They had tied their wrists together with a bit of wool, so as to have the hands free. It reached from one side of the table to the other, and it was to that table that they came to decide. # plain
A: If we {d1}, it'd have to be longer. # pulling
B: And for this I'd want it doubled, that we {d2}. # pulling back
A: Then there's always this, that we {d3}. # winding it round one finger
N: The wool hung between them, and shook a little; each could feel by that what the other thought. # quiet
B: You jumped, at the third. # low
A: I was hoping that it was you who did. # lower
B: It might be nothing. It might be wool. # looking at it
A: Then say which, and we'll see if it's still whole at the door. # getting up
