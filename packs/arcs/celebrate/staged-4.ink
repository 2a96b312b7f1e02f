// STAGED, episode 4, but for the performance: how they begin (end: said, open, all), the great moment by its price, what has become of all
// by the last scene, and the last line, with what the audience did.

=== celebrate_go4_said ===
# step: go4
# skeleton: staged
# w: Somebody in the third row
# door: Say it before the curtain goes up
# style: honest
# recall: said it before the curtain went up
# makes: end=said
Q: They're all in. {crowd_cap}. There's one who wants to know whose elbow it is. # at the gap
P: Hold it shut until I've done. If I come back early, push. # white
N: {p} went out in front of the curtain, where there is room for one, and nothing to hold on to. They clapped. # quiet
P: Don't. Not yet. You've come to {event} for {big}. It wasn't ever me. It was {g}, every time, {post}. # hoarse, then clear
{ price:
- "told": P: Tonight you'll see how it's done. Then clap for whoever you like. # clear
- "part": P: Tonight you'll see {g_them}. I do what comes before; and then I'm the lamp. # clear
- else: P: Tonight it's me, for once. It's not good. I only thought that you ought to know what you're getting. # clear
}
N: Nobody moved. Then one heard a sweet being unwrapped. # dry
W: Have one. I think that it's going to be a good year. # low
H: That isn't in the book. # through the cloth
Q: No. Curtain! # pulling

=== celebrate_go4_open ===
# step: go4
# skeleton: staged
# w: Somebody in the second row
# door: Leave the curtain open all evening
# style: bold
# recall: left the curtain open all evening
# makes: end=open
H: Shut it! They're coming in, and they can see everything! They can see {part1} being buttoned! # aghast
Q: That's what it's open for. I've tied it back, with a bow. # hands behind {q_their} back
H: But it's {event}! There's got to be something that one doesn't see!
Q: There's been that long enough. Let them see the cushion. And the cup, and the honey, and who sits there. # firm
N: It was {g} who sat there, scarlet; and by {g}, where nobody had ever seen {p}, stood {p}. # plain
{ price:
- "told": P: {big_cap}: I don't do it. I never did. Watch {g}. # hoarse
- "part": P: I only do what comes before, and then I'm the lamp. {g} does {big}. {g_they_cap} always did. # hoarse
- else: P: {g} used to do {big} for me, from here. Tonight {g_theyre} the lamp. So what comes is mine. # hoarse
}
W: Is that how it's done? I never liked to ask. # to the next seat
H: And how will anybody know that it's begun? # hollow
Q: We'll tell them. It's begun! # calling

=== celebrate_go4_all ===
# step: go4
# skeleton: staged
# door: Let the audience join in
# style: kind
# recall: let the audience join in
# makes: end=all
N: {q} went along the rows with the hat. There was a slip for everyone. # brisk
H: But they're the audience! They've paid not to do anything! # aghast
Q: They know {event} by heart already. So let them. Those on the left are the sheep. The back row is {part3}. And whoever laughed through the gap can do it again, only on this side of it. # handing out
{ price:
- "told": P: And I've got something to hand out as well. It was never me, at {big}. It was {g}, {post}. You'll see it tonight. # among the rows, hoarse
- "part": P: And I'm the lamp, as soon as it gets to {big}. That's {g}'s. It always was, only nobody saw. # among the rows, hoarse
- else: P: And I do {big} by myself. I never have. It was {g}. So if there's anybody who'd like to help, when it gets to that, then do. # among the rows, hoarse
}
N: They took it calmly, having their own parts to think of. # dry
H: Who's left to watch?
Q: They'll take turns. Curtain! # running back

=== celebrate_moment_told_close ===
# step: moment
# skeleton: staged
# needs: price=told
# title: The Two of Them
N: Then it was time for {big}. {end == "all":Even the sheep on the left sat down.|They had all been told, and they all leaned forward.} # still
P: Come on, then. It's where I stand. There's room for two. # low
G: They're all looking. # without any breath
P: They look at me. That's what I'm good for. You just do it. # low
N: {ruse_seen} # plain
G: {big_line} # clear
{ foe_talks:
  F: So that's who it was. # at the side, quite low
  Q: That's {foe}. Even {foe} {foe_is} listening. # whispered
- else:
  N: And {foe} came, as always, just there; and for once it suited. # dry
  P: Don't stop. It only makes them listen harder. # low
}
H: I don't know which of them to look at. # whispered
Q: Nor do they. Half are watching {g}, and half are watching {p}. So that's what it is! I've only ever had the half of it! # whispered
H: I never noticed, for the other thing. {praise} # whispered

=== celebrate_moment_told_again ===
# step: moment
# skeleton: staged
# needs: price=told
# w: Somebody in the second row
# title: Once More, Slowly
N: Then it was time for {big}. {p} came from the left, and {g} from where {g_they} had always been, blinking. # still
P: I do this. # showing it
G: And I do this. {big_line} # barely
W: Could we have that once more? A bit slower? I want to see how it fits together. # a hand up
H: You can't put up a hand! # from the side
P: Yes, you can. Watch here. And then there. # to the second row
N: {ruse_seen} # plain
G: {big_line} # clear
{ foe_talks:
  F: I was going to do something, just there, and I forgot. # at the side
  Q: That's {foe} gone quiet. That's never happened. # whispered
- else:
  N: In the middle came {foe}. Nobody so much as turned to look. # dry
}
G: They're looking at me, {p}. # through a smile
P: I know. It doesn't hurt, does it? # low
G: A bit. Round the ears. # low
Q: It's better! It's much better, when one knows! # whispered, to anybody

=== celebrate_moment_part ===
# step: moment
# skeleton: staged
# needs: price=part
# title: From the Front
N: Then it was time for {big}. {g} stood in the middle, with a face like a plate, and did nothing. # still
G: I can't. There's no cloth. # without any voice
P: Look at me! Never mind them! There's only a light, and I'm behind it! # from the box, far off
N: And the lamp came round, slowly, out of the people's faces, and left them in the dark; and stopped on {g} like a hand. # hushed
G: {big_line} # low, then clear
{ foe_talks:
  F: So that's who it was. I always thought that {g_they} only did the cord. # at the side, low
  Q: Did you hear that? Even {foe}! # whispered
- else:
  N: {foe_cap} came then, just there, as always; and the lamp did not so much as shake. # plain
}
P: It's hot, up here. # hoarse, on the box
Q: You're crying. # at the foot of it
P: You ought to see it from here. It goes along the rows, like somebody with a taper. # whispered
Q: You never saw that?
P: I never saw anything. I had my eyes shut, so that nobody should see who was doing it. # holding the lamp still

=== celebrate_moment_part_box ===
# step: moment
# skeleton: staged
# needs: price=part
# title: Out of the Dark
N: Then it was time for {big}; and it went dark. # flat
Q: The lamp! {p}! You're the lamp! # up at the box, whispered
P: I had it on my foot. One moment. I was watching, I forgot that I was anything. # scrabbling
G: Is it off? # out of the dark
H: It isn't off! It's on! It's you! # out of the dark
G: If it's dark I can. It's just the same as behind. # surprised
N: And it came, out of the dark, with no cloth before it. # hushed
G: {big_line} # clear
N: At the last of it the lamp went on. There stood {g}, with both eyes shut. {g_they_cap} opened one, and there was everybody. # soft
{ foe_talks:
  F: I was going to do something, just there. I can't think what. # at the side
  Q: Nor can {foe}. That's the first time in years. # whispered
- else:
  Q: And here's {foe}! Too late! It's done! # whispered
}
P: I did that. I did it by mistake, but I did it. # hoarse, on the box

=== celebrate_moment_own ===
# step: moment
# skeleton: staged
# needs: price=own
# title: What There Was
# w: Somebody in the third row
N: Then it was time for {big}. {p} stood in the light; and at the other end of the light, on the box, was {g}, who held it still. # still
P: I've got a fright. # to the front row, low
Q: Look at me. I'm not going to move. # in the gap, low
N: {own_done} # plain
{ foe_talks:
  F: {shout} # from the side
  Q: {shouted} And you'll sit down, or you can be {foe} somewhere else! # at the cord
- else:
  Q: And there's {foe}! It can't be true! # at the cord
  P: Let {foe_them}. It can't get any worse. # in the light
}
N: It was over. There was the sort of silence that one hears on the stairs at night. # still
W: {own_heard} # aloud
H: Who said that? # from the side
W: I did. The other years it was so good that I didn't like to breathe. This time I {took}. # aloud
G: It's what I'd have said, if it had been mine. # at the lamp, to nobody

=== celebrate_moment_own_start ===
# step: moment
# skeleton: staged
# needs: price=own
# title: Who Starts It
N: Then it was time for {big}. They held their breath for it, as they had for five years. # still
N: {own_done} # plain
P: That's all that there is. # small
{ foe_talks:
  F: Is it? # from the side
  P: Yes. # small
  F: I could have done that. I needn't have coughed. # thoughtful
  Q: Be quiet. That's {foe}, everybody. Take no notice. # at the cord, low
- else:
  Q: Here's {foe}. And there's nothing left to spoil. # at the cord, low
}
N: Nobody knew if it was the end. Then one pair of hands began, by the curtain, rather fast. They had let go of the cord to do it. # soft
Q: It was good! It wasn't, but it was! # shouting
P: {q}! The curtain! # looking up
S: crash
N: It came down on {p}'s head. There was a hand that came out from under it, and felt about, and waved; and that was what brought the house down. # warm
H: Is anybody writing this? # in tears
P: Is it going well? # muffled

=== celebrate_change_told ===
# step: change
# skeleton: staged
# needs: price=told
# title: Two in Red
N: It went on, out in front. Behind, they had two pages' time. # brisk
H: I've got to write it in. "{p} and {g}." In red, is it, both? # with the book
G: Could mine be small? # still shaking
H: It'll be the same size. I've written "ditto" for five years, and never once looked what it was ditto to. # severe
P: Nobody moved up for me, on the way. One of them said, mind your back. # in wonder
{ trouble != "":
  H: And "{trouble}": that's in, too. It's to be like that every time. # writing
}
Q: Do you miss it?
P: Ask me in a year. We said that we'd {verb}. # rubbing {p_their} face
Q: And we {verb_did}. There's one page left. # at the gap

=== celebrate_change_part ===
# step: change
# skeleton: staged
# needs: price=part
# title: Where One Sees It From
N: They had two pages' time, while it went on in front. # brisk
G: There was a woman with a hat. I did it to her. She's got it now. # dazed
H: And who had the lamp? I've got to put something. # pencil up
P: You can put "lamp". # gruff
H: They all asked me. "What's {p} doing up there?" I said, the light. They said, ah. {trouble != "":And I've put down that {trouble}. It's to be like that every time.} # writing
Q: We said that we'd {verb}. # low
P: Well, we {verb_did}. I've never seen {event} before, I was always in it. Have you any idea how good {part2} is? # going back up

=== celebrate_change_own ===
# step: change
# skeleton: staged
# needs: price=own
# title: In Pencil
N: They had two pages' time, while it went on in front. # brisk
H: I can't write "not a dry eye". I looked. There were some quite dry ones. # honest
P: Put what it was. # with a wet cloth
H: "{p} {did_big}." Well, {p_they} did. "It was not as ever." # writing
{ trouble != "":
  H: And that {trouble}. I've put that in for good. It's the part that they liked. # writing
}
G: I had to hold the lamp with both hands. I know every bit of what comes next, and it didn't. # warm
Q: You're in pencil now. # reading over
P: You can't fall off pencil. We said that we'd {verb}. # feeling {p_their} neck
Q: And we {verb_did}.
P: I did that bit of it myself. # as one counts change

=== celebrate_change_foe ===
# step: change
# skeleton: staged
# needs: foe=talks way=part
# title: Eleven Next Times
N: They had two pages' time, while it went on in front. {one_cap} sat on {g}'s cushion, with a towel. # plain
F: Was it all right? I came on a good deal. # low
H: It says that you come on once. # with the book
F: I'd eleven to make up. # to the towel
N: {h} took the pencil, and under "Messenger: {foe}" wrote "as often as it is quiet". # dry
H: {trouble != "":And that {trouble}; that's in, as well. }So now it's as it's written. # shutting the book
{ price:
- "told": G: They've seen me, and I'm still here. I keep looking. # holding the cup
- "part": P: I could see you all from the lamp. You're never in the light, any of you. I had to run about with it. # at the steps
- else: P: Mine wasn't good. But somebody blew their nose, and they'd no call to. # low
}
Q: We said that we'd {verb}. # at the cord
P: And we {verb_did}. There's one page left. # out of breath

=== celebrate_change_page ===
# step: change
# skeleton: staged
# needs: way=prop,end
# title: The Rest of the Book
N: They had two pages' time, while it went on in front. {h} had the book, and was not following in it. # quiet
Q: Where are they now? {way == "prop":And whose was the foot?} # peering
H: I've no idea. {way == "prop":It was all right until {gear} went by. Since then I've only listened. I haven't even got both my shoes on.|There are thirty pages, and they've done the last one five times. I stopped turning over.} # peaceful
Q: But it isn't as it's written. # gentle
H: It will be. I'm writing it down as it goes. I never had such a house. # licking the pencil
{ price:
- "told": P: Have you got {g} in? It's the two of us that goes in red. # over {h_their} arm
- "part": P: Have you got {g} in? At {big}? And me at the lamp? # over {h_their} arm
- else: P: Have you got me in? The way that it was? # over {h_their} arm
}
H: In ink. {trouble != "":And that {trouble}. It's to be like that every time.} # writing
Q: We said that we'd {verb}. # at the cord
P: And we {verb_did}. There's one page left. # low

=== celebrate_last_said ===
# step: last
# skeleton: staged
# needs: end=said
# title: The One Who Holds the Cord
N: {air} And so they came to the last page, where {last_bit}. It belonged to a man with a beard; and the beard had come off, and he had gone after it. # plain
H: The last line! Somebody! # whispered, in agony
P: {q}. You know it. # whispered
Q: I'm the curtain. # whispered
P: You're the one who's got hold of something. Say it! # whispered
Q: "{last_line}" # too loud, and then right
N: Nobody there had ever heard {q} say a line. {q} least of all. # soft
P: Now the curtain! # whispered
Q: I can't. They're looking at me. # not moving
N: So it stayed up, and nobody knew how one goes home from that. First they clapped; then they stood; and then they came up over the edge, row by row, with their coats and their sweets, and shook hands with all of them: with {part1}, and {part2}, and {g}, twice. {guest != "":{x_size == "huge":Even {guest} came as near as there was room, and was thanked for coming.|The last who came was {guest}, and took hold of the cord, and helped.}|{troupe != "":And {troupe} took hold of the cord with {q_them}, and would not let go either.|The smallest of them took hold of the cord, and helped.}} # warm

=== celebrate_last_open ===
# step: last
# skeleton: staged
# needs: end=open
# title: Nothing to Shut
N: {air} And so they came to the last page, where {last_bit}. It was very still. # quiet
P: Say it. You're the one at the end. # low
Q: I'm the curtain. And it's been open since the beginning. # low
P: Then what'll you shut? # low
Q: "{last_line}" # to all of them, simply
N: Then {q} let go of the cord. There was nothing for it to do. They stood there in a row, and {crowd} sat there in a row; and nothing came down in between. # warm
H: Who stops? # whispered
P: I don't know. They're clapping. Clap back. # whispered
N: So they did, and it went to and fro for quite some time. {guest != "":It was {guest} who ended it. It was quite plain what {x_they} wanted: to have it again, from where it went wrong.|{troupe != "":It was {troupe} that ended it, by asking aloud if they could have it again from where it went wrong.|Somebody in the second row ended it, by asking aloud if they could have it again from where it went wrong.}} # dry
H: Which time? # with the book
N: And they all called out a different one. # warm

=== celebrate_last_all ===
# step: last
# skeleton: staged
# needs: end=all
# title: All Together
N: {air} And so they came to the last page, where {last_bit}. # quiet
H: Who has the last line? I've got it down for eleven different people. # turning the page about
Q: They all know it. They've been saying it on the stairs. # at the cord
P: Then let them. Go on. You're nearest. # low
Q: Me? # low
P: You always start it. # low
N: {q} put a head out through the curtain, and took a breath, so that {crowd} should see it. # plain
Q: One, two. "{last_line}" # leading
N: It came from everywhere: from the left, where the sheep were, and from up by the lamp, and {foe_talks:from {one}, half a line ahead|from {part2}}. {guest != "":{x_talks:In front {guest} came in last, and stayed the longest|From {guest} there was {x_sound}, and it was in time}.|{troupe != "":{troupe_cap} held the end of it, until everybody else had run out of breath.|Somebody at the back, who had not spoken since Monday, had it word for word.}} # warm
H: And who's going to clap? There's nobody left over. # hollow
N: They looked round, to see who it would be. Then they bowed, all of them, row after row; and those whom they had come to see bowed back; and {q} pulled the cord, and shut all of them in together. # soft
