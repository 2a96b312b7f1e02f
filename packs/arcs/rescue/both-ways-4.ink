// BOTH WAYS, episode 4: out of den behind x (end=steps, eyes, say); the last step, which is x's; the telling.

=== rescue_go4_steps ===
# step: go4
# skeleton: both_ways
# door: Go step by step, exactly after [x]
# style: careful
# recall: done exactly as [x] did
# makes: end=steps
N: They would follow. They would do just as {x} did, and nothing else, whatever it looked like. # plain
{ price == "keep":
  P: It's done. I've let go. {p_keep_cap} stays in there. Don't anybody say anything. # hoarse
- else:
  P: {price == "tale":And I'll say who went in front. I've got that ready.|And when it's over I'll ask {x_them} along. I've got that ready.} # firm
}
Q: Then watch the feet. Left. Left again. A small hop.
P: Why the hop?
Q: {x_they_cap} did one. I'm not here to ask. # hopping
N: {x_cap} looked round at them, coming along behind in a row, hopping; and there was {x_sound}. # dry
P: {x_theyre_cap} laughing at us.
Q: {x_theyve_cap} stopped to scratch.
P: Do we scratch? # on one leg
Q: Both of us. The same side. # scratching

=== rescue_go4_eyes ===
# step: go4
# skeleton: both_ways
# door: Shut both eyes, and hold on to [x]
# style: bold
# recall: shut both eyes and held on to [x]
# makes: end=eyes
N: What was wrong with them was that they looked. Whoever looked about in {den} went stiff, and whoever went stiff got stuck. {x_cap} never gave it a glance. # plain
Q: So we shan't look. We'll shut our eyes, and hold on to {x}.
{ price == "keep":
  P: I've got a hand free. I never had, before. I've left {p_keep} where it was. # hoarse
- else:
  P: {price == "tale":I'll have mine shut when I tell it, as well.|I'll get used to it. That's how we'll be going about from now on.} # resigned
}
N: {p} took hold of {x}, and {q} took hold of {p}. They shut their eyes. It was extraordinary how much larger it was in there at once. # hushed
Q: Are yours shut?
P: Yes. Are yours?
Q: I can't very well prove it.
N: There was {x_sound}, from in front, like somebody who says, all aboard; and they began to move. # quick

=== rescue_go4_say ===
# step: go4
# skeleton: both_ways
# a: bold
# door: Say goodbye to [foe], and leave by the front
# style: honest
# recall: said goodbye to [foe]
# makes: end=say
N: {a} was for doing it properly. One does not slip out of a house in which one has been stuck for a day. # plain
A: We're going now! All of us! # clear
{ foe_talks:
  F: What, {x} as well? # from somewhere
  B: {x_they_cap} will be round again. I should think that {x_they} will always be round again.
  F: I'd got used to {x_them}. I leave that side open on purpose. {x_theyve_cap} got {x_their} own place to lean. # gruff
- else:
  N: It was very quiet. {x_cap} went over to {foe}, and stood there for rather longer than was needed. # soft
  B: {x_theyre_cap} saying it for us. I think that we just wait.
}
{ price == "keep":
  P: And there's something of mine in there that's staying. {p_keep_cap}. Look after it. # hoarse
- else:
  P: {price == "tale":And it's {x} who got us out, and I'm going to say so at home.|And next time we'll all come, and by the front.} # to all of it
}
A: Thank you for having us. # from habit

=== rescue_act_steps ===
# step: act
# skeleton: both_ways
# needs: end=steps
# title: Left, Left, and a Small Hop
N: It took an hour. {x_cap} went under what they would have gone over; and stopped, where they would have run. # quiet
A: Now we lie down.
B: For how long? # lying down
A: Till it's over, I suppose. It's rather nice. You can see all of {foe} from here.
N: {foe_cap} went by over their heads, from left to right. If they had been standing up, they would have met. # hushed
B: {x_they_cap} knew that that was coming.
A: And now, a small hop.
B: I'd stopped asking about the hop. # hopping
B: There was a hole there. Just where we hopped. It's a good deal deeper than it's wide. # looking back
A: Then I take back what I said about the hop. # not looking back
A: Look up. That's {door}. We're out, {b}. We're all of us out.
{way == "friend":B: And there's {h}, with both the coats.|{way == "tool":B: And there's {tool}, with its back end out. I'll come for you on Thursday!|B: And I never carried a thing.}}

=== rescue_act_eyes ===
# step: act
# skeleton: both_ways
# needs: end=eyes
# title: With Both Eyes Shut
A: What was that? # holding on
B: It went by my ear. I didn't look. It had a kind of a fringe.
A: I believe that we're going up.
B: I thought that we were going round. # holding on
N: Whatever it was that they did, they did it behind {x}, at {x}'s pace, with their faces screwed up like two people having their hair washed. Once they both, for no reason, ducked. # quick
A: I could look. Just the once. Just to see what it was we ducked for.
B: You'd go stiff. You'd stick, and I've got hold of your belt.
A: {x_cap} {x_is} humming. Or is that {foe}?
B: Does it matter?
A: I suppose that it doesn't. It's quite a good tune.
N: There was air on their faces. {x_cap} stopped, and they all walked into each other. # warm
A: Now may I?
B: Together. One, two... Oh. It's only outside. It's all just where it was. {way == "friend":And there's {h}, with the coats.|{way == "tool":And there's {tool}, with its wheels in the air, or whatever it's got.|And us, with empty pockets.}}

=== rescue_act_say ===
# step: act
# skeleton: both_ways
# needs: end=say
# title: By the Front
N: They went by the front. There turned out to be a front. It had been there all the time, behind {foe}. # hushed
A: It says, pull. # close to it
B: We came in by a crack! We came in on our faces!
A: Well, nobody had told them that we were coming. # pulling
S: creak
{ foe_talks:
  F: It sticks a bit. Lift, and pull. I don't get much company, so it's never been eased. # behind them
  B: We might look in, if we're passing.
  F: Knock, then. I'll have the place looking like something. # shy
- else:
  N: {x_cap} looked round at {foe}, once, from the step, as one does at a house where one has been a guest. # soft
  B: And I'd been calling it a lair. # ashamed
}
A: Mind the step. Everybody out? One, two, {x}. And nobody had to lie on anybody. # counting
N: {way == "friend":There sat {h}, with a coat on either knee, like somebody at a station.|{way == "tool":There {tool_was} {tool}, its back end sticking out; and {x} led them round it by the right side, without remark.|There was the ordinary world, and not one of them had a thing to carry.}} # warm

=== rescue_step_broke ===
# step: step
# skeleton: both_ways
# title: The Blue Jug
N: {x_cap} had walked about in {den} as if it were the butcher's. At the last step before {x_home}, {x_they} stopped. # flat
A: Come on. {end == "eyes":You got us out with our eyes shut.|{end == "say":You've said goodbye and all.|You've shown us every step there was.}} You're nearly there. It's only the ordinary way in.
N: There was {x_sound2}; and {x_they} went back by two steps, and sat, and shook. # quiet
A: Never once, in there. What's here to be afraid of? There's the mat. There's the jug that... there isn't the jug.
B: The blue one? It's been gone since the day that {x} went. Somebody swept it up. I thought that it was you.
A: I thought it was you. # slow
N: {x_cap} {x_was} looking at where the jug had been. It seemed that you could be afraid of a place no bigger than a saucer. # quiet
B: It wasn't even a good jug. It dripped. # to {x}
A: I broke the other one. Years ago. That's why it was blue. # to {x}
N: So that was the part that took two. They got down, one on each side; and they brought {x} in over the step, {x_carry}, at last, past the place. # warm

=== rescue_step_noticed ===
# step: step
# skeleton: both_ways
# title: Five Steps
N: It was five steps from {x_home}, with the light in front of them, that {x} turned round and began walking back. # flat
A: That's the wrong way! {end == "eyes":I've got my eyes open, and that's the wrong way!|{end == "say":We've said goodbye there!|I've counted it, and that's the wrong way!}} # calling
B: {x_theyre_cap} going back to {den}. # staring
N: {x_cap} stopped. {x_they_cap} looked past the two of them, at {x_home}. It had all been left just as it was; and there {x_left_was} {x_left}, which nobody had touched. # quiet
B: Nobody's been in. Look at it. They walked round it. They thought that they were being kind. # slow
A: And what does it look like?
B: As though no one had noticed.
A: Then let's notice! You get a light. I'll clear that up! # running
N: They did it all in about a minute. Then they came back for {x}, and took a side each. # quick
A: There. It's yours again. Come on.
B: Five. Four. You're doing it beautifully. Three. # walking backwards
N: And so, in the end, it was they who brought {x} home; and it was three steps, and then two, and then one. # warm

=== rescue_step_slam ===
# step: step
# skeleton: both_ways
# title: The Way One Left
N: There was only the last bit to do: up to {door}, and in. {x_cap} would not have it. {x_they_cap} sat down where {x_they} {x_was}. # flat
A: You've just walked us out by {foe}{end == "say":, by the front|{end == "eyes":, with our eyes shut|, step by step}}! It's nothing but a way in!
B: I think it may be to do with the way out. How did {x_they} leave, that day? Did anyone see?
A: In a temper. Everyone heard it. There was a noise like a dropped tray, and somebody said, well, good riddance. # stopping
B: Who did?
A: It could have been anyone. It was quite a small remark. # very red
N: {x_cap} looked at {a}. It was a long look. There was {x_sound2}. # quiet
B: It's hard to come in by where you went out like that. You've got to walk in on the end of your own noise. I've done it. I went in backwards. # sitting down too
A: I never meant it. You'd eaten my egg. # to {x}
B: That's not how it's done. Get hold of that side.
N: They took {x}, {x_carry}, up to {door}. {a} kicked it, quite hard, so that it made the same noise; and they all came in together on top of it. # warm

=== rescue_told_tale ===
# step: told
# skeleton: both_ways
# needs: price=tale
N: There was a banner. It had {p}'s name on it, and a border, and reached from the one side to the other. {crowd_cap} stood under it, ready. # dry
H: Speech! # waving a spoon
P: We went in to rescue {x}. You know that. I said it from up there. # on a box, pale
Q: Go on. # not loud
P: And then we stuck. We couldn't move so much as a foot. {way3 == "shout":We called for help. I can do you the noise.|{way3 == "wait":We lay there, and waited to be found.|I stood on {q}'s head.}} And it was {x} who came, and who got us out. It was the other way about, from beginning to end. That's all.
N: Nobody spoke. Then the banner came down at one side. {h} had the brush. It took only a minute; it was a matter of moving two names. # quiet
H: It fits better. It's got a shorter middle. And {stake_fixed}, so what's it matter who? # hanging it up
Q: All the same. We said that we'd {verb}. The last bit was ours, and we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|}
P: It isn't much to put on a sheet. # getting down
Q: They might do us a napkin.

=== rescue_told_along ===
# step: told
# skeleton: both_ways
# needs: price=along
H: You got there, and {stake_fixed}! Who's going to tell it? # clapping
Q: We said that we'd {verb}. And we {verb_did}, from about here to there.{must_who != "" && must != "": And {must_who} was {must}.|} The rest was done by {x}. {way3 == "shout":We only did the shouting.|{way3 == "wait":We only did the waiting.|We only did the falling off.}}
N: Everybody looked at {x}, who did not care to be looked at, and got behind {p}. # warm
P: And there's a thing that I've got to say in front of you all, so that I can't get out of it. On Saturday we're going to look at the far side. And I'd like to ask {x} along. # red
H: But {x_they} {x_was} always one for stopping!
P: I know it. # bracing
N: On Saturday they set out at nine. At ten they were at {edge}. {x_cap} had found something. # dry
P: By now I'd have been there and back. # through {p_their} teeth
Q: What is it that {x_theyve} got?
P: It's a button. It's got an anchor on. Come and see! There's another one! # kneeling down
N: They never did see the far side. But {p} came home with a pocketful of buttons, and has asked what they are all doing on Sunday. # soft

=== rescue_told_keep ===
# step: told
# skeleton: both_ways
# needs: price=keep
H: In by the front, and all of them on their feet! So {stake_fixed}. What was it like? # hurrying up
Q: We said that we'd {verb}. We {verb_did}, too, the last bit. Before that {x_they} rescued us. {way3 == "shout":{x_they_cap} heard us calling.|{way3 == "wait":{x_they_cap} came by on {x_their} way home.|{x_they_cap} showed us a step.}}{must_who != "" && must != "": And {must_who} was {must}.|}
N: {p} kept putting a hand in one pocket. # quiet
Q: You've got the other one. You could put something in there.
P: It isn't for something. It's {p_keep} that it's for. It's gone in the shape of it.
N: A week went by. Then one evening there was {x_sound}, and in came {x}, over the step, with something all down one side. And there, on {ground}, in front of {p}, was {p_keep}, not even scratched. # hushed
Q: {x_theyve_cap} been back in there for it! By {x_them}self!
P: It would be nothing, to {x}. It'd be like going to the larder. # not touching it yet
Q: Well? Put it in your pocket.
P: In a minute. I'd like to leave it lying about for a bit. I want to see if I can. # soft
