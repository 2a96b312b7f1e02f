=== enc_bagpipes ===
# role: encounter
# walkon: yes
N: The noise was like a gate being sad. It came out of a barn, and it was {w}, the {w_job}, with a set of bagpipes, practising where nobody could hear. {w_they} went red to the hair. # light
W: {~You heard that. Then tell me the truth. Nobody will. They all remember something on the stove.|I play tomorrow, before the whole town. Is it any good? And don't be nice.} # wretched
{ a_kind:
- "planner": A: There were eleven notes. I liked four. I could show you which. # fair
- "explorer": A: I've never heard anything like it, and I have been up a volcano. # fair
- "wildcard": A: I thought somebody was sitting on a swan. I'd come again. # fair
- else: A: The start was shaky. Then you forgot that we might be listening, and it was lovely. # fair
}
W: {~Say that again, slowly. I want to have it.|That's the first thing anyone's ever said that I could use.} # breathing out
B: {~Who's asked you to play? It can't be for the tune.|But why do they want you at all, if they can't bear it?} # blunt
N: It was a fair question, and {w} had to sit down on it. {~"To be loud," {w_they} said at last. "From eight until nine. They were very firm about the hour."|"I'm to stand outside {mark}," {w_they} said, "and not leave off, whatever I hear behind me."}
B: {~So somebody means to make a noise, and wants a bigger one on top.|Then from eight to nine there's something that nobody is to hear.} # slow
W: {~Is that what I am? A lid? Well, I can stop, you know. I could stop dead, at half past.|And I thought it was my low notes. Right. You just tell me when you'd like it quiet.} # getting up
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "told"
~ m_clues += 1

=== enc_snail ===
# role: encounter
# walkon: yes
N: There was a ribbon across the lane, and beside it, on a stool, sat {w}, who was really a {w_job}. {w_they} was waiting for the end of a race. It had begun on Tuesday. # calm
A: {~I can't see anybody coming.|Who's in front?} # looking
W: {~There. By the dock leaf. That's Thunder. She's been on the last yard since breakfast.|Down a bit. That's mine, with the dot on.} # intent
{ b_kind:
- "planner": B: At that speed, it's Friday. I make it Friday, a bit after lunch. # to the pencil
- "explorer": B: Everything must look so enormous. I'd love to be told about that leaf. # flat on the ground
- "wildcard": B: Come on, Thunder! Show them your foot! # flat on the ground
- else: B: Has she had a drink? Have you? You've sat here four days. # kindly
}
W: Would you hold the ribbon? I've got to scratch my knee, and I daren't let go. I've not taken my eyes off this lane. # pleading
N: So {a} held it, and {w} scratched, with a look of heaven. {~Then it came to {a} what {w_they} had said.|It was {b} who saw what that meant.}
B: {~You've been looking at this lane for four days? All night as well?|Then you've seen everyone who came by here, since it happened.} # sharp
W: {~Only the one who stepped over the ribbon the wrong way. Backwards, so the footprints would come towards town. In slippers, too.|Two of them, with a barrow, bound for {mark}. One came back. And the barrow rattled both ways, so it was never full, and that's been bothering me.} # still watching
A: {~And nobody asked you?|And you never told anyone?} # amazed
W: Nobody stops. Not at this speed. # peaceful
~ m_clues += 2

=== enc_pockets ===
# role: encounter
# walkon: yes
N: {b} felt a hand in {b_their} pocket, and caught hold of it by the wrist. At the other end was {w}, a {w_job} these days, in very soft shoes. # quick
B: {~Thief!|Got you! What have you taken?} # loud
W: {~Nothing. Look. I was putting something in.|Keep your voice down. I've retired. That's your own. I had it off you in the spring.} # hurt
N: It was so. {~There was the hanky, washed and ironed.|In the pocket was a glove that {b} had given up on long ago.} For thirty years, said {w}, {w_they} had taken things out, and for two {w_they} had been putting them back. # low
{ a_kind:
- "planner": A: Alphabetical, by pocket. You've even got the linings. # respectful
- "explorer": A: How do you do it? Do it to me. I never felt a thing. Do it again. # enchanted
- "wildcard": A: I lost a frog once. It wasn't you, was it? # hopeful
- else: A: It must be much harder, giving back. Nobody's looking the other way. # gentle
}
W: {~There's only one left on my list, and I daren't. It was in the mayor's waistcoat, the night of the trouble with {topic}.|All but this. It was in the mayor's waistcoat, the night of the trouble with {topic}. I don't even like to hold it.} # whispered
N: It was a button, with a bit of thread still on it. {~It had been torn off.|Somebody had pulled it off in a hurry, in the dark.}
B: {~Why would the mayor carry round somebody else's button?|Then the mayor caught someone by the coat, and never told.} # turning it over
W: {~You take it home for me. And pat the pocket after. People like that.|If you'll do that one, I can sleep. And then come and tell me how it went.} # pressing it on them
~ m_item = "the torn button"
~ m_debt = w
~ m_clues += 1

=== enc_guide ===
# role: encounter
# walkon: yes
N: "And this," said {w}, with an arm up, "is the very pump where the queen of the moths was crowned." Nine visitors wrote it down. {w} was a {w_job} in winter, and a guide in summer, and did not know one true thing about {place}. # merry
A: {~That was put in last year. I was there. It's a pump.|Is that so? I've washed my feet in it all my life.} # aside
W: {~Shh. Nobody wants to hear, "This is a pump." I gave them pumps for a year. They cried.|It has been since this morning. Ask any of those nine. Walk with me, and look as if you're from somewhere.} # from the side of the mouth
{ b_kind:
- "planner": B: You said seventeen hundred and four, and then you said before the flood. You want to keep a chart. # helpful
- "explorer": B: Do the tower. Please. I'd like to know what happened at the tower. # thirsty
- "wildcard": B: Say that I was born on the roof. # thrilled
- else: B: They look so happy. Look at the gentleman with the moth. # smiling
}
W: {~I did have a fright on Monday. I made up a passage out of {mark}, behind the ovens. And a man at the back went white, and gave me a {coin} not to do that bit again.|Only it's gone wrong. I said that {topic} came here once before, in a crate. Pure invention. And that night somebody put a stone through my window.} # serious now
B: {~So you made it up, and it was true.|You guessed. You got one right, out of all those moths.} # stopping
W: {~I never meant to. I feel I ought to wash.|First time in nine years. It's a horrible feeling. However do people stand it?} # pale
N: Then the visitors came up, pencils ready. {~"And here," said {w}, weakly, "is a pump."|They wrote down {b}.}
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "told"
~ m_clues += 1

=== enc_surprise ===
# role: encounter
# walkon: yes
N: Somebody was under the table at the inn, with a cloth down all round. When {a} bent to pick up a spoon, there they were, nose to nose. It was {w}, the {w_job}, and it was {w_their} birthday. # low
W: {~Get under. Quick. Has anyone got a cake out there?|Don't say my name. They're all in the next room, with whistles. I can hear them breathing.} # whispered
W: {~I can't bear it. They jump. Every year they jump, and I scream, and then there's a song.|I've been surprised for forty-one years running. I only want to be told a thing, once, calmly, beforehand.} # whispered
{ b_kind:
- "planner": B: At six they'll shout. Then there'll be a cake, and a speech of nine minutes. Now you know. # whispered
- "explorer": B: Shall I go in first? I love it. You could come on after, like a rear guard. # whispered
- "wildcard": B: Then let's surprise them. We could come up through the floor. # whispered
- else: B: Give me your hand. We'll go in together, and I'll squeeze before the loud parts. # whispered
}
N: {w} shook on it. {~"I've been here since noon," {w_they} said. "You'd be astonished at what people say to a table."|"One good turn," {w_they} said. "I'll give you what I heard. It isn't wrapped."}
W: {~There were two of them, with soup. One said, what if they find {topic}? And the other said, they'll never look where they've looked already.|Two pairs of boots sat here, from {mark}. They've hired the cellar for tonight, and paid for the noise.} # whispered
N: At six {b} squeezed. There was a scream in the next room, but for once it was not {w}'s. {~It was the song that did it, they heard. {a} had joined in.|They had sent in the table first.}
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "saved"
~ m_clues += 1

=== enc_hedge ===
# role: encounter
# needs: ally
N: They were resting by a hedge. "Don't look round," said the hedge. "You've been rested at by that hat for ten minutes." It had leaves down to the ankles, and {m_ally}'s boots. # low
A: {~{m_ally}, is that you?|Why are you a bush, {m_ally}?} # from the corner of the mouth
X: {~I used to be a {m_ally_job}. Now I'm privet. You'd be surprised how people talk in front of privet.|It's for you two that I'm doing it. I've been clipped. Twice. I've never been so square.} # rustling
{ b_kind:
- "planner": B: You've got a nest. I'm sorry. I thought that you should be told. # low
- "explorer": B: What's it like when the wind blows? # low
- "wildcard": B: Are there two in there, or is it only you that's sneezing? # low
- else: B: You'll catch cold. Take my scarf. I'll drop it, and you lean. # low
}
X: {~That's one of them over there, with the newspaper. He's had it upside down since Tuesday. He wants to know how much you know about {topic}.|See the hat? It's the same one that sat outside {mark}. It was talking to a man in very good gloves. They've a bet on, which of you will give up first.} # rustling
{ shuffle:
- A: And how much do we know? # low
  X: Not the main thing. There isn't one of them. There's two, and they can't stand each other. That's your way in. # pleased
- A: What did they say about us? # low
  X: That you're fools. They said it fondly. So I'd go on being fools a while longer, if I were you. It's working. # pleased
}
N: {~Then a dog came along and looked at {m_ally}, and they all held their breath.|When they left, the hedge came too, a few steps at a time, and stood still whenever the hat looked up.}
~ m_clues += 2
~ m_trust += 1
