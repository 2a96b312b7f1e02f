// {x} does what can't be: {odd_of} "tick backwards", {odd_did}, {odd_ing}; {odd_does} agrees with x. In each way it happens, before people.
// Why, is the plot's business. trait_turn is that they look for a use for it.

=== odd_does_1_believe ===
# step: trait1
# needs: trait=does
N: {g} had not believed a word of it. And there and then, in front of everybody, {x} {odd_did}. # plain
G: That isn't possible. # faint
Q: No. That's what we said. # kind
G: I was going to have my tea, and not think about it. Can't you make {x_them} stop? # faint
P: We've tried asking nicely. We've tried looking the other way. # honest
N: They looked the other way. Behind them {x} {odd_did}. # dry
G: Look back. It's worse when one doesn't. # faint

=== odd_does_1_ink ===
# step: trait1
# needs: trait=does
P: Why are we whispering? # whispered
Q: So as not to put {x_them} off. There! # whispered
N: {x_cap} {odd_did}. It went on for about as long as one takes over an egg. # dry
P: I've got the time down. What shall I put under remarks? # whispered
Q: Put, {odd_ing}. # whispered
P: They'll say that we made it up. # whispered
Q: Then put it in ink. # firm

=== odd_does_1_crowd ===
# step: trait1
# needs: trait=does
# w: A lady with sandwiches
N: There was a crowd already. It had brought sandwiches. # dry
W: Is it true, about {x}? # settling down
N: {x_cap} {odd_did}. The whole crowd said, ah. # plain
W: And does it mean anything? # chewing
Q: We don't know yet. You really can't sit here. # firm
W: A thing that can't be, and it's free? Where else would I sit? # unwrapping another
P: She's right. I'd sit here, too. # low

=== odd_does_2_thursday ===
# step: trait2
# needs: trait=does
N: {h} was standing nearest, this time, when {x} {odd_did}. # plain
Q: Are you all right? # quick
H: I've lived all my life with things as they ought to be. And now I've seen that, with my own eyes. So I ask myself, what else isn't so? # shaken
P: Such as what? # gentle
H: Thursdays. I never checked. # hollow
N: {h} had to be taken home, and looked hard at every door on the way. # dry

=== odd_does_2_string ===
# step: trait2
# needs: trait=does
N: They did what they could. {q} tried it with string, {g} with a sharp word, and {p} stood in front with both arms out. # dry
P: I think that it's working. # hopeful
N: {x_cap} {odd_did}. # dry
Q: Has anybody any more string? # flat
G: I could use a sharper word. I've got one left. # offering
Q: Save it. I'll want it for myself, afterwards. # tired
P: It was working before it did that. # hurt

=== odd_does_2_thread ===
# step: trait2
# needs: trait=does
H: I'll believe it when it's done in the open, and nobody near. # arms folded
N: They all went ten steps back, and {h} with them. {x_cap} {odd_did}. # plain
H: Then somebody's got a thread. # sharp
P: Come and feel for it. # inviting
N: {h} felt all round, above and below, and came back more slowly. # plain
H: I'd sooner that there'd been a thread. # low
Q: So would we. One knows where one is, with thread. # low

=== odd_does_3_used_to ===
# step: trait3
# needs: trait=does
P: Don't be cross. I've got used to it. # low
Q: To what? # suspicious
P: To {odd_ing}. I lay there and waited for it, and when it came I turned over, and slept. # shy
Q: But we've promised to {verb}! # shocked
P: I know. # low
N: And {x} {odd_did}, as though somebody had called. # soft
Q: You might at least not smile. # sighing

=== odd_does_3_stay ===
# step: trait3
# needs: trait=does
N: {q} had gone to {x} alone. {x_cap} {odd_did}. {q} sat down, and did not get up again for some time. # quiet
P: What is it? # low
Q: Everybody comes in, and looks, and runs to tell somebody. Nobody ever stops to the end. # low
P: And if one does? # low
Q: Then it's not so odd any more. It's like the way somebody walks. # low
P: Move up. # sitting down

=== odd_does_3_use ===
# step: trait3
# needs: trait=does
# makes: trait_turn=used
P: What if there's a use for it? # slow
Q: For {odd_ing}? # doubtful
P: Somewhere there has to be. You don't get a peg that shape, unless there's a hole. # stubborn
N: {x_cap} {odd_did}, quite patiently, as one would who is being looked at for a post. # dry
Q: Then let's write down everybody that we know, and what they're short of. # pencil out
P: {h} needs spectacles. # helpful
Q: It isn't going to be that. # writing

=== odd_does_4_used ===
# step: trait4
# needs: trait=does trait_turn=used
N: It was then that {x} {odd_did}, and for once it was wanted. # quick
H: What's that? Over there? # startled
N: They all looked round, and nobody was watching {p}. # quick
Q: So there is a use for it. # delighted
P: I said so. I said, somewhere there's a hole for that peg. Be quick, now. # breathless
H: I only looked away for a moment! # hurt
Q: Everybody does. That's the use. # kind

=== odd_does_4_now ===
# step: trait4
# needs: trait=does
Q: Not now! Please, not just now! # hushed
N: {x_cap} {odd_did}. If anything, it was more than ever. # tense
G: Everybody's looking! # hissed
P: Let them look. We've come to {verb}, and we're going to. # loud
H: What, with that going on? # calling
Q: With that going on. It's what we're here about. Hold my coat. # loud
N: It was the first time that they had said it with {x} there to bear them out. # dry

=== odd_does_4_wait ===
# step: trait4
# needs: trait=does
N: They were waiting for it. They had never before waited for it, and wanted it to come. # still
Q: It's always when nobody's ready. # whispered
P: Then let's not be ready. Talk about something else. # whispered
Q: My left boot lets in water. # after a moment
P: Does it? Since when? # interested
N: {x_cap} {odd_did}. # quick
Q: There! Now! And since Monday! # running

=== odd_does_5_bench ===
# step: trait5
# needs: trait=does
# skeleton: known, wrong_question, nobody, better
N: Somebody had put out a bench, where one could see {x} from the best side. # warm
H: It can't be, you know. I've looked it up. # sitting down
Q: We know. Move along a bit. # sitting down
G: Is it going to? # low
P: Wait. # hushed
N: {x_cap} {odd_did}. # soft
H: No. It can't be. Who's got the biscuits? # content

=== odd_does_5_stranger ===
# step: trait5
# needs: trait=does
# skeleton: known, wrong_question, nobody, better
# w: A stranger with a case
W: And nobody minds it? # staring
G: Minds what? # polite
N: {x_cap} {odd_did}. # plain
W: That! # pointing
G: Oh, that. No. We did at first. Now, when it's late, somebody always goes to see if all's well. # calm
P: It's ours, you see. It was {q} who got us to look at it properly. # proud
Q: We mind it when people point. # mild

=== odd_does_5_gone ===
# step: trait5
# needs: trait=does
# skeleton: undone
N: When it was done they sat in front of {x}, and waited. Nothing happened, and went on happening. # quiet
P: So there's an end of {odd_ing}. # low
Q: That's what we promised. # low
P: Yes. I only thought that we'd be asked once more. # low
Q: You're waiting for it. # gentle
P: So are you. You've still got your pencil out. # gentle
N: {h} came by, and stopped, and waited a little, too, and went on. # soft
