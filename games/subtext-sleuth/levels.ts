import type { LevelBase } from '../kit/index.ts'

export interface Level extends LevelBase {
  /** Which threads it has. */
  number: number
}

export const levels: Level[] = [
  { name: 'Requests', detail: 'Direct or indirect', number: 1 },
  { name: 'Idioms and hints', detail: 'More than the words say', number: 2 },
  { name: 'Sarcasm, tone and timing', detail: 'How it is said, and when', number: 3 },
  { name: 'Mixed motives', detail: 'Group chats, and two feelings at once', number: 4 },
]
