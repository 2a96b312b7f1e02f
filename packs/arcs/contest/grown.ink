// A contest of what is grown: leeks, marrows, roses. Nobody makes it overnight; it is dug, watered, carried in, and looked at. What they do by mistake
// is to leave it alone (oops=left).

=== contest_try_grow ===
# step: try
# needs: act=grow
# makes: oops=left
N: They had {x} out at the back, in a bed of its own, with a lamp; and they were seeing to it. # plain
A: I've watered. # sleeves up
B: So have I. And I told it something. They like to be told. # kneeling
A: I've told it, too. I told it twice. And I've turned it to the light. # slow
B: I'd just turned it. # slower
N: They looked at {x}, which looked like somebody at a party who has been asked four times if they are enjoying it. Then {h} called that supper was on the table, and they went in, and both thought that the other had taken the lamp along. # dry
A: We left it! All night! # at breakfast, white
B: In the dark! With nobody! # running
N: It stood there. It had never looked so well. One leaf, at the side, had done something that it had never done for either of them. # hushed
A: What did we do? # low
B: Nothing. We had a second helping. # low

=== contest_heat_grow ===
# step: heat
# needs: act=grow
N: The first round was {t_first}: nine of them on a long table, and {crowd} behind a rope. # brisk
A: Don't look at the others. # low
B: That one's got a bow on. Ought we to have had a bow? # looking
A: Don't look! Does it show? {weak_cap}? # low
B: Only if you know. I've turned that side to the wall. # low
{ way:
- "train": A: It's been carried up and down so often that it hardly sways. # low
- "teach": A: {g} said, listen. So listen. # low
- "spy": A: I keep on looking for {trick}. # low
- "luck": A: Have you got {g_keep}? Hold on to {g_keep}. # low
- "third": A: {g} ought to be here. {g_they_cap} said, nearly three. # low
- "last": A: {g} said that we're to say good morning to it. # low
- "aloud": A: Don't look round. They're all asking each other what the winner keeps. # low
- "box": A: I keep on thinking about the velvet. # low
- "rules": A: I can't think. I've got my head full of rules. # low
- else: A: Don't think about anything. # low
}
N: {h} came along with a tape, and a small brush, and breathed through the nose. One leaf stirred as {h_they} went by; and {h_they} stopped, and came back. # warm
H: Number six. Whose is that? # bending down
B: Ours. # small
H: Hm. # with the tape
A: Was that a good hm, or a bad hm? # whispered
B: It went round twice. # whispered
N: Three places away {foe} had stopped looking at nobody. # low

=== contest_near_grow ===
# step: near
# skeleton: lost_well
# needs: act=grow
# title: In front
N: So there they lay, on one white cloth: {foe_whose}, and theirs; and far down at the end, where the light was bad, {g}'s. # plain
P: Don't touch it again. You've dusted it. # low
Q: I was only going to blow. # low
N: {h} had the tape. {h_they_cap} measured {foe_whose}, which was perfect, and came to theirs, and measured that, and sat back on {h_their} heels. # hushed
H: Hm.
P: That was both eyebrows. # whispered
Q: And {weak}? # whispered
P: You'd never know that there'd been one. {end == "three":{g} has got a hand under it.|It's plumped out. It's as if it had heard.} # whispered
Q: It's longer. Isn't it? I make it longer, from here. # whispered
P: We never grew one like that. I didn't know that they came like it. # hushed
N: Everyone could see it. {foe_cap} could see it, and had stopped. # hushed

=== contest_final_grow ===
# w: the one who lost first
# step: final
# skeleton: won
# needs: act=grow
# title: [event_cap]
N: So it came to two, side by side upon one cloth, and all of {place_of} round them in a ring. # hushed
P: It's too bright. It doesn't care to be stared at. # low
Q: I know how it feels. # low
{ end:
- "mistake": P: Then leave it. Look up. Look at me. We did it best when we weren't there. # fast
- "kind": Q: Theirs is steady now. Look at the two of them, side by side. They're leaning towards each other. # low
- else: P: We just stand by it. That's all. Why's that so hard? # low
}
N: {h} measured the length, and wrote it down; and the breadth; and then put the tape away, and only looked, which is the last part, and counts double. # plain
{ price == "share":
  W: It's got a bit at the side that hasn't made up its mind. Left of the middle. Wait for that. # low
}
P: What's {h_they} waiting for? # whispered
Q: Don't look at it. Look at your boots. # whispered
N: They both looked at their boots; and there was a small sound, like a page. Something had uncurled. # hushed

=== contest_finish_grow ===
# step: finish
# skeleton: won
# needs: act=grow
N: It was the one leaf, at the side. It had come round to the light by itself, and stood up, like somebody at the back who does, after all, have a question. Somebody sat down on somebody else's hat. # warm
P: That's it! That's what it did when we forgot it! # amazed
H: Stand back. I'm going to look at it again. # husky
Q: What if you don't like it? # small
H: Hush. I've seen all the long ones. I never yet saw one that was enjoying itself. # husky
P: Is that an eyebrow?
Q: That's both of them. # whispered
