// SHY, episode 2: it is nearly won, and then they want too much too soon.

=== befriend_go2_wait ===
# step: go2
# skeleton: shy
# a: careful
# b: bold
# door: Sit down near [hide], and do nothing
# style: careful
# recall: sat down near [hide], and did nothing
# title: Nothing, and How to Do It
# makes: way=wait
N: So they sat down, a good way off from {hide}, and began doing nothing. It was harder than it looks. # dry
B: Is this it? # at once
A: This is it.
B: I'm doing something with my foot. Does that count? # low
A: What's it doing?
B: It's going. It wants to be off and introduce itself. # low
A: Sit on it. # kind
N: {b} sat on it. A long time went by; {noise} had a good deal to say, and they let it. # quiet
B: {b_no} That's what I'd say, if it was me in there. And I'd go on saying it until somebody'd got bored and gone. # thinking
A: And if they didn't get bored?
B: Then I'd wonder what they wanted. And if they didn't want anything, I'd... Oh. # slow
A: Put your other foot under as well. # low

=== befriend_go2_food ===
# step: go2
# skeleton: shy
# a: bold
# door: Put out [food] every evening, with [g]
# style: kind
# recall: put out [food] every evening, with [g]
# title: Supper for Somebody Else
# makes: way=food
N: {g} knew about feeding things. {g_they} had brought {food}, a clean cloth, and views. # brisk
G: {g_says}
A: We thought, just put it down by {hide} and go. # modest
G: You never just put it down. You put it down as if it'd been got ready for somebody else, who couldn't come. Nobody likes to be a bother. # arranging
B: And then do we hide?
G: You've never been shy, have you? Then you sit where you can be seen, and you eat the same. Out of the same tin. So that anybody can tell what it is, and that you haven't fallen over. # firm
N: They ate. {x_cap} {x_was} nowhere. They left the last piece, and on the next evening they left another, and on the third the cloth had been folded. # plain
A: I didn't fold that. # hushed
G: Nor did I. I fold in three. # hushed
B: Then we've been thanked. # whispered

=== befriend_go2_tool ===
# step: go2
# skeleton: shy
# b: maker
# door: Leave [tool] where [x] can find it
# style: clever
# recall: left [tool] where [x] could find it
# title: Lent, and Not Asked For
# makes: way=tool
N: {b} had been looking at {tool} for some time, with {b_their} head on one side. # thoughtful
B: What would you want most, if you'd nothing? # slow
A: A bed. Supper. A good long talk. # at once
B: You'd want something that was yours to do. You can't go about with your hands empty, being stared at. I'd die. # decided
A: So we give {x_them} {tool}? # surprised
B: We don't give it. That'd be a present, and then you've got to say thank you, with your face. We leave it. By mistake. Right by {hide}. # setting it down
A: It looks very much on purpose. # critical
B: Kick it a bit. # standing back
N: {a} kicked it a bit, and it did look better. In the morning it was a hand's breadth further in. # dry
A: It's been moved! # in a shout
B: We didn't see that. # not turning round
A: See what? # catching on

=== befriend_learn_wait ===
# step: learn
# skeleton: shy
# needs: way=wait no-gruff
N: It was on the fourth evening that there was {x_sound}, behind them. Not by {hide}. Behind. # hushed
B: Don't turn. # whispered
A: I'm not made of stone. # whispered
B: Be made of it. # whispered
N: They were looked at. You can feel it, from behind, if it goes on: first on the neck, then along the ears, and after that, for quite a time, in the region of the bag. # dry
A: What's in the bag? # whispered
B: Nothing. My other socks. # whispered
A: Then {x_they} {x_plural:aren't|isn't} hungry. I'd thought {x_they} would be hungry. # whispered
B: {x_they_cap}{x_plural:'ve|'s} got my sock. {x_they_cap}{x_plural:'ve|'s} got hold of the one end of it. I think {x_they}{x_plural:'re|'s} seeing how we're made. # whispered
A: And how are we?
B: A bit thin at the heel. # whispered
N: The sock was put back. It was put back the right way round, and rolled, which nobody had taught {b} to do. # quiet
A: {x_they_cap}{x_plural:'ve|'s} been wanting to come near, the whole time. {x_they_cap} only wanted us not to be coming near first. # slow

=== befriend_learn_food ===
# step: learn
# skeleton: shy
# needs: way=food no-gruff
N: What they could not understand was the crusts. Every evening all the {food} {food_was} gone, down to the cloth, but for one bit, the best bit, out of the middle. # puzzled
A: {x_they_cap} {x_plural:don't|doesn't} like the middle. # frowning
B: Everybody likes the middle. Look where it's put. # low
N: It lay on the near edge of the cloth. It lay, when you came to think about it, exactly as far from {hide} as from the two of them. # quiet
A: It's halfway. # slow
B: It isn't leftovers. It's for us. We've been leaving out supper, and so {x_has} {x_they}. # slower
A: Five nights! We've been giving it to {g}! # stricken
B: I thought that {g} was looking well. # low
A: Are we meant to eat it now? It's been touched. # low
B: I should hope it has. Halves. # breaking it
N: They ate it, and said how good it was, in the direction of {hide}. There was {x_sound}, very small. # warm

=== befriend_learn_tool ===
# step: learn
# skeleton: shy
# needs: way=tool no-gruff
# b: maker
A: What do you suppose {x_they}{x_plural:'re|'s} doing with {tool} in there? # low
B: Taking it to bits. I would. # low
A: And you don't mind?
B: I mind like anything. I'm doing it quietly. # tight
N: They heard it in the night: a small careful noise, and {x_sound}, and then the careful noise again. On the third morning {tool} {tool_was} back. {tool_they_cap} stood where {tool_they} had been left by mistake, down to the inch. # plain
B: There was a thing wrong with it. It's always stuck a bit, on the left. I never told anyone. # turning it about
A: And?
B: It doesn't stick. # very quiet
A: {x_they_cap}{x_plural:'ve|'s} mended {tool}?
B: {x_they_cap} didn't have to look for what was wrong, either. {x_they_cap}{x_plural:'ve|'s} not touched anything else. Somebody in there knows about things that stick. # low
A: We were going to be kind to {x_them}. # slow
B: Yes. It's quite annoying. I'll have to go and break something else. # getting up

=== befriend_closer_ruler ===
# step: closer
# needs: no-gruff
# skeleton: shy
N: After that it went by inches. {b} had marked them, with a line of small stones upon {ground}, and moved up one stone whenever nobody ran. # dry
A: {way == "food":I've left the plate where it was. How far's that?|{way == "wait":I've not so much as blinked. How far's that?|{tool_cap} {tool_is} out there, half-way. How far's that?}} # whispered
B: Eight. It was forty, to begin with. # whispered
A: What happens at none?
B: I don't know. I've only thought as far as three. # whispered
N: {x_cap} had been watching the stones, too. One could see {x_part}, and sometimes {x_part2}, leaning out. And now something reached from behind {hide}, and took up the eighth stone, and put it down on the near side of the seventh. # hushed
A: Did you do that? # whispered
B: I'm over here! # whispered
A: Then it's seven. # whispered
B: I thought that I was doing it. I'd such a good system. # whispered, happy
A: Move up. It's your turn. # whispered

=== befriend_closer_copy ===
# step: closer
# needs: no-gruff
# skeleton: shy
# a: bold
N: It began when {a} sneezed. From {hide} came a sneeze, a careful one, and not quite right. # dry
A: Bless you. # without thinking
B: {way == "food":There's still some on your sleeve. {x_they_cap}{x_plural:'re|'s} making fun of you.|{way == "wait":All that time we kept still, and you sneeze. {x_they_cap}{x_plural:'re|'s} making fun of you.|{x_they_cap} never did that to {tool}. {x_they_cap}{x_plural:'re|'s} making fun of you.}} # whispered
A: I don't believe so. Listen. # whispered
N: {a} clapped, once. {x_sound_cap}; then a clap. {a} scratched one ear. There was a pause, while somebody, out of sight, hunted for an ear. # warm
B: Do something harder. # whispered
A: I'm doing a handstand. # from below
B: That's not fair. Some of us haven't got the build. # whispered
S: crash
N: Behind {hide} something went over, with all that was leaning on it. Then nobody moved, on either side. # flat
A: Are you hurt? I fell on mine, too! # calling, gently
{ x_talks:
  X: It's all right. I landed on {x_plural:the rest of us|my dignity}. # from behind
- else:
  N: {x_sound2_cap}. It was, beyond any doubt, a laugh; it was just being done by somebody who had only read about them. # warm
}
B: {x_they_cap} laughed! That's out loud. That counts! # hardly breathing

=== befriend_closer_gentle ===
# step: closer
# needs: no-gruff
# skeleton: shy
# tone: gentle
N: They told it stories, since there was nothing else that you could do in the dark with your hands folded. # soft
A: And so the littlest one went to the end of the passage, and what do you think was there? # in the story voice
B: I know this. It was a cheese. # drowsy
A: I wasn't asking you. # soft
N: From {hide} there was no answer. But it was a listening sort of none. # hushed
A: {way == "food":And it could smell its supper.|{way == "wait":And it waited, and it waited.|And it had {tool} under one arm.}} It was very big and very round, and it shone. And the littlest one put out one hand... # slower
B: And it was a cheese. # nearly gone
N: Somebody came a bit closer, to hear better. There was {x_sound}, not much further off than the end of the bed. # soft
A: And then I forget. I'll tell the rest tomorrow. # soft
{ x_talks:
  X: It was a cheese. # in a whisper
- else:
  N: {x_sound_cap} again; and it had a question mark on it. # soft
}
A: Yes. It was. I was only seeing who was awake. # very soft

=== befriend_closer_eerie ===
# step: closer
# needs: no-gruff
# skeleton: shy
# tone: eerie
N: They had two lamps with them. They left one by {hide}, lit, and went off with the other, and sat down to see what would be done with it. # quiet
A: {way == "food":They've had what we put out, and now they've put out that.|{way == "wait":We sat still all that time, and now it's gone out.|It's gone out. I ought to have left {tool} as well.}} # low
B: It hasn't. Somebody's standing in front. # low
N: So they learnt how big {x} {x_was}, which was not so very big, and how still, which was stiller than they could have managed. Then the light came back. It was nearer than they had put it. # quiet
A: {x_they_cap}{x_plural:'re|'s} carrying the lamp. # whispered
B: Set ours down. Out there. Let's see. # whispered
N: They did, and stepped away; and the other was set down next to it, and there were the two, side by side, with nobody near either. It looked like people talking. # hushed
A: I never thought that it might be dark for {x_them}, as well. # whispered
B: {x_sound_cap}. Did you hear? That was right in among the light. # whispered
A: It isn't haunting, what's going on here. {x_they_cap} just {x_plural:haven't|hasn't} been asked to sit down. # slow

=== befriend_scare_crowd ===
# step: scare
# skeleton: shy
# needs: way=wait no-gruff
# makes: hurt=crowd
# a: careful
# b: bold
N: It would all have gone well, if {b} had not been so happy. # plain
B: I only told {h}. # before anyone had asked
A: What did you tell {h}?
B: That {x_they} had got hold of a sock. I had to tell someone, I was going to burst. # low
N: So on the next evening {h} came, on tiptoe, with a cushion. {h_they} had told only one person, who had told only one person; and in the end {crowd} stood round {hide}, all on tiptoe, with cushions, doing nothing as hard as they could. # dry
H: {x_has_cap} {x_they} come out yet? # in a carrying whisper
A: Send them home. Please. # faint
H: But we're all being so quiet! # hurt
N: And then somebody saw {x_part}, and pointed, and everyone said, oh, in the softest voice they had. You cannot say oh softly, in such numbers. There was a rush, and {x_sound2}; then {x_left}, and that was all. # flat
B: They didn't mean any harm. # after a long time
A: No. They meant oh. # tired
B: It was mine to keep, and I gave it out like sweets. # very low

=== befriend_scare_shut ===
# step: scare
# skeleton: shy
# needs: way=food no-gruff
# makes: hurt=shut
# a: careful
N: {x_cap} came in on the sixth evening. They had moved the cloth a little every night, until it lay on their own side of {door}; and in {x_they} came. # hushed
A: Slowly. Don't get up. # whispered
B: {x_they_cap}{x_plural:'re|'s} eating! {x_they_cap}{x_plural:'re|'s} eating next to my knee! # whispered
A: {x_they_cap}{x_plural:'re|'s} cold, though. There's a draught on {x_them}. I'll just... # whispered
S: door_close
N: It was done out of kindness. It made a click about as loud as a bead. # flat
B: What did you do? # very low
A: I only shut it. To be cosy. # uncertain
N: The eating had stopped. They saw {x} look at {door}; then at the {food}; then, one after the other, at the two of them, as you look at people once you have understood. # still
A: No! It isn't that! Wait, look, I'm opening it, it's open! # fumbling
N: There was {x_sound2}, and a cold place by {b}'s knee. Everything was still on the cloth, even the middle. # quiet
B: Six suppers, and then a click. # low
A: I'd have run, too. I'd never have come back. # wretched

=== befriend_scare_grab ===
# step: scare
# skeleton: shy
# needs: way=tool no-gruff
# makes: hurt=grab
# b: maker
N: By now it was nearly a game. {b} would leave a thing that stuck, and in the morning it did not. Then one evening {x} came out for {tool} while they were still there. # hushed
A: Don't breathe. # whispered
B: Look at the hands on {x_them}. If those are hands. I could show {x_them} such things. I could have somebody to show. # whispered
A: Not yet. # whispered
B: I only want to say that I know who it is. That it's good work. # already moving
N: And {b}, who never touched anybody, put out an arm, and took hold of {x}, gently, as you would take the sleeve of a friend. # flat
S: crash
B: Oh no. Come back! It was meant as a compliment! # calling
N: {tool_cap} lay on its side where it had been dropped. It stuck again, on the left. # quiet
A: You were only being nice. # after a while
B: I don't do it often enough to be good at it. # low
A: Nobody'd ever held on to {x_them} before, I should think. Not to be nice. # low
B: I felt how fast {x_they} {x_was} going. In there. # very low
