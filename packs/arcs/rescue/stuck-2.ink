// STUCK, episode 2: everybody on one rope, the idea's own thing, or somebody who knows. Each makes it tighter by one. At night x says
// what it is like (and hides something), and h says what the thing is to h.

=== rescue_stuck2_rope ===
# step: go2
# skeleton: stuck
# needs: stuck=tight,shut
# door: Get everybody on to one rope
# style: bold
# recall: got everybody on to one rope
# makes: way=rope
N: The rope went all the way back to {hide}. There was somebody at every yard of it, spitting on both hands. # brisk
A: On three! Not on two! Whoever went on two the last time, you know who you are! # shouting
B: What's it tied to, at this end? # checking the knots
A: {stuck == "shut":The hinge. It's the only thing that sticks out.|{limb != "":All of {x_them} that isn't {den_inside}. There's plenty.|{x_part_cap}. It's the only thing that sticks out.}}
B: And at the other end?
A: A lady with a parcel. She says that she never lets go of anything.
H: If there's one scratch on it, I shall know who. # from behind {h_their} hands
A: One! Two! # shouting

=== rescue_stuck2_stack ===
# step: go2
# skeleton: stuck
# needs: stuck=high
# door: Build a tower of people
# style: bold
# recall: built a tower of people
# makes: way=rope
N: The broad ones stood at the bottom. On those they stood the middling ones; and on top of all they put {a}, who had said "why don't we" first. # brisk
B: Can you reach {x_them}? # from beneath
A: Not yet! Somebody's sneezing! I can feel it coming up! # from on top
B: Who's sneezing?
A: It's low down! It's getting bigger!
H: Mind {foe}! It isn't there to be climbed by everybody! # wringing a cloth
B: Put out your hand, and look kind! # calling up
A: I can look kind, or I can hold on! # calling down

=== rescue_stuck2_tool ===
# step: go2
# skeleton: stuck
# b: maker
# door: Try what [tool] can do
# style: clever
# recall: tried it with [tool]
# makes: way=tool
N: {b} came round the corner, sideways, with {tool}. There was an interested silence. # dry
A: What's that for? # careful
B: I thought of it at breakfast. Everybody pulls at {x}. Nobody has ever offered {x_them} anything. # setting it down
A: You want to offer {x_them} {tool}?
B: Or {foe}. I'm not sure yet. One of them's bound to be interested. # rolling both sleeves
H: Is it clean? # anxious
B: Till it's been used.
A: Do we push it in, or hold it out, or stand behind it? # taking an end
B: Yes. # firm

=== rescue_stuck2_tool_drawn ===
# step: go2
# skeleton: stuck
# b: maker
# door: Think of a use for [tool]
# style: clever
# recall: thought of a use for [tool]
# makes: way=tool
N: {b} had drawn it, on the back of a bill. There was an arrow that said {x}, an arrow that said {foe}, and a third that went round and said Help. # dry
A: Where's {tool}? # turning it about
B: There. With the spikes.
A: It hasn't got spikes.
B: That's to show that it's working. It goes there, you see, and gives; and then the other end has to give as well, out of politeness. # pointing
A: And that little person, lying down?
B: Somebody has to lie down. I made it you because you've got the hat.
H: Will it leave a ring? # craning to see
B: Only where it's been. # folding the bill

=== rescue_stuck2_expert ===
# step: go2
# skeleton: stuck
# w: The expert
# door: Send for somebody who knows
# style: careful
# recall: sent for somebody who knows
# makes: way=expert
N: The one who knew came in the afternoon, with a long case, and opened it. There was a smaller case in it, and in that a sandwich. # dry
W: Who's been at this? # eating
A: Nobody. Well, everybody. # honest
W: I thought so. You've got it all the wrong way. It's done by turning. They always turn, at the last. # brushing off crumbs
B: Which turns? {x_cap}, or {foe}?
W: I'll know when I've turned it. Stand back. I've done forty of these. # cracking each finger
A: And they all came {come}?
W: They've none of them complained. # taking hold

=== rescue_stuck2_expert_key ===
# step: go2
# skeleton: stuck
# w: The expert
# door: Fetch the person with the keys
# style: careful
# recall: fetched the person with the keys
# makes: way=expert
N: There was one person who had the key to everything. It took a while to find out who, and longer to find out where. # plain
W: It'll be one of these. # holding up a large ring
A: How many are there?
W: Two hundred and six. That one's a bread knife. # trying the first
B: Does {foe} have a lock? # low
A: I never saw one. {h}? # low
H: It's got a little hole round at the back. I wipe round it. I always took it for a mistake. # low
W: It's a lock if the key goes in. Here's one that goes. Now it's done by turning. Forty of these I've done. # pleased
B: And they all came {come}?
W: They all turned. # turning it

=== rescue_notch_rope ===
# step: notch
# skeleton: stuck
# needs: way=rope stuck=tight,shut
# title: On Three
N: They pulled on three. There was a noise like a very old door being told a joke. # quick
S: creak
A: Something's given! Keep on! # straining
B: Stop! Stop! It's us! # shouting
N: The far end had tied itself to {foe} as well, so as to be sure. They had been pulling it from both sides, as hard as they could, for about a minute; and it had closed up. # flat
{ x_talks:
  X: {x_plural:We'd|I'd} like to speak to whoever's in charge. # muffled
  A: Nobody is.
  X: No. It felt like that. # muffled
- else:
  N: There was {x_sound2}. It came from deeper than before. # quiet
}
B: {x_they_cap} {x_was} {notch} before, and now it's one more on top. Say that it isn't so. # measuring
A: We've helped twice now, and it's twice as bad. # looking along it
N: {crowd_cap} began to remember that they had left something on the stove. # dry

=== rescue_notch_tower ===
# step: notch
# skeleton: stuck
# needs: way=rope stuck=high
# title: The Sneeze
N: The sneeze came out at the second row. From there it went both ways. # quick
S: crash
A: Is anybody underneath me? # muffled
B: Nearly everybody. # muffled
A: I had a finger on {x_them}! I was as near as that! # muffled
N: When they had been sorted out, and each had been given a hat, they looked up. {hidden == "the knot":The sneeze had got beneath {x}, and blown; and there {x_they} hung, {notch} than before.|{x_cap} had watched it all, and had drawn {x_their} own conclusion; and was {notch} than before.} # dry
{ x_talks:
  X: Is that what you want me to come down to? # from above
  B: We'd be standing up by then! # calling
  X: You were standing up the last time. # fair
- else:
  B: You can't blame {x_them}. I wouldn't come down to that, either. # fair
}
A: That's two steps, then, since we began to help. # rubbing an elbow

=== rescue_notch_tool ===
# step: notch
# skeleton: stuck
# needs: way=tool
# b: maker
# title: It Worked
N: Nobody could say afterwards that it had not worked. {tool_cap} had never worked so hard. # dry
A: Take {tool_them} out! # wrestling with it
B: I can't! {tool_theyve_cap} got in between! {tool_theyre_cap} holding on to both of them! # wrestling with it
S: crash
N: Then {tool} came away, all at once, with {b} behind it; and on the other side of the bang things were very quiet. # quick
{ x_talks:
  X: Was that supposed to make more room? # after a moment
  B: Yes. # small
  X: Because it's made less. # fair
- else:
  N: There was {x_sound}. It sounded surprised. # dry
}
A: {x_theyre_cap} {notch}. I've measured it twice, and I held my breath, to be kind. # low
B: There's nothing the matter with {tool}. It did just what I wanted. It's the wanting that was wrong. # looking at a bent corner
A: I know. I think it's that we never ask what the matter is. We just bring things.

=== rescue_notch_expert ===
# step: notch
# skeleton: stuck
# needs: way=expert
# w: The expert
# title: Forty of These
S: lock
N: Something turned. There was a click, and then, further in, a second click, which nobody had asked for. # brisk
W: There. # stepping back
A: {x_theyre_cap} still there.
W: You can't see it from where you stand. It's freed itself up all round the back. # wiping both hands
{ x_talks:
  X: Something's come down on my side. {limb != "":It pinches.|I've got less room for my elbows.} # worried
  W: That's you getting used to it. # packing up
- else:
  N: From {x} there was {x_sound}, and it was shorter than usual. # flat
  W: That's happiness. # packing up
}
B: It's gone the wrong way! Look! {x_theyre_cap} {notch}! # down on one knee
W: Ah. Then it's one of the other sort. I've had two of those. # not stopping
A: What happened to them? # following
W: They built round it. Very nice it looks, with flowers. # from a good way off

=== rescue_voice_talks ===
# step: voice
# skeleton: stuck
# needs: x_talks no-x_plural no-limb
# title: Both Hands
N: {supper_cap} there was nobody left {front}, and the two of them took it in turns to sit with {x}. {a} held the spoon. # quiet
A: Open. That was nearly your ear. Sorry. # reaching
X: It's funny. They all shout, all the time, and now that they've gone I can hear {foe}. There's a sort of a tick in it. I've got quite fond of it. # chewing
B: You could use your hands, and we'd just pass it to you. You've got them both free, haven't you? # mild
X: One. # after a pause
B: What's the other one doing?
X: It's busy. # looking elsewhere
A: Busy with what? # spoon in the air
X: What's for pudding? # quick
N: They looked at each other over the spoon. {x_cap} hummed something, and it had no tune. # dry
B: What did you go {went} there for, in the first place?
X: If I say, somebody's going to be cross. And it isn't me that I'm thinking of. # low

=== rescue_voice_creature ===
# step: voice
# skeleton: stuck
# needs: x=creature,group,person
# title: On the Quiet
N: {supper_cap} the people had all gone off, and it was {a}'s turn to sit by {x}. {b} came with a blanket, and stayed. # quiet
A: Listen. # whispered
B: I can't hear anything.
A: No. That's it. The whole time there's been {x_sound}, till my ears rang. And the minute that they all went, it stopped. # whispered
B: Perhaps {x_theyre} asleep.
A: {x_theyre_cap} chewing. # whispered
N: They both leaned in. It was a small, private, well-contented noise. # hushed
B: There's nothing to chew {den_inside}. It's all {foe}. # whispered
A: Then somebody's been feeding {x_them}, and it wasn't me. # whispered
B: Say something to {x_them}. # whispered
A: Hello? # soft
N: The noise broke off, like somebody caught on a stair. Then there was {x_sound}, just as before, as though nobody had ever chewed anything. # dry

=== rescue_voice_thing ===
# step: voice
# skeleton: stuck
# needs: x=thing,idea,event,place
# title: A Bow
N: {supper_cap} they had {foe} to themselves, and {q} had brought a lamp, to see round the back. {p} had brought a reason to go home, and nobody took it up. # quiet
Q: It's the oddest thing. If it had only fallen {went} there, it would fall out again. # lifting the lamp
P: You can't tell, with falling. # quick
Q: It's as if it had been put. There's something tied round, at the back. Hold the lamp. # stretching
P: It's too dark to see. You'll strain yourself. # holding it low
Q: Higher. It's a kind of a bow. With the ends tucked in. # peering
P: Lots of people tuck in the ends. # faint
Q: Do they? I only know one. # thinking
N: The lamp went out. {p} was very sorry, and said so several times. # dry

=== rescue_voice_notch ===
# step: voice
# skeleton: stuck
# needs: x_talks no-x_plural x=person,creature,thing
# title: Visiting Hours
N: There had been visitors the whole time. {x_cap} had got quite used to it, and had things for them to see to. # dry
X: I'm to thank eleven people for soup. I can't turn round, so would you find out who they were? # busy
A: You sound as if you'd moved in. # sitting down
X: One makes the best of it. They ask me things. Nobody asked me a thing before, they just stepped over me. # frank
B: But you do want to come {come}? # slow
X: Of course I want to. Only not with nothing. # before it could be stopped
A: With nothing of what?
X: Did I say that? I'm tired. I don't know what I'm saying. # quick
N: {b} waited, as one waits by a mousehole. But {x} had shut {x_their} eyes, and gave a snore that would not have deceived a baby. # dry

=== rescue_owner_years ===
# step: owner
# skeleton: stuck
# title: That Looks Nice
N: {h} came by when all the others had gone, with the soft cloth; went round {foe} once, by the left; and sat down on the step. # quiet
H: I know what they say. They say, {h} minds more about {foe} than about {x}. # low
Q: Nobody says so. # not looking
H: I'd say it. I had nothing to do in the evenings, when I came here. I didn't know anyone. So I gave it a wipe. And somebody said, that looks nice. # slow
Q: And then?
H: That's all. I've done it every evening since. I've been hoping that they'd say it again. # folding the cloth
N: They looked at {foe}. It all looked very nice. It was a queer thing not to have noticed. # soft
Q: It does look nice, {h}. # gruff
H: It did, before it was spoilt. I've never once spoken to {g} from that day to this. # stiff
Q: You're quite sure that it was {g}?
H: {p} saw it. Didn't you, {p}? # simple
P: You ought to go and have a rest, {h}. # to the ground

=== rescue_owner_seats ===
# step: owner
# skeleton: stuck
# makes: seats=yes
# title: Front Row
N: When they came back there was a rope round it, and a board that said Front Row, and a price. {g} was not let in. {h} stood at the rope, with a tin for the money, and looked wretched. # dry
Q: {h}! You're selling seats? # shocked
H: It's so that they'll keep off. It's the only thing that works. If they've paid, they sit still. # wretched
P: And what's the money for?
H: For polish. After. If there's anything left. # lower
Q: Nobody's going to break {foe}, {h}.
H: They'll have to. I've seen them look at it. I'd be the same, if it was me {den_in}. I'd say, have the thing in bits, what are you waiting for? And they'd say, it's {h}'s, it's all that {h_theyve} got. # quiet
N: Nobody had thought of that. It was plain that {h} had thought of nothing else. # still
H: And all because {g} {spoilt}. {p} saw it done. # wiping one eye on the cloth
Q: Did you? You never told me that. # turning round
P: It's a long time ago. # busy with a bootlace

=== rescue_voice_gap ===
# step: voice
# skeleton: stuck
# needs: x_talks no-x_plural x=person,creature,thing
# title: Somebody One Knows
N: {supper_cap} all the advice had gone off to eat. {a} sat down by {x}; and for a time nobody knew how it is done. # quiet
X: You needn't stay. # after a while
A: I know. # not getting up
X: What do they say about me, over there?
B: They say that you must have done it for a bet. # honest
X: It wasn't a bet! I'd got a perfectly good reason! # hot
A: What was it?
X: I'm not going to say. It's not mine to say. # shutting {x_their} mouth
A: Whose is it? # mild
X: I told you. I'm not saying. If I let go, you'd all see it, and then there'd be trouble. # before it could be stopped
B: Let go of what? # slow
N: {x_cap} looked the other way, which was not easy. {x_they_cap} went red as far as one could see, and very likely further. # dry

=== rescue_owner_bun ===
# step: owner
# skeleton: stuck
# title: Two Buns
N: {h} had brought two buns in a bag, and gave one to {q} and one to {p}, and had none. # quiet
Q: Aren't you having one, {h}?
H: I can't eat. I keep on seeing how it'll be. They'll want to break it. And I'll have to say, go on, then. # low
Q: Would you say that?
H: It's {x}. Of course I'd say it. I only want somebody to be sorry, afterwards, who isn't me. Nobody looks at {foe}. They look at what's in it, or what's on it, or what time it is. # low
Q: I'll be sorry. # gruff
H: Would you? # at once
N: {p} had stopped chewing. Over by {hide} sat {g}, with no bun, and with both hands on a small bag. # still
Q: What about {g}? It's a long time to be out there.
H: {g} {spoilt}. {p} was there, and saw. {p_theyve_cap} never liked to speak of it. # warm
P: No. # with difficulty
