// MINDED, episode 3: they stay with it, see what it really is, and what it costs.

=== feeling_go3_sit ===
# step: go3
# skeleton: minded
# door: Stay with [feeler], and do nothing
# style: kind
# recall: stayed with [feeler], and did nothing
# title: Doing Nothing, All Night
# makes: stay=night
N: They took nothing with them. That was the hardest part; {b} had to be searched, and had a whistle. # dry
A: We're only going to sit. We don't say that it's nothing, and we don't sing. # low
B: What if I think of something helpful? # low
A: Bite on it. # low
N: So they sat down {near}, one to the left and one to the right, where there was room, and it grew late. # quiet
B: I've thought of something helpful. # whispered
A: Bite. # whispered
{ feeler_talks:
  E: Haven't you got beds? # after an hour
  A: Yes. # whispered
  E: Oh. # after another
- else:
  N: For the first hour {feeler} waited to be cheered up. You could feel it, like somebody who waits to be photographed. In the second hour {feeler_they} left off waiting. # still
}
B: It's gone quiet in a different way. Is that us? # whispered
A: No. I think that's {feeler}. Sit still. # whispered

=== feeling_go3_same ===
# step: go3
# skeleton: minded
# door: Stand in [feeler_whose] place, and look from there
# style: clever
# recall: stood in [feeler_whose] place, and looked from there
# title: From Down There
# makes: stay=same
A: We've only ever seen {feeler} from up here. What does it look like from over there? # thinking
B: What does what look like? # puzzled
A: Everything. Us. Get down. # getting down
N: They got as close as they could, turned round, and made themselves the right size. For {a} that meant lying on {ground}, and for {b} it meant a box. # dry
B: I've got my ear in something. # muffled
A: Leave it in. Now, don't think. Look. # low
B: I can see your boots. They're huge. And {h}'s, going by. Nobody's got any face from here. It's all boots and hurry. # slow
{ feeler_talks:
  E: What are you two doing on my side? # from just above
  A: Looking. It's different, here. # low
  E: Yes. I could have told you that. # surprised
- else:
  N: {feeler_cap} had drawn a little to one side, as you do on a bench for somebody whom you don't know yet. # quiet
}
A: Stay like that. I want to see {gone == "yes":what's missing|{x}} from here. # low
B: I'm not sure that I do. # in a small voice

=== feeling_go3_ask ===
# step: go3
# skeleton: minded
# door: Ask [g] how it began
# style: honest
# recall: asked [g] how it had begun
# title: Since When
# makes: stay=ask
N: {g} had known {feeler} longest. It had occurred to nobody to ask, since {g} only ever talked if one did. # plain
A: When did it begin? With {feeler}, and {x}? # sitting down
G: That's the first time that anybody's said "when". They've all said "why doesn't somebody". # putting down the work
B: And do you know it? # leaning forward
G: I was there. I'd come about a shelf. # slow
N: It was not long, as it was told. It had been an ordinary day, and it had had {x} in it. Everybody had been looking the other way, at something that they had forgotten by now. # quiet
G: And when they all turned round again, there {feeler_was} {feeler}, just as before. So they thought, nothing's happened. # low
A: And it had. # low
G: You could tell from behind. I've always thought so. But I'd only come about the shelf. # picking the work up again
B: Nobody'd have minded if you'd said. # gentle
G: That's what I tell myself. I've told it often. # not looking up
A: Come along, and show us where you stood. # getting up

=== feeling_saw_night ===
# step: saw
# skeleton: minded
# needs: stay=night
N: It was at about three that it came. There was nothing to see. But they had been quiet for so long by then that they could hear it: {feeler_sound}, very low, and then a stop. # still
B: That's how it goes before. Always. First that, and then it stops, and it's {x}. # whispered
{ gone == "yes":
  A: But {x} {x_plural:aren't|isn't} here. There's only the time of day that's left. # whispered
- else:
  A: But it's the middle of the night. It won't be {x} for hours. {feeler_cap} {feeler_plural:do|does} it beforehand. The whole night, so as to be ready. # whispered
}
B: Every night? And in the morning we came and said, cheer up? # whispered
N: Neither of them said anything for a time. Somebody had leaned on somebody; and it was not clear, in that light, who was which. # soft
A: I think I know what it is. {f_true} # low
{ feeler_talks:
  E: Yes. # hardly to be heard
  B: You might have said so! # low
  E: I didn't know that it could be said in so few words. # wondering
- else:
  B: How d'you know? # low
  A: I was that, once. It lasts till you're seven, and then you get a coat over it. # low
}

=== feeling_saw_same ===
# step: saw
# skeleton: minded
# needs: stay=same
{ gone == "yes":
  N: And then, from down there, they saw it. Between two boots and the leg of a table there was a gap, and through the gap one could see where {x} ought to have been. Everyone walked past it. # still
  A: There's a hole there! Has that always been there? # low
  B: We've been stepping over it. # low
- else:
  N: Then there {x_was} {x}, a good deal larger from there, and coming straight on; and everybody's boots went by as if that were nothing. # still
  A: Oh, I don't like that. That isn't at all like it is from on top! # gripping
  B: Nobody's even looking round to see if we're all right. # gripping
}
N: {feeler_cap} {feeler_was} just behind them, doing what {feeler_they} always did. From this close up it was not silly in the least. It was what anyone would have done. # quiet
A: Now I've got it. {f_true} # slow
{ feeler_talks:
  E: That's it. That's just it. How did you get that? # astonished
  A: I lay down. # simple
- else:
  B: Yes. And up there you can't tell. It's like a thing that's written on the underneath. # slow
}
B: I want to get up now. And I don't want to go without {feeler}. # low

=== feeling_saw_ask ===
# step: saw
# skeleton: minded
# needs: stay=ask
N: {g} stood where {g_they} had stood, and held up both hands for the shelf. {a} was {x}, and {b} was {feeler}. # plain
G: You came from there. You'd all of the others looking at you. And you, you were there, rather smaller. # placing them
A: Like this? {x_sound_cap}! # coming on
G: Just like that. And now nobody look. # shutting {g_their} eyes
N: They did it as it had been. It took about as long as a sneeze. Then they stood there, and {b} had an odd face. # still
A: What is it? # stopping
B: I know that it was you. I know it's only a game. Nobody looked. # surprised by {b_their} own voice
A: And what did you want? # low
B: Nothing. I wanted somebody to say, "Did you see that?" So I'd not be the only one. {f_true} That's all it is. # slow
{ feeler_talks:
  E: I thought that I was the only one. Who told you? # from behind them
  G: Nobody told. We'd only come about the shelf. # gruff
- else:
  N: They had not known that {feeler} could see them from there. {feeler_sound_cap}. It was quite a small one, and it was not a question any more. # quiet
}

=== feeling_helps_one ===
# step: helps
# skeleton: minded
A: Then it's no use {gone == "yes":trying to make {x} out of something|taking {x} away}. # thinking
B: No. {x_they_cap}'d only be somewhere else. # thinking
A: And it's no use saying that it's nothing. It's something. I've seen it. # firm
B: So what helps? # pencil out
N: They thought. It was the first time that they had thought about that, and not about what they could do. # dry
A: I'll tell you what'd help me. {f_helps_cap}. # slow
B: Is that all? It isn't much. # writing
A: It's a lot, if it's every time. You can't do it on Monday, and be out on Tuesday. # slow
{ feeler_talks:
  E: I wouldn't like to be a trouble to anybody. # at once
  B: It's no trouble. Well, it is. But it's the right one. # firm
- else:
  B: {feeler_cap} can't ask us for it. We'll have to think of it by ourselves, every time. # low
}
N: Outside, {foe} could be heard. For once it was no use as an excuse. # dry
A: We'd have to stay, then. We'd have to say it so that we can't get out of it. We'll {verb}. # holding out a hand
B: Until when? # taking it
A: I didn't put an until. # steady

=== feeling_helps_two ===
# step: helps
# skeleton: minded
# title: What Helps
H: What does it want, then? I hear that you've found out. # pretending to be passing
A: {f_helps_cap}. # plain
H: For {feeler}? But that costs nothing! # staring
B: We know. We'd been to so much expense. # rueful
H: And who's going to do it? It'd have to be somebody who's always there. # not quite looking
A: We'll {verb}. We've said so. # steady
N: {h} took up a cloth, folded it small, and unfolded it. # quiet
H: I said it was {f_guess}. # gruff
B: Everybody did. It was a good guess. It was just the wrong end. # kind
H: Nobody did that for me. What you said. When I was {feel}. I don't say it to complain. I only wondered how it'd be. # to the cloth
A: You could come and see. # gentle
H: I might. If I'm passing. # going, not very fast

=== feeling_price_keep ===
# step: price
# skeleton: minded
# makes: price=keep
# title: [p_keep], for Good
N: {feeler_cap} could not be told that they would come back. One can say it; but it has to be something that one can hold on to. # plain
Q: It ought to be a thing that anyone would know you'd come back for. # looking round
P: My scarf. # unwinding it
Q: You've left that in every place that we've ever been. # not unkind
N: There was one thing that would do. {p} had known it from the beginning, and had talked about the scarf. # still
Q: You needn't. # low
P: {p_keepwhy} So it's got to be that. If I gave something that I didn't mind about, {feeler} would know. I'd know. # low
N: And {p} took {p_keep}, and put it down {near}, close up, and let go of it. It took two goes. # quiet
{ feeler_talks:
  E: That's yours. I can't take that! # startled
  P: You're not taking it. It's stopping with you. Then you'll know that I've got to come by. # hoarse
- else:
  N: {feeler_cap} did nothing, at first. Then there was {feeler_sound}; and it seemed to be about {p_keep}. # quiet
}
Q: And on the days when you need it? # low
P: Then I'll have to come here for it. That's how it works. # hoarse

=== feeling_price_own ===
# step: price
# skeleton: minded
# makes: price=own
# title: Something Back
P: We know everything about {feeler} now. And {feeler} {feeler_plural:know|knows} nothing about me. It's not fair. I'd hate it. # low
Q: Tell something about yourself, then. You like that. # encouraging
P: Not one of those. It'd have to be one of the others. # low
N: They sat there for a time. Then {p} looked to see that the door was shut; and {q} looked away without being asked. # still
P: I've got something as well. I'm afraid of {p_fear}. {p_fearline} I've never told it to anyone, since I'm the one who goes in front. # fast, to {feeler}
Q: I thought that you liked going in front! # turning round
P: If you're in front nobody sees your face. # low
{ feeler_talks:
  E: Really? Of that? # very interested
  P: Yes. And you're not to be nice about it. # red
  E: I wasn't going to. I was going to say, move up. # making room
- else:
  N: It was rather quiet. Then {feeler} came nearer, or leaned, or whatever it was; it was about the breadth of a hand. # soft
}
Q: So now it's out. Look behind you. {h}'s in the door, and {h_they} heard all of that. # low
P: I know. I saw. That's what it costs, then. # low
