// SHY, where somebody has been made something by mistake, and nobody dares say so. What they want is that somebody says it.

=== befriend_notice_raised ===
# step: notice
# needs: shunned shunned=raised no-gruff
# title: There Was a Drum
N: {air} {a_who} {b_who} There was {became_a} now, and it was {x}. It had been the wrong line of a form; and by supper there had been a procession. # plain
A: And what do people say? # low
B: They say good morning, and then they look at their boots. Everybody knows that it's a mistake. But it's been read out, you see. There was a drum. You can't go back behind a drum. # lower
N: By {hide} they found {x_left}. It was where one would stand, if one wished not to be bowed to for a minute. # quiet
A: {x_they_cap}{x_plural:'ve|'s} been hiding. From us. # slow
B: From the bowing, I should think. I did some of it. # uncomfortable
A: Then somebody ought to go and say it to {x_them}, kindly. # slow
B: And who's somebody? # wary

=== befriend_fear_raised ===
# step: fear
# needs: shunned shunned=raised no-gruff
# title: I Can't Have Bowed to Nobody
N: They went round, and asked who would say so with them. It was remarkable how many people had just then got something on the stove. # dry
A: But you do know that it's a mistake? # patient
H: Me? I know nothing of the kind. I knew it on Monday. On Tuesday I bowed, and I can't have bowed to nobody. # stiff
B: Who could say it, then?
H: Somebody who hasn't bowed. I don't know of anyone. Even {foe} did it, and twice. # after thought
N: From {hide} came {x_sound}; it was the noise of somebody who has been asked, for the third time that day, what there is to be for supper. # quiet
A: What happens, if one says it? # low
H: Nobody knows. That's what's frightening. It's never been said. # lower
A: Did you bow? # to {b}
B: I dropped something. It may have looked like one. # uneasy
A: Then we're all in it. We'll have to get near enough not to shout. # getting up

=== befriend_wish_raised ===
# step: wish
# skeleton: shy
# needs: shunned shunned=raised way3
# title: And They Clapped
N: They had practised how to break it gently. {b} had got as far as drawing a breath. # quiet
{ x_talks:
  X: It's about the mistake. # quick
  A: You know? # thrown
  X: Since the drum. I lie awake and listen for somebody to come up and say it. I did say it myself, the first day, to all of them. They took it for modesty. They clapped. # low
- else:
  N: {x_cap} had come out before them, {x_part} first, and pushed something over the ground: a paper with a seal on it, and a line struck through it, and the line had been struck through as well. There was {x_sound}. # hushed
  A: It's the form. {x_they_cap} {x_plural:have|has} tried to put it right by {x_them}self. # thrown
  B: I was there, that day. We took it for modesty. We clapped. # very low
}
B: We came to tell {x_them}. And {x_they}{x_plural:'ve|'s} been waiting all this time to be told. # slow
A: Not told. Nobody needs to tell {x_them}. It wants saying to the rest of us, out loud, by somebody who bowed. # slower
B: That's a good deal harder. # small

=== befriend_act_raised ===
# step: act
# skeleton: shy
# needs: shunned shunned=raised end no-gruff
# a: payer
N: {x_cap} had come out from {hide}, and was being bowed to, by {foe} as well. {end == "guard":{h} put out both arms, and stopped it in the middle.|{end == "lend":Next to {x_them} lay {tool}, with the mark showing.|There was all that room left round {x_them}, as had been said.}} {p} stood up on something. # hushed
A: It's a mistake! {x_cap} {x_plural:aren't|isn't} {became_a}! It was the wrong line on a form! # clear
N: It was so quiet that one could hear a hat being turned round and round. # flat
B: We've known it since the drum. So have you. I bowed, too. # clear
{ foe_talks:
  F: I only did it because the one in front did. # at last
- else:
  N: {foe_cap} looked at the one in front, and then at nobody. # dry
}
N: There was {x_sound}, as long as a week. {x_cap} took off all of it, and came and stood next to them. # warm
A: Was that right? # not steady
{ x_talks:
  X: You said it with your eyes shut. # happy
- else:
  N: Something leaned on {a}, with its whole weight, as one does who has got home. # warm
}
B: We said that we'd {verb}. And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} # quiet

=== befriend_settle_raised ===
# step: settle
# skeleton: shy
# needs: shunned shunned=raised price
# title: As Far As a Nod
N: Nobody cared to be the first who left off bowing. It went down a little every day, from the middle to the neck; and by Friday it was a nod. # dry
H: It's a habit. I did it to a bucket, this morning. # sheepish
A: Is it better? # to {x}
{ x_talks:
  X: I slept right through. And somebody trod on my foot at breakfast, and never so much as said sorry. # blissful
- else:
  N: Somebody had trodden on {x_part} at breakfast, and never so much as said sorry. One could see how much good it had done. # warm
}
{ price:
- "keep": P: {x_they_cap} {x_plural:have|has} still got {p_keep}. I said that {x_they} might mind it. One ought to have something that's not a mistake. # low
- "board": P: They've hung up my board. It's the first thing that's been put up here all month without a drum. # low
- else: P: They laughed at me for a week, about the supper. I went red every time. I'd sooner have that than the bowing. I've seen that close to. # low
}
Q: And do you mind? # gentle
P: Not as much as I'd thought. # slow
H: What I don't see is why it took us so long. Everybody knew, and nobody said it. And then it's said, and {stake_fixed}. # puzzled

=== befriend_change_raised ===
# step: change
# skeleton: shy
# needs: shunned shunned=raised end
# title: Before There Is a Drum
N: There is a rule about it now. {h} made it: whoever notices says so, before there is a drum. # dry
H: That's salt. # pointing
G: I know that it is. I'd begun, and you all looked so pleased. # spoon in the air
H: There, you see? Two spoonfuls. A month ago we'd have eaten it, and bowed. # proud
N: The big chair goes to whoever is tired. {end == "guard":And when somebody is working up to say a thing, {h} stands in front with both arms out, until it is said.|{end == "lend":{tool_cap} stayed with {x}, since nobody could think whom else it suited.|And when somebody is working up to say a thing, the rest of them stand well back, and look at something else.}} # warm
B: Was there nothing nice about it? # to {x}
{ x_talks:
  X: The drum. I'd have liked the drum, if it had been about something. # after thought
- else:
  N: There was {x_sound}; and then, very softly, on the nearest thing, with {x_part}, something that was nearly a drum. # soft
}
A: We could have the drum. On Fridays, for no reason. # slow
B: They'd all bow. # low
A: Let them. It's good for the back. # content

// SHY, where somebody hears what people are about to say.

=== befriend_fear_foreknows ===
# step: fear
# needs: shunned shunned=foreknows no-gruff
# title: Turnip
N: Nobody had anything against {x}. It was only that nobody had got to the end of a sentence in front of {x_them} since the spring. Even {foe} had given it up. # dry
H: I'd got as far as good. {x_they_cap} said, and to you. So I stood there, with the morning still in my mouth. # sore
A: {x_they_cap} {x_plural:hear|hears} it before it's said? # slow
H: A good while before. I've taken to not saying it, and I get answered all the same. # sorer
B: Couldn't you say something else, at the last moment? # interested
H: I tried. I said, turnip. {x_they_cap} had one ready. # hollow
{ x_talks:
  X: You could hum. # from hiding
  B: I suppose that one could hum. Oh. # and stopped
- else:
  N: From {hide} came {x_sound}, like a person trying not to laugh; and then {b} said that perhaps one could hum, and nobody laughed, since it had been done. # quiet
}
A: Then {x_they} {x_plural:hear|hears} it, too, when we're about to say that we'll go round the other way. # low
B: Every one of us. Ten times a day. With the goodbye first. # lower

=== befriend_closer_foreknows ===
# step: closer
# skeleton: shy
# needs: shunned shunned=foreknows x_talks no-gruff
# title: Twice
N: They had sat down near {hide}, with {food} on a cloth between. It is not easy to talk with somebody who has had it already. # plain
X: Yes, please. # from hiding
A: Would you like some {food}? # after a moment
X: It'll brush off. # kind
N: {b} dropped the whole of it. # flat
B: Oh, I am sorry! It's gone all over the ground! # stricken
A: Doesn't it get dull? # curious
X: It's only that I get everything twice. And the second time I've got to look surprised. # shy
B: You needn't, for us. # picking it up
X: I know. I've been looking forward to that. # shyer
N: {x_cap} had come out by about a hand. {a} opened {a_their} mouth, to say how nice that was; and thought of it, and shut it, and did not say a thing. # soft
X: That's lovely. That's the first quiet I've had with people in it. # low

=== befriend_change_foreknows ===
# step: change
# skeleton: shy
# needs: shunned shunned=foreknows end x_talks
# title: The End of an Apology
N: They had got used to it. One left a gap where one's own line would have been, and had a bite of something in it. # warm
X: Much better, thank you. And how's the knee?
H: How did you sleep? # with a full mouth
A: Doesn't it put you out, any more? # to {h}
H: I'd a thing to say to {x_them} that I'd never have got out. I stood there; and before I'd opened my mouth {x_they} said, never mind, I'm not cross. It's the only time in my life that I've been at the end of an apology. # gruff
N: And now and then, from pure kindness, {x} waited until somebody had got all the way to the end of a joke, and laughed in the right place. # soft
B: Did you know how it would go? # low
X: I always know how it goes. I like to see you get there. # low
A: I was just going to say... # and stopped
X: So was I. # happy

// SHY, where somebody is to be tickled until they laugh: the wrong one laughs first.

=== befriend_hello_tickle ===
# step: hello
# skeleton: shy
# needs: tickles no-gruff
# title: A Little to the Left
A: It's behind the ears, as a rule, or on the soles of the feet. # with a feather on a stick
B: And which of those can you see? # looking
A: {x_part_cap}. # after a moment
N: So they began with {x_part}. {a} tickled, at the full length of the stick, with {a_their} tongue between {a_their} teeth, and {b} watched for a smile. There was {x_sound}. # tense
A: Was that it? # whispered
B: That was only breath. A little to the left. # whispered
N: Then somebody laughed. It burst right out, and it could not be stopped, and it was {b}. # dry
B: It's your face! You look like somebody threading a needle! # helpless
N: {x_cap} gave them both a long look. Then {x_they} took the feather, not roughly, and went in behind {hide} with it. # flat
A: We said that we'd {verb}. And the only one who's laughed is you. # sore
B: Hush. Listen. {x_they_cap} {x_plural:are|is} trying it out. # wiping both eyes

=== befriend_act_tickle ===
# step: act
# skeleton: shy
# needs: tickles end no-gruff
# a: payer
N: {end == "guard":{h} stood with both arms out, and would not let {foe} by.|{end == "lend":{tool_cap} lay where {tool_they} had been put, with {foe} not far off.|They sat as far off as they had said they would, and {foe} {foe_was} there as well.}} {price == "keep":{p} had laid down {p_keep}.|{price == "board":{p} had let go of the cord.|{p} had told everybody that nobody was coming in to supper.}} Then {x} came out from {hide}, with what was left of the feather, and put it down. # hushed
A: You needn't laugh. We've left off waiting for it. # low
B: {x_they_cap}{x_plural:'ve|'s} turned round. That's {x_their} back. I think that you're being shown something. # whispered
N: It was a place the size of a plate, right in the middle. {a} tickled, and there was {x_sound}. # hushed
A: Here? # whispered
N: Then came another, that they had never heard. It ran up through the whole of {x} like somebody running upstairs with good news; and it got out. # rising
B: {x_they_cap}{x_plural:'re|'s} laughing! # shouting
{ foe_talks:
  F: I'm not. I've something in my throat. # unsteady
- else:
  N: Even {foe} {foe_was} seen to shake. # warm
}
B: We said that we'd {verb}. And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} # laughing
A: And it was just where nobody can reach by themselves. # wiping both eyes
