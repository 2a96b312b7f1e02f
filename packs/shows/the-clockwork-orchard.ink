// Ways that only the orchard has: streets that run slow, seconds that can be picked, and a clock that strikes thirteen to be friendly.

=== orchard_gone_tick ===
# step: gone
# show: the-clockwork-orchard
# where: village town
# title: One Tick Fewer
N: {air} {a_who} {b_who} They were listening, with an ear each against the same trunk, as the gardeners do before breakfast. # soft
A: Bread Street. Pump Lane. Cooper's Row, that's got a cold. They're all there. # eyes shut
B: Something isn't. Listen to the gaps. # eyes shut
A: You can't listen to a gap.
B: You can when it's new. There's a place between Pump Lane and the next where there ought to be {x_sound}. # whispered
N: They took their ears off the bark and went to {x_home}. There {x_left_was} {x_left}. # quiet
A: When did you last see {x}?
B: It was this morning. It's still this morning. # puzzled
A: Then this morning's had something taken out of it. Like a pip. # hushed
B: Should we tell someone?
A: We've got to. But if they hear it they'll stop. They always stop, to listen. # low
B: And then so does the whole street. # lower

=== orchard_stake_slow ===
# step: stake
# needs: no-lasts
# show: the-clockwork-orchard
# where: village town
# w: The baker from Bread Street
N: The first street had it already. A man was coming over from Bread Street with a loaf, and he had been coming for some time. # dry
W: Good. # very slow
A: He's going to say good morning. Wait. # low
W: Mor. # very slow
B: We haven't got till he's finished! {h}, can you tell us? # hopping
H: He came by me at breakfast. I got most of it by lunch. He says that without {x}, {stake}. He says it's begun at his end. # quick
A: How long till it's all of them?
H: {till != "":Till {till}, the way it's going. And not a tick more.|I don't know. It goes a door at a time. I walked here, and I was faster than I like.}
W: Ning. # with a great smile
B: Good morning! We're just off to {verb}! # very loud and slow
H: He'll be so pleased, when he hears. About Wednesday. # taking the loaf
N: It was still warm. It was going to be warm for days. # soft

=== orchard_quarrel_windfall ===
# step: quarrel
# show: the-clockwork-orchard
# where: village town
# title: Somebody's Minute
N: They had sat down on a windfall without looking, and it went off. The leaf that had been coming down stayed where it was. # hushed
P: That was a minute. That was somebody's, and you've sat on it. # sharp
Q: I sat where you said to sit! You always say where, and then it's me who's sat on something!
P: Because you never look!
Q: Because you're always telling me what I'd see! # hot
N: They went on like that for an afternoon. They said all of it, and there was nothing left over. # soft
P: How long have we been? # hoarse
Q: Look at the leaf. It's come down an inch.
P: So nobody's heard. It's a whole quarrel, and there hasn't been time for it. # slow
Q: I heard. Some of it was true. # low
P: Yes. Yours, too. Move up, there's a little left, and I'd rather not spend it shouting. # low

=== orchard_coming_late ===
# step: coming
# skeleton: kept
# show: the-clockwork-orchard
# where: village town
N: From the direction of the town there came half a shout. # dry
B: That's {crowd}, come to save us. I can see {h}, with a {rake}, and both feet off the ground. # listening
A: Then they'll be here in no time!
B: They've come by the slow street. The feet haven't come down yet. # looking hard
A: How long have we got?
B: About four strides. But then they'll all arrive at once, with everything that they've been meaning to do. # quick
N: Then came the rest of the shout. {foe_cap} drew in round {x}.

=== orchard_fork3_between ===
# step: fork3
# show: the-clockwork-orchard
# where: village town
# title: Between Two Ticks
N: There is one tree in the orchard whose tick is so slow that a thought can be had between two. They waited for the first. # soft
S: clock
A: Now. Quick. We could {d1}. # at once
B: I'd be sorry after, but I'd be quick about it. Or {d2}. # quick
A: Or there's the other. We {d3}. # less quick
B: Yes. I've been thinking round that one since yesterday. # low
A: On the tick, then. Whatever we've not said by then we don't mean. # whispered

=== orchard_home_pocket ===
# step: home
# show: the-clockwork-orchard
# where: village town
# title: A Pocketful of Seconds
N: They were going to be late. One could tell it by the shadows, which had got home already. # plain
A: Have you anything in your pockets? # walking fast
B: Only windfalls. Three seconds, and a half with a bruise on it. I was keeping them. # walking fast
A: What for?
B: You know. For when somebody's nice to you and you'd like it to be longer. # embarrassed
A: I've got four. And a pip. Put them together. What does it come to? # turning out a pocket
B: Seven and a half. You could get over the wall in that. # adding
A: It's all that we've saved. # slow
B: I'd sooner spend it than have it. # cracking the first
S: clock
N: And the town stood still for as long as it takes to get two people over a wall; and neither of them hurried. # warm

=== orchard_last_thirteen ===
# step: last
# show: the-clockwork-orchard
# where: village town
# title: To Be Friendly
N: {air} It was Thursday. They sat with their feet hanging down, and counted. # peaceful
A: Eight. Nine. Are you counting? # idle
B: I'm letting it count me. Eleven, was that?
S: bell
A: Twelve. There. And now it does the other one. # waiting
N: The market clock struck thirteen, to be friendly. All over the town people looked up, and did nothing whatever for as long as it lasted. # warm
B: What do you do with yours? I always mean to ask. # after it
A: The thirteenth? I just have it. What do you do?
B: I give mine to you. I've done it since we started. It's why you never feel that you're early. # shy
A: I thought that it was rather a long one. # slow
N: It was still not quite one. # soft

=== orchard_puzzle_late ===
# step: puzzle
# show: the-clockwork-orchard
# where: village town
# title: A Minute's Silence
N: {air} {a_who} {b_who} In that town, when there is something that nobody can account for, the clocks leave a gap for it. # plain
A: There. Did you hear it? Between the quarter and the half. # one hand up
B: It was a whole minute. I counted, only there was nothing to count with. # low
A: It's about {x}. It began on the same day.
B: And what's the gap for?
A: For the answer. It's left it room. Nobody knows {ask}, and the whole town goes quiet once an hour, in case somebody's going to say. # low
N: They listened to the next one. People had stopped in doorways with their heads on one side, very politely. # hushed
B: I nearly said something. Just to be kind. # after it
A: So did I. What would you have said?
B: That we'll find out.
A: You did say it. I saw your mouth. # after a moment

=== orchard_call_nail ===
# step: call
# show: the-clockwork-orchard
# where: village town
# a: lead1
# title: Whoever Is First
N: {air} {a_who} A paper hung in the shed, on the nail that has always been empty. Everyone had seen it, and nobody had been the first to say so. # plain
A: {event_cap}{deadline != "":, {deadline}}. It says, sharp. # reading
B: It always says sharp. It's how you can tell that it's from here. Who's it for?
A: For anybody. And there's {prize}, for whoever's first. # tapping it
N: {b_who} {b_they_cap} came and read it, too, with {b_their} hands behind {b_their} back. # quiet
B: How many names are there?
A: One. {foe_cap}. In ink. And the ink was dry before the paper was up.
B: That's not a contest. That's just being told. # low
A: It would be, if there were another name. It'd only take a second.
B: Whose second?
A: I've one that I was keeping. # taking up the pencil

=== orchard_stake_jars ===
# step: stake
# show: the-clockwork-orchard
# where: village town
# title: Nine Jars
N: In a good year there is some time left over, and they put it up in jars. {h} had stood them out in a row, and was counting. # plain
A: Nine? There were more than that in spring.
H: There was a wedding. And somebody's aunt wanted to hear the end of a song. # wiping a lid
B: Who are they for?
H: You'll have heard, about {x}. If it's not put right then {stake}. I'm seeing how far nine would go round. It's a spoonful each, on birthdays. You'd just have time to say, how nice. # dry
N: {a} held one to the light. There was a quarter of an hour in it, out of somebody's June, with a wasp. # soft
B: This one's got both our names on.
H: That's to take with you. {till != "":It won't stretch past {till}.|It's for if you're nearly too late.}
A: We can't use up people's birthdays! # holding it out
H: Then bring it back full. # gruff

=== orchard_stake_fast ===
# step: stake
# show: the-clockwork-orchard
# where: village town
# w: The lady from Ladle Street
# title: Ladle Street Gains
N: It takes some streets the other way: they worry, and then they gain. A lady came out of Ladle Street at a run, with her knitting. # dry
W: Good morning good afternoon is it true? # very fast
A: Is what—
W: About {x} they're all talking of it I've had my dinner since the corner! # very fast
B: Won't you—
W: I can't sit I've sat! They say if nobody does a thing then {stake} and I told my husband that somebody must and he said who, and by then he'd got a beard! # very fast
A: We're just—
W: Are you? Oh good! {till != "":By {till}? That's a fortnight, where I am!|Soon? What's that in weeks?} # casting off
B: As quick as we—
W: There! # already going
N: She was gone, and {b} was wearing a scarf. It had a row for every door in Ladle Street. # warm
A: We never got to say that we'd do it. # dazed
B: We've been thanked, though. Feel how long it is. # unwinding some

=== orchard_fork1_peel ===
# step: fork1
# show: the-clockwork-orchard
# where: village town
# title: In One Piece
N: {b} peeled, and {a} talked. The rule is that nobody may say no for as long as the peel's in one piece. # plain
A: We could {d1}.
B: It's holding. # turning the apple
A: We'd have to be up early for it.
B: It went a bit thin at early. It's holding.
A: Or we could {d2}.
B: That's a good wide piece. There's a bruise, but I'm going round it. # turning
A: You want to say something.
B: I want to say two things. I'm not allowed. Go on. # between the teeth
A: Or else we {d3}. # fast
N: The peel swung, as long as an arm, and ticked. Then it dropped, and it was whole, and there was simply no more apple to take it off. # quiet
B: I can say no now. # surprised
A: Which is it to?
B: I've forgotten what I'd got against them. It's a pity. It was good. # biting the apple

=== orchard_fork1_cuckoo ===
# step: fork1
# show: the-clockwork-orchard
# where: village town
# title: Fourteen
N: There's a cuckoo in the pear tree who will tell the hour to anybody. They thought that it might know other things. # dry
A: Once, if we ought to {d1}! # calling up
B: And twice, if we {d2}! # calling up
A: And three times if we {d3}! Have you got that? # calling up
N: The cuckoo put its head on one side, and began.
B: One. Two. Three! It's the third! # pleased
A: Four. It's gone on.
B: Five. Six. It might be three and three. # less sure
A: Nine. Ten. I don't know that I'd want to do anything as much as that. # counting
N: It left off at fourteen, bowed, and shut its little door. # dry
{ b_kind:
- "planner": B: That's the second of them, seven times over. I don't trust a thing that's so sure. # working it out
- "explorer": B: It had no idea, and didn't like to stop. I've done that. # laughing
- "wildcard": B: It's thought of eleven more. I'd give a lot to know what the ninth is. # wistful
- else: B: Thank you! You were a great help! It gave us all that it had. # waving
}
A: What's the time, by the way?
B: I didn't like to ask it twice.

=== orchard_fork2_screw ===
# step: fork2
# show: the-clockwork-orchard
# where: village town
# title: One Screw Over
N: A small tree had stopped in all the upset, and it had to be seen to first. {a} was in it up to the shoulder, and {b} held the tin. # plain
A: Small screw. We could {d1}. # cheek against the bark
B: Here. It looks all right from the top, but it may be crooked lower down. # passing it
A: The screw?
B: No, the screw's lovely.
A: Smaller. We could {d2}. Not that. That's a pip. # groping
B: I'm sorry. I was thinking about it. I'd got to where they say come in. # rummaging
A: Now the little wheel. Or else we {d3}. # on tiptoe
N: Something inside slid home; and the tree began, rather shyly, to tick. # soft
B: There's one left over. # looking in the tin
A: There can't be. It's going.
B: It's a tiny one. It was rattling, just then, when you said the last.
A: I thought that was you. # pulling out the arm
B: So it was. I was holding the tin.

=== orchard_fork2_notch ===
# step: fork2
# show: the-clockwork-orchard
# where: village town
# title: A Minute Ago
N: If a tree is turned two notches the wrong way one gets the last minute over again. It's forbidden. They did it because they had both talked at once. # dry
A: There we are, by {edge}. We do look tired. # whispered
B: That's you, saying that we might {d1}. You said it to your boots. And there's me, and I say, or we {d2}.
A: You've got your fingers crossed! I couldn't see it from the front! # whispered, loud
B: I had an itch. Who's that, saying the other?
A: Which other?
B: That we {d3}. I heard it quite plainly. # certain
N: They watched. Nobody said it. There was only a place where both of the people by {edge} opened their mouths, and shut them. # quiet
A: They'll be wanting to turn us back in a moment. # after a while
B: Then let go of the tree. I'd not want to hear it a third time.

=== orchard_fork3_key ===
# step: fork3
# show: the-clockwork-orchard
# where: village town
# title: It Pushes Back
N: In the shed is a key that belongs to no street. It turns three ways, and one tries things on it. # level
A: Forwards, and we {d1}.
B: Is it stiff?
A: It's as you'd think. It grumbles, and goes. You try it backwards. # handing it over
B: Backwards, and we {d2}. It goes like butter. I've never trusted a thing that goes like butter. # turning
A: And it can be pushed in.
B: I know that it can. Nobody does. That'd be if we {d3}. # a thumb on it
A: What does it do?
B: It pushes back. Here, feel. # moving over
N: {a} put a thumb on top of {b}'s. It was like holding something small that has not made up its mind about you. # hushed
A: It's waiting to see if we're both pushing. # whispered
B: Is that your heart, or is it the key?
A: I was about to ask you.

=== orchard_quarrel_four ===
# step: quarrel
# show: the-clockwork-orchard
# where: village town
# title: Four Minutes
P: You were late.
Q: By four minutes! There's four minutes lying about in the grass here, wherever you look!
P: I was standing in them. By myself. Do you know how long they are when you think that nobody's coming? # unsteady
Q: By mine I was on time.
P: Yours has always been slow. You like it slow. Then it's somebody else who waits. # hot
Q: And yours is fast, so that you'll always have something to forgive! # hot
N: That was heard by both of them, and by a tree, which left out a tick. # still
N: Each went for a walk, so as to be away from the other: one left along the wall, and one right. It goes all the way round. They met at the back. Each had a watch out. # dry
P: I've put mine back by four minutes. To come out the same as yours.
Q: I've just put mine on. # staring at it
P: So now you're the one who's early. # slow
Q: And you're late. Leave it. I'd like to see what it's like. # putting the watch away

=== orchard_home_yesterday ===
# step: home
# show: the-clockwork-orchard
# where: village town
# title: By Way of Yesterday
N: The short way home is through three streets, and no two of them agree. In the first it was breakfast. In the second they were lighting the lamps. # plain
A: And what's it here?
B: Here it's still the day that we set out. They've never caught up. Stand back. # pulling at a sleeve
A: Who's coming?
B: It's us. # whispered
N: Two people came by, very clean, and buttoned up to the neck. They did not look to the left. # hushed
A: Ought we to tell them? About the bad part? # whispered
B: They'd stop at home. And then where should we be? # whispered
A: I was so hungry, by the end. If there hadn't been that biscuit in your pocket... # whispered
B: I never brought a biscuit. I thought that you'd put it there. # slow
N: They looked at each other. Then {a} ran after the two of them, on tiptoe, and dropped something into a coat. # warm
B: And where did you get it? # whispered
A: It's the half that I'd saved. # whispered

=== orchard_last_nail ===
# step: last
# show: the-clockwork-orchard
# where: village town
# title: Here
N: {air} In the shed every key has a nail, with the name of a street above. One has always been empty, and has never had a name. # plain
A: Somebody's written over that one. # stopping
B: What's it say?
A: "Here." In pencil. # reading
B: Here isn't a street.
A: No. It's where we are. I suppose that we've wound everyone's, all these years, and never thought to have any ourselves. # slow
B: So is there to be a key to it?
A: There's nothing to wind. I've looked. It's just a nail.
N: They considered it. It was at a very friendly height. # dry
B: Then I know what it's for.
N: It was for hats. There were two on it, one on top of the other, until long after the clock had struck; and whoever looked in to ask the time was told that there was plenty. # soft

=== orchard_last_seedling ===
# step: last
# show: the-clockwork-orchard
# where: village town
# title: A Very Small Street
N: {air} On the day that it all began {b} had spat out a pip just there. Now it had two leaves, and they were brass. # soft
A: Get down here, and put your ear to it. Gently. There's not much of it. # lying down
B: It's like a flea in boots. # listening
A: Which street would it be? They've each got a tree. I know them by heart.
B: There might be a new one.
A: There's nothing been built.
B: There's the way from my door to yours. # after a moment
A: That isn't a street. That's just where the grass is flat.
B: You've been four times since breakfast. It's got quite flat.
N: They lay on either side, and listened. It kept very good time, for anything so short. # soft
A: It's a little fast. It'd have me at your door before I've knocked.
B: I don't mind that. I'm generally up.

=== orchard_fork3_apron ===
# step: fork3
# show: the-clockwork-orchard
# where: village town
# title: Two Corners Each
N: There is a bough that drops a minute, if it's asked. They held out an apron under it, two corners each. # soft
A: We {d1}. # calling up
B: I've got it! It's one of those that fly. It's over. # looking in
A: Try, we {d2}.
B: There's some afternoon on this one. You could sit down in it. You ask, now.
A: We {d3}. # calling up
N: That one came slowly, and not straight. They both stepped the same way, and neither had said which. # hushed
B: It's warm. What sort is it? # whispered
A: It's the minute before something. # whispered
B: How can you tell?
A: I'm in it. So are you. # whispered
B: Then keep your corners up. If you let go it'll roll out on your side, and I'd have to have mine without you.

=== orchard_fork2_bark ===
# step: fork2
# show: the-clockwork-orchard
# where: village town
# title: Through the Wood
N: They put an ear to the same trunk, one on each side, as gardeners do who are upset. Whatever you say there comes out at the other ear. # soft
A: We could {d1}. # to the bark
B: It got here as a sort of cough. We could {d2}. # to the bark
A: That had to come round a knot. You said please in it.
B: That was for the tree. What's yours?
A: We {d3}. # hardly aloud
N: For several ticks there was nothing else. # soft
B: You never sound like that from the front. # struck
A: Like what?
B: As if you'd go. Come round here. I want to see the face.
A: I am coming round. Stand still! You keep going round as well! # puffing

=== orchard_fork1_kerb ===
# step: fork1
# show: the-clockwork-orchard
# where: village town
# title: Mind the Minute
N: Where two streets meet, and one of the trees is slow, there is a minute between one kerb and the other. They stood on either side of it. # plain
A: We could {d1}. # calling over
B: I know. I've just been cross about it.
A: I've only just said it!
B: It's earlier, where you are. Now you'll say that we {d2}.
A: Did I look as though I wanted to?
B: You'd begun to. Then I say that we {d3}. Don't answer!
A: Why not?
B: You've got a minute. I liked it. I'd like you to have it, too.
N: {a} thought about it. On the other side {b} had already gone pink. # soft
A: What did I say? # calling over
B: Come across. Mind the minute.
