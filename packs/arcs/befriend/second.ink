// Second ways where somebody who can talk is against it, and of the price of TROUBLE.

=== befriend_fear_list ===
# step: fear
# needs: foe=talks no-gruff
# title: Things to Be Afraid Of
N: {foe_cap} had made a list, and had put it up on {board}, and stood in front of it to see who read it. # dry
A: "Things to be afraid of. One, {x}." # reading
B: What's two? # on tiptoe
F: I'd not got any further. I kept on coming back to one. # tight
A: Have you seen {x_them}?
F: I've seen {x_left}. I saw it twice, on the same evening. You don't need to see more than that. # firm
B: It looks as if somebody'd left in a hurry. # fair
F: Exactly. And what from? If {x_they} {x_plural:run|runs} away from it, then how big must it be? # lower
N: They had not looked at it in that way. {foe_cap} had, it appeared, for several nights. # quiet
A: Suppose it was you? # gentle
F: That {x_they} {x_was} running from? I'm not frightening. Ask anyone. They'd not dare to say so. # stiff
B: We could ask {x_them}. # hopeful
F: If you go near that, don't come and stand next to me afterwards. # writing a two

=== befriend_fear_child ===
# step: fear
# needs: foe=talks x=thing,place,event,idea no-gruff
# title: It Looked at Me
N: It was {foe} who went round warning people; and by evening there was nobody left to warn but those two. # dry
F: I'm told that you've been seen near {x}. # grim
A: We only went to look. It hasn't got any teeth. # kind
F: That's what people say about stairs. # grim
B: What did it do to you?
F: I was going by, minding my own business. And I heard {x_sound}. It wasn't to anybody else. There wasn't anybody else. # low
A: And what did you do?
F: I said good evening. # lower
B: And then?
F: Then I thought, what am I doing, I'm saying good evening to {x_a}. If I'd stayed I'd have said something more. I'd have told it about my day. # shaken
N: They looked at {one}, and {one} looked towards {hide}, the way that one looks at a cake. # quiet
A: Would that have been so bad? # gentle
F: Where would it stop? I want it gone. Then I'd know where I was in the evenings. # going

=== befriend_found_lost ===
# step: found
# skeleton: trouble
# needs: foe=talks
# title: Under F
N: There was to be a table, by {edge}, where people could lay out whatever had turned up, and whatever was gone could be put down on a list. {foe_cap} sat behind it. # plain
F: One boot. One lid. Three people's Thursday. I make it nineteen things in a week. And you two have lost nothing. # level
A: We've been careful. # careful
F: It's odd, isn't it? It goes round you like water round a stone. # level
{ way:
- "hide": B: We've lost a blanket. # quick
- "turns": B: We've lost some sleep. All three of us. # quick
- else: B: We've lost the best part of {tool}. # quick
}
F: And where would that be? # pencil up
N: It was then that {x} came to the table. {x_they_cap} had found a boot. {x_they_cap} had found the other one as well; and {x_they} laid them down in front of {one}, with {x_sound}, and waited to be told where they went. # dry
F: Those are mine. # very still
A: {x_they_cap}{x_plural:'re|'s} giving them back! # hopeful
F: I was wearing them. On Tuesday. I was asleep. # rising
B: We were going to tell you. # small
F: You can tell {crowd}. Tomorrow, here. I'm putting {x_them} down under F, for found. # writing

=== befriend_verdict_hats ===
# step: verdict
# skeleton: trouble
# needs: foe=talks
# title: Hats on the Left
N: It was to be settled with hats. Whoever was for it put a hat down on the right, and whoever was against it on the left. {x_cap} had carried most of them over by the time that {foe} could stop {x_them}. # dry
F: It isn't to touch the hats! Put those back! That's how it is every time! # hot
H: How do we know now which was whose? # low
F: I'll tell you. They're all on the left. Nobody wants to be the first, so I'll say it for you. {x_they_cap} {x_plural:go|goes}. Tonight. # turning round
A: Somebody must have been for it. # looking along the row
N: People looked at their hair. {x_sound_cap}; it was a helpful one. # quiet
{ way3:
- "own": F: You went and told us everything that {x_they} did. It was very honest. It took an hour. # not unkind
- "den": F: You couldn't leave {x_them} for one night. And you're fond of {x_them}. What are we to do? # not unkind
- else: F: You taught {x_them} to bow, and it cost us the table. # not unkind
}
B: What if there was somebody you could come to? Every time? # slow
F: Somebody with a door to knock at, and something to lose, who'd say, that was me, whatever it was? I'd like to see that hat. # folding both arms
N: It went very quiet. It is surprising how much of a person is under a hat. # dry

=== befriend_lovely_queue ===
# step: lovely
# skeleton: trouble
# makes: joy=wait
# title: Somebody at the Door
N: They were late home, and wet, and cross with each other about whose fault it was. Then they came round by {hide}; and there {x_was} {x}, where they had said good-bye in the morning, with {x_part} to the way. # quiet
A: {x_they_cap} {x_plural:haven't|hasn't} moved. # slow
B: Perhaps {x_they} went off and came back. # doubtful
{ x_talks:
  X: I said that I'd be here. I thought, if I go, then I shan't be. # glad
- else:
  N: One could see it by {ground}. It was dry underneath. It had rained since nine. # quiet
}
A: The whole day? For us?
{ way:
- "hide": B: With the blanket on. As we'd said. # low
- "turns": B: It wasn't even anybody's turn. # low
- else: B: With all of {tool} to sit in. And {x_they} stood out here. # low
}
N: There was {x_sound}. It began before they had got there, and went on for some time after. # warm
A: Nobody's ever been as glad as that. I'd only been to get string. # voice not steady
B: Whose fault did we say that it was? # after a while
A: I've forgotten. Move up, I want to be come home to from the front. # sitting down in the wet
