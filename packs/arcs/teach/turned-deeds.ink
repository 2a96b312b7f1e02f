// TURNED where nobody hears it: swimming, crossing a road, being brave, patience. It goes well to the middle, and there one has to let go.

=== teach_wish_edge ===
# step: wish
# skeleton: turned
# needs: learns=body,other
# a: payer
# title: As Far as the Middle
N: {air} {a_who} {b_who} They were all at it, at {spot}, as they were every evening; and {a} was holding the coats. # plain
B: Don't you ever go in with them? # sitting down on the coats
A: Somebody has to do the coats. # at once
B: Nobody has to do the coats. You could put them down.
A: I can't do it. There. I'm the only one in {place_of} who can't. Do you know what it says on my list, in the lid of my box? Number one: {lesson}. I wrote that when I was seven. # low
B: Then do it! You walk up, and you start.
A: I've started. I get as far as the middle. And in the middle there's nothing to hold on to, and I go back. # low
B: Why have you never said?
A: Because I hold the coats so well. They all say so. # wretched
B: There's a book about it. I'll hold the book for you, and you hold nothing. # getting up

=== teach_start_page ===
# step: start
# skeleton: turned
# needs: learns=body,other
# a: payer
# title: Page Nine
N: There was a book. It had been borrowed by a great many people, and every one of them had stopped at page nine. # dry
B: "One. Begin at the beginning." # reading out
A: I've begun. # beginning
B: "Two. Go on, and don't look down." You looked down.
A: I wanted to see what I wasn't to look at. # from a little further on
B: "Nine. In the middle, let go." # turning over
A: Of what?
B: It doesn't say. There's a picture of a lady, letting go. She's smiling. # holding it up
S: crash
N: {a} had let go, and it had been of the wrong thing. {b} put down the book, and helped to find the other boot. # dry
A: It's always there. I'm all right up to the middle, and then I think, there's nothing under me, and I'm back at the start. # boot in hand
A: I'll do it again. I'll do it a hundred times. You needn't stay. # grim
B: Somebody's got to turn over. # sitting down again

=== teach_start_rope ===
# step: start
# skeleton: turned
# needs: learns=body,other
# a: payer
# title: Holding On
N: They began very early, when there was no one at {spot} but the two of them. {b} brought a piece of string. # plain
B: You hold this end, and I hold that. Then you can't get lost. And in the middle, I let go, and you'll never notice. # sure
A: I'll notice.
B: I shan't tell you when.
N: So {a} began, with the string. It went very well; and then {a} looked round, to see whose hand was on the other end. # quiet
A: You've let go! # in the middle
B: You were doing it! You were doing it by yourself!
A: Was I? # and was not
S: crash
B: You'd have been over, if you hadn't looked. # helping {a_them} up
A: I know! It's the looking that I can't stop. # rubbing an elbow
B: Once more, then. I'll say it out of the book, and walk along beside you. # picking up the string
N: They did it eleven times that morning. {b} went along each time, reading out, and never once looked where {b_they} trod. # dry

=== teach_overheard_ball ===
# step: overheard
# skeleton: turned
# needs: learns=body,other
# title: Without Looking Up
N: They had started again. {p} had got to the middle, and stuck there; and {q} had dropped the bookmark, on the far side. # plain
P: Don't come over. I'm in the way. I've got to get my breath. # stiff all over
Q: I shan't disturb you. I only want the ribbon. # reading
N: And {q} came straight across, from the one end to the other, by the middle, round {p}, and picked up the ribbon, and went back the same way, and sat down. {q_they_cap} had not looked up from the page. # hushed
P: What did you just do? You went over and back. You did it twice. # very even
Q: Did I? I was in the middle of a sentence. # looking up
P: So was I. I've been in it since Sunday. # very even
Q: It can't have been that. I've nothing to do with {x}, I'm only the book! # alarmed
P: No. I expect that it was something else, that looks the same. # low
N: {p} looked at the place where {q} had trodden. There was nothing there. # quiet

=== teach_able_shoe ===
# step: able
# skeleton: turned
# needs: way3=try learns=body,other
# title: Someone Else's Turn
Q: Now I'm you. First I breathe in, and look brave. Then I look at my feet. # beginning
P: I don't look at my feet.
Q: You do, and you say, oh dear. Then comes the middle, and I get stuck. Watch! # going on
N: {q} went on, being {p}. {q_they_cap} said oh dear. {q_they_cap} came to the middle, and looked for the place where one gets stuck; and while {q_they} was still looking for it {q_they} was over, on the other side. # plain
Q: Wait. I forgot to stop. # puzzled
P: Do it again. # very even
N: {q} did it again, and it was the same. # hushed
Q: Why's your face like that? I thought that you'd laugh. # uneasy
P: You can do it. All of it. You did it while you were making fun. # low
Q: I only did what you do! # frightened
P: It isn't what I do. I stop. I've stopped there every day since I was seven. # low
Q: I'll never do it again. I'll forget how. I'll sit on the book! # coming back much too fast

=== teach_able_hat ===
# step: able
# skeleton: turned
# needs: way3=away learns=body,other
# title: Back Too Early
N: {p} looked through the crack, and stood still. There was {q}, all alone, and doing it: from the start, and by the middle, to the end. Then {q} came back, with {p}'s hat on. # hushed
P: {q}? # opening
S: crash
Q: I was fetching your hat! You'd left it on that side, and I went after it. # scarlet
P: And the second time? # very even
Q: I'd left mine there. # in a very small voice
P: How long have you been able to? # very even
Q: I'm not able to! I only go across. You talk about the middle so much that I never noticed which part it was. # wretched
N: It was the worst thing that could have been said, and they both looked at it. # still
P: I've been at {far}, all by myself. I tried it a hundred and six times. # low
Q: I know. I was so sorry for you that I had to walk up and down. # lower
P: You never even wanted it. It wasn't on your list. # nearly a whisper
Q: I haven't got a list. # as though it were a fault

=== teach_price_half ===
# step: price
# skeleton: turned
# needs: no-tune
# makes: price=part
# title: The Best Stop There Is
P: You'll do it, on the day. It'd be silly for it to be me. # putting on {p_their} coat
Q: It's you that wanted it! It's your name up on {board}. It's been in your lid since you were seven! # hot
P: They'll want to see it done. They won't want to see who'd have liked to.
Q: I won't. Not alone. I've never once begun it. I only ever went after you, because you were stuck there. # hot
P: Then I'll go first. I've got half-way with {x}, and I can do that half better than anybody. And in the middle I'll stop, as I always do, and they'll all see me stop; and you come by me, and do the rest. # slow
Q: And they'll clap when I get there. It'll be for me. # ashamed
P: Yes. That's what it costs. I've worked it out. # low
Q: You'd be standing there, in the middle, in front of everybody, not able to.
P: I've done it two hundred times. I've just never had visitors. # low

=== teach_act_half ===
# step: act
# skeleton: turned
# needs: end=begin learns=body,other
# title: In the Middle
N: {p} began. It was the best beginning that anybody at {spot} had ever seen. Then came the middle, and {p} stopped. # hushed
{ foe_talks:
  N: At the end of the row {foe} sat up. # dry
  F: Is that all? I'd brought a cushion. # disappointed
- else:
  N: There {foe_was} {foe}, just as there always {foe_was}. # flat
}
P: This is as far as I go with {x}. {q}! It's your half! # calling, not moving
N: {q} stood at the start. {q_they_cap} looked at all those eyes; and for the first time in {q_their} life looked at the middle as well. # still
Q: I can't! There's nothing to hold on to! How do you bear it? # in a squeak
P: I don't. I just come here and stand. Look at me, and not at that. Come as far as me. # holding out a hand
N: {q} came as far as {p}, and took hold. And then, since {q} never could stop once {q_they} had got going, and {p} never could let go, they went on, both of them, past the middle, and out at the other side. # glad
H: That's {lesson_ing}! Which of them was it? # standing on a chair
P: We said that we'd {verb}. # looking back at it, amazed
Q: And we {verb_did}{till != "":, and before {till}|}! You can let go of my hand now.{must_who != "" && must != "": And {must_who} was {must}!|} # out of breath

=== teach_act_side ===
# step: act
# skeleton: turned
# needs: end=both learns=body,other
# title: Side by Side
P: You on that side, and I on this. One. Two. # under the breath
N: They set out together. {q} did it as one walks to the post; {p} did it with both arms out. # plain
{ foe_talks:
  N: {foe_cap} sat back. # flat
  F: Now we shall see. # content
- else:
  N: And there, just there, {foe_was} {foe}. # flat
}
P: This is my place. Here's where I stop. Go on! # whispered, white
Q: I don't know how one stops. How do you do it? # whispered
P: You look down. You say, oh dear. Then you think of it all at once. # whispered
Q: Oh dear. # looking down, and stopped
N: Now it was {q} who was stuck. {p} had never seen anybody stuck there. # still
P: It's no good standing there. It only gets worse. I know all about that side of {x}. Take my sleeve, shut one eye, and don't think of the middle. Think of what's for supper. # pulling
N: And {p} was so taken up with getting {q} over that {p_they} was there before {p_they} noticed. # glad
Q: You're over! You went first! # on the far side
P: Did I? I wasn't looking. So that's {lesson_ing}! # turning round
P: We said that we'd {verb}. # in all the noise
Q: And we {verb_did}{till != "":, and before {till}|}. You taught it to me, in the end.{must_who != "" && must != "": And {must_who} was {must}.|} # in all the noise

=== teach_act_over ===
# step: act
# skeleton: turned
# needs: end=swap learns=body,other
# title: On the Chalk
N: {p} began, and it was good. Then {p} came to the bit of chalk, in the middle, and stood still on it, and turned to face them all. # plain
P: This is the part of {x} that I can't do. I've never been able to. Here's somebody who can. # clear
{ foe_talks:
  N: {foe_cap} {foe_was} half out of the seat. # dry
  F: I beg your pardon? # shocked
- else:
  N: Even {foe} seemed to be surprised, and left off. # dry
}
N: {q} came up from behind. The plan was that they should change over there, and {q} do the hard part alone. But it was a very small bit of chalk, with room on it for one. # dry
Q: You've got to get off. # whispered
P: Which way? # whispered
Q: Back's full. There's a person with a flag. It'll have to be forwards. # whispered
P: That's the hard part! # whispered
Q: I'll be doing it. You just don't get left behind. # and went
N: {q} went; and {p}, who had hold of {q_their} coat, and had not been told to let go, went too. # hushed
P: Was that {lesson_ing}? # on the other side
H: That was it! That was both of you! # shouting
P: We said that we'd {verb}. # not letting go of the coat
Q: We {verb_did}{till != "":, and before {till}|}. You may keep the coat.{must_who != "" && must != "": And {must_who} was {must}.|} # warm

=== teach_change_coats ===
# step: change
# skeleton: turned
# needs: learns=body,other
# title: A Nail for the Coats
N: There was a nail at {spot}, the next evening, where there had never been one. It had eleven coats on it. # plain
B: Who put that up? # looking
A: I did. I haven't got the time to hold them. I'm wanted at the middle. # rolling up a sleeve
B: What for?
A: People get stuck there. You'd be surprised. {h} got stuck there yesterday, in front of {g}, and had always said that it was nothing. And nobody could tell {h_them} what to do but me. # proud
{ foe_talks:
  B: I saw {foe} here, before anyone was up. {one_they_cap} got as far as the middle, and said, oh dear. # low
  A: What did you do? # low
  B: I held {one_their} coat. # low
- else:
  B: And {foe}? # low
  A: There {foe_they} {foe_is}. I don't mind {foe_them}. I tell people, that's only {foe}, look at me instead. # easy
}
B: So {stake_fixed}. # hanging up a coat
A: And I've crossed out number one. I put: done, with help. # shy
B: What's number two? # interested
A: I never wrote one. I thought that I'd be busy with that till I was eighty. # after a while

=== teach_wrong_night_bed ===
# step: wrong
# needs: way=night no-tune
# title: Worse Than Yesterday
N: {q} woke up with the book for a pillow. It was light; and {p} was still at it, only a good deal slower. # hoarse
Q: What number are we at? # rubbing one cheek
P: I don't know. You stopped counting. I went on without. # swaying
Q: Show me where you've got to.
N: {p} showed. It did not go to the middle any more. It went wrong at the very first step, where it had never gone wrong before. # flat
P: That's funny. I could always do that part. # staring
Q: Do it again.
S: crash
P: I can't even begin! Yesterday I could do half of it, and now I can't do any! # from the ground
{ foe_talks:
  F: I did wonder about the thumping. I thought that someone was moving house. # looking in
- else:
  N: And there {foe_was} {foe}, quite fresh, beginning on the day. # dry
}
Q: You're tired, that's what it is. You've been up all night. {till != "":There's time until {till}.|There's still some time.} # gently
P: I thought that if I did it often enough it'd have to give in. And it was me. # not getting up
Q: I'd have told you to stop. I fell asleep at sixty. # ashamed
