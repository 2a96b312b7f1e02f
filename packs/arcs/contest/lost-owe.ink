// LOST WELL, episode 3: what winning runs on, and what is owed.

=== contest_go_sorry ===
# step: go3
# skeleton: lost_well
# door: Go to [g] and say it plainly
# style: honest
# recall: gone to [g] and said it plainly
# makes: way3=sorry
N: They went to {g} to say it plainly. They practised on the way, which is not quite the same thing. # low
A: It got trodden on, by circumstances. # trying it
B: Plainly. # low
S: knock
G: Come in. Is it about the chairs? # within
{ trouble:
- "dent": A: No. We left it lying where people were dancing, because we were being clapped, and somebody stood on it, and we didn't bring it back.
- "dropped": A: No. They said two, and we said us. We didn't stop to think. If we'd thought, I don't know what we'd have said, and that's worse.
- else: A: In a way. We said that we'd be there. We'd a whole hour to be there in. We were eating buns.
}
B: So we're sorry. That's all of it. There isn't a but. # plain
N: {g} turned that over once or twice, like something that had come in the post. # quiet
G: Nobody's ever come back to tell me that. I don't know where you put it. # puzzled
A: You could shout. # hopeful
G: I've a pie in.

=== contest_go_put_right ===
# step: go3
# skeleton: lost_well
# door: Put it right by night, and say nothing
# style: careful
# recall: put it right by night, and said nothing
# makes: way3=work
{ trouble:
- "dent": N: They put it right with their hands. It took a spoon, a lamp, and four hours, and every time that the dent went out on one side of {g_keep} it came up on the other, to see how they were getting on.
- "dropped": N: They put it right with their hands. {g}'s name had been rubbed off {board}, so they wrote it there again, and as there was no room left on their own line, they ruled {g_them} a new one. It took four hours, because of the lettering.
- else: N: They put it right with their hands. They put up every flag. They unstacked all the chairs. They stood a lamp at the end. It took four hours.
}
A: Are you going to tell {g_them}, or am I? # low
B: Neither. If we tell {g_them} then it's a present, and {g_they} will have to thank us. # low
A: I'd quite like to be thanked. # low
B: I know. That's how we got here. # low
A: We should be practising. {foe_cap} will be. # working
B: Hold that straight. # working
N: They looked at it in the first of the light. # quiet
A: It still wants something. # head on one side
B: Yes. I've seen what it wants. I was hoping that you wouldn't. # very low

=== contest_go_later ===
# step: go3
# skeleton: lost_well
# door: Win first, and make it up after
# style: bold
# recall: decided to win first and make it up to [g] after
# makes: way3=later
N: They would win first, and make it up to {g} after. It was a perfectly good plan. They went over it several times, which you do not need to do with a good plan. # dry
A: Because if we stop now, we've upset {g} and we've lost. Who's that any use to? # walking
B: Nobody. And afterwards we can do it properly. With cake. # walking
A: A big one. With a name on it. # walking faster
B: Why are we going round by {way_there}? # puffing
A: It's shorter.
B: It's twice as long. It just doesn't go past {g}'s. # puffing
A: I didn't choose it. My feet did. # stiff
N: And there, coming the other way along {way_there}, because it was shorter from the other end, came {g}. # dry
G: There you are! I've been looking for you everywhere. I've got something of yours. # pleased

=== contest_better_talks ===
# step: better
# skeleton: lost_well
# needs: foe=talks
N: It was late when {foe} looked in on them. There was no book this time, and nothing clever. {one_cap} just stood there, as one does in a shop. # quiet
F: You could beat me, you know. I've been over it. # plain
A: Is this a trick? # wary
F: No. You'd have to want it more than anything else you've got. I did. I put everything else down, one thing after another, to see if I'd miss it. And I didn't! # plain
B: What did you put down?
F: I forget. That's how well it went. # after some thought
N: It was not said sadly. It was said like somebody pleased with a tidy cupboard. # dry
A: {way3 == "sorry":We've just come from saying sorry to somebody. Do you mind having nobody to say it to?|{way3 == "work":We're up half the {t_unit} for somebody. Do you mind having nobody to be up for?|Do you mind?}} # low
F: I like winning. I'm only telling you what it runs on. Good {t_unit}. May the better one, and so forth. # going
B: Wait. When you win, who do you tell? First?
F: They all saw. # puzzled

=== contest_better_shelf ===
# step: better
# skeleton: lost_well
# needs: foe=talks
N: They had gone to {foe} to borrow a screwdriver. {one_cap} had one. {one_cap} had everything, in order of size. # dry
F: Take your time. I've finished. I finished on Monday. # pleasant
A: What do you do when you've finished? # looking round
F: I begin again. I'm better than you, you see. I don't say it to be horrid. I'll be better tomorrow, too. You may have luck, of course. # pleasant
B: Everybody says we've got a chance.
F: Oh, you've a chance. You've about one in five. I'd take it. I only wonder what you'd do with it, afterwards. You'd have to be me. # holding out the screwdriver
N: It was very quiet in there. There was one cup on the table, one plate, and one chair pushed in. # soft
A: Do you like it? Being you? # not rude, asking
F: It's beautifully organised. # after a moment
B: We'll bring it back. {way3 == "sorry":It's to go with a sorry.|{way3 == "work":It's for something of {g}'s.|The screwdriver.}} # at the door
F: People do. They push it through {slot}.

=== contest_better_mute ===
# step: better
# skeleton: lost_well
# needs: foe=mute no-foe_type=thing,place,event,idea
N: It was late, and they had gone to look at {foe}. One does. It is like going to look at the sea before a crossing. # quiet
A: Still at it. # whispered
B: Will {foe} ever stop?
H: Not that I've seen. I come by every {t_unit} to lock up. # behind them, with the keys
N: {one_cap} went through the whole of it once more, exactly as before. There was nobody near. There never had been. # hushed
A: That's what better looks like, then. # low
H: That's it. That's all that's in there. People ask me, what's the secret? There isn't a secret. There's only that, and nothing else whatever. # low
B: We could get as good as that. If we put down everything else. # slow
H: You could. You've a gift for it. {way3 == "sorry":Only you lost an hour this morning, on {g}'s step.|I watched you go past {g}'s this morning without once turning your heads.} # turning the key
A: {way3 == "sorry":Was that a complaint?|That wasn't a compliment, was it?}
H: I only lock up.

=== contest_better_number ===
# step: better
# skeleton: lost_well
# needs: way way3
N: {h} had the book of results, and did not mind who read it, as nobody ever did. # dry
H: {foe_cap}, {foe}, {foe}. It's restful, once you stop expecting anything. # turning pages
A: What's this, at the bottom? In the other ink? # pointing
H: That's who stayed to the end. I started putting it in for my own amusement. It's a different list. # fond
B: It's got {g} on it. Nine times. Who's this? # turning it to the light
H: The man who does the chairs. A dog, two years running. And you two, look, once. You'd lost a glove.
A: And {foe}?
H: Oh, {foe} {foe_was} never on that one. Nobody who's in front ever is. There's no need for it. When you've won, it's over. # simple
B: If we win, we'll be on the top one. # slow
H: You will. I've a new pencil for it. I've only the one line free, though, top or bottom. # closing it

=== contest_better_noir ===
# step: better
# skeleton: lost_well
# tone: noir
# needs: foe=talks
N: There sat {foe}, where the light stopped. Some people are careful about that. # low
F: I saw the first round. You were good. You were so good that you {trouble == "forgot":forgot somebody|never looked down}. I know the feeling. You go to sleep on it, and in the morning it's stopped being a feeling. # low
A: What do you want?
F: To save you the time. There's two ways out of that room tomorrow. One's got my name on it, and I'll tell you what it costs. It costs whatever you've got in the other hand. # low
B: What did it cost you? # low
F: There was somebody used to wait outside for me. With a coat. I don't know how many years it was before I noticed that I was cold. # lighting nothing
A: You could stop.
F: With what I paid? # getting up

=== contest_owe_word ===
# step: owe
# skeleton: lost_well
# needs: way3=sorry
# makes: price=word
# title: Somebody at the end
G: I've put my own name down. For the final. By myself, under yours. I'd like to do it once right through, with the flags up. # cutting the pie
A: Good! That's good! You should! # too loud
G: And there's one thing you could do for me, as you're here. When I come to the end, I'd like there to be somebody. That's all. It needn't be a crowd. # not looking up
Q: We'll be there. We'll stand there till you come. # at once
G: You said that. # not unkind
N: It was some time before anyone said it a second time. Then it was {p}, who looked as if it were being got out with pliers. # quiet
P: {p_fearline} And I'm worse at waiting. But you've got my word. If we've won, or lost, or been struck by lightning. Somebody'll be there, and it'll be me. # low
G: If you've won they'll be carrying you. # practical
P: Then they'll have to carry me to you.

=== contest_owe_best ===
# step: owe
# skeleton: lost_well
# b: payer
# needs: way3=work no-act=wit,board,hide,still,perform
# makes: price=best
# title: What it wanted
A: It's for tomorrow, {b}. {g_theyve_cap} put {g_their} own name down. For the final, all alone. # low
N: What it wanted was on {x}. It was the best of it, the one part that had never once let them down. # quiet
A: That's what we beat {foe} with, {b}.
P: I know what it is. I got it right. I lay there that {t_unit} and I couldn't believe it was me. # low
Q: You don't have to. # low
P: Stop saying that. If you say it once more I shan't. # holding it
N: It came away quite easily, and was tied on, where it was wanted; and what remained of {x} looked like anybody's. # soft
Q: Will {g_they} notice? # whispered
P: I hope not. I'll notice enough for three.

=== contest_owe_debt ===
# step: owe
# skeleton: lost_well
# needs: way3=later no-act=wit,board,still
# makes: price=debt
# title: Twice
N: It was a small thing, made from a tin lid and a bootlace and a good deal of thought. {g} had to show them where it went. It went on {weak}, just where it always gave. # quiet
G: I saw you'd trouble with it, there. I'd nothing on, so I sat up. # holding it out
A: All night? # small
G: It's not as if I was asleep. # cheerful
Q: We were coming to see you. After. # scarlet
G: You've enough to do. And I've put my own name down, you know! For the final. By myself. I shan't be in your way. I'll be behind. # going, with a wave
N: They stood there with it. It weighed hardly anything. # flat
Q: Well, now we owe it twice. # low
P: Don't.
Q: I'm only counting.
P: We can win with this. Look at it. It fits. {p_fearline} But this frightens me more. # turning it over
