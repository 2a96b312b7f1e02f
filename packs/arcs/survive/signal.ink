// SIGNAL, episodes 3 and 4: those who answer are calling for help. way3=wait, meet, ask; price=keep, food, promise; end=in, there, way.

=== survive_go3_wait ===
# step: go3
# skeleton: signal
# a: careful
# door: Wait where they can see us
# style: careful
# recall: waited where they could be seen
# title: Any Minute
# makes: way3=wait
N: They put on what there was, and went and stood by {edge}, all four, so as to be seen. # warm
A: Stand up straight. They'll have come a long way. # low
B: What do you say? Do you say thank you straight off, or do you let them get their breath? # low
G: I've put the jar where they can't miss it. # proud
N: An hour went by, and was followed by one of the same size. {x_cap} had a good look at them. Each time that they called there was the answer: three, from the side of {den}; and each time it was no nearer. # quiet
H: They're slow. # stamping
A: They'll be carrying a lot.
H: They're not slow. I've had my thumb on it since we came out. They haven't moved by the width of a nail. # lowering the thumb
B: Then what are they doing? # low
N: Nobody said it. From somewhere out there it came again, rather fast, and with the last one not quite finished. # still

=== survive_go3_meet ===
# step: go3
# skeleton: signal
# a: bold
# door: Go halfway to meet them
# style: bold
# recall: gone halfway to meet them
# title: Halfway
# makes: way3=meet
A: They're coming all that way for us. The least we can do is not make them come the last bit. # tying on a scarf
B: What's halfway?
A: As far as we can get, and then that much more. # at {door}
N: {h} stayed, with the lamp, and {g}, with the jar. The two of them went out on what string there was; and then they held hands, and left the string. # tense
B: I can't see you! # shouting
A: I'm on the end of your arm! # shouting
B: Are you sure that it's you?
A: Squeeze! # shouting
N: They went from one thing that they fell over to the next. {x_cap} {x_was} on all sides, like being inside of a bell. When they could do no more they stood, and called it: three. # quick
B: There! That's close! That's just ahead of us! # shouting
A: They've come further than we have! Halloo! # shouting
N: But it was not that they had come further. It was only that it had been nearer than anyone had thought; and, when one got up to it, so small. # quiet

=== survive_go3_ask ===
# step: go3
# skeleton: signal
# needs: foe_type=group
# door: Ask them how many they are
# style: clever
# recall: asked them how many they were
# title: A Short Conversation
# makes: way3=ask
A: If they can do three, they can do other numbers. Let's ask them something. How many are you? So that we know what to lay. # rubbing {a_their} hands
B: How do you ask that, with only three?
A: You do us. Four. And then you stop, in a way that's got a question in it. # doing it
N: They did it: one, two, three, four; and a stop, in which they all raised their eyebrows. # dry
H: They can't see your eyebrows. # short
A: They can hear it in the fourth.
N: For a while one heard only {threat}. Then it came, {within != "":right across {x}, |}from the side of {den}, slow, and carefully. They counted on their fingers. {g} ran out, and was lent some. # hushed
B: That's a lot. For a rescue. # at last
A: It's a big rescue. Ask what they've got. Do, jar. # less sure
G: How do you do jar?
H: Do nought. Do nothing, and see if they do nothing back. # low
N: They did nothing, as hard as they could. And presently, from far away, there was nothing; and then, fast, and all on top of one another: three. Three. Three. # still

=== survive_same_wait ===
# step: same
# skeleton: signal
# needs: way3=wait
# title: What It Means
H: Say it to me. What does it mean, what we've been sending? # slow
A: It means help.
H: And what have we had back? # slow
B: The same. It's how we knew that they'd... # and stopped
N: {foe_cap} {foe_was} out there, at {den}. It had been known all the time; it had only never been put next to the other thing. # still
A: They weren't saying that they'd come. # low
B: No.
A: They were asking. And we asked again; and they thought, that's an answer, there's somebody, they're on their way. # low
G: They'll have been tidying. # in a very small voice
{ foe_talks:
  F: Hello? Are you coming? # very far off
  N: There was not one of them who could have answered it. # quiet
- else:
  N: It came once more, from {one} or another of {foe_them}: three. After it there was the proper pause, left open, as one leaves a door. # quiet
}
B: They've been standing at some edge, the same as us. All dressed. # low
H: And nobody's coming to any of us, from anywhere. There's only the two lots, saying it to each other. # sitting down

=== survive_same_meet ===
# step: same
# skeleton: signal
# needs: way3=meet
# title: The Rescue
N: There {foe_was} {foe}. {foe_they_cap} {foe_was} in what was left of something, at the near side of {den}, {foe_plural:so close together that one could not have said how many|and so small, there, that one could have gone by with a lamp}. # still
A: We're here! It's us! We're the ones that you're rescuing! # out of breath
{ foe_talks:
  F: No, no. You're the ones. # with blue lips
  B: You answered! You did three! # gasping
  F: It's been three, from here, ever since it began. And then there were three back. I said, there, that's somebody with a rope. # low
  A: We haven't got a rope. # low
  F: No. I see that you haven't. Well. It was nice for an hour or so. # trying to smile
- else:
  N: {one_cap} looked at them; and then behind them, for the others, and for the rope. {one_they_cap} looked for quite some time. # quiet
  B: We're it. It's us that's been waited for. # whispered
  A: There isn't any more. We're all there is. # to {one}, showing both hands
  N: Slowly, so as not to let the cold in, {foe} moved up, and made a place for the two of them. # soft
}
B: There's nothing here at all. Look. There isn't even a jar. # low
A: And so glad to see us. Don't look. I can't bear it when somebody's glad. # low
N: {within != "":The night|{x_cap}} went over the top of all of them, like a cart over a bridge. # flat

=== survive_same_ask ===
# step: same
# skeleton: signal
# needs: way3=ask foe_type=group
# title: More Than We Are
A: They've got nothing. They're more than we are, and they've got nothing, and they want help. # slow
B: But it's they who... # and stopped
H: It's {foe}. It's been {foe} all along. Who else would it be, out there? There isn't anybody else. We all of us knew that. # harsh
N: So they had. They had known it with one half of the head, and been rescued in the other. # quiet
{ foe_talks:
  F: Please say how many you are bringing! # very far away
  G: That's a voice. They've got a voice. # stricken
  A: What do I tell them? # low
  H: Don't tell them anything. Not till we know what it is. # low
- else:
  N: And there it was again: three, with that small stop, as though somebody were listening with their whole skin. # hushed
  G: That'll be {one}. I know how {one_they} {one_plural:wait|waits}. I've seen {one_them} do it at the back door, the once. I said shoo. # stricken
}
B: We told them four. They'll think there's four coming. They'll be so happy. # low
A: Four's what there is. # low
B: Four of us, and nothing in the jar. # with no laugh in it
H: Nobody's said that we're going. # not looking at anyone

=== survive_price_keep ===
# step: price
# skeleton: signal
# makes: price=keep
# title: Something to Go By
N: One could not go a yard and be sure of the way back. There would have to be a mark, halfway. # plain
Q: What have we got that's like that? # turning things over
H: There's string, and it's the colour of everything else. There's the stool, and it'd only look like a stool. # turning things over
P: It'd have to be something that I'd know anywhere. In the dark. By the feel. # and was quiet
N: {p} had {p_their} hand in a pocket. It had gone in by itself, and closed upon {p_keep}. # still
Q: Not that. # seeing
P: {p_keepwhy} # low
Q: It'd be out there in all of it. You'd never find it again, not after {within != "":the night|{x}} had been over. # low
P: I'd find it the once. I'd come on it, going out, and I'd know that I was halfway. And the next time I'd know it with somebody on my back. # low
Q: And after that?
P: After that it's not for me. # taking it out

=== survive_price_food ===
# step: price
# skeleton: signal
# makes: price=food
# title: The Bit for Looking At
H: There's this. It's the last there is, of all of it. I've had it by me. That's {till != "":until {till}|for the morning}, and it's not a mouthful each. # unwrapping
Q: If we took it along. To {foe}. # low
H: Then there's none. I'll say it once. If you go out with that and you don't get back, we've nothing; and if you do get back, with company behind you, we've nothing, and there's more of us. # level
N: It lay there on the paper. One could see, along the one side, where somebody had been so good as not to nibble it. # quiet
P: That's my side. # after some time
Q: That's your quarter. The one for looking at.
P: I looked at it every hour. I was going to have the crust last. # low
G: You can have mine. It's only a corner. # pushing it over
P: No. Put it with the others. I'll carry it. If I've got it in my hand, I can go on looking at it as far as {den}. # wrapping it up, badly
H: That's the first time that I never held anything back. # to the paper

=== survive_price_promise ===
# step: price
# skeleton: signal
# makes: price=promise
# title: Every Hour
H: You'll not both come back. I've seen it. There's two go out, and one gets turned about, and the other goes to look. # hard
Q: We'll hold hands.
H: That's what they said, too. # harder
N: They had not known that there was a "they". # still
P: Who was it? # low
H: It doesn't matter now. I had the lamp. I was told to keep it up, and I kept it up till it was light, and then I went on for a bit. # low
P: I'll come back. # quick
H: Don't you say it like that! You say a thing like that at the door, with your coat on, it's only breath! # sharp
P: Then I'll say it sitting down. # sitting down
N: {p} took hold of {h}'s hand, the one that had the lamp in it. # quiet
P: Every hour, from wherever I've got to, I'll do it. Three. And you'll know. Not till I'm back. As long as you're ever holding that. I promise. # low
H: Every hour. # after a long time

=== survive_go4_in ===
# step: go4
# skeleton: signal
# door: Bring [foe] in here
# style: kind
# recall: brought [foe] in
# title: A Smaller Outside
# makes: end=in
A: There's a door here. There's four walls, or what does for them. {within != "":It's the only one in the whole of {x}. |}There's none of that out at {den}. So {foe_they}'ll have to come in. # doing up buttons
H: Where? # arms out
B: Here. Where you've got your arms. # doing up buttons
N: {h} let {h_their} arms down. {g} was already moving things from one side to the other, and back; it did not make more room, but it made it feel expected. # warm
G: How big is it, when it's all in? I want to know how close to put the jar. # busy
A: As big as it is. Keep the lamp in the crack. When you hear us, you'll have to open, {h}. All the way. # low
H: It'll let in {threat}. # low
A: Yes. And then you'll have to keep it open, till the last one. # low
{ b_kind:
- "planner": B: I've worked it out by shoulders. It can't be done. We'll do it sideways. # low
- "explorer": B: I've been wanting to get to {den} since I came. I'd thought of better reasons. # low
- "wildcard": B: If it's me that has to sit next to the biggest, I'd like it remembered. # low
- else: B: They'll be so cold. I'm quite looking forward to somebody who's colder than me. # low
}
N: And they went out, with nothing to hold but each other. # hushed

=== survive_go4_there ===
# step: go4
# skeleton: signal
# a: bold
# door: Take everything out to [foe]
# style: bold
# recall: taken everything out to [foe]
# title: Moving House
# makes: end=there
A: You heard how that last one was done. Nobody's walking anywhere, who does it like that. So it's us who go. All four. With everything. # rolling up the blanket
H: Leave here? This is where they'll look for us! It's the only place {within != "":in the whole of {x} |}that's got a side to it! # aghast
A: Nobody's looking for us. There's only one place in the whole of this where they know we're alive, and that's {foe}. And it's us that {foe_they} {foe_plural:are|is} looking out for. # rolling
H: I'd just got the stool warm. # low
B: Bring the stool. # loading {g}
G: I've got the jar, the lamp, the string and {tool}. Is there something for my other hand? # cheerful
B: Mine. # giving it
N: And so they shut {door} behind them, from the wrong side, and stood there, four in a row, like a family going to the sea. # warm
A: When I count three, we all call three. # breathing in

=== survive_go4_way ===
# step: go4
# skeleton: signal
# b: maker
# door: Mark the whole way between
# style: clever
# recall: marked the whole way between
# title: A Row of Small Things
# makes: end=way
B: It isn't far. We've walked further to borrow an egg. It's only that one can't see it. So we make it so that you can. # emptying things out
A: With what? There's one lamp.
B: With everything. Each thing that we've got, one after another, from here to there. You just need to be able to feel the next one from the one before. # breaking string
H: The keys. You'll want what clinks, first. # passing them
A: The ticket? # holding it
H: Put it under a stone. Somebody might be glad to know that it's a ticket. # low
N: They did it a yard at a time: {a} went ahead, with the lamp, and {b} behind; and they laid down a key, and a pin, and a thing that had fallen off another thing. {g} held the end at {door}, and sang out, so that they should know where the beginning was. # tense
G: I'm here! I'm still here! It's me! # singing
B: That's the last of it. And there's as far again to go. # feeling in {b_their} pockets
A: Boots. # sitting down

=== survive_act_in ===
# step: act
# skeleton: signal
# needs: end=in
N: It was {foe}, and there was no more calling in {foe_them}. {a} and {b} as good as fell over {foe_them}. # quick
A: It's us! It's four and a jar! We've come to get you! # shouting
{ foe_talks:
  F: With a boat? # hardly to be heard
  B: With our hands! Get up! Take hold of that coat, and don't let go of it! # shouting
  F: I'd thought that it'd be somebody larger. # getting up
- else:
  B: Up! Hold on to that coat! Bite it, if you've nothing else! # shouting
  N: {one_cap} was the first up, and took hold. The rest of it followed, like washing that has got caught in a door. # quick
}
N: {price == "keep":At the half of it {p} felt {p_keep} under {p_their} hand, and knew which way was home, and could not stop to pick it up.|{price == "food":They went with their cheeks full; {p} had dealt it out as they stood, and had none left to look at.|On the hour {p} stood still, in the midst of all that, and gave it: three; and heard {h}, a long way off, call out something that was not a word.}} # tense
H: I've got you! Mind the step! Is that all of it? # shouting, at the door
A: Keep it open! # shouting
H: I am keeping it open! What's it look like? # shouting
N: Then it was shut{within != "":, and {x} {x_was} on the other side|}. There was no room to fall down in, so they stood, as books do. # warm
P: We said that we'd {verb}. # into someone's collar
Q: We {verb_did}, and so did {foe}. We're the help. Did you know? I'd no idea that it'd be us.{must_who != "" && must != "": And {must_who} was {must}.|} # into someone's hair

=== survive_act_there ===
# step: act
# skeleton: signal
# needs: end=there
N: When they came to {den} they could not speak. {foe_cap} took them for more of {threat}. # quick
{ foe_talks:
  F: Go away! We've had all that we can do with! # with an arm up
  A: It's us! Three! Three! # through stiff lips
  F: But there's a stool. # lowering the arm
- else:
  N: {one_cap} backed off as far as there was; and then saw the jar. There is nothing in the whole of nature that carries a jar. # dry
  A: It's us. We're the three. # through stiff lips
}
N: They put it all down: the lamp, the blanket, {tool}. It had to be made to go round. {price == "food":{p} had the paper open before anything else, and broke what was in it, and broke it again, till it was mostly a smell; and gave it away.|{price == "keep":{p_keep_cap} was out there, halfway, standing up in the dark to show how one had come. {p} did not speak of it.|And the hour came round, and {p} went to the edge, and did it, three, for nobody; since {h} was there. But {h} heard, and nodded.}} # warm
H: Move in. All of you. Backs out. I've done this with a goat. # pushing
B: There's somebody underneath you, {h}. # low
H: That's what I'm here for. It's warm. # gruff
P: We said that we'd {verb}. # low
Q: I think we have. It's getting light{within != "":, all over {x}|}. We {verb_did}, and {foe} did, with our stool.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== survive_act_way ===
# step: act
# skeleton: signal
# needs: end=way
N: The boots went down, one after the other, and then four socks. Where the last one lay, one could hear somebody breathing. # hushed
A: Is that {foe}? # low
{ foe_talks:
  F: Is that the rope? # low
  B: It's a sock. There's another one, about a yard behind it, and then it's boots. # low
  F: I see. And what's after the boots? # after thinking about it
  B: Somebody singing. You can't miss it. # low
- else:
  N: Something touched {b}'s foot, which was bare, and drew back; and came again, and stayed. # soft
  B: You go from one to the next. There's a boot, and a boot, and then it's a pin, so mind. # low, showing {one_them} how
}
N: {price == "keep":It was {p_keep} that stood in the middle, where it was worst; it had a hand put upon it, in passing, and was left.|{price == "food":{p} had what there was of {food} on a flat stone, at the half, a crumb for each to go on with; and stood over it, and did not lick {p_their} fingers.|At every hour that passed {p} let go, and gave it, three, and {h} at {door} put down a mark, and wiped {h_their} nose.}} That was how it was done, by the hand and the knee, with the eyes shut. {x_cap} might do as {x_they} liked; nobody was looking. # tense
G: I'm here! I'm still here! Is that you? Mind your heads! # hoarse, singing
P: Only us. And we're picking up the socks. # far out
Q: We said that we'd {verb}. # on all fours
P: And we {verb_did}. It's just that we'd been waiting for somebody to do it to us.{must_who != "" && must != "": And {must_who} was {must}.|} # on all fours

=== survive_morning_keep ===
# step: morning
# skeleton: signal
# needs: price=keep
N: In the morning there was simply a morning. It lay on everything, quite pale, as if it had never been away. # soft
Q: It's over. Listen. # whispered
P: I am listening. # whispered
N: They went out, when they had found which legs were theirs. {within != "":The night|{x_cap}} had been over every inch. There was not a mark anywhere, or a foot, or a thing that one knew. # quiet
Q: It'll be about there. Halfway. We could look for it. # low
P: You don't know what was halfway. There's nothing to be half of. # looking
{ foe_talks:
  F: I had hold of it. I didn't like to say. It was when I'd got no feeling, and I felt that. I thought, somebody's put down the thing that they'd least like to. So it must be worth the walk. # behind them
  P: Did you see which way it fell? # turning
  F: It didn't fall. It was standing up when I let go. It'd be standing up now. # low
- else:
  N: {one_cap} had come out after them. {one_they_cap} went a little way, and stopped, and put down {one_their} head, where there was nothing; and stood by it, and looked round at {p}. # soft
  P: Was it there? # low
}
Q: Shall we dig?
P: No. Let it go on being halfway. # after a time

=== survive_morning_food ===
# step: morning
# skeleton: signal
# needs: price=food
N: It grew light, and it grew quiet, in that order; and then one heard a stomach. # soft
P: That's mine. # low
Q: I thought that it was {noise}. # low
H: I've nothing to give you. I've shaken out the paper. I've turned it over, and shaken out the other side. # ashamed
{ foe_talks:
  F: We had onions, once. They'll be under all that. # doubtful
  P: Onions? # sitting up
  F: They're no good by themselves. There's only so far that one can go with an onion. # doubtful
  H: There's flour at ours. It's no use without something in it. # slow
- else:
  N: {one_cap} went out, and presently {one_they} {one_was} back, and laid down something in front of {p}: it had been a turnip. # dry
  P: For me? # touched
  N: {one_cap} sat, and looked at it with great attention. It was, one saw, for looking at. # soft
}
N: So there was breakfast, at about noon; it took both sides to make it. {p} was given the crust. # warm
Q: You're not eating that. # watching
P: I'm looking at it first. It's got so that I can't do it in any other order. # low

=== survive_morning_promise ===
# step: morning
# skeleton: signal
# needs: price=promise
N: It was light. They lay, and looked at their hands; and then somebody got up, among all the legs, and picked {p_their} way to {door}. # soft
Q: Where are you going? It's over. # drowsy
P: It's the hour. # low
N: One heard it from outside: one, two, three; very clear. # quiet
H: There's no call for that. {p_they_cap} can see me from there. I'm in plain sight. # to nobody
Q: {p_they_cap} said as long as you'd got the lamp.
N: {h} looked down. There it was still in {h_their} hand, with its small light on, in the broad day. {h_their_cap} fingers had been round it for such a time that they had to be asked one by one. # quiet
H: I was told to keep it up. They never told me when to stop. # low
P: All right? # at the door
H: All right. You can leave off now. No. Do it at noon. I'd like the one more. # gruff
