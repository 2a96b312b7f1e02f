// EMPTY, episode 4, second ways: how x is brought back in (go4, act by end), and what it left behind (change by price).

=== heist_go4_night_packed ===
# step: go4
# skeleton: empty
# door: Bring [x] in while it's dark
# style: bold
# recall: brought [x] back in the dark
# makes: end=night
N: {g} had packed for it. There {x_was} {x}, in a blanket; there was {food}; there was a page about what to do if there should be {x_sound}. # dry
Q: {x_theyre_cap} only going round the corner.
G: I know. I never sent anybody anywhere before. # tucking in an edge
Q: {way == "creep":It's the sides of our feet again, and no talking.|{way == "front":It's straight in, and be cross, and don't look at anyone.|It's {tool}, the same as before. The hinge has been spoken to.}}
P: What if we're stopped? With {x}, there, {x_carry}?
Q: We're bringing {x_them} in. I've looked. There's no rule against bringing.
{ price:
- "blame": P: One of us gets stopped. I've got my word ready. It's, "Curses." # steadying
- "keep": P: And it's {p_keep} that goes on first. I've held it since dinner. I'd like it to go over warm. # steadying
- else: P: I'm not to say a word, after. So I'm having it all now. Isn't it dark? Doesn't that boot creak? # steadying
}
N: {g} looked at {g_their} two hands, which had nothing in them. # quiet
G: Could I come as far as the cloth? I'd just lift it.
Q: We'd been wondering who'd lift it. # kind

=== heist_go4_crowd_rare ===
# step: go4
# skeleton: empty
# door: Give a concert, with [x] in the animal
# style: clever
# recall: given a concert, with [x] in the animal
# makes: end=crowd
N: It was up on {board}: a concert, at {den}, with an animal. By noon there was nowhere to stand. # brisk
Q: They want to know what animal.
P: I've put, rare. # sewing
G: Which end am I? # humble
P: The back. Nobody looks at the back. The front sings; and by the second bow you're under the cloth, with {x}. # sewing
G: I've been at the back of things all my life. I never thought that there'd be a tail. # trying it
{ price:
- "blame": P: And as soon as you're out I go over the rail, and I'm caught. I've been practising off a chair. # biting the thread
- "keep": P: And this goes on first, for the spring. It's {p_keep}. Don't drop it, {g}. Don't squeeze it, either. # biting the thread
- else: P: And I'll say, it was a concert. I'll be asked how it went, all my life, and I'll say, a bit flat. # biting the thread
}
Q: {way == "tool":It's got {tool} for a neck. It looks round at you.|{way == "front":It's got a good straight back. I knew that we'd want that again.|It's got boots for ears. They've hung round our necks before, they know the way.}}
H: They're stamping! What shall I say? # putting in a head
P: Say that it's shy. # pulling it on

=== heist_go4_tell_fetch ===
# step: go4
# skeleton: empty
# door: Fetch [foe], and let [g] say it
# style: honest
# recall: fetched [foe], and let [g] say it
# makes: end=tell
N: They asked for ten minutes. Nobody at {den} had been off for ten minutes since the night of the big noise. # steady
{ foe_talks:
  F: And if someone comes? While I'm out? # looking back, and back again
  P: They'll take their hats off. They always do. They needn't know that there's nobody there to see.
- else:
  N: {one_cap} stopped at every step, and looked behind. # soft
  P: It's only down here. It's nothing to be afraid of. Not for you. # gentle
}
N: {had == "found":There was {g}'s door, wide open. The coat had been taken off what held it|{had == "lent":There was {g}'s door, wide open; and there was a nightcap on the pillow, and it was not empty|There was {g}'s door, wide open; and the lamp, and the chair, and the box}}. {g} stood by, buttoned up to the neck, as one dresses to be told off. # quiet
G: It was me. I've had {x_them} all along. I wiped {x_them} on Saturdays. # very fast
{ foe_talks:
  F: There you are. # not to {g}
- else:
  N: {one_cap} did not so much as look at {g}. {one_they_cap} had gone close up to {x}, and put down {one_their} head, until there was {x_sound}. # very soft
}
{ price:
- "blame": P: And you'll never be asked. I came to rob you, and you stopped me. You want to practise looking fierce. # clear
- "keep": P: There's this, to go under, for the spring. It's {p_keep}. It likes to be wiped. # clear
- else: P: Nobody'll hear of it from me. I'd have liked you to know how well I should have told it. # clear
}
Q: Then it's a corner each. {foe_cap} first. # taking hold

=== heist_act_edge ===
# step: act
# skeleton: empty
# needs: end=night
# title: An Inch or So
N: They had got {x} on to the cushion, and the one cloth over it, and the other, when they heard the step. It was coming across the path. # hushed
A: Get under! Everybody! # whispered
B: There's no more under! {g}'s got it all! # whispered
{ price:
- "blame": P: I'm to be caught, I know that. But I was to be caught on purpose! # whispered
- "keep": P: I can see {p_keep} from here. There's a corner showing. Oh, don't look at the corner. # whispered
- else: P: And I'm not to tell anyone about this. This! # whispered, with feeling
}
N: A light was set down. {foe_cap} did what must have been done there every night, when there was nobody to see. {one_cap} took the cloth by its edge, and lifted it, an inch or so, quickly, and looked. # hushed
A: Now {one_they}'ll know. # on a breath
N: The edge stayed up. It stayed up so long that {b} began to count. At twenty-six it was let down again, as one shuts the door on somebody who has gone to sleep at last; and there was {x_sound}. # very soft
{ foe_talks:
  F: Well, I never. # after a time, to no one
- else:
  N: The steps went off, left to right. They were not quite even. One would have said that there was a hop in it. # soft
}
B: We've broken in, and left something behind. I don't think that's so much as a crime. # on a breath
{ price == "blame":
  P: It's just going to be. Run, all of you. And I'll... Hi! Stop! Thief! It's me! # out loud
- else:
  A: Then out. And nobody's to cheer before the corner.
}

=== heist_act_music ===
# step: act
# skeleton: empty
# needs: end=crowd
# title: Somebody to Hold the Music
N: The animal came on to great applause, and bowed at the one end. # brisk
A: We need somebody to hold the music! Somebody with a steady hand! # calling, through a smile
B: You, there! In front of the cloth! # calling
{ foe_talks:
  F: Me? I'm on duty. # taken aback
- else:
  N: {foe_cap} looked round to see who was meant. There was nothing there. There had not been for years. # dry
}
A: It's only the two pages. You'd have to face this way. # through a smile
N: Nobody had ever asked {foe} to hold anything. The music was taken, by its corners, with great care; and while everybody looked to see if it was the right way up, the back of the animal went over the rail. # dry
B: What have you given out? This is the bill for the cloth! # through a smile
A: Then sing it. "To four yards, at ninepence." # through a smile
{ price:
- "keep": P: "{p_keep_cap} first, {g}. {p_keep_cap} first." # to the tune
- "blame": P: "And as soon as it's in I'm to fall on my nose." # to the tune
- else: P: "It never took place. No, it never took place." # to the tune
}
N: Under the cloth there was {x_sound}. It came in just where one would have wished. # hushed
H: Encore! Do the ninepence! # springing up
A: That's it! That's {x} on, and {g} back in the tail! # through a smile
{ price == "blame":
  P: Then here goes. Whoops. I'm discovered! I'd have had {x_them}, too, but for {foe}! # over the rail
- else:
  B: Bow. And get back the music, before it's read. # bowing
}

=== heist_act_backs ===
# step: act
# skeleton: empty
# needs: end=tell
# title: Backs Turned
N: They had come as far as the rail, with {x} between them, a corner each; and there it stopped. # quiet
{ foe_talks:
  F: I'd sooner that nobody looked. I know how it sat. You, you had {x_them} last. You take the other end. # gruff
- else:
  N: {one_cap} let go; and came round, and pushed them, gently, one by one, till they faced the other way. But {g} {one_they} pushed back. # soft
}
G: Me? # faint
A: Don't turn round. # low
B: I'm not. What was that? # low
A: That's the cloth. And that's a foot in the way of another foot. # low
{ price:
- "keep": P: And that click was {p_keep}. It's down. I'd know it anywhere. # looking straight in front
- "blame": P: I'm looking for how I'd have got in, if I'd been any good. I'll be asked. # looking straight in front
- else: P: I'd give a year of my life to look. But what I don't see I can't tell. # looking straight in front
}
G: To you. Up a bit. Oh, I'm sorry. I'm sorry about the whole of it. # behind them
{ foe_talks:
  F: Left. There was always a bit of light on {x_part}. There. # behind them
}
N: Then there was {x_sound}; and after that, for a time, nothing at all. # hushed
B: May we look now?
G: Not yet. There's somebody lifting up the edge of the cloth, and putting it down. That's four times. # unsteady
A: What for?
G: There's something under it. # unsteady

=== heist_change_blame_game ===
# step: change
# skeleton: empty
# needs: price=blame
# w: A very small person
N: Inside a week there was a game. It was played at {edge} by everybody who was too small to be asked, and they drew lots for who got to be {p}. # dry
Q: They fight over you. {end == "tell":{foe_cap} came and showed them how it went.|{end == "crowd":They've got that fall to a hair.|They all want to shout that it's them.}}
P: I went to buy a bit of string. She wanted to know what for. # sitting down
N: By {p} there was a good deal of room, these days. {foe_cap} came, and filled it. # warm
{ foe_talks:
  F: {way3 == "ask":You walked up in the open, and asked. I've told them that there's not many would. They thought that I was being large about it.|{way3 == "watch":I knew that there was a foot. I thought, it's heard all that, and it's not gone away.|I can go along there now with my head up. I'd never seen the top half of it.}}
- else:
  Q: {way3 == "ask":That's the cloth, with the patch. I think it's for your knees.|{way3 == "watch":Look down. Your boots are being done.|It's a pebble. It's out of the heap. It's the one that looks most like something.}} # hushed
}
G: I've brought {food}. {had == "found":I'd have come before, but there's nothing to hold the door.|{had == "lent":I paid for it. I've got the bill.|I've been minding it for you since noon.}} # with a tray
P: You'll both be talked about. # not moving away
W: Are you the real one? # out of breath
P: I'm afraid so.
W: I'm you, next. How do you do the face? For when you're caught? # anxious
P: Like this. # showing it
W: Is that all? You look quite nice. # disappointed

=== heist_change_keep_saw ===
# step: change
# skeleton: empty
# needs: price=keep
N: There was no more call for the stand; so {h} had brought a saw. # plain
P: Could I just look underneath? Before you start? # low
H: There's only the cushion, and a spring. # rolling up a sleeve
N: It was {foe} who came, and lifted the cushion, as one lifts a cat out of a chair. # soft
{ foe_talks:
  F: I looked in on it every round. I thought, now I've got the two. # holding it out
- else:
  N: It had been done up in the good end of the cloth, and tied with a thread. # soft
}
Q: {p_keep_cap}! {end == "tell":I said that it'd be in good hands.|{end == "crowd":They were all clapping, and there you stood, and nobody knew what it was for.|You put that down in the dark, and came away, and never looked round. I saw you not look.}}
P: {way3 == "ask":It shows that you can ask people things.|{way3 == "watch":It's had the duster. It's had it in all the cracks.|It's been kept by somebody who knows what it is to go looking.}} # low
H: Was it that which held down the spring? That? It's no size.
P: It's heavier than it looks. # not loud
G: If the stand's not wanted. {had == "found":I could do with something for the door.|{had == "lent":I thought that I'd have the cushion. It's been cold, of a night.|I could put a lamp on it. I'd sit by it, and mind it.}} # from the side
N: So nothing was sawn. {h} seemed to be rather relieved. # warm
Q: You can put it in your pocket. It's yours.
P: In a minute. It's got to get used to me again. # holding it in both hands

=== heist_change_glory_nine ===
# step: change
# skeleton: empty
# needs: price=glory
N: It got about that there had been thieves. {h} told it every evening, over {food}, and it was told so badly. # dry
H: There were nine of them, in masks. They got up to the rail. And there {foe_was} {foe}; and they turned round, and ran. # rapt
P: There weren't nine. # in agony
H: Were you there? {end == "crowd":You were giving that concert.|{end == "tell":You were busy carrying something, for somebody.|You were in bed. You told me so.}}
P: No. I was never there. # in agony
N: At the other side of the table sat {foe}, who came to supper now; and it could be seen that somebody else had noticed about the nine. # warm
{ foe_talks:
  F: It was very quiet, for nine. # to the plate
  P: You could have heard a sock. # to the plate
  F: {way3 == "ask":I heard that one of them came back, and asked how I was. It'll be a mistake.|{way3 == "watch":I heard that there was a foot.|I couldn't say. I was out, looking for something.}} # to the plate
- else:
  G: I'd heard two. {way3 == "ask":And one of them was very civil.|{way3 == "watch":And one had a foot out.|And somebody'd lost something.}} # to the plate
  P: Did you? I wonder where you heard that. # to the plate
}
G: {had == "found":My door's been banging. It hasn't got anything to do with it.|{had == "lent":I've a nightcap at home that I don't need. It's nothing to do with it.|I've got a lamp, and a chair, and nothing to sit by. That's by the way.}} # passing the salt
H: What are you all smiling at? I haven't got to the masks. # put out
P: Go on. It's a very good story. # and it hardly hurt
Q: It's got nothing true in it. # aside
P: I know. That's all still here. # aside, looking round the table
