import { expect, it } from 'vitest'
import type { RecentSet } from '../recent-sets.ts'
import { noPicks } from '../set-picks.ts'
import type { AccountSet } from './account-sets.ts'
import { quickSets } from './quick-sets.ts'

const picksOf = (sound: string) => ({ ...noPicks, articulation: { [sound]: [[1], [1]] as [number[], number[]] } })
const saved = (name: string, sound: string, used_at: string | null): AccountSet => ({
  ...{ id: name, name, title: sound, line: 'Words', pictures: [], version: 1, used_at },
  picks: picksOf(sound),
})
const played = (title: string, at: number): RecentSet => ({
  ...{ title, line: 'Words', pictures: [], at, person: 1, unsent: false },
  picks: picksOf(title),
})

it('lists recently played sets under their saved names, then saved ones by last use, each once', () => {
  const recent = [played('S', 3), played('R', 2)]
  const sets = [saved('Old', 'K', '2026-01-01'), saved('Mia', 'R', '2026-03-01'), saved('New', 'L', null)]
  expect(quickSets({ recent, saved: [...sets, saved('Later', 'T', '2026-02-01')] }).map(({ name }) => name)).toEqual([
    'S',
    'Mia',
    'Later',
    'Old',
    'New',
  ])
  expect(quickSets({ recent: [], saved: [] })).toEqual([])
})

it('limits a caseload of sets to a row that is easy to scroll', () => {
  const many = Array.from({ length: 70 }, (_, at) => saved(`Child ${at}`, `S${at}`, null))
  expect(quickSets({ recent: [], saved: many })).toHaveLength(8)
})
