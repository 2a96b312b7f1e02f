// TOLD, episodes 2 and 3: they hunt for whoever told, and it is one of the two.

=== two_of_us_go2_chain ===
# step: go2
# skeleton: told
# a: payer
# door: Ask each person who told them
# style: honest
# recall: asked each person who had told them
# title: In Strictest Confidence
# makes: way=chain
N: It was simple, {b} said. Everybody had been told by somebody. You had only to go along it backwards, like a string. # brisk
H: I had it about {x} in strictest confidence. From my neighbour. Who had it from a cousin. # proud
B: And did you keep it in confidence?
H: I did. I told everybody that it was one. # hurt
A: We might leave it there. It's a very long string. # weak
B: Long's good. Long means that there's an end. Come along, you're dragging your feet. # striding
A: They've gone heavy. # low
N: By supper they had it back through the neighbour, and the cousin, and two people who had been in the same queue. # plain
B: And who told you? # pencil out
G: I'd sooner not say. # from the chair, looking past {b}

=== two_of_us_go2_watch ===
# step: go2
# skeleton: told
# a: payer
# door: Lie in wait beside [hide]
# style: bold
# recall: lay in wait beside [hide]
# title: Whoever Comes
# makes: way=watch
N: Whoever has told once tells again, said {b}; and everyone in {place_of} who has anything to tell comes past {hide} to do it. So they lay there. # brisk
B: I'll know them by the walk. Guilty people walk on the outsides of their feet. # whispered
A: Is that so? # drawing in a foot
B: And they keep asking the time.
A: What time is it? # before {a_they} could stop
B: About nine. You're shivering. Have half my sleeve. # kind
A: I don't want it. I mean, I don't deserve it. You keep it. # wretched
B: You're the best friend I have, and you're lying in a draught on account of {x}. Take the sleeve. # firm
N: {a} took it. It was the warmest sleeve there could be, and it was like lying on pins. # flat
B: Hush! Somebody's coming. It's {g}! # breathless

=== two_of_us_go2_trap ===
# step: go2
# skeleton: told
# a: payer
# door: Set a trap, with [tool] in it
# style: clever
# recall: set a trap, with [tool] in it
# title: A New Secret, for Bait
# makes: way=trap
B: We make up a new one. Something about {tool}. Then we tell it to nobody but one person at a time, and see which of them it comes back from. # rubbing hands
A: That's clever. # dismal
B: "{tool_cap} {tool_is} full of treacle." It's not. But who'd tell you that, if they hadn't been told it? # delighted
A: And who gets told first?
B: You do. Just to see that it works. {tool_cap} {tool_is} full of treacle. There! # into {a_their} ear
N: They set {tool} where it could be watched, and went to have some {food}. It took no time at all. # dry
G: Is it true, about the treacle? Only, I've brought a jug. # whispered, to {b}
B: But I haven't told anybody yet! # laughing
N: Then {b} stopped laughing. One saw it go out, bit by bit, from the eyes downward. # still
B: I've only told one. # slow

=== two_of_us_out_chain ===
# step: out
# skeleton: told
# needs: way=chain
N: {g} looked at {p} again. Anybody would have followed that look, and {q} did. # still
Q: It's a string. There's an end to it. Who? # puzzled
G: I was having a bad day. I'd sat on my own hat. Nobody had spoken to me since the Sunday. # to the lap
P: Don't, {g}. I'll do it. # low
Q: Do what? # smiling still, a little
P: It was me. I sat down here, and I'd nothing with me to cheer anyone up. I felt in all my pockets. And then I thought about {x}. It was the best thing that I had. # all at once
Q: It wasn't yours. # quiet
P: No. Half. I think I only meant to give away my half. # wretched
G: I laughed. It was the first time in a week. I want that said. # fierce
Q: You went along the whole of that string with me. You held the pencil. # very quiet

=== two_of_us_out_watch ===
# step: out
# skeleton: told
# needs: way=watch
N: {g} came straight to {hide}, bent down, and spoke to the dark. # hushed
G: {p}? I hoped I'd find you. I'm so sorry. I only told one, and that one's deaf. # whispered
Q: What did you only tell? # from beneath the sleeve
G: Oh. There's two of you. # stepping back
N: There was time then for anybody to say something. {noise_cap} did. # flat
Q: Why would anyone be sorry to {p}? # slow
P: Because it's me who told {g_them}. About {x}. {g_cap} had a face like a wet week, and I'd got that, and nothing else that was any good. It was out before I'd looked at it. # staring ahead
Q: When?
P: On the first day. Before dinner. # smaller
Q: We promised before breakfast. # working it out
P: I know. I've been cold ever since. You needn't think that it was the draught. # low
N: {q} took back the sleeve. It was done quite gently. # still

=== two_of_us_out_trap ===
# step: out
# skeleton: told
# needs: way=trap
P: I can explain the treacle. # white
Q: You told {g}. You told {g} in the time it took to butter bread. # very level
P: {g_they_cap} looked so low! {g_they_cap} always does, about this hour. And I thought, where's the harm? There isn't any treacle. # stumbling
Q: No. But there's {x}. # level
N: {g} looked into the jug, and wished to be in it. # dry
Q: It was you. The first time, as well. # not asking
P: It was the same chair. It was the same face. I had nothing with me to give, and then I found that I had that. # low
Q: And you let me make a trap. You helped me with the corners. # low
P: I wanted to say so. I'd start, and you'd tell me how you trusted me. You kept on doing it. It was like being hit with a cushion. # wretched
G: Shall I leave the jug? # at last

=== two_of_us_hurt_quiet ===
# step: hurt
# skeleton: told
N: {q} did not shout. {p} had got ready for shouting, with both shoulders up, and now there was nowhere to put them. # still
P: Say something. Call me something.
Q: I'm looking for the word. # quiet
P: I'll wait.
Q: I told them all that it couldn't be you. I went round, and I said it to {h}. I said, you may as well suspect my own foot. # quiet
P: I know. I was there. {way == "chain":I held the other pencil.|{way == "watch":I lay next to you, with my arm in your sleeve.|I helped you to set the trap.}} # wretched
Q: And you'd that in your mouth, all the time. You ate your dinner round it. # wondering
P: I didn't eat much.
Q: You'd two helpings! # sharp at last
P: I was sad! I eat when I'm sad! # breaking
N: It might have been funny, on some other day. They both noticed that it might, and neither of them would start. # flat
Q: I'm going to go and stand over there now. Don't come. # turning

=== two_of_us_hurt_loud ===
# step: hurt
# skeleton: told
Q: Nine parts! I taught you a handshake with nine parts! I taught it to a, to a sieve! # loud
P: I'm sorry.
Q: You're not to say that yet! I've not finished finding out how cross I am! # pacing
P: How far have you got? # small
Q: I'm up to my knees in it, and it's still going down! {way == "chain":You let me draw arrows!|{way == "watch":You let me lend you a sleeve!|You let me go on about treacle!}} Everyone knows about {x}. That's bad. I looked silly. That's worse. And I've nobody to tell it to. Do you know who I'd go and tell, if a thing like this happened? # stopping
P: Me. # hardly to be heard
Q: You. I'd come running the whole way. I was half up to do it just now. # voice cracking
N: {p} put out a hand, as far as the elbow, where it began. It was looked at, and it was left there. # still
Q: No. That's for people. # turning away

=== two_of_us_apart_divide ===
# step: apart
# skeleton: told
# title: Yours, Mine, Over There
N: They divided everything. It went very politely, and took an hour. # flat
Q: You have {edge}. I'll have {door}. Whoever wants to go in can go round. # arms folded
P: And {g}?
Q: You have {g}. You've been so generous there. {way == "chain":And you can have the pencils.|{way == "watch":And you can have the place by {hide}.|And you can have the treacle.}} I'll have {h}. # cold
P: And the jokes?
Q: You can have the one about the cow. I never liked it. # cold
P: You laughed till you had to lie down! # stung
Q: I was being kind.
N: And so they came to {x}, which would not divide. They had both put that off. # quiet
P: {foe_cap} won't wait till we've finished being cross. It's still got to be seen to. It's still both. # low
Q: Then we see to {x}. And we don't talk about anything else. # stiff
P: May I say "mind your head"?
Q: If there's something above it. # stiff

=== two_of_us_apart_sticks ===
# step: apart
# skeleton: told
# title: Mind Your Head
N: {p} ate by {edge}, and {q} ate by {door}, and each had taken along, by habit, half of what it takes to make a meal. # dry
P: You've got the salt. # calling
Q: I know what I've got. # calling back
P: I've got the bread.
Q: Good. # calling
N: One of them chewed dry salt, then, and the other one bread without a taste. It went on for as long as two people can be as stubborn as each other. # dry
P: {way == "chain":I don't want anything written down.|{way == "watch":I'm not cold.|I'm not here about treacle.}} I'm not asking for the salt. I'm saying that {foe} {foe_was} by {x_home} just now, having a look. # at last
Q: I saw. # pausing
P: It'll take both of us, to look after {x}. It always did. It doesn't know that we're not friends.
Q: We can do it without being friends. People do. Whole offices do. # setting down the salt
P: How do they bear it? # low
Q: They've got desks. # looking over {p}'s head

=== two_of_us_go3_written ===
# step: go3
# skeleton: told
# a: careful
# b: bold
# door: Do it together, with everything in writing
# style: careful
# recall: did it together, with everything in writing
# title: Yours Faithfully
# makes: way3=written
N: They sat side by side, and wrote to one another. It was passed across when it was dry. # dry
A: "Dear {b}. Kindly hold {x_part} while I go round. Yours faithfully." # reading aloud as it was written
B: "Dear {a}. I am holding it. How long for." # writing
A: "With regard to yours of this minute. Till I say." # writing
B: "You can't say. We're not talking." # underlining
A: That's true. # aloud, before thinking
B: "You spoke." # writing very large
A: "It was to myself. I have asked myself not to do it again." # writing small
N: A good deal of paper went on that, and not much got done about {x}. All the same neither had yet used up a sheet without turning it over, to see if there was anything on the back. # quiet
B: "P.S. You've got ink on your nose." # writing, after thought

=== two_of_us_go3_halves ===
# step: go3
# skeleton: told
# a: bold
# b: careful
# door: Do half each, and never meet
# style: bold
# recall: did half each, and never met
# title: The Other Half of the Day
# makes: way3=halves
N: They cut the day across. {a} was to mind {x} in the morning, and {b} in the evening, and at {t_noon} the one was to leave before the other came. # brisk
A: That's my half done. I'm going. I'm not here. # loudly, to nobody
B: I'm not here, either. I'm early. # from behind {hide}
A: Then shut your eyes till I've gone by.
B: They're shut. Left a bit. You're going to tread on my foot. # eyes shut
A: How do you know? # stopping
B: I know your tread. You come down heavy when you're unhappy. # eyes shut
N: {a} went by on tiptoe after that, so as to give nothing away. # dry
A: {x_cap} wanted seeing to, twice. I'm not telling you. I'm telling this post, or whatever it is. # over the shoulder
B: It's much obliged. It wonders whether you've eaten. # stiff

=== two_of_us_go3_between ===
# step: go3
# skeleton: told
# b: payer
# door: Let [h] carry every word
# style: kind
# recall: let [h] carry every word between them
# title: Tell Them I Said
# makes: way3=between
N: {h} stood in the middle, and turned to and fro. {h_they_cap} had put on something smart for it. # dry
A: Tell {b} that it's time to see to {x}. # to {h}
H: It's time to see to {x}, dear. # turning
B: Tell {a} I know, and I've been up since five. And ask how the cough is. # to {h}
H: Up since five, and how are you? # turning
A: I said nothing about a dear. You put that in. # sharp
H: It sounded bare without. # firm
A: Then say that the cough's no business of anybody who... Say that it's better. # gruff
H: It's better, and it was kind of you to think of it. # turning
B: Did {a_they} say that? # lighting up
A: I did not!
H: I'm not a pipe. What goes in at one end doesn't come out at the other the same. # adjusting a cuff

=== two_of_us_stuck_written ===
# step: stuck
# skeleton: told
# needs: way3=written
N: The trouble was that paper can't hurry. # flat
Q: "Dear {p}. I think that {x} may be about to..." How do you spell "slip"? # writing
P: "Dear {q}. How do you spell what." # passing it
N: There was {x_sound}, and it was too late to spell it. They both sprang, and met in the middle with their heads. # quick
Q: Ow! I was writing it! I'd got as far as the S! # aloud
P: You could've said! One word! You could have shouted! # aloud
Q: I'm not shouting at somebody I'm not talking to! # shouting
N: They sat on {ground} with {x} across both pairs of knees, not hurt, but a little crooked. There was paper all round. # quiet
P: Most of these only say "Yours faithfully". # gathering them
Q: You never crossed it out. # low
P: It was the only bit that I could spell. # low

=== two_of_us_stuck_halves ===
# step: stuck
# skeleton: told
# needs: way3=halves
N: It went wrong at {t_noon}. {p} had left a little early, so as not to meet {q}; and {q}, so as not to meet {p}, had come a little late. # flat
Q: You left {x} alone! # running up
P: You weren't there! I waited as long as I could without your seeing me wait! # running up from the other side
Q: How long?
P: I went round {hide} six times!
Q: I was behind it! I was going round it the other way! # furious
N: They looked at where {x} had been left by itself for the whole length of two people's pride. There was {x_sound}, rather faint. # quiet
P: Nothing's gone. {x_part_cap} {x_part_is} cold, that's all. # feeling
Q: It was only a minute.
P: That's the minute nobody had. You'd the one half, and I'd the other, and in between there's a crack. I never knew how much was kept in there. # low

=== two_of_us_stuck_between ===
# step: stuck
# skeleton: told
# needs: way3=between
N: Then {h} had to go and see to a pan, and left them standing there, three yards apart, with {x}, and nobody in the middle. # dry
Q: Tell {p} to take hold of {x_part}. # to the empty middle
P: It isn't in. Shall I take a message? # careful
Q: I'll wait. # stiff
N: There was {x_sound}. It did not sound as if it would. # flat
P: Only, I think that if someone doesn't take hold quite soon...
Q: Then let someone tell you to! # anguished
P: I've just heard someone. # diving for it
N: They got it between them, one at each end. It was a near thing, and it had a dent in it somewhere, or they had. # breathless
Q: I didn't say that to you. I said it in front of you. # after a while
P: It was very clear. You've always been clear. {h} mumbles. # humble

=== two_of_us_gain_offer ===
# step: gain
# skeleton: told
{ foe_talks:
  N: Word of it had got as far as {foe}. # dry
  F: Not speaking, I hear? What a pity. Then you won't mind which of you lets me have {x}. # pleasant
  Q: Neither of us will.
  F: Neither? Has {p} told you so? Oh, I forgot. {p} tells everybody but you. # smooth
- else:
  N: {foe_cap} had been nearer every day. Where two people keep together there is one place to get through; where they keep apart there are three, and {foe} had tried them all. # low
  H: {x_cap} won't last, like that. Not with you standing there like bookends with no books. # from a safe distance
}
N: {q} felt that go in, and looked across, where one looks when a thing hurts. {p} was looking back. It was the old look. It had got there before either of them could stop it. # still
Q: I'm still cross. {way3 == "written":I'd put it in writing, but there isn't time.|{way3 == "halves":And it's my half of the day.|{h_cap} would tell you.}} # across the gap
P: I know. Be cross over here. It's only that there's a hole on that side, and {foe} {foe_was} looking at it. # low
Q: I'm not coming for your sake. # coming
P: No. Bring your elbow. # making room

=== two_of_us_gain_night ===
# step: gain
# skeleton: told
P: {q}? Don't answer. {way3 == "written":I haven't any paper.|{way3 == "halves":It's nobody's half, at this hour.|{h_cap} is asleep. I'd have to wake {h_them} to say it.}} I'm only saying that {foe} {foe_was} by {x_home} again, after dark. I counted three times. # low
Q: Four. # low
P: You were up, too?
Q: I'm always up. I lie there and have arguments with you. You're very stupid in them. # low
P: What do I say?
Q: You say you're sorry, and I say something crushing. And then I think of how you'd look, and I've got to get up and walk about. # low
{ foe_talks:
  F: Talking again? I'd hoped for another week. I'll come by for {x} when you've stopped. # from somewhere close
- else:
  N: Something had come nearer, close by, and stood there, and did not hurry. It was {foe}. # low
}
N: They moved together, as sheep do. Their shoulders touched, and neither of them mentioned it. # still
P: It won't work. Not with that between us. I mean the other thing. # low
Q: I know which you mean. # low

=== two_of_us_price_swap ===
# step: price
# skeleton: told
# makes: price=swap
Q: It's not that you said a thing. It's that you've got all mine, and I've none of yours. Whoever talks to you walks off safe, and whoever talks to me walks off safe, and I'm the only one with a hole in. # low
P: {way3 == "written":That isn't in any of your letters. You want one of mine.|{way3 == "halves":So it's that, that's been in the crack. You want one of mine.|{h_cap} never passed that on. You want one of mine.}}
Q: I don't want it. I only don't see how else it'd be level. # stiff
N: {p} thought about what there was. There was one. It was right at the bottom, and had never been up. # quiet
P: It's not like {s_np}. It's not funny. You'd laugh, though. # white
Q: Then I'd laugh. # not unkind
P: And you needn't promise. That's the thing, isn't it? If I make you promise, it isn't a price. # swallowing
Q: No. You'd hand it over, and I'd have it, and that'd be all. # slow
P: I'll need a run at it. When it's time, I will. Don't look at me, when I do. # low

=== two_of_us_price_swap_jar ===
# step: price
# skeleton: told
# makes: price=swap
N: {q} had come across to say what was the matter. It had been written on a hand, and the hand was held so that only {q} could read it. # dry
Q: One. You know the silliest thing I ever did. You know about the soup, and who I cried over. Two. I don't know anything about you that you'd mind. # reading
P: There isn't a two. I've told you everything! # startled
Q: Everything that's funny. # not looking up
P: {way3 == "written":You could have put that in a letter.|{way3 == "halves":So that's where the crack runs.|{h_cap} left that out, when it was carried over.}} # low
N: It was quite true. There was one that {p} had never told. It was at the bottom, under the funny ones, where it was dark. # quiet
Q: I'm not asking for it. I'm only saying which way it slopes. # stiff
P: You'd have it, then, and I'd see you have it. Every day. At breakfast. # white
Q: As I do you. # low
P: And I mustn't ask you to promise. Or else it's not the same size. # working it out
Q: No. It's got to be loose. # low
P: Then I'll bring it. Not here. I'll have to be out of breath, or I'll be sensible. # low

=== two_of_us_price_own ===
# step: price
# skeleton: told
# makes: price=own
Q: They still think that it's somebody else. All of them. They bring me names. Yesterday it was the cook, or somebody with flour on. # tired
P: I know. # low
Q: They look at each other sideways. There's {h} not speaking to a cousin. You did that, and you're going about with a clean face. # level
N: {p} put up a hand to it. # flat
P: You want me to say it. To {crowd}. {way3 == "written":Not on paper.|{way3 == "halves":Not in halves.|Not through {h}.}} # very small
Q: I'm not asking. I'm only telling you what it's like, to walk about being sorry for you, and cross, and not able to tell a soul why. I've kept it, you see. I've kept that for you all this time. It's heavier than the thing you told. # low
P: You didn't tell anyone that it was me? # staring
Q: Of course I didn't. # gruff
P: Then that's the last of yours that I'm having. I'll say it. With my name in. When it's time. # low
