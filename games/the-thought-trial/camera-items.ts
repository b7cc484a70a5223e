/**
 * Statements to sort: what a camera could record (fact), what it couldn't because nobody knows it (guess), and what only the
 * one who feels it knows (feeling). Each has one answer.
 */
const rows = `
8 fact: Maya walked past and didn’t say hi.
8 guess: Maya is mad at me.
8 feeling: I feel sad.
8 fact: Two kids laughed.
8 guess: They laughed because they think I’m silly.
8 feeling: I am scared of the test.
8 fact: My teacher wrote “See me” on my paper.
8 guess: My teacher doesn’t like me.
8 feeling: I’m proud of my drawing.
8 fact: Leo sat next to Sam at lunch.
8 guess: Leo doesn’t want to be my friend.
8 feeling: I feel left out.
8 fact: I spelled sixteen words right.
8 guess: I’ll fail the next test.
8 feeling: My tummy feels funny.
8 fact: The dog ran to the fence and barked.
8 guess: The dog hates me.
8 feeling: I’m nervous about dogs.
8 fact: Mom closed the door.
8 guess: Mom is angry.
8 feeling: I’m mad about the rain.
8 fact: I dropped my tray, and it was loud.
8 guess: Everyone will remember that I dropped my tray.
8 feeling: I’m so happy today.
8 fact: Ana gave me half of her orange.
8 guess: Ana wants my lunch.
8 feeling: I feel shy in new places.
8 fact: The bus came at ten after eight.
8 guess: The bus driver forgot us.
8 fact: Coach put Zara in the game.
8 guess: Coach thinks I’m too slow.
8 feeling: I’m bored.
8 fact: My brother went to his room.
8 guess: My brother never wants to play with me.
8 fact: I fell and got up again.
8 guess: They think I’m a baby.
8 feeling: I feel calm in the tent.
8 fact: Grandpa didn’t answer the phone.
8 guess: Grandpa doesn’t want to talk to me.
8 fact: There are three chairs and four kids.
8 guess: They left me out on purpose.
8 feeling: I feel jumpy.
8 fact: Omar said, “I can’t come today.”
8 guess: Omar has a better friend now.
8 fact: I raised my hand two times.
8 guess: The teacher will never pick me.
8 feeling: I’m worried about tomorrow.
8 fact: The tower of blocks fell down.
8 guess: Someone wanted the blocks to fall.
8 fact: Kai whispered something to Nia.
8 guess: Kai and Nia think I’m weird.
8 feeling: I feel sorry for the bird.
8 fact: My picture is on the wall.
8 guess: Everyone thinks my picture is the worst.
8 fact: The new kid looked at the floor.
8 guess: The new kid doesn’t like it here.
8 feeling: I’m excited for the trip.
8 fact: My sister took the last cookie.
8 guess: My sister only thinks about herself.
8 feeling: I feel grumpy this morning.
11 fact: The message says delivered.
11 guess: She’s ignoring me.
11 feeling: I feel embarrassed.
11 fact: He rolled his eyes and sighed.
11 guess: He thinks my idea is stupid.
11 fact: Nobody sat in the seat next to me.
11 guess: Nobody wants to sit with me.
11 feeling: I’m anxious about gym.
11 fact: The teacher handed my test back face down.
11 guess: I must have failed.
11 fact: They stopped talking when I came in.
11 guess: They stopped talking because of me.
11 feeling: I feel jealous of my cousin.
11 fact: I got 14 of 20 points.
11 guess: My parents will think I didn’t try.
11 fact: She posted a picture with three friends.
11 guess: She likes those three friends more than me.
11 feeling: I’m relieved it’s over.
11 fact: I stopped in my line and started again.
11 guess: Everyone thinks I ruined the play.
15 fact: He read it at 11:40 and didn’t reply.
15 guess: He’s losing interest.
15 feeling: I feel lonely tonight.
15 fact: My manager moved me to the morning shift.
15 guess: My manager wants me to quit.
15 fact: The meeting lasted five minutes.
15 guess: They made up their minds before the meeting.
15 feeling: I’m furious about the schedule.
15 fact: She said, “I need some space.”
15 guess: She’s found someone else.
15 fact: I’ve applied to six places and heard from two.
15 guess: Nobody is ever going to hire me.
15 feeling: I feel overwhelmed.
15 fact: The doctor ordered another test.
15 guess: They’re hiding something from me.
15 fact: My friend canceled an hour before.
15 guess: My friend was looking for a reason to cancel.
15 feeling: I feel proud of how I handled it.
15 fact: Someone honked when I stopped.
15 guess: The driver thinks I can’t drive.
`

export const answers = ['fact', 'guess', 'feeling'] as const
export type Answer = (typeof answers)[number]

interface CameraItem {
  id: string
  from: number
  answer: Answer
  text: string
}

export const cameraItems: readonly CameraItem[] = rows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [, from, answer, text = ''] = /^(\d+) (\w+): (.*)$/.exec(row) ?? []
    return { id: `camera-${at + 1}`, from: Number(from), answer: answer as Answer, text }
  })
export const cameraItem = (id: string | undefined): CameraItem | undefined => cameraItems.find((item) => item.id === id)
