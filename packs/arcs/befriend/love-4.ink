// LOVE, episode 4: they are brought within hearing, or sight, and there is an answer. end=quiet, mirror, clear.

=== befriend_go4_quiet ===
# step: go4
# skeleton: love
# door: Get everybody to be quiet for one whole minute
# style: kind
# recall: got everybody to be quiet
# title: One Whole Minute
# makes: end=quiet
N: One minute was not much to ask. They went to everybody with it, one after the other; and everybody said yes, and then had only one question. # dry
G: May I cough? # anxious
P: Before, or after. # writing it down
G: And if I've got to during? # more anxious
Q: Into a cushion. You're getting a cushion. # handing it over
H: What about the tap? It drips. And the stairs, and {door}? # arms folded
P: There's somebody lying on the stairs, so that nobody walks on them. {door_cap} will be wedged. And you've got the tap. # reading from the list
H: What'll I do to it? # surprised
P: You hold a sponge under it. For a minute. # firm
N: By evening it was all shared out. One had the tap, and one had the dog, and {g} had a loose board to stand on. # plain
G: How do I stand on it? # worried
Q: As if you'd died. # encouraging
P: {till != "":It's got to be before {till}. |}When I drop the handkerchief. It's the only thing that I could think of that doesn't make a noise. # low

=== befriend_go4_mirror ===
# step: go4
# skeleton: love
# door: Hold up a tray for a mirror
# style: clever
# recall: held up a tray for a mirror
# title: The Largest Tray
# makes: end=mirror
N: It was {a} who had thought of it, while looking into a spoon. # plain
A: I could see you in it. And I wasn't even facing that way. You were upside down, and had a very large chin. # explaining
B: They don't want to see each other with a chin. # doubtful
A: So it's got to be flat. The big tray. If it's polished, and we hold it just where the corner is, then whoever looks into it from here is over there. # drawing it
H: That's my good tray. I've had it since I was married. You'll leave it as you found it. # not letting go
B: We'll leave it brighter. # pulling
N: They polished it with ash, and then with a sleeve, and with the other sleeve. By evening one could see in it what {h} had had for supper. # dry
H: It's never shone like that. I look quite nice. # looking in
A: Look a bit to the left. What do you see? # from behind the tray
H: Well, I never. There's {other}. # slow

=== befriend_go4_clear ===
# step: go4
# skeleton: love
# door: Clear away all that stands between the two
# style: bold
# recall: cleared away all that stood between
# title: All That Stands Between
# makes: end=clear
N: Once one began to look, it was astonishing what there was between them. There were three benches and a barrel. There was a thing under a cloth, which nobody could remember, and, propped against it, one half of a screen. # plain
A: It's all got to go. And we'll want {door} open. # rolling up both sleeves
G: But that's always been there. # holding on to the screen
B: Whose is it? # at the other end of it
G: I don't know. I've hung my coat on it since I was ten. # still holding on
A: They've been looking at the back of that since you were ten. # low
G: I'd never thought that it had another side. # taking down the coat
H: You'll never shift the barrel. It's full. # arms folded
B: What of? # pushing
H: Nobody's ever shifted it, to see. # unfolding {h_their} arms
H: Other people's umbrellas! And one of them's mine! # looking in
N: By evening everything stood along the sides, and in the middle there was nothing at all, in a straight line. # dry
G: It's like a tooth that's out. One keeps on going there. # looking along it

=== befriend_act_quiet ===
# step: act
# skeleton: love
# needs: end=quiet
# title: The Handkerchief
N: {p} dropped the handkerchief. It fell; and one could hear it arrive. # hushed
P: Now. # without any voice
N: Nobody moved. {h} held the sponge. {g} was purple, with the cushion. It was so large a quiet that {x} {x_was} at the one end of it and {other} at the other, and there was nothing else inside. # hushed
Q: How long is it now? # hardly a breath
P: Ten. Don't ask me things. Twelve. # hardly a breath
Q: What if {x} {x_plural:don't|doesn't}? # hardly a breath
P: Then it's been a nice rest for the tap. Nineteen. # hardly a breath
N: Then there was {x_sound}. It was a small one, and had not been meant for anybody; it had only slipped out. But it went along over {ground}, past all those people with their mouths shut, and it got there whole. # still
Q: It's gone by me! I felt it go by! # on a breath
P: Nobody carried it. We {verb_did}, and we didn't touch a thing. Forty. # on a breath
Q: And over there? I can't hear anything from {other}. # on a breath
P: No. But it isn't the same nothing that it was. That's somebody listening. # hushed

=== befriend_act_mirror ===
# step: act
# skeleton: love
# needs: end=mirror
# title: In the Tray
N: They held it between them, at arm's length, where the corner was. It weighed more by the minute. # tense
A: Up your end. No, that's somebody's hat. Down. Left. That's {g}. # through the teeth
G: Shall I wave? # pleased
B: Stand still, or go away! # through the teeth
N: The bright patch slid along, over a bench, and over eleven knees; and then it came to rest. In the tray, no bigger than a stamp, and the right way up, {other_was} {other}. # hushed
A: Can you see? You don't have to say. Just, if you can. # to {x}, arms shaking
N: There was {x_sound}. It had no hope in it at all. It had no room for it; it was all surprise. # still
B: They're in it both ways! If {x} {x_plural:see|sees} {other}, then {other} {other_plural:see|sees} {x}! It goes there and back! # whispered
A: We {verb_did}! In {h}'s tray! Don't drop it! # whispered
N: They did not drop it. Over there something had just left off in the middle, as one does when one looks up. # hushed
G: My feet have gone to sleep. But I wouldn't move for a cake. # very low

=== befriend_act_clear ===
# step: act
# skeleton: love
# needs: end=clear
# title: Nothing in the Way
N: There was one thing left, and that was {a} and {b}, who stood in the middle with a broom. # dry
H: You two! Step aside! # calling from the barrel
A: Oh. That's us. # looking about
B: We've been in the way of it for days. # quick, with the broom
N: They stepped aside, the one to the left and the other to the right. You could have rolled an egg along it. # plain
G: Is that all it is? From {x} to {other}? I'd have said that it was miles. # slow
B: It's no way at all. It was only the benches. # low
H: And I put those there. To sit on, and listen to the two of them. # after a moment
N: {x_sound_cap}. # still
A: It's going. It doesn't stop anywhere. It's simply going straight across. # whispered
N: One could follow it by the heads of those who sat along the sides: each of them turned as it went by. Then the last head had turned. # hushed
B: It's there. We {verb_did}. We {verb_did}, and all that we had to do was to stand somewhere else. # hardly to be heard

=== befriend_answer_late ===
# step: answer
# skeleton: love
# needs: end=quiet
# title: An Answer
N: One could have counted to seven. {g}, who did, said afterwards that it was eleven. # dry
P: It's too long. If it were yes it'd have come. # very low
Q: You take a long time over a yes, too. You always look behind it. # very low
N: And there was {other_sound}. # still
H: That's what there is every day. # not quite sure
Q: It isn't. Listen to where it's going. It's going over there! # gripping an arm
N: {x_sound_cap}, at once. {other_sound_cap}. And then both together, so that one could not have put a knife between. {love_end} # hushed
G: Is that it? Have they said it? # wet in the face
P: I don't know what they've said. # smiling
Q: It isn't for us. {price == "keep":And you gave {p_keep} for it.|And you stood on a chair for it.} # low
P: Yes. It's loud enough. # looking over there

=== befriend_answer_reply ===
# step: answer
# skeleton: love
# needs: end=mirror,clear
# title: Twice
N: Everybody looked at {other}, which is a thing that one ought not to do to anybody who is thinking. # dry
A: Don't stare! Look at your feet! All of you! # whispered
N: So it came about that nobody saw it. They heard it, with their eyes on their feet: {other_sound}. # still
H: That wasn't the usual. # not looking up
B: It was the usual, and then something. There was a bit on the end. # not looking up
G: I missed it! Is there any more? # whispered
N: There was. {other_sound_cap}; and, on the end of it, very low and quite exact, came {x_sound}, and it was not {x} who did it. # hushed
A: That's {other}, doing {x}. {other_they_cap} must've had it by heart, all along. # on a breath
B: And there's no quack in it. # full of respect
N: Then {x} answered, so fast that it fell over itself. {love_end} # dry
Q: {price == "keep":That's {p_keep}, that is. That's what it looks like now.|That's worth being called something for.} # nudging {p}
P: It's better with the bit on the end. # low

=== befriend_since_evening ===
# step: since
# skeleton: love
# needs: love=still,turns
# title: How It Is Now
N: It was soon nothing out of the way. In the evening, at about the time when one lights up, there was {x_sound}; and then, when one had just begun to wonder, {other_sound}. # peaceful
H: That's them. You can lay the table by it. # laying it
G: There's nothing to bet on, with a yes. # wiping a plate
H: Bet on who leaves off first. # practical
G: Neither. I've sat up. # gloomy
Q: It does sound the same as it always did. If you didn't know. # listening
P: It's got somewhere to go. # after a moment
N: The salt got into the soup, and the soup got to table. It was so with everything, now: {stake_fixed}. # plain
Q: {price == "keep":Do you miss it? {p_keep_cap}?|Do they still call you that?} # low
P: {price == "keep":There's a place in the pocket where it isn't. One gets a hand in there, and listens to those two, and it's all right.|Every day. It's got quite friendly. Somebody's put it on a mug.} # low

=== befriend_since_wedding ===
# step: since
# skeleton: love
# needs: love=shy,looks
# title: No Speeches
N: {g} would have liked a wedding; and since it could not very well be asked for, {g_they} simply put out the chairs. # dry
G: There's to be no speeches. I've seen to that. It's just that everybody sits for a bit. # straightening a chair
H: And who marries them? # in a clean collar
A: Nobody. They've done it. We're only the people who come after, and eat. # with {food}
N: So they sat. To the left there was {x_sound}, and to the right there was {other_sound}; and in between were forty people, who ate as quietly as they could. # quiet
B: Somebody ought to say something about the two of us. # low
A: What? That we got it wrong, and then we stood aside? # low
B: {verb_did_cap}. That's what I'd say. "They {verb_did}." And I'd leave out the {way == "call":drawers|{way == "note":jam|bucket}}. # low
A: {price == "keep":And {p_keep}?|And the chair?} # after a moment
B: That I'd put in. # passing the plate
N: From {door} to {edge} nobody took the long way round that evening, and it was remarked on: {stake_fixed}. # plain
