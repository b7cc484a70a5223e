import { serializePicks } from '@marigold/contract'
import type { SetPicks } from '../../areas/areas.ts'
import { parseSetPicks } from '../set-picks.ts'
import type { AccountSet } from './account-sets.ts'
import type { CardSets } from './use-card-sets.ts'

/** Returns the saved set with exactly these picks. */
export function findSameSet(saved: readonly AccountSet[], picks: SetPicks): AccountSet | null {
  const spelled = serializePicks(picks)
  return saved.find((set) => serializePicks(parseSetPicks(set.picks)) === spelled) ?? null
}

const most = 8

interface QuickSet {
  name: string
  pictures: readonly string[]
  picks: SetPicks
}

/** Returns the sets to offer first: recently played ones, then saved ones by last use. */
export function quickSets({ recent, saved }: Pick<CardSets, 'recent' | 'saved'>): QuickSet[] {
  const played = recent.map(({ title, pictures, picks }) => {
    return { name: findSameSet(saved, picks)?.name ?? title, pictures, picks }
  })
  const known = new Set(played.map(({ picks }) => serializePicks(picks)))
  const others = saved
    .toSorted((a, b) => (b.used_at ?? '').localeCompare(a.used_at ?? ''))
    .map(({ name, pictures, picks }) => ({ name, pictures, picks: parseSetPicks(picks) }))
    .filter(({ picks }) => !known.has(serializePicks(picks)))
  return [...played, ...others].slice(0, most)
}
