// {x} has not said a word, and does not until the last episode; everybody guesses why. In trait5, and nowhere before, the first word is heard. P sits next to
// {x_them} and does not ask. trait_word is what it will be.

=== odd_word_1_seat ===
# step: trait1
# needs: trait=word
# makes: trait_word=taken
N: There was a place free next to {x}. There always was. {p} sat down on it. # plain
G: You can't sit there! Nobody's had a word out of {x_them}, not one. # hissed
P: I don't want a word. I want to sit down. # unwrapping {food}
Q: Aren't you going to ask why? # whispered
P: I expect that everybody's asked. It must get very dull. # and broke it in two
N: The one half lay on the bench for a while. When they looked again it was gone. # soft

=== odd_word_1_list ===
# step: trait1
# needs: trait=word
G: I've a list of why {x} {x_plural:don't|doesn't} speak. It's up to nine. # proud
G: Swallowed a whistle. Lost a bet. Only talks backwards, and is shy of it. # reading
Q: Who says so? # frowning
G: They all do. One each. Mine's the whistle. # modest
P: Has anybody thought that there might be nothing to say yet? # mild
N: {x_cap} {x_was} sitting not three steps off, and heard it all. # quiet

=== odd_word_1_bet ===
# step: trait1
# needs: trait=word
H: I've opened a book on it. What will it be, when it comes, the first word? # pencil out
G: Help. I've put a button on help. # firm
Q: You can't bet on somebody's first word! # shocked
H: There's seven on hello, and two on no. What about you, {p}? # writing
P: I've not heard {x_them} want to say anything. I'll wait till I do. # calm
N: {x_cap} looked up, and looked at {p}, for as long as one would take over a short word; and did not say it. # quiet

=== odd_word_2_peas ===
# step: trait2
# needs: trait=word
N: There were new rumours. They had grown in the night, like mushrooms. # dry
G: A prince did it. He stole {x_their} voice, and keeps it in a jar. # low
Q: Yesterday it was a whistle. # tired
G: That was yesterday. There were only six of us then who'd thought about it. # hurt
P: Move over, the two of you. You're talking across us. # from the bench
N: {p} went on shelling peas. {x_cap} had begun to shell them, too. It is a thing that can be done very well without a word. # warm

=== odd_word_2_trick ===
# step: trait2
# needs: trait=word
H: Here's a trick. One says a thing wrong, and nobody can bear not to put it right. # low
H: Two and two, as we all know, are five. # loudly, to nobody
G: Everybody knows that. # louder
N: {x_cap} looked at them with pity, and held up four fingers. # dry
Q: That's not a word. # disappointed
P: It's an answer, though. It's more than you get from most people. # fond

=== odd_word_2_asked ===
# step: trait2
# needs: trait=word
Q: You've sat there for days. Has there been anything? # low
P: There's been plenty. You look at that, and then I look at it. Then we've both seen it. # content
Q: And you've never asked why? # low
P: No. I was asked a great deal, once. I got so that I'd have liked to be a chair. # low
N: {q} thought about chairs, and came round, and sat down on the other side. Nobody said anything. It went on for quite a time. # quiet
Q: I see what you mean. # whispered

=== odd_word_3_nearly ===
# step: trait3
# needs: trait=word
N: It nearly happened. {x_cap} drew in a breath, and {x_their} mouth came open. # still
G: It's coming! Put that down, it's coming! # whispered
H: Hush! Who's got the book? # whispered
N: {x_cap} looked round at forty faces, and shut it again. # flat
P: That was you. You all leaned. # cross
G: We only wanted to hear! # wretched
P: I know. It's like holding out a bucket for one drop. # getting in the way

=== odd_word_3_wrong ===
# step: trait3
# needs: trait=word
Q: I said a thing about {x}, in front of {g}. I made it up. It's all over the place by now. # ashamed
P: What did you say? # quiet
Q: That {x_they} {x_plural:talk|talks} only to you, when nobody's there. They wouldn't leave me alone until I'd got a reason. # low
P: We don't talk. # after a moment
Q: No. But I thought, if it were me, and I'd somebody to sit by, that's when I would. # lower
N: {x_cap} {x_was} behind them, and had heard it all, and did not go away. # quiet

=== odd_word_3_wait ===
# step: trait3
# needs: trait=word
N: It had rained rumours for so long that they had run out. Nobody could think of another. # dry
G: Perhaps it's just the once. Perhaps {x_they} {x_plural:have|has} only got the one word, and {x_plural:don't|doesn't} want to waste it. # slow
H: Then I'd keep it, too. What would you keep yours for? # slow
G: I'd have used mine. I'd have said it to the first dog. # honest
Q: {p}? What would you keep it for? # low
P: Till somebody needed it. # and went on sitting

=== odd_word_4_book ===
# step: trait4
# needs: trait=word
H: I've shut the book. You can all have your buttons back. # gruff
G: I'd eleven on help. # sad
H: I looked at {x_them}, and I looked at what I'd written, and I was ashamed of my handwriting. # low
Q: So nobody's waiting any more? # surprised
H: I'm waiting. I've only stopped charging for it. # honest
N: By {edge} sat {p} and {x}, with one bag between them, and neither of them had looked round. # quiet

=== odd_word_4_place ===
# step: trait4
# needs: trait=word
N: The place next to {x} was empty. {p} was late. {x_cap} had put a hand flat down upon it. # still
Q: They'll be here. There's a lot to do today. # kind
N: {x_cap} nodded. The hand stayed. # plain
G: Might I sit there, for so long? My feet hurt. # hopeful
Q: I shouldn't. Look at that hand. # low
G: It's only a hand. It doesn't say anything. # going round
Q: It's the loudest thing here. # low

=== odd_word_4_own ===
# step: trait4
# needs: trait=word
P: You needn't, you know. Not for me. # to {x}, low
N: {x_cap} listened, with {x_their} head on one side. # quiet
P: They'll all be there, and they'll all be listening. If it never comes it's just as good a bench. # low
Q: I thought that you didn't mind, either way. # behind them, low
P: I don't. I only lie there at night, and wonder what it sounds like. # very low

=== odd_word_5_taken ===
# step: trait5
# needs: trait=word trait_word=taken
N: A stranger with a bag saw the one place free. It was {p}'s. # plain
G: I wouldn't. Nobody's ever had a word out of {x_them}. # low
N: The bag was half-way down. "Taken," said {x}, a bit rusty. # still
H: That was it. Nobody'd put a button on that. # hoarse
P: Thank you for keeping it. # sitting down, out of breath
Q: {p}! Didn't you hear? That was the first word! # shaking
P: I heard. Move up, you're on my coat. # rather pink

=== odd_word_5_bless ===
# step: trait5
# needs: trait=word
N: Nobody was thinking of it. {p} sneezed. # plain
N: "Bless you," said {x}. # soft
Q: Thank you. No, that wasn't me. Who was it? # slow
N: They all looked at {x}, who went red, and did not take it back. # still
H: All that time. I'd have put you down for hello. # hoarse
G: So nobody stole it! There wasn't any jar! There wasn't so much as a whistle! # amazed
P: Nobody'd sneezed. # blowing {p_their} nose

=== odd_word_5_seven ===
# step: trait5
# needs: trait=word
N: {g} was telling it, the whole of it, from the beginning, and had got to the rumours. # dry
G: There were six. There was the whistle, and the bet, and the prince with the jar, and... # counting
N: "Nine," said {x}. # plain
G: No, it was six. I ought to know, I made up four of, oh. # and stopped
N: Nobody breathed. {x_cap} had clapped both hands over it; but it was out, and it was a very nice word. # still
Q: It was nine. I'd forgotten the wolf. # whispered
P: That's what it was kept for, then. Somebody had to get it right. # low, and glad
