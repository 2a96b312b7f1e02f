// More ways of the first episode, which all skeletons of this kind share.

=== recover_gone_person ===
# step: gone
# needs: x=person
# title: One Helping Over
N: {air} {a_who} {b_who} They were sharing out {food}, and there was one helping over, and that was wrong. # plain
A: I counted plates, the same as always. Who hasn't had theirs? # counting
B: I have. You have. You've had the end of mine as well, I saw.
A: Then it's {x_whose}. # slow
N: Nobody had ever known {x} to be late for a meal. They went to {x_home}, and found {x_left}. # quiet
{ b_kind:
- "planner": B: When was the last time? Think. I've got twenty to, and after that I've got nothing. # tight
- "explorer": B: Gone off without us? Or been taken off? Because I mind the first one more. # honest
- "wildcard": B: That's my trick. Going out without saying. I'd no idea it felt like this at the other end. # caught out
- else: B: I said we'd talk later. I was busy. I said later. # small
}
A: There'd have been a goodbye. There's always a goodbye. It takes half an hour.
B: Yes. That's what I don't like. # low
A: Put it by, with a plate on top. {x_they_cap} will want it. # firm

=== recover_gone_hush ===
# step: gone
# needs: x=creature
# title: Nothing woke them
N: {air} They both woke at once, and each lay still, and waited for the other to be the one who asked. # low
A: What was that? # whispered
B: I didn't hear anything. # whispered
A: No. Nor did I. That's what woke me. There's always a bit of {x_sound}, about now. # whispered
N: {a_who} {b_who} They went to {x_home} with a light, one behind the other, and found {x_left}. # quiet
B: Who was last in here? # careful
A: You. You said good night for the pair of us.
{ b_kind:
- "planner": B: And I counted. One. I always count, even when there's only one. # stiff
- "explorer": B: I said sleep well. I might have said it from the door. I might have been nearly out of it. # ashamed
- "wildcard": B: I said it in a funny voice. It was a good one. Nobody's laughing now. # flat
- else: B: I tucked the edge in. It's still tucked. Look. Nobody's been asked to move it. # stricken
}
A: {x_they_cap} would never go out at this hour. {x_they_cap} won't even look out at this hour.
B: Then somebody helped.

=== recover_gone_any ===
# step: gone
# title: Where [x] should have been
N: {air} {a_who} It was {b} who came in, and stood about, like somebody who has broken a cup and is hoping to be asked. # dry
B: You know {x}? # casual
A: Everybody knows {x}.
B: And you know how you never really look, until one day you look, and there's {x_left}?
A: Say that again. Only the end.
B: There's {x_left}. # small
N: {b_who} They went together and stood in front of {x_home}. It is hard work to look at what is not there. The eye keeps sliding off the side. # quiet
A: Nobody can simply take {x}. How would you carry {x_them}? # baffled
{ b_kind:
- "planner": B: {x_carry_cap}, I should think. I've been working it out. It keeps me from minding. # tight
- "explorer": B: I don't know, but I'd have liked to watch. From a long way back. # honest
- "wildcard": B: With a straight face. That's how you carry anything. # expert
- else: B: Gently, I hope. I keep hoping that it was gently. # soft
}
A: Who else knows?
B: You. Me. And whoever's got {x_them}.

=== recover_gone_noir ===
# step: gone
# tone: noir
# title: Habit, and [x_left]
N: {air} It was {b} who found it out, and {b} wished afterwards that it had been somebody with a pension. # dry
A: You're late. # not looking up
B: I came by {x_home}. Out of habit.
A: And?
B: And habit's all there is. Habit, and {x_left}. I'd wished {x_them} good evening before I noticed. # flat
N: {a_who} {a_they_cap} put down what {a_they} had been pretending to read. # low
A: Who knows about it?
B: You. Me. Whoever did it. That's three, and one of us is good at it.
A: Who takes {x}? You couldn't sell {x_them}. You couldn't even give {x_them} away. Everybody'd know where you got {x_them}. # slow
B: Somebody who didn't do it for money.
A: I never like those. With the other kind you can at least count. # tired
B: Are you going to stand up, or do we wait for it to get worse? # gentle
A: I thought I'd give it a minute. It usually takes it.

=== recover_gone_gentle ===
# step: gone
# tone: gentle
# title: Good Night to Everything
N: {air} {a_who} {b_who} It was time to say good night to things, which was always done, and always in the same order. # soft
A: Good night to {ground}. Good night to {noise}. Good night to… # stopping
B: Go on. I'm on one leg. I always do that part on one leg.
A: {x_cap} {x_plural:come|comes} next. And there's only {x_left}. # puzzled
B: Say it again from the top. Perhaps you went too fast.
A: Good night to {ground}. Good night to {noise}. Good night to… No. Still only {x_left}.
N: They both looked very hard at {x_home}. It did not help, but it felt like doing something. # quiet
B: We could leave {x_them} out. Just this once. And do {x_them} twice tomorrow.
A: You can't do one twice. It isn't teeth.
B: Then we haven't finished saying good night. # slow
A: No.
B: Then nobody's allowed to go to sleep.
A: I was rather afraid that it meant that. # putting both boots on
B: Can I put my foot down?

=== recover_stake_notice ===
# step: stake
N: It was {b}'s idea to put up a notice on {board}. They wrote it between them, with one pencil. # brisk
A: "Missing. {x_cap}." Now what? What do {x_they} look like? # writing
B: Put {x_part}. Everybody knows {x_part}. Put that there'd be {x_sound}, if you were near.
A: "Please." Should there be a please?
B: Put it twice.
N: They had not got to the second please before there were people reading over their shoulders. One of them was {h}. # dry
H: {h_says}
A: It's only for a day or so. # hopeful
H: Have you thought? Without {x}, {stake}. It doesn't say that. You'd better put it on. Put it in capitals. # low
A: There isn't the room.
H: Then write small. {till != "":And put {till}. That's as long as we've got.|And put, soon.} And who do they bring {x_them} to? You've not put a name.
N: Everybody looked at the bottom of the notice, where the name goes. {b} still had the pencil. # flat
B: Us? # in a small voice
H: It's your handwriting. # kind

=== recover_stake_log ===
# step: stake
# tone: space
N: There is a form for a thing like that, and it lives in the drawer that sticks. {h} had it out already. # plain
H: Item missing. # pen ready
A: {x_cap}.
H: Class of item. It gives you three. Vital, useful, or nice to have. # reading
B: Nice to have. # quick
H: Is it? Without {x}, {stake}. I'd call that the first box. # quiet
N: The pen went to the first box, and made its cross, and pressed. In the whole history of the drawer nobody had ever needed the first box. # hushed
A: What happens when you tick that one?
H: It says, two of the company will proceed at once. It doesn't say where to. {till != "":It says, within the limit. I've put, {till}.|It says, without delay. It's underlined.} And there are two lines here at the bottom.
B: They could be for anybody.
H: They could. I'm only holding the pen towards you because that's where you're standing. # mild
A: Give it here. {a_yes} # signing

=== recover_trace_trail ===
# step: trace
# b: careful
N: You could see where it had gone, if you got down low enough. There was a mark along {ground}, no wider than a thumb, from {x_home} to {edge}. # hushed
B: Don't walk on it. # sharp
A: I'm walking next to it.
B: You're breathing on it.
A: Somebody stopped here, to change hands. And here they did it again. # crouching
B: Or they'd time. Nobody hurried this. Nobody was afraid that we'd wake up. # bitter
N: They followed it, bent double, past {hide}; and there the mark left off being faint, because there was nobody any more to hide it from. It went straight on, to {den}. # flat
A: That's {foe}. {foe_known:I did say that it would be.|It can't be anybody else. Nobody else lives that way.}
B: I was hoping you'd be wrong. You're so often wrong.
A: Thank you.
B: I meant it kindly. Do we go on? # unhappy
A: To have a look. Looking's free.

=== recover_trace_mute ===
# step: trace
# needs: foe=mute
N: One person had seen it, and that was {g}, and it took two of them and a plate of {food} to get it out of {g_them}. # dry
G: {g_says}
A: That's not what we asked. You were up. What did you see? # gentle
G: I don't want to be the one who says.
B: Say it with your mouth full. Then it hardly counts.
G: It was {foe}. I thought at first it was only the dark. Then I saw {x_part}, going along in the middle of it, quite steady, towards {den}. # chewing, miserable
A: And you didn't call out?
G: I did call out. I said, hi. I've thought since that there are stronger words. # lower
{ a_kind:
- "planner": A: Towards {den}. You're certain? I'll be building on this, {g}. No guesses. # pencil up
- "explorer": A: Steady? {x_they_cap} {x_was} never steady with us. I want to know how it's done. # struck
- "wildcard": A: Hi is a perfectly good word. It's all in the delivery. # consoling
- else: A: You've had that inside you all night, and on top of no breakfast. # soft
}
B: Nobody goes to {den}. # low
G: No. I was hoping one of you might be nobody. # humble

=== recover_trace_part ===
# step: trace
# needs: x=thing
# a: bold
N: They found the first piece of evidence by nearly kneeling on it. # dry
A: Wait. Don't kneel. What's that mark?
B: Somebody's put something down here, to change hands. You can see where {x_part} {x_part_was}. # bending close
A: It could have been anything.
B: I've gone past {x_them} every day of my life. That's from {x_part}, and that's from {x_part2}. And look, they sat down next to {x_them}. They took their time. # slow
A: With all of us asleep, not forty steps away?
B: They weren't even in a hurry. That's what I can't forgive. # grim
N: {foe_sign != "":And next to it, as neat as a visiting card, lay {foe_sign}. It pointed at {den}.|The next mark was a good way on, in the direction of {den}.} # flat
A: {foe_cap}. # quiet
{ b_kind:
- "planner": B: One rest means another one, further on. We go from rest to rest. I'll number them. # firm
- "explorer": B: Then it's this way. Come on, before I've thought. # up already
- "wildcard": B: I call that showing off. I know it when I see it. I've won prizes. # professional
- else: B: At least {x_they} {x_was} put down gently. Look at the edges. # careful
}
A: And if they wanted us to follow?
B: Then at least somebody's expecting us.

=== recover_trace_epic ===
# step: trace
# tone: epic
N: There was an old one in {place_of} who had gone as far as {edge} in youth, and come back, and had been asked about it at every meal since. That was {g}. # low
G: {g_says}
A: Who has {x}? You know. We can see you knowing.
G: I know who was here between the dark and the day. I know who walks so that nothing hears it. {foe_cap}. # slow
B: And where would we find {foe_them}?
G: Where people always look who ought to have stayed at home. {den_cap}.
A: How far's that?
G: I set out for it with nine. I came to {edge} with four. The others hadn't died. They'd just thought of things that they had to do. # bleak
{ a_kind:
- "planner": A: What did you take with you? I want weights. # sharp
- "explorer": A: And what's it like? Past {edge}? # bright-eyed
- "wildcard": A: I've nothing to do at all. I've arranged my whole life for it. # cheerful
- else: A: Was it you who turned back last? # gentle
}
G: I have had thirty years to think what I should do if I stood there again. I should want somebody with me who was too young to be told. # looking up

=== recover_try_offer ===
# step: try
# needs: foe=mute
# b: careful
N: They tried paying first. It seemed the grown-up thing. They went to {edge} with {food}, the good kind, on the good plate, and set it down where {foe} could not help seeing. # plain
A: Now step back. Look as if you'd dropped it. # low
B: Nobody drops a plate that carefully.
N: There, {den_in}, {x_was} {x}; with {x_part} as plain as anything. And {one} came, and looked at the plate for some time. # hushed
A: That's working. Look. That's definitely interest. # whispered
B: Where's the food gone?
A: Eaten.
B: And where's the plate gone?
A: It's... oh. It's next to {x}. They've started a collection. # faint
B: So now we've lost {x} and a plate. At this rate we'll be home by dark with nothing at all. # bitter
A: {a_tryline}
B: They don't want to be paid. They've got what they want. You can't buy from somebody who's happy. # slow

=== recover_try_manners ===
# step: try
# needs: foe=talks
# tone: manners
N: One does not simply go and accuse people. They left a card at {edge}, waited the proper time, and were received, which is not the same as being let in. # dry
F: How very kind of you to call. I'd ask you to sit, but I see that you're the sort who stands. # sweet
A: We happened to be passing. # sweet
F: Nobody has ever happened to be passing. What energy you must have.
B: We couldn't help noticing that you've got {x}. # sweeter
F: Isn't {x_part} charming? One hardly likes to ask how you'd let things go so far.
A: We'd so love to have {x_them} back. # through a smile
F: I'm sure that you would. And I should so love to be forty again. Do mind {ground} as you leave. It's clean. # warm as toast
N: They found that they were outside, and had said thank you. # flat
B: Did we lose? # quiet
A: Six nil. I think that I complimented the curtains.
B: There weren't any curtains.
A: I know. {a_tryline}

=== recover_try_fair ===
# step: try
# needs: foe=talks
# a: bold
N: They tried asking first, out loud, from {edge}, where {x} could be seen plainly enough, {den_in}, and not one step further. # brisk
A: You! You've got something that belongs to {place_of}! # calling
F: Have I? I've got something that was in {place_of}. I'm not sure that it's the same. # from some way off
A: We'd like {x_them} back, please!
F: You said please. That's new. The last people threw things. # interested
B: Does that mean yes? # calling
F: It means that I noticed. What did you do with {x_them}, when you had {x_them}? On an ordinary day? # mild
{ a_kind:
- "planner": A: On an ordinary day? That's not on my list of questions! # thrown
- "explorer": A: We went past! Quite fast, mostly! # honest
- "wildcard": A: Ordinary things! You wouldn't understand, you're a villain! # doing well
- else: A: We were fond of {x_them}! We just didn't say so every time! # hot in the face
}
F: Ah. Well, we've been talking it over here, and we think that we'll hang on for a bit. # not unkind
B: {b_tryline} # low
A: They asked me a question, and I'd no answer. That's what I mind. # low

=== recover_try_waves ===
# step: try
# needs: x=person
# b: careful
N: They went as near as they dared, which was {edge}, and had no sooner got there than they saw {x}, {den_in}, with a rug round {x_their} knees. # plain
A: It's us! Are you hurt? # calling
X: Oh, hello! No! They've given me the good seat! # from far off, cheerful
B: Can you get up? # calling
X: I could! Only there's {foe} in the way, rather! I don't think I'm supposed to! Have you eaten?
A: Never mind if we've eaten! Just walk towards us!
N: {x_cap} got up. So did {one}, at once, quite gently, the way a cloud does when you have just hung out the washing. {x_cap} sat down again. # flat
X: There, you see? They aren't rude about it! # calling
B: We're coming to fetch you! # calling
X: That's nice! Not tonight, though! They're easily upset after supper! # fading
A: {a_tryline}
B: Somebody who's tied up you can untie. I don't know what you do with somebody who's being looked after. # low
