// EVERYBODY, in single tones: a third way each for the steps that had two, and true for every spell.

=== magic_onlytwo_stamp ===
# step: onlytwo
# skeleton: everybody
# tone: noir,eerie
# w: A person with a stamp
# title: Where They Were at Six
N: There was breakfast to be had by {door}, and a person in front of it, with a stamp. Whoever had caught it got a snail on the back of the hand, and went by. # low
W: {cry2} # stamp up, waiting
A: Two, please. You know us. # easy
W: {cry3} # putting it away
B: That's all of {x} gone in but us. Even {h} has a snail. # low
A: I only wanted {food}. # hurt
B: I only want to know why. Where were you at six? # lower
A: Under a bed. With you.
B: As an alibi that's dreadful. Where was everybody else?
A: Each in their own bed, I suppose, like honest people. # slow
B: And they've got it, and we haven't. There are two of us, and nobody saw us. I'd arrest us. # thinking
A: Can you draw a snail? # low, after a moment
B: I can draw a bun. # low
A: Then draw it asleep. # holding out a hand

=== magic_dread_keys ===
# step: dread
# skeleton: everybody
# tone: epic,space,manners
# title: Nineteen on One Ring
N: {h} brought every key that there was, nineteen on one ring, and hung them round the neck of {b}. That morning {h} was not trusting anything to a mouth; so there was a label, and the ink was wet. # plain
B: Why me? # bent
A: You stood nearer. What does it say?
B: "The one that sticks." No, the other side. # turning it
A: "If it goes on, {stake}. I would see to it, but I have begun not to mind." # reading
H: {cry2} # letting go slowly
A: That ring's never been out of {h_their} hand. # low
B: Are we to lock something out? It's in already. # faint
A: I think that they're for whoever's in charge. # slow
B: I don't want everybody. I couldn't get you to come to breakfast. # low
A: We'll {verb}, and then {h} gets them back. It wants saying by two. # firm
B: We'll {verb}. May I say it sitting down? # sinking
A: You are sitting down. # looking
B: It was the keys. # from below

=== magic_counsel_book ===
# step: counsel
# skeleton: everybody
# tone: manners,gentle,comic
# title: Under E
N: {g} had a book with everything in it, from moths to weddings, and held it out to them, and did not let go. # dry
A: Thank you. We've got it now. # pulling
G: {cry2} # holding on
B: It comes open by itself. "What to do for a person who is shy in company." # reading
A: That's no use. Nobody's shy. They all {spell_do}. Look under E, for everybody. # brisk
B: Ears. Eels. Eggs. Here! "For what everybody has: mustard, and plenty, behind both ears." # turning pages
N: They did {h}, who held still for it as well as could be. # plain
H: {cry3} # in a yellow cloud
A: Is it any better?
B: No. But one can smell {h_them} coming. # fair
N: {g} had the book back already, shut, with a thumb in it. # quiet
B: Why won't {g} look at us? # low
A: It's the mustard. It gets in the eyes. # wiping
B: {g_they_cap} didn't have any. And somebody's read that one page until it came loose. # slow

=== magic_settled_cups ===
# step: settled
# skeleton: everybody
# tone: noir,space,eerie,epic
# title: For Trying
N: By noon there was a prize. It was a silver cup, and it was for whoever had taken to it best. # dry
H: {cry} # in tears, holding it up
A: It's quite a good cup. # grudging
B: Don't clap. You'd have to let go of me. # low
N: Then it grew quiet. Two more had been brought, of the size for eggs. # flat
B: "For trying." That's my name under it. # reading
A: And there's mine. They've spelt it right. Nobody ever does. # moved
H: {cry2} # showing each to a side
A: We're to go up singly. You on that side, and me on this. # low
B: With all of them in between? It's five to. # lower
A: Thank you! You're too kind! Could you send them on? # calling
B: This morning they only had it. Now there's somebody who comes second. They'll never want to be rid of it. # low
A: Do you think that they'd keep mine for me? # very low
B: You're not to want it. # sharp
A: I only looked. # humble
B: You looked twice. # taking a better hold

=== magic_odd_onion ===
# step: odd
# skeleton: everybody
# tone: noir,eerie,epic
# title: Asleep Is Alone
N: They had been up since five. It was late, and {a} had slid down against {b}, and it wanted a minute to the hour. # quiet
A: {cry2} # asleep
B: No! Not you! You've got it! # shaking
A: Got what? I was being {h}. It was so restful. # waking, cross
B: You dreamt it? You sounded just like one of them! # weak
A: They were all pleased with me. Why have you got me by the ear? # thick
B: It's going to strike, and you were asleep. So was everybody, at six! # fast
A: I was on your arm. Doesn't that make two? # alarmed
B: I don't know. Does it?
A: I couldn't say. I wasn't there. # honest
N: {b} had an onion, meant for supper. They were to bite it by turns, and stay awake by it. It struck. # dry
B: I'd have had nobody to be cross with. # hoarse
A: Are you crying? # low
B: It's the onion. # gruff
A: You haven't had your bite yet. # handing it over

=== magic_parting_sack ===
# step: parting
# skeleton: everybody
# tone: manners,gentle,comic,space
# title: About as High as a Friend
N: {q} had stuffed a sack, and given it a face, and stood it by {edge}. It was about as high as a friend. # plain
P: Who's that? # stiff
Q: It's in case you go to {g}. Then I'd be by myself, on the stroke, and it would have all of {x}. I thought, if I stood next to somebody. # light
P: It's got my nose. # walking round it
Q: It's the only one I know by heart. # low
P: What's in it?
Q: Turnips. It listens very well. # defending it
P: It's got to be somebody who wasn't made to. And that one was made. # gentle
Q: I know. I only didn't like having nothing on that side. # low
P: I haven't said that I'd go. # hoarse
Q: And I haven't asked. I'm talking about turnips. # quick
P: Then turn it round. I won't have it look at me like that. # gruff
Q: It isn't sad. It's only that the turnips have gone down. # turning it
