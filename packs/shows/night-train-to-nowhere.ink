// Ways that only the 23:10 has: carriages that are added, a menu that is always right, and tunnels in which somebody answers.

=== nighttrain_gone_count ===
# step: gone
# show: night-train-to-nowhere
# where: vehicle
# title: One Over and One Short
N: {air} {a_who} {b_who} They were counting, because it was the hour for it. Between one tunnel and the next a thing is added to that train. Nothing had ever been taken off. # level
A: Six lamps. Eleven seats. A cord for emergencies. And {x}. # ticking
B: Read me the last one again.
A: {x_cap}. It's on the list. It was there at the last tunnel. I ticked it.
B: There's {x_left}. Come and look at it. I'd like to be told that I'm wrong. # low
N: Nobody told anybody that. They both stood in front of {x_home}, swaying, as one does. # quiet
A: Then we're one short. I've never had to write that. There isn't a column. # thin
B: Perhaps it's an exchange. What did we get for it?
A: Look out at the bend. Count the windows. # after a moment
N: The train leaned over, and one after another its lights came round into view behind them. # hushed
B: There's one more than at supper. # quiet
A: And that one's lit. # quieter

=== nighttrain_stake_menu ===
# step: stake
# needs: no-lasts
# show: night-train-to-nowhere
# where: vehicle town
N: The menu on the 23:10 is printed before anybody has chosen, and it has never been wrong. {h} held it by one corner. # dry
H: It came up like this. "Pea soup. Trout." And then, between the trout and the cheese, "Without {x}, {stake}." # reading
A: Is that tonight's?
H: It's got the date on. It's even got the little flower.
B: It could be a misprint. # hopeful
H: It said trout. Have you been in the kitchen? It's all trout. There's nowhere to put your feet. # flat
A: What's this underneath? In the small print?
H: "To follow." And then it has your two names. {till != "":And it says to be served before {till}.|And it says, to be served at once.} # apologetic
B: As what? # faint
H: I took it to mean guests. # tactful
N: They read it through once more. On the back it said that the management regretted the cheese. # dry

=== nighttrain_quarrel_tunnel ===
# step: quarrel
# show: night-train-to-nowhere
# where: vehicle
# w: Somebody else
N: They said it in the tunnel, with the lamps out, when nobody has a face. # low
P: You were glad that it was me. You breathed out. I heard you. # in the dark
Q: I breathe. It's a thing that I do. # in the dark
P: You've never once gone first. You've a gift for holding the coats. # in the dark
Q: And you go first so that somebody will see you do it. # in the dark
W: That's rather true, you know. # in the dark, kindly
N: Neither of them had said that. The wheels went over a join, and another. # still
P: Was that you? # very quiet
Q: No. Was it you?
P: I'd not have put it so nicely. # whispered
N: The lamps came up. The two of them were on one seat, each with hold of the other's sleeve. The seat opposite was empty, and just settling. # hushed
Q: I take it back. I'd sooner be wrong with you than agreed with by that. # not letting go
P: Move up. No. Towards me. # low

=== nighttrain_coming_corridor ===
# step: coming
# skeleton: kept
# show: night-train-to-nowhere
# where: vehicle
S: door_open
N: Far back along the train a door slid open; and then one that was nearer. # hushed
A: Somebody's coming through. # listening
B: It's {h}. And it's all the passengers, behind, in their socks, with {rake}s. They've been told that it's a rescue, and they want something to rescue. # at the glass
A: How many doors have they got left?
B: It depends. There've been more, lately. # honest
N: Somewhere back there the train was adding a carriage, and another, as fast as they could be walked through. # dry
A: It's holding them off for us. Don't look pleased, look quick.

=== nighttrain_fork2_board ===
# step: fork2
# show: night-train-to-nowhere
# where: vehicle town
# title: Departures
N: A card lay between them. Nobody had put it there. It was a timetable, new, with three lines on it. # level
A: "23:40. To {d1}." # reading
B: As if it were the name of a town?
A: It's got a platform. The next is the 23:41. "To {d2}. Change at the tunnel."
B: And the last?
A: "To {d3}. Runs only tonight." # slow
B: I've never heard of anyone coming back from that one.
A: You've never heard of it at all. It's only just been printed. It's still warm.
{ a_kind:
- "planner": A: There's no time of arrival against any of them. I call that slack. # stiff
- "explorer": A: I never look at the way back. It puts you off the window. # bright
- "wildcard": A: I'll say this for it, they all have a buffet. # encouraging
- else: A: At least we'd be going together. It says so. Two, it says, not transferable. # gentle
}

=== nighttrain_home_longer ===
# step: home
# show: night-train-to-nowhere
# where: vehicle
# title: A Longer Train Than They Had Left
N: They had gone out along eleven carriages. They went back along fourteen. # dry
A: This one wasn't here. # stopping
B: No. It's got our coats in it. It's got two places laid. # looking in
A: Don't sit down.
B: I wasn't going to. It's just that it's exactly the right height. # wistful
N: In the next there was a fire, and a book, open at the page where {a} had once left off. They walked through with their eyes on their feet. # hushed
A: How does it know? # low
B: It doesn't want us to come to any harm. It'd just like us to stop. What's in the last? You look. I'm holding things. # low
A: It's cold. The blind's broken. There's half a sandwich on the seat. It's ours. It's the real one. # with deep relief
B: Is the sandwich still there? Then I'm home.

=== nighttrain_last_coast ===
# step: last
# show: night-train-to-nowhere
# where: vehicle town
# title: 05:50
N: {air} At ten to six everybody on that train is always asleep. They had agreed to pinch each other. # quiet
A: Are you awake? # whispered
B: Ow. Yes. You needn't ask and do it. # whispered
A: I just want to see it come in. Once. Nobody's ever seen it come in. # whispered
B: What does it say on your ticket? # whispered
A: "The coast." It doesn't say which. Does yours? # whispered
B: Mine says, "Also." Look. It's gone blue out there. And there's a smell. # whispered
A: Salt. That's salt. Don't shut your eyes. # whispered
B: I'm not. I'm only resting the other one. Are you still there? # slower
N: Nobody answered. In the morning it was the capital, as usual. But there was sand on the step; and two pairs of shoes outside a door, with wet laces. # soft

=== nighttrain_puzzle_ticket ===
# step: puzzle
# show: night-train-to-nowhere
# where: vehicle town
# title: Reason for Travel
N: {air} {a_who} {b_who} It began with a ticket that had been pushed under the door. It was made out to both of them. # level
A: "From," and then the name of where we are. "To," and then nothing. "Reason for travel." Somebody's filled that in. # reading
B: Read it.
A: "{x_cap}." And then, in the same hand, "Nobody knows {ask}."
B: That's what they've been saying, all along the corridor. I had it from a man in his nightshirt. I thought he was talking in his sleep. # low
A: Perhaps he was. It's still true.
B: Is it valid? # after a moment
A: It's been punched. Twice. Once for the passenger, that's us. And once for somebody else. # holding it to the lamp
{ b_kind:
- "planner": B: Then there's a seat reserved. I'd sooner be in it than wonder who is. # buttoning up
- "explorer": B: Then we're already going. I thought that the floor felt different. # glad
- "wildcard": B: One can't let a ticket go to waste. It's bad manners, to the train. # rising
- else: B: Somebody wants to know it so badly that they'd pay for the two of us. # gentle
}

=== nighttrain_back_tick ===
# step: back
# needs: x=thing no-vast
# show: night-train-to-nowhere
# where: vehicle
# title: Nothing Added
N: They put it back between two tunnels, which is when things happen there. {crowd_cap} had come along in dressing gowns, and stood in the corridor, swaying. # quiet
H: Is that it? The same one? You'd be surprised what gets handed in. # careful
A: The same. Look at {x_part}. Nobody could have made that up.
B: Left a little. It always stood where it could feel the bend. # lifting
N: {x_cap} went on to {x_home}, and for once it was the train that seemed to hold its breath. # hushed
H: Well? {x_sound_cap}. Yes. That's what I've been lying awake for. # not quite steady
A: Then one may put down that {stake_fixed}. Have you the list? # low
B: Here. We said that we'd {verb}. Where do I put that we {verb_did}?
A: There's no column. Just tick it. # low
N: They went into the tunnel, and came out again; and everybody counted. There was nothing added. There was nothing gone. # soft

=== nighttrain_stake_found ===
# step: stake
# show: night-train-to-nowhere
# where: vehicle town
# title: Handed In Tomorrow
N: Lost property has a hatch of its own, and on that line things are handed in the night before they are lost. {h} was writing the labels. # level
H: Two umbrellas. One set of teeth, upper. And this.
A: That's my watch. I've got it on. # slow
H: You would have. It isn't found until tomorrow. # apologetic
B: Does it say where?
H: They all say the same tonight. "On the seat. Passenger not seen." And then, under remarks, "{stake}." I take it to be this business with {x}. # reading
A: All of them?
H: A hundred and six. I've run out of string.
B: Is there anything of mine? # after a moment
H: Both shoes. # tactful
N: {b} looked down, and moved the toes. # dry
A: {till != "":And if it were put right by {till}?|And if it were put right first?}
H: Then I should have an empty shelf. I've always wanted to see one. # with longing

=== nighttrain_stake_slate ===
# step: stake
# show: night-train-to-nowhere
# where: vehicle
# title: Please Call Me
N: By every door there is a slate, for the hour at which the passenger would like to be called. They went down the corridor, reading. # quiet
A: "Seven, with tea." # at the first
B: "Seven, without." I've seen him. He doesn't mean it. # at the second
A: "Call me if {stake}." # at the third, slower
B: So does this. And she's underlined, me. # at the fourth
A: And this. With tea. # at the fifth
B: But they can't have talked it over. They've been asleep since ten.
A: One hears things with the wheels. It's {x}, and {x}, and {x}, over every join. I've had it in my teeth all evening. # listening
B: Here's a door with no number. The chalk's still swinging. # stopping
A: What does it want?
B: "Call those two first." # reading
N: They looked up the corridor, and down. There were only the two of them in it. # still
A: {till != "":Before {till}, I take it.|Well, we've been called.}

=== nighttrain_fork1_bags ===
# step: fork1
# show: night-train-to-nowhere
# where: vehicle
# title: Three Bags
N: On that train the rack holds one bag for each passenger. There were two of them sitting under it, and they counted three. # level
A: It's strapped the way I strap. But I never packed it. # taking the first down
B: What's it packed for?
A: Gloves. A whistle. No nightclothes. It's been packed by somebody who means to {d1}. # looking in
B: Mine's a clean collar, and a sandwich for a stranger. I must be going to {d2}. # looking in
A: And the last? It's got both our names, on one label.
N: It would not open. It was warm, like a bed that somebody has just got out of; and, as they looked at it, it settled. # hushed
B: That'd be if we {d3}. # after a while
A: What's in it?
B: I expect that one's told on the way.
{ a_kind:
- "planner": A: It's the only one of the three that's properly strapped. # trying the buckle
- "explorer": A: I'd carry it a good long way to find out. # wistful
- "wildcard": A: Somebody's got a very high opinion of us. # flattered
- else: A: It's got two handles. Somebody thought of that. # touched
}

=== nighttrain_fork1_glass ===
# step: fork1
# show: night-train-to-nowhere
# where: vehicle
# title: The Other Side of the Glass
N: They did not care to say it aloud in there. {a} breathed on the window, and wrote with one finger. # hushed
B: "We {d1}." You've written it as though you didn't want to. # reading
A: You write one, then.
B: There. "We {d2}." # finger on the glass
A: It's running. All your letters have got legs. # reading
B: I felt like that about it, too. Is there room for another?
A: If I keep it small. "We {d3}." Quick, here's the tunnel. # writing
N: It was a short one. When the lamps came up the three lines were still there; and under them was a fourth. # level
B: "Which?" # reading
A: Was that you?
B: No. Rub it out.
A: I have. I've rubbed it twice. It's on the outside. # thin
B: Then they'd have had to do it backwards, so that we could read it. # slow
A: Yes. I call that considerate. # not very loud

=== nighttrain_fork3_scale ===
# step: fork3
# show: night-train-to-nowhere
# where: vehicle town
# title: One at a Time
N: There was a machine with a brass plate to stand on, which tells people for a penny what they weigh. {a} got up on it. # level
B: Now think of one thing at a time. Think that we {d1}.
A: I've gone up by four ounces. # reading the dial
B: So it's heavier than it looks. Think that we {d2}.
A: I've gone down two.
B: I don't like that. Nothing ought to be lighter than what you had for supper. Now the other. Think that we {d3}.
N: The needle went round as far as it could go, and shook, and leaned against the pin. # hushed
B: Half of that's me. I've got on behind. # close by
A: Whatever for?
B: I didn't like to see you up there by yourself with that one. # gruff
A: The card's coming out. It tells your fortune on the back. # catching it
B: And what does it say?
A: "One at a time, please." # reading

=== nighttrain_fork3_gap ===
# step: fork3
# show: night-train-to-nowhere
# where: vehicle
# title: The Width of a Hand
N: They stood on the iron plate between two carriages. It is so loud there that nobody can overhear; or, as it turned out, hear. # dry
A: We could {d1}! # shouting
B: Boots? # shouting
A: Not boots! Or we could {d2}! # shouting
B: I quite agree with you about the boots! # shouting
A: Leave the boots! There's a third thing! # hoarse
B: I know there is! I've had it since the soup! I didn't want to say it where they'd hear! # shouting
A: Nobody can hear! Say it! # shouting
B: We {d3}! # with all the breath left
N: Just then they ran over the place where the two lines do not meet, and for the width of a hand there was no sound whatever. All along the corridor doors opened by an inch. # still
A: I think that they got that. # in a small voice
B: Good. I couldn't have said it twice. # scarlet

=== nighttrain_fork2_wire ===
# step: fork2
# show: night-train-to-nowhere
# where: vehicle town
# w: The telegraph clerk
# title: Nine Words
N: There was a wire to be sent, to the people who were waiting to hear. They had one and sixpence between them, which is nine words. # dry
A: "Have decided to {d1}." # dictating
W: That'll be two shillings. # pencil behind an ear
B: Then put, "Have decided to {d2}."
W: That's more. It's the kind that they ask us to repeat.
A: "Shall {d3}." I've left out the have. # hopeful
W: It isn't just the length. It's double for anything that we shouldn't care to do ourselves. # frank
B: What can we have for one and six?
W: You can have, "Have decided." And I'd throw in love. # counting
A: But we haven't decided.
W: It doesn't go till the next halt. There's plenty who send it first. # reaching for the stamp
N: They signed. It looked very well, in capitals. It only wanted to be true. # dry

=== nighttrain_quarrel_facing ===
# step: quarrel
# show: night-train-to-nowhere
# where: vehicle
# title: Facing
P: You've got the seat that faces forwards. # standing
Q: You like to go backwards. You said so.
P: I said it once! On the first night, because you'd turned green! I've been going backwards ever since!
Q: You might have mentioned it. # stiff
P: You see what's coming. I see what we've left, and watch it get small. I never know what's next till you pull a face. # bitter
Q: I thought that you could read it. # quiet
P: It's always the same page! It says, I can manage! # loud
N: That sat down with them, and took up a good deal of the seat. # still
Q: Have mine. Here. It's warm. # getting up
N: They changed over, carefully, on account of the knees. There was a jolt; the whole train stood; and then, quite slowly, it began to go the other way. # dry
Q: I never touched anything. # wretched
P: Come and sit on this side. Then at least we'll both be wrong. # moving up

=== nighttrain_home_trolley ===
# step: home
# show: night-train-to-nowhere
# where: vehicle
# title: Up and Down
N: The train had gone on. They went after it on the pump trolley, which has a bar like a seesaw, so that only one of them at a time was high enough to talk. # dry
A: Do you suppose... # going up
B: That there's any soup... # going up
A: They've kept our seats? # going up
B: Left, or did they... # going up
A: I was asking first! # going up
B: Give it to table three? # going up
A: Stop pumping! # going down
N: They let go. The bar stood level, and for the first time in eleven miles they could see each other. # quiet
B: You've got soot on your nose.
A: Have I had it all the way? # wiping
B: I couldn't say so. I was always down. Look, there's the tail lamp. It isn't getting any smaller. # pointing
A: It doesn't wait. It's never waited for anybody.
B: It isn't waiting. It's only going round that bend extremely slowly.
N: And it went on going round it until they had hold of the rail. # warm

=== nighttrain_last_hook ===
# step: last
# show: night-train-to-nowhere
# where: vehicle
# title: Something Was Added
N: {air} Between one tunnel and the next something had been added. They counted, and it took them until breakfast to find it. # quiet
A: Eleven seats. Six lamps. It isn't the lamps. # ticking
B: Don't turn round. It's behind you. # very level
A: What is it? # not breathing
B: It's a hook.
N: It was of brass, and quite small. It had been put up just where {a}'s coat slides off the seat, every night, on the long bend. # level
A: Nobody knows about my coat but you.
B: I've picked it up for years. I never said a word to anybody. I may have sighed.
A: It's well made. Is it safe, do you think? # a finger on it
B: It's the first thing that it's ever given us that we were short of. I'd not want it to feel foolish.
N: {a} hung up the coat. On the long bend the whole train leaned over, with care, to see. # soft

=== nighttrain_last_snore ===
# step: last
# show: night-train-to-nowhere
# where: vehicle
# title: Turning Down the Lamps
N: {air} They turned the lamps down, from the front to the back, a hand behind each. At every door one listens, to be sure. # soft
A: Number one. He's whistling. # whispered
B: Number two. That's his wife, answering. # whispered
A: Three's got a cold. Four and five are keeping time with the wheels. # whispered
B: And six is the one that came tonight. There's nobody in it. # whispered
A: There's nobody in it yet. Put your ear to it. # whispered
B: I'd rather not. Put yours next to mine. # whispered
N: For a long while there was nothing. Then, from inside, and rather carefully, came a snore. It went in, and stuck, and was begun again from the beginning. # hushed
A: It's practising. # whispered
B: It's heard all the others. It doesn't want to be the only one who can't. # whispered
A: Shall I turn its lamp down?
B: Leave it up a bit. It's new. # whispered

=== nighttrain_fork3_cord ===
# step: fork3
# show: night-train-to-nowhere
# where: vehicle
# title: Five Pounds
N: Above their heads ran the red cord, with a notice. To stop the train, pull. Penalty for improper use, five pounds. # level
A: We {d1}. Should you call that improper? # one hand up
B: I'd put it at three pounds. # looking up
A: We {d2}.
B: That's quite proper. I'd ask for something back. And the other?
A: We {d3}. # lower
N: The cord had begun to hum. It was the small noise that people make who hope they won't be asked. # hushed
B: How much have you got on you? # after a moment
A: Four pounds. It was to be for going home. And you?
B: One. I never knew what it was for.
A: Then we can be improper once, between us. # slow
B: Only if we both pull. I won't have it said that it was you. # one hand up

=== nighttrain_fork2_bunks ===
# step: fork2
# show: night-train-to-nowhere
# where: vehicle
# title: One above the Other
N: They lay in the sleeping car with their boots on, one bunk above the other. Nobody asks anything of people who lie down. # level
A: We could {d1}. # from above
B: You said that to the ceiling. It's gone. We could {d2}. # from below
A: I got that through the mattress. It had a spring in it.
B: What's the other?
A: I don't care to say it in the dark. We {d3}. # low
N: For some time there were just the wheels. Then a hand came down over the edge, and hung there. # quiet
B: Is that yours?
A: I should hope so. Count the fingers.
B: Five. # after a moment
A: Then it's mine. You may think with it, if you give it back. # gentle

=== nighttrain_fork1_strap ===
# step: fork1
# show: night-train-to-nowhere
# where: vehicle
# title: Three Holes in a Strap
N: On that train a window is let down by a strap. It has three holes, and each lets in more of the night. # level
A: At the first, we {d1}. # pulling the strap
B: That's coal, and cold. One could live with that. And the second?
A: We {d2}.
B: That's somebody's supper. And a dog. I'd like to know whose.
A: There hasn't been a house for an hour. # level
B: Then I'd like to know it less. What's at the bottom?
A: We {d3}. Hold on to your hat.
N: It took nothing. It came in, and turned up both their collars, as one does for children. # hushed
B: Was that you? # after a moment
A: I've both hands on the strap.
B: Then move over. I'll hold half of it.
