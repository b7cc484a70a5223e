import { getUsers } from '@marigold/contract'
import { atMost, quantile, type Row } from './measure.ts'
import { logIn, openDatabase, type RunningApp } from './running-app.ts'

const accounts = 60_000
const asks = 60

/** Queries of the console's list of users, from none that matches to all. */
const queries: Record<string, (number: number) => Record<string, string>> = {
  'newest users': () => ({}),
  'users far down the list': (number) => ({ before: String(500 + number) }),
  'users by a rare name': (number) => ({ search: `vega${number * 900}` }),
  'users by a name and a company': (number) => ({ search: `rosa clinic ${number % 90}` }),
  'users by an email': (number) => ({ search: `user${number * 700}@bench.test` }),
  'users by a word that all have': () => ({ search: 'bench.test' }),
  'users by one letter': () => ({ search: 'r' }),
  'users by a word that none has': () => ({ search: 'zzyzx' }),
  'blocked users by name': () => ({ search: 'rosa', filter: 'blocked' }),
}

/** Returns how long a response takes, in milliseconds; fails if it isn't a list. */
async function responseTime(app: RunningApp, token: string, query: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${app.url}${getUsers.path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${JSON.stringify(query)} answered ${response.status}`)
  return performance.now() - began
}

/** Measures how long the console's list of users takes with 60,000 accounts: 95 of 100 responses, end to end. */
export async function measureUsers(app: RunningApp, runs: number): Promise<Row[]> {
  const database = openDatabase(app)
  try {
    const token = await logIn(app)
    // The measured login passes as one with a second factor.
    await database.query('update sign_ins set second_factor_at = now()')
    await database.query(
      `insert into users (username, email, first_name, last_name, company_name)
       select 'user' || i, 'user' || i || '@bench.test', (array['Rosa', 'Mei', 'Ada', 'Pat'])[1 + i % 4], 'Vega' || i,
         case when i % 3 = 0 then 'Clinic ' || i % 90 else '' end
       from generate_series(1, $1::int) i on conflict do nothing`,
      [accounts],
    )
    await database.query('vacuum analyze users')
    const rows: Row[] = []
    for (const [name, query] of Object.entries(queries)) {
      const found: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const times: number[] = []
        for (let number = 1; number <= asks; number += 1) times.push(await responseTime(app, token, query(number)))
        found.push(quantile(times, 0.95))
      }
      rows.push(atMost('p95 with 60,000 accounts', name, found, 150, ' ms'))
    }
    return rows
  } finally {
    await database.query("delete from users where email like '%@bench.test' and not is_admin")
    await database.end()
  }
}
