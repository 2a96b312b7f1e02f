// ESCAPE, episode 1, by what kind of place it is that holds them (den_is, see packs/words/dens.yaml): how they got in (shut), and of
// those who were left there before them, for OUT (walls).

=== escape_shut_below ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=below
# title: The Size of a Plate
N: {air} {a_who} {b_who}
N: {b} had said that {x} {x_was} no deeper than a bath. {b_they_cap} had said it on the way down. Now they were at the bottom, the two of them, and {h}, and {g} with the sandwiches; and the light was the size of a plate. # plain
A: How deep is your bath? # looking up
B: I may have been thinking of a different one. # looking up
H: I'd got hold of something, till just now. I gave it a pull, to see if it was firm. # holding some of it
G: It came down on my head. I've kept it. # holding the rest of it
N: Then the plate was not so bright. {foe_cap} {foe_was} up there, having a look. # quiet
A: Hello! Could you let something down to us? # calling
N: The plate went quite dark. It was done without any hurry, as one puts the lid on what is going to be kept. # flat
B: I'd say that we've been put by. # in a small voice

=== escape_shut_above ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=above
# title: The Next Bit
N: {air} {a_who} {b_who}
N: It is easy to get up {x}. One looks at the next bit, and it is always just there. It was when they had got to where there was no next bit, all four of them, and turned round, that they saw what they had done. # plain
A: Where's the way that we came by? # holding on
B: Behind my eyelids. I've got them shut. # holding on
H: I had my foot on it. It's gone down without us. # reporting
G: I saw it land. It took quite a time. Has anybody got a hand that they aren't using? I can't get at the sandwiches. # leaning over
N: There {foe_was} {foe} now, where the way had been, and not a soul besides. # quiet
A: Perhaps nobody's minding us. Perhaps {foe_they} just {foe_plural:stopped|stopped} there. # hopeful
B: It doesn't matter which. It's we who get hungry. # one eye open
H: It's a very good view. I mention it because it's all there is. # holding on

=== escape_shut_island ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=island
# title: Drawn In for the Night
N: {air} {a_who} {b_who}
N: There had been a way across to {x}. They had come by it, all four of them, and {g} had dropped crumbs, for the return. Then they had had their lunch. # plain
A: I make it nothing, the whole way round. # coming back
B: And I make it nothing the other way round. We met. # coming back
H: There was a way. I remember thinking, that's handy. # looking out
G: I can see a crumb. It's further off than it was. # looking out
N: Over on the far side, where the way had used to begin, {foe_was} {foe}, like somebody who has drawn in the plank for the night. # quiet
A: We might call across. # low
B: What does one say? They know that we're here. It's why it's been done. # low
H: One might ask if it was us in particular. # after thinking

=== escape_shut_moving ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=moving
# title: No Stops
N: {air} {a_who} {b_who}
N: They had only got into {x} to see what it was like to sit in: the two of them, and {h}, and {g} with the sandwiches. Then they were sitting in it, and everything outside was going by. # dry
A: Ought that to be going by? # looking out
B: It isn't. It's we who are. # looking out
H: I'll have a word with whoever's in front. # getting up
N: {h} went up to the front; and came back, and sat down with both hands in {h_their} lap. # flat
H: It's {foe}. # low
A: In charge of it? # low
H: There's nobody else there. And there's no handle on the inside. I looked, on both sides, as if I were admiring it. # low
G: Does anyone know where it stops? # unwrapping
B: It was written up. I read it, and I got in. It said, no stops. # low

=== escape_shut_told ===
# w: Somebody in the background
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=told
# title: A Fine Morning in Spring
N: {air} {a_who} {b_who}
N: {b} had only leaned in close to {x}, to see how it was done; and the other three had taken hold of {b}. After that there was nobody outside to take hold of anyone. # dry
A: It goes flat, over there. # low
B: Not if you don't look straight at it. # low
H: Excuse me. Would you know the way out? # polite
W: It was a fine morning in spring. # with a wave
H: I'd asked about the way out. # patient
W: It was a fine morning in spring. # with the same wave
G: I think that's all there is of him. He was only wanted for the one line. # kind
N: They turned round. Where they had come in it had been finished off, quite neatly. And in front of it, done with more care than all the rest, {foe_was} {foe}. # quiet
A: So who's telling this? # in a small voice
B: I'd always supposed that it was us. # in a small voice

=== escape_shut_strict ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=strict
# title: When the Book Is Full
N: {air} {a_who} {b_who}
N: Getting into {x} had been no trouble. They had been asked to sign. It was {b} who thought of reading what stood above the line, and by that time all four of them had signed. # dry
A: What does it say? # looking on
B: "I have come of my own accord, and am in no hurry." # reading
H: I thought that it was for the tea. # faint
A: And what's that under it? The small part? # nose to the page
B: "Visitors may leave when the book is full." # reading
N: They looked at the book. It was as thick as a doorstep, and it had one page with writing on; and beside it {foe_was} {foe}. # flat
G: I could write very large. # picking up the pen
B: It's been thought of. It says, no large writing. # turning over
H: Who'd put that? Who'd ever have needed to? # low
A: Somebody who's been doing this for a long time. # low

=== escape_shut_stores ===
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=stores
# title: Four More Than There Were
N: {air} {a_who} {b_who}
N: They had all been told never to go into {x}. So {a} had gone in to see that {b} did not, and {b} to see that {a} did not; and {h} had come to fetch them out, and {g} had come to hold the bag. Then it shut. # dry
A: Who did that? # in the dark
B: It does it by itself. It's made to. It keeps things. # in the dark
H: What sort of things? # in the dark
B: Whatever's inside. # after a moment
N: Somebody could be heard outside, going along and stopping, as one does who counts what there is. It was {foe}. It came to four more than there ought to have been; and whoever it was did not seem to mind. # quiet
A: Should we say that we're not to be counted? # whispered
B: I've never been kept for anything before. I'd rather like to know what for. # whispered
G: I'm between a shelf and something cold. I hope that they don't go by date. # whispered

=== escape_shut_wild ===
# a: bold
# step: shut
# needs: x=place x_said no-x_size=abstract den_is den_is=wild
# title: Straight On
N: {air} {a_who} {b_who}
N: {a} knew the way through {x}. They had been through it four times since lunch, and at the fourth they met their own sandwich paper. # dry
B: That's ours. # bending down
A: Other people have sandwiches. # hopeful
G: It's got my bite in it. I bite to the left. # fair
H: Then everybody's to hold on to the one in front, and we go straight on. # firm
N: They each took hold of the one in front, and went straight on. It was some time before {a}, who led, began to wonder. # dry
A: Who's this that I've got hold of? # slow
G: Me. I'm last. # from in front
N: They let go, and stood in a ring. It had been thin in one place, a while ago, and one could see out. There {foe_was} {foe} there now. # quiet
B: So it doesn't let people through. It takes them round. # in a small voice

=== escape_walls_below ===
# step: walls
# skeleton: out
# needs: den_is den_is=below
# title: Somewhere to Hang a Hat
N: Somebody had cut steps in the side. There were four of them, and a ledge that one could stand upon; and above that there was nothing. # low
A: Why did they stop? # looking up
B: They didn't stop. You'd stand on that, and somebody would stand on you, and somebody on them. And the top one's out. # working it out
H: And then they'd pull up the one who was on the ledge. # relieved
B: What with? They'd all be up there. # slow
N: {a} climbed up, and looked. The ledge had been made comfortable. There was a scrap of carpet on it, and half of a comb, and a nail. # hushed
A: There's a nail, to hang your hat on. # from the ledge
G: It was nice of them, to have thought of a nail. # low
B: How long would you have to be there, before you'd want one? # low

=== escape_walls_moving ===
# step: walls
# skeleton: out
# needs: den_is den_is=moving
# title: Many Thanks
N: By the way out hung a strap. It had been worn through, and mended, and worn through. # low
A: It's only for hanging on by. # reaching up
H: It isn't over a seat. You'd pull at that, and it would stand open, for as long as you pulled. # low
B: Then somebody could get off! # quick
H: Somebody could. # low
N: There were bits of paper pushed in behind it, folded small. {b} undid a few. # quiet
B: "Got home all right, many thanks." "Thinking of you still, all five of us." "We kept your chair for a year." # reading
A: Who'd write a letter to a strap? # puzzled
H: Look at the grip. It's one hand, in that one. And in the piece above it's another. # low
A: I don't want to sit under it. # moving up

=== escape_walls_told ===
# w: Somebody rather faint
# step: walls
# skeleton: out
# needs: den_is den_is=told
# title: Drawn Rather Faint
N: There were others in there. They stood about near the edges, and had been done rather faint. # low
A: Excuse me. Who are you? # going up to one
W: I'm the one who stayed behind. # civil
B: And who's that, by the gate? # low
W: She's the one who stayed behind. So's he, with the dog. We're all out of different ones. # civil
H: Which of you came together? # low
W: Nobody. I came with six. They lived happily. I could see it from here, it was very well done. # warm
A: And they left you? # hot
W: Oh, no. It's only that there's got to be somebody who has hold of the end. I said that I'd just got it for now. # explaining
N: He moved his hands a little apart, to show them how one has hold of it. They had been like that for so long that they went there by themselves. # hushed

=== escape_walls_strict ===
# step: walls
# skeleton: out
# needs: den_is den_is=strict
# title: One Coat
N: There was a row of pegs, with numbers; and on each of the pegs was one coat, that nobody had moved for years. # low
A: So people came in with coats and went out without. # going along
H: No. Go through the pockets. Here's a ticket for four. Here's one for seven, and it says, party. # turning one out
B: Seven, and one coat? # low
H: One. It's the same all along. Whatever the ticket says, there's the one. # low
A: Then the other six went home. They'd have wanted theirs. # slow
B: And they're all good coats. Feel that. They've been let out at the back. It's somebody who could lift things. # feeling a seam
N: Nobody said anything. They all looked, without having meant to, at which of the four of them had the best shoulders. # dry
G: Mine's padding. # quick

=== escape_walls_stores ===
# step: walls
# skeleton: out
# needs: den_is den_is=stores
# title: Ann, with Love
N: Right at the back, where one puts what is not going to be asked for, there was a row of things with labels; and they had been written by all kinds of people. # low
A: "String." "Better string." "Ann, with love from the five of us." # reading
B: What's in Ann? # coming closer
A: It's a hat. And there's "Bartholomew, he would do it." That's a pair of spectacles. # reading
H: One puts a label on what one means to come back for. # low
B: And did they come back? # low
H: It's years since anyone moved Ann. # gentle
A: Here's one turned the other way, so that you'd see it going out. It says, "We did say that we'd only be a minute." # low
N: They put Ann where they had found her, quite straight, with the name to the front. # quiet
G: You'd think that she'd have wanted her hat. # low

=== escape_walls_wild ===
# step: walls
# skeleton: out
# needs: den_is den_is=wild
# title: A Line, and One by Itself
N: They came upon a seat, in a hollow. By the seat was a stick, and there were notches in the stick from one end to the other. # low
A: Somebody's counted the days. # stooping
B: They aren't days. They go by fours and sixes. There's six, and a line. There's four, and a line. # feeling along it
H: And after every line there's one, by itself. # low
A: So six came by. # slow
H: And went on. And then there's one. # low
G: It's a comfortable seat. There isn't room for two. # sitting
B: Get up, {g}. # quick
N: {g} got up. But it was a good seat, and somebody had set it with care; for one could see a long way from there, in the one direction, to where people would be going. # hushed
