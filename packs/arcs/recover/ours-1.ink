// ONE OF US: everybody is sure that {foe} took {x}. It was {g}. Episode 1.

=== recover_clue_sign ===
# step: clue
# skeleton: one_of_us
# needs: sign
# a: careful
N: It was {g} who found the proof. {g} came across to them with it held out flat, on a saucer. # plain
G: {g_says}
A: What's that? # leaning over
G: It was on {x_home}. Right in the middle. I thought you'd better see. # not looking at it
N: It was {foe_sign}. There could be no two opinions about who leaves those about. # flat
B: {foe_cap}! # hot
G: I'm not saying so. I'm only saying where it was. # quick
A: I looked on {x_home} myself, first thing. I didn't see any such thing. # slow
G: You'd have been upset. One doesn't see, when one's upset.
{ b_kind:
- "planner": B: It's quite clean, for something that's been dropped. I just mention it. # turning the saucer
- "explorer": B: And that's come all the way from {den}! # already looking over that way
- "wildcard": B: Who leaves a visiting card at a burglary? I would. But who else? # admiring
- else: B: Thank you, {g}. That can't have been nice, finding that. # kind
}
G: No. # very quiet
A: Well, that's that. It's {foe}, and they'll have {x_them} in {den} by now.

=== recover_clue_seen ===
# step: clue
# skeleton: one_of_us
# b: careful
N: They asked everyone who might have seen something. Nobody had. Then, when they had stopped asking, {g} coughed. # dry
G: I did see something. It's probably nothing. {g_says}
A: What did you see?
G: {foe_cap}. In the dark. Going along by {edge}, with... with something. {x_carry_cap}. # to the ground
B: With {x}? Are you sure?
G: It was about the right size. And there was {x_sound}, I think. There might have been. I'd rather not be asked a lot. # miserable
A: Which way?
G: Which way would they go? {den_cap}, I suppose. Everybody knows they live in {den}.
{ b_kind:
- "planner": B: What time was this? Roughly? I'd like to write down a time. # pencil out
- "explorer": B: You saw all that in the dark? You've good eyes. I can't find my own feet. # impressed
- "wildcard": B: I do like a witness who doesn't want to be one. It's so much more convincing. # bright
- else: B: You're shaking. Sit down. Has that been on your mind all day? # soft
}
G: You've no idea. # into both hands
A: {foe_cap}. I knew it. Didn't I say so, before anybody?

=== recover_clue_trail ===
# step: clue
# skeleton: one_of_us
# a: bold
N: There was a mark along {ground}, as wide as a hand. It began at {x_home} and went off as straight as a rule towards {edge}; and beyond {edge} there is only {den}. # plain
A: There! What did I tell you? # pointing
B: It stops.
A: Where does it stop?
B: Just here. It goes as far as this, beautifully, you couldn't miss it. And then there isn't any more. # walking up and down
G: I expect they lifted it. # who had come up behind
A: Hello, {g}. Lifted what?
G: Whatever it was. {x_cap}. I expect that from here they carried {x_them}. {g_says} # quick
B: Why would you drag a thing where people can see, and carry it where they can't? # frowning
G: I don't know! I'm not a thief! # high
N: It was said so loud that all three of them were embarrassed. # dry
A: Nobody said that you were. Go home, {g}, you look dreadful. It's {foe}. It's as plain as a pikestaff. Somebody's drawn us a line to it.
B: Yes. That's rather what I mean. # to the end of the line

=== recover_clue_noir ===
# step: clue
# skeleton: one_of_us
# tone: noir
# b: bold
N: In that place, if you wanted to know a thing, you stood still and waited until somebody needed to tell you. This time it was {g}. # low
G: {g_says}
A: Evening, {g}. You're a long way from your bed.
G: I couldn't sleep. I heard about {x}. It's a shame. I'd be looking at {foe}, if I were you. # hands in pockets
B: Would you? Why?
G: Who else is there? They've always had an eye on {x_them}. I saw one of them about here. Late. I couldn't swear to which. # fast
A: What were you doing up so late? # easy
G: Not sleeping. I told you.
N: It was a good story, with all the corners sanded off. {a} wrote it down just as it came. # dry
B: You don't look pleased. He's handed us the whole thing. Name, place, and time of night. # when they were alone
A: In my experience people hand you a thing because they want both hands free. # shutting the book
B: That's just how you talk when you've had no supper. It's {foe}. It's {den}. Let's go.

=== recover_swear_box ===
# step: swear
# skeleton: one_of_us
# a: payer
N: By then {crowd} had got together, and there was a noise such as a pot makes just before the lid goes. Somebody found a box. Somebody else found that {p} was standing on it. # dry
H: Well? Was it {foe} or wasn't it? Yes or no? # calling
P: It looks very like it.
H: That's not a yes! # calling
Q: You don't have to say. We don't know yet. # low
P: They're all looking at me. # low
Q: Then look at your boots.
P: Yes! It was {foe}! I'd swear to it. I'd put down {p_keep} on it, and you know what that is to me! # ringing
N: Such a cheer went up. {p} had never been cheered before, and got off the box taller. # warm
Q: Did you need to swear? # after a moment
P: It's only what everybody thinks. # flushed
Q: I know. That's generally when you don't need to.

=== recover_swear_board ===
# step: swear
# skeleton: one_of_us
# a: payer
N: It was {h} who wanted it in writing. They all went along to {board}; and the pencil came down the row until there was nobody left but {p}. # dry
H: Only put who did it. Then we all know where we are. # folding both arms
P: Shouldn't it be you?
H: You write a better hand.
Q: We've only got {g} to go on. And {g} wasn't sure. # low
P: {g} was nearly sure. And who else could it be? # low
N: {p} wrote it. "{x_cap}: taken by {foe}." It looked bald. Underneath, as it seemed to want something, {p} put: "I know this to be true." Then came the name, in full, with a line below. # flat
H: That's the stuff. # reading it out
Q: You know it? # quiet
P: I'd put {p_keep} on it. I've said so.
Q: It'll be up there a long while. You've gone right through the paper.
P: I want {x_them} back! Don't you? # hot
Q: Yes. I only want {x_them} back from the right person.

=== recover_swear_comic ===
# step: swear
# skeleton: one_of_us
# tone: comic
# a: payer
N: A meeting was held. It had a bell, which somebody had brought, and nobody could be got to stop ringing. # brisk
H: Order! Who thinks that it was {foe}? # shouting
N: All hands went up. Some people put up two. # dry
H: Carried! Who thinks that it wasn't?
Q: I'd just like to say… # half a hand
H: Nobody! And who'll stand up and swear to it, so that it's legal? # over the bell
P: Is that a thing? Does that make it legal?
H: It was in a book.
N: Nobody minded what the book had been. {p} found both arms being held up in the air, which is one more than you need. # dry
P: I swear that it was {foe}! On {p_keep}! May my ears drop off!
Q: You've sworn on your ears? # appalled
P: I was carried away! There was a bell! # coming down
Q: What if it wasn't them?
P: Then I shan't be able to hear you say so, shall I? # feeling both ears

=== recover_swear_epic ===
# step: swear
# skeleton: one_of_us
# tone: epic
# a: payer
N: There is a place in {place_of} where nothing has ever been sworn that was afterwards unsworn. They brought {p} there with lights. # grave
H: Name the one who did this. # deep
P: I haven't seen it with my eyes. # honest
H: Has anybody?
G: I might have. In a way. A bit. # from the back
H: It will do. Put out your hand, {p}, and say the name.
Q: You can take a day over it. They used to take a year. # low
P: In a year {x} might be anywhere. # low
N: {p} put out a hand, and laid it flat. # still
P: It was {foe}. I lay {p_keep} on it. Let it stand against me if it's false. # clear
N: Everyone let out a breath, and began to talk about supper. The hand, when it came away, had left a mark. # low
Q: What does that mean, that it stands against you?
P: I don't know. It's just what comes next. It's very good words. # uneasy
