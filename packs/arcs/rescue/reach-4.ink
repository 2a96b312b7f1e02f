// REACH, episode 4: p goes to g and pays (price=ask, sorry, front); end=all, three, foe is who else holds on.

=== rescue_go4_all ===
# step: go4
# skeleton: reach
# door: Fetch [g], and everybody who has an arm
# style: kind
# recall: fetched [g], and everybody with an arm
# makes: end=all
N: {p} knocked. It was {g} who opened, and filled the door, all the way up. # quiet
S: knock
{ price:
- "ask": P: I'm asking. It's for {x}. I'm asking you for an arm, and I'm asking first. # scarlet
- "sorry": P: I found the pencil. I found it years ago. It was in my coat, and I let you go on having stolen it. I'm sorry. # scarlet
- else: P: We want you in front. Not the coats. In front, with me on your feet. # scarlet
}
N: {g} did not say anything. {g_they_cap} looked for some time at the top of {p}'s head. # still
G: {g_says}
P: Is that yes?
G: It's for {x}? Then what are we standing here for? You'll want more than me. You'll want somebody to hold on to the end. # reaching for a coat
N: So they went from door to door; and {h} came, in a napkin, and in the end {crowd}, down to the smallest. # brisk
Q: That's everybody. Even the ones who said that it was no use. And it's only one arm that we're short of. # running to keep up
G: It is now. # not slowing

=== rescue_go4_three ===
# step: go4
# skeleton: reach
# door: Fetch [g], and go straight back in
# style: bold
# recall: fetched [g], and gone in at once
# makes: end=three
N: {p} went up to {g}'s door by {p_them}self. {q} only came near enough to hear. # quiet
{ price:
- "ask": P: I said that I'd never. I'm saying it now. Please will you come. # not loud
- "sorry": P: You never took it. I've known for two years. I'm sorry, and I've got no excuse, I looked. # not loud
- else: P: You'd go in front. I'd be behind. It's got to be your hand, and I'd want you to have it. # not loud
}
G: It's taken you long enough. # after a time
P: I know. I've come past here every night. I had a different reason each time.
G: I could hear the boots. I used to think, that's the left one wants mending. # reaching down a lamp
N: That was all of it. They went off at a run. {q} went on the outside, out of habit; and then noticed, and stopped walking in between. # warm
Q: Ought we to wait for the others?
G: I've been waiting for two years. I'm about done. # not slowing

=== rescue_go4_foe ===
# step: go4
# skeleton: reach
# door: Fetch [g], and give [foe] the other end
# style: honest
# recall: fetched [g], and given [foe] the other end to hold
# makes: end=foe
N: {g} was out at the front, doing something to a hinge, with half of {place_of} going by. # dry
{ price:
- "ask": P: {g}. I'm asking you for something. # loud
- "sorry": P: {g}! It was in my own lining! I'm sorry! # loud
- else: P: {g}! I want you to go in front of me! # loud
}
N: Everything stopped, the hinge included. # still
G: Could you say that again? I'd like to hear it with the hammer down. # putting it down
N: {p} said it again. {g} measured one arm against the other, and rolled up the longer. # quick
G: And who have you got for the other end? There's no use in me, if there's not somebody heavy.
Q: We thought, {foe}. # apologetic
G: {foe_cap}! # staring
Q: You couldn't get anything heavier. And we shouldn't have to carry it. # apologetic

=== rescue_act_all ===
# step: act
# skeleton: reach
# needs: end=all
# title: From the Front Door to the Corner
P: Is everybody holding on to somebody? # calling back
N: They were. It reached from {edge} all the way in: {crowd}, each with a fist in the next one's collar{way == "tool":, and {tool} between}. # brisk
Q: It's gone right along and come back! They say, yes, and who's got cold hands?
N: {price == "front":{g} went out over the gap, and {p} had {g}'s two feet, and could see nothing in the world but a heel.|{p} went out over the gap; and it was {g} who had {p} by both ankles.} # tense
{price == "front":G|P}: It's a hand. Feel it. It's got somebody on it. It's got nearly everybody on it.
H: What's happening? I've only got a back to look at! # from the middle
Q: {x_theyre_cap} feeling it over. {x_theyve_cap} taken hold. That's both at once. And... yes. {x_theyve_cap} let go of the other! # calling
{price == "front":G|P}: Pull!
Q: Pull! # back along the line
N: It went down the line and out of hearing. Then the whole of {place_of} sat down backwards, and {x} came out on top. {x_sound_cap}. # quick
Q: Nobody let go. # from underneath
G: I'd like to see them try. # from further underneath

=== rescue_act_three ===
# step: act
# skeleton: reach
# needs: end=three
# title: Three
N: There were just three of them, and nobody watching. {q} lay down first, with both feet round {way == "tool":{tool}|whatever would bear it}. # quiet
{ price == "front":
  P: You, and then me, and then {q}. Mind, the second bit's slippery. I'll have you by the feet. # steady
  G: Both of them? # out over the gap
  P: Both. I've got you. I'd tell you if I hadn't. # steady
- else:
  P: {q} has me, and I... no. It wants the long one in the middle. You'd have me by the feet. # low
  G: You'd let me? # slow
  P: I can't do it to myself, can I? # out over the gap
}
N: It went as far as it had always gone. Then it went an arm further. # hushed
{price == "front":G|P}: There. That's a hand. No, you needn't hurry. I'm quite comfortable.
N: Something came and felt it over, front and back; and found that it was warm, and went on into a sleeve, and that the sleeve went on into somebody. And {x} let go of {den}. # soft
{price == "front":G|P}: I've got {x_them}. {x_carry_cap}. Bring us in.
Q: I'm bringing in all of you. I've never been so stretched in my life. # hauling
G: You've got bony ankles. # after a while
P: You had them quite tight. # after a while

=== rescue_act_foe ===
# step: act
# skeleton: reach
# needs: end=foe
# title: The Heavy End
{ foe_talks:
  F: Me? Hold your feet? # thrown
  Q: You said that you'd look the other way. You needn't. You could look this way, and hold on. # polite
  F: I've never been asked to hold on to a thing so that it could go. It's against my whole line. Give them here. # gruff
- else:
  N: There was no one to ask. {q} just sat down in the thick of it, and was really held. # hushed
  Q: It's all right. It's like being posted. I've gone in to the waist. Now I couldn't go anywhere if I tried. # muffled
}
N: So there {foe_was} {foe}, and {q}, {way == "tool":and {tool}, |}and {price == "front":{p}, who saw nothing but a heel, and {g}, out over the gap|{g}, with a grip on two ankles, and {p}, out over the gap}. # quick
{price == "front":G|P}: This is a hand. There's people behind it. There's all sorts behind it.
N: {x_cap} felt along it, as far as the sleeve, and took hold. And having got hold, {x_they} let go of the other. # hushed
Q: Now! Pull! # over one shoulder
N: {foe_cap} pulled, and did not know how much to use. They came away like a cork, the whole row of them, with {x_sound}. # brisk
{ foe_talks:
  F: Was that too hard? # from within
  G: It was about right. # upside down
- else:
  G: Who's that on my back? # upside down
  Q: That's {x}. The thing on mine is only gratitude. # upside down
}

=== rescue_out_person ===
# step: out
# skeleton: reach
# needs: x=person
N: {x_cap} sat at {x_home}, with a rug round {x_them}, and {crowd} in the doorway. # warm
H: I only had to hear the chair. One person sits down, and {stake_fixed}. # blowing {h_their} nose
A: We said that we'd {verb}. # soft
B: And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}. It ought to go down somewhere.|} I didn't believe it till {x_they} asked what there was to eat.
N: {x_cap} had got hold of a cup, right round, and would not give it up to be filled; so they brought the pot. # quiet
A: {x_they_cap} will do that for a bit, I should think. Hold on to things.
B: I would. # watching
A: Shall we say good night? # getting up
N: But that, it turned out, was not so simple. {a} looked down, and there was a hand in {a_their} sleeve. # soft
A: I might stop till you're asleep. # sitting down
B: Budge up. # sitting down

=== rescue_out_creature ===
# step: out
# skeleton: reach
# needs: x=creature,group no-x_plural
N: {x_cap} went round all four corners of {x_home}, to see whether anybody had moved it. They had not. They had walked round it. # warm
H: You might have told me that it'd take just this. {x_cap} in {x_their} own corner, and {stake_fixed}. # blowing {h_their} nose
A: We said that we'd {verb}. # soft
B: We {verb_did}. I've got it down one sleeve.{must_who != "" && must != "": And {must_who} was {must}. I saw it from behind, but I saw.|}
N: They had put out {food}, but it was not that. {x_cap} got hold of the edge of {b}'s coat, and held it. # quiet
B: I'm only going as far as the door. # trying it
A: You're not, you know.
B: I've got to take my boots off.
A: I'll do your boots. Stay as you are. # kneeling
N: By the second boot there was {x_sound}, slow, with long spaces. The grip was as it had been. # soft
A: You could slip your arms out. # whispered
B: I could. It's quite a good coat. I'll just see if I can sleep like this. # whispered

=== rescue_out_any ===
# step: out
# skeleton: reach
N: There was some question of where to put {x}. In the end they put {x_them} where {x_they} had always been, at {x_home}, and stood about. # warm
H: I'd like it noticed that I've not said anything. But {stake_fixed}; and I shall be out at the back for a minute. # thick
A: We said that we'd {verb}. # soft
B: And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}, in front of witnesses.|} What's the matter with you?
A: I keep counting. {end == "all":I got as far as {crowd}.|{end == "three":It only goes up to four, and I do it again.|I put in {foe}, and then I do it again.}} # low
N: There was {x_sound}. It was quite an ordinary one. Three people who had been talking stopped, and pretended that they had come to the end. # quiet
B: That went on all day, before. I never once looked up.
A: You've looked up four times since we sat down.
B: I'm making sure that it comes from here. # comfortable

=== rescue_change_ask ===
# step: change
# skeleton: reach
# needs: price=ask
N: After that {p} had no word left to keep, and it made {p_them} light-headed. {p_they_cap} asked {g} for all sorts of things. # warm
P: {g}! What's the time of day? # from the other side
G: It's the same as it was. # from the other side
P: I know. I've got two years of asking saved up.
Q: {end == "all":All those people held on. I found out who's got cold hands. It's nearly everyone.|{end == "three":I used to walk in between you. I don't know what to do with myself. I'm thinking of getting a dog.|And {foe} {foe_has} been seen to open that door to people. Nobody's in there. It's just for the practice.}}
N: {way == "friend":{h} had the gloves bronzed, and would not hear a word.|{way == "tool":{tool_cap} went home in a blanket, and was not asked to do anything for a week.|The list of what there is in the pockets had a line put in at the bottom: two arms.}} # dry
P: {g}! May I borrow your big basket? # from the other side
G: What for? # after a silence
P: I hadn't got as far as that. I only wanted to ask. # quite easy
G: I'll bring it round. {way3 == "sit":You can sit by it, if you like.|{way3 == "sum":I'll measure if it goes through your gate.|You'd better come and tell me what it is that you want it for.}} # after a bit

=== rescue_change_sorry ===
# step: change
# skeleton: reach
# needs: price=sorry
G: I'd been a thief for two years. I used to look at people's pencils. I could tell you who chews. # thoughtful
N: {p} told everybody about the lining, and the two years; and when there was no one left to tell, went home and slept. # quiet
Q: {end == "all":You'd had them all hold on to you the night before. Nobody's going to let go of you for a pencil.|{end == "three":And {g}? What does {g} say?|Even {foe} listened. I thought that I saw something in there shuffle.}}
P: {way == "friend":{h} said, is that all, and gave me a bun.|{way == "tool":I told {tool}, as well. I thought I'd begin with that.|I said it with nothing in my hands. I've got the way of it now.}} {way3 == "sit":Then I just sat there.|{way3 == "sum":It took four minutes. I'd thought that it was longer than that.|It's like {foe}. You go and stand in front of it, and it's only in front.}}
N: It was a week before {g} came, very straight, and held out a pencil with teeth marks. # soft
G: It's yours. I stole it, just now, when you were at the tap. I wanted to see what it felt like. # solemn
P: And?
G: You can have it back. It's not a patch on being accused. # handing it over

=== rescue_change_front ===
# step: change
# skeleton: reach
# needs: price=front
P: They said it again. They said it in the queue for {food}. {g} did that. # even
G: I keep telling them that there was somebody behind me. # uneasy
P: It doesn't matter. # not quite yet
G: I say, who do you suppose had my feet?
Q: {end == "all":Somebody had {p_them}, and somebody had them, all the way back to {edge}. I could name the lot.|{end == "three":There were three of us. It's not a lot to remember.|And who had hold of me! I'd like to see them put that on a mug.}}
Q: {way == "friend":{h} has the thick gloves on a nail, and shows people.|{way == "tool":{tool_cap} had a coat of paint, and looks as if it had been in front.|We never sorted out the heap from the pockets. I don't know whose pencil this is.}} {way3 == "sit":And we've still got the rug to shake.|{way3 == "sum":And the two mops are mops again.|And nobody's shouted at {foe} for a week.}}
N: And then one morning {x} came by, and went straight past {g}, and sat down on {p}'s foot. # hushed
P: I was only at the back of it. How could {x_they} know? # not moving
G: I expect you could feel it. It came all the way up. # simple
