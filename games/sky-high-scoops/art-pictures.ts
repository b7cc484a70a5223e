import airplane from 'pics:airplane'
import alien from 'pics:alien'
import banana from 'pics:banana'
import bear from 'pics:bear'
import bird from 'pics:bird'
import butterfly from 'pics:butterfly'
import cherries from 'pics:cherries'
import chocolate from 'pics:chocolate-bar'
import flamingo from 'pics:flamingo'
import giraffe from 'pics:giraffe'
import house from 'pics:house'
import monkey from 'pics:monkey-face'
import pineapple from 'pics:pineapple'
import star from 'pics:star'
import strawberry from 'pics:strawberry'
import type { Piece, Topping } from './cone.ts'
import type { Palette } from './palette.ts'

export const pictures = { airplane, bird, cherries, giraffe, house }
/** Each topping, and the friend who likes it. */
const pieceImages: Record<'topping' | 'friend', Record<Topping, string>> = {
  topping: { cherries, banana, strawberry, chocolate, star, pineapple },
  friend: { cherries: bird, banana: monkey, strawberry: butterfly, chocolate: bear, star: alien, pineapple: flamingo },
}

/** Returns the picture of a topping or a friend. */
export const pictureOf = (
  { kind, topping }: Pick<Extract<Piece, { topping: Topping }>, 'kind' | 'topping'>,
  color: Palette,
) => (kind === 'friend' && color.friend) || pieceImages[kind][topping]
