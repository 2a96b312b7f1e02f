// Orbit Nine: nine of crew, one cat that nobody sees, a kettle that is bolted down, and a sign that says knock first.

=== orbit_stake_notices ===
# show: orbit-nine
# step: stake
# where: space
# w: The ship
# title: Notices
N: Every morning at seven the ship read out the notices. She had a pleasant voice, and meant nothing by it. # dry
W: Good morning, Hopeful. Birthdays, none. Tomatoes, eleven. Cat, not seen. It has been worked out that {stake}. Have a useful day. # bright
A: What did she say? After the cat? # cup in the air
B: Ship, say that again. From the cat.
W: Cat, not seen. It has been worked out that {stake}. # bright
A: When? # to the ceiling
W: I have nothing down for afterwards. # pleasant
B: She's always got something down. She's got our dentist down, for the year after next. # low
A: Look at the page. It just stops. There's tomorrow, {till != "":and there's {till}, |}and then it's white, with the lines ruled. # low
W: I have ruled them myself. I thought that it would look less sudden. # gentle
B: Thank you, ship. # not very steady

=== orbit_fork2_soup ===
# show: orbit-nine
# step: fork2
# where: space
# title: Three Drops
N: They let three drops of tomato soup out of the bulb, and hung them in the air between them, like a small red solar system. # dry
A: The big one's where we {d1}. The middle one's, we {d2}. The little one is that we {d3}. Whichever gets to the hatch first. # arms folded
B: Who's blowing? Somebody's blowing.
A: I'm breathing. I'm allowed to breathe. # not moving the lips
B: Breathe at the ceiling.
N: Something grey went through between them, at about the speed of a thrown cushion, and was gone. There were no drops. # sudden
A: Was that the cat? # after a moment
B: I've never seen her before. I thought that she was a rumour with a dish. # hushed
A: Which one did she have first?
B: She had all of them. With her ears back. I think that it's the pluckiest thing I ever saw. # slow

=== orbit_quarrel_lag ===
# show: orbit-nine
# step: quarrel
# where: space
# title: Four Seconds
N: They had it out by radio, from the two ends of the ship, and whatever one of them said, the other heard four seconds late. # dry
P: Did you think of us at all? Before you did it? # hot
Q: It's the pump that's the matter with this.
P: The pump! I asked whether you thought of us! # hotter
Q: No, of course I didn't, I had my head in a locker.
N: Four seconds is a good long time to listen to a thing like that arrive. # still
P: Then it's true what they say. You'd count us, and log it, and go. # quite clear
Q: I mean the pump! I didn't think of the pump! # quick
N: It was already on its way, and {p} could hear it go. # flat
P: I'd like that back. # very low
N: They waited. One. Two. Three. # hushed
Q: I've got it here. I haven't opened it. # low

=== orbit_blame_air ===
# show: orbit-nine
# step: blame
# where: space
# w: The ship
# title: For Your Information
W: For your information, this discussion has cost eleven minutes of air. # pleasant
A: Tell her that she's the one who taught you to go in without looking! # to the wall, hot
B: Tell yourself! You were holding the torch! # hot
W: Twelve.
A: All right. Then we'll do it quietly. Whose idea was the second part? # whispered
B: Mine. Whose was the first? # whispered
A: Mine. I thought that you'd stop me. You usually stop me. # whispered
B: I'd had a nice breakfast. I felt that I could do anything. # whispered
N: It is hard to be unjust in a whisper. One has to lean in, and then there is somebody there. # soft
A: We ought to have told {h}. # whispered
W: Thank you. You are now below normal. If you could both go on being sorry for an hour, I could give Thursday back its lights. # pleasant
B: We could manage an hour. # whispered

=== orbit_home_knock ===
# show: orbit-nine
# step: home
# where: space
# title: Knock First
N: There is a sign on the hatch of the Hopeful. It says knock first. They had both hands full, so {a} did it with a boot. # dry
S: knock
H: Who's there? # through the plate, thin
A: It's us!
H: That's just what it would say. # thinner
B: What what would say? {h}, it's cold! We've got to be let in! # hopping
H: Somebody knocked last night, from outside, and there wasn't anyone. I'm not falling for it twice. Say something that only you would say. # firm
A: There was a man who walked into an airlock! # shouting
H: And then what?
B: Nobody knows! Nobody's ever got any further!
N: There was a silence, and a great deal of unbolting. # warm
H: It's them. Put the kettle on. # over a shoulder
A: It's bolted to the wall. It's always on. # falling in

=== orbit_last_chair ===
# show: orbit-nine
# step: last
# where: space
# title: One Deck Chair
N: {air} There is one deck chair aboard the Hopeful, and it stands among the tomatoes. They had both got to it at once. # peaceful
A: I'll have the left half. # settling
B: You've got all the stripes.
A: You've got the arm. Listen. It's nine. It's starting. # whispered
N: It came out of a pipe, for six minutes, as it did each night, and smelled of somewhere else. # soft
B: Are we meant to go in? # not moving
A: We are in.
B: I mean when it rains. On a planet. What do they do?
A: They run. They put things on their heads, and they say, look at it! To each other. Out of doorways.
B: All of them? Every time? Why? # face up, eyes shut
N: {a} thought for most of the six minutes. # dry
A: I expect they've got more chairs.

=== orbit_back_float ===
# show: orbit-nine
# step: back
# where: space
# skeleton: kept one_of_us
# needs: x=thing no-vast
# title: Let Go
N: Nobody can put a thing down on the Hopeful. One can only bring it to where it goes, and let go, and hope. # dry
H: Left a bit. Up a bit. That's my ear. # bossing, hoarse
N: The whole ship was there, at all the angles that there are. # warm
A: On three. One. Two. You've got to open your hand, {b_call}.
B: I am. It's just that it's been shut since we left. # trying
A: Shall I do your thumb?
B: Do the little one first. It's the one that's holding on. # trying
N: They let go. {x_cap} hung there, and turned over once, and stayed. {h} put out a finger, and {x_used}. {x_sound_cap}. # hushed
H: {x_cap} back at {x_home}, and {stake_fixed}. Log that. Somebody log that. I can't see. # gruff
A: We said that we'd {verb}. # floating
B: And we {verb_did}. All of us upside down, and we {verb_did}. # floating

=== orbit_coming_rope ===
# show: orbit-nine
# step: coming
# skeleton: kept
# where: space
# title: In Order of the List
N: Then, across the dark, there was a row of small lights, all on the one rope. # sudden
A: Who's that?
B: Everybody. They've come to fetch us. They've got {rake}s, and they're in order of the list, with {h} in front. # faint
A: Who's minding the Hopeful?
B: The cat. # very faint
N: There was less room than before around {x}. {foe_cap} had seen them, too. # low
A: If that lot arrive there'll be a misunderstanding, and it'll have handles. Whatever we do, it's now. # quick

=== orbit_fork3_suits ===
# show: orbit-nine
# step: fork3
# where: space
# title: Knock for Yes
N: They did it helmet to helmet, with the radio off. Glass against glass is the one thing aboard that nobody else can hear. # hushed
A: We could {d1}. Knock if it's a yes. # muffled
B: I'm thinking of knocking. # muffled
A: Or {d2}.
B: What's the last one? I want to see your mouth say it. # muffled
A: We {d3}. # muffled
S: knock
N: There was a knock. # still
B: That wasn't me. I've got both my hands on you. # very still
A: I know. It was from outside. # very still
B: Which did it mean?

=== orbit_stake_grille ===
# show: orbit-nine
# step: stake
# where: space
# title: What the Grille Caught
N: The air on the Hopeful goes round all night, and whatever anybody has let go of is at the grille by breakfast. {h} was picking it clean. # plain
H: One sock. One spoon. One very small tooth. # sorting
A: There's a bit of paper at the back. It's in your writing. # reaching past
H: Leave it. It's nothing. # too quick
B: "If nobody does anything, {stake}." Did you write this? # reading
H: Last night. I couldn't sleep for it. So I let go of it, and thought, there, that's lost. # gruff
A: Nothing gets lost in here. It only goes round.
H: I know that. I've cleaned this thing for nine months. # with dignity
N: {a} put the paper into a top pocket, the one with the button. # quiet
B: {till != "":We've got until {till}.|We'll see to it.} And that's my sock.

=== orbit_stake_bicycle ===
# show: orbit-nine
# step: stake
# where: space
# title: Going Nowhere
N: There is a bicycle on the Hopeful, without wheels. Everybody rides it for an hour a day, so as not to go soft. {h} had done three. # dry
A: Where are you off to? # rubbing one eye
H: Nowhere. It's bolted to the wall. # pedalling
B: This is {g}'s hour. # reading the chart
H: It makes light, and I'm putting some by. Say that nobody does anything, and {stake}. I'd want there to be a light on. # pedalling
A: How much have you got?
H: Eleven minutes. # pedalling harder
N: They looked at the needle. It had moved about as far as a kind thought moves a needle. # soft
B: Get down. You've gone purple. {till != "":We'll have it put right before {till}.|We'll go and put it right.}
H: Then one of you will have to hold the pedals. I can't get my feet to believe it.

=== orbit_fork1_darts ===
# show: orbit-nine
# step: fork1
# where: space
# title: Airmail
N: A paper dart flies straight on the Hopeful until it meets somebody. They threw three down the whole length of the ship, to see what people thought. # dry
A: What did you put on the first?
B: "We {d1}." And on the second, "We {d2}." I drew a face on that, so that they'd be kind. # waiting
A: I did the third. "We {d3}."
N: By and by they came back, with pencil on the wings. # dry
B: {h} says yes. Oh, good. And {h} says yes. And on this one {h} says yes. # unfolding
A: That's no help! You can't say yes to all three!
B: There's more on the tail. "To whichever you two want. Now stop it, I'm in the bath." # reading
A: We haven't got a bath. # puzzled
B: No. I think it's a way of shutting a door. # folding it up

=== orbit_fork1_haircut ===
# show: orbit-nine
# step: fork1
# where: space
# title: Shorter on One Side
N: For a haircut on the Hopeful one cuts, and the other holds the hose, or it gets into the soup. {b} had the hose. # dry
A: I say that we {d1}. Keep still. # snipping fast
B: You cut more off when you're sure of a thing. Could you be a bit less sure?
A: Or we could {d2}. # snipping slowly
B: That's nicer. That's only a trim. What was the other?
A: That we {d3}.
N: The scissors had stopped, an inch from an ear. # still
B: You've got the mirror. What does my face do when you say that one?
A: It does what it did before. Only it's shorter on one side. # honest
B: Then finish the side. I'm not setting out crooked.

=== orbit_fork2_glass ===
# show: orbit-nine
# step: fork2
# where: space
# title: On the Glass
N: {a} drew it on the window, in soap, straight across the planet. # plain
A: This line's if we {d1}. You see? It goes clear past the bad part. # drawing
B: It goes into a lamp. # from the far end
A: What lamp? Come over here and look.
B: You come over here. What's the wavy one?
A: That we {d2}. I had a hiccup. And the short one's, we {d3}.
B: From where I am, that one goes up your nose.
A: It's a window! It all depends on where you've got your head! # soap in hand
N: There was just one place from which all three lines went where they should. It was no wider than a face. They both got into it. # warm
B: Oh. So that's where you've been going. # surprised
A: Your ear's cold. Which?

=== orbit_fork3_pegs ===
# show: orbit-nine
# step: fork3
# where: space
# title: In and Out
N: By the hatch there hangs a board with nine brass tags, a name on each. The left side means out. Nobody likes to see a tag there at bedtime. # quiet
A: If we {d1}, it's yours and mine that go across. # moving two tags
B: Put them back a minute. And if we {d2}?
A: Yours and mine. And if we {d3}— # tag in hand
B: Yours and mine. I'd noticed. # dry
A: I could leave yours where it is. I'd only have to move the one. # not turning round
B: You could not.
N: {b} took the second tag, and hung it over the first, on the same hook, so that neither could go without the other. # plain
A: The rule's one hook each. # unsteady
B: Then the rule can write to us. Now say which.

=== orbit_quarrel_boots ===
# show: orbit-nine
# step: quarrel
# where: space
# title: One Boot Nearer
N: Nobody can storm out on the Hopeful. {q} gave {p} a push, so they both went, backwards, and hung there, out of reach of every wall. # dry
P: You did that so that you needn't listen! # drifting
Q: I've listened! You never wanted somebody with you. You wanted somebody to watch! # drifting
P: Well, nobody even saves you a place at supper! # loud
N: There was no walking away from that. They had to hang there, and look at each other. # still
P: They do save you one. I get there first, and sit in it. # small
N: Then {p} took off a boot, and threw it at the wall behind, and began, very slowly, to come nearer. # plain
Q: You'll need that boot.
P: I've got another. # undoing it

=== orbit_home_windows ===
# show: orbit-nine
# step: home
# where: space
# title: From the Outside
N: One doesn't see the Hopeful from indoors. They came round the shoulder of the ring, and there was the whole of her. # quiet
A: Is that it? It's a teapot. We live in a teapot. # amazed
B: It's got our washing in the window. # fond
A: There's a light in your bunk. And there's one in mine. Who's in my bunk? # counting
H: Nobody's in your bunk. We've been putting your lights on at eight, and off at ten. So that it'd look lived in. # over the radio
B: Lived in to whom? There's nobody out here.
H: To us. # gruff
N: As they came alongside, the two lights went out, being no more needed; and then somebody thought better of it. # warm
A: Leave mine on. I want to go in and find it like that.

=== orbit_last_kettle ===
# show: orbit-nine
# step: last
# where: space
# title: Ten Minutes
N: {air} {a} had waited until the kettle was cold, and had borrowed a spanner. # peaceful
B: You can't. It's bolted down for a reason. # keeping watch
A: What reason?
B: It's in the rules. It says, kettle, bolted.
A: It's been everywhere that we have, and all it's ever seen is that wall. Hold the handle. Last one. # turning
N: The kettle came up an inch, and stopped, like a child who has been told that it may leave the table, and thinks there's a catch. # soft
B: Turn it round. Give it the window.
A: Do you think it likes it?
B: It's a kettle. Give it a minute.
N: They gave it ten. Then they bolted it on again, as in the rules. But they did it the other way about, and now it looks out. # warm

=== orbit_last_hooks ===
# show: orbit-nine
# step: last
# where: space
# title: Twenty Little Hooks
N: {air} They had zipped themselves into their bags, side by side on the wall, with their arms floating. # peaceful
A: Something's sitting on my feet. # not moving
B: Nothing can sit, in here. It'd float off.
A: It's holding on. It's got hold with about twenty little hooks.
B: Is it grey? # very still
A: I'm not looking. She's taken nine months to make up her mind. I'm not going to stare at her now.
N: It began to hum. It was not the pump. # soft
B: Is there room for one of mine? Only the one foot.
A: Slide it over slowly. No. Slower. There.
B: Oh, that's warm. # after a while
N: Neither of them looked, all night. In the morning there were four grey hairs in the air, at the height of a foot. # soft

=== orbit_fork3_middle ===
# step: fork3
# show: orbit-nine
# where: space
# title: For Every Push
N: They had come to a stop in the middle, with nothing in reach to push against, and hung there, and turned, like two chickens on one spit. # dry
A: We could {d1}. # going round
B: Say it to my face. That was my boots.
A: Wait till it comes by. There. What have you got?
B: We could {d2}. And now you've gone again.
A: I got it through the knees. Is there another?
B: We {d3}. # over one shoulder
N: They came round, both at once, nose to nose. For a moment nothing turned at all. # still
A: You could push me off. You'd be out of this in no time.
B: And you'd go the other way. # level
A: It's on page one. It's so for every push.
B: I've read it. I'd sooner be stuck. Which?

=== orbit_fork2_pulse ===
# step: fork2
# show: orbit-nine
# where: space
# title: Sixty-Two
N: After anything that goes wrong on the Hopeful everybody has a pulse taken. Unit Four, who has none, hums. They took each other's. # plain
A: Ninety. What are you thinking of? # counting
B: That we {d1}.
A: A hundred. Think of something else.
B: We could {d2}. You're at a hundred and four, and nobody has asked you anything. # counting
A: I'm doing it for two. What else is there?
B: We {d3}. # level
A: Ninety. Eighty. Sixty-two! Are you asleep? # alarmed
B: That's your own wrist. You let go of mine at the second.
A: So it's me who's at sixty-two? # slow
B: It was when I said the last. It may have been my voice.
A: Give me yours again. Say one, and don't count. # reaching over

=== orbit_fork1_ceiling ===
# step: fork1
# show: orbit-nine
# where: space
# title: The Same Both Ways Up
N: {a} had both boots on the deck. {b} had both boots on the ceiling, and called it the deck. So they talked head to head, one of them upside down. # dry
A: We could {d1}.
B: From here that's falling off something. We could {d2}.
A: From here, that one's got soup on its head.
B: Come up and see it properly.
A: Come down. And there's a third thing. We {d3}.
B: That's the same both ways up. # surprised
A: Don't you like it? You look terrible.
B: I'm smiling. You've got it the wrong way round. # patient
A: Oh. So was I.
B: You let go, and I'll let go. We'll meet in the middle, and say.
