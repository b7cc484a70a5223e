/** Stories from age 8, in the form that `stories-5.ts` explains. */
export const eight = `
# school Nia: You roll up to the lunch table. There’s no space for your chair, and nobody noticed. Nia waves.
ask 2122 | Where can we all sit together? | Nia picks up her tray. “The end table! Come on, everybody!”
trade 1211 | Nia, will you sit over there with me? | Nia slides off the bench. “Sure. I have chips.”
help 2010 | Ms. Bell, my chair doesn’t fit at this table. | Ms. Bell pulls out a bench. Nia scoots down.
# home Sara: Your sister Sara told you something. It was private. You told a friend by accident. Now her door is closed.
repair 0222 | I told somebody. I’m sorry. What would help? | Sara opens the door a bit. “Tell them it’s private.”
wait 1110 | I’m putting a note under your door. No rush. | Later, Sara comes out. “I read it.”
help 1211 | Papa, how can I fix this? | Papa sits down with you. “What do you want to tell her?”
# play Marcus: You make a joke about a drawing. Marcus made it. He stops smiling.
repair 0222 | That joke was mean. I’m sorry. | Marcus shrugs. “It was. Thanks for saying so.”
ask 1121 | Did my joke hurt your feelings? | Marcus nods. “I worked on it all week.”
trade 1211 | Will you show me how you drew the wings? | Marcus picks up his pencil. “Start with a V.”
# school Priya: You and Priya are making a poster. You want sharks. She wants stars.
trade 1121 | Half sharks, half stars? | Priya draws a line. “A shark in space!”
ask 2112 | Can we do sharks this time and stars next time? | Priya thinks. “Only if I pick the colors.”
wait 0210 | Let’s do stars. I’ll do sharks at home. | Priya opens the yellow paint. “Thank you!”
# play Eli: You’re playing tag. Eli keeps changing the rules, and you keep losing.
limit 2012 | Let’s keep the same rules till the end. | Eli groans. “Fine. Same rules.”
ask 1121 | Can we pick the rules together? | Eli holds up two fingers. “Two bases. No tag-backs.”
leave 2100 | I’m taking a break from tag. | Eli shrugs and runs after Ann.
# school Noor: Noor forgot her homework. She asks to copy yours.
limit 1022 | I don’t want you to copy it. | Noor frowns. “Okay. I’ll tell Mr. Dean I forgot.”
trade 0222 | I can show you how to do the first one. | Noor gets a pencil. “Is this a seven?”
help 2110 | Let’s ask Mr. Dean for more time. | Mr. Dean gives Noor one more day.
# home Ben: Your brother Ben took your game without asking.
limit 2011 | Please ask me before you take it. | Ben holds it out. “Okay. Can I play it now?”
trade 1122 | You can play till dinner. Then I’d like it back. | Ben checks the clock. “Till dinner.”
help 1110 | Mom, can we make a rule about my games? | Mom gets paper. Ben helps write it.
# play Tessa: You and Tessa were going to play. Now she’s playing with a new kid.
ask 1122 | Can all three of us play? | Tessa looks at the new kid. “Want to?”
limit 2011 | Please tell me if our plan changes. | Tessa looks down. “I forgot. Tomorrow, just us?”
wait 1210 | Have fun. Let’s play tomorrow. | Tessa gives you a thumbs-up.
# school Owen: Owen hums when he works. It helps him. You need quiet to read.
trade 1221 | You hum here, and I’ll read by the shelf. | Owen nods and hums a low note.
ask 2121 | Where can we both work? | Owen points. “One at each end?”
help 2110 | Ms. Cho, may I have the headphones? | Ms. Cho brings them. Now Owen’s hum sounds far away.
# online Kai: In your building game, Kai put a tower on your garden.
ask 2112 | Can you move the tower, please? | Kai types, “Oops! I’ll move it.”
trade 1221 | Want to keep it and help me make a roof garden? | Kai types, “Yes! With bees.”
leave 2000 | I’m logging off for today. | Kai types, “See you later.”
! online Dad: Somebody in your game asks for your address. They write, “Don’t tell your parents.” Dad is home.
help 1221 | Somebody asked where I live. | Dad sits down. “Thank you. Let’s look at it together.”
leave 2200 | I closed the game. I need you. | Dad puts his phone away. “I’m here.”
help 2212 | They said not to tell you. So I’m telling you. | Dad nods. “You can always tell me. I’m not mad.”
! school Mr. Ortiz: An older kid on the bus takes your money. She says, “If you tell, you’ll be sorry.” Your teacher, Mr. Ortiz, is at the school door.
help 1221 | A kid on the bus took my money. | Mr. Ortiz bends down. “I believe you. Come inside.”
leave 2200 | Can I stay with you for a bit? | Mr. Ortiz nods. “As long as you need.”
help 2212 | She said not to tell. I’m scared. | Mr. Ortiz says, “Telling was brave. My job is to keep you safe.”
`
