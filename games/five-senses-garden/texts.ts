import { m } from '#messages'
import { ownText } from '../kit/index.ts'
import type { GardenPlay } from './play-types.ts'
import { ownWord } from './senses.ts'
import type { Bud } from './state.ts'

/** A quality as it is said. */
export const wordOf = (id: string): string => id.replace('-', ' ')
/** The field of the client's own word for the thing at a place in the list. */
export const wordField = (bud: number): string => `word-${bud}`

/** The words for a thing: `round and shiny`. The client's own is shown while it is in memory; else there is a gap. */
export function wordsText(words: readonly string[], own: string): string {
  const [one = '', other] = words.map((id) => (id === ownWord ? own || '…' : wordOf(id)))
  return other === undefined ? one : m.five_senses_garden_one_and_other({ one, other })
}

/** `I see something round and shiny.` */
export const sentenceOf = (play: GardenPlay, bud: Bud, at: number): string =>
  m.five_senses_garden_i_sense_something({
    sense: bud.slot.sense,
    words: wordsText(bud.words, ownText(play, bud.seat, wordField(at))),
  })
