=== thread_thankyou ===
# role: thread
# the: the thank-you letter
# bare: thank-you letter
# head: letter
# goal: find out who sent the thank-you letter
# title: With grateful thanks
N: There was peace in {place} for very nearly a week. Then a letter came, addressed to them both. It was a thank-you letter. It thanked them for everything, in beautiful handwriting. # light
B: "And above all for the matter of the cellar, which nobody else would have had the courage to do." What cellar? # reading
A: {~We haven't done a cellar.|Turn it over. When was it sent?} # slow
N: {~It had been sent next Thursday. Somebody was thanking them for a thing that they had not done yet.|It was signed with a pawmark.} So there was nothing for it. They had to find out who sent the thank-you letter, and, if possible, what they were going to be so brave about.

=== thread_lost ===
# role: thread
# the: the lost Tuesday
# is: event
# bare: lost Tuesday
# head: Tuesday
# goal: find the lost Tuesday
# title: The week with a hole in it
N: They had earned a rest, and they meant to take it on the Tuesday. But on Monday night they went to bed, and in the morning it was Wednesday. {~Everybody in {place} had noticed. Everybody had thought that it was only them.|The milk had noticed. There were two days of it on every step.} # puzzled
A: I had plans for that Tuesday. # hurt
B: {~Somebody's had it. You can't just lose a Tuesday. It's got hours in it.|It's not on the calendar. Look, you can see where it was cut out.} # amazed
N: It was the kind of thing that nobody else would take seriously, and so it was plainly theirs. They were going to find the lost Tuesday, before somebody came for the weekend.

=== bridge_morning ===
# role: bridge
N: {~It was some hours, and one change of socks, before they were fit to go on.|They did not speak of it again until they had both had a bath.}

=== bridge_crumbs ===
# role: bridge
N: {~By the time they stopped running they were back in {place}, and it was tea time, so they had some.|When the dust settled there was only {place}, and a long way off the sound of somebody looking for them in the wrong direction.}

=== bridge_hat ===
# role: bridge
N: {~They went on, because it is much harder to hit two people who are going on.|After that, nothing seemed quite so silly, and they got along faster.}

=== callback_story ===
# role: callback
# needs: recall
A: Do you remember when we'd just {recall}? # musing
{ b_kind:
- "planner": B: I remember it as the last moment at which things were going to plan. # dry
- "wildcard": B: It's my favourite bit. I tell people. I make it longer. # happy
- "helper": B: I remember your face. I'd never seen you make that one. # fond
- else: B: I'd do it again. I'd do it faster. # bright
}
A: {~We could have done something sensible instead.|Everything since then has been because of that.} # thoughtful
N: {~They both tried to imagine that. It was like trying to imagine a square egg.|They thought about it for as long as it takes to fall over a bucket.}

=== callback_pet ===
# role: callback
# needs: pet
N: {m_pet} was still with them. {m_pet} walked in front now, {~and people crossed the road|and had opinions about the route}. It was a comfort, in a way, to have somebody along who had never once been unsure.
B: {~It's guarding us. Or else we're its prisoners. It's hard to tell with geese.|I gave it half my sandwich. It took the other half as well, and looked at me until I thanked it.} # thoughtful

=== callback_song ===
# role: callback
# needs: song
N: Somebody was whistling, not far off. It was {m_song}. Neither of them had their lips pursed.
A: {~Only you and I know that one. You made up half of it.|That's verse nineteen. We've never sung verse nineteen out loud.} # very quiet
B: {~Then somebody's been close enough to listen for days.|They've got the tune right. That's the frightening part.} # very quiet
