// Second ways of the doors of both skeletons. What is said later of each door stays true: the hum and the speech, the pot and the four
// carrots, the high seat; the plate with a chip, the verse with the names, the corner for three.

=== celebrate_go2_collar ===
# step: go2
# tone: comic,epic,noir
# b: bold
# door: Sit down now, and let it have begun
# style: bold
# recall: sat down, and let it have begun
# title: Half Over
# makes: way=early
N: {b} put on a clean collar, at an hour when nobody had so much as looked for theirs, and went out and sat down in the middle of {ground}. # brisk
A: What are you doing? # at the door
B: I'm at {event}. You're late. # upright
A: It hasn't begun! # aghast
B: It's been going for ages. {foe_cap} can't stop a thing that's half over. Sit down, and hum. # humming
N: Nothing fetches people out like the thought that they have missed it. They came with soap behind the ears. They came with a towel. # dry
H: I haven't made my speech! # out of breath
A: You were very good. # catching on
H: Was I? # sitting down
B: We'd all got something in our eye. It was the part about your mother. # humming
G: And which part are we at now? # whispered
B: It's the humming. Nobody's ever been able to say where a hum comes from. # humming

=== celebrate_go2_onion ===
# step: go2
# tone: gentle,manners,space
# door: Fill the big pot, with [g], from every house
# style: kind
# recall: filled the big pot, with [g], from every house
# title: Somebody Else's Carrot
# makes: way=pot
N: {g} kept it under a sheet. It was the biggest pot that there had ever been; somebody had once been lost in it for a whole afternoon, and had come out fed. # dry
G: I've never had it full. I never had friends enough. # lifting the sheet
A: What do we put in? # leaning over, ringing
G: A bit of everyone. You go round and ask. It needn't be much. People always give you an onion, to be rid of you. # rolling up sleeves
N: By evening they had thirty onions, and some {food}, and four carrots, from a man who had counted them out aloud. # plain
B: He says that he'd know them again. # stirring
G: So he shall. That's what it's for. You look in your bowl, and there's your own carrot, next to the onion of somebody you never liked. # stirring
A: {x_alive:And what about {x}?|And whoever's late?} # stirring
G: {x == event:They|{x_they_cap}}'ll have the top. And I'm sitting up with it myself, from ten. I never shut an eye. # stirring

=== celebrate_go2_look ===
# step: go2
# b: maker
# door: Build a place to look at, with [tool]
# style: clever
# recall: built a place to look at, with [tool]
# title: The Middle of It
# makes: way=tool
N: There {tool_was} {tool}, and nobody was using it; and {b} had been walking round it since breakfast, with one eye shut. # thoughtful
B: What do you look at, when you're at a thing like that? # stopping
A: Whoever's talking. Or the pudding. # after thinking
B: You look about. You look about for where to look. So I'm making a place. High up, with a back, and a step to it. # knocking
A: {foe_cap} will have it over. # sure
B: You can upset a row. You can't upset a middle. There isn't a side to get hold of. # mouth full of nails
S: hammer
N: When it was up they stood in front of it. Neither of them liked to be the first, so {a} was. # dry
A: Oh. # from the top
B: What's it like? # below
A: It's where you'd put somebody who'd never been looked at. We'd every one of us have our best face on. # quiet
B: You can come down now. # kind
A: In a minute. # not coming down

=== celebrate_go3_ants ===
# step: go3
# skeleton: held
# tone: epic,space,noir
# a: bold
# b: careful
# door: Hold it at [den], since [den] is free
# style: bold
# recall: took it all to [den], since nobody was there
# title: Furniture, Walking
# makes: way3=den
N: {foe_cap} had the place, and was not going to give it back. It was {a} who thought of asking what had become of the other one. # brisk
A: So who's at {den}? # slow
B: Nobody is. It's all here. # glum
A: It'll be dark in there. I don't suppose that there's ever been a soul in it who laughed. # getting up
B: You don't mean that we should go and, while they're, in their own. # unable to say it
A: I mean that we've got forty chairs, and there's all that room, with nobody in it. # a chair on each arm
N: It went along {way_there} in a line, like ants with furniture. Whoever met it asked what it was, and was given an end. # dry
B: And if they come home in the middle? # under a table
A: Then they'll be in time for it. # under the other end

=== celebrate_go3_sort ===
# step: go3
# skeleton: held
# door: Say out loud that it will be late
# style: honest
# recall: said out loud that it would be late
# title: Two Sorts of Late
# makes: way3=late
N: Somebody would have to say so. They got up on the heap of what was left to them, side by side; and {crowd} looked up, in clean collars. # plain
A: It isn't off. # loud
B: It isn't on, either. # loud
A: It's late. We've nowhere to put it. We thought that we'd do it all by ourselves, we'd got a list, and this is what came of it. # red
H: How late? # from below
B: We don't know. # red
H: Well, is it a sitting down sort of late, or a going home sort? # from below
N: Nobody had known that there were two. They looked at one another, all along; and somebody in the second row sat down. Then it was like the wind going over a field. # dry
A: They aren't going home. # whispered
B: They're waiting for it. They think that it's on its way. # whispered
A: Then it had better be. # whispered

=== celebrate_go3_cork ===
# step: go3
# skeleton: held
# tone: comic,gentle,manners
# door: Get everybody in at [g]'s, somehow
# style: kind
# recall: got everybody in at [g]'s, somehow
# title: The Tall Ones First
# makes: way3=g
N: {g}'s was the only place left. It had been built round {g}, one would have said, with not much over. # dry
G: I've moved out the chair. That gives us a chair. # proud
A: There are forty of them, {g_call}. # gentle
G: Thin ones? # hopeful
N: They put in the tall ones first, round the edge, and the short ones in the gaps; and {h} last, like a cork. # brisk
H: If anyone's going to laugh, I should like to be told. # wedged
B: How do we eat? # wedged
G: It's coming round. You take whatever's in front of your mouth. # happy
A: I can hear somebody's heart. # surprised
G: That's mine. It's never had so many people next to it. # happy
N: And then there came a sound at {door}, as of somebody large who has never learnt to knock. # hushed
B: It's {foe}. # in a small voice

=== celebrate_go3_shelf ===
# step: go3
# skeleton: small
# tone: gentle,noir,eerie
# a: careful
# door: Keep hold of the one plate we have
# style: careful
# recall: kept hold of the one plate that they had
# title: In Case
# makes: way3=plate
N: When everything had gone that could go, {a} went up to a shelf, and reached in behind what was in front, right to the shoulder. # quiet
B: What have you got there? # coming over
A: Some {food}. On a plate, with a plate on top. # not turning round
B: Since when? # coming closer
A: The first day. I put it by before I'd even begun to be hopeful. # red
B: You'd one that wasn't on the list? You had me count those spoons four times! # amazed
A: I've always got one. I'm not proud of it. I can't sleep where there's only what there ought to be. # holding it
N: One had a chip in it, and the other did not match. It would do for two; or for five, if they were polite. # plain
B: It's the only thing in all this that hasn't gone wrong. # hushed
A: It was never meant to go right. # walking very slowly

=== celebrate_go3_drum ===
# step: go3
# skeleton: small
# door: Have [g] sing it without the drum
# style: kind
# recall: had [g] sing it to them without the drum
# title: A Very Roomy Verse
# makes: way3=song
N: There was nothing more to be had, not so much as a tin. But {g} had been seen to move {g_their} lips. # plain
A: What have you got there? # quick
G: Nothing. It's just the song. It isn't a thing. # caught
B: We've never heard it by itself. There's always a drum on top. # coming nearer
G: I'm the drum. I've never heard it, either. # shy
N: {g} put both hands away, so as to keep them still, and sang it. It went up, and it came down; and in the third verse it went through everybody, by name. # soft
A: It does us! It does {x}! # delighted
G: It does whoever there is. You put them in. It's a very roomy verse. # shy
B: Again, slowly. I'll do the bottom. # eager
G: There isn't a bottom. # doubtful
B: There's going to be. # breathing in

=== celebrate_go3_sides ===
# step: go3
# skeleton: small
# tone: space,epic,comic
# b: maker
# door: Put up two sides of [tool], and get in
# style: clever
# recall: put up two sides of [tool], and got in
# title: From the Elbows
# makes: way3=corner
N: {b} was going about with {tool}, and setting it up, and getting in, and coming out again, and setting it up somewhere else. # dry
A: What are we building? # tired
B: Two sides. I haven't the heart for four. # measuring
A: You can't have {event} on two sides. # tired
B: You can't have it on none. I've tried it. It blows out. # knocking
N: By {hide} it came right. {b} got in, and was quiet; and since {b} was hardly ever quiet, {a} got in to see. # plain
A: Where's it gone? All of that, out there? # hushed
B: It's still going on. It just can't get round a corner. # modest
A: I can hear what you say, and you're not even saying it loud. # surprised
B: I did it from the elbows. You put in the elbows first. That's how you know if people'd stay. # modest
A: I'd stay. # and stayed

=== celebrate_go4_verbs ===
# step: go4
# skeleton: held
# tone: manners,comic,noir
# a: payer
# door: Go across to [foe], and say it
# style: honest
# recall: went across to [foe], and said it
# title: On the Back of the List
# makes: end=ask
N: {a} had it written down. It was on the back of the list, and had been carried about so much that you could see where a thumb went. # plain
B: Read it. I'll be {foe}. # arms folded
A: Dear {foe}. # reading
B: Nobody says dear. Not to {foe}. # arms folded
A: It's only there until I get to the next bit. {event_cap}. You. Us. If you'd care to. # reading
B: Are there going to be any verbs? # kind
A: I thought that I'd do those when I got there. # folding it up
N: They set out. {crowd_cap} fell back to the left and the right, and there was a way down the middle, as for somebody who is to be married, or sent home. # still
B: You've dropped the paper. # aside
A: I know. It said something else from what I've got in my mouth. # walking

=== celebrate_go4_cup ===
# step: go4
# skeleton: held
# tone: gentle,eerie,space
# a: careful
# b: bold
# door: Set one more plate by [door]
# style: careful
# recall: set one more plate by [door]
# title: The Cup That Holds the Most
# makes: end=place
N: There was a plate more than there were people. {a} had put it there, and did not say what it was for. # quiet
B: You've counted wrong. # counting
A: No. # straightening it
B: Then who is it, oh. And are we going to ask? # whispered
A: If you're asked, then you need an answer, and a face to go with it. I'd only like there to be a place where it's been thought of. # straightening it
N: It stood at the corner, where you could come in late and not climb over anybody. It had the good cup. # plain
G: That's my cup. # passing
A: Do you mind? # looking up
G: That depends. Who's getting it? # and then saw
N: {g} picked it up, and rubbed it on a sleeve, and put it down again a little nearer to the edge. # soft
G: It holds the most, that one. # gruff
A: Now we talk about something else. # whispered

=== celebrate_go4_box ===
# step: go4
# skeleton: held
# tone: epic,space,comic
# a: bold
# b: careful
# door: Start it all wrong, with [door] wide open
# style: bold
# recall: started it all wrong, with [door] wide open
# title: Whoever Is Here
# makes: end=begin
N: Nothing was as it ought to be; so there was nothing left that one had to be careful of. # warm
A: We're starting. # up on a box
H: What with? # from below
A: Whoever's here, and half of the spoons. It won't get any better for being looked at. {b_call}, see to {door}. # ringing
B: Shut? # at it
A: Open. As far as it'll go. # ringing
H: But {foe} could come straight in! # aghast
A: Yes. That's how it's done, coming in. # less loud
N: {b} opened it, and leaned there so that it should stay; and was in the draught for the rest of the evening, and was asked about it, and said that it was nothing. # soft
A: It's {event}, everybody. It's late, and it's crooked. Who's got the first song? # ringing

=== celebrate_go4_foot ===
# step: go4
# skeleton: small
# tone: comic,manners,gentle
# a: bold
# b: careful
# door: Carry it to them, one door at a time
# style: bold
# recall: carried it to them, one door at a time
# title: In Slippers
# makes: end=doors
N: There was so little of it left that two could carry it. That was what put it into {a}'s head. # brisk
A: If they won't come to it, then it can go to them. # lifting
B: How do we knock? # lifting
A: With a foot. We've got our hands full of {event}. # going
N: The first door was {h}'s. They could hear {h_them} inside, saying to nobody that it was a pity, it really was a pity, and putting down a cup. # plain
S: knock
H: I'm ill. # from within
B: So we heard. It won't take long. It's {event}. # a foot in the air
H: I thought that was all over. # opening, a hand's breadth
A: Nearly all. This is the part that isn't. You could be at it for a minute, standing up, just as you are. # holding it out
H: In slippers? # looking down
B: You're the best dressed so far. # honest

=== celebrate_go4_earring ===
# step: go4
# skeleton: small
# tone: eerie,space,noir
# a: careful
# b: bold
# door: Light one lamp at [edge], and sit by it
# style: careful
# recall: lit one lamp at [edge], and sat by it
# title: Somebody with a Lamp
# makes: end=lamp
N: They did not call, and they did not send. They brought one lamp as far as {edge}, and what they had left, and put it down there, and sat. # quiet
A: It isn't a signal. It's just so as you can see that somebody's here. # turning it up
B: It looks like a person who's lost an earring. # critical
A: People stop for that. # content
B: And when they've stopped? # leaning back
A: We move over. # content
N: For a long time it only went on being a lamp. {noise_cap} came up to have a look at it, and went off. # hushed
B: Have we begun, then? Is this it? # whispered
A: There's two of us. I've got it down that two's enough. # whispered
B: Then say something. As you would if there were more. # whispered
A: Mind the lamp. # whispered
B: Yes. That's just how it would be. # moving over

=== celebrate_go4_rag ===
# step: go4
# skeleton: small
# a: payer
# door: Wipe it all off [board] but the one thing
# style: honest
# recall: wiped it all off [board] but the one thing
# title: To Fill Up the Line
# makes: end=room
N: They had everybody come to {board}, where the forty things stood; and {a} took a rag, and wiped them off, out there in front of them all, and began with the music. # plain
A: That's gone. And that. That was going to be lit from behind. # wiping
H: You've left one. # from the crowd
A: Yes. That's it. That's {event}. I wanted it to be so good that nobody could find their hats, and it's that. # holding the rag
N: They looked at what was left. It was the smallest of the forty. It had been put in to fill up the line. # quiet
G: Shall we have to clap? # anxious
A: There won't be anything to clap at. # honest
G: And nobody gets called out to be in something? # more anxious
B: There isn't anything to be in. # honest
G: Oh, thank goodness. # and sat down
N: You could hear it go along the rows, quite softly; it was the sound of people undoing a button. # dry
