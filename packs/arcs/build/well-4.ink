// TOO WELL, episode 4: p does it by hand before everybody, and from that comes the word that was wanting: all but the last (all), who has tried
// first (asks), thank you (enough). Then it does it once more, and has an end.

=== build_well4_said ===
# step: go4
# skeleton: too_well
# door: Own up in front of everybody
# style: honest
# recall: owned up in front of everybody
# makes: end=said
N: They had put a lamp there, and a stool, and round it sat the whole of {place_of} on rugs. {p} came in, and there was clapping. # plain
P: Don't clap. Please. I've got to say something first. # hoarse
Q: You needn't, you know. You could just begin. # low
P: I can't do it! I never could! I told you all that there's nobody better at {doing}. There's nobody who isn't. # loud
P: I said it at a supper. And then each time that it was my turn I was too busy, so that you shouldn't see. That's why I was so keen on {x}. And {h} wanted something quite different, and I never asked. # on, to the end of it
H: You've said it now. # from the third row
P: And now I'm going to do it all the same. It's going to be very bad. # sitting down on the stool
Q: {price == "half":Here's the half.|{price == "turn":Here's the first of the queue.|Slowly, so that {x_they} can see.}} # putting the lamp straight

=== build_well4_said_list ===
# step: go4
# skeleton: too_well
# tone: comic,manners,noir,epic
# door: Tell them all about the wrist
# style: honest
# recall: told them all about the wrist
# makes: end=said
P: Before I start I'd better tell you about the wrist. # on the stool
N: There was a murmur. They had all heard of the wrist. Somebody in front took out a pencil. # dry
P: There isn't one. I mean, I've got two, but they don't know anything. I've never done it. Not once. I made that up, and the wrist as well; and it's built into {x}, and does nothing but go round. # all in one breath
N: The pencil was put away again. It was so quiet that one could hear it going into the pocket. # still
Q: Go on. # low
P: {h} asked for {x_them}, and I never asked what for. I only wanted not to be found out. So. That's all. I'm found out. # looking up
G: I've known it all along. You hold the thing upside down when you carry it by. # mild
P: Why didn't you say so?
G: I thought that you'd like to be the one. # moving up, to see better
Q: {price == "half":Here's the half of it. The right way up.|{price == "turn":First in the queue, please.|Well, show us. We'll all be looking.}} # trimming the lamp

=== build_well4_use ===
# step: go4
# skeleton: too_well
# door: Find something better for [x_them] to do
# style: clever
# recall: found something better for [x_them] to do
# makes: end=use
N: {q} had lain awake over it, and came to breakfast with {q_their} hair on end. # brisk
Q: It isn't that {x_they} {x_plural:do|does} it too well. There's nothing wrong with well. {x_they_cap} {x_plural:do|does} it to those who don't need it. Who does? # not sitting down
P: I do. Today at four. # hollow
Q: Listen. {w_use} I've been to look. There's nobody who's ever done a thing about that; and nobody's got the time, and there's no end to it. # counting on {q_their} fingers
P: And {x} {x_has} got nothing but time. # slow
Q: Only {x_they} won't leave a place in the middle of things. {price == "half":There's that half.|{price == "turn":There's that queue.|{x_they_cap}'d have to see one finished.}}
P: So I've got to do it all the same. # sitting down
Q: By hand, at four. But after that there's somewhere for {x_them} to go. # gentle
N: At four there were rugs as far as {edge}. Somebody had sold programmes, and there was one name on them. # dry

=== build_well4_use_ask ===
# step: go4
# skeleton: too_well
# door: Ask who really wants it done
# style: clever
# recall: asked who really wanted it done
# makes: end=use
N: They went from one end of {place_of} to the other, with a list. At the top {q} had written: Who wants it? Under that: No, who really wants it? # dry
P: They all say that they could do without. They only came because it was there. # crossing off
Q: Here's one who didn't come. It's right at the bottom. {w_use} # stopping
P: Oh. I'd forgotten about that. I think that everybody has. # low
Q: That's where {x_they} ought to be. I'll take {x_them} there myself, tonight. On a barrow. # folding up the list
P: And I needn't do it after all?
N: {q} did not say no. {q} only looked at {edge}, where people were putting down rugs. # still
Q: {x_they_cap} can't go while there's {price == "half":that half in there|{price == "turn":a queue in front of it|nothing that's ever been finished}}. You know that.
P: I know. I just wanted to hear how it sounded. # getting up, rather white

=== build_well4_h ===
# step: go4
# skeleton: too_well
# door: Let [h] tell [x_them] how much
# style: kind
# recall: let [h] tell [x_them] how much
# makes: end=h
N: Everybody had told {x} something, except for the one who had asked for it. It was {p} who noticed. # plain
P: You've never been near the hole, {h}. You ought to be the one to tell {x_them}.
{ want:
- "time": H: I'd only say something silly. I'd say, till six, and then come to tea. # pink
- "name": H: Me? But it's you who made it. I only thought of it. # pink
- else: H: I don't want to tell {x_them} anything. I only like to hear {x_them} there. # pink
}
Q: Nobody else here knew what they wanted it for. You did. # kind
H: I will, then. But not while {x_plural:they're|it's} so busy. {x_they_cap} wouldn't hear me. Somebody's got to show {x_them} how one is done, first; {g} says so. # firm, for once
P: I know. That's me. # swallowing
H: I'll sit in the front. If it's dreadful, look at me. I always think it's nice. # taking {p}'s arm
N: So {p} came in on {h}'s arm. There was a stool, and a lamp, and rugs all round it. # quiet

=== build_well4_h_hole ===
# step: go4
# skeleton: too_well
# tone: gentle,eerie,space,comic
# door: Ask [h] what it's really for
# style: kind
# recall: asked [h] what it was really for
# makes: end=h
Q: Suppose that you'd been asked properly, {h}. At the very beginning. What would you have said? # bringing a stool
H: Nobody does ask one, properly. They say, "and what's it for?", with their coat on. # careful
N: {q} took off {q_their} coat. After a moment {p} did so, too. # quiet
{ want:
- "time": H: I'd have said, it's for somebody to have time in. It isn't for the thing at all. # slow
- "name": H: I'd have said, it's so that they'd ask who thought of it. And somebody'd say, that one, over there. # slow
- else: H: I'd have said, it's for the other side of the wall. So that there'd be one. # slow
}
P: Then you shall be the one to tell {x_them}. In those words, or any you like. As soon as I've done what I've got to do. # gruff
H: Is it true that you can't, {p}?
P: Not at all. Not even a bit.
H: I'll hold the lamp. I'll hold it a little to one side. # getting up
N: And that was how they came in, in front of the whole of {place_of}: {p} with both sleeves rolled up, and {h} with the lamp. # soft

=== build_hand_all ===
# step: hand
# skeleton: too_well
# needs: way=all
# title: The Last of It
N: {p} sat down{price == "half":, with the half of one in front of {p_them}|{price == "turn":, with the first of the queue in front of {p_them}|, where {x} could see it}}. Then {p} {w_hand}. Nobody laughed. It was too interesting. # quiet
G: Now the end. Bring it round. And then you put it down. # low
N: It took until the lamps were lit. What came of it was {w_shown}. # dry
P: There. # hoarse
N: {x_cap} had come up, as {x_they} came up to anything that there was still to do. {x_they_cap} went round it once. # still
{ x_talks && not x_plural:
  X: That one has been done. # at last
  P: Yes. I did it. It's not very good.
  X: No. But there is nothing left on it to do. I have not seen that before. So that is what the last one looks like. # with great interest
- else:
  N: There was {x_sound}, quite low; and then, for the first time since it all began, there was nothing. {x_cap} stood before the thing, and did not touch it. # hushed
  Q: {x_they_cap} {x_was} told all. And here's one that somebody's done already. # whispered
}
Q: That's what was missing. The last one isn't {x_whose}. It ought to be somebody's own. # low
P: I liked that. The last bit. Don't tell anyone. # looking at {p_their} hands

=== build_hand_asks ===
# step: hand
# skeleton: too_well
# needs: way=asks
# title: Nobody Asked
N: {p} sat down{price == "half":, with the half of one in front of {p_them}|{price == "turn":, with the first of the queue in front of {p_them}|, where {x} could see it}}. Then {p} {w_hand}. It was so bad that people leaned forward. # quiet
G: Slower. You've got it by the wrong end. That's it. # low
N: It took until the lamps were lit. What came of it was {w_shown}. # dry
P: There. # hoarse
N: {x_cap} had come up close, and stood as if {x_they} had heard something, and could not tell where. # still
{ x_talks && not x_plural:
  X: Who asked for that? # puzzled
  P: Nobody did. Nobody in their senses would.
  X: Then why did you do it? # more puzzled
  P: I thought I'd try. # wiping {p_their} forehead
  X: Try. I have not got that one. Would you say it again? # very polite
- else:
  Q: {x_theyre_cap} waiting for somebody to ask. And nobody did. You just did it. # whispered
  P: I only tried.
  N: There was {x_sound2}; it sounded like a drawer that has been stuck for years. # hushed
}
Q: That's what was missing. Anybody can ask. But who's tried it first? # slow, turning to the queues
N: All down the two queues people were looking at their own hands. # quiet

=== build_hand_enough ===
# step: hand
# skeleton: too_well
# needs: way=enough
# w: A person in the front row
# title: Thank You
N: {p} sat down{price == "half":, with the half of one in front of {p_them}|{price == "turn":, with the first of the queue in front of {p_them}|, where {x} could see it}}. Then {p} {w_hand}. It went on for longer than anybody had thought that it could. # quiet
G: You're nearly there. Don't look at them. Look at it. # low
N: It took until the lamps were lit. What came of it was {w_shown}. # dry
P: I'm sorry. I can do another. I can do that one again. # hoarse
W: No, don't. Thank you. That's enough. # quite clear
N: It was said so simply that it took a moment until they had all heard. Then it was very still; and in the stillness {x} turned round. # still
{ x_talks && not x_plural:
  X: I beg your pardon. Would somebody tell me what was said just then? # hushed
  W: I said, thank you. I saw how hard it was. One wouldn't want any more, when somebody's gone to such trouble.
  X: So that is how it goes. It has a "thank you" in front. I have been listening for the wrong half. # writing it down
- else:
  N: There was {x_sound}, and it was a very small one. Nobody had said "thank you" to {x_them}. They looked back through the days, and not one person had. # soft
  Q: That's how one tells. It isn't "enough" by itself. It's got "thank you" in front. # whispered
}
P: It was dreadful, though. # to the front row
W: Oh, it was. But it was done for me. # warm

=== build_well_act_said ===
# step: act
# skeleton: too_well
# needs: end=said
# title: Once More
N: {p} got up from the stool, with ten stiff fingers, and went to the hole. This time {p_they} took off {p_their} hat. # plain
P: It was me who told you wrong. I didn't know, and I said that I did. Here's the rest. {way == "all":All, but not the last one. You leave the last for somebody.|{way == "asks":Anybody who asks; if they've tried it first.|Go on till somebody says thank you. Then it's enough.}} # into the hole
{ x_talks && not x_plural:
  X: Thank you. That is the end. I had been looking for it all over. # after a long click
- else:
  N: One heard it drop; and there was {x_sound2}. # hushed
}
Q: Will you show us? Just once. So that we see. # bending down
N: {w_final} # wondering
N: And then {x_they} stopped, and nobody had to say so. # still
Q: We said that we'd {verb}. # low
P: And today we {verb_did}. Up to now there was only the front of it. # low
{ sad:
- "foe": N: {foe_cap} had got out a notebook, and looked for the page with the question, and wrote something under it. It was one word. # dry
- "small": N: On the front rug a very small somebody had got up, and was pushing up both sleeves. # warm
- else: G: That's how it's done. That's just how I put it down. # moved
}

=== build_well_act_use ===
# step: act
# skeleton: too_well
# needs: end=use
# title: On a Barrow
Q: Now, while {x_theyre} quiet. Tell {x_them}. # low
P: {way == "all":You're to do all of it but the last one. You leave somebody the last one.|{way == "asks":You're to do it for anybody who asks, when they've tried it first. Or who can't try.|You're to go on until somebody says thank you. That's what enough is.}} And not here any more. We've found you a place where it's wanted. # into the hole
{ x_talks && not x_plural:
  X: Is there much of it? # after a click
  P: There's no end to it.
  X: Then I shall need an end of my own. I see that I have just been given one. # content
- else:
  N: There was {x_sound}, and another one, eager; as of somebody who hears that there are seconds. # warm
}
Q: But do it here once more, before you go. For those on the rugs. # asking it nicely
N: {w_final} # wondering
P: We said that we'd {verb}. # low
Q: We {verb_did} a while ago. It's only today that we know what for. # low
N: Then they put {x} on a barrow, and took {x_them} there, and half of {place_of} came along to push. {sad == "foe":{foe_cap} walked in front, to see that it did stop.|{sad == "small":A very small somebody sat on top, and held the lamp.|{g} walked alongside, and told {x_them} how the people there were called.}} # warm
H: {x_plural:They look|It looks} smaller, when there's somewhere to go. # waving a handkerchief

=== build_well_act_h ===
# step: act
# skeleton: too_well
# needs: end=h
# title: In [h]'s Words
N: {h} had never spoken into the hole before. {h_they_cap} knocked on the edge of it first. # soft
H: It's me. I'm the one who wanted you. I ought to have come sooner. # into the hole
{ want:
- "time": H: I only wanted you to leave somebody a bit of time. You've done that now. # into the hole
- "name": H: I'm so proud of you. I only wanted to have thought of somebody. # into the hole
- else: H: You needn't do anything, you know. You could just be next door. # into the hole
}
P: And how much of it? You've got to say how much. # low
H: {way == "all":All of it, dear, but not the last one. The last one's always for somebody.|{way == "asks":When they ask, dear, and when they've had a try. One can tell by the hands.|Until they say thank you, dear. Then it's enough. I'll say it, if they forget.}} # into the hole
{ x_talks && not x_plural:
  X: That is quite clear. Nobody has called me that before. # after a very long click
- else:
  N: There was {x_sound2}. It was the same as ever; only it was a good deal softer, and it had an end. # hushed
}
H: And now show them. Just the once. They've come such a way. # stepping back
N: {w_final} # wondering
P: We said that we'd {verb}. # low
Q: And we {verb_did}, all but that bit. {h} put that in. # low
{ sad:
- "foe": F: So that's where it stops. I always said there must be a place. # folding up the box
- else: G: Well told. I couldn't have put it shorter. # wiping one eye
}

=== build_change_time ===
# step: change
# skeleton: too_well
# needs: want=time
# title: Two Cups
N: {p} went past {h}'s door that evening, put in a head, and said that {p_they} would so like to stop. And then {p_they} stopped. It took both of them by surprise. # warm
H: You've got that still to do. The last one. I saw it on the list. It's got your name on. # getting down the second cup
P: I know. I've brought it with me. {price == "show":I thought that you could hold the lamp.|{price == "turn":There's one old man, who says he'll wait.|It's a half again. I'm best at halves.}} # sitting down
H: Is it any better?
P: No. But I don't mind who sees. It's not being seen that was so tiring. # comfortable
{ sad:
- "small": N: There was a very small person at the end of the table, who could do it, and was explaining how. # dry
- "foe": N: Through the wall one could hear {foe}, {end == "use":asking where all the noise had gone|asking where it stopped, and being told}. # dry
- "trade": N: There was a third cup, for {g}, who had the news, and had brought an egg. # warm
- else: N: There was a third cup, for {g}; but {g_they} hardly ever got there, these days, for the queue at {g_their} door. # warm
}
H: Sugar?
P: Two. And I've got the whole evening. # putting {p_their} feet up

=== build_change_name ===
# step: change
# skeleton: too_well
# needs: want=name
# title: A Bit of Brass
N: They put it on with four screws, just over the hole, so that nobody could speak into it without reading it first. # plain
H: "Thought of by {h}." Is it straight? # far back, with one eye shut
Q: It's straight. There's some room underneath.
H: I know. I asked them to leave it. I thought, "ended by {p}". # shy
P: It was {price == "half":only the half of one|{price == "turn":only the front row|only the one}}, {h}. And everybody saw how it came out. # gruff
H: That's what I'd put it for. They all have ideas now. They come and tell me. And then they say, but I don't know how it would end; and I say, ask {p}, {p_they} did it by hand. # screwing
{ sad:
- "small": N: It had been tried on already. There was a mark on the brass, low down, of a very small thumb. # warm
- "foe": N: Someone had stuck a note beside it. It said: It stops. I asked. It was signed, for {foe}. # dry
- "trade": N: {g} came by with a cloth, breathed on the brass, and gave it a rub. It was Thursday, and there were people at home, waiting, with eggs. # warm
- else: N: {g} came by with a cloth, breathed on the brass, and gave it a rub. There were people waiting, but they had brought their own stools. # warm
}
P: Would you put it in small letters? # after a while
H: They're the smallest there are. # holding up the plate

=== build_change_company ===
# step: change
# skeleton: too_well
# needs: want=company
# title: Through the Wall
N: {end == "use":{x_cap} {x_was} away all day now, where there was need of it, and came home to|{x_cap} {x_was} put up for the night in} the room next to {h}'s. It was {p} who had seen to that. # quiet
H: Listen. There. That's {x_them}, settling. # whispered
N: There was {x_sound}, through the wall; and then one could hear that somebody in there was not asleep yet. # soft
P: Doesn't it keep you awake? # whispered
H: I say good night, when I've heard enough. And then it leaves off. I do miss it a little, when it leaves off. So I knock. # whispered
P: And does it knock back? # whispered
H: No. That's the other wall. That's you. # after a moment
P: I know. I wasn't sure if you'd know it was me. I've only just learned to be done with things. {price == "show":I do one by hand, every evening, and then I've got time to knock.|{price == "turn":There's still a queue, of three, who say that they like mine. I see to them, and then I knock.|I finish my own half, and then I knock.}} # gruff
{ sad:
- "small": H: There's a third one, lower down. It's very quick. I think somebody's learning. # happy
- "foe": H: And somebody overhead bangs with a stick. I believe it's {foe}, asking when it'll stop. It's so nice to have people. # happy
- "trade": H: And {g} has the room across. {g_they_cap} {g_plural:bring|brings} the news, of a Thursday. # happy
- else: H: And {g} has the room across. There's always somebody waiting for {g_them}, on a stool, and one can hear them not talking. # happy
}

=== build_change_last ===
# step: change
# skeleton: too_well
# needs: sad=trade
# title: Thursday
N: {g}'s table had something on it, and there were people on both sides. {way == "all":They had brought the last one, each of them, to do it by hand.|{way == "asks":They had all been told that they must try first, and had come to ask how.|They had come to see if it was true that one only had to say thank you.}} # warm
G: Not so tight. Hold it as if it was somebody else's. And what's your news? # going from one to the next
P: I'm no better than I was. Look at it. {price == "half":It's worse than the half.|{price == "turn":I did the whole front row, and learned nothing.|I did it before all those rugs, and it still goes crooked.}} # at the end of the table
G: You always begin well. It's a bit soft in the middle. But you do bring it to an end, I'll say that. You've got a nice end. # leaning over
N: Nobody had ever told {p} that {p_they} had a nice anything, without having been told so first. It took a moment to go in. # soft
Q: You've gone red. # low
P: It's the lamp. # low
{ want:
- "time": H: I've put the pot on. You're stopping, aren't you, {p}? # from the door
- "name": H: I've had another idea. Shall I say it now, or when you've got your hands free? # from the door
- else: H: You can hear it all the way to my room. It's a lovely noise, people. # from the door
}
N: On the shelf lay eleven eggs. # dry
