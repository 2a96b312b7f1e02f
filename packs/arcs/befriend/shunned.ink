// Episode 1 of both, where an idea says what nobody does: is afraid of x, thanks x, talks to x. Then it is not they who are feared.

=== befriend_fear_unfeared ===
# step: fear
# needs: shunned shunned=unfeared
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
# needs: shunned shunned=unthanked
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
# needs: shunned shunned=untalked
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
