// SAID, episodes 2 and 3: it will not be got rid of, and then: to whom?

=== feeling_go2_busy ===
# step: go2
# skeleton: said
# a: payer
# door: Keep so busy that it gets no turn
# style: bold
# recall: kept so busy that it got no turn
# title: Seventeen Jobs
# makes: way=busy
N: They drew up a list of jobs, so as to leave no gap between two of them that a feeling could get its foot in. # brisk
A: Sweep {edge}. Sort the nails. Wash the things. Wash the things that we washed them with. # reading
B: And then?
A: Unsort the nails. I don't want to run out. # rolling up sleeves
N: By {t_noon} they had done seventeen, and {place_of} had not been as clean since it was new. # dry
B: Is it gone? # leaning on a broom
A: I haven't looked. I'm not going to turn round. What's eighteen? # scrubbing
B: You've scrubbed that. It had a picture on it. # gentle
A: Then nineteen!
B: Nineteen says "sit down, and have something hot". I put it in so that we'd have something to look forward to. # reading
A: Cross it out. # quick

=== feeling_go2_tool ===
# step: go2
# skeleton: said
# a: payer
# door: Put the feeling away in [tool]
# style: clever
# recall: put the feeling away in [tool]
# title: With a Knot on Top
# makes: way=tool
B: If it's a thing, then it can be put somewhere. People put up plums. # thinking
A: In what?
B: In {tool}. You breathe it in there, the whole of it, and I'll be ready with the string. # quick
A: {tool_cap} {tool_plural:aren't|isn't} made for that. # doubtful
B: Nothing is. That's why it's always loose.
N: {a} bent down to {tool}, looked round to see whether anybody was coming, and breathed out till there was nothing left. {b} was as quick as one could be, and made nine knots. # dry
B: How's that?
A: Lighter. I think. I'm a bit giddy. # hand on the chest
B: Then that's done. You can go and laugh at the goat.
A: Did you do a double one on the end? # looking back
B: Double. Come away. # taking an arm
A: Only, it's quiet in there. # not coming

=== feeling_go2_ask ===
# step: go2
# skeleton: said
# a: payer
# door: Ask [g] for something that helps
# style: kind
# recall: asked [g] for something that helps
# title: Three Times a Day
# makes: way=ask
N: {g} had a cure for it. {g_they} had a cure for nearly everything, and it was nearly always the same one. # brisk
G: What is it for? A cough, or the spirits? # reaching up
B: It's for a thing that isn't there, and keeps somebody awake. # tactful
G: Ah, that. You want a spoonful three times a day, standing on one leg. # measuring
A: Why on one leg? # sniffing it
G: So you'll have something else to think of. That's the whole secret of medicine. # low
N: {a} took it, on one leg. It tasted like a gate. # dry
A: I'm thinking of the leg. # surprised
G: There! What did I say?
A: And of the taste. And underneath I'm thinking about {x}. It just goes on, like {noise}. # honest
G: Then you'll want the other leg. # pouring

=== feeling_rid_busy ===
# step: rid
# skeleton: said
# needs: way=busy
N: It waited. It is what they have instead of work. It waited through nineteen jobs, and it was not even tired; and when {p} lay down at last there it was, on the pillow, on the inside. # flat
Q: You're shaking. # low
P: It's my arms. They've gone on scrubbing.
Q: Did it come back?
P: It hadn't been. It was sitting here the whole time, keeping the place warm. It's about {x}, and it's as fresh as paint, and I've got nothing left to run with. # hoarse
Q: We could get up and unsort the nails. # offering
P: They're not that kind of nails. # dull
N: {q} gave it some thought, and then got up anyway, and sat down on the other side of the bed. It dipped. # quiet
Q: I'm only sitting. It's not a job. # gruff

=== feeling_rid_tool ===
# step: rid
# skeleton: said
# needs: way=tool
N: {p} laughed at the goat. It came in on time. It was a good laugh, and there was a draught in it. # dry
Q: That's better!
P: Is it? I can't tell. I can't tell about anything. I had some {food}, and it was like being told about {food}. # puzzled
Q: It'll be the emptiness. You'll fill up.
P: And I tried to think about {x}, and I couldn't get there. It was all in with the rest of it. # lower
N: In the middle of the night {q} woke, because somebody was whispering. {p} was sitting by {tool}, with both arms round it. There were eight knots on {ground}. # quiet
P: I didn't know {x} {x_was} in there, too. You can't have the one out without the other. I'd never have breathed so hard. # low
Q: There's one knot left. # kneeling
P: You do it. My nails are all gone. # low

=== feeling_rid_ask ===
# step: rid
# skeleton: said
# needs: way=ask
N: By the third day {p} could stand on either leg for as long as you like, and felt exactly the same, only higher up. # dry
Q: Does it help at all?
P: It helps {g}. {g} comes by to see me swallow, and goes off whistling. I can't very well stop now. # on one leg
Q: You take it for {g}? # staring
P: Somebody ought to get better.
N: {g} came by. {p} swallowed. {g} went off, whistling. # dry
Q: It's about {x}, and you're standing there like a heron, being brave at people. How many of them have you told that you're all right? # cross
P: Everyone who asked. It's quicker. They're so pleased. # other leg
Q: I'm not. I'm not pleased in the least. Put your foot down. # helpless

=== feeling_go3_paper ===
# step: go3
# skeleton: said
# a: payer
# door: Write it down first, without showing anybody
# style: careful
# recall: wrote it down first, without showing anybody
# title: Both Sides of One Sheet
# makes: way3=paper
A: You sit over there, with your back turned. And don't listen. # with the pencil
B: You can't hear writing.
A: You can hear mine. I press. # pressing
N: It went on for a long while. There was a great deal of pressing, and some rubbing out, and once a kind of a gulp. {b} had been looking at {far} so hard that it had gone double. # quiet
B: How's it getting on?
A: I'm at the bottom of the other side. I've only got to where it starts. # hoarse
B: What's it look like?
A: Bad. It's got "and" forty times. It's all about {x}, and then for a bit it's about soup. # reading over
B: Who's it to? # not turning round
N: The pencil stopped. # still
A: I hadn't put that. I left a space. # slow

=== feeling_go3_far ===
# step: go3
# skeleton: said
# a: payer
# door: Go to [far], and try it on nobody
# style: bold
# recall: went to [far], and tried it on nobody
# title: To Whom It May Concern
# makes: way3=far
N: They had picked {far} since nobody ever goes there but by mistake. # plain
A: You stay at this end. I'm going on to the far end of it. When I've said it, I'll wave. # setting off
B: And if you can't?
A: Then I'll wave, too. So you won't know. # over the shoulder
N: {b} saw {a_them} arrive, and take a breath, and look round, and take another. It seemed to be harder with so much room. # quiet
B: Go on! I've got my fingers in! # shouting
A: Then how did you hear me not saying it? # shouting back
B: I felt a draught!
N: Then {a} did say something. It was three words, perhaps; it went out, and nothing whatever came back; and it looked, from this end, like somebody who holds out a thing, and there is no one to take it. # still
A: It's no good! It wants a face! # calling, thin

=== feeling_go3_doll ===
# step: go3
# skeleton: said
# a: payer
# door: Let [b] pretend to be everyone, in turn
# style: clever
# recall: tried it on each person in turn, pretending
# title: In a Borrowed Hat
# makes: way3=doll
N: {b} had put together some hats. With each there went a person. # brisk
B: This one's {g}. What is it, my lamb? Is it your stomach? # in a hat
A: No, it's... Yes. It's my stomach. # giving up
B: You can't tell {g}, then. That's useful. Now I'm all of {place_of}. I'm rather wide. Speak up! # in another hat
A: I'm quite all right, thank you, all of you. # at once
B: Nor them. Now I'm {x}. # picking up the last hat
A: Don't. Not that one. # quick
N: {b} put it down without a word, and for some time looked for something in among the rest. # quiet
B: I've one left. I didn't like to. It's the brown one. # low
A: Whose is that? # not looking
B: You know whose. You've been walking round it all week. # turning it by the brim

=== feeling_rehearse_paper ===
# step: rehearse
# skeleton: said
# needs: way3=paper
Q: You could leave the space. Then it'd do for anyone. # thinking
P: That's what's the matter with it. If it's for anyone, I can hear myself being interesting. # crumpling
Q: Whose face do you see, when you get to the worst line?
N: {p} unfolded it, went down with a finger as far as the worst line, and stopped. # still
P: It's {h}. # very low
Q: {h}! I thought you'd say me. # before {q_they} could help it
P: So did I. I wanted it to be. You know it all already, you've been looking at it for days. And {h} has never once talked about it. I can't bear for {h_them} not to know. # low
Q: About {x}.
P: {h_they_cap} was there, for {x}. Nobody else was, in that way. So it's only half till it's been there. # low
Q: Then put it in, the whole name. I'll sharpen the pencil. # a little hoarse

=== feeling_rehearse_far ===
# step: rehearse
# skeleton: said
# needs: way3=far
Q: Which face? # meeting halfway
P: It came by itself. I'd shut my eyes, and I was going to say it, and there was a face. I tried to change it for another. # low
Q: Was it mine? # hopeful
P: I tried yours. Yours kept nodding before I'd got there. You know it too well. It'd be like telling my own foot. # low
Q: Thank you, I think.
P: It was {h}. The way {h_they} looked, that time, about {x}. As if it was nothing, and swept up. # very low
N: At the far end of it there was only {noise}. # plain
Q: {h} is the busiest person I know. # doubtful
P: I know. That's what makes it so hard. I'd have to stand there till {h_they} stopped. # low
Q: I could stand with you. Slightly behind. I'd be a sort of chair. # firm

=== feeling_rehearse_doll ===
# step: rehearse
# skeleton: said
# needs: way3=doll
N: {q} put on the brown one. It came down over the ears, and made {q_them} look busy. # dry
Q: Well? I've got a pan on. # as {h}
P: {h}, it's about {x}. # whispered
Q: Nobody talks about that, dear. # as {h}
P: I'd like to. # very small
Q: What? You'll have to speak up. It's this pan. # as {h}
P: I want to! I think about it all the time! I do it while I'm laughing! I do it at the goat! # loud
N: It rang. {q} took off the hat, very slowly, and it could be seen that {q_they} had no idea what {h} would say then. # still
Q: I haven't got any more of {h_them}. That's as far as I know. # in {q_their} own voice
P: It's {h}, isn't it? It's got to be the real one. # out of breath
Q: I'm afraid so. You've worn this one out. # looking into the hat

=== feeling_missed_pan ===
# step: missed
# skeleton: said
N: They went at once, while it was hot. {h} was carrying a pile of something as high as the chin. # quick
P: {h}, I've got to tell you something.
H: Tell away! Mind your back. # going by
P: It's about {x}. It's that I— # following
H: Is it boiling over? Then it'll keep. Hold these a minute. And those. # loading {p_them} up
N: {p} stood there with the pile, and the words had to go down under it. # flat
H: What was it, dear?
P: I'm quite all right. # from behind the pile
H: That's what I like to hear! # gone
Q: You said it again. # after a while
P: It says itself. It's got so used to the way. # muffled
Q: Give me half. And next time it'll have to be somewhere where there's nothing to hold. # taking the top

=== feeling_missed_foe ===
# step: missed
# skeleton: said
N: {h} was alone, for once, with nothing in {h_their} hands. There could not be a better moment. {p} had gone so far as to draw the breath. # quiet
P: {h}? You know about {x}? # beginning
{ foe_talks:
  F: There you all are! Don't mind me. What's this about {x}? Is it the cough? # sitting down between them
- else:
  N: And then there {foe_was} {foe}. There could not have been a worse place for that, and everyone had to see to that first. # flat
}
H: What about it? # turned halfway
P: Nothing. I only wondered how it's spelt. # letting out the breath
H: As it sounds. # puzzled
N: They walked away. {p} was counting on {p_their} fingers. # flat
P: That was five words. I'd only about nine more. # low
Q: They were a good five. You'd got past the name. # stout
P: {foe_cap} will always be there. I can't wait for a day when nothing comes. There isn't one. # slow

=== feeling_missed_stool ===
# step: missed
# skeleton: said
# needs: way3=paper
# title: Folded in Four
N: It had been written out once more, with no blots, and folded in four; and {p} put it into {h}'s hand, and stood by to be read. # tense
H: What's this? Is it for me? # taking it
P: It's about {x}. # hardly to be heard
H: You are good. It's just what I've been looking for. # warm
N: And {h} folded it once again, to get it the right thickness, and bent down, and pushed it under the short leg of the stool. # flat
Q: {h}! That's... # starting forward
P: Don't. # low
H: There. Not a tremble. I'd been through every scrap in the place. What was it, dear? # sitting down on it
P: I'm quite all right. # to the stool
Q: It's everything that you feel, and it's being sat on. # when they were alone
P: It's the most use that it's been to anybody. I'll have to say it, that's all. You can't put it under a stool, once it's said. # slow

=== feeling_missed_eyebrows ===
# step: missed
# skeleton: said
# needs: way3=doll
# title: It Started at the Eyebrows
N: It went by heart now. It had been said right through, to one after another, without a stumble; and so {p} walked straight up to {h}, and opened {p_their} mouth, and {h} looked up. That was the one thing that they had not practised. # quick
P: {h}. It's about... # and stopped
H: Yes? # kind
P: You've got a face. # helpless
H: I've always had it. Is there something on it? # a hand to one cheek
N: {h} went off to see. It was a good face. None of the others had had one that did anything. # flat
Q: You've said it nineteen times, and it was beautiful. # low
P: They none of them minded. {h_they_cap} had begun to mind before I'd said a word. It started at the eyebrows. # low
Q: I should think that's who one says it to. Whoever it starts in. # slow
P: I only wish that it came on by degrees. # low

=== feeling_missed_scarf ===
# step: missed
# skeleton: said
# needs: way3=far
# title: No Gap in It
N: They went to {h} the moment that they were back. {p} had it ready, and said it over under {p_their} breath, in time to {p_their} feet. # quick
H: You're blown. Where've you been? # at once
P: At {far}. I went there to say something. # beginning
H: All that way? Who to? # amazed
P: To nobody. It was so that I'd be able to... # losing hold of it
H: You went to {far} to talk to nobody, with your coat open! Feel those hands! Sit down, the pair of you. # seizing them
N: They were sat down, and rubbed. It was done so hard, and with so much being said about coats, that there was no gap in it as large as four words. # flat
P: I'm quite all right. # through a towel
H: You will be. # rubbing
Q: You did get as far as "something". # aside
P: There was more room for it over there. It's only that there was no one in it. # muffled

=== feeling_price_fine ===
# step: price
# skeleton: said
# makes: price=fine
P: D'you know what it is? I'm the one who's all right. I always have been. Whenever there's something wrong, they say, well, there's {p}, at any rate. # low
Q: I say it.
P: If I tell {h_them}, I'm not that any more. They'll speak in that voice. They'll give me the end seat. # low
Q: What's it like, in there? You needn't say what it's about. Just what it's like. # gentle
{ feel:
- "lonely": P: Like a table that's laid for six, and I'm the only fork. # slow
- "sad": P: Somebody's taken out a stair. And every time, every single time, my foot finds out. # slow
- "afraid": P: It's in the knees. They've heard something that I haven't. # slow
- "jealous": P: It's a splinter. Somebody's nice to somebody else, and in it goes. I don't even want to be that sort of finger. # slow
- "homesick": P: As if everything here were cut one size too small, and only I can tell. # slow
- "left out": P: Like being the coats, at a party. They're all so glad that I'm there to put things on. # slow
- "angry": P: A pot with the lid tied down. I'm not the soup. I'm the string. # slow
- else: P: As though I'd got my skin on inside out, and the seams show. # slow
}
Q: That's not being all right at all. # amazed
P: No. But I've been so good at it. Some people can whistle, and some have nice handwriting. I've got that. It's the one thing that I'm known for. # low
Q: And you'd hand it in. To {h}. # slow
P: You don't get it back. I've looked at it from all sides. It's a lot to pay. # low

=== feeling_price_wet ===
# step: price
# skeleton: said
# makes: price=wet
P: I can't say it without my face going. I've tried. I get as far as "{x}", and then the chin starts. # low
Q: What's wrong with that?
P: You've not seen it. I don't do it nicely. Some people have one tear, and it runs down. Mine all goes at once, and I make a noise like a cart. # miserable
Q: I've heard it. I thought that it was a cart. # interested
P: And {h_they} has never seen. Nobody has. They'd know it from then on, whenever they looked at me. You can't put it back in. # low
N: {q} took out a large cloth, and looked for a clean corner, and there was none. # dry
Q: So that's what it costs. Once. With noise. # sitting down close
P: In front of {h}. And probably others. They come, when there's a cart. # low
Q: I'll stand so that I'm wide. # firm
