// LET, episodes 2 and 3, second ways: easy (way), go3 and known (way3).

=== heist_easy_hand ===
# step: easy
# skeleton: let
# needs: way=creep
# title: A Hand Under the Elbow
N: It was as black as the inside of a boot. They went one behind the other, and neither could have said where the other was. # quick
A: Thank you. # whispered, some way in
B: What for?
A: For the leg up. I'd never have got over that by myself. # whispered
B: I didn't give you a leg up. I was going to thank you. You took my elbow, where it drops. # whispered
A: I never touched your elbow.
N: They both stood still, and thought about elbows. # quiet
B: It was a very nice hand. It was quite warm. # in a smaller voice
A: I dropped the matches, further back. And I've got them. I've got them in my other hand, and I didn't pick them up. # slow
B: Somebody said, "Step." # slow
A: That was you!
B: I thought that it was you. I thought, how kind, and minded it. # very small
N: There was nothing to be heard, apart from {noise}. It was the sort of nothing that has got its hand over its mouth. # hushed
A: Let's say that it was each other. Until we're home. # starting off again, fast

=== heist_easy_slippers ===
# step: easy
# skeleton: let
# needs: way=front
# title: Two Sizes
N: Where {foe} should have been there was a mat; and on the mat, side by side, with the toes pointing in, were two pairs of slippers. # quick
A: Somebody's at home. Get back! # whispered
B: One's small. The other's got room in for a corn. {a}, these are our sizes. # trying it
A: How would anybody know about your corn?
B: I've mentioned it. I mentioned it to you, behind {hide}. More than once.
A: Take them off! # whispered
B: They're warm. They've been stood by something. # not taking them off
N: They had got ready to be cross at bolts. There were two, both drawn back, and tied with a bow, so that they should not slip; and there was an arrow on {ground} in chalk. # dry
A: "Mind the step." # reading
B: I do think that's thoughtful.
A: It's not thoughtful! It's a place that's supposed to keep us out! I've not slept since Sunday! # forgetting to whisper
B: You'd sleep in these. # stepping over the step

=== heist_easy_mended ===
# step: easy
# skeleton: let
# needs: way=tool as=inside
# b: maker
# title: A Better Knot
N: It broke. It broke as soon as they were in where nobody could get at it. They put down {tool}, and went back on hands and knees to find what had come off. # brisk
A: Is this it? # holding something up
B: That's a button. I want a pin. It holds the whole of the side. Without it we can just go home. # desperate
N: They were gone for two minutes. When they came back {tool} {tool_was} standing a foot further in, out of the draught; and mended. # flat
A: You said that it couldn't be done without the pin.
B: It can't. That's a new pin. It's been filed to fit. # feeling it
A: Did you do it?
B: I'd never have thought of it. And that's not my knot. My knot comes undone. This is a knot by somebody who's had a great many evenings. # with respect
A: {b}. Who's been here? # low
B: Somebody who wants {tool} to get where it's going. # stroking it
A: But it's going to rob them!
N: Past it someone had put down a plank, over the step. It was just of the width. # dry
B: I'd like to meet whoever it is. # starting to push
A: I wouldn't. I'd like to meet nobody, I'd been counting on it. # pushing as well

=== heist_go3_back_count ===
# step: go3
# skeleton: let
# a: bold
# door: Go in by daylight, and have it out
# style: bold
# recall: gone in by daylight to have it out
# makes: way3=back
N: {a} had made up a speech in the night. It began, "How dare you"; and it was good for at least as far as the second door. # brisk
A: How dare you leave cushions about! # trying it, on the way in
B: That's somebody's own. It's got a dip in it. There isn't any other, on the stool, where there should be. # picking it up
A: How dare you take the cushion off your own stool! # a little less loud
B: And here's that bit of carpet. You can see where it's been cut from. It's from where the feet go. # further on
A: Don't keep finding things! I had it all in order!
B: I'm only looking. It's different by day. There was one lamp in here, and it's been put where we'd want it. They'll have been sitting in the dark. # quiet
N: By the last corner there was not much left of the speech but the "you". # dry
A: I was going to be so angry. I'd had no breakfast, so as to be. # low
B: You can still be angry. You might start with who it is.
N: They came round the corner; and {a} did not start. # quiet

=== heist_go3_thank_hotel ===
# step: go3
# skeleton: let
# door: Write that they had been very comfortable
# style: kind
# recall: written that they'd been very comfortable
# makes: way3=thank
N: There is a book for it, in places where one is made comfortable, and one puts something in it as one leaves. They had left in a hurry. So they made a page. # plain
A: "Name of guest." # ruling a line
B: Put, the two thieves.
A: "Length of stay."
B: About four minutes. Say that we'd hoped for longer.
A: "Remarks." # pencil ready
B: Clean. Very quiet. The step was well marked. "We were sorry to run, and it was nothing to do with the sugar." # dictating
A: Do you put, would you come again?
B: It's what we do for a living, or we'd meant it to be. Put yes.
A: "And how are you?" There isn't a line for that. I've put one in. # writing small
N: They left the page in {slot}, by {den}, with {food}; and went behind {hide}. It was hardly down before it was fetched. Then there was an hour with nobody in it, and then there was something in its place. # quiet

=== heist_go3_watch_loose ===
# step: go3
# skeleton: let
# a: careful
# door: Loosen a board, and see who mends it
# style: careful
# recall: loosened a board, and seen who mended it
# makes: way3=watch
A: I've done the path, and the latch, and I've made something squeak. Nothing that would hurt. It's just what one couldn't bear to leave. # lying down
B: I hate to spoil a thing that's been so nicely kept. # whispered
A: It's not spoiling. It's asking.
N: They lay in the old two hollows, and watched it get dark. The thing that squeaked, squeaked. It did it twice. # hushed
B: There. I heard somebody sigh. # whispered
A: Now there's a light. They've found the latch. They're doing it over, with a rag. # whispered
B: They've got down on their knees. They're putting back your path, {a}. They're making it so that it's better for the left foot. That's my bad one. # whispered
A: There's still the squeak. They'll have to come round to this side for that. # whispered
N: And the light got up, without hurry, and stood for a time looking out over the dark, and came round to their side. # quiet
B: Oh. # on a breath

=== heist_known_bed ===
# step: known
# skeleton: let
# needs: way3=back
# title: The Corner Turned Down
N: It was a bed. It was made up, in the place where one could see {x} from, with the corner turned down; and it had never been slept in. And at the foot of it, bolt upright, with both eyes open, {foe_was} {foe}. # hushed
A: So it was you! # but not very loud
{ foe_talks:
  F: Don't sit on it. Please. I've only just done it. I do it every morning. # hollow
  B: But who's it for?
  F: It came with the place. I've got it in the rules: the guard shall have a bed; and then the guard shan't lie down, so long as there's {x}. It's on the other side of the page. # hollow
  A: When did you last?
  F: I leaned, in the spring. I did hope for you two. I thought, they're young, they've got a plank, or something of the kind. I put out all that I had. And then off you went. # swaying
- else:
  N: {one_cap} looked at them; and at the bed; and then, as one looks at a clock, at {x}. # quiet
  B: It's been made every day. There's not so much as a crease in it. # low
  A: {foe_they_cap} can't lie down. Not as long as {x} {x_is} there to be looked after. There's just the bed to look at. # slow
  N: {one_cap} gave {x} a push, in their direction, and began to sway. # soft
}
B: And we lay out there on our stomachs, of a night, and complained about the ground. # wretched
A: I had a speech. # sitting down on nothing

=== heist_known_hats ===
# step: known
# skeleton: let
# needs: way3=thank
# title: Nine Chairs
N: It was {foe_talks:an answer, of eleven pages, and at the end it asked them in|a piece of chalk, and an arrow, and a great many more arrows after it}. They went in after it as far as the back of {den}, and there {foe_was} {foe}; and a row of chairs. # quiet
A: It's you? It's been you all along? # very still
B: What are all these? There's a hat on this one. And one boot. # going along the row
{ foe_talks:
  F: That's the second. He'd only come for the evening, and he heard the gate. She left me a glove, the fifth; I use it for the door. I've kept them nice. You're the ninth. I did think that you'd stop, I'd got it so that there was hardly anything to be afraid of. # shy
  A: But they were thieves!
  F: It's only thieves that come. # simple
- else:
  N: {one_cap} went before, and dusted each chair as they came to it: one had a hat on it, and one a boot, and one half of a rope. The last but one had their matches. # soft
  A: They're all people who ran away. # slow
  B: And we're the ninth. It's only thieves who ever come. # slow
}
N: There was a tenth chair, with a dip in it, that stood a little way off, and had been turned so as to see the rest. # quiet
B: And you can't come out to us. Not while {x} {x_is} here.
A: Is this one mine? # sitting down in it
N: They had {food}, all in a row. It was some time before anyone could have been said to be guarding anything. # warm

=== heist_known_packed ===
# step: known
# skeleton: let
# needs: way3=watch
# title: Packed
N: It was {foe}. The rag was put away, and the lamp set down; and out from under the stool came a bag, of the kind that one travels with. # hushed
A: That's the guard of {den}! And packed! # whispered
B: There's a label. I can read it from here. It's got {far} on it. The ink's gone brown. # whispered
N: {one_cap} took up the bag, and set off, quite briskly, in that direction; and came to where one can see furthest; and stood; and turned, and brought it back, and put it beneath the stool. It was time to go round. # quiet
{ foe_talks:
  F: I do it over twice a year. You want different socks. # to the dark, unsurprised
  A: Why don't you go? # standing up
  F: I can't, as long as {x} {x_is} here to be looked after. I go as far as I can see. I heard the two of you making plans; and I thought, I'd better do the summer ones. # mild
- else:
  A: It's been packed for years. It's been as far as that, and back, every night. You can see the track. # slow
  B: {foe_they_cap} can't go further. There's {x} to be looked after. So it's here that somebody's wanted us. To let them out. # slow
}
B: And we ran. All that we'd got to do was to take it; and we saw how nice it was, and ran! # standing up, too
A: I always thought that it was {x} that couldn't get out of there.

=== heist_easy_decoy ===
# step: easy
# skeleton: let
# needs: way=tool as=decoy
# b: maker
# title: A Stool, the Other Way
N: {foe_cap} {foe_was} to look at {tool}. So {tool} went round on a string, and creaked; and at the other side, on their toes, the two of them came in by a way that stood open. # quick
A: Is anybody looking at it? # whispered
B: They must be. I would. I keep turning round. # whispered
A: Then why's there a stool here? And a lamp? # stopping
N: The stool stood with its back to {tool}. It had been put where one sees who comes in; and it was warm. # dry
B: Somebody was sitting the wrong way. # puzzled
A: Somebody was sitting the right way. It's we who come in over here. # low
B: But it's the best thing that I ever did! It's got a creak in it! Who could have their back to that? # hurt
N: The creak had been getting slower. Now it went on a good deal more evenly, as if there were a fresh arm to it. # quiet
H: Oh. Thank you. I was getting tired. # from far off
A: Who's {h} thanking? # low
B: Me, I should think. For the knots. # going on, faster

=== heist_easy_clapping ===
# step: easy
# skeleton: let
# needs: way=tool as=decoy
# b: maker
# title: Polite Clapping
N: By the plan, {foe} would run to {tool}. They counted to thirty, and heard somebody run; but only a few steps, and all on one spot, as one does for a child. # dry
A: Was that running? # whispered
B: It had the sound of running. It didn't get any further off. # whispered
A: It's stopped. Now there's clapping.
N: It was polite clapping, of the kind that says, very good, and don't hurry. They went in on it. Nothing was shut that they had thought would be shut; and the worst corner had a white rag tied to it, at the height of a shin. # dry
B: There's a line, in chalk. It goes to where {x} {x_is}. # peering
A: That'll be for the round. So as to find the way, in the dark.
B: There are two sorts of feet drawn next to it. One of them's got your patch. # slow
A: When would anyone have seen my patch? # slower
B: Walk beside the line. Not on it. I don't want to be obliging. # stiff
