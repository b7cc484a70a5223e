import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'

export interface Level extends LevelBase {
  /** False if productions are only counted. */
  scored: boolean
  /** The learner rates each production before the adult scores it. */
  rated: boolean
  /** Targets come in random order, whatever the settings say. */
  mixed: boolean
  /** Scoops are chosen before each floor, also from a mystery tub; otherwise once. */
  tubs: boolean
}

export const levels: Level[] = [
  {
    name: m.sky_high_scoops_count(),
    detail: m.sky_high_scoops_every_try_is_a_scoop_no(),
    scored: false,
    rated: false,
    mixed: false,
    tubs: false,
  },
  {
    name: m.sky_high_scoops_score(),
    detail: m.sky_high_scoops_spot_on_close_or_try_again(),
    scored: true,
    rated: false,
    mixed: false,
    tubs: true,
  },
  {
    name: m.sky_high_scoops_rate_yourself(),
    detail: m.sky_high_scoops_you_judge_first_then_compare(),
    scored: true,
    rated: true,
    mixed: false,
    tubs: true,
  },
  {
    name: m.kit_shuffle(),
    detail: m.sky_high_scoops_targets_in_random_order(),
    scored: true,
    rated: false,
    mixed: true,
    tubs: true,
  },
]
