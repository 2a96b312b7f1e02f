// The first episode: it has begun, what there is, and the first night of it. x may be what comes, what has run out, where they are, or who is with them.

=== survive_begin_coming ===
# step: begin
# makes: lasts=yes
# needs: x=thing,event,idea
# title: Before the Door Is Shut
N: {air} {a_who} {b_who} They were in the middle of something else when {h} came in backwards, with both arms full, and pushed {door} to with a foot. # quick
H: It's {x}. You'll have heard. # out of breath
A: We've heard nothing. We've been arguing about soup. # looking up
H: Then it's as well that I've come. Nobody goes out, and nobody'll get in. Not before {till != "":{till}|morning}, at the soonest. That's if it's only the one. # putting things down
B: The one what?
H: Morning. # short
A: Who else is here?
G: I am. I only came to bring back a jar. # from the corner
B: So there's the four of us. And what have we got to eat?
G: There's the jar. # humble
{ a_kind:
- "planner": A: I want everything that there is put down where I can see it. # sleeves up
- "explorer": A: What's it like, out there? How near can one stand? # nose to the crack
- "wildcard": A: I bags the side that isn't the draught. # quick
- else: A: Come in from the corner, {g}. You're not just the jar any more. # kind
}

=== survive_begin_told ===
# step: begin
# makes: lasts=yes
# needs: x=thing,event,idea
# title: Other People's Mothers
N: {air} {a_who} {b_who} They had been told, by nine people, one of whom had a bell. # dry
A: I thought that they meant other people. # looking out
A: How far off would you say it is?
B: {x_cap}? I'd say that it's as far off as that, and coming. No. It's as far off as this. # stepping back
S: crash
N: They got {door} to, with four hands and a shoulder. The shoulder was {g}'s, who had been passing. # brisk
G: I've left my supper on. I was only out to take back a jar. # against the door
H: You can forget that. There's to be no going home till {till != "":{till}|it's morning}. # from within
A: {h}! How long have you been here?
H: Since the bell. I was told, so I came and sat. I can't be doing with people who come in at the last moment, and bring the cold in with them. # severe
B: We're sorry about the cold. # humble
H: It's done now. It'll have to stay with the rest of us. # moving up

=== survive_begin_left ===
# step: begin
# makes: lasts=yes within=yes
# skeleton: signal
# needs: x=place
# title: Somebody Will Have Counted
N: {air} {a_who} {b_who} So there they stood. There {x_was} {x}, as far as one could see, and nobody else at all was looking at it. # plain
A: They'll come back for us. # cheerful
B: They've only got to count. They get to the end, there's four missing, and they turn round. # cheerful
H: Who was it that counted, this morning? # slow
G: It was me. # small
A: And how many did you get? # less cheerful
G: I got everyone. I counted us twice. I was so afraid of leaving anybody out. # smaller
G: I've got a jar. It's empty. I was taking it back. # smaller
H: They'll see it when they lay the table. That's tonight. And then they won't set out before {till != "":{till}|it's light}. # practical
B: So we've only to last till then. # looking about
{ b_kind:
- "planner": B: I make that one coat between two, and I'd like it minuted whose coat. # counting
- "explorer": B: I did want to see it with no one in it. I suppose that this is what that's like. # turning round
- "wildcard": B: I've got a mint. I only mention it. I'm not sure that it's out of its paper. # feeling
- else: B: At least it isn't anyone's fault, {g}. It's only that you were so thorough. # kind
}
A: Nobody's to wander off. # looking at {x}

=== survive_begin_small ===
# step: begin
# makes: lasts=yes within=yes
# skeleton: signal
# needs: x=place
# title: The Size of It
N: {air} {a_who} {b_who} It had all happened so fast that they were still holding what they had been holding. {a} had a cup. # dry
A: Is this all of it? # looking round
B: I only know {x} from going through, on the way to somewhere else. I never looked. # looking round
H: Then look now. I've been as far as {edge}, and I sat down twice, and there's no getting out by there. # arriving
G: And I've been the other way, with this jar, and came back to here. I knew it by you. # arriving
A: How long till someone comes? # low
H: {till != "":Not before {till}.|Not before morning.} If they look. And if it's here that they look. Who'd look here? # low
{ b_kind:
- "planner": B: First we want a middle. One can't keep house without a middle. # stamping on it
- "explorer": B: I'll go up something. I shan't like it, but I'll know more. # eyeing {x}
- "wildcard": B: We could shout. We could shout something so rude that they'd come to complain. # breathing in
- else: B: Give me that cup. We'll want something that's the same as it was. # taking it
}
A: It's only one night. I've stood in queues that were longer. # not looking up

=== survive_begin_lost ===
# step: begin
# skeleton: stranded
# makes: with=place lasts=yes
# title: Where We Were When It Came
N: {air} {a_who} {b_who} They were in the middle of {x}. # plain
A: Look there. That's {foe}, coming over the whole of it. We'll never get home in front of that. # low
B: We could run.
A: It's running. # looking at it
H: In here. It isn't much, but it's got a back to it. Mind my stool. # from behind {hide}
B: {h}! You brought a stool? # astonished
H: I came to {x} to sit. There's nobody'll fetch us before {till != "":{till}|it's light}. That's if they've counted. # moving up
G: I counted. I made it everybody. I had a jar, I think I may have put down the jar. # small
{ b_kind:
- "planner": B: Everybody out with what they've got, and I'll put it in order. # sleeves up
- "explorer": B: I always wanted to see {x} with nobody in it. This is what that's like. # turning round
- "wildcard": B: I've got a mint. I'm not sure that it's out of its paper. # feeling
- else: B: Come in, {g}. You were only being thorough. # kind
}
A: Is everyone's foot in? # pulling something across

=== survive_begin_them ===
# step: begin
# makes: lasts=yes
# needs: x=group,person,creature no-foe_type=thing
# title: On the Other Side of the Door
N: {air} {a_who} {b_who} It was {g} who saw it first, coming to bring back a jar; and {g} walked in, put down the jar, and sat on it. # dry
G: Don't go out. # after a time
A: Why? What's out there? # amused
G: {x_cap}. # small
B: {x_cap}? Here? How near? # up at once
S: knock
G: About as near as that. # smaller
N: They all put their backs to {door}. There was {x_sound}, on the other side of it; then there was a pause, as though somebody were reading the number. # tense
H: I said so. I said it would be {x}, one of these days, and you all told me to eat my supper. # shoving
A: How long can we hold it?
H: As long as we're heavy. There'll be no one by before {till != "":{till}|it's morning}. # shoving
{ b_kind:
- "planner": B: Two on the door and two resting. I'll do a list, if someone will take my side. # pushing
- "explorer": B: I'd like just one look. Through the crack. With one eye. # pushing
- "wildcard": B: What if we all stopped pushing at once? It's only an idea. # pushing
- else: B: Poor things. I mean, us. # pushing
}
A: Has anyone got anything to eat? # to three backs

=== survive_begin_all ===
# step: begin
# needs: x=group,person,creature foe_type=thing
# makes: with=them lasts=yes
# title: What to Do with Them
N: {air} {a_who} {b_who} It had been coming on since noon, from the side of {den}, and by supper there was no pretending that it was going to somebody else. # low
H: It's going to be one of the long ones. {till != "":There'll be no help before {till}.|There'll be no help before it's morning.} # at {door}
A: {foe_cap}? We've been in longer. # easy
H: I'm not thinking of you. I'm thinking of {x}. # not turning
B: What about {x}? {x_they_cap} {x_was} never out in a thing like this. # sitting up
H: That's what I say. Somebody's got to see to {x_them}. I've got my hands full with the stores, and {g} is frightened of {x_them}. # over a shoulder
G: I just don't know what {x_they} {x_plural:like|likes}. I only came to bring back a jar. # from the corner
N: {x_cap} {x_was} at the other end already, with {x_part} drawn in, looking at nobody in particular; as one does who has been told not to be a trouble. # quiet
A: We'll see to {x_them}. It's only for a night. # quick
B: What do {x_they} eat? # quick, and lower
H: I'd find that out first, if I were you. # coming away

=== survive_begin_space ===
# step: begin
# makes: lasts=yes
# tone: space,eerie,noir
# needs: x=thing,event,idea
# title: All the Small Green Lights
N: {air} {a_who} {b_who} First the hum stopped. # quiet
A: What's that? # low
B: Nothing. That's what it is. # low
N: Then, all along the side, the small lights went out, one after another. # hushed
H: Nobody's to move. It's {x}. I'd hoped that I'd be off duty. # in the dark
A: How bad is it?
H: There's one lamp. There's what air we came in with, and what we've got in our pockets. If we sit still, and nobody sings, it'll do till {till != "":{till}|the morning watch}. If they've noticed. # in the dark
G: I only came to bring back a jar. What if they haven't noticed? # in the dark
H: Then it'll do till the same time, and after that it won't. # level
{ b_kind:
- "planner": B: Then we breathe by turns. I'll draw up a list, as soon as I can see a pencil. # low
- "explorer": B: I've always wondered how dark it was, under the lights. It's very dark. # low
- "wildcard": B: I'd only just thought of a song. # low
- else: B: {g}? Put out your hand. No, that's the wall. There. # low
}
A: Light the lamp. Let's have a look at who we are. # low

=== survive_stores_row ===
# step: stores
# title: In Order of Usefulness
N: {h} had them turn out their pockets, and laid it all along {ground} in a row, in order of usefulness. # plain
H: {food_cap}. That's the half of one, and somebody's been at the icing. One lamp. One blanket. A jar. # pointing
A: What's in the jar?
G: Nothing. It was going back. # sorry
H: An empty jar. String. {tool_cap}. I don't know what use that is, so I've put it in the middle. # pointing
B: It might be any use. It's all in how you look at it. # defending it
H: And that's where it begins to go off. Three keys. A ticket. A thing that's fallen off another thing. And {a}'s brought a poem. # moving down
A: It was in my pocket. I didn't bring it. It's not finished. # red
B: It isn't much. For four, until {till != "":{till}|morning}.
H: I've seen less. There was once a time that we had three of us and a hinge. # stern
G: What happened? # in a whisper
H: We got very good at looking at the hinge. # sitting down by the row

=== survive_stores_halves ===
# step: stores
# title: The Fourth Part of a Raisin
N: There was one piece of {food}. It was {h} who cut it; {h_they} had been given the knife because nobody liked {h_them} well enough to hope. # dry
H: That's four. Don't breathe on them. # knife up
A: That one's got the raisin. # leaning in
H: I can cut a raisin. # leaning in
B: It isn't that. It's only that if you cut it then nobody's had a raisin. # thoughtful
H: And that's all there is. It's to last till {till != "":{till}|morning}. So you'll each have a quarter of yours now, and a quarter when you can't stand it, and a quarter when you can. # cutting
G: That's three. # counting
H: The last's for looking at. You'll find that's the one that keeps you going. # wrapping it up
N: So they ate, very slowly, each of them trying to have longer than the next one. # quiet
A: {with != "":Do you suppose that {foe} ever stopped for supper?|What do you think they've got, out there? {foe_cap}?} # to take their minds off it
H: {with != "":Not yet. There's all of {den} to be got through, first.|{foe_cap}? Whatever it is, they never counted it. They've no notion, over at {den}.} # wrapping
B: {with != "":I'd ask for seconds. I'd ask so nicely.|They'll have a whole one. They'll be throwing it about.} # with longing

=== survive_stores_blanket ===
# step: stores
# a: careful
# b: bold
# title: A Matter of Corners
N: There was one blanket. It was meant for one person, who had no feet. # dry
A: We can do it if we all lie the same way, and turn over together. # measuring
B: Who says when?
A: I'll say. It'd be on the hour. I call, turn, and everybody turns to the left. # measuring
G: Which one's left, when I'm lying down? # worried
H: I don't lie. I sit. I've sat through every one of these that there's been. # from the stool
N: They tried it. It covered the middle two from the chin to the knee. {g} had a corner, and held it in one fist, in order to have had some. # dry
B: There's a hole just here. I can see {h} through it. # from below
H: Then shut your eyes. There's four of us, there's that, there's {tool}, and {food} for one. I've known it be worse. I've known it be the same, with a goat. # on the stool
A: Was the goat warm? # with interest
H: It was the goat's blanket. # short
A: Turn! # calling
N: It was the wrong left. # rueful

=== survive_stores_gentle ===
# step: stores
# tone: gentle,manners
# title: One Each to Look After
N: {h} shared out the things; not to have, but to look after, so that everybody should have something. # soft
H: You have the lamp. It doesn't like to be stared at. Just look at it now and then, as if by chance. # giving it
A: I'll be careful. # soft
H: And you've got {food}. You mustn't eat it, and you mustn't count it. You'd be surprised how it goes down when it's counted. # giving it
B: Can I smell it?
H: With your eyes shut. And {g}, you'll have the door. # gentle
G: The whole door? # proud
H: You've only to lean on it, and think about something nice. I'll take {tool}, as there's nobody else who'd know where to put {tool_them}. # settling
N: That was all there was. It did not look so little, with a person behind each of them. # soft
A: What about {threat}? Who's looking after {threat_them}? # after a while
H: We all are. It's too much for one. # tucking in an end
B: {with != "":And who looks after {x}?|And who looks after {foe}? Out at {den}?} # drowsy
H: I couldn't say. I never asked. # slower

=== survive_night_sounds ===
# step: night
# title: Which Noise Was Which
N: By ten they knew all of the noises. They had given them names, so as to be able to leave them alone. # low
A: That's Harold. He's only the hinge. # listening
B: And that's the Duchess, who drags something. She's quite all right as long as she goes from left to right. # listening
S: knock
H: Who's that, then? # in the dark
A: That's a new one. # sitting up
N: They waited for it. It was a good long way off, from about where {den} would be, and there was something in it that the others did not have. # hushed
G: I think it's {foe}. There isn't anybody else out there. # whispered
B: {with != "":Then who's the Duchess?|In this? They'd never be out in this. They'd have gone in.} # whispered
H: {with != "":That's {foe}, too. It's all of it {foe}.|Gone in where? There's nothing to go into, at {den}.} I never thought of it until now. # slow
{ a_kind:
- "planner": A: {with != "":Then it only wants the one name. I'll cross out Harold.|They'll have made arrangements. People do.} # not sure
- "explorer": A: Once more. If it comes once more I could tell you how far. # listening
- "wildcard": A: Call it Norman, and go to sleep. # pulling up what there was
- else: A: I wish that you hadn't said it. I was nearly warm. # low
}
N: Then the Duchess came by, from right to left; and nobody spoke till she had gone. # dry

=== survive_night_first ===
# step: night
# b: bold
# title: How Long Is Left
B: What time is it? # in the dark
A: It's four minutes since you asked. # in the dark
B: It can't be. I've been right through everything I know. I've done my tables. I've been over the whole of last summer. # in the dark
N: Outside, {threat} went on, and did not seem to mind how long a thing took. # low
G: I'm not afraid, by the way. I thought that somebody might like to know. # in the dark
A: Thank you, {g}. That's made a difference. # kind
G: I was before. I was afraid that I'd be the only one who was. # easier
B: What's over there? There, look. Over by {den}. Something went across. # up on an elbow
H: There's only {foe}, out there. You keep your eyes in here. # sharp
B: What's there to do out there, in all this?
H: The same as in here, I dare say. Only with nobody to tell {foe_them} what time it is. # after a silence
A: What time is it? # low
H: Six minutes. # low

=== survive_night_rule ===
# step: night
# title: The Rules of the House
N: There had to be rules, and {h} had them by heart. # dry
H: One. Nobody says the word "never". Two. Nobody says "hot", "buttered", or "at home". Three. If you're going to be low, you say so, and we take it by turns. # counting
B: Can there be two at once? Only I could feel it coming on. # small
H: There cannot. Somebody's always got to be the one who says that it isn't so bad. That's you till midnight. # pointing at {a}
A: It isn't so bad. # after a swallow
N: It was quite bad. {threat_cap} had come up closer, or they had shrunk; one could feel it on the other side of {door}, the way that one feels somebody read over one's shoulder. # low
G: {with != "":It's left off, over towards {den}.|There's somebody else calling out in that. Towards {den}.} # lifting a finger
H: {with != "":That's only {foe}, breathing in.|It's only {foe}.} # short
G: Is there a rule about {foe}? # anxious
H: There's never been one. It hasn't come up. # shorter
A: It isn't so bad. # rather high
B: You did that beautifully. # grateful

=== survive_night_watch ===
# step: night
# tone: epic,eerie,noir
# title: The Second Watch
N: They kept watches, since that is what is done. {a} had the second, and {b} could not sleep, so that there were two on it. # low
A: You ought to lie down. # low
B: I am lying down. I'm doing it sitting up. # low
N: There was the lamp, turned as low as it would go without going. Beyond it lay {threat}; and one could not have called that angry. It was only all so very much larger than they were, and had not been told that they were there. # hushed
A: I keep counting us. I get four, and then I think, who was the fourth? # low
B: You leave yourself out. # low
N: Something moved, out by {den}. It moved as though it would sooner not. # hushed
B: Is that {with != "":the rest of |}{foe}? # whispered
A: It's got to be. There's no one else out there to be anything. # whispered
B: That makes five, at the least. # after a time
