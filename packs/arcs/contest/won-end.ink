// WON: the judgement, and what it changed.

=== contest_end_straight ===
# step: end
# skeleton: won
# needs: end=straight
N: {h} wrote something down, crossed it out, and wrote it again. # hushed
H: By one. # hoarse
A: By one what? # faint
H: It doesn't matter what. By one. You've won it. You've won {event}. # hoarse
N: They looked like two people who have leaned on a door and found it open. # warm
B: We've won? Us? With {x}? # very small
A: With {x}. # smaller
{ foe_talks:
  F: I came second. So that's what it looks like from here. You can see a good deal more. # trying how it sounded
- else:
  H: You'll have to show me how to spell you. I've only ever written ditto. # wiping the pencil
}
N: Then {crowd} came over the rope.

=== contest_end_mistake ===
# step: end
# skeleton: won
# needs: end=mistake
N: {h} had the rule book out, and was going through it from the back. # hushed
H: There's nothing here about doing it wrong. # turning pages
{ foe_talks:
  F: It was wrong, wasn't it? I wasn't dreaming. They did it wrong. # shaken
- else:
  A: We know that it was wrong. We did it once before, by accident. # quick
}
H: Oh, it was wrong. With {x}! In twenty years I've seen nothing so wrong. I've got gooseflesh on my knees. # still turning
A: So are we out? # bracing
H: Out? You've won. You've won {event}. I only want to know what to put. # wiping {h_their} eyes
{ oops:
- "boil": B: Put that it went over the side. # dazed
- "left": B: Put that we forgot about it. # dazed
- "spin": B: Put that we went backwards. # dazed
- "laugh": B: Put that somebody laughed. # dazed
- "answer": B: Put that it was the wrong answer. # dazed
- "piece": B: Put that somebody sneezed. # dazed
- "open": B: Put that we never hid. # dazed
- "heel": B: Put that it came off the heel. # dazed
- else: B: Put that we fell over. # dazed
}
N: Then {crowd} came over the rope{foe_talks:, and {foe} got there first}. # warm

=== contest_end_kind ===
# step: end
# skeleton: won
# needs: end=kind foe=talks
N: {h} had one flag in each hand, and could not seem to tell which was going up. # hushed
H: It's level. I've looked at it upside down. It's level. # baffled
F: No, it isn't. # quite loud
H: I'm the judge.
F: And I'm the one who was shaking. It's worth a point, what they did. If it isn't, I don't know what a point's for. Put it down. It's theirs. # loud
N: {h} put it down. It went up on {board} a moment later: two names, and {event}, and the word won. # hushed
B: You've just lost. On purpose. # amazed
F: I know! I thought that it would hurt. # amazed
A: Does it?
F: It's like lunch. # and began to laugh
N: Then {crowd} came over the rope.

=== contest_end_kind_mute ===
# step: end
# skeleton: won
# needs: end=kind foe=mute
N: {h} had one flag in each hand, and could not seem to tell which was going up. # hushed
H: It's level. I've looked at it upside down. It's level. # baffled
H: No. Somebody's got to be in front. It's only got the one handle. # desperate
N: And {one} drew back. It was about an inch. It was done quite slowly, so that everyone should see. # hushed
B: Did you see that? # whispered
H: I saw it. Nobody move. I saw it, and I'm writing it down. It's theirs. # hoarse
A: That was for the thing that had come loose. # slow
B: That was for holding it. # slow
N: It went up on {board}: two names, and {event}, and the word won.

=== contest_after_need ===
# step: after
# skeleton: won
# needs: why=need foe=talks prize=mass,one
N: {prize_cap} {prize_was} brought out. {a} looked at it, and then across, to where {foe} stood putting things back in a box. # quiet
A: How much of it have we got to have? So that it isn't true any more that {stake}? # low
B: I've done the sum. {prize_mass:Half, if nobody's greedy.|Every other week.} {price == "share":And a ninth of ours for each of the seven, and then it's tight, but it comes out.|It comes out.} # low
A: And the rest is sixty people on a landing.
N: {one_cap} saw them coming, and was ready with the smile, and had got it nearly on. # soft
B: It isn't charity. It's the price of the lesson. You're going to tell us how you clean everything. # brisk
{ price:
- "pledge": N: And on the way back {p} took {p_keep} down, and put it where it lived, and left {p_their} hand there for a bit.
- "alone": N: On the list there was one name, in pencil. {p} licked the pencil and put in the other.
- else: N: Behind them nine people were trying to sit on one bench.
}
A: There. {stake_fixed_cap}. We said that we'd {verb}. # contented
B: And we {verb_did}. I never said that to anybody. # trying it

=== contest_after_name ===
# b: careful
# step: after
# skeleton: won
# needs: why=name foe=talks
N: Everybody clapped, and {foe} got as far as {door}. # quiet
A: Where are you going? # calling
F: I don't know. I told you. I never could see this part. # one hand on {door}
B: Well, I can. It goes, and then they all had {food}. Hold this. # pushing a plate at {foe_them}
F: They'll stare. # low
B: They'll look at their watches. And then they'll ask you to pass the salt. # kind
{ price:
- "pledge": N: {p} had {p_keep} back. {p_they_cap} had put it where it lived, and then taken it out again to be certain.
- "alone": N: On the list there was one name, in pencil. {p} licked the pencil and put in the other.
- else: N: There was a paper pinned up by {prize}, with nine names on it, and {p} had put {p_their} own name last.
}
N: They stared. They looked at their watches. And then somebody, with a full mouth, asked for the salt; and {one}, who had been right for eleven years, passed the sugar by mistake. # warm
F: Oh! Oh, I do beg your pardon! # delighted
A: They've got the sugar, and {stake_fixed}. We said that we'd {verb}. # contented
B: We {verb_did}. Mind the sugar. # contented

=== contest_after_owed ===
# w: the one who lost first
# step: after
# skeleton: won
# needs: why=owed foe=talks
N: When it was quiet {foe} came over with something in a handkerchief. It was the little black cup. # quiet
F: I don't want it any more. I thought that it might go with {prize}. You needn't say where you got it. # gruff
A: Who was it? The one who fell over the rope? # gentle
F: I never knew what they were called. I only ever see the back of their head. # low
{ price:
- "pledge": P: Put it here, then. There's a place free. I've just had mine back. # holding {p_keep}
- "alone": P: I know how long a name looks, by itself. Wait. I've just put in a second one, and there's room left under it. # pencil out
- else: W: I fell over a rope, once. It wasn't me. But I'd be glad to say thank you for whoever it was. # gruff
}
N: So under their own names on {board} they wrote, and the one who turned round to wave. # warm
F: That's a good deal truer. # after reading it twice
B: With their name next to ours, and {stake_fixed}. Are you crying? # gruff
A: We said that we'd {verb}, and we {verb_did}. I'm allowed to leak. # happy

=== contest_after_lonely ===
# b: careful
# w: the one who lost first
# step: after
# skeleton: won
# needs: why=lonely foe=talks
N: They were looked at all afternoon, just as {foe} had said. # dry
A: How do you stand it? # aside
F: I used to pick one person, and think what they'd have for supper. # aside
B: Which one did you pick?
F: You, mostly. You always looked as if there'd be a pudding. # shy
A: {stake_fixed_cap}, anyhow. We said that we'd {verb}, and we {verb_did}. And I can't feel my cheeks. # tired, happy
{ price:
- "pledge": P: I've got {p_keep}, I've got my feet up, and I'm not being looked at another minute. Come home with us. # firm
- "alone": P: I stood up there by myself, today. I didn't care for it. Come home with us. # firm
- else: W: There's nine of us going back to share it out. Nobody'll notice if it's ten. Come on. # gruff
}
F: I shouldn't like to put anybody to trouble. # stiff
B: It's a great deal of trouble. There's one chair short, and the pudding's burned. You'll have to bring a chair. # warm
N: There were forty. {one_cap} took the one at the back. # soft

=== contest_after_rest ===
# w: the one who lost first
# step: after
# skeleton: won
# needs: foe=talks
N: {h} brought out {prize}, or as much of it as can be brought out. {foe_cap} had sat down on the rope. # quiet
A: Are you all right? # bending down
F: I'm resting. I'm seeing how it's done. # in wonder
B: What'll you do now? Next year?
F: I thought I might come and watch. I've never seen it, you know. I've only ever been in the way of it. # happily
{ price:
- "pledge": P: You can hold this. I've just got it back, and I keep looking to see if it's there. # putting {p_keep} in {foe_their} lap
- "alone": P: I've put the other name in. I didn't like it with the one. It looked like somebody waiting for a lift. # sucking the pencil
- else: W: Budge up, then. We're nine, and there's only so much rope. # sitting down
}
A: It'll be that {stake_fixed}. I'd better go and tell them. We said that we'd {verb}. # realising it
B: And we {verb_did}. You say it. I want to hear how it sounds from outside.
F: They {verb_did}! I saw the whole thing! # calling to everybody
N: And {crowd}, who had had a good deal of practice, clapped. # warm

=== contest_after_mute ===
# step: after
# skeleton: won
# needs: foe=mute knows=line
N: They were handed {prize}. Everybody clapped. {foe_cap} had not stopped, but gone straight on, past the flags, towards {far}. # quiet
A: {foe_plural:They don't know that they|It doesn't know that it} lost. # looking after {foe_them}
B: {foe_plural:They don't know that they|It doesn't know that it} ever won. Come on. # setting off
A: We've got to stay and be clapped!
B: I want to see where {foe_they} {foe_plural:go|goes}.
N: They went after {foe}, past the line, and on, till they were side by side. Nobody was in front. # soft
A: We said that we'd {verb}. Do you think I ought to tell {foe_them}? # puffing
B: We {verb_did}. I've told {foe_them}. {foe_plural:They aren't|It isn't} bothered. # puffing
{ price:
- "pledge": P: I've got {p_keep}, and {stake_fixed}. I can run all night. # happy
- "alone": P: You know, I did that whole thing without you. I didn't care for it. {stake_fixed_cap}, though. # happy
- else: P: Behind us there's seven people with hiccups, trying to catch up. And {stake_fixed}. # happy
}
N: When they turned back, {one} stopped, for a moment, to see what was the matter. # warm

=== contest_after_mute_clap ===
# w: the one with the hiccups
# step: after
# skeleton: won
# needs: foe=mute knows=watch
N: They were handed {prize}, and everybody clapped. {foe_cap} had come to the end, and stopped, and turned to where the crowd was. The crowd was looking the other way. # quiet
A: Still waiting. # low
B: I know. Hold this. # giving it away
N: {b} went out, past the flags, to where {foe} {foe_was}, and began to clap, quite alone, about as loud as a moth. # soft
A: Louder! I can't, I've got my hands full! # calling
{ price:
- "pledge": P: I've got {p_keep} back, and it's in my way. Somebody hold it. I've some clapping to do. # to anybody
- "alone": P: I've been up there with nobody next to me. I know what that wants. # clapping
- else: W: What are we clapping? Hic. Never mind. All together, you seven! # gruff
}
H: They didn't win, you know. # puzzled, beginning to clap
A: No. We did. We said that we'd {verb}, and we {verb_did}, and {stake_fixed}. This is for the other thing. # calling
N: {one_cap} stood up perfectly straight. # warm
