// LET, episode 4, second ways: the robbery (go4, act by end) and what the guard does with being free (change by price).

=== heist_go4_loud_witness ===
# step: go4
# skeleton: let
# door: Do it with noise, before a witness
# style: bold
# recall: robbed the place with noise, before a witness
# makes: end=loud
N: There was no use in robbing {foe} without a witness. {h} was to be the witness, and had brought a form. # brisk
H: "Were you overpowered?" That's got to be a yes. "By how many?"
Q: By two. Say that they were large.
H: "Did you cry out?" # pencil up
{ foe_talks:
  F: What does one cry? I never have. # anxious
  Q: You can take your pick. There's help, and there's stop thief.
  F: I'd like to do both. I've been saving up. # shyly
- else:
  N: {foe_cap} lay down, on one side; and then, after some thought, on the other. # dry
  Q: That's it. And one eye shut.
}
{ price:
- "name": P: They'll give a name, put that. They'll spell it. # pale
- "turn": P: And put what was left. I was. I'm to go round till it's light. # pale
- else: P: Is there a line for remarks? The third. It's a promise. Underline it. # pale
}
H: "Was it a shock?" # reading on
Q: Put that it's going to be. Where's the lid? And whose is the spoon? # handing them out

=== heist_go4_tea_card ===
# step: go4
# skeleton: let
# door: Accept an invitation to rob the place
# style: kind
# recall: accepted an invitation to rob the place
# makes: end=tea
N: There was a card, from {foe}. It said, robbery, at four; and in the one corner, in very small letters, tea. # plain
Q: What does one wear? # turning it over
P: Something dark. With a collar.
N: So they came at four, with {h} behind, carrying {food}, and they wiped their feet. It was all so clean that one could see oneself being expected. # plain
{ foe_talks:
  F: You found it all right? Will you take {x_them} first, or have you time to sit? # in a collar
- else:
  N: {one_cap} had tied up {x} by itself, upon a tray, with a good deal of string, and a bow. # soft
}
Q: We'd like to sit. It seems greedy, else.
{ price:
- "name": P: I've brought the board along, and a pen. I'd like it to be dry by the time that we go. # laying it on the cloth
- "turn": P: I'll need to be shown the round, before you go off. And how you hold the lamp. # laying down a hat
- else: P: And here's a calendar. I want you to put the ring round the third. I'd only do it round the wrong one. # laying it on the cloth
}
H: I'll pour. I never was at a crime where there wasn't somebody to pour. # sitting down

=== heist_go4_guard_measured ===
# step: go4
# skeleton: let
# door: Make a sack for [foe], too
# style: clever
# recall: made a sack for the guard, too
# makes: end=guard
G: How long {foe_plural:are|is} {foe}? From end to end? # threading a needle
Q: Why, what are you making?
G: If {x_theyre} gone, it's, where was the guard? And if the guard's gone, then it's, poor soul. I've got three sacks here, and a curtain. # mild
Q: You can't steal a guard! It's never been done! # struck
G: I know. I looked to see if there was a pattern. # sewing
{ foe_talks:
  F: I'd take it in a bit, under the arm. # being measured
  Q: You're not supposed to help!
  F: I'm only standing still. It's what I'm good at.
- else:
  N: {foe_cap} stood still to be measured, and breathed in. # soft
}
{ price:
- "name": P: And that's the two of them that I stole, by myself, in one night. I'll need to have been taking something for my strength. # holding the pins
- "turn": P: And I stay. I'll be going round here, with nothing in the middle, and no one there to be relieved. # holding the pins
- else: P: Once a month. On the third. Wherever a sack's got to. # holding the pins
}
Q: And one for {x}. That's just a plain one. {x_carry_cap}.
G: I've put a bow on it. I thought that {x_they}'d feel it, else. # biting off the thread

=== heist_act_loud_wrong ===
# step: act
# skeleton: let
# needs: end=loud
# title: Once More, with Feeling
S: crash
A: This is a robbery! # at the top of {a_their} voice
N: Nothing happened. Nobody had come out to hear. There was a light or two, a long way off, and they were going to bed. # dry
H: I can't put that down. I hardly noticed it, and I was told when. # with the form
B: Then again! And everybody! {g}, the lid! # hoarse
S: crash
{ foe_talks:
  F: Help! I'm being robbed! By two! They're enormous! Stop thief! Oh, isn't it lovely and loud? Mind that corner. # with all the breath there was
- else:
  N: {foe_cap} lay down with such a noise that it could be felt through the soles of one's feet, and got up, and did it again. # dry
}
N: All over {place_of} the lights came on. # quick
B: That's done it! I've got my side of {x}! {x_carry_cap}! # struggling
{ price:
- "name": P: It was {p}! It was me! That's how you say it! Put it down as it sounds! # shouted
- "turn": P: Go on! I've got the lamp! I'm off round the back, and I never saw you in my life! # shouted
- else: P: The third! I'll be here on the third! All of you heard me! # shouted
}
A: Down the path! Run! # running
N: They ran, and there was {x_sound} at every step; and on the corner, one after another, they minded it. # quick
H: "Was it a shock?" Yes. I'd got every word of it beforehand, and I'm all of a shake. # running, and writing

=== heist_act_tea_manners ===
# step: act
# skeleton: let
# needs: end=tea
# title: The Last Slice
N: There was one slice left, and as long as there was a slice nobody could decently rob anybody. # quiet
A: You have it. # to {foe}
{ foe_talks:
  F: No, you. You've got the carrying. # pushing the plate
- else:
  N: {one_cap} moved the plate an inch along. It came to {h}, who moved it. # soft
}
H: I couldn't. I've a coat to button.
N: It went twice round the table. Then there was {x_sound}, from under the bow, rather as though somebody had coughed. # dry
B: I think that we ought to go. While we're all still friends. # getting up
{ foe_talks:
  F: It's heavier on the left. I'll take that side. I've never once carried it. I've only ever seen that it wasn't. # thick
- else:
  N: {one_cap} got up as well, and took the heavy side, as far as the gate, and did not let go of it at once. # soft
}
{ price:
- "name": P: It's dry, on the board. I've done a flourish. I thought, if it's got to be my name, it may as well be a bad one. # blowing on it
- "turn": P: Then I'll begin. Left to right. Go on, while I'm not looking. # taking the lamp
- else: P: On the third, then. I'll bring the plate back. That's two things to remember it by. # shaking hands
}
Q: Up. Together. {x_carry_cap}. Mind the step, {h}.
H: Is that the step? I'd pictured it higher. # backwards
N: So they went out by the front, in the middle of the afternoon; and someone going by held the gate for {x}. # warm
Q: Who had the slice? # when they were round the corner
H: It's in my hat. It seemed to be the only way. # honest

=== heist_act_guard_heavy ===
# step: act
# skeleton: let
# needs: end=guard
# title: The Heavy One
N: They had {x} in the one sack, and {foe} in the other, and both sacks had a bow; and it was perfectly dark. # brisk
A: Which is this that I've got? # feeling
B: Knock on it.
N: There was {x_sound}. # dry
A: Then you've got {foe}. Good luck. # setting off
{ foe_talks:
  F: I could breathe in. # from within
  B: You've been breathing in. I can't get it off the ground!
  F: I've never been taken anywhere, you see. I don't know how one goes limp. # apologetic, from within
- else:
  B: It won't come! It's like lifting a bed!
  N: Two feet came out of the bottom of the curtain, first the one and then the other, and felt for {ground}. # dry
}
A: You'll have to walk! But walk like something that's being stolen!
G: Drag a bit. And don't look where you're going. # kindly, to the curtain
{ price:
- "name": P: It was all me! Both of them! I've got arms like a bear, I'd like that put! # calling back
- "turn": P: That's the last of you, then. I'll just go round. Good night, curtain. # by the door
- else: P: I'll find out where you've got to! And I'll be there! It's the third! # panting
}
N: By {edge} somebody held up a lamp; and saw two sacks, and a tray, and a person with a cough, all going along on tiptoe. # dry
W: Is that a guest that you've got there? # lowering the lamp
Q: We'd hate to say. # not stopping
G: They're wanted at home. # as the curtain turned the corner

=== heist_change_name_lock ===
# step: change
# skeleton: let
# needs: price=name
N: It was up on {board} who had robbed {foe}, and of what. Under it somebody had already put a notice about locks. # dry
Q: {end == "loud":Everyone says that they heard you do it. Some of them say that they saw.|{end == "tea":It's a very good flourish.|They want to know how you lifted the guard.}}
P: I've had to hand in the prize for honesty. They gave me a receipt. # looking up at it
N: A person came by, and crossed over; and came back, quickly, like somebody going into cold water. # plain
H: I've got a lock, at home. It won't open. I wondered if you'd look at it. With your experience. # in a whisper
P: I don't know a thing about locks! # in a whisper
H: No. Of course you don't. After dark, then? # with a wink
{ foe_talks:
  F: {way3 == "back":They brought me soup, for the shock. I said, put it by, and shut the door as you go. I slept until Thursday.|{way3 == "thank":I've got all nine chairs taken, of an evening. They want to hear about your scar. I've had to give you one.|I got to {far}. You'd not believe it, they've got somebody guarding something. I told them about you.}}
- else:
  N: {way3 == "back":{foe_cap} slept until Thursday, through all of it, with the corner turned up.|{way3 == "thank":Of an evening there were so many with {foe} that somebody had to fetch a chair.|A card had come, from {far}. There was nothing on it but a foot, to show that it had got there.}}
}
Q: Are you sorry that you signed?
P: I opened it. The lock. It only wanted pulling. They gave me a cake, and said that they'd never met anybody who was bad. # slow

=== heist_change_turn_relief ===
# step: change
# skeleton: let
# needs: price=turn
# title: Relieved
N: It was broad day, and {x} {x_was} out, and everyone had had a turn; and it was {g} who counted them, and then went round by {den} with a tray. # flat
G: You can leave off. You're relieved. I've always wanted to say that to somebody. # holding out a cup
P: Left to right. Stop. Look about. Relieved by whom? # hoarse
G: By me. There's nothing to guard, so I thought that I could do it. # simple
N: {p} sat down upon the step, and held the cup. {p_they_cap} had grey knees, and a look of having met someone. # quiet
Q: I forgot you. I'd got my end of it, and there was the noise, and I forgot. {end == "loud":I thought that I could hear you shouting.|{end == "tea":I laid you a place, even.|I kept saying, {p} would like this.}} # coming up, out of breath
P: I wasn't by myself. One isn't. You go past the same stone, and it gets so that you nod. I did it for you, up to midnight. Then I did it for {foe}. I was trying to see what it'd be never to be asked. # low
Q: {way3 == "back":{foe_cap} {foe_is} in bed. We knocked, to say thank you, and there was a snore.|{way3 == "thank":{foe_cap} {foe_is} in the middle of everybody, with {food}. They won't let {foe_them} sit alone.|There's a dot, on the way to {far}. It had a bag. I waved, and it put down the bag to wave with.}}
P: There's a place, on the corner, where one sighs. I'd always wondered what that was for. It's for turning round. # drinking
Q: Come and have your go of {x}.
G: You'd better. I'm on duty. # very upright

=== heist_change_promise_fourth ===
# step: change
# skeleton: let
# needs: price=promise
# title: The Third, and All of It
N: {p} had told everyone, so that everyone should tell {p_them}. From the first of the month nobody in {place_of} said good morning. They said, it's the first. # dry
Q: You can't forget it now. {end == "loud":You shouted it at the whole of {place_of}.|{end == "tea":There's the ring round it, and you've still got the plate.|You've got a curtain to take back.}}
P: I could. I've forgotten things with a band playing. # not sitting down
N: On the third, with the lamps not yet out, {p} was at {den}, and had on one shoe and one slipper. There was no sign of {foe}. # quiet
P: It's the wrong day! It's the third, and it's the wrong third! # wild
{ foe_talks:
  F: I never thought you'd do it. I said to myself, I'll go, so that there's someone there not to be disappointed. {way3 == "back":I had to be woken for it. Twice.|{way3 == "thank":I've brought a few people. I said that I had a visitor.|I've come from {far}. I started on the first.}} # from the stool
  P: {x_theyre_cap} very well. I've got it all here. Nine people {x_used}. It's been dry. # panting
  F: Is {x_part} kept wiped? # gruff
- else:
  N: Then something stirred upon the stool. {way3 == "back":It had pillow marks all down the one side|{way3 == "thank":It had brought two cups, and a friend|It had come all the way from {far}, and had a bag}}; and it moved over, to where one could be told things. # soft
  P: {x_theyre_cap} very well. Nine people {x_used}. I wiped {x_part} myself. # panting
}
P: And there was someone who sang. I wrote down the tune. It goes up. # reading
N: It was read twice. Then nobody could think of any more, and nobody got up. # warm
Q: You've done it. You can go back to bed. It's not even light.
P: It's the third till midnight. I didn't promise a bit of it. # sitting down
