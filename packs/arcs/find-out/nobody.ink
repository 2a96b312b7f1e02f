// NOBODY, episodes 1 to 3: no culprit. Everybody did a small bit of it, because it had been begun already. The words that give it away
// are "I only". One of the leads says them first, in episode 1, with a hand out. Clue: clue=hands, more, fond. Doors: as in known.

=== findout_look_hands ===
# b: payer
# step: look
# skeleton: nobody
# makes: clue=hands
# title: Three Different Hands
N: {trace} They went over it from the one end to the other. # plain
A: This was done by somebody neat. # close up
B: And this was done in a hurry. And by somebody short. # further along
A: So he was neat at first, and then he was in a hurry? # puzzled
B: And shrank? # puzzled
A: Perhaps he was kneeling. Put down kneeling. # writing
N: {b} did not write it down. {b} had put out a hand, and had done something to it. It was a very small thing. # plain
A: What did you do? # looking up
B: Nothing. I only... It looked as though it wanted it. # hand in a pocket
A: You're not to touch it. Nobody's to touch it till we know {ask}. # strict
B: I didn't touch it. I only touched it a bit. # fair

=== findout_look_more ===
# b: payer
# step: look
# skeleton: nobody
# makes: clue=more
# title: More Than This Morning
N: {trace} They measured it, with a piece of string, because it is calming to measure a thing. # plain
A: It's more than it was this morning. # holding one end
B: It can't be. There's been a crowd round it all day. # holding the other
A: That's what I mean. It got worse, with all of them looking. And nobody saw a thing. # troubled
B: Perhaps it does it by itself. # hopeful
A: Hold the string straight. What are you doing? # sharp
N: {b} had put out a hand, the one that had no string in it, and had done something very small. # plain
B: Nothing. I only did that. It was nearly like that already. # pulling it back
A: We're here to find out {ask}. We aren't here to join in. # strict
B: I only evened it up. # hurt

=== findout_look_fond ===
# b: payer
# step: look
# skeleton: nobody
# makes: clue=fond
# title: No Sign of a Struggle
N: {trace} It was {b} who said what was odd about that. # plain
B: There's no harm in it. # slow
A: How do you mean? Everybody's upset! # busy
B: They're upset about who. But look at it. Nobody was angry who did that. Nobody was even in a temper. It's as if they'd been rather fond of it. # slow
A: A fond criminal. # writing it down
B: I could nearly see how you'd come to do it. You'd be standing here, like this. And you'd think, well, since it's like that already. # hand out
A: {b_call}! # sharp
B: I only showed you. # hand back
A: And now it's been shown. I can see where you showed it. # strict
B: Nobody'd ever notice. It's such a little bit. # looking at it sideways

=== findout_find_onlys ===
# step: find
# skeleton: nobody
# needs: way=ask
# title: Twenty-Two Onlys
N: By evening they had everybody down on paper. Not one of them had done it, and {a} read it over aloud. # plain
A: It wasn't me, I only passed by. It wasn't me, I only picked it up to see. I'd never. I only gave it a push. # reading
B: That one was crying. # remembering
A: It wasn't me, I only put it back how I'd found it, and then I only did the other side, so as to match. # reading
G: I only leaned. # sitting
A: You, too? # turning
G: Everybody leans. It isn't a crime, leaning. It had been leaned on before. # placid
A: It wasn't me, I only {x_used}, the once. Somebody's underlined once. # reading
B: How many onlys have we got? # pencil out
A: Twenty-two. And not one of them's enough. You couldn't do it with an only. # adding it up
B: You might with twenty-two. # idly

=== findout_find_five ===
# step: find
# skeleton: nobody
# needs: way=watch
# title: Five Shadows
N: It was well after midnight when the first one came. It was alone, on tiptoe, and it did something very small, and sighed, and went away. # hushed
A: Now! Why didn't you stand up? # whispered
B: Why didn't you? I was waiting for you! # whispered
A: Shh. There's somebody else. # whispered
N: The second was shorter. It did a small thing, too, a little to the left, and looked at it with its head on one side, and went. Then came the third. # hushed
B: It's a gang! # whispered
A: It isn't. They don't know about each other. Look at that one hide. # whispered
B: That's five. That last one had slippers on. # whispered
A: And none of them did it. They each of them only did that much. # finger and thumb, whispered
B: It shows, though. It shows by five of those. # whispered

=== findout_find_blue ===
# b: maker
# step: find
# skeleton: nobody
# needs: way=trap
# title: Forty Blue Hands
N: In the morning {tool} had been moved, and they had {crowd} out, in a line. # brisk
A: Hands, please. Up, and turn them over. # brisk
N: It grew rather quiet. # flat
A: Blue. Blue. Blue on one thumb. Blue up to the elbow. # going along
B: That can't be. I only put on enough for one. # going along, faint
A: Blue. Blue. Who's been wiping it on a hat? Blue. # going along
W: I only moved it to get by. # from the line
G: I only moved it back. It was in the way of where it had been. # from the line
A: Is there nobody here who's clean? # stopping
N: They looked up and down. Everyone in the line looked, too, with great interest, at everybody else. # dry
B: It was such a good trap. I never thought that it would work on all of them. # desolate

=== findout_many_talks ===
# step: many
# skeleton: nobody
# needs: foe=talks
# title: Too Many of Them
N: They had come out to catch one, and now they had everybody, {way == "watch":slippers and all,|{way == "trap":blue to the elbow,|on nine sheets of paper,}} and nobody was guilty of more than a spoonful. # dry
W: I only did a bit! Somebody else must have done the rest! # from the crowd
A: That's what they all say. # weary
W: Then it was {foe} who did the rest! Stands to reason! # from the crowd
N: It did not, but it was a great relief to everyone, and they went up to {den} in a body, and shouted it. # grim
F: I did one. # coming out
A: One what? # thrown
F: One bit. I'd come down to see what you were all staring at, and there it was, half done. I only {bit}. I've as much right to a bit as anybody. # stiff
B: Only one? # weakly
F: I'd have liked to do two. I thought, no, they'd blame it on me. # very stiff
A: So that's everyone. It's everyone in {place_of}, and it's still nobody. # low
F: You did the rest, then, I suppose. # going in

=== findout_many_mute ===
# step: many
# skeleton: nobody
# needs: foe=mute
# title: A Spoonful Each
N: They had come out to catch one, and now they had everybody, {way == "watch":slippers and all,|{way == "trap":blue to the elbow,|on nine sheets of paper,}} and nobody was guilty of more than a spoonful. # dry
W: I only did a bit! Somebody else must have done the rest! # from the crowd
A: That's what they all say. # weary
W: It'll have been {foe}! {foe_cap} never said only! # from the crowd
N: It was a great relief to everyone. They went in a body as far as {edge}, and shouted; and {one} turned round to look at them, and in passing, without so much as thinking about it, did a bit. # dry
B: There! # pointing
A: That's just what they all said. I only {bit}. # weary
A: Yes. There. That's one. I make it about a spoonful. # weary
W: So {foe_they} did do it! # from the crowd
A: As much as you did. Just as much as you, and not a drop more. # loud
N: They all went home, after that, not meeting one another's eye. It took a good while. Everyone wished to walk behind. # dry
B: So we've got everyone. And it's still nobody. # low

=== findout_many_noir ===
# step: many
# skeleton: nobody
# needs: foe=talks no-foe_type=thing,place,event,idea
# tone: noir,manners
# title: Everybody Wants to Confess
N: By ten that night there was a line to the corner, and all of it had come to confess. # dry
A: Next. # level
W: I did a bit. I only did a bit. Do I go to prison? # hat in hand
A: For a bit? They'd have to make a very small prison. Next. # level
B: That's forty. I've added them up. It comes to half. {way == "watch":Five of them we saw for ourselves.|{way == "trap":There isn't a clean thumb in the place.|They all begin with only.}} # low
A: Then somebody's done the other half. And {foe} {foe_plural:haven't|hasn't} come. # level
F: Here. I was waiting till it got quiet. # sitting down
B: So it was you. # level
F: I did one. I only {bit}, on a Tuesday. I was ashamed of it, and then I was ashamed that it was so small. They'd all been saying such large things about me. # lighting nothing, with care
A: It still comes to half. # low
F: Then you've forgotten somebody. You always do, the first time. Have you counted everybody in the room? # getting up

=== findout_go_order ===
# a: careful
# step: go3
# skeleton: nobody
# door: Put all the bits in order
# style: careful
# recall: put all the bits in order, from the last to the first
# makes: way3=order
N: They put all the bits in order. It took an afternoon, and all the string, and a great many small pegs. # plain
A: Who did yours before you? I don't mean who. I mean, what was there, when you came? # pencil up
W: Well, it had been begun. I'd never have begun it. # shocked
A: No. Nobody would. So you go after whoever that was. # moving a peg
B: That's thirty. And every one of them says the same. It had been begun. # moving a peg
A: Then we go on back till we come to one who can't say it. # simple
B: What'll we say to him? # low
A: I hadn't thought. I've got as fond of them as anything. I suppose that we say good morning. # low

=== findout_go_places ===
# a: bold
# step: go3
# skeleton: nobody
# door: Stand everybody where they stood
# style: bold
# recall: stood everybody where they had stood
# makes: way3=places
N: They had everybody come and stand where they had stood. It was a tight fit. # brisk
A: Is that where you were? Exactly there? # walking along
W: There was nobody on my foot, then. # squeezed
B: Now put out a hand. Don't do anything! Only hold it where you held it. # walking along
N: It went round in a ring. Each of them had a hand out, and was looking at the hand of the next one, and nobody had ever seen anything quite like it. # hushed
W: I did it because of him. It was done already. # pointing to the left
A: And he did it because of her. And she did it because of you, {g_call}. And you? # walking along
G: There's a gap on this side of me. There was somebody. I can't think who. They only did a very little. # peering
B: Who's standing in the gap? # slow

=== findout_go_soft ===
# step: go3
# skeleton: nobody
# door: Tell [g] that it does not matter
# style: kind
# recall: told [g] that it did not matter
# makes: way3=soft
N: They went to {g}, who had been lying awake over it, and told {g_them} that it did not matter. # soft
G: It was such a little bit. # muffled
A: It was a very little bit. We measured it. # kind
G: I'd never have done it if it hadn't been done. I saw it there, and it looked so easy, and I thought, if a person like that can do it. # muffled
B: A person like what? # kind
G: Well, a nice person. Somebody you'd think would know. # coming out a little way
A: You saw who did the one before you? # very still
G: I thought that you knew. I thought you were being so good about it. # looking from one to the other
N: {g} would not say any more, but only looked; and one of the two of them began, slowly, to go red. # still

=== findout_first_order ===
# step: first
# skeleton: nobody
# needs: way3=order
# title: The Last Peg
N: There was one peg left, and no name to put on it. It stood at the very beginning. # still
Q: Whoever this is can't say that it had been begun. # reading the row
P: It was only a little one. # slow
Q: How do you know how big it was? # looking round
P: I'm only saying. It looks it. # slower
{ clue:
- "hands": Q: The first day. When we said that he was neat, and in a hurry, and short. You'd your hand out. And it was in your pocket, after. # quiet
- "more": Q: The first day. When we'd got the string. You'd a hand free. And you said that you only evened it up. # quiet
- else: Q: The first day. When you said that it was as if they'd been fond of it. You'd your hand out. You only showed me. # quiet
}
P: But that was after! It had been there for days! # loud
Q: Was that the only time? # very gentle
N: {p} sat down beside the peg. It is a curious thing to go a very long way after somebody, and to see their back at last, and know the coat. # soft
P: No. I did one before. Before there was anything. I was only going by. # low

=== findout_first_places ===
# step: first
# skeleton: nobody
# needs: way3=places
# title: The Gap
N: They all looked at the gap, and the whole ring waited, with its hands out. # still
Q: Somebody who only did a very little. Come on. It's only a gap. # to the ring
P: I'll just stand in it. To see how it looks. # light
N: {p} stepped in. It fitted, all round, like a foot in its own boot. {p_their_cap} hand went up by itself, and stopped in the air. # hushed
P: Oh. # small
{ clue:
- "hands": Q: You did that the first day. You put it in your pocket, after. You said, it looked as though it wanted it. # low
- "more": Q: You did that the first day. With the hand that had no string in it. You said that you only evened it up. # low
- else: Q: You did that the first day. You said that you could nearly see how they'd come to do it. You only showed me. # low
}
P: I'd done it once before that. Ages ago. I was going by, and I'd nothing in my hands. I never thought that it was the beginning of anything. # very small
W: So it was you! # from the ring
G: It was not. {p_they_cap} only did as much as me. # loud

=== findout_first_soft ===
# step: first
# skeleton: nobody
# needs: way3=soft
# title: A Nice Person
Q: {p_call}? # careful
P: It wasn't anything. It wasn't even a bit. It was before. There was nothing to see. # fast
Q: Before what? # careful
P: Before all of it. I was going by. I'd had good news, I think, or a bun. And I put out a hand, and I only... # stopping
N: Nobody finished it for {p_them}. {noise_cap} had a try. # still
{ clue:
- "hands": Q: You did it again the first day we looked. You said, it looked as though it wanted it. # low
- "more": Q: You did it again the first day we looked. You said that you only evened it up. # low
- else: Q: You did it again the first day we looked. You said, since it's like that already. # low
}
P: I've been asking everybody, for a week. I stood there with a pencil, and made them cry. I never once asked who I saw when I'd a hand out. # wretched
G: You were humming. It looked so cheerful. That's why I thought that it must be all right. # gentle
P: That's the worst thing that anybody's ever said to me. # low

=== findout_price_begin ===
# step: price
# skeleton: nobody
# needs: way3=order
# makes: price=peg
# title: Good Morning
Q: We said that we'd say good morning to him. # after a time
P: I know. I'd planned it so nicely. # low
Q: Good morning. # kind
P: Good morning. What do I do now? # low
Q: You could leave the peg without a name. Nobody'd know. They've all got one after it. # low
P: I'd know. There's forty people, every one with a name on a peg, and they let us do it. I'd be the only one with clean hands, and mine were first. # low
N: {p} took the pencil, which had written down everybody else, and licked it, and wrote. It was the shortest of them all, and took the longest. # soft
Q: Is it straight? # looking
P: No. Leave it. It's got to go up in front of them all. That's the price of a pencil. # straightening up

=== findout_price_ring ===
# step: price
# skeleton: nobody
# needs: way3=places
# makes: price=keep
# title: Something in the Other Hand
W: So what's it to be? Somebody's got to pay for it. # from the ring
P: I began it. I'll pay. # from the gap
W: For all of it? # from the ring, hopeful
P: For the first bit. I can't pay for your bits. I wouldn't know what they cost. # steady
N: {p} felt about, with the hand that was not up, and came upon {p_keep}. # still
Q: You needn't give that. A bit's a bit. It's a spoonful. # low
P: It's got to be something I'd rather not. Or I'll only do it again, next time that I'm cheerful. {p_keepwhy} # low
N: {p_they_cap} put it down in the middle of the ring. It lay there, and everybody looked at it, and then, one after another, at what they had in their own pockets. # quiet
W: I didn't mean that we should all. # much lower
P: No. Nobody means it. # plain

=== findout_price_tell ===
# step: price
# skeleton: nobody
# needs: way3=soft
# makes: price=face
# title: Everyone on the List
P: I've got to go round again. # standing up
Q: To everybody? Why? # appalled
P: I went to each of them and asked what they'd done. I'll have to go to each of them and say what I did. At the same doors, so to speak. In the same order. # low
Q: There's forty of them. It took us a day, and that was with people being sorry for us. # low
P: I know. I could do it all at once, from a box. It'd be easier. # low
Q: Then do it from a box! # loud
P: It ought to be as much trouble as it was to them. {p_fearline} And I've still got to. # swallowing
G: You can start with me. I know it already. You could get your hand in. # offering
P: It was me who was first, {g_call}. I'm sorry that I looked so cheerful. # and breathed out
G: There. That's one. # counting
