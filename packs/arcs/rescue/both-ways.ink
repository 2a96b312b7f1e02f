// BOTH WAYS, episodes 2 and 3: the two of them are stuck, x is not, and x gets them loose. h has stayed outside, with the coats.

=== rescue_in_bare ===
# step: in
# skeleton: both_ways
# needs: way=bare
N: It went so well that they ought to have known. They were round {foe}, and past {foe}, and in, before either of them had finished being afraid. # quick
A: Is that all? # looking back
B: That's all. We're by. I can't think why people make such a song of it.
A: I've got my nerve all screwed up, and nothing to spend it on.
B: Keep it. There's the way home.
N: {den_cap} grew narrower, and they turned sideways; and then it grew lower, and they bent. # quiet
A: Where are you? # calling
N: There was {x_sound}, from all sides at once. # hushed
B: {x_theyve_cap} been told that we're coming, at any rate. I've got something on my back.
A: That's the roof. # tight
B: And what's this on my front?
A: That's also the roof. # tighter

=== rescue_in_friend ===
# step: in
# skeleton: both_ways
# needs: way=friend
N: {h} was to stay outside, and hold on to their coat tails. Nothing could happen to them so long as {h} had got their coat tails. # plain
A: Have you got us? # from within
H: I've got you both. I've got a good turn round each hand.
B: Then we're going on. We're going by {foe}. Breathe in. # fainter
H: You're pulling!
A: That isn't us pulling. That's only us being further off. I can see where somebody's been sitting. # fainter still
B: Hold tight, {h}! There's something the matter with... oh. # very faint
N: Then there was nothing. {h} had set both heels in {ground}, and was holding as nobody had ever held; and it was a minute before {h_they} thought of looking to see what. # flat
H: I've got the coats! # calling
N: There was no answer out of {den}, other than {x_sound}. # quiet
H: I've got both of the coats. # looking down at them

=== rescue_in_tool ===
# step: in
# skeleton: both_ways
# needs: way=tool
# b: maker
N: Nobody in {place_of} had ever seen {tool} go so well, and nobody saw it then, as they were all indoors. # brisk
A: We're past {foe}! # gripping on
B: I said that we should be. I've still got that bit left over. I feel quite bad about it.
A: We're well past {foe}. You can slow down.
B: I'm going to slow down.
A: There's {den}. There's the back of {den}! Slow down! # louder
B: It's slowing down that this bit's for! # looking at it
S: crash
N: They went into the last corner of {den} like a letter into a letter box. {tool_cap} came in after them, and turned, in the friendliest way, and filled up the hole. # flat
A: Is {x} in here? # after a while, from the bottom
B: There's {x_sound}. But it's on the other side of {tool}. # listening
A: That's the outside.
B: Yes. I was just getting round to that.

=== rescue_stuck_talks ===
# step: stuck
# skeleton: both_ways
# needs: foe=talks
# title: Two More
F: Don't wriggle. You only go in further. # from quite near
A: Let us out!
F: I'm not doing anything. I was having my nap. It's a bad corner, that. I ought to put up a sign. # yawning
B: How do people get out of it?
F: They don't come in. It's generally done in that order. # reasonable
N: They took stock. {a} had one arm, and a knee that might have been anybody's. {b} could see a piece of {a}'s ear. # dry
A: We came to rescue {x}.
F: So I supposed. You've got the look. Well, this morning I had nobody stuck in here, and now I've got two. That's the wrong way about, for a rescue. # civil
B: Nobody? What do you mean, nobody? What about {x}? # sharp
F: Oh, {x_they} never got stuck. # already half asleep

=== rescue_stuck_mute ===
# step: stuck
# skeleton: both_ways
# needs: foe=mute
# title: Two More
A: If you move your elbow, I could move my head. # muffled
B: If you moved your head, I could find out which is my elbow. # muffled
N: They were in as far as there was. Behind them {foe} had closed up, quite without malice. # flat
A: Push. # pushing
B: I'm pushing. There's just more of it where I've pushed. It's like getting into a bed that someone else has made.
A: All right. Nobody's to be frightened. We're the rescuers. Who knows that we're here?
{ way:
- "friend": B: {h} knows. {h} has got our coats. {h_they_cap} will think that we were warm.
- "tool": B: I told {tool}. I don't expect that we'll be looked for on the strength of it.
- else: B: Nobody. We went straight in. You said it was the best thing about it.
}
A: So somebody has got to come and rescue us. # slow
B: They'd have to find somebody sensible.
N: There was {x_sound2}. It sounded cheerful, for somebody in such trouble. # quiet
B: Did that go past? # after a moment

=== rescue_stuck_comic ===
# step: stuck
# skeleton: both_ways
# tone: comic,gentle,manners
# title: Which of Us Is This?
A: Whose hand is this? # muffled
B: Squeeze it. No. It isn't mine.
A: Then it's mine. It's gone to sleep. I was being so nice to it.
B: Can you get out the way that you came? # muffled
A: The way that I came has got you in it.
B: I could go back a bit. Which way's back?
N: They had been the right way up when they started. Since then {den} had folded them in, like a pair of socks, and {foe} could be heard outside, having a comfortable time. # dry
A: I think we may be stuck. # fair
B: We can't be. We're the rescue.
A: I don't believe that it makes any difference to the hole.
B: Then who's going to save {x}? {x_theyre_cap} relying on us. # distressed
N: There was {x_sound2}, quite near, and quite composed; and somebody could be heard walking by over their heads. # quiet

=== rescue_stuck_eerie ===
# step: stuck
# skeleton: both_ways
# tone: eerie,noir,space,epic
# needs: foe=mute
# title: Without Hurry
N: It let them come as far as they liked. It was when they tried going the other way that they found out about it. # quiet
A: I can go on. I can't go back.
B: Try a step to the side.
A: That's on. There's only on. It's all the same direction in here. # even
B: How much light have you got?
A: About a sandwich's worth. # looking at it
N: Then they stood still, and {foe} came up round them, without hurry, as the tide does round a chair. When it was done there was nothing that hurt. There was just nothing that moved. # hushed
B: We were the ones who were going to do the finding. Nobody else has got it written down. # after some time
A: I left word.
B: With whom?
A: On the pad. I wrote, gone to see about {x}, don't wait. # closing both eyes
N: {x_sound_cap}. It was behind them. It had the sound of a thing that has been for a walk, and is in no trouble at all. # quiet

=== rescue_passed_talks ===
# step: passed
# skeleton: both_ways
# needs: x_talks
# title: Out for a Walk
X: What are you two doing in there? # from above
N: They could each see with one eye. What they could see was {x}, the right way up, having some {food}. # flat
A: You? But you're stuck! # muffled
X: {x_plural:Are we|Am I}? # interested
B: You couldn't get out! Everybody said so! There was nothing left at home but {x_left}!
X: Get out? One just gets out. One goes round by the side. # chewing
A: We saw you. Right at the back. Not moving.
X: That's called having a think. You want to try it. One never gets a minute to think, over at your place.
B: And when you saw us? Out there?
X: That was very nice. Nobody's ever come just to say hello. # pleased
A: Then get us out! {way == "friend":{h} has only got our coats!|{way == "tool":{tool_cap} {tool_is} in the hole!|We came straight in!}} # muffled
X: Not just now. There's the rest of this to finish. But it's quite comfortable, if you let your knees go. Back soon. # going

=== rescue_passed_mute ===
# step: passed
# skeleton: both_ways
# needs: no-x_talks x=creature,person,group
# title: Out for a Walk
A: Can you see anything? {way == "friend":Can you see {h}?|{way == "tool":Is there any light round {tool}?|You're nearer.}}
B: I've got one eye, and a bit of a gap. I can see out. I can see somebody's {food}. # peering
A: Whose?
B: I can't tell. There's only... Well, I never. # stopping
A: What? What is it?
B: It's {x}. # flat
A: In trouble?
B: Having supper. {x_theyve_cap} got {food}, and {x_theyre} sitting in the best of the shelter, right by {foe}, like somebody at an inn.
N: It was so. {x_cap} had eaten about half. {x_they_cap} looked up and saw an eye in a crack; and there was {x_sound}, of a purely social kind. # quiet
A: So who's stuck?
B: I make it two. # after some thought
A: But we saw {x_them}! Right at the back! Not moving!
B: So would you keep still, if there were two people making faces at you. There. Now {x_theyve} finished, and gone off. # watching
A: Call {x_them} back!
B: What do I say? Help? # humbly

=== rescue_passed_hole ===
# step: passed
# skeleton: both_ways
# tone: eerie,noir,space,epic
# title: The Same Pace as Before
N: There is a kind of step that one knows, without knowing that one does. It came along from the left. It was in no hurry, and it was alone. # quiet
A: That's {x}. # very still
B: It can't be. {x_cap} {x_is} held.
A: That's {x}, going for a walk.
N: There was {x_sound}, and then they could see: {x_part}, and after it the whole of {x}, going along through {den} as you go through your own kitchen in the dark. # hushed
B: {x_they_cap} never touched the sides.
A: {x_theyve_cap} done it before. A good many times. {x_theyre_cap} not lost, {b}. I don't think that {x_they} {x_was} ever lost. # slow
B: {way == "friend":Then who was it that we left {h} holding our coats for?|{way == "tool":Then who was it that we brought {tool} for?|Then who was it that we came straight in for?}}
A: I don't know. It was somebody who needed us.
N: {x_cap} had looked back, once, at two faces with no bodies to go with them. Then {x_they} went on, at the same pace as before. # dry
B: Do you think {x_they} recognized us?
A: I think {x_they} thought that we wanted to be alone.

=== rescue_go3_shout ===
# step: go3
# skeleton: both_ways
# door: Call for help, very loud
# style: honest
# recall: called for help
# makes: way3=shout
N: There is no clever way of calling for help. It is one word. Each of them waited for the other. # dry
A: You do it. You've got the better voice.
B: I've never said it before. I've only ever been it.
A: We'll do it together, then. Quietly, the first time. Help.
B: Help. # trying it
A: That wasn't so bad. A bit louder. Help!
B: I felt rather silly at the h. It's better if you go straight to the e. Elp!
N: So they worked it up, by degrees, until there was nothing in it but need; and {den} rang with it, and {foe} {foe_was} seen to flinch. # loud
A: We sound just like people who are stuck. # out of breath
B: Yes. I'd come, if I heard that. # out of breath

=== rescue_go3_wait ===
# step: go3
# skeleton: both_ways
# door: Keep still, and wait to be found
# style: careful
# recall: kept still and waited
# makes: way3=wait
N: They did what you are always told to do, and nobody does. They stayed where they were. # quiet
A: How long's that been?
B: I've said good night to every bit of me that I can reach.
A: I'm not used to it. When there's any waiting, I'm the one who's being waited for.
B: I thought that it would be more restful.
N: There was {noise}, far off. And inside there {foe_was} {foe}, and two people, learning what the other's breathing was like when nothing was being said on top of it. # hushed
A: You whistle. Only on the way in. Did you know?
B: No. What's it sound like?
A: As if you'd just thought of something nice, and then not. # after listening
B: That's about how it is in here.

=== rescue_go3_climb ===
# step: go3
# skeleton: both_ways
# door: Climb up, one on top of the other
# style: bold
# recall: tried to climb out over each other
# makes: way3=climb
N: If one of them stood on the other, there would be a top one. It was a good idea as far as it went. # brisk
A: I've got a foot on something. Is that your shoulder?
B: It's near it. # strained
A: Now I'm up! I've got a hand over the edge!
B: And then what?
A: And then I pull you up after me.
B: You're standing on me. How are you going to pull up what you're standing on?
N: There was a pause, up there. # dry
A: We'll change over. You climb up on me, and then you stand still, and I'll climb up on you.
B: For how long do we go on with that? # strained
A: Till we're high enough. # with less in it

=== rescue_comes_shout ===
# step: comes
# skeleton: both_ways
# needs: way3=shout
# title: Somebody Sensible
N: It was {x} that came, in no hurry, and straight from the table. # plain
{ x_talks:
  X: Somebody was making a noise like a gate. Was it you? # looking in
- else:
  N: {x_cap} looked at the two of them, first one way up, and then the other. There was {x_sound}, as if to say that it had been a longish day. # dry
}
A: We came to rescue you. # with dignity
B: We're still going to. We're only having a rest first. # with dignity
N: {x_cap} walked round them. Then {x_they} leaned on the side of {den}, at one particular place, no harder than one leans on a bell; and the whole of it sighed, and let go. # hushed
A: How did you do that?
B: Here. Feel. There's a soft place, and if you lean on that it all opens. # feeling for it
A: We've been pushing at it since yesterday!
B: Everywhere else. {x_theyve_cap} got to know the place. We only pushed. # sitting up

=== rescue_comes_wait ===
# step: comes
# skeleton: both_ways
# needs: way3=wait
# title: A Friend of the House
N: They had been quiet for so long that they could hear every bit of it: somebody walking, and stopping to scratch, and walking on. # hushed
A: That's never rescuers. Rescuers run. # whispered
B: It's somebody who lives here. # whispered
N: It was {x}. And because nobody had shouted, {x} did as on any evening, and gave {den} a kind of a pat, at one particular place; and the whole of it, with a long sigh, made room. # quiet
B: {x_they_cap} only patted it.
A: Here? Like this? # patting
B: It's making room! My knees have come down. I'd forgotten that they were mine. # faint
{ x_talks:
  X: Were you in there all that time? You should have said. Does nobody know about the pat? # surprised
- else:
  N: {x_cap} jumped; and then came up, with {x_sound}, and went over each of them, to see who it was. # soft
}
A: We came in to get you out. # small
B: We might have asked you first how it's done. # small

=== rescue_comes_climb ===
# step: comes
# skeleton: both_ways
# needs: way3=climb
# title: One on the Other on Nothing
N: They were as high as they could get, which was one on the other, when {x} came by along the top. # flat
A: Stand back! We're getting you out! # from habit
B: {a}. Look who's up there, and who's down here.
A: Oh. Yes. # after looking
{ x_talks:
  X: There's a step, you know. You've got your foot next to it. # looking down
- else:
  N: {x_cap} came down to them, backwards, by what turned out to be a step. There was another under it. There was a whole flight, going round at the back, that you could not see unless you had lived there. # quiet
}
B: Is that a step?
A: It's been beside my foot the whole time. I've been standing on your head so as not to stand on it. # faint
B: I'd like that told exactly as it was. When we tell it.
N: {x_cap} went first. {x_they_cap} waited at each one, to see that they had both feet, as you do with people who are very old or quite new. # warm
A: {x_theyre_cap} being so patient. It's awful.

=== rescue_price_tale ===
# step: price
# skeleton: both_ways
# needs: way3=shout,climb
# makes: price=tale
# title: What They'll Have Painted
N: They rested, once they had room to. It was {q} who began to laugh. # plain
Q: Do you know what they'll be doing at home? They'll be doing a banner.
P: They won't. Will they?
Q: {h} has had the sheet put by for it since you said that you'd go. It's going to have your name on. It'll say, who rescued {x}. # enjoying it
P: And what shall we tell them? # not laughing
Q: Well. What happened.
P: We could say that it was all of us. We could say it was a kind of joint...
N: {x_cap} had gone on ahead, to see that there was nothing in their way. There was {x_sound2}. # quiet
Q: You stood up on something and said it, {p}. You said, leave it to me. I was there, I held your hat.
P: Nobody ever leaves anything to me. It was the first time. # low
Q: I know.
P: I'll have to stand underneath it. I'll have to stand under my own name, and say, it was the other way about. # shutting both eyes

=== rescue_price_along ===
# step: price
# skeleton: both_ways
# needs: way3=wait,shout
# makes: price=along
# title: The Next Time
Q: You never would have {x} along. Not once. # not unkind
P: I said that {x_they} would only get lost. # short
Q: You said that you had enough to see to.
P: I said it for {x_their} own good! # shorter
N: {x_cap} had gone ahead, and {x_was} waiting for them at the bend. Anyone could see how it was. {x_their_cap} whole life {x_they} had gone about alone, because nobody ever said, come along. # quiet
Q: {x_they_cap} came back for us. I should think that we're owed for. # gentle
P: I'll bring {x_them} something. I'll bring {x_them} {food}.
Q: That's not what it costs.
P: I know what it costs. {x_they_cap} will be asked. Every time. And {x_they} will stop at everything, and smell it, and we'll never again get anywhere by dinner. I like to get somewhere. It's the one thing that I'm good at. # bleak
Q: You got here. # after a moment
P: I know. I came straight in.

=== rescue_price_keep ===
# step: price
# skeleton: both_ways
# needs: way3=climb,wait
# makes: price=keep
# title: What It Was Caught By
N: {q} could get up. {p} could get as far as one knee, and no further. # flat
Q: Come on. What's holding you?
P: I don't know. I'm free everywhere. It's just this side. # tugging
N: {x_cap} came back to look. {x_they_cap} looked at {p}, and at where {den} had closed; and drew {p}'s coat aside. And there was {p_keep}, half in a pocket, and half not. # hushed
Q: Oh. It's got hold of that. Well, let go of it.
P: {p_keepwhy} # at once
Q: I know. But it's that that's been holding you in here. It isn't anything else.
P: It's been with me everywhere. It's the only one of me that's never been left behind. # low
Q: You could come back for it.
P: You can see what happens to people who come back for things. # not letting go
