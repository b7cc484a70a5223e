import { m } from '#messages'
import type { Level } from './state.ts'

const plain = { lines: 0, gray: false, alike: 0 }
/** `chance`: random play wins at most this share of slips, in percent; the rules test plays it. */
export const levels: Level[] = [
  {
    name: m.jumble_drawer_side_by_side(),
    detail: m.jumble_drawer_from_3(),
    from: 3,
    ...{ count: 8, visible: 100, needs: 3, slip: 'picture', ...plain, chance: 23 },
  },
  {
    name: m.jumble_drawer_first_heap(),
    detail: m.jumble_drawer_from_6(),
    from: 6,
    ...{ count: 15, visible: 60, needs: 3, slip: 'picture', ...plain, chance: 8 },
  },
  {
    name: m.jumble_drawer_words_and_outlines(),
    detail: m.jumble_drawer_from_9(),
    from: 9,
    ...{ count: 30, visible: 40, needs: 4, slip: 'word', ...plain, lines: 5, chance: 2 },
  },
  {
    name: m.jumble_drawer_look_alikes(),
    detail: m.jumble_drawer_from_9_match(),
    from: 9,
    ...{ count: 24, visible: 45, needs: 4, slip: 'picture', ...plain, alike: 2, chance: 2 },
  },
  {
    name: m.jumble_drawer_gray_and_from_memory(),
    detail: m.jumble_drawer_from_13(),
    from: 13,
    ...{ count: 45, visible: 30, needs: 5, slip: 'memory', ...plain, gray: true, alike: 1, chance: 2 },
  },
]
