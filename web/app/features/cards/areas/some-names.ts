/** Returns each name once, in one line; names beyond `most` are only counted. */
export function someNames(names: readonly string[], most: number): string {
  const once = [...new Set(names)]
  return once.length > most ? `${once.slice(0, most).join(', ')} and ${once.length - most} more` : once.join(', ')
}
