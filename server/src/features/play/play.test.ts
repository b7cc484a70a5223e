import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRecentGames, viewGame } from '@marigold/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import type { TestUser } from '../../platform/testing/testing-users.ts'
import { gameJson, page, writeZip, type RawEntry } from './fixtures/raw-zip.ts'
import { importGame } from './import-game.ts'

let app: TestApp
let zips: string

const files: RawEntry[] = [
  page,
  { name: 'js/main.js', content: 'export const play = 1' },
  { name: 'levels/index.html', content: 'Levels' },
  { name: 'sound.mp3', content: '0123456789' },
  { name: 'engine.wasm.gz', content: 'gzipped' },
  { name: 'odd.thing', content: 'odd' },
]

beforeAll(async () => {
  app = await startApp()
  zips = mkdtempSync(join(tmpdir(), 'marigold-zips-'))
  for (const [slug, free] of [
    ['open-river', true],
    ['paid-orchard', false],
    ['paid-other', false],
  ] as const)
    await importGame(
      app.services,
      writeZip(zips, [...files, gameJson({ un_zip_filename: slug, game_name: slug, free, media: { steps: [] } })]),
    )
})
afterAll(async () => {
  await app.close()
  rmSync(zips, { recursive: true, force: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = async (user: TestUser | null, id: string) => app.as(user).call(viewGame, { params: { id } })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
test('on a full disk, games still open, but are not added to the recent ones', async () => {
  const user = await app.aSubscriber()
  app.status.full = true
  try {
    for (const id of ['open-river', 'paid-orchard'])
      expect(await open(user, id)).toMatchObject({ statusCode: 200, body: { play_url: expect.any(String) } })
  } finally {
    app.status.full = false
  }
  expect((await app.as(user).call(getRecentGames)).body).toEqual([])
})

async function ticketed(slug = 'paid-orchard'): Promise<string> {
  const { body } = await open(await app.aSubscriber(), slug)
  return body.play_url ?? ''
}

const active = [
  'aSubscriber',
  'aTrialing',
  'aPastDue',
  'aCanceledButRunning',
  'aComplimentary',
  'aPartner',
  'anAdmin',
] as const
const notActive = ['aRegistered', 'aNewUser', 'anExpired'] as const

describe('the URL of a game', () => {
  test.each(active)('%s gets one that opens a subscription game', async (role) => {
    const { body } = await open(await app[role](), 'paid-orchard')
    expect(body.message).toBe('Enjoy the game.')
    expect(body.play_url).toMatch(/^\/game_unzip_file\/paid-orchard\.1\.\d+\.[\w-]{43}\/vtx\/$/)
    const file = await get(body.play_url ?? '')
    expect([file.statusCode, file.body]).toEqual([200, page.content])
  })

  test.each(notActive)('%s gets none for a subscription game, and the plain path for a free one', async (role) => {
    const user = await app[role]()
    expect((await open(user, 'paid-orchard')).body).toEqual({
      message: 'This game is part of every plan. Subscribe Now for 7 Days Free Trial.',
      play_url: null,
    })
    expect((await open(user, 'open-river')).body.play_url).toBe('/game_unzip_file/open-river/vtx/')
  })

  test('needs a login, and an unknown game is not found', async () => {
    expect((await open(null, 'open-river')).statusCode).toBe(401)
    expect((await open(await app.aSubscriber(), 'nothing')).statusCode).toBe(404)
  })

  test('is missing for a game whose package has not arrived yet', async () => {
    await app.db
      .insertInto('games')
      .values({ un_zip_filename: 'empty', game_name: 'Empty', published_at: new Date() })
      .execute()
    expect((await open(await app.aSubscriber(), 'empty')).body).toEqual({
      message: 'This game can’t be opened yet.',
      play_url: null,
    })
    await app.db.deleteFrom('games').where('un_zip_filename', '=', 'empty').execute()
  })
})

describe('files of a game', () => {
  test.each([
    ['', 'text/html; charset=utf-8'],
    ['levels/', 'text/html; charset=utf-8'],
    ['js/main.js', 'text/javascript; charset=utf-8'],
    ['js/main.js?v=2', 'text/javascript; charset=utf-8'],
    ['sound.mp3', 'audio/mpeg'],
    ['odd.thing', 'application/octet-stream'],
  ])('%s is served as %s', async (path, type) => {
    const { statusCode, headers } = await get(`/game_unzip_file/open-river/vtx/${path}`)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
  })

  test('have the content encoding of a file that its engine compressed', async () => {
    const { headers } = await get('/game_unzip_file/open-river/vtx/engine.wasm.gz')
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['application/wasm', 'gzip'])
  })

  test('have the policy that keeps a game in its own origin, even when refused', async () => {
    const addresses = ['open-river/vtx/', 'open-river/vtx/js/main.js', 'open-river/vtx/none.png', 'paid-orchard/vtx/']
    for (const address of addresses) {
      const { headers } = await get(`/game_unzip_file/${address}`)
      expect(headers['content-security-policy']).toBe(
        "sandbox allow-scripts allow-pointer-lock; default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'; " +
          "connect-src 'self' data: blob:; frame-src 'self'; form-action 'none'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
      )
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'connection-allowlist': '(response-origin)',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/),
      })
      for (const absent of [
        'access-control-allow-credentials',
        'set-cookie',
        'x-frame-options',
        'cross-origin-opener-policy',
      ])
        expect([absent, headers[absent]]).toEqual([absent, undefined])
    }
  })

  test('a third-party page starts with the shim; pages of our kit and other files are unchanged', async () => {
    const levels = await get('/game_unzip_file/open-river/vtx/levels/')
    expect(levels.body).toMatch(/^<script>[\s\S]+<\/script>Levels$/)
    expect(levels.headers['content-length']).toBe(String(levels.body.length))
    const again = await get('/game_unzip_file/open-river/vtx/levels/', { 'if-none-match': String(levels.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('/game_unzip_file/open-river/vtx/')).body).toBe(page.content)
    expect((await get('/game_unzip_file/open-river/vtx/js/main.js')).body).toBe('export const play = 1')
    expect((await get('/game_unzip_file/open-river/vtx/none.html')).statusCode).toBe(404)
  })

  test('a long third-party page is complete', async () => {
    const long = `<head>${'é'.repeat(60_000)}</head>`
    const taken = await importGame(app.services, writeZip(zips, [{ name: 'index.html', content: long }], 'long-one'))
    await app.db.updateTable('games').set({ free: true }).where('un_zip_filename', '=', taken.un_zip_filename).execute()
    const { body } = await get('/game_unzip_file/long-one/vtx/')
    expect([body.startsWith('<head><script>'), body.endsWith(`</script>${long.slice(6)}`)]).toEqual([true, true])
    await app.db.deleteFrom('games').where('un_zip_filename', '=', 'long-one').execute()
  })

  test('a game may send a custom header', async () => {
    const { statusCode, headers } = await app.inject({
      method: 'OPTIONS',
      url: '/game_unzip_file/open-river/vtx/a.json',
    })
    expect([statusCode, headers['access-control-allow-origin'], headers['access-control-allow-headers']]).toEqual([
      204,
      '*',
      '*',
    ])
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  })

  test('HEAD returns what GET would', async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'HEAD',
      url: '/game_unzip_file/open-river/vtx/sound.mp3',
    })
    expect([statusCode, headers['content-length'], body]).toEqual([200, '10', ''])
  })

  test('a folder without its slash redirects', async () => {
    const { statusCode, headers } = await get('/game_unzip_file/open-river/vtx')
    expect([statusCode, headers.location]).toEqual([308, '/game_unzip_file/open-river/vtx/'])
  })

  test('a plain path is revalidated each time with a 304; a ticketed one is cached until it expires', async () => {
    const first = await get('/game_unzip_file/open-river/vtx/js/main.js')
    expect(first.headers['cache-control']).toBe('public, no-cache')
    const again = await get('/game_unzip_file/open-river/vtx/js/main.js', {
      'if-none-match': String(first.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const paid = await get(`${await ticketed()}js/main.js`)
    expect(paid.headers['cache-control']).toMatch(/^private, max-age=\d{5}, immutable$/)
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=x', 200, '0123456789', undefined],
  ])('the range %s returns %i', async (range, status, body, shown) => {
    const response = await get('/game_unzip_file/open-river/vtx/sound.mp3', { range })
    expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([status, body, shown])
  })

  test.each([
    '../../../../app-secret',
    '..%2f..%2f..%2f..%2fapp-secret',
    '%2e%2e/%2e%2e/%2e%2e/app-secret',
    'js/..%2f..%2f..%2fx',
    '..%5c..%5capp-secret',
    'js%00/main.js',
    '.env',
    'js/.hidden',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'js',
    'index.html/',
    'x'.repeat(3000),
    'c:/windows',
  ])('%s leads nowhere', async (path) => {
    const { statusCode, body } = await get(`/game_unzip_file/open-river/vtx/${path}`)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain(app.services.config.appSecret)
  })
})

describe('a subscription game stays closed for', () => {
  const refused = async (url: string, headers: Record<string, string> = {}) => {
    for (const path of ['', 'js/main.js', 'none.png']) {
      const response = await get(url + path, headers)
      expect([url, response.statusCode, response.headers['content-type']]).toEqual([
        url,
        403,
        'text/html; charset=utf-8',
      ])
      expect(response.body).toMatch(/<h1[^>]*>The game can’t open<\/h1><p>[A-Z].+\.<\/p>$/)
      expect(response.headers['cache-control']).toBe('no-store')
    }
  }

  test('its plain path, for everyone', async () => {
    await refused('/game_unzip_file/paid-orchard/vtx/')
    const { token } = await app.aSubscriber()
    await refused('/game_unzip_file/paid-orchard/vtx/', { authorization: `Bearer ${token}` })
  })

  test('a partner cookie', () =>
    refused('/game_unzip_file/paid-orchard/vtx/', { cookie: 'partner_user=1; sass_user=1' }))

  test('guessed and changed tickets', async () => {
    const [, name, version, exp, sig] = /\/([\w-]+)\.(\d+)\.(\d+)\.([\w-]+)\//.exec(await ticketed()) ?? []
    const swapped = `${sig?.startsWith('A') ? 'B' : 'A'}${sig?.slice(1)}`
    const later = Number(exp) + 43_200
    for (const ticket of [
      `${name}.${version}.${exp}.${swapped}`,
      `${name}.${version}.${later}.${sig}`,
      `${name}.2.${exp}.${sig}`,
      `${name}.${version}.${exp}`,
      `${name}.`,
      `${name}.${version}.${exp}.`,
      `${name}..${exp}.${sig}`,
      `${name}.${version}.${exp}.${'A'.repeat(43)}`,
    ])
      await refused(`/game_unzip_file/${ticket}/vtx/`)
  })

  test("another game's signature", async () => {
    const other = await ticketed('paid-other')
    await refused(other.replace('paid-other', 'paid-orchard'))
    expect((await get(other)).statusCode).toBe(200)
  })

  test('an expired ticket, with a page that says so', async () => {
    const url = await ticketed()
    const [, exp = ''] = /\.(\d{9,})\./.exec(url) ?? []
    const end = Number(exp) * 1000
    // Running games continue: files are served for another half day, but no page opens.
    vi.useFakeTimers({ toFake: ['Date'], now: end })
    expect([(await get(url)).statusCode, (await get(`${url}index.html`)).statusCode]).toEqual([403, 403])
    const late = await get(`${url}js/main.js`)
    expect([late.statusCode, late.headers['cache-control']]).toEqual([200, 'private, max-age=0, immutable'])
    vi.setSystemTime(end + 12 * 3_600_000)
    await refused(url)
    expect((await get(url)).body).toContain('This address has expired.')
  })

  test('games that do not exist, as for those that do', async () => {
    const known = await get('/game_unzip_file/paid-orchard/vtx/')
    const unknown = await get('/game_unzip_file/no-such-game/vtx/')
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  })

  test('a game that is no longer free', async () => {
    await app.db.updateTable('games').set({ free: false }).where('un_zip_filename', '=', 'open-river').execute()
    await refused('/game_unzip_file/open-river/vtx/')
    await app.db.updateTable('games').set({ free: true }).where('un_zip_filename', '=', 'open-river').execute()
  })

  test('a free game that is retired, or not published yet', async () => {
    const set = (values: { retired_at?: Date | null; published_at?: Date | null }) =>
      app.db.updateTable('games').set(values).where('un_zip_filename', '=', 'open-river').execute()
    await set({ retired_at: new Date() })
    await refused('/game_unzip_file/open-river/vtx/')
    await set({ retired_at: null, published_at: null })
    await refused('/game_unzip_file/open-river/vtx/')
    await set({ published_at: new Date() })
    expect((await get('/game_unzip_file/open-river/vtx/')).statusCode).toBe(200)
  })

  test('pictures of the catalogue give access to no file of the package', async () => {
    for (const path of ['index.html', 'js/main.js', '..%2f..%2f..%2fpackages%2fpaid-orchard%2f1%2findex.html'])
      expect((await get(`/assets/games/paid-orchard/1/${path}`)).statusCode).toBe(404)
  })
})

describe('recent games', () => {
  test('are the opened ones, newest first, once each, of that user only', async () => {
    const user = await app.aSubscriber()
    for (const slug of ['open-river', 'paid-orchard', 'open-river']) await open(user, slug)
    await open(await app.aSubscriber(), 'paid-other')
    const { body } = await app.as(user).call(getRecentGames)
    expect(body.map((one: { game: { title: string } }) => one.game.title)).toEqual(['open-river', 'paid-orchard'])
    expect(body[0]).toEqual({
      game_id: expect.any(Number),
      played_at: expect.stringMatching(/^\d{4}-.*Z$/),
      game: {
        game_image: null,
        game_image_land: null,
        title: 'open-river',
        game_name: 'open-river',
        short_description: 'Fold and float',
        un_zip_filename: 'open-river',
      },
    })
    expect((await app.as(user).call(getRecentGames, { query: { page: 2 } })).body).toEqual([])
    expect((await app.call(getRecentGames)).statusCode).toBe(401)
  })

  test.each(notActive)('leave out what was refused to %s', async (role) => {
    const user = await app[role]()
    for (const slug of ['paid-orchard', 'open-river', 'paid-other']) await open(user, slug)
    const { body } = await app.as(user).call(getRecentGames)
    expect(body.map((one: { game: { title: string } }) => one.game.title)).toEqual(['open-river'])
  })

  test('leave out what is no longer published', async () => {
    const user = await app.aSubscriber()
    await open(user, 'paid-other')
    expect((await app.as(user).call(getRecentGames)).body).toHaveLength(1)
    await app.db
      .updateTable('games')
      .set({ retired_at: new Date() })
      .where('un_zip_filename', '=', 'paid-other')
      .execute()
    expect((await app.as(user).call(getRecentGames)).body).toEqual([])
    expect((await open(user, 'paid-other')).statusCode).toBe(404)
    await app.db.updateTable('games').set({ retired_at: null }).where('un_zip_filename', '=', 'paid-other').execute()
  })
})
