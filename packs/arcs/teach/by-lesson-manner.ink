// Lessons in which nothing is to be seen. A lie is done by not telling the truth: a jug that is owned up to would be the opposite (act). And the
// teacher of a manner shows it upon somebody (go3, truth).

=== teach_act_hat ===
# step: act
# skeleton: taught
# needs: learns=manner lesson=lie,fib no-vast
# title: Or You Can Put It on a Pot
N: It was {h} who got up, and it was not on the list. {h_they_cap} had made something. It had taken the whole of a winter; and {h_they} held it out to {p}, with both hands, in front of everybody. # quiet
H: It's for you. It's a hat. Or you can put it on a pot. What do you think of it? # shy
{ foe_talks:
  N: {foe_cap} sat forward. # dry
  F: Now we shall see. # in front
- else:
  N: And there {foe_was} {foe}, and there was no way round. # dry
}
N: It had a thing at the side, like an ear. {p} had taught just how it's done: one looks them in the eye, and has it ready. {p} had nothing ready. # still
P: It's... # and no more
Q: It's nice! Say that it's nice! # whispered, in agony
{ x_talks:
  X: It's the best that I ever saw. I was going to ask if you'd make two. # to {h}, clear
- else:
  N: {x_cap} came across, took it out of {h_their} hands with the greatest care, and put it on; and turned about, so that all of them should see. # soft
}
P: That's it. That's what I was about to say. I was only wondering how you got it to lean. # slower and slower
N: {h} went pink from the collar upwards. Nobody had ever seen {h_them} so pleased; and there was no one there, down to the smallest, who would have said anything but what had been said. # warm
H: You can't think how I'd worried. # low
Q: That was {lesson_ing}. Wasn't it? # whispered
P: I'm not sure. I do want to know how it leans. We said that we'd {verb}. # whispered, amazed
Q: And one of you {verb_did}{till != "":, and before {till}|}. The other one's still wearing it.{must_who != "" && must != "": And {must_who} was {must}.|} # whispered

=== teach_act_all_along ===
# step: act
# skeleton: since
# needs: learns=manner lesson=lie,fib x_talks no-x_plural
# title: Since the Second Day
H: And now {x} will tell us something that's not so. # with the list
N: {x_cap} stood out there, in front of {crowd}, and looked at all those hats. # still
X: I can't. # clear
{ foe_talks:
  N: {foe_cap} leaned back. # dry
  F: As I said. # in front, content
- else:
  N: There {foe_was} {foe}, and one could hear a chair. # flat
}
P: It's no good. I did my best. There's not one in {x_them}. # to everybody, sad
Q: Wait. Since when can't you? # slow
X: I never could. You know that. You've come every evening, to show me how. # clear
Q: And it always went wrong, at the same place. # slow
X: Always. It was terribly hard. I cried. # and was very nearly smiling
N: It went along the rows like a match along a fuse. At the end of the third row somebody laughed. # hushed
H: But then that's one! That's all of them! It's been one every evening! # on a chair
P: That was {lesson_ing}? All those weeks? I bought you a handkerchief! # faint
X: I've kept it. That part's true. # low
Q: We said that we'd {verb}. # low
P: And we {verb_did}{till != "":, and before {till}|}. I was never so well lied to in my life.{must_who != "" && must != "": And {must_who} was {must}.|} # wiping {p_their} eyes

=== teach_go3_show_own ===
# step: go3
# skeleton: taught
# needs: learns=manner,quiet
# door: See how the teacher does it
# style: bold
# recall: made the teacher show how it is done
# title: An Occasion
# makes: way3=show
Q: You said that it wants an occasion. I've found one. It's behind {door}. # low
P: Now? What sort of an occasion? # wary
Q: The ordinary sort. It's got a person in it. You go in there and do it, and {x} and I will be at the crack. # firm
N: {p} went up to {door}, and put out a hand; and took it back, to see to a button. # still
P: I'd generally have a day's notice. # over one shoulder
Q: It doesn't give notice. You told {x_them} so. # firm
N: {p} went in. One could hear {g}, in there, say good evening. Then for some time one could hear nobody say anything; and {x}, who had got the better half of the crack, began to breathe through {x_their} mouth. # hushed
Q: Now. It's now that it's wanted. # whispered

=== teach_truth_own ===
# step: truth
# skeleton: taught
# needs: way3=show learns=manner,quiet no-vast
# title: The Aunt
N: {p} came out, rather fast, and stood with {p_their} back to {door}. # still
Q: Well? Was that it? # quick
P: I asked after {g_their} aunt. # level
Q: But that isn't... # stopping
P: No. I can't do it. I never could. # low
Q: You've always been able to. You say so. # faint
P: I said it when I was little, and people were so quick to believe me. By the time that I saw what it was, I was somebody who could. You can't go and have lessons in a thing that you can do. # low
Q: And you taught it! You said that one simply is! # staring
P: I know all about it. I can see the very place where it goes. I get as far as there, with my mouth open, and something else walks in. # very low
N: {x_cap} had come round from the crack; and {x_they} took {x_their} stand next to {p}, in just the same way, with {x_their} back to {door}. # hushed
{ x_talks:
  X: Was it the aunt? With me it's how warm it is for the time of year. # friendly
- else:
  N: There was {x_sound2}. It was what {x_they} had done every time, at that very place, and had been told not to. # soft
}
G: May I come out? She's much better, thank you. # from inside
