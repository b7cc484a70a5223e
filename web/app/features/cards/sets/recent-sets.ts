import { limits, spellPicks, type PlayedSet } from '@marigold/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { onOwnerChange, ownerNow } from '../../../platform/storage/device-owner.ts'
import { keptText } from '../../../platform/storage/kept-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { describeRows, wholeDeck } from './card-rows.ts'
import { pickedParts, toSetPicks } from './set-picks.ts'
import { readListAs } from '../../../platform/storage/read-as.ts'

const key = 'marigold-recent-cards'
const most = limits.recentSets

/** A set that was played: what was picked, and what it looks like. */
export interface RecentSet {
  title: string
  /** What kind of cards, below the title. */
  line: string
  pictures: string[]
  /** When it was played last, in milliseconds. */
  at: number
  picks: SetPicks
  /** Who played it; null when nobody was known to be signed in. */
  person: number | null
  /** The account does not know of it yet. */
  unsent: boolean
}

const Stored = z.object({
  title: z.string().max(200),
  line: z.string().max(200),
  pictures: z.array(z.string().startsWith('/').max(300)).max(3),
  at: z.number(),
  picks: z.unknown().transform(toSetPicks),
  person: z.int().nullable().default(null),
  unsent: z.boolean().default(false),
})

/** The sets of a stored text, newest first; what is no set is left out. */
export function parseRecentSets(stored: string | null): RecentSet[] {
  return readListAs(Stored, stored).filter((set) => pickedParts(set.picks).length > 0)
}

/** The same picks once, a handful for each person. */
function handful(sets: readonly RecentSet[]): RecentSet[] {
  const counts = new Map<number | null, number>()
  const seen = new Set<string>()
  return sets.filter((set) => {
    const same = `${set.person} ${spellPicks(set.picks)}`
    const count = counts.get(set.person) ?? 0
    if (seen.has(same) || count >= most) return false
    seen.add(same)
    counts.set(set.person, count + 1)
    return true
  })
}

/** The sets with this one in front; the same picks stand there once. */
export function withRecent(sets: readonly RecentSet[], set: RecentSet): RecentSet[] {
  return handful([set, ...sets])
}

/** The device's sets with those that the account knows of this person; what the account does not know yet stays. */
export function withPlayed(sets: readonly RecentSet[], played: readonly PlayedSet[], person: number): RecentSet[] {
  const known = played.map((one): RecentSet => {
    const { title, line, pictures, played_at } = one
    return { title, line, pictures, at: Date.parse(played_at), picks: toSetPicks(one.picks), person, unsent: false }
  })
  const all = [...sets.filter((set) => set.person !== person || set.unsent), ...known]
  return handful(all.toSorted((a, b) => b.at - a.at))
}

/** The sets of one account, each picks once, with those from before its login; without an account, the latter alone. */
export function recentOf(sets: readonly RecentSet[], person: number | null): RecentSet[] {
  const theirs = sets.filter((set) => set.person === null || set.person === person)
  const once = new Map(theirs.toReversed().map((set) => [spellPicks(set.picks), set]))
  return theirs.filter((set) => once.get(spellPicks(set.picks)) === set).slice(0, most)
}

/** The sets with those that nobody played given to this person: they were opened before the account said who is here. */
export function claimed(sets: readonly RecentSet[], person: number): RecentSet[] {
  return handful(sets.map((set) => (set.person === null ? { ...set, person, unsent: true } : set)))
}

const kept = keptText(key)

/** The sets that were played on this device, and those that it knows of from the account. */
export function readRecentSets(): RecentSet[] {
  return parseRecentSets(kept.read())
}

/** Keeps the sets on this device. */
export function keepRecentSets(sets: readonly RecentSet[]) {
  const text = JSON.stringify(sets)
  if (text !== kept.read()) kept.write(text)
}

/** What fetched cards look like in a row: title, kind, and up to three pictures. */
export function lookOfRows(rows: CardRows): Pick<RecentSet, 'title' | 'line' | 'pictures'> {
  const first = wholeDeck(rows).cards.flatMap((card) => card.pictures.slice(0, 1).map((picture) => picture.url))
  // A photograph has no address that outlives the page.
  const pictures = first.filter((url) => url.startsWith('/'))
  return { ...describeRows(rows), pictures: [...new Set(pictures)].slice(0, 3) }
}

/** Keeps a set that was just opened, on this device. */
export function storeRecentSet(picks: SetPicks, rows: CardRows, person: number | null) {
  const set = { ...lookOfRows(rows), at: Date.now(), picks, person, unsent: person !== null }
  keepRecentSets(withRecent(readRecentSets(), set))
}

/** The sets that this person played last, as this device knows them, newest first; none while the server renders. */
export function useRecentSets(): RecentSet[] {
  const { me } = useSession()
  const owner = useSyncExternalStore(onOwnerChange, ownerNow, () => null)
  const person = me?.id ?? (typeof owner === 'number' ? owner : null)
  const text = kept.use()
  return useMemo(() => recentOf(parseRecentSets(text), person), [text, person])
}

/** When a set was played: 'today', 'yesterday', or the date. */
export function playedWhen(at: number, now: number): string {
  const day = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((day(now) - day(at)) / 86_400_000)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return new Date(at).toLocaleDateString(undefined, { month: 'short', day: 'numeric' })
}
