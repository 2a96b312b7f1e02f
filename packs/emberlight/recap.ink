// How a season begins again for somebody who has been away (see docs/writing-a-pack.md, "Previously").
=== recap_shutters ===
# role: recap
# part: open
N: Previously, on {show}. {~There was a question that nobody in {place} would answer, and there were two people who would not stop asking it.|In {place} there are things that people close their shutters on. {a} and {b} had never been good at shutters.} They had made up their minds to {goal}, {~whatever it might cost|and it had sounded so simple when they said it}.

=== recap_lamp ===
# role: recap
# part: open
N: Previously, on {show}. {~Come closer to the {light}, for this began in the dark.|You will remember the dark, and the two of them in it.} {a} and {b} were abroad in {place}, {~where every door has an ear behind it|and {place} knew it}, and what they wanted was this: to {goal}.

=== recap_footprints ===
# role: recap
# part: open
N: Previously, on {show}. Two sets of footprints led out of {place}, and {~they did not lead back|beside them, now and then, there was a third}. One set was {a}'s and the other was {b}'s. They had sworn to {goal}, {~and they are not people who swear lightly|and the night had been listening}.

=== recap_pair_ember ===
# role: recap
# part: lead
{ a_kind:
- "planner": N: {~{a} had made a list, and the list had been right so far, which worried {a_them}.|{a} had counted every step on the way in.}
- "explorer": N: {~{a} has never left a door shut, and some doors had noticed.|{a} had gone ahead, as ever, to see what was round the corner.}
- "wildcard": N: {~{a} does things first and thinks of them afterwards.|{a} had whistled the whole way, to let the dark know who it was dealing with.}
- else: N: {~{a} had stopped for everybody who was cold.|Strangers told {a} things that they had told nobody else.}
}
{ b_kind:
- "planner": N: {b} kept the map, and no longer quite believed it.
- "explorer": N: {b} had to know, and so it could not be left alone.
- "wildcard": N: {b} laughed at the wrong moments, and once it had saved them.
- else: N: {b} looked after the lamp, and after {a}.
}

=== recap_friend_ember ===
# role: recap
# part: with
# needs: ally
N: {~They were not quite alone. {m_ally}, the {m_ally_job}, had thrown in with them.|By then there was a third who would answer when they knocked: {m_ally}, the {m_ally_job}.}

=== recap_item_ember ===
# role: recap
# part: with
# needs: item
N: {~And they still had {m_item}, wrapped in a cloth, and did not show it to anyone.|In {a}'s coat lay {m_item}, and it had not told them everything yet.}

=== recap_debt_ember ===
# role: recap
# part: with
# needs: debt
N: {~There was also what they owed to {m_debt}, who had not forgotten it.|And somewhere {m_debt} was waiting to be paid.}

=== recap_chose_dark ===
# role: recap
# part: chose
N: {~There was no time to be wise in. When the moment was over, they had {recall}.|It could have gone two other ways. They had {recall}.} {led}

=== recap_chose_breath ===
# role: recap
# part: chose
N: {~And before either of them could say that it was folly, they had {recall}.|One breath later it was done. They had {recall}.} {led}

=== recap_chose_road ===
# role: recap
# part: chose
N: {~You know which way it went. They had {recall}.|That was your doing as much as theirs: they had {recall}.} {led}

=== recap_close_ember ===
# role: recap
# part: close
N: {~That is where the light went out. Now it is lit again.|Nobody has moved since then. Listen.|And there we left them, with their hands in front of them, in the dark.}
