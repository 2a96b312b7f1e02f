// NOTICE, episode 1: a paper that says that nobody has been seen there for a year; the office, where somebody has a reason; and everybody
// is sure that it is not so. In every `office` a form is folded in four, and in every `loud` p is in a hurry to have nobody ask.

=== defend_notice_straight ===
# step: notice
# skeleton: notice
# title: Quite Straight
N: {air} {a_who} {b_who} There was a paper on {board}. It hung quite straight, and that was the first bad sign. # dry
Q: "Notice. By {date} {x} will be {done}." # reading
P: Does it say who says so? # not coming any nearer
Q: "By order of {foe}." There's a stamp. "Reason. {count_line}" # reading
P: Well. That's very clear.
Q: None! In a year! But everybody loves {x}!
P: It doesn't say loved. It says seen.
Q: "What comes instead: {instead}." And then it's signed, three times. I can't read the third. Somebody's had a thumb on it. # nose to the paper
P: I shouldn't trouble about the names. Nobody reads those. # quick
N: {q} read the whole of it again, in case it should be kinder the second time. It was the same length. # flat

=== defend_notice_paste ===
# step: notice
# skeleton: notice
# needs: x=place,event,idea
# w: The one with the paste
# title: Paid by the Sheet
N: {air} {a_who} {b_who} They met a person with a bucket of paste, who had put up one paper on {board}, and was putting another on top of it. # dry
Q: Why are there two? # stopping
W: I'm paid by the sheet. It says the same. You needn't lift it.
Q: "By order of {foe}. {x_cap} will be {done}, by {date}. {count_line}" None? That isn't true! # reading
W: I only do the corners. # brushing
Q: Everybody loves {x}! You must have been yourself!
W: Me? No. I've been meaning to. It's nice to know that it's there. # picking up the bucket
P: There you are, then. It's all in order. Shall we go on? # already going
Q: You've gone a very odd colour.
P: It's the paste. # not stopping

=== defend_notice_custom ===
# step: notice
# skeleton: notice
# needs: x=event,idea
# title: By Order
N: {air} {a_who} {b_who} {h} came up with a paper, holding it by one corner, as one holds a fish. # plain
H: I can't say it. You read it. I got as far as "hereby". # holding it out
Q: "It is hereby made known that {x} will be {done}, by {date}. By order of {foe}." # reading
H: There. "Hereby." As if one could do that with a word. # hot
Q: "Reason. {count_line} What comes instead: {instead}." And three people have signed. # slow
H: Who'd sign that? I'd like to see the hand that did it. # hotter
P: It's badly smudged. I don't suppose that one could ever find out. # putting something in a pocket
Q: None in a year! I could name you twenty, {h}!
H: I could name you fifty. You begin. # arms folded
N: {q} began. It was odd: it went very well for about a name and a half. # dry

=== defend_notice_label ===
# step: notice
# skeleton: notice
# needs: x=thing,creature,person,group
# title: A Label with String
N: {air} {a_who} {b_who} Somebody had been to {x} before them, and had tied on a label, with string, in a bow. # plain
Q: It looks like a present. # turning it over
P: What does it say? # from some way off
Q: "By order of {foe}. To be {done}, by {date}." It's {x}! They can't do that to {x}! # staring
P: Is there a reason? There's usually a reason.
Q: "{count_line}" That's a lie, for a start. I see {x_them} all the time! # hot
P: From over there.
Q: One can see extremely well from over there! "What comes instead: {instead}." And it's signed by three. The third's all blot. It looks licked. # holding it to the light
P: I'd leave it tied. You'll only get it crooked. # low
N: From {x} there was {x_sound}, as on any other day. Nobody had thought to read it out to {x_them}. # quiet

=== defend_office_need ===
# step: office
# skeleton: notice
# needs: no-why=owed,name,lonely
# title: Next
N: There was an office for such things. It was a small table by {door}, with a bell on it; and behind the bell sat {one}. One had to ring all the same. # dry
S: bell
F: Next. # looking up
A: There's only us.
F: Then it'll be you. # kind
B: You can't have {x} {done}. Why would anybody?
F: It all costs me eleven and six a week, and I've got nine. I've tried it in pencil, and I've tried it in ink. It comes out at nine. # sorry
A: But everybody loves {x_them}!
F: They may. There's no line for that. There's a line for "seen", and it's got a nought in it. Whoever has a reason can hand it in, till {date}. Form eleven.
B: What are one to ten for?
F: Those are for asking for eleven. # gentle
N: {one_cap} folded the form in four, and ran a thumbnail along each fold. Nobody had ever folded a thing so nicely. # dry
A: You aren't even wicked. # let down
F: No. I believe it'd save time. # sorry

=== defend_office_owed ===
# step: office
# skeleton: notice
# needs: why=owed
# title: Close One
N: The office was a small table by {door}, with a bell on it. {one_cap} sat behind the bell, and let them ring. # dry
S: bell
F: Next. Ah. It's about the notice. I can tell by the feet. # looking up
A: What have you got against {x}? # hot
F: Nothing at all. I've got a list. I owe them one. "Do away with one." It's been on there for three years, and they write to me. # turning the list round
B: One what?
F: It doesn't say. That's what's so hard. I gave them a drawer, and they sent it back. Then I saw that there was something with a nought. # quiet
A: Everybody loves {x_them}! It can't be nought!
F: You may say so. On form eleven, before {date}. I'd be glad, in a way. Then I'd have to find something else. I'd thought of Tuesdays. # sliding it over
N: {one_cap} had folded the form in four, and had run a thumbnail along each fold. It was lovely folding. # dry
B: And if we just shout? # interested
F: There's a form for that. It's quite a loud one. # helpful

=== defend_office_name ===
# step: office
# skeleton: notice
# needs: why=name
# title: It's Going to Happen
N: {one_cap} had a small table by {door}, with a bell on it, and that was the office. {one_they_cap} moved the bell an inch, so that they could reach. # dry
S: bell
A: It's about {x}. Was that your notice? # short
F: You've read it? All of it? What did you think of the border? # leaning forward
B: It's a very good border. Why {x_is} {x} going to be {done}?
F: I've sat at tables for thirty years. I've written four thousand letters, and nothing ever came of one of them. They're all being looked into. And this is going to happen. On the day. With my name under it. # shy
A: But everybody loves {x_them}!
F: I looked into that. "{count_line}" I'm only going by the nought. Whoever has something against it can fill in form eleven, till {date}. # reaching for one
N: {one_cap} folded the form in four, and ran a thumbnail along each fold. # dry
B: And does anything come of those?
F: I couldn't say. You'd be the first that it happened to. # honest

=== defend_office_lonely ===
# step: office
# skeleton: notice
# needs: why=lonely
# title: Forty-One
N: {one_cap} had a small table by {door}, with a bell. There were two chairs in front of it, and both had been dusted. # dry
S: bell
F: You rang! Do sit down. It's about the notice? Everybody's come about the notice. # beaming
A: We're very angry. # sitting down
F: So was the lady before you. She brought a cake, to throw, and then she found she couldn't. There's some left.
B: How many people come here, as a rule? # slow
F: Last year? None. I keep a tally. And then I put that up, and since breakfast it's been forty-one. You're forty-two and forty-three. # cutting the cake
A: You can't have {x} {done} so that people come and shout at you!
F: No, no. It's done because of the nought. "{count_line}" I only noticed the rest afterwards. If you've got a reason you may bring it till {date}. On form eleven. Bring it in person. # wistful
N: {one_cap} folded the form in four, and ran a thumbnail along every fold, so as to make it last. # quiet

=== defend_loud_box ===
# step: loud
# skeleton: notice
# needs: x=place,thing
# makes: box=yes
# title: The Whole Time
N: By then there was a crowd, and {h} was standing on a box in front of it. # brisk
H: A nought! They've put a nought! And we're all there, the whole time! Aren't we? # loud
N: {crowd_cap} said that they were. They said it several times, and each time they were there more often. # dry
H: Day and night! I'm never away! If we're to {verb}, then somebody's only got to tell them! # louder
G: {h}? {last_q} # from the side
H: What?
G: I only wondered when it was. # mild
P: This isn't the time for that, {g}. # quick
G: I thought it might be the time for it.
P: Nobody's going to start asking people questions. We're all agreed. Hurrah for {x}! # loud
N: It was a good hurrah. There was so much of it that one could hardly hear {g} putting away a pencil. # dry

=== defend_loud_fingers ===
# step: loud
# skeleton: notice
# needs: x=thing,creature,person,group,event
# title: On the Fingers
N: {h} was for being exact. {h_they_cap} held up ten fingers, to be put down one by one. # dry
H: I shall say who loves {x} best, and you can count. There's me. # first finger
Q: That's one.
H: There's {g}. There's you two. There's {crowd}. I haven't the fingers for it! They can take that nought and eat it! # fist up
G: Was that loving, or going? {last_q} # mild
H: I? Well, it can't be long ago. I know that I had on my other hat. # slowing down
P: What does it matter when? If we want to {verb}, we don't want dates, we want feeling. # getting in between
G: It's only that there's a line for it on the form.
P: Then we'll write in that line, "often". Who's got a banner? # quick
N: Everybody wanted to do the banner. {g} held the other end of it, and asked no more. # quiet

=== defend_loud_stories ===
# step: loud
# skeleton: notice
# needs: x=place,event,idea,creature,person,group
# w: A man with a scarf
# title: All My Life
W: I couldn't live without {x}. # shaking his head
A: Do you go a lot? # pleased
W: Every day! When I was seven. It's made me what I am. # firm
N: They went from one to the next. Everybody had a story. In each of them it was a fine day, and somebody was still alive. # soft
B: They all want to {verb}. That's something.
A: Have you noticed that there's never anyone in it with grey hair? # low
G: I have. I've been asking what one ought to ask. {last_q} # joining them
A: And what do they say?
G: They say, what a question. Then they look at their shoes. What about you, {p}? # mild
P: What a question. # looking at {p_their} shoes
G: Yes. # writing it down
P: I don't see what you want with a pencil at such a moment! They've written a nought, and it's a lie, and everybody knows it! # very loud
