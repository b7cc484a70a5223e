/** How the audience cheers at the end, and what falls from above. */
export type Cheer = 'stars' | 'flowers' | 'hearts'

/** An ending. `{solved}` is replaced by how the problem was solved. */
export interface Ending {
  id: string
  picture: string
  label: string
  text: string
  cheer: Cheer
}

const ending = (id: string, picture: string, label: string, cheer: Cheer, text: string): Ending => ({
  id,
  picture,
  label,
  text,
  cheer,
})

export const endings: readonly Ending[] = [
  ending('cheer', 'party-popper', 'Big cheers', 'stars', 'And it worked! {solved} Everybody cheered for {name}.'),
  ending('share', 'cupcake', 'Cupcakes', 'flowers', 'And it worked! {solved} {name} shared cupcakes with everyone.'),
  ending(
    'friend',
    'yellow-heart',
    'A new friend',
    'hearts',
    'A stranger stopped to help. {solved} From that day on, the two were best friends.',
  ),
  ending('medal', 'sports-medal', 'A medal', 'stars', '{solved} {name} was given a medal as big as a plate.'),
  ending(
    'laugh',
    'grinning-squinting-face',
    'A big laugh',
    'flowers',
    'It did not work at all. But it looked so funny that everyone laughed, and then nobody minded anymore.',
  ),
  ending(
    'party',
    'wrapped-gift',
    'A surprise party',
    'stars',
    'Then came the biggest surprise of all. It had been a trick to keep {name} busy, because a party was waiting!',
  ),
  ending(
    'lesson',
    'graduation-cap',
    'A lesson',
    'hearts',
    'The first try did not work, but the second one did. {solved} {name} learned that trying again is worth it.',
  ),
  ending(
    'home',
    'house',
    'Home again',
    'hearts',
    '{solved} Then {name} went home and told the whole story three times.',
  ),
  ending('song', 'musical-notes', 'A song', 'flowers', '{solved} To this day, people sing a song about {name}.'),
  ending('photo', 'camera-with-flash', 'A photo', 'flowers', '{solved} A photo of that day still hangs on the wall.'),
  ending(
    'new',
    'sparkles',
    'A new way',
    'stars',
    'Things never went back to the way they were. But {name} found a new way, and it was even better.',
  ),
  ending('sleep', 'bed', 'A long sleep', 'hearts', '{solved} {name} was so tired that {he} slept until noon.'),
]
