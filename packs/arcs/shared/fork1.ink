// The end of the first episode: two leads, three ways to begin. {d1} {d2} {d3} are the doors, as base verb phrases.

=== shared_fork1_coin ===
# step: fork1
N: It was {b} who had the coin. They had agreed to leave it to that, as it had no feelings.
A: Heads, we {d1}. Tails, we {d2}. # ready
B: There's a third thing. We could {d3}. # mild
A: A coin hasn't got a third thing. # firm
B: It's got an edge.
A: Nobody's ever thrown an edge. Throw it.
S: coin
N: {b} threw it. It went up, and turned over twice, and came down in the top of {a}'s boot, and stayed there, upright.
A: What does it say? # not moving
B: It says that it's up to us. # looking in
{ a_kind:
- "planner": A: I don't accept that. I'd like to see its working. # stiff
- "explorer": A: Good. I never liked being told by money. # pleased
- "wildcard": A: Leave it in. I want to see if it changes its mind. # interested
- else: A: It's very warm, for a coin. I think that it was doing its best. # kind
}

=== shared_fork1_bag ===
# step: fork1
# a: bold
# b: careful
N: They packed. It should have been quick, with one bag, and both on the same side.
A: Who's put in four pairs of socks? # digging
B: I have. I'm packing in case we {d1}. # folding
A: I've just taken them out again. I'm packing to {d2}.
B: Is that what the spoon's for? # looking
A: The spoon's for afterwards. There's always somebody who wants a spoon.
B: And the string?
N: Neither of them had put in the string. They looked at it for a moment with respect. # dry
A: If we had string, we could {d3}. # slow
B: We could do that without string. It'd only be less tidy. # slower
A: Then what's in the bag, so far?
B: A spoon. # honest

=== shared_fork1_three ===
# step: fork1
A: So that's all there is. We {d1}, or we {d2}, or we {d3}. # counting
B: Don't tell me which you want. I'll only start wanting it too, to be nice. # quick
A: Then both at once. On three. Nobody's to be nice.
B: On three, or just after three?
A: What's the difference?
B: About as long as it takes to hear what you've said. # ashamed
N: They counted. On three both spoke, loudly, at the very same moment, and neither heard a word of it. # dry
A: What did you say?
B: What did you say?
A: Mine had a bit of a wobble in it. I heard that much. # thoughtful
B: So had mine. I thought that was yours. # surprised

=== shared_fork1_button ===
# step: fork1
N: {a} pulled three buttons off a sleeve and laid them in a row on {ground}.
A: That one's if we {d1}. That one's if we {d2}.
B: That's your good button. And what's the little one? # shocked
A: That's if we {d3}.
B: Why should it have the little one? # hurt on its behalf
{ b_kind:
- "planner": B: Which have you had longest? I'd trust an old button. # leaning down
- "explorer": B: Now watch. I'll stamp, and we'll see which of them wants to be off. # foot up
- "wildcard": B: Turn your back, and I'll move them about. They won't mind. It's all one to a button. # reaching
- else: B: Which of them would be coldest to lose? That's the way to look at a button. # worried
}
A: You needn't be fond of them. You've only got to pick one up.
B: And the other two?
A: Go back on my sleeve, and nobody ever mentions them.
B: You'll be flapping, whichever it is. # looking at the sleeve
A: I know. I got carried away. # looking too

=== shared_fork1_vote ===
# step: fork1
# w: A passer-by
N: They put it to the vote. It came out at one each, so they stopped the first person who came by, who was carrying a goldfish. # dry
A: You've got the casting vote. We can {d1}, or we can {d2}. # brisk
W: And what's the third thing? There's always a third thing. # suspicious
B: We could {d3}. I thought that people would laugh. # small
W: I'm not laughing. And when I've voted, who's got to go and do it? # not laughing
B: We have.
W: Then I haven't got a vote. I've got an opinion, and you can have it afterwards, when I see which one it was. # going
A: That was no help whatever. # staring after
B: It was, though. For a minute I thought that we'd be told. And I minded. # slow

=== shared_fork1_supper ===
# step: fork1
# w: A voice
N: {crowd_cap} had heard that something was being decided, and had begun to stand about close by, with things to carry. # dry
A: Talk as if it's supper. # through a smile
B: What, now?
A: Loudly.
B: I thought that for supper we could {d1}. # very loud
A: On a weekday? My aunt would always rather {d2}. # very loud
B: With salt?
A: Heaps. # getting into it
B: Of course, if it's just the two of us, and nobody's come to stay, there's nothing wrong with a plain, old-fashioned... We could {d3}. # losing heart
N: There was a thoughtful silence among the things to carry.
W: That isn't supper. # from the back
A: No. # giving up
W: I'd have the second. But I'd want to know who's washing up.

=== shared_fork1_fold ===
# step: fork1
# tone: gentle
N: They were folding the big sheet, which takes two. You start from the far ends, and each time that you meet you may say one thing. # soft
A: We could {d1}. # at the first fold
B: Mind the corner. Is that your own, or did somebody give it you? # going back
A: It's my own. What's yours?
B: That we {d2}. It's quite a small one. # at the second fold
A: It isn't small. It's only folded. # gentle
B: There's one more fold in this. Go on.
A: We {d3}. # nose to nose
B: I had that, too. I was keeping it till there was less sheet. # whispered
N: By now it was no larger than a cushion, and they were standing so close that nobody was holding it up. It was merely between them. # soft
A: What do we do now?
B: Now one of us has got to let go. # very soft

=== shared_fork1_mother ===
# step: fork1
# tone: noir
N: There were three ways to go about it. Somebody had left them lying where two people could fall over them. # flat
A: We {d1}. It's what they'd find us doing, whoever comes to look. # dry
B: Or we {d2}. That's got a better class of regret. # dry
A: Or we {d3}.
B: I'd have to explain that one to my mother.
A: You told me you hadn't got one.
B: I'd have to get one, to explain it to. # flat
{ b_kind:
- "planner": B: I've put all three on one page. The page looks worse than we do. # tired
- "explorer": B: I'll say this for it. I've been nowhere tonight that smelled as bad as all three of them. # almost cheerful
- "wildcard": B: Pick the one that'll look worst on the form. The form's owing to us. # grim, pleased
- else: B: I don't care which, so long as nobody gets a visit over it who was having a quiet evening. # low
}
A: What time have you got?
B: Somebody else's. It's always been slow.

=== shared_fork1_log ===
# step: fork1
# tone: space
A: For the log. Three options, read in alphabetical order, so that nobody's hurt. # formal
B: Ready. # pencil out
A: We {d1}.
B: Risk?
A: Yes.
B: I've put yes. Next.
A: We {d2}.
B: Risk?
A: Also yes. But you could clean up after it.
B: Yes, with a cloth. Next.
A: We {d3}.
B: There's a box here for the risk, and it's too small. I'll go on to the back. # writing
A: What's the rule, when it's yes three times? # quieter
B: Section one. The crew shall take the way that they could best explain. # reading
A: Explain to whom?
B: It doesn't say. I've always thought, to one another. # closing the book
A: That wasn't alphabetical, was it?
B: Not in any alphabet. # gentle

=== shared_fork1_after_you ===
# step: fork1
# tone: manners
A: It had crossed my mind that we might {d1}. But I'm sure that yours is better. # gracious
B: Mine's nothing at all. I'd only thought that, if nobody objected, we'd {d2}. Do let's have yours. # more gracious
A: I couldn't possibly.
B: I should never forgive myself.
N: More has been lost in this manner than by cannon. # dry
A: There is, of course, the other. # delicate
B: I'd so hoped that you would be the one to mention it.
A: One of us might mention it to the view.
B: We could {d3}. There. It was I. I said it, and I'm sorry. # to the view
A: That makes three, then, and nobody's moved.
B: After you.
A: After you.

=== shared_fork1_slips ===
# step: fork1
N: They wrote it on slips and put them in a hat. There were three slips, and {a} had written two, and {b} one.
A: You draw. # holding out the hat
B: This one says, we {d1}. # reading
A: That's that, then. # relieved
B: I'd only like to see what it was that we didn't get. # drawing again
A: You can't draw twice!
B: I'm looking. We {d2}. Oh. That's rather good.
A: And what was the third? # unable not to
B: It's either that we {d3}, or it's the beginning of a recipe. # turning it round
A: It's my handwriting. It's the first.
{ b_kind:
- "planner": B: We should never have looked. I had a perfectly good slip. # cross
- "explorer": B: Now I want to do all of them. That's what comes of having a hat. # rueful
- "wildcard": B: I'd have done the recipe. # sorry
- else: B: Poor hat. It had made up its mind, and nobody thanked it. # soft
}
N: The three slips lay side by side, face up, and nobody could have said which had been drawn.

=== shared_fork1_candle ===
# step: fork1
# tone: eerie
# needs: no-water
N: They had one end of candle, and they lit it, and set it between them, and talked to that. It was easier than talking to what was behind it. # hushed
A: We could {d1}. # to the candle
B: It leaned. # whispered
A: That was my breath. I can't talk without it. # whispered
B: Then let me. We could {d2}. # to the candle
A: It went small. It went quite small, and blue, as though it were thinking of somebody. # whispered
B: There's one more. Hold your breath. We {d3}. # to the candle
N: It stood up as straight as a pencil, and did nothing at all. # very soft
A: That's the one that I wouldn't have minded it leaning for. # whispered
B: You're to breathe, now. # gentle

=== shared_fork1_guess ===
// The styles of the doors decide what each of them expects of the other.
# step: fork1
B: Don't tell me. I'm going to guess which you'd take. # holding up a hand
A: You'd never. There are three. # flattered
{ a_kind:
- "planner": B: {d_careful != "":{d_careful_cap}. You've been looking at it as you look at a drawer.|{d_clever != "":{d_clever_cap}. It's got steps, and you like a thing with steps.|{d1_cap}. You always take the first.}} # sure
- "explorer": B: {d_bold != "":{d_bold_cap}. Your feet have been pointing at it since we sat down.|{d1_cap}. You always take the first.} # sure
- "wildcard": B: {d_clever != "":{d_clever_cap}. It's the one that could go wrong in the most ways.|{d3_cap}. You always take the last.} # sure
- else: B: {d_kind != "":{d_kind_cap}. It's the one where somebody gets asked how they are.|{d_honest != "":{d_honest_cap}. You'd not sleep, else.|{d2_cap}. It's in the middle.}} # sure
}
A: That's what I'd have taken yesterday. # stung
B: And today? # grinning
A: Today we could {d1}. Or {d2}. Or {d3}. I can see something in all of them. # dignified
B: You've gone pink. # observing
A: That's the light. # pinker

=== shared_fork1_dare ===
# step: fork1
# a: careful
# b: bold
N: They went through it, one to three, on the fingers of one hand. # plain
A: We could {d1}. # thumb
B: {d1_style == "bold":That one makes my hair stand up. I'd like it first, please.|{d1_style == "kind":That's a nice one. I'd feel better for having done it, whatever came of it.|{d1_style == "clever":That one we'd have to be clever for, all the way along, without stopping.|{d1_style == "honest":That one's short. You'd only have to say it. It's the mouth that won't.|That one's slow. I'm not saying that it's wrong. It's slow.}}}} # listening
A: We could {d2}. # first finger
B: {d2_style == "bold":Now you're talking. I've got a shoe off the ground.|{d2_style == "kind":Then somebody's got to be nice, and it's always you.|{d2_style == "clever":That's sly. I hadn't thought that you'd a sly one in you.|{d2_style == "honest":That's so plain that they'd never see it coming.|You'd want a list for that. You've got a list.}}}} # listening
A: And we could {d3}. # long finger
B: {d3_style == "bold":Say that again, and I've gone.|{d3_style == "kind":I'd never have come to that by myself. I'd have come to a stick.|{d3_style == "clever":It's got a hinge in it, that one. I like a thing with a hinge.|{d3_style == "honest":That'd cost us nothing but a red face.|We could do that and be home dry. It'd be a first.}}}} # listening
N: There were two fingers over, and nothing to put on them. # dry
