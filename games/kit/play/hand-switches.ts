import type { Trial } from '@marigold/contract'
import { m } from '#messages'
import type { Play, Summary, Values } from '../game.ts'

export type Side = 'left' | 'right'
export type HandPlay = { readonly values: Values } & Pick<Play<never, never, never>, 'set' | 'trial'>

/** Sets which hand plays from now on, and logs it; from one hand to the other is a switch. */
export function setHand(play: HandPlay, hand: Side): void {
  const before = play.values.hand
  if (before === hand) return
  play.set('hand', hand)
  const isSwitch = before === 'left' || before === 'right'
  play.trial({ target: 'hand', response: isSwitch ? `switch to ${hand}` : hand, event: true })
}

/** How often a player went from one hand to the other. */
export const handSwitches = (trials: readonly Trial[]): number =>
  trials.filter(({ event, target, response }) => event && target === 'hand' && response.startsWith('switch')).length

/** The line for the note; nothing without a switch. */
export const handSwitchLine = (trials: readonly Trial[]): Summary => {
  const count = handSwitches(trials)
  return count > 0 ? [{ label: m.kit_hand_switches(), value: String(count) }] : []
}
