// LOST WELL: they are good enough to win, and owe somebody something. g is the one they owe.

=== contest_lack_sums ===
# step: lack
# skeleton: lost_well
# b: careful
N: Afterwards they did the sum. It was short, and it was all on one side. # tired
B: What we've got. {x_cap}. Two people. A bad left thumb. What {foe} {foe_has} got. Everything else. # ruling a line
A: So what's short?
B: About a third of a person. We keep getting as far as the hard part, and there's nobody standing there. # looking at it
N: They both thought of {g}, at the same moment, and were both too polite to begin. # dry
A: {g} has been in for it, you know. Every time. # casual
B: And come last. Every time. I've never once heard {g} complain about it. # casual
A: No. I don't think that I ever stayed to listen. # slow
B: And then there's {g_keep}. You never see {g} without it. Some people would call that luck.

=== contest_lack_carried ===
# step: lack
# skeleton: lost_well
N: It was {g} who helped to carry home what was left. {g} had been passing. {g} is always passing, on those days. # plain
G: {g_says}
A: Don't be kind about it. It was terrible. # gloomy
G: It's better than mine. I've come last nine times. You get to know the back of it. # cheerful
B: Nine? I thought that it was twice. # ashamed
G: You'd gone home, by then. It takes me longer. Mind the step. # cheerful
G: You've only got the two of you. That's what it is. It's made so that you nearly need three. # going
A: Nearly three. # looking after {g_them}
B: {g_they_cap} didn't even have {g_keep} out. I thought {g_they} never let go of it. # looking, too
A: Both {g_their} hands were full. Of ours.

=== contest_lack_comic ===
# step: lack
# skeleton: lost_well
# tone: comic
N: They tried it again, to be certain. It took four seconds. # brisk
A: It wants another hand just there. As it comes round. # pointing with {a_their} chin
B: I've none left. I've one on this, one on that, and my foot's in the other. # bent
A: Then use your teeth.
B: I am using my teeth. # muffled
S: crash
N: A third hand came in from the left, and held it. They both looked at it with love, and then along it, and at the other end was {g}. # dry
G: Don't mind me. I was passing. {g_says} # holding
A: {g}! How long could you go on doing that? # from below
G: I don't know. Nobody's ever asked me to stop.
B: You've been in for {event}, haven't you? # letting go
G: Nine times. I came last. I was last the year that there were only two of us, and the other one went home. # holding

=== contest_go_luck ===
# step: go2
# skeleton: lost_well
# door: Borrow [g_keep] from [g], for luck
# style: clever
# recall: borrowed [g_keep] for luck
# makes: way=luck
N: Nobody had ever asked {g} for {g_keep} before, and {g} had to sit down to be asked. # quiet
G: What for? It doesn't do anything. # puzzled
A: You've had it on you all these years, and nothing's ever happened to you. # coaxing
G: Things have happened. I just didn't drop it. {g_keepwhy} # low
B: It'd only be until the first round's over. We'd bring it back the same evening. # quick
G: The same evening? Only, I don't {t_sleep} without it there. I don't tell people that. # shy
A: The same evening. On our word.
N: {g} put it in {a}'s hand, and kept {g_their} own hand underneath for a bit, in case. # soft

=== contest_go_third ===
# step: go2
# skeleton: lost_well
# door: Ask [g] to be the third in it
# style: kind
# recall: asked [g] to be the third
# makes: way=third
N: They asked {g} to be the third in it. {g} looked behind {g_them}, to see who was meant. # quiet
G: Me? You've seen me. You've heard me, anyhow, coming in. # slow
B: We need somebody to stand in the hard part and not mind. # frank
G: I could do that. I don't mind things for a living. Would my name go up? # careful
A: It'd have to. It's the rules.
G: With yours? On the same line?
N: {g} took the pencil, and wrote on {board} very small, so as not to be in the way. # soft
B: You can write it bigger than that. # gentle
G: No, no. That's lovely. I can see it from here.

=== contest_go_last ===
# step: go2
# skeleton: lost_well
# door: Learn from [g], who always comes last
# style: honest
# recall: gone to learn from [g], who always came last
# makes: way=last
N: So they went to {g}, who had come last nine times, and asked to be shown. # plain
G: Shown what? How to come last? You just keep going, and everybody else stops. # puzzled
A: You've been through it nine times, to the very end. Most people only remember how it began. # eager
G: That's true. I do get a good look at it. # pleased
B: What's it want? Where does it go wrong? # notebook out
G: Everywhere. But it's always the same everywhere. I could tell you each bit of it by name. I've given them names. # shy
G: You'll go past it all so fast. You won't mind if I'm a while behind you? # at the end
A: We'll wait for you at the end. Of course we shall. # easily

=== contest_lent_luck ===
# step: lent
# skeleton: lost_well
# needs: way=luck
N: They only had {g_keep} there, where they could see it. It is hard to say why that should make a difference to {weak}, or to {x}, and it did. # dry
A: Did that just go right? # stopping
B: Don't look at it. Do it again. # low
A: It went right again. # hushed
B: It's only a thing. We both know that. It's got a bit of fluff on it. # hushed
{ b_kind:
- "planner": B: I'd put it down to practice. I'd like to. But we haven't had any. # uneasy
- "explorer": B: It's like having somebody along who's been there already. # wondering
- "wildcard": B: I've had nine lucky things, and I chose every one of them for its looks. # wondering
- else: B: I think it's that somebody trusted us with it. You stand up straighter. # wondering
}
A: What did {g_they} say, about the evening?
B: That we'd bring it back. The same evening. I shan't forget. # doing it again already
A: Nor shall I. That makes two of us. # doing it again
N: That is how things are forgotten. It takes two, and each of them leaves it to the other. # dry

=== contest_lent_third ===
# step: lent
# skeleton: lost_well
# needs: way=third
N: {g} was not good at it. {g} was merely there, in the hard part, every time, like a gatepost. # dry
A: Left a bit. No, your left. # patient
G: Is that one not mine? # looking at both hands
B: It doesn't matter. Stand as you were. You were holding up the whole of that end, and I'd thought that it was me. # surprised
A: Say when you're tired.
G: When's that? # interested
N: {weak_cap} went wrong in the same place as ever. Only now there was somebody standing in it, who caught it, and said sorry to it, and handed it on. # warm
B: Why do you always go in for it? Nine times? # panting
G: It's when everybody's there. I like the bit at the start, when you're all in a row. I've never been able to see that it was about the other end. # simple
A: We might win it. You do know that? With {x}, and with you there? # grinning
G: I shouldn't know where to stand.

=== contest_lent_last ===
# step: lent
# skeleton: lost_well
# needs: way=last
N: It was surprising what {g} knew. # plain
G: There's a bit, early on, that's called Auntie. It looks soft, and it isn't. You go slowly, and you say good morning. # fond
A: And {weak}?
G: Won't matter, till you get to Uncle. Everybody's out of breath when they get to Uncle. # placid
B: I've been out of breath at Uncle every time! I thought it was me! # writing it down
G: No, no. It's him.
{ a_kind:
- "planner": A: You could have won this. You've got the whole thing in your head. # staring
- "explorer": A: It's as if I'd only ever been there in the dark. # staring
- "wildcard": A: We've all been trying to beat it, and you've been having it to tea. # staring
- else: A: Nobody ever thought to ask you. I never thought to. # ashamed
}
G: Oh, I'm too slow to win. By the time that I've said good morning, they've handed out the cake.
B: When we do it, and you come in, who's going to be there? Usually?
G: There's a man who stacks the chairs. # fond

=== contest_first_luck ===
# a: bold
# step: first
# skeleton: lost_well
# needs: way=luck
# makes: trouble=dent
# title: The same evening
N: They came first. {h} said it twice, once to see what it was like. They were carried about, and not put down till two in the morning. # brisk
A: We beat {foe}! In a heat, but we beat {foe}! With {x}! # hoarse
B: Where is it? # stopping
A: Where's what?
B: You had it. I saw you had it, when they picked us up. # patting pockets
A: I thought you had it. I gave it to, I put it down to wave. # going cold
N: They found it where the crowd had danced. Someone had stood on it. There was a dent right across {g_keep}. # flat
B: What time did we say? # whispered
A: The same evening. # whispered
B: There's still a light on, at {g}'s. # very low

=== contest_first_third ===
# b: bold
# step: first
# skeleton: lost_well
# needs: way=third
# makes: trouble=dropped
# title: Which two
N: They came first, all three. {h} said it twice, once to see what it was like. Then {h} turned over the page, and stopped. # brisk
H: There's a thing here. I'm sorry. The first round's for as many as like. The final's for two. # reading it again
A: Two? It doesn't say that on {board}!
H: It does, behind the nail. So, which? I've got to put it down now, while everyone's here. # pencil ready
B: Us. # at once
N: It was out before {b} had looked at it. Then everybody looked at {g}. # flat
G: Quite right. I was only there to make it up. # quick, cheerful
A: {g}, we didn't mean— # turning
G: No, no. I'd not have known where to stand. Has somebody got a rubber? I pressed so lightly that it'll hardly show. # cheerful, looking for it
N: It hardly did. # quiet

=== contest_first_last ===
# step: first
# skeleton: lost_well
# needs: way=last
# makes: trouble=forgot
# title: The one who stacks the chairs
N: They said good morning to Auntie, and left three people sitting down at Uncle, and came first. # brisk
A: We beat {foe}! In a heat, but we beat {foe}! # being carried
B: Mind my head! Yes, thank you! Yes, with {x}! Put me down, no, don't! # being carried
N: There was a speech, and a second speech about the first one. # quick
B: What did we say we'd do? At the end? # stopping, with a bun
A: Wait. We said that we'd wait for. Oh. # going cold
N: They ran. The flags were down. Somebody had got to the end, an hour ago, and found nobody there, and was stacking the chairs. # flat
G: The man wanted to get home. Was it good? I could hear it from Uncle. # cheerful
A: Oh, {g}. # small
