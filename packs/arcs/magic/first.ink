// Episode 1 of both, and the doors of episode 2: something is not what it was.

=== magic_turned_look ===
# step: turned
# a: lead1
# title: [x_left_title]
N: {air} {a_who} {b_who} Where {x} ought to have been they found {x_left}. # plain
A: Don't move. Don't put your foot down. # sharp
B: It's halfway. How long for? # on one leg
A: Look there, just by your heel. What would you call that? # low
B: I'd call it {became_a}. I'd call it that straight away. # peering
A: That's what I'd have said. But wait for it. # low
N: They waited. Out of it, not loud, came {x_sound}. There was nobody in {place_of} who did not know that sound. # hushed
B: No. # slow
A: Who else does that? # low
B: Nobody. But that's {x}! What {x_is} {x_they} doing as {became_a}? # in a whisper
A: The best {x_they} can, by the look of it. You may put your foot down. Over there. # shaken

=== magic_turned_list ===
# step: turned
# a: careful
# title: Present but Not Correct
N: {air} {a_who} {b_who} It was {a}'s morning for counting what there was, and it had been going well. # dry
A: One of those. Two of those. And {x}. # ticking
B: Where?
A: There, of course. In the usual, no. That's {became_a}. Have we got {became_a} on the list? # frowning
B: Never. I'd have remembered. # coming to look
A: Then we're one over, and we're one under. It comes out right, which is what I hate about it. # uneasy
B: Perhaps {x} went out, and that came in. # hopeful
N: Then it gave {x_sound}. {a} had begun to write something, and the pencil went straight on, off the edge of the paper. # flat
A: Say that again. # to it, faint
{ x_talks:
  X: I said, don't write me down as that. # hoarse
- else:
  N: It did; and then, as if to make quite sure, {x_sound2}. # quiet
}
B: So it's not one over. # slow
A: No. It's the same one. # slower

=== magic_turned_supper ===
# step: turned
# needs: x=creature,person no-x_plural
# a: lead1
# title: Who Had Been Sitting There
N: {air} {a_who} {b_who} They had all been together at supper, and {x} with them; and then somebody said pass the salt, and it had happened. # plain
A: Did you see it? # very still
B: I was looking at the salt.
A: I was looking straight at it. I've never looked so straight at a thing. First it was {x}, and then it was a sort of crease, and then it was {became_a}. # slow
B: What, all of a sudden? # low
A: No. It took its time. It's just that there was nothing in between.
N: {h} had not noticed yet. {h} was holding out some {food}, kindly, in that direction, and waiting for it to be taken. # dry
B: {h}, I'd put that down, if I were you. # gentle
H: But {x_they} always {x_plural:have|has} seconds. # puzzled
{ x_talks:
  X: I do. It's only that I can't see how to hold it. # from that side, cast down
  A: It's true. That's the voice. That's just how it always asked for more. # low
- else:
  N: And from that side came {x_sound}, rather cast down. # soft
  A: It's true. Even now. That was a yes. # low
}

=== magic_turned_hook ===
# step: turned
# needs: x=creature,person no-x_plural
# a: lead1
# title: Somebody at the Door
N: {air} {a_who} {b_who} There had been a knock, in a place where nobody knocks; and they had opened, and looked straight out, where a face would be. # plain
A: There's no one there.
B: There's {became_a} there. # looking elsewhere
A: What does it want?
B: It's come in. It's wiping itself on the mat. # low
N: It went by them, and along the hooks to the last, and stood under that, as one does who would like to be helped off with a coat. # dry
A: Not that one, please. That's {x_whose} hook. {x_cap} will be in at any moment. # polite
{ x_talks:
  X: {x_cap} {x_is} in. # tired, from under the hook
  B: Say something that nobody else could know. # after a while
  X: You two still owe me for the soup. # from under the hook
- else:
  N: There was {x_sound}. It had been made at that hook, about that hour, for as long as anyone could think. # flat
  B: Which of us trod on you on Sunday? You needn't say. You could look. # whispered
  N: It looked at {a}. # dry
}
A: Oh. # sitting down on the boots
B: It's {x}. From the hook down it's nobody else. Who'd do a thing like that? # hushed

=== magic_turned_eerie ===
# step: turned
# tone: eerie
# a: lead1
# title: In the Same Place
N: {air} {a_who} {b_who} It was not that anything was missing. That was what kept them from sleeping. # quiet
A: Do you know what I keep looking at? # low
B: The same as me, I should think. Was that always there? # low
A: There's always been something there. It was {x}. I'm nearly sure that it was {x}. # low
B: That's {became_a}. # low
A: I know what it is. It's in the same place, though. It's got {x_whose} back to the wall, in the same way. It's got {x_whose} way of not being any trouble. # slow
N: Neither went closer. {noise_cap} had stopped, as it does when it wants to hear. # hushed
B: Call it. Quite softly. Use the name. # whispered
A: Is that you? # whispered
N: {x_sound_cap}. It was no further away than an arm. It had been waiting all this time to be asked. # very soft
B: Oh, you poor things. Or thing. How long have we been looking past you? # whispered

=== magic_maker_talks ===
# step: maker
# needs: foe=talks
N: It was not hard to find out who had done it. {foe_cap} had not gone away. {foe_cap} had stayed to see how it came out. # dry
A: That's {x}. That was {x}. What have you done? # hot
F: It's turned out well, I think. There's a lot of work in that. You'd never see the join. # admiring
B: Why, though? What had {x_they} ever done to you? # bewildered
F: Nothing. It was {den_in}, there was nothing on, and I'd never tried it on anything that anybody liked. # frank
A: Then turn {x_them} back!
F: Ah. That's the other half. I know that there is one. # looking elsewhere
B: You learnt a thing like that, and only as far as the middle? # slow
F: Everyone wants to know how it's done. You're the first that ever asked about the rest. # a little less easy
A: Without {x}, {stake}. We've till, well. We've not got long. # low
F: You could get used to it. {became_cap} {became_plural:aren't|isn't} nothing. # soothing

=== magic_maker_mute ===
# step: maker
# needs: foe=mute
N: There was nobody to be angry with. They looked for somebody, and it was only {foe}. # flat
A: It was {den_in}. {h} saw. {x_cap} {x_was} on one side of it, and then on the other, and on the other side {x_they} {x_was} {became_a}. # quiet
B: And {foe}, what {foe_plural:do|does} {foe_they} want for it?
A: I don't think that wanting comes into it. You don't ask a slope why the ball's at the bottom. # low
B: I'd like to. I'd like to shout at something. # tight
A: Go on, then.
B: Give {x_them} back! # shouting
N: It was taken in, and it came out again, after a while, at {far}, as something shorter. # dry
B: What did it say? # listening
A: It said black. Or back. It's changed it. # listening
B: It does it to everything. That's just what it does! # slow
A: Then stop throwing things at it. That was a perfectly good word. # low

=== magic_maker_gentle ===
# step: maker
# needs: foe=talks
# tone: gentle
N: {foe_cap} came by when it was dark, to say sorry, and could not get any further than the beginning of it. # soft
F: I. Well, it was. I. # small
A: Was it you? # not sharply
F: It was to be a present. I'd practised it, {den_in}, on a pebble. I thought, who'd be glad to be something else, for once? And {x_they} looked so tired. # all at once
B: And did you ask? # soft
F: It was to be a surprise. # smaller
N: {x_cap}, who {x_was} now {became_a}, said nothing to that but {x_sound}. It had certainly been one. # warm
A: Can you do it the other way? # soft
F: I tried on the pebble. It's a thimble now. I think I've only been shown how to go on. # in the smallest voice
B: Come in, anyway. Don't stand out there and be sorry by yourself. # moving up

=== magic_try_backwards ===
# step: try
# a: bold
# b: careful
N: It was {a}'s idea that whatever had been said could be said the other way round. # brisk
A: To {verb}, you just go backwards. It's the same with buttons. Now, what were the last words?
B: Pass me that, would you. # remembering
A: You would that me pass! # in a large voice
N: They looked at {x}. {x_they_cap} {x_was} {became_a}. It might have been a very slightly different one. # dry
B: The letters too. You've only turned round the words.
A: Dluow. # trying
B: Louder.
A: Dluow uoy, taht em ssap! # with everything
{ x_talks:
  X: I felt something. # sudden
  A: What? # eager
  X: Embarrassed. # honest
- else:
  N: {x_sound_cap}, as when a person has been asked to hold something and it has gone on for too long. # dry
}
A: It wasn't the words, then. # flat
B: No. I was nearly sick, though. We should write that one down. # fair

=== magic_try_same ===
# step: try
# a: careful
# b: bold
N: They put everything back as it had been. {a} said that if the whole world agreed, there would be nothing left for {x} but to join in. # dry
A: {x_left_cap} there. You were here, with your mouth open. {noise_cap}, that's right already. If we want to {verb} it has to be exact. # arranging
B: Was I chewing?
A: You were about to.
N: They stood, in their right places, and had their right faces on. It was a good likeness of the minute before. Only in the middle was there {became_a}. # quiet
B: Should something be happening? # not moving the lips
A: It's seeing whether we mean it. # not moving the lips
{ b_kind:
- "planner": B: By my count we've meant it for a quarter of an hour. # not moving the lips
- "explorer": B: I've meant it as long as I can. I've got a leg. # falling over
- "wildcard": B: I changed my mind about the mouthful. Does that count? # guilty
- else: B: I do mean it. I could mean it harder, but I'd cry. # low
}
N: {x_sound_cap}. It meant that they might sit down now. # soft

=== magic_try_fond ===
# step: try
N: {h} had heard that what you need is to be fond enough. # plain
H: You hold hands, and you think of {x}, as {x_they} {x_was}. Good thoughts. Nobody's to scratch. # firm
A: If that's how you {verb}, I'd like to go first. I've some saved up. # shutting both eyes
B: Mine keep going off to the other times. That business with the soup. # eyes shut
H: Leave out the soup!
A: I'd forgotten the soup. {x_they_cap} never paid for that. # opening one eye
B: And {x_they} kept us waiting for an hour, at {edge}. In the cold! # opening both
N: They had stopped being fond, and got as far as cross; and they looked round, to say so, at {x}, and it was {became_a}. # dry
B: I'd sooner be kept waiting again. # after a while
{ x_talks:
  X: I did pay for the soup. I paid {g}. # muffled
- else:
  N: {x_sound_cap}. It sounded like somebody who had paid, all the same, and was too proud to mention it. # soft
}
H: That was the fondest yet. And not a thing came of it. # letting go

=== magic_go2_again ===
# step: go2
# needs: no-spell
# a: bold
# b: careful
# door: Do the whole thing over again
# style: bold
# recall: did the whole thing over again
# title: Once More with [x]
# makes: way=again
N: They took {x} back to where it had happened, {den_in}, and {a} walked up and down there like somebody who has lost a glove. # plain
A: If it's gone wrong once, it can go wrong twice. And twice wrong is right. # certain
B: That's with minus signs. # wary
A: It's with everything. You put on a jumper back to front, and what do you do?
B: I say that I meant it. # honest
A: You do it again! Stand there. Have you got {x}?
B: {x_carry_cap}. # with both hands
{ foe_talks:
  F: Is it to be the same again? I can do it the same. It's the only way that I can do it. # obliging
  A: The very same. As if we'd never been here. # firm
- else:
  N: Ahead of them {foe_was} {foe}, just as before, with no more opinion of it than a stair. # flat
}
B: If we come out of this as two of {became_a}, I want it known that I said minus signs. # stepping in
A: I'll say so. If I can. # stepping in

=== magic_go2_advice ===
# step: go2
# needs: no-spell
# door: Take [x] to [g] for advice
# style: kind
# recall: took [x] to [g] for advice
# title: A Second Opinion
# makes: way=advice
N: They wrapped {x} up against the cold and took {x_them} to {g}, who looked for a long time, first from the front. # plain
G: And how long {x_has} {x_they} been like this? # grave
A: It happened {t_before}.
G: Eating?
B: We've offered. It's hard to tell who's refusing. # worried
G: Say something to me, if you can. # leaning down
{ x_talks:
  X: I'm as well as can be expected. Who'd expect it? # dry
  G: That's {x}, all right. I'd know it through a door. # straightening up
- else:
  N: {x_sound_cap}. # soft
  G: That's {x}. I'd know that through a door. # straightening up
}
A: So can you do anything?
G: Me? No. I wanted to be sure who I was talking to. I've got an aunt who was a sideboard for a year. # sitting down
B: You never told us that! # staring
G: We don't, in the family. Pull up to the table, and I'll tell you what we did wrong. # low

=== magic_go2_tool ===
# step: go2
# needs: no-spell
# b: maker
# door: Build something out of [tool]
# style: clever
# recall: built something out of [tool]
# title: With a Door at Each End
# makes: way=tool
N: {b} had laid {tool} out in the order in which it came apart, and walked round it with a pencil in the mouth. # busy
A: What is it going to be?
B: It'll be a thing with two ends. You put in {x}, at this end, as {became_a}. # through the pencil
A: And what comes out there?
B: {x_cap}. Without. # taking out the pencil
A: What makes it do that? In the middle? # careful
B: The middle's what you have so as to keep the ends apart. I've put in a handle. # proud
A: It's very good, that handle. # kind
N: {x_cap}, who {x_was} to go in first, had been put where {x_they} could watch. From time to time came {x_sound}. # dry
B: {x_they_cap}{x_plural:'re|'s} impressed. # hammering
A: Is that what it is? I'd have said that it was the noise you make at a dentist's. # doubtful
B: That's what I said. Impressed. # hammering
