=== link_street ===
# role: link
N: {~They took the long way through {place}, by the walls, where the {light} did not reach.|Nobody in {place} looked at them twice. It is surprising how well that hides a person.} They had come to {goal}, and so far they had only learned who would not help.

=== link_clock ===
# role: link
N: {~Far off, in {place}, something struck the hour. It struck one more than it should have.|The {weather} had changed while they were not looking.} {deadline != "":They had until the end of it, {deadline}, and it was going fast.|Time was going, and {topic} with it.}

=== link_choice ===
# role: link
N: {~There were two streets. One was lit.|There was a way round, and a way through.} They thought of {topic}, and {~took the dark one|took the one with the footprints}. {~In {place} you soon learn which doors are only painted on.|If it was easy to {goal}, somebody would have done it by now.}

=== link_whisper ===
# role: link
N: {~Word had gone ahead of them. You could hear it go, from window to window, the length of {place}.|A shutter closed as they passed, and then the next one, all down the street.} Somebody did not want anyone to {goal}. {~That was useful to know.|It was the first good news they had had.}

=== link_stairs ===
# role: link
N: {~They climbed to where they could see the whole of {place}, and came down again knowing less.|It was {b} who saw the light under the door, and {a} who was through it before {b_they} could say so.} {~And still there was no sign of {topic}.|It was the only door in {place} that had a new lock, and the only lock that was not locked.}
