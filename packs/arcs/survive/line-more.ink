// LINE, episode 3, second ways: go3 and halves (way3), price. In each it is quieter outside than anyone has noticed.

=== survive_go3_cross_foot ===
# step: go3
# skeleton: line stranded
# a: bold
# b: careful
# door: Go over while it's dark
# style: bold
# recall: gone over in the dark
# title: The Foot Went First
# makes: way3=cross
N: It was {a}'s foot that went over first. It was nothing to do with {a}, who was as good as asleep. It had been cold for two days, and it went where there was a blanket. # dry
B: There's a foot on my side. # into the dark
A: Is it asking for anything? # into the dark
B: It's like a fish. What have you been doing with it, to get it as cold as that?
A: Keeping it on my own side. # stiff
N: Nobody drew it back. After a time there was something over it; it might have been the end of a sleeve. # quiet
A: I'll have to come over and get it. I shan't stop. # up on an elbow
B: You needn't hurry. I was getting up in any case. I thought that I'd see if {food} {food_was} still there. # careless
N: So they both got up; and as it was dark, and each took great care not to meet the other, they were each of them over before they knew it. # dry
A: I'm by the lamp. I'm not touching it. I'm just standing near it. # whispered
B: So am I. By the food. # whispered
H: That's two lots of feet, gone the wrong way. I only mention it. I've got my eyes shut. # from the stool

=== survive_go3_send_post ===
# step: go3
# skeleton: line stranded
# door: Let [g] carry a word over
# style: kind
# recall: let [g] carry a word over
# title: Without Please
# makes: way3=send
N: It was {g} who thought of a post. It had one box, which was {g}; you put a word in at this side, and it came out at that one. # dry
A: I've got nothing to say to anybody. You might say that I want the other sleeve. And you needn't put in please. # stiff
G: Without please. # going
N: It was four steps. At the line {g} wiped both feet, which nobody else had thought of. # dry
G: It's about a sleeve. There's something been left out, but I'm not to tell you what. # to the other side
B: Was it please? # after a silence
G: If I said so I'd be putting it in. # torn
B: Then you can take it. And you're not to say that I folded it. # folding it
G: I'm not to say that it's been folded. # to the first side
A: It's folded in four. # looking at it
G: Yes. # patient
N: By the evening there had been eleven deliveries. {g} had begun to lean a little, as people do who have a round. # quiet
A: Ask if it's cold, over there. And you can leave out who's asking. # low

=== survive_go3_trade_knees ===
# step: go3
# skeleton: line stranded
# door: Open a shop on the line
# style: clever
# recall: opened a shop on the line
# title: No Credit, No Crying
# makes: way3=trade
N: Trade was carried on across {h}'s knees, as they were the one thing there that belonged to neither side. # dry
H: No credit, and no crying. And keep your elbows off the counter. It's me. # rapping with the pin
A: What would you take for the warm end of the blanket? The end that's had somebody in it? # careless
B: Two buttons. It goes off. # as careless
A: One. And there's a scarf here that's no use to me.
B: That's my scarf. I left it on your side, when there weren't any. # looking
A: Then it's worth more to you. One.
H: One button, one scarf; and the warm end, going over. Mind the counter. # passing it
N: It went over. Somebody was seen to smell the scarf, in an offhand way. # quiet
B: Have you anything in the way of company? # after looking at the roof
A: We're out of that. We've been out of it since Tuesday. # low
B: It's the same here. # low
H: Next! # hoarse
A: There isn't a next. There's only the one customer. # not going away

=== survive_halves_strokes ===
# step: halves
# skeleton: line stranded
# needs: way3=cross
# title: What the Other One Looked At
N: The one thing that they had not been able to see from home was what the other had been looking at all day. Now each of them lay there, and looked at it. # quiet
A: It's me. There's nothing to be seen from here but where I sit. # whispered
B: It's the same from yours. One can see right in. I'd not have scratched, if I'd known. # whispered
A: And what are these? There's a row of strokes, in {ground}. Five, and one across; and five. # feeling about
B: It isn't days. It's every time that you turned round, and nearly said something. # whispered
A: There's thirty-one. # whispered
B: You came very near to it at the twenty-six. # whispered
H: I've been keeping strokes as well. They're for each time that I've been woken by {threat}. There've been none since I sharpened the pin. # from the stool
{ with == "them":
  G: {x_cap} {x_was} saying that it's a good drying day. # whispered
}
{ with == "place":
  G: {x_cap} {x_has} got so quiet that I could hear my jar. # whispered
}
N: It was a thing to think about; and so they might have, if they had not both been counting something else. # dry
A: There's a dent here, beside yours. It's got nobody in it. # whispered
B: It's the size that you come in. # whispered

=== survive_halves_asleep ===
# step: halves
# skeleton: line stranded
# needs: way3=send
# title: Not Delivered
N: After the twelfth time {g} did not come back. {g_they_cap} had sat down upon the line, for a moment, with a message for each side; and gone to sleep on them. # soft
A: What was it that you'd sent? # after a while, low
B: What was it that you had? # low
A: Mine was quite short.
B: So's mine. Can you reach it from there?
A: Not without crossing. # low
N: They could each of them just get hold of a foot. It was warm. It was the only warm thing that there was upon either half. # quiet
B: How does {g} come to be warm? {g_they_cap} never had a half. # whispered
A: No. # slow
G: It's nice here in the middle. You can't hear {threat}. There's been none to hear all day. # asleep
{ with == "them":
  G: And {x} {x_was} out in it, without a hat. # asleep
}
{ with == "place":
  G: And it was all of it {x}, and nobody had drawn on it. # asleep
}
B: That's a dream. # gentle
A: Leave {g_them} in it. I've had that lamp for three days, and I never thought of looking at anyone with it. # low
B: I've got {food}. It's no better for being mine. # low

=== survive_halves_market ===
# step: halves
# skeleton: line stranded
# needs: way3=trade
# title: The Market Fails
N: On the third evening the market failed. Nobody had done anything wrong. {h} only looked up from the counter, and put the pin away. # dry
H: I've got all of it. I've had a bit off every deal, for the use of my knees; and it's come to eleven buttons, and the lamp, and most of the {food}. # ashamed
A: Then what have we got?
H: A half each. # counting
B: And what would it cost to have the buttons back?
H: You can have them. They're no good to me. I sat here last night with the lamp lit, and I laid them out in rows. There isn't anyone on my side at all. # low
N: It had not come up, till then, that {h} had a side. It was as wide as a stool. # quiet
H: And there's a thing in here that I can't find a price for. Quiet. There's been more of it in every day, and I don't know who's been selling. # looking at the books
{ with == "them":
  G: It's {x}, I think. {x_they_cap} {x_plural:bring|brings} it in on {x_their} boots. # helpful
}
{ with == "place":
  G: It comes in from {x}. There's heaps, out there. # helpful
}
A: That'll be {threat}, saving up. # not interested
B: What would I have to give for somebody to tell me that it isn't so bad? # not to {h}

=== survive_price_question ===
# step: price
# skeleton: line stranded
# makes: price=keep
# title: One Question
H: Nobody comes up to the line without leaving something on it. It's so that they'll think, first. # from the stool
P: What sort of a thing?
H: What you'd mind. If it was anything else I'd have the pair of you up here all night, with buttons. # firm
N: {p} went through {p_their} pockets. It was done slowly, since they all knew what was in the last one; and then it lay there along the line, half on this side and half on that. It was {p_keep}. # still
Q: That isn't a thing that you leave. # thrown
P: {p_keepwhy} # low
Q: I know what it is! And what is it that you want, that's worth that? I'm not shifting the line. # sharp
P: I only want to ask you something. Are you warm enough? # with difficulty
N: It took some time. One could see an answer being looked for that was not no. # quiet
Q: You've asked. Now pick it up. # low
P: It's left. That's how it's done. You can do what you like with it: you can have it in the lamp, or put it out of the door. I've had my question. # low

=== survive_price_confess ===
# step: price
# skeleton: line stranded
# needs: crumb=raisin
# makes: price=word
# title: A Kind Lie
G: It was me. I ate it. The bit that was for looking at. # standing up, very pale
H: You did? # turning the lamp
G: I expect so. I was here. And if it was me then it wasn't either of them; and they could leave off. # in a rush
N: It was so kind a lie, and so badly done, that there was nowhere to look. {p} looked at the line. # still
P: Sit down, {g}. You never touched what wasn't yours in your life. It was me. # level
Q: You? But you turned me over, to see if I was on it. # slow
P: It was in the night. I'd got it half down, when I felt the raisin; and I knew then that I'd had mine. I thought, I'll say so in the morning. And in the morning I heard somebody asking who'd got it, and that was me as well. # level
Q: I lay in the wet, and I was sorry for you. # with no colour
P: Yes. # low
H: It's you that I give things to mind. I've never once counted them, after. # from the stool
P: I've had that since I was small. I liked it better than anything I've got. You'd better start counting. # low

=== survive_price_button ===
# step: price
# skeleton: line stranded
# makes: price=warm
# title: It Went Over Dry
N: It was only a button. It rolled over the line, of its own accord, and {q} flicked it back, since it was not one of theirs. # dry
P: It's wet. # turning it over
Q: It's been on my side. # short
P: It wasn't there for as long as it takes to roll. How wet is it? # not short any more
Q: It comes up from below. If you sit in the one place then you make a dent, and there's no more comes in than you've got used to. It's all in not moving. # short
P: I've been lying over here in the dry. I've been thinking how well I was bearing up. # slow
N: {p} got to {p_their} feet, and stepped across; and stood there in it until it had come in over the top of both shoes. # still
P: You're to go over to mine. I'll have this one, from now till {till != "":{till}|the end}; and I won't change back, not if you ask. You can have my turns of the lamp. # rather fierce
Q: I never asked you to.
P: No. You'll find that's just how it is over there. There's nobody asks you for anything. You'll be as dry as a biscuit, and quite sure that you're right. # sitting down in the dent
