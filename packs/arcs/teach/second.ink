// The second episode where a pupil is taught: three ways of going about it, and what comes of them.

=== teach_go2_deep ===
# step: go2
# skeleton: taught since
# a: bold
# b: careful
# door: Start with the hardest part
# style: bold
# recall: started with the hardest part
# title: The End First
# makes: way=deep
A: We've been going at it from the wrong side. You begin with what's easy, and all the time you can see what's coming. If you begin with the worst of it, it can only get nicer. # striding
B: What's the worst of it?
A: The end. Where it's done, and everyone's looking, and you've got to stop. Nobody ever practises that. # sure
N: So they taught {x} the end. They stood {x_them} on {ground}, and told {x_them} that it had all just happened, and had gone off without a hitch. # plain
B: Now you breathe out. And you put {x_part} back to where it lives, as though it were nothing. # doing it
A: And bow! Not so deep. You aren't surprised. You do this every day. # calling
N: {x_cap} bowed. {x_they_cap} did it as though {x_they} had been born to it. It really was a lovely end. # warm
B: I clapped. I forgot that there hadn't been anything. # amazed
A: There you are! Now it only wants the rest of it put in front. # delighted

=== teach_go2_with ===
# step: go2
# skeleton: taught since
# door: Have [g] learn it, too
# style: kind
# recall: had [g] learn it, too
# title: Two in the Class
# makes: way=with
A: It's lonely, being the only one who can't. What {x_they} {x_they == "they":need|needs} is somebody else who's just as bad. # thinking
B: Where do we get one?
N: They looked along {ground}, to where {g} was sitting, with the towel across {g_their} knees. # dry
G: No. # at once
A: You were doing it, behind that towel! I saw you!
G: That was the cold. I'm too stiff to be taught a thing. I couldn't so much as learn bridge. # alarmed
B: You needn't get it right. You only need to stand next to {x}, and not be able to. # coaxing
G: I can do that. I've done that for years. # thinking it over
N: {g} folded up the towel, and went and took {g_their} place. {x_cap} looked sideways, and moved up, so that there was room. # warm
G: Where does one begin? # low, to {x}
{ x_talks:
  X: I don't know. I can't do it either. It's not so bad, if you hum. # low, important
- else:
  N: {x_cap} showed {g_them}. It was the wrong way; but nobody had ever asked {x} how before, and {x_they} did it with such care. # soft
}
A: Look at that. They're both at it. # whispered

=== teach_go2_tool ===
# step: go2
# skeleton: taught since
# needs: learns=body,other
# b: maker
# door: Practise with the help of [tool]
# style: clever
# recall: practised with the help of [tool]
# title: Something to Hold On To
# makes: way=tool
B: You don't teach anyone to do a thing with nothing round them. First they have something to hold on to. And then, by and by, you take it away, and they haven't noticed. # walking round {tool}
A: What would they hold on to?
B: {tool_cap}. If it's on this side. And there's a rope to it, and I'm on the rope. # measuring with both arms
N: It took the morning. When it was done one could not have fallen out of it on purpose; there were places for everything that {x} had, and for one or two things that {x_they} had not. # dry
A: What's that bit for?
B: That's for confidence. It doesn't do anything. # tightening it
N: {x_cap} got in among it all, and was let go; and for the first time nothing happened that should not have. # warm
B: See? Look at {x_part}! That's nearly right! # running beside
A: Is that {x} doing it, or is it {tool}? # running on the other side
B: At the moment they're sharing. # happy

=== teach_wrong_deep_bow ===
# step: wrong
# needs: way=deep no-vast
# title: A Lovely End
P: Now from the beginning. And straight on through to that nice end. Off you go. # brisk
N: {x_cap} bowed. # dry
Q: No, first you do it. And then you bow.
N: {x_cap} put {x_part} back where it lived, as though it were nothing, and bowed again. There was, perhaps, a little more in it. # dry
P: That's the end. We want the beginning. # patient
{ x_talks:
  X: But I've done the beginning. That's what comes before, isn't it? I've got to the end, so I must have. # puzzled
- else:
  N: {x_cap} looked at them as a guest does who has had {x_their} coat on for some time. # dry
}
Q: {x_they_cap} {x_they == "they":think|thinks} that it's over. # low
P: It's not even started! # low
Q: You try telling {x_them}. {x_they_cap} {x_was} never so happy. {x_they_cap}'d been told to breathe out. # low
N: It went on all day. One had only to look at {x}. {x_they_cap} bowed to {h}, and to {foe}, and to a bucket. # flat
P: So we've got an end, and nothing to put in front of it. # hollow
Q: It's a really good end, though. # fair

=== teach_wrong_deep_up ===
# step: wrong
# needs: way=deep no-vast
# title: Nowhere to Go From There
N: Then they tried the last part but one. That, it turned out, was where all the fright was kept. # flat
Q: Where {x_has} {x_they} gone? # turning about
P: I'd only said, and now do it as if your life hung on it. # turning the other way
G: If you're looking for {x}, look up. I don't know how {x_they} got up. # neck bent back
N: {x_cap} had gone up the nearest thing that went up. There {x_part_was} {x_part} over the edge of it, and {x_sound}. # dry
P: Come down! It's quite all right! We've stopped! # calling
{ x_talks:
  X: I'm staying here till I can do it! # from above
  P: You can't learn it up there! # calling
  X: I know! # from above, settled
- else:
  N: A drop fell, and hit {p} upon the nose. It was warm. # plain
}
Q: You said to start with the worst. # low
P: I said to start there. I didn't say to live in it. # low
N: It was dark before they got {x_them} down, and it took {food}, and a promise that nobody would use the word again. # rueful
Q: Which word? # careful
P: Any of them. # tired

=== teach_wrong_with_knee ===
# step: wrong
# needs: way=with learns=body,other no-vast
# title: With a Knee in It
N: By the third day there were two of them who did it in exactly the same way, and that was how it came out. # plain
P: What's {x} doing with that leg? # shading {p_their} eyes
Q: It goes out, and then there's a sort of wait, and then it comes after. # watching
P: Why? There's no wait in it! I never taught {x_them} any wait! # baffled
G: Oh dear. # standing up, slowly, in two parts
N: And next to {g}, with the very same wait in the middle, and a hand to the small of the back, up got {x}. # dry
Q: It's the knee. {x_theyve_cap} learned your knee, {g}. # gentle
G: I never meant to teach it. I try not to do it in front of people. # stricken
P: So {x_they} can learn. {x_they_cap} can learn anything, to a hair. Just not from me. # slow
{ x_talks:
  X: It was the first bit that I could see how it went. # eager
- else:
  N: {x_cap} did it once more, unasked, and then sat down with a groan. The groan was perfect as well. # dry
}
G: I could go and stand behind something. # humble
Q: It's not your fault. You're just very clear. # kind

=== teach_wrong_with_gets ===
# step: wrong
# needs: way=with learns=body,other no-vast
# title: By Mistake
N: It happened while nobody was expecting it, and to the wrong one. # flat
G: Is this anything? # doing it
N: They all stopped. {g} did it again, with the towel over one arm, quite easily, looking worried. # plain
Q: {g}, that's it! That's it exactly! # amazed
G: It can't be. I was only reaching for the flask. # in alarm
P: Do it once more. Slower. # close up
G: I don't know what I did! I'll not do it again, if it's wrong! # doing it again
N: And then somebody thought to look round. {x_cap} {x_was} clapping, or as near as {x_they} could come. It went on a bit too long. Then {x_they} went and picked up the towel, and folded it, and sat where {g} had always sat. # still
Q: Oh no. # low
P: There were meant to be two who couldn't. That was the whole idea. # low
G: I'll forget it. Give me till tomorrow, I've a shocking memory. I'll be as bad as {x_they} {x_is}. # pleading
Q: {x_they_cap} saw you. You can't not have seen a thing. # low

=== teach_wrong_tool_holds ===
# step: wrong
# needs: way=tool learns=body,other no-vast
# title: Which of Them Was Doing It
P: And now, very slowly, you let out the rope. {x_they_cap} won't notice. # whispered
Q: I've let it out. # whispered
P: And the strap.
Q: That's off. There's only {tool} now. I'm going to take that away, from behind. # whispered
N: {x_cap} noticed. There was {x_sound}, and everything that {x_they} had to hold with was holding. # sudden
Q: Let go! You don't need it! # pulling
P: You could do it without! There's been nothing on you for an hour, all but that! # pulling
{ x_talks:
  X: Then why did you give it to me? # holding on
- else:
  N: {x_cap} gave them a look over the top of {tool}. One sees it on people who have been told that a chair is not really holding them up. # dry
}
N: They pulled at one end for the rest of the day. {x_they_cap} had it with {x_them} at supper. {x_they_cap} took it to bed. # dry
Q: I made it too well. # sunk
P: So {x_they} can do it, with {tool}. And in front of everybody? # low
Q: We could put a cloth over it. # without hope

=== teach_wrong_tool_goes ===
# step: wrong
# needs: way=tool learns=body,other no-vast
# title: Without Anyone In It
N: It had all been fastened with such care: this to that, and that to {tool}. What nobody had fastened was {x}. # flat
P: It's going beautifully! Look at it go! # running
Q: That's {tool}! Where's {x}? # stopping
P: Inside!
Q: {x_theyre_cap} not! {x_theyre_cap} over here, watching! # shouting
S: crash
N: It had gone the whole way through it, start to finish, with nobody in it, and done it better than it had ever been done. Then it met {hide}. # dry
{ x_talks:
  X: That was marvellous. I could never do that. # humble
- else:
  N: {x_cap} looked at what was left, with respect. Then {x_they} hung {x_their} head. # dry
}
Q: It doesn't even need {x_them}. I've built a thing that can do it. I was asked to teach {x}, and I've taught {tool}. # aghast
P: What did you put in it? # low
Q: All that you told us. The three things. It hasn't got any thinking to leave out. # low
P: Then it's true, what I said. # with a certain surprise

=== teach_excuse_shoes ===
# step: excuse
# skeleton: taught
# needs: learns=body,other
# title: The Wrong Shoes
Q: I've had a thought. {way == "deep":We've done it from the end, and we've done it from the front.|{way == "tool":We've asked {tool}.|We've had three of them at it, and no better.}} {x_cap} {x_has} never seen it. Not once. {x_theyve_cap} only been told. # struck
P: {x_theyve_cap} seen the drawing.
Q: You could do it. You've always been able to. Just go over there and do it, and come back, and we can all have supper. # reasonable
P: Now? In these shoes? # looking down
Q: Take them off.
P: It's not a thing that I'd do cold. And it's so late. And it's hardly fair on {x_them}, to see it done right when {x_theyre} so tired. # one after another
N: They were good reasons. There were only too many of them. {x_cap} {x_was} not looking at the spot where it ought to have happened. {x_they_cap} {x_was} looking at {p}. # quiet
Q: When did you last do it? # idly
P: Oh. You know. You don't note down a thing like that. # tying a lace
Q: You note down everything else. # idly
N: {p} tied the lace a second time. It was on the shoe that had been tied to begin with. # dry

=== teach_excuse_song ===
# step: excuse
# skeleton: taught
# needs: no-learns=letters,hands,manner,quiet
# title: What the Pupil Had Learnt
N: There was one thing that {x} had learnt, to perfection, and it was {q} who saw what it was. # plain
Q: {p}! Come here. Don't make a noise. # whispered
P: Is it it? {x_they == "they":Have|Has} {x_they} got it? # creeping up
N: {x_cap} stood by {edge}, where the thing is done. {x_they_cap} stretched. {x_they_cap} looked about, as though for the best place. Then something seemed to come into {x_their} mind; {x_they} frowned, shook {x_their} head, felt one knee, and walked away again. # dry
Q: What's that? # whispered
P: I've no idea. # whispered, rather red
Q: There. Now it's starting over. Stretch. Look about. And now something's the matter with the shoe. {x_they_cap} {x_has}n't got a shoe. # whispered
P: Perhaps {x_they} got it from {g}. # whispered
Q: {g}'s knee goes the other way. I've seen that somewhere. I've seen all of it, in that order. Just lately. {way == "deep":While we were bowing.|{way == "tool":While it was being told to {tool}.|While there were two of them in the row.}} # puzzling
P: It'll come to you. # very quickly, going

=== teach_excuse_old ===
# step: excuse
# skeleton: taught
# needs: learns=body,other
# w: Somebody old
# title: The One Who Held the Coats
N: There was somebody very old on the other end of the bench, who had been young there, and wished to talk about it. # dry
W: {way == "deep":From the end backwards, I hear.|{way == "tool":With {tool}, I hear.|Two at a time, I hear.}} You're teaching. And it's {p} who's the teacher? Our {p}? # delighted
Q: {p} has always been able to do it. # proud
W: Is that so? I remember all that lot. There was {h}, who could do it backwards. There was a boy who could do it with a plate. And {p}. Dear {p}. I can see it now. # warm
Q: What was {p} like, at it?
W: So good with the coats. # fond
Q: The coats? # after a moment
W: Somebody's got to have the coats. There'd be fourteen of us at it, and over at the side stood {p}, with fourteen coats, calling out how to do it better. I never lost so much as a glove. # fond
N: {q} said that that was very interesting; and sat there, a while longer than the bench was comfortable. # quiet
W: Such a clear voice. # remembering

=== teach_sign_marks ===
# step: sign
# skeleton: since
# needs: learns=body,other
# title: In the Morning
N: It was {g} who found the marks, going by {edge} early, on account of the knee. # plain
G: Somebody's been at it here. In the night. And it wasn't a beginner. # pointing
Q: How can you tell?
G: Look at them. Here's where it was begun. There's where it was ended. And in between there's nothing. No falling down{way == "deep":, and no bow|{way == "tool":, and no {tool_head}|}}. No going back to see what happened. It's as clean as a whistle. # low
P: That wasn't me. # puzzled
Q: Nobody thought that it was you. You were asleep, I could hear it. # fair
P: Then who else is there who can do it as well as that?
N: They asked {h}, who could once, but had a back. They asked {foe_talks:{foe}, who laughed|around, and nobody knew}. It did not come into anyone's mind to ask {x}, lying there in {x_their} place, sound asleep at nine in the morning. # dry
Q: {x_theyre_cap} worn out, poor thing. It's all that trying. # soft
P: I wish that whoever it was would come by day. {x_they_cap} could learn something. # sighing
G: There's a bit of {x_left} here. # stooping

=== teach_sign_exact ===
# step: sign
# skeleton: since
# needs: no-learns=hands,manner,quiet
# title: To a Hair
Q: Stop. Do that again. # getting up
N: {x_cap} did it again, and it went wrong again, with {x_sound}, at the same place. # plain
P: It always goes wrong there. {way == "deep":From whichever end one starts.|{way == "tool":With {tool}, or without.|With company, or without.}} # weary
Q: I know. I've put down a bean where it goes wrong. And the time before I put down a bean. And before that. # on hands and knees
P: And what are you getting?
Q: One bean. They're all on the same spot. I'm having to stack them. # odd
N: They looked at the beans. Then they looked at {x}, and {x_they} {x_was} gazing with great attention at {noise}. # dry
P: It's a hard spot, that one.
{ q_kind:
- "planner": Q: Nobody's that regular. I'm not that regular. I'd give a good deal to be. # slow
- "explorer": Q: I've fallen off a lot of things. You never get the same bit twice, however much you liked it. # slow
- "wildcard": Q: I'm bad at things in all directions. That's what being bad at it is. # slow
- else: Q: It's as though {x_they} {x_was} being careful. Who falls carefully? # slow
}
P: You can't suspect somebody of failing. # shocked
Q: No. I only said that it was neat. # picking up the beans

=== teach_sign_hour ===
# step: sign
# skeleton: since
# title: Half an Hour Early
N: Whatever else went wrong with the lessons, nobody could say that {x} {x_was} late for them. # dry
Q: {x_they_cap} {x_was} there already when I came. I was half an hour early, to put out the mat, and {x_they}'d put out the mat. # puzzled
P: That's keenness. You can't teach that. # approving
Q: And there were three cups. One for {x_them}, one for you and one for me. And {food}, cut up. And yours had the crust off. # low
P: How did {x_they} know that I don't like the crust?
Q: You said it once. On the very first day. You said it with your back turned. # low
N: They thought about the cups, which had been set so that the one who sat in the middle could see both of the others. # quiet
P: And then how was the lesson? {way == "deep":I was working out which end we were at.|{way == "tool":I was putting away {tool}.|I was looking after the other one.}}
Q: Dreadful. It was the worst yet. {x_they_cap} couldn't have done it worse if {x_they}'d practised. # shaking {q_their} head
P: But was {x_they} downhearted?
Q: No. That's what I don't follow. {x_they_cap} asked if it would be the same time tomorrow; and hummed. # slow
