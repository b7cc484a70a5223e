import type { Level } from './rules.ts'

export const levels: Level[] = [
  { name: 'Small tree', detail: 'About 6 apples', apples: 6 },
  { name: 'Tall tree', detail: 'About 12 apples', apples: 12 },
]
