// One line that leads from the turn to the last scene.
=== leave_back_stairs ===
# role: leave
N: {~They went down by the back stairs, and did not run until they were out of sight.|They went out by a way that they had not come in by, and shut it after them.}

=== leave_lamps ===
# role: leave
N: {~It was late by then. In {place} they were putting out the lamps, and the two of them kept to the side that was already dark.|One after another the lamps of {place} went out behind them. They did not look round to see who was doing it.}

=== leave_quarter ===
# role: leave
N: {~For a quarter of an hour nothing happened at all. They had learned to distrust that.|They had perhaps a quarter of an hour. They spent it walking, quickly, and not towards home.}

=== leave_one_more ===
# role: leave
N: {~They meant to sleep on it. They would have, but for one thing.|There was one more place to look at before morning. They drew straws for who should say so.}

=== leave_wall ===
# role: leave
N: {~Neither of them spoke until there was a wall between them and what they had seen.|They had got as far as the next wall, and sat down under it, when it caught up with them.}

=== leave_price ===
# role: leave
# phase: 3
N: {~They could not decide it there. They went a little way off, to think, and were not given the time.|It was not a thing to be settled standing up. They turned back for the way out, only to breathe.}

=== leave_feast ===
# role: leave
# phase: 4
N: {~There was singing in {place} that night, and nobody missed two people who slipped away from it. They were tired of being thanked.|For a whole day they slept. Then they went back, the two of them alone, to fetch what they had left behind.}

=== leave_empty_streets ===
# role: leave
# phase: 4
N: {~They took the long way home, for the pleasure of streets with nothing in them.|It should have ended there, and for as long as it takes to walk from one end of {place} to the other, it had.}
