// One of the two can only do one thing, or do a thing in only one way: walk backwards, speak in rhyme, say yes. Others do the talking.
// Since it may be rhyme, or one word, or a whisper, P here says nothing but "Yes", and each time as the rhyme to what went before.
// trait_plan (1): soup, spoon. trait_two (2): hat, club. trait_turn (3): bag, four, socks. Some ways of trait4 pay these off.

=== trait_only_1_soup ===
# step: trait1
# needs: trait=only
# makes: trait_plan=soup
H: And what can this one do? # doubtful
Q: {p} {trait_say}. But nobody alive does it better.
H: That's all? No more and no less?
P: Yes. # pleased
H: And if we're to {verb}, what's the good of that? # sighing
Q: I don't know yet. It's like bringing a spoon. You look a fool with it until there's soup. # loyal
N: {p} gave them a minute of it, free. # dry
H: It's very well done. # grudging

=== trait_only_1_spoon ===
# step: trait1
# needs: trait=only
# makes: trait_plan=spoon
N: {q} laid it all out in spoons, one for each job. # plain
H: If it's to do with {x}, {p} can't have that one. {p} {trait_say}. # taking it away
Q: Nor that. Nor those two. Nor the ladle.
N: It left one. It was small, and somebody had sat on it. # dry
H: What's the job?
Q: I've no idea. I only know that it's none of the others. # giving it to {p}
N: {p} breathed on it, gave it a rub, and put it away in an inside pocket. # dry
H: I wish that I'd been as pleased with mine. I've got buckets.

=== trait_only_1_try ===
# step: trait1
# needs: trait=only
Q: Couldn't you do it another way? Just for today? Just till we've seen about {x}? # coaxing
N: {p} thought it over honestly. {p_they_cap} shut both eyes, and went red to the ears, and tried; and what came was the same as ever, with more force. # dry
Q: It's all right. Sit down. # quick
H: Has it always been like that? # curious
Q: {p} {trait_say}. It's as other people can only wink with one eye. You forget, and then there's company.
H: Is that usual, with the eye? # trying the other

=== trait_only_1_card ===
# step: trait1
# needs: trait=only
N: To save time, {q} had had a card printed. # plain
H: This is to say that my friend {trait_say}. Kindly go on as if it were nothing. # reading
Q: It'd take all day, otherwise, and we've got to {verb}.
H: But not anything else? Not even just this once? Not for me? # winning
N: {p} looked at {h} with real regret. # dry
Q: There's more on the back.
H: Nor for you. # turning it over
Q: We had that put on after the first day.

=== trait_only_2_hat ===
# step: trait2
# needs: trait=only
# makes: trait_two=hat
Q: I was away for one minute! What's happened? # running up
H: Somebody asked {p} the time. And you know that {p} {trait_say}, so that's what they got. Then a man asked again, slower. # low
Q: And then?
H: {p} did it slower. # awed
N: {p} had the look of somebody who has given satisfaction. A hat lay on {ground}, and there were two buttons in it, and a toffee. # dry
Q: Are those for us?
H: They wanted it again with the lights down.

=== trait_only_2_club ===
# step: trait2
# needs: trait=only
# makes: trait_two=club
G: Why's {q} at it as well? # whispered
H: It's so that {p} shan't be noticed. If one person can only {trait_of}, it's odd. If there are two of them, it's a club. # whispered
N: They went by, {q} just behind {p}, doing nothing but {trait_of}, with a good deal of dignity. # dry
G: Can one join? # whispered
H: I don't know. I think you just get up. # whispered
N: By {edge} there were nine. The last two thought that it was a queue. # dry
G: What do they do when they've got there? # whispered
H: I should think there's a tea.

=== trait_only_2_plates ===
# step: trait2
# needs: trait=only
N: They made a chain, from {door} to {edge}, to pass things along, and it went well as far as the middle. # quick
H: It's stopped! Where's it stopped? # calling
G: At {p}! There's a heap! # calling
Q: It was I who put {p} there. {p} {trait_say}, and that doesn't help with a plate. # low
H: What's {p} doing with them?
G: Wearing them, mostly!
N: So they left {p} in, for company, and reached across. # dry
H: It makes us look like a snake that's had somebody. # passing a jug

=== trait_only_3_four ===
# step: trait3
# needs: trait=only
# makes: trait_turn=four
Q: I've had to do all the rest of it! All day! I wish that I'd only the one thing to do! # bursting out
H: You couldn't. Not for five minutes. I've a watch. # calm
N: {q} did nothing but {trait_of}. {p} looked on, as one does at somebody sitting in one's chair. # dry
H: That's four minutes. You've stopped. # looking at the watch
Q: I only stopped to say how well it was going. # stung
H: {p}'s been at it for years.
N: {q} looked at {p}; and {p} moved up, and there was room. # quiet

=== trait_only_3_bag ===
# step: trait3
# needs: trait=only
# makes: trait_turn=bag
Q: And why does {p} have to bring that bag? There's never anything in it that's any use! # cross
H: Have you looked? # mild
N: {q} looked. There was a comb. There was a mouth organ, and a map, and a long pencil, and one skipping rope. # plain
Q: What are these for? {p} {trait_say}!
H: They're for you. They're what one would want, if one could do the rest. {p} carries it in case you're asked. # mild
Q: That's been on {p_their} back the whole way. # slow
H: More or less?
P: Yes. # nodding

=== trait_only_3_socks ===
# step: trait3
# needs: trait=only
# makes: trait_turn=socks
# w: A man with a list
W: And what does your friend say? # pencil ready
Q: That it's a handsome offer, and we'll think about it. # quick
W: All that? I only saw... # looking at {p}
Q: And you've a kind face. And if you'll let us by, you can have my boots. # carried away
W: Is that it, more or less?
P: Yes. # firm
N: {q} walked on in socks. It was some time before anything was said. # dry
Q: I know that you can only {trait_of}. But you might have stopped me before the boots. # bitter

=== trait_only_4_soup ===
# step: trait4
# needs: trait=only trait_plan=soup
# w: A door keeper
W: I'm to let by nobody but one who can {trait_of}. # reading from a card
Q: {p} can! {p} {trait_say}!
W: And nothing else besides? I've had three here today who could do other things as well. They would keep starting on them. Nothing else, it says. Is it nothing else? Confess. # weary
P: Yes. # radiant
N: {p} did it. There was no more to it than there ever is; and the door keeper took off his cap. # dry
W: I'd begun to think it was a misprint.
H: Well, I never. # from behind
Q: Soup. # going by

=== trait_only_4_spoon ===
# step: trait4
# needs: trait=only trait_plan=spoon
N: They had come to the end of the jobs, and it was not done. # flat
H: I've nothing left. I've even done the buckets. # empty hands
Q: Nor have I. That was the last of the spoons.
N: Something shone. {p} was holding up a small one, that somebody had sat on. # quiet
Q: The one that wasn't for anything. But {p} {trait_say}. How would that... Go on. Do it! # slow, then quick
N: {p} did it, without hurry, and it went in like a cork. # dry
H: So that was the job!
Q: I'd have said it was for eggs.

=== trait_only_4_hat ===
# step: trait4
# needs: trait=only trait_two=hat
# w: A person on a stool
W: It's two buttons, to go through. Each way. # hand out
Q: Two buttons? Nobody's got two buttons! # despairing
N: {p} took off the hat, and looked in it, and tipped it out. # dry
W: Where did a person like that get two buttons? # impressed
Q: {p} {trait_say}. People pay.
W: Is it as good as that? And would it be two more to see it, at a guess? # leaning forward
P: Yes. # taking up the position
N: They went through, and there was enough for coming back. {q} was given the toffee. # warm

=== trait_only_4_club ===
# step: trait4
# needs: trait=only trait_two=club
N: {p} went out where everyone could see, and did the one thing. Alone it looked like very little. # low
G: They're not looking. There's only one of {p_them}. # whispered
H: Wait. # whispered
N: Then out from behind {hide} came the second; and five more; and the two who had thought that it was a queue. # quick
Q: They've come! All of them! # shouting
G: They're looking now. They've stopped everything to look. Can they really only {trait_of}? # whispered
H: Not the rest of the week. They come on for the tea. # proud
Q: Then quick, before the tea!

=== trait_only_4_bag ===
# step: trait4
# needs: trait=only trait_turn=bag
N: It wanted something long, and neither of them had it. # quick
Q: A rope. A belt. Anything! Who'd have a rope, at a time like this? # turning out both pockets
N: Somebody tapped {q} on the arm. {p} had the bag open, and was holding out one end of a skipping rope. # dry
Q: You've carried that the whole way here. You, who can only {trait_of}. What if I'd never asked? # taking it
N: {p} held out the comb as well. # dry
Q: Is it as bad as that? My hair's a mess?
P: Yes. # kind

=== trait_only_4_steady ===
# step: trait4
# needs: trait=only
N: Everybody did something at once, and everybody something else. {h} ran left. {g} ran right, and met {h}. # quick
Q: Stop! One of us has got to know what to do! # turning round and round
H: {p} does. # from the ground
Q: {p} {trait_say}! It's the same as always!
H: That's what I mean. Look. It's as good as a post in a flood. # from the ground
N: In the midst of it {p} was doing the one thing, at the usual speed. They all took hold. # dry
G: I feel better already. Who's next after {p}? # calmer
Q: I am. Then you. Slowly.

=== trait_only_4_look ===
# step: trait4
# needs: trait=only
Q: I need them not to look at me. Only for as long as it takes. # whispered
H: Who do they look at, as a rule?
N: They both turned to {p}, who was tidying {p_their} front already. # dry
Q: You'd be all alone out there. You can only {trait_of}. You'd do it? Unless...
P: Yes. # going
N: {p} did it before everyone, and then did it again. No head turned away, and {q} went by on hands and knees. # quick
H: You can stop now! # hissed
Q: Leave {p_them}. There's an encore. # hissed

=== trait_only_4_wears ===
# step: trait4
# needs: trait=only foe=talks
F: Is it about {x}? You can tell your friend that it's no. # arms folded
N: {p} did what {p} does. # plain
Q: It's no good telling me. {p} {trait_say}. # sitting down
F: Then I'm going for a walk. # walking off
N: {p} went after, and did it there as well. It was no different in any way. # dry
F: Doesn't it ever come to an end? # over a shoulder
Q: I don't know. I always bring a book.
F: I'll look the other way. Once. If only it's done somewhere else. # hoarse

=== trait_only_4_socks ===
# step: trait4
# needs: trait=only trait_turn=socks
N: It had to be done without a sound, and there were four places that creaked. # hushed
H: Send somebody light. Somebody without any boots on. # whispered
Q: Who goes about without... # whispered, and looking down
N: {p} was looking at the socks already, and was calm. # dry
Q: You can only {trait_of}. You can't have seen this coming, when you let me give those boots away. Was it a guess? # whispered
P: Yes. # very low
N: {q} went across. Not one of the four said a thing. # quiet
H: I'd have sworn {p_they} knew. # whispered

=== trait_only_2_vote ===
# step: trait2
# needs: trait=only
H: I'm for going on. {g}'s for going back, on account of {foe}. {q}'s for lunch. So it's with {p}. # pencil up
N: {p} did what {p} does. # plain
H: Is that on, or back?
Q: It isn't either. {p} {trait_say}. # low
G: Ask if it's lunch. # hoping
H: Does it mean on? Or are we to guess?
P: Yes. # firm
N: {h} put it down under on, and did a small drawing, for the minutes. # dry

=== trait_only_3_half ===
# step: trait3
# needs: trait=only
# w: A stranger
W: Is that one with you? The one who can only {trait_of}? # amused
Q: Never saw {p_them} before. # quick
N: {p} had been near enough to hear. {p_they_cap} got out the {food}, shared it in two, and held out the bigger half, as on any other day. # quiet
Q: Not the big half. Not now. # red
W: So you do know one another. # interested
Q: I said no to it. I don't know why. Would you still say so, nonetheless? # wretched
P: Yes. # mouth full
Q: Then the small half. I'm not eating the other, I couldn't. # gruff

=== trait_only_4_four ===
# step: trait4
# needs: trait=only trait_turn=four
N: Something had to be kept up until the rest was ready, and it would be a good deal more than four minutes. # low
H: Who's to do it? {q}? {q} was quite good. # calm
Q: I couldn't. I'd want to say how well it was going. # frank
N: {p} had taken up the position already. # dry
H: How long can {p_they} go on? If one can only {trait_of}? # winding the watch
Q: I've never stayed to the end. Till we've got done with everything, more or less?
P: Yes. # beginning
H: My watch has stopped. {p} hasn't. # some time later
