import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's catalog entry; the build writes it to `game.json`. */
export const manifest: GameManifest = {
  un_zip_filename: 'sentence-diner',
  game_name: m.sentence_diner_sentence_diner(),
  short_description: m.sentence_diner_serve_a_sentence_from_the_word(),
  long_description: m.sentence_diner_sentence_diner_serves_language_hot_off(),
  how_to_play: [
    m.sentence_diner_look_at_the_picture_the_customer(),
    m.sentence_diner_take_word_plates_from_the_belt(),
    m.sentence_diner_ring_the_bell_to_serve_your(),
    m.sentence_diner_watch_it_acted_out_and_change(),
    m.sentence_diner_collect_recipe_cards_and_open_a(),
  ],
  categories: ['SLP', 'Language', 'Executive Function'],
  age_filters: ['5-7', '8-10', '11-13'],
  free: false,
  rank: 100,
  featured: false,
  color: '#a52f28',
  light_cover: false,
  goals: [
    m.sentence_diner_build_subject_verb_object_place_sentences(),
    m.sentence_diner_use_target_grammar_is_ing_plurals(),
    m.sentence_diner_detect_and_repair_a_sentence_that(),
  ],
  media: mediaOf(5),
}
