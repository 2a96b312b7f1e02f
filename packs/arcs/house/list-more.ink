// LIST, second ways of the steps that hang on a door: wrong, counted, act and after.

=== house_wrong_what_for ===
# step: wrong
# skeleton: list
# needs: way=busy
# w: The visitor
# title: What Each of Them Was Using It For
N: She waited until they had to stop and breathe, and then she went from one to the next, with a pencil, and asked each of them quietly. # plain
W: And what are you using it for? # to {g}
G: It's for my back. # holding on to it
W: And you?
A: It keeps {door} from banging. # out of breath
B: I'm measuring with it. # at once
H: I'm leaning. # with dignity
W: I see. You've got a cushion, for backs. That's here. You've a wedge, and you've a rule with a bite out of it. And there's a rail. They're all of them down. # turning over
A: But we'd sooner use this!
W: I could see that. I've never seen people go so far out of their way. But if I put it down as a wedge, you'd have two wedges, and I'd have to send one off. # sorry
B: Which? # slow
W: The one that wasn't there before. # sorry
N: They looked at the wedge. It had never done anything to anyone. {h} went and picked it up, and stood holding it, in case. # dry
G: I don't think I need it for my back. I only said so. # wretched

=== house_wrong_biscuit ===
# step: wrong
# skeleton: list
# needs: way=supper
# w: The visitor
# title: Four Hundred and Five
N: It was when she had done, and was looking for the crumbs, that she stopped with one finger on the cloth. # still
W: How many pieces were there? # faint
A: Seven. Have another! # pleased
W: I've got seven. I put it down this morning. "{food_cap}, seven pieces." And there are six. # faint
B: Well, you ate one. You said that it was delicious.
W: So it's four hundred and five. # fainter
N: It took a moment to go round the table. Then they all looked at {x}, and {a} got up. # quick
A: Then there's a space! There's room for one! You can put it in!
W: I did think of that. I thought of it before I'd swallowed. # with both hands in her lap
B: And? # hardly breathing
W: And then it'd be that I was given something to eat, and something got put down. I'd know it, each time I came to that line. I'm so sorry. You've got such a nice table. # getting up
N: She went through her bag, right down to the bottom, and took out something small in a twist of paper, and laid it upon the plate. It was a biscuit. It was to have done her until Friday. # quiet
W: Seven. # ticking

=== house_wrong_found ===
# step: wrong
# b: maker
# skeleton: list
# needs: way=lose
# w: The visitor
# title: Handed In
N: When it had left off falling there was no list. There was nothing but the place where it had been; and they all began to look for it, with great goodwill, in places where it was not. # dry
A: What a pity! It must have gone over {edge}. # acting
B: It could be anywhere. I shouldn't think that anyone will ever... # acting as well
{ foe_talks:
  F: I believe that somebody dropped this. # from {edge}
  N: It was {foe}, quite out of breath, with the list. It had been dried, and each of the corners had been pressed flat. # still
  F: I ran. I thought that somebody would be so upset. # pleased
- else:
  G: Somebody's coming. # low
  N: It was {foe}. And {one} had the list, and laid it down before the visitor's feet, and stood back, in the manner of one who has run. # still
}
W: I've dropped it in nine places, in twenty-two years. Nobody's ever brought me it back. As a rule they help me look. # not steady
N: She turned up the page on which {foe} {foe_was}, and put a second tick next to the first, and a third. # quiet
W: In very good order. # writing it
A: That's that, then. # not acting
B: We'd never once have thought of them as somebody who'd run. # very low
G: I'm ready now! Do I go? # round the corner, with the tray

=== house_counted_note ===
# step: counted
# skeleton: list
# needs: way3=read
# w: The visitor
# title: See Over
N: It came away in the end, all but a corner. There was no number on it. It was not even a list. # still
A: "If you have got as far as this you will want to sit down." # reading
W: Where does it say that? # at {door}
A: "There is a chair, in front of {x}. I have put down all the rest, as it is my work, and what is put down can be fetched, and sent about, and swapped for two of something. So I have left off {x}. I thought that there ought to be one." # reading
N: No one spoke. The visitor had come over, and was holding the edge of the leaf. # hushed
W: Those are her sevens. She's dated it. That's my mother. # faint
H: There was a woman. Before the onions. She stopped a week, and it was only to have been the day. # slow
B: So it wasn't forgotten. It's the one thing that she saw to. # low
W: But they've changed the rule, since. It's what's not down that gets fetched. It was in the year after. She'd never have known. # low
W: I've told people for twenty-two years that if it's not on it, she can't have seen it. # in tears

=== house_counted_hat ===
# step: counted
# skeleton: list
# needs: way3=home
# w: The visitor
# title: Under the Hat
N: She looked over both shoulders. Then she took off the hat, and held it out to them with the inside up. # hushed
B: There's something pinned in it. # bending
W: It's a spoon. # looking down
A: What's it for?
W: It isn't for anything. It's a salt spoon, and there wasn't any salt. It was in the second house that I ever did, and it wasn't down. I was to put it on the cart. I'd got it in my hand; and nobody was looking, and it was so small. # very low
N: It was no longer than a finger. It had been polished so often that there was not much left of the handle. # soft
B: And you put it up there.
W: I set it straight. In the mornings, before I go in. I've got to do it behind the brooms. # very low
G: It's a lovely spoon. # with respect
W: So you see that I know. I know just what you'd be left with. # level
A: You could keep two. # gentle
W: I couldn't get {x} under a hat. # low

=== house_counted_people ===
# step: counted
# skeleton: list
# needs: way3=without
# w: The visitor
# title: For Practice
N: When the hour was up they found the visitor on the third step, the one that creaks, with a leaf torn out of the back. # quiet
A: Well? What did you put?
W: I did the people. I'm not let, as they move. I only did it for practice. # shielding it
B: What does it say?
W: It's since eight. I'd done it before you hid it, as well. "From eight to nine, by {x}: went past, fourteen. Stopped, eleven. Said something, nine." # reading
A: And in the hour without?
W: "Went past, fourteen." # reading
N: They waited for the rest; and then it came to them that there was not any. # still
W: There was one who said, excuse me. I've got it down. I didn't know where to put it. # low
H: Nobody asked how my knee was. It's the first day in nine years. # gruff
W: It isn't in use. It's that all of you are, when it's there. I could rule a column. But it's to come out at four hundred and six, and I'm at four hundred and six. # wretched
N: {x_cap} {x_was} brought from behind {hide}, and set down, and put straight. Somebody asked {h} about the knee. # soft

=== house_act_bracket ===
# step: act
# skeleton: list
# needs: end=as
# w: The visitor
# title: In with Us
N: It was striking six. The cart stood before {door}; and {foe} {foe_was} next to it. # tense
W: There's one to go. I'm so sorry. It's that. # hat on
P: It's not one. It's a part. Look at the end, where it says people. {price == "keep":There's a space at two hundred and twelve. I made it.|{price == "name":You won't find me there. I've left you the line.|I answer for it. I'll be here.}} # holding out the list
N: She looked. Down the one side, from {h} to the shortest, ran a bracket; and at the point of it stood: see {x}. # quiet
W: That's very irregular. A bracket's for what can't be moved by itself. # slow
H: Well, try it. # arms folded
N: The carter took hold of {x}. And {h} took a step, and {g} did, and so did all the rest of them, in one piece, by height. He let go. They all stood still. # dry
Q: You see? It's fixed. # in a small voice
W: And {foe}? I saw {foe_them} take a step. # pencil up
P: Then draw it a bit longer. # after a moment
W: It's all one thing. There's no over. It's in order. # with one long tick
P: We said that we'd {verb}. # not letting go yet
Q: We {verb_did}. All the lot of us, and it.{must_who != "" && must != "": And {must_who} was {must}.|} # not letting go yet

=== house_act_supper ===
# step: act
# skeleton: list
# needs: end=visitor
# w: The visitor
# title: Read Aloud
W: It's six o'clock, and there's the cart. I've ruled the line. I did it in pencil. # hat on
P: Before you go over it. There's one that you've not seen. {price == "keep":I've made you a space on yours, at two hundred and twelve. It isn't to do with that.|{price == "name":I'm off yours now. It isn't to do with that.|I'm to answer for {x}. It isn't to do with that.}} {g}, you read it. # moving the lamp
G: "A list of everyone there is in {place_of}, who's not on any other list." # reading, very loud
W: How many is it? # in spite of herself
G: It's one. "Laughs before she gets to the end. Wipes her feet. Stops at the third step, so as to hear it." # reading
N: She held on to the back of a chair. Beyond the cart {foe} {foe_was} looking on. # soft
H: There's a hook, for the hat. I put it up just now. # not looking at her
W: If there's a hook with my hat on, then I'm not visiting. And if I'm not visiting, it isn't the time of the visit. # very slow
Q: What time is it, then?
W: It's the evening. And I put that straight last night, before I knew. That's by persons. It's been in use the whole time! # rubbing out the line
P: We said that we'd {verb}. # getting out another plate
Q: And we {verb_did}, and there's one more to supper.{must_who != "" && must != "": And {must_who} was {must}.|} # moving up

=== house_act_shaft ===
# step: act
# skeleton: list
# needs: end=plain
# w: The carter
# title: Not Found
W: I'm told that there's one. It's not on the list. # unfolding a paper
P: That's right. That's it, there. It isn't on the list, and it's staying. {price == "keep":I rubbed out something of mine, so that there'd be room for it, and it's staying.|{price == "name":I've had them rub out me, so that there'd be room, and it's staying.|I answer for it. You can put my name.}} # level
W: It says, one over. It doesn't say that it's {x}. My mother used to lift me up to see that. # turning the paper round
N: He looked at {x}; and he looked at those who were standing about it, who did not do anything. # dry
W: I've taken what's not there for thirty years, and mostly you could see why. # scratching his neck
P: Then say it. Say it out loud, that there's nothing there, and then take it. # level
W: There's nothing... # and stopped
N: He could not get on with it. There {foe_was} {foe}, on the far side, who had come to watch it go, and had leaned. # hushed
Q: {foe_cap} {foe_is} leaning on it. # whispered
W: Well, a man can't lean on what's not there. It'll be me that's got the wrong place. # folding the paper up small
P: We said that we'd {verb}. # when the wheel had begun again
Q: And we {verb_did}. Nobody found it.{must_who != "" && must != "": And {must_who} was {must}.|} # setting it straight

=== house_after_shed ===
# step: after
# skeleton: list
# needs: price=keep
# title: The Shed
N: It was a long way to the shed. They went on the Sunday, and {p} said that it was for the walk. # dry
Q: It's not locked. # pushing
N: There was one lamp, and shelves, up to the roof. It was all of it there: whatever had been over, anywhere. And between the shelves people were going about, in their good coats, quite quietly. # hushed
P: Are they allowed? # whispered
Q: There's nobody to say so. It isn't on anything. # whispered
N: {p_keep_cap} {p} found on the left, at about the height of one's hand. It had been set straight. Somebody had put a bit of clean paper under it. # soft
Q: You could take it. I'd look at the roof. # low
P: There's a space where it was. If I fill it up they'll want something. # low
N: So {p} just held it for a time, and told it one or two things, and put it back; and on the way to the door was seen to stop, twice, and set straight something that was somebody else's. # soft
P: I might come on Sundays. I don't care for how they've done the top shelf. # outside, gruff

=== house_after_nobody ===
# step: after
# skeleton: list
# needs: price=name
# title: Somebody or Other
N: There was a form to be filled in, in the spring, and somebody came with it. {p} was behind {hide} by the time that they had wiped their feet. # dry
H: Everyone's here that's here. # with the pen
N: It asked how many there were to supper, and who had mended the step, and whose the coat was. {h} wrote, in each of the places, in ink: somebody or other. # dry
G: It comes up rather often. # reading over
H: It does. It'd be a poor look-out for us without. # blotting
N: They had gone by three. {p} came out, and read it, twice. # quiet
P: "Best laugh: somebody or other." It asks that? # low
H: No. I put that in at the bottom. # shutting the ink
Q: "Whose turn at {x}: somebody or other." You've filled in a whole side. # over a shoulder
P: I never got so much when I was down. I was one coat and a chair. # not steady
H: They can't rub that out. They wouldn't know who it was. # gruff

=== house_after_map ===
# step: after
# skeleton: list
# needs: price=promise
# title: Back by Supper
N: No further than one can get back from by supper: {p} had been into that with a pencil. It came out as a sort of a ring. # plain
Q: You've drawn round a plate. # looking over
P: It's {place_of}, with {x} in the middle. I'd never been to the edges. I was always going to go through them, on the way to {far}. I've lived here all my life, and there's a whole side that I've only ever looked over. # rapt
N: So they went along the ring that day, a bit of it, with {food}. There was a wall with a hole in it. There was a very old person, who turned out to have been {h}'s teacher. They were back at ten to six, and set {x} straight, and had it all to tell. # warm
H: She's alive? She'll be a hundred and four! What did she say? # sitting down
P: That you can't spell. There's another bit to do tomorrow, past the hole. # cutting bread
Q: You've stopped looking out, of an evening. # low
P: I do it from there, now. I look in. You can see the lamp the whole way round. # low

=== house_change_counted_on ===
# step: change
# needs: price=promise
N: What {p} had promised was done every day, and for a week people came to see it done. Then they stopped coming, and began to count on it. # dry
H: I look out, and there you are, and I know how late it is. # comfortable
P: I'm not a clock. # busy
H: No. One doesn't bring a clock its supper. # setting down {food}
Q: I could do a day. I'd do it just as you do, only worse. # sitting down beside
P: I promised it for me. But you can hold that end. # moving up
Q: Which end?
P: There isn't one. It's so that you've got something to hold. # gruff
N: {x_sound_cap}. Nobody else would have noticed; there were by now four people who did. # soft
H: And {stake_fixed}. It's all as it was. # contented
Q: Nearly. There used to be one of us here, of an evening. # looking round
P: And now one can't put down a cup. # low

=== house_change_string ===
# step: change
# needs: price=keep
N: There was a place where {p_keep} had been. Nobody put anything there. It filled up by itself. # quiet
Q: That's my cup. # pointing
P: I know. I moved it, and it came back. # mild
G: I left the string there. It was only for the night. I can take it away. # anxious
P: Leave it. It's company for the cup. # mild
H: In my day a gap was a gap. # putting down a spoon, without looking
N: {x_cap} {x_was} where {x_they} always {x_was}, and whoever came by put it straight. There was a good deal of coming by. # plain
Q: Do you still put your hand out for it? # low
P: Every night. I get hold of the string, and then I remember. # low
Q: It was a lot to give. And {stake_fixed}. Has anybody said thank you? # low
P: Somebody left a spoon. # after some thought
