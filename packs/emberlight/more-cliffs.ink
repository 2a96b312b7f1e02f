=== cliff_bridge_rope ===
# role: cliff
# recap: Then, in the middle of the [crossing], the singing began, and there were three figures with lamps at each end.
N: They were in the middle of the {crossing} when the singing started. {~It came from both ends at once.|It was a children's song, and it was not being sung by children.} In front stood three figures with lamps. Behind stood three more. Nobody was in any hurry. # low
B: {~They knew that we'd come this way. They let us get to the middle.|There's nobody on the sides. There's nothing on the sides. There's only down.} # tight
A: {~I can see water down there. Or sky. One or the other.|The one in front has put down the lamp. He's got a knife. No. It's a key. He's holding out a key.} # low
N: {~The song had come to its last verse. The ropes began to hum with it.|Verse by verse the singers had come a step nearer, at both ends, and there was one verse left.} # urgent
* [Cut the rope and swing for it # id:rope # style:bold # recall:cut the rope and swung for it # led:They went through a curtain of {weather} into the side of the cliff, which was not a side at all.]
  N: {a} cut the rope. {~There was a moment when they were lighter than they had ever been.|It made a sound like a plucked string, and the whole night tipped.} They swung down and in, under the singing, under the lamps, and went through a curtain of {weather} into the side of the cliff, which was not a side at all but a mouth.
  B: {~There's a floor. I'm lying on it. I love it.|You might have said "hold on."} # winded
  A: {~I did. I said it after.|There's carpet in here. Who puts carpet in a cliff?} # winded
  ~ m_danger += 1
* [Walk forward and take the key # id:key # style:kind # recall:walked up to the singers and taken the key # led:The singers had never wanted to hurt anybody. They had wanted somebody to take it from them.]
  N: {a} walked forward with empty hands, and took the key. {~The singing stopped in the middle of a word. Close to, they were only people, and very cold.|It was heavy, and as warm as an egg. The one who had held it out began, without any noise, to cry.}
  N: "We thought that you would run," said the figure. "They always run. We only ever wanted somebody to take it from us."
  B: {~What does it open?|How long have you been trying to give it away?} # gentle
  ~ m_item = "the warm key"
  ~ m_trust += 1
* [Join in with the song # id:sing # echo:yes # style:clever # recall:joined in with the song on the bridge # led:The lamps were lowered, and they walked off the bridge between two rows of bowed heads.]
  N: {b} opened {b_their} mouth and sang. {b_they} had known it since the cradle, like everyone in {place}; only {b_they} knew a different last line. {~One of the lamps began to shake.|All six voices stopped, one after another, and let {b_them} finish alone.}
  A: {~They've never heard the end. All this time, they've only ever had the middle.|They're moving aside. {b}, keep singing. Whatever you do.} # whispered
  N: So they walked off the far end of the {crossing} between two rows of bowed heads, and did not stop singing until there was a hill in between.
  ~ m_song = "the one with the different ending"
  ~ m_clues += 1

=== cliff_mirror ===
# role: cliff
# recap: Then there was a mirror, and in it two people who looked just like them, and did not do as they did.
# rating: 8+
N: There was a tall mirror at the end of the passage. {~It was {a} who noticed, because {a} was nearest.|They had walked right up to it before they saw.} It showed the passage, and the {light}, and the two of them. But in the mirror, {b} was not holding the {tool}. In the mirror, {b} had {b_their} hand over {a}'s mouth. # hushed
B: I'm not doing that. {a}, I'm not doing that. # frightened
A: {~I know. Stand still. Look at what's behind us, in there. Then look at what's behind us, out here.|I know you're not. But they are. And mine is trying to tell me something.} # very quiet
N: {~The glass had begun to bulge, ever so slightly, as milk does before it boils.|In the mirror a door was opening. There was no such door in the passage. Not yet.} # urgent
* [Smash the mirror to pieces # id:smash # style:bold # recall:smashed the mirror # led:The pieces went on looking for each other.]
  N: {a} smashed it with the butt end of the {tool}, and the sound went on for longer than it should. {~Every piece that fell had a small part of a face in it, and every part was looking for the others.|Behind it there was no wall. There was the same passage, going on, with the same {light} in it, and wet footprints leading away.}
  B: {~I felt that. I felt it here.|Don't step on the pieces. I don't know why. Just don't.} # shaken
  ~ m_danger += 1
* [Cover the glass and go round # id:coverglass # style:careful # recall:covered the mirror with a coat # led:Something on the other side leaned on it, like a dog at a door.]
  N: {b} took off {b_their} coat and covered the glass, and held it there, and they felt something on the other side lean on it, quite gently, like a dog at a door. {~"All right," said a muffled voice. It was {b}'s. "But you'll want to know which of you went in."|After a time it went away.} They found a way round. It was low, and it was dusty, and nobody had ever been reflected in it.
  A: {~Which of us went in where?|What did it mean by that? {b}? What did it mean?} # not quite steady
  ~ m_clues += 1
* [Breathe on it and write hello # id:hello # style:kind # recall:written hello on the mirror # led:And somebody in there wrote back, in a hurry.]
  N: {a} leaned close and breathed, and wrote in the mist: hello. {~For a long moment there was only the word. Then, from behind, backwards, a finger wrote: run.|The other hand came up and took itself away from the other mouth, and wrote, in a hurry: that is not {b}.}
  N: They looked at each other, out in the passage. Neither of them said anything at all. {~Then {b} began to laugh, and it was so exactly {b}'s laugh that it was no help.|Then {a} asked what they had had for supper on the day they met, and {b} got it right, down to the spoon.}
  ~ m_clues += 1
