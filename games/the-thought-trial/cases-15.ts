/** Cases from 15 for teens, in the form of those from 8. */
export const casesFrom15 = `
friday | school | - | leans true
If I don’t start tonight, I won’t finish by Friday.
seen: There are five pages left and three evenings.
said: My teacher said, “No extensions this time.”
memory: I wrote the last two papers in one night each.
feeling: My jaw is tight when I look at the calendar.
idea: I work better under pressure.
other: I could hand in a shorter version.
changed 3: I’m often faster than I expect.
partly 6: I may not finish all of it. I can finish a good part.
true 1: That’s right. I’ll write one page tonight.

seen | phones | mind, blow
He saw my message and didn’t answer. He’s done with me.
seen: It was read at 11:40 on a school night.
said: On Sunday he said, “Let’s do this again.”
memory: I’ve read messages in bed and forgotten them.
feeling: My stomach drops when I see his name.
idea: He’s showing it to his friends.
other: He may not know what to say yet.
changed 3: Read isn’t the same as over.
partly 6: I don’t have an answer. I can ask once, and then wait.
true 5: It might be over. I can ask, and I’d get through it.

interview | work | future, mind
I said “um” through the whole interview. I won’t get the job.
seen: They asked when I could start.
said: The manager said, “We’ll let everyone know next week.”
memory: The person who trained me last summer said “um” all the time.
feeling: I cringe when I think about it.
idea: They laughed about me afterward.
other: They’re choosing from ten people.
changed 1: I was nervous, and they still asked when I could start.
partly 6: I may not get it. That wouldn’t only be about “um.”
true 5: It may be a no. I’ll send a thank-you and apply to two more.

road | family | future, blow
I failed the road test. I’ll never drive.
seen: I lost points on parking. The rest was fine.
said: The examiner said, “Come back in two weeks.”
memory: My aunt passed on her third try.
feeling: I feel embarrassed when people ask.
idea: My hands just can’t do it.
other: I’d only practiced parking twice.
changed 2: I failed once. There’s another test in two weeks.
partly 6: Parking isn’t there yet. I’ve only practiced it twice.
true 4: I’m not ready to drive yet. I’ll use my bus pass until I am.

stutter | phones | mind
I stuttered on the phone. That guy thinks I’m stupid.
seen: He waited and then read my order back.
said: He said, “Take your time.”
memory: I’ve waited for others to get a word out and thought nothing of it.
feeling: My face got hot.
idea: He told his coworkers.
other: He was typing while I talked.
changed 1: I stuttered, and he got my order right.
partly 4: It felt bad. I don’t know what he thought.
true 5: Some people do judge. Their opinion isn’t a fact about me.

plans | school | mind, should
Everyone knows what they’ll do after school but me. I’m behind.
seen: Four of my friends have a plan. Five don’t talk about it.
said: My counselor said, “Most students change their plan.”
memory: I picked my electives late, and it was fine.
feeling: I feel panicky when adults ask.
idea: The ones without a plan end up nowhere.
other: People post plans, not doubts.
changed 2: Plans change. Mine can start later.
partly 1: Some people know already. I’m not the only one who doesn’t.
true 4: I don’t have a plan. I’ll visit one program this month.

back | friends | mind
My friends have been quieter since I was out sick. They don’t want me around.
seen: They saved me a seat on Monday.
said: Ines said, “We didn’t know if you wanted to talk about it.”
memory: I didn’t know what to say when Ines was out.
feeling: I feel like a guest in my own group.
idea: They got used to being without me.
other: They’re being careful.
changed 2: They don’t know what to say. I can start.
partly 4: Something changed. I don’t know that it’s about wanting me.
true 5: Maybe we’re growing apart. I’ll find out before I decide.

breakup | friends | should, all
I should be over this breakup by now.
seen: It’s been five weeks.
said: My brother said, “It took me most of a year.”
memory: It took me a while to stop missing my old school.
feeling: I still tear up when I hear that song.
idea: It means I’m weak.
other: We still share two classes.
changed 2: There’s no deadline for this.
partly 6: I’m partly over it. Seeing each other every day slows it down.
true 1: Five weeks feels long to me. I’ll change one habit.

bench | friends | blow, mind
Coach moved me to the bench. I’ve let everyone down.
seen: Six players got moved around this week.
said: Coach said, “I want to see Ali under pressure.”
memory: Last year I sat out three games and came back.
feeling: I feel useless on the sideline.
idea: They’re relieved I’m not playing.
other: I had told Coach my knee was sore.
changed 1: The lineup changed for several of us.
partly 6: My knee is part of this. It isn’t a verdict on me.
true 4: I’m playing worse right now. I’ll ask Coach what to work on.

band | friends | - | leans true
If I keep missing rehearsal, the band will find another drummer.
seen: I missed three of the last four.
said: Dee said, “We need someone who shows up.”
memory: They waited for me when I had finals.
feeling: I feel tired before every rehearsal.
idea: They already asked someone.
other: Rehearsal moved to the night I work.
changed 3: They’ve waited before. I can talk to them.
partly 6: It’s the new night. We might find another one.
true 2: They probably will. I’ll tell them tonight if I’m in or out.
`
