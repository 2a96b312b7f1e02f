// One line that leads from the turn to the last scene.
=== leave_window ===
# role: leave
N: {~They left by the window, because the door had people in it. It was not that sort of window, but it was by the time they had finished.|They left in good order, walking backwards, and bowing, and took the wrong stairs.}

=== leave_snack ===
# role: leave
N: {~It was too much to take in without a biscuit. They went to find one.|They agreed to think about it after supper. Supper, as it turned out, had other plans.}

=== leave_whistle ===
# role: leave
N: {~They strolled away, whistling, each a different tune, like two people with nothing to hide.|They tried to look like people who had not found anything out. It gave them a stitch.}

=== leave_wrong_turn ===
# role: leave
N: {~There is a quick way out of there. They took the other.|"Left," said {a}, and "Right," said {b}, and so they went straight on, through a hedge.}

=== leave_nearly ===
# role: leave
N: {~Everything would have been all right if they had gone straight home. They did not go straight home.|They very nearly got away with it.}

=== leave_custard ===
# role: leave
# phase: 3
N: {~They asked for a minute to talk it over, and were given a minute and a plate.|It needed thinking about, and you cannot think in front of people. They backed out, and apologised to the curtain.}

=== leave_bunting ===
# role: leave
# phase: 4
N: {~There was bunting. There were speeches. Somewhere in the middle of the fourth one, two seats in the front row turned out to be empty.|By evening all of {place} had forgiven everybody, and somebody had to go and fetch the chairs back. They volunteered.}

=== leave_washing_up ===
# role: leave
# phase: 4
N: {~It was all over but the washing-up, and they had drawn the short straw for that.|They were heroes until about half past six. Then they were sent for the dustpan.}
