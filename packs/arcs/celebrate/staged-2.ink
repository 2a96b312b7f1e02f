// STAGED, episode 2: the thing that was broken is made out of tool, foe gets a part, or only the end is practised (way). At the rehearsal
// it goes wrong, and there are people looking through the gap who have never laughed so much. At night q hears what p can do alone.

=== celebrate_go2_prop ===
# step: go2
# skeleton: staged
# b: maker
# door: Make [gear] out of [tool]
# style: clever
# recall: made [gear] out of [tool]
# makes: way=prop
N: {b} stood in front of {tool} with a pot of gold paint, and the head on one side. # plain
A: That isn't {gear}. # coming up
B: Not yet. You've got to look at it from the back row, with one eye, and be sorry for us. # painting
A: It's {tool}. It'll always be {tool}. It's got {tool} written all over it. # fair
B: That's why I'm painting it.
H: Will it bear? # anxious
B: It'll bear anything that keeps still. # painting round a corner
A: And what if somebody moves?
B: It's {event}. They'll be looking at the people. Nobody ever came to look at {gear}. # stepping back into the pot

=== celebrate_go2_prop_label ===
# step: go2
# skeleton: staged
# b: maker
# door: Dress up [tool] as [gear]
# style: clever
# recall: dressed up [tool] as [gear]
# makes: way=prop
A: What's {tool} doing in the wings, with a sheet on? # stopping
B: That's {gear}. # through pins
A: I can see what's underneath.
B: You know what's underneath. They don't. Half of it is a sheet, and half is how you look at it. If we all look at it as if it were {gear}, then it is. # pinning
N: They tried it. {h} came by, and they all looked. # dry
H: Why's everybody staring at {tool}? # stopping
B: It wants another sheet. # after a moment
A: And when it's carried on? It's not what you'd call quiet. It's got its own opinion of where it's going. # giving it a push
B: Then we'll carry it on in the loud part. # pinning faster

=== celebrate_go2_part_talks ===
# step: go2
# skeleton: staged
# needs: foe=talks
# door: Give [foe] a part
# style: kind
# recall: given [foe] a part
# makes: way=part
N: They took {h} along, to say it, and {food}, in case it went badly. # plain
H: We've talked it over. There's a part for you. # stiff
F: Which? # very fast
H: The messenger. You come on from the left, when it's quiet, and you say, "Nobody has come."
F: "Nobody has come." # trying it
Q: That's it!
F: Who hasn't? Was I fond of them? Have I been running? # pulling up a chair
H: It's three words.
F: Four, if one breathes. I've waited for this as long as I can think. You'll not be sorry. "Nobody... has come." No. "Nobody!" I'll have to live with it for a bit. # already somewhere else
P: When is it, that it's quiet? # low
H: Just before {big}, naturally. # going

=== celebrate_go2_part_mute ===
# step: go2
# skeleton: staged
# needs: foe=mute
# door: Write [foe] into it
# style: kind
# recall: written [foe] into it
# makes: way=part
H: Say that again. # putting down the pencil
Q: {foe_cap} {foe_plural:come|comes} every time. We can't stop {foe_them}. But if it were in the book, it wouldn't be a mistake. It'd be {foe_their} entrance. # eager
H: In {event}. As it's written. # slow
Q: You'd only have to write it.
N: {h} looked at the page for some time. Then {h_they} wrote, in the margin, very small: "Enter {foe}." # dry
H: From which side?
Q: I'd leave that open. # honest
H: And when {foe_theyve} entered? What do the others do?
Q: Look as if they'd been expecting it. We'll practise that. We'll all practise being not in the least surprised. # getting up
P: And that's just before {big}? # low
H: That's when {foe_they} {foe_plural:come|comes}. # underlining it

=== celebrate_go2_end ===
# step: go2
# skeleton: staged
# door: Practise the end first
# style: bold
# recall: practised the end first
# makes: way=end
H: From the end? Nobody practises from the end. # shocked
Q: That's why no end ever works. We get the beginning perfect, forty times, and then {foe} {foe_plural:turn|turns} up, and we've never yet got as far as the bow. {foe_cap} can spoil what {foe_they} {foe_plural:like|likes}. They'll remember how it stopped. # firm
N: So they did the end. They did it before breakfast, and behind {hide}, and in the dark. # brisk
H: Again! "{last_line}" # beating time
Q: "{last_line}"
H: Now everybody. In your sleep!
Q: They've got it. They've got it so well that they do it when somebody shuts a door. # proud
P: When do we do the middle? # low
H: There's hardly any middle. It's just {big}; and you've got that. # beating time

=== celebrate_go2_end_night ===
# step: go2
# skeleton: staged
# tone: comic,gentle,manners,space,epic
# door: Learn the last page by heart
# style: bold
# recall: learnt the last page by heart
# makes: way=end
N: {q} tore out the last page, and copied it forty times, and stuck one up wherever people stand about and have nothing to read. # brisk
H: Only the last? # following with the paste
Q: One thing that everybody knows for sure. Whatever happens, with {foe}, or with the rest of it, somebody says the last line, and we all bow, and it looks as though we meant it. # pasting
N: By evening people said it instead of good night. # dry
H: "{last_line}" I heard that from a person with a mop. It had feeling in it. # moved
Q: You see? And that was without a rehearsal.
H: What about the other thirty pages? # after a while
Q: We'll be so glad of the end that we'll get there somehow.
P: Which page is {big} on? # low
H: On the one before. # fond

=== celebrate_dress_prop ===
# step: dress
# skeleton: staged
# needs: way=prop
# title: It Bears
N: At the dress rehearsal of {event} they were all in their places, and so was {gear}, with a sheet on. Against {foe} somebody had put a chair in the door. It looked like {gear}, to anybody who had a cold. # dry
H: And carry on, you two! With dignity! # from the front
S: creak
Q: It's coming after us! # backwards
H: Then look as if you'd called it!
S: crash
N: {tool_cap} went over {part1}, and took along the cloth, and came to a stop in front, with a foot sticking out of it, and the foot was in a sock. # flat
H: Is that foot in the book? # faint
Q: It's mine. # from inside
P: We haven't come to {big} yet. We can stop here, can't we? It seems to have ended. # quick
H: It hasn't ended! It's run away! # into both hands
N: It was then that they heard it. On the other side of the wall, where there is a gap, somebody was trying not to laugh, and could not do it. It sounded like a kettle with friends. # quiet

=== celebrate_dress_part_talks ===
# step: dress
# skeleton: staged
# needs: way=part foe=talks
# title: Nobody Has Come
N: At the dress rehearsal of {event} the curtain went up, and there in the middle was {one}. # flat
F: Nobody! Has come! # enormous
H: {foe_cap} {foe_has} no business there till page twenty! # from the front
F: I felt it coming. # withdrawing
P: {cue1} # going on, on page three
F: Nobody has come! # from the left
Q: Not yet! # whispered, round the cloth
F: It was quiet! You said, when it's quiet! # whispered, very loud
N: It was quiet eleven times in all, and each time somebody came on to say so. By the seventh {part1} had begun to cry with laughing, and had to be led off. # dry
P: We needn't have {big}. {one_they_cap}'ll only come on. # quick
H: It used to be about something. I can't remember what. # hollow
N: And on the other side of the wall, where there is a gap, there was a noise like a row of kettles. Somebody was being held up by somebody. # quiet

=== celebrate_dress_part_mute ===
# step: dress
# skeleton: staged
# needs: way=part foe=mute
# title: Not in the Least Surprised
N: At the dress rehearsal of {event} they all knew where it said: "Enter {foe}." They came to it. They turned to the left, and looked as if they had been expecting it. # plain
N: Nothing entered. # flat
H: Hold it! Go on being not surprised! # from the front
Q: I can't hold my eyebrows any longer. # through the teeth
N: They held it for as long as it takes to boil an egg. Then they gave it up and went on with the next page; and it was there, of course, that {foe} came, from the right, and from behind. # brisk
S: crash
Q: We were expecting you on the left! # from the ground
H: Who's that, going off with {foe_them}? # standing on a chair
Q: That's {part1}. {part1_cap} wasn't told.
P: Then we can't very well have {big}, can we? There's nobody left to have it in front of. # quick
N: There was, though. On the other side of the wall, where there is a gap, somebody had tried not to laugh for so long that it came out at the ears. # quiet

=== celebrate_dress_end ===
# step: dress
# skeleton: staged
# needs: way=end
# title: Four Minutes
N: At the dress rehearsal of {event} the curtain went up. Somebody said the first line. Then somebody shut a door. # flat
Q: "{last_line}" # from habit
N: And all of them bowed. It had taken four minutes, with the door. # dry
H: No! That's the end! You've had the beginning and the end! Go back! # from the front
N: They went back. This time they got as far as {part1}, who had forgotten what comes next; and so had the one behind. There was a terrible silence; and out of the silence, one after another, like people stepping into a boat, they all said the last line. # dry
Q: It comes by itself. If you stop to think, it's there. # ashamed
H: How often was that now?
Q: Six. That was the best one. People were in step. # honest
P: If we never get to {big}, it can't be helped. # quick
N: On the other side of the wall, where there is a gap, somebody had begun to say it with them, and could not get to the end for laughing. # quiet

=== celebrate_word_queue ===
# step: word
# skeleton: staged
# w: A person in the queue
# title: Sold Out
N: By the morning there was a queue. {crowd_cap} had heard of it from those at the gap. # brisk
Q: What's it for, this queue? # coming up
W: {event_cap}. I'm having four. I'm going to sit in a different one each time I fall off. # happy
Q: You want to see {big}?
W: That, too. But {way == "prop":will there be the foot? They say that it runs away, and there's a foot in it.|{way == "part":will {foe_they} come on at the wrong time? They say that it's always the wrong time.|will it stop after four minutes? They say that it stops, and then it has to start again, and stops.}} # anxious
{ trouble != "":
  W: And is it true that {trouble}? I'm bringing my aunt. # eager
}
Q: It's going to be as it's written, on the night.
W: Oh. Can I have my money back? # sinking
N: {h} had heard. {h_they_cap} went away to {edge}, and stood with {h_their} back to everything. # still
H: All these years I've tried to get it right for them. And they want {way == "prop":the foot|{way == "part":the wrong entrance|the end}}. # low
P: Nobody's coming for {big}, then? # something like joy
H: Of course they are! They'll have their laugh first; and then comes {p}, and makes it all well again. # rallying

=== celebrate_word_repeat ===
# step: word
# skeleton: staged
# title: All Over Town
N: It was all round {place_of} by breakfast. Two people with a bucket were doing it outside {door}, with the gestures. # dry
Q: {way == "prop":That's us. That's how {gear} ran away. The bucket's being {tool}.|{way == "part":That's {foe}. Coming on. The bucket's being {foe}.|That's us. They begin, and one drops the bucket, and they both say the last line.}} # low
P: Is it as funny as that? # low
{ trouble != "":
  Q: Look at them. Now it's how {trouble}. They've had to put the bucket down.
- else:
  Q: Look at them. They've had to put the bucket down.
}
H: They're laughing at it. At something that I wrote out forty times with a ruler. # white
Q: I don't think that it's at, {h}. That one's wiping his eyes. He buried his cat on Monday. # gentle
H: It isn't supposed to be that sort of wiping. # stiff
N: They stood and watched it to the end. Then the two with the bucket both put up a hand, and stood quite still, and one of them took off his cap. # quiet
P: What are they doing now? # low
H: That's you. That's {big}. Nobody laughs at that. # fond

=== celebrate_word_strike ===
# step: word
# skeleton: staged
# needs: guest
# title: What the Guest Heard
N: The worst of it was that {x} had been by the gap as well. {h} had it from three people. # plain
H: {x_cap}! Who's to have the first one of {x_their} life! And what was there to see? {way == "prop":A foot.|{way == "part":The wrong entrance, eleven times over.|The end, six times, and never the middle.}} # white
Q: What did {x_they} do?
{ x_talks:
  X: I came again the next time round. They'd moved up for me. Will it be like that? # passing, hopeful
  H: It'll be as it's written. # stiff
  X: Oh. That'll be nice, too. # politely
- else:
  H: They say that there was {x_sound}. They say that it went on and on. # lower
  Q: Is that good or bad?
  H: It's not in the book at all! # stiff
}
N: {h} went away to {edge}, and stood there with {h_their} back to them. # still
H: Well, there'll be {big}. {p} will make it all right. # rallying
P: Suppose that I had a cold. # low
H: You've never had a cold. # fond

=== celebrate_word_troupe ===
# step: word
# skeleton: staged
# needs: troupe x_talks
# title: What They Thought of It
N: {x_cap} had said nothing since it happened. {h} had been walking up and down in front of {x_them}, with the book held shut. # plain
H: I don't know what you must think of us. {way == "prop":With a foot.|{way == "part":At every one of the quiet places.|With the end, six times over.}} # white
X: We liked it. # after a moment
H: You needn't be polite.
X: We've never been laughed at before. We do it so well. People sit there with their hands in their laps, and afterwards they say that it was very fine, and look for their hats. # wondering
Q: It's sold out, you know. They've heard about it, all of them. They want to see it go wrong. # gentle
H: It's going to be as it's written! # hot
X: Couldn't it be both? # hopeful
N: {h} went off to {edge}, and stood there with {h_their} back to everybody. # still
H: Well, there'll be {big}. {p} will make it all right. # rallying
P: Suppose that I had a cold. # low

=== celebrate_alone_voice ===
# step: alone
# skeleton: staged
# needs: staged=play,sung,puppets,air
# title: Nothing Came
N: That night {q} went back for the cord, to see how it was tied. Somebody was out there in the middle, without a lamp. {q} stood still, behind the cloth. # hushed
P: Now. # to nobody
N: {q} knew what came next. One could have set a clock by it: five years, and every time it had gone down {q}'s back like a cold spoon. {q} waited. # quiet
N: Nothing came. There was the breath before it, and then no more. # still
P: Once again. # small
N: The breath; and nothing. {q} put one eye to the cloth. There stood {p}, with both arms out, and opened {p_their} mouth, and shut it. # plain
Q: Are you saving it? # round the edge of the cloth
P: How long have you been there? # with a jump
Q: I thought that you'd begin. I'd shut my eyes.
P: I never do it aloud, before. One wears it out. # too quick
Q: You could just do me the first word. I've never had it all to myself. # shy
P: I've got to go home. I've left something on. # already going

=== celebrate_alone_feat ===
# step: alone
# skeleton: staged
# needs: staged=turns,danced,march
# title: Sitting Down
N: That night {q} went back for the cord, to see how it was tied. Somebody was out there in the middle, without a lamp. {q} stood still, behind the cloth. # hushed
P: Now. # to nobody
N: {q} knew what came next. Five years {q_they} had seen it, and had held on to somebody's sleeve each time. {q} took hold of the cloth. # quiet
N: {own_try} # flat
P: Ow. Once again. # small
N: It was the same once again, from a little nearer. # flat
Q: Are you hurt? # round the edge of the cloth
P: How long have you been there? # from below
Q: I came for the cord. What was that?
P: I was seeing how one wouldn't do it. One has to know that, too. # too quick
Q: Will you do me the right one? I've never had it all to myself. # shy
P: Not at night. One wears it out. # rubbing an elbow
N: {q} held out a hand, and pulled {p} up. It was a very cold hand for somebody who was only practising. # plain

=== celebrate_alone_cushion ===
# step: alone
# skeleton: staged
# title: The Cushion
N: {q} went to see what there was to do at the curtain. There was a cord, and a hook; and behind the hook, where it is darkest, there was a cushion. # quiet
Q: {g}? You've left your things here! There's a cup. And honey. And a book, with {big} in it, all of it, and somebody's marked where to breathe. # calling
G: Put that down, please. # quick, close by
Q: It's your writing.
G: One gets bored, back here. One learns things. # taking the book
Q: "Slower. Think of somebody." You've written that at the side. It's just where I always... Do you teach it to {p}? # puzzled
G: No. I wouldn't say teach. # to the cup
P: {q}! There you are! Leave {g}, {g_theyve} got the lamp to learn! # out of breath
N: {p} and {g} looked at each other over the honey. Neither of them said anything at all, and they said it rather fast. # dry
G: It's forty steps, to the lamp. I counted. Nobody could reach from there. # low, not to {q}
P: I know. # low
Q: Reach what? # looking from one to the other
P: Anything.
