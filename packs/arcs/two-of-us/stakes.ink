// What hangs on a secret of two, where nobody else may know of it yet: told and kept.

=== two_of_us_stake_purse ===
# step: stake
# skeleton: told,kept
# w: Somebody with a purse
# title: What People Do without One
N: By {board} two people were shouting, and a third was holding both their hats. It had been about a purse. One of them had said that she would keep it, and had not. # plain
A: Is it the money? # low
W: There was nothing in it. It was that I'd said, keep this, and somebody said, of course. # blowing her nose
H: It's how it starts. One of them doesn't keep a thing, so the other doesn't. By the end of the week {stake}. # with the hats
B: From one purse? # uneasy
H: I've seen it come from a comb. It's all held up by people saying, of course. You take out one. # looking into a hat
N: They went on, side by side, and somewhat closer. It seemed to both of them that they had something large on, under their coats, and that it showed. # quiet
A: We keep ours, then. {till != "":Till {till}, and after that as well.|Whatever they ask.} # low
B: Of course. # low
A: Don't say it like that. Say it some other way. # quick
B: I'll bite anyone who asks. # after thinking

=== two_of_us_stake_peg ===
# step: stake
# skeleton: told,kept
# title: The Peg by [door]
N: There is a peg by {door}, on which {h} hangs whatever has been said to {h_them} in confidence. It looks like a peg. # dry
H: You can't see them, naturally. That one's from my sister, in the year of the floods. There are forty. Not one's ever come off. # proud
A: What would happen if one did? # careless
H: They're all on the one peg. # as to a child
B: And then? # careful
H: Then nobody'd hang anything on me any more. And next nobody'd hang anything on anyone; and then {stake}. You'd hear it go. It'd be like a coat coming down in the night. # low
N: They looked at the peg. It leant a very little to the left. # quiet
H: You two aren't carrying anything? You've got your arms out from your sides. # sudden
A: No. # at once
B: We only walk like that. # at once
H: Well. There's room, if you were. # dusting it

=== two_of_us_stake_ask ===
# step: stake
# skeleton: told,kept
# title: For Two People We Know
N: They asked {g}, as one does for somebody else. # dry
A: If there were two people, and they had promised each other something. And it came out. Would that be very bad? # idle
G: Which two people? # not looking up
B: You don't know them. They're short. # quick
G: Well, then it's bad for the short ones. I'd an aunt who lost a friend like that. She'd put out two cups every day since she was six, and then she put out one. # working
A: And was that all?
G: It got about. People saw the one cup. They began to look at each other's. It took a year, and after that {stake}, as it's called. It was one cup. # working
N: {b} had gone very quiet, and was counting something under the table. It turned out to be fingers. # still
B: We'll tell them. The short ones. # low
G: Tell them that I never heard a word. I don't know anybody short. # moving the chair round a little
