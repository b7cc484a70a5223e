import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'five-senses-garden',
  game_name: m.five_senses_garden_title(),
  short_description: m.five_senses_garden_notice_what_is_around_you(),
  long_description: m.five_senses_garden_long_description(),
  description: m.five_senses_garden_is_practice_in_noticing(),
  how_to_play: [
    m.five_senses_garden_choose_where_and_tap_how_you_feel(),
    m.five_senses_garden_look_around_the_real_place(),
    m.five_senses_garden_say_what_its_like(),
    m.five_senses_garden_let_a_partner_find_it_then_plant_it(),
    m.five_senses_garden_watch_quietly_and_print(),
  ],
  categories: ['MIND', 'Mindfulness', 'Emotions', 'Language'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 370,
  featured: false,
  color: '#5fa877',
  goals: [
    m.five_senses_garden_goal_grounding_routine(),
    m.five_senses_garden_goal_attend_to_the_present(),
    m.five_senses_garden_goal_describe_each_sense(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
