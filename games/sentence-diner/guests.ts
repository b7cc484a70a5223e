import type { State } from './state.ts'

/** Which customer a guest is: the regular always is the same one. */
export const guestIndex = ({ guest, dishes }: Pick<State, 'guest' | 'dishes'>): number =>
  guest === 'regular' ? 0 : 1 + (dishes.length % 4)
