=== link_bun ===
# role: link
N: They stopped for a bun. {~It is not easy to {goal} on an empty stomach, and {place} has good buns.|They put it down as research.} {~On the bag, somebody had written an arrow.|The baker would not take their money. The baker would not look at them, either.}

=== link_sign ===
# role: link
N: {~There was a sign. It said: {place}, please do not. The rest had fallen off.|According to the sign they were leaving {place}. According to the next one they were arriving.} {~They decided that it could not mean them.|So they were at any rate going somewhere, and {topic} had to be somewhere, and that was two things in common.}

=== link_list ===
# role: link
N: {~{a} had made a list. At the top it said {goal}, and under that it said lunch, and lunch was crossed out.|So far they had asked eleven people about {topic}, and been told eleven things, and nine of them were about knees.} {~It was time to try something that was not on the list.|They went on through {place} with the feeling, which was correct, that somebody was giggling behind a hedge.}

=== link_wrong_turn ===
# role: link
N: {~They took a short cut. Everyone in {place} will tell you about the short cuts, once you are back.|They turned left, and left, and left, and met themselves coming the other way, or it may have been a shop window.} {~If they were going to {goal}, it would have to be by the tradesmen's entrance.|But at the end of it stood somebody who went pale at the word {topic_head}.}
