// How a season begins again for somebody who has been away (see docs/writing-a-pack.md, "Previously").
=== recap_window ===
# role: recap
# part: open
N: Previously, on {show}. {~It began with two people at a window in {place}, who ought to have been asleep.|There are nights in {place} when it is worth staying up. {a} and {b} had stayed up for one of them.} They were going to {goal}, {~and they had told nobody, because nobody had asked|though it was a large thing to want, for two people with one lamp}.

=== recap_sky ===
# role: recap
# part: open
N: Previously, on {show}. {~The sky over {place} had been behaving oddly, and only two people had looked up.|Think of {place}, very small and far below, and in it two who were wide awake.} {a} and {b} hoped to {goal}. {~It had already turned out to be bigger than that.|They did not know yet how far it is possible to walk for such a reason.}

=== recap_map ===
# role: recap
# part: open
N: Previously, on {show}. {~There is no map of where {a} and {b} had got to, for they were the first to get there.|If you drew a line from {place} to where we left {a} and {b}, you would need a longer pencil.} {~All the same they knew what it was for: to {goal}.|All this way they had come to {goal}, and they still believed that they would.}

=== recap_pair_star ===
# role: recap
# part: lead
N: {~You know the two of them.|They make an odd pair, and a good one.}
{ a_kind:
- "planner": N: {a} is the one with the pencil, who had worked out how long it would take, and rubbed it out again.
- "explorer": N: {a} is the one who is always over the wall before anybody has said wall.
- "wildcard": N: {a} is the one who asks what it does, with a hand already on it.
- else: N: {a} is the one who says good evening to spiders, and means it.
}
{ b_kind:
- "planner": N: {b} is the one who brought string.
- "explorer": N: {b} is the one who wants to see where it comes out.
- "wildcard": N: {b} is the one who laughs when it is least allowed.
- else: N: {b} is the one who turns round, to see who is last.
}

=== recap_friend_star ===
# role: recap
# part: with
# needs: ally
N: {~Somebody had come along with them: {m_ally}, the {m_ally_job}, who had been waiting to be asked.|There were three of them by now, for {m_ally}, the {m_ally_job}, had put on a coat and come too.}

=== recap_item_star ===
# role: recap
# part: with
# needs: item
N: {~They had {m_item} safe, and it was warmer than it should have been.|And in {b}'s pocket, folded small, there was {m_item}.}

=== recap_pet_star ===
# role: recap
# part: with
# needs: pet
N: {~And {m_pet} rode on {a}'s shoulder, looking backwards.|{m_pet} had come as well. Nobody had invited {m_pet}, and nobody would have dared not to.}

=== recap_chose_star ===
# role: recap
# part: chose
N: {~They looked at each other, and it was settled. They had {recall}.|You will remember what was decided. They had {recall}.} {led}

=== recap_chose_small ===
# role: recap
# part: chose
N: {~It was such a small decision, and it was made in such a hurry. They had {recall}.|Somebody had to choose, and so somebody did. They had {recall}.} {led}

=== recap_chose_other ===
# role: recap
# part: chose
N: {~In some other story they did something else. In ours they had {recall}.|Other people would have gone home. They had {recall}.} {led}

=== recap_close_star ===
# role: recap
# part: close
N: {~That is where we were when the light faded. Here it comes again.|They have been holding their breath since you left. They may let it out now.|So. Are you sitting where you can see the sky? Then we can go on.}
