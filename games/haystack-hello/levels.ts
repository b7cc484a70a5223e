import type { LevelBase } from '../kit/index.ts'

/** What the learner does: press, communicate, choose who, or choose where. */
type Kind = 'explore' | 'ask' | 'find' | 'where'

export interface Level extends LevelBase {
  kind: Kind
}

export const levels: Level[] = [
  { name: 'Explore', detail: 'Any tap opens what wobbles', kind: 'explore' },
  { name: 'Ask', detail: 'It opens when the child communicates', kind: 'ask' },
  { name: 'Find', detail: 'Who is it? Choose by name or sound', kind: 'find' },
  { name: 'Where is it?', detail: 'In, on, under or behind', kind: 'where' },
]
