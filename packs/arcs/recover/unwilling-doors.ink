// UNWILLING, second ways of the doors of episodes 2 and 4.

=== recover_go2_pencil ===
# step: go2
# skeleton: unwilling
# tone: comic,noir,space
# a: bold
# door: Collect [x], as if we had been sent
# style: bold
# recall: collected [x], as if they had been sent
# makes: way=carry
N: Nobody stops two people with a box, if one of them has a pencil behind the ear. That was all there was to {a}'s plan. They carried in the box. # brisk
A: It's for the meeting. # to nobody
B: What meeting? # aside
A: There's always a meeting. Look as if it had gone on too long. # aside
N: {b} looked it. They passed one who might have asked, and one who very nearly did; and both, when they saw the pencil, went by on the other side, like people who have forgotten to hand something in. # dry
B: I can see {x}. # aside
A: Put down the box. Now you pick {x_them} up, the same way that you put that down. # aside
B: We never brought {tool}. I said {tool}. # lifting
A: {tool_cap} would have needed a form. {x_carry_cap}, and don't smile. # lifting

=== recover_go2_raisins ===
# step: go2
# skeleton: unwilling
# tone: gentle,manners,epic
# a: careful
# door: Pay a call, with a basket from [g]
# style: kind
# recall: paid a call, with a basket from [g]
# makes: way=gift
N: {g} packed them a basket, and then a second one, in case the first should go well. # plain
G: {g_says}
A: And if they say no? # worried
G: Nobody says no with their mouth full. And you don't bring up {x}. You wait until it comes up. # tying down the cloth
A: Couldn't we just fetch it, with {tool}? # worried
N: {g} did not answer that. They were let sit down, at {edge}. They had talked for a good while about how hard it is to get a basket to shut. # dry
B: It's coming up. I can feel it. # aside
A: Not yet. Do have the middle one! It's got everything in. # bright
{ foe_talks:
  F: Such as what? # looking into it
  B: {x_cap}. I mean, raisins. # scarlet
- else:
  N: {one_cap} took the middle one, and regarded them over the top of it. # still
  B: I said {x}. I was going to say raisins. Did I say {x}? # aside, scarlet
}
A: Well, since you ask. # in a rush

=== recover_go2_cuff ===
# step: go2
# skeleton: unwilling
# b: maker
# door: Make [tool] fit to fetch [x] in
# style: clever
# recall: made [tool] fit to fetch [x] in
# makes: way=tool
N: If {x} {x_was} to be fetched, then it was going to be done as it ought. By noon {b} had {tool} in pieces. # brisk
A: What's wrong with a blanket? # handing things
B: Nobody ever felt sent for in a blanket. # busy
A: And what's that? # handing things
B: It's for {x_part}, so as not to catch. That's to look out of. And with this on, if you go over a stone, it feels like somebody else's stone. # busy
N: There was only the cushion left to do. {b} looked at everything soft that they had, and went in; and came out again in shirt sleeves, with something over one arm. # quiet
A: That's your good jersey. # shocked
B: It was. Have we got a button? For the middle? # threading
A: There's one on your cuff. # slow
B: So there is. # and cut it off

=== recover_go4_middle ===
# step: go4
# skeleton: unwilling
# tone: space,eerie,gentle
# a: bold
# door: Let go of [x], midway, and wait
# style: honest
# recall: let go of [x], midway, and waited
# makes: end=choose
N: They had fetched {x} once already, and it had not taken. This time they brought {x} out of {den}, and went as far as the middle, and stood. # plain
B: We've still got hold of {x_part}. # quiet
A: I know. I'm coming to that. # not letting go
B: If we let go, and it's back there that {x_they} {x_plural:want|wants} to be, then we came to {verb}, and it isn't done. # quiet
A: If we don't let go then it isn't done, either. It's only carried. # letting go
{ foe_talks:
  N: On the other side, and just as far off, stood {foe}. # still
  F: I shan't say a word. # across
  B: That was five. # across
  F: It was so as you'd know. # and no more
- else:
  N: On the other side, and just as far off, {foe_was} {foe}; and you could see that it was no easier over there. # still
}
N: So there {x_was} {x}, with nobody's hand on {x_them}, for the first time that anyone could remember. # hushed

=== recover_go4_knot ===
# step: go4
# skeleton: unwilling
# tone: comic,manners,epic
# a: careful
# door: Divide the year with [foe]
# style: kind
# recall: divided the year with [foe]
# makes: end=share
N: They had brought a pencil, and a piece of string with a knot in the middle. # plain
A: That's the year. You hold that end. # careful
{ foe_talks:
  F: What's the knot? # taking it
  A: It's where we stop, and you begin. # careful
  F: It's a bit near to me. # measuring
  B: It slides. # kind
- else:
  N: {one_cap} took the one end, and pulled, to see what it was for, and the knot slid a little {one_their} way. # dry
  B: It's where we stop and they begin. Leave it there. # aside
}
N: It went to and fro a good deal. Nobody spoke of it; but neither side ever pulled quite so far as it could have. # warm
A: And on the day we bring {x_them} here, or you do. And nobody's to say, what have you done to {x_part}? # careful
B: I would. I'd say it before I'd said hello. # honest
A: Then we'll have it written down, so as to have something to point at. And might we be first? There's a thing at home that {x_they} ought to see put right. # writing

=== recover_go4_shin ===
# step: go4
# skeleton: unwilling
# b: maker
# door: Pull down [x_home], and ask what is wanted
# style: clever
# recall: pulled down the old place in one night
# makes: end=anew
N: {b} came out with a hammer. It was the middle of the evening. # brisk
A: What's that for? # alarmed
B: Everybody's tried to talk {x_them} into liking it. Nobody's tried not having it. # first blow
A: That's {x_home}! It's been there since before there was anybody! # alarmed
B: That's what's wrong with it. Hold this. No, that way up's over. # prising
N: It came away in layers. Under what it was there was what it had been; and under that somebody had written, this will do for now, with a date. # dry
H: Who's knocking, at this hour? # in slippers
A: It's {b}. It's {x_home}. # faint
H: Good. I've barked my shin on that since I was a child. Where do I stand? # rolling up a sleeve
B: What'd you have, if you'd to be in there all day? # to them both
H: A step. I'd like to be able to get down, and go and see. # without thinking
