import { itemOf, type Item } from './items.ts'
import { itemNow } from './rules.ts'
import type { Glide, Heard, State } from './state.ts'
import type { StartKind } from './voice.ts'

export const startNames: Record<StartKind, string> = { soft: 'Soft start', quick: 'Quick start' }

/** A start's name; by hand a button or a slider was used, not a voice that was heard. */
export const startName = ({ by, start }: Heard): string =>
  by === 'hand' ? `${startNames[start]} by hand` : startNames[start]

/** How a glide went, in words that only describe. */
export const flowOf = ({ by, breaks }: Heard): string =>
  by === 'hand'
    ? breaks === 0
      ? 'held throughout'
      : 'let go and went on'
    : breaks === 0
      ? 'kept flowing'
      : 'rested and went on'
export const wordsOf = (heard: Heard): string => `${startName(heard)}, ${flowOf(heard)}`

/** The same in numbers, for those who wish to see them; none where a hand stood in for the voice. */
export const numbersOf = ({ by, rise, voiced }: Heard): string =>
  by === 'hand' ? 'voice not measured' : `rise time ${rise} ms, voice ${(voiced / 1000).toFixed(1)} s`

export const easeNames = ['Tense', 'A bit tense', 'In between', 'Easy', 'Very easy'] as const

/** What is to be said now, as the tables have it. */
export const sayNow = (state: State): Item => itemOf(state.kind, itemNow(state))

/** One line of the log: everything that was measured, and what the learner said of it. */
export function lineOf(glide: Glide): string {
  return [
    startName(glide).toLowerCase(),
    ...(glide.by === 'hand'
      ? ['voice not measured']
      : [
          `rise time ${glide.rise} ms`,
          `voiced ${(glide.voiced / 1000).toFixed(1)} s`,
          `${glide.breaks} ${glide.breaks === 1 ? 'break' : 'breaks'}`,
        ]),
    ...(glide.asked ? [`asked for a ${glide.asked} start`] : []),
    ...(glide.ease === null ? [] : [`ease ${glide.ease} of 5`]),
  ].join(', ')
}
