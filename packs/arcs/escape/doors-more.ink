// Second ways of the doors of both skeletons.

=== escape_go_word ===
# b: bold
# step: go2
# tone: epic,comic,space
# door: Lie low, and rush it all together
# style: bold
# recall: lain low, and rushed it all together
# makes: way=rush
N: There would be a moment. It was {b} who knew about moments. You lie down at the front, {b} said, and look as if you had given up. # brisk
A: And then? # lying down
B: Then it comes, and one of us shouts, and we're all through it at once, like a cork. # lying down
H: Which of us? # lying down
B: Whoever sees it. # lying down
G: Oughtn't there to be a word? So as not to shout just anything? # comfortable
B: The word's now. # explaining
N: "Now," said somebody, to see how it felt; and they were off. {a} went on one leg, the other being asleep, and after {a} came everybody else, since no one likes to be the one who did not see it. # breathless

=== escape_go_wet_hair ===
# a: careful
# step: go2
# tone: manners,gentle,noir
# door: See whether anybody has asked, and ask
# style: honest
# recall: asked, since nobody had
# makes: way=ask
N: It was {h} who inquired if anyone had asked. Nobody had. They had been so taken up with being shut in. # plain
A: It may be that they'd be glad to be told. # careful
B: They've shut us in! # hot
A: One does, by mistake. I shut in a cat once. I'd have been glad if it had mentioned it. # careful
N: They made up something to say, and everybody was let put in one thing. {h} put in that they had had a lovely time. {g} put in a bow. # dry
B: Can I put in, let us out? # patient
A: Near the end. And smile on it. # careful
H: We ought to go up by height. It looks as if one had taken trouble. # smoothing things
N: So they went up by height, with wet hair, and came to a stop in front of {foe}; and {a}, who had the beginning, coughed. # dry

=== escape_go_thin ===
# b: maker
# step: go2
# needs: no-den_is=above,island,company
# door: Look for the thin place, with [tool]
# style: clever
# recall: looked for the thin place, with [tool]
# makes: way=tool
N: They had been sitting round it for an hour before anyone saw it. That was because {h} had {h_their} feet up on it. It was {tool}. # plain
A: No, {b}. # at once
B: What did I do? # innocent
A: You looked at that, and then at {foe}, and then at that again. # firm
B: There's no such thing as a wall. There's just thick and thin. You can go through anything, if you only go where it's thinnest. # getting up
H: And where's that? # moving {h_their} feet
B: We'd have to knock the whole way round, and hear where it sounds sorry. # rapt
G: Would you mind starting on the other side? I've just got warm. # comfortable
N: They knocked the whole way round; and {foe} took no more notice than somebody whose back is being scratched. # dry

=== escape_go3_heap ===
# b: maker
# step: go3
# skeleton: out
# tone: comic,noir,manners
# door: Make a heap, and let that hold it
# style: clever
# recall: made a heap of all they had, to hold it
# makes: way3=prop
N: It wanted holding up, and there was nobody to spare. So they made a heap of everything that they had got. # brisk
A: By size. We begin with what's big. # leaning
B: There's the bag, with all that's in it. # shoving it under
N: It shut. It shut on the bag as you shut your mouth on a hair; and then it put out the bag, to one side, and waited. # dry
A: The stool. # leaning
B: It's put out the stool. # shoving
A: My boot, then. # leaning
B: It's put out the boot. It's done up the lace first. # slow
A: What's the matter with it? That boot's held up a bed! # indignant
B: It isn't that they aren't strong. I think it had a look at them, one after another, and it was none of those. # slow

=== escape_go3_story ===
# step: go3
# skeleton: out
# door: Hand it over to [h] and [g]
# style: kind
# recall: handed it over to [h] and [g]
# makes: way3=hold
N: {h} and {g} were out already, and had hands. It was put to them through the gap. # plain
G: Of course we'll hold it. I thought that you liked to be last. # from outside
A: Have you got a good grip? # inside
H: I've got hold of something. # from outside
B: What's it like? # inside
H: It's like having hold of the end of a story. Go on, let go. # from outside
N: They let go. It came down in front of them, quite gently. On the far side somebody could be heard to sit down. # flat
G: It wasn't there! We held it as hard as we could, and it wasn't there! # from outside
A: It's all right. Nobody's cross. # inside
H: I am. I don't like it. I don't like to stand here and be where you aren't. # from outside, upset
N: And at that, with nobody's hand on it, it went up by a finger's width; and thought better of it. # hushed

=== escape_go3_string ===
# a: bold
# step: go3
# skeleton: out
# tone: epic,gentle,eerie
# door: Tie ourselves into one, with all the string there is
# style: bold
# recall: tied themselves into one, with all the string there was
# makes: way3=both
N: It would let out all of them but one. Very well; then they would be one. They tied themselves together with every bit of string that there was. # brisk
A: Left leg, left leg. Arms in. Is that your ear? # tight
B: It's yours. I'm using it. # tight
A: I lift, and you pour. And when the front has been poured it draws the rest. # straining
B: Who says so? # straining
A: It's how you get a jersey off. # straining
N: The edge went up, and they poured. They were half of the way, and it is no use asking which half; and then it came down between them, through string and knots and all, and each of them had half of a bow. # flat
B: What was it that you said? # after a time
A: Nothing. # quick
B: You said, don't leave me behind. When it was coming down. And it waited. It waited till you'd got to the end. # slow

=== escape_go4_boots ===
# a: careful
# step: go4
# skeleton: out
# tone: eerie,gentle,noir
# door: Take our boots off, and go while it holds
# style: careful
# recall: taken their boots off, and gone while it held
# makes: end=quiet
N: It was holding. You do not ask a thing like that how long. They took off their boots, and hung them round their necks. # hushed
A: Don't breathe out till you're through. # whispered
B: Can I look back? # whispered
A: What at? # whispered
B: At what's holding it. I'd like to see how it's getting on. # whispered
A: If you look at it you'll be fonder of it, and then it'll go up, and creak. # whispered
B: And if I try not to be fond of it? # whispered
A: Then it's down on our heels. Just go on exactly as you are. # whispered
B: I'm getting fonder the whole time. You'd better hurry. # whispered

=== escape_go4_stopped ===
# step: go4
# skeleton: out
# tone: manners,comic,gentle
# door: Turn back, and take leave of [foe]
# style: honest
# recall: turned back, and taken leave of [foe]
# makes: end=tell
N: It was open, and they had their things on, and neither of them went. # plain
A: We haven't said anything to {foe}. # uneasy
B: You don't, to what's kept you in. # uneasy
A: You do, where you've stopped the night. # going back
{ foe_talks:
  F: I'm listening. # from close by
  A: Well, goodbye. We're going, both of us. # clear
  F: Both? Then who's holding it? # surprised
  B: It isn't anybody. It's something that we'd sooner have kept. # clear
  F: Nobody's come back in to tell me, before. They go out backwards. # quiet
- else:
  A: Goodbye! # much too loud
  B: You needn't shout. We've left a thing to hold it up, and it isn't one of us. We thought that you'd like to know that it can be done. # to {foe}
  N: {foe_cap} did not come any nearer. It was only as when somebody stops what they were doing with their hands. # quiet
}
B: And thank you for having us. # after a moment
A: Did we mean that? # going
B: I looked, and it was there. # going

=== escape_go4_top ===
# b: bold
# step: go4
# skeleton: out
# tone: epic,space,noir
# door: Push it up till it stays
# style: bold
# recall: pushed it up until it stayed
# makes: end=wide
N: It was open by as much as you need if you do not mind about your back. {b} looked at that, and did not care for it. # firm
A: It's enough. # stooping
B: It's enough for us. I won't have paid all that for enough. Take the other end. # taking hold
A: There's nobody here but us. # taking hold
B: You don't know that. Nobody ever knew it of us. # lifting
N: At first it did not want to. Then it found that it had always wanted to. It went up past the knee, and past the belt, and past where {a} could reach on tiptoe. # hushed
A: It's stopped. # looking up
B: It's got to the top. I don't believe that it ever knew it had one. # out of breath

=== escape_go3_boil ===
# b: bold
# step: go3
# skeleton: stay
# tone: comic,epic,noir
# door: Run in, and run out again with [g]
# style: bold
# recall: run in, and run out again with [g]
# makes: way3=carry
N: There was no time to ask. They went in at a run, took {g} by whatever came to hand, and went out at a run. # brisk
G: Good morning. # carried
A: We've got you! You're safe! # puffing
G: I'd only just put something on to boil. Mind the knee. # carried
B: Don't listen. It's {foe} talking. # puffing
G: It's the knee talking. # carried
N: They set {g_them} down in the open, and dusted {g_them}. {g} thanked them, each by name, and asked if they had eaten, and turned round, and went in. # dry
H: {g} walked straight past me. # amazed
A: We weren't quick enough. It's got a hold. Again! # already running
N: That was the first time. # dry

=== escape_go3_rustle ===
# step: go3
# skeleton: stay
# tone: gentle,manners,eerie
# door: Go in for the day, with the sandwiches
# style: kind
# recall: gone in for the day, with the sandwiches
# makes: way3=ask
N: They went back in with the bag, and sat down round it, like people who have come for the day. # warm
A: We aren't here to fetch you. # passing things
G: That's what you'd say if you were. # careful
B: We'd like to know, that's all. What there is, in here. # passing things
G: You'd argue. # careful
B: I won't say one word. # solemn
G: You do it without. You do it with your chin. # careful
H: We could all face that way. # gentle
N: So they turned round where they sat, with {foe} in front of them, and {g} behind, and ate, so as to be doing something. By and by there was a rustle, as of somebody who puts by the second half for later. # quiet
G: It isn't much of a reason. # to their backs

=== escape_go3_toes ===
# a: careful
# step: go3
# skeleton: stay
# tone: noir,space,eerie
# door: Keep a watch on [g], with a pencil
# style: careful
# recall: kept a watch on [g], with a pencil
# makes: way3=follow
N: They went in again, and hid. They wished to see what it was that had hold of {g}, and how it was done. {a} had the pencil. # quiet
A: Half past six. Wakes up. # whispered
B: Who called? # whispered
A: Nobody called. Sits on the edge of the bed, and looks at a foot. # whispered
H: What's wrong with the foot? # whispered
A: Nothing. {g_theyre_cap} moving the toes. I believe that it's for fun. # whispered
B: Then it's gone further than I thought. # whispered
N: {g} went off with a bucket, in no hurry, and came by so close that they could have touched it; and looked in, and smiled. # quiet
G: It's damp, where you are. It's drier on the left. # not turning round

=== escape_go4_sides ===
# step: go4
# skeleton: stay
# tone: gentle,eerie,manners
# door: Sleep here once, with the way open
# style: kind
# recall: slept there once, with the way open
# makes: end=night
N: It was late, and the way out was open. So nobody had to use it. It struck them that they had never yet lain down in there because they wished to. # soft
A: Move up. You're on my side. # lying down
B: There aren't any sides. It's {foe_alive:{ground}|{foe}}. # lying down
A: There are now. We're stopping the night. # comfortable
G: Do you like the lamp on, or off? I've never had anyone to ask. # shy
H: How do you have it? # gentle
G: On, for a bit. And then off, and I look at where it was. I'll do the breakfast. I know how it goes, now. # shy
N: They lay and listened. What they had taken for {foe_alive:{foe}, walking up and down, so as|a thing that {foe} did} to frighten people was nearly, if you were not trying to get away from it, a tune. # soft
A: I could have been asleep all week. # drowsy
B: We were so busy being kept. # drowsy

=== escape_go4_window ===
# a: careful
# step: go4
# skeleton: stay
# door: Learn to say goodbye, and then say it
# style: honest
# recall: learnt to say goodbye, and said it
# makes: end=plain
N: It was going to have to be said, and then they would have to walk off, and not wait for anything to come of it. # plain
A: Say it to me. I'll be {g}. # facing {b_them}
B: Goodbye. # trying
A: I'd come home for that. I'd have had my hat on before you'd shut your mouth. # shaking {a_their} head
B: What did I do? # hurt
A: You looked. You've got to leave out the eyes. You've eyes like a dog at a window. # kind
B: Goodbye. # eyes shut
A: Now you might be jumping off something. # kind
N: They kept on, with {h} to say when. {h} was to say when it sounded like a person who is glad of something that they would sooner not have had. # quiet
H: There. It was that one. # gruff
B: I don't think I can do it twice. # honest
A: You only need it once. # gentle

=== escape_go4_piano ===
# b: maker
# step: go4
# skeleton: stay
# tone: noir,space,comic
# door: See that nothing can ever shut it
# style: clever
# recall: seen to it that nothing could ever shut it
# makes: end=prop
N: {b} was on both knees at the way out, with the lid of the bag, and a wedge. # brisk
G: It's never shut yet. # watching
B: That's luck. You can't live on luck. I want it so that it can't. # hammering
A: {g}'s staying, {b}. What does it matter, if it's shut or not? # puzzled
B: That's why it matters. If it can shut, it's {foe} that {foe_plural:keep|keeps} {g_them}. If it can't, then it's only {g}. # hammering
N: Nobody had ever seen {b} take so long about a wedge. It was trimmed, and tried, and taken out again, and trimmed. # quiet
G: You could come through that with a piano. # touched
B: So could you. Any time. You needn't say when. You needn't say. # last nail
