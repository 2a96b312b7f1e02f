// ONE OF US: they go to the wrong people.

=== recover_go2_search ===
# step: go2
# skeleton: one_of_us
# a: bold
# door: Slip into [den] and search it
# style: bold
# recall: slipped into [den] and searched it
# makes: way=search
N: They slipped in when {foe} {foe_was} out, by {way_there}, and stood in the middle of {den} with their hearts going. # hushed
B: Where does one begin? # whispered
A: Where would you hide {x}?
B: I wouldn't. I'd be too worried.
A: Then look where you'd look if you were worried. # already lifting things
N: {a} did the left side and {b} did the right. They were tidy for about a minute. It is a curious thing about searching, that you start by putting everything back. # dry
B: Nothing in here. And this only has a smaller one inside it. # busy
A: If we'd brought {tool}, we could have had that whole heap over in one go.
B: It's holding something up, I think, that heap.
A: It's hiding something, is what it is. {x_cap} could be right behind it. Take the bottom. # getting hold
B: Oughtn't we to start from the top?
A: We haven't got time for the top!

=== recover_go2_face ===
# step: go2
# skeleton: one_of_us
# a: bold
# door: Go and accuse [foe], out loud
# style: honest
# recall: gone and accused [foe] out loud
# makes: way=face
N: They went by daylight, down the middle, without {tool} or anything else in their hands, and a good part of {crowd} came after, to see fair play, and at a distance, to see it in comfort. # dry
A: You in there! {foe_cap}! # calling
B: Don't shout yet. You've nowhere to go from there.
N: {one_cap} came out, and saw {a}, and behind {a} all the rest. {one_they_cap} looked round to see who it was that they had come for. # plain
A: We know what you did!
{ foe_talks:
  F: Which? # puzzled
  A: You know which! {x_cap}! You came in the dark, like a, like a thief, and you took {x_them}! Do you deny it?
- else:
  B: That isn't a face that knows what it did. # low
  A: {x_cap}! You took {x}! You came in the dark, like a thief! Just look at us and shake your head, if it's not so!
}
N: Behind them somebody cheered. And {a}, who had meant only to ask, found that there was no asking now. # low
A: You're a disgrace! # ringing
B: {a}. That's enough. That's more than we brought.

=== recover_go2_watch ===
# step: go2
# skeleton: one_of_us
# b: maker
# door: Lie in wait at [x_home] with [tool]
# style: clever
# recall: lain in wait with [tool]
# makes: way=watch
N: It is well known that they come back. {b} said so, and went for {tool}; and by dark they were lying one on each side of {x_home}, with {tool} rigged up in between. # low
A: Come back for what? They've got {x}. # whispered
B: For {x_part2}. Or to gloat. They can't help it. It's a compulsion.
A: And what's {tool} for?
B: When they put a foot there, that goes up, and this comes down, and it's all over but the reading of the charge. # proud
A: Has it been tested?
B: On a bun.
A: How did the bun take it?
B: It came quietly. # whispered
N: Hours went by. From time to time there was {noise}. {g} looked in, which was kind, and asked how long they meant to stay, and seemed sorry when they told {g_them}. # dry
A: I've got no feeling in this arm. I'm lending it to you.
B: Shh. There's somebody there. # a breath

=== recover_hunt_search ===
# step: hunt
# skeleton: one_of_us
# needs: way=search
# title: Nothing Behind It
N: There was nothing behind it. They found that out when it was in front of them, and on top of them, and all round them on {ground}. # flat
A: Are you hurt? # coughing
B: No. I'm wearing something. I think that it used to be the top. # from underneath
N: There had been some hundreds of bits, each holding up the next. There must have been years in it. # quiet
A: We can put it back. # looking
B: Which one was first?
A: I don't know.
B: Which way up was it? What was it? # low
A: I don't know. I only looked at whether it was {x}. # slow
N: They went through it, down to the last bit. There was no {x_head}. # flat
B: There's not one thing here that's stolen. Not so much as a spoon.
A: They might have moved it. # not very loud
B: {a}.
A: I know. I heard it, too, when I said it.

=== recover_hunt_face ===
# step: hunt
# skeleton: one_of_us
# needs: way=face
# title: Louder Than They Meant
N: It had been going to be a question, and it had grown. People at the back were joining in. # low
W: And who had my washing, in the spring? # from the crowd
H: And what became of the good bucket? # from the crowd
B: We came about {x}. # to them, helpless
W: It's all one! It's always been them!
{ foe_talks:
  F: I never saw your bucket. Do come and look. All of you. Wipe your feet. # quiet
- else:
  N: {one_cap} looked from one mouth to the next. Then {one_they} went to one side, out of the way, and left the way in open. # quiet
}
N: So they looked. A great many feet went through {den}. There was no washing; there was no bucket. And there was nothing to be seen of {x}. # flat
A: We were wrong. # thrown
B: I wouldn't know where to hide a thing, in here. It's all been swept. # low
W: Then they've eaten {x_them}! # from the crowd
A: Who said that? Nobody's to say that! # turning round
B: We began it. I don't see how we're to get to the end before they do.

=== recover_hunt_watch ===
# step: hunt
# skeleton: one_of_us
# needs: way=watch
# b: maker
# title: It All Goes Off
N: It was {one}. There could be no mistake. {one_cap} came up to {x_home}, stopped there, and bent down, as if there were something written on it. # hushed
A: It's them. You were right. I'm never going to hear the last of it. # whispered
B: Wait. Let them get a foot in it. # whispered
N: {tool_cap} went up, and came down, as described. Then it did several other things, one after another, until there was nothing left for it to do. # dry
A: We've got you! # leaping out
B: Don't move! You can't anyhow! It's {tool}! # leaping out
N: In the midst of it, quite still, and upside down, was {one}, holding something up out of harm's way. # flat
A: What's that you've got? Is it {x}? # grabbing
B: It isn't {x}. # slow
A: What is it?
B: It's a broom. It's a very small broom. {a}, they'd come to sweep. # slower

=== recover_hunt_comic ===
# step: hunt
# skeleton: one_of_us
# needs: way=search
# tone: comic
# b: careful
# title: Mind That Bit
A: I've got the bottom one. Ready? # straining
B: What's it marked with? There's a mark.
A: It's an arrow. It means, pull.
B: It might mean, don't. # too late
N: First there was one bit, which rolled out, and bowed, and lay down. Then came a pause, as polite as a butler, and then came everything. # brisk
A: Is that the lot?
B: No. # ping, off
A: Now is it?
B: Yes. I can see clean through to the back. There isn't any {x_head}. There's only the back.
A: A false back? # eager
B: {a}, don't you dare.
N: They sat in it up to the middle. Nothing in it was stolen. It had been somebody's life's work; it was hard to say of what, from inside. # dry
A: It'll go back. It came apart all in one go, it'll go together all in one go. # picking up two bits
B: Those two didn't go together.
A: How do you know?
B: They're laughing at you.

=== recover_clean_talks ===
# step: clean
# skeleton: one_of_us
# needs: foe=talks way=face,watch
# b: payer
F: May I say something? I don't much mind when. # not loud
A: Say where you were, the night that {x} went.
F: At your place. # at once
A: There! # turning to {b}
F: I'm there most nights, when you've all gone in. I do the step by {x_home}. Somebody will break their neck. And I pick up what's been dropped, and put it where you'll find it. I don't come by day. There's generally shouting. # even
B: You're why I always find my gloves? # slow
F: You leave them in the same spot. I'd got fond of it.
N: It was very quiet. Several people who had lost things, and got them back, and thought nothing of it, were thinking. # still
A: And {x}?
F: {x_cap} {x_was} there when I came, and not when I went round again. I thought that you'd taken {x_them} in. I did wonder. There were two of you out that night who ought to have been in bed; one was me. # even
B: And who was the other? # very careful
F: I don't say names. I've had mine said.

=== recover_clean_mute ===
# step: clean
# skeleton: one_of_us
# needs: foe=mute way=face
# b: payer
N: {one_cap} could not say where {one_they} had been, that night; so {one_they} went, slowly, looking back, to be followed. # quiet
A: Is it a trap? # low
B: Then it's one that keeps waiting for us to catch up.
N: It was not far. It was just on this side of {edge}: a place to lie, worn smooth; and from there you looked straight across at {x_home}. # hushed
A: They come here and watch us. # uneasy
B: Not us. Get down where they do. Look along there. What's in the middle? # lying down
A: {x_home_cap}. And {x_left}.
B: They've been coming here for years, to look at {x}. It's all they ever wanted, a look. You can see where the chin goes. # slow
N: {one_cap} lay down in the place, and looked along it. There was nothing to see. {one_they_cap} looked at the two of them, to make certain that they had noticed. # soft
A: They're asking us where {x_they} {x_is}. # on a breath
B: Oh, what have I said? # on a breath

=== recover_clean_pretend ===
# step: clean
# skeleton: one_of_us
# needs: way=search
N: Only one thing was left standing. In the furthest corner there was something that had a cover over it, tucked in all round. They thought, that's it; and they lifted up the edge. # hushed
A: It isn't {x}.
B: What is it, then?
A: It's a sort of a one. It's a pretend one. It's {x}, made out of what there was. # wondering
N: It had {x_part}, nearly right, and {x_part2}, quite wrong; and somebody had tried again and again over {x_sound}, and in the end had just left a space. # soft
B: You wouldn't make one if you'd got one. # slow
A: No.
B: You'd only make one if you'd seen it a great many times, from rather far away, and you thought that it wasn't for you. # slower
A: We did say keep off. There's a notice. You wrote it in red. # small
B: I only wrote what everybody said to.
A: It wasn't them. Was it?
B: No. They've been missing {x_them} a good deal longer than we have.

=== recover_clean_any ===
# step: clean
# skeleton: one_of_us
# needs: way=search,watch
N: It was {h} who did for the whole case, without meaning to, by coming in late and asking what it was about. # dry
H: {h_says}
A: It's about the night {x} went. It was {foe}. Everyone knows.
H: It can't have been. Not that night. # puzzled
B: Why not?
H: Because that's the night that I was stuck. Down past {edge}, with my foot in it. I was there from dark till light, feeling a fool. I never told anybody. And all that time {foe} {foe_was} there, a few yards off. All of them. I counted, to pass the time. # going red
A: What were they doing?
H: Sitting with me. They didn't do a thing. They just didn't leave. When it got light they gave a sort of heave, and out I came. # quiet
B: And you let us go on about them all day?
H: I'd have had to say about the foot.
A: So it wasn't {foe}. It couldn't have been. # slow
H: And who told you that it was?

=== recover_blot_search ===
# step: blot
# skeleton: one_of_us
# needs: way=search
# title: What [foe] came home to
N: They would have got away, and it would have been worse. It was while they were still trying bits against each other that {foe} came home. # flat
A: We can explain. # on both knees
B: We can't, you know. # low
N: {one_cap} picked up one bit out of the hundreds, turned it the right way up, and looked for where it went. There was no longer anywhere that it went. # still
A: I'm sorry. We were looking for {x}. Somebody told us… # stopping
{ foe_talks:
  F: It took eleven years. I'm only saying. I was going to do the last row on Sunday. # quite calm
- else:
  N: {one_they_cap} set it down again, just there, by itself, as if it was the first.
}
B: We'll go. Shall we go? We could stay and help. # wretched
A: Please say something.
N: It was plain that they were wanted somewhere else. They went. # flat
B: And they didn't even have {x}.
A: No. And whoever has knows that they didn't. # slow
B: Somebody pointed. Somebody stood there and pointed, and watched us go.

=== recover_blot_face ===
# step: blot
# skeleton: one_of_us
# needs: way=face
# title: Keep Out
N: You can start a crowd with one word. They had looked for the word that stops it, all the way home. {h} was knocking in the last nail. # flat
A: What's that? # pointing
H: It's a notice. It was voted on. "{foe_cap}: keep out." They're not to come this side of {edge} again. Not for anything. # pleased
B: But they didn't do it! There was nothing there!
H: You said it was them. You stood up and said so, and shouted it, and very good you were. # hurt
A: I was wrong!
H: You can't have been. Look at how many of us there are.
N: On the far side of {edge} {one} had come up as near as was allowed, and was looking at the board. It was a big board. # still
A: I did that. # low
B: We did that. I held your coat.
A: And somebody let us. That's what I can't get by. Somebody sat and let us do it, who knew the whole time where {x} {x_was}. # slow
B: And clapped, I dare say.

=== recover_blot_watch ===
# step: blot
# skeleton: one_of_us
# needs: way=watch
# b: maker
# title: A Very Small Broom
N: It took an hour to get {one} down. {tool_cap} had been made so that it would not come undone, and that part of it worked. # flat
A: Does that hurt? # holding up one end
B: It hurts me. Pull your side. Not that! That's the bit that goes off! # crash, off
A: Sorry! I'm so sorry. We thought that you were somebody else. No. We thought you were you. # miserable
N: {one_cap} tried a foot, and sat down again. It was not broken. It was only not going to be walked on. # quiet
{ foe_talks:
  F: It's quite all right. I dare say I looked like it. People tell me that I do. Is the broom safe? # pale
- else:
  N: {one_they_cap} felt about on {ground} until {one_they} had found the little broom, and looked to see if it was hurt.
}
B: I tested it on a bun. # to nobody
A: Who was it told us that they'd come? Who's been at us about {foe} from the very start? # slow
B: Everyone. It was everyone. Well, it was one person, to begin with. And then it was everyone. # looking up

=== recover_blot_manners ===
# step: blot
# skeleton: one_of_us
# needs: way=face
# tone: manners
# title: Not at Home
N: By evening {foe} had been dropped. It was done as such things are, without a word. Hats that had been about to come off were found to need both hands. # dry
H: I bowed to the thing behind them. I thought it rather neat. # pleased
A: But they hadn't got {x}! We looked everywhere! # hot
H: My dear, nobody says that they had. One says, how very sad, and doesn't call. # smooth
B: You passed them {food}, last week. You said that they were sound at bottom.
H: That was before you spoke. You were so forthright. We'd none of us have known what to think. # patting {b_their} hand
N: {one_cap} had come as far as {edge}, with a little something under a napkin, as on any other Thursday. Everyone was seen to be not at home. # still
A: They've left it on the step. The napkin. # low
B: I can't look.
A: I said six words. I only said six words, and they were somebody else's to begin with. # slow
B: Then I'd like to know whose. Wouldn't you?

=== recover_clean_broom ===
# step: clean
# skeleton: one_of_us
# needs: way=watch
# b: payer
N: They held the light up to see what they had caught, and so they saw the rest as well; which nobody ever had, at that hour. # quiet
A: Look at {ground}. It's been swept. All the way from {edge}.
B: It's always like that of a morning. It's just clean. I thought that it did it by itself.
A: In lines? # low
N: By {x_home} there was a small heap of the day's lost things, put ready where they would be found. A little way off lay one glove, waiting for its fellow. # soft
B: That's mine. I lost that in spring. # slow
A: So {one} comes here every night, and goes round after us.
B: And the night that {x} went, {one_they} came as well. Sweeping. Look, you can see. Round where {x_they} stood. Round and round. # kneeling
A: Looking for {x_them}. # on a breath
B: I swore that it was them. I stood up and said so, in front of everyone. # not moving
A: Then whose feet are these? There's another set. There, under the sweeping. Going the other way.
