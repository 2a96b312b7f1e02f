// SAID: what it hangs on, or the place where that was, is on the stage. Episode 2: p lets fly, and covers it up; episode 4: it is uncovered.
// snap and home go together: a bucket (a place left empty), a coat (a thing), a sheet on a string (somebody), a game (all else).

=== feeling_snap_bucket ===
# step: snap
# skeleton: said
# needs: feel=lonely,grief x_said x=creature,person,group,thing no-x_size=huge,abstract
# w: A very small person
# title: Taken
N: Where {x} had always been there {x_left_was} {x_left}, and everybody walked round that. A very small person, who had not been told, sat down in the middle of it with a bun. # plain
P: Not there! Get up! Nobody sits there! # loud
W: It was empty. # the bun half-way
P: It isn't empty! It's taken! # louder
N: {p} pulled. The small person came up, and the bun went under. Then the small person left, and what one saw was the back of a neck. # flat
Q: That's the one who made you the card. With the cow on it. # low
P: I know about the cow! I wasn't even cross. I'd got a thing in here about {x}, as big as a door, and I opened my mouth for it, and that's what ran out. # white
N: {p} went down on hands and knees to look for the bun. It was not to be found. So {p} put a bucket on the place, upside down, and stood back to see if it would keep people off. # dry
Q: Then it isn't nothing. # watching this
P: No. # to the bucket

=== feeling_snap_coat ===
# step: snap
# skeleton: said
# needs: no-feel=homesick,lonely,grief x=thing no-x_size=huge,abstract
# w: A very small person
# title: Under a Coat
N: Somebody had put {x} by {edge}, to be out of the way. A very small person had found {x_them} there, and had got hold of {x_part}. There was {x_sound}. # plain
W: Whose is this? May I have a go? # looking up
P: Take your hands off! Nobody touches that! Nobody! # loud
W: I'd washed them. # holding them up
N: They were really very clean. They were put behind a back, and carried off. {p} had thrown a coat over {x}, as you do with a parrot that has said something. # dry
Q: That's the one who made you the card. With the cow on it. # low
P: I know about the cow! It wasn't the hands. I'd got a thing in here, as big as a door, and there {x_was} {x}, and I opened my mouth for the one and it came out at the other. # white
Q: It's your only coat. You'll be cold without it. # after a look
P: I'd sooner be cold than see {x_part}. # arms crossed
Q: Then it isn't nothing. # changing sides
P: No. # teeth knocking

=== feeling_snap_sheet ===
# step: snap
# skeleton: said
# needs: no-feel=homesick,lonely,grief x=creature,person,group
# title: One Clean Sheet
H: You there, {p}! Stay by {x} for a minute. I've got to put down this washing. # already going
N: So there {p} stood, and there {x_was} {x}. A minute is longer than people say. There was {x_sound}. # dry
P: Don't look at me. # low
N: {x_sound_cap}, again. # plain
{ feel == "afraid":
  P: Stop there! I know that you don't do anything! You've never once done anything, and I can't stand the waiting! # loud
- else:
  P: You haven't even got to do anything! You've only got to be there, and they all come! I've stood on my head for less than that! # loud
}
N: It was heard as far as {far}. When {q} came running {p} had taken the top sheet off the washing, and was hanging it up, on a string, between {x} and the rest of the world. # dry
Q: You shouted at {x}. I thought that somebody had been bitten. # out of breath
P: I wasn't even cross. Not with {x_them}. I had something in here for all of you, as big as a door, and {x_they} {x_was} what stood in front of it. # white, with pegs
Q: And what's that for? # looking at the sheet
P: So that I don't do it again. # putting in the last peg
Q: Then it isn't nothing. # gentle
P: No. # behind the pegs

=== feeling_snap_game ===
# step: snap
# skeleton: said
# w: A very small person
# title: A Game for Three
N: Three very small people had a game, by {edge}, with a blanket. One was under it, and was {x}. One ran about and was {h}. The third stood at the side, stiff as a spoon. # plain
W: I'm quite all right. I'm quite all right, thank you. # flat
Q: And who's that? # before {q_they} could help it
W: That's {p}. It's the easiest. You only have to say the one thing. # obliging
P: Give me that! It's not a game! You don't play at that! # loud
N: {p} had the blanket off. Underneath there was nobody, with hair on end, who had been {x} as well as it could be done. They all three went; and one saw three backs of necks. # flat
Q: The one in the middle made you the card. With the cow on it. # low
P: I know about the cow! I wasn't cross. It was so like. It was just how I say it. # white
N: {p} folded up the blanket, quite small, and sat down on it, so that nobody should play that any more. # dry
Q: Then it isn't nothing, about {x}. # sitting down too
P: No. # on the blanket

=== feeling_home_bucket ===
# step: home
# skeleton: said
# needs: feel=lonely,grief x_said x=creature,person,group,thing no-x_size=huge,abstract
# title: Only Kept
N: They came home by the place where {x} had always been. On top of it stood the bucket. {h} had been carrying things round that for days. # plain
H: I never liked to ask about the bucket. # stopping
P: It's to keep people from sitting there. # low
H: And has anybody? # respectful
P: No. That's what's wrong with it. # low
N: {p} took it away. There {x_left_was} {x_left}; and there, flat as a sole, was half a bun. {p} put the bun into the bucket, looked round once, and sat down. # quiet
Q: What's it like? # not coming nearer
P: Low. You can see everybody's knees from here. I never knew that {x} had all those knees. # looking out
H: Would there be room for another? I stood here all of one night. I didn't dare. # gruff
N: There was room for three, with the elbows in. At {edge} there was a very small person, with a new bun, who was looking somewhere else. # warm
P: You can come. I told you that it was taken. It's only kept. # patting {ground}
Q: And there were two halves to that bun. You'd better look before you sit. # moving up

=== feeling_home_coat ===
# step: home
# skeleton: said
# needs: no-feel=homesick,lonely,grief x=thing no-x_size=huge,abstract
# w: A very small person
# title: Somebody in a Coat
N: By {edge} somebody stood in the dusk, with a coat on, and did not move. {h} wished them a good evening, going by, as {h_they} had done every evening. # dry
P: That's not a person. That's {x}, in my coat. # stopping
H: I did think that it was proud. # coming back to look
P: I put it on so that I needn't see. And then I saw a coat the whole time, with something under it. That's worse. It's got no end to it. # taking hold of the collar
N: {p} pulled. There {x_was} {x}. {x_part_cap} had got a bit of fluff on, from the lining. That was all that had happened. # plain
Q: Is it as bad as you thought? # from beside {p_them}
P: It's just as bad. But it's only as big as that. # measuring with both hands
N: A very small person had come up on the other side, with both hands on show. # quiet
W: I've washed them again. # just to mention it
P: I can see. You take {x_part}. Not like that. I'll show you how it goes. # making room
N: There was {x_sound}. It was done twice, once by somebody who had never done it before, and once by {p}, who put on the coat first. # warm

=== feeling_home_sheet ===
# step: home
# skeleton: said
# needs: no-feel=homesick,lonely,grief x=creature,person,group
# title: What Was Behind It
N: Nobody had taken in the sheet. It hung on its string, and whoever had to do with {x} went round by the end. From behind it came {x_sound}. # plain
H: I've been looking for that. I'm one short on every bed. # hand on a peg
P: I'll do it. I put it up. # quick
N: {p} took out the first peg, and the corner came down; and there, close up, {x_was} {x}, who had been looking at a sheet for days. # dry
P: I shouted at you. It wasn't for you. It was for them, and I hadn't the face. # low, to {x}
Q: You've got it now. # proud
P: Sh. I'm talking to {x}. I don't say that I like it, how it is. I say that it's not your doing. I had some {food} put by, and that's half. # holding it out
N: It was looked at for some time. Then {x} {x_did}. # soft
H: Is that a good sign? # whispered
P: I've no idea. I've never stood this near. # not moving off
N: They folded the sheet between them, {p} and {h}, walking together and apart as one does. Each time that they were together {h} said something, quite low; and each time that they were apart {p} had thought of an answer. # warm

=== feeling_home_game ===
# step: home
# skeleton: said
# w: A very small person
# title: Somebody Has to Be It
N: By {edge} two very small people were playing at shops, without much heart, and a third was being the money. {p} stopped in front of them with something folded under one arm. # plain
P: I took your blanket. I've been sitting on it. # stiff
W: We don't play that now. Nobody wanted to be {x}, in case you came. # backing
P: I've come. I'll be {x}. # spreading it out
N: Nobody had expected this, least of all {q}. {p} got down on {ground}, and pulled the blanket over; and there {x_was} {x}, rather long, with two heels out at the end. # dry
W: And who's {p}? # looking round
H: I'll do that one. I'm quite all right! I'm quite all right, thank you! # flat, and very like
Q: That's enough. It's running down your chin. # low
P: It's hot in here. And there's only one person in it. You'd never think that, from outside. # muffled
N: There was {x_sound}, as well as one can do it through wool. The three small people screamed with joy and ran away; and came back, to see whether it would do it again. # warm
P: Somebody else's go. No, wait. Once more. # muffled

=== feeling_snap_spare ===
# step: snap
# skeleton: said
# needs: feel=lonely,grief no-x_said x=thing no-x_size=huge,abstract
# makes: kept=child
# w: A very small person
# title: Who Said That You Could
N: At {x_home} {x_was} {x}, as ever. {p} had not looked that way all day; it took some doing. Then a very small person came along, and {x_used}, just like that. # plain
P: Get off! Who said that you could? # loud
W: Nobody. There wasn't anybody. # letting go
P: That's right! There isn't! That's what it's like! # louder
N: The very small person looked round for whoever there was not, and went to find a grown-up. {p} took hold of {x} and turned {x_them} about, with {x_part} to the back. It made {x_sound}. # dry
Q: That's the one who made you the card. With the cow on it. # low
P: I know about the cow! I wasn't cross. I had a thing in here, as big as a door, and I opened my mouth for it, and that's what ran out. # white
Q: And what's {x} done? # looking at the back of {x_them}
P: {x_plural:They're|It's} just there, the whole day, being {feel} at me. # very low
Q: Then it isn't nothing. # coming no nearer
P: No. # to {x}

=== feeling_home_spare ===
# step: home
# skeleton: said
# needs: feel=lonely,grief no-x_said x=thing no-x_size=huge,abstract kept=child
# w: A very small person
# title: The Right Way Round
N: {x_cap} {x_was} as {p} had left {x_them}, with {x_part} to the back, like somebody who has been naughty. {h} had dusted round that, and thought that it was a new way of doing things. # dry
H: Is that how we have it now? I only ask because of the broom. # tactful
P: No. I turned {x_them} round. I couldn't look any more. # low
H: And did it help? # interested
P: No. It was {feel} from behind, too. # low
N: {p} took hold, and turned {x} back. It made {x_sound}. It was so exactly what it had been before that {q} had to look somewhere else. # quiet
P: There. You've never done anything to me. You only stood where I was looking. # to {x}
Q: May I? # a hand out
P: Wait. There's somebody before you. # looking round {edge}
N: The very small person came out, one boot at a time, and was told that it was all right now; and, with everybody watching, {x_used}. # soft
W: Is it my go till I say? # not quite sure yet
P: Till you say. And then it's for {h}, and then for me. We'll do it so that it's never nobody's. # sitting down beside

=== feeling_snap_boxes ===
# step: snap
# skeleton: said
# needs: feel=homesick x=place,thing
# w: A very small person
# title: On the Wrong Side
N: By {edge} three very small people had built {x}, for a surprise. It was of boxes. {h} had told them how it was, who had it from {q}, who had never been there. # plain
W: That's {x_part}. You can see it if you lie down. # showing it off
P: It isn't there. # low
W: What isn't?
P: It was never there! It's on the other side! And that's too high, and it's all the wrong colour, and it doesn't smell of anything! # loud
N: {p} had only pointed. But it was made of boxes, and {p_their} foot had come along, and after that it was not made of anything. One saw the backs of three necks. # flat
Q: The one in the middle made you the card. With the cow on it. # low
P: I know about the cow! It wasn't the boxes. I'd been carrying it about for weeks, as big as a barn, and it saw {x_part} on the wrong side, and went for it. # white
Q: Then it isn't nothing. # picking up a box
P: No. It's on the left, when you come up. That's all. It's on the left. # not picking up any

=== feeling_home_boxes ===
# step: home
# skeleton: said
# needs: feel=homesick x=place,thing
# w: A very small person
# title: As It Really Is
N: The boxes lay by {edge}, where they had been kicked. {p} went down on both knees among them, and began to set one upon another. # quiet
W: Is it going to be a castle? # from some way off
P: It's {x}. I'm only putting it right. That goes there. No: on its end. # not looking round
N: The very small person came nearer by a box, and held it out; and it was taken. Then there were three of them, and then {h}, who was told to stand for a wall. # dry
H: What am I, exactly? # arms out
P: You're where the coats hung. A bit more crooked. It was always a bit crooked, just there. # sitting back on {p_their} heels
Q: And where's {x_part}? # with the last of them
P: On the left. When you come up, it's on the left, and you give it a push, since it sticks. # low
N: {q} gave it a push. It stuck. Behind {q_them} they came up one after another, and each of them pushed; and {p} stood at the other end, like somebody who has people in. # warm
P: Mind the step. There was always a step. # hoarse
W: It doesn't smell of anything. # sniffing
P: It does now. That's {food}. Somebody's spilt some. Leave it. # breathing in

=== feeling_snap_pile ===
# step: snap
# skeleton: said
# needs: feel=lonely,grief no-x_said x=thing no-x_size=huge,abstract
# makes: kept=pile
# title: Only for a Minute
N: {h} came by with the usual pile, and looked for a place to put it, and found {x}. It was at {x_home}, where it always was, and there was nobody on it or near it. # plain
P: Take that off. # low
H: It's only for a minute, dear. Nobody's using {x_them}. # turning away
P: I know that nobody is! That's why! Take it off! # loud
N: {h} was too slow. {p} took it off, with both arms; and it was plates. They could be heard for some time, one of them as far as {far}. # dry
H: I'd have taken them off, if you had said. # very small
P: I did say! # hand over mouth
N: {h} went for a broom. {p} took hold of {x}, and dragged {x_them} in behind {hide}, with {x_part} to the front, so that nothing could be put there, and nobody need look. # flat
Q: {h_they_cap} only wanted somewhere to put it down. # low
P: So do I. It's as big as a door, and I've been carrying it for weeks, and there's just as little room. # white
Q: Then it isn't nothing. # holding the dustpan
P: No. # behind {hide}

=== feeling_home_pile ===
# step: home
# skeleton: said
# needs: feel=lonely,grief no-x_said x=thing no-x_size=huge,abstract kept=pile
# title: A Plate with a Join
N: {p} went in behind {hide}, and there was {x_sound}, and some pulling; and out came {x}, backwards, with fluff on. {h} stood by with a pile, and did not ask. # plain
P: I've got to put {x_them} back. Nobody can find it like this, and they all walk as though it were still there. # pulling
H: I do. I've got a bruise from not bumping into it. # showing
N: {p} put {x} where {x_they} belonged, and wiped down {x_part}, and stood aside. Then {p_they} took the pile out of {h}'s arms, and set it down there, all of it, quite gently. # quiet
H: You didn't like that. # careful
P: No. I thought that if there was something on {x_them}, then I'd never again see that there was nobody. # low
Q: And is there something? # low
P: There's plates. And underneath there's still nobody. But at least it's been some use to you. # squaring up the edges
H: That top one's yours. I stuck it together. You can see how it goes. # gruff
N: It went across the middle, and there was a small piece missing, as big as a fingernail. {q} had looked for that all one evening, and found it, and carried it about since then; and put it in now, and it stayed. # warm

=== feeling_price_wet_cart ===
# step: price
# skeleton: said
# makes: price=wet
N: {p} tried it on {q} first, to see how far it would go. It went as far as the fourth word. # plain
P: It's about {x}. It's that I... # and the chin began
Q: Go on. # low
P: I can't. There's a noise coming. # through the teeth
N: It came. It was like a cart on a hill, with something loose on it. {q} waited until it had gone by. # dry
Q: I know that cart. I've heard it for years. I thought that it was {g}'s. # interested
P: It's mine. I go a long way off to do it. Nobody's ever seen who it is that pulls. # wretched
Q: And if {h} saw?
P: Then that's what there'd be to see, from then on. Even if I laughed. They'd think, there goes the cart. You can't put a thing like that back in the shed. # low
Q: So that's what it costs. Once past everybody, by daylight, with the noise. # slow
P: And they come out to look, when there's a cart. # low
Q: I'll walk behind. In case anything drops off. # firm
