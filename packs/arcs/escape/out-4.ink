// OUT, episode 4: end=quiet, tell, wide is how they leave. act is the getting out; outside names what was left, and who came after.

=== escape_go4_quiet ===
# a: careful
# step: go4
# skeleton: out
# door: Go at once, on tiptoe
# style: careful
# recall: gone at once, on tiptoe
# makes: end=quiet
N: They would go at once, and on tiptoe, while it held. There is no knowing how long a thing will do you a favour. # hushed
A: Don't look at it as you go by. # whispered
B: I wasn't going to. # whispered
A: You were. You've got your good-bye face on. If you look at it you'll mind more, and it'll go up, and squeak. # whispered
B: And if I don't mind enough? # whispered
A: Then it'll come down on your heels. Mind exactly as much as you do now. # whispered
B: I've never had to be so careful with a feeling. # whispered

=== escape_go4_tell ===
# step: go4
# skeleton: out
# door: Say goodbye to [foe] first
# style: honest
# recall: said goodbye to [foe] first
# makes: end=tell
N: They went back in, a few steps, to say goodbye to {foe}. It was only manners; but neither of them could have left without it. # plain
A: We're off now. # clear
{ foe_talks:
  F: Both of you? It's usually only the others. # surprised
  B: Both. We've left something else. You'll see it. # clear
  F: I'd wondered what you were doing. Do you know, nobody's ever come back up to say so? They go out backwards, looking at the one who's stopping. # quiet
- else:
  N: {one_cap} did not do anything; but it did it with more attention. # quiet
  B: We've left something to hold it. It isn't one of us. You needn't think, this time, that it's what we do. # clear
  A: I believe that it's listening. # low
}
A: You'd have had company, I suppose, whoever had stopped. We did think of that. # honest
B: Well. Thank you for having us. # holding out a hand

=== escape_go4_wide ===
# b: bold
# step: go4
# skeleton: out
# door: Open it as wide as it will go
# style: bold
# recall: opened it as wide as it would go
# makes: end=wide
N: They would not just creep under. If it was to cost that much, then it should be open. # firm
A: How wide does it go? # low
B: I don't know. Nobody ever had a hand free to find out. Take that end. # taking hold
A: It's high enough for us. # taking hold
B: It isn't for us. Somebody will come in on Tuesday, for only a minute. Push. # pushing
N: It went up past their shoulders. It went up past where they could reach; and there, with what they had left lying under it, it stayed. # hushed
A: You could drive a cart through it. # looking up
B: Then let them. # out of breath

=== escape_act_quiet ===
# step: act
# skeleton: out
# needs: end=quiet
# title: One, and One
N: {q} went first, flat, like a letter under a door; and then there was only {p}. Nobody was leaning. There was nobody left who could have been. # hushed
Q: Now you. # from outside, whispered
P: It's very quiet in here. # inside, whispered
Q: Is it moving? # from outside, whispered
P: {price == "secret":It's just as it was. I can still hear what I said. It's gone round the corner, and come back.|It's just as it was. It's {price == "keep":{p_keep}|{x}}. It isn't going anywhere.} # inside, whispered
{ must_who != "" && must != "":
  N: They had been told that {must_who} would have to be {must}. It came to that at the edge, and it took two seconds. # quiet
}
N: {p} went under. It was two seconds, with the edge above {p_their} back; and behind {p_them}, for the first time since there had been such a place, there was nobody at all. # hushed
Q: We said that we'd {verb}. # low, with hold of {p_them}
P: And we {verb_did}. The both of us. Count. # low
Q: One. And one. # touching a nose, and another
N: {foe_cap} lay there, and did not seem to have noticed anything. # quiet

=== escape_act_tell ===
# step: act
# skeleton: out
# needs: end=tell
# title: By the Front
N: They walked up to it like people leaving a party. {q} bent down, and then {p}, and it was as simple as that. # plain
{ must_who != "" && must != "":
  N: They had been told that {must_who} would have to be {must}. It came to that at the edge, and it took two seconds. # quiet
}
Q: We said that we'd {verb}. # turning round, outside
P: And we {verb_did}. I keep looking to see who's still in there. # turning round
Q: Nobody. You've looked three times. You've patted me twice. # gentle
P: It's only that there always was one. You get to expect it. # low
{ foe_talks:
  F: I am. # from inside
  Q: It's open. You could come out and have a look. There's a sock. # stooping
  F: I've never seen it from that side. I'd have had to ask somebody to hold it. # from inside
  P: Nobody's got to. That's what it's for. # low
  F: {price == "secret":I heard what you said to it. I'll not repeat it. I'll just have it about the place.|I'll polish it. I'll not move it, I'll go round.} # from inside
- else:
  N: Something came up to the gap, and stopped there, a little back from the light; as anybody might who had never yet been the one who was left. # soft
  Q: It's looking at what holds it. # low
  P: {price == "secret":It can hear it, I expect. It's still saying it.|It can look. It's got all day for it, now.} # low
}

=== escape_act_wide ===
# w: A stranger
# step: act
# skeleton: out
# needs: end=wide
# title: For Whoever's Next
N: They went out standing up. It is a thing that one does not think of, until one has gone about bent for a day or two. # warm
{ must_who != "" && must != "":
  N: They had been told that {must_who} would have to be {must}. It came to that at the edge, and it took two seconds. # quiet
}
P: We said that we'd {verb}. # stretching
Q: And we {verb_did}, and so can anybody. # stretching
W: Is it open? # from inside
N: They turned. From far back {den_inside} somebody was coming, very old, with a nail file in one hand. # hushed
P: Was there someone still in there? # faint
W: I said, I'll be right behind you. I've been holding it up in my head ever since. Who's holding it now? # shading both eyes
Q: Nobody. There's {price == "secret":only something that somebody said|{price == "keep":only {p_keep}|only {x}}}. # low
W: Somebody must've minded. # stepping over it, with care
{ foe_talks:
  F: Mind your head. Oh. No, you needn't, need you? # from inside
- else:
  N: {foe_cap} drew back a bit, on both sides, as a crowd does for somebody who has come a long way. # soft
}

=== escape_outside_next ===
# w: Somebody muddy
# step: outside
# skeleton: out
# title: Nine Went In
N: It has stood open ever since. People still go in; there will always be something that somebody wants in there, only for a minute. # plain
W: Are you the two who left that? # stopping them
{ price:
- "keep": P: {p_keep_cap}? Yes. Is it all right? # quick
- "secret": P: I only said something. Is it still there? # going red
- else: P: {x_cap}? Yes. Is it all right? # quick
}
W: There's nine of us went in on Friday, and nine came out. I don't know that I've ever seen nine come out. # shaking both their hands
Q: And what about {foe}? # low
W: {foe_they_cap} {foe_plural:look|looks} after it. Nobody's to step on it. You'd think that it was the only one in the world. # going
N: They walked on for a while. # quiet
{ price:
- "keep": Q: You could go and look at it, on a Sunday. # low
- "secret": Q: They only hear it if they stop. And it doesn't say who. # low
- else: Q: I've remembered what we wanted {x_them} for. I'd sooner not tell you. # low
}
{ price:
- "keep": P: If I knew that it was always there to look at I'd mind it less. No. It's left. # low
- "secret": P: I hope that they do stop, sometimes. I'd not like it to be bored. # low
- else: P: Was it important? # low
}
Q: We've not been home an hour, and {stake_fixed}. And that's two, and I've counted. # taking an arm

=== escape_outside_pocket ===
# step: outside
# skeleton: out
# title: The Empty Pocket
N: So they were home, and nobody had begun to wonder. The note was still up, on {board}: back soon. # dry
Q: Did you tell them? # low
P: I said that we were shut in, and that we got out. They asked if we'd had lunch. # low
Q: Did you say how? # low
P: I said that somebody'd held it for us. It's true, nearly. It's just that it's not a somebody. # low
{ price:
- "keep": N: {p} had one hand in the pocket where {p_keep} had been. It had gone there by itself. It did so about forty times a day. # quiet
- "secret": N: {p} had been about to say something, and had found that there was nothing behind it. One gets used to a weight, and leans. # quiet
- else: N: There was a place all ready for {x}, with a cloth on it. They had both sat down so as not to see it. # quiet
}
{ price:
- "keep": Q: Does it help? # low
- "secret": Q: Does it feel odd? # low
- else: Q: Shall I take away the cloth? # low
}
{ price:
- "keep": P: It's how I know that it's holding. If I stopped going to look for it, I'd worry. # low
- "secret": P: Like stairs, when there's one less. I keep putting my foot down hard. # low
- else: P: Leave it. It's where {x} would be. I like to know how big a thing it took. # low
}
Q: {foe_cap} will be wondering who that was. # low
P: No. It's been left there in writing, so to speak. # low
Q: They had only to see the two of us in at the door, and {stake_fixed}. # low
P: Yes. Move up. I like to have somebody on that side. # low

=== escape_outside_noir ===
# step: outside
# skeleton: out
# tone: noir,eerie,space
# title: The Count
N: They were counted in. There is always someone who does it, with a pencil, and does not look up. # flat
H: Four out. How many back? # pencil ready
P: Four. # level
H: It says in here that from there it's never all of them. It's all of them but one. It's in every line. # turning pages
Q: Count again. Take your time. You can touch us, if it helps. # level
H: I've counted. I was there. I only want to know how I'm to put it. There's a column for what's left behind. # low
{ price:
- "keep": P: Put, {p_keep}. # low
- "secret": P: Put, something said. # low
- else: P: Put, {x}. # low
}
H: And it's holding? With {foe} there, all day? # writing
Q: It was when we looked back. It was the only thing in there that wasn't leaning on anybody. # low
H: Then I'll draw a line under that column. We came out with as many as went in, and {stake_fixed}. I don't suppose we'll need it again. # ruling it
P: Leave a bit of room. # low
H: What for? # looking up, at last
P: In case I'm sorry. I'm not yet. I'd like to have somewhere to put it. # low
