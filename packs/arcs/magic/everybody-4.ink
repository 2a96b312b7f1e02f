// EVERYBODY, episode 4: p does it with g of p's own accord, on the stroke; the others are let go. What p pays stays: an hour a day, or being laughed at.

=== magic_go4_stroke ===
# step: go4
# skeleton: everybody
# makes: end=stroke
# door: Let go of each other, on the stroke
# style: bold
# recall: let go of each other, on the stroke
# title: With Both Hands Free
N: They walked as far as {edge} together. From there it was twenty steps to where {g} stood, and for those there was only room for one. # plain
Q: Have you got a handkerchief? # low
P: I'm not going to cry. # low
Q: It's to have hold of something. Take mine. # giving it
N: {p} took it, and let go, and went. It was odd to see {p_them} from behind, with an arm hanging down on each side. {p_they_cap} had not had two for so long that {p_they} {p_was} carrying one of them. # dry
Q: I'm not asking you! # calling after
P: I know you're not! # calling back
G: {cry2} # faint, seeing who it was
Q: It's going to strike. # to nobody, quite alone

=== magic_go4_bring ===
# step: go4
# skeleton: everybody
# makes: end=bring
# door: Fetch [g] out, into the middle of them all
# style: kind
# recall: fetched [g] out, into the middle of them all
# title: The Front Row
P: {g_theyve_cap} never done it but at the back. I don't want to go in there to {g_them}, and shut the door after us. That's how it's always been. I want {g} out here. # firm
Q: Would {g_they} come? # doubtful
N: {g} would not. Then {g} would, as far as the door; and then, with one of them on each side and one small push, as far as {spot}, where they all were, and where it is lightest. # plain
G: {cry} # to {g_their} shoes
H: {cry3} # not looking, like the rest
Q: They don't even see you. They've each got their own. # low
P: Then nobody's looking. That's a good beginning. # low
P: Let go of me now, {q}. You stand where I can find you after. # letting go
Q: I'll be next to {h}. I'll be the one who looks sorry for you. # stepping back

=== magic_go4_show ===
# step: go4
# skeleton: everybody
# makes: end=show
# a: maker
# door: Put [tool] up for two, and wait for six
# style: clever
# recall: put [tool] up for two, and waited for six
# title: Room for Two
A: It was never a bad box. It only had the wrong number in it. # sawing
B: You've taken the lid off. # holding
A: And that side, and that side. It's not to keep a thing out any more. It's so that one can see where two people stand. # standing back
N: There was {tool} now, and a strip of ground to the left of that, and one to the right, each with a pair of feet drawn on in chalk. It had been set up at {spot}, where everybody goes by. # plain
B: Whose are those? They're turned in. # bending down
A: That's how {g} {g_plural:stand|stands}. I've had time to look. # low
N: {g} came, and saw, and stood there for some time at the side with {g_their} hat in {g_their} hand. Then {g_they} put one foot into the left one, to see, and it fitted. # soft
Q: And the others? Whose do they fit? # to nobody in particular
P: I'm not saying. I've only happened to take off my boots. # gruff

=== magic_act_stroke ===
# step: act
# skeleton: everybody
# needs: end=stroke
# title: Not Made To
N: It struck. {q} stood by {edge}, with nobody; and one heard from there, clear as anything, what one had hoped not to hear. # flat
Q: {cry3} # friendly, and a long way off
P: That's {q}. It's got {q}. # turning, white
N: {p} could have run. There was time to see that, and to see {g}, who had put up both hands, as if to say that it was quite all right, that one was used to it. Then {p} turned back; and it was not for {q}, and it was not for {x}. One could see that from behind. # quiet
P: Move up. I did this on a landing, once, and I've never had so good a time since. {price == "hour":You can have my six to seven. I'd only have sat there.|They can laugh. I'll laugh as well, it's quicker.} Show me how you begin. # gruff
N: And {p} did it with {g}, as well as {p_they} could, and that was badly; and {g} showed {p_them}, and it was better; and at that somebody laughed who had not laughed with anybody since the age of nine. # warm
H: What am I doing with this plate? # far off, puzzled
Q: I don't! I've stopped! {p}! It's let go of us! It's let go of everybody! # running
P: We said that we'd {verb}. # out of breath
Q: And we {verb_did}! You {verb_did}! You can leave off! # arms out
G: Not yet. Let {p_them} get to the end. # in an ordinary voice, laughing

=== magic_act_bring ===
# step: act
# skeleton: everybody
# needs: end=bring
# title: In the Middle
P: {g}. I've had a good look at how they all do it. There's not one who does it like you. I'd like to see what it's like from in there. # plain
G: {cry2} # not believing it
P: Nobody's sent me. {price == "hour":I've got nothing on from six to seven. Not today, nor any other day. I've seen to that.|They'll laugh, when they're well. I thought that I'd get mine in first.} # stepping up
N: It struck. On the third stroke {p} had begun; on the fourth there was a mistake, and {g} waited; and by the sixth there were two people who were doing the same thing at the same time. # hushed
N: All over {x} it grew still, as when a great many clocks have been ticking, and there are only two left. # still
H: Is that {g}? And {p}? What are they at? # rubbing both eyes
Q: It's all right, {h}. You've been doing it since Tuesday. # choking
H: I never have! # indignant
Q: You signed a notice! {p}, they're well, all of them! We said that we'd {verb}, and we {verb_did}! # shouting
P: Don't stop me now. I've got to the difficult part. # happy
G: You only do it as if nobody was looking. # quite clear
P: Everybody's looking. # not leaving off
G: I know. Isn't it nice? # amazed

=== magic_act_show ===
# step: act
# skeleton: everybody
# needs: end=show
# title: Where the Feet Were Drawn
N: It wanted one stroke of six. {g} stood on the left, in the chalk, and looked straight in front, like a person who waits for a bus that is for other people. # quiet
Q: I'm going to shut my eyes. I'd only look as though I wanted something. # shutting them
P: These fit. Who'd have thought it? # stepping in
N: {p} looked down at the four feet. There was {tool} in between, so as to have something to be on both sides of. # soft
P: {price == "hour":That's my evenings gone, {g}. Six to seven. I went through them all last night, and there was none that I'd miss.|I shall be laughed at. I've been to the glass, and done it, and I laughed myself.} After you. # polite
N: It struck; and {g} began, and {p} with {g_them}, half a beat behind. It was like somebody who comes in on the second verse. And up and down {x}, at doors and at tables, people stopped, and were asked what they had been going to say. # warm
H: I was going to say, good evening. I think that I've been going to say it for days. # at {edge}, dazed
Q: May I look? Has it gone? # eyes tight
P: It's gone. They're all of them just standing there. We said that we'd {verb}. # not leaving off
Q: We {verb_did}! Oh, look at you! You're dreadful! # looking
G: {p_theyre_cap} not dreadful. {p_theyre_cap} new. # with dignity

=== magic_hour_six ===
# step: hour
# skeleton: everybody
# needs: price=hour
# title: From Six to Seven
N: At six {p} put {p_keep} back in its place, and took {p_their} coat. That was on the first evening, and the second, and the ninth. # plain
Q: Do you miss it? Your hour? # low
P: I think of it, on the way there. Then I've got to think of how it begins. # honest
N: They did it {den_in}, or at {spot} if it was fine, {g} and {p}; and people who went by had long left off saying anything. They only happened to go by at six. # dry
H: Is that how I used to do it? # stopping
G: No. You used to hurry. # kind
H: I'd not mind seeing what it's like if one doesn't have to. Just for a minute. I've got my hat on. # gruff
N: There were four of them by the end of that week, and none had been made to. At seven they went home; and it was noticed that they went home together, as far as the corner. # warm
Q: And {x}'s as it was, and {stake_fixed}. Have you told {g} that it's over? # to {p}
P: I said so on the Monday. {g_they_cap} said, then why are you here? # content

=== magic_hour_hiccup ===
# step: hour
# skeleton: everybody
# needs: price=laugh
# title: With {h}'s Hat On
N: They did laugh. It was as {p} had said: they had all forgotten by breakfast; and there was {p}, whom everyone had seen do it, in the open, as if {p_they} liked it. # dry
H: Here comes {p}. Mind, it may be catching! # nudging
P: I'd have you know that you signed a notice. # red to the ears
H: Did I? I never did. Go on, do it again. Just the end. # wheedling
N: And {p} did the end. It was asked for at breakfast, and at {edge}. It hurt for about a week, like a new boot. # plain
Q: You needn't, you know. You can say no. # low
P: I thought of that. Then I saw {g}. {g_they_cap}'d come to the front, so as to see what I did wrong. {g_they_cap}'s never been at the front of anything. # low
G: You rush the end. # severe
P: I rush it on purpose. That's where they laugh. # with dignity
N: {g} tried it; and for the first time somebody laughed at {g}, and {g} laughed too, and looked round to see who had been there. # warm
Q: {x_cap}'s as it was, and {stake_fixed}. There's only you two who still do. # sitting down by them
P: There's nothing wrong with two. # rushing it
