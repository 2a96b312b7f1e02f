=== enc_keeper ===
# role: encounter
# walkon: yes
N: {~At the top of a hill there was a hut, and beside the hut there was a very long brass tube that pointed at the sky.|There was a lamp at the bend of the road, and under the lamp a small table with three cups on it.} "I put out the third one every night," said {w}, the {w_job}. "And tonight I had to go and find a fourth."
A: {~You knew we were coming?|Is one of those for us?|Who told you? Nobody knew that we'd be on this road.} # surprised
W: {~I knew that somebody would. I've had forty years to be wrong in.|I hear most things, up here. I heard you laugh at the bottom of the hill, and I put the water on.} # calm
{ b_kind:
- "explorer": B: What do you see through it? Can I look? # longing
- "planner": B: Forty years. Have you kept a record? Could we read it? # reverent
- "wildcard": B: Who was the third cup for? # blunt
- else: B: Forty years is a long time to put out a cup. # gentle
}
W: It was for my sister. She went to look for {topic}, or the thing that people called {topic} then. She said, leave a light on. So I did. # plain
N: Nobody drank for a moment. {~Then {w} took down a book as thick as a step, and opened it at the last page, and on the page was a drawing of {mark} with one window too many.|Then {w} turned the brass tube down, and down, until it did not point at the sky at all, but straight at {mark}.}
W: {~It lights up one night in a hundred. Tonight will be a hundred.|Everyone looks up. I did, for half my life. It was never up. It was always there.} # low
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "told"
~ m_clues += 1

=== enc_lost_small ===
# role: encounter
# walkon: yes
N: Something was crying under the {crossing}. It was about the size of a loaf, and round, and it glowed a little, on and off, like someone trying to be brave. Beside it sat {w}, a {w_job} by trade, who had taken off one boot to make it a bed.
W: {~I can't leave it, and I can't get it to tell me where it lives. I'm not good with children. I don't even know that it is one.|I only sat down to do up a lace. That was at noon. Every time that I stand, it starts again.} # helpless
{ a_kind:
- "helper": A: Hello, you. That's a lot of crying for somebody so small. # very soft
- "explorer": A: I've never seen one. I don't think that anyone has. # awed
- "planner": A: It goes bright when you face it towards {mark}. Look. Dim. Bright. It's telling us. # quick
- else: A: I can juggle. Would it like that? It's worked on me. # gentle
}
N: {~The light steadied. It rolled, with a sort of hop, out of the boot and into {b}'s lap, and stayed there.|It stopped crying. It hiccupped, and with each hiccup a very small star came out and went up and vanished.} It weighed nothing at all. {b} found that {b_they} was holding {b_their} breath.
{ b_kind:
- "planner": B: I shall need to know what it eats. And for how long. And who to give it back to. # faint
- "wildcard": B: I think that I've been chosen. # solemn
- "explorer": B: It wants to go the same way as we do. # glad
- else: B: Somebody's looking for you, little one. Somebody's going out of their mind. # tender
}
W: {~Take it with you. I've a mother who worries, and I know what I'd want.|I've heard a sound at night, over that way, like a gate that wants oil. I thought that it was the wind. It might be somebody calling.} # gruff
~ m_pet = "Pip"
~ m_debt = w
~ m_clues += 1

=== enc_mapmaker ===
# role: encounter
# topic: thing creature person place
# walkon: yes
N: {w} was sitting in the exact middle of the road, drawing it. The map was so big that it went over {w_their} knees and away down the hill. {w_they} had been a {w_job}, said {w}, until {w_they} noticed that all the maps were wrong. # easy
W: {~Mind the ink. You're standing on the lake.|Not there. That's a cathedral, and it's wet.|Would you lift your foot? You're on the only road.} # absent
A: {~What's wrong with the other maps?|There are maps already. I've seen one. What's the matter with it?} # careful, stepping off the lake
W: {~They only put in what's there. Nobody puts in what's missing. And around here, that's most of it.|They stop at the edge. There isn't any edge. I've looked.} # earnest
{ b_kind:
- "planner": B: This is to scale. This is all to scale. It must have taken years. # full of respect
- "explorer": B: Where's this bit? Where's this bit? Has anybody ever been to this bit? # on hands and knees
- "wildcard": B: You've put us in. Look, that's us. That's my hat. # amazed
- else: B: Who helps you carry it? # kind
}
N: In the bottom corner there was a hole, cut out quite neatly, the size of a hand. {~"Somebody came by and asked for that piece," said {w}. "They were very polite. They said that where they were going it would be needed."|"That's where {topic} should be," said {w}. "I drew it in three times, and each time in the morning it was gone, and the edges were warm."}
B: {~Then if we find the piece, we find the place.|So it doesn't want to be found. Or somebody doesn't want it to be.} # slow
N: {w} tore off a long strip from the near edge and gave it to them. It had on it the road that they were on, and the next two days, and at the very end, {~in faint pencil, a door|a pair of footprints coming the other way}.
~ m_item = "the strip of map"
~ m_clues += 1
