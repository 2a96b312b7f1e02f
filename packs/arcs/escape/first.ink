// ESCAPE, episode 1: how they were caught, what is missed at home, who holds them. All four are in it: a, b, h and g.

=== escape_shut_thing ===
# step: shut
# needs: x=thing
# title: Only for a Minute
N: {air} {a_who} {b_who}
N: They had only gone in for {x}: the two of them, and {h}, because somebody sensible ought to, and {g}, because of the sandwiches. # plain
A: Have we got {x_them}? # whispered
B: We've got {x_them}. {x_carry_cap}. Now we only have to go out by the way that we came in. # whispered
A: It was over there. # pointing
B: That's {foe}. # low
A: It wasn't {foe} when we came in. It was just a place that you come in by. # low
H: I did say, only for a minute. # looking at the time
G: It's been a minute. I think that it's the minute that did it. # chewing
N: They were {den_inside}, and it had shut. It had waited for them to stop looking, as you wait for a cat. # quiet
B: Well. We've got {x}, anyhow. # in a small voice

=== escape_shut_live ===
# step: shut
# needs: x=creature,person
# title: One Too Many
N: {air} {a_who} {b_who}
N: It was on account of {x} that they were {den_inside} at all. {x_they_cap} had wandered in; and the two of them had gone after {x_them}, and {h} after the two of them, and {g} after the sandwiches. # plain
A: Is that everybody? # counting
B: That's you and me. And {h}, and {g}. And here's {x}, safe and sound. So that's all of us found. # counting
H: And where are we? # mild
B: Well. {den_in_cap}. # slower
H: And which way's out? # mild
N: They turned. There was a place that one would have sworn had been open. {foe_alive:{foe_cap} stood|There was a good deal of {foe}} where it had been. # quiet
G: So nobody's lost any more. # chewing
A: No. It's only that we're all lost together. # low
G: I call that an improvement. # offering the bag

=== escape_shut_other ===
# step: shut
# needs: x=event,idea,group
# title: The Short Cut
N: {air} {a_who} {b_who}
N: It was because of {x}. They had been late for it, all four of them, and it was {b} who had known of a short cut. # plain
A: How short is it? # looking about
B: It goes straight through {den}. You come out on the far side, and you've saved an hour. # confident
H: I've never heard of anybody who went through {den}. # uneasy
B: That's why there's never a crowd. # confident
G: Was that open, just now? Behind us? # stopping
N: They all looked round. It had been open. Nobody could have said when it had left off. There {foe_was} {foe} there now, and nothing to show that there had ever been anything else. # quiet
A: And the far side? # very calm
B: I've only ever been told about the far side. # after a moment
H: Who by? # after another
B: Somebody who'd never been. # low

=== escape_shut_place ===
# step: shut
# needs: x=place no-x_size=abstract no-foe_known no-den_is=moving,told,stores,above,island,below,strict,company
# title: To Have Seen It
N: {air} {a_who} {b_who}
N: They had wanted to be able to say that they had seen {x} from the inside: the two of them, and {h}, because somebody sensible ought to, and {g}, because of the sandwiches. # plain
A: Well. Now we've seen it. # whispered
B: I'd thought that it'd be more. I thought that one would come out different. # whispered
H: I'd be content to come out. Who was last through? # looking at the time
G: I was. I left it just as I found it. I'm always told to. # chewing
H: And how did you find it? # very even
G: Open. # turning round, with the sandwich
N: They all turned. It had been as wide as a cart; they had remarked on it. {foe_alive:{foe_cap} stood in it now|There {foe_was} {foe} there now, from the one side to the other}, like a cork that has been there for years. # quiet
A: So this is what it's like, {den_in}. # in a small voice
B: No. That was what it's like to visit. This is what it's like. # in a small voice

=== escape_shut_dare ===
# step: shut
# needs: x=place no-x_size=abstract no-foe_known no-den_is=moving,told,stores,above,island,below,strict,company
# tone: noir,space,epic,eerie
# title: As Far as the Third Step
N: {air} {a_who} {b_who}
N: It had begun with somebody saying that nobody who went into {x} ever came out again, and somebody else saying, who says so? # flat
A: If nobody comes out, then who told them? # in front
B: That's what I said. That's why we're here. # behind
H: I said that I'd come as far as the third step, to see that you came back. # level
A: And which step's this? # stopping
H: I've lost count. They don't stay where they are. # level
G: I've counted. It's the ninth, and there aren't any behind us. # at the end, with the bag
N: It was so. They were {den_inside}, the four of them, with a bag of sandwiches; and where they had come in {foe_was} {foe}, who had the look of having been told to expect four. # quiet
B: So that's how it's known. Somebody stands outside, and waits, and goes home by himself. # low
A: Did anyone stand outside? # low
N: They thought it over. They had all wanted so much to come. # dry

=== escape_shut_space ===
# step: shut
# needs: x=thing
# tone: space,eerie,noir
# title: Green, Then Red
N: {air} {a_who} {b_who}
N: There were four of them {den_inside}, and there {x_was} {x}, for which they had come; and a small light that had been green. # quiet
A: It's gone red. # low
B: It'll be a fault. # low
A: It's quite a definite fault. It shut. I felt it in my ears. # low
H: I'd like it on record that I stayed near the way in. # level
B: And where's the way in? # turning
H: I'm leaning on it. It's stopped being one. # level
G: Has anyone tried saying please? # opening the sandwiches
N: Someone tried it. It was taken in, like everything else in there, and not given back. {foe_alive:Outside|All round them} {foe_was} {foe}, in no hurry. # hushed
A: Have we got {x}? # low
B: We've got {x}. We're just not anywhere with {x_them}. # low

=== escape_miss_table ===
# step: miss
# title: They'll Wait Ten Minutes
A: What's the time? # low
H: They'll be thinking that we're late. # looking
B: For how long will they think that? # low
H: They'll wait ten minutes. Then they'll keep it warm. Then they'll start to say, that isn't like them. # low
G: It's quite like me. # honest
A: And after that? # low
H: After that it comes out. They'll find out what it was that we always did. And then {stake}. # low
N: It is odd to think of your own chair, from a long way off, with people being careful not to look at it. # quiet
{ b_kind:
- "planner": B: I left a list. It says what to do. It's in my pocket. # feeling it
- "explorer": B: We've been in here for a quarter of an hour. I'm not going to sit and be missed. # on {b_their} feet
- "wildcard": B: I'd like to see their faces, just at the keep it warm. # wistful
- else: B: I said that I'd be back directly. It's the last thing I said. Directly. # low
}
A: {till != "":We've got till {till}. That's when it stops being funny.|Then we've got as long as it keeps warm.} # getting up

=== escape_miss_list ===
# step: miss
# title: Who Knows That We're Here
N: They sat down, and counted up who knew that they were here. # plain
A: I told {h}. # first
H: I'm here. # mild
B: I told {g}. # hopeful
G: I'm here as well. I told {a}. # helpful
A: So that's all the people whom we've told. # after a moment
B: Did nobody tell anyone who isn't here? # low
H: I left a note. I left it on {board}, and it says, back soon. # low
A: Signed? # quick
H: I didn't sign it. I thought, they'll know my hand. It's the only one I've got. # low
N: They thought about the note, and of everybody reading it, and going by, quite comforted. # dry
B: And by the time that they begin to wonder, {stake}. # low
G: {till != "":It's a good long time till {till}, though.|I'd give it till supper.} Has anybody seen what I did with the lid? # unconcerned

=== escape_miss_noir ===
# step: miss
# tone: noir,manners
# title: Nobody's Looking
A: Somebody'll miss us. # low
B: Who? # low
A: There must be somebody. You owe people money. # low
B: They've got used to it. They'd think that I was somewhere owing it. # low
H: I've a standing order for a chop. # dignified
A: What happens if you don't come in for it? # interested
H: They'd give it to whoever came next. They'd say that it was a pity to waste it. # dignified
N: It was the sort of silence in which you can hear what you are worth, and the change. # dry
B: All the same. Without us, {stake}. It's not much. It's got my fingerprints on it. I'd hate it to go wrong behind my back. # low
A: {till != "":When does it start to matter? {till_cap}?|When does it start to matter?} # low
B: About when we came in here. # low

=== escape_miss_gentle ===
# step: miss
# needs: no-till
# tone: gentle,epic
# title: Turned Down
A: Is it bedtime, out there? # small
H: I should think so. They'll have turned down the beds. # soft
B: Ours as well? # small
H: Yours as well. You turn them down all in a row, and you don't think. And then you've got a corner in your hand, and there's nobody to go in under it. # soft
A: What do they do then? # small
H: They leave it turned down. It's quicker, for when you come. # soft
N: They thought of four corners of sheet, folded back, white, in the dark, like four pages at which somebody had stopped. # soft
B: And if we don't come? # whispered
H: Then {stake}. But they'd not tuck it in. I know them. Not for years. # soft
A: I'd like to be there before they turn out the lamp. # whispered

=== escape_holder_mute ===
# step: holder
# needs: foe=mute no-den_is=company
# title: It Doesn't Mean Anything By It
N: First they walked all round. It is what everyone does. Wherever they came to the end of it there {foe_was} {foe}, before them. # quiet
A: Perhaps {foe_they} might get tired of us. # low
H: I don't believe that anybody meant to have us. It's like a pocket. A pocket doesn't mean anything by it. # low
B: Then push. # pushing
N: They pushed. There was a little give, of a good-natured kind. And then it was all just as before, and they were further in. # dry
B: I think that was taken as a game. # getting up
A: Pull, then. # pulling
B: There's nothing to pull. There's only in front. # breathless
G: It's rather warm here, if you lean. # leaning
A: {g}! Don't make friends! # shocked
G: I'm only leaning. There was something to lean on. # comfortable

=== escape_holder_talks ===
# step: holder
# needs: foe=talks no-den_is=company
# title: Not Prisoners
F: I do hope that you're comfortable. # appearing
A: We'd like to go home, please. # firm
F: Of course you would. Everyone says so. I'd be hurt if you didn't. # warm
B: Then would you let us out? # firm
F: Oh, you aren't prisoners. You may do whatever you like. You may sing. There's {den}, and it's all yours, from the one end to the other. It's just that there's no more of it after that. # warm
H: Why do you want us? # quiet
F: I don't, particularly. I've got you, that's all. It's not at all the same thing, and it's much less trouble. # simple
N: {one_cap} asked them if they took sugar, and wrote it down, and was not there any more. # dry
A: I'd have liked it better with chains. # staring
B: I said two lumps. I said it without thinking. # appalled

=== escape_holder_comic ===
# step: holder
# needs: no-foe_type=person,creature,group no-den_is=company
# tone: comic
# title: After the Beep
B: There's always a trick to these. You lift, and you turn, and you put your shoulder to it. # rolling up a sleeve
A: To what? # following
B: To whatever's shut. That's {foe}, isn't it? Stand back. # lifting, turning
N: {b} went at it with a shoulder. It was very well done. There was a pause, and a sort of sigh, and {b} came back, by another way, from above. # breathless
A: What's it like, in there? # interested
B: Soft. And then suddenly not. # from the heap
H: Do it again, but with the other shoulder. # taking notes
B: Why? # getting up
H: I want to see if you come out on the other side. # sharpening the pencil
G: I'd be careful. It's put back your hat. # watching

=== escape_holder_gentle ===
# step: holder
# needs: no-den_is=company
# tone: gentle,eerie
# title: Quite Kindly
N: They were held quite kindly. It was how you hold something when you have not been told that you may, and have not been told that you may not. # soft
A: If we kept very still, would {foe} go to sleep? # whispered
B: I don't think that {foe_they} ever woke up. # whispered
A: Then if we're loud, {foe_they} will wake, and see that we're somebody else's. # whispered
H: {foe_cap} never had anything of {foe_their} own. So I've heard. So how would {foe_they} know? # soft
N: They tried it. They were as loud as they dared; and everything drew in a little, all round, the way that an arm does, in the night. # soft
B: Now there's less room. # whispered
G: We're only being made sure of. # not at all troubled
A: I don't want to be made sure of. I want to be missed, and then be there. # small
