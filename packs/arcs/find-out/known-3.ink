// KNOWN, episode 3: the clues put together, the reason, the price.
// reason=turn (way3=again), accident (way3=bluff), company (way3=sorry); each has its own price: own, keep, secret.

=== findout_go_again ===
# a: careful
# step: go3
# skeleton: known
# door: Go over everything again from the beginning
# style: careful
# recall: gone over everything again from the beginning
# makes: way3=again
N: They went over everything again from the beginning. They put all they had down on {ground} in the order in which they had found it, and walked along it, slowly, as you walk through somebody else's garden. # quiet
A: This time we don't say what it means. We only say what it is. # firm
B: It's paper. It's string. It's a tin. # pointing
A: Good. Go on.
B: That's where I sat on it. That's jam. # pointing
A: And what's missing? # slow
B: How can I see what's missing? # baffled
A: You look at what's there, and you wait until it looks lonely. # slow
{ b_kind:
- "planner": B: I've made lists all my life, and I never thought of that. I always stopped at the end. # impressed
- "explorer": B: I'm no good at going back to places. But it's true, they look different from this side. # surprised
- "wildcard": B: It all looks lonely. It's the most depressing row of rubbish that I ever saw. # frank
- else: B: Poor things. I feel as if I ought to introduce them. # frank
}

=== findout_go_bluff ===
# a: bold
# step: go3
# skeleton: known
# door: Say aloud that it is solved
# style: clever
# recall: said aloud that they had solved it, when they had not
# makes: way3=bluff
N: They said aloud that it was solved. They said it in front of {board}, at the busiest time of the day, to each other, in the kind of whisper that can be heard a mile off. # dry
A: So now we know who it was! # whispered, very loud
B: We do! I'm amazed! It's the last person that anyone would have guessed! # whispered, very loud
A: And tomorrow at noon we shall say it, in front of everybody! Unless they came to us first, tonight, by {hide}! # whispered, very loud
B: Alone! # whispered, very loud
A: You needn't say alone. # really whispered
B: I was enjoying it. # really whispered
N: Nobody turned a head. But all over {place_of}, quite gently, people stopped chewing. # dry
A: Now we go there, and we sit, and we see who comes. # low
B: And if it's all of them? # low
A: Then we'll need more {food}. # low

=== findout_go_sorry ===
# a: careful
# step: go3
# skeleton: known
# door: Say sorry to [foe] first
# style: kind
# recall: gone and said sorry to [foe]
# makes: way3=sorry
N: They went to say sorry to {foe}. They had no reason to think that it would help. It was only that nothing else would go down until it was done. # quiet
{ foe_talks:
  F: You've practised that. # arms folded
  A: We have. It was worse before. # honest
  B: The first one had a because in it. # honest
  F: Yes. They mostly do. You'd better come in, then, out of {cold}. You're the only two who ever came back. # grudging
  A: We haven't come to ask you anything. # quick
  F: I noticed. That's why I'm going to tell you. I know {ask}. I've always known. I'm not going to say who. I'll only say where {foe_plural:we|I} saw a light, and you can walk. It was at {den}. # rough
- else:
  A: What do we say? # at the edge, low
  B: Sorry. Slowly. And then stand here for as long as we shouted. # low
  N: They said it, and stood. {one_cap} looked at them for a time. Then {one_they} drew off, to one side, as you do for somebody who is getting past with a tray. # soft
  A: There's something there, behind where {one_they} was. Somebody's been coming and going. Look how it's trodden. # slow
  B: It goes to {den}. And nobody's ever seen it, because nobody ever got close enough to say sorry. # slow
}
A: Come on. # very quiet

=== findout_proof_ask ===
# step: proof
# skeleton: known
# needs: way=ask
# title: In Nineteen Places
N: { way3:
- "again": N: They had come to the paper with the crosses on, and there they stuck. # quiet
- "bluff": N: There was a long wait, by {hide}. They had brought the paper with the crosses on, to pass the time. # quiet
- else: N: On the way they did what you do with a stone in your shoe. They stopped, and took out the paper with the crosses on. # quiet
}
A: Read me who everybody was with. Only that. # slow
B: {h}. {h}. {h}, and {h}, and {h}. # reading
A: How many? # slow
B: Nineteen. {h_they_cap} was with nineteen people. # adding
A: At what time?
B: In the middle of the night. They all say the middle of the night. # slowing down
A: Nobody's as kind as that, {b_call}. Not in nineteen places at once. They each had {h_them} for a bit. And they each thought that it was the whole night. # low
B: Then who was {h} with, when {h_they} was with nobody? # lower
{ clue:
- "slip": A: Ten to four. {h_they_cap} said ten to four. And we'd only just finished saying that nobody knew when. # low
- "tidy": A: Long, middling, short. And the three cups, in a row, the same. We sat and watched {h_them} do it. # low
- else: A: There were two strings in that tin. One was off our {food}. They've both got three ears. # low
}
B: No. # at once
A: I know.
B: No, but, {a_call}, it's {h}.

=== findout_proof_watch ===
# step: proof
# skeleton: known
# needs: way=watch
# title: Twice Round the Feet
N: { way3:
- "again": N: They had come to the blanket, which lay at the end of the row, folded. # quiet
- "bluff": N: It was cold by {hide}. They had only one blanket with them, and it was evidence. # quiet
- else: N: They had taken the blanket along, because it was cold, and because it was evidence. # quiet
}
A: Put it round you. No, not like that. Show me how it was, that night. # slow
B: In down this side. In down that side. Then round the feet. And then it was round the feet again. # doing it
A: Who does the feet twice? # low
B: Nobody does the feet twice. Once is plenty. The only person I ever knew who did the feet twice was, well. When I'd a fever, that time. # slowing down
A: When I fell in. # low
B: And did up my collar. First one side, and then the other. # lower
{ clue:
- "slip": A: And said ten to four in the morning, before anybody had said when. # low
- "tidy": A: And put three cups in a row. Long, middling, short. # low
- else: A: And tied up our {food}, in a bow with three ears, just like the other. # low
}
N: The blanket was a good one. It smelled of somewhere that both of them had been happy. # quiet
B: No. # small
A: It wasn't two people. It was only one, doing two things. # low
B: It's {h}. It was warm, {a_call}. The {food} {food_was} still warm.

=== findout_proof_trap ===
# b: maker
# step: proof
# skeleton: known
# needs: way=trap
# title: The Underneath of a Tray
N: { way3:
- "again": N: They had come to {tool}, and to the empty jar. # quiet
- "bluff": N: They sat by {hide}, and {b} picked at {b_their} sleeve, where it was blue. # quiet
- else: N: On the way {b} looked at {b_their} hands, because they were in front. # quiet
}
B: It's wearing off me. It's only bad on this sleeve. # looking
A: You never touched {tool} with your sleeve. # looking, too
B: No. That was from the tray. The tray was wet underneath, and I got it on me. # not thinking
A: Wet with what? # slow
N: Neither of them moved. {noise_cap} could be heard. # still
B: It was blue on the underneath. Somebody'd held it from below. With blue hands. And then put gloves on. # slow
A: Everybody in the line held up two hands. Who wasn't in the line? # low
B: {foe_cap}. # faint
A: And who was walking along behind it, with a tray? # very low
{ clue:
- "slip": B: And ten to four! {h_they_cap} said ten to four, and nobody knew when! # on a breath
- "tidy": B: And somebody squared up {tool} afterwards. Long, middling, short. Like the cups. # on a breath
- else: B: And the bow. Three ears. We had it on our own {food}. # on a breath
}
A: No. # flat
B: I wanted it to be blue hands. I never thought that they'd have somebody on the end of them. It's {h}. # wretched

=== findout_truth_again ===
# step: truth
# skeleton: known
# needs: way3=again
# makes: reason=turn
# title: Whose Turn It Was
N: {h} had three cups out already. # quiet
H: I'd have come to you, but my legs wouldn't. I thought that you'd have it sooner. Sit down. # calm
P: You did it. # not sitting
H: I did. {deed_told} I'll say so to anybody. Only don't ask me why. # quick
Q: It's the one part that we don't know.
H: It's the one part that you don't want. # sharp
P: Why, {h_call}? # sitting down
N: {h} looked at {p} for a good while, and gave up. # soft
H: There's a list up, of whose turn it is to go round last thing at night, and see that all's well. Whose was it? That night? # gentle
P: It was mine. I didn't go. It was cold, and I thought that once wouldn't matter. # slow
H: Well, it did. {deed_first} I put it right as best I could, by myself, and that came out a good deal worse than what it was meant to hide. That's what they've all been asking about. # gentle
Q: You let us hunt for you high and low? # low
H: That I could stand. # gentle

=== findout_truth_bluff ===
# step: truth
# skeleton: known
# needs: way3=bluff
# makes: reason=accident
# title: Mending the Mending
N: Only one person came. {h_they_cap} came without a light, straight across, as you do when you know where everything is. # still
H: I'll save you the noon. {deed_told} # quiet
P: We know. # quiet
H: You don't. You've never in your lives been so loud. I only came because you'd be sitting in a draught. # sitting down
Q: Why did you do it? # gentle
H: I didn't. I mean, not to begin with. {deed_first} And I thought, that'll mend. So I mended it. # low
P: And then?
H: And then I'd to mend the mending. Every night I put right what I'd put right, and every morning there was more of it. # low
Q: Why on earth didn't you say? Everybody drops things. # soft
H: I don't. That's what I'm for. They come to me because I don't. And then somebody said {foe}, and I held my tongue. That was the only wicked thing in it. It took no time at all. # ashamed

=== findout_truth_sorry ===
# step: truth
# skeleton: known
# needs: way3=sorry
# makes: reason=company
# title: Twenty-Three Cups
N: There was a light at {den}, a small one, with a hand round it. It was {h}, getting ready to do it again. # still
H: Oh. # and nothing else
P: You might as well finish. We've seen you now. # gentle
H: There's no point in it, if I'm seen. Yes. {deed_told} # sitting down
Q: What was the point of it? # gentle
H: How many times had you two been to see me? Since the spring? Before all this. # quiet
P: We came when, there was the time that I broke my, no. We came with the splinter. # slow
H: Once. With a splinter. I was very glad of the splinter. # dry
N: {h_they_cap} put the light down on {ground} and looked at it. # plain
H: And then one night, by mistake, well. {deed_first} In the morning there were five people at my door, to ask what I thought. They stayed. They wanted cups. So I did it again. I've washed up twenty-three cups since Sunday. Do you know how that sounds, twenty-three cups? # shaky
P: You could have asked us to come. # very low
H: You try it. You try saying it. I'd sooner be locked up for the other. # shaky

=== findout_price_own ===
# step: price
# skeleton: known
# needs: reason=turn
# makes: price=own
# title: Before the Cup Was Cold
P: So it was me. # slow
H: It was not you. It was what came of you, which isn't the same. # firm
P: I went about for days asking everyone where they'd been that night. I never asked me. # slow
Q: You couldn't have known. # gentle
P: I could have looked at the list. It's on {board}. It's got my name on, in my own writing. I walked past it with a pencil. # slow
N: {p} drank what was in the cup, though it must have been too hot. # quiet
H: That's why I didn't want it told. You were so happy, asking. # soft
P: I'd sooner have it than not have it. It's mine. Give it here. # hand out
H: What'll you do with it? # anxious
P: I don't know. But I've got to be able to say it. I've accused somebody out loud. I can do this one out loud, too. I didn't go round. It was my turn, and I stayed in bed. # not loud
Q: How was that? # low
P: Terrible. I think that it'll have to be louder. # breathing out

=== findout_price_keep ===
# step: price
# skeleton: known
# needs: reason=accident
# makes: price=keep
# title: What It Costs to Look Round
P: It's not you who owes for that. It's me. I'm the one who said the name. # slow
H: I let you. # at once
P: You let me. I did it. {foe_cap} had to stand there. # slow
Q: We can't take it back. We said that we were sorry, or we nearly did. # low
P: That was free. It ought to cost something. If it's cost nothing then it's just noise, and I've made the same noise going out as coming in. # working it out
N: {p} had taken {p_keep} out, and was looking at it. Nobody had asked for it. # still
Q: Not that. # low
P: It's got to be something that I'll notice. # low
Q: You'll notice. You told me once. {p_keepwhy} # gentle
P: I know what I told you. # short
H: It's I who ought to pay. # wretched
P: You can. You've got the worse one. You've got to be somebody who drops things. # kind

=== findout_price_secret ===
# step: price
# skeleton: known
# needs: reason=company
# makes: price=secret
# title: You First
Q: Say it to us, then. To try. There's only the three of us. # gentle
H: I can't. My mouth won't go round it. # low
P: What if somebody else went first? # careful
H: With what? You're not lonely. You're always two. # dry
P: It needn't be that one. Only as bad as that. Something that I'd sooner be locked up for. # careful
Q: {p_call}. You don't have to. # quick
P: I know. That's what makes it work. {p_secret} # all in one breath
N: {noise_cap} {noise_was} the only thing that went on as before. {q} had turned and was looking at {p} with great attention, as at a house in which a lamp has been lit upstairs. # still
H: Well. Yes. That's about the size of it. # after a time
P: Now you. # hoarse
H: I get lonely. # quick, as if it was hot
P: There. You've said it. And nothing fell down.
H: I felt something go. But I think that was supposed to. # wondering

=== findout_fork3_fair ===
# a: payer
# step: fork3
# skeleton: known
# needs: reason
# recall: They knew who it was, and why, and had to decide what was to be done with it.
B: We promised to find out, and we've found out. I wish there was a bit at the end of the promise where it says stop. # low
{ a_kind:
- "planner": A: I like a thing to be finished. I've the line ready to draw. And I can't find where to put the ruler. # low
- "explorer": A: I always thought that what you find, you tell. I never found anything before that could look at me. # low
- "wildcard": A: I tell everybody everything. It's my one good quality. And I'd give my teeth not to have this. # low
- else: A: Somebody gets hurt. I keep turning it over, to find the side where nobody does, and it hasn't got one. # low
}
B: We could {d1}.
A: And {foe}? Whatever we do, it's got to do for {foe_them}, too. # low
B: Or {d2}. # low
A: Or {d3}. You needn't push. I'm only standing here because it's the last place from which I can see all of it. # sharp
B: I'm not pushing. I'm leaning. I'm as frightened as you are. # quieter

=== findout_fork3_hands ===
# a: bold
# step: fork3
# skeleton: known
# needs: reason
# recall: They knew who it was, and why, and had to decide what was to be done with it.
B: When I was ill, that time, {h} sat up four nights. # low
A: That's got nothing to do with it. # low
B: I'm only saying. It was the same hands. # low
A: And the same hands let everybody point at {foe}. You can't just take the ones that you like. # unhappy
B: You're very hard. # low
A: I'm not hard! I'd like it to have been a burglar, with a sack! # whispered, furious
N: They did it all in whispers, so that {h} should not be upset. # dry
B: So what is there? We {d1}. # low
A: We {d2}. # low
B: Or we {d3}. Do we do it both? Whichever? # low
A: Both. If it's wrong I want to be wrong next to somebody. # low

=== findout_fork3_quiet ===
# a: careful
# step: fork3
# skeleton: known
# needs: reason
# tone: noir,eerie
# recall: They knew who it was, and why, and had to decide what was to be done with it.
B: So that's who. # low
A: That's who. I thought there'd be more light, at the end. There generally is, in the book. # low
B: You could turn round. We could have found nothing. It happens every day, to better people. # low
A: Would you believe it, if I said so? # low
B: I'd buy you some {food}, and not ask. # low
A: That isn't what I said. # low
N: Behind them {h} was humming, carefully, as you do when you want to be heard to be calm. # quiet
B: There's what you can do, then. You can {d1}. # low
A: Or {d2}. Everybody's got one person that they'd sooner not know about. That's how {place_of} stands up. # low
B: Or {d3}. # low
A: And meanwhile who's holding up {foe}? # low
