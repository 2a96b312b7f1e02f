// FIND OUT: nobody knows {ask}. It is about {x}; everybody says that it is {foe}.
// Episode 1 of all skeletons: the question, who asks it, whom everybody suspects, and the fork.

=== findout_puzzle_told ===
# step: puzzle
# title: Nobody Knows
N: {air} {a_who}
A: You've heard about {x}. # stopping
B: I've heard about nothing else. I've been told by four people, and every one of them looked behind them first. # dry
N: {b_who} They went to see. {crowd_cap} stood round in a half circle. # plain
A: So what do they say? # low
B: They all say the same. Nobody knows {ask}. # low
{ b_kind:
- "planner": B: Everybody's told me all about it, and nobody's written anything down. It makes my teeth ache. # tight
- "explorer": B: A thing that nobody knows, and it's right here. I'd thought that you had to travel for that. # lit up
- "wildcard": B: I've been asked three times if it was me. The third time I said yes, to see. They didn't even look up. # hurt
- else: B: They're all being very polite to each other. I don't like it. That's how it starts. # troubled
}
A: Then somebody had better find out. # after a while
B: You're looking at me. # wary
A: I'm looking about generally. You're only in front of it.

=== findout_puzzle_haunt ===
# step: puzzle
# needs: asks_of asks_of=haunts
# title: It Began with the Feet
N: {air} {a_who} {b_who} They had sat down {den_in}, to see it done, and had agreed not to scream, or not both at once. # plain
A: Nobody knows {ask}. They say that it begins with the feet. # low
N: It got cold, from the feet up. There was {x_sound}; and past them, at about the height of a shoulder, went {x}, and looked in at every corner, like somebody who has been told a number and forgotten it. # hushed
B: It went right through my sandwich. # not moving the lips
A: And did {x_they} look at you? # not moving the lips
B: Up and down. And then at the place next to me, for longer. There's nobody there. # not moving the lips
A: I did scream. It came out as a sort of whistle. # honest
B: Then somebody had better find out. And not from under a blanket. # after a while

=== findout_puzzle_knees ===
# step: puzzle
# needs: x=thing no-vast
# title: On Hands and Knees
N: {air} {b_who} {b_they} was on hands and knees in front of {x_home}, and had been there for an hour. # plain
A: What have you lost? # stopping
B: Nothing. It's about {x}. Nobody knows {ask}, and I thought that if I got far enough down I might. # from below
N: {a_who}
A: And what have you got? # interested
B: A button. # from below
A: That's something!
B: It's mine. It came off while I was looking. # bitter
N: {a} got down, too, and they went along side by side. # dry
A: I was only going past. # muffled
B: You could get up.
A: I can't, now. I've begun to wonder. You might have warned me. It's like stepping in glue. # cross

=== findout_puzzle_noir ===
# step: puzzle
# tone: noir
# title: Where They Were
N: {air} {a_who}
A: There are two kinds of question in {place_of}. There's the kind nobody can answer, and the kind nobody will. # low
B: Which kind's this? # low
A: It's about {x}. # low
B: That isn't what I asked. # dry
N: {b_who} {b_they} had brought some {food}. # dry
A: I ask people {ask}. That's all I ask. And they tell me where they were. # slow
B: People talk like that when they're afraid. # chewing
A: Or when they've practised. # low
B: Who's paying for this?
A: Nobody.
B: Then there's nobody we have to please. It's the first honest job I've been offered since Tuesday. # getting up

=== findout_puzzle_gentle ===
# step: puzzle
# tone: gentle
# title: A Crumb in the Blankets
N: {air} {a_who} {b_who} It was nearly time to be asleep. {b} was lying down, which is the first half of it. # soft
B: Are you asleep? # whispered
A: Yes. # whispered
B: It's about {x}. I turn over, so as not to think about it, and it's on that side, too. # whispered
A: What is? # yawning
B: That nobody knows {ask}. Don't you mind it? # whispered
A: I didn't. Now it's got in with me. It's like a crumb in the blankets. # whispered
B: Somebody could find out. # hopeful
A: Somebody could. Tomorrow. After breakfast. # sleepy
B: Could somebody be us? # very hopeful
N: {a} turned over, so as not to think about it. It was on that side, too. # soft
A: It had better be us. # giving in
B: Good. Good night. # already half gone
A: Oh, yes. Good night. Now you can sleep. # staring at the dark

=== findout_puzzle_log ===
# step: puzzle
# tone: space
# title: Remarks
N: {air} {a_who} {b_who} At the change of the watch the log was read aloud, and as always nobody listened until the end. # plain
A: Under remarks, it says {x}. # reading
B: And then? # half asleep
A: Cause, not known. Action, blank. It's been blank for three days. I asked in every section. Nobody on board knows {ask}. # reading
B: Does it hurt anybody? # practical
A: No.
B: Does it leak?
A: It doesn't leak. It's just blank. You can't tick a blank. # unhappy
{ b_kind:
- "planner": B: Give me that. Three days? There's a procedure for one. # awake now
- "explorer": B: So there's something in here with us that isn't on the plan. Why did nobody wake me? # awake now
- "wildcard": B: Put down gremlins. I always put down gremlins. No? Really not known? Move over. # awake now
- else: B: A small thing that nobody looks at, this far from home. That's how rust begins. # awake now
}
A: I was going to put our two names, next to action. # careful
B: You've put them. I can see the ink.

=== findout_asked_trust ===
# step: asked
# title: Somebody to Be Kind About It
N: It was {h} who sent for them. Everybody in {place_of} trusted {h}. If you had a splinter, you took it to {h}, and came away with {food}. # warm
H: {h_says}
A: It's about {x}, isn't it? # sitting down
H: It is. I'd like you two to find out {ask}. # firm
B: There must be cleverer people. # modest
H: There are. I don't want clever. Clever's quick, and it leaves a mark. I want somebody who'll be kind about it. Until it's known, {stake}. # firm
B: {b_yes}
H: {till != "":You've got till {till}. I can't hold them off for longer.|Soon, then. They won't wait for ever, out there.}
A: What if we don't like what we find? # at the door
H: Then you'll have found it, and you won't like it. Take some {food} along. # after a moment

=== findout_asked_meeting ===
# step: asked
# title: An Itch
N: A meeting was held, in front of {board}. {h} took the chair, because everybody trusted {h}, even those who trusted nobody. # brisk
H: {h_says} Now. Is there anyone here who knows {ask}? # clear
N: There was not. {crowd_cap} looked at one another, and then at their feet. # dry
H: Is there anyone who'd like to have it found out? # clear
N: There was even a cheer. It stopped when they saw where it was leading. # dry
H: Somebody particular, I mean. With legs. # patient
A: Don't move. # whispered
B: I'm not moving. My ear itches. # whispered
A: Let it. # whispered
B: I'm only going to touch it. # whispered
H: {b_call}! Thank you. And {a}, of course, who's next to {b_them}. # warm
B: That was an itch! # loud
H: Until we know, {stake}. {till != "":And there's only till {till}.|So I'd start now.} # brisk

=== findout_asked_owner ===
# step: asked
# needs: owner
# title: Cold Hands
N: {h} had not asked for help. {h} never did, and that was how they could tell. # quiet
A: You've let your {food} go cold. # gentle
H: {h_says}
B: It's {x}. You've been sitting here and thinking about it. # gentle
H: It's nothing. It's only that I'd like to know {ask}. I lie there, and I'd like to know. # light
A: Then we'll find out. # at once
H: You two have better things to do.
B: We haven't. Until somebody knows, {stake}. I'd call that a thing. # firm
N: {h} took them by the hand, first one and then the other. Everybody in {place_of} had been patched up by those hands, at one time or another. They were cold today. # quiet
H: You won't be hard on them? Whoever it is? # low
A: That depends on who it is. # honest
H: Yes. I suppose it would. {till != "":You've only got till {till}, you know.|Well. Off you go, while it's fresh.} # brisk again

=== findout_asked_oath ===
# step: asked
# tone: epic
# title: An Oath with a Hole in It
N: Then {h} called them out in front of {crowd}, and asked for an oath, and for their hands. # grave
H: {h_says} Say it after me. We'll find out {ask}. # grave
A: We'll find out {ask}. # grave
H: And we won't turn aside for fear, nor for favour. # grave
B: Nor for favour. What's favour? # aside
A: {food_cap}. # aside
B: Not even a bit of it? # aside, shaken
H: For until it's known, {stake}. {till != "":And {till} is the end of it.|And it can't be put off.} # grave
A: Whoever it is? # clear
N: {h} had a voice that carried, and everybody trusted it. It was odd that it should need clearing, just there. # quiet
H: Whoever it is. I hadn't thought of putting that in. Yes. Put that in. # lower
B: We swear. # both hands up
A: One hand, {b_call}. With two you're surrendering. # aside

=== findout_suspect_talks ===
# step: suspect
# needs: foe=talks
# title: A Tally of Visitors
N: When nobody knows what happened, somebody always knows who. This time it was everybody, and the who was {foe}. # dry
A: Did anyone see {foe_them}? # going along
B: No. They all say that it's just like {foe_them}. # going along
N: They went up to {edge}, and there, as if by appointment, stood {one}. # brisk
F: You've come about {x}. You're the fifth lot. I've begun to keep a tally. # pleasant
B: We only want to know {ask}. # polite
F: That's better than the others put it. They wanted to know why I'd done it. # pleasant
A: And did you do it? # in that voice
F: There it is. I wondered which of you had it. Good day. # less pleasant
A: That wasn't a no. # low
B: It wasn't a yes. It was a good day. # low

=== findout_suspect_mute ===
# step: suspect
# needs: foe=mute
# title: Nothing to Hide
N: When nobody knows what happened, somebody always knows who. They went to {edge}, where you could see across to {den}, and had a long look at {foe}. # dry
A: That's who everybody says. # low
B: Why? # low
A: Because {foe_they} won't say where {foe_they} went that night. # low
B: {a_call}. {foe_cap} can't talk. # patient
A: I know. They say it's very convenient. # low
N: {one_cap} took no notice. There was not a sign of guilt about {one_them} anywhere, from one end to the other. # plain
B: {one_cap} looks as if {one_they} had nothing to hide. # doubtful
A: That's exactly how you'd look. # doubtful
{ a_kind:
- "planner": A: I'd like one fact. I'm not greedy. I'd put it at the top of a clean page and keep it warm. # wistful
- "explorer": A: I'd like to get nearer. You can't suspect a thing properly from here. # craning
- "wildcard": A: I've been blamed for things myself. I'd done them, but it was still annoying. # fair
- else: A: I don't like it. It's so easy to be sure about somebody who can't answer back. # low
}

=== findout_suspect_sign ===
# step: suspect
# needs: sign
# title: As Good As a Name
N: There it was, a little to one side, where anyone might have found it, and everyone had: {foe_sign}. # plain
A: So that's why they all say {foe}. # bending down
B: It's as good as a name, they told me. I said, on what? They said, on {foe_sign}. # low
A: How long has it been there? # sharp
B: Nobody looked. You don't look at {ground} until something's happened on it. # honest
A: It could have been today. It could have been before the winter. # peering
B: It looks old. # helpful
A: I look old. I've been here since breakfast. # short
B: If it was {foe}, it's over. We could be home by supper. # tempted
A: That's what I don't like about it. It's got a handle on. Somebody only has to pick it up. # slow

=== findout_suspect_bows ===
# step: suspect
# needs: foe=talks
# tone: manners
# title: A Very Fine Morning
N: Nobody accused {foe}. In {place_of} it was not done. People merely mentioned {x}, while passing, and then said how well {one} was looking. # dry
A: Everybody's being so nice to {foe_them}. It's horrible. # under the breath
B: Somebody sent a cake. # under the breath
N: And there {one_they} came, from the direction of {den}, and {one_they} bowed, to each of them, by exactly the same amount. # plain
F: What a fine morning. You'll be the ones who are to find out {ask}. I do so hope that you may. # gracious
A: How kind. We were hoping that you'd be able to help. # gracious
B: Do you happen to know anything? # gracious, at the end of it
F: My dear. It's years since anyone in {place_of} asked me what I know. They do ask how I am. # gracious
N: {one_they_cap} bowed again, a finger's breadth less, and went by. # dry
A: Was that rude? # whispered
B: I think it was the rudest thing that I've ever had said to me. # whispered

// CRUMB, wrong_question, end of episode 1: the first of two traces of the answer. The second is in `found`.

=== findout_crumb_low ===
# step: crumb
# title: Something Small
N: On the way back one of them stopped. # plain
A: {answer_clue} # bending down
B: That's got nothing to do with it. # walking on
A: No. I'm only saying. It wasn't there on Sunday. # not walking on
B: Write it down, then, and come on. # over the shoulder

=== findout_crumb_two ===
# step: crumb
# title: What Nobody Had Stepped In
B: Wait. {answer_clue} # low
A: There've been forty people past here. # patient
B: And they all looked up. # low
N: It went into the notebook, at the very bottom, in small letters, where one puts what one does not understand. # dry

=== findout_crumb_asked ===
# step: crumb
# title: At the Bottom of the Page
N: There was one more thing, and it was so small that nobody had troubled to be frightened of it. # dry
B: {answer_clue} # crouching
A: Is it a clue? # hopeful
B: I don't know. It's too tidy for one. # crouching
A: Then leave it lie. We know where it lives. # low

=== findout_crumb_noir ===
# step: crumb
# tone: noir,eerie
# title: The Wrong Size
N: You look for the big thing. Then you trip over the small one. # dry
A: {answer_clue} # low
B: What does it say to you? # low
A: It says that somebody was here who wasn't in a hurry. # low
B: Everybody else was. # low
N: They left it where it was, and did not forget it. # quiet

=== findout_fork1_ways ===
# step: fork1
# recall: They promised to find out [ask], and everybody had told them already that it was [foe].
N: So there they were, with a question, and a promise, and nothing else that you could have put in a bag. # dry
A: Where does one start? # low
B: Not where everybody else did. They've trodden it flat. # thinking
A: We could {d1}. # counting
B: Or {d2}. That's what I'd do. I think it is. Say the other one again. # uncertain
A: Or there's this. We could {d3}. # slow
B: Whichever it is, it wants to be soon. People who don't know a thing for long enough start to know something else. # low

=== findout_fork2_ways ===
# step: fork2
# recall: They had asked, and had been answered, and had come away with the wrong end of it.
N: They went and stood by {edge}, where nobody was, apart from {noise}. # tired
A: I had it. I had it right here, and I was so pleased with it. # low
B: That's how I knew that there was something the matter. You were pleased. # kind
A: What did we leave out? # low
B: If I knew that, it wouldn't be out. # honest
A: We might {d1}. # slow
B: Or {d2}. I don't say that I'd enjoy it.
A: Or we {d3}. # looking up
B: Yes. Or that. Three ways to find out that we were wrong about something else. # dry
