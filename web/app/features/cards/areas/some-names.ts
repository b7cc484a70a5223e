import { m } from '#messages'

/** Returns each name once, in one line; names beyond `most` are only counted. */
export function someNames(names: readonly string[], most: number): string {
  const once = [...new Set(names)]
  return once.length > most
    ? m.cards_and_more({ join: once.slice(0, most).join(', '), once: once.length - most })
    : once.join(', ')
}
