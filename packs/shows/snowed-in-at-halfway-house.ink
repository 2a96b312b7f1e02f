// Snowed In at Halfway House: seven guests, six beds, and a storm with excellent manners.

=== snowed_stake_calls ===
# show: snowed-in-at-halfway-house
# step: stake
# where: room village
# w: A voice at the shutter
# title: The Storm Calls
N: There were three knocks on the outside of the shutter, evenly spaced. One does not get callers at that height. # hushed
W: Good evening. I do hope that I'm not interrupting. # cold, charming
A: Don't answer. # low
B: One can't not answer. It said good evening. # low
W: I merely thought that somebody ought to mention it. Unless something's done, {stake}. I should so dislike you to hear it from a stranger. # sympathetic
A: And what's it to you? # to the shutter
W: Why, nothing. I've no interest whatever. I've just been round the house several times, and one can't help seeing in. # mild
B: How long have we got? # faint
W: {till != "":I'd understood that one had until {till}.|I shouldn't like to press you.} Do take a shawl. You'll have noticed that it's a little fresh. # going
N: When they opened the shutter there was nothing there. On the sill, in frost, someone had left a card. # quiet
A: It's got our names on. It's spelt them right. # very low

=== snowed_fork1_piano ===
# show: snowed-in-at-halfway-house
# step: fork1
# where: room village
# title: One Note
N: The piano at Halfway House plays a note when somebody lies. They had gone and stood by it, since they did not altogether trust themselves. # dry
A: I should be perfectly happy to {d1}. # clear
N: The piano played a note. # dry
B: Let me. I've no objection at all if we {d2}. # bright
N: It played the same one, rather louder. # dry
A: That's the wind. It does it when it's in the north. # looking at it
B: Is it in the north?
A: It's always in the north. Try the other.
B: We could {d3}, and I shouldn't mind in the least. # brightly
N: They waited for it. There was nothing but the fire. # still
A: Well, that's a pity. I'd hoped that you minded. # low

=== snowed_quarrel_stair ===
# show: snowed-in-at-halfway-house
# step: quarrel
# where: room village
# w: The house
# title: The Fourth Step
N: There is a place on the kitchen stairs where whatever is said gets heard in every room. They knew it was one of the first four. # dry
Q: I only say that it would have been civil to ask me. # very quiet
P: And I only say that I did ask. You were busy being consulted by everybody else. # very quiet
Q: You can't bear it, can you, that people like me? I've seen you counting how many. # quiet
P: They don't like you. They're afraid that you'll be nice to them. # quite clear
N: They had both come down on the fourth step. It creaked. All over the house one could hear seven people put down seven cups. # still
P: Oh, no. # breathed
Q: All of it? # breathed
W: We heard from "civil." # muffled, from several doors
P: I didn't mean it. I take it back. # aloud
W: Louder. # muffled
P: I take it back! They do like you! I'm the one who counts! # very loud, scarlet
Q: Thank you. You needn't have done the banisters as well. # small

=== snowed_blame_bill ===
# show: snowed-in-at-halfway-house
# step: blame
# where: room village
# title: To One Upset
N: At Halfway House a thing that goes wrong goes on the bill. It had come up on a tray, under a cover. # dry
A: "To one window, opened. To one carpet, wet. To calling out at a quarter past three." That was you. # reading
B: I called out because you had my foot. "To one upset, fourpence." I thought it would be more. # over the shoulder
A: "To not listening. Two persons." It's got us both down. It's quite right, too. # low
B: I'll take the window. I said that it would hold. # getting out a purse
A: Then the carpet's mine. And I did have your foot.
B: That leaves the fourpence.
N: They each looked at it. It was a small sum, and had been entered in very small writing, as if by someone who had thought of leaving it out. # quiet
A: Whose upset was it? It doesn't say.
B: Halves? # after a moment
A: Halves. I was a good deal more upset than I let you see. # counting it out
B: I know. I could hear you being calm.

=== snowed_home_count ===
# show: snowed-in-at-halfway-house
# step: home
# where: room village
# title: Counted In
N: Everybody who comes in at that door gets counted, so {h} stood in the hall with the lamp. # dry
H: Feet. One, two. And? # counting
A: And what? There's only us. # stamping off the snow
H: There are three sets of tracks up that path. I can see them from here. # holding up the lamp
B: That's yours, and that's mine. And there's a light sort of one, to the side. It's kept up with us the whole way. # low
A: Nobody was with us. We'd have heard. # low
B: I thought that I wasn't as cold on that side. # slow
H: I'm not having anybody left on the step. Is there somebody there? You may as well come in as listen. # to the dark
N: No one came. But behind them the door, which had been a little open for a hundred years, shut to the end. # soft
H: Three, then. I'll lay for three. And whoever it is can wipe their feet. # quiet

=== snowed_last_beds ===
# show: snowed-in-at-halfway-house
# step: last
# where: room village
# w: A voice outside
# title: Six Beds
N: {air} They had drawn lots for the bath, and {a} lay in it, with two pillows. # peaceful
A: It's very good, you know. One's held on all sides. # drowsy
B: We might go home tomorrow. They say that the pass is open. # not very loud
A: Do they? Who says?
B: I heard the plough. I didn't mention it to anybody.
A: No. One wouldn't want to seem to be hurrying. # closing both eyes
N: Somebody knocked from the outside, but only with one finger. # soft
W: I beg your pardon. I only wanted to say good night. By name, if I may. # cold, shy
B: You may. Will you come in? # opening it by an inch
W: I'd only blow the candle out. But it was kind. Nobody's ever said it to me in that order. # cold, very shy
N: It said good night to all of them, right round the house, and got every name right. # hushed

=== snowed_back_clap ===
# show: snowed-in-at-halfway-house
# step: back
# where: room village
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: Quite Straight
N: The whole house had come down in its dressing gowns, and took care not to seem to have been waiting. # dry
H: Ah. You've got {x_them}. I was passing, with a lamp. We were all passing. It's a small house. # offhand
A: Would somebody kindly move? We want to get to {x_home}. # both arms full
B: A little to the left. One oughtn't to hurry it. There. # stepping back
N: {h} waited, in case anybody else would care to, and then {x_used}. {x_sound_cap}. # hushed
H: I'm obliged to you. I find that {stake_fixed}. # not quite steady
A: We did say that we'd {verb}. # murmured
B: We {verb_did}, I think. If nobody minds. # murmured
N: Outside there was a soft, thick, gloved sound, all along the panes. # warm
A: Is that the snow? # whispered
B: I believe it's applauding. # whispered

=== snowed_coming_rooms ===
# show: snowed-in-at-halfway-house
# step: coming
# where: room village
# skeleton: kept
# title: In Order of Rooms
N: They heard bolts, and then slippers, in order of rooms. # sudden
A: They've missed us. They've come to our rescue, with {rake}s, and coats on over everything. # wincing
B: {h} is counting them along. {h_theyre_cap} up to eight. # faint
A: There are only seven of us.
B: I know. I don't think that we should say so. # faint
N: Round about {x} it all grew, very politely, closer. {foe_cap} had heard the slippers. # low
A: In one minute they'll be in here, being brave at everybody. Forgive me if I don't say after you. # quick

=== snowed_fork3_spoons ===
# show: snowed-in-at-halfway-house
# step: fork3
# where: room village
# title: After Supper
N: They laid it out with the spoons, so that anybody coming in would think that they were counting. # dry
A: This is if we {d1}. It's plate. It only looks like silver. # low
B: And here we {d2}. That's a good, plain spoon. One wouldn't be ashamed to be seen with it. # low
A: There's one more. I'd kept it under the napkin. That we {d3}. # lower
B: But that's eight. There are only seven in the drawer. # counting
A: I know. I've counted twice. That's the one I keep picking up. # low
N: On the landing somebody stopped, and could be heard not listening. # hushed
B: Then stir something. And choose. # brightly, for the landing

=== snowed_stake_soup ===
# show: snowed-in-at-halfway-house
# step: stake
# where: room village
# title: The Salt
N: For the whole of supper nobody had mentioned it. They had talked about the soup. # dry
H: I find that it wants salt. Does one find that? # bright
A: I find it just salt enough. # bright
H: There are people, I know, who like it thicker.
B: If nobody does anything, {stake}. # quite clear
N: Seven spoons stopped. # still
H: We were on the soup. # faint
B: I know. I looked down, and I'd finished mine. # wretched
A: You might have had some of mine. # aside
H: {till != "":Then somebody had better see to it before {till}. Who's finished?|Then somebody had better see to it. Who's finished?}
N: Two chairs were pushed back. {b}'s was the first. The other made less noise, but it went as far. # dry

=== snowed_stake_little_house ===
# show: snowed-in-at-halfway-house
# step: stake
# where: room village
# title: The Little House in the Hall
N: In the hall hangs a toy house. A wooden brother comes out if it will be foul, and a wooden sister if it will be fair. They have never been out together. # dry
H: They're both in. # tapping it
A: Perhaps it's stuck.
H: It has never stuck. I merely said, as one does, that if nobody lifts a finger, {stake}. And in they went, and I heard two bolts. # stiff
A: Might we tell them that it's being seen to? # politely
H: Is it?
B: It is now. {till != "":Before {till}.|By the two of us.} Do you hear? # bending down
N: Neither came out. But in each of the doors there was presently the toe of a wooden boot. # soft
A: They're waiting to see. Don't let's keep them on the mat.

=== snowed_fork1_chairs ===
# show: snowed-in-at-halfway-house
# step: fork1
# where: room village
# title: By Quite an Inch
N: They sat by the fire, and talked as if it hardly mattered, and each kept an eye on the other's chair. # dry
A: I suppose that one might {d1}. # idle
B: One might. You've moved. # idle
A: I've done nothing of the kind. It's the carpet. Or else, I dare say, we might {d2}. # yawning
B: There! You came forward by quite an inch!
A: I was reaching for the tongs. What was your other idea?
B: It's hardly an idea. Only that we might {d3}. # to the fire
N: Nobody reached for anything. But presently there was a small bump, and it was knees. # dry
A: Good gracious. Which of us was that? # looking down
B: Both, I'm afraid. Which of the three were we on?
A: I wasn't attending. I was watching your chair. # pink

=== snowed_fork2_puddings ===
# show: snowed-in-at-halfway-house
# step: fork2
# where: room village
# title: A Lift for Puddings
N: It had gone wrong, and somebody had been coming. So they had both got into the dumb waiter, which is a lift for puddings. # dry
A: Is that your knee? # squeezed
B: I'd rather not say whose it is. We could {d1}. Not in here, naturally. Later. # squeezed
S: creak
A: We're going down. Somebody must have rung for the trifle. Quick. We could {d2}.
B: I can't shake my head. Be so kind as to imagine it. # squeezed
S: creak
A: Now it's up. And there's always this, that we {d3}.
B: You said that into my collar. It's the first warm thing that's happened to me all day. # thoughtful
H: There's no trifle here! It's two people! # opening a hatch
A: Good evening. We've got it down to three plans. # with dignity
H: Then you'll go round again till it's one. # shutting it

=== snowed_fork2_remarks ===
# show: snowed-in-at-halfway-house
# step: fork2
# where: room village
# title: Remarks
N: The visitors' book has a column for remarks. They had been asked to put something, and were reading the others, so as not to. # dry
A: "Comfortable. Snow." "Most comfortable. A great deal of snow." "Did not sleep. Too kind." # reading
B: I'll begin. "It has not gone as one hoped. One may yet {d1}." # writing
A: Put, "We think that we might {d2}." It sounds as if we'd been asked.
B: And at the side, quite small, "Or we {d3}." # writing
A: Somebody's been here before you. Right at the foot, and it's wet. # bending close
B: "I couldn't help seeing. I thought that you did it very nicely, considering." There's no name. # reading
A: It's the one kind word that we've had today. Don't blot it. # touched
B: I'll leave some room, in case it cares to say which.

=== snowed_fork3_candles ===
# show: snowed-in-at-halfway-house
# step: fork3
# where: room village
# title: Bed Candles
N: On the hall table stand the candles that people go up to bed with. There were three left. # quiet
A: If I should happen to take the tall one, it's that we {d1}. One needn't say a word. # gentle
B: And if it's the one with the drip, we {d2}. What about the stump?
A: That we {d3}. It won't last as far as the landing. One would have to know the stairs.
B: You know the stairs.
A: I know them if there's somebody in front. # honest
N: Neither put out a hand. The three flames leaned over to listen. # soft
B: Do choose. I was going to take whichever you wanted. # polite
A: How very awkward. So was I.
B: Then we'll have one between us, and be on the same stair. But which? # sleeve back

=== snowed_quarrel_notes ===
# show: snowed-in-at-halfway-house
# step: quarrel
# where: room village
# title: Under the Door
N: They did it in writing, through the gap under a door. It is thought to be more civil. # dry
Q: "I was surprised to be left standing there. Yours truly." # writing
P: "I was surprised to find you still there. Yours, and so on." # writing fast
Q: "You never think about anybody for longer than it takes to get past them." # pressing hard
P: "I only asked you to come because I felt sorry for you." # pressing harder
N: That went under. Nothing came back. # still
P: {q}? # aloud
Q: I'm reading it. # behind the door
P: I've got some words wrong. Push it back, and I'll mend it. # forehead on wood
Q: Which of the words?
P: All of them. # very small
N: Something came out under the door. It was a pencil, and it had been held for so long that it was warm. # soft
Q: Do it neatly. I mean to keep it.

=== snowed_home_sock ===
# show: snowed-in-at-halfway-house
# step: home
# where: room village
# title: Nobody Waited Up
N: Nobody had waited up for them. They all said so, in the hall, with their collars on. # dry
H: I came down for a book. # firm
A: You've got it upside down.
H: It reads very well like that. # not steady
B: What's that you're knitting, {g}?
G: A sock. There was no news, and it didn't seem the moment to turn the heel. So one went on. # holding up needles
N: It went over the carpet, and twice round the umbrella stand, and away up the stairs. # dry
A: How long is it? # following it
G: As long as you were. # very quiet
B: My feet are like ice. Would there be room for two?
N: They sat down on the stairs, and put it on, all four feet, and there was enough over for {h}. # warm

=== snowed_last_clocks ===
# show: snowed-in-at-halfway-house
# step: last
# where: room village
# title: Four Minutes
N: {air} From the landing one can hear both towns strike ten. The left one does it first. The right one has been four minutes late for years, on purpose. # peaceful
A: There's the left. Now we wait. Have some {food}. # passing it
B: You've given me the bigger piece.
A: It's a long four minutes. # comfortable
B: The right one hasn't struck. Do you suppose that it's ill? # at the crumbs
A: It can't have stopped. What would it be late for?
B: Wasn't it rather loud, the first time?
A: I thought that it was somebody being emphatic.
B: It was two. They've both struck, at the same moment. They'll be so embarrassed. # slow, delighted
A: We never heard it. # firm
B: Not a thing.
N: And they closed the shutter, with great care, so that neither town should know. # warm

=== snowed_last_jigsaw ===
# show: snowed-in-at-halfway-house
# step: last
# where: room village
# title: Two Short
N: {air} The jigsaw was of the house, and it was done, but for the chimney and the front door. # peaceful
A: I've had the chimney in my pocket since the first night. I did so want to be the person who puts in the last. # scarlet
B: I know. One could see you feel for it.
A: You might have said!
B: I was hardly in a position to. I've got the door. # opening a hand
A: At the same time, then, and nobody's last. # full of respect
B: You do yours. I'd rather thought that one might leave mine a little to one side. # setting it down
A: But it'll look as if it's open.
B: Yes.
N: The chimney went in with a click. The door lay beside its hole, just ajar. They dust round it. # soft

=== snowed_fork3_wool ===
# step: fork3
# show: snowed-in-at-halfway-house
# where: room village
# title: As Slowly As One Decently Can
N: {a} held the wool, and {b} wound it. Nobody who has wool on both hands can very well leave. # dry
A: I dare say that we might {d1}. # both hands up
B: {d1_style == "bold":One would want a thick sock for that.|{d1_style == "kind":That would make a shawl, for somebody's aunt.|{d1_style == "clever":I've seen a pattern for that. It had cables.|{d1_style == "honest":That's a plain vest, and next to the skin.|That's a blanket. One would be years at it.}}}} # winding
A: Or else {d2}. You've slowed down.
B: I was seeing how it would wash.
A: And then there's this, that we {d3}. I'd point to it, only I can't.
N: There was a knot. # dry
B: Hold still. It's by your thumb. However did that get in? # picking at it
A: I put it there. I thought that it'd take you some time. # to the wool
B: My dear, I've been winding as slowly as one decently can. # not looking up
A: You'll have to say something soon. I'm down to one wrist.

=== snowed_fork2_brick ===
# step: fork2
# show: snowed-in-at-halfway-house
# where: room village
# title: A Hot Brick
N: They came back to it with cold hands, and {h} gave them a hot brick, without the flannel. # dry
A: We could {d1}. Take it. # quick
B: We could {d2}. Take it back. # quicker
A: I hadn't finished being against that! Or we {d3}. Yours, I think. # quicker still
B: I've got my cuffs down! One moment. Thank you. # bracing
A: Isn't it hot?
B: It's rather nice. It was only hot as long as one was in a hurry. # surprised
N: There was room on it for four hands, if nobody minded whose. # soft
A: What did I say, just at the end? I said it so fast that I never heard. # lower
B: I heard. I was hoping that you'd say it slowly.

=== snowed_fork1_dunking ===
# step: fork1
# show: snowed-in-at-halfway-house
# where: room village
# title: One Does Not Dunk
N: At Halfway House one does not dunk. They looked over both shoulders, and took up the {food}. # dry
A: This piece is that we {d1}. # dipping
B: It's gone. There was hardly time to say how do you do. And mine's, we {d2}. # dipping
A: It's holding. It's bowed. Oh, I am sorry.
B: There's only one left. I suppose that we'd better take an end each.
A: We {d3}. # dipping, too
N: It went in, with two people attached, and stayed in. # dry
B: Ought it to last like that? # low
A: Yours may be stale. My end's as firm as anything.
B: That's my finger. # low
A: I beg its pardon. I was just thinking how well it held.
