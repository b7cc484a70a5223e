import { m } from '#messages'
import type { Level } from './state.ts'

/** `chance` is the share of first runs that random play wins; the rules test plays 200 games again. */
export const levels: Level[] = [
  {
    ...{ name: m.errand_bot_straight_moves(), detail: m.errand_bot_from_5_map_arrows(), from: 5 },
    ...{ tier: 1, arrows: 'compass', repeats: false, blocks: false, helpFrom: 2, chance: 1 },
  },
  {
    ...{ name: m.errand_bot_left_and_right(), detail: m.errand_bot_from_7_turns_from_the_bot(), from: 7 },
    ...{ tier: 2, arrows: 'relative', repeats: false, blocks: false, helpFrom: 1, chance: 0 },
  },
  {
    ...{ name: m.errand_bot_two_errands(), detail: m.errand_bot_from_9_two_errands_rain(), from: 9 },
    ...{ tier: 3, arrows: 'relative', repeats: false, blocks: false, helpFrom: 1, chance: 0 },
  },
  {
    ...{ name: m.errand_bot_repeat_and_battery(), detail: m.errand_bot_from_10_three_errands(), from: 10 },
    ...{ tier: 4, arrows: 'relative', repeats: true, blocks: false, helpFrom: 1, chance: 0 },
  },
  {
    ...{ name: m.errand_bot_shop_hours(), detail: m.errand_bot_from_12_shop_hours_in_steps(), from: 12 },
    ...{ tier: 5, arrows: 'relative', repeats: true, blocks: true, helpFrom: 1, chance: 0 },
  },
]
