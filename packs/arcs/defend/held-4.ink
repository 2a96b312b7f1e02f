// HELD, episode 4: it is held. And the change, of both skeletons.

=== defend_go4_now ===
# step: go4
# skeleton: held
# a: payer
# door: Do it this very evening, alone
# style: bold
# recall: did it that very evening, alone
# title: At the Usual Time
# makes: end=now
A: It's to be now. I've got as far as yes, and I don't trust it to keep. # getting up
B: By ourselves? # getting up
A: If there's a crowd I'll look brave at them. It's got to be real. # level
N: They went out to {x}. There was nothing in front of {x_them} any longer, no wall, and no guard; it was as it used to be, before {foe} came. # quiet
B: {price == "guard":Where will you sit?|{price == "stay":You've unpacked. I saw the bag. It was hanging out to air.|You've got {a_keep} under your coat.}} # low
A: {price == "guard":Here, with my back to it. Give me something that crunches. I can't listen, if I'm crunching.|{price == "stay":It was getting creased. Have you got the mending? I want to look as if I'd come for the mending.|I'm warming it up. It oughtn't to go off cold.}} # gruff
B: {noise_cap}'s stopped. # low
A: Then somebody's coming. Talk to me about something. # low

=== defend_go4_crowd ===
# step: go4
# skeleton: held
# a: payer
# door: Ask [h] to bring everyone, with supper
# style: kind
# recall: asked [h] to bring everyone, with supper
# title: Supper in Front of [x]
# makes: end=crowd
N: {h} went from one to the next, and told them to bring what they were having. # warm
H: And nobody's to bring a stick. I know you. It's supper. # stern
B: What shall we say if they ask what's going to happen?
H: That there's pudding. Nobody ever asks what comes after that. # brisk
N: So they came, and sat down all about {x}, with their backs to where {foe} would be, which was hard; one could see it in the necks. # dry
A: They're all holding their forks like swords. # low
B: They'll settle. Have you told them what it costs you? # low
A: {price == "guard":I said that I was off duty. They laughed. Then they saw, and budged up.|{price == "stay":I told them that I'd be here at six. Every day. {h_cap} had to go and look at something.|I passed {a_keep} round, so that everybody'd have had it once. They wiped their hands first.}} # low
H: Eat up. It'll be here by the pudding. # over the heads

=== defend_go4_tool ===
# step: go4
# skeleton: held
# b: maker
# door: Turn [tool] round, to show the way past
# style: clever
# recall: turned [tool] round, to show the way past
# title: Round the Side
# makes: end=tool
N: {b} had got {tool} out again, and it was pointing the other way. # plain
A: What's it keeping out? # walking round it
B: Nothing. I'm through with out. If you say to anyone, not here, they'll ask you where, then. I never had an answer to that. So this is where, then. # with a mallet
A: It leads past.
B: It leads past, and downhill a bit, so that it's less trouble than coming through. It's got a handrail. I thought, if I'd come all the way from {den}, I'd be glad of a rail. # gruff
A: That's thoughtful. And what's this, at the end? # low
B: {price == "guard":A seat. It faces the wrong way, for guarding. I did that on purpose.|{price == "stay":A seat, with a roof. It's for every evening at six, so I made it deep.|That's a peg. It's for {p_keep}. It'll draw it on, and it's the last thing one comes to.}} # not looking up
A: So {foe} won't have to come through {x} at all. # slow
B: Nobody goes through a thing, if it's easier to go round. # hitting something

=== defend_act_now ===
# step: act
# skeleton: held
# needs: end=now
# a: payer
N: {foe_cap} came, as ever, straight for {x}. And there was nothing in the way, and nobody said keep off. # tense
B: Go on. Now. # hardly a sound
A: {price == "guard":I'm not standing. Look. I'm having my supper. It's a radish. I'm not looking at it. I'm laughing, ha, ha.|{price == "stay":Good evening. It's me again. I'm to be here at this time, from now on, so you'll know.|Here. It's this that you saw, you never wanted the rest. Take it. It's called {a_keep}, and it doesn't like the damp.}} # not steady
{ foe_talks:
  F: That's all? No shouting? Nobody's going to lean on me? # at a loss
  A: No. You may go by. People do. # level
  F: I'd worked myself up to it the whole way. # turning it over
- else:
  N: {foe_they_cap} came right up, so close that one could have reached out. {foe_they_cap} waited for a push, in order to push; there was none. {foe_they_cap} stood there, as you do on the top step when you had thought there was another. # hushed
}
N: Then {foe} went by. On the other side of them, not so much as jogged, there was {x_sound}. # quiet
B: We said that we'd {verb}! {verb_did_cap}! You did it sitting down!{must_who != "" && must != "": And {must_who} was {must}!|} # in a shout
A: {verb_did_cap}. Is it over? {till != "":Is it {till} yet?|Can I look round?} # eyes shut

=== defend_act_crowd ===
# step: act
# skeleton: held
# needs: end=crowd
# a: payer
N: It came with the pudding, as {h} had said. A coolness went along the backs; and not a person turned. # tense
H: Who's for seconds? # a little too loud
B: Here. And a spoon for {foe}, if {foe_they}{foe_plural:'re|'s} stopping. # louder
{ foe_talks:
  F: For me? # behind them
  B: There's a place, if you move that bag. Or it's straight on, past the end of the table. Nobody's stopping you. # over one shoulder
  F: I've never been told straight on. # slow
- else:
  N: {foe_they_cap} went along the row, back after back, and found not one that was set against it. # hushed
}
A: {price == "guard":I'm not getting up. Hold my sleeve, somebody. I'm off duty.|{price == "stay":Good evening! It's six. I'll be here tomorrow, too. You can go by that.|Pass this down to the end, would you? It's {a_keep}. It's for whoever's last. Don't bump it.}} # to the whole table
N: And what had come from {den} for {x} went on, along the table, round the end of it, and off, at the pace of somebody who has been given directions. # hushed
A: {verb_did_cap}. We said that we'd {verb}, and all of you did it, with your mouths full.{till != "": {till_cap} can come now.|}{must_who != "" && must != "": And {must_who} was {must}.|} # faint
N: From the middle of all those plates there was {x_sound}. # warm

=== defend_act_tool ===
# step: act
# skeleton: held
# needs: end=tool
# b: maker
N: They lay flat, off to one side, and watched {foe} come up to where {tool} began. # tense
A: {foe_they_cap}{foe_plural:'ve|'s} stopped. {foe_they_cap}{foe_plural:'re|'s} reading it. # whispered
B: Down the side. Go on. Mind the, there's a rail. # whispered, willing it
{ foe_talks:
  F: Is this for me? # calling
  B: If you like! It's easier! # calling
  F: Nobody ever made me a way. They've only ever made me a not. # laying a hand on the rail
- else:
  N: {foe_they_cap} leant on {tool}; and that gave, to one side, as it had been built to, like somebody who holds a door. # hushed
}
P: {price == "guard":I'm sitting. I'm in the seat. I can't see a thing from here but the view.|{price == "stay":Good evening! This way! I'll be here tomorrow, at six, to see you by!|I've hung it up. It's on the peg. I did it with my eyes open.}} # from the far end
N: So {foe} went down it, and past, and out. In all that time {foe_they} {foe_was} never nearer to {x} than the length of a table. # hushed
A: {verb_did_cap}! We said that we'd {verb}, and we did!{till != "": Let it be {till}!|}{must_who != "" && must != "": And {must_who} was {must}!|} # pounding {b_them}
B: {tool_cap} never had to hold anything. That's what I like. # hoarse

=== defend_settle_guard ===
# step: settle
# skeleton: held
# needs: price=guard
N: {p} had to be taught to sit. It had seemed a simple thing, from the outside. # dry
Q: You're crouching. Let go of the edge.
P: I'll slide off. # rigid
Q: People don't. Put your weight on it, and think of nothing.
P: I'm thinking, {x_plural:what if they're gone|what if {x_they} {x_many:are|is} gone}. Can I look? # eyes front
Q: No. # firm
N: Behind them came {x_sound}. {p} let out a breath, and went down by about an inch. # warm
P: And {x_they}{x_many:'re|'s} all right? With nobody there? # low
Q: Listen. {x_they_cap} {x_many:don't|doesn't} need a guard every minute. # gentle
P: I used to think that it was me. That all would go well just so long as I stood there. # slow
Q: You let go, and {stake_fixed}. And you've had nothing to do with it since Tuesday.
P: It's dreadful. What do you all do, all day? # honest
Q: This. Have a radish. # passing it

=== defend_settle_stay ===
# step: settle
# skeleton: held
# needs: price=stay
N: At six {p} said good evening; and the day after, at six, said it again. It became a thing that one set clocks by. # quiet
Q: How far did you get today?
P: I was at {h}'s and one bend. I ran the last part. # taking up the sock
N: {foe_cap} went by, outside, as one passes a lit door. There was {x_sound}. {stake_fixed_cap}. # soft
{ foe_talks:
  F: Good evening. It's turned cold, on the other side of {far}. They've got a sort of a market there. I thought of you. # pausing
  P: What sort of market? Sit down. Tell me all of it, and begin on the left. # at once
- else:
  Q: I've been past {far}. I went for you. I wrote it all down, from the left, and I brought you a bit of string that they use. # holding it out
  P: What do they have for supper there? No. Don't rush it. We've got all year. # low
}
N: On the wall behind the bench there was a map by now. {p} had drawn it. It was extremely accurate, for somebody who had never been beyond the bend. # warm
P: People tell you a lot, if you're always in. # gruff

=== defend_settle_keep ===
# step: settle
# skeleton: held
# needs: price=keep
N: {x_parts:Behind {x_part2}|By {x_home}} there was a small hollow, and now nothing was in it. {p} put a finger in, each time {p_they} went by, as one does where there was a tooth. # quiet
Q: You could put something else there. # low
P: No. It wants to be empty for a while. # low
{ foe_talks:
  F: It's quite well. I thought that you'd like to know. I've got it where it's dry. I sit and look at it, and I don't seem to need to go anywhere. # in passing, shy
  P: You've got to turn it round on Sundays. # stern
  F: I do. You wrote it on the bottom. # anxious to please
- else:
  Q: {foe_they_cap}{foe_plural:'ve|'s} not once come back. {foe_they_cap} went off home with it, and lay down. I went and looked. {foe_they_cap}{foe_plural:'re|'s} curled right round it. # low
  P: Is it dry there? # after a time
  Q: It's the only dry place for miles. I don't know how {foe_they} knew. # low
}
N: {x_sound_cap}. {stake_fixed_cap}; and to hear that, one would have said that nothing was missing. # warm
P: There's one thing missing. I know which. # low
Q: Would you give it again? # careful
P: Ask me on a Sunday. # gruff

=== defend_change_new ===
# step: change
# needs: no-closing
# w: Somebody who was passing
N: Not long after, somebody came that way who had never been there before, and stopped. # plain
W: What's this, then?
A: That's {x}. # shy
W: {x_plural:Are they|{x_many:Are|Is} {x_they}} famous? You all walk past as if you were carrying soup.
A: {x_they_cap}{x_many:'ve|'s} just always been here. # and then
B: No. That's what we used to say. There was a time when we nearly lost {x_them}. {way == "stand":We stood in front of it for a day and a night.|{way == "watch":{g} sat up with {x_them}, and blew for a moth.|We shut {x_them} up with {tool}, and couldn't get in ourselves.} We were no use at all.} # honest
W: Then how did you do it? How did you {verb}?
A: {end == "now":Somebody sat down there, one evening.|{end == "crowd":We had supper.|{end == "tool":It's to do with that seat there, and the rail.|We gave up a part of it, and kept the rest.}}} # low
N: The person who had been passing looked for a while, and asked if one might sit down. Nobody minded. It was what everybody did. # soft

=== defend_change_near ===
# step: change
# needs: no-x_parts no-closing
N: {a} still went by every evening, to see that all was well with {x}. It was some time before {a} noticed what was different. # soft
A: Nobody looked up. # low
B: Who didn't?
A: {x_cap}. I walked right past. {x_they_cap} {x_many:know|knows} my step. # slow
B: {way == "stand":You used to come and stand there all night, with your knees shaking.|{way == "watch":You used to come with a whistle.|You used to come with a hammer.}} I'd have looked up, too. # fair
G: They all go slow by there now, and they say good evening. Even {h} does, with a barrow. # coming up
A: So who's on guard? # after a moment
G: Nobody. # surprised
B: Everybody is, a little. You only have to look up, in passing, and see that {x_they}{x_many:'re|'s} there. # slow
N: {x_sound_cap}. They all three looked up, and went on. # warm

=== defend_change_paper ===
# step: change
# needs: x_parts no-closing
# a: careful
N: {h} thought that this time it had better be written down whose it was. So {a} sat with the big sheet, and the good pen, and got as far as "belongs to". # dry
A: To you? # pen up
H: Me? I only say goodbye to it. Put {g}.
B: {way == "watch":{g_cap} says they've been introduced, and that's all.|{g_cap} says to put {p}, after what {p_they} gave.} # leaning over
A: And {p} says not. {p_cap} says that when you've once let go you can't own what you let go of. # pen still up
N: There was {x_sound}. They looked across at {x}, and got no help there. # quiet
B: Who knows it best? Put that. There was a time when I couldn't have told you what {x_part} {x_part_was} like. {way == "stand":I know now. I stood there for a whole night.|{way == "tool":I found out, when I'd shut myself out.|I know now. I looked for a moth on every inch.}} # slow
A: "Belongs to whoever knows what {x_part} {x_part_is} like." It isn't law. # writing it
H: It's better than what we had. We'd nothing. # satisfied

=== defend_change_call ===
# step: change
# needs: no-closing
# tone: gentle
N: At bedtime, these days, somebody had to go out first and say good night to {x}. It was {g} who had begun it. # soft
G: Good night! # out into the dark
A: You needn't shout. # whispered
G: I know. It's so that I can hear it. # whispered
N: {x_sound_cap}. It was only what one heard at that hour. # soft
B: Do you remember {way == "stand":how your knee went|{way == "watch":the whistle|when you couldn't get {tool} out}}? # whispered
A: I do. I thought that if I looked away once, that'd be the end. I can do it for hours now. I've been asleep, with {x} out there, and nobody by. # whispered
B: Doesn't that frighten you? # whispered
A: A bit. And then I think of you, and who else would come. # nearly asleep
G: And good night to {foe}! # out into the dark, further
B: What did you say that for? # whispered
G: Well, it's the same dark. # whispered
