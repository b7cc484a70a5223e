import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GameManifest } from '@marigold/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { comparisonPage, mechanics, missing } from './comparison.ts'

const games = join(import.meta.dirname, '..')
const ages = ['2-4', '5-7', '8-10', '11-13', '14+']
let manifests: GameManifest[] = []

beforeAll(async () => {
  const slugs = readdirSync(games).filter(
    (slug) => !slug.startsWith('_') && existsSync(join(games, slug, 'manifest.ts')),
  )
  const load = (slug: string) => import(`../${slug}/manifest.ts`) as Promise<{ manifest: GameManifest }>
  manifests = (await Promise.all(slugs.map(load))).map(({ manifest }) => manifest)
})

describe('the page that compares all games', () => {
  test('is up to date, and describes each game once', async () => {
    expect(missing(manifests)).toEqual([])
    expect(new Set(mechanics()).size).toBe(mechanics().length)
    await expect(comparisonPage(manifests)).toMatchFileSnapshot('../../docs/game-comparison.md')
  })
})

describe('the catalog', () => {
  test.each(['SLP', 'OT', 'MIND'])('has a game of %s for each age', (profession) => {
    const own = manifests.filter(({ categories }) => categories.includes(profession))
    expect(ages.filter((age) => own.some(({ age_filters }) => age_filters.includes(age)))).toEqual(ages)
  })

  test('has free games in the written order: one for each profession, one for teens, and four more', () => {
    const free = manifests.filter((one) => one.free).toSorted((one, other) => one.rank - other.rank)
    expect(free.map(({ un_zip_filename }) => un_zip_filename)).toEqual([
      'lantern-river',
      'bubble-bayou',
      'tide-breath',
      'thread-four',
      'sky-high-scoops',
      'fossil-field',
      'inside-weather',
      'teeter-critters',
    ])
  })
})
