// BACK, episode 4: the two are changed over (end=dark, crowd, given), nobody notices, and what the price has left.

=== heist_go4_dark ===
# step: go4
# skeleton: back
# door: Change the two over in the dark
# style: bold
# recall: gone to change the two over in the dark
# makes: end=dark
N: It was to be done in no more time than it takes to set a cloth straight. # hushed
Q: I lift. You take out the paper, and you put in {x}. # whispered
P: With the same hand? # whispered
Q: With the other. That's what one's got it for. We did it eleven times with an egg. # whispered
P: The egg didn't mind. # whispered
{ price:
- "keep": P: And {p_keep} is in the drawer. I shut it myself. I didn't look. # steadying
- "blame": P: And when you cough I stand up, and I'm a thief. I've got the sack. # steadying
- else: P: And I say nothing. I've begun already. # steadying
}
H: I'd like to carry {x_them} as far as the corner. I've got used to having {x_them}. # low
Q: As far as the corner, then. # kind
N: {h} carried {x}, {x_carry}, as far as the corner, and gave {x_them} up, and stood there with both arms as they had been. # soft

=== heist_go4_cloth ===
# step: go4
# skeleton: back
# door: Do it behind a clean cloth, with everybody looking
# style: clever
# recall: set about it behind a clean cloth, with everybody looking
# makes: end=crowd
N: One can do anything before everybody's eyes, as long as they are looking at a cloth. {h} wrote to say that the old one was a disgrace; and they came, all three, to bring a clean one. # brisk
Q: We hold it up between us, as you do with a sheet. # low
P: And at the back of it? # low
Q: At the back there's {h}, with a basket. The paper comes out, and {x} {x_plural:go|goes} in. # low
{ price:
- "keep": P: And {p_keep} stops at home, in the drawer. I shut it myself. I didn't look. # steadying
- "blame": P: And at the end I'm a thief. I've got the sack up my sleeve. # steadying
- else: P: And I'll never say what was at the back. I'm going to talk about the front. # steadying
}
H: What if there's a draught? # faint
Q: Then they'll all see what they've never been let see, and {foe} will drop. So hold your end down. # low
N: {crowd_cap} had come to watch. People will, for laundry. # dry

=== heist_go4_brush ===
# step: go4
# skeleton: back
# door: Leave [x] where only [foe] will look
# style: kind
# recall: left [x] where only [foe] would look
# makes: end=given
N: Nobody can ask who brought a thing, if he brings it himself. They took {x} to where the paint was kept, and put {x_them} down beside the brush. # quiet
Q: A bit more to the left. As if {x_they} had been there all along. # whispered
P: Do we leave a note? # whispered
Q: What would it say? # whispered
P: It might say sorry. Or, look what you've got here. Or not anything. # giving up
Q: Not anything. If there's a note, then somebody wrote it. # whispered
{ price:
- "keep": P: It's the second thing that I've put down today, and walked away. {p_keep_cap} was the first. # steadying
- "blame": P: And then I'll let myself be caught. I've got the sack. # steadying
- else: P: I wish that there were somebody I could not tell it to. # steadying
}
N: They lay down where they had lain before, to see nothing happen. # dry
Q: What if it's taken for one more of the paper ones? # whispered
P: You can't take that for paper. I've carried it. # whispered

=== heist_act_dark ===
# step: act
# skeleton: back
# needs: end=dark
# title: Set Down
N: They went in {way == "creep":on the sides of their feet|{way == "front":like people who have been seen there before|with {tool} going on ahead}}. {foe_cap} {foe_was} on the far side. # hushed
Q: Now. I've lifted. # whispered
P: It's out. It weighs nothing at all. # whispered
Q: And {x}? # whispered
P: {x_theyre_cap} going down. Don't say anything. {x_theyre_cap} nearly down. # whispered
N: To snatch takes no time. To put a thing down, so that not even the stand shall notice, takes as long as it takes. There was {x_sound}; and then there was not. # still
P: It's a shame about the paper one. Somebody took such trouble. # whispered
Q: Cloth. # whispered
P: We've {verb_did}. We said that we would. # whispered
{ price == "blame":
  Q: I've got to cough, now. I'm so sorry. # whispered
  P: Go on. Hi! Stop, thief! It's me! # out loud
- else:
  Q: Then it was never gone. Come away from it. # whispered
  P: I'm coming. I only want to see it not having happened. # whispered
}

=== heist_act_hem ===
# step: act
# skeleton: back
# needs: end=crowd
# title: A Few Words about Hems
N: They held up the clean cloth between them. {foe_cap} {foe_was} right in front, with {crowd}. # brisk
Q: As you see, it's very large! # loud
P: And it's got a hem! All the way round! # loud
H: It won't come off. It's been pasted to the stand. # behind, desperate
Q: We should like to say a few words about hems! # loud
N: {p} said a few words about hems. They were not good. But at the back there was somebody who knew about hems, and had waited for years to be asked. # dry
H: That's one out. And {x_theyre} in. # behind, faint
P: Then down with it! There. We've {verb_did}. The cloth, I mean. # radiant
{ price == "blame":
  Q: And now? # through a smile
  P: Now I spoil it. Look out, everybody! I've got a sack, and I want {x}! # loud
- else:
  N: It lay a little higher than it had, on the one side, as it used to in the spring. # soft
  Q: Bow. And then go home as if it had been laundry. # through a smile
}

=== heist_act_shaking ===
# step: act
# skeleton: back
# needs: end=given
# title: Beside the Brush
N: Somebody came with the small light. They heard the brush taken up, and then they heard nothing for a long time. # still
{ foe_talks:
  F: Oh. # hardly aloud
  F: There you are. # lower
- else:
  N: There was {x_sound}. {foe_cap} had {x} up, and down, and up again. # hushed
}
P: Is it all right? # whispered
Q: Don't breathe. # whispered
N: The light went over to the stand. Something was taken from under the cloth that weighed nothing; and something was put there, so gently that they knew it only by the light, which left off shaking. # quiet
P: We've {verb_did}. And we weren't even there. # whispered
Q: Nobody was. # whispered
{ price == "blame":
  P: Then I needn't be caught at all. # hopeful
  Q: I'd let them catch you, all the same. It'd be something to tell, for a night when nothing happened. # whispered
  P: Hi! It's me! I've come to steal {x}! # out loud, sighing
- else:
  P: Can I say one word? # whispered
  Q: No. # whispered, fond
}

=== heist_nobody_same ===
# step: nobody
# skeleton: back
# w: A regular visitor
# title: Just as Ever
N: In the morning people came, as they did each morning, as far as one may. # plain
W: Just as ever. # sighing
A: You'd know, would you, if it weren't? # mild
W: I've been every day for a year. I'd know it in my sleep. # offended
A: And you never thought that it looked a little light? # very mild
W: Light? {x_cap}? People don't come all this way for something light. # more offended
N: There {foe_was} {foe}, in front of the cloth; and one could see at once that somebody had been to bed. # soft
{ foe_talks:
  F: Do you want to see? I don't mind. Today you can see {x}, if you like. # expansive
- else:
  N: {one_cap} yawned, as far back as a yawn goes, and moved over to let them look. # warm
}
{ price == "blame":
  W: Not with that one there! Isn't that the thief? # drawing back
- else:
  W: Am I allowed? After all these years? # drawing back
}
B: There. {x_cap}. And they're all saying that it's just as they thought. # low
A: It is. It's us who know how much work that was. # low

=== heist_nobody_morning ===
# step: nobody
# skeleton: back
# title: Good Morning
N: {h} and {foe} went past each other, as they did every day, by {edge}. # plain
H: Good morning. # as always
{ foe_talks:
  F: Good morning. # as always
  N: They both stopped. It had come out so easily. # quiet
  F: You look well. # surprised
  H: I've turned out a drawer. # light
  F: I've given up painting. # light
- else:
  N: They both stopped. It was the same good morning as ever, but there was room in it to turn round. # quiet
  H: I've turned out a drawer. It was high time. # light
  N: On {one}, low down, there was one last speck of paint. {h} rubbed it off with a thumb, as one does with a crumb on somebody's sleeve. # soft
}
A: And {x} {x_is} where {x_they} {x_was}, and nobody's ever been anywhere. # low
B: It'd make such a good story. # low
A: What would? # innocent

=== heist_change_napkin ===
# step: change
# skeleton: back
# needs: price=keep
N: {h} had them to supper. It was laid for four; and in the fourth place, with a napkin, there was {p_keep}. # warm
P: It looks well there. # low
H: I tell it every evening that it's only lent. # honest
Q: And have you been to look at {x}? # careful
H: I went on Tuesday. I said good morning to {foe}, and I stood there with the others, and took off my hat. It was only {x}. # surprised
P: You wanted it so much. # puzzled
H: I thought so, too. I believe that it was the two plates. # slow
P: Then you'd better have four. We could come on Sundays, and I needn't look at it much. # gruff
N: {h} passed the {food} to each of them, and then, from habit, to the fourth. # dry

=== heist_change_drawing ===
# step: change
# skeleton: back
# needs: price=blame
N: {p} was not let in there any more. Next to {door} hung a drawing, with a sack. # dry
Q: It isn't very like. # fair
P: They've put my eyes too close together. # looking
H: I could say something. I could tell them that you're quite honest as a rule. # wretched
P: If you say one word, I was caught for nothing. I'm the one who came for {x}, and didn't get it. # firm
H: But I can't look at it. # low
P: I go round by here on purpose. Nobody's ever drawn me before. # owning up
N: A small child stopped, and looked from the drawing to {p}, and back, with deep respect. # dry
P: One more step, and I'll have your cap. # after a moment, hollow
N: It was the happiest child in {place_of}. # warm

=== heist_change_helpings ===
# step: change
# skeleton: back
# needs: price=hush
N: {p} got as far as supper, past nine people who all said good evening, and went by every one of them with both lips pressed together. # dry
G: You're very quiet. Has anything happened? # curious
P: No. # with an effort
Q: Nothing whatever. # helpful
G: You've got a face as if something had. # leaning in
P: It's a thing that hasn't. I never knew that there could be so much of one. # red
N: {g} waited. {p} had five helpings of {food}, one after another, so as to have something in the way. # dry
G: I heard that there's a new cloth on {x}, or something of the sort. # trying
P: Is there? # in agony
N: They walked home by {edge}. {p} breathed out, all the way. # soft
Q: That was the bravest thing that I ever saw. # low
P: It was the second bravest. I can't tell you what the first was. # with dignity
