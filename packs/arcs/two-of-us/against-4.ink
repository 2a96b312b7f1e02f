// AGAINST, episode 4: the day of it. Each of them, in secret, has done for the other what would have won it; and so it is level. end=together, apart, said.

=== two_of_us_go4_together ===
# w: Somebody with a flag
# step: go4
# skeleton: against
# door: Go there side by side
# style: kind
# recall: gone there side by side
# title: In Step
# makes: end=together
N: {p} had gone eleven steps when somebody fell in beside {p_them}, on the side where somebody always walked. # quiet
Q: You're going that way, too. # looking in front
P: It's where it is. # looking in front
Q: There's room for two. # looking in front
N: {crowd_cap} stood on both sides, with flags, the one half for the one and the other half for the other. # dry
W: Which of them is ours? # over the heads
H: The one on the left. No. They've changed over. # on tiptoe
P: You've got your good hat on. # low
Q: So have you. I thought, if I lose I'd like to have it on. # low
P: That's why I've got mine. # low
Q: Go on, then. You've got to stand over there. They're waiting. # low
P: You let go first. # low
N: It turned out that they had hold of each other's sleeves. # dry

=== two_of_us_go4_apart ===
# w: Somebody with a flag
# step: go4
# skeleton: against
# door: Say nothing until it is over
# style: careful
# recall: said nothing until it was over
# title: A Cough and a Nod
# makes: end=apart
N: They came from two sides, at three o'clock, and did not speak. It had been agreed on without a word, which was as well. # plain
H: Are both parties ready? # whistle in hand
N: {p} nodded. {q} nodded; and it was not to {h}. # dry
G: They're looking at each other. # low
H: They're to look where they like. It's only talking that they aren't doing. # low
N: There was a cough, such as one gives when somebody's collar is up at the back; and on the other side a hand went up, and put a collar straight. # quiet
W: What are they doing? When's the shouting? # impatient
G: That was the shouting. You want to know them. # low
N: {q} rubbed {q_their} nose, on the left. When they were both seven that had meant, whatever happens. # still
P: Oh. You still know that. # not to anyone
H: Was that a word? # sharp
P: It was only breath. I'm ready now. # both feet on the ground

=== two_of_us_go4_said ===
# w: Somebody with a flag
# step: go4
# skeleton: against
# door: Say out loud what the other one is good at
# style: honest
# recall: said out loud what the other one was good at
# title: Before It Begins
# makes: end=said
N: Before it began each side might say a word. It is meant for saying why one is going to win. {p} went first. # plain
P: I've only got this. {v_best} # loud, and then sitting down
N: There was a silence. People turned over their flags, as if it might be written there what one did now. # dry
H: That was about {q}. # whispered
P: I know whom it was about. It's true, and I thought that somebody ought to say so, while it can't be taken for manners. # whispered
G: It's your turn. You'll have to say something better. # pushing {q}
Q: I can't. That was what I'd written down. # looking at a paper
G: That you're good? # puzzled
Q: No! The other way about! {v_best2} That's what I've got! It's word for word, only with {p} in it! # in front of everybody
N: They stood there, one at each end, and were both as red as two lamps. It was remarked that they had never looked so much alike. # quiet
W: And who's going to win, now? # loud
H: You'll have to stay and see. # blowing the whistle, quite softly

=== two_of_us_day_vote ===
# w: Somebody behind the curtain
# step: day
# skeleton: against
# needs: rivalry=vote
# title: Behind the Curtain
N: There was a curtain, and behind it a pencil; and one went in by oneself, and came out with a folded paper, and looked like nothing. # plain
H: Next! One at a time. Whoever laughs in there goes to the end of the line. # at the box
W: How d'you spell "{p}"? # from behind the curtain
H: You're not supposed to say! # over the shoulder
G: {q} comes next. Make way for {q}. # holding the curtain
N: {q} was in there for so long that somebody asked if there was another door. Then came the noise of a pencil, quite short. # quiet
Q: That's me done. # dropping it in, eyes front
P: And now me. I shan't be a minute. # going in
W: That was four minutes. # counting
P: There. # dropping it in, eyes front
H: You've each got one vote, like anyone else. I suppose that we know where those two went. # tapping the box
N: Neither of the two said anything. They looked, both, at the slit. # still

=== two_of_us_day_make ===
# w: The judge
# step: day
# skeleton: against
# needs: rivalry=make
# title: Two Cloths
N: There they stood, on two tables, and each had a cloth over it. There was one judge, with a very small spoon, and no expression. # plain
H: I'm told that I've got to take off both at once. So that nobody's looked at first. # a corner in each hand
P: Mine's come out a bit different. I don't know how. # low
Q: So's mine. I'd have sworn that I hadn't put that in. # low
N: The cloths came off. {crowd_cap} leant forward; and then they leant back, and looked from the one table to the other. # dry
G: Which is which? # aloud
W: There's no talking while one's being impartial. # spoon up
N: The judge went to the one. There was a pause. The judge went to the other, and there was a pause; and back to the first. # quiet
P: {q_they_cap} {q_many:were|was} up in the night. I heard a board creak. # whispered, to {h}
H: Where were you, that you heard it? # whispered
P: On it. # before thinking
W: I've never had this happen before. I shall want a glass of water, and a chair. # sitting down

=== two_of_us_day_race ===
# step: day
# skeleton: against
# needs: rivalry=race
# title: After You
N: They stood at the line, with one toe each on it. {h} had the whistle. # plain
H: To {far}, and round, and back to this line here. Whoever's over it first. Ready? # whistle up
N: It went off. {crowd_cap} yelled; and the two of them ran, level, with their elbows in, as far as the first bend. # quick
P: You've got a lace undone! # running
Q: I know! Go on! # running
P: You'll fall over it! I can wait, while you do it up! # slowing down
Q: It's a race! You can't wait! # slowing down
N: At {far}, where {g} stood, they were both going at a walk. # dry
G: What are you doing? Run! # beside them
P: I've got a stitch. # holding one side
Q: That's me who gets the stitch! You can't have it! # hurt
N: Behind them, a good way off, came a very small person, who was not on any sheet, and had only run because others were running. # quiet
H: Here they come! They're neck and neck! No. They've stopped. # from the line

=== two_of_us_day_game ===
# w: Somebody at the back
# step: day
# skeleton: against
# needs: rivalry=game
# title: A Very Poor Game
N: They sat down opposite each other, with a small table in between, and {crowd} breathed down their necks. # plain
H: It's {p} to begin. # standing over them
N: {p} began. There was a murmur. # dry
Q: Are you sure? # very low
P: I thought about it for hours. # very low
N: {q} looked for a long time; and then, with great care, did something that was a good deal worse. # dry
W: That's a mistake! My aunt could've seen that! # at the back
H: No helping! {p} again. # severe
P: You could've had me there. It was wide open. You'd only to reach out. # whispered
Q: I didn't see it. Your move. # whispered
P: You see everything. You see what I'm going to do before I've had breakfast. # whispered
N: It went on for two hours. People who loved the game had to be led outside. # quiet
G: What's the score? # to {h}
H: There isn't any. It's below where it starts. # looking it up

=== two_of_us_day_still ===
# w: Somebody at the back
# step: day
# skeleton: against
# needs: rivalry=still
# title: Who Gives In
N: They were put on two chairs, face to face, and the watch lay between. Whoever gave in first had lost. # plain
H: From now. # starting it
N: Nothing happened. {crowd_cap} looked at it. # dry
G: An hour. Neither's so much as twitched. # low
W: That one's gone a funny colour. # low
H: That's how {q_they} {q_many:go|goes}. {q_they_cap} can't keep it up much longer, poor thing. Nor can {p}. Look at {p_their} ears. # low
N: In all the years they had never once looked at each other for an hour. It was surprising what there was. # still
G: {p}'s mouth's going. {p_they_cap} {p_many:mean|means} to give in. It's plain as anything. # whispered
H: So does {q}. It's because of the other's ears. # whispered
N: They drew breath, both of them. One could see it come up, from the boots. # quick
W: Now! # grabbing somebody's arm

=== two_of_us_day_job ===
# w: Somebody with glasses
# step: day
# skeleton: against
# needs: rivalry=job
# title: Two on One Bench
N: They sat on a bench, with clean collars. Behind the door it would be said who was to have it. # plain
H: They're still talking in there. There's some difficulty about the letters. # ear to the door
P: What letters? # too quick
H: People have written in. To speak for the one or the other. It's allowed. # ear to the door
Q: Who has? # just as quick
N: Neither looked at the other. It was rather a short bench. # dry
P: I hope that you get it. # to the opposite wall
Q: That's what one says. # to the opposite wall
P: Yes. It's also what I hope. # low
Q: You'd be better at it than I. {v_best2} # low
P: That's not what it needs. It needs somebody like you. {v_best} # low
N: A voice was raised, on the other side of the door. It sounded like somebody who has been given two left shoes. # dry
W: In all my years! Bring them in! Both! # through the door

=== two_of_us_day_other ===
# step: day
# skeleton: against
# needs: rivalry=other
# title: Hard at It
N: So it began. {h} blew the whistle, and had to blow it twice, since each of them had waited for the other to start. # plain
G: Now! Go on! That's it! # jumping up and down
N: And then they were both good. Each of them knew what the other was going to do, and had always known. # quick
P: You can't have seen that coming! # out of breath
Q: You put out your tongue before you do it! You've done it since you were four! # out of breath
P: And you hum! # out of breath
H: They're laughing. Are they allowed to laugh? # to {g}
G: I never heard that it's forbidden. # staring
N: {crowd_cap} shouted for whoever had just done it, and then for the other. # warm
H: Who's ahead? You've got the slate. # shouting
G: I haven't! They've each got one! Each keeps the other's score, so that there's no cheating! # shouting back
H: Then time! Time! Bring in the slates! # whistle

=== two_of_us_count_vote ===
# w: Somebody in the front row
# step: count
# skeleton: against
# needs: rivalry=vote
# title: Thirty-One and Thirty-One
N: {h} counted aloud, and made two heaps, and {g} stood behind to see that they were heaps. # plain
H: Thirty-one for {p}. And thirty-one for {q}. It's level. # astonished
W: It can't be! Count it again! # from all sides
H: I have. And I'll tell you something else. I know all your hands. There's one here that says "{p}", with a full stop after it. # holding it up
N: {q} had suddenly something in {q_their} shoe. # dry
G: And this? "{q}", so big that it goes over the edge? Who puts a tail like that to a letter? # holding up the other
P: That might be anyone's tail. # scarlet
Q: You voted for me? # straightening up
P: You voted for me! # louder
Q: Of course I did! {v_best2} I'd have been a fool not to! # hot
P: Well, so would I! {v_best} # hot
H: One moment. If each of you'd voted for yourself, what would it have been? # pencil going
N: It was gone into. It would have been thirty-one to thirty-one. # dry
P: Then it made no difference? None at all? # faint
Q: I shouldn't say none. # low

=== two_of_us_count_make ===
# w: The judge
# step: count
# skeleton: against
# needs: rivalry=make
# title: There Is No Difference
W: I can't do it. There's no difference. # spoon down
P: There must be! {q}'s is the better one! I saw to it! # a hand to the mouth
N: It got quiet, all the way to the back. # still
Q: What do you mean, you saw to it? # slow
P: It wanted something. It was so careful. I only went in for a minute, in the night, and gave it a bit of what I put in mine. So that you'd have a chance. # very low
Q: Where was I? # slower
P: I don't know. Your bed was empty. # low
Q: I was at yours. # lower
H: At {p}'s? In the night? # pencil stopping
Q: The edges weren't done! {p_they_cap} never {p_many:do|does} the edges! I thought, the judge looks at the edges, and then all the rest won't help. I did them with a fork. It took till three. # in front of everybody
N: {crowd_cap} looked at the edges. They looked at the other table, where they were the same. # dry
G: So whose is whose? # carefully
W: They're both by both of them. I was told two entries. I've been eating one thing, off two plates. # bitter
P: It's what we always make. # after a moment, amazed

=== two_of_us_count_race ===
# w: A very small person
# step: count
# skeleton: against
# needs: rivalry=race
# title: One Step Short
N: They had stopped with the line in front of them, at the distance of one step, and neither would take it. # plain
P: Go on. You've only to put your foot down. # arms folded
Q: You were ahead. You've been ahead since {edge}. You let me catch up. # arms folded
P: I was looking at the view! # hot
Q: You stopped to count something! I saw your lips move! You counted till I was there! # hot
H: Would one of you be so kind as to win? I've been holding up this ribbon for a quarter of an hour. # arms shaking
N: Then the very small person came up, at a steady trot, went between their legs, and was over. # dry
W: Is this where it stops? # looking about, pleased
H: That's. Well. First. # letting down the ribbon
{ loath:
  Q: Then it's lost! We've both lost! Fair and square! # seizing {p}'s arm
  P: I was afraid to the last that you'd let me win. # out of breath
  Q: I'd never do that to you. # warm
- else:
  Q: You wanted me to have it. # low
  P: You wanted me to. All that running up and down, in the dark! I thought that you were after my skin! # low
  Q: I was. And then I got in front; and there wasn't anybody there. # low
}

=== two_of_us_count_game ===
# step: count
# skeleton: against
# needs: rivalry=game
# title: Nothing Left to Lose
N: By nine there was nothing left that either could have lost. # dry
H: I've been through the whole book. It doesn't say what this is. It isn't won, and you can't call it drawn. There's nobody there. # turning it upside down
P: {q} wasn't trying! # pointing
Q: I tried as hard as I could! I've never thought so hard in my life! It's not so easy to miss a thing like that four times running! # hurt
P: You missed it on purpose? # lowering the finger
Q: What about you? With the one in the corner? You sat on your hands, so as not to touch it! # leaning over the table
P: I wanted you to have it! # loud
Q: I wanted you to! # as loud
N: The people who loved the game had been let in again, for the end. They took off their hats, and it was not quite clear for whom. # dry
G: So they've both been losing, all evening, as hard as they could go. And neither could do it? # working it out
H: Neither. It was very close. # closing the book
P: You're the better one at it. {v_best} # low
Q: I couldn't beat you at losing, though. Nobody could. # low

=== two_of_us_count_still ===
# step: count
# skeleton: against
# needs: rivalry=still
# title: The Same Moment
P: All right! I give in! # jumping up
Q: I've lost! It's me! # jumping up
N: It had been the same moment. There was no getting so much as a hair in between. # dry
H: Who was that? Which of you was first? # staring at the watch
P: I was! It's {q} who's won! # quick
Q: No! I'd opened my mouth before! I'd opened it ever so wide! I'd only not got the word out! # quick
G: They're quarrelling over who lost. # to {h}, low
H: Why did you give in? You'd got an hour left in you. I know your ears. # severe
P: {q_they_cap} had gone grey. {q_they_cap} would've sat there till {q_they} fell off, sooner than let me down. I couldn't look at it. # defiant
Q: It was your mouth. It was going at one corner, as when you're about to cry and don't like to. I'd have given in to a dog, if it had looked like that. # defiant
N: They stood there, between the two chairs, and both rubbed their knees. # quiet
H: It's a dead heat. I'll have to put it down as nobody. # writing
P: Put both. # low
Q: It comes to the same thing. Put both. # low

=== two_of_us_count_job ===
# w: Somebody with glasses
# step: count
# skeleton: against
# needs: rivalry=job
# title: Two Letters
W: I've had two letters, in the whole of this business. I'll read them to you. # with glasses on
N: The two stood side by side on the mat. They had gone white together. # plain
W: "Whatever happens you must take {q}, and not {p}. I've known them both all my life." There's no name. It's in block capitals, and some of them are facing the wrong way. # reading
Q: That's how {p} does an N. # turning, slow
W: And the second. "Please don't be put off if {p} is late. {p_they_cap} will have stopped to help someone. Take {p}. I enclose a list." It's four pages. It's numbered. # reading
P: Nobody numbers a thing but {q}. # turning, slower
W: So each of you writes to me to say that I should have the other. What am I to think? That there's something wrong with it? # taking off the glasses
P: There's nothing wrong with it! I've wanted it since I was seven! # hot
Q: So have I! # hot
W: Then why? # simple
P: {v_best} # to {q}, not to the glasses
Q: {v_best2} It was in the list. It was number one. # low
N: The glasses were wiped, for longer than glasses need. # still
W: It's a very big desk. I've always said so. One could sit at it from both sides. # gruff

=== two_of_us_count_other ===
# step: count
# skeleton: against
# needs: rivalry=other
# title: Two Slates
N: {h} laid the slates side by side. Each had kept the other's score; and there was chalk right down to the frame. # plain
H: {q} has kept it for {p}. That makes, dear me. A hundred and four. # reading
P: A hundred and four? I never! I'd have said twenty! # astonished
H: And {p} has kept it for {q}. A hundred and four. # looking up
Q: That's wrong. I was counting, in my head. I had nineteen. # astonished
N: Both of them were asked to come nearer, and to look {h} in the eye. They could do the first. # dry
G: You've put down two for one, all the way. And here's a row that's nothing but strokes. What's that for? # to {p}
P: It's for trying. {q_they_cap} tried so hard. One couldn't put nothing. # scarlet
G: And yours has got "for style", eleven times. # to {q}
Q: {p_they_cap} had style. Everybody saw it. # looking down
H: You've each of you cheated, so that the other should win. # trying to be stern
Q: I'd never have believed it of you! You're so honest! # to {p}, hot
P: Nor I of you! # hot
N: It was added up once more, without the style. It was nineteen to nineteen. # dry

=== two_of_us_count_loath ===
# step: count
# skeleton: against
# needs: loath no-rivalry=race
# w: A very small person
# title: In Wax Crayon
N: There was no finding out who had won. The two of them had both seen to that. # dry
H: I've got to give it to somebody. It's got a ribbon on. # at a loss
P: Not to me! I did it all wrong, from beginning to end! # quick
Q: Nor to me. I was worse. Everybody saw me be worse. # quicker
H: Then I'll have to see who else was down for {x}. Dear me. There's a third. It's at the very bottom, in wax crayon. # holding the sheet to the light
N: By the table there stood a very small person, with washed hands. It had been there since the morning, and had been taken for a part of the crowd. # quiet
W: That's me. I've been waiting. I'd like to win. # loud
H: And what have you done for it? # bending down
W: I wanted it. Nobody else did. # simple
N: This was looked at from all sides; and there was nothing to be said against it. # dry
P: We've lost. Both of us! # radiant
Q: Hopelessly. I was afraid to the last that you'd let me win. # getting hold of a sleeve
P: I'd never do that to you. # warm

=== two_of_us_since_second ===
# step: since
# skeleton: against
# needs: price=keep no-gift
# title: Both Second
H: Then I've two seconds, and no first. And there's that thing of {p}'s, that was to go to whoever came second. It goes to both. I'll want a saw. # dry
Q: {p_keep_cap}? You gave that? # turning round
P: I didn't know it would come out even. {p_keepwhy} I thought that you'd want something to hold. # low
Q: You can't have half of it each. Nobody's going to saw. It stays with me on weekdays, and you come and see to it on Sundays. # arms round it
P: I'd thought of coming anyhow. # low
N: So that was how it was done. On the sheet about {x}, which is still up, it says "Both second", with a line under it. # warm
G: We said that you'd never {verb} like that. We had money on it. # shaking {g_their} head
P: But we have. We {verb_did}. # surprised
Q: {end == "together":And walked in on the same foot. I'd like that put down.|{end == "apart":And didn't need one word. You rubbed your nose.|And it had all been said before it began. They only weren't listening.}} # content
P: And {stake_fixed}. Have you noticed? They've sat down anyhow. They've got the blue ones in with the yellow. # looking along the benches

=== two_of_us_since_name ===
# w: Somebody with a hat
# step: since
# skeleton: against
# needs: price=name
# title: Somebody's Coat
N: Nobody could be found who was sorry about {x}. # plain
W: You're the one who took it back. The thing about the coat. # stopping {p}
P: Yes. # braced for it
W: I put money on you because you never take a thing back. # stern
P: I know. I'm sorry about the money. # low
W: I've said things, too. To my brother, mostly. How did you begin? # looking to left and right
N: {q}, who was waiting by {door}, had the coat on. It was buttoned up to the chin, and it was quite a warm evening. # quiet
Q: What did they want? # falling in, on the usual side
P: Advice. They used to ask me because I was always right. # shaken
Q: {end == "together":It's because we walked in as we did. They think that we know how it's done.|{end == "apart":It's because we kept quiet. They think that we know how it's done.|It's because we said it out loud. They think that we know how it's done.}} And do we? # walking
P: We said that we'd {verb}, and we {verb_did}. It's settled for good. We're neither of us any better than the other. # walking
Q: I could've told you that. {stake_fixed_cap}, what's more. {h} says so. # content

=== two_of_us_since_desk ===
# step: since
# skeleton: against
# title: Turn and Turn About
N: Somebody had to be the one who had won {x}, all the same; and so it was {p} on the odd days, and {q} on the even ones. # plain
G: And whoever's day it isn't? # writing it up
P: Comes along. # as a matter of course
N: Only there is trouble with the thirty-first, which is odd, and is followed by another. # dry
Q: It's yours. It's odd. # holding the door
P: You can have it. I had the first. # holding it too
H: They're at it again. {price == "keep":And whose is {p_keep} today? I can never remember.|{price == "name":And {p} has just taken back something that {p_they} said about the soup. That's three this week.|}} # not looking up
{ loath:
  G: They never wanted it in the first place, either of them. That's why it suits them. # not looking up
- else:
  G: I'd let them. They've never once said who really won. # not looking up
}
P: We said that we'd {verb}. # in the door
Q: And we {verb_did}. It's your day. # in the door, not moving
G: And {stake_fixed}. They're on all the benches, and nobody's looked to see which side it is. # content
