import { limits, serializePicks, type PlayedSet } from '@marigold/contract'
import { locale, m } from '#messages'
import { useMemo } from 'react'
import { z } from 'zod'
import { useOwner } from '../../../platform/storage/device-owner.ts'
import { storedText } from '../../../platform/storage/stored-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { describeRows, toDeck } from './card-rows.ts'
import { pickedTabs, parseSetPicks } from './set-picks.ts'
import { parseStoredList } from '../../../platform/storage/parse-stored.ts'

const key = 'marigold-recent-cards'
const most = limits.recentSets

/** A set that was played: its picks and its preview. */
export interface RecentSet {
  title: string
  /** The kinds of cards, shown below the title. */
  line: string
  pictures: string[]
  /** When it was last played, in ms since 1970. */
  at: number
  picks: SetPicks
  /** User id; null if nobody was known to be logged in. */
  person: number | null
  /** True until the account knows about it. */
  unsent: boolean
}

const Stored = z.object({
  title: z.string().max(200),
  line: z.string().max(200),
  pictures: z.array(z.string().startsWith('/').max(300)).max(3),
  at: z.number(),
  picks: z.unknown().transform(parseSetPicks),
  person: z.int().nullable().default(null),
  unsent: z.boolean().default(false),
})

/** Parses stored sets, newest first; invalid ones are skipped. */
export function parseRecentSets(stored: string | null): RecentSet[] {
  return parseStoredList(Stored, stored).filter((set) => pickedTabs(set.picks).length > 0)
}

/** Removes duplicate picks and keeps the newest few per user. */
function limitPerUser(sets: readonly RecentSet[]): RecentSet[] {
  const counts = new Map<number | null, number>()
  const seen = new Set<string>()
  return sets.filter((set) => {
    const same = `${set.person} ${serializePicks(set.picks)}`
    const count = counts.get(set.person) ?? 0
    if (seen.has(same) || count >= most) return false
    seen.add(same)
    counts.set(set.person, count + 1)
    return true
  })
}

/** Puts a set in front, removing older copies with the same picks. */
export function addRecent(sets: readonly RecentSet[], set: RecentSet): RecentSet[] {
  return limitPerUser([set, ...sets])
}

/** Merges the account's played sets into the device's. Sets the account doesn't know yet are kept. */
export function mergePlayed(sets: readonly RecentSet[], played: readonly PlayedSet[], userId: number): RecentSet[] {
  const known = played.map((one): RecentSet => {
    const { title, line, pictures, played_at } = one
    return {
      title,
      line,
      pictures,
      at: Date.parse(played_at),
      picks: parseSetPicks(one.picks),
      person: userId,
      unsent: false,
    }
  })
  const all = [...sets.filter((set) => set.person !== userId || set.unsent), ...known]
  return limitPerUser(all.toSorted((a, b) => b.at - a.at))
}

/**
 * Returns a user's sets, each set of picks once, including those from before the login; without a user, only the
 * latter.
 */
export function recentFor(sets: readonly RecentSet[], userId: number | null): RecentSet[] {
  const theirs = sets.filter((set) => set.person === null || set.person === userId)
  const once = new Map(theirs.toReversed().map((set) => [serializePicks(set.picks), set]))
  return theirs.filter((set) => once.get(serializePicks(set.picks)) === set).slice(0, most)
}

/** Assigns sets without a user to this one, because they were opened before the login was known. */
export function claimSets(sets: readonly RecentSet[], userId: number): RecentSet[] {
  return limitPerUser(sets.map((set) => (set.person === null ? { ...set, person: userId, unsent: true } : set)))
}

const stored = storedText(key)

/** Reads the sets played on this device or known from the account. */
export function readRecentSets(): RecentSet[] {
  return parseRecentSets(stored.read())
}

/** Stores the sets on this device. */
export function storeRecentSets(sets: readonly RecentSet[]) {
  const text = JSON.stringify(sets)
  if (text !== stored.read()) stored.write(text)
}

/** Returns the preview of fetched cards: title, kinds, and up to three pictures. */
export function previewRows(rows: CardRows): Pick<RecentSet, 'title' | 'line' | 'pictures'> {
  const first = toDeck(rows).cards.flatMap((card) => card.pictures.slice(0, 1).map((picture) => picture.url))
  // The URL of a photo is valid for this page only.
  const pictures = first.filter((url) => url.startsWith('/'))
  return { ...describeRows(rows), pictures: [...new Set(pictures)].slice(0, 3) }
}

/** Stores a set that was just opened, on this device. */
export function storeRecentSet(picks: SetPicks, rows: CardRows, userId: number | null) {
  const set = { ...previewRows(rows), at: Date.now(), picks, person: userId, unsent: userId !== null }
  storeRecentSets(addRecent(readRecentSets(), set))
}

/** Returns the user's recently played sets on this device, newest first; empty on the server. */
export function useRecentSets(): RecentSet[] {
  const { me } = useSession()
  const owner = useOwner()
  const userId = me?.id ?? (typeof owner === 'number' ? owner : null)
  const text = stored.use()
  return useMemo(() => recentFor(parseRecentSets(text), userId), [text, userId])
}

/** Formats when a set was played: 'today', 'yesterday', or the date. */
export function formatPlayed(at: number, now: number): string {
  const day = (time: number) => new Date(time).setHours(0, 0, 0, 0)
  const days = Math.round((day(now) - day(at)) / 86_400_000)
  if (days <= 0) return m.cards_today()
  if (days === 1) return m.cards_yesterday()
  return new Date(at).toLocaleDateString(locale, { month: 'short', day: 'numeric' })
}
