import { m } from '#messages'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.the_thought_trial_fact_or_guess(),
    detail: m.the_thought_trial_from_8_six_statements_then_a_case(),
    ...{ from: 8, adult: false, own: false, camera: 6, sealed: 4, steps: 5, traps: false, mind: false },
  },
  {
    name: m.the_thought_trial_thinking_traps(),
    detail: m.the_thought_trial_from_11_a_case_and_its_traps(),
    ...{ from: 11, adult: false, own: false, camera: 2, sealed: 6, steps: 11, traps: true, mind: false },
  },
  {
    name: m.the_thought_trial_what_would_change_my_mind(),
    detail: m.the_thought_trial_from_15_other_explanations(),
    ...{ from: 15, adult: false, own: false, camera: 2, sealed: 6, steps: 11, traps: true, mind: true },
  },
  {
    name: m.the_thought_trial_work_and_home(),
    detail: m.the_thought_trial_cases_for_adults(),
    ...{ from: 15, adult: true, own: false, camera: 2, sealed: 6, steps: 11, traps: true, mind: true },
  },
  {
    name: m.the_thought_trial_your_own_thought(),
    detail: m.the_thought_trial_with_an_adult_one_player(),
    ...{ from: 15, adult: false, own: true, camera: 0, sealed: 6, steps: 11, traps: true, mind: true },
  },
]
