// The way back, after the act. It is done; it has not yet been told to anybody.

=== shared_home_slow ===
# step: home
# title: The Longer Way
N: Then there was only the way home, and it was short. {a} stopped where it divided.
A: We could go round by {way_there}.
B: That's longer. It's twice as long, and you said never again. # tired
A: I know.
B: Don't you want to be home? # puzzled
A: I do. I can nearly smell it. It's just that as soon as we're in, it's everybody's. They'll want it from the beginning, and {h} will ask if we wore a vest. # low
B: You'd like to have it a bit longer, with only us in it. # slow
A: Only as far as the next corner. # embarrassed
{ b_kind:
- "planner": B: I can put down that we were held up. We are being. I'm holding us. # solemn
- "explorer": B: I was hoping that you'd say so. I wasn't going to be the one. # grinning
- "wildcard": B: And then we'll be found to have gone the wrong way, and have to come back. I know how to do that. # helpful
- else: B: Then slow down. You're walking like somebody who's got news. # gentle
}
N: They went round by {way_there}. It was just as bad as before, and they pointed out all the worst parts to each other, with pride. # warm

=== shared_home_stone ===
# step: home
# title: Bigger Inside
N: Halfway home {b} sat down, without a word, and took off a boot, and shook it. Something fell out, with a tick. # dry
A: What's that?
B: It's the stone. It's been in there since the start. # bare-toed
A: Since the start? You were limping the whole time! I thought that it was your feelings! # indignant
B: It was the stone. There was never a good moment. Somebody was always about to see us.
N: {a} picked it up. It was no larger than a pea, and not even very hard.
A: You made a face like that, for that?
B: It was bigger inside. # with dignity
A: Well, throw it away.
B: I can't. It's the only other one who's been everywhere that we've been. # holding out a hand
A: Then put it in your pocket, and walk properly. # giving it
B: I don't know if I remember how. # getting up
N: And {b} limped home, on a foot with nothing the matter with it, and presently {a} did, too. # warm

=== shared_home_taller ===
# step: home
# title: As Big as a Shed
N: They began to tell it on the way, to see how it went. # brisk
A: So there we stood, by {edge}, and {foe} as big as a house.
B: As a shed.
A: And I said, in a voice like iron—
B: You said, oh dear. # fair
A: I said it like iron. And then what did you do?
B: {b_skill_cap}. No. Put that I laughed. I'd like to have laughed. # wistful
A: And you laughed, and it rang. # generous
B: As far as {far}. And then the both of us did it, easily, with one hand. # getting into it
A: No. # stopping
B: What's wrong with it?
A: If it was easy I don't see why we were so frightened. Put the oh dear back. # slow
N: They took out the laugh and the iron. It was a good deal shorter then, and had two people in it. # quiet
B: Leave the shed, though. # hopeful
A: You can have the shed.

=== shared_home_asleep ===
# step: home
# title: Left Foot, Right Foot
N: They took turns at being asleep. One of them walked and led, and the other just walked. # soft
A: Left foot. Right foot. Mind, there's a lump. # low
B: Mm. # asleep
A: Are you really asleep?
B: Yes. # asleep
A: Can I ask you something, then? Were you frightened?
B: All the time. I did it with my teeth. # asleep
A: I thought that you were whistling!
B: Through them. # asleep
A: If I'd got it wrong, back there, would you have been angry?
B: Mm. Till about supper. # asleep
A: And afterwards?
B: Afterwards I'd have moved up. # asleep
N: {a} led on for a bit, and looked straight ahead. # quiet
A: That's a hundred. It's your turn. Wake up. # gruff
B: I've been awake since the lump. # taking {a_their} arm

=== shared_home_sign ===
# step: home
N: On the way back they had to pass the place. It was a bit of {ground} like any other. # plain
A: That's where it went wrong. # stopping
B: It looks so small. You'd think there'd be a dent.
A: There ought to be some kind of sign. People ought to know.
B: What would it say? Two people sat here and were stupid?
A: Sat here, and got up again. Put that. # firm
B: With what?
N: They had the heel of a boot, and they took turns. It came out crooked, and it was not deep, and they ran out of room for the last word but one. # dry
{ a_kind:
- "planner": A: It's got the day wrong. I'd like that to stay. It was that kind of day. # reading it over
- "explorer": A: Somebody'll come by and wonder who we were. I wish that I could be behind them. # pleased
- "wildcard": A: It says, two people sat here and got up gain. I like that. That's better than ours. # delighted
- else: A: If there's ever anybody else in a heap just here, they'll see it, at about the height of their nose. # satisfied
}
B: It'll be gone in a week. # looking back
A: So will the place. By then it'll be the spot where we did the writing.

=== shared_home_plate ===
# step: home
# title: Wake Me
N: For the last half of the way they spoke about nothing but supper. # brisk
A: First I'll have it hot. Then I'll have it cold. # hoarse
B: {h} will come running out with the big spoon. # hoarse
A: With the lid off. You'll smell it from {edge}.
N: Nobody came running. Everything was shut, and dark, and fast asleep, all but {noise}. # flat
B: They've gone to bed. # amazed
A: Well. It's late. They didn't know.
B: We've just done that, and they've all gone to bed. # small
N: Then {b}'s foot met something. It was a plate, and there was another plate on top of it, and {food} in between; and on the top one lay a scrap of paper. # soft
A: What's it say?
B: "Don't wake me." # reading
A: Oh.
B: No, wait. That's been crossed out. It says, "Wake me." # turning it to the light

=== shared_home_hail ===
# step: home
# tone: space
# title: State Your Business
N: Nobody had spoken for some time. There was nothing to correct, and nothing coming, and {noise} said so, over and over. # quiet
A: Do you want to call them, or shall I? # soft
B: You. I'd only squeak.
A: This is us. We're on our way in. Over. # into the microphone
H: Say who you are, please, and state your business. # over the radio
A: You know who we are. You can see us. You're waving. # patient
H: I've got to ask. It's been such a long while since there was somebody to ask. State your business. # over the radio, unsteady
B: Put, coming home. # whispered
A: We're coming home. Over.
H: That isn't on the list. There's cargo, and there's repairs. # over the radio
A: Then what's nearest?
H: I'll write it in. How's it spelled? # blowing {h_their} nose
B: With us in the middle. # low

=== shared_home_feet ===
# step: home
# w: The old woman
# tone: epic
# title: Who Comes There
N: They came home at the hour when, in the songs, the horns are blown. There were no horns. There was one old woman, with a broom. # dry
W: Who comes there? # not looking up
A: Two who were far, and have returned. # deep
W: Did you shut it after you? # sweeping
A: Did we shut what?
W: Wherever it was. There's a draught. # sweeping
B: We have done what we set out to do. It was thought that no one could. # trying again
W: That's nice. I'd a boy who went out to do a thing. He was sent home with a cold. # sweeping
A: Is nobody up to receive us? # less deep
W: I'm up. I've been up every night that you were gone. Somebody had to leave it on the latch. # stopping
N: There was not a crumb on all that ground. She must have swept it a hundred times. # quiet
B: What do we say to that? # whispered
W: You say thank you, and you wipe your feet.

=== shared_home_nearly ===
# step: home
# tone: gentle
# title: A Newer Nearly
A: Are we there? # drowsy
B: Nearly. # soft
A: Is that the same nearly as before? # drowsy
B: It's a newer one. It's got a light in it. Look. # soft
N: There was a light. It was small enough to cover with a thumb, and {a} tried it, and took the thumb away, and it was still there. # soft
A: Whose is it? Is it for us?
B: It's for somebody to see by. We can use it if we're quiet.
A: I'm going to stop now. You go on, and tell me what it's like. # sitting down
B: You can't stop. There are only as many steps left as you've got toes. # soft
A: Which foot?
B: Both.
N: {a} thought about toes, one after another, and as each was thought about it took a step. # soft
A: What happens when I've run out?
B: Then somebody says, there you are. # very soft
A: And are we?
H: There you are. # from the light

=== shared_home_clean ===
# step: home
# tone: noir
N: They went home the way that you leave a card game you have won: not fast, and without looking pleased. # dry
A: Anyone behind us? # low
B: Only where we've been.
A: I keep waiting for the other shoe.
B: There isn't one. I looked. It was a job with one shoe. # low
A: It never comes off like that. There's always someone leaning on something, with a remark. # uneasy
N: They came past {hide}. Nobody was leaning on it. It was enough to make you nervous. # dry
B: Say something yourself, then. If it'd help.
A: Like what?
{ b_kind:
- "planner": B: You could ask me what I've learned. I've learned to carry two pencils. # dry
- "explorer": B: You could ask where I'm going now. I'd say, to bed, and you'd never believe me. # dry
- "wildcard": B: You could ask me for a light. I've always wanted to say no, and then have one. # dry
- else: B: You could ask whether I've eaten. Nobody ever does, in this line. # dry
}
A: We did it, you know. That's the remark. I'm only sorry that I've got nothing to lean on. # slow
B: Lean here. # gruff

=== shared_home_trail ===
# step: home
# title: Four Pairs of Socks
N: {a} remarked on it first: the bag was so much lighter than it had been on the way out.
B: That's because we've got strong. # carrying it on one finger
A: It's because we're happy. What have we got left in there? # striding
N: They looked in. At the far end there was a hole, and through the hole one saw {ground}. # dry
B: Four pairs of socks. The blanket. The good cup. # faint
N: Then somebody could be heard coming along behind them. It was {g}, out of breath, in a great many socks. # dry
G: I only went out to see if you were coming. And I found one sock. And then I thought, I'll just go as far as the next. # panting
A: How far did you come?
G: As far as the cup. I was right behind you, at the worst. I'd have shouted, but I'd a blanket on. # panting
B: You were there? # slow
G: I held the cup. # proud

=== shared_home_only_us ===
# step: home
# title: Only Us
A: What are we going to say, when we come in? # walking
B: We'll say, it's done. Just that. And put down our things.
A: It's a bit short. You'd want them to know how far it was.
B: Then you say, we went, and we did it, and here we are, and I'll stand behind you and look tired.
A: I look more tired than you do. You say it.
{ b_kind:
- "planner": B: I've got it in four parts. There's a place in the third for people to sit down. # clearing the throat
- "explorer": B: I'd sooner tell them what we saw. I don't think that I can do the part where we come home. # doubtful
- "wildcard": B: I could come in backwards, weeping, and then turn round and be all right. # hopeful
- else: B: I'd like to ask how they've been. It seems rude to begin with us. # anxious
}
N: They practised it the whole way. By {edge} they had it perfect. Each knew when to stop, and where the other came in. # warm
A: Ready? # low
B: Ready. # low
S: knock
H: Who's there? # from inside
N: It was {h}'s own voice, cross, with the mouth full. Every word of it went out of both their heads. # soft
A: It's only us. # unsteady

=== shared_home_early ===
# step: home
# title: Ages
A: How long have we got? # running
B: {till != "":Till {till}!|Until they stop waiting up!} It can't be done! Don't look, just run! # running
A: I've got a stitch! # running
B: Run on the other side!
N: They took {way_there} without noticing what was the matter with it, and stopped with their hands upon {door}. # breathless
A: Are we too late? # gasping
B: We're... Wait. # looking
A: What?
B: We're early. We've got ages. I'd been counting it from the wrong end. # gasping
A: Then let's go in! # reaching
B: We can't! They think that it can't be done. If we just walk in, with time to spare, they'll think it was easy. # catching {a_their} sleeve
N: So they sat down outside, and waited for it to be nearly too late. # dry
A: You could look a bit more out of breath.
B: I'm saving it. # with dignity

=== shared_home_steps ===
# step: home
# tone: eerie
# title: Four Hundred and Six
N: They counted the steps home, because they had counted them going; and because it was a sound. # hushed
A: Four hundred and three. Four hundred and four. # low
B: Four hundred and five. And that's {door}. # stopping
A: It was six. It was four hundred and six, when we went out. I said it, and you said it. # low
B: Perhaps it's longer going. # low
N: They looked back. The way lay there behind them, pale and quiet, with its hands in its lap. # very soft
B: I don't mean to go back for it. # whispered
A: No. But it was mine. I'd like to know who's got it. # whispered
B: I have. # after a moment
A: You?
B: At the bad bit, by {hide}. You'd shut your eyes, and you weren't moving. So I picked you up, and put you down on the other side. I didn't count it. It was two people's. # low
A: You never said. # in quite another voice
B: You'd have wanted to do me. # opening up

=== shared_home_plank ===
# step: home
# w: Somebody in the way
# tone: comic
# title: Mind the Man
N: There was a plank to take back. It was long, and there was one of them at each end. # dry
A: Do you think we did right? # turning round
W: Ow. # from below
B: Don't turn round when you talk to me! # from the far end
A: I'm so sorry! Who was that? # turning back
W: Ow. # from the other side
B: Stand still! I'll come up to you. Just let me... # going sideways
N: Something went over, with a good deal in it. It sounded like somebody's whole morning. # dry
A: What was that?
B: Don't turn round! It was only pans. Go straight on, and talk to the front.
A: I was asking if you think we did right. # to the front
B: When? # calling
A: In the end! When we did it! # to the front, loud
B: I thought that you were lovely! # calling
A: What? # turning round
W: Ow. # resigned
B: I said, mind the man!
