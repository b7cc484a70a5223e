/** Situations in which a face may show one thing while something else is felt. Each says what people see or hear. */
export const inside = `
jealous disappointed @friends: Amir got the part you wanted. You tell him congratulations.
disappointed sad: You open a gift. It’s something you already have. You say thank you.
mad tired: Someone in line is rude to you. You stay polite.
worried scared: The doctor says it won’t take long. You nod.
embarrassed mad: You mix up a word. Everyone laughs. You laugh along.
sad tired: “How are you?” “Fine,” you say.
proud excited @school: You got the best grade. Your friend didn’t pass. You put your paper away.
left-out sad @friends: They ask if it’s okay to go without you. You say, “Sure, go ahead.”
worried confused: Everyone nods at the plan. You nod, too.
mad disappointed: Your bus leaves without you. You shrug.
scared excited: You say the roller coaster looks easy.
relieved happy: The game is called off. The others groan. You groan, too.
jealous left-out @friends: Your friend talks about her new friend. You smile.
embarrassed worried: Everyone uses a word you don’t know. You nod.
tired mad @family: Your aunt asks for one more photo. You smile again.
sad proud @family: Your brother leaves for college. You joke about his room.
confused worried: They ask, “Any questions?” You shake your head.
happy embarrassed @food: They sing to you in a restaurant. You look at your plate.
disappointed mad: The umpire calls you out. You walk off without a word.
scared worried: It’s dark on the way home. You hum.
excited worried: The letter you’ve been waiting for is here. You say you’ll open it later.
mad embarrassed @friends: Someone talks to your friend about you, not to you. You wait.
calm tired: You want to sit alone. People think you’re sad.
happy tired: You had a great day. Your face doesn’t show it.
jealous happy: Your teammate sets a record. You clap the loudest.
sad relieved @friends: You and a friend decide to spend less time together. You say it’s no big deal.
worried proud: You give the first speech of the day. You look out and smile.
left-out mad: Your name isn’t on the list. You say it must be a mistake.
disappointed calm @food: Your cake sinks in the middle. You call it pudding.
embarrassed surprised @school: You accidentally call your teacher “Mom.” You cough.
embarrassed mad: They explain it too slowly. You look down at the page.
scared proud @animals: You hold your cousin’s snake. You say it’s nice.
tired worried: It’s the last hour of a long day. You sit up straight.
excited embarrassed @friends: Your crush sits down next to you. You look for your pen.
relieved tired: You found your keys in your own bag. You say, “All good.”
sad left-out: The photo is from a trip you missed. You say it looks fun.
mad worried @friends: Your friend forgot to bring money again. You say you can pay.
happy worried @friends: You got into a program in another town. You wait to tell your friend.
surprised disappointed: They guessed your surprise. You act like that was the plan.
proud embarrassed @food: Everyone loves the food you made. You say it’s nothing.
`
