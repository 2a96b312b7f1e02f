// Where somebody guards a place, and it is to be found out what they want.

=== befriend_notice_guard ===
# step: notice
# needs: wants guards no-gruff
# title: As Far as [den]
N: {air} {a_who} {b_who} They had been sent out beyond {far}, to {den}, with {food} for somebody on the other side; and they were back before supper with all of it. # plain
A: We got as far as {x}. We said please, and after that there was even less room. # putting it down
G: That's all that anybody gets. They've tried money, and a brass band, and a goat. The goat was sent back. # counting
B: And has anybody asked what would do, instead of a goat? # slow
G: Asked {x_them}? # thrown
A: Then that's how we do it. We {verb}. # getting up
G: You won't have far to go. There {x_left_was} {x_left} this morning, right by {hide}. {x_they_cap} {x_was} only ever at {den} by day. # low
