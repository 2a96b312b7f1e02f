// Episode 1 of both: somebody is here whom nobody knows. The first step towards it differs: SHY it goes, TROUBLE it comes along.

=== befriend_notice_left ===
# step: notice
// Everybody, so that it is told of the living as often as the others.
# needs: x=thing,creature,person,group,place,event,idea no-gruff
# a: lead1
# title: [x_left_title]
N: {air} {a_who} {b_who} # plain
A: Did you leave that? By {edge}? # careful
B: Leave what?
A: It's {x_left}.
B: I've never left one of those in my life. I shouldn't know how to begin. # looking
N: It was quite fresh. And from {hide}, close by, came {x_sound}, which stopped at once, like a person who finds that the talk has stopped first. # hushed
A: That isn't {g}. # whispered
B: {g} would have said sorry. # whispered
A: You know what they've all been saying? About {x}? {x_size == "huge":That one can't do a thing about that|That it's only a story, to get people in to supper}? # whispered
B: I've said that myself. I said it with my mouth full. # whispered
A: Well, don't turn round. {x_size == "huge":There's|The story's got} {x_part}. I can see it from here. # whispered

=== befriend_notice_share ===
# step: notice
# needs: x=creature,person,group no-gruff
# a: lead1
# title: One Too Few
N: {air} {a_who} {b_who} There had been {food} for four, and there were four of them, and {g} had none. # dry
A: Count again. # patient
B: I've counted. I've had mine. You've had yours. {h} had some and says not.
A: And the last one?
B: It went that way. Low down. It left a trail as far as {hide}, and then it left {x_left}. # pointing
{ b_kind:
- "planner": B: Nobody here leaves one of those. I'd have it written down. # frowning
- "explorer": B: I followed it. I'd have followed it further, but it was breathing. # bright-eyed
- "wildcard": B: And it wasn't me. I ate mine in front of people on purpose. # hurt
- else: B: Whoever it was must have been hungry. They've been ever so tidy about it. # soft
}
A: Then it's true. It's {x}. # slow
B: Here? We only came out for supper.
A: I think that's what happened to {x}, as well. # low

=== befriend_notice_bench ===
# step: notice
# needs: x=person no-gruff
# a: lead1
# title: The Ninth Good Morning
N: {air} {a_who} {b_who} {a} had said good morning nine times that day, and had got eight of them back. # plain
B: Who's the ninth?
A: I don't know. I said it going by {hide}, and I'd gone three steps before I noticed that I was still waiting. # puzzled
B: Perhaps there wasn't anybody.
A: There's {x_left}. And when I looked back there {x_part_was} {x_part}, going in. # low
H: That'll be {x}. You don't want to mind that. Nobody gets a good morning there. # passing
B: Has anyone tried?
H: I did, once. I was looked at as if I'd left it behind by mistake, and would want it back. # stiff
{ a_kind:
- "planner": A: So that's one owing. I don't like a column with a gap in it. # thoughtful
- "explorer": A: I only went by on the one side. There's got to be another. # thoughtful
- "wildcard": A: Then I've one over. I could give it to you, but you've had yours. # thoughtful
- else: A: I shouldn't like to be somewhere where that's all that ever comes by. # thoughtful
}
B: We could go past again. With a smaller one. # low

=== befriend_notice_warm ===
# step: notice
# needs: x=creature,group no-gruff
# a: lead1
# title: Something to Lean On
N: {air} {a_who} {b_who} They had sat down for a rest, with their backs to {hide}; and it was {a} who noticed that {hide} {hide_was} warm. # quiet
B: That'll be you. You give off heat when you've eaten. # drowsy
A: And it breathes. I'm not doing any, just now. I stopped, so as to hear. # not moving
N: They both stopped. Something went on, close behind them; and then it stopped, too, out of politeness, and there was {x_sound}, as small as could be managed. # hushed
B: Is that {x}? I thought that {h} only said it to make us eat up. # whispered
A: What do we do? # whispered
{ b_kind:
- "planner": B: Nothing. I've got to think of the first thing, and the first thing isn't getting up. # whispered
- "explorer": B: I could put a hand round. I won't. I only say that I could. # whispered
- "wildcard": B: Lean. It's leaning, and I don't want to be the one who stops. # whispered
- else: B: Go on leaning. I don't believe that it's been leaned on before. # whispered
}
N: So they leaned. It was a good while before anybody, on either side, took any of the weight off. # warm

=== befriend_notice_gentle ===
# step: notice
# needs: no-gruff
# tone: gentle
# a: lead1
# title: Somebody Else's Breathing
N: {air} {a_who} {b_who} They lay still, and each listened to the other breathe. It was a thing that they did before going to sleep. # soft
A: In. And out. And in. # whispered
B: And out. And in. And in. # whispered
A: You did two ins. # whispered
B: I did one. I thought the other was you. # whispered
N: They both held their breath, to see. # hushed
S: owl
N: From {hide} somebody breathed out, very slowly, with {x_sound} at the end of it. # soft
A: That's three of us. # in the smallest voice
B: It's {x}. {h} says that {x_they} came when nobody was up, and that we mustn't look. # whispered
A: I'm not looking. Are you frightened? # whispered
B: I'd like to be. But it sounds as if somebody's done it already. # whispered

=== befriend_notice_space ===
# step: notice
# needs: no-gruff
# tone: space
# a: lead1
# title: One More on the Count
N: {air} {a_who} {b_who} The evening count came out at one too many. # level
A: Do it again. # level
B: I've done it four times. By heat, by weight, by breath, and by going round and pointing. # level
A: And everybody's who they say they are?
B: Everybody's got a name except for one, and that one's by {hide}. It weighs about as much as a secret. Listen. # turning a dial
N: Out of the speaker came the hum of the night watch, and beneath that, quite near, {x_sound}. # quiet
A: That's not in the manual. # after a pause
B: I looked it up under guests. It says, see stowaways. And under stowaways it says, see guests. # dry
A: So it's {x}. {h} wasn't making it up. # slow
B: Shall I put us down as one more?
A: Put it in pencil. # low

=== befriend_fear_talks ===
# step: fear
# needs: foe=talks no-gruff
N: They did not have to go and ask {foe} what to think. {foe_cap} came to them. # dry
F: You're to keep away from {x}. I'll say it once. # firm
A: Why, what {x_has} {x_they} done? # surprised
F: Nothing. That's what's so sly.
B: But if nothing's been done...
F: Not yet! You don't wait for a thing to be done. By then it's been done. I heard {x_sound}, as clear as I hear you, and I haven't had my shoes off since. # rising
A: It's only a sound. # fair
F: That's how they start.
N: They noticed that one eye was being kept on {hide}, all the time, while the other one was talking. # dry
B: Did you ever go and look? # gentle
F: And have {x_them} look back? I want {x_them} gone, and I want it quiet, and I want it like it was. # low
{ a_kind:
- "planner": A: I'd like that in order. Say what you're most afraid of, and then what comes next. # kind
- "explorer": A: I'll go and look for you. I'd have gone anyway. # eager
- "wildcard": A: What if {x_they} only came about the noise you make? # interested
- else: A: It must be tiring, in your shoes. # kind
}
F: I'm not afraid. I'm in charge. # stiff

=== befriend_fear_mute ===
# step: fear
# needs: foe=mute no-gruff
N: They were not the first who had noticed. {foe_cap} had, too. # low
A: Keep still. {one_cap}'s there, between us and {hide}. # low
B: What's it about? We've done nothing. # low
A: It's not us. It's {x}. There, do you see {x_part}? All drawn in. # whispered
N: They waited. Whenever there was the least movement by {hide}, {foe} seemed to have got nearer; and whenever {foe_they} got nearer, {x} {x_was} smaller. # tense
B: {x_they_cap} can't come out. Not with that in the way. # slow
A: And can't go, either. I wondered why anybody'd choose to live behind there. # slow
B: So we've all been saying how strange it is, somebody who hides. # ashamed
A: And nobody's said what from. # low
{ b_kind:
- "planner": B: I had {x_them} down under dangers. I'll have to rub that out. # low
- "explorer": B: I'd have run for it. I'd have been wrong, but I'd have run. # low
- "wildcard": B: I've hidden for less. I once hid from a jelly. # low
- else: B: All alone there. All this time. # low
}

=== befriend_fear_noir ===
# step: fear
# needs: foe=talks no-gruff
# tone: noir
N: {foe_cap} had heard already. That was plain from who was waiting, where the light gave up. Some people stand in a place as if they had the lease on it. # flat
F: I hear you've been asking about {x}. # pleasant
A: We've been looking. It's not the same. # level
F: In this town it's the same. Take some advice, it's free. {x_cap} came from nowhere, and nobody who comes from nowhere comes for nothing. # pleasant
B: What did they come for, then? # level
F: That's what I'd ask. If I were a person who asked. # a shade less pleasant
N: Over by {hide} there was {x_sound}. It was not loud. All the same, {one} took half a step back, and then looked to see who had noticed. # dry
A: You're scared of {x_them}. # quiet
F: I'm careful. It's how I got to be my age. # cold
B: What age is that?
F: Old enough to leave it alone. # leaving

=== befriend_fear_manners ===
# step: fear
# needs: foe=talks no-gruff
# tone: manners
N: {foe_cap} had let it be known that a call would be no trouble at all, so they called. # dry
F: One hears that there is somebody new. {x_cap}, I believe? How brave of them. # honeyed
A: We've only seen {x_part}. # polite
F: I'm sure that was ample. I've nothing against {x_them}. I should simply like there to be less of {x_them}, and further off. # smiling
B: How much less would suit? # polite
F: All. If it isn't a trouble.
N: A cup was handed round. It was noticed that there were cups for everybody present, and that somebody had counted them twice, aloud, with a glance at {hide}. # dry
A: Has there been some unpleasantness? # gentle
F: None whatever. There was {x_sound}, at an hour when one isn't dressed for it. I don't say that it was rude. I say that it wasn't introduced. # tight
B: Then it wants only an introduction. # bright
F: My dear. From whom? # chilly
A: We could do it. We've nothing on. # before {b} could stop {a_them}

=== befriend_hello_loud ===
# step: hello
# skeleton: shy
# needs: no-lulls=sleep no-gruff
# a: bold
# b: careful
N: It was {a}'s opinion that you begin with hello, and that people only make it hard. # brisk
B: So we {verb}. Just like that. And how loud is it to be? # doubtful
A: So that it gets there. # breathing in
S: whoosh
N: It got there. It got as far as {far}, and came back. By {hide} there was one short movement, and after that there was only {x_left}. # dry
B: Too loud. # after a while
A: I put a smile in it.
B: {x_they_cap} went past too fast to see. # fair
A: Should I have waved? # low
B: You did wave. I think it was the wave. # gentle
A: I'd be delighted, if somebody came up and did that to me. # baffled
B: I know you would. You'd have them home to supper. # fond
A: I scared {x_them}, {b}. I never scared anybody. I'm the friendly one. # very low

=== befriend_hello_past ===
# step: hello
# skeleton: shy
# needs: no-lulls=sleep no-gruff
# a: careful
# b: bold
A: If we want to {verb}, then we mustn't seem to. We'll just go past. As people do. # low
B: And not look?
A: And talk of something else. Ready? I do like {ground}, at this time of year. # strolling
B: Yes. It's a good year for it. # strolling
N: They went past {hide}, and turned, and went past it again. By the sixth time they had used up {ground}, and their knees, and an aunt. # dry
A: Don't look! # through the teeth
B: I'm not! It's my eye! It's gone by itself! # through the teeth
N: It had only been the one eye, and hardly that. There was {x_sound2}, and the place where {x} had been was the emptiest place for miles. # flat
B: {x_they_cap} went as if I'd thrown something. # miserable
A: What did you see?
B: {x_part_cap}. And then {x_part2}, a lot smaller. # honest
A: Then you've seen more than anyone has. # slow
B: I'd rather I'd seen less, and {x_they} {x_was} still there. # low

=== befriend_hello_open ===
# step: hello
# skeleton: shy
# needs: no-lulls=sleep no-gruff
N: They had been told how: you put a thing down, halfway, and you go a long way off, and you look as if you'd forgotten it. # plain
A: How do you look as if you'd forgotten something? # in a whisper
B: You pat your pockets. No. That's when you've remembered that you've forgotten.
A: Is this right? # slack-faced
B: That's frightening. Just look at your feet. I've put down some {food}. We said that we'd {verb}, and nobody's ever said no to {food}. # low
N: They looked at their feet. It was a long time. There was {x_sound}; it was nearer than before; and nearer. # hushed
A: I can hear it being sniffed. # not moving
N: Then {h} came round the corner, and asked in a ringing voice what they had both lost. # dry
B: A friend. Just now. You frightened {x_them}. # bitter
H: I never saw a soul. # looking all round
A: You nearly did. You very nearly saw half of one. # sad
H: {h_says}

=== befriend_hello_eerie ===
# step: hello
# skeleton: shy
# needs: no-lulls=sleep no-gruff
# tone: eerie
A: If we mean to {verb}, we ought to knock. Like anybody. # low
B: On what? There's nothing there but {hide}. # low
A: Then on that. Three times. That's only manners. # low
S: knock
N: From the other side somebody knocked three times. # quiet
A: There. That's practically a handshake. # low
B: Try four. # low
N: It was answered, with four. # quiet
A: Now I'll stop in the middle. # whispered
N: {a} knocked once; and the answer was one knock, and then, after a good long silence, another, as when somebody holds out the end of a thing for you to take. # hushed
B: {x_they_cap} {x_plural:want|wants} you to go on. # whispered
A: Go on to what? I don't know how it ends! # whispered
B: Say something. Quick. # whispered
A: Who's there? # not at all steadily
N: Nothing was there, after that. They stood for a long while in front of it. # flat
B: {x_they_cap} knew how to do the part before the talking. # slow

=== befriend_follows_home ===
# step: follows
# skeleton: trouble
# a: bold
# b: careful
N: It was {a} who had the plan, and it had seven parts, of which the first was to hold out a hand. # brisk
A: It could take weeks. To {verb} you need patience. You hold it like this, low, with nothing in it, and then you...
N: Something had come up against the hand. They both looked down, and it was {x}, {x_part} first. # hushed
B: That was quick. # faint
A: I'd six more parts. # faint
B: Take it back.
A: I can't. I'm being leant on. # low
N: And {x} came along. There was no asking. When they went on, {x_they} came on; when they stopped, to explain, {x_they} stopped, and looked, with great interest, at whoever was explaining. # dry
B: You can't come home with us. # kind, slow
{ x_talks:
  X: All right. Which way is it? # friendly
- else:
  N: {x_sound_cap}. It was not a no. # dry
}
A: I told {x_them} about the beds. I was making conversation. # guilty

=== befriend_follows_crumb ===
# step: follows
# skeleton: trouble
N: They had brought a little {food}, to begin with, wrapped up small. You show it, they had been told, and take a step back, and so on, for about a month. # plain
A: To {verb} takes time. We mustn't mind if nothing happens. # low
B: I'll show it now. # low
A: Has anything happened? # eyes shut
B: It's gone. So is the paper. # low
A: And {x}?
B: Sitting on my feet. # careful
N: It is not easy to know what to do with your feet then. {b} stood on them. {x_sound_cap} rose, warm and regular, from about the height of the shins. # dry
A: Shoo. I mean, gently. Shoo. # helpless
{ x_talks:
  X: What does that mean? # interested
  A: It means, go home. # kind
  X: Oh, good. Where do we live? # getting up
- else:
  N: It was taken for a game. It was plainly the best game there had ever been. # dry
}
B: What was the next part of the plan? # at last
A: There isn't one. I thought this would be the end.

=== befriend_follows_comic ===
# step: follows
# skeleton: trouble
# tone: comic
# b: careful
A: Right. Nobody's to be hasty. In order to {verb}, the main thing's never to run. # firm
S: whoosh
B: {x_cap} {x_is} running. # quick
A: Which way?
B: This way. All of this way. # quicker
N: There is a moment for getting out of the way of affection, and they spent it discussing whose it was. When they could see again, all three had changed places, and one was upside down. # dry
A: Is anything broken? # from beneath
B: Only the plan. # from further beneath
{ x_talks:
  X: I've been waiting for ages! Is it always this nice? # breathless
- else:
  N: {x_sound_cap}, into an ear. It was the most pleased noise that either of them had ever had made at them. # warm
}
A: That was easier than I'd thought. # muffled
B: Yes. I'd like it noted that I said so in a worried voice. # muffled
A: How do we tell {x_them} to get off?
B: I don't believe we've got to that yet. I think we've got to supper. # resigned
