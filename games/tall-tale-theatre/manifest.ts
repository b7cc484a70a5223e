import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

/** The game's entry in the catalog, which becomes `game.json` in its zip. */
export const manifest: GameManifest = {
  un_zip_filename: 'tall-tale-theatre',
  game_name: m.tall_tale_theatre_tall_tale_theatre(),
  short_description: m.tall_tale_theatre_direct_a_puppet_show_who_where(),
  long_description: m.tall_tale_theatre_tall_tale_theatre_gives_narrative_goals(),
  how_to_play: [
    m.tall_tale_theatre_open_each_curtain_and_choose_or(),
    m.tall_tale_theatre_use_the_surprise_prop_from_the(),
    m.tall_tale_theatre_move_the_puppets_to_their_marks(),
    m.tall_tale_theatre_start_the_show_and_tell_each(),
    m.tall_tale_theatre_hand_in_connecting_word_tickets_as(),
    m.tall_tale_theatre_take_a_bow_and_print_the(),
  ],
  categories: ['SLP', 'Language', 'Social Skills', 'Emotions'],
  age_filters: ['5-7', '8-10', '11-13'],
  free: false,
  rank: 110,
  featured: false,
  color: '#4b194c',
  goals: [
    m.tall_tale_theatre_tell_a_story_with_setting_character(),
    m.tall_tale_theatre_use_time_and_cause_words_first(),
    m.tall_tale_theatre_retell_from_the_map_with_80(),
  ],
  media: mediaOf(6),
}
