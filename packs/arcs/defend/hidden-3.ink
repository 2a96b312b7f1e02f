// HIDDEN, episode 3: what x itself wants. It wants to go where it came from (home), it wants to be seen (stay), or it came for the one from
// whom it is hidden (foe). The price: p_keep goes with it (keep), p has to own up to the word that was given (word), or p is not the one (first).

=== defend_go3_loose ===
# step: go3
# skeleton: hidden
# needs: x=creature,person,group no-x_size=huge,big
# door: Leave everything open, and follow [x]
# style: bold
# recall: left everything open, and followed [x]
# title: As Far as It Went
# makes: want=home
N: They had been told who wanted {x}, and why, and by whom it had been heard. Nobody had asked the one who was under the sheet. So that night they took it down, and left all the doors open, and lay still. # quiet
A: What if {x_they}{x_many:'re|'s} just gone? # whispered
B: Then we'll know where. # whispered
N: At first nothing happened. Then something went by, softly, between their two noses. They got up, and went after, with their shoes in their hands. # hushed
A: {x_they_cap}{x_many:'re|'s} not running. # whispered
B: {x_they_cap} {x_many:aren't|isn't} looking about, either. {x_they_cap}{x_many:'ve|'s} been this way before. # whispered
N: {x_they_cap} went to {edge}, and there it was as far as one could go. And {x} {x_was} standing at the very end, turned towards {far}, quite still. # soft
A: What's out there? # whispered
B: Nothing. It's just where one comes from, if one's come. # slow
N: {x_sound_cap}; not a sound they knew. It was rather like a question, and one could hear that it had been asked every night. # soft

=== defend_go3_drift ===
# step: go3
# skeleton: hidden
# door: Leave [x] alone, and only watch
# style: bold
# recall: left [x] alone, and only watched
# title: One Inch
# makes: want=home
N: They had covered {x}, moved {x_them}, and moved {x_them} back. It came to {a} in the night that they had never once left {x_them} alone, to see what {x_they} did. # plain
A: All of it off. The string, too. And then we sit on our hands. # at the knots
B: What do you think {x_they}'ll do?
A: If I knew that I'd be asleep.
N: They put a chalk mark on {ground}, beside {x}, and sat down. Nothing moved. They listened to {noise} for as long as there was anything in it. # quiet
B: It's no good. {x_they_cap} just {x_many:stay|stays} there.
A: Look at the chalk. # low
N: It was an inch. Nobody had seen it go. They made another mark, and after an hour there was an inch to that; and when they held up a string along the marks it pointed past {edge}, and out, to {far}. # hushed
B: Every time that we put {x_them} straight, in the mornings. I thought we'd bumped {x_them}. # slow
A: We've been turning {x_them} back. Every single day. # low

=== defend_go3_sit ===
# step: go3
# skeleton: hidden
# door: Sit up with [x], and keep still
# style: kind
# recall: sat up with [x], and kept still
# title: What Do You Do All Day?
# makes: want=stay
N: They had looked after {x}, talked over {x_them}, and lied for {x_them} to nearly everybody. It struck {b} that they had never yet stayed, once the work was done. # plain
A: What do we say?
B: Nothing. We sit here. If somebody's got something to tell you, you're to leave a space. # settling
N: They left a space. It got dark in it. There was {x_sound}, and then a long while not. # quiet
A: I'm bad at this. I keep thinking of things to move. # low
{ x_talks:
  X: May {x_plural:we|I} ask you something? # after a time
  B: Anything. # soft
  X: Is it that {x_plural:we're|I'm} not nice to look at? # careful
  A: Who says so? # startled
  X: You always put something over {x_plural:us|me} when people come. {x_plural:We|I} thought that it must be that. # polite
- else:
  N: Outside there were people going home. One heard them laugh. And behind the sheet something came up as close to the edge of it as one can without being outside. # hushed
  B: Did you see? Every time that anybody goes by. {x_they_cap} {x_many:lean|leans}. # whispered
  A: I thought that it was the draught. # whispered
}
N: Neither of them spoke. {a} had the corner of the sheet in one hand, and looked at it as though it had been put there by somebody else. # quiet

=== defend_go3_gap ===
# step: go3
# skeleton: hidden
# tone: manners,noir,space,eerie
# needs: x=creature,person,group no-x_size=huge,big
# door: Let [x] choose where to be
# style: kind
# recall: let [x] choose where to be
# title: The Draughty End
# makes: want=stay
N: {b} moved everything out, and then stood aside, and held up the sheet, as one does a door for a lady. # plain
B: Wherever you like. We'll put it round you afterwards. # to {x}
A: {x_they_cap}'ll go in the warm corner. It's the best one. I've been saving it. # sure
N: {x_cap} went past the warm corner, and past the soft one, and the dark one, and came to a stop where it was cold, there was a draught, and one got the elbows of everybody who came by. There was a gap there, about as wide as a hand. # dry
A: That's the worst place of all! One can be seen, from there! # upset
B: And one can see out. # slow
N: They lay down on their stomachs beside {x_them}. What there was through the gap was {crowd}, from the knees downward; somebody dropped a parcel, and somebody else picked it up. It was the most ordinary thing in the world. # quiet
A: It's as if it were the theatre. # whispered
N: {x_sound_cap}; softly, and just when the parcel was handed back. # soft
B: {x_they_cap}'d like to have been the one who picked it up. # whispered

=== defend_go3_spy ===
# step: go3
# skeleton: hidden
# door: Keep an eye on [foe] instead
# style: clever
# recall: kept an eye on [foe] instead
# title: The Other Side of the Sheet
# makes: want=foe
N: For days they had watched over {x}, so that {foe} should not come near. It was {b}'s idea to turn round the chair. # plain
A: What do we do if {one} comes this way?
B: We see what for. I only know what I've been afraid of. I've never seen what {foe_they} {foe_plural:do|does}. # settling behind {hide}
N: They saw {one} come, after dark, with no lamp. It was not as one comes to catch something. {one_cap} came up to the sheet, quite softly, on the outer side, and there {one_they} stopped. # hushed
A: {one_cap} knows! # whispered
B: Keep down. There's something coming to meet {one_them}. # whispered
N: On the inner side the sheet had begun to bulge. It came out, bit by bit, until there was no more than the thickness of a tablecloth between the one and the other. Then there was {x_sound}. They had tried for a week to get {x} to make that one. # soft
A: {x_they_cap} {x_many:aren't|isn't} frightened. # whispered
B: No. {x_they_cap}{x_many:'ve|'s} been waiting up. # slow

=== defend_go3_lamp ===
# step: go3
# skeleton: hidden
# tone: comic,gentle,epic
# door: Hide with [x], and see who comes
# style: clever
# recall: hid with [x], and saw who came
# title: Three Under a Tablecloth
# makes: want=foe
N: If you want to know who looks behind a sheet, then you must be behind it. It was a tight fit. # brisk
A: That's my ear. # whispered
B: I thought it was {x_part}. Who are we waiting for? # whispered
A: Whoever it is that {x_they} {x_many:wait|waits} for. You've seen it. Round about this time it's as if {x_they}'d heard a gate. # whispered
N: Something came. Now they would hide their faces, all three; and two of them did. {x_cap} went straight to the front, and pressed up close, and there was {x_sound}. # hushed
B: Come back! It's {foe}! It's just the one that you mustn't! # whispered, tugging
N: Whoever it was had stopped. {foe_alive:One could see the shape of {one}, with the light behind|One could feel {one} through the cloth}. Nobody lifted up the sheet. It was as long as one stays with somebody who is not well; and then whoever it was went away, so softly that the next thing they heard was {noise}. # soft
A: That wasn't the first time. # whispered
B: No. {x_they_cap} knew who it was before we'd heard a thing. # whispered

=== defend_wants_home ===
# step: wants
# skeleton: hidden
# needs: want=home
# title: Towards [far]
N: They told {h}, in the form of a question, about a friend. # dry
A: Suppose that somebody had a thing staying. And it kept on turning the same way. # very careful
H: Which way?
B: Towards {far}.
H: Then I'd say that it was on the way somewhere. I'd say it had only sat down. You don't unpack for a person who's sat down. # peeling something
{ x_talks:
  N: So they went back, and asked straight out. # quiet
  A: Were you going somewhere, when you came? # gentle
  X: Yes. {x_plural:We were|I was} nearly there. {x_plural:We|I} didn't like to say. You'd made it all so nice. # low
  B: You could have told us!
  X: You asked if {x_plural:we were|I was} warm. You asked if {x_plural:we were|I was} hungry. {x_plural:We were|I was}. # honest
- else:
  N: So they went back, and tried it. They stood to the left, and called; and then to the right. {x_sound_cap}. It was friendly both times. And {x} went on facing {far}. # quiet
  B: {x_they_cap}{x_many:'ve|'s} been telling us since the first night. {x_they_cap}{x_many:'ve|'s} only got the one way of saying it. # slow
}
A: We hid {x_them} from {foe}. It never struck me that we'd hidden {x_them} from anybody else. # low
B: Somebody'll be standing there, at the other end. With supper on. # lower
A: So it's no good {foe} not getting {x_them}. We mustn't, either. # after a while

=== defend_wants_stay ===
# step: wants
# skeleton: hidden
# needs: want=stay
# title: On the Wrong Side
N: They made a trial of it. They left the sheet as it was, and had {g} go by on the outside, ten times, with different hats. # dry
G: Good morning! It's me again. I'm a farmer now. # calling
A: What {x_many:do|does} {x_they} do? # whispered
B: {x_they_cap} came to the edge every time. {x_they_cap} even came for the farmer. # whispered
{ x_talks:
  X: Is that a different person? # excited
  A: It's {g}. It's all been {g}.
  X: Then {x_plural:we|I}'d like to meet {g}. {x_plural:We|I} came to see what people are like. {x_plural:We|I}'ve seen two, and a tablecloth. # polite
  B: You came here on purpose? # slow
  X: {x_plural:We|I} picked it out. There was a light, and somebody singing, very badly. {x_plural:We|I} thought, they can't be particular. # shy
- else:
  N: And when {g} was tired, and stopped coming, there was {x_sound}, as one calls after somebody who has forgotten a parcel. # soft
  B: {x_they_cap} {x_many:weren't|wasn't} lost. I always thought {x_they} {x_many:were|was} lost. {x_they_cap} came here to be where people are. # slow
  A: And we put {x_them} where they aren't. We were so quick about it. # slower
}
G: Can I stop? I've no more hats. # looking in
A: All this time we've been hiding {x_them} from {foe}. And there's nothing that {x_they}'d like so much as to be seen. # low
B: By everybody? # low
A: By everybody who comes. With the door open. So it'd have to be said that there's something behind the door. # lower

=== defend_wants_foe ===
# step: wants
# skeleton: hidden
# needs: want=foe
# title: The Same Gate
N: They tried it with other people. They sent {g} along, at the same hour, at the same pace. # dry
A: Nothing. {x_they_cap} never turned round.
G: I can do it heavier. # going round once more
B: And now {h}? # looking out
A: {x_parts:Not so much as a tick.|Somebody yawned.} # looking in
N: At last there came one whom nobody had sent. And {x}, before there was anything to hear, turned. It was like seeing somebody hear their name. # quiet
{ foe_talks:
  F: I'm only going by. # outside, low
  A: You come every evening! # putting out {a_their} head
  F: I can't help it. There was a noise, that first night, just as I'd put the light out. I thought, that's for me. Nobody's ever made a noise for me. I never meant to let it get about. # wretched
  B: And you said that you'd have {x_them} off our hands!
  F: I had to have some reason for asking. # barely
- else:
  N: {foe_cap} had come as far as the sheet. And on the outer side of it {x_parts:there {x_left_was} {x_left}, and next to that another, and another: one for every evening, pressed against the cloth from within|something had been put for somebody to find: {food}. It had been pushed out underneath, a bit every day, from within}. # hushed
  A: {x_parts:That's every night since it came! I thought it was the damp!|That's the {food} that we've been giving {x_them}! I thought {x_they}'d got so hungry!} # whispered
  B: {x_parts:It's been coming up as close as it can get.|{x_they_cap} {x_many:were|was} laying something by.} For company. # slow
}
Q: {x_they_cap} never came to us at all. We were in the way. {x_they_cap} came here for that. # slow
P: Yes. I heard. # very low

=== defend_wants_list ===
# step: wants
# skeleton: hidden
# needs: want=home,stay
# a: careful
# title: Everything but the One
N: {a} had kept a list, from the first day: what {x} liked, and at what time, and how often. It ran to four pages. # plain
A: Likes the left side. Likes {x_parts:a lamp|{food}}, likes a hum. Doesn't like whistling. You'd think that we'd know everything. # turning over
B: Read me what {x_they} {x_many:want|wants}. Not what {x_they} {x_many:like|likes}. # lying down
A: There's no column for that. # after a while
N: They went through it again, with a fresh pencil, looking for the one thing that came every day and about which nobody had done anything. It took until the lamp was low. # quiet
B: {want == "home":"Seven o'clock, turned round." "Seven o'clock, turned round." "Put back straight." That's you, putting things straight.|"Seven o'clock, by the gap in the sheet." "Seven, by the gap." "Gap sewn up." That's you, sewing.} # finger on the page
A: I thought that there was a draught. {want == "home":Turned round which way?|What's at seven o'clock?} # slow
B: {want == "home":It's always the same. It's towards {far}. {x_they_cap}{x_many:'ve|'s} only been stopping here.|It's when they all come home. {x_they_cap}'d like to be there when they do. And {x_they}{x_many:'ve|'s} met two people, {a}, and a tablecloth.} # low
N: {x_sound_cap}. It was seven o'clock. # soft
A: I wrote it down nine times, and I never read it. We said that we'd {verb}. We've kept {x_them} from everybody, and {want == "home":from where {x_they} {x_many:were|was} going|from what {x_they} came for}. # low

=== defend_price_takes ===
# step: price
# skeleton: hidden
# needs: want=home
# makes: price=keep
# title: What Came Back
N: {x_cap} would have gone that evening. They had opened everything; there was nobody by. And {x_they} got as far as the end, and stopped, and came back. # quiet
Q: There's something forgotten. # low
P: I know what. # not moving
N: It was {p_keep}. {p} had lent {p_keep_them}, on the first night, so that there should be something of somebody's there; and {p_keep_they} had been there ever since, and by now had two smells. # quiet
Q: When it's a long way, and you're by yourself, you want a thing that somebody gave you. # slow
P: I didn't give. I lent. {p_keepwhy} # quick
Q: I know. You could take {p_keep_them} back. {x_they_cap}'d never say a word. # gentle
P: And then {x_many:do|does} {x_they} go?
Q: {x_they_cap}'d try. {x_they_cap}{x_many:'ve|'s} gone to the end and come back three times, now. # looking out
N: {x_sound_cap}. Somebody was waiting; not for anybody to be generous, but as one waits at a counter. # soft
P: I've always known where {p_keep_they} {p_keep_was}. And now it'd be so far off that I couldn't even think where. # hoarse

=== defend_price_hangs ===
# step: price
# skeleton: hidden
# needs: want=home x=thing,place no-x_plural
# makes: price=keep
# title: Next to [x_part]
N: There was a place beside {x_part} where something was missing. They had all seen it, from the first hour, and taken it for a dent. # plain
Q: It's why it stopped here. It can't go on without. It's lost whatever was in there, on the way down, or along. # with the lamp
P: What would fit? # wary
N: They had tried a cork. They had tried a potato, half a brick, and {h}'s second-best doorknob, which was nearly right, and fell out. # dry
Q: It wants something that's been carried about for a long time. It's got to be worn to the shape. # not looking at {p}
P: Say it. # low
Q: I'm not going to.
P: It's got {p_keep} written all over it. It's the size. I held {p_keep_them} up against there, last night, when you were asleep. And there was a sort of click. # very low
Q: You took {p_keep_them} out again.
P: I've had {p_keep_them} for so long that there's a place in me, too. {p_keepwhy} # hoarse
N: {x_sound_cap}. It was like a door, somewhere, that would shut if it only had a latch. # soft
Q: It'd hold, all the way there. And it wouldn't come back. # low

=== defend_price_word ===
# step: price
# skeleton: hidden
# needs: want=stay
# makes: price=word
# title: The Third Person in [place_of]
N: It came down to one sentence, and {p} would have to say it. # quiet
Q: It's only, "There is something here." It's four words. # gentle
P: I said five. I said, "There's nothing. My word on it." I gave that to {foe_talks:{one}|{h}}, and it was believed. # low
Q: You did it so that {x} would be safe.
P: You don't understand. It's all I've got. I'm not clever, and I can't sing. If somebody's lent a shilling they come and tell me, in case. If I say it's five o'clock they set the clock by me. # hoarse
Q: They'd forgive it. # low
P: They'd forgive it at once! And next time that I said a thing there'd be somebody, very nicely, going to the door to look. # low
N: {x_sound_cap}. It came from behind the sheet, up close. Outside somebody was going by, and laughed. # soft
Q: We could say that I did it. Nobody ever believed me. # after a while
P: That's kind. It'd be a second one, though. # nearly smiling

=== defend_price_paper ===
# step: price
# skeleton: hidden
# needs: want=stay
# makes: price=word
# title: As Good As
N: They found it on {board}, in large letters. Somebody had thought that it would set people's minds at rest. # flat
Q: "There is nothing here. Do not be alarmed. This is certain, for {p} has said so." # reading
P: It's underlined. # faint
Q: Twice. And here's somebody who's written, "Then that's all right." And here's, "Told the children." # reading on
N: {p} stood before it with both arms hanging down. It was the nicest thing that had ever been put up about anyone, and every word of it would have to come down. # quiet
P: I'd have to write underneath. If {x_they}{x_many:'re|'s} to be seen, then I've got to have been lying. There's no way to do the one without the other. # low
Q: You could put it small.
P: I've only ever had this one thing. People say, as good as {p}'s word. I heard it said to a dog. # hoarse
Q: What would they say then?
P: They'd say, let's just ask someone else. # very low
{ q_kind:
- "planner": Q: I could stand next to you. I'm told that I look like evidence. # stiff
- "explorer": Q: I've come home without a name before now. One gets in by the back, and begins again with the small things. # low
- "wildcard": Q: I lost mine at six. It was over a jelly. You'd be surprised how much time it saves. # kind
- else: Q: I'd go on setting my clock by you. I'd be late, and I shouldn't mind. # soft
}

=== defend_price_first ===
# step: price
# skeleton: hidden
# needs: want=foe
# makes: price=first
# title: Somebody's Own
N: {p} had gone home without a word. When {q} came in {p_they} {p_was} mending the sheet, with very small stitches, and did not look up. # quiet
Q: You saw it, too. It isn't you that {x_they} came for. # gentle
P: I found {x_them}. # sewing
Q: You were the first to come by.
P: I came round that corner, and {x_parts:it seemed to light up|{x_they} looked up}. Nobody's ever done that, for me. They look up and say, oh, it's {p}, is there any post. # sewing
Q: {x_they_cap} {x_many:do|does} like you.
P: {x_they_cap} {x_many:like|likes} a good many people. I know what likes is. I thought for once that there was something in the world that had come all this way, and I'd be the end of the journey. # very low
N: {x_sound_cap}. It was the hour. {p} listened to it with {p_their} head on one side, as one listens to a song in a foreign language that one had always believed was about oneself. # soft
Q: Somebody'll have to take {x_them} over there. By the hand, or whatever there is. {x_they_cap} won't go on {x_their} own, {x_they}{x_many:'ve|'s} got used to you. # low
P: So I'm to be what {x_they} {x_many:walk|walks} across on. And I'd got a name for {x_them}. I'd got it written here, so as not to forget it, in ink. # pulling down a cuff

=== defend_price_name ===
# step: price
# skeleton: hidden
# needs: want=foe
# makes: price=first
# title: A Name for It
Q: What's that, on your sleeve? # low
P: Nothing. It's only written there so that I shouldn't forget it. # pulling down the cuff
Q: It's a name. You've given {x_them} a name. # low
P: I haven't said it out loud. I was going to, the first day that {x_they} {x_parts:lit up|came} before I'd put down the bucket. # looking at the cuff
N: {q} sat down. It is worse to bring a thing to somebody who is being sensible. # quiet
Q: It won't be that day. It's {foe} that {x_they} {x_many:get|gets} up for. It's as plain as a gate. And you're the only one whom {x_they}'ll follow, so it's you who's got to bring {x_them}. # gentle
P: I know. I was there. I heard how it sounded. # low
Q: And the name?
P: One doesn't name what's somebody else's. I'll have to wash it off, that's all. It's only ink. # hoarse
N: {x_sound_cap}. {p} had begun to rub at the cuff already. It was a good ink. It got broader, and it got blue, and it did not come off. # soft

=== defend_wants_small ===
# step: wants
# skeleton: hidden
# w: A small person
# title: If You'd Asked
N: Under the sheet, when they got back, somebody was sitting who had not been there before, with a picture book, and jam. # dry
W: You're late. We've got to page nine. # not looking up
A: How long have you been coming here? # when {a_they} could
W: Since it came. I'm under everything. Nobody looks. # turning the page
B: Do you know what {x_they} {x_many:want|wants}? We've been watching half the night. # kneeling down
W: Of course. {want == "home":To go home. It's that way. You keep putting {x_them} back, and {x_they} {x_many:think|thinks} it's a game, and that you're not very good at it.|{want == "stay":To come out. It's boring in here. There's all those people, and you've got them all on the other side.|It's {foe}. {x_they_cap} {x_many:like|likes} {foe} best. I thought that everybody knew. You kept on saying the name, and {x_they} kept on listening.}} # patient
N: {x_sound_cap}. The small person nodded, as one does to a friend who has put it rather well. # soft
A: Why did you never tell us? # faint
W: You'd got such a lot of string. You looked happy. # fair
B: We've been hiding {x_them} from {foe}, day and night! # low
W: I know. It's a good sheet. But it was only you who were playing that. # closing the book
