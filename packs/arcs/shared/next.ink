// After the end: a new want comes in by itself. Each is a door, and says what the season behind it is about.

=== shared_next_letter ===
# step: next
# needs: foe=talks
# style: kind
# door: Answer the letter from [one]
# recall: had a letter from [one], and meant to answer it
# then: kind=befriend x=foe foe=place
S: paper
N: It came through {slot}, folded very small, as if it hoped to be missed.
A: It's from {one}. # turning it over
B: What have we done now?
A: "I have made too much supper. It is nobody's fault. It happens every evening." And it's got the hour on it. # reading
B: Is it a trap?
A: It's crossed out the word "alone". You can still read it. # holding it to the light
B: Nobody's ever been asked to supper there. # slow
A: I don't think anyone's ever been asked who had. # slower

=== shared_next_waiting ===
# step: next
# needs: foe=mute no-foe_type=thing,place
# style: kind
# door: Make a friend of [foe]
# recall: made up their minds to make a friend of [foe]
# then: kind=befriend x=foe foe=place
A: Don't look round. It's {one}. Out beyond {edge}. # low
B: Again? What's it for, this time? We haven't got anything that anybody could want.
A: It was the same yesterday, and the day before that. Nothing happens. It's only there. # low
B: Perhaps it's got into the way of us. # slow
N: They had never looked at {one} before without wanting something. It made quite a difference to the outline. # dry
A: I waved. I felt a fool. # admitting it
B: Did anything wave back?
A: I don't know. It got a bit nearer. # low

=== shared_next_polish ===
# step: next
# style: clever
# door: Find out who comes at night
# recall: noticed that somebody came to [treasure] at night
# then: kind=find-out x=treasure foe=show
N: It was {a} who noticed it, about {treasure}, and said nothing for three days, in case it stopped.
A: Somebody's been looking after it. Not us. It's been wiped. # low
B: {h}?
A: I asked. {h} thought that it was me. # low
B: Then {g}.
A: {g} was going to ask you. # whispered
B: So somebody comes, in the night, that none of us knows, and goes. # slow
A: And leaves this. It's a crumb. It's not off anything we eat.

=== shared_next_party ===
# step: next
# style: honest
# door: Make a feast for [h]
# recall: promised [h] a feast
# then: kind=celebrate x=h foe=place
A: {h}, when's your birthday? # idly
H: Oh, I had one. It's over. # brisk
B: When was it?
H: When you were out. It was the same day. I only thought of it on the way to bed. # brisk
N: It was said quite lightly. It lay about all evening, and they kept on stepping over it. # dry
A: Has anybody ever made you one? A proper one? With people? # careful
H: What would people come for? # truly puzzled

=== shared_next_far ===
# step: next
# style: bold
# door: Go and see how far it goes
# recall: set their hearts on going past [den]
# then: kind=journey x=den foe=place
N: {b} had taken to standing by {edge}, and looking, with a spoon in {b_their} hand.
A: Your supper's getting cold. What is it?
B: You know {den}? You know how we thought that was the end of it? # not turning round
A: It was.
B: I looked past it, while you were busy. It goes on. There was something there, a long way behind, the wrong colour to be nothing. # low
A: How long have you known? # coming to look
B: All the way home. I didn't want to spoil your supper.

=== shared_next_teach ===
# step: next
# a: payer
# style: honest
# door: Teach [g] how it is done
# recall: said that they'd teach [g]
# then: kind=teach x=g foe=place
N: They heard a thud by {hide}, and then another, and then a short word.
A: {g}? Are you hurt?
G: No. Go away. I'm not doing anything. # out of breath
B: You're doing what {a} did. You've got your tongue out just the same. # gentle
G: It looked easy! You just went and did it. I've been at it for days, and I've a bruise like a fish. # bitter
A: Why didn't you ask?
G: I don't like being bad at a thing with people there. # very low
B: Nobody does. That's all that lessons are. # sitting down

=== shared_next_roof ===
# step: next
# style: clever
# door: Build something for [crowd]
# recall: begun to plan what [crowd] should have
# then: kind=build x=crowd foe=place
N: It was over, and still {crowd} came, of an evening, and stood about. They had nowhere to put their cups. # dry
A: They don't want to go home. # looking out
B: They've nothing to sit on. {h} is leaning on {g}. # looking out
A: You'd need something long. With a back to it. And a bit over the top, for when it's wet or otherwise. # slow
B: Have you ever built anything?
A: I've had things fall on me. I've seen how they're made. # pencil out

=== shared_next_measure ===
# step: next
# style: careful
# door: Stop what is planned for [den]
# recall: heard what was planned for [den]
# then: kind=defend x=den foe=show
N: It was {g} who brought the news, with one arm in a coat.
G: There's somebody out at {den} with a tape measure! # panting
A: What for?
G: It's to be tidied. They've got a drawing of how it'll be, and there's nothing on it. # panting
B: But we've only just got to know it. # blank
G: They said that nobody used it. I said, they do. They said, who? # miserable
A: Us. Go back and say, us. # getting up

=== shared_next_supper ===
# step: next
# style: bold
# door: Go and look for [g]
# recall: gone out to look for [g]
# then: kind=rescue x=g foe=place
N: {g}'s was the plate that went on being clean.
A: Has anyone seen {g}? # passing {food}
H: Not since morning. {g_they_cap} wanted to hear all about {den}. How you got there. What it was like. # serving
B: We told {g_them} the funny parts. # stopping
A: We drew it. {g_they_cap} asked if {g_they} could keep the drawing. # stopping, too
N: They all looked at the plate. It had a pattern that nobody had ever seen, because {g} was always the first to begin. # quiet
B: It wasn't a good drawing. # getting up

=== shared_next_challenge ===
# step: next
# style: bold
# door: Take up the challenge
# recall: been challenged, and had not said no
# then: kind=contest x=treasure foe=show
N: The card was on {board}, held up by a pin with a pearl on it.
A: "To those two. I hear that you are good. I am better. Bring {treasure}, and we will see." # reading
B: It's not signed.
A: It doesn't need to be. Look at the size of the I. # low
B: We could just not. There's no law that says we've got to be better. # sensible
A: No. # still reading
B: You've got that look.
A: It says, "I shall quite understand if you are busy." # quiet
B: Give me that. # taking it

=== shared_next_gone_quiet ===
# step: next
# style: kind
# door: Sit down beside [g], and wait
# recall: seen that [g] was not happy
# then: kind=feeling x=g foe=place
A: Did {g} say good night to you?
B: Now I think of it, no.
A: Nor to me. Everyone was telling it at once, and I looked across, and {g} was holding the coats. # slow
B: {g} likes holding coats.
A: I said that, too. And then I thought, I've never asked. # low
N: There was a light on still, by {hide}, behind a heap of coats. It was {g}, wearing {g_their} own. # quiet
G: I'm all right. I was just going. # not going

=== shared_next_half ===
# step: next
# style: careful
# door: Promise to take turns with [treasure]
# recall: promised each other to look after [treasure] by turns
# then: kind=two-of-us x=treasure foe=show
N: {h} gave it to them in front of everyone, so they could not say no.
H: {treasure_cap}. It's to be yours, from now on. The both of you. # pleased
A: Which of us? # smiling, low
H: Both. I've just said. # going
N: They stood there, holding it. It had plainly been made for one person to hold. # dry
B: We'll take it in turns. # generous
A: Of course we will. You first. # generous
B: No, you. When's my turn? # not letting go
A: When I've had mine. # not letting go
B: We ought to promise something. Quickly. # low

=== shared_next_gap ===
# step: next
# style: clever
# door: Find [treasure] before anyone sees
# recall: seen that [treasure] was gone, and told nobody yet
# then: kind=recover x=treasure foe=show
A: Don't turn round. Keep on smiling. Where's {treasure}? # through the teeth
B: It's behind me. It's always behind me. # smiling
A: It isn't.
B: I heard you put it there. # smiling less
A: You heard me put my cup there. I thought that you had it. # through the teeth
N: {crowd_cap} had their backs to it, and were singing. It was a long song, luckily; they were fond of it, and did the last verse twice. # dry
B: So how long have we got? # low
A: They're at the part with the owl. # low

=== shared_next_weather ===
# step: next
# style: careful
# door: Get everybody ready for it
# recall: seen it coming, and said so
# then: kind=survive x=crowd foe=place
N: It was {h} who looked up first, and then sat looking, with a spoon halfway.
H: That's early. # quiet
A: What's early? # looking, too
H: It shouldn't be here for a month. I've only seen it come like that once. I was as high as this spoon. # quiet
B: What did people do?
H: They went inside, all together, and somebody counted. You'd be surprised how many there are of us, once you start. # putting the spoon down
A: How long do we have? # up already
H: Long enough, if nobody finishes their supper.
