import type { Field, Values } from '../game.ts'
import { cleanValues, startValues } from './settings.ts'

/** Level and settings as one word that fits in a link. */
export interface Setup {
  level: number
  values: Values
}

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const fromBase64Url = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)),
  )

/** The code of a setup: the level (counted from 1) and what differs from a fresh start. Names are never in it. */
export function codeOf(fields: Field[], { level, values }: Setup): string {
  const fresh = startValues(fields)
  const changed = Object.fromEntries(Object.entries(values).filter(([key, value]) => fresh[key] !== value))
  return toBase64Url(JSON.stringify([level + 1, changed]))
}

/** The setup of a code, or of a link that holds one; null when it is no code. Unknown settings are left out. */
export function setupOf(fields: Field[], levels: number, given: string): Setup | null {
  const code = /(?:[#&?]set=)?([\w-]+)\s*$/.exec(given.trim())?.[1]
  if (!code) return null
  try {
    const [level, values] = JSON.parse(fromBase64Url(code)) as [unknown, unknown]
    if (typeof level !== 'number' || !Number.isInteger(level) || typeof values !== 'object') return null
    return { level: Math.min(levels, Math.max(1, level)) - 1, values: cleanValues(fields, values) }
  } catch {
    return null
  }
}

/** The code in an address of the game's own: `#set=…`. */
export const codeInAddress = (hash: string): string | null => /[#&]set=([\w-]+)/.exec(hash)?.[1] ?? null
