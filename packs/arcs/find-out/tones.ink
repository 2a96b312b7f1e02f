// Ways of single tones, for steps of all three skeletons.

=== findout_suspect_slow ===
# step: suspect
# needs: foe=mute
# tone: eerie,space
# title: It Did Not Look Up
N: From {edge} you could watch {foe} for as long as you liked. That was the first thing that was wrong with it. # low
A: How long have you been here? # low
B: I came for a minute. That was before supper. # low
A: Everybody says that it was {foe_them}. # low
B: I know. I've been waiting for {foe_them} to do something. They never do anything. They only go on. # low
N: At {den}, {one} went on. # quiet
A: Did {one_they} look up when I came? # low
B: No. # low
A: Did {one_they} look up when you did? # low
B: {one_they_cap} looked up just before. Both times. # very low
A: That isn't proof of anything. # after a while
B: No. It's only why I'm still standing here. # very low

=== findout_suspect_oaths ===
# step: suspect
# needs: foe=mute
# tone: epic,comic
# title: Nine Witnesses
N: Nine witnesses had come forward against {foe}. They stood in a row at {edge}, and each was to say only what had been seen. # grave
W: I saw it all! It was {foe}! # first of nine
A: Where were you standing? # grave
W: At home. Lying down. # a little less
B: And you? # to the next
W: I saw {foe_them} as plain as you. With my own two eyes. That was last year, mind. # second of nine
A: And the rest of you? # with less hope
W: We heard it from those two. # seven at once
N: From {den} {one} regarded all nine of them, without heat, as one does the weather. # dry
B: I'd have {foe_them} locked up at once, on that. I'd only want to change the evidence. # low
A: And the crime. We don't know that, either. We only know {foe}. # low

=== findout_found_still ===
# step: found
# skeleton: wrong_question
# needs: foe=mute
# tone: eerie,gentle,space
# title: Nothing Else in the Dark
{ way:
- "straight": N: They went in as far as you can go, and sat down, and held hands, in case. # hushed
- "notice": N: {g} took them as far as you can go, and they all three sat down, and held hands, in case. # hushed
- else: N: They sat down behind {tool}, and held hands, in case. # hushed
}
A: Is that all there is behind {x}? # whispered
B: That's it. Listen. It's coming round again. # whispered
B: {answer_seen} # whispered
N: It was {foe}. It was only {foe}, and there was nothing else in the dark at all; and the two of them felt the place, somewhere in the middle, where they had been afraid, and it was like a shelf that has been cleared. # soft
A: I thought that there'd be more of it. # aloud
B: I'd made it bigger, myself. I'd put a back on it. # aloud
A: So now we know {ask}. It's because {answer_short}, and it doesn't mind us. # slow
B: Shall we stay for one more? # hopeful
A: One. And then we'll have to go and be told well done. # content

=== findout_leave_tea ===
# step: leave
# skeleton: known
# tone: manners,comic
# title: A Second Cup
N: Nobody cut them. In {place_of} it was not done. People merely found, as the two of them came up, that they had left something on the stove. # dry
A: That's nine stoves. # counting
B: They can't all be boiling over. # low
N: Only {h} stayed where {h_they} was, and moved up, and poured. # warm
H: You'll take a second cup, and we'll speak of something else. I shouldn't think that anybody remembers it. # firm
A: {h_call}, they're all standing behind {hide}, remembering it. {way == "ask":With the times.|{way == "watch":In their slippers.|With blue thumbs.}} # low
H: Then don't look. It only encourages them. I have always held that a question ought to know when to go home. # pouring
B: But you invited it. # puzzled
H: One does. And then it sits on. # pouring, rather long
A: It's going over. The cup. It's full, {h_call}. # careful
H: So it is. How very odd. I never do that. # looking at it

=== findout_cheer_trumpet ===
# step: cheer
# skeleton: wrong_question
# tone: epic,space
# title: It Is Entered in the Book
N: It was entered in the book. {crowd_cap} stood for it, and somebody read it out from the start, with the date. # grave
W: Let it be known {ask}. It was {foe}, because {answer_short}. # reading
A: Is that the end? # aside
B: There's generally a battle. # aside
W: For this, to {a} and to {b}, who {way == "straight":went straight up and asked|{way == "notice":let somebody finish a sentence|built the whole of it again, small}}: the medal. # reading
N: There had not been a medal, so one had been made, and then a second, from the lid of a tin. FOUND OUT, it said, in holes. They were pinned on with ceremony and were sharper than they looked. # dry
A: I feel that we ought to have suffered more. # aside
B: Mine's sticking in. Does that count? # aside
A: Who's that going out? In the middle of it? # low
B: It's {h}. {h_they_cap} asked for it, and {h_they} isn't waiting for the end. # low

=== findout_last_fence ===
# step: last
# skeleton: known
# tone: noir,eerie
# needs: reason
N: {air} The file lay between them, with nothing on the front of it yet. # quiet
A: What do we call it? # low
B: You always call it after who did it. # low
A: I've got as far as that. I've written it twice, and it looks like a letter to a friend. # low
{ end:
- "tell": B: They were decent, though. When it was told. I'd never have thought it of them. I'd have lost money. # low
- "keep": B: They laughed at me again today, over at the counter. I had the joke explained to me. It was quite good. # low
- else: B: There isn't a mark left on it. I went and looked. You'd say that nothing ever happened here. # low
}
A: Call it {x}, and leave it at that. # low
B: And who did it? # pen up
A: Put, a person. # after a while
N: {b} put it. Then they turned the light out, and sat on, for a bit, because it had been a long week and the chairs were good. # soft

=== findout_last_blanket ===
# step: last
# skeleton: wrong_question
# tone: gentle,eerie
# needs: other
N: {air} It was nearly time to be asleep, and this time nobody turned over. # soft
A: Are you awake? # whispered
B: Yes. I'm not thinking about anything. I'm only looking at it being dark. # whispered
A: Do you remember what we wanted to know? # whispered
B: No. It was {x}. Something about {x}. # yawning
{ other:
- "guest": A: There are lights on at both of them. At {h}'s, and at {g}'s. I can see two. # whispered
- "going": A: I wonder if it's dark where {h} is. # whispered
- else: A: I told {h} good night. And then {h_they} said it, too, with my name on the end. {h_they_cap} hadn't looked it up. # whispered
}
B: Say good night to me. # nearly gone
A: Good night. # whispered
B: With my name on the end. # further gone
A: Good night, {b_call}. # whispered
