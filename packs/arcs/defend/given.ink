// GIVEN: they cannot keep it all, and give up a part of it themselves.

=== defend_loss_corner ===
# step: loss
# skeleton: given
N: In the morning {h} went round {x}, and came back, and went round it again, with one hand held out. # quiet
H: There's a bit gone. # low
A: Where?
H: At the back. There used to be a place where one's thumb went. It's not there. # holding up the thumb
N: That was all. It was not much bigger than a plate. {foe_cap} had been in the night, and that was what it had cost. # flat
B: It's only a small bit. # hopeful
A: It's only the first. # low
{ foe_talks:
  F: I did say that it wouldn't be all at once. I'm a slow worker. I find that people mind it less. # from over there
  B: Do they? # bitter
  F: They never notice until about half. # frank
- else:
  N: Out by {edge} {foe_was} {foe}, rather nearer. {foe_they_cap} had been slow to start with. {foe_they_cap} would not be slow always. # flat
}
A: We can't stop it. We can be {way == "stand":as stiff as you please|{way == "watch":awake till we drop|as clever as you please}}. And it'll be a plate a night. # very low
B: Then there'll be a night when it's {x_part}. # looking
H: I'd rather not be told which night. # hoarse

=== defend_loss_sum ===
# step: loss
# skeleton: given
N: {g} had done the sum, on the back of something, and kept it for as long as one can keep a thing like that. # low
A: Show me. # hand out
G: It's in pencil. It may be wrong. # not giving it
A: {x_cap}. {foe_cap}. So many of us, so many nights. Carry one. {g}, this comes out at some. # reading
G: Yes. I did it five times, to get it to come out at all of it. It won't. It comes out at some. # wretched
N: They looked up from the paper at {x}. There was {x_sound}. It was hard to think of that as some. # quiet
{ foe_talks:
  B: And what {foe_plural:do|does} {foe_they} say to it? # low
  F: I'd not argue with the arithmetic. I've always found that some is what one gets. Only they fight me for all, and so they get none. It's the usual way. # over the shoulder
- else:
  B: We could fight for all of it. And get nothing. It'd be very grand. # bitter
}
A: {way == "stand":If I'd had better knees.|{way == "watch":If somebody had blown a bit sooner.|If I'd thought about the two sides.}} # low
G: I put that in. It was still some. # kind
B: Which some? That's what it doesn't say. # slow

=== defend_loss_boots ===
# step: loss
# skeleton: given
# needs: way=stand
# title: What Had Gone Round
N: In the morning there were two clear places in front of {x}, side by side, of the size of four boots. Nothing had come through there. One could see where it had come instead. # flat
A: It went round me. # hoarse
B: And round me. We ought to have been wider. # hoarse
H: I've been along the back. There's about a plate's worth gone. It's very neat. # showing how big
{ foe_talks:
  F: I didn't care to disturb you. You were standing so well. # from over there
  A: You might have pushed! # hot
  F: I never push. People stand in front; and a thing's got so many sides. # frank
- else:
  N: {foe_cap} had drawn off by a little, as one steps back to look at what one has done. # flat
}
B: How many of us would it take, to stand the whole way round? # low
H: I've counted. It comes to everybody, and a {rake}. # apologetic
A: And nobody asleep, ever. # low
B: No. So there'll be a plate gone tomorrow. And one day the plate will be {x_part}. # looking

=== defend_loss_watches ===
# step: loss
# skeleton: given
# needs: way=watch
# title: Between Two and Ten Past
N: It had been done between the second watch and the third, while the one was waking the other. There were ten minutes in that, and somebody had known what to do with ten minutes. # flat
A: I'd only gone to shake your foot. # low
B: I asked you for one minute more. # lower
G: I was third. I'd got my scarf on. # small
N: There was a bit gone, low down, on the side where nobody sat. It was no bigger than a plate, and so clean at the edge that one wanted to run a finger along. # quiet
{ foe_talks:
  F: You change over so prettily. I could set a clock by it. # from over there
  B: Then we'll change over at some other time! # hot
  F: Do. There's always a time, I find. # pleasant
- else:
  N: Out by {edge} {foe_was} {foe}, quite still, as one is who has learned when to come back. # flat
}
A: We could both of us stay awake. # slow
B: For how many nights? I saw two of you at supper. # low
G: A plate a night, I make it. It'll come round to {x_part} in the end. # counting
A: Then it's not to be done by keeping awake. # very low

=== defend_loss_plate ===
# step: loss
# skeleton: given
# needs: way=tool
# title: It Held
N: {tool_cap} had not given by a hair. It stood there in the morning like somebody who has kept an appointment, and been the only one. # dry
A: It held. I'd like it to be said that it held. # hollow
B: It held. And on either side of it there's a piece gone out of {x}. # with a hand out
H: It's the size of my big plate. I've brought it along, to see. # holding it up
N: The plate fitted. Nobody cared for how well it fitted. # flat
{ foe_talks:
  F: I was obliged to you for {tool}. One likes to have something to lean on while one works. # from over there
  A: It wasn't put there for you to lean on! # stung
  F: No. That's what made it so comfortable. # frank
- else:
  N: High up on {tool} there was a smooth place, where {foe} had leaned while {foe_they} worked. # flat
}
A: I could put up a second. # slow
B: And then it'd go by the third side. # gentle
A: There's always going to be one side more than I've got things for. # very low
H: I'll take home the plate. I'd sooner not be asked for it tomorrow. # low

=== defend_go3_share ===
# step: go3
# skeleton: given
# door: Go and offer [foe] a share
# style: kind
# recall: went and offered [foe] a share
# title: What Would Be Enough
# makes: way3=share
N: They went out to {foe}, with empty hands, and a knife for cutting cake. It was a manner of speaking, the knife. # plain
A: We've come about {x}. You can't have it. # loud
B: Not all of it. You were going to say it the nice way. # aside
A: You can't have all of it. What'd be enough? # trying again
{ foe_talks:
  F: Enough? # as if the word were foreign
  B: There must be some of it you'd like best. # gentle
  F: I never thought. One just starts at the end and goes on. I've never been asked where I'd stop. # slowly
- else:
  N: There was no answer to that. But when they laid down a thing in front of {foe_them}, a crust, or a boot, {foe_they} lingered over it, and for the rest of the day came on no further. # hushed
  B: {foe_they_cap} can be kept busy. Look. It isn't a hunger for all. It's only that {foe_they}{foe_plural:'ve|'s} never had some. # low
}
A: Then it's for us to say which. # low
B: I was hoping that {foe_they}'d choose. Then I could have been angry. # low

=== defend_go3_carry ===
# step: go3
# skeleton: given
# a: bold
# b: careful
# door: Carry off what can be carried
# style: bold
# recall: carried off what could be carried
# title: By Hand
# makes: way3=carry
N: {a} said that one does not stand about in a thing that is going. One asks what can be got out. # brisk
A: Start anywhere! Whatever comes loose! # sleeves up
B: Nothing's loose. It's {x}. # helpless
A: Then what's least tight?
N: They tried it all, from the one end to the other. It was a way of getting to know it. {b} found that {x_part2} had been put on by somebody left-handed; and neither had ever seen before that there was writing on the inside of {x_part}. # quiet
B: It's names. There's {h}'s. And there's another {h}, older. It goes all the way up. # low
A: That bit comes. I felt it. It only wants two of us. # hand on {x_part}
B: It'd be without the rest, then. It'd be just that, in your arms, in the middle of nowhere. # low
A: What's it without that, though? # slow
N: {x_sound_cap}. It came from exactly where they each had a hand. # hushed

=== defend_go3_line ===
# step: go3
# skeleton: given
# a: careful
# b: bold
# door: Draw a line, and keep this side
# style: clever
# recall: drew a line, and kept one side of it
# title: The Line
# makes: way3=line
N: {a} had a ball of twine. It was to go along {ground}, from peg to peg, and everything on this side was to be kept, and what was on that side was not. # plain
A: We can hold a short one. Nobody could hold the long one. It's only a matter of where it goes. # first peg
B: Here. # pointing
A: That leaves out {x_part2}. # waiting
B: There, then!
A: That leaves in so much that we might as well have left the twine at home. # patient
N: They moved it eleven times. Wherever they put it, it ran across something: a place where one of them had sat, or cried, or learnt to whistle. # quiet
B: What if it went all the way round? # low
A: That isn't a line, that's a hug. # low
B: I never thought I'd know what that bit was for. I only notice it now that it's got a string across. # low
A: {foe_cap} won't wait for us to finish being fond of it. Hold the end. # not steady

=== defend_heart_ask ===
# step: heart
# skeleton: given
N: Before one gives up a part, one must know which part is the thing. They asked everybody who came by. # plain
A: If there were only a bit of {x}, and you could say which? # pencil ready
H: {x_part_cap}. It's where I was sitting when I was told about the baby. # at once
G: It's the sound. If I couldn't hear {x_sound} I shouldn't know that I was home. You can leave the rest. # after some thought
B: You can't leave the rest! Where would the sound come from? # upset
N: They had nineteen answers by the evening. {x_home_cap} was in two of them. No one had said the big front of it, which was what you saw on all the pictures. # quiet
A: It's odd. I'd have put my shoulder under the front of it first. # looking at the list
B: And you? You haven't put you down. # low
A: I've been putting it off. # low
{ a_kind:
- "planner": A: It's the list itself. I mean, that there's something all of them would know if I said it. # low
- "explorer": A: It's that it's here when I come back. It needn't be big, for that. # low
- "wildcard": A: It's the ugly bit. I always felt that nobody else would have it. # low
- else: A: It's whoever's sitting there. I never looked at what they were sitting on. # low
}

=== defend_heart_night ===
# step: heart
# skeleton: given
N: They lay down by {x} that night, one on either side, and talked across. # soft
A: What did you use to do here, when you were small? # low
B: Count it. I'd start at {x_part}. I never got past nine, and I'd be asleep. # low
A: I told it things. I'd got one special place, round the back, at about this height. I've just looked. It's worn smooth, from me. # low
B: Which bit of it is it, really? If you took off one thing, and then another thing. When would it stop being {x}? # low
N: They took it to pieces, in the dark, with great care, by saying it. Without {x_part2} it was still {x}. Without {x_home} it was, too. It surprised them how long it went on. # hushed
A: It's down to one thing now. You say it. # whispered
B: No, you. # whispered
N: They both said it, and it was the same. It was very small. You could have gone all your life without looking at it. # soft
A: Then that's what we keep. # after a long time
B: And all the rest? It's been so good. # low

=== defend_price_part ===
# step: price
# skeleton: given
# needs: way3=share
# makes: price=part2
N: It came down to {x_part2}. That was what would do. It would keep {foe} for good and all; and of all there was of {x}, it was what {p} had made. # quiet
P: I didn't make it. I just mended it, once. # stiff
Q: You were up on that thing for a whole summer. You'd got paint in your ears at my birthday. # low
P: It had come off. Nobody else was going to. It's the only thing I ever finished. # lower
Q: We'll find another part.
P: I've been round. There's nothing else that's the right size, where you'd still know {x} when it was gone. I made it so that it'd hold by itself. You could lift it off, and never hurt the rest. # bitter
Q: That's good work, {p}. # gentle
P: It's too good. If I'd botched it, they'd have to take somebody else's. # hoarse
N: {x_sound_cap}. {p} put up a hand, as if to see whether a screw were tight. It was. # quiet

=== defend_price_shell ===
# step: price
# skeleton: given
# needs: way3=carry
# makes: price=shell
N: They had been through it twice. What could be carried was {x_part}, and no more; the rest would have to stay, and be taken. # quiet
P: I said we'd keep it. I said it to {h}. I said, the whole thing, down to the nails. # low
Q: I know. I was there.
P: And I'm going to come along with {x_part} under my arm, like somebody who's robbed it. # bitter
Q: It's got the names on.
P: It's who's going to lift it off! That's what you're not saying. {foe_cap} can't, {foe_they}{foe_plural:'d|'d} break it. It's got to be one of us. It's got to be somebody it trusts, that goes up to it with a spanner. # very low
N: {x_sound_cap}. {p} stood with both arms hanging down. # flat
Q: You've the steadiest hands. # gentle
P: I've been keeping them in my pockets, in the hope that you'd not think of that. # low

=== defend_price_place ===
# step: price
# skeleton: given
# needs: way3=line
# makes: price=place
N: There was one way to run the line so that it held. {q} had known for an hour, and had gone on moving pegs. # low
P: It's if it goes across there. Isn't it? # quiet
Q: It needn't be that. # quick
P: It's straight, and it's short, and it's got everybody's bit on this side. It's got everybody's but one. # low
N: It was where {p} always sat. There was nothing there to see: a dip, about as wide as a person, with a view of nothing much. No one else would have crossed {ground} for it. # quiet
Q: That's where you went when your, when it was bad. That's where we'd look. # low
P: You'd all come, one after another, and pretend that you'd dropped something. # low
Q: We can lose a bit of the front. {h} would give up the front. # urgent
P: And have it not hold? For a dent? # nearly laughing
Q: It's your dent.
P: Give me that peg. No, the long one. If it's got to go in there I want to be the one who hits it. # hoarse

=== defend_go4_straight ===
# step: go4
# skeleton: given
# a: payer
# door: Give it up at once, in person
# style: honest
# recall: gave it up at once, in person
# title: Without Being Asked Twice
# makes: end=straight
A: I'd like to be quick about it. It's like a plaster. # getting up
B: There isn't any harm in breakfast. # careful
A: There is. I'd sit there, and be nice to the jam. # going
N: {noise_cap} {noise_was} just the same as on any day. {x_cap} stood as ever, and gave {x_sound}. # quiet
B: You needn't talk to it. # low
A: I'm going to, though. I'd want to be told. # stopping in front of it
B: What'll you say? # low
A: {price == "part2":That it held. That nothing that I did on it ever came off, and that's why.|{price == "shell":That I washed my hands. That I'll do it in the right order, and start with the easy ones.|That I was glad of it. That it was just deep enough.}} # low
N: {a} said so. {b} looked the other way for that, at {far}, with close attention. # soft

=== defend_go4_guests ===
# step: go4
# skeleton: given
# door: Ask [h] to have everyone there
# style: kind
# recall: asked [h] to have everyone there
# title: Everybody's Hands
# makes: end=guests
N: {h} had once been to a launching, and said that this was the same, only the other way about. There ought to be a crowd, and something to hold. # warm
H: And no black. It isn't that. It's what you wear when someone's going to sea. # straightening collars
A: They'll cry, {h}. # low
H: They may. They can cry in yellow.
N: So they stood, from {door} to {x}, and every one of them had a hand on it somewhere. There was hardly room for all the hands. # warm
B: It's never been touched by everyone at once. I don't think it knew that there were so many. # low
A: How's {p}? # low
B: {price == "part2":Oiling the screws. {p_they_cap} {p_plural:want|wants} it to come off sweetly.|{price == "shell":Asking people to breathe on the spanner. It's so that it shouldn't be cold.|Sitting there. {p_they_cap} said, five minutes. Nobody's counting.}} # low
H: Whenever {p_they}{p_plural:'re|'s} ready. We can all hold on for as long as that. # gruff

=== defend_go4_frame ===
# step: go4
# skeleton: given
# b: maker
# door: Build what is left into [tool]
# style: clever
# recall: built what was left into [tool]
# title: Something to Hold What Was Left
# makes: end=frame
N: {b} had thought about the edge. When you take away a part, {b} said, it is the edge that hurts. # plain
A: What are you doing to {tool}?
B: I'm making it fit. There'll be a raw side, where the rest used to be. One can't leave a thing like that with its side open. So this goes up against it, like a shoulder. # planing
A: It's exactly the shape. How did you know where it would come off? # running a hand along
B: I drew it in the air, with one finger, until it was right. It took three goes. I had to stop once. # low
N: It was ready to go on before anything had come off. {x_sound_cap}; and if one laid an ear to {tool}, that had already begun to give it back. # soft
A: {price == "part2":You've used the old screws, the ones that always held.|{price == "shell":You've lined it, so that {x_part} won't rattle.|You've put a dip in it. About as wide as a person.}} # slow
B: I'd some over. # gruff

=== defend_act_given_straight ===
# step: act
# skeleton: given
# needs: end=straight
# a: payer
N: {foe_cap} had come for all of it. {a} went out in front. # tense
A: Stop there. You don't need to take it. I'm giving it. # holding up one hand
{ foe_talks:
  F: Giving it? Nobody gives it. # thrown
  A: You'd better get used to it. It's {price == "part2":{x_part2}. I put that up. Mind the left side|{price == "shell":all that, as it stands. I've got what I came for|everything on that side of the peg. It's the best view there is}}. And then that's where you stop. # level
- else:
  N: {price == "part2":{a} undid the last screw, and {x_part2} came away, in one piece, and was laid down in the way.|{price == "shell":{a} lifted {x_part} free, without so much as a scratch, and stood aside.|{a} got up out of that dip, and stepped over the twine, and did not look round.}} # hushed
  A: That's yours. I'd sooner you had it from me. # level
}
N: It was taken. For a while there was nothing but the noise of that. And up at the line, at the edge, at the last screw, {foe} stopped. # hushed
B: {foe_they_cap}{foe_plural:'ve|'s} stopped. {foe_they_cap}{foe_plural:'ve|'s} got what {foe_they} {foe_was} given. {x_sound_cap}, did you hear that? It's still going! # whispered
A: Then we {verb_did}. It isn't all. But we said that we'd {verb}, and what's here's kept.{till != "": Let it be {till} now.|}{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== defend_act_given_guests ===
# step: act
# skeleton: given
# needs: end=guests
N: They all felt it, through their hands, when {foe} arrived. # tense
H: Hold on, everyone. And when {p} says, let go. Not before, and not after. # steady
P: {price == "part2":That's the last screw. It's coming, it's light as anything. I've got it.|{price == "shell":It's coming up. {x_part_cap}. All the names. I've got it.|I'm out of it. I'm over the line. Somebody give me a hand that isn't busy.}} # not loud
N: Then: now. Forty hands came off, together, like a flock going up; and what they had let go of was given. # hushed
{ foe_talks:
  F: Is that for me? With everyone looking? Ought I to say something? # abashed
  H: People say thank you. # dry
  F: Thank you. I believe that I've got enough. I never knew that it felt like anything. # slow
- else:
  N: {foe_cap} closed over it, and {foe_was} a while about it; and came up to where all of them stood, with forty hands on what was left; and there lay down. # hushed
}
A: That's all! It's over! And listen, {x_sound}! It's there, it's all in this bit! # laughing
B: We said that we'd {verb}. {verb_did_cap}. I counted us. It's everyone's.{till != "": And it can be {till} now.|}{must_who != "" && must != "": And {must_who} was {must}.|} # hoarse

=== defend_act_given_frame ===
# step: act
# skeleton: given
# needs: end=frame
# b: maker
N: It had to be done in one go, off with the one and on with the other, before {foe} could get in between. # tense
A: On three. {p}, are you there?
P: {price == "part2":I've got {x_part2}. It's only hanging by me.|{price == "shell":I've got both arms round {x_part}. Tell me when to lift.|I've got my feet out. I'm on the line.}} # tight
B: Three! # at once
S: creak
N: What was to go went. {p} let go of it, with open hands; and against the raw side, with a sound like a good door, came {tool}. # hushed
{ foe_talks:
  F: You've closed up. I'd usually come in at the edge. # running a finger down it
  B: There isn't one. You've got yours, and it's a good bit. That's ours, and it's finished. # out of breath
  F: Yes. I can tell when a thing's finished. # stepping back
- else:
  N: {foe_cap} came up to it, and felt along from the top to the bottom, and there was no edge there to begin at. # hushed
}
A: {x_sound_cap}! Do you hear? It's coming through your side as well! # hands on it
B: We said that we'd {verb}. And we {verb_did}. What there is of it.{till != "": Let it be {till} now.|}{must_who != "" && must != "": And {must_who} was {must}.|} # hoarse

=== defend_settle_part ===
# step: settle
# skeleton: given
# needs: price=part2
N: You could see from anywhere where {x_part2} had been. {p} went round by the other side for some days. # quiet
Q: Come and look at it. Just once. # low
P: I know what it looks like. It looks as if somebody had stopped. # gruff
Q: It doesn't. Come.
N: Where it had come away one could see in, for the first time; and inside, all the way up, was {p}'s mending: every joint, clean as a whistle, and as good on the side that nobody had ever been meant to see. # warm
P: They've all been looking at that? # appalled
Q: {h} brings people. {h} says, that's how it ought to be done. I never knew you'd made it hold from underneath. # low
P: It was only so that it should be right. # red
Q: They come away, and {stake_fixed}. It's on your account. It's all on that.
{ foe_talks:
  F: It's kept beautifully, the bit I had. I've put nothing else near it. I tried, and it looked shabby. # going by
- else:
  Q: And {foe} never came an inch beyond it. I think that {foe_they}{foe_plural:'re|'s} still looking. # low
}
P: I could do another. I'd do it differently now. # after a while

=== defend_settle_shell ===
# step: settle
# skeleton: given
# needs: price=shell
N: For a time {x_part} had no place. It stayed with whoever had room; each of them had it for a week, and gave it on, with a note of what it liked. # warm
P: "Likes to be near people. Is a bad sleeper." Who wrote that? # reading
Q: {h}. You've got it next. # dry
P: It used to be just there. One went to it if one remembered. # slow
Q: And now?
P: Now I've had to carry it. I know what it weighs. I know it's got a corner that gets you in the hip. # gruff
N: They had put in their own names by then, below the rest, beginning with the one that had held the spanner. {x_sound_cap}. It had not lost that. It had got rather better at it, from being in so many rooms. # soft
Q: You see that {stake_fixed}. It goes round to them. Nobody walks past it now.
P: What do they say about me? Who took it off? # low
Q: That you didn't leave a mark. {h} felt for one, with {h_their} thumb. # gentle

=== defend_settle_place ===
# step: settle
# skeleton: given
# needs: price=place
N: The line had been twine, and now it was a row of stones, white on the one side. {p} had nowhere to sit. # quiet
Q: You could try there. There's a good dip over by {hide}. # trying
P: It's got a root in it, or something that feels like one. I've tried them all. # gruff
Q: What's wrong with this one? # pointing down
P: That's not a dip. It's only where I've been standing. # looking
N: It was on this side of the stones, as near as one could get. It had been worn there in a month or so by somebody who came each day to look across. # quiet
{ foe_talks:
  F: I keep yours as it was. I don't use it. I sit just next to it, and look over here. # from the other side
  P: What do you see? # low
  F: You, mostly. It's a good view. It's the best part of what I got. # shy
- else:
  Q: {foe_they_cap}{foe_plural:'ve|'s} never filled it in. {foe_they_cap} {foe_plural:go|goes} round. # low
}
Q: Everyone's bit's there, and so {stake_fixed}. They've asked for a bench, right by you, so that they can drop things. # low
P: They needn't pretend any more. They could just sit. # moving over
