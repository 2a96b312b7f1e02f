// OFFICE, the third and fourth episode.

=== contest_go3_visit ===
# step: go3
# skeleton: office
# door: Call on [foe], after dark
# style: honest
# recall: called on [foe] after dark
# makes: way3=visit
N: They went in the evening, by the back, since they did not wish to be seen; and on the step they met {foe}, who was just carrying out the rubbish. # dry
F: Oh. It's you. Good evening. How's the… # faltering
X: We wanted to ask how you do it. # straight out
A: That's not what we said that we'd say! # whispered
X: It's what I want to know, though. You say nothing, for an hour, and they cry. I say something, and it's over. # admiring
N: {foe_cap} put down the rubbish. It seemed to be a long time since anybody had come without being about to clap. # quiet
F: You'd better come in. Mind the posters. I've two hundred left over. # lower than usual

=== contest_go3_count ===
# step: go3
# skeleton: office
# door: Find out who has never voted at all
# style: careful
# recall: found out who had never voted at all
# makes: way3=count
N: {b_cap} had borrowed the old lists from {h}, nine years of them, and was adding up. # plain
B: That can't be right. {foe_cap} always got all of them. But all of them was only half. # pencil behind one ear
A: Half of what? # bending over it
B: Of {place_of}. The other half has never voted. Not once. There's no cross at all. # turning pages
X: Did anybody ask them why? # leaning in
H: Why should one? They don't come. # dusting a list
N: They asked. One had thought that it was by invitation. One worked just then. One had gone once, and there was a queue, and everybody in it had seemed to know what one does with the pencil. # low
A: That's forty people. That's more than clapped for the little shoe. # slowly
X: They're the ones I meant. I only didn't know that they'd got a number. # quiet
N: When they came out with the lists under their arms somebody was standing there, and it was {foe}. # uneasy

=== contest_go3_day ===
# step: go3
# skeleton: office
# door: Let [x] be it for one day, to see
# style: bold
# recall: let [x] be it for one day
# makes: way3=day
N: It says in the rules that if the {office} has a cold somebody else may do it for one day. {foe_cap} had a cold. {a_cap} had heard {foe_them} sneeze. # dry
F: That was pepper! # indignant
B: One day! If it goes wrong you've won. # quick
F: I've won in any case. Oh, very well. I could do with a morning in bed. # yawning
N: So {x} {x_was} put behind the big desk. There were nineteen people in front of it before breakfast, and each wanted something that another did not want. # plain
H: Normally one says that one will look into it. # whispered, helpful
X: I'll look into it. # to the first
H: And then says good day. # whispered
X: Where is it? I've said that I'll look into it. Is it far? # already being lifted down
N: They came back at noon, wet up to {x_part}. It had been a drain. There had been a spoon in it. The eighteen others had come along, to see; and nobody had gone home. # warm
F: What are they all doing out there? # in a dressing-gown

=== contest_meets_monday ===
# step: meets
# skeleton: office
# title: What [foe] Does on Mondays
N: So it came that they sat there together, {foe} and {x} and the two of them, among the posters, with the lamp turned low. # quiet
F: I'll tell you something. I practise the hour in front of the glass. Every night. With the shoe and everything. # low
A: But you're good at it! # surprised
F: It's all I am good at. I've not the least idea what comes afterwards. They elect me, and clap; and on Monday I go in and sit down, and there's a drawer. # lower
X: What's in it? # leaning nearer
F: Everything that they've asked for. Nine years of it. I can't bear to look. I'd only see that I don't know how. # with a look at {foe_their} shoes
{ promise:
- "door": F: The top one's about {door}. It's in a child's writing. # hardly to be heard
- "bench": F: The top one's about a bench. It's got a drawing with it. # hardly to be heard
- else: F: The top one only says, "Why did nobody ask us?" # hardly to be heard
}
N: Nobody knew what one says to that. There was {x_sound}. # still
B: Then why do you go on standing? # gentle
F: If I'm not {office} I'm somebody whom nobody greets. You can't imagine what that's like. # stiff
X: I can, a bit. # not unkindly

=== contest_meets_same ===
# step: meets
# skeleton: office
# title: A Cup of Something
F: They'd told me that you wanted my chair. # not angry, but tired
X: Not the chair. I'd slide off. # honest
F: Then what do you want with it all? It's a great deal of hand. By the evening it's swollen. # showing it
N: It was. {b_cap} fetched a wet cloth; one could not very well look on. # dry
A: Do you like it, being {office}? # while it was being wrapped
F: I like it till they've finished clapping. # after some thought
X: And then? # low
F: Then they want things. And each time I say how glad I am that they've asked; and they go off quite content, and it goes into a drawer. It won't shut any more. I can't so much as mend a chair. # into the cloth
X: I can't make a speech. I saw all of them at once. # low
F: You mustn't! You pick one! Somebody fat, in the third row, who's having a nice time. You tell it to that one. # suddenly quite lively
N: {a} and {b} looked at each other across the cloth. It is awkward to have an enemy who tells one how it is done. # dry
B: You oughtn't to have told us that. # gruff
F: No. I know. It just came out. # tying the ends

=== contest_costs_deposit ===
# step: costs
# skeleton: office
# makes: price=keep
# title: The Deposit
H: There's still the deposit. Whoever stands leaves something here that they'd hate to lose. If it isn't ten votes it's gone. # a tin box under one arm
X: I've nothing like that. I've got {x_part}, but it's on. # worried
Q: What did {foe} put in? # suspicious
H: A silver pen. Nine years ago. It's never been in any danger. # rattling it
N: It was {p} who had gone quiet. {p_cap} had a hand closed round something. # low
Q: Not {p_keep}. You can't. We had two votes! Two! And they were us! # seizing an arm
P: {p_keepwhy} That's why it'd count. # low
X: Don't. I should think of it the whole time. # alarmed
P: That's good. {foe_cap} never thought of the pen. # opening the hand
N: It went into the tin box, beside the pen. {h_cap} wrote out a receipt. It was a very small one, for what it was. # still
H: Ten. You do know how many that is? # turning the key
P: It's everyone who's ever been nice to me, and two more. # swallowing

=== contest_costs_own ===
# step: costs
# skeleton: office
# makes: price=name
# title: The Tap
H: There's a complaint. Somebody's been calling {foe} "the Tap". Since it runs, and nothing comes out. It's written up behind {hide}. One doesn't do that in an election. # stern
G: It'll have been {x}! # at once
X: I can't reach up there. # truthfully
N: They were all looking at {x}. It did not matter any more who could reach what. # low
Q: It was a good one, though. Who was it? # whispered, giggling
P: It was me. # not giggling
Q: You? When? # staring
P: After the hands. I was so angry. It did me good for about a minute. # miserable
Q: Don't say so! They'll never vote for {x} if it's one of us! # clutching at a sleeve
N: {p_cap} got up on a box. It is quite high, a box, when one is on it for that. # still
P: It wasn't {x}. I wrote it up, at night, and I'm sorry. {x_cap} had said that one shouldn't. And I'll go and wash it off now, and anyone who likes can watch. # loud, and shaking
N: They all liked. It took an hour, with cold water, and nobody in {place_of} said good evening to {p} for the rest of that week. # plain

=== contest_costs_vote ===
# step: costs
# skeleton: office
# makes: price=place
# title: Paragraph Nine
H: I've come about paragraph nine. Somebody's got to sit by the box, from morning till night, and see that nobody peeps. It's always been one of those who've vouched. # book under one arm
Q: We'll take turns! # obliging
H: It's one. And whoever sits there can't vote, and mayn't say a word all day, for either side, or make a face. # reading
N: They worked it out at once. It was one vote less of two. # dry
X: I'd rather have no votes, and you were by me. # low
P: It's all right. I talk too much in any case. # trying to laugh
Q: You've been practising for weeks what you'd say to them at the door! You've got it on cards! # upset
P: You take the cards. # holding them out
N: It was a thick bundle, with a rubber band. {q_cap} leafed through it. On each one stood a name, and beneath it something that was true about that person, and nice. # quiet
Q: I can't say these. They only work when it's you. # low
P: Then nobody says them. Put me down, {h}. # quickly

=== contest_go4_third ===
# step: go4
# skeleton: office
# door: Let [x] tell it to one single person
# style: honest
# recall: let [x] tell it to one single person
# makes: end=third
N: On the morning of the election each of them had one more minute, beside the box. {foe_cap} used it to wave. # dry
H: And now {x}. # turning the glass
A: Only look at one. Pick one. # whispered
X: The one in the third row, with the scarf. # whispered back
N: It was {g}. {g_cap} looked behind {g_them}, but there was only the wall. # dry
X: I'd like to be {office}. I don't know how it's done. {promise == "door":But {door} will be open in a week, or I'll be lying beside it with a file.|{promise == "bench":But there'll be a bench there in a week, and you'll have the end by the wall, since it's your left hip.|But you'd be asked. You yourself, before it's settled, and I'd wait till you'd thought.}} # only to {g}
G: How do you know about that? # hoarse
X: I've been here the whole time. One sees a lot, when one isn't spoken to. # only to {g}
N: It was so quiet that they had all heard. And every one of them had for a moment been the one with the scarf. # still

=== contest_go4_fetch ===
# step: go4
# skeleton: office
# door: Fetch all those who never come
# style: clever
# recall: fetched all those who never came
# makes: end=fetch
N: They set out before it was light, {a} to the one side and {b} to the other, with {x} in the middle; and knocked wherever nobody ever knocks. # plain
A: It's today! You've got a vote! # through a keyhole
H: We're asleep! # from inside
B: Then bring the blanket! # next door
N: There was one who had nothing to put on. There was one who could not write. {x_cap} explained the cross. # dry
X: It's like a kiss on a letter, only that it counts. # patient
A: Twenty-six! Twenty-seven! There's a whole row up there who only get up at night! # running past
X: They can go last. Keep the box open for them. # calling after
N: When {h} came with the key there was a queue. It went once round, and out at the back. {h_cap} had never seen one with blankets. # quiet
H: Who are all these? # faint
X: Those are the other half. # proud

=== contest_go4_first ===
# step: go4
# skeleton: office
# door: Keep the promise before anyone votes
# style: kind
# recall: kept the promise before anyone had voted
# makes: end=first
X: I've been thinking. Why does one promise it for afterwards? # in the middle of the night
A: Because they'd have it already, and needn't vote for you. # half asleep
X: But they'd have it already. # not seeing the difficulty
N: It took them until dawn. There was a file in it, and two boards, and a lot of walking up and down on tiptoe; and {x} saw to it that it was level. # warm
{ promise:
- "door": N: The first who came to vote took a run at {door}, as one does. It swung open without a sound. It was only at the far wall that they came to a stop, sitting down. # dry
- "bench": N: The first who came to vote had to wait, as one does; and after a while sat down. It was a moment before it dawned on them what they had done. # dry
- else: N: Each who came to vote found a slip hanging on {door}, with their name. "What would you rather?" stood on it, and room below. Nobody had ever seen {g} write so long. # dry
}
G: Who did that? Is that {foe}? # suspicious
B: Guess. # dead tired
F: I was asleep. I swear it. # just as surprised

=== contest_polls_pencil ===
# step: polls
# skeleton: office
N: Then it was nine, and they voted. One goes in behind the curtain alone, and there is a pencil. It is the only place in {place_of} where nobody can help one. # quiet
H: Next. # behind the box
G: How long may one take? # from behind the curtain
H: As long as you like. It's only a cross. # patient
G: It's not only a cross. # after some time
{ end:
- "third": A: {g_cap} has been in there for ten minutes. You shouldn't have looked at {g_them} like that. # whispered
- "fetch": A: There's one in there with a pillow. I hope that they haven't lain down. # whispered
- else: A: They keep going out and coming in again by {door}. They can't have that many votes. # whispered
}
B: What'll you put? # to {x}, low
X: May I vote? # astonished
B: Of course. You're a candidate. You've got one like everybody else. # gentle
N: {x_cap} {x_was} a long time behind the curtain, as well. There was {x_sound}. Then the paper came through the slot, folded eight times. # still
F: One always votes for oneself, you know. It's quite usual. # in passing
X: Did you? # asking
F: I used to. # and walked on rather fast

=== contest_polls_drawer ===
# step: polls
# skeleton: office
N: The box was of tin, with a slot. It stood there with its mouth open; and they came, all day long, and fed it. # dry
H: One each. No, not the shopping list. The other one. # to somebody old
A: How many so far? # pacing
H: Sixty-one. You asked me at sixty. # not looking up
B: And who's ahead? # pacing the other way
H: It's shut. That's the whole point of it. # not looking up
{ price:
- "keep": P: It's in the one underneath, isn't it? In the other tin. I can hear it when you put your elbow down. # low
- "name": P: Somebody said good morning to me. I think that it was by mistake. # low
- else: N: {p_cap} sat beside the box, with {p_their} lips pressed together, and did not make a face; it was the greatest effort of the day. # low
}
N: Towards evening came {foe}, with an armful of papers. They were yellow. It was nine years of what people had asked for; it was the whole drawer. # quiet
F: Whichever of us it is. They ought to be lying here, where one can see them. # putting them down beside {x}
X: Are you frightened? # low
F: Dreadfully. And you? # lower
X: {end == "third":I look at the one with the scarf.|I look at those two over there.} # low

=== contest_counted_folded ===
# step: counted
# skeleton: office
N: {h_cap} turned the box over. Then it was counted, aloud, on two heaps, and nobody sat down. # tense
H: {foe_cap}. {foe_cap}. {x_cap}. That's a laundry mark. {foe_cap}. {x_cap}. # putting down each with a slap
B: That's ten! For {x}! That's ten! # much too loud
A: Sh! Go on! # not breathing
N: It was long. The one heap was higher, and then the other was; towards the end one could have laid a ruler across. # tense
H: Level. It's level. And there's one stuck in the slot. # shaking the box
N: It was folded eight times. {h_cap} undid it, and undid it, and held it to the light. # still
H: "{foe_cap}". Who votes for {foe} and folds it so small? # puzzled
X: That was me. I thought that it might be none at all, and then it's so quiet. # low
N: Nobody said anything. And then {foe} came forward, and was quite white, and took two papers from the higher heap; for they had been stuck together, with paste, and were both for {x}. # low
F: It's my paste. I'd know it anywhere. One for you. And another one for you. # putting them down side by side
H: Then it's {x}. By one. # hardly audible
P: We said that we'd {verb}. And we {verb_did}! # into {q}'s shoulder
Q: {x_cap} {x_is} {office}! # louder than anybody

=== contest_counted_drawn ===
# step: counted
# skeleton: office
N: There was one lamp, and the table, and {h} with {h_their} sleeves rolled up; and round about everyone, in two rows. # tense
H: For {foe}, forty. I've counted three times. # moistening a thumb
A: And for {x}? # eyes shut
H: I'm getting there. There's one with a moustache drawn on it. I'll let that pass. Thirty-eight. Thirty-nine. # slower and slower
G: Forty! Say forty! # unexpectedly
B: You're for {x}? # turning round
G: It's a secret ballot! # scarlet
H: Forty. And here's one without a cross. It's invalid, I'm afraid. There's only something drawn on it. # holding it up
N: It went from hand to hand. It was done with great pressure, by somebody who could not write; and one saw what it was at once. It was {x_part}. # still
F: That's not invalid. Anybody can see who that's meant for. # first of all, and loud
H: You do know what you're saying? That makes it forty-one. # looking up over the spectacles
F: Yes. I've just heard myself. It was quite short, for me. # sitting down
N: There was {x_sound}. Then there was such a noise that {noise} could not be heard for some time. # warm
P: We said that we'd {verb}! # shouted
Q: And we {verb_did}! {x_cap}'s {office}! I can't see anything, lift me up! # shouted back

=== contest_incumbent_monday ===
# step: incumbent
# skeleton: office
# title: Monday
N: On Monday {x} {x_was} put behind the big desk. The chain hung from {x_part}; it had been taken in with string. # warm
H: The first one's here. What do I say? # at the door
X: Let me see them. And bring the chair round to this side. They're not to sit opposite. # a little breathless
{ promise:
- "door": N: Before noon {door} had been off its hinges and on again. Some still kicked it, out of habit, and went in a good deal further than they had meant. # dry
- "bench": N: Before noon there was a bench. It was not a good one; but three people sat on it who had stood beside each other for nine years, and found that they had never talked. # dry
- else: N: It took a week, until {x} had asked all of them. At the end nothing was moved that anybody was fond of; and it was cheaper, too. # dry
}
F: Good morning! Am I late? Which one is it today? # hat on, glowing
A: Who let {foe} in? # whispered
X: Somebody's got to say it, when a thing's opened. I can't; and that's an hour's work. # pleased
B: And the drawer? # whispered
F: We do two a day! {x_cap} reads them out, and I go and tell the people that it's being done. It's a wonderful feeling. I'd no idea. # rubbing {foe_their} hands
{ price:
- "keep": Q: And {p_keep}? # to {p}
- "name": Q: Are they greeting you again? # to {p}
- else: Q: And your cards? # to {p}
}
{ price:
- "keep": P: I got it back. It's got a scratch from the pen. I don't mind, it's from the election. # turning it over
- "name": P: Nearly all. {foe_they_cap} {foe_was} the first. {foe_they_cap} asked after my elbow; from the scrubbing. # half laughing
- else: P: I never got to say them. So I've put them through the doors. They think that it's from {x}. # low
}

=== contest_incumbent_clapped ===
# step: incumbent
# skeleton: office
# title: Any Questions
N: They clapped till their hands hurt. Then they stopped, and were all looking at {x}; and it was just the moment at which one used to go home. # dry
X: Thank you. Who's got something? # after a breath
G: What, now? # coat half on
X: I'm {office} now, aren't I? # surprised
N: There was a pause. Then one arm went up; then nine; and they took off their coats again. It lasted till midnight, and {a} wrote it all down. # warm
{ promise:
- "door": X: And first of all, {door}. Who's got a file? # in between
- "bench": X: And first of all, the bench. Who's got two boards? # in between
- else: X: And first of all, whom have we not asked? Is there somebody standing outside? # in between
}
N: {foe_cap} had been sitting there with {foe_their} hat in {foe_their} lap. Nobody had greeted {foe_them}, in all the noise. # quiet
X: You there. How's the hand? # across the room
F: Mine? It's better. Thank you. You're the first who's ever… # breaking off
X: I need somebody who can talk for an hour, when something's opened. I only last four words. # calling
F: Might I do the little shoe? # muffled
X: Once. # after consulting {b}
{ price:
- "keep": P: {h_cap}'s given me back the tin. {p_keep_cap}'s in there, and the pen, too. {foe_cap} said that I'm to keep it company. # to {q}, low
- "name": P: Someone's just moved up for me. I think I'm all right again. # to {q}, low
- else: P: May I talk now? I've got nine hours of it saved up. # to {q}, low
}
Q: Come here. I'm so tired that I could vote for anybody. # warm
