// SHY, second ways of the doors: the same steps towards it, from another side.

=== befriend_go2_view ===
# step: go2
# skeleton: shy
# tone: comic,epic,noir
# a: careful
# b: bold
# door: Sit by [hide] until we are part of the view
# style: careful
# recall: sat by [hide] until they were part of the view
# title: Part of the View
# makes: way=wait
N: They chose a spot that could be seen from {hide}, and sat down on it, to become part of the view. # plain
A: You're looking. # not moving the lips
B: I'm looking straight ahead. # not moving the lips
A: Straight ahead's {x}. Look at something dull. # not moving the lips
B: I'm looking at you. # obliging
A: Good. # after a moment
N: It was {b}'s feet that would not have it. They were like two dogs at the word walk; so {b} sat on both. # dry
B: How long does it take, to be furniture? # whispered
A: You've begun. I'd nearly stopped noticing you. # whispered
B: That's the nicest thing you've said all day. # whispered
B: My feet think that it's a trick. # whispered
N: Late in the evening there was {x_sound}, as of somebody who has looked three times, and found nothing changed. # quiet

=== befriend_go2_laid ===
# step: go2
# skeleton: shy
# tone: gentle,manners,eerie
# door: Lay a cloth for one more, with [g]
# style: kind
# recall: laid a cloth for one more, with [g]
# title: One More Place
# makes: way=food
N: {g} would not hear of putting it down and running. They laid a clean cloth by {hide}, and three places on it, and then, a good way off, one more. # warm
G: {g_says}
A: Do we call? # hushed
G: You don't call people to supper like hens. You begin. And then you say that you'll never get through it. # passing the {food}
B: I'll never get through it! # loud
G: You're telling us, not them. Eat slowly. Let them see how it's held. # firm
N: So they ate slowly, for two evenings, in full view; and nobody came. On the third there were crumbs at the fourth place, and the cloth had been folded over them, as you turn down a page. # plain
A: Was that you? # hushed
G: I fold in three. # hushed
B: Then somebody's had supper with us. We just weren't there at the time. # whispered

=== befriend_go2_careless ===
# step: go2
# skeleton: shy
# b: maker
# door: Forget [tool] near [hide], on purpose
# style: clever
# recall: forgot [tool] near [hide], on purpose
# title: Forgotten on Purpose
# makes: way=tool
N: You cannot hand a thing to somebody who runs from hands. {b} thought about that, and about {tool}, and went round all day with the air of a person who means to be careless. # dry
B: I'm going past {hide}, now. I may stop for a rest. # loud
A: Who are you telling? # puzzled
B: Nobody. It's a remark. # loud
N: {b} went past {hide}, with {tool}, whistling, and stopped for a rest; and went on without. # dry
A: You looked back. You looked back twice. # round the corner
B: I've never left it out at night before. I wanted it to see that I wasn't cross. # gruff
A: Suppose it's just left there? # gentle
B: Then I've forgotten it, and I'll remember. And if it isn't, I've lost it. You're not to bring it me. # gruff
N: In the morning it lay a hand's breadth nearer to {hide}. Neither of them, they told each other, rather clearly, had lost a thing. # warm

=== befriend_go3_song ===
# step: go3
# skeleton: shy
# a: bold
# b: careful
# door: Go after [x], and sing, so as to be heard
# style: bold
# recall: went after [x], singing
# title: Heard a Long Way Off
# makes: way3=follow
N: There {x_left_was} {x_left}, and further on another; and they led to {den}. # plain
A: We'll go after {x_them}. And we'll make a noise. # starting
B: We've been quiet for a week! # shocked
A: And then we were sudden. I'd sooner be heard coming. If you hear people coming you can always be out. # going
N: So they went by {way_there}, and sang, not well, and left a space between the verses so that anybody might get ahead. # warm
B: {x_they_cap}{x_plural:'re|'s} still in front. There. It was {x_sound}. # between verses
A: Nearer? # between verses
B: It keeps the same. It's as if we'd each got hold of one end of something. # wondering
A: Second verse. # breathing in
B: I don't know the second verse. # quick
A: Nor {x_plural:do|does} {x_they}. # and sang

=== befriend_go3_sleeves ===
# step: go3
# skeleton: shy
# tone: eerie,space,noir
# door: Say sorry in the dark, to nobody
# style: honest
# recall: said sorry in the dark, to nobody
# title: With Their Sleeves Rolled Up
# makes: way3=empty
N: They went back to {hide} without a light, and with their sleeves rolled up, so that anyone could tell that there was nothing in them. # quiet
A: Are you there? # to the dark
B: Don't ask. If you ask, it's one more thing to run from. # aside
A: Then I'll say it to you. And if somebody hears, nobody's to blame. {hurt == "crowd":We told. It got to be more people than we could hold.|{hurt == "shut":We shut it. It was to keep the cold out, and it kept you in.|We took hold of you. Nobody'd said that we might.}} # to {b}
B: I think we're sorry. And I don't think that it's to get you back. # to {a}
A: It is, a bit. # honest
B: It is a bit. We could try to have it less. # honest
N: There was nothing more to say, so they stayed where they were with their hands out in front of them, getting cold. {x_sound_cap}. It came from behind. # still
A: Don't turn round. # on a breath

=== befriend_go3_hands ===
# step: go3
# skeleton: shy
# b: maker
# door: Hold up one end of [tool], and wait
# style: clever
# recall: held up one end of [tool], and waited
# title: Four Hands
# makes: way3=ask
N: {b} had a job to do on {tool}, and it wanted four hands. {b} had counted twice. # plain
A: Two and two. That's four. # offering
B: Yours are the wrong sort. # kind
A: What's wrong with them? # looking
B: They're quick. I want a pair that can hold a thing for an hour, and needn't be told. I know of only one. # setting it down by {hide}
N: {b} lifted one end of it, and turned away. The other end lay there, like a hand held out in a dance. # dry
B: I could do with some help. I don't often say so. You can ask anyone. # to {hide}
A: I've never heard it. # from a long way off
N: It got late. The arms of {b} had begun to shake. And then they shook less; for the other end had come up, all by itself, to just the right height. # hushed
B: Left a bit. # hardly aloud

=== befriend_go4_far ===
# step: go4
# skeleton: shy
# tone: gentle,eerie,space
# a: payer
# door: Clear the way, and go and sit at [far]
# style: kind
# recall: cleared the way, and went and sat at [far]
# title: A Long Way Backwards
# makes: end=back
N: They took away whatever there was in between, and last of all themselves. It was the furthest that either of them had gone backwards. # quiet
A: Here? # stopping
B: {x_they_cap} might still feel obliged. Further. # going on
A: Here, then. I can hardly see {hide}. # stopping
B: That's what it's like to be chosen by somebody. You stand about, and you can't see their face. # stopping
A: I'd sooner go and fetch {x_them}. I'd be so much better at it. # honest
B: I know. Sit on your hands. # kind
A: {price == "keep":{a_keep_cap}'s out there by itself. I keep on reaching for it, in my head.|{price == "board":I've done the knots on that board twice. They'll hold a long way.|They'd combed their hair for it. And I went in, and told them there'd be nobody coming.}} # quiet
B: Whatever {x_they} {x_plural:do|does} now, at least it'll be {x_them} who did it. # quiet

=== befriend_go4_counted ===
# step: go4
# skeleton: shy
# tone: manners,comic,epic
# a: bold
# door: Have [h] stand in the way
# style: bold
# recall: had [h] stand in the way
# title: In the Way
# makes: end=guard
N: {h} was asked if {h_they} would mind being in the way. # plain
H: I've been told that I was. I never heard it asked for. # taken aback
A: It's for {x}. They'll all want to come close, and they mustn't. # rapid
B: You needn't do a thing. Only stand as you do when there's one piece left. # helpful
H: I see. And look fierce? # interested
A: Look as if you'd counted. # sure
N: {h} took up a position, and put out both arms. It was like seeing a wall go in. # dry
H: And I may turn round, when it gets to the nice part? # over a shoulder
B: No. {price == "keep":It's when {p_keep} {p_keep_is} handed over.|{price == "board":It's when {x_they} {x_plural:go|goes}. There's a board been cut up for it.|It's when nobody comes in to supper.}} It doesn't want looking at. # honest
H: {h_yes} # facing front

=== befriend_go4_scratch ===
# step: go4
# skeleton: shy
# b: maker
# door: Put a name on [tool], for [x]
# style: clever
# recall: put a name on [tool], for [x]
# title: Underneath
# makes: end=lend
N: {b} had {tool} upside down, and would not say why. # plain
A: Is it broken? # leaning over
B: It's lent. That's what's the matter with it. I'm putting that right. # scratching
A: You're writing on it. You're writing on {tool}! # shocked
B: I'm drawing. It's {x_left}. I don't know how else you'd spell {x_them}. # scratching
N: It had taken the whole afternoon, and four tries on the back of something else. It was not good. But nobody who had once seen {x_left} would have taken it for another thing. # dry
A: Then it's gone, you know. It'll be theirs. {price == "keep":We know how that goes, since {p_keep}.|{price == "board":We know how that goes, since the board.|We know what it costs, since somebody went in and told them about supper.}} # gentle
B: I know. It didn't kill anyone. So I went and looked what else I'd got. # blowing on it
