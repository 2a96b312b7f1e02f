// REACH, episode 2: they get to within an arm of x, and no nearer. It is said that g has an arm, and that p will not ask.

=== rescue_near_bare ===
# step: near
# skeleton: reach
# needs: way=bare
N: It was {a} who found that if you kept quite flat, and thought of something else, {foe} took you for a bit of {den}. So they went on flat. # quiet
A: What are you thinking of? # chin on {ground}
B: Soup. And you? # whispered
A: I was thinking of {x}, and it looked round at me. I've gone over to soup.
N: A yard at a time, and then a foot at a time, they came along by the wall. It was close in there, and smelt of {foe}. Then there was somebody else's breathing, quick and light. # hushed
B: Is that you? # whispered
N: There was {x_sound}. It was so near that they both forgot about soup. # quiet
A: It's us. You needn't do anything. We're just going to come along by this edge here, and take hold of you. # as if to a bath
B: What's the edge do, after there? # whispered
A: It comes to an end, after there. # after a look
B: Does it go on again?
A: It goes on again where {x_they} {x_is}.

=== rescue_near_friend ===
# step: near
# skeleton: reach
# needs: way=friend
N: They went in like beads: {a}, and {b} holding on to {a}, and {h}, in the thick gloves, holding on to {b}. # plain
H: Am I still outside? # calling
B: You're still outside. You're doing it beautifully.
H: I can see my own front door, if I lean. # calling, comforted
N: {a} got round the worst of {foe} by breathing in. And there {x_was} {x}, as far along as one could get, with nothing in front of {x_them} but a gap. # quick
A: I'm going to put out a hand. Give me some more of you, {b}.
B: I've given you all of me. I'll ask behind. {h}! Can you come in a bit? # over one shoulder
H: How big a bit? # calling
B: About as long as your arm!
H: If I come in by an arm I shan't be outside. # calling, after a silence
N: They could feel {h} trying, all the same. It came along the three of them like a shunt along a train. And it came to the end; and it was not enough. # quiet

=== rescue_near_tool ===
# step: near
# skeleton: reach
# needs: way=tool
# b: maker
N: It must be said for {tool} that it did what {b} had promised. It went in under the nose of {foe} as if it belonged there. # brisk
A: It's working. # gripping on
B: You needn't sound like that.
A: I'm only saying it while it's true. What's that smell?
B: That's {tool}, being proud.
N: It bore them round, and through, and up to the very last of it. There it stopped, as a pony does, with its mind made up. In front of them was a gap; and beyond the gap was {x}. # quick
A: Once more. Just as much again as my arm's long. # urging
B: It won't. I know it. It's got as far as it's ever going to.
A: Then hold it out to {x_them}! Let {x_them} get hold of the end!
N: They held it out. It went right over the gap, with inches to spare. {x_cap} looked at it, and shrank back, and stayed just where {x_they} {x_was}. # flat
B: {x_theyve_cap} never seen it before. I wouldn't, either. I wouldn't let go of a wall for a thing like that. # fair, but hurt

=== rescue_near_space ===
# step: near
# skeleton: reach
# tone: space,eerie
# needs: way
N: One goes more slowly, the nearer one comes; it is a rule, and nobody has ever found who made it. # quiet
A: Forty. Thirty-five. I've got {x_them} in the light.
B: And {foe}? # level
A: In the light as well. There's no other place to be. Twenty.
B: {way == "tool":{tool_cap} {tool_is} holding. I don't look at it, in case.|{way == "friend":{h} says, keep talking, or the line feels empty.|I've one hand on you and one on nothing. I'd like it if the nothing was smooth.}}
A: Ten. {x_theyve_cap} turned round. {x_part_cap}, I can see. {x_part2_cap}. It's all there.
N: There was {x_sound}, not loud, like a thing said on the other side of a letter box. # hushed
A: Five. Four. # slower
B: Three?
A: No. Four. It stays four. # after a silence
B: Go round it.
A: I have. It's four from every side. # very even
N: It was not much of a gap. You could have passed a cup across it, if there had been somebody to come half-way. # dry

=== rescue_short_ankle ===
# step: short
# skeleton: reach
# title: About So Much
N: {p} lay down, and {q} lay on {p}'s feet. It is how one adds two people up. # plain
P: I've got the tips of my fingers to the middle. Now if {x_they} put out a hand, or whatever there is—
Q: Reach out! # calling
N: {x_cap} had hold of the only bit of {den} that stuck out. {x_they_cap} let go, by as little as one can let go of anything, and reached. It left a space that wanted one arm. # hushed
Q: {x_theyve_cap} taken hold again. {x_theyre_cap} not going to look. # reporting
P: About so much. {way == "friend":That's with {h} on the end. If there was just one more of us.|{way == "tool":{tool_cap} won't come on, not an inch. If there was just one more of us.|We said, two arms each. If there was just one more of us.}} # dropping {p_their} head
Q: There's {g}. # careful
P: No.
Q: {g_theyve_cap} got the longest arms in all of {place_of}. You've only got to ask.
P: I'd sooner grow. # muffled
N: So they lay there for a time, to see whether that would happen. {foe_cap} stirred; and there was nothing for it but to slide back, an elbow at a time. # flat

=== rescue_short_stretch ===
# step: short
# skeleton: reach
# title: Every Way Up
N: They tried it with {p} in front, and they tried it with {q} in front. They tried it the other way up. # brisk
P: You've got it? # blood in {p_their} head
Q: I've got you by the braces, {way == "friend":and {h} has got me|{way == "tool":and I've got my foot in {tool}|and nobody has got me}}. Stretch!
P: I'm stretching! I'm longer than I've ever been! # straining
Q: How far is it now?
P: It's the same. It's always one arm. It isn't two, and it isn't a hand. If you'd taken an arm, and measured, and then gone and left it out, it couldn't be more exact. # bitter
N: In front of the tips of those fingers, holding on to the only bit of {den} that stuck out, {x} waited politely to be rescued. # quiet
Q: I know of an arm. # after a moment
P: Don't say it.
Q: I'm not saying it. I'm only thinking of somebody tall.
P: I can hear who you're thinking of. I've not spoken to {g} since you know when, and I shan't begin upside down. # stiff
Q: Then I'll pull you in. You've gone plum. # hauling

=== rescue_short_inch ===
# step: short
# skeleton: reach
# tone: comic,gentle,manners,epic
# title: What Arms Are For
Q: Which of us is the longer? # practical
P: You, lying down. Me, if I point.
Q: Then point.
N: {p} pointed, with all of {p_their} length; and {q} held on to what was left. {x_cap} looked at the finger, and saw what was meant, and reached out. And between the one and the other there was room for a third person's arm, with its sleeve on. # quiet
P: I can't do any more of me. {way == "bare":And don't say a rope.|{way == "tool":Don't tell {tool}.|And don't tell {h}.}} # at full stretch
Q: Think of a high shelf.
P: I've thought of it. It's got jam on. It's no good!
N: There was {x_sound2}; and {x} went back to holding the only bit of {den} that stuck out, with the air of someone who does not wish to be a trouble. # dry
Q: It's a pity that we don't know anybody who can reach jam.
P: We don't. # short
Q: I've seen {g} take down a jar from up there, without {g_their} heels coming off {ground}.
P: I haven't seen {g} do anything at all, not for two years. I've taken care. # shorter
Q: I know you have. I'm the one who walks in between. # letting go of the feet

=== rescue_across_talks ===
# step: across
# skeleton: reach
# needs: x_talks no-x_plural
N: They could not get nearer, and they did not care to go. So they stopped where they were a while, and talked across. # quiet
X: You've come, then. I heard somebody being sensible, and I thought, that'll be for me. # from over there
A: Are you all right?
X: Oh, I'm all right. I've not got anything to complain of but where I am. # civil
B: What's it like? # before it could be stopped
X: It's mostly waiting. And I've gone off {foe}. I used to be able to take {foe_them} or leave {foe_them}. # considering
A: We'll get you out. There's only that much that's missing. # showing it on a sleeve
X: I know. I've been looking at it. I've got quite fond of it, it's about the size of our kitchen table. # slower
B: Let go, and jump, and we'll catch you!
X: I did think of that. I got as far as telling the rest of me. # small
N: They all three looked at what {x} {x_was} holding on with. It had gone quite stiff, and had plainly stopped taking orders. # dry
X: You couldn't send somebody taller?

=== rescue_across_mute ===
# step: across
# skeleton: reach
N: When you can't get any nearer, and don't want to go, there is only talking. They did it in turns, so that {x} should not have a gap to listen to. # quiet
A: I'm telling {x_them} about the soup. # aside
B: I'm telling {x_them} {way == "friend":who it is that's outside, in the gloves|{way == "tool":about {tool}, and that nobody's hurt|that we're nearly there}}.
A: {way == "bare":Are we?|Does that help?}
B: It's all in how you say it.
N: Now and then, in the proper places, there was {x_sound}. {x_cap} watched the two of them as one watches a pan. # soft
{ b_kind:
- "planner": B: And on Thursday we do the shelves. And on Friday, if you're back, and you will be, we do the shelves again. # as one reads to a child
- "explorer": B: It's not bad here, you know. I'd have come here myself, if you'd said. You've got a view. # encouraging
- "wildcard": B: So the bishop said to the ferret. I've told it better. I had more elbow. # encouraging
- else: B: I've aired your things. I've only aired them. Nobody's been sitting there. # gentle
}
A: Look. Whenever you stop, it's held on to harder. And when you go on, it's less. # noticing
B: Then I'd better not stop.
A: You can't talk till tomorrow!
B: You've never shared a tent with me. So. Where was I? # settling both elbows

=== rescue_across_noir ===
# step: across
# skeleton: reach
# tone: noir,space
N: It was a short distance, and there was no way over it. Most of what goes wrong is like that. # dry
A: {way == "friend":{h} wants to know if {x_theyre} warm. Say something to {x_them}.|{way == "tool":We've come to the end of {tool}. Say something to {x_them}.|We've come with nothing. Say something to {x_them}.}}
B: What does one say?
A: Whatever you'd want to hear.
B: I'd want to hear somebody's boots. # after some thought
N: So {a} knocked with a heel; twice, and then once. And from over there it came back, a little late. After it there was {x_sound}, as you might sign your name. # hushed
S: knock
A: That's {x}. That's, yes, I'm here. What else is there to know?
B: Ask if {x_they} can hang on.
A: How do you knock that?
B: Slower. And put a bit on the end, so that it doesn't sound as though we're asking. # thinking
N: For a long time there was just {noise}. And then a single knock, with not much behind it. # quiet
A: What's one?
B: I think that one's, how long. # turning up {b_their} collar
