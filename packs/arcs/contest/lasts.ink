// What belongs to the contest alone among the shared steps: whose fault it was that they won, and how each spine ends.

=== contest_blame_dent ===
# a: bold
# step: blame
# skeleton: lost_well
# needs: trouble=dent way=luck oops
A: Say it. # after a while
B: I wasn't going to say anything. I was going to say that you had it last. # low
A: I had it last because you held out your hand for a bun. # low
B: I put out my hand for a bun, and I saw you put it down. I saw you. I thought, somebody ought to pick that up. # lower
A: So did I. I thought it quite clearly.
N: They walked round and round the place, as if it might still be going to happen, and could be stopped. # flat
B: Which of us told {g_them} the same evening?
A: I did. And you said that you wouldn't forget. And I said nor should I. # wretched
B: That's two promises. You'd think that one of them would have held. # wretched
A: I think they leaned on each other.

=== contest_blame_dropped ===
# b: bold
# step: blame
# skeleton: lost_well
# needs: trouble=dropped way=third oops
A: You might have waited. Even for a breath. # after a while
B: You might have said something. I left you room. # stung
A: I was looking at {g}. I was waiting to hear what somebody would say.
B: Well, somebody said it. # bitter
A: I'd have said it, too. That's what I can't get past. I'd have coughed first, and looked unhappy, and then said just the same. # low
B: At least I was quick. # after some thought
A: Yes. It was like having a tooth out by somebody who's late for something.
N: They had come first, and they went home by the back way, with their collars up. # dry
B: Did you see {g_them} look for the rubber? # low
A: {g_they_cap} found one. {g_they_cap} always {g_has} what you want. # low

=== contest_blame_forgot ===
# step: blame
# skeleton: lost_well
# needs: trouble=forgot way=last oops
A: Whose idea was the second speech? # after a while
B: Yours. It was about the first speech. It was very good. # dull
A: How long was it?
B: Long enough for anybody to get from Uncle to the end.
A: I looked that way, once. Over people's heads. I thought, what a lot of room there is over there. # low
B: I thought that somebody would be doing it. There's usually somebody. # low
A: There is. It's {g}. # lower
N: They had each kept a bun, to take to {g_them}. It seemed now a very small thing to arrive with, and rather round. # dry
B: {g_they_cap} asked if it was good. {g_they_cap} wanted it to have been good. I could have borne it if anybody had shouted.
A: Did we say yes?
B: We both said yes. # ashamed

=== contest_last_clapped ===
# b: careful
# step: last
# skeleton: won
# needs: end=straight,kind price way way3 trouble said=clapped
N: {air} When everyone had gone home they took down the list, to keep. The pencil marks had gone right through into {board}. # peaceful
B: We've clapped. # after a while
A: What?
B: That's what I said. You asked if we'd ever tried, and I said, we've clapped. # remembering
{ a_kind:
- "planner": A: I've still got it in my notes. I put a question mark. I might take that off. # smiling
- "explorer": A: It seems like somebody else who said it. Somebody from further away. # smiling
- "wildcard": A: I was very rude about clapping. I've changed my mind. I could do with another hour of it. # smiling
- else: A: It's not a small thing, clapping. Somebody's got to. It was nice to be on the other end, that's all. # smiling
}
B: So what shall we do next year?
A: Next year? # alarmed
B: There's a name down already. Look. It's the same as ever, only it's in pencil now, and quite shaky. # fond

=== contest_last_again ===
# step: last
# skeleton: won
# needs: end=mistake price way way3 trouble
N: {air} When everyone had gone home they tried it again, just the two of them, to see. It did not work. # peaceful
B: No. It's gone. # not sorry
A: We'll never do it again, will we? # not sorry
B: Not till we stop looking for it.
{ a_kind:
- "planner": A: I wrote it all down, you know. Every bit. I've just read it through, and it's a recipe for a different thing. # rueful
- "explorer": A: I don't mind. I like a place better if you can't get back to it. # easy
- "wildcard": A: Best thing that I ever did, and I did it wrong. I'm having that put on a cushion. # easy
- else: A: I'm only glad that somebody else saw. You did see? # easy
}
B: I looked up. # quiet
A: So you did. # quiet
N: On {board} there were two names under one, and not much space left on the line. # soft

=== contest_last_rude ===
# step: last
# skeleton: won
# needs: end price way way3 trouble prize=none
N: {air} Somebody had to sweep up, and as they had won it they were given the brooms. # peaceful
A: I thought that you'd feel it all the time. Like a hat. # sweeping
B: What do you feel?
A: Crumbs. # considering
B: I keep feeling for my face. The one for seeing {foe} win. I don't know where to put it. # sweeping
A: Give it to {foe}. Somebody's sure to need it. # sweeping
N: The list was still up, with two names, very black, and a good deal of empty line. # soft
B: It used to look so rude, all that space. # leaning on the broom
A: And now?
B: It looks as if it's waiting for somebody. # soft
A: Leave the pencil where it can be reached. # going on sweeping

=== contest_last_ink ===
# step: last
# skeleton: lost_well
# needs: end=all price way way3 trouble
N: {air} {h} was doing the books, by the end of a lamp, in the two kinds of ink. # peaceful
A: Can we see the other list? # shy
H: It's only for my own amusement. It's who was still there when I locked up. # turning it round
B: Read it out. # low
H: The man who does the chairs. {g}. And you two, face down. I put that in because I'd to step over you. # reading
A: And the other page? # low
H: Second, by one. It's all quite true. # kind
N: They read that as well. It had got no smaller. But it was possible to turn the leaf. # quiet

=== contest_last_bench ===
# step: last
# skeleton: lost_well
# needs: end=back price way way3 trouble no-act=board,wit,still,hide,make,grow,perform
N: {air} They sat, the three of them, in the place from which you see the line best, now that there was nothing on it. # peaceful
A: How far was it? From where we stopped? # after a while
B: Don't.
A: I'd like to know. I shall only lie there and make it shorter. # reasonable
G: I'll do it. I'm used to the ground. # getting up
N: {g} walked it, from where they had stopped, one foot exactly before the other. # soft
G: Eleven. And a bit. # calling
B: Eleven. # trying how it felt
A: That's not many, is it? # low
B: No. It was nearly twice that, the other way. To {g}. # low
A: Was it? You counted? # turning
B: I was carrying the heavy end.

=== contest_last_ruled ===
# step: last
# skeleton: lost_well
# needs: end=three price way way3 trouble
N: {air} They were allowed to keep the paper. There was a line through it, and under the line you could read every word. # peaceful
G: I've never been struck off before. I've never been near enough. # holding it by the edges
A: How does it feel?
G: Official. # after some thought
B: Were you sorry, when you saw that it had to be? # to {a}
A: I had to look at my feet. There were six of them. # simple
B: All going the same way.
A: For once. # content
N: {g} put it up, at home, where other people have a mirror: three names, and a line, and in the corner, very small, the time. # soft
B: Is that a good time? # looking closer
G: It's the best there's ever been. It just doesn't count. # proud
