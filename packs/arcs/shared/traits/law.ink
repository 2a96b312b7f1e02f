// What nobody may do: {odd_of} is the base of the verb ("say goodbye"), {odd_did} its past, {odd_ban} the same with when or where ("say goodbye on Mondays"). Why there
// is such a rule is the plot's business; here it is kept, got round, broken, and in the end taken down. trait_plan is what people do instead.

=== odd_law_1_notice ===
# step: trait1
# needs: trait=law
# makes: trait_plan=elbow
N: On {board} hung a notice, with a small bell under it. It said that nobody may {odd_ban}. # plain
Q: Who's the bell for? # low
G: Whoever sees somebody do it. You ring, and everybody turns round and looks. # low
P: And what do you do instead? # curious
G: We tap an elbow. Like that. It means nearly the same. # tapping
N: All along {edge} people were tapping their elbows, with great feeling. # dry
Q: It isn't the same at all. # low
G: No. # still tapping

=== odd_law_1_caught ===
# step: trait1
# needs: trait=law
# w: A man in a hurry
N: Somebody had just been caught, and {h} was writing it down. # dry
W: I didn't {odd_of}! I only began! # hot
H: It begins the same as the whole thing. One button, please. # writing
P: Is it so bad, to {odd_of}? # puzzled
H: Nobody may {odd_ban}. That's all I've got. I wasn't given the reason. I was given the pencil. # honest
Q: Who gave it to you? # quick
H: That was on the other page. # ashamed

=== odd_law_1_hum ===
# step: trait1
# needs: trait=law
N: {q} very nearly did it, out of habit. Eleven people drew in their breath. # dry
G: Not here! Nobody may {odd_ban}! # hissed
Q: Since when? # startled
G: For ever. Since the spring. When it comes over you, you hum. # low
N: Now that they listened there was humming on every side, and none of it was happy. # plain
P: They can't all want to {odd_of}. # low
G: You've no idea. I do nothing else all day but not do it. # humming

=== odd_law_2_friends ===
# step: trait2
# needs: trait=law
N: By {door} stood two old friends, with their hands behind them, going red. # plain
Q: What's the matter with those two? Are they ill? # low
G: They'd so like to {odd_of}. They've been there since breakfast. # low
P: Couldn't they do it quickly? # pitying
G: He'd have to report her, and she'd have to report him. They're very fond of each other. # low
N: In the end they shook hands, for want of anything better, and did not seem to know how to stop. # dry

=== odd_law_2_queue ===
# step: trait2
# needs: trait=law
# w: The last in the queue
N: Behind {hide} there was a queue. It was a very quiet one. # dry
Q: What is it for? # whispered
W: To {odd_of}. One at a time, a minute each, with somebody to keep a lookout. # whispered
P: Is that allowed? # whispered
W: Of course not. That's why it's so full. I never did it half as often before. # whispered
N: The one in front came out, straightening both sleeves, and looked better than for weeks. # dry
P: Put us down for ten past. # whispered

=== odd_law_2_small ===
# step: trait2
# needs: trait=law
N: A very small child stood in the middle of everybody, and did it, quite openly, and twice. # still
Q: Now what? # whispered
H: Nobody's told her. Somebody has to tell her. # helpless
P: You, then. Say that nobody may {odd_of}. # whispered
H: She'll ask me why. They always ask me why. # wretched
N: Nobody moved. Nobody had the reason about them. The child did it a third time, for those at the back. # dry
Q: And look at their faces. Half of them would join in, for a button. # low

=== odd_law_3_broken ===
# step: trait3
# needs: trait=law
N: It was {p} who did it. It was done before either of them knew, and {h} was right behind them. # still
Q: You did it. You {odd_did}! # whispered
P: I've been holding it in for days. It was like putting down a piano. # dazed
H: I saw that. I'll have to write it down. # pencil out
Q: It was me! # at once
P: It was not. # at once
H: Then I've two, and one of them's a lie, and that's allowed. # writing

=== odd_law_3_book ===
# step: trait3
# needs: trait=law
N: {h} had let them look at the book. It went back to the first day, with a line for everybody who was caught. # plain
Q: Here's {g}, four times. There isn't anybody who hasn't. # turning pages
H: No. I noticed that in about the second week. # low
P: Who's this, with only a cross? It's on every page. # pointing
H: That's me. I go home, and I shut the door, and I {odd_of}. And then I come back and put it down. I'm very fair. # ashamed

=== odd_law_3_sister ===
# step: trait3
# needs: trait=law
N: {g} was sitting by {edge}, and did not turn round. # quiet
G: My sister went away in the spring. I'd have liked to {odd_of}, the once, with her standing there. I nodded. # low
P: Did she know what you meant? # gentle
G: She nodded back. And then she was gone, and I thought, I don't know what it was that we said. # low
Q: Could you write to her? # low
G: And put what? Dear Ada, nod. # bitter

=== odd_law_4_everybody ===
# step: trait4
# needs: trait=law
N: {p} did it out in the open, in front of {h}, and on purpose. # still
H: That's one. You know that I'll have to write it down. # pencil up
Q: Then write two. # firm
N: {q} did it as well, and then the people by {door}. # quick
H: Slower! I can't write so fast, if you all {odd_of}! # helpless
G: Put it on one line! Put, everybody! # calling
H: Am I to put me? # small
Q: Only if you do. # kind

=== odd_law_4_page ===
# step: trait4
# needs: trait=law
H: I've got to the last page. There's room for one more name. # low
Q: And who pays for the next book? # curious
H: I asked. It turns out that it was me, the whole time. # slow
P: What happens when this one's full? # low
H: I'd thought that I might {odd_of} then. With the door open. # shy
N: Nobody said yes. Nobody said no, either. It was the first time that anyone had asked. # quiet
Q: Well? We're all looking the other way. # turning round

=== odd_law_4_elbow ===
# step: trait4
# needs: trait=law trait_plan=elbow
N: {g} came up to {p}, and lifted an elbow to tap it, and stopped. # plain
G: No. I won't. I'm sick of that elbow. There's a bruise on it. # firm
Q: Mind the bell! # low
G: I know where the bell is. It's me that oils it. # grim
N: And {g} did it, properly, from one end to the other. It took no time at all. # quiet
P: Nobody's rung. # whispered
G: They can't get at it. I've hung my coat there. # calm

=== odd_law_5_down ===
# step: trait5
# needs: trait=law
N: The rule was taken down from {board}. # plain
H: Anybody may {odd_of} now. It says so. Well, it says nothing. # looking
Q: Then why's nobody doing it? They've waited long enough. # low
P: Nobody likes to be first. One might think that they'd been wanting to. # low
Q: I've been wanting to since Tuesday. Shall we? On three. # low
N: They {odd_did}, and after that you could not have counted. # warm

=== odd_law_5_minute ===
# step: trait5
# needs: trait=law
N: They voted on the rule, in front of {board}. It was a close thing. # dry
H: Then it's gone, all but one minute a year. Nobody may {odd_of} from noon until a minute past. # reading
Q: Whatever for? # baffled
G: So as to remember what it was like to want to. I've never wanted a thing so much. I'd miss it. # honest
P: And after the minute? # curious
N: They tried it out. It was the longest minute of the year, and when it was up {h} was the first. # warm

=== odd_law_5_button ===
# step: trait5
# needs: trait=law
N: {h} gave back the buttons. Everybody who had ever been caught got one, and there was one over. # plain
Q: Whose is that? # looking
H: I don't know. I caught them all, every one, except for somebody. # counting
P: It's mine. I paid, so as to be on the safe side. And then I never dared. # small
Q: Then do it now. Go on. I'll hold your button. # gentle
N: {p} looked all round, took a breath, and {odd_did}. # warm
