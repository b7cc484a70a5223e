import pictures from './pictures.json?pics'
import { addressOf } from '../kit/index.ts'
import { friendNamed } from './friends.ts'
import type { Gift, Tune } from './state.ts'

const pictureOf = (name: string): string => pictures[name] ?? ''
/** A picture of the game as SVG. */
export const svgOf = pictureOf
/** The picture of a friend, as an address. */
export const friendPicture = (name: string): string => addressOf(pictureOf(friendNamed(name).picture))
export const giftPictures: Record<Gift, string> = { hat: 'top-hat', balloon: 'balloon', umbrella: 'umbrella' }
export const giftPicture = (gift: Gift): string => addressOf(pictureOf(giftPictures[gift]))
export const tunePicture = (tune: Tune): string => addressOf(pictureOf(tune))
export const nestPicture = (): string => addressOf(pictureOf('empty-nest'))
export const handPicture = (): string => addressOf(pictureOf('waving-hand'))
