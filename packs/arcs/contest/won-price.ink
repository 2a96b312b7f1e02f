// WON, episode 3: why the rival has to win, and what it costs to be let back in.

=== contest_truth_need ===
# step: truth
# skeleton: won
# needs: why=need foe=talks prize=mass,one
N: It was {b} who went for water, and came on {one} at the back, alone, with the lid off. It was the first time that anyone had seen {one_them} sitting down. # hushed
F: {way == "spy":You'll have come for another look.|You'll have come to crow.} # not turning round
B: I came for water. What's the matter? # careful
F: What do you suppose? Do you think that I need a cup? I've a shelf of cups. It's {prize}. It's always been for something like that. Where I come from there isn't any, either. # tired
B: You never said. # slow
F: Would you have let me win? # dry
B: No. I don't know. No.
F: There are sixty of us over there, and they all come down to the landing and look at my face, to see if I'm smiling. So I smile. From a mile off, I smile. # flat
N: {b} went back without the water. # quiet

=== contest_truth_name ===
# b: careful
# step: truth
# skeleton: won
# needs: why=name foe=talks
N: It was {b} who went for water, and came on {one} at the back, alone, going over and over one small thing in it. It was the first time that anyone had seen {one_them} get something wrong. # hushed
F: Don't look. # sharp
B: I'm not. {way == "spy":I've done with looking. |}I came for water. It seemed all right to me. # careful
F: All right? # with a short laugh
F: I have been right for eleven years. Do you know what they say when I come in? Nothing. They look at their watches, to see if they're fast.
B: What happens if you lose? # curious
F: I've been trying to imagine. I lie there. I get as far as the walk to the door. I can't see who it is that's walking. # low
B: Somebody in good shoes. # after a while
F: You were out, weren't you? What's it like? # really asking
B: It's like lunch. # having thought about it

=== contest_truth_owed ===
# step: truth
# skeleton: won
# needs: why=owed foe=talks
N: {b} went to fill the bucket, and there was {one}, by {hide}, looking at a very small cup. It was the sort they used to give. It had gone black round the handles. # hushed
F: The first one. I wasn't any good, you know. # not looking up
B: You won it. It's on the list. # careful
F: There was somebody better. They'd as good as won. And they turned round to wave to their mother, and fell over the rope. I saw it. I was the only one who did. I might have said, let's go again. # flat
B: You were small.
F: I was quick. So I thought, I'll win it again next year, properly, and then it'll be true. And it was. I've won it properly every year since. It hasn't got any truer. # flat
B: Have you ever told anybody?
F: I've just told a bucket. {way == "spy":It's the one that you stood on.|} # rubbing the cup
N: {b} filled it, and found that {b_they} {b_was} walking on tiptoe. # quiet

=== contest_truth_lonely ===
# b: careful
# step: truth
# skeleton: won
# needs: why=lonely foe=talks
N: They found {one} alone at the back, setting out chairs. There were about forty. {one_they_cap} would put one down, look at it, and turn it a little to face the middle. # hushed
A: Haven't they got somebody to do that? # surprised
F: They have. I come first. I like to see where they'll all be. # caught
B: Who? Your people? # curious
F: Mine? No. All of you. # turning a chair
F: I found out how it works, you see. If you come second they look at you for about as long as it takes to find their gloves. If you come first they look all afternoon. So I got good. # simple
A: You could have asked somebody to supper. # gentle
F: I thought of that. It seemed such a lot of trouble to put people to.
B: {way == "train":And we did it forty times over, and never asked you, either.|{way == "teach":And we went and asked {g}.|And we looked in, and never came in.}} You learned to do all that, because you didn't like to ask?

=== contest_truth_promise ===
# step: truth
# skeleton: won
# needs: foe=talks
N: That {t_unit} they met {one}, by {hide}, with nobody about. They all three pretended to be looking for something. # dry
A: Can't you {t_sleep}, either? # polite
F: Not before these things. I lie there hoping. # stiff
B: Hoping for what? You've always won. You'll win again. # bitter
F: Well, quite. # very low
N: {a} put down the thing that {a_they} {a_was} pretending to have found. # still
A: You want to lose. # slow
F: I said a stupid thing, the first year. I was so pleased. I stood up on the box and I said, I shan't stop till somebody beats me. Everybody clapped. So I can't, can I? Not till somebody does.
B: You could do it badly. Just once. On purpose. # staring
F: I tried. I can't find where it's done from. # ashamed
A: We can show you where it's done from. {trouble == "broken":We did it in front of everybody.|We've just come from there.} # kind

=== contest_truth_noir ===
# step: truth
# skeleton: won
# tone: noir
# needs: foe=talks why=name,need,owed
N: The good seats were empty and the bad ones were wet. {one_cap} was in one of the bad ones, in the dark, counting something on {one_their} fingers. # low
A: You look like somebody who won. # sitting down one seat away
F: It comes off. You'd be surprised. You put it on {board} in big letters, and by the end of the week it needs doing again. # dry
B: What would happen if you didn't? # sitting down on the other side
F: There's some people at home who think that I can't. They've built on it. You know how it is with a house. Nobody looks at the bit that's holding it up. # quiet
A: So it isn't for {prize}. # slow
F: It's for {prize}. And it's for the look on their faces. And it's because the year before last I forgot how to do anything else. Pick one. I do, most nights. # quiet
B: {way == "train":We carried it up to the line forty-one times.|That's a lot to carry up to a line.} # low
F: You get it balanced. Then you daren't put it down.

=== contest_truth_mute_line ===
# makes: knows=line
# step: truth
# skeleton: won
# needs: foe=mute
N: It was {h} who told them. {h_they_cap} had come to see how they were, and had stayed to dry a cup that was dry already. # quiet
H: I stopped behind, once. After {foe} won. I wanted to see what {foe_they} did about it. # drying
A: And what did {foe_they} do about it? # dry
H: Nothing. Went on. The line was there, with flags on, and {foe} went across it and kept on going, just the same, out past {far}. I don't believe that {foe_they} ever knew there was a line. # low
B: But the clapping. # slow
H: I don't think that {foe_they} knew what it was. I think {foe_they} took it for something frying.
{ b_kind:
- "planner": B: All those years. And we've been keeping a table. # shaken
- "explorer": B: Where does it go to, if you don't stop? I want to see. # low
- "wildcard": B: That's the best thing that I've ever heard, and I'm so angry. # low
- else: B: Then nobody ever told {foe_them} well done. Not so that it got there. # stricken
}
A: So the only ones who ever lost were us. {way == "train":Forty-one times in practice.|{way == "teach":And {g}, who won.|And we stood on a bucket, to see how it's done.}} # working it out
H: I put the cup out every year. It's always still there in the morning. # putting it down

=== contest_truth_mute_watch ===
# makes: knows=watch
# step: truth
# skeleton: won
# needs: foe=mute why=lonely,name,need,owed
N: They had gone by {way_there}, to look where nobody looked, and that is how they saw {one}. It was late. There was nobody to be better than. # hushed
A: Look. The whole thing, again. {way == "train":That's more than forty times.|{way == "spy":And nobody had to stand on a bucket.|}} All alone. # whispered
B: Perfectly. # whispered
A: Yes, but did you see? At the end {one_they} stopped, and turned round to where the crowd was, and waited. # whispered
N: {one_cap} was waiting now. {noise_cap} {noise_was} all the answer there was. After a while {one_they} went back to the beginning. # soft
B: That isn't practice. That's so that we'll be there again. # slow
A: That's only your idea. You can't know that. # low
B: No. Put your hands together. Not loud. # low
N: They clapped, two people, behind {hide}, about as loud as a moth. Over there {one} stood up perfectly straight. # hushed
A: All right. Now I know it, too. And I've still got to beat {one_them}. # unhappy

=== contest_price_pledge ===
# step: price
# skeleton: won
# needs: way3=appeal
# makes: price=pledge
# title: Rule nine, part two
H: It says, whoever asks to come back puts on the table the thing that they'd least like to lose. If they win they get it back, and {prize} with it. If they don't, it stays here, on a nail, so that others may think. # reading
A: That's barbaric. # after a silence
H: It's from the olden times. They'd nothing to do of an evening. # shrugging
N: {p} did not move. {p_their_cap} hand had gone, without being told, to where {p_keep} was. # quiet
P: It needn't be that. I've got a very nice spoon. # quick
H: Is it the thing that you'd least like to lose? # not unkind
P: {p_keepwhy} # low
H: Then it's that. # low
N: {p} put {p_keep} on the table. It looked smaller there. Everybody was careful not to look at it. There is nothing so private as a thing that nobody else would want. # soft
Q: You'll get it back. # fierce
P: I know. Don't talk to me for a minute.

=== contest_price_alone ===
# step: price
# skeleton: won
# needs: way3=mend
# makes: price=alone
# title: A line for one name
H: There's a line here, for who's to do it. There's one line. It's new, so it's a new entry, and the new entries are all singles this year. # showing it
A: But we're two. # blank
H: Not on here, you're not. There's one line, and one {prize_head}. # sorry
N: They took the form behind {hide}, and looked at it from both ends. {p} held the pencil. # quiet
Q: It'd better be you. # too easily
P: I can't do it by myself. You're the one who does the, you know. You say the things. # stricken
Q: I'll say them from behind the rope.
P: I won't hear you. {p_fearline} # low
Q: Then you'll have to know what I'd have said. You've had years of it. # gentle
N: {p} wrote down a name. It looked very short. Then, where it says, to be told in case of accident, {p_they} wrote the other one, and underlined it. # soft

=== contest_price_share ===
# w: the one who lost first
# step: price
# skeleton: won
# b: payer
# needs: way3=team
# makes: price=share
# title: One ninth
W: There's just the one question. Who gets {prize}? # arms folded
A: We do. We need it. {stake_cap}, otherwise. # surprised
W: We all needed it. You don't think I entered for the walk? # dry
N: There were nine of them in the circle now. {b} drew it on {ground} with one finger: {prize}, and nine people. {prize_mass:Each one's piece was about as big as a sneeze.|It came out at one week each, and four left over.} # flat
B: That's not enough for us. That isn't enough for anybody. # low
A: If we don't share it then there's no team. If we do, there's no prize. # low
P: Then what would we be doing it for? # slow
N: It was a serious question, and for a while they all sat and looked at it, and somebody handed round {food}. # quiet
Q: I'd quite like to find out what we'd be like. # in the end
P: That's a terrible reason. # beginning to smile
W: It's better than nerves. I'm in. # gruff

=== contest_price_pledge_gentle ===
# step: price
# skeleton: won
# tone: gentle
# needs: way3=appeal
# makes: price=pledge
# title: The shelf by the rule book
H: It's only a little rule. It's at the very bottom, so it has to be kept warm. Whoever wants to come back leaves something here with me. # turning the book round
A: What sort of something? # careful
H: The thing you'd look for first, if you woke up in the dark. # gentle
Q: And when do we get it back?
H: When you've won. You'd get {prize}, and that. It has a shelf, look. # gentle
N: {p} knew at once what it was, and wished that {p_they} hadn't. It was {p_keep}. # quiet
P: {p_keepwhy} # very small
H: Then it shall have the middle of the shelf.
N: {p} put it there, and turned it to face the room, so that it would be able to see. # soft
Q: We could leave mine. I shouldn't mind. # quick
P: You would, though. # small
Q: Yes. But I'd mind out loud, and you do it so quietly. # soft
