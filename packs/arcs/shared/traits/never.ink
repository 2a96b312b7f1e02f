// One of the two has never done a thing: baked a cake, seen snow, told a lie. P never has, Q has or says so. After "has" it is "done it".
// trait_plan (1): boast, book, knees. trait_two (2): bell, rake. trait_turn (3): hat, sick. Some ways of trait4 pay these off.

=== trait_never_1_knees ===
# step: trait1
# needs: trait=never
# makes: trait_plan=knees
P: There's something that you ought to know, before we {verb}. {trait_i_cap}. # careful
Q: What, never? Not by accident? # amazed
P: How would one do it by accident?
Q: People do. {h}'s done it, and {h} can't get out of a deckchair.
N: {h} was just going by, and stopped. # plain
H: It's nothing. You've only got to not mind about your knees. # going on
P: What about my knees? # alarmed
Q: I don't know. I was looking at the view.

=== trait_never_1_boast ===
# step: trait1
# needs: trait=never
# makes: trait_plan=boast
Q: If I've got to {verb}, I'm glad it's with you. I think of that story of yours. How it all comes loose, and you shut your eyes, and count to seven, and let go. # warm
P: About that. {trait_i_cap}. # very low
Q: But you've got the scar! I tell everybody about the scar! # staring
P: I had that from a tin.
N: {q} had to sit down, and did it on the lunch. # dry
Q: Why seven?
P: I couldn't think of anything braver.

=== trait_never_1_book ===
# step: trait1
# needs: trait=never
# makes: trait_plan=book
P: {trait_i_cap}. But I've brought a book about it. # producing it
N: It was as thick as a loaf, and it was called, A Hundred Easy Steps. # dry
P: Step one. Choose a fine morning, and have a friend by who's done it. Step one hundred. Wash your hands. # turning pages
Q: I've done it. I'd my eyes shut. What's in between?
P: It's all ninety-nines. It says, see ninety-nine. # turning pages
Q: What does ninety-nine say?
P: It says, now you've begun, go on. # low

=== trait_never_1_tell ===
# step: trait1
# needs: trait=never
# w: A passer-by
W: Off to see about {x}? You've never {trait_done}, have you? It's how you stand. # kind
N: {p} stood differently, and it was worse. # dry
Q: How ought one to stand? # interested
W: As if it was somebody else that you were waiting for. And you want something in your hand, that's half eaten.
N: {q} passed {p} the {food}. # plain
W: There. I'd have said that you did it weekly. # going on
P: It's my legs that know. # mouth full

=== trait_never_2_advice ===
# step: trait2
# needs: trait=never
H: You've never {trait_done}? There's nothing to it. Lean back. Whatever happens, lean back.
G: Who told you that? Forwards! # shocked
Q: It's mainly in the knees.
H: And think of something blue.
N: {p} leaned both ways, bent both knees, thought of something blue, and sat down in a bucket. # dry
P: I think that's as much help as I can hold. # from the bucket
H: It wasn't blue enough.

=== trait_never_2_bell ===
# step: trait2
# needs: trait=never
# makes: trait_two=bell
H: It's the custom, here. Whoever's never {trait_done} has to wear the bell. # hanging it on {p}
P: Why?
H: It's so that people can get out of the way.
N: It was a good bell. One step, and they turned round at {far}. # dry
Q: I'd meant us to go past {foe} on tiptoe. # low
H: You're allowed to put a sock in it.
N: They put a sock in it. It was still a bell, but it sounded now like one that had been told to go to bed. # dry
P: Could I have the other sock? # low

=== trait_never_2_rake ===
# step: trait2
# needs: trait=never
# makes: trait_two=rake
Q: You've never {trait_done}, so we'll have a dry run. You be you. The {rake} can be whatever goes wrong. # standing it up
P: What do I do?
Q: You'd look the other way with your mouth open. That's it. That's very like. And now it goes wrong. # letting go
N: The {rake} came down on {p}'s nose. # flat
P: You let go of it! # holding the nose
Q: I was being true to life.
P: Do it again. I nearly had it. # thick
N: They did it eleven times. On the eleventh, by pure temper, {p} caught it. # dry

=== trait_never_2_early ===
# step: trait2
# needs: trait=never
N: {p} had been told to come when {p_they} felt ready, and {q} had waited behind {hide} till both feet were asleep. # plain
Q: Are you coming? # calling
P: I'm getting ready! {trait_i_cap}! I'd like to do it properly! # from far off
Q: What have you still got to do?
P: I've washed my ears, and made a list, and I've written to my aunt! # from far off
Q: You haven't got an aunt!
P: That's what took so long! # from far off

=== trait_never_3_hat ===
# step: trait3
# needs: trait=never
# makes: trait_turn=hat
Q: How can anybody get as old as you, and never have {trait_done}? # cross
P: I was going to, last spring. You said, let me. # level
Q: I was being helpful.
P: And the time before that, you said, mind, you'll hurt yourself. I've been there every time, {q}. I was the one who held your hat. # level
N: {q} took off the hat, and looked into it, for longer than there was anything to see. # quiet
Q: Next time I hold yours. # gruff
P: I haven't got one.
Q: Then you'd better have this, to give me.

=== trait_never_3_sick ===
# step: trait3
# needs: trait=never
# makes: trait_turn=sick
P: I've never {trait_done}, and I've got to know. What was it like, when you first did it? # low
Q: Splendid. There was a band. # quick
P: {q}. # not letting go
Q: I was sick in a hat. It wasn't mine. I said that it had been the dog, and the band left off. # in a rush
N: It was remarkable how much better {p} looked. # dry
P: Whose hat?
Q: {h}'s. It only comes out for best. Don't look! # hissed

=== trait_never_3_elbow ===
# step: trait3
# needs: trait=never
P: You've got me by the elbow.
Q: I'm not holding it. I'm keeping it company. # stung
P: I've never {trait_done}, and I never shall with you on my elbow! How far off can you bear to be? # sharp
N: They tried it out. It came to the length of one {rake}, so long as {q} had hold of the other end. # dry
Q: I can feel you doing it wrong, all along the handle. # suffering
P: Then shut your eyes.
Q: That makes it louder.

=== trait_never_4_boast ===
# step: trait4
# needs: trait=never trait_plan=boast
N: It was the bundle with all their things in it, and it all came loose at once, exactly as in the story. # quick
Q: What comes next? # holding on
P: I don't know! I've never {trait_done}! I made it up! # holding on
Q: You made it up very carefully! What did you do?
P: I shut my eyes, and counted to seven, and let go!
N: They did it together. On seven, the bundle went by between them, and lay down. # dry
Q: When do you get the scar? # faint
P: That's later. Keep away from tins.

=== trait_never_4_book ===
# step: trait4
# needs: trait=never trait_plan=book
N: It had begun to come down on one side, and {q} had got a shoulder under it. # quick
P: It must be in here. Step forty. See ninety-nine. # turning pages
Q: It only wants a little more! Something as thick as a loaf! # straining
P: I can't do it without looking it up! {trait_i_cap}! # turning pages
Q: {p}! How thick is the book?
N: It went in underneath, as far as step one hundred, and everything stayed where it was. # dry
P: It does say easy. # standing back
Q: You can wash your hands later.

=== trait_never_4_bell ===
# step: trait4
# needs: trait=never trait_two=bell
N: They had to get through; and in front of them, with its back turned, was {crowd}. # flat
Q: Excuse us. Could we... Mind your... It's no good. They're all looking the other way. # pushing
P: Take the sock out. # low
Q: Here? Everybody'll know that you've never {trait_done}.
P: That's what it's for. # taking it out
S: bell
N: They got out of the way, to both sides, and held on to their hats. # dry
Q: It's like being a king. # walking
P: It's like being a cow. Keep walking.

=== trait_never_4_rake ===
# step: trait4
# needs: trait=never trait_two=rake
N: It was all going well, and so {p} looked the other way, with {p_their} mouth open. # quick
Q: {p}! Above you! # shouting
N: One hand went up by itself; and whatever was coming down came down in it, and stayed there. # quick
P: It's just like the {rake}! # holding it up
Q: You caught it! You didn't so much as look! And you've never {trait_done}! # awed
P: I've still never. This is the other thing. I've done this eleven times. # feeling {p_their} nose
Q: I'd like to say that I planned it.

=== trait_never_4_half ===
# step: trait4
# needs: trait=never
Q: Was that it? # stopping
P: Was what it?
Q: You've done it. Just then, between the shout and the bump. # awed
P: I can't have! I was busy! # outraged
N: They both looked back. It was quite an ordinary place, with a shoe in it. # dry
P: I've never {trait_done}, my whole life long, and now I have, and I wasn't looking.
Q: We could call it half.
P: Then I'd like the other half sitting down. # limping

=== trait_never_4_left ===
# step: trait4
# needs: trait=never
H: One begins on the left. Everybody begins on the left. # patient
P: Why? # looking
H: You wouldn't ask, if you'd done it before.
P: {trait_i_cap}. That's why I'm asking. What's wrong with the right?
N: {h} looked at {g}, and {g} looked at the right, for what must have been the first time. There was a handrail. # dry
G: How long's that been there? And there's a mat. # low
Q: What does it say? # bending
P: It says, well done. # wiping both feet

=== trait_never_4_sick ===
# step: trait4
# needs: trait=never trait_turn=sick
N: It was now, and {p} was as white as a plate. # low
P: I don't think I can. {trait_i_cap}. # barely
Q: Nor had I. Look at {h}, over there. It's the best hat. # whispered
P: Does {h_they} know? # shaking
Q: {h_they_cap} said that it never smelled the same, after the dog. # whispered
N: {p} still shook, but it was the other kind of shaking, and one can do things with it; and {p} went and did them. # quick
H: Good for you! # calling, and waving it
P: Don't let {h_them} throw it! # faint

=== trait_never_3_buttons ===
# step: trait3
# needs: trait=never
N: They had each got a heap of buttons, and put one down for anything that they had never done. # quiet
P: {trait_i_cap}. # one button
Q: I've never been asked to dance. # one button
P: I've never had the end piece.
Q: I've never been first. I let people think that I'm being polite. # low
N: It went on. {q} ran out, and had to start upon the cuffs. # dry
P: You've got more than me! # counting
Q: And I've been telling you how to hold your elbows. # low

=== trait_never_4_hat ===
# step: trait4
# needs: trait=never trait_turn=hat
N: It was time, and {q} stepped forward, as ever. # low
Q: Right. Let me... # stopping
P: You said, let me. # level
Q: I said, let me hold that. # quick, a hand out
N: {p} gave {q} the hat, and went in front. # quiet
Q: How was it? # when it was over
P: I've still never {trait_done}. But I've gone first. Didn't you see?
Q: I had the hat over my eyes. I'd no idea that it was so hard, from the back. # hoarse

=== trait_never_4_knees ===
# step: trait4
# needs: trait=never trait_plan=knees
P: Stop. It's my knees. They've gone off in two directions. # rooted
Q: {h}! What was it about the knees? # calling
H: Everybody's do that! It means that it's going well! # from far off
P: It's going well? I'd not have known. {trait_i_cap}! # calling
H: You want to worry when they match! # from far off
N: {p} looked down. They did not match. They had not looked less like a pair in all the years that they had been together. # dry
P: Then I'd better go on, while it lasts. # going on
Q: I'm looking at the view.
