// Short texts that are not episodes: shows and places for the wizard, plot ideas, character descriptions.
// Each line is FIELD: text. The header says what goes with it.

// ───────────── shows: genre, tones and rating decide when each is offered ─────────────
=== show_debt ===
# role: show
# genre: Fantasy
# tones: mysterious dramatic
# tone: Mysterious
# rating: 8+
NAME: {~The Last {thing} of {n1}|What {n1} Owes|The {n1} Debt}
DESC: {~In {land}, every light is borrowed, and somebody has stopped paying.|Nobody in {n1} remembers signing the bargain that keeps {land} alive. It has just come due.}
OVERVIEW: {n1} lies deep in {land}, where {build} stand over {feature}, and {feature} hum at night. The {folks} keep {craft} under lock and key in {mark}. They keep very careful accounts of who has used it, and what for. Two young clerks, who were only ever meant to sharpen the pencils, have found a page that does not add up.
CONFLICT: {~{mark} is going dark one room at a time, and the only two people who can read the ledger have been told not to.|There is a name at the bottom of the oldest bill in {n1}. There are two names. They belong to two people who were born last century, and to two people who were born last week.}
LORE: {past} bought {n1} a hundred years of peace. The price was written down, and then the page was torn out. That was ninety-nine years ago.

=== show_school ===
# role: show
# genre: Comedy
# tones: playful adventurous gentle
# tone: Playful
# rating: all_ages
NAME: {~The {n1} Irregulars|Late for {n1}|{n1}, Second Bell}
DESC: {~The worst class at the best school in {land} has just been left in charge.|Everybody who is anybody in {land} trains at {n1}. These ones were sent there by mistake.}
OVERVIEW: {n1} is a school for the keepers of {craft}, built among {build}, with {feature} where the playing field ought to be. Its teachers are {folks}, and they teach everything except what to do when the teachers vanish. There is a bell for lessons, a bell for lunch, and a bell that nobody is allowed to mention.
CONFLICT: {~{mark} has locked itself from the inside, with all the grown-ups in it, and the timetable is still running.|Somebody is swapping the lessons for real dangers, one by one, and only the two worst pupils have noticed. Nobody believes them, because they are the two worst pupils.}
LORE: They say the first headmistress hid {past} in the timetable itself, one letter to each bell. Nobody has ever been on time often enough to read it.

=== show_post ===
# role: show
# genre: Adventure
# tones: adventurous playful gentle
# tone: Adventurous
# rating: all_ages
NAME: {~The {n1} Post|Signed For in {n1}|Night Mail to {n1}}
DESC: {~The smallest post office in {land} delivers anything to anyone, as long as nobody asks what is ticking.|One sack, one old {ride}, and the most dangerous postal round in {land}.}
OVERVIEW: Between {feature} and {mark} there is one road, and on it runs the {n1} Post. It carries letters for the {folks}, parcels for {build}, and now and then something that has put itself in the sack. Its two newest carriers have never lost a letter. They have lost a bridge, three hats and most of a Tuesday.
CONFLICT: {~A letter has come back that was posted before the post office was built, and it is addressed to both of them.|Somebody is answering the town's letters before they have been written, and the answers are coming true.}
LORE: {past} began with an undelivered parcel. It is still on the top shelf. Every new postmaster is shown it, and every postmaster leaves it where it is.

=== show_night ===
# role: show
# genre: Mystery
# tones: mysterious eerie dramatic
# tone: Eerie
# rating: 8+
NAME: {~{n1} After Dark|The Thirteenth {thing}|The Quiet at {n1}}
DESC: {~Every night at the same minute, one thing in {n1} moves. Nobody has ever seen it happen.|Two people in {n1} cannot sleep. It is the only reason that anybody is still safe.}
OVERVIEW: By day {n1} is an ordinary place, as ordinary as anything can be with {feature} at the end of the street. By night the {folks} close their shutters among {build} and do not open them for anybody. Only the night watch walks about, with one lamp between two, and writes down what has changed.
CONFLICT: {~The list of changes has begun to make a pattern, and the pattern is a map, and the map ends at {mark}.|Tonight the thing that moved was a person. Nobody but the night watch remembers that there ever was such a person.}
LORE: {past} left {n1} one rule: never count the windows of {mark}. It does not say why. It does not say what to do if you already have.

=== show_garden ===
# role: show
# genre: Fantasy
# tones: gentle wondering playful
# tone: Gentle
# rating: 4+
NAME: {~The Mending Shop at {n1}|Small Wonders of {n1}|The {n1} Lost and Found}
DESC: {~In {land} there is a shop that mends what cannot be mended: songs, shadows, and now and then a whole Thursday.|Everything that was ever lost in {land} turns up at {n1} in the end, and somebody has to give it back.}
OVERVIEW: The shop stands between {build} and {feature}, and its door is never quite where you left it. The {folks} bring it their troubles in baskets. Its two helpers use patience, warm tea and a very little of {craft}, and they are not allowed to say that anything is impossible before lunch.
CONFLICT: {~Somebody has brought in a thing with no name and no owner, and it is getting heavier every day.|The shop has begun to lose things itself, starting with the word over its own door.}
LORE: {past} is kept in the back room in a jar, with a label that says: Not broken. Only resting.

=== show_far ===
# role: show
# genre: Space
# tones: wondering adventurous dramatic
# eras: Futuristic Sci-Fi
# tone: Wondering
# rating: all_ages
NAME: {~Signal from {n1}|{n1} Station, Last Call|The Long Way to {n1}}
DESC: {~{n1} is the furthest place that anybody has ever come back from. These two are about to go one stop further.|A message has been arriving at {n1} for three hundred years, one word a year. Tonight comes the last word.}
OVERVIEW: {n1} hangs at the far end of every route, past {feature}, among {build} that were never meant to last so long. The {folks} who live there keep {craft} running with string and good manners. Its two youngest signal-keepers listen to the dark in shifts. Until last night, the dark had nothing to say.
CONFLICT: {~The signal is coming from inside {mark}, and it is asking for help in their own two voices.|Something very large and very polite has asked to come in, and has given {n1} a week to tidy up.}
LORE: Everyone at {n1} knows about {past}. Nobody agrees how it ended. The official history has a page for every opinion, and it is a very long book.

=== show_bureau ===
# role: show
# genre: Comedy
# tones: playful mysterious
# tone: Whimsical
# rating: all_ages
NAME: {~The Bureau of Odd Complaints|Form {n1} Seven|Please Take a Number}
DESC: {~Somebody has to deal with the dragon in the drains, and somebody has to fill in the form. In {n1} it is the same two people.|The complaints office of {n1} has never once said no. It has only ever said: which floor?}
OVERVIEW: Deep under {mark} there is an office with two desks, one chair and eleven thousand drawers. Here the {folks} of {land} bring their complaints: that {feature} snore, that {craft} is too loud on Sundays, that somebody's shadow has got engaged. Two junior officers must settle every one of them by sundown.
CONFLICT: {~A complaint has come in about the end of the world. It is correctly filled in, so they have to act on it.|Somebody has complained about the two of them, four hundred times, in the same green ink.}
LORE: The office was founded because of {past}, which began as a small misunderstanding about a goose.

=== show_museum ===
# role: show
# genre: Educational
# tones: wondering gentle adventurous mysterious
# tone: Curious
# rating: all_ages
NAME: {~The {n1} Museum of How|Why, Said {n1}|The Night School at {n1}}
DESC: {~In the museum at {n1} every exhibit answers one question, and every answer lets something out.|How does it work? At {n1} you may only find out by going inside.}
OVERVIEW: The museum at {n1} was built by {folks} who could not bear not knowing. It has a room for tides, a room for bridges, a room for bees, and a corridor about {feature} that nobody has reached the end of. Its two youngest guides have the keys, a notebook, and the habit of asking one question too many.
CONFLICT: {~One question in the book has no room. Somebody has been building one, at night, behind {mark}.|The answers have started to go missing, and the world outside is forgetting how to do things: first knots, then boats, then bread.}
LORE: {past} started with a child asking why, and nobody in {land} having time to answer. The museum is their apology.

// ───────────── places: three to a show; NAME is the place's, n2 somebody who lives there ─────────────
=== loc_town ===
# role: location
# spot: town
NAME: {n1}
DESC: {n1} sits among {build} with its back to {feature}, and everybody there knows everybody's business but their own.

=== loc_mark ===
# role: location
# spot: mark
NAME: {mark}
DESC: {~{mark} has more doors on the inside than on the outside, and one of them is always warm.|They built {mark} to keep {craft} safe, or to keep everybody safe from it. The sign has worn away.}

=== loc_feature ===
# role: location
# spot: feature
NAME: {feature}
DESC: {~Nobody goes to {feature} after dark, and nobody will say who told them not to.|You can hear {feature} before you see them, and you can feel them looking before that.}

=== loc_market ===
# role: location
# spot: market
NAME: {~The Tuesday Market|The Upside Market|Lantern Market}
DESC: A market that sells {food}, second-hand maps and promises. Everything there costs one {coin}, or one secret, and the secrets are cheaper.

=== loc_works ===
# role: location
# spot: works
NAME: {~The Humming Works|Number Nine Workshop|The Mill of Small Hours}
DESC: Day and night something turns inside it, and what it makes is kept in a book that nobody has finished reading.

=== loc_edge ===
# role: location
# spot: edge
NAME: {~The Last Platform|World's End Halt|Farthest Point}
DESC: The place where the road gives up. There is a bench, a {alarm}, and a very good view of where you should not go.

=== loc_house ===
# role: location
# spot: house
NAME: {~{n2}'s House|The House with No Back|Threestairs}
DESC: A tall thin house with a light in every window but one, and a front door that likes to be asked.

// ───────────── plot ideas ─────────────
=== idea_stolen ===
# role: idea
PLOT: {~The great {alarm} of {place} has been stolen in the night, and without it nobody can find the way home through the {weather}. {a} and {b} must bring the {alarm} back before dawn.|A thief has stolen the key to {mark}. {a} and {b} must get the key back before midnight.}

=== idea_letter ===
# role: idea
PLOT: {~{a} gets a letter from someone who has been missing for ten years, and it is dated tomorrow. {b} thinks it came from inside {place}.|{a} and {b} find a letter addressed to both of them under the floor of {place}. The letter is older than they are.}

=== idea_contest ===
# role: idea
PLOT: {~{a} and {b} enter the cooking contest at {place}, but the other cooks keep vanishing.|There is a race around {place}, and nobody has ever finished it. {a} and {b} must win the race to save {mark}.}

=== idea_creature ===
# role: idea
PLOT: {~A very small dragon has moved into {place}, and it will not say what it is hiding from. {a} and {b} must protect the dragon until its mother comes.|Something huge is asleep under {place}, and somebody keeps ringing the {alarm} to wake it. {a} and {b} must find the bell-ringer.}

=== idea_missing ===
# role: idea
PLOT: {~Everyone in {place} has forgotten the same person. {a} and {b} must find the missing clockmaker before they forget her too.|The colours have gone out of {place}, one by one, and only red is left. {a} and {b} must bring the colours back.}

=== idea_build ===
# role: idea
PLOT: {~{a} and {b} must build a bridge across the {hazard} in a single night, out of whatever the {folks} of {place} can spare.|The great machine in {place} has stopped, and the last person who can mend it is afraid of it. {a} and {b} must repair the machine together.}

=== idea_rescue ===
# role: idea
PLOT: {~A voice is calling from the bottom of the old well in {place}, and it knows {a} by name. {a} and {b} must rescue whoever is down there.|The youngest of the {folks} has climbed up to {mark} and cannot get down. {a} and {b} must bring the child home before the storm comes.}

=== idea_journey ===
# role: idea
PLOT: {~{a} and {b} must carry a lantern from {place} to {mark} without letting it go out. It is not an ordinary lantern, and it would like to talk.|{a} and {b} have to deliver a sleeping egg to the far side of {land}. The egg is getting warmer.}

=== idea_heist ===
# role: idea
PLOT: {~Somebody has locked all the laughter of {place} in a vault. {a} and {b} must break into the vault and let it out.|The portrait in {place} has a real door in it, and it is only open tonight. {a} and {b} must swap the portrait before anyone sees.}

=== idea_friend ===
# role: idea
PLOT: {~A lonely giant has built a fence around {place} so that nobody can leave without saying hello. {a} and {b} must teach the giant how to make friends.|The two oldest {folks} in {place} have not spoken for forty years. {a} and {b} must find out what the quarrel was about.}

=== idea_stop ===
# role: idea
PLOT: {~A smiling stranger is buying up everybody's shadows in {place}. {a} and {b} must stop the stranger before sunset.|The tide is coming in at {place}, and it has not stopped for three days. {a} and {b} must find out who is calling it.}

// ───────────── characters: a is the person, by personality and age ─────────────
=== char_explorer ===
# role: character
# a: explorer
DESC: {~{a} has never seen a closed door without wanting to know what was behind it, and has the bruises to prove it.|{a} keeps a list of everywhere {a_they} has not been yet, and crosses a line off it most weeks.|{a} asks the question everyone else was too polite to ask, and then goes to look for the answer in person.} {~{a_their} pockets are full of string, crumbs and other people's maps.|If there is a far side, {a_they} is already halfway to it.}

=== char_planner ===
# role: character
# a: planner
DESC: {~{a} has a plan for that. {a} has a plan for most things, and a second plan for when the first one meets other people.|{a} counts stairs, remembers exits, and has never once forgotten a spoon.|{a} draws a small box beside everything {a_they} means to do, for the joy of ticking it.} {~When things fall apart, {a_they} is the one who knows where the pieces go.|People laugh at {a_their} lists until it starts to rain.}

=== char_wildcard ===
# role: character
# a: wildcard
DESC: {~{a} does the first thing that comes to mind, and it is astonishing how often that works.|Nobody knows what {a} will do next, and that includes {a}.|{a} was told not to touch it. That is how the best stories about {a} begin.} {~Trouble is fond of {a_them}, and {a_they} is fond of trouble.|{a} laughs when things get dangerous, mostly so that nobody else will have to cry.}

=== char_helper ===
# role: character
# a: helper
DESC: {~{a} notices who has not eaten, who is limping, and who only says that they are fine.|{a} carries two of everything, because somebody always forgets.|Strangers tell {a} their secrets within a minute, and {a} has never told one on.} {~{a_they} is kind the way some people are strong, and it has moved heavier things.|It would be a mistake to think that gentle means soft.}
