// {x} comes back {odd_of} late ("sixty-one years"). Who has had it is the plot's business; here are the parcel, the fine, the shame, and what is said at last.
// trait_turn=penny: by a second sum it is they who owe a penny.

=== odd_late_1_parcel ===
# step: trait1
# needs: trait=late
N: {x_cap} had been left by {door}, in brown paper, with the string tied twice. # plain
Q: {odd_of_cap}. That's how late it is. # low
P: Is there a name? # low
Q: There was. It's been rubbed out, and written again, and rubbed out. You can feel it with your thumb. # tilting the paper
H: I heard them. They ran for it. It wasn't very fast. # low
P: One doesn't run fast, after {odd_of}. # gentle

=== odd_late_1_sum ===
# step: trait1
# needs: trait=late
H: I've worked out what there is to pay. # pencil down
Q: At a penny a day? # low
H: And a penny for Sundays. In {odd_of} it comes to more than we've got in the tin. It comes to more than the tin. # awed
P: Nobody could pay that. # shocked
H: No. But one has to ask for it. I dare say it's the asking that keeps them away. # uneasy
N: {h} folded up the sum, and sat on it. # dry

=== odd_late_1_nine ===
# step: trait1
# needs: trait=late
N: It came out that {g} had seen it. # plain
G: There was somebody with a parcel, over by {edge}. They'd come as far as {door}, and put out a hand, and go away again. # low
Q: How often? # pencil up
G: Nine times. The tenth time there was only the parcel. # low
P: And that was {x}. # low
G: I might have opened. But you know how it is. You've just got up your courage, and somebody says, can I help you? # low

=== odd_late_2_tomorrow ===
# step: trait2
# needs: trait=late
N: In the brown paper there was something else, a slip of card with a date on. # plain
Q: Due back. And then the day. That's {odd_of} ago. # reading
P: And what's the rest? # pointing
Q: Tomorrow. That's been crossed out, and then it says, tomorrow. It goes all the way down, and over on to the back. # slow
P: And they meant it every time. # low
Q: You can see where the pencil got short. # low

=== odd_late_2_scarf ===
# step: trait2
# needs: trait=late
# w: A man with a scarf
W: {odd_of_cap}! I'd call that stealing! # loud
Q: Have you never kept a thing too long? # mild
W: Never. # loud
P: That's a nice scarf. Whose is it? # mild
W: It's my brother's. He knows that I've got it. # less loud
Q: Since when? # pencil up
W: I was going to bring it round on Sunday. # small
N: He took off the scarf, and folded it, and went away looking cold. # dry

=== odd_late_2_bucket ===
# step: trait2
# needs: trait=late
N: {x_cap} had set something going. By {door} there was a spoon now, and half a comb, and a bucket. # plain
H: That's my bucket! I'd given it up! # delighted
Q: Didn't you ever ask for it? # curious
H: I'd said, keep it as long as you like. # low
P: Then they did as they were told. # fair
H: One says that. One doesn't mean, as long as you like. # hurt

=== odd_late_3_cup ===
# step: trait3
# needs: trait=late
P: I've got something, too. Your blue cup. # low
Q: I lost that. # puzzled
P: You didn't. I broke off the handle, and I thought, I'll mend it first, and then I'll say. # low
Q: That's three years ago! I've been so cross with myself! # slow
P: I know. I helped you look for it. # very low
N: {p} went and got it. It had been mended nine times, and each time worse. # quiet
Q: Well, it isn't {odd_of}. # after a moment

=== odd_late_3_mark ===
# step: trait3
# needs: trait=late
N: They took {x} out of the paper again, and looked by a better light. # quiet
Q: There isn't a mark. {odd_of_cap}, and not one mark. # low
P: It smells of somebody's good pillowcases. # sniffing
Q: If it'd been mine, I'd have left it lying about. # honest
P: That's it. You're only as careful as that with what isn't yours. # slow
Q: I feel that I ought to wash my hands. # low

=== odd_late_3_hundred ===
# step: trait3
# needs: trait=late
N: A long way off, by {edge}, somebody stood and looked across at {door}. # still
Q: Don't wave. # whispered
P: I only want them to know that nobody's cross. # whispered
Q: If you wave, they'll know that they've been seen. After {odd_of} one has to come by oneself. # whispered
N: So they turned their backs, and counted up to a hundred. # quiet
P: Are they any nearer? # whispered
Q: I'm not looking. I heard one step. # whispered

=== odd_late_4_penny ===
# step: trait4
# needs: trait=late
# makes: trait_turn=penny
H: I've been through the sum again. # low
Q: And is it worse? # wary
H: I'd left something out. There's what we owe for the keeping. {odd_of_cap}, and not a mark! One pays for that, by the day. # pencil up
P: So what's left? # hopeful
H: It comes out even, and a penny over. We owe them a penny. # grave
N: {h} took one out of the tin, and polished it. # warm

=== odd_late_4_there ===
# step: trait4
# needs: trait=late
G: What does one say to anybody, after {odd_of}? # low
Q: Thank you for bringing it back. # trying it out
G: It sounds as though they'd been quick. # doubtful
P: Better late? # trying it out
G: It sounds as though you'd noticed. # doubtful
Q: What would you like to have said to you? # gentle
G: There you are. That's all. I'd like it if somebody said, there you are. # slow

=== odd_late_4_ladle ===
# step: trait4
# needs: trait=late
# w: Somebody with a parcel
N: It had got about that nobody had been shouted at; and there was a queue by {door}, all with parcels. # dry
H: And what's yours? # gentle
W: A ladle. I borrowed it for my wedding, for the one day. # in a rush
Q: Was it a nice wedding? # kind
W: There'd have been no soup without it. There'd have been none since, either. # owning up
H: Then it's been out on business. Who's next? # gentle

=== odd_late_5_obliged ===
# step: trait5
# needs: trait=late trait_turn=penny
N: The penny had been put by {door}, on a saucer, with a card to say who it was for. # plain
Q: It's gone! # looking
H: Somebody's taken it? # sharp
Q: Somebody's fetched it. There's a note. Much obliged. I shall not be late again. # reading
P: And there's the date on it. # bending down
H: It's today's! They're on time! # delighted

=== odd_late_5_face ===
# step: trait5
# needs: trait=late
H: I've changed what it says on the slips. # proud
Q: Where it said, due back? # looking
H: I've put, whenever you can face it. It's up on {board}, as well. # proud
G: Then nobody'll ever bring a thing! # shocked
P: You did. You brought back my scissors, an hour ago. # mild
G: Well, it said that one might. # dignified
N: By {door} there were two more parcels, and nobody to be seen. # soft

=== odd_late_5_boot ===
# step: trait5
# needs: trait=late
N: {x_cap} had {x_their} old place again. Everybody came and looked, and went home thoughtful. # plain
Q: What's all that, by {door}? # turning
H: That's only since noon. There are two saws, a jelly mould, and a left boot. # counting
G: The boot's mine! I lent it to my cousin! # delighted
P: Only the one? # curious
G: He'd lost the other. I've been hopping since before you were born. # content
