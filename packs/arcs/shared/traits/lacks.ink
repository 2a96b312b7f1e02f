// One of the two is without something of theirs: a voice, glasses, a left shoe, a map. {trait_of} has no determiner, and may be of many.
// It may have been lost or never been there, so nobody says when it went, and P goes on talking.

=== trait_lacks_1_list ===
# step: trait1
# needs: trait=lacks
# makes: trait_plan=gap
N: {q} had a list, and read it out by {door}. # brisk
Q: Rope. String. {food_cap}. Your {trait_of}. # ticking
P: Rope, yes. String, yes. # quick
Q: And?
P: {trait_i_cap}. I'd hoped that you'd read faster. # low
Q: And we're off to {verb}! Well, I'll keep a space in the bag, in case. How much room will your {trait_of} want? # gruff
P: About so much. More in the evenings.

=== trait_lacks_1_stand_in ===
# step: trait1
# needs: trait=lacks
# makes: trait_plan=be
P: You'd better know. I've come without my {trait_of}. # stiff
Q: And we've got to {verb}. Then I'll be your {trait_of}. # after a moment
P: Have you ever done it before?
Q: No. What is there to do?
P: You're there when I want you, and you don't make remarks. # thinking
Q: I can do the first. # rolling up sleeves
N: {q} came round to {p}'s left side, and stood there, and tried to look like somebody's {trait_of}. # dry

=== trait_lacks_1_four_steps ===
# step: trait1
# needs: trait=lacks
N: {p} had hoped to get as far as {edge} before anybody noticed. {p} got about four steps. # dry
G: Where's your {trait_of}? # calling
P: At home! # calling back
Q: Really? At home? # aside
P: I don't know. It's where I'd be, if I were my {trait_of}. # aside
Q: But we've got to {verb}! I'd put your {trait_of} down for the difficult part! # aside
P: I'll have to do that bit in person. # gloomy
G: You look funny without! # calling

=== trait_lacks_2_box ===
# step: trait2
# needs: trait=lacks
# makes: trait_turn=glove
N: They looked in on {h}, on the way, who had a box. # plain
H: Whatever people lose, it comes to me in the end. Have a look for your {trait_of}. # dragging it out
N: There were six umbrellas, a tooth, and one glove. # plain
Q: No {trait_of}. {trait_of_plural:What do yours look like?|What does yours look like?}
P: I never really looked. I thought that there'd always be time. # head in the box
H: Then take the glove. It's been in there eleven years, and nobody's so much as asked. # kind
P: I came in for my {trait_of}. # putting it on
Q: It suits you, though. You've both got something missing. # fair

=== trait_lacks_2_jugs ===
# step: trait2
# needs: trait=lacks
N: {p} forgot, and did it in the old way. Where the {trait_of} ought to have come in there was nothing, and {p} went on through the gap, and in among the jugs. # quick
P: I forgot. # from below
Q: How can you forget? It's you that's without! # pulling
P: Everybody else remembers all day long. I'm the only one who ever gets a rest from it. # rubbing an elbow
H: That was nine jugs. # from behind
P: Seven. I'd got hold of two. # holding them up

=== trait_lacks_2_tick ===
# step: trait2
# needs: trait=lacks
# w: The woman with the book
N: A woman with a book was sitting in the way, on a folding stool. # plain
W: Name? Thank you. Hat? Thank you. {trait_of_cap}? # pencil ready
P: I've come without. # low
W: There's a space for it. I put a tick, or I put a cross.
P: Could you do half a tick? # hopeful
W: That's a comma. I can't let people by on a comma. # shocked
N: So they went round by {way_there}, which took an hour. # dry
Q: I thought that it was a good comma.

=== trait_lacks_3_fourth ===
# step: trait3
# needs: trait=lacks
Q: And that's because of your {trait_of}, as well. # sour
P: That's the fourth thing. It was my {trait_of} when we got blisters. Who dropped the bag, just now? # level
N: They looked at the bag. It lay where {q} had dropped it, and something was coming out. # dry
Q: Me. I was about to say that it was your {trait_of}. It's so handy. It never answers back. # honest
P: I'd like one thing to be yours.
Q: The bag's mine. # picking it up
P: And the blisters?
Q: One of the blisters.

=== trait_lacks_3_one_hand ===
# step: trait3
# needs: trait=lacks
N: {q} had one arm tied up behind, with string. # dry
P: What's that for?
Q: I wanted to see how you manage. I've been without it ever since {edge}. # stiff
P: And how's it going?
Q: It's not the dropping things. I keep sending for it, and it doesn't come. # cross
P: Yes. That's it. I never could think how to put it. # slow
Q: Undo me now. It's gone to sleep.
P: In a minute. It's the first time since we set out that I've had more than you. # enjoying it

=== trait_lacks_3_sleeve ===
# step: trait3
# needs: trait=lacks
Q: I've made you something. It's only till you're suited. # not looking up
N: It was a spoon, and a good deal of string, and a bit of coat, and it was to be {p}'s {trait_of}. # plain
P: How does it work?
Q: Chiefly by not being leaned on.
N: It worked twice. The third time it went off like a mousetrap. # dry
P: Twice is two more than I'd had. # looking for it
P: What's become of your sleeve? # noticing
Q: That was it. It went over your head. # gruff

=== trait_lacks_4_gap ===
# step: trait4
# needs: trait=lacks trait_plan=gap
N: There was one thing too many at the last, and it was the {food}. # quick
Q: I can't hold this as well! It'll have to stay here! # arms full
P: Not the {food}! Put it in the bag!
Q: The bag's been full since we left!
P: No, it hasn't. There's the space for my {trait_of}. # holding it open
N: It went in, lid and all, as if it had been measured. # dry
Q: If you'd brought your {trait_of} we'd be doing this hungry. # doing up the strap
P: I know. Don't let on. # hurrying

=== trait_lacks_4_be ===
# step: trait4
# needs: trait=lacks trait_plan=be
P: This is the bit. There's no way to do it without my {trait_of}. # through the teeth
Q: Well, I'm here. I've been at your left side since we started. I've hardly made a remark. # close by
P: Then now! # sharp
N: What {q} did is hard to describe. It was done from underneath, with a {rake}, and no {trait_of} in the world would have thought of it. It held. # quick
Q: Is that how it goes? # from underneath
P: No. It's better. Only my {trait_of} never used to say ow.
Q: I expect that you never trod there. # from underneath

=== trait_lacks_4_glove ===
# step: trait4
# needs: trait=lacks trait_turn=glove
N: {g} had been hanging about, with one hand in a pocket. # plain
G: Where did you get that glove? # staring
P: Out of {h}'s box. I'd only put my head in there for my {trait_of}.
N: {g} took the hand out of the pocket. It had the other one on. It had had it on for eleven years. # dry
G: I never liked to throw it out. No, you keep yours on. What is there to hold? # hoarse
Q: Have you got two hands? # quick
G: I have now. # flexing them

=== trait_lacks_4_news ===
# step: trait4
# needs: trait=lacks
N: They were in the very middle of it, without a hand free, when {h} came running. # quick
H: {p_call}! It's about your {trait_of}! # out of breath
P: Not now! # not looking round
H: There's news!
P: Put it down by {door}! # not looking round
Q: It's your {trait_of}. You've minded about nothing else since we set out. # amazed
P: I mind the whole time. I'm only doing this first.
N: {h} stood by {door}, with the news, like somebody with a hot dish and no table. # dry

=== trait_lacks_4_reaching ===
# step: trait4
# needs: trait=lacks
N: Then the plan, which was on paper, got away from {q} and over {edge}. # flat
Q: That's the end. I can't do it without! # white
P: You can. I've done all of this without. First you stop reaching for it. # steady
Q: I'm not reaching.
P: You've got your hand out. Next there's a hole, where it ought to be. You look at it, and then you step to the left. # kind
Q: Is that how you've come? The whole way? # stepping
P: It makes one quite good at left.
