// SHY, where somebody is to be hypnotised: it works at once on the two, and on whom it is for when it no longer has to.

=== befriend_hello_lull ===
# step: hello
# skeleton: shy
# needs: lulls=swing no-lulls=sleep no-gruff
# title: Backwards from Ten
N: {a} knew how it is done. You swing something that shines, to and fro, and speak low, and nobody can help it. # plain
A: I've got the lid of a tin. You do the counting. # low
B: We said that we'd {verb}. Where do I start? # low
A: At ten, and go down. # swinging it
B: Ten. Nine. Eight. # slow, then slower
N: By {hide} there was {x_sound}. {x_part_cap} had come out a little way, and went to the left when the lid did, and to the right when the lid did. # hushed
A: You're very heavy. You couldn't keep your eyes open if you were paid for it. # drowsy
B: Six. Five. And a half. # thick
N: It was quite dark when {h} came along the same way with no light, and fell over {a}, and then over {b}. # dry
H: Asleep! The pair of you! In the middle of everything! # loud
A: Which of us got as far as one? # thick
B: Neither. I went at five. Feel the ground here. It's warm, all down this side. # sitting up
A: {x_they_cap}{x_plural:'ve|'s} been lying next to us. # slow
B: So that's two of us hypnotised, and nobody else. # rubbing one eye

=== befriend_act_lull ===
# step: act
# skeleton: shy
# needs: lulls=swing no-lulls=sleep end no-gruff
# a: payer
N: {end == "guard":{h} stood with both arms out, and would not let {foe} by, and behind those arms it was quiet.|{end == "lend":{tool_cap} lay where {tool_they} had been put, with the mark showing, and {foe} {foe_was} not far off.|They sat as far off as they had said they would, and {foe} {foe_was} there as well, and nobody minded {foe_them}.}} {x_cap} came out from {hide}, and stopped halfway. # hushed
N: {price == "keep":{p} had laid {p_keep} down first, and taken the hand away.|{price == "board":{p} had brought the board first, and let go of the cord.|{p} had told everybody first that nobody was coming in to supper.}} Then {p} got out the lid of the tin. # quiet
A: You needn't look. It's only in case you'd like to. # low
B: Ten. Nine. # low
N: To the left; to the right. {x_part_cap} went with it, and after a time nothing else moved. # hushed
A: You can leave off listening for us. Nobody's coming any nearer. # slow
B: Four. Three. Pinch me. # thick
A: I can't. I've only the one hand, and it's swinging. # whispered
{ foe_talks:
  F: I don't hold with it. I'm only resting my eyes. # thick
- else:
  N: Even {foe} had gone quiet. # soft
}
N: There was {x_sound}, long and slow; and then another just like it, as it comes from somebody who has nothing to look out for. # soft
A: {x_they_cap}{x_plural:'re|'s} off. In front of people! And on {x_their} back! # whispered
B: We said that we'd {verb}. And we {verb_did}.{must_who != "" && must != "": And {must_who} was {must}.|} # whispered
A: It wasn't the lid. I left off swinging at six. # whispered
