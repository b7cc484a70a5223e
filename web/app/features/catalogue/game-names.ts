import { m } from '#messages'
import type { Game } from '@marigold/contract'
import { plainName } from '../../platform/words/plain-name.ts'

/** A category as it is shown: a capital on each word and after a hyphen, a small 'and'. SLP, OT and MIND stay. */
export function titleCase(name: string): string {
  if (/^[A-Z]{2,4}$/.test(name)) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s\-/(&])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ And /g, ' and ')
}

/** Where the player of a game opens. */
export function playAddress(game: Pick<Game, 'un_zip_filename' | 'game_name'>): string {
  return `/game/${encodeURIComponent(game.un_zip_filename)}?name=${encodeURIComponent(plainName(game.game_name))}`
}

/** The description page of a game. */
export function gameAddress(game: Pick<Game, 'id'>): string {
  return `/Gamedescription/${game.id}`
}

/** Stored media paths are relative to the site's root. */
export function mediaAddress(path: string | null | undefined): string | null {
  if (!path) return null
  return /^(https?:)?\//.test(path) ? path : `/${path}`
}

/** 'Ages 2 to 14+' out of the filters '2-4' to '14+'; null without any. */
export function ageSpan(ages: readonly string[]): string | null {
  const sorted = [...ages].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
  const first = sorted[0]?.match(/\d+/)?.[0]
  const last = sorted.at(-1)
  if (!first || !last) return null
  if (last.endsWith('+')) return first === last.slice(0, -1) ? last : m.catalogue_to({ first, last })
  return m.catalogue_to({ first, last: last.split('-').at(-1) ?? '' })
}

/** A line of how to play: the first letter a capital, the rest small. */
export function sentenceCase(line: string): string {
  const text = line.trim()
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()
}
