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
A: Then it'll be with the door open, and with me in it. I don't want to win because {one}'s looking the wrong way. I've had a week of that. # drawing the bolt
N: They set the door wide. They lit every lamp they had. It was the first time that there had been light on {x} from all sides, and one could see how much of {x_them} there was. # quiet
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
  F: In front of everybody? At noon? I'd made up such a speech for when I caught you. # at a loss
  A: You can say it, if you like. We'll wait.
  F: It doesn't go, if you're not running. # standing aside
- else:
  N: {foe_cap} came straight on. A thing that runs one runs after; but nothing ran. {x_cap} went on at a walk, with {a} on the one side and {b} upon the other, and what had come so far to catch somebody found itself in the way. It stood aside. # hushed
}
N: {want == "home":So they came to {edge}, where the way out to {far} begins. {a} put down {a_keep} there, and took away the hand.|{want == "stay":So {x} came to the very middle of everything, where there is the most going on, and there sat down.|So there was no more than a step between {x} and {foe}, and {a} let go.}} # quiet
B: We said that we'd {verb}! And {verb_did_cap}! We {verb_did} for just as long as it did any good!{must_who != "" && must != "": And {must_who} was {must}!|} # for all to hear
N: {x_sound_cap}; out in the daylight, with nobody coughing. # warm

=== defend_act_all ===
# step: act
# skeleton: hidden
# needs: end=all
# a: payer
N: When all of them were in their places, and {foe} in the middle, {a} got up, and took hold of the sheet. # tense
A: {price == "word":I gave my word that there was nothing here. You all believed it. It was a lie. Here's what it was about.|I've got something to show you. It came here by itself, and we hid it, from all of you. I'd like it to be the last time.} # not steady
N: The sheet came down. There was {x}. There was {x_sound}. And not one person in the room was surprised; they were all looking at one another. # dry
H: I thought that it was only me. # slow
G: I thought that it was only me. # slow
W: {trace == "dish":That was my dish.|{trace == "blanket":The orange squares are mine.|I left you a note. You turned it to the right.}} # from the back
B: All of you? The whole time? Then whom were we hiding {x_them} from? # looking along the rows
{ foe_talks:
  F: From me, I believe. I knew on the Tuesday. It's a tablecloth; there's light comes through. I was waiting for somebody to tell me. # in the middle
- else:
  N: Nobody answered. They all looked at {foe}, in the middle; and {foe} {foe_was} looking at {x}, as one looks at what is, after all, no larger than that. # hushed
}
A: Then I'll say it once, for everybody. We said that we'd {verb}, and we {verb_did}. So did you. And now that's done with.{must_who != "" && must != "": And {must_who} was {must}.|} # wiping {a_their} nose
N: {want == "home":Then they all moved aside, and left a way, as wide as it had to be, towards {far}. {a_keep} lay in the middle of it.|{want == "stay":Then somebody moved up. It went along the whole row, as it does, until at the end there was a place.|Then {a} took {x} across, the four steps to where {foe} {foe_was}, and came back alone.}} # soft

=== defend_act_first ===
# step: act
# skeleton: hidden
# needs: end=first
# a: payer
N: The sheet came down. {foe_cap} stood on one side of it, and {x} upon the other, and nothing was in between but the light. # tense
{ foe_talks:
  F: So that's what {x_they} {x_many:look|looks} like. I'd had it bigger. # after a long time
  A: {price == "word":I told you that there was nothing. I gave you my word. This is what it was worth.|You'd have found {x_them}. I wanted you to be shown.} # level
  F: I could put out my hand, and say that's mine. # not putting it out
  A: Yes. You could.
  F: It's a deal harder, when one's been asked in. # low
- else:
  A: {price == "word":I gave my word that there was nothing. {h_cap}, are you there? It was a lie. That's what it was worth.|There. That's all there ever was. You can see it for yourself.} # level
  N: {foe_cap} came up, so close that the one's breath, or whatever {foe_they} had, went over the other. {a} did not lift a hand. It was a hard thing not to do. # hushed
  H: I'm here. I'd an idea that I might be wanted. Don't mind me. # from the dark
}
N: {x_sound_cap}. It was not afraid. It seemed to have been wondering for some time when they would be introduced. # soft
B: We said that we'd {verb}. # whispered
A: {verb_did_cap}. We {verb_did} as well as we could. It was only the wrong way round: it isn't kept safe if nobody's to know.{must_who != "" && must != "": And {must_who} was {must}.|} # low
N: {want == "home":And {a} laid {a_keep} down in the doorway. Beyond it, with nobody standing in the way, one could see as far as {far}.|{want == "stay":And since the door was open, somebody looked in, and then somebody else; and {x} came out to the step, to be looked at.|And {x} came out, past {a}, without any hurry, and sat down beside {foe}, as one does on one's own chair.}} # quiet

=== defend_shown_home ===
# step: shown
# skeleton: hidden
# needs: want=home
# title: Where It Was Going
N: It went. It took {p_keep}; it felt it over, first, to be sure that it was the one. {p} held on with the eyes only. # quiet
{ foe_talks:
  Q: You might still catch {x_them}. You're nearer than we are. # to {one}
  F: I know. {foe_feels} # looking after it
  Q: And now?
  F: I never saw one go before. Nobody's got that. They've only got the kind that's in a glass case. # low
- else:
  N: {foe_cap} went along beside it for a bit, as far as {edge}, like somebody who sees a visitor to the gate; and there stopped, and made no more of it. # hushed
  Q: {foe_they_cap}{foe_plural:'re|'s} only watching. I think that's all {foe_they} wanted. It was we who were always in front. # low
}
N: It grew smaller. It did not turn round, or not so that one could have sworn to it. Then there was {far}, and nothing on it; and, some time after, from the other side, {x_sound}. And then, a good deal deeper, another. # soft
Q: There was somebody standing there. With supper on. # whispered
P: They waited up. All that time. # not very clear
Q: {trace == "dish":{g_cap} sent the blue-rimmed dish along. It was {g}'s all the time.|{trace == "blanket":It's got the blanket on. I could see the orange, right to the end.|It was {h} who wrote that note. {h_cap} says it's always the same with guests: they'll never tell one.}} # giving {p} a handkerchief
P: It went. We kept {x_them}, and it went. I'd thought that it'd be one or the other. # blowing

=== defend_shown_stay ===
# step: shown
# skeleton: hidden
# needs: want=stay
# title: With the Door Open
N: It was not quiet for a moment, the whole afternoon. Everybody wished to be introduced; and those who had known it longest were the loudest in asking how it did. # dry
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
Q: You hadn't brought them any people. # gentle
P: {stake_fixed_cap}. Who'd have thought it, from a thing with a sheet on? # slow

=== defend_shown_foe ===
# step: shown
# skeleton: hidden
# needs: want=foe
# title: The Step at the Gate
N: Nobody knew what they ought to do, when it was done; so they looked on. {x_cap} and {foe} were side by side, and did not seem to need anybody. # quiet
{ foe_talks:
  Q: Well? Are you going to take {x_them} away? # to {one}
  F: Where to? I've only ever wanted {x_them} because {foe_a} has to want something. {foe_feels} I had it all planned, and then there was that noise, the first evening. # not looking up
  Q: What does it mean? That noise?
  F: I've no idea. I say it back. I believe I'm saying I'm home. # shy
- else:
  Q: Did {x_they} come all that way for that? For {foe}? # low
  P: You've got to come for somebody. I don't suppose that one picks. # low
  N: And {foe}, of whom they had all been afraid, moved up a little, so that there should be room; and one saw that {foe_they} had been on {foe_their} own for a very long time. # soft
}
N: Somebody laughed, from pure relief. Then they all had to own up, one after another, {trace == "dish":to the dish, for it turned out that there had been nine dishes|{trace == "blanket":to the blanket, and who had done which square|to the note, which three of them had written}}. # dry
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
H: Since before you did. I'd fallen over it. I put {p} in the way on purpose; I thought, {p}'s got a kind face, and nothing on till Thursday. # gruff
P: I found {x_them}! # stung
H: You did. You'd have had to climb, not to. # fair
{ foe_talks:
  F: And nobody told me. Not one. I've been asking for a week. # hurt
  H: You were always asking as if you'd a sack behind you.
  F: I'd a sack behind me because I was shy. {foe_feels} # low
- else:
  N: {foe_cap} had got something out of the heap, too: it was only the string. {foe_they_cap} kept it. Nobody grudged it. # dry
}
Q: And {x}? Is it all right, do you think? # looking round
P: {want == "home":It's gone where it was going. It's got {p_keep} along. It knew the way better than we knew ours.|{want == "stay":It's over there, with eleven people. It's being told about somebody's knee.|It's where it meant to be. I only took it across. I was glad to have had that bit of the way.}} # soft

=== defend_after_keep ===
# step: after
# skeleton: hidden
# needs: price=keep
# title: At Seven
N: It was a while before {p} noticed that {p_they} always came to be at {edge}, at about seven, with nothing to do there. # quiet
Q: What are you looking at? # coming up
P: {far_cap}. It's quite good. I'd never really looked at it. I only ever looked at things that I had. # hands in pockets
Q: And do you miss it?
P: I go to put my hand on {p_keep}, and I think, no, that's over there. It's a funny feeling. It's as if I'd got an arm that goes on to the other side. # slow
{ way:
- "label": N: Behind them, in the middle of everything, a small card was still hanging on a nail. "Please do not touch." People put their hands behind their backs in front of it, and looked at the air there, and said that it was very nice. # dry
- "cover": N: Behind them stood {tool}, with a string on it, and a tin. It had never once made a noise. People still brought theirs, and asked to have it done. # dry
- else: N: Behind them {g} was singing, quite low, the first part of a tune. {g_cap} left a space after it. One could not break oneself of it. # soft
}
P: Ssh. Listen. # a hand up
N: It was a long way off. It might have been {noise}. But it came at the right place. # soft
Q: It's got {p_keep}, still. It'd sound different, without. # sure of it
P: That's what I thought. # content

=== defend_after_word ===
# step: after
# skeleton: hidden
# needs: price=word
# title: It's Raining, Says [p]
N: {p} came in, shook out a coat, and said that it had come on wet. Nobody spoke; but {g} got up, very kindly, and went over to see. # dry
G: It's quite right. It has. # sitting down
P: Thank you. # patient
Q: How long is it going to go on? # low
P: {foe_talks:{one_cap}|{h_cap}} says a year, if I'm careful. I've said three true things today, and had all of them looked up. I said good morning to somebody, and they asked me what I meant. # dry
Q: Do you mind it very much?
P: I used to only have to say a thing, and it was so. Now I've got to be right. It's a lot more work. # honest
N: Outside there was {x_sound}. Somebody laughed, and somebody else said "mind the step". {way == "told":There were two voices in the tune now, and at times a great many.|{way == "cover":{tool_cap} had been hung up over the door, for a sign.|The card hung there still, but with a word gone: "Please do touch."}} # warm
P: I heard a child ask if that was real. And the mother said, "Go and see." # slow
Q: Well?
P: Nobody ever had to, when it was my word. They never went. # looking out

=== defend_after_first ===
# step: after
# skeleton: hidden
# needs: price=first
# title: Quarter to
N: {p} had the mornings. It had been {foe_talks:{one}'s|{h}'s} idea: somebody had to bring the {food}, and {p} knew how small to cut it. # plain
Q: Does {x_they} know you? # keeping step
P: They know the bucket. # dry
Q: That can't be nice.
P: It isn't what I wanted. I wanted to be what it came for. I'm what comes at a quarter to eight. # fair
{ way:
- "label": N: They went by the place where the card had been. Somebody had hung it round the neck of a snow-white goat, which did not belong to anyone, and people were leaving it alone. # dry
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
N: They had hung the sheet up again, to dry, in the old place; and it was a good while before either of them could go past without lowering their voice. # dry
A: There's nothing under it. # low
B: I know. I looked. I've looked twice today. # low
A: {first == "stand":There were five people standing behind us, just now. They asked me if it was still the queue.|{first == "paint":You can still see where we whitewashed {ground}. There's the shape, where it wouldn't take.|I pulled it straight, when I went by. I thought, there's a corner out.}}
B: It got to be what we did. What shall we do now?
A: {price == "keep":{p_cap} goes to {edge}, at seven, without {p_keep}. We could go along. One needn't say anything.|{price == "word":We could go and say that {p} told the truth about the soup. There's nobody believes it, they'd like a second one.|{p_cap} could do with somebody to carry the other bucket. It isn't {p} that it came for, and {p_they}{p_many:'ve|'s} still got to get up.}} # slow
B: Yes. That'd be something. # getting up
N: There was a dry rustle, and the sheet moved, from the inside, by about an inch. They both had hold of it before they knew. # tense
A: It's only the draught. # letting go
B: Leave a bit of {food} out, though. You never know who's got as far as here. # whispered
