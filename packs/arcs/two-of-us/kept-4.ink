// KEPT, episode 4: it is kept to the end, and one of the two never quite learns what with.

=== two_of_us_go4_early ===
# step: go4
# skeleton: kept
# a: bold
# door: See to it before anyone is up
# style: bold
# recall: saw to it before anyone was up
# title: Before the First Cough
# makes: end=early
N: They got up while it was still the day before. # dry
A: Have you got both boots? # whispered
B: I've got two boots. We'll see about both. # whispered
A: Mind {h}. There's always one foot out. # whispered
N: They went past the foot. They went past {noise}, which knew them by this time, and took no notice. Ahead of them everything lay as if nobody had ever asked a question. # hushed
B: I keep thinking that today I needn't count my toes. # whispered
A: You'll miss it. # whispered
B: What if {foe} {foe_was} there first, after all? # whispered
A: Then there's one of us for {foe} and one for {x}. You're for {x}. # whispered
B: You always give me {x}. # whispered
A: You do it so well. Shh. That was a cough. # whispered

=== two_of_us_go4_both ===
# step: go4
# skeleton: kept
# a: careful
# b: bold
# door: Tell it at last, both at once
# style: honest
# recall: told it at last, both at once
# title: On Three
# makes: end=both
A: It's not a thing that's to be kept for ever. It's only to be kept until it's ripe. I think it is. # feeling the air
B: You're sure? I'm not to wake up and have broken it? # holding on to the chair
A: It's not breaking, if it's both. That was in it from the start. We open it together. On three. # firm
B: To everyone? Even {foe}? # eyes round
A: Then there'd be nothing left to be got at. I can't think why we've not... No. It wasn't ripe. # firm
N: They called them all together. It took no calling; they had been longing to be called for days. # dry
B: I shan't be able to do it. I've swallowed it so often. It knows only the one way. # low
A: One. # taking hold of {b_their} hand
B: Wait! Is it on three, or after three? # panicking

=== two_of_us_go4_first ===
# step: go4
# skeleton: kept
# b: careful
# door: Let [h] be the first to know
# style: kind
# recall: let [h] be the first to know
# title: Sit Down, It's Good
# makes: end=first
A: {h} has asked us every morning. {h_they_cap} has asked with {food}, and without. If anybody's to be told first, I want it to be {h}. # deciding
B: It's time. I'd thought so, too. It's got as round as it'll get. # nodding
N: They found {h} by {edge}, doing something that did not need to be done. # quiet
A: Are you cross with us? # small
H: I've not decided. I've got it here next to my other things. # not looking up
B: Then put it down a minute. You'll want to have both hands. # sitting on the one side
A: And your hat off. # sitting on the other side
H: If it's about {s_x}, you needn't. I've given up wanting to know. I gave it up at about four this morning. # stiff
B: That's the very best time to be told. Lean over. One ear each. # leaning

=== two_of_us_act_early ===
# step: act
# skeleton: kept
# needs: end=early
N: By {x_home} there {foe_was} {foe}, after all. {p} went up alone, and stood in the way, and said something too low to be heard. {foe_cap} came no nearer. # low
Q: What did you say? # calling softly
P: I reminded somebody of something. Go on, do it! # over the shoulder
N: So it was done, before the first cough. {s_end} There was {x_sound}, and that was {x}. # warm
Q: It's done. Look! They'll come out, and there it'll be, for all of them, and they'll never know who! # whispered
P: We promised, if it was hard, that we'd {verb}. # low
Q: And we {verb_did}. Every bit of it. It wasn't even so very hard, in the end! # shining
P: No. # after a moment
Q: {way == "story":{h} will have the surprise, you know! A real one!|{way == "silent":I'll say good morning to everyone I meet. I'll say it twice!|They can all stop looking at {tool}!}} # laughing

=== two_of_us_act_both ===
# step: act
# skeleton: kept
# needs: end=both
P: Three. # squeezing
Q: {s_say} # out loud, one beat behind
N: It came out in two voices, a little out of step, and it was about {x}, and then it was said. {s_end} # warm
H: And that's what you were whispering about? All that time? # faint
Q: The whole of it! I've had it in here since the very first day, kicking! # dancing
{ foe_talks:
  F: Is that all? I could have told you that. I had it on the tip of my tongue. # sour
- else:
  N: There was a sound from them all like a big animal lying down. {foe_cap} found nothing left there to get at, and was presently not to be seen. # soft
}
Q: {way == "story":It's the surprise, {h}! There is one!|{way == "silent":That's why we never said good morning! Good morning!|So you see it was never about {tool}!} } And neither of us told. Not one word. We said, if it came to it, that we'd {verb}, and we {verb_did}! # to everyone
P: We did. # low
N: {h} was looking at {p}, then, for a long time; and {p}, very slightly, shook {p_their} head. # still

=== two_of_us_act_first ===
# step: act
# skeleton: kept
# needs: end=first
N: They told it, one in each ear: that {s_is}. It went in at both sides and met in the middle. {s_end} # warm
H: And I'm the first that you've told? # after a while
Q: The very first. The others get what's round the edge. # anxious
H: And you let me go on at you. All those mornings. With my arms folded. {way == "story":I'd a hat put by.|{way == "silent":I moved the salt.|I brought my mother to look at {tool}.}} # slow
Q: We'd promised. We said, if it got hard, that we'd {verb}. And we {verb_did}! It's over. Nobody told. # leaning against {h_them}
H: Nobody told. # slow, over {q}'s head
N: It was at {p}. {p} looked at {p_their} toes, and counted them. # still
{ foe_talks:
  F: Are you coming out of there, with {x}? People are waiting. I said that I'd hold the, well. I'm holding it. # gruff, outside
- else:
  N: A little way off {foe} had been waiting, too, and now it was only the way that everybody does. # soft
}
H: I think I'll want that handkerchief. # holding out a hand

=== two_of_us_after_gone ===
# step: after
# skeleton: kept
# needs: price=gone
N: They looked for it the whole of Saturday. {q} had made a list of places where it might be. # quiet
Q: It's not by {hide}. You can't have left it at {far}? You never go there. # crawling out
P: It doesn't matter. I'd got used to having it. I can get used to this.
Q: But it's {p_keep}! You'd sooner lose me! # hot
P: No. That's been gone into. # before {p_they} could stop
Q: What?
P: I said, mind the step. # quick
{ foe_talks:
  N: {one_cap} came by, and slowed down, and seemed to have something in the one hand and not to know where to put it. # dry
  F: I never liked it much. It looks at me. # to {p}, low
  P: You keep it. It was fair. # low
- else:
  H: It hangs over my bed. I can't sleep for it. Take it back. # to {p}, low
  P: You keep it. It was fair. # low
}
Q: What's fair? {way3 == "split":You and your lids, you've gone deaf|{way3 == "past":You're tying up that shoe again|Even {g} won't look at me}}. # coming up
P: The day. I've got a place with nothing in it, and I thought that I'd put the day there. # putting an arm through {q_their} arm

=== two_of_us_after_name ===
# step: after
# skeleton: kept
# needs: price=name
N: The pan turned up on Saturday. It had been under the other pan. # dry
H: I want to say something. In front of everyone. I want to say it loud. # gripping the handle
P: You wouldn't, though. # low
H: You let me call you greedy! There was never anything in that pan but another... You stood there, and you took it, and why? # fierce, low
P: Somebody needed about as long as it takes to boil an egg. {way3 == "split":I'd run out of lids.|{way3 == "past":I'd run out of shoe.|And {g} had run out of knee.}} # low
Q: What are you two whispering about? # coming up, laughing
N: {h} opened {h_their} mouth. {p} looked at {h_them}. It was hard; one saw the thing come up, and stand there, and go down. # still
H: Soup. # hoarse
Q: Nobody whispers about soup! # delighted
P: It's a surprise soup. # grave
Q: I hope they've hidden the saucepans, then! # poking {p_them}, fond
P: Every one. # content
