=== turn_listening ===
# role: turn
# recap: They put an ear to the [ground], and heard it: three long, two short, and a wait. It was not a cry for help. It was an answer, and somebody must have called first.
# phase: 1
# title: It was an answer
N: {~They had been looking for an hour before it struck them that they ought to be listening.|It was {a} who lay down flat and put an ear to the {ground}.} There was that sound again. Three long, two short, and then a wait.
{ a_kind:
- "planner": A: It waits exactly as long as it takes to say three long and two short. That isn't an echo. That's manners. # slow
- "explorer": A: It's under us. And it's over there, by {mark}. It's everywhere the {folks} have stopped going. # quick
- "wildcard": A: It's our knock! {b}, it's how I knock on your window! # astonished
- else: A: It's somebody who's been told to wait their turn. # soft
}
N: {b} tapped it back, with one knuckle. {~All over {place}, very faintly, everything that was made of glass began to sing.|At once, from very far down, it came again, faster, tumbling over itself, like someone who runs to the door.}
B: {~It isn't calling for help. It's answering. Somebody called to it first.|So nothing has been taken from us at all. Something has come back.} # wondering
A: Then who called it? And what did they tell it about us? # quiet
~ m_clues += 1

=== turn_portrait ===
# role: turn
# recap: In a very old picture they found two people with a lamp, and knew their own faces. They were not the first to be asked. [place] had sent others before them, and never said so.
# phase: 2
# title: The same two people
N: The picture hung where nobody would see it who was not already on their knees. It was very old. It showed two people with a lamp, at the door of {mark}. # still
B: Hold the light up. Higher. # odd
{ b_kind:
- "planner": B: That's your ear. That's my coat. It's got the ink stain that I made this morning. # dry-mouthed
- "wildcard": B: That's us! I look wonderful! How am I two hundred years old? # delighted
- "explorer": B: It's us. We've been here before. Or we're going to have been. # breathless
- else: B: They look like us. They look as if they're saying goodbye. # quiet
}
N: {~Under it was a brass plate. It gave a date, and two names that were not theirs, and one line: they meant well.|There were four pictures in the row. In every one there were two people with a lamp. Each time the people were different, and each time they had the same look: as if somebody had just told them a thing that could not be true.}
A: {~So we're not the first to be asked. We're only the newest.|Everyone told us that this had never happened before. Everyone. They must have dusted this.} # low
N: {foe != "":And in the corner of the oldest picture, smiling, with one hand on the frame, stood {foe}.|And in the corner of the oldest picture the painter had left one figure blank, just the shape of it, as if waiting to see who would come.} If they meant to {goal}, they would have to learn what had become of the others.
~ m_clues += 1

=== turn_two_wants ===
# role: turn
# topic: person creature
# recap: They found [topic] at a window, with the door wide open. Nobody had taken it. It had its own reason to be there, and to bring it home might break somebody smaller's heart.
# phase: 3
# title: What it wanted
N: So they came to the end of the road, and it was a room with a window, and in the window, looking out, there {topic_was} {topic}. {~Nothing was holding {topic_them} there.|The door had been open all the time.} # hushed
A: {~You could have left. Any day. You could have just walked out.|Nobody locked you in.} # soft
N: There were no words, but they both understood it, the way you understand a dog. It had never been stolen, or lost, or kept. {~It had gone because it was needed here. Something even smaller was asleep in the corner, and it would wake if it was left alone.|It had run away because {place} was so sure of it. Nobody there had looked at it in years. They had only looked at where it ought to be.}
{ b_kind:
- "planner": B: If it stays, {place} goes dark. If it goes home, that little one does. There's no sum where it comes out even. # stricken
- "explorer": B: We came all this way to bring it back, and it doesn't want to come. # small
- "wildcard": B: I was so sure that there'd be somebody to fight. # lost
- else: B: We never asked. All that way, and none of us ever thought of asking. # ashamed
}
{ a_kind:
- "planner": A: Then we don't do a sum. We start from both, and we work backwards. # stubborn
- else: A: {~Then it can't be one or the other. We shall just have to be cleverer than that.|We made a promise at home. I don't know how to keep it. But I know how not to.} # slow
}
~ m_clues += 1

=== turn_sharing ===
# role: turn
# recap: They found that there was enough light to go round, if it was shared, and window after window lit up beyond [place]. They had set out to [goal], and they had done something larger by mistake. And then it began again.
# phase: 4
# title: Enough to go round
N: In the end it was simple. It was so simple that it took them all night. # warm
{ m_style:
- "bold": N: {a} picked up the lamp, which they had kept so carefully alight the whole way, and broke it in two.
- "careful": N: {b} worked it out on the back of the map, and then they did it, a little at a time, stopping after every step to see that nobody was hurt.
- "kind": N: They asked. They asked everybody, the great and the small, one after another, what they could spare. And it turned out that everybody could spare something.
- else: N: They had thought that there was only so much light, and that it must be in one place or the other. But you can light one lamp from another, and have two.
}
N: {~In {place} the people woke, and saw their windows shining, and for once they got up to see where it came from.|From the hill you could see it go: window after window, street after street, out along the road and over the {hazard} and on, to places that had never had a name.} They had set out to {goal}. {~They had done that, and something larger, by mistake.|It did not look the way that anyone had thought it would.}
{m_ally != "":N: {m_ally} put out a cup, and then another, and then ran out of cups.}
{m_pet != "":N: {m_pet} would not be put down until the very last light was lit. Then {m_pet} fell asleep in {b}'s hood.}
{m_debt != "":N: And they went back to tell {m_debt}, who had waited up.}
A: {~We should go home. I can't remember what I used to do there.|I thought that it would feel like finishing.} # tired, happy
B: {~Listen. There it is again. Only this time it's coming from the other side.|It feels like being at the top of a hill and seeing the next hill.} # wondering
~ m_clues = 0
~ m_danger = 0

=== turn_journey_end ===
# role: turn
# recap: At the end of the road there was nobody, only dust, and a chair pushed back. [topic] had never been there at all. Somebody had sent them the long way, and what they were looking for was at home.
# phase: 3
# kind: journey rescue quest
# title: The wrong address
N: There it stood, the place that they had come so far to find, and there was nobody in it. There was dust on the table. There was a chair, pulled back, as if someone had just got up. The dust lay on the chair as well. # quiet
B: We're too late. # flat
{ a_kind:
- "planner": A: Years too late. Years. They'd gone before we were even sent. # turning slowly
- "explorer": A: No. Look how the dust lies. Somebody walked out, and didn't hurry, and left the door on the latch. # kneeling
- "wildcard": A: Then who's been writing to us? # sudden
- else: A: They'd laid two cups. They were expecting somebody. I think that it was us. # soft
}
N: {~On the back of the door hung a coat, and the coat was {b}'s size, and in the pocket lay a list of everything that had happened to them since they left {place}, with a neat tick beside each.|Then {b} turned over the cup, and read the bottom of it, and sat down in the chair. It said: made in {place}.}
B: {~It's not the end of the road. It's only where you turn round. What we were looking for was at home.|We were sent. Somebody wanted us to walk all this way, and to look at everything on it, before we saw this.} # slow
N: {topic} had never been here at all. But whoever had lived here had known them, and had liked them, and had left the lamp filled.
~ m_clues += 1
