// Ways of single tones, for steps of told, kept and owned that had two ways each.

=== two_of_us_hush_strangers ===
# step: hush
# tone: noir
# title: Two People Who Had Never Met
N: They met by {hide}, at an hour when nobody was about, and stood back to back, with a paper bag in between. # low
A: Nice evening. # to the air
B: Is that the password? # low
A: No. It's only a nice evening. From now on we've never met. If they get one of us, they haven't got the other. # to the air
B: Everybody knows that we've met. You owe me for Tuesday. # low
A: Then we met, and it didn't take. What do you say if somebody asks you about {x}? # to the air
B: I don't know a thing. # at once
A: Too quick. People who know nothing stop and look for it. # patient
B: I don't know... a thing. # after some thought
A: Better. I'd have bought that. # nearly warm
H: Evening, you two. # passing
A: I never saw this person in my life. # at once
H: You've both got a hand in the same bag. # going on
N: It was so. It was a small bag, and it was {b}'s turn. # dry

=== two_of_us_hush_pipe ===
# step: hush
# tone: space
# title: Over and Out
N: {a} had thought of the pipe. What you breathed into one end came out in {b}'s ear, at the other. # plain
A: Can you hear me? Over. # in the pipe
B: Like a bee in a boot. Over. # in the pipe
A: From now on we speak of it in here, and nowhere else. Over. # in the pipe
B: And if I think of something at table? Over. # in the pipe
A: You save it till the evening. Over. # in the pipe
B: I've saved one up already. It's so good that I had to get down under the table with it. Over. # in the pipe
A: Tell me. Over. # in the pipe
H: Yes, do. Over. # in the pipe
N: There are a good many bends in a pipe like that. There turned out to be eleven holes as well, and a bed at every hole. # dry
B: It's about soup. Over. # after a moment
H: It's never about soup. Over. # in the pipe
A: Out! # both hands over the end

=== two_of_us_leak_icing ===
# step: leak
# skeleton: told
# tone: comic
# a: payer
# title: In Pink Icing
N: There was a cake, with a knife in it, for anybody who passed. It was a large one. It had to hold the whole of it, in pink: that {s_is}. # flat
A: Oh. # very small
B: They've iced it. You don't ice a thing until you're sure. # stunned
H: I had the first six words. They're lemon. You might have told us sooner, we'd have done it with cherries. # mouth full
B: But who told you? # faint
H: Everybody. I was last, and I ran. # passing a plate
{ foe_talks:
  N: {foe_cap} had come, too, and had a plate. # low
  F: Has anyone had the piece with {x} on? I'd like that. I'm going there next. # licking a finger
- else:
  N: Beyond the cake, where nobody else was looking, {foe} {foe_was} already half-way to {x_home}. # low
}
B: Whoever did this is going to sit down and eat it. All of it, with the board. And you'll hold the fork. # shaking
A: I'll hold the fork. # faint
B: What would I do without you? You haven't touched your slice. # fond

=== two_of_us_leak_lullaby ===
# step: leak
# skeleton: told
# tone: gentle
# a: payer
# title: The Second Verse
N: In the evenings {h} sang for whoever could not drop off. They knew the tune. # soft
H: And {s_nice}, hush now; and {s_nice}. # singing, low
A: That's not how it goes. # whispered
B: Wait. There's a second verse. # whispered
N: In the second verse it was all there, that {s_is}, and it rhymed. From every side people hummed along who were nearly asleep. # soft
B: Somebody's given it away. We took such trouble to keep it small, and now it's got a tune. # whispered
{ foe_talks:
  F: How pretty. Once more, the part where it says how one gets to {x}. # out of the dark
  B: And now {foe} {foe_plural:know|knows}, too. # whispered
- else:
  N: Only {foe} did not hum. {one_cap} was wide awake, and on the way to {x_home}. # low
}
B: It must be somebody who's got nobody to whisper to. I'd be sorry for them, if I weren't so cross. Give me your hand till it's gone. # whispered
A: Here. # in a thread of a voice
B: It's like ice. You're cross, too. # holding it

=== two_of_us_hurt_flask ===
# step: hurt
# skeleton: told
# tone: noir
# title: It Used to Be Your Cup
N: {q} had a flask, and the flask had a cup for a lid, and the cup had been {p}'s for years. {q} drank out of it. # flat
P: Aren't you going to shout? # low
Q: I did that on the way. I'd only a wall, and it took it well. # level
P: I told one person. It was one sentence. # low
Q: It mostly is. {way == "chain":You watched me draw those arrows until there was one to go.|{way == "watch":I gave you half my sleeve. You shook so, I was sorry for you.|I gave you one lie to mind for me. You couldn't even keep a lie.}} # level
P: I was waiting for a good moment. # low
Q: How were you going to know it? By the music? # tired
N: There was some left. One could hear it, when {q} screwed the cup back on. # quiet
Q: Do you know what I can't get over? If they'd come and told me it was you, I'd have looked them in the eye and sworn that you were with me. # low
P: I was with you. # low
Q: Yes. That's the hole in it. # going

=== two_of_us_hurt_caller ===
# step: hurt
# skeleton: told
# tone: manners
# title: A Call of a Quarter of an Hour
N: {q} went away as far as {door}, turned round, waited a moment, and came back as somebody who is paying a call. # still
Q: Good afternoon. I don't believe that we've met. # pleasant
P: It's me. # small
Q: I did know a person of that name. I thought the world of them. {way == "chain":I'd have lent them a pencil.|{way == "watch":I once lent them a sleeve.|I told them all that I know about treacle.}} I find that I was mistaken in the person. # pleasant
P: Won't you sit down? # pulling something up
Q: For a quarter of an hour. One doesn't stay longer, the first time. How do you take your tea? # pleasant
P: You know how I take it! # stricken
Q: I know how {p} takes it. # less pleasant
N: They sat, with very straight backs, and did not talk of {x}. It was the longest quarter of an hour that either of them had been to. # dry
P: Will you call again? # at last
Q: It's for you to call on me. Not before Thursday. # getting up
P: And on Thursday? # quick
Q: I shan't be at home. # voice going

=== two_of_us_apart_watches ===
# step: apart
# skeleton: told
# tone: space
# title: That Isn't Part of the Report
N: They took different watches. When one got up the other lay down; but there was only the one bed with a heater that worked. # plain
P: The watch is yours. {x_cap} all in order. {foe_cap} seen twice, near {x_home}. # to attention
Q: The watch is mine. Anything else? # to attention
P: The bed's warm. # to attention
Q: That isn't part of the report. # stiff
P: I dreamt that nobody came to relieve me. I only mention it. # stiff
Q: Good night. # stiff
N: But it was there, a warm place in the shape of {p}. {q} lay beside it, on the cold edge, for nearly an hour; and then did not. # still
Q: The watch is yours. {foe_cap} seen four times. It'll soon take two of us. # to attention
P: The watch is mine. Did you sleep? # low
Q: That isn't part of the report. # stiff
P: No. I only thought that you looked as if you had. # low
Q: Some. # going

=== two_of_us_apart_envoy ===
# step: apart
# skeleton: told
# tone: epic
# title: The War of [p] and [q]
N: So began the war between {p} and {q}. It had a border, and a cause, and on each side an army of one. # grave
Q: From {edge} as far as {hide} is mine! Whoever sets foot there will be sorry! # ringing
P: I'm sorry already! # calling across
Q: You're not to be sorry on my side! # ringing
P: You've got the bucket! # after a time
Q: It was taken in battle! # ringing
P: It was a present from my aunt! # stung
N: {p} ought to have sent an envoy; but {h} had things to see to. So {p} tied a handkerchief to a stick, and came as one. # dry
P: I come from {p}, who asks for a truce. It's for {x}. {foe_cap} {foe_was} near {x_home} at {t_noon}, counting ways in. # grave
Q: What does {p} offer for it? # lofty
P: The other bucket. There's nothing else left over there. # grave
Q: It's granted, for {x}. It's not for {p}. You may say so. # not looking
P: I'll say so. How shall I say you looked? # stick up
Q: Tall. # not quite steady

=== two_of_us_gain_lamps ===
# step: gain
# skeleton: told
# tone: eerie
# title: As Wide As Somebody
N: They sat up with {x}, on account of {foe}, each with a lamp. In between was a dark piece, about as wide as somebody. # low
Q: There's something between us. # low
P: I know. I've said that I'm sorry. {way3 == "written":I put it in writing.|{way3 == "halves":I said it to the air.|I sent {h}.}} # low
Q: I don't mean that. I mean that it's just gone past my hand. # very low
{ foe_talks:
  F: Don't get up. There was such a nice gap. # from the middle
- else:
  N: It was {foe}. There had been a gap, and it went straight to {x}. # low
}
P: If I moved over as far as you it would be light there. # low
Q: We're not on those terms. # low
P: I could bring the lamp, and leave myself out of it. # low
N: The lamp was brought. It had {p} on the end, and that could not be helped. # dry
Q: That's my knee that you're lighting. # stiff
P: I'm not looking at it. Is it still there, whatever it was? # low
Q: It's stopped. # after a moment
P: It's only stopped outside. # low

=== two_of_us_between_scales ===
# step: between
# skeleton: kept
# tone: space
# a: payer
# title: Two Ounces Over
N: On the first of the month everybody was weighed. Here one had to know what there was of everything, and that took in people. # plain
H: Two ounces over. Both of you. What are you carrying? # pencil ready
B: Breakfast! # too high
H: I served the breakfast. I know what it came to. # mild
A: Nothing that weighs anything. # level
H: Now, that's a clever answer. All of the others just said "nothing". # writing it down
{ foe_talks:
  N: Next in the queue {foe_was} {foe}. # dry
  F: Two ounces. It would be about that, for something one isn't told. I wonder where they put it at night. # interested
- else:
  N: Nobody had weighed {foe}. But {foe} {foe_was} there as they got down, on the side where you go to {x_home}; and that was new. # low
}
B: It shows! I'll have to leave off eating until it's come out even. # when they were alone
A: Give me your half to carry, then. I'll be four over. I've got big feet, they'll put it down to those. # plain
B: And you'd not tell? Whatever the needle said? # small
A: It can only point. # cheerful

=== two_of_us_corner_lamp ===
# step: corner
# skeleton: kept
# tone: noir
# title: The Other One Has Talked
N: Since the night when those two had been out the big pan was missing. {h} asked them about it one at a time, with a lamp in their eyes. # flat
H: You may as well say where you were. {b} has. # low
A: What did {b} say? # level
H: All of it.
A: Then you won't need it twice. # level
N: That was {a}, and took a minute. {b} took longer. # dry
H: {way == "story":A surprise, you told me, and there's no surprise.|{way == "silent":You wouldn't so much as ask for the salt.|A hundred people looked at {tool}, and nothing came.}} Well, {a} has talked. # low
B: From which end? # white
H: From the beginning. # after a moment
B: It hasn't got one. You don't know a thing about it! # in tears of relief
H: I know that I liked you both, and I've lost a pan! # sudden
N: Going out, each of them passed {foe}, who was near enough to have heard. # low
B: I nearly asked {h_them} to hold me. # low
A: I nearly asked what there was for supper. # low

=== two_of_us_deal_receipt ===
# step: deal
# skeleton: kept
# tone: noir
# makes: price=gone
# title: One Item, as Seen
P: What would it take? For nobody to go near {s_x}, and nobody to ask again? # low
{ foe_talks:
  F: That depends on what you've got. I don't take promises. You people are always so attached to them. # looking {p_them} over
- else:
  H: From me? I've lost a pan over you. I'd call off the rest, and I'd see to {foe}. But it'd have to hurt, or I'd not believe you. # tired
}
N: {p} turned out what there was on {p_them}. {way3 == "split":Besides two lids|{way3 == "past":Besides a shoe that needed no tying|With {g} looking on}} there was one thing, and the hand went round it by itself. # still
P: {p_keep_cap}. {p_keepwhy} # putting it down
{ foe_talks:
  F: I shall give you a receipt. # not so smooth
- else:
  H: I'll write you a receipt. # not looking at it
}
P: I've no use for one. They're for people who come back. # level
N: It was written all the same: one item, as seen. {p} folded it, twice, and ate it. # dry
P: {q} isn't to find that. I lost the thing, if anybody asks. I lose things. # low

=== two_of_us_deal_ladle ===
# step: deal
# skeleton: kept
# tone: manners
# makes: price=name
# title: With a Ladle
N: It had to be something so dreadful that nobody would care to look behind it. {way3 == "split":There were the lids to begin from|{way3 == "past":The shoe would not do|{g_cap}, in tears, could not be asked to help}}. # dry
P: It isn't {s_x}, {h}. There's nothing there. It was I who took your pan. # clear
H: You? What for? # astonished
P: To eat out of. At night. With the ladle. # clear
N: It grew so quiet that somebody's cup could be heard being put down. # still
H: Standing up? # faint
P: Standing up. I didn't use a plate. I didn't even want to. That was all that the whispering was, and {q} was too well brought up to mention it. # clear
H: And I always put you next to the vicar. # sitting down
N: {foe_cap}, and everyone besides, had quite lost interest in {q}. # dry
P: You can put me by the door. I'll find you another pan. Only don't let {q} hear. {q_they_cap}'d be so ashamed to know me. # low

=== two_of_us_odd_pocket ===
# step: odd
# skeleton: kept
# tone: gentle
# needs: price=gone
N: It was late when {q} came back from {x}, and got in under the blanket with both feet cold. # soft
Q: Are you awake? It's all right. {x_theyre_cap} safe. I listened, and there was {x_sound}. # whispered
P: That's good. Was it the long one? # whispered
Q: The long one, and then a bit. Nobody came. How did you get them not to come? # whispered
P: I just asked what they'd like. # whispered
Q: That was clever. Why are you lying like that? You've got your hand all the way under. # whispered
P: It's looking for something. It'll stop in a minute. # whispered
N: {p} had always gone to sleep in the same way, with one hand round {p_keep}. {p} tried it round nothing. It would not shut properly. # soft
Q: You've left {p_keep} somewhere! You'd leave your own nose! Shall I get up and look? # whispered
P: Not now. You're just getting warm. # whispered
Q: Here. Hold my thumb till tomorrow. # nearly asleep

=== two_of_us_odd_plates ===
# step: odd
# skeleton: kept
# tone: comic
# needs: price=name
Q: I've done it! I saw to {x} all on my own, and not a soul came! What's for supper? # bursting in
P: I'm not very hungry. # sitting at the end
N: {p} reached out for the bread; and all down that side, one after another, people put a hand over their plates. # dry
Q: Why do they do that? # charmed
P: I think that it's against draughts. # not looking up
Q: Is it new? Everyone's got so polite while I was out! Do it again! # charmed
N: {p} reached for the salt. The hands went down like a row of dominoes. {q}, who never likes to be left out, put one over {q_their} own. # dry
Q: Is this right? # eager, plate covered
P: A bit more to the left. # after a moment
H: You needn't cover yours, you poor lamb. It's only that somebody's so fond of pans. # heavy
Q: Who is? # looking round, laughing
P: I'll tell you when you're older. Tell me about {x}. # hoarse

=== two_of_us_after_weighed ===
# step: after
# skeleton: kept
# tone: space
# needs: price=gone
N: On Saturday everybody was weighed again. {q} was just what {q_they} should be. With {p} the needle hung back. # plain
H: You're under. # to {p}, not loud
Q: How much under? What have you stopped eating? # at once
P: I'm lighter, that's all. It's nice. I get up the steps sooner. # getting down
Q: It's {p_keep}. It's what {p_keep} comes to. You've lost the thing you like best, and you just stand there and weigh less! # hot
{ foe_talks:
  F: I find that I'm over. By just about that. # to {p}, low
  P: Keep it. That was the bargain. # low
  F: I lie awake. It doesn't go with anything. # low
- else:
  H: I'm over. By just about that. I wish you'd have it back. # to {p}, low
  P: Keep it. That was the bargain. # low
}
Q: What's a bargain? {way3 == "split":Since those lids you only mumble|{way3 == "past":You'd do up a shoe sooner than answer|Even {g} blushes for you}}. # coming close
P: Being weighed in twos. You only pay once. Get on. # pulling {q_them} up
H: Right to the ounce. # reading it, hoarse

=== two_of_us_after_ballad ===
# step: after
# skeleton: kept
# tone: epic
# needs: price=name
N: By Saturday there was a ballad. It had nine verses, all of them about the pan, and in each {p} was hungrier than in the one before. # grave
H: The pan's turned up. It was under the other pan. You never had it. # in {p}'s ear, stricken
P: I know. # low
H: I wrote verse four! I rhymed you with "swine"! You let me! Why? # stricken
P: Somebody needed about as long as it takes to sing it. {way3 == "split":And I'd run out of lids.|{way3 == "past":And one can't tie a shoe for ever.|And {g} had only the one pair of knees.}} # low
H: Then I'll stand up now and tell them. # standing up
P: You'd have to say what it was for. # low
N: {h} remained there, on {h_their} feet, with everybody looking; and that is how {h} came to sing it instead, badly, with wet eyes. # dry
Q: I like verse four! Who is it about? # joining in, very loud
P: Some great hero. They never give the name. # beating time

=== two_of_us_deed_handbook ===
# step: deed
# skeleton: owned
# tone: manners
# title: Letters for All Occasions
N: There is a book called "Letters for All Occasions". {p} had borrowed it from {h}, and was looking under S, for sorry. # dry
P: "To a Bishop, whose tea one has declined." "To an aunt, concerning a parrot." It isn't here. # turning pages
H: What's the occasion? # threading a needle
P: Somebody's {d_done}. On Tuesday. It doesn't matter who. # to the page
H: You want page ninety. "To a friend, after a slight." # threading
P: It isn't slight. # low
N: It was {p} who had {d_done}, and as yet one had to know where to look. {d_trace}. # plain
P: {d_why} That's all. How do they put that? # very low
H: They don't, dear. There's nobody in that book who's done anything. That's why it's so well written. # putting down the needle
P: Then what do I write? # wretched
H: You don't. You go in, and it comes out badly. # kind
P: I'll just look under B. # turning pages, fast

=== two_of_us_nearly_medal ===
# step: nearly
# skeleton: owned
# tone: epic
# title: For a True Heart
Q: Kneel. # solemn
P: What for? # alarmed
Q: Somebody's done something about {x}. I feel it. It may be {g}. And through all this darkness there's one who's stood by me, and never once had anything to hide. Kneel! # solemn
N: It was a real medal. {q} had cut it out of a lid, and had written on it with a nail: "For a True Heart". # grave
P: {q}, before you pin that on, there's something I ought to say. # on one knee
Q: Heroes always say that. Hold still. # pinning
P: I'm not one. I'm honestly not. # desperate
Q: And modest! It ought to say modest, as well. I could get that round the rim. # touched
{ foe_talks:
  F: Hail, true heart. And has anyone looked at {x}? # slow, from the side
- else:
  N: In the distance {foe} could be heard; and it was like somebody who coughs at a wedding. # low
}
P: It's got into me. The pin has. # white
Q: You never even cried out. # with pride

=== two_of_us_found_case ===
# step: found
# skeleton: owned
# tone: noir
# title: Where Were You on Tuesday
Q: I've got it solved. I'd like you to tell me that I haven't. # not sitting down
P: Go on. # low
Q: Somebody's {d_done}. Somebody who knew when I'd be out. # level
N: {d_trace}. {q} pointed that out, as you would to a stranger. # flat
Q: Nobody would see that but the two of us. So it was one of us. I began with me. I asked myself where I was on Tuesday. I was quite hard on myself. # level
N: There was only one other, and that one was sitting on both hands. # dry
P: It was me. {d_why} # low
Q: You might have let me get there first. I'd one step to go. I was walking as slowly as I could. # tired
Q: {way == "search":You went round with me, looking, and shone the lamp everywhere else.|{way == "swap":You sat up a whole night to make me believe my own eyes less.|{h_cap} had it before me. I'm told that it was very moving.}} # level
P: What happens now? # low
Q: Usually they get taken away. I haven't got anyone to take you. # turning the lamp down

=== two_of_us_cold_stone ===
# step: cold
# skeleton: owned
# tone: gentle
# title: To and Fro
N: There was one warm stone at night, in a flannel, and it lay between their feet. That evening {q} pushed it across to {p}. # still
P: I don't want it. You have it. You're the one with cold feet. # whispered
Q: I'd sooner be cold. # whispered
N: It was pushed back, and across, and back; and each push had a sentence to it. # quiet
P: I'm sorry. {way == "search":I held the lamp, and let you look.|{way == "swap":I sat up a whole night, to make it look right.|I told {h}, and I didn't tell you.}} # whispered
Q: Is that all you're sorry for? # whispered
P: No. I'm sorry about {x}, and about {g}, and eleven lies. I'm saying them one at a time, so that you'll know that I've got them all. # whispered
H: Will you two stop kicking? # from the next bed
Q: It's {p}! # aloud
P: It's me! # at the same moment
N: That made it the first thing that they had agreed on. By then the stone was as cold as anybody. # dry

=== two_of_us_lost_face ===
# step: lost
# skeleton: owned
# tone: eerie
Q: {d_lost} # after a time
P: I know. # low
Q: That isn't the worst. The worst is that somebody's been going about in your face. # low
P: Who has? # low
Q: I don't know. It came in to breakfast. It had your voice, and it laughed where you laugh. It asked me about {x}, and how I'd slept. I told it how I'd slept. # low
N: {noise_cap} left off, just then, like people who would rather hear the rest. # low
P: That was me. # very low
Q: I'd sooner it hadn't been. How much of it was? From when till when? # low
P: {way3 == "work":The one who did your work was me.|{way3 == "far":The one who went up there for a stone was me.|This one is, that's asking.}} The one at breakfast was only keeping the place. # low
Q: Then say something that nobody else would say. # after a long time
P: You've got your boots on the wrong feet. You've had them so since this morning, and I didn't like to mention it. # low
Q: It is you. I was afraid of that. # sitting down to change them

=== two_of_us_pays_form ===
# step: pays
# skeleton: owned
# tone: space
# makes: price=keep
N: {p} came in with a form. Here nothing went from one person to another without one. # plain
P: "One item: {p_keep}. From {p}, to {q}." You've only got to sign. # reading
Q: "Reason for transfer." You've left that open. # reading
P: {p_keepwhy} That's not for the form. # low
Q: Is it instead? # sharp
P: There's no instead. {way3 == "work":The work wasn't, either.|{way3 == "far":The stone wasn't, either.|You've told me what it was like, and nothing goes in front of that.}} It's so that I know how it is when somebody else has got it. # low
Q: "For how long?" # reading on
P: You fill that in. # low
N: {q} held the pen above the line until it had made a dot of its own accord. # still
Q: And here, "State in which returned". # low
P: That you cross out. If it's lost, or you drop it, I'm not to mind. # swallowing
Q: You'd mind. # low
P: There's no box for that. I looked. # letting go of it

=== two_of_us_pays_sash ===
# step: pays
# skeleton: owned
# tone: comic
# makes: price=own
H: It's about the jam. We want {p} to judge it. There's been bribery again, and {p} is the only one whom everybody trusts. # with a sash
P: I can't. I've {d_done}. # very fast
H: And such a sense of humour! # hanging it on {p_them}, going
N: There it hung, from the shoulder to the hip, and it said "Judge", in gold. {q} looked at it for some time. # dry
Q: You did try. # fair
P: I said it to one person, fast, with my hand half up. I wanted it taken for a joke. I noticed that, while I was doing it. # low
Q: I'm not asking you for more. {way3 == "work":You've done the boots.|{way3 == "far":You've been all the way up there.|You sat, and you let me tell you.}} # tired
P: On Sunday they counted the forks after {g} had gone home. # low
Q: I heard. # low
P: So it's got to be where they all are. And slowly, and not funny. They'll never let me near the jam again. # stroking the gold
Q: I could stand where you'd see me. At the back, by the coats. It's furthest from the jam. # gruff

=== two_of_us_since_tea ===
# step: since
# skeleton: owned
# tone: manners
# needs: price=keep
N: It was not as it had been. They were still asked to things together; but each of them sent an answer. # dry
Q: I wrote that I'd be delighted, and that I couldn't speak for you. # pouring
P: That's fair. I wrote that I'd be delighted if you were. # taking the cup
N: {d_now} # warm
Q: It's bad on Tuesdays still. I'm not at home on a Tuesday. # after a moment
P: I know. On Tuesdays I go by outside, and nod. # to the cup
Q: I've seen you. You needn't nod so low, you'll do yourself a harm. # gruff
P: And {p_keep}? # not looking round
Q: Over there. I walk round it. I picked it up once, and I was so afraid for it that I had to be helped to sit. I do see, now. # honest
P: It's a fair price. # low
Q: {stake_fixed_cap}, they tell me, and all this on weak tea. It may come out on Thursdays. I'd want it back by six. # stiff
P: I'd bring it at five. # quick

=== two_of_us_since_bear ===
# step: since
# skeleton: owned
# tone: gentle
# needs: price=own
N: It was not as it had been. When {p} told a story in the evening there was always somebody now who asked if it was true. # soft
P: That one is. As far as the bear. The bear I put in. # honest
H: I only ask, since you said that to all of us. # mild
N: {d_now} # warm
Q: Does it sting, when they ask? # whispered
P: It's like a crumb in the bed. I know who's been eating there. # whispered
G: They're all so nice to me since then. Last night I was tucked in by four different people. # warm, sleepy
P: And you? Do you believe me? # whispered
Q: I believe you as far as the bear. # whispered
P: And from there on? # whispered
Q: There I listen. I never used to, I only believed. I'd no idea how good you are at bears. # whispered
Q: {stake_fixed_cap}. Had you noticed? # drowsy
P: Is that true? # whispered
Q: You can go and look. # nearly asleep
