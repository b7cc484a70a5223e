import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'lighthouse-ladder',
  game_name: m.lighthouse_ladder_title(),
  short_description: m.lighthouse_ladder_turn_a_big_fear_into_small_rungs(),
  long_description: m.lighthouse_ladder_long_description(),
  description: m.lighthouse_ladder_is_practice_in_small_steps(),
  how_to_play: [
    m.lighthouse_ladder_name_something_with_an_adult(),
    m.lighthouse_ladder_choose_or_write_small_steps(),
    m.lighthouse_ladder_choose_a_rung_and_predict(),
    m.lighthouse_ladder_try_it_then_rate_it(),
    m.lighthouse_ladder_light_a_window_for_every_try(),
  ],
  categories: ['MIND', 'Emotions', 'Executive Function'],
  age_filters: ['8-10', '11-13', '14+'],
  free: false,
  rank: 410,
  featured: false,
  color: '#1f3044',
  goals: [
    m.lighthouse_ladder_goal_graded_steps(),
    m.lighthouse_ladder_goal_predict_and_review(),
    m.lighthouse_ladder_goal_cope_and_come_down(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
