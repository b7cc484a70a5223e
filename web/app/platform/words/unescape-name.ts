/** Unescapes a game's stored name, which may contain escaped quotes. */
export function unescapeName(name: string): string {
  return name.replace(/\\+(['"])/g, '$1')
}
