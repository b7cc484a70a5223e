import { locale, m } from '#messages'
import type { SavedSet } from '@marigold/contract'
import { limits } from '@marigold/contract'
import { lazyValue } from '../../../platform/start/lazy-value.ts'
import { pickedTabs } from './set-picks.ts'
import { tabScreen } from '../areas/area-lookup.ts'
import type { SetPicks } from '../areas/areas.ts'

/** Returns a name such as 'R at the start' if it covers all picks; null otherwise. */
export function fullName(picks: SetPicks): string | null {
  const [part, another] = pickedTabs(picks)
  return part && !another ? (tabScreen(part).nameOf?.(picks) ?? null) : null
}

const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

/** Suggests an unused name for a set: its content, and a number if needed. */
export function suggestName(what: { title: string; line: string; picks: SetPicks }, taken: readonly string[]): string {
  const { title, line, picks } = what
  const all = fullName(picks)
  // The line starts with the position, which the name already has.
  const kinds = line.split(' · ').at(-1)?.toLowerCase()
  const name = shortened(all && kinds ? `${all}, ${kinds}` : all || title || m.cards_my_set(), limits.setName - 4)
  const names = new Set(taken.map((one) => one.toLowerCase()))
  let proposed = name
  for (let number = 2; names.has(proposed.toLowerCase()); number += 1) proposed = `${name} ${number}`
  return proposed
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}'’-]+/u).filter(Boolean)
const capitalized = (word: string) => /^\p{Lu}[\p{L}\p{M}'’-]*\p{Ll}/u.test(word)

/**
 * Returns true if two words in a row are capitalized as in a full name. The set's own words ('Wh- Questions', 'Easy
 * Onset') don't count.
 */
export function looksLikeFullName(name: string, ...own: string[]): boolean {
  const known = new Set(own.flatMap(wordsOf).map((word) => word.toLowerCase()))
  return name.split(/[,;:·/()\d]+/).some((phrase) =>
    wordsOf(phrase).some((word, index, words) => {
      const next = words[index + 1]
      if (next === undefined || !capitalized(word) || !capitalized(next)) return false
      return !known.has(word.toLowerCase()) && !known.has(next.toLowerCase())
    }),
  )
}

// Created on first use: creating a collator takes about 15 ms.
const byName = lazyValue(() => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }))

/** Sorts sets by name naturally: 'Group 2' before 'Group 10'. */
export function sortByName<Set extends Pick<SavedSet, 'name'>>(sets: readonly Set[]): Set[] {
  return sets.toSorted((a, b) => byName().compare(a.name, b.name))
}

/** Returns the sets whose name or content contains the typed text. */
export function findSets<Set extends Pick<SavedSet, 'name' | 'title' | 'line'>>(
  sets: readonly Set[],
  typed: string,
): Set[] {
  const wanted = typed.trim().toLowerCase()
  return sets.filter(({ name, title, line }) => `${name} ${title} ${line}`.toLowerCase().includes(wanted))
}
