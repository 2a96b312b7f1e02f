=== recover_gone_thing ===
# step: gone
# a: lead1
# needs: x=thing
# title: [x_left_title]
N: {air} {a_who}
A: {b}? When did {x_home} start to look like that? # careful
B: Like what? # busy
A: Empty. # flat
N: {b_who} {b_they} came, and looked. They looked at {x_home}, and found {x_left}, and that was all. # quiet
{ b_kind:
- "planner": B: {x_they_cap} {x_was} there at six. I check at six. I check again at ten past, in case six was wrong. # tight
- "explorer": B: {x_they_cap} can't have walked. Can {x_they}? I'd have paid to see that. # quick
- "wildcard": B: It wasn't me. I'm saying so early, this time. # quick
- else: B: But I said good night to {x_them}. I always do. You'd think {x_they} would have mentioned it. # hurt
}
A: Nobody borrows {x}. Not without asking. Not at night.
B: Then somebody's taken {x_them}.
A: And I notice that of all the people who could be standing here, it's us. # slow

=== recover_gone_live ===
# step: gone
# needs: x=creature
# makes: loss=tin
# title: Supper for [x]
N: {air} {a_who} {b_who} It was {b}'s turn to take {x} {x_their} supper, and {b_they} came back with the supper. # plain
A: Not hungry? # busy
B: Not there. There's {x_left} on {x_home}, and it's cold. # careful
A: You called?
B: I called. I whistled. I opened a tin, slowly, so that every part of it could be heard. # grave
A: You opened a tin, and {x} didn't come? # putting something down
B: I opened the good tin.
N: They listened. You would not think that {x_sound} was much of a noise, until you noticed that it had stopped. # hushed
A: Nobody runs off from the good tin. Something's keeping {x_them}. # low
B: Then something can stop.

=== recover_stake_owner ===
# step: stake
# needs: owner
N: Somebody had to tell {h}. They drew lots for it. {a} lost, and asked for the best of three, and lost. # rueful
A: It's about {x}. You may want to sit down. # gentle
H: {h_says}
B: Gone. Not there. {foe_known:We think it's {foe}.|We don't know who, yet.} # all at once
N: {h} did not shout, which was worse. {h_they} put out a hand to {x_home}, the way people do, and the hand came back with nothing in it. # still
H: You know what it means, don't you? Without {x}, {stake}. # quiet
A: We'll get {x_them} back.
H: When?
B: {till != "":Before {till}.|Before anybody's had to say that twice.} # very fast
N: It was out before {b_they} had looked at it, and then it was a promise. {h} nodded, and shook hands on it, with both of them, properly. # warm

=== recover_stake_all ===
# step: stake
# needs: no-owner
N: By {t_noon} {crowd} had heard, and had come to look at {x_left}. They stood in front of it in a row, as if it might be asked to explain. # dry
H: {h_says}
A: It's only {x}. # hopeful
H: Only? Without {x}, {stake}. Did you ever think about that? I hadn't. I've been thinking about it since breakfast, and I've come out in a rash. # low
{ b_kind:
- "planner": B: How long have we got before that matters? # pencil out
- "explorer": B: Then we'd better not stand here looking at a gap. # restless
- "wildcard": B: How bad would it be if we just all pretended? # trying it
- else: B: Sit down, {h}. Nobody's blaming you. You've gone a funny colour. # kind
}
H: {till != "":You've got till {till}. After that it's too late to matter.|Till somebody needs {x_them}. So, about an hour ago.}
N: Nobody in the row said who ought to go. They only moved back, a little, all together, until {a} and {b} were standing in front. # flat

=== recover_trace_sign ===
# step: trace
# needs: sign
N: It was {b} who found it, stuck to {x_home}, low down, where you would have to be looking: {foe_sign}. # hushed
A: Don't touch that. # quick
B: I've touched it.
A: Then what is it?
B: It's {foe}. It's as good as a signature. Who else for miles around leaves {foe_sign}? # grim
A: What would {foe} want with {x}? There can't be any use for {x_them} out there. # puzzled
{ b_kind:
- "planner": B: I don't care why yet. Where comes first. Where {foe_many:do|does} {foe_they} keep things? # crisp
- "explorer": B: Maybe {foe_they} just wanted to know what it was like. I would. # honest
- "wildcard": B: Nobody takes things because they're of use. I've a whole drawer. # reasonable
- else: B: Something must be the matter. People don't take things when they're happy. # troubled
}
N: They both turned, without having meant to, and looked towards {den}. It was not forbidden. It was only that nobody who had been was ever asked to tell it twice. # low
A: {a_no}
B: I haven't said anything yet.

=== recover_trace_seen ===
# step: trace
# needs: foe=talks
N: One person had seen it happen, and that was {g}, who had been hoping that nobody would ask.
G: {g_says}
A: {g}. You were up. You're always up. Who was it? # gentle
G: It was {foe}. Walking off, no hurry, with {x} {x_carry}. I said good evening. {foe_they} said good evening. What was I to do? There isn't a law about carrying. # miserable
B: You might have asked where they were going. # patient
G: I did. "{den_cap}," {foe_they} said. "If anybody wants {x_them}, they can come and ask." # low
{ a_kind:
- "planner": A: That's an invitation. I don't trust it. Thieves don't leave an address. # slow
- "explorer": A: So we go and ask. # at once
- "wildcard": A: That's rather stylish. I'm furious, but it's rather stylish. # torn
- else: A: And you've carried that about all night by yourself. # soft
}
B: Nobody goes to {den}.
G: Well, somebody does now. # gloomy

=== recover_try_mute ===
# step: try
# needs: foe=mute
N: First they tried the easy way, because you never know. They went to {edge}, and there {x_they} {x_was}: {x}, {den_in}, as plain as a pea on a plate, with {foe_plural:{foe} all round {x_them}|{foe} right next to {x_them}}.
A: Hello! That's ours! # calling
N: {one_cap} gave them the look that you give an umbrella. # dry
B: Say please. # aside
A: Please! We need {x_them}! People are asking! # calling
B: Did {one_they} hear? # aside
A: {foe_alive:I saw the ears move. If those are ears. I think that's thinking. No. That's sitting down on {x_part}.|Something moved, at one side. I think that's thinking. No. That's only settling down round {x_part}.} # low
B: I think that was a no. # small
A: {a_tryline}
B: We can't shout {x_them} home. Somebody's going to have to go out there. # slow
A: Yes. I'd got as far as that, too. I'd stopped just before who. # low
N: From somewhere near came {noise}, like a comment.

=== recover_try_talks ===
# step: try
# needs: foe=talks x=thing
N: They went straight there, to {edge}, which is as near as anyone goes, and {b} cupped both hands. # brisk
B: We've come about {x}! # calling
F: I thought you might. Very fine, seen close to. I'd no idea. One only hears. # from far off, pleasant
A: You've no right to {x_them}!
F: No. And what right had you? You only stood near {x_them}. Have you ever once looked at {x_them}? What colour is {x_part}? # mild
N: There was a silence. It was an awkward one, because neither of them knew. # rueful
A: That's not the point! # calling
F: I've looked at {x_them} all night. I should think that's very nearly the whole of the point. Mind how you go. # fading
B: Red. Or brown. I go round {x_them} every day, and I never looked. # aside, upset
A: {a_tryline}
B: So we can't just ask. Not like that. Somebody over there has thought about it harder than we have.
