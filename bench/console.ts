import {
  getAuditLog,
  getInvoices,
  getPlans,
  getProviderEvents,
  getReviews,
  getThreads,
  getUsers,
} from '@marigold/contract'
import type { Pool } from 'pg'
import { atMost, quantile, type Row } from './measure.ts'
import { logIn, openDatabase, type RunningApp } from './running-app.ts'

const rowCount = 60_000
const asks = 60

type Query = Record<string, string>

/** A list of the console, what it's asked, and the same queries in words. `number` differs with each request. */
interface List {
  path: string
  queries: Record<string, (number: number) => Query>
}

const lists: Record<string, List> = {
  users: {
    path: getUsers.path,
    queries: {
      newest: () => ({}),
      'far down the list': (number) => ({ before: String(500 + number) }),
      'by a rare name': (number) => ({ search: `vega${number * 900}` }),
      'by a name and a company': (number) => ({ search: `rosa clinic ${number % 90}` }),
      'by an email': (number) => ({ search: `user${number * 700}@bench.test` }),
      'by a word that all have': () => ({ search: 'bench.test' }),
      'by one letter': () => ({ search: 'r' }),
      'by a word that none has': () => ({ search: 'zzyzx' }),
      'blocked, by name': () => ({ search: 'rosa', filter: 'blocked' }),
      trialing: () => ({ filter: 'trial' }),
      'paying, far down the list': (number) => ({ filter: 'subscriber', before: String(500 + number) }),
      'past due': () => ({ filter: 'past_due' }),
      'past due, by a rare name': (number) => ({ filter: 'past_due', search: `vega${number * 900}` }),
      'canceled, by a word that all have': () => ({ filter: 'canceled', search: 'bench.test' }),
      complimentary: () => ({ filter: 'complimentary' }),
      'without a plan': () => ({ filter: 'none' }),
    },
  },
  threads: {
    path: getThreads.path,
    queries: {
      newest: () => ({}),
      'open, unassigned': () => ({ state: 'open', assignee: 'nobody' }),
      'far down the list': (number) => ({ before: String(500 + number) }),
      'by a rare word': (number) => ({ search: `thread${number * 900}` }),
      'by a word that all have': () => ({ search: 'lantern' }),
      'by a word that none has': () => ({ search: 'zzyzx' }),
    },
  },
  reviews: {
    path: getReviews.path,
    queries: {
      newest: () => ({}),
      hidden: () => ({ filter: 'hidden' }),
      'by a rare word': (number) => ({ search: `review${number * 900}` }),
      'by a word that all have': () => ({ search: 'group' }),
      'by a word that none has': () => ({ search: 'zzyzx' }),
    },
  },
  log: {
    path: getAuditLog.path,
    queries: {
      newest: () => ({}),
      'far down the list': (number) => ({ before: String(500 + number) }),
      'of an object': (number) => ({ object: `game ${number * 900}` }),
      'of an account': (number) => ({ account: `user${number * 700}@bench.test` }),
    },
  },
  plans: {
    path: getPlans.path,
    queries: {
      current: () => ({ filter: 'current' }),
      'past due': () => ({ filter: 'past_due' }),
      'ending soon': () => ({ filter: 'ending' }),
      canceled: () => ({ filter: 'canceled' }),
    },
  },
  invoices: {
    path: getInvoices.path,
    queries: { open: () => ({ filter: 'open' }), refunded: () => ({ filter: 'refunded' }) },
  },
  'payment events': {
    path: getProviderEvents.path,
    queries: {
      newest: () => ({}),
      failed: () => ({ filter: 'failed' }),
      applied: () => ({ filter: 'applied' }),
      waiting: () => ({ filter: 'waiting' }),
    },
  },
}

/** Returns how long a response takes, in milliseconds; fails if it isn't a list. */
async function responseTime(url: string, token: string, query: Query): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url} ${JSON.stringify(query)} answered ${response.status}`)
  return performance.now() - began
}

/** Fills the tables, with as many rows each. A few rows are in the rare states that filters look for. */
async function fill(database: Pool): Promise<void> {
  const insert = (text: string) => database.query(text, [rowCount])
  await insert(
    `insert into users (username, email, first_name, last_name, company_name)
     select 'user' || i, 'user' || i || '@bench.test', (array['Rosa', 'Mei', 'Ada', 'Pat'])[1 + i % 4], 'Vega' || i,
       case when i % 3 = 0 then 'Clinic ' || i % 90 else '' end
     from generate_series(1, $1::int) i on conflict do nothing`,
  )
  await insert(
    `insert into threads (kind, name, email, body, state)
     select 'message', 'Rosa Vega', 'user' || i || '@bench.test', 'The lantern of thread' || i || ' is dark.',
       case when i % 100 = 0 then 'open' else 'done' end
     from generate_series(1, $1::int) i`,
  )
  // It would count each review of the one game.
  await database.query('alter table reviews disable trigger user')
  await insert(
    `insert into reviews (user_id, game_id, rating, review, hidden_at)
     select id, (select min(id) from games), 4, 'Our group likes review' || row_number() over (),
       case when id % 1000 = 0 then now() end
     from users where email like '%@bench.test' limit $1 on conflict do nothing`,
  )
  await database.query('alter table reviews enable trigger user')
  await insert(
    `insert into audit (user_id, action, object)
     select id, 'game.changed', 'game ' || row_number() over () from users where email like '%@bench.test' limit $1`,
  )
  await insert(
    `insert into subscriptions (user_id, provider_id, plan, provider_status, current_period_start, current_period_end,
       cancel_at_period_end, past_due_since, live)
     select id, 'bench-sub-' || id, 'monthly', case when id % 500 = 0 then 'past_due' when id % 50 = 0 then 'trialing' else 'active' end,
       now() - interval '9 days', now() + interval '21 days', id % 700 = 0,
       case when id % 500 = 0 then now() end, true
     from users where email like '%@bench.test' and id % 400 > 0 limit $1`,
  )
  await insert(
    `insert into invoices (user_id, customer, provider_id, number, status, plan, period_start, period_end, lines, total,
       paid, refunded, created_at)
     select id, 'bench', 'bench-in-' || id, 'B-' || id, case when id % 500 = 0 then 'open' else 'paid' end, 'monthly',
       now() - interval '9 days', now() + interval '21 days', '[]', 1900, 1900, case when id % 700 = 0 then 1900 else 0 end,
       now()
     from users where email like '%@bench.test' limit $1`,
  )
  await insert(
    `insert into provider_events (id, type, body, received_at, applied_at, error)
     select 'bench-' || i, 'invoice.paid', '{}', now() - i * interval '1 minute',
       case when i % 500 > 0 then now() end, case when i % 1000 = 0 then 'The database was restarting.' end
     from generate_series(1, $1::int) i`,
  )
  await database.query('vacuum analyze')
}

/** Deletes the rows again, except the log's, which is append-only. */
async function empty(database: Pool): Promise<void> {
  for (const text of [
    "delete from provider_events where id like 'bench-%'",
    "delete from invoices where customer = 'bench'",
    "delete from threads where email like '%@bench.test'",
    "delete from subscriptions where provider_id like 'bench-%'",
    'truncate reviews cascade',
    // Otherwise each deleted user would be looked for among the deleted rows.
    'vacuum analyze',
    "delete from users where email like '%@bench.test' and not is_admin",
  ])
    await database.query(text)
}

/** Returns the time within which 95 of 100 responses came, in milliseconds, for each run. */
async function slowest(url: string, token: string, query: (number: number) => Query, runs: number): Promise<number[]> {
  const found: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const times: number[] = []
    for (let number = 1; number <= asks; number += 1) times.push(await responseTime(url, token, query(number)))
    found.push(quantile(times, 0.95))
  }
  return found
}

/** Measures how long the console's lists take with 60,000 rows in each: 95 of 100 responses, end to end. */
export async function measureConsole(app: RunningApp, runs: number): Promise<Row[]> {
  const database = openDatabase(app)
  try {
    const token = await logIn(app)
    // The measured login passes as one with a second factor.
    await database.query('update sign_ins set second_factor_at = now()')
    await fill(database)
    const measured: Row[] = []
    for (const [list, { path, queries }] of Object.entries(lists))
      for (const [name, query] of Object.entries(queries)) {
        const found = await slowest(app.url + path, token, query, runs)
        measured.push(atMost('p95 with 60,000 rows', `${list}: ${name}`, found, 150, ' ms'))
      }
    return measured
  } finally {
    await empty(database)
    await database.end()
  }
}
