// SILENT, episode 1, more ways of stake, twofold and fork1: by where they live, and by what came between them.

=== two_of_us_stake_bets ===
# step: stake
# skeleton: silent
# where: town village room
# title: Three to One
N: {h} had a hat on {h_their} knees, and there was money in it. It had begun as a joke. # dry
G: What do I get on {a}? To give in first. # low, with a coin
H: Four to one. Nobody's ever seen it done. On {b} it's three. # writing
G: And what if neither does? # holding the coin
N: {h} stopped writing. It was a thing that no one had put any money on. # still
H: Then {stake}. It's no joke then, and I give it all back. # low
G: Put me down for both. # letting go of the coin
A: What's in the hat? # to {h}, going by
H: That's for charity. # covering it
A: Put that in for me, then. I don't need to know what for. # to {h}
B: Who's that collecting? I can give as much as some people. # to {g}, a minute later
N: So they had both bet; and neither knew on what. {h} wrote it down all the same. # dry

=== two_of_us_stake_pipe ===
# step: stake
# skeleton: silent
# where: ship space vehicle air under
# title: To All Concerned
N: {h} had a thing to tell everybody, and in such a place you do that through the pipe. It comes out at every bed. # brisk
H: This is for all of you. I name no names. If two certain people can't bring it to an end, then {stake}. # through the pipe
A: Which two? # at one end
H: You know which two! # through the pipe
B: I don't see how anybody could know, if no names are named. # at the other
N: There was a rushing in it. For the first time for weeks they were both in one pipe. One could hear the one breathe, and then the other, and neither wanted to be the first to put in the plug. # still
A: I'm not the one who's stopping it. I've got my plug out. # into the pipe
B: So have I. I've had it out the whole time. # into the pipe

=== two_of_us_stake_double ===
# step: stake
# skeleton: silent
# where: ship space wild under water vehicle
G: I've been through the stores. Everything's half gone. We're using two of it all. # sitting down, with a list
H: Two of what? # not looking up
G: Two lamps, since they won't sit by one. Two loaves, each with one end off. They both take the long way, so as not to meet, and that's two pairs of soles. # reading
G: If it goes on, I've worked out what comes of it. I did it three times, because I didn't like it. {stake_cap}. # turning over the sheet
N: {h} took the sheet, and went down it with a thumb, and found nothing wrong with it but the spelling. # flat
H: Did you two hear that? # to both
A: I heard a sum. # to {h}
B: I'd want to see how it was carried. # to {g}
G: It comes to the same from both ends. That's how I know. # folding it up

=== two_of_us_needs_lots ===
# step: twofold
# skeleton: silent
# title: Drawn by Lot
H: It's got to be done. {r_job_cap}. It takes two, and so we draw lots. That's fair to everybody. # shaking a bag
A: I've no objection to lots. As long as I'm not asked whom I'd like. # to {h}
N: {g} put in a hand, and drew, and read out {a}'s name. People nodded. {g} put in a hand again. # plain
G: {b}. # reading
A: That's a coincidence. # to {h}, sharp
B: It happens. You can't argue with a bag. # to {g}, rather quickly
{ foe_talks:
  F: May I see what else is in there? # reaching over
  H: No. # sitting down on the bag
- else:
  N: {foe_cap} {foe_was} already nearer to it than yesterday. There was not time to draw again. # low
}
N: Afterwards {g} turned out the bag behind {hide}. There were forty slips in it. Half of them said {a}, and the other half {b}. # dry
G: You were lucky that I didn't get the same one twice. # low
H: I'd have sneezed. # low

=== two_of_us_needs_passage ===
# step: twofold
# skeleton: silent
# where: ship vehicle space air room
# title: Mind the Corner of It
N: It stood in the way, and everybody who went through there bumped a knee on it. It was {r_job}. # plain
H: That's my left knee again. And it takes two people to shift it, of one height, who know each other's ways. # rubbing
N: It was so narrow that they each had to hold on to the thing, and it was not to be avoided that for a moment they had hold of the same piece. It went up, by a finger, as if it had been waiting for that; and both let go. # dry
{ foe_talks:
  F: Ow. You might look where you drop things. # from behind it
- else:
  N: {foe_cap} {foe_was} on the other side of it already, and there was no getting past to see to that. # low
}
H: Did you see? It went up! # hoarse
A: I was steadying myself. # to {h}
B: It was on its way up when I got there. # to {g}

=== two_of_us_needs_weight ===
# step: twofold
# skeleton: silent
# needs: rift=leaving
# title: The Right Weight
N: It was {r_job}. They had all been on it. {h} had sat down hard, and it had shut at one side; {g} had jumped, and it had opened at the other. # brisk
G: I'm too light at this end. What we want is somebody who's heavier behind. # getting down
H: {q} always used to do it. {q_they_cap} had the weight for it. {p} did up the straps, and {q} told a story, so as to be heavier. # sighing
Q: I've nothing against sitting. I could sit there, if I happened to be tired. But I'm not tired. # to {g}
{ foe_talks:
  F: Allow me. I'm considered heavy. # lowering
  P: No! # at once
  Q: That's my place! # at once, and then scarlet
- else:
  N: A bit was sticking out at the side, and {foe} {foe_was} already very close to that. # low
}
N: It was a scarf that stuck out. It had been {q}'s, until the winter. {q} looked at it, and saw how carefully it had been folded. # still

=== two_of_us_needs_held ===
# step: twofold
# skeleton: silent
# needs: rift=share no-within
# title: Eating with One Hand
N: They had both still got hold. It was {r_job}. Neither would let go to sleep, nor to eat; and people had begun to bring them things where they stood. # dry
H: Open. # with a spoon
A: I can manage. I've got one hand. # mouth full
H: And you. Open. # with the other spoon
G: You could put it down for one night. I'd sit by it. Nobody'd win. # coaxing
A: I'll put it down when it's put down. # to {g}
B: I'm only holding it so that it doesn't fall. # to {h}
{ foe_talks:
  F: I'll have it, if it's such a trouble. # a hand out
  A: No! # gripping
  B: No! # gripping
- else:
  N: And from behind {foe_was} {foe} coming, and they each saw it over the other one's shoulder, and could not say so. # low
}
N: Towards morning {b} fell asleep, on {b_their} feet. It would have been quite easy then. {a} looked at the hand, which had gone slack; and pulled up {b}'s collar, and went on holding. # quiet

=== two_of_us_needs_third ===
# step: twofold
# skeleton: silent
# needs: rift=friend
# title: Left, Said the One
N: It was {r_job}. And who should take the other end, with {p} at the one, but {x}? It stood to reason. {x_they_cap} had offered. # plain
P: Ready? And up! # bending
N: {x_cap} went up when {p} said "ready". Then {p} said "left", and it was the wrong left; and it came down, with a bang, on the only flower there was. # dry
H: That's the fourth time. {x_they_cap} {x_plural:do|does} mean well. # wincing
P: It's a matter of practice. # red
N: {q} had been watching it all, from behind {edge}, with both arms folded, and moving {q_their} lips. # dry
G: You said "now". I saw you. You said it each time, just when it ought to have been. # to {q}
Q: I was chewing. # to {g}
{ foe_talks:
  F: It'll be dark soon. I like it, when they've left a thing out. # passing
- else:
  N: It would be dark soon; and there {foe_was} {foe}, quite near. # low
}
H: It wants somebody who knows which left {p} means. # to the air
Q: The other one. {p_they_cap} always {p_many:mean|means} the other one. # to {g}, hardly moving

=== two_of_us_fork1_squares ===
# step: fork1
# skeleton: silent
# where: room town ship wild under air
# title: Whoever Wants It Stands on It
N: {h} had a piece of chalk, and drew three squares upon {ground}, at equal distances from both. # brisk
H: Whoever wants a thing, stands on it. That one's to {d1}. # pointing
A: May one ask what the middle one is? # to {h}
H: {d2_cap}. And that one, where I've run out of chalk, is that you {d3}. # wiping both hands
N: {a} stepped into a square, with eyes on {far}. {b} did so, too, from the other side, with eyes on {cold}. It was the same square. They stood in it toe to toe, and each could feel that somebody was there. # dry
A: I think that I'll try another. # to {h}
B: There's hardly room in this one. # to {g}
N: So they both stepped to the left, which took them into the same one again; and then both to the right. # dry
G: Leave them! They've been in all three. They're in favour of everything! # whispered

=== two_of_us_fork1_straws ===
# step: fork1
# skeleton: silent
# where: wild village under water
# title: The Short One
N: {g} had picked three stalks of something, and held them so that only the ends stuck out. # plain
G: The long one is, you {d1}. The short one is, you {d2}. Who draws? # fist out
A: Not after somebody else. Then it's their leavings. # to {g}
B: And not before. Then they'd know what I'd left. # to {g}
H: And the third? You said three. # looking closer
G: That's got a bend in it. That means that you {d3}. # turning the fist
N: It got late. {g} had held out that fist so long that {g_they} could not feel it. In the end two hands came, from two sides, at the same moment, and shut, both of them, on one stalk. # dry
G: Don't pull! It's the one thing that you've both wanted since I've known you! # pleading
N: They pulled. It was quite a tough one. Each of them had half; and neither half was long, or short, or bent. # dry

=== two_of_us_fork1_auction ===
# step: fork1
# skeleton: silent
# where: room town ship vehicle space air
# title: Going, Going
N: {h} had climbed on a crate, and had a shoe, to knock with. # brisk
H: What am I bid? First lot: that they {d1}. It's hardly used. # knocking
A: I might be interested. I'd need to know who else was. # to the shoe
H: Second lot: that they {d2}. One owner, careful. Nobody? # knocking
B: I'd go as far as a nod. But not if it's being nodded at. # to the shoe
H: And the last of the day: that they {d3}. It's been at the bottom of the box, and I can't see what's wrong with it. # holding up nothing at all
N: On the one side somebody scratched an ear; and on the other side, at the same time, somebody scratched theirs. # dry
H: That's a bid! That's two bids! From whom? For which? # shoe in the air
A: I'd got an itch. # to {h}
B: So had I. It's about in here. # to {g}
H: Then it's going. It's going. I've got all three still, and I'm standing on a crate with one foot cold. # lowering the shoe
