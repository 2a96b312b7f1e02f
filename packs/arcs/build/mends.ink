// MENDS: what was there before is opened, not put up; its parts lie on the heap, where everybody has laid one who took it out and said aha.

=== build_draw_mends ===
# step: draw
# needs: mends
# title: Where It Went
N: Before they touched it they wished to know how it had been. Nobody had a drawing. Everybody had stood in front of it for years, and could have drawn it blind. # plain
A: {h}, where did {x_part} go? # pencil up
H: There. No. It's where you put your hand when you were waiting. # showing, with the wrong hand
A: I've got it on this side, and on that side. # drawing
B: {g} says that it was never there at all, and it was much bigger. # holding the paper
A: And what did it do, when it went? # patient
N: They all did it, one after the other, with their arms. There were five of them, and one did the noise. It was the noise that they were most agreed about. # dry
B: That's four tops on it. I don't believe that it had four tops. # looking at the sheet
A: We'll draw the noise, then, and put in whatever makes it. # turning the paper round
{ foe_talks:
  F: It was lower. I've told them. I used to hear it through the wall. # looking in, from {hide}
- else:
  B: And where {foe_plural:do|does} {foe} come in? # low
}
H: You've got it very like. # moved, looking at the noise

=== build_first_mends ===
# step: first
# needs: mends
# title: Aha
N: By noon they had it open. There was more room in there than they had thought, and less of anything else. # plain
A: Here's a place where something's been. It's quite clean. # one arm in
B: What goes there? # at the heap
A: Something with a hole at the one end, that's used to company. # muffled
{ foe_talks:
  F: It's the fifth from the top. I watched them take it out. I watched them all. # from the side
  A: Good morning. I might have known it'd be {foe}. You could have told them. # short
  F: They said aha. One doesn't like to interrupt. # mild
- else:
  B: Something's been living in here. You can see where {foe} got in. # holding up the light
  A: {foe_cap} {foe_plural:get|gets} in everywhere. Hand me the fifth from the top. # grim
}
N: They put it in, and closed up, and {a} did what one used to do to start it. There was {x_sound}. It was only the one; and after it something small fell, from one thing to the next, the whole way down. # hushed
S: creak
B: It said something! # overjoyed
A: It said it once. And then it lost a thing that we hadn't got to lose. # listening
H: It hasn't said that much since Monday. # holding the string

=== build_go2_mends_dash ===
# step: go2
# needs: mends
# a: bold
# b: careful
# door: Put it all back at once, unplanned
# style: bold
# recall: put it all back at once, unplanned
# title: Whatever Was Nearest
# makes: way=dash
A: We look at each of them, that's what's wrong with us. It came out in a heap. It can go in in a heap. # sleeves up
B: In what order?
A: It'll know. It's been in there before. # first armful
S: hammer
N: They put it back as people pack who have heard the cart. {b} held, and {a} shoved; and whatever was nearest went in next. # brisk
B: You've shut my sleeve in. # calm
A: Is it holding? # shoving
B: Very well. # calm
A: Then leave it. What have you got in that hand? # shoving
B: I believe that it's your supper. # looking
A: Put it in there. It's the right shape! # shoving
N: By evening there was no heap, and all of {x} was shut. They went away from it backwards, on tiptoe, as you leave a child. # dry

=== build_go2_mends_heap ===
# step: go2
# needs: mends
# door: Ask round who took out what, with [g]
# style: kind
# recall: asked round who took out what, with [g]
# title: Who Said Aha
# makes: way=heap
N: {g} stood in front of the heap with {g_their} hat off, and would not look at one bit of it. # quiet
G: That one's mine. The bent one. It wasn't bent before. # low
A: You took it out? You never said! # surprised
G: I said aha. Then I went home and couldn't sleep for what I'd meant by it. # low
B: And where did it sit?
G: I know just where. I've known it every night. It's only the rest that I don't know. # quick
A: Whose is this? # holding up the next
G: {h}'s. {h_they_cap} put it down in the dark, so as not to be seen. We all know each other's. # low
N: So they went round, to one door after another, with a part in a cloth; and at every one somebody went red, and knew exactly. # warm
B: There isn't a piece in that heap that somebody doesn't know the place of. # slow
A: Then we've got all of it. It's only kept in different people. # rolling up both sleeves

=== build_go2_mends_tool ===
# step: go2
# needs: mends
# b: maker
# door: Mend it with parts of [tool]
# style: clever
# recall: mended it with parts of [tool]
# title: Lent by a Neighbour
# makes: way=tool
B: It doesn't want its own bits back. It's tired of them. It wants a change. # walking round {tool}
A: You can't put {tool} into {x}! # doubtful
B: Not all of it. Only wherever there's a place with nothing in. It's what one does with teeth. # firm
N: So {b} began. Nothing was cut that could be bent, and nothing was screwed that could be talked into it; and by and by, in the place of {x_part}, there was a piece of {tool} that had very nearly made itself at home. # plain
A: It looks like somebody in a borrowed coat. # walking round it
B: It'll grow into it. # mouth full of pegs
A: And what if it goes on thinking that it's {tool}? # low
B: Then we don't remind it. Hand me the other end, and talk about something else. # low
