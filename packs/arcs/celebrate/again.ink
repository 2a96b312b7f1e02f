// Second ways where there was only one: how it goes wrong, what is left, how it is held, and what becomes of the way they took.

=== celebrate_hitch_word ===
# step: hitch
# a: bold
N: By noon it was up on {board}, in big letters, so that no one could say that they had not been told. {event_cap}: everybody. # plain
B: You can read it from {far}. I went and looked. # proud
{ foe_talks:
  F: So did I. # from behind them
  A: Then you'll come? # turning round
  F: It says everybody. It doesn't say what I'm to do about the noise, and the crumbs, and the people on my side of {edge}. I put up with it last time. I'm not going to, this time. # plain
  B: And what will you do? # less proud
  F: Whatever you put up, I'll take down. I've got nothing else on. # going
- else:
  N: While they stood there {foe} came; and when {foe_they} had gone by, it said: "{event_cap}: every." # flat
  B: It's taken the body. # looking
  A: {foe_they_cap} {foe_was} here the last time, too. It's always just when we've got it up. # putting up what could be found
  G: Get hold of something! That was only the beginning of {foe_them}. # passing, fast
}
B: We could have it small. With the lamps out. # low
A: It's for {crowd}. You can't have them small. We said that we'd {verb}, and we will. We'll only have to be quicker than {foe}. # jaw out
B: How quick {foe_is} {foe}? # low

=== celebrate_wrong_early_collars ===
# step: wrong
# needs: way=early
N: It had been going for half an hour when they began to go home. They were not cross. They wanted to put on something better, and come back. # plain
A: But it's now! You're at it! # holding on to a sleeve
H: In my slippers? I won't be a minute. # going
N: And so, when {foe} came, there was nobody there but two people and a spoon. # flat
{ foe_talks:
  F: I was told that it had begun. # looking round
  B: It has! They've gone to fetch their collars!
  F: Then it's stopped. I've seen it stopped. I'll tell them so, as I meet them. # going
- else:
  N: {foe_cap} went through it from the one end to the other, and there was no one to hold anything down. # flat
  B: There go the chairs. There goes... Was that the cake? # from under a table
}
N: By and by they all came back, washed, and combed, in their best. They looked about them. # quiet
H: Where is it? # with a very clean collar
A: It was here. You were at it. You made the speech. # low
H: That was it? I thought that was the part where you put out the chairs. # dismayed
B: We began so early that nobody noticed. # low, when they had gone
A: Only {foe}. # low

=== celebrate_wrong_pot_wave ===
# step: wrong
# needs: way=pot
N: At noon it was done, and smelled like everybody's kitchen at once. There was only the carrying. It took four of them, and the two behind could not see over the top. # brisk
G: A bit to the left. Now straight. Keep it level! # in front, going backwards
{ foe_talks:
  F: Where do you think you're taking that? # in the way
  G: To {event}! Mind, it's hot!
  F: Then I'll stand here till it's cold. # and stood there
  N: {g} stopped. The two behind had not heard a word, and went on walking. # flat
- else:
  B: Is it clear in front? # from behind
  G: Quite clear. Only, wait! It's {foe}! # and stopped
  N: The two in front stopped. The two behind did not. # flat
}
S: crash
N: It made a wave. It ran out over {ground}, a long way, with thirty onions in it; and each of those had been somebody's. # flat
G: That's two days. That's a bit of everyone. # on both knees, with a spoon
A: Can't it be scooped up? # low
B: Not off {ground}. I've tried a bit. # low
A: They all gave us something for it. They'll be here tonight with their bowls. What do we tell them? # low
G: That it was very good. I'd only just tasted it. # not able to get up
B: And for {event}? What's left? # low
G: The pot. # low

=== celebrate_wrong_tool_nine ===
# step: wrong
# needs: way=tool
# b: maker
N: It looked so well that everybody wanted to try it. They were only to have one turn each. {h} had had two. # brisk
H: I can see my own door from here! # from above
B: One at a time! It's built for one! # from below
A: How many are up there? # counting legs
B: Nine. I did the sums for one. # hollow
{ foe_talks:
  F: And what's all this shouting for? # behind them, very loud
  N: Nine people turned round to see who it was. {tool_cap} turned round with them. # flat
- else:
  N: Then somebody up there saw {foe} coming, and pointed; and all nine leaned over to look. # flat
}
S: crash
N: Nobody was hurt but the chairs. They had been set out all round, in a ring, with such care that there was not one that it could miss. # dry
{ foe_talks:
  F: I never laid a finger on it. I should like that put down. # stepping over a leg
- else:
  N: And over what was left came {foe}. # flat
}
A: And what do we sit on, for {event}? There isn't a thing. Not for {x_alive:{x}|{h}}, nor for anybody. # picking up an arm
B: I wanted there to be one good place. And of course they all wanted to be in it. # low
A: I'd a turn as well. I was the fourth. # low
B: I know. I counted your boots. # low

=== celebrate_fall_chairs ===
# step: fall
# skeleton: small
N: They sat on the last two chairs, so that at least nobody should take those. # flat
H: I've come about the chairs. # apologetic
A: These two? # not getting up
H: They're my sister's. She says that if {event} {event_is} off, she'd like to sit down. # apologetic
N: So they sat on {ground}. It went on all the afternoon, one after another, each with a reason. # plain
B: That was the cook. She's got a cold coming. She felt it as far off as {foe}. # crossing off
A: And the music?
B: The music says it'll play at the next one. {way == "early":It says that it had its collar on, at the wrong hour, and feels silly.|{way == "pot":It had an onion in that pot.|It was up on that seat when it came down. It's got a bruise.}} # crossing off
A: They're afraid of {foe}. Why don't they say so? # hot
B: They're ashamed. It's easier to have a cold. # crossing off
A: What have we got, then? Read me what's not crossed off. # lying down
N: {b} turned the list over, to see if there was more on the back. # dry
B: "{a} and {b}." That's us. I put us last, for the washing-up.
A: Then that's two. # looking straight up
B: I make it two. # lying down

=== celebrate_left_plate_five ===
# step: left
# skeleton: small
# needs: way3=plate
N: They put the plate on {edge}, and sat down on either side of it, with their backs to it, like two people minding a baby. # plain
H: Is it true? That there's some left? # low, from the side
A: Who told you?
H: I smelled it. I don't want any. I'd only like to know that it's there. # and sat down
N: Then it was three, and four, and five. Nobody had any. They talked a bit, as one does with a fire in the middle. # warm
{ foe_talks:
  F: What's this? I thought I'd put a stop to it. # over their heads
  H: We're only sitting. # quick
  F: Oh. Well, there's no harm in that. # going
- else:
  N: And {foe} came by, so near that they felt it; and there was nothing there that stuck out, and {foe_they} went past. # hushed
}
B: Did you see that? {foe_cap} went right by. # whispered
A: It's because it doesn't look like {event}. It looks like five people and a plate. # slow
B: What did we want with the other things? # whispered
A: I thought that it wouldn't be {event} without. # slow
B: And what's this, that we're having? # whispered

=== celebrate_left_song_broom ===
# step: left
# skeleton: small
# needs: way3=song
N: They sang it while they swept up, so as not to lose the third verse. When they stopped, to move a bench, it went on. # plain
A: That's not me. # stopping
B: Nor me. # stopping
N: It was {h}, on the other side of {door}, sweeping too. And behind {h}, further off, there was another broom. # hushed
H: I heard it through the wall. Am I in it? # at the crack
A: Everybody's in it. In the third verse, by name.
H: I thought I'd better hear if you'd got me right. I've told the next house. They're in it as well. # going back to the broom
{ foe_talks:
  F: And I suppose that I'm not. # behind them, gruff
  N: Nobody had thought of that. # still
  A: How does yours go? We'd have to fit it in. # after a moment
  F: I never said that I wanted to be. I was only asking. # going, slowly
- else:
  N: {foe_cap} came through the midst of it. But a song has no legs that one can knock away; it went on, on both sides. # hushed
}
B: There's no table, and there's no cake. There's hardly any us. And they're all at it. # wondering
A: Nobody's even called them. # wondering
B: How far does it go, do you think?
A: Listen. # after a while

=== celebrate_left_corner_turns ===
# step: left
# skeleton: small
# needs: way3=corner
N: The corner would hold three, if they were friends. {h} was the first to ask if one might look in. # plain
H: What does one do in here? # with both knees up
A: You sit. And you say what you'd have said at {event}, if it hadn't been so loud. # moving up
H: I never say anything at {event}. I shout, "What?" # honest
B: And what did you want to hear?
N: {h} thought. It was so quiet, in there, that one could hear it being done. # hushed
H: I'd like to know how your aunt is. You told me three years ago, and there was a trumpet. # to {b}
B: She's quite well. She's gone into hens. # surprised
N: {h} came out looking like somebody who has been away for a week. By then there was a queue. # dry
{ foe_talks:
  F: Is this a feast? I've stopped a feast. I don't know about this. # walking round it
  A: It's only somebody's aunt.
  F: Oh. How is she? # low, and was ashamed, and went
- else:
  N: {foe_cap} passed close by, and found two sides, and a lot of backs, and went on. # hushed
}
A: We couldn't keep {foe} out of the big one. And {foe_they} {foe_has}n't so much as noticed the small one. # slow
B: It's three at a time. It'd take till morning. # slow
A: Have you got anything on? # low

=== celebrate_act_doors_end ===
# step: act
# skeleton: small
# needs: end=doors
H: There it is! Come in, don't let the heat out. # wide awake
N: It came in; it was looked at, and listened to, and had its health drunk in cold tea; and when it went on to the next, {h} went with it. # brisk
{ way3:
- "plate": H: I'm only seeing that you don't drop it. I'll put my half a pie on, too. It was getting lonely. # in slippers
- "song": H: You've got it too high. I'll come along as far as the corner, and hold it down for you. # in slippers
- else: H: I'll take that side of it. You can't carry a corner with two. # in slippers
}
N: At the ninth door there were so many that those behind could not see what they had come about, and asked, and were told: {event}. # warm
{ foe_talks:
  N: The tenth door was {foe_whose}. # still
  F: I stopped all this. I went to a great deal of trouble. # opening
  P: You did. This is only what was left. It comes to people's doors. You're the last. # plain
  F: To mine? # after a while
  N: {one_cap} got a coat. # dry
- else:
  P: Where {foe_is} {foe}? # over one shoulder
  Q: Back where the chairs were. There's no one there to spoil it for. # over one shoulder
}
Q: That was the last door. There's nobody left to go to. # stopping
P: Then they're all here. Look round! We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}. We did it on the way.{must_who != "" && must != "": And {must_who} was {must}.|} # turning about

=== celebrate_act_lamp_moth ===
# step: act
# skeleton: small
# needs: end=lamp
W: I don't want to come to anything. I only saw that there was a light. # from the dark
P: It's {event}. You needn't do anything. You can stand there. # low
W: Is it begun?
Q: It has now. You're the third. # moving over
N: The fourth was {h}, with a cold, who had only come to say that one ought not to sit out there with a cold. The fifth had come to look for {h}. # dry
{ way3:
- "plate": N: The plate went from hand to hand, and each person took so little, out of manners, that it came back nearly as it went. # warm
- "song": N: They sang the verse with the names. When somebody new came up they had to stop, and be told who it was, and put it in. # warm
- else: N: They got them into the corner, three and three; and the rest stood round close, and were a second corner. # warm
}
{ foe_talks:
  F: Who left that light on? # quite near
  P: We did. It's {event}. # low
  F: I could see it from {den}. One can't sleep, with a light. One lies there and wonders who it is. # gruff
  Q: It's us. Mind the lamp. # moving over
  N: So there {foe_was} {foe}, on the end, with one shoulder in the light. # dry
- else:
  Q: I can hear {foe}. Get in closer. All of you, between that and the lamp. # low
  N: They got in close, with their backs out; and {foe} went round them once, and found only backs. # hushed
}
P: That's everyone. I've counted. They've all of them come to see who it was. # whispered
Q: So we said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}. It's no bigger than a lamp.{must_who != "" && must != "": And {must_who} was {must}.|} # whispered

=== celebrate_act_room_true ===
# step: act
# skeleton: small
# needs: end=room
P: That's all there is. You can go home now, if you'd sooner. # waiting for it
N: Nobody went. They stood about, on {ground}, with their hands empty; and {g} was the first to sit down. # quiet
G: Is that the very same thing that you had left? Let's have a look at it. # sitting down
{ way3:
- "plate": N: They broke up what was on the plate till there were forty bits, and each was about as big as a tooth. They ate them very slowly. # warm
- "song": N: {g} began it, low; and it did not want a drum, and it did not want a stage. It wanted them to sit near. # warm
- else: N: They sat down in front of the corner, and behind it, and along the sides; and all those who could not get in were just as near as those who could. # warm
}
H: I've been to every one of these, and I never sat next to {g} before. There was always the cake between. # surprised
{ foe_talks:
  F: I've come to see that it's stopped. # behind them
  H: It's stopped. Sit down, you're in the light. # not turning round
  N: There was a place by {h}. {foe_cap} looked at it for some time, and took it. # dry
- else:
  N: {foe_cap} came, and was all round them for a while. They put their heads together and went on talking; and it passed. # hushed
}
Q: They're all talking. Nobody's told them to. Is that it? # low
P: I think that it is. We said that we'd {verb}. And we {verb_did}, with everything gone but the people.{must_who != "" && must != "": And {must_who} was {must}.|} # slow

=== celebrate_act_begin_bench ===
# step: act
# skeleton: held
# needs: end=begin
P: It's begun! Sit where you like! # up on a box, hoarse
N: They sat on what there was. It was late, and it was in the wrong place, and it looked like a waiting room; and in the middle of it {door} stood open, and there, looking in, {foe_was} {foe}. # still
H: Shut it! Quick! # half up
P: No. Leave it. # up on the box
{ foe_talks:
  F: I've come to stop it. # not very loud
  Q: You can't, yet. You've not been in it. Nobody can stop a thing from outside. # plain
  F: How long would I have to be in it? # after a while
  P: Till the song. It's not long. There's a seat. # holding out a hand
- else:
  N: Nobody threw anything. No one got up. It was very hard, and they all did it. # hushed
  Q: There's room. Everybody move up one. # low
}
P: {price == "seat":That one's free. It's the third from the end, and it was mine. You can see everything, and you don't get kicked.|And there's this. It's {p_keep}. I've had it longer than I've had teeth. It's for coming in.} # not letting go at once
N: And {foe} came in. All the way along, people moved up by the width of a spoon. # warm
H: Well! Pass the {food}, then! # sitting down again
Q: So that's everybody. We said that we'd {verb}. # low
P: And we {verb_did}{till != "":, and before {till}|}. With the door open.{must_who != "" && must != "": And {must_who} was {must}.|} # low

=== celebrate_change_early_year ===
# step: change
# needs: way=early
N: A week later there came a knock, very early, at {a}'s. It was {h}, in slippers, with a spoon. # plain
H: Has it begun? # anxious
A: Has what? # half awake
H: I don't know. That's why I came. Last time you began without saying, and I'd only got one shoe on, and I had to be told about it. I'm not missing the next. # firm
N: There were eleven more behind {h_them}, in whatever they had been sleeping in. {b} was with them, looking innocent. # dry
B: They were all awake. It seemed a pity. # mild
A: There's nothing ready. There's nothing at all. # at the door
H: There was nothing the last time. # reasonable
{ end:
- "ask": B: We asked {foe} on the way. We've got it down to three words. # pulling {a} out
- "place": B: We've brought a spoon too many, on purpose. # pulling {a} out
- "begin": B: You only have to leave the door open. # pulling {a} out
- "doors": B: You're the twelfth door. There's quite a lot of us behind. # pulling {a} out
- "lamp": B: I put out a lamp, to see who'd come. # pulling {a} out
- else: B: I told them how small it'd be. They said, good. # pulling {a} out
}
A: What do we do? # one shoe on
H: You tell me that I was very good, and I make the speech. # taking a breath

=== celebrate_change_pot_spoon ===
# step: change
# needs: way=pot
# w: The man with the carrots
N: The four carrots were the last thing. He had counted them out, that man, and he had said that he would know them again. # plain
A: We'll have to tell him. They got spilt. # low
B: You tell him. I'll hold the pot. # low
W: I know what became of them. I found one of them, after. I've got it here. I'd know it anywhere. # looking out
N: He had it on a saucer. He turned it so that they could see. # dry
A: We're ever so sorry. They were very good carrots. # low
W: I've a few more. You'll be wanting them for next time, I suppose. # gruff
B: Will there be a next time? # surprised
{ end:
- "ask": W: There'd better. I sat by {foe}, and we'd only got to the potatoes. # counting
- "place": W: There'd better. Somebody'll have to sit in that place, now that it's been laid. # counting
- "begin": W: There'd better. You can't go and open a door once. # counting
- "doors": W: There'd better. I've told them that it comes by here. # counting
- "lamp": W: There'd better. I look out for the lamp, now. # counting
- else: W: There'd better. I'd just got talking to somebody, and it was morning. # counting
}
N: He counted out five. Then he looked to see who was about, and put in a sixth. # warm
W: That's a present. The others are a loan. # and was gone
B: Six. He must have liked it. # whispered

=== celebrate_change_tool_ladder ===
# step: change
# needs: way=tool
# b: maker
N: {b} had put {tool} back to what it was before. One had to look closely to see where the seat had been. # plain
A: Did you get all the nails out?
B: All but one. I left it in. It's where the arm was. # showing
N: It was a small thing, and bent. Nobody would have said that anyone had ever sat there. But people who came by put a hand on it, without noticing, as one does on a gate. # quiet
H: I was up there twice. I could see my own door. # with a hand on it
B: I know. You were over the weight. # kind
H: It looked so small. I thought, whoever's at home there must be glad if somebody knocks. So I've been knocking at people's. # low
{ end:
- "ask": A: Have you tried {foe}? It's no distance. # low
- "place": A: They'll lay you a place, if you knock often enough. # low
- "begin": A: You won't need to knock here. It's open. # low
- "doors": A: That's how we did it, in the end. # low
- "lamp": A: Take a lamp. People like to see who it is. # low
- else: A: Just tell them how long you can stay. # low
}
B: So it was some use as a seat. # low, when {h} had gone
A: Nine people looked at their own doors. It never had to hold for long. # low
B: I'd make it for nine, another time. # after a while
