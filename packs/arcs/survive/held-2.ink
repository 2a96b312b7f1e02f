// HELD, the rest of episode 2: it gets worse; g has a reason, and somebody very nearly does it.

=== survive_itch_worse ===
# step: itch
# skeleton: held
# needs: ban=will
# title: Worse by the Hour
N: One would have thought that it would get better with practice. It got worse. # plain
B: I can feel it in my teeth. # low
A: Which teeth? # low
B: All of them. They'd like to {ban_it}. # low
H: It's not the wanting that I mind. It's that it's so reasonable. It comes and sits down next to me, and it says, {h}, let's look at this like two grown people. # tired
A: And what do you say? # curious
H: I say, go away. And it says, that's not an argument. And it isn't. # beaten
N: {crowd_cap} had stopped looking at one another. If you met somebody's eye you saw what they were thinking, and they saw that you had not needed to be told. # dry
{ way == "guard":
  B: We've stood so long that I've grown into the ground. And now I'd trust you less than {g}, and I'd trust {g} with nothing. # honest
- else:
  { way == "busy":
    B: There's nothing left to fold. I've begun on the folded things. # honest
  - else:
    B: And {tool_was} no help. I know the noise by heart now. I miss it when it stops. # honest
  }
}
A: Say something about something else. # pleading

=== survive_itch_good ===
# step: itch
# skeleton: held
# needs: ban=will
# title: Four Good Reasons
A: I've thought of a good reason why somebody ought to {ban}. # too calm
B: Don't tell me. # quick
A: It'd be to see if it still works. One ought to, with anything. It'd be a kindness. # calm
B: I'd thought of that one. Mine was that we don't know it's the same rule any more. It might have been changed, and nobody's told us. # low
H: Mine's that somebody's going to, and then it had better be somebody careful. # not looking at them
G: Mine is that I want to. # simple
N: They all turned round to {g}. # still
A: That isn't a reason. # shocked
G: No. But I've been listening to yours, and it's in every one of them, with a hat on. # mild
N: Nobody said anything more for as long as it takes to be found out. # dry
B: That's four. We'd better not have any more. They're getting good. # low

=== survive_itch_tempter ===
# step: itch
# skeleton: held
# needs: foe=talks ban=will no-ban_because
# title: Who's to Know?
N: {foe_cap} had come to look on. {one_cap} had found a place from where one saw everything, and was eating something slowly. # dry
F: Don't mind me. I only wondered who'd be first. # friendly
A: Nobody. # short
F: Of course not. You're all so good. It must be very nice for whoever's at the other end of it, to have such good people, who never once ask themselves what it's for. # friendly
B: We ask ourselves all the time! # stung
F: And what do you answer? # friendly
N: They had no answer, and {one} went on eating, and let them have plenty of time to notice. # dry
F: I'd {ban_it} for you, if you like. I've promised nobody anything. You'd only have to look the other way. You needn't even nod. # soft
A: Don't nod, {b}! # sharp
B: I wasn't nodding! I've got it in my neck! # holding it still

=== survive_itch_breath ===
# step: itch
# skeleton: held
# needs: ban=wake
# title: Very Quiet, and Quieter
N: When one has been quiet for long enough one begins to hear things. {a} could hear {b} blinking. # dry
A: Can't you do that more slowly? # whispered
B: I'm doing it as slowly as it goes. You've got a stomach like a cart. # whispered
A: I've had nothing since yesterday. {food_cap} crunches. # whispered
H: I've soaked it. It doesn't now. It doesn't do anything now. # whispered, with a bowl
N: They ate what there was, out of the one bowl, without spoons. It did not make a sound, and it did not make anybody happy. # dry
B: I want to shout. I never do shout, I don't like it. But I've a shout in here that's been let go cold, and it's rising like dough. # whispered
A: What's in it? # whispered
B: Nothing. Only, ha! # whispered
N: It was the softest ha that was ever said; and at that they all three began to shake, and stuffed their sleeves into their mouths, and did not dare to look at one another for a long time. # warm

=== survive_itch_peep ===
# step: itch
# skeleton: held
# needs: ban=wake
# title: Only to See
G: I only want to look. I'd go on my knees. I'd just see that all's well, and come straight out. # whispered
A: {x_cap} {x_was} asleep when you asked before. That's how it looks when all's well. # whispered
G: But how would you know? It's so quiet. It could be too quiet. # anxious
N: It had not struck anybody until then that it could be too quiet. Now it struck them all. # dry
B: I can hear breathing. # listening
G: That's {h}. # listening too
H: It isn't. I stopped, so as to listen. # whispered
N: They listened, with their heads together, and five of them held their breath for the one. Then there it was: in, and out, and a small noise at the end, like a lid. # soft
A: There. Nobody goes in. # letting go
G: Just the once more. I'd like to hear the lid again. # shy

=== survive_asked_know ===
# step: asked
# skeleton: held
# needs: ban=will
# title: How [g] Knows
N: {g} had put on a clean collar to come and ask. That was what made it so hard. # quiet
G: I don't want it for fun. I'd like that understood. # hat in hand
A: We know, {g}. You're not one for fun. # kind
G: It's only that I go by it. Others have got a clock. When somebody's been, and it's done, I think, there, so that's still as it was, and I turn over. And now nobody does it, and I lie there, and I don't know if I'm still as I was. # low
B: Nobody told us that. # low
G: I never told anybody. It's silly. I could do it ever so softly. # hopeful
N: They had been ready for all kinds of reasons. They had not been ready for a good one. # still
A: It says nobody. If it's not you, because you need it, then it's the next one, because they need it nearly as much. # wretched
G: Yes. I said that to myself, on the way. I thought that I'd come all the same, as I'd the collar on. # putting on the hat

=== survive_asked_letter ===
# step: asked
# skeleton: held
# needs: ban=will
# title: A Line Long
N: There was a note under {tool}. It had been folded very small, so as to be less trouble. # plain
A: "Dear both, may I {ban_it} just once, not today, but perhaps when you're not looking. I'd be quick. Yours, nobody." # reading
B: That's {g}'s writing. # leaning over
A: It's got a drop on it. There, on "perhaps". # low
B: It could be tea. # hoping
N: {g} was sitting by {hide}, with {g_their} back to them, a good deal too straight. # quiet
A: {g}? What do you want it for? # gentle
G: It's nothing. When it's done I know that there's somebody up besides me. That's all. It's company. You don't have to talk to it. # not turning round
B: And now there isn't anybody. # slow
G: There's you. But I can't very well lie there and listen to you not doing it. # very low

=== survive_asked_cough ===
# step: asked
# skeleton: held
# needs: ban=wake
# title: [g] Has It Badly
N: {g} had been sent right to {far}, and had come back. One could see from the ears that something was being held in. # dry
A: Is it a sneeze? # whispered
G: It's hiccups. I get them when I mustn't. I had them at my own wedding. # through the nose
B: Hold your breath! # whispered
G: I've held it. It hops. # and hopped
N: It was not loud. It was like a small drawer being shut. But there was another behind it, and one could count on that as on a clock. # dry
A: You can't stop here. You'd wake a stone. # desperate
G: Don't send me off again. It's dark, over there, and I hiccup worse when I'm by myself. I thought, if I was with you two I might forget. # and hopped
N: They looked at each other. It was the wrong thing to do, and they both knew it already. # warm
B: Sit between us. Bite on that. # making room

=== survive_almost_hand ===
# step: almost
# skeleton: held
# needs: ban=will
# title: An Inch Off
N: It happened when everybody had stopped expecting it. There was a shout from {h}; and there stood {g}, with {g_their} eyes shut, and one arm out, and it was an inch off. # still
H: Don't! # hoarse
G: I'm not doing it. I'm only standing here, with my arm like this. # eyes shut
A: Then put it down. # very quiet
G: I can't. If I put it down I'll never have had it up. # very quiet
N: One could have heard a crumb drop. {b} did not take hold of the arm. {b} went and stood next to it, and put out one just like it, and shut both eyes. # quiet
B: It's an inch, isn't it? # low
G: It's less, on my side. # low
B: It's dreadful. # low
G: Yes. # and breathed out
N: Two arms came down together, since neither had wanted to be the first. # warm
H: That was the nearest yet. I've gone cold down to the knees. # sitting down
A: We can't do it so again. There aren't enough arms. # low

=== survive_almost_crowd ===
# step: almost
# skeleton: held
# needs: ban=will
# title: All Together, and Nobody
N: It was {crowd} in the end. They came all together, so that it should have been nobody; they came on, not fast, and looked at the ground. # tense
A: What do you want? # in the way
H: They want to {ban_it}. I told them no. They said, nobody would be doing it, they'd just all be there when it was done. # out of breath
B: And who's that at the back? Is that {g}? # on tiptoe
G: I was walking the other way. They turned me round. # calling
N: They were so close now that {a} and {b} had to lean. There was no shouting. It was only a great number of people, each of whom weighed very little. # tense
A: Wait! Hands up, whoever's doing it! Somebody's got to be! # at the top of the voice
N: There was a pause. Everybody looked to see whose hand would go up. None did; and it is not easy to go on with a thing that nobody is doing. # dry
B: That held. It won't hold twice. They'll have picked somebody by then. # leaning still

=== survive_almost_bang ===
# step: almost
# skeleton: held
# needs: ban=wake
# title: The Bowl
N: It was the bowl. It stood on the edge of a box, and everybody saw it, and each of them thought that another would move it. # dry
H: The bowl. # in a breath
N: It went over. {a} got a hand to it; {b} got the spoon; and {g}, who had nothing else free, got a foot under it, and hopped. # quick
G: Ow. # without any voice
A: Don't say it! # without any voice
G: I didn't. I only did the mouth. # without any voice
N: And out of the quiet there came a small, cross sound, such as one makes before one makes a big one. # still
B: That's the end of it. # white
N: Nobody moved. {g} stood on one leg. They stood so for a time that none of them could afterwards agree about. Then there was a sigh, and the noise like a lid. # soft
A: Asleep. # weak
H: It can't go on by luck. We've used all that there was. # grey

=== survive_go3_why ===
# step: go3
# skeleton: held
# needs: no-ban_because
# door: Ask [h] what it is for
# style: honest
# recall: asked [h] what it was for
# title: The Why of It
# makes: way3=ask
N: They found {h} where one finds people who would rather not be found, which is behind {hide}, tidying. # dry
A: We've held out for you, and we don't know what for. I can go on not doing a thing till I drop. But I'd like to know what it is that I'm dropping for. # plain
H: I was asked not to say. # tidying
B: You've tidied that already. You've put it back the way it was. # gentle
H: It passes the time. # and stopped
N: {h} looked round, and then looked round again, lower down, where small people stand. # quiet
H: If I tell you, then you'll have it to carry as well. At present you've only got the one thing not to do. Then you'd have two. # low
A: You've had two, all this time, by yourself. # low
H: Yes. One in each hand. I've not been able to scratch. # very low

=== survive_go3_sit ===
# step: go3
# skeleton: held
# door: Sit it out with [g]
# style: kind
# recall: sat it out with [g]
# title: Three on a Box
# makes: way3=sit
N: They went and sat down with {g}, one on either side. There was not really room. That was the use of it. # quiet
G: You needn't. I'm quite all right. # stiff
A: We're not. We came so as to have somebody to be worse than. # low
G: How bad is it? # less stiff
A: I've thought out how I'd say that I'd slipped. # low
B: I've picked the place where I'd slip. # lower
G: I've got a bit of soap. # after a moment
N: They passed the soap from one to the other, and looked at it, and {a} threw it as far as it would go. It was astonishing how much better they felt. # warm
G: That was good soap. # wistful
N: {h} came by with the lamp, and saw the three of them in a row, and stopped. # quiet
H: I'd no idea that it was as bad as soap. Move up. There's something that I ought to have told you first. # low

=== survive_go3_practise ===
# step: go3
# skeleton: held
# needs: ban=will
# door: Practise not doing it
# style: clever
# recall: practised not doing it
# title: Not Doing It, for Beginners
# makes: way3=practise
N: If it was a thing that one did, {a} said, then it could be practised. So they practised. # brisk
A: We go up to it. We count to three. And on three we don't. # in position
B: On three, or after three? # in position
A: On it. One. Two. Three! # loud
N: They did not do it. It was very well done, and they were rather proud. # dry
B: Again. I leaned. # honest
A: One. Two. Three! # loud
N: By the twentieth time there was an audience. By the thirtieth it had begun to join in; forty people counted three, and did nothing, like one. # dry
G: I was late. I was still not doing it when you'd all stopped. # out of breath
N: {h} had been watching, from the side, with a face that none of them could read. # quiet
H: I'd no idea that you'd take it like that. I thought that you'd just grumble. Come over here. You ought to know what it's for. # low

=== survive_go3_tune ===
# step: go3
# skeleton: held
# needs: ban=wake
# door: Practise being quiet
# style: clever
# recall: practised being quiet
# title: Quiet, for Beginners
# makes: way3=practise
N: If it was a thing that one did, {a} said, then it could be practised. So they practised, at {far}, where it did not matter. # brisk
A: We'll drop this. And when it's down, nobody says a word. One, two, three. # tray held out
N: It was a big tray. It came down flat, and rolled, and lay down again, and rolled once more. # dry
B: Ow. # before it had stopped
A: You said ow. # stern
B: It was on my foot! # hurt
A: Again. There'll be feet. # picking it up
N: By the tenth time {b} only went red. By the twentieth there was an audience, and it dropped its own things, and not one of them so much as drew breath. # dry
G: I never knew that I could. I was hit by a bucket, and I thought my ow. # proud
N: {h} had come to find out what the noise was. {h_they_cap} stood there with the lamp, and looked from one to the other. # quiet
H: I'd no idea that you'd take it like that. Sit down, the lot of you. There's something that you ought to know. # low

=== survive_go3_show ===
# step: go3
# skeleton: held
# needs: ban_because
# door: Ask [h] to show them why
# style: honest
# recall: asked [h] to show them why
# title: Only What One's Told
# makes: way3=ask
N: They found {h} behind {hide}, where one goes so as not to be asked again. # dry
A: We know why. You told us why. I could say it in my sleep, and I've tried, and it's no help. # plain
H: I said it as loud as I could. # tired
B: It isn't that it's not loud. It's that it's only words, and the other's standing there, and one could. # honest
A: It'd be easier to hold out for something if we'd once looked at it. # honest
H: I thought of that. I thought, if I show one, I'll have to show forty, and then there'd be nothing left to be careful of. # low
B: Show two. We'd be careful for the rest. # low
N: {h} looked round, and then looked round again, lower down, where small people stand. # quiet
H: You'll have to take off your boots. # very low
