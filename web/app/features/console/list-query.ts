/** Parses the `before` of a list's URL; null for anything but a row's number. */
export function parseBefore(query: URLSearchParams): number | null {
  const before = query.get('before') ?? ''
  return /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null
}

/** Returns a path with the values that aren't null or empty. */
export function pathWith(path: string, values: Record<string, string | number | null>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, String(value))
  return query.size === 0 ? path : `${path}?${query}`
}
