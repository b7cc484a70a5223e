import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'word-foundry',
  game_name: m.word_foundry_word_foundry(),
  short_description: m.word_foundry_forge_words_from_roots_and_endings(),
  long_description: m.word_foundry_word_foundry_makes_morphology_hands_on(),
  how_to_play: [
    m.word_foundry_read_the_request_on_the_order(),
    m.word_foundry_choose_word_parts_and_set_them(),
    m.word_foundry_strike_to_see_whether_the_word(),
    m.word_foundry_say_a_sentence_with_your_word(),
    m.word_foundry_fill_the_shift_and_look_at(),
  ],
  categories: ['SLP', 'Language', 'Executive Function'],
  age_filters: ['8-10', '11-13', '14+'],
  free: false,
  rank: 120,
  featured: false,
  color: '#2e2b33',
  goals: [
    m.word_foundry_build_and_define_words_with_20(),
    m.word_foundry_infer_meaning_of_an_unknown_word(),
    m.word_foundry_use_a_built_word_in_a(),
  ],
  media: mediaOf(5),
}
