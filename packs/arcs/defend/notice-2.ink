// NOTICE, episode 2: the names, the fair or the sitting down. Each comes to the one question, and the nought turns out to be nearly true:
// they love to know that it is there. Somebody has been, though, and leaves a bag, folded in four.

=== defend_notice2_sign ===
# step: go2
# skeleton: notice
# door: Get everybody to sign a paper
# style: careful
# recall: got everybody to sign a paper
# makes: way=petition
N: They had one long sheet, a board to lean on, and a pencil on a string, so that nobody should go home with it. # brisk
A: It's to {verb}, and it all goes to {foe}. Just here. Your whole name. # holding the board
H: I'll go first. I want to be at the top, and large.
B: You've signed across the lines for nine other people. # mild
H: They can go underneath me. They generally do.
N: After {h} it went like a tap. They signed on each other's backs. One person signed because there was a queue. # dry
A: Sixty! Seventy! There's one here that's only a paw. # counting
B: Did you ask him if he meant it?
A: He pressed quite hard.

=== defend_notice2_sheet ===
# step: go2
# skeleton: notice
# door: Collect two hundred names
# style: careful
# recall: collected two hundred names
# makes: way=petition
N: {b} said that there was only one thing that {foe} could be afraid of, and that was more paper than one has got oneself. # dry
A: How many names do we need, if we're to {verb}? # sharpening
B: Two hundred. Then it won't go into a drawer.
H: I'll do my end. I know them all. I know how most of them write. # pencil behind an ear
A: They've got to do it themselves, {h}.
H: Of course. I'd only help them with the writing part.
N: They went out in three directions. When they came back they had two hundred and forty names, which is a good many, for a place with so few people in it. # dry

=== defend_notice2_fair ===
# step: go2
# skeleton: notice
# b: maker
# door: Hold a fair, with [tool] for first prize
# style: clever
# recall: held a fair, with [tool] for first prize
# makes: way=fair
N: It was all to be for {x}, and it was all to be there in one afternoon: a stall, a flag, a band of three, and a table with a cloth on it, with {tool} on top. # brisk
A: You'd really give away {tool}? # low
B: As first prize. A penny a go. They come for {tool}, they see {x}, and they go off and tell {foe} that we're to {verb}. It's like cheese. # arranging the cloth
A: Which of them's the cheese?
B: Well. It depends on which way you're coming from. # stopping to think
H: I've made four hundred buns. Is that few? # out of breath

=== defend_notice2_stalls ===
# step: go2
# skeleton: notice
# b: maker
# door: Put up stalls, and raffle [tool]
# style: clever
# recall: put up stalls, and raffled [tool]
# makes: way=fair
N: {b} had sold three hundred tickets before the paint on the stall was dry. Some of them came away green. # dry
A: What do you say to them? # bringing more
B: I say, it's to {verb}. And then I say, first prize, {tool}. I say the second part louder.
A: And do they ask about {x}?
B: One asked if {foe} {foe_was} going in for it, too. # fair
H: I'm doing guess the weight of the cake. It was going to be a small one, but I got upset. # wheeling it past
A: Is that all one cake?
H: I'm still upset. # going on

=== defend_notice2_sit ===
# step: go2
# skeleton: notice
# a: bold
# door: Sit down at the office and stay
# style: bold
# recall: sat down at the office and stayed
# makes: way=sit
N: They sat down on {ground}, in front of the small table, and linked arms. # firm
A: We're not getting up until we {verb}! You can tell that to {foe}! And there are lots more coming! They'll take turns! # loud
S: bell
F: Next. # looking over the edge
A: We're not next. We're sitting. It's a protest.
F: Oh, I've got that. Form six, "sitting". It's been in the drawer for years. Would you care for a cushion? It says here that I may offer one. # delighted
B: It's harder with a cushion. # low
A: No, thank you. We want it to hurt a bit.
F: Then I'll put, "declined". # writing

=== defend_notice2_sit_rota ===
# step: go2
# skeleton: notice
# a: bold
# door: Sit in the way, by turns
# style: bold
# recall: sat in the way, by turns
# makes: way=sit
N: {h} had drawn up the turns, and everybody had put down a name. The two of them had the first, from six to eight. # plain
A: We sit here, right in front, and {one} can't get out from behind that table till {foe} {foe_plural:give|gives} in. It's very simple. # sitting down
B: What if {one_they} {one_many:want|wants} to go home? # sitting down
A: Then we {verb}, and everybody goes home. That's how it works.
F: I don't go home till late, as it happens. I've brought sandwiches. Are you comfortable? You're sitting on the draught. # over the edge
B: We're the ones who are doing this to you. # stiff
F: I know. I've not had anything done to me in years. Egg or cheese? # holding out the box

=== defend_numbers_question ===
# step: numbers
# skeleton: notice
# needs: way=petition
# title: The One Question
N: {one_cap} read every name, from the first to the last, with a ruler. It took an hour. They had all come to watch. # dry
F: Two hundred and forty. I've never had so many. May I ask them something? It's only what's on the form. # looking up
A: Ask anything you like! # proud
F: {h}, is it? At the top, and large. {last_q}
H: I'm there in spirit. # at once
F: There's no box for that one. And the next? # kind
N: {one_cap} went down the list. There was a fine day when somebody was seven. There was a bad knee, and there was a cousin who had been. Somebody at the back found that they had left a pan on. # dry
F: I'll put, two hundred and forty who would mind. It's a handsome number. And under "seen", I'll leave the nought. # sorry
B: They all meant it. # low
F: I'm sure. I mean it too, when I say that I'll answer my letters. # folding the sheet in four

=== defend_numbers_names ===
# step: numbers
# skeleton: notice
# needs: way=petition
# title: A Paw and a Baby
N: {one_cap} took out a ruler, and laid it under the first name. # dry
F: This is a strong hand. And so's the next. And so's the one after that. It's the same hand eleven times. # mild
H: They were busy. I was only saving them the walk. # pink
F: This is a paw. And this is somebody who's three weeks old. # moving down the ruler
A: She feels it very deeply! # hot
F: There's still a hundred and ninety left, and that's a great many. There's only the one question. {last_q} You, with the scarf? # patient
N: The man with the scarf looked at the man next to him. The man next to him had turned round. It went through them all like a cold wind, from the front to the back. # flat
F: Anybody? # hopeful
N: Nobody. {one_cap} waited longer than the form says, and then wrote down a nought, and it was plain that {one_they} would sooner have written something else. # quiet
B: {one_they_cap} wanted us to have some. Did you see that? # low

=== defend_numbers_prize ===
# step: numbers
# skeleton: notice
# needs: way=fair
# title: First Prize
N: They came in hundreds. They came with sacks, in case they won. Then {tool} went to a lady with a feather; and by the time that she had got a good grip there was nobody else there at all. # dry
A: They've gone. # looking about
B: They ate everything. They were ever so nice. How many of them looked at {x}?
A: There was one who did. He asked me if it was in the way. # flat
F: I came as early as I could. I'd brought my pencil, to count. "Persons seen." I had it sharpened. # coming up
B: There were four hundred! They left their bags! # pointing
F: To see {tool}. I asked each of them. I asked very nicely. One said, is it on for long, {x}? I didn't know how to put that. # turning over the page
N: It was a clean page. {one_cap} had ruled lines on it, for two hundred, on both sides. # still
B: You'd ruled a lot of lines. # slow
F: I always hope. # folding it in four

=== defend_numbers_buns ===
# step: numbers
# skeleton: notice
# needs: way=fair
# title: Four Hundred Buns
N: When it was over {tool} {tool_was} gone, and there was a tin full of pennies, and one bun that somebody had bitten and put back. # dry
A: It's eleven pounds! And everyone had a lovely time! # shaking the tin
H: They asked for the recipe. Nobody asked for {x}. There's a person who sat with their back to {x_them} the whole day, and told me that it was a shame. # sitting down
F: I have to say what I've seen. I stood by with the form the whole time. I saw four hundred at the buns. I saw three hundred at {tool}. # apologetic
B: And how many for {x}? # low
F: I looked up each time that a head turned. There was a wasp, twice. # apologetic
N: So there stood the nought, with a pencil line under it. It was the same as before. It only looked rounder. # flat
A: We hid it. We put up a fair in front of what it was for. # low
F: It was a very nice fair. I had a go for {tool} myself. # in a small voice

=== defend_numbers_turns ===
# step: numbers
# skeleton: notice
# needs: way=sit
# title: From Eight to Ten
N: Eight o'clock came, and nobody came with it. # flat
A: Somebody's late. Who's got eight to ten? # craning
B: {h}. And then the man with the scarf, from ten to twelve. And after him there's a whole family. # reading the list
N: It was a long list. By ten they had stopped looking up when there were steps. By eleven there were no steps. # quiet
F: They'll have gone home. One does mean to. You may have the cushion now, I shan't write it down. # over the edge
A: They said that they couldn't live without {x}. # hoarse
F: I expect they can't. They can live without going, that's all. And you? I have to ask it of anyone who sits here after ten. {last_q}
N: It was a simple question, and both of them opened their mouths to answer it. # still
B: It was... # stopping
A: We were always just about to. # very low
F: I'll leave that line for now. # not writing

=== defend_numbers_blanket ===
# step: numbers
# skeleton: notice
# needs: way=sit no-span=night
# title: The Cushion
N: It was a long night. Out of all that had promised to take turns two came. One had thought that it was a queue. # dry
A: Somebody's coming! No. It's the same lamp. # craning
F: You may as well have the blanket. I'm not supposed to want you to be warm, but it doesn't say so in so many words. # handing it over
B: You've sat here with us all night. You could have gone. # looking up
F: You were in front of my legs. And one doesn't get many evenings with people in them. May I do the form? It's the one question. {last_q} # pencil ready
A: Not long ago. I know I had a cold. # thinking
B: I had the cold. You were going to tell me what it was like. # slow
N: They both worked it out, under the one blanket. It took some time, because they went backwards, and backwards, and did not get to it. # quiet
F: Take as long as you like. I know how that goes. # low

=== defend_hollow_place ===
# step: hollow
# skeleton: notice
# needs: x=place
# title: One Glove
N: So they went there. They went to see {x}, as they ought to have done to begin with. # quiet
Q: It's bigger than I remember. Or else it's emptier. # low
P: Perhaps they've all just gone.
Q: Look at that glove. Somebody's left it. It's gone pale on the top, and it's still red underneath. How long does a glove take to do that? # bending down
P: It'll be the light. They do it very fast, red ones. # not looking
N: There was {x_sound}. It went a long way, as there was nobody for it to bump into. # hushed
Q: We stood up in front of everybody, and said that it wasn't true. # low
P: It was nearly not true.
Q: Wait. Somebody has been. There's a paper bag. It's new, it's still got crumbs in it, of cheese. And it's folded. # picking it up
P: Lots of people fold a bag.
Q: In four? # turning it over

=== defend_hollow_thing ===
# step: hollow
# skeleton: notice
# needs: x=thing,creature,person,group
# title: One Glove
N: So they went to see {x}, as they ought to have done to begin with. They took the wrong turning once. # dry
Q: I'd have said that I knew the way with my eyes shut. # low
P: You had them open. That's what it was.
N: And there {x_was} {x}, and there was {x_sound}. It was like meeting an aunt whom one has not written to. # quiet
Q: There's a glove. By {x_part}. It's gone quite pale on the top. Somebody put it there so as not to lose it. # bending down
P: It might be from yesterday. # not looking
Q: It's got a nest of something in it. {p}, that nought's nearly right. Nobody comes! We stood up before everyone, and shouted! # sitting down
P: We had our hats off. It was well meant.
Q: Somebody comes, though. There's a bag here, with crumbs of a sandwich in. These are from this week. # reaching under
P: Oh, well, a bag. # low
Q: It's been folded up. In four. # slow

=== defend_hollow_custom ===
# step: hollow
# skeleton: notice
# needs: x=event,idea
# title: How Does It Begin
N: To be quite fair, they would do it themselves, then and there: if nobody else joined in, the two of them would. # brisk
Q: How does it begin? # sleeves up
P: Don't you know? I thought that you always began.
Q: I thought that you did. I used to wait until I heard it going. # slow
N: They stood and waited for somebody to have begun. {noise_cap} did what it could. # dry
Q: I can't remember when I last did. I talk about {x} all the time. I say it's what I live for. # low
P: It's the same for all of them, I expect. That's what's nice about it. # not happy
G: There's one who does. I've heard it, over behind {hide}, on a Thursday, when it's late. Somebody's at it alone. It isn't easy, alone. # coming up
Q: Who?
G: I never saw. They'd gone. They'd left a bag there, with crumbs of a sandwich in. It was folded in four. # holding it out

=== defend_hollow_later ===
# step: hollow
# skeleton: notice
# needs: x=place
# title: A Cold Bench
N: "We'll be the first two," said {q}; and they went, there and then, with {food}, to be seen at {x}. # brisk
Q: Move up. There. Now we're two persons. # sitting down
P: It's a bit cold to sit on.
Q: Nobody's been warming it. # after a pause
N: They ate, and looked. There was {x_sound}. It was all just as it used to be, apart from who was missing. # quiet
Q: {h} has never been away, {h_they} said. {g} asked the right question, and you shouted at {g_them}. # not looking round
P: It wasn't a very polite question.
Q: You don't like it, when anybody talks about that nought. Why not? # turning
P: Me? I've nothing against noughts. What's that you're sitting on? # quick
N: It was a paper bag, with a few fresh crumbs in it. Somebody else had sat there not long ago, by themselves; and had folded the bag, before they left, in four. # hushed

=== defend_owned_top ===
# step: owned
# skeleton: notice
# needs: way=petition
# title: There in Spirit
N: {box != "":{h} was sitting on the box that {h_they} had stood on before. It looked lower.|{h} was sitting on {ground}, with the pencil on its string. Nobody wanted it any more.} # quiet
H: It was a fair question. That's what I can't forgive. I signed eleven times, and I've not been once. # low
Q: You love {x}, {h}.
H: I do. I love to know of it. I lie in bed at night, and I think, well, and over there {x_is} {x}. Then I turn over. I don't have to go. # low
Q: When was it, really?
H: {last_i} on my birthday. The round one. I had a new hat, and somebody said that it was a brave hat, and I didn't care to go again in it. # slow
N: It was four years since {h} had last had a round one. They both did the sum, and neither of them said it. # still
Q: So they only wrote down what they saw.
H: I'd like to be cross with somebody. I've gone all through them, and it always comes round to me. # wretched
P: Somebody must have done the counting, I suppose. # hardly to be heard

=== defend_owned_cake ===
# step: owned
# skeleton: notice
# needs: way=fair
# title: The Good Towels
N: {h} had brought along a cake for afterwards, and nobody was left to eat it. {h_they_cap} {h_was} cutting it up into crumbs, for whoever likes crumbs. # dry
H: I baked till my arms hurt. I never thought to walk over there and look. That's how I love a thing. I bake at it. # cutting
Q: You've always said that you're never away from {x}.
H: I say it because it ought to be so. {not_since} I had a cold in the spring. And that was another spring. You think, it'll keep. # cutting smaller
Q: And that's what it did. It kept. # low
H: I like it to be there for when I do go. I've been saving it. It's like the good towels. # low
N: {p} had taken a piece of cake, and was looking at it from all sides. # quiet
Q: Who found out? That's what I'd like to know. Somebody must have stood and counted us, for a year. # slow
P: Is there any of that without a cherry? # to the cake

=== defend_owned_turn ===
# step: owned
# skeleton: notice
# needs: way=sit
# title: Eight to Ten
N: {h} came when it was long too late, and stood there. {h_they_cap} had on a coat over something with stripes. # quiet
H: I had eight to ten. # not sitting down
Q: We noticed.
H: I'd got my boots on. I sat on the edge of the bed, in my boots, and I thought, it's so nice that somebody's there. And then I woke up. # low
Q: You said that you'd die if {x} {x_was} {done}.
H: I believe I should! I'd mind it every day! I just don't do anything about it on the other days. {not_since} my sister's visit, and I haven't got a sister who visits, now. # sitting down after all
N: They moved up. It made three, on {ground}, in a row. # still
Q: It isn't only you. It's everybody. We went and said it was a lie, and we hadn't looked.
P: One could say that nobody really looked. # quick
Q: Somebody did. Somebody wrote it down, week after week. It says so. # slow
