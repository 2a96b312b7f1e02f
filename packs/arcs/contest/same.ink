// SAME SIDE: whoever wins, the committee carries the prize back to a store, and the rival has never kept one either.
// Only for a rival who talks. W is the committee, which is one person with a key.

=== contest_odd_cups ===
# step: odd
# skeleton: same_side
N: They cleared up. It was while they were putting everything back that {a} stopped. # tired
A: Where do they keep it all, over there? # slow
B: Keep what?
A: The prizes. Nineteen years of them. Have you ever seen one? On a shelf? At {foe_whose}? # slow
B: There must be a room. # shrugging
A: I've been in there. I brought a parcel. There's one room, and there's a mark on the wall where you'd put a shelf. # low
{ b_kind:
- "planner": B: Nineteen. And I'd say as big as that, each. They'd never get the door open. # working it out
- "explorer": B: Then they're somewhere else. I like it when things are somewhere else. # brightening
- "wildcard": B: Sold them. I would. No. To whom? We'd have bought one. # stopping
- else: B: I always thought it looked rather bare in there, for somebody who'd won. # slow
}
A: So what does the winner get? # low
B: It says, on {board}. {prize_cap}. It's underlined.
A: It was underlined last year.

=== contest_odd_clap ===
# step: odd
# skeleton: same_side
N: {h} had come by to see how they were getting on, and was being asked things. # plain
A: What happens afterwards? When you've won? # idly
H: Well, I read out the name. There's clapping. Somebody holds {prize} up. # surprised to be asked
B: And then?
H: And then I go home. I've the chairs to carry. # frowning
A: But somebody takes it away. Does the winner take it away? # less idly
N: {h} opened {h_their} mouth to say yes, and shut it again. # dry
H: I've never seen that part. I've been judge for as long as I can remember. # slow
B: You've never seen it go?
H: I've seen it come. It comes in a van, with a cloth over it. It's always very clean. # slower
A: As if it had been on a shelf. # to {b}

=== contest_odd_pin ===
# step: odd
# skeleton: same_side
N: The paper on {board} had come loose at one corner, and behind it there was last year's. # plain
B: {event_cap}. The winner to receive {prize}. That's the same as this year. # reading
B: There's a scratch in the picture. Look. On the left. It's the same one. # finger on it
N: There was another behind that, and another behind that. They went down through nineteen years of paper, as through a cake. # hushed
A: It's the same scratch. # at the bottom
B: Then {foe} {foe_has} won it every time, and it's been there every time, waiting to be won again. # slow
A: Perhaps {foe_they} gave it back. For the next one. Out of kindness. # not hopeful
B: Do you think of {foe_them} as kind?
A: I used to. Lately I've been thinking of {foe_them} as tired. # slow

=== contest_go_aloud ===
# w: the committee
# step: go2
# skeleton: same_side
# door: Ask out loud what the winner keeps
# style: honest
# recall: asked out loud what the winner keeps
# makes: way=aloud
N: They asked it out loud, on the day when everybody has to come and be given a number. # steady
A: What does the winner keep? # clear
H: Keep? You get {prize}. You know that. # pen stopping
B: But do you keep it? After? # clear
N: It went quiet along the row, from the left to the right, as when somebody has come in with a wet dog. # dry
H: Nobody ever asked that. # slow
A: It's only a question. Either you do or you don't. # reasonable
W: Who said that? # from the back, pleasant
N: It was somebody in a very clean collar, with one key on a ring. Neither of them had ever seen the committee. They had thought that it would be more people. # low

=== contest_go_box ===
# step: go2
# skeleton: same_side
# door: Look in the box that [prize] comes in
# style: bold
# recall: looked in the box that the prize comes in
# makes: way=box
N: The box stood behind {edge}, under a cloth, with nobody near it. It looked like a box that has never been asked anything. # low
A: We only lift the cloth. # whispered
B: And then we only lift the lid. # whispered
A: Let's do the cloth, and see how we feel. # whispered
N: They did the cloth. They felt much the same. # dry
S: creak
B: There's something in it. It's a paper. It's a whole bundle of papers, with string. # whispered
A: And {prize}? # whispered
B: There's a dent the right shape. It's a very tidy dent. # whispered
A: {b}? Somebody's holding up the other end of the lid. # very quiet

=== contest_go_rules ===
# step: go2
# skeleton: same_side
# door: Read the rules, right to the end
# style: careful
# recall: read the rules right to the end
# makes: way=rules
N: {h} had the rules, in three volumes. Nobody had ever borrowed the second. They sat down on either side of it with a lamp. # plain
A: Rule forty. The winner is as laid down in rule two. # reading
B: Rule two. The winner is whoever wins {event}. See rule ninety-one. # reading
A: I like ninety-one. It's got a picture. It's of a pencil. # turning over
B: What's it say?
A: That {event} {event_is} held each year to find out who shall be in {event} next year. # slow
B: That can't be right. Go on. What's it for? # pulling it round
A: That's all. There's a comma, and then it's the index. # slower
N: They looked in the index, under for. It said, see what. # dry

=== contest_learned_aloud ===
# w: the committee
# step: learned
# skeleton: same_side
# needs: way=aloud
W: It's kept safe. # smiling
A: Who for? # not smiling
W: For the winner. One wouldn't like anything to happen to it. So it's held up, and everybody has a good look, and then I take it home and lock it in. # patient
B: Every year? Whatever it is?
W: It's very well looked after. I do the corners with a little brush. # with some pride
N: They turned round, because someone behind them had made a noise. It was {one}, with a number in one hand, and {one_they} had gone quite white. # hushed
F: I thought that it was me. # low
A: What was?
F: I thought that I'd not won it well enough. I thought, next year they'll let me hold on to it. # low
W: Numbers, please! # jingling the key
B: Nineteen years? # aside
F: I've got the marks on my hands, from where they take it. # lower

=== contest_learned_box ===
# step: learned
# skeleton: same_side
# needs: way=box
N: It was {one}. {one_they_cap} had come from the other side, under the other end of the cloth, on hands and knees. # dry
F: I was passing. # with dignity
A: Underneath?
F: I dropped something. I don't propose to say what. # with less dignity
B: What are the papers? # handing one over
N: There were nineteen, one for each year. They all said, received with thanks, the prize, on loan for the length of the applause. They were all signed, by the same hand, a little smaller every year. # flat
A: That's your name. # slow
F: They put a pencil in my hand, while people are clapping. I thought it was for my autograph. # staring
B: You never read it?
F: I was waving. # very low
A: So nobody's ever won it. Not really. Not once. # slow
F: I wondered why my arms always felt so light, going home.

=== contest_learned_rules ===
# step: learned
# skeleton: same_side
# needs: way=rules
A: What's this, in the margin? Somebody's been here before us. # turning the lamp
B: It's pencil. It's very neat. "Ask about this." It's at rule two, and at rule forty. # reading
A: And here. "But who gets it?" And there's a date. It's eleven years ago. # reading
B: Twelve. Thirteen. It's every year, in the same writing. It gets fainter. # turning pages
N: On the last page there was only a small round mark, such as you make with a pencil when you have put it down for good. # quiet
A: I know that writing. I've looked at it on {board} all my life. It's {foe}. # slow
B: {foe_cap} read it? All of it? # amazed
A: Right to the index. And went on winning, because what else can you do by yourself? # slow
B: Say something.
A: Would you? If you'd won? Who'd you say it to? # low

=== contest_scold_aloud ===
# step: scold
# skeleton: same_side
# needs: way=aloud
# makes: trouble=hushed
# title: What the winner keeps
# w: the committee
W: Before I give out the places. Somebody has been asking questions. # to everyone, sorrowful
A: We asked one. # from the row
W: And it's spread. I've been asked it four times since breakfast. There's a rule for that. If it's asked again, by anybody, there's an end of {event}. Not this year, nor any. And I shall have to say whose fault it was. # sorrowful
N: {crowd_cap} turned round and looked at them. These were people who had made cakes. # flat
B: But they don't keep it! Nobody ever— # loud
W: Was that a question? # pencil up
N: {b} looked along the row. {foe_cap} {foe_was} at the end of it, staring straight ahead. # hushed
B: Say it. You could say it. They'd believe you. # low
F: I can't. They've all come. Look at their hats. # not moving the lips
B: No. It wasn't a question. # sitting down

=== contest_scold_box ===
# step: scold
# skeleton: same_side
# needs: way=box
# makes: trouble=caught
# title: For the length of the applause
# w: the committee
N: It was then that the cloth came off, all of it, from above. # flat
W: Three. One generally gets mice. # looking down
A: We can explain. # standing up
W: Please don't. It's so much worse, when it's explained. Two of you have put a hand into the box, and so you go down to the bottom of the list. And one of you ought to know better. # writing
F: I dropped something. # faint
W: You'll still win, naturally. It's been printed. # kind
N: That was what did it. You could see it go in. {one_cap} sat down on the edge of the box, like somebody who has been told the time. # quiet
B: What do you mean, it's been printed? We haven't had {event} yet! Not the end of it! # sharp
W: One can't print it on the day. # reasonable
A: And if we beat {foe}?
W: Then I should have to throw away all that paper. So you won't, will you?

=== contest_scold_rules ===
# step: scold
# skeleton: same_side
# needs: way=rules
# makes: trouble=fined
# title: The second volume
# w: the committee
W: I hear that somebody has had out the second volume. # at their elbows, soft
A: We put it back. # quick
W: With the pages turned. There's a charge for turning, you know. It's in the third. That'll be two hundred and eight, and the lamp. # adding
B: Two hundred and eight what?
W: It doesn't say. So one can't pay it, and until it's paid you stand outside the rope. # kind
N: Outside the rope there was another person standing already, with their back turned, where nobody would notice in a crowd. It was {one}. # quiet
A: What are you doing out here? # staring
F: I owe for twelve years of it. I come in for the winning. They let me in at the side, and I do it, and then I come back out here. # stiff
B: Every year?
F: There's quite a good view. # after a moment
