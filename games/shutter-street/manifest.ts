import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'shutter-street',
  game_name: m.shutter_street_shutter_street(),
  short_description: m.shutter_street_ask_smart_yes_no_questions_and(),
  long_description: m.shutter_street_shutter_street_trains_questions_that_work(),
  how_to_play: [
    m.shutter_street_choose_a_street_and_let_someone(),
    m.shutter_street_ask_a_yes_or_no_question(),
    m.shutter_street_close_the_shutters_that_no_longer(),
    m.shutter_street_knock_on_a_door_when_you(),
    m.shutter_street_try_to_solve_the_next_street(),
  ],
  categories: ['SLP', 'Language', 'Executive Function', 'Social Skills'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 90,
  featured: false,
  color: '#17506a',
  goals: [
    m.shutter_street_ask_grammatical_yes_no_questions_about(),
    m.shutter_street_describe_an_item_with_3_or(),
    m.shutter_street_choose_questions_that_halve_the_field(),
  ],
  media: mediaOf(5, { covers: 'svg', wide: false }),
}
