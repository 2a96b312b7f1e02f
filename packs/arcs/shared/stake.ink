// How it becomes clear what is at stake, and who is hurt by it.

=== shared_stake_why ===
# step: stake
# w: A small person
# title: And Then What
N: Nobody had said it aloud, until a very small person with a very large collar stopped in front of them and looked up.
W: What happens if it goes wrong? # interested
A: Then {stake}. # careful
W: And then what?
B: Then people will be rather sad. # careful
W: Which people?
A: Well. {crowd_cap}. # low
W: And then what?
A: They'd get used to it. In the end. People do. # lower
W: And then what? # patient
B: Then it'd be as if it had always been like that. And nobody would remember that it was ever any other way. # slow
N: They had not known that until one of them said it. # quiet
W: I don't like that. I'd do something. # deciding
A: {till != "":We've got till {till}.|We were just about to.} # getting up
W: You were sitting down. # fair

=== shared_stake_notice ===
# step: stake
N: Somebody had put up a notice on {board}. It was neat, and very polite, and had a border.
A: "We regret to announce that {stake}." Regret to announce? It hasn't happened! # reading
B: Look at the bottom. There's a space left for the day. # reading over
A: That's {h}'s hand. {h}! Is this yours? # calling
H: I thought I'd have it ready. # not turning round
B: But it mightn't come to that. # gentle
H: No. But if it does, I won't be able to hold a pencil. I know myself. So I did it now, while I'm still cross. I did it in my best. # tight
N: It was {h_their} best. There was even a small leaf in each corner. # soft
{ a_kind:
- "planner": A: The spelling's very good. I can't find one thing to put right but all of it. # low
- "explorer": A: Then we'd better be off, before the paste dries. # short
- "wildcard": A: I'd like to be the one who tears it down. Save it for me. # low
- else: A: Come away from it, {h}. You keep straightening it. # soft
}
B: Who else has seen it?
H: Everybody. They were very nice about the leaves. # small

=== shared_stake_matches ===
# step: stake
# title: One Match Each
N: They did it with matches, one for every person who would be the worse for it.
A: One for {h}. # laying it down
B: And one for {g}. {g} would say not, and go and reorganize something. # laying it down
A: One for everyone who'd have to look after those two.
B: And whoever looks after them. You'd better give me the box. # laying them down
A: What are we counting, exactly? # stopping
B: Who minds, if {stake}.
N: The row went along {ground} to the end of what was flat, and turned, and came back. {noise_cap} seemed to be keeping count. # dry
A: That's the last one. There's nothing in the box. # shaking it
B: We've not done us.
A: I thought that we'd leave us out.
B: I'd mind. I'd mind a whole match. # low
A: {till != "":And all that by {till}.|And all of that's just if we sit here.} # quiet
B: Help me pick them up. We're going to want them. # kneeling

=== shared_stake_odds ===
# step: stake
# rating: 8+
N: Business was brisk by {hide}, where {g} was holding a hat, and people kept going up to it and whispering.
A: {g}. Are you taking bets? # stern
G: I'm taking an interest. It's on whether you two can do anything about {x}. # covering the hat
B: And what are they betting?
G: Oh, it's quite one-sided. Most of it says that {stake}. They don't want it. They'd just like something to be glad of. # frank
A: Nobody's put anything on us?
G: There's one. It's somebody who can't afford it. # shifty
B: Who? {h}? # sharp
G: I'm not to say.
N: One hand was holding the hat. The other had gone to an inside pocket that used to be fat. # dry
A: Oh, {g}. # soft
G: So I'd take it as a kindness if you'd hurry up. # gruff
B: {till != "":Until {till}?|How long have we got?}
G: Until they ask for their hat back. # looking over {g_their} shoulder

=== shared_stake_practice ===
# step: stake
# title: Quite All Right
N: They came on {h} by {hide}, walking up and down, with a bright smile, saying something over and over.
H: It's quite all right. I never much liked it. It's quite all right. # bright
A: Who are you talking to? # careful
H: Nobody. I'm practising. For when {stake}. # still smiling
B: You think that it'll come to that?
H: I think that somebody's got to look as if they don't mind, or they'll all start. How's this? It's quite all right! # brighter
A: It's horrible. # honest
H: It's the teeth, isn't it? I thought that it was the teeth. # letting it drop
N: They had not known how much of {h}'s face was held up by that. # quiet
{ b_kind:
- "planner": B: Stop practising. I'm going to see to it that you don't need it. I don't do that often. I'm very bad at it. # stiff
- "explorer": B: Put it away. We'll go and fetch you a real one. # quick
- "wildcard": B: If you do it once more I'll bite something. # upset
- else: B: You can mind out loud with us. We'd rather. # gentle
}
H: {till != "":Could you do it before {till}? I can't keep it up for longer.|Will you be long? I can't keep it up for very long.} # small

=== shared_stake_own ===
# step: stake
# a: careful
N: They had talked all round it for an hour: what it meant to {h}, and to {g}, and to {crowd}. Then {a} came to a stop.
A: There's somebody that we've missed out. # odd
B: Who?
A: I've been saying, poor {h}. I've said it about nine times. # slow
B: I did wonder why.
A: It's me. If it goes wrong, if {stake}, it's me that won't know what to do with my hands. # in a rush
B: Why didn't you say so? # surprised
A: Because I always say that it doesn't matter to me. I'm known for it. People come to me specially. # wretched
N: {b} did not laugh, though it was close. # dry
A: You could be worried, too. If you like. I'd not stop you.
B: I've been worried since breakfast. I was leaving some room for you. # kind
A: {till != "":Till {till}, then, we're both worried.|Then that's the two of us.} # relieved

=== shared_stake_ask_me ===
# step: stake
N: {h} would have to be asked, so they asked, and got {food} put in front of them before they had finished the question. # dry
A: It's about {x}. How bad would it be, for you? # gentle
H: For me? Bless you, it's nothing to me. Eat up. # brisk
B: We only thought, seeing that {stake}—
H: Is that what they're saying? There's others have had worse. Have some more. # brisker
A: You've given me three already. # muffled
H: Have you got three? I wasn't counting. # slower
N: And {h} looked for somewhere to look, and there was nowhere. # quiet
H: I wake up, and I've forgotten. It's all right for about as long as it takes to sit up. Then I remember. It's the sitting up I can't stand. # low
{ b_kind:
- "planner": B: How many mornings is that? No. Don't tell me. I'll only add them. # low
- "explorer": B: We'll go today. We'll go with our mouths full. # getting up
- "wildcard": B: Right. I was only going to enjoy it. Now I'm going to do it. # fierce
- else: B: Don't get up tomorrow till we've come. We'll come and tell you first. # soft
}
H: {till != "":It's till {till}. After that I'll have to learn.|Don't promise. Just eat up and go.}

=== shared_stake_lamp ===
# step: stake
# tone: gentle
N: It was late, and {g} was small in the dark, and ought to have been asleep. # hushed
G: Tell me that it'll be all right. # whispered
A: We don't know that. # whispered
G: Tell me anyway. You could say it in the voice. # whispered
B: If we said it and it wasn't true, you'd never be able to go to sleep on it again. # soft
G: Then tell me the bad part, and I'll hold on to something. # whispered
A: The bad part's that {stake}. # soft
G: Is that all of it? # after a while
B: That's all. There's nothing behind it. I looked. # soft
G: I thought it was bigger. I thought it had a tail. # breathing out
A: It's quite big enough. # whispered
G: Are you going to do something about it?
B: As soon as you're asleep. We can't go till then. It's a rule that we've just made. # whispered
N: {g} shut both eyes, at once, and very tight, in order to help. # soft

=== shared_stake_section ===
# step: stake
# tone: space
A: There's a procedure. There's always a procedure. Look under W, for worst. # calm
B: Worst case, see Contingency. Contingency, see Emergency. Emergency, see Calm. # turning pages
A: And what's it say under Calm?
B: It says, keep. Just that. And there's a coffee ring. # looking closely
A: Then look for it by what happens. Look for, {stake}. # less calm
N: {b} went through the book from the front to the back, and then, as one does, shook it. # dry
B: There's no page. There's one for bees. They thought of bees. # putting it down
A: Perhaps it couldn't happen. Perhaps that's why.
B: Or the one who'd have had to write it went and had coffee. # low
H: I've been listening on the open line. You might as well know, it's me who'd feel it first, if it comes to that. Mine's the bunk at the end. # over the speaker
A: How long have you known? # low
H: I wrote the book. # over the speaker

=== shared_stake_call ===
# step: stake
# tone: manners
N: {h} received them with {food}, and spoke for a quarter of an hour about somebody's knees. # dry
A: We were so very sorry to hear about all this with {x}. # on the edge of it
H: Were you? It's of no consequence. Do take the good one.
B: It's only that people do say that {stake}. # delicate
H: People are too kind. They must be so fatigued. # smiling
A: And if it did come to that?
H: Then one would be at home on Thursdays, instead of on Tuesdays. # still smiling
N: A cup was put down upon its saucer, and it made a small noise; and went on making it, because the hand had not let go. # quiet
B: You're shaking. # forgetting {b_their} manners
H: I am doing nothing of the kind. It's the china. # very upright
A: Might we be allowed to see to it? As a favour to ourselves? We've so little to do. # low
H: If it would amuse you. # not able to look up
B: Enormously. # gentle

=== shared_stake_spoons ===
# step: stake
# tone: comic
# title: Who Leans on Whom
N: {h} had stood spoons on end, all along {ground}, each of them leaning slightly upon the next. # dry
H: Nobody's to breathe. Now. That first spoon's all this with {x}. And the one that's behind it is me. # hushed
A: You're a ladle.
H: I've a lot depending on me. And there's {g}, and there's the rest of {place_of}, by who leans on who. Now suppose that {stake}. # one finger out
B: I think we see. # quickly
H: I only want to show you. # touching it
S: crash
N: It went along {ground}, and out of sight, and they could hear it going, very small and quick; and then something fell that had not been a spoon. # dry
A: What was that?
H: That'd be the far end. I hadn't known that it was joined on. # awed
B: {till != "":And we've got until {till}?|And when would that be?}
H: {till != "":If nobody leans on anything.|As soon as anybody leans.} # not leaning

=== shared_stake_lights ===
# step: stake
# tone: eerie
# title: One Short
N: At that hour you could count them, from {edge}: one small light for everybody who was in. They had always come to the same. # quiet
A: There's one short. # low
B: You've missed one. I always miss {h}'s.
A: It's {h}'s that's missing.
N: They found {h} sitting up, quite well, with dry hands and a full lamp, in the dark. # soft
B: Has it gone out? # gentle
H: No. I didn't light it. I got as far as the match, and I thought, if it goes wrong, about {x}; if {stake}; then there'll come an evening when nobody does. So I thought I'd see what it's like. # quiet
A: And what's it like?
H: It's very easy. That's what I don't care for. # quiet
{ b_kind:
- "planner": B: I count them every night. You've put me out by one. I'd like it back. # stiff
- "explorer": B: I steer home by that. You might have said. # low
- "wildcard": B: Well, I'm frightened of the dark, so you'll have to. # frank
- else: B: Shall I hold the match? You needn't do anything. You could just look the other way. # soft
}
H: {till != "":Go and see to it, then. Before {till}.|Go and see to it, then.} I'll light it when you've gone. # gruff
