// KNOWN, episode 4: what is done with the answer. end=tell, keep, mend.

=== findout_go_tell ===
# step: go4
# skeleton: known
# door: Tell everybody, together with [h]
# style: honest
# recall: told everybody, with [h] beside them
# makes: end=tell
N: They would tell it. They went and told {h} so first, and that was the worst of the whole business. # plain
H: All of it? # small
A: All that belongs to {x}. What's only yours you can keep. # gentle
B: We'll stand next to you, one on each side. You can hold on to a sleeve. # gentle
H: They'll never bring me so much as a splinter again. # small
H: What do I wear? # after a time
N: {h} put on the good coat, and took it off, and put on the everyday one. # soft
H: I'd sooner that they knew me. # doing it up

=== findout_go_keep ===
# step: go4
# skeleton: known
# door: Say that it can't be found out
# style: kind
# recall: said that it could not be found out
# makes: end=keep
N: They would say that they had never found out. It sounded easy. They tried it over, on the way. # plain
A: We don't know. # trying
B: You smiled. # watching
A: We don't know! # trying
B: Now you sound as if you'd swallowed it. Do it as you did last week, when it was true. # watching
A: I can't remember how it felt. I think that my arms were looser. # shaking them
B: They'll laugh. You know that? # low
A: I know. I mind it more than cold. # low
B: And {foe}? We say that it was never {foe}. That much we do know. # quick
A: That I can say with both my arms. # firm

=== findout_go_mend ===
# step: go4
# skeleton: known
# door: Put it all right before anybody wakes
# style: bold
# recall: put everything right in one night, before anybody woke
# makes: end=mend
N: They would put it right. All of it, that very night, so that in the morning there should be nothing left to ask about. # brisk
H: It can't be done. I've been trying for days. # shaking {h_their} head
A: You were one. We're three. Say it backwards. What did you do last? # rolling up sleeves
H: Last? I cried. # honest
B: We'll start with the one before that. # kind
N: So {h} stood and told them, from the end to the beginning, and as fast as it was told they undid it. # quick
A: What comes before this? # panting
H: Before that it was how it ought to be. Stop. Stop there. Don't breathe on it. # hushed
N: It was ten to four. There was not a light anywhere. # soft

=== findout_act_tell ===
# step: act
# skeleton: known
# needs: end=tell
# title: One on Each Side
N: So they stood up in front of {crowd}, with {h} in the middle. # still
A: We said that we'd {verb}. Well, we {verb_did}. We know {ask}. # clear
B: It wasn't {foe}. It never was. We said so out loud, so I'm saying this out loud, too. # clear
H: It was me. I {deed_short}. # not very loud
W: Oh, get along! # from the crowd, laughing
H: I did it, in the middle of the night. {reason == "company":I wanted you all to come round. There. That's twice I've said it.|{reason == "turn":I was hiding a thing that wasn't so very bad.|I do get things wrong, and you never knew.}} # loud
N: Nobody laughed now. {b} counted to eleven. # hushed
{ reason == "turn":
  P: And it was my turn to go round that night, and I stayed in bed. That's what was hidden. # very loud
}
W: You sat up with me four nights. When I had my chest. # slow
H: So I did. What's that got to do with it? # wet
W: I'm just putting it on the other side. To see. # slow

=== findout_act_keep ===
# step: act
# skeleton: known
# needs: end=keep
# title: Both Arms
N: Everyone was there. {a} stood in front of them. # still
A: We don't know. # plain
W: Don't know what? # from the crowd
A: What you asked us. We looked everywhere. We never found out. # plain
N: Somebody began to laugh, and then all of them did. It was not unkind. It was only very long. # flat
B: What we do know is that it wasn't {foe}. So that's finished with, for good. # over it
W: You said that it was! # from the crowd
B: We were wrong. # over it
N: Then they went home, in an excellent temper. One person was left at the back, who had not laughed at all. # quiet
H: You knew. # low
A: Yes. We said that we'd {verb}, and we {verb_did}. We only never said that we'd say so. # low
H: What did you do that for? # low
B: You'd have done it for us. You'd have brought {food}, as well. # low

=== findout_act_mend ===
# step: act
# skeleton: known
# needs: end=mend
# title: How It Ought to Be
N: In the morning {crowd} came to look at {x}, and be puzzled. And there was nothing whatever to be puzzled at. # dry
W: It's all right again. # baffled
A: Is it? So it is. # yawning
W: But who put it right? # louder
B: Does nobody know? # yawning
N: Nobody did. You could see it all begin again. # dry
A: Listen. We said that we'd {verb}, and we {verb_did}. It wasn't {foe}. It was somebody who was sorry. And it's mended, so there's an end. # loud
W: Who, though? # disappointed
B: Show me your hands. # sudden
W: What for? # hiding them
B: I want to see somebody here who never did a thing they'd rather not have talked about. I'll tell that one. Step up. # looking along the line
N: It was a large crowd, and there was suddenly a good deal of room in it. {h} came through with a tray, and there was {food} for all. # warm
H: Careful. It's hot. I haven't been to bed. # to everyone, honest

=== findout_sum_ask ===
# step: sum
# skeleton: known
# needs: way=ask
# title: What Gave It Away
N: Later {h} had a question, too. # quiet
H: What gave me away? I thought that I was rather good. # curious
A: You were with nineteen people, all at the same time. # counting on fingers
B: We crossed them off because they'd been with you. We never noticed that you were the pencil. # gentle
{ clue:
- "slip": A: And before that you said ten to four. Nobody knew when, but whoever was there. # gentle
- "tidy": A: And before that there was the string. Long, middling, short. And your three cups. # gentle
- else: A: And before that there was the bow. It's got three ears, {h_call}. Everybody else's has got two. # gentle
}
H: Then you had it the first day. # taken aback
B: We had it the first day, and we ate {food}. # nodding
A: There's one thing that we never found out. How did you get round nineteen people in one night? # leaning in
H: I walked fast. And I'm a good listener. I said, go on, and went on. # modest

=== findout_sum_watch ===
# step: sum
# skeleton: known
# needs: way=watch
# title: The Feet
N: Later {h} had a question, too. # quiet
H: What gave me away? I never made a sound. # curious
A: You tucked us in. # kind
H: You'd have caught your death! # indignant
B: You did both sides, and then you did the feet. Twice. There's one person alive who does the feet twice. # kind
{ clue:
- "slip": A: And ten to four. You said it the first day, when nobody knew when. # gentle
- "tidy": A: And the string, the first day. Long, middling, short. And you poured us three cups, in a row, the same. # gentle
- else: A: And the bow, the first day. Three ears. We ate what was in the tin, and we put the string away with the other. # gentle
}
H: So I might have got clean away. If I'd let you freeze. # thinking it over
A: There's one thing that we never found out. You'd a hand for the light, and one for the work, and one for the blanket. Who carried the {food}? # leaning in
H: I went twice. # simple

=== findout_sum_trap ===
# b: maker
# step: sum
# skeleton: known
# needs: way=trap
# title: Blue
N: Later {h} had a question, too. # quiet
H: What gave me away? I'd gloves on. # curious
B: The tray hadn't. It was blue underneath, and it came off on me. # proud, then less
H: I only took the tray round because you'd all been dragged out with nothing inside you. # indignant
{ clue:
- "slip": A: And ten to four. You said it, the first day, and we'd only just agreed that nobody knew when. # gentle
- "tidy": A: And you squared up {tool} when you'd moved it. Like the string, the first day. Like your three cups. Long, middling, short. # gentle
- else: A: And the bow, the first day. Three ears. It was round our own {food}, and we looked straight at it. # gentle
}
B: There's one thing that we never found out. You took off the gloves to pour. We'd have seen. # leaning in
H: I'd kept my thumbs in. # showing how
N: {h_they_cap} held them up, both together. They were still, at the very edges, blue. # soft

=== findout_amends_talks ===
# step: amends
# skeleton: known
# needs: foe=talks
# title: Looking Round
N: There was still somebody who was owed. They went to {den}, the three of them, and this time they knocked. # plain
F: What have I done now? # from inside
H: Nothing. It was me. I {deed_short}, and I let them say it was you. # upright
F: I know it was you. I've known all along. # opening
A: Then why didn't you say? # amazed
F: {h_they_cap} sat up with me, once, too. You aren't the only ones with splinters. # gruff
{ price:
- "keep": N: {p} held out {p_keep}, and did not explain. {one_cap} took it, and felt what it weighed, and shut a hand on it. # soft
- "own": P: And I stayed in bed. That's how it began. I shouted at you first, so I'm telling you first. # steady
- else: P: I told {h_them} something, so that {h_they} could tell me something. I don't mind telling you, too. It gets lighter. # steady
}
F: You looked round. # after a while, to {a}
A: When? # puzzled
F: Just now, as you came along. I was behind you. You looked round to see if I was there. # as if it were nothing

=== findout_amends_louder ===
# step: amends
# skeleton: known
# needs: foe=talks
# title: As Loud As Last Time
N: There was still somebody who was owed. {one_cap} was out by {edge}, and went on with what there was to do. # plain
H: It was me. I {deed_short}, and I let them say it was you. # low
F: I can't hear you. It was louder than that, the other time. # going on with it
A: That was us. # red
F: Then you'd better help. # mild
N: They took a breath; and {crowd} came running, to see what had happened. # brisk
A: It wasn't {foe}! # as loud as last time
B: It never was! We were wrong! # louder
F: Thank you. I wanted to know if it goes as loud in that direction. # putting down what it was
{ price:
- "keep": N: Then {p} held out {p_keep}, and did not explain. {one_cap} took it, and moved up. # soft
- "own": P: And I stayed in bed. That's how it began. I can't shout that one. # low
- else: P: And I was afraid of you. That's why I was so sure. I can't shout that one. # low
}
F: No. That sort carries by itself. # moving up

=== findout_amends_mute ===
# step: amends
# skeleton: known
# needs: foe=mute
# title: Sorry, Slowly
N: There was still somebody who was owed. They went down to {edge}, the three of them, and stood in a row. # plain
H: I let them say that it was you. # to {foe}, upright
A: {foe_they_cap} can't understand you. # whispered
H: I know. I'm practising for the ones who can. # whispered
N: {one_cap} had been busy with something else, and left off. # quiet
B: We shouted. Somebody threw a bun. It was our shouting that threw it. # to {foe}
{ price:
- "keep": N: Then {p} went forward, alone, as far as you can go, and laid {p_keep} down at {edge}, and came back without it. # soft
- "own": P: And I stayed in bed. That's how it all began. I'm telling you first, because you'll take it the most calmly. # low
- else: P: I've told one true thing this week. It didn't kill me. Here's one more. I was afraid of you, and so I was sure. # low
}
A: Did anything happen? # whispered
B: {one_they_cap} came nearer. I'm nearly sure. # whispered
N: They stood for just as long as they had once shouted. Somebody had to count it, so {h} did, under {h_their} breath. # soft

=== findout_amends_crowd ===
# step: amends
# skeleton: known
# title: A Path, Going the Other Way
N: It was {crowd} who surprised them. Nobody had said anything about it. But in the evening there was a path trodden to {den}, by a great many feet. # plain
A: What are they doing up there? # peering
B: Taking things. I saw {food}. I saw somebody with a whole bun, carrying it in both hands. # peering
H: For {foe}? # low
B: They're putting them down, and going red, and coming away. # low
H: Then I'm last. I ought to have been first. # getting up
N: {h_they_cap} went up by {way_there}, without a light, and did not come back for an hour. # quiet
A: What did you say? # when {h_they} did
H: It wasn't long. Most of the hour was before I said it. # sitting down
{ price:
- "keep": P: Did you see {p_keep}? I left it up there, first thing. # low
- "own": P: Did you tell {foe_them} about me? That I stayed in bed? # low
- else: P: Was it as bad as the other thing? The one you said after I'd said mine? # low
}
H: {price == "keep":It's in the best place. It's got a clear space round it.|{price == "own":I said that two of us were sorry. I'd have liked to say it was only me.|No. It gets easier. Somebody ought to warn people.}} # warm

=== findout_change_turn ===
# step: change
# skeleton: known
# needs: reason=turn
# title: Last Thing at Night
N: There was a new list up on {board}, of whose turn it was to go round last thing at night. It had {p}'s name on it seven times. # dry
Q: You needn't do every night. # going along behind
P: Only till it stops feeling like the first one. # trying a latch that was shut
Q: It was a very little thing. {h} said so.
P: I know. I can carry it about. # going on
{ end:
- "tell": N: Now and then somebody called good night to them, somebody who knew. {p} had thought that it would be worse when they knew. It was only louder. # soft
- "keep": N: Now and then somebody called out, had they found anything yet, and laughed. {p} laughed, too, and felt round the back of a thing to see that it was fast. # soft
- else: N: All was well. It had been well every night since. {p} looked at it for rather longer than you need to look at a thing that is well. # soft
}
P: There's a light on. # stopping
Q: That's {h}'s. {h_they_cap} will be waiting up, to see you go past. # low
P: I know. I go past slowly. {stake_fixed_cap}. I like to see it. # low

=== findout_change_accident ===
# step: change
# skeleton: known
# needs: reason=accident
# title: Somebody Who Drops Things
S: crash
N: A week later {h} dropped a plate. Of the nine people there not one breathed. # still
H: Well, there it goes. # looking at it
W: I'll get a brush. # from the back
H: You won't. I'm going to stand here a minute. I've never had one lie there before. # interested
Q: It's in eleven pieces. # counting
H: I'd no idea. I always had them swept up before I'd looked. # interested
N: Then somebody laughed, and after that they brought things out. Half of {place_of} had something that they had broken, and mended badly, and never shown to {h}. # warm
P: All it took was somebody to know it out loud, and {stake_fixed}. # low
{ end:
- "tell": Q: All you had to do was say it. # low
- "keep": Q: And nobody even knows why they feel like it. # low
- else: Q: And we were up all night sticking things together. # low
}
P: I keep feeling for {p_keep}. # hand in an empty pocket
Q: Does it cost as much as you thought? # gentle
P: Just as much. You'd hate to pay and have it be cheap. # surprised

=== findout_change_company ===
# step: change
# skeleton: known
# needs: reason=company
# title: Nothing the Matter
N: On the first evening when nothing was the matter at all, {h} put out one cup, and stood looking at it. # quiet
Q: Are you in? # at the door
H: What's happened? Who's hurt? # quick
Q: Nobody. Nothing's happened. # coming in
H: Have you got a splinter? # baffled
P: No. We looked. We're just here. # coming in behind
N: They sat, and passed the {food}, and it was rather stiff, like new shoes. # dry
H: You told me a thing, that night. The hard one. How is it? # low
P: About half. I've told it twice more. It's wearing down. # low
Q: Listen. Somebody else is coming. # looking up
{ end:
- "tell": N: It was the one with the chest. Behind that one came others, who had all been there when {h} said it, and who had each thought that they would be the only one. # warm
- "keep": N: It was three of those who had laughed the loudest. They had come to ask what it was like, having two such fools about the place; and they stayed. # warm
- else: N: It was {g}, who only wanted to know who had put it all right; and then forgot to ask. # warm
}
H: I haven't got enough cups. # happy

=== findout_last_tell ===
# step: last
# skeleton: known
# needs: end=tell
N: {air} They had the paper and the string and the rest of it before them, and nobody had any more use for them. # peaceful
A: Would you do it again? # after a while
B: Find out? Or say so? # lazy
A: Either.
{ b_kind:
- "planner": B: I'd start with whoever brings the {food}. Always start there. I've made a note. # fond
- "explorer": B: The finding out, any day. The saying was further. I've never been so far from home, and it was only three steps up. # fond
- "wildcard": B: I'd like to have been cleverer, and known less. Is there a way to do that? # fond
- else: B: I'd bring two handkerchiefs. I had only the one, and {h} had that. # fond
}
A: My sleeve's all stretched. It's where {h} held on. # looking at it
B: You could wash it.
A: I could. # not going to
N: In the end they kept the string. {b} tied it up in a bow, round nothing. It came out with two ears, and then, on the second try, with three. # soft

=== findout_last_keep ===
# step: last
# skeleton: known
# needs: end=keep
N: {air} Somebody went by, and called out to ask if they had found it yet, and was heard laughing all the way home. # peaceful
A: That's six today. # counting
B: Seven. You were asleep for one. # lazy
A: I thought that I'd mind. I do mind. I just thought that it would be the only thing I felt. # thinking
{ b_kind:
- "planner": B: I've closed the file. It says, not known. It's the only lie I ever filed, and I did it in my best writing. # content
- "explorer": B: There's a place on the map with nothing on it, and we've been there. I rather like that. # content
- "wildcard": B: I could tell, you know. Any minute. I've never been trusted with a thing like that. I keep taking it out to look at it. # content
- else: B: {h} slept last night. Right through. I could tell by how {h_they} put down the cups. # content
}
N: On the step beside them there stood some {food}, done up in string. Nobody had seen it come. # soft
A: Look at that. # fond
B: Don't undo it. Let it be a mystery for a bit. # fond

=== findout_last_mend ===
# step: last
# skeleton: known
# needs: end=mend
N: {air} They had not been to bed for two nights, and had got to the stage where everything is a little bit funny. # peaceful
A: Do you know what I heard, just now? Two of them were talking. They said, we ought to ask someone to find out who put it right. # giggling
B: They never. Who did they want to ask? # giggling
A: Us. # wiping both eyes
{ b_kind:
- "planner": B: We'd be very thorough. We'd begin by asking where we were. # weak
- "explorer": B: We'd never catch us. We know all our ways out. # weak
- "wildcard": B: I'd turn me in for half a bun. # weak
- else: B: We'd have to be kind about it. # weak
}
A: Ten to four. And not a light anywhere. And I wasn't sorry for us at all. # quieter
B: No. I was thinking, so this is what {h} does all night. It wasn't so bad. It only wanted three. # yawning
N: They fell asleep where they were. Somebody came by and did both sides, and then the feet, and then the feet again. # soft
