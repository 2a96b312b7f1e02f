// MINDED: somebody feels it who is no lead, and mostly can't say so. Episode 1: what the matter is; and 2: they help, and get it wrong.

=== feeling_seen_cup ===
# step: seen
# skeleton: minded
# title: What Was the Matter with [feeler]
N: {air} {a_who} {b_who} {f_seen} # plain
A: How long has that been going on? # low
B: I thought that you were going to say it was nothing. # low
A: I was. I got as far as looking. # crouching
B: {feeler_cap} never did that before. Not when it snowed. Not even when {h} sang. # low
{ feeler_talks:
  E: I'm perfectly well, thank you. I always stand like this. # bright
  A: You never stand like that. You've got your hat on back to front. # gentle
- else:
  A: Hallo, {feeler_call}. It's only us. What's the matter? # coaxing
  N: {feeler_cap} gave no answer. It was not the sort of thing that one is told. # dry
}
B: Then we'll have to find out from the outside. # rolling up a sleeve

=== feeling_seen_breakfast ===
# step: seen
# skeleton: minded
# title: Not a Cold
N: {air} {a_who} {b_who} They had got up early for something else, and then they saw it. {f_seen} # plain
B: Is that new? # whispered
A: It's since yesterday. I said that it was the supper. # whispered
B: And what did the supper say? # whispered
A: It hadn't been touched. # whispered
{ feeler_talks:
  E: Are you two talking about me? # from over there
  B: We were just saying how well you look. # too quick
  E: I look dreadful. But it's kind of you. # turning away
- else:
  N: They went nearer by one step, and waited, and by another. {feeler_cap} let them. It seemed to be meant as a kindness. # quiet
}
A: There's something that {feeler_they} can't get out. It's like a stone in a boot, only there's no boot. # low
B: Then let's have it out. I mean, nicely. # low

=== feeling_seen_gentle ===
# step: seen
# skeleton: minded
# tone: gentle,eerie,space
# title: Somebody Else Who Was Awake
N: {air} {a_who} {b_who} It was a little sound, and it came at a time when everything that has a sound has generally put it away. # soft
A: Did you hear that? # whispered
B: It's {noise}. # whispered
A: {noise_cap} {noise_plural:do|does} it in one go. That one stops, and listens if you've noticed. # whispered
N: So they got up, and went and looked. {f_seen} # soft
B: Oh, {feeler}. # whispered
{ feeler_talks:
  E: Go back to bed. I'm only checking something. # whispered
  A: What? # whispered
  E: Whether it's still there. # whispered
- else:
  A: Don't put on the light. You don't want a light in your face when you feel like that. # whispered
}
B: Like what, though? What's it like, being {feeler}? # whispered
A: I don't know yet. Move up. # whispered

=== feeling_guess_list ===
# step: guess
# skeleton: minded
N: They made a list, and went down it with a spoon, a scarf and a cushion. # brisk
A: One. Hungry. # holding out {food}
N: {feeler_cap} did not look at it. # dry
B: Two. {f_guess_cap}. # writing
A: {f_guess_cap}? What makes you think that {feeler} {feeler_was} {f_guess}? # doubtful
B: It's what they always say about me. And it's never that. But it was on the list. # crossing it out
H: What's all this? Is it {feeler}? That's age. Or worms. I'd give it a wash and an early night. # looking over
A: That's three, four and five. # writing
H: And no fuss. You only make it worse if you notice. # going
N: There was a pause. It is hard to stop noticing a thing when one has been told to. # dry
B: There's one left, at the bottom. I can't read it. It's your writing. # turning the list
A: It says "sad about something". I put it small. # after a moment

=== feeling_guess_doctor ===
# step: guess
# skeleton: minded
# title: Say Ah
N: {g} knew about such things, having once had something for a week that nobody could find. # brisk
G: Has it been oiled? Has it been fed? Has anybody shouted? # walking round {feeler}
A: Which order do you want those in? # anxious
G: Any. I only ask so that it knows I'm the doctor. Say ah. # bending down
{ feeler_talks:
  E: Ah. There's nothing there. It's lower. # obliging
  G: How much lower? # interested
  E: I'd sooner not point. # looking away
- else:
  N: {feeler_cap} said nothing. There was, though, if you were listening for it, {feeler_sound}. # quiet
  G: Hm. That's not an ah. That's something that's got a reason. # straightening up
}
B: Is it {f_guess}? {h} thinks so. # hopeful
G: {h} thinks everybody's {f_guess}. No. That's not in the body at all, that. That hangs on something. You see what {feeler_they} {feeler_many:look|looks} at, when nobody's looking. # closing the bag
A: And what do we owe you? # digging
G: Tell me when you've found it. I never found mine. # going

=== feeling_guess_wrong ===
# step: guess
# skeleton: minded
A: I'll be {feeler}. You be everything else, one after the other. I'll say when I mind. # lying down
B: I'm the washing-up. # waving both arms
A: No.
B: I'm Sunday evening. # dragging one foot
A: A bit. But that's me. Go on. # eyes shut
B: I'm {h}, and I think that you're {f_guess}. # hands on hips
A: Nobody minds that. One's used to it. # eyes shut
N: {b} had been eleven things, and was getting hot. {b_they_cap} leaned on {edge}, and said the next one without thinking. # dry
B: I'm {x}. # tired
N: It was not {a} who moved. It was {feeler}. # still
A: Do that again. # sitting up
B: {x_cap}. # quite low
A: There. That's it. It isn't {f_guess} at all. # whispered

=== feeling_cause_comes ===
# step: cause
# skeleton: minded
# needs: no-feel=homesick
# title: There It Was Again
{ gone == "yes":
  N: They had been sent to clear out {cold}; and there, at the very back, {x_left_was} {x_left}. They carried {x_left_them} out into the light. # plain
  A: Whose was this? # holding it up
  B: It was there when there {x_was} {x}. Careful! {feeler_cap}'s looking. # low
- else:
  N: Then {x} came into it. Nobody had called; it was just the time for it. There was {x_sound}. # brisk
  A: It's only {x}. I'm rather fond of {x_them}. # cheerful
  B: Don't look there. Look at {feeler}. # low
}
N: {f_comes} # quiet
A: Oh. So it's that. {feeler_cap} {feeler_was} {feel}. And it's to do with {x}. # slow
{ feeler_talks:
  E: It's nothing to do with {x}! Who said anything about {x}? # much too quick
  B: You did. Just now. You said it twice. # gentle
- else:
  B: Since when? I walk by there with {feeler} every day. I always say, look, there's {x}. I thought it was a treat. # stricken
}
A: We've got to do something. # getting up
B: Yes. What do you do? # also getting up
N: {foe_cap} {foe_was} just going by, and made the noise that {foe_they} always made. Nobody had ever noticed before how little it helped. # dry

=== feeling_cause_far ===
# step: cause
# skeleton: minded
# needs: feel=homesick
# title: From a Long Way Off
N: They would never have found it but for a parcel. It had been wrapped in something from far away; and when they shook that out, there {x_left_was} {x_left}. # plain
A: That's from {x}. You can smell it. # nose in it
B: Can you? I only get parcel. # sniffing
N: {f_comes} # quiet
A: {feeler_cap} can. # low
B: That's where {feeler_they} came from. I always forget. It's as if {feeler_they}'d been here as long as the door. # slow
{ feeler_talks:
  E: Would you mind not shaking that? You'll get it all out. # hoarse
  A: I'm sorry. Would you like it? # holding it out
  E: What should I do with it here? # not taking it
- else:
  N: They held it out, as far as two arms go. For as long as there was any smell in it {feeler} did not move at all. # still
}
B: {feeler_cap} {feeler_was} {feel}, for {x}. Here, with all of us. With me. I'm nice to {feeler_them}. # struck
A: I don't think it's about nice. # low
N: {foe_cap} {foe_was} going by, quite at home. It made one rather cross. # dry

=== feeling_cause_follow ===
# step: cause
# skeleton: minded
# needs: no-feel=homesick,grief,lonely
# title: Behind a Pillar, with a Notebook
N: They followed {feeler} for a whole morning, with a notebook, from behind things. # brisk
A: Ten past. Nothing. Quarter past, {foe}, and {feeler_they} didn't mind {foe_them} at all. # writing
B: And now? What's that? # whispered
N: It was {x}. There was {x_sound}, as there was every day, and the people who stood about looked pleased. {f_comes} # quiet
A: Write down the time. # whispered
B: I don't need to. I can see it from here. That's {feel}, that is. I've been that, with both hands. # whispered
{ feeler_talks:
  E: I know that you're behind there. You breathe like a pair of cows. # not turning round
  A: Is it {x}? You can say. # coming out
  E: What an idea! # not turning round
- else:
  A: Of {x}, of all things. I'd never have thought of {x}. I like {x_them}. # whispered
}
B: It's no good liking it for {feeler}. We've got to do something. # shutting the notebook
A: Quickly, then, before it's {x} again. # getting up

=== feeling_go2_proof ===
# step: go2
# skeleton: minded
# door: Prove to [feeler] that there's nothing in it
# style: bold
# recall: set out to prove that there was nothing in it
# title: Look at Me Enjoying It
# makes: way=proof
A: It's only that {feeler} {feeler_plural:don't|doesn't} know. Once you've seen that it's nothing, it's nothing. Come on. # striding
B: Where? # trotting after
{ gone == "yes":
  A: All round. We'll show {feeler} everything that there is here instead of {x}. There's a great deal. Look! {edge_cap}! # pointing
  N: They showed {edge}, and {far}, and {board}. They showed {noise}. {a} did each of them with both arms, like somebody who is selling it. # brisk
  B: {feel == "sad":And just smell that!|And who needs {x}?} # loud, hearty
- else:
  A: Right up to {x}. {x_size == "small":You take hold of {x_part}, and laugh|You stand where it's worst, and laugh}. I'll stand where {feeler} can see. # pulling
  N: So {b} {x_size == "small":took hold of {x_part}|went and stood where it was worst}. There was {x_sound}. {b} laughed. It sounded like a gate. # dry
  B: Ha, ha! You see, {feeler_call}? I'm having it all round me! I like it! # loud, hearty
}
{ feeler_talks:
  E: I can see. You needn't shout. # from some way off
- else:
  N: {f_front} It is not easy to say what {feeler_they} saw. # quiet
}
A: There! Who'd be {feel} now? # beaming

=== feeling_go2_hat ===
# step: go2
# skeleton: minded
# door: Cheer [feeler] up, with [food] and a band
# style: kind
# recall: cheered [feeler] up with [food] and a band
# title: The Band Knew One Tune
# makes: way=feast
N: They brought {food}, on the good dish, and a band. The band was {g}, who knew one tune, and knew it well. # brisk
G: Is it a birthday? # blowing it out
A: It's better. It's for {feeler}, for being {feel}. Play something that hasn't got {x} in it. # tying on hats
G: Most things haven't. # beginning
B: And now everybody look happy! {feeler_cap} {feeler_plural:have|has} to see that everybody's happy! # clapping
N: Everybody looked happy. It was held for about as long as you can hold a plank. {feeler_cap} had got a hat, too; it had been put on from behind. # dry
{ feeler_talks:
  E: How kind. You needn't have gone to all this trouble. # under the hat, faint
  A: It's no trouble! Are you cheered? # close up
  E: I'm getting a good deal of it. # under the hat
- else:
  A: Look, the hat suits {feeler_them}. I think it's working. Do you think that it's working? # anxious
  B: It's hard to tell, from the front. # tilting {b_their} head
}
G: Again? # from the beginning

=== feeling_go2_made ===
# step: go2
# skeleton: minded
# door: Make something for it, out of [tool]
# style: clever
# recall: made something for it out of [tool]
# title: Nearly the Same
# makes: way=tool
{ gone == "yes":
  A: What {feeler} {feeler_plural:want|wants} is {x}. And there isn't any. So we make it. # sleeves up
  B: You can't make {x}! # shocked
  A: Not the whole of it. Only enough to be going on with. Hold {tool}. # firm
  N: They made {x}, out of {tool}, a sheet, and a good deal of string. From behind, and with one eye shut, one might have said that it was meant well. # dry
  B: What's that bit? # pointing
  A: That's {x_part}. You have to want to see it. # stepping back
- else:
  A: If {feeler} can't see it and can't hear it, then it isn't there. We build something that goes in between. # sleeves up
  B: Out of what? # looking round
  A: {tool_cap}. It's got the right sort of thickness. # carrying
  N: They put {tool} between {feeler} and {x}, with a cushion on either side, and a blanket round the lot. It looked like a bed for a very large egg. # dry
  B: Can you hear {x} in there? # knocking
}
{ feeler_talks:
  E: It's very ingenious. # polite
- else:
  N: There was {feeler_sound}, from inside or from underneath. # quiet
}
A: I think that was a thank-you. # proud
B: Was it? It had a sort of question at the end. # doubtful

=== feeling_got_proof ===
# step: got
# skeleton: minded
# needs: way=proof
N: They did it four times, to be on the safe side; and each time {feeler} {feeler_was} a little further away when they looked round. # dry
B: I laughed as well as I could. # hoarse
A: You did. I'd have believed you. # fair
B: I believed me. So why's it worse? # looking after {feeler}
{ feeler_talks:
  E: Because now there are two things. There's {x}; and there's you, being so good at it. # tired
  A: We wanted to show you how easy it is. # small
  E: You did. It's very easy, for you. I watched. # tired
- else:
  N: It takes some time to see what you have said, if you have said it with your whole body. What they had said was: look how easy it is. # flat
  A: If I'd got a bad foot, and you came and hopped for me. # slow
  B: I'd have hopped nicely. # small
  A: You would have. And I'd have thought, so it's only my foot, then. # slow
}

=== feeling_got_feast ===
# step: got
# skeleton: minded
# needs: way=feast
N: When it was over they took off the hats. {feeler_cap} had stayed until the very end, as one does who has been invited. # dry
G: I've no lip left. {feeler_many:Are|Is} {feeler_they} happy? # sinking down
B: We all looked as happy as anything. My face hurts. # rubbing it
A: And did you see {feeler}, when the band stopped, and one heard nothing? # low
B: I didn't like to look. # low
{ feeler_talks:
  E: It was a lovely party. I was at one side of it, and you were all at the other. # putting down the hat
  B: We thought that it'd take your mind off {x}. # wretched
  E: It did. I'd to mind what my face was doing the whole time. I've never been so tired. # gentle
- else:
  N: Of the {food} nothing had been touched at that end of the table. The hat had been put down, very neatly, on the chair. # quiet
  A: It was like when they sing to you, and you don't know where you've got to look. # slow
  B: We gave {feeler} a whole party to be {feel} at. # wretched
}

=== feeling_got_made ===
# step: got
# skeleton: minded
# needs: way=tool
{ gone == "yes":
  N: It fell down in the night, which was a mercy. But {feeler} had been to see it before. It lay in a heap, and {feeler} {feeler_was} turned to it, as one is to somebody who had only said that they were somebody. # flat
  A: {feeler_cap} must have looked at that in the dusk, and thought, for one moment... # not finishing
  B: And then it was {tool}, with a sheet on. # low
- else:
  N: It kept out {x}. It kept out {h}, as well, and the evening, and {food}. In there it was quite dark, and there was nobody. # flat
  A: I thought that it'd be cosy. # looking in
  B: It's what I'd make for somebody whom I never wanted to see again. Only with cushions. # low
}
{ feeler_talks:
  E: It's so well made. I didn't like to say. # worn
  B: You ought to have said! # wretched
  E: You'd used your good string. # worn
- else:
  N: {feeler_cap} had made no sound the whole night. It was that which was hard to bear, that {feeler_they} had not even complained. # still
}
A: So much string, and all of it wrong. # undoing a knot

=== feeling_worse_gone ===
# step: worsened
# skeleton: minded
# title: As Far As One Can Go
N: {f_worse} # flat
A: That's us. We did that. Up to now it was only {x}. # low
B: And what does {h} say? # low
H: I said no fuss. I said, don't notice. Didn't I say? # from behind a pile
A: You did. And it was there the whole time that you didn't notice. # turning round
H: There are things that get better if one leaves them. # less sure
B: Which? # honestly asking
N: {h} opened {h_their} mouth to tell them which, and it stayed open. {foe_cap} could be heard, in the distance, not minding anything. # dry
H: I used to be {feel}, myself. I don't know if it got better. I got busy. # in an odd voice
A: And what was it about, with you? # gentle
H: Something else. It was as far down. # going off quickly, with the pile

=== feeling_worse_card ===
# step: worsened
# skeleton: minded
# title: With the Best Intentions
N: {f_worse} # flat
B: I'll go and say sorry. # getting up
A: What for? # tired
B: For all of it. For the noise, and for thinking that it was easy. I thought so eleven times. I've got it written down. # tearing out a page
{ feeler_talks:
  E: Please don't be sorry now, as well. I should have to cheer you up. # from behind {hide}
  B: Would you? # hopeful
  E: I'd try. I haven't got very much left. # from behind {hide}
- else:
  N: {b} went, and stood in front of {feeler}, and said it all, from a sheet. When it was done nothing had happened. # quiet
  B: {feeler_they_cap} didn't turn round. # coming back
  A: You can't make anybody turn round. # low
}
A: We've been helping since breakfast. We never once asked what it's like. # slow
B: What for? We can see what it's like. # unhappy
A: We can see what it looks like. # low
