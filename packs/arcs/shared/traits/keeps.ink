// One of the two keeps doing a thing and can't stop: sneezing, falling asleep, losing things. P does it, "again", on the stage.
// trait_plan (1): count, key. trait_two (2): string, bucket. trait_turn (3): eleven, unsaid. Some ways of trait4 pay these off.

=== trait_keeps_1_calm ===
# step: trait1
# needs: trait=keeps
N: {h} had begun upon a speech. It was one of those days on which {p} kept {trait_ing}. # dry
H: If one's to {verb}, what's wanted is somebody calm. # solemn
N: {p} did it. # flat
H: Somebody steady. Somebody you'd hardly know was there.
N: {p} did it again; and then, to have it over, once more. # dry
P: Sorry. {trait_i_cap}. Do go on. # small
H: I've forgotten who it was that I was describing.
Q: It wasn't us. But it's us who've come.

=== trait_keeps_1_count ===
# step: trait1
# needs: trait=keeps
# makes: trait_plan=count
N: Since breakfast {q} had been making chalk marks on {board}, in fives. # plain
P: What's that?
Q: It's you, {trait_ing}. There's twenty-one.
P: It can't be! I've hardly... # stopping, to do it
Q: Twenty-two. It's every four minutes. One could boil eggs by you. # a stroke
P: I can't help it. What do you want to know it for? # ashamed
Q: I don't, yet. But in this whole business with {x} it's the only thing that's punctual.

=== trait_keeps_1_key ===
# step: trait1
# needs: trait=keeps
# makes: trait_plan=key
H: Nobody can {verb} if they keep {trait_ing}. What one wants is a key down the back. # firm
G: One drinks from the far side of the cup. # firmer
Q: And somebody's got to jump out!
N: A quarter of an hour later {p} was upside down with wet ears, and there was nobody left to jump. # dry
P: I think it's gone. # hopeful
N: They listened. They had all begun to smile, and then {p} did it. # flat
H: That was a very cold key, too. Give it back.
P: I can't. It's gone round the corner. # feeling

=== trait_keeps_1_polite ===
# step: trait1
# needs: trait=keeps
N: {q} had got ready to say something about it, and had been getting ready since Monday. # dry
Q: You know how you keep {trait_ing}?
P: I don't. Do I? # doing it
N: There was a pause. A spoon fell off something. # dry
Q: It's only that we've got to {verb}. And there may come a moment when one oughtn't.
P: I'll save them up. I'll do two now, and then I'll have one in hand. # earnest
Q: Does it work like that?
P: It never has. But I've never had a reason. # doing it

=== trait_keeps_2_box ===
# step: trait2
# needs: trait=keeps
N: All that they needed was in one box, and {p} had the carrying of it. {q} walked behind. # plain
Q: You've done it again. That's the string. # bending
P: Sorry. I keep {trait_ing}. Is it better if I go faster? # going faster
Q: That's the lamp. That's my other sock. What's this that's wet? # bending
P: That was lunch. # over a shoulder
Q: Shall I take the box?
P: No, I can manage. It's got much lighter. # pleased
N: By {edge} {p} had one box, and {q} had everything. # dry

=== trait_keeps_2_bucket ===
# step: trait2
# needs: trait=keeps
# makes: trait_two=bucket
N: They lay behind {hide}, watching for {foe}, and {p} put up a hand. # hushed
P: It's coming. # whispered
Q: Not now. Think of something else. Think of soup. # whispered
P: I am. It's coming through the soup. # whispered
N: {q} took a bucket, and put it over {p}, and it all went on in there. # quick
Q: Has it stopped? # whispered
P: I've done it twice. It's so dark in here that I lost my place. # from inside
Q: Keep it on. You look like nobody I know.

=== trait_keeps_2_string ===
# step: trait2
# needs: trait=keeps
# makes: trait_two=string
Q: You stop to do it, and I go on! I told a coat on a hook all about my mother! # cross
P: I can't help it. I keep {trait_ing}. # low
N: {q} tied one end of a string to {p}'s wrist, and the other to {q_their} own. # plain
Q: One pull's for, wait. Two's for, you're at it.
P: What's three?
Q: There isn't any three.
N: They had gone ten steps when it went twice; and then twice; and then twice. # dry
Q: I'd as soon be tied to a fish.

=== trait_keeps_2_overflow ===
# step: trait2
# needs: trait=keeps
# w: A person at a desk
W: It's about {x}. I'm to look out for two strangers, one of whom keeps {trait_ing}. # looking up
N: {p} did it. # flat
Q: That was me. # grand
W: You didn't move.
Q: I do it inwardly. You're seeing the overflow. # grand
N: {p} did it again. {q} bowed. One could hear a word being crossed out. # dry
W: Have you seen anybody about that?
P: I'm seeing somebody now. # hoarse

=== trait_keeps_3_eleven ===
# step: trait3
# needs: trait=keeps
# makes: trait_turn=eleven
Q: Can't you just not? I've had you {trait_ing} in my ear since we set out! # bursting out
P: Can't you just not blink?
Q: Of course I can. Look. # eyes wide
N: {p} looked, and counted. One of {q}'s eyes began to run. # dry
P: Ten. Eleven. You've gone such a funny colour.
Q: I could have gone on! Something flew in! # blinking
P: It always does. With me it's at about nine. But I've never had anybody to count. # mild

=== trait_keeps_3_quiet ===
# step: trait3
# needs: trait=keeps
N: It had stopped. There had been none of it for a whole hour, and neither of them cared to be the first to say so. # hushed
Q: I don't like it. It's like hearing one shoe come off. # at last
P: I don't know what to do with my face.
N: And then {p} did it, twice, with something over. # warm
Q: Oh, thank goodness! # breathing out
P: You said that you couldn't stand it when I'm {trait_ing}!
Q: I can't. Go on.

=== trait_keeps_3_unsaid ===
# step: trait3
# needs: trait=keeps
# makes: trait_turn=unsaid
Q: It's when there's something that you're not saying. You shut your mouth, and there you are, {trait_ing}. What is it? # stern
P: It was me who finished the {food}. # in a rush
Q: Wait. There's nothing coming. It's gone! What else?
P: That isn't your hat. I never posted the letter. And when they wanted you to sing, I said that you were ill.
Q: I'd have liked to sing. # stiff
N: {p} did it again. # flat
Q: There's another in there!
P: That one stays in.

=== trait_keeps_3_turns ===
# step: trait3
# needs: trait=keeps
P: It's all right. I'm used to it. People stop asking one. # easily
Q: Asking one what?
P: To things. They think, {p} keeps {trait_ing}, and there'll be a quiet part. There's always a quiet part. # easily
N: {q} picked at a thread for a while. # low
Q: I didn't ask you to my party. # red
P: I know. I could hear it. I did it outside, so as not to be in the way. # doing it
Q: That was you? We all came out to see. We thought that it was a band.

=== trait_keeps_4_count ===
# step: trait4
# needs: trait=keeps trait_plan=count
N: In four minutes exactly {h} was to give the sign, on the other side; and the watch had stopped. # quick
Q: How long's it been? A minute? Three? # shaking it
P: I did it as we came in. It's every four. One could boil eggs by me. # patient
Q: And if you're late? # low
P: I keep {trait_ing}. I've never once been late with it.
N: They stood and waited, and there was {noise}. Then {p} did it, and {q} was off. # quick
Q: {h}'s only got one arm up! {h}'s late! # running
P: {h} goes by a watch. # running

=== trait_keeps_4_key ===
# step: trait4
# needs: trait=keeps trait_plan=key
Q: The catch has come off in my hand! There's only the bag to shut, and we're late. It wants a pin! A stick! Anything thin! # both knees on it
P: I'm going to do it. # stopping
N: {p} did it, from the feet up, and something rang upon {ground}. # quick
P: It's the key from my back. It's been right round. It's quite warm. # picking it up
N: It fitted nothing. It went through where the catch had been, and held. # dry
Q: And if you hadn't kept {trait_ing}? # getting up
P: I'd have had it all winter.

=== trait_keeps_4_string ===
# step: trait4
# needs: trait=keeps trait_two=string
N: They had lost each other. {q} had a string at one wrist, and it went off round a corner. # low
Q: {p}? Pull, if you can hear me! # calling
N: It went twice. # plain
Q: That's you {trait_ing}. Good. Stay there! # calling
N: Then it went three times. # quick
Q: There isn't any three! # following it, hand over hand
P: I know. I looked up, and there it all was, just what we came about, and nobody by it. I'd only one and two. # at the other end, whispered
Q: I'd come before I'd finished counting. # whispered

=== trait_keeps_4_bucket ===
# step: trait4
# needs: trait=keeps trait_two=bucket
Q: Somebody's got to go across, and be nobody. And they'd know us anywhere. They've only got to hear you {trait_ing}. # whispered
P: Where's the bucket? # whispered
N: {p} went across with the bucket on. Halfway it came over {p_them} in there; one could tell by the handle. # hushed
H: What's that? # from far off
G: It's a bucket. # from far off
H: What's it doing?
G: I'd say it's full. # from far off
Q: They're looking the other way. They're embarrassed! # going

=== trait_keeps_4_unsaid ===
# step: trait4
# needs: trait=keeps trait_turn=unsaid
N: For just this bit it had to be perfectly still; and {p} felt it coming. # hushed
Q: Say it. The one that was to stay in. It's that, or you'll be {trait_ing}! # whispered
P: You sing flat. # in agony
N: It was so still that one could hear {noise}. Nothing came, and they were across. # quiet
Q: Flat? # on the other side
P: Only the high ones. And I like it. That's another one out. # astonished
Q: Which are the high ones?

=== trait_keeps_4_signal ===
# step: trait4
# needs: trait=keeps
Q: They're all looking at me. {h}'s by {hide}, and {g}'s round the other side. I've only to whistle, and it won't come. It's only air. # blowing
P: Try it with two fingers. I'm just going to... # stopping
N: And {p} did it. There was never a plainer sign. {h} was up and running, and {g} came in with a shout. # quick
Q: They've gone! They think that was it!
P: Was it all right? I only keep {trait_ing}. # anxious
Q: Do it again at the end, so that they know when to stop.

=== trait_keeps_4_hold ===
# step: trait4
# needs: trait=keeps
Q: It's got to be done in perfect quiet. # whispered
P: I can't. I keep {trait_ing}. I always have. # whispered
Q: Then owe it. You can do as many as you like, afterwards. I'll keep count. # whispered
N: {p} went red, and then a colour that there is no name for. {q} was quick. # hushed
Q: Now. # aloud
N: {p} did them all, one after the other, and things fell down. # dry
P: I'd like to lie flat. # faint
Q: That's only fourteen. You owe fifteen.

=== trait_keeps_4_catching ===
# step: trait4
# needs: trait=keeps foe=talks
F: Stop there. What's wrong with that one? # sharp
Q: It's nothing. {p} keeps {trait_ing}. It's only catching.
F: Nobody catches {trait_ing}. # scornful
N: {p} did it. {foe_cap} {foe_was} seen to swallow, and look hard at something else. # dry
F: I shan't. I never do. It's a matter of will, and of breathing... # stopping, to do it
Q: There, now. You'll want to sit down. We can find our own way. # going by
F: How long does it last? # faint
P: I've had mine since the spring. # over a shoulder

=== trait_keeps_4_eleven ===
# step: trait4
# needs: trait=keeps trait_turn=eleven
Q: It's got to be quite still, for as long as eleven. # whispered
P: I only get as far as nine. # whispered
Q: I'll do the counting. Look at me, and don't blink. One. Two. Three. Five. # whispered, both hands busy
P: What happened to four? # through the teeth
Q: Something flew in. Six. Eight. # whispered
N: {p} was by then a colour that there is no name for. # hushed
Q: Eleven. It's done. You can let go. # aloud
N: Nobody has ever been so glad to be {trait_ing}, or so thorough. # dry
