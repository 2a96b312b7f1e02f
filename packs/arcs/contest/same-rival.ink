// SAME SIDE, episode 3: the rival is in as much trouble, and what it would cost to say so.

=== contest_go_supper ===
# step: go3
# skeleton: same_side
# door: Ask [foe] to supper
# style: kind
# recall: asked [foe] to supper
# makes: way3=supper
N: They asked {foe} to supper. There was {food}, and not quite enough chairs. {one_cap} came on the stroke of seven, and did not know where to put the flowers. # steady
A: Put them in the jug. You needn't stand up. # nervous
F: I generally stand. They like to be able to see. # stiff
B: There's only us. # gentle
N: {one_cap} sat. For a while there was only the sound of three people being careful with spoons. # dry
F: This is very good. What did it come? # polite
A: What did what come?
F: The dish. In what place? # polite
B: It didn't. It's only supper. There's some more, if you like. # slow
F: More, without doing anything? # holding out the plate

=== contest_go_follow ===
# step: go3
# skeleton: same_side
# door: Follow [prize] to where it goes at night
# style: clever
# recall: followed the prize to where it goes at night
# makes: way3=follow
N: The key went home at nine, with {prize} under a cloth. They went after it by {way_there}, at the distance at which one looks as if one lived there. # low
A: Don't creep. Nobody creeps who's got a right to. # whispered
B: I'm not creeping. My boots are new. # whispered
A: There's somebody in front of us. Creeping. # whispered
B: That's very good creeping. # whispered, admiring
N: The shape in front stopped, and they stopped. It looked round. It was {one}, with {one_their} shoes in one hand. # dry
F: I do it every year. I've never got past this corner. I lose my nerve. # whispered
A: What's round the corner? # whispered
F: I don't know. A door, I think. I've heard it. # whispered
B: Well, there's three of us. You take the middle.

=== contest_go_swap ===
# step: go3
# skeleton: same_side
# door: Change places with [foe] for one day
# style: bold
# recall: changed places with [foe] for one day
# makes: way3=swap
N: It was {b} who said it, and only to be rude. # quick
B: You wouldn't last one day as us. # hot
F: You wouldn't last an hour as me. # cold
A: All right. # mild
N: So {one} went home with {b}'s coat on, to where it was draughty and people talked with their mouths full; and {a} and {b} were let into a room where everything was in order of size. # dry
A: What do we do?
B: There's a list. Half past five, begin. Six, again. Half past six, again, but smiling. # reading
A: When's breakfast?
B: It isn't on here. Seven, again. There's a note. "Do not look at the mark on the wall." # turning it over
A: What mark? Oh. # looking

=== contest_same_supper ===
# step: same
# skeleton: same_side
# needs: way3=supper
A: Did you want {prize} for something? In the beginning? # passing the salt
F: The same as you, I dare say. What is it, with you? # eating
B: It's that {stake}. # putting down the spoon
F: Yes. With us it's got another roof on, but that's it. I thought so. You've a look. I used to have it. # calm
A: And you've won it nineteen times.
F: And they've still got it, and where I come from it's just as it was. But one can't go home and say so. They've put up an arch. # calm
N: It was quiet, except for {noise}. Somebody had a third helping, and nobody said who. # warm
{ b_kind:
- "planner": B: So we've both been trying to beat the wrong person. I'll need a clean sheet. # slow
- "explorer": B: All that time we could see you from here. I thought you were the top of it. # slow
- "wildcard": B: I had such a good hate going. What am I to do with it? # put out
- else: B: And nobody ever gave you any supper. # aching
}
F: You could pass that dish.

=== contest_same_follow ===
# step: same
# skeleton: same_side
# needs: way3=follow
N: It was a shed. It had a lock, but the lock was on the door, and the door was on nothing much. Inside it there were shelves. # hushed
A: They're all here. # whispered
B: There's not one prize. There's everybody's. Look, that's the egg cup from the egg race. That's the children's. # whispered
F: That's mine. That's my first. It's been polished. It had a dent in it. I liked the dent. # whispered
N: {prize_cap} stood in the middle, tucked up for the night. Each thing had a label, in small clear writing: not to be used. # flat
A: We could take it. Now. We could just take it, and then it wouldn't be true any more that {stake}. # low
F: It's the same with us, you know. It's got another roof on, that's all. Why did you suppose I was so good at it? # low
B: The very same? # low
F: I thought that we were on different sides of it. There's only the one side. It's this one, with the shelves on. # not looking at them

=== contest_same_swap ===
# step: same
# skeleton: same_side
# needs: way3=swap
N: They met at dusk, at {edge}, to change back. Nobody seemed in any hurry to begin. # quiet
A: It's so tidy. # hoarse
F: It's so loud, where you are. Somebody sat on me. They'd not seen me. They said, budge up. # in wonder
B: We did it fourteen times. By the end of it I'd forgotten what it was for. # grey
F: {prize_cap}. It was for {prize}. And it's no use, because they take it away again, and at home it's all just as it was. # simple
A: But that's us. That's why we signed. Because {stake}. # staring
F: I know. There's a child at your place who told me all about it. She'd worked it out on her fingers. I had nowhere to look. # low
N: {one_cap} took off the coat, and folded it, and went on holding it. # soft
B: You've mended the pocket. # feeling it
F: It was on the list. I wrote one. I can't help it.

=== contest_pay_spoil ===
# step: pay
# skeleton: same_side
# needs: way3=supper
# makes: price=spoil
# title: Whoever says it
A: So somebody's got to stand up and say that it's no good. The whole of it. In front of everybody. # low
F: And they'll hate it. It's the best day of their year. They've got hats for it. Whoever says it will be the one who spoiled the day. # low
Q: We could draw for it. # low
F: I'd say it. But they'd think that I was tired of winning. It has to be somebody who might have won. # sorry
N: {p} had become very interested in the pattern on the plate. # quiet
P: {p_keepwhy} That's what they know me by, round here. That, and that I'm no trouble. # low
Q: You needn't.
P: I come every year. I bring the little flags. # lower
Q: I know you do.
P: I'd be the one who brought the flags, and then I'd be the one who stopped it. They'd move along, when I sat down.
Q: So you won't? # gentle
P: I didn't say that. I'm saying what it is first. # lower

=== contest_pay_left ===
# step: pay
# skeleton: same_side
# needs: way3=follow
# makes: price=left
# title: Not to be used
N: {p} had {prize} by one corner. Nobody had seen {p_them} get there. # quiet
Q: {p}. Put it back. # low
P: It'd be over. All of it. We'd be home before anybody was up. {stake_fixed_cap}. It's here. I've got hold of it. # low
F: I'd not say a word. I'd hold the door. # low
Q: And next year it's on {board} again, with something else under the cloth. And {foe} against somebody else. # low
N: There is nothing so heavy as a thing that you could carry quite easily. {p} stood there with it until {p_their} arms shook. # still
P: {p_fearline} And I'm more afraid of walking away from this than of that. # hoarse
Q: I know.
P: If we lose it, because I put it back, I shall think of this corner every night of my life. # putting it back
F: Left a bit. They'll see that it's been moved. # gentle

=== contest_pay_win ===
# step: pay
# skeleton: same_side
# needs: way3=swap
# makes: price=win
# title: In order of size
Q: You know what we've got now. # low
P: Don't. # low
Q: We've got the whole of it. How {foe} {foe_plural:do|does} it. Fourteen times over. It's in our hands. I did it just now, tying a bootlace. # low
P: We could win. We could really win. I can feel where it goes. # low
F: I expect you could. You're better than I was, at a day. # generous
N: They had wanted it since the paper went up. It had been a long way off for so long that neither of them had noticed it coming, and now it was sitting there with its hat on. # quiet
P: And have them take it off us, while we wave.
Q: But we'd have won. It'd be on {board}. You'd be able to see it from a long way off. # very low
P: I've never won anything. I want to say that, once, before I don't. # low
F: It's very nice. I wouldn't tell you that it wasn't. # gentle
