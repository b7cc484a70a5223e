import { z } from 'zod'
import { ifAbsent, type FaultCode } from './faults.ts'

/**
 * Control characters, and invisible characters that change the order in which others read a name. Joiners stay, because
 * emoji and some scripts need them.
 */
const hidden = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

/** Makes typed or pasted text a single line without characters that only hide or reorder it. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(hidden, '').replace(/ {2,}/g, ' ').trim()
}

/** A name or another single line that a user writes. `missing` is its fault if it's absent. */
export const Line = (missing?: FaultCode) => z.string(ifAbsent(missing)).overwrite(plainLine)

/** A text that must not be empty. `missing` is its fault if it's absent or empty. */
export const FilledText = (missing: FaultCode) => z.string(ifAbsent(missing)).trim().min(1, missing)
