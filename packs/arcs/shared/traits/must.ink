// What an idea says of one of the two: P must be brave, or polite, or quiet. Threads: the spoon, the buttons, the cuff (from trait1); the brim (from trait2).
// A trait4 way names its thread twice, to weigh enough: what was set up is paid off.

=== trait_must_1_spoon ===
# step: trait1
# needs: trait=must
# makes: trait_plan=spoon
N: {p} was to be {trait_of}, and had begun to practise it in the back of a spoon. # dry
Q: What are you doing?
P: Would you say that it's in the eyebrows? Or is it lower down? # to the spoon
Q: You look as if you'd swallowed a fishbone.
P: That's how it feels. We'll never {verb} unless I'm {trait_of}, and I've only ever done it by accident. # low
Q: Bring the spoon with you. You may want to know if it's still on. # kind

=== trait_must_1_buttons ===
# step: trait1
# needs: trait=must
# makes: trait_plan=buttons
Q: Here. That's three buttons. Whenever you aren't {trait_of}, you give me one back. # counting them out
P: Only three? # looking
Q: How many had you thought of?
P: For an ordinary day? About a coat. # honest
Q: We've got to {verb}, and you've got to be {trait_of} for it. Three's all I have. They're off my cuffs.
N: {p} put them away in three different places, so that they could not all go at once. # dry
P: And what happens when they're gone?
Q: My sleeves flap. # plain

=== trait_must_1_cuff ===
# step: trait1
# needs: trait=must
# makes: trait_plan=cuff
Q: What's that that you've got on your cuff?
P: It's what I've got to be. It says, {trait_of}. I've put it in ink, where I'll see it. # showing
Q: It's upside down.
P: Not from here. # looking down
Q: And you think that that'll do it? # doubtful
P: We're going to {verb}, and I'm to be {trait_of}. That's two things to remember, and I've only got the one cuff dry. # blowing on it
N: By the time that they came to {edge} it had been read nineteen times. # dry
P: It still says it. # low

=== trait_must_1_told ===
# step: trait1
# needs: trait=must
N: Everybody whom they met had something to say to {p}, and it was always the same thing. # dry
H: Now you mind and be {trait_of}. # wagging a finger
P: Yes. # stiff
Q: That's six. Nobody's told me to be anything. # counting
H: They'll never {verb}, you know, if {p} isn't {trait_of}. # over their heads
P: And I was going to be! I'd have got round to it by myself! Now I'll only be doing what I'm told. # bitter
Q: You could be it a bit more than they said. # after thinking

=== trait_must_2_toe ===
# step: trait2
# needs: trait=must
N: They had got in behind {hide}, to talk it over, and it was meant for one and a half. # dry
Q: Is that your foot, or does it belong to the place? # whispered
P: It's my foot. You've been standing on it since we got in. # tight
Q: Why ever didn't you say?
P: I was being {trait_of}. I thought that this might be where I'd have to be. # whispered
Q: I don't think it was. I think that this was only me. # getting off
P: I hope that I've not used it all up. # feeling the toe

=== trait_must_2_watch ===
# step: trait2
# needs: trait=must
Q: How long have we been? You've got the watch.
P: It's twenty to. # looking
Q: It was twenty to when we started.
N: They held it up to one ear after another. It had nothing to say to any of them. # dry
P: I was being {trait_of}! Nobody told me that there'd be a watch to see to as well! # hot
Q: It only takes two fingers!
P: They're all of them busy with being {trait_of}! Half the time I haven't even been breathing! # hotter
Q: Well, breathe. And give that here. You do the one, and I'll do the other. # winding

=== trait_must_2_brim ===
# step: trait2
# needs: trait=must
# makes: trait_store=cup
N: {p} came along slowly, arms out in front, like somebody with a bowl of soup. There was no bowl. # dry
Q: Whatever's that that you're carrying?
P: I'm being {trait_of}. It's up to the brim. Don't joggle. # not looking up
Q: Shall I take the other side? I could be a bit {trait_of}, too, if it helped.
N: So they went along with it between them, and it was heavy. Then there was a step. # flat
Q: Did it spill?
P: It's all down my front. There's about a cupful left. # small

=== trait_must_2_cuff ===
# step: trait2
# needs: trait=must trait_plan=cuff
# makes: trait_ink=duck
N: The cuff got wet, as cuffs will, and the ink ran down as far as the thumb. # flat
P: I can't read it. It's gone into a sort of duck. What was it that I'd got to be? # stricken
Q: {trait_of_cap}.
P: I know that. I did know that. But when it's you it doesn't count. When it was on there, it was me telling me. # low
Q: I could write it in again.
P: The pen was up the same sleeve. # dripping
Q: It's quite a {trait_of} duck. # head on one side

=== trait_must_2_button ===
# step: trait2
# needs: trait=must trait_plan=buttons
N: Something small and round was put into {q}'s hand, from behind. # hushed
Q: That's a button! What have you done? I was watching you the whole time. You were as {trait_of} as anything! # whispered
P: That was the outside. On the inside I said a word. # whispered
Q: What word?
N: {p} leaned over, and told it to {q}, in one ear. # quiet
Q: Where did you get that from? # pink
P: I made it up. There wasn't one that was bad enough. # ashamed
Q: You'd better keep the button. I may want to borrow the word. # slow

=== trait_must_3_egg ===
# step: trait3
# needs: trait=must
Q: You've only got to be {trait_of}. It's me that has to do everything else. # sharp
P: Then you have a go. Just for as long as it takes to boil an egg. # stung
N: {q} turned over the egg timer, and was {trait_of}. A third of the way down {q_they} went a curious colour. # dry
Q: Is it always like this? # without moving the lips
P: That's only the white. # watching it run
Q: I can't. How do you do it for a whole day? # giving up
P: I don't. I do an egg. And then I do another. # tired
Q: I thought that you were just made like that. # handing it back

=== trait_must_3_since ===
# step: trait3
# needs: trait=must
Q: Whose idea was it, anyhow, that you've got to be {trait_of}?
P: Yours. # low
Q: Mine? When?
P: When we met. You looked me up and down, and you said, well, at least you're {trait_of}. I wasn't. I've been working at it from then on. # low
N: {q} could remember the place, and what there had been to eat, and of all that had been said, not a word. # quiet
Q: I couldn't think of anything, that's all. I said that you'd nice ears, too.
P: Yes. There was nothing I could do about those. # honest

=== trait_must_3_shoe ===
# step: trait3
# needs: trait=must
Q: You've been {trait_of} for too long. You're starting to hum. Go behind {hide}, and be something else for a minute. I'll hold the watch. # kind
P: Anything? # wistful
Q: Anything you like. I won't look.
N: From behind {hide} there came two thuds, the cry of something large, and a shoe, which went over the top. Then {p} came out, quite smooth. # dry
P: Thank you. That's seen to that.
Q: That was my shoe. # slow
P: Yes. I didn't want to throw mine. # refreshed

=== trait_must_3_pieces ===
# step: trait3
# needs: trait=must
Q: Only as far as {edge}. You be {trait_of} as far as {edge}, and then you can go all to pieces. # coaxing
N: And {p} was, the whole way there. # plain
P: Now? # through the teeth
Q: Now it's only as far as {hide}.
P: You mean to go on like that. How many are there? # slow
Q: I don't know. I'm doing it, too. Ever since we set out I've been going to sit down and howl at the very next thing. # cheerful
P: We could do it together, at the end. # nearly smiling

=== trait_must_4_spoon ===
# step: trait4
# needs: trait=must trait_plan=spoon
N: It was now that {p} had to be {trait_of}, or never. {p_they_cap} felt for the spoon, and looked. # hushed
Q: Well? Have you got it? Is it on?
P: I can't tell. I'm upside down. I've got the wrong side. # frowning
Q: Turn it round.
P: There isn't time. You hold it. I'll have to do this one from memory. # going
N: And {p} was {trait_of}, for just as long as it was wanted. {q} had it the whole time, very small, in the spoon. # quiet
Q: It's in the eyebrows. I can see it from here. # low

=== trait_must_4_buttons ===
# step: trait4
# needs: trait=must trait_plan=buttons
N: There was a button left, and everybody knew where. You could see {p}'s hand go to it. # hushed
Q: You can give it to me. I'd have been out of buttons by breakfast. # low
P: If I give it to you, I don't have to be {trait_of}.
Q: No. That's what it's for.
N: {p} held on to it, and went ahead, and was {trait_of}, with one fist shut, until there was no more need. # quiet
P: It's printed its holes on me. # opening the hand
Q: Keep it.
P: It's your cuff. I'll sew it on again. But in front, where I'll see it. # firm

=== trait_must_4_cuff ===
# step: trait4
# needs: trait=must trait_plan=cuff
N: {p} pushed back the sleeve, and looked. By now it might have said anything. # still
Q: Can you read it? You've got to be {trait_of}. I'll shout it, if you want. # anxious
P: {trait_ink == "duck":The duck's gone, too.|It's all rubbed off.} It's gone right through. Look, it's on my wrist. # slow
Q: It's back to front. You'll never read that.
P: Not from there. I'm on the inside. # pulling down the sleeve
N: And {p} was {trait_of}, with a blot or two, but so that anyone could have read it. # quiet

=== trait_must_4_cup ===
# step: trait4
# needs: trait=must trait_store=cup
N: {p} had both hands in front, close together, with nothing in them. # hushed
Q: Is that all that there is left of it? # looking in
P: It's a cupful. I've been walking round it ever since the step. # low
Q: Will it be enough?
P: It's only got to be {trait_of} to the end of this. Don't joggle. # going
N: And {p} was {trait_of}, at a slow walk, with both thumbs tight, and {q} going ahead and moving things out of the way. Nothing was spilt. # quiet
P: That's the last drop. # turning up the palms
Q: There's a bit on your sleeve. # pointing

=== trait_must_4_missed ===
# step: trait4
# needs: trait=must
Q: I can't look. You be {trait_of}, and tell me when you've done. # both eyes shut
N: And there, in front of nobody but {noise}, {p} was {trait_of}. It was as good as it has ever been done. # hushed
P: That's that. # a little hoarse
Q: Were you? Really? What was it like?
P: I don't know. I was in the middle. You don't see much of it from there. # surprised
Q: And I've come the whole way to watch! Do it again! # stricken
P: No! # with all {p_their} heart

=== trait_must_4_over ===
# step: trait4
# needs: trait=must
Q: This is it. This is where you have to be {trait_of}. # low
P: Right. Give me a moment. I've got to get it out, and get it straight. # both eyes shut
N: But the next thing had to be done, and then the one after that; and since {p} was standing there, it was {p} who did them. # brisk
P: I'm nearly ready. When do I start?
Q: You've finished. That was it. You were {trait_of} from one end to the other. # odd
P: I thought that there'd be a feeling. # disappointed
Q: There was. I had it. # gruff

=== trait_must_4_spare ===
# step: trait4
# needs: trait=must
Q: I'll have to sit down. I've been {trait_of} since we set out, behind your back, in case yours ran short. # worn out
P: You needn't have! It's me that's got to be!
Q: I know. I thought of mine as a spare. # small
P: Sit there. On the bag. I've got plenty. # firm
N: And with {q} on the bag, looking on, {p} was {trait_of}: all of it, and from the front. # quiet
Q: It's a good deal better than mine. # after a while
P: It would be. I had a spare. # dry
