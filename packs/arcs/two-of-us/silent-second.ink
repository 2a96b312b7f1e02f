// SILENT, episode 2, more ways of burst, still and fork2: by where they live, and by what came between them.

=== two_of_us_burst_door ===
# step: burst
# skeleton: silent
# needs: way=alone,signs no-within
# where: room town village ship space vehicle
# title: Through the Door
N: {q} went out, and shut {door}. But one word had got through before it closed; and so {p} answered it, from the other side. # quick
P: You shut that in my face! # at the door
Q: You've had yours shut for weeks! # through the door
P: Because you went by with your nose up, as if I were a hedge! # at the door
Q: I'd come out with two spoons! You looked straight through them! # through the door
N: They each took hold of the handle, to have it out properly; and since one pushed and the other pulled, it stayed shut. # dry
{ foe_talks:
  F: I could hold your coats. # from a chair
- else:
  N: {foe_cap} {foe_was} close by, and nobody so much as saw. # quick
}
P: You know what it was! {r_what}! # hoarse
N: Now that it was out it was not very long. It had looked longer from the inside. They both let go of the handle, and it opened by a hand. # still
Q: I've had {r_without}, all this time. I don't know if you knew that. # through the gap
P: I know. I've got the rest of it on my side. # through the gap

=== two_of_us_burst_pockets ===
# step: burst
# skeleton: silent
# title: Here's Your String
Q: And here's your string! I don't want to have anything of yours! # turning out a pocket
P: Then you can have your knife back! And your other glove! I only wore it because it was there! # turning out another
Q: That's your comb! # throwing it down
P: That's your half of a biscuit! I was keeping it! # throwing it down
N: It was astonishing how much there was. It made two heaps on {ground}, and they were much the same size; and each of them was standing behind the wrong one. # dry
{ foe_talks:
  F: If there's anything that nobody wants. # bending down
- else:
  N: {foe_cap} {foe_was} close by, and nobody so much as saw. # quick
}
P: And you know what it was! {r_what}! # loud
Q: I know what it was! I was there! I've had {r_without} ever since, and you go about with my comb! # loud
P: {way == "through":Say that again without {h}. It was your comb?|{way == "alone":I found it under what we dropped. It was your comb?|I can't cough that. It was your comb?}} # thrown
N: They looked at it. It had both their hair in. It could not be made out any more who had lent it to whom. # quiet
Q: I thought that it was yours. I've been hating it for weeks. # quieter

=== two_of_us_burst_whisper ===
# step: burst
# skeleton: silent
# tone: gentle,eerie,noir,manners
# title: In a Whisper
N: It had got late, and they were all asleep; and so they had to have it in a whisper. It is bad for the neck. # dry
Q: You! You of all people! # whispered, as loud as that goes
P: You started! I waited for you till my porridge was stone! # whispered
Q: I was waiting for you! I've got two spoons to prove it! # whispered
H: What's that? Is somebody talking? # half asleep, through the wall
P: No! # in {p_their} ordinary voice
Q: Nobody! # in {q_their} ordinary voice
N: They both stood quite still till {h} had turned over. One had hold of the other's sleeve, and it took a while before it was noticed which. # hushed
P: {r_what}. You know that as well as I do. # whispered
Q: You needn't tell me what it was. I've had {r_without}, since then, and that's not a thing you forget. # whispered
P: {way == "through":{h_cap} would have left out half of that.|{way == "alone":That's my bad arm. It's from lifting it by myself.|I'd only coughs for it, till now.}} You're hurting my sleeve. # whispered
Q: I was only being quiet with it. # letting go
{ foe_talks:
  F: Speak up. One can't hear a thing, back here. # out of the dark
- else:
  N: There was nobody awake but the two of them, and {foe}. # low
}

=== two_of_us_burst_echo ===
# step: burst
# skeleton: silent
# needs: no-within
# where: wild air water village
# title: It Comes Back
N: They had each walked off as far as one could, in opposite directions, and from there it was easier. It had to be shouted, though; and whatever they shouted came back from {far}. # quick
Q: It was you! # shouting
N: "You," said {far}. # dry
P: You walked by me as if I were a hedge! # shouting
N: "A hedge," said {far}. # dry
Q: Is that you, or is it that? I'd like to know who I'm quarrelling with! # shouting
P: It's me! I said hedge once! {way == "through":You've had {h} say a great deal worse, nicely!|{way == "alone":You've said a great deal worse, with your end of the thing!|You've said a great deal worse, in coughs!}} # shouting
{ foe_talks:
  F: Couldn't you come a bit nearer to each other? One has to keep turning one's head. # between them
- else:
  N: {foe_cap} {foe_was} about half-way between them, and nobody so much as saw. # quick
}
P: {r_what}! There! # with all {p_their} breath
N: It went out, and there was nothing for a while, as if it were being thought over; and then it came back, and it was quite small. # still
Q: I've had {r_without}! All this time! # shouting, and then not
P: I couldn't hear the end of that! # coming a few steps nearer
Q: You did, though. # not shouting

=== two_of_us_still_sorry ===
# step: still
# skeleton: silent
# title: Two Sorries, and Nowhere to Put Them
P: {g}? May I try something on you? You're not to pass it on. # low
G: I'm sweeping. Go ahead. # sweeping
P: "I'm sorry." How was that? # stiff
G: It had a crease in it. But it was one. # leaning on the broom
P: It isn't for use. I only wanted to see if I'd got any. You'll swear that you never heard. # going, quickly
N: {g} swore, and went on sweeping; and came, along the one wall and round the corner, to {q}, who had been waiting. # plain
Q: You mustn't tell anybody. I want to know if this sounds silly. "I'm sorry." # scarlet
G: I've got to sit down. # sitting down
Q: Is it as bad as that? # alarmed
G: No. {way == "through":I only thought that it was {h} who did the carrying.|{way == "alone":Put it down gently. Everything else got dropped today.|It's better than coughing.}} It's very good. It's as like the other one as two eggs. And I've sworn, at both ends. # miserable
Q: Which other one? # quick
G: I can't say. I've sworn about that as well. # getting hold of the broom
N: {g} swept the whole place through that night, twice, and it can't be said that it needed it. # flat

=== two_of_us_still_watch ===
# step: still
# skeleton: silent
# where: ship space vehicle air under
# title: Nothing to Report
N: That night they had the watch, first the one and then the other. One hands over with a word. It is always the same: "Nothing to report." # plain
H: Whose turn is it? # in a nightcap
P: Mine's over. I've got to hand over to somebody. # to {h}
Q: I'm ready to be handed over to. # to {h}
H: I'm going to bed. There's rules about this, and I'm not in them. # going
N: There they stood. After what had been said that day it would have been a good deal to say that there was nothing. # flat
P: There was something. About two o'clock. # stiff
Q: You've got to report it. {way == "through":And to me, as there's nobody else awake to tell.|{way == "alone":And by yourself. You like doing things by yourself.|In words, please. It isn't in the signs.}} # stiffer
P: It went away again. # after some time
Q: What kind of thing? # not quite so stiff
P: I thought that I'd come over. It was about as far as {edge}. And then it occurred to me what you'd called me. # low
N: {q} wrote it down, since that is what one does, and the time; and then had the watch until six, with the page open. # still
Q: "Nothing further." # writing it, very small

=== two_of_us_still_fires ===
# step: still
# skeleton: silent
# where: wild village
# title: Who Gets Up
N: It was cold that night. There was one fire, for once, as there was only so much wood; and it burned lower, and each of them waited that the other should get up. # plain
H: One of you'll have to see to it. I did it last night. # under everything
P: I don't mind the cold. I've got used to it, from certain people. # to {h}
Q: I've been called a cold fish today. I'd better not go near. # to {h}
N: It got so low that one saw only what was next to it. It was not much: it was two pairs of boots. They had been put there to dry by two people who were not looking, and one had fallen over, against the other. # quiet
P: I take back the fish. I don't take back the rest. # to the boots
Q: How much of the rest is there? # to the boots
P: About half. {way == "through":{h_cap} has got the other half. I never asked to have it delivered.|{way == "alone":I dropped the rest, with my end.|I haven't a cough for it.}} # after thinking
N: Somebody got up then and put on a log; and when it blazed up it was seen that it had been both of them, with one end each. # still
Q: It doesn't mean anything. It was a long log. # letting go

=== two_of_us_still_practice ===
# step: still
# skeleton: silent
# needs: rift=leaving
# title: Half of It Eaten
N: {q} had thought of something. If {p} was going to be gone, then it could be practised. So {q} laid the table for one, and sat down, and was alone with it. # dry
H: And how is it? # not coming in
Q: It's quiet. There's a lot of table. I said a funny thing about the soup, and it's still lying there. # low
N: {p} meanwhile had gone as far as {far}, with a bundle, to see how it was to be somewhere else. {p_they_cap} had meant to stay until the evening. # plain
G: You're back early. # sweeping
P: I'd got something to eat with me. I undid it, and it was two. I can't seem to pack for one. # showing
G: And did you have both? # gentle
P: Half of one. I kept on waiting for somebody to say that I'd got the bigger. # sitting down on the bundle
N: They had said such things to each other that day that there was no going in and telling it. So {g} was told, and {h} was told, and the soup got a skin. # flat

=== two_of_us_still_place ===
# step: still
# skeleton: silent
# needs: rift=friend,share
# title: Kept for Somebody
H: Is this taken? # tray in both hands
Q: No. Yes. I don't know. # a hand on the seat
H: There's a hat on it. # looking
Q: It's my hat. I put it there, so that nobody should sit down. I do it every evening. {way == "through":I'd not want you to pass that on.|{way == "alone":It doesn't mean that I'd lift the other end.|It isn't one of the signs.}} # to the hat
H: Who's it kept for? # mild
Q: Nobody. After what {p_they} said today, nobody at all. I only can't stop doing it. # straightening the hat
N: It was a long row, and every seat was gone but two. The one was here; and the other was right at the far end, and on that there lay a glove. # dry
G: May I sit there? I've been on my feet since five. # to {p}
P: It's kept. # at once
G: Who for? # surprised
P: I couldn't tell you. It was for somebody who says that I've never in my life kept anything for anyone. # stung
N: So {h} and {g} both ate standing up; and between the hat and the glove eleven people passed the salt. # flat

=== two_of_us_fork2_friend ===
# step: fork2
# skeleton: silent
# title: It's for a Friend
H: I've got a friend who's fallen out with somebody, and I'd like your advice. It's nobody you know. # knitting
P: What's it about? # not looking up
H: They're both right. It's a hard case. I thought that they might {d1}. # knitting
P: I wouldn't, if I were your friend. Not before I'd been asked. # after thinking
N: {h} took up the wool, and went eleven steps, and sat down, and sighed. # dry
H: I've got a friend. It's nobody you know. The other one doesn't care to {d1}. What would you say to this: {d2}? # knitting
Q: I'd say that your friend ought to have more sense. And the other one'd only laugh. # quick
H: I don't believe that. The other one looks as if they hadn't laughed since a Thursday. # knitting
Q: Or they could {d3}. I'm only thinking of your friend. # low
H: That's just what the other was going to say. I could see it coming. # counting stitches
Q: Was {p_they}? I mean, was it? # before {q_they} could help it
N: {h} dropped no stitch. It is a thing that one learns. # dry
H: It's nobody you know. # knitting

=== two_of_us_fork2_knots ===
# step: fork2
# skeleton: silent
# where: wild ship village under water air
# title: Three Knots
N: {g} had laid a rope from the one to the other, with three knots in it, so as to have something that went all the way. # plain
G: You don't have to talk. The knot near to {p} is that you {d1}. The one near to {q} is, {d2}. You pull on what you want. # to both ends
P: What's the one in the middle? # taking an end
G: {d3_cap}. I had to put it in, or else the rope sags. # holding it up
N: There was a twitch, from the one end. There was a twitch from the other. {g} had the middle in {g_their} hand, and it went to and fro in there like something alive. # dry
P: I'm holding it so that it doesn't get wet. # to {g}
Q: I'm holding it because it's held. # to {g}
N: They stood there until it was dark, with a rope between them; and whenever it went slack on the one side it was because somebody had come a step nearer. # still

=== two_of_us_fork2_table ===
# step: fork2
# skeleton: silent
# where: room town vehicle space
# title: On the Menu
N: {h} had written it on a card, as they do in places with tablecloths, and came up with a towel over one arm, first to the one table and then to the other. # brisk
H: Good evening. Today we've got that you {d1}. It's filling. # pencil out
P: What's the other party having? # behind the card
H: The other party hasn't ordered. There's also, that you {d2}. I had that myself, once. It's better the next day. # writing
Q: Is it served for one? # behind the other card
H: It comes for two. It all comes for two. # patient
Q: Then I'd only have a bit of the last one. What is it? I can't read the writing. # squinting
H: That you {d3}. # reading
P: I could look at that, if it's being had over there. # from the one table, too quick
Q: I said a bit. # from the other
N: {h} stood between the tables, with the pencil up. It was six steps to the one and five to the other. # dry
H: I'll bring two spoons. # writing it down
