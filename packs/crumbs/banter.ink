=== banter_list ===
# role: banter
# a: planner
A: I have made a list of everything that could go wrong. # pleased
{ b_kind:
- "wildcard": B: Is it me? Am I all of it? # interested
- "explorer": B: Read me the good ones. # eager
- "helper": B: Have you put that you might be tired? You've been up since four with that list. # kind
- else: B: In what order? By size, or by smell? # serious
}
A: {~Number one, we are eaten. Number two, we are eaten slowly. Number three, wasps.|It begins with rain and it ends with the phrase, and then the roof.} # brisk
N: {b} took the list, and read it to the end, and turned it over, and wrote one more thing on the back. {~It said: number forty, it all goes rather well.|It said: we forget to have any fun.} {a} looked at that for some time. Then {a_they} drew a box beside it, so that it could be ticked.
~ m_trust += 1

=== banter_touch ===
# role: banter
# a: wildcard
A: What do you suppose this does? # innocent
{ b_kind:
- "planner": B: Whatever it does, it has done it perfectly well so far without you. # quick
- "explorer": B: I was going to ask you the same thing. Go on. I'll stand here. # bright
- "helper": B: Please don't. You've only just got your eyebrows back. # pleading
- else: B: I don't know, but I pressed one just like it, and somewhere a goat is flying. # cheerful
}
N: There was a click. There was a long pause, in which nothing happened in a very pointed way. {~Then, some distance off, a great many things fell over, one after another, like a staircase coming downstairs.|Then every {alarm} in {place} went off, and a flock of pigeons left town.}
A: {~It does that.|I'm almost sure that was going to happen anyway.} # small
B: {~We're going to walk away now. Not quickly. We're going to whistle.|Put it back. Not like that. With the thing on top.} # steady
~ m_danger += 1

=== banter_kind ===
# role: banter
# a: helper
N: It took them an hour to go the length of one street, because {a} kept stopping. {a_they} stopped for a lost glove, and an old man with a heavy bag, and a beetle on its back.
{ b_kind:
- "planner": B: I have put beetles in the timetable. I have given them ten minutes. You've had eleven. # firm
- "explorer": B: At this rate the adventure will be over before we get there. # teasing
- "wildcard": B: You do know that's the same beetle. It goes round again. It's got a system. # amused
- else: B: I did the left side of the street. There was a kitten. There were nine. # guilty
}
A: {~It would have been there all night, looking at the sky.|Everybody's on their back some time or other. It costs nothing.} # mild
N: {~The beetle walked off without a word. But they were to meet it again, and it had friends.|{b} said nothing. {b_they} was holding a second beetle behind {b_their} back, and waiting for a good moment.}
~ m_trust += 1

=== banter_shortcut ===
# role: banter
# a: explorer
A: I know a short cut. # bright
{ b_kind:
- "planner": B: Your last short cut took four days. We had a birthday in it. # flat
- "wildcard": B: Is it the one with the geese? I loved the one with the geese. # eager
- "helper": B: I'll bring the bandages. # patient
- else: B: Mine's shorter. Race you! # laughing
}
N: The short cut went over a wall, through a laundry, and along the inside of something that was probably a drain. {~It came out in the middle of a wedding.|Twice they met themselves coming the other way, or else it was a mirror.} {~They were given cake.|They came out an hour later, forty steps from where they went in.}
A: {~You have to admit that it was interesting.|And now we know that it isn't that way. That's knowledge, that is.} # proud
B: {~There's a sock on your head.|I'd like it written down that I smelled like this before the drain.} # calm

=== banter_song ===
# role: banter
N: To keep their spirits up, {a} sang. It was a song about a herring. It had nineteen verses, and the herring did not come well out of any of them. {~{b} joined in at the chorus, a little behind and a little above.|Birds left the trees ahead of them as they came.}
B: Is there a verse where something nice happens to the herring? # hopeful
{ a_kind:
- "planner": A: Verse twelve. It is put in alphabetical order. # dignified
- "helper": A: I leave out the sad ones. That's why it's only nineteen. # gentle
- "explorer": A: It goes to sea again in verse eight. It never says what it finds. # wistful
- else: A: I make it up as I go. It's been three different fish already. # proud
}
N: {~It was a terrible song. They would both have been sorry if it had stopped.|Far behind them, quite softly, somebody else took up the chorus. When they turned round there was nobody there.}
~ m_song = "the one about the herring"
