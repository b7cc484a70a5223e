import { m } from '#messages'
import type { Game } from '@marigold/contract'
import { unescapeName } from '../../platform/words/unescape-name.ts'

/** Formats a category: capitalizes each word, also after a hyphen, except 'and'; SLP, OT, and MIND stay. */
export function titleCase(name: string): string {
  if (/^[A-Z]{2,4}$/.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s\-/(&])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ')
}

/** Returns the URL of a game's player. */
export function playUrl(game: Pick<Game, 'un_zip_filename' | 'game_name'>): string {
  return `/game/${encodeURIComponent(game.un_zip_filename)}?name=${encodeURIComponent(unescapeName(game.game_name))}`
}

/** Returns the URL of a game's page. */
export function gameUrl(game: Pick<Game, 'id'>): string {
  return `/Gamedescription/${game.id}`
}

/** Returns the URL of stored media, whose path is relative to the site's root. */
export function mediaUrl(path: string | null | undefined): string | null {
  if (!path) return null
  return /^(https?:)?\//.test(path) ? path : `/${path}`
}

/** Formats age filters such as '2-4' and '14+' as 'Ages 2 to 14+'; null without any. */
export function ageRange(ages: readonly string[]): string | null {
  const sorted = [...ages].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const first = sorted[0]?.match(/\d+/)?.[0]
  const last = sorted.at(-1)
  if (!first || !last) return null
  if (last.endsWith('+')) return first === last.slice(0, -1) ? last : m.catalogue_to({ first, last })
  return m.catalogue_to({ first, last: last.split('-').at(-1) ?? '' })
}

/** Capitalizes the first letter of an instruction and lowercases the rest. */
export function sentenceCase(line: string): string {
  const text = line.trim()
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}
