// EMPTY, episode 4: x is put in (end=night, crowd, tell), the place is opened, and it comes out by the front.

=== heist_go4_night ===
# step: go4
# skeleton: empty
# door: Put [x] back in the night
# style: bold
# recall: put [x] back in the night
# makes: end=night
N: It had to be tonight. They took {x} out of {g}'s house in a blanket, {x_carry}, with {g} to open gates. # hushed
Q: {way == "creep":The same gap. We lie down, and wait for my hand.|{way == "front":We'll want the plank. Or buckets. We'll want to be very cross.|We'll want {tool} again. And I've seen to that hinge.}}
P: I've only ever practised the other direction. # whispered
Q: It's all the same, but that you come out lighter.
{ price:
- "blame": P: And when you're out, I make a noise. I make a noise, and stand there, and say that I tried. # steadying
- "keep": P: And {p_keep} goes on first. I know. I've got it in my hand. # steadying
- else: P: And it never happened. I've been saying it over. I never enjoyed anything so much as what isn't happening. # steadying
}
G: I'd like to come. I'd like to see {x_them} put down. # at the last gate
Q: You'd have to be very quiet.
G: It's what I'm known for.

=== heist_go4_crowd ===
# step: go4
# skeleton: empty
# door: Carry [x] in under everybody's nose
# style: clever
# recall: carried [x] in under everybody's nose
# makes: end=crowd
N: The safest place to carry a thing is through a crowd that has come to look at something else. So {h} went round, and told {crowd} that the two of them were going to give a concert. # brisk
Q: What do we give? # behind {hide}
P: It doesn't matter. They only need to look at the front half.
Q: And the back half?
P: It's got {g} in it, and {x}. It goes along while we're bowing. # tying the last string
{ price:
- "blame": P: And at the end, I fall over the rail. And I'm caught. I've got it all marked, it's after the second song. # steadying
- "keep": P: And {p_keep} goes in with {g}, and on first. I've told {g_them} how it likes to be held. # steadying
- else: P: And then nobody'll ever know what they were clapping at. I shall know. I'll have to bow as if it was for the song. # steadying
}
Q: {way == "tool":And the neck used to be {tool}. I'm pleased with the neck.|{way == "front":And there's the plank, down the back.|And boots, round the neck. One likes to use what one has.}} What sort of animal is it?
P: It's a large one.

=== heist_go4_tell ===
# step: go4
# skeleton: empty
# door: Tell [foe], and do it together
# style: honest
# recall: told [foe], and done it together
# makes: end=tell
N: They brought {x} to {foe}, with {g} walking behind, like somebody at a christening. # steady
P: We've got something of yours.
{ foe_talks:
  F: I haven't got anything. # stopping
  G: It was me. I had {x_them}. All that's happened was a bit of a draught. # very fast
  F: All that time? # not loud
  G: I used to say good evening to you. I was trying to say the other thing, and it came out good evening.
- else:
  N: {one_cap} stood there. {one_they_cap} came a step, and put down {one_their} head, and touched {x_part}, as you touch something that may be hot. There was {x_sound}. # very soft
  G: It was me. I had {x_them}. I'd like you to know that there was only a bit of a draught. # very fast
}
{ price:
- "blame": P: And nobody'll ask you anything. I'm going to have tried to rob you. I'm going to have failed. # clear
- "keep": P: And this is to go underneath, for the spring. It's {p_keep}. I'd take it kindly if you'd wipe that as well. # clear
- else: P: And it never happened. I won't tell a soul. You don't know what that means, from me. # clear
}
Q: Shall we, then? {foe_cap} first.

=== heist_act_night ===
# step: act
# skeleton: empty
# needs: end=night
# title: In
N: They went in as they had gone in before, {way == "creep":on the sides of their feet|{way == "front":being cross, at midnight|with {tool}, which did not squeak}}; and it was so much worse. It is one thing to be caught with empty hands. # hushed
A: You've got your end?
B: I've got it. It's warm, this end. Was it always warm? # whispered
A: That's from being in a house.
A: Over the rail. By the notice. Now the path; don't tread on it. {g}, lift the cloth. And the other cloth. # whispered
{ price:
- "keep": P: And on with {p_keep}. There. Slowly. It's going down. It's down. # on a breath
- "blame": P: A bit to the left. It sat a bit to the left, you can tell by the wear. # on a breath
- else: P: If I were telling this, I'd make it a good deal longer. # on a breath
}
A: Now. Let go when I do.
N: They let go; and for no reason there was {x_sound}. # hushed
B: We've robbed the place. We've robbed it by one less than nothing. # on a breath
{ price == "blame":
  P: Now run, the three of you. And I'll... well. Hi! Thief! It's me! # out loud
- else:
  A: Now out. And nobody's to look pleased.
}

=== heist_act_crowd ===
# step: act
# skeleton: empty
# needs: end=crowd
# title: The Back Half
N: The front half did a song about a duck. Nobody saw what became of the back. # brisk
A: Keep on. It's not in yet. # through a smile
B: I've done all the verses!
A: Do them again, but sad.
H: Look at me! I'm going to do my cough! # springing up
N: {h} did it. {foe_cap} turned to look; and something on two legs, with a tail, went over the rail, past the notice, and under the cloth. # dry
B: There's half of me gone. I can feel the draught. # through a smile
{ price:
- "keep": P: {p_keep_cap} will be going on about now. I can feel it go. # not moving the lips
- "blame": P: When the tail comes out, I fall. Don't catch me. # not moving the lips
- else: P: It's the greatest thing that anybody ever did, and I'm singing about a duck. # not moving the lips
}
N: And there was {x_sound}, from under the cloth, clear as anything. # hushed
A: It's in. It's in, and on, and {g}'s out. # through a smile
{ price == "blame":
  P: Then here goes. Whoops. Oh, no! I'm discovered! I was after {x}! # over the rail
- else:
  B: Bow. Bow, and go off, before they ask for the other half. # bowing
}

=== heist_act_tell ===
# step: act
# skeleton: empty
# needs: end=tell
# title: Level
N: All of them did it, with a corner each. It was the first time that anybody had gone in over that rail because of having been asked to. # quiet
A: Mind the path. It's deeper than it looks. # stepping
B: It's as deep as a saucer. You could have walked to {far} and back. You must have done it nine times. # stepping
{ foe_talks:
  F: I did it thinking. You don't notice. Left a bit. # carrying
- else:
  N: {one_cap} went backwards, in front, clearing the way, though there was nothing in the way. # soft
}
{ price:
- "keep": P: And down with {p_keep}. There. It's holding. I'd put my hand on it if I could. # kneeling
- "blame": P: I ought to look as though I'd tried to get in by here. I'll do something to the rail. # kneeling
- else: P: I'm not looking. If I don't see it, it'll be easier not to tell. # eyes shut
}
A: Now let {x_them} down.
N: {x_cap} went down into the hollow. {one_cap} looked to see if all was level, and it was; and looked again; and then lifted up the edge of the cloth, quickly. There {x_they} {x_was}. # hushed
G: I'd always meant to. # to {foe}
B: Come away. I think somebody'd like to walk round it once, now that there's something in it.

=== heist_opened_asked ===
# step: opened
# skeleton: empty
N: It was {h} who said it, before everyone, in a voice that shook no more than was needed. # plain
H: {end == "crowd":It was a lovely concert. And now we'd like to see it, please. We'd like it opened.|{end == "tell":You were all seen carrying something. We'd like to see it, please. We'd like it opened.|There was a light, in the night. We'd like to see it, please. We'd like it opened.}}
{ foe_talks:
  F: Today? I don't see why not. I don't see why not at all. # very upright
- else:
  N: And {foe} stood aside. # hushed
  A: There's a way in. I'd forgotten that there was one. # low
}
N: The cloth came off, and the other cloth. There {x_was} {x}. No one thought to take off a hat. # hushed
H: Is it all right if we...? # small
{ foe_talks:
  F: Take {x_them} out. I never knew what it was for, keeping a thing in. I only did it so that I needn't open the door. # rough
- else:
  N: {one_cap} gave {x} a push, an inch at a time, towards them. # soft
  B: We're being told to take {x_them}. Take {x_them}! # aside
}
A: We said that we'd {verb}. # under {a_their} breath
B: And we {verb_did}{till != "":, and before {till}|}. We just had to put {x_them} in first.{must_who != "" && must != "": And {must_who} was {must}, both ways.|}
H: There! Now {stake_fixed}! # already in front

=== heist_opened_small ===
# step: opened
# skeleton: empty
# w: A very small person
N: {crowd_cap} had come as far as the rail. It was somebody very small who got under, to {x}. # quiet
W: {end == "crowd":There's no more song, so I want to look.|{end == "tell":You all went in. I want to look.|I heard it in the night. I want to look.}} # tugging at the cloth
A: No further! # from pure habit
{ foe_talks:
  F: Why not? I'd like to know why not. # stepping back
- else:
  N: {foe_cap} moved over, by exactly as much as was wanted. # soft
}
N: The cloth came down; and there was {x_sound}, because the very small person had not waited to be told. # hushed
W: That's nice. What {x_is} {x_they} doing in here? # to all of them
H: I'd always thought that somebody knew. Don't you know? # to the one beside {h_them}
B: I'll take that side. # to {a}
A: And I've got this. Mind the rail.
N: They carried {x} out by the front, with {foe} going before to hold the door; and there was no one at all to be afraid of. # warm
A: We said that we'd {verb}. And we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|}
B: In, and then out. I'd have called it a waste of time, if I'd been asked. Look at them. And {stake_fixed}!

=== heist_opened_grand ===
# step: opened
# skeleton: empty
# tone: epic,manners,eerie,noir,space
N: {h} knocked three times upon the rail, and there was a silence. # slow
H: We ask to be shown what is kept. # grave
{ foe_talks:
  F: You needn't have come in your good boots. You'd only to ask on the right day. # low, and proud
- else:
  N: {foe_cap} did not stir; and then stood aside. # hushed
}
A: I can't look. What if there's only the cushion{end == "crowd":, and {g} dropped it at the duck|{end == "tell":, and it rolled|, and we did it in the dark, on to nothing}}? # aside
B: Then they'll see two faces that they'll remember. Hold my sleeve. # aside
N: The cloth was drawn. There {x_was} {x}; and from the one end of {place_of} to the other there was {x_sound}. # hushed
H: It's all just as it was. It's all been kept just as it was. # unsteady
A: Kept. Every night. I can answer for that. # clear
H: Then let {x_them} be kept outside. Where {stake_fixed}.
B: So, we said that we'd {verb}. # taking a corner
A: And we {verb_did}{till != "":, and before {till}|}. With music.{must_who != "" && must != "": And {must_who} was {must}.|}

=== heist_change_blame ===
# step: change
# skeleton: empty
# needs: price=blame
N: So {p} was the one who had tried to rob {den}, and been stopped; and it was as they had thought. # dry
P: I went for a bun. She counted them, after. # sitting down
Q: It'll wear off.
P: She counted them to my face.
Q: {end == "tell":{foe_cap} {foe_has} been telling everyone that you put up a fight.|{end == "crowd":They liked it when you fell. There's been talk of your doing it every year.|They say that you called out, thief, at yourself. It's thought very honest, for a thief.}}
N: {foe_cap} had no more rounds to go. At the hour for it {foe_they} came and sat by {p}. # warm
{ foe_talks:
  F: {way3 == "ask":You came and asked me straight. Nobody had. I'd like to stand you a bun.|{way3 == "watch":I knew that there was somebody under there. I could see a foot. I thought, that's somebody who's seen me with the duster, and isn't laughing.|I've nothing to look for, of an evening. It's strange. I keep finding things.}}
- else:
  Q: {way3 == "ask":You're being given the cloth. With the patch.|{way3 == "watch":That's the duster. It's doing your boots.|You're being given a pebble. It's the lightest of the heap.}} # hushed
}
G: I'd a bun left over, too. {had == "found":My door won't stop open. So I thought that I'd come out.|{had == "lent":I only borrowed it. No, I didn't. I bought it.|I've been minding it for you.}} # standing by, with a tray
P: You'll get yourselves talked about. # moving up

=== heist_change_keep ===
# step: change
# skeleton: empty
# needs: price=keep
N: When {x} {x_was} out in the light they forgot the stand. {foe_cap} did not. # quiet
P: I don't like to ask for it. It's holding up a cushion. # low
Q: There's nothing on the cushion.
P: I know that. But you can't tell what they'll want to put there.
{ foe_talks:
  F: There's nothing going on there but me. I mean to sit down. Here. It's been seen to. # holding it out
- else:
  N: {one_cap} came across with something in the patched cloth. It had been polished. # soft
  Q: It's for you. Put out your hand. # soft
}
Q: It's {p_keep}! {end == "tell":I said that it would be looked after.|{end == "crowd":And not a soul knew what they were clapping for.|I never thought you'd see it again, after that night.}}
P: It's cleaner than I ever had it. {way3 == "ask":I'm glad that we asked.|{way3 == "watch":It's had the corner of the duster round and round it. I know how that's done.|And I never even had to go looking.}}
N: {had == "found":{g}'s door blew to, at that, all by itself, for want of something to hold it.|{had == "lent":{g} has a hot bottle now, a real one, and says that it's not the same.|{g} still leaves the lamp on in the back, and sits there, some evenings, and minds nothing.}} {foe_cap} {foe_was} asleep by supper. # warm
Q: Aren't you going to put it in your pocket?
P: I thought I'd let people see it. For today. # standing it on the rail

=== heist_change_glory ===
# step: change
# skeleton: empty
# needs: price=glory
N: {p} did not tell. It was noticed. # dry
H: You're very quiet. What did you do all last week? # passing the plate
P: Nothing. # in agony
H: {end == "crowd":You gave that funny concert.|{end == "tell":You were round at {den} a good deal.|You looked short of sleep.}}
P: I like to keep busy. # in agony
Q: That was beautifully done. # aside
P: There's a whole part with a rail! There's {had == "found":a door|{had == "lent":a nightcap|a lamp, and a chair}}! Nobody's ever going to hear about it! # aside
N: That evening there came {foe}, and {g} behind; and sat, and looked at {p}, and waited. # quiet
{ foe_talks:
  F: I wasn't there for the first part. {way3 == "ask":I only know it from when you asked.|{way3 == "watch":I only know it from the foot.|I was out looking.}} I'd like to have it from the beginning. # settling
- else:
  G: {foe_they_cap} {foe_was} there; and I was; so it isn't telling. I asked. It's only going over it. # settling
}
P: All of it? With the socks? # getting up
Q: Shut the door first.
P: Well. It was so quiet that you could hear... No, wait. You sit there. You'll have to be yourself. # pushing back the chairs
