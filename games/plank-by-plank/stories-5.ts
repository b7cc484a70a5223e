/**
 * Stories from age 5. `#` begins a story (place, after a slash a topic that isn't the usual one there, who is
 * across, text), `!` a safety story, whose cliff across is a trusted
 * adult. Each way has its kind, four marks from 0 to 2 (me now, you now, us later, how hard to say), what to say, and what
 * comes back.
 */
export const five = `
# play Kofi: You and Kofi both want the red trike. He got there first.
ask 0221 | Can I have it after you? | Kofi nods. “Two more laps, then you.”
trade 2112 | You steer. I’ll push. | Kofi grins. “Go fast!”
wait 1200 | I’ll go dig for now. | Kofi rides on. Then he comes to see what you dug.
# home Mina: You bump Mina’s tower. It falls down. You didn’t mean to.
repair 0221 | I bumped it. I’m sorry. | Mina wipes her eyes. “Thanks for telling me.”
trade 1212 | Can I help you build it again? | Mina hands you a block. “You do the bottom.”
wait 1100 | I’ll give you some space. | Mina builds by herself. She hums a little.
# school Leo: It’s story time. Leo is sitting so close. You want more room.
limit 2112 | I need some room, please. | Leo scoots over. “Is that good?”
leave 2000 | I’m going to sit over there. | Leo waves at you from the rug.
help 1121 | Ms. May, can you help us with our spots? | Ms. May puts down two mats. Leo picks the blue one.
# play Ana: Ana and her friends are playing store. You want to play, too.
ask 1122 | Can I play, too? | Ana looks around. “You can buy or sell.”
trade 1211 | I have a hat. Do you need one? | Ana puts the hat on. “Now I’m the boss!”
wait 1100 | I’ll play by myself for now. | Ana waves. “Come over when you want!”
# home Theo: There’s one TV. Theo wants his show. You want yours.
trade 1121 | Yours first, then mine. | “Deal,” says Theo. He sets the timer.
ask 2011 | Can mine be first today? | Theo sighs. “Okay. I pick tomorrow.”
wait 0210 | You watch. I’ll go play. | Theo hugs his pillow. “Thank you!”
# school Bea: Bea takes your blue crayon. You’re still using it.
limit 2012 | I’m still using it. Please give it back. | Bea puts it back. “I didn’t know.”
ask 1221 | Do you want it when I’m done? | Bea gives it back. “Yes! Tell me when.”
wait 0200 | I’ll use green for now. | Bea colors a big sea. Then she rolls it back to you.
# play Sol: Sol wants a hug. You don’t want a hug right now.
limit 2011 | No hug right now, thanks. | Sol puts his arms down. “Okay.”
trade 1210 | How about a silly wave? | Sol waves with both feet.
leave 2000 | I’m going to play over there. | Sol looks for a ball to kick.
# school Kim: Kim is playing the drum. It’s too loud for you.
ask 2112 | Can you play softer, please? | Kim taps with one finger. “Like this?”
leave 1200 | I’ll go where it’s quiet. | Kim drums on. You can still see her.
help 1211 | Can I have the headphones, please? | Mr. Ray brings them. Kim drums and drums.
# home Rui: Rui is playing with your toy car. The wheel comes off. He didn’t mean to.
ask 2122 | Can you help me fix it? | Rui holds the car. “You push the wheel back on.”
wait 2101 | I’m sad. I need a minute. | Rui sits down next to the car and waits.
help 1210 | Mom, the wheel came off. | Mom finds the glue. Rui helps her look.
# play Zoe: You and Zoe both want to go down the big ramp first.
trade 0221 | You go first. Then it’s my turn. | Zoe zips down. “Your turn!”
ask 2112 | Can I go first? You’re first next time. | Zoe thinks. “Okay. Next time it’s me.”
wait 1200 | I’ll draw with chalk first. | Zoe zips down four times. Then she comes to draw.
! play Grandma: A man at the park says, “Come help me find my puppy. Don’t tell.” You go back to Grandma.
help 1221 | That man asked me to go with him. | Grandma hugs you. “I’m so glad you told me.”
leave 2200 | I want to stay with you. | Grandma takes your hand. “Of course. What’s wrong?”
help 2212 | He said not to tell. I’m telling you. | Grandma nods. “Good. You can always tell me.”
! home Aunt Lu: A big kid at your house tickles you and won’t stop. He says it’s a secret. You can see Aunt Lu.
help 1221 | He tickled me and wouldn’t stop. | Aunt Lu stops cooking. “Thank you for telling me.”
leave 2200 | Can I stay here with you? | Aunt Lu pulls up a chair. “Yes. Stay right here.”
help 2212 | He said it’s a secret. I don’t like it. | Aunt Lu listens. “This isn’t your fault. I’ll help.”
`
