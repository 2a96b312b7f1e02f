// LOVE, episode 2: what the two carry, and how it comes out otherwise at the other end. way=call, note, gift.

=== befriend_go2_call ===
# step: go2
# skeleton: love
# door: Carry it over by ear, exactly as it sounds
# style: honest
# recall: carried it over by ear
# title: By Ear
# makes: way=call
N: They would change nothing. {p} should learn it off, as it was, and go over, and do it. # plain
P: Once more, please. From the beginning. # to {x}, eyes shut
N: {x_sound_cap}. {p} tried it. It came out rather like a duck. # dry
Q: That's got a quack in it. There isn't any quack. # head on one side
P: I'm warming up. How's this? # and did it again
Q: Nearer. There's less in the nose, and there's a sort of hope at the end. Can you do the hope? # listening
N: {p} did the hope. Two people who were going by took off their hats. # dry
P: I've got it. Nobody speak to me! If anybody speaks to me, it'll fall out. # setting off, lips pressed together
N: All would have been well if it had not been for {g}, who came round the corner and was pleased to see them. # flat
G: Lovely day! Have you got toothache? # stopping
P: No! # before thinking
Q: What have you got left? # in fear
P: All of it. Nearly all of it. I think that the hope's still there. It may be at the front now. # feeling for it

=== befriend_go2_note ===
# step: go2
# skeleton: love
# door: Put it into words, on paper, and make it handsome
# style: clever
# recall: put it into words, on paper
# title: In Handsome Words
# makes: way=note
N: {x_sound_cap} was not much to look at, written down. They sat over the sheet at {board}, and chewed. # plain
A: It wants a beginning. "Dear You Over There." # writing
B: "Dearest." It's only three letters more. # leaning over
A: "Dearest You Over There. I've been in love with you since the day we were put here. You're all that I hear. Do not think that I'm only making a noise." # writing
B: That's good. It's better than what was said. # admiring
A: {x_cap} would've put it that way, with a pencil. # modest
N: They read it out to {x}. There was a silence, and then {x_sound}. It could have meant anything; they took it for thanks. # dry
B: Now it wants to be put where {other} can't miss it. Right on. With jam, at the corners. # practical
A: At all four? # jam ready
B: Two'll hold. It's only until it's been read. # licking the spoon
N: It was a still evening, when they put it up. Towards morning it was less so; and jam is a thing that is liked by others as well. # quiet

=== befriend_go2_gift ===
# step: go2
# skeleton: love
# door: Bring a present, and leave it without a word
# style: kind
# recall: brought a present, and left it without a word
# title: With No Name on It
# makes: way=gift
A: You don't say it, when it's like that. You give something. It's well known. # sure
B: {x_cap} {x_plural:haven't|hasn't} got anything. # looking about
A: We have. There's {tool}. We'd say that it was from {x}. Well, we wouldn't say anything. It'd be clear. # fetching it
N: They showed it to {x}, from all sides, so as to have asked. There was {x_sound}. Then they carried it over, after dark, and set it down right in front of {other}, with a ribbon round it. # plain
B: Ought there to be a name on? # whispered
A: That spoils it. {other_they_cap}'ll look at it, and think, now who can that be? And then there's {x_sound}, and {other_they}'ll know. # whispered
B: And if it's somebody else who makes a sound, just then? # whispered
A: At this hour? Who'd be making a sound? # whispered
N: {h} came by at that moment, with a bucket, and sneezed. # flat
H: What are you two up to? What's that for? Is that for me? # loud
B: Come away! # pulling at a sleeve

=== befriend_carried_call ===
# step: carried
# skeleton: love
# needs: way=call
# title: What It Sounded Like
N: They planted themselves where {other} could not help hearing. {p} took a breath. # plain
P: This is from {x}. I'm only the post. # clearing the throat
N: What came then was nearly {x_sound}. It was only the wrong way round: the hope came first, and what came last was the bit that sounds like somebody shutting a drawer. # dry
Q: You've finished on the drawer! # hissed
P: I know! I heard it! I'll do it again, and it'll cancel out. # hissed
N: It did not cancel out. Now it was two drawers, one after the other, and firmly shut. # flat
N: {other_cap} had been in the middle of something, and stopped. There was {other_sound}, cut off short. Then came a silence that one could have hung a coat on. # quiet
Q: What was that? # low
P: That was an answer. It was quick, wasn't it? And rather brief. # uneasy
Q: What do I tell {x}? # low
P: Do it as it was. We don't change anything. # wretched

=== befriend_carried_note ===
# step: carried
# skeleton: love
# needs: way=note
# w: A person with a rope
# title: Do Not
N: In the morning the sheet still hung on {other}; but not the whole of it. Something had had the jam off one corner, and a good deal of paper with the jam. # plain
B: It's only torn a bit. You can still read it. # running up
A: "Dearest You Over There. I've been in." Then it's gone. Then there's "noise", and "do not". # reading
W: I saw that. I thought, quite right. I've put a rope round. # holding the end of it
A: A rope? Why? # faint
W: It says so. "Do not." And then there's noise. I didn't know that {other} {other_was} as bad as all that. I'm to keep people off. # knotting it
N: Round {other} there was now a rope, with a red rag on it; and people who had always gone close by went round outside, on their toes. # dry
N: There was {other_sound}, which had a question in it. Nobody stopped. # quiet
A: It was a love letter! # pointing
W: That's what they all say. # testing the knot

=== befriend_carried_gift ===
# step: carried
# skeleton: love
# needs: way=gift
# title: Now Who Can That Be
N: {other_cap} had {tool} by daybreak; and by breakfast everybody had seen it, and had a view. # plain
G: It's got a ribbon on. Somebody's sweet on {other}! # delighted
A: Who do you suppose it is? # far too innocent
G: Well, it's {h}, of course. {h_they_cap} {h_many:were|was} seen there with a bucket. {h_they_cap} sneezed. # counting on two fingers
B: It isn't {h}! # loud
G: That's what {h_they} {h_many:say|says}. {h_they_cap} went ever so red. # nodding
N: There was {other_sound}. It was warmer than usual; and it went, as anyone could hear, in the direction of {h}, who was filling the bucket, and slopped. # dry
A: Oh no. # low
N: And {x} had heard it too. There had been a beginning of {x_sound}. It got no further than the beginning. # quiet
B: {x_they_cap} {x_many:think|thinks} that there's somebody else. {x_they_cap} {x_many:think|thinks} that it's the bucket. # white
A: We gave away {tool} to have this happen. # whiter

=== befriend_muddle_call ===
# step: muddle
# skeleton: love
# needs: way=call
# title: The Drawer
N: So they brought it back as it was, and did it to {x}: {other_sound}, chopped off in the middle. {q} did it. It sounded like a lid. # plain
{ x_talks:
  X: I see. # after a long time
  P: It's perhaps not what it sounds like. # quick
  X: It sounds like a lid. # very polite
- else:
  N: {x_cap} took it in. One waited for {x_sound}, as one waits for the other shoe. It did not come. # quiet
  P: It's perhaps not what it sounds like. # to {x}, quick
}
Q: I might've left out the warm bit. There was a warm bit. I hadn't the breath. # ashamed
P: You left out the warm bit? # turning
Q: You began on the hope and ended on a drawer! What was {other} to think? You shut it in {other_their} face! Twice! # hot
P: Because I'd been told that it was a lovely day! # hotter
N: They went to and fro four times more, so as to explain it; and each time they explained it there was less that came back. By evening they were carrying one silence over, and another one home. # dry

=== befriend_muddle_note ===
# step: muddle
# skeleton: love
# needs: way=note
# title: The Other Half
N: The rest of the sheet turned up by noon. It had blown along {ground}, and where it had come to lie was right in front of {x}. # plain
B: Which bit is it? # running
A: "Love." And there's, "you're all that I hear". And then, "only making a noise". # picking it off, too late
B: And who's it from? # faint
A: It only says on top, "Over There". It's where it was torn. It looks as if it had come from {other}. # fainter
N: So {x} had a paper from {other}, on which it said, "Only making a noise". And {other} had a rope, and a rag. # flat
{ x_talks:
  X: I hadn't known that it was a bother. I can be quiet. # very polite
- else:
  N: {x_sound_cap} was begun, and broken off. It was like somebody who has been singing, and is told that there are people asleep. # quiet
}
B: We wrote it! It's in your hand! It was the other way round! # to {x}
A: It's got your jam on. # low
N: They tried to show how the two halves went together. But there was a piece missing in between, and it was the piece with "in love with you" on. Somebody with a sweet tooth had had it. # dry

=== befriend_muddle_gift ===
# step: muddle
# skeleton: love
# needs: way=gift
# title: The Bucket
H: It's very kind. I've never been given {other} before. What am I meant to do? # standing there with the bucket
A: Nothing! It wasn't from you! # desperate
H: No, I know that it wasn't. But there was {other_sound}, and it was at me. I can't be rude. I said that it was a nice morning. # pink
N: {h} had put on a clean collar, so as not to be rude. It could be seen from where {x} {x_was}. # dry
B: Take it off! {x_cap} can see you! # pulling at it
H: What's {x} got to do with it? # baffled
A: It's from {x}! The present! It's all from {x}! # loud
H: Then you should've put a name on. # reasonable
N: That was so true that nobody could think of anything for a while. Over there was {other_sound}, hopeful, for the fourth time since noon; and {h}, who had been well brought up, bowed. # flat
{ x_talks:
  X: I hope that they'll be very happy. # very polite
- else:
  N: From {x} there was nothing at all. # quiet
}

=== befriend_hushed_supper ===
# step: hushed
# skeleton: love
# title: What Nobody Heard
N: One does not notice a thing that has always been there, until it leaves off. At supper everybody sat with their heads up. # plain
G: What is it? What's wrong? # spoon in the air
H: It's {x}. There isn't any. # low
N: No {x_sound}. And, from the other side, nothing either: {other} had left off too, as one stops talking in a room when one finds that nobody's in it. # quiet
G: I can hear myself chew. I never knew that I did it like that. # unhappy
B: It's only that they're tired, I expect. # into the plate
G: You were over there all day. To and fro. What did you say to them? # turning
A: Nothing that they hadn't said themselves. More or less. # small
B: Rather less. # smaller
N: {noise_cap} could be heard, which was no comfort. Somebody asked for the salt; and then wished that they had not, since everybody had listened. # dry
A: I'd carry it back, if I knew which bit to take hold of. # whispered

=== befriend_hushed_round ===
# step: hushed
# skeleton: love
# title: Between Two Silences
N: They went to {x}, and stood, and there was not a sound. They went over to {other}, and there was not a sound there; but it was a different one. # plain
A: That one's hurt. And this one's puzzled. # listening
B: How can you tell? # listening too
A: I've been hearing both of them for days. That's how it goes when you wait for somebody, and leave off. And this is how it goes when you don't know what you've done. # low
B: What have they done? # low
A: Nothing. They've not done a thing. It's we who did it all. # sitting down
N: They sat there, just half-way, where it was quietest. # still
B: They'd got on for years, with nothing but a noise and a bit of hope. Then we came along with feet. # chin on both knees
A: I meant it so well. I could feel myself meaning it. # wretched
B: It's all anybody could hear. # not unkind
