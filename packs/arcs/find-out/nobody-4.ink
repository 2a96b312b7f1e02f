// NOBODY, episode 4: what is to be done when everybody did it. end=names, together, stop.

=== findout_go_names ===
# step: go4
# skeleton: nobody
# door: Read out every name there is
# style: honest
# recall: read out every name there was
# makes: end=names
N: They would read out every name there was. It was a long list, and began with the one who was to read it. # plain
Q: You needn't go first. We could do it by the alphabet. # low
P: By the alphabet I'd be in the middle, and nobody'd hear. I'm first. I was first. # firm
Q: Then I'm second. # after a moment
P: You never did a bit! # amazed
Q: I saw you do one. And I {clue == "hands":wrote down that he was kneeling|{clue == "more":told you to hold the string straight|wrote down a fond criminal}}. # red
N: {p} looked at {q} with great affection, and moved everybody on the list down by one. # warm
P: Budge up, then. # writing

=== findout_go_together ===
# a: bold
# step: go4
# skeleton: nobody
# door: Do it all once more, everybody together
# style: bold
# recall: had everybody do it once more, together
# makes: end=together
N: They would have it done once more, from the beginning, by everybody, in the open, in broad daylight. # brisk
H: Again? I thought that the idea was to stop! # baffled
A: They've each only seen their own bit. Nobody's ever seen it go round. # eager
B: You can't be sorry for a bit. I've tried. It's like being sorry for a crumb. # eager
H: And when they've seen it? # doubtful
A: Then it'll be theirs. They can keep it, or they can take it down. But they can't go looking for who it was. # firm
H: What do I have to do? # after a pause
B: What did you do the last time? # interested
H: I only blew on it. # very dignified

=== findout_go_stop ===
# a: careful
# step: go4
# skeleton: nobody
# door: Be the first to leave it alone
# style: careful
# recall: been the first to leave it alone
# makes: end=stop
N: They would leave it alone. If it could be begun by somebody who only did a little, then it could be stopped by somebody who only did a little less. # quiet
A: We go up to it, where they can all see. And we look at it. And then we don't. # planning
B: Don't what? # attentive
A: Don't anything. We put out a hand, and we think, since it's like that already. And then we put it in a pocket. # planning
B: That's all? # doubtful
A: It's a great deal. You try it. # grim
N: {b} tried it on a plate with one last bit of {food} on it. It was a fine, strong attempt, and it lasted for nearly a minute. # dry
B: It's a great deal. # with a full mouth

=== findout_act_names ===
# step: act
# skeleton: nobody
# needs: end=names
# title: The List
N: {crowd_cap} had come, to be told the name. {p} stood on a box, with the list, which reached the ground. # still
P: We said that we'd {verb}, and we {verb_did}. We know {ask}. It's me. # clear
W: I knew it! # from the crowd
P: I did the first bit. I was going by, and I was cheerful, and I only {bit}. {price == "peg":My name's on the first peg.|{price == "keep":I've put down {p_keep} for it.|I've been round to forty of you, to say so.}} The next one's {q}. # clear
Q: I saw it, and I looked the other way. # beside {p_them}, clear
P: The next one's {g}. # reading
G: I only leaned. # with dignity
N: It went on. Some of them said only, and then took it back. Some of them said nothing, but put up a hand. And each time that there was a name, there was one less person in the crowd, and one more by the box. # quiet
Q: {adds} That's {ask}. # clear
W: Then there's nobody left to be angry. I'm the last. # alone, out in front
P: Did you do a bit? # gentle
W: I'd better come over, hadn't I? # coming

=== findout_act_together ===
# step: act
# skeleton: nobody
# needs: end=together
# title: All the Way Round
N: They stood where they had stood, everybody, with a hand out; and {p} began it, because {p} had. # hushed
P: I was going by. I was cheerful, and I only {bit}. # and did it
G: And I saw that, and I only leaned. # and leaned
W: And I only gave it a push, since it was leaning. # and pushed
H: And I only blew. # and blew
N: It went from one to the next, a spoonful at a time, and nobody did more than they had done. It went past {foe}, who did one. And when it had been all the way round, there it was. It was the whole of it. # hushed
W: Did we do that? # in a very small voice
Q: We said that we'd {verb}, and we {verb_did}. Nobody did it. You've just watched them. {adds} That's {ask}. # amazed, too
P: It's rather good, isn't it? When you see it go. # low
W: It's awful. Could we do it again? # low
H: No! Well. Perhaps on Sundays. # loud, and then lower

=== findout_act_stop ===
# step: act
# skeleton: nobody
# needs: end=stop
# title: In a Pocket
N: They went up to it at the time when most people go by. {p} stood before it, and put out a hand. All over the place people slowed down. # still
P: It's like that already. # not loud
Q: It is. # not loud
P: It wouldn't show. It'd only be a bit. # hand out
N: {p_their_cap} fingers were seen to move. Then {p} took hold of that hand with the other one, as you take a child out of a shop, and put it in a pocket. # hushed
Q: How was it? # low
P: My whole arm itches. Nobody's doing it after me, are they? # low
Q: There's one stopped. He's got his hand up. He's looking at your pocket. # low
W: Is it all right not to? # from behind
P: We said that we'd {verb}, and we {verb_did}. It was everyone. Everyone only {bit}. {adds} # turning round
Q: That's {ask}. # nodding
P: And I was the first. So I thought I'd be the first at this.
W: I only ask because I'm tired of it. # hand going into a pocket

=== findout_sum_bits ===
# step: sum
# skeleton: nobody
# title: Only
N: Afterwards they went over it, once more, for the pleasure of it, as you put your tongue where a tooth has been. # warm
H: You could have had it on the first day. # stacking cups
P: I said it out loud! I had my hand out! # shaking {p_their} head
{ clue:
- "hands": Q: He was neat, and in a hurry, and short. We thought of kneeling. We never thought of three people. # laughing
- "more": Q: It was more than in the morning, with all of them looking. Of course it was. It was all of them looking. # laughing
- else: Q: You told me that nobody was angry who did that. I wrote down a fond criminal. There were forty. # laughing
}
{ way:
- "ask": P: And then twenty-two onlys. You said that you couldn't do it with an only. # counting
- "watch": P: And then five of them in one night. And one of them in slippers. # counting
- else: P: And then all those blue hands. And I thought that my trap was broken. # counting
}
H: They were my slippers. I don't mind saying so. I always do a bit before bed. # stately
Q: Did. # kind
H: Did. # stately, and a little sad

=== findout_sum_alone ===
# step: sum
# skeleton: nobody
# tone: noir,eerie,space
# title: What It Comes To
N: Somebody had to close the file. They sat over it, and it would not shut. # dry
A: Read it back. # low
{ clue:
- "hands": B: Day one. Three different hands, and we put down one man, kneeling. # reading
- "more": B: Day one. More of it than in the morning, with everybody watching, and we put down, by itself. # reading
- else: B: Day one. No anger in it anywhere, and we put down, a fond criminal. # reading
}
{ way:
- "ask": A: Then twenty-two people who only did something else. # low
- "watch": A: Then five in one night, and not one of them a gang. # low
- else: A: Then everybody's hands, blue. And we asked if anyone was clean. # low
}
B: Culprit, it says here. It's just the one line. # pen up
A: Write small. # low
B: I've put, see over. And over, I've put all of us. What about reason? # writing
A: It had been begun. # after a while
B: That's what they all said. # writing
A: I know. It's just that it was true. # low

=== findout_change_peg ===
# step: change
# skeleton: nobody
# needs: price=peg
# title: A Row of Pegs
N: The pegs stayed where they were. Nobody liked to be the one to pull them up. # plain
Q: They come and look at them. Have you noticed? They look for their own, and then they look who's next to it. # watching
P: Mine's at the end. It's only got one side. # low
Q: It's got two now. # pointing
N: There was another peg, in front of the first. It was a very small one. It said {q} on it, and had plainly been written with the other hand. # soft
P: What did you do? You weren't even there! # amazed
Q: It was me who gave you the bun, just before you went by. It was mine, and I only gave you half. # red
P: So it begins with a bun. # slow
Q: I don't know who gave it me. I've been trying to think. # slow
P: Half a bun, and {stake_fixed}. Let's not go any further back. # putting an arm through {q}'s

=== findout_change_ring ===
# step: change
# skeleton: nobody
# needs: price=keep
# title: In the Middle
N: {p_keep_cap} had lain in the middle, the whole time. When it was all over {p} went to look at it; to look, and nothing more. # quiet
Q: Is it there? # following
P: It's there. There's something next to it. # bending down
N: There was a button. There was a good knife, and half a comb, and one left slipper. There was a thing that only {foe} could have put there. Nobody had seen any of them come. # soft
Q: Everybody's put down a bit. # low
P: It's all what they'd rather not. Look at it. There's someone going about in one slipper. # low
Q: You could take yours back, now. I should think it's paid. # gentle
P: I'd be the first. # shaking {p_their} head
Q: You'll notice that {stake_fixed}. And it's all because you wouldn't. # fond
P: It's nice, isn't it? When it goes the other way round. # looking

=== findout_change_face ===
# step: change
# skeleton: nobody
# needs: price=face
# title: The Fortieth
N: {p} did go round to all forty. It took two days, and there was {food} at every one of them, and that was by far the hardest part. # dry
Q: Who's left? # holding the list
P: Only {foe}. # full
Q: You might leave out {foe}. You've said it thirty-nine times. # kind
P: I shouted at {foe_them} the loudest. # going
{ foe_talks:
  F: I'd heard that you were coming. I'd heard that you come in, and go red, and say it was you. I've been looking forward to it all day. # sitting very upright
  P: It was me who was first. I'm sorry that I shouted. # red
  F: Thank you. Would you mind doing it again? The last bit? # closing both eyes
- else:
  P: It was me who was first. I'm sorry that I shouted. # red
  N: {one_cap} heard it out to the end. It is more than you can say of most people. # soft
  Q: I think that's the best anyone's taken it. # low
}
P: That's forty. I've written beside it that {stake_fixed}. And I'm never going to be cheerful again, with my hands empty. # sitting down
Q: I'll give you something to carry. # fond
