// BETTER, episodes 2 and 3: it is none the worse for it; it will not go back.

=== magic_good_again ===
# step: good
# skeleton: better
# needs: way=again
# title: Faster Than They Could Put It Back
N: It went by very smoothly, the second time, right up to the place where it ought to have caught. Then {x} {x_was} not on it. # tense
A: Where did {x_they} go? I'd got hold! # spinning round
B: {x_they_cap} got off. {x_they_cap}{x_plural:'re|'s} over by {hide}. # slow
A: Got off? {x_they_cap}{x_plural:'re|'s} {became_a}! How does that get off anything?
N: And {x_they} had not merely got off. {x_they_cap} {x_was}, for {became_a}, in remarkable spirits, and went round and round upon {ground}, at a great pace, for no reason but that {x_they} could. # dry
B: I never knew {x_them} to do that. # wondering
A: {x_they_cap} never could. It'll be the shape. # cross, and then less so
{ x_talks:
  X: Look! Look at this! No hands! # passing
- else:
  N: {x_sound_cap}, at the corners; and each time it was higher. # warm
}
B: Did you want to put a stop to that? # low
A: In a minute. # watching it go round

=== magic_good_advice ===
# step: good
# skeleton: better
# needs: way=advice
# title: The Aunt Who Was a Sideboard
N: What {g} said was not what they had come for. # dry
G: It took us a year to get my aunt back. And she sat down on a chair, and looked about her, and do you know what was the first thing she said? # low
A: Thank you?
G: She said, who's got my drawers? She'd had everybody's good things in there. We'd told her all our troubles, since she was only a sideboard. She knew everyone. As an aunt she'd never been asked. # low
B: But that's her. {x_cap} {x_was} happy as {x_they} {x_was}. # sure
G: Did you ask?
{ x_talks:
  X: Nobody asked. I'd have said, mustn't grumble. I said it every day. It's a strange thing, there's nothing to grumble with, in here. # cheerful
- else:
  N: There was {x_sound}. {g} laid one hand upon {became}, and it was warm right through, and gently humming. {x_cap} had never, that anyone could remember, hummed. # quiet
}
A: We've told everyone that it's a disaster. # slow
G: You might go on calling it that. Just don't hurry. # getting up

=== magic_good_tool ===
# step: good
# skeleton: better
# needs: way=tool
# b: maker
# title: Not What It Was Built For
N: The thing was ready at {t_noon}; and {x}, as {became_a}, got in before anyone had said go, and went down it, and came out at the far end exactly as {x_they} {x_was}. # dry
A: Nothing happened. # flat
B: Wait. {x_they_cap}{x_plural:'re|'s} going round again. # frowning
N: And so {x} did: down, and out, and round to the front, with {x_sound} in the middle, where there was an echo. # dry
A: How often's that?
B: It's nine. I don't think that we've understood what it's for. I believe that I've built a slide. # slow
{ x_talks:
  X: Can you make it steeper? # breathless
  B: You're meant to come out as yourself! # pleading
  X: I do! Every time! # going again
- else:
  B: Look at that. I'd never have thought that {became_a} could look pleased. I'd not have known which end to look at. # helpless
}
A: What {x_plural:were|was} {x_they} like before? Think. Did {x_they} ever do a thing twice? # low
B: {x_they_cap} did what {x_they} {x_was} there for. That was about all. I never asked how {x_they} liked it. # low

=== magic_wanted_queue ===
# step: wanted
# skeleton: better
# needs: x
# makes: use=queue
N: On the third day there was a queue. It went from {edge} as far as {far}, and nobody in it seemed to be in any hurry. # plain
A: What's all this? What are you waiting for? # coming along it
H: To have a look at {x}. I had a look yesterday. You wait an hour, and you get as long as it takes to say good evening. # contented
B: Then why come back?
H: It's the hour. I was next to {g}. We've lived side by side for years, and I never knew {g_they} could whistle. # simple
N: People had brought {food}. They had brought stools. Somewhere further up they were singing a round, and it had got to those at the back before those in front had finished. # warm
{ foe_talks:
  F: I ought to charge. They'd pay. I might put up a rope. # rubbing hands
  B: You might sit down. There's a place, next to that lady who's by herself. # kind
- else:
  B: Even {foe} can't get through. There's too many people being pleased. # looking about
}
A: {way == "again":They bring cushions, to watch {x_them} go round.|{way == "advice":They put an ear to {x_them}, to hear the hum.|They've asked me if the slide's open to the public.}} None of them ever queued for {x} as {x_they} {x_was}. # low
H: Well, no. There was nothing to say. You knew where {x_they} stood. # fair

=== magic_wanted_base ===
# step: wanted
# skeleton: better
# needs: no-x_size=abstract
# makes: use=base
# w: A very small person
# title: One Hand On
N: There was a game of catch going on. In any such game there has to be one place where nobody can be caught. It used to be a post. Since Monday it had been {x}, as {became_a}. # dry
W: Home! # with one hand on
A: You can't lean on that! It's {x}! # shocked
W: I know. I asked first. {x_talks:I said, are you home? And then there was a bit of a think, and then, "I suppose that I am."|I said, are you home? And then there was {x_sound}, and it was yes.} # panting
B: And before that? When {x_they} {x_was} still {x}?
W: You couldn't have. You'd have been told to mind {x_part}. # simple
N: {way == "again":It went on between one time round and the next.|{way == "advice":One could tell that it was enjoyed: the hum kept time with the feet.|It went on all round the slide.}} {h} came by, rather heavily; and, as there was nobody to see, put out one hand in passing. # quiet
H: Home. # under the breath
A: {h}! Who's after you? # astonished
H: Nobody. Only the whole of this week. # not turning round
N: {h} stood there for as long as it takes to breathe out. Nobody caught anybody. # soft
B: If we turn {x_them} back, there'll be nowhere left where you can't be got. # low

=== magic_wanted_two ===
# step: wanted
# skeleton: better
# needs: x
# makes: use=two
N: {x_cap} could not be left alone, as {became_a}, and so turns were taken: {h} by day, and {g} by night. These two had not spoken since a certain matter with a pudding. # dry
H: Tell {g} that it's been quiet, and {way == "again":went round eleven times before lunch|{way == "advice":hummed from ten to eleven|had three goes on the slide}}. # to {a}
A: {g_cap}'s standing here. # patient
H: I know where {g_they}{g_plural:'re|'s} standing. Tell {g_them}.
G: Tell {h} that there's a right way to hold {x}, and that isn't it. # to {b}
N: Neither would let go first. And {x}, in the middle, gave {x_sound}, and grew slightly warm on both sides. # dry
H: It likes that. # surprised
G: It does it for me at about two in the morning. I thought I'd dreamt it. # surprised
B: Were you two talking? # innocent
H: I was telling {x}. # stiff
G: I was only answering {x}. # stiff
N: All the same, when {h}'s turn was over, {h} stayed. There was a thing about the pudding that had never been properly explained to {x}. It took until morning. # warm
A: If we turn {x_them} back, they'll have nobody not to talk to. # low

=== magic_wanted_space ===
# step: wanted
# skeleton: better
# tone: space
# makes: use=queue
A: Watch report. {x_cap}: still {became_a}. Crew: all present. # brisk
B: All? In one place? # looking up
A: It's the first time since launch. There's nothing in the book for it. They're outside this hatch, in order of rank, and then in order of who asked nicely. # reading
H: We heard that one may come and sit with {x}. Ten minutes each. I've swapped my pudding for another ten. # at the hatch
B: What do you do with it, {h}?
H: Nothing. It's somebody to do nothing next to. Before, if you sat down by {x}, there'd be something you ought to be getting on with. # looking in
N: There was {x_sound}, and the needle that showed whether it was well swung over into the green and leant on the pin. # quiet
B: It's never been that far. I didn't know there was any more green. # low
A: I had it down under faults. # slow
B: Where'll you put it now?
A: I'd need a new page. I'd have to think of what to call it. # pencil in the air

=== magic_go3_force ===
# step: go3
# skeleton: better
# a: bold
# b: careful
# door: Turn [x] back first, and argue later
# style: bold
# recall: tried to turn [x] back first, and argue later
# title: Harder Than It Looked
# makes: way3=force
N: {a} was not going to discuss it. There was a right way for {x} to be, and {became_a} was not it. # brisk
A: You take that end.
B: Which is the end? # circling
A: Whichever's further from me! Now, to {den}. There's only the one place where it'll go back in. # lifting
N: They got as far as {edge}. It was the strangest thing: {x} had not grown, nor got a good hold of anything, but weighed with every step a little more, as a child does who does not want to be carried. # dry
B: {x_they_cap}{x_plural:'ve|'s} gone heavy. # through the teeth
A: {x_they_cap} {x_plural:don't|doesn't} know what's good for {x_them}! # through the teeth
{ x_talks:
  X: I do, you know. Put me down, please. # polite
- else:
  N: {x_sound2_cap}. They had not heard that one since it happened. It was the one that {x} used to make on Mondays. # flat
}
B: I've stopped pulling, {a}. I'm only hanging on so as to be company. # low

=== magic_go3_ask ===
# step: go3
# skeleton: better
# door: Ask [x] straight out
# style: honest
# recall: asked [x] straight out
# title: One for Yes
# makes: way3=ask
N: They sat down in front of {x}, where {x_they} could see both their faces, if that was how it worked. # plain
A: We're going to ask you a thing. And it's a real one. There's no right answer at the back. # careful
B: You make one noise for yes, and two for no. And none if you'd rather not. # low
A: Is it you in there?
N: {x_sound_cap}. Once. # quiet
A: Does it hurt, being {became_a}?
N: Twice. # quiet
B: Are you unhappy?
N: Twice, and rather quick. # quiet
B: Do you want us to {verb}? # after a breath
N: They waited, leaning forward. It was a good long time. They had already started to look at one another, when it came; and then, when they had counted it, and breathed out, it came again. # hushed
A: That's two. # at last
B: It might have been one and an echo. # not believing it
A: No. I know what {x_they} {x_plural:sound|sounds} like, making up {x_their} mind. # low

=== magic_go3_leave ===
# step: go3
# skeleton: better
# a: careful
# door: Leave [x] in peace for a day
# style: kind
# recall: left [x] in peace for a day
# title: A Whole Day of Nothing Done
# makes: way3=wait
N: They agreed to do nothing to {x} for one day: no words, no handles, and no advice. It was {a}'s idea, and {a} had to be held to it. # dry
A: I'm only looking. # on tiptoe
B: You've got something behind your back.
A: It's a sieve. I thought, if one were to hold it over... # handing it across
N: So they watched instead. At first {x} lay low. Then {x_they} came out, bit by bit, and {x_was} {became_a} right through, in the way that some people are left-handed. # quiet
B: {x_they_cap}{x_plural:'re|'s} not being brave about it, you know. I thought {x_they} {x_was} being brave. # whispered
A: No. You can't do that from bravery. You'd get tired round the edges. # whispered
A: Listen. {x_they_cap}{x_plural:'re|'s} practising. # whispered
N: It was {x_sound}; but in three parts, each of them a little lower than the one before, with a flourish to finish. # soft
B: {x_they_cap} used to do just the one note. # whispered
A: I thought that there only was the one. # whispered
