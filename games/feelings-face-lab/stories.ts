/**
 * Situations for three ages, with some of the feelings that could fit. No row is about harm, none has one answer, and all
 * are possible with any body. One of two readers has read them.
 */
export const rows = {
  five: `
sad mad: Your block tower falls down. Your brother didn’t mean to do it.
happy scared: Grandma is coming on the bus. You get to meet her at the stop.
happy scared: It is your first swim in the big pool.
mad sad: Your friend has the red cup. You want it, too.
scared happy: A big dog comes to say hi.
sad mad: It is time to go home. You want to play more.
happy scared: Everyone sings to you. It is your day.
sad scared: Your mom goes out. Your aunt stays with you.
mad sad: The bread fell on the floor. It was the last one.
scared mad: A balloon pops next to you.
happy sad: Your best friend moves. You get a hug and a drawing.
mad scared: It is loud in the big hall.
happy mad: You win the game. Then they want to play it again.
sad happy: Your old shoes don’t fit. You get new ones.
scared happy: The lights go out. Dad finds a lamp.
mad sad: You lose the game.
happy scared: You go up high on the swing.
sad mad: Your drawing got wet.
happy sad: You find your lost bear. It has a hole.
scared sad: You can’t see your dad in the store. Then he waves.
mad sad: Somebody sits in your seat.
happy scared: A frog hops on your hand.
sad mad: The ice cream truck drives past.
happy scared: You pet a cow. It licks you.
mad scared: Your shirt has a tag. It scratches.
sad scared: Your fish looks sick.
happy mad: You and Ana both want to hold the rabbit. Ana goes first.
scared happy: You go down the dark slide.
sad mad: It rains. There is no picnic.
happy sad: The snow is here! Now it melts.
scared mad: You have to get your hair cut.
happy scared: Your class has a new kid. It’s you!
mad sad: Your tooth won’t come out. All the others have a gap.
happy mad: You build a fort. Your sister wants to come in.
sad scared: You sleep at Grandpa’s house. Your bear is at home.
happy scared: You ring the bell. Who will open?
mad sad: It’s your turn. Then the bell rings.
scared sad: You drop a cup. It breaks.
happy scared: You hold the new baby.
sad happy: You give your last sticker to a friend.
`,
  eight: `
worried proud: Your teacher calls on you to read out loud.
excited mad: It’s finally your turn on the wheelchair swing. Then the bell rings.
surprised happy: Your class says your name. You won the drawing prize.
sad mad: Your friend picks someone else as a partner.
proud tired: You walked all the way up the hill.
worried excited: You get on a plane for the first time.
mad sad: Somebody says your lunch smells funny.
calm tired: You lie in the grass and look at clouds.
worried scared: You can’t find your homework.
happy surprised: Your cousin is at the door. You didn’t know she was coming.
sad worried: Your best friend isn’t at school today.
mad worried: Your brother used your markers. He left the caps off.
excited scared: You are next in line for the big ride.
proud worried: You show your robot to the whole class.
sad calm: It’s the last day at the lake.
mad surprised: The rule of the game changes in the middle.
tired mad: You still have to clean up.
happy proud: You helped a little kid find the right room.
scared surprised: The fire alarm rings. It’s only a drill.
worried sad: Two friends want you on their teams.
excited tired: You stay up late to see the moon go dark.
mad sad: You miss the ball. The others groan.
surprised worried: Your teacher wants to talk to you after class.
calm happy: You and your uncle bake bread without talking.
proud happy: You can sign a whole song now.
worried excited: You move to a new room this weekend.
sad mad: The book you want is checked out.
surprised mad: There’s a bug in your tent.
tired sad: Your team lost, and it’s raining.
happy excited: You find a note in your bag. It says “You’re fun.”
scared worried: You hear a noise at night.
mad tired: Your little sister asks “why?” ten times.
proud surprised: Your plant has its first flower.
sad happy: You finish the last page of a great book.
worried mad: Your hearing aid stops at the party.
calm proud: You waited for your turn the whole time.
excited worried: You’ll get your own key.
surprised sad: Your favorite bench is gone.
happy worried: You are invited. You don’t know the other kids.
mad proud: You did it alone. Nobody saw it.
`,
  eleven: `
left-out confused: Your friends laugh at a phone. You can’t see the screen.
proud embarrassed: Your coach tells everyone what you did well.
jealous happy: Your sister gets the bike you wanted. She lets you ride it.
worried relieved: The test you missed is moved to next week.
disappointed relieved: The trip is off. You weren’t ready for it.
embarrassed surprised: You wave at someone. They were waving at someone else.
left-out tired: The group chat made plans while you slept.
proud worried: You’re asked to speak for your class.
confused mad: A friend says “never mind” and walks away.
relieved tired: You finally told the truth about the broken lamp.
jealous proud: Your best friend makes the team. You helped her train.
disappointed mad: Your idea is used. Your name isn’t on it.
embarrassed mad: Your dad sings in front of your friends.
excited worried: You get a part with a solo.
confused worried: Someone likes a photo of you from three years ago.
sad relieved: Your cousin stops visiting every weekend.
left-out mad: They save a seat. It isn’t for you.
surprised proud: The new kid asks you to show him around.
disappointed sad: Nobody laughs at your joke.
jealous left-out: Two of your friends have matching bracelets.
calm tired: Your last exam is over. You sit on the steps.
confused surprised: Your teacher says “Interesting” and writes something down.
embarrassed worried: Your stomach growls in the quiet room.
mad worried: You read “We need to talk” on your phone.
relieved proud: You asked for a break before it got too loud.
disappointed tired: You practiced for weeks and came in fourth.
left-out confused: Everybody knows the dance but you.
excited embarrassed: Someone you like says your name.
jealous sad: Your neighbor’s whole family is at the game. Yours had to work.
worried calm: You’ve done all you can. Now you wait.
surprised happy: Your little brother fixed your bike.
mad embarrassed: A teacher helps you. You hadn’t asked.
proud calm: You say no, and it’s okay.
confused sad: Your friend talks in a different way at the new school.
relieved happy: Your name isn’t called.
disappointed confused: You got the grade you wanted. It feels empty.
embarrassed happy: Your photo is on the wall in the hallway.
tired mad: You explain your wheelchair for the fifth time today.
excited left-out: There’s a party. You hear about it from the music.
surprised confused: Your grandfather asks you for advice.
`,
} as const
