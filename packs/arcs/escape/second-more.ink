// ESCAPE, second ways: who holds them, the first attempt, and the gap.

=== escape_holder_list ===
# step: holder
# needs: foe=talks no-locked no-den_is=company
# title: No Onions
N: {one_cap} came round at six with a list, and was very sorry about the light. # dry
F: Is there anything that you don't eat? # pencil ready
A: We don't eat here. We're going home. # firm
F: I'll put, no onions. And would you like the quiet side? They're both quiet. It's only that people like to be asked. # writing
B: What have we done? # hot
F: Nothing, I hope. You came in. It's all that anybody's ever done. # surprised
H: And how long do people stay, as a rule? # quiet
F: I never like to tell them that it's time. # shy
N: {one_cap} wished them a good night, one by one, and got all four of the names right, and was gone. # dry
A: I was all ready to be shouted at. I had an answer. # put out
B: So had I. And then I said that I didn't like onions, either. # ashamed

=== escape_holder_book ===
# step: holder
# needs: foe=talks no-locked no-den_is=company
# title: Until
N: {one_cap} had brought a book, for visitors, with a pencil on a string. # dry
F: If you'd each put your name, and where you're from. It's so nice to look back on. # opening it
A: We aren't visiting. We want to go home. # firm
F: I haven't got a column for that. # sorry
B: There's one here that's headed "until". It's empty. It's empty the whole way down. # with a finger on it
F: People don't fill it in. I do leave them the room. # shy
H: And what if one were to write in it? # quiet
F: I couldn't tell you. I'd be so interested. # simple
N: {g} had signed already, and had put a small flower after it. # dry
A: {g}! # shocked
G: I've done "until" as well. I put, supper. # modest
F: Supper! Then I'd better see what there is. # going, with the book
B: We were going to be so angry. # when it was quiet
A: I was. I said thank you for the pencil, but I was. # low

=== escape_attempt_heap ===
# step: attempt
# needs: way=rush no-den_is=above,island,company
# title: A Heap
N: They ran, straight past {foe}. It was a very good run, and it went well for as long as there was anywhere to run to. # quick
S: crash
A: Who's on my hand? # from the heap
B: I am. Who's on me? # from the heap
H: I should like it noted that I wasn't in front. # from the heap
A: What did we hit? # from the heap
B: Nothing. It gave a bit, like a bed. And then it gave us back. # from the heap
N: {g} came up, at a walk, with the bag, and looked down at them with interest. # dry
G: Was that it? # kind
A: Why didn't you run? # from the heap
G: I thought that I'd first see how it came out. It's as well that I did. There's a hat here, and two left shoes. # handing them down

=== escape_attempt_nice ===
# step: attempt
# needs: way=ask
# title: With Please on Both Ends
N: {b} stepped forward and said it, and had to begin again, since it came out as a squeak. # plain
B: We'd be so glad if you would let us out. We've had a lovely time. # polite
{ foe_talks:
  F: How nicely you put it. Would you say the last part again? # charmed
  B: We've had a lovely time. # polite, through the teeth
  F: Then I don't see why you want to go. # honestly puzzled
  A: I told you not to put that in. # aside
  H: It's what one says. # aside
  F: Do stay until you've stopped enjoying it. # going
- else:
  N: They waited for the answer, in a row, with their faces ready. # dry
  A: Perhaps {foe_theyre} thinking it over. # aside
  H: It's been a quarter of an hour. My face has gone stiff. # aside
  B: Then I'll put please on both ends. Please, would you let us out, please? # louder
  A: Something moved! No. That was me. # hopeful, then not
}
N: They stood there for a while longer, and then they let their faces go. # dry
G: I liked the part about the lovely time. I thought that it was true. # at the back

=== escape_gap_draught ===
# step: gap
# skeleton: out
# title: A Draught
N: {way == "rush":When they had got up, and counted their arms and legs, there was a draught.|{way == "ask":As they stood there, with nothing more to say, there was a draught.|Where {tool} had been there was a draught.}} It came from low down, and smelled of outside. # low
G: I can feel that on my ankles. # interested
A: There's a crack. You can get your fingers in. Help me! # kneeling
N: It was the edge of something, and it was heavy; but with two of them lifting it came up as high as a knee. # quick
H: I can see out. I can see a bit that isn't this. # lying flat
B: Then go! Go on, we've got it! # lifting
H: Is it as easy as that? # lying flat
A: It isn't easy at all! My arms are coming off! # lifting
N: {foe_cap} let them do it. That might have made them think. # dry
G: I'll go after {h}. Would somebody pass me the bag? # kneeling

=== escape_open_lean ===
# step: open
# skeleton: stay
# needs: foe=talks no-den_is=above,island,company
# title: As Wide As a Cart
N: {h} had leaned on the wall, to rest, and was now lying on {h_their} back on the other side of it, looking up. # dry
A: Where's {h}? # turning
H: Out here. It opened. I wasn't trying to. # from outside
B: It's open? # staring
F: It's never been anything else. It sticks a little, in the wet. # mild
A: You let us {way == "rush":run from one end to the other|{way == "ask":stand in a row and say please|lose {tool}}}! # outraged
F: You seemed to want to. I didn't like to interrupt. # mild
B: So anybody can go? # slow
F: Anybody can. I'm sorry every time. But I was sorry before. # honest
H: It's quite nice, out here. You can hear {noise}. Are you coming? # from outside
N: They looked at it. It was as wide as a cart. It was only that nobody had thought of leaning. # dry

=== escape_behind_boots ===
# step: behind
# skeleton: stay
# title: Four Pairs
N: As soon as they were out they did what anybody does. They sat down on the ground, and emptied their boots. # warm
A: I've had that stone since we went in. I'd begun to think that it was me. # tipping
H: Put them in a row, or we'll never sort them. One pair. Two. Three. And {g}'s... # stopping
N: {g}'s were at the gap. They had been set down just inside, side by side, with the toes pointing in. {hint == "unpacked":Over them hung the hat.|{hint == "hum":A broom was leaning next to them.|They looked as if they, too, had had a good night.}} # quiet
B: {g}! You've taken them off on the wrong side! # calling
G: No. I thought about it. I don't care to walk about in them, in here. # from inside
A: Then put them on, and come out! It's open! # calling
G: I know. I can feel it on my feet. It's lovely. Don't you wait. # from inside, kind
H: Is it a trap? # low
B: There's nothing there to be one. There's just the boots. # low
A: {g_they_cap} never {g_plural:take|takes} them off before {g_theyve} seen all the rest of us into bed. # lower
