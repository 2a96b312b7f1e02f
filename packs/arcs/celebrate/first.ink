// Both skeletons: the first episode, the doors of the second and what comes of them, and what they have become by the end.

=== celebrate_news_hands ===
# step: news
# needs: no-feast=funeral
# title: Two Hands Up
N: {air} {a_who} {b_who} It was {h} who stopped in passing to ask how it was coming along. # plain
A: How what's coming along? # friendly
H: {event_cap}. I've told everyone that you two have got it in hand.
B: Since when have we? # low
H: Since last time. I said, who'll do the next? And you scratched your ear, and {a} was reaching for the salt. I took that for two hands up. # pleased
A: And how many are coming? # careful
H: Only {crowd}. # airy
B: That's all that there is! There's nobody left over to watch! # faint
H: And you'll not forget {x == event:{x_part}|{x}}. One can't do it without. # going
A: When is it?
H: {till != "":It's to be done before {till}. I'd not leave it until {till}.|Tomorrow. I'd have mentioned it, only you looked so calm.} # over one shoulder
N: They stood there for a time. {a} still had the salt. # dry
B: Well. We've got salt. # brave

=== celebrate_news_year ===
# step: news
# needs: no-feast=funeral
# title: The Year We Don't Mention
N: {air} {a_who} {b_who}
N: On {board} there was a list of every time that they had held {event}, and who had seen to it, with a gap in the middle. # plain
A: What happened there? # pointing
H: Nothing happened there. That's the year that we don't mention. Everybody thought that somebody else was doing it. # short
B: And what did people do?
H: They put on their good things and came, and stood about. Then they said what a nice evening it was for standing, and went home. I've never seen so many clean collars so low. # bitter
A: Who's doing it this time? # reading down
H: I was hoping that you'd get to the bottom line by yourselves.
N: It said {a}. It said {b}. # dry
B: That's not our writing. # slow
H: No. But it's your names. And mind, it's {x == event:{x_part}|{x}} that they'll all be looking for. # going
A: {till != "":What have we got? Till {till}?|What have we got? A day?} # counting on fingers
B: We've got collars. # looking down

=== celebrate_news_gentle ===
# step: news
# needs: no-feast=funeral
# tone: gentle
# title: How Many Sleeps
N: {air} {a_who} {b_who} It was past bedtime, and they had been told so twice. # soft
A: How many sleeps is it now? Till {event}? # whispered
B: It was three. Then we had one, so it's two. # whispered
A: I could have another at once, and then it's one. # hopeful
B: It doesn't work in the same night. I've tried. # whispered
A: I keep thinking of {x}. I think of {x_part} first, and after that I can't get my feet to lie down. # whispered
H: Are you two awake? # low, close by
A: No. # at once
H: That's a pity. I was wanting somebody to see to it all, this time. I'd thought of you. # low
B: We could wake up. # in a small voice
H: In the morning will do. {event_cap} {event_plural:don't|doesn't} hold itself. # soft
A: What does it need? # sitting up
H: First of all, somebody who's slept. # soft

=== celebrate_ready_list ===
# step: ready
# a: careful
# b: bold
N: {a} had made a list of what {event} could not do without. It came to forty, and {x == event:{x_part}|{x}} stood at the top, underlined. # brisk
A: Two, {food}. Three, more {food}. Four, somewhere to put people. Five, somewhere to put people who won't sit by the people at four. # reading
B: What's six?
A: Enough spoons. # grave
B: I'll do that one. I like a thing that you can count. # pleased
A: How many have we got?
B: Nine. # after counting
A: And how many do we want?
B: If everyone licks and passes on, nine. # hopeful
N: {a} wrote something small in the margin. It was not a word that one finds in lists. # dry
{ b_kind:
- "planner": B: Give me seven to twenty. You've got them in the wrong order, and I can't look at it. # holding out a hand
- "explorer": B: I know where there's a bench nobody's sitting on. They'd have to get off it first. # going
- "wildcard": B: You've left out the best part. There's nothing down for what goes wrong, and that's what they'll remember. # reading over
- else: B: You haven't put us down anywhere. We'd want to eat, too. Just standing. # gentle
}
A: We said that we'd {verb}, so we will. Forty. # firm
B: Thirty-nine. I've found another spoon. # from a distance

=== celebrate_ready_toast ===
# step: ready
# b: bold
N: Somebody would have to say a few words. {b} stood on a box, by {hide}, to try how it would be. # plain
B: Friends! We have come together. # ringing
A: Good. Go on.
B: That's all I've got. They'll be able to see that we've come together. They'll be sitting in each other's elbows. # flat
A: Say something about {x}.
B: What about {x_them}? # looking at the box
A: What you think. When you think of {x_them}. # patient
N: {b} thought. It went on for a while, and several things came up as far as the chin, and turned back. # quiet
B: I think I'd like it if it went well. For once. I'd like people to look at each other, and for it to be late, and nobody to have noticed. # in another voice
A: That's it. Say that. # low
B: I can't say that! That's what I think! # alarmed
{ a_kind:
- "planner": A: I've got it down. I'll hold it up for you, at the back, in capitals. # writing
- "explorer": A: Then shut your eyes, and jump. I'll be where you land. # easy
- "wildcard": A: Then I'll say it, and you can look surprised. We'll both be better at that. # kind
- else: A: You can hold my sleeve. I'll stand where it doesn't show. # kind
}
B: How about, "Mind the jug"? # getting down

=== celebrate_ready_comic ===
# step: ready
# tone: comic
# b: maker
N: {b} had made paper chains. They had been going to be as long as {ground}; they were now a good deal longer, and both of them were in there somewhere. # dry
A: Which hand's yours? # muffled
B: The one with the paste. # muffled
A: They've all got paste.
B: The one with the paste that's waving.
A: That's mine. I thought I was waving at you. # pause
G: Is this a bad time? I've brought {food}. # from outside
B: Put it down anywhere! No! Not there, that's me! # quick
S: crash
N: It had been a very full dish. For a moment nobody licked anything. # flat
A: {x == event:Have we got {x_part} in here with us? I had that on the list for straight after chains.|Is {x} in here with us? I had {x} on the list for straight after chains.} # anxious
B: I'd know if {x_they} {x_was}. Hold still. I'm going to go out by the way that I came in. # turning
A: You've gone round me again. # resigned
B: It's going to look wonderful. People are going to ask how it's done. # from further in
G: I won't. # with feeling

=== celebrate_hitch_notice ===
# step: hitch
N: By evening there were spoons, and something to sit on, and even a few words. Then {g} came, out of breath, and sat on the something. # plain
G: You've not seen? It's {foe}. # when able
A: What about {foe_them}?
{ foe_talks:
  F: I can speak for myself, thank you. There'll be no {event_head}. I don't hold with it. There's one every time, and every time I hear it from where I am, till late. # from behind
  B: It's only one evening! # stung
  F: It's the one evening that I hear best. Not here, and not next to here. I shall see to it. # cold
- else:
  G: {foe_theyve_cap} come early. As near as that. It's never been so bad at this time, and {foe_theyre} making for just where you've put the good chairs.
  B: Can't we ask {foe_them} to go round? # stung
  G: You can ask. I asked. I put my hat on to do it. # wretched
}
N: They looked at the chairs. It had taken all day to borrow them. # quiet
A: It's never been called off. Not once.
B: Who says that it's being called off? # sharp
A: Nobody. I only wanted to hear how it sounded. # low
B: I didn't like it. # low
A: {x_talks:No. And who's going to tell {x}?|{x_alive:No. Nor would {x}, I should think, if one could ask.|No. And I'd only just begun to look forward to it.}} # low

=== celebrate_hitch_crumbs ===
# step: hitch
# a: careful
N: They were gone for as long as it takes to fetch one more chair. When they came back, {foe} had been. # flat
A: Count it. Perhaps it only looks like less. # low
B: There were four rows. There's a row and a leg. # low
{ foe_talks:
  F: I've tidied. You'd left things about. # from by {hide}
  A: That was {event}! # hot
  F: Was it? It looked to me like the noise that there'd be afterwards. I've nothing against you. I'm against tambourines. # level
  B: Nobody's got a tambourine!
  F: Somebody always turns out to have one. # level
- else:
  B: It's all gone over towards {den}. There's a spoon there, and one further on. # pointing
  A: {foe_they_cap} can't have known what it was for. # trying to be fair
  B: There was a sign up! With a picture! # hot
  A: {foe_theyve_cap} been at the picture. # looking
}
N: The cloth had been their best one. {b} picked it up, and turned it round to find the side that would do. # quiet
B: We could lay it {x_alive:for {x}|for the first ones} on this bit. If nobody looks at that bit. # small
A: It'll happen again, you know. As soon as we've put it right. # low
B: Then we put it right again. How many times can {foe_they} come? # shaking the cloth
A: I don't know. I've only made the one list. # low

=== celebrate_hitch_manners ===
# step: hitch
# tone: manners
# a: careful
N: The cards had gone out that morning, and by evening {slot} {slot_was} full of answers. They sorted them into a heap for yes. # brisk
A: "Charmed." "Enchanted." "If spared." That's {g}. # sorting
B: What's that one that's so thick?
A: It's from {foe}. # slow
B: We never wrote to {foe}. # slower
{ foe_talks:
  F: No. I thought that I would save you the embarrassment, and decline. # at the door, gloved
  A: How kind. # cornered
  F: I decline on behalf of the rest, as well. I have been round. They were so relieved to hear that there won't be {event_a}. I told them how tired you both looked. # sweet
- else:
  A: It isn't writing. It's more of a mark. It's what {foe_they} {foe_plural:leave|leaves} on a thing. # holding it off
  B: Is it a yes or a no?
  A: It's gone through the card. And through the one below. I think it's an answer for everybody. # faint
}
N: A number of cards in the heap for yes had been bent, at one corner. # dry
B: They'll have heard. They'll be asking each other if it's still on. # low
A: Do let's say that it's on. With a smile. Have you got one? # low
B: I left it with {x}. # low

=== celebrate_go2_early ===
# step: go2
# b: bold
# door: Begin at once, ahead of [foe]
# style: bold
# recall: began at once, ahead of [foe]
# title: Already Started
# makes: way=early
N: The idea was {b}'s. You cannot stop a thing that has been going on for an hour. # brisk
B: Is anybody wearing a collar? # calling
A: You can't hold {event} now! It's the wrong time for it! People have got soap on them! # trotting behind
B: Good. They'll be clean. Come along! It's begun! You've missed the beginning! # calling, louder
H: What have I missed? # looking out, half dressed
B: It was lovely. There was a speech.
H: I was to make the speech! # aghast
B: You were very good.
N: They came as they were: one with a spoon, one with a towel, and one still chewing something that had been going to be a surprise. # dry
A: There's nothing cooked. There's nobody sitting. {x_cap} {x_is} not even... # whispered
B: Then hum something. Look as if it's the part before. # whispered
A: Which part are we in? # whispered, humming
B: We're in the part where {foe} {foe_plural:find|finds} that it's too late. Smile. # whispered
N: And for nearly half of an hour, it went. People hummed. Somebody asked if there would be chairs. # plain

=== celebrate_go2_pot ===
# step: go2
# door: Cook for everybody at once, with [g]
# style: kind
# recall: cooked for everybody at once, with [g]
# title: The Big Pot
# makes: way=pot
N: {g} owned a pot. It had been made for a ship, or for a grudge; three people could have stood up in it, and two of them were being asked to scrub. # plain
G: Whatever happens, there's got to be something hot. {foe_cap} can do what {foe_they} {foe_plural:like|likes} to a chair. There's no hurting a stew. # leaning in
A: What goes in it? # from inside, ringing
G: What have people got?
B: We can't ask them all for something. It's meant to be for them! # ringing
G: That's how you get them to come. Nobody stays away from their own onion. # simple
N: So they went from one to the next, and got an onion, and a heel of something, and {food}, and four carrots from a person who wished it to be known that it was four. # dry
A: It smells of everybody. # leaning over
B: Is that good?
G: Wait till it's been at it all night. {g_says} # stirring
A: {x_alive:And {x}? Do we put some by, for {x}?|And if somebody's late? Do we put some by?}
G: The top. You always keep back the top. # firm

=== celebrate_go2_tool ===
# step: go2
# b: maker
# door: Make the high seat out of [tool]
# style: clever
# recall: made the high seat out of [tool]
# title: Somewhere to Look
# makes: way=tool
N: {b} said that what was wrong with most feasts was that nobody knew where to look. # thoughtful
B: There's got to be a middle. If there's a middle, people sit round it by themselves, and you don't need rows. {foe_cap} can upset a row. You can't upset a middle. # walking round {tool}
A: And that's the middle? {tool_cap}? # doubtful
B: It will be. It goes on its end, and that part's the back, and there's a step. Whoever it's all about goes up there. Or whatever. # measuring
A: Supposing that {x_alive:{x} won't|nobody will} go up?
B: Everybody goes up, if there's a step. You can't help it. Look at you. # not turning round
A: I was only trying it. # from above
B: What can you see? # with a nail in the mouth
S: hammer
A: All of it. I can see where they'd all be. They'd every one of them have their face this way. # slow
N: {a} stayed up there for longer than was needed to try it. # quiet
B: It's not for you. # kind
A: No. I know. Somebody ought to be looked at like that, though. It's such a good seat. # coming down

=== celebrate_wrong_early ===
# step: wrong
# needs: way=early
N: Too late is a thing that works in both directions. {foe_cap} came; and, as it had begun so early, there was nothing yet to get in the way. # flat
{ foe_talks:
  F: Is this it? Is it this that I was going to stop? # looking about
  B: It's only the part before. # humming
  F: Then I'll stop that. It's hardly worth the walk. Good night, all. You with the towel. Good night. # to them, one by one
- else:
  A: {one_cap} {one_is} in among them. Look. They're getting up. # low
  B: Sit down! It's all part of it! Hum! # calling
  H: I'm not humming in this. I've only half my things on. # going
}
N: It went out as a bath goes: for a long while one saw no difference, and then it was all gone with a noise. # dry
A: How many are left?
B: There's us. # looking
A: We rushed them. We wanted it to have started so much that we never let it start. # low
B: They were enjoying it! {h} clapped, at the speech that wasn't! # desperate
A: I'd say that {event} {event_is} off, now. They'll think that they've had it. # low
B: They've had half an hour of humming. # low

=== celebrate_wrong_pot ===
# step: wrong
# needs: way=pot
N: It had been on all night. By morning you could smell it from {far}, and that was what was the matter. # flat
G: I only shut my eyes. I'd stirred since ten. I only shut the one, to begin with. # hollow
A: Who was it? # though they knew
{ foe_talks:
  F: I came to put it out. I'll say that openly. I don't care for smells that go on and on about other people. # stiff
    A: That was for {crowd}! # hot
  F: Then it's a mercy that they never got it. It wants salt. # going, wiping
- else:
  G: {foe_cap}. All over it, and in it, and underneath. I got the lid, and there was nothing left to put it on. # hollow
  B: And the onions? From everyone? # small
  G: Look in. There's the one carrot. It had got stuck. # tilting it
}
N: The pot had gone over on its side. It was as big as ever. # quiet
A: They gave us those. They'll ask how it was. # low
B: Four carrots. {g}, who was it that gave us the four? # low
G: Don't. # low
A: What have we got for {event} now? We've nothing but a very good smell. # sitting down in the handle

=== celebrate_wrong_tool ===
# step: wrong
# needs: way=tool
# b: maker
N: It held for an evening. It could be seen from everywhere, with its step, and its back; and that had been the whole idea, and {foe} had eyes, or what does for them. # flat
{ foe_talks:
  F: What's that? # pointing
  B: It's the middle. # proud
  F: Who's it for?
  A: It's for {event}. It's for whoever it's all about. # uneasy
  F: I see. So that all of you can look at somebody. # and pushed
- else:
  A: It's drawing {foe_them}. You've built the tallest thing there is, and {foe_they}{foe_plural:'re|'s} coming straight at it. # low
  B: It'll stand. I've allowed for people with pudding. # whispered
  A: Have you allowed for {foe}? # whispered
}
S: crash
N: {tool_cap} came down, not in a temper, but a part at a time, like a person taking off boots. It came down on the rows. # dry
A: You said that one couldn't upset a middle. # after a while
B: I said that you couldn't upset it easily. # from under the step
A: There's not a chair left for {event}. That one was {h}'s mother's. # picking up an arm
B: I thought that if there was only one thing, then it'd be safe. I only made it easier to find. # low
A: It was a good seat. # gentle
B: Nobody even sat in it. Only you. # low

=== celebrate_change_early ===
# step: change
# needs: way=early
N: It was {h} who brought it up, on the day after, with the look of a person who has lain awake with it. # plain
H: I never did make my speech. # abrupt
A: You made it. It was at the beginning. You were very good. # straight-faced
H: So I'm told. People come up to me and tell me the best bits. What did I say about my mother? # anxious
B: What would you have said? # interested
N: {h} said it. It did not take long, and it was about a hat. Two or three who were going by stopped, and took off theirs. # quiet
H: Was it that? # after a moment
B: It was that, word for word. # low
{ end:
- "ask": A: It's a pity that {foe} {foe_plural:weren't|wasn't} asked sooner. We'd have had it twice. # to {b}
- "place": A: We can say that the place was laid for it all along. # to {b}
- "begin": A: That's twice that we've begun without anybody. # to {b}
- "doors": A: We'd never have got that at the doors. # to {b}
- "lamp": A: I'd have lit a lamp for that. # to {b}
- else: A: There'd have been room for that as well. # to {b}
}
B: We began too soon, and we were too late, and it's still going. # low
H: And they've written it up. On {board}. There's no gap this year; it's the other way. You've run over into the next. # proud

=== celebrate_change_pot ===
# step: change
# needs: way=pot
N: The pot had to go back. It took four of them, and wherever they put it down for a rest somebody came out and looked in. # plain
H: Is there any? # at the rim
G: There's a smell. You can have some of that.
H: My onion was in there. # breathing in
A: Which one was yours? # interested
H: The small one. I'd two, and I gave you the small one. I've been ashamed of that ever since. I'd like you to have this. # holding out the other
N: It was a very large onion. By the time that they reached {g}'s, there had been eleven such persons, and they could hardly shift it. # dry
G: What am I to do with all this? It's over. {event_cap} {event_was} yesterday! # looking in
B: It was. We {verb_did}. There's no smell like it. # happily
{ end:
- "ask": A: {foe_cap} had better be asked again. We know how now. # counting onions
- "place": A: Lay one more than we need. We know how now. # counting onions
- "begin": A: Begin without anybody. They'll come. # counting onions
- "doors": A: We could take it round again. We know which doors. # counting onions
- "lamp": A: Put a lamp by it, and wait. # counting onions
- else: A: There's room. There turned out to be. # counting onions
}
G: Well, I'm not shutting an eye this time. Not the one. # rolling up both sleeves
B: I'll hold them open for you. # kind

=== celebrate_change_tool ===
# step: change
# needs: way=tool
# b: maker
N: {b} took the high seat to pieces in the end, and put {tool} back to what it had been; but the step was left over. # plain
A: What'll you do with that?
B: I thought that I'd leave it out. By {edge}. It's a good step. It's a pity to waste a step. # setting it down
N: It did not lead to anything. Before noon somebody had sat on it, and been asked how they were, and had told them. After that there was generally a person on it, and one or two about, with their faces that way. # warm
H: I'm only resting. # from the step, at once
A: How are you, {h}?
H: Do you know, I'll tell you. # settling
{ end:
- "ask": B: {foe_cap} might like a turn at it. We'd have to ask. # low, to {a}
- "place": B: I've made it wide enough for two. One never knows who's coming. # low, to {a}
- "begin": B: {h}'s begun without us. # low, to {a}
- "doors": B: It saves going round to all the doors. # low, to {a}
- "lamp": B: It wants a lamp. I'll see to that. # low, to {a}
- else: B: It's a small one. But there's room. # low, to {a}
}
A: So that's the middle. # low
B: I'd made it much too high. I built it for looking up at. # low
A: You can go next. After {h}. # low
B: What'd I say? # alarmed
