=== premise_storm ===
# role: premise
N: {~{weather} came down on {place} that night as if it had been saving itself up.|Nobody in {place} slept that night, and most of them blamed the {weather}.|On the night it all began, {place} smelled of {smell}, and nobody was in bed.}
N: {~Here is what people were saying behind closed doors.|The story went from door to door, and it never changed in the telling.|By midnight the whole of {place} knew it by heart.} {logline} # hushed
N: {a} heard it first, because {a} was always awake. {b} heard it second, because {a} came through the window to tell {b_them}. {~The window had been locked. It generally was.|Neither of them bothered with the door any more.}
{ a_kind:
- "explorer": A: Get your boots. It's real, all of it, and it's happening tonight. # breathless
- "planner": A: I've written down everything we know. It fits on one side of one page, and I don't like that. # low
- "wildcard": A: Good news. I've had a terrible idea. # bright
- else: A: I know it's late. But people are frightened, {b}, and nobody is doing anything. # gentle
}
{ b_kind:
- "explorer": B: Where? No, don't tell me. I want to see it first. # eager
- "planner": B: From the beginning, in order. And wipe your feet. # dry
- "wildcard": B: I was already packed. Don't ask why. # amused
- else: B: Sit down, you're soaked. Then tell me who needs us. # warm
}
N: That was how it was settled. They would {goal}, {deadline != "" && not (goal ? deadline):and they would do it {deadline}|and they would start now}.

=== premise_wall ===
# role: premise
N: Somebody had painted it on the wall of {mark}, in letters as tall as a door. {logline} # measured
N: {~By noon a crowd had gathered to argue about the spelling.|By noon half the {folks} in {place} had come to stare.} By evening only two people were left in front of it, and they had not yet said a word to each other.
{ b_kind:
- "explorer": B: Paint's still wet at the bottom. Whoever wrote this is an hour away, at most. # quick
- "planner": B: Three hands. See the letters? Three different people wrote this, and they were in a hurry. # thoughtful
- "wildcard": B: I'd like it noted that I didn't do this one. # dry
- else: B: Whoever wrote this was scared. Look how the line shakes. # quiet
}
{ a_kind:
- "explorer": A: Then what are we standing here for? # eager
- "planner": A: Then we start with what we know and walk outward. # calm
- "wildcard": A: Shame. It's good work. Shall we go and find out if it's true? # cheerful
- else: A: Then we find them before whatever scared them does. # firm
}
N: {a} touched the wall, and {a_their} fingers came away wet. There were a hundred sensible reasons to go home. {~Neither of them could think of one.|They agreed, later, that they had each counted them and kept quiet.} They were going to {goal}.

=== premise_return ===
# role: premise
N: The {ride} came into {place} at midnight with nobody driving it. {~It stopped where it always stopped, and waited, as if people might get down.|The seat was still warm. On the seat there lay one glove.} # hushed
N: By the time that {a} and {b} had pushed to the front, the whole town had told each other what it meant. {logline}
{ a_kind:
- "explorer": A: There's mud on the wheels. Red mud. There isn't any red mud this side of {mark}. # quick
- "planner": A: It's on time. To the minute. Whatever happened, it was somebody who knew the timetable. # low
- "wildcard": A: I think it wants us to get in. Look at it. It's practically holding the door. # hushed
- else: A: Whose glove is it? It's so small. Somebody's missing that hand. # troubled
}
{ b_kind:
- "explorer": B: So we follow the mud. Come on, before it dries. # keen
- "planner": B: Then it goes back at one. It always goes back at one. That gives us twenty minutes to be sensible. # tight
- "wildcard": B: I get the window. # at once
- else: B: Nobody else is going to go. Look at them. They've all gone home in their heads. # quiet
}
N: When it left again, there were two people on it. {~Nobody waved. It did not seem like that sort of journey.|Somebody ran after it with a loaf of bread, and threw it, and they caught it.} They were going to {goal}.
