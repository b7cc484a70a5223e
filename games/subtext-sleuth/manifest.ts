import { m } from '#messages'
import type { GameManifest } from '@marigold/contract'
import { mediaOf } from '../kit/media.ts'

export const manifest: GameManifest = {
  un_zip_filename: 'subtext-sleuth',
  game_name: m.subtext_sleuth_subtext_sleuth(),
  short_description: m.subtext_sleuth_read_a_chat_thread_and_work(),
  long_description: m.subtext_sleuth_subtext_sleuth_is_for_teens_and(),
  how_to_play: [
    m.subtext_sleuth_read_the_messages_as_they_arrive(),
    m.subtext_sleuth_choose_what_the_sender_probably_means(),
    m.subtext_sleuth_tap_the_words_or_signs_that(),
    m.subtext_sleuth_pick_a_reply_and_predict_the(),
    m.subtext_sleuth_see_what_happens_and_close_the(),
  ],
  categories: ['SLP', 'MIND', 'Language', 'Social Skills'],
  age_filters: ['11-13', '14+'],
  free: false,
  rank: 130,
  featured: false,
  color: '#2a3c42',
  goals: [
    m.subtext_sleuth_explain_idioms_sarcasm_hints_and_indirect(),
    m.subtext_sleuth_point_to_the_evidence_that_supports(),
    m.subtext_sleuth_predict_how_two_different_replies_will(),
  ],
  media: mediaOf(5),
}
