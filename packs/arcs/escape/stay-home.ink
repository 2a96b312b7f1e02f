// STAY, episode 4: the way home of three. h walks with them, so that no shared way home, where h is waiting, would be true.

=== escape_three_bag ===
# step: three
# skeleton: stay
# title: Three of Everything
N: {h} carried the bag. It was a thing that {h} had never done, and it kept on slipping. # dry
A: How did {g_they} do it? It always looked as if it weighed nothing. # watching
H: There's a way of standing. I can't get into it. # hitching it up
B: Let's stop, and eat something, and then it'll be lighter. # reasonable
N: They sat down and unpacked. It had been done with great care. There were three of everything, and each thing had a scrap of paper round it. # soft
A: This one's got my name on. And it says, no crusts. I never told anyone that I don't like the crust. # slow
{ reason:
- "use": H: There's a bean in with mine. It's labelled, bean. # turning it over
- "quiet": H: Mine's tied so that it doesn't rustle. # turning it over
- else: H: Somebody's helped with mine. It's been tied nine times, and none of them's a knot. # turning it over
}
B: Mine says, eat this one first, you always save it and then it's squashed. # reading
H: Mine says, put the strap over the other shoulder. # after a time
N: {h} put the strap over the other shoulder. It hung there as though it had been born there. # soft
A: Is that all it says? # low
H: It says, there. # folding the paper up small

=== escape_three_count ===
# step: three
# skeleton: stay
# title: In the Same Order
N: They had always gone home in the same order, and had not known that it was an order until there was a hole in it. # quiet
A: I keep holding things open. # stopping
B: So do I. I've just waited at a corner for nobody, for about a minute. # stopping
H: Somebody generally laughed, at about this point. # looking back
A: What at? # low
H: At whatever you'd just said. I used to think, what a laugh. Now I'd give a good deal to know if that was funny. # low
B: Say something, {a}. # encouraging
A: I can't, like that! It was never for anything! I just talked, and it got laughed at! # upset
{ end:
- "night": H: At breakfast, too. I passed the salt to where it generally is. # low
- "plain": H: I was to say when it sounded right. I did it too well. # low
- else: H: You put in that wedge without a word. I'd a laugh waiting, and nobody to start it. # low
}
N: They went on. After a while, from the very end of the line, there came a kind of bark. It was not a good one. It was the first time that {h} had ever tried it. # dry
A: I hadn't said anything. # turning
H: No. I was getting in before. I'm told that it takes practice. # stiff, red
B: It was nearly in the right place. # kind

=== escape_three_sign ===
# step: three
# skeleton: stay
# tone: space,noir,eerie,epic
# title: Nobody Behind
A: Somebody's behind us. # low
B: There's nobody behind us. # low
A: There always was. You could hear it. There was a sort of clink. # low
H: That was the flask. # low
N: They had none of them ever looked back, in all their travels, and it had been taken for courage. It had been {g}, clinking. # quiet
B: I'd have been frightened, all those times, if it hadn't been for that noise. I never knew that it was what I was leaning on. # low
A: We might put the flask on the bag again. On the outside. # low
H: {g_they_cap} kept the flask. # low
{ end:
- "night": B: It was on the shelf by the breakfast things. I thought, that looks as if it lived there. # low
- "plain": B: I saw it when I left my eyes out. I looked at the flask instead. # low
- else: B: It was holding the lid of the bag, while I did the wedge. It never clinked once. # low
}
A: Then one of us has got to go last. And make some kind of noise. # low
N: There was a pause; and then two of them stopped at once, to let the rest go by, and there was only one of those. # dry
H: You'll both be last. I can see that. I'll have an escort. # walking on
A: Clink. # from behind, after a little
B: Clink. # from behind
