// TOO WELL, episode 1: h asks for it, and p, who has told everybody that nobody is better at it, is glad to be spared; it is made, and does
// it once. In every `built` it keeps what it is told, and nobody could say how one knows that it is done.

=== build_asked_cake ===
# step: asked
# skeleton: too_well
# needs: x=thing,person,creature
# title: With a Cake
N: {air} {a_who} {b_who} {h} had brought a cake, and did not cut it. That meant that there was something to come. # dry
H: I've been thinking. What we want in {place_of} is {x_that}. {till != "":And it ought to be {deadline}.|} # both hands on the lid
Q: And who'd make {x_them}?
H: I thought, two people who are good with their hands. And one of them never has a moment. # looking at {p}
P: {x_that_cap}! {h}, that's the best thing I've heard all year. Then I needn't! # up at once
Q: I thought you liked it. You've told everybody that there's nobody better at {doing}. # surprised
P: There isn't. That's just it. I do it so well that it takes me for ever. # quick
N: {q} had known {p} for a long time, and had never once seen it done. It did not seem the moment to say so. # dry
H: And you'd have your evenings free, then? # careful, to {p}
P: Every one of them!
H: Well, in that case. # cutting the cake
Q: Then we'll {verb}. It's rather a large slice, {h}.
H: It's rather a large thing to ask. # passing it over

=== build_asked_turn ===
# step: asked
# skeleton: too_well
# needs: deed_is=write,clean,wash,food,wake,find,make
# title: Whose Turn It Was
N: {air} {a_who} {b_who} There was a list on {board} of whose turn it was. It had been {p}'s since the spring. # dry
H: It says "{p}"; and then it says "see above", eleven times. # reading
P: I was just going to. You know what I'm like at {doing}. I could do it with one hand. # easy
Q: Which? # mild
P: Either. It's only a question of finding the evening. There's nobody better, when I've got an evening. # lofty
H: That's what I've come about. I want {x_that}{till != "":, {deadline}|}. Then it'd be nobody's turn. You could just sit down for once, when it gets dark. Where there are people. # quick
N: {h} had gone rather pink. Nobody saw it, as {p} had taken down the list, and was already drawing on the back. # plain
P: Where there are people! Quite right. We'll {verb}, {q}. We'll {verb} so well that nobody says my name in that voice again. # drawing
Q: How well is that?
P: As well as there is. What's the harm in well? # not looking up
H: None that I know of. # happy

=== build_asked_paper ===
# step: asked
# skeleton: too_well
# needs: x=thing,person,creature
# title: A Very Small Paper
N: {air} {a_who} {b_who} {h} had a paper that was folded so small that it took two of them to get it open. # plain
Q: It's a drawing. There's a round bit, and an arrow. And here it says, "{doing}". # turning it about
H: It's {x_that}. {till != "":I'd thought, {deadline}.|} I know that there's no such thing. I only thought that perhaps there could be. # low
Q: What do you want {x_them} for?
H: Does one have to say? # lower
P: Of course not! I'll tell you what I'd want {x_them} for. I once let fall that there's nobody better than me at {doing}. Since then I haven't had a minute's peace. # grand
Q: I've never seen you do it. # mild
P: That's how good I am. It doesn't show. # quick
H: Then you'd be glad of {x_them}, too? And you'd have time to stop, when you go by? # hopeful
P: I'd stop. I'd sit down. I'd have two cups. Come on, {q}, we'll {verb}! # rolling up both sleeves
N: {h} folded up the paper again, just as small, and held on to it. # soft

=== build_asked_foe ===
# step: asked
# skeleton: too_well
# needs: foe=talks
# title: Where It Would Stop
N: {air} {a_who} {b_who} {h} said it in front of everybody there was, so as not to be able to take it back. # dry
H: Somebody ought to make {x_that}! {till != "":And {deadline}, too!|} # loud, and then alarmed
F: Nobody can. And if anybody could, where would it stop? # from the back
N: That was {foe}. There was always somebody who asked that, and it was generally {foe}. # dry
P: I know all about {doing}. Everybody knows that there's no one better. If it can be made, it's me who can say how. # standing up
F: Do it, then. I've got all day. # settling down
P: I haven't the time just now. That's what we'd make {x_them} for! # quick
Q: You'd have time if you didn't keep telling people that you haven't. # low
H: And if you did have time? Would there be some over? # to {p} alone
P: Heaps. You can have what you like of it. # generous
F: I only ask where it'd stop. It's what I always ask, and they always say, first we'll {verb}. # to nobody
P: First we'll {verb}! # to everybody

=== build_built_wrist ===
# step: built
# skeleton: too_well
# needs: x=thing,person,creature foe=talks,mute
# title: A Matter of the Wrist
N: They began that same night, with a lamp and a pencil. # plain
Q: You're the one who knows. How does one begin? # pencil ready
P: Begin what?
Q: {doing}.
P: Oh, that. One begins at the beginning. # looking elsewhere
Q: And then?
P: Then one goes on. It's all in the wrist. # with a wave
Q: Which way does the wrist go?
P: Round.
N: {q} drew a wrist, going round. {x_plural:They've|It has} got it in there to this day. # dry
Q: And how does one know when it's done?
P: I've never, I mean, I'm always called away before that. # to the lamp
Q: Then I'll leave it out. # writing
N: By morning there {x_was} {x}. Next to {x_part} there was a place to speak into; and whatever was said in there {x_they} kept. # plain
P: And if somebody says the wrong thing?
Q: Then they say another thing. {x_they_cap}'ll keep that as well. I couldn't get {x_them} to lose anything. # yawning
P: That's good, though, isn't it?
Q: I thought so. # less sure

=== build_built_tool ===
# step: built
# skeleton: too_well
# needs: x=thing,person,creature foe=talks,mute
# b: maker
# title: With a Place to Speak Into
N: {x_cap} {x_was} made out of {tool}, for the most part, and of what {b} called the rest. The rest had been other people's. # dry
A: What's this little hole, by {x_part}? # feeling round it
B: That's where you say it. {x_they_cap} won't do a thing till {x_theyve} been told; and what's once been said in there {x_they} won't forget. # mouth full of pegs
A: And if you say it wrong, and say it again, does that rub out the first one?
B: No. I tried. {x_they_cap} {x_plural:hang|hangs} on to the lot. # proud
G: And where does one say that it's done? # going round the back
B: How d'you mean?
G: I've been {doing} since I was so high. There's always a moment when you put it down. Where have you put the moment? # patient
N: They both looked at {p}, who had told everybody that there was nobody better at it. # plain
P: I never noticed one. With me it's all in the wrist. # lofty
G: Which?
P: Both. # loftier
G: I see. # looking at {p}

=== build_built_ninth ===
# step: built
# skeleton: too_well
# needs: x=thing,person,creature foe=talks,mute
# title: The Ninth
N: The first eight did not. They lay behind {hide}, and from time to time one of them tried. # dry
Q: This one does it backwards. What's wrong with it, {p}? You're the one who knows. # from underneath
{ p_kind:
- "planner": P: It wants a system. And it's all in the wrist. # not coming nearer
- "explorer": P: It wants more go. And it's all in the wrist. # not coming nearer
- "wildcard": P: It wants talking to. And it's all in the wrist. # not coming nearer
- else: P: It's doing its best. But it's all in the wrist. # not coming nearer
}
N: So {q} put in a wrist, and a place to talk into, just by {x_part}. And the ninth did nothing at all until it was spoken to; and then it did as it was told. # brisk
Q: It never forgets it, either. You can tell it twenty things, and it's got all twenty. # coming out
P: Then it's done!
Q: How do you know when it's done, though? When you're {doing}?
P: One just knows. # airy
Q: That's what I thought you'd say. I've left a space for that. There's nothing in it, so far. # wiping both hands

=== build_built_speaks ===
# step: built
# skeleton: too_well
# needs: x_talks no-x_plural foe=talks,mute
# title: At Your Service
N: They did not need long. It was the last screw that surprised them, for when it was in somebody said good evening. # dry
X: Good evening. What is it that I do? # obliging
Q: Goodness. You're for {doing}. # stepping back
X: Thank you. And how is that done?
Q: You'd better ask {p}. Everybody's been told that there's no one better.
X: How do you begin? # turning to {p}
P: At the beginning. And then it's mostly wrist. # backing against {edge}
X: I have noted wrist. And how do you know when you have done? # writing it on one arm
P: You just know.
X: I have looked for that, and it is not in here. I can see where to start. I can't see where to stop. Is it round the back? # with a clunk
Q: We'll put it in later. Just do as you're told. # soothing
X: With pleasure. I never forget what I am told. It is the best of me. # folding both hands

=== build_once_talks ===
# step: once
# skeleton: too_well
# needs: x_talks no-x_plural
# title: Will That Be All
N: {crowd_cap} had come to look. {p} held the lamp, and stood so that it did not shine on {p_their} own face. # plain
Q: Just once, please. So that they can see. # clear
X: Once. Certainly. # with a click
N: {w_once} # wondering
H: Oh! That's it! That's just what I meant! # hands to both cheeks
G: It's very well done. I couldn't do it better, and I've done it all my life. # slow
X: Thank you. It was no trouble. I have still got all of it left in me. # polite
Q: All of what?
X: {doing_cap}. I have done one. I should be glad to know how much I am to do. # waiting
N: It was a fair question. They had thought about everything except for that. # dry
P: Now I'll never have to again! # throwing up a hat
Q: Did anybody hear what I was just asked? # low

=== build_once_click ===
# step: once
# skeleton: too_well
# needs: prints no-x_talks
# title: How Much
N: {crowd_cap} had come to look. {p} pulled the cloth off, as if {p_they} had been doing it for years. # plain
Q: Once, please. # into the hole
S: lock
N: {w_once} # wondering
H: Oh! That's it! That's just what I meant! # hands to both cheeks
G: It's very well done. I couldn't have done it better, and I've done it all my life. # slow
N: Then there was a click, and out of the side came a slip of paper, quite small. # plain
Q: "Thank you. Done: one. How many more?" # reading
P: It's polite! Did you put that in? # delighted
Q: I put in a slot for crumbs. # puzzled
H: What do we tell it?
N: Everybody began to answer at once. {q} put a hand over the hole. # brisk
Q: Not all of you! It keeps what it hears! # sharp
P: Well, somebody's got to say how much. I'm never going to do it again, I can tell you that. # throwing up a hat

=== build_once_hush ===
# step: once
# skeleton: too_well
# needs: no-prints foe=talks,mute
# title: That Was One
N: {crowd_cap} had come to look. {p} took away the cloth, as if {p_they} had been doing it for years. # plain
Q: Once, please. # bending down to speak
N: {w_once} # wondering
H: Oh! That's it! That's just what I meant! # hands to both cheeks
G: It's very well done. I couldn't have done it better, and I've done it all my life. # slow
N: There was {x_sound}; and then {x} lay as still as a dog that has brought the ball back. # dry
P: Why {x_plural:have they|has it} stopped?
Q: I said once. That was the once.
P: Then how much do we say?
Q: I don't know. I'd thought about how to make {x_them} do it. I never thought how much of it one would like. # honest
H: As much as gives people time to sit down. # low, to nobody
P: I know one thing. I'm never going to do it again myself! # throwing up a hat

=== build_once_late ===
# step: once
# skeleton: too_well
# needs: foe=talks x=thing,person,creature
# title: In Front of Everybody
N: They tried it out in front of everybody, which was {p}'s idea. # dry
F: It'll not do it. I've seen a lot of things not do it. # in the front row
Q: Once, please. # bending down to speak
N: {w_once} # wondering
F: Well. It did it. I'll say that. And now what happens? # after a silence
P: Now I never do it again as long as I live! # arms wide
F: I meant to the rest of us. Where does it stop? # dry
{ x_talks && not x_plural:
  X: I have not been told. I should be very glad to be. # obliging
- else:
  N: There was {x_sound}, very like somebody who waits with a pencil. # plain
}
H: Don't spoil it. It's the loveliest thing that was ever made for me. # to {foe}
Q: For you? I thought that it was for everybody.
H: Yes. That's what I said. # pink
G: It does it just as I do. Only quicker. I'd better go and see what else I'm good at. # going
N: Nobody saw {g} go. They were all telling each other how much of it they would like. # plain

=== build_once_alone ===
# step: once
# skeleton: too_well
# needs: x=thing,person,creature foe=talks,mute
# title: With Nobody Looking
N: They tried it out with nobody there, in case it did not. # dry
Q: You tell {x_them}. You're the one who knows. # stepping aside
P: You do it. I've got a cold. I shouldn't like it to go in. # stepping further aside
Q: Once, please. # bending down to speak
N: {w_once} # wondering
P: So that's how it's done! # before {p_they} could stop
Q: You knew that. # turning round
P: I knew it from the other side. # quick
N: Behind {hide} somebody had begun to clap, with gloves on. # plain
H: I couldn't stay away. Oh, it's just what I meant! May I tell the others? I've told the others. # coming out
{ x_talks && not x_plural:
  X: That was one. I enjoyed it. How many should you like? # obliging
- else:
  N: There was {x_sound}, and after that the kind of hush that waits for an answer. # plain
}
Q: How many do you want, {h}?
H: I'm no good at how many. You'd better ask somebody who's got plenty to do. # looking at {p}
P: Not me! I'll never have to do it again! # throwing up a hat
