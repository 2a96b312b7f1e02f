=== place_arrive ===
# role: place
N: {place_detail} {~At that hour {place} was all {light} and long shadows.|You could hear {sound} from one end of {place} to the other.} Underfoot there was {ground}, and over everything hung the smell of {smell}.
N: {~A {beast} watched them from a wall, decided they were not dinner, and went on watching anyway.|Far off, {sound} rose, and stopped, and rose again, as though {place} were breathing in its sleep.}
{ a_kind:
- "explorer": A: I've lived my whole life wanting to see around that corner. # wondering
- "planner": A: Two ways in. One way out that I'd trust. Remember it. # low
- "wildcard": A: It's either beautiful or it's about to eat us. # cheerful
- else: A: Somebody left a light on for us. Or for someone. # soft
}
B: {~Stay where I can hear you.|Then we go together, and we go quietly.|One loop of the place. Then we decide.}

=== place_dusk ===
# role: place
N: {place} looked different {ep > 1:now that they knew what it was hiding|from the inside}. {place_detail} The {light} made everything a little taller than it should have been.
B: {~Listen.|Do you hear that?|Stop. Stop walking.} # whispered
N: {a} stopped. There was {sound}, and under it, very faintly, something else: {~a knock, then two more, then nothing|a voice counting backwards|a bell, wrapped in cloth so it could not ring properly}.
{ a_kind:
- "planner": A: It's been doing that since we arrived. Every ninety breaths. I counted. # low
- "wildcard": A: I vote we knock back. # whispered
- "explorer": A: It's coming from underneath. There's an underneath! # thrilled
- else: A: That's not a warning. That's somebody asking for help. # quiet
}

=== place_market ===
# role: place
N: There was a night market in {place}, because there is always a night market. {~Stalls sold {food} in paper cones, and second-hand maps, and weather in stoppered jars.|A woman sold {food}. A boy sold rumours, two for the price of one.} The {folks} haggled under the {light} as if nothing were wrong.
N: But {a} saw how they stopped talking when anyone said the word {topic_head}. {~One by one, the stalls were putting out their lamps.|Mothers pulled their children in by the sleeve.}
B: {~They know. All of them know.|It's not a secret. It's just a thing nobody says.} # low
A: {~Then somebody here wants to be asked.|Then we ask the one who isn't looking at us.}

=== place_maps ===
# role: place
N: No two maps of {place} agree. {place_detail} {~The {folks} say that this is the map-makers' fault. The map-makers do not like to say.|There is an alley that is only there in the {weather}, and a stair that has a different number of steps for different people.}
N: {a} and {b} went where their feet took them. Past the fountain, past the shuttered shops, under a line of washing that had been out for longer than it takes to dry. {~On every door there was a small chalk mark, and on every mark a thumb had been drawn down through the chalk.|In every window stood a lamp, and every lamp had been turned to face the wall.}
{ b_kind:
- "planner": B: Thirty-one doors. Thirty-one marks. Thirty, and then ours. # cold
- "wildcard": B: I'll rub one out and we'll see who minds. # cheerful
- "explorer": B: It's a trail. They get fresher as we go on. # following
- else: B: They're not hiding from us. They're hiding something from us, to be kind. # slow
}
A: {~It smells of {smell}. And of somebody else having been here.|Don't look at it as if you'd seen it. Just keep walking, and talk about supper.} # low
