// OWNED: one of the two has done the other a wrong, and hides it. Episode 1: it is there, and one of them knows; 2: it comes out.

=== two_of_us_before_table ===
# step: before
# skeleton: owned
# a: payer
# title: The Matter of [x]
N: {air} {a_who} {b_who} They had breakfast at one table, as on every day, out of one pot. One of them had slept. # plain
B: Have you seen {x}? # buttering
A: No! Why? When? # at once
B: That's three answers. I only asked because you're holding your knife like a candle. # looking up
A: I'm eating. # putting it down
B: You've got nothing on your plate. {a_call}, is there something the matter? You'd tell me. # fond
N: It was not a question, and so {a} need not have said anything. # quiet
A: I'd tell you. # very quickly
B: That's what I said to {h}. I said, {a} tells me everything, even the things that I'd sooner not know. # buttering
N: Under the table {a}'s left foot was standing on {a}'s right one, quite hard. # dry

=== two_of_us_before_search ===
# step: before
# skeleton: owned
# a: payer
# title: Looking the Other Way
N: {air} {a_who} {b_who} {b} came in at the door, looked round, and looked once more, lower down. # brisk
B: It's the funniest thing. It's about {x}. # to the room
A: What is? What about it? # much too loud
B: I don't know yet. I've just got a sort of feeling, as if I'd counted wrong. You haven't noticed anything? # puzzled
A: I never notice anything. You always say so. # to the wall
B: That's true. You're no use at all. Come and help me be puzzled. # taking an arm
N: {a} came along. It is a bad thing to walk arm in arm with a person when one knows something; the arm gets stiff, and the person feels it. # quiet
B: You're as stiff as a board. Did you sleep badly? # concerned
A: I slept like a log. A log can't help how it lies. # wretched
B: I'll make you something hot. # squeezing the arm

=== two_of_us_before_gentle ===
# step: before
# skeleton: owned
# tone: gentle,eerie,noir
# a: payer
# title: One of Them Was Awake
N: {air} {a_who} {b_who} It was late, and one of the two was asleep. The other lay on {a_their} back, and listened to that. # soft
B: Are you awake? # sleepily
A: No. # whispered
B: Then who's sighing? # sleepily
A: It's {noise}. # whispered
B: {noise_cap} {noise_plural:don't|doesn't} sniff. I was dreaming about {x}. It was nice, and then I couldn't find my way to the end of it. You were in it. # sleepily
A: What did I do? # after a moment
B: You held the lamp. You always hold the lamp. # nearly gone
N: After that one could hear {b} sleep, and {noise}, and somebody who bit on a corner of the blanket. # soft
A: I'm going to tell you tomorrow. # hardly to be heard
B: Mm. Tell me what? # asleep

=== two_of_us_deed_sock ===
# step: deed
# skeleton: owned
# title: What [p] Knew
N: It must be told here, since {p} told nobody. {p} had {d_done}. It had been on the Tuesday, and it had taken no time. # flat
H: You look as though you'd swallowed a spoon. # stopping
P: What would you do, if somebody had done something? To somebody? # to the ground
H: Is it big? # putting down what there was
P: It wasn't, on Tuesday. I could have said it on Tuesday, in one go, standing up. It's had three days now. # low
H: And does the somebody know? # low
N: {p} shook {p_their} head. {d_trace}; but one had to be looking for it, and so far nobody was. # quiet
P: {d_why} That's all that it was. # very low
H: Then say that. # simple
P: I was going to, at breakfast. And then there was such a nice egg. # wretched

=== two_of_us_deed_post ===
# step: deed
# skeleton: owned
# title: Said to a Post
N: There was a post near {hide}, and {p} had gone there to practise. # dry
P: {q}, I've got to tell you something. I've {d_done}. # to the post
N: It sounded dreadful. It was quite true, though, and had been since Tuesday. {p} tried it once more, with a laugh. # plain
P: You'll never guess, ha ha! I've {d_done}! # to the post
G: Have you really? # from the other side of it
P: How long have you been there? # after a moment
G: It's my post. I lean on it. I won't say a word. Only, why did you? # coming round
P: {d_why} I've gone over it, and there isn't any more to it. I keep thinking that there ought to be a better reason. # low
G: There mostly isn't. # kind
N: {d_trace}. That was all that there was to see. {g} saw it, and moved a foot over so as to stand in front of it. # quiet
P: Don't be nice. I'll say it tonight. # gulping

=== two_of_us_nearly_g ===
# step: nearly
# skeleton: owned
# title: It Must Have Been [g]
Q: It's somebody here. I've worked it out. Something's not right about {x}, and somebody here knows why. # coming up
P: Who'd know a thing like that? # faint
Q: I think it's {g}. {g_cap} can't look at me. I said good morning, and {g_they} {g_many:hold|held} on to a post. # low
P: That's only how {g_they} {g_many:stand|stands}! {g_cap} would never! # quick
Q: You always stand up for people. # warm
{ foe_talks:
  F: Somebody's been at {x}, I hear? And I always thought that those two shared everything. # going by slowly
  Q: We do. It's somebody else. # firm
  F: Of course it is. # with a look at {p}
- else:
  N: {foe_cap} {foe_was} going by, and slowed down, and seemed for some reason to look only at {p}. # low
}
Q: You and I'll find out who it was. And then I'm going to be so cross that you'll have to hold my coat. # pulling up {q_their} sleeves
P: I'll hold your coat. # in a very small voice

=== two_of_us_nearly_box ===
# step: nearly
# skeleton: owned
# title: Nearly
N: By the evening {p} had got as far as {q}'s door with it. It was all ready, and it was in the right order. # plain
P: {q}? I've got something to say. It's about that thing that you've been asking. # knocking
Q: Come in! So have I! I've got you something. Shut your eyes. # glad
P: No, wait. I've got to say mine first. # eyes shut
Q: It's for standing by me. All this week, while I've been fussing about {x}. I'd have gone mad without you. Hold out your hands. # putting something into them
N: It was a small thing, with ribbon round it. It was the worst weight that {p} had ever held. # still
Q: What was it that you wanted to say? # beaming
P: Thank you. # after too long
{ foe_talks:
  F: How touching. And {x}? Has it turned up, what's wrong there? # from the door
- else:
  N: Outside {foe} could be heard, quite close by, and in no hurry. # low
}
Q: You've gone white. It's only a pencil. # laughing

=== two_of_us_go2_swap ===
# step: go2
# skeleton: owned
# a: payer
# door: Put things right in secret, with [tool]
# style: clever
# recall: tried to put it right in secret, with [tool]
# title: As If Nothing Had Been
# makes: way=swap
N: If it could be as though nothing had been, thought {a}, then nothing would have been. It only needed {tool}, and a night with nobody in it. # plain
A: Hold that. And don't ask me what it is. # whispered
G: It's {tool}. I can see that it's {tool}. # holding it
A: By morning it's going to look as if I'd never {d_done}. From in front. # busy
G: And from behind? # interested
A: Nobody looks at things from behind. # busy
N: They worked until it got light. It was better than one would have thought, and that was the trouble. It was a good deal better than before. # dry
B: You're up early! What's that? # from the door
A: Nothing! What's what? # in front of it, arms wide
B: Has somebody been dusting? # sniffing

=== two_of_us_go2_search ===
# step: go2
# skeleton: owned
# a: payer
# door: Help [q] to look for whoever it was
# style: bold
# recall: helped to look for whoever it was
# title: Whoever It Was
# makes: way=search
B: First we look for footprints. You take that side. # on hands and knees
A: There's one. It's a sort of middling foot. It could be anyone's. # standing on it
B: Lift up yours, I can't see. # crawling
A: I'd rather not. I've got a cramp. # not lifting it
N: They looked under everything. {a} found a great many things, of which none was it, and each time said "Ah!" so as to be on the safe side. # dry
B: Whoever it was must have hated me. That's what I can't get over. # sitting back
A: They mightn't have. They might have liked you very much, and been stupid. # fast
B: Nobody who likes you goes and does that about {x}. # sure
N: {a} looked at the middling foot. It was no use looking at it; it knew as well. # quiet
B: How's your cramp? # kind

=== two_of_us_go2_third ===
# step: go2
# skeleton: owned
# a: payer
# door: Ask [h] how one says a thing like that
# style: honest
# recall: asked [h] how one says a thing like that
# title: How One Says It
# makes: way=third
H: You say it on a full stomach. That's all I know. Whose stomach, I forget. # stirring
A: I've tried. It won't come out while {b} {b_many:look|looks} like that. # low
H: Like what? # stirring
A: As if I were the good one. # low
H: Then say it to me. For practice. Come on, I'm {b}. I've got my nice face on. # with a nice face
A: I've {d_done}. # shutting both eyes
H: Oh, you never! How could you? After all I've done? # hand on heart
A: That's just how it'd be. # appalled
H: No, no, I got carried away. Do it again, and I'll be kinder. # sitting up
N: They did it four times. By the fourth {h} was so kind that they were both in tears, and neither of them had heard that the door was open. # dry
B: What are you two playing? # in the door

=== two_of_us_cover_swap ===
# step: cover
# skeleton: owned
# needs: way=swap
Q: It's odd about {x}. It's all as it ought to be. # walking round
P: Well, there you are! # relieved
Q: Only, it isn't. It's like when you come home, and somebody's been so careful to put your chair back. # slow
P: Perhaps it was always like that. # faint
Q: And it's been done with {tool}. There's a bit here. {tool_cap} {tool_was} with you. I lent you the bag for it. # holding something up
N: {p} opened {p_their} mouth. All the lies that there were had been used up on the front, and there was none for behind. # still
Q: Why would you have to put right a thing that you hadn't... # stopping
P: Go on. # hardly to be heard
Q: I don't want to. I want to have thought of something else. # not moving

=== two_of_us_cover_search ===
# step: cover
# skeleton: owned
# needs: way=search
Q: There's one thing that we never looked at. We've had everybody's boots. {h}'s, and {g}'s, with all that trouble about the laces. # counting
P: Yes. That's all of them. # quick
Q: We haven't had ours. I only say it so that it's fair. There's mine. # setting a foot in the mark
N: It was too large by a thumb. {q} laughed, and stepped back, and held out an arm like somebody who lets a lady go first. # dry
Q: Now you. # smiling
P: We don't need to do me. # not moving
Q: It's only so that it's fair. {p_call}? It's only a foot. # still smiling, less
N: {p} put it in. It was like a drawer that closes. # still
Q: Anyone could have that foot. # after a long time
P: No. # low
Q: Say that anyone could have it. # asking

=== two_of_us_cover_third ===
# step: cover
# skeleton: owned
# needs: way=third
H: It's a play. We're doing a play. # much too fast
Q: What's it called? # coming in
H: "How Could You?" It's very sad. I'm you. # handkerchief out
P: {h_cap}, don't. # low
Q: You're me? And what have I got to be sad about? # amused
N: There was a pause, as there is in plays. {h} looked at {p}; {p} looked at {ground}; and {q}, who was quick, looked from one of them to the other, and stopped being amused. # still
Q: You said it to {h}. There's something, and you went and said it to {h}. # slow
P: I was learning how. # wretched
Q: It's about {x}. Isn't it? It's about {x}, and everybody's rehearsed it but me. # very level
H: I'll see to my pan. # going, on tiptoe

=== two_of_us_found_said ===
# step: found
# skeleton: owned
P: It was me. I've {d_done}. # all at once
N: It was not at all as it had been with the post. # flat
Q: When? # very quiet
P: On the Tuesday. # low
Q: We had pancakes, on the Tuesday. You had five. # working it out
P: I know. They went down like slates. {d_why} # low
Q: And then on Wednesday I asked you. I asked you straight out. You said that you never notice anything. # level
P: That was a lie, as well. I've told eleven. I kept count, I don't know why. I think I thought that they'd have to be paid for one at a time. # hoarse
Q: I said that it was {g}. I said it out loud. {way == "search":We looked in {g_their} boots. You held the boots.|{way == "swap":And you were up all night, making it look as if there'd been nothing.|And {h} knew. You'd told {h}, and you'd not told me.}} # whiter
P: I was going to tell you each time. # wretched
Q: You stood there, and held my coat. # turning round

=== two_of_us_found_looked ===
# step: found
# skeleton: owned
N: {d_trace}. {q} had seen it now, and stood in front of it with both arms hanging. # flat
Q: You've {d_done}. It was you. # not loud
P: Yes. # not loud, either
Q: {way == "search":You held the lamp. I looked everywhere else first, and you held the lamp.|{way == "swap":So that's what the night was for. I looked everywhere else first.|I looked everywhere else first. I was going to ask {h}, and you'd been there before me.}} You've no idea where I looked. I'd have gone on till Christmas, sooner than look there. # wondering
P: {d_why} # all in one breath
Q: And that's a reason? # honestly asking
P: No. It's only what it was. # low
N: {noise_cap} went on, for it had not been told. # still
Q: I'd got so much use out of you. I had you for everything. I don't know who I'm supposed to go and be angry to. # voice going
P: You could be angry to me. # offering
Q: I'm not on speaking terms with you. # turning round

=== two_of_us_cold_coat ===
# step: cold
# skeleton: owned
# title: [q] Carried the Chair
N: {q} moved out. It was only as far as {edge}; but {q_they} took a chair. # flat
P: You can't carry that alone. # running after
Q: I'm carrying it. # carrying it
P: That's my end that you're dragging. # following
Q: You haven't got an end. # dragging it
H: What's all this, with a chair? # in the way
Q: Ask {p}. {p_cap} will tell you something. I don't say that it'll be true. # setting it down
N: That was the worst that {q} had ever said of anybody, and {q_they} seemed surprised at how far it carried. # still
H: Oh dear. Is it about {x}? # looking from one to the other
P: It's about {x}. And it's about {g}, who never did anything. {way == "search":And I went along and held the lamp.|{way == "swap":And I tried to make it look right from in front.|And I came and asked you how one says it, and then I didn't.}} And about eleven other things. # low
Q: Twelve. You said just now that you'd slept. # from the chair

=== two_of_us_cold_bread ===
# step: cold
# skeleton: owned
# title: Thank You, [h]
N: They sat at supper with {h} in between, like a bolster. # dry
Q: Would you ask {p} for the bread? # to {h}
H: It's just there. You could reach it. # mild
Q: I don't like to take a thing without asking. There are people who do. # looking straight ahead
P: I'd give it you. I'd give you all of it. # holding out the loaf
Q: Thank you, {h}. # taking it from {h}
{ foe_talks:
  F: Is there any trouble about {x}? I'd be so glad to help. # leaning in
  Q: There's no trouble that's any business of yours. # sharp
  P: No. It's ours. # at the very same moment
- else:
  N: Something moved, outside, near {x_home}. It was {foe}. They both got up at once, and both sat down again, since the other had. # quiet
}
H: That's the first thing that the two of you have done together all day. {way == "search":You were always so good at looking for things.|{way == "swap":If it comes to mending, I've got some string.|I said at the time, just say it at supper. I meant another supper.}} # hopeful
Q: It was a coincidence. Would you ask {p} for the salt? # stiff

=== two_of_us_fork1_alone ===
# step: fork1
# skeleton: owned
N: {p} did not sleep. Towards morning there were three ways out of it, and {p} told them over to {noise}, which was up as well. # plain
P: I could {d1}. # low
N: {noise_cap} said what it always said. # dry
P: You're right. It's got a hole in it. Then I could {d2}. # low
G: Who're you talking to? # from close by
P: Nobody. Myself. Which would you do, if you had to do something, and it wasn't what you think? # whispered
G: What do I think? # yawning
P: I don't know. Or else one could {d3}. # whispered
G: Is that the one that you'd sooner not? # half asleep
P: I'd sooner not any of them. # whispered
G: Then it'll be the one that makes your stomach go quiet. Try them on your stomach. # gone
N: {p} lay on {p_their} back, and tried them. It took until it was light. # quiet

=== two_of_us_fork1_buttons ===
# step: fork1
# skeleton: owned
P: {h}, if I were a person with three buttons, which would you press? # carelessly
H: What do they do? # not looking up
P: With the first I {d1}. # laying down a crumb
H: That's a crumb. # looking up
P: It's standing for one. With the second I {d2}. And with the third, I don't know. I {d3}. # laying them in a row
H: And what's it about? # suspicious
P: It's only a game. # to the crumbs
N: {h} looked at the crumbs, and then for somewhat longer at {p}, who had always been such an even sort of colour. # quiet
H: I'll tell you what I do, with games like that. I ask myself which one I could tell the other person about afterwards, at supper. # low
P: I thought you'd just press one. # wretched
H: I would, if they were my crumbs. # going on with the work
N: When {h_they} looked again there was only one left. One could not tell which it had been. # dry

=== two_of_us_fork1_coin ===
# step: fork1
# skeleton: owned
N: {g} had a coin, and {p} had a hat to throw it into, and there were three hats too few. # dry
P: Heads, I {d1}. # ready
G: And tails? # ready
P: Tails, I {d2}. # swallowing
G: Then what are you waiting for? # arm back
P: There's one more. If it stands on its edge I {d3}. # very fast
G: They don't do that. # lowering the arm
P: I know. # low
G: You want it not to come down at all. # not asking
P: I'd like it to take until Thursday. # honest
N: {g} put the coin back where it lived. It is a small thing, to be seen through by somebody with a coin, and it is rather a relief. # quiet
G: You know already, then. You only want to be pushed. Shall I turn my back? # turning

=== two_of_us_fork2_wall ===
# step: fork2
# skeleton: owned
N: So now it was known. {p} sat with {g}, by {hide}, as far as one could get from a certain chair. # flat
P: I can't just say sorry. I've said it. It falls down in front of {q_them}, like a ball that nobody wants. # low
G: What else is there? # low
P: I could {d1}. # counting on a finger
G: That's a good deal of finger, for one thing. # looking
P: Or {d2}. Or {d3}. I'd do all three. I'd do them on my knees. # low
G: It wouldn't want all three. It'd only want one that's meant. # thinking
N: From the chair, over there, came the sound of somebody who turns a page, and has not read it. # quiet
P: Do you hate me, as well? For the post, and all that? # very low
G: I'm cross. I'm not as cross as that chair. Which is it going to be? # gruff

=== two_of_us_fork2_shoe ===
# step: fork2
# skeleton: owned
P: {h}? If you'd been wronged, by somebody. What would you like them to do? # in the door
H: Suffer. # at once
P: And then? # meek
H: Well, that'd depend. They might {d1}. I'd look at that, and I wouldn't say anything. # folding something
P: And if they'd sooner {d2}? # meek
H: I'd think, what a cheek. And then I'd think of it in the night. # folding
P: Or they could {d3}. # hardly to be heard
H: Nobody's ever done that for me. I don't know what I'd do. I think I might have to sit down. # stopping
N: {h} sat down, with the thing half folded, to see how it would be. # quiet
P: Is that better, or worse? # anxious
H: It's worse first. I don't know about after. I'd want to know that they'd thought for a bit before they chose. # looking up

=== two_of_us_fork2_slate ===
# step: fork2
# skeleton: owned
N: {p} wrote it on {board}, low down in a corner, where only very small people look. # quiet
P: "One. {d1_cap}. Two. {d2_cap}. Three. {d3_cap}." There. Now it's out of my head. # chalk down
G: Who's it for? # bending
P: It's for me. So that I can't say afterwards I never thought of it. # low
G: Somebody's put a tick there. # bending lower
N: It was true. It was small, and crooked, and had not been there when one looked the last time. # dry
P: Was that you? # whirling round
G: I haven't got a chalk. # showing both hands
P: Then who was by here? There's only me, and you, and... # looking across
N: In the chair by {edge} sat {q}, with {q_their} back to them, very straight. There was chalk on one finger. # still
G: At which one is it? You're standing on it. # whispered
