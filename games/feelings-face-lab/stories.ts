/**
 * Situations for three ages, with some of the feelings that could fit. No row is about harm, none has one answer, and all
 * are possible with any body. `@` marks a topic that can be left out.
 */
export const rows = {
  five: `
sad mad @family: Your block tower falls down. Your brother didn’t mean to do it.
happy scared @family: Grandma is coming on the bus. You get to meet her at the stop.
happy scared: It is your first swim in the big pool.
mad sad @friends: Your friend has the red cup. You want it, too.
scared happy @animals: A big dog comes to say hi.
sad mad: It is time to go home. You want to play more.
happy scared: Everyone sings to you. It’s your special day.
sad scared @family: Your mom goes out. Your aunt stays with you.
mad sad @food: Your cookie falls on the floor. It was the last one.
scared mad: A balloon pops next to you.
happy sad @friends: Your best friend is moving away. You get a hug and a drawing.
mad scared @school: It is very loud in the lunchroom.
happy mad @friends: You win the game. Your friend says, “That one didn’t count.”
sad happy: Your old shoes don’t fit. You get new ones.
scared happy @family: The lights go out. Dad finds a flashlight.
mad sad: You lose the game.
happy scared: You go up high on the swing.
sad mad: Your drawing gets wet.
happy sad: You find your lost teddy bear. It has a hole in it.
scared sad @family: You can’t see your dad in the store. Then he waves.
mad sad: Somebody is in your seat.
happy scared @animals: A frog hops onto your hand.
sad mad @food: The ice cream truck drives by.
happy scared @animals: You pet a cow. It licks you.
mad sad: The tag in your shirt is itchy.
sad scared @animals: Your fish looks sick.
happy mad @animals: You and Ana both want to hold the rabbit. Ana goes first, then you.
scared happy: You go down the dark slide.
sad mad: It’s raining. No picnic today.
happy sad: It snowed! Now the snow is melting.
scared mad: It’s time for a haircut.
happy scared @school: You’re the new kid in class.
mad sad @friends: Your friends have all lost a tooth. Yours won’t come out.
happy mad @family: You build a fort. Your sister wants to come in.
sad scared @family: You sleep over at Grandpa’s. Your teddy bear is at home.
happy scared: You ring the doorbell. Who will open the door?
mad sad @school: It’s your turn. Then the bell rings.
scared sad: You drop a cup. It breaks.
happy scared @family: You hold the new baby.
sad happy @friends: You give your last sticker to a friend.
`,
  eight: `
worried proud @school: Your teacher calls on you to read out loud.
excited mad @school: It’s finally your turn on the wheelchair swing. Then the bell rings.
surprised happy @school: Your teacher calls your name. You won the art contest!
sad mad @friends: Your friend picks someone else as a partner.
proud tired: You made it all the way up the hill.
worried excited: You get on a plane for the first time.
mad sad @food: Somebody says your lunch smells funny.
calm tired: You lie in the grass and look at clouds.
worried scared @school: You can’t find your homework.
happy surprised @family: Your cousin is at the door. You didn’t know she was coming.
sad worried @school: Your best friend isn’t at school today.
mad worried @family: Your brother used your markers. He left the caps off.
excited scared: You are next in line for the big ride.
proud worried @school: You show your robot to the whole class.
sad calm: It’s the last day at the lake.
mad surprised: Someone changes the rules in the middle of the game.
tired mad: Everyone else is done. You still have to clean up.
happy proud @school: You helped a little kid find the right classroom.
scared surprised @school: The fire alarm rings. It’s only a drill.
worried sad @friends: Two friends both want you on their team.
excited tired: You stay up late to watch the moon turn red.
mad sad: You miss the ball. Your team groans.
surprised worried @school: Your teacher wants to talk to you after class.
calm happy @family: You and your uncle bake bread. It’s nice and quiet in the kitchen.
proud happy: You can sign a whole song now.
worried excited: You’re getting a new bedroom this weekend.
sad mad: The book you want is checked out.
surprised mad @animals: There’s a bug in your tent.
tired sad: Your team lost, and it’s raining.
happy excited @school: You find a note in your backpack. It says, “You’re fun!”
scared worried: You hear a noise at night.
mad tired @family: Your little sister asks “Why?” ten times.
proud surprised: Your plant has its first flower.
sad happy: You finish the last page of a great book.
worried mad: Your hearing aid stops working at the party.
calm proud: You waited for your turn the whole time.
excited worried: You’re getting your own house key.
surprised sad: Your favorite bench is gone.
happy worried @friends: You are going to a party. You don’t know the other kids.
mad proud: You solved the hard puzzle all by yourself. Nobody saw.
`,
  eleven: `
left-out confused @phones: Your friends laugh at a phone. You can’t see the screen.
proud embarrassed: Your coach tells everyone what you did well.
jealous happy @family: Your sister gets the bike you wanted. She lets you ride it.
worried relieved @school: You missed a test. You can take it next week.
disappointed relieved @school: The trip is canceled. You weren’t ready for it.
embarrassed surprised: You wave at someone. They were waving at someone else.
left-out tired @phones: The group chat made plans while you slept.
proud worried @school: You’re asked to speak for your class.
confused mad @friends: A friend says “never mind” and walks away.
relieved tired @family: You finally told the truth about the broken lamp.
jealous proud @friends: Your best friend makes the team. You helped her train.
disappointed mad @school: Your group uses your idea. Your name isn’t on it.
embarrassed mad @family: Your dad sings in front of your friends.
excited worried: You get a part with a solo.
confused worried @phones: A classmate likes a photo of you from three years ago.
sad relieved @family: Your cousin used to visit every weekend. Now she doesn’t.
left-out mad @friends: Your friends save a seat. It isn’t for you.
surprised proud @school: The new kid asks you to show him around.
disappointed sad @friends: Nobody laughs at your joke.
jealous left-out @friends: Two of your friends have matching bracelets.
calm tired @school: Your last test is over. You sit on the steps.
confused surprised @school: Your teacher says, “Interesting,” and writes something down.
embarrassed worried @school: Your stomach growls in the quiet room.
confused worried @phones: You get a text: “We need to talk.”
relieved proud: You asked for a break before it got too loud.
disappointed tired: You practiced for weeks and came in fourth.
left-out confused: Everybody knows the dance but you.
excited embarrassed: Someone you like says your name.
jealous sad @family: Your neighbor’s whole family is at the game. Yours had to work.
worried calm: You’ve done all you can. Now you wait.
surprised happy @family: Your little brother fixed your bike.
mad embarrassed @school: A teacher helps you in front of everyone. You didn’t ask.
proud calm: You say no, and it’s okay.
confused sad @friends: Your friend acts different around the kids at the new school.
relieved happy @school: The teacher picks someone to go first. It isn’t you.
disappointed confused @school: You got the grade you wanted. Nobody asks about it.
embarrassed happy @school: Your photo is on the wall in the hallway.
tired mad: You answer questions about your wheelchair for the fifth time today.
excited left-out: You hear music next door. It’s a party, and you didn’t know about it.
surprised confused @family: Your grandfather asks you for advice.
`,
} as const
