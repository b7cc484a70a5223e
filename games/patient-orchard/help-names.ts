import type { Help } from './rules.ts'

/** What may help after a gust, as it is offered and told. */
export const helpNames: Record<Help, string> = {
  breathe: 'Take a slow breath',
  talk: 'Say how it feels',
  'shake-it-off': 'Shake it off',
  'try-again': 'Try again',
}
