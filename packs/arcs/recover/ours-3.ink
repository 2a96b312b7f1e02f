// ONE OF US: how it comes out, and what it costs. Episode 3.

=== recover_go3_look ===
# step: go3
# skeleton: one_of_us
# a: careful
# door: Go over [x_home] once more, on hands and knees
# style: careful
# recall: gone over the place once more, on hands and knees
# makes: way3=look
N: They went back to {x_home} and began again from the beginning, as if they had never seen it before, with their noses a hand's breadth from the thing. # quiet
A: This time we don't look for {foe}. We just look.
B: What's the difference?
A: Last time I found what I was looking for. It took me four seconds. # dry
B: There's a crumb. Does a crumb count?
A: What did it fall off?
B: {food_cap}. It's a good one. Nobody but {h} makes it, and only for people who… # stopping
A: Only for people who what?
B: Only for us. For {place_of}. {foe_cap} would never have been given any. # slow
N: {a} put the crumb in an envelope and wrote on it; and, after thinking, turned the envelope over, and put it on its face. # still
A: Keep going. There's a whole side that we haven't done. # low

=== recover_go3_ask ===
# step: go3
# skeleton: one_of_us
# a: bold
# door: Ask who was awake that night
# style: honest
# recall: asked who was awake that night
# makes: way3=ask
N: They went from one to the next, with no box this time and nobody listening, and asked a single question. # plain
A: Who was awake? I don't mean who did it. Just who was up.
H: Why, nobody. It was the middle of the night. {h_says} # offended
B: Well, somebody was. Somebody told us what they'd seen.
H: Oh, that. That's different. That was {g}. # as if that settled it
N: They asked nine more. It was a poor sort of night, by all accounts. They had all slept like tops; and every one of the nine, when they were asked how they knew it was {foe}, said that they had heard so. # dry
A: Who from? # to the last
W: I had it from my neighbour. And she got it from hers.
B: And who did she get it from, in the very beginning?
W: Well, you'd have to say, from {g}. # thinking
A: That's ten. It's ten people long, and it's only got one end. # to {b}, low

=== recover_go3_bait ===
# step: go3
# skeleton: one_of_us
# b: maker
# door: Give out that [x] [x_has] been found
# style: clever
# recall: given out that it had been found
# makes: way3=bait
N: It was {b}'s notion, and it was so simple that they were both ashamed of it. # dry
B: We tell everybody that we've found {x}.
A: But we haven't.
B: No. But there's one person who knows that we haven't. What does everyone else do? They run to {x_home}, to look. # low
A: And that one?
B: That one runs the other way. To see if it's true. # lower
A: That's horrible. # admiring
B: I know. I'd sooner have had a thing with a spring in it.
N: So {a} stood up where there were most people, and took a long breath, and said it; and it was the best thing that anybody had heard all week. They were off like peas out of a bag. # brisk
A: They've all gone. They're so happy. I shall have to go and live somewhere else. # watching
B: Not all. # quiet
A: Who isn't? Where? # turning
B: Don't look round. Give them a start. # very quiet

=== recover_us_look ===
# step: us
# skeleton: one_of_us
# needs: way3=look
# title: Something small, with a name in it
N: {b} found it, at the back, where a hand would go that was feeling its way in the dark. It had been caught by a splinter. # hushed
B: It's {g_keep}. # after a moment
A: It can't be. {g} never goes anywhere without it.
B: {g_cap} hasn't had it since it happened. I noticed that there was something. I thought, new haircut. # slow
A: I don't want it to be {g}. # plain
B: No.
A: {g} helped us. {g} was there from the start. Every time that we turned round there was {g}, saying who it was. # slower and slower
N: It was such an ordinary thing. {g} would be looking for it everywhere, and not able to ask. # soft
B: Do we call people? # low
A: No. Nobody's calling anybody, not again. We'll just take it back to where it lives.

=== recover_us_ask ===
# step: us
# skeleton: one_of_us
# needs: way3=ask
# title: The End of the String
N: They asked {g} last. {g} was very busy. {g} had something on the boil, and a thing to fold, and talked with {g_their} back to them. # low
G: I've told you all I know. I saw {foe}. In the dark. Going along.
A: With {x}. {x_carry_cap}. You said.
G: That's right.
B: And there was {x_sound}. # gentle
G: That's it. I heard it plain as plain.
A: {g}. We've been out there. We know where {foe} {foe_was}, that whole night. They weren't going along anywhere. # gentle
N: The folding had stopped. # still
G: It was dark.
B: It was. So how did you know about {x_part}? You told {h} that {x_part} went first. You can't tell that from {edge}. I tried it. You can only tell from close to. # very gentle
G: I could have guessed. # to the folding
A: Yes. Did you?
N: Something boiled over, and all three of them watched it do it. # quiet

=== recover_us_bait ===
# step: us
# skeleton: one_of_us
# needs: way3=bait
# title: The Other Way
N: Somebody was going fast and low along the back of things, stopping to look behind, and not once towards {x_home}. They gave it as far as {hide}. Then they went after. # hushed
A: Can you see who it is? # whispered
B: No. Only the back.
A: It's a back that I know. It's a back I've walked behind. # whispered
B: Don't. Wait till it's got a front.
N: It stopped, and bent down, and felt about inside something, up to the shoulder; and then its whole shape went loose, as when you have counted the children and they are all there. # still
A: Still where it was, then. # under the breath
B: Still where it was.
N: And it turned, and wiped its forehead, and smiled at nobody. It was {g}. # flat
A: {g} helped us. {g} brought us a hot drink. # not able to take it in
B: I know. I said what a comfort.
G: I came to see that nobody… # seeing them
A: We made it up, {g}. Nobody's found anything. # kindly

=== recover_us_noir ===
# step: us
# skeleton: one_of_us
# needs: way3=look,ask
# tone: noir
# title: A Friend of the Family
N: {a} laid it all out in a row: one hour that nobody could account for, and one kind word too many. It made a face. They both had drinks with that face. # low
B: Say it isn't who I think.
A: I could say that, in a good strong voice.
B: {g}. # after a time
A: Who was up that night? {g}. Who told us where to go? {g}. # tired
B: I thought that was what friends were for.
A: It is. That's why it works. # flat
N: They found {g} where {g} always was at that hour. {g_they_cap} began on a smile, and put it away. # quiet
G: How long have you known?
B: As long as it takes to walk here. I walked slow.
G: I'd have told you on the first night. Only you were so sure. # almost laughing
A: Show us, {g}. We've left the others at home.

=== recover_found_broke ===
# step: found
# skeleton: one_of_us
# needs: x=thing no-shines
# makes: motive=broke
N: {x_cap} {x_was} by {hide}, upon a clean cloth; and beside {x_them} were a saucer of glue, and a lamp, and a great many very small attempts. # quiet
A: What's happened to {x_part}?
G: I happened. I only went to look. It was late, and I had {x_them} in my hand, and I sneezed. # dull
B: You sneezed?
G: It was quite a small sneeze. It came off like the top off an egg. And I thought, I'll have it mended by breakfast. I've been thinking so every night since.
A: You could have told someone.
G: It's {x}! You swore, in front of everybody! # hot, and then not
B: So you said that it was {foe}. {way == "search":And we went through {den} on our knees.|{way == "face":And we stood up and shouted it.|And we lay in wait for them, with {tool}.}}
G: I never said. I only said, might have been. And everyone was so quick to hand me the rest. I'd have stopped it, only it had stopped being mine. # to the saucer
N: {b} picked up {x_part}. It had been glued on eight times, each of them a little better than the last. # soft
A: That's very nearly right, you know. That last one. # in spite of {a_them}self

=== recover_found_ill ===
# step: found
# skeleton: one_of_us
# needs: x=creature
# makes: motive=ill
N: {x_cap} {x_was} by {hide}, in the warm, in what they saw at once was the top half of {g}'s own bed. There was a spoon, and a row of small bottles. # hushed
A: Why's it so quiet? Where's {x_sound}? # frightened
G: Hush. It's come back a little, since supper. If you keep still. # whispered
B: {x_they_cap} {x_was} ill? All this time?
G: I saw it before any of you. And I said to {h}, that's not right; and {h} said, it's nothing, leave it till after. Everyone was so busy. # low
A: So you took {x_them}.
G: And there was all that shouting. I thought, they'll come in here with lights and boots. So I gave them something to shout at. It was the first name that came. # lower
N: {x_part_cap} moved. It was not much. They both found that they had been standing on one leg. # soft
B: You've sat up with {x_them} every night? {way == "watch":We were sitting up as well. With {tool}, for {foe}.|{way == "search":While we were turning out {den}?|While we were all shouting?}} # whispered
G: Well, it isn't as though I could sleep.

=== recover_found_asked ===
# step: found
# skeleton: one_of_us
# needs: x=person
# makes: motive=asked
N: {x_cap} {x_was} sitting by {hide}, quite comfortably, with a rug and a book and the better part of a pie. # flat
X: Oh dear. It's you. I did hope it would be somebody who'd be crosser. # putting down the fork
A: You're not tied up. # stupidly
X: No. Should I be? {g} did offer. For the look of it.
B: We've been out of our minds! {way == "search":We've been through {den}! Under things!|{way == "face":We said things, to people, out loud!|We lay in wait for somebody! With {tool}!}}
G: {x_they_cap} asked me not to tell. I gave my word. I didn't know that it'd get so big. # wretched
A: Why? # to {x}
X: I wanted to see what would happen if I stopped. I do it every day, what I do, and nobody's ever said a thing about it. I thought, somebody'll come and say that they missed me. # slow
B: There's been nothing else! There's a notice! # wild
X: Yes, I read it. "Without {x}, {stake}." # mild
A: It doesn't say that we missed you. # slow
X: No. I did look on the back.

=== recover_found_never ===
# step: found
# skeleton: one_of_us
# needs: no-shines
# makes: motive=never
N: {x_cap} {x_was} by {hide}, with a cloth down, and a seat pulled up. It was not a den of thieves. It was more like a visit. # quiet
A: Why, {g}? # after a time
G: How many times have you had {x}? To yourself? # not looking up
A: I don't know. Dozens. Everyone has. We take turns. # puzzled
G: By the list. I write it out, I've a nice hand. Did you ever look down it, and see who's not there? # plain
N: They both shut their eyes and saw the list. They went from the top to the bottom, and then, more slowly, up. # still
B: You're not on it. # on a breath
G: I kept thinking that somebody would say. I left a space, once. Somebody put in his cousin. # even
A: And so one night you thought, I'll have my turn. # low
G: Only the one. And in the morning there was all that noise. And then I'd said {foe}, and everyone was so sure. {way == "search":And off you went, the pair of you, to {den}.|{way == "face":And off you all went to shout.|And there you sat, in the dark, with {tool}.}} # flat

=== recover_found_lent ===
# step: found
# skeleton: one_of_us
# needs: x=thing,creature no-shines
# makes: motive=lent
N: {g} took them round by {way_there}, to a place that they had gone past every day, and put a finger to {g_their} lips. # hushed
A: Who lives here? I thought that it was empty. # whispered
G: There's a boy. He's been in bed since autumn. He can't come out to things, so he's stopped being asked. # whispered
N: There was a bed, and a light; and where a hand could get at {x_part}, {x_was} {x}. The hand was there. Its owner was about eight. # soft
B: He's holding on in his sleep. # whispered
G: It was for a night. That's all that I'd have dared. And in the morning he ate an egg. So I thought, two nights. # whispered
A: You might have asked us. We'd have lent {x_them}. # whispered
G: Would you? I asked, at the last meeting. Under other business. It was moved that we go home. # whispered
B: So you let us {way == "search":go through {den}?|{way == "face":shout at {foe}?|lie in wait for {foe}?}} # whispered
G: I needed till Friday. I thought that {foe} could stand it. I thought that they were used to it. # very low
N: {g} stood there hearing what that sounded like. # still

=== recover_found_eerie ===
# step: found
# skeleton: one_of_us
# needs: no-shines
# tone: eerie
# makes: motive=never
N: {x_cap} {x_was} by {hide}, where there should not have been room for {x_them}. There was a seat drawn up. It was warm. So was the seat next to it. # low
A: Who else has been sitting here, {g}?
G: Nobody. I put it there so that it would look like two. # calm
B: How long have you had {x_them}?
G: Since the night. Before that I used just to come, and stand, after you'd all gone in. You left a lamp. I thought for years that it was for me. # calm
A: You could have come in by day.
G: I did. I came in by day for eleven years. You'd say, is there a draught? And somebody would get up, and close it. # quite gentle
N: They had each known {g} all their lives, and neither could have said what colour {g_their} eyes were. They were grey. # still
B: I'm looking at you now. # low
G: Yes. It's rather a lot, all at once.
A: You made us think that it was {foe}. {way == "search":We went through {den} on our knees.|{way == "face":We stood there and shouted.|We lay in wait, with {tool}.}}
G: I only said the name. I wanted to know if anyone would hear me. And you all did. Every one of you turned round. # with wonder

=== recover_price_hands ===
# step: price
# skeleton: one_of_us
# needs: way=search
# makes: price=hands
# title: Some Hundreds of Bits
G: What'll you do with me? # small
P: I don't know. I keep getting as far as you, and then it's me. # slow
Q: How do you mean?
P: {g} took one thing. {g} took it, and can give it back. What did I take? I took hold of the bottom one and pulled. # low
Q: We'll say that we're sorry.
P: I'll say it, and then I'll do it. Every bit, till it's as it was. They can sit and tell me which. {p_fearline} Well, this is that, on your knees, in front of people who don't like you. # hollow
Q: You'll miss everything. Whole weeks of it. # quiet
P: Yes. I've been looking at it go by. {must_who != "":Somebody's going to have to be {must}, and do the asking.|I'll start with the one that they put down by itself.}

=== recover_price_word ===
# step: price
# skeleton: one_of_us
# needs: way=face
# makes: price=word
# title: Taking It Back
G: Nobody need know that you were wrong. They'd only have to know that I was. # small
Q: That's true, you know. # to {p}, uneasy
P: I swore. Up there, with all of them looking. I said, I'd stake {p_keep}. I said that I knew. # slow
Q: You say it was a mistake.
P: A mistake's when you thought so. I didn't think so. I didn't think at all. I liked the noise they made. # low
Q: So what do you want to do?
P: I've got to go back up there and eat it. Out loud. And then there's {p_keep}. I put that down, and I lost. That goes to {foe}. # very quiet
Q: {p}! Nobody'd hold you to it!
P: No. That's what made it so easy to say. {p_keepwhy} # quiet
G: I'd never have let you, if I'd known that it was real. # small
P: I wouldn't have, either. {must_who != "":Somebody's going to have to be {must}.|}

=== recover_price_host ===
# step: price
# skeleton: one_of_us
# needs: way=watch
# makes: price=host
# title: Until It Will Bear Weight
G: And {one}? Is it bad? # low
Q: It'll mend. It won't be walked on for a bit.
P: Somebody's got to have {one_them} to stay. # slow
N: No one in {place_of} had ever had one of {foe_them} in. # dry
Q: Where would {one_they} sleep?
P: Well, there's only the one bed, that end. Mine. # slower
Q: Where would you?
P: I'd be up. You have to turn the foot, or whatever it is, every two hours. I asked. And there's the sweeping to be done, at night, all the way out to {edge}, so that {one_they} shan't lie there and fret. # looking at the small broom
Q: You? With that? In front of the neighbours? # gently
P: {p_fearline} And they'll all come and look in. They'll say that it's catching. # hollow
G: It should be me. # small
P: It should be the both of us. But it was I who built the end that comes down. {must_who != "":And somebody's got to be {must}, and ask {one_them} in.|And it worked. I was so proud that it worked.}
