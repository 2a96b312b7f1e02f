// ESCAPE, episode 1: more ways of being caught. By somebody who shut the lid, out of the wet, and in a thing that has no door.

=== escape_shut_foe ===
# step: shut
# needs: x=place foe_known foe_type=person,creature no-den_is=company
# title: Behind the Sandwiches
N: {air} {a_who} {b_who}
N: They had heard {foe} coming, and there had been just time to hide, all four of them: {a} and {b}, and {h}, and {g} with the sandwiches. It was {b} who said, quick, in here. # quick
A: In where? # whispered
B: In here. It was open. # whispered
H: And what is it? # whispered
B: I didn't look. It was big enough. # whispered
N: Then it went dark. Something was shut, and fastened, by somebody who did it every day, and did not think of it. It was {foe}. The steps went off a little way, and stopped there. # flat
A: That was the lid, or the door, or whatever it's got. # low
H: Then I know where we are. We're {den_in}. # low
B: It was the best place to hide. Nobody's found us. # in a small voice
G: And {foe} {foe_is} sitting in front of it. I can see one foot. # at a crack, chewing

=== escape_shut_locked ===
# step: shut
# needs: x=place locked locked=yes foe_known foe=talks no-x_size=abstract
# title: It Was the Hat
N: {air} {a_who} {b_who}
N: {foe_cap} had turned the key, and tried it, and come back and tried it once more. Then the steps went off. That left four of them {den_in}: the two, and {h}, and {g} with the sandwiches. # flat
A: What was it that we did? # after a while
G: I laughed. It was the hat. I'd never seen it from behind. # chewing
B: Nobody locks up four people for a hat! # hot
H: It was a great deal of hat. # fair
B: Then say that you're sorry! # through the teeth
G: I did. I'd got my mouth full. It came out like the first time. # wretched
A: Let's see what we've got. # practical
N: There {tool_was} {tool}, since no one had thought of taking {tool_them} away; there were the sandwiches; and there {x_was} {x}, on every side. # plain
H: I make that two things, and a prison. # mild
B: Then we're not nearly as locked up as we might be. # in a small voice

=== escape_shut_lunch ===
# step: shut
# needs: x=place no-x_size=abstract no-den_is=company
# title: Out of the Draught
N: {air} {a_who} {b_who}
N: They had only gone into {x} to eat their sandwiches out of {cold}: the two of them, and {h}, because {h} had the flask, and {g}, because {g} had the sandwiches. # plain
A: It's nice in here. It's quite quiet. # unwrapping
B: It's got quieter. Did you hear that? Just now? # stopping
A: I heard a sort of click. # chewing more slowly
H: Somebody go and see if it's what I think. # with the cup half way
N: {a} went and pushed, and came back, and sat down. # flat
A: It's what you think. # low
B: It wasn't shut when we came. I'd have noticed. I'd have had to open it. # low
G: Who's got the last one with egg? # looking in the bag
H: Nobody eats anything more until we know for how long. # putting the lid on the flask
N: And so it was that they first looked round properly, and saw who had them. There {foe_was} {foe}. # quiet

=== escape_shut_drift ===
# step: shut
# needs: x=place x_size=abstract
# title: It Comes Round Again
N: {air} {a_who} {b_who}
N: None of them could have said how they had got into {x}. They had been sitting in a row, the two of them, and {h}, and {g} with the sandwiches; and somebody had stopped listening. # quiet
A: This isn't where we were. # low
B: I know what this is. It's {x}. You can tell by how long it takes. # low
H: Then whoever began it can leave off. # looking at the time
A: I've tried. I pinched myself. # low
B: That was me. # rubbing an arm
G: My sandwich has come back. I ate it, and here it is. # interested
N: They turned round, to leave by the way they had come. There was no such way. There {foe_was} {foe}, {foe_alive:sitting in it|from the one side to the other}. # quiet
B: How do you get out of a thing that's got no door? # low
H: By the end. It must have one. # low
G: I've eaten it again. # with respect

=== escape_miss_sound ===
# step: miss
# needs: x=place x_said no-x_size=abstract no-den_is=company
# title: Nine, So Far
N: It was never altogether quiet {den_inside}. Every so often there was {x_sound}; and they had begun to go by it, as one goes by a church clock. # quiet
A: That's nine, since it shut.
B: Nine what?
A: I don't know. But we meant to be home before the first. So that makes us nine late. # counting
H: They'll have put out plates. They'll have put out four, and now they're looking at them. # low
G: They'll put a lid on mine. They're good about lids. # comfortable
B: And if it gets to thirty, and we're still not there?
A: Then {stake}. # simple
N: There was {x_sound}. Nobody said which it was. # hushed
H: I put a hand on {x_part}, to see if it comes from that. # after a moment
B: And does it?
H: No. It just comes. I don't think that it's waiting for us. # wiping the hand

=== escape_miss_laid ===
# step: miss
# needs: x=place x_said no-x_size=abstract no-den_is=company
# title: Laid for Four
N: {h} drew a table on {ground} with one heel, and four plates. They sat down to it, each where they sat at home. # plain
A: What day is it? # looking at the plate
H: If it's still today, it's soup. # grave
G: I'm not over there. I'm by the door. I've always been by the door. # getting up
B: There isn't a door just there. There's {x_part}. # low
G: Then I'm by {x_part}. # sitting down, content
A: They'll have the table, and the soup, and four chairs. # slow
B: And we've got what goes on the chairs. Put together it'd be a supper. # low
N: There was {x_sound}. They all looked up, as one does when somebody else is late. # dry
A: They'll wait a bit. Then they'll start without us; and then {stake}. # low
H: {till != "":They can do without us until {till}. After that it gets noticed.|The first evening one's only late. It's the second that gets noticed.} # straightening a spoon
B: Don't rub out mine. I'd like to think that it's there. # low
