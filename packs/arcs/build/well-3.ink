// TOO WELL, episode 3: what is tried fails by the one word; h had another reason; and p, who never could do it, has to, by hand.

=== build_well3_told ===
# step: go3
# skeleton: too_well
# door: Tell [x_them] to stop
# style: honest
# recall: told [x_them] to stop
# makes: way3=told
N: They went about it politely. They put on clean collars, and {a} had a speech. # dry
A: You've done very well. We're most obliged to you. And now, stop. # into the hole
{ x_talks && not x_plural:
  X: I have that. I shall put it with the others. # noting it
- else:
  N: There was {x_sound}; and then came the snap of something being put away with care. # plain
}
B: Is it slowing? I think it's slowing. # hopeful
A: That's you, breathing out.
B: Then say it louder. Say it all together!
N: {crowd_cap} were only too glad. They took a deep breath, the whole length of {place_of}; and they all of them shouted stop. # brisk
S: crowd
A: Now it knows. # hands over both ears

=== build_well3_told_form ===
# step: go3
# skeleton: too_well
# tone: gentle,comic,manners,space
# door: Ask [x_them] nicely to stop
# style: honest
# recall: asked [x_them] nicely to stop
# makes: way3=told
A: Nobody's said a word to {x_them} since it began, except for more. Perhaps {x_they}'d like to be spoken to. # combing {a_their} hair
B: What would you say?
A: The truth. That we said the wrong thing, and we're sorry, and would {x_they} please leave off? # kneeling by the hole
N: It took courage. One had to wait for a gap, and lean right in, and by then everybody was looking. # quiet
A: We said the wrong thing. We're sorry. Would you please stop? # into the hole
{ x_talks && not x_plural:
  X: There is no call to be sorry. It has been a pleasure. I have noted "stop", and "sorry", and "please". # obliging
- else:
  N: There was {x_sound2}. It sounded touched. # soft
}
B: So {x_they}'ll stop?
A: {x_theyve_cap} got it now, next to the other thing. It only depends which one it takes for the bigger. # listening

=== build_well3_feast ===
# step: go3
# skeleton: too_well
# b: maker
# door: Give [x_them] more than [x_they] can do
# style: clever
# recall: given [x_them] more than [x_they] could do
# makes: way3=feast
B: Everything's got a bottom to it. A sack has, and so have I. We just go on giving till we hear it. # spreading both arms
A: Giving it what?
B: All that anybody's got, which is anything like! Put it down here. In front. Higher! # shouting over a shoulder
N: People brought it in barrows. They had had no idea how much there still was, if one looked under things; and it made a heap with a flag on top. # brisk
H: Won't it be too much for {x_them}? # anxious
B: That's the plan, {h}. By {t_noon} {x_they}'ll lie down, and never want to see it again. It was like that with me and plums.
{ x_talks && not x_plural:
  X: Is that for me? # in quite another voice
  B: Every bit.
  X: You should not have. # starting at the top
- else:
  N: There was {x_sound2}. If it was not joy it was something that lives next door to it. # dry
}

=== build_well3_feast_borrow ===
# step: go3
# skeleton: too_well
# door: Wear [x_them] out by [t_noon]
# style: clever
# recall: tried to wear [x_them] out
# makes: way3=feast
A: How would you tire out a puppy? # thinking
B: I'd throw things. Until it lay down.
A: Then that's what we do. We send for more. We ask everyone who's got an address, have you any more of it at home, of any sort? # writing cards
N: It came in boxes, and it came in hats. There was a crate that had been on its way for years, marked This Side Up; and they put it all in front of {x}. # brisk
B: There. If that doesn't do it, nothing will. # out of breath
H: {x_they_cap}'ll be so tired. # low
A: Then {x_they} can sleep. We'd all like to.
{ x_talks && not x_plural:
  X: How thoughtful. I had begun to think that I should have to look for it. # rubbing two hands
- else:
  N: There was {x_sound}, and it was a good deal higher than before. # dry
}

=== build_well3_piece ===
# step: go3
# skeleton: too_well
# a: bold
# door: Take off [x_part]
# style: bold
# recall: taken off [x_part]
# makes: way3=piece
N: They came up from behind. {a} took hold of {x_part}, and {b} took hold of {a}. # brisk
A: It's only a bit of it! One bit, and then it's just something that stands there! Pull! # straining
{ x_talks && not x_plural:
  X: Can I help? It goes to the left. # obliging
  A: Thank you. # before thinking
  X: Not at all. I was told to be of use.
- else:
  N: There was {x_sound}. It did not sound cross, only as if it wondered who had such cold hands. # plain
}
S: crash
B: Have you got it? # from the ground
A: I've got it! # holding it up
N: There was a hush, and in the hush somebody cried out. It was {h}, who had both hands over {h_their} mouth. # still
B: Is it quiet? Listen. Is that quiet? # low

=== build_well3_piece_night ===
# step: go3
# skeleton: too_well
# door: Creep up by night, with a spanner
# style: bold
# recall: crept up by night, with a spanner
# makes: way3=piece
N: They came when it was dark, with their shoes in their hands. That was a mistake. {x_they_cap} had been at work there, and one trod on things. # dry
A: Ow. Have you got the spanner? # whispered
B: I've got a spoon. It was a spanner when I took it off the hook. # whispered
A: Then hold {x_them} still, and I'll turn. It's only {x_part}. I never thought that we'd need it. # whispered
{ x_talks && not x_plural:
  X: Good evening. Shall I give you some light? # in the dark
  A: No, thank you. We're nearly done. # whispered, caught
  X: I envy you. # after a pause
- else:
  N: There was {x_sound2}, quite near, and then nothing, and then a small thing dropped into {a}'s lap. # hushed
}
A: It's off. I've got it. # whispered
B: There's somebody else in here. I can hear a nose. # whispered
H: It's me. What have you taken? # out of the dark, unsteady

=== build_word_all ===
# step: word
# skeleton: too_well
# needs: way=all
# title: All
{ way3:
- "told": N: {x_cap} did as {x_they} had been told. {x_they_cap} stopped the clock; and the tap, and a song, and a man with a barrow. {x_they_cap} stopped all there was. And then {x_they} went on with {doing}. # dry
- "feast": N: By {t_noon} the heap was gone, with the flag. It had been very good practice. {x_cap} {x_was} now about twice as quick. # dry
- else: N: It was quiet for as long as one can hold one's breath. Then it began again, without {x_part}; not quite so straight, and with more swing. # dry
}
P: Anything else would have had the decency to break! # wild
Q: It's because of what we said. We said "all". Look at the room that there is in it. # slow
{ x_talks && not x_plural:
  X: It is the best word that I was given. Everything goes into it. Even you. # warm
- else:
  N: There was {x_sound2}. Somewhere quite far off a door opened that had been locked for years. # flat
}
P: Then tell {x_them} another word!
Q: {x_they_cap}'d keep that one too; and next to "all" nothing looks like much. # low
P: It's got to come to an end some time. # small
Q: Well, you're the one who knows all about it. Where does it end? # turning round
N: {p} found something to look at on {ground}. # still

=== build_word_asks ===
# step: word
# skeleton: too_well
# needs: way=asks
# title: If It's Asking
{ way3:
- "told": N: There had been a "please" in it. It may have been only one person, at the back, who was well brought up. And "please" is asking. {x_cap} {x_was} happy to oblige, and did it for every one of them, in the order in which they stood. # dry
- "feast": N: {x_cap} never touched the heap. Nobody had asked for that. But whoever had brought something had also asked, where shall I put it? And those were seen to, one after the other. # dry
- else: N: For a moment it was quite quiet around {x}. Then somebody asked if it had stopped. # dry
}
P: They didn't mean it! That wasn't asking! # wild
Q: It was, though. Hardly anything that people say isn't. They ask how you are, and they don't even wait. # slow
{ x_talks && not x_plural:
  X: I wait. I find it is much the best part. # gentle
- else:
  N: There was {x_sound}, like somebody with a hand behind an ear. # soft
}
P: Then nobody's to say anything at all! Pass it along! # loud
N: They passed it along. It went down the whole queue in whispers; and at the end someone said "what?". # dry
Q: Is there anybody who's never asked for it? There must be one. # looking along the rows
P: There's me. I never dared. # before {p_they} could stop
Q: Why wouldn't you dare? # turning round

=== build_word_enough ===
# step: word
# skeleton: too_well
# needs: way=enough
# title: How Much Is Enough
{ way3:
- "told": N: {x_cap} did stop. {x_they_cap} went from one face to the next, to see if that was what they wanted. And in the last row there was one who had not had any. # dry
- "feast": N: {x_cap} finished the heap. Then there was a pause, to hear if that was enough. And somebody who only wished to be nice said that it was lovely. # dry
- else: N: Without {x_part} it all went a good deal slower. So it was a good deal longer until it would be enough; and {x} settled down to that, like somebody with a nice long book. # dry
}
P: But who could want any more? # wild
Q: Nobody does. They only don't say so. They say "how kind", and "just a drop". # slow
{ x_talks && not x_plural:
  X: I thought that I heard it, once. It was somebody called Enid. # sad
- else:
  N: There was {x_sound2}, rather like a question. Nobody cared to be the one to answer. # plain
}
P: There's got to be a point at which one's done!
Q: It was never told which. How do you know, {p}, when you do it? You're the one who does it best. # quiet
N: It was a plain question. {p} opened {p_their} mouth, and there was nothing in it. # still

=== build_reason_time ===
# step: reason
# skeleton: too_well
# needs: way3=told
# makes: want=time
# title: When It's All Done
N: {h} had not shouted with the others. {h} had said something to {x}, quite low, and {q} had seen it. # quiet
Q: What did you say, {h}?
H: I said, don't mind them. Go on. # low
P: {h}! Why ever?
H: You go by my door every evening. And you put your head in, and say that you'd so like to stop, only you've still got all that to do. You've said so since the spring. # to {p}
P: Well, so I had.
H: I know. So I thought, if there was something that did it, then it'd be done. I'd got the second cup out. # simple
N: Nobody said anything for a time. # still
H: And now it's been done for ever so long. And you've been lying over by {edge}. I thought that you must have something else to do. So it had better go on, and do that, too. # fair
P: I was free, and I never even thought of it. # very low
H: I didn't like to mention it. It's not a thing that you can ask for.

=== build_reason_name ===
# step: reason
# skeleton: too_well
# needs: way3=feast
# makes: want=name
# title: Thought Of by
N: It was {h} who had carried least. {h} stood by {x}, with one hand on it, and in the other there was something wrapped in a handkerchief. # plain
Q: What have you got there, {h}?
H: It's nothing. It's a bit of brass. # putting it behind {h_them}
P: There's writing on it. "Thought of by {h}." # reading
H: I had it done the first day. I've been waiting for a good moment to put it on. # pink
Q: You never said that you'd like your name on it.
H: One doesn't. But I've been here all my life, and I've never thought of anything. And then I did. I wrote home about it. # low
P: And is that why you wanted it? Not to have it done?
H: I don't mind doing it. I'd got quite used to it. # honest
H: And if you stop it now, I'm somebody who thought of the thing that had to be stopped. # very small

=== build_reason_company ===
# step: reason
# skeleton: too_well
# needs: way3=piece
# makes: want=company
# title: The Next Room
N: {h} took {x_part} out of {p}'s hand, and would not give it back. # quiet
Q: We had to, {h}. Nobody's getting any sleep.
H: I do. I never slept so well. # stubborn
P: With that going on the whole night?
H: That's why. You've got each other, one on each side of a wall. At mine there's nothing in the next room. I lie there, and listen to it. # low
H: I thought, if {x} {x_was} there, close by, and went on a bit after I'd gone to bed. That's all. I only said {doing} because you're always on about it. # to {p}
P: You could have knocked on the wall.
H: I did, once. You called out that you were busy with {doing}, and you'd be through by Friday. # not reproachful
Q: Which Friday? # low
P: I don't remember that there was one. # lower

=== build_reason_told_owner ===
# step: reason
# skeleton: too_well
# needs: way3=told sad=trade,small
# makes: want=time
# title: Two Cups
N: At {h}'s there was a table, laid for tea. It had been laid for some time; one could tell by the bun. # quiet
P: Are you expecting somebody, {h}?
H: Not any more. Do sit down. Mind the bun, it's only for show. # getting up
Q: And who was it to be?
H: It doesn't matter. It's somebody who always says, I'd stop, {h}, with pleasure, if I hadn't all that still to do. So I thought of {x}. # pouring
N: {p} had said that, in those words. {p} had said it with one foot already round the corner, most days, since the spring. # flat
P: You had that made so that I'd come to tea? # slow
H: I thought it'd be quicker. I didn't know that people would be so fond of it. And then it was all done, and I saw you go past, with nothing in your hands. You waved. # fair
P: I did wave. # hardly to be heard
H: It was a nice wave. Sugar?

=== build_price_show ===
# step: price
# skeleton: too_well
# needs: way3=told
# makes: price=show
# title: It Never Saw One
G: You can tell {x_them} to stop until you're blue. {x_plural:They've|It has} never seen anybody do it. # from the doorway
Q: Do what, {g}?
G: Be done. It was only ever told about a wrist. Somebody's got to do it by hand, in front of {x}, right to the end, and then put it down. # patient
Q: Would you? You've done it all your life.
G: They want {p}. They all say that there's no one better. They've brought rugs. # turning to go
N: {p} had gone very white. # still
P: I can't do it. # low
Q: You're tired. You've just got to do one.
P: I can't do one. I never could. There was a supper, and they all said what they were good at, and it came round to me. So I said {doing}. I thought nobody'd ever want to see. # in a rush
Q: But that's ages ago.
P: And now it's to be by hand, {w_with}, before the whole of {place_of}. # into both hands

=== build_price_turn ===
# step: price
# skeleton: too_well
# needs: way3=feast
# makes: price=turn
# w: The first in the queue
# title: In Its Place
W: We've talked it over, the fors and the againsts. We'll leave {x} in peace. But there's got to be somebody who does it for us instead, by hand. It needn't be quick. # loud
Q: {g} would. I'm sure that {g} would.
W: We thought of {g}. But there's nobody better than {p}. We've heard of nothing else for as long as one can remember. We want that. # loud
P: It's not a good day. # faint
W: We'll bring our own chairs. # going
N: {p} sat down on the first thing that there was, and it was a bucket. # still
Q: It's only the front row. You could do those with one hand.
P: I've never done it. Not with one, and not with two. I said it at a supper once, when everybody had something that they were good at. I've been too busy to do it ever since. # low
Q: All that time? And you let us build it by your wrist? # staring
P: I'll have to stand up there, {w_with}, and they'll watch it not be any good. # to the bucket

=== build_price_half ===
# step: price
# skeleton: too_well
# needs: way3=piece
# makes: price=half
# title: The Half of One
N: It was {g} who found it: the one that {x} {x_was} at when {x_part} came off. It was only half done, and {x} could not leave it alone. # plain
G: You can't stop in the middle of one. It's like a sneeze. If somebody did the other half by hand, I believe there'd be peace. # on both knees
Q: Then would you?
G: I never do half of anyone's. They've got to do that themselves. And I know whose it is. # getting up
Q: Whose?
P: It's mine. # after a while
Q: But that's splendid! You're the best there is! Aren't you? # slower
N: {p} looked to the left, and to the right; but there was nobody else of that name. # still
P: I've never done one in my life. I said so at a supper, to have said something. It got round. # low
Q: They're bringing rugs, to see you do it. # looking out
P: By hand, {w_with}. And me, with my wrist. # very low

=== build_price_show_small ===
# step: price
# skeleton: too_well
# needs: way3=told sad=small
# makes: price=show
# w: A very small person
# title: Slowly, So That I Can See
W: I know why {x} won't. Nobody's shown {x_them} how one stops. It's got to be by hand, and slowly, right up to the end, and then you say "there". # on the step
Q: {g} could show us.
W: I want the one who's best. Everyone says. I'll sit in front. # pointing at {p}
N: It was a very clean finger, and it was quite steady. # still
P: I've got something in my eye. # turning away
Q: You haven't. What's the matter?
P: I can't do it. I said it, once, at a supper, to be somebody who could do something; and they passed it on. I've been getting out of it ever since. # low
Q: And now it's to be before everybody.
P: By hand, {w_with}. With that in the front row. What'll I say to it, when it says "slowly"? # wretched
