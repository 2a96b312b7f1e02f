// Episode 1 of both: somebody is coming for it. The doors of episode 2 and the first night, also of both.

=== defend_threat_mark ===
# step: threat
# needs: x=thing,place,event
# a: lead1
# title: A Number on [x]
N: {air} {a_who} {b_who} They had come by to see {x}, and somebody had been there before them, with chalk. # plain
A: What's that on {x_part}? # bending
B: It's a cross. It's a very neat one. And a number. # uneasy
A: What number?
B: One.
A: I don't like it that there's to be a two. Who goes about and puts crosses on {x}? # low
N: From {x} came {x_sound}, the same as ever; nobody had told it. # quiet
H: You've found it, then. It was there when I got up. It'll be {foe}. # coming up
B: What {foe_plural:do|does} {foe_they} want with it?
H: It's in the way, or it's next. I never got to the bottom of which. # tired
A: Well, it can't be had. It's ours. Isn't it? # looking round
H: I don't know that we ever wrote it down. # low

=== defend_threat_paces ===
# step: threat
# needs: no-x=idea
# a: careful
# title: What There Was Yesterday
N: {air} {a_who} {b_who} {a} had paced it out, heel to toe, and was now pacing it out the other way. # dry
A: Forty-one. It was forty-four on the first. Unless my feet have grown. # frowning
B: What are you measuring? # idle
A: From {x} to {foe}. I do it when I can't sleep. I used to nod off before I got there. # low
B: Are you telling me that {foe} {foe_is} coming closer? # not idle
A: One doesn't notice. You just go to bed, and when you get up there's three feet less of anything in between. # low
N: They looked at {x}. Nobody had said a word to {x_them} about any of it. # quiet
B: And when it gets to none?
A: I left off at twenty. I didn't care for how it was going. # honest
{ b_kind:
- "planner": B: Three feet a night. That's a fortnight. It's less, if {foe_they} {foe_plural:like|likes} the look of us. # quick
- "explorer": B: Then we'd better go and meet it. I hate being arrived at. # standing up
- "wildcard": B: Let's move the twenty. We could put it somewhere that nobody would think of. # serious
- else: B: You should have woken me. I'd have lain awake with you. # gentle
}

=== defend_threat_goodbye ===
# step: threat
# needs: x=thing,place,event
# a: lead1
# title: Somebody Saying Goodbye
N: {air} {a_who} {b_who} They came on {h}, who stood in front of {x} with {h_their} hat off. # plain
A: {h}? Have you lost something? # gentle
H: Not yet. I'm saying goodbye to it. # not turning
B: To {x}? Why, where's it going? # laughing, and then not
H: Ask {foe}. I only know what I've heard. I've been up to say it three times, and I can't get further than the first word. It keeps on looking just the same. # low
N: It did. There were {x_part} and {x_part2}, and there was {x_sound}. # quiet
A: You {x_used} here every day that I've known you. # low
H: Twice on Sundays.
B: And you were just going to let it go? With your hat off? # hot
H: What's one to do? I'm one old party with a hat. # tired
A: Put it back on. That's three of us. # firm

=== defend_threat_post ===
# step: threat
# needs: x=idea
# title: A Post for [x]
N: {air} {a_who} {b_who} You can't put {x} on a shelf. So there was a post for it, out by {edge}. # plain
A: Whoever cut a name in that had a share in {x}. There's yours. Why has it got a tail? # a thumb on it
B: I was six. It's meant to be a fish. # dignified
H: Look at it well. {foe_cap} {foe_is} coming for that post. If there's no post, where's {x}? People only remember a thing like that while they walk past it. # low
B: Nobody can carry off {x}. It isn't that sort of thing. # uneasy
H: Isn't it? Look at the date on the last name. There's been no new one since the spring. # pointing
N: It was so. They had all walked past, and nodded, and thought that somebody else was looking after it. # quiet
A: Then we look after it. That's two of us. We'll {verb}{till != "": until {till}|}. # firm
H: Three. I've got a knife, and I never cut mine. I couldn't decide how to spell it. # gruff

=== defend_threat_bench ===
# step: threat
# needs: x=idea
# tone: gentle,manners,noir,comic
# title: Where [x] Began
N: {air} {a_who} {b_who} There was a bench by {door}, and all of {place_of} called it {x}. # warm
A: Two people once sat down here to be cross with each other, and stayed to supper. That's how {x} began. People still come, when it's gone wrong for them. # sitting
B: It's only a bench. # sitting, too
A: You've just budged up for me. You didn't even notice. # kind
H: You'd better hold on to it. {foe_cap} {foe_is} on the way, and that's what's wanted. # out of breath
B: What {foe_plural:do|does} {foe} want with a bench?
H: Not the bench. {x_cap}. If there's nowhere to go and sit, then people will stay cross at home, each by themselves. I give it until {till != "":{till}|Sunday}. # out of breath
N: There was {x_sound}. It did not seem the moment to get up. # quiet
A: Then we don't get off. Do we? # low
B: No. I've only just got it warm. We said, when we first sat here, that we'd {verb}. # low

=== defend_threat_chalk ===
# step: threat
# needs: till no-x=idea
# title: Until [till]
N: {air} {a_who} {b_who} Somebody had drawn a row of strokes on {board}. At the end of the row, very small, there was drawn {x}. # plain
A: What's it for? # counting
G: It's how long we've got. I rub one out, each time. The last stroke is {till}. # chalk in hand
B: And what happens at {till}?
G: {foe_cap}. Everyone's heard. {foe_they_cap} {foe_many:want|wants} {x}. If we can {verb}, up to the last stroke, then it's over. # unhappy
H: And if we can't, you needn't draw any more. # low
N: They all looked across at {x}. There was {x_sound}. # quiet
A: Who's going to do it? Who's on watch? # looking round
G: I'd got as far as the strokes. I hadn't put in any people. # honest
{ b_kind:
- "planner": B: Give me the chalk. There. That's me, and that's {a}. Now there's two. # drawing
- "explorer": B: Put me in at the front, with my arms out. # grinning
- "wildcard": B: I'll draw us very big. It might put {foe_them} off. # drawing
- else: B: Put us in next to {x}. Close. We'll do it. # soft
}

=== defend_threat_epic ===
# step: threat
# needs: no-x=idea
# tone: epic
# a: lead1
# title: The Word from [den]
N: {air} {a_who} {b_who} The news had been three days on the way, and it had come the whole of that on foot. # grave
W: Am I in time? {x_plural:Are|Is} {x} still here? # out of breath
A: As you see. Sit down. Who are you?
W: The one who runs. There's always one. I'm to tell you that {foe} {foe_has} set out from {den}, and that {foe_they} {foe_was} asked where to, and {foe_was} heard to say: there. # hand out, pointing
B: At us? # low
W: Past you. At {x_them}. # low
N: They turned, and looked. It had not come into their heads that anybody could want {x_them}. # quiet
A: How long have we got?
W: I was a good way in front. But I had to stop for a stitch. # ashamed
{ b_kind:
- "planner": B: Then I'll want a list of who can stand, and who can carry soup. # already writing
- "explorer": B: Good. I'd begun to think that nothing would ever set out for here. # bright-eyed
- "wildcard": B: Did anybody ask what if we said no? I'd have asked. # put out
- else: B: You ran three days with a stitch? Give me your feet. # kneeling
}
A: Nobody's ever stood in front of {x_them} before. I wonder which way one faces. # slow

=== defend_foe_talks ===
# step: foe
# needs: foe=talks
N: {foe_cap} {foe_was} not at all what they had pictured. {foe_plural:{one_cap}|{foe_they_cap}} had brought a folding stool, and sat upon it, measuring {x} with one eye shut. # dry
A: What are you doing to {x}? # sharp
F: Only looking. Very nice. I'll be quite sorry. # friendly
B: Sorry for what? # low
F: For afterwards, when I've taken {x_them}. Nobody enjoys that part. But then it's done, and there's so much more room. # folding up a rule
A: {x_they_cap} {x_many:aren't|isn't} yours! You can't simply come here from {den}, and help yourself! # hot
F: Whose, then? I did ask. Everybody said, oh, {x_they}{x_many:'ve|'s} just always been here. That's nobody's. I know nobody's when I see it. # mild
B: Without {x_them} {stake}. Did they tell you that? # level
F: They'd get used to it. They always do. It's rather sad, how fast. # getting up
A: And if we won't let you? # standing in front
F: Then I'd have to come back with more than a stool. # kind

=== defend_foe_mute ===
# step: foe
# needs: foe=mute
N: They went out to have a look at {foe}. One ought to have seen the other side. # low
A: There. Beyond {edge}. Don't point. # low
B: I don't think that {foe_they} {foe_plural:mind|minds} being pointed at. # low
A: {foe_they_cap}{foe_plural:'re|'s} not looking at us at all. That's what I can't stand. # low
N: Nor did anything look round. {foe_cap} had turned towards {x}, and {foe_was} coming on, without any hurry, as a person crosses a room. There was nothing in the room but {x}. # flat
B: Could one shout at it?
A: Try.
B: {x_they_cap}{x_many:'re|'s} ours! Go round! # shouting
N: It made as much difference as it makes to a tide. # dry
A: Well, {foe_they} {foe_plural:know|knows} now. # after a while
B: I felt that I ought to mention it. {foe_plural:There's such a lot of them|{foe_theyre_cap} so very large}, {a}. And look at {x}. # low
A: Then I know whose side I'm on. I always go for the small one. # not quite steady

=== defend_foe_noir ===
# step: foe
# needs: foe=talks x_parts x_size=big,huge
# tone: noir
N: {one_cap} was leaning upon {x}, in a good coat, as if to find out how much it would bear. # flat
F: Nice old thing. How long's it been here? # pleasant
A: Longer than you have. Take your elbow off it. # level
F: I only ask because I've papers that say it isn't here. There's a map, and on the map it's a blank. I can't have a blank with something standing on it. # pleasant
B: Then mend the map. # level
F: It's a very expensive map. # sorrowful
N: From {x} there was {x_sound}. In that town things did not often speak up for themselves, and it had chosen a bad night for it. # dry
A: {stake_cap}, if it goes. You'd have that on your hands. # low
F: I wear gloves. There's no hurry. You'll want to say your goodbyes, and I'll want a van. # buttoning them
B: Who sent you?
F: Nobody sends me. I'm what's left over when nobody says no. # going
A: No. # to the back of the coat

=== defend_wall_pile ===
# step: wall
# a: bold
# b: careful
N: To begin with they built a wall. They took whatever there was, and by evening it stood as high as {b}'s chin, all round. # brisk
A: Nobody'll get through that. If we mean to {verb}, that's how. # dusting both hands
B: It's very thick. Where's the way in? # walking round it
A: There isn't one. That's what's good.
B: And where {x_is} {x}?
A: Inside. # proud
B: And where are we? # gentle
N: There was a pause. From the other side of the wall came {x_sound}, muffled, and rather surprised. # dry
A: We could take a bit out. Just to see that all's well in there. # slow
N: The thing that {a} was pulling at had been holding up the rest. It came down quite gradually, on the outside, like a person sitting down. # flat
B: Well, I can see {x_them} now. # coughing
A: It'd have fallen on somebody, that's all I'm saying. I'd have liked it to be {foe}. # low

=== defend_wall_fierce ===
# step: wall
# a: careful
# b: bold
N: They would look fierce. {b} said that it was nine tenths of any battle, and one could do it sitting down. # dry
A: Like this? # trying it
B: You look as if you'd been told a number. Think of somebody laying a finger on {x}. If we're going to {verb} you've got to mean it with the chin. # demonstrating
A: I haven't got that sort of chin.
N: They were at it all morning, side by side in front of {x}. {g} came by with some {food}, and asked in a whisper if there had been bad news. # dry
B: Did we frighten you? # hopeful
G: I was worried for you. I thought you'd both eaten something. # kind
A: And {foe}? Did {foe_they} see? # through the teeth
G: I believe so. {one_cap} stopped, just over there. And then came on a bit nearer, to see if you were all right. # fair
B: You can put your chin away. # after a pause

=== defend_wall_sign ===
# step: wall
N: They wrote a notice. It was {g}'s belief that most harm is done by people who have not been told. # plain
G: "Keep off." # brush in hand
A: It's a bit bare. If we want to {verb}, we should say why. # considering
G: "Keep off, please." There.
B: Say why. "Without {x_them}, {stake}." Put who says so. And the date. # pointing
N: By noon the notice had seven lines, two of them underlined, and they put it up in front of {x}. You could no longer see {x}. # dry
A: Would you stop for that, if you were {foe}?
B: I'd stop to read it. It's very interesting, about the spring of the year before last. # honest
G: I wanted to give some background. # wounded
N: It was still wet when {foe} came by. Afterwards it was found lying face down, there was blue all over {ground}, and a smudge went all the way to {x}. # flat
A: Well, they've been told. # low

=== defend_go2_stand ===
# step: go2
# needs: no-closing no-came
# a: bold
# b: careful
# door: Stand in front of [x] and not move
# style: bold
# recall: stood in front of [x] and did not move
# title: Both in the Way
# makes: way=stand
N: They went and stood in front of {x}. That was all of it; they had talked about what to bring, and brought nothing. # plain
A: Feet apart. No, further. You're to look as though you'd grown here. # settling
B: How long for? # settling
A: Till {foe} {foe_plural:give|gives} up.
B: And if I want to scratch my nose?
A: I'll do it. You do mine.
N: {noise_cap} went on, and the day went over. Their shadows were in front of them, and then they were behind. # quiet
B: I've never stood with my back to {x} for so long. You get to know what's behind you. # low
A: That's {x_sound}. I could tell it in my sleep by now. # low
B: I think that {x_they} {x_many:like|likes} having somebody. # low
A: Nobody's ever been in between before. Left nostril, please. # stiff
B: Look up, {a}. {foe_cap}. # very low
A: I'm looking. I haven't moved. Have I moved? # through the teeth

=== defend_go2_watch ===
# step: go2
# needs: no-closing no-came
# door: Keep watch by turns with [g]
# style: kind
# recall: kept watch by turns with [g]
# title: Three Turns a Night
# makes: way=watch
N: There were three of them for the watch, counting {g}, who had brought a chair, a blanket and a very loud whistle. # dry
G: I've never been asked to anything at night. What's the rule? # pink
A: One's awake, and two sleep. If you see {foe}, you blow.
G: And if I'm not sure?
B: Then you blow a little.
N: It was a whistle that had only the one size. In the first hour they were all up for a moth; in the second it was for {h}, who had come to bring soup, and went home without it. # dry
G: I'm so sorry. I thought that it had a look. # wretched
A: You're doing very well. You've seen everything that there was. # yawning
B: What's that you were saying to {x}, while I was asleep? # low
G: Nothing. Only who I was. I thought, if I'm to look after {x_them} we ought to have been introduced. # shy
N: {x_sound_cap}. {g} nodded, as one does to a neighbour. # soft
A: Whose turn is it? # eyes shut
G: It's been mine for four hours. I don't mind. # happy

=== defend_go2_tool ===
# step: go2
# needs: no-closing no-came
# b: maker
# door: Block the way with [tool]
# style: clever
# recall: blocked the way with [tool]
# title: Sideways On
# makes: way=tool
N: {b} had seen what others had overlooked: there was only the one way to {x}, and it was exactly as wide as {tool}, if you held that sideways. # proud
A: And if you don't hold it? # asking
B: That's what the wedges are for. Push. # leaning
N: They pushed. It went in like a cork, with a squeak, and stood there from one side to the other. # brisk
A: It's in. Nothing could get by that. # patting it
B: I've thought of everything. If {foe} {foe_plural:push|pushes}, it gets tighter. If {foe_they} {foe_plural:pull|pulls}, it's got that lip. I did it in my head at four in the morning, and I had to get up and walk about. # glowing
A: How do we get it out again? Afterwards?
B: Out? # stopping
A: When {foe_they}{foe_plural:'ve|'s} gone. People will be wanting to get to {x}. # mild
N: There was {x_sound}, from beyond; a little lonely. # dry
B: I'd have to do that one at another four in the morning. # slow

=== defend_night_stand ===
# step: night
# needs: way=stand
N: {foe_cap} came up as far as they were, and there, for the first time since {den}, stopped. # tense
A: It's working. Keep your knees straight. # not moving the lips
{ foe_talks:
  F: You've been there all day. Aren't you tired? # with interest
  B: No. # swaying
  F: I can wait. I've got a stool. Would you care to have a go on the stool? # kind
  A: Don't! It's how they start! # hissed
- else:
  B: How close is that? I can't look down. # not moving the lips
  A: About a hand. Your hand. Don't breathe out so far. # not moving the lips
}
N: So they stood, face to face with it, until it was dark, and all through the dark. Behind them was {x_sound}, quite trustful. # quiet
B: {b_fearline} I thought I'd just tell somebody. # whispered
A: I'm asleep from the waist down. I think that's what's holding me up. # whispered
B: When did you last eat?
A: Don't. # low
N: It is a hard thing to be as patient as somebody who has nothing else to do. Towards morning {a}'s left knee, which had been thinking of it for hours, bent. # flat

=== defend_night_watch ===
# step: night
# needs: way=watch
N: Long after midnight everyone slept but {g}, and {g} saw it. # hushed
G: There. Oh, there. It's {foe}. # whispered
N: {g} put the whistle to {g_their} lips, and remembered the moth, and the soup, and all those tired faces; and waited, to be sure. # flat
G: I'll just let them have one more minute. # whispered
S: whistle
A: What is it? Is it a moth? # thick
G: It's {foe}! {foe_they_cap}{foe_plural:'re|'s} at {x_parts:{x_part}|{x}}! I wasn't going to wake you till it was true! # crying out
B: Light! Where's the light? You're standing on me! # scrambling
{ foe_talks:
  F: Don't get up on my account. I came at night so as not to disturb you. # polite
  A: Get away from there! # running
  F: {x_parts:I was only loosening it|I only wanted to see if it was done by lifting}. # backing off
- else:
  A: Get between! Wave something! # running
  B: I'm waving {g}! # running
}
N: {x_sound2_cap}. They got there, and it was held off, for that night, by a blanket, a chair, and three people who could not have said which way was up. # tense
G: I should have blown a little. # very low

=== defend_night_tool ===
# step: night
# needs: way=tool
# b: maker
N: The first that they heard was a push. {tool_cap} gave a squeak, and sat tighter. # tense
B: There! Did you hear that? Just as I drew it! # thrilled
A: It's pushing again. # listening
B: Let it! It can push till {t_noon}! # rubbing hands
N: Then it stopped pushing. They waited. It is not a good noise, when somebody on the far side of a thing begins to think. # quiet
{ foe_talks:
  F: Is it wedged, or is it glued? # through it
  B: Wedged. With a lip. # before {b} could help it
  A: Don't tell them! # hissed
  F: Ah. With a lip? It's beautifully done. # tapping along it
- else:
  A: Something's going along the side. It's feeling for the edge. # whispered
  B: It hasn't got an edge. I was very careful about the edge. # whispered
}
N: What happened after that took less time than the squeak had. {tool_cap} had been made so that nothing could get by it; nobody had thought what would become of the two sides. # flat
B: It held! Look, it's not even scratched! It's only that what was round it's gone. # in a small voice
A: {x_sound2_cap}. Did you hear? There's nothing in front of it, {b}. # low
