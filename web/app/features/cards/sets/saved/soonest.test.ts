import { expect, it } from 'vitest'
import type { RecentSet } from '../recent-sets.ts'
import { noPicks } from '../set-picks.ts'
import type { KeptSet } from './account-sets.ts'
import { soonest } from './soonest.ts'

const picksOf = (sound: string) => ({ ...noPicks, articulation: { [sound]: [[1], [1]] as [number[], number[]] } })
const saved = (name: string, sound: string, used_at: string | null): KeptSet => ({
  ...{ id: name, name, title: sound, line: 'Words', pictures: [], version: 1, used_at },
  picks: picksOf(sound),
})
const played = (title: string, at: number): RecentSet => ({
  ...{ title, line: 'Words', pictures: [], at, person: 1, unsent: false },
  picks: picksOf(title),
})

it('what was played last leads under the name it is saved by, then saved sets by their last use, each set once', () => {
  const recent = [played('S', 3), played('R', 2)]
  const sets = [saved('Old', 'K', '2026-01-01'), saved('Mia', 'R', '2026-03-01'), saved('New', 'L', null)]
  expect(soonest({ recent, saved: [...sets, saved('Later', 'T', '2026-02-01')] }).map(({ name }) => name)).toEqual([
    'S',
    'Mia',
    'Later',
    'Old',
    'New',
  ])
  expect(soonest({ recent: [], saved: [] })).toEqual([])
})

it('a caseload of sets is cut to a row that a thumb can go through', () => {
  const many = Array.from({ length: 70 }, (_, at) => saved(`Child ${at}`, `S${at}`, null))
  expect(soonest({ recent: [], saved: many })).toHaveLength(8)
})
