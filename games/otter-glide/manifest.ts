import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'otter-glide',
  game_name: m.otter_glide_otter_glide(),
  short_description: m.otter_glide_easy_onset_and_flowing_voice_send(),
  long_description: m.otter_glide_otter_glide_shows_what_a_gentle(),
  how_to_play: [
    m.otter_glide_allow_the_microphone_and_stay_quiet(),
    m.otter_glide_take_an_easy_breath_and_begin(),
    m.otter_glide_keep_your_voice_flowing_to_keep(),
    m.otter_glide_try_one_quick_start_and_one(),
    m.otter_glide_choose_the_glide_that_felt_easiest(),
  ],
  categories: ['SLP', 'Fluency', 'Mindfulness'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 70,
  featured: false,
  color: '#143c5c',
  goals: [
    m.otter_glide_begin_voicing_with_a_gradual_rise(),
    m.otter_glide_sustain_voicing_or_a_linked_phrase(),
    m.otter_glide_describe_how_a_tense_start_and(),
  ],
  media: mediaOf(5),
}
