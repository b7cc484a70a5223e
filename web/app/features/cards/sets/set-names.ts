import { m } from '#messages'
import type { SavedSet } from '@marigold/contract'
import { limits } from '@marigold/contract'
import { madeLate } from '../../../platform/start/made-late.ts'
import { pickedParts } from './set-picks.ts'
import { screenOf } from '../areas/by-area.ts'
import type { SetPicks } from '../areas/areas.ts'

/** 'R at the start' where one sound in one place is all that is picked; null where no name says all of the picks. */
export function nameOfAll(picks: SetPicks): string | null {
  const [part, another] = pickedParts(picks)
  return part && !another ? (screenOf(part).nameOf?.(picks) ?? null) : null
}

const shortened = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

/** A name for a set that is not taken yet: what is in it, and a number where that is needed. */
export function proposeName(what: { title: string; line: string; picks: SetPicks }, taken: readonly string[]): string {
  const { title, line, picks } = what
  const all = nameOfAll(picks)
  // The line begins with the position, which `all` says already.
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
 * True when two words in a row are capitalized as in a person's full name; words that the set itself consists of
 * ('Wh- Questions', 'Easy Onset') are none.
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

// Made for the first list: the browser takes 15 ms to begin with an alphabet.
const byName = madeLate(() => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }))

/** Sets in the order of their names, as people sort: 'Group 2' before 'Group 10'. */
export function sortByName<Set extends Pick<SavedSet, 'name'>>(sets: readonly Set[]): Set[] {
  return sets.toSorted((a, b) => byName().compare(a.name, b.name))
}

/** The sets whose name or content holds what was typed. */
export function findSets<Set extends Pick<SavedSet, 'name' | 'title' | 'line'>>(
  sets: readonly Set[],
  typed: string,
): Set[] {
  const wanted = typed.trim().toLowerCase()
  return sets.filter(({ name, title, line }) => `${name} ${title} ${line}`.toLowerCase().includes(wanted))
}
