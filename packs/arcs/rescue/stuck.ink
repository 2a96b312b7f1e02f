// STUCK, episode 1: whose voice it is, whose thing it is, who is sent away, and the first pull. In every `whose` g asks what x went
// there for, and p sends g off for something that g is believed to have done.

=== rescue_sticks_talks ===
# step: sticks
# skeleton: stuck
# needs: x_talks no-x_plural
# title: No Hurry
N: {air} {a_who} {b_who} What they heard first was somebody being polite, a good way off. # plain
X: Excuse me! When anybody's got a minute! There's no hurry! # calling
A: That's {x}. Where are you? # calling back
X: I'm {den_in}. I'd have said so before, but there were people going by. # calling
N: They went to look. It was quite true. There {foe_was} {foe}, just as ever; and there {x_was} {x}, {den_in}. # dry
B: How did you get {went} there? # walking round it
X: The usual way. It's only that it doesn't work backwards.
A: Does it hurt?
X: Not if I think of something else. I've thought of nearly everything by now. Is that {h} over there? Is {h} looking? # lower
B: Everybody's looking. There's a person who has brought a chair.
X: Then tell them that I'm doing it on purpose. # with dignity

=== rescue_sticks_queue ===
# step: sticks
# skeleton: stuck
# needs: x=person,creature,group
# w: A woman with a cushion
# title: The Queue
N: {air} {a_who} {b_who} There was a queue, and there had not been one there at breakfast. They joined the end of it, to be on the safe side. # dry
A: What's it for? # up on tiptoe
W: You go past {foe}, and you have a look, and then you go round to the back again. I've been three times. # friendly
B: A look at what?
W: At {x}. {x_theyre_cap} {den_in}. Didn't you know? You can go in front of me, I've seen it.
A: Has nobody done anything? # pushing by
W: Somebody fetched me a cushion.
N: At the front there was a gap, where people stood and put their heads on one side. And there {x_was} {x}, {den_in}, as plain as a hat on a peg. # plain
{ x_talks:
  X: At last, somebody I know. Would you tell them to stop saying "ah"? # from there
- else:
  N: There was {x_sound}. Everybody in the queue said "ah". # dry
}
B: How long have you been here? # to the queue
W: Since it got good.

=== rescue_sticks_way ===
# step: sticks
# skeleton: stuck
# needs: x=person,creature,group
# title: The Other Way
N: {air} {a_who} {b_who} {h} came in very slowly, as one walks who was told never to run. # plain
H: I've got a question. Suppose that somebody had come round the corner, and there {x_was} {x}, {den_in}. Ought one to worry? # bright
A: {x_is_cap} {x_they} {den_in}?
H: I only asked what people think. # brighter
B: Since when, {h}?
H: Since I went to look the other way. I've looked the other way for an hour now, and it hasn't helped at all. # giving up
N: So they went and looked it in the face. There {foe_was} {foe}, and there {x_was} {x}, {den_in}; and as they came up there was {x_sound}. # plain
A: But {x_theyre} right there! It isn't as if {x_they} {x_was} lost! # relieved
B: No. That's what makes it so silly. I could read {x_them} the newspaper from here. # walking round it
A: Then it can't be hard. We take hold, and we have {x_them} {come}.
H: That's what I thought. Before it was an hour. # small

=== rescue_sticks_mine ===
# step: sticks
# skeleton: stuck
# needs: x=thing,idea,event,place
# title: Like That
N: {air} {a_who} {b_who} Nobody could find {x}. They had looked in all the places where things are. # plain
Q: I've been through every drawer. I found three of my own gloves. # dusty
P: Perhaps we needn't look any more. Perhaps it's time for tea. # not moving
Q: Why are you standing like that?
P: Like what?
Q: As if there was something behind you.
N: {q} went round {p}, first by the left and then by the right, and then, when {p} had run out of sides, looked past. There {foe_was} {foe}. And there {x_was} {x}, {den_in}. # dry
Q: How did {x_they} get {went} there? # staring
P: {x_they_cap} {x_was} like that when I came. # too quick
Q: It doesn't matter who did it. It'll be out in a minute. # already taking off a coat
P: That's just what I thought. # low

=== rescue_whose_cloth ===
# step: whose
# skeleton: stuck
# title: A Soft Cloth
N: By now there were people all round {foe}, and every one of them knew how it is done. In the middle stood {h}, with both arms spread out. # dry
H: Nobody's to lean on it! I've looked after {foe} for years and years. I do it with a soft cloth! # hot
Q: Nobody's leaning, {h}. We only want {x} {come}.
H: So do I! I want it more than anybody! I can see a mark from here! # hotter
G: Has anyone asked what {x_they} went {went} there for? # from the back
P: Not now, {g}. You've done enough. Everybody knows who {spoilt}. # short
G: I never did that. I've said so. # quiet
P: Then go and not do it over there. We're busy. # turning round again
N: {g} picked up a small bag, and went and stood by {hide}. It was a sensible question. Nobody thought about it again for quite some time. # flat
{ x_talks:
  X: I liked that one. Couldn't that one stay? # hopeful
  P: No. # short
- else:
  Q: That was a bit hard. # low
  P: I haven't got time to be soft. Push up. # shorter
}

=== rescue_whose_advice ===
# step: whose
# skeleton: stuck
# w: A man with his hands in his pockets
# title: What You Want Is Butter
W: What you want is butter. # not moving
A: Have you got any butter?
W: No, no. I'm only telling you. My uncle was in one of those for a week. He came out with a beard. # comfortable
N: Everybody had an uncle. Everybody, too, had some business of their own with {foe}, and wished to know when they could get on with it. # dry
H: It's mine to look after, and it always has been. There was never anything {den_inside} before but what belongs there. # pink
B: Did it always do this? # feeling along it
H: Since somebody {spoilt}. We needn't say who. It was {g}. # stiff
G: It wasn't. But what I'd ask is, what did {x_they} go {went} there for? # patient
P: You'd better go and ask it by {hide}. You've done enough here. # short
N: And {g} went. It takes a person who has been told that often to do it so quietly. # flat
W: I'd stand further off than that. # to {g}, helpful

=== rescue_whose_rules ===
# step: whose
# skeleton: stuck
# title: Rule Five
N: There was a card that belonged to {foe}. {h} had written it, and knew it by heart, and read it out all the same. # dry
H: One. Do not lean. Two. Do not lend. Three. Wipe. Four. If in doubt, wipe again. # reading
A: What does it say about {x} being {den_in}? # patient
H: It doesn't. I've had it for years, and nobody was ever so rude. # turning the card over
B: What's that at the bottom?
H: That's new. Five. Not {g}. # reading
G: I never {spoilt}, {h}. And hasn't anybody asked what {x} went {went} there for? # from behind them
P: It says "Not {g}". There's a rule about it. You'd better go and wait by {hide}. # pointing
N: {g} looked for a moment at {p}, and {p} looked at the card. Then {g} took up a small bag and went. # still
Q: You needn't have pointed. # low
P: I was only reading it out. # not looking up

=== rescue_tug_tight ===
# step: tug
# skeleton: stuck
# needs: stuck=tight
# title: Tighter by One
N: They made a pencil mark, to have something to be proud of afterwards. Then {a} took hold of {x}, and {b} took hold of {a}. # brisk
A: Ready? And pull! # straining
{ x_talks:
  X: Ow. Go on. Ow. I can feel something. I think it's going. Oh. # strained
  A: What is it?
  X: It's going the other way. # flat
- else:
  B: Is anything moving? # straining
  A: Yes! # straining
  B: Which way?
  A: I don't want to say. # letting go
}
N: They looked for the pencil mark. {x_cap} {x_was} {notch} than before. # dry
B: That's against nature. You pull at one end, and it goes in at the other. # feeling round it
A: {x_they_cap} {x_was} quite comfortable till we came. # guilty
H: May I say something? You've smudged it. # with a soft cloth

=== rescue_tug_shut ===
# step: tug
# skeleton: stuck
# needs: stuck=shut
# title: The Handle
N: There was a handle, and that is what handles are for. {a} took it in both hands. # brisk
A: Ready? And pull! # straining
S: crash
N: {a} sat on {ground}, some way off, with the handle. # flat
{ x_talks:
  X: What was that? Is it open? # through the door
  A: Part of it is. # looking at the handle
  X: It's gone darker, where the hole was. And something's dropped down on this side, and I don't think that it'll go up again. # through the door
- else:
  B: That's a good strong handle. # politely
  A: It's in very good order. Put your ear to it. What's that noise? # getting up
  B: Something's dropped down on the inside. # listening
}
B: So {x_they} {x_was} shut in before, and now {x_theyre} {notch}.
H: All these years I've turned that handle. It likes to be asked. # faint
A: {h}. I'm sorry. I asked it quite loud. # holding it out

=== rescue_tug_high ===
# step: tug
# skeleton: stuck
# needs: stuck=high x=person,creature,group
# title: One Step Up
N: One need only be friendly. They stood {front} and held out their arms; and behind them all the others held out theirs. # brisk
A: Come down! # calling
B: It's quite safe! # calling
{ x_talks:
  X: Why are there so many of you, if it's quite safe? # from above
  A: We're here to catch you!
  X: Then you think that I'll fall. I hadn't thought about that until now. # climbing
- else:
  N: There was {x_sound}. One could see what it looked like from up there: a lot of mouths, and a great many hands. # dry
  A: Don't wave so much. # low
  B: I'm not waving. I'm catching. # low
}
N: When they had done calling {x} {x_was} {notch}. # flat
B: We did that. We called, and it went the wrong way. # letting both arms down
A: Perhaps we called it wrong. Perhaps if we all went "go up". # not hopeful
H: I'd thank you not to put ideas into anybody's head. I've only just wiped it. # wringing a cloth

=== rescue_tug_any ===
# step: tug
# skeleton: stuck
# title: Nearly
N: {crowd_cap} had all said what they would do. It came out quickest to let them. # dry
A: One at a time! And nobody's to run at it! # arms out
N: Somebody shook it, and somebody sang to it, and a tall person blew. After each of them {b} went up and measured with a thumb. # brisk
A: How is it now?
B: A bit worse.
A: And after the blowing?
B: That was the worst of all. {x_theyre_cap} {notch}. I'll swear to it. # sucking a thumb
{ x_talks:
  X: I'd like to say that I was better when I was on my own. # tired
- else:
  N: There was {x_sound}. It did not sound like thank you. # dry
}
A: So what do we know?
B: That it isn't done by people having a go. # after a moment
