// UNWILLING: how {x} came home the second time, and what home is like now.

=== recover_settle_days ===
# step: settle
# skeleton: unwilling
# needs: price=days
N: The first of the three days was the very next one. {p} was up before it was light, as always, and had got as far as the corner. # quiet
Q: It's a day off. # from a seat in the dark
P: I know that it's a day off. I'm only walking. # stopping
Q: I thought that you might be only walking. I brought {food}.
N: They sat with their backs to {x_home}. It was the longest hour in the history of {place_of}. # dry
P: What do you talk about, at this hour? # at last
Q: I don't know. I've never been up. What do you?
P: I never did. That was what was good. # after a bit
N: And at their backs, with no one wanting it, came {x_sound}. # hushed
P: Did you hear? # not turning round
Q: I heard. All we had to do was to let {x_them} alone, and {stake_fixed}. We said that we'd {verb}, and we {verb_did}.{must_who != "": And {must_who} was {must}. Ask anyone.|}
P: Does that go on when there's no one there? All this time? # amazed
Q: Eat your breakfast. You can have me. On the three days.

=== recover_settle_place ===
# step: settle
# skeleton: unwilling
# needs: price=place
N: {p} gave up the place without a word. {x_cap} {x_was} put there, facing out. # quiet
H: Won't {x_they} be in the way? # peering
Q: Yes. That's what it's for. You'll have to go round.
N: From there you could see right out, past everybody, as far as {den}. And there was {x_sound}. # hushed
H: Well, I never. One moves a thing to where it can look out, and {stake_fixed}. # low
Q: We said that we'd {verb}. And we {verb_did}.{must_who != "": And {must_who} was {must}, whatever anybody said.|} You don't look well, {p}.
P: I'm all right. I don't know where to stand. # with the cushion
N: {p} tried three other spots that day. It was evening before {q} went and looked in the old place, out of habit. # dry
P: There's just room. If I keep my elbow in. # from beside {x}
Q: I can see your face from here. # noticing
P: Yes. I can't seem to get it out of the light.

=== recover_settle_risk ===
# step: settle
# skeleton: unwilling
# needs: price=risk no-found
N: It was {p} who had to say it, in front of {crowd}, with a small square of folded paper in one fist. # still
P: You may. # hardly to be heard
H: May what? # cupping an ear
P: All of you. Whenever you like. You needn't wipe anything. # louder, in pain
N: Nobody moved. Then someone of about five walked up and took {x} by {x_part}, with a hand that had been in jam. # dry
Q: Breathe. # aside
P: I am breathing. It's going in all right. # aside
N: Someone {x_used}, and then everyone did. {x_sound_cap}; and again; and by supper it was going like a mill. # warm
H: That's more like it! Now {stake_fixed}! # happy
Q: So we {verb_did}, in the end.{must_who != "": And {must_who} was {must}.|} Come away. You don't have to watch.
P: There's a scratch. There. It wasn't there at noon. # faint
Q: Do you mind very much?
P: Yes. # low
N: {p} put a finger on the scratch, and left it there. # soft

=== recover_settle_epic ===
# step: settle
# skeleton: unwilling
# needs: price=place
# tone: epic
N: The place that {p} gave up was not a throne. But in all the songs that were made about it, it was a throne. # dry
P: It's only where I sit. # with the cushion
H: For how many years? # setting {x} there, facing out
P: I didn't count. I wore out four cushions.
Q: In the song it's nine. # aside
P: There isn't a song!
Q: {g} has got as far as the second verse. You come out of it quite well.
N: From there you could see {far}, and {den}, and the whole long way between. There was a stillness, as of armies. And then there was {x_sound}. # hushed
H: They set out, and they {verb_did}, and {stake_fixed}. I'll have that for the last verse. # bareheaded
Q: We swore that we'd {verb}, and we {verb_did}.
P: We said that we'd try. And where do I sit? # small
H: There's room beside. # after a while
P: I'd have to keep one elbow in.
Q: They all have to, in the song. It's how you can tell which one's the hero. # shifting over

=== recover_change_open ===
# step: change
# skeleton: unwilling
# needs: end=choose
# a: payer
N: They had put a latch on {door}, to keep {x} in. {b} took it off again, in the end, as it was only making a noise. # plain
A: {x_cap} {x_was} out again last night.
B: I know. I heard. # not looking up
A: Aren't you going to get up, and stand about, and say that you'll fetch your boots?
B: Over at {den}. I think they'd something on. There was a light. # peaceful
A: And this morning?
B: {way == "carry":Home again, by the front, as if there'd been a meeting.|{way == "gift":The basket's back, too. {g} sent it over for no reason, and it's come home full.|{x_they_cap} came back in {tool}. I've taken out everything but the cushion.}}
N: {b} nodded at {x_home}. All was as it should be: {x_part}, and {x_part2}, a bit damp. # warm
B: {price == "place":You can have the place back, when you're both dry. Mind your elbow.|{price == "risk":{found == "path":I bumped into {x_them} in the dark. We both begged pardon.|There's a new scratch. I'll introduce you.}|It's one of the three days. I never said a word.}}
A: It used to frighten me so. Looking, and only finding {x_left}. # low
B: And now?
A: Now I think, oh, good. Somewhere nice.
N: {sulk == "mute":You can hear now where {x} {x_is}, from anywhere, without looking up. |}There is a way worn to {den} these days, and both ends of it are open. # soft
B: You'd better put something on. There's a draught.
A: I like it.

=== recover_change_turns ===
# step: change
# skeleton: unwilling
# needs: end=share
# a: payer
N: The first handing over was the worst. They did it at {edge}, on the day, to the minute, with everything clean. # quiet
A: Nine pages that you gave us. We've made it fourteen. # holding it out
B: And {price == "place":don't be surprised if there's {p} in the way, it's catching|{price == "risk":{found == "path":{x_they} {x_plural:like|likes} to be bumped into, it's in under B|there are five scratches, they've all got names}|three days in the week, you know, just let things be}}.
{ foe_talks:
  F: I'd three of those in mine. You can't have read it. # gruff
  A: I read it every night. # gruff
- else:
  N: {one_cap} felt the thickness of it, and was impressed. # dry
}
N: Then there was nothing to do but let go. {x_sound_cap}. {x_cap} went over. # quiet
A: It's only till the end of the month. {way == "carry":And nobody carried anybody off.|{way == "gift":And this time we brought {food}, with nothing to ask for.|And {tool} came in handy, for once.}}
B: It's only thirty days. It's twenty-nine and a half. # firm
N: When they got in they found {x_left} on {x_home}, as on the very first morning{sulk == "left":, and on that other one|}, and {h} was there with a duster. # soft
A: Don't. Leave it.
B: It's not a gap. It's the shape of what's coming.

=== recover_change_made ===
# step: change
# skeleton: unwilling
# needs: end=anew
# a: payer
N: No two people ever did agree about what to call the thing that they had built. It leaned. {sulk == "left":But there was one in the morning, and there was one at night, and nobody got up to count.|But it was not quiet, and nobody minded which of them it woke.} # warm
A: There's a shelf on it today.
B: I saw. Who's the shelf for?
A: It's for whoever's sitting with {x}. And somebody has done the step again, so that the small ones can reach. # ticking them off
B: And {price == "place":there's your cushion|{price == "risk":there's you, not watching, with both eyes|there's the board with the three days on it}}. # fond
N: {foe_cap} came by on the Thursday, and pushed at it in one place. It gave. In the morning there was a prop under that corner. # dry
{ foe_talks:
  F: You'd built it for good days. I've built you a bit for the other sort. # passing
- else:
  A: It's what they've got at {den}. It's the very same knot. # kneeling
}
B: {way == "carry":We walked in there with our chins up, and took. I think about that.|{way == "gift":We only ever brought them the one basket, and that was to get something.|It's got {tool} in it, that thing. It's the part that doesn't lean.}} So whose is it now?
N: From inside, as if it had been asked, came {x_sound}. # soft
A: I shouldn't think that it's any of our business.
