// STAGED, episode 3: it was never p who did it. Found out by practising with p (learn: then p will do it alone, as it comes), by listening
// behind the curtain (listen: then it will be told) or by letting all change parts (swap: then g is to have it).

=== celebrate_go3_learn ===
# step: go3
# skeleton: staged
# door: Practise [big] till morning
# style: careful
# recall: practised [big] till morning
# makes: way3=learn
N: {q} had brought a lamp, two cushions and {food}, and put the bolt across. # brisk
Q: It's the one thing that has to be right. So tonight we'll do nothing but {big}. You do it, and I hold the book. # settling down
P: I know it. I don't need the book.
Q: Then I needn't look down. I can look at you the whole time. # happy
P: It's late. People are asleep. # at the bolt
Q: I asked them. They said, if it was you, they'd get up for it. # fond
P: I'll begin in a minute. I've got to warm up. # walking round
Q: That's the fourth time you've been round. # after a while

=== celebrate_go3_learn_slow ===
# step: go3
# skeleton: staged
# door: Try [big] once, slowly
# style: careful
# recall: tried [big] once, slowly
# makes: way3=learn
Q: Only the once. And only slowly. {h} can't sleep for it. {h_they_cap} said, if I could tell {h_them} that one thing was safe. # sitting down in front
P: Tell {h_them} it's safe.
Q: I'd have to have heard it. # simple
P: You've heard it five times.
Q: From the side. I was {part3}. # settling
N: There was nobody else about. There was {noise}, and a row of empty seats, and {q} in the first, with both hands ready to clap. # quiet
P: Don't look at me. I can't do it if I'm looked at. # desperate
Q: You do it in front of {crowd}. # puzzled

=== celebrate_go3_listen ===
# step: go3
# skeleton: staged
# needs: staged=play,sung,puppets,air
# door: Hide behind the curtain, and listen
# style: clever
# recall: hidden behind the curtain, and listened
# makes: way3=listen
N: A curtain is a good place. One is neither in nor out. {q} stood in the fold of it, in socks, and breathed through the mouth. # hushed
N: First nobody came. Then {g} did, with the honey, by the side; and went up to the far end, on to the box, where the lamp is. # plain
G: Can you hear me from here? # calling, low
P: Just about. Not so loud! # from the middle
G: If it's not so loud, you can't. It's forty steps. # calling, low
P: Try. I'll do the arms. # low
Q: What arms? # to the curtain, without any voice

=== celebrate_go3_listen_cord ===
# step: go3
# skeleton: staged
# needs: staged=play,sung,puppets,air
# door: Stand where [g] always stood
# style: clever
# recall: stood where [g] always stood
# makes: way3=listen
N: {q} sat down on {g}'s cushion, {post}, or as near to that as one gets, and pulled the cloth to. It was as dark as a boot. One knee went by itself into a dent, and the dent had been made by a knee. # quiet
Q: So this is what you saw. All those years. # to nobody
N: One saw nothing at all but a hole in the cloth, no bigger than a coin, at the height of a mouth. # plain
Q: Why would you want a hole there? # feeling it
P: Is that you, {g}? Thank goodness. # from the other side, low
N: {q} had been about to say no. # dry
P: Just once, quickly, while there's nobody. I'll go and stand. # low, going

=== celebrate_go3_listen_two ===
# step: go3
# skeleton: staged
# needs: staged=turns,danced,march
# door: Hide behind the curtain, and watch
# style: clever
# recall: hidden behind the curtain, and watched
# makes: way3=listen
N: A curtain is a good place. One is neither in nor out. {q} stood in the fold of it, in socks, and breathed through the mouth. # hushed
N: First nobody came. Then {p} did, from the left, with something over one arm; and then {g}, from the right, with the same thing over one arm. # plain
G: I've come. But it's only for this once. They want me at the lamp. # low
P: Just so that I can think how it goes. # low
G: You never had to think how it goes. # low, without any harm in it
Q: Why are there two of them? # to the curtain, without any voice

=== celebrate_go3_swap ===
# step: go3
# skeleton: staged
# door: Let all have the part they want
# style: kind
# recall: let them all have the part they wanted
# makes: way3=swap
Q: It's quite simple. Everybody's wrong where they are. So, everybody who's got a part, put it back into the hat! # on a box
H: And then? # hollow
Q: Then we take them out again, and look, and whoever wants it shouts.
N: It took no time at all. {part1_cap} went to a man who had always thought that he had the knees for it. {part2_cap} went to two sisters. They had been waiting for that for years; they only differed as to which. # brisk
H: They all look so pleased. # suspicious
Q: Who hasn't shouted? {g}. What'll you have? # turning round
G: Oh, I don't mind. # as one says who does
P: {g} wants the curtain! # from the back

=== celebrate_go3_swap_fair ===
# step: go3
# skeleton: staged
# door: Ask everyone what they'd sooner be
# style: kind
# recall: asked everyone what they'd sooner be
# makes: way3=swap
N: {q} went round with a pencil. It had never been done. Some of them had to sit down first. # plain
H: What does it say? # over {q_their} arm
Q: That one wants to be {part2}, and always did. That one would like to be {part1}, so as not to be looked at. And two want to be you. # reading
H: Me? # pleased
Q: For the stick. # turning the page
N: So they changed. It took a quarter of an hour; and everyone walked differently afterwards. # warm
Q: Now there's just {g}. What would you sooner be, {g}? # pencil up
N: {g} looked at {p}, over the heads of everybody; and {p} shook {p_their} head, by about an inch. # still

=== celebrate_found_learn ===
# step: found
# skeleton: staged
# needs: way3=learn staged=play,sung,puppets,air
# title: One Thing Was Safe
P: Very well. Now. # hoarse
N: {own_try} # flat
Q: You're tired. Once more. # kind
N: It came once more, and there was less of it. # flatter
Q: You've got a cold. # uncertain
P: I've never had a cold. # sitting down
Q: But I heard it! I've heard it five times, I've had it down my back like a spoon!
P: You heard {g}. # after a long time
N: {q} laughed, and then did not. # still
P: {ruse} It was only the once, the first year. I'd got a fright, and {g} saw, and helped me out. And they clapped so. And then it was on the bill in red. # very low
Q: And now {g_they}'ll be at the lamp. # slow
P: At the far end. With forty steps in between. And I'll stand there, and that's what there'll be. What you've just had. # very low

=== celebrate_found_learn_hands ===
# step: found
# skeleton: staged
# needs: way3=learn
# title: Hands Ready
N: {p} took up the right place, and the right face. It was all there, down to the little finger. # quiet
N: {own_try} # flat
N: {q}'s hands had begun to clap, as they always did. They clapped twice, and found themselves alone. # dry
Q: That isn't it. # slow
P: That's all there is. That's what there always was. # sitting down
Q: Then who... Somebody does it. I know what it's like when it's there. # slow
N: {p} pointed. It was at the curtain: at the dark side, low down, where a cushion was. # still
Q: {g}? {g}, who holds the cord? # hardly to be heard
P: {ruse} I got a fright, the first year, and {g_they} helped me. It was to be only that once. # low
Q: But {g_theyve} been given the lamp.
P: I know. I've known it since I saw the slip. I've thought of nothing else but breaking a leg. # low

=== celebrate_found_listen ===
# step: found
# skeleton: staged
# needs: way3=listen staged=play,sung,puppets,air
# title: From Somewhere Else
N: Then it came. It went down {q}'s back, like a cold spoon, as it had for five years. # hushed
G: {big_line} # clear
N: There was nothing wrong with it at all, except where it came from. # still
Q: Oh. # to the curtain
N: {q} looked out. There stood {p}, in the middle, with {mouth} going, to the very second. And all of it, every bit of what {q} had clapped for, was {g}'s. # flat
P: I could do with it nearer. # low
Q: I'm sure that you could. # stepping out
P: {q}! I can explain it! # with a jump
Q: I'd like to hear it. If it'll be you who says it. # level
P: {ruse} I got a fright, the first year, and {g} helped. They clapped so. And then they put me on the bill. # wretched
G: I never minded. I'd sooner you knew that. # coming down

=== celebrate_found_listen_two ===
# step: found
# skeleton: staged
# needs: way3=listen staged=turns,danced,march
# title: The Other One
N: {p} took up the place, and the face; and {q}, behind the curtain, got both hands ready, from habit. # hushed
P: Now. # low
N: Then it was done, all of it. It was as good as it had ever been, and not one bit of it was {p}. {p} stood with folded arms, and looked on. # still
G: {big_line} # a little out of breath
Q: Oh. # to the curtain
P: Then I come in again, and bow. # showing it
Q: I've seen you do that. I always thought how fresh you looked. # stepping out
P: {q}! I can explain it! # with a jump
Q: I'd like to hear it. If it'll be you who says it. # level
P: {ruse} I got a fright, the first year, and {g} helped. They clapped so. And then they put me on the bill. # wretched
G: I never minded. I'd sooner you knew that. # rolling down both sleeves

=== celebrate_found_swap ===
# step: found
# skeleton: staged
# needs: way3=swap
# w: The smallest of them
# title: Everybody's Own
W: I want {big}. We were asked, and that's what I want. # clear
H: You can't just have {big}! It's got to be done by somebody who can! # shocked
W: Then let {p} do it, and after that me, and then we'll see. # fair
N: That seemed to all of them a very good idea. They sat down where they were. # dry
P: I'm not in voice. I'm not in legs. # backing
Q: Just to show what it is. Go on. It's only us. # encouraging
N: {own_try} # flat
N: Nobody said a thing. It is hard to say what one thinks when one has just seen the moon fall off its nail. # still
W: I can do it like that. # surprised
Q: {p}? Are you ill? # getting up
P: No. That's me. The rest was {g}. {ruse} And now you've all got what you want, and {g_theyve} got the lamp. # at last
G: I'd have gone on with it. Nobody asked me not to. # to the ground

=== celebrate_price_own ===
# step: price
# skeleton: staged
# needs: way3=learn
# makes: price=own
# title: As It Comes
Q: We'll move the lamp. We'll say the box is broken, and put {g} back behind, and nobody need know. # quick
P: And next year?
Q: Next year, too.
P: And every year. I've counted up what I've had for it. I've had cakes, for it. I've had a scarf. There's a woman who stops me every morning, and says, do you know, I still think of it. # low
Q: And what do you say?
P: I say thank you. It isn't even mine to say thank you for. # lower
N: {noise_cap} filled in, while neither of them did. # quiet
P: I'll do it myself. The way it is. I'll stand up there where they're all waiting for {big}, and they'll get that. # hoarse
Q: They've got it in red! They'll laugh at you!
P: Then they will. And after that nobody'll ever put me in red again. It's the best thing that I ever had, {q}, and it's got to go back. # white

=== celebrate_price_own_lamp ===
# step: price
# skeleton: staged
# needs: way3=learn staged=play,sung,puppets,air
# makes: price=own
# title: Forty Steps
G: I've been trying it from the lamp. # at the door, with honey
P: And? # quick
G: It gets there late. You'd be done, and then you'd do it again, from behind them all. They'd turn round.
Q: So you two have talked about it. You were going to go on. # to both
G: I would have. I like it there. I only have to think of how it goes, and {p} has all the rest. I couldn't be looked at, I'd die of it. # honest
N: {p} sat and looked at the two hands that had been shaken so often. # still
P: I'll have to do it alone. As it comes. # after a long time
G: But it doesn't come. # gentle
P: No. So they'll see that. It'll cost me the red letters, and the woman who stops me every morning, and everything. I've had five years of your applause, {g}. I'd like to be rid of it, and just have what's mine, if it's only a cough. # hoarse
Q: You'll stand up there in front of {crowd}, and be bad at it? On purpose?
P: I can't be bad at it any other way.

=== celebrate_price_told ===
# step: price
# skeleton: staged
# needs: way3=listen
# makes: price=told
# title: Whose It Is
Q: Five years. I clapped till my hands hurt. I told everybody I knew you. And it was {g}, on a cushion. # level
G: It's a good cushion. # anxious
Q: And who's ever clapped for you?
G: I heard it. It comes through the cloth. I used to think, some of that's mine; and I'd have a spoon of honey. # honest
N: It was said without any bitterness. That made it a good deal worse. # still
P: I never thought of the cloth. I thought that you only did it for me. # slow
G: I did. And for the bit when it's quiet. # shy
P: They've got to be told. All of them, on the night. It isn't enough that {q} knows. # white
G: Then they'd look at me!
P: They ought to have been looking at you all the time. I'll say it, and you'll stand next to me when we do it. I shan't be able to walk down to {edge} any more. I've never paid for a bun since the first year. # trying to laugh
Q: It'll be the last bun. # not smiling yet

=== celebrate_price_told_bill ===
# step: price
# skeleton: staged
# needs: way3=listen
# makes: price=told
# title: The Paste Again
N: {q} fetched the bill from {board}, and laid it on the ground, and put the lamp on a corner. # plain
Q: "With {p}, as ever." It's got to be changed. What do we put? # level
G: Nothing. I'm not there. I'm a cord. # quick
P: If they find out it's you, they'll say that I've lied to them since the first year. # low
Q: Yes.
P: And it'll be true. # lower
N: One can look at one's own name for quite a long time without getting any further with it. # still
P: I'll say it. Not on the bill. I'll say it out loud, up there, with all of them looking. And then we'll do {big} so that they can see how it's done, the two of us, and who's who. # after a while
Q: You'll never be in red again. You'll be {part3}.
P: I know what I'll be. I'd got so used to it, {q}. They stop talking when I come in. I'd begun to think that I'd earned it. # hoarse

=== celebrate_price_part ===
# step: price
# skeleton: staged
# needs: way3=swap
# makes: price=part
# title: Who Hadn't Asked
Q: Everybody's got what they wanted but {g}. {g}! What would you have asked for? # turning round
G: It's silly. I've no face for it. # red
Q: Say it.
G: Once from the front. {big_cap}. I've done it five years to the back of a cloth. I know that the cloth likes it. I'd have liked to see what it does to people. # hardly to be heard
N: {p} had the slip still, from the first year, gone soft with being carried. {p_they_cap} had never let anyone hold it. # still
P: I've been somebody, with that. When I come in they move up. There'd be no more of it. # to the slip
Q: No.
P: And what would I be? # low
G: There's the lamp. You'd see it all, from there. It's very high up. # meaning well
N: It was held out, and drawn back, and held out. At the third time {g} had it. # plain
P: Go on. Take it away, before I think of something. # rough

=== celebrate_price_part_slip ===
# step: price
# skeleton: staged
# needs: way3=swap
# makes: price=part
# title: The Last Slip
N: There were two slips left over. One said "lamp". The other, since it had never been in a hat before, was clean. # quiet
H: I don't understand it. I wrote it down every year. "Not a dry eye." Whose eye was that, then? # with the book
P: The eye was all right, {h}. It was only me that wasn't. # wretched
Q: There's two slips, and two of you. It's not for me to say. # low
N: {p} picked up the clean one, and read it through, although it was short. # still
P: They'll want to know why. They'll say, what's {p} doing at the lamp? Every one of them. All evening. # low
G: You needn't. I'll go back behind. I'm used to it. # quick
P: I know that you are. That's what I can't stand. # turning round
N: And {p} gave {g} the clean one. It took two goes; the fingers had to be told. Then {p_they} took the other, and read that. # plain
P: "Lamp." What does one wear? # hoarse

=== celebrate_quarrel_sleeve ===
# step: quarrel
# skeleton: staged
Q: It isn't the others. They only clapped. I believed you. # following
P: I never said that it was me! I never once said so! # hot
Q: You let me carry your coat! You let me tell people, I know {p_them}, I know what {p_they} {p_has} before breakfast! # hot
P: You liked that! It got you a seat! # before it could be stopped
N: It lay there. {q} looked as one does who has been sat on. # still
Q: I was {part3}. For three years. I could have been {part2}. I was {part3} so as to be near. # quiet
P: I didn't know that. # small
Q: No. You had your back to me, you were being marvellous. # walking on
N: They went as far as {door} like that. There was nothing to be said, and the two of them said it side by side. # quiet
P: I used to look for you. It was always just before, when I'd got the fright. I thought, as long as that doesn't move. # to the door
Q: I had cramp. # gruff

=== celebrate_quarrel_everyone ===
# step: quarrel
# skeleton: staged
Q: When were you going to tell me? # low
P: After.
Q: After what?
P: After I was dead. I'd thought of a letter. # honest
Q: And I'd have stood there, with the letter, and five years of sore hands! # loud
P: You needn't have clapped so hard! Nobody asked you! You always start it, you start before I've done! # louder
N: {q} stopped walking. {noise_cap} went on alone. # still
Q: I start it because I know you're afraid that nobody will. # level
N: There was no answer to that. {p} looked for one, in all the pockets. # quiet
P: I didn't know that one could see that. # very small
Q: From the side one can. # not unkind
P: Will you start it tomorrow? Whatever it is? # hardly to be heard
Q: I'll see if it's any good. # hands in {q_their} sleeves

=== celebrate_quarrel_g ===
# step: quarrel
# skeleton: staged
# needs: price=part,told
Q: And what about {g}? Did you never think, I'll go and fetch {g_them} out? # sharp
P: {g_they_cap} didn't want to be fetched!
Q: Did you ask? # sharper
P: It's easy for you! Nobody's ever looked at you in your life! You've got no idea what it's like when they stop! # before it could be stopped
N: {q} opened and shut a mouth. It was not a thing to do in front of {p} just then, and both of them saw it. # dry
Q: No. I haven't. # quiet
P: I didn't mean that. # wretched
Q: It was quite clear. I heard every word. It's a nice change, with you. # level
N: A good while later {p} came and sat down beside {q}, as far off as one can while still being beside. # quiet
P: I do look at you. # to {p_their} knees
Q: When?
P: When I don't know what comes next.
