// Episode 1 of both: something is the matter with p, who says that nothing is.

=== feeling_odd_laugh ===
# step: odd
# a: payer
# title: A Second Late
N: {air} {a_who} {b_who} {h} told the one about the goat, and everybody laughed, and {a} laughed a second after everybody. # plain
B: What was that? # low
A: What was what?
B: You came in late. You've never come in late on the goat. You generally come in before the goat does. # low
A: I was thinking of something else.
B: Of what?
A: Nothing. It's a good goat. Ha. # trying
N: It was a perfectly round "ha", and there was nobody in it. # dry
B: Does it hurt anywhere? Put out your tongue. # looking in
A: There's nothing the matter with me! # tongue out
B: It's something to do with {x}. You went like that when {h} got as far as {x}. I saw you go. # slow
A: I never went anywhere. # shutting the mouth

=== feeling_odd_button ===
# step: odd
# a: payer
# title: Quite All Right
N: {air} {a_who} {b_who} It was {a} who said "I'm quite all right", and nobody had asked. # dry
B: I didn't ask. # looking up
A: I know. I'm only telling you.
B: You told me at breakfast as well. And you told {h}, and you told {door}.
A: Well, I am.
B: You've done up your coat one wrong the whole way down, and you've been stirring that for as long as I've been sitting here. There's nothing in it. # gentle
N: {a} looked. There was not. The stirring had made a small bright place in the bottom. # quiet
A: I like it clean. # going on
B: Is it {x}?
N: It was only a word or so, and {b} had not said it loud; but the stirring stopped. # still
A: Why should it be? # after too long
B: I only wondered. It's what I'd stir about. # careful

=== feeling_odd_gentle ===
# step: odd
# tone: gentle
# a: payer
# title: Somebody Not Asleep
N: {air} {a_who} {b_who} There is a kind of quiet that people make when they sleep, and a kind that they make when they do not. {b} could tell the one from the other. # soft
B: You're breathing like somebody who's pretending. # whispered
A: I'm fast asleep. # whispered
B: You're doing it too well. Nobody's as regular as that. # whispered
N: There was a gap. It was irregular. # soft
A: Is that better? # whispered
B: Much. What's the matter? # whispered
A: Nothing. Only that I've got my eyes shut, and it's still there. # whispered
B: What is? # whispered
A: Nothing is. I said. # whispered
B: Is it about {x}? You needn't say. You could breathe in for yes. # whispered
N: For a very long time nobody breathed at all. # soft

=== feeling_hide_list ===
# step: hide
# a: payer
B: I'm going to guess. You say "warm" or "cold". Are you hungry? # settling
A: Cold.
B: Did I do something? Was it the thing with the hat? I knew that it was the hat. # anxious
A: Cold. It was a nice hat, before.
B: Have you got a toothache? Has {h} been short with you? Do your boots let in? # counting off
A: Cold, cold. A bit, on the left. But cold. # not looking
B: Is it {x}?
N: {a} got up, went over to {edge}, looked at it with great attention, and came back. # dry
A: What was the question? # bright
B: You needn't tell me what it is. I'd only like to know how big.
A: It's not big. It isn't there at all.
B: Show me how big it's not.
N: {a} thought, and held out both hands to show; and then had to take a step back, and hold them further. # quiet
B: Oh. # low

=== feeling_hide_visitor ===
# step: hide
# a: payer
N: {h} had come over to see about it, and felt {a}'s forehead with the back of a hand, as you try a loaf. # brisk
H: You're not hot. What've you been eating?
A: Only what there was.
H: Then it's stomach. Or growing. {h_says}
A: I expect that it's growing. # grateful
B: It isn't growing. It's about {x}. # low
A: It is not!
H: About {x}? Oh, but nobody talks about that. # surprised
N: Something crossed {a}'s face, and was over it and gone like somebody who has come into the wrong room. # quiet
A: No. Of course nobody does. # even
H: There, you see? Stomach. # going, content
B: You wanted to say something, then. I saw your mouth begin. # after a while
A: It was a yawn. # turning round

=== feeling_hide_hat ===
# step: hide
# a: payer
# title: What the Hat Knew
N: {a} had a hat on. It had been on at supper, too, and it was thought to have been on in bed. # plain
B: Is it cold, under there?
A: No. # short
B: Is there something under it?
A: There's my head. # short
B: It comes down whenever a certain thing's mentioned. I've been trying it out. I said "good morning", and it stayed where it was. I said "{food}", and it went up a bit. # a notebook open
A: You've been writing me down? # stung
B: And then I said, {x}. # casual
N: The hat came down as far as the nose. # dry
A: It does that by itself. # from inside
B: I know. That's why I'm not asking you. I'm asking the hat. # bending down
N: For so long a time nothing was said by the hat that it came to nearly the same as an answer. # quiet
B: It needn't tell me. It can nod. # low
N: It did not nod. But on both sides it had got rather out of shape, as if somebody in there were holding on. # soft

=== feeling_worse_said ===
# step: worse
# a: payer
N: Then {foe} made it worse. It did not take much. # flat
{ foe_talks:
  F: What a long face! Not still about {x}? When I think of what some people have to bear. I've a cousin with only the one ear. # hearty
  A: I'm quite all right. # even
  F: That's the way! Think about my cousin. # going
  B: Did that help? # when it was quiet
  A: Now I've got it about the cousin, as well. # hollow
- else:
  B: It's only {foe}. It's only what there is every day. # low
  A: I know what it is. I can see that it's only that. Is it my fault that I'm the first thing in the way? # tight
  N: It was like a cold hand on a sore place. Nobody had meant it. {a} had gone quite small in the coat. # quiet
  B: You never used to mind. # low
  A: I never used to have anything there. # low
}
B: I don't like to see you walk about with that all alone. # slow
A: With what? # stubborn
B: With the nothing. # patient
A: It's mine. I've got hold of it. If I look down I'll drop it. # very low

=== feeling_worse_treat ===
# step: worse
# a: payer
N: They had saved some {food}; and {a} shared it out, and gave away the larger half. # plain
B: That's your half. You've never in your life given me that half. # alarmed
A: I'm not very hungry. There's no room. # plain
B: What's in there?
N: It was just then that {foe} had to come into it. # flat
{ foe_talks:
  F: Nothing for you? And we've all been so jolly, in spite of {x}! Haven't we been jolly? # looking round for agreement
  A: Very. # looking down
  F: I can't abide a sulker. # passing on
- else:
  B: Look out, there's {foe}. Let's move further in. # tugging
  A: It won't make any difference. I only need to have been thinking about {x}, and there I am, found. # not moving
}
N: {a} did not cry. It would have been better to look at if {a_they} had. # quiet
B: That's it. I can't eat this. It's got your face on it. We're going to do something. # setting down both halves
A: What is there to do about nothing? # tired

=== feeling_worse_met ===
# step: worse
# needs: no-feeler x_said
# a: payer
# title: [x], in Person
{ gone == "yes":
  N: They were fetching something out of {cold}; and there {x_left_was} {x_left}. Nobody had put it away. Nobody had dared to. # plain
  B: That's from {x}. Shall I take it? # a hand out
  A: Leave it. No. Give it here. # taking hold
  N: {a} stood there, and held on to it with both hands, as though somebody had asked for it back. {foe_cap} {foe_was} close by, and made it no better. # quiet
- else:
  N: Then, round the next corner, there {x_was} {x}. One could not get by. There was {x_sound}; and {foe} {foe_was} there as well, which did not help. # plain
  B: It's only {x}. Look, I can stand right next to {x_them}. Come here to me. # from right next to it
  A: I can see from here, thank you. # from behind {edge}
  N: {a} had taken hold of {edge} with one hand. It could be seen from the knuckles how much {a_they} would rather have been somewhere else. # quiet
}
B: You've gone a colour. It's {x}. I said that it was {x}! # low
A: It's the light. # between the teeth
B: The light's on me, too. You were never like that before. # coming back
A: I'd never got it all in one go before. # very low
B: Then it isn't nothing. I'd been hoping that it was. We're going to do something. # firm

=== feeling_worse_passed ===
# step: worse
# needs: no-feeler x_said x=thing,creature,person,group,event,place
# b: payer
# title: Carried Past
N: {h} came by, with both arms full, and in a good temper. # brisk
{ gone == "yes":
  H: Look what's turned up! {x_left_cap}! That'll have been left by {x}. I nearly threw it out. # cheerful
  B: Don't! # so loud that it rang
  H: I'm not. I said nearly. # holding it further away
  N: {b} had got it, without seeming to have crossed {ground}, and was looking at it as one looks to see whether somebody breathes. # still
- else:
  H: Have you two been to see {x}? Everybody's been. There's {x_sound}, and then they all laugh. # cheerful
  B: I've seen {x}. # to the feet
  H: Then come and see again! {x_part_cap} you must have a look at. # already pulling
  N: {b} was pulled as far as the place from where one could see; and there {b} stopped, like a cart with a wheel off. {x_cap} did nothing but be {x}. It was quite enough. # still
}
A: {h}, let go. Can't you see? # stepping in between
H: See what? # honestly
A: I don't know yet. But it's got to do with {x}, and it hurts. # low
N: {foe_cap} {foe_was} near enough to have heard it. That was not what one wanted, either. # dry
B: You needn't have said "hurts". # when they were alone
A: I had to put something. # gruff

=== feeling_worse_line ===
# step: worse
# needs: no-feeler x_said x=thing,creature,person,group,event,place
# b: payer
# title: A Line Each
N: {h} had pinned up a sheet on {board}, with {x} at the top, and everybody was to write a line. It was nearly full. # brisk
H: There's only you two to come. Put something nice. It needn't be clever. {g} put a heart, and it's a potato. # holding out the pencil
A: You first. You're good at lines. # to {b}
N: {b} held the pencil to the sheet, and nothing came out of it. {foe_cap} {foe_was} there as well, and nearer than one likes. # quiet
B: I'll do it later. # through the teeth
H: Only one! Everybody's had something to say about {x}! # honest
N: The point broke. It went through the sheet, and into {board}, and stayed there. # sudden
H: That's all right. I've got another behind my... No. I'll go and look. # going
A: You needn't tell me. I only want to know where to stand. # low
B: There. Between me and that. # with a look at the sheet
A: It's {x}, isn't it? # standing there
B: I wrote it so hard, in my head, that I thought it'd be on the paper. # very low
