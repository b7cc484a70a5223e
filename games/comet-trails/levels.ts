import { m } from '#messages'
import type { Level } from './state.ts'

/** `chance` is the share of first tries that 200 random games win, in percent; the rules test plays them again. */
export const levels: Level[] = [
  {
    name: m.comet_trails_lines_and_circles(),
    detail: m.comet_trails_from_3_a_wide_road(),
    from: 3,
    ...{ tier: 0, count: 3, road: 110, height: 420, fade: 'road', chance: 2 },
  },
  {
    name: m.comet_trails_shapes(),
    detail: m.comet_trails_from_5_shapes(),
    from: 5,
    ...{ tier: 1, count: 5, road: 80, height: 420, fade: 'road', chance: 1 },
  },
  {
    name: m.comet_trails_letters(),
    detail: m.comet_trails_from_6_dots(),
    from: 6,
    ...{ tier: 2, count: 5, road: 64, height: 360, fade: 'dots', chance: 1 },
  },
  {
    name: m.comet_trails_numbers_and_words(),
    detail: m.comet_trails_from_8_only_a_star(),
    from: 8,
    ...{ tier: 3, count: 5, road: 44, height: 300, fade: 'star', chance: 1 },
  },
  {
    name: m.comet_trails_mazes(),
    detail: m.comet_trails_from_8_find_the_way(),
    from: 8,
    ...{ tier: 4, count: 5, road: 40, height: 420, fade: 'road', chance: 1 },
  },
]
