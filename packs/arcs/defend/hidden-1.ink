// HIDDEN, episode 1: x has only just come; p saw it first. Somebody asks after it, and p gives a word that there is nothing ({foe} or, where
// foe is mute, {h} asks). They hide it badly; they keep it alive; and somebody else has been there before them (trace).

=== defend_found_count ===
# step: found
# skeleton: hidden
# title: One More Than Before
N: {air} {a_who} {b_who} {p} was sitting on an upturned bucket with both arms spread, like somebody keeping a seat. # dry
Q: What are you keeping? # stopping
P: Nothing. You can walk on. # too quick
Q: There's something behind you. It wasn't there before. I know what's there; there's {edge}, and {hide}, and then there's nothing. # leaning to one side
P: That's all there is. # leaning to the same side
N: There was {x_sound}. {p} coughed, but a good while too late. # dry
Q: {x_plural:Are those {x}|Is that {x_a}}? # in a whisper
P: I found {x_them}. I came round the corner, and I nearly put my foot on it all. I've been sitting here since, thinking what I'd say. And I've got as far as nothing. # in a rush
Q: Where {x_is} {x_they} from?
P: Not from here. I've asked {x_them}. I've asked {x_them} louder.
Q: Does anybody know?
P: You do. I was going to hold out till supper. # gloomy

=== defend_found_hat ===
# step: found
# skeleton: hidden
# needs: no-x_plural
# title: Under a Hat
N: {air} {a_who} {b_who} {q} had only come to ask for {q_their} hat back. # plain
P: You can't have it just now. It's being worn. # in the way
Q: Who by?
P: It's only on the top. It doesn't go over the rest. # honest
N: {q} looked round {p}. There was the hat. Under the hat there was a good deal of {x}. # dry
Q: That's {x}. That's {x}, in my hat. # faint
P: I thought that if {x_they} had a hat on, people would think it was somebody. I've been here since it got light. Three have gone by, and two of them said good morning. # not without pride
Q: And the third?
P: The third asked after your mother.
N: From beneath the hat there came {x_sound}. It was not a noise that a hat makes. # dry
Q: Where did {x_they} come from? What does one do with {x_them}?
P: I don't know. I just saw {x_them} first. It gives one a feeling. # low

=== defend_found_talks ===
# step: found
# skeleton: hidden
# needs: x_talks no-x_plural
# title: Is This It?
N: {air} {a_who} {b_who} They had come round by {hide}, and there stood {x}, where nobody had stood before, as one stands in a waiting room. # dry
X: Good day. Is this it? # polite
P: Is this what? # after a moment
X: I don't know. I came as far as it went, and then it stopped, so I got off. # looking about
Q: Where have you come from? # careful
X: That way. I'd have written it down, but I didn't know that I was leaving. # pointing up, then sideways
P: Has anybody else seen you?
X: Only somebody who was carrying a tray. I said good day, and they put down the tray, and ran. There were buns. I've stood here with the buns, in case they should be wanted. # anxious
N: There were eleven. There had been, to judge by the paper, twelve. # dry
Q: If they've run, they'll have run to somebody. # low, to {p}
P: I saw {x_them} first. I mean, somebody's got to have. # slow
X: Am I in the way? # smaller

=== defend_found_huge ===
# step: found
# skeleton: hidden
# needs: x_size=huge no-x_talks
# title: Something at [edge]
N: {air} {a_who} {b_who} {q} had walked along {x} for some time before {q_they} stopped. # dry
Q: Since when is there a wall here? # a hand on it
P: It isn't a wall. Don't lean. # hoarse
N: {p} was standing there with a {rake}, and looked as if {p_they} had been trying to cover up a hill. # dry
Q: It's {x}! All of {x_them}! # looking up, and further up
P: I know. I found {x_them}, and I thought, I'll cover {x_them} up a little, till I've thought what to do. I've done about that much. # with both hands
Q: How long did it take?
P: Four hours. It slides off. # low
N: {x_sound_cap}. They felt it in their shoes. # hushed
Q: {p}, they'll see {x_them} from {far}. They'll see {x_them} from their beds. # low
P: Not if they're not looking. People don't look, at things that can't be so. I wouldn't have, if I hadn't walked into it. # stubborn

=== defend_found_small ===
# step: found
# skeleton: hidden
# needs: x=creature x_size=small no-x_plural
# title: A Full Coat
N: {air} {a_who} {b_who} {p} had on a coat that was buttoned up to the chin, and had, since yesterday, become a good deal stouter. # dry
Q: Are you quite well? # looking
P: Perfectly. Why?
Q: You moved. There. And your arms didn't.
P: I'm digesting. # stiff
N: There was {x_sound}, from about the third button. {p} looked straight ahead. # dry
Q: Undo it. # level
P: It'll get out. It's only now got comfortable. I found it on {ground}, by {door}. It was sitting there as if somebody had said wait. And I said good morning, and it came over and got in. # all in one breath
N: The third button was undone. {x_cap} looked out. {x_they_cap} looked at {q}, thoroughly, from left to right, and drew in again, like somebody who has found the compartment full. # warm
Q: It's {x_a}. It's an actual one. You can't keep it in a coat! # in a whisper
P: It isn't keeping. I'm just the coat. # firm

=== defend_found_many ===
# step: found
# skeleton: hidden
# needs: x_plural
# title: Not So Loud
N: {air} {a_who} {b_who} {p} came backwards round the corner, making small movements with both hands, as one does with hens. # dry
Q: Who are you talking to? # behind
P: Nobody. # jumping
N: Then they came round, too: {x}. They stopped when {p} stopped, and all looked at {q}. # plain
P: They were just there. I found one, and I thought, well, one; and when I turned round there were the others, in a row, waiting to be found. # helpless
P: I've tried to lose them. I went three times round {hide}. I only got the back of the row. # low
N: There was {x_sound}, from all of them, one after the other, like people giving their names. # dry
Q: How many {x_is} {x_they}?
P: Between enough and too many. And nobody's seen them but me. And now you. # pleading

=== defend_found_log ===
# step: found
# skeleton: hidden
# tone: space,epic
# title: Not in the Book
N: {air} {a_who} {b_who} {q} had the book open, in which stood all that there was. # plain
Q: It says here, one of everything. What's that you're leaning on? # not looking up
P: That's always been there. # leaning
Q: Then it'll be in the book. # turning back
P: It's new to the book. # giving in
N: {q} looked up, then; and it was {x}. There was no column for it. # dry
Q: When?
P: On my watch. There was a bump, no worse than a boot, and I went to see. I ought to have reported it. I'd the form in my hand. It's got a line that says, "disposed of by". # low
N: There was {x_sound}. # quiet
Q: You have to report a thing like this. It's the first rule. # low
P: I know. I'm reporting it to you. # low
Q: I'm not the one whom one reports it to!
P: No. But you've got the book. You might be rather slow in writing. # hopeful

=== defend_found_night ===
# step: found
# skeleton: hidden
# tone: noir,eerie
# title: A Thing That Wasn't There
N: {air} {a_who} {b_who} It was late, and they had both been told to stay in. # low
P: I want to show you a thing. You never saw it. # low
Q: What is it that I never saw? # low
P: Mind the step. There. # holding up the light
N: The light went over {x_part}, and over {x_part2}, and then it shook a little, and went over it all once more. # hushed
Q: That's {x}. {x_they_cap} {x_many:weren't|wasn't} here an hour ago. I came this way. # whispered
P: I heard something arrive. You know how it is when somebody sits down in the dark, and is careful about it? I thought that I'd count up to a hundred. I did it in fives. # whispered
N: {x_sound_cap}. It was very quiet, as of someone who has also been counting. # soft
Q: Who's been told? # whispered
P: You, and this lamp. There are people who'd pay to be told. I keep thinking that I can hear them not asleep. # whispered
Q: Then put it out. # whispered

=== defend_asks_need ===
# step: asks
# skeleton: hidden
# needs: foe=talks
# title: A Word on It
N: {foe_plural:It had come to the ears of {foe}. |}It was not an hour before {one} stood in front of them, like somebody who has only stopped to get {one_their} breath. # tense
F: You two get about. You won't have seen anything? # friendly
P: What sort of thing?
F: {x_a_cap}, or near enough. There's talk of it. I'd take {x_them} off your hands. {foe_for} # looking from one to the other
Q: There's nothing here. It's a coat. # spreading out
F: I only ask. One wants to be fair. If you gave me your word that there's nothing I'd go by that. I've always gone by yours, {p}. # mild
N: That was quite true. In all of {place_of} there were perhaps three people whose word was good for money, and {p} was two of them. # dry
P: There's nothing. My word on it. # after a moment
F: Then that's that. # turning to go
N: {x_sound_cap}. {one_cap} had gone four steps, and stopped; and went on. # hushed
Q: You've never told a lie in your life. # whispered
P: I didn't know that it'd be so short. # white

=== defend_asks_list ===
# step: asks
# skeleton: hidden
# needs: foe=talks why=owed,need
# title: All Ticked but One
N: {foe_plural:So {foe} were asking, too. |}{one_cap} had a list, and read them the whole of it, so that they should see that it was nothing personal. # dry
F: One bucket, lost, found. One cow, strayed, back. One umbrella. It's all ticked but the last line. # pencil down the side
Q: And what's the last line? # in front of a sheet
F: "{x_a_cap}, come in, not called for." It's been seen. {foe_for} # apologetic
Q: We've seen nothing. We were only airing this sheet.
F: It's moving.
Q: That's the airing. # quick
F: I'm bound to look, unless somebody gives me their word. Then I may write, "word given". It's a box. It's hardly ever used. {p}? # hopeful
P: There's nothing under there. I give you my word. # low
N: {one_cap} wrote that down, and blew on it. One could see what a relief it was, to have one person who could be written down. # quiet
F: I'll come by again, you understand. Just for the look of it. # going
P: Did you hear that? It's in ink. # hoarse

=== defend_asks_find ===
# step: asks
# skeleton: hidden
# needs: foe=talks why=name,lonely
# title: Somebody Has to Have Found It
N: {foe_plural:{foe_cap} had heard of it. |}{one_cap} had brought a chair, a flask, and a large magnifying glass, and was going over {place_of} by the yard. # dry
F: I'm not far off. It gets warmer as one comes along here. You're standing on a warm bit. # through the glass
Q: What are you looking for?
F: {x_cap}. It's all over the place that there's one come. {foe_for} # glass on {q}
P: And if somebody had found {x_them} before you? # careful
F: Nobody has. They'd have said. I'd have said it so loud that you'd have had to sit down. # wistful
N: There was {x_sound}. All three of them looked at the flask. # dry
F: That's not me.
P: It's me. I've had no breakfast. There's nothing here, you can put that glass away. I give you my word. # quick
F: Do you? Well. You wouldn't say so if it weren't so. You're known for it. # crestfallen
N: {one_cap} folded up the chair. It took some time, and nobody could look. # quiet

=== defend_asks_mute ===
# step: asks
# skeleton: hidden
# needs: foe=mute
# title: A Word on It
N: They had just got a sheet over the worst of it when {h} came by, out of breath. # plain
H: {foe_cap}'s about. I mean to say, {foe_they}{foe_plural:'re|'s} going along all the hedges and corners, as if something had been mislaid. Have you got anything here that you shouldn't have? # looking at the sheet
Q: No.
H: I'm not asking you. You'd say no to the time of day. I'm asking {p}. If {p} says it, then I'll go home and put my feet up. # arms folded
N: In all of {place_of} there were perhaps three people whose word was good for money, and {p} was two of them. # dry
P: There's nothing here. I give you my word. # after a moment
H: That's all right, then. # unfolding
N: {x_sound_cap}. {h} bent down, and did up a shoe that had no laces. # dry
H: I only ask as {foe}{foe_plural:'ve|'s} stopped. Over there. And turned this way. # going
Q: You've never told a lie in your life! # whispered
P: I didn't know that it'd be so short. # white

=== defend_asks_nose ===
# step: asks
# skeleton: hidden
# needs: foe=mute foe_type=creature,person,group
# title: Looking for Something
N: {foe_cap} came by twice before {t_noon}. The first time one might have called it chance. # low
Q: Don't look. Go on folding. # folding a sheet over {x}
P: {one_cap} is looking for something. # folding
Q: {one_cap} is having a walk.
P: In a straight line? With {one_their} head down? # low
N: It came to an end just in front of the sheet. {one_cap} stood there, and breathed in, and it went on for as long as there was any air. # tense
H: Is that {foe}? What {foe_plural:do|does} {foe_they} want with you? You've not got something there? # coming up, loud
Q: It's washing. It's just rather thick washing.
H: {p}? I'd not ask, only you'd tell me. # mild
P: There's nothing. I give you my word. # hardly to be heard
N: There was {x_sound}. {h} looked at {p} for a moment longer than one looks at somebody whom one believes. {foe_cap} went on, as far as {edge}, and there sat down to wait. # quiet

=== defend_asks_call ===
# step: asks
# skeleton: hidden
# needs: foe=talks
# tone: manners,gentle,comic
# title: There Is Nobody at Home
N: {foe_plural:It had come to the ears of {foe}. |}{one_cap} came to call; and {x} had just been put behind the curtain, which was on the short side. # dry
F: I was passing. Is that a new curtain? # sitting down
Q: It's an old one. It's fuller than it was.
F: One hears that somebody has come. {x_a_cap}. I said at once, they would have told me. {foe_for} # smiling
P: Will you have some {food}? # holding out a plate
N: There was {x_sound}. {q} sang a few notes, in nearly the same key, and begged everybody's pardon. # dry
F: You're musical! And it's quite certain that you've nobody staying? I only ask as a friend. You'd give me your word on it, {p}? # still smiling
P: My word on it. There's nobody. # the plate shaking
N: At the door {one} turned round, and wished the curtain a good evening. # dry
Q: It was a manner of speaking. People do. # not sure of it
P: I only had the one. # low

=== defend_hide_sheet ===
# step: hide
# skeleton: hidden
# makes: first=sheet
# title: What Stuck Out
N: "We'll {verb}," they had said, and shaken hands on it, before either had looked to see how much there was. # dry
A: Is it all under? # holding up the sheet
B: All but {x_part}. If I pull it down on this side there's {x_part2}. # going round
A: How many sheets have we got?
B: These are all of them. And {h}'s tablecloth. # low
N: It is odd how a thing looks, under sheets. One can say that it is anything one likes, only not that it is nothing. # quiet
A: Stand back. What would you take it for?
B: For something that somebody's put a sheet over. # after some thought
A: Then we'll hang a shirt on. It's washing.
B: It's got a pulse.
N: {x_sound_cap}, from the middle of the washing. # dry
A: It's a good drying day, that's all. # weak

=== defend_hide_stand ===
# step: hide
# skeleton: hidden
# a: bold
# b: careful
# makes: first=stand
# title: Standing About
N: It was {a}'s belief that nobody looks behind two people who are having a conversation. # plain
A: If we mean to {verb}, we've only to stand here. You that side. Now talk. # arms folded
B: What about?
A: Anything. Look natural.
B: Are you well? # stiff
A: Very well. Are you? # stiff
N: That was the end of the conversation. They stood there, as natural as a pair of gateposts. {crowd_cap} came past, one by one, and each slowed down to see what there could be that they had so little to say about. # dry
B: They're all looking. # not moving the lips
A: They're looking at us. That's the point. # not moving the lips
W: Is it a queue? # stopping
B: No! # too loud
W: Only I'd join, if it was. You don't stand like that for nothing. # settling in behind
N: Within a short time there were nine of them. And behind them all was {x_sound}, quite at its ease. # dry

=== defend_hide_paint ===
# step: hide
# skeleton: hidden
# needs: x=thing,place no-x_plural
# makes: first=paint
# title: The Colour of a Wall
N: {b} had come with a pot of paint, since what is the colour of a wall is taken for one. # brisk
A: It'll come off again? # brush in hand
B: It's only whitewash. We said that we'd {verb}. It doesn't say that {x_they} {x_many:have|has} got to like it.
N: They did {x_part}, and stood back, and that was very good; one would have walked straight into it. They did {x_part2}. Then they came to the place where they had begun. # plain
A: It's gone through. It's come off by itself. # staring
B: I did that bit twice. # staring
N: It was not that the paint ran. It simply went thin, and was gone, as breath goes off a spoon; and {x} {x_was} underneath, and if anything rather brighter. # hushed
A: It doesn't care to be a wall. # low
B: And now there's white all over {ground}, and all over you, and it's the only thing here that's clean. You can see it for miles. # low
N: {x_sound_cap}. They moved in front of it; but it is hard to look like a wall, if one is two people, and dripping. # dry

=== defend_hide_inside ===
# step: hide
# skeleton: hidden
# needs: x=creature,person,group no-x_size=huge,big
# makes: first=sheet
# title: Not to Come Out
N: There was a place behind {hide}, with a bit of sheet across. It was dry, it was quiet, and it had only the one fault. # plain
A: You're to stay in there, and not come out. Do you understand? # to the sheet
N: The sheet seemed to. They went round to the front, and sat down; and next to them, after a moment, sat {x}, and looked where they were looking. # dry
B: No. In. Behind there. # pointing
N: They took {x_them} back. They sat down again. This time {x} {x_was} there before them. # dry
A: {x_they_cap} {x_many:think|thinks} that it's where we come from. # slow
B: Then one of us has got to stay in, and be the one who's hidden.
A: For how long?
B: As long as {x_they} {x_many:do|does}. # getting in behind the sheet
N: So that was how it was done, the first day. Nobody saw {x} at all; but a number of people asked {a} what {b} had done. # dry

=== defend_hide_slow ===
# step: hide
# skeleton: hidden
# tone: gentle,eerie,noir
# makes: first=sheet
# title: Only a Corner of It
N: They waited until it was so dark that one could hide a thing by simply not having a lamp. # low
A: If we're to {verb}, it's the mornings that are the trouble. # whispered
B: Pull. Not so hard. It's {h}'s good quilt. # whispered
A: What did you tell {h_them}?
B: That I was cold. {h_cap} gave me this, and two more, and a hot brick. Then {h_they} asked how big I was cold. # whispered
N: They tucked it in all the way round, by feel, and found {x_part} where neither had thought that there was any more of it. # soft
A: There's a corner looking out still. # whispered
B: Leave it. Nobody sleeps with all of them covered. # whispered
N: {x_sound_cap}; lower than before, and slower, and then lower again. They did not like to get up, in case it was that sort of sleep. # very soft
A: I've got pins and needles. # whispered, after a long time
B: So have I. Keep them. # whispered

=== defend_feed_dish ===
# step: feed
# skeleton: hidden
# needs: x=creature,person,group
# makes: trace=dish
# title: Washed Up
N: Nobody had told them what {x_they} {x_many:eat|eats}. They brought some of everything, in small heaps, in the order of the alphabet. # dry
A: Not the apple. Not the bacon. Not the chess piece. Did you really bring a chess piece? # moving along
B: I was being thorough.
N: At the very end there was some {food}. {x_cap} looked at that, and then there was none. # dry
A: Fetch some more. How much have we got? # low
B: That was for four people, for two days. # low
N: It was then that {a} saw the dish. It stood at the back, where they had put nothing. It was empty, and somebody had washed it up and left it upside down to dry. # quiet
A: Is that yours?
B: No. I don't wash up. # honest
A: So someone's been here before us. They've fed {x_them}, and not said. # slow
B: Who? # looking round
N: {x_sound_cap}. {x_cap} could have told them, and {x_was} chewing. # dry

=== defend_feed_blanket ===
# step: feed
# skeleton: hidden
# makes: trace=blanket
# title: A Knitted Thing
N: They went back after dark, to see that nothing stuck out. # low
A: {x_they_cap}{x_many:'ve|'s} got to be kept warm. I brought my other jersey. # with the lamp
N: But {x} {x_was} warm. There was something tucked in round {x_part}, on the inside of everything that they had put there. It was knitted, in squares, no two of one colour, and the last was still damp from the ironing. # quiet
B: Did you do that?
A: I can't knit. Can you?
B: I can do the part where you drop it. # staring
A: That's weeks of work. You don't do that in an evening. Unless there's more than one who does. # slow
N: They counted the colours. There were eleven kinds of wool, and every one of them they had seen before, on somebody. # hushed
B: Somebody knows. # whispered
A: Somebody knows, and hasn't said. # whispered
N: {x_sound_cap}; as snug as a teapot. # soft

=== defend_feed_note ===
# step: feed
# skeleton: hidden
# makes: trace=note
# title: In Pencil
N: One of them was always to be there, and the other to walk about and look as though there were nothing to look after. They changed over at {t_noon}. # plain
B: What have you done with {x_them} so far? # taking the stool
A: I sat. I hummed. I found that if one moved over on this side, {x_they} moved over on that. And then I read the note.
B: What note?
A: The one that you left. # handing it over
B: I didn't leave a note. "Does not care for whistling. Turn to the left at night. Burn this." # reading
N: They both looked at it. It was in pencil, in capitals, such as people write who do not want to be known by their sevens. # dry
A: I've been turning {x_them} to the right. # low
B: I've been whistling. # low
N: They tried it: they left off the one, and did the other. There was {x_sound}, as long as a sigh, and quite content. # soft
A: So that's somebody who's been here longer than we have, and knows more. # slow
B: And can keep it to themselves. I wish I knew who that was. I'd ask them how. # low

=== defend_feed_turn ===
# step: feed
# skeleton: hidden
# tone: comic,epic,space
# needs: x=creature,person,group
# makes: trace=dish
# title: Everything Tastes of Secret
N: It costs a good deal to have somebody staying. By evening they were out of string, sheets, and {food}. # brisk
A: I've told {h} that I've got a hole in my pocket. {h_cap} mended it. So I had to say I'd a hole in the other one. # emptying both
B: I said that I was expecting. I didn't say what.
A: And what did {g} say?
B: {g_cap} gave me a bag, and said "not a word". I don't believe I'd said one. # opening it
N: They put it all down in front of {x}; and there, already, was a dish. It was a good one, with a blue rim, of the kind that one has on a wall. # plain
A: That's never ours. # low
B: It's been scraped. It's been washed. Somebody's folded a napkin. # turning it over
A: I'd thought that we were being so careful! # whispered
B: We were. We've been careful on both sides of somebody. # slow
N: There was {x_sound}. It had the tone of one who would rather not give names. # dry

=== defend_hide_talks ===
# step: hide
# skeleton: hidden
# needs: x_talks no-x_plural
# makes: first=sheet
# title: Is This Usual?
N: It was a good sheet, and they had got it over nearly all of {x}. # plain
X: Is this usual? # from inside
A: It's the best one there is. You've only got to be quiet, and not be seen. # tucking in
X: I see. For how long?
B: Just until nobody's looking for you. # tucking in
X: And will that be before supper? # hopeful
A: You mustn't talk. A thing with a sheet over it doesn't. It's furniture. # whispered
X: What do furniture say, if somebody says good morning?
B: Nothing!
X: That seems rude. # thoughtful
N: Somebody went by, and said good morning to the two of them. There was a silence. It had a struggle in it. # dry
X: Good morning. I'm a chair. # bursting out
W: Good morning. # going on, rather quicker
A: What did you do that for? # hollow
X: I was trying to be both. # very small

=== defend_feed_talks ===
# step: feed
# skeleton: hidden
# needs: x_talks no-x_plural
# makes: trace=dish
# title: Compliments to the Other One
N: They brought supper as soon as it was dark, all that they could get out of the house under two jerseys. # low
A: There's {food}. It's got a bit of wool on it. We couldn't bring you more without its being seen. # kneeling
X: You're very kind. I'm not at all hungry. I had the soup. # polite
B: What soup?
X: The one in the blue dish. And then I had the pudding. It's all right, I stayed under the sheet for it. # proud
N: There was a dish. It had been washed up, and somebody had folded a napkin. # quiet
A: Who brought you that? # slow
X: I was asked not to say. They were asked not to say, either, by somebody else. # anxious to be fair
B: How many have been here? # slower
X: I mustn't count them. But I've had two puddings; and I've got four pillows, and I don't know what one does with the fourth. # low
A: We've told nobody! # in despair
X: That's what they all said. # comforting

=== defend_found_way ===
# step: found
# skeleton: hidden
# needs: x_talks no-x_plural
# title: Left at the Next
N: {air} {a_who} {b_who} Somebody was standing in front of {board}, reading it from the bottom to the top. # plain
P: Can I help you? # before looking
X: Yes, please. I'd like the next one along from here. # turning round
N: It was {x}. {p} said later that it had been like putting out a hand for the banister, and somebody taking it. # dry
P: The next what? # faint
X: I don't know what you call them. They're round, as a rule. Or they've got a fence. This one wasn't where I'd thought; I came down rather hard on your {rake}. # holding out the two halves
Q: {p}? Who are you talking to? # coming up, and stopping
P: Somebody who's lost. I was going to say, left at the next, and then I saw who it was. # not moving the lips
X: There was a person up there, behind a curtain, with their mouth open. And then there was a bell. Is it a holiday? # looking forward to it
Q: That's no holiday. They'll be here, with a sack, in the time that it takes to find one. # low
P: I saw {x_them} first. That's how it is. {x_they_cap} {x_many:come|comes} in with us. # deciding
X: Is it far? # picking up a very small bag

=== defend_asks_board ===
# step: asks
# skeleton: hidden
# title: Has Anybody Seen
N: Before noon there was a paper on {board}, and the glue was still running. # plain
{ foe_talks:
  Q: "Has anybody seen {x_a}? Whoever has is to say so to {foe}. {foe_for}" There's a drawing. It's got the feet wrong. # reading
  N: {one_cap} was standing beside it, with the brush. # tense
  F: I did it from hearsay. You two haven't seen one? # shy about the drawing
- else:
  Q: "{foe_cap}! Seen close by, and coming closer. Something is being looked for. Whoever has got it is to put it out." It's {h}'s hand. # reading
  N: {h} was standing beside it, with the brush. # tense
  H: I only put what's so. {foe_cap} {foe_plural:don't|doesn't} come in this far for nothing. You two haven't got a thing you shouldn't? # stern
}
N: It was {p} who was being looked at. In that place people looked at {p} as they look at a clock. # dry
P: There's nothing. I'd have seen it. I give you my word. # to the drawing pin
{ foe_talks:
  F: You do? Then I've wasted a good sheet. # taking it down
- else:
  H: Your word? Then I can take it down. I never liked doing the capitals. # taking it down
}
N: And a little way behind it, under a coat, there was {x_sound}. # quiet
P: I didn't know that it would be so easy. # white

=== defend_hide_lost ===
# step: hide
# skeleton: hidden
# needs: no-x_size=huge,big no-x_plural
# makes: first=lost
# title: Too Well
N: The first place was good, the second was better, and the third was so good that {a} came back from it laughing. # brisk
A: They'd never find {x_them} there! If that isn't how to {verb} I don't know what is! # rubbing hands
B: Where is it?
A: I'll show you. It's just, wait. It was dark. There was a sort of a lid. # stopping
N: They looked under what had a lid. They looked under what could have had one once. {crowd_cap} asked what they had lost; and they said, nothing, and went on looking for it. # dry
B: You've hidden {x_them} from us. # low
A: It's only that I did it so well. # hollow
B: Call. # low
A: What? We've never said anything for {x_them} to come to.
N: They stood still, then, which they ought to have done before; and after a time there was {x_sound}, not a yard off, under the very coat on which {b} was sitting. # quiet
B: I felt something warm. I thought that it was worry. # getting up, very carefully
A: I'm going to do it worse next time. # weak with relief

=== defend_feed_wall ===
# step: feed
# skeleton: hidden
# needs: x=thing,place
# makes: trace=note
# title: What Does One Do for It?
N: One could not feed {x_them}; they had tried with some {food}, which lay there. But one must do something for a guest. # plain
A: I dusted. I don't think that it noticed. # with a cloth
B: I read to it. I did the whole of the timetable, with the stops. Then I thought that it had gone dull, on this side. # anxious
A: It's in shadow.
B: It looked at me in a dull way. # firm
N: It was while they were looking for the dull place that they found the note. It had been folded small, and pushed in beside {x_part}, and the pencil was of the hard sort that one sharpens with a knife. # quiet
A: "Likes to be told about the day. Does not mind if it was a bad one. Turn to the left at night. Burn this." # reading
B: You didn't write that?
A: I don't tell anybody about my day. I haven't got that sort. # odd
B: So somebody comes here, and sits down, and does. And nobody's seen them go by. # slow
N: {x_sound_cap}. One could not have said that it was brighter. But it was less dull. # soft
A: Well, I got up. # after a while, not very loud
