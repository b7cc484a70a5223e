import { m } from '#messages'

/** Keys and their actions in one part of the product. Keys with the same action share a line. */
export interface KeyTable {
  place: string
  rows: readonly { keys: readonly string[]; does: string }[]
}

/** All keys with their own action, by place. */
export const keyTables: readonly KeyTable[] = [
  {
    place: m.site_everywhere(),
    rows: [
      { keys: ['Tab', m.site_shift_tab()], does: m.site_go_to_the_next_or_previous() },
      { keys: ['Enter', 'Space'], does: m.site_activate_the_focused_control() },
      { keys: ['Escape'], does: m.site_close_a_dialog_a_menu_or() },
      { keys: ['?'], does: m.site_show_these_keys() },
    ],
  },
  {
    place: m.ui_therapy_cards(),
    rows: [
      { keys: ['Space', 'Enter'], does: m.site_show_the_answer_then_the_next() },
      { keys: ['→', '↓', m.site_page_down()], does: m.ui_next_card() },
      { keys: ['←', '↑', m.site_page_up()], does: m.ui_previous_card() },
      { keys: ['1', '2', '3', '0'], does: m.site_correct_close_not_yet_no_response() },
      { keys: ['4', '5'], does: m.site_more_values_when_a_goal() },
      { keys: ['C'], does: m.site_cue_how_much_help_was_given() },
      { keys: ['Z'], does: m.site_undo_the_last_score() },
      { keys: ['a', 'b', 'c', 'd'], does: m.site_choose_that_answer_on_a_card() },
      { keys: [m.site_shift_c()], does: m.site_cue_on_a_card_with_a() },
    ],
  },
  {
    place: m.site_a_presentation_clicker_with_score_by(),
    rows: [
      { keys: [m.site_page_down()], does: m.site_correct_and_the_next_card() },
      { keys: [m.site_page_up()], does: m.site_not_yet_and_the_next_card() },
    ],
  },
  {
    place: m.ui_games(),
    rows: [
      { keys: [m.site_arrows()], does: m.site_move_or_go_through_the_choices() },
      { keys: ['1', '2', '3', '…'], does: m.site_choose_the_answer_with_that_number() },
      { keys: ['Enter', 'Space'], does: m.site_choose_with_two_switches_space_moves_and() },
      { keys: ['M'], does: m.site_sound_on_or_off() },
    ],
  },
]
