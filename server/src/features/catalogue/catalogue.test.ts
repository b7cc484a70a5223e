import { getAllGames, getFeaturedGames, getGame, getGames, getHowToPlay, type AllGames } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { countGames } from './catalogue.service.ts'

let app: TestApp

interface Seed {
  name: string
  rank: number
  categories?: string[]
  ages?: string[]
  free?: boolean
  featured?: boolean
  hidden?: boolean
  retired?: boolean
}

const seeds: Seed[] = [
  { name: 'thread-four', rank: 4, categories: ['SLP', 'Free Games'], ages: ['8-10'], free: true },
  {
    name: 'lantern-river',
    rank: 1,
    categories: ['SLP', 'Turn-Taking', 'Free Games'],
    ages: ['2-4', '5-7'],
    free: true,
    featured: true,
  },
  { name: 'patient-orchard', rank: 2, categories: ['MIND', 'Turn-Taking'], ages: ['5-7', '8-10'], featured: true },
  { name: 'tide-breath', rank: 3, categories: ['MIND', 'Free Games'], ages: ['14+'], free: true },
  { name: 'otter-glide', rank: 5, categories: ['SLP'], ages: ['2-4'] },
  { name: 'button-bay', rank: 6, categories: ['OT'], ages: ['2-4', '14+'] },
  { name: 'not-yet', rank: 0, categories: ['SLP'], ages: ['2-4'], featured: true, hidden: true },
  { name: 'long-gone', rank: 0, categories: ['SLP'], ages: ['2-4'], featured: true, retired: true },
]

async function seed({ name, rank, categories = [], ages = [], free = false, featured = false, hidden, retired }: Seed) {
  const { id } = await app.db
    .insertInto('games')
    .values({
      un_zip_filename: name,
      game_name: name,
      rank,
      free,
      featured,
      how_to_play: [`Open ${name}`, 'Play'],
      video: `/assets/games/${name}/1/video.webm`,
      free_video: free ? `/assets/games/${name}/1/free.webm` : null,
      published_at: hidden ? null : new Date(),
      retired_at: retired ? new Date() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into categories (name) select unnest(${categories}::text[]) on conflict do nothing`.execute(app.db)
  await sql`insert into game_categories select ${id}, c.id, g.n from unnest(${categories}::text[]) with ordinality g (name, n)
    join categories c using (name)`.execute(app.db)
  await sql`insert into game_ages select ${id}, id from age_filters where name = any(${ages}::text[])`.execute(app.db)
}

beforeAll(async () => {
  app = await startApp()
  for (const one of seeds) await seed(one)
})
afterAll(() => app.close())

async function found(query: object): Promise<string[]> {
  const { statusCode, body } = await app.call(getAllGames, { query })
  expect(statusCode).toBe(200)
  expect(body.pagination.total).toBe(body.all_games.length)
  return body.all_games.map((game: { un_zip_filename: string }) => game.un_zip_filename)
}

async function idOf(table: 'categories' | 'age_filters', name: string): Promise<number> {
  const row = await app.db.selectFrom(table).where('name', '=', name).select('id').executeTakeFirstOrThrow()
  return row.id
}

const shown = seeds.filter((one) => !one.hidden && !one.retired).sort((a, b) => a.rank - b.rank)

describe('filters of all-games', () => {
  const categories = [
    [],
    ['SLP'],
    ['MIND'],
    ['SLP', 'OT'],
    ['Turn-Taking', 'Free Games'],
    ['nothing'],
    ['nothing', 'OT'],
  ]
  const ages = [[], ['2-4'], ['14+'], ['5-7', '14+'], ['99+'], ['99+', '8-10']]
  const cases = categories.flatMap((one) => ages.map((other) => [one, other] as const))

  test.each(cases)('categories %j and ages %j: any within a filter, both across filters', async (wanted, old) => {
    const expected = shown.filter(
      (one) =>
        (wanted.length === 0 || wanted.some((name) => one.categories?.includes(name))) &&
        (old.length === 0 || old.some((name) => one.ages?.includes(name))),
    )
    const names = expected.map((one) => one.name)
    expect(await found({ categories: wanted.join(','), age_filters: old.join(',') })).toEqual(names)
  })

  test('accept ids, names in any case, and repeated parameters', async () => {
    const slp = await idOf('categories', 'SLP')
    const oldest = await idOf('age_filters', '14+')
    const expected = ['button-bay']
    expect(await found({ categories: 'ot', age_filters: '14+' })).toEqual(expected)
    expect(await found({ categories: await idOf('categories', 'OT'), age_filters: oldest })).toEqual(expected)
    const response = await app.inject({ url: `/api/all-games?categories=${slp}&categories=ot&age_filters=2-4` })
    expect(response.json().all_games.map((game: { title: string }) => game.title)).toEqual([
      'lantern-river',
      'otter-glide',
      'button-bay',
    ])
  })

  test.each(['99999999999999999999', "'; drop table games; --", '%', 'SLP%', '-1', '1.5', '🎲'])(
    'an unknown filter %s finds nothing and is no error',
    async (filter) => {
      expect(await found({ categories: filter })).toEqual([])
      expect(await found({ age_filters: filter })).toEqual([])
    },
  )
})

describe('pages of all-games', () => {
  test('follow one another in catalogue order', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => app.call(getAllGames, { query: { page, per_page: 2 } })))
    expect(pages.flatMap(({ body }) => body.all_games.map((game: { title: string }) => game.title))).toEqual(
      shown.map((one) => one.name),
    )
    expect(pages[1]?.body.pagination).toEqual({ current_page: 2, last_page: 3, per_page: 2, total: 6 })
  })

  test('show the current catalogue, even at a URL that was never requested', async () => {
    let asked = 0
    const first = async () =>
      (await app.inject({ url: `/api/all-games?fresh=${(asked += 1)}` })).json<AllGames>().all_games[0]?.game_name
    const rename = (name: string) =>
      sql`update games set game_name = ${name} where un_zip_filename = 'lantern-river'`.execute(app.db)
    expect([await first(), await first()]).toEqual(['lantern-river', 'lantern-river'])
    await rename('Lantern Sea')
    expect([await first(), await first()]).toEqual(['Lantern Sea', 'Lantern Sea'])
    await rename('lantern-river')
    expect(await first()).toBe('lantern-river')
  })

  test('a page past the end is empty and says how many there are', async () => {
    const { body } = await app.call(getAllGames, { query: { page: 1_000_000, per_page: 100 } })
    expect([body.all_games, body.pagination]).toEqual([
      [],
      { current_page: 1_000_000, last_page: 1, per_page: 100, total: 6 },
    ])
  })

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 'x' },
    { page: 1.5 },
    { per_page: 0 },
    { per_page: 101 },
    { page: 1e9 },
  ])('refuses %j and names the field', async (query) => {
    const { statusCode, body } = await app.call(getAllGames, { query })
    expect([statusCode, Object.keys(body.errors)]).toEqual([422, Object.keys(query)])
  })

  test('offers all categories, including Free Games, and the five ages in order', async () => {
    const { body } = await app.call(getAllGames)
    const names = (list: { name: string }[]) => list.map((one) => one.name)
    expect(names(body.all_categories).sort()).toEqual(['Free Games', 'MIND', 'OT', 'SLP', 'Turn-Taking'])
    expect(names(body.all_age_filters)).toEqual(['2-4', '5-7', '8-10', '11-13', '14+'])
    expect(body.pagination.per_page).toBe(12)
  })
})

describe('a game', () => {
  test('has its tags, ages, and videos', async () => {
    const { body } = await app.call(getGame, { params: { id: 'lantern-river' } })
    expect(body).toMatchObject({
      title: 'lantern-river',
      tags: ['SLP', 'Turn-Taking', 'Free Games'],
      age_filters: ['2-4', '5-7'],
      free: true,
      game_video: '/assets/games/lantern-river/1/video.webm',
      features_video: '/assets/games/lantern-river/1/video.webm',
      free_video: '/assets/games/lantern-river/1/free.webm',
    })
    const byNumber = await app.call(getGame, { params: { id: String(body.id) } })
    expect(byNumber.body).toEqual(body)
  })

  test('with a number as its name is found by it, unless another game has that number', async () => {
    await seed({ name: '2048', rank: 7 })
    const { body } = await app.call(getGame, { params: { id: '2048' } })
    expect(body.title).toBe('2048')
    const first = await app.call(getGame, { params: { id: 'thread-four' } })
    await seed({ name: String(first.body.id), rank: 8 })
    const byNumber = await app.call(getGame, { params: { id: String(first.body.id) } })
    expect(byNumber.body.title).toBe('thread-four')
    await app.db
      .deleteFrom('games')
      .where('un_zip_filename', 'in', ['2048', String(first.body.id)])
      .execute()
  })

  test.each(['nothing', '0', '-1', '99999999999999999999', '9007199254740993', 'not-yet', 'long-gone', '1;', 'a/b'])(
    '%s is not found, nor how to play it',
    async (key) => {
      const game = await app.call(getGame, { params: { id: key } })
      const steps = await app.call(getHowToPlay, { params: { gameId: key } })
      expect([game.statusCode, game.body.message, steps.statusCode]).toEqual([404, 'There is no such game.', 404])
    },
  )

  test('has steps of how to play it', async () => {
    const { body } = await app.call(getHowToPlay, { params: { gameId: 'tide-breath' } })
    expect(body).toEqual([{ steps: 'Open tide-breath' }, { steps: 'Play' }])
  })
})

test('games lists the free ones first, each part in catalogue order', async () => {
  const { body, headers } = await app.call(getGames)
  expect(body.game_view2.map((game: { title: string }) => game.title)).toEqual([
    'lantern-river',
    'tide-breath',
    'thread-four',
    'patient-orchard',
    'otter-glide',
    'button-bay',
  ])
  expect(headers['cache-control']).toMatch(/^public, max-age=\d+/)
  expect((await app.call(getGames, { query: { page: 2 } })).body.game_view2).toEqual([])
  expect(await countGames(app.db)).toBe(6)
})

test('featured games are published, at most 24, without duplicates', async () => {
  const before = await app.call(getFeaturedGames)
  expect(before.body.map((game: { title: string }) => game.title)).toEqual(['lantern-river', 'patient-orchard'])
  for (let at = 0; at < 30; at++)
    await seed({
      name: `extra-${at}`,
      rank: 100 + at,
      featured: true,
      categories: ['SLP', 'OT', 'MIND'],
      ages: ['2-4', '5-7'],
    })
  const { body } = await app.call(getFeaturedGames)
  const ids = body.map((game: { id: number }) => game.id)
  expect([ids.length, new Set(ids).size]).toEqual([24, 24])
  await sql`delete from games where un_zip_filename like 'extra-%'`.execute(app.db)
})
