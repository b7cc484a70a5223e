/** Creates a value on first use and caches it, so that expensive values don't delay the page. */
export function lazyValue<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
