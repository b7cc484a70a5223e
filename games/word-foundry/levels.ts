import type { LevelBase } from '../kit/index.ts'
import type { Section } from './book.ts'

export interface Level extends LevelBase {
  /** Which tables its words come from. */
  section: Section
  /** No orders: whatever rings is right. */
  open: boolean
}

export const levels: Level[] = [
  { name: 'Compound words', detail: 'Two words make one', section: 'compounds', open: false },
  { name: 'Small parts', detail: 'un-, re-, -\u2060s, -\u2060ing, -\u2060ed', section: 'endings', open: false },
  {
    name: 'Strong parts',
    detail: 'dis-, mis-, -\u2060er, -\u2060ful, -\u2060less, -\u2060ness',
    section: 'makers',
    open: false,
  },
  { name: 'Greek and Latin', detail: 'tele, graph, port, spect, bio', section: 'roots', open: false },
  { name: 'Open bench', detail: 'Make as many words as you can', section: 'english', open: true },
]
