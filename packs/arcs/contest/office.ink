// OFFICE: somebody stands for an office, and the two help. x is the candidate, foe the one who is good at it, h keeps the list and counts, g is a voter.
// promise is what x wants the office for: door, bench or asked.

=== contest_stands_door ===
# step: stands
# skeleton: office
# makes: promise=door
# title: A Second Line
N: {air} {a_who} {b_who} On {board} hung the list for the election. Whoever wanted to be {office} had to be on it by noon; and there was one name on it, {foe}, with a flourish. # dry
H: I'll take it down, then. Nobody else ever comes. # pin in hand
X: Wait. I'm to go underneath. # from the side
H: Underneath what? # looking about
X: Underneath {foe}. I'm standing. # firm
A: It's {x}. # turning round
N: There was {x_sound}, as there is when somebody has waited a long time to say a thing. # quiet
H: As {office}? What in the world for? # pencil stopped
X: Because of {door}. It sticks. It's stuck for nine years, and everybody kicks it, and says that somebody should see to that. I've looked it up. It's the {office} who sees to that. # in one go
B: That's true, you know. I kicked it this morning. # struck
H: I can't put down {x}. There's never been one on the list. # helpless
X: Then there's plenty of room. # polite

=== contest_stands_bench ===
# step: stands
# skeleton: office
# makes: promise=bench
# title: It Doesn't Say Who
N: {air} {a_who} {b_who} {h_cap} was reading out how it would be with the election, as every time, and as every time nobody was listening. # dry
H: Anyone who wishes to be {office} says so now. {foe_cap} {foe_has} said so. That's that, then. # folding the paper
X: I wish to. # clear
N: People looked at each other, and then behind each other, and last of all at {x}. # slow
B: Did you say that? # low
X: Yes. I've been saying it for a week, to practise. It's the first time with somebody there. # low, too
H: Does it say anyone, or any person? # finger on the paper
A: It says anyone. It's underlined. You underlined it. # reading over the shoulder
H: I was thinking of people! # wounded
G: And what would {x_they} do, as {office}? # from the back, grinning
X: A bench. Where one waits. Everybody here waits there, and everybody stands, first on the one leg and then on the other. I've watched them do it. Nobody's ever the one to ask for it. # simple
N: Some of those at the back moved over onto the other leg, and noticed it. # dry

=== contest_stands_asked ===
# step: stands
# skeleton: office
# makes: promise=asked
# title: Not Asked
N: {air} {a_who} {b_who} There was to be an election. {foe_cap} would be elected; that was how one knew that it was over. # dry
X: How does one get onto the list? # beside {a}, suddenly
A: What list? # startled
X: Of those who'd like to be {office}. # patient
B: One writes one's name on it. But {x}, that's for… # stopping short
X: For whom? # interested
N: They both thought about it. It was harder to say than one would have believed. # dry
B: Why do you want to be {office}? # in the end
X: They moved me, in the spring. I was fond of where I was. They'd talked about it, and settled it, and everybody had been asked who was in the room. I was in the room. # level
A: And nobody asked you? # low
X: I'd go round, before anything's settled, and ask. That's all I'd do. I'd ask those whom one doesn't think of. It can't take longer than a speech. # warming to it
N: There was {x_sound}. {a_cap} had already got the pencil out. # quiet
A: You'll have to tell me how you spell yourself. # writing

=== contest_laughed_box ===
# step: laughed
# skeleton: office
# title: One Can't
N: By evening it was all over {place_of}. There were people who had to sit down. # dry
G: {x_cap}! As {office}! Who's going to shake hands with the visitors? # wiping {g_their} face
B: How many visitors have we had? # cold
G: There was that one. # thinking
A: What's wrong with {x}? Say one thing that's really wrong. # standing in the way
G: Well, look at {x_them}! The {office} has got to wear the chain! Where's it supposed to go? # waving an arm
N: They looked. {x_cap} {x_was} where {x_they} had been put, and had heard every word. # quiet
X: One could hang it on {x_part}. I've tried it out, with string. # from behind them
N: It was the string that did it. Somebody who has tried it out with string is not joking. # low
B: You do mean it. # low
X: I meant it the whole time. It's only that people laugh first, and then go home, and so they never hear what comes after. # without reproach
A: I laughed. This morning, round the corner. # red
X: I know. You came back, though. # friendly
A: Then we'll {verb}. Whatever they say. # on the spot

=== contest_laughed_rules ===
# step: laughed
# skeleton: office
# title: The Small Print
H: I've been through the rules, all of them, for something against it. # under a heap of paper
A: And? # anxious
H: The {office} mustn't be under a cloud. Mustn't be in debt. Mustn't have bitten anyone, that's from after the last but three. Have you? # to {x}, over the spectacles
X: Not on purpose. # honest
H: Then there's this. There have to be two who vouch. Two who put their names to it that it's meant. You won't find two. # closing the book
N: It was quiet for about as long as it takes to look at one another. # dry
G: Nobody would! They'd never hear the last of it! Vouching for {x}! # delighted
B: Where does one sign? # hand out
G: You're not going to! # no longer delighted
A: There, I think. Where it says two. # taking the other pencil
N: So they both signed, {a} rather large, {b} with a blot. {x_cap} looked on, and there was {x_sound}; but {x_they} said nothing until it was dry. # quiet
X: What have you signed? # low
B: That we'll {verb}. To the very end, whatever comes. # blowing on the blot
X: Has anyone read what comes? # lower

=== contest_rivalled_hands ===
# step: rivalled
# skeleton: office
# title: How It's Done
N: The next one to come by was {foe}. One could hear it from afar, for whoever was greeted called something back. # dry
F: Good morning, good morning! How's the knee? How's the little one? Nine already! # coming nearer
B: {foe_cap} asked after my knee. I haven't got anything the matter with my knee. # low
A: You said it was fine. You said thank you. # lower
B: I know! It just came out! # ashamed
F: And this is the other candidate! I'm delighted. It's so good for everybody when there's somebody to beat. # beaming
X: Good morning. {promise == "door":Have you ever noticed that {door} sticks?|{promise == "bench":Have you ever stood where one waits?|Whom did you ask, the last time, before it was settled?}} # serious
F: What a very good question. I'm so glad that you've asked it. We must all think about it, together, when the time comes. # going on
N: When it was over they felt as if they had eaten something with a great deal of cream. # dry
X: Was that an answer? # after a while
A: No. But I clapped. # looking at {a_their} hands
B: That's what we're up against. # grim

=== contest_rivalled_posters ===
# step: rivalled
# skeleton: office
# title: Good Morning, It Said
N: The first poster hung there in the morning. At noon there were thirty. "{foe_cap}", it said. Beneath it, "Naturally". # dry
A: There's one over the other side, too. And one on the inside of {hide}. Who looks there? # counting
B: We did. # grim
N: {foe_cap} came along with the paste, humming, and was in the best of moods. # plain
F: You'll be for me, won't you? Everybody always is. It saves such a lot of counting. # brush in hand
B: We've signed for {x}. # chin up
F: Have you? How amusing. I do hope that it's got something to say. The last one hadn't. We listened to it for an hour. # kind
X: Who was the last one? # level
F: I forget. It was a tall person. I was so much better that they moved away. # pasting
N: It was not said to frighten anyone. That was what was frightening about it. # dry
X: You've pasted one over me. # muffled
F: So I have! One doesn't see you, against the wall. You'll want to think about that. # lifting a corner

=== contest_go2_poster ===
# step: go2
# skeleton: office
# door: Make a poster for [x]
# style: clever
# recall: made a poster for [x]
# makes: way=poster
N: They had one sheet of paper, and half a pot of red. {a_cap} did the letters. {b_cap} was to do {x}. # plain
B: Can you keep still? # one eye shut
X: I am keeping still. This is as still as I get. # trying
A: What's to go underneath? {foe_cap} {foe_has} got "Naturally". # brush in the air
X: {promise == "door":"The door."|{promise == "bench":"A bench."|"What do you think?"}} # at once
A: That's not a slogan! A slogan's got to be about you! # despairing
X: But it isn't about me. # puzzled
N: They wrote it, since there was only room for something short. When it was done they stepped back. {b_cap} had got {x_part} very well, and had run out of red for the rest. # dry
B: It's a good likeness, from the side. # doubtful
X: I look like somebody who'd see to it. # pleased
A: Where do we hang it? {foe_cap} {foe_has} got all the walls. # looking round

=== contest_go2_doors ===
# step: go2
# skeleton: office
# door: Go round and call on every single voter
# style: kind
# recall: called on every single voter
# makes: way=doors
N: They went round with {x}, to everyone who had a vote, one after the other. They had a list, and {a} had sharpened something to tick it with. # plain
A: Good evening. This is {x}. {x_they_cap} would like to be {office}. # first time, quick
G: I'm having my supper. # through the crack
X: What is it? # interested
G: What's what? # thrown
X: Your supper. # simple
G: It's {food}. It's only warmed up. Nobody's asked me that since I've lived by myself. # opening a little wider
N: They were in there for an hour and a half. They heard about the supper, and about the sister, and about the thing with the roof; and {x} wanted to know how it had gone on. # dry
B: We've got thirty more to do! # in the doorway, whispered
A: What do I put? Is that a yes? # pencil over the list
G: I've never said who I vote for, and I shan't now. But come again. There's more about the roof. # waving

=== contest_go2_speech ===
# step: go2
# skeleton: office
# door: Hold a speech where everybody passes
# style: bold
# recall: held a speech where everybody passed
# makes: way=speech
N: There was a box. They put it where everybody has to go by, and put {x} on top of it. # plain
A: Now say something that makes them stop. # whispered
X: Stop. # loud
N: Three people stopped. They looked to see what had broken. # dry
B: Go on! Now say what you want! # whispered
X: I want to be {office}. # loud
G: Ha! # not going on
X: You've got egg on your sleeve. I'm not saying it to be unkind. It's been there since Tuesday, and nobody's told you. I'd tell you. # loud
N: {g_cap} looked at the sleeve. The others looked as well; and then each of them, without wanting to, at a sleeve of their own. # dry
A: That isn't how one gets votes! # hiding behind the box
X: I thought it was what one would want to know. # over the edge
G: It's jam. # rubbing it

=== contest_canvass_poster ===
# step: canvass
# skeleton: office
# needs: way=poster
N: They hung it on {door}, since that was the only place without one. By evening somebody had drawn a moustache on {x}. # dry
A: That's {g}. Nobody else does the ends so curly. # furious
X: It suits me. Does one get votes for it? # looking up at it
B: No! It means that they're laughing! # tearing at a corner
X: But they've come quite close, to do it. One can't do those ends from far off. They must have read it. # thinking it over
N: It turned out that there was more. Underneath, where it said what {x} wanted, stood in a small, different hand: "About time." # quiet
B: Who wrote that? # finger on it
A: I don't know. It wasn't there at noon. # low
N: Next day there was a second. "High time." On the third, "I had thought that it was only me." # quiet
X: There isn't any room left on the poster. # very still
A: Then we'll hang a clean sheet beside it. And a pencil, on a string. # running for the string

=== contest_canvass_doors ===
# step: canvass
# skeleton: office
# needs: way=doors
N: By Thursday they had been to eleven, and knew everything about them. Of votes they knew nothing. # dry
A: {foe_cap} did the whole of the lower side in one morning. It's four seconds each. I timed it. # collapsing
B: At this rate we'll be done in the spring after next. # shoes off
X: There was one today who cried. It was about a spoon. I'd like to go back there. # undeterred
A: You can't go back to one for a spoon! You've got to get round! # arms thrown up
X: How does the spoon go on, if one doesn't go back? # honestly asking
N: They went back. It was late; and there was a light on, and somebody had found the spoon, and had wanted somebody to show it to. # quiet
B: Is that a yes? # whispered, at the door
A: I've stopped ticking. I've been writing down what they say. Look. Nine out of eleven say the same. # turning the list round
X: What do they say? # low
A: That nobody ever came back. # low

=== contest_canvass_speech ===
# step: canvass
# skeleton: office
# needs: way=speech
N: They put the box there every day at six. And every day there were a few more, who stopped a little way off and pretended to be tying something. # dry
X: {promise == "door":Who's kicked {door} today? I have it down as nineteen.|{promise == "bench":How long did you stand there today? I make it forty minutes, for eleven people. That's a whole evening, standing.|Who's been told something today that they'd sooner have been asked?}} # loud
G: Me. # before {g_they} could stop it
H: And me. Twice. # from the other side
A: They're putting up their hands! # clutching {b}
B: They put them down again at once when {foe} {foe_plural:go|goes} by. # whispered
N: {foe_cap} had stopped, too, and was listening with {foe_their} head on one side, like somebody who hears a new tune and means to whistle it. # uneasy
F: Most refreshing. I shall say something very like it myself. Only longer. # writing it on a cuff
X: You can have it. So long as somebody does it. # over the edge of the box
A: Don't give it away! It's all we've got! # anguished

=== contest_hustings_hour ===
# step: hustings
# skeleton: office
N: On the evening on which both had to speak they all came, even those who never come. {foe_cap} went first. # plain
F: Friends. When I look into your faces I see faces. I've always said so. # warm, and for a long time
N: It went on for an hour. There was a snowflake in it, and a grandmother, and a little shoe. Afterwards nobody could have said what it had been about; but some were in tears. # dry
H: And now {x}. Five minutes. # turning a glass
N: {x_cap} {x_was} lifted onto the table. Down there it was all faces, row behind row; and they had all just been so happy. # low
X: I… # and no more
N: There was {x_sound}. It was a small sound, and it went right through to the back; and there somebody began to giggle, and then it ran along the rows. # still
A: Say it! Say what you said to us! # from below, pleading
X: I can't see anybody. I can only see all of them. # whispered
H: Who's for {foe}? Only to get an idea. And for {x}? That's two. Put your arm down, {g}, you're scratching. # counting
B: The two were us. # flat

=== contest_hustings_question ===
# step: hustings
# skeleton: office
N: Before an election everybody may ask one question, and both have to answer. They sat side by side at the long table, {foe} on the chair and {x} on four books. # dry
G: What'll it cost? # first, as always
F: Less than one thinks! # and there was applause
X: I don't know yet. I'd have to ask. # and there was none
H: And if there's a storm? # second
F: There will be no storms. # with a hand on {foe_their} chest
X: I'd be frightened. Then I'd see who was worse off, and go there. # after thinking
G: The {office} isn't to be frightened! # shouted from the side
N: One could feel how they all leant over, the whole room, towards the chair. It is so restful to be told that there will be no storms. # low
A: {x_cap}! Say that you know! Everybody says that they know! # hissed
X: But then they'd believe it. # hissed back
H: Shall we just see? Hands up for {foe}. And now for {x}. One. Two. # looking again
B: You needn't count us so slowly. # very red
