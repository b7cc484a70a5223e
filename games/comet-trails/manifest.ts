import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'comet-trails',
  game_name: m.comet_trails_title(),
  short_description: m.comet_trails_trace_strokes_and_letters(),
  long_description: m.comet_trails_is_tracing_with_a_pulse(),
  description: m.comet_trails_trains_visual_motor_control(),
  how_to_play: [
    m.comet_trails_play_with_the_comet_first(),
    m.comet_trails_put_your_finger_on_the_star(),
    m.comet_trails_follow_the_arrows(),
    m.comet_trails_lift_and_start_at_the_next_star(),
    m.comet_trails_watch_your_constellation_wake(),
  ],
  categories: ['OT', 'Fine Motor', 'Visual Perception'],
  age_filters: ['2-4', '5-7', '8-10'],
  free: false,
  rank: 150,
  featured: false,
  color: '#1d2a63',
  goals: [
    m.comet_trails_goal_trace_strokes(),
    m.comet_trails_goal_form_letters(),
    m.comet_trails_goal_less_help_from_the_road(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
