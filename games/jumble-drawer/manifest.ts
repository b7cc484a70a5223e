import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'jumble-drawer',
  game_name: m.jumble_drawer_title(),
  short_description: m.jumble_drawer_dig_through_a_messy_drawer(),
  long_description: m.jumble_drawer_is_a_heap_with_a_purpose(),
  description: m.jumble_drawer_trains_figure_ground(),
  how_to_play: [
    m.jumble_drawer_choose_a_level(),
    m.jumble_drawer_open_the_slip_and_look(),
    m.jumble_drawer_look_before_you_tap(),
    m.jumble_drawer_stir_or_lift_a_corner(),
    m.jumble_drawer_watch_it_tidy_itself(),
  ],
  categories: ['OT', 'Visual Perception', 'Language', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 190,
  featured: false,
  color: '#7a4a2a',
  light_cover: true,
  goals: [m.jumble_drawer_goal_find(), m.jumble_drawer_goal_list(), m.jumble_drawer_goal_match()],
  media: mediaOf(5, { covers: 'svg' }),
}
