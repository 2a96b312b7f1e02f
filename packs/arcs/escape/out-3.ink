// OUT, episode 3: what they try to hold it open with (way3=prop, hold, both), what it turns out to want, and what is left there:
// price=keep, secret, x. h and g are outside, close by.

=== escape_go3_prop ===
# b: maker
# step: go3
# skeleton: out
# door: Prop it up with whatever there is
# style: clever
# recall: propped it up with whatever there was
# makes: way3=prop
N: They tried everything that there was. They tried it with a stool, and with two stools, and with a stool in a boot. # brisk
A: Up a bit. It's got to be as tall as somebody's shoulder. # leaning
B: This is as tall as your shoulder. I measured it on you, while you were asleep. # wedging it in
A: Good. Now I'm letting go. # letting go
N: It shut. It shut on the stool as if the stool had not been there; and a moment later the stool was beside them, quite whole, and looking rather shaken. # dry
B: It spat it out! # indignant
A: Try the hat. # low
B: Why the hat? # low
A: Because it's next. # low

=== escape_go3_hold ===
# step: go3
# skeleton: out
# door: Ask [h] and [g] to hold it from outside
# style: kind
# recall: asked [h] and [g] to hold it from outside
# makes: way3=hold
H: We've got it! We've got our fingers under! # from outside
A: Both of you? # inside
G: There's four hands on it. I've put down the bag. # from outside
B: Then pull! We're letting go! # inside
N: They let go. It shut. It could be heard to shut upon nobody's fingers, very considerately. # flat
H: It went through my hands like a yawn. There's nothing out here to hold. There's no edge! # from outside
A: There's an edge on our side! # inside
H: Out here it's just the place where you aren't. I don't like it. I don't like to stand here and be where you aren't. # from outside, upset
N: And at that, for about a breath, the edge came up a finger's width, with no hand on it. # hushed

=== escape_go3_both ===
# a: bold
# step: go3
# skeleton: out
# door: Go through both at once
# style: bold
# recall: tried to go through both at once
# makes: way3=both
N: They tied themselves together, back to back, at the waist and the knees. If they were only one, it could not keep one of them. # brisk
A: When I bend, you bend. # tight
B: When you bend I'm lifted off the ground. # tight
A: Then be light. I've got it on my shoulder. Are you under? # straining
B: I'm under. My head's out. I can see {g}. # muffled
A: Now I'm letting go. And go! # jumping
N: It knew how many they were. It came down between them, through six good knots, as a knife goes through a cake; and each lay on the inside, with half of a bow. # flat
B: You said, don't leave me behind. Just now, when it came down. # low
A: I did not. # quick
B: You did. And it stopped. It stopped for as long as it took you to say it. # slow

=== escape_wants_prop ===
# step: wants
# skeleton: out
# needs: way3=prop
# title: The Stub of a Pencil
N: They had come to the last of the heap. There was a stub of pencil left, no longer than a tooth. # flat
A: That'll never hold it. # tired
B: It's just to say that we've tried it all. # setting it under
N: It held. It held for as long as a held breath, on a stub of pencil, and they were both so astonished that they only stood there. Then it shut. # hushed
A: Whose was that? # quick
B: Mine. It's the one that I had at school. I know it's only a stub. I just never like to sharpen it. # red
A: You mind about it. # slow
B: A bit. About as much as that. # finger and thumb
A: And it held a bit. About as much as that. It isn't how tall it is. It isn't how heavy. {foe_cap} never cared for stools. # slow
B: It's how much somebody'd mind leaving it. # low

=== escape_wants_hold ===
# step: wants
# skeleton: out
# needs: way3=hold
# title: A Finger's Width
A: Say that again! # inside, quick
H: Say what? # from outside
A: What you just said! It moved! # inside
H: I said, I don't like to be where you aren't. # from outside, embarrassed
N: It came up again, by a finger. There was nobody's hand on it. There was only {h}, who was not made for such remarks, standing in front of it with both ears red. # hushed
B: It isn't holding that it wants. It's minding. # slow
H: I can't mind any harder than this. I'm not used to it. # from outside
A: It's only a finger's width, because you're out there. You haven't left anything in here. You've only left us. # working it out
B: So it's got to be something that's left inside. That somebody minds leaving. And never comes back for. # low
A: All those people. They left each other. {foe_cap} thought that it was what we do. # low

=== escape_wants_both ===
# step: wants
# skeleton: out
# needs: way3=both
# title: Half of a Bow
A: All right. I said it. I said, don't leave me behind. # stiff
B: And it stopped. # slow
A: It's got ears, then. It was sorry for me. # stiff
B: No. It isn't sorry. It let the others go out as happy as birds. It's got one thing that it goes by, and we've just leaned on it. # slow
N: {b} got up, and set {b_their} shoulder to the edge, and raised it. Then {b} looked at {a}, and thought of going; and the edge grew so light that it nearly floated. # hushed
B: It's when somebody minds what they're leaving. That's the weight. That's all that {foe} ever asked: is there anyone who'd mind? # low
A: And there's always been somebody. They left one of their own. # low
B: Then we'll leave it something else. That we'd mind as much. # low
A: I haven't got anything that I'd mind as much. # without thinking, and then red

=== escape_price_keep ===
# step: price
# skeleton: out
# needs: way3=prop,both
# makes: price=keep
# title: It Does Very Well
N: {p} had been standing with one hand in a pocket for some time. # quiet
Q: What have you got there? # low
P: You know what I've got. {p_keepwhy} # low
Q: Oh. I'd forgotten that you had it with you. # low
P: I hadn't. I've been thinking of all the other things that it might be. I thought of my boots. I tried to mind about my boots. # low
N: {p_keep_cap} went under the edge. It was not very big. {p} put it down as you put down something asleep, and took away one hand, and then the other. # hushed
Q: It's holding. # whispered
P: Yes. # whispered
Q: It isn't even trembling. It's like a house. # whispered
P: It does very well. Don't say anything nice about it, or I'll take it back. # turned away

=== escape_price_secret ===
# step: price
# skeleton: out
# needs: way3=hold,both
# makes: price=secret
# title: Said and Left
Q: It needn't be a thing. {way3 == "hold":{h} moved it with a remark|You stopped it with three words}. # slow
P: What sort of thing isn't a thing? # low
Q: Something that you'd never let go of. That you've had hold of so long that you don't know you're gripping it. # slow
N: {p} knew at once what that was. One could tell by the way in which {p_they} started to talk about lunch. # dry
Q: I'll put my fingers in my ears. # gentle
P: It's no good unless there's somebody who hears it. {way3 == "hold":That remark was to the two of us.|You heard the three words.} # low
Q: Then say it to the edge, and I'll just be standing here. # gentle
P: {p_secret} # very low
N: It went up by itself. It went up to the top and stayed there, on nothing, on a few words. # hushed
Q: You can't take it with you, now. It's got to stay said. # low
P: I feel as if I'd left my coat off. # low

=== escape_price_x ===
# step: price
# skeleton: out
# needs: x=thing
# makes: price=x
# title: What They Came For
N: They had both been careful, for some time, not to look at it. # quiet
Q: We've got {x}. # at last
P: No! We came in here for {x_them}! It's the only reason that we're in here! # low
Q: I know. That's why it'd hold. # low
P: We'd go home without. We'd have been shut up in here, and lost a day, and gone home with nothing! They'd laugh themselves ill! # hot
Q: With two. They'd see two of us. Some of them might count that. # dry
N: {p} had hold of {x}, and was not going to be the first to let go. {p} looked at {x_part}, and at the hollow in the ground. # still
P: What did we want {x_them} for? # at last
Q: I did know. It was very important. It's got smaller since. # honest
N: They put {x} under, between them. It held. It held as though it had been made for that. # hushed
P: I do mind, you know. # rough
Q: I can see you do. Look how high it is. # soft

=== escape_price_epic ===
# step: price
# skeleton: out
# needs: way3=prop,hold
# tone: epic,gentle,eerie
# makes: price=keep
# title: What Will You Leave
P: If I leave it here, then I'll never see it again. # low
Q: No. # low
P: You might say, perhaps. # low
Q: I might. Then you'd mind it less, and it wouldn't hold. # low
N: {p} laughed, not very loud, and took out {p_keep}, and held it so that there was light on it. # still
P: {p_keepwhy} I'd thought that they'd bury it with me. # low
Q: Tell it what it's for. Things ought to be told. # low
P: You're to stand here, and keep this up. It's for us, and then it's for whoever's next. You won't be by yourself for long, I should think. People are always getting shut in. # to it
N: The edge rose, and rested, and was still. And far down {den_inside} something that had been leaning all its life seemed to straighten its back. # hushed
Q: That's well told. # low
