// LOVE, episode 1: x loves other, and something is between them. love=still, looks, shy, turns. Neither is asked to speak: one hears them as they are, and the two carry it to and fro.

=== befriend_sighs_every ===
# step: sighs
# skeleton: love
# title: Eleven Times
N: {air} {a_who} {b_who} It was {b} who counted. There had been {x_sound}, from where {x} {x_was}, nine times since breakfast. # plain
B: Hush. There's {other}. # a finger up
N: {other_sound_cap}, from over there. It had hardly died away when it was answered, with {x_sound}, so fast that it fell over itself. # dry
A: There's always been that. I thought it was the pipes. # not looking up
B: Ten. It's never before {other}, and it's never when there's nothing from {other}. Wait till I say. Now. # low
N: There was {other_sound}; and, hard upon it, {x_sound}. # flat
A: Eleven. Well, perhaps that's only being polite. # sitting up
B: You're polite. You say bless you when somebody sneezes. You don't lie awake waiting for the sneeze. # low
A: Oh. # after a moment
N: They looked across at {x}, and then, since it seemed rude to stare, at {ground}. # dry
A: My aunt had that. She was in love with a trombone player. We had to move. # whispered

=== befriend_sighs_unwell ===
# step: sighs
# skeleton: love
# title: Not Unwell
N: {air} {a_who} {b_who} That there was something up with {x} had been noticed first by {g}, who did not notice things as a rule. # plain
G: I don't want to worry anybody. But I went by, and there was {x_sound}, and it had a wobble in it. # tray in hand
A: It could be teeth. # kind
G: It could be anything. I told {x_them} that somebody'd come. # relieved
N: So they went and listened, one on each side. For a good while there was only {noise}. Then, from a distance, came {other_sound}. # quiet
B: That's just {other}. Take no notice. # to {x}
N: {x_cap} had taken notice. There was {x_sound}, and it did have a wobble in it; and after that a silence like somebody holding still in order to hear better. # dry
A: Say that name again. # slow
B: Whose? {other_cap}? # turning round
N: {x_sound_cap}. It was louder than the first. # flat
A: It isn't teeth. # straightening up

=== befriend_sighs_complaint ===
# step: sighs
# skeleton: love
# w: A person in slippers
# title: Somebody in Slippers
N: {air} {a_who} {b_who} There was a person in slippers at {door}, who had come about the noise. # plain
W: It's {x}. Night after night, there's {x_sound}, and then it stops, and then there it is again. I sleep between. # bitter
A: Between what? # pencil in hand
W: Between {x} and {other}. I hear the both of them. First it's {other_sound}, on the left. Then it's {x}, on the right. If I turn over it's the other way about. # bitter
B: You mean that they take turns? # slow
W: One of them takes turns. {other_cap} just does what {other} {other_plural:do|does}, and hasn't an idea. It's {x} who waits for it. You can hear the waiting. It's worse than the noise. # pulling the cord tight
N: They looked at what {a} had put down. It said: "{x_cap}. Waits." # dry
A: How long has that been going on? # low
W: Since they were put within hearing of each other. Somebody ought to tell them to get married, or be quiet. # leaving
B: We could do the one or the other. Which is easier? # after a moment

=== befriend_between_still ===
# step: between
# skeleton: love
# needs: love=still
# title: As Far as That
A: Then why not just go over? # to {x}, encouraging
N: Nothing happened. {x_cap} stayed where {x_they} {x_was}, and so, over there, did {other}. They had both been doing it for as long as anybody could remember. # dry
H: Go over? Them? They can't. They're not made for going over. I've known them all my life, and neither's come an inch nearer. # stopping with a bucket
B: How far is it? # measuring with one eye
H: For you, it's a bit of a stroll, and you'd not think of it again. # putting down the bucket
A: And for them? # low
H: For them it's as far as there is. # kindly
N: {b} walked it. It came out at a good deal more than one would think, with a corner in it. From the one end there was {x_sound}, and at the other one could not swear to it. # plain
B: {other_cap} can hardly be hearing the half of that. It's mostly gone by the corner. # calling back
A: So there's {x} saying all that, for years, and it's going to a corner. # low
H: It's a well-informed corner. # picking up the bucket

=== befriend_between_looks ===
# step: between
# skeleton: love
# needs: love=looks
# title: The Other Way
A: And what does {other} say to it? # practical
N: They went round to see. {other_cap} {other_was} where {other_they} always {other_was}; and what there was to be seen of {other_them}, from where {x} {x_was}, was the back. # dry
B: But {other_they} {other_many:aren't|isn't} even facing this way! # without thinking
N: There was {x_sound}, quite small. It was plain that this had been known for some time. # quiet
H: It's always been like that. {other_cap} {other_plural:look|looks} anywhere you like. Over there. Up. At nothing. But I've not seen {other_them} look this way yet. # stopping with a bucket
A: Not by mistake? # low
H: Once, I thought. But it was a wasp. # truthful
B: Perhaps nobody's ever said. "Turn round." It's two words. # hopeful
H: You'd have to give a reason. And then it'd be out. # going on
N: They stood between, for a moment, and looked from the one to the other. It is odd to be stood behind somebody with {x} looking through you. # dry
A: What does one see, from that side? Is there something nice to look at over there? # standing where {other} {other_was}
B: {edge_cap}. From the side. # standing next to that

=== befriend_between_shy ===
# step: between
# skeleton: love
# needs: love=shy
# title: Nearly Said
A: Has anyone told {other}? # practical
N: {x_sound_cap}. It was a short one, and there was horror in it. # dry
B: I think that's a no. # low
H: {x_cap}? {x_they_cap} would sooner sink into the ground. I've seen it come on, when {other_theyre} about. Everything {x_they} {x_was} going to do, {x_they} {x_many:do|does} twice, or in the wrong order. # stopping with a bucket
A: But {x_they} could just begin. With something small. "Good morning." # kind
H: {x_they_cap} got as far as "good", on a Tuesday. In {x_their} own way. It was heard by nobody, and {x_they} took the rest of the week to get over it. # putting down the bucket
N: And just then, at some distance, {other} could be heard: {other_sound}. {x_cap} had been about to make a sound as well. It went in again, like the head of a snail. # dry
B: You nearly did it! You were that near! # finger and thumb
A: Don't. You're making it worse. Pretend that we're talking about soup. # through the teeth
B: I like it with the little stars in. # loud
N: They talked about soup until it was safe. # flat

=== befriend_between_turns ===
# step: between
# skeleton: love
# needs: love=turns
# title: One at a Time
A: And does {other} answer? # practical
N: They waited for it. There was {x_sound}; then that was over, and {x} left off. And then, and not a moment before, from over there, it was {other_sound}. # dry
B: It's late! It's come when {x_theyve} stopped listening. # startled
H: It's always like that. When the one's at it, the other's off. They do different hours. # stopping with a bucket
A: Are they never both at it? # low
H: Now and then. By mistake, for about as long as it takes to do up a shoe. Then you should hear them. And then it's over, and they've neither of them had time to say what it was about. # putting down the bucket
B: How often's that? # pencil out
H: Last time I'd still got the old bucket. # after some thought
N: {b} wrote that down, and drew two lines, one for each of them, with the hours on. They lay one above the other like two people in bunks. # dry
A: There. They nearly touch. # putting a finger on it
B: That's a crumb. # blowing

=== befriend_stake_mood ===
# step: stake
# skeleton: love
# title: It Gets into Everything
H: I wouldn't mind, if it stayed where it is. But it gets into everything. # wringing out a cloth
A: What does? # holding the bucket
H: Longing. It's like damp. First {x} can't keep {x_their} mind on what {x_they} {x_many:do|does}. Then it's those who sit near. {g} put salt in the tea, on account of listening. If it goes on, {stake}. # wringing hard
B: Because of those two? # astonished
H: Everybody here's got one ear on it. They don't know that they have. They stop, in the middle of a word, and wait for {other}. And nothing comes. It wears people out. # hanging up the cloth
N: It was true. Over by {edge} somebody had stopped with a spoon half-way. There was {x_sound}. The spoon waited; then, sadly, it went on. # dry
A: And if they only once heard each other? # low
H: Then I dare say that we'd get our tea. # going

=== befriend_stake_bets ===
# step: stake
# skeleton: love
# title: Everybody but One
N: It turned out that they were the last to know. {g} had it on a sheet, with columns. # dry
G: That's who thinks it'll come to something; and there's who doesn't. It's only for buttons. # proud
A: You're betting on {x}? # shocked
G: Everyone is. There's nobody who's not in it. Only {other}, who's not been told that there's anything to bet on. # turning the sheet round
B: And who's winning? # before thinking
G: Nobody. It doesn't move! It's stood like this since I ruled the lines. And now they've begun to fall out over it. Those who say yes won't sit by those who say no. If that goes on, {stake}. # worried
N: From the one side came {x_sound}. Eleven heads went up, and waited, and went down. # flat
A: Somebody ought to do something. # low
G: I was hoping that you would. I put you down for it. In buttons. # turning over the sheet

=== befriend_asked_between ===
# step: asked
# skeleton: love
# title: Somebody to Go Between
A: What they want is somebody with feet. # decided
B: To do what? # cautious
A: To go between. We hear what {x} {x_has} to say, and we go over and say it to {other}. Then {other} says something, and we bring that. Like the post. # walking up and down
B: We don't know what it means. It's just {x_sound}. # doubtful
A: Then we needn't understand it. The post doesn't either. # grand
{ x_talks:
  X: You won't make it any better than it is? I'd rather have it plain. # hardly to be heard
  B: Not by a word. # hand on heart
- else:
  N: They asked {x}. One can't go carrying what belongs to somebody without asking. It took a while; and then there was {x_sound}, low, and after that, again, a little less low. # quiet
  B: That's twice. Is twice a yes? # whispered
}
A: We said that we'd {verb}, you and I. Did we say it? Then we've said it now. # spitting in one hand
N: They shook on it. In the whole history of messages nobody has ever set out meaning to get one wrong. # dry

=== befriend_asked_overheard ===
# step: asked
# skeleton: love
# title: No Business of Ours
B: It's no business of ours. # firm
A: None at all. # just as firm
N: They went on with what they had been doing. There was {x_sound}. They went on with it more slowly. # dry
B: If one only knew that {other} had heard that. That one, just now. It was so well done. # putting down what it was
A: It was the best yet. And it's gone. It's in a wall. # putting that down too
B: I'm not saying that we should push in. # after a moment
A: No. But if we were going over there, on our own account. # slow
B: And it happened to come up. # slow
{ x_talks:
  X: You'd not have to say that it was from me. # very small
  A: We'd only say that it was from over here. # at once
- else:
  N: {x_cap} had gone quite still. It was the sort of stillness that has an ear in it. # dry
  A: I believe that we've been overheard. # low
}
B: Then we can't not. We'll {verb}. Only once over and once back. It can't go wrong; it's too short. # getting up
