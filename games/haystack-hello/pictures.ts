import pictures from './pictures.json?pics'
import { addressOf } from '../kit/index.ts'
import { friendByName } from './friends.ts'
import type { Gift, Tune } from './state.ts'

const pictureOf = (name: string): string => pictures[name] ?? ''
export const pictureSvg = pictureOf
/** Returns a friend's picture as SVG. */
export const friendSvg = (name: string): string => pictureOf(friendByName(name).picture)
/** Returns a friend's picture as a `data:` URL. */
export const friendPicture = (name: string): string => addressOf(friendSvg(name))
export const giftPictures: Record<Gift, string> = { hat: 'womans-hat', umbrella: 'umbrella' }
export const giftSvg = (gift: Gift): string => pictureOf(giftPictures[gift])
export const tuneSvg = (tune: Tune): string => pictureOf(tune)
export const nestPicture = (): string => addressOf(pictureOf('empty-nest'))
export const handSvg = (): string => pictureOf('waving-hand')
