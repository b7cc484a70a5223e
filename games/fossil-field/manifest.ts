import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'fossil-field',
  game_name: m.fossil_field_title(),
  short_description: m.fossil_field_brush_away_sand_follow_clues(),
  long_description: m.fossil_field_hides_outlines_under_a_grid(),
  description: m.fossil_field_trains_visual_closure_and_search(),
  how_to_play: [
    m.fossil_field_choose_the_level_and_the_players(),
    m.fossil_field_brush_a_square_and_read_the_clue(),
    m.fossil_field_call_a_name_whenever_you_see(),
    m.fossil_field_put_the_part_in_its_place(),
    m.fossil_field_show_the_find_in_your_museum(),
  ],
  categories: ['OT', 'SLP', 'Visual Perception', 'Turn-Taking', 'Language', 'Free Games'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 180,
  featured: false,
  color: '#5a3418',
  light_cover: true,
  goals: [
    m.fossil_field_identify_an_item_from_25_to(),
    m.fossil_field_plan_a_search_with_few_squares(),
    m.fossil_field_take_turns_and_give_reasons(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
