// Second ways of the doors of both skeletons: how they set out, how they came near, and who goes first.

=== journey_go_verse ===
# b: bold
# step: go2
# tone: epic,comic,space
# door: Go now, before anybody can pack
# style: bold
# recall: gone at once, before anybody could pack
# makes: way=straight
N: They had gone before the others were done agreeing that somebody ought to. # brisk
A: I've still got my pencil in my hand. # striding
B: Good. Then we've got equipment. # striding
A: And what have we got to eat? # striding
B: You always see to that. It's what I most admire in you. # striding
A: I thought you'd like to be the one, for once. So I didn't. # slowing down
N: They considered it, without stopping. Behind them {crowd} could still be heard, being proud. # dry
B: We can't go back now. They've got as far as the second verse. # striding
A: Then which way is it? # striding
B: Straight on. If it weren't, it'd have a bend in it. # striding

=== journey_go_collar ===
# step: go2
# tone: gentle,eerie,noir
# door: Get [g] to say what [g_they] can remember
# style: kind
# recall: got [g] to say what [g_they] could remember of the way
# makes: way=ask
N: {g} had never said a word about having been there. It was only that {g_they} left the room whenever it came up. So they went and waited in the other one. # dry
G: Oh. You're in here. # caught
A: How does one get to {den}, {g_call}? # gentle
G: I couldn't say. I was on the way to it, once, and I'd my eyes shut for the end. # sitting down
B: Then tell us how it begins. # pencil out
G: You go on till you wish that you hadn't come. There it's left. Then on, till you've stopped talking. It gets narrow; and after that it's the bad place. # eyes shut
A: How shall we know that it's bad? # careful
G: You'll each of you say that it isn't. # eyes shut
B: And after that? # writing
G: After that I could only tell you how somebody's collar smelt. It wouldn't be a help. # opening them

=== journey_go3_face ===
# step: go3
# skeleton: turned
# tone: gentle,eerie,epic
# door: Go from notch to notch
# style: careful
# recall: gone from notch to notch
# makes: way3=marks
N: There was a notch; and if you stood with a hand in that you could just reach the next one. They went along so, like people who cross a dark room by the furniture. # quiet
A: There's a rest in it, here. It's been cut twice. # feeling along
B: They'd stopped to breathe. # feeling along
A: And now somebody's cut a face! # pleased
B: Is it a happy one? # catching up
A: It's only got the one eye. I should think that the other person said, we haven't time. # feeling along
N: A little way on there was the second eye. It was all by itself, and cut far deeper, and a good deal lower down. # still
B: That's from going home. With something heavy. # slow
A: Who'd stop for that, with their arms full? # puzzled
B: You would, if you wanted somebody to laugh. # slow

=== journey_go3_clear ===
# a: bold
# step: go3
# skeleton: turned
# tone: comic,space,noir
# door: Leave the marks, and go straight down
# style: bold
# recall: left the marks, and gone straight down
# makes: way3=short
N: There was the way that the marks went, which wound about like somebody looking for a pair of glasses. And there was the way that {a} went. # brisk
B: There may be a reason for the bends. # following
A: The reason's that they were done by a careful person. Look at the notches. They're all of a length. # striding
B: I like that in a notch. # following
A: We've only got to drop down a bit. # looking over
B: How much is a bit? # not looking over
A: I can see the bottom. # honest
B: Is it near? # not looking over
A: It's very clear. # honest
N: {a} stepped off it as you step off a chair; and {b}, who had hold of {a_their} belt, came, too. # breathless

=== journey_go3_elbow ===
# a: careful
# step: go3
# skeleton: turned
# door: Remember what [h] told us, and do that
# style: clever
# recall: remembered what [h] had told them, and done that
# makes: way3=said
N: {h} had talked the whole time that they were packing. They had each of them listened with the ear that was further off. # dry
A: Keep left at first. I've got that. I was looking for my other glove. # eyes shut
B: And breathe out, where it's narrow. I said, yes, yes. I believe that I said it twice. # eyes shut
A: And then we'd want to sit down, and there'd be somewhere for your elbow. # eyes shut
B: How would {h} know where there's somewhere for your elbow? # opening them
N: They kept left, and it was left. They breathed out, and got through by the thickness of a shirt. # still
A: You don't get that from talk. You get that from having an elbow there. # slow
B: What came after the elbow? # quick
A: I don't know. I'd found the glove. # wretched

=== journey_go4_straps ===
# step: go4
# skeleton: turned
# door: Go home from here, for [h]
# style: kind
# recall: gone home again, for [h]
# makes: end=back
N: They turned their backs on it, and did up their straps. It is wonderful how long you can be over a strap. # still
A: We might only go and look. And not touch anything. # doing it up
B: Then we'd have been there. # doing it up
A: I know. I wanted somebody to say it. # turning
{ load:
- "fetch": B: {x_cap} can wait for {h}. It won't be much longer. # going
- "take": B: And {x} can come home again. {h} can have the last bit of the carrying. # going
- "see": B: It'll be {h} who sees {x}. It ought to be. # going
- else: B: It'll be {h} who sees about {x}. It ought to be. # going
}
N: The first hundred steps home were just the same as the other hundred would have been. They both counted them, and neither of them said so. # quiet
A: What'll {h} say? # going
B: That it makes {h_them} giddy. # going
A: And what do we say to that? # going
B: That we'll hold the chair. # going

=== journey_go4_passed ===
# a: bold
# step: go4
# skeleton: turned
# tone: comic,manners,epic
# door: Call it back to [h], from mouth to mouth
# style: bold
# recall: sat down to wait, and had it called back to [h], from mouth to mouth
# makes: end=word
N: They stayed. They felt that somebody ought to keep an eye on it, so that it should still be a hundred when {h} came. # still
A: Are you writing it down? # watching
B: No. If it's written then people read it. We'll say it to the first one we see, and he says it to the next. # hands round {b_their} mouth
A: And what do we say? # watching
B: For {h}. One hundred. Please come. # trying it
A: There's no sense in it. # doubtful
B: There's one bit of sense. The rest's to hide it in. # sure
N: They called it; and somebody a long way back put a hand behind his ear, and called it on. They heard it go. By the time that it was out of hearing it had begun to be something about hats. # dry
A: And now? # looking at {den}
B: Now it's boots. You look at yours and I'll look at mine. # sitting down

=== journey_go4_cord ===
# b: maker
# step: go4
# skeleton: turned
# tone: noir,gentle,space
# door: Run a line from here to [h]'s own door
# style: clever
# recall: run a line from there to [h]'s own door
# makes: end=mend
N: It was a good enough way for anybody who was not afraid. So they sat down and thought how to make it into another one. # brisk
A: What would you want, if your knees had gone? # thinking
B: A thing to hold. All the way. I shouldn't like to let go of it, and feel about for the next bit. # thinking
A: That's four thousand steps of a thing to hold. # faint
B: We'll begin at this end, where it's worst, and bring it up to {h_their} own door. Give me your laces. # busy
N: It took all the cord that there was, and every strap, and at the last the hems of things. They made it fast at each notch, with the knot that they had found there; and towards the end they could do it in the dark. # plain
A: It'll look very odd, tied to {h_their} door. # out of breath
B: {h} won't be able to bear it. {h}'ll come out to undo it. # sure

=== journey_go3_knuckle ===
# b: bold
# step: go3
# skeleton: arrived
# tone: comic,epic,noir
# door: Bump the wall, and see what bumps back
# style: bold
# recall: bumped on the wall
# makes: way3=knock
N: {b} leaned back, and the wall was thinner than it looked. An elbow makes more noise than you would think. # dry
S: knock
A: Was that you? # whispered
B: It was three of my elbow. # whispered
A: Now they'll suppose that we want something! # whispered
B: I do. I want to know who sighed. # whispered
N: Over there nothing stirred. Then three came back, quite small; and, when they had let out their breath, a fourth. # hushed
A: You only did three. # whispered
B: Then that one's theirs. They've given us one. # whispered
A: Oughtn't we to give it back? # whispered
B: It isn't that sort. You can tell. It's the sort that you're to keep. # whispered

=== journey_go3_ledge ===
# step: go3
# skeleton: arrived
# door: Leave a bit of supper at the crack
# style: kind
# recall: left a bit of supper at the crack in the wall
# makes: way3=supper
N: They heard somebody's stomach, and it was neither of theirs. # dry
A: That came from over there. # whispered
B: They'll die of shame. Say something. # whispered
A: Isn't it warm! # loud
N: It was not warm. There was a crack in the wall, low down, with a ledge to it, and a draught came through as thick as a slice. # dry
A: {way == "straight":I've got one thing. It was in a pocket, and it's got pocket on it.|I've the end of the {food}. It was for tomorrow.} # whispered
B: Three bits. And they have the outside one. It's where the taste is. # whispered
A: How does one do it, so that it isn't giving? # whispered
B: You put it there and look the other way. It's how you feed anything that's proud. # whispered
N: When they looked there was a clean place upon the ledge, and a crumb; and that had been left so as not to seem to have snatched. # soft

=== journey_go3_nine ===
# b: careful
# step: go3
# skeleton: arrived
# tone: gentle,eerie,space
# door: Hold our breath, and hear what is said there
# style: careful
# recall: held their breath, and heard what was said there
# makes: way3=listen
N: There is a way to listen, with your mouth a little open. They both did it, with an ear to the thin place, and looked like two fish. # quiet
A: Somebody's counting. # whispered
B: It's not numbers. It's words. It's the same ones, and then there's a stop. # whispered
A: Is it a prayer? # whispered
B: They've just said bother. # whispered
N: It was begun again, from the front. It had a cough in it, and a place for taking breath; and close before the end there was a please. # hushed
B: They've taken it out. # whispered
A: I liked it. # whispered
B: No. It made the rest sound as if it had come to borrow something. # whispered
A: It's a speech. There's somebody in there who's got to say something to somebody, and they're sick with it. # whispered
B: That's nine. Move over, I've got a crick. # whispered

=== journey_go4_morning ===
# a: careful
# b: bold
# step: go4
# skeleton: arrived
# tone: noir,space,epic
# door: Go now, while the voice is asleep
# style: bold
# recall: gone while the voice was asleep
# makes: end=first
N: It was {b} who saw it. {foe_talks:{one_cap} had gone off to see about something|{foe_cap} {foe_was} facing the other way, or whatever it is that {foe_they} had to face with}; and there was a gap, about as wide as a person who does not stop to think. # quiet
A: What about over there? # whispered
B: Asleep. I can see a hat. It's going up and down. # on tiptoe
A: We could wake them. # whispered
B: Then it's after you, and do let me, and how's your neck; and by then it's shut. # whispered
A: I know. It's just that we know how they breathe. # whispered
N: They went through on one breath. It seems such a small thing to be first at. For a long time neither of them could think of anything to say about it. # flat
B: I'd have liked to leave a note. # at last
A: What would you have put? # walking
B: Good morning. # walking

=== journey_go4_hat_on ===
# w: The voice
# step: go4
# skeleton: arrived
# tone: gentle,manners,eerie
# door: Stay on the bench, and send the voice
# style: kind
# recall: stayed on the bench, and sent the voice first
# makes: end=second
N: Towards morning {foe_talks:{one} could be heard to snore|{foe} gave way, by about a hand}. There would be room for one, if one was quick. # hushed
A: It's your turn. # to the wall
W: It can't be. You were here before me. # through the wall
B: We've talked about it for ages, and it's settled. # to the wall
W: When? I've been listening. # through the wall
A: We did it with our hands. Have you got your things? # to the wall
W: I've had them on all night. I thought, if I take my hat off, I'll stay. # through the wall
N: There were steps, quick and small, like stitches; and one sorry, rather loud, to nobody; and then the gap was gone. # quiet
A: Did they get by? # listening
B: They must have. There's only us breathing. # listening
A: I hadn't thought that you'd be able to hear that. # sitting down again

=== journey_go4_left ===
# w: The voice
# b: maker
# step: go4
# skeleton: arrived
# tone: comic,epic,space
# door: Both go at once, and all keep left
# style: clever
# recall: gone at the same moment as the voice, all keeping left
# makes: end=both
N: Towards morning {foe_talks:{one} sat down, just for a minute|there was a gap in {foe}, and you could watch it closing}. # quick
A: It's them or us. # quick
B: It's both. It's a gap. It's got two ends to it. Are you dressed? # to the wall
W: I've a hat on. # through the wall
B: Then when I say now, you go your way, and we go ours. And everyone keeps left. # to the wall
W: My left, or yours? # through the wall
B: Everybody's got one of their own. Now! # to the wall
N: It was as dark in there as the inside of a boot. They kept left, with the greatest care, and it was the middle. # breathless
W: Oh! I've trodden upon somebody. # in the dark
A: It's only a foot. I've got another. Go on! # in the dark
W: I'm so sorry. Good luck! # going
A: Good luck! # going
