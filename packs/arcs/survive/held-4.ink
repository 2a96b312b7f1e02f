// HELD, episode 4: the last of it, the end of it, and what there was in it that one would not have had. end=sleeve, tell, say.

=== survive_go4_sleeve ===
# step: go4
# skeleton: held
# door: Hold each other by the sleeve
# style: careful
# recall: held each other by the sleeve
# title: By the Sleeve
# makes: end=sleeve
B: Give me your sleeve. It's what one does with children, near ditches. # holding out a hand
A: If I go, you'll feel it. # low
B: And if we both go? # low
A: Then we'll feel it twice. # low
G: Is that sleeve taken? # shy
B: No. Mind the cuff. # low
H: What's this? A dance? # low
A: It's so that nobody's hands are free. # low
H: Mine are. # looking at them
B: Come on the end, then. # low
N: It went from {door} as far as {hide}, a long row of people with nothing to do but not to do it. # warm
G: Somebody's tugging. Is it that end? # after a while
H: Tug back. It'll be somebody who wanted to know if we're still here. # low

=== survive_go4_tell ===
# step: go4
# skeleton: held
# needs: no-ban_because
# door: Tell everybody what it is for
# style: honest
# recall: told everybody what it was for
# title: Now You All Know
# makes: end=tell
N: They got up on {h}'s box. # plain
A: Listen! We know why! You've held out all this time for a card, and you ought to know what's behind it! # loud
H: They asked me not to. # low
B: They asked you not to say. You haven't. You're only standing there. # low
N: {a} told them. It was short, and at the end of it nobody was muttering. # quiet
G: Is that all? # from the front
A: Yes. Is it too little? # anxious
G: No. It's only that I'd thought it would be for us. I'd never have held out so long, if I'd known that it was for somebody. I'd have been too frightened that I'd spoil it. # slow
H: And now? # low
G: Now I'll have to be, won't I? # pulling down both cuffs

=== survive_go4_say ===
# step: go4
# skeleton: held
# door: Let everybody say how much they want to
# style: kind
# recall: let everybody say how much they wanted to
# title: How Much Everybody Wants To
# makes: end=say
B: We've all been so careful not to say it. I think that's what makes it so big. # slow
B: We'll go round. Everybody says how much they want to. And nobody says, now, now. # low
A: I'll begin. I want to {ban_is == "wake":make a noise|{ban_it}} so much that I've been cross with a cup. # low
G: I want to so much that I've had to be told my own name. # low
B: I want to more than I wanted the thing that I wanted most when I was seven. # low
A: What was it? # interested
B: I don't remember any more. It was red. # low
H: I want to so much that I told you why. I never told anyone a why in my life. # very low
N: It went all the way round. By the time it came back to {a} it had got a good deal smaller, as a pudding does; but there was still a piece for each. # warm

=== survive_hold_sleeve ===
# step: hold
# skeleton: held
# needs: end=sleeve
# title: A Tug on the Sleeve
N: It was nobody in particular. The row swayed, and there was a step, and then another. # tense
Q: We're moving. Who's that? Who's pulling? # low
P: Nobody's pulling. We're all leaning. # low
H: Dig in your heels! # hoarse
{ ban_is == "wake":
  G: I'm going to, I'm going to. # on a breath in
  H: Not now! Somebody! A sleeve! # hoarse
- else:
  G: I could reach it from here! If I'd a hand! Who's got my hand? # frantic
  H: I have! And you're not getting it! # hoarse
}
Q: Let go of me, {p_call}, and I'd do it. I'm telling you, so that you know. # between the teeth
P: I've got you. {price == "keep":I've got both hands for it. I've nothing else to hold any more.|I gave my turn away. I'm not going to let anyone have it early.} # between the teeth
{ ban_is == "wake":
  N: {g} turned it into {h}'s shawl. It made a sound like a very small door, a long way off. # still
- else:
  N: The row swayed once more, and then it swayed back. # still
  G: You can let go of it now. It's asleep, like a foot. # weak
}
Q: We said that we'd {verb}. # faint
P: And we {verb_did}. Look. There's the time. # faint

=== survive_hold_tell ===
# step: hold
# skeleton: held
# needs: end=tell
# title: By So Little
G: Give it room! Now that we know, give it room! # low
H: Not backwards! Look behind you! Mind! # hoarse
N: {g} went over, arms out, towards the one place of all places. It would have been {ban_ing}, with {g_their} whole weight, and without ever having meant to. # tense
Q: {p_call}! # screamed, in a whisper
N: {p} was nearest, and went down on {ground}, flat, and {g} came down on top, quite softly. # tense
G: Did I? # not daring to look
P: No. You did me. {price == "keep":What's that sticking into my ribs?|} # from below
{ price == "keep":
  G: It's {p_keep}. I never let go of it. # very low
- else:
  G: I'd have had my turn before it was my turn. # very low
}
Q: We said that we'd {verb}, and I thought, there it goes. # faint
P: And we {verb_did}. By about a coat. # from below

=== survive_hold_say ===
# step: hold
# skeleton: held
# needs: end=say
# title: The Last Little Bit
N: And then somebody got up. It was {h}. # still
H: I can't. I thought that I'd be the last one that it would be. And it's all in my legs. # in a small voice
Q: {h}. Sit down. # low
N: It was three steps, and nobody was near enough; and nobody had ever told {h} what to do. # tense
P: Tell me about it. {h}! Tell me what you'll do, when you've done it! # quick
H: When I've done it? # stopping
P: Yes. You went and {ban_it_did}, and there you are. What's the next thing? # quick
H: Then I'd come back to where I was sitting, I suppose. # slow
P: And how would that be? # gentle
H: Everybody'd move up a bit too much, to show that they weren't cross. {price == "keep":And there'd be {g}, with what you gave away, for nothing.|And I'd have had {g}'s turn, that was yours first.} # and came back
Q: We said that we'd {verb}. # very low
P: And we {verb_did}. Every one of us, and {h} twice. # very low

=== survive_over_first ===
# step: over
# skeleton: held
# needs: ban_ends ban=will
# title: After You
N: And then it was over. {h} took down the card, and there was a clean place where it had hung. # plain
H: Well. Now one may. Is nobody going to? You've all talked of nothing else. # clearing {h_their} throat
A: After you. # polite
G: No, no. After you. # polite
B: I'm in no hurry. # who had been in nothing else
{ price == "turn":
  P: It's {g}'s turn. I gave it. Go on. I'll hold your hat. # low
- else:
  P: Let {g}. You may put down {p_keep} for so long. Or do it with the other hand. # low
}
N: {g} went up, quite slowly, and {ban_did}. It took no longer than it had ever taken. # warm
A: How was it? # hushed
G: Nice. It's just as it always was. I'd forgotten that. # surprised
B: Let me. # at once

=== survive_over_again ===
# step: over
# skeleton: held
# needs: no-ban_ends ban=will
# title: And Tomorrow
H: That was the worst of it. They say that after this it's easier. # low
A: Who says so? # low
H: I do. I've just noticed. # surprised
B: So it is. It's there, when I feel for it. It doesn't jump up. # feeling for it
G: It's to go on, then? There isn't any end to it? # slow
H: No. It's only that we've been through the whole of one. There won't be a new kind. # low
B: I'd thought that one day it'd be over, and somebody'd say so. # low
A: Would you {ban_it}, now? If I looked the other way? # curious
N: {a} looked the other way. It was a fair offer. # still
B: {price == "keep":No. {p} gave something for that. I'd feel it in my pocket.|No. I'd have to go and tell {g}.} I'd sooner want to. I've got good at it. # slow

=== survive_over_wakes ===
# step: over
# skeleton: held
# needs: ban=wake
# title: By Itself
N: It came by itself. There was the noise like a lid, and a yawn, and then {x} looked at them: forty people, in a ring, in their socks. # soft
H: Good morning. # out loud
N: They all jumped, and {g} hiccupped, once, like a bell. And {x} laughed. # warm
A: That's gone down well! Do it again! # out loud
G: I can't. They've gone. I held on to {price == "keep":{p_keep}|the box} for so long, and now that I'd like one there isn't any. # out loud
B: Try being told not to. # helpful
N: Then everybody talked, all at once, and somebody dropped a tray on purpose. # warm
H: How long was it? # dazed
A: The whole of it, right through. And you as well. You slept standing up, from about the time of the bowl. # fond
H: Then who was it that kept you all quiet? # amazed
B: Nobody. We kept. # simple

=== survive_since_cause ===
# step: since
# skeleton: held
# needs: reason=cause
# title: Nobody Would Have Known
N: They went back, {a} and {b}, on their knees, by {way_there}, to where one could see it. # soft
A: There's nothing left. # low
B: That's how it ought to look. It's all gone right. If it had gone wrong there'd be something to see. # low
H: Nobody'll ever know that we did it. There isn't a soul who'll come and say thank you. # behind them
A: We didn't do anything. # honest
H: No. I never in my life saw so many people do it. # content
H: And the cups are all washed. Everybody wanted something to do with their hands. # fair
B: I thought that if you weren't to do a thing, then it was the thing that mattered. # slow
A: So did I. I'd looked at that the whole time. # low

=== survive_since_breath ===
# step: since
# skeleton: held
# needs: reason=breath
# title: The Breath, Let Out
N: Somebody had come, in a good coat, and sat down where {h} had said; and {h} sat opposite, on both hands. # quiet
B: We ought to go. We're only behind {hide} by mistake. # whispered
A: They've been sitting there for an hour. Has anything been said? # whispered
B: They've said that it's mild. # whispered
N: Then the one in the good coat took a breath. One could see the shoulders go up. And there was nothing that {h} could get up and do. # still
A: Don't look. # whispered, looking
N: It was not long, what was said. {h} answered at once. # soft
B: That was one of the nine! Which, do you suppose? # whispered
A: It's got a yes in it. Look at the feet. # whispered
N: Later {h} came in for {food}, for two, and dropped both plates. # warm
H: It was four words. I've been afraid for eleven years of four words. # to nobody

=== survive_since_sister ===
# step: since
# skeleton: held
# needs: reason=sister
# title: Dear Sister, No
N: {h} had got out the envelope. It was yellow at the edges, and the stamp on it had gone out of use. # dry
H: "Dear sister, no." I wrote it when I was eight. I only need to put the names. # pen in hand
A: Put {g}. Put {g} first. # over the shoulder
B: Put all of them. It's got to be seen how many there were. # over the other
A: That's forty. You'll have to go round the edge. # warm
H: She'll say that we did it once, when nobody was looking. She'll say so by return of post. # blotting
A: Didn't anybody? # low
N: Everyone looked at everyone. {g} went red. # still
G: I touched it. With my sleeve. I told it that I was sorry. # in a rush
H: Sleeves don't count. I'd have put sleeves on the card. # licking the envelope

=== survive_since_sleeper ===
# step: since
# skeleton: held
# needs: reason=sleeper
# w: The old woman
# title: Right Through
N: She came by {way_there}, in her shoes, and with her hair done. Nobody had ever seen it done. # soft
A: Good morning. Did you sleep? # careful
H: Don't ask her that. # low
N: The old woman looked round at all of them. She had her eyes open. They were blue. # warm
W: I must have. I don't remember a thing. I lay down, and thought that I'd just wait till I was needed, and here I am. # puzzled
B: And were you? # gentle
W: No. Nobody wanted me at all. It's never happened. I didn't know that you could do without. # thinking it over
A: We couldn't, very well. You should have seen us. # quick
G: I had to hold on to things. # quick
W: Did you? Well, then. # pleased, and sat down among them

=== survive_since_nine ===
# step: since
# skeleton: held
# needs: reason=nine
# title: How It Comes Out
N: {h} sat with {x}, who {x_was} wide awake, and had the look of having been in the middle of something. # soft
A: It's the end that's wanted. You'd got as far as the middle. # low
H: I can't tell that with you here. I only told it because there was nobody. # low
B: We'll hum. # ready
N: They hummed. {h} bent forward, and told how it came out, and in one place {h} had to stop. # quiet
A: Did you hear any of that? # to {b}, humming
B: Only "and so I never posted it". # humming
N: {x_cap} listened to the last word. And then {x} {x_was} asleep again, like a book that is shut. # soft
H: Oh, no. It's to begin all over again. # in a whisper
A: Boots off. # in a whisper, and quite happy

=== survive_go4_again ===
# step: go4
# skeleton: held
# needs: ban_because
# door: Tell everybody what they have seen
# style: honest
# recall: told everybody what they had seen
# title: What They Had Seen
# makes: end=tell
N: They got up on {h}'s box. # plain
A: Listen! You've all been told why, and so were we! And now we've been and looked! # loud
G: And is it so? # from the front
B: It's so. It's just as it was said. Only it's smaller than you'd think. # loud
G: How small? # doubtful
N: {b} showed them, with finger and thumb. It got quiet, up to the back row. # quiet
G: I'd thought that it was one of those things that are said. I'd never have been so cross with it. # slow
H: And now? # low
G: Now I'll have to be careful, won't I? I was only being good before. # pulling down both cuffs
