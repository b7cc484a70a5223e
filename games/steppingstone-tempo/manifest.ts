import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'steppingstone-tempo',
  game_name: m.steppingstone_tempo_steppingstone_tempo(),
  short_description: m.steppingstone_tempo_tap_a_stone_for_each_syllable(),
  long_description: m.steppingstone_tempo_steppingstone_tempo_is_a_pacing_board(),
  how_to_play: [
    m.steppingstone_tempo_choose_syllables_words_or_phrases_and(),
    m.steppingstone_tempo_say_each_part_as_you_tap(),
    m.steppingstone_tempo_stop_on_a_turtle_stone_until(),
    m.steppingstone_tempo_listen_to_your_own_rhythm_played(),
    m.steppingstone_tempo_try_a_longer_crossing_or_a(),
  ],
  categories: ['SLP', 'Fluency', 'Articulation', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13', '14+'],
  free: false,
  rank: 75,
  featured: false,
  color: '#1e6576',
  goals: [
    m.steppingstone_tempo_pace_syllables_words_or_phrases_within(),
    m.steppingstone_tempo_pause_at_4_of_5_marked(),
    m.steppingstone_tempo_produce_all_syllables_of_3_to(),
  ],
  media: mediaOf(5),
}
