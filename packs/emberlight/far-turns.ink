=== turn_rhyme ===
# role: turn
# recap: They heard children skipping to a rhyme that all of [place] knew by heart, and for once they listened to the words. It told the way to [topic].
# phase: 1
# title: Skip, and mind the [topic_head]
N: Three little girls were skipping in a yard. {a} had gone by before {a_their} feet stopped by themselves. # low
A: {~I know that one. We all did that one. What are they singing?|Say the words with me, {b}. We've both known them since we were four.} # slow
N: The rope went slap, slap, slap. {~"{topic_head}, {topic_head}, where do you hide? Under the stair on the weathercock's side."|"{topic_head}, {topic_head}, who let you fall? Ask of the lady with her back to the wall."} Slap, slap. "Nine for a candle, and ten for the key, and out goes whoever comes looking for me."
{ b_kind:
- "planner": B: The slaps come on the turns. Left, left, right. It's directions. They've been skipping out directions for a hundred years. # staring
- "explorer": B: I've won cups for that rhyme. I got up to two hundred once, and never asked where it went. # disgusted
- "wildcard": B: I always thought it was about a sausage. # thoughtful
- else: B: Somebody made that for children, so that it would be kept. You'd only do that if nobody else would listen. # quiet
}
N: They asked the smallest girl who had taught it to her. {~She said that nobody had. She said that you just knew it, when you got your front teeth.|She pointed with her chin to a window at the top of {mark}, where there was nothing to be seen but a geranium.}
A: {~So it wasn't a secret. They hid it in the one place where every fool would hear it.|Teach me the last verse. There's a last verse, isn't there? The one that you only do when it's getting dark.} # crouching
N: And when the rope came round again, somebody indoors had started to hum the tune.
~ m_clues += 1

=== turn_drawings ===
# role: turn
# recap: In the infants' room there hung twenty drawings, and in all of them was [topic], with the same long thin person in striped socks. The children had seen who it was.
# phase: 1
# topic: thing creature person
# title: Twenty drawings of one thing
N: In the infants' room of {place} there were twenty drawings pinned up to dry. What I Saw, it said over them, in cut-out letters. {b} looked for the funny one, as you do. # wry
B: {~They're all of {topic}. Every single one. This one's mostly orange, but it's {topic}.|Nineteen of {topic} and a dog. No. There it is. It's behind the dog.} # slow
N: And next to it in all twenty stood one other figure. It was long, and thin, and had been given no face. {~It carried a bucket.|One arm was round {topic}, quite kindly, like an arm round a cello.} It had on striped socks. Some of them had needed a second sheet for the socks. # low
{ a_kind:
- "planner": A: Twenty children, twenty crayons, and they all agree that there are seven stripes. No grown-up in {place} agrees on anything. # intent
- "explorer": A: You can see where they were standing. Look, that's the railings. They were as near as that. # eager
- "wildcard": A: We've asked every important person in {place}. We never asked anyone with jam on. # struck
- else: A: They told somebody. They told all of us, in the only way that they had, and we said, how nice. # sad
}
N: {~"We did tell," said the teacher. "On visitors' day. They said how bright the colours were."|A boy of five looked up from the sand tray. "She takes it out at night," he said, "and puts it back before milk."}
B: {~So it didn't happen in the dark, and it wasn't a stranger. It was at playtime, and it was somebody they wave to.|Who in {place} wears striped socks? Don't look at feet. Everybody, look up. Now I'll look at feet.} # low
~ m_clues += 1

=== turn_painted_rocks ===
# role: turn
# recap: [a] leaned on a boulder of the great landslide, and it was made of canvas. There had never been a landslide. [place] had been told of one, to keep people away.
# phase: 2
# title: A very light landslide
N: No one went up by the old road, because of the landslide. There was a rail across it, and behind the rail the boulders lay as high as a house. {a} leaned on one, to get a stone out of {a_their} shoe. It moved. # dry
{ a_kind:
- "explorer": A: {b}? Come and lift this rock. Use one finger. # odd
- "planner": A: There's a seam in it. Rocks don't have a seam. There's a washing label. # odd
- "wildcard": A: I'm either very strong, or we've been had. # holding a boulder over one shoulder
- else: A: Oh, who'd do this? People brought flowers here. I brought flowers here. # hurt
}
B: {~It's canvas. It's canvas and lath, and they've even painted the moss.|My uncle lost a cart in that landslide. They put up a stone. We have a day off for it.} # stunned
N: {~On the back somebody had stencilled: property of {mark}, keep dry.|Round the back it was held up with broom handles, and hung with a rota, for the dusting.} And the road beyond it had been used that morning.
N: {foe != "":They saw now how {foe} had come and gone, with all of {place} looking the other way and taking off its hat.|Somebody had wanted a road to themselves, and had let all of {place} grieve for it.}
A: {~Then whatever became of {topic}, it went by here, on a good road, while we looked in cellars.|Who told us to look for {topic} everywhere but here? Who told us, and who stood behind them?} # grim
B: {~I want to push it all over.|Put the rock back. Just as it was. They don't know that we know.} # through {b_their} teeth
~ m_clues += 1
~ m_danger += 1

=== turn_own_lie ===
# role: turn
# recap: Then [b] told [a] the truth: the night that it began, [b] had been there, and had held the ladder. [b] had been asked to, by somebody kind, and had never said a word.
# phase: 2
# title: What [b] had not said
N: {b} had been quiet since morning. Half way along the wall {b_they} sat down on it, and looked at {b_their} boots. # low
B: {~I've got to tell you a thing, and I'd like you not to say anything until I've got to the end of it.|You keep asking who could have done it. I can't stand there any more while you ask that.} # tight
N: "I held the ladder," said {b}. {~That first night, when {place} was asleep, {b} had stood in the {weather} with both hands on a ladder, while somebody went up it, and came down slower, with something in a shawl.|At three in the morning two shoes that {b} knew well had gone up past {b_their} face, and had come down again more slowly.} # quiet
{ a_kind:
- "planner": A: You let me make a list of suspects. You helped me rule the lines. # very level
- "explorer": A: All this way. We've come all this way, and you'd already been there. # disbelieving
- "wildcard": A: I do the stupid things. That's my job. You're not supposed to do them without me. # hurt
- else: A: All this time you've been carrying that on your own. Move up. # after a moment
}
{ b_kind:
- "planner": B: I was given a reason. It was a good reason, it was in order, and I've been over it every night and I can't find the hole. # wretched
- "explorer": B: I was asked if I'd like to see something that nobody else had ever seen. You know what I'm like. # wretched
- "wildcard": B: I thought that it was a prank. It was such a good prank. Then everybody started to cry. # wretched
- else: B: It was someone I'd known all my life, and they were shaking so much that the ladder rattled. What would you have done? # wretched
}
A: {~Who was up the ladder? No. Don't tell me yet. Tell me what they said.|If we mean to {goal}, we've got to go and knock on that door, haven't we? What did they say to you?} # quiet
N: "They said that {topic} wasn't safe," said {b}. "They didn't mean from thieves. They meant from us."
~ m_clues += 1
~ m_trust += 1

=== turn_holder ===
# role: turn
# recap: They found [topic] under a roof that hung by one rope, and an old woman had held the rope for sixty years. She asked if they would hold it a moment.
# phase: 3
# topic: thing creature person
# title: Hold this a moment
N: A rope came down out of the dark, over a wheel, and at the end of it sat an old woman with her feet against a stone. She did not let go when they came in. # hushed
A: Good evening. Can we help you? What's that tied to? # careful
N: High over them the rope went in among the roots of {mark}. It was all that kept the roof up, and under the roof, safe and dry, {topic_was} {topic}. {~"They asked me would I hold it a moment," said she. "I was about your size."|"Sixty years on Friday," said she. "It's not heavy. It's only that you mayn't put it down."}
{ b_kind:
- "planner": B: Tie it off. There must be a hook to tie it to. # looking round and round
- "explorer": B: You've been here the whole time? You've never seen what it's all for? # appalled
- "wildcard": B: What if you just let go? I'm not saying do. I'm saying, what if? # small
- else: B: When did you last lie down? # stricken
}
N: "They tried a hook once. It cost them the east side of {place}." She looked from one of them to the other, and she was not sly about it. "Would one of you take it? I'd like to see outdoors." # gentle
B: {~If we take {topic_them} out, it shifts, and she can't hold it. Unless it's you. Or it's me.|We said that we'd {goal}. Nobody said there was a person tied to it.} # low
{ a_kind:
- "helper": A: Give me that. Only while you have a drink of water. No, {b}. Only while she has a drink. # soft
- "wildcard": A: I could do it standing on one leg. I could do it for a day. I couldn't do it for a week. # quiet
- else: A: Then nobody goes on with it alone. Not even until supper. Shift over. # stubborn
}
~ m_clues += 1

=== turn_cork_town ===
# role: turn
# recap: Under a dust sheet they found a model of [place], made of cork and pins. The pin for [topic] could be pulled, but when it came out a whole street slid with it, and [b]'s own house was on it.
# phase: 3
# topic: thing place event
# title: Made of cork and pins
N: A dust sheet covered the table from end to end. {a} took one corner, and {b} the other. There lay {place}. {~It was all cork and pins and painted card, and it had the washing out.|Somebody had made it in cork, every gutter, and had not forgotten the bench with the missing slat.} # hushed
B: {~That's our street. They've done my blue curtains. They've done the dent in the gate.|That's my window. I can see my own blue curtains.} # enchanted
N: In the middle stood one long red pin. The flag on it said: {topic_head}. # quiet
B: And there it is. All along. Is that where we'd have to dig? # breathing it
{ a_kind:
- "planner": A: There's a tray under it, see, to catch what falls. I'm going to draw it out. A hair's breadth. # steady
- "wildcard": A: I only want to feel if it's loose. Oh. Oh no. I've got it. # guilty
- else: A: Let me only try it. Nothing happens to anyone, in cork. # careful
}
N: The pin came up as if it had been greased. Then, with a whisper, like rice, the near end of the street went into the tray: the pump, the school, nine houses, and two small blue curtains.
{ b_kind:
- "planner": B: It's holding the hill together. It isn't buried there. It was put there. # very flat
- "explorer": B: I've left that house a hundred times. I never thought about it leaving me. # faint
- "wildcard": B: Put it back. Put them back up. They don't stay up. # scrabbling
- else: B: There's a baby at number four. # quiet
}
A: {~Then we can {goal}, or they can keep their houses. Somebody sat here and made that out of cork to be sure.|No wonder that they told us to go home. They weren't hiding it. They were living on it.} # low
~ m_clues += 1
~ m_danger += 1

=== turn_end_exchange ===
# role: turn
# recap: It ended at first light, on the [crossing], with a bundle at either side. They had said that they would [goal], and they came back with it. But on the far side somebody had already begun to dig.
# phase: 4
# topic: thing
# title: What was owed
N: It was to be done at first light, on the {crossing}: {place} on one side, and {foe != "":{foe}|a long figure in a wet coat} on the other, each with a bundle. Each had promised to come alone. Both had lied a little. # tense
A: {~I can see six of them, behind the rocks. They can see your aunt.|Don't look so hard at the bundle. You look as if you'd like to lick it.} # low
{ m_style:
- "bold": N: {a} did not wait to be called. {a_they} walked straight out to the middle, put down the bundle, and turned {a_their} back on it.
- "careful": N: They went out a step at a time, and at every step both sides held up their hands to be counted.
- "kind": N: {b} had put a loaf in with it. It was not in the bargain. It was only such a cold hour to be standing about.
- else: N: There were two bundles on their side, just alike. {a} had spent half the night on the string.
}
N: They met in the middle. Four hands had hold of two bundles, and nobody would be the first.
{ b_kind:
- "planner": B: On three. We both let go on three. One. I'm serious about three. # clear
- "wildcard": B: I'll let go if you let go, and whoever keeps hold is a cabbage. # clear
- else: B: It was never yours, and this was never ours. Shall we stop now? # clear
}
N: And there {topic_was} {topic}, in {a}'s arms, lighter than the trouble that it had caused. They had said that they would {goal}, and they carried it home into a street where people were pretending to sweep.
{m_ally != "":N: {m_ally} came out from behind the last rock, and said that there had been no need to worry, and was shaking all over.}
{m_debt != "":N: They stopped on the way, to tell {m_debt}, who had kept a chair free.}
{ shuffle:
- A: They were so glad to get theirs. Did you see? What was in it? # tired
  B: Seeds. And a spade. {a}, they've already started to dig. # looking back
- A: It's done, then. Why don't I feel that we won? # tired
  B: Because they said thank you. You don't say it like that for a fair swap. And look. They've begun to dig. # looking back
}
~ m_clues = 0
~ m_danger = 0

=== turn_end_hammer ===
# role: turn
# recap: The great clock of [mark] had begun to strike, and at the last stroke it would all have been settled for good. [a] and [b] got in the way of the hammer. They had said that they would [goal], and they did it between eleven and twelve.
# phase: 4
# title: Between eleven and twelve
N: The great clock at the top of {mark} had begun to strike. At the last stroke it would all be settled, and nothing in {place} could be put back. {~They were still on the {stair} at five.|It struck five, and there were three hundred steps to go.} # urgent
B: {~Leave me! Go on, you're quicker!|Six! That was six! How can it be six?} # gasping
A: {~I'm not doing this with half of us!|Hold on to my belt and keep your legs going!} # gasping
N: Ten they felt in their teeth. At eleven they fell out on to the boards, and over them the iron hammer was already drawing back. # urgent
{ m_style:
- "bold": N: {a} did not think. {a_they} stepped in between the hammer and the bronze, and spread {a_their} arms.
- "careful": N: {b} had carried the wedge in {b_their} sock since the first day, in case, and {b_they} put it in to the width of a hair.
- "kind": N: In the works crouched the clock's keeper, with both hands over both ears. "You don't have to let it," said {b}. And a thin hand took hold of the lever.
- else: N: {a} had seen that it struck by counting, and that it counted aloud. So {a_they} shouted, "Three!"
}
N: There was a tick, and a creak, and the longest quiet that {place} has ever had. {~Inside it, between eleven and twelve, they did it. They had said that they would {goal}, and it took four minutes.|There was time for {topic} in it, and time to {goal}, and even to sit down.}
{m_ally != "":X: I got here as fast as I could. I brought a mattress. I see that you've finished. # out of breath}
{m_debt != "":B: We've got four minutes over. I'd like to spend them telling {m_debt}. # wondering}
{ a_kind:
- "planner": A: They'll have to have eleven o'clock twice, from now on. I shall need a new diary. # lying flat
- "wildcard": A: I've stopped time. Me. With an elbow. # lying flat
- else: A: Listen to that. Not one thing in the whole world is about to happen. # lying flat
}
B: {~Wait. Out there, past the hill. Can you hear it?|It didn't strike here. But it must have struck somewhere. Listen.} # slowly sitting up
N: Far away, very small, in a place that had no clock, something struck twelve.
~ m_clues = 0
~ m_danger = 0
