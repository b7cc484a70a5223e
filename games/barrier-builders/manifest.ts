import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's catalog entry; the build writes it to `game.json`. */
export const manifest: GameManifest = {
  un_zip_filename: 'barrier-builders',
  game_name: m.barrier_builders_barrier_builders(),
  short_description: m.barrier_builders_one_describes_one_builds_then_drop(),
  long_description: m.barrier_builders_barrier_builders_is_the_classic_barrier(),
  how_to_play: [
    m.barrier_builders_decide_who_guides_and_who_builds(),
    m.barrier_builders_the_guide_describes_one_thing_at(),
    m.barrier_builders_the_builder_places_it_or_rings(),
    m.barrier_builders_tap_ready_on_both_sides_to(),
    m.barrier_builders_talk_about_what_matched_and_which(),
  ],
  categories: ['SLP', 'Language', 'Social Skills', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 80,
  featured: false,
  color: '#8a2350',
  light_cover: true,
  goals: [
    m.barrier_builders_give_directions_with_item_color_size(),
    m.barrier_builders_follow_1_to_3_part_directions(),
    m.barrier_builders_ask_for_clarification_when_a_message(),
  ],
  media: mediaOf(5),
}
