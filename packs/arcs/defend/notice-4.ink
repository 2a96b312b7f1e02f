// NOTICE, episode 4: p says it (to everybody, on the form, or from one to the next), they come, the date passes, and there are terms: a true
// count that p keeps (count), the notice made smaller and p to do what is left of it (ribbon), p's place for who was turned away (place).

=== defend_notice4_bell ===
# step: go4
# skeleton: notice
# door: Say it out loud to everybody
# style: honest
# recall: said it out loud to everybody
# makes: end=say
N: {p} went up to the small table, in front of them all, and rang the bell, although {one} was looking straight at {p_them}. # plain
S: bell
F: Next.
P: It's about the notice. I've got something to say, and nobody's to be nice until I've done. # to the table
H: Go on, {p}! You tell them! # loud
{ price:
- "count": P: There isn't any nought. I was to count, and I didn't. I did all fifty-two at home, on one evening, sitting down. You gave me a certificate. Here it is. # in one breath
- "ribbon": P: The third name's mine. I signed because I was to cut the ribbon. Here are the scissors. I'd like to take my name off. # in one breath
- else: P: You came by day once, in a green hat, and were sent off. It was me. {turned} I'm sorry. I've come to give you {own}. # in one breath
}
N: It was so quiet that one could hear the bell leaving off. # still
H: You never. # not loud at all
P: I did, {h}. # looking up

=== defend_notice4_box ===
# step: go4
# skeleton: notice
# door: Get up on the box and say it
# style: honest
# recall: got up on the box and said it
# makes: end=say
N: {box != "":The box was still there on which {h} had stood.|Somebody had left a box there, as people will who mean to say something one day.} {p} got up on it, and it was a good deal higher than it looked. # plain
P: I want to say something about {x}. You're all cross with {foe}. You've got the wrong one. # hoarse
H: Hear, hear! # from below, out of habit
{ price:
- "count": P: It was I who put "nobody". I was to go and count, every week, and I never went. I drew the noughts at my own table. And I hung up the certificate. # loud
- "ribbon": P: It takes three to sign it, and I'm one. I got the big scissors for it. I was to walk up in front of you all, and cut the ribbon. # loud
- else: P: There was somebody who wanted to come in, a year ago, in a green hat. {turned} It's {one}. That's why there's a notice. # loud
}
N: Nobody threw anything. The man with the scarf sat down on the ground, like somebody who has been told that he may. # still
Q: {price == "count":And none of us can say that it wasn't so, since none of us went.|{price == "ribbon":And we were all of us asked to sign, and hadn't the time to stop.|And none of us ever noticed who was missing.}} # next to the box
{ price:
- "place": P: So {one} is to have {own}. For good. I'll take {own_last}. # getting down
- else: P: So I'm taking it back. Here, with everybody looking. # getting down
}

=== defend_notice4_eleven ===
# step: go4
# skeleton: notice
# door: Fill in the form, in ink
# style: careful
# recall: filled in the form, in ink
# makes: end=form
N: Form eleven had nine pages. {q} read the questions, and {p} held the pen. It went on until the lamp smoked. # dry
Q: "Reason why the notice should not be carried out." There's a whole line for it. # reading
P: I'll need the back as well. # writing
{ price:
- "count": P: "Because I was to count, and did not go. I made fifty-two noughts, at home, with {food}." Should I put the {food}? # writing
- "ribbon": P: "Because I am the third name. I was lent a pair of scissors. I give them back herewith." How do you spell "herewith"? # writing
- else: P: "Because somebody came, and I turned them off, and they had a green hat. {own_cap} to be theirs." It ought to be longer. # writing
}
Q: Leave it just as it is.
P: It doesn't look like much, for how it felt. # blotting it
Q: Page nine. "To be read aloud by the signer, at {x}, on the day, in the hearing of all." Did you see that? # slow
P: I was hoping that you'd skip it. # faint
Q: It's in the border.

=== defend_notice4_knock ===
# step: go4
# skeleton: notice
# w: The man with the scarf
# door: Go and ask them one by one
# style: kind
# recall: gone and asked them one by one
# makes: end=go
N: They went to {h} first, then to {g}, and then to everyone else in {place_of}, one after another. {p} had to say it each time. # plain
{ price:
- "count": P: I've come about {x}. That nought's mine, I never went to count. I sat down for a minute, and afterwards it was easier to go on; and then I got a certificate. And I'd like to ask you to come. # to the first
- "ribbon": P: I've come about {x}. I'm the third name. {one_cap} had these scissors, you see, and there was to be a ribbon; I've got them with me to give back. And I'd like to ask you to come. # to the first
- else: P: I've come about {x}. It was {one} who'd wanted to come in, and {turned} So now {own} isn't mine any more. And I'd like to ask you to come. # to the first
}
N: It took a quarter of an hour, and somebody cried, and it was {p}. But it got shorter. By the tenth it was four sentences. By the thirtieth {p} could do it on the mat. # dry
P: {price == "count":I made up the nought.|{price == "ribbon":I signed it. For scissors.|I sent somebody away.}} I'm sorry. Will you come? # to the last
W: When? # chewing
P: By {date}. # hoarse
W: I've been meaning to. # getting a coat

=== defend_notice_act_seen ===
# step: act
# skeleton: notice
# needs: end=say
# title: Persons Seen
N: {one_cap} took off {one_their} glasses, wiped them, and put them on again. It was still {p}. # dry
{ price:
- "count": F: Then that isn't a nought at all. It's only a hole. I can't have anything {done} because of a hole. # slow
- "ribbon": F: That leaves two names. It's got to be three. It's in the border; I drew the border. # slow
- else: F: Then it wasn't nobody. It was somebody who had been told no. That's quite another box. # not steady
}
H: So it's over!
F: I'm afraid not. There's a line left. At the hour itself I've to go, and write down who I see. If it's none, it's none. # getting up, with the bell
N: They looked at one another. Somebody believed that they had left a pan on. And then {h} put on a hat; it was a brave hat; and went. # still
H: Well? Are you coming, or do you only love it? # over one shoulder
N: So they all {went}, the whole crowd of them. {one_cap} came behind with a pencil, and began to write, and had to turn over. # warm
F: {way == "petition":It's all of those names! With legs! |}I can't get them on the lines. They keep on moving about! # happy
Q: We said that we'd {verb}. # out of breath
P: And we {verb_did}. You've missed one. There's somebody under the scarf. # pointing

=== defend_notice_act_hat ===
# step: act
# skeleton: notice
# needs: end=say
# title: Where the Crowd Was
F: That's put me in a difficulty. # after a long time
{ price:
- "count": F: I asked for the most reliable person, and now I've got one. One has to be quite reliable, to say that. But there's no nought any more. I can't go by it. # slow
- "ribbon": F: It wants three, and here's two; and I'm one of those, and the other was for the paste. I can't go by that. # slow
- else: F: I wrote that nobody wanted {x}. And I was standing there in my hat, and wanted it. I can't go by that. # slow
}
G: Then there's only the hour itself. Who's seen then? That's all it ever asked. # with a pencil
N: {g} did not say it loudly. But it was the first time that anyone had let {g} finish. They all got up. # quiet
H: I've not done this for longer than I'd like to say. Somebody'll have to hold my bag. # already going
N: One after another they {went}. Some had forgotten how, and did it with one hand on somebody's sleeve. There was {x_sound}, and then it could not be heard for people. # warm
A: We said that we'd {verb}! # shouting
B: We {verb_did}! Where's {one}? # shouting
F: Here. I was only counting. I got to sixty, and then I lost the pencil, and I don't believe that I dropped it. # in the thick of it

=== defend_notice_act_pages ===
# step: act
# skeleton: notice
# needs: end=form
# title: Page Nine
N: It had got about what was on page nine. Nobody in {place_of} had ever missed hearing somebody own up; and so they had to come to {x}, every one, and stand where they could hear. # dry
F: Page one. "Name." # stamp in hand
P: {p}. # loud
F: "Have you read the notice?" "Have you understood the notice?" "Do you own a bucket?" # stamping
N: It went on so, page by page, and {one} stamped each twice. They had sat down, by now, {way == "fair":one of them on {tool}, |}and somebody was passing {food}. At page nine {p} stood up. # plain
{ price:
- "count": P: "I was to count, and did not go. I made fifty-two noughts, at home." # reading, not fast
- "ribbon": P: "I am the third name. I did it for a pair of scissors. I give them back." # reading, not fast
- else: P: "Somebody came, and I turned them away. It was whoever wrote the notice. {own_cap} is to be theirs." # reading, not fast
}
F: Thank you. Then there's only the last line. "Persons seen." # low
N: {one_cap} looked up. One could see {one_them} begin to count; and stop, and begin again further left. # still
F: It's all of you. You've been here for an hour and a half. # in a small voice
Q: We said that we'd {verb}. # low
P: And we {verb_did}. I hadn't thought that it would be by reading. # hoarse

=== defend_notice_act_stamp ===
# step: act
# skeleton: notice
# needs: end=form
# title: In the Hearing of All
N: They carried the small table to {x}, since the form would have it so: {a} had the legs, {b} had the bell, and {one} walked beside, and told it to mind the step. # dry
F: "In the hearing of all." Is this all? # looking round
H: It is. I went and got them. I said that {p} was going to read out something dreadful. They've brought chairs. # hot
{ price:
- "count": P: "I never counted anyone. I sat at home, and drew noughts. I took a certificate for it." # reading
- "ribbon": P: "I signed, and never read what. I had my eye on the scissors." # reading
- else: P: "There was room, and I said that there wasn't. The hat was green. I'm sorry." # reading
}
N: {one_cap} held the stamp in the air for so long that a person in the front row put up a hand to help. # still
{ price:
- "count": F: If nobody counted then it isn't none. It's not known. Let me see what's known. One, two, three. Would you sit still? # pointing with the stamp
- "ribbon": F: Two names, then. I haven't got a notice, I've got a letter. And under "seen" there's all of this. One, two, three. # pointing with the stamp
- else: F: Thank you. I'd always thought that it was the hat. Now. "Persons seen." One, two, three. # pointing with the stamp
}
A: We said that we'd {verb}! # low
B: And we {verb_did}! Hush! That's forty. # low

=== defend_notice_act_queue ===
# step: act
# skeleton: notice
# needs: end=go
# w: The last in the queue
# title: At the End of the Queue
N: When {one} came to {x}, a little before the hour, with {kit}, there was somebody in the way. Behind them there was somebody else. It was a queue, and it went as far as {hide}. # dry
F: Excuse me. Is this for the notice? # to the last of them
W: No. It's for {x}. You'll have to wait your turn. {way == "sit":I had ten to twelve, and I went to bed. I'm having it now.|I've been meaning to do this for years.} # not turning round
N: {one_cap} stood at the end. One by one they {went}; and then there was nobody left in front but {p}. # plain
{ price:
- "count": P: There never was a nought. I drew it. But you can count them now, that's sixty. And they're real, I knocked for every one. # hoarse
- "ribbon": P: I'd like my name off. Here are the scissors. I only opened them twice. # hoarse
- else: P: There's room. There was always room. It was me who said that there wasn't, a year ago, to a green hat. This is {own}. It's yours. # hoarse
}
F: {price == "count":Then I've got sixty, and a hole where the nought was.|{price == "ribbon":That's two names, and sixty persons. It won't do. I can't carry that out.|You kept it for me?}} # after a while
P: We said that we'd {verb}. # low
Q: And we {verb_did}. What's that you've brought with you? # low
F: This? I don't seem to need it. Would somebody hold it? I think that it's my turn. # holding out {kit_the}

=== defend_notice_act_sleeve ===
# step: act
# skeleton: notice
# needs: end=go
# title: All at Once
N: They came. They came in slippers; they came with whatever they had been doing when {p} asked: there was one with half a beard. And they all {went}, some of them for the first time since they were seven. # warm
H: It's just as I remember! No, it isn't. It's better. It's got people. # in a hat
F: By order, as of {date}... # coming through
N: That was as far as it got. {one_cap} had come with {kit}, and held it up high, so as not to knock anybody. Nobody was rude. They were merely all there, at every place where one could have put down a foot. # dry
{ price:
- "count": P: The noughts were mine. I never left the house. You can put down sixty, and I'll sign for each. # in the way
- "ribbon": P: I'm taking off my name. I've brought your scissors. They cut very well, I tried them on a sock. # in the way
- else: P: You asked me once if there was room, and I told you no. Come through. {own_cap} is free. I've only kept it warm. # in the way
}
F: {price == "place":I've got the form with me. I can't have both in my hands.|Then I've nothing left to go by. I've only got this.} # looking down at {kit_the}
A: Put it down! We said that we'd {verb}. # gentle
N: {one_cap} put it down. Somebody sat on it. # dry
B: And we {verb_did}. Look at that. You'd never get them out now. # proud

=== defend_noon_count ===
# step: noon
# skeleton: notice
# needs: price=count
# title: The Hour Itself
N: {date_cap} came, and everybody held their breath for it, and it went by like any other. It was some time before anyone dared to breathe out. # quiet
H: Is that all? Are we safe? # one eye open
F: For a week. It's always only for a week. The form comes again, and it wants to be told who was seen. I need somebody who'll be there, in all weathers, and put down what's so. # with a sheet
N: They looked at their boots, and up, and at their boots. They had each got such a lot on. # dry
P: I'll do it. # low
F: You? # mild
P: If it's none I'll write none, and you can have {x} {done}. I'll have been there. Every week, for good. I'm not to be paid, and there's no certificate. # stiff
{ why:
- "owed": F: Then I'll write to them that I've done away with one. One nought. It ought to be enough. # folding the old notice in four
- "name": F: It's signed at the bottom by both of us. It's not much of a thing to have happened. But it'll happen every week. # folding the old notice in four
- "lonely": F: You'd have to bring it to the table. Each week. In person? # folding the old notice in four
- else: F: And it's a penny each, for the eleven and six. They'll pay that. {way == "fair":They paid it for {tool}.|One of them's paid for a dog.} # folding the old notice in four
}
Q: In four. It's your bag that we found! You've been coming all the time! # staring
F: On Thursdays. Whoever writes it isn't counted. I looked it up. # low
P: You're counted now. That's one. # pencil out

=== defend_noon_ribbon ===
# step: noon
# skeleton: notice
# needs: price=ribbon
# title: Made Smaller
N: {date_cap} came and went. A few people cheered, and then they saw that {one} was still writing. # quiet
F: A notice can't be torn up. I wish it could. It can only be made smaller. I've been looking to see how small. # not looking up
H: How small? # close
F: "{x_cap} will be {small}." I can't get it any lower than that. The pen won't do it. # reading
N: They thought about it. One could live with that. One might even come to look. # dry
G: And who's to do it? Somebody's got to {small_job}.
{ why:
- "owed": F: It has to be done by somebody, or they write to me again. # sorry
- "name": F: It can't be me. I've signed it. I did so want one thing to happen. # sorry
- "lonely": F: I'd do it myself, if I weren't alone at the table. # sorry
- else: F: I can't pay anyone. It's still eleven and six. # sorry
}
P: I will. It's my name that was on it. # after a while
H: They'll all see you! Every week!
P: I know. I wanted to be looked at. # low
Q: And who's been coming here on {one_their} own, and folds things up in four? # to {one}
F: On Thursdays. Whoever writes it isn't counted. I hoped that somebody would write against it. # low
N: As there was a ribbon, {h} had the big scissors, and cut it, to begin with. {p} held the coats. # dry

=== defend_noon_place ===
# step: noon
# skeleton: notice
# needs: price=place
# title: Not Counted
N: {date_cap} came, and stood about among them for a moment, and went by. Nobody had called it. # quiet
Q: You've still got the pen in your hand. Put it down, and come. It's {own}. # to {one}
F: I can't. Whoever writes it isn't there. It's the rule. If I put it down, there's nobody who writes. # holding on
P: Give it to me. # holding out a hand
F: You'd have to do it every week. You'd be the one who isn't counted. Whatever you saw. # low
P: I know what it's like. I'd only have earned it. # low
N: {one_cap} gave {p} the pen. Then {one_they} took one step, and stopped, as one does when one has been told no; and nobody said anything at all but "mind the step". # hushed
F: It's just the same. It's lower. I was eight. # from there
{ why:
- "owed": F: I'll write to them that one's done away with. I'll say it was a hat. # from there
- "name": F: And something's happened. I was in it. # from there
- "lonely": F: There's somebody on each side of me. # from there
- else: F: It still costs eleven and six. But I've got a penny here. I've never been able to pay it, I didn't count. # from there
}
P: "Persons seen." How do you spell you? # writing

=== defend_change_bad ===
# step: change
# skeleton: notice
# needs: price=count
# title: A Bad Week
N: It was a week in which nobody goes anywhere. {p} had been at {x} since the morning, in boots, with a pencil, and had written nothing. # flat
P: Ten to. Five to. It's going to be none. # to nobody
N: Whoever counts can't be counted. {p} had looked for a way round that, and had found one, and had not taken it. # dry
H: Am I late? # out of breath, under a tray
P: {h}! You'll catch your death!
H: I had my boots on, and I was sitting on the bed. I thought, that's how it starts. # sitting down
P: That's one. # writing it very clearly
H: There's some more coming behind. They're slow. What did you do with that frame? The one I gave you?
P: It's still up. I took out the certificate. It's got week one in it now. "A bad week. None before noon. Then {h}." # low
N: {h} had nothing to say to that. It was written on the sheet all the same, under "remarks": said nothing, was pleased. # warm

=== defend_change_asked ===
# step: change
# skeleton: notice
# needs: price=count
# title: How Many Eggs
N: For weeks nobody asked {p} to count a thing. They counted for themselves, out loud, and went wrong. {p} sat by {x}, and wrote down who came. # quiet
Q: What is it this week?
P: Thirty-one. It was thirty-two, but one of them only wanted to know the time. # exact
Q: You could have put thirty-two. Nobody would know.
P: No. That was what was so bad about it. # not looking up
F: I've had your sheets. There's one with "three" on it. And jam. I've never believed in anything so much as in that three. # coming by
G: {p}? Have you got a minute? I've got some eggs. I get eleven, and {h} gets fourteen. # from a little way off
N: {p} put down the pencil, and picked it up again, and had to look for {p_their} voice. # still
P: I'd have to see them. # hoarse
G: Yes. That's why I've come to you. # mild

=== defend_change_hour ===
# step: change
# skeleton: notice
# needs: price=ribbon
# title: What Was Left of It
N: What was left of the notice hung on {board}, and was about as big as a stamp. And once a week, in front of everybody, {p} did what it said. # dry
P: {small_line} # to the crowd
W: Weren't you the one with the scissors? # stopping
P: Yes.
W: And you've got to do this for always?
P: It's in the border. # patient
N: They came every week to look. They said that they had only come to see {p}; but since they were there, they stayed; and that made more of them than there had ever been. # warm
Q: You've got a crowd. # coming up
P: I know. I used to think about it at night. There was a band. # low
Q: And?
P: It's not bad. It's only that I'd thought I'd be taller. Would you hold my coat? # doing it again
N: {q} held the coat. Behind them there was {x_sound}; and {date}, if it came by, had nothing to say. # soft

=== defend_change_coats ===
# step: change
# skeleton: notice
# needs: price=ribbon
# title: Snip
N: {one_cap} had hung the big scissors on two nails over the small table. People asked about them, and were told. # plain
H: You might have said that you wanted to cut something. We'd have found you a cake. # not quite done with it
P: I wanted it to be important. # low
H: I hadn't been near {x} myself. I'd nothing to be so loud about. I've told them so, in front of everybody. # gruffer
N: It was the hour. {p} put on a hat, and went out, and did it, as {p_they} did every week. Somebody laughed, as somebody always would. # plain
P: {small_line} # loud, and rather red
F: That's very good. I'll put "done". There's some string on this that wants opening; it's nothing, it's only forms. I can't get at it with my thumbs. # with a parcel
P: You've got scissors. # stiff
F: They're hung too high for me. I thought that you might. # mild
N: {p} got up on the chair. It was not much of a string, and there was no band. It made a sound like a very expensive bird. # warm

=== defend_change_room ===
# step: change
# skeleton: notice
# needs: price=place
# w: A small person
# title: There's Room
N: On Thursdays {one} came to {x} by day now. The green hat lay next to {one_them}, and whenever anybody came near it was picked up. # soft
F: You could move up, you know. There's space for two. I've said so every week. # over one shoulder
P: I'm all right here. It's what we said. One gets a good view of everybody's ears. # from further back
F: It's a bit of a draught, though, there.
P: It is. # content
N: A small person had come as far as {edge}, with a bag, and stood there, looking pleased and ready to be sent away. It was {p} who saw it. {p} had been looking out for it for some time. # still
W: Is it full? # not coming nearer
P: No. There's nothing but room. Come in. Who are you? # getting up
W: Where should I go?
P: Here. This one's good, it's got a draught, but you can see all their ears. # moving out
N: That left {p} standing. {p} put it on the form: "Seen, one more." And then folded the form, and it came out in four. # warm

=== defend_change_pen ===
# step: change
# skeleton: notice
# needs: price=place
# title: The One Who Writes
N: {p} sat at the small table now, on Thursdays, with the pen. From there one could see {x} quite well, and was not counted. # quiet
S: bell
P: Next. # looking up
Q: It's only me. I came to see how you are.
P: I've got a draught, and a bell. They ask me where to hand in things. I tell them eleven. # dry
Q: Do you mind it much? {own_cap}?
P: Every week. About this time. Then {one} {one_many:come|comes} by, and {one_many:lift|lifts} that hat to me, and goes and has it. You should see it. It's like watching somebody be eight. # low
F: Good evening! There's half a sandwich over. I've kept you the corner. # calling across
N: There was a bag, with the corner of a sandwich in it. {p} ate that, and then began to fold the bag, and looked at it, and did not. # soft
Q: What's the matter?
P: I thought I'd leave it open. In case somebody comes by. # setting it on the table
