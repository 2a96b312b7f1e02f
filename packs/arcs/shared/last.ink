// The end of a season. It ends, lightly, on a thing that can be seen; no new riddle.

=== shared_last_coats ===
# step: last
# a: bold
# b: careful
N: {air} They sat by {edge}, with their feet up, and passed some {food} to and fro.
A: My collar's been tight ever since we dressed in the dark. # contented
B: Mine's been loose. # contented
A: {b}. Whose coat is that? # slow
B: It's mine. It's got my, no. It hasn't. # looking
N: There could be no doubt. Each had gone the whole way in the other's coat. # dry
A: I thought that I'd got sensible. I put a hand in my pocket, and there'd be a pencil, and I'd stop and make a list. # amazed
B: I'd nothing in mine but crumbs. I thought, well, that's that, then, and went. # wistful
A: Do you want to go on being it?
B: On Sundays, maybe.
N: So they changed back; all but the pencil.

=== shared_last_wobble ===
# step: last
N: {air} {a} had emptied everything out, and was down to the seams. # peaceful
B: What have you kept?
A: Only this. It's a bit of {den}. It was in my sleeve. # holding it up
B: It's very plain. You could tell people that you'd wrestled for it.
A: I've got somewhere to put it. You know how my bed's always rocked? Ever since I've had it? One leg's shorter. # modest
B: You've stuck all kinds of things under there.
A: They were all too thick, or too thin. # going
N: It went under as if it had been cut for it. {a} sat down, first on the one side and then on the other, and nothing moved. # soft

=== shared_last_crowd ===
# step: last
# w: Somebody who was there
N: {air} Within a week there was nobody in {place_of} who had not been there. # dry
W: It was the noise that I remember. And then those two, hand in hand. You'll have heard about it. # grand
A: We did hear something. # polite
W: I was as close as I am to you. One of them was green. And do you know what was said, at the very worst of it? # voice lowered
A: No. What was it?
W: Nothing. Not a word. They just looked at each other, and went. # moved
N: They said thank you, and walked on as far as {hide} before it was safe to speak. # dry
A: What did you say to me, at the worst of it?
B: I asked if you'd got a handkerchief. # remembering
A: I've still got to give you one back. # looking for it

=== shared_last_sentence ===
# step: last
N: {air} {h} wanted it put down, in ink, in the big book, with a line under it. There was one line left on the page. # plain
A: "They went further than they'd meant to. They were wrong twice." # writing
B: Three times. # at the elbow
A: "They were wrong." That does for all of them. And then what? What did we do then? # pen up
B: {verb_did_cap}. It's what we said that we'd do.
A: "And then they did it." I want the price in. Where do I put that? # writing small
B: Leave a bit of white at the end. Whoever knows will see it. # low
N: {a} left a bit of white, about as wide as a thumb. {h} blotted it all, the white as well. # dry

=== shared_last_washing ===
# step: last
# needs: price=keep
N: {air} Somebody had brought hot water and gone away. # peaceful
Q: I watched your hands, when you let go of {p_keep}. It was so that I needn't watch your face. # low
P: What did they do?
Q: Nothing. They stayed open. As if you'd been feeding something, and it had flown. # low
P: They didn't know what came next. They're not used to it. # looking at them
Q: And now?
P: You keep asking if it hurts. It's more that I've got one hand too many. # honest
Q: I know some people who could use one.
{ p_kind:
- "planner": P: I'll put you down for Mondays. # dry
- "explorer": P: Is it far? # at once
- "wildcard": P: Which one do they want? # holding out both
- else: P: What for? I mean, yes. # quick
}
Q: They're filthy, though. # looking
P: So are yours.
N: It took them some time, side by side. The water was black, and then it was grey, and then it was only water. # soft

=== shared_last_drawing ===
# step: last
# needs: price=keep
N: {air} {q} had been busy behind a raised arm for the whole evening, with the stub of a pencil. # peaceful
P: What are you doing?
Q: It isn't finished. I did most of it the night that you gave it up, in case you'd want to see it. It's {p_keep}. # turning it round
P: It hasn't got legs. # gentle
Q: I drew it from memory. I thought that it had legs. # crushed
P: How many did you think?
Q: Four. I couldn't get the one at the back. # small
N: {p} looked at it for so long that {q} began to explain the shading. # dry
P: Don't rub them out. # firm
N: It hangs on {board}. Under it, in another hand, somebody has written: sitting.

=== shared_last_told ===
# step: last
# needs: price=secret
N: {air} Nobody had said one word about it. {p} had been ready for a week. # plain
P: I'd got answers prepared. I did them in the order in which they'd hurt. # low
Q: Who's asked?
P: No one. {h} asked if I wanted the end piece. {g} has borrowed my scissors. It's as if I'd told them that I'd a brother in the north. # puzzled
Q: Are you disappointed?
P: I'd thought that it'd make more of a bang. # honest
N: There was something for {p} by {door}. It was {food}, with a plate on top. There was no note. There had been one last night, too, and the night before that. # quiet
Q: That's the third. # looking in
P: They're not saying anything, are they? # slow
Q: No. They're not saying it as hard as they can.

=== shared_last_tally ===
# step: last
# needs: price=promise
N: {air} There were marks on {board}, low down, where you would take them for scratches. # plain
Q: What are those?
P: One for each time that I've done it. I said that I would. # busy
Q: I thought you'd have stopped by now. I'd got ready to be kind about it. # honest
P: I nearly did, on the second. It was wet. I'd one shoe on. And I thought of you being kind. # dry
Q: Where are you off to?
P: It's that time again. # getting up
N: {q} thought about it for as long as it took {p} to find the other shoe. Then {q} came along. That is why, from there on, the marks go in twos. # warm

=== shared_last_yawn ===
# step: last
# tone: gentle
N: {air} Everything had been put back where it slept. # soft
A: Tell me the part where you were scared. # drowsy
B: Which?
A: The long one. # drowsy
B: Well, there we were, and there it was. And I thought, I can't. And then I felt you get hold of my sleeve. # soft
A: That's because I thought that I couldn't. # nearly gone
B: I know. You pulled so hard that I went. # soft
A: So who was it that... # stopping
B: Who was it that what? # soft
N: There was no answer, apart from breathing. {b} waited, to be polite. Then {b} tried to get up, very gently, and could not; and looked. The hand still had hold of the sleeve. # very soft

=== shared_last_quiet_log ===
# step: last
# tone: space
N: {air} There remained the log. # quiet
A: Anything to report? # pen ready
B: Hull's sound. All hands aboard. We're out of biscuits.
A: And apart from that?
B: We were gone, and now we're not. # thinking
A: I can't put that. They'd want to know where. # writing, crossing out
B: Put what it used. So much air. So much fuel. Whatever it was that it cost.
A: I've got a column for that. It only takes numbers. # low
B: Then put one. # after a while
A: One what?
B: Just one. It was only the once, and there was only the one to give.
N: {a} wrote it down: a small, upright stroke, alone in its column. Then {a} signed, and turned the page, and on the page there was nothing whatever, with lines. # soft

=== shared_last_ballad ===
# step: last
# tone: epic
N: {air} It had been made into a song already. It went by below them, with a drum. # dry
A: They've got us the wrong way round. It's you who's fearless. # listening
B: I've never been fearless in my life. # alarmed
A: You needn't worry. In the next verse it's the end of you. # listening
B: What is?
A: A word that rhymes with cavern. # listening
N: In the song it took seven years, and nobody in it was ever hungry. # dry
B: They've left out what it cost. # low
A: They've put gold. It's easier to sing. # low
B: Should we go down and tell them?
A: They look so happy. They've got the dog to do the high part. # fond
N: When the drum had gone they were both still humming, and had different tunes.

=== shared_last_obliged ===
# step: last
# tone: manners
N: {air} It remained to write and thank people. They shared the pen. # pleasant
A: "Dear {h}, it was too kind of you to have us rescued." Were we rescued? # writing
B: I think that we were lent. Put, to have us about.
A: "We passed a most instructive time. The company was mixed." # writing
B: You can't say that of me.
A: I was thinking of {foe}. "There was some small expense. Pray do not think of it." # writing
B: And will they?
A: They'll think about nothing else. That's what one says it for. # blotting
B: Is there room at the bottom? I'd like to add something of my own. # taking the pen
N: It took {b} a quarter of an hour. It said, underneath the signatures: I would again. # soft

=== shared_last_lights ===
# step: last
# tone: noir
N: {air} It was over. You could tell, because somebody had begun to stack things. # flat
A: What do we do now?
B: What people do. Go home, and sleep badly, and be fined for something. # dry
A: Did it come out right?
B: It came out. I've seen right. It's got more chrome on. # dry
A: I keep adding it up. What it cost, and who paid. It comes to the same every time, and I still count it. # low
B: That's so that you'll know it's gone. You can't be short-changed if you counted. # gentle
A: Have you got the price of a coffee on you?
B: I've got the price of one. # turning out a pocket
N: They got it in one cup, with two spoons. It was hot, for once. They both said so.

=== shared_last_match ===
# step: last
# tone: eerie
# needs: no-water
N: {air} It was quiet; but it was the other kind. # soft
A: Do you hear anything? # low
B: {noise_cap}. # after listening
A: Just that?
B: Just that. I never knew how much I liked it. # low
A: I left a candle end there, at {edge}. I thought that whatever was left of it all might care to have something to look at. # shy
B: It'll be out by now.
A: I expect so. # easy
N: They both looked. It was as small as a seed, and a good way off, and quite steady, as if somebody had put a hand round it. # very soft
A: You're welcome. # low

=== shared_last_mat ===
# step: last
N: {air} They had got to the part of the evening when people say what they were really thinking. # peaceful
A: I thought you'd go home, at the worst of it. You'd gone white, right down to the collar. # easy
B: {b_fearline}
A: I do. How are you about it now?
B: Just the same. # considering
A: The same? So nothing's changed? # let down
B: It was there on the mat, when we got in. It was quite pleased to see me. But it used to walk in front. Now it's got to come along behind, and see where I'm going. # fair
N: They sat a while longer. When {b} put out {b_their} feet to the warm, it was a little to one side, as you do when there's something lying there. # soft

=== shared_last_again ===
# step: last
# a: bold
# b: careful
N: {air} It was {h} who asked, while stacking the plates.
H: And would you do it again?
A: No. # at once
B: Yes. # at once
N: They looked at each other in some alarm. # dry
A: You've got those the wrong way round. I'm the one who would. # puzzled
B: I know. I'd my no all ready. I don't know what happened to it. # puzzled
A: I'd like to be in for a bit, and see how it's done. You make it look so easy. # admitting it
B: It's mainly shelves. # shy
H: Well, there's no call to settle it tonight. # going
N: In the morning there were two pairs of boots by {door}. One had been set down with the toes pointing in. The other, which was much the cleaner, pointed out. # warm

=== shared_last_cake ===
# step: last
# tone: comic
N: {air} {h} had made a cake in the shape of {x}, from memory. # dry
A: It's extremely like. # careful
B: It's got its... It's really got that. Whatever that is. # careful
H: That's where I leaned. # proud
A: And the flag on the top?
H: It isn't a flag. It's holding it up. # proud
B: Which end do we start at? # knife up
H: One at each. It'll go, otherwise.
N: They began, both at once, and in step. It was a near thing about the middle. # dry
A: Left a bit. # chewing
B: I've got to swallow. Hold it. Hold it! # chewing
A: You've gone further than I have.
B: You stopped to talk. # chewing
H: Slow down on the left! # hands out beneath it
N: When there was only the one bite, with the thing that was not a flag standing up in it, each pushed it an inch towards the other.
