// EVERYBODY, episode 3: g was the first, and has always done it, alone; it holds as long as nobody does it with g who is not made to.

=== magic_go3_first ===
# step: go3
# skeleton: everybody
# makes: way3=first
# door: Ask them all who had it first
# style: honest
# recall: asked them all who had it first
# title: Six, Six, Six
A: Nobody's asked them. We've told them, and wetted them, and frightened them. # slow
B: They don't answer. They only go on.
A: They can hold a pencil. # hunting for one
N: So they put it up on {board}: Who had it first? People like to be asked. They stood in a line as far as {far}, and each set down the time, and gave the pencil on. # plain
B: "Six." "Six." "At six." That one's put a minute past, but that's the clock in there. # reading
A: It's the same all down the page. They had it all at once. There isn't any first. # let down
B: That isn't a time. What's that? # stopping
N: It was in between two sixes, and small. It said: Always. # still
A: Who wrote it? # looking round
N: The line had gone home to its supper. The pencil was still swinging a little, on its string. # quiet

=== magic_go3_night ===
# step: go3
# skeleton: everybody
# makes: way3=night
# door: Watch the whole night through, back to back
# style: careful
# recall: watched the whole night through, back to back
# title: One Lamp
N: They sat at {spot}, back to back, with a blanket round the two of them, and saw the lamps put out one after another. # quiet
A: They're going to sleep. Do they do it in their sleep? # low
B: Listen. # low
N: They did not. All over {x} it grew quiet, lamp by lamp, as it does on any night; whatever had got hold of them all let go of them, one by one, till six. # hushed
B: Everybody's left off. Then what's that? Over by {hide}? # lower
A: There's a lamp. There's someone up. # turning, and so turning both
N: Somebody was there by themselves, and was not asleep, and had not left off. It did not look like a thing that one has caught. It looked like something that is done every night, with the door shut, by a person who is good at it. # soft
A: Who is it? # whispered
B: I'd know that anywhere, now that there's only the one. It's {g}. # whispered

=== magic_go3_far ===
# step: go3
# skeleton: everybody
# makes: way3=far
# a: bold
# door: Follow it to [den], where nobody looks
# style: bold
# recall: followed it to [den], where nobody looks
# title: A Worn Place
A: In here they do it in front of each other. I want to see where it's done when nobody is looking. # setting out
B: How would one see that? # following, on a sleeve
A: You look for where it's worn. # over one shoulder
N: They went as far as {den}, where nobody has any business; and there, behind the last of it, it was worn quite smooth, as it is in front of a gate. # plain
B: Somebody's stood here. # kneeling
A: For years. There's a plank set up, with a nail for the coat. And look, down the side of it. # holding up the light
N: It was strokes, in fives, with a line through each. They went from as high as a child can reach to as high as {g} could. # hushed
B: That's every day, since somebody was nine. # counting
A: It's not since Monday that somebody {spell_does}. It's only since Monday that they weren't the only one. # slow

=== magic_whose_first ===
# step: whose
# skeleton: everybody
# needs: way3=first
# title: Always
A: I know that "A". It leans. It's on all of the jam. # nose to the paper
B: It's {g}'s. # slow
N: {g} was behind {hide}, and had a second sheet ready, which had been folded and unfolded until it was like cloth. {g_they_cap} held it out at the full length of one arm. # quiet
B: "I have always done it. Not before people. At home, with the door shut, from when I was nine." # reading
A: All by yourself? # to {g}
N: {g} nodded, and made a sign to go on. # still
B: "On Monday I thought, I wish that I were not the only one. I did not even think it loud." # reading
A: And it was heard. # low
B: "It was lovely. It was lovely until about noon. Then I saw that they were each of them as alone with it as I am. I had only made it more." # slower
N: There was one line left. {g} put a finger under it, and looked the other way. # hushed
B: "It will let them go as soon as somebody does it with me who was not made to." # reading

=== magic_whose_night ===
# step: whose
# skeleton: everybody
# needs: way3=night
# title: What Was Done with the Door Shut
N: They knocked. It went still in there, as it does when somebody has been found out; and then it was opened by the width of a nose. # plain
A: You needn't leave off for us. You do it better than they do. # gentle
B: You've been at it for longer, haven't you? # gentler
N: {g} let them in. There was a slate, for the milk. {g_they_cap} rubbed out the milk. # quiet
A: "Since I was small. It is the only thing that I am good at. I could not think of anybody to tell." # reading as it was written
B: You could have told us. # stung
A: "You would have been nice about it." That's true. We would. # low
N: The chalk went on. It squeaked, and had to be wetted. # dry
A: "I wished there was one other. Just one. I am no good at wishing, and it came out as everybody." # reading
B: Can you wish it back? # low
A: "No. They were all made to. It is waiting for one who is not. Then it will have got what I asked for, and it will go." # reading, and putting down the lamp

=== magic_whose_far ===
# step: whose
# skeleton: everybody
# needs: way3=far
# title: The Last Stroke but One
N: Someone stood behind them, with a coat over one arm. It was {g}, who had come to make the stroke for that day, and found that there were people in front of it. # plain
B: It's you. It's been you the whole time. # slow
G: {cry2} # very low
A: Write it. Here's the plank. # holding out the chalk
N: {g} thought, and wrote it under the strokes, quite small, like somebody who has never had to share a plank. # quiet
A: "I come out here so that nobody has to see. It has always been all right. Only, on Monday I was going home, and I thought, it would be nice if there was somebody to go home with." # reading
B: And the next morning it was all of {x}. # low
A: "All of {x}. And they go home by themselves, the lot of them. I never saw so many people be the only one." # reading
N: {g} had got to the bottom of the plank. It went on round the back, on hands and knees. # dry
A: "If there was one who came out here because they liked to. It would not want the others." That's all. There isn't any more plank. # reading, kneeling

=== magic_cost_hour ===
# step: cost
# skeleton: everybody
# makes: price=hour
# title: From Six to Seven
Q: So somebody has got to go and do it with {g}. Not be caught by it. Go. # slow
P: And not because they're sent. # slower
Q: And not just once, I should think. One doesn't make a friend of that sort for a Tuesday. # thinking
N: {g} held up one finger, and pointed with it at the six, where the clock is; and then went on pointing, at tomorrow, and the next day, and along from there. # quiet
Q: It's an hour. Every evening. # low
P: I've only got the one. From six to seven. It's when I sit down with {p_keep}, and nobody wants me for anything. # fast
Q: I know it is. # gentle
P: {p_keepwhy} I don't say what I do with it. I don't do anything. That's what it's for. # defending it
P: I'd be giving away my hour. For good. And I'd look a goose in it. # hoarse
Q: I can't ask you to. If I so much as said please, you'd have been made to, and it'd be no use. # careful
P: I know. I wish you'd stop not asking. # very low

=== magic_cost_laugh ===
# step: cost
# skeleton: everybody
# makes: price=laugh
# title: Afterwards, in Front of Everybody
P: I've been thinking how it'd go. I do it with {g}. And it lets go of the others. All of them, at once. # slow
Q: Yes. That's what we want.
P: And then there they are, all well. And there's me, in the middle, and I'm still {spell_doing}. On purpose. # slower
Q: Oh. # seeing it
P: They'd look. They'd have forgotten by then that they ever did it. People do. They'd say, what's the matter with {p}? # low
N: {g} had heard that before, in that voice, from the inside. {g_they_cap} did not lift {g_their} eyes. # quiet
P: I'm the one who's always quite all right. It's what I'm known for. I've never once been laughed at when I hadn't meant it. # hoarse
Q: You could do it quickly. # trying
P: It can't be quick. It's got to be as though I liked it. It won't be taken in by somebody who's counting. # flat
Q: And do you? Like it? # careful
P: I did it once. When I was small, on a landing. I thought that there was nobody in. # barely to be heard

=== magic_parting_string ===
# step: parting
# skeleton: everybody
# title: Who Is Left
Q: There's another thing, and I'd sooner that you thought of it by yourself. # low
P: I've thought of it. If I go to {g}, and it's on the stroke, then I'm with {g}. And you're here. # low
Q: I'd be alone. Just for the stroke. # light
P: You'd get it. # not light
P: And if it doesn't work? If I'm no good at it? Then there'd be nobody left at all. There'd not be one person in the whole of {x} who'd see anything in it. Not even us. # fast
Q: You've held on so hard, since yesterday, that I've gone white there. # turning the wrist
P: I thought that was you. # low
Q: If I've got it, and I look at you as they do, as if you were somebody in a bed. You're not to mind. It won't be me. # quick
P: I'd mind it more than anything. # gruff
Q: I know. So do it well. # letting go of one finger

=== magic_parting_last ===
# step: parting
# skeleton: everybody
# title: In Case
N: {q} had begun to write something, on a knee, with the free hand, and kept the other arm round it. # plain
P: What's that? # leaning
Q: It's for me. In case. It says who I am, and that {spell_doing} isn't like me, and that I've got a friend. # writing
P: You'll not need it. # short
Q: If you're on the other side of {x}, with {g}, and it strikes, then I'm by myself. I want to have been told. I'd never believe {h}. # writing
P: You could stand next to somebody. # frowning
Q: To whom? They've all got it. Standing next to them's no good. They're next to each other now. # folding it
N: It was quite true. They went by in a crowd, and every one of them was as far off as the moon. # quiet
P: Then I won't go. # at once
Q: That's not for me to say, whether you go. Nor you to say because of me. We've both got to not be asked. # putting it into a pocket
P: Give me that paper. You've left out the best thing. # holding out a hand
Q: What have you put?
P: That it's me who's coming back for you. # giving it back

=== magic_fork3_clock ===
# step: fork3
# skeleton: everybody
# title: A Quarter to
N: It was a quarter to. It would have been a quarter to whatever they did, so they sat down in it. # dry
A: If we {d1}, there's time to walk. # low
B: If we {d2}, we'd have to run, and I'd want my other shoes. # low
A: And if we {d3}, we ought to have started yesterday. # lower
B: Yes. I noticed that you did. I saw you looking at it. # looking, too
N: {g} sat across from them, with both hands between {g_their} knees, like somebody who is not there when presents are spoken of. # quiet
A: It's fourteen minutes, now. # whispered
B: Then say. I'll have my coat on by the time you've said it. # getting up

=== magic_fork3_fingers ===
# step: fork3
# skeleton: everybody
# title: One Finger at a Time
N: They were to let go, one way or the other; so they did it a finger at a time, and talked. # plain
A: That's one. We {d1}. # lifting it
B: That's two. Or else {d2}. I felt that in my elbow. # lifting the next
A: And three. That we {d3}. # slow
B: What are the other two for? # looking down
A: Those are so as not to have let go yet. # low
N: Nobody went by. For once one could hear how many of them there were, a long way off, and how it never came together into one sound. # still
B: Then say which, while I've still got the thumb. # lower
