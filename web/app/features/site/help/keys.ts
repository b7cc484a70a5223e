import { m } from '#messages'

/** Keys and what they do, for one place of the product. Keys that stand for the same are in one line. */
export interface KeyTable {
  place: string
  rows: readonly { keys: readonly string[]; does: string }[]
}

/** Every key that does something of its own, by place. */
export const keyTables: readonly KeyTable[] = [
  {
    place: m.site_everywhere(),
    rows: [
      { keys: ['Tab', m.site_shift_tab()], does: m.site_to_the_next_or_the_previous() },
      { keys: ['Enter', 'Space'], does: m.site_presses_what_has_the_focus() },
      { keys: ['Escape'], does: m.site_closes_a_window_a_menu_or() },
      { keys: ['?'], does: m.site_shows_these_keys() },
    ],
  },
  {
    place: m.site_therapy_cards_2(),
    rows: [
      { keys: ['Space', 'Enter'], does: m.site_shows_the_answer_then_the_next() },
      { keys: ['→', '↓', m.site_page_down()], does: m.site_next_card() },
      { keys: ['←', '↑', m.site_page_up()], does: m.site_previous_card() },
      { keys: ['1', '2', '3', '0'], does: m.site_correct_close_not_yet_no_response() },
      { keys: ['C'], does: m.site_cue_how_much_help_was_given() },
      { keys: ['Z'], does: m.site_takes_the_last_score_back() },
      { keys: ['a', 'b', 'c', 'd'], does: m.site_touches_that_choice_where_a_card() },
      { keys: [m.site_shift_c()], does: m.site_cue_on_a_card_with_a() },
    ],
  },
  {
    place: m.site_a_presenter_or_clicker_with_score(),
    rows: [
      { keys: [m.site_page_down()], does: m.site_correct_and_the_next_card() },
      { keys: [m.site_page_up()], does: m.site_not_yet_and_the_next_card() },
    ],
  },
  {
    place: m.site_games(),
    rows: [
      { keys: [m.site_arrows()], does: m.site_move_or_go_round_among_what() },
      { keys: ['1', '2', '3', '…'], does: m.site_the_choice_with_that_number() },
      { keys: ['Enter', 'Space'], does: 'Chooses; with two switches Space is next, Enter selects' },
      { keys: ['M'], does: m.site_sound_on_or_off() },
    ],
  },
]
