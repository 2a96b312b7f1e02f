// WRONG QUESTION, episode 3: what ought to have been asked, and what it costs to ask it.
// way3=gentle, back, unfind; price=secret, keep, medal. The other question hangs on the clue.

=== findout_go_gentle ===
# a: careful
# step: go3
# skeleton: wrong_question
# door: Ask [h] what the matter is
# style: kind
# recall: asked [h] what the matter was
# makes: way3=gentle
N: They went and asked {h} what the matter was. It is the simplest thing in the world, and it took them three tries to knock. # quiet
S: knock
H: Nothing. What should there be? # through a crack
A: You weren't clapping. # gentle
H: I'd something in my hands. # through a crack
B: You were the only one who asked us to find it out, and you're the only one who's sorry that we did. # gentle
H: That's very clever. I see why they gave you medals. # colder
A: We didn't come to be clever. # upset
H: No. I know. Good night. # and shut
N: They stood and looked at where the crack had been. # flat
B: Well, it's shut. But it did open first. {h_they_cap} could have pretended to be out. # low

=== findout_go_unlooked ===
# step: go3
# skeleton: wrong_question
# door: Go back to what nobody looked at
# style: careful
# recall: gone back to what nobody had looked at
# makes: way3=back
N: They went back. It was not easy to say to what. For days everybody in {place_of} had been looking at {x}, and the thing was to stand where everybody stood for that, and look at everything else. # slow
A: What do you see? # back to back with {b}
B: {noise_cap}. No, I hear that. I see {board}. There's nothing new on it. # looking
A: Since when?
B: Since it started. Nobody's written up a birthday. Nobody's asked who's got the good scissors. It's all just stopped. # looking
A: If I wanted to hide something I'd hide it now. I wouldn't even need a box. # slow
B: Who'd want to? # slow
A: Somebody who knew that we'd all be looking the other way. Somebody who'd want to keep us at it. # slower
B: Who was it that always wanted to have it told again? Slowly? From the start? # low

=== findout_go_unfind ===
# a: bold
# step: go3
# skeleton: wrong_question
# door: Say that it is not solved after all
# style: clever
# recall: said that it was not solved after all
# makes: way3=unfind
N: They said that it was not solved after all. They said it from the top of a box, and {crowd}, who had only just sat down, got up again. # dry
W: But you told us that it was {foe}! # from the crowd
A: It was. That is, there's a part that doesn't fit. # on the box
W: Which part? # from the crowd
A: That's just it. We don't know which. # on the box
B: That's what doesn't fit about it. # on the box
N: There was a groan; and then, here and there, a certain brightness. They had rather missed it. # dry
W: I always said that there was more in it. # from the crowd, already moving
A: They're going back to stare at it. With their backs to everything.
A: I feel dreadful. # getting down
B: Don't look at them. Look at {h}. # low
N: {h} had shut both eyes, and breathed out. Then {h_they} went off, quickly, with nobody looking. They let {h_them} get as far as {hide}, and went after. # quiet

=== findout_second_cup ===
# step: second
# skeleton: wrong_question
# needs: clue=cup
# title: Who's the Other Cup For?
N: They got to {h}'s by {way_there}, so as not to be seen, and sat down close by. # hushed
A: Say what you said. The first day. When I told you that it wasn't about cups. # low
B: Two cups. One was warm. And {h} lives alone. # low
A: And a cough. And two loaves. And we were put with our backs to it. # counting
B: So it was never about {ask}. {h_they_cap} didn't care {ask}. It's a good thick noise, that's all, and you can keep somebody behind it. # slow
A: Who, though? Who hasn't been at home? # low
N: Somebody came by, along the wall of the place, with a blanket, and yawned. They knew that yawn. # still
B: It's {g}. # whispered
{ way:
- "notice": A: Not sleeping in my own bed. {g_they_cap} told us. {g_they_cap} said it to our faces, and we said that it was about {x}. # stricken
- "straight": A: We stepped over {g_their} feet. Asleep, at eleven in the morning! I thought that it was rather in the way. # stricken
- else: A: When we tried it out. {g_they_cap} was sitting there in a blanket, and we only asked {g_them} to move over. # stricken
}
B: That's what nobody asked. Where does {g} go at night? # low

=== findout_second_bag ===
# step: second
# skeleton: wrong_question
# needs: clue=bag
# title: Tags
N: Once you had thought of it you could think of nothing else. They sat down just where they were. # quiet
A: Who gives back things that nobody's lent them? # slow
B: Somebody who's sorting. # slow
A: Who sorts? With tags on? A spoon, a hat, a jar. With a name on every one? # slow
B: I thought that it was so as to know whose they are. # low
A: It is. It's whose they are now. # lower
{ way:
- "straight": B: We asked {foe} straight out, and thought we'd been so brave. We never asked {h} one single thing. # unhappy
- "notice": B: {g} even said it. I see no end of things, {g_they} said, and nobody wants them. And we only wanted the one. # unhappy
- else: B: I thought of coming at it from the other side. I was so proud of it. I never went round to the other side of {h}. # unhappy
}
N: They did not say anything for a time. {noise_cap} said it for them. # still
A: To the end of the week, {h_they} said. Till the day after tomorrow. So that's when. # slow
B: {h_they_cap} is going away. And we were to be looking at {x}. # very low

=== findout_second_labels ===
# step: second
# skeleton: wrong_question
# needs: clue=labels
# title: Not Evidence
N: They had each got hold of a corner of it by now, and neither cared to pull. # quiet
A: You don't need a label on a cup. Not for evidence. # slow
B: You might. If there were a lot of cups. # hoping
A: It said cup, {b_call}. It didn't say whose, or when. It just said cup. # gentle
B: And other left. # low
A: And tell me as if you hadn't. And what is? And they're kind, they've come about {x}. # low
{ way:
- "straight": B: We could walk right up to {foe}. Everybody said that we were so brave. # low
- "notice": B: We went to {g}, because {g} notices things. And we'd have only had to notice one. # low
- else: B: I tried it out from every side, with {tool}. I never tried out being {h}. # low
}
A: {h_they_cap} wrote it down so as to have it there, when we came in. So that we shouldn't see. # low
B: How long do you think? # very low
A: I don't know. Since before {x}. It was never about {x}. It's just that if everybody asks you the same thing, you've only got to know the one thing. # slow

=== findout_truth_cup ===
# step: truth
# skeleton: wrong_question
# needs: clue=cup
# makes: other=guest
# title: Since the First Cold Night
N: {h} let them in, in the end, because {g} said to. There were two chairs, and two blankets, and there was a line chalked down the middle, for whose turn it was to sweep. # soft
H: Well, now you know. # arms folded
A: How long has it been? # gentle
G: Since the first cold night. There's no heat, at mine. It got so that I could see my own words. I only came for an hour, to warm my hands. # not looking
B: You might have told us. We'd have come and seen to it. # gentle
G: I look after things. That's me. I see what's wrong, and I say so. How could I go round and say that I couldn't keep myself warm? # low
H: I promised. And people kept dropping in. Then {x} came along, and nobody dropped in anywhere. I thought, if that could only go on till it got warmer. # stiff
A: So you sent for the two of us to look into it. # slow
H: I sent for the two slowest people that I knew. I'm sorry. You've been a great disappointment. # stiff, then not

=== findout_truth_bag ===
# step: truth
# skeleton: wrong_question
# needs: clue=bag
# makes: other=going
# title: The Day After Tomorrow
N: {h} had the bag open, and was taking out a thing to put in another. # quiet
H: You've come about {x}. # without much hope
A: No. # plain
H: No. Well, it's only for a while. There's somebody a long way off who's by herself, and she's mine, and she's asked. I said that I'd come. # folding
B: And you weren't going to say? # low
H: I've been to goodbyes here. Have you? They make a cake, with a word on it. Then everybody stands round me in a ring and looks, one after another, and I've got to be brave at each of them. There's no end of you. I'd never get out. # quick
A: So you gave us something else to stand round. # slow
H: It was there. I didn't make it. I only said, do find out {ask}, and do take your time. # low
B: And in the morning there'd just have been tags. # lower
H: Good ones. I'd thought about those tags. I was up nights with them. # on {h_their} dignity

=== findout_truth_labels ===
# step: truth
# skeleton: wrong_question
# needs: clue=labels
# makes: other=forget
# title: As Long As It Takes to Boil an Egg
N: {h} sat with a heap of papers before {h_them}, and was writing on one. # quiet
H: I know you. You're kind. # looking up
A: Yes. You needn't look. We haven't come about {x}. # gentle
H: That's good. I've had about enough of it, if you want the truth. # laying down the pen
B: When did it start? # gentle
H: With the cups. Then it was a name. I had it, and I turned round, and there was a place where it had been. It came back. It took as long as it takes to boil an egg. You can smile for as long as that. I've got a very good smile. # dry
A: Why didn't you say? # low
H: Because they all bring me what they can't remember. Where's this, and who was that? I'm where it's kept. Once I've told them, they'll be so careful. They'll talk slowly. They'll hold my arm. # low
B: And while they all talked about {x}? # low
H: I knew the answer to everything. Isn't it strange? I'd say, what do you think about {foe}, and off they'd go. # smiling

=== findout_price_wsecret ===
# step: price
# skeleton: wrong_question
# needs: way3=gentle
# makes: price=secret
# title: That Makes Two
H: And now I suppose that you'll be very nice to me. # bleak
P: No. I don't know how you'd do it. # honest
H: People always know how. They put their heads on one side. # bleak
N: {p}, who had just been going to, put it straight. # dry
P: You've had to be found out by two people with medals on. It isn't fair. You ought to have one of ours. # slow
Q: One of our what?
P: Something we wouldn't put on {board}. # swallowing
Q: You needn't. # quick
P: I opened somebody's door, {q_call}. I only leaned on it, but it's open. I'm not going to stand there with my hat on. {p_secret} # fast
N: {h} thought it over, for some time, with real interest. # quiet
H: Is that so? I'd never have guessed. Does it come on worse at night? # interested
P: Yes. # surprised
H: Mine, too. # moving up

=== findout_price_wkeep ===
# step: price
# skeleton: wrong_question
# needs: way3=back
# makes: price=keep
# title: Till I'm Used to It
H: You'll tell. # flat
P: We won't. Not unless you say. # at once
H: Everybody says they won't. They mean it, too. And then somebody has a sad face on, and it slips out, to cheer them up. # flat
P: What would make you sure? # slow
H: I'd have to hold something. I'd have to have a thing of yours in my hand, so that I wasn't the only one. I know that it's childish. # looking away
N: {p} did not say that it was. {p_they_cap} felt for {p_keep}, and held it for a moment. # still
Q: Not that one. # low
P: It's got to be that one. If it was something that I could spare, it'd be a present. # low
H: Tell me why you'd mind. I'll know then if it's heavy enough. # gentler
P: {p_keepwhy} # low
H: Yes. That'll do. Till I'm used to your knowing. Then you'll have it back. # closing a hand on it

=== findout_price_wmedal ===
# step: price
# skeleton: wrong_question
# needs: way3=unfind
# makes: price=medal
# title: A Pin Through the Shirt
N: From where they sat you could hear {crowd}, quite far off, going over and over {x}. # quiet
H: You've told them that it isn't solved. # slow
P: We saw your face. We thought you needed a bit longer. # simple
H: But it is solved. You did it. You did it in an afternoon. They'll say now that you got it wrong. # slow
Q: They've begun to. I heard one of them. He said it served them right for cutting up a good lid. # glum
H: For me? # low
N: {p} had unpinned the medal, and laid it on {p_their} knee. It had not stopped scratching since it was put on. It left a small hole in the shirt. # soft
P: I never had one before. I'd planned who to show it to. # trying to be light
Q: We could explain, afterwards.
P: Not without saying why. I'll give it back. I'll say that we were wrong. It's a thing you can say about yourself, and nobody has to ask who it's for. # getting up
H: Leave it on till you get there, at least. # husky

=== findout_fork3_margin ===
# a: payer
# step: fork3
# skeleton: wrong_question
# needs: other
# recall: They knew what they ought to have asked, and had to decide what was to be done with the answer.
B: We ought to have seen it. It stood there in front of us. # low
{ a_kind:
- "planner": A: I wrote it down, even. It's in the margin. I never look in the margin. It's for what doesn't matter. # low
- "explorer": A: I go such a long way to look at things. You could have put this one on my plate. # low
- "wildcard": A: I'm supposed to be the one who looks out of the wrong side. I was too busy being right. # low
- else: A: People are all I've got any head for. And I went and looked for clues. # low
}
B: So what do we do with it? It isn't ours. # low
A: No. It's like when somebody's handed you their baby. You can't put it down, and you can't run. # low
B: We could {d1}. # careful
A: Or {d2}. # careful
B: Or else {d3}. Which would you want, if it was you? # careful
A: I'd want whoever it was to have thought about it first. So that's a start. # low

=== findout_fork3_hooked ===
# a: bold
# step: fork3
# skeleton: wrong_question
# needs: other no-price=medal
# recall: They knew what they ought to have asked, and had to decide what was to be done with the answer.
A: {h} can't go on with it alone. So we {d1}. # low
B: You've decided? You know better than {h} does what {h} wants? # sharp
A: No! Yes. Somebody's got to. # sharp
N: They glared at each other. The two medals had got hooked together by the pins, and neither of them could move off. # dry
B: We might {d2}. Hold still. # cross
A: I am still. It's you who's shaking. # cross
B: I'm not shaking. I'm only so angry with us. # unhooking
A: Is that what it is? I thought that it was with me. I've got the same. # surprised
B: And then there's the other way. We could {d3}. # quieter
A: I had that one, too. I only had it underneath. # quieter

=== findout_fork3_counting ===
# step: fork3
# skeleton: wrong_question
# needs: other
# tone: gentle,eerie
# recall: They knew what they ought to have asked, and had to decide what was to be done with the answer.
A: Do you think {h} was frightened? All that time? # whispered
B: I think so. {h_they_cap} gave us {food} every day, and I never thought to ask who gave {h_them} any. # whispered
A: I liked the other question better. It had an end to it. # whispered
B: This one's got an end. We just can't see it from down here. # whispered
N: {noise_cap} sounded as though it was counting, and kept losing its place. # soft
A: Say what there is. Say it slowly. # whispered
B: We could {d1}. Or {d2}. # whispered
A: And what's the other one? # whispered
B: Or we {d3}. # whispered
A: Say it's got an end, again. It's better the second time. # whispered
