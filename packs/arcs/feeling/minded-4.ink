// MINDED, episode 4: it is met with somebody there; it is shown, and something is done differently from then on.

=== feeling_go4_meet ===
# step: go4
# skeleton: minded
# a: careful
# b: bold
# door: Go to it together, one on each side
# style: bold
# recall: went to it together, one on each side
# title: One on Each Side
# makes: end=meet
A: Not to show that it's nothing. Just so that it's three. # tightening a bootlace
B: And if {feeler} won't come? # low
A: Then it's three of us not coming. We'll bring a cushion. # firm
N: They went slowly. For each step they waited until it had been taken. {h} came along behind, with a lamp, and said that {h_they} happened to be going that way. # quiet
{ gone == "yes":
  B: Here we are, {feeler_call}. It's {x}, or what there is of {x_them}. We've never once stopped here. # low
- else:
  B: That's {x}. I can hear {x_them}. Can you? # low
}
{ feeler_talks:
  E: Yes. I'd like to go home now. # holding on
  A: We can. We'll stand here first for as long as an egg takes. # firm
  E: Soft or hard? # holding on
- else:
  N: {feeler_cap} had stopped. Nobody pulled. It is hard not to pull, when you are two. # still
}
A: I'm here. # to the one side
B: And I'm here. # to the other

=== feeling_go4_sign ===
# step: go4
# skeleton: minded
# a: bold
# b: careful
# door: Agree on a sign, and keep to it
# style: clever
# recall: agreed on a sign, and kept to it
# title: Two Knocks
# makes: end=sign
A: It has to be a thing that you can do with your hands full. And that {feeler} can tell from every other thing. # pacing
B: Two knocks. Then a gap, and one. # trying it on {edge}
A: What does it say? # listening
B: It says, it's us, and we know what time it is. # knocking
N: They practised it, on {door}, on {edge}, and on {h}, who said that if it was going to be kept up one might as well know it too. # dry
H: Two. And then one. Is the gap as long as that? # knocking
A: Longer. The gap's what matters. It's where {feeler} can tell that you mean it. # strict
{ feeler_talks:
  E: May I do one? # after some time
  B: What would yours mean? # handing over the stick
  E: That it's beginning. So you'd know before you see it. # low
- else:
  N: They did it close by {feeler}, and waited; and they did it again. The third time something answered. It was {feeler_sound}, with a gap in it. # still
}
A: That's it! That's the right length! # whispered

=== feeling_go4_place ===
# step: go4
# skeleton: minded
# a: maker
# door: Make a place where one may be [feel]
# style: kind
# recall: made a place where one may be [feel]
# title: A Place for It
# makes: end=place
N: Everyone in {place_of} had a place for eating, and one for boots. There was none at all for being {feel}. They had never noticed. # dry
A: It's got to be somewhere that people come by. Not in a corner. If it's in a corner it's a punishment. # measuring
B: By {edge}, then. And it needs a seat for the one who's {feel}, and a seat for somebody else. # carrying
A: {tool_cap} can stand there, so that it doesn't look like a waiting room. # arranging
H: What's it for? # stopping
B: For being {feel} in. You sit down, and somebody comes and sits on the other one. That's all that there is to it. # straightening a cushion
H: And what does the somebody say? # suspicious
B: Nothing. It's written up. # pointing
{ feeler_talks:
  E: Is that for me? # in a thin voice
  A: It's for whoever's {feel}. You've got it just now. # matter-of-fact
- else:
  N: They stood back. {feeler_cap} looked at it, or seemed to, as one looks at a door with one's own name on. # quiet
}
H: I'll only try if it's firm. # sitting down

=== feeling_act_meet ===
# step: act
# skeleton: minded
# needs: end=meet
{ gone == "yes":
  N: They had come as close as one can come. There {x_left_was} {x_left}, and besides that only room. # still
- else:
  N: {x_cap} came. There was {x_sound}, much closer than they had thought. {x_size == "small":{x_part_cap} went by so near that you could have touched it, and {p} did|{p} held on to {edge}, and stayed}. # still
}
P: You can be as {feel} as you like, {feeler_call}. We're not going away. # low
Q: And we're not going to say that it's nothing. I've had that taken out of me. # low
N: {f_comes} {f_did} # quiet
{ feeler_talks:
  E: {f_says} # out loud, to all of them
  Q: Yes. I heard. Have you got any more? # steady
  E: No. That's what it comes to, when it's out. I'd thought that it was longer. # shaky
- else:
  Q: Listen. That's {feeler}. I never knew that it was so big. # whispered
  N: It had no words to it. It was {feeler_sound}, as loud as it had been all this time on the inside; and they stood by until it had got to the end. # still
}
P: There. That's all of it, isn't it? You did that very well. # after a time
N: {f_now} # soft
Q: Did you see that? Did you see what {feeler_they} did? # whispered
P: {price == "keep":I saw. And {p_keep}, right in the thick of it, the whole time.|I saw. I was afraid of mine at the same moment, and we both of us held on.} # hoarse
H: You said that you'd {verb}. # behind them, with the lamp
Q: And we {verb_did}. It took less than an egg. # breathing out

=== feeling_act_sign ===
# step: act
# skeleton: minded
# needs: end=sign
N: They had not long to wait. It began as it always did; and before it had begun there were two knocks, a gap, and one. # still
P: That's us. It's going to be {x}. You know what it is, and so do we. # low
{ gone == "yes":
  N: It was the time of day for {x}. {x_left_cap} had been put where one could see it, and nobody walked round it. # quiet
- else:
  N: Then it was {x}. There was {x_sound}, and they felt it in {ground}. # quiet
}
N: {f_comes} {f_did} # quiet
{ feeler_talks:
  E: {f_says} # out loud
  P: Say it again, if you want to. I'm not going anywhere. # steady
  E: No. Once is plenty. It's gone quite thin with being said. # surprised
- else:
  P: Listen! That's {feeler}. That's what it's like in there. # whispered
  N: It was {feeler_sound}, as long and as loud as it needed to be; and behind it came two knocks, a gap, and one. # still
}
Q: Was that you? # to the other side
P: I thought that it was you. # back again
N: It had been neither. {f_now} # soft
Q: That's new. That's quite new! # whispered
P: {price == "keep":And with {p_keep} right next to it. I'd thought I should mind more.|And I was afraid in front of everybody, and it held.} # low
Q: We said that we'd {verb}. And we {verb_did}, to the last knock. # low
H: I did the gap. I counted. # from the door, hoarse

=== feeling_act_place ===
# step: act
# skeleton: minded
# needs: end=place
N: {feeler_cap} came to it towards evening, when there was nobody who looked. There were about nine who did not look. # dry
P: That seat's for you. This one's mine. I'm just the somebody. # sitting down
{ gone == "yes":
  N: {x_left_cap} had been put there, too, on a plate of its own. Nobody whispered. # quiet
- else:
  N: From there you could both see {x} and hear it. There was {x_sound}. They had thought about that for a long time, whether one ought to; and then left it. # quiet
}
N: {f_comes} {p} stayed on the other seat, and was somebody. {f_did} # still
{ feeler_talks:
  E: {f_says} # to the seat across
  P: Mm. # as it was written up
  E: Isn't anyone going to say that it'll pass? # suspicious
  Q: It's against the rules. # pointing at the board
- else:
  N: It took a good while. Then out of {feeler} came {feeler_sound}, from quite far down, again and again; and {p} said "Mm", as it was written up, and did not go away. # still
}
N: And then it had been long enough. {f_now} # soft
Q: That's new. # whispered
P: {price == "keep":I know. I can tell by {p_keep}. It's warm.|I know. I had a turn as well. I said mine into the cushion.} # whispered
H: Whose go is it now? I only ask. # beside the seat, hat off
P: We said that we'd {verb}, and we {verb_did}. You have it. I'll do the somebody. # moving over

=== feeling_after_keep ===
# step: after
# skeleton: minded
# needs: price=keep
N: It did not go away. On Monday, at the usual time, it was {x}, and {feeler} {feeler_was} {feel}. But it was told now. One could have set a clock by it. # plain
P: It's ten to. Are you coming? # at the door
Q: I've got my hands full. What do I need to bring? # from inside
P: Hands. # at the door
N: {f_later} # warm
{ way:
- "proof": Q: Shall I laugh? I can still do the laugh. # offering
- "feast": G: I could play. I've learnt a second one. It's slow. # hopeful
- else: Q: I've used the string for something else. You'd never know what it was for. # modest
}
P: {stay == "night":No. Just sit. We're good at that.|{stay == "same":No. Lie down. You see it better from here.|No. Ask {feeler}. People don't do that often enough.}} # content
Q: Don't you miss {p_keep}? # after a while
P: I did on Tuesday. So I came by. # simple
Q: So that's how it works. And {stake_fixed}, I notice. We weren't even trying for that. # leaning back
{ feeler_talks:
  E: You can have it on Sundays. I'm not so bad on Sundays. # gruff
- else:
  N: When {p} got up something had been pushed across as far as {p_their} boot. It was {p_keep}. # soft
  P: No, that's yours. You only get a lend of the Sundays. # pushing it back
}

=== feeling_after_own ===
# step: after
# skeleton: minded
# needs: price=own
N: It did not go away. On Monday it was {x}, as on all the Mondays, and {feeler} {feeler_was} {feel}. It lasted about as long as it takes to lay a table. # plain
Q: That was shorter. # counting
P: Or we were quicker at it. # folding up the cushion
N: {f_later} # warm
H: And how's the other matter? The, you know. What {p} said. With the door open. # low
P: {p_fear_cap}? It's still there. I had some on Thursday. # steady
H: And who was with you? # low
P: {feeler_cap}. # plain
{ feeler_talks:
  E: I sat there and said "Mm". There's nothing to it. You only mustn't be clever. # modest
- else:
  N: It was quite true. {feeler_cap} had been there without being called, and nobody had shown {feeler_them} how. # soft
  H: Well I never. # sitting down
}
{ way:
- "proof": Q: And to think that I laughed at it for a whole afternoon. Into its face. # shaking the head
- "feast": G: I've still got the hats. I don't like to ask. # wistful
- else: Q: We took down the thing with the string. You'd be surprised how much string there was. # practical
}
P: {stay == "night":I liked it best when we did nothing.|{stay == "same":I still lie down there, now and then. To see how we look.|{g} ought to be asked about more things. There's no telling what else {g_they} saw, over that shelf.}} # thinking
Q: And {stake_fixed}. Have you noticed? # listening
P: I noticed on Wednesday. I didn't want to say, in case it was only Wednesday. # low
