// HELD, second ways of asking and of laying a place.

=== celebrate_act_verbs ===
# step: act
# skeleton: held
# needs: end=ask
N: They stopped at the distance at which you say good evening to a stranger. On such a day nobody had ever been nearer without a broom. # still
P: It's {event}. We'd like you to come. There was a good deal more of it, but that's what it says. # hoarse
{ foe_talks:
  F: Who else is coming? # after a while
  Q: Everyone. That's what's always been the matter with it. It was everyone, and you. # honest
  F: I shouldn't know what to do with my elbows. # gruff
  P: You keep them in until there's {food}. After that nobody can. # hoarse
- else:
  N: For as long as you can hold a breath {foe} {foe_was} just as before; and then {foe_they} {foe_was} a little less, as when somebody who has talked all day is asked a question. # hushed
  Q: That isn't a no. # whispered
  P: We'll go in front. Then {foe_they} can see that there's a way. # walking backwards
}
P: {price == "seat":There. You've got the wall at your back, and you can see who's coming. It was mine. It's quite worn in.|Here. I wrapped it. It's {p_keep}. You're not to say that I shouldn't have.} # holding on, then not
N: {h} counted along the row, and for once it came out. They all shoved up by the width of a spoon; and down both sides there was a noise, as of people who had thought that it was only their belts. # warm
H: You'll want some of this {food}. It's what there is. # gruff
Q: We said that we'd {verb}. # whispered
P: We {verb_did}{till != "":, and before {till}|}. It's now. We're in it.{must_who != "" && must != "": And {must_who} was {must}.|} # dazed

=== celebrate_act_nuisance ===
# step: act
# skeleton: held
# needs: end=place
N: {foe_cap} {foe_was} at {door}. It was noticed by all of them, at once, and nobody noticed it. They had never done anything so hard in their lives. # hushed
H: Who's for more? # to the air
{ foe_talks:
  F: I'm only looking in. I came to say that I'm not stopping. # stiff
  Q: No. It's just that that place is such a nuisance, with nobody in it. Things get put there. # eating
  F: I could keep it clear. For a minute. # sitting
- else:
  N: The cup at the end moved; that was the first of it. It moved, and was let be; and presently one end of the table was fuller than it had been, and a good deal quieter. # hushed
  Q: {foe_they_cap} got in, and nothing's been knocked over. You'd put it just right. # whispered
}
P: {price == "seat":I'm up, so I may as well carry. Who'd like to be where I was? It's third from the end. It's a good one.|There's something by the plate there. It's {p_keep}. It's to be undone when nobody's looking.} # pouring, not straight
N: Then {g} told the one about the dish, and got it wrong; and somebody laughed in the wrong place, and it was catching. # warm
H: You've all stopped whispering. # surprised
Q: Is it on? When did it come on? # under the noise
P: While we weren't looking. That's {event}. We said that we'd {verb}, and we {verb_did}{till != "":, and before {till}|}.{must_who != "" && must != "": And {must_who} was {must}.|} # under the noise
