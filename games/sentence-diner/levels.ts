import { m } from '#messages'

/** The structure of a level's orders. */
type Shape = 'act' | 'deed' | 'around' | 'sauce' | 'joined'

export interface Level {
  name: string
  detail: string
  shape: Shape
  /** Plates on the belt that aren't in the order. */
  distractors: number
}

/** From two words to two linked events. */
export const levels: Level[] = [
  {
    name: m.sentence_diner_two_words(),
    detail: m.sentence_diner_who_and_what_doing_the_fox(),
    shape: 'act',
    distractors: 2,
  },
  {
    name: m.sentence_diner_who_doing_what(),
    detail: m.sentence_diner_the_fox_rides_the_bicycle(),
    shape: 'deed',
    distractors: 3,
  },
  {
    name: m.sentence_diner_where_and_when(),
    detail: m.sentence_diner_the_fox_rides_the_bicycle_in(),
    shape: 'around',
    distractors: 4,
  },
  {
    name: m.sentence_diner_sauces(),
    detail: m.sentence_diner_endings_s_is_ing_ed_plurals(),
    shape: 'sauce',
    distractors: 2,
  },
  {
    name: m.sentence_diner_because_if_before(),
    detail: m.sentence_diner_the_frog_dances_because_it_rains(),
    shape: 'joined',
    distractors: 3,
  },
]
