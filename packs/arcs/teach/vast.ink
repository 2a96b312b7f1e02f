// A pupil that nobody can take by the sleeve: the sea, the moon, the mountain. It learns what it is shown, to the very place where it stops.

=== teach_ask_vast ===
# step: ask
# needs: vast
# a: payer
# title: Nobody to Speak To
N: {air} {a_who} {b_who} It was {h} who said that it could not go on like that with {x}. {h_they_cap} had been out and told {x_them} so, twice, in a good hat. # dry
H: One can't call it unkind. It's only so large. Whatever {x_they} {x_many:do|does}, {x_they} {x_many:do|does} all of it at once. # worn out
A: And what would you like {x_them} to do?
H: It isn't much: {lesson}. A child can. You say how it goes, and there it is. But where does one stand, to say it? # bitter
N: They went and looked, all three. There was {x_sound}, a good way up, and a good way along. Nobody seemed to have noticed that {x_they} {x_was} being talked about. # quiet
A: It'll be easy. One begins with a small bit, {x_part}, say, and the rest sees how it's done. I've always been able to do that. # easy
B: Have you? In front of whom? # interested
A: I've just never had so large a class. # smooth
H: Then I'll bring a chair. I'd like to be there when {x_they} {x_many:are|is} told. # relieved

=== teach_first_vast ===
# step: first
# needs: vast
# a: payer
# title: Round to the Front
N: They went out to give the first lesson, with a stick for the hard places, and chalk, and {g}, who carried a chair. # brisk
P: We won't trouble the whole of {x_them}. I'll tell it to {x_part}. Watch me, and do it after me. # clear
N: {p} told it in order, and pointed. {x_cap} went on just as {x_they} {x_was}. There was {x_sound}. It might have been yes. # dry
Q: I believe that you're talking to the back of {x_them}. # aside
P: Where would {x} keep a back?
Q: Everybody's got one. Where would you want to be looked at, if you were that size? # pointing
N: They walked for an hour, to get round to the front. It was exactly the same from there. # flat
G: I did it. I was on the chair, and I did it along with you. I don't suppose that it counts. # helpful
P: It isn't for you, {g}! It's for {x}! # worn
N: And then, from quite another side, and a good deal too late, came {x_sound2}. # hushed
Q: There! That's somebody thinking about it. # whispered

=== teach_wrong_vast ===
# step: wrong
# needs: vast
# title: It Took the Hat
N: It went wrong as a thing does at that size, slowly, and everywhere. # flat
G: There's something coming. It began over there, and it's on the way. # up on the chair
A: Is that it? Is {x} doing it? # shading both eyes
N: What came was {x_sound2}. It was nearly what they had said, as one says a word that one has only heard through a wall. It was as long as all of {place_of}, and it took {g}'s hat. # dry
G: That was my good one. # bareheaded
A: Smaller! Do it smaller! # calling
B: {x_they_cap} {x_many:don't|doesn't} know what small is. We're the first small thing that's ever spoken to {x_them}. # slow
N: So they waited until it was over. It was over by supper. # plain
A: It was kindly meant. # picking things up
B: It was very kindly meant. That's what I'm afraid of. # low

=== teach_truth_vast ===
# step: truth
# skeleton: taught
# needs: vast way3=show,sit,past
# title: The Place Where It Stops
N: {p} had been standing for some time with {p_their} head back, looking at {x}, and the stick had gone down. # quiet
P: You ought to know something. I can't do it. # low
Q: Can't do what? You've been doing it all week. # puzzled
P: I've been telling it all week. I never could. We stood in a row, at school, and each of us said that they could, and I was the ninth. One can't be the ninth and say no. # lower
Q: And then you came out here and taught it to {x}! # staring
P: {x_they_cap}{x_many:'re|'s} so big. I thought that {x_they} wouldn't notice. # very low
N: There was {x_sound}. It went on as far as the place where {p} had always left off, when {p_they} showed how it goes; and there it left off, too. It had done so every time, and had been told not to. # hushed
Q: {x_they_cap}{x_many:'ve|'s} been doing you. To the inch. With the bit at the end where you look for your handkerchief. # slow
P: Then {x_they}{x_many:'re|'s} the only one who ever watched me right through. # hardly to be heard

=== teach_act_vast ===
# step: act
# skeleton: taught
# needs: vast end=both,swap,tell
# title: A Very Small One
N: {crowd_cap} had come, and held on to their hats. {p} went out in front, alone. Beside {x} {p_they} looked about as large as a comma. # tense
P: You've all been told that I can do this. I can't. I can begin, and then I stop. So I'll begin; and if anybody knows how it goes on, I'd be glad. # clear
N: {p} began. It was not much to look at, and it stopped where it always stopped. # flat
{ foe_talks:
  F: Is that all of it? # close by, puzzled
  Q: No. Wait. # whispered
- else:
  H: That's {foe}, over there. It's gone quite still. I believe that it's listening. # whispered
  Q: Ssh. Wait. # whispered
}
N: And from there on it was taken up, out of all that size, as carefully as somebody carries a full cup past a person who is asleep. It was {lesson_ing}; it was no bigger than {p} was; and it left a gap. # hushed
Q: That's for you! You're to come in! # whispered
P: I don't know how it goes! # whispered
Q: {x_they_cap} {x_many:do|does}. Go on. You've only got to come after. # whispered
N: So {p} came after. It went on for as long as {foe} and all of them could hold their breath, and nobody lost a hat. # warm
Q: We said that we'd {verb}. # hoarse
P: We {verb_did}{till != "":, and before {till}|}. I got to the end! I've never been there!{must_who != "" && must != "": And {must_who} was {must}.|} # out of breath

=== teach_price_vast ===
# step: price
# skeleton: taught
# needs: vast way3=show,sit,past
# makes: price=vast
# title: The Chair with the Cushion
N: In the evenings people came to {p}, to be told how a thing is done. It had been so for years. There was a chair for it, and {h} had put a cushion on. # plain
Q: You'll have to tell them. # low
P: I could say that {x_they}{x_many:'re|'s} shy. # low
Q: {x_they_cap} {x_many:go|goes} as far as you go, and {x_many:leave|leaves} off where you leave off. Anyone who knows you can see whose leaving off that is. # gentle
P: They ask me about a cough, or a door that sticks, and I've no idea. I say something, slowly; and they thank me, and go home, and it's better. # very low
Q: And if you stand up and say it?
P: Then it's a chair. Nobody comes to be told things by a person who's been found out by {x}. # lower
N: There was {x_sound}. It was like somebody who has got as far as was shown, and waits. # quiet
P: {x_they_cap} can't get on until I do. # after a long time
Q: Where are you going?
P: To take {h} the cushion. I'd like to do it before I'm asked. # getting up

=== teach_after_vast ===
# step: after
# skeleton: taught
# needs: price=vast
# title: No Question
N: Nobody came that evening. {p} sat on the hard part of the chair, and was seen to open {p_their} mouth once or twice. # quiet
P: I keep on having answers. They've got nowhere to go. # honest
Q: It's a good chair, all the same. # kind
N: Late on there was a knock. It was {g}, with {food}, and no question. # plain
G: I've not come to ask you anything. I can't do it either, that's all. Nor fold a letter, nor get up from a table before the others. I never liked to mention it to you. You'd have known how. # in a rush
P: Come in. # after a moment
G: There are some more of us. They thought, if you can't. # looking behind {g_them}
Q: How many?
G: I could only see as far as the corner. # honest
N: They brought their own chairs. And outside, over all of that, there was {x_sound}, right to the end, and then once more, for nobody, because it was known how. # warm
P: That's better than I ever was. There's no stop in it. # listening
Q: No. But there's still the bit with the handkerchief. # fond
