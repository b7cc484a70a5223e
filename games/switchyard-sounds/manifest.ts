import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'switchyard-sounds',
  game_name: m.switchyard_sounds_switchyard_sounds(),
  short_description: m.switchyard_sounds_hear_the_word_throw_the_lever(),
  long_description: m.switchyard_sounds_switchyard_sounds_makes_small_sound_differences(),
  how_to_play: [
    m.switchyard_sounds_choose_the_sound_contrast_youre_working(),
    m.switchyard_sounds_listen_to_the_word_from_the(),
    m.switchyard_sounds_tap_the_matching_station_to_send(),
    m.switchyard_sounds_swap_roles_and_say_a_word(),
    m.switchyard_sounds_if_the_train_goes_the_wrong(),
  ],
  categories: ['SLP', 'Articulation', 'Language'],
  age_filters: ['5-7', '8-10'],
  free: false,
  rank: 40,
  featured: false,
  color: '#17385c',
  light_cover: true,
  goals: [
    m.switchyard_sounds_discriminate_minimal_pairs_for_the_target(),
    m.switchyard_sounds_produce_both_members_of_a_pair(),
    m.switchyard_sounds_repair_after_a_misunderstanding_by_adjusting(),
  ],
  media: mediaOf(5),
}
