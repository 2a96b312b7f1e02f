=== recover_go3_talk ===
# step: go3
# skeleton: kept
# door: Walk up openly and talk to [foe]
# style: kind
# recall: walked up openly to [foe]
# makes: way3=talk
N: So they walked up openly, to talk to {foe}, with their hands where they could be seen. # steady
A: Smile. # through the teeth
B: I am smiling. # through the teeth
A: Less of it. You look as if you've been stuffed. # through the teeth
B: I was less frightened when we were burgling. # through the teeth
N: {foe_cap} let them come. The way opened in front of them, and shut behind. # hushed
{ foe_talks:
  F: Well. Two people, by the front. I haven't any chairs. I never needed the second one. # thrown
- else:
  N: {one_cap} looked at {a}'s hands, back and front, like a mother before supper. # dry
}
B: We've come to listen. You can go first. # brave

=== recover_go3_disguise ===
# step: go3
# skeleton: kept
# needs: foe_plural
# door: Go in as one of them
# style: clever
# recall: gone in dressed as one of them
# makes: way3=disguise
N: There is no dignified way to go in as one of them. {a} used {foe_sign != "":{foe_sign}|a borrowed hat}, and a good deal of paste. {b} did the walk. # dry
A: Bend your knees more. You're walking like somebody with rent to pay. # low
B: How's this? # bent
A: I'd lend you money. Now follow the last one in, and don't look at anybody. # approving
B: One of them's looking at me. # whispered
A: What's it doing?
B: It's moved over. It's made room for me. Nobody's made room for me like that in years. # whispered
A: Don't cry. They'll know. # whispered
B: I feel bad about this. # whispered
A: Feel bad in step. # whispered

=== recover_go3_back ===
# step: go3
# skeleton: kept
# door: Go in by the horrid way round the back
# style: bold
# recall: gone in by the horrid way round the back
# makes: way3=back
N: They went in by the horrid way, {way_there}. There was a corner, and it got worse. # grim
B: Something's dripping on me. # whispered
A: Good. If it's dripping, it's got somewhere to drip from. Keep going up. # whispered
B: I can't breathe out. There isn't room to have been in. # whispered
A: We'll take turns. You breathe on the odd numbers. One. # whispered
N: Then {b}'s head came out into the light. They were in {den}, behind everybody, an arm's length from {x}. # hushed

=== recover_inside_nest ===
# step: inside
# skeleton: kept
# needs: why=nest
N: It was warm in there. All round {x} somebody had built a bank, as high as a knee, out of everything soft that had ever gone missing from {place_of}. # soft
A: That's my scarf. I had a funeral for that scarf. # whispered
B: Leave it. {way == "ask" and trouble == "told":{g}'s asleep on it|It's holding up the corner}. # whispered
N: {x_cap} sat in the midst of it, and close up against {x} lay {young}. Every so often one of them bent down and turned {x_part} a little, away from the draught. # hushed
A: We only need to lift it out. It would take a second. # whispered
{ b_kind:
- "helper": B: And it would take a second to go cold. # whispered
- "planner": B: I've timed it. Somebody's looking every four seconds. They're better at this than we are. # whispered
- "wildcard": B: I've stolen all sorts of things. I've never stolen a bedroom. # whispered
- else: B: It just moved! Did you see? It put a foot out and had a look! # whispered
}
A: Don't let it see us. If it sees us first, we'll be its mother, and then where are we? # whispered

=== recover_inside_owed ===
# step: inside
# skeleton: kept
# needs: why=owed x=thing foe=talks
N: It was a workshop. There was a bench, and a stool worn into the shape of one person. On the bench stood {x}, in pieces and shining, every piece on its own square of cloth. # hushed
A: What have you done to {x_them}? # sharp
F: Cleaned {x_them}. In thirty years nobody's had {x_part} off. You could have grown beans in there. # mild
B: {x_plural:Do|Does} {x_they} still work? # anxious
F: Now, yes. When you had {x_them}, {x_they} merely hadn't stopped. # polishing
N: {one_cap} turned {x_part} to the light. # quiet
{ b_kind:
- "helper": B: You love it. # surprised
- "planner": B: You've labelled everything. In order. Oh, that's beautiful. # helpless
- "wildcard": B: I don't suppose you do hats. # trying to be cross
- else: B: How does that bit go in? No, I'm not being nice. How does it? # leaning in
}
F: {way3 == "talk":You came in by the front, and sat down.|{way3 == "back":You've crawled the whole way in, so you may as well see.|You've the hands for it, whoever you are.}} Nobody ever asked me that.

=== recover_inside_lonely ===
# step: inside
# skeleton: kept
# needs: why=lonely x=creature
# makes: seat=gloves
N: {foe_cap} had made a sort of room. Round it lay everything that had ever been dropped, or lost, or left, and all of it had been put facing inwards. # soft
A: {way3 == "talk":We've been let right in.|{way3 == "back":I've had my face in half of this.|We've been put down among it.}} There's a boot. There's my spoon. There's... how many gloves is that? # on a breath
B: Nine. All of them left. It's laid for guests, {a}. They're chairs. They're meant for chairs. # low
N: In the best place, on the largest glove, sat {x}, like somebody who has been told to make {x_them}self at home, and has. # warm
A: Come on. Come here. Home. # coaxing
B: I'm sure {x_they} heard you. I think that's manners. You don't walk out while somebody's talking. # slow
A: Manners? From {x}? Since when? # hurt
B: Perhaps nobody ever talked to {x_them} for so long. We only ever say, off, and mind, and who's been at the butter. # quiet

=== recover_truth_mute ===
# step: truth
# skeleton: kept
# b: payer
# needs: foe=mute
N: Then {one} saw them. {one_they} came and stood between them and {x}, and lowered {one_their} head. # still
A: We're not here to hurt anybody. {way == "chase":We've stopped running.|{way == "ask":{g} told us.|We've left {tool}.}} We need {x_them}. Without {x_them}, {stake}. # slow, loud
B: I don't think that got there. # low
A: You try, then. # low
{ must_who != "":
  B: Me? You know what I'm like. I'm not {must}. I've told everybody. # faint
  A: You don't have to be {must}. You only have to be next. # low
  N: {must_who} thought about that, and went forward on {must_their} knees. It turns out to be nearly all there is to being {must}. # soft
- else:
  N: {b} got down, until they were eye to eye. # soft
}
B: {why == "nest":You've got something small, that can't be left. So have we.|You'd miss {x_them}. I can see that. So do we.} # gentle
N: {one_cap} seemed to breathe out. Then {one_they} took one step to the side, and waited. # hushed
A: We can have {x_them}. But it won't be for nothing. {b}, what do you think it wants? # slow

=== recover_truth_owed ===
# step: truth
# skeleton: kept
# needs: foe=talks why=owed x=thing
F: Well? {way == "chase":You've left off running, then.|{way == "ask":You've been asking about me, I hear. At {g}'s.|You haven't brought {tool}, this time.}} Ask. # dry
A: Give {x} back. # plain
F: That isn't asking. # mild
B: Why did you take {x_them}? # quiet
F: Thank you. Because I made it. I made it in this room, when I was young, and someone put it into a van, and said it was only borrowed. I didn't mind that. What I minded was the plate. They screwed a plate on, with a name. It wasn't my name. # even
A: {stake_cap}, without it.
F: I dare say. Did they wonder who made it? In thirty years? Did one of them turn it over? # quiet
B: What would it cost us? To carry it out of here with you not minding. # careful
F: What have you got? # interested

=== recover_price_keep ===
# step: price
# skeleton: kept
# makes: price=keep
# title: What have you got?
N: They laid out what they had. There was string, and a bun, and half a pencil. And there was {p_keep}. # flat
P: Not that. # at once
Q: I didn't say anything.
P: You looked at it. You looked at it, and then you looked at {foe}.
Q: It's the right size. It's the only thing we've got that anybody's ever really minded about. I think they can tell. # gentle
P: {p_keepwhy} # low
Q: I know. # low
N: {p} held {p_keep} a moment longer, in both hands. There was no hurry. # soft
P: Somebody'd have to tell them. It doesn't like the damp. # very quiet

=== recover_price_secret ===
# step: price
# skeleton: kept
# needs: way3=talk foe=talks
# makes: price=secret
# title: One true thing
F: I don't want your money. I've money. I'll tell you what I haven't had. Nobody's told me a true thing in this room for as long as I've had it. One. From each of you, or from the one it's hardest for. # thoughtful
N: They looked at each other. {p} had gone a curious colour. # quiet
Q: I'll go. Mine's easy. I steal sugar. # quick
F: I said hard. # mild
P: {p_secret} # all in one breath
N: {q} turned round and looked at {p} as if {p_they} had taken off a hat that {q} had always thought was hair. # still
Q: You never told me that. # slow
P: You never charged for it.
F: Yes. That's about what it weighs. Half of it, at any rate. You'll have to say it again, out there, where it costs something. # gentle

=== recover_price_promise ===
# step: price
# skeleton: kept
# b: payer
# needs: way3=talk why=lonely foe=mute x=creature
# makes: price=promise
# title: A promise with nobody to hear it
N: {one_cap} did not want the bun. {one_cap} did not want the string. There was a look at {x}, and at them, and at the way out; and at {x}, and at them. # quiet
A: I think we're to bring {x_them} back. # slow
B: We've not even got {x_them} out yet. That's the whole point of us.
A: Not to stay. To visit. It's somebody to come that's wanted. # working it out
P: How often? # careful
N: {one_cap} looked at {p}. # still
P: Every week? {p_fearline} I'd have to do this every week? By myself? # faint
Q: You needn't be the one. # quick
P: Nobody's looking at you. # faint
N: There would be nobody to say that a promise like that had been broken. {p} knew it, and it seemed to make it heavier. # soft
