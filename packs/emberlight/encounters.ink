=== enc_toll ===
# role: encounter
# topic: thing
# walkon: yes
N: {~A figure sat in the road with a lamp and a ledger.|Someone had set a small table across the path, with a cloth on it, and a bell.} It was a {w_job}, and {w_their} name, {w_they} said, was {w}, and nobody went past without paying.
W: {~I don't take coin. Coin's only metal. I take one true thing that you've never told anyone.|The price is a story I haven't heard. I've heard most of them.} # unhurried
{ b_kind:
- "explorer": B: I've never once been lost. I only say I was, so that people will come and look for me. # quiet
- "planner": B: I make all those plans because once, when it mattered, I didn't have one. # quiet
- "wildcard": B: I do count the cost. I just count very, very fast. # quiet
- else: B: Sometimes I help people so that I don't have to go home. # quiet
}
N: {~{a} turned to look at {b_them}, and then had the grace to look away.|Nobody said anything. The {weather} ticked on the lamp glass.}
W: {~That'll do. That'll do very well.|Paid in full.} # gentle
W: So here's your change. You want {topic}? You're not the first. The last ones went by two nights ago, and they weren't walking like people who meant to come back. # low
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "paid"
~ m_clues += 1

=== enc_child ===
# role: encounter
# walkon: yes
N: {~It was a while before they realised they were being followed, because the follower was so small.|"You're going the wrong way," said a voice from about the height of {a}'s elbow.} {w} was {w_they == "she":a girl|a boy} of nine or so, with a {tool} too big for {w_them} and the expression of a {w_job} twice that age.
W: {~Everybody goes the wrong way. I could sell tickets.|You're looking for {topic}. Everybody thinks it's secret. I live here. I've got ears.} # matter-of-fact
A: And you know the right way? # careful
W: I know who goes there at night and comes back crying. # plain
{ b_kind:
- "helper": B: Are you out here by yourself? Does somebody know where you are? # gentle
- "planner": B: We'll need times, names and a drawing. I have a pencil. # brisk
- "explorer": B: Show us. Please. # eager
- else: B: I like you. What do you charge? # amused
}
W: {~When it's over, you come back and tell me how it ends. People never come back and tell me.|You take me to see the end of it. Not the dangerous bit. The bit after.} # stubborn
N: {a} shook hands on it. {~It was the smallest hand {a_they} had ever made a promise to, and the grip was like a door closing.|It did not feel like a small promise.}
~ m_debt = w
~ m_clues += 1

=== enc_rival ===
# role: encounter
# walkon: yes
N: {~Someone was there before them.|There was already a fire, and someone sitting at it as if they had sent out invitations.} {w} had the look of a {w_job} who had been one too long, and had been expecting two people exactly their height.
W: {~Sit, sit. You'll be wanting to {goal}. So was I, once. Look how well I'm doing.|I'd offer you {food}, but I know what you're here for, and it would only feel like a bribe.} # smooth
A: {~You could have stopped us on the road.|If you know why we're here, you know we haven't got time.} # wary
{ shuffle:
- W: I don't want to stop you. I want to be standing next to you when you find out. # curious
  B: {~And then?|That's close enough to count as stopping.} # wary
- W: There are two sorts who go after a thing like that. The ones who want it, and the ones who can't stand for somebody else to have it. I can't tell which you are. # curious
  { b_kind:
  - "wildcard": B: Third sort. We were bored. # cheerful
  - "helper": B: There's a third sort. The ones somebody asked. # steady
  - "planner": B: And which are you? I'd like to write it down. # cool
  - else: B: The ones who just want to see. You've left out those. # honest
  }
}
N: {w} laughed, {~and it was a real laugh, which made it worse|and threw the rest of the wood on the fire}. When they left, {w} did not follow. {~But {a} saw the fire go out behind them, all at once, as if someone had stepped on it.|But when {a} looked back, {w_they} had {w_their} hand up, and it was not a wave. {w_they} was counting them.}
~ m_danger += 1

=== enc_return ===
# role: encounter
# needs: ally
N: {~"I hoped it would be you," said somebody in the dark.|There was a light ahead, and a shape they knew beside it.} It was {m_ally}, the {m_ally_job}, {~with mud to the knees and a split lip|out of breath, and looking years older than the last time}.
A: {m_ally}! What happened to you? # alarmed
{ m_ally_how:
- "paid": X: You paid me with something true. I've not been able to put it down. So I went and looked, and I found what you're after, near enough. # rough
- "saved": X: You came down that hole for me. So I went up a stair for you. I found what you're after, near enough. # rough
- else: X: I asked a question I shouldn't have. About you two. That's how I know they're frightened of you. # rough
}
B: {~You didn't have to do that.|Sit. Let me see that.} # quiet
X: {~There's a room under {mark}. Whoever built it didn't want it found from outside. But it opens from within.|It was never about {topic}. That's only where it started. Ask who's been paid to keep quiet.} # low
N: {~Then the {m_ally_job} would not say any more, only sat down in the road and shook, and let {b} put {b_their} coat around the shaking.|They did not ask anything else. Some answers have to be carried a little way before you can look at them.}
~ m_clues += 2

=== enc_double ===
# role: encounter
# walkon: yes
N: "I know you," said {w}, the {w_job}, and put down {w_their} basket in the middle of the road. "You came by this morning. You were going the other way." # uneasy
A: {~That wasn't us.|We've only just come.} # slow
W: {~It was the two of you. Same coats. Only you didn't say good morning. You always strike me as the sort who'd say good morning.|You bought a rope and a spade off me. You paid too much. You didn't wait for your change.} # sure
{ b_kind:
- "planner": B: What time? Which hand did I pay with? # sharp
- "explorer": B: Which way did we go? Quick, which way did I go? # already turning
- "wildcard": B: How did I look? Was I all right? # concerned
- else: B: Did they hurt you? Did we hurt you? # anxious
}
W: {~You went up to {mark}. Both of you had the same smile, and it was just the one smile, between two. I've thought about it all day.|You asked about {topic}. You asked as if you were checking that nobody knew. I said that I knew nothing. I was never so glad to know nothing.} # low
N: {~{w} took up the basket again, and then did a kind thing. {w_they} drew a cross on the back of each of their hands, with a burnt stick. "So I shall know you," {w_they} said.|Then {w} gave them their change. It came to a {coin} and a half, and one of the coins had the wrong face on it.}
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "told"
~ m_clues += 1

=== enc_prisoner ===
# role: encounter
# walkon: yes
N: There was a grating in the {ground}, and through the grating came a hand. It was holding a card. It was a good card: {w}, it said, {w_job}, by appointment. # dry
W: {~Don't mind me. I only wondered if you had the time. I don't mean the hour. I mean the year.|You're standing on my ceiling. I don't complain. It's the first company I've had since the bricks.} # cheerful
B: How did you get down there? # shocked
W: {~I asked why. About {topic}. You can ask who, here, and you can ask when. Not why. I should be careful about why.|I found the same thing that you're going to find. I thought that people would be pleased.} # dry
{ a_kind:
- "helper": A: We're getting you out. Stand back from the bars. # fierce
- "planner": A: Four screws. Two of them are only painted on. Who made this? # kneeling
- "wildcard": A: Budge over, I'm going to jump on it. # kind
- else: A: Is there a way through from where you are? Where does it go? # eager
}
N: {~It took ten minutes and both their belts. What came up was small, and grey, and blinking, and made them a very fine bow.|The bars came up all in one piece, like a lid. {w} climbed out, looked round at the street, and sat down again quickly, because there was so much of it.}
W: {~Now listen. It's not under lock and key. It never was. It's under {mark}, in the dry, with a ribbon on, and everybody who matters goes to look at it on Sundays.|Somebody comes for me at midnight with bread. When they find me gone they'll ring the {alarm}. So you've until then, and I've a head start, and I owe you a life.} # rapid
~ m_ally = w
~ m_ally_job = w_job
~ m_ally_how = "saved"
~ m_clues += 1
~ m_danger += 1
