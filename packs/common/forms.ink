// Short texts that are not episodes: shows and places for the wizard, plot ideas, character descriptions.
// Each line is FIELD: text. The header says what goes with it.

// ───────────── shows: genre, tones and rating decide when each is offered ─────────────
=== show_debt ===
# role: show
# genre: Fantasy
# tones: mysterious dramatic
# tone: Mysterious
# rating: 8+
NAME: {~The Last {thing} of {n1}|A Ledger for {n1}|What {n1} Owes|The {n1} Debt}
DESC: {~In {land}, every light is borrowed, and somebody has stopped paying.|Nobody in {n1} remembers signing the bargain that keeps {land} alive. It has just come due.|Two clerks in {n1} have found out what everyone owes, and to whom, and that the collector is on the stairs.|There is one honest ledger in {land}, and it has started to write in itself.}
OVERVIEW: {n1} lies deep in {land}, where {build} stand over {feature}, and {feature} hum at night. The {folks} keep {craft} under lock and key in {mark}. They keep very careful accounts of who has used it, and what for. Two young clerks, who were only ever meant to sharpen the pencils, have found a page that does not add up.
CONFLICT: {~{mark} is going dark one room at a time, and the only two people who can read the ledger have been told not to.|Somebody has been paying the debt in secret, a little every night, with things that nobody has missed yet: a smell, a corner, the word for a kind of blue.|The collector has come, and is charming, and will wait. Every evening one more house in {n1} has a bow on its door.|There is a name at the bottom of the oldest bill in {n1}. There are two names. They belong to two people who were born last century, and to two people who were born last week.}
LORE: {~{past} bought {n1} a hundred years of peace. The price was written down, and then the page was torn out. That was ninety-nine years ago.|Before {past} there was no ledger, and people simply remembered. It went badly. It is said to have begun with a borrowed goat.}

=== show_school ===
# role: show
# genre: Comedy
# tones: playful adventurous gentle
# tone: Playful
# rating: all_ages
NAME: {~The {n1} Irregulars|Late for {n1}|{n1}, Second Bell}
DESC: {~The worst class at the best school in {land} has just been left in charge.|At {n1} they teach everything twice, because the first time something usually catches fire.|Two pupils, one detention, and a school that has begun to take the register by itself.|Everybody who is anybody in {land} trains at {n1}. These ones were sent there by mistake.}
OVERVIEW: {n1} is a school for the keepers of {craft}, built among {build}, with {feature} where the playing field ought to be. Its teachers are {folks}, and they teach everything except what to do when the teachers vanish. There is a bell for lessons, a bell for lunch, and a bell that nobody is allowed to mention.
CONFLICT: {~{mark} has locked itself from the inside, with all the grown-ups in it, and the timetable is still running.|A new pupil has come who is never seen, has read everything, and is top of the class. The rest of them are being marked against it.|The final examination has been stolen by somebody who wants to know the answers, and none of the answers are about {craft}.|Somebody is swapping the lessons for real dangers, one by one, and only the two worst pupils have noticed. Nobody believes them, because they are the two worst pupils.}
LORE: {~They say the first headmistress hid {past} in the timetable itself, one letter to each bell. Nobody has ever been on time often enough to read it.|The school was only ever meant to stand for one term. Then came {past}, and nobody liked to bring up the matter of going home.}

=== show_post ===
# role: show
# genre: Adventure
# tones: adventurous playful gentle
# tone: Adventurous
# rating: all_ages
NAME: {~The {n1} Post|Signed For in {n1}|Night Mail to {n1}}
DESC: {~The smallest post office in {land} delivers anything to anyone, as long as nobody asks what is ticking.|Neither {weather} nor wolves nor the wrong address will stop the {n1} Post. A Thursday once did.|Two carriers, one bag, and a parcel that has been knocking since they signed for it.|One sack, one old {ride}, and the most dangerous postal round in {land}.}
OVERVIEW: Between {feature} and {mark} there is one road, and on it runs the {n1} Post. It carries letters for the {folks}, parcels for {build}, and now and then something that has put itself in the sack. Its two newest carriers have never lost a letter. They have lost a bridge, three hats and most of a Tuesday.
CONFLICT: {~A letter has come back that was posted before the post office was built, and it is addressed to both of them.|A rival post has opened across the road. It is faster, it is cheaper, and nothing that it takes is ever seen again.|The last page of the address book has been torn out, and parcels for that page have started to arrive.|Somebody is answering the town's letters before they have been written, and the answers are coming true.}
LORE: {~{past} began with an undelivered parcel. It is still on the top shelf. Every new postmaster is shown it, and every postmaster leaves it where it is.|The first carrier walked the round for sixty years, and is said to have finished {past} by turning up with the right change.}

=== show_night ===
# role: show
# genre: Mystery
# tones: mysterious eerie dramatic
# tone: Eerie
# rating: 8+
NAME: {~{n1} After Dark|The Thirteenth {thing}|The Quiet at {n1}}
DESC: {~Every night at the same minute, one thing in {n1} moves. Nobody has ever seen it happen.|Two people in {n1} cannot sleep. It is the only reason that anybody is still safe.|The night watch of {n1} has one lamp, one dog, and one street that was not there before.|Somebody in {n1} is knocking on every door, once, in order. Tonight it is the turn of your street.}
OVERVIEW: By day {n1} is an ordinary place, as ordinary as anything can be with {feature} at the end of the street. By night the {folks} close their shutters among {build} and do not open them for anybody. Only the night watch walks about, with one lamp between two, and writes down what has changed.
CONFLICT: {~The list of changes has begun to make a pattern, and the pattern is a map, and the map ends at {mark}.|Someone has been keeping a second list, of the nights to come, in the same handwriting as the first.|{mark} has one more window than it had last week, and a lamp is lit in it, and it is looking out.|Tonight the thing that moved was a person. Nobody but the night watch remembers that there ever was such a person.}
LORE: {~{past} left {n1} one rule: never count the windows of {mark}. It does not say why. It does not say what to do if you already have.|There used to be a bell for the end of the night. After {past} they took it down, and since then the nights have had to end by themselves.}

=== show_garden ===
# role: show
# genre: Fantasy
# tones: gentle wondering playful
# tone: Gentle
# rating: 4+
NAME: {~The Mending Shop at {n1}|Small Wonders of {n1}|The {n1} Lost and Found}
DESC: {~In {land} there is a shop that mends what cannot be mended: songs, shadows, and now and then a whole Thursday.|Bring it in a basket, say what it used to do, and come back after tea. They have never yet said no at {n1}.|A small shop, a long shelf, and two helpers who know that most things only want listening to.|Everything that was ever lost in {land} turns up at {n1} in the end, and somebody has to give it back.}
OVERVIEW: The shop stands between {build} and {feature}, and its door is never quite where you left it. The {folks} bring it their troubles in baskets. Its two helpers use patience, warm tea and a very little of {craft}, and they are not allowed to say that anything is impossible before lunch.
CONFLICT: {~Somebody has brought in a thing with no name and no owner, and it is getting heavier every day.|An old customer wants something broken again, just as it was, and will not say why.|The tea has gone cold all over {n1}, in every pot at once, and it is the kind of cold that has a reason.|The shop has begun to lose things itself, starting with the word over its own door.}
LORE: {~{past} is kept in the back room in a jar, with a label that says: Not broken. Only resting.|The first thing that the shop ever mended was {past}. It has a crack in it still, and on warm days you can hear it hum.}

=== show_far ===
# role: show
# genre: Space
# tones: wondering adventurous dramatic
# eras: Futuristic Sci-Fi
# tone: Wondering
# rating: all_ages
NAME: {~Signal from {n1}|{n1} Station, Last Call|The Long Way to {n1}}
DESC: {~{n1} is the furthest place that anybody has ever come back from. These two are about to go one stop further.|A message has been arriving at {n1} for three hundred years, one word a year. Tonight comes the last word.|Two signal-keepers, one old radio, and something out past {feature} that says good night to them by name.|Everything that was ever lost overboard drifts past {n1} in the end. Today one of the lost things waved.}
OVERVIEW: {n1} hangs at the far end of every route, past {feature}, among {build} that were never meant to last so long. The {folks} who live there keep {craft} running with string and good manners. Its two youngest signal-keepers listen to the dark in shifts. Until last night, the dark had nothing to say.
CONFLICT: {~The signal is coming from inside {mark}, and it is asking for help in their own two voices.|A ship has docked with its table laid and its lamps lit. The log says that it left {n1} tomorrow.|The stars along one side of {n1} are going out in a straight line, as if somebody were drawing a curtain.|Something very large and very polite has asked to come in, and has given {n1} a week to tidy up.}
LORE: Everyone at {n1} knows about {past}. Nobody agrees how it ended. The official history has a page for every opinion, and it is a very long book.

=== show_bureau ===
# role: show
# genre: Comedy
# tones: playful mysterious
# tone: Whimsical
# rating: all_ages
NAME: {~The {n1} Bureau of Odd Complaints|Form {n1} Seven|Please Take a Number at {n1}|Floor Nine, {n1}}
DESC: {~Somebody has to deal with the dragon in the drains, and somebody has to fill in the form. In {n1} it is the same two people.|The complaints office of {n1} has never once said no. It has only ever said: which floor?|Ghost in your gutter? Neighbour under a spell? Take a number, take a seat, and mind the seat.|Eleven thousand drawers, two junior officers, and one complaint that has started to answer back.}
OVERVIEW: Deep under {mark} there is an office with two desks, one chair and eleven thousand drawers. Here the {folks} of {land} bring their complaints: that {feature} snore, that {craft} is too loud on Sundays, that somebody's shadow has got engaged. Two junior officers must settle every one of them by sundown.
CONFLICT: {~A complaint has come in about the end of the world. It is correctly filled in, so they have to act on it.|The drawers have begun to open at night and settle things among themselves, and they are not being fair.|There has not been a single complaint for nine days. Somebody is making {n1} happy, and they do not have a permit.|Somebody has complained about the two of them, four hundred times, in the same green ink.}
LORE: {~The office was founded because of {past}, which began as a small misunderstanding about a goose.|Drawer number one holds the first complaint ever made, about {past}. It is still being looked into.}

=== show_museum ===
# role: show
# genre: Educational
# tones: wondering gentle adventurous mysterious
# tone: Curious
# rating: all_ages
NAME: {~The {n1} Museum of How|Why, Said {n1}|The Night School at {n1}}
DESC: {~In the museum at {n1} every exhibit answers one question, and every answer lets something out.|Two young guides, one notebook, and a museum that moves its walls whenever somebody says: I don't know.|Please do touch. At {n1} it is the only way to learn anything, and now and then to get it off your hand.|How does it work? At {n1} you may only find out by going inside.}
OVERVIEW: The museum at {n1} was built by {folks} who could not bear not knowing. It has a room for tides, a room for bridges, a room for bees, and a corridor about {feature} that nobody has reached the end of. Its two youngest guides have the keys, a notebook, and the habit of asking one question too many.
CONFLICT: {~One question in the book has no room. Somebody has been building one, at night, behind {mark}.|A visitor has asked something so good that the whole east wing has stopped to think, with a class of small children in it.|One of the exhibits has a wrong answer in it. It has been wrong for a hundred years, and a good deal of {land} has been built on it.|The answers have started to go missing, and the world outside is forgetting how to do things: first knots, then boats, then bread.}
LORE: {~{past} started with a child asking why, and nobody in {land} having time to answer. The museum is their apology.|The oldest glass case is empty, and its label says {past}. Every morning there is breath on the inside of the glass.}

=== show_kitchen ===
# role: show
# genre: Comedy
# tones: playful gentle wondering
# tone: Warm
# rating: 4+
NAME: {~The {n1} Soup Kitchen|Second Helpings at {n1}|Something Burning in {n1}}
DESC: {~One spoonful makes you tell the truth, and two make you float. Nobody at {n1} has ever got as far as three.|Two cooks, one stove that sulks, and every hungry thing in {land} at the hatch by noon.|There is a kitchen in {n1} where the soup has opinions, and they are mostly right.}
OVERVIEW: {~Under {mark} there is a kitchen as big as a street, and it feeds the whole of {n1}, from the {folks} down to whatever lives in {feature}. Its two youngest cooks peel, stir, taste and apologise. They are the only ones who can still hear when the stove is sad.|The kitchen at {n1} was built round its stove, because nobody could move it. The {folks} eat there at one long table, and {craft} keeps the pots warm. Two cooks' boys of no great promise have just been left with the big spoon.}
CONFLICT: {~The old cook has gone, and left one recipe, and it has every word in it but what it is for.|Everything in {n1} has begun to taste of the same thing, and nobody can think what.|Somebody comes at night and eats one bite out of every dish. This morning there was a thank-you note, and it was a very large hand.}
LORE: {~They say that {past} was settled over one bowl of soup with two spoons. Both spoons hang over the stove, and neither has been washed since.|The stove was lit on the first night of {past}, and has not gone out. Nobody is quite sure what it burns.}

=== show_theatre ===
# role: show
# genre: Adventure
# tones: playful adventurous
# tone: Daring
# rating: all_ages
NAME: {~The {n1} Players|All the Way to {n1}, with Donkey|{n1}, Act Three}
DESC: {~A travelling theatre, a cart with one bad wheel, and a play that keeps happening to the people who act it.|The two worst actors in {land} have been taken for the heroes they were playing.|By day they are trees in the second act. By night, in {n1}, they are the only law there is.}
OVERVIEW: {~The Players of {n1} go from {feature} to {mark} and back with a {ride}, nine costumes and a thunder sheet. The {folks} pay them in {food}. The two youngest carry the scenery, and have lately noticed that the scenery has begun to be where they are going.|There are eleven Players, and nine of them quarrel. The other two mend the curtain, mind the {ride}, and know every part by heart. Wherever they stop among {build}, someone in the front row knows the words as well.}
CONFLICT: {~The last act of their play has been missing since it was written, and somebody is making it come true without them.|The leading man has run off with the takings, and with a crown that turns out not to have been paste.|Each town they come to has already seen the play, last week, by another company, with their names.}
LORE: {~It is bad luck in {land} to say the last line of {past} out loud. It has never been said. It has been mimed, once, and a roof came off.|The Players were founded to tell the truth about {past} where it was forbidden to say it. Then they found that it went better with a donkey.}

// ───────────── places: three to a show; NAME is the place's, n2 somebody who lives there ─────────────
=== loc_town ===
# role: location
# spot: town
NAME: {n1}
DESC: {~{n1} sits among {build} with its back to {feature}, and everybody there knows everybody's business but their own.|You come on {n1} all at once, between {feature} and a smell of {smell}, and it looks as surprised as you are.|Nobody ever meant to build {n1}. Somebody stopped to mend a {ride}, and somebody else brought {food}, and one thing led to another.|The {folks} of {n1} wind their clocks by each other, so they are always on time, whatever time it is.}

=== loc_mark ===
# role: location
# spot: mark
NAME: {mark}
DESC: {~{mark} has more doors on the inside than on the outside, and one of them is always warm.|They built {mark} to keep {craft} safe, or to keep everybody safe from it. The sign has worn away.|Nobody has ever been thrown out of {mark}. It lets you leave when it has finished with you.|There is a place by the stairs in {mark} where, if you stand quite still, you can hear somebody turn a page.}

=== loc_feature ===
# role: location
# spot: feature
NAME: {feature}
DESC: {~Nobody goes to {feature} after dark, and nobody will say who told them not to.|You can hear {feature} long before you come there, and feel something looking before that.|Everyone in {n1} has a story about {feature}, and in every one of them it was somebody else who went.|There is a bench at {feature}, for those who change their minds. It is very worn.}

=== loc_market ===
# role: location
# spot: market
NAME: {~The Tuesday Market|The Upside Market|Lantern Market|Penny Row|The Odd Hours Market}
DESC: {~A market that sells {food}, second-hand maps and promises. Everything there costs one {coin}, or one secret, and the secrets are cheaper.|You can buy half of anything here. Whoever has the other half is somewhere in the crowd, and does not know it yet.|It is only there while it is being haggled over. The wise ones never agree on a price before supper.|Nine rows of stalls, and in the ninth they sell what was lost in the other eight.}

=== loc_works ===
# role: location
# spot: works
NAME: {~The Humming Works|Number Nine Workshop|The Mill of Small Hours|The Button Foundry|Left-Hand Works}
DESC: {~Day and night something turns inside it, and what it makes is kept in a book that nobody has finished reading.|Everything in {n1} that squeaks was made here, and comes back on Sundays to be oiled.|It has been making one thing for a hundred years. They are up to the handle.|The {folks} who work there whistle in parts. When the whistling stops, everyone in {n1} looks up.}

=== loc_edge ===
# role: location
# spot: edge
NAME: {~The Last Platform|World's End Halt|Farthest Point|The Turning Place|Nobody's Stop}
DESC: {~The place where the road gives up. There is a bench, a {alarm}, and a very good view of where you should not go.|The {ride} turns round here, quickly, and does not look behind it.|Somebody lights a lamp here every evening, and nobody has ever seen who it is for.|A timetable hangs here, with one arrival on it, and no departures.}

=== loc_house ===
# role: location
# spot: house
NAME: {~{n2}'s House|The House with No Back|Threestairs|Cold Kettle House|The Crooked Landing}
DESC: {~A tall thin house with a light in every window but one, and a front door that likes to be asked.|{n2} lets the rooms by the hour, and the attic by the dream. Bring your own spoon.|It has been for sale for years. It keeps buying itself back.|Every room in it is somebody's favourite, and that is why there is a queue for the cupboard.}

// ───────────── plot ideas: each names what it is about before anything else, for the season is called after it ─────────────
=== idea_stolen ===
# role: idea
PLOT: {~A thief has stolen the great {alarm} of {place}. Without it nobody can find the way home through the {weather}. {a} and {b} must find the {alarm} before dawn.|A thief has stolen the key to {mark}. {a} and {b} must find the key before midnight.|Somebody has stolen the smell of {food} from every kitchen in {place}. {a} and {b} must find the thief.|A thief in {place} takes only left boots. {a} and {b} must catch the thief on one foot each.}

=== idea_letter ===
# role: idea
PLOT: {~A letter comes from someone who has been missing for ten years, and it is dated tomorrow. {a} and {b} must find out who sent the letter.|{a} and {b} find a diary under the floor of {place}. It is in {a}'s handwriting, and it is a hundred years old.|A postcard arrives in {place} every Monday, from somebody who is having a lovely time inside {mark}. {a} and {b} must find the sender.|A message in a bottle reaches {place}, and it says: wrong bottle. {a} and {b} must find the right one.}

=== idea_contest ===
# role: idea
PLOT: {~{a} and {b} enter the cooking contest at {place}, but the other cooks keep vanishing.|There is a race around {place}, and nobody has ever finished it. {a} and {b} must win the race.|Every year {place} holds a contest for the best liar, and this year the judges have told the truth. {a} and {b} must win the contest.|A cloud has entered the kite contest at {place}, and it is winning. {a} and {b} must win the contest.}

=== idea_creature ===
# role: idea
PLOT: {~A very small dragon has moved into {place}, and it will not say what it is hiding from. {a} and {b} must protect the dragon until its mother comes.|A giant is asleep under {place}, and somebody keeps ringing the {alarm} to wake it. {a} and {b} must find the ringer.|A whale has been seen over the roofs of {place}, looking for the sea. {a} and {b} must guide the whale home.|A {beast} walks into {place} wearing a crown. {a} and {b} must find out whose crown it is.}

=== idea_missing ===
# role: idea
PLOT: {~A clockmaker is missing, and everyone in {place} has forgotten her name. {a} and {b} must find the clockmaker before they forget her too.|The colours have gone out of {place}, one by one, and only red is left. {a} and {b} must find the colours.|The baker of {place} has disappeared, and the ovens are still warm. {a} and {b} must find the baker before breakfast.|The shadow of {mark} is missing. {a} and {b} must find the shadow before the {folks} notice how hot it is.}

=== idea_build ===
# role: idea
PLOT: {~{a} and {b} must build a bridge in a single night, out of whatever the {folks} of {place} can spare.|The great machine in {place} has stopped, and the last person who can mend it is afraid of it. {a} and {b} must repair the machine together.|{a} and {b} must build a boat out of doors before the flood reaches {place}. Some of the doors would rather stay shut.|{a} and {b} must mend a broken promise, made by somebody in {place} a hundred years ago.}

=== idea_rescue ===
# role: idea
PLOT: {~A voice is calling from the bottom of the old well in {place}, and it knows {a} by name. {a} and {b} must rescue whoever is down there.|A queen is kept in a jar on the top shelf of {mark}, and she is getting bored. {a} and {b} must rescue the queen.|A lamplighter has been stuck on the roof of {mark} since Tuesday, and the ladder is frightened of heights. {a} and {b} must rescue the lamplighter.|A goldfish of {place} has been taken for a prince, and carried off to {mark} to be married. {a} and {b} must rescue the goldfish.}

=== idea_journey ===
# role: idea
PLOT: {~{a} and {b} must carry a lantern to {mark} without letting it go out. It is not an ordinary lantern, and it would like to talk.|{a} and {b} have to deliver a sleeping egg to the far side of {land}. The egg is getting warmer.|{a} and {b} must deliver a wedding dress before the wedding, and the dress keeps running away.|{a} and {b} must deliver an old story to somebody who has never heard one, and neither of them may write it down.}

=== idea_heist ===
# role: idea
PLOT: {~The mayor of {place} has locked up all the laughter in a vault. {a} and {b} must break into the vault and let it out.|A portrait in {place} blinks at midnight, and it is only hung there tonight. {a} and {b} must swap the portrait before anyone sees.|{a} and {b} must sneak into {mark} and put back a spoon that nobody has missed yet.|The recipe for {food} is locked in the deepest vault of {land}, and the cook has forgotten it. {a} and {b} must break into the vault before supper.}

=== idea_friend ===
# role: idea
PLOT: {~A lonely giant has built a fence around {place} so that nobody can leave without saying hello. {a} and {b} must teach the giant how to make friends.|The two oldest neighbours in {place} have not spoken for forty years. {a} and {b} must find out what the quarrel was about.|A ghost in {place} is afraid of people. {a} and {b} must help the ghost to haunt somebody, only once, for its birthday.|A robot made of kettles has come to {place} to learn how to laugh. {a} and {b} must teach the robot.}

=== idea_stop ===
# role: idea
PLOT: {~A smiling stranger is buying up everybody's shadows in {place}. {a} and {b} must stop the stranger before sunset.|The tide is coming in at {place}, and it has not stopped for three days. {a} and {b} must find out who is calling it.|A magician has made one thing vanish in {place} every night, and tonight it is the turn of {mark}. {a} and {b} must stop the magician.|A very polite army is camped outside {place}, and wants to borrow {mark} for the weekend. {a} and {b} must stop the army without being rude.}

=== idea_clock ===
# role: idea
PLOT: {~A clock in {place} strikes thirteen, and for one minute everyone there tells the truth. {a} and {b} must find out who wound the clock.|A clock has been ticking under {place} since Sunday, and it is getting faster. {a} and {b} must find the clock.|{a} and {b} find a calendar with one day too many. Everybody in {place} has plans for it but them.}

=== idea_escape ===
# role: idea
PLOT: {~A painting of {place} has swallowed {a} and {b}, and it is not quite dry. They must escape from the painting.|{a} and {b} wake up in a town that looks just like {place}, except that everybody there is asleep. They must escape from the town before they yawn.|{a} and {b} are locked in {mark} for the night with the one person they had hoped never to meet. They must escape from {mark} together.|{a} and {b} are stuck in the longest queue in {land}, and those at the front have turned to statues. They must escape from the queue before it moves up.}

=== idea_song ===
# role: idea
PLOT: {~A song has got into {place}, and nobody who hears it can stop humming. {a} and {b} must find the end of the song.|The choir of {place} has one voice too many, and nobody can find out whose. {a} and {b} must find the singer.|A lullaby has gone missing from {place}, and nobody has slept since. {a} and {b} must find the lullaby.|A bell in {place} rings a note that only {a} can hear, and only {b} can stop. They must find the bell.}

=== idea_wish ===
# role: idea
PLOT: {~A wishing well in {place} has started to grant wishes, but always to the wrong person. {a} and {b} must repair the well.|A genie in {place} has run out of wishes, and has come to {a} and {b} for three.|A wish that {a} made at the age of five has come true in the middle of {place}, and it is enormous. {a} and {b} must hide the wish.|A lamp in {place} is full of a very old wish, and the last owner wants it back unused. {a} and {b} must find the owner.}

=== idea_stranger ===
# role: idea
PLOT: {~A traveller comes to {place} with a suitcase that nobody can lift, and asks {a} and {b} to mind it for an hour. That was a week ago.|A {w_job} in {place} says that {a} and {b} saved the world last year, and wants to know why they have forgotten. They must find out the truth.|A knight has come to {place} five hundred years late for a battle, and nobody likes to tell him. {a} and {b} must help the knight.|An invisible lodger has moved in with {a}, and leaves the washing-up. {a} and {b} must find out who the lodger is.}

=== idea_map ===
# role: idea
PLOT: {~A map of {place} shows one street more every morning, and the streets are getting closer. {a} and {b} must find who draws the map.|{a} and {b} buy a treasure map for one {coin}, and it leads to {b}'s own bed.|The borders of {place} have been moved in the night, and {mark} is now abroad. {a} and {b} must find the map that it was done with.|A treasure is buried under {place}, and it would like to stay there. {a} and {b} must find the treasure and ask it why.}

=== idea_weather ===
# role: idea
PLOT: {~A very small cloud has followed {b} all the way to {place}, and it is shy. {a} and {b} must find the cloud a home.|A storm has been posted to {place} by mistake, and nobody has opened the box. {a} and {b} must deliver the storm to the right address.|The wind has stopped in {place}, and all the kites of {land} are stuck in the sky with people on them. {a} and {b} must find the wind.|A snowman has walked into {place} in the middle of summer, and he is looking for his nose. {a} and {b} must help the snowman before noon.}

=== idea_school ===
# role: idea
PLOT: {~A new teacher at {place} gives homework that comes true, and tonight it is about volcanoes. {a} and {b} must find the teacher before bedtime.|The play at {place} has a part in it that nobody wrote, and somebody keeps acting it. {a} and {b} must find the actor.|The library of {place} has been returned, all of it, by somebody who had it out for ninety years. {a} and {b} must find the one book that is missing.|A sandwich in the lost property of {place} has been claimed by three kings at once. {a} and {b} must protect the sandwich until noon.}

// ───────────── characters: a is the person, by personality and age ─────────────
=== char_explorer ===
# role: character
# a: explorer
DESC: {~{a} has never seen a closed door without wanting to know what was behind it, and has the bruises to prove it.|{a} keeps a list of everywhere still to be seen, and crosses a line off it most weeks.|{a} asks the question everyone else was too polite to ask, and then goes to look for the answer in person.|{a} has been lost in more places than most people have been found in.|{a} learned to walk by going after a {beast}, and has not really stopped.} {~{a_their} pockets are full of string, crumbs and other people's maps.|If there is a far side, {a} is already halfway to it.|Late home and wet to the knees, that is {a}, and always with something new to tell.|Ask {a_them} the way, and you will get there by three others.}

=== char_planner ===
# role: character
# a: planner
DESC: {~{a} has a plan for that. {a} has a plan for most things, and a second plan for when the first one meets other people.|{a} counts stairs, remembers exits, and has never once forgotten a spoon.|{a} draws a small box beside everything that is to be done, for the joy of ticking it.|{a} packs for rain, for royalty, and for being asked to stay for supper.|{a} has never been late, and has waited for a great many people who have.} {~When things fall apart, {a} knows where the pieces go.|Nobody asks to see {a_their} lists until it starts to rain.|Nobody has ever seen {a_them} run, and nobody has ever got there first.|There is a spare one of everything in {a_their} bag, and a note of who borrowed the last.}

=== char_wildcard ===
# role: character
# a: wildcard
DESC: {~{a} does the first thing that comes to mind, and it is astonishing how often that works.|Nobody knows what {a} will do next, and that includes {a}.|{a} was told not to touch it. That is how the best stories about {a} begin.|{a} once won an argument with a goose, and has been hoping for another.|{a} thinks with both hands, and usually in the middle of something.} {~Trouble is fond of {a_them}, and it is not all on one side.|{a} laughs when things get dangerous, mostly so that nobody else will have to cry.|Somehow there is never a dull lunch with {a_them}, and seldom a whole plate.|Half of {a_their} ideas are terrible. It is not possible to tell which half.}

=== char_helper ===
# role: character
# a: helper
DESC: {~{a} notices who has not eaten, who is limping, and who only says that they are fine.|{a} carries two of everything, because somebody always forgets.|Strangers tell {a} their secrets within a minute, and {a} has never told one on.|{a} knows the name of every dog in the street, and what each of them is afraid of.|{a} says sorry to furniture, and means it.} {~{a} is kind the way some people are strong, and it has moved heavier things.|It would be a mistake to think that gentle means soft.|When {a} goes quiet, something is about to be put right.|Children hand {a_them} things to hold, and forget to ask for them back.}
