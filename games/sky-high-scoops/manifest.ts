import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'sky-high-scoops',
  game_name: m.sky_high_scoops_sky_high_scoops(),
  short_description: m.sky_high_scoops_count_big_drill_sets_as_a(),
  long_description: m.sky_high_scoops_sky_high_scoops_turns_the_hardest(),
  how_to_play: [
    m.sky_high_scoops_pick_a_deck_and_set_a(),
    m.sky_high_scoops_say_the_word_or_sentence_on(),
    m.sky_high_scoops_the_adult_taps_spot_on_close(),
    m.sky_high_scoops_watch_the_scoop_land_and_choose(),
    m.sky_high_scoops_reach_your_goal_and_save_the(),
  ],
  categories: ['SLP', 'Articulation', 'Fluency', 'Language', 'Free Games'],
  age_filters: ['2-4', '5-7', '8-10', '11-13'],
  free: true,
  rank: 50,
  featured: true,
  color: '#3c4fa3',
  goals: [
    m.sky_high_scoops_reach_50_to_100_target_productions(),
    m.sky_high_scoops_raise_accuracy_of_the_target_sound(),
    m.sky_high_scoops_self_rate_own_production_spot_on(),
  ],
  media: mediaOf(5),
}
