// SWAPPED, episode 1: two have changed with one another. The voice stays with whoever thinks, so that one can hear who it is. x is called all
// day, o never; each had told the other that it's all right for them. It holds by this, that each comes when the other is called.

=== magic_mixed_bodies ===
# step: mixed
# skeleton: swapped
# needs: swap=bodies
# title: Good Morning, Said [other_cap]
N: {air} {a_who} {b_who} In came {other}, and wished them both a good morning. The voice was {x_whose}. # plain
A: Say that again. # not moving
X: Good morning. It's me, {x}. I woke up, and there was somebody else round me. # shaken
B: You look like {other}. # careful
X: I've seen what I look like! I looked in a spoon! But my voice came along with me, and so did everything that I think. It's only the outside that's {other}. # hot
A: Then who's got yours?
N: Behind them somebody was walking up and down, as one does in new shoes. It was {x}, from top to bottom. # dry
O: I have. I'm {other}. It pulls a bit under the arms. Is it meant to? # interested
B: So by the look of it you're {x}, and by the sound of it you're {other}. # slow
O: I've only got the one voice. I can't help whose mouth it comes out of. # reasonable
X: Then go by the voices, all of you. Whoever gets muddled can shut both eyes. # firm

=== magic_mixed_bodies_call ===
# step: mixed
# skeleton: swapped
# needs: swap=bodies
# title: Somebody Came
N: {air} {a_who} {b_who} {h} had called {x}, as {h} did every morning, and somebody had come. # plain
H: There you are. You've not said a word yet. Are you well? # kind
O: I'm very well. I'm not {x}, though. I'm {other}. # polite
N: It was said by what looked in every way like {x}; and it was {other_whose} voice. {h} sat down. # dry
A: And is there somebody who looks like {other}? # careful
X: Here! Don't tread on me! I'm {x}! I was asleep, and then I was this! # upset
B: You've both kept your own voices. # listening
X: We've kept all the inside. They've taken the inside out of each of us, and put it back in the wrong one. # hot
H: Then what do I call you? I can't call {other} {x}. I'd be looking straight at {x}. # faint
X: Don't look. Listen. Where my voice is, that's me. # firm
O: And where mine is, that's me. It's not hard. I've been telling people by their noise for years. # helpful

=== magic_mixed_voices ===
# step: mixed
# skeleton: swapped
# needs: swap=voices
# title: Where the Voice Is
N: {air} {a_who} {b_who} They could hear {x} a good way off, asking whether nobody was up yet. Then somebody came round the corner, and it was {other}. # plain
A: Where's {x}? I heard {x_them} only just now. # looking past
X: It's me! It's {x}! Look at me when I'm talking! # hot
B: We're looking at {other}. # careful
O: No, you aren't. I'm {other}. I'm over here. # mild
N: That was {other_whose} voice; and it had come, without any doubt, out of {x}. # dry
A: They've swapped voices. # slow
B: Or they've swapped everything else, and the voices have stayed with whose they are. # slower
A: What's the difference?
X: None, with your eyes shut. I'm where my voice is. I don't care what's under it. # firm
O: So am I. What's this under mine? It itches. # interested
B: Then that's settled. Whoever sounds like {x} is {x}; and nobody's to go by the faces.
X: They will, though. They always do. # low

=== magic_mixed_ages ===
# step: mixed
# skeleton: swapped
# needs: swap=ages
# title: The Wrong Number
N: {air} {a_who} {b_who} They had {x_whose} voice to go by, and a good thing too. There was very little else left to know {x_them} by. # plain
X: Don't stare. It's me, {x}. I went to bed as usual, and I woke up with {other_whose} years on. # stiff
A: All of them? # careful
X: Every one. I've counted my teeth. # stiffer
B: And yours? # looking round
O: I've got those. I'm {other}. I came down, and three people asked me if I'd slept well and what they ought to do about the big door. # thoughtful
N: It was {other}; or it was what {other} might be, with {x_whose} years on. Only the voice was the one that they knew. # dry
A: The voices haven't changed.
X: They've stayed with us. So has what we think. I still know everything that I knew yesterday; I only can't reach it down from the shelf. # bitter
B: Then we go by the voices. # firm
O: You may. The others go by the years. They've called me {x} since breakfast. # mild

=== magic_mixed_places ===
# step: mixed
# skeleton: swapped
# needs: swap=places other=creature
# title: Whose Chair It Was
N: {air} {a_who} {b_who} On {x_whose} chair, with a napkin on, sat {other}. # plain
A: You can't sit there. That's {x_whose}. # gentle
O: I know. We've swapped. I'm {x} now. # clear
N: They thought about this; and then they thought about something else. # dry
B: You can talk. # faint
O: I always could. Nobody ever asked me anything. # simple
A: And where's {x}?
X: Over here, on the old blanket. I'm {other}, until further notice. Would you tell whoever comes by to mind my fingers? # from the corner
B: But anybody can see which is which! # looking from one to the other
X: That's what I thought. They go by the chair. They've been in and asked it about the big door, and it said yes, and they thanked it. # bitter
O: You can hear which of us is which. I've still got my own voice, and {x} has {x_their} own. The rest is furniture. # helpful

=== magic_mixed_places_told ===
# step: mixed
# skeleton: swapped
# needs: swap=places other=person
# title: Whose Chair It Was
N: {air} {a_who} {b_who} {h} came by with a tray, said good morning to {x}, and put it down. It was not {x}. # plain
A: {h}, that's {other}. # low
H: Is it? It's where {x} sits. # not looking
O: I did say. I said, I'm {other}. {h} said, yes, and what should be done about the big door? # polite
B: And where's {x}? # looking round
X: Here. At the other end, on {other_whose} stool. We've swapped. It wasn't meant. I sat down for a moment, and when I got up again I was {other}. # stiff
A: But you look just as you did!
X: So you'd think. They go by the chair. I told {h} to {h_their} face who I was, and {h_they} gave me something to carry. # bitter
O: They can't see it, that's all. They could hear it. My voice is mine, and {x_whose} is {x_whose}. # mild
B: Then we'll go by that. Whoever sounds like {x} is {x}, wherever they've been put. # firm

=== magic_envy_both ===
# step: envy
# skeleton: swapped
# title: All Right for You
A: What were you both doing, when it happened? # pencil out
X: I was tired. They call me from morning to night. {x_call}, could you, and {x_call}, would you just. And there {other_was} {other}, and nobody was calling {other_them} at all. So I said, it's all right for you. # stiff
O: I said that. # surprised
X: No, I did.
O: I did as well. I said it to you. It's all right for you, I said. They never call me. They call you the whole day. # low
B: Both at the same moment? # slow
X: There was a kind of a hiccup. And there I was. # slower
N: They looked at one another, each out of the other's life. Neither of them looked sorry. # dry
O: I only wanted to hear what it's like. Being called.
X: And I only wanted an hour's peace. # gruff
A: So it isn't a curse. It's more of a mistake. # writing
B: It isn't a mistake, either. They've both got just what they ordered. # low

=== magic_envy_lay ===
# step: envy
# skeleton: swapped
# title: An Hour's Peace
B: Somebody must have done it. Did anybody say anything? # stern
X: I may have said something. I'd been called eleven times before breakfast. I came by, and {other} {o_lot}. I said, it's all right for you. # stiff
A: That's all?
O: It was the way {x_they} said it. Nobody calls me eleven times in a year. They say, mind, and then they step over. So I said, it's all right for YOU. # low
X: You said that? I never heard it. # turning round
O: You were saying it yourself. You were quite loud. # fair
N: And in between the two there had been a small noise, like somebody swallowing. They both remembered that. # quiet
A: Each of you wished to be the other. # slow
X: I never wished to be {other_them}! I wished to be left alone! # hot
O: And I wished to be called. It came on the same tray. # mild
B: Who's sorry? # looking from one to the other
N: There was a pause. It went on for so long that {a} wrote it down. # dry

=== magic_envy_swapper ===
# step: envy
# skeleton: swapped
# needs: swapper
# title: In Front of [foe]
A: So it was {foe}. # grim
X: I didn't do anything. I was tired. They'd been calling me since I got up, and there was {other}, whom nobody calls. So I said, it's all right for you. And {foe} {foe_was} there. # stiff
O: I said it too. I said it at the same time. They all call {x}, and I don't believe they know that I've got a name. # low
B: In front of {foe}?
O: You don't look to see who's listening, when you say a thing like that. # honest
{ foe_talks:
  F: They both asked. I so seldom get two who agree. # pleased with it
  A: Then undo it!
  F: I only carry things across. It's for whoever asked to ask again. I'd have thought that was plain. # already going
- else:
  N: There had been a hiccup; and {foe} {foe_was} just as before, and as innocent as a teapot. # dry
  A: Then let's ask it to undo it.
  B: I have. It's got nothing to say. It isn't that which wants something, it's these two. # gloomy
}
X: I only wanted an hour's peace.
O: And I only wanted somebody to call me. # small

=== magic_stake_aunt ===
# step: stake
# skeleton: swapped
# title: My Aunt and the Goat
N: It was {g} who knew about it. {g} knew somebody to whom it had happened. # plain
G: My great-aunt swapped with a goat. It's the coming that does it. # sitting down
A: What coming?
G: They called the goat, and my great-aunt came. She was a polite woman. They called my great-aunt, and the goat came. Every time that you come when it's the other who's called, it sits a bit tighter. # low
B: And after how long did it come off?
G: It didn't. After three weeks they called my great-aunt by her own name, and she never even looked up. She'd forgotten that it was hers. # lower
N: There was a short silence. From {far} somebody was calling {x}. # quiet
X: I'm here! I mean... # half up
O: Coming! # already up
A: Sit down, both of you! # sharp
G: That's one. {till != "":And there'll be a good many, up to {till}.|The goat sat on two committees.} # counting

=== magic_stake_click ===
# step: stake
# skeleton: swapped
# title: Click
H: {x_call}! Has anybody seen {x}? # calling
O: Here I am! # at once
N: {other_cap} was up and there before anybody could stop {other_them}. And all of them had heard a click. # flat
A: What was that?
O: It's when I come. There's something that shuts, just about here. It's done it every time. It's rather nice. # pleased
X: It isn't nice! I've got one as well! Somebody said mind, to {other}, and I minded, and it went click! # upset
B: Then it's getting tighter. # low
A: Don't come, then! Either of you! Whoever's called! # loud
X: How am I not to come? I've come every time for years. I've got feet that do it by themselves. # wretched
O: And I've waited all my life. I'm not going to sit there, the first time that anyone calls. # simple
B: How many clicks is it so far? # low
N: They worked it out. It came to nine; and nobody knew how many there were in a set. # dry
{ till != "":
  A: And there's {till} to come. They'll be calling all day long. # getting up
}

=== magic_stake_shoo ===
# step: stake
# skeleton: swapped
# needs: other=creature
# title: Shoo
N: They found out what was wrong with it by accident. Somebody over there said shoo; and {x} went, and stood by {hide}. # flat
A: Why did you go? # careful
X: I don't know. They said it to {other}. And I thought, why not? It seemed a fair thing to ask. # slow
B: You've never gone when you were told in your life.
X: No. It was quite a rest. # alarmed
N: At that moment {h} called {x} from {far}; and it was {other} who got up, and wiped {other_their} mouth, and went. # dry
O: You needn't get up. It's me they want. # kind, going by
A: It's growing on. Each time that you come when it's the other who's called, it grows on a bit more. # low
X: Then I shan't come.
B: You've just gone.
X: That wasn't coming. That was... # stopping
N: And {x} looked round at the place where {x_they} had been told to stand. One was out of the way there. It was rather nice. That was what worried them all. # quiet
{ till != "":
  B: They'll call every minute, up to {till}. We've got as long as that. # counting
}

=== magic_undo_bump ===
# step: undo
# skeleton: swapped
# needs: swap=bodies,voices,ages
# a: bold
# title: At a Run
N: What has gone in by a hiccup ought to come out with a bump. They put {x} at one end and {other} at the other. # brisk
A: Heads down! And when I say run, run! # loud
B: Should they have something on? A saucepan? # anxious
A: It's got to go in somewhere! Run!
S: crash
N: They lay where they were. There was a good deal of breathing. # flat
X: Ow. # small
A: Who said that? Which end? # eager
O: Ow. # smaller
B: One at each end. That's the same as it was. # listening
X: I could have told you. I could feel what {other} was thinking, as we came together. # sitting up
A: What was it?
X: I do hope that we miss. # low
O: I was only being careful of your head. # dignified

=== magic_undo_say ===
# step: undo
# skeleton: swapped
# needs: swap
# title: Both Together
N: If it had been done by saying it, it could be done by saying it. They stood face to face, and {b} had a watch. # brisk
B: Both together, as you did before. It's all right for you. On three. # holding it up
X: It's all right for you! # fierce
N: Nothing happened. {x} had said it alone. # flat
A: {other_call}, you're to say it as well!
O: I know. I opened my mouth. But I've got to mean it, haven't I? And I don't. It isn't all right for {x_them} just now. It's all right for me. # honest
X: Then mean it tomorrow! # hot
O: I'll try. {h} says that there's going to be pie.
N: They did it six times. The sixth time they said it both together, and very well; and there was a hiccup. It was {b}, who had not had breakfast. # dry
A: So it isn't the saying. # sitting down
B: It's the wanting. One of them wants it, and the other's having pie.

=== magic_undo_chairs ===
# step: undo
# skeleton: swapped
# needs: swap=places
# title: That's Taken
N: It was too simple. Whoever has swapped places need only get up, and cross over, and sit down. # brisk
A: Ready? Change! # clapping
N: They changed. {x_cap} sat down in {x_their} own place, and breathed out. Then {h} came by. # plain
H: Up you get. That's {x_whose}. # firm
X: I am {x}! # outraged
H: I dare say. It was somebody else who sat there this morning, and I've laid for that one. Up. # lifting
N: And {x} was taken by the collar, not unkindly, and put back. # dry
O: I'd got up. I want you all to remember that I got up. # sitting down again
B: It's the others. It isn't enough if you both know who you are. # slow
X: I said it to {h_their} face!
B: You said it as {x} says things. {h_cap} heard it from {o_spot}. Nobody listens to what comes from there. # low
O: No. They don't. # quiet
