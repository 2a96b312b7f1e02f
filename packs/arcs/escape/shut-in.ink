// Episode 1, the last scene before the fork: walls (out), the traces of those who were left, one of each lot; odd (stay), how g gives
// it away that g is not unhappy: hint=unpacked, hum, slept.

=== escape_walls_names ===
# step: walls
# skeleton: out
# title: One of Each
N: They were not the first. It was written up on the wall, in all sorts of hands, at the height where one writes things while sitting down. # low
A: "Here lived Ann." "Bartholomew. It was my turn." "Me, for the others." # reading
B: How many are there? # coming up
A: Dozens. And there's an odd thing about them. They've each got a day. And there's never two for the same day. # slow
H: Perhaps they came by themselves. # low
A: "Me, for the others." What others? You don't put that, if you came by yourself. # slow
B: So there were others, and only one of them wrote. # low
A: What happened to the rest? # low
N: There was nothing written about the rest. Each name sat alone upon its own line, quite cheerfully, like somebody who is seeing people off. # hushed
B: I don't like that it's so cheerful. # low

=== escape_walls_cups ===
# step: walls
# skeleton: out
# title: A Row of Stools
N: They found the place where people lived, when they lived there. It had a row of stools, and none of the stools was the same as any other. # low
A: They've each made their own. Out of what there was. # going along
B: Somebody did this one with a nail file. # sitting on it
A: So there's one, and then one, and then one. It isn't a family. It isn't a ship. Why would there only ever be one at a time? # puzzled
H: They aren't at a table, either. They're all facing the same way. # low
B: What's over there? # turning upon the stool
N: It had been a way out, once. It was quite shut. But the ground before it was worn into a hollow, such as one gets when somebody has stood for a long time in the same place, leaning. # hushed
A: They were all looking at where the others went. # slow
B: What others? # low

=== escape_walls_log ===
# step: walls
# skeleton: out
# tone: space,epic,noir
# title: The One Who Keeps the Book
H: There's a book. # low
A: What's it say? # coming
H: "We came in four. I've the best handwriting." That's the first page. # reading
B: And then? # low
H: "They got off at noon. They waved. I could see it quite well from here." And after that there's a new hand. "We came in six." # turning over
A: And they got off at noon. # low
H: At a quarter to. All but the one with the pen. And the next was nine of them, and then three. # reading
N: It went on so. Each lot had come in by the handful, and got off; and each time there was somebody who was left, and wrote it up. # hushed
B: Why did they leave one? # low
H: It doesn't say. They sound fond of each other. # shutting it
A: Who's got the best handwriting? # not looking at anybody

=== escape_odd_unpacked ===
# step: odd
# needs: no-den_is=company
# skeleton: stay
# makes: hint=unpacked
# title: A Hook for a Hat
N: They all did what people do. {a} tried what was shut, and {b} tried it again after {a_them}, and {h} made a list. And {g} had found a hook. # plain
A: What are you doing? # stopping
G: Hanging up my hat. # hanging it up
B: You only hang it up if you're staying. # uneasy
G: You hang it up if there's a hook. It's not often that there's one at the right height. # pleased
N: They looked. It was at just the right height. {g} had never been known to take that hat off, not at home, nor anywhere. One had rather come to think that it had no inside. # dry
A: Aren't you worried? # watching {g_them}
G: I keep waiting for it to begin. # after thinking
B: It's the shock. It takes people like that. # aside
G: Do you think there's a second hook? For my coat? # looking round

=== escape_odd_hum ===
# step: odd
# skeleton: stay
# makes: hint=hum
# title: It Was a Tune
A: Shh. What's that noise? # a hand up
B: It's something humming. It'll be {foe_alive:{foe}|part of {foe}}. # low
H: It's got a tune. # low
N: They went towards it, in single file, with whatever they had. It was {g}. {g} was sweeping. # dry
A: That was you! # lowering what {a_they} had
G: What was? # going on
B: You were humming. You never hum. You told me that you couldn't. # accusing
G: I can't. Did I? What was it like? # stopping
B: It wasn't bad. It went up in the middle. # put out
G: I've no idea where I got it from. I was only thinking that this corner would come up quite nicely. # surprised
A: We're in somebody's power, {g}. # gentle
G: I know. I hadn't forgotten. It wants doing along here as well, if you'd lift your foot. # sweeping

=== escape_odd_slept ===
# step: odd
# needs: no-den_is=company
# skeleton: stay
# makes: hint=slept
# title: All Night
N: Nobody slept. {a} did not, and {b} lay and listened to {a} not; and {h} was heard to turn over. Then somebody snored. # hushed
A: Who's that? # whispered
B: It's {g}. # whispered
A: {g} doesn't sleep. It's well known. {g} walks up and down, and looks to see if it's all still there. # whispered
H: I go to sleep by those feet. I know what time it is by them. # whispered
B: Well, now they're sticking up out of a blanket, and {g}'s got {g_their} mouth open. It's smiling. # whispered
N: They stood round in the dark and looked at {g}, as people stand about a cradle that they have only just got to stop. # soft
A: Should we wake {g_them}? # whispered
H: What for? To be frightened with us? # whispered
B: It'd be fairer. # whispered
N: But nobody did it. # soft

=== escape_odd_manners ===
# step: odd
# needs: no-den_is=company
# skeleton: stay
# tone: manners,comic
# makes: hint=unpacked
# title: Passing the Sugar
N: They were being held against their will, and had said so, and had been given tea. None of them had touched it, apart from {g}. # dry
A: We said that we wouldn't. It's a question of principle. # aside
G: I know. I'm only being polite. # with a full mouth
B: You've hung up your hat. # aside
G: There was a hook. # simple
B: You never take off your hat. You didn't take it off to be photographed. # aside
G: It's never been asked to. Somebody put up that hook for somebody. I'd feel it, if I were a hook. # passing the sugar
H: We're in the hands of {foe}, {g}. # severe
G: I've got a list at home of whose hands I'm in. It's a good deal longer than that. # reaching for the jam
A: It's shock. # aside
B: It's got a good appetite, for shock. # aside

=== escape_walls_gentle ===
# step: walls
# skeleton: out
# tone: gentle,manners,comic
# title: Somebody's Been Leaning
N: There was a patch on the wall by the way in, at the height of a shoulder, where the wall was as smooth as the inside of a cup. # soft
A: Somebody's leaned on that. # feeling it
B: For a long time. And somebody taller has. And here's a small one, with a box to stand on. # feeling it
A: Did they all lean at once? # puzzled
H: No. It's all the one patch. It's one, and then another. You can tell by the edges. # stooping
B: There are crumbs, by the box. # on one knee
A: So they were looked after. # relieved
H: They were left something, at any rate. There's a difference. # straightening up
N: {g} put a shoulder to it, to see. It was a very good place for a shoulder. One felt at once that one was being of use. # dry
G: What do you suppose it was that they held up? # leaning
