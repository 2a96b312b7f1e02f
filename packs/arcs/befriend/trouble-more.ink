// TROUBLE, second ways of the doors of episodes 2 and 3.

=== befriend_go2_blankets ===
# step: go2
# skeleton: trouble
# needs: no-x_size=big
# tone: comic,noir,manners
# a: bold
# b: careful
# door: Put [x] under a blanket, and say nothing
# style: bold
# recall: put [x] under a blanket, and said nothing
# title: Blankets
# makes: way=hide
N: {x_they_cap} {x_was} to be a secret, and {x_was} put behind {hide}, under a blanket; and on the blanket {a} pinned a paper that said Blankets. # dry
B: It's moving. # looking at it
A: That's breath. I can't do anything about breath. # pinning
H: {h_says} What was that? # at the door
A: What was what? # quick
H: That. There. Something made a noise. # sniffing
A: It's {b}. It's a delicate stomach. # quick
B: Since when? # aside
A: Since now. Groan. # aside
N: {b} groaned. It was so well done that {h} sat down to wait until it should pass, against the blanket; and from underneath somebody else groaned, out of sympathy. # dry
H: You've got it on both sides. I'd lie down. # impressed

=== befriend_go2_remarks ===
# step: go2
# skeleton: trouble
# tone: gentle,space,epic
# door: Draw up a list of turns, with [g]
# style: kind
# recall: drew up a list of turns, with [g]
# title: Under Remarks
# makes: way=turns
N: It was {g} who said that there was nothing in life that did not go better with a list. By evening it was up. It had mornings on it, and evenings, and nights, one of them to each, and a line at the foot for remarks. # plain
A: Who's put me down for evenings? # reading
G: I did. You looked free. # ruling
B: Why have I got nights? # reading
G: You yawned. I took it for a hand up. # ruling
{ x_talks:
  X: When's mine? # interested
  A: You haven't got one. You're what it's of. # kind
- else:
  N: {x_cap} came and looked at the list, very close, and then at the back of it. # warm
}
N: It worked for exactly a day. Then it came out that {x} had been round and fetched all three of them, so as to have everyone's turn at once. # dry
G: Under remarks I shall put, heavy. # from below

=== befriend_go2_waited ===
# step: go2
# skeleton: trouble
# b: maker
# door: Build [x] a place out of [tool]
# style: clever
# recall: built [x] a place out of [tool]
# title: A Part for Being Alone In
# makes: way=tool
N: {b} had drawn it first. It had an arrow at each end. # proud
B: That's {tool}, the other way up. And that's the best of it. That's a part for being alone in. # showing
A: There are a great many long bits. Where did you get those? # helping
B: They're borrowed. # short
A: Who from? # helping
B: They're the kind that nobody counts. Hold this. # mouth full
N: At supper time it stood. {b} led {x} up to it, and went to one side, and waited, with two hands that did not know where to go. # plain
{ x_talks:
  X: It's beautiful. Who lives here? # looking in
  B: You do. Only you. # proud
  X: Oh. Then I expect they'll be along later. # sitting down to wait
- else:
  N: {x_cap} went in, and looked into all the corners, and came out, and stood in front, like somebody who has come on the wrong day for the party. # soft
}
A: I think that it wants us in it. # after a time
B: There's only room for a knee. # getting in

=== befriend_go3_overleaf ===
# step: go3
# skeleton: trouble
# tone: noir,epic,manners
# a: bold
# b: careful
# door: Stand by [board], and confess to whoever passes
# style: honest
# recall: stood by [board], and confessed to whoever passed
# title: Overleaf
# makes: way3=own
N: They wrote it all down, and stood by {board} with it, before supper, and read it out to everybody who came by. # plain
A: One jar. It was {x}, and so it was us. # reading
H: That was my jar. I've been blaming the damp. # stopping
B: One fright. # reading
H: That was me, too. I thought that it was my heart. # sitting down
A: {way == "hide":And there's no delicate stomach. We made it up.|And that noise in the night was all of us.} # red
N: Nobody shouted. It would have been easier. They came up one after another, and were told, and said, oh, was that you; and went home to look at the thing again. # dry
B: Is that the end? # hoarse
A: There's overleaf. # turning it
B: I didn't know that we had an overleaf. # hoarse

=== befriend_go3_pudding ===
# step: go3
# skeleton: trouble
# door: Have [g] bring [x] up by morning
# style: clever
# recall: had [g] bring [x] up by morning
# title: Please, Thank You, and the Pudding
# makes: way3=teach
N: {g} had until morning, and a pudding. # brisk
G: There's please. There's thank you. There's after you. And then there's leave that alone. # sleeves up
A: What's the pudding for? # wary
G: It's the leave that alone. # grim
N: Please was learnt by nine. Thank you took longer, for {x} said it, in {x_their} own fashion, before anybody had given {x_them} a thing, so as to be on the safe side. After you went on until somebody had to be fetched back from {far}. # dry
B: {x_they_cap}{x_plural:'re|'s} looking at the pudding. # whispered
G: {x_they_cap} may look. # steady
N: {x_sound_cap}. It was like hearing a tooth come out. {x_part_cap} shook. Then {x} turned round, and faced the wall. # quiet
A: {x_they_cap} did it! # clapping
A: Why do I feel so dreadful? # stopping

=== befriend_go3_treat ===
# step: go3
# skeleton: trouble
# tone: gentle,eerie,space
# a: bold
# door: Let [x] sleep at [den], as a treat
# style: bold
# recall: let [x] sleep at [den], as a treat
# title: A Treat
# makes: way3=den
N: {den_cap} lay well out of everybody's way; that was the beauty of it. They brought {x} there, and said that it was a treat. # brisk
A: Here's your {food}, and here's a blanket. And you can see the whole way home. # cheerful
B: You'll see our light. I'll put mine on the left. # less cheerful
{ x_talks:
  X: Which side would you like? # moving over
  A: We aren't stopping. It's just for you. # to {ground}
  X: Oh. I see. So it's a treat. # being good about it
- else:
  N: {x_cap} had shared out the {food} three ways already, and held out the largest. # soft
  A: No, that's for you. It's all for you. # to {ground}
}
N: They went. At {edge} they stood still, to make sure that everything was quiet; and it was, except for {x_sound}, once to the left, and once to the right, with a space after each. # hushed
B: {x_they_cap}{x_plural:'re|'s} leaving us room to answer. # thick
A: Then answer. # thick
B: I can't. I'd go back. # going on
