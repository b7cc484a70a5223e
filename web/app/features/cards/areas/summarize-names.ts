import { m } from '#messages'
import { enumerated } from '../../../platform/words/words.ts'

/** Lists each name once in one line; names beyond `most` are counted. */
export function summarizeNames(names: readonly string[], most: number): string {
  const once = [...new Set(names)]
  return once.length > most
    ? m.cards_and_more({ join: enumerated(once.slice(0, most)), once: once.length - most })
    : enumerated(once)
}
