// Second ways of the doors of TOLD, and of episode 2 of KEPT.

=== two_of_us_go2_arrows ===
# step: go2
# skeleton: told
# tone: manners,noir,epic
# a: payer
# door: Draw it with arrows, back to the first
# style: honest
# recall: drew it with arrows, back to the first
# title: The Last Arrow
# makes: way=chain
N: Somebody had told somebody. {b} had a large sheet of paper, and put everyone down one side of it, and drew arrows. # brisk
B: {h} had it from the left. And the left had it from the queue. # drawing
A: It's getting late. # not drawing
B: It's only got to come to a point. Things do, if you keep on. You have the other pencil. # drawing
A: You might not like what it comes to. # not drawing
B: I shan't like them one bit. I've thought of what I'll say. It begins with, how could you. # pleased
N: By supper it had come very nearly to a point. There was one arrow to go. They found {g} in {g_their} chair, with a hat that had been sat on. # plain
B: And who was it that told you about {x}? # pencil up
G: Must I say it? With both those pencils there? # looking past {b}

=== two_of_us_go2_helpings ===
# step: go2
# skeleton: told
# tone: eerie,space,comic
# a: payer
# door: Lie by [hide] until they come to tell more
# style: bold
# recall: lay by [hide] until somebody came
# title: Somebody Who Is Lying Awake
# makes: way=watch
N: They lay by {hide}, on their fronts. Whoever has told, {b} said, comes back to where it was told. # quiet
B: They'll be sorry by now, I should think. They'll be lying awake. # whispered
A: Do you suppose so? # whispered
B: I would. I'd have gone off my food. # whispered
A: I had two helpings. # whispered
B: I was glad that one of us could. Are you cold? You're all of a shake. Here, there's room in my sleeve. # whispered
A: Don't be nice to me. # whispered
B: I can't help it. You're the only one who I know it isn't. # whispered
N: {a} lay there with an arm in {b}'s sleeve. It was warm. It was dreadful. # still
B: Hush! There's somebody. It's {g}! # breathless

=== two_of_us_go2_treacle ===
# step: go2
# skeleton: told
# a: payer
# door: Tell one lie at a time, about [tool]
# style: clever
# recall: told a lie about [tool], to see if it came back
# title: One Lie at a Time
# makes: way=trap
N: You tell each of them a different lie; and whichever comes home, that is who has carried it. {b} was proud of that. # brisk
B: {tool_cap} {tool_is} full of treacle. Nobody'd ever think of that by themselves. # delighted
A: Who are you going to tell? # wary
B: {h} on Tuesday, and {g} on Wednesday. I've got a list. But I'd like to hear how it sounds. I'll just tell it to you. # into {a_their} ear
A: I wish you hadn't. # faint
B: You're perfectly safe. You're what I measure the others by. # fond
N: They went in to some {food}, and {b} talked about what ought to be done to such people. {a} was out for hardly as long as you need to fetch a spoon. # dry
G: I've come about the treacle. I've brought a jug. # at the door, whispered
B: Which treacle? # laughing
N: And then it went out of {b}'s face, a bit at a time, from the top. # still
B: I'd only told one. # slow

=== two_of_us_go3_slate ===
# step: go3
# skeleton: told
# tone: comic,manners,eerie
# a: careful
# b: bold
# door: Hang up a slate, and put it all on that
# style: careful
# recall: hung up a slate, and put everything on that
# title: To Whom It May Concern
# makes: way3=written
N: There was a slate now, on a nail, half-way between them. Whoever wanted something wrote it up, and coughed. # dry
A: "To whom it may concern. It is your turn with {x}." # writing
B: "It concerns me. I have been here since six. Yours faithfully." # writing
A: "Kindly do not sigh." # writing
B: "It was a breath. One is allowed those. Yours faithfully." # writing
H: Who's got that cough? # putting in a head
A: It's only to ask if {x_part} {x_part_is} all right. # to {h}
B: Tell {a_them} it's on the slate. # to {h}
N: A good deal was written, that day. {h} noticed that each of them, before rubbing out what the other had put, read it once more to the end. # quiet
B: "P.S. Somebody's soup is getting cold." # writing

=== two_of_us_go3_air ===
# step: go3
# skeleton: told
# tone: epic,noir,space
# a: bold
# b: careful
# door: Draw a line through the day
# style: bold
# recall: drew a line through the day, and took a side each
# title: To the Air
# makes: way3=halves
N: They drew a line through the day, at {t_noon}. On this side of it {x} {x_was} {a}'s, and on that side {b}'s, and nobody was to be on the line. # brisk
A: I'm going. I leave everything as I should wish to find it. # to the air
B: I'm not here yet. I'm merely standing near. # to the air
A: {x_part_cap} {x_part_was} a bit cold, first thing. I don't say so to anyone. I say it in passing. # to the air
B: Somebody might care to know that there's {food} put by. Somebody went without. # to the air
N: {a} went off round the one side, and {b} came on by the other, and they both looked so hard in front of them that they very nearly met. # dry
A: That was your elbow! # stiff
B: It was on my side! # stiff
A: It was early! # going, very straight

=== two_of_us_go3_cushion ===
# step: go3
# skeleton: told
# b: payer
# door: Ask [h] to say it for us
# style: kind
# recall: asked [h] to say it for them
# title: You Ought to Be on This End
# makes: way3=between
N: {h} had agreed to go between, for one day, and had brought a cushion for it. # dry
B: Would you tell {a} that it's time to see to {x}? # to {h}
H: It's time to see to {x}, and have you eaten? # turning
A: I never heard the second half. # to {h}, stiff
H: It was in the voice. # patient
A: Then say, no, thank you. And say that there was somebody up with {x}, in the night, in case anyone wonders who. # to {h}
H: Up all night, poor soul, and nothing inside. # turning
B: Is that what {a_they} said? # struck
H: It's what I got. You don't hear what you send, you two. You ought to be on this end. # shifting the cushion
N: It grew to be quite a talk. After an hour {h} had only to look from one of them to the other, and had very nearly dropped off. # dry

=== two_of_us_go4_threw ===
# step: go4
# skeleton: told
# tone: epic,comic,space
# a: bold
# door: Go now, together, cross or not
# style: bold
# recall: went then and there, together, cross or not
# title: The Same Place at the Same Time
# makes: end=run
N: {h} came round the corner with both hands up, and there was only one thing that it could be. # quick
H: It's {foe}! All but at {x}! # out of breath
A: You go left! # already going
B: You always go left, and I have to go through the wet! # already going
A: Then come left! # running
B: I'm not coming with you! I'm going to the same place, at the same time! # running
N: There was a spot where one of them had to jump, and the other to hold. They had done it a hundred times; and it was done, before they could think who was not speaking. # warm
A: You gave me your hand. # running
B: I threw it. You happened to be there. # not letting go

=== two_of_us_go4_crumb ===
# step: go4
# skeleton: told
# tone: gentle,noir,eerie
# a: careful
# b: bold
# door: Say one each, and say back what you heard
# style: careful
# recall: said one thing each, and said back what they had heard
# title: No Buts
# makes: end=sit
N: They sat down upon {ground}. {x_cap} {x_was} in between, where each could see that the other one was looking. # plain
A: What do we do? # small
B: I say one. You say it back to me, as you heard it. And no buts. # firm
A: Can I say sorry? # small
B: That's a but. Are you ready? On Thursday I'd a thing to tell you, a funny one. I saved it up the whole day. And then I remembered. # fast
A: I heard that you'd saved it up. # after a time
B: That isn't all of it. # firm
A: I heard that you've still got it. # slow
N: {b} looked down, and pushed a crumb from one side to the other. The next was longer in coming; and it was not said so loud. # quiet
B: You're quite good at that. Go on. You'll have some, too. # gruff

=== two_of_us_go4_half_step ===
# step: go4
# skeleton: told
# b: payer
# door: Say it before them all, and not wait to be forgiven
# style: honest
# recall: said it before them all
# title: Half a Step Behind
# makes: end=all
N: They sent round for everyone; and everyone came, and stood about, with the pleasant look of people who have heard already. # dry
B: Where do I stand? # aside
A: There's a box. # aside
B: I'd only have further to fall. Where will you be? # aside
A: I haven't made up my mind if I'm here. # aside
N: All the same, when {b} had found a place, there was somebody half a step behind it, on the left. {b} did not look round. You can tell by how they breathe. # still
B: And is {foe} there? # aside
A: By the hats. Nearer to {x} than I like. You'd better be quick about it, and loud. # aside
B: When I told it I whispered. # aside
A: Then do it the other way. # aside

=== two_of_us_go2_pink ===
# step: go2
# skeleton: kept
# tone: comic,manners,epic
# a: bold
# b: careful
# door: Give them something else to want to know
# style: clever
# recall: gave everyone something else to want to know
# title: Ought One to Have a Hat?
# makes: way=story
N: You cannot keep people from wanting to know, said {a}. But you can see to it that they want to know something else. # pleased
A: Did I say something? # loud, hand over mouth
H: What was that? # stopping
A: Nothing! It's a surprise! # loud
B: Who for? # aside
A: I hadn't got as far as that. # aside
H: It wouldn't be for me? # turning slowly pink
A: I can't say. # truthful
N: {h} went off on tiptoe, as if it might be startled. They had not finished their {food} before it had been round to everyone, and had come home, larger. # dry
B: They've stopped asking about {x}. # amazed
A: You see? # modest
H: I only want to know the one thing. Ought one to have a hat? # round the door, glowing

=== two_of_us_go2_nod ===
# step: go2
# skeleton: kept
# tone: noir,eerie,space
# a: careful
# b: bold
# door: Keep our mouths shut, even at meals
# style: bold
# recall: kept their mouths shut, even at meals
# title: You Cannot Nod Salt
# makes: way=silent
N: Whatever you say has got an end to it, that somebody can take hold of and pull. So they would say nothing at all. # plain
H: Did you sleep? # passing things
N: They both nodded. # dry
H: And what's the news? # passing things
N: They both nodded, rather longer. # dry
H: Is the salt over there? # puzzled
N: It was. It was next to {b}'s elbow. You cannot nod salt. # dry
A: I never sat through such a meal. # outside, hoarse
B: I'd a remark about the soup, and it's gone down the wrong way. # hoarse
A: It's grown, has {x}. Have you noticed? I've got to breathe round it. # hoarse
B: Is it that? I thought that it was the remark. # hoarse

=== two_of_us_go2_frown ===
# step: go2
# skeleton: kept
# b: maker
# door: Stand and frown at [tool], in public
# style: careful
# recall: stood and frowned at [tool], in public
# title: Frown at It
# makes: way=tool
N: {b} set out {tool}, and put a cloth over it, and took off the cloth, and stood back; and put it on again. # busy
A: What's that got to do with it? # puzzled
B: Nothing. So there's nothing that they can find out. Frown at it. # busy
A: How? # trying
B: As if it had said something. # busy
N: They frowned. The first person who came by slowed down. The second one stopped. As soon as there are two standing, it is a thing to stand at. # dry
H: What are we waiting for? # joining on
A: We'd rather not say. # truthful
H: Is it today? # eager
B: You can never be sure, with these. # lifting a corner
N: By evening there was somebody hiring out stools, and not a soul had asked about {x} since noon. # dry
A: It's wonderful. And how do we get home? # not moving the lips
B: I hadn't got as far as home. # not moving the lips
