// TURNED, episodes 1 and 2: p wants to be able to do it; q holds the book. x is what is learnt, or what it is learnt on.

=== teach_wish_list ===
# step: wish
# skeleton: turned
# a: payer
# title: Number One
N: {air} {a_who} {b_who} {a} kept a list, on the inside of a lid, and {b} was not supposed to have seen it. # dry
B: What's number one? It's been gone over so often that it's come through on the other side. # with the lid
A: Give me that! It's private. # too late
B: "Number one." And then it only says: {lesson}. # reading
A: I know what it says. I wrote it when I was seven. The rest of them are all crossed out, I've done the rest. I've eaten a whale, in marzipan. Number one's just the one that I keep for when there's time. # low
{ b_kind:
- "planner": B: Then we'll put a day to it. A thing with no day to it is only talk. # pencil out
- "explorer": B: Start now. I want to see your face when you can. # quick
- "wildcard": B: I'll hold the book. I've always wanted to hold a book for somebody and look grave. # happy
- else: B: I'd hold the book for you. I wouldn't say anything. I'd only turn over. # soft
}
A: I'd be no good. I've put it off for too long to be bad at it. # low
B: You'll be good at it. You've been thinking about it since you were seven. # sure

=== teach_wish_heard ===
# step: wish
# skeleton: turned
# needs: tune
# a: payer
# title: Through the Wall
N: {air} {a_who} {b_who} What began it was only a sound: somebody, a long way off, was doing it, and doing it well. # quiet
A: Ssh. Listen. That's it. That's somebody who can. # stopping dead
B: It's {h}. {h_they_cap} does it when we're all supposed to be out. I always go round by the other side. # whispered
N: {a} had put out a hand, without noticing, and the fingers were going along with it, a little behind. # soft
B: You want to. # looking at the hand
A: I don't. I was only keeping it company. # putting it away
B: What is it, exactly, that you want? Say it. There's no one here but me.
A: {lesson_cap}. # at last, very low
B: Is that number one? On that list, in your lid? You've had that since you were seven. What's stopping you?
A: I'd have to start at the beginning. Everyone else did that when they were small, and it was sweet. I'd be my size. # wretched
B: I'll come and be my size with you. I'll hold the book. Then if there's anyone to look at they can look at the book. # firm
A: You'd be bored. # low
B: I'm never bored by a book. I just don't listen. # cheerful

=== teach_wish_said ===
# step: wish
# skeleton: turned
# a: payer
# tone: comic,manners,noir
# title: Oh, a Little
N: {air} {a_who} {b_who} It was said over {food}, to a person whom {a} hardly knew, and it consisted of three words. # dry
A: "Oh, a little." That's all I said! Somebody said, did I, and I said, oh, a little! One does! # pacing
B: But you don't. You never have.
A: I know. It was the way she looked at me. # stopping
B: What was it that she asked?
A: It's the one that's been in my lid since I was seven. Number one, of my list. And she said it straight out: {lesson}. And there was a space, and a pencil! # pacing
B: So you're down for it? Where? When? # with interest
A: In front of people. {till != "":Before {till}.|Quite soon. They're having chairs.} # faint
B: Then you'll have to learn it. It's quite simple. You learn a little, and then it'll have been true. # reasonable
A: I'm no good at learning. I go pink. # low
B: I'll hold the book, and not look. # kind

=== teach_start_book ===
# step: start
# skeleton: turned
# needs: tune
# a: payer
# title: Page One
N: There was a book. It had been through a number of hands, all of which had stopped at page nine. # dry
B: "Begin at {x_part}. Let nothing be forced." # reading out
B: "At once you will hear a clear, round tone, or its equivalent." # reading out
N: There was {x_sound}. It was neither clear nor round; it was, if anything, a sort of oblong. # dry
B: "Should this not occur, smile, and proceed." # turning the page
B: "Then, quite without effort, {x_part2}." There's a picture of a lady. She's looking out to sea. # holding it up
S: crash
A: It's always there. It all goes well till {x_part2}. # from the ruins
A: I'll go through it until I get it. I'll do it a hundred times. You don't have to stay. # grim
B: Somebody's got to turn over. # settling down

=== teach_start_teacher ===
# step: start
# skeleton: turned
# needs: tune
# a: payer
# title: Something About the Wrists
N: {g} had done it once, for a bet; so they asked {g}. # plain
G: It's in the wrists. # after long thought
A: What about the wrists?
G: You've got to have some. That's as much as I remember. I did it very fast, and then I was given a pie. # honest
B: Could you show us? Only the start?
N: {g} could not. {g_they_cap} stood before {x}, and lifted {g_their} hands, and one saw it all come up to just below the surface, like a carp, and turn over, and go down. # dry
G: No. It's gone. But I'd know it if I saw it. You have a go, and I'll say when it's wrong. # sitting down
A: Like this? # trying
S: bounce
G: That's wrong.
A: Like that?
G: That's wrong. I'm enjoying this. I'd no idea how much I'd kept. # warming to it
N: So it went on, till it was time for supper: there was {x_sound}, and there was "wrong". {b} sat in the middle, with the book, beating time with one foot so as not to fall asleep. # rueful
A: Was any of it right? # spent
G: There was a bit about four o'clock. But I think you'd stopped to scratch. # fair

=== teach_start_dark ===
# step: start
# skeleton: turned
# needs: tune learns=sound
# tone: gentle,eerie,epic,space
# a: payer
# title: When There's No One About
N: They waited until everybody was in, and it was quiet. One begins more easily when there is nothing to be compared with. # hushed
A: You won't laugh. # whispered
B: I won't even look. I'm looking at the book. It's upside down, I can't see it in any case. # whispered
N: {a} began. It is a strange thing, the first noise that one makes on purpose. It was only {x_sound}; it went out in front of them, as if to see what was there, and it came back by itself. # soft
A: Was that it? # whispered
B: It was something. It wasn't there before. # whispered
A: I thought I'd be able to tell. I've done it so often, in my head. It's got no weight, in there. # low
B: Do it again. It was lonely. # whispered
N: So {a} did it over, and over, always as far as {x_part2}, where it fell to bits; and each time, at the place, there was a very small click. # quiet
A: What's that? # stopping
B: It's only me. I was swallowing. I do it where you stop. # whispered
A: Don't. It sounds like somebody closing a door. # low

=== teach_vow_talks ===
# step: vow
# skeleton: turned
# needs: foe=talks
# a: payer
# title: Where I Shall Be Sitting
N: There was a knock, and there {foe_was} {foe}. # dry
F: Is somebody ill? Oh, you're practising! I'm relieved. At that age. How brave. I could never bear to be seen doing a thing that I couldn't do. But then there's so little that I can't. # looking at the book
A: I'm going to do it. In front of all of them. {till != "":Before {till}.|There's a day fixed.} # through the teeth
F: Are you? And if you break down?
A: I shan't.
F: But if you should? In the middle, when it's all gone quiet?
A: Then I'll start over, from the beginning. As often as it takes. You can bring a cushion. # white
F: I'll sit at the end of the row. There's nothing so sad as having to climb over people. # going
B: What did you say that for? # low
A: I don't know. It was the cushion. # low

=== teach_vow_mute ===
# step: vow
# skeleton: turned
# needs: foe=mute
# a: payer
# title: Each Time, at the Same Place
A: This time. I've got it as far as {x_part2}. Don't breathe. # tense
N: It went on; and just there, where it had to go right, there {foe_was} {foe}. # flat
B: It was only {foe}. # gentle
A: It's always only {foe}! I get up to it, and I hear {foe_them}, and it's as though I'd been caught at something! # hot
H: You'll not do it, then. Not on the day. There'll be {foe} on the day, same as on all the others. # passing by, with chairs
B: What are the chairs for? # uneasy
H: {p_they_cap} put {p_their} name down. It's up on {board}: {lesson}. Shall I take it off? # putting one straight
A: I'd forgotten that I did that. I did it when I was happy. # faint
N: It would have been so easy. {a} looked at {b}, who was looking at the book. # quiet
A: No. I said that I'd do it, and I'll do it. With {foe}, and with chairs. # very low
B: I'll be there with the book. # without looking up

=== teach_go2_night ===
# step: go2
# skeleton: turned
# a: payer
# door: Practise the whole night through
# style: bold
# recall: practised the whole night through
# title: A Hundred Times
# makes: way=night
A: You do a thing often enough, and in the end it gives in. It's just a matter of which of us gets tired first. # rolling up both sleeves
B: I think I might be in the running. # with the lamp
N: They began when it got dark. {b} kept the tally, in fives, on the edge of the book. At twenty it was no better. At forty it seemed to both of them that it was; and at sixty they knew what they had thought at forty, and were ashamed. # dry
A: How many's that?
B: Eighty-one. You did it with your eyes shut.
A: They've been shut since seventy. # hoarse
{ b_kind:
- "planner": B: You're half a beat late at {x_part2}. You've been half a beat late since thirty. I've got it written down. # yawning
- "explorer": B: There was one that went somewhere quite different. I'd have followed it. # yawning
- "wildcard": B: I've given them names. That last one was a Humphrey. # yawning
- else: B: Drink this. I put it down at fifty, so it's cold, but it's wet. # yawning
}
A: Ninety. Ninety-one. I can do it in my sleep. # swaying
B: You are doing it in your sleep. # low

=== teach_go2_class ===
# step: go2
# skeleton: turned
# door: Ask [h] for real lessons
# style: kind
# recall: asked [h] for real lessons
# title: A Real Teacher
# makes: way=class
N: {h} took no pupils. {h_they_cap} had said so to everyone for years; all the same there was a clean collar going on when they came to {door}. # dry
H: I don't teach. Sit up. I never have. Who told you to hold it like that? # at once
P: There's a book. # sitting up
H: I can see the book in it. Now. From {x_part}. And you, with the book, you can close it. # to {q}
Q: I only turn over. # humble
H: Sit there, and don't do anything. # not unkind
N: So {q} sat there, and did nothing, for a whole week of lessons. {h} walked up and down. It was easy to see how it went, if you were not the one who had to do it. # quiet
H: No. Again. You're thinking about {x_part2}. Think about what's before it. # walking
P: I'm thinking about not thinking of it. # desperate
H: That's the same. You're a very good pupil. You do everything that I say. I wish that you'd stop. # walking

=== teach_go2_aid ===
# step: go2
# skeleton: turned
# a: payer
# door: Make a helper out of [tool]
# style: clever
# recall: made a helper out of [tool]
# title: Wedged
# makes: way=aid
B: What you want is for it to be impossible to do it wrong. # with string
A: And {tool}? What part of me would that be?
B: {tool_cap}? That'll go behind, and hold up the elbow. This goes round so that you can't rush. And if you go pink, that drops on your foot. # tying
N: It was a good piece of work. When it was on, {a} could move just where {a_they} ought to move, and in no other direction at all. # dry
A: I can't scratch.
B: You don't scratch. That was where it went wrong on Tuesday. Now go on, from the beginning. I've got to work the other end. # taking hold
N: {b} worked the other end. For each thing that {a} had to do there was a string to be pulled, just before, and not too hard. By noon {b} had it by heart. # plain
A: It's going! It's really going! Did you see? That was nearly it! # stiff with joy
B: Don't turn round! # pulling four at once

=== teach_wrong_night ===
# step: wrong
# needs: way=night
# title: Ninety-Nine
N: It was ninety-nine when the light came. {a} stopped, to see if it had given in. # hoarse
P: Now. A hundred. This is the one that counts. # whispered
N: Nothing came. It was not that it came wrong: there {x_was} {x}, and there was {p}, and there was no way at all from the one to the other. # still
P: It's gone. I can't find where it starts. It's like when you say "elbow" too often. # frightened
Q: Elbow. # trying it
P: Don't! # holding on to both of them
Q: You're tired. You'll sleep, and then it'll be there. # gentle
P: I've worn it out. I had a bit of it, a small bit. You heard. And I've gone and rubbed it right through. # looking at {p_their} hands
{ foe_talks:
  F: They've stopped! The light's out! One can go back to bed! # outside, to anyone
- else:
  N: Outside one could hear {foe}, quite fresh, beginning on the day. # dry
}
Q: {till != "":There's time until {till}.|There's still some time.} # low
P: You might have told me to stop at sixty. # low
Q: I was counting. I'd got so as I liked how it went. # low

=== teach_wrong_class ===
# step: wrong
# needs: way=class
# title: Everything That I Say
N: At the end of the week {h} stopped walking. # flat
H: Well, there's nothing more that I can tell you. You've got it all. Every single thing I've said is there, in the order I said it. # heavy
P: Then I can do it? # breathless
H: No. # honest
N: There was {x_sound}. There was {p}, and there {x_was} {x}, and it was as though they had not been introduced. # flat
P: What did I leave out?
H: Nothing. It's as right as a railing. I've never had anybody work so hard. # low
Q: You can't tell {p_them} that! # hot
H: {p_they_cap} asked. I'd sooner be asked by that one than by any that I ever had. And I'd sooner say anything else. # putting the collar away
P: It's all right. I did wonder. # very even
N: {p} put the things together, and squared the edges, and went out first. {q} stayed to pick up the book. # quiet
H: And you've been tapping your foot, all week. Did you know? You never once did it wrong. # not looking at {q_them}

=== teach_wrong_aid ===
# step: wrong
# needs: way=aid
# title: Both Ends of the String
P: Take it off, then. Now that I've got it. # happy
N: {q} took it off: first what held the elbow, then all of the string. {p} shook out {p_their} arms, and started, and fell down. # sudden
S: crash
P: What was that? # from the ground
Q: You leaned. There isn't anything there to lean on. Try it again. # helping {p_them} up
N: {p} tried it again. The elbow went up by itself, to where {tool} had been, and stayed there; and the rest waited, quite patiently, for somebody to pull. # dry
P: It doesn't go! We went all day, {x} and I!
Q: That was me. # slow
P: What was?
Q: I was pulling. All that you did was not to stop me. # low
P: So for a whole day I've been a sort of puppet, and I thought it was talent. # after a time
{ foe_talks:
  F: I must say that I thought the same. About the first part. # from {hide}
- else:
  N: And there {foe_was} {foe}, to see it. # flat
}
Q: I know how it goes. I know just when. It's a pity that it's me. # winding up string

=== teach_overheard_hum ===
# step: overheard
# skeleton: turned
# needs: tune
# title: With a Mouthful of Pegs
N: {p} had gone out to be by {p_them}self, and had not been by {p_them}self for long, when {p_they} heard it. # still
P: Who's that? {h}? # low
N: It was somebody doing it. It was not being done with any care; there was a bit left out, and a bit put in twice, for fun. It went by {x_part2} as one goes by an open door. # hushed
P: That isn't {h}. {h_they_cap} does it grander. # whispered
N: Then it broke off, and there was a sneeze. {p} knew that sneeze. {p_they_cap} looked round {hide}. # still
P: What are you doing? # not loud
Q: Nothing! I was putting the things away. # jumping
P: Just then. With your hands.
Q: Was I? I don't know. It goes round in my head. You've done it ninety-nine times, I've got to put it somewhere. # rubbing {q_their} nose
P: Do that again.
Q: Do what? # honestly
P: It doesn't matter. It must have come from outside. # after a while

=== teach_overheard_correct ===
# step: overheard
# skeleton: turned
# needs: tune
# title: It's Only the Thumb
N: They had started again, because it was worse not to. {q} had the book. {q_they_cap} was not looking at it. # plain
P: I'm doing what it says. I'm doing it to the letter. # through the teeth
Q: It's only the thumb. # absently
P: What is?
Q: You bring it in, and it wants to go under. Like that. And then it doesn't have to hurry. # absently, doing it
N: It had taken about as long as to brush off a crumb. {q} turned over, and waited. Nothing came; so {q_they} looked up. # quiet
P: How do you know that?
Q: It's in the book. # turning back
P: It's not. I know the book. There's the lady, and it says, "quite without effort".
Q: Then I must have made it up. Doesn't it go under? It'd be more comfortable. # puzzled
N: {p} put {p_their} thumb under. It was more comfortable. There was half a moment, no more, of a clear round tone. # hushed
Q: There! That was you! # delighted
P: Yes. # not delighted
Q: You've gone pink. # anxious

=== teach_overheard_g ===
# step: overheard
# skeleton: turned
# title: At Four O'Clock
G: I did it once, in my youth, for a bet, and I was given a pie. I'd know {x} anywhere. And I've seen it done! # out of breath
P: When? Today? Which one was it? # up at once
G: About four. I was going past, and it was all there. I stood and held my hat. Oh, {p}! I could have had a pie. # moved
P: At four? # slow
G: You'd have been facing the other way. I saw it just through the crack.
P: I wasn't here at four. I'd gone for a walk, so as not to throw anything. # slow
N: {g} opened {g_their} mouth, and thought, and shut it. It was not quick enough. # quiet
P: Who was here at four? # very even
G: I couldn't say. It might have been anyone. It was somebody's back. # wretched
P: With a book?
G: Not in the hands. It was being sat on. # barely
Q: I've brought {food}! It's the end with the icing. How's it coming on? # arriving
P: Thank you. I'm not hungry. # very even
