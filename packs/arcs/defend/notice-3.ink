// NOTICE, episode 3: what is behind the paper, and p is. p was to count, and wrote noughts at home (count); p signed, and is to cut the
// ribbon (ribbon); p once turned away who wrote it (place). Whoever writes the notice has come there alone, and isn't counted.

=== defend_notice3_box ===
# step: go3
# skeleton: notice
# door: Read the old papers from the bottom
# style: careful
# recall: read the old papers from the bottom
# makes: way3=papers
N: {g} kept the old papers, in a hat box. Nobody had ever asked for them, and {g} had to go and find the key to {g_their} own face first; it had not smiled like that for some time. # dry
G: You want to see them? All of them? There's string round it. I've never been let undo the string. # breathless
A: If there's a nought, somebody made it. I want to see it being made. # sitting down on {ground}
B: Where do we begin?
G: At the bottom. That's where the reason is. On the top there's only what they did about it.
P: I'm not sure that we ought to. There might be something living in it. # standing
G: There is. I've labelled it. # happy

=== defend_notice3_drawer ===
# step: go3
# skeleton: notice
# door: Ask to see the counting
# style: careful
# recall: asked to see the counting
# makes: way3=papers
S: bell
F: Next. # looking up
A: We'd like to see how it was counted. It says nobody, for a year. Somebody must have stood there and not seen them.
F: You may. It's anybody's right. There's a form, but I never liked it; it goes on about buckets. # pulling out a drawer
N: In it lay fifty-two sheets, one for each week, tied round with tape. The tape had been ironed. # dry
B: Did you count them yourself? # taking an end
F: It's not allowed. Whoever writes the notice may neither count nor be counted. It's got to be one of you. I asked the most reliable person there was. # proud
P: I'll wait outside. # quick
A: We are outside. # mild

=== defend_notice3_names ===
# step: go3
# skeleton: notice
# door: Find out who signed it
# style: clever
# recall: found out who had signed it
# makes: way3=names
N: They took the notice down, to look at it from behind. A name may be smudged on the front; but whoever presses hard can be read from the back, in a mirror. # brisk
A: Three signatures. It isn't worth anything with less. It says so, in the border. # holding up the lamp
B: The first one's {one}. That's only right, it's {one_their} paper.
A: And the second's the one with the paste. Who'll have thought that it was for the paste.
B: And the third? # bringing the mirror
A: Hold it still. {p}, you're in the light.
P: I thought that I'd stand here for a bit. # in the light

=== defend_notice3_ink ===
# step: go3
# skeleton: notice
# b: payer
# door: Try every pen in the place
# style: clever
# recall: tried every pen in the place
# makes: way3=names
N: The third name was all blot. But it was a blot of a strange sort of brown, and {a} meant to see everybody's ink. # dry
A: Excuse me. Would you write "nobody" for me? Just here. Thank you. # with a notebook
B: How many does that make? # behind
A: Thirty. It's all blue or black, apart from one that's gravy. And mine's black, with hairs in. That leaves you.
B: I've run out. # quick
N: {b} had a pen behind one ear. It had dripped a little, as such pens do, and there was a small brown spot on {b_their} collar. # still
A: So you have. # slow

=== defend_notice3_food ===
# step: go3
# skeleton: notice
# door: Take [one] some [food], and ask
# style: kind
# recall: took [one] some [food], and asked
# makes: way3=ask
N: It was late. {one_cap} was alone at the small table, with a lamp, and was putting the bell to bed in its box. # quiet
F: We're shut. Is that {food}? # stopping
A: We brought it for you. There's nothing to sign.
F: Nobody brings me anything. They bring me something back, as a rule. # taking off {one_their} glasses
B: We wanted to ask you a thing. It's your own question. {last_q} # gentle
N: {one_cap} did not answer. {one_they_cap} ate the last of a sandwich, slowly, and folded up the bag that it had come in: once, and then the other way. # still
A: In four. # barely

=== defend_notice3_late ===
# step: go3
# skeleton: notice
# door: Wait to see who comes alone
# style: kind
# recall: waited to see who comes alone
# makes: way3=ask
N: Somebody came there alone, of an evening, and left a bag that was folded in four. So they waited behind {hide}, with some {food}, in case it was somebody sad. # hushed
A: There's a lamp. # whispered
B: Who is it? # whispered
A: Whoever it is has got a hat, and a case, and walks as if to say sorry to the ground. # whispered
N: The steps came near, and stopped. There was {x_sound}. And somebody said, quite low, as one does to an old friend: "Good evening." # hushed
B: I know that voice. It says "next". # whispered
A: {one_cap}! # getting up too fast
F: Oh dear. I can explain this. I haven't got the form. # hat in both hands

=== defend_truth_sheets ===
# step: truth
# skeleton: notice
# needs: way3=papers
# title: Fifty-Two Noughts
N: There they lay, week upon week. Each said: "Seen, none." And on each there was one pencilled nought. # plain
Q: Look at them next to one another. They've all got the same little wobble, on the left. # slow
P: It's how one makes them.
Q: And the first is sharp, and the second's a little less sharp. By week thirty it's like a thumb. It was never once sharpened, from one end of the year to the other. # turning them over
P: Perhaps it was a very hard pencil.
Q: And here's a ring. From a cup. It goes through from week one to week nine. You'd have to have them all in front of you, {p}, on a table. On one evening. # very slow
N: {p} had gone to stand by the wall. It did not help, as there was a chair there, with {p_their} coat on it, and out of the pocket stuck a pencil, quite blunt. # still
Q: With a rubber on the end. # reading the side of it
P: They gave it me for the counting. # barely

=== defend_truth_weather ===
# step: truth
# skeleton: notice
# needs: way3=papers
# title: All Quiet
N: There was a column for remarks as well. {q} read it for company. # plain
Q: "Week one. None. All quiet. Week two. None. All quiet." It's been a lovely year. # reading
P: Has it? # from behind
Q: Week nine is when {h} fell through the band, and they all had to be unscrewed. "All quiet." # stopping
P: It may have been quiet just there.
Q: Week twenty was the night of the two weddings. "None. All quiet." Week thirty. {p}, whoever wrote this never put a foot outside. They sat in, and wrote it down the page. You can see where they began to use a ruler. # slow
N: {p} said nothing. It was the sort of nothing that has somebody inside it. # still
Q: "Counted by." And there's just a letter, with a curl to it. You make them like that. You made it on my birthday card. # very quiet
P: It started out as a real one. I had my boots on. # barely

=== defend_truth_third ===
# step: truth
# skeleton: notice
# needs: way3=names
# title: The Third Name
N: And then the third name came out, all at once, as a face does in a cloud; and one could not see how one had not seen it. # still
Q: That's your name. # quiet
P: There are others who have it.
Q: With two lines under it, and a dot? You've signed my plaster like that. The time I broke my arm. # quieter
P: I was asked. Nobody ever asks me. There was {one}, with the paper, going from one to the next, and they all said that they'd no time; and I said good morning. # low
Q: And?
P: And {one} said that I'd a kind face, and would I care to cut the ribbon? When {x_they}{x_plural:'re|'s} {done}. There's a ribbon put across, with everybody there, and somebody has to cut it, with the big scissors. They're as long as my arm. I've got them under the bed. # in a rush
Q: You signed away {x} for a pair of scissors.
P: They're only lent. # barely

=== defend_truth_scissors ===
# step: truth
# skeleton: notice
# needs: way3=names
# title: As Long as an Arm
Q: Show me your hands. # not loud
P: They're perfectly clean. # behind {p_their} back
Q: Then what's that sticking out, at the top of your coat? It's shining. It's got handles. # pointing
N: {p} looked down, as though somebody else had dressed {p_them}. Then {p} drew it out, and it went on coming for some time. # dry
P: They're for the ribbon. When {x_they}{x_plural:'re|'s} {done} there'll be a ribbon, and a band, I should think, and I'm to walk up, and... I've practised. I do it in the passage. # low
Q: Who gave you those?
P: {one_cap}. They needed one more name, and I was the only one who'd stopped to say good morning. I never read what it was. I saw "scissors". # lower
Q: You signed for {x} to be {done}.
P: I was going to tell you. I was going to wait until we'd won, so that it wouldn't matter. # hardly to be heard

=== defend_truth_eight ===
# step: truth
# skeleton: notice
# needs: way3=ask
# title: When I Was Eight
F: I was eight. I wasn't much good at things. But there {x_was} {x}; and over there nobody asked what I was for. # slow
Q: And you still come?
F: On Thursdays, late. I have a sandwich, and I go home. I've never once met anybody. # folding the bag smaller
Q: But then it isn't a nought! It's one! It's you! # leaning forward
F: Whoever writes it can't be counted. I looked it up. I looked it up several times. # low
Q: Why only late?
F: I did go by day. It was when I'd just come here. I'd looked forward to it for thirty years. There was somebody in front of me, quite at home; I never saw the face, for the collar. And I was told {told_off}. # quite even
N: {p} had been about to hand round the {food}, and did not. # still
F: I wrote the notice that same night. I'm not proud of it. It's very well spaced. # putting on {one_their} glasses

=== defend_truth_thursday ===
# step: truth
# skeleton: notice
# needs: way3=ask
# title: Every Thursday
Q: You love {x}. You're the only one who still comes. And you want {x_them} {done}? # sitting down by {one_them}
F: I don't want to. I've got a nought and a date. I come on Thursdays to say that I'm sorry. # low
Q: You could have told us! We could have come too!
F: I did try, once. A year ago, in broad day. I'd my good hat on. I thought, they'll say, sit down, who are you? I'd an answer ready. # turning the hat round
Q: And what did they say?
F: It was only one who spoke. In a big collar. I was told {told_off}. So I went home, and there was the form; and I thought, then let's see how many come. Nobody did, for a year. I'd sooner have been wrong. # quite even
N: Nobody looked at {p}, who had turned up {p_their} collar because it was cold, and now turned it slowly down. # still
P: What sort of a hat? # barely
F: Green. You wouldn't know it.

=== defend_price_noughts ===
# step: price
# skeleton: notice
# needs: way3=papers
# makes: price=count
# title: The Most Reliable Person
P: The first week I got as far as the corner, and I hadn't got the pencil. I went back for it, and I sat down. I thought, I know what I'd see. So I put a nought. And the next week I'd got one already. # low
Q: So as to {x}, nobody ever counted at all. If you say that, the paper's worth nothing! Then all you've got to do is say it! # getting up
P: No. # quick
Q: Why not?
P: There's a certificate. "To the most reliable person." It's over my bed. {h} had it framed. When there's a thing to be counted they all say, ask {p}. The eggs. The votes. The spoons, when somebody's been to tea. # lower
Q: And what if they stop asking?
P: I'd just be somebody who's here. # barely
N: They could hear {h}, a long way off, telling someone that {p} would know the number. # still
Q: It can't be done without you. It's got to be said, with everybody there.
P: I know. Fifty-two times nothing, and I'm the only one who can say what it comes to.

=== defend_price_certificate ===
# step: price
# skeleton: notice
# needs: way3=papers
# makes: price=count
# title: What It Comes To
Q: It's not that you didn't go. None of us went. It's that you wrote it down. # level
P: If I'd gone there it'd have come to the same! There was nobody there! # hot
Q: You can't know that. You weren't there, either.
N: {p} opened {p_their} mouth, and went through it once more, and shut it. # dry
P: {h} got me the pencil. {h_they_cap} said, give it to {p}, {p} never lets one down. I used to write small, so as to make it last. I liked to be seen with it. # low
Q: You'll have to say it. To {one}, and to all of them. Nobody counted. Then there's no nought, and they've got nothing to say against {x}.
P: And the first thing they'll ask me is how much else I've made up. # low
Q: And how much is it?
P: The sheep were right. The sheep I did twice. # barely

=== defend_price_ribbon ===
# step: price
# skeleton: notice
# needs: way3=names
# makes: price=ribbon
# title: A Kind Face
Q: It needs three names. If you take yours off, there are two. And then it's only a paper. # slow
P: I thought about that. You can't just rub it out. You've got to do it at the table, with everybody there, and say why. It's in the border. # low
Q: You read the border?
P: Afterwards. # lower
N: The big scissors lay between them. They were really very fine. There was a rose on the hinge. # still
P: I'd have gone up there all by myself, and it'd have been quiet, and everyone would have looked. At me. And then, snip. I never win anything. I'm always the one who holds the coats. # low
Q: And now they'll look at you because you're the one who signed.
P: Yes. It's the same people. It's even the same walk. # trying to laugh
Q: And you give those back.
P: Don't say it yet. Let me do it once in the air. # taking them up

=== defend_price_snip ===
# step: price
# skeleton: notice
# needs: way3=names
# makes: price=ribbon
# title: The Same Walk
Q: You let {h} cry about {x}, and you let us hunt for that name! You hunted, too! # hot
P: I hunted badly on purpose. # wretched
Q: Was it worth it? For a ribbon?
P: It's red. I've seen it. I thought, if {x_plural:they've|it's} got to go, then there'd have to be something good about the day, and it might as well be me. # low
N: {q} took the scissors, and tried them. They made a sound like a very expensive bird. {q} put them down again. # dry
Q: They're nice. # grudging
P: Aren't they?
Q: You'll have to take them back, and take your name off. Out loud. It's no good if you creep in with a rubber.
P: And then somebody else'll cut things. For good. They'll never ask me again, once it's known what I did it for. # barely
Q: No. I don't suppose they will.

=== defend_price_full ===
# step: price
# skeleton: notice
# needs: way3=ask
# makes: price=place
# title: The Green Hat
N: They had left {one} by the lamp, and had got as far as {edge}, before {p} spoke. # quiet
P: It was me. # low
Q: What was?
P: The collar. {turned} I knew that face when we came up to the table. I hoped it was only like it. # lower
Q: Why did you do it? There was all that room!
P: I'd got {own}. I'd only just got it, I'd waited for years. And here's somebody in a good hat, looking so pleased; and I thought, that's a person who'll ask me to move up. # low
Q: And then you never {went} again yourself.
P: It wasn't nice any more. I kept seeing the hat go off. # barely
Q: You'll have to say it. So that everybody knows why there's a notice. And it can't be only sorry.
P: No. {own_cap}. It's what I wouldn't share. I'd have to hand it over, and take {own_last}, for good. # hoarse

=== defend_price_collar ===
# step: price
# skeleton: notice
# needs: way3=ask
# makes: price=place
# title: All That Room
Q: You've gone quite grey. Sit down. # catching an arm
P: It was this collar. I was there that day. {turned} # in one breath
Q: That was you?
P: You were there! You were asleep! I'd just got {own}, I'd had to be quick for it, and I thought, I'm not going to be nice today, I'm going to be comfortable. It was only that one time. # low
N: Behind them they could see {one} shut up the table, and carry it off alone, with the bell in a pocket. It rang at every second step. # still
Q: It was only the one time for {one_them}, too. # quiet
P: I know! That's what I've had to look at ever since! Each time you all said, who'd do such a thing, I had to say, who? # wretched
Q: So now you say, me. In front of all of them. And you give up {own}. For good.
P: It's the only thing that I ever got to first. # barely
