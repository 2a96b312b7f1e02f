// Fresh ways of the steps that both spines share, and of the setting out, the slip and the last hundred steps (turned).

=== journey_call_dusted ===
# step: sent
# needs: x=thing prize=none x_size=small
# makes: load=take
# title: Dusted
N: {air} {a_who} {b_who} Once a year, on the same day, {h} took down {x}, and dusted {x_them}, and put {x_them} back. This year {h} took {x_them} down, and stood there. # plain
A: Aren't you going to put {x_them} back? # passing
H: {x_they_cap} {x_was} never mine. I was only to see to it that {x_they} got to {den}. It was late in the day, so I said, tomorrow. # low
B: And when was that? # gentle
H: I've dusted {x_them} thirty times. # lower
A: And nobody ever came over from {den}, to ask?
H: How could they? There's {foe} in between. I was quite glad of that. I could always say, it isn't me. It's {foe}. # ashamed
N: {h} held out {x}; but not very far out, as one does with a thing that one is used to. # quiet
B: Give {x_them} here. We'll go today. # kind
H: It's rather late to be starting. # from habit
A: It's ten in the morning. # kind

=== journey_call_corner ===
# step: sent
# needs: x=place prize=none
# makes: load=see
# title: The Clean Corner
N: {air} {a_who} {b_who} {h} had a map. It was brown all over, from being pointed at; all but one corner, and that was as clean as a plate. # plain
A: What's in that corner? # leaning over
H: {x_cap}. Nobody points at it. They say that it's only there because the man who drew it had a bit of paper left. # low
B: And what do you say?
H: I say that you don't draw a thing so carefully if it isn't there. I've thought so since I was eight. I never said it aloud. # lower
A: You could have gone to look. # gentle
H: {foe_cap} {foe_is} in the way. You say that, and everybody nods, and then it's supper time. # low
N: {h} put one thumb down on the clean corner, with great care. It left a mark. # quiet
H: There. Now somebody's pointed at it. # frightened
A: Then we'd better go to {den}, and see. What do you want to know?
H: Only how it smells. And if there's anywhere to sit. # quick

=== journey_barrier_lunch ===
# step: barrier
# needs: foe=talks
# title: Not a Word from Those
N: The way to {den} goes by {edge}; and there, having lunch in the very middle of it, {foe_was} {foe}. # dry
A: Good morning. May we come by? # polite
F: No. # polite
B: Why not?
F: Because you'd be sorry. They go by me singing, and on the third day they come back with no sandwiches, and say, you might have stopped us. So now I stop them. # reasonable
A: Was nobody ever glad that they'd gone?
F: I couldn't say. Those wouldn't have come back, would they? # stopping
N: It had plainly never been thought of before. It put {one} right off lunch. # dry
B: So there may be some who got there, and liked it.
F: There may be hundreds. I've not had a word from them. # uneasy
A: Then let us by, and we'll send you word. # quick
F: No. I've been right all my life, and I'm too old to find out. Off you go home. # gruff
B: We'll be back. # over a shoulder

=== journey_sendoff_label ===
# step: sendoff
# skeleton: turned
# makes: hint=count
# title: A Nine with Its Tail In
N: {h} had put a label on everything: the bread, and the rope, and the spare socks; and on both of them. # dry
A: What's that on my back? # twisting
B: "Four thousand." And then, smaller, "At 3,900 sit down." It's {h}'s writing. Nobody else tucks in the tail of a nine. # reading
A: Four thousand what?
H: Steps. From here to {den}. I like a thing to be labelled. # busy
B: But nobody's ever been there. How do you know how many it is? # slow
H: Somebody worked it out. # to the socks
A: And why would we sit down, with only a hundred to go?
H: You might be tired. Or one of you might. # after a moment
N: There was one label left. {h} stuck it on {a}'s collar, and went on smoothing it for longer than a label needs. It said, "Bring this one home." # soft
B: Which one? # looking from one to the other
H: Whichever it is. # going in

=== journey_along_wish ===
# step: along
# needs: way=ask
# a: careful
# b: bold
# title: Whose Wish It Was
N: {g} had told them to turn left as soon as they wished that they hadn't come. {a} wished it in the doorway. # dry
B: That doesn't count. We haven't gone yet.
A: It's a very strong wish. # honest
B: Well, I don't wish it. I'm enjoying myself. We go straight on until I do.
N: So they went straight on. {b} enjoyed {b_them}self till noon, and {a} carried the bag. # brisk
A: Do you wish it now?
B: Not a bit. It's lovely. What's for lunch?
A: I left it behind in the doorway. It was while I was wishing. # small
B: Then I wish it! I wish that we'd never come! Left! # stopping dead
N: They turned left. After that they were to go on until they had stopped talking, and they had stopped already, on account of the lunch. So it soon grew narrow; and at the end of it stood {foe}; and that was the bad place. # quiet

=== journey_along_borrowed ===
# step: along
# needs: way=tool
# w: Somebody by the way
# title: Only for a Minute
N: It was a good thing that they had brought {tool}. Everybody whom they met wanted to borrow {tool_them}. # brisk
W: You couldn't lend us that, could you? Only for a minute. We're stuck. # hopeful
A: It's only a minute. # kind
N: It was most of the morning; and after that there was an old man with a lid that would not come off, and then a lady who had lost a ring. By noon they had helped nine people, and had come about as far as you can throw a bun. # dry
B: If anyone else asks, we say no. # firm
A: There isn't anyone else. Look. It's quite empty. # looking
N: It was. There was only one person in front of them now, all along the way. It was {foe}, and {foe_they} {foe_was} waiting. # flat
B: How could anybody know that we were coming? # low
A: We told nine people where we were going. They asked so nicely. # lower

=== journey_slip_hat ===
# step: slip
# skeleton: turned
# title: One Hat and Two Pegs
N: They had very nearly got by {foe}, when {b}'s hat blew off; and {b} went back for it. That was all it took. # flat
A: You went back! For a hat! # out of breath
B: It's a good hat! Where are we?
N: They had been turned right off the way. {foe_cap} {foe_was} between them and it. On the other side was a steep narrow place that they had never seen before. # quiet
A: {way == "straight":That isn't straight on. It isn't straight anything.|{way == "ask":{g} never said a word about this.|Mind {tool}. It's all I know here.}} # low
B: There's a hat here. # odd
A: You've got it on.
B: Not mine. It's hanging on a peg. Somebody hung it up there out of the way, years ago, and cut a notch, to find it by. And further up there's another notch. # low
A: So somebody's been here before us. One person, with a hat.
B: No. There are two pegs. # slow

=== journey_steps_lain_awake ===
# step: steps
# skeleton: turned
# needs: foe=talks
# title: Who Did the Counting
N: They came with {h} to the edge of the old place; and there, in front of it, {foe_was} {foe}. # still
F: There were two of you, the last time. You were as far as this, and I'd let you by. And you turned round and went home. I've lain awake about it. What had I done? # to {h}
H: Nothing. There was somebody who couldn't walk. # stiff
F: Oh. Was that all? # after a moment
H: It was a good deal, to carry. # stiffer
A: Will you let {h_them} by today? It's only the one. We two are stopping here. # gentle
F: Only one? I'll have to see if I remember how. # moving over
{ load:
- "fetch": B: There, {h}. You go and get {x}. # low
- "take": B: Here, {h}. You take {x}. # low
- "see": B: You go first, {h}. You tell us what it's like. # low
- else: B: You say it about {x}, {h}. It was always yours to say. # low
}
N: So {h} went on, to {den}; and it was {one} who counted the steps, out loud, as neither of the others could trust their voice. # hushed
{ must_who != "" && must != "":
  N: {must_who} had to be {must}, and it turned out to be this: to stand there. # quiet
}
F: Ninety-nine. A hundred. # hoarse
{ load:
- "fetch": N: Over there {h} bent down; and came up again with {x}. # soft
- "take": N: Over there {h} bent down, and put {x} where {x_they} had been meant to go, and stood up with empty hands. # soft
- "see": N: Over there {h} stood still, and looked, and went on looking; and there was {x_sound}, small and clear. # soft
- else: N: Over there {h_their} arms had begun to go. It was all being said, at last, by somebody who was there. # soft
}
A: We said that we'd {verb}. # low
B: And we {verb_did}. It took the three of us. # low
F: Four. I did the counting. # gruff

=== journey_change_talk ===
# step: change
# skeleton: turned
# title: A Talk, with Chalk
N: {h} gave a talk about it. {crowd_cap} came, and brought cushions. It was to take ten minutes, and it took the whole evening. # warm
H: And you come round, and there it is: {den}. I thought, it's smaller than I'd made it. Then I thought, no. It's only that I'm not frightened. # pink
G: And when you stood there? What was it like? # from the front row
H: As when you've been carrying something, and you put it down. # looking at {g}
{ price:
- "face": N: Then somebody looked round, at two people in the last row, and asked if they had ever got there themselves. # dry
- "mark": H: And somebody had left {p_keep} on the edge, for me to aim at. I couldn't say who. # looking at nobody
- else: G: It's a pity that you and I never got anywhere near it, that time. # fond
}
{ price:
- "face": P: No. We stopped a bit short. # easy
- "mark": P: It must have been somebody who could spare it. # to nobody
- else: P: They say there's soup, afterwards. # to nobody
}
N: Nobody had noticed anything, except for {h}, who lost the thread, and dropped the chalk, and had to begin again at the third bend. # soft
Q: {stake_fixed_cap}, and {h_they} won't ever stop talking now. # low
P: Good. I never knew how it ended. # low

=== journey_note_calendar ===
# step: note
# skeleton: arrived
# title: Ringed in Ink
N: On the wall there hung a calendar, with a pencil on a string. There were rings round six of the days, and all six had been rubbed out again, so often that the paper was thin. The seventh ring was in ink. # quiet
A: That's the day when we set out. # looking close
B: Then somebody else set out on it, too. "I've set out six times, and always gone home again." Who said that to us? # slow
A: You know quite well who said it. # slower
{ way3:
- "knock": N: {b} knocked on the door post, hardly thinking: three, and then one. The paint was worn away there. Somebody's knuckles had been there before, a good many times. # hushed
- "supper": N: {b} lifted up a cloth. There were jars under it, and behind those there were jars; and in every one, very even, in a ring, lay half-moons. # hushed
- else: N: {b} picked up a ball of paper, and smoothed it out. "I'm sorry that it's only me," it began. So did the next one, and the one after. # hushed
}
A: It lives here! It was the very person that we were coming to! # both hands in {a_their} hair
B: There's something written by the ring. "To {place_of}. To find out why they never come." # reading
A: It was coming to us! # sitting down
B: And {foe} had the lot of us. On one bench, with a wall down the middle. # sitting down, too
