/** What a stored list that cannot be read says of itself in the setup. */
export const invalidFormat = 'Invalid format'

/** A list stored as JSON text, or handed over as a list; null for anything else. */
function readStored(stored: unknown): unknown[] | null {
  if (Array.isArray(stored)) return stored
  if (typeof stored !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** A stored list of texts, each in its place; null when it cannot be read. */
export function readTexts(stored: unknown): string[] | null {
  const list = readStored(stored)
  return list && list.map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : ''))
}

/** A stored list of places, counted from 0; numbers written as text count too. Null when it cannot be read. */
export function readPlaces(stored: unknown): number[] | null {
  const list = readStored(stored)
  return list && list.map(Number).filter((place) => Number.isInteger(place) && place >= 0)
}
