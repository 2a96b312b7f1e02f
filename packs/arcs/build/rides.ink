// What one can get into, which goes with them in it; and what somebody else had begun.

=== build_other_trip ===
# step: other
# skeleton: stands
# needs: rides no-brewed=cooked
# makes: other=trip
# title: As Far as Next Door
N: {x_cap} had been pushed to one side, to be out of the way, and {a} had got in to look for a pencil. # plain
A: It's going. {b}! It's going! # from inside
B: It can't. We took out the part! # running alongside
N: It went. There was {x_sound}. It did not go where it was pointed, which was {far}. It went off to the left, at the pace of somebody with a tray, and stopped in front of {h}'s. # dry
H: Have you come to see me? # coming out
A: No. We were on our way to... # getting out
H: Nobody's come to see me since the spring. I'll put something on. # gone already
N: They turned it round, and both got in, and held tight. It went off to the left. It stopped at {g}'s. # dry
B: That isn't anything that we wanted. It was to get somewhere. # low
A: How far have we been, would you say?
B: Next door. Twice. # low
A: I'd never seen {g}'s good cups. I've known {g} all my life. # slow

=== build_again_trip ===
# step: again
# skeleton: taken_apart
# needs: rides
# title: Once Round and Back
N: {till != "":With {till} still to come|Before supper on the last day} they both got into {x}, and shut the lid, and neither of them said a word. # tense
A: Which one does one pull? # low
B: The one that I painted. # low
N: There was {x_sound}; and {edge}, which had never been known to move, went past. # hushed
A: We're off. {b}, we're off! That's {h}'s hat! I've never seen the top of it! # shouting
B: Don't wave! You're steering! # shouting
N: They went out as far as {far}, and once round, and saw {place_of} from the side on which nobody had ever cleaned anything; and came back. It took about as long as a bath. Nothing fell off. # warm
H: I saw you go, and I saw you come. I shut my eyes for the middle. # running up
A: It goes. It's only what we drew. It goes! # modest, and then not
N: After that everybody had a turn. They came back with their hats on the wrong way, and fetched an aunt; and they began to say "since": since before, and since it went. # warm
{ foe_talks:
  F: It went round. # puzzled
  A: Yes. # kind
  F: I've nothing to say. I've always had something to say. I don't know how one stands. # lost
- else:
  B: And {foe}? Did you see {foe_them}? # low
  A: From above. They look a good deal less, from there. # proud
}

=== build_need_begun ===
# step: need
# needs: begun no-x=idea no-mends no-brewed=cooked
# title: After Supper
N: {air} {a_who} {b_who} {h} took off the sheet, and folded it, and was a long time about it. # quiet
A: It's {x}. I thought that was done years ago. # low
H: It's done as far as there. # showing
N: One could see the very place. Up to it everything had been rubbed until it shone. Then came a pencil line; and beyond the pencil line was air. {x_part_cap} had a label tied to it. It said: next. # quiet
B: Who stopped? # low
H: Somebody who thought that there'd be time after supper. I've dusted round the label. I'd like to see it with the rest on, once. I don't say who's to do it. # folding it smaller
A: It's such good work. One will see to a hair where ours begins. # bending close
H: I should hope so. I wouldn't care for it not to show. # firm
B: Well, we'll {verb}. How hard can it be? It's half done. # sleeves up
A: That's the half that knew how. # low
