// SHY, episode 3: what it wants itself, which is not what they meant to give.

=== befriend_go3_follow ===
# step: go3
# skeleton: shy
# a: bold
# b: careful
# door: Follow [x] to [den]
# style: bold
# recall: followed [x] to [den]
# title: The Way to [den]
# makes: way3=follow
N: {x_they_cap} had left a trail, if you knew how to look: {x_left}, and a little further on another. It led to {den}. # low
A: Come on. # going
B: {x_they_cap} went there to be away from us. # not moving
A: I know. I only want to tell {x_them} so. I want to say, we know you came here to be away from us. # stopping
B: From how far off?
A: From as far off as {x_they} {x_plural:like|likes}. I'll shout it softly. # earnest
{ b_kind:
- "planner": B: Then I'll walk in front. You've a hurrying sort of shadow. # stern
- "explorer": B: Then off with your shoes. And mine. We'll go like people who are lost. # whispered
- "wildcard": B: I'll bring something to hide behind. Not for us. For {x_them}, if it's open. # sudden
- else: B: Then we'll stop whenever {x_they} {x_plural:stop|stops}. Even if {x_they} {x_plural:stop|stops} all night. # gentle
}
N: They went by {way_there}, with long rests. Twice there was {x_sound} in front of them, and both times they sat down where they were. # quiet
A: {x_they_cap}{x_plural:'re|'s} waiting for us to catch up. # whispered
B: Or to give up. # whispered

=== befriend_go3_empty ===
# step: go3
# skeleton: shy
# door: Go with empty hands, and say sorry
# style: honest
# recall: went with empty hands, and said sorry
# title: Sorry, to Nobody in Sight
# makes: way3=empty
N: They went back to {hide} with nothing at all. They had turned out their pockets first, and left what was in them in a row upon {ground}, in plain view. # quiet
A: Who are we saying it to? There's nobody there. # low
B: There's {x_left}. Say it to that. # low
A: Hello. It's us again. We did that badly. # to nobody
B: You say what it was. You can't just be sorry in general. # aside
A: {hurt == "crowd":We told on you. You weren't ours to tell.|{hurt == "shut":We shut you in. It was only for the draught, but you couldn't know that.|We got hold of you. You hadn't asked us to.}} # to nobody, slow
B: And we'd like to be forgiven, but you needn't do it now. You needn't do it at all. We'll be over there in any case. # to nobody
N: They went and were over there. It felt like a very long letter, sent to a house with no one in it. # flat
N: Then, from quite another side, there was {x_sound}. # hushed
B: {x_they_cap} {x_was} behind us all the time. {x_they_cap}{x_plural:'ve|'s} heard the lot. # whispered

=== befriend_go3_ask ===
# step: go3
# skeleton: shy
# b: maker
# door: Ask [x] for help with [tool]
# style: clever
# recall: asked [x] for help with [tool]
# title: A Thing That Wants Two
# makes: way3=ask
N: {b} carried {tool} out to the front of {hide}, and sat down next to it, and, for the first time that anyone could remember, asked. # plain
B: I can't do this. # loud
A: Yes, you can. # surprised
B: Be quiet. I can't do this by myself. It wants somebody at the other end. Somebody who knows about it. # louder
A: I'm somebody. # hurt
B: You'd be no use at all. Be no use over there. # aside, kind
N: {a} went and was no use. One heard {noise}; and after that one did not. # dry
B: It's this bit. I've tried it by turning and I've tried it by pulling. I expect that everybody's good at something. I can do the pulling. # to {hide}
N: {b} pulled. Nothing gave. And then something was turned, at the other end, just slightly, by nobody whom one could see. # hushed
B: Thank you. # very low
A: We keep on bringing {x_them} things. I never thought to be short of one. # whispered

=== befriend_linger_half ===
# step: linger
# skeleton: shy
# needs: no-lulls=sleep
N: So there they sat again, all of them, no nearer than before and no further. But it was another kind of far. # quiet
A: Tell {x_them} something. # low
B: What?
A: {way3 == "ask":We asked what {x_they} wanted, and never said what we did.|{way3 == "follow":We came all this way after {x_them}, so it's our turn.|We've got nothing in our hands. So it'll have to be something true.}} {x_they_cap}{x_plural:'ve|'s} seen us at our worst, {x_they} may as well have the rest. # low
B: {b_fearline} There. I've never said that out loud to the open air. # low
N: Nothing stirred. It was being thought about. # hushed
{ x_talks:
  X: {x_plural:Some of us are|I'm} frightened of people who wave. # from the dark
  A: Oh. That's me. # small
  X: It's only the suddenness. # quick, not to hurt
- else:
  N: Then came {x_sound}, in two parts, like something handed over in return. # quiet
  A: I think that was one of its own. # whispered
}
B: Thank you for telling us. # low
A: I can wave slower. I could send word that I was going to. # low
B: We've been at this for days, and I don't believe that anyone's once asked what {x_they}{x_plural:'re|'s} out here for. # slow

=== befriend_linger_game ===
# step: linger
# skeleton: shy
# needs: no-lulls=sleep
# a: bold
N: {a} had brought nothing but a piece of chalk, and with that {a_they} drew a line upon {ground}, as straight as it would go. # brisk
A: That's ours. That's yours. Nobody's ever to come over it. # loud and clear
B: Are you sure? We want {x_them} to come over. # aside
A: {way3 == "ask":You asked, and got nothing but a look. So now we don't ask.|{way3 == "follow":We've followed enough. That's why nobody's ever to.|I've nothing in my hands and nothing in my head. That's why nobody's ever to.}} # aside
N: They played at noughts and crosses, on their own side, for two hours, and let it be seen how badly they did it. # dry
B: You've won again. It's only because I start in the corner. # sighing
N: There was {x_sound}, and it sounded pained. The chalk had been lying upon the line. Now it was not; and on the far side a small neat cross appeared, in the middle of nothing, where anybody with sense would have put it. # hushed
{ x_talks:
  X: Sorry. It was hurting to watch. # low
- else:
  N: Next to it there appeared a nought. It had had nobody to play against, so it had learnt to be both. # quiet
}
B: {x_they_cap}{x_plural:'re|'s} good. # awed
A: {x_they_cap}{x_plural:'ve|'s} been practising alone. That's the saddest nought I ever saw. # low

=== befriend_linger_epic ===
# step: linger
# skeleton: shy
# needs: no-lulls=sleep
# tone: epic
N: A truce was made that night, at {edge}. It had three articles, and they swore to it bareheaded, with {noise} for a witness. # grave
A: First. That we stand here, and no nearer, though it be a hundred years. # hand raised
B: I've got to be back by supper. # aside
A: Though it be until supper. Second. That we won't laugh, or point, or fetch anybody. # hand raised
B: Third. That if it's cold over there, {x_they}'ll say so. # hand raised
A: {way3 == "ask":We've asked enough.|{way3 == "follow":We've come too close for that.|That isn't in an oath. We came with nothing in our hands.}} # aside
B: It's in mine. # firm
N: They waited for the other side to swear. Great powers have taken longer. Then {x} stood forth from {hide}, as far as {x_part}, and there was {x_sound}. # hushed
{ x_talks:
  X: It is a bit cold. # low
- else:
  N: It was short, and it shook somewhat, and it was well within the meaning of article three. # quiet
}
A: Nobody in all the songs has ever asked them that. # slow

=== befriend_wish_away ===
# step: wish
# skeleton: shy
# needs: way3=follow
N: They had thought to find almost anything there, and certainly a mess. But {den_in} was only a small bundle, tied with string, and {x} beside it, with {x_their} back to them, looking out. # quiet
A: That's luggage. # whispered
B: It's packed. It's been packed all along. {x_they_cap} {x_plural:aren't|isn't} shy of us, {x_they}{x_plural:'re|'s} on the way somewhere. # slow
{ x_talks:
  A: Where were you going? # soft
  X: Over there. There are more like {x_plural:us|me}, they say. It was only to be a stop to get {x_plural:our|my} breath back. Then there was supper, and there were the two of you. # not turning
  B: And now?
  X: Now it's hard to be going. It seemed that if nobody saw, it wouldn't be. # low
- else:
  N: From {far} something called, long and thin; and it was {x_sound}, from a great way off. {x_cap} answered, and looked round at them, and did not seem to know which way to face. # hushed
  A: There are others. Out there. # whispered
  B: {x_they_cap} stopped for a rest. Then it was us that {x_they} stopped for. # low
}
A: I'd thought of where {x_they} could sleep. I'd thought of whose bed. # very low

=== befriend_wish_near ===
# step: wish
# skeleton: shy
# needs: way3=empty
N: They had a plan, once {x} should come: a place at table, with a name over it, and everyone to shake hands. {a} told {x_them} about that, aloud, in good faith. # plain
A: And {h}'d say a few words. And then you'd be one of us. # warm
N: There was {x_sound2}, and {x_part} went in. # flat
B: Stop. {x_they_cap}{x_plural:'re|'s} going smaller the more you say. # low
A: Then not the speech. Just the table, with everyone round it. # hurried
B: Smaller. Try it with less. # low
A: Just us three, indoors? Just us, out here? Just sitting, and nobody has to look at anybody? # puzzled
{ x_talks:
  X: That. Could it be only that? {x_plural:We|I} like it here. {x_plural:We|I} like it that you're there. It needn't turn into anything. # low
- else:
  N: {x_part_cap} came out. Then {x_part2}. When they said nothing further, all the rest sat down, a little way off, and gave a sigh. # quiet
}
B: {x_they_cap} never wanted to come in. {x_they_cap}{x_plural:'ve|'s} had what anyone could want since the first night. # slow
A: But that's nothing. That's just sitting. # lost
B: It's what you can't get on your own. # low

=== befriend_wish_use ===
# step: wish
# skeleton: shy
# needs: way3=ask
N: When it was mended, nobody went. They sat about {tool}, and admired it. Then {a} saw that {x} {x_was} no longer looking at that. # low
B: What {x_is} {x_they} staring at? # aside
A: You. No. What you've got there. # aside
N: It was {p_keep}. It was where {p} always had it. {x_sound_cap}, and it was quite a new one, with no fright in it at all. # hushed
{ x_talks:
  X: Who looks after that? # shy
  P: I do. # quick
  X: You hold it as if it were heavy. {x_plural:We|I} could hold it. {x_plural:We're|I'm} good at it. {x_plural:We've|I've} never had one. # in a rush
- else:
  N: {x_cap} came forward, {x_part} first, very slowly, and stopped; and there was a look, straight up, as when a child asks to carry the eggs. # quiet
  P: It's not broken. There's nothing to mend. # quick
}
Q: {x_they_cap} {x_plural:don't|doesn't} want to be looked after. We've had it wrong way round. {x_they_cap} {x_plural:want|wants} somebody to let {x_them} do the looking after. # slow
P: But not that! Anything! Not that. # low
Q: It's not much of a job if it's with something you don't mind about. # gentle

=== befriend_wish_notice ===
# step: wish
# skeleton: shy
# needs: shunned=weary way3=follow,empty
# title: To Whom It Goes
N: {way3 == "follow":There was not much, {den_in}: a small bundle, and {x} beside it. On the bundle lay a paper.|There was a paper. {x_cap} had put it down where they could see it, and gone two steps back.} It had been folded and unfolded so often that it came apart along the lines. # quiet
A: "I should like to stop." # reading
B: Is that all? # low
A: There's a gap in front, for whoever it goes to. # turning it over
{ x_talks:
  X: {x_plural:We|I} never knew whom to hand it to. Everybody wants one thing of {x_plural:us|me}. There's nobody who wants the whole lot. # low
  B: When did you write it? # gentle
  X: A good while ago. There was always just the one thing more. # low
- else:
  N: There was {x_sound}, with no hope in it. It was how one says that there was always just the one thing more. # quiet
  B: {x_they_cap}{x_plural:'ve|'s} had nobody to hand it to. Everybody wants one thing, and nobody wants the whole lot. # slow
}
A: And we came every day, and wanted a friend. # struck
B: That's one thing more, too. # low
A: {way3 == "follow":And I'd thought of where {x_they} could sleep. I'd thought of whose bed.|So {x_they} {x_plural:don't|doesn't} want to come in. In there somebody would need the lid off something.} # very low

=== befriend_price_board ===
# step: price
# skeleton: shy
# needs: way3=follow
# makes: price=board
N: At home {p} had a secret, and now it had to be shown. It leant in the corner with its face turned in. # low
Q: What is it?
P: It's only a board. I was going to put it up by {door}. # gruff
N: {q} turned it round. It had been painted with great care, by somebody who could not draw. There were {p}, and {x}, hand in hand, and above them it said, Home. # quiet
Q: You've done {x_part}. You've got it just right. # at last
P: I did that bit first.
Q: If {x_they} ever saw this {x_they} wouldn't go. # slow
P: I know. {x_they_cap}'d stay, to be polite. {x_they_cap}'d stay, and look out over there, with a back turned to us. For ever, and be no trouble. # low
Q: So what'll you do with it?
P: It's a good flat bit of wood. {x_they_cap}{x_plural:'ve|'s} got a bundle, and {x_they}{x_plural:'ve|'s} got nothing to put the bundle on. It could be a thing to pull. Or to float on, or whatever they go by. # very low
Q: You'd have to saw it through the middle. # low
P: I know where you'd have to saw it. I painted it. # hoarse

=== befriend_price_word ===
# step: price
# skeleton: shy
# needs: way3=empty
# makes: price=word
# w: Somebody with a tray
W: There you are, {p}! It's all ready! We've put the best chair for {x_them}, right in the middle! # beaming
P: What have you put? For whom? # faint
W: Why, for {x}! You said that you'd bring {x_them} in to supper. You stood up and swore. Everyone's washed. # going
N: {q} turned slowly, and looked at {p}. # flat
Q: You didn't.
P: They were all being so gloomy. I said, you wait, I'll have {x_them} sitting here among you, eating {food}. They cheered. Nobody's ever cheered me. They did it twice. # wretched
Q: {x_they_cap} won't come in. You know {x_they} won't. You'd have to drag {x_them}. # low
P: I know.
Q: So you'll have to go in there with nobody, and say so.
P: I know! To all those clean faces! They'll think I made it up, and that I never got near {x_them}. I'll be the one who said. # low
Q: Or we ask {x_them}, just this once, to please us. {x_they_cap} might. {x_they_cap} {x_plural:like|likes} you. # careful
P: That's what's so awful. {x_they_cap} might. # very low

=== befriend_price_keep ===
# step: price
# skeleton: shy
# needs: way3=ask
# makes: price=keep
N: {p} walked up and down with {p_keep}, and looked for something else that might do. # tight
P: {x_they_cap} could mind the lamp. {x_they_cap} could mind a nice stone. # hopeful
Q: {x_they_cap}'d know. {x_they_cap} mended a thing that we hadn't even said was broken. # gentle
P: {p_keepwhy}
Q: I know. You told me once, and then you said that you hadn't. # low
N: {x_cap} {x_was} still there, at exactly the same distance, with {x_part} turned a little away, so as not to be asking. # quiet
P: What if {x_they} {x_plural:drop|drops} it?
Q: Then it's dropped. Have you never?
P: Twice. Don't tell anybody. # low
Q: And who minded it then?
P: Nobody did. That's the thing. There's been only me, all that time, and if I'd looked away for a minute... # stopping
Q: You've not looked away in years. You look dreadful, {p}. # kind
P: I'm being asked for the heavy end, aren't I? # slow
