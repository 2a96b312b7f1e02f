// Episode 1, short ways: begin where x is what comes, stores, night. A show with long ways of its own has room for these.

=== survive_begin_hats ===
# step: begin
# makes: lasts=yes
# needs: x=thing,event,idea
# title: Not Stopping
N: {air} {a_who} {b_who} They had only looked in for a minute, on the way to somewhere else; and {h} had taken their hats. # dry
A: We aren't stopping.
H: You are. Listen to that. # hanging one up
N: They listened. There was nothing to hear, and there was a good deal of it. # quiet
B: What is it?
H: {x_cap}. It always goes quiet like that, first. It'll be {till != "":{till}|morning} before anybody's let out; and it's not said which. # pushing it to
G: I only came to bring back a jar. # from behind the hats
A: So that's the four of us. And what have we got?
G: You can put down the jar. # humble
B: I was expected somewhere. # to {door}
H: So was everyone. # sending home the bolt

=== survive_stores_list ===
# step: stores
# title: Item, One Jar
N: {h} wrote it down as it came, and read it back. # dry
H: "{food_cap}, the one piece. Item, a lamp. Item, a blanket. {tool_cap}." What's the use of {tool}? # pencil up
B: We'll know when we want it.
H: "Three keys. A ticket. String. Item, one jar." Is there anything in it?
G: No. # sorry
H: "Empty." That's for four, until {till != "":{till}|morning}. I make it a bite, and a bite, and a look. # adding up
A: I'd sooner have the look first, and be done with it. # low
H: I've done it on less. I did it on a cork, once. # stern
G: Did you eat it? # whispered
H: We took turns at pulling it out of something. You've got to have a thing to do with your evenings. # stern

=== survive_stores_pockets ===
# step: stores
# title: One of Everything
N: They turned out their pockets, one after another, and {h} laid it all in a row. # plain
H: {food_cap}. The one piece. I shan't ask how long it's been in there. # sniffing
B: Don't. # low
H: A lamp. A blanket. String. And {tool}. I'd like to know what sort of pocket that was. # patient
A: I was only leaning on it. # honest
G: I've a jar. There's nothing in it. I was going to bring it back. # small
H: Everyone's got to be bringing something back. That's four of us, and one of everything, till {till != "":{till}|it's morning}. I make it a bite each, and then a look. # firm
A: And what have you got, {h}?
N: {h} was seen to go through a number of pockets that had buttons. # dry
H: A pin. # short
B: Just a pin? All that buttoning, for a pin? # interested
H: It's a very good pin. # doing them up again

=== survive_night_story ===
# step: night
# title: As Far as the Lid
N: Towards two, as nobody was asleep, {g} was asked for a story. # low
G: There was once somebody who'd got a jar. # in the dark
A: What was in it? # in the dark
G: That's what they all wanted to know. # in the dark
N: They waited. {threat_cap} came up close to {door}, in order to hear better. # quiet
B: Is that all of it?
G: It's all I've got. I thought that somebody would come in with the next bit. # in the dark
H: Hush. What's that, out by {den}? # sharp
B: {with != "":It's only more of {foe}.|It'll be {foe}. There's nobody else out there to be anything.} # whispered
G: I could start again, a bit louder. In case there's somebody who'd like it. # after a time
N: No one said that it was foolish. {g} began again, a bit louder; and got, that time, as far as the lid. # soft
