// STAY, episode 4: end=night, plain, prop is how the three go. leave is the getting out, and g's staying in; visit is what has become of
// it, with price and reason.

=== escape_go4_night ===
# step: go4
# skeleton: stay
# door: Stay one last night with [g]
# style: kind
# recall: stayed one last night with [g]
# makes: end=night
N: They stayed one night more. Nobody had to; and so for the first time they saw what it was like there. # soft
A: It's quite nice, from underneath. # lying down
B: {foe_alive:It's {den}. You've been shouting at it since we came in.|It's {foe}. You've been shouting at {foe_them} since we came in.} # lying down
A: I know. I'd only ever looked from the front. # lying down
G: I'll do you breakfast. I've worked out how. # in the dark, happy
H: It's an odd thing. I haven't slept since we came in here, and I've only now noticed that I could have. # yawning
A: What's different? # drowsy
H: I know where the way out is. And I'm not using it. # asleep

=== escape_go4_plain ===
# a: careful
# step: go4
# skeleton: stay
# door: Say goodbye, and mean it
# style: honest
# recall: said goodbye, and meant it
# makes: end=plain
N: They would say goodbye, and they would not say it in such a way that it was a question. # plain
A: You have to leave out the eyes. # low
B: I can't leave out the eyes. They're on the front. # low
A: If you look like that, {g_they}'ll come, so as to be kind. And then {g_they}'ll be at home for ever, being kind. # low
B: I'd have {g_them}, though. # low
A: You'd have {g_their} coat, with a kind person in it. You've got to want it the other way. # low
N: They practised. They did it to each other, with {h} to judge, till they could both say it like somebody putting down a heavy thing where it belongs. # quiet

=== escape_go4_prop ===
# b: maker
# step: go4
# skeleton: stay
# door: Fix it so that it can't ever shut
# style: clever
# recall: fixed it so that it could not ever shut
# makes: end=prop
N: Before they went they saw to the way out. It had never shut yet; but that was not the same as not being able to. # brisk
B: What did you do with the lid of the bag? # busy
G: It's there. Why? # puzzled
B: If that goes in here, and a good fat wedge goes behind it, then you could have {foe} and all {foe_their} cousins lean on it. # busy
A: It looks awful. # candid
B: It isn't to look at. It's so that {g_they} can stay. You can't stay anywhere if you can't go. It's only being kept. # hammering
G: I'd have stayed anyhow. # touched
B: I know. Now you'll be doing it. # last nail

=== escape_leave_night ===
# step: leave
# skeleton: stay
# needs: end=night
# title: After Breakfast
N: They went after breakfast. It was quite a good one, and had been worked out. They walked to the gap all four abreast; and then it was three. # quiet
{ must_who != "" && must != "":
  N: {must_who} had been told to be {must}. Nobody had said that it would be for this. # quiet
}
Q: We said that we'd {verb}. # one foot out
P: And we {verb_did}. All of us who were in. The other one lives there. # both feet out
G: I can see you off. I've never seen anybody off from my own place. Do you wave at once, or wait? # inside
Q: You wait till we turn round. # hoarse
G: And when do you turn round? # inside
P: About here. # turning round
N: {g} waved. It was very well done. Behind {g_them} {foe} came a little nearer, like somebody who would like to be told who those people were. # soft
{ reason:
- "use": G: I've got to go in! It's time for the watering! # calling
- "quiet": G: Don't shout anything! It's just got quiet! # calling, low
- else: G: I said that I'd be ten minutes! There's somebody counting! # calling
}

=== escape_leave_plain ===
# step: leave
# skeleton: stay
# needs: end=plain
# title: Like Putting Down a Bag
N: They stood in the gap. {h} shook hands, and went; one could see by {h_their} back how that was. # still
Q: Goodbye, {g}. Sleep well. Eat sitting down. # level
G: Goodbye. Thank you for having me along. # level
P: Goodbye, {g}. I'm glad that you're staying. # level
N: It had been practised forty times. It was the first time that it was true, and both of them heard it. # soft
G: You left out your eyes. I can tell. That's very good of you. # low
P: They're here. They'll be along in a minute. # walking
N: They were outside, in the ordinary world. {foe_cap} had not lifted a finger. # quiet
{ must_who != "" && must != "":
  N: {must_who} had been told to be {must}. Nobody had said that it would be for this. # quiet
}
Q: We said that we'd {verb}, and we {verb_did}. # low
P: Yes. I'd never have thought that it was something you could do to one person, and three would feel it. # low
{ reason:
- "use": G: Tell them there's something coming up! # calling after
- "quiet": N: Nothing was called after them. They had never been given so much of it. # soft
- else: G: Tell them we got to five hundred! # calling after
}

=== escape_leave_prop ===
# step: leave
# skeleton: stay
# needs: end=prop
# title: To and Fro
N: They tried it out before they went. {p} walked out, and walked in. Then {q} did it. Then {g} did. # brisk
P: How's that? # from outside
G: It's lovely. I can feel that it's there on the back of my neck. # walking out
Q: You're out! # quick
G: So I am. # walking in
N: {g} did it once more, out and in, as one opens a drawer to see it run. {foe_cap} looked on, and did not get in the way. # dry
{ must_who != "" && must != "":
  N: {must_who} had been told to be {must}. Nobody had said that it would be for this. # quiet
}
Q: That's us, then. We said that we'd {verb}, and we {verb_did}. # shouldering the bag
P: Four times, some of us. # low
{ reason:
- "use": G: You can bring a proper bucket, when you come! # inside, happy
- "quiet": G: You'll know that I'm all right if you don't hear anything! # inside, happy
- else: G: There's somebody watching how you do it! I think they mean to try! # inside, low
}
P: Go in, then! You're letting the cold in! # outside, rough
G: I know! I can shut it or not! I never had one of those! # inside

=== escape_visit_chair ===
# step: visit
# skeleton: stay
# title: An Empty Chair
N: There was an empty chair at supper, after that, and people tried to be tactful with it. # plain
H: They put a cushion on it. You'd think that somebody'd died. # low
Q: {g}'s never sat in it in {g_their} life. {g_they_cap} stood by the door. # low
{ price:
- "promise": H: It's Thursday. Oughtn't you to be off? # looking up
- "work": H: Who did the step this morning? It's a bit streaky. # looking up
- else: H: They're asking again. What sort of a friend leaves somebody in there? # low
}
{ price:
- "promise": P: I've got my boots on. I missed one, with that cold, and there were seven good nights owing from both sides. # lacing
- "work": P: I did. I'd like to know how {g_they} got in at the corners. I'm going to ask. I've got a list. # yawning
- else: P: I say, that sort. I've got quite quick at it. They've begun to ask what it's like there, instead. # calm
}
{ reason:
- "use": Q: They came up blue, did you hear? It's a kind of bean. {foe_cap} sat up all night with them. # low
- "quiet": Q: {g} finished that thought. It was about a snail. It came out quite different. # low
- else: Q: They're up to a day and a half, the two of them. And on Sunday somebody put a head out, and looked at the sock. # low
}
P: One stays in, and three come out, and {stake_fixed}. I'd never have thought that it would come out even. # content
Q: It's only that I keep dividing {food} by four. # low
P: Good. I'll take the fourth along. # holding out a cloth

=== escape_visit_hook ===
# step: visit
# skeleton: stay
# title: The Second Hook
N: One came and went there by then as one does at a friend's. You wiped your feet. # warm
G: You can hang your hat up. I've put in another hook. # coming to meet them
Q: It's at just the right height. # surprised
G: I remembered you. I did it by eye. # pleased
{ price:
- "promise": G: You've not missed one Thursday. I tell {foe} about it on Wednesdays. # to {p}
- "work": G: You look tired. You've been doing the corners. I can smell the soap. # to {p}
- else: G: Did you tell them? About me? Were they very bad? # to {p}
}
{ price:
- "promise": P: I did think of it, once. And then I thought, who'd eat the cake? # hanging up a hat
- "work": P: I never knew how much of the day was you. Sit down, while I look at you sitting down. # hanging up a hat
- else: P: They were, until the pudding. I said what I'd come to say. I've still got a voice. # hanging up a hat
}
{ reason:
- "use": N: Behind {g} the row had got as high as a knee. {foe_cap} watched it with great care. # soft
- "quiet": N: They sat. After a while they stopped talking, and nobody felt that it was their turn. # soft
- else: N: Behind {g}, a good arm's length off, was {one}, and did not get up when {g} did. # soft
}
Q: Out there {stake_fixed}. And in here there's you. # low
G: Yes. Here I am. I went out on Monday, for an hour. I only wanted to see if it was still open. # low

=== escape_visit_noir ===
# w: A man at the next table
# step: visit
# skeleton: stay
# tone: noir,space,eerie
# title: Three Came Out
W: Four went in. I heard that three came out. # over a shoulder
P: You heard right. # level
W: I heard that it was open. # over a shoulder
Q: You hear well. # level
N: It was late. {p} was drinking something cold, on {p_their} feet, near the door. # flat
{ price:
- "promise": W: And that you go back. Of a Thursday. Nobody goes back. # low
- "work": W: And that you've got {g_their} job, and your own. You look it. # low
- else: W: And that it was you who stood up and said so. They'd have let you say it was {foe}. # low
}
{ price:
- "promise": P: I said that I would. It's surprising how far you can get on that. # level
- "work": P: Somebody was always on one foot by this door. I didn't notice who, till it was me. # level
- else: P: It wasn't {foe}. It was open. I'd have been lying about the best thing that I ever saw anyone do. # level
}
{ reason:
- "use": W: What's {g_they} do in there, all day? Grow beans? # not unkind
- "quiet": W: What's {g_they} do in there, all day? Listen? # not unkind
- else: W: What's {g_they} do in there, all day? Hold hands? # not unkind
}
Q: Yes. And out here {stake_fixed}. That's everybody where they ought to be. # level
W: I'd like to know how you tell. # after a time
P: You leave it open, and see who goes. # setting down the glass
