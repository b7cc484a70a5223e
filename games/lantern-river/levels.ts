import { m } from '#messages'

/** A river's length and features. */
export interface RiverLevel {
  name: string
  detail: string
  bends: 12 | 24 | 36
  lilies: boolean
  /** Most forks; a river has one about every ten bends. */
  forks: number
  currents: boolean
  /** Allows 'Bank or drift': stop after a spin, or risk another. */
  drift: boolean
}

export const levels: RiverLevel[] = [
  {
    name: m.lantern_river_short_river(),
    detail: m.lantern_river_count_bends_spin_float_and_rest({ count: 12 }),
    bends: 12,
    lilies: true,
    forks: 0,
    currents: false,
    drift: false,
  },
  {
    name: m.lantern_river_lily_pads(),
    detail: m.lantern_river_count_bends_places_to_rest_and_a_fork({ count: 24 }),
    bends: 24,
    lilies: true,
    forks: 1,
    currents: false,
    drift: false,
  },
  {
    name: m.lantern_river_currents(),
    detail: m.lantern_river_count_bends_currents_too({ count: 24 }),
    bends: 24,
    lilies: true,
    forks: 9,
    currents: true,
    drift: false,
  },
  {
    name: m.lantern_river_bank_or_drift(),
    detail: m.lantern_river_count_bends_stop_or_spin_again({ count: 36 }),
    bends: 36,
    lilies: true,
    forks: 9,
    currents: true,
    drift: true,
  },
]
