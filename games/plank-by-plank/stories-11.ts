/** Stories from age 11, in the form that `stories-5.ts` explains. */
export const eleven = `
# online Lena: Lena posts a photo of you. You really don’t like it.
limit 2012 | Please take that photo down. | Lena writes, “Okay, it’s down. I thought it was cute.”
ask 1121 | How about checking with me before you post photos of me? | Lena writes, “Fair. I’ll ask.”
trade 1211 | How about the other one? I like that one better. | Lena swaps it and adds a heart.
# school Dani: It’s a group project. You’ve done most of it. Dani hasn’t started.
ask 1122 | Which part can you do by Thursday? | Dani scrolls down. “The map, I guess.”
limit 2011 | I can’t do your part, too. | Dani rubs his neck. “Yeah. That’s fair.”
help 1110 | Mr. Hayes, can you help us split this up? | Mr. Hayes makes a list. Dani signs up for the map.
# school Ivy: Ivy heard that you said something mean about her. You didn’t.
ask 0221 | What did you hear? | Ivy crosses her arms. “That you called me fake.”
limit 2112 | I didn’t say that. If I’m mad, I’ll tell you. | Ivy looks at you for a while. “Okay.”
wait 1100 | Can we talk after school? Just us. | Ivy nods. “By the bikes.”
# home Mateo: You share a room with Mateo. He wants the light off. You want to read.
trade 2211 | I’ll use my book light. | Mateo pulls up his blanket. “That works.”
ask 2122 | Ten more minutes? Then it’s off. | Mateo checks the time. “Ten. Not eleven.”
leave 1200 | I’ll read on the couch. | Mateo turns off the light. “Good night.”
# play Jamal: Jamal invites you to a party. You like Jamal. You don’t like crowds.
ask 1122 | Can I come early and leave early? | Jamal smiles. “Sure. You can help with the lights.”
limit 2022 | Thanks, but parties aren’t for me. | Jamal nods slowly. “Okay. I wish you could come.”
trade 2210 | Could we do something on Sunday, just us? | Jamal likes that. “Pizza?”
# school Ravi: Ravi laughs when you say a word. It’s how your family says it.
limit 2012 | That’s how my family says it. Please don’t laugh. | Ravi stops. “I didn’t think about that.”
ask 1121 | How does your family say it? | Ravi says it. It sounds different, too.
leave 2100 | I’m going to sit with my other friends. | Ravi watches you go. Later, he says hi.
# online Mia: You wrote a long message. Mia wrote back, “k.” You can’t tell if she’s mad.
ask 1121 | Are you okay? I can’t tell from “k.” | Mia writes, “Oh! I was on the bus.”
wait 1210 | No rush. Write when you can. | Mia writes back after dinner.
limit 2112 | I need more than a “k.” I can’t tell what you mean. | Mia writes, “I don’t like long texts. Call me?”
# school Hana: Hana wants to be your partner. You promised someone else.
limit 2111 | I promised Jo. I’m sorry. | Hana looks away. “Oh. Okay.”
trade 1221 | Not this time. Next time, you and me? | Hana writes it in her planner.
ask 1120 | Can we be a group of three? | Hana looks at Jo. “Would that be okay?”
# home Mom: Mom tells her friends about your grades. You’re right there.
limit 2012 | Mom, please don’t share my grades. | Mom stops. “I’m proud of you. But okay.”
wait 0210 | Mom, can we talk about something later? | Mom nods. “After dinner?”
ask 1121 | Can you ask me before you share things about me? | Mom thinks about it. “That’s fair.”
# school Felix: Felix borrowed ten dollars from you a month ago.
ask 2122 | Can you pay me back by Friday? | Felix checks his pockets. “Half now, half Friday.”
trade 1211 | Buy me lunch this week, and we’re even? | Felix laughs. “Deal.”
limit 2010 | I’m not lending money anymore. | Felix gets quiet. “I still owe you.”
! school/family Ms. Grant: Your friend says somebody at home hurts her. She asks you to keep it secret. Ms. Grant is the counselor.
help 1221 | My friend isn’t safe. I need to tell you something. | Ms. Grant turns to you. “I’m listening. You’re helping her.”
help 2200 | I wrote it down. Can you read this? | Ms. Grant reads it. “Thank you. Now it’s my job to get her help.”
help 2212 | She asked me not to tell. I’m worried about her. | Ms. Grant nods. “Some secrets are too heavy to keep. I’ll take it from here.”
! online Uncle Ray: You met someone online. Now they want photos and say, “Keep this between us.” Uncle Ray is home.
help 1221 | Somebody online keeps asking for photos. | Uncle Ray puts down his cup. “Thanks for telling me. It’s not your fault.”
leave 2200 | I stopped answering. Can you sit with me? | Uncle Ray moves over. “Right here. Take your time.”
help 2212 | They told me to keep it secret. Can you look? | Uncle Ray reads it. “We’ll save this and report it together.”
`
