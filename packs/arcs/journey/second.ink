// JOURNEY, episode 2: how they went (way=straight, ask, tool), and what came of it. go2 and along belong to both skeletons.
// held (arrived): {foe} shuts them in beside a thin wall. slip (turned): {foe} turns them aside, on to the trace of somebody else.

=== journey_go_straight ===
# b: bold
# step: go2
# door: Set off at once, straight ahead
# style: bold
# recall: set off at once and straight ahead
# makes: way=straight
N: They set off straight ahead, and so fast that {crowd} had to run to wave. # brisk
A: Have we got everything? # striding
B: You, and me, and a good start. # striding
A: And something to eat? # striding
B: I left that to you. You're the one who thinks of it. # striding
A: I left it to you, so that you'd feel trusted. # slowing down
B: Don't slow down! If we slow down, we'll have time to go back for it! # pulling
N: They did not slow down. Momentum lasts until about the middle of the afternoon. # dry
A: What's that noise? # after a while
B: That's me. It's where my lunch would be. # striding

=== journey_go_ask ===
# step: go2
# door: Ask [g] for the way
# style: kind
# recall: asked [g] for the way
# makes: way=ask
N: They asked {g} for the way; and {g}, who never went further than {edge}, shut the door first. # low
G: I know a bit of it. It isn't a bit with names. # low
A: Draw it for us. # pencil out
G: I can't draw it. I can only tell you how it was. You go on till you wish that you hadn't come, and there you turn left. # eyes shut
B: And then? # writing it down
G: Then it gets better. You go on until you've stopped talking. That's where it's narrow. And after that comes the bad place. And after that I can't help you. # eyes shut
A: Why not? # gentle
G: I'd had my eyes shut for some time. # opening them
B: You've been there? # amazed
G: I've been on the way. It isn't the same thing at all. # getting {g_their} breath

=== journey_go_ride ===
# b: maker
# step: go2
# needs: tool=ride
# door: Go by [tool]
# style: clever
# recall: gone by [tool]
# makes: way=tool
N: They went by {tool}. {b} had it all thought out, and there was a rope to it. # brisk
A: Which is the front? # walking round it
B: Whichever gets there first. Sit down. No, not there, that's the brake. # busy
A: I thought that this was the brake. # sitting elsewhere
B: That's for stopping. The brake's for when that doesn't. # busy
A: Has it ever gone anywhere before? # holding on
B: It's come here, hasn't it? At some time it must have wanted to be somewhere. # reasonable
N: {b} let go of what was holding it. For a moment nothing happened. {tool_cap} {tool_was} thinking it over; and then, all at once, {tool_they} saw the point. # breathless
A: Who's steering? # very high
B: I thought that we'd share it! # very high

=== journey_go_tool ===
# b: maker
# step: go2
# needs: no-tool=ride
# door: Take [tool], and go the long way round
# style: clever
# recall: taken [tool] and gone the long way round
# makes: way=tool
N: They took {tool}, and went the long way round, where {foe} would not be looking for them. # brisk
A: What do we want {tool} for? # carrying the other end
B: There's bound to come a moment on any journey when somebody says, if only we'd got {tool_a}. # confident
A: And what'll we say? # puffing
B: We'll say, here. # confident
A: I've been on a good many journeys, and nobody ever said it. # puffing
B: They'd have left it at home. They hadn't the heart to bring it up. # kind
N: They carried it round the first corner, and the second. Everybody whom they met looked at it, and then at them, and stepped politely out of the way. # dry
A: It's very good for making room. # grudging
B: There you are. It's begun. # proud

=== journey_along_straight ===
# step: along
# needs: way=straight
# title: Leading from Behind
N: It went well until noon. They went at one pace, side by side, and hardly spoke. # brisk
A: Which way now? # at last
B: How should I know? You're leading. # surprised
A: I'm not. I've been following you since breakfast. # surprised
B: You're half a step in front! # pointing
A: That's my stride! I've got a long stride! You looked so sure! # upset
B: That's only my face! # upset
N: They turned and looked back the way that they had come. You could see it nearly all. It went off straight, as they had said; and then, like somebody who remembers something, it began to bend. # dry
A: We've each been giving way to the other. The whole time. # slow
B: It's a lovely curve. # low
A: And where does it go? # not liking to look
B: Into {foe}. # low

=== journey_along_ask ===
# step: along
# needs: way=ask
# title: Where You Wish You Hadn't
N: They went by what {g} had told them. {a} read it out, and {b} had the feelings. # brisk
A: Go on till you wish that you hadn't come. Do you wish it yet? # reading
B: Not really. My foot's begun to, but the rest of me's all right. # honest
A: It doesn't say anything about a foot. Go on. And now? # reading
B: I was just thinking how nice it is. # sorry
A: Try to think of home. {food_cap}, when it's just come out. And nobody there to eat yours but {h}. # helpful
B: There! That's it! I wish I hadn't come! # stopping dead
A: Then we turn left. Now, till we've stopped talking. # delighted
N: That took longer. They had got as far as what each of them would be if they were a vegetable, when a sentence came to an end, and there was not another one. It was narrow, there. And at the far end of it stood {foe}, and it was the bad place. # quiet

=== journey_along_tool ===
# step: along
# needs: way=tool
# title: Ours Is the Other One
N: {tool_cap} did very well as far as the first stop. That was where the bill came. # brisk
A: What's this? It's got three names on it. # unfolding it
B: There's you, and me. And that's {tool}. They've charged for it as a person. # reading over
A: It isn't a person! # indignant
B: It had a chair. You put it on a chair. You asked if it was in a draught. # fair
A: I was being polite! There was a lady looking! # indignant
N: They paid for three. After that they felt that it might as well be treated as what it was, and asked {tool} which way it would go; and it came down, with a bump, facing left. # dry
A: That isn't the way. Ours is the other one. # low
B: It's got a ticket. # firm
N: They went left. It was the shorter way. It was the shorter way to {foe}. # flat

=== journey_along_eerie ===
# step: along
# needs: way=straight
# tone: eerie,noir
# title: The Same Stone
A: Have we been here before? # low
B: No. Why? # low
A: I put my hand upon that, in passing. It's warm. # low
B: Somebody else may have put a hand on it. # low
A: There isn't anybody else. That's what's wrong with it. # low
N: They went straight on. They had agreed on that. Nobody had bent anything, and it was very quiet; and after a time there came a thing on the left, about as high as a hand, and {a} did not want to touch it. # hushed
B: You do it. # whispered
A: You do it. # whispered
B: It's cold. # breathing out
A: Then it's another one. # breathing out
B: Or it's the same one, and we've been longer. # after some steps
N: It was not said again. And the way went straight on, as they had agreed; straight as a string, into {foe}. # hushed

=== journey_held_mute ===
# step: held
# needs: foe=mute
# skeleton: arrived
# title: On the Bench
N: {foe_cap} did it without ill will. The way was shut in front of them; and, when they turned round, it was shut behind. # flat
A: Well, that's us. # looking both ways
B: There's a bench. # looking down
N: There was a place for people who are kept waiting. There always is one. It had a bench, and one thin wall, and on the wall were the marks of all those who had counted. # dry
A: "Third day. I have begun to like the bench." # reading
B: What's that one, lower down? # on one knee
A: "Fourth day. The bench and I are not speaking." # reading
B: {way == "straight":And we've nothing to eat. You trusted me.|{way == "ask":It's after the bad place. It's where {g} couldn't help us.|At least there's room for {tool}. It can have the end.}} # sitting
{ load:
- "with": N: {x_cap} had taken the good end, and {x_was} asleep at once, in the hat. # dry
- "take": B: Is {x} all right? # low
  A: Better than I am. # low
}
A: Shh. What was that? # lifting a hand
B: The wall. Somebody's sat down on the other side of it. And sighed. # whispered

=== journey_held_talks ===
# step: held
# needs: foe=talks
# skeleton: arrived
# title: I Don't Introduce People
F: You'll have to wait till it's your turn. # consulting something
A: Whose turn is it now? There's nobody here! # looking round
F: It's nobody's. I like to leave a little room in between. # mild
B: And how long does nobody take? # tired
F: There's no hurrying them. In here, if you please, upon the bench. On this side of the wall. The other side's taken. # pointing
A: Who by? # curious
F: By somebody who's waiting. I don't introduce people. It leads to conversation. # severe
N: It was a bench, and one thin wall, and a great many marks where people had counted. {one_cap} saw them seated, and went to be in the way of somebody else. # dry
B: {way == "straight":And we've nothing to eat. You trusted me.|{way == "ask":It's after the bad place. It's where {g} couldn't help us.|They've charged us for three. {tool_cap} {tool_has} got to wait as well.}} # low
{ load:
- "with": N: {x_cap} had taken the good end, and {x_was} asleep at once, in the hat. # dry
- "take": B: Is {x} all right? # low
  A: Better than I am. # low
}
A: Shh. Somebody sighed. It wasn't you, was it? # whispered
B: No. I'd just breathed in. It came through the wall. # whispered

=== journey_held_space ===
# step: held
# tone: space
# skeleton: arrived
# title: Hold
N: The word for it was hold. It stood in red above the door, and it had shut in front of them, and then behind. Past the door {foe_was} {foe}. # flat
A: How long's a hold? # pressing things
B: It says, until it's released. And under released it says, see hold. # reading
A: And what's that handle for? # pressing things
B: It's to hold. # flat
N: There was a bench, and a thin wall with a patch on it. Those who had been there before them had scratched up their days, in fives. # dry
A: {way == "straight":We've got air for a week, and no lunch.|{way == "ask":We're past where {g} had {g_their} eyes open.|{tool_cap} {tool_has} taken the good end of the bench.}} # sitting
{ load:
- "with": N: {x_cap} had taken the good end, and {x_was} asleep at once, in the hat. # dry
- "take": B: Is {x} all right? # low
  A: Better than I am. # low
}
B: Breathe in for a moment, and keep it. # odd
A: Why? # holding it
B: I can hear three of us breathing. # whispered
A: It's the pump. # whispered
B: Pumps don't sigh. It's on the other side of the wall. # whispered

=== journey_held_manners ===
# step: held
# needs: foe=talks
# tone: manners,comic
# skeleton: arrived
# title: After You
F: After you. # bowing
A: No, no. After you. # bowing
F: I couldn't think of it. I live here. # bowing
B: Then we're your guests, and couldn't go before. # bowing
F: If you're my guests, then you can't possibly leave. Not before tea. Do sit. # triumphant
N: That was how they were caught. It was done in under a minute, and they had each of them helped. # dry
A: And when's tea? # faint
F: When everybody's sat down. The other side won't hear of sitting first. It's been a week. # regretful
B: What other side? # turning
F: Of the wall. Somebody charming. I don't introduce people, it leads to conversation. # going
A: {way == "straight":And we've had no lunch.|{way == "ask":And it's past where {g} had any advice.|And they gave {tool} the good chair.}} # low
{ load:
- "with": N: {x_cap} had taken the good end, and {x_was} asleep at once, in the hat. # dry
- "take": B: Is {x} all right? # low
  A: Better than I am. # low
}
N: And from beyond the wall, which was a thin one, came a sigh; and, after that, very low, an apology for it. # dry

=== journey_slip_mute ===
# step: slip
# needs: foe=mute
# skeleton: turned
# title: Not the First
N: They got by {foe}, and then they did not. They were taken hold of, as you take a child at a party, and put down somewhere else. # breathless
A: Where's the way? # getting up
B: It was there. Now that's there. # turning round
A: {way == "straight":Then it's no use going straight. There's nothing left to be straight to.|{way == "ask":Then it's no use going by {g}. {g_their_cap} eyes were shut.|Then it's no use asking {tool}. It's upside down.}} # low
B: Have you lost anything? # feeling pockets
A: {load == "take":Not {x}. Only the way, and the day.|Only the way, and the day.} What have you got hold of? # low
N: {b} had put out a hand, to get up by, and it had met something. It was a notch. It was cut clean, at about the height of a hip, and it was so old that it had gone smooth. # hushed
B: Somebody's been here. And there's another one, further on. # low
A: Nobody's ever been here. # low
B: I know. It's a very neat hand, for nobody. # low

=== journey_slip_talks ===
# step: slip
# needs: foe=talks
# skeleton: turned
# title: In Pencil
N: They nearly got by {foe}. They had got as far as the thank you. # breathless
F: Just a moment. You'll want to sign the book. # kind
A: What book? # foot in the air
F: Of those whom I've turned back. It's quite full. I like people to see that they're in good company. # opening it
B: We haven't been turned back! # firm
F: {way == "straight":You came straight at me. It's how they mostly do it.|{way == "ask":You came by somebody's say-so. I can always tell, they come in with their lips moving.|You came with {tool}. I've had one of those. I think it was bigger.}} Sign there, under the pencil. # pleasant
N: They looked at the line above. It was in pencil, and very old. There had been two names, and somebody had rubbed them out. # hushed
A: Who were they? # low
F: Those two? They're the only ones who got round me. I never turned them back. They came back. # shutting the book
B: Which way did they go? # quick
F: Down there. There are notches. And off you go home, please. # pointing, without thinking

=== journey_slip_comic ===
# step: slip
# tone: comic
# skeleton: turned
# title: Mind the Gap
A: It's quite safe. I'm standing on it. # over a shoulder
B: You're standing on {foe}. # careful
A: What, now? # standing still
N: The next part went quickly. There was a good deal of it, most of it downwards; and when it was over they were a long way from where they had been, and the other way up. # breathless
B: {way == "straight":That was straight, anyhow.|{way == "ask":Did {g} say anything about a big drop?|Where's {tool}?}} # upside down
A: {way == "straight":It was the straightest part of the whole day.|{way == "ask":It was in with the feelings.|It's on my foot. It came down after us, out of loyalty.}} # upside down
B: What's that you're hanging on by? # righting {b_them}self
N: It was a peg. Somebody had hammered it in, at just the place where you would wish for a peg if you were upside down. There was another one below. # dry
A: Somebody's been here before us. # touched
B: And fell off in exactly the same place. # touched, too

=== journey_slip_gentle ===
# step: slip
# tone: gentle,eerie
# skeleton: turned
# title: Somebody's Mark
N: There was no wickedness in {foe}. Something had only come in between, the way that sleep does; and when they looked for the way it was not where they had put it. # soft
A: Are we lost? # small
B: Not if we hold hands. Then it's only the way that's lost. # soft
A: {way == "straight":We can't go straight any more. I don't know which it is.|{way == "ask":It isn't in what {g} said. We're past what {g} said.|{tool_cap} {tool_plural:don't|doesn't} know, either. I've asked {tool_them}.}} # small
B: Feel along here. What's this? # soft
N: It was a mark, no longer than a finger. Somebody had cut it there, and made it deep, so that it could be found with the hands. # soft
A: There's a second. It's lower. Was it somebody small? # whispered
B: No. I think that it was somebody who was carrying something. # slow
A: Who for, though? # whispered
B: Well, we've got it now. It was for us, in a way. # very soft
