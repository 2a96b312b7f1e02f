// AGAINST, episode 2: how it is fought, and what that does to the two. way=alone, half, helpers.

=== two_of_us_go2_unaided ===
# step: go2
# skeleton: against
# door: Do without any help at all
# style: honest
# recall: done without any help at all
# title: Two Lamps Late
# makes: way=alone
N: Nobody was to help. It was said aloud, at table, and {h} put down a spoon that {h_they} had only just picked up. # plain
H: Not even with the carrying? # hurt
A: Not with anything. It's to be just me, and just {b}. Then nobody can say that it was the helpers. # firm
G: And if one of you falls off something? # practical
B: Then that's fallen off. # firm
N: It looked very fine, for an hour. People who had been going to bring things stood about, with the things. # dry
A: Can you reach that for me? No. Don't. I forgot. # arm in the air
B: I wasn't going to. I was stretching. # arm in the air as well
A: We could hand things to each other. That isn't help. It's only passing. # hopeful
B: What I hand to you you'd have against me, afterwards. # slow
N: They both let down their arms. The thing stayed where it was, on the top shelf, and had a good view of it all. # dry

=== two_of_us_go2_half ===
# step: go2
# skeleton: against
# door: Go halves in everything, to the inch
# style: careful
# recall: gone halves in everything, to the inch
# title: To the Inch
# makes: way=half
N: It was to be fair; and so it was halved, with a tape. {g} held the one end, and {h} held the other. # plain
A: I get {board} till noon, and you've got it after that. # measuring
B: And I get the spot by {edge}, till noon, and you get it after. Who's got {h}? # writing
H: I've not been asked if I want to be halved. # holding the tape
A: {h} in the morning and {g} in the evening. And the day after, the other way about. # fair
G: I'm better in the mornings. # anxious
N: They halved what was on the shelf, and they halved the shelf. It came out even everywhere, but for one thing. There was one pencil. # dry
B: You have it. # generous
A: No, you. # generous
B: If I let you have it I've got one less, and you know that I let you. Cut it. # after some thought
N: It made two very short pencils, and only the one of them had a point. # flat

=== two_of_us_go2_helpers ===
# step: go2
# skeleton: against
# door: Leave the fighting to the helpers
# style: bold
# recall: left the fighting to the helpers
# title: In Good Hands
# makes: way=helpers
N: They would both keep out of it, and stay friends. It should be {h} who saw to everything for {p}, and {g} for {q}. It was a good plan, and it had only the one hole in it, which was {h} and {g}. # dry
H: You just sit there and look like somebody who wins. Leave the rest to me. # rolling up {h_their} sleeves
P: You won't say anything against {q}? # sitting there
H: I? I'm only going to say what's true, and leave a gap. # on the way out
N: {g}, meanwhile, had got hold of some paint. # dry
Q: What's that you're writing? # looking over a shoulder
G: "{q}." Just your name. It's very dignified. # painting
Q: And under it? # tilting {q_their} head
G: "At Least." # stepping back
Q: At least what? # alarmed
G: That's what they'll ask themselves. {h} has started it. There's a sheet up already with "{p}, Naturally". I can't leave that unanswered. # dipping the brush

=== two_of_us_strain_lamps ===
# step: strain
# skeleton: against
# needs: way=alone
N: It had got late. {p} had meant to stop an hour ago; but across from there a lamp was still burning, and it was the lamp of {q}. # plain
P: I'll go to bed when {q} does. It'd look as if I'd given in. # rubbing both eyes
N: {q} had {q_their} chin in one hand and was looking out. # dry
Q: That's {p}, still up. What can {p_they} have to do that takes so long? I'd better do some more. # yawning
N: They neither of them did anything more. They sat each behind a lamp, and watched a lamp. It struck two, or it might have been {noise}. # dry
G: Are you ill? There's light. # in the door, in a nightcap
Q: I can't go till {p} goes. # hollow
G: And how long does {p} stay up? # sitting down on the step
Q: Not long, as a rule. I put out {p_their} lamp for {p_them}, when {p_theyve} dropped off. I've done it since we were small. # slow
N: They looked across. The lamp burned on, very steadily, beside somebody who had dropped off. # quiet
Q: I can't go over there. It'd be helping. # low

=== two_of_us_strain_soup ===
# step: strain
# skeleton: against
# needs: way=half
N: By the third day they were halving things that had been halved already. # flat
P: That's my side of the loaf. # knife in hand
Q: It's the half with the crust. You had the crust yesterday. # tape in hand
P: It isn't the same crust! # hot
H: I'm only here until noon, and it's five to. If there's anything that I can do for the morning, say it now. # weary
P: You could say good morning to me from {q_them}. We've each got eleven words a day, and I've used mine. # stiff
H: Who settled that? # staring
Q: We did. It was so that neither of us should talk the other round. # stiff
N: {h} looked from the one to the other. There were two of everything on that table, and each was a little too small. # quiet
H: And when there was one of everything, how did you manage? # low
Q: We never looked. # before thinking
P: That's three words you've got left. # counting
Q: Two. # and then, furious, none

=== two_of_us_strain_posters ===
# step: strain
# skeleton: against
# needs: way=helpers
N: It got about. What {h} had said with a gap in it had been filled in by other people, and what {g} had painted had run. # dry
P: There's a sheet up by {door} which says that {q} is afraid of jam! # coming in
H: I never wrote afraid. I wrote, "Ask {q_them} about the jam." # dignified
P: What about the jam? # baffled
H: I've no idea. But {q_they} {q_many:have|has} been asked forty times, and gone red. # content
N: {q} had indeed gone red. {q_they_cap} had come to find {g}, and had found a crowd in front of a board. # plain
Q: "{p} Counts on {p_their} Fingers." {g}! Take that down! # tearing at it
G: It's true. I've seen it. # paste in one hand
Q: Of course it's true! I'm the only one who knows it! I told you that when you'd a cold, to cheer you up! # aghast
N: {p} was standing at the back. One could see only the fingers. They had been counting something, and stopped. # still
P: I thought that was just between us. # quite low, and gone

=== two_of_us_heard_wall ===
# step: heard
# skeleton: against
# title: Half of It
N: A wall lets through about half of what is said; and it is not the better half. # dry
P: I'd only come for my pencil. I wasn't listening. # to {h}, white
H: And what did you hear? # putting down what {h_they} had
P: {q}. In there, with {g}. "{p}?" {q_they} said. "{p} couldn't do it." And then somebody laughed. # flat
H: And what came then? # careful
P: I'd gone. I don't need to be told twice. # flat
N: What had come then was this. It was said in the same breath; but by that time there was nobody at the wall. # quiet
Q: {p} couldn't do it badly if {p_they} tried. I've never seen {p_them} do a thing by halves. It's I who ought to be worried. # laughing
G: You should tell {p_them} that. # behind the wall
Q: Now? It'd sound as if I wanted something. I'll tell {p_them} when it's over. # behind the wall
P: I'm not hurt. It's only that I'd have said it to my face. # to {h}, very upright

=== two_of_us_heard_paper ===
# step: heard
# skeleton: against
# title: A Sheet with a Line Down It
N: It had blown off a table, and {p} picked it up to be tidy. It was in {q}'s hand, and had a line down the middle. # plain
P: "{p}: loud. {p}: never finishes. {p}: always late, and then always so pleased with it." # reading
H: You oughtn't to read that. It's private. # low
P: It's about me. That's as private as I can get. There's nine of them, on the left. # sitting down slowly
H: And what's on the right? # low
N: The right-hand side had got wet, and could not be read. It was where {q} had put what {q_they} would miss; and it went on over the page. # quiet
Q: Has anyone seen a sheet of paper? It isn't anything. It's only a list. # looking about, quick
P: What sort of a list? # very mild
Q: Only what I'm up against. {g} said that I should write it out. # stopping
P: And did it help? # very mild
Q: No. It made it worse. I can't explain it just now. # going red
P: I think it's quite clear. You've got a beautiful hand. # holding it out

=== two_of_us_heard_message ===
# step: heard
# skeleton: against
# w: Somebody with a basket
# title: Passed On
W: I'm to tell you something from {q}. I've got it by heart. # out of breath
P: {q} could come and say it. # surprised
W: There was a crowd. It was, "I hope that you break a leg." # proud of it
P: That I what? # faint
W: "A leg." And there was a bit before it, about luck, but I thought that was the less important. # thinking
N: It is a thing that people say who wish one well. But {p} had never been told so, and was a person who believed what was said. # dry
P: Tell {q} from me that I hope {q_they} {q_many:get|gets} everything that's coming to {q_them}. # very cold
W: "Everything that's coming." That's nice. # repeating it, and off
N: {q} heard that eleven minutes later, by {edge}, with the basket in front of {q_them}. # plain
Q: In what voice did {p_they} say it? # slow
W: Like a person putting down a flat iron. # after thinking
Q: I only wished {p_them} luck. # low
W: I left that out. # helpful

=== two_of_us_cross_table ===
# step: cross
# skeleton: against
# title: Nobody Says Ha
N: They still had their supper at one table. It was in the terms. # plain
P: Would you pass the salt? If it's on your way to winning. # not looking
Q: I'd have thought that you'd get it yourself. You do everything yourself. You're so good at it. # passing it hard
P: You never said a thing like that when we were on the same side! # putting it down
Q: When we were on the same side you never kept count! # fork down
P: I? You count in your sleep! You've counted everything that I ever did wrong since I was six! # standing up
Q: Because somebody's got to! You'd go off a cliff, and wave! # standing up
P: {way == "alone":And you'd sit there with your lamp on, so as to be the one who stayed up!|{way == "half":And you'd measure it first, and give me the half with the drop!|And you'd have it put up on a board, with paint!}} # loud
N: One could have heard a crumb fall. One did. # still
Q: Do you know what? I hope I win. I really hope it. I hadn't, up to now. # shaking
P: Ha. # in spite of the terms
N: It was a small one. It was out before {p_they} knew. Nobody could afterwards remember who had got up first; but there were two half suppers, and the door stood open. # quiet

=== two_of_us_cross_gift ===
# step: cross
# skeleton: against
# title: Sweets and a Stone
N: {q} had come to make it up, and had brought something in a bag. That was the pity of it. # dry
Q: I've brought you some sweets. It's the kind you like. # holding it out
P: What's it for? # not taking it
Q: It isn't for anything. It's a bag of sweets. # surprised
P: Is it so that I should have stomach-ache, on the day? # hands behind {p_their} back
N: {q} did not say anything at all, for a moment. {q_they_cap} only looked as one looks into a cup that has a fly in. # still
Q: You think that? Of me? # low
P: I don't know what to think of you! {way == "alone":I see your lamp, and I think, what's {q_they} up to!|{way == "half":We've halved everything, and I've got the half that doesn't know!|I read on a board what I only ever told to you!}} # hot
Q: I carried you home, when you'd hurt your foot! Twice! And the second time there was nothing the matter with it! # hot
P: I know! I only liked being carried! You never let on that you knew! # hot, and frightened at it
Q: I'm letting on now. # putting the bag down, and going
N: The sweets stood there until evening. Then {h} looked in. They were the kind that {p} liked, every one; and those that {p_they} never touched had been taken out. # quiet

=== two_of_us_fork2_camps ===
# step: fork2
# skeleton: against
G: Mine's under a blanket. What's yours doing? # meeting {h} half-way
H: Sharpening a pencil. It's down to the paint. # low
G: It was such fun, when it was only us who shouted. Somebody's got to do something. In my mother's day they'd have had to {d1}. # low
H: I'd thought that one might {d2}. It'd be a shock to them, but they're not well as it is. # low
G: Or else, {d3}. # after a look round
N: They had talked low, but it was a still evening. The blanket had a corner lifted. And at the other end there was no more sharpening to be heard. # quiet
P: Whom are you talking to, {h}? # calling
H: Nobody. It's the enemy. # calling back
Q: What does the enemy say? # from under the blanket
G: They say that there are three ways, and any of them would do. It's only that it would take the two of you. # calling
N: Nothing came of that, to begin with. Then came a pair of feet, from the one side, and stopped; and a pair of feet from the other. # still

=== two_of_us_fork2_cat ===
# step: fork2
# skeleton: against
N: They met by {edge} that night, since each had thought that the other would not be there. # dry
P: I'm only getting some air. # stopping
Q: So am I. There's enough. # stopping
P: We could call it off. # to the air
Q: They've hung up flags. # to the air
P: I know. {h} says that there are people who {d1}. I said that it wouldn't be any use. # kicking at {ground}
Q: {g} wants me to {d2}. I said, not if I were paid. # kicking at it too
P: And there's a third thing. I thought of it by myself, so it's probably no good. {d3_cap}. # low
Q: I thought of that. I'd got it down as yours. # low
N: It was the longest talk that they had had for days; and it was over, for neither of them knew how one goes on from there. # quiet
P: I didn't mean the "ha". # when {q} had already turned
Q: It was quite a small one. # not turning round
