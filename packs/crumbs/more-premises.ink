=== premise_lost_property ===
# role: premise
N: {a} was minding the lost property office of {place}, for one afternoon, while the lady had her tooth out. There were nine hundred umbrellas, a wooden leg and a tuba. {b} had come to help, and was stuck in the tuba. # dry
N: The bell went. {~At the counter stood a man with no hat, and hands that would not keep still.|Somebody very small put both elbows on the counter.} "I'd like to report something," said the voice, and took a breath. {logline}
{ a_kind:
- "planner": A: Colour? Size? Any distinguishing marks? I shall need a bigger form. # writing
- "explorer": A: Well, it isn't under the umbrellas. So it's out there. Oh, good. # bright
- "wildcard": A: We've got a leg. Would a leg be any use in the meantime? # helpful
- else: A: You've come all this way with that by yourself? Sit down. Have some of my bun. # kind
}
{ b_kind:
- "planner": B: When did you first notice? Start from breakfast. # from the tuba
- "explorer": B: I'm coming out. Pull. I can't go anywhere with a tuba on. # from the tuba
- "wildcard": B: Leave it to us. Things go wrong around us all the time. We know their ways. # from the tuba
- else: B: Tell them we'll do it. Tell them that first, and then pull. # from the tuba
}
A: {~I'll put a card in the window. "Back soon."|The sign only says "open" or "back soon." Which is it?} # brisk
B: {~How soon is soon?|Put "soon." It's a nice word. It doesn't promise anything.} # coming out with a pop
N: That was on the Wednesday. They were going to {goal}, and they took one umbrella, in case.

=== premise_crier ===
# role: premise
N: The town crier of {place} rang his bell until people came out with their forks in their hands. Then he opened his mouth, and out came a noise like a mouse on a stair. He had lost his voice. # lively
A: {~Do it with your hands!|Act it out!} # calling
N: The crier pointed. He ran on the spot, and clutched his heart, and fell over a pump.
B: {~Four words. No, six. It's big. It's round. It's my aunt.|It's a wedding! It's soup! It's a wedding with soup!} # calling
N: {~Then a girl brought him a slate.|So he took the chalk from the darts board.} He wrote it down, and nobody laughed any more. {logline}
{ a_kind:
- "planner": A: That explains the pump. I had the pump down as a camel. # grave
- "explorer": A: He was pointing, though. All the time, at the same spot. Has anyone gone to see? # keen
- "wildcard": A: I still think that he made a lovely aunt. When do we start? # warm
- else: A: And the poor man's been trying to tell us since breakfast. # stung
}
{ b_kind:
- "planner": B: There's a second line, under his thumb. "Who will go?" He's looking at you. # low
- "explorer": B: I've got my boots on. You've got yours. That's as ready as people get. # cheerful
- "wildcard": B: I only said "aunt" because of the moustache. # defensive
- else: B: They're all looking at their forks. It'll have to be us. # quiet
}
N: {~The crier could not say thank you. He rang it.|The crier had no word to say it with, so he gave {b} his hat.} And so it was these two who went to {goal}.

=== premise_raffle ===
# role: premise
N: There was a raffle in {place}. First prize was a ham. {a} had one half of a ticket, and {b} had the other, because it had been raining. # light
N: "And the second prize," said the lady in charge, {~holding up an envelope by one corner, as you hold up a sock|putting on gloves before she touched the envelope}, "has been in my family for years. Each of us has found a reason to put it off." Inside was a card. {logline} Under that it said: the winner is to see to it.
A: {~Number ninety-one. What's our number?|Ninety-one, she says. Read me our number. Both halves.} # slow
B: {~My half's a nine.|Mine says one. Does yours say nine?} # slow
{ a_kind:
- "planner": A: May we change it for the third prize? I like the look of the third prize. It's a spoon. # hopeful
- "explorer": A: I've never won anything before! Is it far? # glowing
- "wildcard": A: We've won! We've won a job of work! # thrilled
- else: A: All those years, and somebody waiting at the other end of it. # soft
}
{ b_kind:
- "planner": B: The man with the ham is laughing. I want it noted who is laughing. # cold
- "explorer": B: You can't eat it, but you could dine out on it. Come on. # cheerful
- "wildcard": B: I say we take it. You can have the half with the danger in. # generous
- else: B: Then it's come to the right people. Or to people, anyway. # steady
}
N: {~Everyone clapped, and got a little further away from them.|The lady kissed them both, and went home to sleep for the first time since her mother told her.} They were going to {goal}. It was that, or give back the ticket.

=== premise_wardrobe ===
# role: premise
N: {a} had the top of the wardrobe and {b} had the bottom, and for an hour it had been stuck on the stairs of a house in {place}, with {a} above, {b} below, and no way past. # weary
B: To me. # strained
A: It is to you. It's been to you since dinner time. # strained
N: So it was not on purpose that they listened. But the wall was thin, and behind it two frightened people were whispering. {logline} {~"And nobody must ever know," said one. "Who could hear?" said the other.|Then one of them said, "What was that?" It was the wardrobe.}
{ a_kind:
- "planner": A: I got every word. I've had nothing to write on but the wardrobe. # hushed
- "explorer": A: {b}, did you get that? I've never wanted so much to be on the other side of a wall. # hushed
- "wildcard": A: Shall I knock and say that we agree with them? # hushed
- else: A: They sounded so scared. You can't un-hear scared. # hushed
}
{ b_kind:
- "planner": B: They won't tell. So there are four who know, and two of us are under a wardrobe. # low
- "explorer": B: If I could only get a leg free, I'd be halfway there. # low
- "wildcard": B: Right. I'm going to let go now. Breathe in. # low
- else: B: Then we'd better see to it ourselves. Mind your fingers. # low
}
N: The wardrobe came down with a good deal of the banister, and {~stood in the hall as if it had always lived there|out stepped a gentleman who had only wanted a lift}. They were going to {goal}, and somebody else could bring the bed.

=== premise_window ===
# role: premise
N: They had broken a window. It had taken a man nine years to make it, with saints in, and it had taken {a} one turnip. So they stood before the judge of {place}, who had a cold. # confessing
B: {~It was meant to be caught, sir. That was the whole idea of throwing it.|It was thrown at me, sir. I'd like that to be known. I ducked.} # stiff
A: {~It's a very bouncy sort of turnip.|I wasn't aiming at the saint. I was aiming at {b}.} # small
N: "You may pay for the glass," said the judge, "at a penny a week, until you are four hundred and six. Or there's this, that I can't get anybody to do." {logline}
{ a_kind:
- "planner": A: Four hundred and six. I did have some plans for when I was fifty. # faint
- "explorer": A: The other one. Is it outdoors? The other one. # quickly
- "wildcard": A: Can we keep the turnip? It's got a very good swing. # hopeful
- else: A: We'd have done that for nothing, sir. You'd only to ask. # earnest
}
{ b_kind:
- "planner": B: And may I have it in writing that I was only the target? # hopeful
- "explorer": B: We'll go now, before you hear about the weathercock. # bright
- "wildcard": B: Is it a thing that a person might do with a turnip? # thoughtful
- else: B: We're sorry about the saints. We'll make it right. And this as well. # humble
}
N: Down came the little hammer. They were sentenced to {goal}, {~with no time off for good behaviour|and the turnip went with them, as a witness}. On the way out the man who had made the window shook hands with them. "I never liked that saint," he said.

=== premise_echo ===
# role: premise
N: Everybody who comes to {place} has to shout into the {hazard}, because it has the best echo in {land}. {a} leaned over, and filled both lungs. # easy
A: Hello! # calling
N: "Hello," said the echo. {~"Is that two of you? Oh, thank goodness."|"I thought you'd never come."} {b} looked at {a}. {a} looked at the {hazard}.
A: {~I didn't say that.|Mine's talking.} # whispered
N: "Don't stop," said the echo. "The last ones stopped. Listen." And, a bit at a time, because it was used to short words, it told them. {logline}
{ b_kind:
- "planner": B: Echoes repeat. That's the whole of what they do. I should like it to repeat that. # shaken
- "explorer": B: How far down are you? Can you see daylight? # leaning out
- "wildcard": B: Say "sausages." Sorry. I had to be sure. # calling
- else: B: How long have you been waiting to tell somebody that? # gentle
}
{ a_kind:
- "planner": A: If it's a trick, it's a lot of trouble to go to. If it isn't, we're the only ones who know. # slow
- "explorer": A: We'll go! Which way do we go? Hello? # calling
- "wildcard": A: It asked so nicely. Nobody's ever asked me nicely out of a hole before. # touched
- else: A: We heard you! We're going to see to it! # calling
}
N: {~"See to it," said the echo, "see to it, see to it," and it sounded a little less sad.|There was no more after that, only {sound}, and one pebble, coming up.} People were waiting for a turn. They stood aside, and buttoned their coats, and went to {goal}.
