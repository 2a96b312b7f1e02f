// How a season begins again for somebody who has been away (see docs/writing-a-pack.md, "Previously").
=== recap_biscuits ===
# role: recap
# part: open
N: Previously, on {show}. {~Nothing ever happens in {place}, as anybody there will tell you, at length.|You missed a good deal, and so did nearly everybody in {place}.} {a} and {b} had set out to {goal}. {~They had sandwiches, and no idea.|It was meant to take an afternoon.}

=== recap_blame ===
# role: recap
# part: open
N: Previously, on {show}. {~It was nobody's fault, and the two whose fault it was are called {a} and {b}.|All of {place} agrees that it was {a} and {b} who started it. {a} and {b} do not agree.} {~They only wanted to {goal}.|They had promised to {goal}, out loud, in front of a goose.}

=== recap_notice ===
# role: recap
# part: open
N: Previously, on {show}. {~There is a notice up in {place}, asking for news of {a} and {b}. Somebody has drawn on it.|Here is what {a} and {b} were up to, in order, with the custard left out.} {~They were going to {goal}, before tea if possible.|The plan was to {goal}. It was quite a good plan. It is a pity about the rest.}

=== recap_pair_crumb ===
# role: recap
# part: lead
{ a_kind:
- "planner": N: {a} had drawn up a timetable, and it had melted.
- "explorer": N: {a} had gone to see what was behind things, and it was mostly more things.
- "wildcard": N: {a} had touched something.
- else: N: {a} had stopped, twice, to help people who were chasing them.
}
{ b_kind:
- "planner": N: {b} was keeping count, and did not care for the number.
- "explorer": N: {b} had found a way round, and then a way round that.
- "wildcard": N: {b} thought that it was all going very well.
- else: N: {b} had said sorry to four doors and a hat stand.
}

=== recap_friend_crumb ===
# role: recap
# part: with
# needs: ally
N: {~They had made a friend on the way: {m_ally}, the {m_ally_job}, who had nothing on until Thursday.|They had help, if that is the word, from {m_ally}, the {m_ally_job}.}

=== recap_pet_crumb ===
# role: recap
# part: with
# needs: pet
N: {~And there was {m_pet}, of course. There was no getting rid of {m_pet}.|{m_pet} was in charge.}

=== recap_item_crumb ===
# role: recap
# part: with
# needs: item
N: {~Their one piece of evidence was {m_item}, and it was slightly sticky.|They still had {m_item}. They did not know what it was for, but they had it.}

=== recap_chose_crumb ===
# role: recap
# part: chose
N: {~A sensible person would have sat down. They had {recall}.|There were three things to do, and two of them were sensible. They had {recall}.} {led}

=== recap_chose_hat ===
# role: recap
# part: chose
N: {~So, naturally, they had {recall}.|It seemed like a good idea at the time. They had {recall}.} {led}

=== recap_chose_blame ===
# role: recap
# part: chose
N: {~You were there, so you may share the blame: they had {recall}.|It was put to a vote, and it came out two to nothing. They had {recall}.} {led}

=== recap_close_crumb ===
# role: recap
# part: close
N: {~There. Now you know as much as they did, which is not enough.|And that was when somebody stopped for tea. The tea is finished.|They are exactly where you left them, only hungrier.}
