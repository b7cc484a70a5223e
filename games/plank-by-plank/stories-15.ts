/** Stories from age 15 and for adults, in the form that `stories-5.ts` explains. */
export const fifteen = `
# work Carla: Your boss, Carla, asks you to take one more shift. You need the evening off.
limit 2012 | I can’t work tonight. | Carla looks at the schedule. “All right. I’ll ask Pete.”
trade 1121 | Not tonight. I can do Saturday. | Carla writes it down. “Saturday helps.”
ask 1210 | Can I let you know in an hour? | Carla nods. “An hour is fine.”
# work Dev: In the meeting, Dev presents your idea as his.
ask 1121 | Can we talk about whose idea that was? | Dev leans back. “I thought we came up with it together.”
limit 2012 | That was my idea. Please say so next time. | Dev looks down. “You’re right. I will.”
trade 1210 | Next time, let’s present it together. | Dev opens his calendar. “Thursday?”
# online Ash: Ash wants to post a photo with you in it. You’d like to stay offline.
limit 2012 | Please don’t post me. | Ash deletes it. “Okay. It was a good one, though.”
trade 1211 | What if you crop my face out first? | Ash crops it. “Better?”
ask 1121 | Who can see your posts? | Ash shows you the list. It’s longer than you thought.
# home/friends Sam: You and Sam share a kitchen. The dishes are in the sink again. Some are yours.
trade 1122 | I cook, you wash. Then we switch. | Sam dries a plate. “I can live with that.”
ask 1211 | What would make dishes easier for you? | Sam thinks. “Music. And not right after work.”
limit 2010 | I’ll just wash mine today. | Sam looks at the pile. “Okay.”
# school Nico: Nico shows up late again. Your lab starts in ten minutes.
ask 1121 | What would help you get here on time? | Nico sits down. “A text when you leave.”
limit 2012 | If you’re late again, I’ll start without you. | Nico nods. “That’s fair.”
wait 0210 | We still have ten minutes. Let’s set up. | Nico grabs the goggles.
# play Riley: Riley reaches for your hand. You like Riley. You don’t want to hold hands here.
limit 2012 | I don’t want to hold hands here. | Riley pulls back. “Okay. Thanks for saying it.”
ask 1122 | Can we talk about what we’re both okay with? | Riley smiles a little. “Yeah. Let’s.”
trade 1210 | How about we just walk side by side? | Riley matches your steps.
# online Jude: Jude is having a hard month and texts you late every night. You need sleep.
limit 2022 | I care about you. I turn my phone off at ten. | Jude writes, “I didn’t know it was too much.”
trade 1221 | Can we talk at six instead of at night? | Jude writes, “Six is good.”
help 2110 | I want you to have more help than just me. Who could you talk to? | Jude writes, “Maybe my cousin. Or a counselor.”
# work Tomas: Tomas tells long stories on your break. You need quiet then.
limit 2112 | I need this break to be quiet. | Tomas looks surprised. “Oh. Sure.”
trade 1221 | I’d like to hear it at lunch. | Tomas laughs. “It’s a long one.”
leave 2000 | I’m taking my break outside. | Tomas waves his cup.
# home Aunt Bev: Aunt Bev drops by without calling. You had other plans.
limit 2012 | Today doesn’t work for me. | Aunt Bev picks up her bag. “Well. Another day, then.”
ask 1121 | Can you call before you come? | Aunt Bev thinks. “I can do that.”
trade 1211 | I have half an hour. Want to come in? | Aunt Bev takes off her coat. “Half an hour it is.”
# work Ms. Lin: Ms. Lin gives you six steps out loud. You need them in writing.
ask 2121 | Could you email me the steps? | Ms. Lin nods. “Good idea. Then I have them, too.”
trade 1211 | I’ll write them down. Can you check my list? | Ms. Lin reads it. “You missed step four.”
limit 2010 | I can’t keep track of spoken lists. | Ms. Lin stops. “What works better?”
! work Renee: A supervisor keeps touching your back and says you’ll lose shifts if you tell anyone. You trust Renee, another manager.
help 1221 | Something’s happening at work. I need to tell you about it. | Renee shuts her laptop. “I believe you. This isn’t okay.”
help 2200 | I wrote down the dates. Can you read this? | Renee reads every line. “Thank you. This will help. I’ll report it with you.”
help 2212 | I don’t want to be alone on his shift. | Renee nods. “You won’t be. Let’s call HR together.”
! online Aunt Jo: Someone has a private photo of you. They say they’ll share it unless you pay. You call Aunt Jo.
help 1221 | Someone is threatening me with a photo. | Aunt Jo says, “This isn’t your fault. Don’t pay them. I’m with you.”
leave 2200 | I’m not answering them. Can you come over? | Aunt Jo grabs her keys. “Ten minutes.”
help 2212 | I’m ashamed, and I need help. | Aunt Jo says, “You have nothing to be ashamed of. We’ll save the messages and report it together.”
`
