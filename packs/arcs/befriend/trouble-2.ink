// TROUBLE, episode 2: it is theirs, it is lovely, and it is hard to have.

=== befriend_go2_hide ===
# step: go2
# skeleton: trouble
# a: bold
# b: careful
# door: Keep [x] at home, and tell nobody
# style: bold
# recall: kept [x] at home, and told nobody
# title: Nobody Here but Us
# makes: way=hide
N: They kept {x_them} at home. There was a place behind {hide} that was just the size, if nobody needed to bend. # brisk
A: Now. You live here, and you're a secret. That means that you make no noise. # kind, clear
N: {x_sound_cap}. # dry
A: Less than that.
{ x_talks:
  X: Is this less? # very loud
  B: It's warmer. # wincing
- else:
  N: {x_sound2_cap}. It was worse. # dry
}
B: What do we say if anyone hears?
A: That it was you. You've got a delicate stomach.
B: Why have I got it? # hurt
A: Because you look as if you had. I'm only using what there is. # soothing
N: {h} came by before supper, and sat down with {h_their} back against {hide}, and told them for an hour how quiet it was. {x_sound_cap}, from behind. # flat
B: I beg your pardon. # in agony
H: You want to see somebody about that. # moving up

=== befriend_go2_turns ===
# step: go2
# skeleton: trouble
# door: Share [x], day and night, with [g]
# style: kind
# recall: shared [x], day and night, with [g]
# title: Whose Turn It Was
# makes: way=turns
N: There were three of them in it, and a list. It was a good list, with lines across, and {g} had ruled the lines. # plain
G: I'm mornings. You're evenings. {b} has nights, since {b_they} asked. # pen in hand
B: I didn't ask. I yawned. # quick
G: It's in ink.
A: And what do we each have to do, in our turn? # peering
G: Be there. That's all. Whoever's on is on. # firm
B: What {x_plural:do|does} {x_they} eat?
G: I've left a space. # showing
N: By the second day the space was full, and went up the side, and over. It said, {food}. It said, the list. # dry
A: {x_they_cap} ate the list? # faint
G: Only the nights. # fair
B: Then whose night is it? # hopeful
N: There was {x_sound}. {x_cap} had settled that already; {x_they} had sat down upon {b}. # dry
A: {x_they_cap}{x_plural:'re|'s} very fond of you. # moved
B: I can't feel my legs. # resigned

=== befriend_go2_house ===
# step: go2
# skeleton: trouble
# b: maker
# door: Make [x] a home out of [tool]
# style: clever
# recall: made [x] a home out of [tool]
# title: A House with One Mistake
# makes: way=tool
N: {b} made {x_them} a home out of {tool}. It had a front, and a back, and a place for {x_part} to stick out. # proud
A: How do you know what size? # holding something
B: I measured. I went once round with a string, and {x_they} thought {x_they} {x_was} being given the string. So it's once round, and allow for string. # mouth full
A: What's this part?
B: That's for being alone in. I'd want one. I'd want that part first. # hammering
N: It was finished by evening. They stood aside, and {x} looked it over from end to end, and {x_was} clearly delighted; and went and fetched {a}'s blanket, and {b}'s pillow, and {a}. # dry
A: I don't think {x_they}{x_plural:'ve|'s} understood about being alone. # from inside
B: It's made for one! I allowed for string, I didn't allow for you! # alarmed
{ x_talks:
  X: There's room for you, too, if you breathe in! # calling
- else:
  N: {x_sound_cap}, out of the part that was for being alone in. It did not mean, go away. # warm
}
B: It'll never hold. # getting in

=== befriend_lovely_night ===
# step: lovely
# skeleton: trouble
# makes: joy=night
N: And here was a thing that they had not been told. {a} had bad dreams; {a_they} had them on most nights, and had never brought it up. # quiet
A: Were you up in the night? # careful
B: I was under {x}. I wasn't up anywhere. Why?
A: Because I was down that passage again, the one that goes on, and I heard {x_sound}, in the dream. And {x_they} came along after me, and went in front, and looked round every corner before I got there. # low
B: And what was there?
A: {way == "hide":Nothing. You needn't hide from anything, with {x_them} in front.|{way == "turns":Nothing. And it was my turn to be on, too.|Nothing. I looked round for {tool}, to get behind, and I didn't need it.}} {x_they_cap}'d seen to it. There was just a lot of passage, with a smell of supper. # wondering
B: You never said that you'd a passage. # slow
A: Haven't you got one?
{ b_kind:
- "planner": B: Mine's stairs. I know how many. I've never told anyone how many. # low
- "explorer": B: Mine's standing still. I'll lend {x_them} that one tonight. # low
- "wildcard": B: Mine's a jelly. Don't laugh. # low
- else: B: I've got everyone calling, and only two hands. # low
}
N: They both turned to look at {x}. {x_they_cap} had one end of {b}'s pillow, and taught it a lesson. # warm

=== befriend_lovely_laugh ===
# step: lovely
# skeleton: trouble
# needs: no-x_size=huge
# makes: joy=laugh
# a: careful
# b: bold
N: {b} came back, and heard something so strange that {b_they} stood outside to listen. It was {a}, laughing: not in the polite way, but the other, with squeaks. # warm
B: What {x_is} {x_they} doing? # coming in
A: Nothing! It's just, look, no, look at {x_part}! {x_they_cap} {x_plural:think|thinks} that if {x_they} can't see me... # helpless
B: {x_they_cap}{x_plural:'re|'s} standing in the middle of the room with a towel on. # puzzled
A: {x_they_cap}{x_plural:'re|'s} hiding! {x_they_cap}{x_plural:'ve|'s} been hiding for an hour! I've had to say, where can {x_they} be, forty times! # wiping {a_their} eyes
N: From under the towel there was {x_sound}, in pure joy. # warm
B: {way == "hide":We've told everyone that there's nobody in here.|{way == "turns":It isn't even your turn.|You're meant to be mending {tool}.}} I've known you for years. I've told you my best ones, with voices. I never got a squeak. # not offended, slightly
A: I'm not a person who laughs. I've always had to be the other one, so that somebody was. # getting breath
B: You've got a squeak like a gate. # fond
A: Have I? Is it all right?
B: Where can {x_they} be? # loudly, to the towel

=== befriend_lovely_gate ===
# step: lovely
# skeleton: trouble
# needs: no-x_size=huge
# makes: joy=laugh
# a: careful
# b: bold
# title: A Gate Somewhere
N: {b} had been round everything twice with the oil, and it still went on. # dry
B: There's a gate somewhere that wants oiling. It's been going for ten minutes. # cross
A: That... that isn't... # helpless
B: Are you ill? # stopping
A: It's {x_them}! {x_they_cap}{x_plural:'ve|'s} got my other sock! {x_they_cap} {x_plural:put|puts} it on {x_part}, and {x_plural:look|looks} to see if I've noticed. I've got to not notice! # wiping both eyes
N: There was {x_sound}. The sock went by, at some speed. # warm
B: {way == "hide":There's meant to be nobody in here. They'll hear that there's a gate.|{way == "turns":It isn't even your turn.|You were going to get on with {tool}.}} # trying to be stern
A: I can't stop. I've never done it before. I don't know how one gets out again. # gasping
B: I've told you jokes for years. Was that never once it? # slow
A: I used to breathe out. I thought that it was what one did. # honest
B: And I'd have oiled it. # putting down the can
A: Has anybody seen my sock? # loudly, to nobody

=== befriend_lovely_comic ===
# step: lovely
# skeleton: trouble
# makes: joy=fetch
# tone: comic
N: {x_they_cap} could carry things. {x_they_cap} could carry, as it turned out, all things, together, to a person who had asked for one of them. # dry
A: I only asked {x_them} for my hat. # buried
B: Is the hat there? # digging
A: It's on. {x_they_cap} put that on me first. Then {x_they} went for everything that {x_they} thought might go with it.
N: There was {x_sound}. {x_cap} came in with {door}. # flat
B: That's attached. That was attached. Thank you. {way == "hide":And people will ask where it went.|{way == "turns":And it's got the list on it.|And that's half of {tool}.}} No more, now. # quick
{ x_talks:
  X: You're pleased? # anxious
  A: I've never been so fetched for in my life. # honest
  X: I can do it again! There's lots left! # going
- else:
  N: {x_they_cap} looked from the one to the other, and waited, with {x_part} quivering, to hear if {x_they} had done right. # warm
  A: It's perfect. It's just what I'd have worn. # quickly
}
B: You could be angry. You've got a leg through that. # low
A: I know. It's only that nobody's ever been this pleased that I was cold. # low

=== befriend_lovely_gentle ===
# step: lovely
# skeleton: trouble
# makes: joy=jug
# tone: gentle
N: When it was dark, and everything had been said twice, {x} went round. It was {x_their} own idea. {x_they_cap} went to each thing in the place, and gave it a look, and came on. # soft
A: What {x_is} {x_they} doing? # whispered
B: Saying good night, I think. {x_they_cap}{x_plural:'ve|'s} done the shoes. {x_they_cap}{x_plural:'re|'s} doing the jug. # whispered
A: {x_they_cap}{x_plural:'ve|'s} never done the jug before. # whispered
B: It's a new jug. It wouldn't know anyone. # whispered
N: {x_they_cap} did {hide}, and {edge}, and {door}; {x_they} said good night to {noise}, with {x_sound}, and waited until that had answered. # soft
A: You'd think that {x_they}'d get tired of it. # whispered
B: Ssh. It's us next. # whispered
N: {x_they_cap} stood by {a} for a while; then by {b}; for the same time exactly. # hushed
A: I don't know how I used to go to sleep. # in the smallest voice
B: You asked me for water. Nine times. {way == "hide":We'd have been heard.|{way == "turns":On my nights, too.|There's no room for water, in here.}} # almost gone

=== befriend_mess_hide ===
# step: mess
# skeleton: trouble
# needs: way=hide
# a: careful
N: A secret takes up more room than you would think. By the third day they had told fourteen lies for {x_them}, and {a} was keeping them on a card. # dry
A: You've got a delicate stomach. I've got a cousin who hums. The hole's from the cousin. # reading
B: Which hole? # alarmed
A: This morning's. And we can't go to {g}'s on Thursday. I had to say that we didn't like {g} any more. # low
B: You said what?
A: {g_they_cap} was going to come here instead! I couldn't think. {g_they_cap} said, oh, and picked up {g_their} hat, and said that was quite all right. # wretched
N: There was {x_sound}, right in the midst of it, from something that had found the second-best blanket, and the reason why it was kept high up. # flat
B: That's not a friend, that's a flood. # tired
A: It's not {x_their} fault. We never told {x_them} what it costs. # stiff
B: You've gone grey under the eyes. When did we last eat something that {x_they} hadn't sat on? # low

=== befriend_mess_turns ===
# step: mess
# skeleton: trouble
# needs: way=turns
N: The first to crack was {g}. {g_they_cap} came at {t_noon} with the list in one hand, and the other hand bandaged. # flat
A: {x_they_cap} bit you? # horrified
G: {x_they_cap} held my hand. {x_they_cap} held it all morning, at {x_their} own speed. {x_they_cap} wanted to see a thing that was up, and then a thing that was down. # hoarse
B: You could have let go.
G: {x_they_cap} {x_plural:cry|cries}. # simple
N: They sat in a row. {x_cap} went to and fro in front of them, with everything that {g} owned. # dry
G: I've done nothing since that list went up. I've not swept. I had a friend who used to come, and {x_they} {x_was} so glad to see her that she's gone to her sister's. # low
A: I've fallen asleep in company. In the middle of my own name. # low
B: I shouted at {x_them}. It was last night, at the worst bit. {x_they_cap} thought that was singing, and joined in. # very low
G: I'm not asking to be let off. I just want somebody to say that it's a lot. # pleading
A: It's a lot. # at once
G: Thank you. # and shut {g_their} eyes

=== befriend_mess_tool ===
# step: mess
# skeleton: trouble
# needs: way=tool
# b: maker
N: It was the part for being alone in that went first. There had been four in there by then, as {g} had looked in to see what the noise was. # dry
B: That's the wall. It's only the one wall. I can put that back. # calm
A: And this? # holding it
B: That's what the wall was holding up. # calm
N: There was {x_sound}, of surprise; and {tool} came down round them all, slowly, piece by piece, in the order in which it had been put up. # flat
B: I borrowed half of that. The long bits are {h}'s. {h_they_cap} doesn't know. I was going to say when it was finished and looked nice. # less calm
A: How many of them are still long? # low
B: None. # low
{ x_talks:
  X: Did you make it so that it would do that? It was wonderful. Can it go up again? # radiant
- else:
  N: {x_cap} brought {b} the bits, one at a time, with shining eyes. {x_they_cap} had taken it for the best part. # dry
}
B: I've never made a thing that anyone liked so much. And it's cost me everything that I own, and {h}'s. # slow
A: You could tell {x_them} no. # gentle
B: You tell {x_them}. Look at {x_them}. # helpless

=== befriend_found_talks ===
# step: found
# skeleton: trouble
# needs: foe=talks
N: {foe_cap} had not come to be asked in. # flat
F: I'll say this from here, where there's something to hold on to. # grim
A: Is it about the noise? # bright
F: It's about all of it. Something's been at my roof, and in my pots. Somebody looked in on me while I was having my wash, and was pleased. And I've been along everyone, and everyone's short of something. # counting
B: It might have been anyone. # weak
N: {x_cap} chose that moment to come out, with {x_part} first. {x_they} had heard a new voice, and {x_was} wearing, for the occasion, something that belonged to {one}. # dry
F: That's mine! That was my mother's! # shaking
A: {x_they_cap} only borrowed what {x_they} admired. # hurried
F: How long have you had that in here? Among people? {way == "hide":You stood in front of it, and talked of the damp!|{way == "turns":You've got it up on a list! With columns!|You built it a place! Out of {tool}, and half of what I'm missing!}} # louder
B: We were going to tell you. # low
F: You were going to get away with it. Now we'll see what {crowd} will say. All of us, tomorrow. # going

=== befriend_found_mute ===
# step: found
# skeleton: trouble
# needs: foe=mute
N: What {x} loved best in the whole world, they found out that evening, was {foe}. # flat
A: Not over there. Not that one. Leave it be! # calling
B: {x_they_cap} {x_plural:want|wants} to play. {x_they_cap}{x_plural:'re|'s} going to show it the pillow! # running
N: {x_they_cap} did; and {foe}, not having been brought up to pillows, came straight through {spot} and out at the far end, and took with {foe_them} what was in the way. It was mostly supper, and it was everybody's. # dry
S: crash
N: And when at last it was still, there stood {crowd}, all along {edge}, with food on them. In the midst sat {x}, as happy as anyone has ever been. # flat
H: Is that yours? # very quiet
A: What makes you think so? # very small
H: {way == "hide":It came out from behind your door. I'd wondered about that door.|{way == "turns":There's a list, and it's your night.|It's been living in {tool}.}} And {x_they}{x_plural:'re|'s} wearing your hat.
B: In a way, then. {x_they_cap}{x_plural:'re|'s} ours in a way. # smaller
H: Then you'll bring {x_them} tomorrow, and we'll all have a word about it. # quiet

=== befriend_found_noir ===
# step: found
# skeleton: trouble
# needs: foe=talks
# tone: noir
N: {one_cap} was sitting in the good seat when they got in. There was no light on. There rarely is, for that sort of visit. # flat
F: Shut that behind you. You'll let out the smell. # soft
A: What smell? # level
F: Wet fur, or wet something. And {food}, for three. I make it two of you. # soft
B: We've been hungry. # level
F: Then there's the noise. {way == "hide":It comes from under something.|{way == "turns":It comes in shifts.|It comes from {tool}, and {tool} never used to purr.}} I took it for somebody being happy. You don't hear that on this side of town, so I asked around. # soft
N: From behind {hide} came {x_sound}. Nobody said anything about a stomach. # dry
A: {x_they_cap}{x_plural:'ve|'s} done no harm to you. # quiet
F: My hat. My sleep. My good name, I was seen up a lamp post. I don't like a thing that can't be told to stay down. They're meeting on it tomorrow, at {edge}. Bring {x_them} along. # getting up
B: And if we don't? # level
F: {x_they_cap}'ll come anyway. {x_they_cap}{x_plural:'ve|'s} taken a liking to me. # bitter
