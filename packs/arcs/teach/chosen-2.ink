// CHOSEN, episodes 3 and 4: who chose x, and why; and the day. way3=asked, instead, other; price=keep, name, place; end=near, back, said.

=== teach_go3_asked ===
# w: The one before
# step: go3
# skeleton: chosen
# door: Find out who chose, and ask why
# style: honest
# recall: gone to find out who had chosen, and why
# title: The One Before
# makes: way3=asked
N: Whoever had done it before lived by {far} now, with one geranium, and was rather deaf. # plain
A: It's about {x}! You wrote down {x}! Did you mean to? # loud
W: There's no call to shout. I was deaf on the other side. # patting the bench
B: Only that it's going so badly. {x_they_cap} can't {lesson}. Everybody says so. {x_they_cap} {x_many:say|says} so most of all. # sitting down
W: Could I, when I began? # interested
A: You? You were the best there ever was! # astonished
W: That was at the end. You weren't born, when I began. They'd put out straw. # pleased
N: It could not be imagined. They looked at that large quiet face, and tried to see straw round it. # dry
B: Then is that why? Because you were bad at it too? # quick
W: Goodness, no. There's plenty who're bad at it. I took my time. I watched them all for a year, from this bench, when they thought I was asleep. # low
A: And what did you see? # leaning in
W: You'll want a cup of something. It isn't long, but I tell it slowly. # getting up

=== teach_go3_instead ===
# step: go3
# skeleton: chosen
# door: Offer to do it in the other's place
# style: kind
# recall: offered to do it in [x_whose] place
# title: Only for the Day
# makes: way3=instead
N: {p} had lain awake over it, and had come to the end; and got up, and went across, and knocked at {x_whose} door. # plain
P: It's only me. I'd do it for you. We'd say that you'd got a cold. # through the gap
X: You'd do it well. # from the dark
P: I'd do it so that nobody'd have to look away. You could sit in the front. # gentle
X: Yes. # from the dark
N: One rather waits to be thanked, for a thing like that. # dry
P: Aren't you glad? # after some time
X: I was trying to be. It's very kind. Only I'd just got up to go on with the fourth part. # low
P: Now? In the night? # amazed
X: I do it every night. It's better when nobody's being patient. # simple
N: There was chalk on {ground}, by the bed, and it had been gone over so many times that it looked like a path. # still
P: How long have you been doing this? # in another voice

=== teach_go3_other ===
# w: Somebody in a good hat
# step: go3
# skeleton: chosen
# door: Let somebody try who can really do it
# style: clever
# recall: let somebody try who could really do it
# title: Somebody Who Can
# makes: way3=other
N: They had found somebody. She was a cousin of {g}, and had come in a very good hat. # plain
W: Is this all? And for that you've had meetings? # taking off one glove
N: She did it then and there, and it looked like something being poured. {crowd_cap} said "ah". # dry
X: It was lovely. # at the back, and meaning it
W: Who comes next? Where does one go on to? # putting the glove back on
A: There's only the one. It's for us. You'd stay, and be the one who does it. # explaining it
W: And all these? What do they do, while I'm doing it? # looking along the rows
B: They're the rest of us. # surprised
W: Oh, I don't do that. I do it, and then I go. I shouldn't know what to do with people. # laughing
N: In the third row somebody small had begun to cry, for having been trodden on by the good hat. The cousin stepped over. But somebody had come forward from the back, and got down on {ground} with a handkerchief, and was saying something that nobody else could hear. # still
A: Who's that? # low
B: That's {x}. # slow

=== teach_resigns_page ===
# step: resigns
# skeleton: chosen
# title: Resigned
N: There was a page on {board}, in pencil. # quiet
H: "I thank everybody for their trouble. It was very interesting. I give back that I was to {lesson}, and wish whoever gets it luck. I have swept." # reading
A: {x_cap}? # though it was plain
H: It's not signed. It says, "the undersigned", and then there's nothing. # holding it nearer
B: And swept what? # looking round
N: One saw it now. It had been swept, all of it, right into the corners. # dry
G: Well, that's that. I'm almost sorry. # low
A: It isn't. {till != "":We've got until {till}.|There's still the day itself.} # taking down the page
A: {x_they_cap} wrote it three times. One can see through. The first time it only says, "Please may I stay and try." # holding it to the light

=== teach_resigns_shoes ===
# step: resigns
# skeleton: chosen
# title: Somebody Else's Size
N: They found {x} on {edge}, with {x_their} back to everything. {a} sat down on the one side, and {b} on the other, with the things that had been left behind. # quiet
X: You can give those to whoever it is next. They're hardly worn. I always stood at the side. # not turning
A: They wouldn't fit anyone else. # low
X: That's what I thought, about all of it. That it was somebody else's, and I'd got it on by mistake. And it was too big, and one could hear me coming. # low
B: So you want to stop. # plain
X: I want it to be the day after. It needn't be that I've done it. If it could just be the day after, and somebody had. # low
A: Is there nothing that you like about it? # after a while
X: Before it begins. When everybody's there, and none of them knows yet. I look along the row, and I think, that one's cold, and that one's had a letter. I could do that for hours. # low
B: Nobody else looks along the row. They all look to the front. # slow
X: Don't they? What do they do with the time? # surprised

=== teach_reason_window ===
# step: reason
# skeleton: chosen
# needs: way3=asked
# w: The one before
# title: A Year on the Bench
A: Then what's it about? # cup in both hands
W: It's what one does when it goes wrong. For it does. I looked to see what they'd do, each of them, when it went wrong; and most of them looked to see who'd noticed. # slow
B: And {x}? # low
W: {x_cap}? {f_good} # pleased
A: Why didn't you write that on the envelope? # setting down the cup
W: Who'd have believed it? You've had {x_them} before your eyes all this time, and you've been teaching {x_them} to be somebody else. # kind
N: That went in. It stood in there, with the tea. # still
B: We had nine parts, and arrows. # small
W: I'm sure that they were very good arrows. # kind

=== teach_reason_night ===
# step: reason
# skeleton: chosen
# needs: way3=instead
# title: On the Chalk
X: Since it was read out. I get up when the others are asleep. I'm no better at it. I only know by now all the ways in which it doesn't go. # sitting on the bed
P: How many are there? # low
X: Two hundred and six. I could tell you them. It's quite useful; when I see somebody begin on one of them I know already where they'll end. # matter-of-fact
P: You can see that? With other people? # slow
X: With everyone. {h_cap} does number forty. You do eleven, when you're tired. I never liked to say. # apologizing
P: What's eleven? # low
X: You stop breathing, because you want it to be over. If you'd just breathe it'd be all right. I used to do it, too. It comes before twelve. # kind
N: {q} had come in, and was leaning in the door. # plain
Q: So that's it. {f_good} # slow
X: Is that good? # looking from one to another
P: I came here to do it for you. I think I'd better sit down. # sitting down on the chalk

=== teach_reason_hat ===
# step: reason
# skeleton: chosen
# needs: way3=other
# title: Down on [ground]
N: It was over as quickly as it had come. The small one had been looked after, and was laughing at something; and {x} had got up, and gone back to the wall. # quiet
A: What did you say to that child? # going over
X: That it'd happened to me as well. That it hurts till you've counted to forty, and that we'd count. We only got to nineteen. # going red
H: The hat's asking if she's got it. The part. # coming up
N: They looked over. There stood the cousin, in the middle, quite alone, with a good deal of room round her. # still
B: Whom would you go to, {h}? If it went wrong? If it was you? # low
H: Not to her. She wouldn't know what I was talking about. # before thinking
B: And to whom? # low
N: {h} did not answer. {h_they_cap} looked along the wall, as far as it went, and stopped. # dry
G: I know what you're going to say. {f_good} I've known it all along. I only didn't think that it was for anything. # gruff
A: Somebody did. Somebody wrote it down. # slow

=== teach_lends_keep ===
# step: lends
# skeleton: chosen
# makes: price=keep
# title: For Luck
X: I'd do it. I'd try. Only I can't stand up there with nothing of my own to hold on to. I've never had the sort of thing that one holds on to. # low
N: {p} had a hand in {p_their} pocket. It had been there since they sat down. # quiet
Q: What've you got there? # and then, seeing it
P: {p_keep_cap}. {p_keepwhy} # to {x}
X: I couldn't take that. I drop things. Ask anyone. # hands behind {x_their} back
P: I know. You might drop it. That's what I've been thinking about, with my hand on it. # low
Q: You needn't. Give {x_them} a button. # low
P: A button would be so that I'd be let off. {x_they_cap}'d know. {x_they_cap} {x_many:know|knows} everything about buttons. # holding it out
N: {x_cap} took it, in the end, as one takes an egg, and held it with both hands against {x_their} front; and something that had been going up and down in there for a week went more slowly. # still
X: If I drop it, what do you do? # very serious
P: I cry. And then I come and help you to look for the pieces. # honest

=== teach_lends_name ===
# step: lends
# skeleton: chosen
# makes: price=name
# title: Before Everybody
N: It was {p} who had told it best, about {x}; the story with the bucket. It was, to be frank, what {p} was known for. # plain
P: I'm going to stop telling it. # to {q}
Q: That's easy. Don't tell it. # mild
P: It isn't enough. They've all got it by heart. They'll look at {x}, up there, and they'll see the bucket. I put it there. # low
Q: You can't take it out. # low
P: I could tell them the other half. I was there. I was holding the door; I let go because I was laughing. It needn't have happened at all. # swallowing
N: {q} had not known that. Nobody had. # still
Q: They'll never ask you to anything again. # low
P: They'll ask me. Only they won't clap their hands when I come in, and say, "Here's {p}!" # low
N: {p} told it that evening, once more, and to the end. It was a good deal longer like that, and there was nowhere to laugh. # quiet

=== teach_lends_place ===
# step: lends
# skeleton: chosen
# makes: price=place
# title: In the Front Row
H: There's one thing that nobody's said. Whoever has that gets the good place. By the warm wall, at the end, where one sees everything. # counting chairs
Q: That's {p}'s. # at once
N: It had been {p}'s for so long that it had a dent. Nobody else had ever sat down in it; a stranger had once, and was told. # plain
H: It's only a chair. But it's where one's got to sit, to do it. From the back {x} can't see who's cold. # sorry
P: It's a chair for one. # low
N: That night {p} was observed going in with a cloth, and rubbing up the arms of it, and the back; and sitting there for a little while, looking along the rows. # quiet
X: I can't sit there. It's got a shape. # in the door, next morning
P: It'll get another. I've found a place by the draught. I'm told that it's healthy. # gruff

=== teach_go4_near ===
# step: go4
# skeleton: chosen
# door: Stand close by, and do nothing
# style: kind
# recall: stood close by, and done nothing
# title: Within Reach
# makes: end=near
N: They had got up before anyone; and {x} had got up before them. # quiet
X: Where will you be? # at once
A: Here. I'm going to stand on this spot. It's three steps. I've measured it. # pointing
B: And I'm on the other side. It's three and a half, but I've got longer legs. # pointing
X: And what'll you do? # low
A: Nothing. # firm
X: If it goes wrong? # lower
B: Nothing. We'll do it as hard as we can. # firm
X: That's good. When somebody comes running I think, now it's really bad. # relieved
H: They're letting them in. There's far more than I've got cups for. # breathless
N: {x_cap} looked along the rows, as they filled. One was sitting all by himself. # quiet
X: I've got to see to that one over there. # already half up

=== teach_go4_back ===
# step: go4
# skeleton: chosen
# door: Let everybody turn their backs
# style: clever
# recall: asked everybody to turn their backs
# title: From Behind
# makes: end=back
N: It was {b} who got up on a chair, before it began. # plain
B: There's been a change. Nobody's to look. You've all got to sit the other way round. # calling
G: I've come a long way to see this! # indignant
B: You can hear it. Turn your chair round. # firm
N: There was a great scraping. When it was done they all sat facing {door}, with their necks stiff, and {x} had them in front of {x_them} from behind: all those collars, and ears. # dry
X: They look quite different. # whispered
A: How? # whispered
X: As if anyone could come up and frighten them. There's one with a plaster. # whispered
H: Has it begun? # to {door}
A: In a moment. # loud
X: I don't mind them, from here. I'd sooner see that nothing happens to them. # whispered, and rather surprised
N: {x_cap} straightened up. One would not have thought that there was so much of {x_them}. # quiet
B: Ready? # whispered
X: No. But I'm not going to let them wait with their necks like that. # whispered

=== teach_go4_said ===
# step: go4
# skeleton: chosen
# door: Tell everyone why it is the right one
# style: honest
# recall: told everyone why it was the right one
# title: A Word Beforehand
# makes: end=said
N: Before it began {a} got up, uninvited, and stood there till it was quiet. # plain
A: You've all come to see it go wrong. I'd have come, too. # swallowing
A: But we've found out something. {b}, you say it. # looking for {b}
B: It's about why it's {x}. {f_good} That's all. We didn't see it either, and we'd been looking right at it. # standing up
G: I could have told you that! # from the side
H: Why didn't you, then? # over the shoulder
G: Nobody asked me. I was asked for reasons against. # lower
N: They turned in their chairs, one after another, to look. There in the door {x_plural:were|was} {x}, with one foot in and one foot out. # still
X: I'd thought that you'd be telling them to be nice. # low
A: No. We told them to watch. # low
X: Oh. Then I'll have to do it. # bringing in the other foot

=== teach_held_day ===
# step: held
# skeleton: chosen
# needs: end=near,back,said
# title: The Day
N: {c_pinch} # tense
H: Somebody help {x_them}! # half up
A: No. # holding {h} by the sleeve
{ end:
- "near": B: Three steps and a half. I'm not going. I'm not going. # through the teeth, not going
- "back": B: Don't turn round, anybody! It's just where it gets good! # hissed
- else: B: Now. Watch now. # low
}
N: {f_use} # low
G: What's that? That isn't how it's done! # whispered
A: It's how {x_they} {x_many:do|does} it. # whispered
N: {c_done} # still
X: Was that right? # into the quiet
N: Then it began, somewhere on the left, one pair of hands, and it was {g}. # warm
{ price == "keep":
  X: I've still got it. I didn't drop it. # to {p}, holding up both hands
- else:
  X: They're doing it again. The clapping. Ought I to wait till they've done? # to {p}, alarmed
}
P: We said that we'd {verb}. And we {verb_did}! # not able to say it properly
Q: {x_cap} did. We only stood about. # wiping something off {q_their} nose

=== teach_held_close ===
# step: held
# skeleton: chosen
# needs: end=near,back,said no-part=speech,show,watch
# title: As It Had to Come
N: It went quite well as long as it went well. {x_cap} had begun; {x_they} had gone on; people had started to lean back. # low
H: I don't know what all the fuss was about. # whispered
N: {c_pinch} # tense
A: That's it. That's where it goes wrong. # whispered, cold all over
{ end:
- "near": B: If we go over there now it's we who've done it. # whispered, not moving
- "back": G: What is it? Why's it so still? May one turn round? # to {door}
- else: G: You said that we should watch. I'm watching. I can hardly bear it. # whispered
}
X: One moment, please. # aloud, to everybody
N: Nobody had ever said that, up there. {f_use} # low
A: Look. # a hand on {b}'s arm
N: {c_done} # still
B: That wasn't in any of the nine parts. # faint
A: It wasn't in any of the others, either. I mean, of those who could do it. They'd have gone straight on. # faint
{ price == "keep":
  P: And {x_theyve} still got hold of {p_keep}. {x_they_cap} never let go of it. # in front, quite loud
- else:
  P: I'd never have thought to do that. I'd have done it so well. # in front, quite loud
}
Q: We said that we'd {verb}. # low
P: And we {verb_did}. Hold on to me, I want to clap, and I've no hands. # low

=== teach_worth_rug ===
# step: worth
# skeleton: chosen
# title: The Rug
N: There was the rug, after that. It had been paid for. {g} came up with it over one arm, and had forgotten what {g_they} was going to say. # dry
G: It was meant for afterwards. For a comfort. # red
X: It's a very nice rug. # feeling it
G: You don't want it now, I suppose. # redder
X: I do. There's somebody in the fourth row who's been cold since two o'clock. I'd been wondering what to do about it. # taking it
N: And off {x_they} went, with the rug. They all watched; and one or two drew in their feet, so that {x_they} should get by. # quiet
H: {x_they_cap} saw that from up there? While it was all going on? # to {b}
B: I think that {x_they} {x_many:see|sees} it all the time. It's why {x_they} always {x_many:look|looks} as if something was the matter. # slow
{ price:
- "keep": Q: {p}, you've got nothing in your pocket. You keep putting your hand in. # low
- "name": Q: {p}, they're laughing over there, and it isn't about a bucket. # low
- else: Q: {p}, you're standing in a draught. # low
}
P: I know. I don't mind it. # watching the rug go along
N: The one in the fourth row had it round both knees by now, and looked like somebody whose name has been remembered. # warm

=== teach_worth_soup ===
# step: worth
# skeleton: chosen
# title: What about the Soup
N: {h} had had the soup on for a week, for consolation; and now there was nobody to console. # dry
H: It's a pity to pour it away. It's gone very thick. # lid in hand
X: I'd like some. Could it be for all of us? Only I think there's a few who need it. {g_cap} does. # low
G: I? I'm as right as rain! # stung
X: You put on fifty biscuits against me. You've lost all of them. # gentle
N: It was true. {g_cap} sat down, next to the pot, and was given the first plate. # dry
G: You might crow a bit. I would. # into the plate
X: I know how it is, though. When everyone's so nice. So I thought that I'd better just pass the bread. # passing it
N: {a} and {b} were sitting on the low bench. They had a bowl between them. # quiet
A: It's been there all along, hasn't it? We went looking for it with arrows. # low
B: We were the last to see it. I don't count {g}. # low
{ price:
- "keep": Q: And {p_keep}? Will you ask for {p_keep_them} back? # low
- "name": Q: They've asked {h} to tell a story. They haven't asked you. # low
- else: Q: Somebody's sitting in your place, by the warm wall. # low
}
P: No. It looks better over there than it did with me. # low

=== teach_after_now ===
# step: since
# skeleton: chosen
# title: How It Is Now
N: That was some time ago. {stake_fixed_cap}, and it's been forgotten that there was ever any question. # plain
H: It isn't done as it used to be. It takes longer. # to a visitor
G: It takes longer because somebody always waits. One got into the way of it. # to the same
N: {x_cap} {x_plural:do|does} it still, and {x_plural:say|says} "One moment, please". The children say it to each other, when they play at it; there are fights over who is to be {x}. # warm
A: {flaw_say != "":And {x_they} still {flaw_say}. I asked {x_them} only yesterday.|And {x_they} {x_is} just as {x_they} always {x_was}. I looked, only yesterday.} # content
B: I should hope so. # content
{ price:
- "keep": P: {p_keep_cap} {p_keep_plural:are|is} up there with {x_them}. I say good morning to {p_keep_them}. # low
- "name": P: I've got another story. It's about a person who let go of a door. It goes quite well, with children. # low
- else: P: You get used to a draught. One's never asleep. # low
}
N: Underneath the old paper on {board}, where it says that it is no mistake, someone has written in pencil, very small: "I thought so, too." It is not signed. It never had to be. # quiet

=== teach_after_next ===
# step: since
# skeleton: chosen
# title: Who Comes Next
X: I've been thinking who's to do it after me. # one evening, on the step
A: You've only just begun! # shocked
X: One's got to watch for a year. I've started. From the bench, when they think that I'm asleep. # content
B: And? Is there somebody? # curious
X: There's one who can't do a thing. What they said about me, they say of that one twice. I've got great hopes. # low
N: They looked the same way. Somebody, at the far end, had just fallen over something that was not there, and gone back to see if it was hurt. # quiet
A: {till != "":And to think that in the beginning we only wanted to get as far as {till}.|And to think that in the beginning we only wanted to get it over.} # low
X: So did I. # low
{ price:
- "keep": P: You'd better pass that on, then, when it's time. {p_keep_cap}. It's no use in a pocket. # gruff
- "name": P: Don't let me tell any story about them. I'd only be funny. # gruff
- else: P: I'll rub up the chair. It wants doing, now and then. # gruff
}
Q: {stake_fixed_cap}, you know. {h} came by to say so. I said that we'd heard. # stretching {q_their} legs
