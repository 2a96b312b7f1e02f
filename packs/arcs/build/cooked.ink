// COOKED: what is cooked or brewed is not put up, and does not fall down. It is tasted, and is not it; and then it is good for something else.
// The one who pays said on the first day that they knew it by heart, and had never tasted it.

=== build_need_cooked ===
# step: need
# needs: brewed=cooked no-x=idea
# title: A Place Laid for It
N: {air} {a_who} {b_who} {h} had laid the table, for more people than there were, and sat at the end of it with a clean spoon. # plain
A: What's for supper? # stopping
H: {x_cap}{owner != "":, for {owner}|}. # plain
B: Where {x_plural:are|is} {x_they}? # looking under the cloth
H: That's just it. There {x_plural:aren't|isn't} any. There used to be somebody who could. You know how it is. You think that you know it, because you've always had it, and then there's nobody to stand at the pan. # low
N: In a row, by {edge}, stood what had been tried already: eleven jars, with dates on, and a plate over each. # dry
B: Has nobody tasted these? # one plate up
H: Everybody's tasted them. They say, it's very nice. And they put down the spoon. # gentle
A: Oh, dear. Very nice. # wincing
{ b_kind:
- "planner": B: Then we'll write down everything that goes in. One can't go wrong if it's written down. # reaching for a pencil
- "explorer": B: Eleven, and not one of them the same colour! # delighted
- "wildcard": B: What if they've all been too careful? # finger in the fourth jar
- else: B: You've kept a place for it all this time. With a spoon. # soft
}
A: {till != "":By {till}. With a table laid. |}Well, we'll {verb}. How hard can it be? # sleeves up

=== build_draw_cooked ===
# step: draw
# needs: brewed=cooked
# title: As Much as You Need
N: There was nothing written, so they went from door to door and asked how it was made. They got nine answers, and each of them came with a warning about the others. # dry
Q: This one says, a pinch. This one says, a shovel. {g} says that you put in as much as you need, and stop when you've got to. # reading
P: When's that?
Q: I did ask. {g} said that one feels it in the elbow. # helpless
P: Give me the pencil. We don't need nine of them. I know it. # easy
Q: You do?
P: I've had {x_them} a hundred times. At home, on Sundays. I could make {x_them} asleep. # easier still
Q: You never told me that. # with respect
N: {p} began to write, from the top, with a number before each line. It looked so well that nobody noticed how often the pencil stopped. # quiet
H: I knew that there'd be somebody. If I'd only gone out and asked, the first year! # from the door, shining
P: It's nothing. It's just a matter of having had it. # and underlined something

=== build_first_cooked ===
# step: first
# needs: brewed=cooked
# title: Very Nice
N: By noon there was a panful, and it had the right colour, if one shut the one eye. {h} was given the first of it, and the best chair. # plain
A: Well? # not breathing
N: {h} tasted; and looked at the spoon; and tasted again, from the other side. # quiet
H: It's very nice. # kind
B: No. Oh, no. # low
{ foe_talks:
  F: Let me have some. I've had all the others. # pulling up a chair, by {hide}
  A: Who asked {foe}? # short
  F: No one. One's never asked, to the early ones. There's too much of something, and it isn't the salt. I'd not throw it away. I'd give it to somebody I wasn't fond of. # judicial
- else:
  A: It's {foe}. How's anyone to cook, what with {foe}? It got into the pan. # hot
  B: {foe_cap} {foe_has} never been near the pan. I stood in front of it. # fair
}
N: They poured it into a jar, put a plate on that, and stood it next to the others. It was the twelfth. # dry
A: I did all that was written. In order. # low
B: Then it wants writing again. # turning over the paper
H: It's nearer than the fourth. The fourth went for somebody. # comforting

=== build_go2_cooked_dash ===
# step: go2
# needs: brewed=cooked
# a: bold
# b: careful
# door: Put in everything at once, and stir
# style: bold
# recall: put in everything at once, and stirred
# title: Everything at Once
# makes: way=dash
A: There were nine of them, and each one left out what the others put in. So it's got to be in there somewhere. We put in all nine. # rolling {a_their} sleeves
B: At once?
A: You can't leave a thing out if you don't leave anything out. # carrying it over
S: splash
N: There is a joy in it. It went in by the handful, and by the hatful; and {b}, who had meant to call out the numbers, was soon merely calling out. # brisk
B: That was the cork! # alarmed
A: Was there a cork in any of the nine? # stirring
B: There was one that said, "and bung it all in".
A: There you are, then. # stirring with both arms
{ b_kind:
- "planner": B: I've lost count. I've never lost count before. It's rather like swimming. # faint
- "explorer": B: It's changing! It's gone a colour that I don't think has been used. # bending over it
- "wildcard": B: Who put in the bell? I'm not cross. I only want to know whose idea it was. # admiring
- else: B: I'll hold the pan. I think that it's trying to see over the side. # patient
}
N: By evening it had stopped arguing, and lay there, and shone. # dry
A: Don't anyone tell it what it is. # whispered

=== build_go2_cooked_heap ===
# step: go2
# needs: brewed=cooked
# door: Taste the old jars, with [g]
# style: kind
# recall: tasted the old jars, with [g]
# title: The Fourth Jar
# makes: way=heap
N: {g} would not look at the shelf. {g_they_cap} came along it backwards, with {g_their} hands behind {g_them}. # quiet
G: One of those is mine. You needn't say which. # low
A: You've tried it as well? You never told us! # surprised
G: One doesn't. One takes round a jar, after dark, and hears that it's very nice. # low
B: The fourth one's got the beginning right. It's just how it ought to start. And then it stops, as if it had been called away. # spoon in hand
G: Is it the fourth? # turning quickly
A: And this one's all end. Whose is that?
G: {h}'s. {h_they_cap} had only the end by heart. {h_they_cap} used to come in late. # slow
N: {b} took a spoonful of the one, and then at once a spoonful of the other, and shut {b_their} eyes. # warm
B: They go together. There's a hole in the middle, but it's a small hole. # eyes shut
A: How many of them have got the one bit right? # slow
G: All of us, I should think. You'd not start, else. # low
A: Then we don't have to cook so much as pour. Get the big pan. # taking down the plates

=== build_go2_cooked_tool ===
# step: go2
# needs: brewed=cooked
# b: maker
# door: Leave it overnight under [tool]
# style: clever
# recall: left it overnight under [tool]
# title: Overnight
# makes: way=tool
B: We keep hurrying it. Nobody's ever good straight off. It wants to be shut up in the dark with something heavy on top, and left to think. # walking round {tool}
A: Who says so?
B: It's how you do cheese. And it's how you do cousins. # firm
N: So they put a cloth on the pan, and a board upon the cloth, and {tool} upon the board. It took the two of them. Then they sat down in front of it. # plain
A: What's it doing now? # after a while
B: Sulking. That comes first. # an ear to the side
S: splash
A: And that?
B: That was sorry. It goes quicker, from there.
N: Towards morning there began to be a smell. It came out from under {tool}, and went about the place by itself, trying the doors. # hushed
A: It isn't the right one. Is it? # sniffing
B: I couldn't say. But I know it. I know it from somewhere where I had short legs. # slow

=== build_wrong_cooked_dash ===
# step: wrong
# needs: brewed=cooked way=dash
N: In the morning it was still there, and {h} came with the clean spoon. {h_they_cap} had brought it in a case. # plain
A: It's got everything in it. So it's got {x} in it. # handing the spoon across
N: It took some getting in. When {h} had it in {h_their} mouth, {h_their} face went through all nine, one after the other, like somebody looking for the light in a strange house. # dry
H: I met it. It was in there. It went by, with a great many others, and it didn't see me. # at last
{ foe_talks:
  F: May I? Oh, yes. That's not a dish. That's a market day. # spoon out
  A: It's very filling! # hot
  F: I never said that it wasn't. I can feel it looking for a seat. # mild
- else:
  A: And now there {foe_plural:are|is} {foe} as well! # looking round
  B: {foe_cap} {foe_has} got nothing to do with it. There just wasn't any room left. # honest
}
A: It was such fun to do. # low
B: I know. I think that's the taste. It tastes of us having fun. # low
A: And nobody wants that for supper. # slow

=== build_wrong_cooked_heap ===
# step: wrong
# needs: brewed=cooked way=heap
N: It was all of them together, a beginning and an end, and eleven middles. {crowd_cap} came to taste it. # warm
H: That's mine! That, just as you swallow! # proud
G: You'd not have got so far without mine to start you. # proud
B: Is it right, though? All together? # anxious
N: They tasted. Each of them, having come to their own bit, stopped listening; and then they began to put it right, out of their pockets. # dry
A: Who's putting in onions? # sharp
H: It always had onions! # sharper
G: It had onions after you moved in. # sharpest
{ foe_talks:
  F: I've missed this. It's just how it was. # warmly, from the back
- else:
  A: And here {foe_plural:come|comes} {foe}. That's all it wanted. # low
}
N: At the finish the pan was full to the brim of what was not {x}, and there were eleven people round it with their backs turned. # flat
B: They were all at one table. For nearly an hour. # low
A: And every one of them thinks that it would have been right, but for the rest. # low

=== build_wrong_cooked_tool ===
# step: wrong
# needs: brewed=cooked way=tool
# b: maker
N: They took {tool} off the board, and the board off the cloth, and {h} bent over the pan with the clean spoon. # plain
H: It smells of being let off school. # surprised
A: Is that what {x} ought to smell of? # quick
H: No. # tasting
N: {h} tasted it twice, and grew quite kind. That is never a good sign in somebody who is eating. # dry
H: It's very nice. It's got a bit of a taste of {tool}, at the finish. # gentle
{ foe_talks:
  F: I like that bit. It's the only one in there that knows what it is. # scraping the side
  B: It was only to lie on top! # stiff
- else:
  B: It'll be {foe}. {foe_they_cap} {foe_plural:turn|turns} everything. # defiant
  A: {foe_cap} {foe_was} over there all night, {b}. It was us that were here. # gentle
}
B: I left it alone. I did nothing at all to it, for the whole of a night. I've never worked so hard. # very low
A: You couldn't have known. It only had {tool} to talk to. # hand on a shoulder

=== build_other_cooked_told ===
# step: other
# skeleton: stands
# needs: brewed=cooked
# makes: other=told
N: It had been put out by {door} to be thrown away, and there was somebody there. It was {g}, who had only stopped for one taste, to be polite. # plain
G: My father couldn't cook. He burned water. But he'd stand there with a cloth over his arm, like a waiter, and he'd say, "Madam." To a goat. # to nobody
A: Are you all right, {g}? # low
G: I don't know why I thought of it. I've not thought of it for thirty years. It isn't even what he made. # still holding the spoon
B: Ssh. Don't stop {g_them}. # whispered
N: {g} did not stop. It went on till the pan was cold; and then there was somebody else on the step with a spoon, and that one had had a sister. # hushed
A: It's wrong, {b}. It's not {x}. We were throwing it out. # whispered
B: I know what it isn't. # whispered
A: I could get that out. It's something that's caught, on the bottom. I'd only have to scrub. # whispered, hand out
B: You leave the bottom of that pan alone. # fierce, whispered

=== build_other_cooked_moved ===
# step: other
# skeleton: stands
# needs: brewed=cooked
# makes: other=moved
N: It was too much to throw away and not good enough to keep, so they stood it in the middle of {ground}, with spoons, and went off to be cross. # dry
B: Come and look. Don't say anything. # presently, from behind {hide}
A: It's only people eating it. They'll be sorry. # low
B: Look where they've sat.
N: {h} was there, and {g}. They had not sat at one table since the business with the wheelbarrow. {g} had come to say that it wanted something, and had been told what; and now they were both bent over it, and the spoons touched. # quiet
H: It's not thin. It's lost. # to {g}
G: It wants somebody to take its coat. # to {h}
A: They're talking. They're talking about our mistake! # whispered
B: You couldn't do it with a good one. They'd say, how nice, and go home. # slow, whispered
A: I was going to put that right in the morning. # whispered
B: I'd leave it till the afternoon. # whispered

=== build_go3_cooked_down ===
# step: go3
# skeleton: stands
# needs: brewed=cooked
# a: careful
# door: Go back to where it was last right
# style: careful
# recall: went back to where it was last right
# title: Line Four
# makes: way3=down
A: We make it again, line by line, and taste {x} after every line, until we come to the one where it goes wrong. # laying out nine spoons
B: And then?
A: And then we look at that line. # rolling up a sleeve
N: After the first line it was right. After the second it was so right that {b} sat down. They did the third very slowly. # quiet
B: It's still there. I can taste the table, nearly. What's four? # eyes shut
A: It doesn't say. It's been written, and rubbed out, and something's been put on top that looks like a number. And five's the same. From here on down it isn't a recipe, it's only handwriting. # bending over it
B: Who wrote that out?
A: It was {p}. # slow
N: The pan went on by itself for a bit, as far as it knew the way. # hushed

=== build_go3_cooked_show ===
# step: go3
# skeleton: stands
# needs: brewed=cooked
# a: bold
# door: Serve it to everybody as it is
# style: honest
# recall: served it to everybody as it was
# title: With the Lid Off
# makes: way3=show
A: Lid off. On the table. Everybody's to have a plateful, and say what they think, and not one of them's to say that it's very nice. # carrying the pan
B: It isn't done! # holding on to the other handle
A: It's been not done twelve times, in the dark, with a plate on. I'm tired of being brave at night. # walking on
{ foe_talks:
  F: Well, now. It's not often that one's asked. # tucking in a napkin
  B: Go on, then. Say it. # braced
  F: It's sad at the front. Then it cheers up. I've not had one that cheered up. Who wrote this? # eating
- else:
  N: They set it down right in the open, where {foe} had the best of it, and filled forty plates. # tense
  B: We've always cooked with our backs to {foe}. # low
  A: Well, look. It's still warm. # low
}
B: They've all stopped at the same place. Do you see? About the fourth spoonful. They look up, as if somebody had left the room. # low
A: What's in there, at four? # looking for the paper
B: I don't know. It was {p} who wrote it. # slow

=== build_go3_cooked_ask ===
# step: go3
# skeleton: stands
# needs: brewed=cooked
# door: Ask [h] who used to make it
# style: kind
# recall: asked [h] who used to make it
# title: Who Stood at the Pan
# makes: way3=ask
A: {h}, who was it that made {x_them}? Never mind how. What did you see, from where you sat? # on {ground}, beside {h}
H: A back. # after thinking
B: And what did the back do?
H: It hummed. It wasn't good at it. And it'd say "nearly", whenever you asked; and you'd ask again, for the sake of it. # slower
A: And when it was there, on the table?
H: I don't know that I noticed. I was telling about my day. # surprised
N: {h} turned the clean spoon over, and looked at {h_them}self in it, upside down. # quiet
B: There weren't nine ways, then. There was a back. # gentle
{ a_kind:
- "planner": A: I weighed everything that went in the pan. I never weighed who was standing there. # low
- "explorer": A: I've been all over that pan, and I never once turned round. # low
- "wildcard": A: I could hum. I'm not good at it either. # low
- else: A: You might have told us that. We'd have come and sat. # soft
}
H: There was a thing that went in last, I know that. {p} knows what. {p_they_cap} had it on Sundays. # hopeful

=== build_proof_cooked ===
# step: proof
# skeleton: stands
# needs: brewed=cooked
{ foe_talks:
  N: It was {foe} who said it, and stood up to do so, with a crumb on the chin. # grave
  F: I've nothing against it. I've had twelve of them, and I've never sent one back. But there's {h} with that spoon, in its case, and everyone says, nearly. {till != "":By {till}|Tomorrow} it's either {x} or it isn't, and then somebody clears that table. It isn't kind. # quite low
  A: It's nearly right! # hot
  F: You see? # sad
- else:
  N: It was {g} who brought the word. {g_they_cap} had been along at {den}. # grave
  G: It's {foe}. It'll all be shut up, {till != "":by {till}|tomorrow}, and the fires out. Whatever's in the pan by then is what there is. # out of breath
  A: It's nearly right! # hot
  H: If it's right they'll come out for it, {foe} or no. People don't come out for nearly. # spoon in hand
}
N: {way3 == "down":They looked at line four|{way3 == "show":They looked into forty plates|They looked at the place where a back had been}}, and were no wiser. # flat
B: It'll never be that. You know it won't. # low
A: No. {other == "told":It's only that nobody can taste it and hold their tongue.|It's only that {h} and {g} talk to each other over it.} That's not what was ordered. # low
B: Then we want {way3 == "ask":what went in last|line four}. We've only got to ask {p}. # and both of them looked round

=== build_price_cooked ===
# step: price
# skeleton: stands
# needs: brewed=cooked
# makes: price=name
# title: On Sundays
Q: You had {x} on Sundays. You've only got to shut your eyes. What went in {way3 == "ask":last|at four}? # kind
P: It's been a long time. # busy with a cloth
Q: You said, asleep. # puzzled
N: {p} wiped the one spoon for as long as it could be made to last. # quiet
P: I've never tasted it. # barely
Q: What?
P: Never. We hadn't any Sundays like that. We had bread. You were all standing there with your nine bits of paper, and everybody'd had it, everybody had had a somebody at the pan. And I thought, I could have had it. It might have been me. # low
Q: You wrote out twelve lines! # staring
P: They were very good lines. I nearly believed it by the sixth. # wretched
Q: You'll have to tell {h}. Then nobody'll go on looking for what was never there. # low
P: And the next time that I say I know a thing, they'll all be very kind, and go and ask somebody else. # lower

=== build_go4_cooked_use ===
# step: go4
# skeleton: stands
# needs: brewed=cooked
# a: bold
# door: Leave a spoon in it for everybody
# style: clever
# recall: left a spoon in it for everybody
# title: Forty Spoons
# makes: end=use
A: We've been going about with one spoon, in a case. How many are there in the place? # opening drawers
B: Forty, with the bent ones.
A: Put them all in. Handles out. # pulling the table to the door
B: That isn't how you serve a thing! # shocked
A: It's how you serve a thing that isn't finished. Whoever's got a spoon may say what it wants. # pushing
N: They stood the pan on the long table, with forty handles round it, like the back of a hedgehog. It looked less like a mistake, and more like something that had begun. # warm
{ b_kind:
- "planner": B: I've put out paper as well. I'd like to see what line four is, when it's been asked forty times. # sharpening
- "explorer": B: We looked for it in the pan, and all the time it was further off than the spoons! # happy
- "wildcard": B: I've kept back the bent one. I want to see who it fits. # behind {b_their} back
- else: B: It looks as if it was waiting up for somebody. # kind
}
A: And nobody's to say that it's very nice. # standing back

=== build_go4_cooked_tell ===
# step: go4
# skeleton: stands
# needs: brewed=cooked
# a: payer
# door: Say that it isn't what was asked
# style: honest
# recall: said that it wasn't what was asked
# title: It Isn't It
# makes: end=tell
N: They had all come to supper. They had washed, and somebody had put a flower in the salt. {a} stood up on a chair. # plain
A: It isn't it. # loud
N: Forty spoons stopped, at forty heights. # dry
B: There's more. Give {a_them} a moment. # to them all
A: There's less. It's not {x}. We made it twelve times over, and it isn't. It's not the pan, and it's not {foe}. We don't know how. I don't, and I said I did. # louder
H: Not even the end? # small
A: No. I'm sorry, {h}. I ought to have told you before you'd ironed the cloth. # looking at {h}
N: {h} looked at the cloth. And since it was there, and steaming, and they had had no dinner, they looked at what was on it. # quiet
B: They're tasting it. Now that it isn't anything. # low
A: Don't say a word. Let them. # low

=== build_go4_cooked_h ===
# step: go4
# skeleton: stands
# needs: brewed=cooked
# door: Let [h] have the first of it
# style: kind
# recall: let [h] have the first of it
# title: A Clean Spoon
# makes: end=h
A: Before they come, {h}. You first. You've kept that spoon for so long. # low
H: I don't know that I dare. As long as I haven't, it might be. # hanging back
B: It isn't. I'll tell you that now, and then you needn't be brave. # friendly
H: Oh. That's a weight off. # and sat down
N: {h} took the clean spoon out of its case, and put it in, and then put it into {h_their} mouth, with both eyes shut. # quiet
A: Are you disappointed? # not breathing
H: I must be. I've got it somewhere. # eyes shut
B: Take as long as you like. # low
H: How funny. It's not the taste at all. It's the noise. You two, whispering, behind my back, and a lid that rattles. # very low
N: {h} opened {h_their} eyes, and held out the plate. # warm

=== build_act_cooked ===
# step: act
# skeleton: stands
# needs: brewed=cooked end=use,tell,h
N: {end == "use":Then they came, and found the spoons|{end == "tell":Nobody got up to go|When the rest came, {h} was sitting there with an empty plate, and held it up for them to see}}. {foe_talks:{foe_cap} had come early, to be sure of a chair.|And at that moment came {foe}, as {foe_they} can be; and not one of them looked round.} # tense
P: Before you eat. I said that I'd had it on Sundays. I never had it in my life. I made up all twelve lines, and the fourth I couldn't even make up. # clear
H: You mean that there's nothing in at four? # slow
P: Nothing. It's a hole. # barely
N: It was so quiet that one could hear {x_sound}. And then {g} took a spoonful, and thought, and went out, and came back with something in a twist of paper. # hushed
G: In ours there was this. I'd always thought that you'd laugh. # and put it in
{ other:
- "told": N: {g_they_cap} told them who used to put it in. Before {g_they} had done somebody else was on their feet, with an onion, and an uncle. # warm
- else: N: {h} said that it was far too much; and moved up, so that {g} could sit there while {g_they} put in the rest. # warm
}
{ foe_talks:
  F: We had a bay leaf. One leaf. I've been carrying it about. # feeling in a pocket
  Q: Put it in. There's room, at four. # making way
- else:
  Q: There's {foe} out there, and it's warm in here! And they haven't so much as noticed! # low
}
N: When it had all gone in it was not what anybody had had at home. It was what they had had that night, and every plate was held out twice. # warm
Q: We said that we'd {verb}. # low
P: And we {verb_did}. It isn't {x} as it was. It only wanted somebody to leave a hole.{till != "": And {till} can come.|}{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== build_use_cooked ===
# step: use
# skeleton: stands
# needs: brewed=cooked
N: Long afterwards there was just {p} left, at the sink, with forty spoons. # quiet
Q: You've washed that one already. # cloth in hand
P: I'm thinking. It's what I told them, about the Sundays. I can't say that I know a thing now, not for years. {h} asked me the time, and then {h_they} went and looked. # low
Q: Does it hurt?
P: Here and there. It's like new shoes. # honest
N: {owner != "":A plate had come back from {owner}, wiped quite clean. And behind the plate stood {h}|There was a knock; and it was {h}}, with the clean spoon, which was not clean any more. # dry
H: I've come to ask you something. What day is it? # stiff
P: You'd better look it up. # low
H: I have. It's Sunday. # holding out the spoon
N: {p} had to turn round to the sink again, and look for the soap. # quiet
Q: So you've had it on a Sunday. And do you hear them, out there? {stake_fixed_cap}. # low

=== build_change_cooked ===
# step: change
# needs: brewed=cooked
# title: Line Four, Again
N: The paper was put up on the wall, over the pan. It has twelve lines on it, with numbers, and the fourth is empty. # plain
B: {h} won't have it filled in. I offered. Not in ink, I was told. # reading
A: What does one put, then? # low
B: Whatever you've got that day. {g} put in a pear. You could tell that {g_they}'d had a letter. # fond
{ way:
- "dash": A: And nobody's found the cork? # guilty
- "heap": A: What's become of the eleven jars? # looking along the shelf
- else: A: And {tool}? {tool_plural:Are|Is} {tool_they} ever going to smell of anything else? # sniffing
}
{ way:
- "dash": B: {h} found it, and was glad of something to chew. # grave
- "heap": B: They've got flowers in. All but the fourth. {g} comes by for a spoonful of that, when {g_they}'ve had a day. # grave
- else: B: I hope not. I go and stand next to {tool_them} when I'm out of sorts. # honest
}
A: We never did get {x} right. # content
B: No. You'd have to stop, if you got it right. # handing over a spoon
