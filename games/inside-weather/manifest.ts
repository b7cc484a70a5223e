import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'inside-weather',
  game_name: m.inside_weather_title(),
  short_description: m.inside_weather_build_the_weather_that_matches(),
  long_description: m.inside_weather_is_a_check_in_that_people_want(),
  description: m.inside_weather_is_practice_in_naming_feelings(),
  how_to_play: [
    m.inside_weather_add_the_weather_that_fits(),
    m.inside_weather_set_how_strong_each_part_is(),
    m.inside_weather_choose_words_and_body_signs(),
    m.inside_weather_pick_one_helpful_thing(),
    m.inside_weather_print_your_postcard_or_delete_it(),
  ],
  categories: ['MIND', 'Emotions', 'Mindfulness', 'Language', 'Free Games'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: true,
  rank: 300,
  featured: false,
  color: '#3f3a6b',
  light_cover: true,
  goals: [
    m.inside_weather_identify_and_label_feelings(),
    m.inside_weather_accept_mixed_feelings(),
    m.inside_weather_pick_one_helpful_next_step(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
