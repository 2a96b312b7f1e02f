// UNDONE, episode 4: it is put right; something of it is kept.

=== magic_go4_plain ===
# step: go4
# skeleton: undone
# a: payer
# door: Do it now, with empty hands
# style: bold
# recall: did it there and then, with empty hands
# title: Before There Was Time to Think
# makes: end=plain
A: Now. If I go home first I shall have something to eat, and I'll think of a reason. # getting up
B: Shouldn't we have a light? Or somebody along? # hurrying after
A: I don't want anyone to be kind to me on the way. # walking
N: They went {x_carry == "by heart":by {way_there}|with {x} {x_carry}, by {way_there}}. {a} walked as you do across cold water, fast, and with the elbows up. # tense
B: What'll you say, when we're there?
A: {price == "word":What I wished. All of it, and the numbers.|{price == "keep":Nothing. I'll put down {a_keep}, and take my hand off. It's the taking off I've got to do quickly.|Pour. I'll say pour, and then I'll hold still.}} # level
B: I could say it with you. Under my breath. # small
A: You could walk on this side. It's where I look when I'm going to run. # level
N: {b} changed sides. {noise_cap} went on as if it were any other day. # quiet

=== magic_go4_crowd ===
# step: go4
# skeleton: undone
# a: payer
# door: Ask [h] to fetch everybody
# style: kind
# recall: asked [h] to fetch everybody
# title: Everyone Who Was Fond of [x]
# makes: end=crowd
A: You'd better fetch them all, {h}. Everyone who's fond of {x}. # steady
H: That's a great many. Some of them owe me money. What'll I say it's for? # doubtful
B: Say that it's {x_whose} turn. {x_they_cap}{x_plural:'ve|'s} been there for all of them, and they only need to stand. # firm
H: I'll say that they're to come as they are. # going
N: They came. They came in their slippers, with their supper in their hands, and made a ring, {den_in}, three deep; and they left a place in it. # warm
A: It's a lot of faces. # low
B: You said that you wanted them. # low
A: I said so when they were somewhere else. {price == "word":I've got to tell that lot that I counted.|{price == "keep":They'll see me cry about {a_keep}. I'd thought I could do it with my back turned.|They'll hear what I sound like. That's the worst of it over with in one go.}} # low
B: {h_cap} says nobody's to clap. # low
A: Has {h_they} got them to hold hands? # low
B: They did that by themselves. They were cold. # low

=== magic_go4_tool ===
# step: go4
# skeleton: undone
# b: maker
# door: Make [tool] into a way through
# style: clever
# recall: made [tool] into a way through
# title: A Thing with Two Handles
# makes: end=tool
N: {b} had been up since before anybody, with {tool}, and had not made it any bigger. {b} had taken nearly everything off. # plain
A: Where's the middle gone? # walking round it
B: I left out the middle. It's not a machine now. It's a place to stand. There's one handle this side, and there's one on that. # wiping both hands
A: That other's for {x}? {x_they_cap} {x_plural:haven't|hasn't} got anything to hold it with.
B: It's for when {x_they} {x_plural:do|does}. # simple
N: It was set up {den_in}. {p} took the near handle, to try it, and let go, and took it again. # tense
A: Why does it need a handle, though? {p == b:You've|I've} only got to {price == "word":say it|{price == "keep":put down {p_keep}|hold still}}. # low
B: I've never had to do a hard thing yet where I didn't look for something to hold. I thought, if I do nothing else, I can see to that. # gruff
A: You've put cloth round it. # seeing it
B: It was sharp. # gruff

=== magic_act_plain ===
# step: act
# skeleton: undone
# needs: end=plain
# a: payer
N: There was nobody {den_in} but those two, and {x}, who {x_was} {became_a}. {a} did not sit down. # tense
A: {price == "word":I wished for something else. There. I wished it because they all ask about you, and I'd been there since morning. Eleven times in one week. I take it back, and I'd like you to know it was me.|{price == "keep":Here. It's {a_keep}. It's what I've got. You'd better take it while I'm looking over there.|I'm ready. You needn't do it by spoonfuls. Give me all that there is left.}} # in one breath
{ foe_talks:
  F: You can't just come in and do it! There's a form of words! # from the dark
  A: Those were the words. # not turning
- else:
  B: It's looking at you. {foe_cap}. I'd swear that it leant. # whispered
}
S: whoosh
N: It was like a drawer that has stuck for years, and then does not. There was {x_sound}, loud, close by, and with nothing round it; and there on the ground, blinking or as good as blinking, {x_was} {x}. # hushed
B: All of {x_them}. I've counted. We said that we'd {verb}, and you {verb_did}!{must_who != "" && must != "": And {must_who} was {must}.|} # wild
A: We {verb_did}. Yes. Would you hold me up? # faint
{ x_talks:
  X: I heard every word. Both ways. # low
- else:
  N: It was not hard to see that {a} had been heard. # soft
}

=== magic_act_crowd ===
# step: act
# skeleton: undone
# needs: end=crowd
# a: payer
N: {a} stepped into the place that they had left, with {x} in front of {a_them}, and turned once right round, so that nobody should be behind. # tense
A: {price == "word":I wished {x_them} away. You all went in and asked how {x_they} {x_was}. You never asked me. I counted eleven. I take it back. I'd sooner have {x_them} than be asked.|{price == "keep":You know what this is. You've all told me to put it down at meals. Well, I'm putting it down.|You're going to hear something. It's not {x}. It's me. I'll have it for life, so you'd better get your laugh over.}} # loud, not steady
N: Nobody laughed. It went round the ring from hand to hand, like a draught, and where it had gone round it was {x_sound}, and out of all those coats and elbows stood {x}. # hushed
B: It's {x_them}! We {verb_did}! It's what we said, and we've done it!{must_who != "" && must != "": And {must_who} was {must}!|} # shouting
{ foe_talks:
  F: Did I help? I was holding somebody's hand. I thought that it was a queue. # quite shaken
- else:
  H: And where's {foe}? It could at least have stayed to see. # looking round
}
A: You're still all looking at me. # small
H: We're counting up. I make it that I owe you about nine. How are you, {a}? # gruff

=== magic_act_tool ===
# step: act
# skeleton: undone
# needs: end=tool
# b: maker
N: {p} took hold of the near handle. {became_alive:On the other side, as close to the far one as could be, sat {x}.|On the other side, against the far one, they had leant {x}.} # tense
Q: Whenever you like. It needn't be neat. # low
P: {price == "word":I wished for something else to be here. I was jealous. I'd kept count, it was eleven. I take it back. Is that loud enough?|{price == "keep":Take it, then. It's {p_keep}. There's a bit that's loose, you want to mind that. I can't, I've let go.|I can feel it coming up the handle. It's all right. It's only like being tuned.}} # eyes shut
N: {tool_cap} hummed. For a moment nothing in the world was quite decided. Then the far handle moved; and it moved because somebody had hold of it. # hushed
B: That's {x_part}! That's {x_part}, on my handle! # cracked
{ foe_talks:
  F: It came through the side. I always tried to go in by the top. # awed
- else:
  Q: It's over. It's all been paid, and nothing's holding on any more. # low
}
N: {x_sound_cap}. {x_cap} stood there, on {x_their} own, a little dazed, as when a lamp is brought in. # warm
Q: We {verb_did}! We said so and we have!{must_who != "" && must != "": And {must_who} was {must}!|} You can let go, {p}. # laughing
P: In a minute. It's got cloth on. # not letting go

=== magic_kept_word ===
# step: kept
# skeleton: undone
# needs: price=word
N: It got about, of course. {p} waited for somebody to say something, and what they said was, how are you? They said it one after the other, at {door}, rather red. # dry
P: I wish that they'd stop. I never know what the answer is. # low
Q: You say, quite well, and you? # amused
P: I did. {h} told me. It took till dark. # low
N: {x_cap} {x_was} back, to the last inch; and {stake_fixed}. But in a certain light, if one came in fast, there was for an instant something of {became_a} about {x_them}. # quiet
{ x_talks:
  X: I've kept a bit. I found that it's a rest, to be something else for an hour. You only had to say that you'd like a turn at being asked for. # to {p}
  P: You'd have given me one? # slow
  X: I'd have given you Tuesdays. # simple
- else:
  Q: Does that worry you? {way == "again":You, who fetched {x_them} out by the coat?|{way == "advice":{g} says that her aunt still creaks.|I could build something for it.}} # low
  P: No. I look in now, every day, before the rest of them. I say, it's only me. It seems to know what I mean by that. # low
}
Q: How are you, {p}? # after a while
P: Better. Eleven times better. # gruff

=== magic_kept_keep ===
# step: kept
# skeleton: undone
# needs: price=keep
N: Everything was as it used to be. {stake_fixed_cap}. {x_cap} {x_was} in {x_their} own place, and gave {x_sound}, and they had all of them stopped jumping. # quiet
Q: What have you got there? # careful
P: {became_a_cap}. It was left over, {den_in}. I brought it back. # not looking up
N: {became_alive:It sat where {p_keep} had always been kept. It had been brushed, and you could see that it did not hold with brushing.|It stood where {p_keep} had always been kept. It had been polished, and you could see that it did not need it.} # quiet
Q: Is there anything in it? Of how it was?
P: No. I've listened. It's {became_a}, all through. I thought that I'd hate it. # low
Q: And?
P: Nobody asked it, either. It was put there for somebody it's never met. I can't well be rude to it. # gruff
{ x_talks:
  X: I'll take it for a while, if it hurts to look at. I know how it feels to be one. # at {p}'s elbow
  P: Do you? What does it like? # at once
  X: Being turned round a bit in the morning. So that it's not always the same wall. # low
- else:
  N: And now and then, of an evening, {x} would be found next to it. They were not doing anything. It was more the way in which people sit who were once in the same hospital. # warm
}
Q: {way == "tool":I could make it a stand. I've got all that middle left over.|{way == "advice":{g} would like to meet it. There's the aunt, too.|If you do it all over again, you'd get it back. No. I didn't say that.}} # low
P: Leave it. It's got its back to the wall. It'll do. # slow

=== magic_kept_bit ===
# step: kept
# skeleton: undone
# needs: price=bit
N: It was heard for the first time in company on the very next day, when {p} rose, before {crowd}, to say that all was well. # dry
P: I'm glad to tell you that {stake_fixed}. # in a clear voice
N: At the end of that, of itself, came {x_sound}. There was a silence. {p} stood in it, with {p_their} ears getting slowly red. # flat
H: Do that again. # from the back
P: I can't help it. I've got it for life. I paid for it. # stiff
H: I thought that it was {x}. I thought {x_they} {x_was} sitting next to me. It was a nice thought. # low
{ x_talks:
  X: It's got a good tone, on you. I always had it a little flat. # admiring
- else:
  N: From its own place {x} gave the same, exactly; and waited; and then the whole room was looking at {p}. # hushed
  Q: Go on. You can't not answer. # aside
}
N: {p} laughed. One has to know that {p} never did, in company, in case of what it might be like. It was like that. # warm
Q: {way == "again":And you'd do it over again?|{way == "advice":{g} wants to know if you'd care to join the aunt in a duet.|I could build you a thing to muffle it.}} # wiping {q_their} eyes
P: Don't you dare. Someone's bound to need finding in the dark. # out of breath
