// WRONG QUESTION, second ways of the doors, and of the right question.

=== findout_go_whistling ===
# a: bold
# step: go2
# skeleton: wrong_question
# tone: comic,epic,gentle
# door: Go and see [foe] by daylight, and whistle
# style: honest
# recall: gone to see [foe] by daylight, whistling
# makes: way=straight
N: Everyone in {place_of} knew the way to {den}. It was the way that you did not go. They went it, and whistled. # brisk
A: You're flat. # between two notes
B: I'm frightened. It comes out flat. # between two notes
N: {g} was in the way, {clue == "cup":fast asleep, sitting up, at eleven in the morning, and they stepped over {g_their} feet|and asked where they were going, and was told, and thought of something else that needed doing}. # plain
A: What's the worst that it could be? # going on
B: I've made a list. It's got a second page. # going on
A: And what's the best? # going on
B: That it's nothing at all, and we've gone the long way round it for a week. # going on
A: I don't know which I'd mind more. # stopping
B: Whistle. # going on

=== findout_go_sentence ===
# step: go2
# skeleton: wrong_question
# tone: noir,manners,eerie
# door: Give [g] some [food], and let [g_them] finish a sentence
# style: kind
# recall: let [g] finish a sentence
# makes: way=notice
N: They sat {g} down to some {food}, and for once they let {g_them} get to the end. # plain
G: {g_says}
A: Go on. # attentive
G: That's about as far as I generally get. # surprised
B: You notice things. # attentive
G: I see no end of things. Nobody wants them. I see who's got thin, and who's moved the big chair. # yawning
A: You're tired. # gentle
G: {clue == "cup":I'm not sleeping in my own bed. I mean that I'm not sleeping. Is there any more of that?|I sit up. It's when people put things where they think that nobody looks. Is there any more of that?} # yawning
B: We only want to know {ask}. # pencil up
G: That? It's as plain as your face. I'd have said so, only everybody was talking. # eating
A: Would you show us? # laying down the pencil
G: When I've finished this. # eating

=== findout_go_salt ===
# b: maker
# step: go2
# skeleton: wrong_question
# door: Build it again, small, with [tool]
# style: clever
# recall: built it all again, small, with [tool]
# makes: way=tryout
N: They built the whole of it again, small, upon {ground}. {tool_cap} stood for {edge}. # brisk
A: What's the salt for? # crouching
B: That's {den}. The crumb's {x}. And that's everybody, looking at the crumb. # moving a row of corks
A: Now be whoever did it. # crouching
B: I come from here. No, I can't. I'd have to go straight through the salt. # stuck
A: Then come out of the salt. # slow
B: Out of the salt it works. It works every time. You'd only need to live in the salt. # slow
N: They took up {tool}, and went to look at the real thing from that side. {g} was there, {clue == "cup":in what looked like a blanket, and was asked to move over, and yawned, and did|and was asked to move over, and did}. And from there they saw it all. # hushed

=== findout_go_brought ===
# a: careful
# step: go3
# skeleton: wrong_question
# tone: gentle,manners,comic
# door: Bring [h] some [food], for a change
# style: kind
# recall: brought [h] some [food], and asked
# makes: way3=gentle
N: They brought {h} some {food}. It had always gone the other way, and {h} looked at it as you look at a dog that has come in and sat down. # quiet
H: What's this for? # not taking it
A: You bring it to us, when there's something the matter. # holding it out
H: There's nothing the matter. # quick
B: Then it's for that. # kind
N: {h} took it, since there seemed to be no way not to, and there the three of them stood. # dry
A: You didn't clap. # gentle
H: I was pleased inwardly. # stiff
B: You asked us to find it out. And ever since we did you've looked like somebody whose coat's been given away. # gentle
H: You mean it well. That's what makes it so hard to shut a door on you. # and shut it
A: {h_they_cap} did say that it was hard. # after a while

=== findout_go_behind ===
# step: go3
# skeleton: wrong_question
# tone: noir,space,epic
# door: Look at everybody else, for once
# style: careful
# recall: looked at everybody else, for once
# makes: way3=back
N: Everyone had been looking at {x} from in front. So they went round behind, to where you could look at everyone. # slow
A: Sit here. We don't look at {x}. We look at them, looking. # quiet
B: There are a lot of open mouths. # quiet
N: It was like being behind a joke. # dry
A: What else has gone on, this week? Besides {x}? # slow
B: Nothing has. Nobody's dropped in on anybody. I haven't asked one single person how they were. # slow
A: Then you could have done anything, with all of us here. You could have painted your house. # slow
B: So long as we stayed here. Somebody'd have to see that we stayed. # slower
A: Who is it that's kept on asking us things? # turning round
B: And hasn't got an open mouth. # turning round

=== findout_go_early_medal ===
# a: bold
# step: go3
# skeleton: wrong_question
# tone: manners,comic,eerie
# door: Take it back, and see who is glad
# style: clever
# recall: taken it back, and looked who was glad
# makes: way3=unfind
N: They took it back. It is soon done; you stand where you stood before, with the medal on, and say it in the other order. # dry
A: It isn't solved. # clear
W: You said that it was! There was a medal! # from the crowd
B: We were early. There's a bit left over. # clear
W: What bit? # from the crowd
A: If we knew that it wouldn't be left over. # clear
N: {crowd_cap} groaned, and took up their places again; and it has to be said that they were quick about it. # dry
B: They've missed it. # aside
A: Never mind them. There's somebody there who's got some colour back. Look. No, don't look. # aside
N: {h} waited until every back was turned, and went off like a child let out of school. They gave {h_them} as far as {hide}, and followed. # quiet

=== findout_go_nameless ===
# a: bold
# step: go4
# skeleton: wrong_question
# tone: noir,gentle,space
# door: Ask all of them the other question
# style: honest
# recall: asked all of them the other question
# makes: end=aloud
N: It was to be one question, put to everybody, with no name in it. They wrote it on the back of the wrong one. # brisk
H: They'll all look at me. # alarmed
A: They'll look at their feet. One does, when it's a good one. # firm
B: We shan't know the answer, either. Last time we had it in a notebook. # chewing the pencil
H: What if it's only me? # small
N: Neither of them said that it would not be. They had done enough, that week, in the way of being sure. # quiet
A: Then it's you, and the two of us on either side with a hand up. That's three. # gentle
H: Would you go first? # small
A: I'm asking it. So I suppose I'd better. # swallowing

=== findout_go_rope ===
# step: go4
# skeleton: wrong_question
# tone: epic,comic,manners
# door: Have everybody look at [foe] for one more night
# style: clever
# recall: had everybody look at [foe] for one more night
# makes: end=again
N: {foe_cap} had to do it all once more, by night, and everyone had to look. # brisk
{ foe_talks:
  A: We've come about a favour. # polite
  F: I've been explained. They nod at me, now. What more can you do to a person? # cool
  B: We'd like you not explained. For one evening. # polite
  F: Would they shout? # after a while
  A: They'd stare. With their backs to everything else. # honest
  F: I've never been stared at for somebody's good. I'll have a wash. # getting up
- else:
  A: They've stopped looking. They go past {foe_them} and nod. # glum
  B: Then we'll put up a rope. You put a rope in front of a thing, and people come. # brisk
  A: And when they've come? # doubtful
  B: We'll be ten minutes late with it. You want what you've got to wait for. # brisk
}
N: That was the half which everybody would see. The other half they drew on the back of a hand. # quick

=== findout_go_thumb ===
# a: careful
# step: go4
# skeleton: wrong_question
# door: Sit down with [h], and talk of all the rest
# style: kind
# recall: sat down with [h], and talked of all the rest
# makes: end=stay
N: There was a heap of things to peel at {h}'s; so they sat down to it, one on each side. # quiet
H: If you've come to be kind I haven't the time. # peeling
A: We've come to peel. # peeling
H: You take off too much. # after a while
A: Nobody's ever shown me. # peeling
N: {h} showed {a_them}. It is all in the thumb. # plain
B: Is there anything that you'd sooner not talk about? # peeling
H: Yes. # short
B: Good. Then we've got all the rest. # peeling
N: So they talked about all the rest, and there was far more of it than anybody had thought; and the bowl filled up. # warm
H: There's as much again tomorrow. I only mention it. # gruff

=== findout_act_paper ===
# step: act
# skeleton: wrong_question
# needs: end=aloud
# title: Behind a Tall One
N: They had a box, and they had everybody; and {a} had the paper, and it shook so that {b} took hold of the other end. # still
A: We said that we'd {verb}, and we {verb_did}. Only it wasn't worth a medal. It was the wrong question. # clear
W: So ask the right one! # from the crowd
{ other:
- "guest": A: Who's so cold, where they live, that they can't sleep? # clear
- "going": A: Who'd sooner climb out at the back than be said goodbye to? # clear
- else: A: Who's stood in a room, this week, and not known what they came for, and smiled? # clear
}
W: Do you mean ever? # from the crowd, careful
B: This week. # clear
N: {a} had turned red to the ears, and put up a hand, and the paper hung down. And then, a long way back, without any fuss, there was another. # quiet
{ other:
- "guest": G: Mine's been up for a bit. I'm behind a tall one. # from the back
- else: H: Mine's been up for a bit. I'm behind a tall one. # from the back
}
N: After that nobody could have said who was next. There were too many of them. # warm
W: You, as well? I've sat next to you for nine years! # loud, to a neighbour
B: Don't take them down yet. # not quite steady
