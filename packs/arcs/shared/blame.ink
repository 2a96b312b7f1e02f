// After it went wrong: whose fault it was. It must not be settled here what to do next.

=== shared_blame_court ===
# step: blame
N: There was a trial. It was held where they sat, on {ground}, and the accused was a boot. # dry
A: You're charged with being where you shouldn't. How do you plead? # severe
B: My client pleads not guilty. My client would like it known that it was pushed. # for the boot
A: Who by?
B: By a foot. It was a foot of previously good character.
A: Whose foot was it?
B: I'm not obliged to say. # after consulting the boot
A: And who told the foot to go at all? At that moment? When somebody else had said, wait? # less severe
N: The defence looked at its hands for a time. # quiet
B: That was me. I'd like to change the plea. # in {b_their} own voice
A: You can't. I was the somebody who said wait, and I said it so that nobody could hear. I was hoping that you'd go. # in {a_their} own voice
B: Then who's the judge?
A: I think the judge had better put its boot back on.

=== shared_blame_cake ===
# step: blame
A: There's a certain amount of it. Let's call it a cake, and cut it up, and be done. # tired
B: I'll have the piece with the shouting in it. That was me. # tired
A: Then I'll have the piece where nobody looked behind them. It's got my name on it, in icing.
B: Who's having the one where we never asked anybody?
A: Halves.
B: You've cut that crooked. You've got more than me. # leaning over
A: I'm the elder, at it. I've been not asking for years. # dignified
N: There was by now a good deal of cake, and nobody was hungry. {b} pointed at what was left. # dry
B: And that bit, in the middle?
A: That's just bad luck. It's not anyone's.
{ b_kind:
- "planner": B: I don't believe in it. There's always a crumb that leads to somebody. # frowning
- "explorer": B: Leave it for whoever comes this way after us. They'll have got that far, too. # nearly smiling
- "wildcard": B: I'll have that. I like it best. It's got the raisin. # holding out a hand
- else: B: Poor thing. Nobody ever wants that one. # kind
}
A: We'll wrap it up and send it to {foe}. # dry

=== shared_blame_both ===
# step: blame
N: {h} had heard, by the way that people hear: from somebody who had not been there. # dry
H: So. Which of you was it? # arms folded
A: Me.
B: Me.
H: I send two out, and I get two back, and they both did it. I don't call that honest, I call that greedy. # stern
A: I had the idea.
B: I said that it was a good one. I said it twice. There's no call to say it twice.
H: And who packed the bag? # odd
A: The bag was all right. # surprised
H: I packed that bag. I took out the one thing that you needed, because I couldn't get it to shut. I've been at home all this time, looking at it. # in a rush
N: It stood on {h}'s open hand. It was not very big. They both looked at it, and then, quickly, at something else. # quiet
B: It mightn't have helped. # gentle
H: Don't you take it off me. I've walked all this way with it. # gruff

=== shared_blame_arrow ===
# step: blame
# a: careful
# b: bold
N: {a} had spread out the plan on {ground}, with a stone at each corner, and was going over it with one finger. # flat
A: I can't find it. It's a good plan. It goes from here to here, and there's nothing wrong with it. # hoarse
B: Where are we?
A: We're here, by {edge}.
B: No. In that. Where are we in it? # leaning over
A: You're the arrow. # after looking
B: I'm very straight.
A: You have to be. It's an arrow.
B: And which are you?
N: {a} looked for some time, first along the middle and then in the margin. # dry
A: I don't think that I put me in. I put in the hand that was drawing. # slow
B: Well, then. You planned it for an arrow and nobody. And who turned up? # not unkind
A: I might have told you about the corner. # low
B: I might have read to the end. I saw the arrow, and I went. # low

=== shared_blame_stand ===
# step: blame
A: You stand there, where you stood. I'll stand where I stood. And we'll go through it till we get to the part where it went wrong. # grim
B: I came along here. Like this. # walking
A: And I said, now.
B: No, you didn't. You said, no. # stopping
A: I said, now! Why would I say no? We'd waited all that time for now! # stung
B: I don't know! I thought, that's odd, but I stopped, because you'd said to!
N: They stood there, each on the exact spot, and said it over to themselves, several times, with their eyes on each other's mouths. # dry
A: Now. # trying it
B: No. # trying it
A: It's the same until the very end.
B: I heard the first half, and I was so frightened that I put the other half in for myself. # slow
A: I'd a biscuit in my mouth. # in a whisper
B: You had a what?
A: I was nervous. It was a small one. # wretched

=== shared_blame_luck ===
# step: blame
N: They found {g} by {hide}, with {g_their} face to the back of it, and would not have noticed but for the sniff. # quiet
A: {g}? What's the matter?
G: It was me. I did it. You needn't pretend. # muffled
B: You weren't even there! # astonished
G: I wished you luck. Out loud. You're never to say it, you're supposed to say something horrid, and I know that, I've always known, and I stood there and waved! # muffled
A: We didn't fail because of a wave. # kind
G: It was both arms.
{ b_kind:
- "planner": B: I can give you eleven causes in order, and you don't come into any of them. Shall I? I've had them by heart since it happened. # low
- "explorer": B: I saw you wave. I looked back to see, and it was nice. It's true that I then walked into something. # honest
- "wildcard": B: Wish us something awful now, then, and we'll see. Go on. Really put your back into it. # hopeful
- else: B: If it's anybody's, it's ours. You can't have it just because you're nearest. # gentle
}
G: I hope you both get fleas. # in a very small voice
A: Thank you, {g}. I feel that already. # grave

=== shared_blame_half ===
# step: blame
# a: bold
# b: careful
A: I went too soon. # low
B: I waited too long. # low
A: That's the same thing, isn't it? It's just from two ends.
B: If you'd had a bit of me in you, you'd have stopped to look.
A: And if you'd had any of me in you, you'd have been there. Where I was. With nobody. # not angry
N: They considered, the two of them, a person who was half of one and half of the other. It would have had to have a good deal of neck. # dry
B: We could each try to do it a little. I could go a bit sooner. # doubtful
A: And I'd wait a bit? Then we'd only go wrong in the middle. # gloomy
B: But both together.
A: Yes. There is that. # slow
B: I'd sooner go wrong next to you. It was the far end of it that I minded. # low
A: I kept looking round for you. That's when it went. # honest

=== shared_blame_talked ===
# step: blame
# tone: noir
N: They sat with their backs to {cold} and did the arithmetic that gets done afterwards. # flat
A: Somebody talked. # low
B: Somebody always talks. There were only the three of us in it, and one was {noise}. # low
A: You had a word with {h}. I saw you have it.
B: I said good evening. What did you say to {g}?
A: I asked after the knee. # stiff
B: At length? # dry
A: It's a long story, with a knee in it. You have to give something back. I may have given back what we were doing. And the time. # slower
B: That's talking.
A: I thought of it as manners. # heavy
N: It was quiet for the length of a cup of coffee, if anyone had had one. # dry
B: I wasn't followed, by the way. I only said that I'd made sure. I was thinking about soup. # level
A: Why tell me that now?
B: You looked lonely over there. # gruff

=== shared_blame_form ===
# step: blame
# tone: space
A: Incident form. Date, I know. Persons, us. Damage, see below. Cause. It's a box about the size of a stamp. # pen ready
B: What do people generally put?
A: There are some old ones. This says, bolt. This one says, cold. This one just says, Norris. # turning them over
B: Was there a Norris?
A: There must have been. It's gone down as the cause of six. # reading
B: Well, it was my hand that did it. Put me. # after a moment
A: It was my voice that said now. It'd have to be both, and we don't go in. # measuring with a thumb
{ b_kind:
- "planner": B: Put, haste. It's five letters, and it covers everybody. # neat
- "explorer": B: Put, curiosity, and carry on up the side. # unrepentant
- "wildcard": B: Put Norris. He's used to it. # hopeful
- else: B: Put me. You've got a clean sheet. It'd be a shame to spoil it. # kind
}
A: I've put, see crew. # writing
B: It isn't a box for that.
A: No. But it's true of most things. # blowing on the ink

=== shared_blame_dark ===
# step: blame
# tone: gentle
A: It was the dark's fault. # small, in the dark
B: You shouldn't say so. It's listening. # whispered
A: It got in the way. It made everything come from somewhere else. # whispered
B: It can't help that. It was here first. I think we trod on it. # whispered
A: Then whose fault was it?
B: I dropped my end.
A: I'd let go of mine. I thought that you were strong. # ashamed
B: I thought that you were! I was only pretending to lift. # whispered, amazed
N: They lay and thought about it: how it had gone along between them all that way, with nobody holding it up. # soft
A: So what was it standing on?
B: I don't know. On our both thinking so. # very soft
A: It worked, nearly as far as {edge}.
B: It worked ever so well. # proud

=== shared_blame_backwards ===
# step: blame
# tone: comic
A: Let's take it from the end, and go on until we come to somebody. What was the last thing? # brave
B: Everybody looking.
A: And just before that?
B: The noise. I was saying your name.
A: I heard. It had a lot of vowels. And before that?
B: You said, hold this. And I said, I am holding this. And you said, no, this.
A: Yes. I'd passed you mine as well. I wanted to wave. # slower
N: They both thought about the wave. {noise_cap} {noise_was} quite close, and appeared to be enjoying it. # dry
B: Who to?
A: It looked like {h}.
B: It was a coat. It was your coat. You hung it there yourself, and said, remind me that that's not {h}. # gentle
A: And did you?
B: I was just going to. I'd both hands full.
