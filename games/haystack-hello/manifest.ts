import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'haystack-hello',
  game_name: m.haystack_hello_haystack_hello(),
  short_description: m.haystack_hello_who_is_in_the_hay_wait(),
  long_description: m.haystack_hello_haystack_hello_is_a_first_game(),
  how_to_play: [
    m.haystack_hello_look_and_listen_for_the_hiding(),
    m.haystack_hello_ask_for_it_with_a_word(),
    m.haystack_hello_the_adult_presses_hello_and_the(),
    m.haystack_hello_later_find_the_one_you_hear(),
    m.haystack_hello_join_the_parade_when_everyone_is(),
  ],
  categories: ['SLP', 'Language', 'Social Skills'],
  age_filters: ['2-4', '5-7'],
  free: false,
  rank: 60,
  featured: false,
  color: '#7a4a16',
  light_cover: true,
  goals: [
    m.haystack_hello_request_or_comment_with_a_word(),
    m.haystack_hello_identify_a_named_animal_or_object(),
    m.haystack_hello_understand_in_under_behind_and_on(),
  ],
  media: mediaOf(5),
}
