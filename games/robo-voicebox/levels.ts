import type { Level } from './state.ts'

export const levels: Level[] = [
  { name: 'Where is it?', detail: 'First, middle or last sound', task: 'place', pool: 'three', extra: 0 },
  { name: 'Two and three', detail: 'Words of two and three sounds', task: 'build', pool: 'simple', extra: 2 },
  { name: 'Clusters', detail: 'Sounds side by side, four sounds', task: 'build', pool: 'cluster', extra: 3 },
  { name: 'Change a chip', detail: 'Change, add or take out one sound', task: 'change', pool: 'change', extra: 2 },
  { name: 'Five sounds', detail: 'The longest words', task: 'build', pool: 'long', extra: 3 },
]
