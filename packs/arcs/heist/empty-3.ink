// EMPTY, episode 3: foe has guarded nothing and is ashamed (way3=ask, watch, look); g has had it all the time (had=found, lent, mind).

=== heist_go3_ask ===
# step: go3
# skeleton: empty
# a: bold
# door: Ask [foe] straight out
# style: honest
# recall: asked [foe] about it
# makes: way3=ask
N: There is no good way of asking a guard what became of what you had come to steal. They tried out several, on each other. # dry
A: We happened to be passing. # trying it
B: Inside? Under the cloth?
A: We heard a noise.
B: It was us.
A: Then I'll just say it. I'll say, there's nothing there. I can't walk past any more with my hat off to a cushion. # getting up
N: So they went up to {foe}, in the open. {b} had brought the cloth, to show. # steady
B: We're not here to make trouble. # holding it out
A: We only want to know where it's gone.
N: Nothing that they had ever done at {den} had made {foe} stop. That did. # quiet

=== heist_go3_watch ===
# step: go3
# skeleton: empty
# door: Hide there, and keep an eye on [foe]
# style: careful
# recall: stayed hidden and watched
# makes: way3=watch
N: They had meant to be home by now. They were behind the stand, under the hanging part of the cloth, with their knees up. # hushed
A: My foot's asleep. # whispered
B: I know. It's on me. # whispered
A: What are we waiting for?
B: Somebody dusts it. I want to see who. # whispered
A: You don't think that they come every night?
B: It's been wiped today. It was wiped yesterday, too; you can see that there's two sorts of clean. # whispered
N: It got late, and then it got to be that other time, when one can't tell whether it is late or early. They could hear {noise}. And {foe}, on {foe_their} round, came along, and past; and did not go past. # very soft
A: {foe_they_cap}{foe_plural:'ve|'s} stopped. # on a breath
B: Pull in your foot. # on a breath

=== heist_go3_look ===
# step: go3
# skeleton: empty
# door: Go home, and find out who saw [x_them] last
# style: kind
# recall: found out who saw [x_them] last
# makes: way3=look
N: They went from door to door, with a story. It was that they were doing a piece for the paper. # brisk
A: When did you last see {x}? Yourself? # pencil up
W: Oh, everyone's seen {x_them}. # in a doorway
B: But you?
W: My mother did. She said that it was a good deal bigger than you'd think.
N: They did the whole of {place_of}. It turned out that there was nobody who had seen {x_them}; and that everyone knew someone who had; and that all of these came, by and by, round to the same night. # quiet
A: It was the night of the big noise. {foe_cap} let people in, before that. It used to be open on Sundays. # reading it over
B: And afterwards?
A: "Not today." It was only not today. And then it was only not today again.
B: And nobody asked any more.
A: Where's {g}? That's the only door that we've not done.

=== heist_shame_talks ===
# step: shame
# skeleton: empty
# needs: way3=ask foe=talks
# title: On My Watch
F: You'd better sit down. # after a long time
A: We can stand.
F: I can't. # sitting
N: {one_cap} was a good deal smaller, sitting. {one_they_cap} held one corner of the cloth, and felt for the patch with a thumb. # quiet
F: I shut my eyes. It was the night of the big noise. It had gone on and on, and then it stopped. I thought, I'll just shut them while I count ten. And I got to ten. And I looked, and there was the cushion.
B: Who'd taken it?
F: I never knew. I thought, I'll have {x_them} back by the morning, and nobody need hear. I looked everywhere. And then people came, and took off their hats. # very low
A: And you let them.
F: What'd you have said? They'd brought me soup. I said, not today. I've been saying it since. And I walk round. I've not missed a night; I keep it nicer than I did when there was something to keep. # not looking up
B: And when somebody says, open up?
F: Then I'll have to stand by it. I expect that they'll be very kind. That's what I can't bear.

=== heist_shame_mute ===
# step: shame
# skeleton: empty
# needs: way3=ask foe=mute
# title: The Place Where It Was
N: {one_cap} looked at the cloth. Then {one_they} came up, and took it out of {b}'s hand, so carefully that one might have been giving it. # quiet
A: We aren't going to tell. # without having meant to say it
B: Come and look at this. It's going back in with it.
N: They followed. {one_cap} spread it upon the stand, and pulled it straight at the four corners, and bent down to see if it was level. And then {one_they} lifted up one edge, quickly, and looked beneath; the way that you look again in a pocket. # hushed
A: {one_they_cap} {one_was} hoping. # low
B: How often do you think that gets done?
A: Look at the edge of the cloth. It's worn through. It's been patched, and it's worn through the patch. # low
B: All that walking up and down. I thought that it was pride. I thought, what airs! # wretched
A: It's somebody who lost a thing that everybody had trusted them with. And nobody's asked; so it's never been said. # slow

=== heist_shame_watch ===
# step: shame
# skeleton: empty
# needs: way3=watch
# title: The Duster
N: A light was set down. Then the cloth went up, on the far side, and somebody breathed on something, and rubbed. # hushed
A: It's {one}. That's a duster. # on a breath
B: On the place where there isn't anything.
{ foe_talks:
  F: There. You'd look well on that. You'd look ever so well. # to the cushion
- else:
  N: {one_cap} did the stand, and all four legs of it, and last of all the hollow in the cushion, with one corner, round and round. # soft
}
A: It isn't a trick at all. {foe_cap} {foe_was} fond of it. # on a breath
B: And then there was nothing; and it was {foe_their} job that there shouldn't be nothing. And {foe_they} never told. Would you? With all of those hats? # on a breath
N: The light was taken up again. In the doorway it stopped, and turned, and one could see what was done next, which was a small bow, of the kind that one gives to a chair in which somebody used to sit. # quiet
{ foe_talks:
  F: Good night, then. Perhaps tomorrow. # going
- else:
  N: And the step went on, left to right, just as it always had. # soft
}
A: I've left off wanting to be a thief. # after some time
B: So have I. I think that it was about when the duster came out.

=== heist_shame_look ===
# step: shame
# skeleton: empty
# needs: way3=look
# title: On Hands and Knees
N: It was on the way to {g}'s that they came on {foe}, by {edge}, a long way from where {foe_they} ought to have been. # quiet
A: Get down! # whispered
B: We needn't. Nobody's looking at us. # whispered
N: {one_cap} was searching. {one_they_cap} had a light, held low, and now and then picked up something, and held it close, and put it back. # hushed
{ foe_talks:
  F: Not there. Not there. I've done there. I've done there a hundred times. # to no one
- else:
  N: It was always only a pebble, or what would have been one. There was a heap of them. # soft
}
A: It's for {x}. That's {foe}, out looking for {x}. # whispered
B: So there was a thief!
A: No. Lost. You don't look on {ground} for what's stolen. That happened when nobody was watching; and somebody should have been. And ever since then it's, not today. # slow
B: I used to say that I'd give a good deal to see {foe} on {foe_their} knees. I'd like to give it back. # whispered

=== heist_where_found ===
# step: where
# skeleton: empty
# needs: way3=look,ask
# makes: had=found
# title: What the Door Was Kept Open With
N: {g} was at home, and very glad to see them. It was draughty, because the door stood open, and the door stood open because there was something against it. # plain
G: {g_says}
A: {g}. What's that? # quite still
G: What's what?
B: By the door. With a coat over it.
G: Oh, that. I've had that for I don't know how long. I came on that at {edge}, after the big noise. I thought it would do for something. # easy
N: {a} took away the coat. {x_part_cap}; and then {x_part2}; and there was {x_sound}. # hushed
A: That's {x}. # in hardly any voice
G: Is that {x}? I'd always heard, bigger.
B: You were in the crew! We sat there, all four of us, and planned how to get {x_them}; and you passed round {food}!
G: Nobody ever told me what to look for. I'm the one who nobody tells. # sitting down

=== heist_where_lent ===
# step: where
# skeleton: empty
# needs: way3=watch,look
# makes: had=lent
# title: Just for the Evening
N: {g} had {x_them} in the bed. {b} sat down on it. There was {x_sound}. # flat
B: I'm on something. # getting up
G: You're not. # quick
A: {g}. What's in the bed? # slow
G: It's a hot bottle.
B: There's {x_part}. # lifting a corner of the blanket
N: It was {x}, in a nightcap. # hushed
G: I only borrowed {x_them}. Just for the evening. I'd never been let near. So there was the night of the big noise, and {foe} had nodded off after it; and I thought, I'll have {x_them} back by breakfast. # all in a breath
A: And?
G: And by breakfast there was such an uproar. There {foe_was} {foe}, going up and down, calling. And I'd got {x_them} under my coat. I couldn't walk up like that! I thought that I'd wait till it was quiet. And it's been quiet ever since. # wretched
B: That's why you joined the crew. # slow
G: I thought that if you'd got to the place, and there {x_they} {x_was}, it'd mean that I had dreamt it.

=== heist_where_mind ===
# step: where
# skeleton: empty
# needs: way3=ask,watch
# makes: had=mind
# title: Good Evening
G: I wondered which of you'd come. # at the door
A: You've got {x_them}. # not a question
G: I've been minding {x_them}. Come through. Wipe your feet.
N: In at the back, up on a box, out of the draught, {x_was} {x}. There was a lamp, turned low, and a chair. # hushed
B: Why? # after some time
G: It was the night of the big noise. I was going by, and there {x_they} {x_was}, lying about; and there {foe_was} {foe}, fast asleep. I thought, that's not safe. I'll look after {x_them} till morning. Only, in the morning there was a shout; and someone said, whoever's got {x_them} ought to be ashamed. # even
A: So you said nothing.
G: I thought I'd say it when they'd calmed down. And they did; and there {foe_was} {foe}, walking round and round, with {foe_plural:their chins|{foe_their} chin} up. And then I'd have had to say who'd been asleep. # even
B: You've had to stand guard. All by yourself. While {foe_they} guarded nothing.
G: We pass each other. We say good evening. # simple

=== heist_price_blame ===
# step: price
# skeleton: empty
# needs: had=found,lent
# makes: price=blame
# title: Somebody Has to Be Caught
Q: {x_cap} {x_has} got to be on that cushion when it's opened, as though there'd never been anything else. So that nobody ever looks at {foe} and counts. # pacing
P: We got in once. We can do it again, with something under a coat.
Q: They'll all ask what's been going on. There's been lights at night, and half of {place_of} has seen somebody on all fours. They'll want a name.
P: Then they can want one. # short
Q: They'll want {foe}. It's that or a thief. If there was a thief, who tried, and got nowhere; well, then it was guarded. Then it's the best guard that there ever was. # slow
P: So there's got to be someone who was caught. # slow
Q: Yes.
P: And who'd say, in front of everybody, I came to take {x_them}, and I couldn't. Who'd be that, after. For good. Whenever there's a spoon gone. # getting there
Q: I'd do it. But you're the one they saw on all fours.
P: I've never been a thief. I've only tried. # small

=== heist_price_keep ===
# step: price
# skeleton: empty
# needs: had=found,mind
# makes: price=keep
# title: Something of the Weight
Q: The stand's got a spring. I felt it give. If you put down {x} of a sudden it'll go off like a gong. # thinking
P: What do we want, then?
Q: Something has to go on before. And it's got to stop under the cushion for good, to hold it.
N: They tried what they had upon {q}'s hand, for the weight of it. A boot was too much. A shoe was too little. # quiet
P: You're looking at my pocket. # stiff
Q: I'm not.
P: You looked, and then you looked at the wall. It's {p_keep}. You think that it'd be exactly right.
Q: I think it's the only thing here that anybody'd be as careful with.
P: {p_keepwhy} # low
Q: It would be under {x}. Nobody'd know that it was there. You'd know.
P: I'd have to take off my hat to that, with all of the others. # low

=== heist_price_glory ===
# step: price
# skeleton: empty
# needs: had=lent,mind
# makes: price=glory
# title: The Best One There Ever Was
Q: Think of it. In through {foe}, twice; the second time with {x} on our backs. And we put {x_them} in. Nobody in the world has ever stolen a thing inwards. # struck
P: It's the best one that there ever was. # glowing
Q: And there's one thing about it.
P: I shall begin with the socks. I'll do {foe} with the bad leg. I'll do {h} coughing. # glowing
Q: {p}. You can't tell it.
P: Not at once. I know that.
Q: Not ever. If anyone knew of the in, they'd know about the out. And that {foe} {foe_was} walking round a cushion. It only works if it never happened.
N: One could see it go out of {p}'s face, not all together, but in order, like lamps in a house. # quiet
P: But it's me that tells things. It's what I'm for. What's the good of doing it, if it didn't happen? # low
Q: {foe_cap} {foe_has} been doing that for years.

=== heist_price_noir ===
# step: price
# skeleton: empty
# needs: had=found,mind
# tone: noir,manners,space,comic
# makes: price=blame
# title: A Name for It
Q: There'll be questions. There always are. Who was that in the night, and why's there a footprint on the notice? # looking at {q_their} nails
P: Let them ask.
Q: They'll ask if {x} {x_was} there the whole time. And {foe} {foe_plural:are no liars|{foe_is} no liar}. It was only that nobody asked. # careful
P: Then it all comes out. Everybody'll know that {foe} lost {x_them}.
Q: Unless they've got something better to talk about. Such as somebody who tried to steal {x_them}, and was caught. # careful
N: It was quiet. They could hear {noise}, and it sounded like somebody adding up. # dry
P: You mean me.
Q: I thought of me. Nobody'd believe it. I can't so much as get out of a chair quietly.
P: I've got nothing but a good name. I've kept it very clean. I was going to leave it to somebody. # slow
Q: It'd only be, tried to, and was prevented. By {foe}. It'd do {foe_them} no end of good.
P: To have been prevented. # tasting it
