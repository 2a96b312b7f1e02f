// SILENT, episodes 3 and 4: what each did is said by the one who did it; and it is done together, otherwise than before.

=== two_of_us_go3_spot ===
# step: go3
# skeleton: silent
# a: bold
# b: careful
# door: Go back to where it happened
# style: honest
# recall: went back to where it had happened
# title: On Both Sides of the Spot
# makes: way3=spot
N: They went there separately, and met. It was smaller than it had been. # plain
A: I thought that I'd be the only one. # stopping
B: I come by here, sometimes. I've got to get to places. # stopping
A: This is where I stood. # stepping on it
B: And I was there. A bit more to the side. You had the light behind you. # stepping on it
N: It is a curious thing to stand once again where one has been in the wrong. It fits. # dry
A: What did you see, from there? # low
B: You. Rather big. And all the others looking. What did you see? # low
A: I couldn't see your face. I've thought about that. You'd got the light on it, or something, and it was just a hat. # slow
B: Then come over here. And I'll go there. # stepping off

=== two_of_us_go3_turn ===
# step: go3
# skeleton: silent
# a: careful
# b: bold
# door: Put on each other's hat and coat for a day
# style: clever
# recall: put on each other's hat and coat for a day
# title: In the Other One's Boots
# makes: way3=turn
N: It was {g}'s idea. {g_cap} had said that if two people can't stand to hear each other, they might try how it is from inside. # plain
A: I'm {b}, then. I come in without knocking, and I say, is there anything to eat? # in {b}'s hat
B: I'm {a}. I say, wipe your feet. # in {a}'s coat
A: I don't say it like that! # stung
B: You're me. You don't know how you say it. You've only got feet. # severe
N: By {t_noon} {a} had been told eleven times to wipe something; and {b} had been left twice, in the middle of a sentence, by somebody who had just thought of something. # dry
A: Do I do that? Say a thing, and look to see if it's gone in? # taking off the hat
B: Do I do that? Go? # holding a button of it
A: You always come back. # fair
B: I can see now that it mightn't look like that, from this side. # slow

=== two_of_us_go3_step ===
# step: go3
# skeleton: silent
# a: careful
# b: bold
# door: Leave something on the other's step
# style: kind
# recall: left something on the other's step
# title: On the Eleventh Step
# makes: way3=step
N: The first thing to be found was a spoon. It lay upon {b}'s step, in the morning, and it had been polished. # plain
B: Who's lost a spoon? # to {g}
G: Nobody's lost it. It came over in the night, eleven steps. # sweeping
B: Then somebody'll want something for it. # going in, quickly
N: The next morning there was half a slice of toast on {a}'s step, with one bite out of it, as it had always been left. # quiet
A: Is this a joke? # to {h}
H: I'd call it breakfast. # knitting
N: So it went on. A button went over, and a list; a hat came back. Nobody was ever seen. There was a good deal of running in socks. # dry
G: You could both save your feet if you met half-way. # to {a}, sweeping
A: I'm not doing anything. I only keep finding things. I've nowhere left to put them but in my pocket. # a hand on the pocket

=== two_of_us_saw_spot ===
# step: swapped
# skeleton: silent
# needs: way3=spot
N: They changed over. It took six steps, and neither of them spoke, and it was not because they weren't on terms. # still
Q: You can see everything from here. Everybody's behind you. You'd think that you were the one who was right. # slow
P: And from here you're quite alone. There's only one's own feet, and all of them grinning. # slow
Q: Were we grinning? # low
P: You weren't. I only thought so. I looked at the rest. # low
{ foe_talks:
  F: Lost something? # going by
  Q: We've found it. # not turning round
- else:
  N: {foe_cap} had come nearer, meanwhile, to what stood there and waited. They did not even see it. # low
}
P: I'd have been cross, too, here. I'd have been a lot crosser than you were. # slow
Q: And over there I'd have done just the same. It's such a good place for it. # honest

=== two_of_us_saw_turn ===
# step: swapped
# skeleton: silent
# needs: way3=turn
N: When it got dark they had still not changed back. It was partly the buttons. # dry
Q: I found this in your pocket. It's a note. "Say something nice to {q}. Not about breakfast." # reading
P: That's private. You're me, though. # giving up
Q: It's got Monday on it, and Tuesday, and Wednesday. They're all crossed out. You never said anything. # low
P: I said something about breakfast. It's harder than you'd think, if you go by with your nose up. # low
N: {p} had both hands in the other pockets, and had stopped. # still
P: There's a spoon in yours. Why've you got a spoon? # bringing it out
Q: It's from that morning. I came out as well, with one. You'd just gone in. # gruff
P: We both came out. # staring
Q: It looks like it. With two doors in between. # low

=== two_of_us_saw_step ===
# step: swapped
# skeleton: silent
# needs: way3=step
N: On the fifth night they met. It was on the sixth step, in the dark, and both of them were carrying something, and in socks. # dry
P: I was only getting some air. # whispered
Q: So was I. With a jug. # whispered
P: What's in it? # whispered
Q: Your half of the soup. They go on making it for two. I've been eating it, so that nobody would notice. It's not nice, eating somebody's soup. # whispered
N: {p} held out what {p_they} had brought. It was the toast, from that very first morning. It could have been used to roof something. # quiet
P: I kept your half. I'd laid it out, before. And then I couldn't eat it, and I couldn't throw it out. # whispered
Q: It's got green on it. # bending over it
P: I know. I've been as cross as that. You could see it get greener. # whispered

=== two_of_us_fault_both ===
# step: fault
# skeleton: silent
# title: Each for Themselves
Q: I'll say mine, if you'll say yours. And nobody says "but". # low
P: You begin. # low
Q: {way3 == "spot":I've stood where you stood. It's only fair that you hear it first.|{way3 == "step":I ate your soup for you. It's your turn to swallow something.|I've had your hat on. I know what it's like to begin, in that.}} # low
P: Then we begin together. We've had trouble with who begins. # low
N: They drew breath. Nothing came, on either side; and at the second time it came out of both, so that one had to be said over. # dry
P: {r_p} # fast
Q: Oh. So that was it. # still
P: Yes. Now you. # ashamed
Q: {r_q} # fast
P: You did that on purpose? # astonished
Q: Yes. I've not told that to anyone, not even the wall. # red
N: It was curious. Each of them had carried the other one's fault about for weeks; and now that they had been given their own, it was not so heavy. It was only more uncomfortable. # quiet
P: That makes one each, then. # slow
Q: You could have told me that in one minute, weeks ago. So could I. # slow

=== two_of_us_fault_h ===
# step: fault
# skeleton: silent
H: Now I'm going to say one thing. And then I'm going to bed. # coming out in a nightgown
P: We were just... # getting up
H: I've told that story forty times, how it was with {x}. I do the voices, and the part where it goes quiet. I've got very good at it. And every time, when I've done, they ask me whose fault it was; and I don't know. I was looking at the cake. # sitting down
N: It turned out that nobody had looked. They all knew it from {h}. # dry
P: It was mine. {r_p} # low
Q: No. That wasn't what did it. {r_q} # low
H: Well, I never had that in. Not either of them. # amazed
P: You couldn't have. We only had it on the inside. # low
H: It'll spoil the story. It's quite short like that. # wistful
Q: Would you go on telling it, all the same? With ours in? {way3 == "spot":You ought to do it from both sides. We've just been.|{way3 == "step":And with the toast.|You could do it in two hats.}} # after a moment
H: I'd have to do it in a different voice. # getting up, gruff

=== two_of_us_gives_keep ===
# step: gives
# skeleton: silent
# needs: no-within
# makes: price=keep
P: It can't be only saying. If it's only saying, then it costs what talk costs. # low
Q: {way3 == "spot":We've changed places. We've each said it.|{way3 == "step":We've been running about in socks for a week.|I've worn your hat.}} What were you thinking of? # wary
N: {p} had put it into {p_their} pocket that morning, and had said that it was only to have it along. # quiet
P: {p_keep_cap}. {p_keepwhy} I want {p_keep_them} to stand on your side. # holding it out
Q: But that's the one thing that you've never let me carry. # drawing back
P: That's why. I've always held on to everything. If you've got that one, then I'll have to come over. # hoarse
Q: It's only eleven steps. # taking it, with both hands
P: It's a good deal further, the first time. # empty-handed
N: It was not much to look at, on the other side of the line. They both looked at it for some time. # still

=== two_of_us_gives_first ===
# step: gives
# skeleton: silent
# makes: price=own
Q: They'll want to know who gave in. When it's all over. They've been laying bets; there's a hat for it. # low
P: I know. It's three to one that it's you. # low
Q: Why me? # stung
P: They say that I never do. "That one'd sooner eat the fence." They're rather proud of it. I've been rather proud of it. # low
N: It is pleasant to be somebody who never gives in. People make way. {p} thought about how they made way. # quiet
P: I'll say it, then. First, and loud, and with everybody there. Then you needn't. # swallowing
Q: We'd agreed that it was one each. {way3 == "spot":I've stood there. I know what it's like.|{way3 == "step":You've left me a spoon already.|I know how that feels, in your coat.}} # quick
P: It is. But somebody's got to go first; and I've had all the fun of not doing it. # hoarse
Q: They'll call you soft. # low
P: Yes. I've looked at it from all sides, and that's what they'll call me. # low

=== two_of_us_go4_word ===
# step: go4
# skeleton: silent
# needs: no-within
# a: payer
# door: Say the first word, across the yard
# style: bold
# recall: said the first word, where all could hear it
# title: Eleven Steps
# makes: end=word
N: {a} came out, as on every morning, with {a_their} nose up; and stopped. # plain
A: Good morning, {b}! # at the top of the voice
N: It got quiet. People put down what they had. Behind {edge} somebody said, "It's never!", and somebody counted out money. # dry
B: Were you speaking to me? # in the other door
A: Yes! I'll say it again, if you like! I've got a whole row of them! # hoarse
B: They're all listening. # half out of the door
A: I know! I've got a good deal more, and it's worse! It's about {x}, and I'm coming over to say it! # one foot out
N: It was eleven steps. On the fourth one {a} seemed to think better of it, and then one could see the nose come down. # still
B: You needn't do all of them. I could do some from my end. # not very loud

=== two_of_us_go4_lift ===
# step: go4
# skeleton: silent
# a: careful
# b: bold
# door: Lift it together, at one word
# style: clever
# recall: lifted it together, at one word
# title: At One Word
# makes: end=lift
N: It still stood there. It had been rained on or dripped on, and everybody had walked round it. This time they came from the same side. # plain
A: Which end do you want? # spitting on {a_their} hands
B: I'll take the heavy one. You've got that arm. # going round
A: Who says "lift"? # bending
B: You say it. I'll hear you. # bending
{ way:
- "through": H: Shall I get my stool? # anxious
- "signs": G: And the coughs? I've learnt them off by heart. # disappointed
- else: G: I'll hold the lamp, then. And the broom, in case. # anxious
}
A: No, thank you. We've got the number. # over the shoulder
B: Well? # gripping
N: {a} drew breath. They had done it a hundred times, once, with no more thought about it than you give to a stair; and they both knew that it might not be there any more. # still
A: It's about {x}, too, if we do this. You know that. # low

=== two_of_us_go4_table ===
# step: go4
# skeleton: silent
# a: careful
# b: payer
# door: Lay one table, and sit down at it
# style: kind
# recall: laid one table, and sat down at it
# title: Two Spoons
# makes: end=table
N: {a} put out two spoons. It was the first time for weeks that they did not look like one too many. # quiet
A: I've asked {b} to come at six. # to {h}
H: And what did {b_they} say? # dropping stitches
A: I only put it on the step. It said, "Six. Bring your {way3 == "step":half|spoon}." # straightening a spoon
N: At five to six there was somebody outside the door. You could see it by the feet. At six they were still there. # dry
A: It's open. # to the door
B: I know. I'm not late, I was only standing. # coming in
H: I'll go and sit in the other room. With {g}. We shan't listen. # sitting down in the other room
{ within:
  A: There's {food}, and there's {x}. I've taken the string off its nail, on this side. It's there by the salt, if it's missed. # low
- else:
  A: There's {food}, and there's {x}. I thought that we'd better have {x_them} on the table, where one can see {x_them}. Or something that stands for {x_them}. # low
}
B: {way3 == "step":I've brought my half. It's a bit green.|{within:I've brought the other end of it. I took it off at five, and that's why I was standing.|{x_size == "small":I've brought it. I polished it on the way, and that's why I was standing.|I've brought what I could lift. I polished it on the way, and that's why I was standing.}}} # putting it down

=== two_of_us_act_word ===
# step: act
# skeleton: silent
# needs: end=word
N: They met on the sixth. {place_of_cap} had come out on all sides, and stood there. # still
P: {r_p} I've never said it, since I'd have had to stop being right. # out loud
Q: {r_q} # nearly as loud
N: Something went through the people, like wind through washing. They had only ever had it from {h}. # quiet
{ foe_talks:
  F: And is that all? I'd got a chair. # disappointed
- else:
  N: Even {foe} {foe_was} looking the other way. # dry
}
P: {price == "keep":And {p_keep} {p_keep_plural:stay|stays} on your side. So I'll have to come.|There. Now you can all call me soft. I've said it first, and I've said it loud.} # out of breath
Q: I came five. I'd like that counted. # out of breath
H: It's counted. What comes now? # hands clasped
N: {r_did} # warm
P: We used to say that if ever we fell out, we'd {verb}. # low
Q: Well, and that's what we did. We {verb_did}. In front of everybody. # low

=== two_of_us_act_lift ===
# step: act
# skeleton: silent
# needs: end=lift
P: Lift! # loud
N: It went up like nothing. {within:It went in, without touching the sides, and across, and down|It went out at the door, without touching the sides, and across, and up}, and neither of them had said which left. # quick
Q: You've still got your stitch! # walking
P: You've still got your hat over your eyes! Mind your foot! # walking
Q: It's you that says that! I've missed you saying that! # walking
N: When it was where it belonged they kept hold of it, since it is easier to talk if your hands are full. # still
P: {r_p} # to the thing
Q: {r_q} # to the thing
{ foe_talks:
  F: You might put it down, now. # from underneath
- else:
  N: {foe_cap} had been standing where it was to go, and had moved. # dry
}
P: {price == "keep":I'll put {p_keep} on top. {p_keep_they_cap} {p_keep_plural:stay|stays} with you.|And I say it first, and so that they can hear. Somebody owes somebody a hat full of money.} # hoarse
N: Then they saw to {x}. {r_did} # warm
Q: If we fell out, we'd {verb}. That was always the rule. # putting down {q_their} end
P: We {verb_did}, then. It was lighter than the not. # putting down {p_their} end

=== two_of_us_act_table ===
# step: act
# skeleton: silent
# needs: end=table
{ way3:
- "step": N: They put the two halves of toast together. There was a bite out of each; and between them it came out as one slice, with two people in it. # quiet
- "turn": N: They gave back the hats first, and the coats. It was not for long; but you cannot say a thing like that in somebody else's sleeves. # quiet
- else: N: They sat down at opposite ends, as at the place where it had happened; and then got up, and changed ends, and sat down again. # quiet
}
P: {r_p} I say it with my mouth empty. # laying down the spoon
Q: {r_q} # laying down {q_their} own
N: Something fell over in the other room, where nobody listened. # dry
{ foe_talks:
  F: Am I disturbing? # looking in
  P: Yes. # friendly
  Q: Yes. # friendly
- else:
  N: Outside {foe_was} {foe}, and went by, since there was nothing in it any more for anyone. # quiet
}
P: {price == "keep":{p_keep_cap}. {p_keep_they_cap} {p_keep_plural:get|gets} the place by your bed.|I'll say it again out there, tomorrow, where they've got the hat. I'll say that I was first.} # low
Q: Then let's do it. It's been standing there for long enough. # getting up
N: They did it there and then, among the plates. {r_did} # warm
P: If ever we fell out, we'd {verb}. You wrote that down once, and I ate it. # low
Q: I remember. It's what we've done. We {verb_did}. Is there more of {way3 == "step":the green|that}? # holding out a plate

=== two_of_us_then_now ===
# step: thence
# skeleton: silent
# needs: price=keep
N: It was not as it had been before. One heard it by the steps: they were taken singly now, and one looked where one trod. # plain
Q: You needn't go round it. You can tread on that bit. # in the door
P: I'd sooner look first. I never used to look. # coming over
N: {r_now} # warm
{ way:
- "through": H: I've still got the stool. If you should need anything said. # hopeful
- "alone": Q: I do it with two ends now. It doesn't fall on my foot at all. # dry
- else: G: Somebody sneezed on Sunday, and nine people said it. # content
}
P: Can I see {p_keep}? # after a time
Q: You know where {p_keep_they} {p_keep_is}. On my side. You've got to come in. # not moving from the door
P: {way3 == "spot":I know what you can see from there, now.|{way3 == "turn":I've wiped my feet. Both of them. Look.|I've brought back the jug.}} # coming in
Q: And {stake_fixed}. I counted. I'd somebody to count it to. # putting down the second spoon

=== two_of_us_then_soft ===
# step: thence
# skeleton: silent
# needs: price=own
N: It was not as it had been before. They called {p} "soft", now and then, from some way off; and {p} went red, and went on. # dry
Q: You don't mind it? # beside {p_them}
P: Not so much as I minded the other. There's more people in it. # honest
N: {r_now} # warm
H: They've paid out the hat. {g_cap} won. {g_cap}'d put a button on you. # to {p}
G: I sweep on both sides. One sees things. # modest
{ way:
- "through": H: And I'm on my feet again. I gave the stool to the poor. # content
- "alone": Q: We still get up at three. But we do it with a lamp, and there's soup. # content
- else: G: I've still got the coughs, if there's ever call for them. # hopeful
}
Q: {way3 == "spot":We go by there, sometimes, and change sides.|{way3 == "turn":I've kept your hat. You've got my coat. I don't see why not.|I still find something on my step. It's mostly you.}} # content
P: And if we fall out again? # after a while
Q: Then we'll be better at it. {within:We know whose hand it is.|We know where the sixth step is.} And {stake_fixed}, in the meantime. # passing the toast
