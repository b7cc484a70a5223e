/** Cases for adults, from work and home, in the form of those from 8. */
export const casesForAdults = `
tomorrow | work | mind, future
My boss wrote, “Let’s talk tomorrow.” I’m getting fired.
seen: She wrote the same to two coworkers this week.
said: In May she said, “Good work on the order.”
memory: The last “Let’s talk” was about vacation days.
feeling: My chest has been tight since I read it.
idea: She has already told everyone.
other: The new schedule comes out tomorrow.
changed 3: I know there’s a talk. I don’t know what it’s about.
partly 4: It could be bad news. It could also be the schedule.
true 1: It may be about my job. I’ll write down two questions.

report | work | blow, all
I made a mistake in the report. Nobody will trust my work again.
seen: One number was wrong. It was corrected the same day.
said: My manager said, “Thanks for catching it.”
memory: When a coworker made one, I forgot it within a week.
feeling: I feel ashamed when I open my email.
idea: They check everything I do now.
other: The numbers arrived an hour before the deadline.
changed 2: I made one mistake and reported it.
partly 6: I rushed. A second look would have caught it.
true 4: This cost me some trust. I’ll ask someone to double-check the next one.

words | work | mind
I lost my words in the meeting. They think I can’t do the job anymore.
seen: The plan I wrote was approved.
said: Renee said, “Send me the rest by email.”
memory: I lose words more when I’m tired, and I find them later.
feeling: I felt panicked when the word was gone.
idea: They feel sorry for me.
other: It was the fourth meeting that day.
changed 1: I lost a word, and my plan was approved.
partly 6: Talking is harder late in the day. I can plan for that.
true 4: Some of the job is harder now. I’ll ask for notes ahead of time.

three | work | - | leans true
I’ve taken on three projects. I can’t finish all of them by the end of the month.
seen: They add up to about 90 hours. I have 60.
said: My lead said, “Tell me early if it’s too much.”
memory: In the spring I finished two in a month.
feeling: I wake up at four thinking about it.
idea: Asking for help would look weak.
other: One of the deadlines is our own.
changed 3: I’ve done two in a month. The third can be small.
partly 6: Two are real deadlines. One can move.
true 2: That’s right. I’ll tell my lead today.

lunch | work | mind, blow
They went to lunch without me. They don’t want me on the team.
seen: Three of the eight of us went.
said: Pat said, “We looked for you at noon.”
memory: I’ve gone to lunch with one or two people.
feeling: I felt like the new kid at school.
idea: They talk about me at lunch.
other: I was on a call with my door closed.
changed 2: They looked for me. I was on a call.
partly 4: I felt left out. Lunch isn’t the whole team.
true 1: I’m not in that group yet. I’ll ask Pat about Thursday.

dinner | home | all
I burned dinner and yelled. I’m a bad parent.
seen: I’ve made dinner five times this week.
said: My son said, “Can we have cereal?” and laughed.
memory: My own mom yelled sometimes and said sorry. I felt loved.
feeling: I feel guilty.
idea: They’ll remember me as angry.
other: I had slept four hours.
changed 1: I had one bad evening in a week of dinners.
partly 6: I yelled, and I was worn out. Both are true.
true 4: I don’t want to yell like that. I’ll say sorry and rest first next time.

sister | home | mind
My sister hasn’t called back. She must still be angry.
seen: I left a message on Tuesday. It’s Friday.
said: Before she hung up, she said, “I need some time.”
memory: She took two weeks to answer about the trip.
feeling: I feel uneasy whenever the phone rings.
idea: She’s telling the family her side.
other: Her shifts changed this month.
changed 3: She’s often slow to call back.
partly 2: She asked for time. I don’t know how angry she is.
true 1: She may be angry. I’ll write one short note and then wait.

weekend | home | - | leans true
If I keep saying yes to everyone, I’ll have no weekend.
seen: I said yes to four things in a row.
said: My neighbor said, “You can always say no.”
memory: I said no once in March, and nobody was upset.
feeling: I feel worn out by Sunday night.
idea: People will stop asking me at all.
other: Two of the four could move.
changed 6: I still have room if two things move.
partly 3: I’ve said no before. I don’t say yes to everyone.
true 1: That’s right. I’ll say no to one thing today.

dropoff | home | blow, mind
My daughter cried at drop-off. I’m hurting her by going to work.
seen: The teacher sent a picture ten minutes later. She was painting.
said: The teacher said, “Most of them cry the first few weeks.”
memory: I cried at drop-off, too, and later I loved it there.
feeling: I felt torn when I drove off.
idea: She thinks I won’t come back.
other: She had slept badly.
changed 1: She cried, and then she painted.
partly 4: Leaving is hard for both of us. That doesn’t mean I’m hurting her.
true 5: It’s hard on her right now. We’ll make a goodbye plan.

house | home | should
I should be able to run this house by myself.
seen: Before I got sick, two of us did it.
said: My friend said, “Give me the laundry. I mean it.”
memory: I helped a neighbor for a month and was glad to.
feeling: I feel heavy when I see the pile.
idea: People think I’ve given up.
other: The doctor said to take breaks.
changed 1: It took two of us before. I’m one person.
partly 6: I can do part of it, with breaks.
true 4: I want to do more myself. I’ll pick one room a day.
`
