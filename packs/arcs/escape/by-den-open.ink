// ESCAPE, by what kind of place it is: the first attempt, what opens (OUT, gap), and how it was never shut (STAY, open).

=== escape_attempt_told ===
# step: attempt
# needs: way=rush den_is den_is=told
# title: Again, from the Top
N: They ran as hard as they could, for as long as they could, and it went by them beautifully: a chair, and a gate, and {door}, and a chair. # quick
A: Haven't we had that chair? # running
B: There are a great many chairs. # running
H: It had a hat on it. It's got the same hat. # running
N: They stopped. Everything else went on a little way, and came round, and stopped too. # dry
G: I've been standing still. You've passed me three times. You ran very well, the second time. # with the bag
A: So it's only got so much of it, and then it comes again. # out of breath
B: I could draw a better one. # sore
G: I waved. Somebody in the background waved back. I don't think he'd known that he could. # pleased

=== escape_attempt_strict ===
# step: attempt
# needs: way=ask den_is den_is=strict
# title: In Threes
N: There was a hatch for asking at. Behind it somebody pushed out a form, and after the form another. # dry
A: "Reason for wishing to leave." # pen up
B: Put, that we'd like to. # at the elbow
A: There's a box for that, and it's crossed out. There's "illness", and there's "marriage". # reading
H: I had a cough on Monday. # hopeful
N: They handed it in. It came back, stamped. It wanted doing in threes, and it wanted the name of somebody inside who would miss them. # flat
B: Inside? # staring
A: Everybody whom we know inside is on the form. # low
{ foe_talks:
  F: I'd put myself down. But I'm not allowed to miss people until they've gone. # through the hatch, sorry
- else:
  N: {foe_cap} {foe_was} on the other side of it, and did not look like signing. # dry
}
G: I've put in for another sandwich. They said yes to that straight away. # coming back

=== escape_attempt_stores ===
# b: maker
# step: attempt
# needs: way=tool den_is den_is=stores
# title: What One Has by One
N: It was tight in there for doing anything. {b} got {tool} as far as the crack, and everybody breathed in. # brisk
B: Now it only wants a push from behind. # braced
A: I am behind. There isn't any room to push from. I'm just thick. # flat against something
H: If someone were to sneeze. # strained
G: I've pepper. I always bring it, for the egg. # rummaging
B: Not the pepper! # too late
S: crash
N: It was a first-rate sneeze. It went round all four of them; and {tool} went out through the crack as a cork goes, and the crack went to behind it. # quick
A: So now {tool_theyre} out. # after a while
B: That's something. {tool_they_cap} could fetch help. # after thinking about it
A: {b}. # patient

=== escape_gap_below ===
# step: gap
# skeleton: out
# needs: den_is den_is=below
# title: The Stone That Turned
N: {way == "rush":One of the stones that they had fallen against had turned.|{way == "ask":While they stood there looking up one of the stones had turned, under somebody's elbow.|Where {tool} had struck one of the stones had turned.}} There was daylight round it, as thin as a thread. # low
A: It's hung on something. If you lean, it goes. # leaning
B: Up here! There's outside, it's got a beetle in it! # with one eye
H: I never thought that I'd be so glad of a beetle. # pushing in
N: It swung out by as much as somebody's width; and it wanted, all the while, to swing back. # quick
A: Quick. It's heavy, but I've got it. I could hold it for years. # straining
G: Don't say that. # looking at where {a_they} stood
N: There were two dents in {ground}, just there, of about the size of feet. {foe_cap} did not come near. {foe_they_cap} had only to wait. # hushed

=== escape_gap_moving ===
# step: gap
# skeleton: out
# needs: den_is den_is=moving
# title: As Long As One Pulls
H: It's slowing down. # a hand up
A: {way == "rush":It'll be because we all fell against the same side.|{way == "ask":It'll be because we asked.|It'll be something that {tool} did.}} # listening
N: It was not that. It was the strap. {g} had got up to see what it was for, and had hung on it, with the bag; and as long as {g} hung there the way out stood open, and outside there was an ordinary bit of ground, not going by at all. # quick
B: It's stopped for us! # at the edge
H: It's got somebody's sock on it. What a beautiful sock. # at the edge
G: Is it meant to be so easy? # hanging
A: Get off, all of you! I'll take that. You've got the sandwiches. # with a hand on the strap
N: {foe_cap} looked round, once, from up in front; and looked to the front again, like somebody who has seen this part. # quiet

=== escape_open_below ===
# step: open
# skeleton: stay
# needs: den_is den_is=below
# title: Forty, with a Rail
N: {way == "rush":They lay where they had fallen, and looked up|{way == "ask":They had nothing more to say, and looked up|They looked up, to see if {tool} had got anywhere}}. There was somebody looking down. # flat
A: Who's that? # squinting
H: It's me. There are stairs. # from above
B: There are what? # faint
H: Round at the back. They've got a rail. I went to see where the draught was from, and it was from here. # from above
N: They went and looked. There were forty, and they had been swept. {foe_cap} {foe_was} by the bottom one, and did nothing about it. # dry
A: Nobody looked for stairs. # low
B: You don't. If somebody's put you in a hole, you think, they'll have seen to the stairs. # bitter
H: Mind the ninth. It's a bit high. # from above

=== escape_open_strict ===
# step: open
# skeleton: stay
# needs: den_is den_is=strict
# title: Key
N: It was {h} who asked what the nail was for. There was a nail beside the way out, at a good height; and on the nail was a key, and on the key was a label. # plain
A: "Key." # reading
B: To what? # low
H: It only says, key. # low
N: {way == "rush":They got up from where they lay, and tried it|{way == "ask":They tore up the form, and tried it|They had lost {tool} by then, and so they tried it}}. It went in, and it turned one way, and it turned the other. It had never been locked. It had been turned to and fro by so many people, to make sure, that it was quite loose. # dry
A: But you're the guard! # rounding on {foe}
{ foe_talks:
  F: I see to the lamps. People come in and ask where they're to sit. Nobody's ever asked me whether they're to stop. # mild
- else:
  N: {foe_cap} moved aside, as one does for people with luggage. # dry
}
H: It's written up. "Open from two to four." And beneath it, "And at all other times." # reading it out
B: I saw that. I thought that it was for visitors. # faint

=== escape_open_told ===
# step: open
# skeleton: stay
# needs: den_is den_is=told
# title: The White Bit
A: Where's {h}? # looking round
H: In the white bit. # from close by, rather flat
B: What white bit? # turning
H: Round the outside. There's a good wide edge where nobody's put anything. One steps over the line. # from close by
N: They found the line. It was not thick. It had been done all in one go, by somebody who was thinking of something else, and at one corner it did not even meet. # dry
A: {way == "rush":We ran at the middle of it.|{way == "ask":We asked the people who were drawn in.|We used up {tool}.}} # low
B: I saw that it didn't meet. I thought that it was the style. # low
H: It's quite quiet here. You can see what a small one it is. # from close by, interested
N: {a} put over one foot, and then the other, and was looked at with great respect by a man in the background. # dry
A: Nothing happens. You just aren't in it. # from the white bit

=== escape_open_wild ===
# step: open
# skeleton: stay
# needs: den_is den_is=wild
# title: Backwards
N: {way == "rush":They sat and got their breath|{way == "ask":They sat down, since there was nobody left to ask|They sat down, where {tool} had gone}}, with their backs together; all but {h}, who had walked off backwards, in order not to see their faces. # flat
A: Where's {h}? # looking round
H: Out. # at some distance
B: You can't be out. There is no out. We've looked for it since noon. # calling
H: I didn't look. I came backwards. It only takes you round if you look where you're going. # calling back
N: They got up, turned about, and shut their eyes; and walked out of it backwards, in eleven steps. The eleventh was on to a path. # dry
A: Did it want us to stay, or not? # faint
B: I don't believe that it ever thought of us at all. It's simply how it grows. # faint
H: There's a post here, for people coming in. It says, nice walk. # reading

=== escape_go_across ===
# b: maker
# step: go2
# needs: den_is den_is=above,island
# door: Get away by means of [tool]
# style: clever
# recall: tried to get away by means of [tool]
# makes: way=tool
N: It had come with them. It lay where it had been dropped, between the sandwiches and the edge: {tool}. {b} walked round it, twice, with half-shut eyes. # plain
A: No. # at once
B: I haven't said it yet. # walking
A: You looked at that, and then you looked over the side. # firm
B: There's nothing here to get through. That's the good of it. There's only a bit of nothing, and then there's the rest. It wants something put across. # rapt
H: How much nothing? # interested
B: I haven't come to that part. # sitting down beside it
G: I could pace it out. I'd need to be able to walk on it, though. # comfortable

=== escape_attempt_across ===
# b: maker
# step: attempt
# needs: way=tool den_is den_is=above,island
# title: Well over Half
N: {b} had drawn it on a sandwich. They were to send {tool} across first, and to go across after {tool_them}. # brisk
A: What's going to hold the other end? # looking over
B: It catches. # confident
A: On what? # looking over
B: On whatever's there. There's always something. Stand back. # swinging
N: It went out very well. It went for as long as one can hold a breath, and turned over once in the light, and {foe} could be seen to watch it by; and then one saw that it was not going to be the far side, and that it was going to be well over half. # quiet
H: It was a good throw. # fair
A: So that's {tool} gone. # after a while
B: Only as far as the middle. If we could get to the middle we'd have it. # after a while
G: I'd tied on the sandwiches, so that we'd have our hands free. Not the good ones. # low

=== escape_attempt_edge ===
# step: attempt
# needs: way=rush den_is den_is=above,island
# title: It's All Gap
N: They ran straight past {foe}, and it went well for as long as there was anything to run on. Then they stopped, all at once, in a row, with their arms going round. # quick
A: Is everybody on? # arms going round
B: I'm on. Who's got me by the collar? # leaning
H: I have. I'm leaning the other way. Nobody's to sneeze. # strained
A: Who was it that shouted? # very still
B: I thought that it was a gap. It is a gap. It's all gap. # looking over
N: They came back by one foot at a time. {g} sat where they had left {g_them}, with the bag, and moved up. # dry
G: I thought I'd see first how it came out. I'm told that it's all gap. # kind

=== escape_open_between ===
# step: open
# skeleton: stay
# needs: den_is den_is=above,island
# title: In Between
A: Where's {h}? # looking round
H: Over here. # from the other side
B: How did you get over there? # staring
H: There's a kind of step, and then there's another. It's just where one doesn't look. # from the other side
A: Where's that? # staring
H: Well, you've been looking out. And {way == "rush":when you ran you looked down|{way == "ask":when you asked you looked at {foe}|when {tool} went you looked after it}}. It's in between. # from the other side
N: They went and looked in between. There they were, one after another, as broad as a plate, and worn in the middle; they led from the one side to the other. {foe_cap} {foe_was} next to the first, and had never at any time been on it. # dry
B: How long have those been there? # faint
H: Somebody's put a pot of something on the third, so I should think it's used. # from the other side
