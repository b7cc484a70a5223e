import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import { seatName } from '../kit/index.ts'
import type { FireflyPlay } from './play-types.ts'
import { composerOf, isTogether, type State, type Trick } from './state.ts'

/** 'Firefly 3', or 'Firefly 3, blue'. */
export const scanLabel = (stem: number, isBlue: boolean): string =>
  isBlue ? m.firefly_encore_firefly_blue({ number: stem + 1 }) : m.firefly_encore_firefly({ number: stem + 1 })

export const ruleName = (rule: State['rule']): string => m.firefly_encore_rule({ rule })
export const trickName = (trick: Trick): string => m.firefly_encore_trick({ trick })
export const trickNames = (tricks: readonly Exclude<Trick, 'none'>[]): string =>
  listed([...new Set(tricks)].map((trick) => m.firefly_encore_trick_in_note({ trick })))

/** Whether the rule is another one than in the player's phrase before. */
export const isNewRule = ({ done, seat, rule }: State): boolean =>
  (done.findLast((one) => one.seat === seat)?.rule ?? 'same') !== rule

/** What to do now. */
export function instructionOf(play: FireflyPlay, state: State): string {
  const name = seatName(play.personAt(state.seat))
  switch (state.phase) {
    case 'compose':
      return m.firefly_encore_write_a_phrase_for({
        name: seatName(play.personAt(composerOf(state))),
        other: name,
      })
    case 'watch':
      return m.firefly_encore_name_watch_and_listen({ name })
    default:
      if (isTogether(state)) return m.firefly_encore_tap_the_glowing_one()
      return state.help === 3
        ? m.firefly_encore_follow_the_trail()
        : m.firefly_encore_how_to_play_it({ rule: state.rule })
  }
}
