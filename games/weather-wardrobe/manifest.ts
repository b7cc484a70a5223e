import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'weather-wardrobe',
  game_name: m.weather_wardrobe_title(),
  short_description: m.weather_wardrobe_dress_for_the_weather_in_the(),
  long_description: m.weather_wardrobe_practices_dressing(),
  description: m.weather_wardrobe_choosing_and_putting_in_order(),
  how_to_play: [
    m.weather_wardrobe_look_out_the_window_and_choose(),
    m.weather_wardrobe_choose_what_to_wear_from_the(),
    m.weather_wardrobe_put_things_on_in_the_right(),
    m.weather_wardrobe_work_each_zipper_snap_button(),
    m.weather_wardrobe_open_the_door_and_see_what(),
  ],
  categories: ['OT', 'Executive Function', 'Fine Motor', 'Language'],
  age_filters: ['2-4', '5-7', '8-10'],
  free: false,
  rank: 170,
  featured: false,
  color: '#24452f',
  light_cover: true,
  goals: [
    m.weather_wardrobe_choose_clothes_that_meet_weather(),
    m.weather_wardrobe_sequence_dressing_steps_under(),
    m.weather_wardrobe_check_an_outfit_before_going(),
    m.weather_wardrobe_practice_the_steps_of_fasteners(),
  ],
  media: mediaOf(5, { covers: 'svg', wide: false }),
}
