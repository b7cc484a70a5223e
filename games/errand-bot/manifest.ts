import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'errand-bot',
  game_name: m.errand_bot_title(),
  short_description: m.errand_bot_plan_the_robots_whole_route(),
  long_description: m.errand_bot_makes_planning_visible(),
  description: m.errand_bot_trains_planning_predicting(),
  how_to_play: [
    m.errand_bot_read_the_errands(),
    m.errand_bot_lay_out_the_tiles(),
    m.errand_bot_press_go_and_watch(),
    m.errand_bot_find_the_tile_and_fix_it(),
    m.errand_bot_finish_the_errands(),
  ],
  categories: ['OT', 'Executive Function', 'Visual Perception'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 220,
  featured: false,
  color: '#5a2a22',
  light_cover: true,
  goals: [
    m.errand_bot_plan_4_to_12_steps_ahead(),
    m.errand_bot_use_left_and_right(),
    m.errand_bot_find_and_fix_an_error(),
  ],
  media: mediaOf(5, { covers: 'svg', wide: false }),
}
