import { m } from '#messages'
import { itemOf, type Item } from './items.ts'
import { itemNow } from './rules.ts'
import type { Glide, Heard, State } from './state.ts'
import type { StartKind } from './voice.ts'

export const startNames: Record<StartKind, string> = {
  soft: m.otter_glide_soft_start(),
  quick: m.otter_glide_quick_start(),
}

/** A start's name; by hand a button or a slider was used, not a voice that was heard. */
export const startName = ({ by, start }: Heard): string =>
  by === 'hand' ? m.otter_glide_by_hand2({ startNames: startNames[start] }) : startNames[start]

/** How a glide went, in words that only describe. */
export const flowOf = ({ by, breaks }: Heard): string =>
  by === 'hand'
    ? breaks === 0
      ? 'held throughout'
      : m.otter_glide_let_go_and_went_on()
    : breaks === 0
      ? 'kept flowing'
      : m.otter_glide_rested_and_went_on()
export const wordsOf = (heard: Heard): string => `${startName(heard)}, ${flowOf(heard)}`

/** The same in numbers, for those who wish to see them; none where a hand stood in for the voice. */
export const numbersOf = ({ by, rise, voiced }: Heard): string =>
  by === 'hand'
    ? m.otter_glide_voice_not_measured2()
    : m.otter_glide_rise_time_ms_voice_s({ rise, toFixed: (voiced / 1000).toFixed(1) })

export const easeNames = [
  m.otter_glide_tense(),
  m.otter_glide_a_bit_tense(),
  m.otter_glide_in_between(),
  m.otter_glide_easy(),
  m.otter_glide_very_easy(),
] as const

/** What is to be said now, as the tables have it. */
export const sayNow = (state: State): Item => itemOf(state.kind, itemNow(state))

/** One line of the log: everything that was measured, and what the learner said of it. */
export function lineOf(glide: Glide): string {
  return [
    startName(glide).toLowerCase(),
    ...(glide.by === 'hand'
      ? [m.otter_glide_voice_not_measured2()]
      : [
          m.otter_glide_rise_time_ms({ rise: glide.rise }),
          m.otter_glide_voiced_s({ toFixed: (glide.voiced / 1000).toFixed(1) }),
          `${glide.breaks} ${glide.breaks === 1 ? 'break' : 'breaks'}`,
        ]),
    ...(glide.asked ? [m.otter_glide_asked_for_astart({ asked: glide.asked })] : []),
    ...(glide.ease === null ? [] : [m.otter_glide_ease_of5({ ease: glide.ease })]),
  ].join(', ')
}
