// CHOSEN, episodes 1 and 2: a part has fallen to the last one of whom anybody would have thought. lesson is the part, x has it. part=race, match, lead, speech, show, carry, watch, other; flaw=worst, afraid, shy, slow, clumsy, small, forgets, sick, other.

=== teach_named_envelope ===
# step: named
# skeleton: chosen
# title: No Mistake
N: {air} {a_who} {b_who} There was an envelope on {board}, with a seal. # plain
N: Whoever had done it up to now was gone, and had left word who was to come next. # plain
H: "In my place." That's how it begins. "In my place there is to {lesson}:" # reading
A: Who? Don't hold your thumb over it. # pushing forward
H: I wasn't. I was hoping that there'd be something under it. "{x_cap}." # low
N: Nobody spoke. Somewhere at the back a person laughed, all alone, and heard it, and stopped. # dry
B: Read it again. It'll be a word that looks like that. # to {h}
H: It says the same as before. And underneath: "No, it is not a mistake." # reading
G: It's got to be. I've seen the sort of thing that happens. # shaken
A: And {x}? {x_they_cap} can't know yet. # looking round
N: They turned. In the last row of all, behind a tall person, somebody was trying to look like the wall. # quiet
X: It wasn't me. # at once

=== teach_named_hands ===
# step: named
# skeleton: chosen
# title: Those Who Thought of Themselves
N: {air} {a_who} {b_who} Everybody had washed, for it was to be said that day who was to {lesson}. There were five or six who had washed twice. # dry
H: When I read it out, whoever it is comes up here. And the rest clap. We'll do the clapping once, now, so that we know it. # unfolding a paper
N: They clapped. Somebody took a step forward, and took it back again. # dry
H: It's {x}. # turning the paper round
A: What's on the other side? # whispered
B: Nothing. I can see it from here. # whispered
N: It was so still that one could hear {noise}. Then they clapped after all, since it had been practised. It sounded like three people putting down plates. # flat
X: I'd only come to see who it was. # from the door
{ flaw_say != "":
  G: But {x_they} {flaw_say}! I mean it kindly! Everyone knows that {x_they} {flaw_say}! # bursting out
- else:
  G: But it's {x}! I mean it kindly! Everyone knows about {x}! # bursting out
}
X: I know it too. I've known it longest. # not even hurt
H: Come up here, all the same. It says that you've got to come up here. # gentle

=== teach_named_list ===
# step: named
# skeleton: chosen
# title: Through to the Last Name
N: {air} {a_who} {b_who} They had been through the whole list. Everybody who could have done it had a cold, or a cousin staying, or had suddenly to see to something. # dry
H: That's all of them. There isn't anybody left who could {lesson}. # pencil at the bottom
A: There's one more name. It's over the page. # leaning in
H: That's not a name. That's {x}. # kind
N: Nobody said anything against {x}. It was only that, when people had been counted, there was always one over; and it was always the same one. # plain
B: Well, why not? # into the quiet
G: Why not? {flaw_say != "":Because {x_they} {flaw_say}. Ask anyone.|Because it's {x}. Ask anyone.} # astonished
B: I know. I only wondered if that was all. # stubborn
H: It'd be that or nobody. I'll write it down in pencil. # writing it
N: There was a crash, close by. {x_cap} had come in with something on {x_their} arm, and had heard. # quick
X: Who's to do what? # from underneath

=== teach_told_back ===
# step: told
# skeleton: chosen
# title: To Whom Does One Give It Back
X: I've come to give it back. # holding out the paper
A: You can't. It isn't a coat. # gentle
X: There's been a mistake, and I don't mind, and nobody need say sorry. I'll go out by the back. I've got it folded as it was. # reasonable
B: And who's to {lesson}, then? # asking
X: Anyone. That's what I thought. If one asked the first person who came by, it'd be somebody better. I came by a good many, on the way here, so as to look. # simple
N: One could not say that it was said to get pity. It was said as one reads off a thermometer. # quiet
A: What would be the worst that could happen? # sitting down
X: {flaw_say != "":That I'd be standing there, and everybody could see how I am. It's bad enough when it's only me who sees it.|That I'd be standing there, and everybody'd see that it's me.} # after thinking
B: They've seen that already. They've known you for years. # honest
X: Not all at the same time. # low
A: We'd be there. We'd help. We said so just now, only you weren't in. # quick
X: Both of you? The whole way? # looking up for the first time
B: We'll {verb}. The three of us. # and now it had been said

=== teach_told_hid ===
# step: told
# skeleton: chosen
# title: Under the Table
N: It took them until evening to find {x}. {x_they_cap} {x_was} behind {hide}, with a sack over {x_their} head. # dry
B: We can see you. # bending down
X: I know. I only didn't want to see me. # in the sack
A: It's an honour, you know. Some people would be glad. # sitting down on {ground}
X: Then it ought to go to them. Why does it have to be an honour for somebody who can't do it? It's like giving a person a horse, when they've only got a chair. # in the sack
B: Did you ever try it? # gentle
X: Once. It was talked about till the summer. # in the sack
N: They thought about that. They had both of them talked about it till the summer; they had not known that it could be heard from there. # quiet
A: That was us as well. I'm sorry. # low
X: I thought it was quite funny. The part with the bucket. # lifting the sack
B: If we were to do it with you? From the beginning? Nobody'd be able to tell whose fault it was. # persuading
X: There'd be three of us under the sack. # considering it
A: We'd {verb}. To the end. That's a promise, and I don't make many. # holding out a hand

=== teach_doubts_reasons ===
# step: doubts
# skeleton: chosen
# title: Nineteen Reasons
N: There was a meeting about it. {x_cap} had not been asked to come; {a} and {b} had, and were given the low bench. # plain
G: I've written down why not. It's nothing personal. One. {x_cap}. # reading
A: That's not a reason. That's a name. # on the low bench
G: I'd hoped that it would save time. {flaw_say != "":Two. Everybody knows that {x_they} {flaw_say}.|Two. We've all seen it.} Three to nineteen are about the last time. # turning over
H: And what would people say? They'd say, have they got nobody else? # low
B: And have we? # mild
N: There was some looking at knees. They had every one of them been asked. # dry
G: It isn't the same! I said no because I'd have minded if it went wrong! # hot
A: So does {x}. {x_they_cap} {x_many:mind|minds} more than any of us. {x_they_cap} just {x_many:haven't|hasn't} got anyone behind {x_them} to whom one could pass it on. # hotter than was meant
H: Well. I only hope you know what you're about. I'll have the bandages ready. # getting up
N: When they had all gone there was somebody on the step outside, with {x_their} chin on {x_their} knees. # quiet
X: I thought sixteen was rather unfair. # to nobody

=== teach_doubts_kind ===
# step: doubts
# skeleton: chosen
# title: Everybody Is Being Nice
N: The worst was that they were all so kind. {x_cap} could not go from one end of {place_of} to the other without being patted. # dry
G: Don't you worry. Nobody expects anything. # patting
X: Thank you. # very polite
H: And if it doesn't go well, there's soup. I've put it on already. # patting
X: It isn't till next week. # very polite
H: It'll keep. # moved
N: By noon {x_they} had been told by nine people that it did not matter. {x_they_cap} sat down between {a} and {b}, rather flat on the one shoulder. # plain
X: I'd rather they'd laughed. One knows where one is. # low
B: They mean it well. # low
X: They've taken up a collection. It's for afterwards. I'm to have a rug. # low
A: Do you want to show them? # abrupt
X: Show them what? # puzzled
A: That they needn't have bought the rug. # fierce
N: {x_cap} looked at {a} for some time. It seemed to be a new thought, and {x_they} had to find somewhere to put it. # quiet
X: I don't think I can do it. But I'd like them to be wrong about the soup. # slow

=== teach_doubts_odds ===
# step: doubts
# skeleton: chosen
# rating: 8+
# title: A Hundred to One
N: {g} had a slate behind {g_their} back. {g_they_cap} was not quick enough with it. # dry
A: What's that? # hand out
G: Nothing. It's only what people are giving. Against {x}. # letting go
B: "A hundred to one." To one what? # reading
G: To one biscuit. It was sixty, before they heard who was helping. # looking away
A: Has nobody put on anything for {x}? # staring at the slate
G: There's one. One biscuit. I said, are you sure? # low
B: Who was it? # quick
G: I'm not to say. It was a person who hadn't got another, and who said that they'd wanted to know how it felt. # low
N: {x_cap} went by just then, at a distance, on the far side, where there was more shadow. {x_they_cap} had the look of somebody who has had no tea. # quiet
A: Put one on from me. # pocket turned out
B: And one from me. It's a bit broken. # the other pocket
G: I'll have to rub it out. It'll be thirty-three to one. # rubbing, and not sorry

=== teach_go2_hid ===
# step: go2
# skeleton: chosen
# door: Practise where nobody can see
# style: kind
# recall: practised where nobody could see
# title: With the Door Shut
# makes: way=hid
N: They went where nobody goes, behind {hide}, before it was light. {x_cap} had brought a bag, in case one had to stay. # low
A: Here there's only us. You can do it as badly as you like. # brisk
X: I could do it badly at home. # looking about
B: But here somebody's watching who's got nothing against it. # sitting down on {ground}
N: {c_drill} # plain
X: Is that it? # after some time
A: That's the first part of it. How was it? # hopeful
X: You're looking. # low
B: We'll turn round. Say when. # turning
N: They stood there with their faces to {hide}. They heard a step, and a step back; and then for a long time nothing, but somebody who was breathing in and did not breathe out. # quiet
X: Now I've done it. # at last, surprised
A: What, the whole? How did it look? # spinning round
X: I don't know. I'd got my eyes shut. # still surprised

=== teach_go2_bits ===
# step: go2
# skeleton: chosen
# door: Take it to bits, and learn one a day
# style: careful
# recall: taken it to bits, and learned one a day
# title: The First Ninth
# makes: way=bits
N: {a} had drawn it. It was in nine parts, with a number at each, and arrows. # plain
A: Nobody can do all of that. But anyone can do a ninth. Today's is this one. # pointing
X: It's only standing. # looking at it from close to
A: It's how it begins. You stand where it's done, and don't go away. # brisk
X: For how long? # uneasy
B: Till it doesn't feel like anything. I'll hold the watch. # sitting down
N: {c_drill} # plain
X: It feels like something. # after one minute
B: What? # interested
X: Like a stair that isn't there. # after two
N: They did the first ninth all that morning. Towards noon a bit of fluff came sailing down, and settled on {x_whose} nose, and stayed; and {x_they} stayed as well. # quiet
X: I forgot about it, just then. I was thinking about the fluff. # amazed
A: That's one! Cross it off! # radiant
B: There's only one thing. On the day, who brings the fluff? # low

=== teach_go2_at_once ===
# step: go2
# skeleton: chosen
# door: Do it at once, in front of everybody
# style: bold
# recall: done it at once, in front of everybody
# title: Then It Has Been
# makes: way=deep
N: {b} had an uncle who had learned everything so. One did it right away, before people, as badly as it came; and then the worst was behind one. # plain
X: What became of the uncle? # careful
B: He moved. But he wasn't afraid any more. # honest
N: They had rung a spoon against a pan. {crowd_cap} came, since somebody had said that there would be something to see. # dry
A: It's only a try. It doesn't count. You're not to clap, and you're not to be nice. # to everyone
H: What are we to do, then? # from the front
A: Look somewhere near. # severe
N: {c_drill} # plain
X: Everybody's looking somewhere near. # from one side of the mouth
B: That's good. Now go. # whispered
X: I've gone. Inside I've been gone for some time. # whispered
N: There is always somebody who coughs. It was {g}. {x_cap} jumped; and since {x_they} had jumped anyhow, {x_they} began. # quick

=== teach_drill_hid ===
# step: drill
# skeleton: chosen
# needs: way=hid
N: It went on like that all week, with their faces turned away. They got to know {hide} very well. # dry
A: Are you doing it? # to the wall
X: I've done it four times. The fourth was nearly like other people's. # behind them
B: Can't we look at just the fourth? # to the wall
X: If you look it's not the fourth. It's the first again. # sorry
N: It was {b} who had thought of the looking-glass. It was very small, and {b} held it in the hollow of one hand, like a sweet. # low
B: I can see an elbow. # whispered
A: Is it a good elbow? # whispered
B: It's not what you'd call good. But it knows what it's up to. It does it again and again, and it's never once been cross. # whispered
X: What are you saying? # behind them
A: That it sounds much better! # quick
X: It's all right. I know that you've got a glass. You've been holding it the wrong way round, so that I could see you. # mild
B: And you did it all the same? # turning red
X: It was only an eye. And I'd got used to it, it was always so worried. # kind

=== teach_drill_bits ===
# step: drill
# skeleton: chosen
# needs: way=bits
N: By Thursday they had five ninths. {x_cap} could do every one of them, as long as nobody asked for two. # dry
A: Now put the second behind the first. # chalk in hand
X: When I do the second, the first goes out at the back. # trying it
B: What does it do? # interested
X: It falls off. I'm like a shelf. # honest
N: They tried it with string. On the string there were knots, and each knot was a ninth; and {x} had it in {x_their} hand and felt along. # quiet
X: That's the one where I stand. That's the one where I look up. That's where everybody always shouts, and I say sorry. # feeling along
A: That isn't in it! There's no ninth for sorry! # looking at the chart
X: Isn't there? It's always been in when I did it. I thought it was how it went. # surprised
N: {a} undid that knot. It was pulled very tight, and took teeth. # quiet
B: Now again. From the beginning, and where it was, just go on. # gentle
X: It's a big hole. # feeling it
B: That's where the rest of us have got the other bit. # low

=== teach_drill_deep ===
# step: drill
# skeleton: chosen
# needs: way=deep
N: They had it every day now, at six, with the pan. There were people who brought chairs. # dry
H: It's not so bad as yesterday. # settling down
G: It is. It's only that one knows it. # settling down
X: I can hear you. # from up there
H: We're not here, dear. We're looking somewhere near. # waving
N: On the fourth evening something happened. {x_cap} had got a good way into it, further than ever before, and noticed it; and came to a stop, out of sheer surprise. # still
A: Go on! # half risen
X: I'd not thought what comes after this. I've never been here. # looking round
B: What's it like? # calling
X: There's more light. # after a moment
N: Then it went wrong, as it did every evening. But three or four of them, who had been going to fold up their chairs, stayed where they were. # quiet
G: Where was that, that {x_they} had got to? # low
H: I don't know. I've never been there either. # low

=== teach_flop_trial ===
# step: flop
# skeleton: chosen
# title: The Trial Run
N: There was to be one trial, with everything as it would be on the day. They came in their good shoes. # plain
H: Whenever you're ready. # with a bell
N: {f_fail} # flat
X: I'm sorry. I'm sorry. I'm ever so sorry. # three times, to three sides
A: It doesn't matter! Once more! # jumping up
N: It was done once more, and it was the same, but sooner. Nobody laughed now. One heard chairs being pushed back, with care, as in a house where somebody is ill. # quiet
G: It isn't that I've got anything against {x_them}. But it'll be like that on the day, and there'll be strangers there. # to {b}, low
B: It went quite well by ourselves! # low
G: Things do. # low
H: {stake_cap}. I don't say it to be unkind. I only say that one of you two ought to have thought of it. # putting the bell in a bag
N: When they looked round for {x} there was only a place where somebody had stood. It was a small one. The shoes were still in it, side by side. # still
A: {x_they_cap} {x_many:have|has} gone home in socks. # picking them up

=== teach_flop_visitors ===
# step: flop
# skeleton: chosen
# w: A visitor
# title: They Had Only Come to Look
N: It would not have been so bad if there had been nobody there. But there were two visitors, who had only come to look at {place_of}; and somebody had told them to go in. # dry
W: And this is who's to {lesson}? How interesting. Do show us. # with gloves on
X: I'd rather not, if it's all the same. # low
W: Just as it comes! We shan't mind! # sitting down
N: {f_fail} # flat
W: I see. And now do it properly. # smiling
X: That was properly. # low
N: The visitors looked at one another. They were very polite about it; they thanked everybody, and shook hands with {a}, and held on to the hand. # dry
W: It's so good of you people, to let everybody have a turn. At home we'd have somebody who could. # low, kind
B: So should we! I mean, we have! # hot
N: It was out, and one could not take it in again. {x_cap} had been standing right behind. {x_they_cap} nodded, as one nods when a sum comes out; and went, and shut the door so that it made no noise. # still
A: You didn't mean that. # low
B: I know. I heard me say it. # wretched
