// A further way of being watched, and of what becomes of lessons.

=== teach_doubt_bench ===
# step: doubt
# needs: foe=talks,mute
# title: The End of the Week
N: When they looked round there was a bench, which had not been there before; and on it, or as good as on it, {foe_was} {foe}. # dry
{ foe_talks:
  F: Don't mind me. I collect beginnings. One gets to see so few ends. # comfortable
  A: We're busy. # short
  F: I can see that you are. When will it be done? I'd like to keep the evening free. # pleasant
- else:
  G: {foe_theyve_cap} come at this time every day. It's as if {foe_they} {foe_was} waiting for us to have done. # low
  A: Then we had better have done! # stung
}
B: We never said when. # aside
A: {till != "":Before {till}|By the end of the week}! From one end to the other, and in front of everybody! # loud
N: It had got round {place_of} before they had picked up their things. They could hear it go, from door to door, and grow a little at each. # dry
G: They've made it with music. I only mention it. # coming back
B: All of it? {x_they_cap} can't do the first bit. # whispered
A: I know what I said. I was looking at that bench. # wretched

=== teach_change_cards ===
# step: change
# skeleton: taught since
# needs: no-vast
# title: Can and Can't
N: There was a new card up, on {board}. It had two sides to it, and on both of them stood everybody. # warm
H: I had to do it small. It's what each of us can, on the left, and what each of us can't, on the right. They will keep on coming to have the right looked at. # with a pencil
A: Who put me down for whistling? # reading
H: You did. You put it yourself, on the Thursday, and underlined it.
B: It's longer on the right. # going down it
H: It's a good deal longer. There's not one person who left it blank. You go along until you find somebody who's got on the left what you've got on the right; and then you knock. # proud
N: {x_cap} stood there on the left, near the top, in another hand. Two had ticked it already, and somebody had written: slowly, and no fuss. # soft
A: What've they got on the right? {x_cap}? # bending closer
B: It says, going home first. # low
H: And {stake_fixed}. I don't know what you did. I've got that on the right. # gruff
