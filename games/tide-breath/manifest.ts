import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'tide-breath',
  game_name: m.tide_breath_tide_breath(),
  short_description: m.tide_breath_breathe_with_the_sea_as_the(),
  long_description: m.tide_breath_tide_breath_is_a_calm_space(),
  description: m.tide_breath_for_the_opening_or_the_close(),
  how_to_play: [
    m.tide_breath_tap_how_your_body_feels_right(),
    m.tide_breath_choose_a_breathing_pattern(),
    m.tide_breath_breathe_in_as_the_tide_rises(),
    m.tide_breath_press_and_release_to_lead_the(),
    m.tide_breath_tap_how_your_body_feels_now(),
  ],
  categories: ['MIND', 'Mindfulness', 'Emotions', 'Free Games'],
  age_filters: ['2-4', '5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 30,
  featured: true,
  color: '#6b2b2f',
  light_cover: true,
  goals: [
    m.tide_breath_follow_a_paced_breath_for_1(),
    m.tide_breath_choose_a_breathing_pattern_that_helps(),
    m.tide_breath_rate_body_calm_before_and_after(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
