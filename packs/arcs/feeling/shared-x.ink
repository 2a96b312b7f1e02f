// SHARED: what it hangs on, or the place where that was, is on the stage. Episode 2: the cheerful one is found with it, and has a story ready;
// episode 4: they have it there together. hollow and home go together: a warm place, a thing cleaned thin, a hand behind a back, a picture.

=== feeling_hollow_warm ===
# step: hollow
# skeleton: shared
# needs: feel=lonely,grief x_said x=creature,person,group,thing no-x_size=huge,abstract
# title: Still Warm
N: In the night {p} went to get some water. In the place where {x} had always been, and where nobody sat, somebody was sitting, and saying something over. # hushed
Q: Ha, ha. No, that's too high. Ha. Ha, ha, ha. # practising, low
P: What are you doing there? # whispered
Q: Oh! I was having a laugh. At the goat. # leaping up
P: In {x_whose} place? It was you who said that we should all go round. # whispered
Q: I was seeing if it wanted sweeping. # wiping {q_their} face with a sleeve
P: With your eyes? It's all down here. # looking closer
Q: That's from laughing. It's a very good goat. Go to bed. I've got something for tomorrow, with streamers. # turning {p_them} round by the shoulders
N: {p} went as far as {edge}, and waited, and came back alone. There {x_left_was} {x_left}. {p} put a hand down flat in the place. It was warm; and not as it gets when somebody looks whether it wants sweeping. It was warm all the way through. # still

=== feeling_hollow_polish ===
# step: hollow
# skeleton: shared
# needs: no-feel=homesick,lonely,grief x=thing no-x_size=huge,abstract
# title: Somebody Has Been Cleaning
N: They had a rule about {x}, and the rule was {q}'s: nobody looks, nobody touches, nobody brings it up. So it was strange, in the middle of the night, to hear {x_sound}. # hushed
P: Who's that? # whispered, from {door}
Q: Nobody! Me! I was walking in my sleep! # dropping something
P: With a cloth? # coming nearer
Q: I'm very tidy when I sleep. # hiding it
N: {p} held up the light. {x_cap} had never been so clean. {x_part_cap} had been done so often that it had gone thin; and round about there was a ring of crumbs, like those round somebody's chair. # dry
P: You said that you'd forgotten it was there. You said so at supper, and did the voice. # low
Q: I have! I'd clean forgotten it! Clean! Ha, ha! # much too high
P: That wasn't how you laugh. That was how you practise. # slow
Q: Go to bed. I've got something planned for tomorrow, with streamers. # taking away the light
P: You've got soap on your nose. # going, slowly

=== feeling_hollow_behind ===
# step: hollow
# skeleton: shared
# needs: no-feel=homesick,lonely,grief x=creature,person,group
# title: Behind the Back
N: They met {x} by {edge}. There was {x_sound}. {q} got in front of {p} at once, with both arms out, like somebody who stops a cart. # quick
Q: Don't you look. I'll do the looking. Good day to {x}! What a day for it! # very jolly
P: You needn't, you know. I can stand it for as long as that. # behind
Q: I like to! I could do it for hours! Ha, ha! # over one shoulder
N: {x_cap} {x_did}. {q} laughed at that, too. From in front it must have been a treat. But {p} had nothing to look at except {q}'s back, and the one hand that was behind it. # dry
P: What are you holding on to? # low
Q: Nothing! I'm leaning! # jolly
P: You've got hold of {edge}. Your fingers have gone white. You've got it like somebody on a ladder. # low
{ feel == "afraid":
  Q: It's a habit. I've always held on to things. It's so they don't get frightened. # still smiling, at {x}
- else:
  Q: It's cramp. You get it from being pleased. # still smiling, at {x}
}
N: When {x} {x_was} gone {p} had to undo the fingers one by one. They were cold, and there were four little marks where they had been. # quiet
P: That's from before, that mark. And so is that. # finding others

=== feeling_hollow_picture ===
# step: hollow
# skeleton: shared
# title: With a Smile on It
N: {q} was painting a picture of {x}, to hang over {p}'s bed. It was to be smiling. It was to be so big, and so jolly, that nobody could feel anything about it ever again. # brisk
P: How does one paint that? # looking round {hide}
Q: You just start in the middle. It's the mouth that takes the time. Don't look yet! # painting
N: There was {food}, and {q} did not come. By the evening there was paint as far as {edge}. The smile had been put on eleven times, and scraped off, and lay about in curls. # dry
P: Whose are these, down here? These haven't got a mouth. # turning one round
Q: They're no good! I only did those to get my hand in! Put them down! # quick
N: They were done in a few strokes, and there was no smile. It was {x}, just as it was about four in the morning. One felt it in the stomach. # still
P: These are the good ones. This is just how it is. How do you know what it looks like when there's nobody up? # slow
Q: I've got an eye for it. Ha, ha! It's a gift! # taking them all away at once
P: There's a wet patch on that one. It's run. # going after {q_them}
Q: It's water! One paints with water! # shutting {door}

=== feeling_home_warm ===
# step: home
# skeleton: shared
# needs: feel=lonely,grief x_said x=creature,person,group,thing no-x_size=huge,abstract
# title: Moving In
N: In the place where {x} had always been there {x_left_was} {x_left}. {q} stood in front, as if it had been {q_their} own bedroom, and somebody wanted to see it. # quiet
Q: You'll laugh. I've got some things in there. # scarlet
P: What things? # curious
N: {q} reached in behind, up to the shoulder, and brought them out: a cushion, an alarm clock, a bag of crusts, a spare pair of socks. # dry
P: You've moved in! # amazed
Q: Only from four to six. You get so cold about the feet. # putting them in a row
P: And all that time I went round, out of respect. I must have walked a mile. # sitting down there, hard
N: It held. {q} sat down next to {p_them}, with one sock each; and between them was as much room as {x} used to need. They both knew how much that was. # still
Q: That's a bit more to your side. {x_they_cap} never {x_many:were|was} so thin. # measuring
P: There. Now tell me the one about the goat. # leaning back
Q: I can't. I'm not being funny. # low
P: I know. Tell it badly. # patient

=== feeling_home_polish ===
# step: home
# skeleton: shared
# needs: no-feel=homesick,lonely,grief x=thing no-x_size=huge,abstract
# title: The Ring of Crumbs
N: {x_cap} {x_was} as clean as could be. They stood in front, at an hour when one can be seen, and there was nobody asleep. # plain
P: Show me how you do it. # sleeves up
Q: Do what? # out of habit
P: You come, and you've got a cloth. And then? # patient
Q: Then I sit there, where the crumbs are. I start at {x_part}, since that's what I can't look at. When I've got it clean I can nearly look. Then I do the rest. # low
N: There was a second cloth. It had been a shirt of {p}'s, and {q} had thought that it would not be missed. They began, one at each end. # dry
P: How far do you get, by morning? # rubbing
Q: Round to {x_part} again. It's never quite done. # rubbing
P: It's done now. Look. There's nothing left to rub but your cloth. # stopping
N: There was {x_sound}; and then somebody came out and asked what that was, and did anyone ever use it, or was it only to be cleaned? # brisk
Q: It's {x}. We both feel bad about it. You can have a go, if you're quick. # moving over
P: Mind the crumbs. They're to stay. # handing up a cloth

=== feeling_home_behind ===
# step: home
# skeleton: shared
# needs: no-feel=homesick,lonely,grief x=creature,person,group
# title: One Hand Each
N: They had to go past {x}. They could have gone round. They stood at {edge}, where there were some little marks, and considered it. # plain
Q: I go first. I always go first. # feeling for {edge}
P: And what do I do? # not letting {q_them}
Q: You stay behind me, and get cheered. # smaller
P: No. Give me the hand. Not the jolly one. The one that's behind. # holding out {p_their} own
N: It was cold, and there was no grip left in it. They went up together, with a hand each over. There was {x_sound}. {q} opened {q_their} mouth for the laugh, and left it open, and nothing jolly was in there. # quiet
Q: It's me again. I'm {feel}. I've been rather loud at you. I expect that you noticed. # hoarse
P: So am I. That's why there's two of us. # next to {q_them}
N: {x_cap} {x_did}. There was nothing in it that one could have called an answer; but it is not easy to know what to say to two people who hold hands and tell you that. # dry
Q: That's all it is, then. I always thought there was a lot more coming. # after a time
P: That's because you never stopped for the end. # not letting go
Q: May I shut my mouth now? # low

=== feeling_home_picture ===
# step: home
# skeleton: shared
# w: A very small person
# title: Eleven Smiles
N: There was still the picture. It leaned by {door}, with its face to the wall, and an old towel over it in case it should look round. # plain
P: May I? # one hand on it
Q: It's got the smile on. I had to use a ruler. # ashamed
N: They turned it. It was {x}, as large as life, grinning like somebody who sells soap. They both took one step back. # dry
P: That's awful. # with respect
Q: I know. I couldn't sleep in the same place with it. Here are the others. I had them in my boots. # pulling them out
N: They chose the one with the wet patch, and put it up on {board}, with four pins. It was only in black, and it was {x} from top to bottom. People came by, on their way to something else, and stopped. # quiet
W: That's {x}. I know that one. It comes after they've put out the light. # finger out
Q: Does it? To you, too? # bending down
W: You've made it too small. But it's very good. # kind
P: And the other? It's a big piece of board. # looking at the teeth
Q: Turn it over, and we can eat off it. I only painted the front. # lifting an end

=== feeling_hollow_spare ===
# step: hollow
# skeleton: shared
# needs: feel=lonely,grief no-x_said x=thing no-x_size=huge,abstract
# title: Talking to Somebody
N: In the night {p} heard {x_sound}, and got up. At {x_home} {x_was} {x}; and next to {x_them}, on {ground}, sat {q}, telling {x_them} the one about the goat. # hushed
Q: And then the goat says... No. You've got to laugh before that, or it isn't one. Ha, ha. Like that. # low
P: Who are you talking to? # whispered
Q: Nobody! I mean that there's nobody there! I was practising! # leaping up
P: On {x}? # coming nearer
Q: {x_they_cap} {x_plural:are|is} a hard house. If it goes down well there, it'll go down well with you. # brushing off {q_their} knees
P: Your eyes are red. # looking closer
Q: That's from laughing. I got as far as the goat's hat, and had to stop. # wiping
N: Neither of them looked at {x}. It stood between them like a third person, who had heard it all and was not going to say. # still
Q: Go back to bed. I've got something for tomorrow, with streamers. # turning {p_them} round
P: How many nights have you told it that? # over a shoulder
Q: It's a different goat each time. # bright

=== feeling_home_spare_goat ===
# step: home
# skeleton: shared
# needs: feel=lonely,grief no-x_said x=thing no-x_size=huge,abstract
# title: A Hard House
N: {x_cap} had been taken out in the open, where there was a bit of light on {x_part}. It had been {p}'s wish. {q} walked round it as one does round a horse that has kicked. # plain
Q: It looks smaller, by day. # doubtful
P: Tell me what you used to tell it. # sitting down
Q: You know the goat. Everybody knows the goat. # quick
P: Not the goat. What came after, when you'd got to the hat, and had to stop. # patient
N: {q} took hold of {x_part}, as it seemed that {q_they} always had for that. There was {x_sound}. # quiet
Q: I said, I'm so {feel} that I tell jokes to {x}. And I said, don't tell {p}. # low
P: {x_they_cap} never {x_plural:have|has}. # fair
Q: No. I was nearly sorry. Now you. {x_they_cap} {x_plural:listen|listens} very well. # moving up
P: I'm {feel}, and I went to bed early every night, to have it with the door shut. And there was all this going on out here, with jokes. # turning round
N: {h} came past with a pile, and saw two people and {x} in a row, and, since there was a place free at the end, put the pile on it and stood there. # dry
H: Is it the one about the goat? # hopeful

=== feeling_hollow_plan ===
# step: hollow
# skeleton: shared
# needs: feel=homesick x=place,thing
# title: Underneath
N: {p} had lost a button, and it had rolled in behind {hide}, where nobody looks. {p} lay down to reach for it, and stayed lying. # plain
P: There's something drawn in here. # muffled
Q: That's nothing! That was there before! Come out, you'll get dusty! # quick
P: It's {x}. It's all of {x}, from above, with the nails in. There's {x_part}. It's even got that bit that's crooked. # muffled
Q: I expect it's a coincidence. # pulling at a boot
N: It was done with a very small pencil, by somebody who had lain just here, on the same side, and had not wanted a light. There was a good deal that had been rubbed out, and moved by a hair, and drawn again. # still
P: You said that you never think of it. You said, what's over is over, and sang. # coming out
Q: I don't! That's how I know it so well! It never gets in the way! Ha, ha! # much too high
P: It's got a cross on it, at the one place. It's gone right through, from being looked at. # low
Q: That's where the button'll be! I'll get it! # going in, head first
N: {q} was a long time finding that button. When one listened there was no feeling about to be heard, and no breathing either. # quiet

=== feeling_home_plan ===
# step: home
# skeleton: shared
# needs: feel=homesick x=place,thing
# title: At Its Own Size
P: Read it out to me. I'll walk. # with all the string there was
Q: From the cross it's eleven steps, and then you turn left. # half behind {hide}
N: They laid it out on {ground}, the whole of {x}, as large as it was. It took until evening. There was nothing to see but string; and {q} came out, and stopped, and wiped both feet. # quiet
P: I did that, too. I did it before I'd noticed. # amazed
Q: Here's {x_part}. Mind your head. # ducking
N: {h} was walking across, with a pile, and got shouted at by both. # dry
H: Where've I walked? # on one leg
Q: Through the wall. You've got to go round by the front, and call. # severe
N: So {h} went round by the front, and called, and was let in. It was a strange thing to be shown about in. They pointed at the air, one after the other, and told what was there; and now and then they both pointed at once. # warm
H: And that cross? What's there? # putting down the pile
P: That's where one sat. # low
Q: That's where I sat. I thought that it was just me who sat there. # slow
P: Then we must have only just missed each other. Move up. # sitting down in it
