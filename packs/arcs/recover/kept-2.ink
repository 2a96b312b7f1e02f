=== recover_go2_chase ===
# step: go2
# skeleton: kept
# b: maker
# door: Run after [foe] now, with nothing
# style: bold
# recall: run after [foe] with nothing in their hands
# makes: way=chase
N: They ran after {foe} with nothing at all. They took {way_there}, without looking. # breathless
A: I can see {x_part}! Left! No, the other left! # panting
B: Which other left? There's only ever been the one! # panting
A: Reach! You've got longer arms! # panting
B: I've got two! I'm running on the rest! # panting
N: {b} had a hand out. {b_they} touched {x_part}; {b_they} would always be able to say so. Then {foe} went in, and {x} went in, and the two of them were lying on {ground}, outside the door. # flat
A: You ran very well. You ran like something being poured. # kind
B: I touched {x_them}, {a}. {x_they_cap} {x_was} warm. # amazed
A: Does anybody know that we're here?
B: I don't know that we're here. # flat

=== recover_go2_ask ===
# step: go2
# skeleton: kept
# door: Ask [g] about [foe]
# style: kind
# recall: gone to [g] and asked about [foe]
# makes: way=ask
N: They turned their backs on {x}, which was the hardest part, and went and asked {g}.
G: I wondered when somebody would. People don't ask me about {foe}. They ask me to move over. # surprised
A: What {foe_many:do|does} {foe_they} want? Not with {x}. In general. # gentle
G: Somebody from there came to my door once. Years ago. I'd a bad day on, and I said not now. I've had it in my ear ever since, not now. # low
B: You could come with us. You could say the other thing.
N: {g} took so long to answer that they had begun to go. Then there were three of them going. # warm
G: I'm not going in front. # firm

=== recover_go2_ride ===
# step: go2
# skeleton: kept
# b: maker
# needs: tool=ride
# door: Make something out of [tool]
# style: clever
# recall: made something out of [tool]
# makes: way=tool made=ride
N: They let {x} be, and ran the other way, for {tool}. # quick
B: If you turn it over. If you turn it over, and you take that bit off, and nobody sneezes. # possessed
A: {b}. What are we making? # patient
B: A way in. # hammering
N: It took an hour and all the string. When it was done they stood back. {tool_cap} did not look like {tool} any more, or like anything else, except perhaps an apology. # dry
A: Will it hold two of us? # doubtful
B: It'll hold two of us and {x}. I've done the sum. I left out the part about the middle. # proud
A: What's the part about the middle?
B: I left it out.

=== recover_go2_lure ===
# step: go2
# skeleton: kept
# b: maker
# needs: tool=lure x=creature
# door: Get [tool] to work again
# style: clever
# recall: got [tool] to work
# makes: way=tool made=lure
N: They let {x} be, for now, and went to get {tool} to work. {tool_cap} had not worked since anybody could remember. It had been mended so often that there was very little of it left to break. # brisk
A: Which way does this go in? # peering
B: I've been hitting it just here. It seems to find that helpful. # gentle
A: Does it have to be {tool}? # doubtful
B: It's the only thing {x} ever comes to. You can shout till you're blue. But if {tool} so much as coughs, there {x_they} is, on top of it, looking down. # working
N: It coughed. They both held still. Then out of {tool} came four notes, small and cracked, going up. # hushed
A: That'll fetch {x_them}. # on a breath
B: It'd fetch me. # moved

=== recover_learn_nest ===
# step: learn
# skeleton: kept
# needs: why=nest
# title: What [foe] wanted with [x]
{ way:
- "chase": N: They lay at the door of {den}, with their chins on {ground}, and looked in through {door}. # hushed
- "ask": N: {g} led them round by {way_there}, to a place by {hide} from which you could see right in. # hushed
- else: N: From the top of {tool} they could see for the first time right into {den}. # hushed
}
A: What are they doing to {x_them}? # whispered
B: They're being careful with {x_them}. Look. They're walking round {x_them} on tiptoe. # whispered
A: There's something underneath. Or inside. It's moving. # whispered
N: It was {young}. {foe_cap} had found the one warm thing in the whole of {place_of} that was exactly the right size, and had put {young} up against {x}, and sat down beside it to wait. # soft
{ b_kind:
- "helper": B: Oh no. Oh, I can't be cross now. I'd got nicely cross. # stricken
- "planner": B: I came here with a plan for thieves. I haven't got one for parents. # blank
- "wildcard": B: That's the best use anybody's ever made of {x_them}. # delighted
- else: B: I want to stay and see what comes out. # fascinated
}
A: How long do they take? To be finished? # low
B: Longer than we've got. {till != "":We said before {till}.|We said that we'd be quick.}

=== recover_learn_owed ===
# step: learn
# skeleton: kept
# needs: why=owed x=thing foe=talks
# title: Whose [x_head]?
{ way:
- "chase": N: There was a lit crack in the wall of {den}, and {a} put an eye to it. # hushed
- "ask": N: "You'd best see this first," said {g}, and took something flat out of {g_their} coat. # low
- else: N: They leaned {tool} in a quiet corner to get their breath, and the corner gave way, and behind it was a room. # startled
}
A: It's a photograph. No, it's dozens. They're all of {x}. # whispered
B: They're old. Look at the collars. # whispered
A: And who's that, next to {x_them}? In every one? With {x_part} in {one_their} hand? # slow
N: There was not much doubt. {one_cap} had been younger then, and had smiled. In the corner of the oldest picture somebody had written: made this myself, first one, works. # quiet
B: {foe_they} didn't steal {x}. Or {foe_they} did. But {foe_they} made it. # thrown
{ a_kind:
- "planner": A: Then who's the thief? I want that settled before I arrest anybody. # cold
- "explorer": A: So how did we come to have it? Who took it the first time? That's the story. # sharp
- "wildcard": A: I hate this. I'd got a speech. # cross
- else: A: Thirty years of seeing {x_them} in other people's hands. # quiet
}
B: It doesn't change what we came for. We still need {x_them} back. It's just stopped being easy.

=== recover_learn_lonely ===
# step: learn
# skeleton: kept
# needs: why=lonely foe=mute
# title: Company
{ way:
- "chase": N: They lay where they had fallen, and from inside {den} they heard it. # hushed
- "ask": N: {g} stopped, a little way off, and held up a hand for them to listen. # hushed
- else: N: They had got {tool} as far as {hide} when they heard it. # hushed
}
A: Is that {one}? # whispered
B: I think that's talking. I think that's somebody telling {x} about the day. # whispered
N: It had no words in it, or none that anybody could have written down, but it went up at the ends, and then it waited, as you wait for an answer. And from far inside came {x_sound}. And then it began again, so fast that it tripped. # soft
A: It isn't eating {x_them}. It isn't even hurting {x_them}. # slow
B: It's got somebody in to talk to. # low
{ a_kind:
- "helper": A: How long do you suppose it's been out there with nobody answering? # aching
- "planner": A: That's worse. I can get {x_them} away from something wicked. I've a procedure. # unhappy
- "wildcard": A: I'd have stolen a cat years ago. # frank
- else: A: All those times we went past, and thought that it was just a noise. # ashamed
}
B: It's the very same reason we want {x_them} back.

=== recover_attempt_water ===
# step: attempt
# skeleton: kept
# b: maker
# needs: way=ask,tool tool=ride
# where: water
N: They put {tool} in at {edge}. It floated. They stood and looked at it. # brisk
A: I'll push. You steer. # low
B: With what? # low
A: With your feelings. Go! # low
N: {tool_cap} went out over {cold} in a long slow curve, turning as it went.
B: I can see {foe}. Now I can see the bank. Now I can see {foe}, only more of them. Did we bring a paddle? # going round
A: You said that you'd bring a paddle! # hissed
B: I said that we'd want one! Twelve feet. Ten. Hello. No offence. # going past backwards
A: Don't talk to them! # hissed
B: I'm saying hello! It'd be rude to float round somebody twice and not say hello! # indignant
N: On the third time round {b_they} leaned out, further than anybody should out of {tool_a}, and got hold of {x_part}. # tense

=== recover_attempt_space ===
# step: attempt
# skeleton: kept
# b: maker
# needs: way=ask,tool x=creature
# where: space
N: They went out on a line, one behind the other, with {tool} in front. It was very quiet. It is the sort of quiet that you can hear your own eyelids in. # hushed
A: Talk to me, so that I know which way up I am. # on the radio
B: {b_chat}
A: That will do. Don't stop. # on the radio
N: {den_cap} came up round them, huge and slow. {a} held {tool} out at arm's length and let it do what it did. And far down inside something turned, and listened, and out from behind it, legs first, came {x}. # soft
B: There! I see {x_part}. Oh, look at {x_them}. Not even frightened. Washing. # on the radio
A: Slowly. Don't reach. Let {x_them} come. # on the radio
B: I'm not reaching. My arm's just longer than it was. # on the radio
N: {x_cap} came up out of the dark, turning over and over, until {b} had one glove, only one, closed upon {x_part}. # tense

=== recover_attempt_town ===
# step: attempt
# skeleton: kept
# b: maker
# needs: way=ask,tool no-water no-space no-vast
# where: town room village vehicle
N: They went in at {door}, with {tool}, at the hour when nobody looks at anybody. # low
A: If we're asked, we're delivering it. # whispered
B: {tool_a_cap}? At this hour? Who to? # whispered
A: Whoever asks. # whispered
N: Nobody asked. There was a passage, and a second passage, and a smell of {food}. And at the end of it, on a table, with a cloth under {x_them} and a chair drawn up, stood {x}. # hushed
B: There. Just standing there. No lock. No dog. I don't like it. # whispered
A: We've planned this. It's allowed to go well. # whispered
B: Has anything you planned ever gone well?
A: There was a picnic. # whispered
N: {b} went over {ground} on the sides of {b_their} feet. {b_they} put out both hands, and took hold of {x_part}, and lifted. # tense

=== recover_attempt_bare ===
# step: attempt
# skeleton: kept
# b: maker
# needs: way=chase
N: So they went in as they were. There was nobody about. And there, by itself, with a clear space all round, {x_was} {x}. # hushed
B: It's just there. There's no lock. I don't like it. # whispered
A: We've been lucky so far. # whispered
B: We haven't even got a bag! What do we carry {x_them} in? # whispered
A: Your arms. That's what they're for. They came with you. # whispered
B: And we left {tool} sitting at home. I said {tool}. I'd like it remembered that I said {tool}. # whispered
A: Go! # whispered
N: {b} went across {ground} on the sides of {b_their} feet. {b_they} put out both hands, and took hold of {x_part}. # tense
B: I've got {x_them}. I've actually got {x_them}. # amazed

=== recover_wrong_chase ===
# step: wrong
# skeleton: kept
# b: maker
# needs: way=chase
# title: Nothing in their hands
N: If they had brought a rope, or a friend, or so much as a bag, that would have been the end of the story. They had come with nothing. {x_cap} slipped. # flat
B: I can't hold {x_them}! Give me something! A belt! # gasping
A: I've got a pencil! # desperate
N: {x_sound_cap}. {foe_talks:And behind them somebody put down a cup.|And every head in the place came up at once.} # sudden
A: Back the way we came. Now! # sharp
B: There isn't a way we came. Look at it. # faint
N: {way_there_cap}, which had been open behind them, was open no longer. {foe_cap} {foe_was} standing in it. {b} let go of {x_part}, one finger at a time; and then they were shown out, which takes longer than being thrown.
A: Nobody even knows where we are. # low
B: I did think of leaving a note. I thought, no, it'd slow us down. # hollow

=== recover_wrong_ask ===
# step: wrong
# skeleton: kept
# b: maker
# needs: way=ask
# makes: trouble=told
# title: Not now
N: It would have worked. It was {g} who spoilt it, and not by falling over anything. {g} stood up, in plain sight, and cleared {g_their} throat. # flat
G: It's me. I came to your door that time. I mean you came to mine. # shaking
A: {g}! Get down! # hissed
G: I said not now. I wanted to tell you that I'm sorry. I've wanted to for years. # louder
N: {one_cap} turned round. {x_cap} {x_was} out of {b}'s hand before {b_they} had felt it go. # sudden
B: We had {x_them}. I had {x_them} in my hand. # stunned
G: I couldn't do it behind somebody's back. Not twice. # wretched
A: I know. I'm not angry. I'll be angry later, in my own time. # tight
N: But {one} had taken {g} by the sleeve, not roughly, and drawn {g_them} inside. The other two were left out in {cold}.

=== recover_wrong_ride ===
# step: wrong
# skeleton: kept
# b: maker
# needs: way=tool made=ride
# title: The part about the middle
A: What's that noise? # careful
B: That'll be the string. It'll be the part about the middle. # very calm
N: {tool_cap} came in two. It did it politely. One half went off with {a} on it, and the other half went off with {b} and, for a moment, {x}. # dry
A: {b}! Jump! # shouting
B: I can't jump! I've got {x}! # shouting
A: Then throw {x_them}!
B: You don't throw {x}! # outraged
A: Then hold on!
B: I am holding on! Something else is holding on, too! # shouting
N: It was {foe}, all round, quite close, with a good firm grip on the other side of {x_part}.
B: Oh. After you. # faint
N: They got back to {edge} one at a time, and without anything.

=== recover_wrong_lure ===
# step: wrong
# skeleton: kept
# b: maker
# where: space
# needs: way=tool made=lure x=creature
# title: What else came
N: It had not crossed anyone's mind to ask what else might come to {tool}. # flat
A: {b}. Something's singing along. # careful
B: It's an echo.
A: It's got a different tune. # very careful
N: {foe_cap} came nearer, to hear better. There was a great deal out there, and all of it was listening. {x_cap} {x_was} delighted. {x_they_cap} went from {b}'s glove like soap, back to the one who sang, and hung there, looking from one to the other. # quiet
B: Turn it up! # on the radio
A: It doesn't go up! It's got one loudness, it's the one it was born with! # on the radio
N: And {tool} gave one last cough, in the middle of the third note, and died of stage fright.
B: Well. Now we've been heard. # on the radio
