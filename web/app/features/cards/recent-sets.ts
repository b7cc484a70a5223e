import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { describeRows, wholeDeck, type CardRows } from './card-rows.ts'
import { pickedParts, textOfPicks, toSetPicks, type SetPicks } from './set-picks.ts'

const key = 'marigold-recent-cards'
const most = 3

/** A set that was played on this device: what was picked, and what it looks like. */
export interface RecentSet {
  title: string
  /** What kind of cards, below the title. */
  line: string
  pictures: string[]
  /** When it was played last, in milliseconds. */
  at: number
  picks: SetPicks
}

const Stored = z.object({
  title: z.string().max(200),
  line: z.string().max(200),
  pictures: z.array(z.string().startsWith('/').max(300)).max(3),
  at: z.number(),
  picks: z.unknown().transform(toSetPicks),
})

/** The sets of a stored text, newest first; what is no set is left out. */
export function parseRecentSets(stored: string | null): RecentSet[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed
      .flatMap((one: unknown) => Stored.safeParse(one).data ?? [])
      .filter((set) => pickedParts(set.picks).length > 0)
      .slice(0, most)
  } catch {
    return [] // edited by hand or cut short
  }
}

/** The sets with this one in front; the same picks stand there once. */
export function withRecent(sets: readonly RecentSet[], set: RecentSet): RecentSet[] {
  const same = textOfPicks(set.picks)
  return [set, ...sets.filter((other) => textOfPicks(other.picks) !== same)].slice(0, most)
}

const listeners = new Set<() => void>()

function readText(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null // storage is blocked
  }
}

/** What fetched cards look like in a row: title, kind, and up to three pictures. */
export function lookOfRows(rows: CardRows): Pick<RecentSet, 'title' | 'line' | 'pictures'> {
  const first = wholeDeck(rows).cards.flatMap((card) => card.pictures.slice(0, 1).map((picture) => picture.url))
  // A photograph has no address that outlives the page.
  const pictures = first.filter((url) => url.startsWith('/'))
  return { ...describeRows(rows), pictures: [...new Set(pictures)].slice(0, 3) }
}

/** Keeps a set that was just opened, on this device. */
export function storeRecentSet(picks: SetPicks, rows: CardRows) {
  const set = { ...lookOfRows(rows), at: Date.now(), picks }
  try {
    window.localStorage.setItem(key, JSON.stringify(withRecent(parseRecentSets(readText()), set)))
  } catch {
    // storage is blocked or full: the next visit starts from the grid
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The sets last played on this device, newest first; none while the server renders. */
export function useRecentSets(): RecentSet[] {
  return parseRecentSets(useSyncExternalStore(subscribe, readText, () => null))
}

/** When a set was played: 'today', 'yesterday', or the date. */
export function playedWhen(at: number, now: number): string {
  const day = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((day(now) - day(at)) / 86_400_000)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return new Date(at).toLocaleDateString(undefined, { month: 'short', day: 'numeric' })
}
