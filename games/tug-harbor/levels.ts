import { m } from '#messages'
import { recipeFor } from './days.ts'
import type { Level } from './state.ts'

/** `chance` is the share of boats that lanes taken by chance bring in at once; the rules test plays 200 games again. */
export const levels: Level[] = [
  {
    ...recipeFor(1),
    name: m.tug_harbor_one_boat(),
    detail: m.tug_harbor_from_8_one_boat(),
    from: 8,
    helpFrom: 2,
    chance: 22,
  },
  {
    ...recipeFor(2),
    name: m.tug_harbor_three_boats(),
    detail: m.tug_harbor_from_8_three_boats(),
    from: 8,
    helpFrom: 1,
    chance: 8,
  },
  {
    ...recipeFor(3),
    name: m.tug_harbor_fast_and_slow(),
    detail: m.tug_harbor_from_9_ferries_barges(),
    from: 9,
    helpFrom: 1,
    chance: 5,
  },
  {
    ...recipeFor(4),
    name: m.tug_harbor_fog(),
    detail: m.tug_harbor_from_11_four_boats_fog(),
    from: 11,
    helpFrom: 1,
    chance: 7,
  },
  {
    ...recipeFor(5),
    name: m.tug_harbor_strong_tide(),
    detail: m.tug_harbor_from_12_five_boats_tide(),
    from: 12,
    helpFrom: 1,
    chance: 6,
  },
]
