// SHARED, episodes 2 and 3: cheering up goes wrong, and the one who does the cheering turns out to have it, too.

=== feeling_go2_feast ===
# step: go2
# skeleton: shared
# b: payer
# door: Give [p] a feast, with [g]
# style: kind
# recall: gave [p] a feast, with [g]
# title: Hats Will Be Worn
# makes: way=feast
A: You sit here. You're not to do anything but be cheered. # tying something round {b_their} neck
B: What's that?
A: It's a bib of honour. {g} made it. There'll be three courses, and a song between. # bustling
G: I've written it myself. It's got your name in, and it rhymes with "cucumber". # clearing the throat
B: My name doesn't. # faint
G: It does in the song. # firm
N: They wore hats. They pulled crackers. {a} ran to and fro with plates, and laughed at everything, and wound up the ones who had run down. # brisk
B: You haven't sat. # low
A: I'm the host! I'm having a lovely time! Are you cheered yet? # running by
B: I'm getting there. # loyal

=== feeling_go2_away ===
# step: go2
# skeleton: shared
# b: payer
# door: Run from it, as far as [far]
# style: bold
# recall: ran from it, as far as [far]
# title: It Travels Light
# makes: way=away
A: It's here that it's about {x}. At {far} there's nothing about {x} at all. So we go there. # lacing up
B: Now?
A: Before it's got its boots on. # pulling {b_them} along
N: They went at a trot. {a} was in front, and pointed out everything that there was on the way, twice. # brisk
A: Look at that! Have you ever seen such a one? Look at {edge}! Isn't it nice and low? # pointing
B: You're going very fast. # panting
A: Am I? It's only that I don't like to stand. Sing something. # faster
B: I haven't any breath.
A: Then I will. # singing
N: It was a song with eleven verses, and the same in each of them. {a} sang it as one sings on the cellar stairs. # dry

=== feeling_go2_machine ===
# step: go2
# skeleton: shared
# b: payer
# door: Build a cheering machine from [tool]
# style: clever
# recall: built a cheering machine from [tool]
# title: It Goes Round and It Waves
# makes: way=machine
N: {a} had not slept. In place of that there was now a thing in the middle of {ground}, and some of it was {tool}. # dry
A: You sit there. You turn this. And it cheers. # hollow-eyed, proud
B: How does it?
A: It goes round, and it waves, and at the end it gives you some {food}. I was at it all night. I can't think why. I just didn't care to lie down. # quick
B: It's got your good scarf on.
A: That's the part that waves. # modest
N: {b} turned it. It went round. It waved, and something inside it said "hooray", in {a}'s voice, out of a tin. # dry
B: Hooray. # polite
A: Did it work? Shall I put on another arm? I could do that tonight. I've nothing on at night. # eager

=== feeling_cheer_feast ===
# step: cheer
# skeleton: shared
# needs: way=feast
N: When the last of the hats had gone home, there was a great quiet, with crumbs in it. # plain
P: It was a lovely feast. # in the bib
Q: Did it go away?
P: It went under the table. It's come out again, now that there's more room. It sat down by me and began on {x}. # honest
Q: Then we didn't have enough songs! # stacking plates, rather hard
P: I smiled so long that I've got a stitch in it. I didn't want to spoil it, you'd run about so. # apologetic
Q: I liked to run about. # stacking
P: You never ate a thing. I kept your piece. Here. # holding it out
N: {q} looked at that piece as if it had been a letter. Then {q_they} put it down on top of the pile, with care, and took the whole pile out. {q_they_cap} was gone for a long time, for one pile. # quiet
P: {q}? Did you fall over anything? # calling

=== feeling_cheer_away ===
# step: cheer
# skeleton: shared
# needs: way=away
N: {far_cap} {far_was} just as they had thought. There was nothing there about {x}. They sat down in the midst of it. # plain
Q: Well? Isn't that better? # bright
P: It's very empty. It's as though someone had cleared a space for it. # looking round
Q: Do you mean that it's come, too?
P: It was here first. It'd got my seat warm. # apologetic
Q: But we ran! I ran as hard as I've ever run! What's the good of running, if... # stopping
N: {noise_cap} did not carry as far as this. There was nothing, then, to cover what {q}'s breath was doing. # quiet
P: Have you got a stitch? # after a time
Q: Yes. That's it. It's a stitch. # face turned away
P: Which side? # slow
Q: Both. # muffled

=== feeling_cheer_machine ===
# step: cheer
# skeleton: shared
# needs: way=machine
N: It worked for a day and a half. Then it went round without waving, and then waved without going round. It said "hooray" more and more slowly, and in the end it said "hoo". # dry
P: Perhaps it's tired. # patting it
Q: It can't be tired! It's got nothing to be tired about! It's only got to be cheerful, that's all, it's not asked to do one other thing! # much too loud
N: The scarf, which had been half-way through a wave, came slowly down. # still
P: I don't mind that it's stopped. I thought about {x} the whole time that it waved. I was mostly turning it for you. # careful
Q: For me?
P: You looked so pleased, each time that it waved. I thought, there's somebody that it works on. # careful
Q: I'll just see to the inside. # climbing right in
P: There's a drip coming out of it. # after some time

=== feeling_go3_night ===
# step: go3
# skeleton: shared
# a: payer
# door: Sit up with it, the whole night
# style: kind
# recall: sat up with it, the whole night
# title: Three of Us Sitting Up
# makes: way3=night
N: They did nothing. They had brought a rug to do it on, and some {food}, and put out everything that shone. # quiet
A: We don't cheer it up. We don't chase it. We only sit here till it's used to us. # settling
B: I could tell it a joke. # restless
A: No jokes.
B: A small one. Out of the corner of my mouth. # pleading
A: Why can't you sit still? It's my feeling. You've got nothing to be afraid of. # curious
N: {b} did not answer that. {noise_cap} went on, and stopped; and it was when it stopped that one noticed how {b} was holding on to the rug. # still
A: You're shaking the {food}. # low
B: It's so quiet. I never let it get this quiet. # in a thread of a voice

=== feeling_go3_back ===
# step: go3
# skeleton: shared
# a: payer
# door: Go back to where it began
# style: honest
# recall: went back to where it began
# title: The Place Where It Was
# makes: way3=back
N: {a} had not been there since it began. It was no distance. They had both been going round by another way. # plain
A: I thought that I was the only one who went round. # stopping
B: I go round for the exercise. # quick
A: This is it. It was just here that I first had it, about {x}. I thought it'd look different. # standing on the spot
B: Come away. You've seen it now. It's draughty. # not coming nearer
A: Stand here with me a minute.
B: I can see it very well from where I am. # behind {edge}
N: {a} looked down. There were marks on the place, worn in, from somebody's standing there; a good many times, to go by the look of it, and not in {a}'s shoes. # still
A: Those are your feet. # slow

=== feeling_go3_turns ===
# step: go3
# skeleton: shared
# a: payer
# door: Take turns at being the cheerful one
# style: clever
# recall: took turns at being the cheerful one
# title: Your Go
# makes: way3=turns
A: You've been cheerful for a week, without a break. It's not fair. I'll do today. You have my end. # firm
B: What do I do with it?
A: You don't have to do anything. You sit there, and I make you laugh. Hat. # holding out a hand
N: {b} gave up the hat as though it had been the roof. {a} put it on, and made a face, and fell over a bucket on purpose. # dry
A: Well? # from the bucket
B: That's good. That's very like me. # not laughing
A: You look terrible. You do it much better than I do. You needn't put on as much as that. # getting up
B: I'm not putting it on. # low
N: {b} had only been told to stop for a day. And now it had stopped, it was like a wall when you take off the shelf. # still
A: Have my seat. Sit down. {b}? # another voice

=== feeling_found_night ===
# step: found
# skeleton: shared
# needs: way3=night
P: It isn't only mine, is it? # to the dark
Q: What isn't? # small
P: I've been sitting here next to it, and I've been feeling where it stops. It doesn't. It goes on, on your side. # slow
N: It is hard to be looked at. But it is a good deal harder not to be, in the dark, by somebody who is waiting. # quiet
Q: You weren't to know. I had it all tucked in. # at last
P: How long?
Q: Longer than you. I had it first, about {x}. I saw you get it. I thought, oh no, there's another one, and somebody's got to be all right. # low
P: And you did it all alone? With the songs? # stricken
Q: I had to have something on top. # very low
P: Come under this end. It's your rug as much as mine. # lifting it

=== feeling_found_back ===
# step: found
# skeleton: shared
# needs: way3=back
Q: They could be anybody's. # not looking
P: The left one turns in. Who else has got a left one that turns in? You come here. You come at night. # not cross
N: {q} came out from behind {edge} at last, and walked over, and stepped into the marks. They fitted like a drawer. # still
Q: About four in the morning. You sleep best about four. # dull
P: Every night?
Q: I thought that if I had it here, by myself, all in one go, I'd be done by breakfast. And mostly I was. # low
P: I've been lying in there, and thinking that I was the only one in the whole of {place_of}. And you were out here with cold feet, having the same! # half angry
Q: It's not the same. Mine came first. # with a kind of dignity
P: Move over. You've worn it wide enough for two. # stepping in

=== feeling_found_turns ===
# step: found
# skeleton: shared
# needs: way3=turns
N: {p} took off the hat. There was something inside it. It was a bit of paper, folded small, quite soft from being carried. # quiet
Q: Don't read that. # quick
P: It's a list. "Laugh at the goat. Ask about the boots. Don't think about {x} till they're asleep." # reading
Q: That's just to remind me. # scarlet
P: "Till they're asleep." And what then? # looking up
Q: Then I do. # as if it were simple
N: Nobody fell over anything. The bucket rolled a little, and was left to. # still
P: I thought that it all went past you. I was nearly cross about it. I thought, how can anyone be as cheerful as that, with {x}? # slow
Q: You can't. That's how. # very low
P: You've had my one on top of yours, all the week, and carried both. # sitting down

=== feeling_whose_first ===
# step: whose
# skeleton: shared
P: What's yours like? Mine, I've got no word for. # low
{ feel:
- "lonely": Q: There's always somebody there. That's what's silly. I'm in the middle of them all, and it's like knocking on a picture. # slow
- "sad": Q: I keep hearing how I'd tell it. Something funny happens, and I turn round to tell it, and I've turned to the wrong side. # slow
- "afraid": Q: I check things. I check them, and I go to bed, and I get up and check whether I checked. # slow
- "jealous": Q: I'm jealous of you. You get asked how you are. Nobody asks the one with the hat. # slow
- "homesick": Q: I've still got the key. It doesn't open anything here. I hold it. # slow
- "left out": Q: They say, you're such a help. And I think, I didn't use to be a help. I used to be {q}. # slow
- "angry": Q: I'm so angry that I bake. That's what all of the buns were. # slow
- else: Q: I do it all loud so that no one will notice. I've never once come through a door without counting first. # slow
}
P: And it's to do with {x}, the same as mine? # amazed
Q: The very same. There was only the one of it, and we both went home with it. # low
P: But you sang! I'd never have known. # slow
Q: Nobody's to. It's the whole point of me. # wretched
P: Say it again. Say that bit again, just that. # coming closer
Q: Why? Is it so awful?
P: No. It's got mine in it. I thought I'd made it up. # low

=== feeling_whose_other ===
# step: whose
# skeleton: shared
Q: You'll think that I took it from you. You'll think I want some of the fuss. # low
P: There hasn't been any fuss. There's been streamers. # fair
Q: I only know what it does. It's to do with {x}, and it does it every day. # low
{ feel:
- "lonely": Q: It makes two cups. It knows that I only want the one. # low
- "sad": Q: It lets me get as far as the good part of the morning, and then it says, by the way. # low
- "afraid": Q: It asks, what if? It's never once stayed for the answer. # low
- "jealous": Q: It reads me out what everyone else has got. In a nice clear voice. # low
- "homesick": Q: It tells me what they'll be having there for supper. It's always right. # low
- "left out": Q: It hands me things to hold, and goes off with the others. # low
- "angry": Q: It slams doors. Very quietly, inside, one after another. # low
- else: Q: It goes in ahead of me, and tells them not to look. # low
}
P: Does it do it worst just after supper? # leaning forward
Q: Yes! When they're washing up! How do you know that? # staring
P: And there's a kind of small cough, before it starts?
Q: I thought that was me! # nearly laughing
N: They looked at each other like two people on a boat who find that they come from one village. # warm
P: Mine goes off at about ten. It leaves the light on. # low
Q: That'll be when it comes over to me. # low

=== feeling_price_strong ===
# step: price
# skeleton: shared
# makes: price=strong
P: Then you've got to stop. # firm
Q: Stop what?
P: Being all right. You can't have it and be the one who hasn't. I won't be cheered by somebody who's got a drip. # firm
Q: But then who'll do it? If I let go, and you've already let go? There's nobody holding up the whole of it! # frightened
N: It was a fair question. They listened. {noise_cap} went on by itself; and so did everything else. # quiet
P: It's not come down yet. # slow
Q: I don't know how to be looked after. I don't know where you put your arms. # low
P: I'll show you. I've had nothing else all the week. You have to take off the hat, though. The one that you're so cheerful in. And in front of all of them. # kind
Q: They've never seen me without. # very small
P: No. They'll say, not {q}, surely. They'll say it all down the table. That'll cost a bit. # kind

=== feeling_price_silly ===
# step: price
# skeleton: shared
# makes: price=silly
Q: There's one thing more, and I'd sooner not. It's so silly. The big part I could say to anyone. It's the small one that I can't. # scarlet
P: I've got one of those. It's the size of a pea, and it's the worst of all. # low
Q: Is yours about {x}?
P: It's about a sock. # barely to be heard
N: {q} looked as if {q_they} had been given something for {q_their} birthday. # warm
Q: Then that's the price of it. We've each got to say the silly one, and out loud. Or else we'll have shared all but the part that hurts. # slow
P: People will hear. They'd understand the big part. They'd bring soup. But they'd laugh at a sock. # low
Q: They might. # honest
P: I'd sooner eat it. # low, meaning the sock
Q: I know. Mine's about a spoon. # eyes shut
