/** Makes something when it is asked for the first time, and keeps it: what costs much must not delay the page that may need it. */
export function madeLate<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
