// HIDDEN, episode 4: it is shown, by day (walk), to everybody at once (all), or to {foe} first and alone (first). It goes where it was going, or
// stays with the door open, or comes to the one it came for; everybody turns out to have known, each by himself.

=== defend_go4_daylight ===
# step: go4
# skeleton: hidden
# a: payer
# door: Walk out with [x] at noon
# style: bold
# recall: walked out with [x] at noon
# title: Through the Middle
# makes: end=walk
N: {a} took down the sheet, and folded it, edge to edge, as one does with a thing that one means to give back. # plain
B: Now? With all of them about? # whispered
A: At noon, by the front, through the middle. I've done enough at night. I've got so that I can't find my mouth by day. # level
B: They'll all see.
A: That's what day is for. # smoothing the sheet
N: {x_sound_cap}. There was nothing over {x_them} now, and nothing in front. {x_cap} looked a good deal smaller, and at the same time more. # quiet
B: And you've got your mind made up? About what it costs? # low
A: {price == "keep":I've got {a_keep} here. I'm carrying it as far as {edge}, and then I'm not. You're not to talk to me from about half-way.|{price == "word":I've been practising. "I gave my word, and it wasn't so." It goes best if one breathes out first.|I've washed. It's only a bit blue. I'm taking {x_them} across, and then I'm coming back, and I've got plenty to do.}} # gruff
B: I'll walk on the outside. # doing up a button

=== defend_go4_front ===
# step: go4
# skeleton: hidden
# tone: comic,epic,space
# a: payer
# door: Take down the sheet, and go out
# style: bold
# recall: took down the sheet, and went out
# title: No Hat
# makes: end=walk
N: {a} had tied a hat on {x}, and taken a good look at it, and now took it off again. # brisk
A: No hat, no shawl, no card. We just go.
B: I've brought a plank, to carry in front. # hopeful
A: What would we want with a plank?
B: Nobody looks at whoever's with a plank. # leaning it against the wall again
N: They opened both sides of the door. It had been shut for so long that it made more noise than {x} ever had; and from all over {place_of} one could hear a kind of pause. # dry
B: They're listening. # low
A: Let them. You've got the left. {price == "keep":I've got {a_keep} in this hand. If I start to walk slowly, push.|{price == "word":And when we come to where they all are, I'll stop, and say it. Don't hold my sleeve. If you hold my sleeve I'll cry.|And when we come to where {x_they}{x_many:'re|'s} going, I let go, and you say something about the soup.}} # breathing in
B: Which part of you is frightened? # low
A: All of it but the feet. # going

=== defend_go4_all ===
# step: go4
# skeleton: hidden
# a: payer
# door: Ask everybody in, [foe] too
# style: kind
# recall: asked everybody in, [foe] too
# title: Standing Room
# makes: end=all
N: They went from door to door, the two of them, and asked people to come. It took no time. There were some who had their coats on. # dry
B: They never asked what for. {h_cap} only said, "At last", and then said, "At last a bit of company." # low
A: Perhaps they think that it's cake.
B: {g_cap} said there was no need to tell {g_them} which door. # slow
N: By {t_noon} they were all there, in rows, in front of the sheet, and looked at the sheet with great attention, like people who have never seen one. There was a chair at the front, for {foe}. Nobody had sat on it by mistake. # quiet
A: Is it full? # behind the sheet
B: It's standing room. Are you ready? For what it costs? # whispered
A: {price == "keep":I've got {a_keep} in my pocket. I keep on checking, and it keeps on being there. It won't, by supper.|{price == "word":I'm to go out in front, and tell them that I lied. I can see the back of my own head, it's all gone so quiet.|I'm to hold the sheet up, and let {x_them} by. I won't say the name. I've washed it off.}} # whispered
N: {x_sound_cap}. In the third row somebody said "ah", and was trodden on. # dry

=== defend_go4_supper ===
# step: go4
# skeleton: hidden
# tone: gentle,manners,noir
# a: payer
# door: Lay a place for [foe], and one for [x]
# style: kind
# recall: laid a place for [foe], and one for [x]
# title: Two More Places
# makes: end=all
N: They laid the long table. {h} wanted the tablecloth for it; and that was the end of what had been hidden with a tablecloth. # warm
H: It'll want shaking. Take the other corner. Good evening, {x}. # not turning a hair
B: You knew! # staring
H: I know my own tablecloth. It's been coming and going like a lodger. How many are we? # shaking it
A: Everyone. And {foe}. And one more, at the end.
H: Then {foe} {foe_plural:go|goes} in the middle, where there's least room to get up. # counting spoons
N: They came in, and found their places, and not one of them looked at the end of the table, with such great politeness that it made one's neck ache. # dry
B: And you? You've not eaten anything. # low
A: {price == "keep":I've put {a_keep} by the end plate, like a napkin. I can see it from here. I'm having a good look.|{price == "word":I've got to stand up between the soup and the meat, and say that I'm a liar. I thought I'd rather do it hungry.|I've put them next to each other. I did the cards myself. Mine's right down there, by the draught.}} # low
H: Sit. It's getting cold, and so are you. # gruff

=== defend_go4_first ===
# step: go4
# skeleton: hidden
# a: payer
# door: Open the door to [foe], alone
# style: honest
# recall: opened the door to [foe], alone
# title: Before the Others
# makes: end=first
N: {foe_cap} had been looking the longest. It was {a}'s opinion that whoever has looked the longest ought not to be told last. # level
B: And if {foe_they} {foe_plural:take|takes} {x_them}? # low
A: Then it'll be with the door open, and with me in it. I don't want to win because somebody's looking the wrong way. I've had a week of that. # drawing the bolt
N: They set the door wide, and lit every lamp they had. # quiet
B: {noise_cap}'s stopped.
A: Then somebody's coming. Stand over there. No. Further. It's got to look as if one could get by.
B: Tell me what you're going to do. # low
A: {price == "keep":Say nothing. Put {a_keep} where {x_they} can get at it. And keep my hands behind me, so that they don't follow.|{price == "word":I'm going to say what I said, and then say that it wasn't so. In that order, so that I can't stop half-way.|Nothing. I open the door, and I stand behind it. It's what one has a door for.}} # low
N: {x_sound_cap}. It did not sound like anybody who was hiding. # soft

=== defend_go4_lamp ===
# step: go4
# skeleton: hidden
# tone: comic,eerie,space
# a: payer
# door: Fetch [foe], and hold the lamp
# style: honest
# recall: fetched [foe], and held the lamp
# title: Look Behind Everything
# makes: end=first
N: They went and fetched {foe}. It is not what one does; and for that reason, {a} said, there was nothing in the rules against it. # dry
B: What if I just coughed? At the last moment? # hurrying behind
A: No more coughing.
{ foe_talks:
  F: I'd got my own lamp. I was only looking for the wick. # doing up a coat
  A: I've brought one. I'll hold it, so that you can see. You said that you'd look behind everything. It's that one there. # level
  F: You might have let me find it. # a little hurt
- else:
  N: {foe_cap} came after the lamp, step for step, as one follows a person who seems to know. # hushed
  A: Here. This is what it was. You can look as long as you like. # level
}
B: Have you got your bit ready? # whispered
A: {price == "keep":It's in my pocket. It's {a_keep}, I mean. I've wrapped it up. I don't know why one wraps a thing.|{price == "word":I've got it on my tongue. It tastes like a penny.|I haven't got a bit. I hold the lamp. It's only that one has got to hold it quite still.}} # whispered
N: {a} held it high. With the other hand {a_they} took hold of the corner of the sheet. # quiet

=== defend_act_walk ===
# step: act
# skeleton: hidden
# needs: end=walk
# a: payer
N: They had got as far as the middle. Everybody stood still, with whatever they had been holding; and from the other end came {foe}. # tense
B: Don't stop. # not moving the lips
A: I'm going to stop. {price == "word":I gave my word that there was nothing. It wasn't so. There's {x}. I'm sorry, and I'm not sorry.|This is {x}. Nobody's hiding {x_them} any more. We kept on asking who wanted {x_them}, and never what {x_they} wanted.} # loud
{ foe_talks:
  F: In front of everybody? At noon? {want == "foe":I'd only ever pictured the back way, in the dark.|I'd made up such a speech for when I caught you.} # at a loss
  A: {want == "foe":It's the front way, from now on.|You can say it, if you like. We'll wait.}
  F: {want == "foe":I haven't even got a clean collar.|It doesn't go, if you're not running.} # standing aside
- else:
  N: {foe_cap} came straight on. A thing that runs one runs after; but nothing ran. {x_cap} went on at a walk, with {a} on the one side and {b} upon the other, and what had come so far to catch somebody was now only in the way. At that {foe_they} stood aside. # hushed
}
N: {want == "home":So they came to {edge}, where the way out to {far} begins. {a} put down {a_keep} there, and took away the hand.|{want == "stay":So {x} came to the very middle of everything, where there is the most going on, and there stayed.|So there was no more than a step between {x} and {foe}, and {a} let go.}} # quiet
B: We said that we'd {verb}! And we {verb_did}, for just as long as it did any good!{must_who != "" && must != "": And {must_who} was {must}!|} # for all to hear
N: {x_sound_cap}; out in the daylight, with nobody coughing. # warm

=== defend_act_all ===
# step: act
# skeleton: hidden
# needs: end=all
# a: payer
N: All of them had found their places, and {foe} a place in the middle. {a} got up. # tense
A: {price == "word":I gave my word that there was nothing here. You all believed it. It was a lie. Here's what it was about.|I've got something to show you. {x_they_cap} came here with nobody's help, and we hid {x_them}, from all of you. I'd like it to be the last time.} # not steady
N: The sheet came down. There {x_was} {x}. And not one person was surprised; they were all looking at one another. # dry
H: I thought that it was only me. # slow
G: I thought that it was only me. # slow
W: {trace == "dish":That was my dish.|{trace == "blanket":The orange squares are mine.|I left you a note. You turned {x_them} to the right.}} # from the back
B: All of you? The whole time? Then whom were we hiding {x_them} from? # looking along the rows
{ foe_talks:
  F: Not from me. {want == "foe":I was on the other side of it every night, and you all coughed.|I knew on the second evening. It's a tablecloth; light comes through. I was waiting for somebody to tell me.} # in the middle
- else:
  H: From {foe}, I suppose. And look at {foe_them}. {foe_they_cap}{foe_many:'re|'s} only looking. # low
}
A: Then I'll say it once, for everybody. We said that we'd {verb}, and we {verb_did}. So did you. And now that's done with.{must_who != "" && must != "": And {must_who} was {must}.|} # wiping {a_their} nose
N: {want == "home":Then they all moved aside, and left a way, as wide as it had to be, towards {far}. {a_keep} lay in the middle of it.|{want == "stay":Then somebody moved up. It went along the whole row, as it does, until at the end there was a place.|Then {a} walked over to where {foe} {foe_was}, and {x} came after, and {a} came back alone.}} # soft

=== defend_act_first ===
# step: act
# skeleton: hidden
# needs: end=first
# a: payer
N: The sheet came down. {foe_cap} stood on one side of it, and {x} upon the other, and nothing was in between but the light. # tense
{ foe_talks:
  F: {want == "foe":I've only ever had the tablecloth. I'd never seen the rest.|So that's what {x_they} {x_many:look|looks} like. I'd always pictured more.} # after a long time
  A: {price == "word":I told you that there was nothing. I gave you my word. This is what it was worth.|You'd have found {x_them}. I wanted you to be shown.} # level
  F: I could put out my hand, and say that's mine. # not putting it out
  A: Yes. You could.
  F: It's a deal harder, when one's been asked in. # low
- else:
  A: {price == "word":I gave my word that there was nothing. {h_cap}, are you there? It was a lie. That's what it was worth.|There. That's all there ever was. You can see it for yourself.} # level
  N: {foe_cap} came up, so close that the one's breath, or whatever {foe_they} had, went over the other. {a} did not lift a hand. It was a hard thing not to do. # hushed
  H: I'm here. I'd an idea that I might be wanted. Don't mind me. # from the dark
}
N: {x_sound_cap}. It was not at all afraid. It was as if one said: at last. # soft
B: We said that we'd {verb}. # whispered
A: And we {verb_did}, as well as we could. It was only the wrong way round: it isn't kept safe if nobody's to know.{must_who != "" && must != "": And {must_who} was {must}.|} # low
N: {want == "home":And {a} laid {a_keep} down in the doorway. Beyond it, with nobody standing in the way, one could see as far as {far}.|{want == "stay":And since the door was open, somebody looked in, and then somebody else; and {x} {x_was} there, to be looked at, by the light of every lamp.|And {x} came out, past {a}, without any hurry, and stopped beside {foe}, as one does at one's own door.}} # quiet

=== defend_shown_home ===
# step: shown
# skeleton: hidden
# needs: want=home
# title: Where [x] Belonged
N: So they parted; and {p_keep} went along. {p} held on with the eyes only. # quiet
{ x_talks:
  X: Thank you for having {x_plural:us|me}. It was a very good tablecloth. # turning round once
}
{ foe_talks:
  Q: You might still catch {x_them}. You're nearer than we are. # to {one}
  F: I know. {foe_feels} # looking that way
  Q: And now?
  F: I never saw one go before. Nobody's got that. They've only got the kind that's in a glass case. # low
- else:
  N: {foe_cap} came along for a bit, as far as {edge}, like somebody who sees a visitor to the gate. # hushed
  Q: {foe_they_cap}{foe_plural:'re|'s} only watching. I think that's all {foe_they} wanted. It was we who were always in front. # low
}
Q: I can't see {x_them} any more. There's only {far}, and nothing on it. # low
P: Wait. # a hand up
N: From the other side there was {x_sound}. And then, a good deal deeper, another. # soft
Q: There was somebody standing there. With supper on. # whispered
P: They waited up. All that time. # not very clear
Q: {trace == "dish":The dish went, too. Somebody's going to have a gap on the wall.|{trace == "blanket":I could see the blanket, right to the end. It's the orange that carries.|"Turn to the left at night." That's where it is, to the left. Whoever wrote that note knew.}} # with a handkerchief
P: We kept {x_them}, and we let {x_them} go. I'd thought that it'd be one or the other. # blowing

=== defend_shown_stay ===
# step: shown
# skeleton: hidden
# needs: want=stay
# title: With the Door Open
N: It was not quiet for a moment, the whole afternoon. Everybody wished to be introduced; and those who had known the longest were the loudest in asking how one did. # dry
H: I've never met {x_them} before in my life. How's the pillow? # shaking what there was to shake
Q: {h}. We know. # patient
H: Well, I had to have a bit of the surprise. I'd been saving it. # gruff
{ foe_talks:
  F: I suppose it's no use to me now. Everyone's seen it. # at the edge of it all
  Q: What was it that you really wanted?
  F: {foe_feels} # low
  Q: It's open on Thursdays. Somebody's got to stand at the door, and say mind the step. People would have to come past you. # thinking
  F: I could say it very well. # after trying it under {one_their} breath
- else:
  N: {foe_cap} went round the outside of them all, twice. When a thing is shown to everybody there is nothing to hunt for; and in the end {foe_they} settled down at the back, where one sees best. # hushed
  Q: {foe_they_cap}{foe_plural:'re|'s} only looking. Like all the rest. # surprised
}
N: In the midst of it was {x}. There was {x_sound}; and all of them answered, at once, and quite wrong. # warm
P: {x_they_cap}{x_many:'ve|'s} never made that one for us. # low
Q: You hadn't brought {x_them} any people. # gentle
P: {stake_fixed_cap}. Who'd have thought it, from a thing with a sheet on? # slow

=== defend_shown_foe ===
# step: shown
# skeleton: hidden
# needs: want=foe
# title: The Step at the Gate
N: Nobody knew what they ought to do, when it was done; so they looked on. {x_cap} and {foe} were side by side, and did not seem to need anybody. # quiet
{ foe_talks:
  Q: Well? Are you going to take {x_them} away? # to {one}
  F: Where to? {foe_feels} I had it all planned. And then there was that noise, the first evening. # not looking up
  Q: What does it mean? That noise?
  F: I've no idea. I say it back. I believe I'm saying I'm home. # shy
- else:
  Q: Did {x_they} come all that way for that? For {foe}? # low
  P: You've got to come for somebody. I don't suppose that one picks. # low
  N: And {foe}, of whom they had all been afraid, moved up a little, so that there should be room; and one saw that {foe_they} had been on {foe_their} own for a very long time. # soft
}
N: {end == "all":Now that they had begun, they told one another all of it:|Somebody laughed, from pure relief. Then they all had to own up, one after another:} {trace == "dish":to the dish, and it turned out that there were nine|{trace == "blanket":to the blanket, and who had done which square|to the note, which three of them had written}}. # dry
H: I used to come at five. I thought that I was the only one. # gruff
G: I was five past. I passed you. You said that you'd lost a hen. # slow
P: {x_they_cap} looked round. Just then. Did you see? # very low
Q: Yes. It was at you.

=== defend_shown_turn ===
# step: shown
# skeleton: hidden
# tone: comic,manners,noir,epic
# title: Whose Tablecloth
N: There was a good deal to be given back. It lay in a heap, and they stood round it, and each of them waited for another to begin. # dry
H: That's my tablecloth. # at last
G: That's my bucket. # to the wall
W: {trace == "dish":And that's my dish. I don't want it talked about.|{trace == "blanket":There's some of it mine. From the blue on.|That pencil's mine. It's been chewed by somebody else.}} # blushing
Q: How long have you all known? # going from one to the next
H: Since before you did. I'd fallen over it. I put {p} in the way on purpose; I thought, {p} has got a kind face, and nothing on till Thursday. # gruff
P: I found {x_them}! # stung
H: You did. You'd have had to climb, not to. # fair
{ foe_talks:
  F: And nobody told me. Not one. I've been asking for a week. # hurt
  H: You were always asking as if you'd a sack behind you.
  F: I'd a sack behind me because I was shy. {foe_feels} # low
- else:
  N: {foe_cap} had got something out of the heap, too: it was only the string. {foe_they_cap} kept it. Nobody grudged it. # dry
}
Q: And {x}? Is all well there, do you think? # looking round
P: {want == "home":{x_they_cap}{x_many:'ve|'s} gone home. And {p_keep} along with {x_them}. {x_they_cap} knew the way better than we know ours.|{want == "stay":{x_they_cap}{x_many:'re|'s} over there, with eleven people, being told about somebody's knee.|{x_they_cap}{x_many:'re|'s} where {x_they} meant to be. I only took {x_them} across. I was glad to have had that bit of the way.}} # soft

=== defend_after_keep ===
# step: after
# skeleton: hidden
# needs: price=keep
# title: At Seven
N: It was a while before {p} noticed that {p_they} always came to be at {edge}, at about seven, with nothing to do there. # quiet
Q: What are you looking at? # coming up
P: {far_cap}. I'd never really looked that way. I only ever looked at things that I had. # hands in pockets
Q: And {p_keep}?
P: I go to put my hand on {p_keep}, and I think, no, that's over there. It's a funny feeling. It's as if I'd got an arm that goes on to the other side. # slow
{ posed:
- "card": N: Behind them, in the middle of everything, a small card was still hanging on a nail. "Please do not touch." People put their hands behind their backs in front of it, and looked at the air there, and said that it was very nice. # dry
- "eleven": N: Behind them a small card was still hanging. "Eleven." People stopped in front of it, with nothing behind, and said that it was a great improvement. # dry
- "aunt": N: Behind them somebody went by, and asked after Aunt Hortense. She had been put down for Thursdays, and was missed among the low voices. # dry
- else:
  { way:
  - "cover": N: Behind them stood {tool}, with a string on it, and a tin. It had never once made a noise. People still brought theirs, and asked to have it done. # dry
- else: N: Behind them {g} was singing, quite low, the first part of a tune. {g_cap} left a space after it. One could not break oneself of it. # soft
  }
}
P: Ssh. Listen. # a hand up
N: It was a long way off. It might have been {noise}. But it came at the right place. # soft
Q: That's with {p_keep}. It'd sound different, without. # sure of it
P: That's what I thought. # content

=== defend_after_word ===
# step: after
# skeleton: hidden
# needs: price=word
# title: Supper's Ready, Says [p]
N: {p} came in, and said that supper was ready. Nobody spoke; but {g} got up, very kindly, and went over to see. # dry
G: Quite right. It is. # sitting down
P: Thank you. # patient
Q: How long is it going to go on? # low
P: {foe_talks:{one_cap}|{h_cap}} says a year, if I'm careful. I've said three true things today, and had all of them looked up. I said good morning to somebody, and they asked me what I meant. # dry
Q: Do you mind it very much?
P: I used to only have to say a thing, and it was so. Now I've got to be right. It's a lot more work. # honest
N: Outside there was {x_sound}. Somebody laughed, and somebody else said "mind the step". {way == "told":{g} was giving somebody the left side.|{way == "cover":{tool_cap} had been hung up over the door, for a sign.|{posed == "aunt":The bonnet hung by the door, for whoever felt shy.|There was a card there, still, and somebody had been at it with a pencil: "Please do touch."}}} # warm
P: I heard a child ask if that was real. And the mother said, "Go and see." # slow
Q: Well?
P: Nobody ever had to, when it was my word. They never went. # looking out

=== defend_after_first ===
# step: after
# skeleton: hidden
# needs: price=first
# title: Quarter to
N: {p} had the mornings. It had been {foe_talks:{one}'s|{h}'s} idea: {x_parts:somebody had to come with a cloth and a bucket, and {p} knew where it tickled|somebody had to bring the {food}, and {p} knew how much was too much}. # plain
Q: Does {x_they} know you? # keeping step
P: {x_they_cap} {x_many:know|knows} the bucket. # dry
Q: That can't be nice.
P: It isn't what I wanted. I wanted to be what {x_they} came for. I'm what comes at a quarter to eight. # fair
{ way:
- "label": N: They went by {posed == "aunt":somebody in a bonnet, and both said good morning, and both looked again|the place where the card had been. Somebody had stuck it up beside the {food}, and people were leaving that alone}. # dry
- "cover": N: They went by {tool}. It stood there, with its tin, and for some days past had really made a noise. No one looked up. # dry
- else: N: {g} went by them, coming back from the night, and hummed, and held up nine fingers for how many times. # warm
}
Q: What's that on your sleeve? I thought that you'd washed it off.
P: I did. It's come back. It's only when it's damp. # pulling down the cuff
N: There was a step to go, round the last corner. And from the other side, before there could have been any bucket to hear, there was {x_sound}. # soft
Q: That wasn't the one for {foe}. # slow
P: No. # hardly able to say it
Q: What's it mean?
P: I believe that it means quarter to. # going faster

=== defend_after_room ===
# step: after
# skeleton: hidden
# title: Nothing under It
N: The sheet hung in the old place, to dry; and neither of them could go past it without lowering their voice. # dry
Q: There's nothing under it. # low
P: I know. I looked. I've looked twice today. # low
Q: {first == "lost":I sat down on a coat, just now, and got up again, and looked. It was only a coat.|{first == "stand":There were five people standing behind us, just now. They asked me if it was still the queue.|{first == "paint":You can still see where we whitewashed {ground}. There's the shape, where it wouldn't take.|I pulled it straight, when I went by. I thought, there's a corner out.}}}
P: It got to be what we did. I don't know what one does now.
Q: {price == "keep":You'll be going to {edge}, at seven, without {p_keep}. I could come along. One needn't say anything.|{price == "word":I could go about with you, and say that what you say is so. They've nothing against my word. They've never had it.|You'll have the other bucket to carry. It wasn't you that it was all for, and you've still got to get up. So could I.}} # slow
P: Yes. That'd be something. # getting up
N: The sheet moved, from the inside, by about an inch. They both had hold of it before they knew. # tense
P: It's only the draught. # letting go
Q: Leave a bit of {food} out, though. You never know who's got as far as here. # whispered

=== defend_act_table ===
# step: act
# skeleton: hidden
# needs: end=all
# tone: gentle,manners,eerie
# a: payer
N: It had gone quiet by itself. They were all there, {foe} too; and {a} stood up, with one hand on the sheet, like somebody about to turn down a bed. # soft
A: There's somebody whom you haven't met. {price == "word":I told you that there was nobody. I gave my word on it, and it wasn't true, and I'm sorry.|I've been keeping {x_them} to myself. I didn't do it very well.} # low
N: And the sheet came down. It was {x}; nothing more. Somebody's spoon was put back on its plate. # hushed
H: Good evening. # to {x}, as one does
G: Good evening. Did you sleep? # before {g_they} could help it
N: It went on all along the row, one good evening after another, and each of them was said as it is said to somebody one saw yesterday. # warm
B: They've all been. Every one of them. And each of them on tiptoe. # whispered
{ foe_talks:
  F: Good evening. {want == "foe":I'm generally on the other side of that.|I was going to come with a lamp. I see that there's light.} # last of all
- else:
  N: Only {foe} said nothing. But {foe_they} had come as far as that, and {foe_was} let in, and there was nothing to push against. # hushed
}
A: We said that we'd {verb}. And we {verb_did}, all of us. We might have done it sitting round one table.{must_who != "" && must != "": And {must_who} was {must}.|} # not steady
N: {want == "home":Then they opened the door on the side towards {far}, and {a_keep} was put down on the step.|{want == "stay":Then one of them moved up, and so did the next; and in the end there was a place.|Then {a} walked over to where {foe} {foe_was}, and {x} came after, and {a} came back alone.}} {x_sound_cap}. # soft

=== defend_shown_list ===
# step: shown
# skeleton: hidden
# title: Who Came When
N: Out of {g}'s pocket, with a handkerchief, there came a list. {g_cap} put a foot on it; but it was too late. # dry
Q: "Five, {h}. Ten past, the one with the dish. Half past, singers, by twos." What's this? # picking it up
G: It's so that nobody should meet. They all thought that they were the only one. They were so happy about it. It took a good deal of arranging. # pink
P: You knew that everybody knew? # slow
G: I had to. There was nearly a collision on the second day. # low
{ foe_talks:
  Q: And here's, "Quarter to eight, {one}." You let {foe} in on the list? # reading on
  F: I wasn't told there was a list. I just found that at a quarter to eight there was never anyone about. {foe_feels} # low
- else:
  Q: And here's, "Quarter to eight, nobody. {foe_cap}." # reading on
  G: {foe_they_cap} always came at a quarter to eight. I kept it free. I thought that if I were out there by myself I'd like to be on somebody's list. # to {g_their} shoes
}
N: {want == "home":They looked towards {far}. There was nothing there any more but the way to it. Then, from the other side, came {x_sound}; and another, deeper, right on top of it.|{want == "stay":They looked over to where {x} {x_was}. One could hardly see for people. There was {x_sound}, and all of them answered, quite wrong.|They looked over to where {x} and {foe} were. It was the first evening on which neither had to go home in between.}} # soft
Q: {want == "home":"{p_cap}, all day." That's the last line. And somebody's crossed it out.|"{p_cap}, all day." You're the last line. It's underlined.} # low
P: {want == "home":Somebody's waited up for {x_them}, over there. That's all I wanted to know. I'd not have let go of {p_keep} for less.|{price == "word":I should have told them the first time. I'd have been down for a nice half past.|I was. It's been a good job. I didn't know that it was one.}} # not very clear

=== defend_after_visit ===
# step: after
# skeleton: hidden
# tone: gentle,noir,eerie,space
# title: A Light in It
N: It was the hour at which they used to take turns. They had both come, as it happened, and neither had anything to carry. # quiet
Q: I only wanted to see if the string was still here. # low
P: So did I. It's good string. # low
N: There was the place. It was not large. One could see on {ground} where somebody had sat, and next to that where somebody else had. # soft
Q: Say what it's like. Without. # gentle
P: {price == "keep":I put my hand in my pocket, for {p_keep}, and there's the pocket. It's quite a big one. I'd never been to the end of it.|{price == "word":They look it up, when I say a thing. I said that you were my friend, and somebody asked if you'd confirm it.|I wake up at the right time, and I've got my arm out for the bucket. And then I think, no, it's somebody else whom that's for. And I take it all the same.}} # slow
Q: {price == "word":What did you say?|And then?} # low
P: {price == "keep":I leave the hand in. It's getting warmer.|{price == "word":I said, ask. They haven't, yet. I hope that you'd say yes.|There's always something that wants carrying.}} # low
N: {x_sound_cap}. It was a long way off, or else it was only {noise}. They sat still for it, both of them, with their heads on one side, and nobody had to cough. # very soft
