=== enc_witness ===
# role: encounter
# walkon: yes
N: There was one witness, and that was {w}, the {w_job}, who had seen it all and had been waiting ever since for somebody to ask.
W: It was a night like this one. Only darker. And wetter. I was wearing my other hat. # dramatic
{ a_kind:
- "planner": A: What time was it? Exactly? # pencil ready
- "explorer": A: What did you see? Which way did it go? # eager
- "wildcard": A: What was wrong with this hat? # interested
- else: A: That must have been frightening, all on your own. # gentle
}
W: {~I'm coming to that. It was my second-best hat, with the feather. The feather's important.|Don't rush me. I've told this to the wall nineteen times, and I never once left out the hat.} # stern
N: It took some time. There was a good deal of hat in it. But in the very middle, between the brim and the feather, there it was, as small as a pip in a pie. {~{w} had seen the lights go out at {mark} before anything was missing, and not after.|{w} had seen two people shake hands, and one of them had paid the other to be surprised.}
B: {~Say that again. Not the hat. The other part.|So it was no accident. And somebody bought a ticket.} # very still
W: {~You listened to the end. Nobody's ever listened to the end. If you need me, I'll be here. In the hat.|You're the first that ever wrote it down. Shall I sign it?} # moved
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "told"
~ m_clues += 1

=== enc_villain_off_duty ===
# role: encounter
# walkon: yes
N: {w} was sitting on an upturned bucket, having {w_their} lunch. {w_they} wore a black mask, a black cape, and a badge that said: henchman, third class. In ordinary life, said {w}, {w_they} was a {w_job}. # matter-of-fact
W: I'm on my break. You're meant to be caught after two. Do you mind? # polite
{ b_kind:
- "wildcard": B: Not a bit. Is that {food}? # sitting down
- "planner": B: After two. Is there a schedule? May I copy it? # alert
- "explorer": B: What's it like, henching? Do you get to travel? # curious
- else: B: You look worn out. Have they got you on nights? # sorry
}
W: {~It's mostly standing. You stand by a door, and then you stand by another door. Nobody ever says, well stood.|They told me there'd be capes for everybody. I had to sew my own. My mother did the hem.} # sighing
A: And what's behind the doors? # casual
W: {~I couldn't say. But I'll tell you what isn't. What everyone thinks is there. That went out by the kitchen, on a {ride}, last Tuesday.|Stairs, mostly. I'd go down, if I was you, and not up. Everybody always goes up. That's where we wait.} # confidential
N: {~Then a whistle blew, and {w} folded the paper bag, and put the mask straight, and gave them a count of fifty. {w_they} counted out loud, and missed out the thirties to be fair, and then put them back in.|They shook hands all round. "See you at two," said {w}, and {w_they} sounded as if it was something to look forward to.}
~ m_clues += 1
~ m_danger += 1

=== enc_granny ===
# role: encounter
# walkon: yes
N: The door flew open, and a hand came out, and the hand had a soup spoon in it. "You're late," said a voice. "And you're thin. Sit." Her name was {w_they == "she":{w}|Granny, and the young man peeling her turnips was {w}}, and nobody had ever told her no. # brisk
A: I think there's been some mistake. # polite
{ w_they == "she":
  W: There has. You've been walking about on an empty stomach, saving the world. Which of you is the clever one? # commanding
- else:
  W: There's always been some mistake. Eat the soup. It's quicker. # whispered
}
{ b_kind:
- "planner": B: I am. # at once
- "wildcard": B: We take it in turns. It's nobody's turn today. # honest
- "explorer": B: I'm the one who goes first. It isn't the same thing. # cheerful
- else: B: {a} is. I'm the one who carries the sandwiches. # loyal
}
N: There were three bowls of {food} before anybody was allowed to speak of {topic}. Then the table was cleared, and the lid came off a very old tin. {~In the tin were a key, a button, and a photograph of everybody who had ever tried this before. They were all standing in the same doorway.|In the tin lay the other half of something they had been carrying for two days without knowing that it was only a half.}
N: "Now then," said the voice with the spoon. {~"You'll want to be there before dark, and you'll want to go in backwards. Don't ask me why. Ask the ones who went in forwards."|"They'll tell you it can't be done. They told me so about the soup."}
B: {~It was the best soup I have ever been frightened by.|I'd follow that spoon into battle.} # in awe
~ m_item = "the old key"
~ m_trust += 1

=== enc_back_again ===
# role: encounter
# needs: ally
N: "Psst," said a barrel. They walked on. "Psst," said the barrel, louder, and it got up on two legs and ran after them. It was {m_ally}, the {m_ally_job}, and {~the lid was stuck|somebody had left some fish in it}.
A: {m_ally}! What are you doing in there? # astonished
X: {~Following you. I've been doing it since yesterday. You walk very fast for people who keep stopping.|Hiding. I asked one small question about {topic}, and eleven people told me to go home. So I knew it was a good one.} # muffled
{ b_kind:
- "planner": B: You could have sent a letter. # reasonable
- "wildcard": B: Is there room for one more? # hopeful
- "helper": B: Have you eaten anything? Anything that isn't fish? # anxious
- else: B: What did you find out? Tell us everything. Start with the worst. # eager
}
X: {~There's a second door at {mark}. It's behind the first one. That's why nobody's ever found it. They all stop at the first one.|It's the quiet one. It's always the quiet one. The one who stands at the back of every meeting and holds the coats.} # hushed
N: {~It took both of them to get {m_ally} out of the barrel, and then they needed the barrel.|After that there was nothing for it but to take {m_ally} along, barrel and all, and roll when they could.}
~ m_clues += 2
