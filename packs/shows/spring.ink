// Ways that only this valley has: sounds that come a day late, a field that is green all winter, and a bell for whoever comes down.

=== spring_gone_goats ===
# step: gone
# show: spring
# where: village wild
# title: Forty Goats, Looking
N: {air} {a_who} {b_who} It was the goats who noticed. All forty had turned round, and were looking the same way, and had stopped chewing. # soft
A: They only do that for thunder and for aunts. # looking along
B: They're looking at {x_home}.
A: They're looking at what's on it. # slow
B: There's nothing on it. There's {x_left}. # slower
N: One of the goats said something short. It was taken up at the back. # dry
A: Who was meant to look in on {x}? Was that me?
B: I did it on Monday. I thought that Tuesday was everybody.
A: I thought so, too. So that's what everybody did. # low
{ b_kind:
- "planner": B: The milk said there'd be something. I took it for wind. # grave
- "explorer": B: There's no snow trodden. Whoever it was came down, not up. Come and see. # quick
- "wildcard": B: Well, don't look at me. Look at the goats. That one with the beard knows. # squinting
- else: B: Poor thing. Out in this, and without so much as a scarf. # stricken
}
A: Tell {h}. And shut the barn, or they'll all come and help.

=== spring_stake_post ===
# step: stake
# needs: no-lasts
# show: spring
# where: village wild
N: In that valley people read the year off a fence. The snow had been at the sixth post in the morning, and {h} had been out with a stick. # plain
H: It's the fifth. # stamping in
A: It was the sixth when we went by!
H: It comes down a post whenever a thing's let slide. Nobody greased the bell. And now there's {x}. Without {x}, {stake}, and it knows. # grim
B: How many posts are there?
H: Four. And then there's my door. {till != "":I'd say it means to be in by {till}.|I'd say it means to be in by Sunday.}
A: What if somebody told it that they'd {verb}? # thinking
H: You'd need to be standing at the post, and you'd have to be the ones to do it.
N: They said it to the fifth post, side by side, feeling foolish. # soft
B: Did it hear?
H: It's having a think. You see that drop? It wasn't going to do that. # bending down

=== spring_quarrel_late ===
# step: quarrel
# show: spring
# where: village wild
# title: Yesterday's Voices
N: Up there sounds come a day late. They had said all of it yesterday, lower down, and had got over it. Then it arrived. # dry
P: "You only ever come along to be thanked!" Who's that? Is that me? # stopping
Q: It's you. It's from yesterday, by the gate. # not looking round
P: I said sorry for that. I said it straight away.
Q: That'll be along. Mine's first, I think. # low
Q: "And you only ever go so that nobody can say that you stayed!" Oh. I thought I'd said it kinder. # wincing
P: It sounds so small, from here. Like two people in a jar. # after a while
Q: How far was it till we were friends again?
P: The second bend. You'd a stone in your boot. Listen.
N: And up it came, out of the cloud, a bit out of breath: first the one and then the other; and then somebody laughing about a boot. # soft
P: I'd not remembered that. That we laughed. # low
Q: I had. That's what I came up on. # gruff

=== spring_inside_winter ===
# step: inside
# skeleton: kept
# show: spring
# where: wild village
# title: Where It Keeps Things
N: It was not cold, where {x} {x_was}. They had made up their minds to cold. It was only very, very tidy. # hushed
A: That's last year's swallow's nest. That's the first pear. There's a ticket on everything. # whispered
B: Don't touch. "Snowdrop. One. Not to be woken before it asks." It's in pencil. It's been rubbed out and written again, so as to be neater. # reading, whispered
A: I thought that winter took things. # whispered
B: So did I. I think it's been putting them by. # whispered
N: And there, in the midst of it, on the best shelf, with a ticket of its own, stood {x}. Somebody had laid clean frost all round, so that {x_part} should not be scratched. # quiet
A: What's it say on it? # whispered
B: "Do not know. Pretty. Ask." # reading
A: Ask whom? # whispered
B: There's no name. There's just a line, for someone to fill in. It's been dusted. # whispered

=== spring_coming_boots ===
# step: coming
# skeleton: kept
# show: spring
# where: village wild
S: steps_snow
N: There was the noise of a great many boots, and a bell on something. # sudden
A: That's {crowd}. They've come after us. They've got the {rake}s.
B: Is that today's noise, or yesterday's?
A: I can see {h}. I can see breath. It's today's. And they've brought a goat.
B: Why have they brought a goat? # baffled
A: Somebody'll have said, it can't be left, it frets. They keep on having to stop for it. # fond
B: Then it's now, or it's when that goat's finished the thistle.

=== spring_fork1_milk ===
# step: fork1
# show: spring
# where: village wild
# title: What the Milk Said
N: There were three bowls set out, for whoever wants to know a thing and has not got a mountain to ask. {a} blew on each of them, once. # soft
A: The blue bowl's for if we {d1}. It's gone smooth. That's not bad. It isn't good, it's just smooth.
B: And the one with the chip?
A: We {d2}. There's a crease in that. There'd be an argument, and somebody's hat. # bending low
B: What about mine? I want to know if we {d3}.
A: You've put your thumb in it. # after looking
B: Does it matter?
A: It's never come up. There's a thumb mark, going straight through the middle, and round it the milk's all... Well. I'd call it interested.
{ b_kind:
- "planner": B: I'd sooner have had a skin on it. You know where you are with a skin. # stiff
- "explorer": B: Good. I'd hate it if it knew. # licking the thumb
- "wildcard": B: I had a feeling that it liked me. # licking the thumb
- else: B: Ought I to say sorry to it? # wiping the thumb
}

=== spring_home_bell ===
# step: home
# show: spring
# where: village wild
# title: One Pull for Somebody
N: From up there you can see the whole valley, and the bell on its post, no bigger than a thimble. There was nobody at the rope. # quiet
A: It's rung when somebody comes down. It's always rung. # stopping
B: They'll be at supper. They'll have thought, not today. Shout.
A: It's a day before they'd hear. We'd be in bed, and they'd all run out. # considering
N: Far below somebody had come out of a door to empty a pail, and stood, with a hand over both eyes. # soft
B: Wave. No, with everything. With the coat.
A: They've dropped the pail. They're running. Look at them run! # waving
S: bell
B: One pull. That's for somebody. # listening
A: And there's another. That's the other somebody. That's you. # as it came up to them

=== spring_last_green ===
# step: last
# show: spring
# where: village wild
# title: The Sixth Post
N: {air} They had gone out to look at the fence. It had got to be a habit. # peaceful
A: It's back at the sixth. It's back beyond the gate. # counting
B: That's only the light on it.
A: No, put your hand there. On the wood. It's dry. And what's that, at the bottom? # pleased
B: It's green. It's about as long as a fingernail, and it's leaning. # whispered
A: Don't tell anyone. Not today. They'd all come and be glad at it. # whispered
B: Was it us, do you think? Or would it have come anyway? # whispered
A: I'm not asking it. Look at its face. # whispered
N: Behind them a goat had got over the wall. It looked at the green thing, and at them; and, which no goat in that valley had ever done, it went round. # warm

=== spring_puzzle_echo ===
# step: puzzle
# show: spring
# where: village wild
# title: What the Mountain Said on Tuesday
N: {air} {a_who} {b_who} If you shout a question up at the peak it comes back the next day, and people in the valley like to sit on the wall and hear what they were wondering. # soft
A: Here it comes. That's yesterday's. # listening
B: It's all the one thing. That's the smith, and that's the smith's wife. They've all shouted up about {x}. # listening
A: "Nobody knows..." I can't read the end. It's got caught on something.
B: "Nobody knows {ask}." There. That one was me. # pink
A: You asked it, too?
B: I thought that if it knew it might let it slip. It only ever says it over. It's like talking to an uncle. # low
A: Then it'll have to be somebody with legs.
B: You're looking at my boots. # wary
A: They're laced.

=== spring_call_fence ===
# step: call
# show: spring
# where: village wild
# a: lead1
# title: Nailed to the Fourth Post
N: {air} {a_who} It was nailed to the fence, so the snow had read it first and got the corner wet. # plain
A: {event_cap}{deadline != "":, {deadline}}. Whoever likes may come. # brushing it off
B: And what do they give you?
A: {prize_cap}. It says it twice. It's run, the second time, as if somebody had cried on it.
N: {b_who} {b_they_cap} came up with a pail in each hand, and put down one of them. # plain
B: Who's down for it?
A: {foe_cap}. That's all. There's lines for twelve.
B: There's been lines for twelve since I was born. They read that name, and they remember that they've something on the stove. # dry
A: Have you got something on the stove?
B: I've got two pails. # thoughtful
A: Put down the other one.

=== spring_back_bell ===
# step: back
# needs: x=thing no-vast
# show: spring
# where: village wild
# title: Everybody Out of Doors
N: {crowd_cap} had run out with what they had in their hands, so there were spoons, and a hen, and somebody's bread. # warm
H: Don't crowd them. They've been up. Let them put it down. # with a ladle
A: Where's the place? There's a goat on it. # looking round {x}
B: It was keeping it warm. Come off, there's a good girl.
N: The goat came off. They set {x} on {x_home}, and turned it till {x_part} {x_part_was} to the light, as it used to be. # quiet
H: Well? Somebody say something. It's gone very still. # low
A: Wait. It's only getting its breath. There. {x_sound_cap}. # hushed
H: That'll be heard on the peak tomorrow. You {verb_did}, and {stake_fixed}. # wiping {h_their} nose on the ladle
B: We said that we'd {verb}. # soft
A: And we {verb_did}. Whose hen is this? # looking down
B: I think that it's been given to you. I'd hold on to it. They're all looking so pleased. # aside

=== spring_stake_butter ===
# step: stake
# show: spring
# where: village wild
# title: The Butter Won't Come
N: {h} had been at the churn for hours. In that valley butter won't come while somebody is keeping a thing back. # plain
H: Which of you is it? My arm's coming off. # churning
A: I ate the rind off the big cheese. # at once
H: I know you did. It isn't that. # churning
B: I told the goats that you were cross.
H: I was. It isn't that, either. It's gone thinner, if anything.
A: You say it. # nudging
B: You. You saw it first. # nudging back
A: Well, then. If nobody puts it right, {stake}. We've both thought so since yesterday. # in one breath
S: bounce
H: There. That's it come. # stopping
B: Is that good? # looking in
H: It's good butter. It's bad news. {till != "":You've got until {till}, so have it on some bread, and go.|Have it on some bread, and go.}

=== spring_stake_grey ===
# step: stake
# show: spring
# where: village wild
# title: Grey Since Breakfast
N: The peak is never one colour for as long as it takes to say which. So it was a time before anybody saw what was wrong with it. # quiet
A: What would you call that? # looking up
B: Grey.
A: Say it again.
B: Grey. # slower
N: They waited. A goat went by. # dry
A: It's been grey since breakfast. I've never been right about it for so long. I don't like it. # uneasy
B: It's holding its breath. If nobody does anything, {stake}. It'll be able to see that from up there. # slow
A: Wave to it.
B: What good would that do?
A: Then it'd know that somebody's on the way. {till != "":Before {till}, tell it.|Tell it, today.} With the whole arm. # waving
N: For as long as a blink there was a bit of pink. Then it was grey; but it had been pink. # soft

=== spring_fork1_snowballs ===
# step: fork1
# show: spring
# where: village wild
# w: Somebody behind the wall
# title: The Little One
N: They had made three, and set them out along the wall. You say a thing to a snowball, up there, and throw it, and see how it lands. # plain
A: We {d1}. # throwing
B: It's gone clean over the barn.
A: That means it's a long way. Now you.
B: We {d2}. # throwing
W: Oi! # muffled
A: That means there'd be other people in it.
B: And the little one's, we {d3}. You throw it. You made it. # weighing it
A: It was you that found the snow.
N: They held on to it between them, for rather too long. It got smaller, and ran down inside both their sleeves. # soft
A: And what does that mean?
B: That it's warmer than we thought. And it won't keep. # shaking out a sleeve

=== spring_fork2_cheeses ===
# step: fork2
# show: spring
# where: village wild
# title: Hup
N: It had all gone wrong, and the cheeses had to be turned just the same. The big ones take two. You say hup. # plain
A: We could {d1}. Hup. # heaving
B: That's a heavy one. # puffing
A: The cheese?
B: That, too. Or we could {d2}. Hup. # heaving
A: You let go! It's come down on my side! # pinned
B: I didn't care for the sound of it. Shove. There. That leaves the one at the very back.
A: I don't know this one. There's no date on it. # wiping it
B: Then it can be that we {d3}. And slowly. Hup.
N: They turned it as you turn over somebody asleep. On the underside there were two words, scratched in with a thumbnail. # soft
A: "Not yet." # reading
B: It doesn't say when they wrote it.

=== spring_fork2_tracks ===
# step: fork2
# show: spring
# where: village wild
# title: In the Snow's Own Hand
N: Snow writes it all down. They got up on the wall, and read over what they had done that day. # dry
A: That's where you said this way. And that big scuffle's where I said not. # pointing
B: And that's us going round the stone. I thought that there were four stones. # pointing
A: And here we both sat down. From there on it's clean.
B: That's where we {d1}. Or it's where we {d2}. There's not a foot on either. # looking along
A: Or we {d3}. That'd be over there, by the fence. # hand over eyes
N: It lay there like a page that somebody has kindly turned over for you. # soft
B: You step first. I don't like to be the one to spoil it.
A: I went first all morning. Look at it! # one arm out
B: Then we'll jump. Both at once, and it can't say who. # taking a hand

=== spring_fork3_laces ===
# step: fork3
# show: spring
# where: village wild
# title: Eleven Holes
N: Their fingers were too cold for their own boots. So they sat foot to foot, and each laced the other's. There are eleven holes. # quiet
A: If we {d1}, I'd want these good and tight. # lacing
B: You're done as far as the ankle. If we {d2}, I could leave the top ones. You'd not have to run. # lacing
A: And if we {d3}?
B: For that I'd put a double knot. # three holes later
A: You've stopped.
B: It's the last hole. As soon as it's tied we've got to get up. # holding the ends
N: A bit of snow slid off the barn, took its time about it, and landed. # soft
A: We could do another knot.
B: There's three on it already. You'd never get it off without me.
A: No. That's what I'd like it for.

=== spring_fork3_shout ===
# step: fork3
# show: spring
# where: village wild
# title: For Tomorrow
N: Whatever you shout at the peak comes back the next day. They climbed up on the wall, where one does it from. # plain
A: We {d1}! # shouting up
B: What are you telling it for? It'll all be over by tomorrow.
A: That's why. I want to know which of them I could sit here and listen to. # out of breath
B: Oh. Then, we {d2}! # shouting up
A: How'll that be? Tomorrow, on the bench, with your feet up?
B: As if it was somebody braver. Or else somebody ruder. You do the last.
A: We {d3}! # with all breath
N: There was no answer, of course. It would come down when it was too late to be of any use. # dry
B: Will you sit next to me, when it comes? # chin up
A: I was going to hold on to your coat. # chin up, too

=== spring_quarrel_milking ===
# step: quarrel
# show: spring
# where: village wild
# title: In a Nice Voice
N: It takes two to milk that goat, one for each end. She stops if anybody shouts, so it had to be said sweetly. # dry
P: You left me to do it alone, you great turnip. # sweetly
Q: You like it alone. You like to have them all look at you. # sweetly
P: Well, they look. Nobody's ever going to run out of doors for you. # sweetly
N: The goat chewed on. But at the other end of her there was not another word. # still
P: That came out wrong. # not sweetly
Q: She never even turned her head. # flat
N: {p} got up, and walked off to the gate, and came running back through the snow, with one boot on and both arms in the air. # plain
P: There. That's me, running out for you. # panting
Q: You've frightened the goat. # after a while
P: I'll do it again if you want.
Q: Put your boot on first. # making room

=== spring_home_yesterday ===
# step: home
# show: spring
# where: village wild
# title: Yesterday's Supper
N: At the edge of the cloud they stopped to listen. The noise of the valley had come up that far, and it was yesterday's. # quiet
A: That's plates. That's the ladle. They had soup. # listening
B: Was I missed? Can you hear if I was missed?
A: There's a chair being pulled out. And there's another. I can't hear anyone sit on them. # listening
B: Who's that coming to the door? # clutching a sleeve
H: Good night, {a}. Good night, {b}. Wherever you've got to. # far away
N: After that came the door, and the big bolt, not being pushed across. It is a very small noise. You have to know it. # soft
B: Good night! # shouting down
A: They won't get that until tomorrow. We'll be sitting there. # fond
B: Good. I want to see their faces. Come on, I can smell the soup! # running

=== spring_last_blink ===
# step: last
# show: spring
# where: village wild
# title: Who Blinked
N: {air} They sat on the wall, with some {food}, and looked up, and took turns at not blinking. # peaceful
A: Purple. It's purple. I've got hold of it. # staring
B: Say when.
A: When. It's all yours. # eyes shut
B: Purple. Still purple. I think I'm going to sneeze. # staring
A: Don't you dare! Nobody's ever seen it change. People have sat here for years, and sneezed!
B: It... Oh! # amazed
A: What?
B: It went! I saw it go! It sort of breathed in, and it was gold!
A: And I missed it. I'd opened mine early, and I was looking to see if you'd blinked. # groaning
B: What did I look like? # still staring
A: First you were purple, and then you were gold. # after thinking

=== spring_last_forty ===
# step: last
# show: spring
# where: village wild
# title: Forty
N: {air} Somebody has to count the goats in, and it was their turn, one on each side of the barn door. # peaceful
A: Thirty-nine. And forty. Shut it, it's cold. # counting
B: I've got one more than that.
A: You've done the one with the beard twice. He likes it.
B: Do it again. You do the tops, and I'll do underneath. # crouching
N: So they did. The goats, who had thought that they were finished, were very good about it. # dry
A: Forty. # firm
B: Forty-one. It's wet, and its legs all go different ways. Come down here. # hushed
A: Oh. # crouching
B: It's looking at you.
A: It's looking at everything. It's never seen any of it before. # soft
N: On the barn door it says forty, in chalk, as it always did. After it there is now a stroke, rather crooked, as two people had hold of the chalk. # warm

=== spring_fork3_sledge ===
# step: fork3
# show: spring
# where: village wild
# title: Whichever Way Two People Lean
N: They sat on the sledge to think it over, with a stone under the runner. A sledge goes whichever way two people lean. # plain
A: If I lean out like this, we {d1}. # leaning
B: Not so far! All I've got hold of is your scarf! And that way, we {d2}. # leaning back
A: You lean as if you'd dropped a glove.
B: Then what if nobody leans?
A: It'd go straight down. We {d3}.
B: What's down there? # low
A: I don't know. I've always leaned.
N: The stone moved, by about a finger, as if it had heard enough. # dry
B: Are your feet in?
A: They're on top of yours. There's nowhere else to have them.
B: Good. Leave them there until one of us has said. # holding on

=== spring_fork2_goat ===
# step: fork2
# show: spring
# where: village wild
# title: The Goat's End
N: On top of it all a goat had got hold of the scarf. It seemed as good a time to talk as any. # dry
A: We could {d1}. # pulling
B: She's let out a bit. She doesn't care for it. We could {d2}. # pulling
A: Now she's taken that back, and some fringe. I think she's for it.
B: She's for scarf. What's the other?
A: We {d3}. # not pulling
N: The goat left off chewing, like somebody who has been asked to be godmother. # dry
B: Her mouth's open! Quick!
A: It's wet. And there's only enough left for one neck. # holding it up
B: There's enough for two, if they stand close. # trying it

=== spring_fork1_pail ===
# step: fork1
# show: spring
# where: village wild
# title: Half Each
N: There was milk to carry, in one pail, on a pole, with a shoulder at each end. The pail slides to whoever feels low. # plain
A: We could {d1}. # in front
B: It's come down to me. I can't be keen on that. We could {d2}. # behind
A: Now I've got it. It's on my neck.
B: You stooped!
A: I was thinking. One stoops. Then there's this, that we {d3}.
N: The pail hung just between them, and never slopped. # soft
B: What are you doing, up there? # after a few steps
A: Nothing. I'm on tiptoe.
B: So am I. It's heavy, all the same.
A: It's half each. Tell me which. Only, don't come down to say it.
