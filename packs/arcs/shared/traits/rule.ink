// One of the two must not do something, whatever happens: laugh, touch the ground, say a word. {trait_of} is the base of the verb.
// Nobody says who made the rule. In some ways of each step P says nothing, for those who may not.

=== trait_rule_1_hand ===
# step: trait1
# needs: trait=rule
# makes: trait_plan=hand
P: There's a rule to this one. {trait_i_cap}. # careful
Q: Until when?
P: Till it's over. I'm told that there aren't any rests.
Q: So we're to {verb}, and you're not to {trait_of}. Give me your hand. # pen out
N: {q} wrote it across the back, in capitals. It said, do not {trait_of}. # plain
P: Will it come off?
Q: It's what {h} marks the crates with. It'll be there when you're ninety.
P: I'd been rather counting on forgetting. # gloomy

=== trait_rule_1_print ===
# step: trait1
# needs: trait=rule
H: It's quite simple. You go and {verb}. And all that time {p} {trait_say}. # firm
Q: Not even a little?
H: A little counts.
P: What about by accident?
H: Accidents count double. People have them on purpose.
P: And in my sleep? # hopeful
N: {h} took out a small book, and wrote down sleep, and drew two lines under it. # dry
Q: I've only got to do it. You've got to do it uphill. # sorry

=== trait_rule_1_knots ===
# step: trait1
# needs: trait=rule
# makes: trait_plan=knots
P: I never used to give it a thought. And now that {trait_i}, I want to the whole time. # fidgeting
Q: How often is that?
P: Just then. And that was another. # tight
Q: I'll keep count. Then we'll know what we're up against. # taking out string
N: {q} made a knot for each time that {p} nearly did. They had not got beyond {edge} before there were nine. # dry
P: Is nine a lot?
Q: We haven't started. We've still got to {verb}. I'll go back for more string.

=== trait_rule_2_proud ===
# step: trait2
# needs: trait=rule
# w: The old woman with the basket
W: Go on, dear. Everybody does, who comes by here. # friendly
Q: Thank you, but {p_they} can't. It's a rule. # quick
W: Not to {trait_of}? Here? Too proud to {trait_of}, I suppose. # hurt
Q: It isn't pride. {p} {trait_say}.
W: My poor mother never let a soul go past who didn't. # putting down the basket
N: To be forgiven, they had to carry the basket home for her, by {way_there}. It was full of flat irons. # dry
Q: It'd have been quicker to {trait_of}. # panting
N: {p} gave {q} a look, over the handle. # dry

=== trait_rule_2_spoon ===
# step: trait2
# needs: trait=rule
Q: What have you done to that spoon? # stopping
N: It had been a good straight spoon. It was now more of a ring. # dry
P: {g} went by, doing it right in front of me. And I very nearly did. I'd got hold of the spoon, luckily. # breathing hard
Q: You can't bend something each time that you want to {trait_of}. That was the last of the spoons!
P: It was the spoon or the rule.
Q: And how are we to eat? # holding it up
P: You could wear it, and I'll use the lid.

=== trait_rule_2_behind ===
# step: trait2
# needs: trait=rule
N: {q} did it by {door}, without thinking, and twice more by {edge}. # dry
Q: Sorry. That was me again. It's only habit. # ashamed
P: Don't mind me. I like to see it done. # wistful
Q: I can't do it with you watching like that. You look like a dog outside a butcher's.
P: Go behind {hide}, then. I'll hum.
N: {q} went behind {hide}. There was humming. {q} came back. # dry
P: What was it like? # wistful
Q: No good at all. It had a tune to it.

=== trait_rule_3_half ===
# step: trait3
# needs: trait=rule
Q: You did it. Back there. I saw you {trait_of}. # low
P: You saw me start. I stopped in the middle. It hurt all the way down one side.
Q: Well, {h} asked me, and I said that I hadn't seen a thing. I looked straight at {board} and said it. I'm no good at lying. My ears go. # stiff
N: They had gone. They were the colour of jam. # dry
P: You lied to {h}? About half a one? # slow
Q: I thought that it was a whole one. # stiffer

=== trait_rule_3_ticket ===
# step: trait3
# needs: trait=rule
# makes: trait_turn=ticket
N: {g} had a jar of tickets, at a button each. You put down the minute when you thought that {p} would give in. # plain
G: I've got half past four, so if you could {trait_of} at half past, I'd be obliged. # friendly
Q: You can't do that to people! # hot
G: Everybody's got one. {h}'s got ten to. You've got one yourself. # surprised
N: {p} held out a hand for it. # still
Q: It was going to be a surprise. # wretched
N: There was no time on it. It said, never. # quiet
G: That's a button thrown away. # sorry

=== trait_rule_3_chits ===
# step: trait3
# needs: trait=rule
# makes: trait_turn=chits
N: {q} had been writing on bits of paper, and putting them in a tin. # plain
P: What are those?
Q: One for each time that you'd have liked to {trait_of}, and didn't. You can have them afterwards. All at once, or one a day. # shy
P: You said that I wasn't even trying. # stiff
Q: Yes. That's these two, when I said it. # showing them
P: Why's this one so big? # looking in
Q: You went a funny colour. I've put, large.

=== trait_rule_4_hand ===
# step: trait4
# needs: trait=rule trait_plan=hand
N: At the worst of it {p} looked at the back of {p_their} hand, for strength. # tense
P: It's different. # faint
Q: It can't be. I wrote it.
P: It only says, {trait_of}. The first part's come off on my sleeve. # staring
Q: Then do it out of your own head! # hoarse
N: Nobody has ever not done a thing as hard as {p} did not do it then. # dry
Q: That was all you. There's no ink in that. # low
P: Write it in again, quick, before I agree with it. # holding it out

=== trait_rule_4_knots ===
# step: trait4
# needs: trait=rule trait_plan=knots
N: It was worse than it had been yet. {p} had got hold of the string, and went along it from one end with a thumb. # tense
P: That was by {edge}. That was {g}'s fault. That was the time with the soup. # under the breath
Q: How many are there? # low
P: Sixty-three. And I didn't, at any of them. # gripping it
Q: How's this one?
P: It's about like number nine. # thinking
Q: Can you do it?
P: I've done a nine. Go on. Tie it. # letting out a breath

=== trait_rule_4_ticket ===
# step: trait4
# needs: trait=rule trait_turn=ticket
G: It's nearly half past four. This is where {p_they}'ll {trait_of}. I brought the jar, so as not to miss it. # low
Q: No. # watching
N: {p} went on with the one thing, and went on not doing the other, like somebody with two full buckets. # tense
G: That's me gone. That's ten to, that's {h}. That's everybody. There's only one ticket left. # tipping up the jar
Q: I know. It's mine. Go on, {p_call}. I've got a whole button on you. # hoarse

=== trait_rule_4_rug ===
# step: trait4
# needs: trait=rule
H: It's as good as done! You can {trait_of} now, {p_call}! # calling
P: As good as isn't done. # not looking round
N: {h} had put down a rug, for {p_them} to do it on. It had a fringe. # dry
Q: It is only the last bit. Nobody'd count it. # low
P: I've not done it the whole way here. I'm not going to go and do it on the mat. # firm
Q: And when we've finished?
P: {trait_turn == "chits":I've a tin of them owing. I'll start with the one marked large. And first I'll choose where.|Then I'll walk all round it. I want to choose where.}

=== trait_rule_4_together ===
# step: trait4
# needs: trait=rule foe=talks
F: Just once. Who's to know? I'd never tell. # coaxing
Q: {p} {trait_say}. You've been told. # sharp
F: I'll do it, too. We'll do it together. How's that? On three. One. Two. Three! # very friendly
N: {one_cap} did it, all alone, in front of everybody. {p} had not moved. # still
F: You said on three! # scarlet
Q: You said it. We only stood here. Quick, while {one_they} can't think where to look! # low
N: {p} was already past. # dry

=== trait_rule_4_everybody ===
# step: trait4
# needs: trait=rule
N: At that moment everybody did it. {h} did it. {g} did it; and for as long as it lasts, nobody is any use. # quick
Q: I couldn't help it! Who's keeping a lookout? # helpless
N: {p} was. {p} had had nothing else to do. # dry
H: It's no good, I'm off again! # helpless
G: Don't! You'll set me off! # helpless
Q: Don't take your eyes off it, {p_call}! We'll be with you in a minute! I never thought that I'd be glad of that rule! # weak
