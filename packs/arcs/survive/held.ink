// HELD, episodes 1 and 2: something must not be done, for a stated time or ever. {ban} is the bare verb ("light the lamp"), {ban_it} the same when it is
// known ("light it"), {ban_it_ing}, {ban_it_did}; {ban_all} has how long ("light the lamp until morning"). `ban` is will where one could and would
// like to, wake where somebody would be woken or frightened by mistake. {ban_because} is why, where the idea says so. g asks for an exception.

=== survive_forbidden_card ===
# step: forbidden
# skeleton: held
# needs: no-ban_because ban=will
# title: Nobody Is To
N: {air} {a_who} {b_who} And there was {h}, with a card, and a nail, and a shoe to drive it in with. # plain
H: Hold that straight. It goes where everybody'll see it. # nail in teeth
A: "Nobody is to {ban_all}." Nobody at all? # reading
H: Nobody at all. # firm
B: Not even us? # hurt
H: I thought of you two first. I thought of you before I'd thought of the wording. # knocking
A: And why not? # puzzled
H: That isn't on the card. I've been asked to say the what. I've been asked very nicely not to say the why. # knocking
B: And what happens if somebody does? # low
H: I'd sooner that you found out by its not happening. # stiff
N: {h} stepped back to look whether it was straight, and then put both hands behind {h_their} back, and held the one with the other. # dry
A: You want to yourself. # slow
H: I've wanted to ever since I wrote it down. I never gave it a thought before. # low

=== survive_forbidden_promise ===
# step: forbidden
# skeleton: held
# needs: no-ban_because ban=will
# title: Promised, before Hearing What
N: {air} {a_who} {b_who} They had promised before they had heard what it was. Kind people do that, and are always surprised. # dry
H: That you won't {ban_all}. That's what you've promised. # solemn
A: Is that all? I'd thought that it would be something. # relieved
B: I don't do it from one week to the next. I could not do it standing on my head. # relieved
H: Say that again in an hour. # low
B: Why? What'll be different? # easy
H: You'll have been not doing it for an hour. Up to now you've only not been doing it. # low
N: They thought about that, and it was a pity, since until then they had not been thinking about it. # dry
A: Who is it for? # less easy
H: I can't tell you. I promised, too. I'm at the other end of the same promise. # honest
B: My hands feel as if they were somebody else's. # looking at them
H: Put them in your pockets. That's where mine are. # kind

=== survive_forbidden_because ===
# step: forbidden
# skeleton: held
# needs: ban_because
# title: And That Is Why Not
N: {air} {a_who} {b_who} {h} had got up on a box, so as to need to say it only once. # plain
H: Nobody's to {ban_all}! Because {ban_because}! # loud
A: Oh. Then of course not. # at once
B: Of course not. Nobody would. # at once
H: That's what they all say. And they nod. And then they go off two steps, and come back, and say, but only a little. # getting down
A: There must be a little. There's a little of everything. # thinking
H: There you are. That's you as well, and it took you less than most. # weary
B: I didn't say it! # quick
H: You've got one foot in front of the other. # looking down
N: {b} put the foot back. It had gone by itself. # dry
A: We'll see to it, {h}. We'll see that nobody does. # warm
H: And who sees to you? # not unkind

=== survive_usual_fingers ===
# step: usual
# skeleton: held
# needs: ban=will
# title: Nobody Ever Asked
N: Nobody had known how much they wanted to. It had been there, and one could have, and so one had not troubled. # dry
G: I went past it twice. I'd no business that way. My feet thought of a reason. # ashamed
A: What did they think of? # interested
G: That I'd left my hat. I was wearing it. # holding it
B: I've found that it helps if I don't look. Then I only hear it. # eyes shut
A: Hear what? It doesn't make a sound. # listening
B: It makes a sound like somebody not minding if I did. # low
N: By {edge} stood five or six people who had each come to see that none of the others would {ban_it}. # dry
G: There's a queue. # looking
B: A queue for what? # opening one eye
G: I don't think that they know. But they don't like it if you push in. # low

=== survive_usual_hands ===
# step: usual
# skeleton: held
# needs: ban=will
# title: From Force of Habit
H: That's eleven. Eleven people have told me that they never do it anyway, and every one of them has asked me until when. # counting
{ ban_ends:
  A: And you said? # curious
  H: I said what's on the card. They all looked as though it was longer than it says. # tired
- else:
  A: Well? Until when is it? # curious
  H: There isn't any until. I said so. Three of them had to sit down. # tired
}
B: It's only habit. One wants what one's told not to. I had an aunt who was told not to whistle. # knowing
A: And did she? # turning
B: She hummed so that you could tell that it was whistling. It was much worse. # low
N: {crowd_cap} had begun to go about with something to carry in each hand, so as to be on the safe side. # dry
G: Would you open this for me? I daren't put down the buckets. # coming up
B: What's in them? # looking
G: Nothing. It's not what's in them. It's what would be at the end of my arms if I didn't have them. # honest

=== survive_usual_word ===
# step: usual
# skeleton: held
# needs: ban=will span=days
# title: The Other Thing
N: Before very long it had stopped being called by its name. They called it the other thing. # dry
A: Did you sleep? # friendly
G: Yes, thank you. Very well. I dreamt about the other thing. # miserable
B: Doing it? # low
G: Not doing it. The whole way through. I woke up worn out. # low
A: What were we talking about, before this? We must have talked about something. # trying to remember
B: There was who'd said what. There was what {food} there'd be. # trying too
G: I can't see the point of {food} any more. It's allowed. # gloomy
N: They sat with that for a moment. It was quite true. Everything else might be done, all day, by anybody, and it had lost its taste. # dry
B: I never so much as liked to {ban}. I'd like to have that put down somewhere. # stubborn
A: I'd put it down. I'm keeping my hands still. # low

=== survive_usual_tiptoe ===
# step: usual
# skeleton: held
# needs: ban=wake
# title: The Noise of a Spoon
N: Nobody had known how loud everything was. There was the noise of a spoon. There was the noise of somebody putting down a spoon so that it should not be heard. # dry
G: Your boots! # whispered
A: I've taken them off. These are my feet. # whispered
G: Then walk on something else. # whispered
B: What about {noise}? Can't that be stopped? # whispered
G: I've asked. One can only ask. # whispered
N: {crowd_cap} stood about with their mouths a little open, since it turns out that one swallows more softly so. # dry
A: It's only until {x} {x_has} slept it out. We can all hold our breath so long. # whispered
G: I did. I fell over. That was the bang. # whispered
B: I've got a feeling in my nose. # in a thread of a voice
A: Think of something sad! # hissed
B: It doesn't work on noses. # eyes streaming

=== survive_usual_list ===
# step: usual
# skeleton: held
# needs: ban=wake
# title: A List of What Creaks
N: {h} had made a list of whatever creaked. It had begun as one page. # dry
H: "The third step. The lid. The other lid. Anybody's knees." # reading, low
A: You've put me down. I don't creak. # low
H: Sit down, then. # low
N: {a} sat. They all heard it, and they all looked the one way, and nothing stirred. # still
A: That was the box. # whispered
H: It wasn't the box. I've had words with the box. I've packed it in a shawl. # whispered
B: What if somebody comes and calls out? People do. They come round a corner and shout how are you. # anxious
H: I've sent to tell them. I've sent {g}, with a slate. # whispered
N: From far off came a crash, as of a slate, and after that a very long silence. # dry
H: That'll be {g}, telling them. # eyes shut

=== survive_pleas_little ===
# step: pleas
# skeleton: held
# w: A small person
# needs: ban=will
# title: Does It Count If
N: A very small person had come, with questions, and stood in front of them with both feet together. # plain
W: Does it count if nobody sees? # interested
A: Yes. # firm
W: Does it count if it's by mistake? # interested
B: You can't ask beforehand about a mistake. # careful
W: If I only begin, and somebody comes in before it's done, and it's them that made me stop. # working it out
A: That counts as well. # less firm
W: What if it's my birthday? # hopeful
N: It was clear from the silence that neither of them had thought of birthdays. # dry
B: Is it? # weakening
W: No. I wanted to see what sort of rule it was. # writing something down
A: And what sort is it? # curious
W: It's got no holes. I don't like those. You've got to keep the whole of them. # going
B: I was going to give way, on the birthday. # very low

=== survive_pleas_clock ===
# step: pleas
# skeleton: held
# title: A Good Long Time Already
A: That's a good long time that we've held out already. Nobody can say that it isn't. # stretching
B: What is it since? # asking
A: Since I looked at the clock before. # confident
H: You looked at the clock before that when I came in. I haven't sat down yet. # one hand on the chair
N: They all three looked at the clock, and the clock, which had never been so stared at, seemed to lose its nerve. # dry
B: It's stopped. # sure
A: It's ticking. # listening
B: Then it's only doing the sound. # bitter
H: My grandmother always said that a thing that you mustn't do makes the day long, and a thing that you must makes it short. She said that if you'd one of each you came out even. # sitting down
A: Then we ought to do something that we must. # getting up
B: What must we? # getting up
H: See to it that nobody does what they mustn't. I've told you. It goes round. # tired

=== survive_brink_sleeve ===
# step: brink
# skeleton: held
# needs: ban=will
# title: A Hand in the Air
N: It was nobody's fault. {g} came by, with a mind full of something else, and went up to it as on any day, and put out a hand. # plain
A: {g}! # at the top of the voice
G: What? Who's dead? # leaping
B: You were going to {ban_it}! # white
G: I wasn't. I was going to think whether the soup needs, oh. Oh, look. Look where it's got to. # staring at the hand
N: They all looked at the hand. It was still there in the air, and it did not look sorry. # dry
G: I never told it to. That's years of doing as it likes, that is. # faint
A: Take it down. Slowly. # low
G: You take it down. I don't like to be the one to startle it. # low
N: {b} took it by the sleeve, and led it away, and the rest of {g} went along. # dry
B: That's one of us, and it's the sensible one. # low
A: Then what'll it be when it's us? # low

=== survive_brink_both ===
# step: brink
# skeleton: held
# needs: ban=will
# title: Only to Make Sure
N: {a} woke, if it was waking, and went, on bare feet, only to make sure that nobody was there. Somebody was. # still
B: I only came to make sure that it wasn't you. # quick
A: So did I. That it wasn't you. # quick
B: Well, it isn't. # after a moment
A: No. It isn't me, either. # after a moment
N: Neither of them went. There they stood, each of them a yard from where one would have to be to {ban_it}; and it had been a yard and a half. # dry
B: You moved. # low
A: I shifted. I've a stone under my foot. # low
B: You moved that way. The stone's on the other side of you. # pointing
A: And who's been leaning? You're out of the straight like a gate. # hot
N: They went back together, sideways, so that each could see the other's hands. # dry
A: We'll have to do this some other way than by being good. # grim
B: Yes. I've got to the end of that. # honest

=== survive_brink_sneeze ===
# step: brink
# skeleton: held
# needs: ban=wake
# title: A Sneeze, Going Round
N: It began with {b}. One could see it come, as one sees a wave. # still
A: No. # whispered
B: I can't help it! # nose held
A: Give it to me! Breathe in! Think of the sea! # whispered, frantic
N: {b} breathed in, and went red, and held it; and it passed. It passed to {g}. # dry
G: Oh, no. I had it off you. # nose held
A: Not here! Go! Go and do it at {far}! # pointing
N: {g} went, on tiptoe, at a run, with one hand out in front. They heard the steps grow fainter. Then, from so far off that it might have been somebody else's, there came a sneeze like a shed falling down. # dry
B: Did that do it? # whispered
N: They listened. There was a small sigh, and after that nothing. # soft
A: No. {x_cap} turned over, that's all. We can't do that twice. # weak

=== survive_go2_guard ===
# step: go2
# skeleton: held
# door: Stand guard over everybody
# style: bold
# recall: stood guard over everybody
# title: Who Goes There
# makes: way=guard
N: They stood guard. {a} took the one side of {door}, and {b} took the other, and whoever came had to give a reason. # brisk
A: Halt! What do you want here? # stern
G: I live here. # holding a loaf
A: That's what they all say. Turn out your pockets. # stern
B: {g_theyre_cap} only got the loaf. # low
G: I've got a string as well. I don't mind. Would you like to see? # helpful
A: What's it for? # sharp
G: I don't know yet. It's string. # patient
N: It went well, as long as there was somebody to be stern with. They stopped forty people, and {h} twice. Then there was nobody left but the two of them. # dry
B: Who's guarding you? # after a while
A: You are. # uneasy
B: And who's guarding me? # low
N: They turned, until each of them stood with an eye on the other. It is not restful. One learns a good deal about a person's nose. # dry

=== survive_go2_busy ===
# step: go2
# skeleton: held
# door: Give everybody something else to do
# style: kind
# recall: gave everybody something else to do
# title: Everybody, Busy
# makes: way=busy
N: Nobody does a thing that they mustn't, {a} said, who has both hands full of one that they may. So they gave everybody something. # brisk
A: You're to fold all of that. And you're to unfold it. # handing it out
B: And you hold this, {g}, and don't put it down. # serious
G: What is it? # both arms round it
B: I don't know. But it's got to be held. # serious
N: By {t_noon} they had counted everything that there was, and painted what had not been painted. It was wonderful how well it looked. # dry
G: May I put it down now? # patient
A: What do you think of, while you're holding it? # curious
G: I think, as soon as I've put this down I'll go and {ban_is == "wake":shout|{ban_it}}. It's been a great help. I'd not have known what to look forward to. # honest
B: Don't put it down! # sharp
N: {h} had finished the folding. So had they all. Forty people stood there, tidy, with nothing in their hands. # dry
H: What's next? # a little too bright

=== survive_go2_between ===
# step: go2
# skeleton: held
# door: Put [tool] in the way
# style: clever
# recall: put [tool] in the way
# title: Something in the Way
# makes: way=tool
N: They got out {tool}. It would not stop anybody, {a} said. It only had to slow them down, for long enough to be ashamed in. # brisk
B: A bit to the left. Now nobody can come by without moving it. # pushing
A: And it makes a noise when it's moved? # asking
B: It does if it's asked to. Listen. # giving it a push
N: It made a noise. It had not been so loud in anybody's memory. Three people came running, to see who was doing it. # dry
G: I was only passing! # hands up
H: I was only passing, too. We've all been only passing, ever since it went up. I've passed it nine times. # owning up
A: And now you'd have to lift {tool} out of the way first, in front of everybody. # pleased
H: Yes. I've thought how I'd do that. I'd start at that end. # before thinking
N: It got quiet. It came out that each of them had thought how to do it, and that no two of them would have begun at the same end. # dry
B: So now there's two things that they all want to do. # low

=== survive_forbidden_socks ===
# step: forbidden
# skeleton: held
# needs: no-ban_because ban=wake
# title: In Very Small Letters
N: {air} {a_who} {b_who} And there was {h}, in socks, with a finger to {h_their} lips, and a card. # soft
A: "Nobody is to {ban_all}." Why's it written so small? # whispered
H: So that nobody should read it aloud. # whispered
B: You needn't have put up a card for us. We're very quiet. # in an ordinary voice
H: Hush! # in a panic
N: They all looked the one way. Nothing stirred. # still
B: That was me being quiet. I'd thought that it was less. # whispered, shaken
A: Who got {x_them} off to sleep? # whispered
H: I did. Don't ask me how. It took the whole of me, and I haven't got another. # whispered
B: And what happens if somebody does it? # whispered
H: Then you'll see me sit down on {ground}, and cry like a tap. I'm only telling you so that you won't be surprised. # whispered
A: We'll see to it. Nobody'll hear a pin. # whispered
H: I've got up the pins. # whispered
