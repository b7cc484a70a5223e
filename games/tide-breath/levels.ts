import type { Level } from './rules.ts'

export const levels: Level[] = [
  { name: 'Three easy breaths', detail: 'In 3, out 3', pattern: { in: 3, hold: 0, out: 3, rest: 0 }, breaths: 3 },
  {
    name: 'In 3, out 4',
    detail: 'A slightly longer out-breath',
    pattern: { in: 3, hold: 0, out: 4, rest: 0 },
    breaths: 6,
  },
  { name: 'Box', detail: 'In 4, hold 4, out 4, rest 4', pattern: { in: 4, hold: 4, out: 4, rest: 4 }, breaths: 5 },
  { name: 'In 4, out 6', detail: 'A long, slow out-breath', pattern: { in: 4, hold: 0, out: 6, rest: 0 }, breaths: 6 },
  {
    name: 'Your own',
    detail: 'Choose the seconds in the settings',
    pattern: { in: 4, hold: 0, out: 5, rest: 1 },
    breaths: 6,
    own: true,
  },
]
