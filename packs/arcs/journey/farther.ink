// FARTHER: {den} is always as far off as before (den_is=unreached: the horizon, the end of a rainbow). One can only see from off that
// somebody is there. outset: they measure it, or are told of somebody who was seen there. past: by {foe}, and no nearer. way3 (thumb, night,
// meet) is how they learn that it lies behind them as well. price: stay (p stays behind, to see it), lend (what p keeps goes out there, to be
// known by), say (it is p who has to say that nobody gets there).

=== journey_outset_thumb ===
# step: outset
# skeleton: farther
# needs: x=place,thing
# makes: hint=thumb
# title: As Wide as a Thumbnail
N: Before they went they measured {den}, with a thumb held up at the end of an arm, as {g} had once been shown. # plain
A: It's as wide as my nail. Write that down. # one eye shut
B: As wide as {a}'s nail. What does that tell us? # writing
G: Nothing, yet. You do it again from further on. If it's wider you're nearer. # pleased
A: And if it isn't?
G: It's always wider. That's what nearer is. # certain
H: And if you look back, from out there? How wide are we? # from {door}
B: Would you like to know?
H: I'd like somebody to look. # quick
N: {b} put it at the top of a clean page, with a line under it, and left a good deal of room. # dry

=== journey_outset_wave ===
# step: outset
# skeleton: farther
# needs: x=person,creature
# makes: hint=wave
# title: What One Does There
N: {h} wanted to know what they would do when they were there. Nobody had thought of that. # dry
A: We'd be there. It's what one does.
H: Yes, but then. When you've put down the bag.
B: I'd lay a hand on it, so as to be able to say so. It looks thin. # considering
G: From here it's no thicker than a string. # one eye shut
A: Then I'd sit down on it, with a leg on either side.
H: And which way would you look? On from there, or back here?
N: It was quiet. They had each of them meant to look on, and did not care to say so to somebody who stayed at home. # quiet
B: I'd wave first.
H: From out there? I'd never see it. # sensible
A: Then we'll wave until you do. # taking up the bag

=== journey_outset_brother ===
# w: An old lady
# step: outset
# skeleton: farther
# makes: hint=brother
# title: Back by Dinner
N: An old lady had got up early to see them off. She had brought a stool, so as to see it to the end. # warm
W: My brother went to {den}. He said that he'd be back by dinner.
A: And did he get there?
W: I watched him go. I'd good eyes. I saw him there as plain as a fly on a plate; and I waved my apron. # firm
B: So it can be done!
W: He came in at dinner, and said that it had been just as far off the whole way. I said, I saw you! He said, you can't have. We didn't speak for a week. # still hot
A: One of you must have been wrong. # careful
W: That's what we both thought. He's moved to his daughter's. We write. We neither of us bring it up. # settling on the stool
N: They looked at each other. It did not seem the moment to ask which. # dry

=== journey_past_along ===
# step: past
# skeleton: farther
# needs: foe=talks
# title: In Front, from Habit
F: And if I came along? I'd still be in the way, only further on. # after long thought
A: Why would you want to?
F: I've kept people from {den} for years. I've never once been told what it was that I kept them from. # gruff
N: So {foe} came along, in front, from habit. They went on until noon; and they went on until supper; and for some time nobody said anything, out of politeness. # dry
B: It isn't any wider. # thumb up
A: You're holding it wrong.
B: There's only one way to hold up a thumb. It's as wide as it was, and look how far we've come. # low
F: It keeps people off by itself? It's never needed me? # stopping
A: I'm so sorry.
F: I might have had a dog. # turning round
N: {one_cap} walked home, not fast, with a hand out to the side, as if there might yet be somebody to stop. # quiet

=== journey_past_papers ===
# step: past
# skeleton: farther
# needs: foe=talks
# title: The Wrong Side of the Book
F: I can't let you by. But I have to look round, now and then. It's only fair. # looking round
N: They were past before {one} had looked back. It was so easy that they ran for another hour, out of shame. # breathless
A: Now it can't be far. # out of breath
B: It's just there. It's where it was this morning. # slow
A: It can't be. This morning we were over there, behind all that.
B: Then it's gone on, too. It's gone as far as we have. # low
F: Is it still going? # from far off
A: Yes! # calling
F: I thought that it might! Nobody ever came home and said so! They say that I stopped them! # from far off
N: One could hear what that had been like, for years. {one_cap} was not calling any more. # quiet
B: {one_they_cap} never stopped anybody. {one_they_cap} only took the blame. # low

=== journey_past_eyes ===
# step: past
# skeleton: farther
# needs: foe=mute
# title: Four Hundred, with Both Eyes Shut
N: The worst of {foe} was having to look. So they took hands, and shut their eyes, and counted to four hundred; and when they opened them {foe_was} {foe} behind. # breathless
A: We're past! Nobody's ever been past! # amazed
B: Then it can't be far. Walk, while we're still surprised.
N: They walked until their shadows were in front of them. It lay out there, {den}, just as before. # quiet
A: Is it me? Or is that where it was?
B: It's exactly as wide. I've got the same nail. # thumb up
A: So we've been standing still.
B: Look round. You can't even see {edge}. We've come miles. # low
A: We've come miles, and so has that. # slow
B: It might be making room for us.
A: It's making a great deal. # sitting down

=== journey_past_lunch ===
# step: past
# skeleton: farther
# needs: foe=mute
# title: The Other Side of Lunch
N: {foe_cap} let them by. It took them until lunch to believe it, and then they had to find their other shoe. # dry
A: So that's the hard part done. # lacing
B: And it's only a step, now. You could throw a bun at it.
N: {b} threw a bun. It came down quite soon, on the way. They walked as far as the bun; and there lay {den}, where one could have thrown a bun at it. # dry
A: Throw it again.
B: I have. That's four times. It's the same bun. # picking it up
A: Then it isn't getting nearer. It's getting crumbs. # low
B: It doesn't go when I watch it. It goes when we do. # slow
A: What do you mean?
B: It goes off as fast as we come on. It's not running away. It's just keeping its place. # low

=== journey_go3_measure ===
# b: careful
# step: go3
# skeleton: farther
# door: Measure it again, the whole way round
# style: careful
# recall: measured it again, the whole way round
# makes: way3=thumb
N: If it was always as wide, then that was a thing that one could know about it. {b} got out the page. # plain
A: It's as wide as my nail. # arm out
B: As wide as a nail. That's the ninth. Turn a little. And there?
A: As wide as a nail. It goes on round. # turning
B: I've put a ditto. And there? # writing
A: Ditto. You might just rule a line. # turning
B: I'd sooner have it all. You never know which is the one that isn't. # firm
N: {a} went on turning, with one arm out, like the hand of a clock; and had got nearly the whole way round when {a_they} stopped. # still
A: Come and look at this one. # odd

=== journey_go3_all_night ===
# b: bold
# step: go3
# skeleton: farther
# door: Go on all night without a stop
# style: bold
# recall: gone on all night without a stop
# makes: way3=night
N: It might have to sleep. That was what {b} said. Everything has to sleep, and then one could come up with it. # brisk
A: What do we do when we've got it? # going
B: Sit on it, till it's light. # going
A: I can't see it, in this. # going
B: Then it can't see us. # going
N: They went on all night. They said the names of everybody they knew, so as to stay awake, and what each of them would be having for breakfast. # dry
A: It's getting light. # hoarse
B: Don't look until it's quite light. I want to see its face. # hoarse
A: Now?
B: Now. # turning up both collars

=== journey_go3_ask_next ===
# w: Somebody with a handcart
# step: go3
# skeleton: farther
# door: Ask the next person who comes from there
# style: honest
# recall: asked the next person who came from there
# makes: way3=meet
N: The way was not quite empty. Somebody was coming along it from the other end, with a handcart, and with both eyes on something behind them. # plain
A: Excuse me. Do you come from {den}?
W: From there? No. I come from Tull. # stopping
B: But you came from there. We saw you. You were right at it, when we sat down. You were no bigger than a pin. # pointing
W: I never was. I'd have noticed. It's all turnips. # surprised
A: Then where are you off to?
W: Well, I'm going to {den}. I've been at it for two days. It's over there. # pointing past them
N: They did not turn round at once. They let each other have time. # quiet

=== journey_half_behind ===
# step: half
# skeleton: farther
# needs: way3=thumb
# title: The One That Isn't Ditto
N: It was the way that they had come by. At the end of it, no bigger than a crumb, lay {place_of}; and there, with that in the very middle of it, was {den}. # still
B: That's home. # slow
A: That's home, and it's at {den}. It's as wide as a nail.
B: We've just come from there! We had breakfast in it! # amazed
A: Did it feel like that?
B: It felt like breakfast.
N: There was somebody by {door}; or there was a dot, with something white that went to and fro. # quiet
A: It's {h}, with a cloth. {h}'s standing right in it, and thinks that it's the doorstep. # low
B: So that's how it is. You can't see it when you're there. It only looks like that from off. # slow

=== journey_half_lamp ===
# step: half
# skeleton: farther
# needs: way3=night
# title: Somebody's Lamp
N: It was light. It was all round them, the same as ever, and as far. So they looked back, to see at least how far they had come. # flat
B: What's that? There's a lamp out there, at {den}! Somebody got there before us! # hot
A: That isn't on. That's back.
B: It's at {den}. Look at it. It's right in the middle.
A: It's {place_of}. And that's {h}'s lamp. {h} said that one would be left in. # slow
N: They stood and looked. There was their own roof, or what does for one, no wider than a nail; and behind it, on both sides, went {den}, as neat as a hem. # still
B: So we've lived there the whole time? And nobody ever said? # hoarse
A: Nobody knew. You'd have to go a long way off to see it. # low
B: And then you're not there. # sitting down

=== journey_half_cart ===
# w: Somebody with a handcart
# step: half
# skeleton: farther
# needs: way3=meet
# title: Where You Come From
A: That's {place_of}. That's where we come from. # turning
W: Is it? It's a lovely sight. I said to my wife, I'll just go over and see what it's like to be there. # shading both eyes
B: It's like anywhere. There's {noise}, and there's supper. # low
W: But you can see that it's there! It's got {den} all along behind it. I saw you two come out of it, yesterday, as small as pins. # eager
A: Us? We were at {den}?
W: Right at it. You had a bag. I waved. # certain
N: They thought of yesterday, and of the bag; it had rubbed. # dry
B: So everybody's there who's far enough off. # slow
W: And nobody who's standing on it. It's a bit hard. What do I do with the cart? # sitting down on it
A: Go on. It's a good place for supper. Say that we sent you. # kind

=== journey_price_stays ===
# step: price
# skeleton: farther
# makes: price=stay
# title: From Off
Q: So it can be done. It only can't be done by everybody. # slow
P: How do you mean?
Q: Somebody goes on. And somebody stops here, and looks, till they're there. Else it's just more ground, and they'd never know. # low
P: And the one who stops here? When does that one get there?
Q: I don't see that they do. # low
N: It was very still. {p} was lacing a boot that was laced. # quiet
P: I've thought all the way of what I'd say there. I've got it down to six words. # low
Q: I could stop. I don't mind which.
P: You do mind. You've gone red. And you've no eyes for far off. You took the last post for a man. # gruff
Q: So it's you.
P: It's me who'll see it. It's something. I'd sooner have been it. # lacing the other

=== journey_price_lends ===
# step: price
# skeleton: farther
# makes: price=lend
# title: To Be Known By
P: If I stop here, and look, I can tell you when you're there. But how do I know that it's you? # slow
Q: I'll wave.
P: Everybody waves. There'd be a thing out there no bigger than a pin, waving, and it'd be a cow's tail. # stiff
Q: Then I'd want something to hold up. Something that you'd know anywhere.
N: Neither of them looked at it. It was {p_keep}; and {p}'s hand had gone there by itself. # quiet
P: {p_keepwhy_cap} # low
Q: I'd bring it back.
P: You'd be holding it up, with one hand, and walking backwards. # hot
Q: Yes.
P: And I'd be stood here. I'd have neither of them. I'd not have it, and I'd not be there. # low
Q: You'd know it, though. From any distance.
P: I'd know it from the moon. Hold it by the strong side. # handing it over

=== journey_price_says ===
# step: price
# skeleton: farther
# makes: price=say
# title: Who Is to Say It
Q: Somebody's got to say it. {load == "with":To {x}, who's sat there with both shoes off, and asks how much further.|To {h}, who's been asking since before we were born.} # low
P: Say what?
Q: That you don't get there. That you can be seen to be there, by somebody else; and that's all the there that there is. # low
P: It ought to be put nicely.
Q: I haven't got it nicely. I've got it like that. # honest
N: They looked at each other. It was {p} who had said at the start that they would {verb}; {p_they} had said it loud, and people had clapped. # dry
P: I'll be the one who told them so and then took it back. # small
Q: It isn't taking it back. It's the other half.
P: They'll look at me as you look at the man who does the trick again slowly. # hollow
Q: And I'd stop here with you?
P: No. You go on out there, where I can point at you. I'd have nothing else to show. # getting up
