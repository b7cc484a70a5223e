/** The name of a game as people read it: stored names may hold escaped apostrophes, which show without the escape. */
export function plainName(name: string): string {
  return name.replace(/\\+(['"])/g, '$1')
}
