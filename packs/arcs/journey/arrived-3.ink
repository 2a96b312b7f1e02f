// ARRIVED, episode 3: who is on the other side of the wall. Neither side says where it is going. way3=knock, supper, listen is how they got
// to know the voice, and what proves it in episode 4: three knocks and one; half-moons; the sentence.

=== journey_go3_knock ===
# b: bold
# step: go3
# skeleton: arrived
# door: Knock on the wall
# style: bold
# recall: knocked on the wall
# makes: way3=knock
N: {b} knocked on the wall. It was only to see whether it was a wall. # low
S: knock
A: Now they'll know that we're here. # whispered
B: They're not to know that it's us. It could be anybody's knuckles. # whispered
N: On the other side there was a pause, of the kind that there is when somebody looks at their own hands. Then it came back; and it was the same, only with one more. # hushed
A: They've put one on. # whispered
B: It's so as to show that it isn't an echo. That's very well-bred. # whispered
A: Do it again, then. And don't run it together. You've got a horrid knock, you always sound like the rent. # whispered
B: And you do it nicely, I suppose? Go on. Move up. # moving up

=== journey_go3_supper ===
# step: go3
# skeleton: arrived
# door: Share supper with whoever is there
# style: kind
# recall: shared their supper with whoever was there
# makes: way3=supper
N: There was a crack in the wall, low down, about as wide as a slice of something. # low
A: They've had nothing to eat since we came. You can hear that they haven't. # whispered
B: Nor have we. {way == "straight":I've got one thing, in a pocket. It's got pocket on it.|We've that bit of {food}, and it's to last.} # whispered
A: It'll be gone all the quicker if we don't enjoy it. # whispered
B: That isn't sense. # whispered
A: I couldn't enjoy it, with somebody hearing me chew. # whispered
N: They cut it in three, and measured; and {b} pushed the largest through the crack with one finger, and took the finger back. # soft
B: It's gone. # whispered
A: Gone how? # whispered
B: Politely. # whispered

=== journey_go3_listen ===
# b: careful
# step: go3
# skeleton: arrived
# door: Sit still and listen at the wall
# style: careful
# recall: sat still and listened at the wall
# makes: way3=listen
N: They sat still and listened. {b} had an ear to the wall, and {a} had an ear to {b}. # hushed
A: What is it? What are they doing? # whispered
B: Talking. # whispered
A: Who to? # whispered
B: Nobody. It's the same thing, over and over. They stop, and cough, and begin again. # whispered
A: Is it a spell? # whispered
B: I think that it's a speech. They've just put in a please, and now they're taking it out. # whispered
A: We oughtn't to be listening. # whispered, coming closer
B: No. It's very wrong. Breathe the other way. # whispered
N: After that they heard it nine times, with the please and without. It was better without. # dry

=== journey_wall_knock ===
# w: A voice
# step: wall
# skeleton: arrived
# needs: way3=knock
# title: Three and One
W: Was that you? # through the wall
A: It was. Was that you? # to the wall
W: I did the one on the end. It's how I always knock. It's three, and then one, so that they know it's a friend. # through the wall
B: Who know? # to the wall
W: Well, nobody, yet. I've not had anyone to knock to. But I've always done it. I go out and do it on my own door, and then I go in. # through the wall
N: They thought that over. {a} knocked, three, and then one; and there came a small noise that had not been a sigh. # soft
W: So that's what it sounds like from in here. # through the wall
A: Where are you going? # to the wall
W: I'd rather not say. I've set out six times, and always said, and always gone home again. This time I've said it to nobody. # through the wall
B: Then we shan't, either. It's only fair. # to the wall

=== journey_wall_supper ===
# w: A voice
# step: wall
# skeleton: arrived
# needs: way3=supper
# title: Half-Moons
N: Presently something came back through the crack, on a leaf of paper. It was pickled. It had been cut into small half-moons, very even, and laid out in a ring. # soft
A: What is it? # whispered
B: I don't know. It looks like something that's been cut by a person with a great many evenings. # whispered
W: It's only what I'd got. I brought it for when I get there. One ought to bring something. # through the wall
A: Then we mustn't eat it! # to the wall
W: Oh, do. I'd made enough for a crowd. I don't know how many they are. # through the wall
B: Where is it that you're going? # mouth full
W: I'd rather not say. I've set out six times, and I've always told somebody, and always gone home again. # through the wall
A: Then we'll not say, either. # kind
W: Was it nice? Nobody's ever had it but me. # through the wall
B: It's very odd. Is there some more? # honest

=== journey_wall_listen ===
# w: A voice
# step: wall
# skeleton: arrived
# needs: way3=listen
# title: Somebody Ought To
W: I'm sorry that it's only me. # through the wall, to nobody
A: That's how it begins. # whispered
W: I'm sorry that it's only me. But somebody ought to, and there we both sat. # through the wall, to nobody
B: It goes wrong after this. # whispered
W: So I thought I'd just, if it's no trouble, only for a, oh, bother. # through the wall
A: Say, so here I am! # unable to bear it
N: There was a dreadful silence. # flat
W: Have you been there long? # through the wall, faint
B: Only for nine of them. It's very good up to the end. Say, and there we both sat, so here I am. And then stop. # to the wall
W: And there we both sat. So here I am. Oh, that's better. That's got a hat on. # through the wall
A: Who's it for? # to the wall
W: I'd rather not say. I've set out six times, and always said, and always gone home again. # through the wall
B: Then we'll not say, either. # to the wall

=== journey_price_keep ===
# w: The voice
# step: price
# skeleton: arrived
# makes: price=keep
# title: Something to Hold
W: I think I'll go home. # through the wall
P: You can't! {way3 == "knock":You've only just found somebody to knock to!|{way3 == "listen":You've only just got it right!|You've fed us!}} # to the wall
W: I'm used to being at home. I know what to do with my hands there. It's my hands that can't bear it. # through the wall
Q: You could put them in your pockets. # to the wall
W: I've done that. They meet. # through the wall
N: {p} had gone quiet, and had taken something out, and was looking at the crack in the wall, and then at that, as though to compare them. # quiet
Q: That's {p_keep}. # low
P: I know what it is. {p_keepwhy} # low
Q: You'd not get it back. You don't even know who it is. # low
P: No. But I know what it is to have hands. # putting it through, quick
W: What's this? # through the wall
P: It's for holding. Hold it tight, it's no good otherwise. # gruff
W: It's warm. # through the wall, after a time

=== journey_price_secret ===
# w: The voice
# step: price
# skeleton: arrived
# makes: price=secret
# title: What You Can Say to a Wall
W: I think I'll go home. It isn't {foe} that I mind. It's that I might get there. # through the wall
Q: Isn't that what you want? # to the wall
W: There's a thing about me that they'd find out. Everyone does, who comes in close. So I've kept it to one side of the door. # through the wall
P: What is it? # to the wall
W: Would you tell yours? # through the wall
N: {p} looked at the wall for a good while. It was a very plain one, and did not look like something that would repeat a thing. # quiet
P: {p_secret} # to the wall, low
Q: {p_call}. You never told me that. # low
P: You've got a face. I couldn't have got past it. # low
W: Oh. Is that how it's done? You just open your mouth? # through the wall
P: {way3 == "listen":You leave out the please.|You shut your eyes first.} # hoarse
W: Then I'll stay. I'll tell mine to somebody with a face. If you can do it to a wall, I can do that. # through the wall

=== journey_price_promise ===
# w: The voice
# step: price
# skeleton: arrived
# makes: price=promise
# title: The First of the Month
W: I think I'll go home. Suppose that I get there, and they're nice. # through the wall
Q: Would that be so bad? # to the wall
W: They'd be nice once. Anyone can be nice once. And then I'd have to go home, and know what it's like. # through the wall
P: I could come and sit here. # after a moment
W: When? # through the wall
P: On the first of the month. I'll sit on this bench and knock, and if you happen to be there, then you're there. # to the wall
Q: Every month? It's two days each way, and there's {foe}! # low
P: I can count. # low
W: People say that sort of thing. They've said that to me. Soon, they say. # through the wall
P: I didn't say soon. I said the first of the month. {way3 == "knock":Three, and then one.|{way3 == "supper":I'll bring the supper.|And you can do me the speech.}} # rather loud
N: One could hear somebody, on the other side, take that in both arms and carry it over to the light. # soft
W: For how long? # through the wall
P: Till one of us doesn't knock. # gruff

=== journey_price_dark ===
# w: The voice
# step: price
# skeleton: arrived
# tone: eerie,gentle,space
# makes: price=keep
# title: The Smaller Dark
N: It grew late, and then it grew later than that; and the voice had not spoken for some time. # hushed
P: Are you still there? # whispered
W: {way3 == "knock":I knocked on the bench, so as to hear something.|{way3 == "supper":I've had the last of the crumbs.|I've said it all through twice more.}} Is it dark on your side? # through the wall, very soft
Q: It's quite dark. # whispered
W: Mine's bigger, I think. There's only me in it. I believe that I'll go home. # through the wall, very soft
N: {p} had felt about for a thing, and had it. {p_keep_cap} was the same in the dark as in the light. It was nearly all there was that was. # soft
Q: You said that you'd never. # whispered
P: {p_keepwhy} And I've got you on this side. That's a smaller dark. # whispered
N: It only just went through. On the other side it was found by a hand, and was gone all over by it, slowly. # hushed
W: I've got it. It's yours, isn't it? It's been held just here. # through the wall, very soft
P: Hold it there, then. # whispered
