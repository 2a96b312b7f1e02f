// More ways of the end of `kept`; every skeleton but `unwilling` uses the step `back`.

=== recover_coming_lights ===
# step: coming
# skeleton: kept
N: And then a long way off, but less so every moment, there was noise, and it was not {noise}. # sudden
A: Who's that? # listening
B: It's {crowd}. They've come to help. They've brought {rake}s.
A: All of them?
B: {h} is in front. {h} is in front with the big one. # appalled
A: {way3 == "talk":And we'd only just begun to be trusted.|{way3 == "back":And there's only the way that we crawled in by.|And they'll take us for the other side.}} When they get here there'll be no talking to anybody. # quick
N: {foe_cap} drew in round {x}. {x_part_cap} still showed, in one place. # low
B: Then it's now. Whatever it is, we do it now.

=== recover_coming_g ===
# step: coming
# skeleton: kept
# needs: way=chase,tool
N: Somebody came in behind them with no breath left, and it was {g}. # sudden
G: I ran. They're coming. All of {place_of}, with {rake}s, and {h} in front. # gasping
A: Why? We're managing!
G: Somebody said, they'll have been eaten. And somebody else said, right. # gasping
B: How long have we got?
G: They were stopping to agree about a song. Not long. # listening
N: {foe_cap} had closed up round {x}, all but one gap. # low

=== recover_coming_hush ===
# step: coming
# skeleton: kept
# a: careful
N: It was {a} who first heard that {noise} had stopped. # still
A: Something's frightened it off. Listen. Feet. # low
B: How many feet?
A: All of them. That's {crowd}, come to save us. With {h} in front, and {rake}s. # closing both eyes
N: {one_cap} had heard, too, and looked at the two of them; not angrily. # quiet
B: {way3 == "talk":They'd only just let us in. |{way3 == "back":And us in at the back. |}}Do something.

=== recover_home_use ===
# step: home
# skeleton: kept
# needs: way=tool made=use
# b: maker
N: They came on {tool} just outside, in pieces. Somebody had put them in order of size. # dry
A: That's thoughtful. It looks worse like that.
B: There's one over. # kneeling
A: One what?
B: One piece. That's one of theirs. They've given us a piece. # slow
N: They put it all together; and with that piece in, it would no longer stand up. It lay down flat, and had a handle at each end. # warm
A: It's no good for hiding behind.
B: No. It's for two people to carry something on. Put {x} up here. # radiant
A: But everybody will see us! # doubtful
B: Yes. I should quite like them to.
N: So they went home, {x} on top, and one of them at either end, where anybody could see who it was. {till != "":It was still before {till}.|They were not even late.}

=== recover_home_told ===
# step: home
# skeleton: kept
# needs: way=ask
# a: careful
N: {g} knew the short way. {g} had known it for years, and had never had anywhere to take it. # dry
A: You might have told us that there was one when we set out.
G: It only goes home. It's no good at all for going. # placid
B: How did you and {foe} get on? # carrying
G: I said that I was sorry. I'd a whole speech. I got as far as sorry, and somebody moved up. # quiet
A: And that's all?
G: That's all. I've been polishing the rest of it the whole time. Now I don't know what to do with it. You can have it, if you've ever somebody to say it to. # wondering
B: Mind {x_part}. There's a step.
G: I know. I've sat on it. This is as far as I used to get. # stopping
N: They stopped there with {g_them} for a moment. Then they went past it. {till != "":It was still before {till}.|It was not far now.} # soft

=== recover_home_hands ===
# step: home
# skeleton: kept
# needs: way=chase
# tone: comic
# b: maker
N: They had run there with nothing, and nothing was what they still had to carry {x} in. # dry
A: You take that side.
B: I'll walk backwards. I'm good at backwards.
A: Left. Your left. No, the one that you eat with!
B: I eat with both! # crash, off
B: Forwards, then. One in front and one behind. No. Both in front! # after words
A: Whose idea was it to bring nothing? # panting
B: Ours. It was bold. Everybody said so.
A: Next time I'd like to be bold with {tool}. # with feeling
B: Are we crying or laughing?
A: I can't tell. Don't stop. It's all that's holding my end up.
N: And so {x} came home, {till != "":before {till}, |}upside down for some of the way, and without a mark. # warm

=== recover_back_any ===
# step: back
N: People had been told to stay in and not make a fuss. All of them had happened to be passing. # warm
H: Well? Have you or haven't you? {end == "pay":It cost something, I hear.|{end == "stand":We ought to have stayed in.|{end == "quiet":Don't say who.|}}} # gruff
A: Stand back from {x_home}. Further. You're all standing where {x_they} {x_they == "they":go|goes}. # brisk
B: One, two. Now. # a breath
N: It was done in a moment. It looked so right that most people had to be shown what was different. # dry
H: Is that all? # blinking
A: Wait.
N: They waited. {x_sound_cap}. It went round the whole of {place_of} like somebody coming down to breakfast. # hushed
H: Oh. I'd forgotten that. I'd been hearing it gone, if you see what I mean, and I'd forgotten it. # not quite steady
B: That's what we went for. You can hear it all the way down, and {stake_fixed}.
A: We said that we'd {verb}. # to {b}
B: And we {verb_did}. You're still holding on, you know. You can let go. # soft
A: In a minute.

=== recover_back_person ===
# step: back
# needs: x=person
N: Nobody had thought what to do when {x} walked in. They all stood up. # warm
X: What's everyone standing up for? Has somebody died? # puzzled
H: No! No. We were only, you know. Standing. {end == "stand":We've done a good deal of it, today.|{end == "tell":We've just been told all of it.|}} # gruff
A: Your helping's there. {food_cap}. It's under the plate.
X: You kept it for me? What, all this time? # lifting the plate
B: It's not what it was. It's been a while.
X: It's perfect. It's the first one that I didn't have to ask for. # sitting down
N: {x_cap} sat where {x_they} always sat. Nobody said a word, and everybody moved up by half an inch, to where they always were. # hushed
H: You wouldn't think that one chair could do it. But {stake_fixed}. # not quite steady
A: We said that we'd {verb}. # soft
B: We did say so. And we {verb_did}. I never told you, but I'd made a list of what to say if we hadn't. # honest
X: Can I see it?
B: No.

=== recover_back_lap ===
# step: back
# needs: x=creature x_size=small
N: They carried {x} in past {crowd}, who had all agreed not to crowd, and were doing it on tiptoe. # warm
H: Give {x_them} here. No, don't. {x_they_cap} will want {x_home}. No, give {x_them} here. # undone
A: Let {x_them} look round first. {end == "honour":It was {foe} that carried {x_them}, and very level.|{end == "quiet":It was dark the whole way.|{end == "pay":There's nobody after {x_them} now.|}}}
N: {x_cap} looked round. {x_they_cap} went to {x_home}, and looked at that, and at {x_left}. Then {x_they} walked over the feet of nine people, and up the front of {h}, and stayed there. # soft
H: I'm not crying. I'm being sat on. # muffled
B: Ssh. Listen. # whispered
N: {x_sound_cap}. # hushed
A: That's done it. {stake_fixed_cap}, and we needn't even get up. # low
H: Yes, and I can't move my arm. Nobody's to move my arm till Sunday.
B: We said that we'd {verb}. # soft
A: And here we are. We {verb_did}. I smell like a wet dog, but we {verb_did}.
B: I think that's you.

=== recover_back_noir ===
# step: back
# tone: noir
N: They put {x} back on {x_home} at an hour when the only people about were the ones who had nowhere to be. There turned out to be a good many of those. # low
H: I was just passing. # from a doorway
A: You live the other way.
H: I was passing slowly. # stepping up
N: {b} set {x} straight. {b} stood back and looked, then stepped up and set {x_them} a bit less straight, the way {x_they} always had been. # quiet
B: There. You'd never know.
H: I'd know. # low
A: Go on, then. Somebody try it.
N: Somebody did. {x_sound_cap}. Nobody in {place_of} cheers, but a hat or two came off, as if it had got warm. # soft
H: {end == "pay":You fetched it, and you paid, and|{end == "quiet":You fetched it, and you named nobody, and|You fetched it, and}} {stake_fixed}. I'll say that much for you, till the next thing.
B: There's always a next thing.
A: We said that we'd {verb}. I remember thinking at the time, who's that talking? # dry
B: It was you. And we {verb_did}. It's the first thing I've finished since the jigsaw, and that had a piece over. # soft

=== recover_change_lesson ===
# step: change
# skeleton: kept
# needs: price=secret
N: Half the price was still owing, and {p} paid it in front of {crowd}. # still
P: I was told to say it where it costs something. Well, it does. {p_secret} # clear, not loud
H: Is that all? I'd been told to expect something dreadful. # gruff
P: It's dreadful to me.
H: I dare say. Mine's worse. I've known for years whose turn it was to look after {x}, and it was mine. # to the ground
Q: You never said!
H: Nor had {p_they}, till now. I think it's catching. # heavy
N: By supper {x_home} had been scrubbed, and somebody had drawn a line all round it; and on the line, with a hat on, stood {one}. # warm
F: I only came to see that you were keeping it clean. Budge up. # hoarse

=== recover_change_visit ===
# step: change
# skeleton: kept
# needs: price=promise
N: When the week was up {p} put on both scarves, and stood about, and took one of them off. # quiet
Q: You don't have to do it on the very day.
P: I said every week. If I go on the eighth day it'll be the ninth by winter. # firm
Q: You hated it, the whole way there and back.
P: I hated it less on the last bit, on account of there being somebody at the end of it. # puzzled
N: {x_cap} had gone to stand at the way out all by {x_them}self. Nobody had told {x_them} what day it was. # dry
Q: Wait. I'm coming as far as {edge}. I'm not going in. # sighing
N: {q} went in. There was something new {den_in}: two flat places, side by side, brushed clean, and a third, a small one, in between. # soft
P: That's you. They've made you one. # very quiet
Q: Mine's bigger than yours. # sitting down

=== recover_change_turn ===
# step: change
# skeleton: kept
# needs: price=turn foe_plural
N: {p} kept all eleven, and on the twelfth evening {p_they} put the scarf on again and got halfway to {edge}. # soft
Q: Where are you going? You've done them. I've been crossing them off. # running
P: Have I? I'd lost count. I never lose count at home. # stopping
Q: You hate it. It's the cold end!
P: It's not so cold as all that. There's somebody on the other side. You don't talk. Only, about four in the morning, one of you moves over a bit, and the other one does. # awkward
Q: Do they know that you're not one of them?
P: The paste came off on the second night. # dry
Q: And what did they do?
N: {p} held out a strip of the list. Next to {p}'s mark somebody had drawn, not badly, two feet, in very large boots. # warm
P: They put me down for next year.

=== recover_change_hole ===
# step: change
# skeleton: kept
# needs: price=hole
N: They mended the hole that week, {p} on the inside and {q} on the outside, passing things through until there was no through. # warm
P: That's the last one. Push. # muffled
Q: It's in. I can't see you any more! # calling
P: I can't see me, either! It's lovely! There's no draught whatever! # muffled
Q: How are you going to get out? # after a moment
N: There was a silence. It was quite a long one. # dry
P: I'd thought of the hole. # muffled
Q: I know. I saw you thinking of it.
P: They're all laughing at me. I didn't know they did that. It's a sort of wobble. # muffled, happy
N: {p} was brought out by the front, in the end. On the inside of the mended place there was a dent, the shape of the back of a head, and nobody would have it smoothed. # soft

=== recover_back_vast ===
# step: back
# needs: vast no-motive
# title: As Large As That
N: Nobody puts {x} back by hand. They let go, that was all, and stood well away; and {x} did the rest. # quiet
N: {crowd_cap} had come out without their coats, and looked, until their supper was cold. There was {x_sound}. # hushed
H: {x_has_cap} {x_they} always been as large as that? # at last
A: I think so. One's generally in the middle of something else. # low
H: I shall look at {x_them} on Tuesdays. I'll put it down. # gruff
B: We said that we'd {verb}. # low
A: And we {verb_did}. I've still got my arms out. I don't know what to do with them. # wondering
H: {end == "pay":And paid for {x_them}, I hear.|{end == "honour":And by {foe}, I hear, and very level.|And nobody saw how.}} All I know is that {stake_fixed}. You'd better come in, and have something hot. # kind
N: Nobody went in for quite some time. # soft
