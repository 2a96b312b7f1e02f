// SILENT, episodes 3 and 4, more ways of fault, gives and thence: by where they live, and by what came between them.

=== two_of_us_fault_slips ===
# step: fault
# skeleton: silent
# where: room town village vehicle air
# title: Read by the Other
N: They had both written it down. It was to be handed to {h}, and burnt. But {h} had come without {h_their} glasses, and gave each of them one to read out; and it was the wrong one. # dry
Q: This isn't my writing. # stopping
P: Nor is this. Read it. I've started, so I can't very well stop. # stiff
Q: {r_p} # reading, slower and slower
P: That's what it says? I mean, yes. I put that. # scarlet
N: {h} had found something to look at, a long way up. # dry
Q: I never knew that you knew it. And what've I got down? # low
P: {r_q} # reading
N: It is one thing to say a thing like that, and a different one to hear it read, by the last person who ought to have heard, with the stops in the right places. # still
P: You've spelt it wrong. There, in the middle. # hoarse
Q: My hand shook. # hoarse
H: {way3 == "spot":You've each been over to have a look, I hear.|{way3 == "step":You've each had the other's supper, I hear.|You've each had the other's coat on, I hear.}} So whose was it, then? The fault? Shall I burn them? # interested
P: No. That one's mine. # putting it away
Q: And this one's mine. # putting away the other

=== two_of_us_fault_stones ===
# step: fault
# skeleton: silent
# where: wild village under water
# title: A Stone for Each
Q: For each thing that was my fault I put down a stone. And you do it on your side. Then we count. # picking one up
P: I shan't need many. # picking up one
N: They sat down, back to back, and put down stones. It went quickly to begin with, for the small ones; they were things like butter. # dry
Q: That's for the bread. That's for what I said about your singing. # laying them down
P: That's for the door. And the time with the bucket. I never said that it was me. # laying them down
Q: I knew about the bucket. {way3 == "spot":I could see it from where I stood.|{way3 == "step":I had a good deal of time to think, over your half of the soup.|There was a bill for it in your pocket.}} # over one shoulder
N: Then each had one left over, and it was the largest, and they had both been going round it. # still
P: {r_p} That's the big one. # putting it down
Q: I'd have thought you had that down as mine. {r_q} # putting down {q_their} own
N: They turned round. They were two very respectable heaps; and you could not have told, by looking, which of them was the one who was right. # quiet
P: How many've you got? # low
Q: I've stopped counting. They're holding up my back. # low

=== two_of_us_fault_pipe ===
# step: fault
# skeleton: silent
# where: ship space vehicle air
# title: Say It, and Say Over
N: It was {q} who thought of it. If you talk through the pipe, you can't see the other's face; and whoever's speaking has to say "over", before the other may begin. # plain
Q: Are you there? Over. # through the pipe
P: I'm here. You begin. No, I will. {way3 == "spot":I've seen how it looks from over there, and it's worse.|{way3 == "step":I've got your spoon in my pocket, so I'd better.|I had your coat on all day, and it gave me no peace.}} Don't say anything until I say it. # through the pipe
N: For some time there was nothing but the rushing. # still
P: {r_p} # through the pipe, fast
N: Nobody answered. # still
P: Have you gone? # through the pipe, frightened
Q: You never said over! # through the pipe, hoarse
P: Over! # through the pipe
Q: I didn't know that. I'd have said that you didn't know it either. Now listen. {r_q} Over. # through the pipe
P: Did you do that with your eyes open? Over. # through the pipe
Q: Yes. I've never told it to anyone. It sounds worse in a pipe. Over. # through the pipe
N: They had only to put in the plugs now. Each waited for the other one to do it; and then they both came round the corner, to see what was keeping them. # quiet
P: Over. # face to face

=== two_of_us_fault_dishes ===
# step: fault
# skeleton: silent
# where: room town
# title: One Washes and One Dries
N: There was a great heap of plates. One of them washed, and the other dried; for if you have got to say a thing you had better have your hands wet. # plain
Q: I'll say mine when I've done the big one. # washing
P: You've done the big one twice. {way3 == "spot":You did that when I stood over there, too. I saw.|{way3 == "step":And that's my half of the soup that you're scraping off.|I know how your hands feel. I've had your gloves on.}} # drying
Q: It had a corner. Say yours. # washing
N: {p} dried a lid. It was dry already. {p} dried the handle, and the knob on top. # quiet
P: {r_p} # to the lid
Q: Give me that. It's got a mark on it. # not turning round
P: It hasn't got any mark. It's your turn. # low
Q: {r_q} # into the water
N: A cup went down, in there, and could be heard to touch the bottom. # still
P: On purpose? You? # with the cloth
Q: Yes. I'd rather you'd gone on thinking that it was only you. It's been so comfortable. # into the water
P: I was rather comfortable, too. I'd got it all down as yours. Pass me the cup. # a hand out
Q: That makes us even. It's a pity. I liked being right. # passing it

=== two_of_us_gives_scales ===
# step: gives
# skeleton: silent
# makes: price=keep
# title: What a Sorry Weighs
N: {h} had brought scales, to make an end of it. Into the one pan went everything that had been done. It was a shoe, to stand for it. # dry
H: And now put in what you've got against that. # holding it up
P: I'm sorry. # into the other pan
N: They all looked. The shoe had not moved. # dry
H: It's very light, when it's only said. I'd wondered about that. # peering
P: I've said it twice! {way3 == "spot":I said it on the very spot!|{way3 == "step":I left it on a step, in my best writing!|I said it in {q_their} hat!}} # hurt
Q: It doesn't matter. I heard it. I don't need it weighed. # quick
N: {p} did not answer that. {p_they_cap} stood there for a time, and then took something out of {p_their} pocket, where it had always been, and laid it in the pan, and kept a finger on it. # quiet
P: {p_keep_cap}. {p_keepwhy} That's to live with you, from now on. # not letting go
Q: You don't let anybody so much as hold that. # shocked
P: No. So that's about what it weighs. # taking off the finger
N: The shoe went up. {h} said that it was as good as level, and had to see to something outside. # still

=== two_of_us_gives_pawn ===
# step: gives
# skeleton: silent
# makes: price=keep
# title: So That I Come Back
Q: We've made it up before. We made it up at Easter, and it lasted till the pudding. # low
P: That was only words. I didn't leave anything there. {way3 == "spot":I went to have a look, that was all, and came away.|{way3 == "step":And toast goes off.|And you gave me back the coat.}} # low
Q: What do you mean? # wary
P: If you go out, and you leave your hat, then you come back for the hat. I've never left anything with you. I've always taken it all along, in case. # turning out a pocket
P: {p_keep_cap}. You keep {p_keep_them}. I'm not giving you a present, I'm seeing to it that I've got to come. # holding it out
Q: And if I don't take it? # hands behind {q_their} back
P: {p_keepwhy} So you'd better. I shan't be able to hold {p_keep_them} out for very long. # arm shaking
N: {q} took it with both hands. There was a shelf, on {q}'s side, and {q} moved a good many things until {p_keep_they} stood where one could see it from the door. # still
Q: You'll want to look at {p_keep_them}. # gruff
P: I want to look at it now. # already

=== two_of_us_gives_saying ===
# step: gives
# skeleton: silent
# makes: price=own
# title: As Stubborn as
N: In {place_of} they had a saying. If a lid would not come off, or a mule would not get up, they said that it was as stubborn as {p}. # dry
P: I heard it again today. It was about a cork. # low
Q: They don't mean it badly. {way3 == "spot":I saw how they look at you, from where you stand. It's fond.|{way3 == "step":I've been it, as well. For eleven steps.|They said it to me, when I had your hat on. I rather liked it.}} # quick
P: They mean it well. That's what it is. They pat me on the back. I'm the one who's never been the first to say it, not once, to anybody. It's all that I'm known for. # low
Q: And now? # low
P: If I say it, out there, before you do, then they'll need somebody else for the corks. # swallowing
N: It was more than one might think. {p} could be seen saying goodbye to it. # quiet
P: It's mine to pay. I'll say it first, where they're all standing, and I won't say "but". # hoarse
Q: Then what'll they say, when there's a lid? # after a moment
P: They'll have to say that it's stuck. # hoarse

=== two_of_us_gives_rehearse ===
# step: gives
# skeleton: silent
# makes: price=own
# title: To a Post
N: {p} was discovered behind {hide}, talking to a post. # dry
P: I was wrong. No. I was not altogether right. # to the post
Q: You were wrong. That was better. # stepping out
P: I'm not ready! I've got to say it first, tomorrow, in front of them all. Somebody's got to be first, and I've never done it. I don't know what one does with one's chin. # scarlet
Q: You've said it to me. {way3 == "spot":You said it on the spot where you'd stood.|{way3 == "step":You said it in socks.|You said it in my coat.}} Why must it be in front of all of them? # low
P: Because that's where I didn't. I told it to everybody, how right I was. They've all got it by heart. They'll look at me as they did at {h}, after the jam. # low
N: They were as fond of {h} as ever; only that, whenever {h_they} got up to speak, one looked at the seat of the chair. # dry
P: Somebody's got to be the post. # squaring up
Q: Am I to say anything? # standing straight
P: Posts don't. That's why I've got as far as I have. # chin up
N: {q} was the post for an hour. It was a good deal harder than it looks, towards the end. # still

=== two_of_us_thence_swap ===
# step: thence
# skeleton: silent
# needs: price=keep
# title: Somebody Comes by for It
N: It was not as it had been before. They said "after you", and they meant it, and got stuck in the door; and one could hear that they were taking care. # plain
P: I've only come to have a look at {p_keep}. # in the door
Q: It's as it was at ten. You came at ten. # laying two places
P: It might have got dusty. # looking
N: {r_now} # warm
{ way:
- "through": H: Nobody's sent me across since Sunday. I went over by myself, to see if I still could. # wistful
- "alone": Q: There's nobody out there at three any more, with a broom. I looked. I was quite lonely for you. # dry
- else: G: I coughed at dinner, and the two of you lifted the table. # reproachful
}
Q: {way3 == "spot":Sit over there. You say that you like the light from that side.|{way3 == "turn":Give me my coat back. No, leave it. It's got used to you.|There was toast on my step. It was fresh. I nearly didn't know it.}} # pulling out a chair
P: And {stake_fixed}. {h} told me, and I said that I'd noticed. I hadn't. I was looking at you. # sitting down
Q: You may hold it while we eat. But it goes back on the shelf. # handing it over

=== two_of_us_thence_quarrel ===
# step: thence
# skeleton: silent
# needs: price=keep
# title: The Next One
N: It was a week before they quarrelled again. It was about whether it was a week. # dry
P: It was a Tuesday! # hot
Q: It was a Wednesday! And you're shouting, right next to {p_keep}! # hot
N: They both looked at it. It had been moved a little, so as to be out of the way of elbows. # quiet
P: You've put something under it. # in another voice
Q: It's felt. So that it doesn't get scratched. Go on about the Tuesday. # gruff
P: It might have been a Wednesday. # after a moment
N: {r_now} # warm
{ way:
- "through": H: Shall I get the stool? I've got it quite near. # round the door
- "alone": H: They had it together! I heard them! From both ends, at once! # round the door, to somebody
- else: G: One cough. I'd have given it one cough at the most. # round the door
}
Q: {way3 == "spot":We needn't go out there for this one. We can change chairs.|{way3 == "turn":I'd have said Tuesday, if I'd been in your boots.|I'll put it on your step in the morning, which it was.}} # pouring out
P: And {stake_fixed}, all the same. We were at it for an hour, and nobody so much as turned round. # listening
Q: They know by now that it's only us. # passing the bread

=== two_of_us_thence_lid ===
# step: thence
# skeleton: silent
# needs: price=own
# w: Somebody with a brother
# title: Since Then
N: It was not as it had been before. {p} had said it first; it was known now, and people came up to ask how it was done. # dry
W: Does it hurt? Only there's my brother. # looking round
P: It hurts up to about the third word. Then it goes by itself. # matter-of-fact
W: And do they laugh? # low
P: Yes. I did mine on a Friday. It had worn off by the Monday. # honest
N: {r_now} # warm
{ way:
- "through": H: They used to come to me, when they'd a thing to be passed on. I've had to take up knitting. # mild
- "alone": Q: Tell him that it takes two ends. You can do it with a broom, but it comes down on your foot. # in passing
- else: G: Tell your brother that I know the coughs. I'd do it cheap. # hopeful
}
Q: {way3 == "spot":If he likes he can stand where I stood. We'll show him the place.|{way3 == "turn":He can borrow the coat.|Tell him to put something on the step, and run.}} # kind
W: I'll tell him. I'll say that it's from you. # going
P: I was never asked for advice before. I was only asked to hold doors. # after some time
Q: And {stake_fixed}. You did that. You and your third word. # content

=== two_of_us_thence_post ===
# step: thence
# skeleton: silent
# needs: price=own
# title: What the Post Heard
N: It was not as it had been before. There was a bit of chin still, in the mornings; but it came down by itself, as soon as there was somebody there to come down for. # plain
P: I said it first yesterday, too. About the butter. Did you notice? # modest
Q: I noticed. I was going to say it, and you'd gone and done it. You're getting a bit quick. # passing it
P: It's a thing that you can practise. # modest
N: {r_now} # warm
{ way:
- "through": H: It's odd to hear it from the mouth it comes out of. I'd always got them crossed. # in the middle, idle
- "alone": G: I went out at three with the lamp, and there was nobody there to be wrong about. # let down
- else: G: Bless you. I only say it because nobody's sneezed. I like to keep it going. # sweeping
}
Q: {way3 == "spot":They've put up a bench there, where it was. It faces both ways.|{way3 == "turn":You've got my way of wiping your feet now. I hear it, and I think that I've come home.|I fell over a jug, on my step. You might put it to one side.}} # settling
P: And has anybody called me soft today? # after a while
Q: Two. I said, quite right, and have you noticed that {stake_fixed}? They had nothing to say to that. # content
