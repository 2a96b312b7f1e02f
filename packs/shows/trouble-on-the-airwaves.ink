// Trouble on the Airwaves: a station that reads tomorrow's news, a stair with the lamps out, a radio that can't be turned off.

=== airwaves_stake_radio ===
# show: trouble-on-the-airwaves
# step: stake
# where: town
# w: The radio
# title: In Tomorrow's News
N: Nobody had turned the radio on. Nobody ever did. # low
W: And in tomorrow's news, {stake}. That was tomorrow's news. Here is some dance music. # smooth
A: Turn it off. # not moving
B: You know that it doesn't. They've hit it. They've fed it pie. # tired
A: What time is it?
B: Today. For another hour or two. # looking at a stopped watch
A: Then it isn't true yet. A headline's only a man with a hat who hasn't met us. # low
B: Every one of them has come true so far. All but the ones that somebody changed. # low
A: And what happened to the ones that somebody changed?
B: The next one was worse. # quiet
N: They listened to the dance music. It was very good, and the band had been dead for years. # dry
W: We interrupt this programme to say, you might hurry. # smooth

=== airwaves_fork1_column ===
# show: trouble-on-the-airwaves
# step: fork1
# where: town
# title: Personal, Page Nine
N: The late edition had it on page nine, among the lost dogs. {a} read it twice, with a match. # low
A: "Wanted, two persons, not particular, to {d1}. Apply at once." # reading
B: That's us. I'm not particular. What's under it?
A: "Young couple seek opportunity to {d2}. No time-wasters." And there's a third. It's got a box round it. # reading
B: I don't like the ones with a box. A box is extra. Somebody meant it. # low
A: "To whom it concerns. You could always {d3}. You know who you are." # reading
B: What date's on this? # after a while
A: Tomorrow's.
B: So we've answered one of them. # very low
A: We've answered one. And they've forgotten to print which.

=== airwaves_quarrel_air ===
# show: trouble-on-the-airwaves
# step: quarrel
# where: town
# title: The Red Lamp
Q: You never asked me in because I was any good. You asked me in so there'd be two. # low
P: I asked you because nobody else would have come. Do you know why that is? You'd follow anything with a back. You'd follow a hearse, if it was raining, for the company. # clear
N: It was a good line. It had lain about in {p} for years. # still
Q: Say it again. I want to be sure I've got it right, for when I can't sleep. # level
N: Somewhere down below all the puddles had begun to tremble. In the corner, behind a coat, a small red lamp was on. # quiet
P: The whole city heard that. # grey
Q: Then they can hear the rest. It's true, I'd follow a hearse. But I'd sooner it was you. # to the lamp

=== airwaves_blame_correction ===
# show: trouble-on-the-airwaves
# step: blame
# where: town
# w: The copy boy
# title: We Regret
N: The paper wanted a correction by midnight. It sent a boy for it, aged sixty, with a pencil. # dry
A: Put, "Owing to an error, two persons were described as competent." # dictating
W: Whose error? It's got to have a whose. They send it back, else. # licking the pencil
A: Mine. I was told that the door would be locked, and I didn't ask who was telling me.
B: Put mine. I said that the street was empty. It was. I never asked why. # low
W: There's just room for one error. It's a narrow column. # apologetic
A: Then make it, "an error of theirs."
W: That's handsome. Mostly people give me the other fellow's name, and how it's spelt. # writing
B: What does it cost?
W: Corrections? They're free. Nobody's ever come in twice. # folding it into his hat

=== airwaves_home_lamps ===
# show: trouble-on-the-airwaves
# step: home
# where: town
# w: The lamplighter
# title: Every Tenth Step
N: It was two hundred steps home, with a lamp to every tenth, and eight of them had been out for a week. # low
A: Forty. There ought to be a light here. # breathing
B: There ought to be a lot of things.
N: And there was a light. It came on over their heads, with a buzz. # soft
A: Did you do that?
B: I only wished. I do it all the time. # looking up
A: Fifty. There's another. Somebody's going up ahead of us, with a pole. # low
B: Hey! Who sent you? # calling
W: No one. I've been putting them out all week, by order. It's in the paper that they're lit tonight, so I thought, well, I'd sooner be wrong in that direction. # not turning round
B: Go slower. We want to look at it. # low

=== airwaves_last_pie ===
# show: trouble-on-the-airwaves
# step: last
# where: town
# w: The radio
# title: Nothing in It About Us
N: {air} They had the two end stools, and one plate, and two forks. # low
A: It's on. Tomorrow's. Do you want to hear it? # nodding up at the radio
B: No. Yes. What's it say? # fork stopped
W: And in tomorrow's news, a horse has been found in a lift. There will be rain at ten past. The price of {food} has gone up by a nickel. That was tomorrow's news. # smooth
N: They waited. It went over to dance music. # quiet
A: That's all? There's nothing in it about us. # slow
B: Not our names. Not even a photograph of the backs of our heads. # slower
A: I don't know when I last had a tomorrow with nothing in it. # wondering
B: Is that good?
A: It's the best thing that I ever heard on the air. Eat up. It's about to cost a nickel more.

=== airwaves_quarrel_thursday ===
# show: trouble-on-the-airwaves
# step: quarrel
# where: town
# w: The forecast
# title: An Apology for Thursday
P: You knew. You knew how this would go, and you let me stand there in it. # low
Q: I had a feeling. You don't tell people about a feeling.
P: You do if they're holding the ladder. # hotter
N: Behind them the forecast came on, in a voice like a wet newspaper. # dry
W: Rain at ten past. I should also like to apologise for Thursday. I saw it coming on Monday, and I said sunny intervals. They looked so hopeful. # tired
Q: You'd only have worried! What good would it have done, the two of us knowing? # loud
W: There was a wedding. # tired
P: I'd have had a coat on, {q_call}! That's what good! I'd have been wet and in a coat! I thought that you were the one person who'd tell me to bring a coat! # very loud
N: That was the whole of it. It hung there, and dripped. # still
Q: It's going to get worse before it's over. I think by a good deal. # at last, very low
P: Thank you. # hoarse
W: Outlook unsettled. Take a coat. # gentle

=== airwaves_back_hats ===
# show: trouble-on-the-airwaves
# step: back
# where: town
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: Hats Off
N: They brought {x} back by the front way. Half the upper town was there with its collar up, not looking at the docks. # low
H: Put {x_them} down slow. These people have seen a lot of things put down. # quiet
A: Here? # bent double
B: Left. By about a dime. Now take your hands away, as if there were nothing in them. # low
N: {h} {x_used}, twice, to be sure. # hushed
H: Well, I'll be. You {verb_did}, and {stake_fixed}. # hat off
A: It said on the air that we wouldn't. It said so yesterday. # low
B: I know what it said. We said that we'd {verb}. # low
A: We {verb_did}. Somebody had better ring them up.
B: Let them read it in the paper. # smiling, a little

=== airwaves_coming_wet ===
# show: trouble-on-the-airwaves
# step: coming
# where: town
# skeleton: kept
# title: It Was on at Nine
N: First there was one pair of wet shoes. Then it was like applause. # sudden
A: Who knows that we're here? # low
B: Everybody. It was on at nine. "Two missing, crowd gathers." So they've gathered. They've brought {rake}s. {h} is in front. # looking
A: How does it end?
B: There was a word from our sponsor. # bitter
N: {foe_cap} had heard the shoes, and moved in close round {x}. # low
A: Then it's not been written yet. Quick, before somebody does. # quick

=== airwaves_fork3_three ===
# show: trouble-on-the-airwaves
# step: fork3
# where: town
# title: Three Cups
N: They had three cups of coffee between the two of them, and it was not about the coffee. # low
A: That's if we {d1}. It's black. # pointing with a spoon
B: And that's, we {d2}. It's got sugar in, so you don't taste it till after. # low
A: Who's the third one for?
B: That we {d3}. I let it go cold. I thought that I'd be able to look at it, then. # low
A: And can you?
B: No. # low
N: Down in the street every puddle shook. Somewhere, somebody was already reading out which. # still
A: Drink up. Before they tell us.

=== airwaves_stake_type ===
# show: trouble-on-the-airwaves
# step: stake
# where: town
# w: The typesetter
# title: Short of an E
N: The typesetter took his supper standing up. He had tomorrow's front page under one arm, in lead. # flat
A: Let's see it.
W: It's backwards. You want a mirror, or else no imagination. # chewing
B: I can read it in the coffee pot. "{stake_cap}." # bending
W: All set, bar one letter. I'm short of an E. There's not an E to be got in the building. # chewing
A: When do you print?
W: {till != "":They'd like it by {till}.|As soon as I find one.} # picking up his hat
N: {b}'s hand had gone into a pocket, and met something small and cold, and stayed there. # still
A: Is that an E? # when the door had shut
B: I leaned on his tray. It's the first thing that ever stuck to my sleeve and was any use.
A: He'll carve himself one out of a potato.
B: Then that's what we've got. One potato.

=== airwaves_stake_switchboard ===
# show: trouble-on-the-airwaves
# step: stake
# where: town
# w: The operator
# title: Number, Please
N: There is one operator, nights, for the whole city; and every light on her board was lit. # tired
W: Number, please. Connecting. Number, please. # plugging in
A: What's the hurry? Is there a fire?
W: They've heard that {stake}. So they ring somebody up. They don't say a thing, mostly. The other one says hello, and they listen to it being said. # plugging in
B: And how long does that go on?
W: {till != "":Till {till}, I guess. After that I|I've sixty cords. Then I} start having to choose. # not stopping
N: She had got to the end of a row before she looked at them. # quiet
W: You two haven't rung anyone.
A: I'd only have rung {b}.
B: I'm standing next to you.
A: I know.
B: I'd have picked up on the first ring. Get your coat.

=== airwaves_fork1_jukebox ===
# show: trouble-on-the-airwaves
# step: fork1
# where: town
# title: One Nickel
N: The jukebox had three buttons that worked. The cards in it were new, and somebody had typed them in a hurry. # flat
A: B seven. "Let's {d1}." I'd say that one's got a good deal of brass in it. # reading
B: C two. "Let's {d2}." That'll be slow, and then suddenly it won't.
A: There's a D. I never knew that it went to D. "Let's {d3}." And no name of a band.
B: Would you sign it? # dry
A: Do you dance?
B: I lean. I've leaned on some of the best walls in this city.
A: Then come and lean here. I don't mind which it plays, so long as it wasn't only me who pushed. # finger out
N: They had the one nickel. It had been held for so long that it was warm on both sides. # soft

=== airwaves_fork2_booth ===
# show: trouble-on-the-airwaves
# step: fork2
# where: town
# title: Back to Front
N: They had got in out of the rain, into a telephone booth. It was built for one person, with a dime. # flat
A: Your elbow's in the directory.
B: It's the only part of me that's dry. Take this down. We could {d1}.
A: There. What else? # a finger on the steamed glass
B: We could {d2}. You've got nice writing, for somebody on my foot.
A: And I'd add, we {d3}. # writing
N: It was all up there, back to front for anybody passing. Then the glass began to run, and took the three of them together. # quiet
B: They're going! Breathe on it!
A: You do it. I'm out. I've been holding mine since the first.
B: What for?
A: There's only the one lot of air in here. I figured that you might want it. # gruff

=== airwaves_fork2_towels ===
# show: trouble-on-the-airwaves
# step: fork2
# where: town
# w: The barber
# title: Under a Hot Towel
N: If you want to talk in that city and not be looked at, you go to the all-night barber and have the hot towel. # flat
A: We {d1}. # from under a towel
W: Chin up.
B: I'd sooner we {d2}. Is he listening? # from under a towel
W: I'm a barber.
A: That isn't a no. Well, then, how about this? We {d3}. # muffled
N: The scissors stopped. Then they went on, rather slowly, near an ear. # still
B: He didn't care for that one. # muffled
W: I've got nothing against it. I'd like to be paid first, that's all.
A: Are you holding my hand? # after a while
B: I took it for the arm of the chair.
A: Leave it. I was just going to say that I couldn't see where you were. # muffled
W: Something on top?

=== airwaves_fork3_basket ===
# show: trouble-on-the-airwaves
# step: fork3
# where: town
# title: Three Sheets, Screwed Up
N: There were three sheets in the wastebasket. Somebody had been trying to write the morning, and it would not come. # flat
A: "Last night two persons were seen to {d1}." He's struck it out. # smoothing it on a knee
B: "It is understood that they chose to {d2}." There's a note on it. It says, weak.
A: And this. "Nobody would have believed that the pair would {d3}." And after that the pencil's gone through the paper.
B: He's stuck. He doesn't know what we'll do! # slow
A: It's the first good news that I ever read.
B: I don't know it, either.
A: You'll know before he does. And I'd like to hear it from you, and not from a boy with a bag. # folding the sheets
B: Come over here, then. Not by the microphone.

=== airwaves_home_poster ===
# show: trouble-on-the-airwaves
# step: home
# where: town
# title: Have You Seen These Two
N: There was a poster on every wall, the whole way home. It said, "Missing," over a drawing, and the rain had been at the drawing. # flat
A: Who's that supposed to be?
B: That's you. It's got your collar.
A: It's got two noses. And who's that next to me, crying?
B: I'm not crying. I've run. # with dignity
N: On the last corner {h} was standing on a box, wet through, pasting up one more. # quiet
H: Have you seen these two? I've asked everyone. # not turning round
A: What do they look like? # gentle
H: Not like this. I can't draw. I just couldn't sit there. # pasting
B: They'd like to come in now. One of them's got a cold starting.
N: {h} turned round, with the paste running down inside one sleeve. # soft
H: I gave you two noses. # hoarse

=== airwaves_last_knob ===
# show: trouble-on-the-airwaves
# step: last
# where: town
# title: Softer
N: {air} {a} had dropped a fork, and was gone under the counter for longer than it takes. # easy
B: Have you got it?
A: There's a knob down here. # from below
B: On what?
A: On the radio. The cord comes through. It says, "Softer." It's been here the whole time, with gum on. # from below
B: Try it. Go on.
N: And tomorrow went down to a murmur. You could hear the rain, and the spoons, and somebody at the far end turning a page. # soft
B: Listen to that. I never knew that you hummed. # after a time
A: It's how I keep from hearing the news. I'll stop. # coming up
B: Don't. There's no call to stop. I'd only just made out the tune.

=== airwaves_last_straight ===
# show: trouble-on-the-airwaves
# step: last
# where: town
# title: From the Top
N: {air} Some time after that they stood in a doorway with one umbrella, getting ready to be wet. # easy
A: After you.
B: You've got the handle.
N: They went as far as the next lamp. There {b} stopped, and felt a shoulder, and then the other one. # quiet
B: I'm dry.
A: You can't be. It's raining.
B: It's raining down. It comes down on to the umbrella, and then it goes off at the edge. # a hand out
N: They looked at that for some time. In that city it had come from the side for so long that the tailors lined one sleeve. # dry
A: So that's what these are for. # looking up at the ribs
B: You're half out.
A: I'm always half out. I've got the lined sleeve.
B: Well, come in. There isn't any side to be on.

=== airwaves_fork3_umbrella ===
# step: fork3
# show: trouble-on-the-airwaves
# where: town
# title: Rain from the Left
N: They had gone out for some air, and got rain. It came from the left. They held the one umbrella out like a door. # flat
A: If we {d1}, you'd want it in front. # low
B: And if we {d2}, behind. I know people who'd throw things.
A: Then there's the other. We {d3}.
B: Where do you hold it for that?
A: You leave it home. {d3_style == "bold":And you walk fast.|And you don't look to see if anybody's with you.} # low
B: I'd be with you.
A: You're wet right through. You've had this over me ever since we came out. # turning
N: The rain thought about it, and came from the right. # dry
B: It's a small umbrella. I had to pick somebody. # gruff
A: Give me the handle. It's your turn to be dry. You say which.

=== airwaves_fork2_cuffs ===
# step: fork2
# show: trouble-on-the-airwaves
# where: town
# title: The Other Pocket
N: When it went wrong somebody had snapped one pair of handcuffs on the two of them, and gone to look for the key. That was an hour ago. # flat
A: We could {d1}. # going left
B: You've got my arm. We could {d2}. # going right
A: And you've got mine. Ask first.
B: May I scratch my nose?
A: Do us both, while you're up there. There's another thing. We {d3}. # low
N: Neither of them pulled. For once the chain had nothing to say. # quiet
B: There's a key. # after a moment
A: Where?
B: In my other pocket. I've had it since the stairs.
A: You've had it for an hour? What were you waiting for? # staring
B: You'd have gone left. # low

=== airwaves_fork1_revolving ===
# step: fork1
# show: trouble-on-the-airwaves
# where: town
# title: Built for One
N: They were in a revolving door, one in each half of it, so that nobody should see them leave. They went round. # flat
A: We {d1}. # through the glass
B: I lost the end. You'd got to the street. We {d2}. # through the glass
A: That sounded better in the lobby. It had carpet under it. Here's another. We {d3}. # low
N: Nobody was pushing now. It turned by itself, and slowed down, like somebody who has thought of something. # quiet
B: Are we getting out at the lobby, or the street?
A: I'm not getting out till you do.
B: I'm not getting out till you do. That's how a door like this makes its money. # dry
A: Hold it still. I'm coming in to your side.
B: It was built for one.
A: So was this town. # squeezing in
