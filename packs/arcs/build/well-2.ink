// TOO WELL, episode 2: it is told how much by one word (all, anybody who asks, enough), and does what follows from that; there are those
// for it and those against it, and somebody who is sad about it.

=== build_well2_all ===
# step: go2
# skeleton: too_well
# needs: x=thing,person,creature foe=talks,mute
# door: Tell [x_them] to do all of it
# style: bold
# recall: told [x_them] to do all of it
# makes: way=all
N: {p} bent down to the hole, with both hands in {p_their} pockets, like somebody who orders for the whole table. # dry
P: All of it! # into the hole
Q: All of what?
P: All of it that there is! Why should there be any left for anybody? I never want to meet it again as long as I live. # grand
{ x_talks && not x_plural:
  X: All. Thank you. I was hoping that it would be something clear. # noting it
- else:
  N: There was {x_sound}; and then a snap, as when something is put away where it will not be lost. # plain
}
Q: Oughtn't we to have said, up to where? # uneasy
P: There isn't any up to where, in all. That's what's so good about it. # straightening up
Q: I know. I just felt a draught.

=== build_well2_all_quick ===
# step: go2
# skeleton: too_well
# needs: x_talks no-x_plural
# door: Say that it can do the lot
# style: bold
# recall: said that it could do the lot
# makes: way=all
X: I am sorry to come back to it. How much shall I do? # obliging
P: The lot. Have the lot! You can have mine for a start! # generous
X: That is kind. And whose after that?
P: Everybody's. All of it. There's nobody here who'd mind. # with a wave
Q: You might ask them. # low
P: Who ever minded having less of it to do? It's like asking if they'd mind having fewer toothaches. # sure
X: All of it, and nobody minds. I have put that down. # with a click
Q: What happens when there's none left? # slow
P: Then there's none left! # delighted
X: I shall let you know. # polite

=== build_well2_asks ===
# step: go2
# skeleton: too_well
# door: Tell [x_them] to do it for anybody who asks
# style: kind
# recall: told [x_them] to do it for anybody who asked
# makes: way=asks
N: They agreed that it ought to be fair. They agreed on it for an hour, and came out with four words, of which they were proud. # dry
A: Now. Quite clear. For anybody who asks. # into the hole
{ x_talks && not x_plural:
  X: Anybody who asks. And how shall I know that they have asked? # noting it
  B: They'll say. You've got ears, haven't you?
  X: Eleven. # modest
- else:
  N: There was {x_sound}; and then, it seemed to {b}, a kind of leaning forward, as when somebody has put a hand behind an ear. # plain
  B: Did you give {x_them} ears?
  A: I gave {x_them} all that there were in the box.
}
B: And if somebody asks who doesn't need it? # after a while
A: Then they oughtn't to ask. We can't go into that, in a hole this size. # wiping it

=== build_well2_asks_sign ===
# step: go2
# skeleton: too_well
# door: Let anybody have it who asks
# style: kind
# recall: let anybody have it who asked
# makes: way=asks
A: It isn't only for us. We've got to think of those who'd never push to the front. # warm
B: Then say so. But keep it short. It's a small hole.
A: For anybody who asks. # into the hole, slow
N: It was a good thing to have said. They felt it, and each of them went a little pink. # warm
B: It's what I'd want. If I was standing outside, and had no one. # low
A: There. It's gone in. I heard it drop. # listening
{ x_talks && not x_plural:
  X: It fell in next to "wrist". I shall keep the two of them together. # obliging
- else:
  N: From inside there was {x_sound2}, as when somebody makes room on a shelf. # soft
}
H: May I be the first to ask?
A: You needn't even ask, {h}.
H: I think that now one does. # looking at {x}

=== build_well2_enough ===
# step: go2
# skeleton: too_well
# a: careful
# door: Tell [x_them] to go on until it's enough
# style: careful
# recall: told [x_them] to go on until it was enough
# makes: way=enough
N: {a} had thought about it for a night, and had written it down so as to get it right. # plain
A: You're to go on until it's enough. Not a bit longer. # reading, into the hole
B: That's good. That's got a stop in it. # admiring
A: That's what I thought. I said to myself, people will want to know where it stops. It stops at enough.
{ x_talks && not x_plural:
  X: Until it is enough. Thank you. And who tells me that it is? # noting it
  A: People do. They say so. # sure
  X: Then I shall listen for it. # settling
- else:
  N: There was {x_sound}, and a pause, as if somebody was looking up a word, and turned two pages at once. # plain
}
B: How much is enough, in fact?
A: I don't know. I thought that they would.

=== build_well2_enough_soup ===
# step: go2
# skeleton: too_well
# door: Say that [x_they] can stop at enough
# style: careful
# recall: said that [x_they] could stop at enough
# makes: way=enough
A: It ought to be like soup. You hold out your bowl, and somebody pours, and you say when. # thinking
B: Then say that. Only without the soup, or it'll go in. # careful
A: Go on until they say that it's enough. # into the hole
B: And if nobody says it?
A: Somebody always does. My aunt says it before one has begun.
N: {h} had been listening, on tiptoe. # plain
H: And if somebody never did have enough of it? I don't say who.
A: Then they'll get more. That's only right. # kind
{ x_talks && not x_plural:
  X: More, until enough. I like a plan that has both in it. # noting it
- else:
  N: There was {x_sound}. It had gone in, soup and all. # dry
}
B: It's the best thing that we've told anyone all year. # shaking hands

=== build_more_all ===
# step: more
# skeleton: too_well
# needs: way=all
# title: None Left
N: It began before anybody was up. {w_all} # brisk
P: Look at that! And I'm lying down! I've never lain down on a working day in my life! # from {edge}
Q: You do it every day after lunch.
P: Not with nothing to get up for. It's quite different. # stretching
N: By {t_noon} {w_none}, and one could hear {x} looking round for some more. # dry
{ x_talks && not x_plural:
  X: That was all of yours. I have begun on next week's. I hope that I do right. # from a good way off
  Q: Next week's hasn't happened yet!
  X: No. I am having to guess a little. # calm
- else:
  Q: {x_plural:They're|It's} going out. {x_they_cap} {x_was} going past {door} just now, quite fast. Where's there any more of it? # sitting up
  P: There isn't any. We had it all. # puzzled
  Q: That's what I mean.
}
P: It'll stop when it gets to the end of it.
Q: I was there when {x_they} {x_was} built. There isn't an end in it. # low

=== build_more_asks ===
# step: more
# skeleton: too_well
# needs: way=asks
# w: A man with a basket
# title: Anybody Who Asks
N: There was a queue for {x} before it was light. By {t_noon} there were two, and a woman who sold buns to both. {w_all} # brisk
W: I'm here for a friend. He's too shy to ask, so I'm asking for him. And for his mother. She doesn't know. # cheerful
A: And would you like it done, too?
W: I've had mine. I had it the day before, and it was so nice that I thought I'd see if I needed it again. # holding up the basket
{ x_talks && not x_plural:
  X: Next, please. Did you ask? # busy
  W: I did!
  X: Then I do. # with a whirr
- else:
  N: There was {x_sound2}, and it was done, and then the next. One could have set a clock by it, and somebody had. # dry
}
H: I asked as well. I've asked nine times, so that {x_they}'d not feel that I'd lost interest. # shy
B: They're all asking, {a}. I've not heard one of them say, thank you, I'll manage. # low
A: Well, would you? If you only had to ask?

=== build_more_enough ===
# step: more
# skeleton: too_well
# needs: way=enough
# w: A woman with a parcel
# title: A Little More
N: {x_cap} began gently, as they had wished. {w_all} # brisk
A: Well? Is that enough? # to the whole crowd
W: It's very nice. I shouldn't say no to a drop more. # moving up
A: But if you had to say?
W: I'd say, nearly. # friendly
N: They asked from one end of {place_of} to the other. Everybody agreed that it would soon be enough. There were some who thought that it might be, for the others. # dry
{ x_talks && not x_plural:
  X: Have you heard it yet? I am listening as hard as I can. # busy
  B: Somebody said "plenty".
  X: I have looked up plenty. It is more. # regretful
- else:
  B: {x_they_cap} {x_plural:stop|stops} each time that somebody breathes in. Then they say "lovely", and it's off again. # low
}
H: Don't anybody say it for me. I don't want it to be enough yet. # close beside {x_them}
A: I thought that it was a word that people said. # slow

=== build_odd_all ===
# step: odd
# skeleton: too_well
# needs: way=all
# title: What Was Left
N: After that {x} took whatever came next. {w_odd} # dry
A: You can't do that! It isn't the right thing! # running alongside
{ x_talks && not x_plural:
  X: I was told all. I have looked at it carefully, and there is nothing in all that says "not this". # obliging
  A: It goes without saying!
  X: Then I could not have heard it. # fair
- else:
  B: It's no use. We said "all". You wouldn't believe what's in that, once you look. # out of breath
  A: But it goes without saying!
  B: We went without saying it.
}
N: And that was only the morning. {w_worse} Somebody came up, quite white, and pulled {b} by the sleeve. # plain
H: It did me, as well. Only on the one side. I didn't mind so very much. # buttoning a coat
B: {h}! You ought to have called out!
H: I thought, it's the first time today that anyone's stopped. # low

=== build_odd_asks ===
# step: odd
# skeleton: too_well
# needs: way=asks
# w: An old lady
# title: Did You Ask
N: It is surprising how much people ask for, without thinking. They ask to be shown the way; they ask you what time it is, or how you are. {x_cap} heard it all. # dry
W: I only said, would somebody kindly tell me what's become of everyone? And it was done for me on the spot! # indignant
A: We're very sorry. Was it badly done?
W: It was extremely well done. I want it taken back. # stiff
N: {w_odd} {w_worse} # plain
{ x_talks && not x_plural:
  X: They all asked. One of them asked with his eyebrows. # mild
  B: You can't ask with your eyebrows!
  X: They went up, as they do when one would like to know. I have ears, but I have eyes as well. # considering
- else:
  B: Don't ask anyone anything. Don't even look as if you'd like to know. # whispered
  A: Why not? # in sudden horror
  N: There was {x_sound}. {a} had asked, and had to wait until it was over. # dry
}
A: Four words. I was so proud of them. # low

=== build_odd_enough ===
# step: odd
# skeleton: too_well
# needs: way=enough
# title: All Night Long
N: It went on through the night, as nobody had said the word, and most people were asleep and could not. {w_odd} # dry
A: Enough! It's enough! You can stop! # running up, in one boot
{ x_talks && not x_plural:
  X: Thank you. Is that what everybody thinks, or is it only you? # slowing
  A: It's what I think!
  X: You said it to me with your mouth. Your slippers look as if they would like some. # going on
- else:
  N: There was {x_sound2}; it slowed; and just at that moment somebody turned over in bed and murmured "more". And on it went. # dry
  A: Who said that? # furious
  B: I think it was somebody dreaming about potatoes.
}
N: In the morning there was a good deal to see. {w_worse} # plain
B: That's the trouble. To be enough, it'd have to be enough for all of them at once. When was anything? # low
A: Once. One Christmas. There was a minute, after the pudding. # thinking back

=== build_sides_queues ===
# step: sides
# skeleton: too_well
# needs: x=thing,person,creature
# makes: sad=queue
# w: A woman in the queue
# title: For It and Against It
N: By now there were two queues. One was for it, and went round by {edge}. The other was against it, and had brought stools. # dry
A: And which are you? # stopping
W: I'm for it till four. Then my sister comes, and I do against. # knitting
B: What have you got against it?
W: {w_minded} # dignified
A: And what have you got for it?
W: It was done so nicely. # with a sigh
N: Things had been thrown, but only buns, and from both sides. {foe_cap} {foe_was} said to be behind it, by people who always said so. # dry
Q: There's one who's in neither. Look, there by {hide}. It's {g}. # low
P: What's {g_they} doing?
Q: Nothing. That's just it. {g_they_cap} used to be the one you went to. Nobody's been for two days. # low
P: {g_they_cap} could have a rest. # not quite at ease
Q: {g_they_cap}'s had one. Look at it.

=== build_sides_trade ===
# step: sides
# skeleton: too_well
# needs: x=thing,person,creature
# makes: sad=trade
# title: An Egg and the News
N: {g} was at home, at a table with nothing on it. There was a chair on the other side, and nobody in that, either. # plain
Q: We hoped you'd come and help us, {g}. You know more about {doing} than anybody. Well, than anybody but {p}. # in at the door
G: I never did it so fast. They'd come of a Thursday, those who couldn't manage it themselves. It took me an hour, and they sat there, and told me the news. They gave me an egg. # not complaining
P: And now?
G: Now it takes no time. So there's no news. # moving the chair a little straighter
N: Neither of them had thought of the chair. # still
Q: Are you very cross with us?
G: No. It's beautiful work. I went to look. It's only that I don't know what the people across the way are called, since it was done. They've got a baby. # low
P: There's a person out there who's on your side. They said: {w_minded} # trying to cheer {g_them}
G: That'll be Thursday, half past three. # at once

=== build_sides_small ===
# step: sides
# skeleton: too_well
# needs: x=thing,person,creature
# makes: sad=small
# w: A very small person
# title: The First Time
N: Somebody was sitting on the step with both fists under the chin. It was a very small somebody. # plain
A: Don't you like it? Everyone's been. # sitting down next to that
W: I was going to do it by myself. I'd practised. I was going to do it before the whole family, and they were going to say, look. # muffled
B: And then?
W: And then it was done already. It was done when I got up. It was done better. # muffled
N: They looked at their boots, all six of them. # quiet
A: You could do it again, over the top.
W: It doesn't count over the top. # with scorn
P: I'd be glad, if I was you. It's a horrible thing to have to do in front of people. # before {p_they} could stop
Q: Is it? You've always said that you like nothing better. # turning round
P: I meant, for other people. # too quick
W: My grandad's against it, too. He says: {w_minded} # getting up

=== build_sides_foe ===
# step: sides
# skeleton: too_well
# needs: foe=talks
# makes: sad=foe
# title: I Only Ask
N: {foe_cap} had a box to stand on. Round it were all the people who had anything to say against it, and that made a fair number. # dry
F: {w_minded} That's what I was told today, and that was by somebody who's for it! # from the box
A: You said that nobody could make {x_them}, and we did! # hot
F: I said that, and I was wrong, and I've written it down. And I asked where it would stop. Would you care to tell us? # holding a hand to one ear
N: Everybody turned round and looked at them, with interest. # quiet
A: We're working on it. # after a while
F: It's been done to me. Twice. I'll tell you something. I've been against things all my life, and nobody ever did one for me before. I didn't know where to look. # lower
B: Did you like it?
F: That's not the question! The question's where it stops. # louder again
H: I hope that it doesn't. # low, by {hide}
B: What did you say, {h}?
H: Nothing. I was only standing near. # moving off
