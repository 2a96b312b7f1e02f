// TURNED, second ways: how it goes wrong (by way), the act (by end) and what is left of the price.

=== teach_wrong_night_88 ===
# step: wrong
# needs: way=night tune
# title: Eighty-Eight
N: It was getting light. {q} held the book to it, and looked along the tally. # hoarse
Q: There was a good one. I've put a dot. It's eighty-eight. # slow
P: Was it really? How good? # up at once
Q: There was half a tone in it. I remember that I sat up. What did you do?
P: I don't know. I'd an itch. I'd given up, for a bit, and was thinking about eggs. # wild
N: So they went back to do eighty-eight. {p} sat down to {x} as {p_they} had sat before. {q} put the lamp where it had been, and said what {q_they} had been saying. # dry
Q: "Eighty-seven." And then I yawned. Have you got the itch?
P: I've got it. Don't talk! Eggs. Eggs. # tense
N: There was {x_sound}. It was no more like eighty-eight than it was like an egg. They did it eleven times, itch and all. # flat
{ foe_talks:
  F: They're thinking of eggs in there. I heard it with my own ears. # outside, to somebody
- else:
  N: And then, outside, there {foe_was} {foe}, and it was day. # dry
}
P: It came when I wasn't trying. And now I can't not try. I've tried. # very low
Q: {till != "":There's time yet, before {till}.|There's time yet.} # low
P: I was there. I was in it; and I was thinking about breakfast. # looking at {p_their} hands

=== teach_wrong_class_paper ===
# step: wrong
# needs: way=class
# title: Full Marks
N: On the last day {h} held an examination. It was in writing, and {p} was the only one to sit it. # plain
H: "Where does one begin?" # reading the first one out
P: At {x_part}. Letting nothing be forced. # writing
H: "What does one think of, at {x_part2}?"
P: Of what's before it. # writing
N: There were forty of these. # quiet
H: It's full marks. I couldn't have got that. # low
P: Then I can do it? # breathless
N: {p} went to {x}, and began where one begins. There was {x_sound}. It was like someone who has read about stairs. # flat
H: No. You know it, that's what it is. I never met a person who knew it so well. It's just that it hasn't been told about you. # honest
H: I've made out a certificate. It says that you know. # unhappy
N: {p} folded it in four. {q} had sat it too, for company. # quiet
Q: I only got two. And I drew on it. # to cheer {p_them} up
H: I saw what you drew. I'd like to know who taught you to hold your hands like that. # low

=== teach_wrong_aid_sneeze ===
# step: wrong
# needs: way=aid
# title: The Sneeze
N: They were so pleased with it that they had {h} in, to hear. # brisk
P: I'm going to do it right through. I've only got to keep from thinking. # stiff, in all the string
N: It began. It went as it had gone all the day; and {h} had started to nod. And then {q} sneezed. # dry
S: crash
N: {p} had thrown up both arms, stood on one leg, and hit {x}, twice, with the flat of the hand. # flat
H: Is that in the book? # after a moment
P: I didn't do that! # on one leg
Q: It was me. I had hold of all of them, and it took me in the nose. # coming out, scarlet
H: So it's you who does it. # not unkind
P: It's me! It's only that {q_they} gave a bit of a pull, just before! # and stopped
N: One could see it arrive. {p} let down the leg. # still
P: What would happen if you didn't pull? # low
Q: I tried that. At dinner. You looked out in front of you, very happily, and nothing happened at all. # low
{ foe_talks:
  F: Do the sneeze again! # from {hide}
- else:
  N: And by then, of course, there {foe_was} {foe}. # flat
}

=== teach_act_begin_twice ===
# step: act
# skeleton: turned
# needs: end=begin tune
# title: A Third Time
N: {p} began. It was {x} as nobody there had ever heard a thing begun; it came to {x_part2}; and stopped. # hushed
P: Now. # low
N: {q} was looking at all of {place_of}, and all of {place_of} was looking back. # still
{ foe_talks:
  N: At the end of the row {foe} sat up. # dry
  F: Is it broken? # hopeful
- else:
  N: There {foe_was} {foe}; one could hear every bit of it. # flat
}
Q: I can't. My hands have gone. # whispered
P: Then you have another look at them. There's no hurry, I'll go round again. # whispered
N: So {p} began it again, as though that were how it went; came up to the place; and stopped. # hushed
H: They do that on purpose. It's to make one wait. # to {g}, in tears
Q: Don't stop there. Don't. It's like a person with one foot in the air. # whispered
P: I know. You'd better do something. # whispered
N: {p} began it a third time; and when it stopped it did not stop. {q} had put down the foot. It went on, by {x_part2}, round and clear. # warm
H: There it is. # to {h_them}self
P: We said that we'd {verb}. # in all the noise
Q: And we {verb_did}{till != "":, and before {till}|}! How do you bear it, to be first?{must_who != "" && must != "": And {must_who} was {must}.|} # in all the noise

=== teach_act_both_wrong ===
# step: act
# skeleton: turned
# needs: end=both tune
# title: Wrong from the Start
P: One. Two. # under the breath
N: {p} went wrong at once, where it had never been known to happen. {x_cap} gave {x_sound}; and somebody giggled. # flat
Q: Shall we stop? # whispered, going on
P: What for? I've been wrong. There's nothing left to be afraid of. # whispered, beginning to laugh
{ foe_talks:
  N: In front {foe} pointed. # flat
  F: That one's wrong. # clear
  P: I know! It's the left-hand one! # calling, without stopping
- else:
  N: Then there {foe_was} {foe}; and {p} nodded, as to somebody whom one sees on the way to work. # dry
}
N: They came on towards {x_part2}. {q} slowed down. {p} did not. # tense
Q: It's here! It's the place! # forgetting to whisper
P: Where? # past it
N: {p} had gone by without looking, and was in front, with nobody to follow; and so {p_they} made it up. It was not what stood in the book. It came out at the right gate. # warm
H: That's not how it goes. # delighted
G: No. But you could tell what it was, couldn't you? # delighted
P: We said that we'd {verb}. I was ahead of you! I was wrong, and I was ahead! # in the noise
Q: We {verb_did}{till != "":, and before {till}|}. I did it like {h}, and you did it like you.{must_who != "" && must != "": And {must_who} was {must}.|} # in the noise

=== teach_act_swap_between ===
# step: act
# skeleton: turned
# needs: end=swap tune
# title: No Room to Get Out
N: {p} began, and went well; and there, on the bit of chalk, where the two of them were to change over, {p} found that the stool had been put too near. # tense
P: I can't get up! I'm wedged! # whispered
Q: You must! It's my bit of {x}! # whispered, at one elbow
{ foe_talks:
  N: In the front {foe} put up a glass. # dry
  F: Now there's two of them on it. # pleased
- else:
  N: And even then there {foe_was} {foe}, and neither of them so much as heard. # plain
}
P: Then come round. Reach over me. And be quick! # ducking
N: {q} came up from behind, and put an arm on either side. It had not stopped; it had only held its breath. And for as long as it takes to do up three buttons it was done as very few have ever done it, with {p} in the middle, like somebody looking out of a coat. # hushed
P: So that's where your thumb goes. # in a whisper
Q: Don't talk. I'm nearly through. # in a whisper
P: I can feel how it's done. It isn't a hard part at all, from in here. It's soft. # in a whisper
Q: There. It's yours again. # letting go
N: What came after that {p} had never practised, having never got to it. It had a slip in it, and a place where someone laughed; and it went to the end. # glad
H: Which of them was that? # on a chair
P: We said that we'd {verb}. # still wedged
Q: We {verb_did}{till != "":, and before {till}|}. I'd say that there's a seam, if you know where to look.{must_who != "" && must != "": And {must_who} was {must}.|} # out of breath

=== teach_after_part_game ===
# step: after
# skeleton: turned
# needs: price=part
# w: A very small person
N: There were two small people on {edge}, with a bucket for {x}, who were having words. # quiet
W: You said I could! You said, next time I could be {p}! # hot
Q: They're being us. # low
P: Then the one who's sulking has got to be me. # low
W: You always get to stop! I've only been let go on! # hot
Q: Why do you want to be that one? It's the other who gets all the clapping. # bending down
W: Anyone can go on. When you stop they all go like this. # holding its breath
P: Did I do that? # after a time
W: My gran did it so hard that she had to have water. # letting it out
Q: They clapped for me. I don't know that anyone's ever had to have water. # low
P: I did want the clapping. # honest
Q: I know you did. Go and show them how you lift your hands. That's all elbows. # giving {p_them} a push

=== teach_after_word_doors ===
# step: after
# skeleton: turned
# needs: price=word
# w: The old woman with the hat
N: There was one door where {p} had only left a note. # plain
W: You're the one who took it back. # opening
P: I came to say it properly. I ought to have said it to your face, and I saw the hat. # low
W: Come in. Both of you. Mind the hat.
N: It was on a stand. There were eleven more behind. # quiet
W: I was to sing. My name was down for it, when I was your age; and then my sister opened her mouth. So I said that I'd a throat. I've had that throat for sixty years, and made hats. # brisk
Q: You never said that it was her? # small
W: I never said one word. You went to forty-one doors, and said it at each. I thought, that's better than a hat. # brisk
N: Nobody spoke. Then the old woman shut her eyes, and sang. It was four notes, and cracked, and the third one was not the third. # soft
P: That's how it goes, is it? # gently
W: It's how it goes when I do it. My sister's a long way off. Who's to know? # with her chin up
Q: Are you sorry? That it wasn't you? # on the way home
P: I was, up to the third note. # trying it over
