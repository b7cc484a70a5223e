import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'feelings-face-lab',
  game_name: m.feelings_face_lab_title(),
  short_description: m.feelings_face_lab_shape_a_face_with_sliders(),
  long_description: m.feelings_face_lab_lets_you_mold_a_face(),
  description: m.feelings_face_lab_is_practice_in_guess_then_check(),
  how_to_play: [
    m.feelings_face_lab_read_or_listen_to_the_card(),
    m.feelings_face_lab_shape_the_brows_eyes_and_mouth(),
    m.feelings_face_lab_choose_how_much_to_show(),
    m.feelings_face_lab_say_what_it_could_be_and_why(),
    m.feelings_face_lab_save_the_face_to_your_gallery(),
  ],
  categories: ['MIND', 'SLP', 'Emotions', 'Social Skills', 'Language'],
  age_filters: ['2-4', '5-7', '8-10', '11-13'],
  free: false,
  rank: 310,
  featured: false,
  color: '#8e4f2c',
  light_cover: true,
  goals: [
    m.feelings_face_lab_shape_faces_for_situations(),
    m.feelings_face_lab_say_which_clue_mattered(),
    m.feelings_face_lab_compare_views_of_one_face(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
