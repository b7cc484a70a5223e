import { m } from '#messages'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.lighthouse_ladder_sample_ladder(),
    detail: m.lighthouse_ladder_from_8_four_rungs(),
    ...{ from: 8, adult: false, steps: 5, rungs: 4, own: false, varies: false },
  },
  {
    name: m.lighthouse_ladder_own_ladder(),
    detail: m.lighthouse_ladder_from_11_own_rungs(),
    ...{ from: 11, adult: false, steps: 11, rungs: 5, own: true, varies: false },
  },
  {
    name: m.lighthouse_ladder_mix_it_up(),
    detail: m.lighthouse_ladder_from_15_any_order(),
    ...{ from: 15, adult: false, steps: 11, rungs: 5, own: true, varies: true },
  },
  {
    name: m.kit_work_and_home(),
    detail: m.lighthouse_ladder_adults_two_week_sheet(),
    ...{ from: 15, adult: true, steps: 11, rungs: 5, own: true, varies: true },
  },
]
