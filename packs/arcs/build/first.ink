// Both skeletons: the first episode, the doors of the second and what comes of them, and what they have become by the end.

=== build_need_mouth ===
# step: need
# needs: no-x=idea no-mends no-brewed no-begun
# title: How Hard Can It Be
N: {air} {a_who} {b_who} It began with five words, and {a} had said them with {a_their} mouth full. # dry
A: How hard can it be? # chewing
B: How hard can what be?
A: What {h} wants. {x_cap}. You take some bits, and you put them together. There's nothing to it but the order. # easy
H: I heard that! You'll do it, then? Oh, I am glad! I've asked everyone. They all went and remembered something. # hurrying up
B: We only said that it couldn't be hard. # alarmed
H: That's what I've been waiting for somebody to say.
A: Has nobody tried? # slower
H: People have tried. There's a heap of it, behind {hide}. We don't go and look. I've kept the place for one all the same. I've got a string round it.
N: They went and looked. It was a big heap, and in it were a number of very good ideas, with their legs in the air. # dry
B: How hard can it be? # reading a label
A: I'd swallowed by then. I might have stopped. # low

=== build_need_shape ===
# step: need
# needs: no-x=idea no-mends no-brewed no-begun
# title: The Place Where It Wasn't
N: {air} {a_who} {b_who} There was an empty patch on {ground}, with a string round it, and {h} went about the outside, on tiptoe. # plain
A: What's in there? # interested
H: {x_cap}. Mind the string.
B: There's nothing there.
H: Not yet. I've kept the place for it. If you don't keep a place for a thing, then when it comes it's got to stand about. # firm
A: And when does it come? # gentle
H: I'd hoped that you'd know. I've done my part. I've done the string. # hopeful
N: It was good string. It must have been there for a long time; where people went round it there was a path. # quiet
{ b_kind:
- "planner": B: It's not square. I could make it square, to begin with. # kneeling already
- "explorer": B: I've always wanted to know what goes in the middle. # one foot over
- "wildcard": B: May I stand in it? I want to know how it feels to be one. # over the string
- else: B: We could see. We wouldn't want to promise. # kind
}
H: That's what it needs. Somebody to see. # shining
A: {b}. We've just said that we'd {verb}. # low
B: Did we? I thought we'd only looked at string. # low

=== build_need_sign ===
# step: need
# needs: x=idea
# title: What It Is Made Of
N: {air} {a_who} {b_who} {h} had made a list of what was wanted in {place_of}, and at the top of the list stood {x}. # plain
A: Nobody can build that. It's not a thing. What would you hit? # kind
H: I know it's not. I've thought about it. You build something that people have got to do together, and then it's in there. It comes by itself, like mice. # firm
B: Such as what? # interested
H: I've marked out the place, with a string. And it's to have two handles. It wants two people, one at each end, or it doesn't go. And it ought to make a noise, so that they all come. # hands apart
A: And we'd call it...?
H: By its name. You say, where shall we meet? And they say, at {x}. After a year nobody knows that it was ever only wood. # pleased
N: It was not the silliest plan that anyone had heard that week. {foe_cap} {foe_was} much against it, and that rather spoke for it. # dry
B: Two handles. I could draw two handles. # low
{ b_kind:
- "planner": B: And a middle, so that they can't do it by halves. # low
- "explorer": B: And nobody's ever built one. I'd like to see what it does. # quick
- "wildcard": B: And a lever that does nothing, so that they've got something to talk about. # happy
- else: B: And somewhere to sit down afterwards. # soft
}
A: Then we'll {verb}. I still don't know what one hits. # low

=== build_need_owner ===
# step: need
# needs: owner no-x=idea no-mends no-brewed foe=talks,mute no-begun
# title: For [owner]
N: {air} {a_who} {b_who} They were not doing anything in particular, and that was how {h} caught them. # dry
H: It's for {owner}. {x_cap}. I've said that there'd be one, and I was asked who'd do it, and I'd got my mouth open. # out of breath
A: And who did you say? # with a bad feeling
H: I said, two people who are very good with their hands. # not looking at either
B: Who are they? # interested
A: {b}. # low
B: Oh. # low
H: Nobody's ever made a thing for {owner}, you see. People have meant to. They get as far as asking what size, and then they go home. # sad
A: What size is it? # not able to help it
H: I didn't like to ask. I've put a string round a place, and I stood in it with my arms out. # smaller
N: There was a pause. Over by {hide} lay what was left of the others that had been tried: a heap of them, with their legs in the air. # dry
B: How long have we got? # counting the legs
H: {till != "":Until {till}. I said that, too.|I said, not long. I say it of everything.} # very small
A: Then we'll {verb}. For {owner}. I'd only like it noted that I was sitting down. # getting up

=== build_need_works ===
# step: need
# needs: brewed=other no-x=idea no-begun
# title: One Says, the Cake's In
N: {air} {a_who} {b_who} There was a string round an empty place on {ground}, and {h} was walking about inside it with a spoon, measuring. # plain
A: What's it going to be? # stopping
H: {x_cap}{owner != "":, for {owner}|}. But not by hand. It's been tried by hand, and there's never enough. # out of breath
B: How else would you do it? # interested
H: With a works. You put everything in at the top, and somebody turns, and out it comes, on the left. It's all drawn, up to where you turn. # proud
A: Then it's a machine that you want. # doubtful
H: It's {x}. One calls the whole of it that. You say, the cake's in; you don't say, the oven's got something in it. # firm
N: They looked behind {hide}. A number of people had tried already, and there was a heap of what had come of it, with its legs in the air. # dry
{ b_kind:
- "planner": B: If it's drawn as far as the turning, then somebody's only got to draw the rest. # reaching for a pencil
- "explorer": B: I want to see the moment when it comes out. # eager
- "wildcard": B: And what if one puts in something else, at the top? # hopeful
- else: B: And everybody'd get some. I'd like that. # soft
}
A: {till != "":By {till}. In a place with a string round it.|In a place with a string round it.} Well, we'll {verb}. How hard can it be? # sleeves up

=== build_need_mends ===
# step: need
# needs: mends no-x=idea no-begun
# title: It Used to Go
N: {air} {a_who} {b_who} {h} had put a string round {x}, so that nobody should kick it, and stood inside, as one stands beside somebody who is not well. # quiet
A: What's the matter with it? # stopping
H: It doesn't. # low
B: Doesn't what?
H: Anything. It did on Monday. I've spoken to it. {g_cap} came and kicked it, twice, before I'd got the string up. # worn out
N: They listened, all three. Where there had used to be {x_sound}, there was nothing, and one noticed how much of it there was. # hushed
A: Has nobody looked inside? # already kneeling
H: They've all looked. Everybody takes out a piece, and says aha, and it goes on the heap. That's the heap. # pointing
B: That's half of it! # shocked
{ b_kind:
- "planner": B: I'd want to know what went where. Did anyone write it down? No. # low
- "explorer": B: I've always wanted to know what's behind {x_part}. # one arm in
- "wildcard": B: What if it isn't broken, and only sulking? # an ear to it
- else: B: Poor thing. All those ahas. # hand on it
}
A: We'll {verb}. How hard can it be? # sleeves up
H: They all said that, too. {till != "":And they hadn't only until {till}.|It's written on the lid.} # low

=== build_need_till ===
# step: need
# needs: till no-owner no-x=idea no-mends no-brewed no-begun
# title: By [till]
N: {air} {a_who} {b_who} It was {h} who had promised it, and {h} who came to tell them, with {h_their} hat over {h_their} face. # dry
H: I've said something. I said it in front of people. # from under the hat
A: What did you say?
H: That there'd be {x}. Here. On that spot. I've put a string round it. # pointing
B: And will there be? # looking at the string
H: I'd hoped that one of you would know how. # hopeful
A: By when? # suspicious
H: {till_cap}. # very fast
N: They looked at the string. It went round nothing at all, very neatly, and there was a knot for each of the ones who had tried. # quiet
B: There's a lot of knots. # low
H: They all began at the top. It's always been {foe}, or the left side. # sad
A: We could begin at the bottom. I'm not promising. I'm only saying where I'd begin. # kneeling already
H: That's further than most of them got. So you'll {verb}? # shining
B: By {till}. It seems that we've said so. # low

=== build_need_epic ===
# step: need
# needs: no-x=idea no-mends no-brewed no-begun
# tone: epic
# title: No Hand Has Made It
N: {air} {a_who} {b_who} It had been foretold that {x} would be made one day, by two; and the foretelling gave no measurements. # grave
A: It might be any two. # low
B: It says, "by two who were sitting there". # low
A: We could stand up.
H: You were sitting when I came. I saw you. I've gone from hall to hall for a year, with the string to mark the place, and everywhere I came they rose. They'd heard. # hoarse
B: And what did the old makers use?
H: Oaths, mostly. And a bronze hammer, and it's lost.
A: So there are oaths. # rising
N: Far off, where {den} {den_was}, there came a sound of somebody not believing it. # dry
B: We swear by {ground}, and by whatever's under it, that we'll {verb}. Is that the sort of thing? # rising as well
H: That's beautiful. By when? # moved
A: By when the song says. What does the song say?
H: {till != "":"Before {till}." It's the only line that isn't worn off.|The end's worn off.} # low

=== build_draw_napkin ===
# step: draw
# needs: no-brewed=cooked
# a: careful
# b: bold
A: I've drawn it from the front. It's got {x_part} there, and there's {x_part2}, to the side. # unrolling
B: What are all these little arrows?
A: That's where it goes.
B: And this big one?
A: That's where it doesn't. I've put that in so that nobody's disappointed. # conscientious
N: It was a careful drawing. There was a person in it, to show how large it was, and {a} had given the person a hat. # plain
B: He looks pleased. # leaning over
A: He's standing well back. How do you see it? You've got to have some idea.
B: I see it finished. It's evening, and it's just there, and somebody says, what did we do before? # with both hands
A: What's holding up the left side?
B: I don't see the left side. I'm at the right, with a drink. # honest
A: Then I'll do the left, and you do the evening. # rolling it up
B: {till != "":We've got till {till}. I'd start with the evening.|Don't leave out the drink.} # happy

=== build_draw_model ===
# step: draw
# needs: no-brewed=cooked no-mends
N: They made a small one first, out of {food}, since one learns from that, and there's less to sweep. # dry
A: That's {x_part}. And that'll be the weight that goes on top. # placing a crumb
B: It's holding!
A: It would. It's mostly crust. What happens if somebody leans on it? # critical
B: Who'd lean on it?
A: Somebody always leans. You've got to build for the one that leans. # leaning, with one finger
N: It went over to the left, slowly, like a person who has been told something at a party. # dry
B: So the left's wrong.
A: Everything's always wrong on the left. It's the side you come to second. # gloomy
H: Is that it? I'd thought that it would be bigger. # looking in
B: It's a model, {h}. It's just to show what can go wrong. # kind
H: And what can?
N: {h} had leant in to see, and put out a hand for support. It was an honest mistake. Afterwards they ate it. # plain
A: That's that question answered. # chewing

=== build_draw_people ===
# step: draw
# needs: no-brewed=cooked no-mends
# title: [x_cap], Made of People
N: There was no paper that was large enough, so they did it with people. {a} drew a line on {ground}, and stood them along it. # brisk
A: {h}, you're the front. {g}, put up your arms. You're {x_part}. # pacing
G: Am I holding anything? # arms up
A: Everything. # going on
G: It's only that I've got an itch. # low
B: And what's between those two? # with the pencil
A: Air. I've allowed for it. # firm
H: How long does the front have to stand here? I've waited for {x} so long. I never thought I'd be in it. # stiff with pride
N: {a} walked all the way round. There was a front, there was {x_part}, and when it came to the left there was nobody left to be it. # dry
B: I could be the left. # offering
A: You're the one who's looking. Somebody's got to say if it's any good. # torn
B: It's good. It's a bit worried. And it's just sneezed. # stepping back
G: That was only {x_part}. # muffled
A: Nobody move. I'm going to draw round your feet. # on both knees

=== build_draw_gentle ===
# step: draw
# needs: no-brewed=cooked no-mends
# tone: gentle
N: It was too late to start, so they built it lying down, in the dark, by saying it. # soft
A: First there's the beginning of it. I've got that so level that you could stand a full cup on it. # whispered
B: I've stood one. # whispered
A: Then comes whatever's round that. You say a bit and I'll say a bit. # whispered
B: Mine's got a little hole, to look out of. Is that allowed?
A: What's it look out on? # whispered
B: On yours. # soft
A: Then I'd better make mine nice. And then {x_part}. Careful. Have you got your end? # whispered
B: I've got it. It's heavy, for something we're only saying. # whispered
N: They let it down between them, as gently as they could, and nothing creaked. # hushed
A: There. That's {x}. # breathing out
B: It's the best there's ever been. I wish {h} could see it. # whispered
A: We'll do it over again in the morning, with things. It's bound to be easier when you can see. # nearly asleep
B: Where's the cup? # after a time
A: It's still standing. # soft

=== build_first_lean ===
# step: first
# needs: no-brewed=cooked no-mends
N: By noon they had got the first of it up. It was not meant to be anything yet, only to stay there. # plain
{ foe_talks:
  F: It'll never hold. # from the side
  A: Good morning. I might have known it'd be {foe}. # short
  F: I only came to look. I like to be there. I've been there for all of them. What's that meant to be, on the left? # settling down
  B: It's a support! # hot
  F: Is it? It's got a nice sad look. # judicial
- else:
  A: We've not been lucky in where it's got to stand. What with {foe}. # low
  B: {foe_cap} {foe_has} been at every one they ever tried. {h} says it's that which does it. You put up a thing, and along {foe_plural:come|comes} {foe}. # low
  A: We've built for that. I've allowed for {foe_them}. # firm
}
S: creak
N: It leant. It took its time; it leant first towards {hide}, as though it had heard its name, and then it lay down. # dry
A: Is that the left? # in the quiet
B: It was all of it the left, in the end. # in the quiet
{ foe_talks:
  F: Same time tomorrow? # getting up
- else:
  H: That's further than the last one got! You nearly had a corner! # calling, from the string
}
A: Put the kind face on. {h}'s seen. # low
B: It's on. It's just got sawdust in it. # low

=== build_first_test ===
# step: first
# needs: no-brewed=cooked no-mends
# b: bold
N: "Version one," said {a}, and wrote it down, which was perhaps a mistake; it made one think that there might be others. # dry
B: I'll get on. Somebody's got to get on. # climbing
A: It's not for getting on! # sharp
B: If it holds me, it'll hold what it's for. I'm heavier than I look. I've got a lot of plans on me. # settling
{ foe_talks:
  F: May I count? I like to count. # by {hide}
  A: Who asked {foe}? # not turning round
  F: One. # enjoying it
- else:
  A: Quick, then, before {foe} {foe_plural:notice|notices}. # low
  B: What would {foe} want with me? # from above
  A: It's not you. {foe_they_cap} {foe_plural:are|is} against anything that sticks up. # low
}
S: crash
B: One. # from underneath
A: What went?
B: It started at {x_part}, and then it told the rest. # from underneath
N: {a} wrote that down too. It was the most exact thing that anybody had said all day. # plain
A: You're not hurt? # belatedly
B: Only my plans. I fell on the big one. # crawling out
A: Version two, then. # turning the page

=== build_first_noir ===
# step: first
# needs: no-brewed=cooked no-mends
# tone: noir
N: They tried it late, with the lamp low. If you mean to fail, it is as well to keep it among friends. # flat
A: Throw the switch. # low
B: It hasn't got a switch. It's got a peg.
A: Throw the peg. # low
N: Something in it turned over, and thought about its life. There was {x_sound}. Then there was not. # flat
{ foe_talks:
  F: I wouldn't have used a peg. # out of the dark
  A: That's {foe}. How long have you been there? # not turning
  F: Since the drawing. I knew it by the hat. People who give them a hat always use a peg. # dry
- else:
  A: Who told {foe}? # looking up
  B: No one tells {foe}. {foe_they_cap} {foe_plural:come|comes} with the place. You put up a thing, and {foe_they} {foe_plural:find|finds} the weak side. # low
}
S: crash
N: It was the left. It's generally the left. They stood with what was over in their hands. # flat
A: I liked that peg. # low
B: It was a good peg. It was just in with the wrong crowd. # low

=== build_go2_dash ===
# step: go2
# needs: no-brewed=cooked no-mends
# a: bold
# b: careful
# door: Build it in one go, unplanned
# style: bold
# recall: built it in one go, unplanned
# title: Before It Could Think
# makes: way=dash
A: We thought too much. You could see it thinking, before it fell. This time we go so fast that it's up before it knows. # rolling {a_their} sleeves
B: What do I hold?
A: Whatever comes!
S: hammer
N: There is a joy in it. Things went up, and other things were found to be leaning on them; {a} had stopped measuring, and then stopped looking. # brisk
B: What's this bit? # with both arms round it
A: I'll know when I see what it's next to!
B: It's next to me! # muffled
A: Then you're part of it, for now. Don't breathe on the left. # hammering
{ b_kind:
- "planner": B: I haven't drawn one line. I feel quite ill. Give me that, you're holding it like a spoon. # reaching out
- "explorer": B: I'd no idea you could be lost in a thing that you were making. # delighted
- "wildcard": B: I've put in a handle. I don't know what of. # delighted
- else: B: I'll hold it. I only want to know if I'm to be let out before supper. # patient
}
N: By evening {x} stood there. Neither could have said in what order. # dry
A: Don't anybody ask it anything. # whispered

=== build_go2_heap ===
# step: go2
# needs: no-brewed=cooked no-mends
# door: Build it with [g], from the heap
# style: kind
# recall: built it with [g], from the heap
# title: Other People's Good Ideas
# makes: way=heap
N: {g} had not been to the heap for years. {g_they_cap} stood before it now, with {g_their} hat off. # quiet
G: That one's mine. At the bottom. It got as far as the knees. # low
A: You tried to make one? You never said! # surprised
G: You don't say. You go past on the other side, and whistle. # low
B: It's a good corner, that. It's the best thing in here. # down on the ground
G: Is it? # turning quickly
B: It only wanted something on top of it that was as good. Whose is this?
G: {h}'s. From the year before mine. We weren't speaking. # slow
N: {b} held the one against the other. They fitted as a nose fits a face. # warm
A: How many are there in that heap that each got the one part right? # slow
G: All of us, I should think. You don't start unless you've got one part right. # low
B: Then we don't have to make anything. We've just got to introduce them. # rolling up both sleeves
G: Mind how you pull. It comes out with everybody's feelings on. # low

=== build_go2_tool ===
# step: go2
# needs: no-brewed=cooked no-mends
# b: maker
# door: Build it out of [tool]
# style: clever
# recall: built it out of [tool]
# title: What It Had Been Before
# makes: way=tool
B: We go about it the wrong way round. We think of {x}, and then we look for bits. You ought to begin with what's good, and ask what it'd like to be. # walking round {tool}
A: And what would {tool} like to be? # doubtful
B: Listen. # knocking on it
S: knock
A: That's what it sounds like when you knock on {tool}. # after a moment
B: It's what it sounds like when it's bored. # firm
N: So {b} began. Nothing was cut that could be bent, and nothing was nailed that could be talked into it; and by and by there was an end that could have been {x_part}. # plain
A: It's got its own way of standing. I'd never have drawn that. # walking round it
B: It won't do a straight line. I asked.
A: Can you make {x} without one?
B: I don't know. I'm not making it, I'm only stopping it from being {tool}. # mouth full of pegs
A: It still looks a bit like {tool}. When it thinks that no one's watching. # low

=== build_wrong_dash ===
# step: wrong
# needs: way=dash no-brewed=cooked
N: It stood all night. In the morning they asked it to do what it was for. # plain
A: Now! # pulling
N: There was {x_sound}; and a good many other sounds, in no order, which was the order that they had been put in. # dry
S: crash
B: It went the wrong way out. # from the far side
A: Which part did?
B: All of it. The inside's come to the front. It's got my sleeve in it. It's got a hammer, and your supper. # pulling at something
{ foe_talks:
  F: Two. # with satisfaction, from {hide}
  A: It was there all night! You said that it would never stay! # hot
  F: I said that it would never hold. I choose my words. # mild
- else:
  A: Was it {foe}? # hopeful
  B: {foe_cap} {foe_was} nowhere near. This was only us. # honest
}
A: It was so quick. It all went so beautifully. # low
B: I never knew what you were doing. I only held whatever came. I'm not sure that I wasn't holding it up. # low
A: And then you went to breakfast. # slow

=== build_wrong_heap ===
# step: wrong
# needs: way=heap no-brewed=cooked
N: It had one part from everyone, and each of them was the best that they had ever done. {crowd_cap} came to see. # warm
H: That's mine, the bent one. I'd know it anywhere. # proud
G: It's resting on mine. # proud
A: Now we'll ask it. Everybody back. # pulling
S: creak
N: A best part is used to being looked at. {h}'s pulled to the one side, and {g}'s to the other, and all the rest wished to go first. # dry
B: It's arguing. # low
H: Well, it's not mine that's stiff! # sharp
G: Yours was stiff the year that you made it! # sharper
{ foe_talks:
  F: I've missed this. It's just how it was. # warmly, from the back
- else:
  A: And here {foe_plural:come|comes} {foe}. That's all we wanted. # low
}
S: crash
N: It came down in as many pieces as it had had makers, and every one of them picked up their own, and looked to see if it was hurt. # flat
B: They were speaking to each other again. For a whole day. # low
A: We introduced them. We never asked if they'd get on. # low

=== build_wrong_tool ===
# step: wrong
# needs: way=tool no-brewed=cooked
# b: maker
N: For as long as one watched, it was {x}. It was when they turned their backs that it remembered. # dry
A: It's gone back. That bit was straight. # low
B: It's just stretching. # uneasy
A: It's being {tool}. Look at it. It's doing what {tool} {tool_plural:do|does}. # low
{ foe_talks:
  F: What have you got there? It looks like {tool} with a cold. # interested
  B: It's {x}. # stiff
  F: Does it know? # kind
- else:
  B: It's {foe}. {foe_they_cap} {foe_plural:put|puts} everything out of shape. # defiant
  A: {foe_cap} {foe_is} over there, {b}. It did this by itself. # gentle
}
N: They asked it all the same to do what {x} {x_was} wanted for. It did try. There was {x_sound}, to begin with, and then a long soft sigh, and it let go, all down the one side. # flat
A: That's the left. # low
B: I asked it what it wanted to be. I did ask. And then I went and made what {h} wanted. # low
A: You couldn't have known. It's only {tool}.
B: I was so pleased at being somebody who asks. # very low

=== build_change_dash ===
# step: change
# needs: way=dash no-brewed=cooked
N: They found it when they swept: a nail, clenched over, and under that the sleeve of {b}'s old coat, built right in. # plain
B: So that's where it was. I've been cold on that side since the second day. # pulling
A: Do you want it out?
B: I'm not sure what it's holding. # letting go
{ end:
- "use": A: It does what it does. I'd leave it be. # patting it
- "tell": A: We've told {foe} everything else. Tell {foe_them} about the sleeve. # low
- "h": A: {h} will have seen. {h_they_cap} never said. # low
- "night": A: It's all there is left of that night. Put it by. # low
- "all": A: You could give it to somebody. There's one small person who's got the other arm bare. # low
- else: A: It came through the pin, and all of that. It's a good sleeve. # low
}
N: Beside it somebody had been at {board}, with a pencil. It was a drawing, and it had a person in it, in a hat. # quiet
A: That isn't mine. Mine's got arrows. # looking closely
B: It's {h}'s. It's the next one. Look, it's no idea how the left's going to stay up. # soft
A: No. But it's got the evening in. # low
B: How hard can it be? # low, buttoning half a coat

=== build_change_heap ===
# step: change
# needs: way=heap no-brewed=cooked
N: Where the heap had been, behind {hide}, there was a bare place, and nobody went past it on the other side any more. They stopped there and talked about joints. # warm
G: You'd have to bend it twice. I'd never do it in one. # to {h}
H: I did it in one the year we weren't speaking. I'd have shown you, if you'd asked. # to {g}
G: I was whistling. # gruff
{ end:
- "use": A: They don't ask what it's for. They've seen what it's good for. # low
- "tell": A: It's since we told {foe}. Everyone's been telling each other what didn't work. # low
- "h": A: {h}'s been another person since that first go. # low
- "night": A: They've never asked who did it, that night. They've each kept their bit. # low
- "all": A: They all held something when it came down. It's that. # low
- else: A: Since that pin came out they've none of them been able to stop. # low
}
B: There's a new heap. Just there. It's only small. # pointing
A: Whose is it?
B: Ours, I think. It's the versions. Somebody's put a label on them. # looking
A: What's it say? # afraid to look
B: "Help yourself." # slow

=== build_change_tool ===
# step: change
# needs: way=tool no-brewed=cooked
# b: maker
N: There was a bit of {tool} over. It was a small bit, and it would not lie flat. # plain
A: What would it like to be?
B: I've not asked. I've been thinking it's not a thing that you should ask straight out. You don't know, do you, at that age? # turning it over
{ end:
- "use": A: You just wait, and see what it does. # low
- "tell": A: You tell it that you don't know, either. # low
- "h": A: You give it to {h} for a day. # low
- "night": A: It knows what it was. It was there that night. # low
- "all": A: You pass it along, till somebody says, oh. # low
- else: A: You pull out the pin, and you look. # low
}
N: They set it down by {edge}, where it could see. By evening a very small person had picked it up, and was walking about with it, now as a trumpet, and now as a hat. # warm
B: That's four. That's five things, in the time it took to get by. # counting
A: Should we tell whoever it is that it used to be {tool}?
B: I wouldn't. It's only just stopped looking back. # content
A: So have you. # low
