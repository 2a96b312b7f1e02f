// OUT, episode 2: it opens, for as long as somebody leans (gap), and so one is always left (turns). h and g get out.

=== escape_gap_mute ===
# step: gap
# needs: foe=mute
# skeleton: out
# title: It Only Wants Leaning On
N: {way == "rush":It was where they had fallen in a heap that they found it.|{way == "ask":It was {h} who found it, while the rest of them were being polite.|It was where {tool} had gone through that they found it.}} There was an edge there. # low
B: Get your shoulder under that, and lean. # leaning
A: It gives! I can see out! # with one eye
B: What's out there? # on tiptoe
A: It's just the ordinary. It's lovely. It's got somebody's sock on it. # with one eye
H: Then lean! # pushing
N: It went up like a blanket with a cat under it. {foe_cap} did not do a thing to hinder them. # hushed
B: Go on, then! It isn't shut at all! It only wants leaning on! # leaning
G: Is it always this easy? # looking down
A: Don't ask it! Go! # leaning

=== escape_gap_talks ===
# step: gap
# needs: foe=talks
# skeleton: out
# title: Mind Your Heads
F: You might have said that you wanted the way out. I'd have shown you. It's there. # mild
A: Where? # turning
F: {way == "rush":You ran straight past it, shouting.|{way == "ask":You only asked to be let out. You never asked how one goes.|{tool_cap} found it at once.}} You put your shoulder under that edge, and lean. # pointing
B: And you'd let us? # narrow-eyed
F: I've never stopped anyone. I take them in, that's all. I'm a very simple person. # mild
N: They put their shoulders under, and leaned, and it went up. Outside lay the ordinary world, with somebody's sock on it. # hushed
G: It's a nice sock. I'd forgotten how ordinary it is out there. # longing
H: Where's the catch? # looking along the edge
F: There isn't a catch. That's the whole trouble with it. Nothing catches. Somebody's got to hold it. # kind
G: And then how do they... # stopping
F: Mind your heads. # kind

=== escape_gap_epic ===
# step: gap
# skeleton: out
# tone: epic,eerie,space
# title: The Hollow in the Ground
N: {way == "rush":They had run until there was no more to run on|{way == "ask":They had asked until there was no more to ask|They had followed {tool} as far as it had gone}}; and there, low down, lay a line of light no thicker than a hair. # quiet
A: It moves. If you get beneath it. # straining
B: It's heavy. # straining
A: It's as heavy as one person. No more than that. Feel. It's just what one could hold. # straining
H: Who'd make such a thing? # low
B: Someone who didn't need a lock. # slow
N: It rose. Light came in over the hollow where they were standing; and one saw that it had two deep places, the size of feet. # hushed
G: There's somebody stood here before us. For quite a time. # looking down
B: Perhaps it isn't {foe} that {foe_plural:keep|keeps} people here. Perhaps it never was. # straining
A: Then whoever it was held it for their friends. Go on, while it's up! # straining

=== escape_turns_back ===
# a: careful
# b: bold
# step: turns
# skeleton: out
# title: Now You
N: {h} went under it, and then {g}, with the bag. {b} went last. {a} was holding it up. # breathless
B: Now you! # from outside
A: Right. {way == "rush":I'm to let go, and then it's the word.|{way == "ask":I'll thank it, and let go, and then I'll dive.|I'm letting go, and I'm not going to get excited. And then I'll dive.}} # leaning
N: {a} let go. It was down before {a_they} had bent a knee. It did not so much as brush {a_their} hair. # flat
B: Are you through? # from outside
A: No. # inside
B: Do it faster! # from outside
A: It isn't me who's slow! It's waiting for me to let go! You can't hold it up and be under it! # inside
N: So that was it. Nobody spoke. Then, at the very bottom, a set of fingers came in, and an elbow, and the rest of {b}, backwards, and grumbling. # dry
A: What did you do that for? You were out! # furious
B: I didn't like it. I got out, and I turned round to tell you, and there was nobody there to tell. # brushing a knee
A: You'd have had {h}. And the sandwiches. # less furious
B: {h} doesn't laugh in the right places. # gruff

=== escape_turns_polite ===
# step: turns
# skeleton: out
# title: After You
N: {h} was out, and {g} was out. There were only the two of them, under the edge, with a shoulder each. # breathless
A: After you. I'll hold it. # leaning
B: No, I'll hold it. You go. # leaning
A: I'm taller. # leaning
B: That's just why. You'd take longer to fold. # leaning
H: Do come along! It's nearly dark! # from outside
H: {way == "rush":Is it the word that you're waiting for? The word's now!|{way == "ask":Did you remember to thank it?|I can see where {tool} came down. It isn't even scratched!}} # from outside
A: One, two, three, and we'll both let go, and jump. # leaning
N: They both let go. They jumped; and when they looked up they were on the inside, the pair of them, each with a hand full of the other's collar. # flat
B: Did you push me? # lying down
A: I was pushing you out! # lying down
B: I was pushing you out! # lying down
A: It only lets out as many as somebody's holding it for. So it's always got one. # slow
B: Well, it's got two. That'll teach it. # sore

=== escape_turns_names ===
# step: turns
# skeleton: out
# tone: gentle,manners,noir,comic
# title: Me, for the Others
N: {h} was out, and {g}, and somebody's voice could be heard out there, saying how nice it was. # quiet
A: You go next. {way == "rush":And don't run.|{way == "ask":We needn't go by height.|There's nothing to count to, this time.}} # leaning
B: And who holds it for you? # leaning
A: I hadn't got as far as that. # leaning
B: No more had they. All of those who were in here. One of them always hadn't got as far as that. # slow
A: So that's why there's only ever one. # slow
B: Me, for the others, they'd have said. I'll only hold it for now. And then there wasn't anybody for then. # low
N: They looked at each other along the edge. It was not at all heavy. That was the worst of it; one could have gone on holding it for years. # quiet
A: I'd have done it, you know. I'd have said, I'll be right behind you. # low
B: I know. You've got the voice for it. Let go on three, and we'll think of something. # low
