// Second ways of the doors of both skeletons.

=== magic_go2_spot ===
# step: go2
# needs: no-spell
# tone: comic,epic,space
# a: bold
# b: careful
# door: Go wrong again, in the same place
# style: bold
# recall: went wrong again, in the same place
# title: The Same Again
# makes: way=again
N: {a} had worked it out on the back of one hand. # brisk
A: It went wrong. So if it goes wrong once more it'll be going wrong from there. And that's home. # certain
B: It might go further. # wary
A: There's nothing further than {became_a}. I've asked round. # certain
N: They took {x} to the very spot, {den_in}, and stood as they had stood. # plain
{ foe_talks:
  F: The same again? Nobody's ever asked me for the same again. # flattered
  A: With everything on. Don't leave out the middle. # firm
- else:
  N: There {foe_was} {foe}. It might have been expecting them; or it might never have expected a thing in its life. # flat
}
B: If I come out of this as a jug, I'd like to be held by the handle. # eyes shut
A: I'll see to it. Have you got {x}? # eyes shut
B: {x_carry_cap}. Go on, before I think. # eyes shut

=== magic_go2_chair ===
# step: go2
# needs: no-spell
# tone: manners,gentle,noir
# door: Sit [x] down in [g]'s good chair
# style: kind
# recall: sat [x] down in [g]'s good chair, to be looked at
# title: It Was in the Family
# makes: way=advice
N: {g} did not seem so very much surprised. {g} had them put {x} in the good chair. # plain
A: {x_they_cap} {x_plural:have|has} turned into {became_a}. # unhappy
G: I can see that. I'm looking if {x_they}{x_plural:'re|'s} comfortable. # bending down
{ x_talks:
  X: There's a draught. # dry
  G: That's {x}. Nobody else complains so nicely. # seeing to it
- else:
  N: {x_sound_cap}. # soft
  G: That's {x}. I'd know it through a wall. # straightening up
}
B: You've seen this before! # slow
G: We've had it in the family. My aunt was a sideboard, for a year. One doesn't speak of it. # hushed
A: But you got her back? # quick
G: We did, in the end. First we did everything wrong that there is. Sit down, and I'll go through it in order. # pulling up a stool

=== magic_go2_private ===
# step: go2
# needs: no-spell
# b: maker
# door: Put [x] through [tool], the other way on
# style: clever
# recall: put [x] through what they had made of [tool]
# title: In There, and Out over There
# makes: way=tool
N: {b} would not say what it was until it was done; and when it was done did not much like to. # dry
A: It's {tool}, with the insides out. # walking round it
B: It's a way through. You go in there, being {became_a}, and you come out over there, not being. # modest
A: And in between? # careful
B: That's private. # short
A: And the handle? What does that do? # careful
B: It's a good handle. I had it over. People trust a thing, if it's got a handle. # honest
N: They let {x} look at it, since it was {x} who {x_plural:were|was} to go. {x_talks:{x_they_cap} went all round it, and, for rather longer, looked in at the back.|There was {x_sound}, from the front; and after that, for rather longer, from the back.} # dry
{ x_talks:
  X: Has it been tried? # polite
- else:
  A: I think we're being asked if you've tried it. # fair
}
B: I put in a cup. It came out a cup. I was never so proud. # moved

=== magic_go3_socks ===
# step: go3
# skeleton: undone
# tone: gentle,manners,comic
# a: bold
# b: careful
# door: Stand as we stood, and all say what we thought
# style: honest
# recall: stood as they had stood, and said what each had thought
# title: No Matter How Small
# makes: way3=own
N: They stood where they had been standing, {den_in}, and shut their eyes; and each was to say what had been in there at the time. # plain
A: No matter how small. I'll begin. I was wondering if my socks were a pair. # firm
H: I was cross with a chair. # eyes shut
G: I was thinking that it's my birthday in a week, and that nobody'd said. # in a small voice
N: After each of them they listened. {x_sound_cap}; but that was only manners. It was none of those that held. # quiet
A: {way == "tool":There's a string in here, and it isn't tied to a sock.|{way == "advice":{g} said that there'd be a hook out. I don't call a sock a hook.|Something had {x_them} by the coat, and pulled. It wasn't a chair.}} Who hasn't said? # slow
B: I was thinking about your socks, as well. # quick
A: You didn't know about my socks. # opening one eye

=== magic_go3_pairs ===
# step: go3
# skeleton: undone
# tone: eerie,space,epic
# a: careful
# b: bold
# door: Squeeze round to the back of it
# style: bold
# recall: squeezed round to the back of it
# title: All in Pairs
# makes: way3=den
N: Everyone had looked at it from the front. It took {b} to ask what there was behind. # quiet
A: There isn't a behind. There's just {den}. # wary
B: Nothing's got only a front. Breathe in. # squeezing
N: It was narrow there, and dry, and smelled as it does where somebody has kept string. There was a shelf. It went on for further than they could see, and everything upon it was in twos. # hushed
A: A hat, and a hedgehog. A bell, and a bad temper. They've each got a label. # reading
B: It's who was what. # reading
A: Here's {became_a}. And next to that there's a space. # stopping
N: It was an empty space; but it was warm, and out of it, as thin as a hair, came {x_sound}. # hushed
B: {x_they_cap}{x_plural:'re|'s} in there! No, don't put your hand in. {way == "advice":That's what {g} calls the peg.|{way == "tool":It's where the string goes.|It's what was pulling.}} You'd be half of a pair. # catching it
A: It isn't unkind. It only likes a thing to come out even. # slow

=== magic_go3_late ===
# step: go3
# skeleton: undone
# door: Get under a blanket with [x], and talk
# style: kind
# recall: got under a blanket with [x], and talked
# title: What There Was for Supper
# makes: way3=sit
N: There was nothing left to try. So they got the big blanket, and sat down under it, with {x} in the middle, and were no help at all. # quiet
B: Tell {x_them} what there was for supper. # settling
A: It was {food}. There was a piece left over, and nobody liked to. That was yours. # to {x}
B: Tell about {h}. # settling
A: {h} asked if you'd be late; and then remembered. # to {x}
N: So it went on, all the things that one says to somebody who has come in at the end. Now and then there was {x_sound}. It sounded less like being held, and more like being told. # soft
B: Was that {x}? # whispered
A: Which? # whispered
B: There were two. There was one from the blanket, and there was one from you. # whispered
A: I only yawned. # whispered
B: You yawned {x_sound}. It's come across! {way == "tool":You're leaning on the string.|It's let go a bit, because there was an arm there.} # whispered

=== magic_go3_heavy ===
# step: go3
# skeleton: better
# tone: comic,epic,noir
# a: bold
# b: careful
# door: Lift [x], and not ask
# style: bold
# recall: lifted [x], and did not ask
# title: The Heavy End
# makes: way3=force
N: {a} would not hear of asking. You do not ask a hat whether it would like to be put straight. # brisk
A: Up. And off we go to {den}. # lifting
B: It was lighter coming here. # other end
A: You've got the heavy end. # lifting
B: We've both got the heavy end. # other end
N: It was uphill in every direction. {x_cap} did not kick. {x_they_cap} merely became, at each step, a little more so. # dry
{ x_talks:
  X: You might put me down. If I wanted to come I'd come. # civil
- else:
  N: {x_sound2_cap}. They knew that one. It was the one that {x} used to make when it was time to get up. # flat
}
A: We're nearly there. # through the teeth
B: We've gone four feet. I've got my cheek up against {x_them}. {a}, do you know how hard {x_they}{x_plural:'re|'s} holding on? # through the teeth
A: What to? # stopping
B: Nothing. To being like that. # slow

=== magic_go3_two ===
# step: go3
# skeleton: better
# tone: eerie,noir,space
# door: Ask [x], and count the answer
# style: honest
# recall: asked [x], and counted the answer
# title: And Then Another
# makes: way3=ask
N: They had talked all evening of what {x} would want, and had come down on three sides of it. Then {a} said that there was somebody who could be asked. # plain
A: One's yes, and two's no. # sitting down in front
B: And three's mind your own business. # sitting down, too
A: Can you hear us? # careful
N: {x_sound_cap}. Once. It sounded as if that had been so for some time. # quiet
A: Is it dark in there? # careful
N: Twice. # quiet
B: Are you bored? # careful
N: Twice; and very nearly a third. # dry
A: If we could {verb}, tonight. If it was easy. Would you want it? # after a breath
N: They held on to each other's sleeves. There was one. {a} had let out the breath, and begun to smile; and then there was another. # hushed
B: Perhaps it's the cold. # after a while
A: It was no. I never once heard {x_them} say it. I don't suppose that anyone had left room. # slow

=== magic_go3_peach ===
# step: go3
# skeleton: better
# tone: gentle,manners,epic
# a: careful
# door: Keep our hands off [x] until tomorrow
# style: kind
# recall: kept their hands off [x] for a day
# title: Hands
# makes: way3=wait
N: For one whole day nobody was to do anything to {x} that was for the best. It had been {a}'s idea, and by ten {a} was in pain. # dry
A: I could just turn {x_them} to the light. # creeping up
B: Hands. # not looking
A: I might breathe on {x_them}. # hands behind
B: Breathe over there. # not looking
N: So they lay down by {hide}, with their chins on their fists, and for once did nothing but look. {x_cap}, as {became_a}, had a morning to get through, and got through it the way that some people get through a peach. # dry
A: That isn't courage. I've been so moved by it, all week, and it isn't courage. # whispered
B: Ssh. Listen. # whispered
N: It was {x_sound}; but it was in three parts, going down, with a little flourish at the foot. When it was done it was done again, with more of a flourish. # soft
A: All my life I've known {x_them}, and I never knew that there were parts. # whispered

=== magic_go4_fork ===
# step: go4
# skeleton: undone
# tone: noir,space,epic
# a: payer
# door: Get up from the table, and go and do it
# style: bold
# recall: got up from the table, and went and did it
# title: Without a Coat
# makes: end=plain
N: {a} did not finish what there was on the plate. {a} put down the fork, and stood up, and that was how they knew. # tense
B: Now? You haven't got your coat. # hurrying after
A: If I fetch my coat I'll do up the buttons. If I do up the buttons I'll think. # walking
N: They went by {way_there}. It was as long as it had ever been; and {a} went along it like a person who carries something very full. # tense
B: You're moving your lips. # hurrying
A: {price == "word":It's the numbers. I want to have them all, and in the right order.|{price == "keep":I'm saying goodbye to {a_keep}. If I do it now then I needn't do it in there.|I'm saying things with an S in. I shan't often get to the end, after this.}} # level
B: I'll come in with you. # small
A: Come as far as where I can hear you breathe. # level

=== magic_go4_no ===
# step: go4
# skeleton: better
# tone: comic,space,noir
# a: bold
# b: careful
# door: Borrow [x] back, long enough to ask
# style: bold
# recall: borrowed [x] back, for long enough to ask
# title: How Long a No Takes
# makes: end=minute
N: {b} was shaken awake, by somebody who had plainly not been asleep. # plain
A: How long does it take to say no? # eager
B: No. # eyes shut
A: There! That's nothing! So it needn't be for good! We {verb}, for as long as it takes to ask; and then it'll be {x} that's answering, and if it's no we let go. # eager
B: You'd have {x_them} back in your two hands. You'd never let go. # sitting up
A: {p == b:{price == "job":You go to bed with an alarm clock now. It's got to have been for something.|{price == "promise":You're the one who's got to go and tell {h}. If you can do that then I can open a hand.|You've wrapped up {p_keep}. If you can do that then I can open a hand.}}|{price == "job":I go to bed with an alarm clock now. It's got to have been for something.|{price == "promise":I've got to go and tell {h}. Next to that it's nothing, to open a hand.|I've wrapped up {p_keep}. Next to that it's nothing, to open a hand.}}} # quieter
B: One minute, then. And I'll count. You always go slow when you're happy. # looking for a sock

=== magic_go4_coats ===
# step: go4
# skeleton: better
# tone: gentle,manners,eerie
# door: Have [x] to supper, as before, once
# style: kind
# recall: had [x] to supper, as before, once
# title: Two Coats
# makes: end=party
N: {g} came with a list of dishes, and would hear no more about spells. # warm
G: If somebody's going to live a long way off, you give them a supper. You don't stand in the door and argue. # firm
A: {x_cap} {x_plural:aren't|isn't} going anywhere. # puzzled
G: It's a good way from {x} to {became_a}. So you have them in, once, as they were, and everyone says it. And then it gets late. # firm
B: So we {verb}, for an evening. And when it's late? # slow
G: There are two coats hanging up, and nobody looks which. # firm
N: It was laid for all. Each of them had brought what {x} liked best; and they put it down, and looked along the table. There were nineteen, and no two of them alike. # dry
Q: {price == "job":You'll have to go to bed before the end. You're up at four.|{price == "promise":You're next to {h}. You could say it between the soup and the rest.|There's a ring on the wood, where {p_keep} was. You've put a plate over it.}} # quiet
