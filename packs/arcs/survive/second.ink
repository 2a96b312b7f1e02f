// The second episode: three ways to have more than there is, and what comes of them. Then either an answer (signal), or a line.

=== survive_go2_out ===
# step: go2
# needs: no-ban
# a: bold
# b: careful
# door: Go out, and get some more
# style: bold
# recall: gone out to get some more
# title: As Far as the String
# makes: way=out
A: There's more of everything, just over there. There always was. I could be there and back before anyone's finished saying no. # tying a knot
B: No. # beginning
A: I'll take the string. You hold the one end, and I'm on the other. If I pull twice then you pull. If I pull once I'm scratching. # by {door}
H: And what'll you bring? # from the stool
A: Whatever there is the most of!
N: Then {door} {door_was} open, and one saw how much of {threat} there was, and {door} {door_was} shut; and the string went out through the crack of it, an arm's length at a time. # tense
B: That's {edge}. That's as far as I know. # letting it run
G: How much is there? # whispered
B: It's every bit that we had. There's a piece of my hem in it. # letting it run
N: It ran, and stopped, and ran. Then it lay across {b}'s palm, and did nothing whatever. # still
B: Was that once? Did anyone feel a once? # whispered

=== survive_go2_share ===
# step: go2
# needs: no-ban
# door: Put everything in one heap
# style: kind
# recall: put everything they had in one heap
# title: One Heap
# makes: way=share
A: It's no good, each of us sitting on our own bit. I can hear people thinking about mine. We'll put all of it in the middle, and nobody's got any, and everyone has. # clearing a space
B: All of it? Socks? # with a hand over something
A: If they come off.
N: It took a while to start. {g} was first, with the jar. Then it went quicker; there is a sort of giddiness in it. {h} was seen to take a pin out of {h_their} own collar. # warm
H: It's not what I'd have done. I'd have had it in columns. # putting down the pin
A: There! Now look at that, and tell me that we're poor. # stepping back
{ b_kind:
- "planner": B: I'd like to know who's keeping the key of it. Nobody. I see. I'm only asking. # sitting on both hands
- "explorer": B: I never knew what you had on you. You go about with all that, and you look so thin. # amazed
- "wildcard": B: May I lie in it? Just till I've got the feel? # already in
- else: B: It's warm. It's got all of our pockets in it. # a hand on the side
}
N: It was about as high as a knee. They sat down round it, and for the first time that night nobody was listening to {threat}. # soft

=== survive_go2_tool ===
# step: go2
# needs: no-ban
# b: maker
# door: Make a shelter out of [tool]
# style: clever
# recall: made a shelter out of [tool]
# title: A Smaller Inside
# makes: way=tool
B: What's the matter with this place is that there's too much of it. We're four people trying to warm all that. We want a smaller inside. # walking round {tool}
A: Inside the inside? # doubtful
B: You stand {tool} up so. And you hang everything that we've got over it, and you go in, and you pull yourself in after. # hanging
N: {h} said that it would never stand. It stood. It was not much to look at: there {tool_was} {tool} in the middle of it, looking surprised, and the rest was sleeves. # dry
H: How many's it for?
B: Four. If one's thin, and one breathes out. # patting it
G: I'll be the one who breathes out. I'm used to it. # at once
N: They went in on their hands and knees. It was as dark as a boot, and smelled of everyone; and then, little by little, something happened to the ends of their fingers. # warm
A: I can feel my nose. # in wonder
B: That's mine. # from quite close
A: Well, it's warm, whoever's it is. # happy

=== survive_wrong_out_chair ===
# step: wrong
# a: bold
# needs: way=out
# title: Whatever There Is the Most Of
N: There were two pulls. They hauled, all three, and what came in on the end, backwards, with its eyes shut, was one of them, holding a thing in both arms. # quick
H: Shut {door}! What have you got? Is it {food}? # quick
A: I don't know! I couldn't see! I felt about, and there was a lot of this! # out of breath
N: They held the lamp to it. It was a notice. It was large, and well made, and it said: KEEP OUT. # dry
G: We could eat the K. # after a silence
B: There was a whole shed, out there. There was oil, there were apples, in straw. You'd have had to walk by all of it. # faint
A: I know! I fell over it! I thought, that's no use, that's round! # out of breath
N: When they came to look for the string it was gone, to the last yard. # flat
B: What's it tied to? # low
A: It was tied to me. I undid it. I needed both hands for the notice. # low

=== survive_wrong_out_round ===
# step: wrong
# a: bold
# needs: way=out
# title: Someone Else's Door
N: After an hour there were two pulls. They pulled back; and whoever it was, at the other end, pulled harder. # tense
G: {threat_cap} {threat_has} got hold of it. # holding on
H: Nonsense. Heave! # holding on
S: knock
B: Who's there? # without letting go
A: It's me! I've found somebody's house! I'm going to ask them in for us, they've got a light on! # through the door
B: Which house?
A: I don't know! It's small, and it's got a terrible draught! There's somebody in there pulling at my string! # through the door
N: They opened. {a} had gone by {way_there}, and straight on, and come all the way round; and stood there, holding up {a_their} hat. # dry
A: Oh. # presently
H: And what did you get?
A: I'd got a bag of something. I put it down, so as to knock. It was the polite thing. I'd have had both hands for shaking. # looking back, at nothing
N: Nobody could see as far as where {a} had put it down. They could not, by now, see {a}'s feet. # flat
B: Come in. You're letting it in. # low

=== survive_wrong_share_tin ===
# step: wrong
# needs: way=share
# title: The Pin and the Tin
N: It was going so well, that was what made it hard to bear. They were just drawing lots for who should have the pin, when {h} leaned over to see; and something in {h_their} lap went clink. # still
A: What was that? # idly
H: My knees. # too quick
B: Knees don't clink. Mine creak. {g}'s sort of sigh. # idly
N: It clinked again. {h} sat up very straight, as a person does who is about to be searched or thanked. # dry
H: It's only a tin. It's a very small one. It's got my name on. # red
A: We said everything! I put in my socks! # standing on one foot
H: I put in the pin! It's a good pin! Somebody's got to hold something back. There's always one who does it, and then they're glad. I've done it every time. # hot
G: And were they glad? # low
H: Not to look at. # lower
N: They did not take the tin. They only looked at the heap, and by degrees each of them saw something in it that was theirs. # quiet
B: I might have the jacket back. Just over the knees. # not looking at anyone

=== survive_wrong_share_feast ===
# step: wrong
# needs: way=share
# title: Like Kings
N: It was the best night that they had ever had. That was what they all said, afterwards; there was never any question about that. # dry
A: Have some more. There's heaps. # mouth full
B: I couldn't. Well. Just to keep the edge straight. # mouth full
G: I've never been full before. I thought it was a thing that people said. # leaning back
N: They sang. {h} sang, in parts. They burned the good end of the lamp. And at some time after three {a} put out a hand, without looking, to where the heap was, and patted, and patted again. # slow
A: Where's it gone? # in another voice
B: Which?
A: It. There was a knee's height.
N: There was a pin, and one small bit of {food}. All of them looked at that, and then, for the first time since supper, they listened; and {threat} was still there, exactly as it had been, in no hurry. # still
H: That was until {till != "":{till}|the end of it}. That was all of it. # buttoning up
G: It was lovely, though. # small

=== survive_wrong_tool_three ===
# step: wrong
# needs: way=tool
# title: Room for Three and a Bit
N: It had been made for four. It held four, as long as nobody wished to be anything else. # dry
A: Could somebody have less elbow? # muffled
B: It isn't mine. I gave mine up at nine o'clock. # muffled
H: I've got to sneeze. # muffled
A: You can't! # muffled
B: Hold it in! It's all resting on your head! # muffled
S: crash
N: It went at the middle, where one saw {tool}. For a moment there were only sleeves; then there were people coming out from beneath them, on all sides, like puppies. # brisk
H: That's better. # wiping {h_their} eyes
B: Better? Look at it! It was warm! It was the one warm thing that there was! # staring
A: Can you put it up again?
B: {tool_cap} {tool_is} bent. It'll take three now. If they're fond of each other. # low
N: Nobody said who the three would be. They all began, at the same moment, to be very busy about something. # still
G: I don't mind being outside. I'd be near {noise}. # bright
A: No one's going to be outside. # without saying how

=== survive_wrong_tool_drip ===
# step: wrong
# a: maker
# needs: way=tool
# title: Where It Comes In
N: There was only the one place where it came in. It was over {b}, so that {b} lay in it, and said nothing, out of pride. # dry
A: Isn't it snug? You could be at home. # drowsy
B: Very. # through the teeth
G: What's that ticking? Is it a clock?
B: It's me. I'm being dripped on. # through the teeth
A: You might have said! I'll stop it up. It's only a matter of one sleeve. # reaching
N: That was the sleeve that held up the others. # flat
S: splash
H: I said that it would never stand. # out of the dark
N: When they had got the lamp lit there {tool_was} {tool}, and there they were, and all the rest was wet: the blanket, and the socks, and what there had been of {food}. {threat_cap} had not so much as leaned on it. # flat
B: I was keeping it off the rest of you. I was lying just right. # shaking
A: I wanted to help. # wretched
B: I know you did. You've got a sleeve of mine, in your hand. # shaking

=== survive_answer_three ===
# step: answer
# skeleton: signal
# title: Three Times, and Dark
N: It was {g} who thought of it. There is a thing one does, {g} said, three times over, and then one waits. # low
H: It means, help. It'll never carry, in this. # not moving
A: Do it. It costs nothing.
N: So they did it. Three times, with all that they had; and then there was the dark, and {x} in it, from end to end. # hushed
B: Nothing. # letting out a breath
G: You've got to leave them time to find their boots. # firm
N: They left time. They had very nearly left enough, when there it was: small, and far away, from over by {den}. One. Two. Three. # hushed
A: That's an answer! # shouting
B: There's somebody there! They've seen us! They're coming! # shouting
H: Do it again! Let them know that we've heard! # on {h_their} feet
N: They did it again, and were answered again. {g} went and began to tidy, so that whoever it was should have somewhere to sit. # warm
G: I'd better rinse the jar. # happy
A: We'll be home by breakfast. I never doubted it. I doubted it the whole time. # laughing

=== survive_answer_long ===
# step: answer
# skeleton: signal
# title: They're on Their Way
N: "They are on their way," said {h}, and it was as if someone had brought in a chair. # warm
A: Who told you that?
H: I've been calling, every hour, three and then three, out towards {den}. I didn't tell you. I'd not have you listening. And just now there was something that said it back. # hoarse
B: Said what back?
H: Three. And then three. # shining
N: They all crowded to the crack, and {h} did it once more. They held their breath, and even {threat} seemed to wait. And then, faint as a pin: three. And then three. # hushed
G: That's them. Oh, that's a lovely firm hand. That's somebody with a rope. # in tears
A: How many will there be? They'll want something hot. # looking about
B: There's nothing hot. We'll be asking them for something hot, they're rescuing us. # laughing
{ foe_talks:
  A: It's the side where {foe} {foe_is}. You don't think that it might be... # stopping
- else:
  A: It's from the side where {foe} {foe_is}. # wondering
}
H: {foe_cap}? In this? {foe_they_cap}'d be no use to anyone. It's somebody with a lamp, and boots{within != "":, who knows {x}|}. # firm

=== survive_answer_echo ===
# step: answer
# skeleton: signal
# tone: epic,eerie,noir,space
# title: Not an Echo
A: There. Did you get that? # low
B: It's us, coming back. # low
A: An echo doesn't wait. That waited. It thought about it first. # low
N: They sent it out again: three, and a stop. It went {within != "":out over|into} {x}, where everything went; and they sat with their heads up. # hushed
H: It'll be nothing. I've known it be nothing for nine nights together. # low
N: One. It was small, and a long way off. It came from the side of {den}, where nobody lives who has a choice. Two. Then there was so long a gap that {b} took hold of {a}'s sleeve. Three. # hushed
G: Somebody's there. # whispered
B: They're coming for us. # whispered
A: Whoever it is, they know the sign. There's not a crew would leave that unanswered. # low
H: I'd not thought that I'd ever see it. The one time that I gave it, there was no one. # turning away {h_their} face
A: You never told us. # low
H: It isn't a thing that you tell. We walked home, such of us as could. # low

=== survive_crumb_raisin ===
# step: crumb
# skeleton: line stranded
# a: payer
# makes: crumb=raisin
# title: The One That Was for Looking At
N: It began with something so small that afterwards they could not find it to show to anyone. # dry
A: Who's had my last bit? The one for looking at? # lifting things
B: Where did you leave it?
A: Here. I looked at it, I shut my eyes, and I looked again. # lifting {b}
B: I haven't got it! I've been asleep! # being lifted
A: Your mouth was going.
B: I was talking in my sleep!
A: You were swallowing in your sleep! # rising
N: {h} and {g}, on either side, had begun to study {noise}. # dry
B: I'd never touch your raisin. I gave you half of my coat. I've been lying in the wet, so that you'd have the dry. # rising
A: I never asked for half a coat! It's got your arm in it! # hot
B: Then you can give it back!
A: I will! # struggling out
N: It made a ripping noise. They stood there, each with one sleeve, and were for the time being not cold at all. # flat

=== survive_crumb_breath ===
# step: crumb
# skeleton: line stranded
# makes: crumb=breath
# title: In, and Then Nothing
B: Do you have to do that? # in the dark
A: Do what? # in the dark
B: Breathe. In, and then nothing, and nothing, and I lie there, and just when I've given you up there's that whistle. # in the dark
A: It's how I've always breathed. You never minded. # stung
B: I never had it in my ear. I've had it since {threat} began. I've counted it. I know things about your nose that I can't ever forget. # rising
A: And what about you? You hum. # rising
B: I don't!
A: You hum when you think that you're being brave. It's the same four notes, and you never do the fifth. I've been waiting for that fifth note for two days! # rising
H: Two of us are trying to starve in peace. # from the stool
{ b_kind:
- "planner": B: I want it decided. There's your end, and there's my end. I want it drawn. # getting up
- "explorer": B: I've got to be somewhere else. There's no somewhere else! # turning on the spot
- "wildcard": B: I'll do you the fifth note. I'll do it till morning. # breathing in
- else: B: I'm sorry. I'm not. I've been sorry for you since Tuesday, and it's run out. # tearful
}
N: From the other corner, very softly, {g} had begun to hum it. {g_they_cap} could not have said why. # dry

=== survive_crumb_turn ===
# step: crumb
# skeleton: line stranded
# a: careful
# b: bold
# makes: crumb=turn
# title: Whose Turn It Was
A: It's your turn by the draught. # patient
A: You had it from ten to eleven. And then {g} had it, I had it twice, because you were asleep, and so it's you. # with the list
B: You had it twice because you like having it! You like to sit there and be blown on, so that we can all see! # out of nowhere
N: There was a silence. Even {threat} might have been thought to turn round. # still
A: I took your turn so that you could sleep. # white
B: I wasn't asleep! I had my eyes shut, and I was listening to you be good! # hot
A: I've kept that list fair to the minute. I've given up my own minutes. Look, there's four of them there with a ring round. # shaking
B: Nobody else puts a ring round them! That's what I'm saying! They just give them! # hotter
H: It's nobody's turn by the draught. I'll go by the draught. # getting up
A: Sit down! # at once
B: Sit down! # at once
N: It was the last thing that they did together for some time. # dry

=== survive_line_chalk ===
# step: line
# skeleton: line stranded
# title: Down the Middle
N: They did it with string, from {door} to {hide}, with a knot at either end. It went over {tool}, and under {h}. # dry
A: That's my half. And that's yours. You don't come over to mine, and I don't breathe on yours. # tying
B: Which side's {h} on?
H: I've got a foot in each. I'm not moving, I've just got the stool warm. # looking straight ahead
A: Then {h} is the frontier. And I'll have {g}. # tying
G: I haven't been asked. # from the corner
B: You can't have {g} and {food}! # outraged
A: You can have {food}. I'll have the lamp.
B: You take the lamp, then. I don't need to see it, to know that you're there. # bitter
N: And so it was done. One half had got the lamp, and {g}, and nothing to eat. In the other there was a quarter of {food}, in the dark, and {door}. Nobody had thought of who should have {x}. There was as much on the one side as there was on the other. # flat
H: I'd like it put down that I think you're both mad. # to the string
A: Which of us are you saying that to? # at once
H: I'm saying it along the line. # stiff

=== survive_line_court ===
# step: line
# skeleton: line stranded
# title: Article One
N: It was put in writing. {h} had a pencil; it was thought that that would make it sensible. # dry
H: "Article one. There shall be a line." Where? # licking it
A: From my elbow. # arms folded
B: Not with that elbow. With it in. # arms folded
H: "With it in. Article two. What is on the one side is that side's, until {till != "":{till}|morning}, or the end, whichever is sooner." I've got to cross out something. I've put "spoon" for "soon". # writing
H: Which of you takes {x}? # writing
A: Not me. Put both. I want the blanket.
B: Then I want what's on it.
A: That's {g}.
G: I could go in the middle. I could lie along the line. I'm not very wide. # willing
H: "Article three. The blanket goes to the party of the left, and {g} to the party of the right, to be handed over at eight." Sign here. # writing
N: They signed. Then each of them went and sat down on their own side, back to back, with the line between. # flat
G: What time is it? # from the left
B: Don't tell {g_them}. That's our clock. # not turning

=== survive_line_cold ===
# step: line
# skeleton: line stranded
# tone: space,noir,eerie,manners
# title: By Courtesy of the Frontier
N: Nobody raised a voice. It was all arranged with the utmost politeness, which is how one could tell. # dry
A: I shall be quite comfortable over here. # to the air
B: And I'm perfectly happy where I am. # to the air
A: I wonder if you'd be so good as to mind where you put your feet. That's rather my side. # to the air
B: I do beg its pardon. # moving them
N: One heard {threat}, and then one heard {h}, on the stool between them, trying not to swallow in anybody's favour. # dry
H: There's {food} to be considered. It's on the one side, and the knife's on the other. And {x} {x_is} on both. # carefully
A: I find that I'm not hungry. # at once
B: No more am I. I was just thinking how little one needs. # at once
G: I'm hungry. I'm so hungry that I'm on both sides. # low
N: It was felt that this was in poor taste. # dry
A: If anyone should happen to speak to that person over there, they might mention that it's the person's turn with the lamp. # to {h}
H: It's your turn with the lamp. # to the other
B: You may say that I'd sooner sit in the dark. # to {h}
H: I heard that with the other ear. # bleak
