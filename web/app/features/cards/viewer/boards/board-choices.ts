import { m } from '#messages'

/** A choice for the first-then board: its name and picture, if any. */
export interface BoardChoice {
  name: string
  picture: string
}

const choice = (name: string, picture: string): BoardChoice => ({ name, picture: `/assets/cards/${picture}.svg` })

export const boardChoices = {
  words: choice(m.cards_my_words(), 'speech-balloon'),
  read: choice(m.cards_read(), 'books'),
  write: choice(m.cards_write(), 'pencil'),
  game: choice(m.cards_game(), 'video-game'),
  puzzle: choice(m.cards_puzzle(), 'puzzle-piece'),
  draw: choice(m.cards_draw(), 'crayon'),
  toys: choice(m.cards_toys(), 'teddy-bear'),
  music: choice(m.cards_music(), 'musical-notes'),
  ball: choice(m.cards_ball(), 'soccer-ball'),
  outside: choice(m.cards_outside(), 'swing'),
  snack: choice(m.cards_snack(), 'cookie'),
  laptop: choice(m.cards_laptop(), 'laptop'),
  rest: choice(m.cards_rest(), 'bed'),
} as const
type BoardChoiceId = keyof typeof boardChoices

/** Maximum letters of own words on a board. */
export const maxOwnLength = 16

/** Returns the choice with this id, or own words without a picture. */
export function toBoardChoice(stored: string): BoardChoice {
  return stored in boardChoices ? boardChoices[stored as BoardChoiceId] : { name: stored, picture: '' }
}
