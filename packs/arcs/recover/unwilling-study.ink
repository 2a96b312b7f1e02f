// UNWILLING: finding out what was wrong at home.

=== recover_go3_learn ===
# step: go3
# skeleton: unwilling
# a: careful
# door: Go and learn how [foe] did it
# style: honest
# recall: gone to learn how [foe] did it
# makes: way3=learn
N: They went back to {den}, with nothing in their hands and a notebook, and knocked on what was already open. # plain
B: I feel as though I'm at the wrong school. # low
A: We've tried being right. It isn't going in. Knock louder.
N: {one_cap} came, and saw who it was, and did not look surprised at all, which was hard. # dry
{ foe_talks:
  F: Back so soon? No, don't tell me. I could hear it from here. Or rather I couldn't hear it from there. # mild
- else:
  N: {one_they_cap} looked past them, to see what they had come to carry off. There was nothing. {one_they_cap} moved over. # quiet
}
A: We'd like to see how it's done, please. What you do all day. With {x}. We shan't touch. # stiff
B: We'll sit where we're put. # stiffer
A: That was the hardest sentence I've ever said. # aside
B: You said it very fast. I don't think it counts as a sentence. It counts as falling downstairs. # aside

=== recover_go3_hold ===
# step: go3
# skeleton: unwilling
# a: bold
# door: Bring [x] home again, and make sure
# style: bold
# recall: brought [x] home again and tried to make sure
# makes: way3=hold
N: They brought {x} home again. Nobody tried to stop them. It was getting to be quite a well-trodden way. # dry
A: Right. This time we do it properly. What have we got?
B: String. Eleven sorts. And {h} has a thing for keeping lids on.
A: {x_home_cap}. Everybody round it. Link arms. Nobody's to blink all at once. # brisk
N: It took everyone in {place_of}, and most of the string. When they had done you could not have got a hand in, or {x_part} out. {b} walked round it, testing knots. # plain
B: It's safe. # doubtful
A: It's more than safe. It's certain.
B: It looks like something we've caught. # quiet
A: It looks like something we care about! # hot
B: Yes. It's funny how it's the same knot. # going round again

=== recover_go3_round ===
# step: go3
# skeleton: unwilling
# a: careful
# door: Ask everyone at home how it was before
# style: careful
# recall: asked everyone at home how it was before
# makes: way3=ask
N: They let {x} stay where {x_they} liked it, and went home, and asked; one at a time, with the others sent out. # quiet
A: It isn't an inquiry. We only want to know. What was the last thing that you did with {x}? # pencil up
H: I? Nothing. I never did a thing to {x_them}. # stiff
B: That's what we're writing down. # gentle
A: Who's next?
N: They did eleven before supper. They did the ones who wanted to talk, and then the ones who didn't, and these took longer and were more use. # dry
B: Read me what we've got.
A: "Nothing." "Nothing much." "I'd have to think." "Only what anybody would." "Nothing, and it wasn't my turn." # reading
B: There's two that we haven't asked. # after a while
A: Who?
N: {b} held out a hand for the pencil, and pointed with it: first at {a}, then at {b_them}self. # flat
A: Oh. # sitting down

=== recover_study_talks ===
# step: study
# skeleton: unwilling
# needs: way3=learn foe=talks
N: They were given two low seats, at the back. {one_cap} went on with the day as if they were not there. It was astonishing how little {one_they} did. # quiet
A: No one's so much as touched {x_them}. Not since we came. # whispered
B: Write down, nothing. Write down what time. # whispered
F: I generally stop about now, and do nothing for a bit. It's harder than it looks. You're welcome to try. # over {one_their} shoulder
A: Try what?
F: Being in a room with {x} and not wanting anything. # mild
N: They tried. {a} lasted for a minute and a half. {b} got nearly to three, and then {b_their} hand went out by itself. # dry
B: I only wanted to put {x_them} straight! # caught
F: I know. So did I, the first week. {x_they_cap} {x_was} straight. # kind
A: And when you do want something? When you need {x_them}?
F: I say so. And then I wait to see. # simple
B: What if you're in a hurry?
F: I gave up hurry. I'd nobody to be late for. # looking at {x}

=== recover_study_mute ===
# step: study
# skeleton: unwilling
# needs: way3=learn foe=mute
N: They were put in a corner, like umbrellas. {foe_cap} went on as before. It took the two of them most of an hour to see what it was that was being done. # quiet
A: Nothing. They do nothing. I've written it four times. # whispered
B: They did something just then. When {x} moved. # whispered
A: What?
B: They stopped. All of them. And they let {x_them} finish. # slow
N: It was so. There would be {x_sound2}, or less; and everything in {den} left off until it was over. # hushed
A: At home we'd have talked straight through it.
B: At home we'd have said mind your back. # low
A: Try it. Next time. Stop when they stop. # whispered
N: They tried it. It was strange how loud their own sleeves were. {one_cap} looked round at them, once, and looked away, as you do with beginners. # dry
B: How long can you keep it up? # on a breath
A: I don't know. I've never in my life let anyone finish. # on a breath

=== recover_study_hold ===
# step: study
# skeleton: unwilling
# needs: way3=hold
N: The first watch was {h}'s, and then {b} had the second, with {a} to hold the other end of the string. # low
B: Nothing's happened. # whispered
A: Good.
B: No, I mean that nothing's happened at all. {x_theyve_cap} not so much as leaned. You'd think that somebody who wanted to go would pull. # slow
A: {x_they_cap} can tell that it's no use.
B: Then why am I the one who's got sore hands? # looking at them
N: They had all been told not to sleep, and had all, one after another, slept, standing up, with their arms linked. # dry
A: {b}! Check {x_them}! # starting awake
B: Still here. Still just the same. We could have tied up a loaf. # flat
A: So it works!
B: {a}. Look at it from the other side. Come round here and look. There's all of us, tied to each other in the dark, that can't go home. # gentle
N: {a} came round and looked. # still
A: Untie it. # after some time

=== recover_study_ask ===
# step: study
# skeleton: unwilling
# needs: way3=ask no-x=creature,person,group
# a: careful
N: They read it over by a bad light, and made three heaps. # plain
A: This heap's people who used to do something with {x}, and stopped.
B: Why did they stop?
A: "It was one thing and another." "I was told to be careful." "You said not to." Who's you? # reading
B: Let me see. That's {h}. So {h} said. Ask {h} who told {h_them}. # frowning
N: {h} was got out of bed. {h} had been told by {g}; and {g} by somebody who had it from somebody; and at the end of the string was a notice on {board}. # dry
H: There. It's been up for years. "Kindly do not." It doesn't even say what. The bottom's torn off. # reading
A: Who put it up?
H: I thought it was you. # thrown
B: We thought that it was you! # thrown
A: Everybody's been so good. All this time. # slow
B: And nobody asked {x}.

=== recover_study_noir ===
# step: study
# skeleton: unwilling
# needs: way3=ask
# tone: noir
# b: bold
N: They did the rounds. It was a night for it. Everybody they called on was awake, and nobody had been thinking about anything. # dry
A: When did you last have anything to do with {x}? # notebook out
W: Me? I'm clean. I never went near.
B: You live next to it.
W: I know. You've no idea how careful you have to be, to live next to a thing and not go near. # proud
A: And before that? Years ago?
W: Oh, years ago. We were never away from there. All of us. You'd get a bit of {x_sound}, of an evening. Nobody thought of asking leave. # softer
B: What happened?
W: It got valuable. # shrugging
A: {x_cap} did? Who said?
W: I couldn't tell you. One day there was somebody looking at it with his hat off. After that you felt that you ought to wipe your feet. So you didn't go in. # shutting up
N: They walked a block without a word. # low
B: Nobody took {x} from this place. They all just stepped back, politely, until there was no one there. # quiet

=== recover_sore_line ===
# step: sore
# skeleton: unwilling
# needs: way3=learn
# makes: sore=rest
# title: A List for the Nights
N: They came home sooner than anybody expected them; and so, for once, they saw it as a stranger would. There was a line. It began at {x_home}, and went on round the corner. # dry
B: What are you all waiting for?
H: For {x} to be home again. I'm only going to say good morning.
G: And I only want a bit of peace. I go and sit there, and tell {x_them} everything. # out of the line
N: There were eleven of them. Two had brought cousins. No one had come to take a thing, or to do the least harm. # flat
A: {h}? When {x_is} {x} alone?
H: Never! We wouldn't do that to {x_them}. We've got a list, for the nights. # proud
N: It was a beautiful list. It was ruled, in two colours, and there was not one white place on it. # quiet
B: It took me eleven pages to see what it is that they do, over there. They leave off. # low
A: I'm on here four times. I did the ruling. # hollow
B: Then that's all it is. {x_theyre_cap} tired. {x_theyve_cap} been so loved, in turns. # soft
