// Ways of single tones, for a step that had one way for each price.

=== celebrate_price_bolts ===
# step: price
# skeleton: held
# tone: space
# makes: price=seat
# title: The Fourth Seat
N: In {place_of} there were as many seats as people, since somebody had worked it out. They had been unbolted for {event}, and brought along. # plain
Q: I've been over it with a spanner. If we ask {foe}, it's one too few. {way3 == "den":There's nothing in {den} that one could call a seat.|{way3 == "g":There's nothing over at {g}'s but a pipe.|There's nothing else that unscrews.}} # crawling out
P: And if somebody were to stand? # low
Q: You can't ask people, and have them stand. # wiping the spanner
P: No. Mine's the fourth. # after a moment
Q: I wasn't going to say so. # quick
P: On a bad night I do all of you in order, from there. Who's on the left. Who's across, doing the voice with the soup. # low
Q: You could be up, and serve. One gets to know them from behind. # kind
P: Where do you sit? # slow
Q: There's a strap, by {door}. It's quite a good strap. # cheerful
P: And you never said? # low
Q: You looked so well in it. It's got your name underneath, in crayon. # gruff

=== celebrate_price_cushion ===
# step: price
# skeleton: held
# tone: epic
# makes: price=keep
# title: What Lies on the Cushion
Q: In the songs, when you bid an old enemy to your table, there's a gift. It's borne in on a cushion. # walking round it
P: What lies on it? # low
Q: It's half of a kingdom, as a rule. # thinking
P: We've got {food}. # low
N: The cushion they had. It had tassels, and there was nothing on it. # dry
Q: It's only got to be hard to let go of. That's how {foe} would know it's meant. # thinking
P: How hard? # low
Q: In the songs there's always somebody who looks away. # thinking
P: Then look away. # after a moment
Q: Not {p_keep}! I was thinking of a shield! {way3 == "den":There may be something lying about in {den}!|{way3 == "g":{g_cap} may have something put by!|We've still got time to think!}} # back turned
P: {p_keepwhy} # low
Q: There's my shield. It's only a lid, but I could learn to be sad about it. # pleading
P: If I'd sooner it was the lid, then it isn't the lid. You can look now. # low
N: It was very small, on all that velvet. # still
P: Is there a song where two of them carry it? # hoarse
Q: There is now. # taking a tassel
