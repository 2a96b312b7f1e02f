// SILENT, where they have to share something that one is in, or at: a cabin, a tent, a bed, a boat, a desk. There is a string down the middle.

=== two_of_us_hushed_lamps ===
# step: hushed
# skeleton: silent
# needs: within
# title: Two Lamps
N: {air} {a_who} {b_who} They had {x} between the two of them, and nowhere else to go; and each had brought a lamp, so as not to sit in somebody else's light. # dry
H: You could put one of those out. It'd do for both. # squinting
A: Mine's for my half. I can't answer for where it goes when it's left. # to {h}
B: There's some of it over here. I've said nothing. I've only turned my book a little. # to {h}
H: And who's got the middle? # one hand up against the glare
A: There isn't any middle. There's this half, and then it stops. # to {h}
B: I couldn't tell you what comes after this half. I've never looked. # to {h}
N: {h} put out the one lamp, to see. Neither of them said a word; and both of them, without looking up, moved a little nearer to the other. # quiet

=== two_of_us_hushed_blanket ===
# step: hushed
# skeleton: silent
# needs: within
# where: wild water village ship vehicle air
# title: Six Feet by Four
N: {air} {a_who} {b_who} They had to share {x}, and had divided everything as fairly as two people can who do not speak. It was the blanket that would not come out even. # plain
G: It's six feet by four. I can't make two out of it of six feet by four. # holding it up
A: I don't feel the cold. Let it go to whoever does. # to {g}
B: Nobody over here has complained. # to {g}, rather blue
G: It's one blanket. You could both get under it, and not speak. # hopeful
A: Under it one would hear the other not speaking. # to {g}
N: So it lay half-way, folded, with all its warmth inside, and was looked at from both sides. Towards morning it was over the two of them, crosswise, and much too short; and each pretended to be asleep until the other should have noticed. # quiet

=== two_of_us_hushed_list ===
# step: hushed
# skeleton: silent
# needs: within
# title: Rule Nineteen
N: {air} {a_who} {b_who} There were rules for sharing {x}. Each had written half of them, and {h} had to read them out, since neither would read the other's hand. # dry
H: "Rule eighteen. Nobody hums." # reading
A: I put that in for a reason. # to {h}
H: "Rule nineteen. Nobody breathes as if they'd like to hum." # reading on
B: I put that in for the same reason. # to {h}
H: And here at the bottom: "The clock is to be wound." And under that: "The clock is not to be wound." There isn't any clock. # turning the sheet
A: It's the principle. # to {h}
B: I'd have said that. # to {h}, and then vexed
N: It was the only rule on which they had ever agreed, and it was about nothing at all. {h} underlined it. # dry

=== two_of_us_then_lamp ===
# step: then
# skeleton: silent
# needs: within x=place
# title: Whose Side the Way Out Is On
G: And where did the string go? # looking in
N: {h} showed it. {r_then} # plain
G: Then the way out is on {p}'s side. # working it out
H: And the lamp's on {q}'s. So the one can get out, and can't see where to; and the other sees it all, and can't get there. # low
Q: I don't need to go out. I've got a very good lamp. # to {g}
P: I don't need any lamp. I've got all my bruises in order. # to {h}
G: And in the night? If {q} wants a drink of water? # low
H: Then there's a cough. It's the politest cough you ever heard. And {p} gets up, every time, and makes way, and looks at nothing. # low
N: There had been two coughs the night before. The second, {h} thought, had not really wanted any water. # quiet

=== two_of_us_then_inch ===
# step: then
# skeleton: silent
# where: room town village space
# needs: within
# title: By an Inch
N: {g} had been sent for to measure {x}, since both of them had asked for it. # brisk
G: This half's larger. By an inch. # on both knees
B: I've felt that inch for days. I didn't like to say so. # to {h}
G: I was holding it upside down. It's that half. # turning the tape
A: There. I knew it was somewhere. # to {g}
N: {h} told {g} how they had come to that. {r_then} {g} measured it once more, from the other end. # plain
G: It's even now. It's even to a hair. # sitting back
A: Then somebody's put it back. # to {g}
B: It'd take a very small mind, to get up in the night over an inch. # to {h}
N: They had both been up in the night, with a ruler. {g} could tell by their knees. # dry

=== two_of_us_then_supper ===
# step: then
# skeleton: silent
# needs: within
# w: Somebody with a tray
# title: Pass It Over the String
W: Two suppers. Where do I put them down? # tray in both hands
H: One on each side of the string. Don't ask. # low
W: What's the string for? # asking
N: {h} sighed, and told it. {r_then} # plain
W: And which of them moved it? # low
H: If I knew that, I'd be having my supper. # low
A: Would somebody ask if there's any mustard over there? # to the tray
B: It's by the string. It can be reached from both sides, by anyone who cares to bend. # to the tray
N: Two hands came to the mustard from the two sides of {x}, at the same moment, and each of them waited for the other to go first. So nobody had any. # dry

=== two_of_us_needs_wall ===
# step: twofold
# skeleton: silent
# needs: within
# title: Something Firmer
N: The string had been tripped over, and trodden on, and moved. Both of them, each by way of {h}, had asked for something firmer. # dry
H: Here's what's come. {r_job_cap}. It's got to be carried in, and it takes two. # reading the label
A: I'd want somebody at the other end who's in favour of it. # to {h}
B: I'm in favour. I was in favour before certain people. # to {h}
{ foe_talks:
  F: And when it's up, on which side do I sit? # interested
  A: On the other! # at once
  B: On the other! # at once
- else:
  N: And all the time {foe_was} {foe} coming nearer, and no board would be in the way of that. # low
}
H: So you'd have to do this together, so as never to have to do anything together. # slow
A: I don't see what's funny. # to {h}
B: Nor do I. # to {h}, and turned away

=== two_of_us_burst_heel ===
# step: burst
# skeleton: silent
# needs: within
# title: One Heel Over
Q: You're on my side! # loud
P: I'm on the string! The string's nobody's! # loud
Q: You've got one heel over it! You've had that heel over it ever since we came! # loud
P: And you hum! It comes across! You can't keep out a hum with a string! # loud
{ foe_talks:
  F: If nobody's using the middle. # sitting down in it
- else:
  N: {foe_cap} {foe_was} close by, and nobody so much as saw. # quick
}
Q: You know what it was! # hot
P: {r_what}! {way == "through":I've had it from {h} every night, with your sniff!|{way == "alone":I've been lifting at it since three!|There's no cough for that!}} # hot
N: The string had come off its nail. It lay there between them, and was really very short; and when they looked for the place where it had been, neither could have sworn to it. # still
Q: I've had {r_without}, all this time. # quieter
P: So have I. It was the cold half from over here as well. # quieter

=== two_of_us_still_foot ===
# step: still
# skeleton: silent
# needs: within
# title: A Foot on the Wrong Side
N: It had got dark, and there was still only the one string between them. After what had been said that day it might have been a mile. # flat
P: There's a foot on my side. # to the dark
Q: It's asleep. It isn't responsible. # to the dark
P: It's cold. I only mention it for the foot's sake. # after a moment
Q: It'd come back, if it were asked nicely. {way == "through":And not by way of {h}.|{way == "alone":And not dropped on.|And not with a cough.}} # stiff
N: Nobody asked it. It stayed. # dry
G: Is anything wanted? # going by, with the lamp
P: No. There's a draught from the outside. I've had to move over a bit. # to {g}
Q: So have I. It's only on account of the draught. # to {g}
N: {g} held up the lamp. There was a good deal of {x} left over on the one side, and a good deal on the other, and by the string there was no room at all. # quiet

=== two_of_us_still_string ===
# step: still
# skeleton: silent
# needs: within
# title: A Knot in It
H: Who's been at the string? There's a knot in it. # bending down
P: It had worn through. Just there, where it's always stepped over. # to {h}
H: I thought that neither of you ever stepped over it. # looking up
P: Somebody must have. I only say how it's worn. # to {h}, going red
N: It was worn on both sides. {g}, who swept along it every morning, had known that for some time. # quiet
G: And who tied the knot? # to {q}
Q: It had to be tied, after today. One can't call a person a thing like that, and then have nothing to keep it in. {way == "through":And don't pass that on.|{way == "alone":I tied it alone.|I didn't cough for anyone.}} # to {g}
G: It's a bow. # gentle
Q: I never learnt the other kind. Somebody always did them for me. # low

=== two_of_us_go4_string ===
# step: go4
# skeleton: silent
# needs: within
# a: payer
# door: Say the first word, over the string
# style: bold
# recall: said the first word, over the string
# title: One Foot Over
# makes: end=string
N: {a} came up to the string, as on every morning, with {a_their} nose up; and stopped. # plain
A: Good morning, {b}! # at the top of the voice
N: It got quiet all round. People put down what they had. Behind {edge} somebody said, "It's never!", and somebody counted out money. # dry
B: You needn't shout. I'm a yard away. # before thinking
A: I've been a yard away all the time! It's further than it looks! # hoarse
B: They're all listening. # low
A: I know! I've got a good deal more, and it's worse! It's about {x}, and I'm coming over to say it! # one foot up
N: The foot went over the string, and hung there. A string is not much to step over. One notices that when one is watched. # still
B: Mind the lamp. I'll move it. I only put it there so that somebody'd have to ask. # low

=== two_of_us_act_string ===
# step: act
# skeleton: silent
# needs: end=string
N: So there they both were, on the one side, and the other side stood empty for the first time. {place_of_cap} had come to look. # still
P: {r_p} I've never said it, since I'd have had to stop being right. # out loud
Q: {r_q} # nearly as loud
N: {h} had carried every word between the two of them for weeks, and had never been given that one. # quiet
{ foe_talks:
  F: And is that all? I'd got a chair. # disappointed
- else:
  N: Even {foe} {foe_was} looking the other way. # dry
}
P: {price == "keep":And {p_keep} {p_keep_plural:stay|stays} on your side. So I'll have to come.|There. Now you can all call me soft. I've said it first, and I've said it loud.} # out of breath
Q: You came the whole yard. I'd like that counted. # out of breath
H: It's counted. What comes now? # hands clasped
N: {r_did} # warm
P: We used to say that if ever we fell out, we'd {verb}. # low
Q: Well, and that's what we did. We {verb_did}. It only took an end each. # holding up {q_their} own
