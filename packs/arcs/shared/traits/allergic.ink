// One of the two is allergic to something: {trait_of}.

=== trait_allergic_1_list ===
# step: trait1
# needs: trait=allergic
P: There's one thing that I ought to say before we begin. # careful
Q: Is it a long thing?
P: It's short. I'm allergic to {trait_of}. It starts in the nose, and then it's everywhere that I've got skin. # owning up
N: {q} wrote it on the back of a hand, in capitals, where it would be seen. # plain
Q: Then we {verb}, and you keep your sleeves down. # firm
P: And you keep that hand where I can read it.

=== trait_allergic_2_sneeze ===
# step: trait2
# needs: trait=allergic
P: Don't look at me. Just tell me whether it's gone red. # muffled
Q: It's gone red, and it's got edges, like a map. # honest
N: {p_cap} had only leaned on {edge}, and somebody had been there before with {trait_of}. # quick
P: I've three sneezes coming, and I can hold two of them. # tight
Q: Have the third into my scarf. It's thick.
P: Nobody's ever lent me a scarf for that before. # into wool

=== trait_allergic_3_pocket ===
# step: trait3
# needs: trait=allergic
Q: I had it in my pocket. All of yesterday. I thought that with {trait_of} it was only the amount that counted. # low
P: It was you? I've scratched since breakfast, and I blamed {spot}. # hurt
Q: I've turned the pocket out, and washed it, and I wore it wet. # ashamed
N: It hung there, inside out, dripping, like a tongue. # dry
P: Next time, you ask me what counts. # after a moment
Q: I'll ask you twice.

=== trait_allergic_4_nose ===
# step: trait4
# needs: trait=allergic
P: Stop there. My nose has begun. # sharp
Q: Now? We're nearly at it!
P: It only does that for {trait_of}. Somebody's been along here within the hour, and I can tell you which side they kept to. # sniffing
N: {p_cap} went ahead with streaming eyes, turning left and right like a weathercock. # quick
Q: You look dreadful, and you're right every time. # warm
P: It's the first thing that it's ever been good for. # thick
