import { brotliDecompressSync } from 'node:zlib'
import { getAllGames, getGame, getRatings } from '@marigold/contract'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/testing.ts'

const built = existsSync(join(import.meta.dirname, '../../../../web/build/server/index.js'))

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await sql`insert into games (un_zip_filename, game_name, short_description, color, published_at)
    values ('kept-river', 'Kept River', 'A river.', '#123456', now())`.execute(app.db)
})
afterAll(() => app.close())

const rename = (name: string) =>
  sql`update games set game_name = ${name} where un_zip_filename = 'kept-river'`.execute(app.db)
const queriesOfACall = async () => {
  let queries = 0
  const count = () => (queries += 1)
  app.pool.on('acquire', count)
  await app.call(getAllGames)
  app.pool.off('acquire', count)
  return queries
}
const nonceOf = (headers: Record<string, unknown>) =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none'

describe('an open call of the catalogue', () => {
  test('is served from memory, and again from the database once the catalogue has changed', async () => {
    await expect.poll(queriesOfACall).toBe(0)
    await rename('Renamed River')
    const nameNow = async () => (await app.call(getGame, { params: { id: 'kept-river' } })).body.game_name
    await expect.poll(nameNow).toBe('Renamed River')
    const names = async () =>
      (await app.call(getAllGames)).body.all_games.map((game: { game_name: string }) => game.game_name)
    await expect.poll(names).toContain('Renamed River')
  })

  test('is the same with and without compression, with its own request id each time', async () => {
    const plain = await app.inject({ url: '/api/all-games' })
    for (const _time of [1, 2]) {
      const small = await app.inject({ url: '/api/all-games?page=1', headers: { 'accept-encoding': 'gzip, br' } })
      const body =
        small.headers['content-encoding'] === 'br' ? brotliDecompressSync(small.rawPayload) : small.rawPayload
      expect(JSON.parse(String(body))).toEqual(plain.json())
      expect(small.headers['x-request-id']).not.toBe(plain.headers['x-request-id'])
      expect(small.headers.vary).toContain('accept-encoding')
    }
  })

  test('is not cached while the listener is disconnected, and again once it is back', async () => {
    await expect.poll(queriesOfACall).toBe(0)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen content' and datname = current_database()`.execute(app.db)
    await rename('Unheard River')
    const name = async () => (await app.call(getGame, { params: { id: 'kept-river' } })).body.game_name
    await expect.poll(name).toBe('Unheard River')
    await expect.poll(queriesOfACall, { timeout: 10_000 }).toBe(0)
  })

  test('is not cached when it refuses', async () => {
    const missing = { params: { id: 'kept-later' } }
    expect((await app.call(getGame, missing)).statusCode).toBe(404)
    await sql`insert into games (un_zip_filename, game_name, short_description, color, published_at)
      values ('kept-later', 'Later', 'Later.', '#123456', now())`.execute(app.db)
    expect((await app.call(getGame, missing)).statusCode).toBe(200)
  })
})

describe.runIf(built)('a public page', () => {
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

  test('has the nonce of its own policy only, cached or not, compressed or not', async () => {
    const seen = new Set<string>()
    const compressions = new Set<unknown>()
    const ask = async (encoding: string) => {
      const response = await get('/exploregames', { 'accept-encoding': encoding })
      const nonce = nonceOf(response.headers)
      const br = response.headers['content-encoding'] === 'br'
      const page = String(br ? brotliDecompressSync(response.rawPayload) : response.rawPayload)
      const inPage = new Set([...page.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1]))
      expect([...inPage]).toEqual([nonce])
      expect(page.match(/<script/g)?.length).toBe(page.match(/<script nonce="/g)?.length)
      expect(seen.has(nonce)).toBe(false)
      seen.add(nonce)
      compressions.add(response.headers['content-encoding'])
    }
    for (let time = 0; time < 3; time += 1) for (const encoding of ['identity', 'br']) await ask(encoding)
    expect(compressions).toEqual(new Set([undefined, 'br']))
  })

  test('contains nothing about a logged-in user, and is what a visitor gets', async () => {
    const user = await app.aSubscriber()
    const theirs = await get('/Gamedescription/kept-river', {
      authorization: `Bearer ${user.token}`,
      cookie: `sass_user=${user.email}; partner_user=1`,
      'x-secret': 'mark-of-a-person',
    })
    const visitors = await get('/Gamedescription/kept-river')
    const stripped = (response: typeof theirs) => response.body.replaceAll(nonceOf(response.headers), '')
    expect(stripped(theirs)).toBe(stripped(visitors))
    for (const mine of [user.token, user.email, 'mark-of-a-person']) expect(theirs.body).not.toContain(mine)
    expect(theirs.headers['set-cookie']).toBeUndefined()
  })

  test('shows a review as soon as it is written, and hides a game once it is retired', async () => {
    const id = (await app.call(getGame, { params: { id: 'kept-river' } })).body.id
    await get('/Gamedescription/kept-river')
    const user = await app.aSubscriber()
    await sql`insert into reviews (user_id, game_id, rating, review) values (${user.id}, ${id}, 5, 'They asked to stay.')`.execute(
      app.db,
    )
    await expect.poll(async () => (await get('/Gamedescription/kept-river')).body).toContain('They asked to stay.')
    expect((await app.call(getRatings, { params: { gameId: String(id) } })).body.total_reviews).toBe(1)
    await sql`update games set retired_at = now() where id = ${id}`.execute(app.db)
    await expect.poll(async () => (await get('/Gamedescription/kept-river')).statusCode).toBe(404)
  })
})
