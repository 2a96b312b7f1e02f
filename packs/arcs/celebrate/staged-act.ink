// STAGED, the performance itself, up to the great moment: by how it is performed (staged) and by what was made wrong (way). The cues to which
// foe comes on are in phrases.yaml.

=== celebrate_act_play ===
# step: act
# skeleton: staged
# needs: staged=play way=prop,end
# w: The second guard
# title: A Palace, with People in It
N: There was a palace, with two guards, and {king}, who had been merry once. # plain
{ way:
- "prop":
  P: I am weary. I'll sit upon my throne! # as the King
  S: creak
  W: Your Majesty, your throne is leaving. # saluting
  P: Let it! A throne goes where it likes, and the King goes with it! I'll be back! # as the King, passing
  N: It was {tool}, with a sheet on. It went off on the left, and came back from the right; and out of it looked a foot, in a sock. They had paid for the foot. They rose to it. # brisk
  W: There's somebody living in it, Your Majesty.
  P: Then he's my most faithful subject. He's the only one who came with me. # as the King, getting off
  Q: It isn't mine! I've got both of mine here! # whispered, at the cord
  P: Arise, then, whoever you are. # as the King, to the foot
- else:
  P: I am weary. I have ruled too long. # as the King
  S: crash
  N: Somebody had sat on a hat; and all of them took one step forward. # dry
  W: "{last_line}" # with all the rest
  N: They bowed. It had lasted for a minute and a half, and nobody had ever been clapped so. # dry
  P: I have come back! # as the King, coming back
  W: Your Majesty went for ever. We've just said so.
  P: I forgot my gloves. # as the King
  N: Then a door banged. He went for ever five times in all. # brisk
  W: What was it now, Your Majesty?
  P: I thought that I'd left the cat out. # as the King
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered, at the cord

=== celebrate_act_sung ===
# step: act
# skeleton: staged
# needs: staged=sung way=prop,end
# title: In Four Parts
N: {troupe != "":There stood {troupe}, in a half ring; and {h} lifted the stick.|They stood in a half ring, the long ones behind; and {h} lifted the stick.} # quiet
P: "It's late, it's late, and the soup's in the pot, and the cat's gone up to bed." # singing
{ way:
- "prop":
  H: Now! The big drum! # through the teeth
  S: creak
  P: "And who is that, who is that, coming over here?" # singing
  N: The big drum was {tool}, these days, with a sheet on. It had been hit once, and had taken it as a sign. # dry
  H: Stop it! # through the teeth
  P: "With a foot in it, a foot in it, a foot that kept in time?" # singing, as it passed
  Q: It isn't mine! I've got both of mine here! # whispered, at the cord
  P: "And nobody knows whose it is, and it's going round again." # singing
  N: Those in front took it up. They had come for the foot, and now there were words to it. # brisk
- else:
  S: crash
  N: Somebody had dropped a book. There was a breath; and then, in four parts, came the end. # dry
  Q: "{last_line}" # singing with the rest
  N: They bowed. They had been at it for half a minute. # dry
  H: Go back! The second line! There's a cat in it! # through the teeth
  P: "She's up again, she's up again, she heard a book fall down." # singing
  H: That isn't written anywhere. # low
  P: "It isn't written anywhere, but the cat came down to see." # singing
  N: A door banged in the next verse, and one in the next but one; and each time they ended, and bowed, and the cat came down. # brisk
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered, at the cord

=== celebrate_act_turns ===
# step: act
# skeleton: staged
# needs: staged=turns way=prop,end
# w: Somebody at a corner
# title: One Thing after Another
P: Ladies and gentlemen! What you're about to see has never yet gone wrong! # ringing
N: They roared. {crowd_cap} knew better. # dry
S: drum
{ way:
- "prop":
  P: High up, above the empty air, and nothing underneath but the net! # ringing
  N: The net was {tool}, with a sheet on. It was held by four people, one at each corner. # plain
  W: Is it meant to be going? # at a trot
  Q: No! Sit on it! # whispered, at the cord
  S: crash
  P: The net that catches those who hold the net! # at once, ringing
  W: There's a foot in it! # calling
  Q: It isn't mine! I've got both of mine here! # whispered, at the cord
  P: And, for the first time in this place, a foot without an owner! # ringing
  N: It went round twice, with all four, and the foot, in a sock, on top. They had come for the foot. # brisk
  P: I thank the foot. The foot thanks you. # ringing
- else:
  P: For the first, and the last, and the only time... # ringing
  N: It should never have been said. All of them ran on, and joined hands. # dry
  W: "{last_line}" # with all the rest
  P: That was the small one! Here's the large one! # at once, ringing
  S: crash
  W: "{last_line}" # with all the rest
  P: And that was the large one! Now comes the one that's hardly ever seen! # hoarse
  N: The bucket was balanced, and they bowed. The cow was sawn in half, and both halves bowed. There had never been so much end to anything. # brisk
  P: And which was the best? # hoarse
  W: The ends! # calling
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered, at the cord

=== celebrate_act_puppets ===
# step: act
# skeleton: staged
# needs: staged=puppets way=prop,end
# w: The cow
# title: A Giant, and a Cow
N: A lamp was lit behind; and there stood the Giant, who was made of four brooms, and before him a cow. # plain
P: I am the Giant. Who are you? # deep
W: Moo. May I go home? # small
{ way:
- "prop":
  P: Nobody leaves my castle! Behold it! # deep
  S: creak
  N: The castle was {tool}, with a sheet on. It bowed to the people, and took the Giant by the arm. # dry
  W: Your castle's leaving. # small
  P: Then shut the gate! # less deep
  N: Out of the topmost tower came a foot, in a sock, as large as the cow. They had come for that. # brisk
  W: Are you a bigger giant? # small, to the foot
  P: That's my landlord. # deep, after a moment
  Q: It isn't mine! I've got both of mine here! # whispered, at the cord
  W: Then who lives up there? # small
  P: I've never dared to ask. # less deep
- else:
  P: Nobody leaves my castle! # deep
  S: crash
  N: All that hung on a string took one step forward. # dry
  W: "{last_line}" # small, with all the rest
  N: They bowed. One of them bowed right off its nail. # dry
  P: Who put me out? Light me again! I haven't been wicked yet! # deep
  W: You'd better be quick. # small
  P: I'll eat you! # deep, very fast
  S: crash
  W: "{last_line}" # small, with all the rest
  P: Again? I'd got my mouth open! # deep
  N: The cow went home four times. The fourth time she asked him if he would like to come. # brisk
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered, at the cord

=== celebrate_act_air ===
# step: act
# skeleton: staged
# needs: staged=air way=prop,end
# w: The second door
# title: A Small Boat, Very Late
N: There was one microphone; and all who had come sat round it, and shut their eyes, as one does. # plain
P: Midnight. The sea's getting up. I'm alone in the boat. # as the Captain
{ way:
- "prop":
  P: And now the thunder. # as the Captain
  S: creak
  N: The thunder was {tool}, with a sheet on. # dry
  P: What was that? # as the Captain, really asking
  W: It's coming round the table. # low
  S: crash
  P: I'm not alone! There's something in the boat! # as the Captain
  Q: There's a foot in it! And it isn't mine! # whispered
  P: It's a foot, they say! Whose? # as the Captain
  N: With their eyes shut they saw it all: the sea, and the boat, and a foot as large as a whale. Somebody took a stranger's hand. # brisk
  W: It wants to come in. # as a door, creaking
  P: Then it may have the other end. It's company. # as the Captain
- else:
  S: door_close
  N: It was only somebody going out. But all of them had heard a door. # dry
  W: "{last_line}" # with all the rest
  N: There was the sea, poured out of one basin into another; and it was over. It had taken half a minute. # dry
  P: I'm still here. I've come up again. # as the Captain, after a moment
  W: You've gone down, sir. It's been read out.
  P: Then read it in again! I haven't sent my message! # as the Captain
  S: splash
  N: He went down five times. They heard the sea close; and then, quite near, somebody who blew his nose. # brisk
  P: Where was I? # as the Captain
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered

=== celebrate_act_danced ===
# step: act
# skeleton: staged
# needs: staged=danced way=prop,end
# w: The one who reads out what it means
# title: What It Means
N: As one can't hear a swan, there was somebody at the side to read out what it meant. # plain
W: Night. A lake. Here comes the swan, who has lost her way. # reading
P: That's me. # whispered, going
{ way:
- "prop":
  W: See how she bends her long white neck. # reading
  S: creak
  N: The neck was {tool}, with a sheet on. It took two to hold it, and they were not to be seen. # dry
  P: It's going! I'm going after it! # through a smile
  W: The swan... has seen somebody that she knows. # looking up
  S: crash
  W: It was the lake. # after a moment
  N: Out of the neck came a foot, in a sock. They had come for it. # brisk
  Q: It isn't mine! I've got both of mine here! # whispered, at the cord
  W: She stands upon three legs, out of grief. # inspired
  P: Which is the third? # through a smile
  W: The one that waves.
- else:
  S: crash
  N: Somebody had dropped a tray. All four swans went up on their toes, and turned about, and sank. # dry
  W: "{last_line}" # before it could be stopped
  P: I've only just come on! Say that I've come back! # through a smile
  W: But she had forgotten her bag. # where there was nothing to read
  N: So she came back, on the tips of her toes, looking for it. Then a door banged. # brisk
  W: "{last_line}"
  P: My umbrella! # through a smile
  W: And she came back for her umbrella. And it was raining. She'd been right. # carried away
  N: She went home five times, and got more and more tired; and those in front made room for her to sit. # warm
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered, at the cord

=== celebrate_act_march ===
# step: act
# skeleton: staged
# needs: staged=march way=prop,end
# w: Somebody on tiptoe
# title: Out They Come
P: Left! And right! And left! # calling the step
S: drum
N: The curtain was drawn, and out they came, by fours; and on both sides stood {crowd}, on whatever they could find. # brisk
{ way:
- "prop":
  W: Here comes the banner! # eager
  N: The banner was {tool}, with a sheet on. Two had it by the poles. It had been slow at the start, and was not slow now. # dry
  P: Right! I said right! # trotting
  S: crash
  W: It's gone round by the side! It's coming back! It's in front! # hopping
  Q: It isn't mine, this time! I've got both of mine on! # calling
  W: There's the foot! That's the one they talk about! Look, it's out of step! # hopping
  P: Then everybody change! Step with the foot! # there being nothing else to do
  N: And all of them, by fours, changed over. It was the first time that a whole parade had kept in step with somebody who was not in it. # dry
- else:
  S: crash
  N: It was a tray, a long way off. All of them stopped dead, and turned to the front. # dry
  Q: "{last_line}" # with all the others
  N: They bowed, and went in again. It had taken half a minute. # dry
  W: Is that it? # let down
  P: About turn! # from behind the curtain
  W: They're coming out backwards! Is it the same ones? # hopping
  P: Left! And no, right! # calling, with the back to all
  S: crash
  Q: "{last_line}" # with all the others
  W: And in they go! I like this one. I don't get so tired. # happy
}
Q: They're all with us. {trouble != "":And {trouble}, as promised. }It's the page before the last. # whispered, in passing

=== celebrate_act_part_talks ===
# step: act
# skeleton: staged
# needs: way=part foe=talks
# title: Nobody Has Come
N: It went as it is written, {about != "":with {about}, }for nearly a page. On the left stood {one}, in a cloak, and breathed. # plain
P: {cue1} # ringing
F: Nobody has come! # enormous
N: {crowd_cap} gave a sigh. That was what they had paid for. # dry
P: {cue2} # going on
F: Nobody! Has come! # from the right, out of breath
H: It's once! It's on page twenty! # into the book
Q: Let {foe} be. They want it. Listen! # whispered, at the cord
F: Nobody has come! # through the middle, with a bucket
H: What's the bucket for? # whispered
Q: I think that it's grief. # whispered
P: {cue3} # lower
N: There it got quiet; and nothing came. They all looked to the left. And then one heard it, from quite far back, without any cloak to it. # hushed
F: Nobody has come. # simply
Q: That's page twenty. # whispered

=== celebrate_act_part_talks_twice ===
# step: act
# skeleton: staged
# needs: way=part foe=talks
# title: The Messenger
N: It went by the book, {about != "":with {about}, }until it was first quiet. That was on page one. # dry
P: {cue1} # ringing
N: On came {one}, in boots, at a run; looked at all the people; and had forgotten it. # plain
F: It's three words. # to them, low
Q: "Nobody has come." # whispered, from the curtain
F: What? # whispered, very loud
Q: Nobody has come!
F: I have! # hurt
N: They had been told that it was funny. They had not been told to bring a second handkerchief. # dry
P: {cue2} # holding on to something
F: I've got it now! Nobody has come! # from the other side
P: You've said so.
F: No, that was before. This is another one. # dignified
H: Somebody ought to stop {foe}. # holding on to a post
P: {cue3} # at last, quite low
N: The boots came on, slowly, and stopped. # hushed
F: Nobody. # and no more
N: And a woman in the fifth row said "Oh", aloud, as though it were about her. # still

=== celebrate_act_part_mute ===
# step: act
# skeleton: staged
# needs: way=part foe=mute
# title: Enter [foe]
N: It went as it is written, {about != "":with {about}, }up to page four. Then they all turned to the left, and looked as if they expected somebody. # plain
P: {cue1} # to the left, ringing
N: Nothing came in on the left. {crowd_cap} nudged those who did not know. # dry
P: I'll say it again. {cue1} # with feeling
S: crash
N: It was {foe}; and it was from the right, and from behind. {part1_cap} went by, backwards. # brisk
Q: "We were expecting you." # whispered, from the cord
P: We were expecting you! # with the hat gone
N: It was said with such dignity that it stopped the whole house; and then it started it. # dry
P: {cue2} # going on, with what there was
S: crash
P: We were expecting that, too! # from underneath
H: It isn't in the book! # into both hands
Q: It is, you know. You wrote it in. You only left out where. # whispered
P: {cue3} # quite low, as it is written
N: It was the one time that nothing came. One heard how much they had all been hoping for it. # hushed

=== celebrate_act_part_mute_seats ===
# step: act
# skeleton: staged
# needs: way=part foe=mute
# w: A man with his mouth full
# title: Nobody Was Surprised
H: Page four. Everybody to the left. And nobody's surprised. # whispered, behind
P: {cue1} # ringing
Q: It's no good to the left! Look! {foe_cap} {foe_has} come in by the front! # whispered, at the cord
P: We were expecting you... over there! # pointing
S: crash
N: So it came through the third row, and the second; and whoever sat in them got up, to let {foe_them} by, and came along. # brisk
P: {cue2} # counting heads
W: Is this the way out? # coming on
P: No. It's page five. Look to the left. # low
W: What's there? # looking
P: Nothing. You're not surprised. # low
N: There were now more on the stage than off it. They had brought their {food}. They all looked to the left; and one never saw so many people not be surprised. # dry
H: Which of these are mine? # hollow
P: {cue3} # quite low, as it is written
N: And the man with his mouth full, who had only wanted to find his wife, took off his cap, and looked along them all. # still
Q: He's better than {part1}. # whispered
