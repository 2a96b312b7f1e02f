// Second doors, to the same facts: the end first, a thing to hold on to, two in the class; the whole night, a teacher, a helper.

=== teach_go2_deep_back ===
# step: go2
# skeleton: taught since
# a: bold
# b: careful
# door: Learn it from the end backwards
# style: bold
# recall: begun to learn it from the end backwards
# title: Back to Front
# makes: way=deep
A: Why do we always begin at the beginning? Everyone's frightened at the beginning. They know what's coming. # stopping short
B: Where else is there?
A: The end! You start there, where it's all over, and everybody's pleased. Then you put on the piece before that, and the piece before that. You never get to anything worse than you've had. # sure
B: And what's the last piece of all?
A: You've just done it. You're out of breath, you're proud, and you bow.
N: So they stood {x} on {ground}, and told {x_them} that {x_they} had just done it, and how well; and {b} came up and shook {x_them} by whatever there was to shake. # plain
B: Now breathe out. And bow. # bowing
N: {x_cap} bowed. It was such a modest bow, and had so much behind it, that {g}, who was going by with the towel, put down the towel and clapped. # warm
G: Well done! I missed it. What was it like? # clapping
A: That comes tomorrow. That's the worst piece, it's the one just before. # low
B: Now {x_theyre} doing it again. Look. {x_they_cap} {x_they == "they":think|thinks} that's the whole of it. # low

=== teach_go2_tool_safe ===
# step: go2
# skeleton: taught since
# needs: learns=body,other
# b: maker
# door: Tie [tool] round it, to be safe
# style: clever
# recall: tied [tool] round it, to be safe
# title: Nothing Can Happen
# makes: way=tool
B: {x_cap} {x_is} only afraid of what happens if it goes wrong. So we see to it that nothing can happen. # with a rope
A: With {tool}?
B: That goes on the side where {x_they} {x_they == "they":fall|falls}. And the rope goes over, and I've got the end. And there's a strap, for the part that flaps. # tying
N: It was a great deal of rope. When it was done there {tool_was} {tool}, and in the middle of it, looking out, {x}. # dry
A: Can {x_they} breathe?
B: In one direction. Off you go! You can't fall. I couldn't fall myself, in that. # calling
N: {x_cap} leaned over to one side, to see; and was held. {x_they_cap} leaned over to the other. Then there was {x_sound}, of a kind that they had not heard before. # soft
A: {x_theyre_cap} enjoying it! # amazed
B: They all would, if they were tied to something. That was right! Did you see? That was nearly all of it right! # running with the rope
A: Which of you was it? # running, too
B: I felt a pull. I didn't ask. # happy

=== teach_go2_with_bench ===
# step: go2
# skeleton: taught since
# door: Find somebody else who can't do it
# style: kind
# recall: found somebody else who couldn't do it
# title: The Other One
# makes: way=with
A: Look at {x_them}, all alone in front of us. It's like being the only one with a plate. # low
B: There's nobody else who can't.
A: There must be. Who always has to go, just when it's starting? Who brings a towel, so that there's something to hold? # low
N: They both looked at {g}. {g} looked at the towel. # dry
G: I like to be useful. # quickly
B: Can you do it, {g}? # kind
G: I'm the right age to have left off. I could say that I've left off. # wretched
A: Would you come and be bad at it next to {x}? You'd be doing {x_them} a kindness. You needn't learn a thing. # coaxing
G: Do I keep the towel? # after thought
B: You can have it round your neck.
N: {g} went and stood there, and held on to both ends of the towel. {x_cap} had a look at {g_them}, all the way up, and moved over, so near that they touched. # warm
{ x_talks:
  X: Are you frightened? I am. It's all right at the side, they don't look so much. # low, to {g}
- else:
  N: It was the first time that {x} had looked at anybody in the class, and not at the ground. # soft
}
A: Now there's two. That's a class. # whispered

=== teach_go2_night_bed ===
# step: go2
# skeleton: turned
# a: payer
# door: Not go to bed till it goes right
# style: bold
# recall: not gone to bed till it went right
# title: Not Till It Goes Right
# makes: way=night
A: I'm not going to bed until I've done it. I've told my bed. # with a lamp
B: And if you don't do it?
A: Then it'll be a long night, and I'll have no one to blame but me. You can sleep. You've only got to turn over. # beginning
B: I'll count. Somebody ought to know how many. # with the book
N: At ten {b} was making strokes on the edge of the book. At twenty there was a nap in between the strokes. At forty they were both so cheerful that it was surely going to come; and at sixty they were not. # dry
A: That was better, wasn't it? That last one?
B: It was sixty-three. I'd not say that it was better. It was more like itself. # yawning
{ b_kind:
- "planner": A: You might just tell me what I do wrong. # hoarse
- "wildcard": A: Don't make that face. I can hear you make it. # hoarse
- else: A: You could say that it was better. # hoarse
}
B: It goes as far as {x_part2}. It's gone that far sixty-three times. I could draw you where it stops. # lying down with the book
A: Seventy. Seventy-one. # to nobody

=== teach_go2_class_gate ===
# step: go2
# skeleton: turned
# door: Beg [h] for lessons
# style: kind
# recall: begged [h] for lessons
# title: I Don't Teach
# makes: way=class
N: They had to knock three times. {h} came out at the third, with one arm in a good coat. # plain
H: I don't teach. I've said so to everybody. # at once
P: You're the only one who really can. # humble
H: That's just why I don't. I've no idea how it's done. I do it, and there it is. # doing up a button
Q: Then why have you put on your coat? # interested
N: It was the best one. It had hung ready behind {door} for eleven years, in case anybody should knock three times. # dry
H: A week. Every day, at eight. And you, with the book? # gruff
Q: I only turn over. # stepping back
H: Shut it, and sit there, and keep your feet still.
N: So they had a week of it. {h} walked up and down. {p} did each thing as it was said. {q} sat by the wall; and {q_their} feet would not keep still. # quiet
H: No. You're thinking. Don't think. No! Now you're thinking about not thinking. # walking
P: What should I do instead? # desperate
H: If I knew that I'd be a teacher. # walking

=== teach_go2_aid_puppet ===
# step: go2
# skeleton: turned
# a: payer
# door: Tie [p] to [tool] with forty strings, and pull
# style: clever
# recall: tied [p] to [tool] with forty strings, and pulled
# title: Forty Strings
# makes: way=aid
B: You keep doing it wrong because there's more than one way to do it. I'll take away the others. # with a ball of string
A: All of them? # a little anxious
B: All but the right one. I've been through the book. There's a string for each line. # tying
N: {tool_cap} went behind, to hold up the elbow; and from wrist, knee and collar forty strings went off to where {b} stood, with a peg for every one. {a} stood in the middle, like a letter in a parcel. # dry
A: What do I do?
B: You go limp. I'll read, and pull. # one finger on the page
N: {b} read, and pulled. It was slow; by the third time it was quicker; and by noon {b} had no more need to look at the page. {a} went through the whole of it, from end to end, with a look of great surprise. # plain
A: It's going! I'm past the middle! I've never been here before! # stiff with joy
B: Don't talk, you're shaking the strings! # pulling four at once
A: Is this what it's like? For people who can? # blissful

=== teach_go3_try_cold ===
# step: go3
# skeleton: turned
# a: payer
# door: Let the one with the book have a turn
# style: kind
# recall: let the one with the book have a turn
# title: To Keep Warm
# makes: way3=try
P: You're cold. You've sat there since Tuesday. Get up and have a turn. # rubbing both hands
Q: At what?
P: At it. To get warm. You can't do it worse than I do. # light
Q: I can! I'd do it so badly that you'd feel better. # pleased to be asked
N: {q} looked for somewhere to put the book. In all that time it had not been put down; there was a pale place on {q_their} arm, where it had been. # quiet
P: Give it to me. I'll hold it for you. # holding out both hands
Q: You have to turn over when I nod. And say, never mind.
P: I know what you say. # sitting down where {q} had sat
N: It was a good place. One could see the whole of it from there, and one was not in it. # still
P: So this is where you've been. # to the page, low
Q: Ready? I'll do the face that you do, too. # from the other end

=== teach_go3_away_note ===
# step: go3
# skeleton: turned
# a: payer
# door: Go off alone, and leave a note
# style: careful
# recall: gone off alone, and left a note
# title: Back by Supper
# makes: way3=away
N: {q} came at the usual hour, with the book, and there was nobody there. There was a note. # flat
Q: "Gone to do it by myself. It's not you. Back by supper." # reading
H: What've you done? # passing
Q: Nothing! I only turn over! # stricken
N: {p} had gone to {far}, where there was no one to see, and did it there until noon. It went just as it always went. At {x_part2} it stopped, and there was no one to say never mind. # quiet
P: Never mind. # trying it
N: It did not work, when one said it oneself. So {p} came home by {way_there}, a good deal before supper; and stopped, outside {door}. Somebody was in there, doing it. # still
P: It's the right place. I can tell by the board. But that isn't anybody who stops. # whispered
N: {p} put one eye to the crack, and one ear, since it was hard to choose. # quiet

=== teach_go3_now_bell ===
# step: go3
# skeleton: turned
# a: payer
# door: Call them all in, and get it over
# style: bold
# recall: called them all in, to get it over
# title: Before I'm Ready
# makes: way3=now
P: I've been waiting till I'm ready. I've just seen that I'm never going to be. So they can come now. # going to {door}
Q: Now? There's soap on them! It's a Wednesday! # running after
P: Come along! It's today! Bring something to sit on! # calling
N: They came in, one after another, and sat. {h} was in the front. {p} looked at {ground}, and at them; {q} stood at the side, with the book, like somebody holding a coat at a fight. # tense
P: I've wanted to do this since I was seven. I'd like you to know that I've never got past the middle, so if you'd care to shut your eyes for that, I'd not be hurt. # clear
H: Get on, child. # from the front
N: {p} began. It went better than it had ever gone, with so many people hoping; and at {x_part2} it stopped, as it always had. # still
P: Excuse me. Again. # clear
N: {p} tried again, and it came up to the place. And at the place somebody at the side did the bit that was missing, quite lightly, without looking up from the page. # hushed
