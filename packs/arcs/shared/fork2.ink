// The end of the second episode: the plan has gone wrong, and there are three ways to go on.

=== shared_fork2_letter ===
# step: fork2
N: They owed {h} an explanation, so they sat down on {ground} to write one. It began well.
A: "Dear {h}, there has been a delay. By the time that you get this..." By then, what? # writing
B: We'll be on our way to {d1}. Put that.
A: That'll frighten {h_them}.
B: Then put, we're about to {d2}. It looks better, in your writing. # helpful
A: It'd show where my hand shook.
B: Then we {d3}. Is there room for that?
A: If I write it up the side. # turning the paper
N: In the end they left a gap, about as long as a finger, and both signed underneath it. # dry
B: It's a good letter. You'd never know what's missing. # admiring
A: We'll have to hurry up and be it. # folding

=== shared_fork2_pockets ===
# step: fork2
N: They turned out their pockets, to see what there was left. It made a small heap, and the heap was mostly fluff. # flat
A: One pencil. No point to it. One button. It isn't mine.
B: Half a ticket. And a list of things not to forget. Oh. # stopping
A: We forgot the list. # gentle
B: So that's what we've got. Well, we could {d1}. People must have, with less fluff.
A: Or {d2}. You wouldn't need the pencil.
B: Or {d3}. # low
A: What would you want for that?
B: To have slept. Otherwise nothing.
{ a_kind:
- "planner": A: I'd have put that at the top of the list. # taking the list
- "explorer": A: We can sleep when we've run out of pockets. # sweeping it up
- "wildcard": A: I'd do any of them for the other half of that ticket. Where did it go? # intent
- else: A: You have the ticket. It's got a picture of somewhere on it. # handing it over
}
B: I'm keeping the button. Somewhere there's a coat that's wondering.

=== shared_fork2_back ===
# step: fork2
N: They sat back to back, since neither of them cared to be looked at.
A: I can feel you thinking. # tired
B: Those are my shoulders.
A: Say it over your shoulder. Then I needn't see your face when I say no.
B: We could {d1}.
A: {a_no}
B: I felt that all the way down. Or we could {d2}. # patient
A: I'm not saying no to that. I'm breathing.
B: Or we {d3}.
N: For a moment nothing happened, all along the spine. # dry
B: You've gone stiff.
A: I'd thought of that one, too. I was hoping that it was only me. # low
B: That's no reason to do it. That's only a reason to turn round. # turning

=== shared_fork2_swap ===
# step: fork2
# a: bold
# b: careful
N: For once it was {a} who sat still, and {b} who walked up and down.
A: Could we think about it first? # small
B: We did think. We thought about it beautifully, and look at us. I say that we {d1}. # walking
A: That's the sort of thing I'd say.
B: I know. Some of it's gone in. Or we {d2}. I'd do that, too. I'd do it this minute. # walking faster
A: Your boots aren't done up. # anxious
B: I'd do it flapping!
A: Couldn't we perhaps {d3}? With our boots done up?
B: That's what I'd have said yesterday. # stopping
A: Well, one of us has got to be you. You'd gone. # reproachful
B: I don't know how you stand it, being you. It's all draught. # sitting down

=== shared_fork2_bucket ===
# step: fork2
# w: The one with the bucket
N: Somebody came by with a bucket, and slowed down. # dry
W: Are you two all right?
A: Perfectly, thank you. We're deciding whether to {d1}. # polite
W: Oh, I shouldn't. Not in those clothes. # at once
B: Or whether we {d2}.
W: My cousin did that. She's very well. She doesn't come out much.
A: Or else we might {d3}. # losing hope
W: Now, I've nothing against that. I'd want a bigger bucket, that's all. # weighing it
B: What would you do, in our place?
W: Me? Go home. But then nobody's ever going to put up a statue of me. They might put up one of the bucket. # going on
A: That's the best advice we've had all day. # staring after
B: Which part of it was advice? # puzzled

=== shared_fork2_crust ===
# step: fork2
N: There was one piece of bread left. They made a rule that whoever held it had the say.
A: I say that we {d1}. # holding the bread
B: Pass it. I say that we {d2}. You took the soft side. # holding the bread
A: Give it here. I can't tell what's plan and what's crumb. # taking it
B: It's all plan. We could also {d3}, you know.
A: You can't say that. You haven't got the bread.
B: I was thinking it, and it fell out.
{ a_kind:
- "planner": A: Then I shall enter it under fallen. Three plans, two bites. It doesn't go in. # strict
- "explorer": A: Say it again. With the bread. It sounded further off than the others. # passing it
- "wildcard": A: I like it better for being against the rules. # chewing
- else: A: You have the rest. You look as if you'd thought on an empty stomach. # passing it
}
N: It came down to the crust, which nobody can talk through. # dry
B: That's the end of the discussion. # swallowing

=== shared_fork2_map ===
# step: fork2
N: {a} drew it with one finger on {ground}, as large as a tablecloth.
A: That's us. That's the way we went. And this blob's {foe}.
B: And what's that blob?
A: That's where I leaned.
B: I don't think that we should go near that. # uneasy
A: Now. This line's if we {d1}. # drawing
B: It goes through the blob.
A: And this one's if we {d2}. # drawing
B: Which goes round, very nicely, and then through the blob.
A: They've all got to go through the blob! # sharp
B: Then where's the line if we {d3}? # gentle
N: {a} drew that more slowly. It came out long, and went off the edge, and up {b}'s boot. # dry
B: I rather like that. I'm in it. # looking down

=== shared_fork2_hush ===
# step: fork2
# tone: eerie
N: It was some time before they noticed that {noise} had stopped, and longer before they noticed that they were whispering. # hushed
A: How long have we been here? # whispered
B: I counted. Then I counted again, and it came out shorter. # whispered
A: We could {d1}. # whispered
N: It was quiet enough to hear that nobody answered.
B: Why did you look round?
A: I thought that somebody spoke. Go on. You say one. # whispered
B: We could {d2}. # a little louder
A: No. Nothing. # listening
B: Or {d3}.
N: The quiet leaned in, with its head on one side, and gave no sign. # very soft
A: It's very fair. Whatever it is, it isn't taking sides. # whispered
B: Then it's got to be us that says. # whispered
A: I'd hoped there was somebody more senior. # whispered

=== shared_fork2_harps ===
# step: fork2
# tone: epic
A: When they sing of this, what will they say that we did? # looking far off
B: That depends upon what we do. # practical
A: They might sing that we rose up, and went forth to {d1}.
B: It's got a good beat. You could march to that.
A: Or they'll sing how the two of us chose to {d2}.
B: That rhymes with nothing. They'd have to hum it.
A: Then that we dared to {d3}. And the hall falls silent. # soft
B: Why does it?
A: They'd have to send out for another harp. # thoughtful
N: It was the hour at which heroes speak of their fathers. {b} mended a strap. # dry
B: I swore to see it through. I'm nearly sure I never swore to be sung. # tired
A: You'd be the low part. # generous

=== shared_fork2_heap ===
# step: fork2
# tone: comic
N: They were lying in a heap. They had made it themselves, from the top down. # dry
A: Whose foot's this?
B: Which?
A: The one in my ear.
B: What does it want?
A: It's pointing. I think it wants us to {d1}. # strained
B: That's your own foot, then. Mine would never. Mine's over here, and it would much rather {d2}. # muffled
A: Then whose is this knee? It's pressing me to {d3}. # strained
B: I don't know that knee. I'd be careful of it. # muffled
B: If you got up, we could count.
A: I can't. I'm what everything's on. # patient
N: So they lay there and thought, each with an elbow in the other's ideas.

=== shared_fork2_eyebrow ===
# step: fork2
# w: Somebody very old
N: Somebody very old had sat down beside them to eat some {food}, and was taking care not to listen.
A: We're only talking. We could {d1}. # to the air
W: Mm. # chewing
B: There was an eyebrow. I saw an eyebrow. # low
W: It's where I keep it. # chewing
A: Or we could {d2}. # to the air, watching
N: The {food} {food_was} looked at with great attention. # dry
B: What did it do?
A: A very careful nothing. Try the other.
B: Or else we {d3}. # to the air, watching
W: There's a bit in this. # eyes shut
A: That's not fair! You've shut them!
W: I don't hold with helping. Nobody told my face. # eyes shut
B: Would you tell us if it was going to be really bad? # after a moment
W: I'd stop chewing. # chewing

=== shared_fork2_guess ===
# step: fork2
N: It had gone wrong, and one of them would have to say what now. Each was hoping for the other. # dry
A: You say. I said the last one. # low
B: And look where we are. # low
A: That's why. # low
B: We could {d1}. {d1_style == "bold":It wants doing with the eyes shut.|{d1_style == "kind":It's gentle. I could do with something gentle.|{d1_style == "clever":It's clever, and we were clever last time, too.|{d1_style == "honest":I'd go red. But I'd go red anyhow.|It's the dry way round.}}}} # slow
A: Or {d2}. {d2_style == "bold":I'd only have to begin. After that it'd do itself.|{d2_style == "kind":Somebody might even thank us.|{d2_style == "clever":I can nearly see how it works. There's a corner that I can't see round.|{d2_style == "honest":It's only words. I don't know why they weigh so much.|Nobody was ever hurt by being slow. Hardly anybody.}}}} # slow
B: Or we {d3}. # trying it
A: You left that one for last, so that I'd pick it. # looking up
B: I left it for last because I'm afraid of it. # honest
A: That's not a no. # low
