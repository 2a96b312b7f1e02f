// Ways of single tones, for a step that had one way for each price.

=== build_price_plate ===
# step: price
# skeleton: taken_apart
# tone: manners
# makes: price=proud
# title: Four Screws
N: {h} had had a plate made, in brass, with a hole at each corner. It said who had built {x}. # dry
P: They've spelled us both right. # turning it to the light
Q: It's very handsome. We shan't be needing it, shall we? # low
P: So you've thought of it, as well. # low
Q: It comes down. It doesn't fall: we take it down, and it goes round to those who've got nothing. # low
P: I've never been on a plate. "Here comes {p}," they used to say, as one does about a wet dog. And yesterday, when I came in, {h} got up. # low
Q: I saw that. I thought that {h_they} had sat on something. # low
P: In ten years they'll say, those two always claimed that there'd been something there. # lower
N: {x_sound2_cap} came from behind, quite close. # quiet
Q: I'd know. # low
P: You don't count. You're on it with me. What does one do with a thing like that, and nothing to screw it to? # low
Q: It'd make a tray. # gentle

=== build_price_sums ===
# step: price
# skeleton: taken_apart
# tone: noir
# makes: price=keep
# title: The Last Name
N: They did the sums by one lamp. {q} read out a name, and {p} said which piece of {x} would go there. It very nearly came out. # low
Q: That's four times, and each time you leave out the top. # low
P: There's nothing at the top. It's only where it meets. # low
Q: And what's it held with, where it meets? # low
P: You know what. You were standing underneath. # low
Q: {p_keep_cap}. You said it was for the one night. # low
P: It's been a long night. # low
Q: Well, it comes down, and goes home with you. There's just this name over, and they've only written, "Anything that was somebody's." # folding it up
P: Who is it? # low
Q: Nobody. Somebody small. I could lose that one. # low
P: You've never lost a name in your life. {p_keepwhy} # after some time
N: The lamp needed seeing to. Neither of them saw to it. # still
P: Put it down for the last one. Put it small. # low
Q: I'm putting it so that I can't read it myself. # low
