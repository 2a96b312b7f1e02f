// A second way of the quiet end.

=== escape_act_last ===
# step: act
# skeleton: out
# needs: end=quiet
# title: The Last One In
N: {q} went, and it held. So there was one left in there, and it was {p}; and for once that was not because somebody had to be. # hushed
Q: What are you doing? # from outside, whispered
P: I'm being the last. I wanted to see how it is when nobody's making me. # inside, whispered
Q: And how is it? # from outside, whispered
P: {price == "secret":I can still hear what I said. It sounds quite comfortable. I was saying goodbye to it.|I was only saying goodbye to {price == "keep":{p_keep}|{x}}.} # inside, whispered
{ must_who != "" && must != "":
  N: They had been told that {must_who} would have to be {must}. It came to that at the edge, and it took two seconds. # quiet
}
N: Then {p} bent down and came out, like anybody; and the edge stayed where it was, and there was no one under it. # hushed
Q: Turn round. Who's there? # with hold of a sleeve
P: Nobody. I never looked back at a place before and there was nobody in it. # wondering
Q: We said that we'd {verb}. # letting go of the sleeve
P: And we {verb_did}. I keep wanting to hold something up. # both arms hanging
N: {foe_cap} lay there, as quiet as a house when the last of them have gone up to bed. # quiet
