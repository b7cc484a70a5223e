import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameManifest } from '@marigold/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { comparisonPage, mechanics, missing } from './comparison.ts'
import { contentTables } from './content-tables.ts'

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

describe('content tables', () => {
  /** Files of games for OT and MIND with ten or more lines that end as a sentence: in code, only tables have them. */
  const found = () =>
    manifests
      .filter(({ categories }) => categories[0] !== 'SLP')
      .flatMap(({ un_zip_filename: slug }) =>
        readdirSync(join(games, slug))
          .filter((file) => /(?<!\.test)\.ts$/.test(file))
          .map((file) => `${slug}/${file}`),
      )
      .filter((file) => {
        const lines = readFileSync(join(games, file), 'utf8').split('\n')
        return lines.filter((line) => !/^\s*(\*|\/)/.test(line) && /[a-z’”)][.?!]”?'?,?$/.test(line)).length >= 10
      })

  test('are all in the list, each with two readers', () => {
    expect(found().length).toBeGreaterThan(15)
    expect(found().filter((file) => !contentTables[file])).toEqual([])
    expect(Object.keys(contentTables).filter((file) => !existsSync(join(games, file)))).toEqual([])
    expect(Object.entries(contentTables).filter(([, { readers }]) => readers < 2)).toEqual([])
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
