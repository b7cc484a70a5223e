import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'plank-by-plank',
  game_name: m.plank_by_plank_title(),
  short_description: m.plank_by_plank_solve_social_problems(),
  long_description: m.plank_by_plank_turns_social_problem_solving(),
  description: m.plank_by_plank_is_practice_not_treatment(),
  how_to_play: [
    m.plank_by_plank_listen_to_the_problem(),
    m.plank_by_plank_find_a_way_and_then_another(),
    m.plank_by_plank_guess_how_the_other_side_might_feel(),
    m.plank_by_plank_say_it_and_watch_the_planks(),
    m.plank_by_plank_meet_or_choose_another_way_across(),
  ],
  categories: ['MIND', 'SLP', 'Social Skills', 'Emotions', 'Language'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 350,
  featured: false,
  color: '#9c4f36',
  light_cover: true,
  goals: [
    m.plank_by_plank_generate_and_compare_solutions(),
    m.plank_by_plank_predict_how_both_feel(),
    m.plank_by_plank_rehearse_lines_and_repairs(),
  ],
  media: mediaOf(5, { covers: 'svg' }),
}
