// UNWILLING: {x} is brought back, and will not be back. Episode 2.

=== recover_go2_carry ===
# step: go2
# skeleton: unwilling
# a: bold
# door: Walk straight in and carry [x] off
# style: bold
# recall: walked straight in and carried [x] off
# makes: way=carry
N: They walked straight in. It was {a}'s belief that people only stop you if you look as if you might stop. # brisk
A: Chin up. You're on your way to a meeting. # low
B: What about?
A: {x_cap}. You're cross. You've been kept waiting.
B: Good evening. I've been kept waiting. # to nobody, stiff
N: It was the only thing that {b} could think of to say, so {b_they} said it to everyone, the whole way to {x}. Nobody stopped them. It was the sort of look you get from people who mean to write in about it. # dry
A: Now we pick {x_them} up, and we thank them for their time. # low
B: And if we'd brought {tool} we needn't pick anything up. # low
A: Nobody's ever looked important with {tool}. Lift. # through the teeth
B: {x_carry_cap}? Like this? Nobody's saying anything. Why's nobody saying anything? # lifting

=== recover_go2_gift ===
# step: go2
# skeleton: unwilling
# a: careful
# door: Ask again nicely, and bring something
# style: kind
# recall: asked again nicely, and brought something
# makes: way=gift
N: They asked again, and this time they went home first and got ready. {b} washed. {g} lent them a basket with a cloth on it, and under the cloth was {food}. # plain
G: {g_says}
A: We thought that we'd begin with a present. # shy
G: Then don't hold it like a shield. Hold it like something you'd miss. And talk about anything except {x}. For as long as you can bear. # tucking in the cloth
N: They could bear it for quite a time. At {edge} they talked about how far it was. {a} said what a nice lot of {ground} there was. # dry
B: We could have come with {tool}, and not had to say all that. # aside
A: It's rude to arrive with equipment. Smile. # aside
B: {foe_talks:Do have the middle one. It's got the most in it.|It's going well. {one_they_cap} ate the cloth.} # bright
A: And then there was just one other thing. It's hardly worth mentioning. It's about {x}. # in a rush

=== recover_go2_fetch ===
# step: go2
# skeleton: unwilling
# b: maker
# door: Go and fetch [x] with [tool]
# style: clever
# recall: gone to fetch [x] with [tool]
# makes: way=tool
N: They went home for {tool}, and {b} did something to it with a file and a spoon. # brisk
A: What's that bit? # interested
B: That's so that {x} won't roll.
A: And that bit?
B: That's so that {x} won't bump. And this is padding. It's my good jersey. I looked it in the eye and I cut it up. # firm
N: When it was ready it was less like {tool} than like a very small hotel. There was even somewhere to put {x_part}. # dry
A: Isn't it a lot of trouble to go to? For one trip? # walking round it
B: {x_cap} {x_has} been snatched once already this week. I won't have {x_them} snatched home. I want {x_them} to think, oh, how nice, they've sent something. # hot
A: You've put in a cushion. # quiet
B: It's just jersey. # quick
A: You've put a button on it, in the middle, like a proper one. Go on. I'll push. # fond

=== recover_yield_carry ===
# step: yield
# skeleton: unwilling
# needs: way=carry
# b: careful
# title: Nobody stopped them
B: We're just being watched. # whispered
A: Keep going. Meeting's over. Good meeting. # whispered
N: They had got as far as {door}. It was shut; and {one} was in front of it. # tense
A: Ah. # whispered
N: {one_cap} looked at {x}, and at the four hands on {x_them}. Then {one_they} opened up, and stood to one side, and waited. # flat
{ foe_talks:
  F: Mind {x_part} on the way through. It catches. # helpful
- else:
  N: A thing that they might have tripped over was even moved aside. # dry
}
B: Thank you? # by accident
A: Don't thank them! We're burgling! # hissed
B: It was held for us! # hissed
N: They were a good way off before either of them could stop walking as if to a meeting. # quiet
A: That was easy. # uneasy
B: It was. I don't like it. It was like leaning on something that isn't there. Did you hear it shut? Behind us? # slow
A: No.
B: Nor did I. They've left it open.

=== recover_yield_gift ===
# step: yield
# skeleton: unwilling
# needs: way=gift
# title: Nothing to sign
{ foe_talks:
  F: Oh, {x}? Is that all? Yes, take {x_them}. # wiping {one_their} mouth
- else:
  N: {one_cap} finished what was in front of {one_them}, went in, came out with {x}, and put {x_them} down {x_size == "huge":right in front of {b}|on {b}'s feet}. # flat
}
A: What, now? # thrown
B: Just like that? We'd a second basket. # aside
A: There must be a catch. Isn't there a riddle? # faint
{ foe_talks:
  F: No, no. Did you want one? I could think of one. Only I didn't suppose you'd be long. # pleasant
- else:
  N: There was no catch. {one_cap} gave {x_part} a pat, as you do for a child going to stay with an aunt, just for the night. # dry
}
B: It isn't a visit. We're taking {x_them} home for good. # dignified
N: They picked up {x}, and the basket, and went. Nothing followed them. When {a} looked back {door} {door_was} standing wide open, with a light in it. # quiet
A: Why would you leave that open? With nothing to wait for?
B: To air it? # hopeful
A: At this hour? # slow
B: I don't know. I only know that it was too easy. # slow

=== recover_yield_fetch ===
# step: yield
# skeleton: unwilling
# needs: way=tool
# b: maker
# title: How very convenient
N: They brought {tool} right up to {door}, since it would not go quietly, and had their speech ready. They had got as far as the first word. # dry
A: We…
N: {foe_cap} had already seen {tool}. It was walked round. The cushion was pressed, and the button was found, and admired. And {x} {x_was} brought out, and set down in it, as though somebody had sent for a cab. # flat
B: They've put {x_them} in. They've even put {x_them} the right way round. # baffled
{ foe_talks:
  F: What a comfortable thing. {x_cap} will like that. It'll do for the way back, too. # approving
  A: What way back? # sharp
  F: Did I say back? # mild
- else:
  A: Is that a yes? # faint
  B: It's a great deal more than a yes. They're tucking {x_them} in. # faint
}
A: Push. Before they think.
B: I don't believe they need to. That's what bothers me. They've thought. # pushing
N: It ran like silk. There was not one bump the whole way home. Behind them, when {a} turned to look, {door} stood open, and nobody had put out the light. # quiet
A: They must have forgotten to shut it. # not sure

=== recover_yield_manners ===
# step: yield
# skeleton: unwilling
# needs: way=carry,gift foe=talks
# tone: manners
# title: Do Come Again
F: But of course you must have {x}. I wouldn't dream. # all in honey
A: You wouldn't? # thrown
F: I was saying so only this morning. I said, they'll be wanting that. Shall I have {x_them} wrapped?
B: We've nothing to sign? # suspicious
F: What a business head! No, no. Between neighbours. {tool_cap} might have been handier than your poor arms, but I dare say you had your reasons.
N: There is nothing so hard to walk away with as a thing that has been pressed on you. They stood there being given it. # dry
A: Well. Goodbye, then. # stiff
F: I never say goodbye. It's so untidy. I'll leave that open, shall I? It sticks so in the damp, and I'd hate for anybody to have to knock. # waving
N: They were halfway home before {b} put into words what it was. # flat
B: You know when you win at cards, and they smile?
A: Yes.
B: And they say, same time tomorrow?

=== recover_housed_proud ===
# step: housed
# skeleton: unwilling
# a: lead1
N: So {x} came home, and nobody could have been more put back than {x_they} {x_was}. {crowd_cap} had turned out for it. There was {food}. # warm
H: {h_says}
A: A bit to the left. # directing
H: It was never to the left. I've looked at that for years. It was here. # pushing
A: We've only just got {x_them}. Could we not push?
B: Speech! # from the back
A: No. Well. It wasn't hard. We went, and {way == "carry":we picked {x_them} up,|{way == "gift":we asked, and brought something,|we'd {tool} with us,}} and here {x_they} {x_is}. That's the whole of it. We {verb_did}. # pink
N: They cheered. Somebody began on a song that had a great many verses; and under the noise of it {b} stood in front of {x_home} with {b_their} head on one side. # quiet
B: {a}. Doesn't it look small to you? # low
A: Doesn't what?
B: {x_home_cap}. I could have sworn that there was more of it. # low
A: You're tired. Have some {food}. # happy

=== recover_housed_plain ===
# step: housed
# skeleton: unwilling
# b: careful
N: They were home by {t_noon}, which was a good deal earlier than any hero ever was, and had nobody to tell. {h} was out. So was everyone. {crowd_cap} had gone to look for them. # dry
A: Do we wait? # holding one end
B: We put {x_them} back. That's what we said that we'd do. One, two. # holding the other
N: There was {x_home}, with {x_left}, and {x} went on top of it; and it was done. # plain
A: Is that all? {way == "carry":We never even had to run.|{way == "gift":I'd three more things to say, in case they said no.|We hardly needed {tool}.}}
B: What did you want, a drum?
A: I thought I'd feel it. In the knees. I've felt more for a parcel. # puzzled
N: Then the others came in, hoarse with calling, and there was {h} to be thumped on the back by, and plenty of noise after that. # warm
H: So you've gone and done it. {h_says}
A: We said we would. And we {verb_did}. # grinning at last
B: It's a bit crooked. # looking at {x}
H: It's perfect! Come and eat!
B: I only mean that I put {x_them} straight. # to {b_their} own hands

=== recover_housed_comic ===
# step: housed
# skeleton: unwilling
# tone: comic
N: There was a reception. It had been got up in half an hour by people who had each been told something different. # dry
H: Welcome home, {x}! Many happy returns! # reading from a card
A: That's the wrong card. # aside
H: It's the one I had. And there's a ribbon to cut, and after that the band.
B: What band?
N: The band was {g}, with a saucepan. {x_cap} {x_was} marched twice round {x_home}, because the first time nobody had been looking, and set down on it, and the ribbon was cut, and it was {x_part} that was holding the ribbon up. # brisk
B: Catch {x_them}! # shrill
A: I've got {x_them}. I've got {x_them}. No harm done. # breathless
G: Encore! # with the saucepan
H: And I think that we can say it's all over, and that they {verb_did}, and that it was easy! # carried away
A: It was, rather. {way == "carry":We walked in, and we walked out.|{way == "gift":We said please.|We might have left {tool} at home.}} That's what I can't get past. # low
B: Have a bun. You can't be gloomy through a bun. # low
A: Watch me.

=== recover_sulk_thing ===
# step: sulk
# skeleton: unwilling
# needs: x=thing no-x_size=huge,abstract
# makes: sulk=mute
# title: [x_cap], but not at home
N: {h_cap} tried {x} first, and made a face. By evening everybody had tried. {x_cap} {x_was} home again, and would not do what {x_they} had always done. # flat
B: There should be {x_sound}. I've done everything. {way == "gift":I've even said please. It worked on {foe}.|I've even asked nicely.} # low
A: Perhaps something got broken on the way. # worried
H: There's nothing broken. I've been over every bit. {x_theyre_cap} just not in the mood. # baffled
A: We'll take {x_them} to be seen to. Wrap {x_them} up.
N: So they carried {x} out again, under a blanket. At {edge}, where the way divides, {b} stopped. # quiet
B: Did you hear that?
A: No. Yes. Walk on a step. # low
N: It came from under the blanket: {x_sound}. They took a step back. It stopped. They took two forward, towards {den}, and there it was, as clear as a spoon on a cup. # hushed
A: There's nothing broken at all. # slow
B: No. It's just that {x_they} would sooner be there than with us. # quiet
N: {den_cap} still stood open. They set {x} down there, and went away without looking at each other.

=== recover_sulk_turned ===
# step: sulk
# skeleton: unwilling
# needs: x=thing no-x_size=huge,abstract
# makes: sulk=mute
# title: The Ground Slopes
N: On the first evening they found {x} with {x_part} towards {edge}. They turned {x_them} round again, and thought no more of it. # plain
B: There ought to be {x_sound} by now. I've sat here since supper. # low
H: Give it time. It's a strange bed. # comfortable
B: It's {x_their} own bed. # low
N: When they next looked {x_they} had gone round, {x_part} first, as far as before. # dry
H: That's the ground. It slopes. # sure
A: It never used to. Has anyone got something round? # doubtful
N: {g} had a bead. They laid it down beside {x}, and it lay still. They laid it on the other side, and it lay still there, too. # dry
A: What's over there? That way? # slow
B: There's {edge}, and after that there isn't anything, all the way to... # and stopped
A: To {den}. Open {door}. # low
N: {b} opened {door}. There was {x_sound}, quite small, as when somebody has heard their name. # hushed
B: It isn't the ground that slopes. # quiet
A: No. {way == "gift":We asked {foe}, ever so nicely. Nobody asked {x}.|We were so pleased to get {x_them} home. Nobody asked if it was home.} # low

=== recover_sulk_creature ===
# step: sulk
# skeleton: unwilling
# needs: x=creature
# makes: sulk=left
# title: And gone again
N: For one whole evening it went well. {x_cap} ate what was given. {x_they_cap} sat on {x_home}, and took all the admiring, and looked over everybody's head. # quiet
H: See? {x_they_cap} never wanted to be anywhere else. # fond
A: Then what's {x_they} looking at? # low
B: Nothing. There isn't anything over there.
A: There's {den} over there. # lower
N: In the morning they found {x_left}. Nobody had come in. Nothing was forced. The latch had been lifted from the inside, by somebody with very little in the way of hands and a good deal of patience. # flat
B: Not again. I'll get my boots. # tired
N: They need not have hurried. {x_cap} {x_was} at {den}, in the good place, washing; and looked up, and knew them, and was perfectly civil. # dry
A: Come on. Home. # coaxing
B: That's not a no. That's somebody who can't think why you'd ask. # slow
A: So nobody stole anybody. Not this time. # quiet
B: No. I think that we did. Yesterday. {way == "carry":We never even knocked.|{way == "gift":We were very polite about it.|We brought {tool} for it.}}

=== recover_sulk_person ===
# step: sulk
# skeleton: unwilling
# needs: x=person
# makes: sulk=left
# title: It's Been Very Nice
N: {x_cap} sat where {x_they} always sat, and said that the food was good, and thanked everyone, twice, by name. It was the politest evening that anybody could remember, and by the end of it people's faces ached. # dry
A: You can take off your things, you know. You're home. # gentle
X: Oh, I'm quite all right. I'm not stopping. I mean, yes. Thank you. # starting
B: Did you hear that? # aside
A: I heard. Pass the salt and look normal. # aside
N: In the morning {x_home} was very tidy. There {x_left_was} {x_left}; and there was a note, held down with a cup. # flat
B: "It's been very nice. I've gone back. Nobody made me. Please don't send anyone, they'll only have to carry me." # reading
A: They won't give {x_them} up, and we'll never… # stopping
B: They did give {x_them} up. {way == "gift":They said yes before we'd finished asking.|They held the door.} It's {x} that won't be given. # slow
A: You can't rescue somebody who's left a note. # lost
B: It says please. Underlined. I'd feel better if it had been rude. # folding it

=== recover_sulk_any ===
# step: sulk
# skeleton: unwilling
# makes: sulk=mute
# title: Not Quite Back
N: Everyone agreed that {x} {x_was} back. They said so to each other all day long, and that was what made {b} uneasy. # low
B: Nobody ever used to say it.
A: They're pleased.
B: They're making sure. When did you last have to tell somebody that you weren't hungry? # slow
N: {b} went and stood by {x_home} and listened for {x_sound}. There was none. {x_cap} had come home the way that you come home to wait in for a delivery. # quiet
H: Give it time. # uncertain
A: How much?
H: I don't know. It's just what one says.
N: They gave it till dark. And then {a}, who could not sleep, went out as far as {edge} for some air; and from across there, from {den}, where everything stood open, came the very sound that they had all been listening for. # hushed
A: {b}! Come out here. Don't bring anyone. # low
B: But that's… {way == "tool":we fetched that home. With {tool}.|we brought that home. I carried it.} # on a breath
A: We carried the outside. # quiet

=== recover_sulk_eerie ===
# step: sulk
# skeleton: unwilling
# tone: eerie
# makes: sulk=left
# title: The Third Morning
N: The first morning {x} had moved, by about a hand. They thought nothing of it. Somebody had been tidying. # low
A: Was it you?
B: I don't tidy. # low
N: The second morning it was a yard. {b} drew round {x_them} with chalk, quite close, and both of them signed it. # quiet
A: And we sit up. One sleeps and one watches.
B: Which of us sleeps? # low
N: Nobody slept. They both saw the whole of the night go by, every piece of it. At no time did anything move. And when it got light the chalk was there, with two signatures; and inside it was {x_left}. # flat
B: I never took my eyes off it. Not once. # hoarse
A: Nor did I. What did you see?
B: {x_cap}. Right up until it was light. And I remember thinking that {x_they} looked pleased. # slow
A: {way == "carry":They held the door for us. They held it for so long.|{way == "gift":They gave {x_them} to us. They smiled when they did.|They watched us go, with {tool}. They didn't wave.}} Towards the end I could see the chalk through {x_part}. I didn't like to say. # very low
N: They knew where to look. {den_cap} {den_was} open, just as they had left things; and there was {x_sound}, from a long way in, like somebody at home.
