import { m } from '#messages'
import { signal, type Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { setHand, type HandPlay, type Side } from '../play/hand-switches.ts'
import { offerKeys } from '../input/keys.ts'
import '../styles/assist.css'

/** How much an adult helps, from nothing to hand over hand, and the cue that a trial with it is recorded with. */
const assists = ['independent', 'set-up', 'verbal', 'hand-over-hand'] as const
type Assist = (typeof assists)[number]
export const assistCue = (assist: Assist): number => assists.indexOf(assist)

const names: Record<Assist, string> = {
  independent: m.kit_independent(),
  'set-up': m.kit_set_up(),
  verbal: m.kit_verbal_cue(),
  'hand-over-hand': m.kit_hand_over_hand(),
}
export const assistName = (assist: string): string => names[assist as Assist] ?? assist

/** 'Independent 9, Verbal cue 3' for the tries that had each level of assistance, most independent first. */
export const assistText = (given: readonly string[]): string =>
  assists
    .map((assist) => [assist, given.filter((one) => one === assist).length] as const)
    .filter(([, count]) => count > 0)
    .map(([assist, count]) => `${assistName(assist)} ${count}`)
    .join(', ')

const levels = new WeakMap<object, Signal<Assist>>()
/** The level of assistance that is set in a play; independent at first. */
export function assistOf(play: object): Signal<Assist> {
  const level = levels.get(play) ?? signal<Assist>('independent')
  levels.set(play, level)
  return level
}

const sides: readonly { side: Side; name: string; letter: string }[] = [
  { side: 'left', name: m.kit_left_hand(), letter: m.kit_l() },
  { side: 'right', name: m.kit_right_hand(), letter: m.kit_r() },
]

/**
 * The adult's row under the bar: one tap (or the key A, which goes around) sets the level of assistance until it is
 * changed. L and R set the hand that plays, where a game has that setting. Switch scanning doesn't reach it. More buttons
 * of the game's own may follow as `children`.
 */
export function AssistRow({ play, children }: { play: HandPlay; children?: ComponentChildren }) {
  const level = assistOf(play)
  useLayoutEffect(
    () =>
      offerKeys({
        a: () => (level.value = assists[(assists.indexOf(level.value) + 1) % assists.length] ?? 'independent'),
      }),
    [level],
  )
  return (
    <section class="assist-row" aria-label={m.kit_for_the_adult()} data-own-cooldown="">
      {play.values.hand !== undefined &&
        sides.map(({ side, name, letter }) => (
          <button
            key={side}
            type="button"
            class="tool hand"
            aria-pressed={play.values.hand === side}
            aria-label={name}
            onClick={() => setHand(play, side)}
          >
            {letter}
          </button>
        ))}
      {assists.map((assist) => (
        <button
          key={assist}
          type="button"
          class="tool"
          aria-pressed={level.value === assist}
          title={assist === 'hand-over-hand' ? m.kit_ask_the_child_first() : undefined}
          onClick={() => (level.value = assist)}
        >
          {names[assist]}
        </button>
      ))}
      {children}
    </section>
  )
}
