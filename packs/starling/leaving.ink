// One line that leads from the turn to the last scene.
=== leave_hill ===
# role: leave
N: {~They climbed until they could see all of {place} at once, since that is a good thing to do with a new idea.|They walked up the hill behind {place} without having decided to, and stood there, getting used to it.}

=== leave_quiet ===
# role: leave
N: {~It is a strange thing to know what nobody else knows. They carried it between them for a while, like a full bucket.|They went on more softly after that, as you do in a house where somebody is asleep.}

=== leave_dusk ===
# role: leave
N: {~By then the {light} was going, and what had been a path was only a paler kind of dark.|The day had got to its blue part. They should have turned for home, and both of them knew it.}

=== leave_string ===
# role: leave
N: {~"One more corner," they agreed, and it is never one.|They had said that they would go as far as the next bend, and then the next, and so they were nowhere that either of them knew.}

=== leave_hands ===
# role: leave
N: {~They found that they were holding hands, and neither could have said since when. Then they went on.|They shared what was left in the bag, which was crumbs and a button, and went on.}

=== leave_scales ===
# role: leave
# phase: 3
N: {~They asked if they might think it over, and nobody said no, so they went outside to do it.|There are questions that you have to walk up and down with. They walked up, and had not yet walked down.}

=== leave_morning ===
# role: leave
# phase: 4
N: {~The next evening they went up once more, only to look, with a cake that somebody's mother had made.|It was over, and {place} slept late. The two of them did not. They had got out of the habit.}

=== leave_story_told ===
# role: leave
# phase: 4
N: {~They told it to everyone who asked, and each time it came out shorter. There was one part that they left out. That evening they went to see about it.|They had earned a quiet week. They got as far as the Tuesday.}
