// FARTHER, episode 4: one goes on and is seen to be there (end=wave, shout, draw), and sees that those who stayed are there as well. change
// names the price: stay, lend, say.

=== journey_go4_arms_up ===
# step: go4
# skeleton: farther
# door: Stay behind with [h], and wave when they are there
# style: kind
# recall: stayed behind with [h], to wave
# makes: end=wave
N: {p} went home to {edge}, and fetched {h} out to it; and {h} came with a chair, and then with a second chair. # warm
H: What is it that we're to look at? # sitting
P: {q_cap}. Out there. I'll put up both arms when it's right. # standing
H: And if I see it first?
P: Then you put up yours. # standing
H: I've never seen it from here with anybody on it. I thought that it was always empty. # shy
P: So it is, till somebody looks. Move along. I can't sit, but I'd like to have the chair. # eyes on {den}
N: Far out {q} turned round once, to see if they had begun. They had begun. # quiet

=== journey_go4_called_out ===
# w: A man on a gatepost
# step: go4
# skeleton: farther
# door: Stay behind, and have it called out to them
# style: bold
# recall: stayed behind, and had it called out to them
# makes: end=shout
N: A voice would not carry as far as that. So they set people out along the way, one to a shout, as far as there were people. # brisk
P: When I say there, you say there; and he says it on. # explaining
W: Which there? I've said it twice this morning, about a hen. # up on the post
P: Just the once. And not till I say it.
W: And what if somebody further down says where? # careful
P: Then it comes back, and I'll say it again. # patient
H: May I be one? I've a good voice. I've never had anything to say at that distance. # hopeful
P: You're the second. You're next to me. # firm
N: They stood out along it like pegs along a line, and cleared their throats. # dry

=== journey_go4_drawn ===
# b: careful
# step: go4
# skeleton: farther
# door: Stay behind, and draw it as it happens
# style: careful
# recall: stayed behind, and drew it as it happened
# makes: end=draw
N: Somebody who is there can't see it; but one can bring them a picture. {p} had a board on {p_their} knees, and the good pencil. # plain
P: I've done {den}. That was only a line. Now they've to walk into it. # drawing
H: You've left me out. I'm in front, on the chair. # reading the picture
P: You're not in it. You're where it's seen from. # drawing
H: Somebody has to be. # pleased
P: Is {q_they} there yet, do you think?
H: Not yet. There's a bit of paper left between. # nose to it
N: It was getting less. {p} licked the pencil, and did not put in anything before it was so. # still

=== journey_act_wave ===
# step: act
# skeleton: farther
# needs: end=wave
# title: Both Arms
N: {q_cap} went on{load == "with":, with {x}|{load == "take":, and took {x} along|}}, and got small. After that {q_they} got no smaller; there was no further for it to go. # still
H: Now? # low
P: No. There's still a bit. A hair. # low
H: I can see daylight. I can see a leg. # low
P: There. There! # and both arms went up
N: Out at {den} somebody stopped, and stood, as black and neat as a letter on a line. {price == "lend":There was a spark over it. It was {p_keep}. One would have known it from the moon.|One could see all round them.} # hushed
Q: Is this it? It's just like the last bit! # from far off
P: You're there! We can see it! Stay there! # shouting
{ load:
- "with": N: By {q} there was a second one, rather smaller, that stood with both its feet together. It had come the whole way to do so. # soft
- "take": Q: {x_cap} too? # from far off
  P: The both of you! # shouting
- else: N: {q_cap} lifted one foot, and put it down again, with care, in the same place. # soft
}
P: We said that we'd {verb}. # not steady
H: And we {verb_did}. I saw it done. # getting up off the chair
Q: I can see you! You're so small! You're right at {den}! Did you know? # from far off
N: {p} looked down at {p_their} boots. There was nothing to be seen; it was only {ground}. # quiet

=== journey_act_shout ===
# step: act
# skeleton: farther
# needs: end=shout
# title: One to a Shout
N: {q_cap} went out past the last of them, who wished {q_them} luck{load == "with":, and {x}, too|{load == "take":, with {x}|}}; and went on, and got small. # still
P: Not yet. Not yet. There! # loud
H: There! # very loud
N: It went off along the pegs. One could hear it change hands; it was a there, and a there, and a where; and that came back, and was put right. Then far out it was a pin's head of a there, and somebody stopped. # dry
Q: Here? # from far off
P: There! You're at {den}! There's nothing left in front of you! # loud
{ price == "lend":
  N: Something went up over the pin, and caught the light. It was {p_keep}. {p} breathed in, and forgot about the other half. # soft
}
{ load:
- "with": N: Next to it another had stopped, as one does who has been asked to wait, and has been let in. That was {x}. # soft
- "take": N: And that beside it, as near as could be, was {x}. # soft
- else: N: It stood quite still, so as not to fall off. # dry
}
P: We said that we'd {verb}. # hoarse
H: And we {verb_did}. I had the second shout. # hoarse
N: And then, from the far end, the wrong way round, there came one up the line that nobody had sent. # quiet
H: It says, so are you. # puzzled
P: Say it again.
H: It says, we can see you from here, and so are you. # slow

=== journey_act_draw ===
# step: act
# skeleton: farther
# needs: end=draw
# title: No Paper Left Between
N: There was a thumb's breadth of paper; and then there was a hair; and {q} had got as small as the point of the pencil. # still
H: Now. Put {q_them} down. # breathed
P: Wait. It's got to be so first. # low
N: And it was so. {p} set the point to the line, and pressed. # hushed
P: There. That's {q}. {q_cap}'s there. # not steady
{ price == "lend":
  P: And that's {p_keep}. That's the bit that shines. # lower
}
{ load:
- "with": P: And that's {x}. The smaller one. # drawing
- "take": P: And that's {x}. # drawing
- else: P: I've not put in the bag. It'd only spoil it. # drawing
}
H: It's very like. # after a while
P: We said that we'd {verb}. # laying down the pencil
H: And we {verb_did}. It's in pencil. Anybody can see.
N: When {q} was back {q_they} looked at the dot for a long time; and took something out of an inside pocket, that was on the back of a bill. # quiet
Q: I did one too. It's from there. # shy
P: What's that? That's {den}. And there's a dot on it. # bending close
Q: That's you. You were right at it. I thought somebody ought to tell you. # low

=== journey_told_boots ===
# step: told
# skeleton: farther
# title: What It Was Like
N: They wanted to hear what it was like there; they had all come to be told, and had brought cushions. # warm
G: What does it feel like, underfoot?
Q: Like the bit before. I'd never have known, if I'd not been told. # honest
G: And what can you see from it?
Q: {den_cap}. It's a good way further on. # honest
N: It was felt that this was a pity. People looked into their cups. # dry
Q: And on the other side there's here. It's all along it. You can see {place_of}, and the smoke, and somebody shaking a cloth. You were all there. I stood and looked till my neck hurt. # rising
G: Us? At {den}? When was that? # thrown
Q: About four.
G: I was doing the beans. # wondering

=== journey_told_stool ===
# w: An old lady
# step: told
# skeleton: farther
# needs: hint=brother
# title: Who Was Wrong
N: On the way home they went by somebody on a stool, who had plainly been there for some time. # plain
W: I saw you there. Don't tell me that you weren't. # firm
Q: I wasn't going to. It looked just as far off as ever. And I was there. It's both. # getting down beside the stool
W: It can't be both. # sharp
P: It is, though. You see it from here, and you don't see it from there. That's all that it is. # gentle
W: So he was there. My brother. And it was as far off as when he started. # slow
Q: Yes.
W: Then we were neither of us wrong. # after a long time
N: She went on sitting there. It could be seen that a good many years were being gone through, and put straight. # soft
W: Has anybody got a stamp?

=== journey_told_two_chairs ===
# step: told
# skeleton: farther
# title: Your Turn
N: {q_cap} came up the last of the way sideways, so as to go on looking at both ends of it. # plain
P: Well? What did you do there? # meeting {q_them}
Q: I put down the bag. I'd got some words ready, and I forgot them. I waved.
P: I saw. You did it with the wrong hand.
Q: I'd got the bag in the other. # low
H: Could I go? Only for a minute? You needn't come. You'd just have to look. # all at once
N: {h} had never asked for anything, in anybody's hearing. They both got up to see who had spoken. # dry
P: Have you got shoes on?
H: I've had them on since Monday. # very quick
Q: Then go on. We'll say when. Take as long as you like. # sitting down on the chair

=== journey_change_stayed ===
# step: change
# skeleton: farther
# needs: price=stay
# title: The Bench for Looking
N: They put a bench at {edge}. It faces {den}, and it is for whoever stays. # plain
Q: There's somebody out there now. # shading both eyes
P: Not yet. A hair more. There. # and one arm went up
N: Out there a pin put up an arm, too. It is quite usual, by now. People go out for it after work. # dry
Q: You've never been. You said that you'd six words ready. # low
P: I've used them up. I say one to each. # low
Q: Do you mind very much?
P: I did. And then yours was the first that I'd seen. I'd thought that I was the one who'd miss it; and I was the one who saw it. # watching
Q: They say that {stake_fixed}.
P: Move up. Here's a family. I shall want both arms. # getting up

=== journey_change_lent ===
# step: change
# skeleton: farther
# needs: price=lend
# title: It Has Been There
N: {p_keep_cap} had come home rather the worse for it, and {p} had put it back where it lived, and did not leave it there. # plain
Q: You've got it out again. # looking
P: It's been there. I only want to see if it shows. # turning it to the light
Q: And does it?
P: There's a scratch. No, that's the old one. # close to
N: People come to ask for it. They are going out there, they say, and would like to be known. # dry
Q: You needn't lend it. # low
P: I said that to the first one. And then I thought, it's stopped at home all its life, with me. It's been there nine times now. I ask it how it was. # gruff
Q: And {stake_fixed}. What does it say?
P: That it could see me the whole way. # putting it in a stranger's hand

=== journey_change_said ===
# step: change
# skeleton: farther
# needs: price=say
# title: The Other Half
N: {p} had told them. {p_they_cap} had stood up on something, and said that nobody gets there, and then, pointing, that there was {q}. # plain
Q: How did they take it? # low
P: They looked at me. Just as I said they would. And then they looked along my arm.
Q: And?
P: And somebody said, well, who's that, then? And it was you. # still surprised
N: For a week or so people had stopped each other, in doorways, to ask if it was true. They went out a little way in pairs, and one of them turned round. # dry
G: You're there! # from across the way
Q: Who's that, shouting?
P: It's only {g}, and the milk. They've all got like it. They tell each other when they're there. # dry
Q: And {stake_fixed}. You could have let them think that we'd just been.
P: They'd have clapped. They'd never have looked. # content
