import pictures from './pictures.json?pics'
import type { Piece, Topping } from './cone.ts'

/** Returns a picture of the game as SVG. */
export const pictureOf = (name: string): string => pictures[name] ?? ''

/** The friend who likes each topping. */
const friends: Record<Topping, string> = {
  cherries: 'bird',
  banana: 'monkey-face',
  strawberry: 'butterfly',
  chocolate: 'bear',
  star: 'alien',
  pineapple: 'flamingo',
}
/** Returns the picture of a topping or a friend. Where friends are no animals, they are lights. */
export function treatOf(
  { kind, topping }: Pick<Extract<Piece, { topping: Topping }>, 'kind' | 'topping'>,
  lights?: boolean,
) {
  if (kind === 'friend') return pictureOf(lights ? 'light-bulb' : friends[topping])
  return pictureOf(topping === 'chocolate' ? 'chocolate-bar' : topping)
}
