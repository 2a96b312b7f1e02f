// HEIST, episode 1: why x ought to be out, who guards it, who is in the crew. Both skeletons share it.

=== heist_want_child ===
# step: want
# w: A very small person
# title: What Is It For
N: {air} {a_who} {b_who}
W: What's in there? # pointing at {den}
A: {x_cap}.
W: What's that for? # interested
B: Well. People used to look at {x_them}. And somebody {x_used}, once. There was {x_sound}, and everyone was happy for a week.
W: When do they let {x_them} out?
A: They don't. There's {foe}, seeing to it that nothing happens to {x_them}. # uneasy
W: And what happens to {x_them}?
B: Nothing.
N: The very small person thought about this. # dry
W: So {x_they}{x_plural:'re|'s} for looking at, and nobody's let look. # summing up
A: Very safely, though. # not happy with it
W: I'd get {x_them} out. I'd do it at night. I'd have a sack. # going
N: There was a silence, after that, of about the size of a sack. # quiet
B: How would one get past {foe}?
A: Nobody said that we were going to. # too quickly

=== heist_want_asked ===
# step: want
# title: The Ninth Time of Asking
N: {air} {a_who} {b_who} They had asked nicely. # plain
A: On Monday I asked with my hat off.
B: On Tuesday I asked with a cake.
A: On Wednesday we asked in writing. It came back with the spelling put right.
B: And what did it say at the bottom?
A: No. Twice underlined. {x_cap} {x_is} to stop in {den}, under the eye of {foe}, where nobody can get any good of {x_them}. # folding it up
{ b_kind:
- "planner": B: I've got one more way of asking. It's got a diagram. # very quiet
- "explorer": B: Then I'm finished with asking. My knees are sore. # getting up
- "wildcard": B: You know that I've been good. I've been good for nine days. I'd like that written down before we go on. # bright-eyed
- else: B: I even said please in the middle. Nobody says please in the middle. # hurt
}
A: You don't mean take {x_them}?
B: I mean, have {x_them} be somewhere else. In the morning. Where people are.
A: That's what taking is. # lower
B: Is it? I'd always thought there'd be more to it.

=== heist_want_job ===
# step: want
# tone: noir,space
# title: In and Out
N: {air} {a_who} {b_who} {h} came in without knocking, and stood where the light was not. # dry
H: I've got a job for somebody. # low
A: We're not somebody. We retired.
H: From what?
B: From thinking about it. What sort of job?
H: The sort where you go in with two hands and come out with three things in them. It's {x}. # low
A: {x_cap} {x_is} in {den}. You know what else is in {den}? {foe_cap}.
B: Nobody's ever come out of there with anything but a cold.
H: There's no use in that to anybody, in there. You'd be doing people good. That's why I thought of you. Nobody'd suspect it.
A: And if they caught us at it?
H: I'd say that I'd always found you very quiet. # turning up a collar
B: Sit down. You're standing on my foot. # pulling out a chair

=== heist_want_bad ===
# step: want
# tone: gentle,comic
# title: How Bad
N: {air} {a_who} {b_who} It was the end of the day, and they had both been good since the beginning of it. # soft
A: I'd like to do something bad. # to nobody
B: How bad?
A: I'd like to do something so bad that it was good again on the other side.
B: That's a long way round. Have you got anything in mind?
A: {x_cap}. # in a very small voice
B: That {foe} {foe_has} got in {den}? That nobody's allowed? # sitting up
A: So lovely, and all alone. I went and looked through the crack. There was {x_sound}, and nobody to hear it but {foe}. # in a rush
B: You'd take {x_them} away?
A: Only to where everyone could have a go. And then we'd be sorry, if anybody wanted.
B: I think that I could be that bad. If I'd got a hand to hold.

=== heist_want_custom ===
# step: want
# tone: epic,manners,eerie
# title: It Has Always Been So
N: {air} {a_who} {b_who}
N: Once a year {crowd} went as far as {edge}, and took off their hats in the direction of {den}, and came home. It was the custom. # slow
A: What is it that we take them off to?
H: To {x}, which {x_is} within. And to {foe}, who {foe_has} the keeping of it. # grave
B: Has anyone seen {x_them}? In your time?
H: Once. There was {x_sound}, and it went all through {place_of}, and people came out in their stockings to listen. # softer
A: Why did it stop?
H: It was felt that something might happen. # grave again
N: They put their hats on. Then {a} looked back, and did a thing that had not been done in living memory, which was to wonder. # dry
A: Hasn't it? Happened? # slow
B: I was thinking the same. I was hoping that it was you who'd say it.
H: I am very deaf on this side. # not moving off

=== heist_guard_mute ===
# step: guard
# needs: foe=mute
N: They lay behind {hide} for an hour, with a pencil, and wrote down what {foe} did. # plain
A: Left to right. Stop. Look about. # whispered
B: I've got that. Then?
A: Right to left. Stop. There. That's a look. Put down that it's a long one.
B: How long?
A: I couldn't tell. I'd shut my eyes. # honest
N: {foe_cap} went by again, in front of {den}. It was beautifully done. You could have set a clock by it, and then been afraid of the clock. # dry
B: It's every four minutes. It's four minutes, and there's a gap; and then it's four minutes. # pencil going
A: What's the gap?
B: That's when {foe} {foe_is} round the far side. It's eleven seconds.
A: What could you do in eleven seconds? # low
B: I could say good morning to you, and ask after your aunt.
A: I'd have to be in by the aunt. # working it out

=== heist_guard_talks ===
# step: guard
# needs: foe=talks
# b: bold
N: They went and looked it over, by daylight, with their hands in their pockets, as visitors do. {one_cap} was on a stool in front of {den}. # plain
B: Good morning! Is this where {x} {x_is}? # airy
F: Who wants to know?
A: Nobody. # too fast
B: We take an interest in locks. Is it a heavy sort of lock?
F: There isn't any lock. There's me. # not stirring
B: I see. And would you ever be called away, at all? In the evening, say?
F: No.
B: Not for your supper?
F: It's brought. # jerking a thumb
N: {a} had begun to count something upon the fingers of one hand, and run out of fingers. # dry
A: And at night? # faint
F: I've got the one eye that sleeps, and the one that doesn't. I won't tell you which. # almost friendly
B: You must get very tired of it. # meaning nothing by it
N: There was the least possible pause. # quiet
F: Mind how you go.

=== heist_guard_walls ===
# step: guard
# needs: foe=talks x=thing,idea,event,place
# tone: gentle,manners
# a: careful
N: {b} had expected a wall. There was no wall. There was {den}, and there {x_was} {x} somewhere in it; and round about, and in between, there {foe_was} {foe}. # quiet
A: It's worse than a wall. You know where you are with a wall. # through the crack
B: Let me look. Where's {x}?
A: At the back. There's a cloth over it. You can see the shape.
N: They gave up the crack to each other, turn and turn about. Then it went dark; and they both kept exceedingly still, as it was plain that somebody on the other side was having a turn. # hushed
B: Have we been seen? # no louder than breath
A: There's an eye been seen. I don't know that one could tell whose.
B: It's my eye. I feel as if I should like to have it back. # no louder than breath
N: They went home by {way_there}, without discussing it. # dry
A: Two people couldn't do it.
B: No. It's four, at the least.

=== heist_guard_far ===
# step: guard
# tone: eerie,space,noir,epic
N: From {edge} you could see the one light there was in {den}, and you could see what went round it. # quiet
A: That's {foe}.
B: Does that ever stop?
A: I've never heard of it. They say that it stopped once, and people woke up, all over {place_of}, to listen to what was wrong. # level
B: And {x}?
A: In the middle. Where you'd put a thing if you never wished to think about it again.
N: The light went out, and came back. They had both been counting. # hushed
B: I get nine.
A: I get nine. It's always nine. Anybody ought to be tired by now.
B: So should we, and we've only been watching.
N: And then, just the once, it was ten. {foe_cap} had stopped, out there, in the dark; and one would have said, though it was a long way off, that somebody sighed. # very soft
A: Put down nine. # after a while
B: I've put both.

=== heist_crew_jobs ===
# step: crew
# needs: foe=talks
# title: Four Jobs
N: It took four, and there were four. They met behind {hide}, and {h} brought {food}. # brisk
A: There's somebody to keep watch. That's {h}. # reading from a cuff
H: I've got weak eyes.
A: Then you'll look harder than other people. Then there's the one who does the talking, if there's talking. That's {b}. And I'm the one who goes in front.
G: Which am I?
A: You're the one whom nobody notices. # kind
G: I've been that for years. I'd thought that this was going to be a change. # not unkind
B: It's the most important. There's always one. When it has all gone wrong, they look round, and who's got it? It's somebody who's been standing by with a tray.
G: Do I get a tray? # brightening
H: What's the signal? For if somebody comes?
N: They talked about that for an hour. It was to be a cough; and then it appeared that {h} had one. # dry
A: Then it's when you stop.{till != "": And it's got to be before {till}.|} # giving up
H: I'll do my best. It comes over me when I'm nervous.

=== heist_crew_crumbs ===
# step: crew
# title: The Plan, in Crumbs
B: The plate's {den}. The big crumb in the middle is {x}. And this is {foe}. # laying it out
H: That's a currant. # bending over it
B: It's {foe}. Nobody's to touch it. Now. {a} comes from this side, and I come from that. {h} sits on the rim, and whistles if the currant moves.
A: And {g}?
B: {g}'s got the handle of the knife.
G: What do I do with it?
B: You go along here, as if you were bringing somebody's supper. And while it's looking at you, I lift the crumb. # lifting it
N: It went like a clock, on a plate. They did it again, with {h} being sick at heart on the rim. # warm
A: Now what happens if the currant doesn't look?
B: It looks. It's bound to. Do it once more.{till != "": We've only got till {till}.|} Where's the currant? # searching the plate
N: There was a pause. Everybody looked at {g}, who swallowed. # dry
G: Well, that's one way of doing it.

=== heist_crew_names ===
# step: crew
# tone: noir,comic,epic,space
# title: No Names
A: From now on, no names. If we're heard, nobody's to know who it was. # hushed
H: Who was? # looking up
A: That's just what I mean. I shall be the Fox.
B: I wanted to be the Fox.
A: You can be the Shadow.
B: I don't want to be something that comes after you and does what you do. # stiff
H: What am I?
A: You're the Owl. You keep watch.
H: I go to bed at nine. Can't I be something that goes to bed at nine?
G: I'd like to be Susan. # from the corner
N: They all turned round. {g} had gone slightly pink. # dry
B: It's supposed to sound dangerous.
G: You never met her. # simple
A: Fox, Shadow, Owl and Susan. All right. The Fox and the Shadow go in to {den}, and get {x}. The Owl watches {foe}. Susan stands by.{till != "": It's to be done before {till}.|} And whatever happens, nobody says who anybody is.
B: Right you are, {a}. # spitting on a palm

=== heist_crew_conscience ===
# step: crew
# tone: gentle,manners,eerie
# title: The List of Who Might Mind
N: {h} would only come into it if there was first made a list of everyone who might be the worse for it. So they made one. # quiet
H: {foe_cap}. # at once
A: {foe_cap} will still have {den}. It's only {x} that'll be gone.
H: Put it down, all the same. Who else?
B: The ones who'd rather that it was safe.
H: Are there a great many of those?
B: There's you. # gentle
H: I'd rather that it was safe. But I'd also rather that I'd seen {x_them}. I've got both of them in me. I should think it's most people. # folding {h_their} hands
G: You've left off one. # quiet, from the side
A: Who, {g}?
G: Whoever's going to be asked about it afterwards.
N: They looked at {g}. {g_they_cap} was doing up a button, and had got it in the wrong hole. # quiet
A: That's four to mind, then, and everyone else to be glad.{till != "": And it's to be before {till}.|} Are you in?
H: I'll come. I'll bring the list.

=== heist_go2_creep ===
# step: go2
# a: bold
# b: careful
# door: Creep in between the rounds
# style: bold
# recall: crept in between the rounds
# makes: way=creep
N: There was a gap, when {foe} {foe_was} on the far side. You could not have called it long. They lay and waited for it with their boots round their necks. # hushed
B: What if I sneeze?
A: Do you need to sneeze?
B: I hadn't thought of it until I said it. # holding {b_their} nose
A: When I touch your arm, we go. We don't stop for anything. If you lose a sock, then it's the sock's own fault.
N: {a} touched {b}'s arm; and {b}, who had been expecting it for an hour, very nearly died. Then they were both running, bent double, on the sides of their feet. # quick
B: Where's {h}? # on a breath
A: Coughing. That's good. It means there's nobody coming.
B: It means that, or it means that there is.
A: Don't think about it now! # going in head first

=== heist_go2_creep_under ===
# step: go2
# door: Crawl in by [way_there]
# style: bold
# recall: crawled in by the back way
# makes: way=creep
N: Nobody used {way_there} who could help it. It had not been built for going anywhere. It was what was left over. # plain
A: After you.
B: I thought that you were the one in front.
A: I'm in front of whoever's in front. Somebody's got to push. # pushing
B: It goes round a corner. I don't think I go round a corner. # muffled
A: Breathe out.
B: I've breathed out. I've got no more out to breathe. There's somebody walking over my head. # muffled
N: It was {foe}. They could feel the whole weight go by, over them; and stop; and go on. Neither of them said a word for some time, and it was not from fear. {b} had {a}'s boot in {b_their} collar. # dry
A: Is that the end of it? # muffled
B: That's the end of it. Take your foot out. There's a bit of light. I'd say that we're under the middle. # scraping

=== heist_go2_front ===
# step: go2
# a: careful
# door: Walk in by the front, as if expected
# style: clever
# recall: walked in by the front as if expected
# makes: way=front as=plank
N: You can go anywhere if you carry something long, and are cross. They carried a plank. # brisk
A: Mind your backs! # loud
B: Mind your backs, there! Where do they want it? # loud
{ foe_talks:
  F: What's that? # rising
  B: It's the plank.
  F: I never ordered a plank.
  B: Then somebody's got it wrong again. It's us who've got to carry it. Is it straight on? # bitter
  F: Straight on, and left. # moving aside, uncertain
- else:
  N: {one_cap} looked at the plank, from one end of it to the other. Then {one_they} moved over. One does, for a plank. # dry
}
A: I can't believe that. # through a fixed smile
B: Don't stop being cross. # through a fixed smile
A: I'm not cross any more. I'm too happy.
B: Then think of the corner. We've got to get it round a corner.

=== heist_go2_front_clean ===
# step: go2
# a: careful
# door: Go in as the people who clean
# style: clever
# recall: gone in as the people who clean
# makes: way=front as=clean
N: Nobody looks at somebody who has come to clean. They had a bucket each, and an apron; and {a} had thought of tying up {a_their} hair. # plain
A: Whatever happens, go on scrubbing.
B: What if they speak to us?
A: Then scrub harder, and say that it's a disgrace.
{ foe_talks:
  F: It's not your day. # looking down
  A: Look at this. It's a disgrace. # scrubbing
  F: Where? # bending
  A: In all of the corners. I don't know who's had the doing of it.
  F: I've been busy. # ashamed
- else:
  N: {one_cap} came and stood over them. They scrubbed. {one_they_cap} lifted one foot, and then the other, for them to do underneath. # dry
}
N: They scrubbed their way in, by the yard. Behind them {ground} had not been so clean since it was made. # dry
B: I've half a mind to stop, and do it properly. # under {b_their} breath
A: Scrub towards the cloth.

=== heist_go2_tool ===
# step: go2
# b: maker
# door: Get in with the help of [tool]
# style: careful
# recall: got in with the help of [tool]
# makes: way=tool as=inside
N: {b} had been over it and over it with {tool}, until there was nothing that could go wrong. It had been written down what could go wrong, and each one was crossed out. # brisk
A: It's rather large. # doubtful
B: That's so that nobody will see it. They'll think that it's part of something.
A: And we're inside?
B: You're inside, and I'm behind. {h} coughs once for left. {g} goes by with the tray, and {foe} will look at the tray.
A: And what's the matter with this bit? It's not crossed out. # reading
B: It's only got a question mark. It says, hinge?
N: They went by inches, and with so much self-respect that {foe} had been watching for a minute before {foe_they} thought of anything, and then it was of something else. # dry
A: What's that squeak?
B: That's the hinge.

=== heist_go2_tool_low ===
# step: go2
# b: maker
# door: Leave it to [tool]
# style: careful
# recall: left it to [tool]
# makes: way=tool as=decoy
A: Tell me again what it does. # crouching by {tool}
B: It does what it always does. But it does it over there. And then everyone goes and looks at it, and we're over here. # making a knot
A: What if they don't look?
B: You'd look. If you were minding your own business, in the middle of the night, and you saw {tool_a}, where there'd never been one?
A: I'd pull the blanket up.
B: You're not {foe}. It's {foe_their} job. I'm only making use of somebody's good qualities. # pulling it tight
S: creak
N: It was done with a string, and a weight, and {h} at the end of it. {tool_cap} rose up slowly in the dark, on the far side of {den}, and began to go round. # quiet
A: It's working. They're looking.
B: Of course they are. I'm looking myself. It's the best that I've ever seen it. # lost in it
A: {b}! Come on! # by the collar
