// SMALL: one thing after another falls through; what is left is the feast.

=== celebrate_fall_notes ===
# step: fall
# skeleton: small
# a: careful
N: After that the excuses began to come. The first was from somebody with a knee, and was quite a good one. # flat
A: "So sorry. My knee." "So sorry. My sister's knee." That's the tambourines gone, then. And the cook. # reading
B: Tell the cook that we'll manage cold.
A: The cook was bringing the cold. {way == "early":He'd only just taken off his collar from the last time.|{way == "pot":He won't look at a pot.|He was underneath, when {tool} came down.}} # crossing out
N: {a} had the list there, with its forty things on it. One drew a line through a thing, and then the thing under it had nothing to stand on, and that went too. # dry
B: What about the chairs?
A: They've come for the chairs. # crossing out
B: They can't all have knees! # hot
A: They've heard about {foe}. No one likes to be the only person who comes. So they each stay away, to be with the others. # low
B: What's left? # after a while
A: "Enough spoons." # holding it up
B: How many's enough now?
A: Two. # low

=== celebrate_fall_row ===
# step: fall
# skeleton: small
N: They stood side by side, and watched it go. It was a good place for watching. # flat
A: That's the big cake. # low
B: It was leaning, anyway. # low
A: {way == "early":It leant since we began without it.|{way == "pot":It leant since the pot went over.|It leant since {tool} came down on it.}} {foe_cap} did the rest. And there goes {g}, with the thing that {g} was going to let off. # low
B: It's damp. {g_they_cap} said to say that {g_they} {g_was} ever so proud to have been asked. # low
N: You would not think that a feast had so many parts until you see them leave it. Each had the face that things have when they are being very sorry. # dry
A: Nobody's said that it's off. # low
B: No. They've only all gone. # low
H: I'll just take back my table, if it's no trouble. You'll not be wanting all of the table. # careful
{ b_kind:
- "planner": B: Item twelve. Take it. I'll tell item thirteen that it's got nothing to stand on. # level
- "explorer": B: Take it. We're people who can eat off a knee. # bright, not very
- "wildcard": B: Could you leave a leg? I've got fond of that one. # low
- else: B: Mind your back with it, {h}. Shall I take the end? # kind
}
N: It went. What had been under it was a bit of ribbon, about as long as an arm. # quiet
A: That's ours, isn't it? # picking it up

=== celebrate_fall_space ===
# step: fall
# skeleton: small
# tone: space
A: Status, please. By item. # formal
B: {way == "early":Early start, aborted.|{way == "pot":Pot, adrift.|Raised seat, lowered.}} Catering, lost. Seating, lost. Music, in for repair. Bunting's drifted. We've got a good view of it. # formal
A: Guests?
B: Guests have been asked to stay where they are, on account of {foe}. They send their regards. They sent them in one batch, to save on power. # formal
A: And {x}?
B: {x_cap} {x_is} down as pending. It's all that's still down as anything. # turning the page
N: There was a box for the hour at which it had been called off. Nobody had a pen out. # dry
A: What's the smallest that it can be? Before you've got to call it something else? # less formal
B: It doesn't give a lower limit. There's only an upper. It's to do with the air. # looking it up
A: So in theory...
B: In theory it's {event} if two persons are present, and one of them says so. # reading
A: I'm not going to say so. Not yet. # low
B: I'll leave it at pending. # low

=== celebrate_go3_plate ===
# step: go3
# skeleton: small
# a: careful
# door: Save one plate of [food]
# style: careful
# recall: saved one plate of [food]
# title: The One Plate
# makes: way3=plate
A: If you can't carry everything, you carry one thing, and with both hands. That's all I know about any of it. # low
B: Which?
A: I kept back a plate. Of {food}. I put it by on the first day, with another on top, and I never put it on the list. # low
B: You? You had something that wasn't on the list? # astonished
A: I was ashamed of it. It was in case. I don't like to be somebody who thinks of in case. # fetching it
N: It was not a large plate. There was a chip in it. There was enough on it for two, or, if they were being polite, for five. # plain
B: It's not even hot.
A: No. But it's here. Everything else on that list was going to be wonderful, and this is here. # steady
B: So if we keep that safe... # slow
A: Then there's something. Nobody can say that there was nothing. You take the other side. # low
B: I've got it. I'm not breathing on it. # walking sideways

=== celebrate_go3_song ===
# step: go3
# skeleton: small
# door: Learn the one song with [g]
# style: kind
# recall: learnt the one song with [g]
# title: The Third Verse
# makes: way3=song
N: {g} still had the song. One cannot borrow a song back, or spill it. But it was old, and had been folded up a long time. # plain
G: There's a verse that goes up, and one that goes down. And there's a third. I've got the third somewhere. # tapping {g_their} head
A: What's it about?
G: It's about everyone being there. It goes through them by name. You put in whoever there is. # humming
B: And if there's nobody? # low
G: Then it's short. # fair
N: They learnt it from {g}, standing close, as there was nowhere to sit. {a} had the tune, and {b} had the other tune, and {g} said that this was as near as most. # warm
A: Do you put in {x == event:the cat|{x}}?
G: Always. That's the line that you hold. # firm
B: I've only ever heard it with a drum on top. I didn't know that there was so much in it. # low
G: Nor did I. I've always been the drum. # surprised

=== celebrate_go3_corner ===
# step: go3
# skeleton: small
# b: maker
# door: Make one safe corner out of [tool]
# style: clever
# recall: made one safe corner out of [tool]
# title: Room for a Few
# makes: way3=corner
N: {b} had given up the middle, both the ends, and the view. {b_they_cap} was on {b_their} knees, with {tool}, by {hide}. # plain
A: What's that? # tired
B: A corner. It's the one thing that you can make with only two sides. This is the one, and that's the other. # knocking it in
A: It's very small. # looking in
B: I asked myself how much of it we could keep {foe} out of. Really keep, and not just say so. It came to this. # measuring with both arms
A: That's not {event}. That's a box without the lid.
B: Sit in it. # short
N: {a} sat in it. It was odd. All that wide noise, with {foe} in it and everything that had gone wrong, stopped, at about the width of an elbow. # hushed
A: Oh. You can hear yourself be in here. # low
B: Can you? # hopeful
A: Come in and say something ordinary. # moving up
B: It's only half as big with two. # getting in
A: No. It's funny. It isn't. # slow

=== celebrate_left_plate ===
# step: left
# skeleton: small
# needs: way3=plate
N: They guarded it in turns. It is tiring to guard a plate, mostly because of the smell. # dry
A: Have you looked under the lid? # suspicious
B: I counted. It isn't eating, to count. # hurt
A: And {foe}? Been by?
B: Twice. Right by it. You know, {foe_they} never so much as slowed. I don't believe that it shows. # slow
A: What doesn't?
B: This. Everything else was big, and it shone, and stuck out. {foe_talks:You could be against it.|You couldn't help running into it.} There's nothing about a plate to be against. # slower
N: They looked at it, the two of them: the chip, and the lid that did not match. It was about the size of a hat. # quiet
A: You mean that it's safe because it's no good? # offended
B: I mean it's safe because it's small. I think that we've been doing it the wrong way up. # low
A: Five people. If they're polite. # low
B: Six. I'm not hungry. I counted so hard. # low

=== celebrate_left_song ===
# step: left
# skeleton: small
# needs: way3=song
N: They went over it wherever they were, under their breath. By and by it did for things: it was just the length for fetching, and two verses would tie a boot. # plain
A: Someone's been humming it. # stopping
B: It was me.
A: It was behind you. # low
{ foe_talks:
  N: By {hide} stood {one}, with a mouth that had just been shut. # dry
  F: I was clearing my throat. # stiff
  A: In the third verse? # gentle
  F: It's a thing that gets into one. I came to say that it'd better be stopped, and I find I don't know how one stops it. # going, not quite in step
- else:
  N: There was only {foe}, a good way off; and {foe_they} had not stopped, or turned, for it had nothing in it to knock down. The song went straight through {foe_them} and came out at the other side. # hushed
  B: It's gone across. Somebody's got it, over there. Hark! # whispered
}
A: Nobody's asked to hear it. Nobody's come, nobody's sat down. And it's out. # wondering
B: All that time we were looking for chairs. # low
A: What do we do when they've all got it? # low
B: I don't know. I suppose then it's been held. # low

=== celebrate_left_corner ===
# step: left
# skeleton: small
# needs: way3=corner
# a: careful
N: They had got to the stage of putting up a ribbon when somebody coughed, outside. It was {g}, with nowhere to go. # plain
G: I don't want to be in anyone's way. I only wondered if it's the same in there as it is out here. # shy
A: Come and see. Not like that. Go in backwards.
N: There was some work with knees. When it had been done there were three of them in the corner, and it held three exactly, as a shoe holds a foot. # dry
G: It's quiet. # in another voice
B: That's what we thought.
G: I've been to {event} every time that it was, and I never heard what anyone said. I used to nod. I've nodded at some dreadful things, I dare say. # low
A: What would you've liked to hear?
G: That. What you just said. Somebody asking. # low
N: {foe_cap} went past, quite near, with all that goes with {foe_them}, and found two sides and a lot of backs, and nothing sticking out. # hushed
B: {foe_they_cap} didn't see it. It's too small to see. # whispered
A: It'd never hold everybody. # whispered
G: Not at once. # whispered

=== celebrate_price_plan ===
# step: price
# skeleton: small
# makes: price=plan
N: {p} had a drawing. It had been kept rolled up, and it had never been shown to anybody. It was of {event}, as it ought to be, and it had taken years. # plain
Q: Is that an arch? # when it was unrolled
P: It's two arches. They come in underneath it, with music. That's the seat, for {x_alive:{x}|whoever's last}. That's a sort of a swan. # low
Q: It's lovely. It's the most lovely thing that I've ever seen. # honest
P: I do a bit more of it whenever it's gone badly. I think, next time. # low
Q: You've never said so.
P: If I'd said, then somebody'd have told me how much it'd cost. It's why I never like it, when we have it. I'm looking at the swan. # lower
N: Neither of them said anything for a time. It would be {way3 == "plate":one plate|{way3 == "song":one song|one corner}}, or it would be nothing; and there was no arch over that. # quiet
P: We need paper, don't we? To {way3 == "song":write out the names on|put under it}. That's good paper. It's the only big sheet in {place_of}. # turning it over
Q: You'd have to be sure. # low
P: I've got to stop looking at the swan. # low

=== celebrate_price_parcel ===
# step: price
# skeleton: small
# makes: price=keep
# title: An Hour's Worth of Knots
N: For an hour {foe} would have to have something better to do. They got out all that was left, and put it in a row. # plain
Q: {food_cap}? That's gone in a minute. # pointing
P: Spoons. You count them, and there are nine. And then you look up. # low
Q: It wants to be something that a person could turn over and over, and not come to the end of. # slow
N: They had both left off looking at the row. They were looking at the one thing that was not in it. It was {p}'s. # quiet
P: {p_keepwhy} # low
Q: I know. I never said a word. # low
P: You didn't say it very loudly. # low
Q: And {event} {event_is} down to {way3 == "plate":one plate|{way3 == "song":one song|one corner}}. Look at that. There's hardly enough there to be proud of. # honest
P: That's why. With the forty things it would only have made forty-one. For that I can see what it's for. # slow
N: So {p} put {p_keep} in a paper, and that in another, and tied it up; and undid it all, to look once more, and tied it again. # quiet
Q: It's a good many knots. # low
P: It's an hour's worth. # pulling one tight

=== celebrate_price_busy ===
# step: price
# skeleton: small
# makes: price=keep
Q: One hour. That's all that {event} {event_plural:want|wants}, now it's so small. But for an hour {foe} would have to be looking at something else. # low
P: At what?
Q: Something that a person could be taken up with. It's got to be worth it. {foe_cap} would know, if it was just anything. # low
N: They had few things left that were worth it. They both of them knew what there was, and where it was kept. # quiet
Q: I wasn't thinking of that. # fast
P: You were. So was I. {p_keep_cap}. # low
Q: You'd not get it back in one piece. You mightn't get it back.
P: {p_keepwhy} # low
Q: All that, for {way3 == "plate":a plate|{way3 == "song":three verses|a corner}}? For an hour? # low
P: If it was for the big thing, with the chairs, I wouldn't. I'd not have missed the big thing, you know. I'd have been seeing to the chairs. # slow
Q: You might wrap it up. So that it takes longer to find out what it is. # thick
P: Yes. Use the good knots. # low

=== celebrate_go4_doors ===
# step: go4
# skeleton: small
# a: bold
# b: careful
# door: Take it round, from door to door
# style: bold
# recall: took it round, from door to door
# title: The Feast That Went Round
# makes: end=doors
A: If nobody'll come to it, then it comes to them. It's small enough. That's the beauty of it. # setting off
B: You can't bring people {event}. They go to it. They put on a collar. # at a trot
A: Why?
B: So as to have been somewhere. # after thinking
A: Well, we'll have been everywhere. Whose is the first? # stopping
N: It was {h}'s. They could hear {h_them} in there, walking about, as people do who have stayed at home for the sake of others. # plain
S: knock
H: I've got a cold. # from behind it
B: We know. So have they all. It's {event}. # low
H: What is? # opening, a hand's breadth
A: This. What we've got here. It's all there is. Would you like to be at it?
N: {h} looked to the left, and to the right, where the rest of it might have been. # dry
H: I haven't got a collar on. # low
B: That's the other beauty of it. # kind

=== celebrate_go4_lamp ===
# step: go4
# skeleton: small
# a: careful
# b: bold
# door: Put out one lamp, and wait
# style: careful
# recall: put out one lamp, and waited
# title: Anybody Who Sees It
# makes: end=lamp
N: So they did what you do for a person who is late. They set a lamp out by {edge}, where it showed, and what they had saved beside it; and then they sat. # quiet
A: We shan't call out. They've all got their knees to think of. It's just so that they can see that somebody's up. # trimming it
B: And if no one comes?
A: Then we'll have held it. It's to be {event} if there's two. # firm
B: Who says so?
A: I do. It's on my list. It's the only thing on it. # showing
N: It was very small, down there, for a light. From a distance it must have looked like somebody who had dropped something and was still hopeful. # soft
B: Should we start?
A: When it's properly dark. You give people till then. It's when you can't see your own things any more that you go and look out. # low
B: I can't see my things. # after a time
A: No. Nor can they, now. # low
B: There's somebody stopped. Over by {far}. Don't look. # whispered

=== celebrate_go4_room ===
# step: go4
# skeleton: small
# a: payer
# door: Tell everyone how small it is
# style: honest
# recall: told everyone how small it was
# title: Not What Was Promised
# makes: end=room
N: {a} asked that everybody should come as far as {board}, just to be told. They came; they stood a good way back, with their knees. # dry
A: It's about {event}. We said that there'd be forty things. There's one. # loud
H: One of each? # from the back
A: One. # louder
N: A kind of sigh went through them. There was pity in it; and there was, here and there, something like a person letting out a belt. # quiet
B: Go on. You've got to that bit. # low
A: There's no cake. There's no music to come in to. {foe_cap} had the chairs. I wanted it to be the best that there's ever been, I wanted it so much that I never slept, and it's this. It'd about go under a hat. # all in one breath
G: Is there dancing? # anxious
A: No.
G: Do we have to say something about how nice it is? # more anxious
B: There's hardly anything to say it about. # honest
G: Oh, thank goodness. # loud, in the quiet
N: And several people looked at {g}, and then at one another, as though a window had been opened in a hat shop. # dry

=== celebrate_act_doors ===
# step: act
# skeleton: small
# needs: end=doors
{ way3:
- "plate": H: I'll have a crumb, to be at it. And put this on, will you? It's only a bun. I was going to eat it by myself, over the sink. # holding it out
- "song": H: I know that one. I've got a bit that goes above it. Wait, I'll come as far as the next, and show you. # in slippers
- else: H: I can't get in that. # looking at it, and got in
}
N: It was so at the next door, and at the one after. Nobody had anything to spare; they just had something that they had been about to have alone. # warm
Q: How many's that behind us? # walking backwards
P: I'm not looking. If we look, then it's a crowd, and we'll need chairs. # walking on
{ foe_talks:
  N: It was {foe} who stood in the way. # dry
  F: I stopped this. I had the cook off, and the tambourines. # stern
  P: You did. It's all stopped. There's only {way3 == "plate":a plate|{way3 == "song":a song|a corner}} going home. # honest
  F: Then why am I holding one end of it? # looking down
- else:
  N: And where {foe_plural:were|was} {foe}? {foe_cap} had stayed where the feast was to have been, with great thoroughness, and {foe_was} spoiling that. # dry
  P: {price == "keep":{foe_they_cap}{foe_plural:'ve|'s} got {p_keep}. It ought to last another door or two|{foe_plural:Poor things|Poor thing}. There's nobody there to spoil it for. Walk on}. # low
}
Q: That's the last of the doors. There's no one left to take it to. # stopping
P: Then that was it. We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}. The whole length of the place.{must_who != "" && must != "": And {must_who} was {must}.|} # turning round at last

=== celebrate_act_lamp ===
# step: act
# skeleton: small
# needs: end=lamp
N: The first was a person on the way to somewhere else. So was the second. By the time that there were nine of them, they had left off saying where. # dry
W: Is somebody ill? # low
P: No. It's {event}. # simple
W: Where's the rest of it?
Q: You've brought it. Mind the lamp. # making room
{ way3:
- "plate": N: They passed the plate. It went round the whole way, and it came back, for everybody had taken less than they wanted; and so it had to go round again. # warm
- "song": N: Somebody began the verse with the names. It was a little longer each time, as people came up out of the dark, and were put in it. # warm
- else: N: They went into the corner three at a time; and those who had to wait outside stood round it close, and so there was more corner. # warm
}
{ foe_talks:
  F: What's going on here? I was told that it'd been stopped. # out of the dark
  P: It was. This is only what's left. # low
  F: It doesn't look like much. # coming in nearer, to see
  N: They moved over, and there was room even for {foe}. # warm
- else:
  Q: {foe_cap} {foe_is} about. I can hear. Put your hand round the lamp. # low
  P: {price == "keep":There's {p_keep}, out there, with good knots in it. They'll be a while|There's nothing here that sticks up}. # low, a hand round the lamp
}
Q: It's only one lamp, and they've every one of them come up as if they'd been called. # whispered
P: And we've held it. We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|} It's so small that I nearly missed it. # whispered

=== celebrate_act_room ===
# step: act
# skeleton: small
# needs: end=room
G: I never liked the cake. There. # as if at a trial
H: I can't bear tambourines. I've got one. I thought that I had to. # pale
P: Then what is it that you come for? # astonished
N: They considered it, all along {ground}. No one had been asked before. # quiet
H: I like it when it's over, and there's five or six who don't go. And somebody finds that there's a bit left of something. # slow
G: And one of us hums. # slow
W: And you can get in a corner, and talk. # slow
P: That's what we've got! It's {way3 == "plate":the bit that's left of something|{way3 == "song":the humming|the corner}}! It's only that! # loud
{ foe_talks:
  F: And nobody will be loud? # behind them
  P: There's nothing to be loud with. # fair
  N: So {foe} had nothing to object to; and, after a time, stayed. # dry
- else:
  N: {foe_cap} came by; and it was like someone who comes in shouting where they are all sitting close together and reading. It had soon gone by. # hushed
  Q: {price == "keep":There goes {p_keep} with it|It never even touched us}. # low
}
Q: So is this it? Are we there? # low
P: We've missed everything out but the end. We said that we'd {verb}; and look, we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|} # sitting down where {p_they} stood

=== celebrate_feast_plan ===
# step: feast
# skeleton: small
# needs: price=plan
N: When it was late, and nobody was saying much, {h} bent down to see what it all stood upon, and turned back a corner. # quiet
H: There's a picture under here. Is that a swan? # peering
P: It's nothing. It's just the other side. # quick
H: And arches. It's us! That's me, look, I've got a sash on. # holding the lamp to it
N: They all got down to look. It had a ring upon it by now, where something had stood, and a good deal of butter. # warm
G: It's beautiful. You ought to have told us! We might have had all that! # stricken
P: Yes. # looking, not at the drawing
Q: Do you want it back? It'd clean. I could get the butter off. # low
P: No. I've been sitting here for two hours, and I never once thought of it. I didn't know that it could be done. I looked at who's here. # slow
H: We could do the swan. Some year. If there's nothing else on. # hopeful
P: Some year. # easy
Q: I looked, too. And I saw that {stake_fixed}. They're all of them down on their knees with their heads together. You'd never have drawn that. # low
P: I can't do knees. # happily

=== celebrate_feast_knots ===
# step: feast
# skeleton: small
# needs: price=keep
N: It took more than the hour. Nobody looked to see; and it was {q} who remembered, when it was late, and went a little aside with {p}. # quiet
Q: It'll be gone by now. {p_keep_cap}. # low
P: Yes. I felt it go. # low
Q: You never said anything. You passed me the salt.
P: You'd asked for the salt. # simple
N: Somebody over there was telling a thing in such a low voice that they had to lean. # warm
{ foe_talks:
  F: I had the last of those knots out an hour ago. I didn't like to come over. It's a very good thing, that you gave. I've never been given one. # gruff, from the side
  P: It's yours. That's what the knots were for. # low
  F: I'd thought that I might bring it. So that it's here, as well. # low
- else:
  Q: And {foe} never came. {foe_they_cap} must be at the knots still. # low
  P: They were your good ones. # low
}
Q: Do you mind very much?
P: Ask me tomorrow. Tonight {stake_fixed}. I gave a thing away to have one hour, and it's gone on for four. I've never had such a bargain. # low
Q: Come on, then. They've left two places, and they're not chairs. # low
