// AGAINST, episode 3: each finds out what the other is worth, and what it would be to win. way3=look, lost, swap; price=keep, name.

=== two_of_us_go3_look ===
# step: go3
# skeleton: against
# door: Look at what the other one has got ready
# style: bold
# recall: looked at what the other one had got ready
# title: Fast Asleep
# makes: way3=look
N: It was long past midnight, and {p} was going along the wall in {p_their} socks. # low
P: I'll only see how good it is. Then I can stop thinking about it. # whispered
N: Somebody was coming the other way, along the same wall, in socks. # dry
P: Who's there? # frozen
Q: Nobody. I'm asleep. # frozen
P: So am I. I walk, when there's a moon. # after a moment
Q: There isn't one. # whispered
P: I know. It's quite serious. Where have you come from, in your sleep? # whispered
N: {q} had come from {p}'s side. There was no other place to which that wall led. # quiet
Q: I might ask where you're going. # whispered
P: Only past. # whispered
N: Each of them stepped round the other, with arms held out in front, as sleepwalkers are said to do; and went on. Neither of them looked back, for fear of being seen awake. # dry

=== two_of_us_go3_lost ===
# step: go3
# skeleton: against
# door: Ask somebody who once beat a friend
# style: kind
# recall: asked somebody who had once beaten a friend
# title: First, and Nobody's Second
# makes: way3=lost
N: {g} had never talked about it. There was a cup on {g_their} shelf, with buttons in, and everybody took it for a thing for buttons. # plain
P: You won that? # turning it round
G: Put it back, there's a good child. It's got a name on. # threading a needle
Q: It says "First". # reading, on the other side
N: They had come one at a time, by different ways, and each was vexed that the other was there. {g} gave them one stool. # dry
G: There were only the two of us in for it, and we'd been like that. # two fingers, crossed
P: And you won. # low
G: I did. I won it well. I'd trained for it till I could do it in the dark. I held that up, and I looked round for somebody to show it to. # needle stopping
Q: And? # low
G: And the one I'd have shown it to was going down the steps. # low
P: Did you run after them? # low
G: There were people clapping. One thinks that one's got to wait until they've done. # to the needle

=== two_of_us_go3_swap ===
# w: Somebody who was cold
# step: go3
# skeleton: against
# door: Speak up for the other side, for an hour
# style: clever
# recall: spoken up for the other side, for an hour
# title: For the Other Side
# makes: way3=swap
N: It was {h} who had heard of it. Where two are against each other each of them has to be the other's helper, for an hour by the clock. # plain
P: I'm to tell people that they should be for {q}? # arms folded
H: For one hour. And {q} tells them the same of you. It's done abroad. # setting the clock
Q: I shan't know what to say. # arms folded as well
H: Then it'll be short. I've got a crowd in from the passage. It's mostly people who were cold. # clapping {h_their} hands
N: {p} got up on the box, and looked at {p_their} boots. # dry
P: Well, there's {q}. You all know {q}. {q_they_cap} {q_many:take|takes} rather long over things. # to the boots
W: We know that! # from the back
P: You don't know why! # looking up, sharp
N: {q}, who had been sitting with both hands over {q_their} face, took down one of them. # still
P: I'd like to tell you why. How much of the hour is left? # to {h}
H: Fifty-eight minutes. # looking

=== two_of_us_seen_look ===
# step: seen
# skeleton: against
# needs: way3=look
N: It stood in {q}'s corner, under a cloth. {p} lifted up one side of it, and held the lamp close. # low
P: Oh. It's good. It's ever so good. # whispered
N: It was; and that was not the worst. On the wall over it {q} had pinned a scrap of paper. # quiet
P: "How would {p} do it?" It says that three times. And there's a line under it. # reading
N: {p} put back the cloth, and went home by the same wall. There, too, somebody had been. Nothing was gone; there was only a chair that had been pushed in, as {q} pushes in chairs. # quiet
Q: It's far better than mine. # to {g}, in the dark
G: Where have you been? # sitting up
Q: Nowhere. {p_they_cap} {p_many:have|has} got a thing of mine pinned up over it. It's only an old list, with shopping on it. And at the top {p_theyve} written, "Not like this. Like {q}." # sitting down on the bed
G: Then whose is better? # half asleep
Q: I don't know any more. They're both done by the other one. # lying down, wide awake

=== two_of_us_seen_lost ===
# step: seen
# skeleton: against
# needs: way3=lost
P: What became of the friend? # after a while
G: Moved a long way off. We write, at New Year. # biting off the thread
Q: And was it worth it? Having won? # not looking at {p}
G: I'll tell you what it's like. It's like being given a very big cake, on a day when you're by yourself. # putting the buttons back
P: You could send it. The cup. You could write, "You might as well have had it." # at last
G: I did. Eleven years ago. It came back, with a pound of tea in it. And a note to say, no, I'd won it fairly. # low
Q: Then it was all right again! # quick
G: It would have been. Only then I'd got to write back; and I thought, I'll do it properly, when I've time. # needle up again
N: {p} took the cup down, and looked in, under the buttons. There was still some tea at the bottom. # still
G: Well. I've said it now. You two had better get on with your quarrel. # gruff

=== two_of_us_seen_swap ===
# step: seen
# skeleton: against
# needs: way3=swap
N: {p} talked for the whole of the hour. When the clock went off {p_they} asked if it was fast. # dry
P: And then there was the time with the boat! I'll be quick. There was a hole in it; and {q} sat down on the hole. All the way. It was March. And never said so! I only found out from the trousers! # hoarse
H: That's time. {q}, you've got until four. # clock in hand
Q: I needn't have so long. I've only got the one thing. # on the box, very pale
Q: Everyone's afraid of something, and says they aren't. {p} says so. # low
Q: You say, "I'm frightened," quite loud, and go in first; and then one can. I've never been anywhere yet where you hadn't been frightened before me. # low, and to {p}
H: You've still got fifty-six minutes. # after some time
Q: No. That's all of it. # getting down
N: When they counted hands, for fun, as many were for the one as for the other. But they had all changed sides. # dry

=== two_of_us_wants_rule ===
# step: wants
# skeleton: against
# needs: no-loath
# title: Is There a Rule
P: {h}? You're the umpire. Is there anything in the rules about {v_ask}? # as if it were nothing
H: Not that I know of. Why? # looking up
P: I'm only asking. It's for somebody else. # going red
H: Nobody's ever done that. They're generally more taken up with winning. # leafing
P: But it isn't written there that one mayn't? # quick
H: It isn't written there that you mayn't eat the whistle. What are you up to? # eyes narrow
P: Nothing. Good night. You never saw me. # going
N: {h} had not got back to the page when there was another knock. It was a slow one, in two parts, as {q} knocks. # dry
Q: I've just got one question, about the rules. It's about {v_ask}. # hat in hand
H: Who's told you to ask that? # slow
Q: Nobody! I've told no one! Is it forbidden? # alarmed
H: No. # slower
Q: Thank you. I'd rather that {p} didn't hear of it. {p_they_cap} {p_many:are|is} never to hear. # going
N: {h} sat there for a good while. Then {h_they} drew something in the margin, in pencil. It was a heart, or it may have been a mushroom. # quiet

=== two_of_us_wants_after ===
# step: wants
# skeleton: against
# needs: no-loath
# title: The Day After
H: You needn't look like that. By this time tomorrow it'll be over, and you'll have won. # tucking something in
P: And what do I do then? # staring upwards
H: You'll be glad, I should think. # surprised
P: Whom do I tell? # staring upwards
N: {h} had got as far as opening {h_their} mouth. It stayed like that. # dry
P: When a thing's gone well I go and find {q}. I don't decide to. My feet do it. I'll have won, and they'll go and find {q}, and there {q_they} will be. Having lost. # low
H: You could tell me. # gentle
P: I could. You'd say, "How nice." # low
N: At the same hour {q} was standing on the steps with {g}, and it was {g} who was doing the looking up. # plain
Q: If I'm beaten I don't mind so much. I know how one does that, one goes home. It's the other I can't see. Do I wave? # low
G: Some do. # thinking
Q: I've been trying it. It looks as if I wanted somebody to go away. # letting down an arm

=== two_of_us_wants_fast ===
# step: wants
# skeleton: against
# needs: loath
# title: More and More Likely
N: It got no better. The less they tried the better they became; it is said to be like that with sleep. # dry
H: Everybody's talking of you. You're so easy about it! It's how a winner looks. # beaming
P: I've done it wrong on purpose for three days. They think that it's style. # hollow
G: And yours? # over the fence, to {h}
H: Like a rock. And yours? # to {g}
G: Can't put a foot wrong. {q_they_cap} {q_many:try|tries} to, I've seen it. It's as if it was meant. # whispered
N: That night {q} threw a bit of stick over the wall, and {p} came. # plain
Q: I'm going to win. I can feel it coming on. I thought I'd better tell you. # low
P: So am I. It's got into my hands. # low
Q: You can't. One of us has got to be the worse. I'd been so sure that it'd be me. # desperate
P: That's just what I'd been counting on! I said to {h}, there at least I can trust myself! # desperate
N: They went on blaming each other for some time, so as to stay there. # quiet

=== two_of_us_gives_second ===
# step: gives
# skeleton: against
# makes: price=keep
# title: A Second Prize
P: There's only the one prize. Has that struck you? # coming in late, to {h}
H: There's only ever the one. It's what makes it a prize. # getting out the glasses
P: Whoever comes second goes home with nothing. They've got the whole way to walk, and nothing to hold. # low
H: That's you or {q}. # mild
P: I know who it is. I want there to be something. It needn't be called anything. You could just have it there. # putting it on the table
N: {h} had to put on the glasses then. {h_they_cap} had known that for as long as {h_they} had known {p}, and it had never been on a table that was not {p}'s own. # still
H: That's {p_keep}. # low
P: {p_keepwhy} So it's not nothing. Whoever it is who comes second has that, and keeps it. # not letting go yet
H: And if it's you who comes second? # gentle
P: Then I'll have been silly. I don't think it will be. # letting go
N: {p} came back from the door, and moved it a little, so that it did not stand on the edge. # quiet

=== two_of_us_gives_back ===
# step: gives
# skeleton: against
# makes: price=name
# title: What Was Said before People
N: There was a thing that {p} had said, in the first heat of it, in front of everybody: that without {p} there would be nothing left of {q} but a coat. # plain
P: I've got to take that back. # low
H: They've forgotten it. It was days ago. # kind
P: {q_they_cap} {q_many:have|has} stopped wearing the coat. # low
H: You never take a thing back. You're known for it. They set their clocks by it. # low
P: Then they'll have to get another clock. I'll say that I was wrong, and I'll say it before I know who's won. Afterwards it'd be only manners. # swallowing
H: Your own people won't like it. It's the day before. They've got your name on their hats. # low
P: They needn't keep the hats. # hoarse
N: It was done that same evening, from the box, in eleven words. And somebody at the back, who had been standing there in shirtsleeves, went home and came out again in a coat. # still

=== two_of_us_gives_turn ===
# step: gives
# skeleton: against
# makes: price=keep gift=luck
# title: For Whoever Needs It
N: The night before {q} found a parcel, at {door}. It had no name on it, and had been tied by somebody who cannot tie. # plain
Q: What is it? I'm not to have presents. It's in the terms. # to {g}
G: It isn't from me. There's a slip with it. "So that you've got something lucky. I shan't be needing it." # reading
Q: That's {p}'s writing, done with the left hand. # low
N: In the middle of all the paper lay {p_keep}. # still
G: Isn't that what {p_they} never lets anybody touch? # low
Q: Yes. # low
G: What does {p_they} say about it, always? # low
P: {p_keepwhy} # some way off, to {h}
H: And you've sent that across? On the night before? # aghast
P: I did it quickly. I'd have thought better of it. # arms round {p_their} knees
Q: I can't take it. And I can't send it back; {p_they}'d know that I'd known the writing. # holding it in both hands
N: {q} kept it by the pillow. It was the best night that {q_they} had had since it all began. # quiet

=== two_of_us_fork3_hats ===
# step: fork3
# skeleton: against
N: It was the last evening, and everything had been got ready that could be. {h} and {g} sat on the steps between the two doors. # plain
G: How'll they do it, do you think? Tomorrow? Mine doesn't say. # low
H: I know what I should like. I'd like it best if they were to {d1}. # low
P: I can hear you, {h}. # from behind the one door
H: You were meant to. Or they could {d2}. I've known it do good. # louder
Q: Has {p} said anything to that? # from behind the other door
G: {p_they_cap} {p_many:are|is} breathing. There's only one thing else, and it would want some courage. {d3_cap}. # turning {g_their} head
N: There was no answer, on either side. One could hear two people, in two rooms, who were both trying on the same idea. # still
P: Would {q} do that? Does {q_they} look as if? # from behind the one door
Q: I would if {p_they} would. But I shan't ask. # from behind the other door
G: It's an odd thing. I've quite forgotten which of them I'm for. # low
H: Don't tell anyone. So have I. # low

=== two_of_us_fork3_list ===
# step: fork3
# skeleton: against
N: The order for the day hung on {board}. It said when everything was to be; and between the bell and the beginning there was a gap. # plain
G: What goes in there? # tapping it
H: I left it white. It's for the two of them. They've got to come in somehow. # pencil ready
P: I'd thought that one might {d1}. If the other party was for it. # coming up on the one side
Q: I'd thought, {d2}. If nobody minded. # coming up on the other
N: They both read what stood there, for rather longer than it takes. It said, "Three o'clock." # dry
H: There's a third that I've got pencilled in. {d3_cap}. You'll say that it can't be done. # reading
P: I don't say so. # to the sheet
Q: Nor do I. I never said that anything couldn't be. # to the sheet
G: You both of you want the same thing, and you're each waiting for it to be the other's idea. # out of patience
P: Which did you want? # to {q}, quick
Q: I was going to see what you'd say. # low
