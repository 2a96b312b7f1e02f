// ARRIVED, episode 4: end=first, second, both is who got by {foe} when, and so where the two of them meet the one from {den}.
// The verb is done in arrive; note proves by way3 whose place it is; meet is what it was for; change names the price.

=== journey_go4_first ===
# a: careful
# b: bold
# step: go4
# skeleton: arrived
# door: Slip past [foe] first
# style: bold
# recall: slipped past [foe] first
# makes: end=first
N: Towards morning {foe_talks:{one} nodded off, upright, in the middle of the way|there was a gap in {foe}, as narrow as a cough}. It would not be for long. # low
A: We ought to say. # whispered, at the wall
B: If we say, they'll say after you. And we'll say after you, and it'll be shut again. # whispered
A: They gave us their company all night. # whispered
B: They've got the bench. We'll be quick, and then it's their turn. Breathe in. # whispered
N: They went through it sideways. {a} looked back. Above the wall there was one hat, bent forward, asleep. # quiet
A: I never even said good morning. They said good night to us. Twice, in case we hadn't heard it. # low
B: We'll say it on the way back. # low

=== journey_go4_second ===
# w: The voice
# step: go4
# skeleton: arrived
# door: Let the voice go first
# style: kind
# recall: let the voice go first
# makes: end=second
N: Towards morning {foe_talks:{one} nodded off, upright, in the middle of the way|there was a gap in {foe}, as narrow as a cough}. It would not be for long. # low
A: You go. # to the wall
W: After you. # through the wall
A: We've each got somebody to wait with. You've only got the wall. Go on. # to the wall
W: I've never been first at anything. How does one do it? # through the wall, flustered
B: You breathe in, and you don't say sorry. # to the wall
N: They heard it go: quick, small, careful steps, and at the last moment, all the same, sorry. Then it was shut again, and it was noon before they got out themselves. # quiet
A: It's very empty, isn't it? On that side? # sitting
B: I was just thinking that I'd miss it. And I never saw it. # sitting

=== journey_go4_both ===
# w: The voice
# b: maker
# step: go4
# skeleton: arrived
# door: Go at the same moment, one each way
# style: clever
# recall: gone through at the same moment as the voice, one each way
# makes: end=both
N: Towards morning {foe_talks:{one} nodded off, upright, in the middle of the way|there was a gap in {foe}, as narrow as a cough}. It would not be for long. # low
A: There's only time for one lot. # low
B: No. Look. You're going that way, aren't you? And we're going this way. If we all go at once, nobody's in front. # to the wall
W: We'd meet in the middle! # through the wall, alarmed
B: Then we'll each keep left. # to the wall
N: It was pitch dark in there. They met in the middle. There was a soft sort of bump, and it was nobody's fault, for they had each of them kept left. # breathless
W: I'm so sorry. Was that your foot? # in the dark
A: You're welcome to it. Good luck! # in the dark
W: Good luck! # going

=== journey_arrive_chair ===
# step: arrive
# skeleton: arrived
# title: One Chair
N: They came round a corner, still expecting to be tired, and it was {den}. # plain
A: Is this it? # low
B: It's where the way stops. # low
A: {load == "see":We said that we'd {verb}. And we {verb_did}.|We said that we'd come, and we've come.} I thought that there'd be more noise. # slow
{ must_who != "" && must != "":
  N: Somebody had to go in first. {must_who}, who had never been {must}, went in, and had to be told so afterwards. # warm
}
B: Is anyone at home? # calling
N: There was one chair, with one cushion, and everything had been put where one person could reach it. Nobody was in. # quiet
{ load:
- "fetch": A: And here's where it ought to be. Look, it's been taken out. That's what we came for! # blank
- "take": A: We've brought you {x}! Hello? We've come all this way! # calling
- "with": A: We've brought somebody to see you! Hello? # calling
- "see": A: So that's {x}! Look, {x_part}! Just as one always heard! Hello? # calling
- else: A: It's about {x}! Hello? We've come all this way! # calling
}
B: It's no use. The cushion's cold. # feeling it

=== journey_arrive_call ===
# step: arrive
# skeleton: arrived
# title: Nobody In
N: {a} had always meant to run, when they saw {den}, and {b} had meant to cry. They both did up their coats. # dry
A: You say it. # low
B: {load == "see":We said that we'd {verb}. And we {verb_did}.|We said that we'd come, and we've come.} # too loud
A: Hello? Is anybody in? # calling
{ must_who != "" && must != "":
  N: Nothing answered. {must_who}, who was not {must}, went in; somebody had to, and there was nobody in front. There was one of everything. # quiet
- else:
  N: Nothing answered. They went in. There was one of everything. # quiet
}
A: There's only one slipper. # looking down
B: Then the other's on somebody. You don't go far in a slipper. Not unless you'd made up your mind to it very suddenly. # hopeful
{ load:
- "fetch": A: And what about {x}? That's what we came for. There's just the mark where it was. # sitting down
- "take": A: And who do we give {x} to? We've come all this way. # sitting down
- "with": A: And {x}, too. All this way, in a hat. # sitting down
- "see": A: So this is what {x} {x_is} like. It's got a chair, and nobody in it. # sitting down
- else: A: And who do we see about {x}? We've come all this way. # sitting down
}

=== journey_arrive_eerie ===
# step: arrive
# skeleton: arrived
# tone: eerie,noir
# title: A Light in It
N: There was a light in it. They saw it from a long way off, and did not speak of it, so that it should not go out. # hushed
A: So this is {den}. {load == "see":We said that we'd {verb}. And we {verb_did}.|We said that we'd come, and we've come.} # low
B: You might knock. # low
A: I have knocked. You didn't hear it. I did it very quietly. # low
{ must_who != "" && must != "":
  N: It was {must_who} who did it again, louder. {must_who} had never been {must} before, and it made a different noise. # low
}
N: It was open. The lamp stood in the middle of the table, trimmed, and turned low, as you leave it for somebody. There was one chair. It had been pushed in. # hushed
B: It's meant for somebody to come home to. It isn't meant for us. # whispered
{ load:
- "fetch": A: And what we came for's gone, too. They've taken it with them. # low
- "take": A: And there's nobody to take {x}. # low
- "with": A: And nobody to say come in to {x}. # low
- "see": A: And there's nobody to show us {x}. # low
- else: A: And there's nobody to ask about {x}. # low
}
B: Who goes out, here? Where is there to go? # whispered

=== journey_arrive_space ===
# step: arrive
# skeleton: arrived
# tone: space,epic
# title: For the Book
A: {den_cap}. For the book. Arrived, two. # formal
B: Say the rest. It's got to be said. # low
A: {load == "see":We said that we'd {verb}. And we {verb_did}.|We said that we'd come, and we've come.} # formal, and then not
N: There should have been somebody. It is the one thing that all such books agree on: at the end there is somebody, and they get up. # quiet
B: One bunk. One cup. One pair of gloves, drying, and they're dry. # looking round
{ must_who != "" && must != "":
  A: {must_who} said, I'll go in. And went in. Put that down: {must}. # writing
- else:
  A: Have you tried the far end? # low
}
B: I've tried it all. It's a very small place. It's been swept. # low
{ load:
- "fetch": A: And what about {x}? # low
- "take": A: Then I don't know who signs for {x}. # low
- "with": A: Then there's nobody to say come in to {x}. # low
- "see": A: Then we've seen {x}, and no one's seen us see {x_them}. # low
- else: A: Then I don't know who settles about {x}. # low
}
B: Somebody who sweeps when they go out. They meant to come back. # low

=== journey_note_knock ===
# step: note
# skeleton: arrived
# needs: way3=knock
# title: Four Dents
N: By the way in, at about the height of a hand, the paint was worn off. There were four small dents in it, in a row: three close together, and then one. # hushed
A: {b}. Look at that. # odd
B: Three, and then one. # putting a knuckle to each
A: "I go out, and do it on my own door. And then I go in." # slow
B: There's a note. It says, "Gone to {place_of}, to find out why they never come. Somebody ought to." # reading
N: It was dated. It was dated the day on which they had themselves set out. # still
A: It was coming to us! It was sitting there, not telling us that it was coming to us, and we weren't telling it! # both hands in {a_their} hair
B: And {foe} had the lot of us. On one bench. With that much wall in between. # finger and thumb

=== journey_note_supper ===
# step: note
# skeleton: arrived
# needs: way3=supper
# title: Enough for a Crowd
N: There was a shelf, and on the shelf stood jars. There must have been a hundred of them, with a year upon each. And in every jar, very even, in a ring, lay half-moons. # hushed
A: {b}. # odd
B: "It looks like something that's been cut by a person with a great many evenings." That's what I said. I said it out loud. # low
A: This one's for this year. It says, "For {place_of}, if I go." # reading
B: And it's empty. # low
A: Because we ate it. We asked if there was more. # low
N: Against the last jar stood a note: gone to find out why they never come. It had the date on it of the day when they had themselves set out. # still
B: And {foe} had the lot of us. On one bench, with a wall down the middle, passing each other pickle. # sitting down

=== journey_note_listen ===
# step: note
# skeleton: arrived
# needs: way3=listen
# title: All the Other Ones
N: The place was full of paper. It was in heaps, and in the basket, and under the cushion, and every sheet of it began in the same way. # hushed
A: "Dear people of {place_of}. I'm sorry that it's only me." # reading
B: Give me that. # quick
A: They all say so. "But somebody ought to. And there we both sat." And then it's crossed out. And this one's got a please. # turning them over
B: And we said that it was better without. # low
A: It was to us! It was practising on the wall, and it was to us, and we put it right for them! # both hands in {a_their} hair
N: On the top one was a date. It was the day upon which they had themselves set out. # still
B: And {foe} had the lot of us. On one bench. With that much wall in between. # finger and thumb

=== journey_meet_first ===
# w: The voice
# step: meet
# skeleton: arrived
# needs: end=first
# title: Four Steps
N: They ran. {foe_cap} let them through without a word; nobody had ever come from that side in a hurry. # breathless
A: Are you there? # to the wall
W: I was just going home. # through the wall
B: Don't! There's nobody in. We've been. # to the wall
W: Been where? # through the wall
A: To yours. We're from {place_of}. We're sorry that it's taken such a long time, and that we went first. # in a rush
N: The wall did not say anything. Then it said it in a very small voice. # soft
W: Did you sit down? It's a good chair. # through the wall
B: It wants another one next to it. # to the wall
{ load:
- "fetch": W: I've got {x} here. I was bringing {x_them} to you. I thought that you might be short. # through the wall
- "take": A: We've got {x} here. It was all for you, the whole time. # to the wall
- "with": A: We've brought {x}. It was to you that {x_they} wanted to come, the whole time. # to the wall
- "see": A: We've been to {x}. It was you that we were to come to, the whole time. # to the wall
- else: A: It's about {x}. It was you that we were to come to, the whole time. # to the wall
}
{ load != "see":
  B: We said that we'd {verb}. And we {verb_did}. We only went past you first. # to the wall
}
W: How does one get round to your side? # through the wall
N: It was four steps. Nobody had thought of asking. # dry

=== journey_meet_second ===
# w: The voice
# step: meet
# skeleton: arrived
# needs: end=second
# title: Somebody in My House
N: So they sat down and waited. They took it in turns to have the chair. On the second evening there were steps outside. # quiet
W: I beg your pardon. There's somebody in my house. # outside
A: Come in! # jumping up
H: I told you that there would be. I said, if they aren't at home with me, I know where they'll have got to. # outside
N: It was {h}, very dusty; and in front of {h}, pushed, with one slipper on, came the voice. # warm
W: I got there. I went first, as you said. I said it to the first person I saw, and it was {h}. # shaking hands with everything
H: I'd only gone as far as {edge} to look for them. I've never been so spoken to in my life. I cried on that hat. # gruff
{ load:
- "fetch": W: And I'd brought {x} along for you, and {h} said that you'd gone out to fetch {x_them}! # laughing
- "take": B: We've brought {x}. It was for you. It's rather late. # with both hands
- "with": B: And here's {x}. You'll like each other. You've both been on the way for years. # with both hands
- "see": B: We've seen {x}. We shook hands with your chair, so as to be in practice. # going red
- else: B: It's about {x}. We've said it to your chair, so as to be in practice. # going red
}
{ load != "see":
  A: We said that we'd {verb}. And we {verb_did}. It took both ends of us. # flustered
}
A: Do sit. It's your chair. # flustered
N: Nobody sat in it. There were four of them, and it would not have been fair. # dry

=== journey_meet_both ===
# w: The voice
# step: meet
# skeleton: arrived
# needs: end=both
# title: That Foot
N: They ran back the way that they had come. And at the bench, in the gap, in the dark, each keeping left, they ran into somebody who was running. # breathless
W: I'm so sorry. # in the dark
A: So am I. That's the same foot! # in the dark
W: I know! I'd know it anywhere! I've thought of it all the way to {place_of}! # in the dark
B: You were there? # in the dark
W: There was nobody at home but {h}. {h} said that you'd gone to call on some poor soul out at {den}. I said, on whom? And we looked at each other. And then I ran. # in the dark
A: We've sat in your chair. # in the dark
W: I had a bit of your {food}. Is that all right? # in the dark
{ load:
- "fetch": W: I left {x} with {h}. I'd brought {x_them} along for you. One ought to bring something. # in the dark
- "take": B: We've got {x} for you. Hold out your arms. Not there, that's {foe}. # in the dark
- "with": B: And {x}'s here somewhere. Shake hands. Not there, that's {foe}. # in the dark
- "see": B: We came to see {x}. You're who we came to. No, that's {foe} I'm shaking hands with. # in the dark
- else: B: We came about {x}. You're who we came to. No, that's {foe} I'm shaking hands with. # in the dark
}
{ load != "see":
  B: We said that we'd {verb}. And we {verb_did}! I only wish that I could see it. # in the dark
}
A: And there we all sat, on one bench, being polite. # in the dark
N: Nobody could see anybody. They all shook hands with whatever there was. # warm
