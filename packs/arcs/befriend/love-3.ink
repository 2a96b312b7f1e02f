// LOVE, episode 3: it was the two who did it, and what it costs one of them to mend it. way3=own, watch, ask; price=keep, word.

=== befriend_go3_owning ===
# step: go3
# skeleton: love
# door: Own up to [x] and to [other]
# style: honest
# recall: owned up to both
# title: It Was Us
# makes: way3=own
N: They drew straws for who should begin, and both of them got the short one, for {p} had cut the straws. # dry
P: It's about yesterday. {way == "call":It wasn't a lid, over there. It was {q}, out of breath.|{way == "note":That paper's ours. And the jam.|The present was meant to be from you. We left off the name, to make it prettier.}} # hat in both hands
Q: And {other} never got what you said. {other_they_cap} got {way == "call":two drawers|{way == "note":a rope|a bucket}}. # fast
N: It was hard to tell what {x} made of that. They stood, and were looked at, or else they were not. # quiet
{ x_talks:
  X: Two days I've been sorry for something. And I couldn't think what. # slow
- else:
  N: Then came {x_sound}, very dry. It was the way in which one says, "I see". # flat
}
P: And now we've got to go over and say it all again, to {other}. # low
Q: You do it. No. You'd do it with a drawer. We'll do it together. # taking hold of a sleeve

=== befriend_go3_halfway ===
# step: go3
# skeleton: love
# door: Sit down half-way and do nothing but listen
# style: careful
# recall: sat down half-way and listened
# title: Half-Way, with Blankets
# makes: way3=watch
N: They carried nothing that night but two blankets. They spread them just half-way, and lay down on their backs. # plain
A: We don't say anything, and we don't do anything. If something has to be done we sit on our hands. # whispered
B: And if one of them says something? # whispered
A: Then it's been said. # whispered
N: It is surprising how much there is to be heard, if one has nothing to say. There was {noise}. There was {g}, who talked in {g_their} sleep, about buttons. And on the left there was {x}, and on the right there was {other}, and neither made a sound. # quiet
B: They've given it up. # after an hour
A: Wait. You've just breathed. Do it more quietly. # a hand on the other's arm
B: I can't breathe more quietly. It's the smallest one I've got. # hurt
A: There. # hardly to be heard
N: From the left had come the very beginning of {x_sound}, no bigger than a bean. # hushed

=== befriend_go3_oldest ===
# step: go3
# skeleton: love
# door: Ask who has known the two of them longest
# style: kind
# recall: asked who has known them longest
# title: Long Before the Two
# makes: way3=ask
N: {h} had known them longest. It had never been told, since nobody had asked. # plain
H: You'll have to hold the wool. I can't remember things with nothing on my hands. # settling
A: Were they always like that? {x_cap}, and {other}? # hands held out
H: {x_cap} {x_was} here first; and sulked. There was nothing, for a whole year, but what had to be. And then {other} came, and that first evening there was {other_sound}. I dropped my cup. It wasn't at that. It was because {x} answered. # winding
B: And {other}? Did {other} answer that? # holding the other end
H: I'd like to tell you yes. But there was such a clatter, with the cup, and everybody ran, and fussed. By the time they'd swept up it was over. # winding slower
A: So for all you know {other_they} did. # slow
H: For all I know. I've often thought of it. It was a noisy cup. # low
N: The wool had stopped going round. # still

=== befriend_learned_own ===
# step: learned
# skeleton: love
# needs: way3=own
# title: By Itself
N: {other_cap} took it better than they had feared. They said it twice, once from each side, so as to be fair. # dry
P: And it's from {x}, all of it, and always was. And we're sorry about the {way == "call":drawers|{way == "note":rope|bucket}}. # ending
N: There was a pause. Then there was {other_sound}. It was not loud; but all of it was there, the warm bit too. # quiet
Q: That's for {x}! That's the answer! Quick, you take the first half and I'll take the second! # starting to run
P: No. # not moving
Q: It'll get cold! # on one leg
P: We'd only get there with the half of it. Whatever we carry, it's us by the time it arrives. {x_cap} {x_plural:don't|doesn't} want {other} done by me. With a quack. # low
Q: What {x_plural:do|does} {x} want, then? # putting down the leg
P: That. Just that, what we heard. By itself, and not carried. # after a moment
N: From where they stood one could just see where {x} {x_was}, with no idea of what had been said. # quiet

=== befriend_learned_watch ===
# step: learned
# skeleton: love
# needs: way3=watch
# title: Two Beans
N: They had their hands over their mouths by now, each over the other's. # hushed
A: And there's {other}. D'you hear it? On the right. It's just the start of it. # through the fingers
N: It was {other_sound}, as small as could be: what one does when one believes that nobody's awake. And on the left, in the same moment, was {x_sound}, smaller. # hushed
B: They're both doing it! Both at once! They're doing it so low because each of them thinks that it bothers the other! # through the fingers
A: Nobody knows it but us. We're lying on the only spot where one can hear the two of them. # slow
B: We could tell them. I'd do it just like that. I've got it exactly. # sitting up
N: {a} pulled the blanket, and {b} lay down again. # dry
A: Sit on your hands. It wants to be heard and it doesn't want to be told. Somehow they've got to get what we've got. Here. This spot. # patting it
B: You can't post a spot. # after some thought

=== befriend_learned_ask ===
# step: learned
# skeleton: love
# needs: way3=ask
# title: A Noisy Cup
B: It's never once been quiet enough. That's all. It isn't that {other} didn't answer. It's that there's been a cup. # staring at the wool
A: There's always a cup. If it isn't a cup it's somebody running up and being helpful. # low
H: I wasn't going to say so. # winding on
A: {way == "call":We did it in our own voices, and went and stood in front.|{way == "note":We stuck something over it. With jam.|We put a bow on it, and then we put you on it.}} And all the time they'd only have wanted us to move over. # slow
N: There was, faintly, {other_sound}. Somebody, at that very moment, slammed {door}, and wished everyone a good evening. # flat
B: There! You see? That was one! And nobody heard it! # jumping up
H: Mind the wool. # calm
A: We don't have to carry anything. We've got to get things out of the way. And the first is us. # getting untangled
N: That took some time, for they had been holding the wool for so long that they had got into it as far as the elbows. # dry

=== befriend_amends_keep ===
# step: amends
# skeleton: love
# makes: price=keep
# title: What It Costs
H: You can count me out. And so will the others tell you. You've got people's hopes up once, and they had to sit through that supper. Nobody's going to stir a finger for it now, not for nothing. # arms folded
P: And if we'd give something? So that you'd see that we mean it? # low
H: It'd have to be a thing that you'd notice. # not unkind
N: {p} looked in all {p_their} pockets, and everybody could see that {p_they} began with the wrong ones on purpose. In the last was {p_keep}. # quiet
Q: Not that. We'll find something else. There's my hat. # low
P: You don't like that hat. It has to be noticed. # not looking at it
P: {p_keepwhy} But there it is. # lightly
N: {p_cap} put it down in the middle of the table, where the salt had been, and took away {p_their} hand very slowly, in order to have done it. # quiet
H: That stays with us, mind, whichever way it goes. # gruff
P: Yes. It was we who shut them up. # both hands in empty pockets
H: Then we'll come. All of us. You only have to say when. # after a moment

=== befriend_amends_shelf ===
# step: amends
# skeleton: love
# makes: price=keep
# title: Better than Buttons
N: {g} had a sheet, with columns, for those who bet buttons that it would come to something, and for those who bet that it would not; and as long as there was a sheet nobody would leave those two alone for as long as a minute. # dry
P: Burn it. Call it off, and get them all to keep back. # low
G: I can't. There's sixty buttons on it. They'd have my skin. They want to win something. # unhappy
Q: Then we'd have to put up something better than buttons. # thinking
N: They both thought of the same thing; and {q} was ashamed of it, and looked at {ground}. # quiet
P: There's {p_keep}. # at last
Q: No! # quick
P: {p_keepwhy} So it's worth more than sixty buttons. It's worth more to me, anyhow; but they could draw lots. # low
G: For good? I'd have to give it away, to somebody. I don't know to whom. # not touching it
P: I'd rather not know either. Just take it. I got the one of them hurt, and the other puzzled, and I haven't got anything else. # holding it out
N: {g} took it, in both hands, and with {g_their} foot pushed the sheet into the stove. # still

=== befriend_amends_word ===
# step: amends
# skeleton: love
# makes: price=word
# title: Standing on a Chair
N: Somebody had to say to everybody what had really happened, or they would go on blaming {x}, or {other}. {p} got up on a chair. # plain
P: It wasn't {x} who left off. And it wasn't {other}. It was us. I'd like you to know how it was. # loud, and then less so
H: We know how it was. {x_cap} had a change of heart. # calling
P: No! {way == "call":I went over there and did {x}. In my own voice. With a quack, and two drawers.|{way == "note":I wrote a letter and stuck it on with jam. It was eaten from the one end, and what was left of it said the opposite.|I left a present and didn't put a name on it, because I thought it'd be prettier. And then {h} sneezed.}} # hot in the face
N: It was so quiet that one heard the first of them begin to laugh. Then it was not quiet any more. # dry
Q: They've stopped being cross. # low, pulling {p} down
P: They'll call me that. {way == "call":"The Drawer"|{way == "note":"Jam"|"The Ribbon"}}. They'll still be calling me that when I'm old. # lower
Q: Somebody's got to be called something. # taking {p_their} hand

=== befriend_misgive_over ===
# step: misgive
# skeleton: love
# title: Whose Business
Q: Maybe we ought to leave them be. # kicking at {ground}
P: Now? After {price == "keep":I've put down {p_keep}|I've stood on a chair}? # stopping
Q: That's why you want to go on. It's not for them any more. It's so that it should've been worth it. # hot
P: That's not fair! # hot too
Q: Every time that we've helped them they've got quieter! Another week of us, and there'd be moss on them! # hotter
N: It is disagreeable to be told a true thing by somebody who is shouting. {p} walked as far as {edge}, and came back. # dry
P: I know. I lie there, and I hear them not doing it. # low
Q: So do I. I can't sleep, for the quiet. # low
P: It isn't that I want to help any more. I only want to put it back to where we found it. And then a bit to the left. # low
Q: How much, to the left? # after a moment
P: So that they can hear. That's all. Then we go home, and we don't go between anybody again as long as we live. # hand on heart

=== befriend_misgive_hear ===
# step: misgive
# skeleton: love
# title: And If Not
Q: There's one thing that nobody's thought of. # low
P: I've thought of it. Don't say it. # looking straight in front
Q: What if {other} {other_plural:don't|doesn't}? What if {x} {x_has} been calling over, all that time, and {other_they} only {other_plural:make|makes} that sound because that's what {other_they} {other_plural:do|does}? # all in one breath
N: {p} did not say anything, for as long as it takes to go past a bench, and round it, and past it again. # quiet
P: Then {x_they} ought to hear that. And not have it from us. # at last
Q: It's a hard thing to hear. # low
P: It's a harder one to have somebody bring you, who's changed it to be nice. I'd have changed it. I know that I would. I'd have put some hope in. # low
Q: {price == "keep":You gave away {p_keep}, for something that might be a no.|You stood on a chair, for something that might be a no.} # stopping
P: I gave it so that they'd be able to ask. # going on
Q: I couldn't have done that. I'd have wanted to know first. # catching up
