// Second ways of the doors of both skeletons. What is said later of each stays true: nineteen jobs, the nine knots, the one leg; the
// bib and the hats, the scarf that waves; the hat with a list in it.

=== feeling_go2_nails ===
# step: go2
# skeleton: said
# tone: comic,epic,noir
# a: payer
# door: Find so many jobs that it can't catch up
# style: bold
# recall: found so many jobs that it could not catch up
# title: A List Round the Corner
# makes: way=busy
N: {a} had got up at five and made a list, and the list went round the corner. # brisk
A: I've done the step. I've done the pans, both sides. Now there are the nails to be sorted. # going by
B: By size? # following
A: By size, and then by how straight they are, and then by how they'd feel about it. # going by
B: Sit down for a minute. # following
A: If I sit it'll catch up. # going by
N: Things had begun to shine, in {place_of}, that had never been asked to. {h} put down a cup in order to cough, and it was washed. # dry
B: That's nineteen jobs. What'll you do when there aren't any more? # trotting
A: I've thought of that. I've kept back a drawer. # grim

=== feeling_go2_breath ===
# step: go2
# skeleton: said
# tone: space,eerie,gentle
# a: payer
# door: Breathe it into [tool], and tie it up
# style: clever
# recall: breathed it into [tool], and tied it up
# title: Mostly Breath
# makes: way=tool
N: {b} had heard, or dreamt, that a feeling is mostly breath; and if it is mostly breath it can be put into something. # thoughtful
A: Into {tool}? # doubtful
B: It's got an inside. You breathe out, in there, all of it, and I tie it up. # string ready
A: What if I breathe out something that I want? # doubtful
B: It'd rattle. You'd hear it. # sure
N: {a} bent down, and breathed out. It went on for longer than you would have thought that there was {a}. Then {b} tied it with nine knots, each sitting on the one before. # quiet
A: Is it in? # faint
B: I think so. How are you? # feeling the weight
A: Very flat. It's like a room when they've carried the piano out. # after a moment
B: That's right. It's space. # pleased
A: You did do a double one, to finish? # looking back

=== feeling_go2_spoon ===
# step: go2
# skeleton: said
# a: payer
# door: Let [g] cure it, with a spoon
# style: kind
# recall: let [g] cure it, with a spoon
# title: So That Part of You Has Work
# makes: way=ask
N: {g} did not ask what it was. Nobody ought to be asked such a thing, {g} said, before they had had something on a spoon. # brisk
A: There's nothing the matter. It's only that it keeps me awake. # sniffing
G: That's the commonest kind. Stand on one leg. # pouring
B: What's the leg for? # interested
G: So that part of you has work. You can't be wholly unhappy on one leg. I've seen it tried. # pouring
N: {a} stood on one leg, and swallowed. It went all round {a_their} face, and came to rest in the ears. # dry
G: Well? # bottle up
A: It's got a good deal of taste. # polite
G: Three times a day, then. I'll come past, and watch. It does me good to see it go down. # corking it

=== feeling_go3_dear ===
# step: go3
# skeleton: said
# tone: noir,space,manners
# a: payer
# door: Put it on paper, with nobody looking
# style: careful
# recall: put it on paper, with nobody looking
# title: Dear
# makes: way3=paper
N: {a} wished to see how it would look. So {b} was put with {b_their} face to {hide}, and told to hum, so as not to hear the spelling. # quiet
A: You're listening. # writing
B: I'm in the third verse. # humming
A: How do you write it, when you were just going to say something, and you didn't? # stuck
B: You leave a gap. # humming
A: I've four gaps. # writing
N: One side was full, and was turned over. It was all about {x}; and here and there was a word that had been pressed so hard that you could have read it with a thumb. # quiet
B: What have you put at the top? It has to be to somebody. # stopping
A: I've put Dear. And then I've gone straight on. # slow

=== feeling_go3_thumb ===
# step: go3
# skeleton: said
# tone: epic,gentle,eerie
# a: payer
# door: Say it at [far], where it can't hit anyone
# style: bold
# recall: tried to say it at [far], where it could not hit anyone
# title: All That Room
# makes: way3=far
N: There was nobody at {far}. There was only all that room, with nothing in it that could be upset. # plain
A: I'm going to say it to that. # pointing at nothing
B: Shall I get behind something? # careful
A: You'd better get behind a good deal. # breathing in
N: {b} went as far off as you can go and still catch somebody. From there {a} was about as big as a thumb; and the thumb opened its mouth. # still
B: I can't hear anything! # calling
A: I haven't begun! It's too big here! It wouldn't hit anything! # calling
B: What did you want it to hit? # calling
N: {a} let both arms drop. It came across quite small, and very clear. # still
A: Somebody. # calling

=== feeling_go3_row ===
# step: go3
# skeleton: said
# a: payer
# door: Try it on a row of hats
# style: clever
# recall: tried it on a row of hats
# title: The One at the End
# makes: way3=doll
N: There was a row of hats upon {ground}. {b} went along behind it on hands and knees, and was whoever was wanted. # brisk
B: I'm everybody. Good evening. We're sorry to be so many. # under three hats
A: I'm very well, thank you. # at once
B: I'm {g}. You're looking pale, my duck. # under the next
A: I'm very well, {g_call}. # less quick
B: I'm {x}. # reaching
A: Not that one! # sharp
N: It was laid to one side. There was one left, at the end. It was brown, and it had been brushed the wrong way. # quiet
A: You needn't do that. # not looking
B: You've had your toes to it ever since we started. # after a moment

=== feeling_go4_glove ===
# step: go4
# skeleton: said
# tone: gentle,noir,space
# a: payer
# door: Go looking for something, and say it then
# style: careful
# recall: went looking for a glove, and said it then
# title: Looking for a Glove
# makes: end=walk
N: It had to be where nobody could look at anybody, and where no one could get up and see to a pan. # quiet
B: Then it's walking. I'll say that I've lost my other glove. # thinking
A: You've got it on. # looking
B: Put it in your pocket. Now I've lost it. # handing it over
N: So {h} came along to look for a glove. They went three abreast, and slowly, with their eyes on {ground}. # quiet
H: Where did you have it last? # looking down
B: Further on. It was a good way further on. # looking down
H: You want to have them on a string. I've said so for years. # looking down
A: It's easier, isn't it, when everyone's looking for something? # to {ground}
H: What is? # looking down
A: I'm just coming to it. # to {ground}

=== feeling_go4_crust ===
# step: go4
# skeleton: said
# tone: manners,comic,eerie
# b: payer
# door: Feed [h] first, and say it through the crust
# style: kind
# recall: fed [h] first, and said it through the crust
# title: As Far As Fifty
# makes: end=food
N: It was {a} who knew how you tell {h} a thing. You give {h_them} something that takes both hands, and pulls. # practical
A: I asked for it to be done hard. # wrapping it up
B: Why hard? # nervous
A: Nobody interrupts, through a crust. I've timed it. You get as far as fifty. # wrapping it up
N: They had it ready by {edge}, on a cloth. When {h} came by they both stood up, and then did not know why. # dry
H: What have I done? # alarmed
A: Nothing. It's yours. It's the end piece. # pulling out the seat
H: For me? I never get the end piece. # touched, biting
N: {h} bit, and was busy. {b} had got hold of the edge of the cloth, and was folding it smaller and smaller. # quiet
A: Fifty. Forty-nine. # aside

=== feeling_go4_sideways ===
# step: go4
# skeleton: said
# a: payer
# door: Be in the way, and stay there
# style: bold
# recall: got in [h]'s way, and stayed there
# title: A Pile with Two Feet
# makes: end=stop
N: {h} went by four times in an hour, and never with a hand free. They had picked the place where you have to turn sideways. # plain
B: I've taken my boots off, and I'm behind you. You can't go back without treading on me in my socks. # firm
A: You'll freeze. # touched
B: So you'd better be quick. # firm
N: Round the corner came a pile. It had two feet. # dry
H: Mind yourselves! # from behind it
A: No. # very white
H: It's hot! And I can't see who that is! # stopping
A: It's me. You'll have to put it down. I've got something as well, and I've had it longer. # arms out
N: One could hear {h} think. Then the pile was put down, a plate at a time, until there was a face. # still

=== feeling_go2_nine_hats ===
# step: go2
# skeleton: shared
# tone: comic,manners,epic
# b: payer
# door: Cheer [p] up at table, with [g] and hats
# style: kind
# recall: cheered [p] up at table, with hats
# title: Being the Next Course
# makes: way=feast
N: They had {b} in a chair, with a bib on, before {b_they} could say that {b_they} had eaten. # brisk
A: You're not to lift a hand. You're going to be cheered, if it takes until midnight. # tying it
G: Hats on, everybody! # handing them out
B: There's only three of us. # under a hat
G: That's why I brought nine. # handing them out
N: {a} carried, and poured, and did the voices. {a_they_cap} told the one about the goat, and the one about the other goat; and whenever it grew quiet sprang up, as one does when a pot boils over. # brisk
B: Come and sit by me. # patting the place
A: I can't! I'm being the next course! Are you smiling? # running by
B: I've got it on now. # smiling hard

=== feeling_go2_faster ===
# step: go2
# skeleton: shared
# tone: space,eerie,noir
# b: payer
# door: Leave it behind, and go to [far]
# style: bold
# recall: tried to leave it behind, and went to [far]
# title: Further Than It Ever Gets
# makes: way=away
A: It can't be in two places. If it's here then it isn't at {far}. # lacing up
B: Suppose that it comes along? # not moving
A: It's slow. It sits down a lot. I've watched it, on you. # pulling
N: They went by {way_there}, and told nobody, so that nothing should hear. {a} set the pace; and {b}, whose feeling it was, had to run to keep up. # brisk
A: That's {edge} gone. That's further than it ever gets. # faster
B: How do you know how far it gets? # panting
A: Anybody'd know. Look over there! There's something! # pointing
B: What is it? # panting
A: I couldn't say. But it isn't that. Sing! # already singing

=== feeling_go2_round ===
# step: go2
# skeleton: shared
# b: payer
# door: Make a thing that is glad to see you, from [tool]
# style: clever
# recall: made a thing that was glad to see you, from [tool]
# title: Pleased to See You
# makes: way=machine
N: {a} had been up all night. You could tell by what there was in the morning. # dry
A: You turn that, and it does the rest. # shiny-eyed
B: It's {tool}. # looking
A: It was. It's got a purpose now. It nods, and it waves my good scarf; and when it's been all the way round it's pleased to see you. # proud
N: {b} turned it, all the way round. It nodded. It waved. "Hooray," it said, out of a tin, in {a}'s own voice, from rather far down. # dry
B: Hooray. # polite
A: I did that part last. It was about four. I'd to do it a good many times until it came out happy. # quick
B: You might have been asleep. # looking at {a_them}
A: I'd sooner be up, and have something to hold. Turn it again! # quick

=== feeling_go3_rug ===
# step: go3
# skeleton: shared
# tone: gentle,eerie,manners
# a: payer
# door: Do nothing about it, under one rug
# style: kind
# recall: did nothing about it, under one rug
# title: Move Up
# makes: way3=night
N: Nobody was to do anything. They had a rug, and {noise}, and the whole of the night. # quiet
A: When it comes we don't say go away, and we don't say good evening. We just move up. # settling
B: And then? # restless
A: That's all. # settling
B: Can I count something? # restless
A: No. # settling
B: I only like to have a thing going. I could do it quite softly. # restless
A: It's my one that's coming, {b_call}. You'll hardly feel it. # gentle
N: It came, as it did every night at about that time; and {a} moved up; and noticed that on the other side somebody else was moving up, too. # still
B: I always have a thing going. # in a thread of a voice

=== feeling_go3_smooth ===
# step: go3
# skeleton: shared
# tone: noir,space,epic
# a: payer
# door: Stand once on the place where it began
# style: honest
# recall: stood on the place where it had begun
# title: The Size of Two Feet
# makes: way3=back
N: It had begun in one certain place, and they never went by there. {a} had supposed that {b} only came round the long way for company. # plain
A: I want to stand on it. I'd like to see that it's just {ground}. # firm
B: You stand. I'll keep a look-out. # stopping short
A: What for? # puzzled
B: For when you've done. # stopping short
N: So {a} went on alone, and looked down. It was not as {a_they} had left it. It had been worn quite smooth, and the smooth part was the size of two feet, with the toes towards home. # still
A: Somebody comes here. Somebody's been coming here for weeks. # slow
B: People do walk about. # from where {b_they} {b_was}
A: They don't walk. They stand. {b_call}, would you come over here a minute? # slow

=== feeling_go3_mark ===
# step: go3
# skeleton: shared
# a: payer
# door: Borrow the cheerful hat for a day
# style: clever
# recall: borrowed the cheerful hat for a day
# title: How to Get It to Roll
# makes: way3=turns
A: It's my turn to be the cheerful one. Give me the hat. # hand out
B: It won't fit you. # holding on
A: I'll stuff it. You've had it on since the day that it began. Have my place, and look at your hands. It's all that I ever do. # taking it
N: It came away slowly. There was a mark, right round {b}'s head, where it had been. # quiet
A: Are you ready? I'm going to fall over the bucket. # backing
N: {a} fell over the bucket. It was well meant. The bucket got most of the laugh. # dry
A: How do you get it to roll, when you do it? # sitting up
B: You've got to not mind. # quiet
A: Look at me. What's happened to your face? # another voice
B: It's that. That's what there is under it. Could I have it back? # hand out

=== feeling_go4_corners ===
# step: go4
# skeleton: shared
# tone: epic,space,comic
# b: payer
# door: Lift it together, and get it to [far]
# style: bold
# recall: lifted it together, and got it to [far]
# title: Hard to Get round Corners
# makes: end=carry
N: It had been standing about indoors for so long. They felt that it ought to be taken out. They brought {tool} for it, and put in, with care, what there was. # plain
A: Which is your end? # bending
B: I don't know any more. I think that they've run together. # bending
A: Take whichever's nearest. Up! # lifting
N: For a thing that nobody could see it was remarkably hard to get round corners. # dry
H: You've got an empty one there. # stopping
B: You lift it. # panting
H: Good heavens. Whose is it? # lifting
A: It's both of ours. It wants some air. # panting
N: {h} looked from one of them to the other, and rolled up a sleeve. There was a place free in the middle. There generally is. # soft
H: I'll come as far as the bend. I've one at home that's rather like it. # gruff

=== feeling_go4_dealt ===
# step: go4
# skeleton: shared
# tone: noir,manners,gentle
# a: payer
# door: Deal it out, and play it
# style: honest
# recall: dealt it out, and played it
# title: Ten Past
# makes: end=cards
N: They sat down upon {ground}, across from one another, and {a} dealt, though there was nothing there to deal. # plain
A: You put one down. You don't say cheer up, and you don't say that you've had a worse. # dealing
B: Even if I have? # looking at a hand
A: Then you put it on top. # dealing
B: Four in the afternoon. # laying it down
A: Ten past. When you look again, and it's only ten past. # laying it down
B: That's good. Somebody laughing in the next room. # laying it down
A: You laughing in the next room. # after a moment
N: {h} had stopped beside them with a pan, to ask what it was that they were playing; and did not ask; and after two more rounds put down the pan. # quiet
H: Laying the table, and counting. # clearing {h_their} throat
B: You'd better come in. # moving up

=== feeling_go4_two ===
# step: go4
# skeleton: shared
# b: payer
# door: Let all of it out at once, both of us
# style: clever
# recall: let all of it out at once, both together
# title: On Two
# makes: end=loud
A: I've done everything with it but shout. # standing up
B: What would we shout? # alarmed
A: It. # simple
B: Nobody'd ever be able to look at us again. # alarmed
A: They've had to look at us with our teeth shut. It can't be worse than that. # firm
N: They chose a spot where there was nothing to break. {h} came along, to say when, and had been told to keep a firm hold of {h_their} hat. # dry
H: How loud is it going to be? # holding it
B: We've never seen all of it. # honest
H: And what's it about? # holding it
A: {x_cap}. Mine is, and so's {b}'s. You might care to get behind us. # feet apart
B: I'm frightened that nothing will come out. # whispered
A: I'm frightened that it will. On two. # taking {b_their} hand
