// LET: further prices, and what comes of a bad name. Of price=name the prize for honesty is spoken of, since it has to be handed in.

=== heist_price_likeness ===
# step: price
# skeleton: let
# needs: way3=back,watch
# makes: price=name
# title: Any Marks
N: Somebody who guards a thing, and is robbed, has a paper to fill in. {h} had got hold of the paper. # plain
H: "By whom. Height. Nose. Any marks." And it's got to be in by the morning, or they'll say that there never was a thief, and that {foe} left the gate open. # reading
Q: Put anything. Put, tall.
H: They go round with it, and look. If it fits nobody they come back, and ask again. # turning it over
P: Then it had better fit somebody. # slow
N: They all looked about for a person like that. It had to be a face which everybody knew, and had never had anything against. {p} had left off looking about. # quiet
Q: You needn't. You've got the prize for honesty! They leave you alone with the cake! # low
P: I know. They'll say, and we left {p_them} alone with the cake. # hollow
H: Any marks? # gentle, with the pencil
P: There's the left ear. You'd better put the ear. They'd never believe it without. # low

=== heist_price_steps ===
# step: price
# skeleton: let
# needs: way3=back,watch
# makes: price=turn
# title: What They Sleep By
H: It can't just stop, you know. They sleep by it. There's the steps, and the gap, and the steps. If it stops they'll sit up in bed, all of them, and not know why. # low
Q: And then?
H: Then they'll come out in their socks to see.
Q: So someone's got to go on walking, till {foe} and the rest of us are well away. # pacing
N: They tried who could. {q} went too fast; {h} sounded like a person who is coming back for something. It was only {p} whom one could hear, and leave off hearing. # dry
P: I'm to say, got it. I've practised. I've got it down to a breath. # dismayed
Q: I'll say it for you.
P: You say it like a man who's dropped it. And I'm to go round and round out here, in the dark, so that a lot of people can sleep; and none of them's to know that it's me? # rising
Q: Until it's light.
P: And {foe} did that every night. # stopping
Q: Yes. # low
P: Show me where one turns. # after a moment

=== heist_change_name_sixpence ===
# w: A small boy
# step: change
# skeleton: let
# needs: price=name
# title: Minding a Sixpence
N: It was up on {board}, what had been taken, and by whom. They had begun to count {p}'s change twice: before they gave it, and after. # plain
Q: Do you mind it much? # low
P: It's always right. That's what I mind. And they've had the prize off the wall. You can see where it was. # low
W: Is it you who robbed {foe}? # from knee height
P: So it says. # with dignity
W: I'm not to leave anything lying near you. Would you hold this? I've got to climb on something. # holding out a sixpence
P: You've just been told not to! # shocked
W: Well, you've been. You won't want to go twice. # reasonable
N: {p} stood and held it, in the middle of {place_of}, where all could see, for as long as it takes to climb up a thing and come down it. # warm
{ foe_talks:
  F: They asked me if I'd know that thief again. I said, anywhere. I said, by the kind way of walking. I'd just woken up. # rested
- else:
  N: {one_cap} went by, with a crease down one side from having slept; and looked at {p}, and at the sixpence, and was not at all surprised. # soft
}
W: It's still a sixpence. # looking at it closely
Q: So {stake_fixed}; and you're trusted with sixpence. It's how one begins. # taking an arm
