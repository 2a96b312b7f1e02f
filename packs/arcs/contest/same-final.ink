// SAME SIDE, episode 4: both sides against the contest.

=== contest_go_sit ===
# step: go4
# skeleton: same_side
# door: Sit down in the middle, both sides
# style: bold
# recall: sat down in the middle with [foe]
# makes: end=sit
N: They would go out, both sides of it, and when they were told to begin they would sit down. It sounded very simple. # steady
A: What if {foe} {foe_has} thought better of it? # low
B: Then we'll be sitting there like two eggs, and {foe} will have won it twenty times. # low
{ price:
- "spoil": P: I've left the little flags at home. It felt rude to bring them. # low
- "left": P: I keep feeling that corner. It's worn a mark in my hand. # low
- else: P: I did it this morning, all through, by myself. I wanted to see it once. It was lovely. # low
}
H: Ready? # calling
F: I've never sat, in front of people. How does one arrange one's legs? # from the other side, low
A: However they come. # over {a_their} shoulder

=== contest_go_level ===
# step: go4
# skeleton: same_side
# door: Make it come out level, whatever happens
# style: clever
# recall: agreed to make it come out level
# makes: end=level
N: The rules ran to three volumes, and there was nothing in any of them about nobody winning. # brisk
A: So whatever you do, we do. No more, no less. # low
F: That's the hardest thing that I've ever been asked. I always do a little more. It gets out. # low
B: Then we'll do a little more, too. Only you must breathe, so that we can see when. # low
{ price:
- "spoil": P: And when they see that it's level I get up and tell them why. I've got it on a card. It's mostly sorry. # low
- "left": P: And if they give me that thing to hold up, somebody take my arms. # low
- else: P: And I'm not to win. I'm to have it just there, in front of my nose, and not win it. I've practised not. # low
}
F: You're very good, you know. You'll have to be, to be only as good as me. # low, kind

=== contest_go_everyone ===
# step: go4
# skeleton: same_side
# door: Let everybody in, on both sides
# style: kind
# recall: let everybody in on both sides
# makes: end=all
N: Anybody may enter. It said so on {board}. It had said so for nineteen years, and it had never crossed anybody's mind that it meant them. # brisk
A: You hold the rope up, and I'll ask. Would you like to come in? # to the front row
B: There's no trick to it. You duck. # holding up the rope
{ price:
- "spoil": P: I'm going to stop it, you see. I'm sorry. But you can be in it first. # to an old lady, plainly
- "left": P: There's nothing to win. I've had it in my hands, and there isn't. Mind your hat. # to an old lady
- else: P: I know how it's done, now. I could show you. It's mostly in the wrists. # to an old lady
}
F: Room for some on this side. Don't all go with them! I've got space! # anxious, to the crowd
A: They're coming. {b}, they're all coming. # hushed
B: I know. I can't let go of this rope.

=== contest_both_sit ===
# step: both
# skeleton: same_side
# needs: end=sit
# title: Nobody begins
N: {h} counted three, two, one. And on one, in front of {crowd}, with {x} between them, all three sat down. # hushed
H: You've not heard me. I said begin. # louder
A: We heard. We're not going to. # from {ground}
F: Nor am I. # from {ground}, startled at it
N: Nothing happened for some time. It was surprising how much of {event} there still was, with nobody doing it. There was the rope, and the flags, and all those people leaning forward. # dry
B: They're going to boo. # not moving the lips
A: Say something, then. # not moving the lips
B: We'll begin when the winner can keep it! And not till then! Ask {foe}! # standing up, sitting down again
F: I've won nineteen times. I've never had any of it till Monday. # very clear
N: It went back through the crowd from mouth to mouth, like a bucket at a fire. # hushed

=== contest_both_level ===
# step: both
# skeleton: same_side
# needs: end=level
# title: As level as a bath
N: It was the finest thing that {event} had ever seen, and it was seen twice, side by side, like somebody passing a mirror. # hushed
A: Breathe. Now. # low
F: I'm breathing. Now? # from the other side, low
B: Now. {weak_cap} {weak_plural:want|wants} to go. Let yours go, too. # low
F: I haven't got one that goes. # low
A: Then sneeze.
N: {foe_cap} sneezed. {x_cap} gave, by exactly as much. {crowd_cap} had begun to breathe in and out together. # warm
H: I can't see daylight between them. Who's in front? Is that a nose? # kneeling
B: Whose nose?
H: It's two noses. It's level. It's as level as a bath. # hoarse
A: Then we've both won it. So who keeps it? # getting up, loud
F: Yes. Who does? I've asked that for twelve years. # louder

=== contest_both_all ===
# step: both
# skeleton: same_side
# needs: end=all
# title: Anybody may enter
N: There had never been so many in {event}. There were people doing it who had only ever held the coats. {x_cap} went from hand to hand, and came back with jam on. # warm
A: Who's winning? # shouting
B: I don't know! Which side's ours? # shouting
A: I've been on both!
F: No, no, go on! There! Look at that! She's a natural! Where have you been all these years? # to somebody's grandmother
H: I can't score this. I've run out of columns. That one's a dog. # wretched
B: Is the dog in front?
H: The dog's level. Everybody's level. It keeps coming out that everyone's just won. # turning the page sideways
N: Then somebody's grandmother, pink in the face, asked what you got. # plain
F: You get {prize}. And then they take it off you. # out of breath
N: It fell into one of those silences. # hushed

=== contest_judged_aloud ===
# step: judged
# skeleton: same_side
# needs: way=aloud
# w: the committee
W: Somebody has asked it again. # coming through, sorrowful
A: Yes. # plain
W: Then I must tell them whose fault it was. # to everyone
N: But it had been asked from the left by then, and from the right, and from up on somebody's shoulders: what does the winner keep? It was like trying to arrest a smell. # dry
H: I should like to know, too. I've been judge all this time, and I'd like to know. # taking off the badge
W: It's kept safe. I do the corners. # smaller
F: I know that you do. It's beautifully done. May we have the key? # gentle
W: Nobody ever asked for it. # after a long time
B: We're asking.
W: I'd always thought that somebody would come. One polishes, and one thinks, they'll be here for it directly. # holding it out

=== contest_judged_box ===
# step: judged
# skeleton: same_side
# needs: way=box
# w: the committee
W: It's been printed! I've got it here! {foe_cap}, first! # waving the sheets
B: Then read out what's under the box. # calling
N: There were nineteen receipts. {h} read them, one after the other, in the voice that is used for winners, and after each of them people began to clap and then stopped. # flat
H: On loan, for the length of the applause. # reading the last
A: How long's that, as a rule? # to everyone
F: About as long as it takes to lose the feeling in your arms. # dry
N: Nobody clapped. It was the first time in nineteen years, and it went on and on. They were all looking at their hands. # hushed
W: You'd better have the key. It's a very small shed. I never meant it to be so full. # lost
A: You could come and help carry. You know where everything is. # not unkind
W: I've got a trolley. # hopeful

=== contest_judged_rules ===
# step: judged
# skeleton: same_side
# needs: way=rules
# w: the committee
W: There's a rule against that! # hurrying up with all three volumes
A: Which? # interested
W: It's in the second. It's under, one moment. It refers you to the third. # turning pages
B: And the third refers you to ninety-one. # helpful
F: And that's a picture of a pencil. I've been round it. It took me a year. # kind
N: They all stood and waited, quite politely, while the committee went from forty to two, and from two to ninety-one, and from there, more slowly, to the index. # dry
W: It doesn't say what it's for. # in a different voice
A: No.
W: I thought that somebody must know. It was like that when they gave it me. # sitting down on volume one
F: So did I. Have you had anything to eat? # sitting down on volume two
W: There's a key, you know. It isn't in the rules. It's only in my pocket.

=== contest_left_spoil ===
# w: the lady with the bag
# step: left
# skeleton: same_side
# needs: price=spoil
N: They opened the shed, and everybody went home with what they had won. {prize_cap} went halves, with {foe}. The day itself was over by three. # plain
P: They moved along. When I sat down. I knew that they would. # low
Q: Not all of them. And {stake_fixed}.
P: Somebody told me that her mother had met her father at it. I said that I was sorry. I was, too. # low
F: We said that we'd {verb}, I and mine, every year. And so did you. And I make it that today we {verb_did}. # sitting down with them
Q: We {verb_did}. I'd not looked at it like that.
P: It didn't feel like it.
F: No. It feels like having stopped a clock. One keeps on listening for it. # gentle
N: Someone came along the row, then, not fast, with a paper bag. It was the lady whose mother had met her father. In it were the little flags. # soft
W: You'd left them. I thought that you'd want them for something else. # gruff

=== contest_left_left ===
# step: left
# skeleton: same_side
# needs: price=left
N: They all went to the shed together, in the end, by the front, with the key. It took until dark. People came out with things held against them, and stopped under the lamp to look. # warm
F: There's the dent! It's underneath! They couldn't get it out! # overjoyed
A: So we said that we'd {verb}.
B: And we {verb_did}. All of us did. I've never seen so many people who {verb_did}. # watching
N: {prize_cap} {prize_was} the last. It was {p} who fetched it down. {p_they_cap} took it by the same corner. # quiet
Q: Heavy? # watching {p_them}
P: No. That's what's odd. It weighs about half. # amazed
F: That'd be my half. I've got this end. # taking it
P: I'd have had it last night. The whole thing. I want you both to know how near it was. # low
F: My dear, I held the door. # low
N: They took it week and week about, {stake_fixed}, and nobody ever wrote down which week it was. # warm

=== contest_left_win ===
# step: left
# skeleton: same_side
# needs: price=win
N: {h} wrote up the result, since it had to be written up. It took all of the line, and then some of the wall. # plain
H: Everybody. Is that one word? # writing
A: Put us both. Put, they {verb_did}, and we {verb_did}, and see over. # leaning
B: We said that we'd {verb}. I never thought that there'd be such a crowd in it.
N: {prize_cap} {prize_mass:{prize_was} to be shared out|{prize_was} to go week and week about}, to where there was need. And so {stake_fixed}, in two places. # plain
P: I'd have been on there by myself. In ink. You could have seen it from a long way off. # low
Q: Are you sorry?
P: Yes. On and off. It comes round about every ten minutes. # honest
F: It'll go to every hour. I find that it helps to have something in your hands. Here. This one goes so. # holding out {x}
N: And {one} and {p} sat down, in the place where the line had been, and did it, very beautifully, for nobody. # soft

=== contest_last_trolley ===
# step: last
# skeleton: same_side
# needs: end=sit price way way3 trouble
N: {air} There were people sitting all over {ground}. Once it had been seen that one could, nobody had liked to be the first to get up. # peaceful
A: Can you feel your legs? # after a while
B: I've got somebody's. # content
F: I believe that I've got the hang of it. One simply leaves them there. # pleased
A: What will you do with your day? Next year?
F: There's an arch, at home. I thought that I might go through it and tell them to take it down. It's in the way of the cart. # dreamily
B: They might be sorry to.
F: They might like to sit down. # budging up
N: So they moved along; and somebody they did not know sat down at the end with a large bag of buns. # warm

=== contest_last_mirror ===
# step: last
# skeleton: same_side
# needs: end=level price way way3 trouble
N: {air} {one_cap} would not hear of their walking home alone, so they walked {one} home; and then {one} walked them. # peaceful
A: This is our door. # stopping
F: So it is. I'd better see you to the corner. # turning round
B: We've just come from the corner.
F: I know. I find I can't do less than you do. It's got into me. # apologetic
A: Breathe in. # kind
F: Yes. # breathing in
B: Now, after three, we all go in at our own doors. One. Two.
N: Nobody went. They all noticed it at the same time. It was as level as a bath. # warm
A: We could have a cup of something. # giving in
F: I was just going to say it. No more and no less.

=== contest_last_rope ===
# step: last
# skeleton: same_side
# needs: end=all price way way3 trouble
N: {air} The rope was still there, when everyone had gone, on its two posts, going across the middle of nothing. # peaceful
A: Which side of it are we on? # stopping
B: I was on that one when I last looked. Then I had to get a dog out. # considering
F: I was always inside. I used to look at the backs of your heads, when they turned you round to clap. # coming up
A: That was the front of our heads.
F: Was it? # surprised
N: {b} undid the one end, and {one} undid the other, and they walked towards each other, winding, until they met in the middle, and there was rather a lot of rope. # soft
A: What do you suppose it was for?
F: I was told that it was to keep you off me. # handing over the end
B: We were told that it was to keep {foe} in.
