/**
 * Cases from 8: id, topic, thinking traps, and `leans true` where the thought is mostly right; then the thought, six
 * exhibits by kind, and three starters for a fairer way to say it, each with the exhibit that it goes back to.
 */
export const casesFrom8 = `
spelling | school | all, blow
I got four words wrong on the spelling test, so I’m bad at school.
seen: I got sixteen words right.
said: My teacher said, “These four words were new.”
memory: Last week I read a whole book.
feeling: My tummy gets tight when I look at the test.
idea: My teacher thinks I’m lazy.
other: I was tired that day.
changed 1: I missed four words. I know sixteen.
partly 2: New words are hard for me. I can learn them.
true 4: Spelling is hard for me now. I can ask for help.

wave | friends | mind
Maya didn’t wave back, so she’s mad at me.
seen: Maya was talking to her dad.
said: Yesterday Maya said, “See you tomorrow!”
memory: Once I didn’t see a friend who waved at me.
feeling: I feel sad about it.
idea: Maya told everyone not to wave at me.
other: The sun was in her eyes.
changed 1: Maya was busy. I can say hi again.
partly 4: I felt sad. I don’t know what Maya felt.
true 5: Maya may be mad. I can ask her.

party | friends | mind, blow
Sam is having a party, and I don’t have an invitation. Nobody likes me.
seen: Sam gave invitations to three kids.
said: Ana said, “Want to sit with me at lunch?”
memory: Sam played tag with me on Monday.
feeling: I feel left out.
idea: All the kids talk about me.
other: Sam’s mom said he could only ask three kids.
changed 2: I’m not going to that party. Some kids like me.
partly 4: I feel left out. One party is not everyone.
true 1: Sam didn’t ask me, and that hurts. I can plan something with Ana.

ball | friends | mind, future
I missed the ball, so my team doesn’t want me anymore.
seen: Two other players missed the ball, too.
said: Coach said, “Good try. Next one!”
memory: Last game I passed the ball to Leo and he scored.
feeling: My face felt hot.
idea: They will kick me off the team.
seen: Kai said “Oh no!” when I missed.
changed 1: Everyone misses sometimes. I’m still on the team.
partly 6: Kai was upset for a minute. That doesn’t mean I’m out.
true 4: I missed, and I feel bad. I can practice that catch.

smudge | school | all
My drawing has a smudge, so the whole thing is bad.
seen: The smudge is as big as my thumb.
said: Mateo said, “I like your dragon.”
memory: My last drawing had a smudge, and I turned it into a cloud.
feeling: I feel grumpy when I see it.
idea: They won’t put it up on the wall.
other: Paint smears when it is wet.
changed 1: One small spot is smudged. The rest is fine.
partly 3: The smudge bugs me. I can turn it into something.
true 4: I don’t like this one. I can make a new one.

reading | school | mind, blow
I got stuck on a word when I read out loud. Everyone thinks I’m weird.
seen: Three kids had their hands up, and two looked at their books.
said: Zara said, “That word is hard.”
memory: Omar got stuck last week, and I didn’t think he was weird.
feeling: My heart was beating fast.
idea: They will talk about it all year.
seen: One kid giggled.
changed 3: Everyone gets stuck sometimes. Then we go on.
partly 6: One kid giggled. That’s not everyone.
true 4: Reading out loud is hard for me. I can ask to go second.

teacher | school | future
We have a new teacher today, so the day will be awful.
seen: The new teacher wrote our plan on the board.
said: She said, “Tell me how you do things here.”
memory: I was scared on the first day of camp, and then I made a friend.
feeling: I feel wobbly inside.
idea: She will be mean to us.
other: Our old teacher told her all about us.
changed 3: New is hard at first. It can turn out okay.
partly 1: Some things will change. The plan is the same.
true 4: New people are hard for me. I can show her my help card.

blue | friends | future, mind
My new hearing aids are blue. Everyone will laugh at me.
seen: Two kids asked, “Are those new?”
said: My cousin said, “Blue is the best color.”
memory: When I got new glasses, kids stopped looking after one day.
feeling: I feel shy today.
idea: They will call me names.
seen: I picked the blue ones.
changed 2: People look because they are new. I like my blue.
partly 3: Some kids will look. It won’t last long.
true 4: I feel shy. I can tell kids what they are for.

song | school | - | leans true
I didn’t practice my song much, so the show will be hard for me.
seen: I played the song two times this week.
said: My teacher said, “Play it every day.”
memory: Last time I practiced a lot, and it went okay.
feeling: I feel jumpy when I think of the show.
idea: Everyone else plays it perfectly.
other: I had a cold for four days.
changed 3: It may be hard. I have done it before.
partly 6: I was sick. I still have time to practice.
true 2: It will be hard if I don’t practice. I’ll play it every day.

robot | family | - | leans true
I broke my brother’s robot, so he’ll be upset.
seen: The arm came off.
said: He said, “That’s my favorite one.”
memory: Once he broke my kite. I was upset, and then we fixed it.
feeling: I feel bad about it.
idea: He will never play with me again.
other: It fell because the shelf was shaky.
changed 3: He may be upset, and we can still be okay.
partly 6: It was partly the shelf. I still want to say sorry.
true 2: He’ll be upset. I’ll tell him right away and help fix it.
`
