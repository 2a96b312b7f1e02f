// LET, episodes 2 and 3: it is far too easy (easy, odd), and that is because foe wants to be robbed: for sleep (way3=back),
// company (thank), or to see something far away (watch).

=== heist_easy_creep ===
# step: easy
# skeleton: let
# needs: way=creep
N: They had allowed eleven seconds. At thirty they were still not across; and nobody had come. # quick
A: That's a good long round, tonight. # bent double
B: It might be a stitch. Run!
A: I am running. I keep thinking that I've been seen, and then I haven't.
N: There was a place where one had to climb. They had brought a rope for that. When they got there, there were two boxes, one upon the other, and a cushion upon those. # dry
B: Did you put that there?
A: I thought it was you.
B: It's just the right height. It's got a bit of carpet on, so that it shouldn't creak. # stepping up
A: Somebody must've left it there.
B: In the dark? In the one place where you'd want it? What did they want it for?
N: They looked at each other, and then at the cushion. It was a very comfortable cushion. # quiet
A: We can think about it afterwards. # going over

=== heist_easy_front ===
# step: easy
# skeleton: let
# needs: way=front
N: They had got ready three stories, and a cough, and an aunt who was ill. {foe_cap} {foe_was} nowhere to be seen. # quick
A: I'd only got as far as good evening. # hurrying after
B: You should keep the aunt for going out.
A: I don't like it. I'd worked on that aunt. She had a parrot.
N: There were two doors. They had been told of a bolt on each. The first stood open by the width of a hand; and the second had got something in it to keep it from banging, which was a folded glove. # dry
B: That's considerate. # stepping over it
A: That's not considerate, that's a trap. Who'd leave a glove?
B: It's not a very good trap. Look, there's an arrow. # pointing
A: Where?
B: On {ground}. In chalk. It says, mind the step. # reading
A: And is there a step?
B: Yes. There's quite a high one. # minding it

=== heist_easy_tool ===
# step: easy
# skeleton: let
# needs: way=tool as=inside
# b: maker
N: {tool_cap} stuck. It was at the very worst place, half in and half out, and with {foe} due at any moment. # brisk
A: I said, what about the hinge! # pushing
B: It was only a question mark! Push on my side!
A: I'm pushing on your side!
N: It would not have gone through for ten people. And then something gave, upon the inside; it was a bar, and it went up by itself, as if there had been a hand to it. # quick
S: creak
B: There. It only wanted talking to. # pleased
A: {b}. Who lifted that?
B: It went up with the shaking.
A: It was lifted. And it's got grease on. Somebody's been all along here with a rag. # feeling it
B: They'll have been oiling it to keep us out. # less sure
A: You don't oil things to keep people out.
N: Further on there was a lamp, low down, turned so that it should not get in their eyes. # dry
B: I hadn't even thought of a lamp. # put out

=== heist_odd_note ===
# step: odd
# skeleton: let
# needs: no-x=creature,person,group
# title: Mind the Corner
N: And there {x_was} {x}; and nobody at all between themselves and it. The cloth had been taken off for them, and folded. # hushed
A: What's that? On top? # not going nearer
B: It's a label. It's tied on with a bow.
A: What's it say?
B: "Heavier on the left. Mind the corner, going out." # reading
A: Whose writing is it?
B: It's nobody's that I know. It's somebody who takes pains. # turning it over
A: Somebody knows that we're coming. They've known all along. {way == "creep":Somebody put out those boxes.|{way == "front":Somebody did that glove.|Somebody lifted that bar.}} They've been sitting there, in the dark, and thinking about which of our knees would be sore! # backing
B: Where are you off to?
A: Home! It's a trap! You get hold of it, and there's a bang, and you're hung up by one foot!
B: There's {x_sound}. Listen. It's right there. I've only got to put out a hand! # torn
S: creak
N: It was a very small noise. It was the kind that is made by somebody who has been keeping still for as long as they can. {b} did not put out a hand. They were both at home before they noticed that they had been running. # quick

=== heist_odd_seat ===
# step: odd
# skeleton: let
# needs: no-x=creature,person,group
# title: Two Cups
A: I've got one end. # whispered
B: Wait. There's something on the stand. It's hot. # whispered
A: How do you mean, hot?
B: It's two cups. With saucers on them, to keep it in. # lifting one
N: They both looked at that. There {x_was} {x}, for which they had come in the dead of night through all the guarding in the world. And there were two cups, and {food} for two. # quiet
A: It's drugged. {way == "creep":First a cushion, and now that.|{way == "front":First an arrow, and now that.|First a bar that goes up by itself, and now that.}}
B: It's got sugar in. It's how you like it.
A: Nobody knows how I like it! # shrill
B: I know how you like it; and whoever's been listening, behind {hide}, for as long as we've been coming there to watch. # slow
N: It went through them both at once, how long that was, and all the things that they had said. # dry
A: I did your voice. I did {foe}, walking. # appalled
B: I did it better. I got up. # appalled
A: Leave it. Leave everything. Go! # from the door
B: Ought I to drink up? It seems rude. # going

=== heist_odd_breath ===
# step: odd
# skeleton: let
# needs: no-x=creature,person,group
# tone: eerie,noir,space,epic
# title: Nothing in the Way
N: Nothing stopped them; and then nothing stopped them again. After a time they began to feel it on the back of the neck, like a wind. # hushed
A: {way == "creep":That was the climb.|{way == "front":That was both of the doors.|That was {tool}, and nobody so much as coughed.}} There should be {foe}. # level
B: There should. Just about there. I'd have been happier.
A: There's {x}.
B: I can see it. It's been put out.
N: So it had. It stood at the near edge, with {x_part} towards them, where one need not so much as reach. There was a light on it. There was a clear way up to it, swept, of the breadth of two people. # quiet
A: In all the years that there have been thieves, who ever swept for them?
B: Somebody who wants us to stand just there. # level
A: What's there?
B: I don't know. I'm not standing on it to see.
N: They listened. Behind the light, quite near, somebody was holding a breath; and it had been held for a long time, and it was by now hope more than breath. But they took it for the other thing. # very soft
A: Walk backwards. # on a breath
B: I've been doing that since the light. # on a breath

=== heist_go3_back ===
# step: go3
# skeleton: let
# a: bold
# door: Go straight back in, by daylight
# style: bold
# recall: gone straight back in, by daylight
# makes: way3=back
N: {a} could not sleep for being made a fool of. By breakfast it had turned to temper, and by nine they were at {den} again. # brisk
A: If it's a trap then I want to see it with the light on.
B: They'll be expecting us.
A: They were expecting us last night! They'd got sugar in for us, or near it! I've never been so insulted.
N: There was nobody on the stool. There was nobody on the path. They went in past one thing after another that ought to have stopped them, and {a} slammed each of them behind. # quick
B: Should we be making all this noise?
A: Yes! I'd like somebody to tell me to stop!
N: And then they came round the last corner; and {a}, who had a good deal ready to say, shut {a_their} mouth. # quiet

=== heist_go3_thank ===
# step: go3
# skeleton: let
# door: Leave a thank-you for whoever it was
# style: kind
# recall: left a thank-you for whoever it was
# makes: way3=thank
N: It was {b} who had been properly brought up. When somebody has put out a thing for you, there has to be a note. # plain
A: What does one say? Dear enemy? # pen in mouth
B: Just, thank you for having us.
A: "We were sorry that we had to run."
B: "It was very thoughtful about the step." Is it step with two p's?
A: Don't put our names. Put, the two thieves. # guarded
B: "P.S. We hope that you're well." # adding it
A: What did you put that for?
B: Well, I do.
N: They left it in {slot}, by {den}, with {food}; and went behind {hide}. It was not five minutes before it was fetched. It was an hour before there was anything put in its place. # quiet

=== heist_go3_watch_over ===
# step: go3
# skeleton: let
# a: careful
# door: Hide, and see who made it so easy
# style: careful
# recall: hidden, and seen who made it so easy
# makes: way3=watch
N: There was a new moon's worth of light, and a smell of oil. They lay where they had lain before, on the same two hollows. # hushed
A: Somebody's greasing the hinges. # whispered
B: Who is it? I can only see an elbow. # whispered
A: And they're sweeping. There goes the broom. They're doing the path. # whispered
B: They're putting down a bit of carpet, where I said that I'd hurt my knee! # whispered
N: It was all done with great care, by somebody who was not at all in a hurry, and who stopped between one thing and the next to look out over the dark. # quiet
A: If they'd turn round. # whispered
B: They're picking up the lamp. Now. Now you'll see them. # whispered
A: Oh. # on a breath

=== heist_known_back ===
# step: known
# skeleton: let
# needs: way3=back
# title: With the Light On
N: It was {foe}. {foe_they_cap} {foe_was} sitting up against {x}, quite straight, with both eyes wide open, and swaying. # hushed
A: So it was you! With the oil! Is anyone in there? # going nearer
{ foe_talks:
  F: I'm not asleep. I'm never asleep. It's in the rules. Left to right, right to left. # hollow
  B: When did you last lie down?
  F: I did sit, in the spring. You're the thieves? I heard that there'd be thieves. I did all I could. I put out a cushion. Why didn't you take it?
  A: We thought that it was a trap.
  F: I'm not to lie down so long as there's {x}. Without, I'd be let. I lay awake, thinking, they'll be stopped by that step. # hollow
- else:
  N: {one_cap} saw them. {one_they_cap} saw them in a way in which one sees a bed. Then {one_they} got up, and gave {x} a push in their direction; and sat down again, very suddenly, and went on swaying. # quiet
  B: We're meant to have it.
  A: Look at {one_their} eyes. That's somebody who's not lain down since we've known about it. {foe_they_cap} may not. Not as long as there's a thing here to be looked after. # slow
}
B: Nobody ever relieved you. Nobody so much as thought of it. # low
A: I did that walk, behind {hide}. I did it with my mouth open. It wasn't even a funny walk. It was only tired.

=== heist_known_thank ===
# step: known
# skeleton: let
# needs: way3=thank
# title: Whoever It Was
N: What had been put in its place was {foe_talks:an answer, of eleven pages|a thing made of ends of string, with two handles}. They got as far as the corner with it; and then they saw who was standing there, to see how it was liked. # quiet
A: It's {foe}. # very still
B: It was you? The cushion? And the label?
{ foe_talks:
  F: You wrote. Nobody's ever written. I thought that I'd say a word about the step, while I was at it, and it ran on. # shy
  A: But you're the guard!
  F: I've had people try. You're the ninth. The rest of them only came the once, and ran. It's the one time that anybody comes. I thought, if it was made a bit nicer they might stop. # shy
- else:
  N: {one_cap} looked at {food}, with a piece gone from it; and at the two of them; and moved up, to where there would be room for three. # soft
  A: There's no one ever comes here but thieves. # slow
}
B: So you made it easy.
A: And then we ran off! You'd put the sugar in, and done the lamp; and we ran. # wretched
N: Nobody said anything to that. They sat and had {food}, in a row. It was all very quiet, and {x} stood by, like something that is in the way. # warm
B: You can't come out, I suppose? While that's here?

=== heist_known_watch ===
# step: known
# skeleton: let
# needs: way3=watch
# title: As Far as One Can See from Here
N: It was {foe}. There was no mistake about it. It was the guard of {den}, on {foe_their} knees, with a rag. # hushed
A: It's made easy from the inside. # whispered
B: But what's it for? What would you want to be robbed for? # whispered
N: They had the answer to that when the path was done. {one_cap} went out, to where one can see furthest; and stood there, with {one_their} face towards {far}, until it was time to go round. And at the end of the round {one_they} came and stood there again. # quiet
{ foe_talks:
  F: It's blue, of an evening. I've often thought that I'd like to see what it's like when you're in it. # to the dark
  A: Why don't you go? # standing up
  F: There's {x}. I can't leave so long as that's here. I've come to the end of the rope, and had a look, and come back, since before you were born. I heard you two making plans, and I thought, at last. # mild
- else:
  A: It's {far}. That's what the standing's for. That's somebody who's never been. # slow
  B: And can't go. Not while there's {x} to be looked after. That's as far as one can see from here. # slow
}
B: We could have had {x_them} out by now. We ran away from a bit of carpet. # standing up, too
A: It isn't we who are locked out. I've been looking at that place the wrong way round.

=== heist_price_name ===
# step: price
# skeleton: let
# needs: way3=back,watch
# makes: price=name
# title: Who Did It
N: It was {h} who found what was the matter with it. {h} was always brought in when a thing seemed to have nothing the matter. # plain
Q: We take {x_them}, and {foe} {foe_is} free. I don't see any trouble.
P: {foe_cap} would be in trouble. If {x_they} just {x_plural:go|goes}, then they'll say, what sort of a guard was that? They'll say that there were cushions. # slow
Q: Then what does a guard need, to have been a good one?
P: A very bad thief.
Q: There's two of us.
P: There's got to be one with a name. It goes up on {board}, for always; what it was that was taken, and by whom. And it's got to be somebody of whom they'd all say, well, nobody could have expected that. # slower
N: They both thought about who it could be. It had to be someone who had never in their life so much as kept a pencil. # quiet
Q: It wouldn't surprise them if it was me.
P: No. They'd be surprised if it was me. I got the prize for honesty. I handed in a sixpence. # faint
Q: They'd take it back.
P: It's on the wall. It's got a ribbon. # fainter

=== heist_price_turn ===
# step: price
# skeleton: let
# makes: price=turn
# title: Until It's Light
Q: It's got to look guarded, till we're well away. If they see that there's no one going round, it'll be bells and lamps before we've got it to the corner. # pacing
P: Can't {foe} stop, till then?
Q: It's {foe} that it's for. {way3 == "back":To be lying down before it's light.|{way3 == "thank":To come along, and be there when the cloth comes off.|To be half-way to {far} before it's light.}} There'd have to be someone else. Left to right, and right to left.
N: Nobody hurried to say who. The best part of a robbery is the going off with it, in the dark, and everybody trying not to laugh. # quiet
P: You'd want {h} for the gates. And {g} for the carrying.
Q: Yes.
P: And it's you who's got the plan in your head.
Q: Most of it.
P: So it's me. I'm to be the only one in the whole of it who's got to stop there, all night, on my own, going round a place with nothing in it. {p_fearline} # low
Q: You'd have a lamp.
P: I shall be doing it properly, then. I'll be the guard. I'll be what we were afraid of.

=== heist_price_promise ===
# step: price
# skeleton: let
# needs: way3=thank,watch
# makes: price=promise
# title: The Third of the Month
{ foe_talks:
  F: There's just the one thing. I'd want to know how {x_they} got on. I've seen to {x_them} every day. I'd want somebody to tell me. # gruff
- else:
  N: {one_cap} had got hold of {x} by one corner, and did not push, and did not let go. {one_they_cap} looked at them, and back. # quiet
  Q: I think that it's, how's anyone to know? When {x_theyre} out there? Who'll say? # working it out
}
Q: That's easily done. One of us comes by, and says. # quick
P: How often? # careful
Q: I'd say once a month. To the day. With how things are; and whether it's been dry; and who {x_used}.
N: They were both looking at {p}. {p_they_cap} had never in {p_their} life done a thing twice upon the same day. {p_they_cap} had once been late for a wedding, with the ring. # dry
P: Why me?
Q: It's you who always says, leave it to me. And then it's left. Everyone knows it. If it's you who promised, then it's a promise.
P: I'd have to remember. All by myself. With nobody to shout up the stairs. # appalled
Q: On the third.
P: What's wrong with the fourth?

=== heist_price_comic ===
# step: price
# skeleton: let
# tone: comic,gentle,manners
# makes: price=turn
# title: Somebody to Be the Guard
N: They tried it with a coat on a stick. It went round very well, so long as {g} was underneath, but it had no presence. # dry
Q: It's got to be a person. It needs to look as though it would mind.
P: {h} minds.
H: I mind, but I can't do it walking. I come over faint. # from the step
Q: And it's for the whole of the night. If the round stops, they'll come running to see why. Somebody's got to walk it, so that {foe} can be {way3 == "back":tucked up|{way3 == "thank":with the rest of us|well on the way to {far}}} before anyone notices.
P: I'm to miss it? All of it? The carrying, and hiding behind things, and {g} going shh? # dismayed
Q: You'd be able to hear us go.
P: I thought of the carrying! It's my sack! # dismayed
N: The coat on the stick gave a small cough, and sat down. # quiet
P: How does it go? # after some time
Q: Left to right. You stop. You look about. And then, right to left.
P: And do I get to sigh?
