import { m } from '#messages'
import type { Event, State } from './state.ts'
import { groupNow } from './weaving.ts'

/** Returns the message after a pull that was not a set, after luck was tried, or after the loom helped. */
function noteOf(event: Event, state: State, oneAway: boolean): string | null {
  const { size } = groupNow(state)
  switch (event.kind) {
    case 'tried':
      return m.thread_four_you_already_tried_this_set_change()
    case 'away':
      if (!oneAway) return m.thread_four_not_a_set_yet_look_again()
      return m.thread_four_one_away_count_of_these_match({ count: size - 1 })
    case 'miss':
      return m.thread_four_these_come_from_several_groups_what()
    case 'hint':
      if (event.words.length === 1) return m.thread_four_start_with_word({ word: event.words[0] ?? '' })
      return state.chosen.length === event.words.length && state.misses > 2
        ? m.thread_four_just_one_more_is_missing()
        : m.thread_four_the_loom_shows_you_two_that_match()
    case 'spool':
      return event.dye === 'rainbow' ? m.thread_four_a_long_rainbow() : m.thread_four_short_and_gray()
    case 'pair':
      return event.tangled
        ? m.thread_four_it_tangled_the_bands_are_thin()
        : m.thread_four_no_tangle_the_bands_are_wide()
    case 'last':
      return m.thread_four_one_set_is_left_tell_why_they_match()
    case 'otherLabel':
      return m.thread_four_that_fits_some_of_them_which()
    default:
      return null
  }
}

/** Returns what to tell about a move, or an empty text. */
export const notesOf = ({ events }: Pick<State, 'events'>, state: State, oneAway: boolean): string =>
  events.flatMap((event) => noteOf(event, state, oneAway) ?? []).join(' ')

/** What to do in each phase. */
export const promptLines: Record<State['phase'], (state: State) => string> = {
  list: () => '',
  pull: (state) => m.thread_four_choose_count_that_share_a_link({ count: groupNow(state).size }),
  name: () => m.thread_four_you_found_a_set(),
  explain: () => m.thread_four_tell_why_these_match_in_a(),
  hold: () => '',
  yarn: () => '',
  make: () => '',
  over: () => '',
}
