// ESCAPE, where nothing shuts: a wedding, a queue, a dinner. What holds them is that it would be rude to go; only STAY is told of it.

=== escape_shut_company ===
# step: shut
# needs: x=place den_is den_is=company
# title: Only Just Come
N: {air} {a_who} {b_who}
N: They had only meant to look in at {x}: the two of them, and {h}, because somebody sensible ought to, and {g}, because of the sandwiches. # plain
A: How long have we been here? # smiling, with the teeth shut
B: I told somebody that we'd only just come. It was light, then. # smiling, with the teeth shut
H: We go at the next pause. # low
G: There was one. I said how nice it all was, so that it shouldn't be empty. # chewing
N: So they went. They said excuse me to the people on the left, who made room, and to the people behind those, who made some more; and when they had been let through by everybody they were further in. # dry
A: I don't see a lock anywhere. # low
B: There isn't one. It's worse. It'd be rude. # low
N: And by the way out {foe_was} {foe}{foe_alive:, with a kind word for whoever came near; and whoever came near went back, and stopped for some more|, and nobody cared to be the first to go past}. # quiet

=== escape_shut_company_front ===
# step: shut
# needs: x=place den_is den_is=company
# tone: noir,space,epic,eerie
# title: The Ones Behind
N: {air} {a_who} {b_who}
N: It is not hard to get into {x}. You stop to see what it is, and somebody stops behind you. # flat
A: What are we all here for? # low
B: I asked the man in front. He's here because of the lady in front of him. # low
H: And the lady? # level
B: She thought that it was us. She's been waiting for us to begin. # low
G: I've shared out the egg ones. They say that nobody's had a sandwich since the morning. # coming back
A: Then we'll go. We turn round, and we go. # firm
N: They turned round. There were as many people behind them as there were in front, all of whom had come later, and all looked at them as one looks at somebody who is about to spoil it. At the very end {foe_was} {foe}. # quiet
B: Turn back again. Slowly. As if we'd dropped something. # low

=== escape_holder_company ===
# step: holder
# needs: den_is den_is=company
# title: Before the Best of It
N: {foe_talks:{one_cap} came along with a pencil, and gave a little cry of joy|They had got within three steps of the way out when somebody took them by the elbow}. # dry
{ foe_talks:
  F: Four! I'd got you down as four. I've put you where you can see. # ticking
  A: We were just going. # polite
  F: Before the best of it? # wounded
- else:
  A: We were just going. # polite
  N: "Before the best of it?" said everybody, and looked round, in case {foe} had heard. # dry
}
B: When's the best of it? # polite
H: Later. I asked when we came. It was later then, as well. # low
A: And when do people go home, as a rule? # low
{ foe_talks:
  F: They don't like to. Nobody's ever cared to be the first. # simple
- else:
  H: When somebody else has. I've asked nine people, and they're all waiting for one who isn't them. # low
}
N: They were moved up. It was done with great kindness, and they found that they had thanked for it. # dry
B: I said how lovely. I heard myself. # appalled

=== escape_odd_company ===
# step: odd
# skeleton: stay
# needs: den_is den_is=company
# makes: hint=hum
# title: Whoever Comes Back for It
N: {g} had been missing for an hour before they thought of looking for whoever was being useful. # dry
A: What have you got there? # stopping
G: It's only for a minute. This is a lady's stick, and that's her sister's bag, and those are three places that I'm keeping. And this one's called Bertram. # very quietly, with a baby
B: You can't be keeping three places. There's one of you. # low
G: I've put a shoe on that one, and I'm looking at that one. # content
H: Who was that humming? It can't have been you. You don't hum. # uneasy
G: It was for Bertram. It turns out that I know one. # surprised
A: {g}, put down the stick. We're trying to get out. # gentle
G: I know. I hadn't forgotten. Only she's got to find me where she left me. You go and try, and I'll hold your coats. # kind
N: They gave up their coats. It was some way further on that they asked each other why. # dry

=== escape_go_tool_company ===
# b: maker
# step: go2
# needs: den_is den_is=company
# door: Make [tool] the excuse
# style: clever
# recall: made [tool] the excuse
# makes: way=tool
N: One does not simply leave. One is called away. It was {b} who saw what could be calling, and it was {tool}. # brisk
A: What about {tool_them}? # wary
B: We've left {tool_them} all alone. We lie awake. We blame ourselves. We couldn't possibly stop for another minute. # rapt
A: You've never once lain awake. {tool_they_cap} {tool_is} just outside, where you dropped {tool_them}. # low
H: Ought we to look sad, or only thoughtful? # trying both
B: Thoughtful. If you're sad, they sit you down. # firm
G: Shall I cry? I can, if I think about sheep. # willing
N: They all looked thoughtful, in the direction of the way out; and set off after their faces. # dry

=== escape_attempt_tool_company ===
# b: maker
# step: attempt
# needs: way=tool den_is den_is=company
# title: The Poor Thing
B: We've got to fly. It's {tool}. We left {tool_them} by {tool_them}self, and one lies awake. # thoughtful, loud
A: We blame ourselves. # thoughtful
N: Nobody answered for a moment. It had gone from row to row, and they could hear it being passed back, from a long way off, and growing. # quiet
W: By {tool_them}self? Out there? The poor thing! # a hand on the heart
H: That's torn it. # low
N: Word went out over all the heads; and in, over all the heads, from hand to hand, came {tool}. There was a cushion found. There was a place found, too, and it was better than theirs. # dry
G: They're being ever so good to {tool_them}. # moved
A: So now there are five of us. # low
B: And {tool_they} {tool_has} only just come. We can't drag {tool_them} away. # hollow

=== escape_attempt_rush_company ===
# step: attempt
# needs: way=rush den_is den_is=company
# title: Excuse Me
N: They ran. It was a good run, for about two yards; and then there was a foot in the way, and somebody belonged to it. # quick
A: Excuse me! # running
B: So sorry! Was that your foot? # running
H: How do you do? Yes, very well. No, an aunt. On my mother's side. # running on the spot
N: You can't run away from people while they are asking after your aunt. It went down to a trot, and then to a walk; and then {h} was sitting. # dry
A: Who shouted? # out of breath
B: Somebody said "now". # out of breath
W: I said "now then". I meant, now then, who's for a second helping? # holding it out
N: {g} came up behind them, at a walk, and had been introduced to everybody. # dry
G: You missed a very nice man with a wooden leg. You went over it. # kind

=== escape_open_company ===
# step: open
# skeleton: stay
# needs: den_is den_is=company
# title: Said and Done
A: Where's {h}? # looking round
H: Out here. # at some distance
B: How did you get out there? # standing up
H: I said goodbye. They said, goodbye, mind how you go. So I minded, and I went. # calling
A: You can't do that! We've been saying goodbye since noon! # calling
H: I know. You say it, and then you stop, to see how they take it. That's the part I left out. # calling
{ foe_talks:
  F: {h_they_cap} did it so neatly. I hear that word all day, and I'd no idea that there was anything after it. # wondering
- else:
  N: {foe_cap} had let {h_them} by. {foe_they_cap} had never done anything else. It was only that nobody had cared to be the first. # dry
}
B: {way == "rush":We ran.|{way == "ask":We stood in a row and said please.|We made up a whole sad story about {tool}.}} # faint
A: And it's as wide as a cart. Look at it. There's nobody standing there at all. # faint
H: Nobody likes to. From over there it looks like being rude. From here it's just a bit of ground. # calling

=== escape_open_company_aunt ===
# w: An old lady
# step: open
# skeleton: stay
# needs: den_is den_is=company
# tone: manners,comic,gentle
# title: One Foot and Then the Other
W: I'm off to my bed. Goodbye, all. # getting up
N: And she went. They saw it. She went by {foe}, with a nod, and round a corner, and one heard her stick for a while. {h} had got up to hold her bag for her; and so that was {h}, gone as well. # dry
A: She just went. # staring
B: Did she have leave? Did she have a slip? # staring
H: She's ninety. She says that she did it first at sixty, and it's one foot and then the other. # from outside
A: {way == "rush":We ran at it.|{way == "ask":We practised a sentence.|We wept about {tool}.}} And it was open? # low
{ foe_talks:
  F: Of course it's open. I only ask if people must. They always turn out not to. # a little hurt
- else:
  N: It was open. It had been open from the first, and as wide as a cart, and everybody there was looking politely at something else. # dry
}
B: If we go now, everyone will look. # low
A: They've been looking at us since we came. They think we're about to. I believe they hope so. # slow
