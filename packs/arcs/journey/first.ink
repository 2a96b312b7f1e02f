// JOURNEY, episode 1: somebody asks them to go, and what is in the way. load=take: x goes with them; fetch: x is there; come: they come about x.
// What g says of the two who tried it once is true in both skeletons: they were h and g.

=== journey_call_thing ===
# step: sent
# needs: x=thing prize=none no-x_size=abstract
# makes: load=take
# title: Soon
N: {air} {a_who} {b_who} {h} had brought the two of them to look at {x}, and was looking at something else. # plain
H: {x_plural:Those are|That's} for {den}. They asked for {x_them} there, and I said that I'd send {x_them}. # short
A: When was that? # interested
H: I said, soon. # not turning round
B: And when was soon? # gentle
H: It was soon at the time. # wretched
N: {x_cap} had been kept very nicely. You could see that {h} had seen to {x_them} every single day, instead of going. # dry
A: But nobody goes to {den}. There's {foe} in the way. # reasonable
H: That's what I've always told myself. It's a very good reason. I've had a great deal of use out of it. # low
B: Then we'd better take {x_them}, before the reason wears out. # kind

=== journey_call_fetch ===
# step: sent
# needs: prize=one,mass
# makes: load=fetch
# title: Looking Round
N: {air} {a_who} {b_who} {h} had asked them to come at once, and now could not think how to begin. # plain
H: We can't go on without {x}. We've tried, and I've smiled, and it can't be done. # in a rush
A: Where does one get hold of {x_them}? # practical
H: At {den}. There's nowhere else. # low
B: Then somebody ought to go. # easily
H: I know. I say so every year. And then I look round, to see who'll go. And they've all looked round as well. # low
A: And nobody's ever gone? With {foe} in the way, I suppose? # nodding
H: You'd be surprised how quickly you can go back to your soup. # ashamed
N: {h} was not looking round this time. {h} was looking straight at them. So they looked round, a little late, and there was nobody behind them. # dry
B: Oh. # seeing it

=== journey_call_creature ===
# step: sent
# needs: x=creature prize=none
# makes: load=take
# title: Facing the Other Way
N: {air} {a_who} {b_who} For three days {x} had sat and looked in one direction, and would not be turned round. # plain
A: What's over there? # looking along
B: Nothing. There's {edge}. And then there's nothing for a long way, and then there's {den}. # looking along
A: So that's it. You want to go to {den}. # to {x}
N: From {x} came {x_sound}. It was the first that they had had out of {x_them} since Monday. # soft
B: Nobody gets to {den}. Tell {x_them} about {foe}. # low
A: You tell {x_them}. You haven't seen those eyes from the front. # low
H: It's my doing. I came on {x_them} years ago, no bigger than that, all alone, on the way from there. I said, I'll take you home as soon as I've a minute. # behind them
B: And? # turning
H: I've had so many minutes. I never once had the right one. # low
A: We've got one here. # getting up

=== journey_call_person ===
# step: sent
# needs: x=person prize=none
# makes: load=with
# title: With the Bag
N: {air} {a_who} {b_who} By {door}, upon a bag, with a hat on, sat {x}. # plain
X: {x_plural:We're|I'm} going to {den}. # pleasant
A: What, now? # stopping
X: {x_plural:We've|I've} been going for years. {x_plural:We were|I was} only waiting until there was somebody to go with. # pleasant
B: And who's said that they'd go? # careful
X: Nobody. So {x_plural:we thought we'd sit here with the bag, and see if we|I thought I'd sit here with the bag, and see if I} went. # looking ahead
A: There's {foe}, out that way. You can't just go past {foe}. # gentle
X: So {x_plural:we're told. We've|I'm told. I've} been told by everyone. They're very kind. They tell {x_plural:us|me}, and then they go in to supper. # dry
B: What have you got in the bag? # weakening
X: Stockings, and something to read. And gloves for {x_plural:everybody. We|three. I}'d to guess the sizes. # not looking at anybody
N: They put on the gloves. It would have been easier, afterwards, if they had not been such a very good fit. # warm

=== journey_call_other ===
# step: sent
# needs: x=event,idea,group prize=none
# makes: load=come
# title: With Your Feet
N: {air} {a_who} {b_who} {h} came in without knocking, and sat down without being asked, and looked from one of them to the other. # plain
H: It's about {x}. Somebody's got to go to {den}. # flat
A: Can't it be done from here? # hopeful
H: It's been done from here for years. Look at it. # flat
B: Couldn't one write? # hopeful
H: I've written. I've written six times, and it got shorter. It's one of those things that you've got to say with your feet. # tired
A: But there's {foe}! # patient
H: I know that there's {foe}. I'm not asking because it's near. # patient, too
B: And you've come to us first? # touched
H: I've been to everybody. You're the only ones who haven't said no. # honest
A: We haven't said anything! # quick
H: That's what I mean. # getting out a handkerchief

=== journey_call_place ===
# step: sent
# needs: x=place prize=none
# makes: load=see
# title: On the Lid of a Tin
N: {air} {a_who} {b_who} {h} had a biscuit tin, and on the lid of the tin, a good deal rubbed, was {x}. # plain
H: I'm told that it isn't like that at all. # turning it to the light
A: Who told you? # interested
H: Nobody. There's no one who's been. I've told myself, so as not to mind. # short
B: How long have you had the tin? # gentle
H: Since I could lift it. I asked my mother what that was, and she said, that's {x}, eat your biscuit. And I said, when are we going? # low
A: And when were you? # gentle
H: There {foe_was} {foe} in the way. There always {foe_was}. One eats one's biscuit. # putting on the lid
N: It was a small tin. There was nothing left in it but the paper; one could see that it had been opened, all the same, nearly every day. # quiet
B: Then somebody ought to go to {den}, and look, and come back and tell you. Before that's rubbed off altogether. # getting up

=== journey_call_bet ===
# step: sent
# needs: x=place prize=none
# tone: comic,noir,manners,space
# makes: load=see
# title: A Matter of Opinion
N: {air} {a_who} {b_who} It began at supper, over {food}, between {h} and {g}, and by the time the plates were washed neither of them was speaking to the other. # dry
A: What's it about? # drying a plate
H: {x_cap}. I say that there's such a place. # stiff
G: And I say that there's a place like it, a bit to the left. # stiff
B: Has either of you been? # reasonable
H: One doesn't have to have been. I've known about {x} for as long as I've known about anything! # hot
G: I've not known about it for longer than that! # hot
N: It was quiet. They had both of them heard what they had said, and neither saw how to get down from it. # dry
A: We could go and see. It'd save buying a second butter dish. # putting away the plate
H: You can't. There {foe_is} {foe}. Nobody gets to {den}. # at once
G: No, you can't. There, we do agree on that. # nearly friendly
B: We'll bring you back something from it. Then you can both be wrong. # looking for boots

=== journey_barrier_mute ===
# step: barrier
# needs: foe=mute
# title: One Way There
N: There was one way to {den}. They went out as far as {edge} to have a look at it, and there, right across it, {foe_was} {foe}. # dry
A: Is it always as bad as that? # low
G: It's better than on Monday. # a hand above {g_their} eyes
B: Hasn't anybody ever got through? # low
G: Two people tried it, once. They were gone for a week. # still looking
A: And did they get there? # turning
G: They came home. Nobody liked to ask. They both went straight to bed. # careful
N: They stood there for as long as one can without deciding anything. # quiet
B: Perhaps if you don't look straight at it. # looking sideways
A: I'm not. It's looking straight at me. # quite still
G: It does that. You get used to it. Then you go home. # kind

=== journey_barrier_talks ===
# step: barrier
# needs: foe=talks
# title: Nobody's Off to There
N: There was one way to {den}, and they had not gone twenty steps along it before they came upon {foe}. # dry
F: And where are we off to? # pleasant
A: To {den}. # firm
F: Oh, nobody's off to {den}. People are off to see their aunts. # pleasant
B: {load == "see":We've promised somebody to look at it.|We've got to. It's because of {x}.} # firm
F: That's what they all say. It's always something, and it's always wanted, and it can never wait. And do you know? It can. They go home again, and it waits. # kind
A: Couldn't you just let us by? # trying it
F: I've never let anyone by. I shouldn't know how to stand. # truthful
N: {one_cap} wished them a very good day, and went on being exactly in the middle. # dry
B: We'll be back. # over a shoulder
F: I know. They mostly bring sandwiches, the second time. # calling after

=== journey_barrier_noir ===
# step: barrier
# needs: foe=talks
# tone: noir,manners
# title: A Bad Time for Travelling
N: They were not twenty steps out when somebody spoke, from where the light gave up. # low
F: It's a bad time of year for travelling. # easy
A: We hadn't said that we were. # level
F: You're walking like people who've left a note. I take an interest. Where's it to be, {den}? On account of {x}? # easy
B: Who told you about {x}? # level
F: You did, just then. # easy
N: It was {foe}. Nobody went to {den} without a word from {foe}; and {foe} had only the one word, and it was a short one. # dry
A: And if we go all the same? # level
F: Then I'll be in the way. I won't enjoy it. I don't suppose that I'll do it well. But I've never been anywhere else. # easy
B: That's the saddest threat I ever heard. # low
F: It's late. I had a better one this morning. # going

=== journey_barrier_comic ===
# step: barrier
# tone: comic
# title: The Same Two
N: The way to {den} was the one with {foe} on it. They took it at a brisk walk. # brisk
A: Whatever you do, don't stop. # from the corner of the mouth
B: Why are we coming back? # walking
A: We aren't. We're going there. # walking
B: Then why's {h} in front of us? Waving? # walking
N: They had gone in at one side of {foe}, and had come out at the same side. # dry
H: That was quick! How was it? # calling
A: Go round. Quick. Before {h} makes something of it. # hissed
N: They went in again, hand in hand, with their eyes shut, so as not to be turned. # brisk
H: Hello again! # calling
B: I don't think that it's a matter of speed. # opening one eye

=== journey_barrier_space ===
# step: barrier
# tone: space,epic
# title: What the Chart Says
N: They spread out the chart and put something heavy on each corner. Here they were; and there, at the other end of a great deal of nothing, was {den}. # quiet
A: It doesn't look far. It's a hand and a thumb. # measuring
B: Whose thumb? # leaning over
A: Mine. What's that in between? I took it for a stain. # rubbing it
B: It's {foe}. # low
A: All of that? # no longer rubbing
B: That's only where they ran out of paper. There was a crew went that way, once. Two of them. It says so on the back. # turning up the edge
A: And did they get there? # low
B: It says, see over. And you turn over, and it's the front. # low
N: They looked at {foe} for some time, both together, as you look at a bill. # dry
A: Well. It's a hand and a thumb. # rolling it up
