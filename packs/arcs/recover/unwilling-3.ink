// UNWILLING: why {x} does not want to be home, and what home has to give up.

=== recover_sore_rest ===
# step: sore
# skeleton: unwilling
# needs: way3=learn
# makes: sore=rest
# title: Nobody Wanting Anything
N: They were on the way home, with eleven pages of notes that all said nothing, when {b} stopped. # quiet
B: What do you do with {x}? On an ordinary day?
A: I see if {x_theyre} all right. Mornings. And once at night. And when I'm going by. # counting
B: And I do, at noon, and when I can't think. And {h} does. And {g} does, but only for a minute. And everybody brings their cousins. # slow
A: It's because we're fond of {x_them}.
B: How many's that? In a day? # still
N: {a} added it up, and then, to be fair, went through it again and took off the cousins. It was still a good deal more than there were hours. # flat
{ a_kind:
- "planner": A: I've done that to a pencil. You sharpen it because you like it, and one day there isn't a pencil. # quiet
- "explorer": A: I'd have been gone by the Tuesday. # frank
- "wildcard": A: We've loved {x_them} to bits. I thought that was just a thing that people said. # struck
- else: A: I always ask is there anything I can do. I never thought that the answer might be, yes, go away. # struck
}
B: {x_theyre_cap} tired. That's all it is. {x_they_cap} went out there for a lie-down. # soft

=== recover_sore_view ===
# step: sore
# skeleton: unwilling
# needs: way3=hold
# makes: sore=view
# title: What You See from [x_home]
N: They undid all the knots and sent everybody to bed. Then there were only the two of them, and {x}. # quiet
A: I don't understand it. That's always been {x_their} place. It's the best place there is.
B: Who says so? # rubbing both wrists
A: Everyone. It's where you'd put {x_them}.
B: Have you ever looked out from it? # after a moment
N: Neither of them ever had. {b} got down, until {b_their} nose was just where {x} had always been, and stayed there, looking out. # dry
A: Well? What can you see?
B: The back of a board.
A: And?
B: There's a nail in it. # after some time
A: What if you look to the side?
B: There's more board. {a}, it's been years. {x_theyve_cap} looked at this nail for years. And then one night somebody comes, and it's {den}. # hollow
A: And what do you see from there? # low
B: I looked, when we were fetching {x_them}. You can see right across. You can see us. # low

=== recover_sore_best ===
# step: sore
# skeleton: unwilling
# needs: way3=ask no-found no-x=creature,person,group
# makes: sore=best
# title: Kindly Do Not
N: They took down the notice. It had been up so long that the place behind it was another colour. # quiet
A: So that's how it went. Somebody was fond of {x}. Somebody said, take care.
B: And somebody said, don't touch. And somebody said, better not even go in. # slow
A: And after that nothing ever happened to {x}. # slower
B: No. Nothing ever did. Not one thing, from one year's end to another. # looking at {x_home}
N: It was very clean there. {x_left_cap} {x_left_was} the only mark on it. You could see that nobody had ever so much as put down a cup. # flat
{ b_kind:
- "planner": B: I had {x_them} down under Safe. I was proud of that column. I never thought to have one for Happy. # stiff
- "explorer": B: I know what that is. That's being indoors. # fierce
- "wildcard": B: Kept for best! I had shoes like that. I'd grown out of them before there was a best. # bitter
- else: B: We were so afraid that {x_they} might get hurt. # small
}
A: And out there, in {den}, in the wet, they just used {x_them}? Every day? With their hands?
B: With whatever they've got. You've heard the noise of it. That isn't somebody being robbed.

=== recover_price_days ===
# step: price
# skeleton: unwilling
# needs: sore=rest
# makes: price=days
# title: Three Days in the Week
N: They wrote it up as a rule, since it would never get done as a wish. {p} did the writing. # plain
Q: Three days in the week {x_theyre} let alone. Nobody asks. Nobody looks in. Nobody brings a cousin. # firm
P: Two days.
Q: Three. And no going by slowly. # firmer
P: Which three?
Q: Well, whichever they are, there's one hour that goes first. There's one person who's in there before it's light, every day that there is, and stays till breakfast. # gentle
N: The pencil had stopped. Everyone in {place_of} knew about that hour; they walked round the other way so as not to be in it. # quiet
P: That's mine. # low
Q: I know.
P: I don't do any harm. I don't even do anything. It's only that it's the one time of the day that I'm not any use to anybody. # lower
Q: I know. But who's being any use to you? # very gentle
N: {p} wrote it down, in full, with the hour. You would have taken it for a line like the rest. # soft

=== recover_price_place ===
# step: price
# skeleton: unwilling
# needs: sore=view
# makes: price=place
# title: The Only Spot with a View
N: So {x} would have to go somewhere else; somewhere that you could see out. They walked all round {place_of} with that in mind, at the right height, which meant on their knees. # dry
Q: Here?
P: Draught. # on
Q: Here?
P: That's a lovely view of somebody's washing. No. # on
N: There was only one spot where it all came together: the light, and the warmth on your back, and a clear look as far as {far}. {q} stayed there rather long. {p} had stopped talking. # quiet
Q: Whose is the cushion? # who knew
P: Mine.
Q: You're always here. When people can't find you, they come and look here. # slow
P: There's a dent. It's taken me years to get it right. If you sit just so, nobody can tell from your face what you're thinking, because nobody can see your face. # low
Q: We could go on looking. # after a while
P: We've been all the way round. We came in at the same place that we started from. # low
N: {p} picked up the cushion, and hit it twice, so that the dent came out. # soft

=== recover_price_risk ===
# step: price
# skeleton: unwilling
# needs: sore=best no-found
# makes: price=risk
# title: Something May Happen
Q: Then it's easy. We bring {x_them} home, and everybody may. Children, too. # brisk
P: May what? # sharp
Q: Whatever it was. Use {x_them}. Hold {x_part}. Take {x_them} out.
P: With what hands? Have you seen their hands? # rising
Q: {p}.
P: I'll tell you what'll happen. In a week there'll be a scratch. In a month there'll be a bit gone, and nobody will know who. I've kept {x_them} without a mark on {x_them}, all this time. I was never even asked to. I get up at night and look. # all in one breath
N: There was a silence. {q} had not known about the nights. # still
Q: It was you who put up the notice. # slow
P: I put it up again. When it fell off. I only did that. Four times. # faint
P: {p_fearline} Well, this is worse. I'm afraid that something'll happen to {x_them}. # very quiet
Q: Yes. I think that's what {x_they} went out for. # gentle
N: {p} sat with the torn notice and, after a time, began to fold it, smaller and smaller, until it would not go any more. # soft

=== recover_price_hours ===
# step: price
# skeleton: unwilling
# needs: sore=rest
# tone: space
# makes: price=days
# title: Off Watch
Q: Everyone on board has a watch, and everyone has an off watch. It's in the articles. Except for one. # reading
P: You won't find {x} on the roster.
Q: No. {x_they_cap} {x_was} never put on. So {x_they} {x_was} never taken off. # slow
N: It was a thing that could be put right with a ruler. {q} ruled it. Three off watches in the week, four hours each; nobody to go in, call up, or hang about outside. # plain
Q: I've to cross out what's there now. There's one name in every single one of them. In pencil. Very small. # low
P: That'll be me. # not turning round
Q: Four in the morning. All year. What do you do in there?
P: Nothing. There's {noise}, and {x}, and me. It's the only time when nobody needs a number from me. I go in, and I come out, and then I can do the day. # even
Q: I could leave you one of the three. # pen up
P: Then it's two. It has to be three, or it isn't off. You know that it isn't. # very even
N: {p} took the pencil and crossed it out, small, with a ruler, all the way down. # soft

=== recover_go4_choose ===
# step: go4
# skeleton: unwilling
# a: bold
# door: Take [x] halfway, and let [x_them] choose
# style: honest
# recall: taken [x] halfway and let [x_them] choose
# makes: end=choose
N: They went to {den} for the last time{way == "carry":, without the faces|{way == "gift":, with no basket|, with {tool}, less the button}}; and they brought {x} out, and went halfway, and not a step more. # plain
A: This is it. I've paced it. It's as far from ours as it's from theirs.
B: And if it's the other way? # low
A: Then that's that. We go home, and we tell them.
B: We came out to {verb}. We said so. To people's faces. # lower
A: I know what we said. I thought that bringing was a thing you did to somebody. # slow
N: {foe_cap} had come along as well, and stopped on the far side, at about the same distance. # dry
{ foe_talks:
  F: No calling. No rattling of tins. # across the gap
  A: Agreed. And no sighing. # across the gap
- else:
  B: Nobody's to call. And you're to stop smiling like that.
}
N: So they set {x} down, and let go of {x_part}; and took their hands away, and sat on them. # hushed

=== recover_go4_share ===
# step: go4
# skeleton: unwilling
# a: careful
# door: Agree with [foe] to take turns
# style: kind
# recall: agreed with [foe] to take turns
# makes: end=share
N: They went to {den} with a calendar under one arm, and asked if it was a good moment. # plain
A: We've been thinking of it as ours or yours. It needn't be an or. # careful
{ foe_talks:
  F: I never said that it was an or. You came in saying or. # mild
- else:
  N: {one_cap} looked at the calendar, first one way up, then the other. # dry
}
B: We'd have from here to here. And then you would. And we'd bring {x_them} over, and you'd bring {x_them} back.
A: And nobody's to say at the handing over that anybody looks thin. # firm
B: Or that we've spoilt {x_them}. # firm
N: There was a difficulty over {till != "":{till}|the holidays}. There always is. # warm
A: We'll have the first turn, if you don't mind. There's something at home that we've got to put right, and {x_they} ought to be there for it.
{ foe_talks:
  F: And I shall want {x_them} back on the day. # gruff
- else:
  N: {one_cap} put one mark on the calendar, with care. It was on the day when it would be their turn. # soft
}

=== recover_go4_anew ===
# step: go4
# skeleton: unwilling
# b: maker
# door: Turn [x_home] inside out tonight
# style: clever
# recall: turned [x_home] inside out in one night
# makes: end=anew
N: They did not go out to {den} at all, that night. They stayed in, and began to take {x_home} to pieces. # brisk
A: Is this wise? # holding a part of it
B: No. Pass me that. If somebody won't come home, you can move the somebody or you can move the home. We've tried the first one three times.
A: There's going to be nothing left to bring {x_them} back to! # alarmed
B: There's going to be nothing left of what {x_they} left.
N: {h} came to see about the noise, and stood there for some time, and then took the other end. By midnight there were so many that they had to be given turns at not helping. # warm
H: I never liked it there, you know. I thought that you all did. # pulling
A: I thought you did.
B: Who did? Hands up, anyone who liked it like that. # calling
N: They all looked round for the hand. There was not one. # dry
B: Well, then. Pull.

=== recover_act_choose ===
# step: act
# skeleton: unwilling
# needs: end=choose
# title: Halfway
N: Nothing happened. It went on not happening for some time. # hushed
A: Is that a lean? # not moving the lips
B: No.
A: I think that it was a lean. # not moving the lips
B: It was your eyes watering.
N: {x_sound2_cap}. It came from the middle; as when somebody has sat a long while over a difficult letter, and puts it down. # still
B: I'm not going to look. Tell me. # eyes shut
A: First it was over towards {foe}. For quite a long time. It was like a goodbye. Oh, {b}. And now... # stopping
B: What? And now what?
A: Open your eyes. I don't want to say it and be wrong. # on a breath
N: {x_part_cap} {x_part_was} touching {b}'s knee, in the way that one knocks. # soft
B: Home? # very quiet
N: They brought {x} the other half of the way, asking first. It was next to nothing, that half. # soft
A: We {verb_did}. # walking
B: We did. Though I'm not sure who brought whom. # walking

=== recover_act_share ===
# step: act
# skeleton: unwilling
# needs: end=share
# title: Our Turn
N: There was a list of what belonged to {x}, and it was gone through at {edge}, aloud. # dry
A: {x_part_cap}. Present.
B: {x_part2_cap}. Present, and clean behind.
A: Likes to be let alone till {t_noon}. Doesn't care for whistling. Is this your writing? # turning the page
{ foe_talks:
  F: I put down what I knew. Only what I'd have liked to be told. # to {ground}
  A: It's nine pages. # touched
- else:
  A: It's nine pages. It's all in little dents. # touched
}
B: We'd have had nothing to put. If it had been us handing over. That's what I keep thinking. # low
A: We will by next time. Have you got {x_them}?
B: I've got {x_them}. {x_carry_cap}. And look, {x_theyre} letting me. # amazed
N: {foe_cap} stayed at {edge}, and there was some waving, or what passed for it; and then, of its own accord, not ten steps into their turn, there was {x_sound}. # warm
A: There. We said it and we {verb_did}. Till the end of the month.
B: I never knew that I'd got {x_them}, before. # quiet

=== recover_act_anew ===
# step: act
# skeleton: unwilling
# needs: end=anew
# title: Mind the Step, It's New
N: They fetched {x} as soon as it was light. {foe_cap} let them, as usual; and, which was not usual, came along behind to see. # brisk
A: Shut your eyes. # to {x}
B: {x_cap}, with eyes? # aside
A: It's the spirit of it. I'll carry, and you say what's coming. # low
B: There's a step. It's new. I ought to have said that before. # low
N: There, where {x_home} had been, was something else. It was not very even. It had been made by a lot of people who had each been sure. # warm
A: We don't know if you'll like it. Nobody's going to tie anything. # setting {x_them} down
B: And if you don't, we'll pull it down and do another. We've got quite fast. # hoarse
N: First there was {x_sound2}; somebody at the back gripped somebody else. And then, as round and plain as a plate, {x_sound}. # hushed
A: There. That's what I went out for. We {verb_did}. # not loud
B: We {verb_did} three times. I think that one took. # sitting down

=== recover_act_gentle ===
# step: act
# skeleton: unwilling
# needs: end=choose
# tone: gentle
# title: Whichever Way
N: Nobody called. Nobody held anything out. It grew so quiet there, halfway, that you could hear the quiet settle. # soft
A: What if we fall asleep? # whispered
B: Then we'll have been asked while we were asleep. Move up. I'm cold on this side. # whispered
A: I keep wanting to say come on. I've got it behind my teeth. # whispered
B: Say it to me.
A: Come on. # whispered
B: All right. I'm here. Did that help? # whispered
N: It helped. They watched {x}, and {foe} watched from the other side. After a time nobody was watching very hard. # soft
A: Something's got into my lap. # after a long while
B: What sort of a something? # not looking round
A: I don't like to look. It might think that I was looking. But I can hear {x_sound}. # whispered
B: I can hear it, too. Let's get up as if we'd only just thought of it. # whispered
N: So they got up, as if they had only just thought of it, and brought {x} home through the dark, not fast. # soft
A: We {verb_did}. Didn't we? # yawning
B: We {verb_did}. Mind the step.
