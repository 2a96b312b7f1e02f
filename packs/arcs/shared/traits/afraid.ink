// What an idea says of one of the two: P is afraid of something. Threads: the word, the list, the left foot (from trait1); the swap, the button (from trait3).
// A trait4 way names its thread twice, to weigh enough: what was set up is paid off.

=== trait_afraid_1_word ===
# step: trait1
# needs: trait=afraid
# makes: trait_plan=word
P: There's a thing about me and {trait_of}. I'm not going to say it aloud in front of everybody. So if it gets very bad, I'll say marmalade. # low
Q: And what do I do, when you say marmalade?
P: Nothing. You'll just know. You can walk a bit nearer, if it's on your way. # gruff
Q: What if we're having breakfast?
P: Then I'll ask you for the jam. # with dignity
N: They shook hands on it. All the way to {edge}, {q} could be heard practising not to look. # dry
Q: Marmalade. Yes. I think that we can {verb}, on marmalade. # half aloud

=== trait_afraid_1_list ===
# step: trait1
# needs: trait=afraid
# makes: trait_plan=list
N: {p} had written down everything that did not frighten {p_them}, so as to have it handy. It was a good long list, and the bottom was folded under. # dry
Q: "Not of hard work. Not of soup. Not of you." That's kind. What's under the fold? # reading
P: That's only where the paper stops. # quick
Q: "Except {trait_of}." # unfolding it
P: I can do all the rest. I could {verb} before breakfast, if it was only the rest. # small
Q: It's a whole page to one line. I'd call that winning. # folding it under again

=== trait_afraid_1_foot ===
# step: trait1
# needs: trait=afraid
# makes: trait_plan=foot
N: It was when somebody mentioned {trait_of} that {p}'s left foot went back a step. The right one stayed where it was, out of pride. # dry
Q: Your foot's moved.
P: That's only the left. The left one's afraid of {trait_of}. The rest of me's said yes. # stiff
Q: We can't {verb} with half of you going the other way.
P: You go on. I'll talk to it. # looking down
Q: Shall I wait?
P: Just don't stare at it. It knows when it's being stared at. # low

=== trait_afraid_1_cousin ===
# step: trait1
# needs: trait=afraid
H: You're going to {verb}? The two of you? Isn't one of you afraid of {trait_of}? # interested
Q: That's somebody else. It's a cousin. You wouldn't know the cousin. It's somebody quite small, with a cold, who lives... # getting in deep
P: It's me. # quiet
N: {h} had the manners to go away and look at {board}, for some time. # dry
P: You needn't have. But I liked the cold.
Q: I was going to give you a pony. # low

=== trait_afraid_2_ahead ===
# step: trait2
# needs: trait=afraid
N: {q} talked for some time before {q_they} noticed that nobody answered. A long way back stood {p}, on one leg. # dry
Q: What is it? What have you seen? # calling
P: Nothing! I thought about {trait_of}, and I was in the middle of a step! # from far off
Q: Well, put it down!
P: Which way? # from far off, wretched
Q: Wait there. I've just told the whole plan to {noise}, with all the voices. # going back
N: {q} took hold of the foot, and set it down in front of the other, like a full cup. # quiet
Q: That way.

=== trait_afraid_2_pages ===
# step: trait2
# needs: trait=afraid
N: {p} was behind {hide}, and so was the only copy of the plan. # flat
Q: You'll have to come out. I need page one. # low
N: Page one came out, at about the height of a knee. # dry
Q: And what about you?
P: I'm on page three. It's got {trait_of} in it. I've held it up to the light, and it's no better. # from behind {hide}
Q: It only says perhaps!
P: That's the worst. For a perhaps you've got to shut your eyes the whole way. # from behind {hide}
N: In the end page two came out, and page three, at arm's length; and after it, the arm. # soft

=== trait_afraid_2_keys ===
# step: trait2
# needs: trait=afraid
N: {p} had been given the bunch of keys to hold, for a steady hand. It had begun to play a tune. # dry
Q: Stop that. They'll hear us. # whispered
P: I'm not doing anything. I'm thinking of {trait_of}, and they're doing it by themselves. # whispered
Q: Then think of something else!
P: I am! I'm thinking of {food}! Listen, that's what I sound like when I'm thinking of {food}! # whispered, jingling
N: {q} pulled off a sock, and put the keys in it, and {p}'s hand, and knotted the top. # brisk
P: It's warm. # after a while
Q: It's my good one. Walk. # with one cold foot

=== trait_afraid_2_jam ===
# step: trait2
# needs: trait=afraid trait_plan=word
P: Marmalade. # low
Q: In a minute. # busy
P: No. Marmalade. # lower
Q: We haven't any. There's some {food}, if you don't mind it from a pocket. # searching
N: {q} held out the {food}. Then {q_they} saw {p}'s face, and went as red as a post box. # flat
Q: Oh! Marmalade! Where? Is it {trait_of}? # looking all round
P: You said that you'd just know. # bitter, eating it
Q: I did know. I only knew it late. # moving nearer

=== trait_afraid_3_round ===
# step: trait3
# needs: trait=afraid no-trait_met
P: It's odd. But for that one time, we've hardly had to do with {trait_of} at all. # lighter
Q: No. Well. # looking away
P: What do you mean, well?
Q: Why do you think that we came by {way_there}? Nobody comes by {way_there}. I've been going round {trait_of} since we set out. I've a blister from it. # caught
N: {p} stood quite still. # quiet
P: I thought that I was getting brave. I'd started to be proud. # low
Q: I ought to have said.
P: From here on we'll go the straight way. Show me the blister. # gruff

=== trait_afraid_3_drawing ===
# step: trait3
# needs: trait=afraid
Q: A thing's always smaller when you've drawn it. Here. You can have the back of the plan. # holding out a pencil
P: There. That's {trait_of}. # giving it back
Q: Is that all? That dot? I'd have thought bigger.
P: That's me. # low
Q: Then where's... Oh. # slow
N: All the rest of the paper was grey. It had taken most of the pencil. With what was left {q} made a second dot. # quiet
P: What's that?
Q: Me. I've only done the hat. Budge up. # drawing

=== trait_afraid_3_swap ===
# step: trait3
# needs: trait=afraid
# makes: trait_deal=swap
Q: I'll do you a swap. You've got {trait_of}. I've got {q_fear}. Do you mind {q_fear} much?
P: {q_fear_cap}? No. Why would anybody? # surprised
Q: And I've nothing against {trait_of}. So I'll be afraid of {trait_of_plural:them|that}, till we've done, and you can have mine. # brisk
N: They shook hands on it, over the shoulder, back to back. # dry
P: It's gone. It's actually gone! # after a moment
Q: Yes, I've got it. Heavy, isn't it? # odd
P: What do I do with yours?
Q: Keep it moving. Don't let it sit down. # low

=== trait_afraid_3_button ===
# step: trait3
# needs: trait=afraid
# makes: trait_deal=button
Q: There's a button in the middle of my back. You look at that, and at nothing else, and I'll do the walking.
P: What if it's {trait_of}?
Q: Then I'll see it. All that you'll have is a button. # firm
N: They went a long way like that. Then {q} stopped, and {p} did not. # flat
P: It's come off in my hand! # alarmed
Q: Turn round. That was the worst of it, back there. You've been past.
P: I only saw four holes, and a bit of green thread. # amazed
Q: Keep it. I've got a draught to remember it by. # gruff

=== trait_afraid_4_list ===
# step: trait4
# needs: trait=afraid trait_plan=list
N: {p} got out the list of all that was not frightening, and unfolded the bottom. "Except {trait_of}," it said there, the same as ever. # quiet
Q: You could cross it out.
P: I can't. It's still true. # pencil out
Q: Then what are you writing?
P: It says, "Except {trait_of}." I've put, "But went." I've not gone yet. I'm only getting the writing done first, while my hand's steady. # writing
Q: Is it?
P: No. You won't be able to read it. Come on. # putting it away

=== trait_afraid_4_marmalade ===
# step: trait4
# needs: trait=afraid trait_plan=word
N: They had come to the part that neither of them had liked to look at. # hushed
Q: Marmalade. # very small
P: What about it? # low
Q: Nothing. Just marmalade.
P: That's my word. You aren't afraid of {trait_of}! # turning round
Q: No. It's the rest of it. I didn't have a word. I thought that I might borrow yours. # barely
N: {p} looked at what was in front of them, and at {q}, and came round, and took hold of a sleeve. # quiet
P: I'll go first. I've had more practice at it. # low

=== trait_afraid_4_foot ===
# step: trait4
# needs: trait=afraid trait_plan=foot
N: There was {trait_of} still to come, and there was {p}'s left foot. They all knew one another by now. # dry
Q: Is it going to come?
P: I've talked to it. It's afraid of {trait_of}. It always will be. It only wants it understood. # looking down
Q: I understand it. # to the foot
P: And it won't go second. It says that second's the worst. You stand there with nothing to do but think. # listening
N: So the left foot went first. It shook, and it went down flat, and the right one had to hurry, so as not to look foolish. # quiet
Q: Nicely done. Both of you. # coming after

=== trait_afraid_4_swapped ===
# step: trait4
# needs: trait=afraid trait_deal=swap
N: And there it was, after all: {trait_of}, and no way but that. # flat
P: It isn't mine. I've got {q_fear}. Yours is {trait_of}. # through the teeth
Q: That's right. And I'm terrified, so you'd better take my arm. # trying hard
P: You're no good at it. You've got to breathe faster. # going forward
Q: Like this?
P: Faster. And don't look at it, and then look. And your knees go. No, I'll do the knees, you haven't got the knees for it. # still going
Q: {p}? Where are we? # gentle
P: On the other side. Did I do your part as well? # stopping

=== trait_afraid_4_buttonhole ===
# step: trait4
# needs: trait=afraid trait_deal=button
N: {p} had held the button so tight that there were four small marks in {p_their} hand. # quiet
P: You have it. I'm going in front. # quick
Q: In front there's only {trait_of}. You'll have nothing else to look at.
P: I know. But in front I can see it. Behind you it was always just about to. # swallowing
Q: And what do I look at?
P: I've got a label sticking out, at the neck. I've felt it there all day. # going
Q: It says, wash separately. # following

=== trait_afraid_4_backwards ===
# step: trait4
# needs: trait=afraid
P: I'm going in backwards. # firm
Q: Why backwards?
P: It's {trait_of}, for the whole of the last bit. If I go in backwards I needn't see what's coming. I've only to see what's been. And that I've managed. # turning round
N: So {p} went through it heels first, with one hand on {q}'s sleeve and a face like somebody in a barber's chair. # dry
P: Tell me when we're past. # tight
Q: We're past. We've been past for some time. You were going so well that I didn't like to say. # mild

=== trait_afraid_4_still ===
# step: trait4
# needs: trait=afraid
N: It meant {trait_of}, or it meant going home; and {p} went. With each step {p_they} said something, not loud. # hushed
Q: What are you saying? # low
P: I'm still afraid. # stepping
Q: You needn't do it, you know.
P: I'm still afraid. I'm still afraid. # stepping, stepping
Q: You're still walking, too. # keeping up
P: Yes. I've noticed that. They don't seem to be joined on. I'm still afraid. I'd always thought that they were joined on. # surprised, stepping

=== trait_afraid_4_expert ===
# step: trait4
# needs: trait=afraid
N: Now it was {q} who had stopped. It was {trait_of}, and more of {trait_of_plural:them|it} than anybody had said. # flat
Q: I didn't know that it was like this. Is it always like this? # faint
P: Yes. It gets worse for nine breaths. At about seven you want to run home. And then it gets no worse. Breathe through your nose. # quick
Q: How do you know?
P: I've been afraid of {trait_of} for as long as I've had shoes. You don't study a thing like that and learn nothing. That's five. # low
Q: Six. # gripping
P: Here comes seven. It's horrid, seven. Lean on me. # steady

=== trait_afraid_3_knees ===
# step: trait3
# needs: trait=afraid trait_met
P: You said that we'd keep well away. We've been up to the neck in {trait_of} since we set out! # shaking
Q: I said as well as we could. # stiff
P: Do you know what I do, while you're looking the other way? I count my fingers. I've got as far as four hundred. # low
N: {q} thought about four hundred. # quiet
Q: I thought that you were being slow on purpose, to annoy me. # slow
P: No. I'd have been quicker, for that. # wiping the hands
Q: There's ten of mine, if you're running out. # holding them out
