import { m } from '#messages'

/** A river: how many bends, and what waits on it. */
export interface RiverLevel {
  name: string
  detail: string
  bends: 12 | 24 | 36
  lilies: boolean
  forks: boolean
  currents: boolean
  /** Bank or drift: stop after a spin, or risk another. */
  drift: boolean
}

export const levels: RiverLevel[] = [
  {
    name: m.lantern_river_short_river(),
    detail: '12 bends, spin and float',
    bends: 12,
    lilies: false,
    forks: false,
    currents: false,
    drift: false,
  },
  {
    name: m.lantern_river_lily_pads(),
    detail: '24 bends with places to rest',
    bends: 24,
    lilies: true,
    forks: false,
    currents: false,
    drift: false,
  },
  {
    name: m.lantern_river_forks(),
    detail: '24 bends, currents and choices',
    bends: 24,
    lilies: true,
    forks: true,
    currents: true,
    drift: false,
  },
  {
    name: m.lantern_river_bank_or_drift(),
    detail: '36 bends; stop or spin again',
    bends: 36,
    lilies: true,
    forks: true,
    currents: true,
    drift: true,
  },
]
