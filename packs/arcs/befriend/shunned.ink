// Episode 1 of both, where an idea says what nobody does: is afraid of x, thanks x, talks to x. Then it is not they who are feared.

=== befriend_fear_unfeared ===
# step: fear
# needs: shunned shunned=unfeared no-gruff
# title: Not So Much as a Shiver
N: They asked about, to hear how frightening it was. It was not frightening at all. That was what was the matter. # dry
H: Afraid? Of {x}? I hung my coat on {x_them} on Tuesday. # apologetic
A: And what did {x_they} do?
H: Held it. There was {x_sound}, and I said bless you. # ashamed
B: Doesn't anybody jump? # low
H: {g} did, once. It turned out to be a cramp. # fair
N: As for {foe}, nobody had ever frightened {foe_them}, and {x} had long ago left off trying. # dry
A: Look, by {edge}. The ground's all worn. That's where {x_they} stood to practise. # slow
B: Think of it. You come out, with everything ready, and they ask if you'd get the door. # struck
{ a_kind:
- "planner": A: I could be afraid on Mondays. I've nothing on, Mondays. # kind
- "explorer": A: I'd be afraid if I could. I've just never got the hang of it. # honest
- "wildcard": A: I could scream. I've been saving one. # eager
- else: A: I could be a little bit afraid, so as to be polite. # kind
}
B: {x_they_cap}'d see through that. Nobody wants to be done a scream as a favour. # firm

=== befriend_fear_unthanked ===
# step: fear
# needs: shunned shunned=unthanked no-gruff
# title: Eleven, and a Nod
N: They stood near {edge} and counted. People came to {x}, and got what they had come for, and went. # dry
A: That's eleven. And not one thank you. # counting
B: One of them nodded. # fair
A: That was at {foe}. # flat
H: One doesn't think of it. There's always {x}. You don't thank a spoon. # uneasy
B: Have you ever been without a spoon? # interested
H: Once. There was soup. # after thought
N: It had been heard. There was {x_sound}; and then, as one does when one has not heard anything, a good deal of business with {x_part}. # quiet
A: Let's just go over and say it. # low
B: After all this time? {x_they_cap}'d think that somebody had died. # alarmed
A: Then it wants working up to. We could begin with good morning. # slow
H: Good morning, out of nowhere? I'd count my spoons. # doubtful

=== befriend_fear_untalked ===
# step: fear
# needs: shunned shunned=untalked no-gruff
# title: One Simply Doesn't
N: It was not that anyone had anything against {x}. They asked; and everybody had something against somebody else. # dry
H: I'd do it myself. It's only that {g} doesn't. # low
A: And why doesn't {g}?
H: On account of me, I believe. # slow
B: So who began it? # patient
H: There was something about {foe}, at one time. Or it may have been a hat. By the time that I came, one simply didn't. # helpless
N: {x_cap} had come as far as {edge}, for the air, with nobody on either side. There was {x_sound}, low, as when somebody tries a voice to see if it still goes. # quiet
A: I think that was good evening. It was said to nobody, so that nobody should have to answer. # low
B: Then I'll be nobody. I'm going over. # getting up
A: You can't just walk across. They'd all look. # low
B: Let them. They've had years of looking the other way, they'll want the change. # doing up a button

// Who would like to stop, who can tell what people have in mind, who makes what they say better: these hide from what is wanted of them.

=== befriend_fear_weary ===
# step: fear
# needs: shunned shunned=weary no-gruff
# title: All of Thursday
N: Nobody was afraid of {x}. It was only that nobody liked to think what there would be by noon, if {x_they} stopped. # dry
H: {x_they_cap} can't leave off now. I've put {x_them} down for Thursday. # shocked
A: For what on Thursday?
H: For all of it. {x_they_cap} always {x_plural:do|does} Thursday. # patient
B: And did anyone ask {x_them}? # mild
H: One doesn't ask. One says, oh, while you're there. # fair
N: From {hide} came {x_sound}, cut off short; it was the noise of somebody who hopes to be taken for a bucket. # quiet
A: {x_they_cap}{x_plural:'re|'s} hiding. # low
B: From whom? From {foe}? # whispered
A: From Thursday. # whispered
H: But what'll you say, when you get there? What'll you want {x_them} to do? # puzzled
A: Nothing. # deciding
H: Nothing at all? {x_they_cap} won't know what you've come about. # doubtful

=== befriend_fear_knows ===
# step: fear
# needs: shunned shunned=knows no-gruff
# title: Hum Something Kind
N: It was not that anyone disliked {x}. They only went round by the other side, and hummed. # dry
A: What's the humming for?
H: It's so as to have something in my head. {x_they_cap} can tell, you see. {x_they_cap} can always tell. # low
B: And what is it that you'd mind {x_them} knowing? # interested
H: Nothing! That's what I mind. There's nothing in there but soup, and I'd as soon that it didn't get about. # hot
A: You could just be honest. # thinking
H: I am honest. I like to have a moment first. # stiff
N: From {hide} came {x_sound}, and was taken back; as when one has laughed before the end of the joke. # quiet
B: {x_they_cap} knew that you'd say that. # low
A: Then {x_they} must know what everyone hopes, when they see {x_them} coming. Even {foe}. All day long. # slow
H: I never thought of it from that end. # after a moment
B: Hum something kind. And come along. # getting up

=== befriend_fear_amends ===
# step: fear
# needs: shunned shunned=amends no-gruff
# title: What I Came For Was a Bucket
N: Nobody had a word to say against {x}. If they had, it would have come out as a nice one. # dry
H: I said good morning. By the time that it got there it was a very fine morning, and I'd thanked somebody. # sore
A: And had you meant to?
H: I'd meant to ask for my bucket back. # sorer
B: Did you get the bucket?
H: I got asked to supper. # bitter
N: There was {x_sound}, from {hide}; it was what one hears when somebody has thought of a better word and is not going to say it. # quiet
H: It isn't what I said. It's what I'd have said, if I'd been somebody nicer, and had slept. # low
A: That must be hard to forgive. # grave
B: Even {foe} came out of it rather well, I heard. # fair
H: They all shook hands. And then there was nobody left who knew what anyone wanted. # gloomy
A: So it's weeks since somebody said a plain thing to {x_them}, and had it left plain. # slow
B: We've got plenty. Let's take {x_them} one. # getting up
