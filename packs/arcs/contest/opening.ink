// The first episode, for every skeleton: the call, what is at stake, the rival, the first try.
// h judges. g beat the rival once, or came last nine times, as the skeleton has it.

=== contest_call_board ===
# step: call
# where: town village wild ship room
# a: lead1
# title: One name on the list
N: {air} {a_who}
A: Have you seen what's up on {board}? # casual
B: I've seen it every year. I look the other way. # not looking up
A: {event_cap}{deadline != "":, {deadline}}. Anybody may enter. And look, there's a line here, for names, and there's only one name on it. # reading
B: Whose? # knowing
A: {foe_cap}. {foe_talks:With a very sharp pencil.|Somebody has put it in ink.}
N: {b_who} It is surprising how rude an empty line can be. # dry
B: And what does the winner get?
A: {prize_cap}. # quiet
B: They've put up that? # turning round
A: It says so here. It's underlined.

=== contest_call_radio ===
# step: call
# where: space
# a: lead1
# title: All stations
S: static
N: {air} {a_who} {b_who} And then the radio, which nobody had touched, cleared its throat. # plain
H: There's a message. It's for everyone, only there's nobody else out here, so it's for us. {event_cap}{deadline != "":, {deadline}}. Anybody may enter. # over the speaker
A: Who else is in it? # wary
H: One name. {foe_cap}.
B: No. # to {a}
A: I haven't opened my mouth.
B: You opened it on the inside. I saw. What does the winner get, {h}? # sharp
H: That's the other thing. {prize_cap}. # quieter
A: They've put up {prize}. # slow
B: I heard. I was hoping that you hadn't.

=== contest_call_asked ===
# step: call
# needs: event
# title: Put down as no
N: {air} {a_who} {b_who} {h} came by with a pencil behind each ear, which is never a good sign. # plain
H: {event_cap}{deadline != "":, {deadline}}. I have to ask everybody. You needn't say no. I've put you both down as no. # brisk
A: Who's put down as yes? # curious
H: {foe_cap}. Same as every year.
B: Does nobody else ever say yes?
H: There was a man who said perhaps. # remembering
A: And what's it for, this time?
H: Ah. They've changed that. This time it's for {prize}. # not meeting anybody's eye
B: Who said that they could put up {prize}? # rising
A: {h}? Rub out the no. # slow

=== contest_call_noir ===
# step: call
# tone: noir
# a: lead1
# title: A kind of appointment
N: {air} {a_who} News got round {place_of} the way damp does. You put your hand on a wall, and it was there. # dry
A: You've heard. # not a question
B: I heard it from three people, and none of them was looking at me. {event_cap}{deadline != "":, {deadline}}. # flat
A: And {foe}?
B: Signed first. It isn't a contest. It's a kind of appointment. # lighting nothing
N: {b_who} # dry
A: What aren't you telling me?
B: What it's for. # low
A: So what's it for?
B: {prize_cap}. They've put up {prize}, like a coat that somebody left. # low
A: Somebody ought to do something. # after a while
B: I was afraid you'd look at me when you said that.

=== contest_call_gentle ===
# step: call
# tone: gentle
# title: Folded in four
S: page
N: {air} {a_who} {b_who} A piece of paper came in through {slot}, folded in four. # soft
A: You read it. # drowsy
B: It's you that it's nearest. # drowsier
A: It says, {event}{deadline != "":, {deadline}}. It says that anybody may enter, big or small. Small's been put in afterwards, in a different colour. # unfolding
B: That was kind of somebody. Who's in it?
A: {foe_cap}. That's all. There's just {foe}, and then a lot of dots.
B: What are the dots for?
A: I think the dots are for us. # slow
B: And the bit in the corner? With the line under it?
A: That's what you win. It's {prize}. # very awake

=== contest_call_epic ===
# step: call
# tone: epic
# w: the crier
# title: Nine days' walk
N: {air} {a_who} {b_who} The news came on foot, and had been walking for nine days. It sat down and took off its shoes. # broad
W: Hear me. {event_cap} {event_is} called{deadline != "":, {deadline}}. I'm to cry it to the ends of the earth, and this is the end I was given. # hoarse
A: Who stands? # formal
W: {foe_cap}. Everywhere I cried it, they gave me soup and went in.
B: And what's laid down for the one who wins? # low
W: {prize_cap}. # low
A: By whose leave? # rising
W: I only cry it. I don't hold with it. # rubbing one foot
B: Then cry this, on your way back. There are two more. # getting up

=== contest_prize_mass ===
# b: careful
# step: prize
# needs: prize=mass
# makes: said=clapped
N: Everybody in {place_of} knew how things stood with {prize}. It was merely not talked about at meals. # quiet
A: How much have we got left? Of our own? # low
B: Enough, if nobody's greedy. # low
A: And if somebody is?
B: Then {stake}. # flat
{ a_kind:
- "planner": A: I've done that sum in three different inks. It comes out in all of them. # grave
- "explorer": A: So we go and win some. I don't see what else the word's for. # simple
- "wildcard": A: I've always wanted to be desperate. It isn't as nice as it looks. # light, not quite
- else: A: I'd rather not be the one who has to tell them that. Would you? # soft
}
B: Nobody from {place_of} has ever beaten {foe}. Not once. Not at anything.
A: Have we ever tried?
B: We've clapped. # admitting it

=== contest_prize_one ===
# b: careful
# step: prize
# needs: prize=one
# makes: said=clapped
N: There are prizes that people want, and there are prizes that people have had taken. {prize_cap} {prize_was} the second sort. # quiet
A: How did that get on the list? Who's allowed to put that up? # low
B: It's on loan. Everything is. You should read what you sign. # low
A: And if we don't win it?
B: Then {stake}. # flat
{ a_kind:
- "planner": A: I've read to the end of that, and I don't like how it comes out. # grave
- "explorer": A: So we go and get it. I don't see what else there is to say. # simple
- "wildcard": A: I'd sooner swallow it. # light, not quite
- else: A: I shouldn't like to be the one standing there when it's handed over. Would you? # soft
}
B: Nobody in {place_of} has ever beaten {foe}. Not once. Not at anything.
A: Have we ever tried?
B: We've clapped. # admitting it

=== contest_prize_glass ===
# step: prize
# needs: prize=one
N: {prize_cap} {prize_was} put on show, by {edge}, under a glass bowl, with a ribbon and a card. There was a queue, and then it was their turn. # plain
A: {prize_plural:They look|It looks} so small in there. # low
B: It's the card. It says, for the winner. # low
A: Can you see {prize_them} {foe_alive:at {foe_whose}|going to {foe}}? # low
B: No. I've been trying. {foe_alive:I get as far as the door.|I can't think who'd be let carry {prize_them}.} # low
A: And then it comes true that {stake}. # low
B: I asked who had decided it. They said that it was decided. # flat
{ b_kind:
- "planner": B: There's a second card, underneath. It's got {foe} written on it. They've had it made ready. # grim
- "explorer": B: So we'd have to get it back by winning. I never won anything. I'd like to know how it goes. # simple
- "wildcard": B: I breathed on the bowl. I wrote our names in it. They've gone again. # honest
- else: B: Somebody had been crying. There was a mark on the glass, at about the height of a child. # soft
}

=== contest_prize_fingers ===
# step: prize
# needs: prize=one,mass
N: {b} counted up on {b_their} fingers what would be different if {foe} got {prize}. It was soon done. # dry
B: One. {stake_cap}. # low
A: That's a whole hand, by itself. # low
B: Two. We'd have to go and clap. # low
A: I can't clap at that. I'd do it with my gloves on, so that it didn't count. # low
B: Three. Everybody'd say that it's only once a year. # low
A: And has anybody from {place_of} ever beaten {foe}?
B: There's a man who says that he nearly did. He says it every year, and every year it's nearer. # fair
A: So nobody has. # low
B: Nobody. Four. I've run out of thumb. # looking at it

=== contest_prize_none ===
# step: prize
# needs: prize=none
N: It was nothing that you could have put in a bag. It was only {prize}. # dry
A: It's silly, when you say it out loud. # low
B: Then don't. Think of it going to {foe} again, and {foe} being nice about it. # low
A: Oh, I do mind that. # surprised
B: And after that, {stake}. Every year we say that it doesn't matter. # flat
{ a_kind:
- "planner": A: I keep a note of the years. I thought that somebody might ask me for it. # grave
- "explorer": A: Then it does matter, and I'd like to go now, please. # simple
- "wildcard": A: I've a special face for seeing {foe} win. It's wearing out round the mouth. # light, not quite
- else: A: People go so quiet on the way home. I always carry the coats, so as to have something to do. # soft
}
B: When was the last time that either of us won anything?
A: I found a glove once. # thinking hard
B: You'd dropped it.

=== contest_rival_talks ===
# step: rival
# needs: foe=talks
N: A voice spoke behind them. It was {one}. # quick
F: You're not going to sign that. How sweet. You are. # delighted
F: And what would you enter with? Not {x}? # kind, which was worse
B: What's wrong with {x}? # bristling
F: Nothing! It's all very brave. I went in for that kind of thing, when I was six. # patting
A: We might surprise you. # even
F: My dear, I do hope so. It's been years. I've begun to bring a book. # going
N: {a} took the pencil and wrote two names, so hard that they can still be read on {board} today. # flat
B: You've signed for me.
A: Were you going to say no? # interested
B: {b_no} But I was going to say it after I'd signed.

=== contest_rival_places ===
# step: rival
# needs: foe=talks
# title: Second Place
N: {one_cap} was by {edge} already, with a paper, and waved them over. # brisk
F: Just the people. I'm doing the places now, to save time afterwards. I've only got the one down. # pleased
A: It hasn't begun yet. # even
F: No. Would you care to be second? Nobody's ever been second. It's very roomy. # kind
B: We'd like to see how it comes out. # bristling
F: It comes out like this. I've left off the year, so that I can use it again. # holding it up
A: And what's that, about {x}? # level
F: "Also brought {x}." I did a flower next to it, so that it shouldn't look unkind. # shy
N: {b} took the pencil out of {one_their} hand, and went, and wrote two names with it, on {board}. # flat
F: That's the one I do the places with. # distressed
A: You can have it back when you know them. # going
B: I pressed. Did you see how I pressed? # when they were round the corner

=== contest_rival_radio ===
# step: rival
# needs: foe=talks
# where: space
S: static
N: Another voice came in on top of the first. It was {one}, so rich and near that they both looked behind them. # quick
F: Hallo, hallo. We can see you from here. You've something hanging out. Oh, is that {weak}? # delighted
B: That's private. # bristling
F: You aren't going to enter? With {x}? How sweet. I had a thing like that once. I kept socks in it. # purring
A: We might surprise you. # even
F: I do hope so. We've begun to bring knitting. Good night, good night. # fading
N: {a} picked up the microphone, and said two names into it, slowly, and spelled them. # flat
B: You've entered me.
A: Were you going to say no? # interested
B: {b_no} But I was going to say it from on board.

=== contest_rival_past ===
# step: rival
# needs: foe=mute no-foe_type=thing,place,event,idea
N: They were still standing there when {foe} came by, practising, and said nothing, as ever. # dry
A: There. Don't stare. # low
B: I'm not staring. My eyes have stopped, that's all. # low
A: First go. Did that look hard to you?
B: It looked like somebody shutting a drawer. # bitter
N: {one_cap} went right past them, without slowing down, the way you go past a hat stand. # dry
A: And what have we got? # after a while
B: We've got {x}. # with dignity
N: {a} took the pencil and wrote two names, so hard that they can still be read on {board} today. # flat
B: You've signed for me.
A: Were you going to say no? # interested
B: {b_no} But I was going to say it after I'd signed.

=== contest_rival_ditto ===
# step: rival
N: Next to the list hung another, with the winners of other years. At the top somebody had written {foe}, and under that only two little marks, all the way down. # dry
A: What are those? The little marks? # counting them
B: That's ditto. It means the same again. # flat
A: Nineteen dittos. # impressed, against {a_their} will
A: And if it was us? What would they have to write?
{ b_kind:
- "planner": B: There'd have to be a plan, first. What have we got? Apart from {x}? # practical
- "explorer": B: We'd need something to do it with, first. Is there anything at all, apart from {x}? # keen
- "wildcard": B: Imagine the fuss. What have we got? Don't say {x}. # glowing
- else: B: It'd be such a nice change for it. What have we got? There's {x}, I suppose. # gentle
}
A: {x_cap}. # firm
N: It sounded better than it was. {a} signed before it could stop.

=== contest_rival_manners ===
# step: rival
# tone: manners
# needs: foe=talks
# title: So very good of you
N: In {place_of} one does not insult people. One is pleased for them, and watches it go in. # dry
F: So you're entering! How good of you. One does so want there to be others. # warm
A: You're too kind. # smiling
F: And with {x}. I did wonder what had become of that. # smiling
B: We shouldn't dream of getting in your way. # smiling
F: No. I don't suppose you'll be near enough. Do have something hot first, won't you? People do go such a colour. # smiling
N: They all bowed. It was some time before anybody could be the first to stop. # dry
A: {b}? I don't think I've ever been so angry. # still smiling
B: Nor I. Have you a pencil? # still smiling
A: I'm holding it. I've been holding it so that I shouldn't use it on anyone.
N: They signed in their very best writing. # prim

=== contest_try_make ===
# step: try
# needs: act=make
# makes: oops=boil
S: bubbles
N: That night they made {x}, for practice, from memory, with nobody looking. # plain
B: It wants more of {weak}. # working
A: I've put in {weak}.
B: You've put in {weak}? I put in {weak}. Twice. I'd my back to you. # slowing down
N: {x_cap} rose up, and leaned, as if to say something private, and came down over the side, as far as {b}'s left shoe. # dry
A: How bad is it? # brave
B: It got as far as the sock. # after a while
A: But was that bit from before it went over, or after? That bit, there. At the edge. # odd
N: {b} tried it with the tip of one finger. For some time {b_they} said nothing.
B: That's good. {a}, that's really good. Do we know what we did? # careful
A: No. # sad

=== contest_try_race ===
# step: try
# needs: act=race no-x=creature
# makes: oops=spin
N: They tried it out that evening, once round, with nobody looking. # plain
A: Ready? Gently. We only want to know what {x} can do. # calm
B: That's what I want to know, too. # not gently
N: For a few seconds it was beautiful. Then {weak} made a remark, and they turned about, like a dog on a rug, and went on the wrong way round. # dry
A: Why can I see where we've been? # calm, higher
B: Don't look at it as backwards! Look at it as having a really good view! # wrestling
A: {b}. We're going faster backwards than we've ever gone forwards. # puzzled
S: crash
N: They hit something, not very hard, and small things came past them one at a time.
B: Could you do that again? # thoughtful
A: I don't know what I did. # sad

=== contest_try_perform ===
# step: try
# needs: act=perform
# a: doer
# makes: oops=laugh
N: They tried it over in private. {a} had {x}. {b} had {weak}. # plain
A: From the top. And nobody's to look at me. # nervous
B: I can't look at you. I'm looking for my place. It was here this morning. # hunting
N: {a} began. It was so very correct that you could have hung a coat on it. Then {b} found the place, with an elbow. # dry
A: What was that? # stopping
B: That was an accident. I felt sure of that part. # ashamed
N: And {a} laughed, halfway through the hardest bit, and it went somewhere else altogether. Somebody going past with a {rake} stood still, on one foot. # hushed
B: Do that again. # low
A: I can't. I didn't do it. It fell out.

=== contest_try_wit ===
# step: try
# needs: act=wit
# makes: oops=answer
N: They tried it on each other, in private. It is hard to be clever at somebody who has seen you look for your glasses while wearing them. # dry
A: I'll be {foe}. You be us. You've {x}. Go. # brisk
B: I had it a moment ago. # faltering
A: You've four seconds. {foe_cap} would have said three things by now. # counting
B: Don't count! Now there's only numbers in there! # desperate
A: Two. One. And what do you say to that? # merciless
N: {b} opened {b_their} mouth, and the wrong thing came out. It had {weak} in it, the wrong way up. # plain
A: That isn't an answer. That isn't even, oh. Oh, that's horrible. # beginning to shake
N: It was a full minute before either of them could stand. # warm
B: What did I say? # wiping {b_their} eyes
A: I don't know. I was laughing. # stricken

=== contest_try_strength ===
# step: try
# needs: no-act=make,grow,race,perform,wit,board,leap,hide,still,ball
# makes: oops=shift
N: They tried it against each other, in private. # plain
A: Don't hold back. I shan't feel it. # spitting on both hands
B: Are you pushing? # after a while
A: I'm giving it everything. Are you?
B: I've been giving it everything since you said ready. # red
N: For a while nothing happened, very hard. Then {weak} gave, and both of them went over the same way, with {x} on top. # dry
S: crash
A: Are you hurt? # muffled
B: No. I'm leaning on something that moved. # muffled
N: It was the big one by {edge}, that nobody had ever shifted by a hair. Beside it on {ground} one saw a fresh mark, as wide as a thumb. # hushed
A: Did you push that? # looking at it
B: I was falling over at the time. # looking at it
A: So was I.
