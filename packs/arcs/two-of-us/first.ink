// Episode 1 of both: the two have a secret about x, and promise. TOLD it is out; KEPT somebody leans on them.

=== two_of_us_vow_clauses ===
# step: vow
# a: careful
# b: bold
# title: Clause Three
N: {air} {a_who} {b_who} # plain
A: Clause one. Nobody hears about {x} from us. Clause two. Whatever we do, we do it both. # writing
N: It was like this: {s_is}. Nobody else knew it. {s_why} # plain
B: What's a clause? # looking over
A: It's a promise with its hair combed. Clause three. What if we fall out? # writing
B: Us? We won't.
A: People do. They all say they won't, and then it's about a chair. # firm
B: Then, if we fall out, we {verb}. Put that. # generous
A: "We {verb}." Sign here. Not there, that's my sleeve. # turning the paper
B: And where do we keep it? Somebody'll find it. # suddenly
N: They thought about that. Then {b} ate it. # dry
A: That was the only copy. # after a moment
B: It's in a safe place. # swallowing

=== two_of_us_vow_handshake ===
# step: vow
# title: From the Elbow Down
N: {air} {a_who} {b_who} By {hide}, where nobody came, they had invented a handshake. # dry
A: Elbow, elbow, thumb. And now you swear about {x}. # solemn
N: For it was like this: {s_is}. {s_why} # plain
B: I swear. Not a word. Not to {h}, not to {g}, not in my sleep. # solemn
A: You talk in your sleep. You said "cabbage" on Monday.
B: I'll only say "cabbage". I swear that, too. # hand up
A: And neither of us does anything about {x} without the other. And if one of us breaks it? # lower
B: Breaks what? We've only just made it! # shocked
A: I mean if.
B: Then we {verb}. We sit down, however cross, and we {verb}. Thumb on it.
N: They did all nine parts, and somewhere in the sixth they got stuck. # warm
A: That's your thumb. # pulling
B: I thought that it was yours. Leave it. It'll make it hold better. # patient

=== two_of_us_vow_gentle ===
# step: vow
# tone: gentle
# title: Smaller Than a Whisper
N: {air} {a_who} {b_who} It was like this: {s_is}. Nobody knew but the two of them, and now it lay between them in the dark like a third person. # soft
A: Are we the only two who know? # whispered
B: In all of {place_of}. # whispered
A: It's very big, for two. Do you think that it'll show? # whispered
B: We'll hold one end each. You don't tell, and I don't tell, and we only look at it when there's both of us. # whispered
A: And if I get tired of my end? # whispered
B: Then you say so to me. Not to anybody else. And if we're cross, we {verb}. Before breakfast. # whispered
A: Promise. Smaller than that. I could hear it. # whispered
N: So they promised again, so small that there was no more to it than a breath on the one cheek and a nod against the other. # soft

=== two_of_us_hush_practise ===
# step: hush
N: They practised. {b} went round behind {hide}, and came back as {h}. # brisk
B: Well now, {a_call}. What have you two been whispering about? # in {h}'s voice
A: Soup. # at once
B: Nobody whispers about soup.
A: It's a surprise soup. # sweating
B: What's in it?
A: I can't tell you. I promised the soup. # desperate
N: {b} took off {h}, and sat down. # flat
B: That was terrible. You'd have told me in one minute more. You were going to give me the recipe. # gloomy
A: Your eyes went just like {h_their} eyes! You do it, then. I'm {h}. What's all this that I hear about {x}? # in {h}'s voice
B: {b_chat}
A: That's very good. What was it? # impressed
B: It's what I always say. Nobody's ever listened to the end of it. # modest

=== two_of_us_hush_swells ===
# step: hush
N: A secret is light enough when you get it. It puts on weight in the night. By breakfast {a} was walking as though carrying a tray. # dry
A: Do I look odd? # through closed teeth
B: You look like somebody with a frog in the mouth. Open it. # low
A: I daren't. It's right at the front, {s_np}. # through closed teeth
H: Good morning, you two. Anything new? # passing
A: No! Nothing! Not about anybody! # much too loud
N: {h} went on, more slowly, looking back. # dry
B: When you feel it coming, look at your feet, and count your toes. # low
A: And if I get to ten?
B: Begin again. I've been round forty times since I got up. I've never known my toes so well. # low
A: Is that why you walked into {door}? # with new respect

=== two_of_us_leak_board ===
# step: leak
# skeleton: told
# a: payer
# title: Spelt Correctly
N: It was on {board}. Somebody had put it there in large plain letters, the whole of it: that {s_is}. Most of {place_of} was standing round it. # flat
A: Oh. # very small
B: It's even spelt right. # stunned
{ foe_talks:
  N: {foe_cap} had read it, too. # low
  F: So that's how it is with {x}! And to think that nobody told me. I had to be told it by everyone. # delighted
- else:
  N: And {foe}, of all there was in the world, had not missed it. {one_cap} was on the way already, to {x_home}. # low
}
B: Two of us knew. Two. I've counted it on my hands, and I've got eight fingers over. # low
A: Somebody might've guessed.
B: That? Who guesses a thing like that? {a}, someone's told. And when I find out who, I shall never speak to them again as long as I live. # shaking
A: As long as that? # faint
B: I'm only glad it's not you. # taking {a_their} arm

=== two_of_us_leak_wink ===
# step: leak
# skeleton: told
# a: payer
# title: Eleven Winks
N: {h} winked at them. Nobody thought anything of it. Then somebody else did, and by {t_noon} they had been winked at eleven times. # dry
B: Have we got something in our eyes? Or have they? # uneasy
H: Not a word about {x} will you hear from me! I only thought, {s_nice}. # tapping the nose
N: They stood there for some time after {h_they} had gone. # flat
B: {h} knows. # hollow
A: Perhaps it's just about some other... # not finishing
B: And {foe}? Look over there. You don't come that close to {x_home} for nothing. That's all round, then, even as far as {foe}. # rising
A: Who'd do that to us? # looking at the toes
B: I'll find out. You and I will. You're the only person here that I needn't even ask. # warm
A: You could ask. # hardly to be heard
B: Don't be funny. # fond

=== two_of_us_between_asked ===
# step: between
# skeleton: kept
# a: payer
# title: What Are You Two Up To
{ foe_talks:
  N: It was {foe} that asked first. # dry
  F: Somebody here has got a secret. I can smell it. It's got crumbs on, and it's one of you two. # coming close
  A: We know about soup. # level
  F: I shall find out. I always do. I start with the one who's nearest to bursting. # looking from one to the other
  N: It was not a question which. {b} had gone the colour of a plum, and was counting {b_their} toes. # dry
- else:
  N: They had thought of everybody who might ask. They had not thought of {foe}. {one_cap} did not ask. {one_cap} was simply there, wherever one had to pass to get to {x_home}. # low
  B: Why just there? What have we given away? # low
  A: We look over our shoulders. That's enough for some. # low
  N: {b} had gone the colour of a plum. # dry
}
B: If anybody looks at me like that again, it'll come out. I can't help it. I'm made with a hole in. # when they were alone
A: Then stand behind me. # plain
B: And you?
A: I'm made without. I promised you, and it's gone in, and it's shut. # patting the place
B: Whatever they do? # small
A: What could they do? # cheerful

=== two_of_us_between_guess ===
# step: between
# skeleton: kept
# a: payer
# title: Guesses, a Penny Each
N: All {place_of} was guessing. There was a list on {board}, and one could put one's guess on it, at a penny. # dry
B: "They've sold it." "They've lost it." "They are getting married." To whom? # reading
A: To each other, it says here. In June. # reading
H: It's only that you're never anywhere, the pair of you. You can tell me. I shan't pass it on till supper. # coaxing
B: It isn't... # opening and shutting the mouth
A: We can't, {h}. We've promised. # quick
H: Then there is something! # triumphant, writing
N: And all the while {foe} {foe_was} there, quite near {x_home}, with nothing to do but wait. # low
B: I nearly did it. It was on my tongue. You'd have hated me. # low
A: I'd have been cross till Thursday. # fair
B: You won't ever, will you? Tell? # low
A: Not if they pull my ears out. # solemn
B: They wouldn't do that. Would they? # anxious
