// TROUBLE, episode 4: they stand beside it.

=== befriend_go4_beside ===
# step: go4
# skeleton: trouble
# a: bold
# door: Stand beside [x], and stay there
# style: bold
# recall: stood beside [x], and stayed there
# title: Three in a Row
# makes: end=beside
N: They had no speech. They walked out across {ground}, in front of everyone, to where {x} {x_was}, and turned, and stood. # still
B: Do we say something? # hardly moving
A: I think we are doing. # hardly moving
N: It was quite a long way from all the others. You did not notice until you had crossed it. {x_sound_cap}, and {x_they} moved up, to make room. # quiet
H: Come away from there, you two. Nobody means you. # calling
A: We know. That's why we came over. # calling
H: Don't be silly! It's nearly supper!
B: What's for supper? # aside, in spite of {b_them}self
A: Hush. Look as if you'd eaten. # aside
{ b_kind:
- "planner": B: I've got a stone to stand on. I thought it might be long. # low
- "explorer": B: I've never stayed in one place on purpose. It's quite steep. # low
- "wildcard": B: I've gone all calm. Is that what it's like for you lot? # low
- else: B: {x_cap} {x_is} cold. Stand closer. # low
}

=== befriend_go4_list ===
# step: go4
# skeleton: trouble
# a: payer
# door: Read out what [x] did, good and bad
# style: honest
# recall: read out what [x] did, good and bad
# title: Both Sides of the Paper
# makes: end=list
N: {b} had been writing for an hour. {b_they_cap} had ruled a line down the middle, and both of the sides were full. # plain
A: You can't read them all that. They've got homes. # low
B: They'll get the whole of it or none. I'm tired of halves. # low
N: {b} stepped up, where they could all see the paper shake. # quiet
B: On the left. One jar. Two jugs. One door. Six frights, of which three were the same person. And half a pudding. # loud
H: It was a whole pudding! # from the back
B: A whole pudding. Thank you. I'll read the left side right to the end. I shan't leave out anything, so nobody need help. # writing
A: You're making it worse! # aside
B: I'm making it so that they'll believe the right. # aside
N: It went on. By the end of the left side people had begun, in spite of themselves, to look forward to their own. # dry

=== befriend_go4_ask ===
# step: go4
# skeleton: trouble
# a: payer
# door: Bring [x] right up to [foe]
# style: kind
# recall: brought [x] right up to [foe]
# title: The Last Ten Steps
# makes: end=ask
N: {x_size == "huge":{a} set out towards {foe}; and {x} came along, since nobody had ever shown {x_them} any other way of going.|{a} brought {x} along, {x_carry}; and the way that they took was straight towards {foe}.} # tense
B: Not that way! That's the wrong way! # hissed
A: It's the only one we've not been. # low
B: It's who wants it gone! # hurrying after
A: Has {one} ever been near to {x_them}? When {x_they} {x_plural:weren't|wasn't} on top of something, or through something, or running? # walking
B: Nobody has. {x_they_cap} {x_plural:don't|doesn't} keep still.
A: {x_they_cap}{x_plural:'re|'s} keeping still now. Feel. # low
N: {x_they_cap} {x_was}. There was {x_sound2}, hardly to be heard. {x_they_cap} had been told about {foe} by now; {x_they} had noticed that {x_they} {x_was} not being laughed at. # hushed
B: {x_they_cap}{x_plural:'re|'s} frightened. I didn't know that {x_they} could be. # low
A: So's the other one. Look. Somebody's got to go first, and they've both been asked to stay where they are. # low
B: I'll take the other side, then. If {x_they} {x_plural:bolt|bolts} I want to be dragged as well. # taking hold

=== befriend_act_beside ===
# step: act
# skeleton: trouble
# needs: end=beside
N: Nobody had thought what comes next if people do not budge. On one side stood {crowd}, with {foe}; and on the other were three. # still
G: What happens now? # from the crowd
Q: Nothing. This is it. It goes on like this. # calling
{ foe_talks:
  F: You can't stand there for ever. # uneasy
  P: No. Only every day. # level
- else:
  N: {foe_cap} came along the gap, as far as {x}; and met {p}, who did not move. # tense
  P: There. That's me in between. It's what was asked for. # not very loud
}
P: {price == "bond":Whatever {x_they} {x_plural:do|does} from now on, I did it. You can come to me. You can leave off saying what a nice quiet person I am.|{price == "keep":Here's {p_keep}. Take it, somebody, I can't hold it out for long. It's yours the next time that anything breaks.|{x_they_cap} won't be in there with you at night. {x_they_cap}'ll be out here, and so will I. This is my bedding. That's me moved.}} # very clear
Q: So that's somebody with something to lose. # aloud
N: It was {g} who came over first; and then somebody who had lost a pudding. # warm
G: I'm only stretching my legs. Move up. There's a draught at this end. # gruff
Q: We said that we'd {verb}. I'd say that we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} # low
P: I'd say so. {x_they_cap}{x_plural:'re|'s} asleep on my foot. # low

=== befriend_act_list ===
# step: act
# skeleton: trouble
# needs: end=list
N: Then {q} turned the paper over, to what could be said for {x}. # still
Q: On the right. {way3 == "own":{x_they_cap} sat with somebody's father.|{x_they_cap} never went past anyone without a greeting.} {joy == "night":{x_they_cap} looked round every corner that a person had in their sleep.|{joy == "laugh":{x_they_cap} taught one of us to laugh, and I'm told it was like a gate.|{joy == "fetch":{x_they_cap} fetched a person's hat, with all that goes with a hat.|{joy == "wait":{x_they_cap} waited from nine until dark for two people who had gone for string.|{x_they_cap} said good night to each of us, and to the jug.}}}} # reading
H: Which person was that? # from the back
Q: I've put no names. You know who you are. # reading on
N: There was a silence, in which several people knew. # dry
G: {way == "turns":{x_they_cap} held my hand all one morning. I said that as a complaint. Nobody's had hold of it since my sister.|{x_they_cap} stopped by me, one morning when I was low. Nobody'd sent for that. I've not told anyone that I was low.} You can put that on the right. # rough
{ foe_talks:
  F: And who's to answer for the left? You can't pay for a jar with that! # stubborn
- else:
  H: That's as may be. There's still the left. Who's to stand between {x_them} and {foe}? # tired
}
P: I am. {price == "bond":Whatever {x_they} {x_plural:do|does} from now on, I did it. My name's at the bottom.|{price == "keep":There's {p_keep}. It's yours the next time that anything breaks. I know when that'll be.|I'll be out here with {x_them}. At night, every night. I've brought my bolster.}} # stepping out
N: It was quiet for as long as it takes to fold a paper. Nothing was heard, even from {foe}. # hushed
H: Then {x_they} {x_plural:stay|stays}. # gruff
Q: That's it. We said that we'd {verb}, and we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} Both sides. # sitting down rather suddenly

=== befriend_act_ask ===
# step: act
# skeleton: trouble
# needs: end=ask
{ foe_talks:
  F: Don't you bring that any nearer! # backing
  P: Put out your hand. Low, with nothing in it. # quiet
  F: I'll do no such thing. What'll {x_they} do? # as the hand went out
- else:
  N: {one_cap} was ready for a charge. There was none. There {x_was} {x}, quite still, with {x_part} down; and {p}, kneeling, with an arm round {x_them}. # tense
  P: Here. This is all there is of {x_them}. This is all there ever was. # quiet
}
N: {x_sound_cap}; and {x}, who had never in {x_their} life gone slowly at anything, put {x_part} forward, the whole of the way, by hairs. # hushed
{ foe_talks:
  F: {x_they_cap}{x_plural:'re|'s} shaking. # in another voice
  P: Yes.
  F: I thought that it was only me. # very low
- else:
  N: {one_cap} came down, by about as much; and there they were, and nothing was broken. # hushed
}
Q: {x_they_cap}{x_plural:'ve|'s} done after you. Nobody asked for that. # whispered
P: Now hear me, all of you. {price == "bond":Whatever {x_they} {x_plural:do|does} from now on, it's I who did it. You've got my word, and you know what that's been worth.|{price == "keep":You can have {p_keep}, to hold. The first thing that {x_they} {x_plural:break|breaks}, it's yours.|{x_they_cap} won't be among you at night. {x_they_cap}'ll be out here, and so will I.}} # loud
H: {price == "nights":You? Out here?|You?} # amazed
P: Me. That's a friend of mine, there. # plain
Q: You hear that? {verb_did_cap}. We said that we'd {verb}, and look who's sitting there.{must_who != "" && must != "": And {must_who} was {must}.|} # to everyone

=== befriend_settle_bond ===
# step: settle
# skeleton: trouble
# needs: price=bond
N: The first knock came at {t_noon}. {p} went, and stood up straight to it. # dry
S: knock
H: You've been in my washtub. # stern
P: Have I? I'm sorry. Was I long? # meek
H: An hour. You sang. Then you went through {g}'s peas, and out at the other end, and you'd a pea on your nose.
P: It won't happen again. No, that's not true. It'll happen again. I'll come and pick peas. # honest
N: {h} stayed where {h_they} was. Something went on in {h_their} face, at the corners. # warm
H: I never knew that you sang. You've always been so good. We none of us liked to ask you in, in case there was a mark on the cups. # slow
Q: And now? # from behind
H: Well, now one's seen {p_them} in a tub. In a manner of speaking. Come on {t_unit == "night":Sunday|over later}. Bring yourself, and bring the other one of yourself. # gruff
P: I've lost my good name, and I've been asked to supper. # to {q}, dazed
Q: {stake_fixed_cap}, as well. I saw them. They're all going past to see what you've done. # low

=== befriend_settle_pawn ===
# step: settle
# skeleton: trouble
# needs: price=keep
N: {x_they_cap} broke something on the Wednesday. It was a big jug, and there were a great many people looking. # flat
Q: That's that, then. # low
P: I said that it'd be Wednesday. # low
H: I've had to take this down from over {door}. I don't like doing it. {p_keep_cap}. It's forfeit. We said so.
P: Yes. Take care of it. It doesn't like being put down on its side. # steady
{ foe_talks:
  F: Whose jug was it? # suddenly
  H: It was yours. # surprised
  F: Then I dropped it. Yesterday. It was me. I can drop my own jug, I suppose. # red
- else:
  G: It was my jug. I dropped it. # suddenly
  H: You were over here, with me! # surprised
  G: I've a long arm. # red
}
N: After that nothing was broken that somebody had not dropped the day before. They could be heard disputing it. {p_keep_cap} stayed up over {door}, to be on the safe side; and {p} was seen to look up, in passing, and not take it down. # warm
P: It's where it does most good. # low
Q: It's doing it now. {stake_fixed_cap}. They're not frightened for their jugs any more. They're all accused. # dry

=== befriend_settle_nights ===
# step: settle
# skeleton: trouble
# needs: price=nights
N: It was colder than {p} had thought, and it went on longer. {noise_cap} {noise_was} there for most of it. # plain
Q: How was it? # at first light, with something hot
P: There's {x_sound} in my ear, every hour. I know now why people get sat on. It's so as to count us. # stiff all over
Q: And the back?
P: Don't ask about the back. I could hear you all laughing, at about nine. What was it? # low
Q: {g} did {h}'s walk. I'd have told you, only by the time you've told it... # lame
P: Yes. # low
N: On the next night {q} came out, at nine, only to tell {p_them} one that would not keep. On the night after it was {g}, with the rest of the story, and a lamp. By the end of the week somebody had dragged out a bench. # warm
H: It's stuffy in there. And nobody's left to laugh at it. # sitting down
P: You've brought your supper out. # hoarse
H: I've brought yours. Is that {x_them}, breathing? Is it true that {x_they} {x_plural:count|counts} you? # low
Q: It's quite true. {x_theyve_cap} counted everybody twice, and {stake_fixed}. # low

=== befriend_change_hide ===
# step: change
# skeleton: trouble
# needs: way=hide
N: They went to {g}'s on the Thursday. They had owed {g_them} that, and it had been the hardest of all the knocks. # plain
A: We do like you. We always did. It was a lie, it was on a card. # all at once
G: I know. There was {x_part}, sticking out from behind you. I thought, they'll tell me when they can. # shelling something
B: You knew? You went off with your hat! # shaken
G: Well, you wanted me to. I cried a bit, for the look of it, and then it came on properly. # calm
{ end:
- "beside": A: And you were the first to come across and stand with us. # low
- "list": A: And then you got up, and said about that morning. # low
- else: A: And you never once told {foe}. # low
}
G: You'd got grey under the eyes. I thought, whatever they've got, they'll want somebody left over who's slept. # calm
N: There was {x_sound}. Out of habit {b} begged everybody's pardon. # dry
G: Bless you. Tell {x_them} that there's a bed for {x_them} here. On Tuesdays. I've moved the jug. # pleased

=== befriend_change_turns ===
# step: change
# skeleton: trouble
# needs: way=turns
N: There is a new list up, on {board}. It is out of reach, and it has all of {place_of} on it. # plain
G: You'll see I've ruled it properly. And there's a column for complaints. # proud
A: It's empty. # reading
G: They write them in small, and then they rub them out. Look, you can see the place. # pointing
B: Who's this that's down for nights? Twice? # reading
{ foe_talks:
  G: That's {one}. Asked for it. In a great rage. Said it was to keep an eye on {x_them}. # low
- else:
  G: That's {h}. Asked for it, quite gruff. Said that somebody had to. # low
}
A: {end == "list":You can put that on the right|{end == "ask":That'll have been the ten steps|It'll have been a long cold stand, on the wrong side}}. # smiling
B: And where are we? I can't see our names. # anxious
G: You're not on it. You've done yours. It's whenever you like. # surprised
N: They stood there, with two good legs each, and the evening before them, and all its peace. # dry
A: I could just look in. # after a moment
B: I'll get my blanket. # going

=== befriend_change_tool ===
# step: change
# skeleton: trouble
# needs: way=tool
# b: maker
N: {b} built it up again. {h} lent the long bits, and this time {h_they} had been asked. # plain
H: What's this part, that's got no wall? # holding an end
B: That used to be for being alone in. I've given it up. Nobody'd use it. # mouth full
A: I would. # from underneath
B: Since when?
A: Since it's been so popular. You'd only have to put it round the back, and not tell anyone. # low
N: It came out larger than {tool} had been, by about {place_of}. {end == "beside":It stood where the three of them had stood, on that side, and there was no other side now|{end == "list":All along the front, in two columns, it had what had been broken, and who by|It was ten steps off from {foe}, and there was a mat at each end}}. # warm
B: It'll come down again, you know. As soon as they're all in. # looking up
H: When? # looking up as well
B: About supper. It comes down slowly. I've seen to that. I've put it together in the best order for coming down in. # modest
N: There was {x_sound}, from the very top, where somebody could not wait. # dry
