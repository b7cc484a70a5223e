import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'firefly-encore',
  game_name: m.firefly_encore_title(),
  short_description: m.firefly_encore_repeat_the_firefly_lights(),
  long_description: m.firefly_encore_stretches_memory_with_light(),
  description: m.firefly_encore_trains_sequential_memory(),
  how_to_play: [
    m.firefly_encore_watch_and_listen_as_they_flash(),
    m.firefly_encore_tap_the_stems_in_the_same_order(),
    m.firefly_encore_try_the_new_rule(),
    m.firefly_encore_say_which_memory_trick(),
    m.firefly_encore_enjoy_the_concert(),
  ],
  categories: ['OT', 'Visual Perception', 'Executive Function', 'MIND'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 210,
  featured: false,
  color: '#123a5a',
  goals: [
    m.firefly_encore_goal_recall_3_to_7(),
    m.firefly_encore_goal_reverse_or_transform(),
    m.firefly_encore_goal_use_a_strategy(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
