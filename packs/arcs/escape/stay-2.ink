// STAY, episode 2: it was open all the time (open), and g has not come (behind).

=== escape_open_mute ===
# step: open
# needs: foe=mute no-den_is=above,island,company
# skeleton: stay
# title: By the Side
N: {way == "rush":They lay where they had fallen|{way == "ask":They stood where they had been polite|They sat down where {tool} had gone}}, all but {h}, who had strolled on a few steps, to be cross by {h_them}self. # flat
A: Where's {h}? # looking round
H: Out here. # at some distance
B: Out where? # turning
H: Out. I came round by the side. # at some distance
A: There isn't a side! We've been all the way round! # calling
H: You've been most of the way. And then there's a bit where nobody's bothered. # calling back
N: They went and looked. It was true. It was as wide as a cart, and one could see daylight through it, or what does for it; and nothing had ever been done to hide it. # dry
B: How long's that been there? # faint
A: The whole time. I saw it. I thought, that can't be it, or somebody'd have said. # faint

=== escape_open_talks ===
# step: open
# needs: foe=talks no-den_is=above,island,company
# skeleton: stay
# title: People Mostly Ask
F: {way == "rush":I only wondered why you ran at that end of it.|{way == "ask":I only wondered why you were asking me.|I only wondered what you wanted {tool} for.}} It's open, you know. Over there. # puzzled
A: What is? # staring
F: It. The way out. It's always been open. It's as wide as a cart. # puzzled
B: You might have told us! # outraged
F: You came in by it. I thought that you'd seen. I don't like to point things out to people. # reasonable
H: Then why has nobody left? # slow
F: Some do. Some go home for their tea. I've always said, you aren't prisoners. People hear that, and the first thing they do is look for the lock. # a little hurt
A: So we can go. We can just walk out. # slow
F: I'll be sorry. But I was sorry before you came. It's no more than it was. # truthful

=== escape_open_eerie ===
# step: open
# skeleton: stay
# needs: no-den_is=above,island,company
# tone: eerie,gentle,noir
# title: The Place Where It Wasn't
N: It was {a} who noticed. {a} had been looking at {foe_alive:what was shut|{foe}} for so long that {a_they} had begun to see the edges. # hushed
A: Don't look straight at it. Look next to it. # low
B: Next to it there's nothing. # low
A: Yes. That's what I mean. There's a whole piece there with nothing in it. # low
H: It'll be a trap. # low
A: I threw a crust in. Nothing happened to it. It's lying there on the other side. I can see it getting stale. # low
N: They went up to it in a row, and put a hand through, and then an arm, and then a foot. It took about as long as it takes to say so. # hushed
B: Is that all? # opening one eye
A: {way == "rush":We ran, and all the time...|{way == "ask":We asked, and all the time...|We lost {tool}, and all the time...}} # low
H: It never shut. I think that we heard it shut because we'd have shut it. # slow

=== escape_behind_three ===
# step: behind
# skeleton: stay
# title: One Short
N: Then they were out. It was just the ordinary world, with somebody's sock on it, and they had never seen anything so handsome. # warm
A: We're out! # loud
B: We're out! # loud
H: Two. And I'm three. # counting
A: Count again. # laughing
H: I have. I've done it from both ends. # quiet
N: They turned round. One could see right in from there. {g} was standing just inside, quite near, with one hand up, as you stand on a platform{hint == "unpacked":, and no hat|{hint == "hum":, and a broom in the other|, quite rested}}. # still
B: Come on, {g}! It's open! # calling
G: I know. I can see you. You look ever so nice. # calling back
A: Well, come out, then! There's nobody stopping you! # calling
G: I'll not, I think. You go on. I'm not in anyone's way here, am I? # calling back, kind
B: What did {g_they} say? # low
A: I heard it. I'm waiting until I've heard something else. # low
G: You might wave. Then I can see which of you's which. # calling, kind

=== escape_behind_hat ===
# step: behind
# needs: no-den_is=company
# skeleton: stay
# title: The Bag
N: They were a good way along before anybody looked for the sandwiches. # brisk
A: Who's got the bag? # over a shoulder
B: {g}'s got it. {g} always has. # striding
A: {g}? # stopping
H: I thought that {g_they} was behind you. # stopping
B: I thought that {g_they} was in front. I heard somebody's feet. # stopping
N: It had been one of themselves. They ran back. There was {g}, inside, by the gap, with the bag packed and standing ready; and it held three of everything. # quiet
G: There you are. I thought that you'd never miss it. You'll want something on the way. # holding it out
A: And where's yours? # slow
G: I shan't want it. I'm not going anywhere. # simple
N: {hint == "unpacked":On the hook behind {g_them} hung the hat|{hint == "hum":There was a broom in {g_their} other hand. Somebody had been humming, and it did not look as if it had stopped for long|{g_cap} had the look of somebody who has slept, and means to again}}. # quiet
H: You can't stay in there. It's a prison! # shocked
G: No. I've looked. It's open, you see. # gentle

=== escape_behind_last ===
# step: behind
# needs: no-den_is=company
# skeleton: stay
# title: Whoever's Last
N: They were well away before {h} stopped, and felt at {h_their} neck. # dry
H: There's a draught. Who was last? Whoever's last shuts it. # turning
A: It wasn't me. I was in front of {b}. # turning
B: I was in front of {h}. # turning
H: And I was in front of {g}. # slow
N: They looked back. The gap was as they had left it; and while they looked it was pulled to, from inside, as one does it when somebody is asleep, and then opened again by a hand. # quiet
A: {g}! You're on the wrong side of it! # calling
G: There was such a draught. I've left you a crack, in case you'd forgotten something. # calling back
B: We've forgotten you! # calling
G: No. I know where I am. {hint == "unpacked":My hat's on its hook.|{hint == "hum":I'd only swept as far as the middle.|I was going to lie down again.}} # calling back, kind
H: Can't {g} get it open? # low
A: You saw it. It opened from in there. # lower

=== escape_behind_space ===
# step: behind
# skeleton: stay
# tone: space,noir,epic
# title: Roll Call
H: By the roll. One. # at the other side
A: Two. # at the other side
B: Three. # at the other side
N: There should have been another. They left the proper pause, and then they left it again. # quiet
A: {g}. You're four. You've always been four. # low
G: I'm here. I'm just not there. # from inside
B: The way's clear. There's nothing to hold you. # low
G: No, there isn't. It's a funny feeling. I keep putting my weight on it. # from inside
A: {hint == "unpacked":Where's your hat?|{hint == "hum":Are you humming?|You sound rested.}} # low
G: {hint == "unpacked":Where I hung it.|{hint == "hum":I might be. Is it in the way?|Yes. It's the oddest thing.}} # from inside
H: I've got to close the roll. What shall I put? Lost? # unsteady
G: I'm the only one of us who knows exactly where I am. Don't put lost. # from inside
A: It's {foe}. It's got into {g_their} head. # low
B: It never sounded so clear before. That's what frightens me. # low
