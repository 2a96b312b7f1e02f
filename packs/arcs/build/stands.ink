// STANDS: it is wrong, and it is good for something else.

=== build_other_rest ===
# step: other
# needs: no-brewed=cooked no-rides
# skeleton: stands
# makes: other=rest
N: They put it up again, because it was in the way lying down. It did nothing at all; and when they came back, {h} was sitting against it. # plain
A: {h}? We've not finished. It doesn't work. # low
B: Ssh. Look. # whispered
N: {h_they_cap} was asleep. It was known to all of {place_of} that {h} did not sleep; {h_they} was awake every night, and told people. # hushed
A: It's warm on that side. Feel. It must be something rubbing. # whispered
B: And it ticks, sort of. No, it's slower. It's like somebody in the next room who's got something to do. # whispered
A: That's a fault. I can put that right in a minute. # whispered
B: Don't. # quick, whispered
A: It's not meant to be warm! It's {x}! # whispered
B: I know what it's meant to be. Look at {h_their} face. # whispered
N: It was a nice face. They had not seen it lying down before. # quiet

=== build_other_call ===
# step: other
# needs: no-brewed=cooked no-rides
# skeleton: stands
# makes: other=call
N: It was a good way off, at {far}, that they noticed. They had gone there to be cross. # plain
A: What's that? # stopping
B: It's {x}. It's doing it by itself. # listening
N: It came over all of {place_of}, quite small and clear: {x_sound}, and then {x_sound2}, and then nothing for a while. # hushed
A: It's something loose. I'd better tighten it. It could be heard for miles. # moving
B: It's straight over there. I've got my eyes shut, and I could walk to it. # with an arm out
A: What use is that? # impatient
G: Is that you, over there? I've been round {hide} three times, I've not got my glasses. I was just going to sit down and be lost. And then I heard that. # coming up, out of breath
A: It's a fault, {g}. We're sorry. # stiff
G: It sounds like somebody who's at home. # simple
B: Don't tighten it yet. # low

=== build_other_comic ===
# step: other
# needs: no-brewed=cooked no-rides
# skeleton: stands
# tone: comic
# makes: other=call
N: They asked {x} again, gently, and stood well to the right. There was {x_sound}. After that there was more of it, a good deal louder, and would not be stopped. # dry
A: Where's the peg? # shouting
B: I've got the peg! It doesn't seem to mind! # shouting
G: Yes? I'm coming! What is it? # arriving at a run
A: We didn't call! # shouting
H: I came as fast as I could! Is it supper? # arriving at a run
N: Within a minute there was everybody, some with spoons. They had heard it from one end of {place_of} to the other, and each of them had known quite surely that it was for them. # dry
B: It's only the works! It's a mistake! # shouting
H: I've not seen you all since the spring. # looking round, pleased
A: I've found it. I'm sitting on it. # and it stopped
G: Is that all? I've got my good shoes on. # disappointed
B: We could do with a thing that does that. If it weren't for wanting it to do the other. # slow

=== build_other_hear ===
# step: other
# needs: no-brewed=cooked no-rides
# skeleton: stands
# makes: other=hear
N: {x_cap} did nothing that was asked. {b} put an ear to the left side, to hear what was loose in there; and stayed like that. # quiet
A: What is it? A screw? # impatient
B: It's {g}. # whispered
A: {g_cap}'s right over at {far}. Don't be silly. # looking round
B: {g_cap}'s at {far}, and is telling somebody about us. I can hear every word. # whispered
A: What are we? # coming closer
B: "Stubborn." Wait. "But they did stay up all night for {h}." # listening
N: They changed places. It was true. Whatever was said at {far} came out here, on the left, rather small, as if it had been told to wipe its feet. # hushed
A: It's some pipe or other. It's come round the wrong way. I can stop it up with a rag. # hand in a pocket
H: Is it {g}? We've not spoken since the spring. It was about a spoon. May I listen? # shy, from behind
N: {h} listened for some time. Nobody asked what was being said. # quiet
H: {g_they_cap} {g_many:say|says} that it was a good spoon. # very low
B: Leave the rag for now. # low

=== build_go3_down ===
# step: go3
# needs: no-brewed=cooked
# skeleton: stands
# a: careful
# door: Take it back to the mistake
# style: careful
# recall: took it back to the mistake
# title: Where It First Went Left
# makes: way3=down
A: We take it down, one by one, in order, until we come to it. There's always a place where it was last right. # laying out a cloth
B: And then?
A: And then it's on the cloth, and you look at it. # unscrewing
N: They took it down by a third. They laid out all the parts in rows, and {b} gave them names, so as not to mix them. # plain
B: That's Aunt. That's the one that ate the hammer. What's this?
A: It's a bit of wood. It's got no business there. # frowning
B: It's what you put in to stop it rattling. On the first day. You said it was just for now. # slow
N: All the rest had been built upon it. You could see how each thing had moved over a little, to make it comfortable. # quiet
A: That's it. That's the mistake. If I take that out, it'll be what we drew. # hand out
B: And the other thing that it does? # low
A: That's what's doing it, I should think. # slow, hand still out

=== build_go3_show ===
# step: go3
# needs: no-brewed=cooked
# skeleton: stands
# a: bold
# door: Show it to [foe], as it is
# style: honest
# recall: showed it to [foe], as it was
# title: With Nothing over It
# makes: way3=show
A: Take the sheet off. {foe_cap} can see it. Everybody can. # short
B: It isn't finished! It's got its inside showing. # holding on to the sheet
A: I'm tired of stopping work whenever {foe} {foe_plural:come|comes} by. We've built half of it leaning against it so that it can't be seen. # pulling
{ foe_talks:
  F: Well, now. So that's what you've been standing in front of. # walking round it
  B: You may say it. Go on. Say that it'll never hold. # braced
  F: I was going to ask what that does. On the left. # bending
  A: We don't know. # honest
  F: Nor do I. That's a thing that's never happened to me before. # put out
- else:
  N: They pulled the sheet off and rolled {x} out, clear of everything, right to where {foe} had the best of it. # tense
  B: We've always built it behind {hide}. We've never seen what {foe} would really do. # low
  A: Well, look. # slow
  B: It gives. It goes over, and it comes back. It's the left. It's because the left's so bad. # slower
}
N: It looked different, in the open. It looked less like a bad one of what it was meant to be. # quiet
A: I don't think that we know what we've made. # low

=== build_go3_ask ===
# step: go3
# needs: no-brewed=cooked
# skeleton: stands
# door: Ask [h] what it is for
# style: kind
# recall: asked [h] what it was for
# title: What the String Was For
# makes: way3=ask
A: {h}, what was it that you wanted {x} for? Not what it does. What you'd do, if you had it. # on {ground}, beside {h}
H: Well, I'd have it. # surprised
B: And then what? It's the first evening. It's there. What happens?
H: I'd show people. They'd come and see how it goes. # thinking
A: And when they'd all seen?
H: They'd stay a bit, I suppose. They'd be there, in any case. And I'd say, what did we do before? # slower
N: {h} had been winding string round a finger. It went round a good many times. # quiet
B: It isn't really so that it goes. Is it? # gentle
H: I'd like it to go. I don't want people to come out of kindness. I want there to be something. # low
{ a_kind:
- "planner": A: I drew what you said. I never drew what you meant. I'd have needed another sheet. # low
- "explorer": A: I looked at it from every side but yours. # low
- "wildcard": A: I put a handle on it. I wish now that I'd asked where you'd hold it. # low
- else: A: You might have told us that. We'd have come. # soft
}
B: Give me the string. I want to measure something else. # holding out a hand

=== build_proof_talks ===
# step: proof
# skeleton: stands
# needs: foe=talks no-brewed=cooked
N: There was a meeting about it. {x_cap} stood in the midst, and {foe} had brought a paper. # grave
F: I've nothing against it. I've seen nineteen of them. It's been put up, it's come down, and it's made noises. I say, {till != "":by {till}|tomorrow} it shows that it can do what it's for, or it goes on the heap. There's {h} there, still holding that string. It isn't kind. # reading
A: It's nearly right! # hot
F: They're all nearly right. That's a heap of nearly. You don't have to go by it. I live on that side. # quite low
B: Did you ever make one?
F: That's not on the paper. # quick
N: And {way3 == "down":there lay the bit of wood, on its cloth, and nobody knew|{way3 == "show":there was that thing on the left, and nobody could tell|there was {h}, who looked at {h_their} feet, and would not help them to say}} what it was for. # flat
A: {till != "":{till_cap}|Tomorrow}, then. # to end it
B: It can't do that. We know that it can't. # low
A: No. {other == "trip":It can take you next door.|{other == "rest":It can send {h} to sleep.|{other == "hear":You can hear what's said at {far}.|It can call {g} home.}}} I don't think that's on the paper. # low

=== build_proof_mute ===
# step: proof
# skeleton: stands
# needs: foe=mute no-brewed=cooked
N: It was {g} who brought the word. {g_they_cap} had been along at {den}. # grave
G: It's {foe}. You've not seen {foe_them} yet, not as {foe_they} can be. By {till != "":{till}|tomorrow} {foe_they}'ll be here. Nothing's ever stood up to that. Nineteen of them haven't. # out of breath
A: What'll happen to {x}? # low
G: What happened to mine. You'd better have it down before. It's kinder, if you do it yourself. # low
H: Unless it works. If it works, then people will come and hold it. Nobody comes to hold a thing that doesn't work. # string in hand
N: They looked at it, {way3 == "down":a third of it lying on its cloth|{way3 == "show":out in the open, going over a little, and coming back|with new eyes, for what that was worth}}. # quiet
B: It doesn't do what it's for. It never will. # very low
A: {other == "trip":It does go next door.|{other == "rest":It does send {h} to sleep.|{other == "hear":You can hear right over to {far}.|It does call people home.}}} # low
B: Who's going to stand out there with {foe} coming, and hold on to that? # low
A: I would. # surprised

=== build_price_keep ===
# step: price
# needs: no-brewed=cooked
# skeleton: stands
# makes: price=keep
N: It could do the other thing, as it was, for perhaps a day. Then it would shake itself to bits; {p} had found the place. # plain
P: There's a piece missing. Just there, where the two come together. It's been rubbing on nothing. # low
Q: What would it need? # looking in
P: About so big. Something that's been handled for a long time, so that it gives. You can't make that. You'd have to have had it for years. # and stopped
N: {p} had put out a hand, without meaning to, to show how big; and in the hand, right next to the place, there was {p_keep}. # quiet
Q: It's the size. # unwilling
P: Yes.
Q: It'd be in there for good. You'd never get it out, without taking down all of it. # low
P: {p_keepwhy} # low
Q: Something else'll fit. We'll look in the heap. # quick
P: You know when you've been hunting for a bit, and you've got it in your hand? # wretched

=== build_price_name ===
# step: price
# needs: no-brewed=cooked
# skeleton: stands
# makes: price=name
Q: There's one way. Somebody says that it was a mistake. All of it: it's not {x} as was promised, it never will be, and it's good for something else. # low
P: Well, we'll say so. # brisk
Q: It can't be we. It's the drawing. They'll ask who drew it. # gentle
N: {p} had done the last of the drawings, and {p_their} name was in the corner. It was a name that one went to. People said, ask {p}, and then stopped worrying. # dry
P: I've never been wrong about a thing with corners. # after a while
Q: I know.
P: They'll check. The next time that I tell someone it'll hold. They'll look up first, and then they'll go and ask someone else. # low
Q: You might say that the paper slipped.
P: If the paper slipped, then it's only a bad one. It's got to have been me, who meant the one thing and made the other. Or they'll never look at what it does. # lower
Q: It's a lot to give, just so that people will look at the left side of a thing. # low
P: Don't say it so reasonably. # low

=== build_go4_use ===
# step: go4
# needs: no-brewed=cooked
# skeleton: stands
# a: bold
# door: Use it for what it does
# style: clever
# recall: used it for what it does
# title: Not What It Says on the Drawing
# makes: end=use
A: Turn it round. We've had it facing the wrong way since we began. # with a shoulder to it
B: That's the front!
A: That's the front of what we drew. Which side do people go to? # pushing
B: They go to the back. They go to the one that's wrong. # slow
N: They turned it. It took a good hour, with rollers, and it grumbled; and then the bad side was towards everybody, and one felt that {x} had breathed out. # plain
A: Now take off all that isn't for it. That. And the lever. # pointing
B: That's what makes it {x}! # shocked
A: It's what we hung on it so people would think so. # working
{ b_kind:
- "planner": B: I'll draw it over again as it is. I'd like one drawing that's true. # sharpening
- "explorer": B: We went looking for one thing, and there's another. It's how they find islands. # happy
- "wildcard": B: Can I keep the lever? I'd like something that doesn't do anything. # taking it
- else: B: It looks more like itself. Poor thing. All that lever. # kind
}
A: There. Now it's only got to do what it can't help. # stepping back

=== build_go4_tell ===
# step: go4
# needs: no-brewed=cooked
# skeleton: stands
# a: payer
# door: Tell everyone that it doesn't work
# style: honest
# recall: told everyone that it didn't work
# title: It Doesn't Work
# makes: end=tell
N: They had all come to see it go. They had brought things to sit on. {a} got up on a box. # plain
A: It doesn't work. # loud
N: You could hear people wait for the rest. # dry
B: There's more. Give {a_them} a moment. # to them all
A: There isn't more. I mean, that's the first part. We said {x}, and this isn't. We did it nine times over. It won't, and it can't. It's not the wood, and it's not {foe}. We don't know how. # louder
H: Not at all? # small
A: No. I'm sorry, {h}. I ought to have told you by the fourth. # looking at {h}
N: {h} wound up a bit of the string; and, since there was nobody who knew where to look, they looked at {x}. # quiet
B: It's very odd, but they've never looked at it before. They've looked at what it was going to be. # low
A: Don't say anything. Let them. # low

=== build_go4_h ===
# step: go4
# needs: no-brewed=cooked
# skeleton: stands
# door: Let [h] try it first
# style: kind
# recall: let [h] try it first
# title: The One Who Kept the Place
# makes: end=h
A: Before they come. You first, {h}. You've had the string for all that time. # low
H: I shouldn't know what to do. # hanging back
B: Nor do we. There's nothing you could do wrong. It's wrong already. # friendly
N: They took down the string. It had been there so long that {h} stepped over it, though it was gone. # quiet
H: Do I pull something? # whispered
A: Not unless you'd like to.
H: I'll just put a hand on it. # and did
N: From within came {x_sound}, quite low, as somebody says "yes?" who has been thinking of something else. # warm
H: Oh. It's not a bit like I thought. # after a time
A: Are you disappointed? # not breathing
H: I must be. I've got it somewhere. Wait, I'll find it. # with the hand still there
B: Take as long as you like. # low
H: How funny. I can't find it. # low

=== build_act_use ===
# step: act
# skeleton: stands
# needs: end=use no-brewed=cooked
{ foe_talks:
  N: {foe_cap} had come early, to be sure of a good place. # dry
  F: Is it going to do what it's for? # paper in hand
  P: No. It's going to do what it does. # level
- else:
  N: And then came {foe}, as {foe_they} can be. One did not need to look. # tense
  Q: Do we hold it? # low
  P: No. It's never done it while we held it. Hands off. # low
}
P: {price == "keep":It's got {p_keep} in it, where the two come together. It'll run now till it's tired.|And I was wrong. I drew it, and I was wrong from the first corner. Write that down.} # clear
{ other:
- "trip": N: And it went. It went off to the left, with {g} in it, sitting very upright; and stopped in front of the one person to whom {g} had not spoken for a year; and there was nothing for it but to get out. Then they all wanted a turn. # hushed
- "rest": N: And it began, on the side that was to them: the warm, and that slow tick, like somebody in the next room. First the small ones sat down against it. Then {g} did. # hushed
- "hear": N: And it began, on the left. Somebody put an ear there, and heard an aunt at {far} say what she had never said aloud, and said something back; and at {far} there was a shriek. Then they all wanted a turn. # hushed
- else: N: And it began: {x_sound}, small and clear, and {x_sound2}; and from {far}, and from further off than that, those who had not come began to come. # hushed
}
{ foe_talks:
  F: That isn't on my paper. # presently, in another voice
  Q: Will you turn it over, then? There's a clean side. # moving up
- else:
  N: {foe_cap} took it by the left, and it went over, and came back; and went on with what it was doing. # hushed
  Q: It gives! It's that rotten left! # low
}
Q: It isn't anything that we meant. # low
P: We said that we'd {verb}, and we {verb_did}. We just didn't know what it was.{till != "": And {till} can come.|}{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== build_act_tell ===
# step: act
# skeleton: stands
# needs: end=tell no-brewed=cooked
G: What's it doing, then? If it's not working? # out of the silence
P: {other == "trip":That? It only goes next door. I can't stop it.|{other == "rest":That? It gets warm, and ticks. I can't stop it.|{other == "hear":That? You hear what they say at {far}. I can't stop it.|That? It calls. I can't stop it.}}} # tired
G: Why would you stop it? # coming nearer
P: Because it's a mistake. {price == "name":It's mine. I drew it. I was wrong from the first corner on.|It shook itself to bits with it, till I put {p_keep} in. That's in there for good. For a mistake.} # plain
{ other:
- "trip": N: {g} got in, and was gone for about as long as half a cup takes. One could hear somebody say, well, I never; and then {g} came back, with the other half. # quiet
- "hear": N: {g} put an ear to the left, where it was worst; and heard {g_their} own name, from {far}, said by somebody who missed {g_them}. # quiet
- "rest": N: {g} turned round, and let {g_them}self down against the warm side, with a hand at the back. Something went out of {g_their} shoulders that had been there for years. # quiet
- else: N: {g} shut {g_their} eyes, turned about three times, and walked straight up to it with one arm out. # quiet
}
G: I don't know what the other was meant to do. I want this. # firm
{ foe_talks:
  F: It's still not what it said. I was right about that. # slow
  Q: You were. Hear that? {foe_cap} {foe_was} right all along. Have a go. # giving up a place
  F: I'd sooner not have been. # low, having a go
- else:
  N: Then {foe} came down upon it; and as they were all there, and each of them wanted it, there were twenty hands on it before anyone had called. # tense
  Q: It doesn't work, and they're holding it! In the teeth of {foe}! # calling
}
Q: So there it stands. We said that we'd {verb}. # low
P: And we {verb_did}. Only, not that one. This one.{till != "": And {till} can come.|}{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== build_act_h ===
# step: act
# skeleton: stands
# needs: end=h no-brewed=cooked
N: When the rest of them arrived, {h} was there before them, and turned round with {h_their} back against {x}, like somebody at {h_their} own door. # warm
H: It isn't what I asked for. I'll tell you that before anyone does. # loud
G: Then what is it?
H: {other == "trip":It's for when there's somebody whom you've not been to see. You get in, and it stops in front of them. You don't have to have decided.|{other == "rest":It's for when you're tired. It's got a warm side. Nobody's to talk for a bit.|{other == "hear":It's for when you're not on speaking terms. You put your ear there, and you hear what they'd say if they were.|It's for when you're out late. You can hear it. You'll all have heard it, or you'd not be here.}}} # firm
P: {price == "keep":It's got {p_keep} in it. That's what makes it go on.|It was my mistake, to the last corner. I drew another thing.} # not very loud
H: I like it. I had a place for it. # to them all
{ foe_talks:
  N: That left {foe}, and the paper. # dry
  F: It says here that it's got to do what it was for. # not so sure
  H: Who was it for? # gentle
  F: For you. # reading on
  H: Well, then. There's room on this side. # moving over
- else:
  N: {foe_cap} chose that moment. {h} did not move. {h_they_cap} put both arms back around it, and it went over, and came up again, with {h} on it. # tense
  H: It gives! Did you see? It gives! # breathless
}
Q: {h}'s got hold of it as if it had always been there. # low
P: We said that we'd {verb}, for {h_them}. We {verb_did}.{till != "": And {till} can come.|}{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== build_use_keep ===
# step: use
# skeleton: stands
# needs: price=keep no-brewed=cooked
N: When everyone had gone, {p} stayed on with an ear to the side of it. # quiet
Q: Can you hear it? # low
P: Just there. There's a sort of catch in it, and then it goes on. That's {p_keep}. # listening
Q: Would you know it from the rest?
P: Anywhere. I've had it by me for so long. I put out a hand for it yesterday, for company, and there was only the place. # low
{ other:
- "trip": N: {h} had only gone to see that it was shut, and was off in it, to the left, with a cake. # warm
- "rest": N: {h} was asleep against the other side, and somebody's child, and a cat belonging to no one. {x_cap} ticked. # warm
- "hear": N: {h} was at the left side still, with an ear to it, telling somebody at {far} about a spoon. # warm
- else: N: Somebody was coming home late, past {far}. One could tell by the steps how they stopped to listen, and went on quicker. # warm
}
Q: That's yours, too. That's what it's doing. # low
P: It's odd. It never did anything, when I had it. It was just mine. # low
Q: And now {stake_fixed}. They've all gone off to look at what they've got that's wrong. # low
P: Ssh. There. That's it again. # pleased

=== build_use_owner ===
# step: use
# skeleton: stands
# needs: owner price=keep no-brewed=cooked
N: Then there came {owner}, for whom it all was. They had forgotten, nearly, that it was for anyone. # tense
P: I'd better say it at once. It isn't what was ordered. # stiff
N: {owner_cap} went all the way round {x}, and stopped at the left. # quiet
Q: That's where it's wrong. It's very wrong just there. # quick
N: {other == "trip":{owner_cap} got in, and it went, to the left, as far as the next door along, and somebody there said, is it you?|{other == "rest":{owner_cap} sat down against the warm side, and did not get up.|{other == "hear":{owner_cap} put an ear to it, and listened, for as long as a supper takes.|{owner_cap} stood with both eyes shut, and listened to it call.}}} # hushed
P: What's happening? # whispered
Q: I think that it fits. # whispered
P: But we never even asked what size! # whispered
N: At last there was a nod; and one finger was laid upon the place where the two halves came together. # quiet
P: That's {p_keep}. I put that in. It's what makes it go on. # low
Q: You could say that it's only a spare part. # whispered
P: No. I'd like {owner} to know that it was somebody's. And do you hear? {stake_fixed_cap}. # low

=== build_use_name ===
# step: use
# skeleton: stands
# needs: price=name no-brewed=cooked
N: It was as {p} had thought. The next person who was told that a thing would hold looked up at it first. # dry
H: Will it? # anxious
P: I think so. I've been wrong. # honest
H: So you have. Then could you come and look at mine? # quick
P: You want somebody who's never wrong. # surprised
H: I've never liked to ask you. You'd have known at once. You'd have said, it's the left, and gone home. I want somebody who'll stand there with me and not know. # in a rush
N: Behind {h} there was {g}, with something under a cloth; and behind {g} there were four more. # warm
Q: You've got a queue. # low
P: They're all nearly right. # looking under the cloth
Q: How does it feel? Having been wrong, in front of everyone? # curious
P: Draughty. But you can hear people. # slow
Q: I can hear that {stake_fixed}. And I counted five under cloths. # low
