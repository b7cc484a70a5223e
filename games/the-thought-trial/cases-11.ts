/** Cases from 11, in the form of those from 8. */
export const casesFrom11 = `
unread | phones | mind
She hasn’t answered my message in two hours. They all hate me.
seen: The message says delivered, not read.
said: On Friday she wrote, “You’re so funny.”
memory: I’ve waited until after dinner to answer, too.
feeling: I feel sick each time I check.
idea: They’re talking about me in another chat.
other: She has swim practice until six.
changed 6: I don’t have an answer yet. That’s all I know.
partly 4: Waiting feels awful. It doesn’t tell me what they think.
true 5: Something may be wrong. I’ll ask her in person.

photo | phones | mind, all
They posted a picture without me. I was never really their friend.
seen: Three people are in the picture. There are six of us.
said: Nia wrote under it, “We missed you!”
memory: Last month I was in a picture, and Nia wasn’t.
feeling: I felt a drop in my chest when I saw it.
idea: They planned it so I wouldn’t find out.
other: It was a family birthday party.
changed 3: People meet in different groups. I’m in some of them.
partly 4: I felt left out. One picture doesn’t erase a year.
true 1: I was left out this time. I’ll tell Nia I’d like to come next time.

talk | school | future, all
If I mess up one word in my presentation, everyone will laugh.
seen: Two people lost their place today, and nobody laughed.
said: My teacher said, “You can use notes.”
memory: In fourth grade I forgot a line, and someone laughed.
feeling: My hands shake when I practice.
idea: They’re waiting for me to mess up.
other: Most people are thinking about their own presentation.
changed 1: People lose their place. Then they keep going.
partly 3: Someone might laugh. I got through that before.
true 5: It might go badly. I’ll keep my notes in my hand.

team | friends | blow, future
I didn’t make the team, so I’ll never be good at anything.
seen: Forty people tried out. Twelve made it.
said: The coach said, “Work on your turns and try again in spring.”
memory: It took me two years to get good at guitar.
feeling: I feel empty when I walk past the gym.
idea: The coach never liked me.
other: Most of the kids who made it are a year older.
changed 3: I didn’t make this team. I get good at things over time.
partly 2: My turns aren’t there yet. I know what to work on.
true 1: I’m not on the team this year, and that hurts. I’ll find another way to play.

quiz | school | all, blow
I got a C on one math quiz. I’m just not a math person.
seen: My last three grades were B, A, and C.
said: My teacher wrote, “Check your signs.”
memory: I figured out the tip at the restaurant in my head.
feeling: My mind goes blank when I see fractions.
idea: Everyone else gets it the first time.
other: The quiz covered the week I was out.
changed 1: I had one C among other grades.
partly 2: I mix up signs. That’s one thing, not all of math.
true 4: Math is hard for me. I’ll ask for more time on quizzes.

pimple | friends | mind, blow
I have a pimple on my nose, and it’s all anyone sees.
seen: Four people talked to me about the field trip.
said: My sister said, “I had to look twice to find it.”
memory: I can’t remember who had a pimple last week.
feeling: I feel like hiding.
idea: They’ll take a picture of it.
seen: Jo looked at my face for a second.
changed 3: People notice less than I think.
partly 6: Jo may have seen it. We still talked like we always do.
true 4: I don’t like how it looks. It’ll be gone in a week.

alone | school | should
I should be able to do this without help.
seen: Half the class raised their hands today.
said: My aide said, “Asking is how you get unstuck.”
memory: When I asked about the map, I did the rest on my own.
feeling: I feel small when someone sees me ask.
idea: People think I’m a baby.
other: The page was made for two people.
changed 3: Help gets me started. Then I do it.
partly 4: I’d like to do more alone. This part needs help.
true 6: I want to try this by myself first. I’ll ask after ten minutes.

quiet | friends | mind
The table went quiet when I rolled up. They were talking about me.
seen: Everyone’s mouth was full. The pizza had just come.
said: Tomás said, “Hey, there’s room here.”
memory: I went quiet once because we were planning a surprise.
feeling: I felt my neck get warm.
idea: They agreed not to tell me.
other: They were in the middle of a game.
changed 2: They made room for me. I don’t know what they were talking about.
partly 4: It felt strange. Strange isn’t the same as mean.
true 5: They may have talked about me. I’ll ask Tomás.

project | school | - | leans true
The science project is due Thursday, and I haven’t started. I won’t get it done.
seen: I have a topic and a poster board.
said: My teacher said, “It takes about four hours.”
memory: I finished the book report in two evenings.
feeling: I feel frozen when I open the folder.
idea: Everyone else is done already.
other: I could ask for one more day.
changed 3: Two evenings can be enough.
partly 2: Four hours is a lot. I can do two today and two tomorrow.
true 4: I won’t get it all done. I’ll do the main part and ask for a day.

secret | friends | - | leans true
I told people who Jamie likes. Jamie has a reason to be upset with me.
seen: Jamie moved to another seat.
said: Jamie wrote, “I trusted you.”
memory: When someone told people who I liked, I was upset for a week.
feeling: I feel guilty.
idea: Jamie will tell people who I like.
other: I thought they already knew.
changed 3: Jamie is upset now. It doesn’t have to stay that way.
partly 6: I thought they knew. It still wasn’t mine to tell.
true 2: Jamie is right to be upset. I’ll say so, and give Jamie time.
`
