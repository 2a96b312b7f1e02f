// SHARED, episode 4: it is said by both, and carried by both ends.

=== feeling_go4_carry ===
# step: go4
# skeleton: shared
# b: payer
# door: Carry it to [far], one end each
# style: bold
# recall: carried it to [far], one end each
# title: One End Each
# makes: end=carry
N: They took {tool}, since one has to have something to lift, and put into it all there was. It looked empty. It did not feel it. # dry
A: Have you got your end? # bending
B: I've got it. One, two. Oh! It's heavier than mine was! # lifting
A: It's got mine in, too. Don't go so fast. You never could keep step. # going backwards
H: What have you two got there? # in passing
B: The feeling. Both of ours. We're taking it to {far}. # puffing
H: Is it heavy?
A: Not as heavy as it was. But there's more of it. # puzzled
N: {h} looked into {tool}, for a good while; and then got hold in the middle, without a word. So did one or two others, when they saw three people carry nothing. # quiet

=== feeling_go4_cards ===
# step: go4
# skeleton: shared
# a: payer
# door: Tell it turn about, like cards
# style: honest
# recall: told it turn about, like cards
# title: I'll See Your Supper
# makes: end=cards
N: They sat on {ground} with their knees up. They had agreed on rules. One each, turn about, and nobody may say "cheer up". # plain
A: I'll begin low. Sunday afternoons. # laying down nothing at all
B: Sunday evenings. # laying one upon it
A: Being asked if I've had a nice day. # promptly
B: Saying yes. # promptly
A: That's high. I'll have to think. When somebody else has got the same coat as... No. I'm keeping that. # holding it back
N: It was warm work. {h} came past, and looked on, and said that it was not a game that {h_they} knew; and, some time later, from beside them, said, "Clean sheets." # quiet
A: Clean sheets is very good. # making room
B: Have you been playing for long? # to {h}, surprised

=== feeling_go4_loud ===
# step: go4
# skeleton: shared
# b: payer
# door: Shout it together, as loud as it is
# style: clever
# recall: shouted it together, as loud as it was
# title: At the Size That It Is
# makes: end=loud
A: We've both of us whispered it. We've hummed over it. Nobody's ever tried it at the size that it is. # standing up very straight
B: They'll hear it right across {place_of}.
A: So they should. They've heard me do the cucumber song. # grim
N: They went and stood well out in the open, toes level, like people before a race. # brisk
B: What's the word? Do we take yours, or mine?
A: We both just say whatever's at the front. On a count. {h}, you may want to hold your hat. # over the shoulder
H: What's it about? # holding it
B: It's about {x}. And it's mine, and it's {a}'s, and there's a great deal of it. # breathing in
A: Two. I've done one already. # taking {b_their} hand

=== feeling_act_carry ===
# step: act
# skeleton: shared
# needs: end=carry
N: They set it down at {far}, and sat on either side. {foe_cap} might come or not. There was somebody for each of them to look at. # still
P: I'm {feel}. It's about {x}. I've never said that with nothing after it. I always said "but". # to {q}
Q: I'm {feel}, too. And mine's about {x}, and I had it first, and I laughed on top of it. # to {p}
P: {price == "strong":Now the hat. They're all looking. You can do it.|And mine's about a sock. I've got the one. I look for the other every single evening, and I've stopped telling people.} # low
Q: {price == "strong":There. That's my real hair. I'm not all right, everyone! I can't do tonight!|I saved a spoon. It's got a dent. I can't use it, and I can't let anyone else. There!} # out loud
N: Nobody laughed. There was a bit of a breeze, or something of the kind, and somebody blew a nose. # quiet
H: Well, of course. # gruff
P: We said that we'd {verb}. # leaning back
Q: And we {verb_did}. Shall we leave it here? # looking at {tool}
P: No. It's ours. It only wanted putting down for a bit. # taking hold of an end

=== feeling_act_cards ===
# step: act
# skeleton: shared
# needs: end=cards
Q: My last one. I'm {feel}. It's about {x}, and I was so funny about it that nobody looked. # laying it down
P: Mine's the same. I'm {feel}. It's exactly the same card. # laying it beside
N: Two of a kind, they lay there. {h} leaned over, to see how one scores that. # still
H: Who's won?
P: There's one more each. {price == "strong":You've still got your hat on.|The silly ones. Mine's a sock. I've got the one, and not the other, and I look for it every single evening.} # low
Q: {price == "strong":So I have. Hold it for me, {h}. I don't think I can do tonight. I don't think that I can do this week.|A spoon. With a dent in. I've got it in my bed. I don't eat with it. I just like to know.} # very red
{ foe_talks:
  F: Has no one here got anything cheerful to say? # stopping by
  Q: Not today. Will you sit in? # pleasant
- else:
  N: That was when {foe} came; and found both of them busy, and went on to somebody else. # dry
}
P: We'd said that we'd {verb}. I make that {verb_did}. Twice. # gathering them up
Q: Deal again? # after a breath
P: Tomorrow. I want to keep some. # content

=== feeling_act_loud ===
# step: act
# skeleton: shared
# needs: end=loud
P: I'm {feel}! It's about {x}! # at the top of the voice
Q: I'm {feel}! I was first! I've been {feel} in a hat! # at the top of the voice
N: It went out as far as {far}, and everything stopped to let it by. {foe_cap}, if truth be told, got it full in the face. # dry
P: {price == "strong":And {q} isn't all right! So nobody's to lean on that side!|And it's about a sock! A sock, as well! I've only got the one!} # hoarse
Q: {price == "strong":I'm not! Here's the hat! I'm going to be looked after, and I'll be bad at it!|I've got a spoon in my bed! It's dented! And I won't be asked about it!} # hoarse
N: Then they had no more. It was extremely quiet. And after a bit, from a long way off, behind a shut door, somebody called. # still
H: So am I! # under the hat
W: And me! Since Friday! # far off
P: How many of them are there? # whispered
Q: We said that we'd {verb}, and we {verb_did}. I don't think we were meant to start something. # whispered

=== feeling_halves_strong ===
# step: halves
# skeleton: shared
# needs: price=strong
N: It did not go. On Monday {p} had it, and {q} carried things; and on Tuesday {q} had it, and {p} found the arms for it. # plain
P: You don't hold them out like that. You just let them hang, and I do the rest. # arranging
Q: It's very odd. It's like being a parcel. # stiff
P: You'll get to like it. What's it doing? # sitting down close
Q: It's about {x} again. It coughed, and then it came. # low
P: I heard the cough. I've got something on to warm. # easy
N: {way == "feast":There were still some of the crackers, and they pulled one now and then, not for anything|{way == "away":They went to {far} on Sundays, at a walk|The machine had been let off. It stood there with the scarf on, and said "hoo" when anybody passed}}. {way3 == "night":The rug had stayed out|{way3 == "back":There were two pairs of marks, now, at the place|The list was used to light something}}. # warm
Q: And who's being cheerful? # suddenly anxious
P: Nobody. It's still here, and we've both got it, and all the same {stake_fixed}. Listen. # listening
Q: So it is. I never touched it. # wondering

=== feeling_halves_silly ===
# step: halves
# skeleton: shared
# needs: price=silly
N: It did not go. But the sock got a place. It hung by {door}, on a nail of its own, and next to it on a string there was a spoon. # plain
H: What are those? # every visitor's question
P: That's mine, and that one's {q}'s. They're about {x}. # plain
H: I see. May one touch?
Q: You can give the spoon a push. It likes that. # modest
N: By the end of the week there were five things on nails. Nobody had been asked to. There was a lid among them, and half a comb. # quiet
P: {way == "feast":Somebody's hung up a hat from the feast.|{way == "away":That pebble's from {far}.|That's the tin that says "hooray".}} Whose is the comb? # low
Q: I think it's {g}'s. I didn't ask. I gave it a push. # low
N: {way3 == "night":They sat there with the rug, in the evenings|{way3 == "back":They did not go round by the other way any more|They both wore the hat, on the days when it fitted}}. It came, after supper, with its cough. They moved up. # warm
P: Have you noticed that {stake_fixed}? And I've still got it. I've got it now. # surprised
Q: So have I. Pass the bread. # comfortable
