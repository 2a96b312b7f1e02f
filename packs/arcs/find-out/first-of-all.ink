// FIRST, episodes 1 and 2: nobody wants to {sh_do}; owes, where whoever does has to {sh_must}. shirk=go, wake (nobody gets up). way=lots, prize, each.

=== find_out_polite_after ===
# step: polite
# skeleton: first
# needs: no-shirk=wake
# title: After You
N: {air} {a_who} {b_who} They had never seen people so polite. It had been going on since the early morning, and it was about who should {sh_do}. # plain
H: After you. # stepping aside
G: I shouldn't dream of it. After you. # stepping aside as well
H: You were here before me. I distinctly saw your back. # warm
G: I was only keeping the place for you. # warmer
A: What are they waiting for? # to {b}, low
B: For somebody to {sh_do}. # counting heads
A: And who's going to? # low
N: They looked along the row. It was a long one. Everybody in it was smiling, and had taken half a step back; and then those behind had taken half a step back, for there was no room. # dry
B: At that rate it'll go out at the far end. # low
H: Ah! There you two are! You're young! After you! # delighted
A: We've only come to look. # half a step back

=== find_out_polite_laces ===
# step: polite
# skeleton: first
# needs: no-shirk=wake
# title: Forty Bootlaces
N: {air} {a_who} {b_who} When they came up, all the rest were down on one knee. # plain
A: What have they lost? # whispered
B: Nothing. They're tying their boots. All of them. # whispered
N: It was so. There was {h}, with the left one, and {g}, with the right one; and as soon as a bow was done it was looked at, and found to be not quite even, and undone. # dry
A: {h}? Isn't it time? Somebody was to {sh_do}. # bending down
H: I'm on the point of it. I only want to be properly done up. I shouldn't like to be a bad example. # pulling
B: And you, {g}? # bending down too
G: I'm waiting for {h}. One can't push past. # undoing it
A: You've got a button boot on. There isn't any lace to it. # looking closer
G: That's what takes so long. # red
N: Somebody at the end of the row had finished. He looked up, saw that everybody else was still at it, and slowly took off the boot. # dry

=== find_out_polite_asleep ===
# step: polite
# skeleton: first
# needs: shirk=wake
# title: Asleep as Hard as They Could
N: {air} {a_who} {b_who} Everybody was asleep. One could tell from how hard they did it. # plain
A: Are you awake? # whispered
B: No. Are you? # whispered
A: Not at all. Only I heard {h} snore, and then stop, and listen if anybody else was snoring. # whispered
B: I heard that. And then {g} began; and it was much too good. # whispered
N: It was broad day. On all sides people lay with their eyes shut, and there was not one among them whose face had nothing to do. # dry
A: It's because nobody wants to {sh_do}. # whispered
B: Then somebody'll have to. What time is it? # whispered
A: I can't look. I've got my eyes shut. # whispered
H: It's twenty to ten. # and then, quickly, a snore
N: There was a pause, in which forty people had not heard that. # dry
G: Did somebody say something? I'm talking in my sleep. # eyes shut, hopeful

=== find_out_rule_told ===
# step: rule
# skeleton: first
# needs: owes
# w: A small person
# title: What It Costs
W: Are you going to {sh_do}? # looking up, with interest
A: Why? Is there something about it? # careful
W: Don't you know? Whoever {sh_does} has to {sh_must}. It's a rule. # proud of knowing it
B: Who says so? # quick
W: It's on the paper. It's got a stamp. "Whoever is found to {sh_do}, shall, there and then," and then there's a word that I can't read, and then it's "{sh_must}". # reciting
N: It hung by {door}; it was so old that it had gone brown, and somebody had tried to scratch out the middle. # plain
A: Is that all? It doesn't take long. # low
W: My uncle had to {sh_must} once. He lives abroad now. # solemn
H: I'd do it like a shot, if it were only that. It's my throat. # from behind, hoarse all at once
G: With me it's the doctor. He won't have me do anything first. # from behind that
B: So if nobody {sh_does}, then nobody's got to {sh_must}. # slow
W: That's how it's done. We've been doing it since yesterday. # content

=== find_out_rule_why ===
# step: rule
# skeleton: first
# needs: no-owes
# title: Everybody Has a Reason
N: They asked why. That was the odd thing; they were given a reason at once, everywhere, and it was never the same one. # plain
H: I'd {sh_do} at once. It's only that it'd look so pushing. # firm
G: It's nothing to me. But somebody told me that the first time it goes wrong, always, and the second time it's all right. I'm for the second time. # firm
A: Who told you that? # pencil out
G: {h}. # after thinking
H: I had it from {g}! # astonished
N: They went along the row. One was the eldest, and one was the youngest. One would have, the day before. One was afraid that it would be cold, and one that it would be warm; and there was a man who said that he had done it already, and when they asked who had seen it he had to blow his nose. # dry
B: What is it really? # low
A: I don't think they know. Each sees that the others don't, and thinks, there must be something. # slow
B: And have you noticed where we're standing? # lower
N: They were at the very back. They could not have said how they had come there. # quiet

=== find_out_stake_agreed ===
# step: stake
# skeleton: first
# title: Agreed by All
A: And what if nobody does? Ever? # low
H: Nothing. That's just it. We stay as we are. I've got my knitting. # comfortable
G: There's only the one thing. {till != "":If it isn't done by {till}|If it goes on like this}, then {stake}. I had it from somebody who'd know. # less comfortable
B: {stake_cap}? Because nobody will {sh_do}? # staring
G: I was quite upset. I said, then somebody's got to! And they were all of them for it, at once. There wasn't one voice against. # with some pride
A: For what? # careful
G: For somebody. # as if that were clear
N: It had been written down. It hung on {board}: "Somebody will. Agreed by all." Under it there was a line for the name. # dry
A: It's blank. # reading
H: It's the pencil. It doesn't write, at that end. # not looking up

=== find_out_stake_forty ===
# step: stake
# skeleton: first
# w: A small person
# title: Forty-One
W: Why's everybody stopped? # loud
A: They're being polite. # low
W: And if they go on being polite? # interested
B: Then {stake}. # lower
W: Don't they know that? # looking along the row
H: We all know it, dear. We've talked it over. It would be dreadful. # stepping aside for {g}
W: Then why doesn't one of you {sh_do}? # simple
G: Because there's so many of us. It's bound to be somebody. # reasonable
N: The small person counted, with one finger, as far as the end. It took some time. # dry
W: There's forty-one. If there was only one he'd have to. # working it out
A: Would you? # bending down
W: I'm not allowed. I've got to be holding somebody's hand. # showing it, empty
N: All along the row people put their hands in their pockets. # dry

=== find_out_excuses_list ===
# step: excuses
# skeleton: first
# title: Number Twenty-Six
N: {a} had begun to write down the excuses, with a number to each, so that they did not have to be said every time. # dry
H: Seven. # on being looked at
A: Seven's yours again? "A stone in the shoe." That was gone by noon. # leafing
H: It's another stone. # dignified
G: I've got fourteen and nine. # rubbing a hip
B: "Expecting a letter" and "my good trousers". # reading over a shoulder
N: It worked so well that after a while nobody said anything else. One met somebody, and said "eleven", and got a sympathetic "thirty-two". # dry
A: Twenty-six is new. Who's twenty-six? "I would not wish to deprive anybody." # looking up
G: That's the one in the hat. It's so good that four of us have taken it. # admiring
B: They're cleverer at not doing it than I've ever been at doing anything. # low
A: I know. If it were half as hard to {sh_do}, it'd have been done by breakfast. # closing the book

=== find_out_excuses_limp ===
# step: excuses
# skeleton: first
# title: Eleven Who Limp
N: By noon eleven people limped. It had begun with {h}, quite modestly, on the left. # dry
H: I'd have been the first. Everyone knows it. And now this. # leaning on something
B: It was the other leg when you came in. # gentle
H: It goes across. # pained
G: You've got it well, though. May I ask how you do the knee? # low, to {h}
H: You think of your aunt. # low
N: There were two by now who had to be carried, and three who had to carry them, so that these five could not be thought of. Somebody had tied up his chin. # dry
A: What's the matter with the chin? # stopping
N: He pointed to the bandage. He was not able to speak, he wrote, on a slip of paper; else he would have been so glad to. # dry
B: That's all of them, I think. Those who aren't ill are looking after the ill. Who's left who could {sh_do}? # counting
A: There's two who've got nothing the matter with them. # counting, and then stopping
B: Ow. # a hand on one hip

=== find_out_excuses_honour ===
# step: excuses
# skeleton: first
# w: Somebody with a list
# title: The Honour of It
W: It's been put about that it's an honour. We had a meeting. "The honour to {sh_do}." We thought it might help. # pencil behind one ear
A: And does it? # hopeful
W: They've all begged to be allowed to give it to somebody else. There's been quite a scene. {h} wished {g} to have it, on account of {g_their} great merits. # turning over
G: I've got none. I can bring witnesses. # quick
H: Such modesty! That just shows it! # hand on heart
N: There was applause. {g} was pushed forward, and stood there with {g_their} merits, and looked for somebody who had more. # dry
G: There's {a}. {a_they_cap} once {a_skill}. We all know it! # inspired
A: That was a long time ago! And it was {b} who held my coat! # at once
B: I wouldn't want to stand in your way. # warm, and stepping behind {a}
N: That was how it came round to everyone. By supper there was nobody in {place_of} about whom something very handsome had not been said; and it had still not been done. # dry

=== find_out_go2_lots ===
# step: go2
# skeleton: first
# door: Draw straws for it
# style: careful
# recall: drawn straws for it
# title: The Short One
# makes: way=lots
N: {a} had cut the straws. There were as many as there were people, and they were all of one length, and one was short. # plain
A: It's quite fair. Nobody can help it. Whoever's got the short one has to {sh_do}. # holding them out in one fist
H: It's a very good idea. I'd like to draw last. # hands behind {h_their} back
G: So should I. # hands behind {g_their} back
B: Somebody's got to draw first. # patient
N: It was quite still for a while. One saw it go along the row, from face to face, like a draught. # dry
A: Oh, no. # low
B: We could draw straws for who draws first. # low
A: And who draws first for that? # lower
N: In the end they had it put into their hands from behind, with their eyes shut. And then nobody wanted to be the first who looked. # dry

=== find_out_go2_prize ===
# step: go2
# skeleton: first
# door: Put up a prize for it
# style: clever
# recall: put up a prize for it
# title: A Very Handsome Prize
# makes: way=prize
N: {b} said that people want to be asked nicely; and if that is no use, one has got to hold up a cake. # plain
B: For whoever will {sh_do}! It's got three storeys! And the little one on the top is marzipan! # calling
N: It came down among them like sunlight. They had all straightened up. Somebody had put away a bandage. # dry
H: Is it with lemon? # from the third row
B: With lemon. And there's a ribbon that goes with it, and one's name on {board}. # holding it higher
G: It's only right that one should have something. It's very handsome. # moved
A: Then who's it to be? # into the pause
N: They looked at the cake. And one could see how in one head after the other the same thing came up: that it was a very big cake. One does not get a cake like that for nothing. # dry
H: What's wrong with it? # low, to {g}
G: With the cake? # low
H: With the other. That they've got to give a thing like that away with it. # taking a step back

=== find_out_go2_each ===
# step: go2
# skeleton: first
# door: Ask each of them, one by one
# style: kind
# recall: asked each of them, one by one
# title: Not in Front of the Others
# makes: way=each
N: They asked each one alone, behind {hide}, where nobody could hear. {a} held their hands, and {b} had a handkerchief ready. # plain
A: Now quite between us. Would it be so bad? To {sh_do}? # gentle
H: Bad? Not for me. I'd like it. # astonished
B: You'd like it? # pencil stopping
H: I've been looking forward to it. It's on account of {g}. {g_cap} couldn't bear it, if {g_they} saw me be first; {g_theyre} proud. I hold back so that {g_they} can hold back. # low
N: {g} came next. # plain
G: I'm not made like that, to mind. It's for {h}. It'd break {h_them}. # low
A: What would? # head in hands
G: If anyone else did it before {h_them}. So I see to it that nobody does. # proud
N: By evening they had asked everyone. There was not a single person there who did not want to. Each was only being considerate of one other; and when {b} drew it, with arrows, it went right round. # dry

=== find_out_tried_lots ===
# step: tried
# skeleton: first
# needs: way=lots
N: They counted three, and everybody looked. There was a sigh, such as one hears when rain holds off. # plain
H: Mine's long! # radiant
G: Long! # radiant
A: Whose is short? # looking along the row
N: Nobody's was short. They held them up, and there were as many as there were people, and every one was as long as a finger. # dry
B: There was a short one. I cut it myself. # staring
A: Show me yours. And yours. # going along
N: It came out when they were laid side by side on {ground}. All of them had the mark of teeth. Each had thought, in the dark, that his own felt rather short; and that if they were all of them a little shorter nobody could say which. # dry
H: I only evened it. # low
G: So did I. I took off hardly anything. # low
B: There's nothing left that one could draw. They've eaten it. # holding up a crumb of straw
A: They did that together. All of them, and without a word. # in something like respect

=== find_out_tried_prize ===
# step: tried
# skeleton: first
# needs: way=prize
N: {b} had the thought to make it smaller. It was to be a modest prize, so that nobody should think that there was anything behind it. # plain
B: One bun! For a mere nothing! # calling
H: A bun? For that? One has one's pride. # turning away
A: Then a prize for being second! # desperate
N: That had not been thought through. There was a rush. They had all had it in mind; there were people who ran. Within a minute {crowd} stood in one heap, panting, in the order in which they meant to be second. # dry
G: I was the second! I had my foot here before {h}! # elbows out
H: You can't be second! There's nobody been first! # hat gone
B: Then one of you only has to go in front! And then you've all got your prize! # calling over it
N: One could hear them think. It would be quite enough that one did it. They looked round for that one, with great affection. # dry
A: They're looking at us. # between the teeth
B: Smile, and go backwards. # between the teeth

=== find_out_tried_each ===
# step: tried
# skeleton: first
# needs: way=each
N: They had pinned up the drawing with the arrows. It was a fine big ring, and one could find oneself in it. # plain
A: You see? Nobody minds! Each of you only waits on account of the next! You can stop, all of you, at once! # radiant
N: They came up, and looked, with their heads on one side. # dry
H: It says here that I'd be broken. Who said that? # finger on it
G: I did. It was meant kindly. # quick
H: I'm not the sort that breaks! You're the one who couldn't bear it! # very red
G: I can bear anything! I could bear you! I've borne you for years! # as red
N: It went round, along the arrows. Within a quarter of an hour they had all been told what was said about them, out of kindness, behind {hide}; and there was nobody left who was being considerate. # flat
B: Well, that's gone, then. Now they can just {sh_do}. # hopeful
A: They could. But now each says that the others have got to apologize first. # listening
B: First? # faint
A: That's what they said. # sitting down on {ground}

=== find_out_owned_back ===
# step: owned
# skeleton: first
# w: A small person
# title: And You
W: Can I ask you something? Why don't you? # tugging
A: Why don't we what? # stopping
W: You've asked everybody. You've got it all in a book. Why don't you {sh_do}? There's two of you. # simple
N: It was the sort of question that one cannot put off by saying that one is busy. They tried that first. # dry
B: We're more the people who see to it. # careful
W: Who said so? # interested
A: It's a different kind of work. Somebody's got to stay at the back, and keep count. # going red
W: Of what? # patient
N: {a} looked into the book. {a_they_cap} had kept count of everybody; and between thirty-eight and thirty-nine there was a blank, in {a_their} own hand, about as long as two names. # quiet
A: I've left us out. # low
B: I noticed, on Tuesday. I didn't say anything. I thought, how nice. # low
W: You're just the same as them. You've only got a pencil. # not unkind

=== find_out_owned_turn ===
# step: owned
# skeleton: first
# title: The Very Back
N: In the evening {h} came by with a lamp, and found the two of them behind {hide}. # plain
H: So this is where you've got to. I thought that you'd have some plan. # sitting down
A: We were only talking it over. # quick
H: It's nice and out of the way. I know it well. I was here myself until noon. # looking round
N: The ground was quite flat there. A good many people had been at the back, in that place, one after the other. # dry
B: {h}? If it's so little, and nobody minds, why do I get cold hands? # abrupt
H: When you think that you might {sh_do}? # gentle
B: When I think that everybody'd turn and look. {b_fearline} # low
A: I've had a sentence ready for three days. It goes, "Oh, let me." I've practised it. It always comes out when there's nobody there. # low
H: I've got one, too. It's, "Well, if nobody else." I get as far as "well". # low
N: They sat there a while, the three of them. It was a comfort; and it did not get them anywhere at all. # quiet
