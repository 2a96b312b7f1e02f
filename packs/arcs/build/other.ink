// Other ways of the steps that every season of it has: how it comes to be theirs, how it goes wrong after each door, and who comes for what was given.

=== build_need_thanked ===
# step: need
# needs: no-x=idea no-mends no-brewed no-begun
# title: Half of It Eaten
N: {air} {a_who} {b_who} {h} had thanked them before they knew what for, and had brought {food}. # dry
H: I'd never have asked. That's what's so good of you. # moved
A: It was nothing. # warm
B: What was? # aside
A: I don't know. Eat slowly. # aside
H: Nobody would so much as look at it. And now it's to be {x}, after all, and it's to be you two! # moved
A: Who was it that you heard that from? # careful
H: Nobody. I say things to myself, going along, to hear how they sound. And it sounded as if it was settled. # shy
N: They looked at the plate. It was a good deal emptier than a plate is on which nothing has been settled. # dry
A: We can't very well give back half. # low
B: No. Then we'll have to {verb}. # swallowing

=== build_wrong_dash_part ===
# step: wrong
# needs: way=dash no-brewed=cooked
N: There it stood; and it looked so much like {x} that {h} brought people. # plain
H: May we see it go? # shining
A: Of course. One only has to... Which part does one pull? # aside
B: You did the front. I thought that you'd know. # aside
A: I thought that there'd be one, by the time that we got there. # aside
N: They went round it on either side, with interested faces, and met at the back. # dry
B: There's something here that sticks out. Is it holding anything? # low
A: There's only the one way to tell. # pulling
S: crash
{ foe_talks:
  F: So that was the part. # helpful, after a time
- else:
  N: It could not be put down to {foe}, though {h} was kind enough to try. # dry
}
B: We went so fast that we never got as far as what it does. # from beneath
A: It does that. # looking
H: Was it meant to be so short? # polite
A: No. But the beginning was all there. # low

=== build_wrong_heap_room ===
# step: wrong
# needs: way=heap no-brewed=cooked
N: It held. It held for a day; and the next morning they could not find the front of it. # dry
A: It was here. I left it facing this way. # walking round
B: That's been turned. And something's been put on. # bending down
N: It came out that {h} had only gone by in the evening, to ease the one part, and had met {g}, who was easing another. # plain
H: I gave mine a bit more room. # fair
G: I saw that you had. So I gave it to mine. # fairer
A: All night? # faint
H: We took turns. By two o'clock there were nine of us. # modest
{ foe_talks:
  F: I held the lamp. I never touched it. There was no need. # content
- else:
  B: And {foe} {foe_was} not so much as near it. # low
}
N: They asked it, all the same. There was {x_sound}, from where it should have been quiet; and everyone there gave it one more small push, in the right direction. # flat
S: crash
B: That was nine pushes, and they were all of them kind. # low
A: Nobody'd told them that it was finished. # low

=== build_wrong_tool_borrowed ===
# step: wrong
# needs: way=tool no-brewed=cooked
# b: maker
N: It went very well as {x}, until {h} came by, who had not been told, and who only wanted {tool}. # dry
H: There! I've been looking all over the place. I shan't be a minute. I just want the one end. # pleased
B: It isn't that any more. It's {x}. # firm
H: I can see what it is. I've had the use of it for years. # taking hold
A: Not there! All the rest is hanging on that! # jumping
H: I'll put it back just as it was. # pulling
S: crash
{ foe_talks:
  F: Always was handy, that. # from {hide}
- else:
  N: Not even {foe} could have made less of it. # dry
}
N: {h} stood there with the one end; and {x} lay round about, and there was no end to that. # flat
H: I only wanted the loan of it. # small
B: You couldn't know. Anyone can see what it used to be. I was so pleased that one could. # low
A: If a thing's been good for something, people know where to take hold. # low

=== build_lack_latch ===
# step: lack
# skeleton: taken_apart
# needs: way3=run
N: {h} had had the first turn, and the second; and now {h} stood there, and asked for something else. # plain
H: You couldn't let me have the latch back? Only for tonight. I know that it's doing well, up there. # not quite looking
A: Was that yours? Is there something the matter with your other one? # gentle
H: There isn't another one. It doesn't shut. I've been sitting against it. # quick
B: Since when? # slow
H: Since you began. I don't mind sitting. You wanted things, and one gave what one had. # quick
N: They looked along the row of those who were waiting for a turn. Each of them had brought a stone, or a stick, such as one puts against something when one goes out. # quiet
{ foe_talks:
  N: At the end of the row was {foe}, looking the other way. # dry
  F: I've come about a board. It's the one that's holding up the lamp. # gruff
  A: You never said! You said that it would never hold! # shaken
  F: Mine doesn't. I'd the one board still to get. # gruff
- else:
  B: And there's {foe}, over there again. They'll have nothing to put up. It's all in ours. # low
}
A: So it's the one thing in {place_of} that opens and shuts. # low
B: Yes. It does it beautifully. # very low
A: There are eleven latches on it. I put them on in a row. I thought that it'd look well. # very low
