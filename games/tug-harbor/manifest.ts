import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'tug-harbor',
  game_name: m.tug_harbor_title(),
  short_description: m.tug_harbor_draw_safe_routes(),
  long_description: m.tug_harbor_is_a_planning_and_attention(),
  description: m.tug_harbor_trains_shifting(),
  how_to_play: [
    m.tug_harbor_check_each_boats_flag(),
    m.tug_harbor_draw_a_route_from_the_boat(),
    m.tug_harbor_watch_and_change_in_time(),
    m.tug_harbor_help_the_urgent_boat_first(),
    m.tug_harbor_pause_and_plan_when_busy(),
  ],
  categories: ['OT', 'Visual Perception', 'Executive Function', 'Fine Motor'],
  age_filters: ['8-10', '11-13', '14+'],
  free: false,
  rank: 230,
  featured: false,
  color: '#164c7e',
  light_cover: false,
  goals: [
    m.tug_harbor_goal_shift_between_targets(),
    m.tug_harbor_goal_draw_and_predict(),
    m.tug_harbor_goal_put_urgent_first(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
