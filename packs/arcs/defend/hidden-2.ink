// HIDDEN, episode 2: it stands in the open under a label (label), {tool} is blamed for its sound (cover), or {g} is told and does the minding
// (told). It nearly comes out, and then its sound is heard by everybody.

=== defend_go2_label ===
# step: go2
# skeleton: hidden
# door: Leave [x] in the open, with a label
# style: bold
# recall: left [x] in the open, with a label
# title: Do Not Touch
# makes: way=label posed=card
N: They took everything off again: the sheets, the string, and {h}'s good tablecloth. In place of it they hung up one small card. # brisk
A: "Please do not touch." Is that all? # reading
B: It's all that there ever is. I've walked past a hundred of those, and I couldn't tell you what was behind a single one. # stepping back
A: It ought to say what it is.
B: No. If it says what it is then people look, to see if it's true. Here comes somebody. Don't stare at it. Look bored. # low
N: It was {crowd}, or a fair part of them. They saw the card. They put their hands behind their backs, all of them, and slowed down, and their faces went smooth. # dry
W: Very nice. # in a special voice, going past
A: He never lifted his eyes! # whispered
B: Nobody does. It's the safest place in the world. # whispered
N: {x_sound_cap}. Two people said "ssh", and were looked at by the rest. # dry

=== defend_go2_aunt ===
# step: go2
# skeleton: hidden
# needs: x=creature,person no-x_size=huge,big no-x_plural
# door: Take [x] out for a walk, as an aunt
# style: bold
# recall: took [x] out for a walk, as an aunt
# title: Aunt Hortense
# makes: way=label posed=aunt
N: It took two shawls, a bonnet, and a pair of gloves, of which only one was needed. # brisk
A: This is my Aunt Hortense. She's from the coast. She's very shy, and she doesn't shake hands. # trying it
B: Why hasn't she got a neck?
A: Nobody on that side has. # firm
N: They walked {x_them} straight across the middle of everything, one on either arm. It is the things that go along by the wall that get looked at. # dry
W: Good afternoon! Is that your aunt? We've heard so much about her! # stopping
A: You can't have. I've only just got her. I mean, got her to come. # gripping the shawl
W: She has your eyes. # kind
N: {x_sound_cap}. The bonnet shook, on its ribbons. # dry
B: She says how do you do. # quick
W: And such a voice! She ought to sing with us on Thursday. I'll put her name down! # going
A: Nobody's to know that she's here, and now she's a contralto. # faint

=== defend_go2_statue ===
# step: go2
# skeleton: hidden
# tone: noir,manners,eerie,space
# door: Let everyone see [x], and say nothing
# style: bold
# recall: let everyone see [x], and said nothing
# title: So That's Where They Put It
# makes: way=label posed=eleven
N: {a} had once left the house with no shoes on, and had got as far as noon before anybody said so. # dry
A: What's hidden gets looked for. What's just there gets walked round. We take off the lot, and put up a card with a number. # level
B: What number?
A: Eleven. If there's an eleven nobody'll worry. They'll think that they missed the other ten.
N: It went up, the card. The covers came down. There {x_was} {x}, as plain as a Tuesday, with nothing in front but daylight. # quiet
W: Eleven. So that's where they put it. # stopping
B: Yes. # in a very small voice
W: They were to have told us beforehand. I shall write to somebody. # walking on
N: {x_sound_cap}. Somebody else, who was passing, said that it had been a mistake to let it have electricity. # dry
A: You see? They can't see it for being annoyed. # low

=== defend_go2_cover ===
# step: go2
# skeleton: hidden
# b: maker
# door: Say that the noise is [tool]
# style: clever
# recall: said that the noise was [tool]
# title: It Always Does That
# makes: way=cover
N: What gave one away, {b} said, was the sound. One could put a sheet over the rest. But if there had to be a noise there must be something standing about that made it. # brisk
A: Like what?
B: {tool_cap}. I've put it in front. I've tied on a bit of string, and a tin, so that it looks as though it might. # proud
A: Does it make a noise?
B: None at all. It needn't. It's only got to be there, to be blamed. # tightening the string
N: They had not long to wait for someone to try it on. {h} came by, and at that moment there was {x_sound}. # dry
H: What was that?
B: {tool_cap}. It always does that when it's damp. # at once
H: Does it? I had one for nine years, and it never said a word. # looking at it hard
B: Was yours ever damp? # cool
H: No. I kept mine very dry. # slow
N: {h} went away thoughtful, and with some respect. # dry

=== defend_go2_shed ===
# step: go2
# skeleton: hidden
# b: maker
# tone: comic,gentle,epic
# door: Build a false front out of [tool]
# style: clever
# recall: built a false front out of [tool]
# title: The Machine
# makes: way=cover
N: By breakfast there was something standing in front of {x} that had not been there the night before. It had {tool} for a middle, and knobs on. # dry
A: What is it? # walking round
B: It's a machine. I don't know what for. But you'll never get anyone to ask that; they'd have to say that they didn't know. # polishing a knob
A: And when {x_they} {x_many:make|makes} a noise?
B: Then it's working.
N: There was {x_sound}. {b} turned a knob, with great care, by a very little. # dry
B: There. That's steadied it. # stepping back
G: That's a fine piece of work. Ours used to make that noise, before they took it away. # coming up
A: What did yours do? # interested
G: What does this one do?
B: Just the same. # after a moment
G: I thought so. You can tell by the knobs. # wise

=== defend_go2_told ===
# step: go2
# skeleton: hidden
# door: Tell [g], and nobody else
# style: kind
# recall: told [g], and nobody else
# title: Just the Three of Us
# makes: way=told
N: It needs three to keep a thing: one to mind it, one to fetch, and one to be seen about without a care. So they told {g}. They sat {g_them} down for it first. # plain
A: You're not to scream.
G: I never scream. Is somebody ill? # gripping the seat
B: Look behind the sheet.
N: {g} looked behind the sheet. It took some time. When {g} came out again {g_they} had gone pink, and had a bit of wool on {g_their} nose. # dry
G: Well. I'd never have thought it. What a surprise that is. I'm as surprised as anything. # in a rush
A: You'll help? And not tell anyone? Not even {h}?
G: {h_cap} least of all! It'd be a dreadful blow to {h}, who's got no idea! Shall I do the evenings? I know that {x_they} {x_many:like|likes} the left side. # and stopping
B: How do you know that? # slow
G: It's how they look. # pinker
N: {x_sound_cap}. It was just the noise that one makes when somebody one knows comes in. # warm

=== defend_go2_rota ===
# step: go2
# skeleton: hidden
# tone: gentle,manners,comic
# door: Ask [g] to mind [x], for the nights
# style: kind
# recall: asked [g] to mind [x], for the nights
# title: The Shape of a Secret
# makes: way=told
N: {g} was at home, and had on a coat, though it was warm, and a scarf over the coat, and was buttering a very great deal of bread. # dry
A: Are you going out?
G: No. I like to be ready. Are you staying? # buttering faster
B: We've got to tell you something, and you can't tell anyone. We've found {x}. We need somebody for the nights. # low
G: {x_cap}! Never! What, here? # the knife in the air
A: You've gone and buttered your sleeve.
G: It's the shock. Nights would suit me. I hardly sleep. I'd been wondering, as it is, what I'd do with all this bread. # scraping the sleeve
B: Why had you made it? # mild
N: {g} gave that some thought, and was seen to go all the way round it, looking for the door. # dry
G: I was going to have a cold. # dignified
A: Thank you, {g}. It's a weight off. There's only the three of us who know.
G: Three. Yes. That's how I make it. # not meeting anybody's eye

=== defend_nearly_label ===
# step: nearly
# skeleton: hidden
# needs: posed=card,eleven
# title: With a Finger
N: It went so well for a day that they grew careless, and had lunch. # plain
{ foe_talks:
  N: When they looked up {one} was standing in front of {x}, with both hands in {one_their} pockets. # tense
  F: Who's it by? # not turning round
  A: It's by nobody. It's old. # mouth full
  F: I like this one. There's something about {x_part}. It's not quite what I'd call finished, but there's feeling in it. I was told once that one ought to stand back. # standing back, onto {b}'s foot
  B: It's not as good from there. It's best from a great way off. # hopping
  F: Is one allowed to touch?
  A: It says so on the card. It says not. # quick
  F: So it does. I always want to. It's always the same card. # sad
- else:
  N: When they looked up {foe_was} there {foe}, quite close, in front of {x}; and there was no card that {foe_they} could have read. # tense
  A: Say something. # not moving
  B: It's a statue! You can go home! # loud, to {foe}
  A: {foe_they_cap}{foe_many:'re|'s} not listening. Don't breathe. # not moving
  B: It's nothing! It's only for show! # louder
  A: I believe it's only because we're shouting that {foe_they} {foe_plural:stay|stays}. Eat your bread. # whispered
}
N: Then there was {x_sound2}. It was a very small one; and it came, beyond all doubt, from what was for show. # hushed
B: Excuse me. # pink, after too long
A: You'd do better without radishes. # very loud
N: It passed, that time. But somebody had put out a finger, just before; and somebody had noticed that it was warm. # quiet

=== defend_nearly_cover ===
# step: nearly
# skeleton: hidden
# needs: way=cover
# b: maker
# title: Would You Mend Mine?
N: The trouble with having such a thing standing about, and saying how well it worked, was that people came with theirs. # dry
W: I've one just like it, only it's silent. Would you put it right? # with a handcart
B: It's a very busy time. # in front
W: I don't mind waiting. I'll sit. # sitting down against the sheet
N: What was behind the sheet moved over, to make room. The person with the cart leaned back, and said that one seldom got such a comfortable wall. # dry
A: {foe_cap}! Over there! Coming this way! # low
{ foe_talks:
  F: What's everybody queuing for? # coming up
  B: {tool_cap}. It makes a noise. # weak
  F: So I hear. Let's have it, then. # an ear to {tool}
  N: They waited for it. There had not been one moment all day when there was nothing to hear, and here it was. {tool_cap} stood there, and was silent with all its might. # dry
  F: It isn't doing it. # patient
- else:
  N: On {foe} came; and stopped in front of {tool}, and {foe_was} still. There had not been one moment all day when there was nothing to hear, and here it was. # tense
  W: It isn't doing it. # helpful
}
B: It's shy. # hoarse
A: I'll help it. # kicking the thing
N: Then it came: {x_sound2}, a whole arm's length to one side of where {a} had kicked. # flat
W: It's good, that. It throws its voice. # full of admiration

=== defend_nearly_told ===
# step: nearly
# skeleton: hidden
# needs: way=told
# title: Nothing on Toast
N: {g} was everything that one could wish for, in the nights. It was in the daytime that {g} had to be watched. # dry
H: And what have you been doing, {g}? You look worn out. # friendly
G: Nothing! I've been doing nothing. I've done it all night. I had it on toast. # fast
A: {g_cap} means that it's quiet, at present. # coming between
G: As quiet as the grave. There isn't so much as {x_sound}. # beaming
B: {g}. # very low
H: Why should there be {x_sound}? # mild
G: I only said that there wasn't any! I could say it of all sorts of things! There's no elephant! # desperate
{ foe_talks:
  F: No what? # from behind all of them
  G: No anything! I'm so glad you've come, I was just saying that there's no call for you to! # turning round, upsetting a bucket
  F: What's in the bucket? # looking
  N: It was {food}. There was enough for a family of nine, and spoons in three sizes. # flat
  F: You're hungry. # slow
- else:
  N: {g} turned round, and there {foe_was} {foe}. {g} bowed. It was all that {g_they} could think of; and it tipped over the bucket. # dry
  A: Don't pick it up. # whispered
  N: It was {food}. There was enough for a family of nine, and it came to rest in front of the sheet. And the sheet came out a little way, and went in again; and there was rather less. # hushed
}
G: I eat under there. I'm shy. # very faint

=== defend_nearly_visit ===
# step: nearly
# skeleton: hidden
# title: Room for One More
N: For the evening they had put the sheet back, with {h}'s tablecloth over it. And {h} had come to sit down for five minutes; that had been two hours ago. # dry
H: I'll not stop. It's so comfortable here, though. Is it my fancy, or is it warmer at this end? # leaning back
A: It's your fancy. # on the edge of {a_their} seat
H: And you've got that curtain up. I'd a tablecloth like that. I wonder what became of it.
B: We wondered, too. # faint
N: From behind the tablecloth there came {x_sound}. {a} said it had turned mild. {b} said so too. {h} remarked that it had been milder. It took all three of them to get over it. # dry
H: You'd tell me, if there was anything? # picking off a thread
A: Of course we would.
H: Only if I had somebody staying I'd want them to have a pillow. One that's got some give in it. I've brought one. I can't think why. I'll put it down here, and very likely I'll forget it. # getting up
N: {h} went. When they looked round, the pillow was gone from the chair. There was a bit of ribbon sticking out from under the tablecloth; and, after a moment, not even that. # hushed
B: Do you think {h_they} noticed? # whispered
A: {h_cap}? No. {h_cap} would have said something. # sure of it

=== defend_nearly_look ===
# step: nearly
# skeleton: hidden
# title: Somebody with a Tape
N: They had put the sheet back, for dinner-time. And there was a person going about who measured things, whom nobody had sent for, and who was very thorough. # plain
W: Eleven foot by nine. I've got you down for seven by four. You've grown. # reeling in
A: It's been wet. # at once
W: It puts on about a foot, does wet. What's behind this? # tape against the sheet
B: The back. # at once
W: I'd better have the back, then. # lifting the corner
N: There was no time to do anything. The tape went in under the sheet, a yard, two yards; and there it stopped; and then, quite slowly, it began to be pulled. # hushed
W: It's caught. # tugging
A: It does that. Let go. # imploring
W: I've never let go of a tape in my life.
N: {x_sound2_cap}. The tape came back, all at once, with a snap. It had been tied at the end into a bow. # dry
W: Who did that? # staring at it
B: {way == "told":{g_cap} did. {g_cap} is in there, being shy.|{way == "cover":It's the machinery. It's got a finishing arm.|{posed == "aunt":That'll be Aunt Hortense. She likes to have something to do.|It's a sort of art that joins in.}}} # in agony
W: I'll put, seven by four. # writing

=== defend_noise_label ===
# step: noise
# skeleton: hidden
# needs: posed=card,eleven
# title: Art Does That
N: It was when there were most people about, and most of them were being quiet, that {x} had enough of standing still. # tense
S: crash
W: {posed == "eleven":Number eleven moved!|The art moved!} # pointing
A: It does that. It's modern. # spreading both arms
W: It's moved onto my basket! # shrill
B: You were standing too close! It's on the card! # shrill
N: They held each an edge of it, and pushed. It was no good. {x_sound_cap}: not the small one, that one could cough over, but the whole of it, from the bottom up, so that hats turned round. # tense
{ foe_talks:
  N: Through the crowd came {one}; and {foe_plural:behind came the rest of {foe}|it was plain that {foe} would not be put off with a card}. # low
  F: That's no art. I've got ears. And I thought you'd given me your word. # not loud
  P: I did. # low
  F: Then there's something here that's got no business making that noise. I'm coming back{till != "": before {till}|}, with a lamp, and I'll look behind everything. # going
- else:
  N: And out by {edge} up came {foe_plural:the heads of|} {foe}; and they all saw that, from now on, nobody there would have to look for anything. # low
  P: {h_cap}'s looking at me. # low
  H: I only heard it. I never said a thing. But I'd get it in{till != "": before {till}|}, whatever it is that you haven't got. # gruff
}
A: Cover it up! # to {b}
B: With what? We took it all off! # helpless

=== defend_noise_cover ===
# step: noise
# skeleton: hidden
# needs: way=cover
# b: maker
# title: Out of Order
N: In the night somebody stole {tool}. It was meant kindly: they had carried it home, to oil it. # flat
A: There's nothing in front. It's only the sheet. # in the doorway
B: Then it mustn't make a sound until I've got it back. {x_cap}, do you hear? Not one. # finger up
N: It was quiet. It was so quiet that they heard a whole crowd of people come round the corner, to see the thing that throws its voice. # dry
W: Where's it gone? # let down
A: It's out of order. There won't be any noise today. # smiling hard
S: crash
N: And now came {x_sound}, and {x_sound2}, and some that had not been tried yet. It had been told not to. It had never before had anything to hold in. # tense
{ foe_talks:
  N: At the back {foe_was} {foe}. # low
  F: That's remarkably good, for a thing that's not here. You gave me your word. # from the back
  P: I know. # low
  F: I'm coming back{till != "": before {till}|}, with a lamp. I'll look behind everything that's got a front. # not loud
- else:
  N: And over their heads, out by {edge}, they could see {foe}, stock still, turned this way. # low
  H: I'd say, from now on, {foe} {foe_plural:know|knows} where to come. I don't ask what it was. I had {p}'s word. # gruff
}
B: I thought of everything. I thought of knobs. # hollow

=== defend_noise_told ===
# step: noise
# skeleton: hidden
# needs: way=told
# title: Only the Tune
N: It was {g} who had taught {x_them}. It was meant for a comfort, in the small hours. # soft
G: It's only the tune. I do the first part, and {x_they} {x_many:do|does} the second. You've no idea how quick it went. # shy, proud
A: When did you last do it? # with a bad feeling
G: At bedtime. We always do. I only ever sing it where nobody can hear.
N: And just then, not far away, somebody who was carrying a pole, and thinking of nothing, began to whistle. It was a tune that everyone knew. It was the first part. # tense
B: Stop them! # running
N: There was a small silence, such as singers leave for one another. Then, from behind the sheet, with all {x_their} heart, came the second. # dry
S: crash
{ foe_talks:
  N: And who should be standing there but {foe}? # low
  F: That wasn't whoever's got the pole. # looking round
  G: It was an echo! # breathless
  F: It was better than the first one. And I had {p}'s word. I'm coming back{till != "": before {till}|}, with a lamp, and I'll look behind everything. # not loud
- else:
  N: And from out by {edge} came {foe}, straight to where the tune had been, and stopped short, as one does when a thing leaves off. # low
  H: I never heard that. I've got {p}'s word that there was nothing to hear. But I'd say that {foe} did. # gruff
}
G: It was only the tune. # barely
P: I know. It was beautifully in time. # low

=== defend_noise_cough ===
# step: noise
# skeleton: hidden
# title: All of Them Coughing
N: They had invited people. It would have looked odd not to. They sat in a row, and had {food}, and whenever there was {x_sound} somebody coughed. # dry
A: It's the season for it. # coughing
B: There's a lot of it about. # coughing
N: Then {a} noticed that {h} had coughed, too, and {g}; and rather sooner. # quiet
A: Why are you coughing? # slow
H: Why are you? # on {h_their} dignity
N: Nobody answered, so nobody coughed. And in the hush, where each of them had left it to the next, it came: {x_sound}, long, and clear, and to the end. # tense
{ foe_talks:
  N: In the doorway {foe_was} {foe}. # low
  F: Bless you. # mild
  A: Thank you. # faint
  F: I didn't mean you. I meant whoever that was. I've gone by {p}'s word for as long as I could. I'll be back{till != "": before {till}|}, with a lamp. # sorry
- else:
  N: Something stirred at {edge}. It was {foe}, who till then had only been passing. # low
  B: It's known, now. That'll come here, if it has to come through the wall. # whispered
}
P: And everyone heard me say that there was nothing. # white

=== defend_noise_asleep ===
# step: noise
# skeleton: hidden
# tone: gentle,noir,eerie,space
# title: What Carried
N: They had got through the day. It was in the quietest part of the night that it went wrong; there was nobody who had done it. # low
A: Did you hear that? # whispered
B: It's only {x}. {x_they_cap}{x_many:'re|'s} dreaming. # whispered
N: {x_sound_cap}. By day there would have been carts, and talk, and somebody dropping something. Now there was only {noise}, and it left off to listen. # hushed
A: Can you make it stop? # whispered
B: How do you stop a dream? I don't like to look in. # whispered
N: Lights went on. There was one over there, and then one above; and soon all of {place_of} was sitting up in bed, and knew that they had not made it up. # hushed
{ foe_talks:
  N: And there {foe_was} {foe}, in the dark. # low
  F: Good evening. I was awake, as it happens. I've got {p}'s word that there's nothing here. I wanted to ask if it would keep. # low
  P: Till the morning. # whispered
  F: I'll come then{till != "":, or before {till}|}. I'll bring a lamp. # going
- else:
  A: There's somebody standing by {edge}. # whispered
  B: It's {foe}. They won't have to ask, after that. They'd find it with their eyes shut. # whispered
}
P: I said it so that it'd be safe. It's less safe than if I'd kept my mouth shut. # low

=== defend_nearly_aunt ===
# step: nearly
# skeleton: hidden
# needs: posed=aunt
# title: The Low Voices
N: They had meant to take her once round and home. But an aunt, it turned out, is a thing that people like to sit down next to. # dry
W: And how do you find it here, after the coast? # pulling up a chair
A: She finds it flat. # at once
{ foe_talks:
  N: And on the other side of her, with a cup in {one_their} hand, {one} had sat down. # tense
  F: I had an aunt on the coast. She'd gloves like that. She only ever wore the one. # looking closely
  B: It's how they do it there. # faint
  F: May I ask her something? I'm looking for somebody who's come lately, and isn't from here. # to the bonnet
  N: The bonnet turned. It looked at {one} for some time, and then, with great dignity, it took {one_their} biscuit. # dry
- else:
  N: And behind all the chairs, up and down, went {foe}. {foe_cap} did not sit. {foe_cap} stopped behind one, and then the next. # tense
  B: Lean her forward. # whispered
  A: She won't lean. She's got hold of the biscuits. # whispered
  N: It came as far as the bonnet, and stayed there. One ribbon moved, as if it were being breathed on. Nobody in the row looked round; it is not done. # hushed
}
N: {x_sound2_cap}. The tea party agreed that it was just what they would have said. # dry
W: She does talk sense. We've put her down for the low voices. # moved
A: We ought to be going. She's got to be in by four, or she comes undone. # rising

=== defend_noise_aunt ===
# step: noise
# skeleton: hidden
# needs: posed=aunt
# title: Solo
N: It was Thursday. They had said that Aunt Hortense had a cold, and then that she had two. It was no good: the singers had come to fetch her. # dry
W: She needn't do anything. She's only to stand in the back row, and come in on the low part. # taking the shawl by the elbow
A: She doesn't read music. # hanging on to the other
W: None of us does. We go by the foot.
N: They began. It went well for one verse. Then there came the place where all of them stop for breath; and one of them, who had been waiting for just that, did not. # tense
S: crash
N: {x_sound_cap}. It went on for longer than anyone there had breath. The bonnet flew off in the middle. # dry
{ foe_talks:
  N: At the back {foe_was} {foe}, who had come for the music. # low
  F: That's nobody's aunt. And I had {p}'s word on it. I'm coming back{till != "": before {till}|}, with a lamp, and I'll look under everything that's got a hat on. # not loud
- else:
  N: And at the back there {foe_was} {foe}; and with the bonnet off there was no more to be said. # low
  H: I didn't see a thing. I was turning over. But I'd get her home{till != "": before {till}|}, if I were you, by the back way. # gruff
}
B: She came in right on the beat. # proud in spite of it

=== defend_noise_drill ===
# step: noise
# skeleton: hidden
# tone: space,epic,comic
# title: Everybody Out
N: It was {h} who had ordered it, and on that day of all days: everyone was to come out, and be counted, and nobody was to leave anybody behind. # brisk
H: It's only for practice. Answer when you're called. {a}? # reading from a list
A: Here. # in front of the sheet
H: {b}?
B: Here. # in front of the sheet
H: {g}?
G: Here. # pale
H: That's all, then. Is there anyone whom I've not called? # turning the page over
N: It was meant for a manner of speaking. There was a pause, as there is; and into it, from behind the sheet, came {x_sound}, loud and clear, as from somebody who has been waiting for their turn. # tense
{ foe_talks:
  N: And at the end of the row {foe_was} {foe}, who had been counted already. # low
  F: That makes one more than the list. And I'd {p}'s word for it that it came out even. I'll be back{till != "": before {till}|}, with a lamp, and count again. # not loud
- else:
  N: It carried. Out past {edge} it was heard by {foe}, and {foe_they} turned, and began to come. # low
  H: I make that one too many. But {p} says there's nothing, so I'll have counted wrong. I'd see to it, if I were you, that I hadn't{till != "":, before {till}|}. # not looking up
}
P: {x_they_cap} only wanted to be on the list. # low
