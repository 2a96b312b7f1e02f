// The first round, one for each kind of contest. It goes well, whatever comes after.

=== contest_heat_make ===
# step: heat
# needs: act=make
N: The first round was {t_first}: nine of them in a row, and {crowd} behind a rope. # brisk
A: Don't look at the others. # low
B: That one's got a thing with a handle. What's the handle for? # looking
A: Don't look! Is {weak} all right? # low
B: It's behaving. I don't like it. # low
{ way:
- "train": A: It goes by itself, by now. We've only to keep out of its way. # low
- "teach": A: {g} said, listen. So listen. # low
- "spy": A: I keep on looking for {trick}. # low
- "luck": A: Have you got {g_keep}? Hold on to {g_keep}. # low
- "third": A: {g} ought to be here. {g_they_cap} said, nearly three. # low
- "last": A: {g} said that we're to say good morning to it. # low
- "aloud": A: Don't look round. They're all asking each other what the winner keeps. # low
- "box": A: I keep on thinking about the velvet. # low
- "rules": A: I can't think. I've got my head full of rules. # low
- else: A: Don't think about anything. # low
}
N: {x_cap} began to look like something, and then, which was new, like {x}. Heads turned along the rope. # warm
H: Number six. Who's number six? # stopping
B: We are. # small
H: Hm. # bending down
A: Was that a good hm, or a bad hm? # whispered
B: There was an eyebrow in it. # whispered
N: Three places away {foe} had stopped looking at nobody. # low

=== contest_heat_race ===
# step: heat
# needs: act=race no-x=creature
S: whistle
N: The first round was {t_first}. It was once round, nine together, with {crowd} hanging over the rope. # brisk
A: Who's that on our left? # low
B: Don't wave. # low
A: They waved first!
{ way:
- "train": A: Forty times. It can't be any harder than the fortieth. # low
- "teach": A: What did {g} say? About the other side? # low
- "spy": A: They've all got shoes on like that pair at the crack. # low
- "luck": A: I've got {g_keep} in my pocket. I can feel it being lucky. # low
- "third": A: There's room next to you. I keep looking to see who's in it. # low
- "last": A: That's Auntie. {g} said to be slow with her. # low
- "aloud": A: There goes somebody else. "What does the winner keep?" They're whispering it. # low
- "box": A: It's all on loan. Do you think that they know? # low
- "rules": A: There isn't a why. I looked right to the end. # low
- else: A: Don't think about anything. # low
}
B: They were shaking a fist. Now. Go! # sharp
N: They went. There was nothing to see but other people's backs; and then there were fewer of them. # quick
A: Six. Five. Is that five? I think that one fell off. # counting
B: How's {weak}? # tight
A: It's humming. I didn't know that it knew any tunes. # delighted
B: Don't praise it. It gets ideas. Who's in front?
A: Only {foe}. And {b_call}? There's nothing at all between us and {foe_them}. # hushed
N: And then there was nothing in front of them at all. It was the first time that anybody had seen {foe} from there. # low

=== contest_heat_perform ===
# step: heat
# needs: act=perform
# a: doer
N: The first round was {t_first}, and {crowd} had got in out of {cold} to hear it. # brisk
A: They're eating. They can't listen and eat. # peeping out
B: They'll stop. Or they won't, and then nobody'll notice me. I've got it both ways. # grim
A: How do you start? {way == "teach":{g} only told us how to stop.|{way == "train":I know it in my sleep. Not awake.|{way == "rules":It isn't in the rules.|{way == "aloud":They're all asking what the winner keeps.|}}}}
B: From the left. I've narrowed it down. # grim
N: {b} went in, on {weak}, and by good luck it was the right place. And {a} began. Someone put down a fork without a sound. # hushed
B: You've got them. # not moving the lips
A: I know. What do I do with them? # not moving the lips
B: Don't drop them. Slower. {x_cap} can walk from here. # not moving the lips
A: Can {foe} see us? # not moving the lips
B: {foe_cap} {foe_has} forgotten to look away. # not moving the lips

=== contest_heat_wit ===
# step: heat
# needs: act=wit
N: The first round was {t_first}. There were two chairs, and whoever was stuck for four seconds went home. # brisk
H: Next. # not looking up
A: That's us. You go. No, I'll go. Is my collar straight? # low
B: It's upside down. Leave it, it may put them off. # low
{ way:
- "train": A: It goes by itself, by now. We've only to keep out of its way. # low
- "teach": A: {g} said, listen. So listen. # low
- "spy": A: I keep on looking for {trick}. # low
- "luck": A: Have you got {g_keep}? Hold on to {g_keep}. # low
- "third": A: {g} ought to be here. {g_they_cap} said, nearly three. # low
- "last": A: {g} said that we're to say good morning to it. # low
- "aloud": A: Don't look round. They're all asking each other what the winner keeps. # low
- "box": A: I keep on thinking about the velvet. # low
- "rules": A: I can't think. I've got my head full of rules. # low
- else: A: Don't think about anything. # low
}
N: Opposite {a} sat a schoolmaster who had not been stuck since he was nine. He asked. {a} answered. He asked again, rather faster. # quick
A: Is it a bucket? # trying it
H: It is a bucket. # looking up
A: Then so was the last one. And the one before that was a bucket with a hat on.
N: The laugh went along the rows like somebody looking for a seat. The schoolmaster opened his mouth. One. Two. Three. Four. # warm
B: You've stuck him! And {weak} never so much as came up! # whispered
A: I know. I feel awful. Who's next? # whispered
B: Only {foe}. Don't look. Being looked at. # whispered

=== contest_heat_strength ===
# step: heat
# needs: no-act=make,grow,race,perform,wit,board,leap,hide,still,ball
N: The first round was {t_first}. {crowd_cap} had brought cushions. # brisk
A: Don't look at their arms. # low
B: That's not an arm. I've slept in beds smaller than that. # low
H: Take hold. When I drop the hat. # bored
A: Is it going our way? {way == "teach":{g} said that one can hear it.|{way == "train":It always did, by the fortieth.|{way == "luck":I've got {g_keep} in my boot.|{way == "last":Have we said good morning to Auntie?|}}}} # through the teeth
B: {weak_cap} {weak_plural:say|says} yes. # through the teeth
A: Why's he gone that colour? # through the teeth
B: He's thinking about supper. I can see it. Now, while he's on the pudding! # through the teeth
S: crash
N: It was over before half the cushions had been sat on. # dry
H: Hm. Name? # pencil out
A: It's on the list. It's the other one. # panting
B: And {a_call}? {foe_cap} saw. # low
