// Ways of single tones, for steps that had two ways each.

=== feeling_place_roll ===
# step: place
# skeleton: said
# tone: space
# needs: price=fine
N: It did not go away. So {h} put it on the roll, since here nothing came along that was not counted in the morning. # plain
H: {q}? # reading
Q: Here. Fine. # at once
H: {p}? # reading
P: Here. Not fine. # easy
H: "Not fine." And what {p} has got, about {x}? # pen ready
P: Here. It was up before me. It's as big as it was. # easy
H: Does it need anything? # writing
P: Somebody to sit with it, at five. {way == "busy":It doesn't want jobs.|{way == "tool":It doesn't want {tool}.|It doesn't want curing.}} # thinking
H: I could do five. I'd bring my own along. They can sit together. # not looking up
G: Here. A bit wobbly. # further down
N: By the end of the week the roll took twice as long as before, and people came early for it. # dry
Q: I should like to change mine. I only said "fine" since you'd left off saying it, and one of us ought. {stake_fixed_cap} without, I notice. # low
H: I've been writing it in pencil. # mild

=== feeling_place_fish ===
# step: place
# skeleton: said
# tone: manners
# needs: price=wet
N: It did not go away. It came on the Wednesday, at {h}'s own table, between the soup and the fish, and everybody heard the cart. # plain
P: I beg your pardon. It's {x}. Do go on. # with noise
H: We shouldn't dream of it. Hold the fish. # over the shoulder
Q: Is it one of the long ones? # low
P: Only as far as the corner. # with noise
N: They waited, as one does for a guest, and did not talk about something else. Then the fish came in. # warm
H: I've had it put on the card. Soup, {p}, fish. So the kitchen knows. # showing it
P: You've put me in between. # drying off
H: It's a good place. One's had something hot, and there's something to come. I keep mine back for the cheese, and then they all go home. # calm
P: Is yours about {x}, too? # low
H: It's about somebody else. Would you hold the cheese for me, one day? # calm
Q: {stake_fixed_cap}, did you hear? And you came in before the sauce. # low

=== feeling_whose_dogs ===
# step: whose
# skeleton: shared
# tone: comic
P: How long have you had yours? # sitting down alongside
Q: As long as you. I keep it in. # low
P: Does it pull? # low
Q: Only when it hears somebody say {x}. Then I hold on to a post. I tell people that I'm waving. # low
P: Mine lies across the doorway. I've got to step over it to get to breakfast. It's not let up on the bed. # low
Q: Mine's on the bed. # ashamed
P: So's mine. # after a moment
N: They might have been two people with dogs, who have met on a corner. They looked at nothing in particular, at about the height of a dog. # dry
P: I never knew you had one. You always look like somebody with a cat. # low
Q: That's the singing. It's to cover the whining. Is yours very {feel}? # low
P: Very. It's out of {x}. # low
Q: So's mine. They'll be from the same litter. Would they fight, do you think? # low
P: They've been lying nose to nose since I sat down. # looking

=== feeling_price_gate ===
# step: price
# skeleton: shared
# tone: epic
# makes: price=strong
P: Then you'll have to give up the gate. # firm
Q: Which gate? # startled
P: The one you stand in, in that hat, with jokes, so that nothing gets through to us. # firm
Q: And if I go, who's in it? # low
P: Nobody. We leave it open. # steady
Q: Then it'll come in! The whole of it, {x} and {foe} and everything, in at the front! # frightened
P: It's in already. It's sat with us all the week. It knows where the cups are. # gentle
N: {q} stood there like a sentry whom nobody has come to relieve for so long that the boots have taken root. # still
Q: I don't know how one lies down. Not with people there. # very low
P: You take off the hat first, in front of all of them. That's the worst. They'll say, not {q}, surely. And after that your knees do it. # kind
Q: They've got a song about me. It's got "ever merry" in it. # small
P: They'll find another rhyme. # kind

=== feeling_price_foot ===
# step: price
# skeleton: shared
# tone: noir
# makes: price=silly
Q: There's one more. I'd hoped that you wouldn't find it. # low
P: How bad is it? # low
Q: It's small. That's what's bad. The big one I'd confess to anybody. They'd bring soup. The small one, they'd laugh. # low
P: I've got one of those. I keep it where nobody'd ever look. # low
Q: Where's that? # low
P: On my foot. It's a sock. There were two, when there was still... You know, with {x}. I look for the other every evening. # barely to be heard
N: They did not look at each other, so as to give each other time, as you do when somebody is getting dressed. # quiet
Q: Mine's a spoon. # after a while
P: What did it do? # gentle
Q: Nothing. It's got a dent. It was there at the time, that's all. I sleep with it. # eyes shut
P: So there's our price. We each say the small one. Out loud, and where they can laugh. # slow
Q: I'd sooner do ten years. # low
P: You've done about that. # low

=== feeling_halves_toes ===
# step: halves
# skeleton: shared
# tone: gentle
# needs: price=strong
N: It did not go. On Monday {p} had it, and was tucked in; and on Tuesday {q} had it, and that was harder. # soft
Q: Is this how it's done? With the edges in? # flat on {q_their} back
P: You're allowed to move your toes. # tucking
Q: I keep wanting to get up and see if you're all right. # whispered
P: I had mine yesterday. It's your night. What's it doing? # sitting down by {q_them}
Q: It's about {x}. It's on my feet. It's as heavy as a cat. When I'd got it by myself it was a cow, and I smiled out from under it. # whispered
N: The lamp was on {q}'s side. It stood with whoever had it, so that one could tell from the door whom to be nice to; and the hat was over it, for a shade. # soft
H: Whose is it tonight? # in the door, low
Q: Mine. # whispered, getting used to it
H: Then it's you who gets the crust. # coming in with it
Q: Listen, {stake_fixed}. And I'm not holding up one bit of it. # wondering
P: Toes. # gentle

=== feeling_halves_search ===
# step: halves
# skeleton: shared
# tone: noir
# needs: price=silly
N: It did not go. What they did was to open the case again. Every evening, when it was dark enough, two people went out with a light to look for a sock. # dry
P: You needn't come. We shan't find it. # low
Q: I'm not in it for the sock. # shining it about
P: And where's the spoon? # low
Q: In my pocket. It comes along. It doesn't talk much. # low
P: Was it bad today? About {x}? # low
Q: At six or so. It coughed, and came in. {way == "feast":I looked under the table, and it moved up.|{way == "away":I didn't run.|I'd nothing switched on.}} Now it's out here with us, having a look behind {hide}. # low
H: Any luck? # out of the dark
P: None. # content
H: I ask because there was a glove. In the spring. I never mentioned it. # gruff
Q: Left or right? # pencil out
N: By the Saturday there were six of them, with lights. From {far} it must have looked like something important. # warm
P: {stake_fixed_cap}. When did that start? # stopping
Q: While we weren't finding anything. # low

=== feeling_worse_chart ===
# step: worsened
# skeleton: minded
# tone: space
# title: A Line That Goes Down
N: {f_worse} {b} had kept a chart of it, with the times. # flat
B: It begins up here. That's before we helped. # finger on the paper
A: And there, where it drops? # low
B: That's us. {way == "proof":That's where I laughed.|{way == "feast":That's the band.|That's where we brought in {tool}.}} # low
A: And there, where it drops again? # low
B: That's where you said, "Better?" # low
A: But here it goes quite level. What did we do there? # hopeful
B: That's lunch. We weren't there. # low
N: They looked at lunch. It was the best part of the whole chart. # dry
{ feeler_talks:
  E: It's a good likeness. You've left out the nights, though. # from behind them
  B: What's it like at night? # turning the sheet over
  E: I couldn't say. It's never had anybody there with a pencil. # mild
- else:
  N: From where {feeler} {feeler_was} there came {feeler_sound}; and for that the line would have had to go off the paper. # quiet
}
A: There's {food} left. We could try it with {food}. # not sure
B: I'd need a longer sheet. The next thing has got to be more like lunch. # putting away the pencil

=== feeling_helps_boots ===
# step: helps
# skeleton: minded
# tone: epic
# title: And on the Tuesday
A: I'd thought that it would be a mountain. # slow
B: So did I. With something on top, that one brings down. # slow
A: And it's only this. {f_helps_cap}. # slow
B: How often? # looking up
A: Each time that it's {x}. # steady
B: And until when? There's always an until. There's a year and a day, or there's a dragon. # uneasy
N: They had got ready for a dragon. They had their boots on, and a rope. They both looked at the rope. # dry
B: You couldn't make a song of it. "And on the Tuesday they did it again." # low
A: "And on the Wednesday." # trying it
B: What sort of people would do that? # low
A: Much bigger ones. # honest
{ feeler_talks:
  E: I never asked it of anybody. # from close by
  B: No. That's why somebody's got to swear. # low
- else:
  N: {feeler_cap} could not ask it of them. There was just {feeler_sound}, and then, since nobody came, there was none. # quiet
}
A: We'll {verb}. I swear it by these boots, and now I'm going to take them off. # sitting down to it
B: I've seen you jump off things. I never saw you do that. # with respect

=== feeling_price_gloves ===
# step: price
# skeleton: minded
# tone: manners
# makes: price=keep
# title: What One Leaves Behind
Q: When one means to come again one leaves one's gloves. Everybody does it. Then one has had to come, for the gloves. # low
P: {feeler_cap} would see through gloves. I've never once gone back for gloves. # low
N: It was so. There were gloves of {p}'s in most of the houses where {p_they} had ever had tea. # dry
Q: An umbrella? # low
P: I'd get wet, sooner. It's got to be something that I couldn't stay away from. You know what that is. You needn't look at it. # low
Q: I wasn't looking. # kind
P: {p_keep_cap}. {p_keepwhy} # after a while
N: {p} put it down {near}, made it straight, and made it straight again, and then there was no more to be done to it. # still
{ feeler_talks:
  E: You've forgotten something. # at once
  P: No. I've left it. I'll have to look in tomorrow, and every day after. I hope that's convenient. # formal, hoarse
- else:
  P: I've left something behind. I shall have to look in for it, every day. I hope that's convenient. # to {feeler}, formal
  N: There was {feeler_sound}. It was taken for a yes. # soft
}
Q: You're holding your own hand. # low, as they went
P: It's only until tomorrow. # low

=== feeling_price_unlit ===
# step: price
# skeleton: minded
# tone: eerie
# makes: price=own
# title: With the Light Out
P: Put out the light. # low
Q: Why? It's all right as it is. # low
P: We know everything about {feeler}. We've sat here, and looked. And I've been keeping something back, and I can't say it to a lit room. # low
N: It was put out. Then there was {noise}, and each of them knew about where the others were, and not how they looked. # low
P: It's to you, {feeler_call}. I'm afraid of {p_fear}. {p_fearline} # very low
Q: You? You always go in first! # whispered
P: The one who goes first has got everyone behind. Nobody ever sees what it's doing, my face. # very low
{ feeler_talks:
  E: What is it doing now? # out of the dark
  P: You'd have to come and feel. # very low
  E: It's the same as mine. # after a moment
- else:
  N: Something came across {ground}, no more than a hand's breadth, and leaned. It was {feeler}. Nobody had called. # soft
}
H: I could bring a light. I was only passing. I heard nothing. # in the door
Q: You heard all of it. # low
P: Leave it dark. So that's paid, then. # breathing out

=== feeling_after_relief ===
# step: after
# skeleton: minded
# tone: space
# needs: price=keep
N: It did not go away. It was on the watch bill now, between the air and the water: ten to five, {x}, {feeler}; two hands. # plain
P: I'm your relief. How is it? # low
Q: As usual. It came at the quarter, and it's still {feel}. I haven't cheered it once. # rather proud
N: {f_later} # warm
P: {way == "proof":You haven't laughed at it?|{way == "feast":No band?|Nothing made out of {tool}?}} # suspicious
Q: I hummed. It was an accident. # honest
P: And {p_keep}? # not looking over
Q: All there. You could have it for your watch, you know. Nobody'd log it. # low
P: {feeler_cap} would. It's how {feeler_they} {feeler_plural:know|knows} that I'm coming. I don't want it back, I only like to see it when I come on. # simple
{ feeler_talks:
  E: You're two minutes early. # from inside
  P: I know. I couldn't stay away from it. # gruff
- else:
  N: There was {feeler_sound}, short, as you say good evening to someone who comes every day. # soft
}
Q: {stake_fixed_cap}, by the way. It's down in the log. Nobody knows under what. # going off

=== feeling_after_toast ===
# step: after
# skeleton: minded
# tone: epic
# needs: price=own
N: It did not go away. On Monday it was {x}; and all rose, as they did now every Monday, and stood by until it was past. # grave
Q: That was shorter than last time. # sitting down
P: It was the same. We've learnt to stand. # sitting down
N: {f_later} # warm
H: I wish to name one among us who is afraid of {p_fear}. # cup in the air
P: Must you? # red
H: Who said so, with the door open. I was in the door. I've told everyone. I tell it better each time. # ringing
P: It's still there. I had some on Thursday. # to {h}
H: And who was at your side? # ringing
P: {feeler_cap}. # plain
{ feeler_talks:
  E: I sat there. There's no more to it. I was hoping that nobody would make a speech. # modest
- else:
  N: {feeler_cap} had been there before anyone could be sent for, and had shown no wish to be sung about. # soft
}
Q: {way == "proof":And I'm the one who laughed at {x}, in the face. Leave that out.|{way == "feast":And once we gave a feast against it, with hats. Leave that out.|And we fought it with {tool}, and string. Leave that out.}} # to {h}
H: I need it for the middle. # firm
P: Listen, though. {stake_fixed_cap}. Who did that? # turning round
Q: Nobody. It's all just been people standing about. # wondering
