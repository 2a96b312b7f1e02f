// Second ways of the doors. What is said later of each stays true: the sleeve and the supper, the best part of everyone, the bends;
// the bit of wood, the left; the list of small things.

=== build_go2_time ===
# step: go2
# needs: no-brewed=cooked no-mends
# tone: comic,epic,space
# a: bold
# b: careful
# door: Finish it before it has time to fall
# style: bold
# recall: finished it before it had time to fall
# title: Whatever Was Nearest
# makes: way=dash
A: It fell down because it had time to. # sleeves up
B: It fell down because of the left. # fair
A: It had time to find out about the left. We'll be done before it's looked. Hold that! # hitting
S: hammer
N: They built as people pack who have heard the cart. {b} held, and {a} hit; and whatever was nearest went on next. # brisk
B: You've nailed my sleeve. # calm
A: Is it holding? # hitting
B: Very well. # calm
A: Then leave it. What have you got in that hand? # hitting
B: I believe that it's your supper. # looking
A: Put it there. It's the right shape! # hitting
N: By evening {x} stood there, and they went away from it backwards, on tiptoe, as you leave a child. # dry

=== build_go2_knees ===
# step: go2
# needs: no-brewed=cooked no-mends
# tone: gentle,manners,noir
# door: Look through the heap, with [g]
# style: kind
# recall: looked through the heap, with [g]
# title: The Knees
# makes: way=heap
N: There was a path to the heap, and it was all worn on the one side, where people looked away. {g} walked up the middle of it. # quiet
G: I'd a part of one in here. I don't suppose that it's any use now. # shy
A: Which? # climbing
G: The knees. I got the knees right. I never mentioned it, since there was nothing on top. # shy
B: These? But they're lovely! And look what was next to them. You'd say that it was made to go on knees! # from inside
G: That's {h}'s. # stiff
A: Then you'd half of it, the two of you! # amazed
G: We weren't on terms. It was over knees. # with dignity
N: They took it to pieces with both hands, as you take eggs from under a hen. In every bit of it there was one thing that somebody had got right, and gone home. # warm
B: It's all here. It's been here for years. It's only never been introduced. # rolling up sleeves

=== build_go2_lies ===
# step: go2
# needs: no-brewed=cooked no-mends
# b: maker
# door: Let [tool] turn into it, bit by bit
# style: clever
# recall: let [tool] turn into it, bit by bit
# title: How It Lies
# makes: way=tool
N: {b} had put {tool} in the middle of {ground}, and had been lying beside it for some time. # plain
A: Are you ill? # stopping
B: I'm seeing how it lies. You can't make a thing out of another thing until you know that. # not getting up
A: I thought you took a saw. # looking for one
B: That's how you make two bits. # patient
N: It was mostly done by leaning. {b} leaned, and waited, and wherever it gave {b} said thank you. By and by there was an end to it that might have been {x_part}, if one did not hurry it. # quiet
A: It won't go straight, just there. # pointing
B: It doesn't care to. I shouldn't, if I'd been {tool} all my life. # leaning
A: And {x}? Oughtn't that to be straight? # careful
B: I never asked {h}. I've been so taken up with asking this. # mouth full of pegs

=== build_go3_tomorrow ===
# step: go3
# needs: no-brewed=cooked
# skeleton: stands
# tone: noir,space,eerie
# a: careful
# door: Undo it all, as far as it was right
# style: careful
# recall: undid it, as far as it had been right
# title: Still Tomorrow
# makes: way3=down
N: A thing goes wrong at one place, said {a}; after that it is only being polite. So they undid it, from the top, and laid it out on a cloth. # quiet
B: They all look so innocent. # handing down
A: In the order that they come. # unscrewing
N: They had got down by a third when {a} stopped, with the spanner still on. # still
A: What's that? # not touching it
B: It's a bit of wood. You put it in. It rattled, and you said, that'll do until tomorrow. # remembering
A: And it's still tomorrow. And all the rest's been built to go round it. # slow
B: Then out it comes, and we've got what you drew. # hand out
A: Yes. # not moving
B: It's that, you know, that does the other thing. The thing that it isn't for. # slow
A: I know. I can feel it. It's doing it now. # spanner still on

=== build_go3_middle ===
# step: go3
# needs: no-brewed=cooked
# skeleton: stands
# tone: epic,comic,manners
# a: bold
# door: Push it out where [foe] can see
# style: honest
# recall: pushed it out where [foe] could see
# title: Tired of Whistling
# makes: way3=show
N: They had built it in corners. Whenever {foe} {foe_was} about it had a sheet on, and one of them stood in front of that, and whistled. {a} was tired of whistling. # plain
A: Out. Right out into the middle. # pushing
B: It isn't dressed! # pulling
{ foe_talks:
  F: I've been waiting to see the back of that. # going round it
  B: You said that it'd never hold. # braced
  F: It won't. But what's it doing, there, on the left? It goes over, and then it comes home. # stooping
  A: We hoped that you'd know. # honest
  F: I know every way there is for it to be wrong. That's not one. # put out
- else:
  N: {foe_cap} took it on the left, where it was worst. It went over, and they shut their eyes; and it came back. # hushed
  B: It ought to have broken! # whispered
  A: It's never had room to, before. There's always been {hide} in the way. # slow
}
B: What is it that we've made? # after a while
A: I couldn't tell you. I've never been so curious in my life. # after a while

=== build_go3_chair ===
# step: go3
# needs: no-brewed=cooked
# skeleton: stands
# tone: gentle,space,noir
# door: Have [h] shut both eyes, and tell it
# style: kind
# recall: had [h] tell them how it would be
# title: Another Chair
# makes: way3=ask
N: {h} had put a chair in the middle of the empty place, and was sitting there, to see how it would be. # quiet
A: Shut your eyes. It's done. What happens? # sitting down on {ground}
H: It goes. # eyes shut
B: And then? # sitting down, too
H: Somebody says, what's that? And comes in to see. # eyes shut
A: And it goes again. # helpful
H: I don't know that it'd need to. They'd be in, by then. They'd say, haven't you got another chair? # slower
N: There was string lying about, from when {h} had marked it all out. {b} had been winding some of it up, and stopped. # quiet
B: It never was for what it does. # gentle
H: It'd have to do something. You can't ask people in to look at string. # looking at {h_their} feet
A: I measured it four times. I never measured for how many. # slow
B: Give me that end. # unwinding

=== build_go3_socks ===
# step: go3
# skeleton: taken_apart
# tone: comic,epic,noir
# a: bold
# door: Get everybody on it, and keep it going
# style: bold
# recall: got everybody on it, and kept it going
# title: While They're Happy
# makes: way3=run
N: {x_cap} had stood for a day, and been looked at. {a} thought it a waste. # brisk
A: Who's next? # calling
H: I only came to see it go. # from the crowd
A: You'll see it better if you're on it! And you, with the basket! # calling
N: It went all day, and on by lamplight. It did what it was made for, and then what it was very nearly made for; and on the third evening somebody was drying socks on it. # dry
B: It's hot, along there. Feel. # hand on it
A: It's getting into its stride. # proud
B: I've put back the same screw four times. I've tied it up with my good lace. # quiet
A: They're so happy! You can't stop it while they're happy. # calling the next
B: No. I only thought that somebody might ask it. # hand on it
N: {x_sound2_cap}. It was what one says when somebody has asked, and one does not like to be a bother. # quiet

=== build_go3_column ===
# step: go3
# skeleton: taken_apart
# tone: manners,gentle,space
# door: Give everybody a day of it, with [g]
# style: kind
# recall: gave everybody a day of it, with [g]
# title: Remarks
# makes: way3=lend
N: {g} kept the book. Each was to have it for a day, from first light, and there was a column for remarks. # brisk
G: Tomorrow it's {h}. # writing
N: At first light there stood {h}, in front of it, washed, with nothing in {h_their} hands. At noon {h} was still there. # dry
A: Well? How is it, to have it? # kind
H: It's very grand. I've walked round. I've had people in to walk round with me. # solemn
B: And what are you using it for? # kind
H: I haven't liked to. What I could really do with is a hinge. But you can't say that to a thing like this. # behind a hand
N: {g} put it down under remarks, where there had begun to be a good many. # plain
B: A bit of string. Something flat. Anything to keep a door shut. # reading
A: It's an odd list, for people who've got {x}. # slow

=== build_go3_rail ===
# step: go3
# skeleton: taken_apart
# a: careful
# door: Put a sheet and a rail about it
# style: careful
# recall: put a sheet and a rail about it
# title: The Last of the Wood
# makes: way3=sheet
N: {x_cap} stood, and nobody knew why. {a} had gone all over it by night, and could not find the reason. So nothing was to be touched. # quiet
A: It's having a sheet. # sewing
B: It's held up for a week. # mild
A: That's what they all did, until they didn't. # sewing
N: The sheet needed hooks, and the hooks a rope; and so as to have somewhere for the rope, they put up a rail. It was the last of the wood. # dry
H: I don't want to be a trouble. Is there so much as a screw? It's for my latch. # at the rail
B: There isn't one left. They're all in there. # unhappy
H: I'd never ask you to take one out. # at the rail
A: You can look at it on Sunday. # sewing
N: {h} thanked them, and went. {b} heard {h_them} go the whole way home; and then heard the door, which did not shut. # quiet
B: It's a lovely sheet. # after a while
