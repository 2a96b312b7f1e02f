// The Late Ferry: a queue, a shut window, a boat that has never left at nine-forty, and gulls with a committee.

=== ferry_stake_along ===
# show: the-late-ferry
# step: stake
# where: town ship
# w: The person behind
# title: Pass It On
N: News on the quay travels by queue. It starts at the front, and each person says it to the next, with a hand up. # dry
A: What do they say? # over one shoulder
W: They say that {stake}. And there's no cheese. # hand up
B: Is the cheese part of it? # leaning in
W: It wasn't when I got it. But I've passed it on, so it is now. # fair
A: And who told you the first half?
W: The gentleman in front of me. He had it from the lady in front of him, and she had it from you. # pointing
B: From us? We've never said it! We hadn't even thought it! # shocked
W: You were standing there with faces on. It was quite clear from the back. # kind
A: Did we look as if we were going to do anything about it? # after a moment
W: I'll ask. # turning round
N: The question went down the line, and was a long time gone. # dry
W: They say that you'd better. And it's not to be said that anybody pushed.

=== ferry_fork1_lines ===
# show: the-late-ferry
# step: fork1
# where: town ship
# title: Which Line Is This?
N: There were three things that could be done, and so, since that is how one does things on the quay, there were three queues. # dry
A: This one's for if we {d1}. I asked. They've been here since ten. # nodding along it
B: And that one?
A: That's for people who'd sooner {d2}. It's the shortest, but they've got a man with a trombone.
B: Then what's the long one, round the bollard?
A: That we {d3}. I don't believe they know it. I think that they only saw a queue. # low
B: Which is moving?
A: None. They're all waiting for us to be at the front. # low
B: One can hardly push in. # low
A: My dear, one steps up, and looks as if one had been there before. Choose a back that you like. # taking a breath

=== ferry_quarrel_after ===
# show: the-late-ferry
# step: quarrel
# where: town ship
# title: After You
N: It was narrow there, and they came to it side by side. # dry
P: After you. # polite
Q: Not at all. After you. # polite
P: I couldn't think of it. You like to be first. # politer
Q: I do beg your pardon. I'd understood that you liked me to be. So that whatever happens will have happened to somebody else's shoes. # very polite
N: A gull stopped eating. # still
P: How well you put things. You ought to have them put on a card, and leave it at people's houses when you're sure they're out. # charming
Q: I'm so sorry. I ought not to have said that. # white
P: Please. I'm sure that it's been waiting its turn. # whiter
N: They stood there. It was a very good stand, on both sides, and you could have formed a queue behind either of them. # quiet
Q: Shall we both go? It'll be tight. # small
P: If you breathe in. # small
Q: After you.
P: Don't. # nearly laughing

=== ferry_blame_form ===
# show: the-late-ferry
# step: blame
# where: town ship
# title: Nature of Complaint
N: There is a form. There was only one left, and one stub of pencil, so they had to complain of each other on the same sheet. # dry
A: "Whom do you wish to complain about?" You. # writing
B: Put me under it, so I can put you. "Nature of complaint." What's my nature? # reading over
A: Hasty.
B: That's fair. You're slow. It's got a double O, I think that's why it looks so comfortable. # writing
A: "Could the matter have been prevented by staff?" There weren't any staff.
B: It was only ever us. Put, "There was nobody at the window, and it was us." # low
N: {a} put it. It went neatly in the space. # quiet
A: "What would you like done?" # reading the last line
B: I'd like you not to have minded so much. Can one put that?
A: One may put anything. It's only that they take five minutes. # folding it in half
B: Where do we hand it in?
A: There's just us. I'll hold it till you get to the front.

=== ferry_home_place ===
# show: the-late-ferry
# step: home
# where: town ship
# title: Kept
N: What they minded most, coming home, was the queue. They had been first, both of them, and they had simply walked out of it. # dry
A: There'll be forty people in front of us now. # resigned
B: Fifty. It's a Friday. They'll have let the band in. # resigned
A: I don't say that it wasn't worth it.
B: No. But one had got so used to the view.
N: And they went to the very end, and stood behind the last back there was. It turned round. It looked quite shocked. # dry
H: What on earth are you doing here? You're at the front. # severe
A: But we left! We've been gone for, I don't know what we've been gone for!
H: We kept it. Everybody moved up one, and left a gap the size of two. There was a man tried to stand in it. He was spoken to. # short
N: They walked up along the whole line of it, past all those hats. Nobody looked. It was beautifully done. # warm
B: Thank you. Thank you. Thank you so much. # under the breath, all the way

=== ferry_last_toot ===
# show: the-late-ferry
# step: last
# where: town ship
# w: A voice from the water
# title: The Nine-Forty
N: {air} They had two cups, and some {food}. # peaceful
A: So I said to him, sir, I was standing here before you'd thought of standing! Then he told me something about trams that I've never forgotten.
B: What was it?
S: whistle
A: What was that? # stopping
B: That was the ferry. She's in. # turning round
A: But what time is it?
B: It's twenty to ten. # slow
A: It can't be. It's never been twenty to ten with her in it. # shaken
W: All aboard! On time! We're leaving on time! # not believing it either
B: If we ran. # not getting up
A: We could run. We've got the tickets. # not getting up
N: The little red ferry waited as long as she could bear to. Then she went. # soft
A: Where had I got to?
B: You were just about to get to the trams.

=== ferry_back_front ===
# show: the-late-ferry
# step: back
# where: town ship
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: Let Them Through
N: Nobody had ever been let through on that island. It was not rudeness. There was just no word for it. # dry
A: Excuse me. We've got {x}. {x_they_cap} {x_they == "they":go|goes} up there. # to a back, faint
H: Well, don't just stand, go through. Let them through! Let them through, there! # loud, then surprised
N: The queue opened. It made a noise like a very long coat. # hushed
B: I feel as if somebody should play something. # whispered, walking
A: Just nod. Left and right. As if we'd been to the dentist.
N: So {x} came to {x_home}, by the middle, in front of everyone. {h} took off a glove, and {x_used}. {x_sound_cap}. # warm
H: So there we are. {x_cap} back, and {stake_fixed}. I don't know when I've been so far forward. # gruff
A: We did say that we'd {verb}. # modest
B: And we {verb_did}. I hope that nobody was waiting. # modest

=== ferry_coming_order ===
# show: the-late-ferry
# step: coming
# where: town ship
# skeleton: kept
# title: In Order
N: It was the sound of a great many sensible shoes. # sudden
A: Is that the queue? They've left the quay? What about their places? # appalled
B: They've brought them along. They're in order. {h} is first, with a {rake}, and there's a gap behind for us. # touched
A: And when they get here?
B: Somebody'll say, who was before whom. # low
N: {foe_cap} drew up close to {x}, as one does with a bag on a crowded seat. # low
A: Then we must be quick, and look as if we weren't. # setting the collar straight

=== ferry_fork3_ticket ===
# show: the-late-ferry
# step: fork3
# where: town ship
# title: Single or Return
A: Might I trouble you for a ticket? # formal
B: Where to?
A: We {d1}. What would that come to? # formal
B: It's dear. And there's no return on it. There's a better rate if we {d2}. It only goes round by everybody one knows. # consulting a cuff
A: I see. And the other window? # formal
B: That's where we {d3}. It's always been shut, that window. I've often wondered if it's only that nobody knocks. # low
N: They both looked at it. There was no window, but one could see it quite plainly. # dry
A: Are we in a queue? # low
B: We're at the front.

=== ferry_stake_scales ===
# show: the-late-ferry
# step: stake
# where: town ship
# title: Your Weight and Fortune
N: The machine on the quay gives you your weight and your fortune for a penny. People were standing about with cards, and not looking at each other's. # dry
A: What have you got? # polite
H: I don't discuss the front. On the back it says, "{stake_cap}." # card held close
B: So does mine! I'd hoped for a tall stranger.
H: It's on all of them. The vicar has been on twice. The second time he took off his boots.
A: Has nobody kicked it?
H: It has been spoken to. # grave
A: {b}, lend me a penny. I want to see what it says to two. # rolling up a sleeve
B: You'd see what I come to.
A: I'll look out to sea.
N: They got on. It whirred for some time. "One at a time, please," said the card; and below, in smaller print: "I do see why, though." # dry

=== ferry_stake_scarf ===
# show: the-late-ferry
# step: stake
# where: town ship
# title: The Blue Part
N: The queue had been knitting a scarf since March. One does a row, and hands it on behind. By now it was about as long as the ferry. # pleasant
A: It's coming back this way. It's getting shorter! # holding an end
H: I'm winding it up. I thought it had better be done neatly. # over a ball of wool
B: But we'd only just come to the blue!
H: One must have somebody to hand it on to. And if {stake}, there won't be anybody. You know where you are with a ball. # very correct
N: The last of the blue went by, a row at a time. # quiet
B: That's you, {a}. That's your hole. I'd grown fond of that hole.
A: Then hold that end, and don't let go. {till != "":It's only until {till}.|We'll want it back.}
H: May I not just finish the green? # small

=== ferry_fork1_notice ===
# show: the-late-ferry
# step: fork1
# where: town ship
# title: Passengers May
N: There is a notice of what passengers may do. It has three lines, and the salt has had most of the words. # dry
A: "Passengers may," and there's a loop. It might have been, {d1}. # nose to it
B: I make it more, "may {d2}."
A: You only see what you'd like to see.
B: One does. What's on the last line?
A: It's chiefly rust. "May, at their own risk, {d3}." # scratching with a nail
B: If they're told that they may, somebody must have tried it. I find that a comfort. # after a moment
A: I'd feel easier if one were allowed.
B: I allow you.
A: Do you? # touched
B: I've just said so. Now you've got to allow me, or I'll be here all day.

=== ferry_fork2_bench ===
# show: the-late-ferry
# step: fork2
# where: town ship
# title: Notice to Rise
N: The bench on the quay has lost both its end legs. Nobody gets up from it without giving notice. # dry
A: It had crossed my mind that we might {d1}. I'd have to stand up for that.
B: Then I'd go down. I'm holding tea. Suppose that we {d2}.
A: You're leaning.
B: I'm leaning from conviction. # dignified
A: We could {d3}. It came to me just now, when I rose.
B: I felt you have it.
N: They sat there, level. A gull came down upon the one end, and they were not. # dry
A: We'll have to get up together. You say what for.
B: No, you say. I'd like it to be something that you wanted.
A: I want you not to spill. After that I'm easy. # gripping the slats

=== ferry_fork2_speaker ===
# show: the-late-ferry
# step: fork2
# where: town ship
# title: A Passenger Announcement
N: They tried it over the loudspeaker, to hear how it sounded once somebody had said it. # dry
A: Owing to what has happened, passengers will now {d1}. # into the microphone
N: It came out over the water as it always does, like a goose saying sorry in a bucket. # dry
B: I couldn't catch a word. But it sounded so sure! Do another. # calling
A: Passengers are advised to {d2}. # into the microphone
B: Several people have picked up their bags. # calling
A: Hands up, please, all passengers who would sooner {d3}. # into the microphone
B: I've put my hand up. # calling
A: You don't know what for!
B: It was your voice. One puts it up. # simply
A: Come in here and say it with me. It might be words, with two.

=== ferry_fork3_flags ===
# show: the-late-ferry
# step: fork3
# where: town ship
# title: Three Flags
N: Before doing anything at sea one runs up a flag, so that those on shore can have an opinion. There were three left. The others had gone for tea towels. # dry
A: The checked one's for, we {d1}. # sorting
B: I've dried cups with that. It's quite sound. And the yellow?
A: We {d2}. There's jam on it. It might be taken for, "with caution."
B: And that one, with nothing?
A: We {d3}. It did have a cross on it, but it's been boiled. # spreading it out
N: They each had a hand on the rope. # still
B: I should like to be asked nicely.
A: Will you hoist it with me, whichever it is? # formal
B: I thought that you were never going to. Mind the jam.

=== ferry_quarrel_deckchair ===
# show: the-late-ferry
# step: quarrel
# where: town ship
# title: The Bar and the Notch
N: There was a deckchair, and they were putting it up between them, since neither would let the other do it alone. # dry
P: The bar goes in the notch. # patient
Q: I know about the notch. I was doing it in my own way.
P: You were waiting for it to do itself. You wait, {q_call}, and you call it patience, and somebody else gets wet. # quite gently
N: It took a moment to arrive. The chair, which had been nearly up, lay down. # still
Q: You're always at your kindest when there's company. # white
P: There's nobody here.
Q: No. I did notice that it didn't feel like kindness. # barely
N: They looked at it. It is a thing that wants two. # quiet
P: If you'd take the striped end. # stiff
Q: And where does this go?
P: I've never known. I always wait until you've done that bit. # ashamed

=== ferry_home_lost ===
# show: the-late-ferry
# step: home
# where: town ship
# title: Any Distinguishing Marks
N: They came home by the wrong gate, and so they were lost property. It could not be helped. It is painted up. # dry
H: Describe the item. # pencil ready
A: It's wet through. It's tired. There used to be a hat.
H: Any distinguishing marks?
A: It hums, when it thinks that we're lost. It hummed the whole way back. # eyes front
B: I never knew that one could hear! # turning
H: And you'd know it again?
A: Anywhere. # short
H: And the other?
B: That's mine there. I've nothing to prove it with. I'd just be glad to have it back, please. # to the counter
N: {h} tied a label to each of them, and untied both, and had to go and look for something under the counter. # soft
H: Claimed. # hoarse, from below

=== ferry_last_paint ===
# show: the-late-ferry
# step: last
# where: town ship
# title: A Fresh Coat
N: {air} There was half a pot of white over, and the timetable had gone without for long enough. # peaceful
A: "Nine-forty." Do I just go over it? # brush up
B: It isn't true.
A: No. But people have got attached to it.
B: You might put something small after it. A star.
A: If there's a star, then there's got to be something at the bottom. There's nothing at the bottom but a limpet. # looking
N: {a} thought about it, and painted, and leaned back. It said: nine-forty, or when you're all here. # soft
B: That's rather forward. # after a while
A: I can take it out again. Shall I?
B: I'll hold the pot. Go over "all." It's run.

=== ferry_last_line ===
# show: the-late-ferry
# step: last
# where: town ship
# w: A person with a parcel
# title: Who Is Second
N: {air} They had gone back to the front. There is a chalk line there for whoever is first, and another for whoever is second. # peaceful
W: Pardon me. Which of you am I behind? # anxious
A: That would be {b}.
B: No, no. It would be {a}. I only stand here.
W: I can't be behind both. I'd be third, with nobody second. # more anxious
N: They looked down. They were on the one line, with their heels over at either end. They had been so the whole evening, it seemed. # dry
A: I could step back.
B: I'd have no one to talk to but your collar. # at once
W: Then what am I to say, if they ask me?
A: Say that you're second. It's very nice there. One's out of the wind.

=== ferry_fork3_barrow ===
# step: fork3
# show: the-late-ferry
# where: town ship
# title: A Handle Each
N: The luggage barrow of the Nine-Forty goes where it likes. They had taken a handle each. # dry
A: Suppose that we {d1}. # pushing
B: It's bearing left. One can't think with it bearing left. Say something else.
A: Suppose that we {d2}, then. # pushing
B: Now it's coming round. I do beg your pardon, madam. It's the barrow. # over one shoulder
N: They went by the same lady twice. She lifted her feet. # dry
A: And if we were to {d3}?
N: It stopped. It had not done that since they were children. # still
B: Was that the brake?
A: It hasn't got one. I'd only left off pushing, to hear what you'd say. # owning up
B: I never was pushing. I was seeing you along. # surprised
A: Then I'd better wait here, until you tell me where to.

=== ferry_fork2_rope ===
# step: fork2
# show: the-late-ferry
# where: town ship
# title: Eleven Turns
N: The queue is kept in order by a rope, which goes to and fro. They stood one foot apart, and eleven turns. # dry
A: One might {d1}. # over the rope
B: I couldn't discuss it here. Strictly speaking, I'm not next to you until Tuesday. # over the rope
A: Then say what you'll say on Tuesday.
B: That we {d2}. I've moved up one. Now you're behind me.
A: And if we were to {d3}? I'm asking out of turn. # low
N: After that neither moved up. There came to be a gap, in two places. # dry
B: You could step across. # low
A: Across a rope? # shocked
B: No. One doesn't. But one might hold it up for somebody. # lifting it

=== ferry_fork1_lifebelt ===
# step: fork1
# show: the-late-ferry
# where: town ship
# title: Will Hold Up Two
N: There is a lifebelt, on which it says that it will hold up two. They had got into it, to see, and faced opposite ways. # dry
A: One might {d1}. # walking
B: I'm coming with you, it seems. Or one might {d2}. # walking
A: Now I'm coming with you. There's a whole queue here, looking at me.
B: Bow. There's something else, only we'd have to do it sideways.
A: What is it?
B: We {d3}.
N: They tried it, as a crab does on a Sunday. They could both see. # dry
A: Are you comfortable?
B: I'm told that they hold up two. I've never seen it proved.
A: I meant, with me. # low
B: So did I. # low
