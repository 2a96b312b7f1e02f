// LOST WELL and SAME SIDE, second ways of the later doors.

=== contest_go_card ===
# step: go3
# skeleton: lost_well
# tone: gentle,noir,space
# door: Knock at [g]'s, with nothing in our hands
# style: honest
# recall: knocked at [g]'s, with nothing in their hands
# makes: way3=sorry
N: They had thought of flowers. Then they had thought of how it would be to come in with flowers, and went with nothing. # quiet
S: knock
G: It's open. I've got flour on. # within
A: We've come to tell you something, and then we'll go. # stiff
{ trouble:
- "dent": B: We said the same evening. We put it down so as to wave, and it was stood on, and there's a dent; and it's taken us until now to knock. # plain
- "dropped": B: They said two, and I said us, before I'd breathed in. You were standing next to me. I didn't look. # plain
- else: B: You came in, and there was nobody. We'd said that we would be there. We were being carried. # plain
}
A: That's it. There isn't another side. We've turned it over. # plain
N: {g} took it in by small pieces, like somebody who reads a bill which is for once not too high. # quiet
G: People generally send a card. # slow
B: Would you sooner have had a card? # anxious
G: No. I only don't know where you put this. Stay till the pie's done, while I think. # making room

=== contest_go_moths ===
# step: go3
# skeleton: lost_well
# tone: eerie,gentle,comic
# door: Mend it in the night, like moths
# style: careful
# recall: mended it in the night, and said nothing
# makes: way3=work
{ trouble:
- "dent": N: They took {g_keep} off with them, under a coat, and worked at the dent by one lamp, from within, with the back of a spoon. # quiet
- "dropped": N: They went to {board} with one lamp. Where {g} had rubbed out {g_their} own name there was a clean place. They wrote it in again, as large as theirs, and then it had to be done over in ink. # quiet
- else: N: They went back to the line with one lamp. They put up all the flags, and set out every chair that {g} had stacked, with its face the right way. # quiet
}
A: If anybody comes, we're moths. # whispered
B: {g} won't know who it was. # whispered
A: That's what it's for. If it's known then {g_they}'ll come round and thank us. I couldn't stand it. # whispered
B: It's the final in the morning. {foe_cap} {foe_is} asleep. # whispered
A: Then there's one of us who's rested. Hold the lamp. # whispered
N: It was four before they had done. They stepped back, and it was very nearly as good as it had been. # quiet
B: Nearly. It wants one thing more. # slow
A: I know what it wants. I've spent the whole night not looking at where it is. # slow

=== contest_go_handsome ===
# step: go3
# skeleton: lost_well
# tone: epic,manners,noir
# door: Win first, and make handsome amends after
# style: bold
# recall: decided to win first, and be handsome to [g] after
# makes: way3=later
N: It would all be made up to {g}, and handsomely; only first they had to win. They drew up a list of how handsomely. # dry
A: A dinner, with candles. # going along
B: And a speech, with {g_their} name in it twice. # writing
A: It's better for {g}, if you come to think. What's sorry worth, from two people who lost? # walking fast
B: Nothing at all. I've put, a chair with arms. # writing
N: It had grown to be a very long list. They had both noticed that it got longer whenever they came near a certain corner. # dry
A: There's {g}. # stopping
B: Where? # looking for a door
A: Over there. It's no good. We've been waved at. # waving
G: I've been all over for you! I've got a thing here of yours. # out of breath, pleased

=== contest_go_cheek ===
# step: go4
# skeleton: lost_well
# tone: gentle,manners,eerie
# door: Go in to win, with one eye each on [g]
# style: kind
# recall: gone in to win, with an eye on [g]
# makes: end=back
N: There were three in the final. One was {g}, down at the far end, where the light was bad. # plain
A: We'll keep an eye on {g_them}. One each, turn about. # easy
B: And suppose it all comes down? {foe_cap} won't stop. # tying things
A: Then we'd stop. # easy
N: It is easy to say so before it begins. They both listened to how easy it had been. # dry
B: I want to win so much that I've bitten my cheek. # honest
A: I've bitten both. I only want to be able to sit at the same table afterwards. # honest
{ price:
- "word": P: And I've given my word. I'll be at that line if I've got to be carried there backwards. # firm
- "best": P: I've seen how it looks on {g}'s. It looks better on {g}'s. # rueful
- else: P: What {g} made for us is on there, holding. It'll be looking at me the whole time. # rueful
}
H: You two! You're both facing the wrong way! # calling

=== contest_go_heap ===
# step: go4
# skeleton: lost_well
# tone: epic,space,noir
# door: Put down everything else, this once
# style: bold
# recall: put down everything else, for once
# makes: end=all
N: They would look at nobody until it was over. They shook hands on it, and were surprised at how cold that was. # brisk
A: We've never found out how good we are. We've always been looking to see if somebody had fallen over. # tying things
B: It's the once. One go, with all of it in. # tying things
A: {g}'s waving. # eyes front
B: I know. I can hear the sleeve. # eyes front
{ price:
- "word": P: And the minute that it's done I'm going to that line, and nobody's to speak to me on the way. # firm
- "best": P: Without the best of it. So it'll have to be us who are good. # firm
- else: P: And with {g}'s bit of tin on. I couldn't go slowly, with that on. # firm
}
N: They took off their coats, and whatever they had for luck, and laid it all in a heap; and it was not a large heap, for so many years. # quiet

=== contest_go_chilly ===
# step: go4
# skeleton: lost_well
# door: Start as three, with [g], and get as far as that goes
# style: clever
# recall: started beside [g], and been three, whatever the rules said
# makes: end=three
N: {h} was lining them up, by the book. At one mark there {foe_was} {foe}; and at one there were the two of them; and at the last one stood {g}, with a good deal of room. # steady
A: It's chilly over here. # thoughtful
B: Isn't it? Let's go and stand over there. # thoughtful
G: You'll get into trouble. # worried
H: That's three! It's for two, or one! I'll have to strike you out! # running up
A: When? At the start? # interested
H: No. It says, at the finish. # looking it up
B: Then we've got from here to there. # taking hold of an end
{ price:
- "word": P: I said that there'd be somebody, when you got to the end. I thought I'd come with you, and make sure. # to {g}
- "best": P: There's a bit on yours that I used to know. I want to be near it. # to {g}
- else: P: We owe you two. I couldn't think how to pay it from over there. # to {g}
}
G: But you were going to win. # aghast
A: I know. I'd got my face ready. Which foot do you start on? # cheerful

=== contest_go_wednesday ===
# step: go3
# skeleton: same_side
# tone: gentle,comic,space
# door: Have [foe] in for supper, and no reason
# style: kind
# recall: had [foe] in for supper
# makes: way3=supper
N: {foe_cap} had never been asked anywhere. {one_cap} had read the note three times, to see what it was a note about. # steady
F: What's the occasion? # at the door, stiff
A: It's Wednesday. There's {food}. # nervous
F: And what do I have to do? # not coming in
B: Sit on that one. It's got the good leg. # friendly
N: {one_cap} sat, as one sits for a photograph. A plate was put there; and {one} looked to the left and the right, to see what the others had been given. # dry
F: Mine's the same as yours. # puzzled
A: It's all out of the one pot. # passing things
F: Then how can you tell who's won? # fork in the air
B: Whoever's had enough. # passing things

=== contest_go_socks ===
# step: go3
# skeleton: same_side
# tone: noir,eerie,epic
# door: Go after the key, in our socks
# style: clever
# recall: gone after the key, in their socks
# makes: way3=follow
N: At nine the key went home, and {prize} with it, under a cloth. They took their shoes off, and went after. # quiet
A: Stop when it stops. # whispered
B: I've stopped. There's somebody who hasn't. Listen. # whispered
N: Behind them there were steps, in socks; they were very even ones. They came up, and made as if to go by, and did not. # hushed
F: Oh. It's taken. # whispered
A: What are you doing here? # whispered
F: I come every year. I go after it as far as the corner, and then I tell myself that I don't want to know. # whispered
B: And do you? # whispered
F: I've won it nineteen times. I should like to see where it lives. # whispered
N: It was {one}, with a shoe in each hand. # dry
A: Then you'd better walk in the middle. # whispered

=== contest_go_worse ===
# step: go3
# skeleton: same_side
# tone: manners,space,noir
# door: Swap coats and homes with [foe] for a day
# style: bold
# recall: swapped coats and homes with [foe] for a day
# makes: way3=swap
N: It came of a quarrel, over which of them had the worst of it. There were people listening, and so it got louder. # quick
F: I'd give a good deal for one day of doing as I liked. # cold
A: I'd give a good deal for one of knowing what to do. # hot
B: Well? # to them both
N: Nobody had thought that there would be a well. Ten minutes after that {foe} had gone off in {b}'s coat, rather fast; and they stood where {foe} lived, and where nothing had ever been left about. # dry
A: It's all in order of size. # hushed
B: There's a list. Up. Again. Again. Eat, standing. Again, with the smile. # reading
A: And what's at the bottom? # hushed
B: It says, begin. # turning it over
A: We did say that we'd like to know what to do. # taking off {a_their} hat
