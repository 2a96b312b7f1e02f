// The end of the third episode: they know the price, and there is one thing left to decide.

=== shared_fork3_payer ===
# step: fork3
# a: payer
B: I've thought about it. It's you who says. # abrupt
A: Why is it me?
B: Because you're the one it costs. I only carry things. # gruff
A: You carry them very well. # surprised
B: Don't be nice. There isn't time. We {d1}. # gruff
A: I could do that. I'd do it looking at my feet, but I could do it. # considering
B: We {d2}.
A: That's the one where you'd be proud of me.
B: I'd be that in any of them. You can't use it to choose with. We {d3}. # gruff
N: {a} did not answer at once. {noise_cap} could be heard, and had clearly no opinion.
A: And that's the one where I'd be proud of me. # slow

=== shared_fork3_shake ===
# step: fork3
N: They shook hands on it, hard, twice. It did them both good.
A: Right. So we {d1}. # relieved
B: What? No! So we {d2}! # relieved, then not
A: But you shook on it!
B: You shook first! I took it that you'd seen reason! # indignant
N: They looked down. The hands still had hold of each other, and seemed to wish to be left out of it. # dry
A: And there's the thing that neither of us shook on. # slow
B: That we {d3}. I thought of it the whole time that we were shaking. # low
A: So had I! Is that why you squeezed?
B: I believed that you were squeezing. # amazed

=== shared_fork3_blink ===
# step: fork3
N: They practised it. {b} was to be {foe}, and stood opposite, with folded arms.
A: I come up, like this. And I say that we've come to {d1}. # rehearsing
B: Mm.
A: You're awfully good at it. It's frightening.
B: I'm not doing anything.
A: That's what's good. Very well. I say instead that we mean to {d2}. # clearing the throat
B: I'm still not doing anything.
A: You blinked.
B: {foe_cap} would have to blink some time. Go on. What else have you got? # from behind folded arms
A: I take one step more. And I say that we're going to {d3}.
N: There was a pause. # quiet
A: There. You smiled. Just now. Would {foe_they} have smiled? # uncertain
B: That wasn't {foe}. That was me. # unfolding

=== shared_fork3_humming ===
# step: fork3
N: It was {h} who came looking for them, with something hot in a can, and would not sit down.
H: Don't tell me what you're going to do. If I know, I'll have to be brave about it as well. I'm going to hum. # firm
B: We could {d1}. # low
N: The humming went up.
A: Or {d2}. # low
N: The humming went up a good deal. It had been a cheerful tune once. # dry
B: Or we might {d3}. # lower
H: That's enough! I've come to the end of the song! # red in the face
A: Which of them did you hear?
H: None! But you'll both want something warm on. # handing over the can
B: That could be for any of them. # puzzled
H: I know. I've brought three scarves. # going

=== shared_fork3_stone ===
# step: fork3
A: Stone, we {d1}. Paper, we {d2}. Scissors, we {d3}. # fist up
B: And the winner's the one we do?
A: Ready? Now! # shaking
N: It was stone and stone.
B: Well, then.
A: That's a draw. Now! # shaking
N: It was paper and paper.
B: You looked!
A: You looked slower! Now! # shaking
N: It was scissors and scissors. They did it seven times, and it was never once different. They had known each other for too long. # dry
{ b_kind:
- "planner": B: The odds against that are, I make it, a hundred and seventy thousand to one. Stop knowing me. # shaken
- "explorer": B: I've been trying to surprise you since the fourth. # out of breath
- "wildcard": B: I did mine at random! You've no business being random in step! # outraged
- else: B: It's rather nice. It's no use at all, but it's rather nice. # touched
}
A: So whichever one of us says, it'll be both.
B: Then somebody had better say. # fist still up

=== shared_fork3_through ===
# step: fork3
# w: The stranger
N: They were speaking, but only just, and not straight at each other. It had to go round by somebody who had only stopped to ask the way.
A: Would you tell {b} that we might {d1}? # to the stranger
W: Which of you is {b}? # lost
B: I am. And you can tell {a} that I'd sooner {d2}. # to the stranger
W: {a} is just behind me. I can feel the breath.
A: {a_no} Say it kindly. # to the stranger
W: That's not a message. That's a remark. # closing both eyes
B: We could also {d3}. I'd say so to {a}, if I thought that I'd be looked at. # to the stranger
N: There was a silence, in which the stranger took one long step backwards, and was no longer in between. # dry
A: What was that last one? # to {b}
B: You heard. # to {a}

=== shared_fork3_eggs ===
# step: fork3
A: {till != "":How long is it till {till}?|How long do you think we've got?} # low
B: About three eggs. # low
A: Three what?
B: I can't do minutes when I'm nervous. I do eggs. One egg's as long as it takes to boil one, and I've got three. # stiff
A: Soft or hard? # after a moment
B: Medium.
A: Then you could {d1}. Would that go into three?
B: Into two and a bit. You'd have time to look at your watch and be sorry.
A: And if we {d2}?
B: Three exactly. Nobody's to sneeze. # counting
A: And what if we {d3}? # slow
B: That depends upon how soon we start. # slow
A: How many eggs have we spent on talking about eggs?
B: I didn't like to say. # apologetic

=== shared_fork3_go ===
# step: fork3
# tone: space
A: Holding at ten. Go, or no go. For the plan that we {d1}? # level
B: Go. # level
A: That we {d2}?
B: Go.
A: That we {d3}?
B: Go.
A: You can't be go for all of them. # looking up
B: Why can't I?
A: It isn't information.
N: The clock stood at ten, where they had stopped it. It is a long number, when you look at it from outside. # quiet
B: I'm not go for the plans. I've read the plans. I'm go for you. You say which, and I'll be in it. # plain
A: There's no box for that on the sheet. # not quite level
B: Draw one. Then start the clock.
A: Somebody's got to say nine. # low

=== shared_fork3_oath ===
# step: fork3
# tone: epic
N: Such things are sworn on a blade, or on the bones of a king. They had neither. They laid their hands on {tool}. # grave
A: By {tool}. # deep
B: You can't swear by {tool}. # low
A: It's come further than most swords. By {tool}, then, before the light goes from the hills in whatever land still has some, I shall {d1}. # deep
B: By {tool}, I'd sooner {d2}. # deep, trying
A: That's not an oath, that's a preference.
B: Then let us {d3}, and may I never taste another supper if we don't. # stirred
A: You'd swear by supper? # awed
B: A lesser thing wouldn't hold. # simple

=== shared_fork3_cards ===
# step: fork3
# tone: noir
N: The coffee was finished. What was left was the part that you have to chew. # flat
A: One of these, we're going to be sorry for. # low
B: Only one? # low
A: I'm being kind. It's late. Say that we {d1}. # dry
B: I knew somebody who did that. Lovely handwriting.
A: Say that we {d2}, then.
B: Same fellow. He'd the whole of the following year to think up something else.
A: And if we {d3}?
B: He sends cards. # dry
A: What do they say?
B: I've never opened one. I like to think that it came off. # very dry
{ a_kind:
- "planner": A: I'd open them. I'd put them in order of postmark, and I'd open them. # restless
- "explorer": A: Where from? # at once
- "wildcard": A: I'd have sent you a card by now, just to see your face. # grinning, tired
- else: A: You might write back. Just a line. Just so he knows. # soft
}
B: Afterwards. Drink your coffee. You've still got some to bite. # getting up

=== shared_fork3_hiccups ===
# step: fork3
# tone: comic
A: I'm ready. I'm perfectly calm. We've only got to... Hic. # surprised
B: Not now! # appalled
A: It's what I do when I... Hic. Go on. Say what there is. # dignified
B: We could {d1}.
A: Hic.
B: Is that a yes? # leaning in
A: It's a hic! Go on!
B: Or we {d2}.
A: Hic. Hic.
B: That one got two. Hold your nose. Think about something flat. # desperate
N: {a} thought of something flat. It had a lump in it. # dry
A: Hic.
B: Then there's nothing for it. We {d3}! # shouted in {a_their} ear
A: Don't shout at... # stopping
N: They waited for quite a time. # hushed
B: It's gone. # whispered
A: It needn't mean anything. You might have said any of them, in that voice. # not so sure

=== shared_fork3_shadows ===
# step: fork3
# tone: eerie
N: The light stood behind them, so that their two shadows lay out in front, and seemed to have got there first. # hushed
A: They look as if they've talked it over. # low
B: What's yours say?
A: That we {d1}. Look how it stands. It never asked me. # low
B: Mine's leaning. I think mine's for it that we {d2}. It's always been the sensible one. # low
B: And if we were to {d3}? # slow
N: Nobody moved. But the light did, a little; and the two long shadows came together at the far end, where the heads were. # soft
A: They're whispering. # whispered
B: So are we. # whispered

=== shared_fork3_guess ===
# step: fork3
# a: payer
B: Which of them will you be able to tell people about? # low
A: That's a funny way to choose. # low
B: It's how I do it. If we {d1}. Say it as if I'd asked, in a year. # low
A: {d1_style == "bold":We just went and did it. I'd say it standing up.|{d1_style == "kind":We thought of somebody else, for once. I'd say it quickly.|{d1_style == "clever":You'll never guess what we did. I'd make them guess.|{d1_style == "honest":We told the truth. It's a short story.|We took our time. They'd look at the clock.}}}} # trying
B: And if we {d2}? # low
A: {d2_style == "bold":I'd wave my arms. I'd knock something over.|{d2_style == "kind":I'd leave out the part where I cried.|{d2_style == "clever":I'd need a pencil, to draw it.|{d2_style == "honest":I'd begin with what I said. I'd have to get my breath.|I'd tell it to somebody old. They'd nod.}}}} # trying
B: Or {d3}. # low
A: {d3_style == "bold":That one I'd tell at night.|{d3_style == "kind":That one I'd not tell. I'd just have it.|{d3_style == "clever":I'd tell it, and they'd say, no, how does it really end?|{d3_style == "honest":I'd tell it to the same people twice, so that they'd know it was true.|I'd tell it slowly, and leave nothing out.}}}} # after a time
N: It was no help at all. But it was good to know that there would be a year. # quiet
