// KEPT, episodes 2 and 3: the promise is hard to keep, and one of the two pays for it, alone.

=== two_of_us_go2_story ===
# step: go2
# skeleton: kept
# a: bold
# b: careful
# door: Tell everybody another story instead
# style: clever
# recall: told everybody another story instead
# title: A Surprise for Somebody
# makes: way=story
A: If they want something to know, we give them something. We say that it's a surprise. For {h}. # pleased
B: It isn't, though.
A: It'll be one to me, too. # pleased
N: So they let it be known. They did it in whispers, by {board}, with a look over the shoulder. It took about as long to get round as it does to turn round. # dry
B: They've stopped asking about {x}! # amazed
A: I told you. Nobody looks for a secret behind another one. # modest
H: I've heard nothing. I've not heard a thing. I only want to know if I ought to buy a hat. # glowing
B: Oh dear. # very low
A: What sort of hat? # carried away
B: Don't make it bigger! # aside

=== two_of_us_go2_silent ===
# step: go2
# skeleton: kept
# a: careful
# b: bold
# door: Say nothing at all, to anyone
# style: bold
# recall: said nothing at all, to anyone
# title: Not Even Good Morning
# makes: way=silent
N: If you say nothing, {a} had worked out, then there is nothing that it can slip out behind. They began at breakfast. # plain
H: Good morning! Will you have some {food}?
N: They nodded. # dry
H: A lot or a little?
N: They nodded. They were given a lot and a little, and had to change plates underneath. # dry
A: It's going well. # when they were alone
B: My mouth feels like a drawer that's been stuck. Say something. Anything. # hoarse
A: I thought about {x} all through the morning. I had nothing else to do in there. # hoarse
B: So did I. It's got so big that I can hear it in my ears. Can you? # hoarse
A: That's {noise}. # listening
B: Oh, good. # relieved

=== two_of_us_go2_tool ===
# step: go2
# skeleton: kept
# b: maker
# door: Make a great fuss about [tool]
# style: careful
# recall: made a great fuss about [tool]
# title: Nothing to See Here but This
# makes: way=tool
B: People look where you look. So we'll look at {tool}. # getting to work
A: What's there to see about {tool}?
B: Nothing. That's why it'll take up so much of their time. # polishing
N: They carried it out to where everybody had to pass. They walked round it. {b} measured it twice, wrote down a number, and whistled through the teeth. # brisk
A: Is it good, or bad? # loudly, so as to be heard
B: It's early to say. # loudly
H: What's it do? # coming nearer
A: We're not allowed to say. # truthfully
N: By evening there was a queue. Nobody had thought about {x} for hours, and one person had cried, from the suspense. # dry
B: We've told no lie. It's only a matter of pointing. # low, proud
A: Now how do we stop? # low

=== two_of_us_run_story ===
# step: run
# skeleton: kept
# needs: way=story
N: The surprise grew. By the next day it had a band, and {g} was learning to play something for it behind a shut door. # dry
G: Is it to be before the cake, or after? # low, through the crack
B: What cake?
G: I knew you'd say that. You're very good. # shutting it
A: That's a cake, a band, and a hat. We only said one word. # faint
B: We'll have to give {h_them} a surprise. A real one. To cover the one that there isn't.
A: Out of what? # despairing
B: And that's not all of it. Who'd be the only ones with no part in the surprise? # counting on fingers
A: Us.
B: {foe_cap}. Nobody's told {foe} a thing. So while the rest of them look at us, there's one lot that's free to look at {x}. # slow

=== two_of_us_run_silent ===
# step: run
# skeleton: kept
# needs: way=silent
N: They had thought that people would stop asking. But if you never answer, then people feel that they have not yet asked it right. # dry
H: One nod for yes. Has somebody died? # patient
N: They looked at their toes. # dry
H: Two nods for no. Is it that you don't like us any more? # less patient
A: Of course we like you! # bursting out
H: They can speak! Do you hear that, everybody? They can, and they don't want to! # calling it out
N: It is a sad thing to see people you are fond of go off in a body with their backs to you. # flat
B: That's the salt gone, too. They've moved the salt. # low
A: I'd only to say what it was. They'd have laughed, and come back. # low
B: And {foe} {foe_was} standing there, and drinking in all of it. Did you see? Now there's nobody on our side to shout, if it came to {x}. # low

=== two_of_us_run_tool ===
# step: run
# skeleton: kept
# needs: way=tool
N: They could not stop. Whoever takes a hand off a thing that a hundred people are looking at had better have a reason. # dry
H: When's it going to do it? # from the front of the queue
A: Soon. # dusting it
H: You said that yesterday. I've brought my mother. # sitting her down
B: We'll be here till we're old. # through the teeth
A: They're all looking where we look. It's working. # through the teeth
B: It's working on all of them but one. Don't turn your head. It's {foe}. That's not the look you give to {tool_a}. # through the teeth
N: It was true. In all that crowd one back was turned, and it was turned in the direction of {x_home}. # low
A: And if we go and see to {x}, then they'll all come, too. In a queue. With the mother. # faint
B: We've nailed ourselves to it. We did it so neatly. # with some respect

=== two_of_us_corner_asked ===
# step: corner
# skeleton: kept
# title: Where Were You
N: Then something was missing. It was the big pan, and it had been there on the evening when those two were not. # flat
H: I'm not saying anything. I only ask where you were. # arms folded
B: We were... # stopping
A: Somewhere else. # quick
H: Both of you? And nobody saw you? And you can't say what you were doing. {way == "story":And don't tell me that it's a surprise. I've bought the hat.|{way == "silent":And you needn't nod.|And don't point at {tool}.}} # slow
N: It was a simple question with a simple answer, and the answer was {x}. It stood in both of their mouths like a fishbone. # dry
B: We never touched your pan. # red
H: I should like to believe that. # hurt
A: You could begin by liking it, and the rest might come after. # hopeful
N: {h} looked at them once more, and went; and in the place where {h_they} had stood one could see as far as {foe}, who had heard all of it. # low
B: You were going to tell. I saw it come up. # low
A: It went down again. # low

=== two_of_us_corner_close ===
# step: corner
# skeleton: kept
# title: About a Hand's Breadth
N: They had gone only for a minute, to see that {x} {x_was} as they had left {x_them}. {x_left_cap} {x_left_was} there; and next to it was a mark that neither of them had made. # low
A: That's {foe}. That's as close as a hand's breadth. # crouching
B: Did we lead the way here? # whispered
{ foe_talks:
  F: You did. I've only to follow the one who walks as if nothing were the matter. # from behind {hide}
  A: It's nothing! It's where we keep our soup! # whirling round
  F: I'll look in tomorrow, for a bowl. # going
- else:
  A: We did. Whenever we came to be sure that it was safe, it got less so. # low
  N: Over by {hide} there was a movement. It was not hurried. {one_cap} could wait. # low
}
B: I can't bear much more, {a}. {way == "story":{g_cap} has asked me what size of cake.|{way == "silent":I've forgotten how my own voice goes.|I've polished {tool} till I can see my face in it, and it looks guilty.}} I could bear it if it wasn't so nice a secret. # low
A: What would you do with it?
B: I'd give it to {h}, with a bow on. I'd say, here, you have it, and I'd lie down and sleep. # longing
A: You've promised. # gentle
B: I know. That's why I'm only saying it to you. # low

=== two_of_us_go3_split ===
# step: go3
# skeleton: kept
# a: payer
# door: Go two ways, one loud, one quiet
# style: bold
# recall: went two ways, one loud and one quiet
# title: The Loud One and the Quiet One
# makes: way3=split
A: I'll be loud. You be quiet. They can't follow both. # deciding
B: Why am I the quiet one?
A: You've been about to burst since Monday. If you're asked anything, it's over. You go and see to {x}. I go the other way and fall over things. # lacing up
B: They'll catch you.
A: I should hope so. What would be the use, otherwise? # cheerful
N: {a} went off towards {far}, with a lid in each hand. It was a fine noise. It drew {h} first, and then everyone, and then, slowly, {foe}. # brisk
B: {a}! I didn't say good luck! # whispered after {a_them}
A: I'm going the wrong way! I hope that nobody's following me! # in the distance, very clear
N: {b} stood on one leg until it was empty all round, and then ran, on tiptoe. # dry

=== two_of_us_go3_past ===
# step: go3
# skeleton: kept
# a: payer
# door: Walk straight past [foe], chatting
# style: clever
# recall: walked straight past [foe], chatting
# title: A Nice Day for It
# makes: way3=past
N: They went arm in arm, in no hurry, right under the nose of {foe}. # brisk
A: And how's your aunt? # strolling
B: Which aunt? # strolling
A: Any. Pick one. # through the teeth
B: She's got a new knee. It's a great success. She bends it for visitors. # strolling
A: How nice. Does it click?
B: Only on the way up. Are we past? # through the teeth
A: Not quite. {one_cap}'s looking at your pocket. What have you got in that pocket? # through the teeth
B: Nothing. Only the, oh. It's {x_left}. I took it along for luck. # going pale
A: Keep walking. I'm going to drop back, and tie up my shoe. When you're round the corner, you run. # not altering the smile
B: You haven't any laces. # low
A: Then it'll take me a good long while. Love to the knee. # letting go the arm

=== two_of_us_go3_guard ===
# step: go3
# skeleton: kept
# b: payer
# door: Ask [g] to keep watch, unasked
# style: kind
# recall: asked [g] to keep watch and not to ask why
# title: Guarding Nothing in Particular
# makes: way3=guard
A: {g}, would you stand here and not let anyone by? And not ask what for? # pleading
G: For how long?
B: You mayn't ask that, either. # sorry
G: I see. Is it wrong, what you two are doing? # looking from one to the other
A: No. It's getting better every day. It's just that it isn't good yet. # earnest
G: Then I'll stand. I've stood for less. # planting both feet
N: It was about the kindest thing that anybody had done all week. They went by on the way to {x}, and neither of them could look at {g_them}. # quiet
B: We've got a friend there with nothing to go on but our faces. # low
A: And mine's not even clean. # low
N: Then there were voices behind them, and one was {g}'s, saying that it did not know why, and that it would not move. # quick
B: It's {h}, with {foe} not far off. You go on. I can't leave {g} to stand there alone. # turning back

=== two_of_us_near_split ===
# step: near
# skeleton: kept
# needs: way3=split
N: {p} fell over things until there was nothing left to fall over. Then they stood round, with their lights. # flat
H: There's nobody with {p_them}. It's only {p} and two lids. Now where's the other one? # suspicious
P: Which other one?
H: You're never without. You're like a pair of legs. {q}'s gone somewhere, and it's to do with {s_x}, and we shall go and look. # turning
P: Wait! # quick
N: They all turned round. Behind the lights, and a little apart, there {foe_was} {foe} as well. # low
H: Well? Do you tell us, or do we go?
N: {p} thought of {q}, on tiptoe, who needed about as long as it takes to boil an egg. # still
P: Nobody's got to go anywhere. I'll tell you something. Only let me put down my lids. # playing for time
H: Put them down, then. # arms folded
P: One at a time. They're old. # putting down the first, very slowly

=== two_of_us_near_past ===
# step: near
# skeleton: kept
# needs: way3=past
N: {p} knelt, and tied a shoe that had no laces. It is a thing that can be done well. {p} did it twice. # dry
{ foe_talks:
  F: That's a long bow, on no string. # standing over {p_them}
  P: It's the kind that doesn't show.
  F: And your friend's gone on ahead. In such a hurry. I think I'll catch up, and ask about {s_x}. # pleasant
- else:
  N: When {p} looked up there stood {one}, quite close, and had no eyes for shoes at all. All that attention was for the corner. # low
  P: There's nothing round there. Nothing about {x}, at any rate. Look at me. I'm very suspicious. # low
}
H: What's going on here? Are you in trouble? # coming up
N: So there they were: {foe} in front, {h} behind, and a corner that {q} had only just gone round. # still
P: I'm in the way, that's all. I find that I'm quite good at it. # spreading both arms a little
H: In the way of what?
P: Of everyone. It's a thing I've taken up. You ought to see me on a Thursday. # sweating
H: Then you had better say what for. # short

=== two_of_us_near_guard ===
# step: near
# skeleton: kept
# needs: way3=guard
H: Let us by, {g}. Those two have gone to {s_x}, and I mean to see. # hot
G: I don't know what they're doing. I said that I'd stand here. I'm standing. # scarlet
H: You're lying for them!
G: I can't be. I don't know anything! # nearly in tears
P: Leave {g_them} be. It's me that you want. # coming up out of breath
N: It went quiet. They had been quite near to being unkind to somebody, and they knew it, and would have been glad to be it to somebody else. # dry
P: {g_cap} asked for no reason. I'd like one person in {place_of} not to be sorry for that. # stepping in front
H: Then you give us one. One good one, and we'll all go home. {foe_cap}, too, I should think. # low
G: You needn't, on my account. # whispered
P: It's not on yours. Go and sit down. Your knees are going. # whispered

=== two_of_us_deal_gone ===
# step: deal
# skeleton: kept
# makes: price=gone
# title: What It Was Worth
{ foe_talks:
  F: I could be persuaded. I needn't go near {s_x}, nor ask again. What have you got that's worth as much? # very soft
- else:
  H: I might believe that it was nothing bad. And I'd keep {foe} off {s_x}, into the bargain. But I've lost a pan, and I've been made a fool of. What would you put down, to show that you mean it? # slow
}
P: {way3 == "split":I've got two lids.|{way3 == "past":I've got one shoe, and it's tied.|{g_cap} has stood there for nothing. I've got to do better than nothing.}} # low
N: There was only one thing. {p} did not have to look for it. # still
P: {p_keep_cap}. For good. {p_keepwhy} # holding it out
{ foe_talks:
  F: And you'd give me that? To say nothing?
- else:
  H: You'd part with that? Sooner than say one word? # shaken
}
P: I promised. I forget how. There was a good deal of nodding. I only remember who to. # hoarse
{ foe_talks:
  F: I thought that you'd offer me a button. # put out
- else:
  H: I'd have settled for a button. # unhappy
}
P: You asked what it was worth. # plain
N: It changed hands. It looked smaller at once. # quiet
P: There's one thing more. {q} isn't to hear. If {q_they} {q_plural:ask|asks}, I left it somewhere. I'm always leaving things. # very low

=== two_of_us_deal_name ===
# step: deal
# skeleton: kept
# makes: price=name
# title: Taken by the Handle
N: {p} looked about for something else that it could have been about. {way3 == "split":There were two lids, there on {ground}; and what lids belong to is a pan.|{way3 == "past":There was {p_their} own shoe, and that had been used; and after that there was only the pan.|{g_cap} was being looked at, and was near to tears. It had to be quick; and the pan was the quickest thing there was.}} # dry
P: It was the pan. There's nothing about {x} at all. I took your pan. # clear
H: You did? # astonished
P: I wanted to see how much I could eat out of it. Alone. In the dark. That's what all of the whispering was. {q} only found out, and was too nice to say so. # clear
N: One could hear it going back through the crowd, from mouth to mouth: the pan, the pan, out of the pan. Somebody laughed. {foe_cap} lost interest, a little, like a fire that has nothing to go on with. # flat
H: You great greedy thing. And I'd have given you some. # hurt, more than cross
P: I know you would. # low
H: Where is it now?
P: I'll find you another. I'll work it off. You can call me what you like, only not in front of {q}. {q_they_cap}'d be ashamed of me. # very low

=== two_of_us_odd_gone ===
# step: odd
# skeleton: kept
# needs: price=gone
N: {q} came back by {way_there}, shining. # warm
Q: It's safe! I've been to {x}, and {x_they} {x_was} just as we left {x_them}! {x_sound_cap}! And nobody came. I waited for somebody to come, and nobody did! # all in one breath
P: Good. # warm
Q: How did you do it?
P: I put down my things, and talked, and they went home. # truthful
Q: That's all? You're a marvel. I'd have burst. You've got such a, what's the matter with your hand? You keep feeling for something. # stopping
P: It's only a hand. It likes to know where it is.
Q: Where's {p_keep}?
P: I left it somewhere. # lightly
Q: You'd leave your head! We'll look for it tomorrow. # fond
P: Yes. Tell me about {x} again. Tell me the sound. # moving up

=== two_of_us_odd_name ===
# step: odd
# skeleton: kept
# needs: price=name
Q: It's safe! I've seen to {x}, all alone, and no one came! Why are they laughing? # running up
P: Are they? # busy with a bootlace
Q: All the way along. Somebody said, mind your saucepans. And somebody said it to you. What does it mean? # puzzled
P: It's a kind of joke that they've got. I may have started it.
Q: Oh, go on! Tell me! # beginning to laugh
P: It's no good the second time.
N: {q} laughed all the same. It was so good to be in the open, and have it over, and hear people be cheerful. {p} watched that, with some care, as you watch someone eat what you have cooked. # quiet
Q: Mind your saucepans! I don't even know why it's funny! # helpless
P: It's the way you say it. # gentle
Q: And you'd nothing to do all that time but stand about! # wiping an eye
P: No. I'd the easy bit. # gentle
