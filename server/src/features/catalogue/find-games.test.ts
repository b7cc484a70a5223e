import { getAllGames, limits } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { deleteUnusedWords, searchWords } from './find-games.ts'

let app: TestApp

interface Seed {
  name: string
  says?: string
  long?: string
  goals?: string[]
  categories?: string[]
  published?: string | null
}

const seeds: Seed[] = [
  {
    name: "Lantern\\'s River",
    says: 'Float to the lake',
    goals: ['Wait for a turn'],
    categories: ['SLP', 'Turn-Taking'],
    published: '2026-01-03',
  },
  {
    name: 'Patient Orchard',
    says: 'Stop in time',
    goals: ['Inhibit a response'],
    categories: ['MIND'],
    published: '2026-01-05',
  },
  { name: 'Tide Breath', long: 'A river runs by.', categories: ['MIND', 'Mindfulness'], published: '2026-01-01' },
  { name: 'Button Bay', goals: ['Cut along a line'], categories: ['OT', 'Fine Motor'], published: '2026-01-04' },
  { name: 'River of Secrets', published: null },
]

beforeAll(async () => {
  app = await startApp()
  for (const [rank, { name, says = '', long = '', goals = [], categories = [], published = null }] of seeds.entries()) {
    const { id } = await app.db
      .insertInto('games')
      .values({
        un_zip_filename: `game-${rank}`,
        game_name: name,
        short_description: says,
        long_description: long,
        goals,
        rank,
        published_at: published === null ? null : new Date(published),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into categories (name) select unnest(${categories}::text[]) on conflict do nothing`.execute(app.db)
    await sql`insert into game_categories select ${id}, c.id, g.n from unnest(${categories}::text[]) with ordinality g (name, n)
      join categories c using (name)`.execute(app.db)
  }
})
afterAll(() => app.close())

async function found(query: Record<string, unknown>): Promise<string[]> {
  const { statusCode, body } = await app.call(getAllGames, { query })
  expect(statusCode).toBe(200)
  expect(body.pagination.total).toBe(body.all_games.length)
  return body.all_games.map((game: { game_name: string }) => game.game_name)
}

const [lantern, orchard, tide, button] = seeds.map(({ name }) => name)

describe('a search', () => {
  test.each([
    ['by name', 'patient orchard', [orchard]],
    ['by a name with an apostrophe', 'lantern’s', [lantern]],
    ['by the beginning of a word', 'orch', [orchard]],
    ['by a goal, in another form', 'waiting turns', [lantern]],
    ['by a skill', 'fine motor', [button]],
    ['by a field in words', 'occupational therapy', []],
    ['by a field', 'occupational', [button]],
    ['the name before what is said at length', 'river', [lantern, tide]],
    ['a misspelled name', 'pateint orchrad', [orchard]],
    ['a misspelled skill', 'mindfullness', [tide]],
    ['nothing alike', 'zzyzx', []],
    ['signs alone', '%_\'"\\ & | ! :*', []],
    ['one letter too short to be alike', 'q', []],
  ])('%s', async (_what, search, names) => {
    expect(await found({ search })).toEqual(names)
  })

  test('stays within the chosen category', async () => {
    expect(await found({ search: 'river', categories: 'MIND' })).toEqual([tide])
    expect(await found({ search: 'river', categories: 'OT' })).toEqual([])
  })

  test('without words finds everything in catalogue order', async () => {
    expect(await found({ search: '  ' })).toEqual([lantern, orchard, tide, button])
  })

  test('reflects changes of a name, a goal, a category, and its name', async () => {
    await app.db
      .updateTable('games')
      .set({ goals: ['Zigzag'] })
      .where('game_name', '=', 'Tide Breath')
      .execute()
    expect(await found({ search: 'zigzag' })).toEqual([tide])
    await app.db.updateTable('categories').set({ name: 'Handwriting' }).where('name', '=', 'Fine Motor').execute()
    expect(await found({ search: 'handwriting' })).toEqual([button])
    await app.db.updateTable('categories').set({ name: 'Fine Motor' }).where('name', '=', 'Handwriting').execute()
    expect(await found({ search: 'taking' })).toEqual([lantern])
    await sql`delete from game_categories where category_id = (select id from categories where name = 'Turn-Taking')`.execute(
      app.db,
    )
    // The old response stays cached until the database reports the change.
    await expect.poll(() => found({ search: 'taking' })).toEqual([])
  })

  test('with misspelled words needs each word, and the chosen category', async () => {
    expect(await found({ search: 'rivre' })).toEqual([lantern])
    expect(await found({ search: 'mindfulnes bretah' })).toEqual([tide])
    expect(await found({ search: 'mindfulnes rivre' })).toEqual([])
    expect(await found({ search: 'mindfulnes rivre', categories: 'OT' })).toEqual([])
    // 'time' with one wrong letter, and the beginning of 'tide'.
    expect(await found({ search: 'timr', sort: 'name' })).toEqual([orchard])
  })

  test('compares misspelled words with words that a game has, and deletes the others', async () => {
    const words = async () =>
      (await sql<{ word: string }>`select word from search_words order by word`.execute(app.db)).rows.map(
        ({ word }) => word,
      )
    const goals = (goal: string) =>
      app.db
        .updateTable('games')
        .set({ goals: [goal] })
        .where('game_name', '=', 'Button Bay')
        .execute()
    await goals('Juggle')
    await expect.poll(() => found({ search: 'jugglo' })).toEqual([button])
    await goals('Cut along a line')
    await expect.poll(() => found({ search: 'jugglo' })).toEqual([])
    expect(await words()).toContain('juggle')
    await deleteUnusedWords(app.db)
    expect(await words()).not.toContain('juggle')
    expect(await words()).toContain('line')
    expect(await found({ search: 'alnog' })).toEqual([button])
  })

  test('reads 80 characters and eight words', async () => {
    expect(await found({ search: `orchard ${'x'.repeat(2000)}` })).toEqual([])
    expect(await found({ search: 'orchard '.repeat(40) })).toEqual([orchard])
    expect(searchWords('One two, three-four 5 six seven eight nine ten')).toHaveLength(8)
  })
})

describe('the order', () => {
  test('by name, newest, or catalogue; an unknown one is catalogue order', async () => {
    expect(await found({ sort: 'name' })).toEqual([button, lantern, orchard, tide])
    expect(await found({ sort: 'newest' })).toEqual([orchard, button, lantern, tide])
    expect(await found({ sort: 'sideways' })).toEqual([lantern, orchard, tide, button])
    expect(await found({ search: 'river', sort: 'name' })).toEqual([lantern, tide])
  })

  test('by rating is best first, with unrated games last, and follows new reviews', async () => {
    const rate = async (name: string, rating: number) => {
      const { id: user_id } = await app.aRegistered()
      const game = await app.db.selectFrom('games').where('game_name', '=', name).select('id').executeTakeFirstOrThrow()
      await app.db.insertInto('reviews').values({ user_id, game_id: game.id, rating, review: 'Tried' }).execute()
    }
    await rate('Button Bay', 4)
    await rate('Tide Breath', 3)
    expect(await found({ sort: 'rating' })).toEqual([button, tide, lantern, orchard])
    await rate('Tide Breath', 5)
    await rate('Tide Breath', 5)
    await expect.poll(() => found({ sort: 'rating' })).toEqual([tide, button, lantern, orchard])
  })

  test('of pages is that of the whole list', async () => {
    const names: string[] = []
    for (const page of [1, 2, 3, 4]) {
      const { body } = await app.call(getAllGames, { query: { sort: 'name', per_page: 1, page } })
      names.push(body.all_games[0].game_name)
    }
    expect(names).toEqual([button, lantern, orchard, tide])
  })
})

describe('words that most games have', () => {
  const many = limits.found + 20

  beforeAll(async () => {
    // After the others: the last games of the catalogue have the common word in their name.
    await sql`insert into games (un_zip_filename, game_name, short_description, rank, published_at)
      select 'many-' || n, case when n = ${many} then 'Puddle' else 'Many ' || n end, 'A puddle to hop', 100 + n, now()
      from generate_series(1, ${many}::int) n`.execute(app.db)
  })
  afterAll(async () => {
    await sql`delete from games where rank > 100`.execute(app.db)
  })

  async function list(query: Record<string, unknown>) {
    const { body } = await app.call(getAllGames, { query: { per_page: 100, ...query } })
    return { total: body.pagination.total, names: body.all_games.map((game: { game_name: string }) => game.game_name) }
  }
  const first = Array.from({ length: 100 }, (_, index) => `Many ${index + 1}`)

  test.each(['puddle', 'pudlde'])(
    '%s: finds the first games of the catalogue, up to the limit of a search',
    async (search) => {
      await expect.poll(() => list({ search })).toEqual({ total: limits.found, names: first })
    },
  )

  test('by name', async () => {
    const names = [...first, ...Array.from({ length: many - 101 }, (_, index) => `Many ${index + 101}`)]
    expect(await list({ search: 'puddle', sort: 'name' })).toEqual({
      total: limits.found,
      names: names.toSorted().slice(0, 100),
    })
  })

  test('a rare word is found behind all of them', async () => {
    expect(await list({ search: `many ${many - 1}` })).toEqual({ total: 1, names: [`Many ${many - 1}`] })
  })
})
