// RESCUE, episode 1: it is found out that x is stuck, the two of them go and look, and call. Both skeletons share it.

=== rescue_lost_news ===
# step: lost
# w: Somebody out of breath
# title: First, Nobody's Hurt
N: {air} {a_who} {b_who}
W: First, nobody's hurt. # bent double
A: Who isn't? # getting up
W: I was to say that before anything. I've said it the whole way, so as not to forget. And now the next bit's fallen out. # panting
B: Is it about {x}? # quick
W: That's the bit! {x_cap}. And {den}, and {foe}, and {x_they} can't get out. I think that was the order. # relieved
{ b_kind:
- "planner": B: Once more. This time with the middle in the middle. # pencil out
- "explorer": B: You might have told me the place first. I'd be half-way by now. # one arm in a coat
- "wildcard": B: First, nobody's hurt. I never heard anything so frightening in my life. # hand on heart
- else: B: Sit. Breathe. Put your head down. Not for long. # gentle
}
A: When was this?
W: Before I started to run. I've had two stitches since, and a rest.
N: They went round by {x_home}, in case it was not true. There {x_left_was} {x_left}. # flat

=== rescue_lost_worry ===
# step: lost
# needs: x=person,creature,group
# title: Don't Begin
N: {air} {a_who} {b_who} They were sitting there with nothing on their minds when {h} came in, and patted each of them on the head. # plain
H: Now you're not to worry. # bright
A: What about?
H: About {x}.
B: We weren't worrying about {x}.
H: Then don't begin. I'm only saying that {x_they} went out past {den}, and that it's been rather a time. # brighter
A: Past {den}? Where {foe} {foe_is}? # slow
H: I shouldn't put it like that. I'd say, in that direction. And stopped. # patting faster
B: {h}. You're patting the table.
N: {h} looked down, and it was so. # quiet
H: I went and looked at {x_home}, that's all, and there {x_left_was} {x_left}. And I thought, I'll go and tell somebody not to worry. # small
A: You've told us. # reaching for a coat
H: Did it work?
B: Not in the least. Hold my cup.

=== rescue_lost_turn ===
# step: lost
# needs: x=person
# title: Whose Turn It Was
N: {air} {a_who} {b_who} They were in the middle of a long game, and had been looking at the board for some time. # peaceful
A: It's {x_whose} turn.
B: I know that it's {x_whose} turn.
A: Where did {x_they} go?
B: To stretch {x_their} legs. As far as {den} and back. I said, mind {foe}, and {x_they} said, mind your queen. # slow
N: They both looked at the place where {x} had sat. There {x_left_was} {x_left}, and a move that anybody could see was waiting to be made. # quiet
{ a_kind:
- "planner": A: It's a winning move. Nobody gets up from a winning move. # alarmed
- "explorer": A: I should have gone along. I said that my feet hurt. They're perfectly good feet. # rueful
- "wildcard": A: I've been moving {x_their} pieces about to see if it would bring {x_them} back. # confessing
- else: A: I did think it was getting late for a leg. I didn't like to say. # uneasy
}
A: Leave it all just as it is. # getting up
B: You're losing.
A: Yes. That's how you'll know that I mean it.

=== rescue_lost_sound ===
# step: lost
# needs: x=creature,group
# title: Over There
N: {air} {a_who} {b_who} What they heard was {x_sound}, and there was nothing odd in that. What was odd was where it came from. # plain
A: That's {x}. # not looking up
B: That's over there. # looking up
A: All right. That's {x}, over there.
B: But {x_theyre} never over there. {x_theyre_cap} here. It's the whole point of {x_them}.
N: It came again. It was coming from {den}. # quiet
{ b_kind:
- "planner": B: That's every nine seconds. {x_theyre_cap} saving breath. I call that sensible, and I don't like it. # counting
- "explorer": B: Nobody's ever told me what's in there. I'd meant to go and see. I'd meant to go first. # on tiptoe
- "wildcard": B: I've been answering it. I thought that it was somebody being funny. # horrified
- else: B: All this time I'd been thinking, how nice, I can hear {x}. # stricken
}
A: And at {x_home}?
B: There's {x_left}. I stepped over it.
A: And what else is there, at {den}? # careful
B: You know quite well what else. {foe_cap}.
A: I was hoping that you'd say something different.

=== rescue_lost_line ===
# step: lost
# tone: noir,space
# title: Eleven Seconds
N: {air} {a_who} {b_who}
S: static
N: It had come in while nobody was listening. It was eleven seconds long, and most of it was noise. # dry
A: Play it again.
B: I've played it nine times. It doesn't get any better for being known. # playing it
N: There was a crackle, and a bump. And there was {x_sound}, close to, and then not so close. # flat
A: That's {x}. Who'd {x_they} be calling?
B: Whoever was sitting here. It's the last thing on it that I don't care for. Listen behind it. # turning it up
N: Behind it, quite unhurried, there was something else. You would have had to have met {foe} to know what it was. They had both met {foe}. # quiet
A: So {x_they} went in to {den}. And who was sitting here? # after a moment
B: I'd gone to see to the milk. # not looking round
A: So had I. That's what's the matter with it. We'd both gone to see to the milk.

=== rescue_lost_oath ===
# step: lost
# needs: x=person,creature,group
# tone: epic,eerie
# title: Somebody Must Go
N: {air} {a_who} {b_who}
N: {crowd_cap} had been called together, and told, and stood there in a ring. In the middle of it lay all that had been found, which was {x_left}. # slow
H: So {x} {x_is} in {den}, and alive; for {x_sound} was heard. And {foe} {foe_is} there, too. Somebody must go. # grave
N: There was a general and thoughtful agreement. Everybody looked at somebody else's boots. # dry
H: I do not say who. It should be somebody who has nothing to leave behind.
A: I've some soup on. # quick
H: Or somebody to whom {x} once did a kindness.
B: {x_they_cap} did me one on Monday. It was quite a small one. # unhappy
H: Or else it should be the two who are standing inside the ring. # mild
N: They looked down. All the others had gone back a step. # flat
A: I'd like to have seen that coming. # resigned
B: Take the soup off. # resigned

=== rescue_found_mute ===
# step: found
# needs: foe=mute
N: You can see {den} best from {hide}, if you don't mind what you kneel in. They knelt in it. # plain
A: There. No, further in. There's {x_part}!
B: I've got {x_them}. {x_theyre_cap} right at the back. It's a good deal of back. # shading {b_their} eyes
A: And where {foe_is} {foe}? # lower
B: Look between us and {x}. # lower
A: I am. I can't see {foe}. It's just... oh. # stopping
N: It is possible to look for {foe} and to miss the size of the thing. One had thought that it was scenery. On the far side of all that, very small, there was {x_sound}. # quiet
{ a_kind:
- "planner": A: It's forty feet in, and nothing to hold on to, and {foe}. I've drawn it. It looks worse drawn. # folding it up
- "explorer": A: There's a way, though. Along by the side. There's always a way, if one doesn't think about the end of it. # eager
- "wildcard": A: Has anybody tried telling {foe} a joke? I only ask. I've got one about a vicar. # hopeful
- else: A: {x_theyve_cap} seen us. Wave. Not like that, you'll make {x_them} think that we know what to do. # waving
}
B: At least {x_theyre} all in one piece. # counting
A: Yes. Let's see to it that we are, too.

=== rescue_found_talks ===
# step: found
# needs: foe=talks
F: {x_plural:Are those|Is that} yours, in there? # from above
N: They had been creeping up on {den} for the best part of an hour, on all fours. It is disappointing, after that, to be spoken to. # dry
A: If you mean {x}, then yes. # standing up
F: I do mean {x}. How long am I to have {x_them} in there?
B: That's what we came to ask you!
F: Me? I came home, and I'd got {x}. I've had {x_sound} since breakfast. # aggrieved
A: Then let go of {x_them}! # hot
F: I'm {foe_known:what I am|a simple soul}. What comes in here I keep. I don't go handing it out again because somebody's got dirty knees.
N: And from far inside, as if to say who it was all about, there came {x_sound2}. # quiet
B: May we fetch {x_them} ourselves? # careful
F: You may try. I shan't help and I shan't hinder. I'll watch. There's nothing else to look at but the wall. # sitting down

=== rescue_found_slow ===
# step: found
# a: bold
# b: careful
N: {a} was all for walking straight up. {b} was for going the long way, by {hide}. They went the long way, and so had time to see the whole of it. # plain
B: That's {den}. I'd remembered it as smaller. # halting
A: You were smaller. It's kept up with you. # looking
B: And that's where {foe_they} {foe_is}. By the only way in.
A: And out.
B: I was leaving that one for later.
N: Then there was {x_sound}; and they forgot about how large things were, and looked for where it came from, and there {x_was} {x}. # quiet
A: How did {x_they} get in as far as that? # on tiptoe
B: A step at a time, I should think. It's how I'd do it, if I wasn't thinking.
A: {x_they_cap} looked over here!
B: Then smile.
A: From this far?
B: With your arms. # holding both up

=== rescue_found_comic ===
# step: found
# tone: comic,manners
N: The best view of {den} turned out to be from on top of {h}, who had said so, and was sorry. # dry
A: Left a bit. # from above
H: I've only got the two legs, and they're both in use. # from below
A: Now I see it. That's {foe}. And behind, there's... Stop breathing, {h}.
H: For how long? # strained
A: I can see {x}! Right at the back. {x_theyve_cap} got {x_part} out of the way, very neat, and {x_theyre} just waiting. As if it was the dentist.
B: Frightened, would you say?
A: {x_they_cap} looked at {foe}, and then at the way out, and then moved up, to make room. # reporting
B: That's the bravest thing I ever heard of. # moved
H: I'd a question about breathing. # faint
N: A long way off there was {x_sound}. {h} let go a breath; and {a} came down by all the ways there were. # quick
S: crash
B: So we know what it's like in there. # helping
A: No. But I know what it's like on the way to the ground. # flat on it

=== rescue_found_far ===
# step: found
# tone: space,eerie,noir
N: They had brought a light, and it went in at {door}, and along, and gave out. It did not come to an end of anything. It just stopped being enough. # quiet
A: Are you in there? # calling
N: There was nothing. There was {noise}. And then, after as long as it takes to think of the worst, there came {x_sound}. # hushed
B: I make that sixty paces. # breathing out
A: And how far are we from {foe}?
B: I don't think that {foe_theyre} away. I think that we're looking at it. I think it's what the light's stopping on.
A: Did you have to say that while it's my hand that's sticking out? # very still
B: I thought that you'd want to know. I would.
A: Does it know that we're here?
N: The dark moved over, by about an inch, as somebody does who wishes to see better. # very soft
B: I'd say that it had an idea.

=== rescue_try_call ===
# step: try
N: They began by shouting. It costs nothing, and one feels that one has been polite. # brisk
A: Don't move! # through both hands
B: Come out! # through both hands
A: You can't say that. I'd just said, don't move.
B: But we want {x_them} to move.
A: Not until I've said how. Don't come out! Not yet!
B: Come out later! # helping
N: {x_cap} could be seen to consider all this. There was {x_sound}, with a sort of a question on the end of it. # dry
A: Now look what you've done. {x_theyve_cap} put a foot out, and taken it in again.
B: Shout something that we both agree on.
A: What do we both agree on? # at a loss
N: They thought. Over at {den}, {foe} also seemed to be waiting to hear. # quiet
B: Hello! # through both hands
A: Yes. Hello! I've nothing against that. # through both hands
B: It's not going to get anybody out, though, is it?
A: No. One of us will have to go and say it nearer.

=== rescue_try_throw ===
# step: try
N: There was string. There is always string. They tied {food} on the end, for weight, and because it would be encouraging. # plain
A: I used to be good at this. # swinging it
B: What at?
A: At things like this. Mind your head. # letting go
S: whoosh
B: Short. # watching it come down
A: I can see that it's short. It's a fine throw, though. Did you see the curl on it? # hauling in
N: The ninth went so far that {x} reached for it, as far as one can. There was a piece of nothing left between. # quiet
B: That's all the string. # holding the very end
A: Lean out.
B: I'm leaning out. I'm leaning on nothing but principle.
A: It wants only that much more! # measuring it on {a_their} own sleeve
B: And that's the end of the bait. # hauling in
A: Who's had it? {x_cap} never touched it! # looking at the knot
B: Somebody with a tongue. {x_cap} {x_was} not the only one in there who was watching. # winding up

=== rescue_try_rule ===
# step: try
# needs: foe=talks
N: They went to see if it couldn't be talked over. {one_cap} was right in the way in, with a face like a shut shop. # dry
A: What would you say to letting {x} go?
F: I'd say no.
B: And what would you say if somebody said please?
F: I'd say, no, thank you. I've got manners.
A: What is it that you want {x} for? # patient
F: I never said that I wanted {x_them}. I said that I'd got {x_them}. You people will mix those up. # patient
B: So you wouldn't mind, if {x_they} weren't there any more?
F: I'd mind who did it. I don't like a thing to go out of here while I'm looking the other way.
N: Behind {one_them}, from inside, came {x_sound}. {one_cap} put a finger in one ear. # quiet
A: And if {x} went out while you were looking?
F: I've never seen it tried. # with a certain interest
B: Then move your knees. We're going to look at it.

=== rescue_try_sing ===
# step: try
# tone: gentle,comic
N: It was {b} who said that if {x} could not come out, then at any rate {x_they} need not be in there with no noise but {foe}. So they sat by {edge}, and sang. # soft
A: Which one?
B: The one that {x_they} always used to hum to. The one with the duck.
A: I don't know all of it.
B: Nobody does. It goes round. Just come in when I do.
N: They sang it, with the two lines that they had. And far inside came the third, which they had not known was there: {x_sound}; and a small space left, for them. # hushed
A: {x_theyre_cap} doing the tune. # still
B: Then we'll do the duck.
N: It was {foe} who spoilt it, by being moved. Everything in there drew in closer, to hear. # dry
A: Stop! There's less of {x_them} showing! # grabbing a sleeve
B: You can't stop in the middle of the duck.
A: It's too good! They're all leaning in to listen! # urgent
B: That's what comes of practising. # stopping

=== rescue_go2_bare ===
# step: go2
# skeleton: reach both_ways
# a: bold
# b: careful
# door: Go in after [x] with nothing
# style: bold
# recall: gone in after [x] with nothing
# makes: way=bare
N: They went in with nothing at all. {a} had said that whatever you carry you have to put down. # brisk
B: I'd have liked a rope. # following
A: You'd have tied it to something.
B: That's what I'd have liked about it.
A: And then you'd have gone back to see if the knot was holding. We've got two arms each. I've counted. # cheerful
N: It was {way_there} that they took, since nobody in their senses would; and there was no one to stop them but each other. # dry
B: What do we do when we get to {x}?
A: We'll think of it when we're there. One always thinks better with no choice.
B: Is that true? # after some steps
A: I've never had one to compare it with. # not turning round

=== rescue_go2_bare_shoes ===
# step: go2
# skeleton: reach both_ways
# a: careful
# b: bold
# door: Go straight in for [x]
# style: bold
# recall: gone straight in for [x]
# makes: way=bare
N: {b} had taken everything out of {b_their} pockets, and made a heap of it, and stood there looking a size smaller. # plain
A: What's all that?
B: It's what I'm not taking. It's only us. Straight in, get hold of {x}, and straight out. # brisk
A: And what about {foe}?
B: That's why straight. You can't be caught by what you're not looking at. # confident
A: That's hens. # doubtful
B: It's most things. Empty yours.
N: {a} put down a pencil, and a second pencil, and the list of what there was in the pockets; and then picked up that one again. # dry
B: What's that for?
A: So that there'll be somebody who knows what we did without. # stowing it
B: On three.
A: On three, or on after three? # but {b} had gone

=== rescue_go2_friend ===
# step: go2
# skeleton: reach both_ways
# door: Take [h] along, and go in together
# style: kind
# recall: taken [h] along with them
# makes: way=friend
N: They went and got {h}, who was in the middle of something, and who left it in the middle. # warm
H: {h_says}
A: We only want you to hold on to the end.
H: The end of what?
B: Of us. I'll have hold of {a}, and you will have hold of me; and whatever happens, there'll be one of us who's still standing at the edge of it.
H: I see. And if something pulls? # thoughtful
A: Then you pull.
H: And if it's stronger? # more thoughtful
{ a_kind:
- "planner": A: I've worked it out by weight. You'd do for two of most things. # tactful
- "explorer": A: Then we'll all three of us see what's in there. You'd never have gone by yourself. # generous
- "wildcard": A: Then you let go, and write down something nice. # cheerful
- else: A: Then you'd not let go. I know you. You couldn't let go of a hot plate. # fond
}
N: {h} thought about that, and went and put on the thick gloves. Out of {den} came {x_sound2}; and three people set off at once, each a little in front of the next. # brisk

=== rescue_go2_friend_line ===
# step: go2
# skeleton: reach both_ways
# door: Ask [h] to come in, too
# style: kind
# recall: asked [h] to come in with them
# makes: way=friend
H: I was wondering when you'd come. # with a hat on
A: How did you know that we'd ask? # on the doorstep
H: I didn't. I've been sitting here in my hat, in case. # dignified
B: You needn't. It's {den}. It's {foe}.
H: I know what there is. I've been thinking about {x}, and about what there is, since it happened; and I'm far more frightened in here than I'd be if I'd got hold of your coat.
N: So there were three of them. {h} {h_skill}, all along {way_there}, and had to be asked to do it more quietly. # warm
A: Which of us goes in front?
H: The one with the longest arms.
B: Which of us goes at the back?
H: The one who most wants to go home. He'll pull hardest. # simple
N: They thought it over, fairly. Then all three tried to go at the back. # dry

=== rescue_go2_tool ===
# step: go2
# skeleton: reach both_ways
# b: maker
# door: Go in by means of [tool]
# style: clever
# recall: gone in by means of [tool]
# makes: way=tool
N: Nobody looking at {tool} would have thought of {x}. {b} had thought of nothing else for an hour. # brisk
A: That's {tool}. # patient
B: That's what it is now. Think of it lying down. # walking round it
A: It's lying down already.
B: Then think of it the other way. You can't go to {x} on your own feet, because of {foe}. But suppose that you went on something that isn't feet.
N: It took some doing, and all of the tape. By the end there was a part for sitting on, and a part for steering, and a part that had been left over. # dry
A: What's that bit for? # holding it up
B: It's for the way back.
A: What does it do?
B: I'll know that when we get there. It came off all by itself, and I respect that. # pocketing it

=== rescue_go2_tool_test ===
# step: go2
# skeleton: reach both_ways
# b: maker
# door: Try it with [tool]
# style: clever
# recall: tried it with [tool]
# makes: way=tool
N: They tested {tool} first. That was {a}'s condition. They tested it on {h}, as somebody who would be missed but not immediately. # dry
H: What do I do? # inside it, muffled
B: You're {x}. You're in {den}, and there's {foe} on every side of you. What would you like to happen?
H: I'd like to be at home. # muffled
B: And then along comes this. # demonstrating
S: creak
N: {h} came out, at some speed, the right way up. Everyone was surprised, not least {tool}. # warm
H: It works! # sitting on {ground}
A: Do it again. Once can happen to anybody.
B: If we do it again it may not work, and then we'd know. # firm
A: Isn't that what one tests for? # slow
B: It's what other people test for. I like to set out happy. # packing up
