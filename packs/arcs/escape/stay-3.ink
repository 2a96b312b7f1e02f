// STAY, episode 3: g is inside, where it is open, and does not come. way3=carry, ask, follow; reason=use, quiet, one is why; hint
// (episode 1) is how one might have known. part is what it costs p to let g be: price=promise, work, word.

=== escape_go3_carry ===
# b: bold
# step: go3
# skeleton: stay
# door: Carry [g] out
# style: bold
# recall: carried [g] out
# makes: way3=carry
N: They went back in, and carried {g} out, a leg each, with {h} in the middle. # brisk
G: Mind that, there's a step. # carried
A: It's for your own good! # puffing
G: I know it is. You've got me by the sore knee, though. # carried
B: You'll thank us! # puffing
G: I always do. # carried
A: There! You're out! # setting {g_them} down
G: So I am. It's very nice. Is that anyone's sock? # polite
N: {g} looked at it all for a moment. Then {g_they} turned round and walked in again. # dry
A: We'll have to do it faster. # after the fourth time

=== escape_go3_ask ===
# step: go3
# skeleton: stay
# door: Sit down with [g] and ask why
# style: kind
# recall: sat down with [g] and asked why
# makes: way3=ask
N: They went back in, and sat down, and had sandwiches. It seemed the best way to have everybody's mouth full at the start. # warm
A: We'd only like to know why. # careful
G: You'd talk me round. # chewing
B: We won't say a word. We'll just listen to it. # solemn
G: You'd listen me round. I know you. You do it with your heads on one side. # chewing
H: Then we'll look the other way. # gentle
N: They all turned, and sat in a row with their backs to {g}, and looked at {foe}. After some time they heard a sandwich being put down. # quiet
G: It's going to sound silly. # to their backs

=== escape_go3_follow ===
# a: careful
# step: go3
# skeleton: stay
# door: Follow [g] about for a day
# style: careful
# recall: followed [g] about for a day
# makes: way3=follow
N: They went back in, without being seen to, and followed {g} about. They wanted to know what it was that had got hold of {g_them}. # low
A: Make a note. Half past six. Gets up. Stretches. # whispered
B: {g_they_cap} doesn't stretch. At home {g} gets up like a deck chair. # whispered
A: Put, stretches. Twenty to seven. Goes off to the left, with a bucket. # whispered
H: What's in the bucket? # whispered
A: I can't see. {g} keeps looking into it, and smiling. # whispered
B: It's worse than I thought. # whispered
N: {g} stopped, and stood for a moment with {g_their} back to them. # quiet
G: There's a dry bit to kneel on, just by your left foot. # not turning round

=== escape_shown_carry ===
# step: shown
# skeleton: stay
# needs: way3=carry
# title: Nine Times
N: They had done it nine times. They sat down outside, all in a row, and {g} came out and sat down with them, since they looked so hot. # dry
G: You've got a good system for the legs. # kind
A: Why do you keep going back? # worn out
G: Why do you keep fetching me? # interested
B: Because we love you! You great lump! # shouting
N: That had not been said before. It had been thought to be understood. {g} turned it over for a bit, to see how it was fastened. # soft
G: Well, I know that. I do know it, you know. You needn't think it's because I don't. # low
H: Then what's it because of? # low
{ hint:
- "unpacked": G: You remember, when I hung my hat up? You thought it was the shock. # low
- "hum": G: You remember, when I was humming? You thought it was {foe_alive:{foe}|part of {foe}}. # low
- else: G: You know the night when I slept? You were all stood round me. I'd one eye open. # low
}
A: I remember. I thought that it was a symptom. # slow
G: I'll show you. It's no good, saying it. Leave the legs. # getting up

=== escape_shown_ask ===
# step: shown
# skeleton: stay
# needs: way3=ask
# title: With Their Backs Turned
G: I've never told you, because there wasn't anything to tell. I've a very nice life. You've all been very good. # to their backs
A: But? # not turning round
G: You said that you wouldn't say a word. # to their backs
A: It's a very small one. # not turning round
G: I'm always the one who's brought along. Have you noticed? There's you, that it happens to. And there's {h}, to say what it is. And then there's {g}, with the bag. I've never minded. I thought that it was what I was. # to their backs
{ hint:
- "unpacked": G: And then there was that hook. And I'd got my hat off before I'd thought. # to their backs
- "hum": G: And then you all came running, to see what the noise was. And it was me. # to their backs
- else: G: And then I woke up, and it was morning. I'd thought you only got that from one end. # to their backs
}
N: Nobody turned round. It would have been a good deal easier to. # quiet
B: You were happy. And we thought that you'd been caught. # low
G: I know. I did think of leaving off. Come on, and I'll show you. # getting up

=== escape_shown_follow ===
# step: shown
# skeleton: stay
# needs: way3=follow
# title: Half Past Six to Nine
N: By evening they had four pages. They read them over by what light there was. # low
A: "Half past eight. Says good morning to a wall." # reading
H: It's a nice wall. # fair
A: "Noon. Has lunch, sitting down. Ten past. Is still sitting down." # reading
B: At home {g} eats it by the door. On one foot. In case anyone wants something. # slow
{ hint:
- "unpacked": A: And there's the hat. It's been on that hook since we came. I've known that hat for years, and I never saw the inside. # low
- "hum": A: And there's the humming. It's on every page. I put it down as a noise in the pipes. # low
- else: A: And it's nine o'clock now, and {g}'s asleep. That's two nights. # low
}
H: There's nothing here to save anyone from. # low
B: There must be. Turn over. # low
A: There's just one more. "Looks round, and sees us, and moves the lamp so that we can write." # reading
N: They all looked at the lamp. # quiet
G: Are you done? I'll show you the rest. You've missed the best of it. # from the dark, drowsy

=== escape_reason_use ===
# step: reason
# skeleton: stay
# needs: hint=hum,unpacked no-den_is=company
# makes: reason=use
# title: What's in the Bucket
N: {g} took them to the far end of {den}, where nobody had been. Somebody had begun on it. There was a bucket, and a swept place, and a row of something small, coming up. # hushed
A: What's that? # bending down
G: I don't know yet. It was all under the dirt. It only wanted somebody to come by every day. # low
B: You could grow things at home. # low
G: At home it's all been grown. There's somebody for everything. I've a job there, and it's holding the door for them. # low
H: It wants holding. # low
G: It does. But you could do it with a brick. I've often thought. # low
N: {foe_alive:Somebody had put up a kind of wall there, all round the row, out of what there was. It was {foe}|{foe_cap} had drawn back a little there, all round the row, and made a kind of wall against {cold}}. # soft
G: That wasn't there yesterday. I never asked. {foe_they_cap} saw what I was at. # proud
A: And if you leave? # low
G: I think that {foe_they} would try to do it without me. Yesterday it was tidied nine times, out of kindness. There's one been tidied away. # low

=== escape_reason_quiet ===
# step: reason
# skeleton: stay
# needs: hint=slept,unpacked no-den_is=company
# makes: reason=quiet
# title: Listen
N: {g} took them to the middle of {den}, and had them stand still. # hushed
G: There. # whispered
A: What? # whispered
G: Listen. # whispered
B: I can't hear anything. # whispered
G: No. # whispered, blissful
N: They stood there. It took a long while before one had stopped listening for something and had begun to hear that there was nothing. It was very large, and had no corners. # soft
G: At home I can always hear who's about to want me. I can hear it through two walls. I can hear somebody think, where's {g}? I've never had it off, not since I was small. I thought that was what being awake was. # whispered
H: Is it us? That you hear? # low
G: It's everyone. It's not your fault, you think quite nicely. But in here there's only {foe}, and {foe_they} never wanted me for a thing. # low
A: What do you do with it? The quiet? # low
G: I'm just getting to the end of a thought I had when I was nine. # simple

=== escape_reason_one ===
# step: reason
# skeleton: stay
# needs: hint=slept,hum
# makes: reason=one
# title: The Other One
N: {g} took them round behind, and put a finger to {g_their} lips. There was {one}. # hushed
{ foe_talks:
  F: Oh. You've brought people. I've not got my face on. # flustered
  G: They won't stop long. I said that I'd be an hour, and I've been ten minutes. Did you count? # easy
  F: I got as far as four hundred. Then I lost my place, and I thought, that's it. That's how it starts. # low
  G: Four hundred's not bad. It was only ninety, yesterday. # to the others
- else:
  N: {one_they_cap} had {one_their} back to them, rocking a bit; and at {g}'s step {one_they} stopped. # soft
  G: I go away and come back. A bit longer each time. {one_they_cap} didn't believe me, at first. There was such a shaking that you could feel it everywhere. # low
  H: I thought that was just what happens here. # low
  G: It's what happens when people go out without saying when they'll be back. They all did. # low
}
A: So that's what held us? Somebody afraid of being left? # slow
G: There's no holding in it, there isn't the nerve. It's only that it all goes to pieces. I can't go just now. We're nearly up to a whole day. # low
B: We could take {one_them} with us. # low
G: You can't take {foe} home, love. Where would you put {foe_them}? # gentle

=== escape_part_promise ===
# step: part
# skeleton: stay
# needs: reason=use,quiet
# makes: price=promise
# title: Every Thursday
P: You can't be here with nobody. # low
G: I've got me. I'd never really had the time. # cheerful
P: Then I'm coming to see you. I'll come on Thursdays. # low
Q: It's a day there and back! And that's your Thursday! That's the only one you get! # low
P: It's the only one I've got to give. I'd not bring anything that somebody else could do without. # low
G: You needn't. You'd get tired of it. You'd come for a month, and then there'd be something on, and then you'd write. # kind
P: I've never written a letter in my life. # rising
Q: It's true. You'd have to come, just to say that you couldn't. # low
N: {g} looked at {p} for some time, as one looks at a large present, and wonders where it would stand. # soft
G: Thursdays, then. I'll do a cake. I'd like to have somebody to be out for. # low

=== escape_part_work ===
# step: part
# skeleton: stay
# needs: reason=use,quiet
# makes: price=work
# title: On One Foot
Q: And who'll do what {g_they} does? # low
P: What does {g_they} do? # low
N: They thought. It was strange how hard it was. It was like trying to say what holds up a shelf. # dry
Q: The bag. {g_they_cap} always has the bag. # counting
H: The step, first thing. And the door, last thing. And whoever's crying. # counting
Q: And {g} knows where everything is. And laughs at mine. # counting
P: I'll do it. # short
Q: Which of it? # low
P: All of it. The step, and the door, and yours. I'm never home before dark as it is. If somebody's got to be tired so that {g} can sit down to lunch, then it's me. I've sat down to it for years. # low
G: You can't laugh at {q}'s. You've no ear. # moved
P: I'll learn. I'll do it on one foot, by the door. # low

=== escape_part_word ===
# step: part
# skeleton: stay
# needs: reason=use,one
# makes: price=word
# title: Who Tells Them
H: They'll say that we left {g_them}. # low
Q: We didn't! # low
H: Four went in. They'll see three. They won't ask whether it was open. # low
G: I could write a note. # worried
P: It'd look as though somebody'd made you. No. They'll want it from a face. It'll have to be mine. # slow
Q: Why yours? # quick
P: Because I'm the one who said that we'd all be home by supper. I'll stand up, and say that I came away without {g}, and that I did it on purpose. And they'll say, what sort of friend does that? # low
Q: What'll you say? # low
P: I've been trying to think. I think you've just got to be one, and let them go on asking. # low
N: It was not going to be a nice supper. {p} could be seen getting it over with, in advance, one face at a time. # quiet
G: I'd never have the courage for that. I'm only stopping here. # with great respect

=== escape_part_gentle ===
# step: part
# skeleton: stay
# needs: reason=quiet,one
# tone: gentle,manners,comic
# makes: price=promise
# title: The Other Slipper
P: Who'll say good night to you? # small
G: I'd thought that I might do it myself. # considering
P: You can't. It doesn't go in. It's like tickling. # certain
G: Then I'd go without. I've said it to the rest of you for years. I've very likely got some over. # kind
Q: {p} could come on Thursdays, and do seven. # soft
P: I will. I'll come on every Thursday that there is, and do all seven, one after the other, and you can use them as you want. # fierce
G: What would you be giving up, of a Thursday? # gently
N: {p} did not say. It was known to everybody. It had been going to be the best one of the week. # soft
P: Nothing. I've got nothing on. # not quite steady
G: Then I'd like that very much. Don't do them too fast. # soft
