import type pg from 'pg'
import { getAllGames, getRatings } from '@marigold/contract'
import { atMost, median, ratios, type Row } from './measure.ts'
import { fillCatalogue, openDatabase, type RunningApp } from './running-app.ts'

const asks = 60

/** Milliseconds of calls whose answers cannot be kept, each a few times in a row, the least few of them taken. */
async function costs(
  app: RunningApp,
  paths: Record<string, string>,
  rounds: number,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {}
  for (let round = -1; round < rounds; round += 1)
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = []
      for (let ask = 0; ask < asks; ask += 1) {
        const began = performance.now()
        const answer = await fetch(`${app.url}${path}${path.includes('?') ? '&' : '?'}fresh=${began}`)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        times.push(performance.now() - began)
      }
      // Neighbours on the machine only ever add to a time.
      if (round >= 0) (found[name] ??= []).push(median(times.toSorted((a, b) => a - b).slice(0, asks / 4)))
    }
  return found
}

async function fillReviews(database: pg.Pool, count: number): Promise<void> {
  const people = Math.ceil(count / 50)
  await database.query(
    `insert into users (username, email) select 'bench' || i, 'bench' || i || '@bench.test' from generate_series(1, $1::int) i
     on conflict do nothing`,
    [people],
  )
  await database.query('alter table reviews disable trigger user')
  await database.query(
    `insert into reviews (user_id, game_id, rating, review)
     select u.id, g.id, 1 + (u.id + g.id) % 5, 'My group asked for this one again.'
     from (select id from users where username like 'bench%' order by id limit $1) u,
       (select id from games order by id limit 50) g
     on conflict do nothing`,
    [people],
  )
  await database.query('alter table reviews enable trigger user')
  await database.query('delete from game_ratings')
  await database.query(
    'insert into game_ratings (game_id, total, sum) select game_id, count(*), sum(rating) from reviews group by game_id',
  )
  await database.query('analyze')
}

/** The same calls with few rows and with very many: what grows with the number of rows shows here. */
export async function measureGrowth(app: RunningApp, runs: number): Promise<Row[]> {
  const database = openDatabase(app)
  const games = getAllGames.path
  const paths = (total: number) => ({
    'first page of all games': games,
    'last page of all games': `${games}?page=${Math.floor(total / 12)}`,
    'all games by category and age': `${games}?categories=SLP&age_filters=5-7`,
  })
  const first = (await database.query<{ id: number }>('select id from games order by id limit 1')).rows[0]?.id ?? 0
  const reviews = { 'reviews of a game': getRatings.path.replace('{gameId}', String(first)) }
  try {
    await fillCatalogue(database, 60)
    await fillReviews(database, 1_000)
    const few = { ...(await costs(app, paths(60), runs)), ...(await costs(app, reviews, runs)) }
    await fillCatalogue(database, 60_000)
    await fillReviews(database, 1_000_000)
    await database.query('vacuum analyze')
    const many = { ...(await costs(app, paths(60_000), runs)), ...(await costs(app, reviews, runs)) }
    return Object.entries(few).map(([name, cost]) =>
      atMost('with 1,000 times the rows, cost ×', name, ratios(many[name] ?? [], cost), 1.3),
    )
  } finally {
    await database.end()
  }
}
