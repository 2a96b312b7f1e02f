// DELIVERED, episode 1: h hands over x in the best tablecloth, with a label that is not to be turned round; what it needs every hour,
// and a card for the marks; and foe, whom nobody ever brought anything.

=== journey_given_thing ===
# step: given
# skeleton: delivered
# needs: cargo=made,cure,shut,eaten
# title: Up since Four
N: {air} {a_who} {b_who} {h} had been up since four, {load_is == "eaten":and had let nobody lick a spoon|with a soft brush}. And there {x_was} {x}, on the table, like somebody about to be photographed. # plain
A: Who's that for? # keeping both hands back
H: {whom_cap}. It's got to get to {den}, and there's not to be a mark on {x_them}. It has to be perfect this time. # going round it
B: This time? # mild
H: I said that it has to be perfect. # quick
N: {h} {load_is == "eaten":stood {x_them} in the best tablecloth, and brought the corners up over the top like a tent, so as to touch nothing|laid {x_them} in the best tablecloth, and knotted the corners}. It was a beautiful cloth. It had always been kept for best, and nobody had ever eaten off it. # dry
H: And here's the label. It's all on there. You needn't look at the back. # tying it on
A: What's on the back?
H: The back. # short

=== journey_given_shelf ===
# step: given
# skeleton: delivered
# needs: cargo=made,cure,shut,eaten,egg
# title: For Best
N: {air} {a_who} {b_who} At {h}'s there were two shelves: one for what was used, and one for best. # plain
A: There's {x}! What {x_is} {x_they} doing up there, with the plates? # on tiptoe
H: Not being touched. I've been up since four. It's for {den}, for {whom}. Don't breathe on {x_them}, there's not to be a mark. It has to be perfect this time. # lifting with two fingers
B: Has there been another time? # mild
H: There's been soap and water. Hold out your arms. # quick
N: {h} took down the best tablecloth, which had never been on a table, and {load_is == "eaten":put it up round {x} like a tent|did up {x} in it}, and tied on a label, as big as a hand. # dry
H: There. And you needn't look at the back of that.
A: Why, what's there? # bending to look
H: The back. # turning it down again

=== journey_given_huge ===
# step: given
# skeleton: delivered
# needs: cargo=huge
# title: One End Each
N: {air} {a_who} {b_who} The best tablecloth did not go all the way round {x}. {h} had put it where it would show. # dry
A: How did you get {x_them} in here? # walking along it
H: It doesn't matter how. It's {den} next, and {whom}, and there's not to be a mark on {x_them}. I've polished all over. I've polished underneath. # with a duster
B: Who's going to look underneath?
H: Somebody might. It has to be perfect this time. # duster stopping
A: This time? # one end up
H: Mind your back. # quick
N: They each took an end, and found out which end was heavier. It was both. {h} walked all round once more, and tied on a label, as big as a hand. # brisk
H: That's who it's for. You needn't look at the other side.
B: What's on the other side?
H: That's where it's tied. # short

=== journey_given_letter ===
# step: given
# skeleton: delivered
# needs: cargo=message
# title: Four Lots of Wax
N: {air} {a_who} {b_who} {h} had been at it since four, with the good pen. There lay {x}. There was so much sealing wax on it that it sat up by itself. # dry
A: It looks very important. # not touching
H: It's for {whom}. It's got to go to {den}, and be put into a hand, and there's not to be a mark on {x_them}. It has to be perfect this time. # blowing on it
B: This time? # mild
H: I said that it has to be perfect. # quick
N: {h} wrapped it in the best tablecloth. It had always been kept for best; nobody had ever so much as eaten an egg off it. Round that went a string, and on the string a label, as big as a hand. # plain
H: And you needn't look at the back of that. # tying a bow
A: What's on the back?
H: Nothing that'd interest you. # pulling it tight

=== journey_given_egg ===
# step: given
# skeleton: delivered
# needs: cargo=egg
# title: One Could See One's Face in It
N: {air} {a_who} {b_who} {h} had been up since four with a soft cloth. And there {x_was} {x}, in a nest made out of the best tablecloth, so clean that one could see one's nose in it, and somebody else's behind it. # plain
A: Is anybody in there? # low
H: Not so loud. It's for {whom}. It's got to get to {den} before anything happens, and not a mark on {x_them}. It has to be perfect this time. # breathing on it
B: This time? # whispered
H: I send one every year. # short
A: And what happens?
H: Nothing happens. That's why it has to be perfect. # polishing
N: {h} put a label on it, as big as a hand, with a bow. The side with the writing was turned out, and {h} held a thumb on the other. # quiet
H: You needn't look at the back.

=== journey_given_alive ===
# step: given
# skeleton: delivered
# needs: cargo=alive
# title: Not a Sound
N: {air} {a_who} {b_who} {h} had been up since four with a brush. And there sat {x}, combed, with a parting, and with the best tablecloth tied round the neck; and did not make a sound. # dry
A: What have you done to {x_them}? # low
H: Manners. It took a week. It's got to be {den} today, to {whom}, with not a hair out of place. It has to be perfect this time. # brushing
B: This time? # mild
H: I said that it has to be perfect. # quick
A: {x_plural:Don't|Doesn't} {x_they} ever make a noise? # low
H: Not any more. # proud
N: {x_cap} looked at {a}, and then at the brush, and said nothing. {h} tied on a label, as big as a hand. # plain
H: That's where {x_theyre} to go. You needn't look at the back.
B: What's on the back?
H: The back. # short

=== journey_given_person ===
# step: given
# skeleton: delivered
# needs: cargo=person x_talks
# title: No Trouble at All
N: {air} {a_who} {b_who} {h} had been up since four with a clothes brush. And there sat {x}, on the edge of a chair, in everything that was good, with the best tablecloth over the knees. # plain
X: I'm to be taken to {den}. I shan't be any trouble. # bright
H: And there's not to be a hair out of place. It has to be perfect this time. # brushing a sleeve
A: This time? # mild
X: I've been asked to stay with {whom}. # brighter
B: For how long?
X: Oh, I shan't stay. I'm only asked. I'll just sit down for a minute, and say how nice it is, and be no trouble. # folding both hands
N: There was a bag. {h} tied a label to it, as big as a hand, and turned it so that one side was against the leather. # quiet
H: You needn't look at the back of that.
X: No. It's very dull. # quick

=== journey_rule_eaten ===
# step: rule
# skeleton: delivered
# needs: cargo=eaten
# title: A Pea on a Plate
N: With it went a card. {h} had written it out in red. # plain
H: One. Keep {x_them} level. Two. Once an hour, stop, put down {x}, and see that {x_theyre} level. Three. If anybody's got to sneeze, not that way. # reading
P: And if we both do? # interested
H: Four. Don't.
Q: There's nothing on the other side. # turning it over
H: That's for marks. If anything happens, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They practised with a pea on a plate, once round {spot} and back. {till != "":There was not much time for it, with everything to be done {deadline}. }The pea was found, in the end, in {p}'s shoe. # dry
P: That wasn't me. It was already going. # shaking it out
Q: I've put it down as practice. # writing

=== journey_rule_message ===
# step: rule
# skeleton: delivered
# needs: cargo=message
# title: What It Says
N: With it went a card. {h} had written it out in red. # plain
H: One. Keep {x_them} shut. Two. Once an hour, stop, and see that {x_theyre} shut. Three. Nobody's to hold {x_them} up to a light. # reading
P: What does it say in there? # holding it up to a light
H: Three! It's private. It's between {whom} and the paper. I only wrote it. # hot
Q: There's nothing on the other side of the card. # turning it over
H: That's for marks. If anything happens to {x_them}, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
P: I have. You get used to it. # cheerful
N: They practised with an old bill. {till != "":There was not much time for it, with everything to be done {deadline}. }It was {q} who kept it, and in ten minutes {p} had read it twice, and knew what {h} spent upon jam. # dry

=== journey_rule_egg ===
# step: rule
# skeleton: delivered
# needs: cargo=egg
# title: Warm Hands
N: With it went a card. {h} had written it out in red. # plain
H: One. Keep {x_them} warm. Two. Once an hour, somebody's got to hold {x_them} in both hands, and think of something nice. Three. Warm hands only. # reading
P: Feel mine. # holding them out
H: You're not to touch it. {q}?
Q: Like toast. But there's nothing on the other side of this card. # turning it over
H: That's for marks. If anything happens, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They practised with a potato. {till != "":There was not much time for it, with everything to be done {deadline}. }{q} held it as though it were asleep. {p} put it down for a moment, to scratch; and somebody sat on it. # dry
P: It was a very good potato. It never complained. # looking at it
Q: I've put it down as practice. # writing

=== journey_rule_alive ===
# step: rule
# skeleton: delivered
# needs: cargo=alive
# title: Eleven Verses
N: With {x} went a card. {h} had written it out in red. # plain
H: One. Sing to {x_them}, every hour, on the hour. Two. The whole song. Three. Not with the mouth full. # reading
P: Why, what happens if one doesn't?
H: {x_they_cap}'ll sit down. And then it's evening. # grim
Q: Which song?
H: The one I know. It's got eleven verses, and they all go to market. # humming it
N: They practised. {p} sang as one calls a cab. {q} sang so low that the first verse could be taken for breathing. {x_cap} looked from one to the other, politely. {till != "":There was no time for the rest, with everything to be done {deadline}.|} # dry
Q: There's nothing on the other side of this card. # stopping, glad to
H: That's for marks. If there's a scratch, or a hair out of place, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil

=== journey_rule_person ===
# step: rule
# skeleton: delivered
# needs: cargo=person
# title: Not Tired
N: There was a card to go with it. {h} had written it out in red. # plain
H: One. {x_cap} will say, I'm not tired. Two. Sit {x_them} down every hour, all the same. Three. {x_cap} will say, not for my sake. # reading
X: I'm not tired. # from the chair
H: You see? # low
P: And if {x_they} won't sit?
H: Then you sit, and look ill. {x_they_cap} can't resist it. # low
Q: There's nothing on the other side. # turning it over
H: That's for marks. If there's a hair out of place, or a wet knee, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They practised, once round {spot}. {till != "":There was not much time for it, with everything to be done {deadline}. }{p} looked ill, and {x} sat down beside {p_them} at once, and was extremely happy for four minutes. # dry
X: But not for my sake. # getting up

=== journey_rule_huge ===
# step: rule
# skeleton: delivered
# needs: cargo=huge
# title: Not on a Foot
N: With it went a card. {h} had written it out in red. # plain
H: One. Put {x_them} down every hundred steps. Two. Not on a foot. Three. You'll want somebody in front, to say what's coming. # reading
P: Who'll that be? # from the front end
H: There's only the two of you. You'll have to say it to yourselves.
Q: There's nothing on the other side. # reaching round to turn it over
H: That's for marks. If there's so much as a scratch, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They practised, as far as {door}. {till != "":There was not much time for it, with everything to be done {deadline}. }It was eleven steps, and they had to put {x_them} down four times, and once it was on a foot. # dry
P: It's only mine. # politely, after a moment
Q: I've put it down as practice. # writing

=== journey_rule_shut ===
# step: rule
# skeleton: delivered
# needs: cargo=shut
# title: Nine Knots
N: With it went a card. {h} had written it out in red. # plain
H: One. Nobody's to open {x_them}. Two. Once an hour, stop, and count the knots. There are nine. Three. No listening. # reading
P: Why, does it say something? # one ear against it
H: Three! What's in there is for {whom}. It's nothing to do with you what's in there. It's hardly anything to do with me. # pulling it away
Q: There's nothing on the other side of this card. # turning it over
H: That's for marks. If anything happens to {x_them}, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They practised with a shoe box, once round {spot}. {till != "":There was not much time for it, with everything to be done {deadline}. }{q} counted the knots, and there were nine. {p} counted the knots, and there were seven, and a lid. # dry
P: They were only bows. They wanted to. # holding a shoe
Q: I've put it down as practice. # writing

=== journey_rule_cure ===
# step: rule
# skeleton: delivered
# needs: cargo=cure
# title: Shake It
N: With it went a card. {h} had written it out in red. # plain
H: One. Shake {x_them}. Two. Once an hour, stop, and shake {x_them} again. Three. Not at anybody. # reading
P: What happens if one doesn't? # shaking it
H: It all goes down to the bottom, and then it's the last spoonful that does you good, and nobody ever gets as far as that. # shuddering
Q: There's nothing on the other side of this card. # turning it over
H: That's for marks. If anything happens to {x_them}, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They practised with the vinegar, once round {spot}. {till != "":There was not much time for it, with everything to be done {deadline}. }{q} shook it like a person saying no. {p} shook it like a person in a band, and it turned out that the vinegar had been open. # dry
P: It's very good for the hair, they say. # dripping
Q: I've put it down as practice. # writing

=== journey_rule_made ===
# step: rule
# skeleton: delivered
# needs: cargo=made
# title: Which Way Is Up
N: With it went a card. {h} had written it out in red. # plain
H: One. Keep {x_them} the right way up. Two. Once an hour, stop, and see that {x_theyre} the right way up. Three. Keep looking. # reading
P: Which way's up? # head on one side
H: The top. # surprised
Q: And which is that? I only ask because there's nothing on the other side of this card, either. # turning it over
H: The other side's for marks. If anything happens to {x_them}, you're to put what it was, and who. I want to know, this time. # low
Q: Then it'll come home empty. I've never had a mark against me in my life. # taking the pencil
N: They tied a red thread round what they had agreed was the top. They practised with a jug, once round {spot}. {till != "":There was not much time for it, with everything to be done {deadline}. }{p} got back with the jug the right way up; but it had been full. # dry
P: You only said the jug. # dripping
Q: I've put it down as practice. # writing

=== journey_wants_parcel ===
# step: wants
# skeleton: delivered
# needs: foe=talks no-cargo=person
# title: Is It for Me
N: The way to {den} goes by {edge}; and there, as ever, {foe_was} {foe}. It was the tablecloth that was looked at first. # dry
F: Is that for me? # hopeful
A: No. I'm sorry. It's for {whom}.
F: It would be. # nodding
B: Does a good deal come by here?
F: Everything does. I've seen what all the other people get, for years. There was a harp, once. Do you know what I've had, in all that time? A bill. # flat
A: What was it for?
F: That wasn't for me, either.
N: {one_cap} came nearer, and looked at the bow on the label, as one looks in at a lit window. # quiet
F: I'd like to see how it's done. Somebody comes, and has brought something. I wouldn't keep it. But I don't see why it should go by. # in the middle of the way
B: We've promised that there won't be a mark on {x_them}! # alarmed
F: Then you'll want to stand very still. # settling down

=== journey_wants_form ===
# step: wants
# skeleton: delivered
# needs: foe=talks no-cargo=person
# tone: noir,manners
# title: Purpose of Journey
N: The way to {den} goes by {edge}. They had hoped to go by before {foe} {foe_was} up. {foe_cap} {foe_was} up. # dry
F: Name? # pleasant
A: You know our names.
F: Not yours. What's in the cloth.
B: {x_cap}. For {whom}. # holding on tighter
F: {foe_plural:We|I} thought so. It goes out this way every so often, and every so often it... Well. Purpose of journey? # stopping
A: Every so often it what?
F: I couldn't say. I only stand here. But I'll tell you what I think, each time, when that goes by. I think, and what did anybody ever bring me? # less pleasant
B: We could bring you something the next time. # kind
F: They all say so. I've got a shelf ready. There's the next time on it. # flat
N: {one_cap} moved over, just as far as would be in the way. # dry
F: It can stay here, where it's appreciated. Or you can think of something.

=== journey_wants_visit ===
# step: wants
# skeleton: delivered
# needs: foe=talks cargo=person x_talks
# title: The Next Time
N: The way to {den} goes by {edge}; and there, as ever, {foe_was} {foe}, and had seen the best tablecloth from a long way off. # dry
F: You've come on a visit! # joyful
X: How kind. But it's not to you. I'm expected by {whom}. I'm only going by. # wretched
F: Everybody's only going by. They say, the next time. I've got a chair here for the next time. Nobody's ever sat on it. # less joyful
A: We'd like to. But we've promised that there won't be a mark on {x_them}. # awkward
F: It's a very clean chair. It would be.
X: I couldn't. I'd be a trouble. # from habit
F: You wouldn't. I'd like some trouble. # in the middle of the way
N: {one_cap} fetched the chair, and set it down exactly where one would have to climb over it, and stood behind it, as people do in shops. # quiet
B: I don't think that we'll be let by. # low
A: I don't think that we deserve to be. # low

=== journey_wants_lick ===
# step: wants
# skeleton: delivered
# needs: foe=mute foe_type=creature,person,group
# title: A Corner of the Cloth
N: The way to {den} goes by {edge}; and there {foe_was} {foe}. Nobody had told them about the tablecloth, so {foe_they} took an interest of {foe_their} own. # dry
A: Don't run. It's only to find out what we've got. # low
B: I think that it's been found out. There's somebody at the corner. # low
N: {one_cap} had it, indeed, and was pulling: not hard, and not as if it were a joke. # quiet
A: Nobody ever brings {foe_them} anything. One can tell by the pulling. # low
B: It's for {whom}! You can't have it! There's not to be a mark on it! # to {one}
N: The corner was let go of. It was wet. Then {one} lay down on the only way that there was to {den}, with a long sigh, and looked at the bow. # dry
Q: That isn't a mark, is it? Wet? # pencil up
P: It'll dry. # low
Q: I've put a small w. # writing

=== journey_wants_hands ===
# step: wants
# skeleton: delivered
# needs: foe=mute no-foe_type=creature,person,group
# title: Both Hands
N: They went with {g} as far as {edge}, to see what lay between them and {den}. There {foe_was} {foe}. # plain
G: I've been past that twice. You want both hands for it. # knowing
A: We haven't got any. They're full. # holding {x}
G: Then you want somebody else's.
B: Why? # low
G: You'll be searched, as you might say. The first time, I lost my hat. The second time I thought, I'll take nothing with me; and I'd lost my sandwiches before I'd known that they were anything. # fair
A: We're not losing {x}. There's not to be a mark on {x_them}! # stepping back
N: At that moment a corner of the tablecloth lifted, and pointed, as straight as a finger, at {foe}. # quiet
B: We've been noticed. # whispered
G: One generally is. I'd hold on to the label, too.

=== journey_wants_tray ===
# step: wants
# skeleton: delivered
# needs: foe=mute no-foe_type=creature,person,group
# title: They Got the Tray Back
N: Between them and {den} {foe_was} {foe}. They thought it best to try it first with something else, and took a tray with six cups. # brisk
A: Steady. It's only {foe}. # setting out
B: That's one cup. # setting out
A: Don't look at it. Walk as if you had nothing with you.
B: That's four. # walking
A: I'm not doing anything! They're going by themselves! # walking faster
N: They got the tray back. It was lying by {hide}, with one handle on it, and that was not one of theirs. # dry
A: So that's what happens to cups. # out of breath
B: And we haven't got six tries with {x}. We've got one, and a card with a clean back. # low
A: Suppose that we held it higher?
B: That was the higher end. # picking up the tray
