import { m } from '#messages'
import { logFailure } from '../../../../platform/log.ts'

/** What a stored list that cannot be read says of itself in the setup. */
export const invalidFormat = m.cards_invalid_format()

/** A list stored as JSON text, or handed over as a list; null for anything else. */
function readStored(stored: unknown): unknown[] | null {
  if (Array.isArray(stored)) return stored
  if (typeof stored !== 'string') return null
  try {
    const parsed: unknown = JSON.parse(stored)
    if (Array.isArray(parsed)) return parsed
    throw new TypeError('It is no list.')
  } catch (error) {
    logOnce(stored, error)
    return null
  }
}

// A card is read again whenever its set is drawn.
const logged = new Set<string>()

function logOnce(stored: string, error: unknown) {
  if (logged.has(stored)) return
  logged.add(stored)
  logFailure('A stored list could not be read', error)
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
