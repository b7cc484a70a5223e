import { spellPicks } from '@marigold/contract'
import type { SetPicks } from '../../areas/areas.ts'
import { toSetPicks } from '../set-picks.ts'
import type { KeptSet } from './account-sets.ts'
import type { CardSets } from './use-card-sets.ts'

/** The saved set that holds exactly these picks. */
export function sameSet(saved: readonly KeptSet[], picks: SetPicks): KeptSet | null {
  const spelled = spellPicks(picks)
  return saved.find((set) => spellPicks(toSetPicks(set.picks)) === spelled) ?? null
}

const most = 8

interface QuickSet {
  name: string
  pictures: readonly string[]
  picks: SetPicks
}

/** The sets that are wanted soonest: those played last, then saved ones by when they were used. */
export function soonest({ recent, saved }: Pick<CardSets, 'recent' | 'saved'>): QuickSet[] {
  const played = recent.map(({ title, pictures, picks }) => {
    return { name: sameSet(saved, picks)?.name ?? title, pictures, picks }
  })
  const known = new Set(played.map(({ picks }) => spellPicks(picks)))
  const others = saved
    .toSorted((a, b) => (b.used_at ?? '').localeCompare(a.used_at ?? ''))
    .map(({ name, pictures, picks }) => ({ name, pictures, picks: toSetPicks(picks) }))
    .filter(({ picks }) => !known.has(spellPicks(picks)))
  return [...played, ...others].slice(0, most)
}
