// STUCK, episode 4: p says it (to all, to g, or by doing all of it backwards), and then it goes, by what was learnt: the tin or the knot
// (hid), the one spoilt place (bent), a piece of the thing (pride). g is back, and the crowd has to do the one thing that it can't: nothing.

=== rescue_stuck4_box ===
# step: go4
# skeleton: stuck
# door: Say it in front of everybody
# style: honest
# recall: said it in front of everybody
# makes: end=crowd
N: {p} got up on a box {front}. People stopped chewing. # plain
P: It wasn't {g}. # too low to hear
Q: Louder.
P: It wasn't {g} who {spoilt}! It was me! {h} asked who, and I looked at {g}, and I've let it stand for two years! # loud
{ price:
- "hid": P: And {hidden} in there's mine! I hid it from all of you! And I let you pull! # loud
- "bent": P: And {g} could have put it right on the first day, and I'm the one who sent {g_them} off! # loud
- else: P: And now {foe} will have to be spoilt for good, because of it. So I've given {h} {p_keep}, for good as well! # loud
}
N: One could have heard a bun drop. One did. # still
G: Would you say the first part again? # from a long way back
P: It wasn't you. It was me. I'm sorry, {g}. # hoarse
G: Thank you. I only wanted to hear if it sounds the way that I thought. # coming nearer, with a bag

=== rescue_stuck4_row ===
# step: go4
# skeleton: stuck
# needs: seats
# door: Tell the front row first
# style: honest
# recall: told the front row first
# makes: end=crowd
N: It was easier to begin with people who had paid. {p} stood before the front row, and took off {p_their} hat. # dry
P: Ladies and gentlemen. You've been looking at the wrong one. # clear
Q: Go on. # low
P: {g} never {spoilt}. I did it. I looked at {g}, and {h} believed my face. It's always been thought an honest one. # clear, then less
{ price:
- "hid": P: And {hidden} in there's mine. It's why nothing would come. I kept it from the lot of you. # hoarse
- "bent": P: And it sticks on just that one place, and nowhere else. I've known it for some time. # hoarse
- else: P: So {foe} must be spoilt for good. And I've given {h} {p_keep}; for always. It's fair. I don't like it, but it's fair. # hoarse
}
N: Nobody threw anything. A lady in the middle moved her parcel off the next seat, and looked to the back. # still
Q: {g}! There's a place in the front! # calling
G: I've stood for two years. I think I'd like to. # coming, with a small bag

=== rescue_stuck4_door ===
# step: go4
# skeleton: stuck
# door: Go and fetch [g] back
# style: kind
# recall: gone and fetched [g] back
# makes: end=fetch
N: {g} was by {hide}, on a box, with the small bag on {g_their} knees. {g_they_cap} had not been asked to come back; so {g_they} had not. # quiet
P: I've got something to say to you, and I'd be glad if you didn't help. # stiff
G: I wouldn't know how. # mild
P: I {spoilt}. Two years ago. {h} looked round for somebody, and I let it be you. I'm sorry. # all in one breath
{ price:
- "hid": P: And it's me who put {hidden} in there. You asked what it was. You were the only one who did. # hoarse
- "bent": P: And it's just that place that {x} sticks on. It wants your mallet. It's wanted it for two years. # hoarse
- else: P: I've told {h}. And I've given {h_them} {p_keep}, for {loss}. {h} cried. I'm to bring you. # hoarse
}
N: {g} said nothing; opened the bag, and looked inside, as if to see whether everything had heard. # still
G: I thought that I must have done it. You all seemed so sure. I thought that perhaps I'd forgotten. # slow
P: No. # barely
G: That's a great weight off. Well, come along. They'll be pulling. # getting up

=== rescue_stuck4_back ===
# step: go4
# skeleton: stuck
# door: Do it all again, backwards
# style: clever
# recall: done it all again, backwards
# makes: end=back
N: {q} had written down all that they had done about it. It came to three things. # plain
Q: Each time that we did something, it got worse by one. So we undo them. One at a time, from the last to the first. # reading
P: What was the first?
Q: Before any of the helping. You sent {g} away. # quiet
P: Then let's do that one now. I'd sooner have it behind me. # getting up
N: {p} went across to {hide}, walking backwards, so as to do it properly; and therefore spoke to {g} over one shoulder. # dry
P: It was me who {spoilt}. It was never you. I'm sorry, and would you please come back? # over one shoulder
{ price:
- "hid": P: And {hidden} in there is mine. I'm going to say so to every one of them. # over one shoulder
- "bent": P: And that's the place where it sticks. There's nobody who can put it right but you. # over one shoulder
- else: P: And {h} has {p_keep} now, for {loss}. I've told {h_them} the rest. # over one shoulder
}
G: You could turn round. # after a while
P: I don't think that I could. # truthful

=== rescue_act_crowd ===
# step: act
# skeleton: stuck
# needs: end=crowd
# title: Nothing, All Together
Q: Now you can all help. I want every one of you to do the same thing. Nothing. # to all of them
N: It was the hardest thing that they had been asked. They sat on their hands. Somebody's uncle had to be held. # dry
{ price:
- "hid": Q: And turn round. {turn_why} # brisk
- "bent": G: I'll want it quiet. It's only three taps, and I've been practising on a bucket. # opening the bag
- else: H: I'll do it myself. I know where it's {stuck == "high":strongest|thinnest}. I've wiped it often enough. # taking off a coat
}
N: {price == "hid":Forty backs were turned. There was a scrape behind them, and then a rattle; and {loosed}.|{price == "bent":One, went the mallet, on the felt. Two. And {g}, with one ear against it, {mended}.|{h} shut both eyes and began; and when it was plain that it could not be done like that, opened them. And together they {cut}.}} # hushed
{ x_talks:
  X: Oh. {limb != "":I can move it. I can move it at both ends.|I can breathe. I'd forgotten that there's a bottom to it.} # amazed
- else:
  N: There was {x_sound}, as if to ask whether anybody else had noticed. # soft
}
P: Don't pull! Nobody pull! # whispered, very loud
Q: Nobody's pulling. {x_theyre_cap} coming by {x_plural:themselves|{x_them}self}. # whispered

=== rescue_act_fetch ===
# step: act
# skeleton: stuck
# needs: end=fetch
# title: With a Small Bag
N: {crowd_cap} had got hold again. They were on two, and about to be on three. {g} went through them as one goes through washing. # brisk
G: Thank you. Thank you. Would you put that down? Thank you. # mild
H: I said that {g} wasn't to... # stopping
P: It was me, {h}. I {spoilt}. I've told {g_them}, and now I'm telling you. # loud
N: {h} looked at {p}, and at {g}; and then {h} moved over, and held out the soft cloth. {g} took it, and wiped both hands. # still
{ price:
- "hid": G: Now. I've wanted to ask since it began. What did {x_they} come {went} here for? I see. And whose is it? Well, say that {x_they} may have it. # kneeling
- "bent": G: It's not a large dent. I'd have got it out in a minute. Hold the felt, {p}. Not there. There. # kneeling
- else: G: If it's got to be {stuck == "high":bent, then it wants bending slowly|cut, then it wants cutting slowly}. I'll hold. You begin, {h}. # kneeling
}
N: {price == "hid":{p} said it, to {x}, quite low. For a while nothing happened; and then {loosed}.|{price == "bent":Three taps it took. {p} held the felt, and {g} {mended}.|Nobody spoke while it was done. {h} did every inch of it; and so they {cut}.}} # hushed
P: Is that all? After {days}? # whispered
G: It's all that it ever was. Mind your head. Here {x_plural:they come|{x_they} {x_plural:come|comes}}. # whispered

=== rescue_act_back ===
# step: act
# skeleton: stuck
# needs: end=back
# title: Three, Two, One
N: So they did it all from the end to the beginning. {crowd_cap} came in backwards, sat down, and were asked to stop knowing how it is done. # dry
Q: That's number three. {way == "tool":Now {tool}. We didn't ask the last time. Does anyone mind if we take {tool_them} away?|{way == "rope":Now we all let go. Slowly. From the back.|Now whatever was turned. The same way, only home.}} # with the pencil
P: It's moved. It's moved by one! # down on {p_their} knees
Q: Number two. That was all of us at once. {stuck == "high":So now it's none of us. Everybody look at your shoes.|So now it's one of us, with one finger.} # counting
P: That's another one! # whispered
{ price:
- "hid": Q: And number one. That's yours. Say it, {p}. # quiet
- "bent": G: And number one. That'll be me. # opening a small bag
- else: H: And number one. That's me. I said that nobody's to lean on it. I'm going to lean. # taking off a coat
}
N: {price == "hid":{p} said aloud whose it was, and that nobody need look after it any more. And {loosed}.|{price == "bent":There were three taps with a mallet, on felt. And {g} {mended}.|{h} leaned, with all {h_their} weight; and together they {cut}.}} # hushed
G: And I'm back. So that ought to be all of it. # mild
Q: It is. Look at {x_them}. # whispered

=== rescue_out_talks ===
# step: out
# skeleton: stuck
# needs: x_talks no-x_plural x=person,creature,thing stuck
# title: What [x] Had Hold Of
N: And {x} came {come}; not fast, like a cork, as they had all thought, but slowly, like somebody getting up out of a good chair. # warm
X: I can feel my feet. They've gone on without me, they're all fizzy. # on {ground}
A: We said that we'd {verb}. # out of breath
B: And we {verb_did}! By not pulling! # out of breath
{ price:
- "hid": X: There's your tin. I didn't open it. I shook it a good deal, though. # holding it out
- else: X: This was in there. It's what I went {went} for. It's a tin, and it's got a name on it. # holding it out
}
P: It's for everybody. I was going to say. Take the lid off, and pass it round. # red
N: It went round. By the time that it came back to {p}, there was a corner. # dry
X: Aren't you having it?
P: You have it. You've been holding it for {days}. # gruff
X: It tastes of sleeve. # chewing

=== rescue_out_bun ===
# step: out
# skeleton: stuck
# needs: x_talks no-x_plural x=person,creature,thing stuck
# title: With a Name on It
N: Nobody saw the moment itself. They had all been told not to look. When they did look there {foe_was} {foe}, with nobody {den_inside}; and beside it stood {x}, with creases. # dry
X: Well, that's that. # brushing off
A: That's all? We said that we'd {verb}! # turning round
B: And we {verb_did}! I missed it! I had my eyes shut! # turning round
X: It wasn't much to see. It was like taking off a jersey. Whose is this? # holding out a tin
N: {h} read out the lid. It did not take long. # dry
P: I was going to pass it round. # after a while
X: When?
P: When there was nobody there. # honest
G: That's how one does it, if one wants to have some left. # mild
N: So they passed it round there and then. {x_cap} had the first bit, {g} had the second; and {p}, who held the lid, had the crumbs. # warm
P: They're good crumbs. # surprised

=== rescue_out_aunt ===
# step: out
# skeleton: stuck
# needs: x=creature,group,person
# title: Like a Good Chair
N: And {x} came {come}; not like a cork, as they had all expected, but slowly, like an aunt out of a good chair. There was {x_sound}, and then, for once, nothing at all. # warm
A: We said that we'd {verb}. # out of breath
B: And we {verb_did}. Don't clap! If anybody claps, {x_they}'ll go straight back! # out of breath
N: Nobody clapped. They waved their handkerchiefs, which is quieter. # dry
H: There's something come {come} behind {x_them}. It's a tin. It's got {food} in. It's got a lid, with... {price == "hid":Yes. I see.|{p}?} # reading
P: {price == "hid":I did say so. It looks worse out here.|Yes. That's mine, as well. I had it there. It's what {x_they} went {went} for.} # red
G: So that's what it was. I did ask. # mild
N: {p} took off the lid, and passed it to the left. It went all the way round; and the last corner was put down in front of {x}, who had earned it. # soft
H: You might have told us that you liked {food}. We'd have made you a big one.
P: I know. That's what I didn't want to find out. # low

=== rescue_out_thing ===
# step: out
# skeleton: stuck
# needs: x=thing,idea,event,place
# title: It Only Needed Asking
N: And {x} came {come}. It made no fuss about it. It lay in {q}'s two hands, as though it had been waiting for them to have done. # warm
Q: We said that we'd {verb}. # out of breath
P: And we {verb_did}. I did some of it twice. # out of breath
H: Is there a mark on it? # craning
Q: On {x}?
H: On {foe}. # ashamed of it
{ price:
- "hid": G: There's a bit of lace left. In a bow. With the ends tucked in. # looking
- else: G: There's a lace round it, at the back. In a bow. Somebody's gone and tied it there. # looking
}
P: That's me. I tied it on. I was tired of everybody having turns with it, and I wanted a go by myself. # red
Q: Then you'd better have it. You've waited longest. # holding it out
P: No. After {g}. # gruff

=== rescue_change_hid ===
# step: change
# skeleton: stuck
# needs: price=hid
# title: By the Left
N: {later_cap} there was nobody {front}, except {h}, with the cloth. {p} came along, and stood about. # quiet
P: I told them all. It wasn't so bad. Nobody's said a word to me since, but it wasn't so bad. # gruff
H: They don't know what to say. They've been hiding things themselves, since they heard. There's a cheese in the clock. # wiping
P: Has {g} been?
H: {g} does the other side now. We start at the front, both at once, and meet at the back. I said that I was sorry. {g_they_cap} said, which cloth? # wiping
N: From round the back one could hear somebody humming. # soft
P: It looks nice. {foe_cap}. # after a while
H: Say that again. # quite still
P: It looks nice, {h}.
N: {h} turned the cloth over, and found a clean bit, and gave it to {p}. # warm

=== rescue_change_bent ===
# step: change
# skeleton: stuck
# needs: price=bent
# title: Not [g]
N: There was a card that said what one was not to do with {foe}. {h} had taken it down, and sat over it with a pen. # quiet
H: It says "Not {g}". I've crossed it out, and now there's a line with nothing on it. What ought one to put? # pen up
G: You could put "See {g}". # mild
H: "See {g}." Yes. I've got a good deal of seeing to make up. Two years of it. I went by your door on the other side of the way. # writing very small
G: I know. I used to wave. # mild
P: I'd like to be on the card. # stiff
H: Are you sure? It's read out.
P: At the bottom. "It was {p}." So that nobody has to guess, if it ever comes undone. # stiff
N: {h} wrote it, in ink. Then {h} looked at {p}, and after it, in brackets, {h} put: (who said so). # warm
Q: That's generous. # reading it
G: It's only what happened.

=== rescue_change_pride ===
# step: change
# skeleton: stuck
# needs: price=pride
# title: Is That Where
N: {foe_cap} {cut_short}. {h} had been all round it with the cloth, and had stopped each time at that place. # quiet
P: Do you mind very much? # low
H: I thought that I should. But people come and talk to me about it. They put a hand on it, and they say, is that where? It's more than they ever did. # slow
P: And {p_keep}?
H: There. I've put it next to the place. # pointing
N: There stood {p_keep}, shining. {p_keep_they_cap} had never been so clean before. # still
P: {p_keep_plural:They look|It looks} nice. # hoarse
H: I do it last. I do {foe} first, and then that. And {g} comes by at six, and holds the tin of polish. We don't say much yet. # wiping
P: May I come and look, sometimes? Not to touch. # low
H: You could come and wipe. # handing over the cloth
