// HEIST, by who stands guard (foe_type) and what is guarded: the place looked over (guard), the crew, how they were let in (in), and where
// x is put when it is alive (put).

=== heist_guard_creature ===
# step: guard
# needs: foe_type=creature foe=mute
# title: Half a Sausage
N: They tried it with a sausage. They lay behind {hide} until it was dark. # plain
A: Now. Not at {foe_them}. Past {foe_them}. # whispered
B: I know about past. # whispered, throwing
N: It landed well out on the left. {foe_cap} looked at it. One could see a thought go by; and then {foe_they} turned {foe_their} back on it, and sat down, in front of {den}, rather harder than before. # dry
A: That was a good sausage. # whispered
B: That's a good guard. I'd have gone. I nearly went. # whispered
A: Try half. It may be that a whole one looks like a trick. # whispered
N: They tried half. It was not until they had got home that they noticed that there had been four halves thrown, and one brought back, and left, very neatly, on {a}'s hat. # dry
B: What's that mean? # low
A: I think that it means, I've had my supper. # low

=== heist_guard_group ===
# step: guard
# needs: foe_type=group
# title: At No Time None
N: They drew up a table. Down the side stood the hours, and along the top stood how many of {foe} there were. # plain
A: At six I've got nine. # pencil out
B: At seven there's eight. One went for something to eat. # looking
A: And at eight? # hopeful
B: Nine. It came back, and another one didn't go. # looking
N: They kept it up until the moon was over {far}. There was eight, and there was nine, and there was once, for as long as it takes to sneeze, seven. # dry
A: So at no time is it none. # ruling a line
B: They take turns at being tired. It's very well thought out. I wish that we were as good as that with the dishes. # low
A: What's the smallest it was? # turning back
B: Seven. And that was because they'd seen us. They'd come round to have a look. # not moving the lips

=== heist_guard_person ===
# step: guard
# needs: foe_type=person
# title: Good Night, Number Nine
N: From behind {hide} one could see {foe} lock up. There was no lock; but there was a way of doing it. # quiet
A: There's the look up. That's always first. # whispered
B: Then the feet. Left, and right. They get wiped. # whispered
A: Who'd wipe their feet to stand outside? # whispered
N: {foe_cap} went along the front of {den}, and put out a hand to each thing that {foe_they} went by, as one does to the heads of children. # hushed
B: That's counting. That's six. Seven. # whispered
A: And the one at the end's where {x} {x_is}. # whispered
{ foe_talks:
  F: Good night, number nine. # to what was at the end
- else:
  N: At the one at the end the hand stopped for longer. # soft
}
B: We shan't get by that with a plank. That isn't somebody doing a job. # slow
A: Put it down as, conscientious. # writing
B: How do you spell it? # whispered
A: I've put, drat. # whispered

=== heist_crew_practice ===
# step: crew
# title: The Kitchen Chairs
N: They practised indoors. Two chairs were {den}; the mop was {foe}; and {x} {x_was} a cabbage. # brisk
A: {g}'s the mop. Don't just stand there, {g}. Go to and fro. # arranging
G: What does a mop think about? # going to and fro
A: Nothing. That's what we're relying on. Now {h} coughs, and I come from under the table. # under the table
H: I haven't got one ready. # trying
N: {b} went over the chairs, and took up the cabbage, and turned to go; and found the mop in the way. # dry
B: You weren't to turn round! # with the cabbage
G: I thought, if I was a mop, I'd wonder what that was, behind me. # apologetic
A: Again. And this time you don't wonder. # from under the table
N: They did it nine times. At each of them {g} tried hard not to, and wondered. # dry
H: Suppose that it's like that, on the night? # low
B: It won't be. On the night it's only somebody whose whole job it is. # and heard what that was

=== heist_crew_shoes ===
# step: crew
# needs: no-water no-space
# title: Eight Socks
H: I've brought socks. They go on over the shoes, so that one doesn't squeak. I did them in the evenings. # unpacking
A: What's that on mine? # holding one up
H: It's a fox. Everybody's got an animal, so that they don't get mixed. {b}'s is a mole. # shy
B: Why have I got the mole? # stiff
H: I can do moles. # honest
N: They put them on, all four, and went once round the room. It was quite true; one heard nothing at all. It was rather horrible. # quiet
A: Say something, somebody. # uneasy
G: I'm behind you. # from behind
A: You're to keep watch, {h}, and {g}'s to stand by. {b} and I go in, and come out with {x}.{till != "": By {till}.|} And if it goes wrong we scatter. # reading it over
G: Which way's scatter? # looking at {g_their} feet
A: Away from each other. # patient
G: In these? I'd never hear where you'd got to. # after some thought
N: So the plan was altered. If it went wrong then they would all go the same way, and somebody would hum. # dry

=== heist_in_front_bucket ===
# step: in
# skeleton: empty
# needs: way=front as=clean
# title: The Patch Where It Had Been Done
N: They went in behind their buckets, on their knees, from the corners to the middle. It is slow, and one has a very good view of skirting. # dry
A: There's the rail. Go under it, and do the underneath. # scrubbing
B: There's a notice. # scrubbing
A: Do the notice. # scrubbing
N: {b} did the notice. It said, no further, and it came up a treat. On the other side was the path that {foe} had worn, going round; and in the middle there was the cloth. # quiet
B: I don't like to put a brush to that. # stopping
A: Go over it. Lift your bucket. # low
N: It was then that {a} saw something odd. They had been scrubbing for an hour, and wherever they had come it had been grey. Here, for as far as an arm could reach from under the cloth, it was not. # hushed
A: Somebody's been before us. # low
B: It's been done on its knees. You can see the two places. It's been done today. # low
A: Who'd clean that, and leave the corners? # low
B: Somebody who only minds about the one bit. Take hold on that side. # drying {b_their} hands

=== heist_put_alive ===
# step: put
# skeleton: let
# needs: x=creature,person price=name,promise
# title: First the Nose
N: They set {x} down in the middle, where everybody goes by, and stood back; and nothing happened at all. # quiet
A: Perhaps {x_they} {x_plural:want|wants} somebody to say that it's allowed. # low
B: It's allowed. # low, to {x}
N: There {x_part_was} {x_part}, first. It came out as far as the edge of the light, and went in again, and thought. After that it all came. # hushed
A: {x_theyre_cap} having a look at how far it goes. # whispered
B: It goes the whole way, here. There isn't a rail. I don't suppose {x_theyve} ever got to the end of anything without one. # whispered
N: {h} came by with a basket, and was looked at; and put down the basket; and there was {x_sound}. Then all along the row people began to come out. # warm
H: Look who's here! And {stake_fixed}! Don't crowd. There's some for everybody. # with both arms full
A: We said that we'd {verb}. # behind {hide}
B: And we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}. I saw it.|} I only wish that somebody had been out here to see {x_their} face.
A: They were. Look at theirs. # low

=== heist_odd_basket ===
# step: odd
# skeleton: let
# needs: x=creature,person,group
# title: Packed
N: And there {x_was} {x}, with nobody at all between; and on {ground} at {x_whose} side stood a basket, with a lid. # hushed
A: Whose is that? # not going nearer
B: There's a label. It's tied on with a bow. # stooping
A: What's it say? # from where {a_they} stood
B: "Two blankets. Supper, and what to do if there {x_plural:are noises|is a noise}. Likes to be carried, {x_carry}." # reading
N: {way == "creep":They had come on their stomachs|{way == "front":They had come in by the front, with a story|They had come with {tool}}}, to fetch somebody away in the dead of night; and somebody had packed. # dry
A: Then it's known that we're here. It's known which of us carries. # backing
B: {x_cap} {x_is} pleased to see us. Look. # torn
A: {x_they_cap} {x_was} told that we'd come! It's a trap, with a basket! # at the door
N: There was {x_sound}. They were both at home before they noticed that they had been running; and that {b} had the label. # quick

=== heist_odd_coat ===
# step: odd
# skeleton: let
# needs: x=creature,person,group
# title: Held Open
N: There {x_was} {x}. {x_they_cap} {x_was} up, and brushed, and looked like somebody who has been told to expect company. # quiet
A: We've come to take you away. You're not to make a noise. # whispered
N: There was {x_sound}, straight away. It went through the whole of {den}; and there was no step, and no light, and not so much as a cough. # hushed
B: Nobody's come. # whispered
A: {way == "creep":Nobody came when I fell off the cushion, either.|{way == "front":Nobody asked after the aunt, either.|Nobody came for {tool}, and that was louder.}} # whispered
B: Look at the way out. # not moving
N: It had been open by the width of a hand. It was open now as far as it would go; and there was something that held it, low down, from the other side, and that something was a back, which had been turned on purpose. # flat
A: Who holds a door for a thief? # without a voice
B: Somebody who means to see our faces. Leave {x_them}. Go by the other one. Go! # going
