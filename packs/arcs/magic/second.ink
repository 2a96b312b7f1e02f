// Second ways of what is learnt, of what gets worse and of what holds it.

=== magic_learn_again_inch ===
# step: learn
# skeleton: undone
# needs: way=again
# title: An Inch at a Time
N: They did it six times over. Each time it came as far as {x_part}, and no further; and then {x_part} went in again, like a hand into a sleeve. # plain
A: It got further on the fourth. By an inch. # frowning
B: What was different on the fourth?
A: You'd gone behind {hide}, to sneeze. # slow
N: So they tried it with {b} behind {hide}; and then with {a}; and then {h} came by, and was sent round there as well. # dry
H: What do I do? # from behind it
A: Nothing. You're only not here. # kneeling
N: It made an inch for {a}, and an inch for {h}. {x_sound_cap}, quite clear, and nearly home. # hushed
B: Then the spell isn't what's pulling. It's whoever stands by. We've all got {x_them} by the coat. # low
A: I haven't! I came to help! # stung
B: I know. So did I. But it's an inch each; and somebody's got the collar. # low

=== magic_learn_advice_hat ===
# step: learn
# skeleton: undone
# needs: way=advice
# title: Where a Hat Stays
N: {g} took off {g_their} hat, and threw it at the wall. It slid down. {g} picked it up, and threw it again. # dry
A: What's that got to do with {x}? # careful
G: What does it want?
B: It wants a nail. # at once
G: There you are. A spell's a hat. Anyone can throw one. It ought to have slid down, and been swept up in the morning with the crumbs. # throwing it
N: {x_sound_cap}, from over there, where it had not slid down. # quiet
G: So there was a hook out, that day, where you were all standing. What had you got in your heads?
B: Nothing! # quick
A: Nothing. # quicker
G: It was just the same with my aunt. There were nine of us in the room, and every one had got nothing in his head. Nothing's the best hook there is. It's got a curl in it. # kind
A: You mean that one of us is holding {x_them}. # low
G: I wouldn't say holding. I'd say that {x_they}{x_plural:'re|'s} hung up on somebody. # putting the hat back on

=== magic_learn_tool_handle ===
# step: learn
# skeleton: undone
# needs: way=tool
# b: maker
# title: The Handle Turns the Other Way
N: {b} turned the handle. It went round as a handle does; and then it went stiff, and began to go round the other way. # tense
A: Is it meant to do that?
B: Something's pulling, in there. Hold on! # both feet against it
N: They both held on. At the far end, where {x} ought to have come out, there came a string. It was as tight as a line with a fish on it; and it gave {x_sound}. # hushed
A: You never said that there was string in it. # through the teeth
B: There isn't! I know what I put in! That was tied to {x_them} before. # through the teeth
A: Then where's the other end?
N: They went along it with their eyes: over {ground}, and round {hide}, and past {h}, who lifted a foot to let it by. It came back to the middle of where they stood; and when one looked for the knot there was none. # quiet
H: You needn't look at me. I only came for the handle. # foot up
B: It stops at one of us. # slow
A: Which? # not looking down

=== magic_worse_dusted ===
# step: worse
# skeleton: undone
# needs: x_talks
# title: So Good-Tempered
N: It was {a} who noticed that {x} had stopped complaining. # uneasy
A: Are you comfortable?
X: Thank you. I should like to be turned round, now and then. # mild
B: You can't bear to be touched! You've always said so! # shocked
X: Have I? I thought that I'd always stood here. # mild
A: Who am I? # very careful
X: You're the one who puts things down next to me. # kind
N: {way == "again":It was since the second time.|{way == "advice":It was since they had been to {g}.|It was since the handle.}} With every go {x} had come back a bit more like {became_a}, and a bit less cross. # flat
{ foe_talks:
  N: {foe_cap} had come up to look. # quiet
  F: They get so good-tempered, towards the end. I've often noticed it. # from one side
- else:
  B: {foe_cap}'s nearly got all of {x_them}. It's left us the manners. # low
}
A: And each time it was us who said, once more. # very low
B: I'd give anything to be told to wipe my feet. # low

=== magic_worse_forgot ===
# step: worse
# skeleton: undone
# needs: no-x_talks
# title: On the Tip of the Tongue
H: What is it that you two are doing? # friendly
A: What do you think? We're going to {verb}. # busy
H: That's nice. Put whom? I mean, turn what? # friendly
B: {x_cap}! # turning round
H: Don't tell me. I know that I know. It's on the tip of my tongue. Was it round? # rubbing {h_their} head
N: There was nobody in {place_of} who had not had to do with {x} every day. # flat
H: I had a feeling, this morning, that there was something I always do. I'd got my hat on for it. I stood there till it was time to take it off. # uneasy
A: It's since we tried. {way == "again":We had it out as far as {x_part}, and let go.|{way == "advice":Everyone whom we asked has got a bit less of {x_them}.|It's come through the thing, and left half of it in there.}} We pull, and it comes looser from all that it's fastened to. # slow
{ foe_talks:
  N: {foe_cap} had heard, and did not meet anybody's eye. # quiet
  F: It wears through at the back. It's always the back that goes first. # sorry
- else:
  N: Further off {foe_was} {foe}, and could not have told them, either. # low
}
A: What was it that {x_they} did, of an evening? You remember that. # frightened
B: Of course. It was, wait. I had it when I stood up. # very low

=== magic_root_own_slips ===
# step: root
# skeleton: undone
# needs: way3=own
# title: The One with Nothing on It
N: In the end they wrote it down, so that nobody need say it aloud; and {h} read out the slips. # plain
H: "Soup." "My other glove." "Soup." Here's a duck. And there's nothing on this one. # sorting
Q: Whose is that?
N: Nobody said. But there had been five pencils; and {p} was sitting on the fifth. # dry
P: It wouldn't go into words. # low
Q: Try bad ones.
P: I'd come in, and I'd got a thing to tell. It was a good one. And they were all round {x}. They asked {x_them} how it went, and they asked me to shut the door. I thought, if it was something else. Anything. Then they'd have to look round. # very low
N: Something let go by about a finger's breadth, and {x_sound} came through it. # hushed
{ foe_talks:
  F: I did wonder. It said "anything" on the order. One doesn't often get a free hand. # mild
- else:
  Q: {foe_cap} never picked it. It was told "anything", and it took the first thing there was. # slow
}
Q: And what was it? That you'd got to tell?
P: I've forgotten. I've only got the door left, and how often they did it. I could give you numbers. # wretched

=== magic_root_den_drawer ===
# step: root
# skeleton: undone
# needs: way3=den
# title: Something Kept
N: By the gap there was a small bell, and a card: "Please ring." So {q} rang. A drawer came out, as long as a hand, and there lay a ticket in it. # quiet
P: "In exchange." In exchange for what? # reading
N: The drawer went in, and came out. "For something kept," it said. # dry
Q: We've got {food}. # laying it in
N: It went in. One could hear somebody being fair. It came out again with the ticket, and there was a crumb on that. # dry
Q: It liked it. But it says "kept". That was only left over. # bending down
{ foe_talks:
  F: You won't talk it round. I never paid a thing, going in. It's only on the way out that it's like this. # uneasy
- else:
  Q: It isn't {foe}. {foe_cap} just handed {x} in. It's the shelf that wants to come out even. # low
}
N: {p} had put a hand into a pocket. It was the one where nobody else's hand had ever been. # still
Q: What have you got in there? # gentle
P: Nothing. It's mine. # fast
N: The drawer came out a little further, by itself, and waited. # quiet

=== magic_root_sit_morning ===
# step: root
# skeleton: undone
# needs: way3=sit
# title: Good Morning, Twice
P: Good morning. # and stopped
N: It had come at the end of that, small and quite distinct: {x_sound}. # quiet
Q: Say it again. # sitting up
P: Good morning. Who is that? # alarmed, and did it again
Q: It's you. It's come over in the night. You were the one who was leaning. Now look at {x}. # bending close
N: Where there had been nothing but {became_a}, there was something else at the edge. It was {x_part}. # hushed
P: {x_they_cap}{x_plural:'re|'s} coming out? Because I've caught it? # slow
Q: About a spoonful. # measuring
{ foe_talks:
  F: There's always the same amount about. I've only ever put it all in the one place. It never struck me that you could hand it round. # struck
- else:
  H: It's like damp. You never get rid of damp. You move it. # looking in, with a cup
}
P: Then wipe it off me! # and it comes
Q: If I wiped it off it would go back in. You'd have to take more. All that there is, but for {x_them}. # working it out
P: How much is that? # small, and it comes

=== magic_good_again_round ===
# step: good
# skeleton: better
# needs: way=again
# title: Nineteen Times Round
N: They did it all over again, and nothing came of it, and they sat down to think. When they looked up {x} {x_was} gone. # flat
A: I'd put {x_them} down there! # jumping up
B: There. No, there! Behind {hide}. And out at the other side! # pointing
N: {x_they_cap} came round in a wide, easy ring, close by their boots, and went on. As {became_a} one has, it seems, very little to stop one. # dry
A: Is that the spell?
B: I don't think that a spell would enjoy it. Look how {x_they} {x_plural:take|takes} the corner. # slow
{ x_talks:
  X: I'd no idea! Why does nobody tell you? # going by
- else:
  N: There was {x_sound} whenever it passed, like somebody who waves from a roundabout. # warm
}
A: I never knew {x_them} do a thing twice for nothing. # wondering
B: Seventeen. I'm only counting so as to know when it's enough. # chin on fist
A: When is it?
B: I'd have said at nine. # not moving

=== magic_good_advice_hum ===
# step: good
# skeleton: better
# needs: way=advice
# title: From When I Was Happy
N: {g} asked everybody to be quiet, and put an ear to {became}. It went on for so long that they thought {g_they} had dropped off. # quiet
A: What is it? Is it pain? # whispered
G: It's humming. # eyes shut
B: {x_cap} never hummed. # shaking {b_their} head
G: Nor did my aunt. She did it for a year, when she was a sideboard, and we thought that it was the wood. We got her back, and we were so pleased. And then one day I asked her what that tune had been. # low
A: And what was it?
G: She said, oh, that. That's from when I was happy. # low
{ x_talks:
  X: I can't help it. It comes by itself, as soon as nobody wants anything. # shy
- else:
  N: It was {x_sound}; and under that, when one got down to it, there was the tune. # quiet
}
B: It's got a middle part. # ear against it
A: And we've gone about for days, shouting "poor {x}". # slow
G: You might shout lower. I'd not like {x_them} to lose the place. # straightening up

=== magic_good_tool_bump ===
# step: good
# skeleton: better
# needs: way=tool
# b: maker
# title: Down, and Up Again
N: They put {x} in at the one end, and turned the handle, and ran round to the other. Nobody came out. # tense
A: You've lost {x_them}. # white
B: Ssh. # ear to the side
N: There was {x_sound}, going down, and a bump. After that, and a good deal slower, there was {x_sound}, going up. # dry
A: {x_they_cap}{x_plural:'re|'s} climbing back. # slow
B: I never made it to be gone up! It's polished! # indignant
N: Bump. # dry
A: It's a slide. You've made a slide. # kind
B: It's an apparatus. # stiff
{ x_talks:
  X: Is there a queue? I'm only asking because I'd like to go again before it starts! # from inside, echoing
- else:
  N: It stopped only for as long as one needs to turn round. # warm
}
B: Did {x_they} ever slide down anything? Before? # after a time
A: Who'd have let {x_them}? {x_they_cap} {x_was} always wanted. # low
B: I'll put a bit of felt at the bottom. That's not giving in. It's just for the bump. # getting out a pencil
