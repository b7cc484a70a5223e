import type { BodyStep } from './rules.ts'

/** The steps of the body scale in words of the sea. */
export const bodyNames: Record<BodyStep, string> = { 1: 'Stormy', 2: 'Choppy', 3: 'Wavy', 4: 'Gentle', 5: 'Still' }
