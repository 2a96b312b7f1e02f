// It stays one and the same time: {odd_of} "Tuesday", "five to twelve", "winter". {odd_by} has noticed (trait_by), and hardly anybody else. Why, is the plot's
// business; here it is the same over again, is not believed, and gets going. trait_turn=lid: somebody drops a lid each time.

=== odd_still_1_lid ===
# step: trait1
# needs: trait=still
# makes: trait_turn=lid
N: {h} came by with a jar, dropped the lid, said bother, and picked it up. # plain
Q: You did that before. # low
H: I did not. # hurt
Q: In the same place. You said bother. And the time before that, too. # pencil out
H: I always say bother, when it's {odd_of}. # dignified
P: That's just it. When did you last say it when it wasn't? # gentle
N: {h} thought, and could be seen to come to the end of it. # dry

=== odd_still_1_book ===
# step: trait1
# needs: trait=still
P: What is it now? # low
Q: {odd_of_cap}. I've put it down, every time that I woke up. Look. {odd_of_cap}, {odd_of}, {odd_of}. # showing
G: Well, then that's what it is. # reasonable
P: Every time? # faint
G: It's got to be something. # reasonable
N: All round them people were doing what they had done before, in the same order, and with the same remarks. # dry

=== odd_still_1_ought ===
# step: trait1
# needs: trait=still
Q: Excuse me. Hasn't it struck you that it's still {odd_of}? # polite
H: And what ought it to be? # puzzled
Q: Something else! By now! # less polite
H: I've got all this to do that's done when it's {odd_of}. I've hardly begun. # shaking it off
P: You've done the whole of it, over and over. We've stood here and watched. # gentle
N: {h} looked at {h_their} hands. # quiet
H: Then it's no wonder that I'm tired. # struck

=== odd_still_1_again ===
# step: trait1
# needs: trait=still trait_by
N: There was no doubt about {odd_by}. From the first, {odd_by} had looked like somebody who is told a joke for the second time. # dry
P: And everybody else just goes on. # low
Q: I said good morning there. I got a look. # low
P: What sort of look? # curious
Q: The sort that says, again? # honest
G: It's {odd_of}, and there's an end of it! You can't go by {odd_by}! # passing
P: I don't see who else we've got. # low

=== odd_still_2_notch ===
# step: trait2
# needs: trait=still
N: {q} had cut a notch in {board}, and slept next to it. # plain
P: Is it still there? # coming up
Q: It's there. So we're not having the same one over again. We get a new one each time, and each time it's {odd_of}. # slow
P: Is that better? # hopeful
Q: No. It means that somebody's making them. # low
P: Out of what? # lower

=== odd_still_2_cakes ===
# step: trait2
# needs: trait=still
# w: A woman with a cake
W: I can't stop. My aunt's coming tomorrow! # beaming
Q: When did she tell you that? # careful
W: Today. # beaming
P: And how many cakes have you baked for her? # careful
N: She began to count on one hand, and went over to the other. # quiet
W: She's very fond of cake. # less sure
Q: It's {odd_of}. It's been {odd_of} every time that you took one out. # gentle

=== odd_still_2_bill ===
# step: trait2
# needs: trait=still
H: I don't see what you've got against it. With {odd_of} I know where I am. # comfortable
Q: But nothing gets any further! # wild
H: No more does my bill. It's due tomorrow. It's been due tomorrow for I don't know how long. # comfortable
P: And is there anything due to you? # mild
N: {h} thought. It seemed to be something large. # dry
H: Oh. # small

=== odd_still_2_watch ===
# step: trait2
# needs: trait=still trait_by
Q: Then ask {odd_by}, if you won't believe us! # loud
N: They went there in a body, and looked at {odd_by} for some time. # dry
H: I'm not going to be told when it is by {odd_by}. # stiff
P: Whom would you sooner be told by? # mild
H: Somebody with a watch. # stiff
G: Mine says that it's {odd_of}. # helpful
H: There you are! # triumphant

=== odd_still_3_hat ===
# step: trait3
# needs: trait=still
P: There's a thing that I say to you, every time, just here. About your hat. # low
Q: I'd noticed. # low
P: And every time I'm sorry, and I think, tomorrow I'll say so. # low
Q: And it never is. # slow
P: So I'm saying it now, while it's still {odd_of}. It's a very good hat. # in a rush
N: Nobody had done a thing that was new for so long that they both stood still, to see if anything had moved. # quiet

=== odd_still_3_tooth ===
# step: trait3
# needs: trait=still
G: Couldn't you leave it as it is? # low
Q: Why? What comes next? # gentle
G: My tooth comes next. It's to be out tomorrow. It doesn't even hurt, as long as it's {odd_of}. # low
P: And now? # gentle
G: It's waiting. One can feel it wait. # low
P: We'd come with you. We'd hold a hand each. # at once
N: {g} gave that some thought, with the tongue in one cheek. # dry

=== odd_still_3_socks ===
# step: trait3
# needs: trait=still
N: They had gone to bed early, got up twice, and said good night at breakfast. # dry
P: Is it something else yet? # hopeful
Q: It's {odd_of}. # flat
P: I even put on my other socks. # hurt
Q: It's no use pushing. I think that it's waiting for somebody. # slow
P: For us? # low
Q: For anybody to do what they'd sooner put off. # slow

=== odd_still_3_beside ===
# step: trait3
# needs: trait=still trait_by
N: They sat down near {odd_by}, since there was nobody else who knew. # quiet
P: It's nice, not to have to explain. # low
Q: We've had it all explained to us. We just weren't listening. # low
P: It must have been lonely, knowing that it's still {odd_of}, before there was us. # low
Q: I've begun to look forward to it. # after a moment
P: To {odd_of}? # low
Q: To somebody's knowing that it is. # low

=== odd_still_4_lid ===
# step: trait4
# needs: trait=still trait_turn=lid
N: {h} came by with the jar. Everybody who knew about it held their breath. # still
Q: Here's where it drops. Here's where we get the bother. # whispered
N: On the very spot {h} stopped, and took hold of the lid. # tense
H: It's odd. I've just had a feeling about this lid. # slow
P: Go on. Just go on, with both hands. # whispered
N: {h} went by, and nothing dropped. # soft
Q: That was new. It's stopped being {odd_of} by as much as a lid. # whispered

=== odd_still_4_anything ===
# step: trait4
# needs: trait=still
Q: Everybody do something that you never do when it's {odd_of}! It doesn't matter what! # loud
H: I might sing. # doubtful
G: I could say what I really think of the {food}. # daring
N: {h} sang. {g} said it. By {hide} somebody gave somebody back a comb. # dry
P: Did you feel that? # quick
Q: It was like a drawer that sticks, just before it doesn't. Again! # wild

=== odd_still_4_sleeves ===
# step: trait4
# needs: trait=still
H: Suppose that you do get it to go on. What's next? # small
Q: I can't remember. # honest
P: I'd written it on my hand. It's washed off. # looking
H: And I'm to help with it, and not know? # small
Q: That's how it always was. We've only got out of the way of it. # gentle
H: I used just to get up, and there it'd be. # slow
N: {h} turned up both sleeves. # plain

=== odd_still_5_new ===
# step: trait5
# needs: trait=still
N: And then it was not {odd_of} any more. It went about it so quietly that nearly everybody missed it. # soft
H: What's this? # stopping
Q: It's the next thing. # low
H: It smells different. # sniffing
P: That's because nobody's used it. # low
G: My aunt! She was coming tomorrow, and it's now! And where am I to put eleven cakes? # running

=== odd_still_5_late ===
# step: trait5
# needs: trait=still
N: Then it all came at once, everything that had been going to be tomorrow. # brisk
H: My bill! # faint
G: My tooth! # fainter
Q: You'll be all right. It's only late. # busy
P: It was you who wanted it to go on. # out of breath
Q: I did. I'd forgotten that it goes at such a pace. # out of breath
N: It was no longer {odd_of}, and nobody had time to say so. # dry

=== odd_still_5_told ===
# step: trait5
# needs: trait=still trait_by
N: Somebody remembered {odd_by}, and they went there, all of them, to say that it was over. # warm
H: We ought to have listened. # stiff
N: From the look of it {odd_by} had known since breakfast. # dry
G: Not even a nod? After we've come all this way? # disappointed
P: We've only come to tell what we were told on the first day. # fair
Q: There was a nod. It was quite small, and it was for me. # certain
