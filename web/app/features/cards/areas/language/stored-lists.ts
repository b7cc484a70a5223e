import { m } from '#messages'
import { logFailure } from '../../../../platform/log.ts'

/** Shown in the setup for a stored list that can't be read. */
export const invalidFormat = m.cards_invalid_format()

/** Returns a list that is stored as JSON or passed as an array; null for anything else. */
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

// Cards are read on every render, so each error is logged once.
const logged = new Set<string>()

function logOnce(stored: string, error: unknown) {
  if (logged.has(stored)) return
  logged.add(stored)
  logFailure('A stored list could not be read', error)
}

/** Parses a stored list of texts, keeping their positions; null if it can't be read. */
export function parseTexts(stored: unknown): string[] | null {
  const list = readStored(stored)
  return list && list.map((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : ''))
}

/** Parses a stored list of zero-based positions; numbers may be strings. Null if it can't be read. */
export function parsePlaces(stored: unknown): number[] | null {
  const list = readStored(stored)
  return list && list.map(Number).filter((place) => Number.isInteger(place) && place >= 0)
}
