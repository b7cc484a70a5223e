/** What may come first and then: its name, and its picture where there is one. */
export interface BoardChoice {
  name: string
  picture: string
}

const choice = (name: string, picture: string): BoardChoice => ({ name, picture: `/assets/cards/${picture}.svg` })

export const boardChoices = {
  words: choice('My words', 'speech-balloon'),
  read: choice('Read', 'books'),
  write: choice('Write', 'pencil'),
  game: choice('Game', 'video-game'),
  puzzle: choice('Puzzle', 'puzzle-piece'),
  draw: choice('Draw', 'crayon'),
  toys: choice('Toys', 'teddy-bear'),
  music: choice('Music', 'musical-notes'),
  ball: choice('Ball', 'soccer-ball'),
  outside: choice('Outside', 'swing'),
  snack: choice('Snack', 'cookie'),
  laptop: choice('Laptop', 'laptop'),
  rest: choice('Rest', 'bed'),
} as const
type BoardChoiceId = keyof typeof boardChoices

/** Letters of own words on a board. */
export const ownMost = 16

/** What stands on a board: one of the choices, or own words without a picture. */
export function shownOf(stored: string): BoardChoice {
  return stored in boardChoices ? boardChoices[stored as BoardChoiceId] : { name: stored, picture: '' }
}
