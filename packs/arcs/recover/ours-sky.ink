// ONE OF US, of the sun, the moon or the stars (shines): nobody can have those in their hand. {g} has let down a blind (motive=cord), and
// cannot get it up again; {x} {x_is} behind it.

=== recover_found_cord ===
# step: found
# skeleton: one_of_us
# needs: shines
# makes: motive=cord
# title: A Wooden Acorn
N: There was a cord. It came down by {hide}, out of the dark, with a wooden acorn on the end; and {g} stood there in {g_their} socks, with both hands about the acorn. # hushed
A: What's that? # low
G: I was sweeping. I thought, that's never been pulled; and I pulled it. And down came a blind, the whole way, right in front of {x}. # dull
B: There's a blind? To {x}? # faint
G: I only wanted one night's sleep. It comes in just where I lie. I was going to let it up at six. # low
A: And?
G: It's got to be let go of sharp, and I daren't. If it goes wrong it'll come off its stick, and then that's that. # to the acorn
B: You've come out here every night, to try? {way == "search":While we turned out {den}?|{way == "face":While we stood up and shouted about {foe}?|While we lay in wait for {foe}, with {tool}?}} # slow
G: I never said that it was {foe}. I said, might have been. Everyone was so quick to hand me the rest. # wretched
N: {a} laid a finger on the cord. One could feel it, the whole way down, very small: {x_sound}. # soft

=== recover_found_cord_lamp ===
# step: found
# skeleton: one_of_us
# needs: shines
# makes: motive=cord
# title: Where It Came Down
N: {g} took them round by {hide}, and held up the lamp; and there, as fine as a hair, a cord came down from nowhere, and was tied to a nail by a great many knots. # quiet
A: What's it do? # looking up
G: It's {x}. I mean, {x_theyre} behind it. There's a blind. You pull that, and it comes down in front. # low
B: Who'd put up a blind there? # looking up
G: Whoever it used to keep awake. I found it in the autumn. I never touched it. And then I'd had no sleep for a week, and I thought, just till morning. # lower
A: And in the morning it wouldn't go up.
G: It went a bit, and stuck. And I heard {h} calling out that it had been taken. And I thought, as soon as they've gone in. Nobody went in. # hollow
B: You told us that it was {foe}!
G: I said that I'd seen somebody. I had. {foe_cap} {foe_was} the only one who came by and looked at the cord. {foe_they_cap} might have told. # to the knots
N: It was quite quiet. Far up, behind something, there was {x_sound}. # soft

=== recover_go4_blind_night ===
# step: go4
# skeleton: one_of_us
# needs: motive=cord
# door: Let the blind up in the night, and name nobody
# style: kind
# recall: let the blind up in the night, and named nobody
# makes: end=quiet
N: They did it when everyone had gone to bed: three people, in their socks, on one cord. # hushed
G: You needn't. You could call them, and point. # whispered
A: There's been enough of that. How sharp is sharp? # whispered
B: My aunt had one. You pull it down a little first, as if you'd thought better of it. And then you open your hand. # whispered
G: It's the opening that I can't do. I get as far as that every night, and I shut them again. # looking at both hands
A: Then we'll do it with you. A finger each. # whispered
B: And what do we say in the morning? # whispered
A: That it's up. And whom it wasn't. After that they can whistle. # whispered
N: So they took hold of it, all three, a finger each, and counted under their breath. # soft

=== recover_go4_blind_foe ===
# step: go4
# skeleton: one_of_us
# needs: motive=cord
# door: Ask [foe] to let the blind up
# style: clever
# recall: asked [foe] to let the blind up
# makes: end=honour
N: They went to {foe}, and brought the end of the cord along, as far as it would come. # plain
G: I said that it was you. It was me. I thought you ought to know what I look like. # hoarse
{ foe_talks:
  F: And what's that you've got? # wary
  A: It's what lets it up. We'd like it to be you. With everybody there. # quick
  F: Why would I? I've been looked at enough.
- else:
  N: {one_cap} looked at the acorn, and at the three of them, and did not come any nearer. # soft
  A: It's what lets it up. It ought to be somebody with a steady hand; or whatever you've got. # quick
}
B: They've all been looking at {foe} for days. They might as well see something come of it. # low
G: And I can't. I open my hand, and it shuts. Please. # holding it out

=== recover_go4_blind_say ===
# step: go4
# skeleton: one_of_us
# needs: motive=cord
# door: Stand by [g] while it is said, and then pull
# style: honest
# recall: stood by [g] while it was said, and then pulled
# makes: end=tell
N: They would go out and say it; {g} in the middle, with the acorn, and one of them on either side, to be leaned on. # plain
G: What do I begin with? # faint
A: Begin with being tired. Everybody's been that. # low
G: They'll say, we've sat here in the dark for days, because you'd a bad night. # faint
B: They will. And then you'll still be standing there, and it'll have been said. # low
A: And I'll say my piece after. I swore it was {foe}. I was cheered for it. # low
G: You've only to say that once. # envious
A: Everyone will remember it a good deal oftener. Have you got the end? # taking an arm
N: {g} had the end. {g} had not had much else, of an evening, for some time. # soft

=== recover_act_blind_night ===
# step: act
# skeleton: one_of_us
# needs: motive=cord end=quiet
# title: Like a Kitchen Blind
N: They opened their hands. There was a whirr, a long way up, that went on for longer than one would have thought. # hushed
A: Is that it going, or it coming off? # whispered
B: Wait. # whispered
N: It came from the bottom: a line first, as under a door; and then, as when somebody has made up their mind that you ought to be awake, all of it. There {x_was} {x}. # still
G: {x_they_cap} {x_was} there the whole time. # not steady
A: We said that we'd {verb}. # low
B: And we {verb_did}. I can see your face. It's dreadful. # low
N: {h} put out a head, and saw it; and then, quite plainly, three people by {hide}, with their hands behind them. # dry
H: Who did that? # blinking
A: It wasn't {foe}. It never was. Past that we're not saying. # clear
H: I can see you! # indignant
B: Yes. You can, now. Go to bed. # kind

=== recover_act_blind_foe ===
# step: act
# skeleton: one_of_us
# needs: motive=cord end=honour
# title: Somebody with a Steady Hand
N: {crowd_cap} had come out, with lamps, to see {foe} own up to it. {foe_they_cap} stood by {hide}, with an acorn. # dry
H: So it was {foe}! # calling
A: No. It was one of us. You'll be told who at supper. This is the one who's putting it right. # calling
G: It was me! I'd sooner not wait for supper! # calling
H: I can't be cross with somebody who's holding a thing like that. What does it do? # bothered
B: Put out the lamps, and you'll see. # low
N: They put them out, one after another. It was as dark as the inside of a hat. Then {one}, who had never been asked to do anything for them, gave a small pull down, and let go. # hushed
S: whoosh
N: There was a whirr, far up; and there {x_was} {x}, from the one edge to the other. # still
A: We said that we'd {verb}. # under the breath
B: And we {verb_did}. Look at them. They've all got their mouths open, and they're all looking at {foe}. # low
H: Well. Thank you, I'm sure. # gruff, with a hat off

=== recover_act_blind_say ===
# step: act
# skeleton: one_of_us
# needs: motive=cord end=tell
# title: Begin with Being Tired
N: So they stood there, in the light of a great many lamps, and {g} looked at the end of a cord. # still
G: I was tired. # barely
H: Speak up!
G: I was tired, and I pulled down the blind. It's me that you're all sitting in the dark for. And I let you think that it was {foe}. # loud
N: One could hear that go round, and come back, and be understood. # flat
A: And I swore to it. I had it from nobody but {g}, and I swore, and you cheered. # level
B: We all cheered. You may boo now. We thought that we'd get it over with the light off. # level
H: You pulled it down? There's a thing that you pull? # after a moment
G: There's a cord.
H: Then pull it up! We'll be cross when we can see you! # shouting
N: It was let go of as it should be, sharp; and with a whirr, from the bottom to the top, there {x_was} {x}. Nobody was cross for some time. They were looking the other way. # still
A: We said that we'd {verb}. # low
B: And we {verb_did}. Stay where you are. They'll remember in a minute. # low

=== recover_back_cord ===
# step: back
# skeleton: one_of_us
# needs: motive=cord
# title: As Large As That
N: {crowd_cap} stayed out in it without their coats, until their supper was cold. There was {x_sound}. # hushed
H: {x_has_cap} {x_they} always been as large as that? # at last
A: I think so. One's generally in the middle of something else. # low
H: Well, all I know is that {stake_fixed}. # gruff

=== recover_change_cord ===
# step: change
# skeleton: one_of_us
# needs: motive=cord
# title: By Four Feet
N: Nobody took down the cord. It hangs where it hung, with a card on it, in four hands. # plain
A: "Only in case of toothache." "Or a new baby." "Ask first." And what's that? # reading
B: "Sorry about the dark." That's {g}'s. It was the first. # reading over
N: It was {h} who had asked where it came in. They had gone and looked; and then they had got hold of {g}'s bed, four of them, and moved it. # warm
A: How far?
B: By four feet. It had stood just there since {g} was born. Nobody had thought that it could go anywhere else. # dry
G: I slept till nine. I dreamt about soup. # in the doorway, creased
A: And tonight?
G: I thought that I'd stop up and look at it for a bit. I've never seen it when I wasn't lying down. # shy

=== recover_change_cord_turn ===
# step: change
# skeleton: one_of_us
# needs: motive=cord
# title: The Key of the Acorn
N: There was some talk of who ought to have the acorn. Everybody thought that it should be somebody who could be trusted, and who lived near; and then they all thought of the same person, and coughed. # dry
H: It can't be {g}. # first of all
A: Why not? Who else knows what it weighs? # reasonable
H: {g_cap} pulled it down!
B: And came out every night to get it up again. Would you have? You went home when it was only raining. # mild
N: So it was {g}. It hangs by {g_their} door; and people come by and say how they have slept. # warm
G: I had one last night who wanted it down for a wedding. I said, are you sure? Everybody'll want to see you. # busy
A: And what about you? Are you sleeping?
G: With a hat on. It was {foe} who thought of that. # content
