=== turn_receipt ===
# role: turn
# recap: In [place] they found a receipt, stuck to the sole of a shoe: two false beards, eleven metres of black cloth and a cake. Whatever had become of [topic], somebody had ordered it in advance.
# phase: 1
# title: Paid for, with thanks
N: It was {b} who found the receipt. It was stuck to the bottom of {b_their} shoe, and it had been there all day. # dry
B: One rope. Two false beards. Eleven metres of black cloth. And a cake. # reading
{ a_kind:
- "planner": A: Nobody plans a crime and then keeps the receipt. Unless they mean to claim it back. # slow
- "explorer": A: What's the date on it? When did they buy it? # sharp
- "wildcard": A: What sort of cake? # sharp
- else: A: Who buys a cake on a day like that? Somebody who was sorry. # slow
}
N: {~The date on it was tomorrow's. Somebody had been to the shop on a day that had not happened yet, or else somebody had a very slow watch and a very bad conscience.|The receipt was made out to {mark}. It was signed, it was stamped, and it was marked: for the festival. There was no festival. They had only just thought of it.} Whatever had become of {topic}, it had been ordered in advance.
A: {~So it isn't a mystery. It's a delivery.|We've been looking for a thief. We should have been looking for a customer.} # dawning
~ m_item = "the receipt"
~ m_clues += 1

=== turn_twins ===
# role: turn
# recap: Then a curtain came down, and behind it stood copies of [topic], one after another. Somebody clever had been making false ones, and wanted everybody to look the other way.
# phase: 2
# title: The wrong [topic_head]
N: It all went beautifully until {a} sneezed. Then a curtain fell down, and behind the curtain stood {topic}. {~And behind that, on a shelf, there {topic_was} {topic} again, a little smaller. And again, in green.|There {topic_it} {topic_was}, large as life, with a price tag on.} # flat
{ b_kind:
- "planner": B: Seven. I make it seven. One may be real. I shouldn't like to say which. # faint
- "wildcard": B: Can we keep a spare? # whispered
- "explorer": B: They're copies. Somebody's been practising. # fascinated
- else: B: Oh dear. Somebody worked so hard on these. They've even done the little scratches. # touched
}
A: {~If these are false, then what has everybody been so worried about?|Then the one we saw, the one they all made such a fuss about, that was never the real one at all.} # slow
N: {~There was a workbench, with a half-eaten bun on it, still warm. There was a note on the bench, and the note said: hurry, they are nearly here. It had been written to somebody called {mark}, care of the back door.|{foe != "":{foe} had not taken anything. {foe} had been sold a fake, like everybody else, and was very likely as cross as they were.|Nobody had taken anything. Somebody had only wanted everyone to look the other way.}} Whoever had made them was clever, and careful, and not very far off.
~ m_clues += 1
~ m_danger += 1

=== turn_apology ===
# role: turn
# recap: At the end of the trail there was no villain, only somebody lonely in an apron, crying into an onion. A small lie had been told, and it had grown until it was the size of [place].
# phase: 3
# title: The politest villain in the world
N: They burst in. They had agreed on bursting. {~Inside there was a table laid for three, and a person in an apron, crying into an onion.|Inside somebody was standing on a chair, hanging up a paper chain, and fell off it.} # quick
A: Nobody move! We know everything! # loud
B: We know most of it. # honest
N: "Oh, thank goodness," said the person in the apron, and sat down. "I never meant it to go so far. I only wanted somebody to come." {~And out it all came: how nobody had visited for eleven years; how a small lie had been told, to make things more interesting; and how it had got out, and grown, and was now about the size of {place}.|It was the mayor's own sister. She had borrowed {topic} to put in the middle of the table, and then there had been an outcry, and it had never been the right moment to bring {topic_them} back.}
{ a_kind:
- "helper": A: You could have just asked us to tea. # soft
- "planner": A: Do you know how many forms I have filled in about you? I was a goat. # wounded
- "wildcard": A: Is this cake for anyone? # gentle
- else: A: I've never felt so sorry and so cross in the same minute. # quiet
}
B: {~Then we can't arrest anyone. And if we just put things back, they'll hunt you out of town.|So there's no villain. That's worse. What are we supposed to do with no villain?} # troubled
N: Outside there were boots, and shouting, and the sound of four hundred people who had voted for something. They had about as long as it takes to eat a slice of cake.
~ m_clues += 1

=== turn_machine ===
# role: turn
# recap: Under a glass dome they found a large red button, to which all the pipes in [place] ran. [topic] had only been the cover. It was the button that everyone was so afraid of.
# phase: 3
# title: Please do not press
# topic: event place thing
N: At the heart of it all, under a glass dome, there was a button. It was large and red. All the pipes in {place} ran down to it. {~Beside it hung a notice as long as a sheet, and the last word of the notice was goodbye.|Beside it sat a very old man in a chair, whose job was to look at it.} # hushed
B: So that's what it's all been about. {topic} was only the cover. It's what was underneath. # slow
{ a_kind:
- "wildcard": A: I'm not going to press it. Why are you both looking at me? I have never pressed anything in my life. # hurt
- "planner": A: If they wanted it never to be pressed, they would not have made it red. Somebody wants it pressed. By us. # thinking
- "explorer": A: What does it do? Somebody must know what it does. # aching
- else: A: Who has been minding it all this time? Has anybody minded you? # to the old man
}
N: {~"It turns everything off," said somebody behind them. "And then it turns everything on again. It fixes most things. But nobody dares, because of the middle part."|According to the notice it did one thing, once. It put back whatever had been lost. It did not say what it would take in change.} {craft} ticked in the walls like a clock that has noticed you looking.
B: {~Everybody's been keeping it safe. And it's been waiting all along for someone to be brave, or silly.|They built the whole town round a thing they're too frightened to touch.} # wondering
~ m_clues += 1

=== turn_parade ===
# role: turn
# recap: In front of the whole of [place] they told everything, from a table, and somebody began to clap. They had said that they would [goal], and they had. But there was one thing left that did not add up.
# phase: 4
# title: A round of applause
N: It ended the way it had begun, in front of everybody. {a} climbed on to a table. {a_they} had prepared some remarks, and the {weather} blew them away. # warm
{ m_style:
- "bold": N: So {a_they} just told them. All of it, in the wrong order, very loudly, with the duck in.
- "kind": N: So {a_they} began with the hard part, and said who was sorry, and said it so that nobody could be cross without feeling small.
- "careful": N: So {b} handed up the spare copy. There was always a spare copy. It had been laminated.
- else: N: So {a_they} asked everybody to close their eyes and put up a hand if they had ever told a lie to make things more interesting. Then {a_they} told them to open their eyes.
}
N: {~Nobody spoke. Then, at the back, a very small man with a very large stamp began to clap.|There was a silence, and in the silence a goose said honk, and somebody laughed, and then it was all right.} They had said that they would {goal}, and, in a manner of speaking, with custard, they had.
{m_ally != "":N: {m_ally} threw a hat in the air. It was the good hat, with the feather. It never came down, but {m_ally} said that it was worth it.}
{m_debt != "":N: They went back for {m_debt}, because they had promised, and told the ending twice.}
{m_pet != "":N: {m_pet} was given a medal, and ate it.}
A: {~That's the last time I go to a meeting for the biscuits.|I'd like to thank my back half. You were a wonderful cow.} # glowing
B: {~Don't look now. But that notice wasn't on the wall this morning.|There's only one thing that bothers me. If it was all a mistake, who sent the note?} # thoughtful
~ m_clues = 0
~ m_danger = 0

=== turn_contest ===
# role: turn
# recap: Gold fell out of a judge's pocket, and they understood: [topic] was only a curtain. While all of [place] was watching, something else was being carried out at the back.
# phase: 2
# kind: contest
# title: The judge's pocket
N: The judge bent down to tie a shoelace, and a small gold {coin} fell out of the judge's pocket, and then another, and then a great many. # flat
B: That's odd. Judges are paid in sandwiches. I read the rules. All of them. There's a part about sandwiches. # low
{ a_kind:
- "planner": A: Nine judges. One of them's rich. It's not even well hidden. # cold
- "wildcard": A: Somebody's cheating! And it isn't me! I'm almost offended. # amazed
- "explorer": A: Then whoever's winning isn't trying to win. Watch. They keep looking at the clock. # quick
- else: A: And all those people practised so hard. # angry
}
N: {~They had thought that {topic} was the prize. It was the curtain. While all of {place} sat with its back to {mark}, somebody was carrying things out by the other door.|Nobody had ever meant anyone to win. So long as {topic} went on, the gates stayed shut, and so long as the gates stayed shut, nobody could leave and tell.} The crowd roared at something. They were the only two people there who were not watching.
B: {~So we can still win, and be robbed, or lose, and catch them at it.|We've got to go on playing. And we've got to be somewhere else. At the same time.} # thinking fast
~ m_clues += 1
~ m_danger += 1
