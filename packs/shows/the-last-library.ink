// Ways that only the library has: a book too many, sentences that stop in the middle, and rules that are kept.

=== library_puzzle_extra ===
# step: puzzle
# show: the-last-library
# where: room
# title: One More Than There Should Be
N: {air} {a_who} {b_who} It was closing time, and they had counted. There was one more than there should be. # level
A: It's this one. It's still warm. # holding it
B: Don't open it at the end. What does it begin with? # low
A: It begins with {x}. There's a good bit about {x}. It's rather well put. Then it says, "Nobody knew..." # reading
B: Nobody knew what?
A: It stops. It's blank, from there to the back cover. There must be two hundred pages of it. # turning over
B: But that's what they're all saying. I've had it from four people since tea. Nobody knows {ask}. # slow
A: Edges clean. It hasn't been torn out. It's just that it's not been found out. # quiet
B: And whoever's in these stops a little, too, till somebody goes on with them. # quiet
A: Then we'd better go on with it. # shutting it on one finger

=== library_gone_loan ===
# step: gone
# show: the-last-library
# where: room
# title: Lend Everything
N: {air} {a_who} {b_who} There is one rule in that house, and it is cut in the stone over the door: lend everything. They had always taken it to mean books. # dry
A: There's a ticket out that I don't know. It's in the tray. # holding it up
B: What's been borrowed?
A: "{x_cap}." And the date. And where it says the borrower, there's only a folded corner.
B: That isn't one of ours. It hasn't even got a shelf mark! # indignant
N: They took a lamp each and went to {x_home}. There {x_left_was} {x_left}, dusted round with care. # hushed
A: It's all quite regular. It's been stamped. # flat
B: Then when's {x_they} due? # low
A: It gives the day, and it gives the month. And where there should be the year there's a small neat hole. # tilting it to the light
B: Then I'd call that overdue. # taking down both coats

=== library_stake_stops ===
# step: stake
# needs: no-lasts
# show: the-last-library
# where: room
# w: The postman
N: The postman was in the middle of the front hall with one hand in his bag. He had been there for some time. # still
A: Is he all right? # low
W: Good evening. I've just the one, and it's for... # pleasant
B: For whom? # after a pause
H: It's no use. He's been saying that since five. There's a book about him upstairs, and it stops there. # quiet
A: Whatever for?
H: Because of {x}. There's a whole shelf come in. I've only looked at where they break off, and it's always at the same place. Without {x}, {stake}. # quiet
W: I've just the one, and it's for... # pleasant
B: How many are there up there? # faint
H: Forty, when I came down. {till != "":I'd think that it'll be all of us by {till}.|They were up to the letter M.} There was one that I didn't open. It had a very new binding. # not looking at them
A: Was it about us?
H: It was rather slim. # kind

=== library_quarrel_page ===
# step: quarrel
# show: the-last-library
# where: room
# title: Said Angrily
N: They had the extra book with them, and it lay open. It would have been better shut. # dry
P: You might have told me. # low
Q: You might have asked.
P: Look. It's just come up. "You might have told me, said {p}, angrily." I wasn't angry! # pointing
Q: "You were, though, said {q}, who had not slept." Well, that's true. # reading
P: "You only came because you couldn't bear to be left out." I never said that! # hot
Q: No. It's got it down before you've said it. # very quiet
P: I might have been going to. # wretched
Q: What do I say back? # after a moment
P: You don't want to read it.
N: {q} got out a pencil, and drew one line, quite straight, through what came next. Under it there was space for about six words. # quiet
P: What are you writing?
Q: "Move the lamp, I can't see." You say it. # holding out the pencil

=== library_coming_quietly ===
# step: coming
# skeleton: kept
# show: the-last-library
# where: room
N: There were feet on the stair; a great many, on the sides of their soles. # hushed
A: Who's that at this hour? # whispered
B: It's {crowd}. They've come to rescue us. They've brought {rake}s, and they're doing it quietly, because there's a notice. # whispered
A: Can they find the way in? # whispered
B: They've gone past it twice. I can hear {h} saying, it's not on three and it's not on four. # whispered
A: Then we've a minute. # whispered
B: Half. Somebody's just leaned on the right bit of wall. # whispered

=== library_fork3_pen ===
# step: fork3
# show: the-last-library
# where: room
# title: The Next Line
N: The extra book had got as far as they had. It said, "And so they decided..." And there it waited. # still
A: I've the pen. What do I put? # low
B: What is there?
A: There's "to {d1}." It's a good plain line. You could hang a chapter on it.
B: Try how it looks with "to {d2}."
A: Longer. It'd go over the page. And then there's this. "To {d3}." # the pen just above the paper
B: I know what the next sentence is, after that one. # slow
{ b_kind:
- "planner": B: I'd want to do it in pencil. # dry throat
- "explorer": B: Then put it. I can't stand the dots. # between the teeth
- "wildcard": B: It'd be a wretched book where they didn't. # light, and pale
- else: B: Whichever it is, put both our names to it. # quiet
}

=== library_home_chute ===
# step: home
# show: the-last-library
# where: room
# title: Returned
N: The one way in, after dark, was by the slot where the books come back. It is made for nothing thicker than a dictionary. # dry
A: You first. Breathe out. # low
B: What do I go under?
A: Say that you're a set.
N: It went down in the dark for longer than there was house. # hushed
B: Something went past me, going up. It begged my pardon. # echoing
A: It'll be from abroad. Keep your elbows in.
B: Has anybody ever come out at the bottom of this? # echoing
A: Everything does, in the end. It just isn't always straight away. # echoing
S: bell
N: They came out on the mat; and the date stamp came down on the sole of {b}'s left boot. # dry
B: What does it say?
A: "Returned, in fair condition." # twisting round to read it
B: Fair! # stung
A: I thought it was handsome of them. Look at my knees. # sitting up

=== library_last_count ===
# step: last
# show: the-last-library
# where: room
# title: Finished
N: {air} They counted, as they did every night, one from the left and one from the right. # quiet
A: Four thousand and eight. # meeting in the middle
B: Four thousand and eight. We've gone wrong.
A: We can't both have gone wrong by the same. There's no extra.
B: There's always an extra. Here. It's got a number on its spine. It's got a title, in gold. And it goes right up to the end. # taking it down
A: Finished? Are we in it?
B: You're under S. "See also." # reading
A: And what does it say, on the last page?
B: "They counted." # after a moment
A: Is that all? # leaning over
N: They lent it out to each other, properly, with the stamp, and went up to bed. # soft

=== library_call_slip ===
# step: call
# show: the-last-library
# where: room
# a: lead1
# title: Found Between Two Pages
N: {air} {a_who} It fell out of a book, as everything does there that matters. # level
A: It isn't a bookmark. It's a notice. {event_cap}{deadline != "":, {deadline}}. All readers are eligible. # turning it over
B: Which book was it in?
A: "Great Defeats." At the chapter that isn't written. # dry
N: {b_who} {b_they_cap} held out a hand for it. # quiet
B: And for the winner there's {prize}. They can't lend that. There's only the one. # low
A: The rule says, lend everything.
B: Who's put their name down?
A: {foe_cap}. And there's a column ruled next to it, for whoever loses. It's quite wide. # low
B: Nobody's ever signed in that.
A: We could sign across both. It doesn't say that you have to know which. # slow

=== library_back_stamp ===
# step: back
# needs: x=thing no-vast
# show: the-last-library
# where: room
# title: Not a Day Overdue
N: There is a way of returning things in that house, and it is done in full, whoever is watching. {crowd_cap} was watching. # dry
H: Item? # stamp ready
A: {x_cap}. # laying both hands on it
H: Condition?
B: Better than when it went. Somebody's been very careful of {x_part}. Put that. It ought to be down somewhere. # low
H: And the borrower's name? There's only a folded corner, in that space. # not looking up
A: Put the corner.
S: paper
N: The stamp came down. They carried {x} across to {x_home}, between them, and set it on its place; and it was so quiet that one could hear a page wait. # hushed
B: Go on. You know what it does. # to {x}
H: {x_sound_cap}. There. It's back, and {stake_fixed}. # taking off {h_their} spectacles
A: We said that we'd {verb}.
B: And we {verb_did}. It's in the book. That's as true as a thing can get. # low

=== library_stake_card ===
# step: stake
# show: the-last-library
# where: room
# title: See Also
N: {h} was at the long drawers, where there is a card for everything, and had taken out a new one. # quiet
H: It ought to be where people can find it. "If {stake}." I've only to put, see also. # pen ready
A: See also what?
H: That's it. I've been right through. There's Flood, see Buckets. There's Mice, see Cats. There's Sorrow, see Tea, two drawers. # level
B: And for this?
H: There isn't anything to see. # laying down the card
N: There was a blot on it, small and round, where the pen had waited. # still
A: Put us. {till != "":"See {a} and {b}, before {till}."|"See {a} and {b}."} It'll go in, if you write small. # in a rush
B: You might have asked before you filed me.
A: Would you have said no?
B: I'd have said, put me where you are. I'd hate to be in another drawer.

=== library_stake_renewed ===
# step: stake
# show: the-last-library
# where: room
# w: A small reader
# title: Eleven Times
N: A small reader had come up to the counter, and could be seen from the eyebrows. # dry
W: I'd like to renew this, please. # from below
A: It isn't due back until next week. # kind
W: I know. I'd like to renew it eleven times.
B: Whatever for?
W: They say that {stake}. And I haven't got to the bear. # steady
A: You could look on at the bear. We wouldn't mention it.
W: I want to get to him. I want him to be still there when I've got to him. # patient
N: {a} took up the stamp, and put it down, and took it up by the right end. # quiet
A: I can't do it with my hand like this. You do it, {b_call}. I'll hold the page.
B: Eleven. {till != "":And we're going to see to it before {till}.|And then we're getting our coats.} # stamping
W: You needn't hurry. He doesn't come till chapter nine. # comforting

=== library_fork1_volumes ===
# step: fork1
# show: the-last-library
# where: room
# title: In Three Volumes
N: They did their thinking with books. Three blank volumes lay on the counter, and one ribbon to mark the place. # level
A: Volume one. We {d1}. # a hand on it
B: I can see people reading that in a night. And then I'd put this. We {d2}.
A: You've picked the one that's got pictures.
B: They're all blank, {a_call}.
A: I always see pictures in yours. And what's in three?
B: In three we {d3}. I've not opened it. It's the sort that doesn't care to be shut again. # quiet
A: There's just the one ribbon.
B: Then there's just the one that we can go back to. You do it. # holding it out
A: Take an end. I don't want it to be only me who lost the other two.

=== library_fork1_margins ===
# step: fork1
# show: the-last-library
# where: room
# title: Tuesday's Paper
N: The fire in that house will eat only newspaper; so they had written it in the margins of Tuesday's. The two that they would not do were to go in the grate. # level
A: This one's, we {d1}. It's down the side of the corn prices. Shall I? # holding it out
B: No! Not yet. Read me what there is on the weddings. # catching the wrist
A: We {d2}.
B: Well, you can't burn that. Look at the bride's mother. Where's mine?
A: Is it this? "We {d3}"? It goes all round the crossword. You've filled in four across.
B: It was "marmalade." # stiff
N: The fire stood up on its toes to see what was keeping them. # dry
A: You throw two in. You're the firm one.
B: I thought that you were. # troubled

=== library_fork2_ladder ===
# step: fork2
# show: the-last-library
# where: room
# title: Along the Rail
N: One thinks better higher up. So {a} stood at the top of the long ladder, and {b} pushed it along on its rail. # dry
A: Whoa. We could {d1}. What have we stopped at? # from above
B: Shipwrecks.
A: Push me on. Or we could {d2}. And where's that?
B: It's where Manners turns into Cookery. # pushing
A: It's warm, up here. And then again we might {d3}. What have I got there?
B: The lamps don't come to this end. Feel along.
A: There's one that's humming. # hand out
B: Why am I always the one who pushes? # after a time
A: You've never said that you'd like to come up.
B: I've never liked to be the one to say it.
A: There's room for one more foot, if it's narrow. Come on. # moving over

=== library_fork2_eel ===
# step: fork2
# show: the-last-library
# where: room
# title: One Page
N: When two in that house cannot agree, they are given one book, and one page of it, and it may not be turned till both have done. This one was about eels. # hushed
A: I've done.
B: I'm at the tail. # reading
A: We could {d1}. # eyes front
B: Don't talk while I'm reading. We could {d2}.
A: You aren't reading!
B: I can do both. It isn't a gripping eel. You've got another, because your thumb's twitching.
A: We {d3}. # to the page
N: The eel went on down the page towards the sea, three thousand miles, without asking anybody. # soft
B: I've done.
A: Are you always as slow as that?
B: I finished when you did. I only wanted you to sit there a bit longer and not be cross with me. # shy
A: I wasn't reading, either. I'd stopped at "slippery." Turn over.

=== library_fork3_lift ===
# step: fork3
# show: the-last-library
# where: room
# title: Sent Down
N: You put a slip in the book lift, with what you require, and something is sent. Nobody has ever met who sends it. # hushed
A: "We {d1}." # pulling
N: It went up, and was a while about it, and came down with a pair of boots in it. # still
B: Those are my size. Try, "We {d2}."
N: It sent down two cups and a saucer. # still
A: And, "We {d3}." I'm only asking. # into the dark
N: This time it was gone for long enough to think. It brought the slip back. On the other side, in pencil, it said: are you sure? # very soft
B: Is it worried about us?
A: Answer it. You've the better hand.
B: What do I say?
A: Put that I'm not. But put that there's two of us, and ask if that will do. # quiet

=== library_quarrel_shelf ===
# step: quarrel
# show: the-last-library
# where: room
# title: Behind the Bs
N: Whatever has happened, the returns go back at closing. They stood one on each side of a shelf, and with every book there was less of the other to see. # level
P: You let me go on alone. # setting one in
Q: You never wait. You go through people as you go through books, to be at the end. # setting one in
P: That's because with you there isn't an end. There are only notes! # setting in two
N: There was no gap left. It is an odd thing to have said the worst that you know to a row of backs. # still
P: {q_call}? Are you there? # small
Q: I'm behind the Bs. # muffled
P: I like the notes.
Q: I can't hear you. There's Baking in the way. # muffled
N: It is a thick book. It was pulled out, bit by bit, from the other side; and where it had been there was an eye. # quiet
P: I said, I like the notes.
Q: I heard. I wanted it twice.

=== library_home_closing ===
# step: home
# show: the-last-library
# where: room
# title: The Long Word
N: It was hours past closing. They had the small key ready, and went in on the sides of their feet. # hushed
A: The lamps are lit. All forty. # whispered
B: There's somebody at every desk. They've none of them gone home! # whispered
H: Hush. There are people reading. # not looking up
A: Why haven't you shut? It's the middle of the night. # whispered
H: It's closing time when I've said so. And I couldn't get to the end of it. It's a longer word than you'd think. # stiff
B: That lady's is upside down. # whispered
H: She's had it like that since supper.
A: Whatever do we do? # whispered
B: Take my hand, and walk as if we'd only been for a drink of water. # whispered
N: And all the way along, on both sides, as they went by, the pages began to turn. # warm

=== library_last_desk ===
# step: last
# show: the-last-library
# where: room
# title: The Next Desk Along
N: {air} There is a desk in the Reading Room that is always warm, and nobody is ever at it. They had taken the two on either side. # peaceful
A: That's the draughty one that you've got. You like this one.
B: You'd looked cold. I thought I'd leave you the nearer.
A: I only sat here so that you'd come and turn me out.
N: They went on with their books, a page or so. # quiet
A: Is that the cocoa? # one palm on the wood
B: Is what?
A: My desk's warm.
B: So's mine. I put it down to being happy. # feeling along it
N: They both put out a hand to the old one. It was no cooler. It seemed merely to have got tired of being the only one. # soft
B: Good evening. # to the desk

=== library_last_fines ===
# step: last
# show: the-last-library
# where: room
# title: Nothing Owing
N: {air} It was the evening for the fines, and they did each other's last. # level
A: One lamp, not turned down. A halfpenny. One door, left open on a draught. # writing
B: That was you.
A: I've got it under both. One sharp remark, on the stairs. I've entered it as damp.
B: You kept my pencil. That's a penny. # looking over
A: So it's fourpence each. I've got fourpence here that I owe to you.
B: And here's yours. # feeling in a pocket
N: They slid them over, and the two lots met in the middle of the counter, and went on. # dry
A: There. There's never been nothing in that column. # uneasy
B: I don't like it at all. What should I come in for, of an evening?
A: Well, borrow something.
B: Lend me a halfpenny. # at once

=== library_fork3_shelf ===
# step: fork3
# show: the-last-library
# where: room
# title: One at Each End
N: A bracket had gone. So they were holding up a shelf, one at each end, until somebody came; and nobody was going to. # level
A: Talk, or I'll think about my arms. We could {d1}.
B: They've all leaned over to my end. It's heavy, being agreed with. # bracing
A: Then it's your turn.
B: We could {d2}.
A: The fat one's gone down on its face. That's Volume Four. It's never been for anything. And what if we {d3}?
N: All along the shelf, without any help, they stood up straight. # hushed
B: Is that a yes? # whispered
A: They'd stand up for a funeral. # whispered
B: They'd stand up for a bride. How are your arms?
A: Finished. # honest
B: Shift along. I'll take your end as well. You take the choosing.

=== library_fork2_gap ===
# step: fork2
# show: the-last-library
# where: room
# title: The Thin One
N: They were not speaking, with a bookcase between them. {a} pulled out a book, so as to have something to look at. On the other side, so did {b}. # dry
A: That's your eye. # through the gap
B: It's my reading eye. I was only thinking that we could {d1}. # through the gap
A: I can't tell, from an eye. Come down a shelf.
B: We could {d2}. # through another gap
A: You've got ink on your chin. I thought that we could {d3}. You needn't watch my mouth. # stiff
N: Only one book was left. It was very thin, and they had a corner each. # quiet
B: If we take that out, we'll be in the same room. # low
A: It's only that it might fall. You pull, and I'll push.

=== library_fork1_heads ===
# step: fork1
# show: the-last-library
# where: room
# title: So As Not to Nod
N: In that house one thinks with a book on one's head, so as not to nod at a thing merely to be polite. # level
A: We could {d1}. # very upright
B: I'd say something to that, but it's four volumes in one. We could {d2}. # very upright
A: Yours slipped.
B: I breathed. One's allowed to breathe. Is there another?
A: There's this, that we {d3}. # hardly moving
N: There were two thumps. # dry
B: It was heavy. It might have gone at any time. # rubbing a toe
A: So might mine.
B: I only wondered if you nodded because I did.
A: There were two thumps. # careful
B: They were very close together. # picking up both
