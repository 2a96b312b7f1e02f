// Second ways of the doors of both skeletons. What is said later of each stays true: the left knee, the moth and the soup, the lip;
// the plank, the aunt with her sock, what was tucked in behind.

=== defend_go2_point ===
# step: go2
# needs: no-closing no-came
# tone: epic,comic,space
# door: Plant our feet in front of [x]
# style: bold
# recall: planted their feet in front of [x]
# title: Look at a Point
# makes: way=stand
N: You cannot take a thing if there is somebody in front who will not move. That was all there was to the plan, and it had the beauty of not needing string. # brisk
A: How does one stand, for that? # taking up a place
B: With your feet apart. I saw it in a picture. And you look at a point. # showing
A: Which? # looking
B: One that's further off than {foe}. # firm
N: So they stood, in front of {x}. It went very well until {foe} came. # dry
A: I can't see my point any more. {foe_cap}'s in front of it. # not moving the lips
B: Look through. How are your knees? # not moving the lips
A: The right one's splendid. # not moving the lips
B: I only ask because I can hear the left. # not moving the lips

=== defend_go2_straws ===
# step: go2
# needs: no-closing no-came
# tone: gentle,manners,noir
# door: Draw straws for the watch, with [g]
# style: kind
# recall: drew straws for the watch, with [g]
# title: You Can't Blow Too Often
# makes: way=watch
N: They drew straws for who should watch. {g}, who had never drawn the long one of anything, drew it, and asked if there had been a mistake. # warm
A: You have the whistle. We sleep. If it's {foe} you blow. # handing it over
G: How shall I know it in the dark? # pink
B: It'll be what's coming. # yawning
S: whistle
A: Where? What is it? # starting up
G: It had wings. I think now that it was a moth. # small
S: whistle
B: What is it? # starting up
G: It was {h}, with some soup. It's gone home again. I'm so sorry. # smaller
A: You can't blow too often. You can only blow too late. # lying down
N: In between {g} could be heard, talking to {x}, quite low, as one does with whoever lives next door. # soft
B: What are you telling it? # drowsy
G: Only who I am. It seemed rude not to. # shy

=== defend_go2_cork ===
# step: go2
# needs: no-closing no-came
# b: maker
# door: Put [tool] in the way like a cork
# style: clever
# recall: put [tool] in the way like a cork
# title: Which Side Are We?
# makes: way=tool
N: {b} lay down and measured the way to {x}, with a straw, and went off and measured {tool}; and came back at a run. # brisk
B: It's the same, to a straw! If you turn it on its side! # out of breath
A: What's the same? # patient
B: There's only one way in, and it's as wide as that's long! We can put in a cork! # already pushing
N: It went in with a squeak. They drove wedges all round, and then smaller ones round the wedges; and {b} could not leave off touching it. # dry
B: If they push, then it bites. If they pull, it's got that lip. I've been all over it in my head, and there isn't one thing that anybody can do. # glowing
A: No. There isn't. # an ear to it
B: What's the matter? # glowing less
A: I only wondered which side {x} {x_was}. # mild
B: The inside! # proud
A: And which are we? # mild

=== defend_go3_elbows ===
# step: go3
# skeleton: held
# tone: noir,eerie,space
# a: bold
# b: careful
# door: Lie down on [foe_whose] side, and look
# style: bold
# recall: lay down on [foe_whose] side, and looked
# title: A Great Many Elbows
# makes: way3=out
N: They had always looked at {foe} from in front of {x}. Now they went the long cold way round, and lay down, and looked at {x} as {foe} must. # quiet
A: You can't see {x} at all. You can see a great many elbows. # chin on {ground}
B: That's {h}, telling someone off. There's {g}, with the good plank. # peering
A: It looks like the most important thing that there ever was. I'd want to know what it is, and I do know. # slow
B: Keep still. {g}'s put down the plank, to get {g_their} breath. # whispered
N: And {foe}, after coming on for days as straight as a string, swung round by a hand's breadth, towards the plank. # hushed
A: It's only a plank! # whispered
B: It's being looked after. # whispered, slow

=== defend_go3_hip ===
# step: go3
# skeleton: held
# tone: gentle,manners,epic
# door: Find out from [h] who kept it last time
# style: kind
# recall: found out from [h] who had kept it last time
# title: Not a Fighting Aunt
# makes: way3=old
N: {h} was peeling something, and went on peeling when they had asked, and took off rather a lot. # quiet
A: Somebody must have kept it, before us. # gentle
H: It was an aunt. She wasn't a fighting aunt. She'd a hip. # peeling
B: How did she do it? # leaning in
H: The rest of them ran at it, with poles. She brought out a chair and a sock, and sat down next to {x}, at six. And when it came she said good evening. # peeling
A: And what did it say? # leaning in
H: Nothing. So she said it again the next day. After a year it went past, as you'd go past a lamp that's always lit. # slower
N: {x_sound_cap}. None of them could remember an evening without that. # soft
B: Who was to do it when she stopped? # very gentle
H: I'd got the sock. I'd got as far as the door with it. There was a dance. # laying down the knife

=== defend_go3_rag ===
# step: go3
# skeleton: held
# needs: x_parts
# b: payer
# door: Go over [x] with a cloth, every bit
# style: clever
# recall: went over [x] with a cloth, every bit
# title: Wrapped in a Rag
# makes: way3=inside
N: They had all had their backs to it for so long that it had not been wiped. {a} fetched a cloth, and started at {x_part}. # plain
B: Is this the time for it? # fretting
A: It's the one thing that nobody's done. If I'd come so far for something I'd have a reason. I'd like to see which bit. # wiping
B: It's only {x}. We know what's on it. # fretting
A: Do we know what's in it? There's a thing pushed in here, behind {x_part2}. # up to the elbow
N: It had been wrapped in a clean rag. When the rag came off it took the light, and sent it, as thin as a needle, straight out towards {den}. # quiet
B: That's {p_keep}. It was to be put somewhere safe. # slow
A: So it was. And how long's that been shining out of there? # slower

=== defend_go4_lumps ===
# step: go4
# skeleton: held
# tone: eerie,noir,space
# a: payer
# door: Go out and do it, before it's talked over
# style: bold
# recall: went out and did it, before it had been talked over
# title: Today's a Day
# makes: end=now
N: {a} got up while the others were still discussing which would be the best day for it. # level
A: Today's a day. # at the door
B: Don't you want to sleep on it? # following
A: I've slept on it. It's got lumps. # going
N: They took down the last of what had been put up, and carried it to one side. Then there was only {x}, and a good deal of air. # quiet
B: It looks as it did before anybody helped. # quiet
A: {price == "guard":I'm going to have my back to it, and eat this. If I stop crunching, you crunch.|{price == "stay":I've unpacked. There's my chair, and that's the sock. You begin with the sock, I'm told.|I've got {a_keep} under my coat. I've told it where it's going.}} # gruff
B: Shall I look out for {foe}? # sitting down
A: No. You look at me, and tell me something long. # sitting down

=== defend_go4_spoon ===
# step: go4
# skeleton: held
# tone: comic,gentle,manners
# a: payer
# door: Have everybody to supper there, with [h]
# style: kind
# recall: had everybody to supper there, with [h]
# title: Nobody's to Turn Round
# makes: end=crowd
N: {h} went from door to door with a spoon, and hit each of them once. # warm
H: It's supper, out by {x}! You're to bring what you've got on the stove, and nothing with a point to it but forks! # calling
A: Have you told them why? # anxious
H: I've told them there's a pudding that wants eating up. They'd only have come brave. # stern
N: It is hard to sit with your back to a thing. You could pick out the ones who had never done it. They sat as though they had swallowed the spoon. # dry
B: They'll loosen. Did you tell them what it's to cost? # aside
A: {price == "guard":I said that I wasn't on guard, and they all looked to see who was.|{price == "stay":I said, every evening at six, whatever's on. Somebody passed me the salt. I think it was meant kindly.|I sent {a_keep} round the table. They all had it for a bit, and nobody asked what it does.}} # quiet
H: And nobody's to turn round! Who's for more? # over the heads

=== defend_go4_rail ===
# step: go4
# skeleton: held
# b: maker
# door: Make [tool] into the easiest way past
# style: clever
# recall: made [tool] into the easiest way past
# title: Done with Stopping
# makes: end=tool
N: There had been knocking all night. In the morning {tool} stood in the open, with its back to {x}, like somebody who has thought better of a remark. # plain
A: That won't stop anyone. # walking round it
B: I've done with stopping. I was good at it, and look. # mallet in hand
A: Then what's it for? # walking round it
B: Past. You come up to that, and there's a rail; and it's downhill; and before you know it, you've been. I'd use it myself. # proud
N: Wherever a hand would go it had been rubbed smooth. # quiet
A: And this, at the end? # stooping
B: {price == "guard":It's a seat. It looks the other way. It's for somebody who's got to learn how.|{price == "stay":It's a seat with a roof. It's for every evening, so I've put arms on.|It's a peg, for {p_keep}. That's the last thing you'll come to.}} # gruff
A: You've thought of everything. # soft
B: I'd some wood over. # hitting something

=== defend_go3_slice ===
# step: go3
# skeleton: given
# tone: manners,gentle,comic
# door: Cut a cake with [foe], and talk it over
# style: kind
# recall: cut a cake with [foe], and talked it over
# title: All of Things
# makes: way3=share
N: They went out to {foe} with a cake, and cut it in full view. # plain
A: That's half. # cutting
B: It's more than half. # watching
A: It's to show willing. We've come about {x}. How much of it would do? # loud
{ foe_talks:
  F: I've always had all of things. # looking at the cake
  B: And do you like it? All? # interested
  F: It's much the same after the first bit. Nobody ever cut me any. # slow
- else:
  N: {foe_cap} came as far as the cake, and stopped, and {foe_was} busy with it. It was not much of a cake. It took the whole afternoon. # hushed
  B: All that way, and you could have stopped it with a slice. # whispered
}
A: So it needn't be all. It's only that somebody's got to say which. # slow
B: And it's us who've got the knife. # unhappy

=== defend_go3_names ===
# step: go3
# skeleton: given
# tone: epic,space,noir
# a: bold
# b: careful
# door: Find the piece that two can carry
# style: bold
# recall: found the piece that two could carry
# title: Room for More
# makes: way3=carry
N: If a thing is going you do not stand and look at it. You ask how much of it you have got arms for. # brisk
A: {x_part2_cap}? # tugging
B: It's held on by the rest. # holding the light
A: That? # tugging
B: That's what the rest is held on by. # holding the light
N: They went over it inch by inch. They had passed it on every day of their lives; and it had had an inside the whole time. # quiet
A: There's writing here. Inside {x_part}. Bring that closer. # reaching
B: It's names. There's {h}. There's somebody who's only put a cross. They go all the way up, and there's room for more. # reading
A: And it turns. I felt it turn. It'd come away, if there were two of us. # quick
B: Only that? And we leave all this for {foe}? # slow
A: It's the bit with everybody on. # holding it

=== defend_go3_somebody ===
# step: go3
# skeleton: given
# a: careful
# b: bold
# door: Divide it with a string, and hold our side
# style: clever
# recall: divided it with a string, and held one side
# title: Mostly Edge
# makes: way3=line
N: They could not hold it all. It followed that they could hold some; and {a} went for the twine. # plain
A: On this side we keep it, and on that side we don't. It's only a matter of where I put the peg. # peg in hand
B: Put it there, then. # pointing
A: It's where you learnt to whistle. # waiting
B: There. # pointing
A: {h} sits there when things are bad. # waiting
N: It went on like that till dark. You could not lay a string across it anywhere, but somebody had once been happy on that spot, or sick. # quiet
B: I never knew there was so much. I'd have called it mostly edge. # sitting down
A: If I go all the way round, it's too long to hold. # winding
B: And if you don't, it goes through somebody. # quiet
A: Yes. So it'll have to be somebody. # winding
