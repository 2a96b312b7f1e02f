// ESCAPE, episode 2: the first attempt, way=rush, ask, tool; it belongs to both skeletons.

=== escape_go_rush ===
# b: bold
# step: go2
# door: Run for it at the first chance
# style: bold
# recall: run for it at the first chance
# makes: way=rush
N: They would run for it. It was agreed that whoever saw the chance should shout, and that then everybody should run. # brisk
A: What does a chance look like? # crouching
B: You'll know it. It's a sort of a gap, with something bright behind. # crouching
G: Is it that? # pointing
B: No. That's {h}. # crouching
H: I've been a chance before now. # stiff
A: My leg's gone to sleep. If it comes now, I shall have to hop. # low
N: "Now!" somebody shouted, and they all ran straight at {foe}, one of them on one leg. It was never learned what had been seen. # breathless

=== escape_go_ask ===
# a: careful
# step: go2
# door: Ask politely to be let out
# style: honest
# recall: asked politely to be let out
# makes: way=ask
N: They would ask. It might be that nobody had, and that the whole thing was a misunderstanding. # plain
A: We ought to put it in a way that leaves everybody room. # careful
B: Let us out. # trying it
A: That hasn't any room in it at all. Say, we wondered if. # careful
B: We wondered if you'd let us out. # trying it
H: Put in that we've had a lovely time. # at the elbow
B: We haven't! # indignant
H: It's not for the truth. It's for the rhythm. # at the elbow
N: They washed, as well as one could. They stood up straight, in front of {foe}, the four of them, in order of height, and {a} coughed. # dry

=== escape_go_tool ===
# b: maker
# step: go2
# needs: no-den_is=above,island,company
# door: Get out by means of [tool]
# style: clever
# recall: tried to get out by means of [tool]
# makes: way=tool
N: It had come in with them. It lay there in the corner where it had been dropped: {tool}. {b} walked round it, twice, with half-shut eyes. # plain
A: No. # at once
B: I haven't said it yet. # walking
A: You've got the face. The last time that you had that face, we had to move. # firm
B: Everything that keeps you in has got a place where it's thinnest. You've only to find it, and then go through it with {tool_a}. {foe_alive:There's got to be a thin place somewhere. {foe_cap} can't be in front of all of it.|There's got to be a thin place, even in {foe}.} # stopping
H: Why would there be a book that says that? # interested
B: There isn't. It's just coming to me. # rapt
G: Could it come to you a bit more to the left? I'm sitting there. # comfortable

=== escape_attempt_rush ===
# step: attempt
# needs: way=rush no-den_is=above,island,company
# title: Nobody Had Seen Anything
N: They went the whole length of {den} in one go, and came to the end of it, and the end was soft. # breathless
A: What was it that you saw? # from underneath
B: I thought that you'd shouted. # from underneath
A: You shouted! You shouted, now! # from underneath
B: I was asking! I said, now? It had a little hook at the end! # from underneath
H: I ran because somebody was hopping. It looked so urgent. # from underneath
A: Is everybody here? # counting feet
N: There were six feet. They got up, and looked back the way that they had come. {g} was coming along it, at a walk, picking things up. # dry
G: You dropped these. And that's your other shoe. I didn't like to run, there was nobody behind me. # arriving
B: And {foe_plural:where are|where's} {foe}? # low
G: Just here. There was a bit of moving over, to let you by. # truthful

=== escape_attempt_ask ===
# step: attempt
# needs: way=ask
# title: In Order of Height
A: We wondered if it would be at all convenient, at some time, if you'd let us out. We've had a lovely time. # all in one breath
N: There was a pause. It was not an unfriendly one. It was only very long, and after a while it was plain that that was it. # dry
B: I don't think that it got there. # aside
A: I left it room. I may have left it too much. # aside
B: Let me. Let us out! # loud
H: Please. # quick
B: Please! # loud
{ foe_talks:
  F: I heard you the first time. I was enjoying it. Nobody's ever done it in order of height. # from quite near
  A: Is that a no? # small
  F: It's a pause. I've had it by me for years. I never had anyone to put it in front of. # going
- else:
  N: Something did move. It came a little nearer, all of it, like somebody hard of hearing. # quiet
  A: It wants us to say it again. # small
  B: It doesn't want us to be let out. It just likes being asked. # low
}
G: I thought you did it beautifully. # clapping

=== escape_attempt_tool ===
# b: maker
# step: attempt
# needs: way=tool no-den_is=above,island,company
# title: Thinnest
N: The thinnest place was in the end found by {h}, who sat down against it. {b} marked it with a cross. # brisk
B: Everybody behind me. I'll count to three. # taking hold
A: What happens at three? # behind
B: It goes through the wall, or whatever that is, and we go through after it, and we're out. # braced
A: And what happens if it doesn't? # behind
B: I haven't got a number for that. One! # braced
N: It went through on two. It went on through, without the least trouble, and could be heard for some time, going away. Then the hole that it had made looked at them; and closed, like a mouth that has had its spoonful. # dry
A: So that's {tool} gone. # after a while
B: Yes. # after a while
H: How did it do it? # low
B: Nobody was holding it. I let go, at one. I got excited. # very low
G: It took the sandwiches with it. Not the good ones. # looking in the bag
