// STAGED, episode 1: it is on the bill, and p in red; everybody gets the wrong part, and g the lamp, at the far end; and at the first
// rehearsal foe comes just where it has to be quiet. {big} is what all come for (phrases.yaml).

=== celebrate_bill_paste ===
# step: bill
# skeleton: staged
# title: In Red
N: {air} {a_who} {b_who} {h} was putting up a bill, with paste to the elbows. # plain
Q: "{event_cap}{about != "":, about {about}}." Is it that time already? # reading
H: It is. And this once I want it as it's written. From the front to the back, with nothing dropped, and nobody coming on with a sandwich. # firm
Q: Hasn't it ever gone like that?
H: Once. I was ill that day. # short
{ guest != "":
  Q: And it's for {guest}?
  H: {x_size == "huge":In front. As far in front as there's room.|In the front row, on the good chair.} From there one sees everything. # proud
}
P: What's that at the bottom, in red? # not looking at it
H: "With {p}, as ever." It's the only part that never goes wrong. They'd come for {big} alone, if it was given in a bucket. # warm
N: {p} looked at the red letters as one looks at a bill of the other sort. # dry
Q: I've clapped till my hands hurt, each time. You must be so proud. # fond
P: It's only {big}. # faint
Q: Only!

=== celebrate_bill_book ===
# step: bill
# skeleton: staged
# needs: foe=talks
# title: Ditto
N: {air} {a_who} {b_who} {h} kept a book of every time that there had been {event_a}, and had got it out, to see how the next might be worse. # dry
H: "Somebody fainted into the drum." That's one. "Nobody could find the second half." That was the year with the fog. # reading
Q: It wasn't as bad as that. # loyal
H: "But {p} {did_big}, and there was not a dry eye." I've written it so often that now I just put "ditto". # turning back
Q: I've seen it five times. I always think, how does {p_they} do it? # to {p}, warm
P: One just does. # to the edge of the page
H: Well, there's to be {event} again, {about != "":about {about}, |}{guest != "":and it's for {guest}, |}and I want one page with two words on it. "As written." Is that too much?
Q: With {crowd}? # doubtful
H: I've seen it done. Not here. # shutting one eye
P: What does it say at the bottom? There, where it's small? # quick
H: That? "Curtain: {g}." That's ditto as well. Nobody reads that far down. # turning over
N: {p} had read that far down. {p_they_cap} let out a breath, and gave back the book. # plain

=== celebrate_bill_guest ===
# step: bill
# skeleton: staged
# needs: guest no-x_size=huge
# title: The Good Chair
N: {air} {a_who} {b_who} In front of {board} stood one chair, and {h} was walking round it. # plain
H: No. If one sat there, one would see in behind the cloth. # moving it by an inch
Q: Who's it for? # stopping
H: For {x}. All of it is. {event_cap}, from beginning to end, and {x} in the middle of the front row. I said that we'd {verb}, before I'd thought. # hot
Q: Has anybody ever done that for {x_them}?
H: Never once. So it's got to go as it's written. You can't be given the first one of your life, and somebody comes on with a sandwich. # firm
P: Must it be so near? # careful
H: From there one sees everything. One sees whose mouth moves. # pleased
N: {p} had dropped something, and was a long time picking it up. # dry
Q: {x_they_cap}'ll like {big} the best. Everybody does. Was there ever a year when {p} went wrong?
H: Not one. I've put it on the bill, in red. # fond
P: Couldn't it be in black? # from below

=== celebrate_bill_troupe ===
# step: bill
# skeleton: staged
# needs: troupe
# title: They Asked for You
N: {air} {a_who} {b_who} There was a bill on {board}, still wet. At the top it had {x}, in letters as long as a hand. # plain
Q: {x_cap}! Here! When? # reading
H: As soon as it can be learnt. It's to be {event}, a whole evening of it. And they want one of us to stand in the middle. # wiping off paste
Q: Who?
H: Look underneath. # fond
Q: "And {p} for {big}." In red! They asked for you! # turning round
N: {p} was not there. {p_they_cap} had got as far as {edge}, and came back. # dry
P: What exactly did they ask? # careful
H: I wrote it down. "We can do the whole of it except {big}. We have heard that there is one person alive who can {do_big}." # reading
P: Did they say alive? # faint
H: And I want it as it's written, this once. With nobody coming on with a sandwich. # firm

=== celebrate_parts_hat ===
# step: parts
# skeleton: staged
# w: A woman with a basket
# title: The Hat
N: So that nobody could say that it had been unfair, the parts were in a hat. Everybody took one, and nobody wanted it. # dry
W: {part1_cap}! I've been {part1} since I was five. I've got nothing left to give it. I wanted to be {part2}. # bitter
H: You'll be what you drew. {g}?
G: "Lamp." # reading
H: That's at the far end, up on the box, behind all the people. You'll have a lovely view. And you, {q}?
Q: "Curtain." What does one do?
H: You pull the cord at the beginning. You pull it back at the end. In between you hold it.
Q: I was hoping for something that moves. # sinking
G: The curtain's mine. I've always been the curtain. # puzzled
N: Something fell over. It was {p}'s chair. {p} had got up too fast. # flat
P: {g} can't be the lamp! {g}'s the curtain! It all hangs on that! # loud
H: On the curtain? # surprised
P: It hangs, I mean. It's a hanging thing. # sitting down on nothing
H: Yours didn't go into the hat, {p}. {big_cap}: who else could {do_big}? # fond

=== celebrate_parts_market ===
# step: parts
# skeleton: staged
# needs: foe=mute
# w: A man with a cake
# title: Not for a Cake
N: {h} had made a list of who was to be what, and had signed it, and gone away quickly. Now there was a sort of market going on under it. # dry
W: {part2_cap} for {part1}? I'll put in the cake. # hoarse
Q: I've only got "curtain".
W: Not for a cake. Everybody's got somebody else's. # moving on
Q: What does one do with a curtain, {g}? It used to be yours.
G: You hold the cord, in the dark, and you know the whole thing by heart, and nobody sees you know it. I did like it. # wistful
Q: Then take it back! I wanted a thing that moves.
G: It's signed. I've got the lamp, this time. It's at the far end, on the box. # brave
P: No. # quite loud
Q: No what?
P: There's been a mistake. {g} has to be at the curtain. {g_theyve_cap} got the arms for it. # quick
Q: I've got arms.
P: Not those. # wretched
N: At the top of the list stood {p}, and {big}, where they had always stood. Nobody had offered so much as a bun for that. # plain

=== celebrate_parts_wish ===
# step: parts
# skeleton: staged
# needs: foe=talks
# w: The smallest of them
# title: What One Would Rather
N: {h} gave out the parts standing on a box, and did not look down until it was done. # brisk
H: Questions?
W: I'm {part3}. I don't want to be {part3}. I want to be the one who dies. # clear
H: Nobody dies in it.
W: I'd do it at the side. # reasonable
Q: Mine says "curtain". I don't even come on.
H: Without you none of us does. {g}, you've been at the curtain long enough, in the dark. I've given you the lamp. It's at the far end, and you can sit. # kind
G: Oh. That's nice of you. # after a moment
P: But {g} likes the dark! Don't you? Ask {g_them}! # quick
H: There's nothing to ask. And for {big} we've got {p}, as ever. If anybody else would like to, let them say so now. # looking round
N: There was a warm sort of silence. Everybody looked at {p}, and {p} looked at {g}, and {g} looked at a slip that said "lamp". # plain
W: I'd like to. # clear
H: Apart from that one. # shutting the book

=== celebrate_first_cough ===
# step: first
# skeleton: staged
# needs: foe=talks
# title: A Cough
N: They began at the beginning, and went on as far as {big}. There it has to be so still that one could hear a plate think. In the stillness somebody coughed. # dry
H: Who was that? # sharp
F: I'm practising. I shall come on the night, and sit in the middle, and when it gets quiet I shall cough. # from the back
Q: Why? What have we ever done to you?
F: I've asked for a part every time. "Next time," they say. I must have had eleven next times. I know it all by heart, and I've never been on the right side of it. # level
H: Nobody comes and... Mind {gear}! # quick
S: crash
N: It had been {gear}. It would never be so again. # flat
F: It was like that. # going
H: So there goes {gear}, and there goes the quiet{trouble != "":, and {trouble}}. It's {foe}, {foe_they} always {foe_plural:mean|means} it. # on the edge of the box
P: Then perhaps we'd better leave out {big}. # hopeful
H: Leave it out? It's on the bill in red! # shocked

=== celebrate_first_half_line ===
# step: first
# skeleton: staged
# needs: foe=talks foe_known
# title: Half a Line Ahead
N: It is odd to hear a thing said before it is said. They had not got far when all of them noticed it. {one_cap} was at the back, and knew it all by heart, and was half a line ahead. # dry
H: Would you mind? # turning round
F: Not in the least. You're slow. # calm
Q: You can't sit there and do it before us!
F: I'll do it on the night, too. I've asked for a part as long as I can think. Now I'll have all of them, out loud. Wait till you come to {big}. # calm
N: {p} did not look as if {p_they} could wait for it at all. # flat
H: It has to be so quiet there! I'll shut you out. Help me push {gear} to the door! # hot
S: crash
N: It had never been meant to be pushed. That was the end of {gear}. # flat
F: I'd have lifted. # from the other side
Q: That's {gear} gone, and {foe} against us, {trouble != "":and {trouble}, }and we've only done page one. # counting
P: Need we go on to page two? # hopeful

=== celebrate_first_lines ===
# step: first
# skeleton: staged
# needs: fault=lines no-guest no-troupe
# w: A woman with a page
# title: The Line Before
N: They began at the beginning. {part1_cap} said it, and said it very nicely; and it was {part2}'s. # dry
H: That isn't yours! Doesn't anybody know their own? # turning pages
W: I know the one before mine. I know it backwards. It's the one where I'm waiting. # eager
Q: It's the same with all of them. I've asked. Everybody's got the line before. # to {h}, low
H: Then let them move up by one!
W: Then I'd have to be him. # pointing
P: I know mine. # too quick
H: Of course you do. We'll take {big}, then, and get our breath. Quiet! # grateful
{ foe_talks:
  F: I know all of it. Theirs, too. I've asked for a part every time, and every time I was told, the next. So I'll come on the night and cough. # from the back
- else:
  N: It grew quite still, for the first time; and into the stillness came {foe}. # flat
}
H: It's {foe}! It would be! Hold on to {gear}! # arms out
S: crash
N: Everybody had heard that, and had taken it for somebody else's line. # dry
P: Then perhaps we'd better leave out {big}. # hopeful
H: It's on the bill in red! # on the bits

=== celebrate_first_through ===
# step: first
# skeleton: staged
# needs: foe=mute foe_known
# title: Where It Has to Be Quiet
N: They began at the beginning, and went on as far as {big}. There it has to be so still that one could hear a plate think. And just there, and not a moment earlier, came {foe}. # dry
H: Not now! # both arms up
Q: It's no use telling {foe_them}! Get hold of something! # from under it
S: crash
N: When they could look about again there was no {event_head} to be seen, only people lying on it. # flat
H: {trouble != "":As if it were not enough that {trouble}!|{foe_they_cap} could come in the boring parts! There are so many.} But no; {big}. # close to tears
Q: It's as if {foe_they} had it by heart. # picking something up
H: What's that you've got?
Q: I think that it was {gear}. # turning it round
N: {h} took it, and tried to stand it up, and it lay down. # flat
H: So {foe_is} {foe} coming on the night as well?
Q: If we're to go by the other years. # honest
P: Then perhaps we'd better leave out {big}. # hopeful
H: Leave it out? It's on the bill in red! # shocked

=== celebrate_first_hold ===
# step: first
# skeleton: staged
# needs: foe=mute
# title: Everybody Hold Something
H: We all know {foe}. So everybody holds something down. # grim
Q: I'm holding the cord.
H: You hold on to that as though it were me. # grim
N: So they went through {event} with one hand. Then {p} walked into the middle, to {do_big}, and everybody let go, to listen. # dry
S: crash
N: It was {foe}, of course. {foe_they_cap} went through from side to side, and {gear} went along. # flat
H: I said hold! # at the top of {h_their} voice
Q: It was {big}! One can't hold on to things and hear that!
P: I hadn't begun. # low
H: And how are we to {verb}, without {gear}{trouble != "":, when {trouble}}? # sitting down in what there was
P: It might be a sign. It might be better if I didn't {do_big}, this time. # hopeful
H: If you didn't? Then nobody would let go! Nobody would even come! # shocked
