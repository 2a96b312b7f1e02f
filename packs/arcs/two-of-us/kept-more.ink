// KEPT, second ways of the doors of episodes 3 and 4.

=== two_of_us_go3_accident ===
# step: go3
# skeleton: kept
# tone: comic,epic,gentle
# a: payer
# door: Let one of us have a long accident
# style: bold
# recall: went two ways, and one of them had an accident
# title: A Long Accident
# makes: way3=split
N: There was one thing that {a} had always been good at, and that was being heard. # plain
A: You go to {x}. Go round by the back, and breathe through your nose. I'll go the other way, and have an accident. # a lid in each hand
B: What sort of accident? # anxious
A: A long one. # cheerful
B: They'll ask you things. # anxious
A: Let them. I'll be underneath something. # setting off
S: crash
N: It was as good as a band. {h} came out, and then everyone, and by and by, from where it was darkest, {foe}; and it all went off together towards {far}, with lights. # brisk
B: Good luck. # to nobody, on tiptoe

=== two_of_us_go3_cough ===
# step: go3
# skeleton: kept
# tone: manners,noir,space
# a: payer
# door: Stroll by [foe], as on any Sunday
# style: clever
# recall: strolled by [foe], as on any Sunday
# title: Love to the Cough
# makes: way3=past
N: You cannot run by {foe}; it only starts {foe_them} thinking. They went as people go on a Sunday, arm in arm, with something to talk about. # brisk
A: And has he still got that cough? # strolling
B: Who? # strolling
A: Whoever it is. # through the teeth
B: Oh, that cough. It's gone to his knees. Don't look. We're being looked at. # strolling
A: What's that, sticking out of your pocket? # through the teeth
B: That? It's {x_left}. I like to have it by me. # turning pale
A: It's been seen. Don't hurry. I've got a lace coming undone. # stopping
B: You haven't any laces. # not moving the lips
A: Then I may be some time. My love to the cough. # kneeling

=== two_of_us_go3_trust ===
# step: go3
# skeleton: kept
# b: payer
# door: Have [g] stand in the way, and not know why
# style: kind
# recall: had [g] stand in the way, and not know why
# title: All by Yourself
# makes: way3=guard
N: {g} was the only one in {place_of} who had not asked them anything. It made it hard to ask {g}. # quiet
A: Would you stand somewhere, and not let anyone by? # pleading
G: Where? # getting up
B: That's all that you can know about it. # wretched
G: I see. And if they tell me that it's urgent? # thoughtful
A: Say that you were asked to. # pleading
G: By you two? Then I expect it's all right. # going where they pointed
N: They went by on the way to {x}, with their eyes on {ground}. It is not easy to be trusted by somebody's back. # still
A: Listen. That's {h}. And it's {foe}, not far off. # stopping
B: And that's {g}, saying that nobody's told {g_them} anything. You go on. I can't have {g_them} not know it all alone. # turning back

=== two_of_us_go4_boots ===
# step: go4
# skeleton: kept
# tone: eerie,space,noir
# a: bold
# door: Go now, since nobody is asleep in any case
# style: bold
# recall: went before anyone was up, and saw to it
# title: So Late That It Was Early
# makes: end=early
N: {a} had lain awake for so long that it had become early. # dry
A: Are you asleep? # whispered
B: I've got my boots on. # whispered
A: So have I. Since when? # whispered
B: I never took them off. # whispered
N: They went past {h}, who had one eye not quite shut; and past {noise}; and past everything that they had not said, all week, to anybody. It was still there. # hushed
B: When it's over I'm going to tell somebody what I had for supper. I'd like to hear a thing go out. # whispered
A: And if there's somebody there before us? # whispered
B: Then you talk to them, and I'll see to {x}. You've got the face for it. # whispered
A: Yes. So I've noticed. # whispered

=== two_of_us_go4_done ===
# step: go4
# skeleton: kept
# tone: comic,manners,epic
# a: careful
# b: bold
# door: Let each other out of it, and tell
# style: honest
# recall: let each other out of it, and told it, both at once
# title: It Was Ours to Shut
# makes: end=both
N: Nothing keeps for ever, said {a}. You only have to know when it is done; and {a} had looked at it that morning, and it was done. # firm
B: Are you sure? I've promised it in my sleep. I'd have to be let out by somebody. # anxious
A: I let you out, and you let me out. It was ours to shut. # firm
B: In front of {foe}, and everyone? # anxious
A: Best of all in front of {foe}. # firm
N: They went and stood where they could be seen; and people came, without being called, and left off chewing. # dry
B: It won't come up. It's been sent back down so often. # whispered
A: We'll count it up. One. # taking {b_their} hand
B: Is it three, and then speak? Or speak on the three? # whispered, wild

=== two_of_us_go4_arms ===
# step: go4
# skeleton: kept
# tone: gentle,noir,eerie
# b: careful
# door: Take it to whoever minded most, which is [h]
# style: kind
# recall: took it first to [h], who had minded most
# title: A Pair of Folded Arms
# makes: end=first
N: If it was to be told, it ought to go to whoever had minded most. They both thought at once of a pair of folded arms. # quiet
H: If you've come to tell me that there's nothing to tell, then I've been told. # back turned
B: It's the other thing. # small
H: What other thing? # back turned
A: The thing. It's about {x}. You're to be the first. # gentle
H: I don't want it. You're only sorry for me. # after a pause
B: We've been sorry for us! You don't know how it is, to have a thing like that, and you going by with your arms shut. # in a rush
N: {h} undid them. It took some time; they had been like that for a week. # soft
A: You'd better sit. You take that ear, and I'll have this one. # to {b}
