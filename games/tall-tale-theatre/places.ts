import { m } from '#messages'

/** What the painted backdrop shows behind a place. */
export type Sky = 'night' | 'day' | 'sea' | 'snow' | 'sand' | 'forest' | 'evening'

/** A place: `at` goes with "was", `detail` is a sentence of its own. */
export interface Place {
  id: string
  picture: string
  label: string
  at: string
  detail: string
  sky: Sky
}

const place = (picture: string, label: string, at: string, detail: string, sky: Sky): Place => ({
  id: picture,
  picture,
  label,
  at,
  detail,
  sky,
})

export const places: readonly Place[] = [
  place(
    'castle',
    m.tall_tale_theatre_castle(),
    m.tall_tale_theatre_in_an_old_castle(),
    m.tall_tale_theatre_every_door_creaked_in_adifferent(),
    'night',
  ),
  place(
    'desert-island',
    m.tall_tale_theatre_island(),
    m.tall_tale_theatre_on_atiny_desert_island(),
    m.tall_tale_theatre_the_sand_was_warm_and_the(),
    'sea',
  ),
  place(
    'volcano',
    m.tall_tale_theatre_volcano(),
    m.tall_tale_theatre_beside_asleepy_volcano(),
    m.tall_tale_theatre_it_bubbled_softly_like_abig(),
    'evening',
  ),
  place(
    'full-moon',
    m.tall_tale_theatre_moon(),
    m.kit_on_the_moon(),
    m.tall_tale_theatre_every_step_turned_into_aslow(),
    'night',
  ),
  place(
    'circus-tent',
    m.tall_tale_theatre_circus(),
    m.tall_tale_theatre_at_abig_circus_tent(),
    m.tall_tale_theatre_it_smelled_of_popcorn_and_sawdust(),
    'evening',
  ),
  place(
    'lighthouse',
    m.tall_tale_theatre_lighthouse(),
    m.tall_tale_theatre_at_atall_lighthouse(),
    m.tall_tale_theatre_its_lamp_winked_out_over_the(),
    'sea',
  ),
  place(
    'stadium',
    m.tall_tale_theatre_stadium(),
    m.tall_tale_theatre_in_an_empty_stadium(),
    m.tall_tale_theatre_even_awhisper_came_back_as(),
    'day',
  ),
  place(
    'school',
    m.kit_school(),
    m.tall_tale_theatre_at_aschool_on_asaturday(),
    m.tall_tale_theatre_the_halls_were_so_quiet_that(),
    'day',
  ),
  place(
    'cactus',
    m.tall_tale_theatre_desert(),
    m.tall_tale_theatre_in_awide_desert(),
    m.tall_tale_theatre_the_sky_was_blue_from_one(),
    'sand',
  ),
  place(
    'snow-capped-mountain',
    m.tall_tale_theatre_mountain(),
    m.tall_tale_theatre_on_asnowy_mountain(),
    m.tall_tale_theatre_snow_glittered_on_every_rock(),
    'snow',
  ),
  place(
    'ferris-wheel',
    m.tall_tale_theatre_fair(),
    m.tall_tale_theatre_at_afair_with_agiant(),
    m.tall_tale_theatre_music_played_from_every_corner(),
    'evening',
  ),
  place(
    'station',
    m.tall_tale_theatre_station(),
    m.tall_tale_theatre_at_atrain_station(),
    m.tall_tale_theatre_trains_whistled_hello_and_good_bye(),
    'day',
  ),
  place(
    'evergreen-tree',
    m.tall_tale_theatre_forest(),
    m.tall_tale_theatre_in_adeep_green_forest(),
    m.tall_tale_theatre_the_moss_was_as_soft_as(),
    'forest',
  ),
  place(
    'tent',
    m.tall_tale_theatre_campsite(),
    m.tall_tale_theatre_at_aquiet_campsite(),
    m.tall_tale_theatre_it_smelled_of_pine_trees_and(),
    'forest',
  ),
]
