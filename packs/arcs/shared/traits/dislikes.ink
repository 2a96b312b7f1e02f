// What an idea says of one of the two: P can't stand something. Threads: the clause, the notebook, the face (from trait1); Brian (from trait3).
// A trait4 way names its thread twice, to weigh enough: what was set up is paid off.

=== trait_dislikes_1_clause ===
# step: trait1
# needs: trait=dislikes
# makes: trait_plan=clause
P: I'll do it. I'll {verb}, and I won't complain. But I'm to have nothing to do with {trait_of}. I want that on paper. # firm
Q: "Nothing to do with {trait_of}." Is that all of it? # writing
P: Put, at any time.
Q: "At any time." Sign there. # turning it round
N: {p} signed. It was only then that {p_they} saw the line underneath, in very small letters. # dry
P: "Within reason." I never said within reason! # reading
Q: That isn't you. That's me being sensible. It's a clause. # folding it up

=== trait_dislikes_1_notebook ===
# step: trait1
# needs: trait=dislikes
# makes: trait_plan=notebook
N: {p} kept a notebook of what was the matter with {trait_of}. It had a margin and an index. # dry
Q: How far have you got?
P: A hundred and four. It goes up most on Sundays. # with dignity
Q: And if we've got to {verb}, and it turns out that there's {trait_of} in the way of it? # careful
P: I'll need a second volume.
Q: "Number one. Everything." I'd have left that for the end. # reading
P: I didn't think that I'd have so much to say. # taking it back

=== trait_dislikes_1_face ===
# step: trait1
# needs: trait=dislikes
# makes: trait_plan=face
Q: We'll {verb}, and that's flat. Even if it means {trait_of}. # brisk
N: {p} said nothing. But over by {board} somebody who had been eating stopped. # dry
Q: You're doing the face.
P: I haven't got a face. # through it
Q: You have, for {trait_of}. It's known all over {place_of}. They hurry past with babies. Could you try smiling?
N: {p} tried. # flat
Q: No. Go back. Go back to the first one. # quick

=== trait_dislikes_1_forgiven ===
# step: trait1
# needs: trait=dislikes
N: There was one thing on which they had never agreed, and they did not speak of it. Then somebody else did. # dry
H: So you're off to {verb}. You'll be having to do with {trait_of}, I dare say. # cheerful
P: I can't stand {trait_of}. # at once
Q: I don't mind {trait_of}. # at the same time
N: They both looked at {ground}, like people who have been overheard through a wall. # flat
P: I know. I forgave you that a long time ago. # quiet
Q: I forgave you for forgiving me. # just as quiet
H: I only meant on the way. # backing off

=== trait_dislikes_2_long ===
# step: trait2
# needs: trait=dislikes no-trait_met
N: There was a quick way on, and it had to do with {trait_of}. So they had parted. {q} had now been sitting at the end of it for some time. # dry
Q: You've come by the long way, then. What's that all over you? # eating
P: It's mostly fluff. I met nobody, and least of all {trait_of}. I'd do it again. # arriving, out of breath
Q: There's a bit in your ear.
P: I like it there. What's that that you've got? # stiff
Q: It was the {food}. I waited with it as long as anyone could. # kind
P: And that's the half hour that we'd got to spare. # sitting down in it

=== trait_dislikes_2_hands ===
# step: trait2
# needs: trait=dislikes
P: And another thing about {trait_of}. It's all very well for those who like that sort of thing. # warming up
Q: Mind the bag. # behind
P: But there's always that much too much! In every direction! # loud
N: {p} was showing how much, and in which directions. The bag went over {edge}, in the third. # flat
Q: What are you holding, now? # very level
P: Nothing.
Q: What were you holding?
P: You can't explain {trait_of} with one hand. # small

=== trait_dislikes_2_saucepan ===
# step: trait2
# needs: trait=dislikes
N: {p} had found a way of getting past {trait_of} without seeing, or hearing, or smelling a thing. It was the biggest saucepan that they had. # dry
P: It's lovely in here. You'd never know about {trait_of}. # inside it, booming
Q: Left. No, your left. Stop! # running alongside
N: {p} went straight into {board}, rang like a clock, and bowed. # flat
P: I do beg your pardon. It's the saucepan. I'm not usually so wide. # booming
Q: You're talking to {board}.
P: Is it offended? # booming, low
Q: I don't think so. But everybody knows that we're here. # lower

=== trait_dislikes_2_reason ===
# step: trait2
# needs: trait=dislikes trait_plan=clause
N: {p} had sat down in the middle of the way, and was holding up a paper. # flat
P: "Nothing to do with {trait_of}. At any time." And what's that, in front of us? It's {trait_of}. # reading
Q: "Within reason."
P: It's got to be somebody else's reason. It can't be yours, you want to get by. # holding on
Q: Whose, then? There's only us, and {noise}.
N: They listened to {noise} for a while. {noise_they_cap} seemed to have an open mind. # dry
P: Ten steps, with my eyes shut. And you're to write that in. # giving way
Q: I've left room for it. # pencil out

=== trait_dislikes_3_small ===
# step: trait3
# needs: trait=dislikes
P: I used to like {trait_of}. That's what I don't tell people. # low
Q: You? # stopping
P: I was small. I said so, in company, with my whole face. And somebody laughed. I thought, nobody's ever going to catch me at that again. # low
Q: Who was it that laughed?
P: That's what's so stupid. I can't remember. I've kept it up all these years, and I don't know who for. # wretched
Q: I'd have laughed.
P: I know you would.
Q: But I'd have had some too. I'd have stood there next to you, having some. # gruff

=== trait_dislikes_3_thursdays ===
# step: trait3
# needs: trait=dislikes
Q: You've spoilt it for me. All these years of your going on about it! I like {trait_of}! # bursting out
P: You don't. # shocked
Q: I go out for it. On Thursdays. When you think that I'm having my feet done. # lower
N: There was a silence in which a great many Thursdays were looked at again. # dry
P: I wondered. There was never any difference in the feet. You could have told me.
Q: You'd have done the face. You're doing it now.
P: This is a different one. It's for being sorry. They're just next to each other. # working at it

=== trait_dislikes_3_brian ===
# step: trait3
# needs: trait=dislikes
# makes: trait_name=brian
Q: It may only be the word. Suppose that we called it something else. Suppose it wasn't {trait_of} at all. Suppose it was Brian. # patient
P: I've never met a Brian. I've nothing against one. # fair
Q: Well, then. How are you getting on with Brian?
N: {p} thought about Brian for some time, at first with one eye shut. # dry
P: I shouldn't want Brian in the house. But I'd nod. # at last
Q: You've never nodded at {trait_of}.
P: Don't say that name in front of Brian! # quick

=== trait_dislikes_3_for ===
# step: trait3
# needs: trait=dislikes trait_plan=notebook
N: The notebook had fallen open, face down. {q} picked it up from the wrong end. # plain
Q: There's something written at the back. It says, "For." # slow
P: Don't read that. # holding out a hand
Q: It's got a line ruled under it, and a one. "Number one. Makes me think of when we..." You've rubbed out the rest. That's about {trait_of}? # looking up
P: It was late. I wanted to be fair. # stiff
Q: Of when we what?
P: You were there. You can work it out. # taking it
N: {q} went on working it out for a good way, and now and then grinned. # quiet

=== trait_dislikes_4_waived ===
# step: trait4
# needs: trait=dislikes trait_plan=clause
N: It had come down to {trait_of}. There was no other way, and both of them had looked for one. {q} got out the paper. # flat
Q: "Nothing to do with {trait_of}." I signed that, too. I'll go alone. # low
P: Give it here. And the pencil.
Q: What are you putting?
P: "Except now." And my initials. And you've got to do yours, or it isn't legal. # writing
Q: You don't have to.
P: I know I don't. That's the whole point of having it in writing. # giving it back

=== trait_dislikes_4_volume ===
# step: trait4
# needs: trait=dislikes trait_plan=notebook
P: It can't be helped. It'll have to be {trait_of}. Hold this. # giving up the notebook
Q: All hundred and four? # taking it
P: I'd only stop to write things down. # rolling up both sleeves
N: {p} went at {trait_of} like somebody going into the sea in April: not slowly, and not in silence. {q} ran alongside, with the pencil. # dry
P: A hundred and five! It's up my sleeve! # from far in
Q: A hundred and five! # writing
P: A hundred and six! No. Leave that one. It's gone off. # surprised

=== trait_dislikes_4_face ===
# step: trait4
# needs: trait=dislikes trait_plan=face
Q: I'm finished. I've nothing left to do it with. Have you? # flat
P: I'm as empty as a drum. # flat
N: They sat with their heads down, and the only thing for miles around that was getting on was {noise}. # dry
Q: Then do the face. Think of {trait_of}. Go on, think of it properly. All of it, and for ever. # leaning in
N: It began at the chin. By the time that it got to the eyebrows, {p} was on {p_their} feet. # hushed
P: Which way? # terrible
Q: Straight on! I'll just keep behind it! # delighted

=== trait_dislikes_4_brian ===
# step: trait4
# needs: trait=dislikes trait_name=brian
N: It was {trait_of} in the end, as it was always going to be. {p} straightened whatever could be straightened, and stepped up. # dry
P: How do you do, Brian. # stiff
Q: Is that all right? # whispered
P: It's {trait_of}. I'm not a fool, I can see what it is. But I can't be rude to a Brian. I've only just been introduced. # aside
Q: Could you go through with it? As far as the end?
P: If Brian doesn't talk. Excuse me. After you. No, I insist. # going in
Q: Mind Brian's feet! # following

=== trait_dislikes_4_teeth ===
# step: trait4
# needs: trait=dislikes
P: Before I begin. I don't like {trait_of}. I shall do this, and afterwards I still shan't like {trait_of}, and nobody's to say that I did. Is that clear? # to everyone
Q: It's clear. # meek
P: Then let's have it over.
N: And {p} took a breath, and did all that had to be done about {trait_of}, from the one end to the other, like somebody swallowing a spoonful. # flat
Q: You were humming.
P: That was teeth. # hoarse
Q: It had a tune. # mild

=== trait_dislikes_4_forgot ===
# step: trait4
# needs: trait=dislikes
N: They were so busy that it was {q} who noticed, and {q} told only {noise}. # low
Q: That's four minutes of {trait_of}, and not a word. It's slipped {p_their} mind. Don't anybody breathe. # whispered
P: Hold this. No, the other way up. What are you grinning for? # working
Q: I'm not.
P: You are. You're grinning, and you keep looking from me to... Oh. # stopping
Q: You'd forgotten that you minded.
P: I was busy. It's {trait_of}, isn't it? It's all over me. And there's half of it still to do. # terribly
Q: You did the first half. I've got it timed. # fond

=== trait_dislikes_4_trade ===
# step: trait4
# needs: trait=dislikes
Q: You needn't come into this part. There's more {trait_of} than you'd like. # kind
P: How much would I like?
Q: None.
P: Then it can't be much more, can it? It's always the same amount too much. That's a thing that I've noticed. Whether you're up to the ankle, or up to the neck. # rolling something up
Q: I shouldn't roll those. # looking ahead
P: Is it the neck?
Q: It's over the hat. # honest
P: Well, I've paid for it already, up to the ankle. # going in
