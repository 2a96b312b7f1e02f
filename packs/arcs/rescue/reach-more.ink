// REACH, second ways of the doors of episode 4: how p comes to g's door.

=== rescue_go4_lids ===
# step: go4
# skeleton: reach
# door: Ask [g], and then bang on every door
# style: kind
# recall: asked [g], and banged on every door
# makes: end=all
N: {p} had written it all on one hand, so as not to leave anything out. On {g}'s step it turned out to have run. # dry
G: Yes? # opening
P: I had it written down. It's gone blue. # holding up the hand
Q: Then just say it. # from behind
{ price:
- "ask": P: I said that I'd never ask you for anything, and I'm asking. It's for {x}. It's your arm that's wanted. # all in one breath
- "sorry": P: You never took my pencil. I had it the whole time, in the lining. I'm sorry. And it's for {x}, and it's your arm that's wanted. # all in one breath
- else: P: I want you to go in front, and I'll hold your feet. It's for {x}. It's your arm that's wanted. # all in one breath
}
N: {g} took the hand and read it all the same, the front and the back. # still
G: It says please here. That bit hasn't run. # at last
P: I went over that bit. # low
G: Then we'll want everybody. It's no use being long if there's no one behind you. # reaching up
N: {g} took down two saucepan lids, and gave one to {q}; and they went through {place_of}, banging. Out came {h}, in a napkin; and after {h_them} {crowd}, down to the smallest. # brisk
Q: And not one of them asked what for till they'd got their boots on! # proud

=== rescue_go4_shutter ===
# step: go4
# skeleton: reach
# door: Wake [g], and run
# style: bold
# recall: woken [g], and run straight back in
# makes: end=three
N: {g} had gone to bed. {p} knocked at the shutter, and hoped for a moment that nobody would hear. # quiet
S: knock
G: Who's that? # through the shutter
P: It's me. # low
G: It can't be. You never come here. # through the shutter
{ price:
- "ask": P: I know. I said that I'd never ask you, and I'm asking. Please. It's for {x}. # low
- "sorry": P: I know. I couldn't go by. It was in my own lining, the pencil. I've been sorry for two years. Please come, it's for {x}. # low
- else: P: I know. You'd be the one in front. I'd be at your feet, and glad. Please. It's for {x}. # low
}
N: For a time there was nothing. Then one very long arm came out by itself, and felt about in the dark, and got hold of {p}'s hand, and shook it. # still
Q: Is that yes? # whispered
G: It's yes with no boots on. Hold the lamp. # climbing out
N: They went as they were, and fast. {g} was in a nightshirt. For the first time in two years {q} did not have to walk in between. # warm
Q: Shouldn't we wake the others? # running
G: They'd want to know what was said. And I'm not telling them. # not slowing

=== rescue_go4_ladder ===
# step: go4
# skeleton: reach
# needs: no-water
# door: Ask [g], and let [foe] be the weight
# style: honest
# recall: asked [g], and let [foe] be the weight behind
# makes: end=foe
N: {g} was up a ladder, with a brush, and did not come down. # dry
P: It's me. # to a pair of boots
G: I can see that it is. I can see the top of your head. # up the ladder
{ price:
- "ask": P: I said that I'd never ask you for so much as the time. I'm asking you for your arm. # loud
- "sorry": P: You never took that pencil! It was in my lining! I knew, and I'm sorry! # loud
- else: P: I want you to be the one in front! You, and not me! # loud
}
N: {g} came down by one rung. # still
P: It's for {x}. I'd say it in front of anybody. I am saying it in front of anybody. They've all stopped to listen. # wretched
N: {g} came down by two. # still
G: If I'm to hang out over a gap, I'd want something heavy to hold on to me. Who've you got? # one foot in the air
Q: {foe_cap}. # quick
G: What? # missing the last rung
Q: Well, you did say heavy. # helping {g_them} up
