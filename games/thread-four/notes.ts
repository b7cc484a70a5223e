import type { Event, State } from './state.ts'
import { groupNow } from './weaving.ts'

const three = (size: number) => (size === 4 ? 'Three' : 'Two')

/** What is said of a pull that was none, and of what the loom does. */
export function noteOf(event: Event, state: State, oneAway: boolean): string | null {
  const { size } = groupNow(state)
  if (event.kind === 'tried') return 'You have pulled this set before. Change one.'
  if (event.kind === 'away')
    return !oneAway ? 'Not yet a set. Look again.' : `One away: ${three(size).toLowerCase()} of these belong together.`
  if (event.kind === 'miss') return 'These come from several groups. What else could they share?'
  if (event.kind === 'lit') return 'The loom shows you two that belong together.'
  if (event.kind === 'last') return 'The last set is left. Tell why it belongs together.'
  if (event.kind === 'otherLabel') return 'That fits some of them. Which link fits all?'
  return null
}

/** What there is to do in each phase. */
export const lines: Record<State['phase'], (state: State) => string> = {
  list: () => '',
  pull: (state) => `Choose ${groupNow(state).size} that share a link.`,
  name: () => 'A set! Say what links it.',
  explain: () => 'Say in a whole sentence why these belong together.',
  yarn: () => 'Choose the yarn for its band.',
  over: () => '',
}
