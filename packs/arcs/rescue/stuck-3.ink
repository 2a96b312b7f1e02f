// STUCK, episode 3: p had something there that nobody knew of, and it was p who spoilt the thing and said that it was g. What is owed is
// owed to all (hid), to g (bent) or to h (pride).

=== rescue_stuck3_listen ===
# step: go3
# skeleton: stuck
# door: Send everybody home, and listen
# style: kind
# recall: sent everybody home, and listened
# makes: way3=listen
N: It took a long time to get them to go. They were all just going. They went on just going until {a} took away the bench. # dry
A: Goodbye! Thank you! Goodbye! # shooing
B: There's one still there. By the wall. # low
A: That's a coat.
N: Then it was quiet {front}, for the first time since it all began, and they sat down with their backs to {foe}. # quiet
B: What do we do now? # whispered
A: Nothing. We've done everything else. # whispered
B: I keep wanting to take hold of something. # whispered
A: Take hold of your knees. # whispered

=== rescue_stuck3_listen_soup ===
# step: go3
# skeleton: stuck
# tone: gentle,comic,space,manners
# door: Stop helping for once
# style: kind
# recall: stopped helping for once
# makes: way3=listen
N: {a} wrote it on a card, and hung the card on a string {front}. It said: Closed. # dry
B: They'll only ask when it opens. # reading
A: Let them. I've been shouted at by forty people who never got anybody out of anything. # sitting down
B: We never got anybody out, either.
A: No. We only started sooner. # honest
N: One after another they came up, read the card, breathed on it, and went away. It grew so quiet that one could hear the string. # quiet
B: Shall I sing? # whispered
A: No. # whispered

=== rescue_stuck3_look ===
# step: go3
# skeleton: stuck
# needs: stuck=tight
# a: careful
# door: Look at the place where it sticks
# style: careful
# recall: looked at the place where it sticks
# makes: way3=look
N: They had been at it for {days}, and not one of them had looked to see what it stuck on. {a} fetched a lamp and lay down. # plain
B: What can you see? # holding the feet
A: My own nose, mostly. Push me. # muffled
B: What now?
A: It isn't narrow at all. It's wide. It's as wide as a bed, the whole way along, except for just here. # slow
B: Then why would {x} stick?
A: Because it's just here that {x_they} {x_is}. Hand me the pencil. And don't call {h}. # very quiet

=== rescue_stuck3_look_feel ===
# step: go3
# skeleton: stuck
# door: Go round it once with a lamp
# style: careful
# recall: gone round it once with a lamp
# makes: way3=look
N: Whoever wants to know about a thing goes round it. It sounds like little, and nobody had done it. # dry
A: Front. Nothing. # holding up the lamp
B: Side. There's a bit of chewing gum. {h} would faint. # following
A: Back. Somebody's been polishing where nobody can see.
B: That's {h}.
A: Other side. Nothing. And here's the front again, and there's... Hold the lamp. No. Lower. # slow
B: That isn't chewing gum.
A: No. Get down here, and tell me what you'd call that. # low

=== rescue_stuck3_cut ===
# step: go3
# skeleton: stuck
# needs: stuck=tight,shut
# a: bold
# door: Fetch the big saw
# style: bold
# recall: fetched the big saw
# makes: way3=cut
N: It needed two to carry it. It had a name burnt into the handle, and the name was Gently. # dry
A: Stand back, all of you! It's only a thing! We're going to take a piece out of it, and that's that! # loud
B: Shouldn't we ask {h}? # at the other end of it
A: If we ask, it's no. If we don't, it's only afterwards. # setting it down
{ x_talks:
  X: What's that noise? Is that a saw? Which side of me is it going to come through? # quick
  A: We've drawn a line. Breathe in. # marking it
- else:
  N: There was {x_sound}. The line was drawn with some care, after that, and a good deal further off. # dry
}
B: {a}. Look behind you. # low

=== rescue_stuck3_cut_bits ===
# step: go3
# skeleton: stuck
# needs: stuck=tight,shut
# a: bold
# door: Take [foe] to pieces
# style: bold
# recall: begun to take [foe] to pieces
# makes: way3=cut
N: They had a hammer, a thing for screws, and a thing that {b} thought was for eggs. # brisk
A: It was put together, so it comes apart. Nobody need cry about it. Which end shall we begin? # cheerful
B: The end that {h} can't see from over there.
A: {h}'s having a rest. I saw {h_them} go. # picking up the hammer
B: And what do we say afterwards?
A: That it was like that. It's a very good thing to say. I've known people to believe it for years. # trying the weight
N: They both lifted what they had. Neither of them was the first to hit. It did look nice. # quiet
B: {a}. There's somebody sitting in front of it. # low

=== rescue_stuck3_cut_ropes ===
# step: go3
# skeleton: stuck
# needs: stuck=high
# a: bold
# door: Fetch every rope there is
# style: bold
# recall: fetched every rope there was
# makes: way3=cut
N: There were clothes lines, and a bell rope, and the cord of somebody's dressing gown. {a} knotted them all together, and got up on a box. # brisk
A: If {x} won't come to us, then {foe} must! We tie this to the top, and we bend it over, till it looks us in the face! # loud
B: Will it bend? # low
A: Everything bends. It's only a question of whether it goes back. # tying
B: And does it go back?
A: Not if you do it properly. # honest
B: Have you asked {h}?
A: If we ask, it's no. If we don't ask, it's only afterwards. # pulling it tight
B: {a}. Look behind you. # low

=== rescue_truth_tin_talks ===
# step: truth
# skeleton: stuck
# needs: way3=listen x_talks no-x_plural stuck
# title: The Tin
X: Have they gone? # after a long time
Q: They've all gone.
X: Then I'll tell you. I'm not stuck. I mean, I am. But it's because of what I've got hold of. # low
Q: What have you got hold of?
X: A tin. I saw it shining, and I went {went} after it. And it's got hold of me, or I've got hold of it. It won't come {come} with me, and I won't come without it. # low
P: Why don't you let it go? # too quick
X: Because it'd roll out, and everybody'd see it. There's a name on the lid. # lower
Q: Whose?
N: {x_cap} did not say. {x_they_cap} only looked; and it was so quiet that one could hear where. # still
P: You held on to it for me? All this time? # barely
X: Well, you'd hidden it so nicely.

=== rescue_truth_tin_mute ===
# step: truth
# skeleton: stuck
# needs: way3=listen x=creature,person,group
# title: The Tin
N: They did not turn round. After a long time there was a scrape behind them, and then a small, contented noise, like somebody who has been left alone with a pudding. It came from {x}. # hushed
Q: Now. Very slow. Look, but with only one eye. # whispered
P: I'd sooner not. # whispered
Q: {x_theyve_cap} got something. {x_theyve_cap} had hold of it the whole time! It's a tin. There's {food} in it. And when we come near, {x_they} {x_plural:hang|hangs} on to it twice as hard. # whispered
P: Fancy that. # whispered
Q: That's all that it is! It isn't {foe}, it's the tin! {x_theyre_cap} afraid that one of us will take it. But who'd keep a tin of {food} {den_inside}? # whispered
N: The lamp was just bright enough to read the lid by. {q} read it. It was not a long name. # still
Q: {p}. # at last

=== rescue_truth_knot ===
# step: truth
# skeleton: stuck
# needs: way3=listen x=thing,idea,event,place
# title: With the Ends Tucked In
N: When nobody pulls at a thing one can see what holds it. It was not {foe}. {foe_cap} only stood there. # quiet
Q: It's tied. I thought so before, when the lamp went out. Look. {x_cap} {x_was} tied on. And each time that we pull, it pulls tight. # low
P: Well, I never. # faint
Q: It's a bow. With the ends tucked in, so that they shan't get wet. # slow
P: It's a very common... # faint
Q: Put your foot up.
P: Which?
Q: Either.
N: {p} put a foot up, as there was no way round it. {q} held the lamp to the shoe, and then to the knot, and then to the shoe again. # still
Q: I've walked behind those for years. I'd know them anywhere. # quiet

=== rescue_truth_boot ===
# step: truth
# skeleton: stuck
# needs: way3=look stuck=tight no-vessel
# title: The Boot
N: In one place, and only there, {spoilt_is}. It was no wider than a foot. And in the middle of it, quite clear, there was the mark of a heel. # plain
Q: So that's what {x} {x_is} up against. It isn't {foe}. It's one bit, where somebody {spoilt}. # with the lamp
P: {g}. We know that. # short
Q: {g_they_cap} must have gone up on it, to leave a heel. # measuring
P: I expect so.
Q: With a nail missing. Look. Five round the edge, and a hole, and two. Has {g} got boots with nails in? # slow
P: I never look at people's boots.
Q: {g} wears felt. I've heard {g_them} not coming for years. # slower
N: Nobody spoke. {p} was standing quite naturally, with one boot on top of the other. # still
Q: Move your foot, {p}. # very quiet

=== rescue_truth_over ===
# step: truth
# skeleton: stuck
# needs: way3=look
# title: About So Tall
N: In one place {spoilt_is}, and it was all because of that that {x} could not get {come}. It might have been done with a hammer; but a hammer leaves no button. # dry
Q: It was underneath. Brass. With a bit of thread on. # holding it to the lamp
P: {g} has buttons. # short
Q: {g} has toggles. {g_they_cap} had them when {g_they} came. I've done them up for {g_them}. # turning it over
P: It could be anybody's.
Q: That's what I thought. So I've been thinking about people with one gone. # mild
N: {p} had both arms folded across the front. It was not cold. # dry
P: I've just got into the way of it. # after a while
Q: Since when?
P: Since about then. # hardly to be heard

=== rescue_truth_lying ===
# step: truth
# skeleton: stuck
# needs: way3=cut
# title: What Else Have I Got
N: It was {h}, with both arms round as much of {foe} as they would go round. # quiet
H: You'll have to begin with me. # not loud
Q: It's for {x}, {h}. There's no other way.
H: I know there isn't. I've known it from the start. That's why I came. # holding on
P: It's only a thing. # not very firm
H: Yes. You've got one, too. I've seen you feel for it when you think that nobody's looking. {p_keep_cap}. What would you say, if I came up to you with all that, and said that it's only a thing? # quite gentle
N: {p}'s hand had been feeling for something. It stopped. # still
H: I'm not saying no. I'm saying that it's been every evening. Give me a minute with it. It never would have come to this at all, but for {g}. # wiping the place
Q: {p}? You've gone a funny colour. # low

=== rescue_price_hid ===
# step: price
# skeleton: stuck
# needs: way3=listen
# makes: price=hid
# title: One Thing of One's Own
Q: {hidden == "the knot":You tied it. And you let us pull for {days}.|It's your name on the lid. And you let us pull for {days}.} # quiet
P: I thought that it would come {come} by itself. And then I thought, if I say so now, they'll ask why I didn't say so then. # low
Q: Why did you hide it?
P: Everything gets passed round. By the time that it's been round, there's a corner. I wanted one thing that nobody would ask me for a bit of. # low
Q: And is that all of it?
N: It was not. One could see that it was not, and {q} waited. # still
P: When I put it there, I {spoilt}. And {h} came round the corner, and said, who did that? And the only person there was {g}. # in a rush
Q: Oh, {p}.
P: I didn't say that it was {g}. I just looked at {g_them}. # wretched
Q: And now?
P: Now it's got to be said. To all of them. {seats != "":With that lot in the front row, who paid.|With all of them looking.} # white

=== rescue_price_bent ===
# step: price
# skeleton: stuck
# needs: way3=look
# makes: price=bent
# title: Felt
P: It was an accident. I was {spoilt_why}. It was only for a minute. # low
Q: And {g}?
P: {g} came by, just after. And {h} came, and saw it, and saw {g}, and shouted. And I thought, in a minute I'll say something. # low
Q: When was that?
P: It'll be two years in the spring. # lower
Q: {g_theyve_cap} carried that bag about with {g_them} for two years. Do you know what's in it? {g_they_cap} showed me. It's a small mallet, and a bit of felt. {g_they_cap} bought it to put {foe} right, and nobody's ever let {g_them} come near. # level
N: {p} looked at {foe} for a long time. # still
P: Then {g}'s the one who can do it. {g_they_cap} could have done it the first day. I sent {g_them} away. # very low
Q: Yes.
P: I've got to go and say it, and then ask for the mallet.

=== rescue_price_pride ===
# step: price
# skeleton: stuck
# needs: way3=cut
# makes: price=pride
# title: Something for It
N: {h} went once round {foe} with the cloth, by the left. They put down what they had brought. # quiet
P: I can't. Not if {h} looks at it like that. # low
Q: {h} said yes. That was a yes.
P: It's because it's spoilt that {x_they} can't get {come}. And it wasn't {g}. I was {spoilt_why}, and it went. {h} blamed {g}, and I let {h_them}. # in a rush
Q: So {h} loses {foe}. And {g} lost {h}. And what have you lost? # after a while
P: Nothing. # very low
N: It lay there between them for a time, and did not get any larger or smaller. {p} went and got {p_keep}, and looked at {p_keep_them}. # still
P: {p_keepwhy}
Q: I know.
P: There's nothing else that I've got. So it'll have to be that. I'll tell {h} how it was, and I'll give {h_them} {p_keep}. I can't have {h} stand there with the one thing spoilt for good, and me with mine as good as new. # hoarse
