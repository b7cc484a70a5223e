import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'
import type { Section } from './book.ts'

export interface Level extends LevelBase {
  /** The tables its words come from. */
  section: Section
  /** No orders: any word that rings is right. */
  open: boolean
}

export const levels: Level[] = [
  {
    name: m.word_foundry_compound_words(),
    detail: m.word_foundry_two_words_make_one(),
    section: 'compounds',
    open: false,
  },
  { name: m.word_foundry_small_parts(), detail: m.word_foundry_un_re_s_ing_ed(), section: 'endings', open: false },
  {
    name: m.word_foundry_strong_parts(),
    detail: m.word_foundry_dis_mis_er_ful_less_ness(),
    section: 'makers',
    open: false,
  },
  {
    name: m.word_foundry_greek_and_latin(),
    detail: m.word_foundry_tele_graph_port_spect_bio(),
    section: 'roots',
    open: false,
  },
  {
    name: m.word_foundry_open_bench(),
    detail: m.word_foundry_make_as_many_words_as_you(),
    section: 'english',
    open: true,
  },
]
