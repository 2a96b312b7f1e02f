// SWAPPED, episode 2: what x finds in the day of o and is good at, and what o makes of x's, and finds there.

=== magic_xday_bowl ===
# step: xday
# skeleton: swapped
# needs: other=creature way=day,tool
# title: What They Tell [other]
N: {x_cap} {way == "tool":turned round three times, and lay in|lay in} {other_whose} place. Nobody called. It was heaven; it went on being heaven until about eleven. # dry
X: I've counted the legs on everything. # to nobody
N: Then {g} came by, looked round, and sat down with a groan. # plain
G: You're the only one I can say it to. {g_secret} # low
N: It was a thing that {g} had never told to anybody. {x_cap} had opened {x_their} mouth; and shut it. # still
G: You always look as if you'd understood. It's a great comfort to me, {other_call}. # patting away
N: And after {g} came {h}; and then came people whom {x} hardly knew. By the evening there had been nine. Not one of them had wanted anything. # quiet
A: You've had visitors. # sitting down
X: They don't want to know what I'd do. They only want to say it. I never said a word; and they all thanked me. # amazed
B: You're good at it.
X: I'd nothing to write down. So I listened. # slow

=== magic_xday_bonnet ===
# step: xday
# skeleton: swapped
# needs: other=creature other_size=small
# w: A very small person
# title: The Bonnet
N: There is somebody in every place who is afraid of nothing and has a bonnet. She came round {hide} with it in the middle of the morning. # dry
W: Hold still. It goes under your chin. # tender
X: I'm not {other}. I'm {x}. People call me! # backing
W: {other_cap} always says nothing. You've got to say nothing, or it doesn't fit. # tying
N: {way == "tool":{x_cap} would have run; but first {x_they} had to {o_tail}, and then it was too late.|There was a way out, under the bench. {other_cap} had known of it for years. {x_cap} had not.} # flat
A: What have you got on? # choking
X: I'm not to say. I'm to be pushed up and down till I go to sleep. # with dignity
W: Tell it the story, then. # sitting down
N: Nobody had told {x} that there had to be a story. But {x_they} told one; it was quite a good one; and by the end of it she had gone to sleep in the place of the doll. # soft
B: {other_cap} never got her off to sleep. It's gone on till supper, other days. # whispered
X: It wants a voice. I've got one. Take this thing off me. # whispered

=== magic_xday_card ===
# step: xday
# skeleton: swapped
# needs: other=creature way=tell
# title: Good [other_head]
N: {x_cap}, as {other}, wore the card all day. It said {x} in letters as long as a finger. # dry
H: Aren't you a clever one! It's got a card on! # bending down
X: It's my name. Read it. I'm {x}, and I've got to see about the big door. # level
H: And how it talks! # delighted
N: They gave {x_them} a biscuit. By noon they had given {x_them} nine, for saying who {x_they} {x_was}. # flat
A: Did anybody believe you?
X: They all did. They say, yes, so you are, good {other_head}. They're ever so kind. There's none of them would open a door because I said so. # bitter
B: That's how it's always been for {other_them}. # slow
X: {other_theyve_cap} been saying things? All this time? # after a moment
A: I never listened. Did you?
X: Is there any of that biscuit left? # low

=== magic_xday_stool ===
# step: xday
# skeleton: swapped
# needs: other=person
# w: Somebody broad
# title: Somebody Broad
N: {x_cap} had {other_whose} dinner, which was {o_food}, and had just got comfortable with it when a shadow fell across the plate. # plain
W: That's my potato. # slow
X: I don't think so. It's {other_whose}. # mild
W: {other_cap} gives me the potato. Always has done. # leaning down
N: {x_cap} looked up. Nobody had ever taken anything off {x}'s plate. {x_they_cap} had no idea how it is done. # dry
X: Sit down. # kind
W: What?
X: You're standing in the light. Sit. What's your name? And who's your mother? # interested
N: And the broad person sat. {x_cap} has a way of saying it. # flat
W: I never had a sister, and I've got to get up at five. # after some time, sniffing
X: There. You have half, and I'll have half.
A: That's been going on for years. {other_cap} goes round by {far} so as not to meet that one. # low
X: {other_cap} never told me. # slow
B: Did you ever ask {other_them} how dinner was?

=== magic_xday_end ===
# step: xday
# skeleton: swapped
# needs: other=person
# title: From the End of the Table
N: From where {other} sits one sees them all from behind. {x_cap} had never seen the backs of so many people. # quiet
X: It's very restful. Nobody turns round. # low
A: Is that good?
X: It was good till the soup. I said, would somebody pass the salt? I said it four times. I said it nicely; then I said it as an order. They went on talking about the big door. # puzzled
B: And who passed it in the end?
X: Nobody. I got up and fetched it. And somebody said, while you're up. # hollow
N: They had all been up for something, it turned out, while {x} was up. {x_they_cap} had carried out every plate there was. {way == "tool":And two bags, without having been asked.|No one had said thank you, for nobody had noticed.} # dry
A: You carried them very well.
X: I can take six at a time. I'd no idea. I've only ever said, take six at a time. # looking at both hands
B: {other_cap} takes eight.

=== magic_xday_young ===
# step: xday
# skeleton: swapped
# needs: swap=ages x_old other=person
# w: Somebody with a towel
# title: Behind the Ears
N: {x_cap}, at {other_whose} age, had run four times round {spot} before anyone was up. Nothing had creaked. {x_they_cap} did it a fifth time, backwards. # brisk
X: I'd forgotten that it goes by itself! # out of breath
A: Are you coming in to supper? There's a place laid. # calling
X: There's a small spoon on it. # stopping
N: After that it got worse. They cut up {x_whose} meat. Somebody bent down and asked how old {x_they} {x_was} now; {x} told the truth, and it was thought very sweet. # dry
W: Have you washed behind your ears? # advancing
X: I've washed behind those ears since before you were born! # retreating
N: {x_cap} was caught by {hide}, and it was done with cold water. But when somebody small was crying by the door, and all the tall ones said hush, {x} sat down and asked what it was. # quiet
B: And what was it? # low
X: There's something under the bed. I went in and looked, all the way to the back. I fit. # gruff
A: You used to say, there's nothing there. # gentle
X: I used to say it from the door. # slow

=== magic_oday_no ===
# step: oday
# skeleton: swapped
# needs: x=person way=day
# title: A Straight Answer
N: And {other}, as {x}, stood where {x} always stands, and they came; and every one of them called. {other_cap} shone. # warm
H: {x_call}! What ought I to do about the big door? # out of breath
O: Take the spoon out. It's what it sticks on. # at once
H: There's a spoon? # staggered
G: {x_call}, is my soup too salty? {x_they_cap} always {x_plural:tell|tells} me to ask again tomorrow.
O: Yes. Throw it out. # friendly
G: Six years! Six years I've asked! # radiant, going
N: By noon there was a queue. It went very fast. # dry
A: How do you do it? {x_cap} takes an hour over each.
O: They ask me something, and I say what I think. What would {x} do?
N: For an answer {b} held out what had been in {x_whose} place, right at the back: {x_hid}, {x_hid_how}. # still
B: "That depends." "Ask me tomorrow." "What do you think yourself?" # reading
O: Is that all that {x_they} {x_has} got? All these years? # shocked
X: Give me that. # from the doorway

=== magic_oday_anyway ===
# step: oday
# skeleton: swapped
# needs: x=person way=tell
# title: But Are You Busy
N: They had all been told that it was {other}. They had understood it perfectly. They came all the same, and stood in a row. # dry
H: I know that you're not {x}. But are you busy? # low
O: No. # surprised
H: Then what'd you do about the big door?
O: I'd see what it sticks on. I looked, on Friday. It's a spoon. # helpful
H: On Friday? Why didn't you say so? # staring
O: I did say. I said it on Friday, and on Saturday. You said, mind; and then you stepped over me, and pushed. # fair
N: The row had grown very quiet. One could see each of them go through what {other} might have said. # still
G: What else have you been telling us? # low
O: Your soup's too salty. But {x} has to say, you know. I've found what {x_they} {x_plural:say|says} it out of. # holding it up
N: It was {x_hid}, {x_hid_how}. They read it together. It did not take long. # dry
A: "That depends." "Ask me tomorrow." "What do you think yourself?" # reading
X: I'd like that back, please. # behind them, low

=== magic_oday_depends ===
# step: oday
# skeleton: swapped
# needs: x=person way=tool
# title: That Depends
N: Something of {x} had stayed over in {other}. It came out whenever anyone asked for something. # dry
H: {x_call}! Shall I mend the big door or not? # out of breath
O: That depends. # clapping a hand to it
H: On what?
O: I don't know! It says that by itself! I think, take the spoon out; and out comes that! # desperate
G: {x_call}, is the soup too salty? # holding up a spoon
O: Ask me tomorrow. It is, though. It's horrible. What do you think yourself? Oh, stop it! # wrestling
N: They had had the first half of that for years. Nobody had ever put the second half behind it. # flat
G: It's horrible? # radiant
A: Where would {x} get those from? It's always just the three. # low
N: {b} had found it, right at the back of {x_whose} place. It was {x_hid}, {x_hid_how}. # still
B: They're all here. {x_theyve_cap} worn right through the middle one. # low
X: I know what I've got in there. You might have asked. # from the doorway

=== magic_oday_old ===
# step: oday
# skeleton: swapped
# needs: swap=ages x_old x=person
# title: In the Old Days
N: And {other}, at {x_whose} age, had a chair put under {other_them} wherever {other_they} stopped. People spoke up. They asked things; and then they waited for the answer, with their heads on one side. # warm
H: {x_call}! How did they do the big door, in the old days? # loud
O: I don't know. I wasn't there. # loud, too
H: How modest! But what do you think yourself?
O: I think that there's a spoon in it. I used to be just the right height to see it. # helpful
N: {way == "tell":They had all been told who it was. It was the chair that did it: one doesn't argue with a chair.|{way == "tool":It cost {other_them} something. "Ask me tomorrow" had stayed over, and had to be swallowed each time.|Nobody had told {other_them} that one may say, ask me tomorrow.}} So {other_they} told them what {other_they} knew, until the queue was gone. {other_whose_cap} knees hurt by then. {x_cap} had never mentioned the knees. # quiet
B: Every day? # low
O: Both of them. And {x_they} {x_plural:get|gets} up each time that anyone calls. # low
N: On the shelf by the chair there had been {x_hid}, {x_hid_how}. {b} read it out. # still
B: "That depends." "Ask me tomorrow." "What do you think yourself?"
X: One can say that without getting up. Give it here. # from the doorway

=== magic_oday_fetch ===
# step: oday
# skeleton: swapped
# needs: x=creature
# title: Whoever Calls
N: And they called {x}; and what came was {other}. {other_they_cap} came to every call. {other_they_cap} came to some that were meant for dinner. # warm
O: Here I am! Who wants me? # breathless
H: Nobody. I was coughing. # startled
O: I thought that there was a name in it. Shall I bring you something? # eager
N: {way == "tool":Something of {x_whose} had stayed over in {other_them}, and it was the part that fetches.|{way == "tell":They had all been told who it was. They threw things all the same.|Nobody had told {other_them} what to do, when one has come; so {other_they} fetched.}} By noon {h} had nine sticks, and a gate. # dry
A: {x_cap} never came as fast as that.
B: {x_cap} never came the first time at all. They had a whistle for {x_them}, and it's been gone since the spring. # thinking
O: It isn't gone. It's under {x_whose} blanket. I slept on it. # holding it out
N: It was {x_hid}, {x_hid_how}. There could be no doubt about the teeth. # flat
X: That's mine. {x_hid_why} # low
O: You hid from being called? # unable to believe it
