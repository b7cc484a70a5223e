import pictures from './pictures.json?pics'
import { addressOf } from '../kit/index.ts'
import { friendNamed } from './friends.ts'
import type { Gift, Tune } from './state.ts'

const pictureOf = (name: string): string => pictures[name] ?? ''
/** A picture of the game as SVG. */
export const svgOf = pictureOf
/** The picture of a friend. */
export const friendSvg = (name: string): string => pictureOf(friendNamed(name).picture)
/** The same as an address. */
export const friendPicture = (name: string): string => addressOf(friendSvg(name))
export const giftPictures: Record<Gift, string> = { hat: 'top-hat', balloon: 'balloon', umbrella: 'umbrella' }
export const giftSvg = (gift: Gift): string => pictureOf(giftPictures[gift])
export const tuneSvg = (tune: Tune): string => pictureOf(tune)
export const nestPicture = (): string => addressOf(pictureOf('empty-nest'))
export const handSvg = (): string => pictureOf('waving-hand')
