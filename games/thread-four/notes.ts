import { m } from '#messages'
import type { Event, State } from './state.ts'
import { groupNow } from './weaving.ts'

/** Returns the message after a pull that was not a set, or after the loom helped. */
export function noteOf(event: Event, state: State, oneAway: boolean): string | null {
  const { size } = groupNow(state)
  if (event.kind === 'tried') return m.thread_four_you_already_tried_this_set_change()
  if (event.kind === 'away')
    return !oneAway
      ? m.thread_four_not_a_set_yet_look_again()
      : m.thread_four_one_away_count_of_these_belong_together({ count: size - 1 })
  if (event.kind === 'miss') return m.thread_four_these_come_from_several_groups_what()
  if (event.kind === 'lit') return m.thread_four_the_loom_shows_you_two_that()
  if (event.kind === 'last') return m.thread_four_one_set_is_left_tell_why()
  if (event.kind === 'otherLabel') return m.thread_four_that_fits_some_of_them_which()
  return null
}

/** What to do in each phase. */
export const promptLines: Record<State['phase'], (state: State) => string> = {
  list: () => '',
  pull: (state) => m.thread_four_choose_count_that_share_a_link({ count: groupNow(state).size }),
  name: () => m.thread_four_you_found_a_set(),
  explain: () => m.thread_four_in_a_whole_sentence_say_why(),
  yarn: () => m.thread_four_choose_the_yarn_for_its_band(),
  over: () => '',
}
