// Ways for what is learnt: letters, sound, hands, manner. First lessons, how it goes wrong, what the teacher says instead of doing it.

=== teach_ask_left_over ===
# step: ask
# needs: learns=letters,sound,hands,manner,quiet no-vast no-bulky
# a: payer
# title: Three Evenings Running
N: {air} {a_who} {b_who} For three evenings running there had been somebody left over when the others went home, and tonight they looked behind {hide}. # dry
A: It's {x}! What are you doing here, all alone? # kind
{ learns:
- "letters": B: There's a book. It's upside down, and every page has been turned. # low
- "sound": B: {x_they_cap} had {x_their} mouth open. I think that it was meant to be coming out of there. # low
- "hands": B: {x_theyve_cap} been making it for three days, and it isn't anything yet. # low
- else: B: There's a mirror. {x_theyve_cap} been practising what it looks like. # low
}
{ x_talks:
  X: I was only seeing if it came by itself. With some people it does. # small
- else:
  N: {x_cap} saw them, and became at once very much interested in {noise}. # soft
}
B: I think that it's this: {lesson}. And no one's ever said how. # low
A: Is that all? But there's nothing easier! I've always been able to do that. # easy
B: Have you? I've never come across you at it. # interested
A: One doesn't, in company. Leave it to me. We'll have {x_them} doing it in no time. # smooth
B: We? # aside

=== teach_first_letters ===
# step: first
# needs: learns=letters no-vast
# a: payer
# title: What It Says on the Tin
N: The first lesson was held over a tin, since there was print on the outside, and something inside for afterwards. # dry
P: You look at it, from the left, and it says itself. There's really nothing to do. # clear
Q: What does this one say? # turning it round
P: That's for {x} to find out. I mustn't spoil it. # quick
N: {x_cap} began at the left. {x_they_cap} looked so hard that the tin seemed to mind. # dry
{ x_talks:
  X: It starts with a moon. Then there's an egg. Then there's two people not speaking. # slow
  P: Good! And all together? # warm
  X: Is it a farm? # hopeful
- else:
  N: {x_part_cap} went along under it, past something like a moon, and stopped at something like an egg. {x_cap} looked hungry. # dry
  P: Good! {x_theyre_cap} getting the meaning! # warm
}
Q: Is that right? # low
P: It's one reading of it. I'd have said peaches, myself. # after a moment
N: They opened it. It was boot polish. # dry
Q: Which bit was the egg? # with interest
P: We won't do any more today. One doesn't want to tire the eyes. # putting on the lid

=== teach_first_sound ===
# step: first
# needs: learns=sound no-vast
# skeleton: taught since
# a: payer
# title: Taught by a Bucket
P: It's all in there already. It only wants letting out. Open! # clear
N: {x_cap} opened. There was a wait, like the wait before a clock strikes; and then there was {x_sound}. # dry
Q: Was that out, or in? # after a moment
P: It was too low, and it was late, and it wasn't that one. Otherwise I shouldn't change a thing. # warm
Q: Couldn't you do it for {x_them}, once? So that there's something to aim at?
P: I'm saving my voice. # a hand at the throat
G: I could bang on something. # with the towel
N: {g} banged on a bucket. It was the right note. It was so exactly right that they all turned to look at it. # plain
{ x_talks:
  X: I'd like to be taught by that. It doesn't explain. # humble
- else:
  N: {x_cap} moved up, a little at a time, until {x_they} {x_was} sitting next to the bucket. # dry
}
P: That bucket's been at it for years. # stiff
Q: It's only ever the one note, though. You do know others? # low
P: I know all of them. # lower

=== teach_first_hands ===
# step: first
# needs: learns=hands no-vast
# a: payer
# title: Until It's the Thing
N: Everything was laid out in a row, in the order in which it would be wanted. It looked so well that nobody liked to begin. # dry
P: There's no art in it. You take what's there, and you go on until it's the thing. # easy
Q: How much of it does one take?
P: The right amount. # patient
Q: And how does one know when it's the thing?
P: It looks as if it had never been anything else. # patient
N: {x_cap} took what was there. {x_they_cap} took all of it. It went together, and then it went on going together, and {x_part} had to be got out of it with warm water. # dry
{ x_talks:
  X: Is it the thing? It's still holding on to me. # hopeful
- else:
  N: {x_cap} held it up, since there was no putting it down. # dry
}
P: It's a thing. I shouldn't go so far as "the". # after a moment
Q: Couldn't you make one? A small one? Then we'd know what it's like. # low
P: {x_cap} would only feel bad. # quickly
N: They gave it to {g}, who said that it was very nice indeed, and asked what one did with it. # rueful

=== teach_first_manner ===
# step: first
# needs: learns=manner,quiet no-vast
# a: payer
# title: As If It Were Life
P: There's nothing to do with the arms. It's a thing that one simply is. # easy
Q: Then how do you practise?
P: One waits until it's wanted; and then there it is. Sit down. We're waiting for an occasion. # sitting
N: They waited. In the first hour there was no occasion. In the second {g} was asked to go out, and come in again, and be one. # dry
G: What do I do? Do I shout? # from {door}
P: You come in, as if it were life. # calling
N: {g} came in as if it were life, and fell over the mat. # flat
P: Now! Now's when it's wanted! This is it: {lesson}! # jumping up
{ x_talks:
  X: Are you hurt? Is it the knee? I've got your towel. # to {g}, running
- else:
  N: {x_cap} had {g} by the sleeve before anybody, and was pulling {g_them} up. Only then did {x_they} remember that there was a lesson, and let go. # dry
}
S: crash
P: That was kind. It isn't what we're doing. # patient
Q: What should it have looked like? You might show us. # low
P: It's not a thing that one puts on. # short
G: I could do it once more, on the stairs. # obliging

=== teach_go2_tool_told ===
# step: go2
# skeleton: taught since
# needs: learns=letters,sound,hands,manner,quiet
# b: maker
# door: Have [x] teach it to [tool]
# style: clever
# recall: had [x] teach it to [tool]
# title: A Patient Pupil
# makes: way=tool
B: You never know a thing until you've had to explain it. So, for once, it's {x} who's the teacher. # walking up and down
A: Then who's the pupil? # looking about
B: I've put {tool} in the front row. You couldn't find a pupil more patient. # proud
N: {x_cap} had never had anyone below {x_them} in a class. {x_they_cap} looked at {tool}, stood up a good deal straighter, and began at the beginning. # warm
{ x_talks:
  X: Don't be afraid. They're kind. It's the worst part, you get used to it. # low, to {tool}
- else:
  N: {x_cap} went through the whole of it, slowly, and left off after each part, in case there should be a question. # soft
}
A: How far {x_has} {x_they} got? I can't hear from here. # low
{ learns:
- "letters": B: All the letters. Some of them are new to me. # listening
- "sound": B: There's a good deal more of it than we did. # listening
- "hands": B: There's a step in it that you never told {x_them}. # watching
- else: B: What one never does. {x_theyre_cap} stricter than you. # listening
}
A: And how's {tool}? # low
B: Not a word out of place. # happy

=== teach_wrong_soup ===
# step: wrong
# skeleton: taught since
# needs: learns=letters way=with,tool no-vast
# title: Soup
N: By the end of the week {x} had got a word. It was only the one, but {x_they} could do it anywhere. # plain
P: And what's this one? # holding up a page
{ x_talks:
  X: "Soup." # at once
  P: And over there?
  X: "Soup." There's a lot about it, isn't there? # with interest
- else:
  N: {x_cap} looked at it, and made a noise like somebody with a spoon. # dry
  P: That's soup. And over there?
  N: {x_cap} did the spoon again. # dry
}
Q: Does it say soup over there? # low
P: It's got the same front. # low
Q: So we've had the whole of a newspaper, and what to do in an emergency, and it was soup. # counting
{ way:
- "with": G: I've got it, too. {x_cap} showed me. There's some on my collar. I've worn it for years, and never knew. # moved
- else: N: {x_cap} had told it to {tool} as well. They had gone over it together, until it was quite safe. # dry
}
P: It's {x_their} only word. I can't take it away. # low
Q: No. But I'd like somebody to tell {x_them} what to do in an emergency. # low

=== teach_wrong_one_note ===
# step: wrong
# skeleton: taught since
# needs: learns=sound way=with,tool no-vast
# title: The Same One, Later
N: There was no doubt that {x} had got something. It was {x_sound}; it came whenever it was asked for; and there was only one of it. # plain
P: Higher! # with a finger up
N: It was the same one, with the chin up. # dry
P: And now the next! # two fingers
N: It was the same one, later. # dry
Q: {x_theyve_cap} got it much louder. I don't say that it's nothing. # fair
{ way:
- "with": G: I've got that one, too! Listen to us. You can't get a hair between. # proud
- else: Q: And {tool} can do it, if you knock. # fair
}
{ x_talks:
  X: Are there others? I thought that it was that one you wanted, and I wasn't doing it nicely enough. # puzzled
- else:
  N: {x_cap} did it once more, for those at the back. # soft
}
P: I held up two fingers for the second! I've held up nine! # hollow
Q: {x_they_cap} thought that we were counting. {x_they_cap} {x_was} so proud when we came to nine. # low
P: And so it's on a list, with intervals, and we've one note. # hollow
Q: It's a good long one. # fair

=== teach_wrong_righter ===
# step: wrong
# skeleton: taught since
# needs: learns=hands way=with,tool no-vast
# title: Righter
N: On the fifth day it was finished. They put it in the middle, and walked round it. # plain
P: Which way up does it go? # head on one side
Q: It's been all the ways. It's best on its side, but then there's that creak. # low
{ x_talks:
  X: It looked right, so I thought, if it's right now, it'll be righter with more. # anxious
- else:
  N: {x_cap} patted it. A piece came off, and was put on again in two other places. # dry
}
P: When did it look right? # slow
Q: On Tuesday, at about ten. There was a moment. I nearly said. # ashamed
{ way:
- "with": G: I made mine the same. I wanted that one not to feel it. # with another of them
- else: Q: And {tool} went in. {x_cap} {x_was} showing how it's done, and then went on round. # lower
}
N: It had been upright for a minute. Now it did the one thing that it had not yet done, and lay down. # flat
S: crash
P: {x_they_cap} can do every bit of it. {x_they_cap} can't stop. Nobody's told {x_them} what it's like when it's done. # low
Q: You said that one would know. # low

=== teach_wrong_opposite ===
# step: wrong
# skeleton: taught since
# needs: learns=manner,quiet way=with,tool no-vast
# title: The Opposite
N: With nobody there it went perfectly. One could have hung it on a wall. So they asked {h} to come by, and be somebody. # plain
H: Good evening. # passing
N: One saw it go. It went out of {x} as the light goes out of a window; and what {x_they} did was the opposite. # flat
H: I only said good evening! # backing
P: That wasn't it at all! # wringing both hands
Q: It was very like it, if you turned it round. # fair
{ x_talks:
  X: I had it all ready. And then there was a person on the other end. # wretched
- else:
  N: {x_cap} ran after {h}, far too late, and did it twice over, to {h_their} back. # rueful
}
{ way:
- "with": G: We'd got it to a hair, the two of us, on the bench. It's when there's somebody that it's for. # low
- else: Q: There was never any trouble with {tool}. # low
}
P: So {x_they} can do it all the time, except when it's wanted. # hollow
Q: I know some grown people like that. # and looked at nobody

=== teach_excuse_glasses ===
# step: excuse
# skeleton: taught
# needs: learns=letters
# title: In Red, and Quite Tall
Q: {way == "deep":It needn't be from the end.|{way == "tool":{tool_cap} can sit this one out.|The other one can listen, too.}} There's something put up on {door}. You could read that to {x}. Only once, to let {x_them} hear how it goes. # struck
P: I haven't got my glasses. # at once
Q: You don't wear any.
P: That's why I haven't got them. And the light's poor. And it's such small print. # one after another
Q: It's red, and as long as my arm. # mild
P: It says what they all say. It says: keep out. # firm
N: So they kept out. {x_cap} {x_was} the only one who had not been looking at {door}. {x_they_cap} had been looking at {p}'s eyes, which never once went from the left to the right. # quiet
Q: I'd rather wanted to see what's in there. # low
P: Well, one can't. It's written up. # walking on
Q: I thought that it was longer than that. # looking back
P: The rest's just who signed it. # from some way off

=== teach_excuse_busy ===
# step: excuse
# skeleton: taught
# needs: learns=sound,hands,manner,quiet
# title: Any Other Day
Q: I've had a thought. {way == "deep":It isn't the end that's wrong.|{way == "tool":We've explained it to {tool}.|There were two of them, and neither had.}} {x_cap} {x_has} never come across it, not once, only the talk. You've always been able to. So do it. # reasonable
{ learns:
- "sound": P: I would. It's my throat. It's a thing that comes when the air's dry, or damp. # a hand to it
- "hands": P: I would. It's my thumb. I did something to it with a lid. # a hand round it
- else: P: I would. But it wants an occasion, and I had mine on Thursday. You'd all just gone. # easy
}
Q: It was {learns == "sound":your ears|{learns == "hands":your wrist|Friday}} the last time that I asked. # mild
P: It moves about. # dignified
{ x_talks:
  X: I get that. It's worst just before. # with sympathy
- else:
  N: {x_cap} looked at {p} with sympathy; and at once seemed to have it, too, in the same spot. # dry
}
N: {p} said that it was hardly fair, when {x} {x_was} so tired. {p_they_cap} said that there was always tomorrow. They were good reasons. There were only rather many. # quiet
Q: When did you last do it? # idly
P: One doesn't note down a thing like that. # very busy with a button
Q: You note down what you have for tea. # idly

=== teach_truth_same_letter ===
# step: truth
# skeleton: taught
# needs: learns=letters way3=show,sit,past no-vast
# title: Fish
{ way3:
- "show": N: The page did not come down. One could see {p} look at the top of it, and at the bottom, and then for help. # still
- "sit": N: A book lay between them. By and by {p} pulled it over, and looked in, as one looks down a well. # quiet
- else: N: {h} had found an old letter, and put it in {p}'s hand. It was addressed to {p}; and it had never been opened. # quiet
}
Q: Read us a bit. Any bit. # mild
P: I can't. I never could. # low
Q: But you have the paper! Every morning, right to the end! # staring
P: I turn it over, and sigh where other people sigh. Then I ask someone what they thought. # low
Q: And when there's a menu?
P: I have what you're having. I've had fish with you for years. I don't like fish. # wretched
Q: And what's up on {door}? # slow
P: I don't know what it says. I said keep out, because it's what they mostly say. # very low
{ x_talks:
  X: I get to the first letter, and then they all look at me. Do they look at you? # friendly
  P: Every one of them. # low
- else:
  N: {x_cap} came up close, laid {x_part} on the first letter, and went no further. Neither did {p}. It was the same letter. # soft
}
