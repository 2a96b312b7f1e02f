// Episodes 1 and 2, second ways: begin where x is at the door, or is sheltered, or is where they are; and go2 (way).

=== survive_begin_dark_side ===
# step: begin
# skeleton: stranded
# makes: with=place lasts=yes
# title: Dark at One Side
N: {air} {a_who} {b_who} They had come a long way into {x}, only to have a look at it; and it got dark at one side. # plain
A: That's only {foe}. It's right out by {den}. # easy
B: It was right out by {den}. # less easy
G: I've brought a jar. I thought that there'd be something to put in it. # coming up
H: In here! Behind this! I said, when we set out, that I'd bring my stool, and the two of you laughed. # from {hide}
N: They got in, all four; and {foe} came over {x} like a cloth over a cage. # quick
H: It'll go on till {till != "":{till}|it's light}. And nobody'll come and look. I told them that we might stop for supper. # settling
{ b_kind:
- "planner": B: Then everyone's to say what they've got on them. I've got a pencil. # sleeves up
- "explorer": B: I've always wanted to see {x} with the light off. # nose round the side
- "wildcard": B: I bags being in the middle. # wriggling
- else: B: Is your foot in, {g}? Put it here. # kind
}
A: We only came to look. # low

=== survive_begin_for_you ===
# step: begin
# makes: lasts=yes
# needs: x=group,person,creature no-foe_type=thing
# title: It's for You
N: {air} {a_who} {b_who} There was somebody at {door}, and {g} went to see. {g} had a jar to give back, and was up in any case. # dry
G: It's for you. # coming back, quite white
A: Who is it?
G: It's {x}. I said that you were out. I don't think that I was believed. # sitting down on the jar
S: knock
B: But you shut it? You did shut it? # up at once
G: I said good night, too. # small
N: {h} had got the stool under the latch, and was sitting on it. There was {x_sound}, very near; and something leaned, without any hurry, on the other side. # tense
H: I always said that it'd be {x}. Nobody ever listens to a person on a stool. # being pushed
A: What is it that {x_they} {x_plural:want|wants}? # a shoulder to it
H: In. # short
{ b_kind:
- "planner": B: We'll be heavy by turns. Two on and two off, and no one's to be weighed. # pushing
- "explorer": B: Did you get a look round the sides? How far back does it go? # pushing
- "wildcard": B: Shall I bark? I can do quite a large dog. # pushing
- else: B: It'll be cold out there, too. Don't tell me. I'm not opening it. # pushing
}
H: There's no one going to come by before {till != "":{till}|it's morning}. # pushing
A: Who knows that we're in here at all? # low
G: {x_cap} {x_plural:do|does}. # helpful

=== survive_begin_one_over ===
# step: begin
# needs: x=group,person,creature foe_type=thing
# makes: with=them lasts=yes
# title: Who That Was, by the Wall
N: {air} {a_who} {b_who} {h} was at {door}, with the bolt half across, and would not send it home till the sum came out. # low
H: Count us again. # not turning
A: There's you, and there's the two of us. And there's {g}, who's come to bring back a jar. That's four.
H: Then who's that, by {hide}? # not turning
N: It was {x}. {x_they_cap} had come in before anybody, out of a thing that was not there yet; and had taken up as little room as {x_they} could, with {x_part} well tucked in. # quiet
B: Did anyone ask {x_them}? # low
G: {x_cap} knew that it was coming. I only knew about the jar. # from the corner
H: It's {foe}, and it's over {den} by now. I don't put anybody out in that. It's to last till {till != "":{till}|morning}, and I've got enough here for four, if one of them's not hungry. # sending it home
A: {x_they_cap} won't want much. # quick
N: From by {hide} there came {x_sound}. # dry
H: And that's asking what there is. # grim

=== survive_go2_out_scarf ===
# step: go2
# needs: no-ban
# a: bold
# b: careful
# door: Fetch what there is outside
# style: bold
# recall: gone to fetch what there was outside
# title: I'd Know That Walk
# makes: way=out
N: {a} had begun to look at {door}; and so everybody else had begun to look at {a}. # dry
B: Don't. # low
A: I haven't said anything.
B: You've got your scarf in your teeth. That's how it always starts. # low
A: It's only that it's all in the wrong place. There's plenty, out there, and there's us in here. I'll just move it. # tying the scarf
H: And who goes to look for you? # from the stool
A: Nobody. I'll be on the string. Two pulls, and you get me in, like a bucket. One's only me, thinking. # knotting it
G: It's all the string that we've got. # worried
N: They opened it as little as one can. {threat_cap} put in a shoulder, and {a} put out one; and for a moment it was not clear which would give way. # tense
B: Gone. # letting it run
G: What's it doing now?
B: It's walking. It's stopped. Now it's going round something. # eyes shut, string in both hands
H: You can't tell all that. # low
B: I'd know that walk anywhere. # low
N: And then it hung there, quite loose, between the one hand and the other. # still

=== survive_go2_share_jar ===
# step: go2
# needs: no-ban
# door: Share all that there is
# style: kind
# recall: shared all that there was
# title: Like a Cherry
# makes: way=share
G: You can have the jar. # out of nowhere
A: What for?
G: For nothing. It's only that I'm holding it, and you aren't. # holding it out
N: {a} took it; and then {a} had got a jar, and {g} had got nothing; and one could see that this would not do. # dry
A: Have my socks, then. Have the pair. # pulling
B: If that's how it is, there's my jacket. I can't sit here in a jacket, and be the only one. # unbuttoning
H: Stop that! You can't all be giving it to one another, it'll only go round! Put it down! # from the stool
N: So they put it down, in the middle, where it was nobody's. By the end there was a heap as high as a knee. {h} looked at that for some time, and then took a pin from somewhere inside, and laid it upon the top, like a cherry. # warm
A: And it's the lot of us who've got all of it. I've only to look, and I'm rich. # barefoot
{ b_kind:
- "planner": B: I did think of a list. Then I thought, who'd it be for? # amazed
- "explorer": B: There's things in there that I never knew anybody had. Whose is the whistle? # on both knees
- "wildcard": B: Can I put in my name? I'd like to see who gets it. # reckless
- else: B: I've never been so cold, or had so much. # happy
}

=== survive_go2_tool_coats ===
# step: go2
# needs: no-ban
# b: maker
# door: Build a small house round [tool]
# style: clever
# recall: built a small house round [tool]
# title: In by the Left Sleeve
# makes: way=tool
B: Stand close, all of you. Closer. That's how large it's got to be. # going round them with the pin
A: That isn't a house. That's a hat. # in the middle
B: It's what we need, and not an inch over. All the rest of this we're only warming for the look of it. Now, out, and I'll have {tool} in where you were. # dragging
H: It'll never stand. # arms folded
B: Give me your coat.
H: It'll never stand, and I'll be cold. # giving it
N: The walls were coats, arm in arm, each with its cuffs in its neighbour's pockets. {tool_cap} held up the roof, with the air of having been asked to for a minute. # dry
G: Where's the door?
B: It's whichever arm you like. You say whose, and go in under. # proud
N: They went in by {h}'s left. There was room inside for four, provided that they agreed. # warm
A: I can't feel {threat} at all. # hushed
B: That's four sleeves thick, that side.
A: And it's been standing for a whole minute. # hushed
H: It's only being polite. # grudging
