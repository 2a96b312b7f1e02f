// SWAPPED, episode 3: o is called, and will not go back; x hears its own name, and may not come. o says why (ask), or it comes out on the
// round by night whose boot it was (watch), or they are pushed together and p lets go (push). What p pays: keep, boots, plates.

=== magic_swap3_ask ===
# step: go3
# skeleton: swapped
# door: Ask [other] what is so good about it
# style: kind
# recall: asked [other] what was so good about it
# makes: way3=ask
N: They waited until the last of the queue had gone. Then they sat down, one on each side of {other}, who looked like somebody at a party. # quiet
A: Nobody wants anything. We'd only like to know. # gentle
O: I've been called fifty-three times. I've kept the list. # at once
B: Aren't you tired?
O: I don't know. I haven't stopped to see. What comes after fifty-three? # shining
A: Fifty-four. {other_call}, what's so good about it?
O: You'd have to have been me. # thinking
B: We haven't. That's why we ask. # low
N: {other_cap} opened {other_their} mouth to answer; then somebody called {x}, from {far}; and all three heard the click. # flat
O: Fifty-four. # softly

=== magic_swap3_ask_pie ===
# step: go3
# skeleton: swapped
# door: Bring [other] some supper, and listen
# style: kind
# recall: brought [other] some supper, and listened
# makes: way3=ask
N: They brought {other} some {food}, on a plate, with a fork. {other_they_cap} had had supper twice, as {x}; but that was with people calling. # plain
A: You needn't talk. You can just eat. # setting it down
O: I'd sooner talk. # with {other_their} mouth full
B: What about?
O: What there is. I've got a lot that I never said. There's one from when the big door was painted. I said, it's wet. # eating
A: Did nobody hear?
O: {h} leaned on it. # eating
N: {other_they_cap} had a whole row of that sort. They were all short; and every one would have been of use on the day. # dry
B: And now they hear you.
O: They hear {x}. It's the same words, but they've got somebody in front of them. # putting down the fork

=== magic_swap3_watch ===
# step: go3
# skeleton: swapped
# a: careful
# door: Go on the round for one night
# style: careful
# recall: gone on the round for one night
# makes: way3=watch
N: They started at {o_bed}, when the last lamp ought to have been out and was not. {x_cap} went in front, since {x_they} had been once; then {a}; then {b}; with socks over their shoes. # hushed
X: That's {h}'s. You pull the string, but slowly, or the lamp says ping. # whispered
A: Who found that out? # whispered
X: {other_cap}. It took a year. {other_they_cap} told me today, when I asked. I'd never asked {other_them} anything. # whispered
B: I can see a light under {g}'s. # whispered
X: That's not to be touched. {g} sleeps with it, and doesn't want it known. You only push the rug up, so that it shan't show. # whispered
N: {b} pushed the rug up. From inside there came a snore, long and safe. # soft
A: How many are there? # whispered
X: Eleven. And then the one with the boot. # whispered

=== magic_swap3_watch_track ===
# step: go3
# skeleton: swapped
# door: Follow the path to the last door
# style: careful
# recall: followed the path to the last door
# makes: way3=watch
N: One saw it best with the lamp held low: a path in {ground}, as wide as two feet, and nobody in {place_of} had ever wondered who had made it. # hushed
A: It goes past me. I sleep there. It goes right up to the door, and then there's a place where somebody stood. # whispered
X: That's where you wait till the breathing's even. If it isn't, you cough. People sleep better if they've heard a cough they know. # whispered
B: I've heard a cough. I always thought that it was the pipes. # whispered
X: It's {other}. I've been trying to learn it. Hm. No. Hm-hm. # coughing
N: Behind the door somebody turned over, and sighed, and was quiet. # soft
A: You've got it. # whispered
X: I've never done anything that worked the first time. They only say that I have. # whispered, pleased
B: It goes on. There's one more. # with the lamp

=== magic_swap3_push ===
# step: go3
# skeleton: swapped
# door: Push the two of them back
# style: bold
# recall: pushed the two of them together
# makes: way3=push
N: {q} had thought it out with two corks and a bottle. # brisk
Q: What's stuck wants a push. {crowd_cap} on this side, behind {x}. And the rest on that side, behind {other}. And not too gently! # loud
X: Will it hurt? # at the front
P: We'll say sorry beforehand. Sorry. # taking hold
O: May I ask a question? # mild
Q: Afterwards! Ready? I'm at the end of this row, and you're at the end of that one, {p}. It's the end that does it! Dig in your heels! # shouting
H: I can't see what I'm pushing! # from the middle
G: You're pushing me! # from the middle
Q: That's how it works! On three!
O: I only wanted to ask if everybody's sure. # mild

=== magic_swap3_push_bed ===
# step: go3
# skeleton: swapped
# door: Take them both by surprise
# style: bold
# recall: taken them both by surprise
# makes: way3=push
N: The best thing for a hiccup is a fright. {q} had nine people behind {hide}, with saucepan lids. # brisk
Q: When {x} comes by on this side, and {other} on that, we jump out. Whoever's frightened goes straight home. It's nature. # whispered
P: And if they go home to the wrong one? # whispered
Q: They've done that. They can only get righter. {p}, you're at that end. You bang last. It's the last one that does it. # whispered
P: Why me? # whispered
Q: You've got the big lid. # whispered
N: They waited. Somebody's knee cracked. One could hear {x} coming, a long way off, and complaining. # hushed
H: I'm frightened already. # whispered
Q: Save it. Here {x_they} {x_plural:come|comes}. Now! # shouting
S: crash

=== magic_wont_ask ===
# step: wont
# skeleton: swapped
# needs: way3=ask
# title: Who Says Good Night
O: I'm not going back. # quite friendly
X: You'll have to. It's mine! # from the other end
O: You didn't want it. You said so. You said, an hour's peace; and now you've had some days. # fair
X: They called me, at supper. It took me a moment to know that it was me. And then I wasn't allowed to come. It's a horrible thing to sit and hear your name, and it's for somebody else. # low
O: I know. I've heard it all my life. # not unkind
N: There was nothing to be said to that. {x_cap} said it, for some time, with {x_their} mouth shut. # still
A: But it's your own place. It's your own bed. # gentle
O: What have I got there? The blanket was {x_whose}. The bowl says Butter. There isn't one thing in it that anybody ever gave me because I was me. # simple
B: And here?
O: Last night {h} came all the way back along the passage, and said, good night, {x_call}. I'd not done anything. {h_they_cap} just came back and said it. # soft

=== magic_wont_name ===
# step: wont
# skeleton: swapped
# needs: way3=ask
# title: Fifty-Four
O: Do you know what they call me, where I come from? They call me Mind. # plain
A: They know that you're {other}.
O: They know it as they know where the broom is. Nobody's ever said it to see if I'd come. I used to say it to myself, behind {hide}, to keep it from drying up. # low
X: And I'd go there to be where nobody said mine. We must have been standing back to back. # slow
O: I heard somebody breathing. I thought that it was the wall. # slow
N: Neither of them had known that. They both moved, by about the width of a hand, so that it was nearly like that again. # quiet
B: Then you'll go back? # hopeful
O: No. I'm sorry for you; I'd be sorry for anyone. But there's nothing there. There isn't so much as a nail in the wall that's mine. # gentle
X: There's the blanket.
O: It's got {x} on it, in red. You threw it out. I've had it for years, and nobody ever cut off the name. # simple

=== magic_wont_watch ===
# step: wont
# skeleton: swapped
# needs: way3=watch
# title: The Last Door
N: At the last door somebody stood before them. It was {other}, barefoot, with one hand out, as one tries whether a kettle is hot. # hushed
Q: What are you doing out of bed? # whispered
O: It swings. I can hear it from up there. It's a lovely bed, and I lie in it, and I think, that one's not shut. # whispered
X: I was coming to it. # whispered
O: You'd have got the boot. # whispered
Q: Is it that? Is it why you won't go back? # whispered
O: Nobody's ever thrown anything at {x}. I hadn't known that there were people whom nobody throws things at. And now I've been one. I'd do the doors. I like the doors. But I'd have to be {other} to do them; and {other}'s who gets it. # low
X: Every night? # whispered
O: Not on Sundays. On Sundays it's the other boot. # fair
N: {p} had said nothing at all, from the second door on. # still

=== magic_wont_push ===
# step: wont
# skeleton: swapped
# needs: way3=push
# title: Nearly
N: It went better than one could have hoped. There was a hiccup, a large one, and both of them cried out in the right place; and just then something gave, at the one end. # quick
X: I was home! I had my own elbows! # anguished
Q: Who let go? # hot
O: It wasn't me. I shut my eyes, and held my breath. # sitting up in {x_whose} place
Q: It gave on that side! That's you, {p}! # turning
P: I slipped. # at once
O: I don't want to go back. I'd have said so, if somebody had let me ask. But I didn't let go. I hadn't got hold of anything. # mild
X: You don't want to? It's my life! # hot
O: I'm better at it. They've all said so. They call once, and there I am. And there's nobody who calls me, over there. # mild
N: It was true. That was what made it hard to listen to. From the back {h} called {x}, to ask if anything was broken; and {x} never even looked up. # still
Q: {x_call}. That's you. # low
X: Is it? # slow
Q: I'm still asking who let go. # low
P: I said, I slipped. # not looking

=== magic_price_keep_nail ===
# step: price
# skeleton: swapped
# needs: way3=ask
# makes: price=keep
# title: A Nail in the Wall
Q: {other_they_cap} {other_plural:have|has} got a point. I went and looked. It's a corner with a draught in it. # low
P: We could give {other_them} something. I'd got some string. # looking in a pocket
Q: {other_they_cap} had string from all of us. I saw it. A whole heap; we must have thrown it out. It's got to be something that somebody'd miss. # low
N: {p} took a hand out of the pocket, and held on with it, through the cloth, to something else. # still
P: {p_keepwhy}
Q: I know.
P: It's the only thing I've got that I never lent to anybody. # lower
Q: I know that, too. I'm not asking. # quiet
N: {p} went across to {o_bed} and stayed there for a while, and was seen to measure the wall with one hand, at about the height at which {other} would see it lying down. # quiet
P: It'd go there. {p_keep_cap}. There'd have to be a nail. And it couldn't be till tomorrow; it's got to be for good, or it's only string. # hoarse

=== magic_price_keep_name ===
# step: price
# skeleton: swapped
# needs: way3=ask
# makes: price=keep
# title: Something One Would Miss
O: I don't want to be given anything. People give me things. It's crusts. # polite
Q: What would you have, if you could? # gentle
O: I wouldn't know. I've never had anything to leave behind. I think, something that somebody'd come back for, if they'd forgotten it. # thinking
N: Nobody looked at {p}. {p} looked at nobody, and had gone rather red. # still
P: I came back three miles for {p_keep}, once. In the dark. # after a while
O: I know. I was out. I'd have told you where it was. # friendly
P: {p_keepwhy}
O: You needn't. I only said what sort of thing. # kind
P: I know I needn't. That's just it. I've been asking {x} for something every day of my life, and I never once asked you how you were. Somebody's got to go first; and it can't be crusts. # hoarse
Q: {p}. Are you sure? # low
P: No. It's to be {p_keep}. I'll hang it up there myself, when {other_they} {other_many:go|goes} home. # very low

=== magic_price_boots ===
# step: price
# skeleton: swapped
# needs: way3=watch
# makes: price=boots
# title: Not on Sundays
Q: That's your door. # quiet
P: It's a door. # faint
Q: You've got one boot on, {p}. # quieter
N: {p} looked down, as if one might argue with it. # still
P: Something used to scratch about, at night. So I threw a boot, and it stopped. I thought that I was rather brave. In the morning the door was shut; and I thought, I'm somebody who always shuts the door. # in a rush
X: I've got a lump. {other_cap} must have had hundreds. # hard
O: It was only ever the one boot. I'd have brought it back in, but there was the other. # reasonable
P: And you came every night?
O: It lets in the cold. You had that cough. # simple
N: {p} sat down on {ground}, and took off the boot; it took a long time, for the lace had got wet. # low
P: Then I'll say it was me, in front of everybody. And you have these. Both. For good. I can't throw what I haven't got. # hoarse
Q: What'll you walk in? # low
P: I'll walk in socks, and everyone'll ask me why.

=== magic_price_boots_heap ===
# step: price
# skeleton: swapped
# needs: way3=watch
# makes: price=boots
# title: Somebody Who Shuts the Door
N: The last door swung out by a hand's breadth, by itself, as it always had. On the inside, in the dark, stood one boot, where one can reach it lying down. # hushed
X: Whose is that? # whispered
P: I thought it was rats. # very small
Q: It's yours? It was you? # whispered
P: Something used to come and breathe. I'd lie and wait for it. And then I'd throw first. {p_fearline} # in a rush
O: It was me who breathed. You stopped, sometimes, in your sleep. I waited till you went on. # simple
N: {p} opened {p_their} mouth, and for once nothing was ready in it. # still
P: And I threw boots at you.
O: You were asleep, mostly. It was quite a good shot, for somebody asleep. # kind
P: I'll have to say it to everybody. And I can't have them in the house any more. You take them. Both, for good. I'll go in socks. # hoarse
Q: They'll laugh. # low
P: Yes. I thought of that, too.

=== magic_price_yes ===
# step: price
# skeleton: swapped
# needs: way3=push x=person
# makes: price=plates
# title: In Writing
Q: What's in your pocket? # quiet
P: A paper. # after a while
Q: Read it out.
P: "{p} need never wash up again. Yes. Signed, {x}." # reading, low
X: I never signed that! # hot
O: I did. {p_they_cap} asked me, on the first day. I thought, if it makes {p_them} happy. I've never washed up; I didn't know that it's worth anything. # puzzled
P: I asked {x} for that every day for years. And {x_they} always said, ask me tomorrow. And you just said yes. And if you two change back, it isn't signed by anybody. So I let go. # in a rush
N: {x_cap} had been home. {x_they_cap} had had {x_their} own elbows. Everyone was thinking of that. # still
Q: Who's washed up, since then? # low
P: No one. They're all in the tub, with a cloth over. It comes to about forty plates. # lower
Q: And what now?
P: I'll tear it up. In front of the whole lot of you. And then I'll wash them. And after that it's every day again. # hoarse

=== magic_price_yes_lid ===
# step: price
# skeleton: swapped
# needs: way3=push x=person
# makes: price=plates
# title: I Slipped
X: You didn't slip. I was looking. You opened your hands, like that, one finger after the other. # low
P: I got a cramp.
X: You took the longest over the thumb. # lower
N: It was quiet. In the quiet something rustled, on the inside of {p}'s coat. # dry
Q: What's that? # holding out a hand
P: {other_cap} gave it me. As {x}. It says that I needn't ever wash up again. I've wanted it for as long as I've been tall enough for the tub. # wretched
O: It was only a bit of paper. You said please. Hardly anyone does. # puzzled
P: If {x}'s {x} again, it's worth nothing. So at the last moment my hands thought of it. I didn't. It was only my hands. # barely
X: You asked me every day. I said, that depends. I should've said no; you'd have got over it. # after a moment
Q: How many plates are there? # to the point
P: Forty. They've grown together. # barely
N: {p} looked at the paper for a last time, and then at the tub. # still
P: I'll tear it up with everybody there. And then I'll do the forty, with no one drying. # hoarse

=== magic_price_fetched ===
# step: price
# skeleton: swapped
# needs: way3=push x=creature
# makes: price=fetched
# title: Forty Things
Q: Open your hand. # quiet
P: It's only a spoon. # after a while
Q: It's {h}'s spoon. # looking at it
N: There was more of it, at {p}'s, behind the door. There was a hat, and seven left shoes, and somebody's gate. One could hardly get in. # dry
O: I brought those. {p_they_cap} said, I wish I had one like that, and I went and got it. It's what you do, when you're {x}. {p_they_cap} said, lovely. {p_they_cap} said it every time. # puzzled
X: I never brought {p_them} so much as a stick. # hard
P: I know. I used to call you, and you'd got something in your ear. And then {other} came, and each time that I wanted something, there it was. I only had to say it. So when we all pushed, I thought, that's the end of that. And I let go. # in a rush
N: {x_cap} had been home. {x_they_cap} had had {x_their} own elbows. Everyone was thinking of that. # still
Q: How many things are there? # to the point
P: Forty. With the gate.
Q: And now?
P: I'll take them back. To every single one, by hand; and I'll say at every door who had it. # hoarse
