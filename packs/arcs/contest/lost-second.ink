// LOST WELL, second ways: what is borrowed goes well, and what it is to see the prize go.

=== contest_lent_warm ===
# step: lent
# skeleton: lost_well
# needs: way=luck
N: They took turns with {g_keep}. Whoever had it did it right, and so it went on for an hour; and in all that time {weak} gave no trouble. # dry
A: It's warm. # holding it
B: That's your own hand. # reasonable
A: It was warm when I got it. {g_they_cap} must hold on to it all day long. # struck
B: So what's {g} holding on to now? # struck, too
N: They thought about that for a moment. Then it was the other one's turn, and {x} had never gone so well. # plain
A: When has it got to be back? # watching
B: The same evening. You said so, and I said so. # working
A: You'll think of it, then. # easy
B: I thought that you would. # easy, not listening

=== contest_lent_middle ===
# step: lent
# skeleton: lost_well
# needs: way=third
N: They put {g} in the middle, and told {g_them} to do nothing, whatever happened. {g} did it beautifully. # dry
A: How do you keep so steady? # out of breath
G: I don't know that I do. Nobody ever leaned on me before. # considering
N: They did it again, {x} and all. Whenever {weak} gave way it was {g} that it gave way on, who said, there, there, and put it back. # warm
B: You've done this nine times by yourself. When it gave then, who did it fall on? # slow
G: Me. # simple
A: Then why do you go on going in for it? # staring
G: They read out the names at the start. All of them, one after another. I like to hear where I come. # shy
B: You'll come next to us, this time. # grinning
G: I know. I've been saying it over. It goes very nicely with three. # very shy

=== contest_lent_morning ===
# step: lent
# skeleton: lost_well
# needs: way=last
N: {g} went in front, and they came behind with a notebook. It took all day, because {g} said good morning to every bit of it. # plain
G: That's Auntie. She looks soft. People go straight at her, and she has them over. # fond
A: And what do you do? # writing
G: I go round, and ask how she's keeping. # fond
B: And the place where it's always {weak}? # hopeful
G: That's Uncle. He likes you to stop. If you stop with him, for only a breath, he lets you by. The ones in front never stop. # simple
N: They stopped with Uncle, {x} and all, for only a breath. He let them by. {weak_cap} never noticed. # warm
A: Nine years, and nobody ever asked you. # ashamed
G: They've gone home, by the time that I'd be telling it. # cheerful
B: Who's there, when you come in? # curious
G: There's a man who stacks the chairs. He says, you again. # fond

=== contest_loss_steps ===
# step: loss
# skeleton: lost_well
# needs: prize=one no-foe_type=thing,place,event,idea
N: {h} asked them to carry it over, as they were the nearest. So they had {prize} in their hands after all, for as long as it takes to go eleven steps. # flat
A: I never held {prize_them} before. {end == "three":There ought to be three of us on this.|Not to feel the weight.} # small
B: Don't walk so fast. # small
A: It's eleven steps, however you do them. # small
{ foe_talks:
  F: Thank you. Would you mind hanging on for a moment? I find I've got nowhere ready. # awkward
  B: You've had nineteen years to get it ready. # level
  F: I never thought as far as that. I only ever thought about winning. # low
- else:
  H: Just put it down there. {foe_they_cap} won't look at it till tomorrow, if then. # low
  B: Then who's it for? # level
  H: I ask myself that every year. I've got as far as the question. # low
}
A: And {stake}. # letting go
B: Yes. That as well. # low
A: Can we stay till they've put out the lamps? I'd sooner not be seen going. # after a while

=== contest_owe_lace ===
# step: owe
# skeleton: lost_well
# b: payer
# needs: way3=work act=wit,board,hide,still,perform
# makes: price=best
# title: What it wanted
A: It's for tomorrow, {b}. {g_theyve_cap} put {g_their} own name down. For the final, all alone. # low
N: What it wanted was a bootlace; and there was one, in {p}'s left boot. It was the good one. {p} had had it in for the whole of the first round. # quiet
A: That's what we beat {foe} in, {b}.
P: I know it is. I don't stand straight without it. It's only a lace, but I've never had anything else that worked. # low
Q: You don't have to. # low
P: Stop saying that. If you say it once more I shan't. # pulling
N: It came out quite easily, and was tied on, where it was wanted; and {p} went home in one boot and one that flapped. # soft
Q: Will {g_they} notice? # whispered
P: I hope not. I'll notice enough for three.

=== contest_owe_leg ===
# step: owe
# skeleton: lost_well
# needs: way3=later act=wit,board,still
# makes: price=debt
# title: Twice
N: It was a small thing, made from a tin lid and a bootlace and a good deal of thought. {g} had to show them where it went. It went under the short leg of their chair, which rocked, and always just as they came to {weak}. # quiet
G: I saw you'd trouble with it, there. I'd nothing on, so I sat up. # holding it out
A: All night? # small
G: It's not as if I was asleep. # cheerful
Q: We were coming to see you. After. # scarlet
G: You've enough to do. And I've put my own name down, you know! For the final. By myself. I shan't be in your way. I'll be at the end of the row. # going, with a wave
N: They tried it. The chair stood like a church. # flat
Q: Well, now we owe it twice. # low
P: Don't.
Q: I'm only counting.
P: We can win with this. Sit on it. It's like sitting on {ground}. {p_fearline} But this frightens me more. # sitting
