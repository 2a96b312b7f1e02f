// One of the two can't do a thing: swim, whistle, tell left from right. P can't, Q can. Nobody learns it on the way.
// trait_plan (1): watched, excuse, lesson. trait_two (2): fold, coats, row. trait_turn (3): duck, start. Some ways of trait4 pay these off.

=== trait_cannot_1_watched ===
# step: trait1
# needs: trait=cannot
# makes: trait_plan=watched
N: {q} was going through what they would need if they were to {verb}, on ten fingers. # plain
Q: Somebody to go in front. Somebody to bring {food}. And somebody who can {trait_of}, in case it comes to that. # pointing
P: Not me. {trait_i_cap}. # quick
Q: Everybody can {trait_of}!
P: I know. I've watched them, from the side. I know all that there is to know about it, apart from how. # dignified
Q: Then I'll do it. And you'll be quiet. # folding down a finger
P: I never promised that. # low

=== trait_cannot_1_excuse ===
# step: trait1
# needs: trait=cannot
# makes: trait_plan=excuse
N: Somebody had only to ask who could {trait_of}, and {p} had begun to limp. # dry
Q: It was the knee last time. Before that it was a cold. And you've gone home from every single picnic, because there was a cake in the oven. # slow
P: There was a cake, once. # small
Q: {p}. You just can't {trait_of}. # gentle
P: I've got out of it for eleven years. You've no idea of the work. # almost proud
Q: And this time? With {x} to think of?
P: I'd got as far as a rash. # low

=== trait_cannot_1_lesson ===
# step: trait1
# needs: trait=cannot
# makes: trait_plan=lesson
Q: If we're to {verb}, you'd better learn to {trait_of}. It's five minutes' work. # rolling up a sleeve
N: An hour later {p} lay flat on {ground}, with one foot in a bucket. # dry
Q: Where was your left hand, just then? # puzzled
P: I thought that was yours. # from the ground
Q: I'm beginning to think that {trait_you}. # sitting down
P: I did say. Have I got any of it? Any of it at all?
Q: You've got the face. You've exactly the face for it. # kind

=== trait_cannot_1_form ===
# step: trait1
# needs: trait=cannot
# w: A person with a form
W: Going anywhere near {foe}? Then there's a form. Size of head? Can you {trait_of}? Yes, or no. # pencil ready
P: I'd like to put, not so far. # careful
W: It won't go in the box. # firm
Q: Put no. It's only a form. # whispered
N: The pencil made a cross. It was quite a small one, and one felt that it could be heard all over {place_of}. # dry
P: What's it for? # red
W: It's in case you're lost. So that we know where not to look. # tearing it off

=== trait_cannot_2_fold ===
# step: trait2
# needs: trait=cannot
# makes: trait_two=fold
Q: It's all down here. One, we set off. Two, we don't talk. Three, we look out for {foe}. And four, {trait_of}. # reading from a sheet
P: I can't do four. # low
Q: I know. I wrote it down before I'd thought. # low
P: We could wait until I can. # after a moment
N: {q} folded the sheet so that three lay on five. Four was inside, in the dark, where it could do nobody any harm. # dry
P: It's a shorter plan. # comforted
Q: It's got a bump in it. But it's shorter.

=== trait_cannot_2_coats ===
# step: trait2
# needs: trait=cannot
# makes: trait_two=coats
N: Wherever people go off to {trait_of}, somebody stays behind with the coats. It had always been {p}. # plain
H: You don't mind, do you? And there's my bag. And the hat's new. # piling them on
Q: Can you see over that? # worried
P: I can see a button. # muffled
N: Somebody came by, hung a scarf upon {p}, and went on. # dry
P: {q}? I believe that I've been taken for a hat stand. # muffled
Q: Don't move. There's a queue. # whispered

=== trait_cannot_2_row ===
# step: trait2
# needs: trait=cannot
# makes: trait_two=row
# w: A small person
W: I can {trait_of}. I could when I was three. # stopping
P: Well done. # short
W: Gran can. She can do it with a bag. Can't you at all? # interested
Q: We're in a hurry.
W: Gran! Here's one who can't! Come and look! # calling
N: In five minutes there was a row of them, in order of size, and they all could. At the small end somebody held a baby. # dry
P: Not the baby. # faint
W: A bit. # fair

=== trait_cannot_2_reach ===
# step: trait2
# needs: trait=cannot
N: {q} turned round, by {hide}, to say how well it was going, and said it to nobody. # flat
Q: {p}? Why've you stopped? # calling
P: You went the way that people go who can {trait_of}! # from far off
Q: I never noticed! # calling
P: One doesn't, from that end! # from far off
N: Fetching {p} took twenty minutes and a rope. # dry
Q: You can let go of the rope now. And where's the {food}? # panting
P: I'd a long time to stand there. That was company. There's none left. # wiping {p_their} mouth

=== trait_cannot_3_chalk ===
# step: trait3
# needs: trait=cannot
Q: If you could {trait_of}, we'd be past {foe} by now. # sharp
P: And if you could fold a map? Or pass a shop? Or get to the end of a song? # sharp
N: They chalked it up on {board}, each about the other. Of {p} it said one thing. Of {q} it went on round the side. # dry
Q: I can so say sorry. Rub that out. # reading
P: I've never heard it. # chalk in hand
N: {q} took the chalk, and wrote one word underneath, rather small. # quiet
P: It's spelt right. # rubbing out the rest

=== trait_cannot_3_duck ===
# step: trait3
# needs: trait=cannot
# makes: trait_turn=duck
P: How do you do it? When you {trait_of}? # low
Q: It's easy. It's nothing. # quick
P: {q}. What goes on inside?
Q: I say a rhyme first. In my head. If I don't say the rhyme then I can't do it, either. Duck, duck, where's your sock. # wretched
N: {p} had the kindness to look at {p_their} feet. # dry
P: Is there any more of it?
Q: On the other duck. Don't tell {h}.

=== trait_cannot_3_start ===
# step: trait3
# needs: trait=cannot
# makes: trait_turn=start
N: {q} came round {hide}, and there was {p}, quite alone, with both arms out and chin up. # quiet
Q: What are you doing?
P: {trait_ing_cap}. I can do the beginning. I practise it, when there's nobody by. # not moving
Q: And what comes next?
P: I put my arms down, and go and have something to eat.
N: {q} looked about; and then {q} stood beside {p}, arms out, chin up. # dry
Q: It does feel as if something was coming. # surprised
P: That's the part I like.

=== trait_cannot_3_lend ===
# step: trait3
# needs: trait=cannot
Q: You might have told me, before I said yes for both of us. # tight
P: You looked at me, and thought, there's somebody who can {trait_of}. I liked it. It was like being lent a good coat. # low
N: {q} walked on a little way, and kicked something, and it was harder than it looked. # flat
Q: Ow. Well, you can't keep it. I mean the coat. # hopping
P: I know. It was always long in the arm. # holding {q} up
Q: What are you good for, then?
P: I'm holding you up.

=== trait_cannot_4_watched ===
# step: trait4
# needs: trait=cannot trait_plan=watched
N: It came to that after all. Somebody had to {trait_of}, and {q} had begun. # quick
P: You've stopped breathing! They all go on breathing! It's the first thing I noticed! # calling
Q: You were to be quiet! # gasping
P: I never promised! And don't look at it! Look as if you'd left something in the oven! That's it! That's how the good ones do it! # hopping
N: It was done. {q} came back, and had to be sat down. # dry
Q: And you really can't?
P: Not a bit. I just know how.

=== trait_cannot_4_excuse ===
# step: trait4
# needs: trait=cannot trait_plan=excuse
# w: A kind person
N: They were very nearly there, when somebody kind stood in the way, with a plate. # dry
W: You'll stop and have {food}. I've been longing to tell somebody about my feet. # settling down
Q: We can't. We've got to... # trapped
P: I've a cake in the oven, and a bad knee, and it's catching. # at once
W: The cake? # drawing back
P: The knee. My whole family's gone down with it. # limping
Q: I'll never laugh at those eleven years again. # getting by, at a run
P: Which leg was it? # running

=== trait_cannot_4_face ===
# step: trait4
# needs: trait=cannot trait_plan=lesson
# w: A keeper of gates
W: Nobody goes by here who can't {trait_of}. Can you? # looking from one to the other
Q: I can. And so... # stopping
N: {p} did not say anything. {p} put on the face. It was the only part of the lesson that had stayed, and it was perfect. # dry
W: There's no need to be grand about it. I've got to ask. # moving aside
Q: What if you'd had to do it? # whispered, going by
P: Don't talk to me. I can't do the face and listen. # through the teeth

=== trait_cannot_4_fold ===
# step: trait4
# needs: trait=cannot trait_two=fold foe=talks
G: There you are! Your plan's got out. {foe_cap} {foe_has} got a copy, and {foe_has} been waiting for you since breakfast! # out of breath
Q: Where? # white
G: At number four! With a rug!
N: {q} took out the paper, and they all looked at the bump. # dry
P: We left out four. It's only for people who can {trait_of}. # slow
G: They'll be there till dark. They said that everybody comes to four, sooner or later.
P: Not me. # with some pride
Q: Come on. It's six next. # folding it up

=== trait_cannot_4_coats ===
# step: trait4
# needs: trait=cannot trait_two=coats
Q: We'll never get across. There's that person with the raffle tickets, and it takes an hour. # whispered
P: Give me your coat. Now the hat. Stand behind me, and don't breathe on the scarf. # whispered
N: The raffle tickets came by, so near that one could have read the numbers, and looked, and saw a hat stand. # hushed
Q: How do you do it? # no louder than breath
P: Whenever anybody goes off to {trait_of}, I'm left with the hats. I've had years. # lips still
Q: Your nose shows. # no louder than breath
P: That's the peg.

=== trait_cannot_4_row ===
# step: trait4
# needs: trait=cannot trait_two=row
# w: A small person
Q: It's no use. We'd want seven people who can {trait_of}. Where would we find seven? # low
P: I know seven. I've met them. By size. # slow
N: {p} went and asked, which was not pleasant; and they came, the whole row, with Gran and her bag. # dry
W: Do you want it now? # eager
P: Please. I'll hold the bag. # red
N: It went along the row from large to small, and the baby did a bit. # warm
Q: How was that, to look at?
P: I'd always seen it from further off.

=== trait_cannot_4_duck ===
# step: trait4
# needs: trait=cannot trait_turn=duck
N: {q} stood forward to {trait_of}, before everybody, and did nothing at all. # flat
P: What is it? # whispered
Q: I've lost the rhyme. It's gone. # white
P: Duck, duck! Where's your sock! # at the top of {p_their} voice
Q: On the other duck! # beginning
N: After that it went as it always did. # dry
H: But why a duck? And what other one? # insisting
P: It's a password. # very red

=== trait_cannot_4_round ===
# step: trait4
# needs: trait=cannot
Q: This is where they all turn back who can't {trait_of}. I'll have to go on by myself. # low
N: Nobody answered. {p} had gone round the back to look. # dry
P: Come round here! You've got to stoop! # calling
Q: How did you know there'd be another way? # stooping
P: There always is. You people never look, because you can {trait_of}. I've been round the back of everything that there is. # going ahead
Q: What's it like?
P: It's narrow. But one meets nice people.

=== trait_cannot_4_cousin ===
# step: trait4
# needs: trait=cannot
N: It had to be {p}. {q} had both hands full, and one foot in {door}. # quick
Q: You'll have to {trait_of}! Now! # straining
P: I can't! You know I can't!
Q: Then do what you'd do instead!
N: What {p} did was not {trait_ing}. But it held. # dry
P: Did it look like it? # panting
Q: Like its cousin. The one whom nobody asks to weddings. It worked, though. # panting
P: I'd like you to remember both halves of that.

=== trait_cannot_4_wanted ===
# step: trait4
# needs: trait=cannot foe=talks
F: Just a moment. Which of you is it who can {trait_of}? # friendly
Q: I can. # pleased
F: Then you'll be stopping. We're always short of one. It's only for nine years. # taking an arm
P: {q} can't, you know. {q} likes to be asked. It's very sad, it all goes off to one side. And I can't, either. I'd show you, but people have been hurt. # grave
N: The arm was let go. # dry
Q: To one side? # going, stiff
P: I know what it looks like when you can't.

=== trait_cannot_4_start ===
# step: trait4
# needs: trait=cannot trait_turn=start
Q: I've got to get by behind them. If they'd only hold their breath and look the other way! # whispered
P: I can do the beginning. # whispered
N: {p} stepped out in front of everyone, with both arms out and chin up. # hushed
H: Shh! {p}'s going to {trait_of}! # hushed
G: I never knew that {p_they} could. # hushed
N: Nobody breathed, and {q} went by with time to spare. # quick
H: When does it start? # after a while
P: That's all there is. I go and have something to eat now. # arms down
