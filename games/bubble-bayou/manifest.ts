import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'

export const manifest: GameManifest = {
  un_zip_filename: 'bubble-bayou',
  game_name: m.bubble_bayou_bubble_bayou(),
  short_description: m.bubble_bayou_pop_hold_and_pinch_floating_bubbles(),
  long_description: m.bubble_bayou_bubble_bayou_welcomes_the_youngest_hands(),
  description: m.bubble_bayou_a_screen_sees_touches_not_strength(),
  how_to_play: [
    m.bubble_bayou_touch_a_bubble_and_see_who(),
    m.bubble_bayou_hold_or_pinch_the_bubbles_with(),
    m.bubble_bayou_listen_and_pop_only_the_one(),
    m.bubble_bayou_ask_for_more_when_the_bubbles(),
    m.bubble_bayou_help_every_creature_home_to_bed(),
  ],
  categories: ['OT', 'Fine Motor', 'Visual Perception', 'Language', 'Free Games'],
  age_filters: ['2-4', '5-7'],
  free: true,
  rank: 20,
  featured: true,
  color: '#124a45',
  goals: [
    m.bubble_bayou_isolate_one_finger_and_hit_a(),
    m.bubble_bayou_use_pinch_or_two_hand_release(),
    m.bubble_bayou_reach_across_midline_and_scan_the(),
  ],
  media: {
    cover: 'media/cover.webp',
    cover_land: 'media/cover-land.webp',
    cover_wide: 'media/cover-wide.webp',
    video: 'media/video.mp4',
    steps: [1, 2, 3, 4, 5].map((step) => `media/step-${step}.webp`),
  },
}
