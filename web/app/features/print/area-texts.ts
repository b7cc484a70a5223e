import { m } from '#messages'
import type { Area, Card } from '@marigold/contract'
import type { CueType } from '../../caseload/practice.ts'

/** Text printed for an area's cards; home sheets are written for a reading age of nine. */
export interface AreaTexts {
  /** Goal of the sheet; absent if it is derived from the cards' targets. */
  goal?: string
  /** The corner code contains the sound and position, such as 'RI'. */
  codesSounds?: boolean
  /** What to do with a card, in order. */
  steps: readonly string[]
  /** How a parent gives each kind of help. */
  help: Record<CueType, string>
  /** The help for a sheet without a goal that names its own, least first. */
  usualHelp: readonly CueType[]
  count: string
  play: string
  leaveOut: string
}

const areaTexts: Record<Area, AreaTexts> = {
  articulation: {
    codesSounds: true,
    steps: [
      m.print_look_at_a_card_together(),
      m.print_if_its_hard_help_a_little(),
      m.print_praise_the_try_not_only_the_sound(),
    ],
    help: {
      visual: m.print_let_your_child_watch_your_mouth(),
      verbal: m.print_remind_your_child_how_to_make_the_sound(),
      gesture: m.print_point_to_your_mouth(),
      model: m.print_say_it_first_your_child_says_it_after_you(),
      tactile: m.print_use_the_touch_that_your_therapist_showed_you(),
      choice: m.print_say_it_two_ways_which_one_is_right(),
    },
    usualHelp: ['visual', 'model'],
    count: m.print_color_one_petal_each_time_you(),
    play: m.print_play_i_spy_with_these_pictures(),
    leaveOut: m.print_more_than_two_tries_at_one(),
  },
  language: {
    goal: m.print_questions_to_talk_about(),
    steps: [
      m.print_ask_the_question_wait_5_seconds(),
      m.print_if_its_hard_help_a_little(),
      m.print_praise_each_answer_and_add_a_word(),
    ],
    help: {
      visual: m.print_point_to_a_picture_that_helps(),
      verbal: m.print_say_the_first_word_of_the_answer(),
      gesture: m.print_act_it_out_with_your_hands(),
      model: m.print_say_the_answer_your_child_says_it_after_you(),
      tactile: m.print_guide_your_childs_hand_to_the_picture(),
      choice: m.print_give_two_answers_to_choose_from(),
    },
    usualHelp: ['verbal', 'choice'],
    count: m.print_color_one_petal_each_time_you_talk(),
    play: m.print_switch_places_your_child_is_the(),
    leaveOut: m.print_testing_when_its_hard_say_the(),
  },
  fluency: {
    goal: m.print_easy_unhurried_talking(),
    steps: [
      m.print_talk_slowly_with_pauses_then_say(),
      m.print_if_its_hard_help_a_little(),
      m.print_listen_to_what_your_child_says(),
    ],
    help: {
      visual: m.print_move_your_finger_slowly_under_the_words(),
      verbal: m.print_talk_about_the_easy_way_before_you_start(),
      gesture: m.print_use_the_hand_sign_that_you_practiced(),
      model: m.print_say_the_line_slowly_your_child_says_it_after_you(),
      tactile: m.print_tap_slowly_with_your_child(),
      choice: m.print_let_your_child_choose_alone_or_together(),
    },
    usualHelp: ['model'],
    count: m.print_color_one_petal_each_time_you_try(),
    play: m.print_special_talking_time_5_minutes_a(),
    leaveOut: m.print_counting_stutters_ending_words_for_your(),
  },
}

/** Returns the texts for the area of the first card. */
export function textsFor([card]: readonly Card[]): AreaTexts {
  return areaTexts[card?.area ?? 'articulation']
}
