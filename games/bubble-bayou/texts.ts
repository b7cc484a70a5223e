import { m } from '#messages'
import type { CreatureName } from './creatures.ts'
import { wanted, type Bubble, type Gesture, type State } from './rules.ts'

export const nameOf = (creature: CreatureName): string => m.bubble_bayou_creature_name({ creature })

/** What comes first when a wave asks for several things: what is most to explain. */
const hardest: readonly Gesture[] = ['pair', 'pinch', 'hold', 'tap']

/** What to do now. */
export function instructionOf(state: State, oneFinger: boolean): string {
  if (state.level.any) return m.bubble_bayou_touch_the_water()
  if (state.call !== null) return m.bubble_bayou_pop_only_creature({ creature: state.call })
  const open = wanted(state)
  const gesture = hardest.find((one) => open.some((bubble) => bubble.gesture === one)) ?? 'tap'
  return oneFinger ? m.bubble_bayou_instruction_by_taps({ gesture }) : m.bubble_bayou_instruction({ gesture })
}

/** What a bubble is called by a screen reader or a scanning voice. */
export const labelOf = ({ creature, gesture }: Bubble): string =>
  m.bubble_bayou_bubble_with_creature({ creature: nameOf(creature), gesture })
