// KNOWN, second ways: the doors, the price and the act once more, somewhere else and with another thing in the hand.
// The doors of episode 2 serve `nobody`, too.

=== findout_go_table ===
# step: go2
# skeleton: known,nobody
# tone: manners,comic,gentle
# door: Put out a chair and [food], and ask whoever sits down
# style: kind
# recall: put out a chair and had [g] ask whoever sat down
# makes: way=ask
N: They put out a chair by {spot}, with {g} opposite and some {food} in between. Nobody was sent for. Anyone who has ever put out a chair knows what comes of it. # warm
G: Sit down, sit down. Take one for the other hand. Where were you, that night, and who was with you? # comfortable
A: You're only meant to pass them the {food}. We were going to do the asking. # aside
G: They don't hear it, from you. You've got a pencil. # aside
B: It's true. I asked the last one, and he told me his name, and then he spelled it. # aside
N: By noon the line went back as far as {edge}. {a} wrote down the where, and {b} wrote down the who, and {g} passed things across. # brisk
A: Was it that one, do you think? # aside
G: I shouldn't say so. He had two helpings, and looked me in the eye. # aside

=== findout_go_backs ===
# step: go2
# skeleton: known,nobody
# tone: eerie,noir,space
# door: Put out the last light, and wait
# style: bold
# recall: put out the last light and waited
# makes: way=watch
N: They put out the last light themselves, and sat down by {hide}, back to back, so that between them they could see everything that there was not. # quiet
A: Your back's cold. # whispered
B: It's the front that I mind. There's more of it. # whispered
A: If somebody comes, don't say so. Press. # whispered
B: Once for somebody? # whispered
A: Once for somebody. Twice for, I've changed my mind. # whispered
N: A long time went by. {noise_cap} came and went. Then {a} felt it, quite clearly, between the shoulders. # still
A: Where? # on a breath
B: That wasn't a press. I breathed in. I'd thought of something. # whispered
A: What? # whispered
B: Suppose they've put out their light, too, and they're sitting there, waiting for us? # whispered

=== findout_go_blue ===
# b: maker
# step: go2
# skeleton: known,nobody
# door: Lay [tool] in the way, with blue on it
# style: clever
# recall: laid [tool] in the way, with blue all over
# makes: way=trap
N: There was a jar that had stood at the back of a shelf for so long that the label had given up. {b} opened it, and {b_their} whole face lit up, and not only with joy. # dry
A: It's on your nose. What is it? # backing
B: Blue! It won't come off for a week! It's no good for anything. It's only good for this. # holding it out
A: For what? # backing
B: We lay {tool} right across the way, where you can't get past. You've got to lift it. And you can't see blue in the dark. # rapid
A: And tomorrow we look at hands. # seeing it
B: You'll look. I'll keep mine behind me. # generous
N: It took the two of them, and all that was in the jar. When it was done {a} stood off, and said that nobody would ever guess; and put out an arm, and leaned on {board}. # plain
B: Don't move. # faint
A: It's come off on {board}, hasn't it? # faint
B: It's the whole hand. You can see the lines. # with interest

=== findout_go_stranger ===
# a: careful
# step: go3
# skeleton: known
# door: Lay out all there is, and look as strangers would
# style: careful
# recall: laid everything out in a row, and looked at it as strangers would
# makes: way3=again
N: They laid out all they had in a row, in the order in which they had come by it; and {b} went out, and came in again as somebody who had never heard of it. # dry
B: Good day. What's all this? # in a voice
A: It's about {x}. You needn't do a voice. Only be a person who doesn't know. # patient
B: Why's there a tin? # without the voice
A: We had {food} in it. It isn't evidence. It's there because I was hungry. # reading along
B: Then why's it between these two? # stooping
A: Because that's when it came. # slower
B: Things to eat come up a good deal. There's some before this, and after that, and next to this. Somebody must have been very good to you. # as a stranger
N: {a} had opened {a_their} mouth to answer, and did not. # still
A: Go out, and come in again. # quiet

=== findout_go_capitals ===
# a: bold
# step: go3
# skeleton: known
# tone: comic,manners,epic
# door: Write up on [board] that it is solved
# style: clever
# recall: written up on [board] that they had solved it
# makes: way3=bluff
N: They wrote it up on {board}, in capitals: SOLVED. It was the largest word that either of them had ever told a lie with. # dry
A: It wants something underneath. # chalk up
B: Put, the name will be read out tomorrow. Put, anyone who'd like a word first will find us tonight, by {hide}. # stepping back
A: Alone. # writing
B: And we should be civil. Put, {food}. # thoughtful
A: It's a trap! You don't put {food} on a trap! # chalk in the air
B: You put cheese. # reasonable
N: {crowd_cap} read it. Nobody said a word; but some read it twice, and one took off a hat, as if something were being carried by. # quiet
A: Do you think it's worked? # behind {hide}
B: I feel guilty, and I know that I didn't do it. # sitting down

=== findout_go_early ===
# a: careful
# step: go3
# skeleton: known
# tone: gentle,eerie,space
# door: Go to [foe] first, and say sorry
# style: kind
# recall: gone to [foe] and been sorry
# makes: way3=sorry
N: Nobody had told them to go and say sorry. They had both woken up with it, like a taste. # quiet
A: We'll do it before we eat. Then we can eat. # going along
B: What if it isn't taken? # going along
A: Then it isn't. You don't give it to get a receipt. # going along
{ foe_talks:
  F: It's early. # from inside
  B: We were wrong, and we were loud about it. We've come to be quiet. # at the crack
  F: You've left out that you were sorry. # from inside
  A: We're sorry. It's all we've brought. # at the crack
  F: It's all that was wanted. Here's something to take home. I sleep badly. There's been a light, by itself, over at {den}, and I know whose. You can have where. Who, you'd better see. # opening
- else:
  N: They said it, one after the other, and then stayed where they were, since it seemed rude to say a thing like that and go. So it came about that they were there, and looking down. # soft
  B: Somebody's been here before us. There's a way trodden, past {foe}, and on to {den}. # hushed
  A: You'd have to come here and be ashamed to see it. And nobody's ever been. # hushed
}
B: Do we eat now? # after a moment
A: After. # going on

=== findout_price_list ===
# step: price
# skeleton: known
# needs: reason=turn
# makes: price=own
# title: A Good Tick
N: {p} went and looked at the list, though all three of them knew what was on it. # quiet
P: It's my own writing. There's a curl on it. I must have been pleased. # finger on the line
Q: It was one night. # beside {p_them}
P: I heard {noise}, and I was warm, and I thought that somebody'd go. # slow
H: Somebody did. # gentle
P: Yes. In the dark, alone. And next day I came round to you with a pencil, and asked if you'd noticed anything. # slow
H: You asked very nicely. # gentle
P: I want to have it back. It's got to be said as loud as I said {foe}, and from the same place. I didn't go round. It was my turn, and I stayed in bed. # turning round
Q: We could say that it was both of us. # offering
P: You did yours. I can see your tick. It's a good tick. # unhappy

=== findout_price_weight ===
# step: price
# skeleton: known
# needs: reason=accident
# makes: price=keep
# title: What a Name Weighs
P: What does a name weigh? # sudden
Q: Whose name? # puzzled
P: {foe_whose_cap}. When you shout it, and it's wrong. I'd like to put something on the other side. # slow
H: That's for me to do. I dropped a thing, and let it lie. # wretched
P: You dropped one. I threw one. # plain
N: {p} went through everything {p_they} had on {p_them}. There was string, and a stub of pencil, and {p} pushed them both aside. Then there was {p_keep}. # still
Q: That's too much! # at once
P: You said it so fast. So it's about right. # quiet
Q: You told me about it, once. {p_keepwhy} # quiet
P: Then {foe} won't think that I gave what I'd no use for. # closing a hand
H: And what's mine to be? # small
P: You're to drop something with people looking. I think that you've got the worse one. # kind

=== findout_price_three ===
# step: price
# skeleton: known
# needs: reason=company
# makes: price=secret
# title: After Three
H: I can't say it while you're looking. # to the wall
Q: We'll turn round. # turning
N: So they sat down in a row, all three with their faces the same way, like people who have paid for a view. # quiet
P: I'll say one, too. We'll both do it after three, and then nobody's first. # quiet
H: As bad as mine? # stalling
P: It's the worst I've got. One. Two. Three. {p_secret} # fast
N: There had only been one voice. # flat
Q: You didn't go, {h_call}. # gentle
H: I was listening. I wanted to know what it was. # ashamed
P: Well, there's a place empty now where that was. You could put yours in it. # shaky
H: I'm lonely. I've got all of {place_of} coming in with something in its thumb, and I'm lonely. # turning round

=== findout_go_cough ===
# step: go4
# skeleton: known
# door: Stand up with [h], and let it be told
# style: honest
# recall: stood up with [h] and let it be told
# makes: end=tell
N: It would be told. {h} asked for an hour first, and spent it on the cups. # quiet
H: I'll only dry these. # back turned
A: They're dry, {h_call}. # gentle
H: There's one with a mark on. # rubbing
B: It's the pattern. # gentle
H: Could I begin with something else? I might begin with how good they've all been. # not turning round
A: Begin wherever you like, so long as you get there. We'll cough. # gentle
B: One cough for, go on. Two for, you've gone past it. # helpful
N: {h} hung up the cloth, and took it down again, and folded it with the corners together. # soft
H: Cough now. # holding out both hands

=== findout_go_torn ===
# step: go4
# skeleton: known
# tone: noir,eerie,comic
# door: Tear it all up, and say that nobody knows
# style: kind
# recall: torn it all up, and said that nobody knew
# makes: end=keep
N: They would not have found out. There was a week of paper which said that they had, and that had to go first. # quiet
A: Give me the page with the name on. # hand out
B: I did it in capitals. # holding on
A: I know. I saw how you went over the edges. # gentle
N: They tore it across, and then across again. # plain
B: I've never been so good at anything. And there's nobody who'll ever know how good. # tearing
A: I'll know. # tearing
B: You don't count. You were there. # tearing
A: And when they ask you? # tearing
B: We looked everywhere. That's true. I just don't say what it was like when we got there. # practising
A: And {foe}? # stern
B: That I'll tell them all day. It wasn't {foe}. I'll sing it, if they like. # glad

=== findout_go_gloves ===
# step: go4
# skeleton: known
# tone: space,epic,comic
# door: Undo it all tonight, with [h]
# style: bold
# recall: undone it all in one night, with [h]
# makes: end=mend
N: They would undo it, that same night, all three of them. {h} had brought gloves for everybody. # brisk
A: Who starts? # pulling them on
H: I couldn't tell you. I've only ever done it by myself. I don't know how it goes with company. # flustered
B: You point, we lift, and nobody sneezes. # ready
H: That goes there. No, wait. That was over there, and I made it worse, and so I put this on top. # pointing
A: There's a good deal of on top. # underneath it
H: It was a long week. # humble
N: They took it off; and at ten to four, right at the bottom, they came to how it ought to be. # soft
B: Was that all that was wrong? # whispered
H: That was all. You'd be surprised what you can put up on a thing that size. # whispered

=== findout_act_thumb ===
# step: act
# skeleton: known
# needs: end=tell
# title: While You're Up There
N: {h} stood up, with one of the two on either side. Somebody in front held up a thumb. # dry
W: While you're there. It's got something in it. # from the front
H: Not now. # small
N: Nobody in {place_of} had ever heard {h} say that. # still
A: We said that we'd {verb}, and we {verb_did}. We know {ask}. # clear
B: And it wasn't {foe}. We said it here, so we're taking it back here. # clear
H: I {deed_short}. It was all me. I did it by night, and in the morning I came and was sorry for you. # louder and louder
{ reason:
- "company": H: I'd wanted you to come round. Now you know. I'd like to sit down. # loud
- "turn": P: And it was my turn to go round that night, and I stayed in bed. That's what was being hidden. # very loud
- else: H: I drop things. I always have. I've got a whole box of bits. # loud
}
N: The thumb was still up. # quiet
W: You'd better still do it. I don't want a stranger. # holding it out

=== findout_act_where ===
# step: act
# skeleton: known
# needs: end=keep
# title: Where They Had Looked
N: {crowd_cap} wished to be told where they had looked, and they told them, and it was all true. # dry
A: Under everything. Behind {board}. We asked everybody, and then we asked them again. # plain
W: And? # from the crowd
B: And it can't be found out. Not by us. # plain
N: The whole crowd began to laugh, and had to hold on to one another. # dry
W: So it was {foe}, after all! # wiping both eyes
A: No. That's what we do know. Anybody who says so again has to come up here and say it to me. # not laughing
N: {h} was going round with {food}, as always. In front of the two of them {h_they} stopped. # quiet
H: You said that you'd {verb}. # for them alone
A: We {verb_did}. # taking one
H: And you stood up there, and let them. # for them alone
B: It's only noise. It's warmer than the other kind. # taking two

=== findout_act_handed ===
# step: act
# skeleton: known
# needs: end=mend
# title: Nothing to Worry With
N: In the morning {crowd} came out to worry, and had nothing to do it with. # dry
W: It's right! It's how it always was. Who's been at it? # indignant
B: Has somebody been at it? # asleep on {board}
W: You were to find out! Nobody said that you were to tidy! # indignant
A: We said that we'd {verb}, and we {verb_did}. By then it was four in the morning, and we'd got gloves on. # yawning
W: So it was {foe}? # hopeful
A: It was not. You can have that in writing. It was somebody who's been up all night, putting it back. # wide awake
W: How do you know? # from the crowd
A: We handed them things. # simple
N: They all looked along the row for shadows under the eyes. Everybody had them. {h} passed round the {food}. # warm
H: I'm tired. I never say it. I'm just saying it. # to nobody in particular
