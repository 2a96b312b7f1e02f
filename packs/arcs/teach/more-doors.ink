// Episode 4, second ways of its doors, by end: what is said before everybody, and who says it.

=== teach_go4_tell_speech ===
# step: go4
# skeleton: taught
# door: Put right what is said of the teacher
# style: honest
# recall: put right what was said of the teacher
# title: A Few Words of Welcome
# makes: end=tell
H: It gives me great pleasure. I needn't tell you who {p} {p_is}. # reading, to {crowd}
P: You'd better. # from the side
H: "Who has always been able to do it." # reading
P: No. Cross that out. I never was. # coming out
N: One could hear people wait for the funny part. {x_cap} stood in the middle of it all, with nowhere to put {x_their} eyes. # dry
H: "Who learned it as a child, along with the rest of us." # uncertain
P: I held the coats. That one's got to go, as well. # loud
H: There's hardly anything left. There's "punctual". # turning it over
P: You can leave punctual. I've got up here on time, to say that I can't do it, and I've taught it, with a chalk. If there's anybody here tonight that you want to stare at, I'm over this side. # loud
Q: Go on. You're past the worst. # low
N: They did stare. There was a general turning round of chairs; and behind all those backs {x} drew a whole breath, for the first time since supper. # warm

=== teach_go4_swap_chalk ===
# step: go4
# skeleton: taught
# needs: learns=body,other
# door: Hand over the chalk to [x]
# style: kind
# recall: handed over the chalk to [x]
# title: A Truer Drawing
# makes: end=swap
P: Would you draw it for me? How it really is? I only ever drew how it looks. # holding out the chalk
N: {x_cap} took the chalk, and drew, on {board}, where all those arrows had been. # quiet
Q: What's that, that goes straight up? # tilting {q_their} head
{ x_talks:
  X: That's the edge. And that's you, over there, by the coats. I've put how far off you are. It took nearly all of the chalk. # shy
  P: I look very well, from there. # low
  X: You do. But you can't do it from there. Nobody could. You'd best come over where I am. # apologetic
- else:
  P: It's the edge. And that's me, over here, by the coats. I seem to be mostly mouth. # low
  Q: There's a line from you to it. It's as long as it'll go. I think you're to go along it. # low
  N: {x_cap} gave {p} a push. # dry
}
N: {p} went. {p_they_cap} went past the place where one stands to explain, to where there was nothing in front of {p_their} toes at all. People had begun to come up, softly, and stand round. # warm
P: It's a good deal worse from here. # in a high voice
Q: That's where it's done from. What's next? # calling

=== teach_go4_hour_slate ===
# step: go4
# skeleton: since
# a: payer
# door: Write up tomorrow's lesson now
# style: honest
# recall: written up the next day's lesson
# title: How You Spell Usual
# makes: end=hour
N: They had all come, {crowd}, and were told to wait, because {p} had something to write up on {board}. {x_cap} stood in the middle with {x_part} drawn in. # plain
Q: They're in their seats. What are you doing? # low
P: I'm putting up tomorrow. How do you spell "usual"? # chalk going
H: Hadn't we better first see about today? # calling
P: No! That's what's the matter with it. Whichever way it goes, today, there's a lesson. I want that to be dry first. # loud
Q: There's two u's. # low
P: "At the usual hour. On the usual mat." I've left a line for what it's in. I haven't thought yet. # stepping back
{ x_talks:
  X: And if I can do it? # not very loud
  P: Then we'll have to find you something worse. # to {x}, alone
- else:
  N: {x_cap} looked over at {board}; and one could see {x_them} go along under it, a letter at a time, as far as the end. # quiet
  P: Whichever way. It's chalk, but I press hard. # to {x}, alone
}
N: Something let go at the back of {x_whose} neck. # soft

=== teach_go4_fail_leave ===
# step: go4
# skeleton: since
# needs: learns=body,other
# door: Give [x] leave to get it wrong
# style: kind
# recall: given [x] leave to get it wrong
# title: A Note for the Teacher
# makes: end=fail
N: {x_cap} {x_was} to be excused. {q} had put it in writing, so that it could be handed in at {door}. # dry
P: "Please may {x} fall over. {x_theyve_cap} done it very well up to now." What's this? # reading
Q: It's a note. It only wants your name.
P: There's all of {place_of} out there! I told them that it was easy! I've got chalk up to the elbows! # low
Q: I know. So they'll say that you can't teach. # kind
P: If {x_they} {x_they == "they":do|does} it right, then it's over; and {x_they} {x_they == "they":think|thinks} that we'd go home. # slow
Q: Yes.
P: Have you got a pencil? "As badly as you like. Only mind {x_part}." There. # signing, gruff
{ x_talks:
  X: They'll laugh at you. # reading it
  P: I expect that I'll hear it. # gruff
- else:
  N: {x_cap} read it, and with {x_part} took off a little of the chalk. # soft
  Q: That's so that they shan't laugh at you as well. # low
  P: They'll laugh. I expect that I'll hear it. # gruff
}
N: And {x} went out to them, with nobody calling. # still

=== teach_go4_begin_seat ===
# step: go4
# skeleton: turned
# a: payer
# door: Have one start it, and one finish
# style: kind
# recall: had one start it, and one finish
# title: Under the Coats
# makes: end=begin
N: It was full to the back. There were two chairs in front; and {p} sat on the one. The other was empty. # tense
H: Where's the second half? # with the list
P: I'll see. # getting up
N: {q} was under the coats. One could tell, because they were going up and down. # dry
Q: I can't. They've all got eyes. You never told me. # from below
P: You don't have to do anything. You've only got to be there. I'll start {x} off, and it'll stop, where it always stops. And if you like you can let it. # sitting down by {q_them}
Q: I couldn't let it! # from below
P: No. I didn't think that you could. # mild
Q: Do you mind? That it's me who's to finish? # coming out to the chin
{ price:
- "word": P: I minded for the first thirty doors. After that I'd got to like the walk. # honest
- else: P: I've got the one part that's mine. I'd like somebody to come after it. # honest
}
N: They went in together. {p} sat down, and lifted both hands. {q} had a coat-hanger, and no book. # hushed

=== teach_go4_same_list ===
# step: go4
# skeleton: turned
# a: bold
# door: Go on together, and both do all of it
# style: bold
# recall: gone on together, the both of them
# title: Which of You Is It
# makes: end=both
H: Which of you is it? I've got one line. # with the list
P: Both. # on the way in
H: It won't go on the one line.
P: Then write small. {q} does it properly, and I do it. From the start to the end, at the same time. # not stopping
Q: It'll be like somebody falling down next to somebody who isn't. # running to keep up
P: It'll be like us. I've had it in my lid since I was seven. I looked, last night, and it doesn't say a word about well. # cheerful
{ price:
- "word": H: You came to my door, and told me that it was to be {q}. I wrote it down. I've rubbed a hole. # following
- else: H: You told me that you'd stop half-way. I've got a person ready with a glass of water. # following
}
P: So I did. And then I thought of sitting there, with my hands in my lap. I'd sooner be bad at it than good at that. # turning
Q: What do I do when you go wrong? # whispered
P: Wave, as you go by. # whispered
N: It got very quiet. They stood close, because of the one line; and each took the same breath. # hushed
