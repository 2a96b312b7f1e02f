// HELD: the place is lost, and the day; and they learn who was never asked.

=== celebrate_moved_chairs ===
# step: moved
# skeleton: held
N: They put it right, and {foe} came back; they put it right again, and after that {foe} did not even go away in between. # flat
A: {one_cap} {one_is} where the high end was to be. # low
B: We could have the high end low. # low
A: And the middle?
B: We could do without a middle. There's a bit along here, by the side, if people were thin. # pacing it out
H: It's not going to be here. # gently
N: {h} had taken off {h_their} good collar, and was rolling it up, from the one end, as you roll up something you will not want for a year. # quiet
A: It's always been here! # stricken
H: I know. I was under that table the first time that I heard anyone laugh till they cried. # still rolling
B: Then where?
H: I couldn't tell you. # low
N: So they carried it out: the spoons, the cloth, and whatever else there was of it that could be carried. They made a heap of it all by {edge}. # plain
A: It looks like somebody's moving house. {way == "early":And we were so early.|{way == "pot":And the pot's on top, like a chimney.|And there's the top of {tool}.}} # at last
B: It looks as if they'd nowhere to go. # at last

=== celebrate_moved_hour ===
# step: moved
# skeleton: held
N: The hour came, whether there was anything to come for or not. And along {way_there}, in their best, came {crowd}. # dry
A: Nobody told them. # whispered
B: I thought that you'd told them. # whispered
A: I was going to, as soon as I'd thought how. # whispered
H: Good evening! Are we early? # bright
B: No. You're on the dot. # wretched
H: It's just that I don't see where one goes in. There's {foe}, all over where one goes in. # still bright
A: Yes. # low
N: People are very good at such moments. They admired each other's sleeves. Someone asked after {x}, and someone else trod on their foot. # dry
B: It's been lost. The place. {way == "early":We'd begun. You never saw such a beginning.|{way == "pot":There was a stew, with all of you in it.|There was a seat, with a step to it.}} We'd everything else. We're ever so sorry, it was us. # all at once
H: Never mind. It's a nice evening for standing. # after a moment, with an effort
A: Don't say that. Please say anything but that. # low
N: They went home in twos. You could hear how they talked about something different. # quiet
B: That's the hour gone, too. There's only us, and forty spoons. # low
A: Thirty-nine. # low

=== celebrate_moved_eerie ===
# step: moved
# skeleton: held
# tone: eerie
N: When they went to look, at first light, nothing was broken. It had been set out again, in another order. # quiet
A: I didn't put the chairs like that. # low
B: They're all turned round. {way == "early":We left them as they were when we began.|{way == "pot":And the pot's been wiped.|Somebody's sat in what we made of {tool}.}} They're looking at {hide}. # low
A: As if that's where somebody was going to speak. # low
N: One had been drawn back, a little way, as one does it for a guest. One could hear {noise}, and then one could not. # hushed
{ foe_talks:
  F: Don't mind me. I was only seeing what it's like. # from among the chairs
  A: How long have you been here? # after a while
  F: In which year? # mild
- else:
  B: {foe_they_cap} {foe_was} here. Feel that one. It's not cold. # low
  A: I'd sooner not know which. # low
}
B: Nobody will sit down in this now. They wouldn't know whose it was. # low
A: Then we can't have it here. # low
B: No. I think that it's been had. I think there was one in the night, while we slept, and nobody came. # very low
N: They carried out what was theirs. When they looked back, the one chair was still a little way out from the rest. # quiet
A: We could have pushed it in. # low
B: You could. # low

=== celebrate_go3_den ===
# step: go3
# skeleton: held
# a: bold
# b: careful
# door: Carry all of it to [den]
# style: bold
# recall: carried all of it to [den]
# title: Nobody's at Home There
# makes: way3=den
A: If {foe} {foe_is} here, then who's at {den}? # slow
B: Nobody, I suppose. # tying up spoons
A: Well, then! It's standing empty! There's all that room, and not a soul in the way! # getting up
B: You can't hold {event} at somebody's place because they're out spoiling it at yours. # shocked
A: Why not?
N: {b} looked for the reason, and could find it nowhere. # dry
{ b_kind:
- "planner": B: We'd leave it as we found it. I'd make a drawing first. # weakening
- "explorer": B: I've always wanted to see how it looks from inside. # weakening
- "wildcard": B: Can I be the one who says, do come in? # delighted
- else: B: We'd wash up after. We'd leave them something under a plate. # weakening
}
A: You take the heavy end.
N: They went by {way_there}, with forty chairs' worth of borrowed chairs, in the wrong direction to everything; and whoever saw them go by picked up a thing and came along, to ask where. # brisk
B: It's quite tidy. # {den_in}, whispered
A: It's not what I'd expected, either. Look. There's a nail here, with nothing on it. Somebody keeps that ready for a coat. # whispered

=== celebrate_go3_late ===
# step: go3
# skeleton: held
# door: Put it off, and tell everyone why
# style: honest
# recall: put it off, and told everyone why
# title: Not Today
# makes: way3=late
N: They wrote it on {board}, as there was nobody who would say it. "{event_cap} {event_is} put off," it said; and then came a good deal of white. # plain
A: Now you've got to put why. # holding the paste
B: "Owing to." What's it owing to?
A: To us. Put, because two people thought that they could do it all themselves. # low
B: Must I put which two? # pen up
A: They know which two.
N: People came and read it, and looked along the line, and there were the two, at the end of it, with paste. # dry
H: When's it put off to? # reading
B: We don't know. Later. When there's a place. # scarlet
H: You want to say "late". It sounds more as if it were coming. "Will be late." As you'd say of a person. # taking the pen
A: Is that allowed?
H: I'd an uncle who was late by nine years. # writing
N: So they waited. It got dark, and they all sat about on {ground} in clean collars, beside the heap, and wondered what was keeping it. # warm
B: They're all still here. # whispered
A: I know. # whispered

=== celebrate_go3_house ===
# step: go3
# skeleton: held
# door: Squeeze everybody in at [g]'s
# style: kind
# recall: squeezed everybody in at [g]'s
# title: Mind My Elbow
# makes: way3=g
G: You can have it at mine. There's plenty of room, if nobody brings their arms. # generous
A: {g}, there's only the one of you in there, and you've got a dent in both sides. # kind
G: I'll go out.
B: It's your own place! You can't go out! # shocked
G: Then I'll stand on something. # thinking
N: They began at noon to put people in. It was like packing a jar. # brisk
A: Is that everybody? # from inside
B: There's still {h}, and the whole of the spoons. # from outside
H: I can't move my hand. Whose is this? Whoever you are, you want to cut those nails. # from somewhere
G: It's very warm. I'd never have thought that it could be so warm in here. # happy, from high up
N: And just then there was a noise at {door}, as of somebody who does not knock, having found that it's not much use. # hushed
B: It's {foe}. Come after us. I'm the only one on this side. # in a small voice
A: Breathe in! All of you! {b}'s coming in! # from inside

=== celebrate_truth_talks ===
# step: truth
# skeleton: held
# needs: foe=talks
A: It's {foe}. Have you come to stop it here, as well? # tired
F: I've been walking about. {way3 == "den":I went home, and you're in it.|{way3 == "g":I looked in at {g}'s. You never saw so many elbows.|I read the notice. It says late. It doesn't say who for.}} There's nothing to stop. I sat down where you were, and it was just a lot of chairs. # put out
B: I thought you wanted it quiet. # slow
F: So did I. # short
N: {one_cap} hummed something then, without attending to it. It was from {event}. It was the third tune, that comes when most have gone home. # quiet
A: How do you know that one? # low
F: I know the lot. I know them through a wall. I know who laughs first. I know the year that {h} dropped the dish, and what {h_they} said. I was by {hide}. I'm always by {hide}. # stiff
B: Why didn't you ever come in?
F: Who asked me? # quite loud
N: There was the list; it had been copied out from the last one, and that from the one before. # still
A: You're not on it. # very low
F: No. # looking past them
B: Nobody left you off. It's only that nobody ever put you on. # slow
F: It comes to about the same, at that end. # gruff

=== celebrate_truth_mute ===
# step: truth
# skeleton: held
# needs: foe=mute
N: {way3 == "den":It was at the back of {den} that they came on it.|{way3 == "g":It was {g} who said that they had better look where {foe} had come from, and so they went to {den}, and came on it.|While they were waiting, they went to see if {foe} had gone home yet; and {den_in} they came on it.}} It was a heap, and somebody might have made it. # quiet
A: That's one of our paper chains. It's not this year's. It's got the blue. # turning it over
B: Here's the spoon that they blamed on {g}. And a ribbon; and another one. How many years is that? # counting
A: All of them. All that there've been, I'd say. It's in layers. # low
B: Then {foe_they} {foe_plural:come|comes} every time. I thought it was bad luck. # slow
A: When have we ever had {event} and not had {foe}? # slower
N: They sat back. It looks different, a thing that always happens to you on one day, if you think of it as somebody's calendar. # dry
B: And every time we run about with sheets and shout. # low
A: I've thrown a shoe. # very low
B: Here it is. It's been kept on top. # holding it up
A: Is it just that {foe_they} {foe_plural:hear|hears} people, and {foe_plural:come|comes}? # low
B: I don't know. I know who's been at it every single year, and isn't on the list. # low

=== celebrate_truth_gentle ===
# step: truth
# skeleton: held
# tone: gentle
N: They were meant to be resting until it could begin. They lay with their good things on, so as not to crease. # soft
A: I can hear {foe_them}. {foe_cap}. {way3 == "den":We're lying in {foe_their} place, and {foe_they}{foe_plural:'re|'s} outside it.|{way3 == "g":Just behind {g}'s wall.|By the notice. I think that it's being read.}} # whispered
B: Is it cross? # whispered
A: No. It's going round and round. It's how I go, outside a door, when there are people in there and I don't know if I'm to knock. # whispered
B: Didn't we ask {foe_them}?
A: I wrote the cards. I did all of the names that I could think of, and then I did all the ones that you could. # whispered
B: I never thought of {foe_them} as a name. # after a while
{ foe_talks:
  F: It's got a capital letter. # from outside, very low
  A: Are you listening? # whispered
  F: I generally do. From here you get nearly everything but the end of the jokes. # low
- else:
  N: Outside it went round once more; and then it stopped, just where a card would have come, if there had been one. # hushed
  A: There. That's the place for knocking. # whispered
}
B: So it isn't that {foe_they}{foe_plural:'re|'s} against it. # slow, whispered
A: I think you can be against a thing just by being out of it. # whispered
B: There aren't any cards left. # whispered
A: There's the back of mine. # soft

=== celebrate_price_seat ===
# step: price
# skeleton: held
# makes: price=seat
Q: There's a difficulty. I've counted. If {foe} {foe_is} to be asked, there's one place too few. # low
P: Squeeze up.
Q: They've squeezed. There's {h} sitting on a lid. There isn't room {way3 == "den":here|{way3 == "g":at {g}'s|anywhere we've thought of}} for one more to sit. # low
P: Then somebody'll have to... # and stopped
N: {p} had a place. It was the third from the end, and it went wherever {event} went. From there one saw everything, and was kicked by nobody. # plain
Q: Don't. I didn't say it so that you would. # quickly
P: I've sat there every year. When I can't sleep, I think of it. I go along them in order: who's on the left, and who's over the way. # slow
Q: You could carry things. Somebody's got to be up and carrying.
P: You don't see it, when you carry. You see backs. # low
Q: I know. I'm generally up. # without any reproach
P: And you've never said. # low
Q: I liked to see you in it. # low

=== celebrate_price_keep ===
# step: price
# skeleton: held
# makes: price=keep
Q: If we ask {foe} to {event}, it can't be with empty hands. Not after all those years. It wants a present. # low
P: There's {food}.
Q: That's for everyone. I mean, from somebody. The kind of thing that you can see it cost them. # low
P: What would {foe_they} want? # walking up and down
Q: It doesn't matter what. It's got to be something you'd sooner have kept.
N: {p} had stopped walking. # quiet
P: I've only got one of those. # low
Q: No! I didn't mean that one. You've had {p_keep} since I've known you. # quick
P: {p_keepwhy} # low
Q: We'll find something. {way3 == "den":There's something here in {den}, perhaps. No, that'd be theirs already.|{way3 == "g":{g_cap} has a box of things.|We've said that it's late. There's time to think.}} There's the good jug.
P: I don't mind about the jug. You just said how it works. If I'd sooner give the jug, it's not the jug. # reasonable, wretched
Q: I talk too much. # low
P: Could you find me some paper? If it's wrapped, I needn't look at it while I'm walking. # low

=== celebrate_go4_ask ===
# step: go4
# skeleton: held
# a: payer
# door: Ask [foe] to come, out loud
# style: honest
# recall: asked [foe] to come, out loud
# title: An Invitation, Spoken
# makes: end=ask
N: {a} had on everything good that there was in the two bags, and some of it was {b}'s. # plain
B: Stand still. You've got the one side up. # tugging
A: What do I say? "We'd be delighted"? # stiff-necked
B: Would we?
A: I don't know. I'd be relieved. # honest
B: Then say that. It's not on any card that I've seen. # doing up the last button
N: They walked across {ground}, in front of everybody, towards {foe}. Behind them it had gone so quiet that one heard the spoons. # tense
H: Where are those two going? # in the hush
G: To ask somebody something. Sit down. # low
{ b_kind:
- "planner": B: I've got it in writing, if your mouth gives out. # low
- "explorer": B: It's no distance. It only looks far since nobody's ever been. # low
- "wildcard": B: If it goes wrong I'll do a handstand. It'll give them something else to remember. # low
- else: B: I'm here. I'm only half a step behind, and that's because of the shoes. # low
}
A: Good evening! # to {foe}, much too loud
B: That was very good. Now a bit less. # low

=== celebrate_go4_place ===
# step: go4
# skeleton: held
# a: careful
# b: bold
# door: Lay a place for [foe], and say nothing
# style: careful
# recall: laid a place for [foe], and said nothing
# title: The Extra Spoon
# makes: end=place
A: If you ask people, they've got to answer. Some can't. I couldn't, when I was new. I said no to everything, very fast, and then I went off and minded. # laying a spoon
B: So we just leave it there? With nobody in it?
A: With a plate, and a spoon. And turned out a little, so that you can get in without having to move anything. # turning it
B: They'll all be asking who it's for. # low
A: Let them. # setting down a cup
N: It is surprising how loud one empty place can be. Everyone who came in counted, looked at their own hands, and counted over again. # dry
H: Are we one short? # low
B: No. We're right, for once. We're one over. # low
H: Who? # following {b}'s eye
G: Oh. # slow
N: {g} leant across, and moved the salt, so that it could be reached from there. # quiet
A: Thank you. # low
G: I only thought. If anybody was to come. # gruff
B: What do we do now? # whispered
A: We talk of something else, and we leave {door} alone. # whispered

=== celebrate_go4_begin ===
# step: go4
# skeleton: held
# a: bold
# b: careful
# door: Begin, and leave [door] open
# style: bold
# recall: began, and left [door] open
# title: As If It Were an Ordinary Year
# makes: end=begin
N: "It'll never be right," said {b}. "So we might as well have it wrong." And {a}, who had waited a good while to hear this, got up on the nearest thing. # brisk
A: Friends! This is {event}. It's late. It's in the wrong place. There's one spoon between two. Sit down. We're beginning! # ringing
H: What, like this? # startled
A: Just like this! {b}, leave {door} open. # ringing
B: But {foe} {foe_is} out there! # low
A: That's what I want it open for. # in another voice
N: {b} went and opened it as far as it would go, and put a thing against it so that it should stay. {cold_cap} came in. # quiet
G: There's a draught! # from the end
B: Yes. It's on purpose. You can have my scarf. # going round with it
{ b_kind:
- "planner": B: I've worked out who feels it least, and put them in the way. It's me. # sitting down in it
- "explorer": B: You can see right out. You'd see anyone coming a mile off. # sitting down in it
- "wildcard": B: If one of us can get in by there, then so can anything. I can't wait. # sitting down in it
- else: B: I'll sit in it. Then whoever comes has got somebody to come past. # sitting down in it
}
A: Who knows the first song? # to all of them

=== celebrate_act_ask ===
# step: act
# skeleton: held
# needs: end=ask
P: I've come to ask you something. I ought to have done it years ago, and I didn't, for no reason. There's {event}. Would you come to it? # steady, nearly
{ foe_talks:
  F: Out of pity, is it? # at once
  P: No. I'd be relieved. It's been like having a stone missing out of a wall, and never knowing what was cold. # low
  F: I've nothing on that's fit. # after a long while
  Q: Nor have we. This is my collar that {p_they}{p_plural:'ve|'s} got. # kind
- else:
  N: {foe_cap} did not stop. But there are ways of not stopping, and {foe_they} came on now a good deal slower, and with less noise. # hushed
  Q: {foe_they_cap}{foe_plural:'ve|'s} got it, I think. You did say it loud. # low
  P: Then come. It's this way. Mind the step. # walking backwards in front
}
P: {price == "seat":That's yours. Third from the end. You can see everybody from there, and you don't get kicked.|This is for you. It's {p_keep}. I'd sooner have kept it.} # low
N: It was so quiet then that one might have heard a collar. And {h}, who had known {foe} all {h_their} life, and never from the front, moved over to make the way in wider. # warm
H: You'll want to start with {food}. Pass that along. # gruff
Q: Is this it? Are we holding it? # whispered
P: We've held it. We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|} # dazed
Q: Late, and in the wrong place. And look who's got the best of it. # whispered

=== celebrate_act_place ===
# step: act
# skeleton: held
# needs: end=place
N: They had come to the second helping when the talk went thin, and one after the other they left off. # hushed
Q: Don't look round. # low
P: I'm passing the bread. I'm only passing the bread. # low
{ foe_talks:
  F: There's a place here with nobody in it. # from {door}
  P: Is there? Somebody must have laid one too many. # not looking up
  F: Then you'll be taking it away.
  Q: It's a nuisance to take away. It'd be a help if somebody were to use it. # passing salt to nobody
  F: If it's a help. # very stiff, sitting
- else:
  N: {one_cap} {one_was} at {door}. And then it was no longer so much at {door}, and was nearer. Everybody went on eating, with great care. # hushed
  P: Leave the spoon where it is. {foe_they_cap} may not want the spoon. # low
  Q: {one_cap} {one_has} found it. Straight in, with nothing moved. You did turn it out just far enough. # low
}
P: {price == "seat":Third from the end. It's yours, if you like it. I'm up, anyway, I'm carrying.|I believe that's your parcel, by the plate. It's {p_keep}. It's from me.} # pouring, not very straight
N: Somebody laughed too loud at something. Somebody else, thank goodness, told {foe} the one about the dish. # warm
H: And I said, well, it's down now! # quite naturally
Q: Is this {event}? Are we in it? # under the noise
P: It is. We said that we'd {verb}. We {verb_did}{till != "":, and before {till}|}. I didn't see where it started.{must_who != "" && must != "": And {must_who} was {must}.|} # under the noise

=== celebrate_act_begin ===
# step: act
# skeleton: held
# needs: end=begin
N: They sang the first song, with the wrong end of it first; they ate what there was, and passed on spoons. It was in the third song that somebody came in on the low part. # plain
Q: Who's doing the low part? # whispered, singing
P: We've never had one. # whispered, singing
{ foe_talks:
  N: In {door} stood {one}, who had got to the middle of a line before noticing. # hushed
  F: I was only going by. It was open. # breaking off
  P: Don't stop there! Nobody else knows how it goes on! # calling
  F: It goes down. You've been going up. You've gone up every year, it's been a torment. # coming in to show them
- else:
  N: It was {foe}, in {door} and all round it, and making the sound that {foe_they} {foe_plural:make|makes}. It had never been anything but a noise. It went underneath the tune as if that were where it lived. # hushed
  H: It's {foe}! Shut it, somebody! # half up
  P: Sit down! That's the low part! Keep singing! # calling
}
P: {price == "seat":You have this one. Third from the end. I've had it long enough, I know what it's like.|Here. Before I think again. It's {p_keep}. It's for coming.} # out of breath
N: They did it over from the beginning, all the verses. It was much too long, and nobody had noticed how late it was. # warm
Q: Late, and in the wrong order, with the wrong guest. # low, delighted
P: We said that we'd {verb}. Well, we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|} You can shut {door} now. # low

=== celebrate_feast_seat ===
# step: feast
# skeleton: held
# needs: price=seat
N: So {p} carried. {p_they_cap} went round with the jug, behind them all, and one saw necks. # plain
Q: How is it, from there? # over a shoulder
P: {h}'s got a darn in the back of the collar. It's beautifully done. # low
Q: And the third from the end? What's {one} doing? # low
P: Going along us in order. Who's on the left, who's over the way. # looking, and then not
N: A neck knows when somebody is behind it. It was {g} who first reached up, without turning, and took hold of the jug. # quiet
G: Give it here. I've sat long enough. Have mine, it's warm. # gruff
P: You can't. Then you'll be up. # confused
G: I'm coming back for it. We'll take it in turns. Who's next? # going off with the jug
N: After that no place was anybody's. They changed at each dish, and by the end there was not one person who had not sat by all the others. {h} had been next to {foe} twice. # warm
H: I asked, when's it coming to my end? And I was told that it hasn't got ends now. # pleased
P: I miss it, a bit. The third. # to {q}, low
Q: I know. But {stake_fixed}. Look at them. # low

=== celebrate_feast_keep ===
# step: feast
# skeleton: held
# needs: price=keep
N: The present lay where it had been put, in its paper. Nobody had said that one might look. And everyone was looking. # dry
{ foe_talks:
  F: What does one do with it? # low
  P: With {p_keep}? You have it. That's all. # low
  F: I meant the paper. I've never had the paper part. # lower
  Q: You pull there. # kind
- else:
  Q: {foe_cap} {foe_plural:don't|doesn't} know about paper. Do it for {foe_them}. # low
  N: So {p} undid it, and set down {p_keep} as near to {one} as one could get, and took away {p_their} hands. # quiet
}
P: There. It likes to be somewhere that it can see out. # not quite level
N: Something happened then that was not on any list. {h} got up, with a red face, and fetched a thing out of {h_their} pocket; and then {g} did. # warm
H: It's nothing. It's only what I'd sooner have kept. It's for all those other years. # gruff, putting it down
G: We ought to have begun with that. There's a lot of years. # putting it down
Q: You've started something. They're all feeling in their pockets. # low
P: What's it to end with? # anxious
Q: I think it'll go round. {h} hasn't stopped looking at what {g} gave. It'll be {event} again before everyone's got something that was somebody's. # low
P: I've got nothing left. # looking at both hands
Q: You've got gravy. And {stake_fixed}. Sit. # pulling out a chair
