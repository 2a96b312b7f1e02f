// The leads fall out over what they have done. One says a thing that stays said; there is a small way back.

=== shared_quarrel_width ===
# step: quarrel
Q: You never asked me. You just said yes to it. # low
P: There wasn't time to ask.
Q: There was time to look round. You don't look round. You're always at the front, being good. # hot
P: And you're always at the back, being right. # hot
Q: Somebody has to think of who's got to live with it afterwards!
P: I only brought you because there was nobody else! # loud
N: It was out. It was not even a very long sentence. # still
P: I didn't mean that. # small
Q: You did, though. You'd had it ready. It hadn't any ums in it. # level
N: They went on, one behind the other, and did not speak. Then they came to where it was narrow, and {q}, without turning round, moved over. It was not much. It was about the width of a person. # quiet
P: Thank you. # coming up
Q: It's just that you breathe so loud, behind.

=== shared_quarrel_beside ===
# step: quarrel
P: What do you ever lose? I'd like to know. Name me one thing that it has ever cost you. # bitter
Q: That isn't fair.
P: You stand beside it. That's what you do. You stand beside it and look sorry. # louder
N: {q} had been about to answer, and stopped. # flat
Q: You want something of mine? Have this one, then. {q_secret} # very level
N: {noise_cap} filled in for a while, since nobody else did. # dry
P: You never told me that. # changed
Q: I was saving it. I'd thought that you'd get it on some nice day. With {food}. # gruff
P: I can't unsay the other thing. I've been looking for a way, and there isn't one. # wretched
Q: No. And I can't put mine back. So now we've each got one. # tired
{ p_kind:
- "planner": P: That's even, then. I've never wanted a thing to come out even less. # low
- "explorer": P: I've been everywhere with you, and I'd never been there. # slow
- "wildcard": P: I'd swap you. I'd a hundred times sooner have said yours. # frank
- else: P: Is there any more of it? I could carry some. # soft
}
Q: Just walk. Not in front of me, and not behind. # gruff

=== shared_quarrel_only ===
# step: quarrel
# needs: price=keep
N: {p}'s hand had gone to feel for {p_keep}, and had to be told. # quiet
Q: It was only {p_keep}. # meaning well
P: Say that again. # quiet
Q: I only mean, it's a thing. There'll be others.
P: Will there? Where do they have them? # too quiet
Q: You know what I mean.
P: I know just what you mean. You've never in your life held on to anything long enough to miss it. Or anybody, either. # clear
N: That stayed where it had been put. Neither of them could have lifted it, alone or together. # still
P: I'd like that back. # after a while
Q: I expect you would. # not unkind
N: Then {q} set something down between the two of them, with care. It was {q_keep}.
P: What's that for? # wary
Q: I can't give you yours. You can mind mine. Just till it's over.
P: You'd be without it.
Q: Then there'll be two of us who are. # gruff

=== shared_quarrel_two ===
# step: quarrel
# a: bold
# b: careful
A: You hung back. At the worst of it I looked round, and there was nobody there. # hard
B: {b_fearline}
A: I know. We all know! We've all been walking round it for years, like a hole in a carpet! # hard
B: I told you that when we were alone. You said that you'd never bring it up. # white
A: Well, I'm bringing it up. I'm tired of being brave for two. # loud
N: A thing like that goes on being said, whatever anybody says after it. {b} went off to {edge}, and turned {b_their} back. # quiet
B: I didn't know that it was heavy. You always told me it was nothing. # not turning round
A: I do say that. # low
N: It went on for as long as it takes to be sorry and not know how. # quiet
B: I've come nearer than I was. I don't know if you can see that, from over there. # not turning round
A: I can see it. # rough

=== shared_quarrel_hundred ===
# step: quarrel
# a: careful
# b: bold
A: I asked you to wait for me. I didn't ask for anything else. # shaking
B: If I'd waited, we'd be waiting now. # sharp
A: I'd have liked that! I'd have liked to be somewhere with you, waiting! # sharp
B: Then you want somebody slower. You want {h}. # sneering
A: Yes. Sometimes I do. I think, why couldn't it have been {h}? {h} listens. # before it could be stopped
N: That went in, and it shut behind itself. {b} turned round and walked away, quite fast, past {hide}, until there was only {noise}. # still
A: I'm not going to call. # to nobody
N: {a} had opened {a_their} mouth to call, when {b} came back, by the same way, red in the face. # dry
B: A hundred. # stiff
A: What?
B: I've counted up to a hundred, over there. That's waiting. I did all of it. I hated it from nine. # stiff
A: You could have stopped at fifty. # small
B: I know. I thought that I'd wait. # looking elsewhere

=== shared_quarrel_thursday ===
# step: quarrel
# needs: price=promise
Q: It's a lovely promise. You looked very fine, making it. # dry
P: I meant it.
Q: You always do. That's what's so tiring. You'll mean it until about Thursday. # dry
P: That's not true.
Q: What did you promise me last winter? # level
N: {p} thought, and went on thinking, and could be seen to come to the end of it with nothing in the net. # quiet
P: What was it? # low
Q: I'm not going to tell you. I waited for it right up to the spring. And after that I stopped thinking that you were somebody who comes. # level
{ p_kind:
- "planner": P: It'll be written down. I write everything down. I can't have lost a whole... I've lost it. # white
- "explorer": P: I was on my way. I'm always on my way. I never thought that there was somebody at the other end of it. # slow
- "wildcard": P: You might have thrown something at me! I'd have remembered a shoe! # upset
- else: P: And you went on bringing me things, the whole time. You brought me that scarf. # aching
}
N: {p} undid a thread from one cuff, and tied it round {q}'s wrist, rather tight. # soft
P: That's for this one. You're the one to remember, and I'll do it. You need only lift your hand.
Q: It itches. # but leaving it

=== shared_quarrel_scarf ===
# step: quarrel
# tone: comic
N: They had tied themselves together with a scarf, so that nobody should get lost. # dry
A: I'm going! That way! # storming off
B: So am I! This way! # storming off
N: They both went as far as the scarf did, and sat down. # flat
A: That's your knot! # from the ground
B: It's a good knot! You said so! It's the last nice thing that you did say! # from the ground
A: Well, here's another thing! I'd have got further without you! # shouting
N: It was meant to be funny. By the time that it had landed, it was not.
B: How much further? # after a while
A: I don't know. About as far as the scarf. # small
B: If you want to be undone, you'll have to hold still. I can't do it in a temper, it's a granny. # dignified
N: {a} held still. It could only be done from very close. Then it was undone, and nobody went anywhere. # warm
B: I could do it up again looser.

=== shared_quarrel_ink ===
# step: quarrel
# tone: space
A: For the log. It was done without my being asked. # clipped
B: For the log, you were asked. You were asleep, with your eyes open. # clipped
A: Please add that I've finished everything that {b} has ever begun.
B: Add that I'd sooner have had anyone. Put that. Of all the people who could have been out here with me, I'd sooner have had anyone. # hot
N: The pen went along to the end of the line, as it is made to do, and stopped. # still
B: Strike that out. # low
A: It doesn't strike. It's the kind of ink that stays. It's meant to, so that nobody can say afterwards that it was all very pleasant. # level
B: Then put something under it. # lower
A: There's half a line.
B: Put, {b} was frightened. # barely
A: Were you? # looking up
B: Just put it.
N: The pen went along. It seemed to take longer than three words. # quiet
B: What have you written? # craning
A: "Both were." # putting the cap on

=== shared_quarrel_gloves ===
# step: quarrel
# tone: manners
P: I was so very grateful for your help just now. When it came. # smiling
Q: I'd have come before, but I didn't care to stand in your light. There is so much of it. # smiling
P: You're too good. I've always said so. One's had to say it, to quite a number of people. # smiling
Q: And I, for my part, have always told them that you mean well. # smiling
N: There is nothing worse that can be said of anyone, and it had been said aloud, in front of {noise}. # dry
P: I see. Then I'll wish you a good evening. # no longer smiling
Q: Good evening.
N: Neither of them went. It is difficult to leave a person for ever when you are holding that person's gloves. # dry
P: These are yours. # stiff
Q: Keep them. It's cold.
P: I couldn't think of it. Then you'd be cold. # stiffer
Q: Then take the left one. # after a struggle
P: I never said that you might not sometimes do well, too. # putting it on

=== shared_quarrel_release ===
# step: quarrel
# tone: epic
A: You gave your word for the pair of us. # cold
B: There was time for one word. I gave the one that I had.
A: I have followed you to the ends of two maps, and I've never complained of it. # cold
B: You complained at the end of each! And nobody bade you follow. I could have had a better friend at my back. I was offered several. # ringing
N: At such a place in the old songs there is thunder. There was {noise}. # dry
A: Then I release you. From the oath, and the quest, and from me. You need not walk another step at my side. # very quiet
B: I don't want to be released.
A: It's done. I've said it standing. You're free.
B: Free to do as I like? # slow
A: As any hawk.
B: Then I'd like to carry the bag. # taking it
A: You've been complaining about that bag since we set out. # unsteady
B: That was when I had to. # setting off

=== shared_quarrel_blanket ===
# step: quarrel
# tone: gentle
N: There was one blanket, and they had each got hold of half, and each half was the smaller. # soft
A: You never wait for me. # whispered, cross
B: You're slow. # whispered, cross
A: You go on in front, and I have to carry the thing and find the way and be frightened all by myself. # whispered
B: Then you shouldn't have come. # whispered
N: It went very quiet underneath the blanket. # hushed
A: I heard that. # after a while
B: I know. I heard it, too. # whispered
A: I can't go to sleep with it in here.
B: Nor can I. It's got cold feet. # small
A: If I held up the edge, do you think it'd go out? # whispered
B: It doesn't work like that. Once it's been said, it lives here. # sad
A: I know. I'm only holding up the edge. # soft
N: And as the blanket had to go somewhere, when it was held up on the one side, there was a good deal more of it on the other. # soft

=== shared_quarrel_receipt ===
# step: quarrel
# tone: noir
Q: I'd like to know what I was, in all that. I'd like it itemized. # dry
P: You were the lookout.
Q: I looked out. I saw you go in and settle it by yourself, with your collar up. # dry
P: It was a job for one.
Q: It's always a job for one. You know what they call you, down where they know us both? They call you the one who works alone. And then they ask how I'm keeping. # flat
P: I never needed a partner. I needed somebody to hold the coat. # flat
N: A thing like that makes no more noise than a coin on a counter. You only notice that the change isn't coming. # low
Q: I see. Well, here's the coat. # holding it out
P: I didn't mean you to... It's cold out. Keep it on. # rough
Q: It's your coat.
P: It's got two sleeves. # looking away

=== shared_quarrel_sum ===
# step: quarrel
# a: careful
# b: bold
A: I've carried your bag eleven times. I've said sorry for you to nine different people. I didn't mind. I only mention it. # tight
B: You counted? # still
A: Somebody's got to keep count!
B: I thought that you liked me. I never knew that I was being added up. # low
A: I do like you! It takes the whole day! I've got nothing else done in years! # shouted
N: It was the years that stayed, after the rest of it had gone. # still
B: I see. # small
A: I didn't mean it like a bill. # wretched
B: It's all right. It's only that now I've heard what it comes to. # quiet
N: They got their things together. When {a} looked for the bag, {b} had it already, and the other bag, too. # quiet
B: That's one. You can put it down. On the other side.
A: There isn't another side.
B: Well, draw a line. # setting off

=== shared_quarrel_funny ===
# step: quarrel
A: Don't make a joke of it. Not of this. # tight
B: I wasn't going to.
A: You'd got your mouth ready. It all goes to pieces, and then you say something, and I laugh, and nobody's ever to blame. # rising
B: You like it when I'm funny.
A: I don't. I never have. I laugh because you look round to see if anybody did. # before it could be stopped
N: {b} could be seen going back through it, year by year. # still
B: All of them? # at last
A: I can't tell any more. # wretched
B: Even the one about the duck?
A: I never understood the one about the duck. # barely
B: Well. That's nearly the whole of my conversation. I'll be as quiet as a plate, and you can all eat off me. # flat
N: Something happened to {a}'s face. {a} turned it away, but the shoulders gave it up. # dry
A: That was funny. # muffled
B: It wasn't a joke. # stiff
A: I know. That's what did it. # muffled

=== shared_quarrel_first ===
# step: quarrel
# needs: price=secret
Q: How long have I known you? # level
P: You know how long.
Q: And I heard it with everybody else. Standing up. With my hat on. # level
P: It was the price. I had to tell them. # low
Q: You never had to tell them first! There were years, {p}! There were whole evenings with nothing in them! # hot
P: I was never going to tell you. I'd have told anybody else alive. I'd have told {noise}. # driven to it
N: That did what it was made to do. {q} nodded, several times, like somebody signing for a parcel. # still
Q: Thank you. That's clear. # walking off
P: Ask me why! # calling after
Q: I don't care to know why. # not stopping
P: Because you're the only one that I'd have minded! # shouted
N: {q} stopped. {q} did not turn round, or come back; that would have been too much. But {q} stood there, until {p} had caught up. # quiet
Q: It's a stupid reason. # gruff
P: I've only got the one. # gruff

=== shared_quarrel_echo ===
# step: quarrel
# tone: eerie
N: It was a place where things came back. # hushed
A: You might have told me. # low
B: I did. You weren't listening. You're never here. I might as well have come alone. # not low enough
N: Alone, it said, over by {hide}. And then, from somewhere behind that: alone. # very soft
B: I didn't mean that. # whispered
A: It seems to think so. # whispered
N: Alone. It sounded less like {b} by now, and more as though it were true. # very soft
B: Can't it be stopped?
A: No. It'll go round till it's tired. Did you really wish that you had? # whispered
B: For about as long as it took to say. # whispered
B: We could send something after it. # whispered
A: What sort of thing? # whispered
B: Move up! # called out
N: It was gone for so long that they thought it must have met the other one, and lost. Then, very small, from the far side of everything: up. # very soft
A: That's not much of it. # whispered
B: It's the end that matters. # moving up
