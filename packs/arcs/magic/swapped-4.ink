// SWAPPED, episode 4: each asks for what they wanted, in their own name and voice: before all (crowd), at the doors by night (round), or in the
// hour in which everybody is somebody else (all). Then o is called by name and comes; and x is not. And p pays.

=== magic_swap4_crowd ===
# step: go4
# skeleton: swapped
# door: Have both ask in front of everybody
# style: honest
# recall: had both of them ask in front of everybody
# makes: end=crowd
N: {till != "":There was hardly any time left till {till}. }They had all been sent for. They stood as far back as {far}; and in the middle there were two boxes, to stand on. # plain
A: They've each got something to ask you. You're not to say anything till they've done. # loud
H: Is that {x} on the left? # whispered
B: Shut your eyes. All of you. You go by the {seen_by}, and that's how we got here. # stern
N: It was the first time that they had all had their eyes shut at once. Somebody giggled, and was trodden on. # dry
X: I can't. I never asked for anything. They ask me. # very low, on the left
A: You needn't do it well. # low
X: What if they say that it depends? # lower
O: Then ask them on what. That's what I always wanted to. # from the right, kind

=== magic_swap4_round ===
# step: go4
# skeleton: swapped
# door: Take the two of them round by night
# style: kind
# recall: gone round with the two of them by night
# makes: end=round
N: {till != "":There was one night left till {till}. }{x_cap} and {other} went along the path side by side, in the dark, and the others some way behind. At every door they stopped; and {other} knocked. # hushed
H: Who's there? # from inside, sleepy
O: It's {other}. I've put your lamp out every night for years. I've come to ask you for something. # low
H: {other_cap}? Is it you that does that? # after a moment, through the door
O: It's got a string. # low
N: {h} came out, in a blanket, and walked along with them. By the eighth door they were so many that they could not go quietly any more. # quiet
A: You've knocked at every one. # whispered
O: I'd never done it before. I know them all from outside. # whispered
X: I've got to ask as well. I've only ever opened the door. I never had to knock. # whispered, dry in the mouth
B: We'll stand here. By the last one. You can both have a minute. # whispered

=== magic_swap4_all ===
# step: go4
# skeleton: swapped
# a: bold
# b: careful
# door: Let everybody change places for an hour
# style: clever
# recall: let everybody change places for an hour
# makes: end=all
N: {till != "":There was hardly any time left till {till}, when it came to {b}.|It was {b}'s idea.} If those two could not find the way back alone, then everybody should go, and come back with them. So they had drawn lots, out of a hat. # brisk
A: For one hour! Who are you, {h}?
H: I'm {g}. I've got {g_their} coat on. I don't care for it, it's full of receipts. # stiff
A: {g}?
G: I'm {h}. I've told seven people to be careful. Does it always itch, being worried? # scratching
B: And I'm {a}; and I must say that I think we should just go and do it. # trying it out
A: And I'm {b}. I don't think so. Have we got a list? # trying it out
N: They walked about like that. For the first quarter of an hour one heard laughing. After that it got quieter. # dry
H: {g}. I mean, {h}. Nobody's said a word to me since I was you. # low
G: I know. I was waiting for you to notice. # low

=== magic_act_asked_crowd ===
# step: act
# skeleton: swapped
# needs: end=crowd
# title: Half an Hour
X: I'm {x}. I'd like half an hour. Every day, after dinner. With nobody calling me. That's me, asking. # hoarse, then loud
N: They all had their eyes shut. It was a very small thing to come out of that voice. # still
H: Half an hour? Is that all? You'd only to say so! # from the front
X: I didn't know how it goes.
O: And I'm {other}. I'd like to be called. # clear
G: What for?
O: Not for anything. I'd like somebody to say my name, and see if I come. # clear
N: It was so quiet that one could hear a person swallow. Then somebody began. It was {p}. # hushed
P: {other_call}! # calling
N: And they all called it, with their eyes shut, as far back as {far}. {other_cap} ran. Right across from the wrong side {other_they} ran; and {x}, whom nobody had called, stayed where {x_they} {x_was}. In the middle there was a hiccup like the slam of a door. # quick
X: I'm on the other side of you. I've got my own feet on. # amazed
O: They called me. # out of breath
A: You can look now! We said that we'd {verb}! # loud
B: And we {verb_did}! They did! By asking! # loud

=== magic_act_asked_round ===
# step: act
# skeleton: swapped
# needs: end=round
# title: At the Last Door
N: They stood before the last door, in blankets; and for once there was a light on in front of it. # soft
O: I'm {other}. I'd like somebody to call me. It needn't be for anything. Only so that I'd know I was expected. # low
H: By your name? # low
O: It's hardly been used. # low
X: And I'm {x}. I'd like half an hour a day when nobody does. I've hidden from you all. I'd sooner not have to hide. # low
G: Which half hour?
X: You'd let me choose? # barely
N: It was {p} who went off, to the far end of the path, to {o_bed}. Nobody had ever called from there. One heard {p_their} steps, and then nothing; and then, quite small, through the dark, {p}. # hushed
P: {other_call}! Come home! # from far off
N: And {other} went. {other_they_cap} did not run, but {other_they} did not stop at any of the doors. {x_cap} heard it, and stayed where {x_they} {x_was}. Somewhere about the middle of the path there was a hiccup. # soft
X: That was it. I felt it go by. It was like somebody passing me in the dark, and being polite. # in {x_their} own place
A: We said that we'd {verb}. # whispered
B: And we {verb_did}. Listen. # whispered
O: I'm here! I came! # from far off

=== magic_act_asked_all ===
# step: act
# skeleton: swapped
# needs: end=all
# title: The Hour Is Up
N: When the hour was nearly up, they all stood about, and each was waiting for somebody to say the right name. # quiet
A: Time! Everybody may be who they are! But you've got to ask for it! # loud
H: I'm {h}. I'd like to be told that I needn't worry. Just once. # quick
G: I'm {g}. I'd like somebody to go through my pockets with me.
N: So it went on round the ring, and each was given it; until it came to two who had not been playing. # still
X: I'm {x}. I'd like half an hour a day with nobody calling me. # hoarse
H: You too? I'd have liked an hour! You can have mine as well! # warm
O: And I'm {other}. I'd like to be called. Not for anything. # low
N: Everyone there had been somebody else for an hour, and had not been called. So nobody asked what for. {p} was the first to put both hands to {p_their} mouth. # soft
P: {other_call}! # calling
N: Then they all called it; and {other} came across the ring, at a run, and {x}, whom nobody had called, stood still and let it happen. In the middle there was a hiccup. # quick
X: That's my own nose. # feeling it
O: They all said it. At the same time. # out of breath
A: We said that we'd {verb}! # loud
B: And we {verb_did}! And I never want to be {a} again, you've got a stone in your shoe! # loud

=== magic_paid_nail ===
# step: paid
# skeleton: swapped
# needs: price=keep
# title: The Nail
N: {p} came with a hammer, and knelt down by {o_bed}. {other_cap} watched. {other_they_cap} had come home to a corner with a draught in it. # quiet
P: Tell me when it's where you'd see it lying down. # with the nail
O: Up a bit. No. Down. There. What's it for? # curious
N: {p} knocked it in. Then {p} took out {p_keep}; and it took rather longer than it takes to hang a thing on a nail. # still
P: It's for this. It isn't lent. I said I'd give up {p_keep}, and I'm giving {p_keep_them} up. {p_keep_plural:They're|It's} yours. # hoarse
O: But you'd come back three miles for {p_keep_them}. # whispered
P: I know where {p_keep_they} {p_keep_plural:are|is}, now. # gruff
N: {other_cap} did not touch it. {other_they_cap} lay down, and looked up at it; then {other_they} shut one eye, and looked with the other. # soft
O: Somebody'll have to come by, then. To see that {p_keep_they} {p_keep_plural:are|is} still there. # after a while
P: I thought that I might. # gruff

=== magic_paid_boots ===
# step: paid
# skeleton: swapped
# needs: price=boots
# title: In Socks
N: {p} stood up before all of them, in socks. They had asked why already; it was a cold sort of morning for it. # plain
P: It was me who threw the boot. {other_cap} came every night to shut my door, for years; and every night I threw it. I said that I'd say so. # loud, then less
H: You hit {other_them}? # shocked
P: Nearly always. # truthful
O: It's a heavy boot. It doesn't go straight. # helpful
N: {p} set them down before {other}, side by side. They were good boots. # still
P: They're yours. Both, for good. I said so, and I'm not having them back. # hoarse
O: What would I do with them? {other == "creature":I've got the wrong number of feet.|They're three sizes too large.} # looking into one
P: I don't mind. You could keep things in them. # gruff
N: {other_cap} thought. Then {other_they} took them by the laces, one after the other, and put them outside of {p}'s door, one on each side. It has not swung since. # warm
O: There. That's what they're for.

=== magic_paid_plates ===
# step: paid
# skeleton: swapped
# needs: price=plates
# title: Forty
N: They stood round the tub. {p} had the paper out, and read it to them, right down to the signature. # plain
P: I let go, when you were all pushing. It was for this. I said that I'd tear it up. # tearing it, small
X: You may have it from me in my own hand, if you like. It says no. # kind
P: Thank you. That's the first time that you've said what you meant. # taking up the first plate
N: There were forty. They had to be got off one another with a knife. By the twelfth the water was gravy; by the twentieth it was night. Nobody dried. That had been agreed. # dry
Q: How many more? # from the doorway
P: Nineteen. I'm not to be helped. # stiff
Q: I'm not helping. I'm standing here. # not moving
N: And after {q} there came {other}, and stood there too. {other_they_cap} looked at every plate when it was done. # quiet
O: There's a bit on that one. # low
P: Where? Oh. Yes. # turning it
O: You'd want to know. # simple

=== magic_paid_fetched ===
# step: paid
# skeleton: swapped
# needs: price=fetched
# title: With the Gate
N: {p} had said that {p_they} would take them back, and {p} took them: forty things, one at a time, to forty people. The gate came last. It had to be carried upright, with {p} inside. # dry
H: That's my spoon! I've stirred with a stick for days! # at the door
P: I had it. {other_cap} brought it, because I wished for it; and I said lovely. And I let go, when you were all pushing, so as to get more. I'm sorry. # for the thirty-first time
H: What did you want with it?
P: Nothing. It was so nice, to be brought something. # honest
N: {h} went in, and came out again with {food}, in a cloth. # still
H: There. That's brought. Now go and do the next one. # gruff
N: By the time that it came to the gate {other} was walking alongside, and carried nothing, with some difficulty. # soft
O: I could take the one end. # after a while
P: No. You've brought me enough. # out of breath
O: I could just walk, then. In case you drop it. # content

=== magic_change_name ===
# step: change
# skeleton: swapped
# needs: end=crowd,all x=person
# title: Six o'Clock
N: {later_cap} at six somebody puts down what they have in their hand, and goes as far as {edge}, and calls. # quiet
H: {other_call}! # calling
O: What is it? # arriving, breathless
H: Nothing. I was only calling you. # pleased
O: Oh, good. # pleased
N: Then {other} tells {h} what there is to be told. It's short. {h} goes off and does it; the big door has shut without a sound since Thursday. There had been a spoon in it. # dry
A: And where's {x}?
B: You can't have {x_them}. It's the half hour. There's a card. # low
N: {way == "tell":It was one of the two old cards, turned over|{way == "day":It was on the back of the short list|It was propped on {tool}}}. It said: No. Under that, smaller, in {x_whose} hand, it said: I know what I think myself. # dry
X: You may come in if you don't want anything. # from inside
A: We don't. # sitting down

=== magic_change_round ===
# step: change
# skeleton: swapped
# needs: end=round
# title: Two on the Round
N: There is a list for the round now{way == "day":, on the back of {x_whose} long one|{way == "tell":, and whoever has the night wears the card|, and it hangs on {tool}}}. Everybody has a night. On the first evening nobody could read the names on it, they were all so small, out of shame. # quiet
H: I did it yesterday. I'd no idea. Do you know that {g} sleeps with a light on? # low
A: You're not to know that. You're to push up the rug.
H: I pushed it up. And then I stood and waited for the breathing. I was quite late to bed. # soft
B: And {other}? Does {other_they} still go?
H: Every night. But there are two, now. And whoever's the other one calls {other_them}, before they start. You have to call. That's the rule. # proud
N: One heard it at that moment, from the far end of the path: {other_whose} name, not loud; and somebody who came running. # soft
A: Whose night is it?
H: It's {x_whose}. {x_they_cap} {x_plural:do|does} it instead of {x_their} half hour. {x_they_cap} {x_plural:say|says} that it's the same thing, only with doors. # dry

=== magic_change_book ===
# step: change
# skeleton: swapped
# needs: x=person price=plates
# title: A Fourth Line
N: {x_cap} had got the small book back. {x_they_cap} sat with it by {edge}, and a pencil; and {other} sat there, too. # peaceful
H: {x_call}! Would green do, for the big door? # calling, coming up
X: I don't know. # after a moment
N: {h} stopped dead. In all those years {x} had never said so. # still
X: No. I've never known anything about paint. Ask {other}. # light
O: It's still wet from the last time. # friendly
H: Oh. Thank you. Thank you both. # going, dazed
N: {x_cap} bent over the book. There had been three lines in it, that do for anything. All three were crossed out. # warm
A: What have you written instead? # leaning over
X: "I don't know." It's the best of the lot. They go away quite happy, and one needn't remember what one said. # content
O: {way == "tool":That depends. Oh, it still does that. }May I have the old ones? # after a moment
X: What for?
O: For {p}. {p_they_cap} {p_plural:ask|asks} me every day if {p_they} may have it in writing.

=== magic_change_whistle ===
# step: change
# skeleton: swapped
# needs: x=creature
# title: The Flat Whistle
N: {h} had hammered the whistle round again. It did not whistle now. It said something more like pardon. # dry
H: Shall I throw it out? # turning it over
X: Keep it. If it only says pardon, I needn't have heard. # stretched out
A: Do you come when they call, now?
X: I come when I'm called twice. The first one's for {other}. # lazy
N: And it was true. Whoever called at all, in those days, called {other} first. {other_they_cap} came like a shot, and found out what it was. # warm
O: They wanted to know what the big door sticks on. It's a spoon. I've said so since the spring. # arriving
X: Did they listen?
O: They went and looked. # shining
N: {x_cap} {way == "tool":turned round three times, as {x_they} always did now, and moved over|moved over}. They had the old blanket between them; it had always had {x} on it, in red. Somebody had sewn a second name on underneath. # soft
B: When are you both called? # sitting down by them
X: For dinner. I don't mind that one.
