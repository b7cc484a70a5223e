import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's catalog entry; the build writes it to `game.json`. */
export const manifest: GameManifest = {
  un_zip_filename: 'robo-voicebox',
  game_name: m.robo_voicebox_robo_voicebox(),
  short_description: m.robo_voicebox_plug_in_sound_chips_pull_the(),
  long_description: m.robo_voicebox_robo_voicebox_lets_children_hear_the(),
  how_to_play: [
    m.robo_voicebox_look_at_the_picture_the_robot(),
    m.robo_voicebox_put_the_sound_chips_into_the(),
    m.robo_voicebox_pull_the_lever_and_listen_to(),
    m.robo_voicebox_change_the_chips_until_the_word(),
    m.robo_voicebox_choose_a_new_part_for_your(),
  ],
  categories: ['SLP', 'Articulation', 'Language'],
  age_filters: ['5-7', '8-10'],
  free: false,
  rank: 75,
  featured: false,
  color: '#4a2a06',
  light_cover: true,
  goals: [
    m.robo_voicebox_blend_and_segment_words_of_2(),
    m.robo_voicebox_identify_the_first_middle_or_last(),
    m.robo_voicebox_manipulate_sounds_change_cat_to_cap(),
  ],
  media: mediaOf(5),
}
