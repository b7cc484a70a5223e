import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'thread-four',
  game_name: m.thread_four_thread_four(),
  short_description: m.thread_four_find_hidden_groups_in_the_grid(),
  long_description: m.thread_four_thread_four_asks_what_belongs_together(),
  how_to_play: [
    m.thread_four_look_for_items_that_share_a(),
    m.thread_four_select_a_whole_set_and_pull(),
    m.thread_four_if_you_are_one_away_swap(),
    m.thread_four_name_the_link_before_the_label(),
    m.thread_four_weave_every_band_to_finish_the(),
  ],
  categories: ['SLP', 'OT', 'Language', 'Executive Function', 'Free Games'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 40,
  featured: true,
  color: '#7a2340',
  light_cover: true,
  goals: [
    m.thread_four_group_items_by_category_function_part(),
    m.thread_four_shift_to_a_second_possible_grouping(),
    m.thread_four_explain_relationships_between_words_in_a(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
