import { z } from 'zod'

/**
 * Control characters, and marks that nobody sees but that change the order in which others read a name. Joiners stay:
 * emoji and some scripts need them.
 */
const hidden = /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

/** Makes a single line of what was typed or pasted, without characters that only hide or reorder it. */
export function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(hidden, '').replace(/ {2,}/g, ' ').trim()
}

/** A name or another single line that a user writes. `missing` is said when there is no text at all. */
export const Line = (missing?: string) => z.string(missing).overwrite(plainLine)
