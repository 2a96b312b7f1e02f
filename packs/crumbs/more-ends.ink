=== turn_minutes ===
# role: turn
# recap: It all came out at a meeting in [place], just before the biscuits, and one hand after another went up. They had set out to [goal], and it was done. Only the last biscuit was missing, and who had taken it?
# phase: 4
# title: Any other business
N: It all came out at a meeting. Everything in {place} does, in the end, just before the biscuits. # warm
{ m_style:
- "bold": N: {a} got up on a chair, and said the whole of it in one breath, and sat down on a hat.
- "careful": N: {b} had brought a chart. There were arrows on it. By the fourth arrow people had begun to look at their shoes.
- "kind": N: {a} did not name any names. {a_they} only said that whoever it was could put it back on the table while the lights were out, and nobody would count.
- else: N: They handed round the biscuits first. It is very hard to go on lying with a custard cream in your mouth.
}
A: {~All in favour of telling the truth?|Does anybody want to add anything? Anybody in a false beard?} # clear
N: {~One hand went up, at the back. Then another. Then somebody fell off a window sill, outside, where they had been listening.|There was a very long silence, and in it, slowly, like a hedgehog coming out for milk, the mayor put up a hand.}
B: {~Then it's carried. Nobody was wicked. Everybody was a bit silly. I'll write that down.|Put it in the book. Put, "There was a misunderstanding, with bells on."} # brisk
N: They had set out to {goal}, and by ten past four it was done, {~and the tea had not even gone cold|apart from the paint}.
{m_ally != "":X: I'd like it in the minutes that I believed you all along. # proud}
{m_pet != "":N: {m_pet} was voted in as treasurer, with one against, and that was {m_pet}.}
{m_debt != "":B: And we owe {m_debt} an ending. I'll do the voices. # remembering}
A: {~Is that everything? It feels as if there ought to be a last biscuit.|Who took the last minutes? I mean, last time. They aren't in anybody's writing.} # puzzled
B: {~There was. It's gone. And so is the plate.|It says here that we were at a meeting. It says that we all agreed. It's dated next year.} # slow
~ m_clues = 0
~ m_danger = 0

=== cliff_hiccup ===
# role: cliff
# recap: Then, behind a curtain, a few steps from the way out, [a] got the hiccups.
N: {~They were nearly out. They had got as far as the curtain.|It was all going so well that {b} had started to hum.} On the other side somebody was reading aloud from a list. {~It was a list of people who had to be found before supper.|It was a very short list.} And at that moment {a} got the hiccups. # breathless
B: {~Not now. Hold your breath. Think of a cow.|You can't. You can't have the hiccups. Not here.} # whispered
A: {~I'm thinking of a cow. The cow's got them too.|I'm not doing it on purpose. Hic.} # strangled
N: The reading stopped. {~"Did the curtain say something?" said a voice.|A chair was pushed back.} There were footsteps, and they were coming across the floor, and they had something with them that squeaked.
* [Jump out and shout surprise # id:jumpout # style:bold # recall:jumped out from behind the curtain # led:It was taken for a birthday, and on the floor they found a map of {mark}.]
  N: They jumped. "Surprise!" they shouted, both together, in two different keys. {~The squeaking thing was a tea trolley, and it went over.|Somebody screamed, and then somebody laughed, and then it turned out that it was somebody's birthday.}
  A: {~I've stopped! I've stopped hiccuping!|Many happy returns. Sorry about the tea.} # delighted
  B: {~Don't stop. Keep smiling. Walk towards the door.|They think we're the entertainment. Can you do anything with a spoon?} # through the teeth
  N: On the back of the list, as it lay on the floor in the tea, there was a map of {mark}, with a cross on it.
  ~ m_clues += 1
* [Stand quite still and be a curtain # id:curtain # style:careful # recall:pretended to be a curtain # led:They were drawn aside, and let go again, and heard what was planned for the night.]
  N: They stood so still that a moth sat down on {b}. They were curtain all the way through. {~The footsteps came up, and stopped, and somebody straightened {a} at the edges.|Somebody took hold of {b}, and drew {b_them} to one side, to see out of the window, and let go again.}
  B: {~They've gone. I think they've gone. I may always be a curtain now.|I've never been drawn before. It was quite restful.} # whispered
  A: {~Did you hear what they said? They said it's tonight. Hic.|They left the list. It's only got two names on it, and neither one is ours.} # whispered
  ~ m_clues += 1
* [Ask whoever it is for some water # id:water # style:kind # recall:asked for a glass of water # led:It is very hard to be terrible to somebody with hiccups, and so they came to talk.]
  N: {a} put {a_their} head out. "I'm so sorry," {a_they} said. "Hic. Could I have some water?" {~And the person with the list, who had been about to be terrible, went and fetched a glass. It is very hard to be terrible to somebody with hiccups.|There was a silence. "Upside down," said the voice. "You want to drink it upside down. I get them too."}
  A: {~Thank you. That's very good water.|It's gone! How did you know?} # grateful
  B: {~We were just going. Unless you need a hand with that list.|May I ask why you're looking for all these people?} # polite
  N: {~"Because they were kind to me once," said the person, "and I've got something of theirs." And out of a pocket came half of a thing that they had thought was whole.|"I'm not," said the person with the list. "I'm hiding from them. I thought that you were them."}
  ~ m_trust += 1
