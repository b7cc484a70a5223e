import { m } from '#messages'
import type { Area, Card } from '@marigold/contract'

/** What is printed for the cards of an area; home sheets are written for a reading age of nine. */
export interface AreaTexts {
  /** The goal of the sheet; absent where it is made from the cards' targets. */
  goal?: string
  /** The code in a card's corner has the sound and its position, such as 'RI'. */
  codesSounds?: boolean
  how: string
  count: string
  play: string
  leaveOut: string
}

const areaTexts: Record<Area, AreaTexts> = {
  articulation: {
    codesSounds: true,
    how: m.print_say_it_first_wait_5_seconds(),
    count: m.print_color_one_petal_each_time_you(),
    play: m.print_play_i_spy_with_these_pictures(),
    leaveOut: m.print_more_than_two_tries_at_one(),
  },
  language: {
    goal: m.print_questions_to_talk_about(),
    how: m.print_ask_wait_5_seconds_then_help(),
    count: m.print_color_one_petal_each_time_you_talk(),
    play: m.print_switch_places_your_child_is_the(),
    leaveOut: m.print_testing_when_its_hard_say_the(),
  },
  fluency: {
    goal: m.print_easy_unhurried_talking(),
    how: m.print_talk_slowly_with_pauses_then_say(),
    count: m.print_color_one_petal_each_time_you_try(),
    play: m.print_special_talking_time_5_minutes_a(),
    leaveOut: m.print_counting_stutters_finishing_words_or_saying(),
  },
}

/** Returns the texts for the area of the first card. */
export function textsFor([card]: readonly Card[]): AreaTexts {
  return areaTexts[card?.area ?? 'articulation']
}
