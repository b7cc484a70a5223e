import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'the-thought-trial',
  game_name: m.the_thought_trial_title(),
  short_description: m.the_thought_trial_put_a_worried_thought_on_trial(),
  long_description: m.the_thought_trial_brings_cognitive_therapy(),
  description: m.the_thought_trial_is_practice_in_weighing_thoughts(),
  how_to_play: [
    m.the_thought_trial_meet_the_thought_and_rate_it(),
    m.the_thought_trial_look_at_each_exhibit(),
    m.the_thought_trial_call_a_witness_for_another_view(),
    m.the_thought_trial_write_or_choose_a_fairer_verdict(),
    m.the_thought_trial_rate_the_thought_again(),
  ],
  categories: ['MIND', 'Emotions', 'Language'],
  age_filters: ['8-10', '11-13', '14+'],
  free: false,
  rank: 330,
  featured: false,
  color: '#54202b',
  light_cover: false,
  goals: [
    m.the_thought_trial_separate_thought_feeling_and_fact(),
    m.the_thought_trial_find_evidence_for_and_against(),
    m.the_thought_trial_form_a_balanced_thought(),
  ],
  media: mediaOf(5, { covers: 'svg', wide: false }),
}
