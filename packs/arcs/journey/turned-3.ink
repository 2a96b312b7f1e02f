// TURNED, episode 3: a hundred steps from {den} they find that {h} was here, and why {h} went home. way3=marks, short, said is how they
// came there; hint (episode 1) is what {h} let slip. price is what it costs to stop: face, mark (p's treasured thing), hush.

=== journey_go3_marks ===
# step: go3
# skeleton: turned
# door: Follow the old marks
# style: careful
# recall: followed the old marks
# makes: way3=marks
N: They followed the marks. Whoever had made them had been tidy, and had thought of other people. # plain
A: There's always one just where you'd give up. # feeling along
B: I've given up four times, and each time I put my hand on it. # feeling along
A: They must have had the same legs as us. # moved
B: They'd the same lunch, too. Look. It's where they stopped to eat. That's a pip. # bending down
A: You can't know that it's theirs. # laughing
B: It's in the middle of a notch. Somebody sat here, and was tired, and didn't throw it just anywhere. # certain
A: But why would you cut them so deep? You'd never need that, to see them by. # low
B: No. You'd need it if you meant to come back in the dark, and had no hand free to hold a light. # slow

=== journey_go3_short ===
# a: bold
# step: go3
# skeleton: turned
# door: Cut straight across
# style: bold
# recall: cut straight across
# makes: way3=short
N: They cut straight across. The marks went off to the left, with a great deal of patience, and the two of them did not. # brisk
A: It stands to reason that straight's shorter. # climbing
B: Then why did they go round? # climbing
A: They hadn't got me. # climbing
N: A little later it was clear why they had gone round. In front of them it went straight down, a very long way; and behind that it did the same again. # flat
B: What do they say, about more haste? # holding on
A: I can't remember. I was always in too much of a hurry to hear the end. Give me your other hand. # holding on
B: That is my other hand. # calm
A: Then what's this that I'm holding on to? # looking
B: I think that it's come off. # calm

=== journey_go3_said ===
# a: careful
# step: go3
# skeleton: turned
# door: Do just as [h] said
# style: clever
# recall: done just as [h] had said
# makes: way3=said
N: They sat down, and went over everything that {h} had said to them while doing up the straps. # low
A: And I wasn't listening. I was thinking, yes, yes. # cross with {a_them}self
B: Keep left at first, that was it. And then something about breathing. # eyes shut
A: And a place where we'd want to sit down. Who says such a thing? You say, good luck. You say, wrap up. # slow
B: Unless you were thinking of something else. Unless you were there, in your head, and were going along it. # slow
N: They looked at each other. Then they kept left, and where it got narrow they breathed out; and every bit of it fitted, like a foot in its own shoe. # hushed
A: I'd like to know what else {h_they} said that I said yes, yes to. # low

=== journey_camp_marks ===
# step: camp
# skeleton: turned
# needs: way3=marks
# title: The Last Mark
N: The marks stopped. There was one more, deeper than the others, and then a dry sort of corner, out of reach of {foe}, no bigger than a table. # hushed
A: Somebody slept here. # low
B: Two did. There's a big dent and a little one. # low
{ hint:
- "bend": A: And it's all tied down. Look at that knot. I've seen that knot. # bending close
- "bag": A: And they left a cup. It's got a blue ring round it. # picking it up
- else: A: And they wrote it up. It says, three thousand nine hundred. # bending close
}
{ hint:
- "bend": B: It's on your own shoulder. It's the one that {h} did up. # touching it
- "bag": B: It's one of two. The other one's in our bag. Where {h} put it back. # slow
- else: B: I know that nine. It's got its tail tucked in. It's {h}'s. # slow
}
A: {h} gets giddy on a chair. # low
B: {h} says so. I've never seen {h_them} do it. # low
A: {h_they_cap} was here. # sitting down

=== journey_camp_short ===
# step: camp
# skeleton: turned
# needs: way3=short
# title: Where They Landed
N: They came down together, all the way, and landed on something soft. It was a bed, of a kind, in a dry sort of corner, out of reach of {foe}, no bigger than a table, and it had been lived in. # breathless
A: I've got something in my back. # lying on it
{ hint:
- "bend": B: It's a rope. It's holding up the roof. No, don't undo it! # grabbing
- "bag": B: It's a cup. It's not even cracked. # pulling it out
- else: B: It's a bit of board. It's got writing on it. # pulling it out
}
{ hint:
- "bend": A: I couldn't if I wanted to. It's that awful knot. It's the one that {h} does. # sitting up
- "bag": A: It's got a blue ring round it. So has the one in the bag. {h} said, I put it down somewhere. # sitting up
- else: A: Three thousand nine hundred. That's {h}'s nine. It looks as if it's asleep. # sitting up
}
B: Then there were two of them, and {h} was one. # slow
A: {h}? {h} won't go as far as {edge} without a vest! # staring
B: Perhaps it's because of this that {h_they} won't. # low

=== journey_camp_said ===
# step: camp
# skeleton: turned
# needs: way3=said
# title: A Place to Sit Down
N: So they came to a place where anybody would want to sit down, and they wanted to, and sat. It was a dry sort of corner, out of reach of {foe}, no bigger than a table. # hushed
A: It's been lived in. There's even somewhere for your elbow. # low
{ hint:
- "bend": B: And look what it's tied with. That's the knot off my own strap. # low
- "bag": B: And here's the other cup. Blue ring and all. "I put it down somewhere." # low
- else: B: And here's where it was worked out. Three thousand nine hundred. It's in {h}'s hand. # low
}
A: {hint == "bend":One hears things. It stands to reason.|{hint == "count":Somebody worked it out. I forget who.|For anybody. You know. In case.}} # slow, in {h}'s voice
B: {h_they_cap} did it with a straight face. {h_they_cap} did up my collar, and told me about it with a straight face. # hurt
A: It wasn't straight. I thought that it was the strap. # low
N: They sat there, two people, in a dent that had been made by two people. It was not a bad fit. # dry
B: Then why did {h_they} never get there? You can see it from here. # turning round

=== journey_sight_pencil ===
# step: sight
# skeleton: turned
# title: In Very Small Letters
N: You could see it from there. It was {den}. There was nothing in between; there was a little slope, and a hundred steps. # still
A: {way3 == "short":We've come straight down on it.|{way3 == "said":It's all just as {h} said.|That was the last of the marks.}} I could throw my hat at it. # low
B: Then so could {h}. Why would you come all this way, and then not? # low
A: There's something on this side. In pencil. It's very small. # turning it to the light
B: Read it. # quick
A: "3,900. {g} can't go on. It's the ankle. {g} says to leave {g_them} here and go, it's only a minute." # reading
B: {g}? {g} was the other one? # low
A: "But it's getting dark, and {g_they} {g_plural:don't|doesn't} like to be left. I have told {g_them} that we aren't anywhere near." # reading
N: That was all, but for the numbers. They began again at one, and went all down that side, and round the corner; and they were written like numbers by somebody who has a person on their back. # soft

=== journey_sight_tracks ===
# step: sight
# skeleton: turned
# title: One Pair Home
N: And there it was, with the light on it: {den}. There was nothing in front of it any more. It was a hundred steps off, and all of them were flat. # still
A: {way3 == "short":We've cut off all the worst of it!|{way3 == "said":There's nothing more that {h} told us to do!|There aren't any more marks!}} Come on, then! # jumping up
B: Wait. They'd got as far as this. They could see it. And look at the marks. There's two of them coming. And there's only one of them going home. # on {b_their} knees
A: One stayed here? # stopping
B: No. It's deeper, going home. It's as deep as two. # low
A: One carried the other. # slow
B: All the way. And it must have been {h}, and I know who it was that {h_they} carried. There's only one person who's always saying that {g_they} slept right through it. # low
A: {g}. "We never got anywhere near it." {g}'s told me so a hundred times. # low
B: Because that's what {g_they} {g_was} told. # low

=== journey_sight_noir ===
# step: sight
# skeleton: turned
# tone: noir,eerie,space
# title: The Other Half of the Story
N: From there one saw {den}. It was lit up, like something in a shop. It was a hundred steps away, and nothing was standing in front of it. # flat
A: So two of them get as far as this. {way3 == "short":And the long way, not like us.|{way3 == "said":One of them never forgets a step of it.|They mark every yard.}} And they sit down, and look at that. And then they go home. Would you? # low
B: Not unless I couldn't walk. # low
A: Or unless the other one couldn't. Here's a splint. It's half of somebody's good ruler. # holding it up
B: {g} limps. When it's damp. {g} says that it's from dancing. # slow
A: Did you ever see {g} dance? # low
N: You could hear it fall into place. It did not make much of a noise. # flat
B: So {h} carries {g} home. And tells {g_them} that it was miles off, so that {g_they} shouldn't have to know what it cost. And never goes again. # low
A: And sends us. # low

=== journey_price_face ===
# step: price
# skeleton: turned
# makes: price=face
# title: The First Question
Q: A hundred steps. We could be there before you'd finished that sentence. # looking at {den}
P: I know. I've counted them six times. {hint == "count":It comes out as {h} said it would.|It keeps being a hundred.} # looking at {den}
Q: And if we went there, then {h} would be the one who didn't. For good. # slow
P: And if we don't, then it's us. They'll be standing there when we come home, and it's the first thing that they'll ask. Did you get there? # low
Q: What'd you say? # low
P: I'd say, no. Just that. I can't say why, out in front of everyone, with {g} there. # low
Q: You've never in your life said no to that. You once ran back to a race that you'd won, to win it again. # low
N: {p} opened {p_their} mouth, and shut it, and tried how it would feel. # quiet
P: No. We didn't. No. It's like a tooth. You keep going back to it. # practising

=== journey_price_mark ===
# step: price
# skeleton: turned
# makes: price=mark
# title: Something to Stand There
N: {p} had had a thing in a pocket all the way. It was {p_keep}, and it was to have been set up at {den}, to show who had been. # quiet
Q: You carried it on purpose. You never said. {way == "tool":It was underneath {tool}.|{way == "ask":You had it in your hand the whole time that we were asking {g}.|We'd no time to pack, and you'd packed that.}} # low
P: I was going to put it down as if I'd just thought of it. {p_keepwhy} # low
Q: It's only a hundred steps. You could run over there with it, and be back. # low
P: And then {h} comes, some day, when {h} dares. And there it stands. Got here first, it'd say. # low
Q: So take it home again. # gentle
P: No. It came to be left. # shaking {p_their} head
N: And {p} put it down there, on the edge of that table of a place, where the old dent was; facing {den}, with its back to them. # still
Q: It looks as though it's waiting for somebody. # low
P: It is. # short

=== journey_price_hush ===
# step: price
# skeleton: turned
# makes: price=hush
# title: What We Know
Q: We'll have to tell {g}. {g} thinks that it was nowhere near. {way == "ask":That's where {g_their} bit of the way left off.|} # low
P: {h} carried {g_them} four thousand steps so that {g_they} should think it. # low
Q: But it's the best thing that anyone round us has ever done! It ought to be in the book! # low, hot
P: It'd be in the book, and {g} would read it. And then it'd be the thing that {g} cost. # slow
Q: So we never say? Not to anybody? # low
P: I'm bad at it. You know that I am. It gets into my face. I'll have to go about for years with this, and talk about soup. # unhappy
N: They could both see it, that face, over a great many suppers, being asked to pass the salt. # dry
Q: I'd sooner pay with money. # low
P: So would I. Shake on it, quick, before we've told somebody. # holding out a hand

=== journey_price_epic ===
# step: price
# skeleton: turned
# tone: epic,comic
# makes: price=face
# title: How It Will Be Sung
Q: They'll make a song about it. # gloomy
P: {way == "straight":They'd got to the second verse while we were going out.|They'd made it before we left. I heard some of it.} I come in a lot. # gloomy
Q: And what'll they sing now? They went and they went, and they stopped? # gloomy
P: With a hundred steps to go. It doesn't even scan. # gloomy
N: It lay there in front of them, {den}, in full view, as flat as a hand. # dry
Q: Nobody'd know. You could go over and come back. I'd look the other way. # low
P: {h} would know. {h_they_cap} would look at me, and be glad for me, and go in. I can't have {h_them} be glad for me. # low
Q: Then you'll be the one who turned round. They'll sing that. # low
P: In all four verses. And I shall have to stand there and join in. # with a deep breath
