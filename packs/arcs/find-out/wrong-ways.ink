// WRONG_QUESTION, other ways for the steps that every season of it has: who asks, whom they all say, what is found on the way home, and what is
// told to somebody who has been found out. The first are told in all three spines.

=== findout_asked_somebody ===
# step: asked
# title: Two Who Had Not Been Told
N: Everybody in {place_of} had been to {h} about it, and {h} had told each of them that somebody ought to look into that. By evening there were only two who had not been told. # dry
A: Is it about {x}? # wary
H: Somebody ought to find out {ask}. I've said so to all of them. They all nodded. So I'm not saying somebody, this time. I'm saying you. # firm
A: Why us?
H: Until it's known, {stake}. And neither of you ever saw a lid without wanting to know what it was on. # firm
B: {b_yes}
H: {till != "":You've got till {till}. And be nice about it.|Be nice about it, that's all.} Whoever it is will have to go on living here. # lower

=== findout_asked_rubbed ===
# step: asked
# title: At the Bottom, in Pencil
N: {h} had made a list of everybody who might do it, and had crossed them all off but two. Those stood at the bottom, in pencil. # dry
H: It's to find out {ask}. Until it's known, {stake}. # brisk
A: What does it say there, next to us? # craning
H: It says, kind. And then it says, not quick. # honest
B: Not quick? # stung
H: I've had quick. They ran past it, every one. {till != "":There's time enough till {till}, if you look where you tread.|I want it done by people who look where they tread.} # firm
A: Whose name's that, that's been rubbed out? # peering
H: Mine. I'd be no good at it. I'm too fond of people. # folding it up
B: {b_yes}
H: Then start where you like. Only not here. Here it's all been looked at. # rather fast

=== findout_suspect_sat ===
# step: suspect
# needs: foe=talks
# title: The Last Time
N: Whatever happened in {place_of}, people said {foe}. It saved them having to get up. # dry
A: What {foe_is} {foe_they} supposed to have done, exactly? # going along
B: It. # going along
A: And how?
B: They said that you've only to look at {foe_them}. # going along
N: They looked. {one_cap} was sitting by {edge}, and moved over when they came. # plain
F: Do I come along with you, or do we do it here? # civil
A: Do what? # thrown
F: It's different every time. The last time it was somebody's spoon. It had fallen down behind. Nobody came back to tell me so. # civil
B: We only want to know {ask}. # ashamed
F: That's a good deal to want, from a person one's never sat down with. Ask me when you've asked somebody else. # shutting both eyes

=== findout_crumb_boot ===
# step: crumb
# title: On One Leg
N: {b} had got something in one boot, and stopped to shake it out. One sees a good deal, on one leg. # dry
B: {answer_clue} # on one leg
A: Is it to do with {x}? # walking on
B: No. Not at all. It's only that it wasn't there before. # on one leg
A: Then put your boot on. # over one shoulder

=== findout_crumb_knee ===
# step: crumb
# title: From Lower Down
N: They sat down to think it over. For days nobody had been as low as that. # dry
A: {answer_clue} # chin on one knee
B: Who'd do that? # mild
A: I don't know. Nobody's asked us to find out. # slow
B: No. We've got one already. # getting up

=== findout_price_weighed ===
# step: price
# skeleton: wrong_question
# needs: way3=gentle
# makes: price=secret weighed=yes
# title: About of a Size
N: {h} had put out two cups; and now, after a look at them, came a third. # quiet
H: You've seen mine. It's lying there in the middle of everything, and I've got to walk round it. # bleak
P: We could look at something else. # low
H: You'd be looking at something else so kindly. # bleak
Q: What would help? # low
H: If it wasn't the only one in here. # short
N: {p} knew what was meant. So did {q}, who began at once to talk about spoons, and was not listened to. # dry
P: {p_secret} # in one breath
Q: You never told me that! # staring
P: One has to be asked for it as a favour. I never was before. # scarlet
N: {h} looked at it, and looked at the other, as one does with two parcels for the same shelf. # quiet
H: They're about of a size. # slow
P: Mine's got a sharper corner. # hoarse
H: It'll wear off, if it stands next to mine. Drink that while it's hot. # pushing over the third cup

=== findout_change_weighed ===
# step: change
# skeleton: wrong_question
# needs: price=secret weighed
# title: Next to the Other
N: What {p} had told that night had been told, and there was no getting it back on the shelf where nobody saw it. # dry
Q: Do you wish that you hadn't? # going home
P: I did on the way there, and I did all through the soup. It's been getting less. I think it's the corner. # thinking
{ end:
- "aloud": N: In front of them went a good many people, slowly, in twos, who had all had a hand up, and were telling one another why. # warm
- "again": N: Round {x} there were still a few left over, looking at nothing, out of habit, and being happy. # warm
- else: N: They smelled of peelings, both of them. They had got it in the hair. # warm
}
P: {other == "going":There was a line at the bottom, only for me. It says, mine's quite quiet, how's yours?|{h} asked me today, in front of all of them. How's the other one, {h_they} said. Nobody knew the other what.} # low
Q: And what did you say? # careful
P: That it's got company. # simple
Q: And {stake_fixed}. For the wrong question, I call that a good deal. # after a while
P: Which one was the right one? # stopping
Q: That. How's the other one. # walking on
