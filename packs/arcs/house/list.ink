// LIST: somebody comes to write down everything, and x is not on it. way=busy, supper, lose; way3=read, home, without; price=keep, name, promise; end=as, visitor, plain.

=== house_visit_count ===
# step: visit
# skeleton: list
# w: The one with the list
# title: Everything There Is
N: {air} {a_who} {b_who} There came a small person with a large list, who wiped her feet, and then wrote down the mat. # dry
A: Can we help you? # polite
W: I shouldn't think so. Is it only the one mat? # writing
B: What's it for? All this writing?
W: It's everything there is. What's on the list stays. What isn't goes off on the cart, at six. Nobody's been here since the year of the big onions. # turning over
N: She went along {ground}, and ticked whatever she looked at. One had not known that {noise} {noise_was} on anybody's list. # dry
W: "One {rake}." That's here. "One draught." Here. "{foe_cap}." Where would I find {foe_them}? # pencil up
A: At {den}. You've got {foe} down? # taken aback
W: Of course. In good order. # ticking
B: And are we on it? # unable to help it
W: I've not got as far as people. They move. # going on

=== house_visit_tape ===
# step: visit
# skeleton: list
# w: The person with the tape
# title: The End of a Tape
N: {air} {a_who} {b_who} Round {edge} came the end of a tape measure. A good while later there came somebody holding it. # dry
W: Might I have that foot? There's a bit of {ground} under it that I haven't done. # kneeling
A: Done for what? # on one leg
W: I've a list of everything that there is in {place_of}. I go along it, and what I find gets a tick. What's ticked stays; and whatever's left over goes off on the cart, at six. Thank you. You can have it back. # writing
{ b_kind:
- "planner": B: You measure twice. I saw that. You do it once each way. # with respect
- "explorer": B: Is there a last page? What's on the last page? # behind her shoulder
- "wildcard": B: What would you do if I stood on tiptoe? # on tiptoe
- else: B: Your knees must be worn out. Has anybody asked you to sit? # shocked
}
W: I do it all kneeling. Now, I've {foe} still to see, and all that I've got is "various". Which of you knows {foe_them} best? # licking the pencil
N: Several feet were moved off {ground}. # dry

=== house_visit_hat ===
# step: visit
# skeleton: list
# w: The person from the office
# title: The Person from the Office
N: {air} {a_who} {b_who} When they came back there was a hat on {board}. # plain
A: Whose is that?
W: It's the office's. I've been here since eight, and no one came, so I let myself get on. # from behind {hide}
B: With what?
W: With you. I'm doing the whole of {place_of}, by Friday. I put a tick; and at the end I rule a line. What's got a tick stays. What isn't on the list goes off on the cart. # coming out, with a list
N: She had a pencil behind each ear. # dry
{ b_kind:
- "planner": B: May I see how you've ruled it? Oh, that's lovely. You've left a margin. # drawn to it
- "explorer": B: So there's a list of everywhere? How far does it go? Is there a last page? # drawn to it
- "wildcard": B: What if I ate something? Between the one tick and the next? # drawn to it
- else: B: You've been by yourself since eight? And no one's given you anything? # shocked
}
W: I don't have things. I only put them down. Now, which of you can tell me about {foe}? I've got "various". # licking the pencil

=== house_unlisted_hat ===
# step: unlisted
# skeleton: list
# w: The visitor
# title: Between Two Ticks
N: It went very smoothly until they came to {x}. # plain
W: What's that? # stopping
H: That's {x}. # surprised
W: It goes from {noise}, straight on to the left-hand hook. There isn't anything between. # with a finger on the place
H: Well, there is. There it is. You've got your sleeve on {x_part}. # surprised
W: I can see something. I don't say that I can't. I only say that it's not down. # patient
A: Then put it down! There's room. You could put it in small. # helpful
W: I can't put things down. I tick what's there. If I put down things just because they were there, where would it stop? # shocked
N: They all looked at {x}. {x_cap} {x_was} a little bit further off than before, or seemed to be. # quiet
B: And what becomes of what isn't on it? # slow
W: It's taken away. Tonight, as a rule. It's not unkind. There's a shed. # turning the leaf
H: It's been there for longer than I have. # not loud
W: Then it ought to have been put down. I'm so sorry. Is this the left-hand hook? # ticking

=== house_unlisted_page ===
# step: unlisted
# skeleton: list
# w: The visitor
# title: Under What
A: You'll have it under something else. Look under T. # at her elbow
W: I've a towel. I've "tongs, one, never used". # turning over
B: What about L? It's loved. # at her other elbow
W: That isn't a thing. I've got "ladle". # turning over
N: They went through it from the front to the back. They were all down: the ladle, and the cat, and a stain; there {foe_was} {foe}, on a whole page, with a small drawing. {x_cap} {x_was} not there. # quiet
H: There's some mistake. Everyone knows {x}. People ask the way by {x_them}. # with half a laugh
W: I'm sure they do. I don't go by what's known, you see. I'd never get home. # gentle
A: And if it isn't down, and it's here, all the same?
W: Then it's an over. It's what's left over, when you've got to the end. They come with a cart, in the evening, and take it to where the overs are. # gentle
G: How many are there? # in a whisper
W: I couldn't say. There isn't a list. # ruling a neat line

=== house_until_use ===
# step: until
# skeleton: list
# w: The visitor
# title: In Use
N: There was a rule. There is generally a rule; and {h}, who had gone quite white, was the one who thought to ask. # low
W: If it's in use. That's the only thing. If it can be shown to be in use, at the time of the visit, by persons, then it may be entered under "wear and tear". # reading from the cover
A: It is in use! It's in use all the time!
W: What is it used for?
N: It was a simple question. One heard {noise}. # dry
B: It's for having there. # at last
H: I {x_used}, the once. And people come by and put it straight. # stiff
W: Why? Does it fall over? # pencil ready
H: No. It's always straight. That's how one knows that it's all right. # stiff
W: I'm here till six. I'll put, "not seen in use", in pencil, and I'll leave it in pencil. I can't say fairer. {foe_talks:I've still {foe} to see, and I'm told that there'll be talking.|I've still {foe} to see, and I don't know how one knocks.} # going off
A: Till six. # turning slowly round
B: Somebody use it! # looking at {x}

=== house_until_spare ===
# step: until
# skeleton: list
# w: The visitor
# title: One In, One Out
W: I'll tell you what I've known be done. I oughtn't to. # lowering her voice
A: What? # lowering it too
W: It's got to come out even. I came with four hundred and six, and I've to go back with four hundred and six. So if there was a thing that was down, and that nobody wanted, then there'd be a space. # lower
B: There's lots! There's those tongs! # at once
H: You can't have the tongs! They've never been used! They're as good as new! # stung
N: They went all over {place_of}. It is odd how a thing looks, that one has not looked at for years, when somebody says that it could go. # dry
G: I'd miss the stain. It's where I sit. # sorry
A: What about {foe}? That's a whole page. # low, not proud of it
B: You can't hand over {foe}. What'd we be against? # low
W: You've until six. I only mention it. It's just for the one, mind, I can't make two of a space. # putting the pencil back
N: And so they had until six, and everything there was to choose from. # still

=== house_go2_busy ===
# step: go2
# skeleton: list
# a: bold
# door: Make [x] look terribly busy
# style: bold
# recall: made [x] look terribly busy
# title: Wear and Tear
# makes: way=busy
A: If a thing's in use, she's got to put it down. It says so on the cover. So we'll use it till the paint comes off. Everybody's to want it at the same time. # sleeves up
B: For what?
A: For whatever they're doing! {h}, you're leaning on it. {g}, it's in your way, and you can't do without it. # placing people
G: What do I look like, when I can't do without it? # anxious
A: Like that. Hold that.
S: bell
N: They rang something, in order to begin. It was a fine sight. {x_cap} {x_was} passed from hand to hand; it was stood on, and looked through; {h} {x_used}, twice; and it was asked for from the far end by someone who had been told to shout. # brisk
B: After you with that! # shouting
A: I've hardly started! # shouting
H: I've never leaned on it in my life. I feel that I ought to apologize. # leaning
N: Nobody had seen such a morning in {place_of}. The visitor had stopped, a little way off, and was watching, with both of her pencils out. # tense

=== house_go2_supper ===
# step: go2
# skeleton: list
# w: The visitor
# door: Give the visitor some supper
# style: kind
# recall: given the visitor some supper
# title: A Place Laid
# makes: way=supper
A: The last one had {food}, and fell asleep. # thoughtful
B: We can't send a person to sleep. It wouldn't be right.
A: I don't say asleep. I say, sitting down. You can't take away a thing from people when you've had your feet under their table. I couldn't. # getting out the cloth
N: So they laid a place. They put it where one saw {x}, between the good plate and the lamp, looking its best. # warm
H: She'll say no. They're not let. # doubtful
B: Does she look to you like somebody who has been asked?
N: The visitor did say no. She said it from {door}; and she said that it was very irregular, and asked if that was what one had been able to smell from as far off as {edge}. # dry
A: There's only a little of it.
W: I couldn't. I'd have to put it down. # coming in
G: You can put it down. There's a mat. # eager
W: I meant in the list. # sitting down

=== house_go2_lose ===
# step: go2
# skeleton: list
# b: maker
# door: Lose the list, with [tool]
# style: clever
# recall: lost the list, with the help of [tool]
# title: An Accident
# makes: way=lose
B: If there's no list then there's nothing that isn't on it. It stands to reason. # setting things out
A: You can't steal somebody's list.
B: I'm not stealing it. I'm having an accident near it. All that we want is {tool}, and for {g} to come round that corner with a tray. # measuring
N: It was beautifully arranged. There was a string, that went to {tool}; there {tool_was} {tool}, which leaned on {door}; and when {g} tripped, as {g} had promised to try to, the whole of it would go off towards the list like a dropped drawer. # dry
G: Do I trip on the left foot? # from round the corner
B: Whichever comes! # hissed
A: She's putting it down. She's looking for her other pencil. Now. # hissed
S: crash
N: It went off. It went a good deal further than had been allowed for. When one could see, there was the visitor, holding a pencil; and there {tool_was} {tool}; and there was {g}, with a tray, who had not yet started. # flat
G: Was that me? # round the corner

=== house_wrong_busy ===
# step: wrong
# skeleton: list
# needs: way=busy
# w: The visitor
# title: Not Seen in Use
W: May I ask what you're doing? # mild
A: Using it! We always do! It's like this from morning till night! # out of breath
W: All at the same time?
B: There's such a call for it! # out of breath
W: I see. Only I've been standing here since you rang, and I've put down what I saw. "Leaned on, by one who begged its pardon. Stood on, by one who took off their shoes first. Carried four times round by a person in tears." # reading
G: I got caught up in it. # wiping
W: I don't say that it isn't well thought of. But that's not use. I've seen people use things. They don't look at them. # sorry
S: crash
N: It was nobody's fault. There were too many hands; and each had let go, so as to seem more natural. {x_cap} lay on {ground}, and a bit of {x_part} lay by itself. # still
H: In all my life that's never once been dropped. # very low
W: I could put that. Under tear. # not liking to

=== house_wrong_supper ===
# step: wrong
# skeleton: list
# needs: way=supper
# w: The visitor
# title: A Second Piece
N: It had all gone just as they hoped. She had had a second helping, and undone one button. # plain
W: I'd no idea. They said that it was cold here, and that people hid things. # warm in the face
A: We've got nothing to hide. You can see it from where you sit. # moving the plate
W: It's a nice thing. I've been looking at it. I expect you'll miss it. # kindly
B: But you're not going to take it, now? # putting down a spoon
W: Oh, yes. # surprised
H: You've had our {food}! # standing up
W: It was delicious. I've put it down. I've put, "very good, twice". But that isn't to do with it, is it? You'd not want me to leave out things that there are, or let in things there aren't, because of how a person was to me. You'd never know then what there was. # distressed
N: That was the worst of it. They could see just what she meant. # quiet
G: We only gave it you so that you'd leave us {x}. # blurting it out
W: Oh. # doing up the button

=== house_wrong_lose ===
# step: wrong
# b: maker
# skeleton: list
# needs: way=lose
# w: The visitor
# title: By Heart
W: It's gone in the wet. # holding up what was left
A: The whole list? Oh, what a pity. # acting
B: And there's not another? # acting as well
N: She did not say anything. She had sat down on the nearest thing, and did not so much as look to see what it was. # still
W: It's no matter. I know it. # in a little while
A: You know what? # no longer acting
W: I know it by heart. One mat. One {rake}, one draught. I've done it for twenty-two years. I go to sleep by it. It's only that it was my mother's list, and I'd not like her to see the state of it. # smoothing a corner
N: No one could find anywhere to put their eyes. They tried {x}, and that was worse. # wretched
W: "{noise_cap}. Left-hand hook." I'll write it out fair again. I've got till six. Might I trouble somebody for a sheet of paper? # very upright
B: I'll rule it. I'll rule you the margin. # barely

=== house_seen_sits ===
# step: seen
# skeleton: list
# title: Out of Hours
N: It was by chance that they saw it. It was past the time when anyone works, and they had come round by {way_there} so as not to be looked at. # quiet
A: Ssh. She's still there. # whispered
N: The visitor was standing in front of {x}. She had put down the list. She looked to the one side, and to the other; and then she put out a hand to {x_part}, and set it straight. # hushed
B: It was straight. # whispered
A: I know. # whispered
N: She stepped back to see. It seemed that it was not quite right, for she did it again; and that time she let her hand stay there, for rather longer than it takes. # soft
B: What's she doing? # whispered
A: She's using it. # slow, whispered
B: Then she can put it down! She's seen it in use, by persons! Go and tell her! # whispered
A: I can't. Look at her. You can't go up to someone and say that you saw that. # whispered
N: And while they were still whispering she picked up the list, and was a person from the office. # quiet

=== house_seen_foe ===
# step: seen
# skeleton: list
# w: The visitor
# title: In Good Order
N: She came back from {den} at about four, and there was something the matter with her hat. # plain
A: Did you find {foe}? # polite
W: I did, thank you. In good order. Various. # sitting down rather suddenly
B: What did you think of {foe_them}?
{ foe_talks:
  W: I was asked in. I said that I was only there to put a tick; and I was told that in all the years nobody'd come out that far just to say, yes, there you are. I was there for an hour. # wondering
- else:
  W: I said the name, and ticked. And {one} came right up, and looked, and so I said it again. I believe that I said it nine times. You'd have thought that no one had ever told {one_them}. # wondering
}
N: She took off the hat, and looked into it. # quiet
W: I'd never thought of it from that end. I've always supposed that one did it for the office. # slow
H: It's a great thing, to be put down. # dry
W: Yes. I saw that. It made it harder to come back here, to {x}. # not looking round
G: Who puts you down? # with interest
W: I beg your pardon? # blank

=== house_go3_read ===
# step: go3
# skeleton: list
# b: careful
# door: Read the list to the very end
# style: careful
# recall: read the list to the very end
# title: The Last Page
# makes: way3=read
A: There's got to be something. There's a small bit at the end of anything. # with the list, by the lamp
B: She'll want it back at five.
A: She lent it to me. I said that I liked the ruling. It was quite true. # turning over
N: They read it all. One kept on coming to things that one knew. "Step, third, creaks." "Smell, of toast, mornings." Somebody, at some time, had gone through {place_of} as one goes through a drawer of one's own. # soft
B: This is a nice person's writing. It isn't hers. It's got tails. # low
A: It's old. It changes, look, there, at the tongs. From there on it's only ticks. # low
B: So the first one wrote down what there was. And all the rest just saw if it was still there. # slow
N: And {a} turned over the last leaf but one. The last was stuck to it by a ring, from the bottom of a cup. # still
A: Have you got a thin knife? # low

=== house_go3_home ===
# step: go3
# skeleton: list
# w: The visitor
# door: Ask the visitor where she lives
# style: kind
# recall: asked the visitor where she lived
# title: Care of the Office
# makes: way3=home
N: They did not want anything. That was why it was so hard to begin. # dry
A: Is it far, where you live? # sitting down beside her
W: It's care of the office. # brisk
B: But in the evenings. Where do you hang that hat?
W: It's the office's hat. There's a peg. # less brisk
A: And do you have a chair there?
W: There's a chair. It's number nineteen. Whoever comes in first has it. I'm away so much. # turning her pencil round
N: They waited. It is a thing that one can do for people. {noise_cap} went on, and she could be seen to listen to it; she had it down, after all. # quiet
B: And what do you set straight, at home? # gentle
W: I've not got anything that's... One travels light. One mustn't have things. You'd begin to see them everywhere. # rather quick
A: There must be something. # gentle
W: Does it show? # after a long while, very low

=== house_go3_without ===
# step: go3
# skeleton: list
# a: bold
# door: Show what happens without it
# style: bold
# recall: shown what happens without it
# title: An Hour Without
# makes: way3=without
A: You can't see what a thing does while it's there. It's like a hum. You've got to take it away. # with {x}, going
H: You're never going to hand it over? # aghast
A: I'm going to hide it. For an hour. Behind {hide}. And then we all go about as usual, and she can watch. # going
N: It was done; and then each of them went back to what they would have been doing. # quiet
B: Nothing's happening. # low, after a bit
A: Wait.
N: {g} came in, and stopped, and could not think what for. Somebody who had come to ask the way stood about for a while and went off without asking. {h} put a hand out in passing, and it closed upon the air; and {h_they} did the same thing on the way back. # hushed
B: It's got cold. Has it got cold? # low
A: No one's said anything for ten minutes. I never heard it so quiet. There's nobody stopping. They just go through. # low

=== house_counted_read ===
# step: counted
# skeleton: list
# needs: way3=read
# w: The visitor
# title: Line Four Hundred and Seven
N: It came away, all but a corner. There was only one line on it. # still
A: "Four hundred and seven." # reading
W: There isn't a four hundred and seven. # at {door}
B: There is. It's in the writing with the tails. "Four hundred and seven. {x_cap}. The best of the lot. I sat in front of it till the light went, and I forgot to have my supper, and I put my cup down on the page." # reading
N: No one spoke. The visitor came across {ground}, and took the list, and held it close. # hushed
W: That's my mother's hand. That's how she does her sevens. # faint
H: There was a woman. Before the onions. She was only to stop for the one day. # slow
W: I've carried this for twenty-two years. I never turned over the last page. You see that it's stuck, and you think, it's the cover. # low
A: So {x_theyre} on it. # hardly daring
W: It's got a ring on it. It's not been ticked since. If it's stuck it's void, it says so on the front. She wrote that, too. She was very strict, except for just the once. # in tears

=== house_counted_home ===
# step: counted
# skeleton: list
# needs: way3=home
# w: The visitor
# title: Overs
W: I'm not down. # to the pencil
B: Down where?
W: Anywhere. I looked. One's got every list there is, in the office, up to the roof. I thought I'd just see what it said. It goes from "visiting, hours of" to "visor". # level
A: They'll have left you out because you're the one that writes it. # gentle
W: That's what I said. I said it's only natural. But the others are there. There's a Mr. Vine, and he's got a note. # level
N: She had both of her pencils out, and was holding them quite straight, side by side. # quiet
W: I'm an over. I've been one for twenty-two years. I thought that if I was careful, and I put down everything else, nobody'd come by in the evening with a cart. # low
G: And then you come here, and there's {x}. # slow
W: It was just standing there. And it wasn't down, and you were all so fond of it! I never thought that you could be the one without the other. # low

=== house_counted_without ===
# step: counted
# skeleton: list
# needs: way3=without
# w: The visitor
# title: What Stopped
N: When the hour was up the visitor was found on the step, by herself, with a blank page. # quiet
A: Well? Did you see? # eager
W: I was to put down what there was. I thought that it'd be quick. There was the mat, and the hook. # slow
B: And?
W: They were there. I ticked them. But it was like reading out names at a school, when they've all gone home. There was just one each of things. None of it was next to anything. # slow
H: I've put my hand out nine times. # from the dark, gruff
W: Yes. I counted. I put nine; and I thought, there isn't a column for that. And then I did it. # low
A: You did what?
W: I put out my hand. I've only been here since eight. # ashamed
N: {x_cap} {x_was} brought from behind {hide}. No one had said anything about it. # soft
W: It's in use. It's in use the whole time. It's just not by hands. # writing, and stopping
B: Then put it! # eager
W: I can't. I'd have to leave out something that's down. It's got to come out at four hundred and six. # wretched

=== house_price_keep2 ===
# step: price
# skeleton: list
# needs: way3=read
# makes: price=keep
# title: One Out
N: So there had to be a space. It was half past five, and they went through it all again, from the mat. # low
Q: There's got to be something. There's four hundred and six of them! # turning over
P: What's this? Two hundred and twelve. # stopping
Q: That's you. That's what you've got in your pocket. She must have seen it when you bent. # reading
N: It said, in a neat small hand: {p_keep}. There was a tick next to it. # still
P: It's down. I never knew it was down. I thought that was only mine. # low
Q: Turn over. There's a bucket on the next one. # quick
P: It'd leave a space. # not turning over
Q: Don't. You told me about that. You said it one night, when you thought that I'd dropped off. # low
P: {p_keepwhy} But it's only me that'd put a hand out. I'd soon stop. With the other it'd be everyone. # slow
Q: Would you? Stop? # low
P: I shouldn't think so. Give me the rubber. # low

=== house_price_name ===
# step: price
# skeleton: list
# needs: way3=without
# makes: price=name
# title: A Line to Spare
Q: She's done the people. We're at the back, by height. # reading
P: All of us?
Q: Here's {h}. Here's me, I've got "talks". Here's you: name, one coat, one chair by the lamp. You've got a whole line. # reading
N: {p} took the list, and looked at it for a time. # quiet
P: It says that I'm in good order. # low
Q: It's generous.
P: If I wasn't on it there'd be a line. # after a bit
Q: But then you'd be an over! They'd come with a cart! # shocked
P: They'd have to catch me. I'm only saying. There's no hiding {x}. I can hide. I'd have to be out of the way, whenever there's anybody with a list, for as long as I live; and no one must lay a place for me when there's company. # low
Q: You'd hate that. You like a place. You've had that chair since you could climb. # low
P: Yes. It's a good chair. Rub out the chair as well, or they'll wonder. # handing back the list

=== house_price_promise2 ===
# step: price
# skeleton: list
# needs: way3=home
# makes: price=promise
# title: Somebody to Answer for It
H: There used to be such a thing as answering for it. If a thing wasn't down, then there'd be a person who was; and they answered. # slow
Q: What did they have to do?
H: Be there. Whenever it was asked for. You couldn't go off. If someone came, in ten years, with a list, and said, what's that? then you'd to be standing next to it, and say, that's mine, I answer for it. My aunt did it for a goat. # slow
N: {p} was looking out, past {edge}, to where one saw {far}. # quiet
P: Never go off? # low
H: No further than you could get back from by supper. # gentle
Q: You had that map. You've got the corner turned down. # low
P: I know what I've got. # low
Q: I could do it. I never want to go anywhere.
P: That's why it can't be you. It's got to be somebody that they'd miss, at the other end. I'll answer for it. I promise. Every evening, in sight of that. # turning away from {edge}

=== house_go4_as ===
# step: go4
# skeleton: list
# b: maker
# door: Put it down as something else
# style: clever
# recall: put it down as something else
# title: See Under
# makes: end=as
B: She can't put it down as itself. But there's nothing to stop a thing from being part of another thing. # very quick
A: Of what?
B: Of anything that's down! You don't list a pot's lid. It's in with it. It only needs to belong. # turning over
H: What's it belong to? # lost
B: That's what I'm asking! Who has it got hold of? "Step, third." "{noise_cap}." "Smell of toast." # running a finger down
N: It was ten to six. On the way from {den} one could hear a wheel, that wanted oil. # tense
A: It's none of those. They'd go on just the same. # listening to the wheel
G: Us. # small
B: What?
G: We're down, by height. It's in with us. You could put us all in a bracket. # smaller
N: {b} looked at {g} as one looks at a drawer that has been stuck for years, and has opened. # hushed
B: Has anyone got a ruler? # in a whisper

=== house_go4_visitor ===
# step: go4
# skeleton: list
# door: Put the visitor on the list
# style: kind
# recall: put the visitor on the list
# title: In Ink
# makes: end=visitor
N: It was ten to six. They could hear a wheel, coming along from {den}, that wanted oil. # tense
A: Never mind {x}, for a minute. Is she on it? Did anyone see? # sudden
B: Who?
A: Her. She's been here since eight, and she knows which of the steps it is. She's in {place_of}. She ought to be down. # hunting for a pen
A: We'll have one of our own. # ruling a line
N: So they made a list, on the back of {board}, since there was no more paper. {h} held the lamp. It took them most of five minutes, as everybody wished to put in something. # warm
G: Put that she laughs before she gets to the end. She did it twice. # earnest
B: Put the hat. Put that it isn't hers.
A: "In good order." # writing, in ink

=== house_go4_plain ===
# step: go4
# skeleton: list
# a: bold
# door: Tell the carter the plain truth
# style: honest
# recall: told the carter the plain truth
# title: The Cart
# makes: end=plain
S: creak
N: It was the wheel. It had been coming along from {den} for some time, and wanted oil; and now it stopped. # still
A: I'll go. # getting up
B: What'll you say? You can't say that it isn't there. He's got eyes.
A: I'll say that it is. I'll say, it's there, it's not on the list, and it's staying. # at {door}
H: He'll have a paper. # low
A: Then he can read it to me. I'd like to hear somebody say it aloud: that's not here. And then I'll ask him to hang his hat on it. # opening
{ b_kind:
- "planner": B: That's not an argument. I'll come. I want to see if it works. # getting up
- "explorer": B: I'll go round behind, and see what else he's got in the cart. # getting up
- "wildcard": B: I'll stand next to you and be not here as well. # getting up
- else: B: I'll bring a cup of something. He's come all that way for nothing. # getting up
}
N: And behind those two, without having talked about it, there came {h}, and {g}; and then one after another all the rest of them who are down, by height. # warm

=== house_act_as ===
# step: act
# skeleton: list
# needs: end=as
# w: The visitor
W: It's six o'clock. I'm so sorry. There's the cart. # at {door}, hat on
P: Would you look at the end? Where it's people? {price == "keep":There's a space at two hundred and twelve. I made it.|{price == "name":I'm not there, you'll see. I've left you the line.|And it's answered for. I'm answering. I'll be here.}} # holding out the list
N: She looked. They were all there, by height; and down the one side there went a bracket, and at its point it said: see {x}. # quiet
W: What's this?
Q: It's wear and tear. It's what's worn us. # quick
H: You can't take it off without the bracket. And you can't have the bracket without you take us. # arms folded
G: We'd all have to get in the cart. # trembling, but firm
N: She took out both pencils. Outside, next to the cart, {foe_was} {foe}, who had come along to see who went. # tense
W: And {foe}? {foe_they == "they":Are|Is} {foe_they} in the bracket? # low
P: {foe_they_cap} can go on the outside. Somebody's got to lean on it. # after a moment
W: Then it's in order. There isn't any over. It's all one thing. # with one long tick
P: We said that we'd {verb}. # sitting down
Q: We {verb_did}. There's four hundred and six of us, and it.{must_who != "" && must != "": And {must_who} was {must}.|} # sitting down too

=== house_act_visitor ===
# step: act
# skeleton: list
# needs: end=visitor
# w: The visitor
W: It's six o'clock. There's the cart. I did hope that it'd be late. # at {door}, hat on
P: There's another list. You ought to look at it, before you rule the line. {price == "keep":There's a space on yours, at two hundred and twelve; that was mine. This isn't to do with it.|{price == "name":You'll see that I'm not on yours now. This isn't to do with it.|I'm to answer for {x}, for good; that's settled. This isn't to do with it.}} # moving aside
N: She read it. It was on the back of {board}, and it was only the one line. # hushed
W: It says, "laughs before she gets to the end". # not steady
G: You do. # shy
N: Outside {foe} {foe_was} looking on, over the tail of the cart. # soft
Q: So you're not an over. You're in {place_of}. You can sit down. # pulling out a chair
W: If I'm in {place_of}, then I'm persons. # with the pencil, very slow
H: I should hope that you are.
W: I set it straight, last night. I thought that there was no one there. That's use. It was in use, at the time of the visit, by persons! # writing hard
P: We said that we'd {verb}. # when they could hear each other
Q: And we {verb_did}, and got one over.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing

=== house_act_plain ===
# step: act
# skeleton: list
# needs: end=plain
# w: The carter
W: One over. It says here. Where is it? # with a paper
P: There. # pointing
W: That? It can't be that. That's just {x}. # scratching his head
P: It isn't on the list. So it's not here. You'd better take it. {price == "keep":I've made a space for it, mind. It was mine. You'll find it at two hundred and twelve.|{price == "name":I'm not on it, either. I had myself taken off. You can see how it feels.|And I answer for it. I'll be answering for it when you're ninety.}} # level
N: He looked at the paper, and at {x}. He was a big man, and slow, and did not care to lay hold of a thing in front of so many people. # dry
W: I can't take a thing that's in the way of {foe}. # in the end
N: They turned. There {foe_was} {foe}, on the far side of {x}, who had come to see it go, and had stopped. # hushed
Q: {foe_cap}'s in front of it. # in a whisper
W: I'll put, "not found". I looked, and all I could see was people. # writing, against the wheel
P: You could see it quite well. # unable to help it
W: I've come by here for thirty years. I set my watch by that. # taking up the shafts
P: We said that we'd {verb}. # to the sound of the wheel
Q: We {verb_did}. It's official. It isn't here.{must_who != "" && must != "": And {must_who} was {must}.|} # setting it straight

=== house_after_keep2 ===
# step: after
# skeleton: list
# needs: price=keep
N: There was a gap at two hundred and twelve, rubbed rather thin. {p_keep_cap} had gone off in the cart, as a thing does that is not down. # plain
Q: Where do you suppose they take them? # low
P: There's a shed. It'll be dry. # looking at {far}
Q: You keep on feeling in that pocket.
P: I told you that I would. It's odd what it's like. You put your hand in, and it comes out at the other end. # low
N: They were in front of {x}; there was {h}, who had just put it straight, and {g}, who was waiting to. # soft
H: It's got your thumb on it. There's a mark, coming, just there. That's new. # peering
P: I only hold on to it a bit. When I've put my hand in, and there's nothing. I've got to put it somewhere. # gruff
H: I'm not complaining. Each of them's got somebody's. That one there's my aunt. # moving up
Q: There's another one starting. On the left. # low
P: Whose is that?
Q: I go by here as well. # looking elsewhere

=== house_after_name ===
# step: after
# skeleton: list
# needs: price=name
N: Whenever there was somebody with a list, {p} went and stood behind {hide}. It came to about four times a year. # dry
Q: They've gone. You can come out. # low
P: Did they ask? # from behind it
Q: One of them wanted to know who the coat was. {g} said that it was a draught. # low
P: I heard you all eating. You were doing it loudly. # coming out
N: There was a place laid. It was on the near side of {hide}, low down, where a person who was not there could reach it, and it had been laid with the good fork. # soft
P: Who did that?
Q: Nobody. You can't lay a place for someone who isn't down. # dry
P: And there's a cushion.
Q: I don't see any cushion. # dry
N: From where one sat one had {x} straight in front, with the lamp on it. # warm
G: Could I be not here, on Thursdays? # hopeful

=== house_after_promise2 ===
# step: after
# skeleton: list
# needs: price=promise
N: At about that hour {p} could be found on {edge}, looking out; no further than one can get back from by supper. # quiet
Q: I've brought you something. It's from {far}. It's a stone, I think. # holding it out
P: You've been there? You? You never go anywhere. # staring
Q: I thought that somebody'd better. Since you can't. It's not much. It's just a bit of ground, and then there's another bit. # sitting down
P: What was it like? Did it go on? What's past the top? # all at once
N: {q} told it. {q_they_cap} had to be asked for everything twice. {p} had the map out. # warm
P: You went left there? Why did you go left? I'd never have gone left! # anguished
Q: There was a cow. # honest
P: And tomorrow? Could you go tomorrow, and go right? # with the pencil
Q: My feet hurt. # low
P: I'll do your feet. I'll do your turn at {x}, and all the answering. Go on. I've wanted to know what was round there since I was nine. # shining

=== house_change_people ===
# step: change
N: It was a Thursday, and nothing happened on it, from the beginning to the end. They noticed nearly all of it. # soft
H: That's the third step. # listening
A: And there's the toast. It's early. # listening
B: I never knew how many things there were. You'd think that they'd make more noise. # listening
N: {x_cap} {x_was} where {x_they} always {x_was}. {g} came by, on the way to somewhere, and put it straight; and went on, and could be heard to whistle. # plain
{ foe_talks:
  F: I was passing. # at {edge}
  A: You've passed twice. # friendly
  F: I was passing both times. Is it that, that one can smell from outside? # nearer
- else:
  A: There {foe_is} {foe}. Third time today. # low
  B: Leave the door. Don't look. {foe_they_cap} {foe_plural:like|likes} to think that it's by accident. # low
}
H: Sit where you like, somebody. They came with a list, or a parcel, I forget; and {stake_fixed}. It's all as it was. # cutting {food}
A: It isn't, though. # listening
H: No. But I'm not going to put that down. # cutting it

=== house_change_book ===
# step: change
N: {h} kept the book for {place_of}. There was a line in it for each day, and for most days it said: nothing. # dry
A: What have you put for this? # looking over
H: I've put, "nothing". I'd put it already, in the morning. I do it in ink. # dignified
B: You can't leave that! After everything! There was shouting! # outraged
H: Well, what'd I put? I've only got half a line. # pen up
{ a_kind:
- "planner": A: Put, "see over". And then we'll do it properly, with headings. # at once
- "explorer": A: Put how far we went. It looked less, and it was more. # at once
- "wildcard": A: Put, "nothing, and how!" # at once
- else: A: Put who was there. That'd be enough. # gentle
}
N: {h} thought, and then bent, and put in one word, in front of the other, so small that one had to be told. # quiet
B: "Hardly." # reading
H: I don't want it to get above itself. # blotting
A: And is it put right? What everyone was afraid of? # low
H: I've put that {stake_fixed}. It's under "also". # closing the book

=== house_change_evening ===
# step: change
# tone: gentle,eerie,manners
N: In the evening somebody lit the lamp, as somebody does. It shone on what there was. # soft
A: Do you ever go round it in your head? When you can't sleep? # low
B: Round what?
A: Here. I start at {door}; and there's {board}, and then one's hand is on {edge}. I always stop at {x}. I don't know what there is after that. # low
B: Nor do I. I'm always off, by then. # low
N: They lay, and did it together. Each thing stood up to be counted as one came to it, and lay down again when one had gone by. # very soft
A: There's {foe}, now. Out past {far}. I never used to put {foe_them} in. # drowsy
B: Put {foe_them} by {hide}. It's out of {cold}. # drowsy
A: {h} says that we kept it, and {stake_fixed}. Did I say? # nearly gone
B: You said. Where are we?
A: We've just come to {x}. # asleep
