import type pg from 'pg'
import { getAllGames, getNotifications, getRatings } from '@marigold/contract'
import { atMost, median, processorMilliseconds, ratios, type Row } from './measure.ts'
import { fillCatalogue, openDatabase, logIn, type RunningApp } from './running-app.ts'

const asks = 40

/** A URL to request. `number` makes each request different, so that no cache can respond. */
type Address = (number: number) => string

/**
 * Returns the processor milliseconds that a request costs the app and its database: a list for each URL, with an entry
 * for each round.
 */
async function costs(
  app: RunningApp,
  token: string,
  addresses: Record<string, Address>,
  rounds: number,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {}
  let number = 0
  for (let round = -1; round < rounds; round += 1)
    for (const [name, address] of Object.entries(addresses)) {
      const times: number[] = []
      for (let ask = 0; ask < asks; ask += 1) {
        const path = address(++number)
        const before = processorMilliseconds(app.pid)
        const response = await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
        times.push(processorMilliseconds(app.pid) - before)
      }
      // Other work of the app only ever adds time.
      if (round >= 0) (found[name] ??= []).push(median(times.toSorted((a, b) => a - b).slice(0, asks / 2)))
    }
  return found
}

async function fillReviews(database: pg.Pool, count: number): Promise<void> {
  const users = Math.ceil(count / 50)
  await database.query(
    `insert into users (username, email) select 'bench' || i, 'bench' || i || '@bench.test' from generate_series(1, $1::int) i
     on conflict do nothing`,
    [users],
  )
  await database.query('alter table reviews disable trigger user')
  await database.query(
    `insert into reviews (user_id, game_id, rating, review)
     select u.id, g.id, 1 + (u.id + g.id) % 5, 'My group asked for this one again.'
     from (select id from users where username like 'bench%' order by id limit $1) u,
       (select id from games order by id limit 50) g
     on conflict do nothing`,
    [users],
  )
  await database.query('alter table reviews enable trigger user')
  await database.query('delete from game_ratings')
  await database.query(
    'insert into game_ratings (game_id, total, sum) select game_id, count(*), sum(rating) from reviews group by game_id',
  )
}

/** Adds a number of notifications for each administrator. */
async function fillNotifications(database: pg.Pool, count: number): Promise<void> {
  await database.query(
    `insert into notifications (user_id, kind, key, message)
     select u.id, 'announcement', 'bench ' || i, 'Something that happened, and what can be done about it.'
     from users u, generate_series(1, $1::int) i where u.email = 'admin@bench.test' on conflict do nothing`,
    [count],
  )
}

// A different text each time, with the same words.
const punctuation = '.,;:'
const otherwise = (words: string, number: number) =>
  words + [...number.toString(punctuation.length)].map((digit) => punctuation[Number(digit)]).join('')

function addresses(games: number, notifications: number, game: number): Record<string, Address> {
  const ask = (path: string, values: Record<string, string | number>) => (number: number) =>
    `${path}?${new URLSearchParams(Object.entries({ ...values, fresh: number }).map(([name, value]) => [name, String(value)]))}`
  const search = (words: string) => (number: number) =>
    `${getAllGames.path}?search=${encodeURIComponent(otherwise(words, number))}`
  return {
    'first page of all games': ask(getAllGames.path, {}),
    'last page of all games': ask(getAllGames.path, { page: Math.floor(games / 12) }),
    'all games by category and age': ask(getAllGames.path, { categories: 'SLP', age_filters: '5-7' }),
    'search that was asked before': ask(getAllGames.path, { search: 'lantern' }),
    'search for a word of one game': search('lantern'),
    'search for a misspelled word': search('lantren'),
    'search for a word of nearly all games': search('number'),
    'reviews of a game': ask(getRatings.path.replace('{gameId}', String(game)), {}),
    'first notifications': ask(getNotifications.path, {}),
    'last notifications': ask(getNotifications.path, { page: notifications / 100 }),
  }
}

/** Measures the same calls with few and with very many rows, to show what grows with them. */
export async function measureGrowth(app: RunningApp, runs: number): Promise<Row[]> {
  const database = openDatabase(app)
  const token = await logIn(app)
  const first = (await database.query<{ id: number }>('select id from games order by id limit 1')).rows[0]?.id ?? 0
  const measure = async (games: number, reviews: number, notifications: number) => {
    await fillCatalogue(database, games)
    await fillReviews(database, reviews)
    await fillNotifications(database, notifications)
    await database.query('vacuum analyze')
    return costs(app, token, addresses(games, notifications, first), runs)
  }
  try {
    // A full page of notifications.
    const few = await measure(60, 1_000, 100)
    const many = await measure(60_000, 1_000_000, 10_000)
    return Object.entries(few).map(([name, cost]) =>
      atMost('with 1,000 times the rows, processor time ×', name, ratios(many[name] ?? [], cost), 1.3),
    )
  } finally {
    await database.end()
  }
}
