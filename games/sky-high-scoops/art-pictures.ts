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
import type { Topping } from './cone.ts'

export const pictures = { airplane, giraffe, house }
export const toppingPictures: Record<Topping, string> = { cherries, banana, strawberry, chocolate, star, pineapple }
/** The guest in the balloon of each topping. */
export const guestPictures: Record<Topping, string> = {
  cherries: bird,
  banana: monkey,
  strawberry: butterfly,
  chocolate: bear,
  star: alien,
  pineapple: flamingo,
}

/** Returns an SVG as a data URL. */
export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
