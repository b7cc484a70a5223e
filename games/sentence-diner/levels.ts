/** How an order is built at a level. */
type Shape = 'act' | 'deed' | 'around' | 'sauce' | 'joined'

export interface Level {
  name: string
  detail: string
  shape: Shape
  /** Plates on the belt that the order does not need. */
  distractors: number
}

/** From two words to two things that happen, one because of the other. */
export const levels: Level[] = [
  { name: 'Two words', detail: 'Who, and what doing: the fox sleeps', shape: 'act', distractors: 2 },
  { name: 'Who, doing, what', detail: 'The fox rides the bicycle', shape: 'deed', distractors: 3 },
  { name: 'Where and when', detail: 'The fox rides the bicycle in the rain at night', shape: 'around', distractors: 4 },
  {
    name: 'Sauces',
    detail: 'Endings -s, is -ing, -ed, plurals, and he, she, it, they',
    shape: 'sauce',
    distractors: 2,
  },
  { name: 'Because, if, before', detail: 'The frog dances because it rains', shape: 'joined', distractors: 3 },
]
