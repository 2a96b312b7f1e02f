// One of the two is invisible, very small, grounded, half asleep, as light as a feather. {trait_of} comes after "is".
// So nothing is said of what P looks like, or lifts, or where P can be seen.

=== trait_state_1_lower ===
# step: trait1
# needs: trait=state
N: {q} went once round {p}, as one goes round a chair in a sale. # dry
Q: How long does it last, being like that?
P: Nobody's told me. {trait_i_cap}, that's all.
Q: Have you tried anything for it?
P: I tried sitting down. It was exactly the same, but lower. # fair
Q: We've got to {verb}. There's me, and there's you, and you're {trait_of}. # adding up
P: That's still two. I make it two every time. # dignified

=== trait_state_1_string ===
# step: trait1
# needs: trait=state
# makes: trait_plan=string
N: {q} tied one end of a long string to {p}, and kept hold of the other. # plain
P: What's that for?
Q: You're {trait_of}, and we're off to {verb}. I want to be sure that there's somebody on the end. One pull's yes. Two's no. # testing the knot
P: And three?
Q: Three's, come at once. You're not to do three for fun. # severe
N: It did three before they were past {edge}. # dry
P: I was seeing if you'd come.

=== trait_state_1_jar ===
# step: trait1
# needs: trait=state
# makes: trait_plan=jar
H: {trait_of_cap}? I've got the very thing for it. # rummaging
N: It was a brown jar. According to the label it was for chests, hinges and disappointment. # dry
P: It doesn't say anything about being {trait_of}.
H: It doesn't say not. You can't go off to {verb} in that state, with nothing rubbed on.
Q: Does it work? # sniffing it
H: Nobody's ever come back to complain.
P: Have they come back? # careful
H: Take the spoon as well. It's strong. # pressing it on them

=== trait_state_2_spoon ===
# step: trait2
# needs: trait=state
# w: The woman with the tray
W: And would your friend care for some {food}? # to {q}
P: I can hear you, you know.
W: Does it hurt, being {trait_of}? # to {q}
Q: You could ask. # awkward
W: Oh, I shouldn't like to. I wouldn't know where to look. # lower
P: I'd love some {food}, please. # loud
N: It was handed to {q}, to be passed on. By then a dozen people had stopped, at a polite distance, and there was no getting by. # dry
W: Will {p_they} want a spoon? # to {q}

=== trait_state_2_catch ===
# step: trait2
# needs: trait=state
Q: Catch! # throwing
N: It had left {q}'s hand before {q} thought. The bag went past {p}, and hit {hide}, and came undone, and there was {food} as far as {edge}. # flat
P: I'm {trait_of}. # after a moment
Q: I know. I forgot. # on hands and knees
P: How could anybody forget that?
Q: You don't sound it. You sound like you, being reasonable. # picking up
P: Do I? Still? # pleased
Q: You might try shouting, next time. I'd remember, if you were less reasonable.

=== trait_state_2_notice ===
# step: trait2
# needs: trait=state
# makes: trait_turn=notice
N: There was a notice on {board}. It looked as though it had been there longer than anybody. # plain
Q: No hoops. No hawkers. Nobody to go beyond this point who is {trait_of}. # reading
P: It can't say that!
Q: It's in paint. Somebody must have come by once, who was {trait_of}, and done something dreadful.
P: With a hoop?
N: For a person who was not to go any further, {p} seemed oddly cheered. # dry
P: So it's happened before. I thought that I was the only one. Let's go round by the back.

=== trait_state_3_watch ===
# step: trait3
# needs: trait=state
Q: You're always {trait_of} when there's something to be done. # letting the bag drop
P: I'm {trait_of} the whole time!
Q: You weren't {trait_of} at supper.
P: I was. You were looking at the {food}. And who do you think keeps watch, when you've got your eyes shut?
Q: Nobody. It's always been perfectly safe. # short
P: Yes. # level
N: {q} picked the bag up again, by both handles. # quiet
P: You snore on the left. I've been meaning to say.

=== trait_state_3_doctor ===
# step: trait3
# needs: trait=state
# makes: trait_turn=coat
N: {q} had thought of it: a long coat, with a {rake} through the sleeves, and a hat on the top, and {p} was somewhere inside. # dry
Q: There! Who'd think that you were {trait_of}? # stepping back
G: Good evening, Doctor. # going by
Q: It works! # whispered
P: That was to the hat. I'm nowhere near the hat. # muffled
G: If I might ask, Doctor, about my leg? # coming back
P: Stand on it. # muffled, deep
G: Thank you, Doctor. # much struck

=== trait_state_3_bench ===
# step: trait3
# needs: trait=state
Q: Move over. I want to know what it's like. # lying down
P: You can't just be {trait_of}. It isn't a bench.
Q: Tell me how you do it, then.
P: You think of something that you'd like to do. Then you think of why not. # explaining
N: {q} lay by {hide}, with both eyes shut, for as long as it takes to boil an egg. # dry
Q: I thought that it'd be dreadful. It's just very long. # one eye open
P: Yes! Nobody ever says so! Stay there, I'll show you the worst part! # delighted

=== trait_state_4_string ===
# step: trait4
# needs: trait=state trait_plan=string
N: {q} stood in the thick of it, and did not know which way; and something plucked at the string. # quick
Q: That's yes! Yes to what? Is it this way? # low
N: The string went twice. # dry
Q: No. That way?
N: It went once. And then it went three times, very hard. # quick
Q: That's three! You're not to do three for fun! # running
P: It isn't for fun! I can see how it's done, from here! Nobody bothers to hide things from you when you're {trait_of}! # from the other end
Q: I'm coming! Don't let go of your end!

=== trait_state_4_jar ===
# step: trait4
# needs: trait=state trait_plan=jar
N: Something squeaked. # hushed
Q: Is that you? Everybody's looking round! # whispered
P: I'm {trait_of}. I don't squeak. That's your left knee. # whispered
Q: I can't do it in front of them all with a knee like this! # whispered
P: Where's {h}'s jar? It's for chests, and what? # whispered
Q: Hinges. # after a moment
N: They used the lot. It had done nothing for {p}, but it was the making of the knee. # dry
P: We'll tell {h} that it worked. # whispered

=== trait_state_4_doctor ===
# step: trait4
# needs: trait=state trait_turn=coat
N: They wanted everybody quiet for one minute, and nobody would be, for the asking. So they stood the coat up by {hide}, with the hat on, and no one in it at all. # quick
Q: The Doctor says that you're all to sit down! # calling
G: What, me? With my leg? # from the back
P: Chiefly the leg! # deep, from behind it
G: That's the Doctor! Sit down, all of you! # sitting
Q: They'd never have done that for you. You're {trait_of}. # aside
P: I know. I'm being respected from a distance. Go on, do it now. # aside

=== trait_state_4_notice ===
# step: trait4
# needs: trait=state trait_turn=notice
N: And there, in front of the last bit of all, was the same notice. # flat
Q: No hoops. No hawkers. Nobody to go beyond this point who is {trait_of}. They've done it on both sides! # dismayed
P: Have you got anything to write with?
Q: Half a crayon. What do you want me to put?
P: Put, but one. # firm
N: It was a red crayon, and there was just room. # plain
Q: Nobody who is {trait_of}, but one. That's quite in order. # reading it over
P: Then mind out. I'm allowed. # going first

=== trait_state_4_spare ===
# step: trait4
# needs: trait=state
N: Everybody had been given something to hold. {p} had been given nothing, on account of being {trait_of}. # plain
H: I can't see past this! Who's going to say when? # arms full
G: I've got it in my teeth! # muffled
Q: Nor me! There's nobody left! # arms full
P: There's me. I've stood here for an hour, being {trait_of}, and nobody's thought of a thing for me to do about it. # at once
Q: Then you say! # arms full
N: So it was somebody {trait_of} who said when; and it was said beautifully. # dry

=== trait_state_4_lunch ===
# step: trait4
# needs: trait=state
Q: I can do it from here. I could do it this minute. # low
P: Then do it! Don't wait for me! I'm {trait_of}! # calling
Q: I'm not doing it by myself. # sitting down
N: With the whole thing only a step away {q} sat, and took out the {food}, and began upon it. Behind them somebody screamed to get on. # dry
H: What are you doing? # screaming
Q: Having my lunch. We said that the two of us would {verb}, and I've only got one of us here. # chewing
P: I'm coming! Stop chewing! # nearer
