// WON: there was one good mistake in the first try, and the rival never makes any.

=== contest_find_sneeze ===
# step: find
# skeleton: won
N: They cleared up in silence, or what passed for it. # tired
B: We're going to lose. # friendly
A: Oh, badly. # friendly
B: I'm only saying it now so that we don't have to say it afterwards.
A: But there was a bit. Wasn't there? For about as long as a sneeze. There was a bit in there that was good. # slow
{ b_kind:
- "planner": B: I wrote down the time. It's the only thing on the page that I haven't crossed out. # admitting it
- "explorer": B: I know! I don't know where it came from. I want to go back there. # lit up
- "wildcard": B: It was my mistake. I'd like that noted. It was a beautiful mistake, and I made it. # proud
- else: B: You were happy. It's the first time I've seen you happy since I don't know when. # gentle
}
{ trick != "":
  A: And {foe} {foe_plural:have|has} got {trick}. # gloomy
  B: Never mind that. A thing that's a secret every time isn't a surprise. # slow
}
A: {foe_cap} never had that bit. In all these years there hasn't been one mistake.
B: No. It must be awfully tiring. # thinking about it

=== contest_find_seen ===
# step: find
# skeleton: won
N: Somebody was standing there, with one arm in a coat. It was {g}, who never came to anything. # quiet
A: How much of that did you see? # stiff
G: Most. I was going. I'm still going. # gruff
B: Then we needn't ask what you thought.
G: I thought it was bad from end to end. # doing up a button
A: Thank you, {g}. That's very clear.
G: Except there was a bit. About as long as a sneeze. I'd got my arm in the one sleeve and I forgot the other. # cross about it
G: The bit that went wrong. {foe_cap} couldn't do that. Not for money. # going
A: {foe_cap} never went wrong in {foe_their} life. # slow
B: No. What a thing to be stuck with.

=== contest_find_list ===
# step: find
# skeleton: won
# b: careful
N: {b} had kept a list of everything that was wrong with it. They went through it one by one. # dry
B: Nine. We began late. Ten. We began at different times, both of them late. # reading
A: I was there.
B: Eleven, you. Twelve, me. Thirteen, {weak}. And then there's fourteen. # stopping
A: What's fourteen?
B: It just says, there. With an exclamation mark. I don't use those. # troubled
A: That's the bit! As long as a sneeze! You were grinning when you wrote it! # quick
B: But it's under things that went wrong. # lost
A: It did go wrong. That was what was so good about it.
N: {b} drew a small neat box round fourteen, to keep it off the others. # warm
B: I don't suppose {foe} ever got to fourteen.
A: I don't suppose {foe} ever got to one.

=== contest_find_space ===
# step: find
# skeleton: won
# tone: space
# where: space
N: In that line of work there is always a recording. They sat down in front of it, and heard themselves fail at half speed. # dry
A: Log it. Attempt one. Result. # tired
B: What do I put under result?
A: Put, yes, there was one. # tired
B: Go back. Four seconds. There. What's that? # sharp
A: That's where it went wrong. It's where all the lines cross. # shrugging
B: All the lines cross, and then for as long as a sneeze they go up. Every one of them goes up. Nothing in {foe_whose} file does that. It's as flat as a plate, for nineteen years. # fast
A: Flat's good. Flat's what you want.
B: Is it? I've been flat. Nobody ever played me back. # slow
A: Log it. Attempt one. Cause of failure unknown. Request permission to fail again. # quiet

=== contest_go_train ===
# step: go2
# skeleton: won
# door: Practise every hour there is
# style: bold
# recall: practised every hour there was
# makes: way=train
N: They practised every hour there was, and then they borrowed some. # brisk
A: Again. # hoarse
B: We've done it forty times. I did it in my sleep. I got up and did it again awake, to check. # hoarse
A: Forty-one's the one where it stops being a person and starts being a habit. # hoarse
B: Who told you that? # lying down
A: It was on a tin. # lying down next to {b_them}
N: But it was true that at the forty-first, somewhere about four in the morning, it began to go by itself. # warm
A: Did you do that? # not daring to move
B: No. Did you? # not daring to move

=== contest_go_teach ===
# step: go2
# skeleton: won
# door: Ask [g] how to beat [foe]
# style: kind
# recall: gone to [g] to be taught
# makes: way=teach
N: {g} had once beaten {foe}, and would not have it mentioned. They mentioned it, through {slot}. # dry
G: {g_says} # from inside
A: You beat {foe}, {g}. Everybody says so. # calling
G: Everybody wasn't there. # from inside
B: We'll lose anyhow. We only want to do it in an interesting way. # calling
S: creak
N: There was a noise of furniture. The door opened by the width of one eye. # dry
G: Show me your hands. No, not the clean side. # gruff
B: Is that bad? # looking, too
G: It's how mine were. Wipe your feet. You'll have no {t_sleep}, and no thanks, and I don't do it for money. # sighing, letting them in

=== contest_go_spy ===
# b: careful
# step: go2
# skeleton: won
# door: Peep in at [foe] through a crack
# style: clever
# recall: peeped in at [foe] through a crack
# makes: way=spy
N: There was a crack, and it was rather high up. It meant standing on a bucket, one upon the other, and {b} was the lower one. # low
B: What can you see? # strained
A: {foe_cap}. And a great deal of very clean equipment. And, hold still, there's something else. There's a box. # whispered
B: What's in it? # strained
A: I can't see. It's coming out. It's being looked after like an egg. {b}, it's {trick}. That's how it's done! It's {trick}! # whispered
B: That's wonderful. Somebody's standing behind me. # very quiet
A: Who?
B: I don't know. I'm looking at their shoes. They're very good shoes. # very quiet

=== contest_learn_train ===
# step: learn
# skeleton: won
# needs: way=train
N: By the third {t_unit} they had stopped talking in sentences. # tired
B: Now? # flat
A: Now. # flat
N: And {weak}, which had gone wrong forty times running, did not go wrong. They waited for it. They actually leaned forward. It had simply been worn smooth, like a step. # hushed
B: It worked. # not trusting it
A: Don't say so. It'll hear.
{ b_kind:
- "planner": B: I could put that in the plan. I could write, here, at this point, it works. # reverent
- "explorer": B: It was more exciting when it didn't. But I could get used to it. # grinning
- "wildcard": B: I've never done anything forty times. I've never done anything twice. Is this what the rest of you do? # amazed
- else: B: You should go to bed. You've got no colour at all. I've got some, but I think that it's paint. # kind
}
A: One more. # getting up
B: You're shaking. # noticing
A: It's only the {oops == "answer":mouth|hands}.

=== contest_learn_teach ===
# step: learn
# skeleton: won
# needs: way=teach
N: {g} taught them, hour after hour. {x_cap} did not come into it. They peeled things. They carried things up and down. They were made to stand still. # dry
B: When do we start? # meek
G: You've started. What did you hear, just then? # sharp
B: Nothing.
G: And you? # to {a}
A: {noise_cap}. And it's gone a bit slower. And I think you're humming. # surprised
G: That's it. Listen for where {weak} {weak_plural:want|wants} to go, and let it. {foe_cap} can do everything but listen. # satisfied
{ a_kind:
- "planner": A: Could I have that in steps? # pencil up
- "explorer": A: So you just wait? Until it tells you? # leaning in
- "wildcard": A: I've never listened to anything in my life. I've waited for my turn. # honest
- else: A: I do that all day. I never thought that it was for anything. # slow
}
B: And that's how you won?
G: No. That's how I ought to have won. # turning away

=== contest_learn_spy ===
# b: careful
# step: learn
# skeleton: won
# needs: way=spy
N: The shoes belonged to {h}, and {h} was the judge. # flat
H: {h_says}
B: We were only looking. # from below
H: I dare say. What at? # pleasant
A: At the view? # from above
N: It was not, to be fair, much of a view. {h} walked all round them, as you walk round a statue, and went away again, without a word, writing something down. # dry
B: Is that bad? # whispered
A: No. Yes. But now we know. It's {trick}. That's the whole secret. Nobody's better than us. There's only {trick}. # climbing down
{ b_kind:
- "planner": B: Then there's an order to it. First comes the cheating, and then comes the marvellous. # grim
- "explorer": B: Could we get some? I'm only asking what it's like. # curious
- "wildcard": B: That's not even cheating. I've done that with a birthday cake. # let down
- else: B: Fancy being that good and still not thinking that it's enough. # sorry
}
A: So what do we do, now that we know it?
B: I was afraid you'd ask. It was nicer as a secret.

=== contest_wrong_train ===
# step: wrong
# skeleton: won
# needs: way=train
# makes: trouble=broken
# title: Forty-two
N: They had done it forty-one times. It was the forty-second that was one too many. # flat
A: What's that? # sharp
B: What's what?
A: My {oops == "answer":tongue|hand}. It's stopped. I'm telling it, and it isn't doing it. # frightened
N: {x_cap} wavered. {weak_cap} went, with a sound like a plate. And then it was all over the place, in front of everybody. # dry
H: That's a stop. Whatever it is that you do, a stop's a stop. You're out. # not unkind
B: We only wanted it to be perfect. # small
A: It was. It was perfect yesterday. # smaller
{ foe_talks:
  F: Bad luck. I always rest on the second day. Didn't anybody tell you? # going past
- else:
  H: You want to rest on the second day. Look at {foe}. Lying down like a rug since yesterday. # aside, kind
}

=== contest_wrong_teach ===
# step: wrong
# skeleton: won
# needs: way=teach foe=talks
# makes: trouble=told
# title: That's not how I won
N: It was going so well that {g} stood up. That was when {foe} saw who had taught them. # flat
F: Oh, but this is charming. {g}! Have they told you what they've got for a teacher? Do tell them how you won, {g}. # loud, sweet
G: Don't. # low
F: I had a cold. I'd lost my voice, I couldn't taste, I couldn't see straight. And I said so, and asked to wait a day. And {g} said no, the rules are the rules. Didn't you? # sweet
N: {crowd_cap} looked at {g}. Nobody looked at {x}, for as long as it takes to turn round; and that was too long. # hushed
A: The, oh no. {b}, it's gone. It's gone! # turning back
H: That's a stop. I'm sorry. You're out. # not unkind
B: Is that true, {g}? # quiet
G: I listened for what I wanted. That's the other way to do it. # looking at {ground}

=== contest_wrong_teach_mute ===
# step: wrong
# skeleton: won
# needs: way=teach foe=mute
# makes: trouble=told
# title: That's not how I won
N: It was going so well that {g} stood up, so as to see. And {h}, with the book of results open, looked at {g}, and down at the book, and up again. # flat
H: Is it you that taught them? Only, there's a note here. From the year you won. # slow
G: There's no call to read that. # low
H: It says that {foe} limped, and somebody asked you to wait a day. And you said no. # reading, sorry already
N: {crowd_cap} looked at {g}. Nobody looked at {x}, for as long as it takes to turn round; and that was too long. # hushed
A: The, oh no. {b}, it's gone. It's gone! # turning back
H: That's a stop. I'm sorry. You're out. # wretched
B: Is that true, {g}? # quiet
G: I listened for what I wanted. That's the other way to do it. # looking at {ground}

=== contest_wrong_spy ===
# step: wrong
# skeleton: won
# needs: way=spy
# makes: trouble=accused
# title: Two people on a bucket
N: {h} held up a hand. Everything stopped but {x}. # flat
H: Before we go any further. There were two people on a bucket {t_before}. # reading from a book
A: We can explain. # quick
{ foe_talks:
  F: At my crack? How horrid. What could they have wanted? # wounded
- else:
  H: Looking in at {foe}. Who can't so much as ask you what you want. # severe
}
B: {trick_cap}! We saw the box! # pointing
N: The box was opened in front of everybody. There was {trick} in it, and under that a paper with a stamp. It was a permit. # dry
H: That's allowed. It's been allowed for thirty years. It's in the rules, if anybody'd read them. Looking in through cracks isn't. You're out. # not unkind
A: {b}. Did you read the rules? # faint
B: I thought that you'd read them. You look as if you would. # faint

=== contest_go_appeal ===
# step: go3
# skeleton: won
# door: Ask to come back, in front of everyone
# style: bold
# recall: asked in front of everyone to be let back in
# makes: way3=appeal
N: They asked in front of everyone. There was a box to stand on, and it wobbled. # steady
A: We'd like to come back in, please. Under rule nine. # too loud
N: Somebody laughed. It was not a cruel laugh, but it went on for some time and had friends. # dry
H: On what grounds? # pen ready
A: On the grounds that {trouble == "accused":we did stand on a bucket, and it was wrong, and we're sorry, and it was a very good crack.|we did it badly, and we'd like to do it well. I know that isn't grounds. It's all I've got.} # plain
B: And I'm with {a_them}. # plainer
N: The laugh went and sat down. {h} turned over a page, and then another. Nobody had ever got so far into the rules. # quiet
H: Rule nine, part two. There's a price. # slow

=== contest_go_mend ===
# step: go3
# skeleton: won
# door: Start afresh before [t_noon], with what there is
# style: clever
# recall: started afresh with whatever there was
# makes: way3=mend
N: Rule three says that whatever is put right before {t_noon} counts as new. They had not much to put it right with, and some of that was {food}. # brisk
A: Hold that. No, hold it as if you liked it. # working
B: What's this bit for? # holding it
A: It isn't for anything. It's where the good bit was. I'm building the good bit back. Remember? For as long as a sneeze? # working
{ oops:
- "boil": B: When it went over the side. # slow
- "left": B: When we went in, and had a second helping. # slow
- "spin": B: When we went backwards. # slow
- "laugh": B: When one of us laughed. # slow
- "answer": B: When we got the wrong answer. # slow
- "piece": B: When I sneezed, and put down the wrong one. # slow
- "open": B: When I never hid at all, and you went by. # slow
- "heel": B: When it came off the heel, and went in. # slow
- else: B: When we both fell over. # slow
}
A: I think it isn't a mistake. I think that's how it goes, and everything we did after that was us, correcting it. # fast
N: At one minute to {t_noon} {h} came round with a stopwatch, and looked at {x} from all sides. # hushed
H: It's new. I'd not have believed it. It's new, and it's on time, and I'm sorry to say that there's a form.

=== contest_go_team ===
# w: the one who lost first
# step: go3
# skeleton: won
# door: Go and find the others who lost
# style: kind
# recall: found the others who had lost
# makes: way3=team
N: There were seven others who had lost, behind {hide}, not talking. One was doing a crossword with no clues. # dry
A: Budge up. # sitting down
B: What did you go out on? # to the nearest
W: Nerves. He went out on hiccups. Those two were disqualified for being one person. # gloomy
A: And what were you good at? Before? # leaning forward
W: Before? Well, I can hear a thing just before it goes wrong. She's never dropped anything in her life. And he can count, between the hiccups, to a hundredth of a second. # surprised
B: {a}. There's a whole winner in here. It's only been cut up. # low
A: Rule four. Nobody says how many people are in a team. # low
